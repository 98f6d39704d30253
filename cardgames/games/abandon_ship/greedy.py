"""A greedy player for Abandon Ship: makes one boat its own and spends on duels the high cards of the other suits."""

from __future__ import annotations

from math import fsum

from cardgames.cards import STANDARD, SUITS, Card
from cardgames.engine.moves import Move
from cardgames.engine.view import View
from cardgames.games.abandon_ship.scoring import KING
from cardgames.players.odds import lacks, unseen

TO_COME = 15
"""Points that a boat is thought to get before the end."""
WILLING = 0.6
"""How often an opponent who has a fitting card is thought to answer with it."""
PRIZE = 3.0
"""What it is worth that a card leaves an opponent's hand, beside the influence that it gives."""
GUARDS = {13: 2.0, 12: 1.5, 11: 1.0}
"""What a high card in hand is worth, since it can answer a challenge; any other card nothing."""


def worth(view: View, move: Move) -> float:
    """What a move should bring in points at the end, by the boat that promises most.

    A boat promises its points as likely as nobody else claims it with more influence; the opponents' influence is what
    lies before them and what unseen cards are worth on average, and they are thought to claim the suits they are strong
    in. In the own boat a point is worth that chance, in another one it serves whoever is likely to claim it. A card of
    the own suit is kept for the influence that it gives; a high card of another suit only to answer with, so that it is
    what duels are opened with, as likely as nobody goes above it. Losing costs the mean worth of a card in hand.
    """
    look = Outlook(view)
    if move.kind == "concede":
        return -look.loss(None)
    card = move.card
    if move.kind == "key":
        return look.chance(card.suit, 0) * look.boat[card.suit] + card.rank / 100
    laid = look.stake(card.suit) * card.rank - look.price(card)
    if move.kind == "jettison":
        return laid
    opponent = move.seat if move.kind == "challenge" else look.other_side()
    if not view.cards(f"hand:{opponent}"):
        return laid - 0.1  # like a jettison (AS-R6)
    wins = look.unanswered(card, opponent)
    return laid + wins * look.gain() - (1 - wins) * look.loss(card)


class Outlook:
    """What a seat can expect from what it sees."""

    def __init__(self, view: View) -> None:
        self.view = view
        self.me = int(view.viewer)
        self.others = [seat for seat in range(view.seats) if seat != self.me]
        self.hand = [card for card in view.cards(f"hand:{self.me}") if card is not None]
        self.unseen = unseen(view, STANDARD)
        self.boat = {suit: int(view.value(f"total:{suit}")) for suit in SUITS}
        self.mine = {suit: self.power(self.me, suit) + self.held(suit) for suit in SUITS}
        self.rivals = [self.rival(seat) for seat in self.others]
        self.own = max(SUITS, key=lambda suit: self.promise(suit, 0))

    def power(self, seat: int, suit: str) -> int:
        """What lies in an area of influence."""
        return int(self.view.value(f"power:{seat}:{suit}"))

    def held(self, suit: str) -> int:
        """What the own hand adds to the influence in a suit (AS-5.5)."""
        return sum(card.rank for card in self.hand if card.suit == suit)

    def rival(self, seat: int) -> dict[str, tuple[float, float]]:
        """For each suit the influence that an opponent may have, and how likely it is to claim that boat."""
        each = len(self.view.cards(f"hand:{seat}")) / max(1, len(self.unseen))
        strength = {
            suit: self.power(seat, suit) + each * sum(card.rank for card in self.unseen if card.suit == suit)
            for suit in SUITS
        }
        drawn = {suit: strength[suit] * (self.boat[suit] + TO_COME) for suit in SUITS}
        return {suit: (strength[suit], drawn[suit] / (fsum(drawn.values()) or 1)) for suit in SUITS}

    def chance(self, suit: str, more: int) -> float:
        """How likely the own key takes this boat, with so much `more` influence."""
        mine, likely = max(1, self.mine[suit] + more), 1.0
        for rival in self.rivals:
            strength, claims = rival[suit]
            likely *= 1 - claims * strength * strength / (strength * strength + mine * mine)
        return likely

    def promise(self, suit: str, more: int) -> float:
        """What the boat should bring."""
        return self.chance(suit, more) * (self.boat[suit] + TO_COME)

    def stake(self, suit: str) -> float:
        """What a point in this boat is worth."""
        if suit == self.own:
            return self.chance(suit, 0)
        return -max(rival[suit][1] for rival in self.rivals) / 2

    def price(self, card: Card) -> float:
        """What a card is worth in hand."""
        guard = GUARDS.get(card.rank, 0.0)
        if card.suit != self.own:
            return guard
        return guard + self.promise(self.own, 0) - self.promise(self.own, -card.rank)

    def loss(self, without: Card | None) -> float:
        """What it costs to lose a random card from hand, `without` the one that is played."""
        prices = [self.price(card) for card in self.hand if card is not without]
        return PRIZE + fsum(prices) / len(prices) if prices else 0.0

    def gain(self) -> float:
        """What it brings to take a random card from an opponent."""
        fitting = [card.rank for card in self.unseen if card.suit == self.own]
        if not fitting:
            return PRIZE
        mean = sum(fitting) // len(fitting)
        rise = self.promise(self.own, mean) - self.promise(self.own, 0)
        return PRIZE + rise * len(fitting) / len(self.unseen)

    def other_side(self) -> int:
        """The opponent in a duel that goes on."""
        turn = int(self.view.value("turn"))
        return int(self.view.value("target")) if turn == self.me else turn

    def unanswered(self, card: Card, opponent: int) -> float:
        """How likely it is that nobody goes above a card: the opponent cannot (AS-4.3, AS-4.5), or will not."""
        held = len(self.view.cards(f"hand:{opponent}"))
        fitting = sum(one.rank > card.rank and (held > 1 or one.rank == KING) for one in self.unseen)
        return 1 - WILLING * (1 - lacks(len(self.unseen), fitting, held))
