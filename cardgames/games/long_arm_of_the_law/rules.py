"""The rules of Long Arm of the Law: turn up a clue; deduce, ponder or close; refill.

A case is open as long as its king lies at the head of its column, so the columns say everything about the cases.
LA-1.1: every place holds cards of one of the two packs only; LA-1.2 and the order of dealing (LA-R18) are in `set_up`.
The sheet's entries are tuples: (seat, card taken, cards played) or (seat, clause, cards that leave the score pile).
"""

from __future__ import annotations

from itertools import compress
from operator import not_
from typing import Any

from cardgames.cards import WITH_JOKERS, Card
from cardgames.engine.common import check_in_hand
from cardgames.engine.moves import Move
from cardgames.engine.position import PositionError
from cardgames.engine.sheet import Line
from cardgames.engine.state import Decision, Kind, State
from cardgames.engine.words import Said, Words
from cardgames.engine.zones import NONE, OWNER, Counter, Zone
from cardgames.games.long_arm_of_the_law import checks, telling, words
from cardgames.games.long_arm_of_the_law.moves import PONDERS
from cardgames.games.long_arm_of_the_law.packs import (
    AT,
    CASES,
    CLUES,
    CONVICTION,
    DEDUCTION_CARDS,
    KINGS,
    is_clue,
    is_deduction,
    of_the_case,
)
from cardgames.games.long_arm_of_the_law.scoring import (
    BITS,
    CLOSINGS,
    DEDUCTIONS,
    FITTING,
    NEED,
    insert,
    points,
)
from cardgames.games.long_arm_of_the_law.telling import HAND

FIRST_CLUES = 8
BIT = BITS.__getitem__
OF_CARDS = {card: (BITS[card], PONDERS[card]) for card in WITH_JOKERS}
"""The bit of each card and the move to ponder over it."""
OF_CASES = {wild: list(zip(fitting, DEDUCTIONS, CLOSINGS, strict=True)) for wild, fitting in FITTING.items()}
"""What fits each case, and what that can do there, by the closed suits."""


