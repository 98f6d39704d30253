"""The rules of Caribbean Star: sealed cards, aces, effects by colour, settlements."""

from __future__ import annotations

from cardgames.cards import STANDARD, Card
from cardgames.engine.moves import Illegal, Move
from cardgames.engine.position import PositionError
from cardgames.engine.state import Decision, Kind
from cardgames.engine.words import Said, Words
from cardgames.games.caribbean_star import words
from cardgames.games.caribbean_star.areas import ACES, OWNERS, Table
from cardgames.games.caribbean_star.moves import ACE_USES, DECLINED, PASSED, PLAYS, PREVIEWS
from cardgames.games.caribbean_star.scoring import ACTS, PART, POINTS, PREVIEW, SWAP, half

ORDER = {card: card.rank * 4 + "CDHS".index(card.suit) for card in STANDARD}
"""Lower cards are executed first (CS-3.1, CS-R17); of equal ranks clubs, diamonds, hearts, spades (CS-3.2)."""


class CaribbeanStar(Table):
    """Rounds of two sealed cards, each offered to the aces and then executed."""

    refusals = words.REFUSALS
    end_clause = "CS-7.2"

    def set_up(self, deck: list[Card]) -> None:
        """CS-1.2 to CS-1.4; the pack has no jokers (CS-1.3)."""
        self.hands = [deck[0:10:2], deck[1:10:2]]
        self.pile = deck[10:]
        if self.heard is not None:
            red = self.colours.index("♥♦")
            self.tell("CS-1.2", "colours", red=red, black=1 - red)
            self.tell("CS-1.4", "deal", n=len(self.pile))
        self.begin()

    def resume(self) -> None:
        """A position goes on with the card that is due, with the card still to be put down, or with a new round."""
        if self.revealed:
            return self.offer()
        down = [seat for seat in (0, 1) if self.sealed[seat]]
        return self.reveal() if len(down) == 2 else self.ask("select", 1 - down[0]) if down else self.begin()

    def check_position(self) -> None:
        """Raises PositionError for cards put down or turned up that the game cannot have."""
        if self.phase == "select" and (self.revealed or self.sealed[self.actor]):
            raise PositionError(
                "whoever has to put a card down (CS-2.1) has none there, and none is turned up",
                "轮到暗放一张牌（CS-2.1）的座位还没有放牌，桌上也没有翻开的牌",
                place=f"sealed:{self.actor}",
            )
        if self.phase in ("ace", "preview") and not self.revealed:
            raise PositionError(
                "no card is turned up, but one is about to be executed (CS-2.4)",
                "没有翻开的牌，却正要执行一张（CS-2.4）",
                place="revealed",
            )
        if len(self.revealed) > 2 or max(map(len, self.sealed)) > 1:
            raise PositionError(
                "each seat puts down one card a round (CS-2.1), so at most two are turned up",
                "每回合各放一张牌（CS-2.1），最多翻开两张",
                place="revealed" if len(self.revealed) > 2 else "sealed:0",
            )

    def plausible(self) -> bool:
        """CS-7.2: who still has to put a card down holds one that can be put down."""
        if self.phase != "select":
            return True
        owing = [hand for hand, down in zip(self.hands, self.sealed, strict=True) if not down]
        return not any(ACES.issuperset(hand) for hand in owing)

    # A round -----------------------------------------------------------------------------------------------------

    def begin(self) -> None:
        """CS-2.1, unless a hand is empty or holds only aces (CS-7.2, CS-R12, CS-R13)."""
        self.put_by = 0
        zero, one = self.hands
        if ACES.issuperset(zero) or ACES.issuperset(one):
            return self.end()
        return self.ask("select", 0)

    def plays(self) -> list[Move]:
        """CS-2.1, CS-2.2: every card in hand but the aces."""
        return [PLAYS[card] for card in self.hands[self.actor] if card.rank != 1]

    def check_play(self, move: Move) -> Illegal | None:
        """CS-2.1, CS-2.2."""
        card, hand = move.card, self.hands[self.actor]
        if card in hand and card.rank != 1:
            return None
        clause, kind = ("CS-2.2", "ace_down") if card.rank == 1 else ("CS-2.1", "not_in_hand")
        return self.refuse(clause, kind, card=card, actor=self.actor, cards=[c for c in hand if c.rank != 1])

    def do_play(self, move: Move) -> None:
        """CS-2.1: put the card down; the second one ends the secret (CS-2.3)."""
        seat = self.actor
        card = move.card
        self.hands[seat].remove(card)
        self.sealed[seat].append(card)
        waiting = self.sealed[1 - seat]
        if not waiting:
            self.round += 1
        if self.heard is not None:
            if not waiting:
                self.tell("CS-2.1", "round", n=self.round)
            self.tell("CS-2.1", "puts", seat, to=(seat,), card=card)
        return self.reveal() if waiting else self.ask("select", 1 - seat)

    def reveal(self) -> None:
        """CS-2.3, CS-2.4: both cards are turned up and lie in the order in which they are executed."""
        zero, one = self.sealed[0].pop(), self.sealed[1].pop()
        by = 0 if ORDER[zero] < ORDER[one] else 1
        first, second = (zero, one) if by == 0 else (one, zero)
        self.revealed = [first, second]
        self.put_by = by
        if self.heard is not None:
            self.tell("CS-2.3", "reveal", first=first, by=by, second=second, other=1 - by)
            clause, kind = ("CS-3.1", "lower") if first.rank < second.rank else ("CS-3.2", "by_suit")
            self.tell(clause, kind, by, card=first)
        self.offer()

    def draw(self) -> None:
        """CS-2.6, CS-7.1: each seat draws a card, seat 0 first (CS-R16), while there are any."""
        pile = self.pile
        if not pile and self.heard is not None:
            self.tell("CS-7.1", "no_draw")
        for seat in (0, 1):
            if pile:
                card = pile.pop(0)
                self.hands[seat].append(card)
                if self.heard is not None:
                    self.tell("CS-2.6", "draws", seat, to=(seat,), card=card)
        self.begin()

    # Aces --------------------------------------------------------------------------------------------------------

    def first_asked(self) -> int:
        """CS-4.2, CS-R3: who decides first about an ace on the card that is due."""
        return self.put_by if self.options["ace_priority"] == "owner" else 1 - self.put_by

    def offer(self) -> None:
        """CS-4.1: the card that is due is open to the aces in the hands of this moment (CS-4.3, CS-R2)."""
        first = self.first_asked()
        if not ACES.isdisjoint(self.hands[first]):
            return self.ask_ace(first)
        self.pass_over("ace", first)
        return self.offer_second(1 - first)

    def offer_second(self, seat: int) -> None:
        """CS-4.2: the other seat is asked next, if it holds an ace."""
        if not ACES.isdisjoint(self.hands[seat]):
            return self.ask_ace(seat)
        self.pass_over("ace", seat)
        return self.execute()

    def ask_ace(self, seat: int) -> None:
        """CS-4.2: a question of which nobody else may learn (CS-R18)."""
        if self.heard is not None:
            self.tell("CS-4.2", "asked", seat, to=(seat,), card=self.revealed[0])
        self.ask("ace", seat)

    def aces(self) -> list[Move]:
        """CS-4.1: any ace in hand, or none."""
        return [*(ACE_USES[card] for card in self.hands[self.actor] if card.rank == 1), PASSED]

    def check_ace(self, move: Move) -> Illegal | None:
        """CS-4.1; CS-4.3: who holds the ace at this moment may use it."""
        card, hand = move.card, self.hands[self.actor]
        if card.rank == 1 and card in hand:
            return None
        clause, kind = ("CS-4.3", "ace_not_held") if card.rank == 1 else ("CS-4.1", "not_an_ace")
        return self.refuse(clause, kind, card=card, actor=self.actor, cards=[c for c in hand if c.rank == 1])

    def check_untimely(self, move: Move) -> Illegal:
        """CS-R2: no ace while cards are put down, or once a card has begun its effect."""
        prompt = Said(self.decisions[self.phase].prompt, {"actor": self.actor})
        return self.refuse("CS-R2", "untimely", prompt=prompt)

    def do_ace(self, move: Move) -> None:
        """CS-4.4 to CS-4.6, CS-R4: nobody answers an ace; its user takes the card, and the ace is discarded."""
        seat = self.actor
        ace, card = move.card, self.revealed[0]
        self.hands[seat].remove(ace)
        self.hands[seat].append(card)
        self.discard.append(ace)
        if self.heard is not None:
            clause, kind = ("CS-R5", "own_ace") if seat == self.put_by else ("CS-4.1", "ace")
            self.tell(clause, kind, seat, ace=ace, card=card, by=self.put_by)
            self.tell("CS-4.5", "takes", seat, card=card)
            self.tell("CS-4.6", "discards", card=ace)
            if len(self.revealed) > 1:
                self.tell("CS-4.3", "only_one", card=self.revealed[1])
        self.next()

    def always(self, move: Move) -> None:
        """Who is asked for an ace or a preview may always do without."""

    def do_pass(self, move: Move) -> None:
        """CS-4.2: then the other seat is asked, if it was not asked first and holds an ace."""
        seat = self.actor
        if self.heard is not None:
            self.tell("CS-R18", "passes", seat, to=(seat,))
        return self.offer_second(1 - seat) if seat == self.first_asked() else self.execute()

    # Effects -----------------------------------------------------------------------------------------------------

    def execute(self) -> None:
        """CS-5.1 to CS-5.6: the card that is due has its effect, whoever put it down (CS-5.5)."""
        card = self.revealed[0]
        owner = OWNERS[self.options["first_colour"]][card]
        if self.heard is not None and card.rank != SWAP and owner != self.put_by:
            self.tell("CS-5.5", "foreign", owner, card=card, by=self.put_by)
        if card in PART:
            self.lay(card, owner)
            return self.next()
        if card.rank == SWAP:
            self.hands.reverse()
            if self.heard is not None:
                self.tell("CS-5.6", "swap", card=card, by=self.put_by)
        elif card.rank == PREVIEW:
            if self.areas[owner][ACTS]:
                if self.heard is not None:
                    self.tell("CS-5.4", "may_preview", owner, card=card, by=self.put_by)
                return self.ask("preview", owner)
            if self.heard is not None:
                self.tell("CS-5.4", "no_act", owner, card=card, by=self.put_by)
        else:
            if self.heard is not None:
                self.tell("CS-5.3", "settles", owner, card=card, by=self.put_by)
            self.settle_area(owner)
        return self.put_away()

    def previews(self) -> list[Move]:
        """CS-5.4, CS-R10: each act in front of the owner of the 8's colour, or none."""
        return [*(PREVIEWS[card] for card in self.areas[self.actor][ACTS]), DECLINED]

    def check_preview(self, move: Move) -> Illegal | None:
        """CS-5.4."""
        acts = self.areas[self.actor][ACTS]
        if move.card in acts:
            return None
        kind = "not_own_act" if move.card in POINTS else "not_an_act"
        return self.refuse("CS-5.4", kind, card=move.card, actor=self.actor, cards=acts[:])

    def do_preview(self, move: Move) -> None:
        """CS-5.4: the act is discarded for half its points."""
        seat = self.actor
        act = move.card
        self.areas[seat][ACTS].remove(act)
        self.discard.append(act)
        self.points[seat] += half(act)
        self.tally.append((seat, act))
        if self.heard is not None:
            self.tell("CS-5.4", "preview", seat, act=act, points=POINTS[act], amount=half(act))
        self.put_away()

    def do_decline(self, move: Move) -> None:
        """CS-5.4: the acts stay."""
        if self.heard is not None:
            self.tell("CS-5.4", "declines", self.actor)
        self.put_away()

    def put_away(self) -> None:
        """CS-2.5: a 5, 7, 8 or 9 is discarded after its effect, or lack of one."""
        card = self.revealed[0]
        self.discard.append(card)
        if self.heard is not None:
            self.tell("CS-2.5", "discards", card=card)
        self.next()

    def next(self) -> None:
        """CS-2.4: the other revealed card is due now, or the round is over."""
        del self.revealed[0]
        self.put_by = 1 - self.put_by
        return self.offer() if self.revealed else self.draw()

    def end(self) -> None:
        """CS-7.2 to CS-7.4: both areas are settled (CS-R14); equal scores are a draw (CS-R15)."""
        if self.heard is not None:
            self.tell("CS-7.2", "stuck", seats=[seat for seat in (0, 1) if ACES.issuperset(self.hands[seat])])
            self.tell("CS-7.3", "last")
        self.settle_area(0)
        self.settle_area(1)
        self.finish()
        if self.heard is not None:
            low, high = sorted(self.points)
            if low == high:
                self.tell("CS-R15", "draw", high=high)
            else:
                self.tell("CS-7.4", "wins", self.points.index(high), high=high, low=low)

    # An ace out of time is understood in order to be refused with its own reason; it is never done.
    decisions = {
        "select": Decision(
            "CS-2.1",
            Words("{actor:seat} has to put down a card, face down", "轮到{actor:seat}暗出一张牌"),
            plays,
            {"play": Kind(check_play, do_play), "ace": Kind(check_untimely, always)},
        ),
        "ace": Decision(
            "CS-4.2",
            Words("{actor:seat} may cancel the card that is due with an ace", "{actor:seat}可以用A取消即将执行的牌"),
            aces,
            {"ace": Kind(check_ace, do_ace), "pass": Kind(always, do_pass)},
            secret=True,
        ),
        "preview": Decision(
            "CS-5.4",
            Words("{actor:seat} may discard one act for half its points", "{actor:seat}可以弃一张魔术片段，得一半分数"),
            previews,
            {
                "preview": Kind(check_preview, do_preview),
                "decline": Kind(always, do_decline),
                "ace": Kind(check_untimely, always),
            },
        ),
    }
