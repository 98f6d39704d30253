"""What a table keeps: a game that goes on from its record, a file that holds it, and all of it when interrupted."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

import cardgames
from cardgames import GameError, RecordError
from cardgames.engine.game import Game
from cardgames.engine.timeline import Timeline
from cardgames.players.sitting import Sitting
from cardtable import PlayTable
from cardtable import play as module

GAMES = [cardgames.game(slug) for slug in cardgames.games()]


def options(game: Game) -> dict[str, Any]:
    return {"max_hands": 1} if game.slug == "three-kingdoms" else {}


def seats(game: Game) -> list[str]:
    return ["you", *["greedy", "random"] * 2][: max(game.seats[0], min(3, game.seats[-1]))]


def some(table: PlayTable | Sitting, moves: int) -> None:
    """Play some first legal moves."""
    sitting = table.sitting if isinstance(table, PlayTable) else table
    for _ in range(moves):
        if sitting.seat is not None:
            move = sitting.state.legal_moves()[0].text
            table.hear({"do": "play", "move": move}) if isinstance(table, PlayTable) else sitting.play(move)


# Going on ------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.slug)
def test_a_recorded_game_goes_on_as_it_would_have(game: Game) -> None:
    whole = Sitting(
        game, seats(game), seed=6, luck="tea", names=[f"P{i}" for i in range(len(seats(game)))], **options(game)
    )
    some(whole, 3)
    record = whole.timeline.record()
    again = Sitting(game, seats(game), record=record)
    assert again.timeline.record() == record
    for sitting in (whole, again):
        some(sitting, 4)
    assert again.timeline.record() == whole.timeline.record()
    again.undo()
    whole.undo()
    assert again.timeline.record() == whole.timeline.record()


def test_a_table_goes_on_with_a_record() -> None:
    table = PlayTable("hey-bartender", ["you", "greedy", "random"], seed=7, names=["Ann", "Bo", "Cho"], start=1)
    some(table, 2)
    again = PlayTable("hey-bartender", ["you", "greedy", "random"], record=table.record())
    assert again.record() == table.record()
    for name in ("seat", "prompt", "cards", "undo", "since", "groups"):
        assert again.turn[name] == table.turn[name]
    assert again.data == table.data
    assert again.turn["note"] is None
    for one in (table, again):
        some(one, 30)
    assert again.record() == table.record()


def test_a_game_of_bots_is_taken_over_by_a_person() -> None:
    line = cardgames.game("spots").play(["greedy", "random"], seed=3)
    table = PlayTable("spots", ["you", "random"], record=line.branch(4).record())
    assert table.turn["seat"] == 0
    assert table.sitting.timeline.players == ("you", "random")
    table.hear({"do": "undo"})
    table.hear({"do": "another"})
    assert table.turn["deal"] == 2


def test_a_game_that_is_over_opens_at_its_end_and_says_so() -> None:
    line = cardgames.game("spots").play(["greedy", "greedy"], seed=3)
    table = PlayTable("spots", ["you", "greedy"], record=line.record())
    assert table.turn["note"] == [
        "This game is over; all of it can be looked at.",
        "这一局已经结束，可以从头到尾查看。",
    ]
    assert (table.turn["seat"], table.data["seed"], table.frame) == (None, 3, len(line) - 1)


RECORD = cardgames.game("hey-bartender").play(["greedy", "random"], seed=7, names=["Ann", "Bo"]).branch(3).record()
DECK = cardgames.game("hey-bartender").deck(8)


@pytest.mark.parametrize(
    ("more", "words"),
    [
        ({"seats": ["you", "random", "random"]}, "the record decides: it has a game of 2 seats, not 3"),
        ({"seats": ["you", "greedy"]}, "it has at seat 1 'random', not 'greedy'"),
        ({"seed": 8}, "it has seed 7, not 8"),
        ({"luck": 8}, "it has luck 7, not 8"),
        ({"deck": DECK}, "it has a deck, another one, not this one"),
        ({"names": ["Ann", "Cho"]}, "it has the names 'Ann, Bo', not 'Ann, Cho'"),
        ({"start": 1}, "it has option start 0, not 1"),
        ({"stat": 1}, "has no option 'stat'"),
        ({"seats": ["greedy", "random"]}, "at least one of them has to be 'you'"),
        ({"game": "spots"}, "this record is a game of Hey, Bartender!; it cannot be taken on at a table for Spots"),
    ],
)
def test_what_is_said_against_the_record_is_one_sentence(more: dict[str, Any], words: str) -> None:
    given = {"game": "hey-bartender", "seats": ["you", "random"], **more}
    with pytest.raises(GameError) as caught:
        PlayTable(given.pop("game"), given.pop("seats"), record=RECORD, **given)
    assert words in str(caught.value)
    assert any("\u4e00" <= sign <= "\u9fff" for sign in caught.value.text("zh"))


def test_what_agrees_with_the_record_may_be_said() -> None:
    PlayTable("hey-bartender", ["you", "random"], record=RECORD, seed=7, luck="7", names=["Ann", "Bo"], start=0)
    PlayTable("hey-bartender", ["you", "random"], record=RECORD, deck=cardgames.game("hey-bartender").deck(7))


def test_a_record_that_is_none_names_its_line() -> None:
    with pytest.raises(RecordError, match="line 1: "):
        PlayTable("hey-bartender", ["you", "random"], record="no record")


# Saving --------------------------------------------------------------------------------------------------------------


@pytest.fixture
def table(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> PlayTable:
    monkeypatch.chdir(tmp_path)
    return PlayTable("hey-bartender", ["you", "greedy", "random"], seed=7)


def test_saving_is_asked_about_and_writes_over_nothing(table: PlayTable, tmp_path: Path) -> None:
    some(table, 2)
    for sure in ({}, {"sure": "yes"}, {"sure": 1}):
        table.hear({"do": "save", **sure})
        assert table.turn["ask"] == "save"
        assert table.turn["note"][0].startswith("The file will hold the whole game, with every hand")
        assert list(tmp_path.iterdir()) == []
    for number in (1, 2):
        table.hear({"do": "save", "sure": True})
        assert table.turn["ask"] is None
        assert f"hey-bartender-{number}.txt" in table.turn["note"][0]
        assert f"hey-bartender-{number}.txt" in table.turn["note"][1]
        assert (tmp_path / f"hey-bartender-{number}.txt").read_bytes().decode("utf-8") == table.record()
    again = PlayTable(
        "hey-bartender", ["you", "greedy", "random"], record=(tmp_path / "hey-bartender-1.txt").read_text()
    )
    assert again.record() == table.record()


def test_a_game_that_is_over_is_saved_at_once(table: PlayTable, tmp_path: Path) -> None:
    some(table, 40)
    assert table.turn["seat"] is None
    table.hear({"do": "save"})
    assert (tmp_path / "hey-bartender-1.txt").exists()


def test_where_there_are_no_files_a_sentence_says_so(table: PlayTable, monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(*_: Any, **__: Any) -> Any:
        raise OSError(30, "Read-only file system")

    monkeypatch.setattr(Path, "open", refuse)
    table.hear({"do": "save", "sure": True})
    assert (
        table.turn["note"][0] == "No file can be written here (Read-only file system); table.record() gives the text."
    )


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.slug)
def test_while_a_game_runs_nothing_is_sent_that_decides_hidden_cards(game: Game) -> None:
    seed = "a-seed-that-shows"
    table = PlayTable(game, seats(game), seed=seed, **options(game))
    some(table, 2)
    table.hear({"do": "another"})
    some(table, 1)
    if table.turn["seat"] is None:
        return
    assert table.turn["deal"] == 2
    sent = json.dumps({name: getattr(table, name) for name in table.keys if not name.startswith("_")}, default=str)
    deck = [card.text for card in table.sitting.timeline.deck or ()]
    assert not any(str(one) in sent for one in (seed, table.sitting.seed))
    assert " ".join(deck) not in sent
    assert json.dumps(deck) not in sent
    assert table.sitting.timeline.record()[:20] not in sent


# Interrupts ----------------------------------------------------------------------------------------------------------


def screen(table: PlayTable) -> dict[str, Any]:
    return {name: getattr(table, name) for name in ("data", "view", "step", "turn")} | {"repr": repr(table)}


class Interrupting:
    """Calls something, and is interrupted at its n-th call, before or after the work is done."""

    def __init__(self, real: Callable[..., Any], at: int, *, after: bool = False) -> None:
        self.real, self.left, self.after = real, at, after

    def __call__(self, *args: Any, **more: Any) -> Any:
        self.left -= 1
        if self.left == 0 and not self.after:
            raise KeyboardInterrupt
        result = self.real(*args, **more)
        if self.left == 0:
            raise KeyboardInterrupt
        return result


PLACES: list[tuple[Any, str]] = [
    (module, "table_data"),
    (module, "last_step"),
    (PlayTable, "_stand"),
    (PlayTable, "_turn"),
    (PlayTable, "_groups"),
    (PlayTable, "__setattr__"),
    (Timeline, "apply"),
    (Timeline, "branch"),
    (Timeline, "line"),
    (Sitting, "play"),
    (Sitting, "undo"),
    (Sitting, "another"),
]


@pytest.mark.parametrize("wish", ["play", "undo", "again", "another"])
@pytest.mark.parametrize(("owner", "name"), PLACES, ids=[name for _, name in PLACES])
def test_an_interrupt_leaves_game_and_page_in_step(
    owner: Any, name: str, wish: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = PlayTable("hey-bartender", ["you", "greedy", "random"], seed=7)
    some(table, 2)
    twin = PlayTable("hey-bartender", ["you", "greedy", "random"], seed=7)
    some(twin, 2)
    move = table.sitting.state.legal_moves()[0].text
    before, record, at = screen(table), table.record(), table.turn["at"]
    stopped = 0
    for number in range(1, 8):
        for after in (False, True):
            call = Interrupting(getattr(owner, name), number, after=after)
            with monkeypatch.context() as patch:
                patch.setattr(owner, name, lambda *args, _call=call, **more: _call(*args, **more))
                try:
                    table.hear({"do": wish, "move": move, "at": at})
                except KeyboardInterrupt:
                    stopped += 1
                    patch.undo()
                    assert screen(table) == before
                    assert table.record() == record
                else:
                    patch.undo()
                    kept = table.turn["n"]
                    table.hear({"do": "undo", "at": table.turn["at"]})
                    assert table.turn["n"] == kept + 1
                    table = PlayTable("hey-bartender", ["you", "greedy", "random"], seed=7)
                    some(table, 2)
    table.hear({"do": wish, "move": move, "at": at})
    twin.hear({"do": wish, "move": move, "at": at})
    assert screen(table) == screen(twin)
    assert table.record() == twin.record()
    assert stopped or owner in (Sitting, Timeline), "of these not every wish calls every function"


def test_after_an_interrupt_that_nothing_survives_the_next_message_shows_the_game(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Even where the page could not be put back: the position that it showed is void, and it gets the present one."""
    table = PlayTable("hey-bartender", ["you", "greedy", "random"], seed=7)
    at, move = table.turn["at"], table.sitting.state.legal_moves()[0].text

    def never(self: Any, name: str, value: Any) -> None:
        if name in ("step", "turn"):
            raise KeyboardInterrupt
        object.__setattr__(self, name, value)

    with monkeypatch.context() as patch:
        patch.setattr(PlayTable, "__setattr__", never)
        with pytest.raises(KeyboardInterrupt):
            table.hear({"do": "play", "move": move, "at": at})
    table.hear({"do": "play", "move": move, "at": at})
    assert len(table.sitting.timeline) == 1
    assert table.step == len(table.data["lines"]["0"]) - 1 == 0
    table.hear({"do": "play", "move": move, "at": table.turn["at"]})
    assert len(table.sitting.timeline) == 4
    assert table.step == 3
