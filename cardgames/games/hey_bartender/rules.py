"""The rules of Hey, Bartender!: deal, play a card, let the bartender answer.

HB-1.1 (seats and pack) and HB-2.1 (shuffle) are in the game's entry; the bartender has no seat (HB-1.2).
"""

from __future__ import annotations

from cardgames.cards import Card
from cardgames.engine.common import check_in_hand, whole_shuffle
from cardgames.engine.moves import Move
from cardgames.engine.sheet import Line
from cardgames.engine.state import CHANCE, Decision, Kind
from cardgames.engine.values import SCORE
from cardgames.engine.words import Said, Words, arithmetic
from cardgames.engine.zones import NONE, OWNER, Counter, Zone
from cardgames.games.hey_bartender import words
from cardgames.games.hey_bartender.market import MarketGame
from cardgames.games.hey_bartender.moves import PLAYS, RESHUFFLE


class HeyBartender(MarketGame):
    """Hands, the bartender's market, deck and discard pile. Card values are ranks, ace 1 to king 13 (HB-3.1)."""

    zones = (
        Zone("hand", "hands", Words("Hand", "手牌"), per_seat=True, faces=OWNER),
        Zone("deck", "deck", Words("Deck", "牌堆"), faces=NONE),
        Zone("market", "market", Words("Bartender", "酒保")),
        Zone("discard", "discard", Words("Discards", "弃牌堆")),
        Zone("played", "played", Words("Played", "打出的牌"), per_seat=True),
    )
    counters = (
        Counter("score", "points", Words("Points", "得分"), per_seat=True, holds=SCORE),
        Counter("round", "round"),
    )
    tellings = words.TELLINGS
    refusals = words.REFUSALS
    end_clause = "HB-7.1"

    hands: list[list[Card]]
    deck: list[Card]
    market: list[Card]
    discard: list[Card]
    played: list[list[Card]]
    """A card lies here only while the discards are shuffled in the middle of its turn (HB-4.11)."""
    points: list[int]
    round: int

    def set_up(self, deck: list[Card]) -> None:
        """HB-2.2 to HB-2.6."""
        each = 7 if self.seats <= 4 else 6
        dealt = each * self.seats
        self.hands = [deck[seat : dealt : self.seats] for seat in range(self.seats)]
        up = dealt + self.options["bartender_cards"]
        self.market = deck[dealt:up]
        self.deck = deck[up:]
        starts: int = self.options["start"]
        if self.heard is not None:
            self.tell("HB-2.3", "deal", n=each, seats=self.seats)
            self.tell("HB-2.4", "market", cards=self.market[:])
            self.tell("HB-2.5", "starts", starts)
        self.ask("play", starts)

    def resume(self) -> None:
        """A position goes on with the given actor or the starting seat, or the next one that has a card."""
        first: int = self.options["start"] if self.actor is None else self.actor
        self.pass_on(first, self.hands)

    def scores(self) -> list[int]:
        """HB-6.1; everybody may look (HB-6.3)."""
        return self.points[:]

    def line(self, entry: tuple[int, tuple[Card, ...], Card, int]) -> Line:
        """One turn: the cards handed over minus the card played (HB-5.2), or nothing (HB-5.4)."""
        seat, given, card, points = entry
        if not given:
            return Line(seat, "HB-5.4", Said(words.NOT_EXCHANGED, {"card": card}), "0", 0)
        said = Said(words.EXCHANGED, {"card": card, "cards": given})
        return Line(seat, "HB-5.2", said, arithmetic([*(c.rank for c in given), -card.rank]), points)

    # Decisions ---------------------------------------------------------------------------------------------------

    def plays(self) -> list[Move]:
        """HB-3.3: any one card of the own hand."""
        return [PLAYS[card] for card in self.hands[self.seat]]

    def do_play(self, move: Move) -> None:
        """HB-3.3: play the card, and let the bartender answer."""
        seat, card = self.seat, move.card
        self.hands[seat].remove(card)
        if seat == self.options["start"]:
            self.round += 1
            if self.heard is not None:
                self.tell("HB-3.2", "round", n=self.round)
        if self.heard is not None:
            self.tell("HB-3.3", "play", seat, card=card)
        self.answer(seat, card)

    def do_reshuffle(self, move: Move) -> None:
        """HB-4.11: the discard pile becomes the deck, and the turn goes on."""
        self.deck = list(move.cards)
        self.discard = []
        if self.heard is not None:
            self.tell("HB-4.11", "reshuffle", n=len(self.deck))
        seat = next(seat for seat in range(self.seats) if self.played[seat])
        self.answer(seat, self.played[seat].pop())

    # The bartender -----------------------------------------------------------------------------------------------

    def answer(self, seat: int, card: Card) -> None:
        """Exchange the card, or shuffle the discards first (HB-4.11), or go without an exchange (HB-4.12)."""
        given = self.trade(seat, card)
        if given is not None:
            self.discard += given
            return self.complete(seat, card, given, sum([c.rank for c in given]) - card.rank)
        if self.discard and self.options["deck_out"] == "reshuffle":
            if self.heard is not None:
                self.tell("HB-4.11", "empty")
            self.played[seat].append(card)
            return self.ask("reshuffle", CHANCE)
        if self.heard is not None:
            self.tell("HB-4.12", "no_exchange", seat, card=card)
        return self.complete(seat, card, (), 0)

    def complete(self, seat: int, card: Card, given: tuple[Card, ...], points: int) -> None:
        """The card joins the market only now (HB-5.1, HB-5.3), and the points are written (HB-5.2, HB-5.4, HB-6.2)."""
        self.market.append(card)
        self.points[seat] += points
        self.tally.append((seat, given, card, points))
        if self.heard is not None:
            self.tell("HB-5.1", "joins", card=card)
            self.tell("HB-5.2" if given else "HB-5.4", "points", seat, amount=points)
        self.pass_on(seat + 1, self.hands)

    def end(self) -> None:
        """HB-7.1 to HB-7.3."""
        self.finish()
        if self.heard is not None:
            self.tell("HB-7.1", "over")
            winners = self.winners() or []
            best = max(self.points)
            if len(winners) == 1:
                self.tell("HB-7.2", "wins", winners[0], amount=best)
            else:
                self.tell("HB-7.3", "share", seats=winners, amount=best)

    decisions = {
        "play": Decision(
            "HB-3.3",
            Words("{actor:seat} has to play one card", "轮到{actor:seat}打出一张牌"),
            plays,
            {"play": Kind(check_in_hand("HB-3.3"), do_play)},
        ),
        "reshuffle": whole_shuffle(
            "HB-4.11",
            Words("the discard pile is shuffled", "洗弃牌堆"),
            RESHUFFLE,
            lambda state: state.discard,
            do_reshuffle,
        ),
    }
