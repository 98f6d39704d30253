"""The rules of Brain Baseball: seasons of rounds, and in each round a pitch, swings and catches."""

from __future__ import annotations

from operator import attrgetter

from cardgames.cards import STANDARD, Card
from cardgames.engine.common import whole_shuffle
from cardgames.engine.moves import Illegal, Move
from cardgames.engine.state import CHANCE, Decision, Kind
from cardgames.engine.words import Words
from cardgames.games.brain_baseball import telling, words
from cardgames.games.brain_baseball.field import STREAK, Field
from cardgames.games.brain_baseball.moves import CATCHES, PITCHES, SHUFFLE, STAY, SWINGS
from cardgames.games.brain_baseball.scoring import CATCH, catches, swings, to_beat

by_rank = attrgetter("rank", "index")
HAND = 7
"""BB-1.3: cards for each player in a season."""


class BrainBaseball(Field):
    """What happens on the field. Cards count by rank only, in two orders (BB-3.1, BB-3.3)."""

    tellings = words.TELLINGS
    refusals = words.REFUSALS
    end_clause = "BB-7.4"

    def set_up(self, deck: list[Card]) -> None:
        """BB-1.3, BB-1.4, BB-2.1, BB-2.4; the seats (BB-1.1) and the pack without jokers (BB-1.2) are the Game's."""
        self.deal(deck)
        if self.heard is not None:
            telling.tell_start(self)
        self.ask("pitch", 0)

    def deal(self, deck: list[Card]) -> None:
        """BB-1.3: seven cards each, one at a time; the rest is out for the season. Hands are held by rank."""
        dealt = HAND * self.seats
        self.hands = [sorted(deck[seat : dealt : self.seats], key=by_rank) for seat in range(self.seats)]
        self.unused = deck[dealt:]

    def resume(self) -> None:
        """A position goes on with a pitch, or with whoever is to be asked after the last card on the field."""
        if not self.ball:
            return self.begin(self.pitcher if self.actor is None else self.actor)
        if self.caught:
            return self.ask_catch(self.caught[-1])
        return self.ask_swing(self.swung[-1] if self.swung else self.pitcher)

    # Pitching ----------------------------------------------------------------------------------------------------

    def begin(self, seat: int, clause: str = "") -> None:
        """The next round, if the season has one more (BB-7.1, BB-7.2); `clause` makes this seat its pitcher.

        BB-4.7, BB-R5: where that seat has no cards, the next one that has some pitches.
        """
        hands = self.hands
        holders = sum([1 for hand in hands if hand])
        if holders < (2 if self.options["season_end"] == "current" else 1):
            return self.end_season()
        pitcher = seat
        while not hands[pitcher]:
            pitcher = (pitcher + 1) % self.seats
        if self.heard is not None:
            telling.tell_next(self, clause, seat, pitcher, holders)
        return self.ask("pitch", pitcher)

    def pitches(self) -> list[Move]:
        """BB-4.1: any card in hand; no pass."""
        return [PITCHES[card] for card in self.hands[self.actor]]  # type: ignore[index]

    def check_pitch(self, move: Move) -> Illegal | None:
        """BB-4.1: the card has to be in hand."""
        hand = self.hands[self.actor]  # type: ignore[index]
        if move.card in hand:
            return None
        return self.refuse("BB-4.1", "not_in_hand", card=move.card, actor=self.actor, what=telling.one_of(hand))

    def do_pitch(self, move: Move) -> None:
        """BB-4.1: the ball lies on the field. BB-2.3: what lay there from the round before is discarded.

        BB-6.3: a pitch by another player ends a streak.
        """
        seat: int = self.actor  # type: ignore[assignment]
        self.discard += self.ball + self.swings + self.catches
        self.hands[seat].remove(move.card)
        self.ball = [move.card]
        self.swings = []
        self.catches = []
        self.swung = self.caught = ()
        again = self.round > 0 and seat == self.pitcher == self.streaker
        self.pitcher = seat
        self.round += 1
        if self.heard is not None:
            telling.tell_pitch(self, move.card, again)
        if self.streak and self.streaker != seat:
            self.streak, self.streaker = 0, None
        self.ask_swing(seat)

    # Batting -----------------------------------------------------------------------------------------------------

    def ask_swing(self, last: int) -> None:
        """BB-4.2, BB-4.4, BB-R8: the next seat with cards after the last one asked, once round to the pitcher."""
        seats, pitcher, hands = self.seats, self.pitcher, self.hands
        seat = (last + 1) % seats
        while seat != pitcher:
            if hands[seat]:
                return self.ask("bat", seat)
            seat = (seat + 1) % seats
        if not self.swung:
            return self.unhit()
        if self.heard is not None:
            telling.tell_batter(self)
        return self.ask_catch(self.swung[-1])

    def swing_moves(self) -> list[Move]:
        """BB-4.3: every card that fits, or pass."""
        moves = [SWINGS[card] for card in self.can_swing()]
        moves.append(STAY)
        return moves

    def can_swing(self) -> list[Card]:
        """BB-4.3: the cards of the actor that fit."""
        return swings(self.hands[self.actor], self.ball[0], self.last_swing)  # type: ignore[index]

    def check_swing(self, move: Move) -> Illegal | None:
        """BB-4.3: a card in hand, not above the ball, above the last swing."""
        card, ball, last = move.card, self.ball[0], self.last_swing
        if card not in self.hands[self.actor]:  # type: ignore[index]
            clause, kind = "BB-4.3", "not_in_hand"
        elif card.rank > ball.rank:
            clause, kind = "BB-4.3", "too_high"
        elif last is not None and card.rank <= last.rank:
            clause, kind = "BB-3.1" if card.rank == 1 else "BB-4.3", "too_low"
        else:
            return None
        what = telling.or_pass(self.can_swing())
        return self.refuse(clause, kind, card=card, actor=self.actor, ball=ball, last=last, what=what)

    def do_swing(self, move: Move) -> None:
        """BB-4.3: the swing lies beside the ball. BB-6.3: it ends any streak."""
        seat: int = self.actor  # type: ignore[assignment]
        if self.heard is not None:
            telling.tell_swing(self, seat, move.card)
        self.hands[seat].remove(move.card)
        self.swings.append(move.card)
        self.swung = (*self.swung, seat)
        self.streak, self.streaker = 0, None
        self.ask_swing(seat)

    def unhit(self) -> None:
        """BB-4.6, BB-6.3: the pitcher scores; BB-6.1, BB-6.2, BB-R7: a third time in a row wins at once.

        BB-7.2: where nobody else had a card, this was the extra round, the last of the season.
        """
        seat = self.pitcher
        self.streaker = seat
        self.streak += 1
        self.score(seat, "BB-4.6", None)
        if self.heard is not None:
            telling.tell_streak(self)
        if self.streak == STREAK:
            return self.finish()
        others = [hand for other, hand in enumerate(self.hands) if other != seat and hand]
        return self.begin(seat, "BB-4.6") if others else self.end_season()

    # Catching ----------------------------------------------------------------------------------------------------

    def ask_catch(self, last: int) -> None:
        """BB-5.1: the next seat with cards after the last one asked, once round to the batter; the pitcher too (BB-R2).

        BB-5.3, BB-5.4: after that the last to catch, or else the batter, gets the ball and pitches next.
        """
        seats, batter, hands = self.seats, self.swung[-1], self.hands
        seat = (last + 1) % seats
        while seat != batter:
            if hands[seat]:
                return self.ask("catch", seat)
            seat = (seat + 1) % seats
        if self.caught:
            scorer, clause, card = self.caught[-1], "BB-5.3", self.catches[-1]
        else:
            scorer, clause, card = batter, "BB-5.4", self.swings[-1]
        self.score(scorer, clause, card)
        return self.begin(scorer, clause)

    def catch_moves(self) -> list[Move]:
        """BB-5.2: every card that fits, or pass."""
        moves = [CATCHES[card] for card in self.can_catch()]
        moves.append(STAY)
        return moves

    def can_catch(self) -> list[Card]:
        """BB-5.2: the cards of the actor that fit."""
        hand = self.hands[self.actor]  # type: ignore[index]
        return catches(hand, self.ball[0], self.last_catch, self.options["ball_value_in_catch"])

    def check_catch(self, move: Move) -> Illegal | None:
        """BB-5.2: a card in hand, above the ball (BB-3.4) and the last catch."""
        card, ball, last = move.card, self.ball[0], self.last_catch
        if card not in self.hands[self.actor]:  # type: ignore[index]
            clause, kind = "BB-5.2", "not_in_hand"
        elif CATCH[card.rank] <= to_beat(ball, last, self.options["ball_value_in_catch"]):
            clause, kind = telling.why_no_catch(card, ball, last), "no_catch"
        else:
            return None
        what = telling.or_pass(self.can_catch())
        return self.refuse(clause, kind, card=card, actor=self.actor, last=last or ball, what=what)

    def do_catch(self, move: Move) -> None:
        """BB-5.2: the catch lies on the field."""
        seat: int = self.actor  # type: ignore[assignment]
        if self.heard is not None:
            telling.tell_catch(self, seat, move.card)
        self.hands[seat].remove(move.card)
        self.catches.append(move.card)
        self.caught = (*self.caught, seat)
        self.ask_catch(seat)

    def check_pass(self, move: Move) -> Illegal | None:
        """BB-4.2, BB-5.1: a swing and a catch can always be left."""
        return None

    def do_pass(self, move: Move) -> None:
        """BB-4.2, BB-5.1: nothing is played."""
        seat: int = self.actor  # type: ignore[assignment]
        bat = self.phase == "bat"
        if self.heard is not None:
            self.tell("BB-4.2" if bat else "BB-5.1", "pass", seat)
        return self.ask_swing(seat) if bat else self.ask_catch(seat)

    def score(self, seat: int, clause: str, card: Card | None) -> None:
        """BB-3.2: the ball is worth its rank."""
        ball = self.ball[0]
        self.points[seat] += ball.rank
        self.tally.append((seat, clause, ball, card))
        if self.heard is not None:
            telling.tell_score(self, seat, clause, card)

    # Seasons -----------------------------------------------------------------------------------------------------

    def end_season(self) -> None:
        """BB-7.3: the next season is dealt; BB-7.4: after the last one the game is over."""
        if self.season + 1 < self.options["seasons"]:
            self.ask("shuffle", CHANCE)
        else:
            self.finish()
        if self.heard is not None:
            telling.tell_season_end(self)

    def do_shuffle(self, move: Move) -> None:
        """BB-7.3, BB-1.3: seven cards each from the whole pack; BB-2.4: the next starting player; BB-6.4, BB-6.5."""
        self.ball, self.swings, self.catches, self.discard = [], [], [], []
        self.swung = self.caught = ()
        self.deal(list(move.cards))
        self.season += 1
        self.round = 0
        self.pitcher = self.starter
        if self.heard is not None:
            telling.tell_season(self)
        if self.options["streak_scope"] == "season":
            self.streak, self.streaker = 0, None
        self.ask("pitch", self.pitcher)

    decisions = {
        "pitch": Decision(
            "BB-4.1",
            Words("{actor:seat} has to pitch a ball", "轮到{actor:seat}发球"),
            pitches,
            {"pitch": Kind(check_pitch, do_pitch)},
        ),
        "bat": Decision(
            "BB-4.2",
            Words("{actor:seat} may swing once or pass", "轮到{actor:seat}挥棒或放弃"),
            swing_moves,
            {"swing": Kind(check_swing, do_swing), "pass": Kind(check_pass, do_pass)},
        ),
        "catch": Decision(
            "BB-5.1",
            Words("{actor:seat} may catch once or pass", "轮到{actor:seat}接球或放弃"),
            catch_moves,
            {"catch": Kind(check_catch, do_catch), "pass": Kind(check_pass, do_pass)},
        ),
        "shuffle": whole_shuffle(
            "BB-7.3",
            Words("the pack is shuffled for the next season", "洗牌，准备下个赛季"),
            SHUFFLE,
            lambda state: STANDARD.cards,
            do_shuffle,
        ),
    }
