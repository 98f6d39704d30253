"""The lab: many games at once, measures with intervals, comparisons of rules on the same deals.

    from cardgames import lab
    run = lab.simulate("fifty-k", players=["greedy", "random", "greedy", "random"], games=1000, seed=1)
    print(run.measure("length"))

Rows need nothing but Python's own library; intervals need NumPy, tables pandas (`pip install 'cardgames[stats]'`).
"""

from __future__ import annotations

from cardgames.lab.compare import Comparison, compare
from cardgames.lab.estimates import Estimate
from cardgames.lab.experiments import card_worth, deal_share, restricted, skill
from cardgames.lab.measures import ALL, LabError
from cardgames.lab.needs import MissingPackage
from cardgames.lab.run import Failure, Measured, Run
from cardgames.lab.simulate import simulate

__all__ = [
    "Comparison",
    "Estimate",
    "Failure",
    "LabError",
    "Measured",
    "MissingPackage",
    "Run",
    "card_worth",
    "compare",
    "deal_share",
    "measures",
    "restricted",
    "simulate",
    "skill",
]


def measures() -> dict[str, str]:
    """The measures there are: identifier and definition."""
    return {name: measure.says.en for name, measure in ALL.items()}
