"""What holds in every state: cards, copies, positions, silence, options, the end."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from hypothesis import given

from cardgames.cards import Card
from cardgames.engine.fields import ENGINE_FIELDS
from cardgames.engine.game import Game, GameError
from cardgames.engine.state import CHANCE, State
from tests.conformance.ways import MOST, Way, examples, random_move, some, some_values, ways


def check_cards(game: Game) -> None:
    """Each card of the pack lies in exactly one place at every step."""

    @examples(10, game)
    @given(ways(game))
    def look(way: Way) -> None:
        for step in way.play():
            cards = step.state.cards()
            twice = {card for card in cards if cards.count(card) > 1} if len(set(cards)) < len(cards) else set()
            assert not twice, f"step {step.number}: {sorted(twice)} lie in two places"
            lost = set(game.pack) - set(cards)
            assert not lost, f"step {step.number}: {sorted(lost)} lie nowhere; unused cards need a zone too"

    look()


def check_copies(game: Game) -> None:
    """A copy shares no list with its original, and what happens to it does not reach the original."""

    @examples(6, game)
    @given(ways(game))
    def look(way: Way) -> None:
        rng = way.rng("copies")
        for step in some(way.play().steps, rng, 25):
            state = step.state
            twin = state.copy()
            before, sheet = state.position(), state.sheet().text()
            assert twin.position() == before
            for name in declared(state):
                value = getattr(state, name)
                if name in ("game", "options", "heard"):  # never changed in place
                    continue
                own = {id(part) for part in _changeable(value)}
                shared = [part for part in _changeable(getattr(twin, name)) if id(part) in own]
                assert not shared, f"the copy shares {name} with its original: {shared[0]!r}"
            for _ in range(20):
                if not twin.over:
                    twin.apply(random_move(twin, rng))
            assert (state.position(), state.sheet().text()) == (before, sheet), "playing a copy changed its original"

    look()


def declared(state: State) -> set[str]:
    """The names of all fields that a state has to have."""
    return {zone.field for zone in state.zones} | {counter.field for counter in state.kept} | set(ENGINE_FIELDS)


def _changeable(value: Any) -> Iterator[Any]:
    """Every list, dict and set that can be reached in a value."""
    if isinstance(value, (list, dict, set)):
        yield value
    if isinstance(value, (list, tuple, set, dict)):
        for part in [*value.keys(), *value.values()] if isinstance(value, dict) else value:
            if not isinstance(part, Card):
                yield from _changeable(part)


def check_positions(game: Game) -> None:
    """A state is what it declares: its text rebuilds it, and both go on alike."""

    @examples(6, game)
    @given(ways(game))
    def look(way: Way) -> None:
        rng = way.rng("positions")
        for step in some(way.play().steps, rng, 12):
            state = step.state.copy()
            slots = {name for base in type(state).__mro__ for name in getattr(base, "__slots__", ())}
            hidden = slots - declared(state)
            assert not hidden, f"{sorted(hidden)} are attributes of the state but no declared zone or counter"
            try:
                again = game.read_position(state.position())
            except ValueError as error:
                raise AssertionError(f"the text of a state cannot be read back: {error}\n{state.position()}") from error
            _same_future(state, again, way)

    look()


def _same_future(state: State, again: State, way: Way) -> None:
    """Play both on with the same luck; they have to stay the same position with the same moves and scores."""
    one, two = way.rng("future"), way.rng("future")
    for _ in range(15):
        assert again.position() == state.position(), "a position read back from its text is another one"
        assert list(again.scores()) == list(state.scores()), "a position read back from its text has other scores"
        moves, same = (list(map(str, s.legal_moves())) for s in (state, again))
        assert same == moves, f"a position read back from its text has the moves {same}, not {moves}"
        if state.over:
            return
        state.apply(random_move(state, one))
        again.apply(random_move(again, two))


def check_silence(game: Game) -> None:
    """A game goes the same way when nobody listens."""

    @examples(8, game)
    @given(ways(game))
    def look(way: Way) -> None:
        silent = way.start(events=False)
        for step in way.play():
            if step.move is not None:
                assert silent.apply(step.move) == [], "a silent state tells events"
            assert silent.position() == step.state.position(), f"step {step.number} differs when nobody listens"
            assert list(silent.scores()) == list(step.state.scores())
        assert silent.sheet().text() == way.play().last.sheet().text()

    look()


def check_ending(game: Game) -> None:
    """Random play never gets stuck and ends within the bound that the game declares; somebody may win only then."""

    @examples(20, game)
    @given(ways(game))
    def look(way: Way) -> None:
        _play_to_the_end(way)

    for seats in game.seats:
        options = {name: option.default_for(seats) for name, option in game.options.items()}
        _play_to_the_end(Way(game, seats, options, seats))
    look()


def _play_to_the_end(way: Way) -> None:
    state, rng, count = way.start(events=False), way.rng(), 0
    while not state.over:
        assert count < way.game.longest, f"this game has more than its longest = {way.game.longest} decisions: {way}"
        assert state.actor == CHANCE or state.legal_moves(), f"seat {state.actor} has no legal move: {state.phase}"
        assert count % 10 or state.winners() is None, "there are winners before the end"
        state.apply(random_move(state, rng))
        count += 1
    winners = state.winners()
    assert winners is not None, "nobody says who won"
    assert set(winners) <= set(range(way.seats)), f"winners {winners} are no seats"
    assert state.legal_moves() == [], "there are moves after the end"


def check_options(game: Game) -> None:
    """The default of every option is one of its values, each value plays to the end, and others are refused."""
    for seats in {game.seats[0], game.seats[-1]}:
        for name, option in game.options.items():
            default = option.default_for(seats)
            assert option.accepts(default, seats), f"the default of {name}, {default!r}, is none of its values"
            for value in some_values(option.values_for(seats)):
                _play_with(game, seats, name, value)
            try:
                game.start(seats=seats, **{name: object()})
            except GameError:
                continue
            raise AssertionError(f"option {name} takes any value")


def _play_with(game: Game, seats: int, name: str, value: Any) -> None:
    way = Way(game, seats, {name: value}, 1)
    try:
        state, rng = way.start(events=False), way.rng()
        for _ in range(MOST):
            if state.over:
                break
            state.apply(random_move(state, rng))
    except Exception as error:
        raise AssertionError(f"{name}={value!r} with {seats} seats does not play: {error!r}") from error
    assert state.options[name] == value, f"{name} was given as {value!r} but is {state.options[name]!r}"
