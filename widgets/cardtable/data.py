"""What a page needs to show a timeline: plain JSON, frames as changes, only what the views asked for may see.

    {"version": 1, "game": {"slug", "title": [en, zh]}, "seed" | null, "names": [...] | null, "seats",
     "strings": [[en, zh], ...],             every text below is an index into this pool
     "clauses": {id: [title, text]},          the clauses that occur; below, a clause is its place in this list
     "cards": {"7S": {"name", "suit", "face", "large" where it differs}}, a face: [shape, place, shape, place, ...];
     "places": [[x, y, scale, role], ...], "backs": {name: display list}, "shapes": {id: path data},
     "letters": {letter: [coded outline, width unless 24]},     of which words are spelled
     "zones": {key: {"label", "owner", "back", "down"}}, "counters": {key: {"label", "owner"}},
     "board": [{"kind", "slots": [{"zone", "shape", "size", "note", "marks": [text, ...] | the name of a counter,
         "counters", "crossed", "shy", "marker": [shape, counter]}], "counters", "label", "figure"}],
     "views": ["all", "0", ..., "audience"], "lines": {view: [frame, ...]}, "shared": [frame, ...],
     "sync": {view: [frame index after each step of the table]}}

In a line a number stands for the frame of that number in "shared", where frames lie that occur more than once: most of
what happens looks alike to many seats. A frame with "as" is the shared frame of
that number with what it has itself on top, in "z" and "c" place by place. A view without "sync" has a frame of its own
for each step of the table.

A frame: "say" [[clause, text], ...], "log" (where it is not the first text said), "by", "next", "z" and "c" (zones and
counters that changed; in a zone a number stands for that many face-down cards, and a 0 at the start for the cards that
lay there already, -3 for those without the first 3; a counter is a number, true, false, null or [text], the captions of
a place [text, ...]), and where there is something to say "sum" [[seat, clause, label, arithmetic, amount], ...], "wait"
(a secret choice is open), "moment", "round", "over" (the winners).

A seed is there only with all the views, because whoever has it can deal the cards again. No data hold a record, a deck,
options or comments.

The steps of the table are those of the timeline at which at least one of the views sees something new: with the open
view among them, all; with a single seat, only its own frames, so that nothing shows how often others were asked.
"""

from __future__ import annotations

import json
from bisect import bisect_right
from collections import Counter
from collections.abc import Iterable, Sequence
from itertools import groupby
from typing import Any, NamedTuple

from cardgames.cards import SUIT_SIGNS, Card
from cardgames.engine.board import Board, Slot
from cardgames.engine.state import CHANCE
from cardgames.engine.timeline import Frame, Timeline
from cardgames.engine.view import AUDIENCE, CounterView, View
from cardgames.engine.words import LANGUAGES, Said, Words
from cardgames.engine.zones import ALL
from cardgames.faults import Fault
from cardgames.quoting import clip
from cardgames.svg import cards as faces
from cardgames.svg.letters import EM, is_word, letter, outline
from cardgames.svg.look import shown, silent

VERSION = 1
QUIET = Words("…", "…")
"""What the log says of a step about which a viewer is told nothing."""
Json = dict[str, Any]


class TableError(Fault):
    """A wish for a view, step, language, pack or number of pictures that a table does not have."""


def all_views(timeline: Timeline) -> tuple[str, ...]:
    """The views there are: everything, each seat, the audience."""
    return (ALL, *(str(seat) for seat in range(timeline.last.seats)), AUDIENCE)


def check_views(timeline: Timeline, views: Iterable[object] | None) -> tuple[str, ...]:
    """The views asked for, as words and without doubles. Raises TableError that names the ones there are."""
    known = all_views(timeline)
    if views is None:
        return known
    asked = [views] if isinstance(views, (str, int)) else list(views)
    wanted = tuple(dict.fromkeys(str(view) for view in asked))
    wrong = [view for view in wanted if view not in known]
    if wrong or not wanted:
        en = f"this table has no view {clip(wrong[0])}" if wrong else "a table needs at least one view"
        zh = f"这张牌桌没有视角{clip(wrong[0])}" if wrong else "牌桌至少要有一个视角"
        raise TableError(f"{en}; choose from {', '.join(known)}", f"{zh}；可以选：{'、'.join(known)}")
    return wanted


