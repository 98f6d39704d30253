"""The rules of Spots: an open deal with handicaps, then five trades each.

SP-1.1 (seats and pack) and SP-2.1 (shuffle) are in the game's entry.
"""

from __future__ import annotations

from cardgames.cards import Card
from cardgames.engine.moves import Illegal, Move
from cardgames.engine.sheet import Line
from cardgames.engine.state import Decision, Kind
from cardgames.engine.values import SEAT, Whole
from cardgames.engine.words import MINUS, Said, Words, arithmetic, number
from cardgames.engine.zones import NONE, Counter, Zone
from cardgames.games.hey_bartender.market import FLIPS, SEARCH, MarketGame
from cardgames.games.spots import words
from cardgames.games.spots.moves import PLAYS
from cardgames.games.spots.scoring import handicap_sum, handicaps, in_points, spots

EACH = 5
"""Cards of a player (SP-2.2)."""


class Spots(MarketGame):
    """Open rows (SP-2.4), market, deck and score zones; `totals` are those of the deal, so they give the handicaps."""

    zones = (
        Zone("row", "rows", Words("Row", "面前的牌"), per_seat=True),
        Zone("deck", "deck", Words("Deck", "牌堆"), faces=NONE),
        Zone("market", "market", Words("Market", "市场")),
        Zone("score_zone", "score_zones", Words("Score zone", "分数区"), per_seat=True),
    )
    counters = (
        Counter("score", "points", Words("Score", "得分"), per_seat=True, derived=True),
        Counter("received", "received", Words("Spots", "点数"), per_seat=True, derived=True),
        Counter("handicap", "handicaps", Words("Handicap", "优势值"), per_seat=True, derived=True),
        Counter("total", "totals", Words("Total", "点数总和"), per_seat=True, holds=Whole(0, 99)),
        Counter("start", "start", Words("Starting seat", "起始玩家"), holds=SEAT),
        Counter("round", "round"),
    )
    tellings = words.TELLINGS
    refusals = words.REFUSALS
    end_clause = "SP-5.2"
    clauses = dict.fromkeys(SEARCH, "SP-4.2") | dict.fromkeys(FLIPS, "SP-4.3")

    rows: list[list[Card]]
    score_zones: list[list[Card]]
    totals: list[int]
    start: int
    round: int

    def set_up(self, deck: list[Card]) -> None:
        """SP-2.2 to SP-2.5, SP-3.1 to SP-3.4."""
        dealt = EACH * self.seats
        self.rows = [deck[seat : dealt : self.seats] for seat in range(self.seats)]
        self.market = deck[dealt : dealt + 1]
        self.deck = deck[dealt + 1 :]
        self.totals = [spots(row) for row in self.rows]
        self.start = self.totals.index(min(self.totals))
        self.tally = [(seat, self.handicap_clause, None, ()) for seat in range(self.seats)]
        if self.heard is not None:
            self.tell_deal()
        self.ask("play", self.start)

    def tell_deal(self) -> None:
        """Who has what, who starts (SP-3.2) and the handicaps (SP-3.3, SP-3.5)."""
        self.tell("SP-2.3", "deal", seats=self.seats)
        for seat, (row, total) in enumerate(zip(self.rows, self.totals, strict=True)):
            self.tell("SP-3.1", "row", seat, cards=row[:], total=total)
        self.tell("SP-2.5", "market", card=self.market[0])
        lowest = [seat for seat in range(self.seats) if self.totals[seat] == self.totals[self.start]]
        self.tell("SP-3.2", "starts" if len(lowest) == 1 else "starts_of_several", self.start, seats=lowest)
        for seat, amount in enumerate(self.handicaps):
            self.tell(self.handicap_clause, "handicap", seat, how=f"{self.handicap_sum(seat)} = {number(amount)}")

    def resume(self) -> None:
        """A position goes on with the given actor or the starting seat, or the next one that has a card."""
        self.pass_on(self.start if self.actor is None else self.actor, self.rows)

    # Scores ------------------------------------------------------------------------------------------------------

    @property
    def handicap_clause(self) -> str:
        """SP-3.3, or SP-3.5 where an option changes it."""
        options = self.options
        return "SP-3.3" if options["handicap"] == "half" and options["handicap_rounding"] == "exact" else "SP-3.5"

    @property
    def handicaps(self) -> list[float]:
        """SP-3.4: they follow from the deal and never change."""
        return [in_points(half) for half in self.half_points()]

    @property
    def received(self) -> list[int]:
        """What the score zones are worth."""
        return [spots(cards) for cards in self.score_zones]

    @property
    def points(self) -> list[float]:
        """SP-6.1: score zone minus handicap."""
        return [
            in_points(2 * spots(zone) - half) for zone, half in zip(self.score_zones, self.half_points(), strict=True)
        ]

    def scores(self) -> list[float]:
        """SP-6.1, SP-6.2: cards in the market or the deck count for nobody."""
        return self.points

    def half_points(self) -> list[int]:
        """The handicaps in half points."""
        return handicaps(self.totals, self.options["handicap"], self.options["handicap_rounding"])

    def handicap_sum(self, seat: int) -> str:
        """How the handicap of a seat comes about."""
        options = self.options
        return handicap_sum(self.totals[seat], min(self.totals), options["handicap"], options["handicap_rounding"])

    def line(self, entry: tuple[int, str, Card | None, tuple[Card, ...]]) -> Line:
        """A handicap (SP-3.3), or a turn: what came into the score zone (SP-4.4, SP-4.5)."""
        seat, clause, card, given = entry
        if card is None:
            return Line(seat, clause, Said(words.HANDICAP), MINUS + self.handicap_sum(seat), -self.handicaps[seat])
        if not given:
            return Line(seat, clause, Said(words.NOT_EXCHANGED, {"card": card}), "0", 0)
        label = words.EXCHANGED if clause == "SP-4.4" else words.WHOLE_MARKET
        sum_ = arithmetic([c.rank for c in given])
        return Line(seat, clause, Said(label, {"card": card, "cards": given}), sum_, spots(given))

    # Turns -------------------------------------------------------------------------------------------------------

    def plays(self) -> list[Move]:
        """SP-4.1: any one of the own remaining cards; what was received is no longer among them (SP-R6)."""
        return [PLAYS[card] for card in self.rows[self.seat]]

    def check_play(self, move: Move) -> Illegal | None:
        """SP-4.1: the card has to lie in the own row."""
        row = self.rows[self.seat]
        if move.card in row:
            return None
        return self.refuse("SP-4.1", "not_in_row", card=move.card, actor=self.seat, cards=row[:])

    def do_play(self, move: Move) -> None:
        """SP-4.1 to SP-4.5: play the card, and take what the market gives for it."""
        seat, card = self.seat, move.card
        self.rows[seat].remove(card)
        if seat == self.start:
            self.round += 1
            if self.heard is not None:
                self.tell("SP-3.6", "round", n=self.round)
        if self.heard is not None:
            self.tell("SP-4.1", "play", seat, card=card)
        given = self.trade(seat, card)
        if given is None:
            self.run_out(seat, card)
        else:
            self.score_zones[seat] += given
            self.market.append(card)
            self.tally.append((seat, "SP-4.4", card, given))
            if self.heard is not None:
                self.tell("SP-4.4", "keeps", seat, card=card, amount=spots(given))
        self.pass_on(seat + 1, self.rows)  # SP-5.1

    def run_out(self, seat: int, card: Card) -> None:
        """SP-4.5: no card can be flipped."""
        given: tuple[Card, ...] = ()
        if self.options["deck_out"] == "take_all":
            given = tuple(self.market)
            self.score_zones[seat] += given
            self.market.clear()
        self.market.append(card)
        self.tally.append((seat, "SP-4.5", card, given))
        if self.heard is not None and given:
            self.tell("SP-4.5", "takes_all", seat, card=card, cards=given, amount=spots(given))
        elif self.heard is not None:
            self.tell("SP-4.5", "no_exchange", seat, card=card)

    def end(self) -> None:
        """SP-5.2, SP-6.1 to SP-6.3."""
        self.finish()
        if self.heard is not None:
            self.tell_end()

    def tell_end(self) -> None:
        """What everybody ends with, and who has won."""
        self.tell("SP-5.2", "over")
        for seat, (received, handicap) in enumerate(zip(self.received, self.handicaps, strict=True)):
            how = f"{received} {MINUS} {number(handicap)} = {number(self.points[seat])}"
            self.tell("SP-6.1", "final", seat, how=how)
        winners = self.winners() or []
        if len(winners) == 1:
            self.tell("SP-6.2", "wins", winners[0])
        else:
            self.tell("SP-6.3", "share", seats=winners)

    decisions = {
        "play": Decision(
            "SP-4.1",
            Words("{actor:seat} has to play one card", "轮到{actor:seat}打出一张牌"),
            plays,
            {"play": Kind(check_play, do_play)},
        )
    }
