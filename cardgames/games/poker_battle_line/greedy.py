"""A greedy player for Poker Battle Line: places each card where it raises the chances of money most."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from math import erf, fsum, sqrt

from cardgames.cards import WITH_JOKERS, Card, by_pack
from cardgames.engine.chance import shuffled, stream
from cardgames.engine.moves import Move
from cardgames.engine.view import View
from cardgames.games.poker_battle_line.moves import SIZES, VALUES
from cardgames.games.poker_battle_line.prospects import Ladder, Source, Target, ahead, prospects
from cardgames.games.poker_battle_line.scoring import CODES, banned_by, rate

KEEP = {11: 0.02, 12: 0.0, 13: 0.02}
"""What it costs to use up a jack, queen or king, in chances of winning the game."""
TEMPO = 0.012
"""What it is worth that the opponent misses a turn."""
STRIPPED = 0.02
"""What each card is worth that the opponent loses without a new one."""

JOKER = 0.5
"""How often a joker in hand will be free for a certain formation."""

ROUTED = 0.2
"""How likely a card is free for a formation beside those that it needs."""
HANDS = 4
"""Hands that the opponent could hold, imagined for each decision."""
CHOICE = 2
"""How many cards somebody has had to choose from, for each that lies face down."""

Formation = tuple[Card | None, ...]


def worth(view: View, move: Move) -> float:
    """The chance to win the game after this move, as estimated battlefield by battlefield.

    For both formations of a battlefield the values they may still reach are weighed with the chance that the missing
    cards come: from the hand (for the opponent some are imagined) and from a share of the draw pile. That gives a
    chance for each battlefield, and all of them together one for the greater part of the money. A card that is placed
    is missing for the other battlefields, so jokers wait until they matter. A jack is worth what the murder takes from
    the opponent, a king a turn and what the opponent cannot refill; both are kept while they bring little.
    """
    me = int(view.viewer)
    fields = tuple(tuple(view.cards(f"field:{seat}:{value}") for value in VALUES) for seat in (me, 1 - me))
    return _outlook(
        tuple(sorted((card for card in view.cards(f"hand:{me}") if card is not None), key=by_pack)),
        fields[0],
        fields[1],
        tuple(1 if seat == me else 0 if seat in (0, 1) else seat for seat in view.value("won")),
        len(view.cards("pile")),
        len(view.cards(f"hand:{1 - me}")),
    ).worth(move)


@lru_cache(4)
def _outlook(*facts: object) -> Outlook:
    return Outlook(*facts)  # type: ignore[arg-type]


class Outlook:
    """What a seat can expect from what it sees; `won` has 1 for its own battlefields, 0 for the opponent's."""

    def __init__(
        self,
        hand: tuple[Card, ...],
        mine: tuple[Formation, ...],
        theirs: tuple[Formation, ...],
        won: tuple[int | None, ...],
        pile: int,
        held: int,
    ) -> None:
        self.hand, self.mine, self.theirs, self.won, self.pile, self.held = hand, mine, theirs, won, pile, held
        seen = {*hand, *(card for side in (mine, theirs) for cards in side for card in cards)}
        unseen = [card for card in WITH_JOKERS if card not in seen]
        self.unseen = _codes(unseen)
        self.open = [f for f, winner in enumerate(won) if winner is None]
        self.lead = fsum(VALUES[f] * (1 if winner == 1 else -1 if winner == 0 else 0) for f, winner in enumerate(won))
        self.covered = sum(theirs[f].count(None) for f in self.open)
        self.missing = [self.room(mine), self.room(theirs)]
        rng = stream("poker-battle-line", " ".join(card.text for card in unseen))
        self.hands = [tuple(shuffled(unseen, rng)[:held]) for _ in range(HANDS)]
        self.spreads: dict[tuple[object, ...], list[Target]] = {}
        self.facing = {f: self.their_spread(f, theirs[f]) for f in self.open}

    def room(self, formations: tuple[Formation, ...]) -> int:
        """How many cards a side still needs, hidden ones counted as not there yet."""
        return sum(SIZES[f] - len(formations[f]) + formations[f].count(None) for f in self.open)

    def spread(self, f: int, formation: Formation, hand: tuple[Card, ...], missing: int) -> list[Target]:
        """What the own formation may become with this hand and the draws to come."""
        key = f, formation, hand, missing
        if key not in self.spreads:
            draws = (self.pile + 1) // 2
            share = _share(SIZES[f] - len(formation), missing, len(hand) + draws)
            self.spreads[key] = _spread(f, formation, self.theirs[f], hand, share, self.unseen, draws)
        return self.spreads[key]

    def their_spread(self, f: int, formation: Formation) -> Ladder:
        """What the opponent's formation may become, with some hands that they could hold.

        Face-down cards are as good as missing ones for which many more cards could be chosen from.
        """
        hidden, draws = formation.count(None), self.pile // 2
        room = SIZES[f] - len(formation) + hidden
        share = _share(room, self.missing[1], self.held + draws + self.covered)
        spreads = (
            _spread(
                f, formation, self.mine[f], hand, share, self.unseen.difference(_codes(hand)), draws + CHOICE * hidden
            )
            for hand in self.hands
        )
        return Ladder.of((value, chance / HANDS) for spread in spreads for value, chance in spread)

    def chance(
        self, hand: tuple[Card, ...], f: int = -1, formation: Formation = (), facing: Ladder | None = None
    ) -> float:
        """The chance to win the game with this hand, and on battlefield `f` with another formation or against one."""
        mean, variance = float(self.lead), 1.0
        missing = self.missing[0] - (len(formation) > 0)
        for g in self.open:
            mine = self.mine[g] if g != f or facing is not None else formation
            theirs = self.facing[g] if g != f or facing is None else facing
            p = ahead(self.spread(g, mine, hand, missing), theirs)
            mean += VALUES[g] * (2 * p - 1)
            variance += 4 * VALUES[g] ** 2 * p * (1 - p)
        return 0.5 + 0.5 * erf(mean / sqrt(2 * variance))

    def worth(self, move: Move) -> float:
        """See the function of that name."""
        if move.kind == "concede":
            return -1.0
        if move.kind == "give":
            return self.chance(tuple(card for card in self.hand if card not in move.cards))
        rest = tuple(card for card in self.hand if card is not move.card)
        if move.kind == "place":
            f = 5 - move.number
            return self.chance(rest, f, (*self.mine[f], move.card))
        if move.kind == "murder":
            f, index = 5 - move.number, move.args[2]
            left = self.theirs[f][:index] + self.theirs[f][index + 1 :]
            return self.chance(rest, f, facing=self.their_spread(f, left)) - KEEP[11]
        plain = self.chance(rest)
        if move.kind == "king":
            return plain + TEMPO + STRIPPED * max(0, move.number - self.pile + 1) - KEEP[13]
        return plain - (0.001 if move.kind == "discard" else 0)