class LongArm(State):
    """Four columns, two decks and their discards, a hand and a score pile for each seat (LA-R15: open)."""

    zones = (
        Zone("case", "cases", Words("Case", "案件"), subs=tuple(CASES), sub_words=words.SUITS, holds=of_the_case),
        Zone("hand", "hands", Words("Hand", "手牌"), per_seat=True, faces=OWNER, tidy=True, holds=is_deduction),
        Zone("pile", "piles", Words("Score pile", "得分牌"), per_seat=True, subs=tuple(CASES), sub_words=words.SIGNS,
             holds=of_the_case),
        Zone("clue_deck", "clue_deck", Words("Clue deck", "线索牌堆"), faces=NONE, back="second", holds=is_clue),
        Zone("clue_discard", "clue_discard", Words("Clue discards", "线索弃牌堆"), back="second", holds=is_clue),
        Zone("deck", "deck", Words("Deduction deck", "推理牌堆"), faces=NONE, holds=is_deduction),
        Zone("discard", "discard", Words("Deduction discards", "推理弃牌堆"), holds=is_deduction),
    )  # fmt: skip
    counters = (
        Counter("score", "points", Words("Points", "得分"), per_seat=True, derived=True),
        Counter("need", "need", Words("Clues needed to close", "结案所需线索"), derived=True),
        Counter("owned", "owned", words.NO_LABEL, per_seat=True, derived=True, subs=tuple(CASES)),
        Counter("closed", "closed", words.NO_LABEL, derived=True, subs=tuple(CASES)),
        Counter("search", "search", Words("search", "翻牌"), derived=True),
        Counter("stopped", "stopped", default=False),
        Counter("round", "round"),
    )
    tellings = words.TELLINGS
    refusals = words.REFUSALS
    score_clause = "LA-9.1"

    cases: list[list[Card]]
    """By suit in table order: the king and its clues from high to low; nothing once the case is closed."""
    hands: list[list[Card]]
    piles: list[list[list[Card]]]
    clue_deck: list[Card]
    clue_discard: list[Card]
    deck: list[Card]
    discard: list[Card]
    stopped: bool
    round: int

    def set_up(self, deck: list[Card]) -> None:
        """LA-2.1 to LA-2.6. LA-R18: the order of the clues and that of the deduction cards are those of the deck."""
        self.deck = list(filter(DEDUCTION_CARDS.__contains__, deck))
        self.clue_deck = clues = list(filter(CLUES.__contains__, deck))
        self.cases = [[king] for king in KINGS]
        turned: list[Card] = []
        while len(turned) < FIRST_CLUES:
            card = clues.pop(0)
            if card.suit:
                turned.append(card)
                insert(self.cases[AT[card.suit]], card)
            else:  # LA-2.3, LA-R6
                self.clue_discard.append(card)
        first: int = self.options["first_player"]
        for step in range(self.seats):
            self.hands[(first + step) % self.seats] = self.deck[step * HAND : (step + 1) * HAND]
        del self.deck[: self.seats * HAND]
        if self.heard is not None:
            telling.tell_set_up(self, first, turned)
        self.find_clue(first)
        self.ask("investigate", first)

    def resume(self) -> None:
        """A position goes on with phase 2 of the given seat or the first player. Raises PositionError.

        Columns are sorted (LA-2.4); without any king all cases are closed and the game is over (LA-8.1).
        """
        checks.sort_columns(self.cases)
        if not any(self.cases):
            return self.finish()
        seat: int = self.options["first_player"] if self.actor is None else self.actor
        if not self.hands[seat]:
            raise PositionError(
                "no cards; there is at least one to investigate with (LA-5.1)",
                "没有牌；至少要有一张才能调查（LA-5.1）",
                place=f"hand:{seat}",
            )
        return self.ask("investigate", seat)

    @property
    def end_clause(self) -> str:  # type: ignore[override]  # the game has two ends
        """LA-8.1 or LA-8.2."""
        return "LA-8.2" if any(self.cases) else "LA-8.1"

    @property
    def points(self) -> list[int]:
        """LA-9.1: of each score pile."""
        return [sum(map(points, pile)) for pile in self.piles]

    @property
    def need(self) -> int:
        """LA-7.1, LA-R2: clues needed to close a case."""
        need: int = self.options["close_need"] or NEED[self.seats]
        return need

    @property
    def owned(self) -> list[list[str | None]]:
        """Of open cases, how many of the clues that are needed each seat owns: "3/4"."""
        of = f"/{self.need}"
        open_cases = [bool(case) for case in self.cases]
        return [
            [f"{len(pile)}{of}" if pile and still else None for pile, still in zip(piles, open_cases, strict=True)]
            for piles in self.piles
        ]

    @property
    def closed(self) -> list[Said | None]:
        """The sign that lies in place of a column."""
        return [None if case else Said(words.CLOSED) for case in self.cases]

    @property
    def search(self) -> Said | None:
        """LA-4.6: the sign beside the clue deck."""
        return Said(words.STOPPED) if self.stopped else None

    @property
    def wild(self) -> str:
        """LA-3.4: the suits of closed cases."""
        return "".join(compress(CASES, map(not_, self.cases)))

    def scores(self) -> list[int]:
        """LA-9.1."""
        return self.points

    def line(self, entry: tuple[Any, ...]) -> Line:
        """A card taken, or cards lost."""
        return telling.sheet_line(entry)

    # Phase 1 -----------------------------------------------------------------------------------------------------

    def find_clue(self, seat: int) -> None:
        """LA-4.1 to LA-4.6."""
        deck, discard = self.clue_deck, self.clue_discard
        before = len(discard)
        card = None
        while deck and not self.stopped:
            card = deck.pop(0)
            case = self.cases[AT[card.suit]] if card.suit else []
            if case:
                insert(case, card)
                break
            discard.append(card)
            if not card.suit:
                self.stopped = self.options["clue_joker"] == "stop_all"
                break
            card = None
        if self.heard is not None:
            if seat == self.options["first_player"]:
                self.tell("LA-2.6", "round", n=self.round + 1)
            telling.tell_search(self, seat, card, discard[before:])

    # Phase 2 -----------------------------------------------------------------------------------------------------

    def actions(self) -> list[Move]:
        """LA-5.1: everything that can be deduced or closed, and one card to ponder over."""
        seat: int = self.actor  # type: ignore[assignment]
        need, paying = self.need, self.options["close_cards"] == "clue"
        held, ponders = 0, []
        for card in self.hands[seat]:
            bit, ponder = OF_CARDS[card]
            held |= bit
            ponders.append(ponder)
        moves: list[Move] = []
        wild = "" if all(self.cases) else self.wild
        columns = zip(self.cases, self.piles[seat], OF_CASES[wild], strict=True)
        for case, pile, (fitting, deduce, close) in columns:
            fit = held & fitting
            if fit and len(case) > 1:
                moves += deduce[fit][case[-1].rank]
            if len(pile) >= need and case:
                moves += close[sum(map(BIT, pile)) if paying else fit][CONVICTION]
        moves += ponders
        return moves

    def do_deduce(self, move: Move) -> None:
        """LA-5.5: the smallest clue, and only that."""
        seat, cards, at = self.start_action(), move.cards, AT[move.word]
        for card in cards:
            self.hands[seat].remove(card)
        self.discard += cards
        taken = self.cases[at].pop()
        self.piles[seat][at].append(taken)
        self.tally.append((seat, taken, cards))
        if self.heard is not None:
            telling.tell_played(self, "deduces", seat, cards, taken, taken.rank)
        self.refill(seat)

    def do_ponder(self, move: Move) -> None:
        """LA-6.1."""
        seat = self.start_action()
        self.hands[seat].remove(move.card)
        self.discard.append(move.card)
        if self.heard is not None:
            self.tell("LA-6.1", "ponders", seat, card=move.card)
        self.refill(seat)

    def do_close(self, move: Move) -> None:
        """LA-7.4, LA-7.5: the king is taken, the case is closed. LA-R3 and LA-R4 are options."""
        seat, cards, at = self.start_action(), move.cards, AT[move.word]
        pile, paying = self.piles[seat][at], self.options["close_cards"] == "clue"
        source, target = (pile, self.clue_discard) if paying else (self.hands[seat], self.discard)
        for card in cards:
            source.remove(card)
        target += cards
        if paying:
            self.tally.append((seat, "LA-R3", cards))
        king, *left = self.cases[at]
        self.cases[at] = []
        self.clue_discard += left
        lost = self.clear_piles(at) if self.options["close_discards"] == "everything" else []
        pile.append(king)
        self.tally.append((seat, king, cards))
        if self.heard is not None:
            telling.tell_played(self, "pays" if paying else "closes", seat, cards, king, CONVICTION)
            telling.tell_closed(self, at, left, lost)
        if any(self.cases):
            return self.refill(seat)
        return self.end(HAND - len(self.hands[seat]))  # LA-8.1

    def clear_piles(self, at: int) -> list[Card]:
        """LA-R4: every clue of the suit leaves the score piles; the king is not among them yet."""
        lost: list[Card] = []
        for seat, piles in enumerate(self.piles):
            if piles[at]:
                self.tally.append((seat, "LA-R4", tuple(piles[at])))
                lost += piles[at]
                piles[at].clear()
        self.clue_discard += lost
        return lost

    def start_action(self) -> int:
        """The seat that acts; a round begins with the first player."""
        seat: int = self.actor  # type: ignore[assignment]
        if seat == self.options["first_player"]:
            self.round += 1
        return seat

    # Phase 3 and the end -----------------------------------------------------------------------------------------

    def refill(self, seat: int) -> None:
        """LA-8.2, LA-8.3, then the next turn. LA-8.4: cases that can no longer end change nothing."""
        hand, deck = self.hands[seat], self.deck
        lacking = HAND - len(hand)
        drawn = deck[:lacking]
        del deck[:lacking]
        hand += drawn
        if drawn and self.heard is not None:
            self.tell("LA-8.3", "draws", seat, to=(seat,), cards=drawn, n=len(drawn))
        if not deck:  # LA-R12
            return self.end(0)
        self.actor = seat = (seat + 1) % self.seats
        return self.find_clue(seat)

    def end(self, lacking: int) -> None:
        """LA-8.1 or LA-8.2, LA-9.2 or LA-9.3."""
        self.finish()
        if self.heard is not None:
            telling.tell_end(self, lacking)

    decisions = {
        "investigate": Decision(
            "LA-5.1",
            Words("{actor:seat} has to deduce, ponder or close a case", "轮到{actor:seat}推理、深思或结案"),
            actions,
            {
                "deduce": Kind(checks.check_deduce, do_deduce),
                "ponder": Kind(check_in_hand("LA-6.1"), do_ponder),
                "close": Kind(checks.check_close, do_close),
            },
        ),
    }
