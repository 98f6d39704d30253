"""The rules of Sealed Highs."""

from __future__ import annotations

from random import Random

from cardgames.cards import Card, Pack, by_pack
from cardgames.engine.chance import shuffled
from cardgames.engine.moves import Illegal, Move, MoveForm
from cardgames.engine.sheet import Line
from cardgames.engine.state import CHANCE, Decision, Kind, State
from cardgames.engine.words import Said, Words, arithmetic
from cardgames.engine.zones import NONE, OWNER, Counter, Zone
from tests.conformance.toys import words

PACK = Pack.standard("toy", ranks="A23")
SEAL = MoveForm("seal", "seal {card:card}", Words("Seal {card:card}", "暗出{card:card}"))
ACE = MoveForm("ace", "use {card:card}", Words("Use {card:card}", "用{card:card}"))
PASS = MoveForm("pass", "pass", Words("Pass", "过"))
DRAW = MoveForm("draw", "draw {n:number}", Words("Draw {n:# card|cards}", "摸{n}张"))
SHUFFLE = MoveForm("shuffle", "shuffle {cards:cards}", Words("Shuffle", "洗牌"))
FORMS = (SEAL, ACE, PASS, DRAW, SHUFFLE)


class Toy(State):
    """Hands, sealed cards, the open cards of the round, deck and discards."""

    zones = (
        Zone("hand", "hands", Words("Hand", "手牌"), per_seat=True, faces=OWNER),
        Zone("sealed", "sealed", Words("Sealed", "暗牌"), per_seat=True, faces=OWNER),
        Zone("table", "table", Words("Table", "桌面")),
        Zone("deck", "deck", Words("Deck", "牌堆"), faces=NONE),
        Zone("discard", "discard", Words("Discards", "弃牌堆")),
    )
    counters: tuple[Counter, ...] = (
        Counter("score", "points", Words("Points", "得分"), per_seat=True),
        Counter("round", "round"),
        Counter("best", "best"),
        Counter("owed", "owed"),
    )
    tellings = words.TELLINGS
    refusals = words.REFUSALS
    end_clause = "TY-4.1"

    hands: list[list[Card]]
    sealed: list[list[Card]]
    table: list[Card]
    deck: list[Card]
    discard: list[Card]
    points: list[int]
    round: int
    best: int
    owed: int

    def set_up(self, deck: list[Card]) -> None:
        """TY-1.2."""
        dealt = 3 * self.seats
        self.hands = [deck[seat : dealt : self.seats] for seat in range(self.seats)]
        self.deck = deck[dealt:]
        if self.heard is not None:
            self.tell("TY-1.2", "deal", n=3)
        self.ask("seal", 0)

    def line(self, entry: tuple[int, Card, int, int]) -> Line:
        """TY-2.4."""
        seat, card, high, low = entry
        return Line(seat, "TY-2.4", Said(words.POINTS, {"card": card}), arithmetic([high, -low]), high - low)

    def scores(self) -> list[int]:
        """TY-2.4."""
        return self.points[:]

    # Sealing -----------------------------------------------------------------------------------------------------

    def seals(self) -> list[Move]:
        """TY-2.1."""
        return [SEAL(card) for card in self.hands[self.actor or 0]]

    def check_seal(self, move: Move) -> Illegal | None:
        """TY-2.1."""
        hand = self.hands[self.actor or 0]
        if move.card in hand:
            return None
        return self.refuse("TY-2.1", "not_in_hand", card=move.card, actor=self.actor, cards=hand[:])

    def do_seal(self, move: Move) -> None:
        """TY-2.1, TY-2.2."""
        seat = self.actor or 0
        self.hands[seat].remove(move.card)
        self.sealed[seat].append(move.card)
        if seat == 0:
            self.round += 1
        if self.heard is not None:
            if seat == 0:
                self.tell("TY-2.1", "round", n=self.round)
            self.tell("TY-2.1", "seal", seat, to=(seat,), card=move.card)
        if seat + 1 < self.seats:
            return self.ask("seal", seat + 1)
        return self.reveal()

    def reveal(self) -> None:
        """TY-2.2, TY-2.3."""
        self.table = [cards.pop() for cards in self.sealed]
        ranks = [card.rank for card in self.table]
        self.best = ranks.index(max(ranks))
        if self.heard is not None:
            self.tell("TY-2.2", "reveal", n=self.round, cards=self.table[:])
        self.next_ace(0)

    # Aces --------------------------------------------------------------------------------------------------------

    def next_ace(self, first: int) -> None:
        """TY-2.5: ask the next seat, from `first` on, that holds an ace."""
        for seat in range(first, self.seats):
            if seat != self.best and any(card.rank == 1 for card in self.hands[seat]):
                return self.ask("ace", seat)
        return self.score(cancelled=False)

    def aces(self) -> list[Move]:
        """TY-2.5."""
        return [PASS()] + [ACE(card) for card in self.hands[self.actor or 0] if card.rank == 1]

    def check_ace(self, move: Move) -> Illegal | None:
        """TY-2.5."""
        aces = [card for card in self.hands[self.actor or 0] if card.rank == 1]
        if move.card in aces:
            return None
        return self.refuse("TY-2.5", "not_in_hand", card=move.card, actor=self.actor, cards=aces)

    def check_pass(self, move: Move) -> Illegal | None:
        """TY-2.5."""
        return None

    def do_ace(self, move: Move) -> None:
        """TY-2.5."""
        seat = self.actor or 0
        self.hands[seat].remove(move.card)
        self.discard.append(move.card)
        if self.heard is not None:
            self.tell("TY-2.5", "ace", seat, card=move.card)
        self.score(cancelled=True)

    def do_pass(self, move: Move) -> None:
        """TY-2.5: that somebody was asked stays secret."""
        seat = self.actor or 0
        if self.heard is not None:
            self.tell("TY-2.5", "pass", seat, to=(seat,))
        self.next_ace(seat + 1)

    # Points and drawing ------------------------------------------------------------------------------------------

    def score(self, *, cancelled: bool) -> None:
        """TY-2.3, TY-2.4, TY-2.6."""
        high, low = self.table[self.best], min(card.rank for card in self.table)
        if self.heard is not None:
            self.tell("TY-2.3", "wins", self.best)
        if not cancelled:
            self.points[self.best] += high.rank - low
            self.tally.append((self.best, high, high.rank, low))
            if self.heard is not None:
                self.tell("TY-2.4", "points", self.best, n=high.rank - low)
        self.discard += self.table
        self.table = []
        self.ask("draw", self.best)

    def most(self) -> int:
        """TY-3.1, TY-3.2: how many cards can be drawn."""
        return min(2, len(self.deck) + (len(self.discard) if self.options["reshuffle"] else 0))

    def draws(self) -> list[Move]:
        """TY-3.1."""
        return [DRAW(n) for n in range(self.most() + 1)]

    def check_draw(self, move: Move) -> Illegal | None:
        """TY-3.1."""
        if 0 <= move.number <= self.most():
            return None
        return self.refuse("TY-3.1", "too_many", n=move.number, most=self.most())

    def do_draw(self, move: Move) -> None:
        """TY-3.1."""
        self.owed = move.number
        if self.heard is not None:
            self.tell("TY-3.1", "asks", self.best, n=move.number)
        self.draw_owed()

    def draw_owed(self) -> None:
        """TY-3.1: draw what is owed, card by card; TY-4.1."""
        while self.owed:
            if not self.deck:
                return self.ask("shuffle", CHANCE)
            card = self.deck.pop(0)
            self.hands[self.best].append(card)
            self.owed -= 1
            if self.heard is not None:
                self.tell("TY-3.1", "draw", self.best, to=(self.best,), card=card)
        if self.round < self.options["rounds"] and all(self.hands):
            return self.ask("seal", 0)
        return self.end()

    def end(self) -> None:
        """TY-4.1, TY-4.2."""
        self.finish()
        if self.heard is not None:
            self.tell("TY-4.2", "end", seats=self.winners())

    # Chance ------------------------------------------------------------------------------------------------------

    def no_list(self) -> list[Move]:
        """TY-3.2: the orders are too many to list."""
        return []

    def check_shuffle(self, move: Move) -> Illegal | None:
        """TY-3.2."""
        if sorted(move.cards, key=by_pack) == sorted(self.discard, key=by_pack):
            return None
        return self.refuse("TY-3.2", "not_an_order", cards=sorted(self.discard, key=by_pack))

    def draw_shuffle(self, rng: Random) -> Move:
        """TY-3.2."""
        return SHUFFLE(tuple(shuffled(self.discard, rng)))

    def do_shuffle(self, move: Move) -> None:
        """TY-3.2."""
        self.deck = list(move.cards)
        self.discard = []
        if self.heard is not None:
            self.tell("TY-3.2", "shuffle")
        self.draw_owed()

    decisions = {
        "seal": Decision(
            "TY-2.1", Words("{actor:seat} seals a card", "{actor:seat}暗出一张牌"), seals,
            {"seal": Kind(check_seal, do_seal)},
        ),
        "ace": Decision(
            "TY-2.5",
            Words("{actor:seat} may use an ace", "{actor:seat}可以用A"),
            aces,
            {"ace": Kind(check_ace, do_ace), "pass": Kind(check_pass, do_pass)},
            secret=True,
        ),
        "draw": Decision(
            "TY-3.1", Words("{actor:seat} draws up to two cards", "{actor:seat}最多摸两张牌"), draws,
            {"draw": Kind(check_draw, do_draw)},
        ),
        "shuffle": Decision(
            "TY-3.2", Words("the discard pile is shuffled", "洗弃牌堆"), no_list,
            {"shuffle": Kind(check_shuffle, do_shuffle)}, draw=draw_shuffle,
        ),
    }  # fmt: skip
