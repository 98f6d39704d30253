"""A team player for Soul Hunt: weighs what a move brings the whole team."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from math import fsum
from typing import NamedTuple, cast

from cardgames.engine.moves import Move
from cardgames.engine.view import View
from cardgames.games.soul_hunt.camp import CLOCKWISE, FINALE, HUNTS
from cardgames.games.soul_hunt.cards import Hunt, Soul
from cardgames.games.soul_hunt.scoring import CAP, LIVES, PRIZE, RELIC, RELICS, SAFE

LIFE = 2.2
"""What a life is worth, in souls."""
TRIAL = 0.35
"""What a won trial brings each warrior for each target to come, in souls."""
LATER = (1.0, 0.6, 0.5)
"""How much the target of the moment counts, and those after it."""
ANY = 0.12
"""How much every attribute counts for whatever is still to come."""


def worth(view: View, move: Move) -> float:
    """What a move is worth to the team, in souls.

    Souls are attached for the targets that lie open, a little for all attributes; elementals are rather kept for a
    sacrifice than attached early. Everybody wants the same order: a trial first where it can be won, then what is
    most likely to be won. Souls are sacrificed where those of the players still to come can turn a failure into a
    success and this saves or brings more than it costs, or where a number comes up to a reward or to safety; in the
    final challenge whenever it can be met. Lives are given for a friend by those who have three, and before the final
    challenge by all who keep one; relics are spent as needed.
    """
    return _WORTH[move.kind](Table(view), move)


class Table:
    """What of the table a player thinks about."""

    def __init__(self, view: View) -> None:
        self.view = view
        self.me: int = view.actor  # type: ignore[assignment]  # a player is asked only when it has to move
        self.round: int = view.value("round")
        self.attack: int = view.value("attack")
        self.targets = cast(tuple[Hunt, ...], view.cards("target"))
        self.lives: list[int] = [view.value(f"lives:{seat}") for seat in range(view.seats)]
        seats = CLOCKWISE[view.seats - 1][view.value("captain")]
        self.order = [seat for seat in seats if self.lives[seat]]
        bag = [len(view.cards(f"bag:{value}")) for value in range(3)]
        drawn = [card for seat in range(view.seats) for card in view.cards(f"token:{seat}")]
        total = sum(bag) + len(drawn)
        self.mean = (bag[1] + 2 * bag[2] + sum(card.value for card in drawn)) / total if total else 0.5  # type: ignore[union-attr]

    def hand(self, seat: int) -> list[Soul]:
        """The hand souls that can be seen."""
        return [card for card in self.view.cards(f"hand:{seat}") if isinstance(card, Soul)]

    def attached(self, seat: int) -> list[Soul]:
        """The attached souls."""
        return cast(list[Soul], list(self.view.cards(f"attached:{seat}")))

    def bonus(self, seat: int) -> int:
        """What trials and blessing add."""
        return int(self.view.value("trials") + (self.view.value("blessed") == seat))

    def expected(self, attached: Iterable[Soul], attribute: int, bonus: int) -> float:
        """The number that a seat with these souls can expect."""
        value = 1 + bonus + sum(soul.modifiers[attribute] for soul in attached)
        return self.mean * min(value, CAP) if value > 0 else value

    def team(self, attribute: int) -> float:
        """The team total that can be expected."""
        return fsum(self.expected(self.attached(seat), attribute, self.bonus(seat)) for seat in self.order)

    def number(self, seat: int) -> int:
        """The number of a seat that has drawn."""
        return int(self.view.value(f"number:{seat}") or 0)

    def players(self) -> int:
        """How many players a target counts."""
        return self.view.seats if self.view.options["target_players"] == "start" else len(self.order)

    def missing(self) -> int:
        """What the team lacks for a success."""
        need = self.players() * (1 if self.round == FINALE else 2)
        return need - sum(self.number(seat) for seat in self.order)

    @property
    def attribute(self) -> int:
        """The attribute that is judged."""
        return self.targets[self.attack].attribute


# Attaching -----------------------------------------------------------------------------------------------------------


def attached_worth(table: Table, seat: int, attached: Sequence[Soul]) -> float:
    """What these attached souls promise: at the targets to come, and in general."""
    first = max(table.attack, 0)
    final = table.round == FINALE
    total, bonus = 0.0, table.bonus(seat)
    for place, hunt in enumerate(table.targets[first:]):
        weight = 1.0 if final else LATER[place]
        total += weight * table.expected(attached, hunt.attribute, bonus)
    if not final:
        for attribute in range(5):
            lasting = [soul for soul in attached if not soul.elemental]
            total += ANY * table.expected(lasting, attribute, 0)
        total -= fsum(0.9 for soul in attached if soul.elemental)
    return total


def _prepare(table: Table, move: Move) -> float:
    """Equip, swap, remove or change nothing."""
    attached = table.attached(table.me)
    if move.kind == "swap":
        out, soul = cast(tuple[Soul, Soul], move.args)
        return attached_worth(table, table.me, [soul if one is out else one for one in attached]) - 0.01
    if move.kind == "remove":
        return attached_worth(table, table.me, [one for one in attached if one is not move.card]) - 0.01
    if move.kind == "equip":
        soul = cast(Soul, move.card)
        spent = 0.25 * max(soul.sacrifice) if soul.kind in ("great", "warrior") else 0.0
        return attached_worth(table, table.me, [*attached, soul]) - spent
    return attached_worth(table, table.me, attached)


def keep(soul: Soul) -> float:
    """What a soul in the hand is worth to its player."""
    use = 0.15 * sum(soul.modifiers) if not soul.evil else 0.0
    return max(use, 0.12 * sum(soul.sacrifice)) + 0.1 * max(soul.sacrifice)


def _replace(table: Table, move: Move) -> float:
    attached = [soul for soul in table.attached(table.me) if soul is not move.card]
    return attached_worth(table, table.me, attached)


def _discard(table: Table, move: Move) -> float:
    return -keep(cast(Soul, move.card))


# Planning ------------------------------------------------------------------------------------------------------------


def _rank(table: Table, hunt: Hunt) -> float:
    """How early a target should come."""
    surplus = table.team(hunt.attribute) - 2 * table.players()
    return surplus + (4.0 if hunt.kind == "trial" and surplus > -1 else 0.0)


def _vote(table: Table, move: Move) -> float:
    big, small = cast(tuple[Hunt, Hunt], move.args)
    return 10 * _rank(table, big) + _rank(table, small)


def _choose(table: Table, move: Move) -> float:
    return _rank(table, cast(Hunt, move.card))


def _redraw(table: Table, move: Move) -> float:
    """The hunt that the team is worst at; better none where it is not bad at any."""
    hunt = cast(Hunt, move.card)
    surplus = table.team(hunt.attribute) - 2 * table.players()
    average = fsum(table.team(attribute) for attribute in range(5)) / 5 - 2 * table.players()
    return average - surplus - 0.5


# Sacrifices ----------------------------------------------------------------------------------------------------------


class Offer(NamedTuple):
    """A soul that could be sacrificed, by whom, for how much, and what it is worth in the hand."""

    cost: float
    seat: int
    soul: Soul
    adds: int


def offers(table: Table, seats: Iterable[int]) -> list[Offer]:
    """What these seats could sacrifice, the cheapest success first."""
    found = [
        Offer(keep(soul), seat, soul, soul.sacrifice[table.attribute])
        for seat in seats
        for soul in table.hand(seat)
        if soul.sacrifice[table.attribute]
    ]
    return sorted(found, key=lambda offer: (offer.cost / offer.adds, offer.soul.index))


def plan(table: Table, missing: int) -> list[Offer]:
    """The cheapest offers of this seat and the later ones that make up for what is missing; none if they cannot."""
    later = table.order[table.order.index(table.me) :]
    chosen: list[Offer] = []
    for offer in offers(table, later):
        if sum(one.adds for one in chosen) < missing:
            chosen.append(offer)
    if sum(one.adds for one in chosen) < missing:
        return []
    for offer in sorted(chosen, key=lambda one: -one.cost):
        if sum(one.adds for one in chosen) - offer.adds >= missing:
            chosen.remove(offer)
    return chosen


def at_stake(table: Table) -> float:
    """What a success instead of a failure is worth."""
    hunt = table.targets[table.attack]
    numbers = {seat: table.number(seat) for seat in table.order}
    if hunt.kind == "trial":
        return 0.4 * (int(table.view.value("relics")) > 0) + TRIAL * len(numbers) * (2 - table.attack)
    low = [seat for seat, number in numbers.items() if number < SAFE]
    if hunt.kind == "life":
        gains = [seat for seat, n in numbers.items() if n >= PRIZE["life"] and table.lives[seat] < LIVES]
        return LIFE * (len(low) + len(gains))
    lost = fsum(0.5 if table.hand(seat) else LIFE for seat in low)
    return lost + 0.6 * sum(number >= PRIZE["soul"] for number in numbers.values())


def _sacrifice(table: Table, move: Move) -> float:
    """More than 0 where this soul should go: for the team, or for the own number."""
    soul = cast(Soul, move.card)
    missing = table.missing()
    final = table.round == FINALE
    spare = int(table.view.value("relics")) if final else 0
    if missing > 0:
        chosen = plan(table, missing) or (plan(table, missing - spare) if missing > spare else [])
        if final and table.attack < 2 and 0 < missing <= spare:
            chosen = plan(table, missing) if missing > spare // (3 - table.attack) else []
        cost = fsum(offer.cost for offer in chosen)
        if chosen and (final or cost <= at_stake(table)):
            return 1.0 if any(offer.soul is soul for offer in chosen) else -1.0
    return -1.0 if final else _for_oneself(table, soul, missing)


def _for_oneself(table: Table, soul: Soul, missing: int) -> float:
    """What a sacrifice brings to the own number: safety in a failure, a reward in a success."""
    hunt, now = table.targets[table.attack], table.number(table.me)
    after = now + soul.sacrifice[table.attribute]
    if hunt.kind == "trial":
        return -1.0
    if missing > 0:
        if now < SAFE <= after:
            return (LIFE if hunt.kind == "life" or len(table.hand(table.me)) == 1 else 0.3) - keep(soul)
        return -1.0
    if now < PRIZE[hunt.kind] <= after:
        full = hunt.kind == "life" and table.lives[table.me] == LIVES
        return (0.0 if full else LIFE if hunt.kind == "life" else 0.45) - keep(soul)
    if now < RELIC <= after and int(table.view.value("relics")) < RELICS:
        return 0.5 - keep(soul)
    return -1.0


# The captain's choices, rewards, lives -------------------------------------------------------------------------------


def evil_weight(table: Table, seat: int) -> int:
    """How much the evil spirit of a seat takes away."""
    return -min((sum(soul.modifiers) for soul in table.attached(seat) if soul.evil), default=0)


def _heal(table: Table, move: Move) -> float:
    return -table.lives[move.seat]


def _cleanse(table: Table, move: Move) -> float:
    return evil_weight(table, move.seat)


def _bless(table: Table, move: Move) -> float:
    """Whoever has no attribute near the cap yet."""
    return -sum(max(0, sum(soul.modifiers[a] for soul in table.attached(move.seat)) - 2) for a in range(5))


def _gift(table: Table, move: Move) -> float:
    """A soul goes where it can be attached and the giver cannot use it."""
    return -1.0 if move.kind == "name" else _give(table, move)


def _give(table: Table, move: Move) -> float:
    soul = cast(Soul, move.card)
    if soul.evil or len(table.attached(move.seat)) == 3:
        return -1.0
    twin = any(one.number == soul.number for one in table.attached(table.me))
    return 0.5 if twin and len(table.hand(move.seat)) < 3 else -1.0


def _evict(table: Table, move: Move) -> float:
    """With three lives, or before the final challenge; the worst spirit first."""
    lives, last = table.lives[table.me], table.round == HUNTS
    willing = lives > 1 if last else lives == LIVES
    return evil_weight(table, move.seat) - 2.5 if willing else -1.0


def _relic(table: Table, move: Move) -> float:
    """Better than a life that is not needed, or than a soul late in the game."""
    if table.targets[table.attack].kind == "life":
        return 1.0 if table.lives[table.me] == LIVES else -1.0
    return 1.0 if table.round >= 3 else -1.0


def _spend(table: Table, move: Move) -> float:
    """As many as are missing, if they are enough."""
    missing = max(0, table.missing())
    return -abs(move.number - missing) if missing <= int(table.view.value("relics")) else -move.number


def _nothing(table: Table, move: Move) -> float:
    return 0.0


_WORTH: dict[str, Callable[[Table, Move], float]] = {
    **dict.fromkeys(("equip", "swap", "remove", "pass"), _prepare),
    "done": lambda table, move: _prepare(table, move) if table.view.phase == "setup_equip" else 0.0,
    "sacrifice": _sacrifice,
    "discard": _discard,
    "replace": _replace,
    "vote": _vote,
    "choose": _choose,
    "redraw": _redraw,
    "heal": _heal,
    "cleanse": _cleanse,
    "bless": _bless,
    "name": _gift,
    "give": _give,
    "evict": _evict,
    "relic": _relic,
    "soul": _nothing,
    "life": _nothing,
    "spend": _spend,
    "decline": _nothing,
}
