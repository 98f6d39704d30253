"""The rules of Penniless and Insane: bids that set order and price, three tricks a round, two bonuses.

The sheet's entries are tuples (seat, round, gallery, Points, number of overpaid pieces, part): one for each part of a
round's points that is not 0, and always one for the art. Where the source breaks off the rules are reconstructed;
the rulebook marks these clauses.
"""

from __future__ import annotations

from typing import Any

from cardgames.cards import STANDARD, Card
from cardgames.engine.common import check_in_hand, whole_shuffle
from cardgames.engine.moves import Illegal, Move
from cardgames.engine.sheet import Line
from cardgames.engine.state import CHANCE, Decision, Kind, State
from cardgames.engine.values import COUNT, SCORE, SEATS, Several, Whole
from cardgames.engine.words import MINUS, Said, Words, arithmetic
from cardgames.engine.zones import NONE, OWNER, Counter, Viewer, Zone
from cardgames.games.penniless_and_insane import telling, words
from cardgames.games.penniless_and_insane.moves import BIDS, SHUFFLE, TAKES
from cardgames.games.penniless_and_insane.positions import check
from cardgames.games.penniless_and_insane.scoring import action_order, insane, price, round_points, winners

HAND = 3
"""PI-3.1, PI-3.3: cards in hand, one for each trick of a round."""


def turned_up(state: PennilessAndInsane, owner: int | None, viewer: Viewer) -> bool:
    """PI-4.2: a bid is its owner's secret until all are in."""
    return viewer == owner or state.phase != "bid"


