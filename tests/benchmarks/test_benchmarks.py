"""The benchmarks measure what they say; nothing here depends on how fast the machine is."""

from __future__ import annotations

import pytest

import cardgames
from tests.benchmarks import listing, ours, startup, table
from tests.benchmarks.rates import Rates, race
from tests.benchmarks.report import DOUDIZHU, UNO, Figures, text, verdicts
from tests.benchmarks.table import Clicks


def figures(
    spots: float = 120.0,
    *,
    step: float = 0.010,
    heavy: list[str] | None = None,
    picture: float = 0.002,
    long: float = 0.0005,
) -> Figures:
    rates = Rates(
        {UNO: [100.0, 50.0], DOUDIZHU: [10.0, 5.0], "spots off": [spots, spots / 2], "spots on": [40.0, 20.0]}
    )
    return Figures(
        machine={"cores": 2, "load at the start": 0.1, "load at the end": 0.2},
        seats={"spots": 2},
        rates=rates,
        copies={"spots": 9e-6},
        start=(0.1, 98, heavy or []),
        bytes={"spots": 100_000},
        pictures={"spots": picture},
        clicks={"spots": Clicks(30, 0.002, step, 0.1, 0.001)},
        listings={"a long list": long},
    )


def reached(some: Figures) -> dict[str, bool | None]:
    return {verdict.what.rpartition(": ")[2]: verdict.reached for verdict in verdicts(some)}


def test_a_ratio_compares_the_same_round() -> None:
    rates = Rates({"a": [10.0, 100.0, 30.0], "b": [5.0, 50.0, 30.0]})
    assert (rates.rate("a"), rates.ratio("a", "b"), rates.ratio("a", "c")) == (30.0, 2.0, None)


def test_every_line_that_must_be_reached_can_be_missed() -> None:
    assert set(reached(figures()).values()) == {True}
    missed = {
        "moves per second, events off": figures(spots=100.0),
        "events on": figures(spots=130.0),
        "next step in the page, 95th percentile of 30": figures(step=0.017),
        "heavy modules": figures(heavy=["numpy"]),
        "a still picture": figures(picture=0.013),
        "a long list": figures(long=0.002),
    }
    for what, some in missed.items():
        assert [line for line, good in reached(some).items() if not good] == [what]
        assert any(row.startswith("  MISSED") for row in text(some))


def test_the_long_list_of_combine_moves_is_one() -> None:
    state = listing.position(0)
    assert len(state.collections[0]) == listing.COLLECTION  # type: ignore[attr-defined]
    assert len(state.legal_moves()) > 5
    assert 0 < listing.combine_seconds(2) < 1


def test_fifty_k_is_held_against_its_own_peer() -> None:
    some = figures()
    some.seats, some.copies, some.bytes = {"fifty-k": 3}, {"fifty-k": 9e-6}, {"fifty-k": 100_000}
    for off, good in ((31.0, True), (29.0, False)):
        some.rates.by_round |= {"fifty-k off": [off, off / 2], "fifty-k on": [20.0, 10.0]}
        first = next(verdicts(some))
        assert (first.limit, first.reached) == ("3.0 x doudizhu", good)


def test_a_busy_machine_is_mentioned() -> None:
    some = figures()
    assert not any("upper bounds" in row for row in text(some))
    some.machine["load at the end"] = 5.0
    assert any("upper bounds" in row for row in text(some))


def test_without_peers_the_rest_is_still_said() -> None:
    some = figures()
    del some.rates.by_round[UNO], some.rates.by_round[DOUDIZHU]
    assert reached(some)["moves per second, events off"] is None
    assert any("not measured spots" in row for row in text(some))
    assert some.json()["times_uno"]["spots off"] is None


def test_a_race_measures_everybody_in_every_round() -> None:
    order: list[str] = []

    def play(name: str) -> int:
        order.append(name)
        return 1

    rates = race({name: lambda name=name: play(name) for name in "ab"}, rounds=2, seconds=0.001)  # type: ignore[misc]
    assert {name: len(found) for name, found in rates.by_round.items()} == {"a": 2, "b": 2}
    assert "".join(dict.fromkeys(order)) == "ab"


@pytest.mark.parametrize("slug", cardgames.games())
def test_every_game_plays_and_has_a_size(slug: str) -> None:
    game = cardgames.game(slug)
    for play in ours.contestants(slug).values():
        assert play() > 0
    assert ours.copy_seconds(game) > 0
    assert table.data_bytes(table.whole_game(game)) > 1_000


def test_the_import_is_timed_in_a_fresh_process(monkeypatch: pytest.MonkeyPatch) -> None:
    seconds, modules, heavy = startup.import_seconds(1)
    assert seconds > 0
    assert modules > 20
    assert heavy == []
    monkeypatch.setattr(startup, "CODE", startup.CODE.replace("import cardgames\n", "import traitlets\n"))
    assert startup.import_seconds(1)[2] == ["traitlets"]
