"""The first half of a turn: the hand step and the flip step, in which cards are captured."""

from __future__ import annotations

from collections.abc import Sequence

from cardgames.engine.moves import Illegal, Move
from cardgames.engine.state import Decision, Kind
from cardgames.engine.words import Words
from cardgames.games.three_kingdoms import refusing, telling
from cardgames.games.three_kingdoms.cards import Character, Item
from cardgames.games.three_kingdoms.moves import (
    CAPTURES,
    DISCARDS,
    FLIP_MOVE,
    GATHERS,
    MATCHES,
    PLAYS,
    STOP_MOVE,
)
from cardgames.games.three_kingdoms.stratagems import Stratagems

FLIPS = 2
"""TK-3.9: the most flips of a turn."""


class Capture(Stratagems):
    """Playing and flipping characters."""

    def begin_turn(self, seat: int) -> None:
        """TK-3.1, TK-3.2: nothing happens in the start step."""
        self.turn, self.shown = seat, ()
        self.ask_hand()

    # Hand step ---------------------------------------------------------------------------------------------------

    def grouped(self, card: Character) -> bool:
        """TK-2.9, TK-3.6, TK-R05: whether this card captures a whole group."""
        return bool(self.groups) and card.home.name.en in self.groups and self.options["group_capture"] == "all"

    def hand_moves(self) -> list[Move]:
        """TK-3.2: each character with what it captures, each item used or discarded."""
        table, moves = self.table, []
        for card in self.hands[self.turn]:
            mansion = card.mansion
            if mansion < 0:
                moves.append(DISCARDS[card])  # type: ignore[index]
                moves += self.item_moves(card)  # type: ignore[arg-type]  # no mansion: an item
            elif not table[mansion]:
                moves.append(PLAYS[card])  # type: ignore[index]
            elif self.groups and self.grouped(card):  # type: ignore[arg-type]
                moves.append(GATHERS[card])  # type: ignore[index]
            else:
                by_target = CAPTURES[card]  # type: ignore[index]
                moves += [by_target[target] for target in table[mansion]]
        return moves

    def check_play(self, move: Move) -> Illegal | None:
        """TK-3.4 to TK-3.6: the card in hand, and what it has to do on the table."""
        card = move.card
        if card not in self.hands[self.turn] or not isinstance(card, Character):
            return refusing.not_in_hand(self, card)
        there = self.table[card.mansion]
        right = "play" if not there else "gather" if self.grouped(card) else "capture"
        if move.kind != right:
            return refusing.other_capture(self, move, right, there)
        if right == "capture" and move.args[1] not in there:
            return refusing.no_match(self, card, move.args[1], there)
        return None

    def do_play(self, move: Move) -> None:
        """TK-3.2 to TK-3.6."""
        card: Character = move.card  # type: ignore[assignment]
        self.hands[self.turn].remove(card)
        if self.heard is not None:
            telling.tell_play(self, move)
        self.put_down(card, move.args[1:] if move.kind == "capture" else ())
        self.ask_flip()

    def put_down(self, card: Character, targets: Sequence[Character]) -> None:
        """TK-3.4, TK-3.5, TK-3.6: the card captures the target, or the group, or stays on the table."""
        there = self.table[card.mansion]
        if targets:
            there.remove(targets[0])
            self.collect(self.turn, (card, targets[0]))
            if self.groups and not there:
                self.groups = tuple(name for name in self.groups if name != card.home.name.en)
        elif there:
            self.collect(self.turn, (card, *there))
            there.clear()
            self.groups = tuple(name for name in self.groups if name != card.home.name.en)
        else:
            there.append(card)

    def check_discard(self, move: Move) -> Illegal | None:
        """TK-4.4: any item of the hand."""
        card = move.card
        if card not in self.hands[self.turn]:
            return refusing.not_in_hand(self, card)
        return None if isinstance(card, Item) else refusing.no_item(self, card)

    def do_discard(self, move: Move) -> None:
        """TK-4.4: nothing is shown, nothing happens."""
        item: Item = move.card  # type: ignore[assignment]
        self.hands[self.turn].remove(item)
        self.discard.append(item)
        if self.heard is not None:
            self.tell("TK-4.4", "discard", self.turn, card=item)
        self.ask_flip()

    # Flip step ---------------------------------------------------------------------------------------------------

    def flip_moves(self) -> list[Move]:
        """TK-3.7."""
        return [FLIP_MOVE]

    def again_moves(self) -> list[Move]:
        """TK-3.9."""
        return [FLIP_MOVE, STOP_MOVE]

    def always(self, move: Move) -> Illegal | None:
        """Where this is asked, it can be done."""
        return None

    def do_flip(self, move: Move) -> None:
        """TK-3.7, TK-3.8: a match that leaves a choice is asked for; anything else happens by itself."""
        card = self.pile.pop(0)
        if not isinstance(card, Character):
            self.discard.append(card)
            if self.heard is not None:
                self.tell("TK-3.8", "flip_item", self.turn, card=card)
            return self.after_flip()
        there = self.table[card.mansion]
        if len(there) > 1 and not self.grouped(card):
            self.flipped = [card]
            if self.heard is not None:
                telling.tell_flip_choice(self, card, there)
            return self.ask("match", self.turn)
        if self.heard is not None:
            telling.tell_flip(self, card, there)
        self.put_down(card, there[:1] if there and not self.grouped(card) else ())
        return self.after_flip()

    def match_moves(self) -> list[Move]:
        """TK-3.4: one of the matching cards."""
        return [MATCHES[target] for target in self.table[self.flipped[0].mansion]]

    def check_match(self, move: Move) -> Illegal | None:
        """TK-3.3, TK-3.4."""
        card = self.flipped[0]
        there = self.table[card.mansion]
        return None if move.card in there else refusing.no_match(self, card, move.card, there)

    def do_match(self, move: Move) -> None:
        """TK-3.4."""
        card, target = self.flipped.pop(), move.card
        if self.heard is not None:
            self.tell("TK-3.4", "match", self.turn, card=card, target=target)
        self.put_down(card, [target])  # type: ignore[list-item]
        self.after_flip()

    def after_flip(self) -> None:
        """TK-3.9, TK-3.10: one more flip may follow the first."""
        self.flips += 1
        if self.flips < FLIPS and self.pile:
            return self.ask("again", self.turn)
        if self.heard is not None:
            telling.tell_after_flip(self)
        return self.ask_combine()

    def do_stop(self, move: Move) -> None:
        """TK-3.9."""
        if self.heard is not None:
            self.tell("TK-3.9", "stop", self.turn)
        self.ask_combine()


