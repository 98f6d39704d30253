"""The rules of Lost Starship: a card a turn to the pile of its suit, points after each round, kings at the end.

Directions stand in the order of scoring.DIRECTIONS, in the piles and in all lists of points. The sheet belongs to the
seats, whose directions are secret, so it is only written when the kings are turned up: tuples (seat, place, amount,
whether these are the extra points of LS-3.5).
"""

from __future__ import annotations

from cardgames.cards import Card
from cardgames.engine.moves import Illegal, Move
from cardgames.engine.position import PositionError
from cardgames.engine.sheet import Line
from cardgames.engine.state import Decision, Kind, State
from cardgames.engine.values import COUNT, SEAT, Several
from cardgames.engine.words import Said, Words
from cardgames.engine.zones import NONE, OWNER, Counter, Place, Viewer, Zone
from cardgames.games.lost_starship import telling, words
from cardgames.games.lost_starship.moves import KING, PLAYS
from cardgames.games.lost_starship.scoring import DIRECTIONS, HAND, PLACE, STEERS, outcome, rounds, winners

ONE_A_DIRECTION = Several((COUNT,), len(DIRECTIONS), len(DIRECTIONS))
"""Points of each direction."""


def turned_up(state: LostStarship, owner: int | None, viewer: Viewer) -> bool:
    """LS-2.2, LS-5.1: a king is its owner's secret until the end."""
    return viewer == owner or state.landed


def is_king(state: LostStarship, place: Place, card: Card) -> bool:
    """LS-1.1: the kings are apart from the other cards."""
    return card.rank == KING


def is_flight(state: LostStarship, place: Place, card: Card) -> bool:
    """LS-1.3: the cards that are played; LS-2.6: on a pile, those of its suit."""
    return card.rank != KING and (place.sub is None or place.sub == card.suit)


