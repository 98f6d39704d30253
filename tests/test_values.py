"""Values that nobody can spoil: a line stays as it is whatever it hands out, and comes back equal from anywhere."""

from __future__ import annotations

import copy
import multiprocessing
import pickle
import threading
from collections.abc import Callable, Iterator, Mapping
from concurrent.futures import ProcessPoolExecutor
from contextlib import suppress
from functools import cache
from typing import Any

import pytest

import cardgames
from cardgames.cards import Pack
from cardgames.engine.game import Game
from cardgames.engine.moves import IllegalMove, MoveForm
from cardgames.engine.position import PositionError
from cardgames.engine.record import RecordError
from cardgames.engine.state import CHANCE, State
from cardgames.engine.timeline import Timeline
from cardgames.faults import Fault
from cardgames.frozen import FrozenDict, Homeless, Unchangeable
from cardgames.players import loop

STEPS = 60


def begun(game: Game, seed: int = 3, steps: int = STEPS) -> Timeline:
    """The first steps of a random game."""
    seats = game.seats[-1]
    line = game.timeline(seats=seats, seed=seed)
    loop.seat_players(line, ["random"] * seats)
    for _ in zip(range(steps), loop.run(line, loop.playing(line), loop.luck_of(line)), strict=False):
        pass
    return line


@cache
def games() -> list[Game]:
    return [cardgames.game(slug) for slug in cardgames.games()]


@pytest.fixture(params=cardgames.games())
def game(request: pytest.FixtureRequest) -> Game:
    return cardgames.game(request.param)


# Spoiling ------------------------------------------------------------------------------------------------------------


def ours(value: object) -> bool:
    return type(value).__module__.startswith(("cardgames", "cardtable")) and not isinstance(value, type)


def attributes(value: object) -> list[str]:
    """The names of everything public that a value has."""
    return [name for name in dir(value) if not name.startswith("_")]


class Vandal:
    """Changes whatever it can reach in a value, attribute by attribute, entry by entry."""

    def __init__(self) -> None:
        self.seen: dict[int, Any] = {}
        self.changed: list[str] = []

    def spoil(self, value: Any, path: str, depth: int = 0) -> None:
        if id(value) in self.seen or depth > 7 or value is None or isinstance(value, (str, bytes, int, float, type)):
            return
        self.seen[id(value)] = value
        if isinstance(value, State):
            self.spoil_state(value)
            return
        for step, part in parts(value):
            self.spoil(part, path + step, depth + 1)
        for way in WAYS:
            with suppress(Exception):
                way(value)
        if ours(value) and not isinstance(value, Timeline):
            self.overwrite(value, path)

    def spoil_state(self, state: State) -> None:
        with suppress(Exception):
            state.apply(state.chance(loop.luck_of(Timeline(state)).draws(CHANCE)))
        with suppress(Exception):
            state.apply(state.legal_moves()[0])
        for zone in state.zones:
            for place in zone.places(state):
                place.cards.clear()
        for name in ("options", "tally", "heard"):
            for way in WAYS:
                with suppress(Exception):
                    way(getattr(state, name))
        state.actor = None

    def overwrite(self, value: Any, path: str) -> None:
        for name in attributes(value):
            if name not in CHANGEABLE:
                before = getattr(value, name, None)
                with suppress(Exception):
                    setattr(value, name, "spoiled")
                if before != "spoiled" and getattr(value, name, None) == "spoiled":
                    self.changed.append(f"{path}.{name}")
                    setattr(value, name, before)


CHANGEABLE = {"comment", "seats_clause"}
WAYS: list[Callable[[Any], Any]] = [
    lambda value: value.append("spoiled"),
    lambda value: value.__setitem__(next(iter(value)), "spoiled") if isinstance(value, Mapping) else None,
    lambda value: value.update(spoiled=1),
    lambda value: value.add("spoiled"),
    lambda value: value.reverse(),
    lambda value: value.pop(),
    lambda value: value.popitem(),
    lambda value: value.clear(),
    lambda value: dict.__len__(value) and value.__ior__({"spoiled": 1}),
]


