"""Listing, checking and refusing agree on every move."""

from __future__ import annotations

from hypothesis import given

from cardgames.engine.game import Game
from cardgames.engine.moves import Illegal, IllegalMove, Move
from cardgames.engine.state import CHANCE, State
from tests.conformance.ways import Universe, Way, examples, some, ways


def check_legality(game: Game) -> None:
    """`legal_moves` lists exactly the moves that `check` accepts, each once; chance draws only such moves."""

    @examples(8, game)
    @given(ways(game))
    def look(way: Way) -> None:
        rng = way.rng("legality")
        timeline = way.play()
        universe = Universe(timeline, rng)
        for step in some(timeline.steps, rng, 30):
            state = step.state
            legal = state.legal_moves()
            texts = {move.text for move in legal}
            assert len(texts) == len(legal), f"the listing has a move twice: {sorted(m.text for m in legal)}"
            for move in legal:
                assert verdict(state, move) is None, f"{move} is listed but refused: {state.check(move)}"
            unlisted = state.actor == CHANCE and not legal  # a shuffle: its orders are too many to list
            if unlisted or state.actor == CHANCE:
                drawn = state.chance(rng)
                assert verdict(state, drawn) is None, f"chance draws {drawn}, which is refused: {state.check(drawn)}"
                assert unlisted or drawn.text in texts, f"chance draws {drawn}, which is not listed"
            for move in universe.around(state):
                refused = verdict(state, move) is not None
                assert refused or unlisted or move.text in texts, f"{move} is accepted but not listed in {state!r}"

    look()


def verdict(state: State, move: Move) -> Illegal | None:
    """What `check` says; it must never fail itself."""
    try:
        return state.check(move)
    except Exception as error:
        raise AssertionError(f"check({move}) fails in {state!r}: {error!r}") from error


def check_refusals(game: Game) -> None:
    """An illegal move raises the refusal that `check` gives and changes nothing."""

    @examples(6, game)
    @given(ways(game))
    def look(way: Way) -> None:
        rng = way.rng("refusals")
        timeline = way.play()
        universe = Universe(timeline, rng)
        for step in some(timeline.steps, rng, 12):
            state = step.state.copy()
            before, listed, sheet = state.position(), list(map(str, state.legal_moves())), state.sheet().text()
            for move in universe.around(state, 30):
                illegal = verdict(state, move)
                if illegal is not None:
                    _refuses(state, move, illegal)
                    assert state.position() == before, f"the illegal move {move} changed the state"
            assert (list(map(str, state.legal_moves())), state.sheet().text()) == (listed, sheet)

    look()


def _refuses(state: State, move: Move, illegal: Illegal) -> None:
    heard, refusal = state.heard, None
    try:
        state.apply(move)
    except IllegalMove as error:
        refusal = error.illegal
    assert refusal is not None, f"{move} was refused by check but made by apply"
    assert refusal.clause == illegal.clause, f"{move} is refused in two ways"
    assert state.heard is heard, f"the illegal move {move} was told"
