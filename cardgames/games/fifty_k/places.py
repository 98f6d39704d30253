"""What lies where in Fifty-K, what is counted, and the marks that follow from it.

The sheet's entries are `scoring.Entry`.
"""

from __future__ import annotations

from cardgames.cards import Card
from cardgames.engine.sheet import Line
from cardgames.engine.state import CHANCE, State
from cardgames.engine.values import NO_SEAT, SCORE, SEAT, Number, Several, Whole, seats_of
from cardgames.engine.words import Said, Words
from cardgames.engine.zones import Counter, Place, Viewer, Zone
from cardgames.games.fifty_k import telling, words
from cardgames.games.fifty_k.combinations import PACK, WORTH, lying
from cardgames.games.fifty_k.positions import check
from cardgames.games.fifty_k.scoring import Entry, by_side, hand_entries, members, ranking, side_of

THREE_OF_HEARTS, THREE_OF_DIAMONDS = PACK["3H"], PACK["3D"]
EARLIER, SINCE = 1, 2
"""What `passed` says of a seat: it passed earlier in this trick, or since the last play."""


def turned_up(state: Places, owner: int | None, viewer: Viewer) -> bool:
    """FK-R13: a hand is its owner's secret; what is left of it is turned up at the end of a hand."""
    return viewer == owner or state.actor in (None, CHANCE)


def may_hold(state: Places, place: Place, card: Card) -> bool:
    """FK-1.4: until it is played, the three of hearts is in the hand that led first."""
    return card is not THREE_OF_HEARTS or state.starter in (None, place.owner)


