"""What happens in Soul Hunt, told step by step; the rules call these only when somebody listens."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from cardgames.engine.words import equation
from cardgames.games.soul_hunt.cards import ATTRIBUTE_WORDS, Soul
from cardgames.games.soul_hunt.scoring import CAP, LIVES, number, terms, value

if TYPE_CHECKING:
    from cardgames.games.soul_hunt.camp import Camp


def tell_set_up(state: Camp) -> None:
    """SH-3.1 to SH-3.3, SH-3.7 (SH-R1), SH-3.8 (SH-R2), SH-3.9, SH-3.10."""
    chosen = state.options["warriors"] != state.game.options["warriors"].default_for(state.seats)
    warriors = [card for own in state.warriors for card in own]
    state.tell("SH-R34" if chosen else "SH-3.1", "warriors", cards=warriors, n=LIVES)
    state.tell("SH-3.2", "deck", n=len(state.deck))
    state.tell("SH-3.3", "hunt_deck", n=len(state.hunts))
    out = len(state.box)
    state.tell("SH-3.7" if out == 3 else "SH-R1", "event_deck", n=out, left=len(state.event_deck))
    zeros, ones, twos = map(len, state.bag)
    standard = state.options["token_mix"] == state.game.options["token_mix"].default
    state.tell("SH-3.8" if standard else "SH-R2", "bag", n=zeros + ones + twos, zeros=zeros, ones=ones, twos=twos)
    state.tell("SH-3.9", "first_captain", state.captain)
    state.tell("SH-3.10", "no_relics")


def tell_drawn(state: Camp, seat: int, soul: Soul) -> None:
    """SH-8.4, in the set-up SH-3.4; hidden where hands are (SH-R27)."""
    to = None if state.options["open_hands"] else (seat,)
    state.tell("SH-8.4" if state.round or state.events else "SH-3.4", "draws_soul", seat, to=to, card=soul)


def tell_hunt(state: Camp) -> None:
    """SH-4.1, SH-5.1; SH-9.7 where a blessing begins."""
    state.tell("SH-4.1", "hunt", n=state.round)
    state.tell("SH-5.1", "turns_up", state.captain, cards=state.targets[:])
    if state.blessed is not None and state.lives[state.blessed]:
        state.tell("SH-9.7", "blessed", state.blessed)


def tell_target(state: Camp, place: int, chosen: bool) -> None:
    """SH-5.5, SH-5.6 (SH-R13 where small markers lie on the first): by markers or by the captain's choice.

    The state is the one before.
    """
    first = state.first is None
    markers = (state.big if first else state.small).count(place)
    clause = "SH-5.5" if first else "SH-R13" if state.first in state.small else "SH-5.6"
    kind = ("first" if first else "second") + ("_chosen" if chosen else "")
    state.tell(clause, kind, state.captain, card=state.targets[place], n=markers)


def tell_attack(state: Camp) -> None:
    """SH-4.2, SH-10.3: which target, and what the team needs."""
    final = state.round > 5
    hunt = state.targets[state.attack]
    need = state.players() * (1 if final else 2)
    state.tell(
        "SH-10.3" if final else "SH-4.2",
        "judgement" if final else "attack",
        n=state.attack + 1,
        card=hunt,
        attribute=ATTRIBUTE_WORDS[hunt.attribute],
        need=need,
    )


def tell_value(state: Camp, seat: int) -> None:
    """SH-6.5, and what it means: SH-6.6, SH-6.8 or SH-6.9."""
    attribute = state.targets[state.attack].attribute
    parts = terms(state.attached[seat], attribute, state.bonus(seat))
    total = sum(parts)
    state.tell("SH-6.5", "value", seat, attribute=ATTRIBUTE_WORDS[attribute], sum=equation(parts))
    if total > CAP:
        state.tell("SH-6.6", "capped", seat, n=CAP)
    elif total == 0:
        state.tell("SH-6.8", "zero", seat)
    elif total < 0:
        state.tell("SH-6.9", "negative", seat, n=total)


def tell_sacrifice(state: Camp, seat: int, soul: Soul, worth: int) -> None:
    """SH-6.11; SH-6.12 for a warrior that was drawn."""
    clause = "SH-6.12" if soul.kind == "warrior" else "SH-6.11"
    state.tell(clause, "sacrifices", seat, card=soul, worth=worth, n=state.numbers[seat])


def tell_done(state: Camp, seat: int) -> None:
    """SH-3.5, SH-6.10: who has enough, and whether anything was sacrificed: the number says more than the tokens."""
    if not state.round:
        return state.tell("SH-3.5", "done_equipping", seat)
    tokens = state.tokens[seat]
    worth = value(state.attached[seat], state.targets[state.attack].attribute, state.bonus(seat))
    known = tokens or worth <= 0  # in a position laid out by hand the tokens may be missing
    lifted = known and state.numbers[seat] != number(worth, [token.value for token in tokens])
    return state.tell("SH-6.10", "done" if lifted else "none_sacrificed", seat)


def tell_result(state: Camp, order: Sequence[int], won: bool, seats: list[int]) -> None:
    """SH-7.1 (SH-R3 where the dead count), and SH-7.2: who is rewarded or hit."""
    numbers = {seat: state.numbers[seat] or 0 for seat in order}
    hunt, players = state.targets[state.attack], state.players()
    clause = "SH-7.1" if players == len(order) else "SH-R3"
    kind = "succeeds" if won else "fails"
    state.tell(clause, kind, card=hunt, sum=equation([*numbers.values()]), need=2 * players, numbers=numbers)
    if seats:
        state.tell("SH-7.2", "rewarded" if won else "hit", seats=seats)
    elif hunt.kind != "trial":
        state.tell("SH-7.2", "nobody_rewarded" if won else "nobody_hit")


def tell_judgement(state: Camp, total: int, success: bool) -> None:
    """SH-10.6."""
    numbers = {seat: state.numbers[seat] or 0 for seat in state.order()}
    place = state.targets[state.attack].attribute
    state.tell(
        "SH-10.6",
        "meets" if success else "misses",
        attribute=ATTRIBUTE_WORDS[place],
        sum=equation([*numbers.values(), *([state.spent] if state.spent else [])]),
        need=state.players(),
        n=total,
        numbers=numbers,
        spent=state.spent,
        place=place,
    )
