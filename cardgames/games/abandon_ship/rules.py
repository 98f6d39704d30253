"""The rules of Abandon Ship: fill the boats, duel for influence, choose the key."""

from __future__ import annotations

from random import Random

from cardgames.cards import SUITS, Card
from cardgames.engine.chance import pick
from cardgames.engine.moves import Illegal, Move
from cardgames.engine.sheet import Line
from cardgames.engine.state import CHANCE, OVER, Decision, Kind, State
from cardgames.engine.words import Said, Words, arithmetic
from cardgames.engine.zones import NONE, Counter, Viewer, Zone
from cardgames.games.abandon_ship import telling, words
from cardgames.games.abandon_ship.moves import CHALLENGES, JETTISONS, KEYS, RAISES, SEIZES, YIELD
from cardgames.games.abandon_ship.scoring import KING, Claim, claims, playable

HAND = 5
"""AS-1.3, AS-2.2: cards in hand at the start of a turn."""
SUIT_WORDS = (Words("Spades", "黑桃"), Words("Hearts", "红桃"), Words("Diamonds", "方块"), Words("Clubs", "梅花"))
BY_SUIT = tuple(SUITS)
PLACE = {suit: at for at, suit in enumerate(SUITS)}


def turned_up(state: AbandonShip, owner: int | None, viewer: Viewer) -> bool:
    """AS-5.2, AS-5.5: keys and hands are their owner's secret until all are turned up and count."""
    return viewer == owner or state.phase == OVER


