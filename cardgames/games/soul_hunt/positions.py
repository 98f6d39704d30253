"""Positions of Soul Hunt laid out by hand: what belongs to every position, what cannot be, and where it goes on."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cardgames.engine.position import PositionError
from cardgames.engine.state import OVER
from cardgames.games.soul_hunt import steps
from cardgames.games.soul_hunt.camp import FINALE
from cardgames.games.soul_hunt.cards import BAG, HUNTS, own_warriors
from cardgames.games.soul_hunt.scoring import ATTACHED

if TYPE_CHECKING:
    from cardgames.games.soul_hunt.rules import SoulHunt


def take_up(state: SoulHunt) -> None:
    """Go on where cards and numbers say: set-up, planning, an attack, the end of a hunt, the final challenge.

    Without targets the next hunt begins (in round 0 after the set-up). With targets and `attack` -1 it goes on with
    votes, in round 6 with the last preparation; with `attack` 0 to 2 that target is attacked, and where numbers are
    given the others draw and everybody may sacrifice; with 3 the hunt ends. `actor` is the first to be asked.
    """
    complete(state)
    order = state.turns = state.order()
    asked = order.index(state.actor) if state.actor in order else 0
    if not state.targets:
        if state.round == 0:
            seats = tuple(range(state.seats))[0 if state.actor is None else state.actor :]
            state.agenda = [steps.TURN_EVENT << 3, *steps.steps(steps.EQUIP, seats)]
        return state.advance()
    state.round = state.round or 1
    if state.attack == 3:
        state.agenda = steps.end_of_hunt(order)
    elif state.attack >= 0:
        state.agenda = attack(state, asked)
    elif state.round == FINALE:
        state.agenda = [steps.PREPARE << 3 | asked]
    else:
        state.agenda = steps.PLANNING[:]
    return state.advance()


def attack(state: SoulHunt, asked: int) -> list[int]:
    """The rest of an attack: from its preparation, or with numbers given from the draws that are missing."""
    final = state.round == FINALE
    missing = [state.numbers[seat] is None for seat in state.order()]
    if all(missing):
        whole = steps.JUDGEMENT if final else steps.ATTACK
        return whole[:] if final else [*whole[:-1], whole[-1] | asked]
    *after, sacrifice = steps.CHECK_AFTER_SACRIFICE if final else steps.RESULT_AFTER_SACRIFICE
    return [*after, sacrifice, steps.DRAW << 3] if any(missing) else [*after, sacrifice | asked]


def complete(state: SoulHunt) -> None:
    """Own warriors, all hunts (the missing ones at the bottom of the deck) and a full bag; elementals will leave."""
    there = set(state.cards())
    for seat, own in enumerate(own_warriors(state.options["warriors"])):
        if state.lives[seat] and not state.warriors[seat] and own not in there:
            state.warriors[seat] = [own]
    state.hunts = [hunt for hunt in HUNTS if hunt not in there] + state.hunts
    if not any(token in there for token in BAG):
        state.fill_bag()
        state.spare = []
    if state.round < FINALE:
        for soul in [soul for place in state.attached for soul in place if soul.elemental]:
            state.leaving |= 1 << soul.number
    state.results += [True] * (min(state.attack, 3) - len(state.results))


def check(state: SoulHunt) -> None:
    """Raises PositionError for cards and numbers that nobody could come to."""
    for seat, attached in enumerate(state.attached):
        numbers = [soul.number for soul in attached]
        if len(attached) > ATTACHED or len(set(numbers)) < len(numbers) or sum(soul.evil for soul in attached) > 1:
            cards = " ".join(soul.text for soul in attached)
            raise PositionError(
                f"{cards}: at most three different souls are attached, one of them evil (SH-2.1)",
                f"{cards}：最多附三个不同的灵魂，其中至多一个恶灵（SH-2.1）",
                place=f"attached:{seat}",
            )
    if state.phase != OVER and not any(state.lives):
        raise PositionError(
            "nobody has lives, and then the game is over (SH-10.7)",
            "没有人有生命，游戏已经结束（SH-10.7）",
            place="lives:0",
        )
    if not state.lives[state.captain] and state.phase != OVER:
        raise PositionError(
            f"seat {state.captain} has no lives and can't be captain (SH-6.1)",
            f"座位{state.captain}没有生命，不能当队长（SH-6.1）",
            place="captain",
        )
    if len(state.targets) not in (0, 3) or (not state.targets and state.attack in (0, 1, 2)):
        raise PositionError(
            f"{len(state.targets)} there; a hunt has three targets, and before it there are none (SH-5.1)",
            f"有{len(state.targets)}张；狩猎目标应为三张，狩猎之前没有（SH-5.1）",
            place="target",
        )
