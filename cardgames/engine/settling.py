"""What belongs to every position, and what none can have; see `playable` for whether the game can go on."""

from __future__ import annotations

import json
from collections import Counter as Count
from collections.abc import Iterable
from typing import Any

from cardgames.engine.moves import clip
from cardgames.engine.sheet import Line
from cardgames.engine.state import CHANCE, OVER, State
from cardgames.engine.words import Said, Words, number
from cardgames.faults import Fault

_CARRIED = Words("brought into this position", "摆牌时已有")


class PositionError(Fault):
    """A position that cannot be laid out; the message names the place and what would be right.

    `place` is its key where one place or number is wrong ("hand:0", "score:1", "round"), and stands before the words.
    """

    def __init__(self, en: str, zh: str = "", *, place: str = "") -> None:
        super().__init__(f"{place}: {en}" if place else en, f"{place}：{zh or en}" if place else zh)
        self.place = place


def shown(value: Any, length: int = 40) -> str:
    """A value as messages quote it, in the notation of texts: null, true, [1, 2]; a huge number by its size."""
    if isinstance(value, str):
        return clip(value, length)
    if isinstance(value, int) and value.bit_length() > 200:
        return f"{'-' if value < 0 else ''}10^{int(value.bit_length() * 0.30103)}"
    try:
        text = json.dumps(value, ensure_ascii=False)
    except TypeError:  # cards, sets...: not a value that a text could have
        return clip(value, length)
    except (ValueError, RecursionError):
        return "[…]"
    return text if len(text) <= length else f"{text[: length - 1]}…"


def settle(state: State, phase: Any, actor: Any, *, resume: bool) -> State:
    """Check the cards, set the decision, carry given scores into the sheet, and see that the game can go on."""
    from cardgames.engine.playable import check_playable

    _check_cards(state)
    _check_actor(state, actor)
    if phase is not None:
        _check_turn(state, phase, actor)
        state.phase = phase
    state.actor = actor
    try:
        state.check_position()
        _carry_scores(state)
        if resume:
            state.resume()
            state.check_position()  # once more: now the phase is known
    except PositionError:
        raise
    except Exception as error:  # cards that lack can fail anywhere in the rules
        raise PositionError(
            f"the rules of {state.game.slug} can't go on from these cards and numbers; "
            "take a position that a game came to",
            f"{state.game.slug}的规则无法从这些牌和数值继续；请用对局中出现过的局面",
        ) from error
    _check_turn(state, state.phase, state.actor)
    check_playable(state)
    return state


def _check_cards(state: State) -> None:
    """Every card lies in one place, and only where the rules can bring it."""
    count = Count(state.cards())
    for zone in state.zones:
        for place in zone.places(state):
            twice = [card.text for card in dict.fromkeys(place.cards) if count[card] > 1]
            if twice:
                fault = PositionError(
                    f"{_list(twice)}: each card of the pack lies in one place only",
                    f"{_list(twice)}：每张牌只能在一个位置",
                )
                fault.place = place.key  # it lies elsewhere as well, so the words begin with the card
                raise fault
            odd = [card.text for card in place.cards if zone.holds and not zone.holds(state, place, card)]
            if odd:
                raise PositionError(
                    f"{_list(odd)} cannot lie there by the rules of {state.game.slug}",
                    f"按{state.game.slug}的规则，{_list(odd)}不能放在这里",
                    place=place.key,
                )


def _list(texts: Iterable[str]) -> str:
    texts = list(texts)
    return " ".join(texts[:8]) + (" ..." if len(texts) > 8 else "")


def _check_actor(state: State, actor: Any) -> None:
    if actor is not None and (type(actor) is not int or actor not in range(CHANCE, state.seats)):
        raise PositionError(
            f"{shown(actor)} isn't a seat; the seats are 0 to {state.seats - 1}",
            f"{shown(actor)}不是座位；座位为0到{state.seats - 1}",
            place="actor",
        )


def _check_turn(state: State, phase: Any, actor: Any) -> None:
    """The phase is a decision of this game, and the actor is one who can owe it."""
    if phase != OVER and (not isinstance(phase, str) or phase not in state.decisions):
        known = ", ".join([*state.decisions, OVER])
        raise PositionError(f"{shown(phase)} isn't one of {known}", f"{shown(phase)}不在其中：{known}", place="phase")
    if phase == OVER:
        owing, right, zh = actor is None, "there is none (null)", "没有人行动（null）"
    elif state.decisions[phase].draw is not None:
        owing, right, zh = actor == CHANCE, f"it is {CHANCE} (chance)", f"应为{CHANCE}（随机）"
    else:
        owing, right, zh = actor not in (None, CHANCE), f"it is 0 to {state.seats - 1}", f"应为0到{state.seats - 1}"
    if not owing:
        raise PositionError(
            f"in the phase {phase!r} the actor cannot be {shown(actor)}; {right}",
            f"在{phase!r}阶段行动者不能是{shown(actor)}；{zh}",
            place="actor",
        )


def _carry_scores(state: State) -> None:
    """Scores that were given have no line yet; the sheet says that they were there."""
    for seat, (have, want) in enumerate(zip(state.sheet().totals(), state.scores(), strict=True)):
        if have != want:
            clause = state.score_clause or state.end_clause
            state.tally.append(Line(seat, clause, Said(_CARRIED), number(want - have), want - have))
