"""The table of Poker Battle Line: its places and numbers, and what follows from them.

Battlefields are counted by their place from the left, `f` 0 to 4, so battlefield 5 is `f` 0. Money is the score
(PB-5.6). The sheet's entries are tuples (seat, f, rating of the formation that won).
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from cardgames.cards import Card
from cardgames.engine.sheet import Line
from cardgames.engine.state import State
from cardgames.engine.values import NO_SEAT, Maybe, Several, Whole
from cardgames.engine.words import Said, Words
from cardgames.engine.zones import ALL, NONE, Counter, Viewer, Zone
from cardgames.games.poker_battle_line import names, telling
from cardgames.games.poker_battle_line.moves import COINS, FIVE, FOUR, QUEEN, SIZES, VALUES
from cardgames.games.poker_battle_line.scoring import Rating, winners

UNCLAIMED = -1
"""The winner of a battlefield whose coins nobody gets."""
FIELDS = range(len(VALUES))
WINNERS = Several((Maybe(Whole(UNCLAIMED, 1)),), len(VALUES), len(VALUES))
_NAMES = tuple(map(str, VALUES))


def sees_hand(state: Table, owner: int | None, viewer: Viewer) -> bool:
    """PB-1.4, PB-6.6: the own hand, and until the next move (PB-R18) the hand that one's queen has charmed."""
    return viewer == owner or (len(state.aim) == 1 and viewer == state.aim[0])


def sees_position(state: Table, viewer: Viewer, owner: int, f: int, at: int) -> bool:
    """PB-6.6, PB-R18: whether the viewer's queen looks at this position of a formation on battlefield 5 or 4."""
    aim = state.aim
    looks = len(aim) == 3 and aim[0] == viewer != owner and bool(state.power) and state.power[0].rank == QUEEN
    return looks and aim[2 if f == FIVE else 1] == at


def five_seen(state: Table, owner: Any, viewer: Viewer) -> list[bool]:
    """PB-3.5, PB-3.6, PB-4.1: face down until it is resolved, but for the owner and a queen's look."""
    open_ = viewer == owner or state.won[FIVE] is not None
    return [open_ or sees_position(state, viewer, owner, FIVE, at) for at in range(len(state.fields[owner][FIVE]))]


def four_seen(state: Table, owner: Any, viewer: Viewer) -> list[bool]:
    """PB-3.4: the same, but only where a card lies face down."""
    down = 0 if viewer == owner or state.won[FOUR] is not None else state.down[owner]
    return [
        not down >> at & 1 or sees_position(state, viewer, owner, FOUR, at)
        for at in range(len(state.fields[owner][FOUR]))
    ]