class Places(State):
    """The hands, the last play, the earlier ones of the trick, what was played before.

    `last` made the last play, `by` is whose each card of `under` is; `passed` is 0, EARLIER or SINCE; `out` is a seat's
    place in the order of going out, 0 before. `total`, `gathered` and `firsts` are the card points, the table points
    and the first places of a seat in the hands that are over. `starter` is the seat that was dealt the three of hearts,
    where that is known.
    """

    zones = (
        Zone("hand", "hands", Words("Hand", "手牌"), per_seat=True, faces=turned_up, holds=may_hold),
        Zone("top", "top", Words("Last play", "上一手")),
        Zone("under", "under", Words("Earlier in this trick", "本圈先前打出")),
        Zone("played", "played", Words("Played before", "已经打出")),
        Zone("aside", "aside", Words("Not in play", "不用的牌")),
    )
    counters = (
        Counter("score", "points", Words("Score", "积分"), per_seat=True, holds=Number()),
        Counter("table", "table", Words("Table points", "桌面牌分")),
        Counter("collected", "collected", Words("Collected", "收分"), per_seat=True),
        Counter("last", "last", default=None, holds=NO_SEAT),
        Counter("passed", "passed", per_seat=True, holds=Whole(0, SINCE)),
        Counter("out", "out", per_seat=True, holds=Whole(0, seats_of)),
        Counter("total", "total", per_seat=True, holds=SCORE),
        Counter("gathered", "gathered", per_seat=True),
        Counter("firsts", "firsts", per_seat=True),
        Counter("hand", "hand"),
        Counter("trick", "trick"),
        Counter("by", "by", default=(), holds=Several((SEAT,), 0, 52)),
        Counter("starter", "starter", default=None, holds=NO_SEAT),
        Counter("clock", "clock", Words("Now", "进度"), derived=True),
        Counter("beat", "beat", Words("To beat", "要压的牌"), derived=True),
        Counter("under_by", "under_by", Words("Played by", "出牌的是"), derived=True),
        Counter("mark", "marks", Words("Status", "状态"), per_seat=True, derived=True),
        Counter("team", "teams", Words("Team", "队"), per_seat=True, derived=True),
        Counter("side_total", "side_totals", Words("Match total", "连打累计"), per_seat=True, derived=True),
    )

    hands: list[list[Card]]
    top: list[Card]
    under: list[Card]
    played: list[Card]
    aside: list[Card]
    points: list[float]
    table: int
    collected: list[int]
    last: int | None
    passed: list[int]
    out: list[int]
    total: list[int]
    gathered: list[int]
    firsts: list[int]
    hand: int
    """Hands that are over; shown and told from 1."""
    trick: int
    by: tuple[int, ...]
    starter: int | None

    def scores(self) -> list[float]:
        """Nothing before a hand ends; in a match the card points so far, until they become scores (FK-8.1, FK-8.4)."""
        return self.points[:]

    def parties(self) -> list[tuple[int, ...]]:
        """FK-1.3: with four players partners face each other; with three everybody plays alone."""
        return [members(side, self.seats) for side in range(self.seats if self.seats == 3 else 2)]

    def winners(self) -> list[int] | None:
        """FK-6.7, FK-7.3, FK-8.3: the side that ranks first; equal points are no shared win."""
        if self.actor is not None:
            return None
        first = ranking(self.total, self.order)[0]
        return [seat for seat in range(self.seats) if side_of(seat, self.seats) == first]

    @property
    def end_clause(self) -> str:  # type: ignore[override]  # it depends on the number of players
        """FK-6.1, FK-7.1: the clause by which the hand is over."""
        return "FK-6.1" if self.seats == 4 else "FK-7.1"

    def line(self, entry: Entry) -> Line:
        """One line of card points, of sharing, doubling or the bonus."""
        said = Said(words.LABELS[entry.label], {"percent": self.options["bonus_percent"]})
        return Line(entry.seat, entry.clause, said, entry.arithmetic, entry.amount)

    @property
    def order(self) -> list[int]:
        """FK-3.6: the seats that are out, in the order of going out."""
        return sorted([seat for seat, place in enumerate(self.out) if place], key=self.out.__getitem__)

    @property
    def opening(self) -> bool:
        """FK-1.4: whether nothing has been played since the deal."""
        return self.starter is not None and not (self.top or self.under or self.played)

    def entries(self) -> list[Entry]:
        """FK-6.3 to FK-6.5, FK-7.2: the card points of the hand that is over."""
        left = [[WORTH[card] for card in hand if WORTH[card]] for hand in self.hands]
        return hand_entries(self.collected, self.order, left, self.options["out_swing"])

    # What the table shows ----------------------------------------------------------------------------------------

    @property
    def clock(self) -> Said | None:
        """The trick, and in a match the hand."""
        said = words.MATCH_CLOCK if self.options["match"] else words.CLOCK
        return Said(said, {"hand": self.hand + 1, "trick": self.trick}) if self.trick else None

    @property
    def beat(self) -> Said | None:
        """FK-3.2, FK-R14: whose the last play is, and what."""
        if self.phase != "follow":
            return None
        return Said(words.BY, {"seat": self.last, "what": telling.called(lying(self.top))})

    @property
    def under_by(self) -> list[Said | str]:
        """Whose each earlier card of the trick is, where that is known."""
        known: list[Said | str] = [Said(words.NAME, {"seat": seat}) for seat in self.by]
        return [*known, *[""] * len(self.under)][: len(self.under)]

    @property
    def marks(self) -> list[tuple[Words, ...]]:
        """Who is out, who passed."""
        asked = self.actor is not None and self.actor != CHANCE
        locked = EARLIER if self.options["pass_lock"] else SINCE
        return [
            tuple(
                mark
                for mark, holds in (
                    (words.OUT[self.out[seat] - 1], self.out[seat] > 0),
                    (words.PASSED, asked and self.passed[seat] >= locked),
                )
                if holds
            )
            for seat in range(self.seats)
        ]

    @property
    def teams(self) -> list[Said | None]:
        """FK-1.3: the team of each seat with four players, and what it has collected in this hand."""
        if self.seats == 3:
            return [None] * 3
        together = by_side(self.collected)
        return [
            Said(words.TEAM, {"n": seat % 2, "team": words.TEAMS[seat % 2], "points": together[seat % 2]})
            for seat in range(4)
        ]

    @property
    def side_totals(self) -> list[Said | None]:
        """FK-8.1, FK-R11: what each seat's side has in a match, and the target."""
        if not self.options["match"]:
            return [None] * self.seats
        totals, target = by_side(self.total), self.options["match_target"]
        said = [Said(words.OF_TARGET, {"n": total, "target": target}) for total in totals]
        return [said[side_of(seat, self.seats)] for seat in range(self.seats)]

    # Positions laid out by hand ----------------------------------------------------------------------------------

    def check_position(self) -> None:
        """Raises PositionError for a position that the game cannot have."""
        check(self)
