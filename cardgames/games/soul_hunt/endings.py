"""The end of a hunt and the final challenge (SH-9.12 to SH-9.16, SH-10.1 to SH-10.8)."""

from __future__ import annotations

from itertools import permutations
from random import Random

from cardgames.engine.chance import pick
from cardgames.engine.moves import Illegal, Move
from cardgames.engine.state import CHANCE
from cardgames.games.soul_hunt import steps, telling
from cardgames.games.soul_hunt.camp import FINALE
from cardgames.games.soul_hunt.cards import HUNTS
from cardgames.games.soul_hunt.event_cards import evil_of
from cardgames.games.soul_hunt.moves import CHALLENGE, EVICT, NO, SPEND
from cardgames.games.soul_hunt.results import Results

TRIALS = {hunt.attribute: hunt for hunt in HUNTS if hunt.kind == "trial"}
"""SH-10.1: the card that stands for each attribute in the final challenge."""

CHALLENGES = [CHALLENGE(*order) for order in permutations(TRIALS.values(), 3)]


class Endings(Results):
    """Evictions and farewells; then three judgements that decide."""

    def offer_eviction(self, seat: int) -> bool:
        """SH-9.12, SH-9.13: asked where a friend is possessed and a life can be given."""
        need = 1 if self.options["evict_last_life"] else 2
        if self.lives[seat] < need:
            return False
        for other, attached in enumerate(self.attached):
            if other != seat and evil_of(attached) is not None:
                self.ask("evict", seat)
                return True
        return False

    def possessed(self, but: int) -> list[int]:
        """SH-9.12: the other living seats with an evil spirit, in captain order."""
        return [seat for seat in self.order() if seat != but and evil_of(self.attached[seat]) is not None]

    def evictions(self) -> list[Move]:
        """SH-9.12."""
        return [*(EVICT(seat) for seat in self.possessed(self.actor)), NO]  # type: ignore[arg-type]

    def check_evict(self, move: Move) -> Illegal | None:
        """SH-9.12, SH-9.13: another living seat with an evil spirit."""
        seat = move.seat
        if seat == self.actor:
            return self.refuse_here("SH-9.13", "self")
        if seat not in self.living():
            return self.refuse_here("SH-9.12", "no_seat", seat=seat)
        return None if evil_of(self.attached[seat]) else self.refuse_here("SH-9.12", "no_evil", seat=seat)

    def do_evict(self, move: Move) -> None:
        """SH-9.12: the spirit goes to the hand (SH-8.6), a life is given."""
        seat: int = self.actor  # type: ignore[assignment]
        evil = self.drive_out(move.seat, self.hands[move.seat])
        if self.heard is not None:
            self.tell("SH-9.12", "evicts", seat, seat=move.seat, card=evil)
        if not self.lose_life(seat, "SH-9.13" if self.lives[seat] == 1 else "SH-9.12"):
            self.advance()

    def end_hunt(self, _: int) -> bool:
        """SH-9.14 to SH-9.16: bonuses end, elementals leave, the captain card is passed on."""
        self.hunted += self.targets
        self.targets = []
        self.trials = 0
        self.blessed = None
        if self.leaving:
            self.dismiss_elementals()
        if self.heard is not None:
            self.tell("SH-9.14", "hunt_over", n=self.round)
        self.pass_captain("SH-9.16")
        return False

    def dismiss_elementals(self) -> None:
        """SH-8.7, SH-9.15, SH-8.10, SH-R21: those that were attached in this hunt, from the hands too (SH-R22)."""
        stay = self.options["elemental_leaves"] == "attached"
        for places in (self.attached,) if stay else (self.attached, self.hands):
            for seat, place in enumerate(places):
                for soul in [soul for soul in place if soul.elemental and self.leaving >> soul.number & 1]:
                    place.remove(soul)
                    self.discard.append(soul)
                    if self.heard is not None:
                        hand = places is self.hands
                        self.tell("SH-R22" if hand else "SH-9.15", "leaves_hand" if hand else "leaves", seat, card=soul)
        self.leaving = 0

    # The final challenge -----------------------------------------------------------------------------------------

    def begin_finale(self) -> bool:
        """SH-10.1: chance decides which three attributes are judged, and in which order."""
        self.round = FINALE
        self.big, self.small = [-1] * self.seats, [-1] * self.seats
        self.blessed, self.blessing = self.blessing, None
        self.attack = -1
        self.results.clear()
        self.ask("challenge", CHANCE)
        if self.heard is not None:
            self.tell("SH-4.1", "finale")
        return True

    def challenges(self) -> list[Move]:
        """SH-10.1: every order of three of the five attributes, each shown by its trial."""
        return CHALLENGES[:]

    def check_challenge(self, move: Move) -> Illegal | None:
        """SH-10.1: three different attributes."""
        cards = set(move.args)
        if len(cards) == 3 and cards <= set(TRIALS.values()):
            return None
        return self.refuse_here("SH-10.1", "challenge")

    def random_challenge(self, rng: Random) -> Move:
        """SH-10.1: all orders are equally likely."""
        return pick(CHALLENGES, rng)

    def do_challenge(self, move: Move) -> None:
        """SH-10.1, SH-10.2: taken from wherever they lie (SH-R32); then everybody may prepare once."""
        for card in move.args:
            (self.hunts if card in self.hunts else self.hunted).remove(card)
            self.targets.append(card)
        self.turns = self.order()
        self.agenda.append(steps.PREPARE << 3)
        if self.heard is not None:
            self.tell("SH-10.1", "challenge", cards=self.targets[:])
        self.advance()

    def offer_relics(self, _: int) -> bool:
        """SH-10.4, SH-R30: the captain is asked where there are relics."""
        if not self.relics:
            return False
        self.ask("relics", self.captain)
        return True

    def spendings(self) -> list[Move]:
        """SH-10.4: none to all."""
        return [SPEND(n) for n in range(self.relics + 1)]

    def check_spend(self, move: Move) -> Illegal | None:
        """SH-10.4."""
        return None if 0 <= move.number <= self.relics else self.refuse_here("SH-10.4", "relics", n=self.relics)

    def do_spend(self, move: Move) -> None:
        """SH-10.4: each adds 1 to the total."""
        self.spent = move.number
        self.relics -= move.number
        if self.heard is not None:
            self.tell("SH-10.4", "spends" if move.number else "spends_none", self.actor, n=move.number)
        self.advance()

    def judge(self, _: int) -> bool:
        """SH-10.6, SH-10.7: the first failure loses the game, the third success wins it; nothing else (SH-10.5)."""
        total = sum(number or 0 for number in self.numbers) + self.spent
        success = total >= self.players()
        self.results.append(success)
        if self.heard is not None:
            telling.tell_judgement(self, total, success)
        if success and len(self.results) < 3:
            return False
        self.won = success
        if success:
            self.tally += self.living()
        self.agenda.clear()
        self.finish()
        if self.heard is not None:
            self.tell("SH-10.7", "wins" if success else "loses", seats=self.living())
        return True
