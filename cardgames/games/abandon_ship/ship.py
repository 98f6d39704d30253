"""The ship: what lies where in Abandon Ship, what is counted, and the sums and captions that follow from it.

The sheet's entries are Claims: what each key brought.
"""

from __future__ import annotations

from cardgames.cards import SUITS, Card
from cardgames.engine.position import PositionError
from cardgames.engine.sheet import Line
from cardgames.engine.state import OVER, State
from cardgames.engine.values import NO_SEAT, SEAT
from cardgames.engine.words import LANGUAGES, Said, Words, arithmetic
from cardgames.engine.zones import NONE, Counter, Place, Viewer, Zone
from cardgames.games.abandon_ship import words
from cardgames.games.abandon_ship.scoring import Claim, support

HAND = 5
"""AS-1.3, AS-2.2, AS-R11: cards in hand at the start of a turn; never more."""
BY_SUIT = tuple(SUITS)
PLACE = {suit: at for at, suit in enumerate(SUITS)}


def turned_up(state: Ship, owner: int | None, viewer: Viewer) -> bool:
    """AS-5.2, AS-5.5: keys and hands are their owner's secret until all are turned up and count."""
    return viewer == owner or state.phase == OVER


def its_suit(state: Ship, place: Place, card: Card) -> bool:
    """AS-1.4: boats and areas of influence are for one suit each."""
    return card.suit == place.sub


def by_suit(label: Words) -> tuple[Words, ...]:
    """The label of a place for each suit."""
    return tuple(Words(*(label.fill({"suit": suit}, lang) for lang in LANGUAGES)) for suit in SUITS)


class Ship(State):
    """Hands, four boats and four areas of influence a seat, the cards of a duel. Cards count by rank (AS-3.1, AS-R1).

    `turn` is the seat in turn, also while its duel goes on, `target` its opponent; `turns` are those completed.
    """

    zones = (
        Zone("hand", "hands", Words("Hand", "手牌"), per_seat=True, faces=turned_up),
        Zone("key", "keys", Words("Key", "钥匙"), per_seat=True, faces=turned_up),
        Zone(
            "influence", "areas", Words("Influence", "影响力"), per_seat=True, subs=BY_SUIT, holds=its_suit,
            sub_words=by_suit(words.INFLUENCE),
        ),
        Zone("boat", "boats", Words("Boat", "救生艇"), subs=BY_SUIT, holds=its_suit, sub_words=by_suit(words.BOAT)),
        Zone("duel", "duel", Words("Duel", "决斗")),
        Zone("pile", "pile", Words("Pile", "牌堆"), faces=NONE),
    )  # fmt: skip
    counters = (
        Counter("score", "points", Words("Points", "得分"), per_seat=True),
        Counter("total", "totals", Words("worth", "价值"), derived=True, subs=BY_SUIT),
        Counter("power", "powers", Words("Influence", "影响力"), per_seat=True, derived=True, subs=BY_SUIT),
        Counter("strength", "strengths", Words("Final influence", "最终影响力"), per_seat=True, derived=True),
        Counter("played_by", "played_by", Words("Played by", "出牌的是"), derived=True),
        Counter("turn", "turn", holds=SEAT),
        Counter("target", "target", default=None, holds=NO_SEAT),
        Counter("turns", "turns"),
    )

    hands: list[list[Card]]
    keys: list[list[Card]]
    areas: list[list[list[Card]]]
    boats: list[list[Card]]
    duel: list[Card]
    pile: list[Card]
    points: list[int]
    turn: int
    target: int | None
    turns: int

    def scores(self) -> list[int]:
        """AS-5.3, AS-5.4: nothing before the keys are turned up."""
        return self.points[:]

    def line(self, entry: Claim) -> Line:
        """What a key brought (AS-5.3 to AS-5.6)."""
        if entry.wins:
            boat = self.boats[PLACE[entry.key.suit]]
            said = Said(words.CLAIMED, {"suit": entry.key.suit, "card": entry.key})
            return Line(entry.seat, entry.clause, said, arithmetic(card.rank for card in boat), entry.points)
        values = {"card": entry.key, "n": entry.influence, "best": entry.best}
        said = Said(words.BEATEN if entry.influence < entry.best else words.LEVEL, values)
        return Line(entry.seat, entry.clause, said, "0", 0)

    @property
    def answering(self) -> int:
        """AS-4.4: whose card was not the last one; who concedes has lost (AS-4.6)."""
        return self.target if len(self.duel) % 2 else self.turn  # type: ignore[return-value]

    @property
    def leading(self) -> int:
        """Whose card was the last one."""
        return self.turn if len(self.duel) % 2 else self.target  # type: ignore[return-value]

    @property
    def totals(self) -> list[int]:
        """The sum of each boat."""
        return [sum(card.rank for card in boat) for boat in self.boats]

    @property
    def powers(self) -> list[list[int]]:
        """The sum of each area of influence, by seat and suit."""
        return [[sum(card.rank for card in area) for area in areas] for areas in self.areas]

    @property
    def strengths(self) -> list[Said | None]:
        """AS-5.5: what makes each seat's influence in the suit of its key, once it is turned up."""
        if self.phase != OVER:
            return [None] * self.seats
        return [
            Said(words.STRENGTH, {"suit": key[0].suit, "n": sum(card.rank for card in support(key[0], areas, hand))})
            if key
            else None
            for key, areas, hand in zip(self.keys, self.areas, self.hands, strict=True)
        ]

    @property
    def played_by(self) -> list[Said]:
        """AS-4.4: whose each card of the duel is; they take turns, the challenger first."""
        sides = (self.turn, self.target)
        return [Said(words.NAME, {"seat": sides[at % 2]}) for at in range(len(self.duel))]

    def check_position(self) -> None:
        """Raises PositionError for a position that the game cannot have."""
        for seat, (hand, keys) in enumerate(zip(self.hands, self.keys, strict=True)):
            if len(hand) > HAND or len(keys) > 1:
                raise PositionError(
                    f"seat {seat} has {len(hand)} cards and {len(keys)} keys; "
                    f"nobody has more than five in hand (AS-R11) and one key (AS-5.2)",
                    f"座位{seat}有{len(hand)}张手牌、{len(keys)}张钥匙；手牌最多五张（AS-R11），钥匙最多一张（AS-5.2）",
                    place=f"hand:{seat}",
                )
        if self.duel and self.target in (None, self.turn):
            raise PositionError(
                f"it takes the seat that is challenged (AS-4.2), another one than the seat in turn, {self.turn}",
                f"应为被挑战的座位（AS-4.2），不能是当前行动的座位{self.turn}",
                place="target",
            )
        ranks = [card.rank for card in self.duel]
        if sorted(set(ranks)) != ranks:
            played = " ".join(card.text for card in self.duel)
            raise PositionError(
                f"{played} don't rise from one card to the next (AS-4.3)",
                f"{played}不是一张比一张大（AS-4.3）",
                place="duel",
            )