class LostStarship(State):
    """Hands, secret kings, four piles, the stock; totals by direction. The ace counts 1 (LS-R1)."""

    zones = (
        Zone("hand", "hands", Words("Hand", "手牌"), per_seat=True, faces=OWNER, holds=is_flight),
        Zone("king", "kings", Words("King", "身份牌"), per_seat=True, faces=turned_up, holds=is_king),
        Zone("pile", "piles", Words("Pile", "牌堆"), subs=STEERS, sub_words=words.PILES, holds=is_flight),
        Zone("stock", "stock", Words("Draw pile", "抽牌堆"), faces=NONE, holds=is_flight),
        Zone("spare", "spare", Words("Unused kings", "没用到的身份牌"), faces=NONE, holds=is_king),
    )
    counters = (
        Counter("score", "results", Words("Points", "得分"), per_seat=True, derived=True),
        Counter("turn", "turns", Words("plays", "出牌"), per_seat=True, derived=True),
        Counter("total", "points", Words("total", "总分"), derived=True, subs=STEERS),
        Counter("clock", "clock", Words("Round", "轮次"), derived=True),
        Counter("meridian", "meridian", words.AXES[0], derived=True),
        Counter("parallel", "parallel", words.AXES[1], derived=True),
        Counter("ship", "ship", Words("Ship", "飞船"), derived=True),
        Counter("drift", "drift", derived=True, subs=("x", "y")),
        Counter("points", "points", default=[0, 0, 0, 0], holds=ONE_A_DIRECTION),
        Counter("extra", "extra", default=[0, 0, 0, 0], holds=ONE_A_DIRECTION),
        Counter("first", "first", holds=SEAT),
        Counter("round", "round"),
        Counter("landed", "landed", default=False),
    )
    tellings = words.TELLINGS
    refusals = words.REFUSALS
    end_clause = "LS-4.1"

    hands: list[list[Card]]
    kings: list[list[Card]]
    piles: list[list[Card]]
    """LS-2.9: all cards that were played there (LS-R10), the last one on top."""
    stock: list[Card]
    spare: list[Card]
    points: list[int]
    """LS-3.6: the totals."""
    extra: list[int]
    """What of it came by LS-3.5."""
    first: int
    """LS-2.4, LS-2.8: the seat that starts the round."""
    round: int
    """Rounds that are scored."""
    landed: bool
    """LS-5.1: whether the kings are turned up."""

    def set_up(self, deck: list[Card]) -> None:
        """LS-2.1, LS-2.3, LS-R9: kings and hands from the first player on (LS-2.4); LS-1.1 is the Game's pack."""
        seats, first = self.seats, self.options["first_player"]
        kings = [card for card in deck if card.rank == KING]
        flight = [card for card in deck if card.rank != KING]
        for place in range(seats):
            seat = (first + place) % seats
            self.kings[seat] = [kings[place]]
            self.hands[seat] = flight[place * HAND : place * HAND + HAND]
        self.spare = kings[seats:]
        self.stock = flight[seats * HAND :]
        self.first = first
        if self.heard is not None:
            telling.tell_start(self)
        self.ask("play", first)

    def resume(self) -> None:
        """A position goes on with a card of `actor`, or of the seat that starts the round."""
        self.ask("play", self.first if self.actor is None else self.actor)

    def check_position(self) -> None:
        """Raises PositionError for cards and points that the game cannot have."""
        for seat, kings in enumerate(self.kings):
            if len(kings) != 1:
                raise PositionError(
                    f"{len(kings)} kings; every seat has one, such as KH (LS-2.1)",
                    f"有{len(kings)}张身份牌；每个座位一张，如KH（LS-2.1）",
                    place=f"king:{seat}",
                )
        if any(2 * extra > points for extra, points in zip(self.extra, self.points, strict=True)):
            raise PositionError(
                "every extra point (LS-3.5) goes with a point of an axis (LS-3.2)",
                "每个额外分（LS-3.5）都伴随一个轴上的分（LS-3.2）",
                place="extra",
            )
        if self.landed:
            return
        seat = self.first if self.actor is None else self.actor
        due = [(seat + later) % self.seats for later in range(self.seats - (seat - self.first) % self.seats)]
        for one in due if len(self.stock) <= len(due) else range(self.seats):
            if not self.hands[one]:
                raise PositionError(
                    "no cards; whoever has still to play needs one (LS-2.5), and with this stock everybody (LS-2.8)",
                    "没有牌；还要出牌的座位需要一张（LS-2.5），抽牌堆还够一轮时人人都要（LS-2.8）",
                    place=f"hand:{one}",
                )

    # A turn ------------------------------------------------------------------------------------------------------

    def plays(self) -> list[Move]:
        """LS-2.5: any card in hand; no pass, and no choice of pile (LS-2.6)."""
        return [PLAYS[card] for card in self.hands[self.actor]]  # type: ignore[index]

    def check_play(self, move: Move) -> Illegal | None:
        """LS-2.5: a card in hand; LS-1.3: kings are not played."""
        hand, card = self.hands[self.actor], move.card  # type: ignore[index]
        if card in hand:
            return None
        clause, kind = ("LS-1.3", "king") if card.rank == KING else ("LS-2.5", "not_in_hand")
        return self.refuse(clause, kind, card=card, actor=self.actor, cards=hand[:])

    def do_play(self, move: Move) -> None:
        """LS-2.6: on top of its suit's pile; LS-2.7, LS-4.2: a card is drawn while there is one."""
        seat: int = self.actor  # type: ignore[assignment]
        card, hand, stock = move.card, self.hands[seat], self.stock
        pile = self.piles[PLACE[card.suit]]
        if self.heard is not None:
            telling.tell_play(self, seat, card, pile)
        hand.remove(card)
        pile.append(card)
        if stock:
            hand.append(stock.pop(0))
        following = (seat + 1) % self.seats
        if following == self.first:
            self.end_round(card)
        else:
            self.actor = following

    def end_round(self, card: Card) -> None:
        """LS-3.1 to LS-3.6: the points; then the next round (LS-2.8), or the end (LS-4.1)."""
        points, option = self.points, self.options
        north, east, south, west = [pile[-1].rank if pile else 0 for pile in self.piles]
        result = outcome(north - south, east - west, option["margin_bonus"])
        meridian, parallel, extra = result
        if meridian is not None:
            points[meridian] += 1
        if parallel is not None:
            points[parallel] += 1
        if extra is not None:
            points[extra] += 1
            self.extra[extra] += 1
        self.round += 1
        if self.heard is not None:
            telling.tell_points(self, card, result)
        if not self.stock:
            return self.land()
        if option["rotate_start"]:  # LS-R5
            self.first = (self.first + 1) % self.seats
        self.actor = self.first
        return None

    def land(self) -> None:
        """LS-5.1 to LS-5.4: kings up, and each seat gets the points of its direction. LS-4.3: hands do not matter."""
        self.landed = True
        for seat, place in enumerate(self.places()):
            extra = self.extra[place]
            self.tally.append((seat, place, self.points[place] - extra, False))
            if extra:
                self.tally.append((seat, place, extra, True))
        self.finish()
        if self.heard is not None:
            telling.tell_end(self)

    decisions = {
        "play": Decision(
            "LS-2.5",
            Words("{actor:seat} has to play a flight card", "轮到{actor:seat}打出一张飞行指令牌"),
            plays,
            {"play": Kind(check_play, do_play)},
        ),
    }

    # Points ------------------------------------------------------------------------------------------------------

    def places(self) -> list[int]:
        """The direction of each seat: its king's suit (LS-1.2)."""
        return [PLACE[kings[0].suit] for kings in self.kings]

    def scores(self) -> list[int]:
        """The total of each seat's direction once the kings are turned up; until then nobody has any points."""
        return [self.points[place] for place in self.places()] if self.landed else [0] * self.seats

    def winners(self) -> list[int] | None:
        """LS-5.2 to LS-5.4."""
        return winners(self.points, self.places(), self.options["variant"]) if self.landed else None

    def line(self, entry: tuple[int, int, int, bool]) -> Line:
        """The points of a seat's direction for being ahead, and those for the larger margin."""
        seat, place, amount, extra = entry
        values = {"place": words.NAMES[place], "n": amount, "of": self.round}
        arithmetic = f"{amount} × 1"
        if extra:
            return Line(seat, "LS-3.5", Said(words.WIDER, values), arithmetic, amount)
        return Line(seat, telling.AXIS_CLAUSES[place % 2], Said(words.LEADS, values), arithmetic, amount)

    # What the table shows ----------------------------------------------------------------------------------------

    @property
    def results(self) -> list[int | None]:
        """The points of each seat once they are known."""
        return [*self.scores()] if self.landed else [None] * self.seats

    @property
    def turns(self) -> list[Words | None]:
        """LS-2.4: the mark of who starts the round."""
        return [words.FIRST if seat == self.first and not self.over else None for seat in range(self.seats)]

    @property
    def tops(self) -> list[int]:
        """LS-3.1: what the piles read."""
        return [pile[-1].rank if pile else 0 for pile in self.piles]

    @property
    def rounds(self) -> int:
        """LS-4.1: how many rounds the game has, those included that are over."""
        if self.actor is None:
            return self.round
        played = (self.actor - self.first) % self.seats
        return self.round + max(1, rounds(len(self.stock) + played if self.stock else 0, self.seats))

    @property
    def clock(self) -> Said:
        """The round that is played."""
        return Said(words.CLOCK, {"n": self.round if self.over else self.round + 1, "of": self.rounds})

    @property
    def meridian(self) -> Said | None:
        """The margin of the north-south axis and what it would bring now."""
        return telling.margin(self.tops, 0, self.options["margin_bonus"])

    @property
    def parallel(self) -> Said | None:
        """The same east and west."""
        return telling.margin(self.tops, 1, self.options["margin_bonus"])

    @property
    def drift(self) -> tuple[int, int]:
        """Where the points have pushed the ship, east and south: only a picture, since nothing is netted (LS-R13)."""
        north, east, south, west = self.points
        return east - west, south - north

    @property
    def ship(self) -> Said | Words:
        """The same in words."""
        return telling.whereabouts(*self.drift)
