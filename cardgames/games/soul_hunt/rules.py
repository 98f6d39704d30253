"""The rules of Soul Hunt: the set-up, and how five hunts and the final challenge follow from their steps."""

from __future__ import annotations

from bisect import bisect
from typing import Any

from cardgames.cards import Card
from cardgames.games.soul_hunt import positions, steps, telling
from cardgames.games.soul_hunt.camp import FINALE, HUNTS
from cardgames.games.soul_hunt.cards import BAG, EVENTS, SOULS, own_warriors
from cardgames.games.soul_hunt.cards import HUNTS as HUNT_CARDS
from cardgames.games.soul_hunt.decisions import DECISIONS
from cardgames.games.soul_hunt.endings import Endings

START_SOULS = 3
"""SH-3.4: souls drawn as starting hand."""
MIXES = {mix: tuple(int(n) for n in mix.split("/")) for mix in ("20/10/5", "25/10/5", "20/15/5", "20/10/10")}
"""SH-R2: zeros, ones and twos in the bag."""
family = {card: number for number, cards in enumerate((SOULS, HUNT_CARDS, EVENTS, BAG)) for card in cards}.__getitem__
"""Which cards belong to one deck."""
PILES = [[token for token in BAG if token.value == value] for value in range(3)]
BAGS = {
    mix: (
        [pile[:n] for pile, n in zip(PILES, counts, strict=True)],
        [token for pile, n in zip(PILES, counts, strict=True) for token in pile[n:]],
    )
    for mix, counts in MIXES.items()
}
"""SH-3.8: what each mix puts into the bag, and what it leaves in the box."""

STEPS = {
    steps.EQUIP: Endings.offer_equip,
    steps.TURN_EVENT: Endings.turn_event,
    steps.NEW_TRAIL: Endings.new_trail,
    steps.VOTE: Endings.offer_vote,
    steps.FIRST: Endings.find_target,
    steps.SECOND: Endings.find_target,
    steps.PREPARE: Endings.prepare,
    steps.TOKENS_BACK: Endings.tokens_back,
    steps.DRAW: Endings.draw,
    steps.SACRIFICE: Endings.offer_sacrifice,
    steps.RESULT: Endings.result,
    steps.TAKE: Endings.take,
    steps.GAIN: Endings.gain,
    steps.PAY: Endings.pay,
    steps.LOSE: Endings.lose,
    steps.LIMIT: Endings.limit,
    steps.SCATTER: Endings.scatter,
    steps.DRAW_SOUL: Endings.draw_soul,
    steps.EVICT: Endings.offer_eviction,
    steps.END_HUNT: Endings.end_hunt,
    steps.SPEND: Endings.offer_relics,
    steps.JUDGE: Endings.judge,
}
ACTS = [STEPS[kind] for kind in range(steps.COUNT)]
"""What each kind of step does; it says whether somebody is asked (or the game is over)."""


class SoulHunt(Endings):
    """Stages follow each other when the agenda is empty (see `next_stage`)."""

    decisions = DECISIONS

    # Set-up ------------------------------------------------------------------------------------------------------

    def set_up(self, deck: list[Card]) -> None:
        """SH-3.1 to SH-3.11; the seats (2 to 5) are the Game's, lives (SH-3.1) and relics (SH-3.10) the start's."""
        own = own_warriors(self.options["warriors"])
        self.warriors = [[warrior] for warrior in own]
        self.captain = self.options["first_captain"]
        cards: list[Any] = deck[::-1]
        cards.sort(key=family)
        souls, hunts, events = (bisect(cards, number, key=family) for number in range(3))
        self.deck, self.hunts = cards[:souls], cards[souls:hunts]
        for warrior in own:
            if warrior in self.deck:  # decks of checked examples leave them out
                self.deck.remove(warrior)
        left = events - self.options["events_removed"]
        self.event_deck, self.box = cards[hunts:left], cards[left:events]
        self.fill_bag()
        if self.heard is not None:
            telling.tell_set_up(self)
        for seat in range(self.seats):
            for _ in range(START_SOULS):
                self.draw_soul(seat)
        self.agenda = [steps.TURN_EVENT << 3, *steps.steps(steps.EQUIP, tuple(range(self.seats)))]
        self.advance()

    def fill_bag(self) -> None:
        """SH-3.8: the tokens of the mix; the others stay in the box. In a bag no order counts."""
        bag, spare = BAGS[self.options["token_mix"]]
        self.bag, self.spare = list(map(list.copy, bag)), spare[:]

    def resume(self) -> None:
        """A position laid out by hand goes on where its cards and numbers say; see `positions`."""
        positions.take_up(self)

    def check_position(self) -> None:
        """Raises PositionError for cards and numbers that nobody could come to."""
        positions.check(self)

    # Stages ------------------------------------------------------------------------------------------------------

    def advance(self) -> None:
        """Step by step through the agenda, stage after stage, until somebody is asked or the game is over."""
        agenda, acts = self.agenda, ACTS
        while True:
            while agenda:
                step = agenda.pop()
                if acts[step >> 3](self, step & 7):
                    return
            if self.next_stage():
                return

    def next_stage(self) -> bool:
        """SH-4.1, SH-4.2, SH-10.3: the next hunt, attack, end of a hunt or judgement. Whether somebody is asked."""
        if not self.targets:
            return self.begin_hunt() if self.round < HUNTS else self.begin_finale()
        self.attack += 1
        self.turns = self.order()
        if self.attack == 3:
            self.agenda += steps.end_of_hunt(self.turns)
            return False
        self.agenda += steps.JUDGEMENT if self.round == FINALE else steps.ATTACK
        if self.heard is not None:
            telling.tell_attack(self)
        return False

    def begin_hunt(self) -> bool:
        """SH-5.1, SH-R26: three hunt cards; SH-9.7, SH-9.10: the blessing begins."""
        self.round += 1
        self.attack = -1
        self.results.clear()
        self.blessed, self.blessing = self.blessing, None
        self.targets = [self.hunts.pop() for _ in range(3)]
        self.big, self.small = [-1] * self.seats, [-1] * self.seats
        self.turns = self.order()
        self.agenda += steps.PLANNING
        if self.heard is not None:
            telling.tell_hunt(self)
        return False
