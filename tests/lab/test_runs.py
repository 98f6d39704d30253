"""Runs: the same rows whoever does the work; nothing lost by failures and interruptions."""

from __future__ import annotations

from concurrent.futures import ProcessPoolExecutor, ThreadPoolExecutor
from pathlib import Path
from typing import Any

import pytest

import cardgames
from cardgames import lab
from tests.lab.players import Failing, Here, Interrupting


def rows(**settings: Any) -> list[dict[str, Any]]:
    return list(lab.simulate("spots", games=100, seed=1, **settings).rows)


def test_the_same_rows_with_one_worker_two_processes_threads_or_an_executor() -> None:
    players = ["greedy", "random", "random"]
    alone = rows(players=players, workers=1)
    assert rows(players=players, workers=2) == alone
    with ThreadPoolExecutor(3) as threads:
        assert rows(players=players, executor=threads) == alone
    with ProcessPoolExecutor(2) as processes:
        assert rows(players=players, executor=processes) == alone


def test_several_processes_do_the_work(tmp_path: Path) -> None:
    rows(players=[Here(str(tmp_path)), "random"], workers=2)
    assert len(list(tmp_path.iterdir())) == 2


def test_a_row_says_all_that_is_promised() -> None:
    run = lab.simulate("hey-bartender", seats=3, games=2, seed=5, workers=1)
    assert len(run.rows) == 6
    first = run.rows[0]
    assert first["seat"] == 0
    assert {"game", "deal", "seat", "player", "score", "win", "length"} <= set(first)
    assert [row["seat"] for row in run.rows] == [0, 1, 2] * 2
    assert sum(row["win"] for row in run.rows) == 2


@pytest.mark.parametrize("slug", cardgames.games())
def test_each_game_of_a_run_is_the_game_that_play_plays(slug: str) -> None:
    run = lab.simulate(slug, games=1, seed=3, workers=1)
    one = run.rows[0]
    line = cardgames.game(slug).play(["random"] * run.setting.seats, seed=one["seed"])
    assert list(line.last.scores()) == [row["score"] for row in run.rows]
    assert sum(step.actor not in (None, cardgames.CHANCE) for step in line) == one["length"]


def test_any_game_of_a_run_opens_at_the_table() -> None:
    run = lab.simulate("spots", players=["greedy", "random"], games=3, workers=1)
    for row in run.rows:
        assert run.timeline(row["deal"], row["seating"]).last.scores()[row["seat"]] == row["score"]
    with pytest.raises(lab.LabError, match="from 0 to 2"):
        run.timeline(3)


def test_a_longer_run_begins_with_the_shorter_one() -> None:
    short, long = (lab.simulate("spots", games=n, seed=1, workers=1).rows for n in (5, 9))
    assert list(long)[: len(short)] == list(short)


def test_different_players_are_rotated_through_the_seats() -> None:
    run = lab.simulate("spots", players=["greedy", "random", "random"], games=4, workers=1)
    assert len(run.rows) == 4 * 3 * 3
    greedy = [row["seat"] for row in run.rows if row["player"] == "greedy"]
    assert greedy == [0, 1, 2] * 4
    assert len(lab.simulate("spots", games=4, workers=1).rows) == 4 * 2


def test_changing_a_player_changes_no_deal() -> None:
    seeds = [row["seed"] for row in rows(players=["random", "random"], rotate=False, workers=1)]
    assert [row["seed"] for row in rows(players=["greedy", "random"], rotate=False, workers=1)] == seeds


def test_failing_games_are_kept_with_seed_and_record_and_the_rest_too() -> None:
    run = lab.simulate("hey-bartender", players=[Failing(), "random"], games=40, workers=1, rotate=False)
    assert 0 < len(run.failures) < 40
    assert len(run.rows) == 2 * (40 - len(run.failures))
    failure = run.failures[0]
    assert failure.record is not None
    assert len(cardgames.load(failure.record)) > 1
    assert "failed" in repr(run)


def test_ctrl_c_gives_what_was_done() -> None:
    run = lab.simulate("spots", players=[Interrupting(), "random"], games=400, workers=1, rotate=False)
    assert run.partial
    assert 0 < run.done < 400
    assert "partial" in repr(run)
    whole = lab.simulate("spots", players=[_First(), "random"], games=run.done, workers=1, rotate=False)
    assert [row["score"] for row in run.rows] == [row["score"] for row in whole.rows]


class _First(Interrupting):
    def choose(self, view: Any, moves: Any, rng: Any) -> Any:
        return moves[0]


def test_players_from_a_cell_make_the_run_serial_and_say_so(capsys: pytest.CaptureFixture[str]) -> None:
    class Local(_First):
        pass

    assert rows(players=[Local(), "random"], workers=2)
    assert "can't be sent to other processes" in capsys.readouterr().err


def test_measures_are_the_same_with_two_workers() -> None:
    one, two = (
        lab.simulate("spots", games=60, measures=["choices", "rules-used"], workers=workers) for workers in (1, 2)
    )
    assert str(one.measure("choices")) == str(two.measure("choices"))
    assert str(one.measure("rules-used")) == str(two.measure("rules-used"))


def test_a_frame_is_a_table_of_the_rows() -> None:
    run = lab.simulate("spots", games=3, workers=1)
    assert len(run.frame()) == len(run.rows)
    assert list(run.frame().columns) == list(run.rows[0])


def test_comparing_plays_the_same_deals_and_pairs_them() -> None:
    both = lab.compare("hey-bartender", games=40, seats=2, bartender_cards=[5, 9], measures=["length"], workers=1)
    first, second = both.runs.values()
    assert [row["seed"] for row in first.rows] == [row["seed"] for row in second.rows]
    (difference,) = both.measure("length").values()
    assert difference["mean"].value == pytest.approx(second.measure("length").value - first.measure("length").value)
    assert len(both.deals()) == 5


@pytest.mark.parametrize(
    ("settings", "words"),
    [
        ({"games": 0}, "games is a whole number from 1 on"),
        ({"players": ["random"]}, "Spots"),
        ({"players": "greedy"}, "players"),
        ({"measures": ["leng"]}, "did you mean length"),
        ({"nosuch": 1}, "nosuch"),
    ],
)
def test_what_cannot_be_simulated_is_said_in_a_sentence(settings: dict[str, Any], words: str) -> None:
    with pytest.raises(ValueError, match=words):
        lab.simulate("spots", **settings)
