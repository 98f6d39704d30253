"""Attaching and taking off souls, in the set-up and before an attack (SH-3.5, SH-6.1 to SH-6.4)."""

from __future__ import annotations

from typing import Any

from cardgames.engine.moves import Illegal, Move
from cardgames.games.soul_hunt import steps
from cardgames.games.soul_hunt.cards import Soul
from cardgames.games.soul_hunt.moves import ENOUGH, EQUIPS
from cardgames.games.soul_hunt.planning import Planning
from cardgames.games.soul_hunt.scoring import ATTACHED, attachable, preparations


class Preparing(Planning):
    """One change for each player before an attack; before the first hunt as many as fit."""

    def offer_equip(self, seat: int) -> bool:
        """SH-3.5: asked as long as another soul can be attached."""
        if len(self.attached[seat]) == ATTACHED or not attachable(self.hands[seat], self.attached[seat]):
            return False
        self.ask("setup_equip", seat)
        return True

    def first_attaching(self) -> list[Move]:
        """SH-3.5."""
        seat: int = self.actor  # type: ignore[assignment]
        if len(self.attached[seat]) == ATTACHED:
            return [ENOUGH]
        return [*(EQUIPS[soul] for soul in attachable(self.hands[seat], self.attached[seat])), ENOUGH]

    def prepare(self, asked: int) -> bool:
        """SH-6.1: in captain order; asked only where something can be changed."""
        order = self.turns
        for place in range(asked, len(order)):
            seat = order[place]
            if self.can_change(seat):
                self.agenda.append(steps.PREPARE << 3 | place + 1)
                self.ask("action", seat)
                return True
            if self.heard is not None:
                self.tell("SH-6.1", "nothing_to_change", seat)
        return False

    def can_change(self, seat: int) -> bool:
        """SH-6.2 to SH-6.4: whoever has a soul that is not evil; with three attached one of them is not."""
        for souls in (self.attached[seat], self.hands[seat]):
            for soul in souls:
                if not soul.evil:
                    return True
        return False

    def actions(self) -> list[Move]:
        """SH-6.1."""
        seat: int = self.actor  # type: ignore[assignment]
        return preparations(self.hands[seat], self.attached[seat])

    def check_equip(self, move: Move) -> Illegal | None:
        """SH-6.2, SH-3.5: there has to be room for it."""
        if len(self.attached[self.actor]) == ATTACHED:  # type: ignore[index]
            return self.refuse_here("SH-2.1", "full")
        return self.check_attachable("SH-6.2" if self.round else "SH-3.5", move.card)

    def check_attachable(self, clause: str, card: Any) -> Illegal | None:
        """SH-2.2, SH-8.6: a hand soul, not evil, of which no copy is attached."""
        seat: int = self.actor  # type: ignore[assignment]
        wrong = self.wrong_hand_soul(clause, card)
        if wrong is not None:
            return wrong
        if card.evil:
            return self.refuse_here("SH-8.6", "evil_in_hand", card=card)
        for soul in self.attached[seat]:
            if soul.number == card.number:
                return self.refuse_here("SH-2.2", "twin", card=card)
        return None

    def check_remove(self, move: Move) -> Illegal | None:
        """SH-6.4."""
        return self.check_movable("SH-6.4", move.card)

    def check_movable(self, clause: str, card: Any) -> Illegal | None:
        """SH-8.5: an attached soul that is not evil; the own warrior stands apart (SH-1.3)."""
        seat: int = self.actor  # type: ignore[assignment]
        if card not in self.attached[seat]:
            own = card in self.warriors[seat]
            return self.refuse_here("SH-1.3" if own else clause, "own_warrior" if own else "not_attached", card=card)
        return self.refuse_here("SH-8.5", "evil_attached", card=card) if card.evil else None

    def check_swap(self, move: Move) -> Illegal | None:
        """SH-6.3: two copies are not swapped, and the new soul may have no other copy attached."""
        out, soul = move.args
        return self.check_movable("SH-6.3", out) or self.check_attachable("SH-6.3", soul)

    def check_pass(self, move: Move) -> Illegal | None:
        """SH-6.1: nothing has to be changed."""
        return None

    def do_equip(self, move: Move) -> None:
        """SH-6.2, SH-3.5: one more soul is attached; in the set-up the same seat goes on."""
        seat: int = self.actor  # type: ignore[assignment]
        soul: Soul = move.card  # type: ignore[assignment]  # check has seen that it is a soul
        self.hands[seat].remove(soul)
        self.attach(seat, len(self.attached[seat]), soul)
        if self.round == 0:
            self.agenda.append(steps.EQUIP << 3 | seat)
        if self.heard is not None:
            self.tell("SH-6.2" if self.round else "SH-3.5", "equips", seat, card=soul)
        self.advance()

    def attach(self, seat: int, place: int, soul: Soul) -> None:
        """The soul is attached; an elemental will have to leave (SH-8.7)."""
        self.attached[seat][place : place + 1] = [soul]
        if soul.elemental:
            self.leaving |= 1 << soul.number

    def do_swap(self, move: Move) -> None:
        """SH-6.3."""
        seat: int = self.actor  # type: ignore[assignment]
        out, soul = move.args
        hand = self.hands[seat]
        hand.remove(soul)
        hand.append(out)
        self.attach(seat, self.attached[seat].index(out), soul)
        if self.heard is not None:
            self.tell("SH-6.3", "swaps", seat, card=soul, out=out)
        self.advance()

    def do_remove(self, move: Move) -> None:
        """SH-6.4."""
        seat: int = self.actor  # type: ignore[assignment]
        soul: Soul = move.card  # type: ignore[assignment]  # check has seen that it is a soul
        self.attached[seat].remove(soul)
        self.hands[seat].append(soul)
        if self.heard is not None:
            self.tell("SH-6.4", "removes", seat, card=soul)
        self.advance()

    def do_pass(self, move: Move) -> None:
        """SH-6.1."""
        if self.heard is not None:
            self.tell("SH-6.1", "changes_nothing", self.actor)
        self.advance()