def _codes(cards: Iterable[Card]) -> frozenset[int]:
    return frozenset(CODES[card] for card in cards if card.rank)


def _share(room: int, missing: int, turns: int) -> float:
    """How likely a card that comes is free for a formation that lacks `room` of all the `missing` cards.

    Each card serves one formation only; and who has fewer turns left than cards missing cannot fill all of them.
    """
    part = (room + ROUTED * max(0, turns - room)) / max(1, turns)
    return round(min(1.0, part) * min(1.0, turns / max(1, missing)), 2)


def _spread(
    f: int,
    formation: Formation,
    facing: Formation,
    hand: tuple[Card, ...],
    share: float,
    unseen: frozenset[int],
    draws: int,
) -> list[Target]:
    """What a formation may become. A complete one whose cards are all seen is what it is.

    A joker in hand is there for it now and then.
    """
    size = SIZES[f]
    seen = [card for card in formation if card is not None]
    if len(seen) == size:
        rating = rate(seen, size, banned_by([card for card in facing if card is not None]))
        return [(rating.value[0] * 64 + rating.decider, 1.0)]
    lying, held = _codes(seen), _codes(hand)
    draws = min(round(draws * share), len(unseen))
    plain = prospects(lying, len(seen) - len(lying), size, Source.of(held, share, 0, unseen, draws))
    wild = len(hand) - len(held)
    if not wild:
        return plain
    better = prospects(lying, len(seen) - len(lying), size, Source.of(held, share, wild, unseen, draws))
    return [(v, p * (1 - JOKER)) for v, p in plain] + [(v, p * JOKER) for v, p in better]
