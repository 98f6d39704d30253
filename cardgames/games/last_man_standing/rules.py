"""The rules of Last Man Standing: buy four cards at a market, fight six duels.

Money is the score (LM-5.2). The sheet's entries are tuples: (seat, amount) for the starting money, (seat, card, price)
for a purchase, (seat, card, victims, number of the first) for what a card earns in a duel.
"""

from __future__ import annotations

from typing import Any

from cardgames.cards import Card
from cardgames.engine.common import check_in_hand
from cardgames.engine.moves import Illegal, Move
from cardgames.engine.position import PositionError
from cardgames.engine.sheet import Line
from cardgames.engine.state import OVER, Decision, Kind, State
from cardgames.engine.values import CardText, Maybe, Several, Whole, seats_of
from cardgames.engine.words import Said, Words, arithmetic, number
from cardgames.engine.zones import NONE, OWNER, Counter, Place, Viewer, Zone
from cardgames.games.last_man_standing import words
from cardgames.games.last_man_standing.moves import BUYS, DUELS
from cardgames.games.last_man_standing.scoring import STEP, duel
from cardgames.games.last_man_standing.telling import tell_duel, tell_end, tell_purchase

START_MONEY = 20
"""LM-1.3, where nothing else is said."""
PLACES = 4
"""LM-3.1: cards in the row."""
ROUNDS = 4
"""LM-3.6: buying rounds."""
DUEL_ROUNDS = 6
"""LM-4.1: duel rounds, one for each card in hand (LM-3.7)."""

KILLED = Maybe(Whole(1, seats_of))
PURCHASES = Several((CardText(),), 0, ROUNDS, different=True)


def in_sight(state: LastManStanding, owner: int | None, viewer: Viewer) -> bool:
    """LM-4.1, LM-4.2: a duel card is its owner's secret until the last seat has chosen and all are turned up."""
    return viewer == owner or state.phase != "duel" or state.actor == 0


def unsold(state: LastManStanding, owner: int | None, viewer: Viewer) -> list[bool]:
    """LM-3.7: of the cards out of the game the four from the row, on top, were open; the pile never was."""
    hidden = len(state.out) - PLACES
    return [position >= hidden for position in range(len(state.out))]


def its_own(state: LastManStanding, place: Place, card: Card) -> bool:
    """LM-R13: of a card that everybody saw bought all know whose it is, until it has fought."""
    return all(card.text not in texts for seat, texts in enumerate(state.purchases) if seat != place.owner)


