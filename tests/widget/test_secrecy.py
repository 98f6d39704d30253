"""What is made for some viewers holds nothing from which the rest could be told, for every game and in every form."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest

import cardgames
from cardgames.engine.game import Game
from cardgames.engine.timeline import Timeline
from cardtable import CardTable, PlayTable, storyboard, table_data, to_html
from cardtable.data import viewer

SEED = "grain 4711"
LIMITED = ([0], ["audience"], [0, "audience"], ["all"])


@pytest.fixture(params=cardgames.games())
def game(request: pytest.FixtureRequest) -> Game:
    return cardgames.game(request.param)


def unusual(game: Game) -> dict[str, Any]:
    """Every option at a value that is not its default, as far as they go together."""
    seats, chosen = game.seats[0], dict[str, Any]()
    for name, option in game.options.items():
        for value in [value for value in option.values_for(seats) if value != option.default_for(seats)][:3]:
            try:
                game.start(seats=seats, seed=1, **chosen, **{name: value})
            except ValueError:
                continue
            chosen[name] = value
            break
    return chosen


def begun(game: Game, seed: object) -> Timeline:
    """The first thirty steps of a game with unusual options, moves at random."""
    line = game.play(["random"] * game.seats[0], seed=seed, **unusual(game))
    return line.branch(min(30, len(line) - 1))


def forms(line: Timeline, views: list[object], folder: Path) -> Iterator[str]:
    """Everything that is sent or written for these views."""
    table = CardTable(line, views=views, step=-1)
    state = {name: value for name, value in table.get_state().items() if name not in ("_esm", "_css")}
    state = {
        name: value for name, value in state.items() if not name.startswith(("_", "layout", "tabbable", "tooltip"))
    }
    yield json.dumps(state)
    yield repr(table)
    yield table.still()
    yield str(table._repr_mimebundle_()[0]["text/html"])
    yield to_html(line, folder / "a.html", views=views).read_text("utf-8")
    yield table.to_html(folder / "b.html").read_text("utf-8")
    if views != ["all"]:
        yield storyboard(line, view=str(views[0]))


def test_neither_seed_nor_unseen_cards_are_sent(game: Game, tmp_path: Path) -> None:
    line = begun(game, SEED)
    line[len(line) // 2].comment = "secret-comment"
    for views in LIMITED:
        for form in forms(line, list(views), tmp_path):
            assert "4711" not in form
            assert "secret-comment" not in form
        frames = [frame for view in views for frame in line.line(viewer(str(view)))]
        seen = {card.text for frame in frames for zone in frame.view.zones.values() for card in zone.cards if card}
        assert set(table_data(line, views)["cards"]) == seen


def test_two_deals_that_a_seat_cannot_tell_apart_are_the_same_bytes(game: Game, tmp_path: Path) -> None:
    """In the middle of a game: all that this seat does not see is dealt again."""
    line = begun(game, 5)
    tried = set()
    for step in (0, len(line) // 2, len(line) - 2):
        actor = line[step].state.actor
        seat = actor if actor is not None and actor >= 0 else 0
        view = line[step].view(seat)
        if view.waiting:
            continue
        deals = [game.imagine(view, Random(luck)) for luck in (1, 2)]
        lines = [Timeline(deal, seed=f"{SEED} {number}") for number, deal in enumerate(deals)]
        first, second = (list(forms(one, [seat], tmp_path)) for one in lines)
        assert first == second
        tried.add(deals[0].position() != deals[1].position())
    assert True in tried, "no two deals that differ were tried"


def test_the_seed_is_shown_where_all_is_open(game: Game, tmp_path: Path) -> None:
    line = game.timeline(seed=SEED)
    table = CardTable(line)
    assert table.data["seed"] == SEED
    assert f"seed {SEED}" in table.still()
    assert f"seed {SEED}" in to_html(line, tmp_path / "a.html").read_text("utf-8").partition("</title>")[0]


def test_a_table_to_play_at_keeps_the_seed_until_the_end(game: Game) -> None:
    table = PlayTable(game.slug, ["you"] + ["random"] * (game.seats[0] - 1), seed=SEED)
    for _ in range(8):
        if table.sitting.seat is None:
            break
        state = {name: value for name, value in table.get_state().items() if name in ("data", "turn")}
        for form in (json.dumps(state), table.still(), repr(table)):
            assert "4711" not in form
        table.hear({"do": "play", "move": table.sitting.state.legal_moves()[0].text})


def test_at_the_end_of_play_the_seed_is_shown() -> None:
    table = PlayTable("hey-bartender", ["you", "greedy"], seed=SEED)
    while table.sitting.seat is not None:
        assert table.data["seed"] is None
        table.hear({"do": "play", "move": table.sitting.state.legal_moves()[0].text})
    assert table.data["seed"] == SEED