def shown_seed(timeline: Timeline, views: Iterable[str]) -> object:
    """The seed where every view can be looked at; None elsewhere, because from it the whole deal follows."""
    return timeline.seed if set(views) >= set(all_views(timeline)) else None


def viewer(view: str) -> int | str:
    """The viewer of the engine for a view's name: "0" is seat 0."""
    return int(view) if view.isdigit() else view


def table_data(timeline: Timeline, views: Iterable[object] | None = None) -> Json:
    """The table data of a timeline for some views (default: all)."""
    return _Writer(timeline, check_views(timeline, views)).data()


def table_steps(timeline: Timeline, views: Sequence[str]) -> list[int]:
    """For each step of the table the step of the timeline that it shows."""
    return sorted({frame.step for view in views for frame in timeline.line(viewer(view))})


def frame_at(data: Json, view: str, step: int) -> int:
    """The frame that a view shows at a step of the table."""
    return int(data["sync"][view][step]) if view in data["sync"] else step


class _Shot(NamedTuple):
    """A frame of a line before it is shortened: the step it shows, what it tells, all zones and counters then."""

    step: int
    told: Json
    whole: Json


class _Writer:
    """Collects texts, cards and clauses while the lines are written, so that only what occurs is sent."""

    def __init__(self, timeline: Timeline, views: Sequence[str]) -> None:
        self.timeline = timeline
        self.views = views
        self.pool: dict[tuple[str, str], int] = {}
        self.cards: dict[str, Card] = {}
        self.clauses: dict[str, int] = {}
        self.backs: set[str] = set()
        self.shapes: set[str] = set(SUIT_SIGNS)
        self.places: dict[tuple[str | float, ...], int] = {}
        slots = [slot for group in timeline.game.board.groups for slot in group.slots]
        self.captions = {slot.captions for slot in slots}
        self.markers = dict(slot.marker for slot in slots if slot.marker)

    def data(self) -> Json:
        game, state = self.timeline.game, self.timeline.last
        lines = {view: self.line(view) for view in self.views}
        pictures = [frame.view for view in self.views for frame in self.timeline.line(viewer(view))]
        data = {
            "version": VERSION,
            "game": {"slug": game.slug, "title": [game.title.en, game.title.zh]},
            "seed": shown_seed(self.timeline, self.views),
            "names": None if self.timeline.names is None else list(self.timeline.names),
            "seats": state.seats,
            "clauses": self.rules(),
            "zones": self.zones(pictures),
            "counters": self.counters(pictures),
            "board": self.board(game.board),
            "views": list(self.views),
            **_shared(lines),
            "sync": self.sync(),
            **self.drawings(),
        }
        return {**data, "strings": [list(pair) for pair in self.pool]}

    # Texts -------------------------------------------------------------------------------------------------------

    def text(self, text: Said | Words | dict[str, str]) -> int:
        """The number of a text in the pool."""
        names = self.timeline.names
        pair = (text["en"], text["zh"]) if isinstance(text, dict) else (text.text("en", names), text.text("zh", names))
        return self.pool.setdefault(pair, len(self.pool))

    def maybe(self, text: Said | Words | None) -> int | None:
        return None if text is None else self.text(text)

    def clause(self, clause: str) -> int:
        """The number of a clause in the list of those that occur."""
        return self.clauses.setdefault(clause, len(self.clauses))

    def rules(self) -> Json:
        """Title and text of the clauses that occurred."""
        rules = (self.timeline.game.rulebook[clause] for clause in self.clauses)
        return {rule.id: [self.text(rule.title), self.text(rule.text)] for rule in rules}

    # Lines -------------------------------------------------------------------------------------------------------

    def line(self, view: str) -> list[_Shot]:
        """The frames of one view, each with what changed since the one before."""
        shots: list[_Shot] = []
        zones: Json = {}
        counters: Json = {}
        for frame in self.timeline.line(viewer(view)):
            now_zones = {key: self.row(zone.cards) for key, zone in frame.view.zones.items()}
            numbers = frame.view.counters.items()
            now_counters = {key: self.value(number) for key, number in numbers if self.sent(number)}
            moved = {key: _grown(zones.get(key, []), row) for key, row in _changed(zones, now_zones).items()}
            told = {**self.told(frame), "z": moved, "c": _changed(counters, now_counters)}
            zones, counters = now_zones, now_counters
            shots.append(_Shot(frame.step, told, {"z": zones, "c": counters}))
        return shots

    def sent(self, counter: CounterView) -> bool:
        """Whether the page needs a number: it is shown, or it moves a marker."""
        return counter.shown or counter.name in self.markers.values()

    def told(self, frame: Frame) -> Json:
        """What a frame says."""
        say = [[self.clause(clause), self.text(said)] for clause, said in frame.said]
        log = self.text(frame.brief or (frame.said[0][1] if frame.said else QUIET))
        told: Json = {
            "say": say,
            **({} if say and say[0][1] == log else {"log": log}),
            "by": frame.by,
            "next": None if frame.view.actor == CHANCE else frame.view.actor,
        }
        if frame.lines:
            told["sum"] = [
                [line.seat, self.clause(line.clause), self.text(line.label), line.arithmetic, line.amount]
                for line in frame.lines
            ]
        if frame.moment is not None:
            told["moment"] = frame.moment
        if frame.round is not None:
            told["round"] = self.text(frame.round)
        if frame.view.waiting:
            told["wait"] = True
        if frame.view.over:
            told["over"] = list(frame.view.winners or ())
        return told

    def value(self, counter: CounterView) -> Any:
        """A counter's value: a number or a truth as it is, anything else as [its text]; null when it is silent."""
        value, listed = counter.value, counter.name in self.captions
        if silent(value):
            return [] if listed else None
        if isinstance(value, (bool, int, float)):
            return value
        texts = value if listed else [value]
        return [self.text({lang: shown(text, lang, self.timeline.names) for lang in LANGUAGES}) for text in texts]

    def row(self, cards: Sequence[Card | None]) -> list[str | int]:
        """Cards by their texts; a run of face-down cards by its length."""
        row: list[str | int] = []
        for down, run in groupby(cards, key=lambda card: card is None):
            known = [card for card in run if card is not None or down]
            row += [len(known)] if down else [card.text for card in known if card is not None]
        self.cards.update((card.text, card) for card in cards if card is not None)
        return row

    def sync(self) -> Json:
        """For each view the frame it shows after each step of the table."""
        clock = table_steps(self.timeline, self.views)
        ends = {view: [frame.step for frame in self.timeline.line(viewer(view))] for view in self.views}
        return {
            view: [max(0, bisect_right(steps, step) - 1) for step in clock]
            for view, steps in ends.items()
            if steps != clock
        }

    # The table itself --------------------------------------------------------------------------------------------

    def zones(self, pictures: Sequence[View]) -> Json:
        """The places: what they are called, whose they are, their back, and whether they lie face down by nature."""
        seen = {key: zone for picture in pictures for key, zone in picture.zones.items()}
        self.backs.update(zone.back for zone in seen.values())
        return {
            key: {"label": self.text(zone.label), "owner": zone.owner, "back": zone.back, "down": zone.down}
            for key, zone in seen.items()
        }

    def counters(self, pictures: Sequence[View]) -> Json:
        """The numbers that are shown."""
        seen = {key: counter for picture in pictures for key, counter in picture.counters.items() if counter.shown}
        return {key: {"label": self.text(counter.label), "owner": counter.owner} for key, counter in seen.items()}

    def board(self, board: Board) -> list[Json]:
        """Where the places lie."""
        return [
            {
                "kind": group.kind,
                "label": self.maybe(group.label),
                "figure": group.figure,
                "counters": list(group.counters),
                "slots": [self.slot(slot) for slot in group.slots],
            }
            for group in board.groups
        ]

    def slot(self, slot: Slot) -> Json:
        marks = slot.captions if slot.marks is None else [self.text(mark) for mark in slot.marks]
        return {
            "zone": slot.zone,
            "shape": slot.shape,
            "size": slot.size,
            "note": self.maybe(slot.note),
            "marks": marks,
            "counters": list(slot.counters),
            "crossed": slot.crossed,
            "shy": slot.shy,
            **({"marker": [*slot.marker]} if slot.marker else {}),
        }

    def drawings(self) -> Json:
        """The faces of the cards that occur, the backs, and the shapes they are made of."""
        cards: Json = {}
        for text, card in sorted(self.cards.items(), key=lambda item: item[1].index):
            face, large = (self.face(faces.display_list(card, large=large)) for large in (False, True))
            cards[text] = {"name": self.text(card.name), "suit": card.suit, "face": face}
            if large != face:
                cards[text]["large"] = large
        backs = {name: faces.BACKS[name] for name in sorted({"standard", *self.backs})}
        self.shapes.update(str(mark[0]) for marks in backs.values() for mark in marks)
        self.shapes.update(group.figure for group in self.timeline.game.board.groups if group.figure is not None)
        self.shapes.update(self.markers)
        drawn, words = ({shape for shape in self.shapes if is_word(shape) is spelled} for spelled in (False, True))
        return {
            "cards": cards,
            "backs": backs,
            "places": list(map(list, self.places)),
            "shapes": {shape: outline(shape) for shape in sorted(drawn)},
            "letters": {sign: _letter(sign) for sign in sorted({*"".join(words)} - {"\n"})},
        }

    def face(self, marks: faces.DisplayList) -> list[str | int]:
        """A face as shapes, each followed by the number of its place."""
        flat: list[str | int] = []
        for shape, *place in marks:
            self.shapes.add(str(shape))
            flat += [str(shape), self.places.setdefault(tuple(place), len(self.places))]
        return flat


