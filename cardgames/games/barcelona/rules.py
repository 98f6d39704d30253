"""The rules of Barcelona: one red and one black card each; the first is shown, then all choose to stay or to go.

Money is the score (BA-6.1). The sheet's entries are tuples: (seat, amount) for the starting money, (seat, round,
amount) for antes (negative) and pots, (seat, other, card, amount, sign) for each side of a payment between two seats,
with the sign -1 for the one who pays and 1 for the one who receives.

The cards of a round and what everybody did in it stay on the table until the first card of the next round is laid,
although the next hands are dealt at once (BA-4.1): so there is something to be seen of the showdown.
"""

from __future__ import annotations

from typing import Any

from cardgames.cards import Card
from cardgames.engine.common import check_in_hand
from cardgames.engine.moves import Illegal, Move
from cardgames.engine.sheet import Line
from cardgames.engine.state import Decision, Kind, State
from cardgames.engine.values import SEAT, SEATS, Several, Word
from cardgames.engine.words import Said, Words
from cardgames.engine.zones import NONE, OWNER, Counter, Viewer, Zone
from cardgames.games.barcelona import telling, words
from cardgames.games.barcelona.moves import CHOICES, PLAYS
from cardgames.games.barcelona.positions import check, take_up
from cardgames.games.barcelona.scoring import choice_order, showdown


def turned_up(state: Barcelona, owner: int | None, viewer: Viewer) -> bool:
    """BA-4.4, BA-4.5: a first card is its owner's secret until all are in."""
    return viewer == owner or state.open


