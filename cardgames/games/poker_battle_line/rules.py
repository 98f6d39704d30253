"""The rules of Poker Battle Line: a turn, resolving a battlefield, the end. The powers are in powers.py."""

from __future__ import annotations

from cardgames.cards import Card
from cardgames.engine.moves import Illegal, Move
from cardgames.engine.position import PositionError
from cardgames.engine.state import Decision, Kind
from cardgames.engine.words import Words
from cardgames.games.poker_battle_line import powers, telling, words
from cardgames.games.poker_battle_line.moves import ACTIONS, COINS, FOUR, GIVE_UP, HAND, SIZES, VALUES
from cardgames.games.poker_battle_line.table import FIELDS, UNCLAIMED, Table

OPEN_CARDS = 3
"""PB-3.4, PB-R15: face-up cards of a formation on battlefield 4."""


class PokerBattleLine(Table):
    """One action a turn, formations resolved when both are complete, and when it all ends."""

    tellings = words.TELLINGS
    refusals = words.REFUSALS
    end_clause = "PB-5.1"

    def set_up(self, deck: list[Card]) -> None:
        """PB-1.3, PB-1.4, PB-R16; the coins of PB-1.1 are VALUES and COINS, the sizes of PB-1.2 SIZES."""
        start: int = self.options["start"]
        dealt = 2 * HAND
        first, second = deck[:dealt:2], deck[1:dealt:2]
        self.hands = [second, first] if start else [first, second]
        self.pile = deck[dealt:]
        if self.heard is not None:
            self.tell("PB-1.3", "deal", n=len(self.pile))
            self.tell("PB-1.4", "starts", start)
        self.ask("turn", start)

    def resume(self) -> None:
        """A position goes on with the given actor or the starting seat, or whoever has a card, or it is at its end."""
        for seat, formations in enumerate(self.fields):
            if not self.down[seat]:  # as the cards were placed (PB-3.4), unless it was said
                self.down[seat] = (1 << len(formations[FOUR])) - 1 & ~0b111
        if None not in self.won:
            return self.finish()
        return self.pass_on(1 - (self.options["start"] if self.actor is None else self.actor))

    def check_position(self) -> None:
        """Raises PositionError where a formation cannot be there."""
        ended = None not in self.won  # then the cards lie where they were
        for seat, formations in enumerate(self.fields):
            for f, cards in enumerate(formations):
                most = SIZES[f] if self.won[f] is None or f == self.resolved or ended else 0
                if len(cards) > most:
                    why, zh = ("it holds", "最多") if most else ("it is resolved and holds", "已经结算，最多")
                    raise PositionError(
                        f"{len(cards)} cards, but {why} up to {most} (PB-3.2)",
                        f"有{len(cards)}张牌，但{zh}{most}张（PB-3.2）",
                        place=f"field:{seat}:{VALUES[f]}",
                    )
        for f in FIELDS:
            if self.won[f] is None and self.complete(0, f) and self.complete(1, f):
                raise PositionError(
                    f"battlefield {VALUES[f]} is complete on both sides and would be resolved (PB-4.1)",
                    f"战场{VALUES[f]}双方都已摆满，应已结算（PB-4.1）",
                    place=f"field:0:{VALUES[f]}",
                )

    # A turn ------------------------------------------------------------------------------------------------------

    def turns(self) -> list[Move]:
        """PB-2.1: place, discard, use a power, or concede."""
        seat: int = self.actor  # type: ignore[assignment]
        open_, bit = 0, 1
        won = self.won
        for f, formation in enumerate(self.fields[seat]):
            if won[f] is None and len(formation) < SIZES[f]:
                open_ |= bit
            bit += bit
        actions = ACTIONS[open_]
        moves: list[Move] = []
        with_power = self.options["powers"]
        for card in self.hands[seat]:
            moves += actions[card]
            if card.rank > 10 and with_power:
                moves += powers.LISTS[card.rank](self, card, 1 - seat)
        moves.append(GIVE_UP)
        return moves

    def check_place(self, move: Move) -> Illegal | None:
        """PB-3.1, PB-3.2, PB-R9."""
        seat: int = self.actor  # type: ignore[assignment]
        value = move.number
        if move.card not in self.hands[seat]:
            return self.refuse("PB-3.1", "not_in_hand", card=move.card, actor=seat, cards=self.hands[seat][:])
        if 1 <= value <= 5 and self.won[5 - value] is None and len(self.fields[seat][5 - value]) < SIZES[5 - value]:
            return None
        return powers.no_place(self, seat, value)

    def do_place(self, move: Move) -> None:
        """PB-3.1 to PB-3.6; PB-3.7 is in how formations are rated."""
        if self.power or self.resolved is not None:
            self.clear()
        seat: int = self.actor  # type: ignore[assignment]
        card, f = move.card, 5 - move.number
        formation = self.fields[seat][f]
        self.hands[seat].remove(card)
        if f == FOUR and len(formation) - self.down[seat].bit_count() >= OPEN_CARDS:
            self.down[seat] |= 1 << len(formation)
        formation.append(card)
        if self.heard is not None:
            telling.tell_place(self, seat, card, f)
        self.draw(seat)
        if len(formation) == SIZES[f] and self.complete(1 - seat, f):
            self.resolve(f, 1 - seat)  # PB-2.3, PB-R19; the other one was complete before
            if self.ends():
                return None
        return self.pass_on(seat)

    def check_discard(self, move: Move) -> Illegal | None:
        """PB-2.4: any card in hand."""
        hand = self.hands[self.actor]  # type: ignore[index]
        if move.card in hand:
            return None
        return self.refuse("PB-2.4", "not_in_hand", card=move.card, actor=self.actor, cards=hand[:])

    def do_discard(self, move: Move) -> None:
        """PB-2.4, PB-5.4."""
        if self.power or self.resolved is not None:
            self.clear()
        seat: int = self.actor  # type: ignore[assignment]
        self.hands[seat].remove(move.card)
        self.discard.append(move.card)
        if self.heard is not None:
            self.tell("PB-2.4" if self.pile else "PB-5.4", "discards", seat, to=(seat,), card=move.card)
        self.draw(seat)
        self.pass_on(seat)

    def do_concede(self, move: Move) -> None:
        """PB-5.3, PB-R8: money and coins stay as they are."""
        if self.power or self.resolved is not None:
            self.clear()
        seat: int = self.actor  # type: ignore[assignment]
        self.conceded = seat
        self.finish()
        if self.heard is not None:
            self.tell("PB-5.3", "concedes", seat)
            telling.tell_end(self)

    def draw(self, seat: int) -> None:
        """PB-2.2: the top card, if there is one; after a king with `king_pause` play_short up to five (PB-R12)."""
        if self.refill == seat:
            self.refill = None
            return self.fill_up(seat, missed=False)
        if self.pile:
            card = self.pile.pop(0)
            self.hands[seat].append(card)
            if self.heard is not None:
                self.tell("PB-2.2", "draws", seat, to=(seat,), card=card)
                if not self.pile:
                    self.tell("PB-5.4", "pile_empty")
        return None

    def fill_up(self, seat: int, *, missed: bool) -> None:
        """PB-6.9: the hand up to five, as far as the pile lasts, in place of a turn that is `missed` or of the draw."""
        count = max(0, HAND - len(self.hands[seat]))
        cards = self.pile[:count]
        del self.pile[:count]
        self.hands[seat] += cards
        if self.heard is not None:
            telling.tell_refill(self, seat, cards, missed=missed)

    def pass_on(self, seat: int) -> None:
        """Whose turn it is after this seat's: the other's, unless it has no card (PB-2.5, PB-R21), or nobody's."""
        other = 1 - seat
        if self.hands[other]:
            return self.ask("turn", other)
        if self.refill == other:  # PB-R12: with no card left the turn is only the refill
            self.refill = None
            self.fill_up(other, missed=True)
            if self.hands[seat]:
                return self.ask("turn", seat)
            return self.ask("turn", other) if self.hands[other] else self.exhaust()
        if not self.hands[seat]:
            return self.exhaust()
        if self.heard is not None:
            self.tell("PB-2.5", "skipped", other)
        return self.ask("turn", seat)

    # Resolving ---------------------------------------------------------------------------------------------------

    def resolve(self, f: int, first: int | None) -> None:
        """PB-4.1 to PB-4.6; `first` is the seat whose formation was complete before the other's, if any.

        The cards stay in sight until the next move, which puts them on the discard pile.
        """
        verdict = telling.verdict(self, f, first)
        winner = verdict.winner
        self.won[f] = UNCLAIMED if winner is None else winner
        self.resolved = f
        if f == FOUR:
            self.down = [0, 0]
        if winner is not None:
            self.tally.append((winner, f, verdict.ratings[winner]))
        if self.heard is not None:
            telling.tell_verdict(self, f, first, verdict)

    def ends(self) -> bool:
        """Whether the game is over after a battlefield was resolved: PB-5.1, or PB-R8 with `end_b` auto."""
        if None not in self.won:
            self.finish()
            if self.heard is not None:
                self.tell("PB-5.1", "all_resolved")
                telling.tell_end(self)
            return True
        return self.options["end_b"] == "auto" and self.decided()

    def decided(self) -> bool:
        """PB-R8: the game ends if a seat would lose even with everything that is still open."""
        left = [f for f in FIELDS if self.won[f] is None]
        more, pieces = sum([VALUES[f] for f in left]), sum([COINS[f] for f in left])
        totals = list(zip(self.money, self.coins, strict=True))
        for seat, (money, coins) in enumerate(totals):
            if (money + more, coins + pieces) < totals[1 - seat]:
                self.finish()
                if self.heard is not None:
                    self.tell("PB-R8", "decided", seat, n=more)
                    telling.tell_end(self)
                return True
        return False

    def exhaust(self) -> None:
        """PB-5.2, PB-5.5: no cards are left; every open battlefield is decided with what lies there."""
        self.finish()
        if self.heard is not None:
            self.tell("PB-5.2", "exhausted")
        for f in FIELDS:
            if self.won[f] is None:
                complete = [seat for seat in (0, 1) if self.complete(seat, f)]
                self.resolve(f, complete[0] if complete else None)
        self.resolved = None
        if self.heard is not None:
            telling.tell_end(self)

    decisions = {
        "turn": Decision(
            "PB-2.1",
            Words(
                "{actor:seat} has to place or discard a card, or use a power", "轮到{actor:seat}放牌、弃牌或使用能力"
            ),
            turns,
            {
                "place": Kind(check_place, do_place),
                "discard": Kind(check_discard, do_discard),
                "murder": Kind(powers.check_murder, powers.do_murder),
                "spy_hand": Kind(powers.check_spy_hand, powers.do_spy),
                "spy_field": Kind(powers.check_spy_field, powers.do_spy),
                "spy_fields": Kind(powers.check_spy_fields, powers.do_spy),
                "king": Kind(powers.check_king, powers.do_king),
                "concede": Kind(lambda state, move: None, do_concede),
            },
        ),
        "give": Decision(
            "PB-R11",
            Words("{actor:seat} has to give up cards", "轮到{actor:seat}选择弃掉的牌"),
            powers.losses,
            {"give": Kind(powers.check_loss, powers.do_loss)},
        ),
        "take": Decision(
            "PB-6.7",
            Words("cards are taken blind from a hand", "从手牌中盲取"),
            powers.losses,
            {"take": Kind(powers.check_loss, powers.do_loss)},
            draw=powers.draw_loss,
        ),
    }
