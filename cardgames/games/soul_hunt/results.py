"""What an attack brings: rewards, losses, the limit of souls (SH-7.1 to SH-7.9)."""

from __future__ import annotations

from cardgames.engine.moves import Illegal, Move
from cardgames.games.soul_hunt import steps, telling
from cardgames.games.soul_hunt.judging import Judging
from cardgames.games.soul_hunt.moves import LIFE, RELIC, SOUL
from cardgames.games.soul_hunt.scoring import ATTACHED, RELICS, hit, rewarded, succeeds
from cardgames.games.soul_hunt.scoring import RELIC as WORTHY

RESULTS = {
    ("soul", True): steps.TAKE,
    ("life", True): steps.GAIN,
    ("soul", False): steps.PAY,
    ("life", False): steps.LOSE,
}
"""SH-7.3, SH-7.4, SH-7.7, SH-7.8: what happens to a seat that is rewarded or hit."""


class Results(Judging):
    """Who gets or loses what is settled at once, and carried out in captain order."""

    def result(self, _: int) -> bool:
        """SH-7.1 to SH-7.8; SH-7.2: who gets or loses what is settled here, and carried out in captain order."""
        kind, order, numbers = self.targets[self.attack].kind, self.turns, self.numbers
        won = succeeds([numbers[seat] for seat in order], self.players())  # type: ignore[misc]  # all have drawn
        seats = (rewarded if won else hit)(kind, numbers, order)
        self.results.append(won)
        if self.heard is not None:
            telling.tell_result(self, order, won, seats)
        self.agenda.append(steps.LIMIT << 3)
        if seats:
            self.agenda += steps.steps(RESULTS[kind, won], seats)
        if kind == "trial":
            self.end_trial(won)
        return False

    def end_trial(self, won: bool) -> None:
        """SH-7.6, SH-7.8."""
        if not won:
            return self.lose_relic("SH-7.8")
        self.trials += 1
        if self.heard is not None:
            self.tell("SH-7.6", "trial_won", n=self.trials)
        return None

    def take(self, seat: int) -> bool:
        """SH-7.3: a soul, or with 6 a choice."""
        return self.offer_relic(seat) or self.draw_soul(seat)

    def gain(self, seat: int) -> bool:
        """SH-7.4: a life, or with 6 a choice."""
        if self.offer_relic(seat):
            return True
        self.gain_life(seat, "SH-7.4")
        return False

    def offer_relic(self, seat: int) -> bool:
        """SH-7.3, SH-7.4, SH-7.5: from 6 on, as long as the pool is below ten."""
        if self.numbers[seat] < WORTHY:  # type: ignore[operator]  # everybody has a number by now
            return False
        if self.relics == RELICS:
            if self.heard is not None:
                self.tell("SH-7.5", "pool_full", seat)
            return False
        self.ask("reward", seat)
        return True

    def rewards(self) -> list[Move]:
        """SH-7.3, SH-7.4: the relic or what the hunt offers."""
        return [RELIC, SOUL if self.targets[self.attack].kind == "soul" else LIFE]

    def check_reward(self, move: Move) -> Illegal | None:
        """SH-7.3, SH-7.4: a relic, or what this hunt offers."""
        if move in self.rewards():
            return None
        return self.refuse_here("SH-7.4" if move is SOUL else "SH-7.3", "other_prize")

    def do_reward(self, move: Move) -> None:
        """SH-7.3, SH-7.4."""
        seat: int = self.actor  # type: ignore[assignment]
        soul_hunt = self.targets[self.attack].kind == "soul"
        clause = "SH-7.3" if soul_hunt else "SH-7.4"
        if self.heard is not None:
            self.tell(clause, f"takes_{move.kind}", seat)
        if move is RELIC:
            self.gain_relic(clause)
        elif move is LIFE:
            self.gain_life(seat, clause)
        elif self.draw_soul(seat):
            return
        self.advance()

    def pay(self, seat: int) -> bool:
        """SH-7.7: a hand soul, or without one a life."""
        if self.hands[seat]:
            return self.must_discard(seat, "pay")
        return self.lose_life(seat, "SH-7.7")

    def lose(self, seat: int) -> bool:
        """SH-7.8: a life."""
        return self.lose_life(seat, "SH-7.8")

    def limit(self, _: int) -> bool:
        """SH-7.9: in captain order, whoever has too many souls discards from the hand; asked again after each one."""
        limit = self.options["soul_limit"]
        if max(map(len, self.hands)) <= limit - ATTACHED:
            return False
        for seat in self.order():
            while len(self.attached[seat]) + len(self.hands[seat]) > limit:
                if self.must_discard(seat, "limit"):
                    return True
        return False
