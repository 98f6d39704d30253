"""The rules of Abandon Ship: fill the boats, duel for influence, choose the key."""

from __future__ import annotations

from random import Random

from cardgames.cards import Card
from cardgames.engine.chance import pick
from cardgames.engine.moves import Illegal, Move
from cardgames.engine.state import CHANCE, Decision, Kind
from cardgames.engine.words import Said, Words
from cardgames.games.abandon_ship import telling, words
from cardgames.games.abandon_ship.moves import CHALLENGES, JETTISONS, KEYS, RAISES, SEIZES, YIELD
from cardgames.games.abandon_ship.scoring import KING, claims, playable
from cardgames.games.abandon_ship.ship import HAND, PLACE, Ship


class AbandonShip(Ship):
    """A turn after the other, duels within them, and the keys at the end."""

    tellings = words.TELLINGS
    refusals = words.REFUSALS
    end_clause = "AS-5.1"

    def set_up(self, deck: list[Card]) -> None:
        """AS-1.3, AS-1.4, AS-2.1, AS-R2; seats (AS-1.1) and the pack without jokers (AS-1.2) are the Game's."""
        dealt = HAND * self.seats
        self.hands = [deck[seat : dealt : self.seats] for seat in range(self.seats)]
        self.pile = deck[dealt:]
        if self.heard is not None:
            self.tell("AS-1.3", "deal", seats=self.seats, n=len(self.pile))
            self.tell("AS-1.4", "boats")
            self.tell("AS-2.1", "starts", 0)
        self.head()
        self.ask("action", 0)

    def resume(self) -> None:
        """A position goes on with its duel, or with the turn of the seat in `turn`, refilled first (AS-2.2)."""
        if self.turns % self.seats != self.turn:
            self.turns = self.turn
        if self.duel:
            self.ask("duel", self.answering)
        else:
            self.begin(self.turn)

    # A turn ------------------------------------------------------------------------------------------------------

    def begin(self, seat: int) -> None:
        """AS-2.1, AS-2.2, AS-R10: the seat in turn fills its hand; with the pile's last card play stops (AS-R9)."""
        self.turn = seat
        hand, pile = self.hands[seat], self.pile
        missing = min(HAND - len(hand), len(pile))
        if missing:
            drawn = pile[:missing]
            del pile[:missing]
            hand += drawn
            if self.heard is not None:
                self.tell("AS-2.2", "refill", seat, to=(seat,), cards=drawn, n=missing)
        if pile:
            self.ask("action", seat)
        else:
            self.stop()

    def end_turn(self) -> None:
        """AS-2.4: nothing is drawn; the next seat begins."""
        self.turns += 1
        seat = (self.turn + 1) % self.seats
        if seat == 0:
            self.head()
        self.begin(seat)

    def actions(self) -> list[Move]:
        """AS-2.3: jettison any card, or challenge any other player with any card (AS-4.5, AS-R6)."""
        turn = self.turn
        hand = self.hands[turn]
        moves = [JETTISONS[card] for card in hand]
        openers = hand if len(hand) > 1 else playable(hand, None)
        for seat in range(self.seats):
            if seat != turn:
                challenges = CHALLENGES[seat]
                moves += [challenges[card] for card in openers]
        return moves

    def check_jettison(self, move: Move) -> Illegal | None:
        """AS-4.1: a card of the own hand."""
        return None if move.card in self.hands[self.turn] else self.not_held("AS-4.1", move.card, self.turn)

    def check_challenge(self, move: Move) -> Illegal | None:
        """AS-4.2: a card of the own hand against another player; AS-4.5, AS-R12: not the last one unless a king."""
        hand, card = self.hands[self.turn], move.card
        if card not in hand:
            return self.not_held("AS-4.2", card, self.turn)
        if move.seat == self.turn or not 0 <= move.seat < self.seats:
            others = [seat for seat in range(self.seats) if seat != self.turn]
            return self.refuse("AS-4.2", "no_opponent", target=move.seat, seats=others)
        if len(hand) == 1 and card.rank != KING:
            return self.refuse("AS-4.5", "opening_last", card=card, actor=self.turn)
        return None

    def not_held(self, clause: str, card: Card, seat: int) -> Illegal:
        """The refusal of a card that is not in a hand."""
        right = Said(words.ONE_OF, {"cards": self.hands[seat][:]})
        return self.refuse(clause, "not_in_hand", card=card, actor=seat, right=right)

    def do_jettison(self, move: Move) -> None:
        """AS-4.1: into the boat of its suit; the turn ends."""
        card = move.card
        boat = self.boats[PLACE[card.suit]]
        self.hands[self.turn].remove(card)
        boat.append(card)
        if self.heard is not None:
            total = sum(one.rank for one in boat)
            self.tell("AS-4.1", "jettison", self.turn, card=card, suit=card.suit, total=total)
        self.end_turn()

    def do_challenge(self, move: Move) -> None:
        """AS-4.2: the opponent has to answer, even if only conceding is left (AS-R6)."""
        turn = self.turn
        self.hands[turn].remove(move.card)
        self.duel.append(move.card)
        self.target = move.seat
        if self.heard is not None:
            self.tell("AS-4.2", "challenge", turn, card=move.card, target=move.seat)
            self.tell_last_king(turn)
        self.ask("duel", move.seat)

    def head(self) -> None:
        """The heading of a round, which begins with seat 0 (AS-R2), before its first refill."""
        if self.heard is not None:
            self.tell("AS-2.1", "round", n=self.turns // self.seats + 1)

    # A duel ------------------------------------------------------------------------------------------------------

    def answers(self) -> list[Move]:
        """AS-4.3 to AS-4.5: every greater card that may be played, or concede."""
        moves = [RAISES[card] for card in playable(self.hands[self.answering], self.duel[-1])]
        moves.append(YIELD)
        return moves

    def check_raise(self, move: Move) -> Illegal | None:
        """AS-4.3, AS-4.4, AS-R4: strictly greater; AS-4.5: not the last card unless a king."""
        seat = self.answering
        hand, card, last = self.hands[seat], move.card, self.duel[-1]
        if card.rank > last.rank and card in hand and (card.rank == KING or len(hand) > 1):
            return None
        clause = self.answer_clause(seat)
        fitting = playable(hand, last)
        right = Said(words.OR_CARDS if fitting else words.CONCEDE, {"cards": fitting})
        if card not in hand:
            return self.refuse(clause, "not_in_hand", card=card, actor=seat, right=right)
        if card.rank <= last.rank:
            return self.refuse(clause, "not_greater", card=card, last=last, right=right)
        return self.refuse("AS-4.5", "last_card", card=card, seat=seat)

    def check_concede(self, move: Move) -> Illegal | None:
        """AS-4.4, AS-R3: always allowed."""
        return None

    def do_raise(self, move: Move) -> None:
        """AS-4.3, AS-4.4: the other side has to answer."""
        seat, other, last = self.answering, self.leading, self.duel[-1]
        self.hands[seat].remove(move.card)
        self.duel.append(move.card)
        if self.heard is not None:
            kind = "raise" if seat == self.target else "raise_again"
            self.tell(self.answer_clause(seat), kind, seat, card=move.card, last=last)
            self.tell_last_king(seat)
        self.ask("duel", other)

    def answer_clause(self, seat: int) -> str:
        """AS-4.3 is the opponent's answer, AS-4.4 the challenger's."""
        return "AS-4.3" if seat == self.target else "AS-4.4"

    def tell_last_king(self, seat: int) -> None:
        """AS-4.5, AS-R12: a last card that was played can only be a king."""
        if not self.hands[seat]:
            self.tell("AS-4.5", "last_king")

    def do_concede(self, move: Move) -> None:
        """AS-4.6: a card of the loser is drawn; AS-4.9, AS-R5: of an empty hand there is nothing to draw."""
        loser, winner = self.answering, self.leading
        if self.heard is not None:
            self.tell("AS-4.6", "concede", loser, winner=winner)
        if self.hands[loser]:
            return self.ask("theft", CHANCE)
        if self.heard is not None:
            self.tell("AS-4.9", "nothing", seat=loser)
        return self.clear_duel()

    def takings(self) -> list[Move]:
        """AS-4.6: any card of the loser's hand."""
        return [SEIZES[card] for card in self.hands[self.answering]]

    def draw_taking(self, rng: Random) -> Move:
        """AS-4.6: all cards are equally likely."""
        return SEIZES[pick(self.hands[self.answering], rng)]

    def check_seize(self, move: Move) -> Illegal | None:
        """AS-4.6: a card of the loser's hand."""
        return None if move.card in self.hands[self.answering] else self.not_held("AS-4.6", move.card, self.answering)

    def do_seize(self, move: Move) -> None:
        """AS-4.7, AS-R11: face up into the winner's area of its suit."""
        loser, winner, card = self.answering, self.leading, move.card
        area = self.areas[winner][PLACE[card.suit]]
        self.hands[loser].remove(card)
        area.append(card)
        if self.heard is not None:
            total = sum(one.rank for one in area)
            self.tell("AS-4.7", "seize", card=card, loser=loser, winner=winner, suit=card.suit, total=total)
        self.clear_duel()

    def clear_duel(self) -> None:
        """AS-4.8: the duel's cards go into the boats; the turn ends."""
        cards = self.duel
        for card in cards:
            self.boats[PLACE[card.suit]].append(card)
        self.duel = []
        self.target = None
        if self.heard is not None:
            self.tell("AS-4.8", "to_boats", cards=cards)
        self.end_turn()

    # The keys ----------------------------------------------------------------------------------------------------

    def stop(self) -> None:
        """AS-5.1: no action any more."""
        if self.heard is not None:
            self.tell("AS-5.1", "stop")
        self.next_key(0)

    def next_key(self, first: int) -> None:
        """AS-5.2: ask the next seat for its key, or turn all up; AS-5.7, AS-R8: without a card there is no key."""
        for seat in range(first, self.seats):
            if self.hands[seat] and not self.keys[seat]:
                return self.ask("key", seat)
        return self.reveal()

    def keys_to_choose(self) -> list[Move]:
        """AS-5.2: any card in hand."""
        return [KEYS[card] for card in self.hands[self.actor]]  # type: ignore[index]

    def check_key(self, move: Move) -> Illegal | None:
        """AS-5.2: a card of the own hand."""
        seat: int = self.actor  # type: ignore[assignment]
        return None if move.card in self.hands[seat] else self.not_held("AS-5.2", move.card, seat)

    def do_key(self, move: Move) -> None:
        """AS-5.2, AS-R13: a sealed choice; the key leaves the hand."""
        seat: int = self.actor  # type: ignore[assignment]
        if self.heard is not None:
            if not any(self.keys):
                self.tell("AS-5.2", "keys")
            self.tell("AS-5.2", "key", seat, to=(seat,), card=move.card)
        self.hands[seat].remove(move.card)
        self.keys[seat].append(move.card)
        self.next_key(seat + 1)

    def reveal(self) -> None:
        """AS-5.2 to AS-5.8, AS-R14: the keys are turned up and claim the boats; the highest score wins or is shared."""
        keys = [key[0] if key else None for key in self.keys]
        made = claims(keys, self.boats, self.areas, self.hands, self.options["influence_tie"])
        for claim in made:
            if claim is not None:
                self.points[claim.seat] = claim.points
                self.tally.append(claim)
        self.finish()
        if self.heard is not None:
            telling.tell_keys(self, made)

    decisions = {
        "action": Decision(
            "AS-2.3",
            Words("{actor:seat} has to jettison a card or challenge somebody", "轮到{actor:seat}弃宝或决斗"),
            actions,
            {"jettison": Kind(check_jettison, do_jettison), "challenge": Kind(check_challenge, do_challenge)},
        ),
        "duel": Decision(
            "AS-4.4",
            Words("{actor:seat} has to answer with a greater card or concede", "轮到{actor:seat}用更大的牌应战或认输"),
            answers,
            {"raise": Kind(check_raise, do_raise), "concede": Kind(check_concede, do_concede)},
        ),
        "theft": Decision(
            "AS-4.6",
            Words("a card of the loser's hand is drawn at random", "从失败方的手牌中随机抽一张"),
            takings,
            {"seize": Kind(check_seize, do_seize)},
            draw=draw_taking,
        ),
        "key": Decision(
            "AS-5.2",
            Words("{actor:seat} has to choose a key", "轮到{actor:seat}选钥匙牌"),
            keys_to_choose,
            {"key": Kind(check_key, do_key)},
        ),
    }
