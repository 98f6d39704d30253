"""Drawing tokens for a value, and sacrifices for the number (SH-6.5 to SH-6.12, SH-7.10)."""

from __future__ import annotations

from random import Random
from typing import Any

from cardgames.engine.moves import Illegal, Move
from cardgames.engine.state import CHANCE
from cardgames.games.soul_hunt import steps, telling
from cardgames.games.soul_hunt.cards import ATTRIBUTE_WORDS, Soul
from cardgames.games.soul_hunt.moves import COUNTS, DRAWS, ENOUGH, SACRIFICES
from cardgames.games.soul_hunt.preparing import Preparing
from cardgames.games.soul_hunt.scoring import sacrificable, value


class Judging(Preparing):
    """A judgement number for everybody, in a hunt and in the final challenge."""

    def tokens_back(self, _: int) -> bool:
        """SH-7.10: the bag is full again. Tokens lie on the table until the next draw, so that they can be seen."""
        bag, back = self.bag, False
        for drawn in self.tokens:
            for token in drawn:
                bag[token.value].append(token)
                back = True
            drawn.clear()
        self.numbers = [None] * self.seats
        self.spent = 0
        if self.heard is not None and back:
            self.tell("SH-7.10", "tokens_back", n=sum(map(len, bag)))
        return False

    def draw(self, asked: int) -> bool:
        """SH-6.5 to SH-6.9: as many tokens as the value; with 0 or less the value is the number."""
        order, numbers, attribute = self.turns, self.numbers, self.targets[self.attack].attribute
        for place in range(asked, len(order)):
            seat = order[place]
            if numbers[seat] is not None:
                continue
            worth = value(self.attached[seat], attribute, self.trials + (self.blessed == seat))
            if self.heard is not None:
                telling.tell_value(self, seat)
            if worth > 0:
                self.drawer, self.due = seat, worth
                self.agenda.append(steps.DRAW << 3 | place + 1)
                self.ask("tokens", CHANCE)
                return True
            numbers[seat] = worth
        return False

    def draws(self) -> list[Move]:
        """SH-6.7: everything that many tokens of this bag can be."""
        left = [len(tokens) for tokens in self.bag]
        return [
            DRAWS[counts]
            for counts in COUNTS.values()
            if sum(counts) == self.due and all(n <= have for n, have in zip(counts, left, strict=True))
        ]

    def check_tokens(self, move: Move) -> Illegal | None:
        """SH-6.7: as many as the value, all of them in the bag."""
        counts, due = COUNTS.get(move.word), self.due
        if counts is not None and counts[0] + counts[1] + counts[2] == due:
            zeros, ones, twos = self.bag
            if counts[0] <= len(zeros) and counts[1] <= len(ones) and counts[2] <= len(twos):
                return None
        return self.refuse_here("SH-6.7", "tokens", n=due)

    def random_tokens(self, rng: Random) -> Move:
        """SH-6.7: blindly, one after the other, none put back."""
        random = rng.random
        zeros, ones, twos = map(len, self.bag)
        left = zeros + ones + twos
        first = second = third = 0
        for _ in range(self.due):
            at = random() * left
            left -= 1
            if at < zeros:
                zeros -= 1
                first += 1
            elif at < zeros + ones:
                ones -= 1
                second += 1
            else:
                third += 1
        return DRAWS[first, second, third]

    def do_tokens(self, move: Move) -> None:
        """SH-6.7: the number is the sum of the successes."""
        seat, drawn = self.drawer, self.tokens[self.drawer]
        counts = COUNTS[move.word]
        for successes in (0, 1, 2):
            if count := counts[successes]:
                pile = self.bag[successes]
                drawn += pile[-count:]
                del pile[-count:]
        self.numbers[seat] = counts[1] + 2 * counts[2]
        if self.heard is not None:
            self.tell("SH-6.7", "draws", seat, cards=drawn[:], n=self.numbers[seat])
        self.advance()

    # Sacrifice ---------------------------------------------------------------------------------------------------

    def offer_sacrifice(self, asked: int) -> bool:
        """SH-6.10: in captain order, once around (SH-R17), as long as a hand soul can help."""
        attribute, order = self.targets[self.attack].attribute, self.turns
        for place in range(asked, len(order)):
            seat = order[place]
            for soul in self.hands[seat]:
                if soul.sacrifice[attribute]:
                    self.ask("sacrifice", seat)
                    return True
        return False

    def sacrifices(self) -> list[Move]:
        """SH-6.10, SH-6.11."""
        hand = self.hands[self.actor]  # type: ignore[index]
        moves = [SACRIFICES[soul] for soul in sacrificable(hand, self.targets[self.attack].attribute)]
        moves.append(ENOUGH)
        return moves

    def check_sacrifice(self, move: Move) -> Illegal | None:
        """SH-6.11, SH-6.12: a hand soul that helps; neither an attached one nor the own warrior."""
        card: Any = move.card
        if card in self.attached[self.actor]:  # type: ignore[index]
            clause, kind = ("SH-8.5", "evil_attached") if card.evil else ("SH-6.12", "attached")
            return self.refuse_here(clause, kind, card=card)
        wrong = self.wrong_hand_soul("SH-6.11", card)
        if wrong is not None:
            return wrong
        attribute = self.targets[self.attack].attribute
        if card.sacrifice[attribute]:
            return None
        if card.kind == "guardian":
            return self.refuse_here("SH-6.11", "guardian", card=card)
        return self.refuse_here("SH-R16", "no_use", card=card, attribute=ATTRIBUTE_WORDS[attribute])

    def do_sacrifice(self, move: Move) -> None:
        """SH-6.10, SH-6.11."""
        seat: int = self.actor  # type: ignore[assignment]
        soul: Soul = move.card  # type: ignore[assignment]  # check has seen that it is a soul
        worth = soul.sacrifice[self.targets[self.attack].attribute]
        self.hands[seat].remove(soul)
        self.discard.append(soul)
        self.numbers[seat] += worth  # type: ignore[operator]  # everybody has a number by now
        self.ask_again(seat, 0)
        if self.heard is not None:
            telling.tell_sacrifice(self, seat, soul, worth)
        self.advance()

    def ask_again(self, seat: int, on: int) -> None:
        """SH-6.10: go on with this seat, or `on` with the next one."""
        if seat in self.turns:
            self.agenda.append(steps.SACRIFICE << 3 | self.turns.index(seat) + on)

    def check_done(self, move: Move) -> Illegal | None:
        """SH-3.5, SH-6.10: nobody has to."""
        return None

    def do_done(self, move: Move) -> None:
        """SH-3.5; SH-6.10: the next one is asked."""
        seat: int = self.actor  # type: ignore[assignment]
        if self.round:
            self.ask_again(seat, 1)
        if self.heard is not None:
            telling.tell_done(self, seat)
        self.advance()