class Barcelona(State):
    """Two piles, two cards a seat, the pot. Cards pay their rank, ace 1 to king 13 (BA-3.3)."""

    zones = (
        Zone("hand", "hands", Words("Hand", "手牌"), per_seat=True, faces=OWNER),
        Zone("shown", "shown", Words("Played", "出的牌"), per_seat=True, faces=turned_up),
        Zone("red", "red", Words("Red pile", "红牌堆"), faces=NONE, back="second", holds=lambda s, p, card: card.red),
        Zone("black", "black", Words("Black pile", "黑牌堆"), faces=NONE, holds=lambda s, p, card: not card.red),
        Zone("discard", "discard", Words("Discards", "弃牌堆")),
        Zone("buried", "buried", Words("Unseen discards", "未亮出的弃牌"), faces=NONE),
    )
    counters = (
        Counter("score", "money", Words("Money", "钱"), per_seat=True),
        Counter("mark", "marks", Words("this round", "本回合"), per_seat=True, derived=True),
        Counter("gone", "gone", Words("withdrawn", "已退出"), per_seat=True, derived=True),
        Counter("pot", "pot", Words("Pot", "奖金池")),
        Counter("status", "status", per_seat=True, default="", holds=Word(("", "chooses", *words.MARKS))),
        Counter("order", "order", default=[], holds=SEATS),
        Counter("open", "open", default=False),
        Counter("round", "round"),
        Counter("round_winners", "round_winners", default=[], holds=Several((SEAT,), 0, 52)),
    )
    tellings = words.TELLINGS
    refusals = words.REFUSALS
    end_clause = "BA-7.1"

    hands: list[list[Card]]
    shown: list[list[Card]]
    """The first card of each seat, from the showdown on with the second beside it."""
    red: list[Card]
    black: list[Card]
    discard: list[Card]
    buried: list[Card]
    money: list[int]
    pot: int
    status: list[str]
    order: list[int]
    open: bool
    round: int
    round_winners: list[int]

    def set_up(self, deck: list[Card]) -> None:
        """BA-2.2 to BA-2.4; the pack without jokers (BA-2.1) and the seats (BA-1.1) are the Game's."""
        self.red = [card for card in deck if card.red]
        self.black = [card for card in deck if not card.red]
        amount = self.options["start_money"]
        self.money = [amount] * self.seats
        self.tally = [(seat, amount) for seat in range(self.seats)]
        if self.heard is not None:
            self.tell("BA-2.2", "piles", red=len(self.red), black=len(self.black))
            self.tell("BA-2.3", "money", amount=amount)
        self.begin()

    def resume(self) -> None:
        """A position goes on with a new round, or where hands are dealt with the first card or choice that is missing.

        Raises PositionError where nobody could have come to this.
        """
        if not any(self.hands):
            self.open = any(self.shown)
            return self.begin()
        missing = take_up(self)
        return self.reveal(self.active()) if missing is None else self.ask("play", missing)

    def check_position(self) -> None:
        """Raises PositionError for a position that the game cannot have."""
        check(self)

    def scores(self) -> list[int]:
        """BA-6.1: the money."""
        return self.money[:]

    def line(self, entry: tuple[Any, ...]) -> Line:
        """Starting money, antes, pots, the two sides of a payment."""
        return telling.sheet_line(entry, self.options["ante"])

    @property
    def marks(self) -> list[Said | None]:
        """What each seat is doing in this round, or did in the one that still lies there, in a word."""
        after = self.order == []
        return [
            Said(words.CHOOSES[self.order.index(seat)])
            if status == "chooses"
            else Said((after and words.AFTERWARDS.get(status)) or words.MARKS[status])
            if status
            else None
            for seat, status in enumerate(self.status)
        ]

    @property
    def gone(self) -> list[bool]:
        """BA-4.14: whose card no longer counts, so that it lies crossed out."""
        return [status == "withdrawn" for status in self.status]

    def active(self) -> list[int]:
        """The seats that take part in this round (BA-5.2)."""
        return [seat for seat, status in enumerate(self.status) if status != "out"]

    def plausible(self) -> bool:
        """BA-4.1: whoever plays a round has a red and a black card, so the first gives the other away (BA-4.5)."""
        shown: list[list[Card]] = [[]] * self.seats if self.stale else self.shown
        pairs = [[*hand, *first] for hand, first in zip(self.hands, shown, strict=True) if hand]
        return all(pair[0].red != pair[1].red for pair in pairs)

    @property
    def stale(self) -> bool:
        """Whether the open cards still lie there from the round before."""
        return self.open and not self.order

    # A round -----------------------------------------------------------------------------------------------------

    def begin(self) -> None:
        """BA-4.1 to BA-4.3: draw, pay the ante, play; or BA-7.1, BA-7.2: the game is over.

        BA-5.1, BA-R4: only now is somebody without money out. BA-R5: who has less than the ante pays all of it.
        """
        money = self.money
        if 0 in money:
            self.status = ["out" if have == 0 else status for have, status in zip(money, self.status, strict=True)]
        self.order = []
        active = self.active()
        count = len(active)
        if count == 1 or len(self.red) < count or len(self.black) < count:
            return self.close(active)
        self.round += 1
        ante = self.options["ante"]
        for seat, red, black in zip(active, self.red, self.black, strict=False):
            self.hands[seat] = [red, black]
            paid = min(ante, money[seat])
            money[seat] -= paid
            self.pot += paid
            self.tally.append((seat, self.round, -paid))
        del self.red[:count]
        del self.black[:count]
        if self.heard is not None:
            telling.tell_deal(self, active, ante)
        return self.ask("play", active[0])

    def plays(self) -> list[Move]:
        """BA-4.4: either card."""
        return [PLAYS[card] for card in self.hands[self.actor]]  # type: ignore[index]

    def do_play(self, move: Move) -> None:
        """BA-4.4: a sealed choice; after the last one the cards are turned up. There is no first player (BA-2.4)."""
        seat: int = self.actor  # type: ignore[assignment]
        active = self.active()
        cleared = self.open
        if cleared:
            self.clear()
        self.hands[seat].remove(move.card)
        self.shown[seat].append(move.card)
        if self.heard is not None:
            self.tell("BA-4.4", "play", seat, to=(seat,), card=move.card)
            if cleared:
                self.tell("BA-4.15", "discards")
        if seat != active[-1]:
            return self.ask("play", active[active.index(seat) + 1])
        return self.reveal(active)

    def clear(self) -> None:
        """BA-4.15, BA-R3: the cards of the round before are out of the game."""
        for place in self.shown:
            self.discard += place
            place.clear()
        self.status = ["out" if status == "out" else "" for status in self.status]
        self.open = False

    def reveal(self, active: list[int]) -> None:
        """BA-4.5, BA-4.6: the first cards are turned up and give the order of choosing."""
        self.open = True
        self.order = choice_order({seat: self.shown[seat][0] for seat in active})
        for seat in active:
            self.status[seat] = self.status[seat] or "chooses"
        if self.heard is not None:
            telling.tell_reveal(self, active)
        self.next_choice()

    def choosing(self) -> list[int]:
        """The seats that have still to choose, in order."""
        return [seat for seat in self.order if self.status[seat] == "chooses"]

    def next_choice(self) -> None:
        """BA-4.7: the next in order; BA-4.9, BA-R2: the last one left has no choice."""
        waiting = self.choosing()
        if len(waiting) > 1:
            return self.ask("choose", waiting[0])
        (last,) = waiting
        self.status[last] = "standing"
        if self.heard is not None:
            self.tell("BA-4.9", "last", last)
        return self.show()

    def choices(self) -> list[Move]:
        """BA-4.7: withdraw or show down."""
        return CHOICES[:]

    def check_choice(self, move: Move) -> Illegal | None:
        """BA-4.7: both are always allowed."""
        return None

    def do_withdraw(self, move: Move) -> None:
        """BA-4.14, BA-R11: the second card is discarded unseen."""
        seat: int = self.actor  # type: ignore[assignment]
        self.status[seat] = "withdrawn"
        (card,) = self.hands[seat]
        self.hands[seat] = []
        self.buried.append(card)
        if self.heard is not None:
            self.tell("BA-4.7", "withdraw", seat)
            self.tell("BA-4.14", "buried", seat, to=(seat,), card=card)
        self.next_choice()

    def do_showdown(self, move: Move) -> None:
        """BA-4.8: everybody who has not chosen yet is standing."""
        seat: int = self.actor  # type: ignore[assignment]
        self.status[seat] = "called"
        bound = self.choosing()
        for other in bound:
            self.status[other] = "standing"
        if self.heard is not None:
            self.tell("BA-4.8", "showdown", seat)
            self.tell("BA-4.8", "bound", seats=bound)
        self.show()

    def show(self) -> None:
        """BA-4.10 to BA-4.13: second cards, the winner, the pot, the payments."""
        standing = [seat for seat in sorted(self.order) if self.status[seat] in ("called", "standing")]
        red: dict[int, Card] = {}
        black: dict[int, Card] = {}
        for seat in standing:
            self.shown[seat] += self.hands[seat]
            self.hands[seat] = []
            first, second = self.shown[seat]
            red[seat], black[seat] = (first, second) if first.red else (second, first)
        winner, payments = showdown(red, black, self.money)
        pot, self.pot = self.pot, 0
        self.money[winner] += pot
        self.tally.append((winner, self.round, pot))
        for seat, amount in payments.items():
            self.money[seat] -= amount
            self.money[winner] += amount
            self.tally.append((seat, winner, black[seat], amount, -1))
            self.tally.append((winner, seat, black[seat], amount, 1))
        self.round_winners.append(winner)
        self.status[winner] = "winner"
        if self.heard is not None:
            telling.tell_showdown(self, winner, pot, red, black, payments)
        self.begin()

    def close(self, active: list[int]) -> None:
        """BA-7.1 to BA-7.4; BA-R6, BA-R9, BA-R12."""
        self.finish()
        if self.heard is not None:
            telling.tell_end(self, active)

    decisions = {
        "play": Decision(
            "BA-4.4",
            Words("{actor:seat} has to lay one of the two cards face down", "轮到{actor:seat}暗出两张牌之一"),
            plays,
            {"play": Kind(check_in_hand("BA-4.4"), do_play)},
        ),
        "choose": Decision(
            "BA-4.7",
            Words("{actor:seat} has to withdraw or call for the showdown", "轮到{actor:seat}选择退出或摊牌"),
            choices,
            {"withdraw": Kind(check_choice, do_withdraw), "showdown": Kind(check_choice, do_showdown)},
        ),
    }
