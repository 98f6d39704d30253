"""The second half of a turn: the combine step, the call, Persuade, and the change of turn."""

from __future__ import annotations

from itertools import chain

from cardgames.cards import by_pack
from cardgames.engine.moves import Illegal, Move
from cardgames.engine.state import Decision, Kind
from cardgames.engine.words import Words
from cardgames.games.three_kingdoms import refusing, telling, telling_hands
from cardgames.games.three_kingdoms.cards import Character
from cardgames.games.three_kingdoms.combos import BY_KEY, Combo, mask
from cardgames.games.three_kingdoms.hands import Hands
from cardgames.games.three_kingdoms.moves import (
    BANKER_MOVE,
    DONE_MOVE,
    END_MOVE,
    EXTEND,
    FORM_MOVES,
    PASS_MOVE,
    PERSUADES,
    REBUILD,
)
from cardgames.games.three_kingdoms.possible import extensions, formable, persuasions, rebuilds


class Combining(Hands):
    """Combos are laid out, rebuilt, called and robbed."""

    # Combine step ------------------------------------------------------------------------------------------------

    def ask_combine(self) -> None:
        """TK-5.1: the step begins; nothing was laid out in this turn yet."""
        self.formed = self.kinships = self.extended = 0
        self.combine_on()

    def combine_on(self) -> None:
        """Ask for the next move of the step; what can be laid out now is always worked out anew."""
        self.ready = self.work_out_ready()
        self.ask("combine", self.turn)

    def work_out_ready(self) -> tuple[str, ...]:
        """TK-5.2, TK-5.3: the keys of the combos that can be laid out."""
        collection = self.collections[self.turn]
        return tuple([combo.key for combo in formable(collection, mask(collection), self.laid[self.turn])])

    def must_form(self) -> tuple[str, ...]:
        """The same, as it is remembered; in a position laid out by hand it is not."""
        return self.work_out_ready() if self.ready is None else self.ready

    def must_extend(self) -> list[tuple[Combo, Character]]:
        """TK-5.4, TK-5.5: every card that has to be added to an own bar, suit or faction combo."""
        own = [BY_KEY[key] for key in self.own_keys() if key in FLEXIBLE_KEYS]
        return extensions(self.collections[self.turn], own) if own else []

    def own_keys(self) -> tuple[str, ...]:
        """The keys of the combos of the player whose turn it is."""
        return self.laid[self.turn][::2]

    def combine_moves(self) -> list[Move]:
        """TK-5.2 to TK-5.7: forms and extensions, rebuilds, and done where nothing must be laid out."""
        seat = self.turn
        moves = [FORM_MOVES[key] for key in self.must_form()]
        if not self.laid[seat]:
            return moves or [DONE_MOVE]
        moves += [EXTEND(combo.key, card) for combo, card in self.must_extend()]
        if not moves:
            moves = [DONE_MOVE]
        collection = self.collections[seat]
        for new in rebuilds(collection, mask(collection), self.layout(seat)):
            moves.append(REBUILD(",".join([combo.key for combo in new])))
        return moves

    def check_form(self, move: Move) -> Illegal | None:
        """TK-5.2, TK-5.3."""
        combo = BY_KEY.get(move.word)
        if combo is None:
            return refusing.no_combo(self, move.word)
        fitting = mask(self.collections[self.turn]) & combo.mask
        if combo.named:
            return None if fitting == combo.mask else refusing.members_missing(self, combo)
        if combo.key in self.own_keys():
            return refusing.second_of_kind(self, combo)
        return None if fitting.bit_count() >= combo.least else refusing.too_few(self, combo, fitting.bit_count())

    def do_form(self, move: Move) -> None:
        """TK-5.2, TK-5.3: a named combo takes its members, a flexible one all cards that fit."""
        seat, combo = self.turn, BY_KEY[move.word]
        cards = self.pick_up(seat, combo.mask)
        self.lay_out(seat, combo, cards)
        self.formed += 1
        self.kinships += combo.kind == "kinship"
        if self.heard is not None:
            telling.tell_form(self, combo, cards)
        self.combine_on()

    def pick_up(self, seat: int, wanted: int) -> list[Character]:
        """Take the cards of this set out of a collection."""
        collection = self.collections[seat]
        cards = [card for card in collection if card.bit & wanted]
        self.collections[seat] = [card for card in collection if not card.bit & wanted]
        return cards

    def check_extend(self, move: Move) -> Illegal | None:
        """TK-5.4."""
        combo, card = BY_KEY.get(move.word), move.card
        if combo is None:
            return refusing.no_combo(self, move.word)
        if combo.named or combo.key not in self.own_keys():
            return refusing.nothing_to_extend(self, combo)
        if card not in self.collections[self.turn]:
            return refusing.not_collected(self, "TK-5.4", card)
        return None if card.bit & combo.mask else refusing.does_not_fit(self, combo, card)

    def do_extend(self, move: Move) -> None:
        """TK-5.4, TK-R16."""
        seat, combo = self.turn, BY_KEY[move.word]
        cards = self.pick_up(seat, move.card.bit)  # type: ignore[attr-defined]
        self.set_layout(seat, [(one, [*run, *cards] if one is combo else run) for one, run in self.layout(seat)])
        self.extended += 1
        if self.heard is not None:
            telling.tell_extend(self, combo, cards)
        self.combine_on()

    def check_rebuild(self, move: Move) -> Illegal | None:
        """TK-5.6, TK-5.7, TK-R13, TK-R14: everything that is wrong with these new combos."""
        return refusing.rebuild(self, move.word)

    def do_rebuild(self, move: Move) -> None:
        """TK-5.6: the combos that contribute a card are broken, the new ones laid out."""
        seat = self.turn
        new = [BY_KEY[key] for key in move.word.split(",")]
        wanted = 0
        for combo in new:
            wanted |= combo.mask
        layout = self.layout(seat)
        broken = [part for part in layout if mask(part[1]) & wanted]
        self.set_layout(seat, [part for part in layout if part not in broken])
        self.pick_up(seat, wanted)
        for combo in new:
            self.lay_out(seat, combo, sorted(combo.members, key=by_pack))
        self.formed += len(new)
        self.kinships += sum([combo.kind == "kinship" for combo in new])
        if self.heard is not None:
            telling.tell_rebuild(self, new, broken)
        self.combine_on()

    def check_done(self, move: Move) -> Illegal | None:
        """TK-5.5, TK-R15."""
        return refusing.not_done(self) if self.must_form() or self.must_extend() else None

    def do_done(self, move: Move) -> None:
        """TK-7.1: a call if a combo is new, else the end step."""
        if self.heard is not None:
            telling.tell_done(self)
        self.ready = None
        if self.formed or (self.extended and self.options["extension_calls"]):
            return self.ask("call", self.turn)
        return self.end_step()

    # Call --------------------------------------------------------------------------------------------------------

    def calls(self) -> list[Move]:
        """TK-7.2, TK-R17."""
        return [BANKER_MOVE, END_MOVE]

    def may_call(self, move: Move) -> Illegal | None:
        """TK-7.2: both are always allowed."""
        return None

    def do_banker(self, move: Move) -> None:
        """TK-7.3, TK-R18."""
        if self.heard is not None:
            telling.tell_banker(self)
        self.banker = self.turn
        self.end_step()

    def do_end(self, move: Move) -> None:
        """TK-7.4."""
        if self.heard is not None:
            telling_hands.tell_ending(self, self.turn)
        self.settle_called(self.turn)

    # Persuade ----------------------------------------------------------------------------------------------------

    def end_step(self) -> None:
        """TK-8.1, TK-R12, TK-R21: how often the player may persuade."""
        way = self.options["persuade"]
        if way == "formed":
            self.persuades = 1 if self.kinships else 0
        else:
            self.persuades = self.kinships if way == "each" else int(way == "open")
        self.ask_persuade()

    def ask_persuade(self) -> None:
        """TK-8.6: asked while a Persuade is left and possible."""
        if self.persuades and self.persuasions():
            return self.ask("persuade", self.turn)
        self.persuades = 0
        return self.next_turn()

    def persuasions(self) -> list[tuple[Combo, Character, int]]:
        """TK-8.2, TK-8.3: kinship, missing card, its owner."""
        seat = self.turn
        collection = self.collections[seat]
        others = [
            (other, mask(chain(self.collections[other], self.combos[other])))
            for other in range(self.seats)
            if other != seat
        ]
        return persuasions(collection, mask(collection), others)

    def persuade_moves(self) -> list[Move]:
        """TK-8.2, TK-8.6."""
        return [*(PERSUADES[combo.key] for combo, _, _ in self.persuasions()), PASS_MOVE]

    def check_persuade(self, move: Move) -> Illegal | None:
        """TK-8.2, TK-8.3."""
        if any(combo.key == move.word for combo, _, _ in self.persuasions()):
            return None
        return refusing.persuade(self, move.word)

    def do_persuade(self, move: Move) -> None:
        """TK-8.4, TK-8.5, TK-R22."""
        seat = self.turn
        ((combo, card, owner),) = [found for found in self.persuasions() if found[0].key == move.word]
        robbed = None
        if card in self.collections[owner]:
            self.collections[owner].remove(card)
        else:
            robbed = self.dissolve(owner, card)
        self.lay_out(seat, combo, sorted([*self.pick_up(seat, combo.mask), card], key=by_pack))
        self.persuades -= 1
        if self.heard is not None:
            telling.tell_persuade(self, combo, card, owner, robbed)
        self.ask_persuade()

    def dissolve(self, seat: int, card: Character) -> tuple[Combo, list[Character]]:
        """TK-5.8: the combo of this card is dissolved; its other cards, the rest, go to its owner's collection."""
        ((combo, run),) = [(combo, run) for combo, run in self.layout(seat) if card in run]
        self.take_up(seat, combo.key)
        rest = sorted([other for other in run if other is not card], key=by_pack)
        self.collect(seat, rest)
        return combo, rest

    def may_pass(self, move: Move) -> Illegal | None:
        """TK-8.6: it can always be declined."""
        return None

    def do_pass(self, move: Move) -> None:
        """TK-8.6: one Persuade is declined; with `each` the others are left."""
        self.persuades -= 1
        if self.heard is not None:
            self.tell("TK-8.6", "pass", self.turn)
            if self.persuades:
                self.tell("TK-8.6", "left", n=self.persuades)
        self.ask_persuade()

    # Change of turn ----------------------------------------------------------------------------------------------

    def next_turn(self) -> None:
        """TK-3.11, TK-9.1, TK-R37, TK-R45: clockwise to the next player with a card in hand; without one, the end."""
        hands = self.hands
        passed: list[int] = []
        seating, at = self.seating, self.seating.index(self.turn)
        for step in range(1, self.seats + 1):
            seat = seating[(at + step) % self.seats]
            if hands[seat]:
                if self.heard is not None:
                    for empty in passed:
                        self.tell("TK-3.11", "passed_over", empty)
                return self.begin_turn(seat)
            passed.append(seat)
        return self.settle_exhausted()


