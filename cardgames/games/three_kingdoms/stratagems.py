"""The six stratagems (TK-4.9)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from cardgames.engine.moves import Move
from cardgames.engine.state import Decision
from cardgames.engine.words import Words
from cardgames.games.three_kingdoms import telling
from cardgames.games.three_kingdoms.choices import Args, choice
from cardgames.games.three_kingdoms.combos import BY_KEY
from cardgames.games.three_kingdoms.mounts import Mounts
from cardgames.games.three_kingdoms.moves import (
    BURN,
    FIRST,
    GIVE,
    LOSE,
    NAME,
    PAIR,
    SWAP,
    TAKE,
    TARGET,
    character,
    held,
)


class Stratagems(Mounts):
    """Carrying out a stratagem; `victims` are those named so far, `owed` the cards still to choose."""

    def begin_letter(self) -> None:
        """S1: an unprotected player with a collection."""
        self.victims = tuple(seat for seat in self.unprotected("stratagem") if self.collections[seat])
        self.ask("S1", self.turn)

    def do_letter(self, move: Move) -> None:
        """S1, TK-4.6, TK-R33: that player chooses two cards, or the only one."""
        self.victims = (move.seat,)
        self.owed = min(2, len(self.collections[move.seat]))
        if self.heard is not None:
            telling.tell_aim(self, move.seat, self.owed)
        self.ask("S1-lose", move.seat)

    def do_steal(self, move: Move) -> None:
        """S1: into the pile, which is shuffled."""
        (seat,) = self.victims
        self.collections[seat].remove(character(move))
        self.pile.append(held(move))
        self.owed -= 1
        if self.heard is not None:
            self.tell("TK-4.9", "to_pile", seat, card=move.card)
        return self.ask("S1-lose", seat) if self.owed else self.shuffle_pile()

    def begin_camps(self) -> None:
        """S2: an unprotected player with a combo."""
        self.victims = tuple(seat for seat in self.unprotected("stratagem") if self.laid[seat])
        self.ask("S2", self.turn)

    def do_camps(self, move: Move) -> None:
        """S2: that player chooses a combo."""
        self.victims = (move.seat,)
        if self.heard is not None:
            self.tell("TK-4.9", "aim", self.turn, seat=move.seat)
        self.ask("S2-burn", move.seat)

    def do_burn(self, move: Move) -> None:
        """S2: all its cards go into the pile, which is shuffled."""
        (seat,) = self.victims
        cards = self.take_up(seat, move.word)
        self.pile += cards
        if self.heard is not None:
            self.tell("TK-4.9", "camp", seat, combo=BY_KEY[move.word].name, cards=cards[:])
        self.shuffle_pile()

    def begin_arrows(self) -> None:
        """S3: everybody unprotected who has a collection, clockwise."""
        self.victims = tuple(seat for seat in self.unprotected("stratagem") if self.collections[seat])
        self.ask("S3", self.turn)

    def do_arrow(self, move: Move) -> None:
        """S3: the user takes one card of each."""
        card, seat = move.args
        self.collections[seat].remove(card)
        self.collect(self.turn, [card])
        if self.heard is not None:
            self.tell("TK-4.9", "takes", self.turn, seat=seat, card=card)
        self.victims = self.victims[1:]
        return self.ask("S3", self.turn) if self.victims else self.finish_item()

    def begin_tigers(self) -> None:
        """S4, TK-R30: two players with hand cards, the user perhaps among them."""
        self.victims = tuple(self.exchangers())
        self.ask("S4", self.turn)

    def tigers(self) -> list[Args]:
        """S4: two players, the lower number first."""
        return [(p, q) for p in self.victims for q in self.victims if p < q]

    def do_tigers(self, move: Move) -> None:
        """S4: both choose in secret, asked clockwise from the user."""
        pair = move.args
        self.victims = tuple(seat for seat in (self.turn, *self.others(self.turn)) if seat in pair)
        if self.heard is not None:
            self.tell("TK-4.9", "pairs", self.turn, seats=list(pair))
        self.ask("S4-swap", self.victims[0])

    def do_swap(self, move: Move) -> None:
        """S4: the first card waits in secret; after the second both change hands."""
        seat: int = self.actor  # type: ignore[assignment]  # a seat decides here
        self.shown = ()  # nobody else is to see whether it is given away
        self.hands[seat].remove(held(move))
        self.sealed[seat].append(held(move))
        if self.heard is not None:
            self.tell("TK-4.16", "seals", seat, to=(seat,), card=move.card)
        one, two = self.victims
        if seat == one:
            return self.ask("S4-swap", two)
        mine, yours = self.sealed[one].pop(), self.sealed[two].pop()
        self.hands[one].append(yours)
        self.hands[two].append(mine)
        if self.heard is not None:
            telling.tell_exchange(self, one, two, mine, yours)
        return None if self.eight_found() else self.finish_item()

    def begin_wolf(self) -> None:
        """S5: an own collection card for an unprotected player X."""
        self.victims = tuple(self.unprotected("stratagem"))
        self.ask("S5", self.turn)

    def gifts(self) -> list[Args]:
        """S5: which card, to whom."""
        return [(card, seat) for seat in self.victims for card in self.collections[self.turn]]

    def do_give(self, move: Move) -> None:
        """S5: X gets the card and names Y."""
        card, seat = move.args
        self.collections[self.turn].remove(card)
        self.collect(seat, [card])
        self.victims = (seat,)
        if self.heard is not None:
            self.tell("TK-4.9", "gives", self.turn, seat=seat, card=card)
        self.ask("S5-name", seat)

    def nameable(self) -> list[Args]:
        """S5, TK-R31: unprotected players other than the user who have a collection; X may be one."""
        return [(seat,) for seat in self.unprotected("stratagem") if self.collections[seat]]

    def do_name(self, move: Move) -> None:
        """S5: Y is to give two cards, or the only one."""
        (namer,), seat = self.victims, move.seat
        self.victims, self.owed = (seat,), min(2, len(self.collections[seat]))
        if self.heard is not None:
            telling.tell_names(self, namer, seat, self.owed)
        self.ask("S5-lose", seat)

    def do_hand_over(self, move: Move) -> None:
        """S5: Y's own choice goes to the user (TK-R23)."""
        (seat,) = self.victims
        self.collections[seat].remove(character(move))
        self.collect(self.turn, [character(move)])
        self.owed -= 1
        if self.heard is not None:
            self.tell("TK-4.9", "gives", seat, seat=self.turn, card=move.card)
        return self.ask("S5-lose", seat) if self.owed else self.finish_item()

    def begin_cliffs(self) -> None:
        """S6: two unprotected others, one of them with a collection."""
        self.victims = tuple(self.unprotected("stratagem"))
        self.ask("S6", self.turn)

    def cliffs(self) -> list[Args]:
        """S6, TK-R30: X, who picks, and Y, who has a collection."""
        return [(x, y) for x in self.victims for y in self.victims if x != y and self.collections[y]]

    def do_cliffs(self, move: Move) -> None:
        """S6: X picks two of Y's cards, or the only one."""
        x, y = self.victims = move.args
        self.owed = min(2, len(self.collections[y]))
        if self.heard is not None:
            self.tell("TK-4.9", "cliffs", self.turn, seat=x, other=y, n=self.owed)
        self.ask("S6-pick", x)

    def do_pick(self, move: Move) -> None:
        """S6: a card is picked; after the second the user chooses."""
        x, y = self.victims
        self.collections[y].remove(character(move))
        self.aside.append(character(move))
        self.owed -= 1
        if self.heard is not None:
            self.tell("TK-4.9", "picks", x, seat=y, card=move.card)
        return self.ask("S6-pick", x) if self.owed else self.ask("S6-first", self.turn)

    def do_first(self, move: Move) -> None:
        """S6: the user takes one of the picked cards, X the other."""
        x = self.victims[0]
        rest = [card for card in self.aside if card is not move.card]
        self.collect(self.turn, [character(move)])
        self.collect(x, rest)
        self.aside = []
        if self.heard is not None:
            telling.tell_first(self, x, character(move), rest)
        self.finish_item()

    def own_combos_of_victim(self) -> list[Args]:
        """S2: a combo of whoever has to choose."""
        return [(key,) for key in self.laid[self.victims[0]][::2]]

    def arrows(self) -> list[Args]:
        """S3: a card of the next victim."""
        return [(card, self.victims[0]) for card in self.collections[self.victims[0]]]

    def picks(self) -> list[Args]:
        """S6: a card of Y."""
        return [(card, self.victims[1]) for card in self.collections[self.victims[1]]]

    def picked(self) -> list[Args]:
        """S6: the picked cards."""
        return [(card,) for card in self.aside]