def parts(value: Any) -> Iterator[tuple[str, Any]]:
    """What can be reached from a value in one step."""
    if isinstance(value, Mapping):
        yield from ((f"[{key!r}]", part) for key, part in list(value.items())[:40])
    elif isinstance(value, (list, tuple, set, frozenset)):
        yield from ((f"[{at}]", part) for at, part in enumerate(list(value)[:40]))
    if ours(value) or isinstance(value, tuple):
        for name in attributes(value):
            with suppress(Exception):
                part = getattr(value, name) if name != "own_players" else None  # these are the caller's
                if not callable(part) or ours(part):
                    yield f".{name}", part


def snapshot(line: Timeline) -> Any:
    game = line.game
    frames = pickle.dumps([line.line(viewer) for viewer in ("all", "audience", 0)])
    words = [(card.text, card.rank, dict(card.name)) for card in game.pack]
    return line.record(), frames, words, sorted(game.forms), sorted(game.options), [step.text() for step in line]


def test_nothing_that_a_line_hands_out_leads_back_to_it(game: Game) -> None:
    line = begun(game)
    before, vandal = snapshot(line), Vandal()
    middle = line.branch(len(line) // 2)
    roots = {
        "line": line,
        "middle": middle,
        "state": line.last,
        "legal": line.last.legal_moves(),
        "line()": line.line(),
    }
    roots |= {f"view {who}": line.view(len(line) // 2, who) for who in (0, "all", "audience")}
    roots |= {f"frame {who}": line.line(who)[-1] for who in (0, "all", "audience")}
    for name, root in roots.items():
        vandal.spoil(root, name)
    for step in (line[0], line[len(line) // 2], line[-1]):
        vandal.spoil(step, "step")
    assert not vandal.changed, f"could be overwritten: {vandal.changed[:9]}"
    assert snapshot(line) == before
    assert cardgames.load(line.record()) == cardgames.load(before[0])
    assert begun(game).record() == before[0], "another game of the same seed is another game"


def test_players_get_lists_of_their_own(game: Game) -> None:
    state = begun(game, steps=0).last
    luck = loop.Luck(5, state.seats, ())
    for _ in range(400):
        if state.over:
            break
        legal = state.legal_moves()
        texts = list(map(str, legal))
        state.legal_moves().reverse()
        state.legal_moves().clear()
        assert list(map(str, state.legal_moves())) == texts, f"in {state.phase} the list of moves is shared"
        state.apply(state.chance(luck.draws(CHANCE)) if state.actor == CHANCE else legal[len(legal) // 3])


def test_a_line_refuses_in_one_sentence_what_would_spoil_it(game: Game) -> None:
    line = begun(game, steps=3)
    record = line.record()
    for spoil in (
        lambda: setattr(line, "seed", 9),
        lambda: setattr(line[0], "events", ()),
        lambda: setattr(line[-1], "move", None),
        lambda: line.last.options.update(x=1),
        lambda: line.view(0).options.clear(),
        lambda: line.view(0).zones.clear(),
        lambda: game.options.clear(),
        lambda: game.forms.popitem(),
        lambda: setattr(game, "state", State),
        lambda: delattr(game, "pack"),
        lambda: setattr(line[-1].move, "args", ()),
        lambda: setattr(game.pack.cards[0], "rank", 9),
        lambda: game.pack.cards[0].name.update(en="?"),
    ):
        with pytest.raises(Unchangeable) as fault:
            spoil()  # type: ignore[no-untyped-call]
        assert "\n" not in fault.value.text("en") + fault.value.text("zh")
    with pytest.raises(AttributeError):
        line.steps.append(line[0])  # type: ignore[attr-defined]
    assert line.record() == record


def test_a_comment_belongs_to_its_own_line(game: Game) -> None:
    line = begun(game, steps=3)
    other, third = line.branch(2), copy.copy(line)
    other[1].comment = "only here"
    third.apply(third.last.chance(loop.luck_of(third).draws(CHANCE)) if third.actor == CHANCE
                else third.last.legal_moves()[0])  # fmt: skip
    assert (line[1].comment, third[1].comment, len(third) - len(line)) == ("", "", 1)
    assert "; only here" in other.record()
    with pytest.raises(Fault, match="a comment is a text, not 5"):
        line[1].comment = 5  # type: ignore[assignment]


# Copies, pickles, processes ------------------------------------------------------------------------------------------


def leaving(game: Game) -> dict[str, Any]:
    """One of everything that can leave a process."""
    line = begun(game)
    state = line.last if not line.over else line[-2].state
    moves = [step.move for step in line if step.move is not None]
    events = [event for step in line for event in step.events]
    views = [line.view(len(line) // 2, who) for who in (0, "all", "audience")]
    branch = line.branch(len(line) // 2)
    return {
        "game": game, "options": dict(game.options), "form": list(game.forms.values()), "pack": game.pack,
        "cards": game.pack.cards, "clauses": list(game.rulebook), "rulebook": game.rulebook, "board": game.board,
        "moves": moves, "labels": [move.label for move in moves], "legal": state.legal_moves(), "events": events,
        "said": [event.said() for event in events], "state": state, "positions": [step.state for step in line][::7],
        "views": views, "sheet": state.sheet(), "lines": list(state.sheet()), "steps": list(line),
        "frames": line.line("audience"), "timeline": line, "branch": branch, "origin": branch.origin,
        "refusal": refusals(state), "errors": errors(game, line),
    }  # fmt: skip


def refusals(state: State) -> list[Any]:
    """What the state says to moves of every kind."""
    tried = [move for form in state.game.forms.values() for move in list(form._made.values())[:20]]
    return [illegal for move in tried if (illegal := state.check(move)) is not None]


def errors(game: Game, line: Timeline) -> list[Fault]:
    """An error of every kind that a game raises."""
    found = []
    tries: list[Callable[[], Any]] = [
        lambda: game.start(seats=99), lambda: game.start(nosuch=1), lambda: game.start(deck="XX"),
        lambda: game.position(nosuch=1), lambda: line.step(9_999), lambda: line.view(0, "nobody"),
        lambda: line.last.apply("nonsense"), lambda: cardgames.load(line.record().replace("seats", "sets")),
        lambda: cardgames.load(line.record()[:-30]), lambda: setattr(game, "slug", ""), lambda: cardgames.game("x"),
        lambda: setattr(line[0], "comment", 3), lambda: line.last.apply(refused(line[0].state)),
    ]  # fmt: skip
    for go in tries:
        try:
            go()
        except Fault as fault:
            found.append(fault)
    return found


def refused(state: State) -> Any:
    return next(move for form in state.game.forms.values() for move in form._made.values() if state.check(move))


def same(one: Any, two: Any) -> bool:
    """Equal and, where there is a hash, with the same one."""
    if isinstance(one, (list, tuple)):
        return type(one) is type(two) and len(one) == len(two) and all(map(same, one, two))
    try:
        return bool(one == two) and hash(one) == hash(two)
    except TypeError:
        return bool(one == two)


@pytest.mark.parametrize("again", [
    copy.deepcopy, copy.copy, *(lambda value, protocol=protocol: pickle.loads(pickle.dumps(value, protocol))
                                for protocol in range(2, pickle.HIGHEST_PROTOCOL + 1))])  # fmt: skip
def test_everything_comes_back_equal(game: Game, again: Callable[[Any], Any]) -> None:
    for what, value in leaving(game).items():
        assert same(value, again(value)), what


def echo(value: Any) -> Any:
    return value


def test_everything_comes_back_equal_from_another_process() -> None:
    """One fresh process for all games, which has imported none of them."""
    with ProcessPoolExecutor(1, multiprocessing.get_context("spawn")) as pool:
        for game in games():
            sent = leaving(game)
            for what, value in sent.items():
                assert same(value, pool.submit(echo, value).result(timeout=120)), (game.slug, what)


def test_an_error_that_a_process_raises_arrives() -> None:
    with ProcessPoolExecutor(1, multiprocessing.get_context("spawn")) as pool, pytest.raises(RecordError) as fault:
        pool.submit(cardgames.load, "cardgames record 1\ngame: spots\nnosuch: 1\n").result(timeout=120)
    assert fault.value.line == 3


def test_moves_and_cards_come_back_as_themselves(game: Game) -> None:
    for value in (game, game.pack, game.pack.cards[0], *game.forms.values()):
        assert pickle.loads(pickle.dumps(value)) is value
    for step in begun(game):
        assert pickle.loads(pickle.dumps(step.move)) == step.move
        assert len({step.move, pickle.loads(pickle.dumps(step.move))}) == 1


def test_what_no_module_keeps_says_so() -> None:
    def made() -> MoveForm:
        from cardgames.engine.words import Words

        return MoveForm("odd", "odd {n:number}", Words("Odd", "怪"))

    form, _ = made(), made()
    with pytest.raises(Homeless, match=r"another process could not find it"):
        pickle.dumps(form(3))
    old, new = Pack.standard("of-a-test"), Pack.standard("of-a-test")
    assert pickle.loads(pickle.dumps(new.cards[5])) is new.cards[5]
    for lost in (old, old.cards[5]):
        with pytest.raises(Homeless, match=r"another process could not find it"):
            pickle.dumps(lost)


def test_a_copied_state_is_a_copy(game: Game) -> None:
    state = begun(game).last
    for way in (copy.copy, copy.deepcopy, State.copy, lambda one: pickle.loads(pickle.dumps(one))):
        before, twin = state.position(), way(state)
        assert twin == state
        Vandal().spoil_state(twin)
        assert state.position() == before


# Threads and interrupts ----------------------------------------------------------------------------------------------


def test_two_threads_that_make_the_same_moves_get_the_same_ones(game: Game) -> None:
    form = max(game.forms.values(), key=lambda form: len(form._made))
    args = [move.args for move in form._made.values()][:300]
    kept = dict(form._made)
    form._made.clear()
    found: list[list[Any]] = []
    gate = threading.Barrier(4)

    def make() -> None:
        gate.wait()
        found.append([form(*one) for one in args])

    threads = [threading.Thread(target=make) for _ in range(4)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    form._made.clear()
    form._made.update(kept)
    assert len(found) == 4
    assert all(one is other for row in found[1:] for one, other in zip(found[0], row, strict=True))


def test_orders_of_a_whole_pack_are_the_same_move_while_somebody_holds_them(monkeypatch: pytest.MonkeyPatch) -> None:
    shuffle = cardgames.game("hey-bartender").forms["reshuffle"]
    monkeypatch.setattr("cardgames.engine.moves.REMEMBERED", 0)
    cards = cardgames.game("hey-bartender").pack.cards[7:31]
    one = shuffle(cards)
    assert shuffle(cards) is one
    assert pickle.loads(pickle.dumps(one)) is one


def test_an_interrupted_first_start_leaves_nothing_behind(game: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    before = game.start(seed=5).position()
    for at in range(1, 40, 6):
        monkeypatch.setattr(game.state, "_blanks", {})
        count = 0

        def stop(self: State, name: str, value: Any, at: int = at) -> None:
            nonlocal count
            count += 1
            if count == at:
                raise KeyboardInterrupt
            object.__setattr__(self, name, value)

        with monkeypatch.context() as patch:
            patch.setattr(game.state, "__setattr__", stop)
            with suppress(KeyboardInterrupt):
                game.start(seed=5)
        assert game.start(seed=5).position() == before


def test_views_can_be_keys(game: Game) -> None:
    line = begun(game, steps=12)
    assert {line.view(3, 0): 1}[line.view(3, 0)] == 1
    assert isinstance(line.view(3, 0).options, FrozenDict)
    assert len({event for step in line for event in step.events}) > 0
    assert PositionError("a") != IllegalMove