FLEXIBLE_KEYS = frozenset(key for key, combo in BY_KEY.items() if not combo.named)

COMBINE_DECISIONS: dict[str, Decision] = {
    "combine": Decision(
        "TK-5.5",
        Words("{actor:seat} combines cards of the collection", "轮到{actor:seat}组合拆解"),
        Combining.combine_moves,
        {
            "form": Kind(Combining.check_form, Combining.do_form),
            "extend": Kind(Combining.check_extend, Combining.do_extend),
            "rebuild": Kind(Combining.check_rebuild, Combining.do_rebuild),
            "done": Kind(Combining.check_done, Combining.do_done),
        },
    ),
    "call": Decision(
        "TK-7.2",
        Words("{actor:seat} becomes banker or ends the hand", "轮到{actor:seat}叫庄：坐庄或结束这一盘"),
        Combining.calls,
        {
            "banker": Kind(Combining.may_call, Combining.do_banker),
            "end": Kind(Combining.may_call, Combining.do_end),
        },
    ),
    "persuade": Decision(
        "TK-8.6",
        Words("{actor:seat} may persuade", "{actor:seat}可以劝诱"),
        Combining.persuade_moves,
        {
            "persuade": Kind(Combining.check_persuade, Combining.do_persuade),
            "pass": Kind(Combining.may_pass, Combining.do_pass),
        },
    ),
}
