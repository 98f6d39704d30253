"""A game in words: every step with its move, what happened under which clause, and how the points came about."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from cardgames.engine.sheet import Line
from cardgames.engine.state import CHANCE
from cardgames.engine.timeline import Step, Timeline
from cardgames.engine.words import PUNCTUATION, Names, Words, gain, number, seat_name

_DEAL = Words("The deal", "发牌")
_CHANCE = Words("Chance", "随机")
_NOT_OVER = Words("The game is not over.", "游戏尚未结束。")
_WINNER = Words("Winner: {seats:seats}", "获胜：{seats:seats}")
_WINNERS = Words("Winners: {seats:seats}", "获胜：{seats:seats}")


def explain(timeline: Timeline, langs: Sequence[str] = ("en",)) -> Iterator[str]:
    """The lines of a text that explains a whole game, in one language or in several below each other."""
    game, names = timeline.game, timeline.names
    seats = timeline.steps[0].state.seats
    yield " / ".join(game.title[lang] for lang in langs)
    for step in timeline:
        yield ""
        yield _heading(step, langs, names)
        for event in step.events:
            said = event.said()
            if said is not None:
                yield from (f"   {event.clause:<8} {said.text(lang, names)}" for lang in langs)
        for line in step.lines:
            yield from (f"   {_score(line, lang, names)}" for lang in langs)
    yield ""
    scores = timeline.last.scores()
    for lang in langs:
        signs = PUNCTUATION[lang]
        each = (f"{seat_name(seat, lang, names)}{signs.colon}{number(scores[seat])}" for seat in range(seats))
        yield signs.semicolon.join(each)
    winners = timeline.last.winners()
    for lang in langs:
        words = _NOT_OVER if winners is None else _WINNER if len(winners) == 1 else _WINNERS
        yield words.fill({"seats": winners}, lang, names)


def _heading(step: Step, langs: Sequence[str], names: Names) -> str:
    if step.move is None:
        return f"{step.number}. " + " / ".join(_DEAL[lang] for lang in langs)
    chance = step.actor in (CHANCE, None)
    who = {lang: _CHANCE[lang] if chance else seat_name(step.actor or 0, lang, names) for lang in langs}
    done = (f"{who[lang]}{PUNCTUATION[lang].colon}{step.move.label.text(lang, names)}" for lang in langs)
    return f"{step.number}. " + " / ".join(done)


def _score(line: Line, lang: str, names: Names) -> str:
    """One line of the sheet: "HB-5.2 Seat 1 +3: 7♠ for A♦ and 9♣: 1 + 9 − 7 = 3"."""
    who, signs = seat_name(line.seat, lang, names), PUNCTUATION[lang]
    between = " " if lang == "en" else signs.comma
    return f"{line.clause:<8} {who}{between}{gain(line.amount)}{signs.colon}{line.reason(lang, names)}"