def _letter(sign: str) -> list[str | int]:
    code, wide = letter(sign)
    return [code] if wide == EM else [code, wide]


def _shared(lines: dict[str, list[_Shot]]) -> Json:
    """The lines with what several views have in common put in one place; see the module's text.

    At each step the last view with a frame (the audience, if it is there) gives the base for the others.
    """
    base = {shot.step: shot.told for line in lines.values() for shot in line}
    texts = {view: [json.dumps(shot.told) for shot in line] for view, line in lines.items()}
    times = Counter(text for line in texts.values() for text in line)
    used: dict[str, int] = {}

    def place(frame: Json) -> int:
        return used.setdefault(json.dumps(frame), len(used))

    def short(shot: _Shot, text: str) -> Json | int:
        common, frame = base[shot.step], shot.told
        own = None if frame == common else _on_top(common, shot)
        if own is not None:
            frame = {"as": place(common), **own}
        return place(frame) if times[text] > 1 else frame

    short_lines = {view: list(map(short, line, texts[view])) for view, line in lines.items()}
    return {"lines": short_lines, "shared": [json.loads(text) for text in used]}


def _on_top(common: Json, shot: _Shot) -> Json | None:
    """What makes the frame out of the common one; None where the common one tells something that this one cannot."""
    told, whole = shot.told, shot.whole
    retold = {"say", "log"} if told["say"] != common["say"] else set()  # what is said and logged goes together
    if not common.keys() - retold <= told.keys() or any(not common[part].keys() <= whole[part].keys() for part in "zc"):
        return None
    other = {name for name, value in told.items() if name not in "zc" and common.get(name, ...) != value}
    own = {name: told[name] for name in told if name in other | retold}
    for part in "zc":
        wanted = {key: told[part].get(key, whole[part][key]) for key in (*common[part], *told[part])}
        if changed := _changed(common[part], wanted):
            own[part] = changed
    return own


def _grown(before: list[str | int], row: list[str | int]) -> list[str | int]:
    """A row; where it only lost cards at the start and went on at the end, minus their number and what is new."""
    lost = before.index(row[0]) if row and row[0] in before else 0
    kept = before[lost:]
    if len(kept) > 1 and row[: len(kept)] == kept and all(isinstance(card, str) for card in before[:lost]):
        return [-lost, *row[len(kept) :]]
    return row


def _changed(before: Json, now: Json) -> Json:
    return {key: value for key, value in now.items() if key not in before or before[key] != value}