CAPTURE_DECISIONS: dict[str, Decision] = {
    "hand": Decision(
        "TK-3.2",
        Words("{actor:seat} puts one card of the hand down", "轮到{actor:seat}放下一张手牌"),
        Capture.hand_moves,
        {
            "play": Kind(Capture.check_play, Capture.do_play),
            "capture": Kind(Capture.check_play, Capture.do_play),
            "gather": Kind(Capture.check_play, Capture.do_play),
            "use": Kind(Capture.check_use, Capture.do_use),
            "discard": Kind(Capture.check_discard, Capture.do_discard),
        },
    ),
    "flip": Decision(
        "TK-3.7",
        Words("{actor:seat} turns up the top card of the pile", "轮到{actor:seat}翻牌堆顶的一张"),
        Capture.flip_moves,
        {"flip": Kind(Capture.always, Capture.do_flip)},
    ),
    "match": Decision(
        "TK-3.4",
        Words("{actor:seat} chooses which card to capture", "轮到{actor:seat}选收走哪一张"),
        Capture.match_moves,
        {"match": Kind(Capture.check_match, Capture.do_match)},
    ),
    "again": Decision(
        "TK-3.9",
        Words("{actor:seat} may turn up one more card", "{actor:seat}可以再翻一张"),
        Capture.again_moves,
        {"flip": Kind(Capture.always, Capture.do_flip), "stop": Kind(Capture.always, Capture.do_stop)},
    ),
}
