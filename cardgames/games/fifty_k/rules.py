"""The rules of Fifty-K: lead, beat or pass, collect, go out; a hand, or a match of hands."""

from __future__ import annotations

from collections.abc import Sequence

from cardgames.cards import Card, by_pack
from cardgames.engine.common import whole_shuffle
from cardgames.engine.moves import Illegal, Move
from cardgames.engine.state import CHANCE, Decision, Kind
from cardgames.engine.words import Words
from cardgames.games.fifty_k import telling, words
from cardgames.games.fifty_k.combinations import BIT, PACK, lying, mask_of, points_of
from cardgames.games.fifty_k.listing import answers, leads
from cardgames.games.fifty_k.moves import SHUFFLE, STAY, Play, plays
from cardgames.games.fifty_k.places import EARLIER, SINCE, THREE_OF_DIAMONDS, THREE_OF_HEARTS, Places
from cardgames.games.fifty_k.positions import ends
from cardgames.games.fifty_k.refusals import REFUSALS
from cardgames.games.fifty_k.refusing import not_now, why_not
from cardgames.games.fifty_k.scoring import by_side, card_points, ranking, result, total


class FiftyK(Places):
    """What happens at the table. Seats follow each other by number (FK-1.1, FK-R16)."""

    tellings = words.TELLINGS
    refusals = REFUSALS

    def set_up(self, deck: list[Card]) -> None:
        """FK-1.2, FK-1.4; the seats and the pack without jokers (FK-1.1) are the Game's."""
        self.deal(deck)

    @property
    def first_dealt(self) -> int:
        """FK-1.2, FK-8.2: the seat that is dealt first, one further in each hand of a match."""
        return int(self.options["first_dealt"] + self.hand) % self.seats

    def deal(self, deck: list[Card]) -> None:
        """FK-1.2, FK-R2: every card, one at a time; FK-1.4: who has the three of hearts leads."""
        seats, first = self.seats, self.first_dealt
        self.aside = []
        if seats == 3 and self.options["deal3"] == "drop_3D":
            self.aside = [THREE_OF_DIAMONDS]
            deck = [card for card in deck if card is not THREE_OF_DIAMONDS]
        for place in range(seats):
            hand = sorted(deck[place::seats], key=by_pack)
            self.hands[(first + place) % seats] = hand
            if THREE_OF_HEARTS in hand:
                self.starter = (first + place) % seats
        if self.heard is not None:
            telling.tell_deal(self)
        self.ask("lead", self.starter)  # type: ignore[arg-type]  # somebody has it

    def resume(self) -> None:
        """A position goes on with a lead, with an answer to the last play, or is over."""
        if self.hand_is_over():
            return self.end_hand()
        if self.top and self.actor is None:
            return self.next_turn(self.last)  # type: ignore[arg-type]  # check_position has seen to it
        seat = self.actor
        if seat is None:
            holders = [seat for seat, hand in enumerate(self.hands) if hand]
            seat = self.starter if self.starter in holders else holders[0]
        return self.ask("follow" if self.top else "lead", seat)

    # Playing -----------------------------------------------------------------------------------------------------

    def lead_moves(self) -> list[Move]:
        """FK-3.1: every combination in hand; FK-R3: with first_lead_3h those with the three of hearts."""
        found = leads(mask_of(self.hands[self.actor]))  # type: ignore[index]
        if self.must_open():
            three = BIT[THREE_OF_HEARTS]
            found = [mask for mask in found if mask & three]
        return plays(found)

    def follow_moves(self) -> list[Move]:
        """FK-3.2, FK-3.3: every combination in hand that beats the last play, or pass."""
        moves = plays(answers(mask_of(self.hands[self.actor]), lying(self.top)))  # type: ignore[index]
        moves.append(STAY)
        return moves

    def must_open(self) -> bool:
        """FK-R3: whether this lead has to contain the three of hearts."""
        if not self.options["first_lead_3h"] or not self.opening:
            return False
        return THREE_OF_HEARTS in self.hands[self.actor]  # type: ignore[index]

    def check_lead(self, move: Move) -> Illegal | None:
        """FK-3.1, FK-4.1 to FK-4.13: any combination of cards in hand."""
        if (
            self.holds(move.cards)
            and type(move) is Play
            and move.combination is not None
            and (THREE_OF_HEARTS in move.cards or not self.must_open())
        ):
            return None
        return why_not(self, move, None)

    def check_follow(self, move: Move) -> Illegal | None:
        """FK-3.2, FK-5.1 to FK-5.6: a combination of cards in hand that beats the last play."""
        top = lying(self.top)
        if self.holds(move.cards) and type(move) is Play:
            found = move.combination
            if found is not None and found.beats(top):
                return None
        return why_not(self, move, top)

    def holds(self, cards: Sequence[Card]) -> bool:
        """Whether the actor has all these cards."""
        hand = self.hands[self.actor]  # type: ignore[index]
        return cards[0] in hand if len(cards) == 1 else set(hand).issuperset(cards)

    def do_play(self, move: Move) -> None:
        """FK-2.1: points come onto the table; FK-3.6: who has no card left is out."""
        seat: int = self.actor  # type: ignore[assignment]
        hand, top, cards = self.hands[seat], self.top, move.cards
        for card in cards:
            hand.remove(card)
        if top:
            self.under += top
            self.by += (self.last,) * len(top)  # type: ignore[operator]  # there is a last play
        else:
            self.trick += 1
        self.top = list(cards)
        self.table += points_of(cards)
        self.last = seat
        if self.heard is not None:
            before = lying(top) if top else None
            telling.tell_play(self, seat, cards, lying(cards), before)
        if SINCE in self.passed and not self.options["pass_lock"]:
            self.passed = [EARLIER if passed else 0 for passed in self.passed]
        self.passed[seat] = 0
        if not hand:
            self.out[seat] = max(self.out) + 1
            if self.heard is not None:
                self.tell("FK-3.6", "out", seat, nth=words.NTH[self.out[seat] - 1])
            if self.hand_is_over():
                return self.end_hand()
        return self.next_turn(seat)

    def check_pass(self, move: Move) -> Illegal | None:
        """FK-3.3: always allowed when following."""
        return None

    def do_pass(self, move: Move) -> None:
        """FK-3.3, FK-3.4; FK-R5: with pass_lock for the rest of the trick."""
        seat: int = self.actor  # type: ignore[assignment]
        self.passed[seat] = SINCE
        if self.heard is not None:
            locked = self.options["pass_lock"]
            self.tell("FK-R5" if locked else "FK-3.3", "pass_locked" if locked else "pass", seat)
        self.next_turn(seat)

    def next_turn(self, seat: int) -> None:
        """FK-3.2, FK-R14: the next seat with cards that has not passed since the last play; without one, FK-3.5."""
        seats, last, passed, hands = self.seats, self.last, self.passed, self.hands
        for _ in range(seats - 1):
            seat += 1
            if seat == seats:
                seat = 0
            if seat != last and passed[seat] != SINCE and hands[seat]:
                self.phase = "follow"
                self.actor = seat
                return
        self.end_trick()

    def end_trick(self) -> None:
        """FK-2.2 to FK-2.4, FK-3.5: the last player collects and leads; FK-3.7, FK-R6: or who leads for it."""
        seat: int = self.last  # type: ignore[assignment]
        points, leader = self.table, self.leader(seat)
        self.collected[seat] += points
        self.table = 0
        self.clear()
        if self.heard is not None:
            telling.tell_unbeaten(self, seat, points, leader)
        self.ask("lead", leader)

    def leader(self, seat: int) -> int:
        """FK-2.3: who leads after a trick of this seat; FK-3.7, FK-R6: the partner, or the next seat with cards."""
        if self.seats == 4 and self.options["lead_after_out"] == "partner" and not self.hands[seat]:
            return (seat + 2) % 4
        while not self.hands[seat]:
            seat = (seat + 1) % self.seats
        return seat

    def clear(self) -> None:
        """FK-3.5: the cards of the trick are put aside."""
        self.played += self.under
        self.played += self.top
        self.under = []
        self.by = ()
        self.top = []
        self.last = None
        self.passed = [0] * self.seats

    # The end -----------------------------------------------------------------------------------------------------

    def hand_is_over(self) -> bool:
        """FK-6.1: both players of a team are out; FK-7.1: two players are out."""
        return ends(self.order, self.seats)

    def end_hand(self) -> None:
        """FK-6.2, FK-7.1, FK-R8: the last player collects; FK-6.3 to FK-6.6, FK-7.2: the card points."""
        points = self.table
        if self.last is not None and self.options["final_table"] == "last_player":
            self.collected[self.last] += points
        self.table = 0
        if self.heard is not None:
            telling.tell_end(self, points)
        entries = self.entries()
        own = card_points(entries, self.seats)
        self.tally += entries
        for seat in range(self.seats):
            self.points[seat] += own[seat]
            self.total[seat] += own[seat]
            self.gathered[seat] += self.collected[seat]
            self.firsts[seat] += self.out[seat] == 1
        if self.options["match"]:
            return self.end_of_match_hand()
        if self.heard is not None:
            rank = ranking(own, self.order)
            telling.tell_points(self, own, rank, "FK-6.7" if self.seats == 4 else "FK-7.3")
        return self.end_game()

    def end_of_match_hand(self) -> None:
        """FK-8.1: card points only add up; FK-8.2: another hand, or the end with the target (FK-R11)."""
        target = self.options["match_target"]
        over = max(by_side(self.total)) >= target
        if self.heard is not None:
            rank = ranking(self.total, self.order)
            telling.tell_points(self, self.total, rank, "FK-8.3" if over else "FK-8.1")
            self.tell("FK-8.2", "reached" if over else "on", target=target)
        return self.end_game() if over else self.ask("deal", CHANCE)

    def end_game(self) -> None:
        """FK-6.8 to FK-6.10, FK-7.4, FK-7.5: card points become scores; FK-8.3 to FK-8.5, FK-R12: those of a match."""
        match = self.options["match"]
        found = result(
            self.total,
            self.gathered,
            self.firsts,
            self.order,
            match=match,
            doubling=not match or self.options["match_doubling"] == "match",
            percent=self.options["bonus_percent"] if match else 0,
        )
        self.tally += found.entries
        for seat in range(self.seats):
            self.points[seat] = total(self.tally, seat)
        self.finish()
        if self.heard is not None:
            telling.tell_scores(self, found)

    def do_deal(self, move: Move) -> None:
        """FK-8.2: the next hand of a match."""
        self.hand += 1
        self.trick = 0
        self.clear()
        self.played = []
        self.collected, self.out = [0] * self.seats, [0] * self.seats
        self.deal(list(move.cards))

    decisions = {
        "lead": Decision(
            "FK-3.1",
            Words(
                "{actor:seat} has the free lead and may play any combination", "轮到{actor:seat}自由出牌，什么牌型都行"
            ),
            lead_moves,
            {"play": Kind(check_lead, do_play), "pass": Kind(not_now, do_pass)},
        ),
        "follow": Decision(
            "FK-3.2",
            Words("{actor:seat} has to beat the last play or pass", "轮到{actor:seat}压过上一手或不出"),
            follow_moves,
            {"play": Kind(check_follow, do_play), "pass": Kind(check_pass, do_pass)},
        ),
        "deal": whole_shuffle(
            "FK-8.2", Words("the pack is shuffled for the next hand", "洗牌，准备下一局"), SHUFFLE,
            lambda state: PACK.cards, do_deal,
        ),
    }  # fmt: skip
