"""Two or more settings of the rules on the same deals, and the difference with its interval."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

import cardgames
from cardgames.engine.game import Game
from cardgames.lab.estimates import Estimate, differences
from cardgames.lab.measures import LabError, find
from cardgames.lab.run import Run, label
from cardgames.lab.simulate import simulate


@dataclass(frozen=True, slots=True)
class Comparison:
    """Runs of the same deals under different settings; the others are compared with the first."""

    runs: Mapping[str, Run]

    def measure(self, name: str) -> dict[str, dict[Any, Estimate]]:
        """For each setting but the first: how much more the measure is than with the first, paired by deal."""
        measure = find(name)
        first, *others = self.runs.items()
        before = self._blocks(first[1], measure.id)
        return {
            setting: differences(
                before,
                self._blocks(run, measure.id),
                measure.statistic(run.setting),
                deals=min(first[1].done, run.done),
                what=lambda key, run=run: label(measure, run.setting, key),  # type: ignore[misc]
                unit=measure.unit,
            )
            for setting, run in others
        }

    def points(self) -> dict[str, dict[int, float]]:
        """The mean points of each seat under each setting."""
        return {setting: _means(run) for setting, run in self.runs.items()}

    def deals(self, most: int = 5) -> list[tuple[int, float]]:
        """The deals in which the scores of the first two settings differ most: (deal, sum of differences)."""
        first, second = list(self.runs.values())[:2]
        apart: dict[int, float] = {}
        for one, other in zip(first.rows, second.rows, strict=True):
            apart[one["deal"]] = apart.get(one["deal"], 0) + abs(one["score"] - other["score"])
        return sorted(apart.items(), key=lambda item: (-item[1], item[0]))[:most]

    @staticmethod
    def _blocks(run: Run, name: str) -> list[dict[str, float]]:
        if name not in run.blocks:
            run.measure(name)  # says how to record it
        return [tally for _, tally in sorted(run.blocks[name].items())]

    def __repr__(self) -> str:
        return f"<{' / '.join(self.runs)}: {next(iter(self.runs.values()))!r}>"


def compare(
    game: str | Game,
    *,
    players: Sequence[Any] | None = None,
    games: int = 1000,
    seed: object = 0,
    seats: int | None = None,
    measures: Sequence[str] = (),
    workers: int | None = None,
    progress: bool | None = None,
    **options: Any,
) -> Comparison:
    """Play the same deals under each value of one option: `compare("hey-bartender", bartender_cards=[5, 9])`.

    Exactly one option is given as a list of values; others hold for all. Raises LabError otherwise.
    """
    game = game if isinstance(game, Game) else cardgames.game(game)
    varied = [name for name, value in options.items() if isinstance(value, (list, tuple))]
    if len(varied) != 1 or len(options[varied[0]]) < 2:
        raise LabError(
            "give one option a list of two or more values, such as bartender_cards=[5, 9]",
            "请给一个选项列出两个以上的值，例如bartender_cards=[5, 9]",
        )
    (name,) = varied
    shared = {other: value for other, value in options.items() if other != name}
    return Comparison(
        {
            f"{name}={value!r}": simulate(
                game,
                players=players,
                games=games,
                seed=seed,
                seats=seats,
                measures=measures,
                workers=workers,
                progress=progress,
                **shared | {name: value},
            )
            for value in options[name]
        }
    )


def _means(run: Run) -> dict[int, float]:
    scores: dict[int, list[float]] = {seat: [] for seat in range(run.setting.seats)}
    for row in run.rows:
        scores[row["seat"]].append(row["score"])
    return {seat: sum(some) / len(some) for seat, some in scores.items() if some}
