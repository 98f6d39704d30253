"""The five weapons (TK-4.9): what they hit, and the choices they ask for, one after the other."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from cardgames.engine.moves import Move
from cardgames.engine.state import CHANCE, Decision
from cardgames.engine.words import Words
from cardgames.games.three_kingdoms import telling
from cardgames.games.three_kingdoms.choices import Args, choice
from cardgames.games.three_kingdoms.items import Items
from cardgames.games.three_kingdoms.moves import CLEAVE, LOSE, PIERCE, STRIKE, TARGET, character, held


class Weapons(Items):
    """Carrying out a weapon; `victims` are those it can still hit."""

    def begin_strike(self) -> None:
        """W1: one card of an unprotected collection."""
        self.victims = tuple(seat for seat in self.unprotected("weapon") if self.collections[seat])
        self.ask("W1", self.turn)

    def strikes(self) -> list[Args]:
        """W1, TK-R23: the user chooses player and card."""
        return [(seat, card) for seat in self.victims for card in self.collections[seat]]

    def do_strike(self, move: Move) -> None:
        """W1: the card is discarded."""
        seat, card = move.args
        self.collections[seat].remove(card)
        self.discard.append(card)
        if self.heard is not None:
            self.tell("TK-4.9", "strike", self.turn, seat=seat, card=card)
        self.finish_item()

    def begin_spear(self) -> None:
        """W2: a player who holds a character."""
        self.ask("W2", self.turn)

    def do_spear(self, move: Move) -> None:
        """W2: chance chooses the card, since the user cannot look (TK-R24)."""
        self.victims = (move.seat,)
        if self.heard is not None:
            self.tell("TK-4.9", "aim", self.turn, seat=move.seat)
        self.ask("W2-hit", CHANCE)

    def characters_of_victim(self) -> list[Args]:
        """W2, W5, TK-4.11: any character of the hand."""
        return [(card,) for card in self.hands[self.victims[0]] if card.mansion >= 0]

    def do_hit(self, move: Move) -> None:
        """W2: discarded; the player draws a card."""
        (seat,) = self.victims
        self.from_hand(seat, held(move))
        if self.heard is not None:
            self.tell("TK-R24", "hit", seat, card=move.card)
        if not self.draw_card(seat):
            self.finish_item()

    def begin_halberd(self) -> None:
        """W3: a card of an unprotected player's combo."""
        self.victims = tuple(seat for seat in self.unprotected("weapon") if self.laid[seat])
        self.ask("W3", self.turn)

    def cleaves(self) -> list[Args]:
        """W3: the user chooses player, combo and card."""
        return [
            (seat, combo.key, card) for seat in self.victims for combo, cards in self.layout(seat) for card in cards
        ]

    def do_cleave(self, move: Move) -> None:
        """W3: the card is discarded, the combo dissolved (TK-5.8)."""
        seat, _, card = move.args
        combo, rest = self.dissolve(seat, card)
        self.discard.append(card)
        if self.heard is not None:
            telling.tell_cleave(self, seat, combo, card, rest)
        self.finish_item()

    def begin_crossbow(self) -> None:
        """W4: everybody unprotected who has a collection, clockwise."""
        self.victims = tuple(seat for seat in self.unprotected("weapon") if self.collections[seat])
        self.ask("W4", self.victims[0])

    def do_crossbow(self, move: Move) -> None:
        """W4: the victim's own choice is discarded (TK-R23)."""
        seat, card = self.victims[0], character(move)
        self.collections[seat].remove(card)
        self.discard.append(card)
        if self.heard is not None:
            self.tell("TK-4.9", "discards", seat, card=card)
        self.next_victim("W4")

    def begin_fan(self) -> None:
        """W5: everybody unprotected who holds a character, clockwise."""
        self.ask("W5", self.victims[0])

    def do_fan(self, move: Move) -> None:
        """W5: the victim's own choice is discarded, and a card drawn."""
        seat = self.victims[0]
        self.from_hand(seat, held(move))
        if self.heard is not None:
            self.tell("TK-4.9", "burns", seat, card=move.card)
        if not self.draw_card(seat):
            self.next_victim("W5")

    def next_victim(self, phase: str) -> None:
        """The next victim chooses, or the item is finished."""
        self.victims = self.victims[1:]
        return self.ask(phase, self.victims[0]) if self.victims else self.finish_item()

    def victim_seats(self) -> list[Args]:
        """W2, S1, S2: one of those who can be hit."""
        return [(seat,) for seat in self.victims]

    def victim_collection(self) -> list[Args]:
        """W4, S1, S5: a card of the collection of whoever has to choose now."""
        return [(card,) for card in self.collections[self.victims[0]]]


WEAPONS: dict[str, Callable[[Any], None]] = {
    "W1": Weapons.begin_strike,
    "W2": Weapons.begin_spear,
    "W3": Weapons.begin_halberd,
    "W4": Weapons.begin_crossbow,
    "W5": Weapons.begin_fan,
}
"""How each begins."""

WEAPON_DECISIONS: dict[str, Decision] = {
    "W1": choice(
        Words("{actor:seat} discards a card of a collection", "轮到{actor:seat}弃掉一位玩家收集牌堆的一张牌"),
        STRIKE,
        Weapons.strikes,
        Weapons.do_strike,
    ),
    "W2": choice(
        Words("{actor:seat} chooses whose hand is hit", "轮到{actor:seat}选丈八蛇矛的目标"),
        TARGET,
        Weapons.victim_seats,
        Weapons.do_spear,
    ),
    "W2-hit": choice(
        Words("a character of the hand is hit at random", "随机击中手里的一张人物牌"),
        PIERCE,
        Weapons.characters_of_victim,
        Weapons.do_hit,
        chance=True,
    ),
    "W3": choice(
        Words("{actor:seat} discards a card of a combo", "轮到{actor:seat}弃掉一个组合里的一张牌"),
        CLEAVE,
        Weapons.cleaves,
        Weapons.do_cleave,
    ),
    "W4": choice(
        Words("{actor:seat} discards a card of the own collection", "轮到{actor:seat}弃掉自己收集牌堆的一张牌"),
        LOSE,
        Weapons.victim_collection,
        Weapons.do_crossbow,
    ),
    "W5": choice(
        Words("{actor:seat} discards a character of the hand", "轮到{actor:seat}弃掉一张手里的人物牌"),
        LOSE,
        Weapons.characters_of_victim,
        Weapons.do_fan,
    ),
}
