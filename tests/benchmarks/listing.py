"""How long the hardest lists of legal moves take: the combine step of Three Kingdoms Legends with 40 loose cards."""

from __future__ import annotations

from random import Random
from time import process_time

from cardgames.cards import by_pack
from cardgames.engine.state import State
from cardgames.games.three_kingdoms import GAME
from cardgames.games.three_kingdoms.cards import CHARACTERS, Character
from cardgames.games.three_kingdoms.combos import ALL, Combo

COLLECTION, BOUND = 40, 25
WHAT = f"three-kingdoms: combine moves of a collection of {COLLECTION}"


def combine_seconds(positions: int = 30) -> float:
    """The longest time for a list over some positions; of each the best of some tries."""
    return max(min(_seconds(state) for _ in range(5)) for state in map(position, range(positions)))


def position(seed: int) -> State:
    """A collection of 40 cards, and combos laid out of 25 others, so that there is much to rebuild."""
    rng = Random(seed)
    cards = rng.sample(CHARACTERS, COLLECTION + BOUND)
    collection, rest = sorted(cards[:COLLECTION], key=by_pack), cards[COLLECTION:]
    laid: list[tuple[Combo, list[Character]]] = []
    for combo in rng.sample(ALL, len(ALL)):
        fitting = [card for card in rest if card in combo.members]
        if len(fitting) >= combo.least:
            laid.append((combo, fitting))
            rest = [card for card in rest if card not in fitting]
    return GAME.position(
        seats=2,
        phase="combine",
        actor=0,
        events=False,
        collections=[collection, []],
        combos=[[card for _, run in laid for card in run], []],
        laid=[tuple(part for combo, run in laid for part in (combo.key, len(run))), ()],
    )


def _seconds(state: State, count: int = 10) -> float:
    begin = process_time()
    for _ in range(count):
        state.legal_moves()
    return (process_time() - begin) / count