class AbandonShip(State):
    """Hands, four boats and four areas of influence a seat, the cards of a duel. Cards count by rank (AS-3.1)."""

    zones = (
        Zone("hand", "hands", Words("Hand", "手牌"), per_seat=True, faces=turned_up),
        Zone("influence", "areas", Words("Influence", "影响力"), per_seat=True, subs=BY_SUIT, sub_words=SUIT_WORDS),
        Zone("key", "keys", Words("Key", "钥匙"), per_seat=True, faces=turned_up),
        Zone("boat", "boats", Words("Boat", "救生艇"), subs=BY_SUIT, sub_words=SUIT_WORDS),
        Zone("duel", "duel", Words("Duel", "决斗")),
        Zone("pile", "pile", Words("Pile", "牌堆"), faces=NONE),
    )
    counters = (
        Counter("score", "points", Words("Points", "得分"), per_seat=True),
        Counter("total", "totals", Words("holds", "点数"), derived=True, subs=BY_SUIT),
        Counter("power", "powers", Words("worth", "点数"), per_seat=True, derived=True, subs=BY_SUIT),
        Counter("turn", "turn"),
        Counter("target", "target", default=None),
        Counter("turns", "turns"),
    )
    tellings = words.TELLINGS
    refusals = words.REFUSALS
    end_clause = "AS-5.1"

    hands: list[list[Card]]
    areas: list[list[list[Card]]]
    keys: list[list[Card]]
    boats: list[list[Card]]
    duel: list[Card]
    pile: list[Card]
    points: list[int]
    turn: int
    target: int | None
    turns: int

    def set_up(self, deck: list[Card]) -> None:
        """AS-1.3, AS-1.4, AS-2.1; seats (AS-1.1) and the pack without jokers (AS-1.2) are the Game's."""
        dealt = HAND * self.seats
        self.hands = [deck[seat : dealt : self.seats] for seat in range(self.seats)]
        self.pile = deck[dealt:]
        if self.heard is not None:
            self.tell("AS-1.3", "deal", seats=self.seats, n=len(self.pile))
            self.tell("AS-1.4", "boats")
            self.tell("AS-2.1", "starts", 0)
        self.ask("action", 0)

    def resume(self) -> None:
        """A position goes on with the turn of the seat in `turn`, which is refilled first (AS-2.2)."""
        self.begin(self.turn)

    def scores(self) -> list[int]:
        """AS-5.3, AS-5.4: nothing before the keys are turned up."""
        return self.points[:]

    def line(self, entry: Claim) -> Line:
        """What a key brought (AS-5.3 to AS-5.6)."""
        if not entry.points and entry.clause != "AS-5.3":
            best = max(sum(card.rank for card in self.support(seat)) for seat in entry.rivals)
            values = {"card": entry.key, "n": entry.influence, "best": best}
            return Line(entry.seat, entry.clause, Said(words.BEATEN, values), "0", 0)
        said = Said(words.CLAIMED, {"suit": entry.key.suit, "card": entry.key})
        boat = self.boats[PLACE[entry.key.suit]]
        return Line(entry.seat, entry.clause, said, arithmetic(card.rank for card in boat), entry.points)

    def support(self, seat: int) -> list[Card]:
        """AS-5.5: the cards that make a seat's influence in its key's suit, the key first."""
        (key,) = self.keys[seat]
        held = [card for card in self.hands[seat] if card.suit == key.suit]
        return [key, *self.areas[seat][PLACE[key.suit]], *held]

    @property
    def totals(self) -> list[int]:
        """The sum of each boat."""
        return [sum(card.rank for card in boat) for boat in self.boats]

    @property
    def powers(self) -> list[list[int]]:
        """The sum of each area of influence, by seat and suit."""
        return [[sum(card.rank for card in area) for area in areas] for areas in self.areas]

    # A turn ------------------------------------------------------------------------------------------------------

    def begin(self, seat: int) -> None:
        """AS-2.1, AS-2.2: the seat in turn fills its hand; the last card of the pile ends all turns (AS-5.1)."""
        self.turn = seat
        hand, pile = self.hands[seat], self.pile
        missing = min(HAND - len(hand), len(pile))
        if missing > 0:
            drawn = pile[:missing]
            del pile[:missing]
            hand += drawn
            if self.heard is not None:
                self.tell("AS-2.2", "refill", seat, to=(seat,), cards=drawn, n=missing)
            if not pile:
                return self.stop()
        return self.ask("action", seat)

    def actions(self) -> list[Move]:
        """AS-2.3: jettison any card, or challenge any other player with any card (AS-4.5)."""
        turn = self.turn
        hand = self.hands[turn]
        moves = [JETTISONS[card] for card in hand]
        openers = hand if len(hand) > 1 else playable(hand, None)
        for seat in range(self.seats):
            if seat != turn:
                challenges = CHALLENGES[seat]
                moves += [challenges[card] for card in openers]
        return moves

    def check_jettison(self, move: Move) -> Illegal | None:
        """AS-4.1: a card of the own hand."""
        return None if move.card in self.hands[self.turn] else self.not_held("AS-4.1", move.card, self.turn)

    def check_challenge(self, move: Move) -> Illegal | None:
        """AS-4.2: a card of the own hand against another player; AS-4.5: not the last one unless a king."""
        hand, card = self.hands[self.turn], move.card
        if card not in hand:
            return self.not_held("AS-4.2", card, self.turn)
        if move.seat == self.turn or not 0 <= move.seat < self.seats:
            others = [seat for seat in range(self.seats) if seat != self.turn]
            return self.refuse("AS-4.2", "no_opponent", target=move.seat, seats=others)
        if len(hand) == 1 and card.rank != KING:
            return self.refuse("AS-4.5", "opening_last", card=card, actor=self.turn)
        return None

    def not_held(self, clause: str, card: Card, seat: int) -> Illegal:
        """The refusal of a card that is not in a hand."""
        return self.refuse(clause, "not_in_hand", card=card, actor=seat, cards=self.hands[seat][:])

    def do_jettison(self, move: Move) -> None:
        """AS-4.1: into the boat of its suit; the turn ends (AS-2.4)."""
        card = move.card
        self.hands[self.turn].remove(card)
        self.boats[PLACE[card.suit]].append(card)
        self.turns += 1
        if self.heard is not None:
            self.head()
            total = self.totals[PLACE[card.suit]]
            self.tell("AS-4.1", "jettison", self.turn, card=card, card_suit=card.suit, total=total)
        self.begin((self.turn + 1) % self.seats)

    def do_challenge(self, move: Move) -> None:
        """AS-4.2: the opponent has to answer, even if only conceding is left (AS-R6)."""
        self.hands[self.turn].remove(move.card)
        self.duel.append(move.card)
        self.target = move.seat
        self.turns += 1
        if self.heard is not None:
            self.head()
            self.tell("AS-4.2", "challenge", self.turn, card=move.card, target=move.seat)
        self.ask("duel", move.seat)

    def head(self) -> None:
        """The heading of a round: seat 0 acts first in it."""
        if self.turn == 0 or self.turns == 1:
            self.tell("AS-2.1", "round", n=(self.turns - 1) // self.seats + 1)

    # A duel ------------------------------------------------------------------------------------------------------

    def answers(self) -> list[Move]:
        """AS-4.3 to AS-4.5: every greater card that may be played, or concede."""
        hand = self.hands[self.actor]  # type: ignore[index]
        moves = [RAISES[card] for card in playable(hand, self.duel[-1])]
        moves.append(YIELD)
        return moves

    def check_raise(self, move: Move) -> Illegal | None:
        """AS-4.3, AS-4.4: strictly greater; AS-4.5: not the last card unless a king."""
        seat: int = self.actor  # type: ignore[assignment]
        hand, card, last = self.hands[seat], move.card, self.duel[-1]
        if card not in hand:
            return self.not_held("AS-4.3", card, seat)
        if card.rank <= last.rank:
            clause = "AS-4.3" if seat == self.target else "AS-4.4"
            return self.refuse(clause, "not_greater", card=card, last=last, cards=playable(hand, last))
        if len(hand) == 1 and card.rank != KING:
            return self.refuse("AS-4.5", "last_card", card=card, actor=seat)
        return None

    def check_concede(self, move: Move) -> Illegal | None:
        """AS-4.4, AS-R3: always allowed."""
        return None

    def do_raise(self, move: Move) -> None:
        """AS-4.3, AS-4.4: the other side has to answer."""
        seat: int = self.actor  # type: ignore[assignment]
        last = self.duel[-1]
        self.hands[seat].remove(move.card)
        self.duel.append(move.card)
        other: int = self.turn if seat == self.target else self.target  # type: ignore[assignment]
        if self.heard is not None:
            self.tell("AS-4.3" if seat == self.target else "AS-4.4", "raise", seat, card=move.card, last=last)
            if not self.hands[seat]:
                self.tell("AS-4.5", "last_king")
        self.ask("duel", other)

    def do_concede(self, move: Move) -> None:
        """AS-4.6: the loser's hand decides; AS-4.9: an empty one loses nothing."""
        loser: int = self.actor  # type: ignore[assignment]
        winner: int = self.turn if loser == self.target else self.target  # type: ignore[assignment]
        if self.heard is not None:
            self.tell("AS-4.6", "concede", loser, winner=winner)
        if self.hands[loser]:
            return self.ask("theft", CHANCE)
        if self.heard is not None:
            self.tell("AS-4.9", "nothing", loser=loser)
        return self.clear_duel()

    @property
    def loser(self) -> int:
        """Who conceded: not the one whose card was last."""
        challenger_last = len(self.duel) % 2 == 1
        return self.target if challenger_last else self.turn  # type: ignore[return-value]

    def takings(self) -> list[Move]:
        """AS-4.6: any card of the loser's hand."""
        return [SEIZES[card] for card in self.hands[self.loser]]

    def draw_taking(self, rng: Random) -> Move:
        """AS-4.6: all cards are equally likely."""
        return SEIZES[pick(self.hands[self.loser], rng)]

    def check_seize(self, move: Move) -> Illegal | None:
        """AS-4.6: a card of the loser's hand."""
        if move.card in self.hands[self.loser]:
            return None
        cards = self.hands[self.loser][:]
        return self.refuse("AS-4.6", "not_to_take", card=move.card, loser=self.loser, cards=cards)

    def do_seize(self, move: Move) -> None:
        """AS-4.7, AS-R11: face up into the winner's area of its suit."""
        loser, card = self.loser, move.card
        winner: int = self.turn if loser == self.target else self.target  # type: ignore[assignment]
        self.hands[loser].remove(card)
        self.areas[winner][PLACE[card.suit]].append(card)
        if self.heard is not None:
            self.tell("AS-4.7", "seize", card=card, loser=loser, winner=winner, suit=card.suit)
        self.clear_duel()

    def clear_duel(self) -> None:
        """AS-4.8: the duel's cards go into the boats; the turn ends (AS-2.4)."""
        cards = self.duel
        for card in cards:
            self.boats[PLACE[card.suit]].append(card)
        self.duel = []
        self.target = None
        if self.heard is not None:
            self.tell("AS-4.8", "to_boats", cards=cards)
        self.begin((self.turn + 1) % self.seats)

    # The keys ----------------------------------------------------------------------------------------------------

    def stop(self) -> None:
        """AS-5.1: no action any more; AS-5.2, AS-5.7: everybody with a card chooses a key."""
        if self.heard is not None:
            self.tell("AS-5.1", "stop")
        self.next_key(0)

    def next_key(self, first: int) -> None:
        """Ask the next seat with a card, or turn the keys up."""
        for seat in range(first, self.seats):
            if self.hands[seat]:
                return self.ask("key", seat)
        return self.reveal()

    def keys_to_choose(self) -> list[Move]:
        """AS-5.2: any card in hand."""
        return [KEYS[card] for card in self.hands[self.actor]]  # type: ignore[index]

    def check_key(self, move: Move) -> Illegal | None:
        """AS-5.2: a card of the own hand."""
        seat: int = self.actor  # type: ignore[assignment]
        return None if move.card in self.hands[seat] else self.not_held("AS-5.2", move.card, seat)

    def do_key(self, move: Move) -> None:
        """AS-5.2: a sealed choice; the key leaves the hand."""
        seat: int = self.actor  # type: ignore[assignment]
        self.hands[seat].remove(move.card)
        self.keys[seat].append(move.card)
        if self.heard is not None:
            if not any(self.keys[:seat]):
                self.tell("AS-5.2", "keys")
            self.tell("AS-5.2", "key", seat, to=(seat,), card=move.card)
        self.next_key(seat + 1)

    def reveal(self) -> None:
        """AS-5.2 to AS-5.8: the keys are turned up and claim the boats."""
        keys = [key[0] if key else None for key in self.keys]
        made = claims(keys, self.boats, self.areas, self.hands, self.options["influence_tie"])
        for claim in made:
            if claim is not None:
                self.points[claim.seat] = claim.points
                self.tally.append(claim)
        self.finish()
        if self.heard is not None:
            telling.tell_keys(self, made)

    decisions = {
        "action": Decision(
            "AS-2.3",
            Words("{actor:seat} has to jettison a card or challenge somebody", "轮到{actor:seat}抛一张牌或发起挑战"),
            actions,
            {"jettison": Kind(check_jettison, do_jettison), "challenge": Kind(check_challenge, do_challenge)},
        ),
        "duel": Decision(
            "AS-4.4",
            Words("{actor:seat} has to answer with a greater card or concede", "轮到{actor:seat}用更大的牌应战或认输"),
            answers,
            {"raise": Kind(check_raise, do_raise), "concede": Kind(check_concede, do_concede)},
        ),
        "theft": Decision(
            "AS-4.6",
            Words("a card of the loser's hand is drawn at random", "从败者手中随机抽一张牌"),
            takings,
            {"seize": Kind(check_seize, do_seize)},
            draw=draw_taking,
        ),
        "key": Decision(
            "AS-5.2",
            Words("{actor:seat} has to choose a key", "轮到{actor:seat}选钥匙牌"),
            keys_to_choose,
            {"key": Kind(check_key, do_key)},
        ),
    }