class PennilessAndInsane(State):
    """Hands, the art of a trick, bids, galleries, money and points. Cards count by rank, ace 1 to king 13."""

    zones = (
        Zone("hand", "hands", Words("Hand", "手牌"), per_seat=True, faces=OWNER),
        Zone("bid", "bids", Words("Bid", "出价"), per_seat=True, faces=turned_up),
        Zone("gallery", "galleries", Words("Gallery", "买到的画"), per_seat=True),
        Zone("art", "art", Words("Art", "画")),
        Zone("deck", "deck", Words("Deck", "牌堆"), faces=NONE),
        Zone("discard", "discard", Words("Discards", "弃牌堆")),
    )
    counters = (
        Counter("score", "points", Words("Points", "得分"), per_seat=True, holds=SCORE),
        Counter("money", "money", Words("Money", "钱"), per_seat=True),
        Counter("paid_for", "paid_for", Words("Prices paid", "买价"), per_seat=True, derived=True),
        Counter("turn", "turns", Words("acts", "行动"), per_seat=True, derived=True),
        Counter("paid", "paid", per_seat=True, default=(), holds=Several((COUNT,), 0, HAND)),
        Counter("order", "order", default=[], holds=SEATS),
        Counter("round", "round", Words("Round", "轮")),
        Counter("trick", "trick", Words("Trick", "回合"), holds=Whole(0, HAND)),
    )
    tellings = words.TELLINGS
    refusals = words.REFUSALS
    end_clause = "PI-7.1"

    hands: list[list[Card]]
    bids: list[list[Card]]
    galleries: list[list[Card]]
    art: list[Card]
    deck: list[Card]
    discard: list[Card]
    points: list[int]
    money: list[int]
    paid: list[tuple[int, ...]]
    order: list[int]
    round: int
    trick: int

    def set_up(self, deck: list[Card]) -> None:
        """PI-2.1, PI-3.2; the seats and the pack (PI-1.1) are the Game's."""
        self.deal(deck)

    def resume(self) -> None:
        """A position goes on with the next trick, the bid that is missing, or the next one to take a piece."""
        if not any(self.bids) and not self.art:
            return self.next_trick() if any(self.hands) else self.score_round()
        for seat in range(self.seats):
            if not self.bids[seat] and not self.order:
                return self.ask("bid", seat)
        if not self.order:
            return self.reveal()
        return self.ask("take", self.order[self.taken()])

    def check_position(self) -> None:
        """Raises PositionError for prices, bids and an order that the game cannot have."""
        check(self)

    def scores(self) -> list[int]:
        """PI-6.4: the points of all rounds."""
        return self.points[:]

    def winners(self) -> list[int] | None:
        """PI-7.1 to PI-7.3."""
        return winners(self.points, self.options["target"]) if self.actor is None else None

    def line(self, entry: tuple[Any, ...]) -> Line:
        """The art (PI-6.1), the penniless bonus (PI-6.2) or the insane bonus (PI-6.3) of a round."""
        seat, n, gallery, points, overpaid, part = entry
        if part == "art":
            said = Said(words.ART, {"n": n, "cards": gallery})
            return Line(seat, "PI-6.1", said, arithmetic(card.rank for card in gallery), points.art)
        if part == "penniless":
            return Line(seat, "PI-6.2", Said(words.PENNILESS, {"n": n}), str(points.penniless), points.penniless)
        each = f"{overpaid} × {self.options['insane_bonus']}".replace("-", MINUS)
        return Line(seat, "PI-6.3", Said(words.INSANE, {"n": n}), each, points.insane)

    @property
    def paid_for(self) -> list[list[Said]]:
        """PI-4.6, PI-6.3: what each seat paid for the pieces in its gallery."""
        rows = (list(zip(cards, paid, strict=False)) for cards, paid in zip(self.galleries, self.paid, strict=True))
        return [
            [Said(words.OVERPAID if insane(paid, card.rank) else words.PAID, {"paid": paid}) for card, paid in row]
            for row in rows
        ]

    @property
    def turns(self) -> list[Words | None]:
        """PI-4.3, PI-4.5: when each seat acts in this trick; the last to act finds no piece."""
        if not self.order:
            return [None] * self.seats
        nth = [*words.TURNS[: self.seats - 1], words.NO_TURN]
        return [nth[self.order.index(seat)] for seat in range(self.seats)]

    # A round -----------------------------------------------------------------------------------------------------

    def deal(self, deck: list[Card]) -> None:
        """PI-3.3, PI-3.4: three cards and fresh money for everybody."""
        dealt = HAND * self.seats
        self.hands = [deck[seat : dealt : self.seats] for seat in range(self.seats)]
        self.deck = deck[dealt:]
        self.money = [self.options["start_money"]] * self.seats
        self.round += 1
        self.trick = 1
        if self.heard is not None:
            telling.tell_deal(self)
        self.show_art()

    def next_trick(self) -> None:
        """PI-3.1: another trick of the round.

        A position with cards out of the picture may have too few for another trick: then the round ends (PI-4.8).
        """
        if len(self.deck) < self.seats - 1 or not all(self.hands):
            return self.score_round()
        self.trick += 1
        if self.heard is not None:
            self.tell("PI-3.1", "trick", round=self.round, n=self.trick)
        return self.show_art()

    def show_art(self) -> None:
        """PI-4.1: one piece fewer than players is turned up."""
        up = self.seats - 1
        self.art = self.deck[:up]
        del self.deck[:up]
        if self.heard is not None:
            self.tell("PI-4.1", "art", cards=self.art[:])
        self.ask("bid", 0)

    def bids_to_make(self) -> list[Move]:
        """PI-4.2: any card in hand; no pass."""
        return [BIDS[card] for card in self.hands[self.actor]]  # type: ignore[index]

    def do_bid(self, move: Move) -> None:
        """PI-4.2: a sealed bid, seat by seat."""
        seat: int = self.actor  # type: ignore[assignment]
        self.hands[seat].remove(move.card)
        self.bids[seat].append(move.card)
        if self.heard is not None:
            self.tell("PI-4.2", "bid", seat, to=(seat,), card=move.card)
        return self.ask("bid", seat + 1) if seat + 1 < self.seats else self.reveal()

    def reveal(self) -> None:
        """PI-4.3: the bids are turned up and give the order of acting."""
        bids = {seat: bid[0] for seat, bid in enumerate(self.bids)}
        self.order = action_order(bids)
        if self.heard is not None:
            telling.tell_bids(self, bids)
        self.ask("take", self.order[0])

    def taken(self) -> int:
        """How many pieces of this trick have been taken."""
        return self.seats - 1 - len(self.art)

    def pieces(self) -> list[Move]:
        """PI-4.4: any piece that is left."""
        return [TAKES[card] for card in self.art]

    def check_take(self, move: Move) -> Illegal | None:
        """PI-4.4: a piece of this trick that is left; PI-R13: none may be refused."""
        if move.card in self.art:
            return None
        return self.refuse("PI-4.4", "not_there", card=move.card, cards=self.art[:])

    def do_take(self, move: Move) -> None:
        """PI-4.4, PI-4.6: take the piece, pay the bid or all there is."""
        seat: int = self.actor  # type: ignore[assignment]
        card, bid = move.card, self.bids[seat][0]
        paid = price(self.money[seat], bid)
        self.art.remove(card)
        self.galleries[seat].append(card)
        self.paid[seat] = (*self.paid[seat], paid)
        self.money[seat] -= paid
        if self.heard is not None:
            telling.tell_purchase(self, seat, card, bid, paid)
        return self.ask("take", self.order[self.taken()]) if self.art else self.end_trick()

    def end_trick(self) -> None:
        """PI-4.5, PI-4.7: the highest bid gets nothing; the bids are discarded."""
        last = self.order[-1]
        paid = price(self.money[last], self.bids[last][0]) if self.options["last_pays"] else 0
        self.money[last] -= paid
        if self.heard is not None:
            kind = "last_pays" if self.options["last_pays"] else "last"
            self.tell("PI-4.5", kind, last, card=self.bids[last][0], paid=paid)
            self.tell("PI-4.7", "discards")
        for bid in self.bids:
            self.discard += bid
            bid.clear()
        self.order = []
        return self.next_trick() if self.trick < HAND else self.score_round()

    def score_round(self) -> None:
        """PI-4.8, PI-6.1 to PI-6.4, PI-7.1."""
        earned = []
        for seat, gallery in enumerate(self.galleries):
            overpaid = sum(insane(paid, card.rank) for card, paid in zip(gallery, self.paid[seat], strict=True))
            points = round_points(
                [card.rank for card in gallery],
                self.money[seat],
                overpaid,
                self.options["penniless_bonus"],
                self.options["insane_bonus"],
            )
            self.points[seat] += points.total
            earned.append(points.total)
            entry = (seat, self.round, tuple(gallery), points, overpaid)
            self.tally.append((*entry, "art"))
            self.tally += [(*entry, part) for part in ("penniless", "insane") if getattr(points, part)]
        if max(self.points) < self.options["target"]:
            self.ask("shuffle", CHANCE)
        else:
            self.finish()
        if self.heard is not None:
            telling.tell_scores(self, earned)

    def do_shuffle(self, move: Move) -> None:
        """PI-3.2, PI-3.5, PI-6.4: all cards back into the deck, money and galleries gone; a new round."""
        self.galleries = [[] for _ in range(self.seats)]
        self.paid = [()] * self.seats
        self.discard = []
        self.deal(list(move.cards))

    decisions = {
        "bid": Decision(
            "PI-4.2",
            Words("{actor:seat} has to bid a card face down", "轮到{actor:seat}暗出一张牌出价"),
            bids_to_make,
            {"bid": Kind(check_in_hand("PI-4.2"), do_bid)},
        ),
        "take": Decision(
            "PI-4.4",
            Words("{actor:seat} has to take one piece", "轮到{actor:seat}拿一张画"),
            pieces,
            {"take": Kind(check_take, do_take)},
        ),
        "shuffle": whole_shuffle(
            "PI-3.2",
            Words("all the cards are shuffled", "把牌全部洗匀"),
            SHUFFLE,
            lambda state: STANDARD.cards,
            do_shuffle,
        ),
    }