class Table(State):
    """Hands, five formations for each seat, pile, discards, the card whose power was just used."""

    zones = (
        Zone("hand", "hands", Words("Hand", "手牌"), per_seat=True, faces=sees_hand),
        Zone(
            "field",
            "fields",
            Words("Formation", "牌组"),
            per_seat=True,
            subs=_NAMES,
            sub_words=names.BATTLEFIELDS,
            faces=(five_seen, four_seen, ALL, ALL, ALL),
        ),
        Zone("pile", "pile", Words("Draw pile", "抽牌堆"), faces=NONE),
        Zone("discard", "discard", Words("Discards", "弃牌堆"), faces=NONE),
        Zone("power", "power", Words("Power used", "使用的能力")),
    )
    counters = (
        Counter("score", "money", Words("Money", "金额"), per_seat=True, derived=True),
        Counter("coins", "coins", Words("Coins", "枚数"), per_seat=True, derived=True),
        Counter("stake", "stakes", names.BATTLEFIELD, derived=True, subs=_NAMES),
        Counter("cover", "covers", names.BATTLEFIELD, derived=True, subs=_NAMES),
        Counter("mark", "marks", names.BATTLEFIELD, per_seat=True, derived=True, subs=_NAMES),
        Counter("made", "made", names.BATTLEFIELD, per_seat=True, derived=True, subs=_NAMES),
        Counter("wild", "wild", names.BATTLEFIELD, per_seat=True, derived=True, subs=_NAMES),
        Counter("won", "won", default=[None] * len(VALUES), holds=WINNERS),
        Counter("down", "down", per_seat=True, holds=Whole(0, 31)),
        Counter("resolved", "resolved", default=None, holds=Maybe(Whole(0, len(VALUES) - 1))),
        Counter("aim", "aim", default=(), holds=Several((Whole(-1, 5),), 0, 3)),
        Counter("refill", "refill", default=None, holds=NO_SEAT),
        Counter("conceded", "conceded", default=None, holds=NO_SEAT),
    )
    hands: list[list[Card]]
    fields: list[list[list[Card]]]
    pile: list[Card]
    """The first card is the top."""
    discard: list[Card]
    power: list[Card]
    """A jack, queen or king whose power was used in the last move; it is discarded with the next."""
    won: list[int | None]
    """Who has won each battlefield: a seat, UNCLAIMED, or None while it is open."""
    down: list[int]
    """For each seat a bit for each position of its formation on battlefield 4 that lies face down."""
    resolved: int | None
    """The battlefield that was resolved in the last move: its cards lie there until the next."""
    aim: tuple[int, ...]
    """What the card in `power` does: a jack (seat, f, position), a king (seat, cards to lose), a queen (seat,) for the
    hand or (seat, position on 4, position on 5), with -1 for none."""
    refill: int | None
    """PB-R12, `king_pause` play_short: the seat that fills up to five after its next turn."""
    conceded: int | None

    # What follows from the state ---------------------------------------------------------------------------------

    def complete(self, seat: int, f: int) -> bool:
        """PB-3.2."""
        return len(self.fields[seat][f]) == SIZES[f]

    @property
    def money(self) -> list[int]:
        """PB-4.6, PB-5.6: what each seat has won."""
        return [sum([VALUES[f] for f in FIELDS if self.won[f] == seat]) for seat in (0, 1)]

    @property
    def coins(self) -> list[int]:
        """PB-5.6: the pieces that each seat has won."""
        return [sum([COINS[f] for f in FIELDS if self.won[f] == seat]) for seat in (0, 1)]

    @property
    def stakes(self) -> Sequence[Words]:
        """PB-1.1: the coins of each battlefield."""
        return names.STAKES

    @property
    def covers(self) -> Sequence[Words]:
        """PB-3.3 to PB-3.5: what lies face down."""
        return names.COVERS

    @property
    def marks(self) -> list[list[Said | None]]:
        """How far each formation has come (PB-3.2), or how its battlefield ended (PB-4.6)."""
        return [[telling.mark(self, seat, f) for f in FIELDS] for seat in (0, 1)]

    @property
    def made(self) -> list[list[Said | None]]:
        """What a formation was, as long as its cards lie there after it was resolved."""
        return [[rating and telling.formation(rating) for rating in row] for row in self.shown_ratings()]

    @property
    def wild(self) -> list[list[Said | None]]:
        """PB-7.2: what its jokers were."""
        return [[telling.jokers(rating) if rating else None for rating in row] for row in self.shown_ratings()]

    def shown_ratings(self) -> list[list[Rating | None]]:
        """For each seat and battlefield the rating of a resolved formation whose cards still lie there."""
        rows: list[list[Rating | None]] = [[None] * len(VALUES) for _ in (0, 1)]
        for f in FIELDS:
            if self.won[f] is not None and any(formations[f] for formations in self.fields):
                for row, rating in zip(rows, telling.verdict(self, f, None).ratings, strict=True):
                    row[f] = rating
        return rows

    def scores(self) -> list[int]:
        """PB-5.6: the money."""
        return self.money

    def winners(self) -> list[int] | None:
        """PB-5.3, PB-5.6, PB-R17: the other seat after a concession, else more money, then more coins, else both."""
        if self.actor is not None:
            return None
        if self.conceded is not None:
            return [1 - self.conceded]
        return list(winners(zip(self.money, self.coins, strict=True)))

    def line(self, entry: tuple[int, int, Rating]) -> Line:
        """A battlefield won (PB-4.6)."""
        seat, f, rating = entry
        said = Said(names.TAKEN, {"n": VALUES[f], "formation": telling.formation(rating)})
        return Line(seat, "PB-4.6", said, str(VALUES[f]), VALUES[f])

    def clear(self) -> None:
        """What the last move left in sight goes face down to the discards: a power card, the cards of PB-4.6."""
        self.discard += self.power
        self.power = []
        self.aim = ()
        if self.resolved is not None:
            f, self.resolved = self.resolved, None
            for formations in self.fields:
                self.discard += formations[f]
                formations[f] = []
