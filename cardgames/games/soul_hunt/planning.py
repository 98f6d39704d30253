"""Planning a hunt: votes, and the order of the three targets (SH-5.2 to SH-5.7)."""

from __future__ import annotations

from cardgames.engine.moves import Illegal, Move
from cardgames.games.soul_hunt import steps, telling
from cardgames.games.soul_hunt.event_cards import EventCards
from cardgames.games.soul_hunt.moves import CHOOSE, VOTES
from cardgames.games.soul_hunt.scoring import most

ALL = (0, 1, 2)
"""The positions of the targets."""
OTHERS = ((1, 2), (0, 2), (0, 1))
"""Those that are not the first target, by its position."""


class Planning(EventCards):
    """The team decides what is attacked first."""

    def offer_vote(self, asked: int) -> bool:
        """SH-5.2: clockwise from the captain's left, the captain last."""
        turns = self.turns
        for place in range(asked + 1, len(turns) + 1):
            seat = turns[place % len(turns)]
            if self.big[seat] < 0:
                self.agenda.append(steps.VOTE << 3 | place)
                self.ask("vote", seat)
                return True
        return False

    def votes(self) -> list[Move]:
        """SH-5.3, SH-5.4: six ordered pairs."""
        a, b, c = self.targets
        return [VOTES[a][b], VOTES[a][c], VOTES[b][a], VOTES[b][c], VOTES[c][a], VOTES[c][b]]

    def check_vote(self, move: Move) -> Illegal | None:
        """SH-5.3, SH-R14: two of the three."""
        big, small = move.args
        targets = self.targets
        if big not in targets or small not in targets:
            return self.refuse_here("SH-5.3", "no_target", card=small if big in targets else big)
        return self.refuse_here("SH-R14", "same_twice", card=big) if big is small else None

    def do_vote(self, move: Move) -> None:
        """SH-5.3: both markers are laid openly."""
        seat: int = self.actor  # type: ignore[assignment]
        big, small = move.args
        self.big[seat] = self.targets.index(big)
        self.small[seat] = self.targets.index(small)
        if self.heard is not None:
            self.tell("SH-5.3", "votes", seat, big=big, small=small)
        self.advance()

    def leading(self) -> list[int]:
        """SH-5.5, SH-5.6, SH-R13: the positions with most markers, big ones or small ones, of those that count."""
        first = self.first
        count = (self.big if first is None else self.small).count
        return most((count(0), count(1), count(2)), ALL if first is None else OTHERS[first])

    def find_target(self, _: int) -> bool:
        """SH-5.5, SH-5.6: the first, then the second target; the captain is asked where it is open."""
        places = self.leading()
        if len(places) > 1:
            self.ask("first" if self.first is None else "second", self.captain)
            return True
        self.set_target(places[0], False)
        return False

    def set_target(self, place: int, chosen: bool) -> None:
        """SH-5.5 to SH-5.7: with the second target the order is complete, and the cards are laid in it."""
        if self.heard is not None:
            telling.tell_target(self, place, chosen)
        if self.first is None:
            self.first = place
            return
        a, b, c = order = (self.first, place, sum(ALL) - self.first - place)
        self.targets = [self.targets[a], self.targets[b], self.targets[c]]
        moved = [*map(order.index, ALL), -1]  # a marker that was not laid is at -1, before and after
        self.big = [moved[at] for at in self.big]
        self.small = [moved[at] for at in self.small]
        self.first = None
        if self.heard is not None:
            self.tell("SH-5.7", "third", card=self.targets[2])

    def choices(self) -> list[Move]:
        """SH-5.5, SH-5.6: the tied cards."""
        return [CHOOSE(self.targets[place]) for place in self.leading()]

    def check_choose(self, move: Move) -> Illegal | None:
        """SH-5.5, SH-5.6: one of the tied cards."""
        if any(move.card is self.targets[place] for place in self.leading()):
            return None
        clause = "SH-5.5" if self.first is None else "SH-5.6"
        return self.refuse_here(clause, "not_tied" if move.card in self.targets else "no_target", card=move.card)

    def do_choose(self, move: Move) -> None:
        """SH-5.5, SH-5.6."""
        self.set_target(self.targets.index(move.card), True)  # type: ignore[arg-type]  # check has seen that it is one
        self.advance()