STRATAGEMS: dict[str, Callable[[Any], None]] = {
    "S1": Stratagems.begin_letter,
    "S2": Stratagems.begin_camps,
    "S3": Stratagems.begin_arrows,
    "S4": Stratagems.begin_tigers,
    "S5": Stratagems.begin_wolf,
    "S6": Stratagems.begin_cliffs,
}
"""How each begins."""

_LOSES = Words("{actor:seat} chooses a card of the own collection", "轮到{actor:seat}选自己收集牌堆的一张牌")

STRATAGEM_DECISIONS: dict[str, Decision] = {
    "S1": choice(
        Words("{actor:seat} chooses who loses two cards", "轮到{actor:seat}选蒋干盗书的目标"),
        TARGET,
        Stratagems.victim_seats,
        Stratagems.do_letter,
    ),
    "S1-lose": choice(_LOSES, LOSE, Stratagems.victim_collection, Stratagems.do_steal),
    "S2": choice(
        Words("{actor:seat} chooses whose camp burns", "轮到{actor:seat}选火烧连营的目标"),
        TARGET,
        Stratagems.victim_seats,
        Stratagems.do_camps,
    ),
    "S2-burn": choice(
        Words("{actor:seat} chooses an own combo", "轮到{actor:seat}选自己的一个组合"),
        BURN,
        Stratagems.own_combos_of_victim,
        Stratagems.do_burn,
    ),
    "S3": choice(
        Words("{actor:seat} takes a card", "轮到{actor:seat}拿一张牌"), TAKE, Stratagems.arrows, Stratagems.do_arrow
    ),
    "S4": choice(
        Words("{actor:seat} chooses two players", "轮到{actor:seat}选两位玩家"),
        PAIR,
        Stratagems.tigers,
        Stratagems.do_tigers,
    ),
    "S4-swap": choice(
        Words("{actor:seat} chooses a hand card in secret", "轮到{actor:seat}暗选一张手牌"),
        SWAP,
        Stratagems.own_hand,
        Stratagems.do_swap,
    ),
    "S5": choice(
        Words("{actor:seat} gives a card away", "轮到{actor:seat}送出一张牌"),
        GIVE,
        Stratagems.gifts,
        Stratagems.do_give,
    ),
    "S5-name": choice(
        Words("{actor:seat} names a player", "轮到{actor:seat}指定一位玩家"),
        NAME,
        Stratagems.nameable,
        Stratagems.do_name,
    ),
    "S5-lose": choice(_LOSES, LOSE, Stratagems.victim_collection, Stratagems.do_hand_over),
    "S6": choice(
        Words("{actor:seat} chooses who picks and from whom", "轮到{actor:seat}选由谁从谁那里选牌"),
        PAIR,
        Stratagems.cliffs,
        Stratagems.do_cliffs,
    ),
    "S6-pick": choice(
        Words("{actor:seat} picks a card", "轮到{actor:seat}选出一张牌"), TAKE, Stratagems.picks, Stratagems.do_pick
    ),
    "S6-first": choice(
        Words("{actor:seat} chooses first", "轮到{actor:seat}先选"),
        FIRST,
        Stratagems.picked,
        Stratagems.do_first,
    ),
}
