"""The still form of a table: a numbered storyboard of its key frames, which needs neither kernel nor script.

Each picture is an `<img>` with its alternative text and the SVG inside its address: of all forms only this one is
shown, alternative text and all, in a notebook that is not trusted.
"""

from __future__ import annotations

from base64 import b64encode
from collections.abc import Sequence
from html import escape

from cardgames.engine.timeline import Frame, Timeline
from cardgames.engine.view import AUDIENCE
from cardgames.engine.words import PUNCTUATION, Words, seat_name, signed
from cardgames.engine.zones import ALL
from cardgames.svg.alt import view_alt
from cardgames.svg.table import changes, table
from cardtable.data import viewer

MOST = 5
"""Pictures in a storyboard: together they stay far below what makes a notebook slow to open."""
WIDTH = 700

_STEP = Words("Step {n} of {last}", "第{n}步，共{last}步")
_SEED = Words("seed {seed}", "种子{seed}")
_SEEN = Words("seen by {who}", "{who}的视角")
_AUDIENCE = Words("the audience", "旁观者")


def step_words(frame: int, last: int, lang: str = "en") -> str:
    """ "Step 3 of 12"."""
    return _STEP.fill({"n": frame, "last": last}, lang)


def seed_words(seed: object, lang: str = "en") -> str:
    """ "seed 7"; nothing for a game that was not dealt from a seed, or whose seed is not shown."""
    return "" if seed is None else _SEED.fill({"seed": str(seed)}, lang)


def summary(title: str, frame: int, last: int) -> str:
    """The table in one line of plain text: "Hey, Bartender! step 3 of 12"."""
    return f"{title} step {frame} of {last}"


def key_frames(line: Sequence[Frame], shown: int = 0, most: int = MOST) -> list[int]:
    """The frames of a storyboard: first and last, the one shown, and key moments spread evenly between."""
    last = len(line) - 1
    chosen = {0, last, max(0, min(shown, last))}
    inner = range(1, last)
    moments = [i for i in inner if line[i].moment is not None]
    pool = [i for i in (moments if len(moments) >= most - len(chosen) else inner) if i not in chosen]
    take = min(most - len(chosen), len(pool))
    return sorted(chosen.union(pool[int((k + 0.5) * len(pool) / take)] for k in range(take)))


def storyboard(
    timeline: Timeline,
    *,
    view: str = ALL,
    lang: str = "en",
    pack: str = "standard",
    shown: int = 0,
    most: int = MOST,
    seed: bool = True,
) -> str:
    """The key frames of one view as HTML; `shown` is the frame that has to be among them.

    The seed stands in it only where all is open, and not with `seed=False`: whoever has it can deal the cards again.
    """
    line = timeline.line(viewer(view))
    figures = [_figure(timeline, line, i, lang, pack) for i in key_frames(line, shown, most)]
    return f"<div>\n<p>{_heading(timeline, view, lang, seed)}</p>\n" + "\n".join(figures) + "\n</div>"


def picture(timeline: Timeline, line: Sequence[Frame], i: int, lang: str, pack: str) -> str:
    """One frame as an `<img>`: what moved is outlined, what left a common place is shown pale."""
    view = line[i].view
    moved, gone = changes(line[i - 1].view, view) if i else ((), ())
    svg = table(view, timeline.game.board, lang=lang, width=WIDTH, moved=moved, gone=gone, pack=pack, labelled=False)
    data = b64encode(svg.encode()).decode()
    return f'<img alt="{escape(view_alt(view, lang))}" src="data:image/svg+xml;base64,{data}" width="{WIDTH}">'


def _heading(timeline: Timeline, view: str, lang: str, seed: bool) -> str:
    parts = [seed_words(timeline.seed, lang)] if seed and view == ALL else []
    if view != ALL:
        who = _AUDIENCE[lang] if view == AUDIENCE else seat_name(int(view), lang, timeline.names)
        parts.append(_SEEN.fill({"who": who}, lang))
    return f"<b>{escape(timeline.game.title[lang])}</b> " + escape(PUNCTUATION[lang].comma.join(filter(None, parts)))


def _figure(timeline: Timeline, line: Sequence[Frame], i: int, lang: str, pack: str) -> str:
    frame, names = line[i], timeline.names
    signs = PUNCTUATION[lang]
    said = signs.space.join(said.text(lang, names) for _, said in frame.said)
    sums = [
        f"{seat_name(one.seat, lang, names)}{signs.colon}{one.equation or signed(one.amount)}{signs.aside(one.clause)}"
        for one in frame.lines
    ]
    clauses = list(dict.fromkeys(clause for clause, _ in frame.said))
    caption = f"<b>{escape(step_words(i, len(line) - 1, lang) + signs.stop)}</b>{signs.space}{escape(said)}"
    notes = signs.semicolon.join(escape(text) for text in [signs.items.join(clauses), *sums] if text)
    return (
        f"<figure>\n<figcaption>{caption}<br>{notes}</figcaption>\n{picture(timeline, line, i, lang, pack)}\n</figure>"
    )