class LastManStanding(State):
    """Hands, the row by price, the pile, a duel card for each seat, money. Cards count by rank (LM-2.1, LM-R1)."""

    zones = (
        Zone("hand", "hands", Words("Hand", "手牌"), per_seat=True, faces=OWNER, holds=its_own),
        Zone("duel", "duel", Words("Duel card", "决斗牌"), per_seat=True, faces=in_sight, holds=its_own),
        Zone("market", "market", Words("For sale", "出售"), holds=its_own),
        Zone("pile", "pile", Words("Pile", "牌堆"), faces=NONE, holds=its_own),
        Zone("discard", "discard", Words("Discards", "弃牌堆")),
        Zone("out", "out", Words("Out of the game", "退出游戏"), faces=unsold, holds=its_own),
    )
    counters = (
        Counter("score", "money", Words("Money", "钱"), per_seat=True, default=START_MONEY),
        Counter("rewards", "rewards", per_seat=True),
        Counter("reward", "reward", Words("earned", "得"), per_seat=True, derived=True),
        Counter("killed", "killed", Words("killed no.", "被杀次序"), per_seat=True, default=None, holds=KILLED),
        Counter("purchases", "purchases", per_seat=True, default=(), holds=PURCHASES),
        Counter("bought", "bought", Words("Bought", "买的牌"), per_seat=True, derived=True),
        Counter("buys", "buys", holds=Whole(0, lambda state: ROUNDS * state.seats)),
        Counter("duels", "duels", holds=Whole(0, DUEL_ROUNDS)),
    )
    tellings = words.TELLINGS
    refusals = words.REFUSALS
    end_clause = "LM-5.1"

    hands: list[list[Card]]
    duel: list[list[Card]]
    market: list[Card]
    pile: list[Card]
    discard: list[Card]
    out: list[Card]
    money: list[int]
    rewards: list[int]
    killed: list[int | None]
    purchases: list[tuple[str, ...]]
    buys: int
    duels: int

    def set_up(self, deck: list[Card]) -> None:
        """LM-1.3, LM-1.4, LM-3.1, LM-R11; the pack without jokers (LM-1.2) and the seats (LM-1.1) are the Game's."""
        seats = self.seats
        dealt = 2 * seats
        up = dealt + PLACES
        self.hands = [deck[seat:dealt:seats] for seat in range(seats)]
        self.market = deck[dealt:up]
        self.pile = deck[up:]
        amount = self.options["start_money"]
        self.money = [amount] * seats
        self.tally = [(seat, amount) for seat in range(seats)]
        if self.heard is not None:
            self.tell("LM-1.3", "money", amount=amount)
            self.tell("LM-1.4", "deal", seats=seats, n=len(deck) - dealt)
            self.tell("LM-3.1", "row", free=self.market[0], cards=self.market[1:])
        self.ask("buy", 0)

    def resume(self) -> None:
        """A position goes on with the next purchase, with the seat whose duel card is missing, or not at all."""
        if self.buys < ROUNDS * self.seats:
            return self.ask("buy", self.buyer())
        return self.ask("duel", self.chosen()) if self.duels < DUEL_ROUNDS else self.finish()

    def chosen(self) -> int:
        """How many seats have laid a card for the duel to come; where all have, it is fought already."""
        count = sum(map(bool, self.duel))
        return 0 if count == self.seats else count

    def check_position(self) -> None:
        """Raises PositionError where there are too few cards to go on, or not those that the game could have."""
        buying = self.buys < ROUNDS * self.seats
        if self.phase != OVER and buying != (self.phase == "buy"):
            raise PositionError(
                f"after {self.buys} purchases of {ROUNDS * self.seats} the phase isn't {self.phase!r} (LM-3.6)",
                f"共{ROUNDS * self.seats}次购买，已有{self.buys}次，此时不是{self.phase!r}阶段（LM-3.6）",
                place="phase",
            )
        if buying and not 0 < len(self.market) <= PLACES:
            raise PositionError(
                f"{len(self.market)} cards; up to four are for sale, the free one first (LM-3.1)",
                f"有{len(self.market)}张牌；出售的牌为一到四张，免费的在最前（LM-3.1）",
                place="market",
            )
        if not buying and self.duels < DUEL_ROUNDS:
            self.check_duel()

    def check_duel(self) -> None:
        """LM-4.1: duel cards are laid in seat order, and everybody has one for each duel to come."""
        count = self.chosen()
        if not all(self.duel[:count]):
            raise PositionError(
                "the cards are laid in seat order, seats 0, 1, 2 ... without gaps (LM-4.1)",
                "决斗牌按座位0、1、2……的次序放下，中间没有空缺（LM-4.1）",
                place="duel:0",
            )
        if self.phase == "duel" and self.actor != count:
            raise PositionError(
                f"seat {count} is the next to lay a duel card (LM-4.1)",
                f"下一个放决斗牌的是座位{count}（LM-4.1）",
                place="actor",
            )
        for seat, hand in enumerate(self.hands):
            due = DUEL_ROUNDS - self.duels - (seat < count)
            if len(hand) < due or len(self.duel[seat]) > 1:
                raise PositionError(
                    f"{len(hand)} cards, but there is one for each duel to come, {due} (LM-4.1)",
                    f"有{len(hand)}张牌，但之后每场决斗各需一张，共{due}张（LM-4.1）",
                    place=f"hand:{seat}",
                )

    def scores(self) -> list[int]:
        """LM-5.2: the money, with what was never spent."""
        return self.money[:]

    @property
    def bought(self) -> list[tuple[Card, ...]]:
        """LM-R13: the cards that everybody saw each seat buy and has not seen in a duel since."""
        pack = self.game.pack
        open_now = {*self.discard, *(card for cards in self.duel for card in cards if in_sight(self, None, "audience"))}
        return [tuple(c for c in map(pack.__getitem__, texts) if c not in open_now) for texts in self.purchases]

    @property
    def reward(self) -> list[Said | None]:
        """LM-4.9: what each seat earned in the last duel, as long as its cards lie there."""
        seen = bool(self.duel[0]) and in_sight(self, None, "audience")
        return [Said(words.REWARD, {"amount": n}) if seen and n else None for n in self.rewards]

    def line(self, entry: tuple[Any, ...]) -> Line:
        """The starting money (LM-1.3), a price (LM-3.3), or the rewards of one card in a duel (LM-4.9, LM-R10)."""
        seat, what = entry[:2]
        if len(entry) == 2:
            return Line(seat, "LM-1.3", Said(words.STARTED), number(what), what)
        if len(entry) == 3:
            said = Said(words.BOUGHT if entry[2] else words.TAKEN, {"card": what})
            return Line(seat, "LM-3.3", said, number(-entry[2]), -entry[2])
        _, _, victims, first = entry
        numbers = range(first, first + len(victims))
        said = Said(words.KILLED, {"card": what, "cards": victims})
        return Line(seat, "LM-4.9", said, arithmetic(numbers), sum(numbers))

    # Buying ------------------------------------------------------------------------------------------------------

    def buyer(self) -> int:
        """LM-3.2, LM-3.6: seat order, from seat 0 in every round or from one seat further on each time (LM-R2)."""
        done, place = divmod(self.buys, self.seats)
        return (place + done) % self.seats if self.options["buy_order"] == "rotate" else place

    def affordable(self) -> list[Move]:
        """LM-3.4, LM-R3, LM-R4: every card whose price is not above the own money; never nothing."""
        money = self.money[self.actor]  # type: ignore[index]
        market = self.market
        return [BUYS[card] for card in market[: money // STEP + 1]]

    def check_buy(self, move: Move) -> Illegal | None:
        """LM-3.2: a card of the row. LM-3.4: at a price that can be paid."""
        card, market = move.card, self.market
        if card not in market:
            return self.refuse("LM-3.2", "not_in_row", card=card, cards=[m.card for m in self.affordable()])
        price, money = STEP * market.index(card), self.money[self.actor]  # type: ignore[index]
        if price <= money:
            return None
        cards = [m.card for m in self.affordable()]
        return self.refuse("LM-3.4", "too_dear", card=card, price=price, actor=self.actor, n=money, cards=cards)

    def do_buy(self, move: Move) -> None:
        """LM-3.2, LM-3.3, LM-3.5: pay, take the card, close the gap, turn up the next, also at the very end (LM-R5)."""
        seat: int = self.actor  # type: ignore[assignment]
        card, market = move.card, self.market
        place = market.index(card)
        price = STEP * place
        row = market[:] if self.heard is not None else market
        del market[place]
        if self.pile:
            market.append(self.pile.pop(0))
        self.money[seat] -= price
        self.hands[seat].append(card)
        self.purchases[seat] = (*self.purchases[seat], card.text)
        self.tally.append((seat, card, price))
        self.buys += 1
        last = self.buys == ROUNDS * self.seats or not market
        if self.heard is not None:
            tell_purchase(self, seat, card, row, place, last)
        return self.close() if last else self.ask("buy", self.buyer())

    def close(self) -> None:
        """LM-1.5, LM-3.7, LM-R6: the row and the rest of the pile leave the game, and the duels begin."""
        self.out = self.pile + self.market
        if self.heard is not None:
            self.tell("LM-3.7", "out", cards=self.market[:], n=len(self.pile))
            self.tell("LM-1.5", "to_duels")
        self.pile = []
        self.market = []
        self.next_duel()

    def next_duel(self) -> None:
        """LM-4.1: the next duel round, or LM-5.1 after the last one.

        A position with cards out of the picture may run out of cards for sale or in hand: what comes next begins then.
        """
        if self.duels < DUEL_ROUNDS and all(self.hands):
            return self.ask("duel", 0)
        self.finish()
        if self.heard is not None:
            tell_end(self, self.winners() or [])
        return None

    # Duels -------------------------------------------------------------------------------------------------------

    def fighters(self) -> list[Move]:
        """LM-4.1: any card in hand; one of them has to go."""
        return [DUELS[card] for card in self.hands[self.actor]]  # type: ignore[index]

    def do_duel(self, move: Move) -> None:
        """LM-4.1: a sealed choice, seat by seat; the last one is followed by the fight.

        LM-4.2: the cards of the round before lie where they were, for all to see, until the next round begins.
        """
        seat: int = self.actor  # type: ignore[assignment]
        cleared = seat == 0 and bool(self.duel[0])
        if cleared:
            for cards in self.duel:
                self.discard += cards
                cards.clear()
            self.killed = [None] * self.seats
        self.hands[seat].remove(move.card)
        self.duel[seat].append(move.card)
        if self.heard is not None:
            if seat == 0:
                self.tell("LM-4.1", "duel", n=self.duels + 1)
            self.tell("LM-4.1", "puts", seat, to=(seat,), card=move.card)
            if cleared:
                self.tell("LM-4.2", "discards")
        return self.ask("duel", seat + 1) if seat + 1 < self.seats else self.fight()

    def fight(self) -> None:
        """LM-4.2 to LM-4.9: all cards are turned up, the kills are carried out and paid for."""
        cards = [laid[0] for laid in self.duel]
        kills = duel([card.rank for card in cards])
        self.rewards = rewards = [0] * self.seats
        for killer, victims, first in kills:
            amount = 0
            for n, victim in enumerate(victims, first):
                self.killed[victim] = n
                amount += n
            rewards[killer] = amount
            self.money[killer] += amount
            self.tally.append((killer, cards[killer], tuple([cards[victim] for victim in victims]), first))
        self.duels += 1
        if self.heard is not None:
            tell_duel(self, cards, kills)
        self.next_duel()

    decisions = {
        "buy": Decision(
            "LM-3.2",
            Words("{actor:seat} has to buy one card", "轮到{actor:seat}买一张牌"),
            affordable,
            {"buy": Kind(check_buy, do_buy)},
        ),
        "duel": Decision(
            "LM-4.1",
            Words("{actor:seat} has to lay one card face down for the duel", "轮到{actor:seat}暗出一张决斗牌"),
            fighters,
            {"duel": Kind(check_in_hand("LM-4.1"), do_duel)},
        ),
    }
