"""The table of Caribbean Star: what lies where, whose colour a card has, and how an area is settled."""

from __future__ import annotations

from typing import Any

from cardgames.cards import STANDARD, Card
from cardgames.engine.sheet import Line
from cardgames.engine.state import State
from cardgames.engine.values import SCORE, SEAT
from cardgames.engine.words import Said, Words
from cardgames.engine.zones import NONE, OWNER, Counter, Place, Zone
from cardgames.games.caribbean_star import words
from cardgames.games.caribbean_star.moves import ACE_USES
from cardgames.games.caribbean_star.scoring import (
    ACTS,
    MINUTES,
    MISTAKES,
    PART,
    PARTS,
    POINTS,
    Settlement,
    arithmetic,
    half,
    settle,
)
from cardgames.games.caribbean_star.telling import tell_settlement

ACES = frozenset(ACE_USES)
OWNERS = {
    "R": {card: 0 if card.red else 1 for card in STANDARD},
    "B": {card: 1 if card.red else 0 for card in STANDARD},
}
"""The seat that owns a card's colour, by option `first_colour` (CS-1.2, CS-R1)."""


class Table(State):
    """Hands, sealed cards, areas, piles and scores; scores have no lower limit (CS-R8)."""

    def _in_area(self, place: Place, card: Card) -> bool:
        """CS-5.1, CS-5.2, CS-R11: a card lies in front of its colour's owner, among its own kind."""
        part = PART.get(card)
        return part is not None and PARTS[part] == place.sub and self.owner(card) == place.owner

    def _no_ace(self, place: Place, card: Card) -> bool:
        """CS-2.2."""
        return card not in ACES

    zones = (
        Zone("hand", "hands", Words("Hand", "手牌"), per_seat=True, faces=OWNER),
        Zone("sealed", "sealed", Words("Put down", "暗牌"), per_seat=True, faces=OWNER, holds=_no_ace),
        Zone(
            "area",
            "areas",
            Words("In front", "面前"),
            per_seat=True,
            subs=PARTS,
            holds=_in_area,
            sub_words=(Words("Acts", "魔术片段"), Words("Mistakes", "失误"), Words("Doubles", "翻倍")),
        ),
        Zone("pile", "pile", Words("Draw pile", "牌堆"), faces=NONE),
        Zone("revealed", "revealed", Words("Turned up", "翻开的牌"), holds=_no_ace),
        Zone("discard", "discard", Words("Discards", "弃牌堆")),
    )
    counters = (
        Counter("score", "points", Words("Points", "得分"), per_seat=True, holds=SCORE),
        Counter("colour", "colours", Words("Colour", "颜色"), per_seat=True, derived=True),
        Counter("minutes", "minutes", Words("Minutes", "分钟"), per_seat=True, derived=True),
        Counter("put_by", "put_by", holds=SEAT),
        Counter("round", "round"),
    )
    tellings = words.TELLINGS

    actor: Any  # a seat, wherever a decision is listed, checked or made
    hands: list[list[Card]]
    sealed: list[list[Card]]
    areas: list[list[list[Card]]]
    pile: list[Card]
    revealed: list[Card]
    discard: list[Card]
    points: list[int]
    put_by: int
    """Who put down the card that is due, the first in `revealed`."""
    round: int

    @property
    def colours(self) -> list[str]:
        """CS-1.2: the suits each seat owns."""
        return ["♥♦", "♠♣"] if self.options["first_colour"] == "R" else ["♠♣", "♥♦"]

    @property
    def minutes(self) -> list[int]:
        """CS-6.1: the minutes lying in front of each seat now."""
        return [sum([MINUTES[card] for card in area[ACTS]]) for area in self.areas]

    def owner(self, card: Card) -> int:
        """The seat that owns the card's colour."""
        return OWNERS[self.options["first_colour"]][card]

    def scores(self) -> list[int]:
        """CS-6.9 and CS-5.4: what settlements and previews have brought."""
        return self.points[:]

    def line(self, entry: tuple[int, Settlement | Card]) -> Line:
        """One settlement, under the time rule that decided it, or one preview."""
        seat, what = entry
        if isinstance(what, Card):
            return Line(seat, "CS-5.4", Said(words.PREVIEWED, {"act": what}), f"{POINTS[what]} ÷ 2", half(what))
        said = Said(words.SETTLED, {"minutes": what.minutes})
        return Line(seat, what.clause, said, arithmetic(what), what.score)

    def lay(self, card: Card, owner: int) -> None:
        """CS-5.1, CS-5.2: acts, mistakes and sixes stay in front of the owner of their colour (CS-R11)."""
        part = PART[card]
        self.areas[owner][part].append(card)
        if self.heard is None:
            return
        if part == ACTS:
            self.tell("CS-5.1", "act", owner, card=card, by=self.put_by, minutes=self.minutes[owner])
        else:
            kind = "mistake" if part == MISTAKES else "six"
            self.tell("CS-5.2", kind, owner, card=card, by=self.put_by, n=card.rank)

    def settle_area(self, seat: int) -> None:
        """CS-6.1 to CS-6.9: the score changes, and the area is cleared, also after 0 minutes (CS-R9)."""
        acts, mistakes, sixes = area = self.areas[seat]
        done = settle(acts, mistakes, sixes, self.options["double_negative"])
        self.points[seat] += done.score
        self.tally.append((seat, done))
        if self.heard is not None:
            tell_settlement(self, seat, done)
        for part in area:
            self.discard += part
            part.clear()
