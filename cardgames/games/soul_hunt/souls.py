"""Souls on their ways: drawn, attached by force, discarded; lives, relics, elimination."""

from __future__ import annotations

from typing import Any

from cardgames.engine.moves import Illegal, Move, offer
from cardgames.engine.state import CHANCE
from cardgames.games.soul_hunt import steps, telling
from cardgames.games.soul_hunt.camp import CLOCKWISE, Camp
from cardgames.games.soul_hunt.cards import Soul
from cardgames.games.soul_hunt.moves import DISCARDS, REPLACES
from cardgames.games.soul_hunt.scoring import ATTACHED, LIVES, RELICS, kinds


class Souls(Camp):
    """What happens to souls and lives, whatever the reason."""

    def advance(self) -> None:
        """Go on with the agenda until somebody is asked or the game is over."""
        raise NotImplementedError

    def refuse_here(self, clause: str, kind: str, **values: Any) -> Illegal:
        """A refusal that offers what could be done instead."""
        return self.refuse(clause, kind, **{"actor": self.actor, "right": offer(self.legal_moves())} | values)

    # Drawing -----------------------------------------------------------------------------------------------------

    def draw_soul(self, seat: int) -> bool:
        """SH-8.9: the top soul; first the discards are shuffled where the deck is empty. Nothing if both are."""
        if not self.lives[seat]:
            return False
        if not self.deck:
            if not self.discard:
                if self.heard is not None:
                    self.tell("SH-8.9", "no_souls", seat)
                return False
            self.agenda.append(steps.DRAW_SOUL << 3 | seat)
            self.ask("shuffle", CHANCE)
            return True
        return self.receive(seat, self.deck.pop())

    def receive(self, seat: int, soul: Soul) -> bool:
        """SH-8.1 to SH-8.4: good souls go to the hand, evil ones take hold at once."""
        attached = self.attached[seat]
        if not soul.evil:
            self.hands[seat].append(soul)
            if self.heard is not None:
                telling.tell_drawn(self, seat, soul)
            return False
        for place, old in enumerate(attached):
            if old.evil:
                attached[place] = soul
                self.discard.append(old)
                if self.heard is not None:
                    self.tell("SH-8.2", "expels", seat, card=soul, old=old)
                return False
        if len(attached) < ATTACHED:
            attached.append(soul)
            if self.heard is not None:
                self.tell("SH-8.1", "possesses", seat, card=soul)
            return False
        self.newcomer.append(soul)
        if self.heard is not None:
            self.tell("SH-8.3", "needs_room", seat, card=soul)
        self.ask("replace", seat)
        return True

    def replacements(self) -> list[Move]:
        """SH-8.3: any of the three, none of which is evil."""
        return [REPLACES[soul] for soul in self.attached[self.actor]]  # type: ignore[index]

    def check_replace(self, move: Move) -> Illegal | None:
        """SH-8.3: the soul has to be attached."""
        if move.card in self.attached[self.actor]:  # type: ignore[index]
            return None
        return self.refuse_here("SH-8.3", "not_attached", card=move.card)

    def do_replace(self, move: Move) -> None:
        """SH-8.3: it goes to the hand."""
        seat: int = self.actor  # type: ignore[assignment]
        attached, soul = self.attached[seat], move.card
        place = attached.index(soul)  # type: ignore[arg-type]  # check has seen that it is a soul
        evil = self.newcomer.pop()
        self.hands[seat].append(attached[place])
        attached[place] = evil
        if self.heard is not None:
            self.tell("SH-8.3", "makes_room", seat, card=soul, evil=evil)
        self.advance()

    def do_shuffle(self, move: Move) -> None:
        """SH-8.9: the discards in that order are the new deck."""
        self.deck = list(move.cards[::-1])  # type: ignore[arg-type]  # check has seen that these are the discards
        self.discard.clear()
        if self.heard is not None:
            self.tell("SH-8.9", "shuffles", n=len(self.deck))
        self.advance()

    # Discarding --------------------------------------------------------------------------------------------------

    def must_discard(self, seat: int, phase: str) -> bool:
        """SH-7.7, SH-7.9, SH-9.6: one hand soul of the player's choice; whoever has one kind only is not asked."""
        hand = self.hands[seat]
        first = hand[0].number
        for soul in hand:
            if soul.number != first:
                self.ask(phase, seat)
                return True
        self.throw(seat, hand[0], phase)
        return False

    def throw(self, seat: int, soul: Soul, phase: str) -> None:
        """A hand soul goes to the discard pile."""
        self.hands[seat].remove(soul)
        self.discard.append(soul)
        if self.heard is not None:
            self.tell(self.decisions[phase].clause, "discards", seat, card=soul)

    def discards(self) -> list[Move]:
        """Each different soul in hand (SH-1.1)."""
        return [DISCARDS[soul] for soul in kinds(self.hands[self.actor])]  # type: ignore[index]

    def check_discard(self, move: Move) -> Illegal | None:
        """It has to be in hand; attached souls are not discarded (SH-7.9)."""
        return self.wrong_hand_soul(self.decisions[self.phase].clause, move.card)

    def wrong_hand_soul(self, clause: str, card: Any) -> Illegal | None:
        """What is wrong with a card that has to be in the actor's hand, the first copy of its kind (SH-1.1)."""
        seat: int = self.actor  # type: ignore[assignment]
        for soul in self.hands[seat]:
            if soul is card:
                return None
            if soul.number == getattr(card, "number", 0) and card in self.hands[seat]:
                return self.refuse_here("SH-1.1", "copy", card=card)
        own = card in self.warriors[seat]
        return self.refuse_here("SH-1.3" if own else clause, "own_warrior" if own else "not_in_hand", card=card)

    def do_discard(self, move: Move) -> None:
        """SH-7.7, SH-7.9, SH-9.6."""
        phase, soul = self.phase, move.card
        if phase == "limit":
            self.agenda.append(steps.LIMIT << 3)
        self.throw(self.actor, soul, phase)  # type: ignore[arg-type]  # check has seen that it is a soul
        self.advance()

    # Lives and relics --------------------------------------------------------------------------------------------

    def gain_life(self, seat: int, clause: str) -> None:
        """SH-1.2, SH-R29: not more than three."""
        lost = self.lives[seat] == LIVES
        if not lost:
            self.lives[seat] += 1
        if self.heard is not None:
            self.tell("SH-1.2" if lost else clause, "life_lost" if lost else "life", seat, n=self.lives[seat])

    def gain_relic(self, clause: str) -> None:
        """SH-1.2: not more than ten, all of them the team's (SH-R5)."""
        lost = self.relics == RELICS
        if not lost:
            self.relics += 1
        if self.heard is not None:
            self.tell("SH-1.2" if lost else clause, "relic_lost" if lost else "relic", n=self.relics)

    def lose_relic(self, clause: str) -> None:
        """SH-7.8, SH-9.5: one, if there is one."""
        had = self.relics > 0
        if had:
            self.relics -= 1
        if self.heard is not None:
            self.tell(clause, "relic_gone" if had else "no_relic", n=self.relics)

    def lose_life(self, seat: int, clause: str) -> bool:
        """SH-7.7, SH-7.8, SH-9.12; with the last one SH-7.11. Whether that ended the game."""
        self.lives[seat] -= 1
        left = self.lives[seat]
        if self.heard is not None:
            self.tell(clause, "loses_life", seat, n=left)
        return left == 0 and self.eliminate(seat)

    def eliminate(self, seat: int) -> bool:
        """SH-7.11, SH-R23: everything goes to the discard pile, the captain card to the next; or the game is lost."""
        for place in (self.attached[seat], self.hands[seat], self.warriors[seat]):
            self.discard += place
            place.clear()
        if self.heard is not None:
            self.tell("SH-7.11", "eliminated", seat)
        if not any(self.lives):
            if self.heard is not None:
                self.tell("SH-7.11", "nobody_left")
            self.agenda.clear()
            self.finish()
            return True
        if seat == self.captain:
            self.pass_captain("SH-7.11")
        return False

    def pass_captain(self, clause: str) -> None:
        """SH-7.11, SH-9.16: to the next living player clockwise."""
        seats = CLOCKWISE[self.seats - 1][self.captain]
        self.captain = next((seat for seat in seats[1:] if self.lives[seat]), self.captain)
        if self.heard is not None:
            self.tell(clause, "captain", self.captain)
