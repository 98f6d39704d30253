"""Numbers with their intervals: sums over deals, and what they would have been with other deals.

What a measure records is a `Tally`: named sums that add up, kept for blocks of deals. An interval comes from drawing
the blocks again with repetition, a thousand times, and taking the middle 95 % of what the measure then says (the
bootstrap over deals, Efron 1979). The draws come from NumPy's frozen generator, so that everybody gets the same ones.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from math import isnan, nan
from typing import TYPE_CHECKING, Any

from cardgames.engine.words import Words, number
from cardgames.lab.needs import need

if TYPE_CHECKING:
    import numpy

Tally = dict[str, float]
Statistic = Callable[[Mapping[str, float]], Mapping[str, float]]
"""The numbers of a measure, by key, out of a tally; a number that is not defined is NaN."""

NO_WORDS = Words("", "")
FEW = 30
"""With fewer deals than this nothing is concluded."""
DRAWS = 1000
_TOO_FEW = Words("too few deals to say", "发牌太少，还不能下结论")
_STEADY = Words("the same in every deal", "每次发牌都一样")
_UNDEFINED = Words("not defined here", "这里没有定义")
_DEALS = Words("{n:# deal|deals}", "{n}次发牌")


@dataclass(frozen=True, slots=True)
class Estimate:
    """A measured number: `value` with its 95 % interval from `low` to `high`, over `n` deals; it prints as a sentence.

    `value` is NaN where the measure is not defined for what was played. `what` and `unit` say what was measured.
    """

    value: float
    low: float
    high: float
    n: int
    what: Words = NO_WORDS
    unit: Words = NO_WORDS

    @property
    def enough(self) -> bool:
        """Whether there were deals enough to conclude anything."""
        return self.n >= FEW

    def text(self, lang: str = "en") -> str:
        """ "mean length: 40.8 moves [40.1, 41.5], 200 deals"."""
        colon, stop = (": ", ", ") if lang == "en" else ("：", "，")
        deals = _DEALS.fill({"n": self.n}, lang)
        if isnan(self.value):
            return f"{self.what[lang]}{colon}{_UNDEFINED[lang]}{stop}{deals}"
        unit = f" {self.unit[lang]}" if self.unit[lang] and lang == "en" else self.unit[lang]
        note = "" if self.enough else stop + _TOO_FEW[lang]
        if self.low == self.high == self.value and self.enough:
            note = stop + _STEADY[lang]
        span = f" [{shortened(self.low)}, {shortened(self.high)}]"
        return f"{self.what[lang]}{colon}{shortened(self.value)}{unit}{span}{stop}{deals}{note}"

    def __str__(self) -> str:
        return self.text()


def shortened(value: float) -> str:
    """A measured number with three figures that count: 0.0417, 12.3, 1,430."""
    if isnan(value):
        return "?"
    figures = f"{value:.3g}" if abs(value) < 1000 else f"{value:.0f}"
    plain = f"{float(figures):,.10f}".rstrip("0").rstrip(".") if abs(value) < 1000 else f"{float(figures):,.0f}"
    return number("0" if plain == "-0" else plain)


def added(tallies: Iterable[Mapping[str, float]]) -> Tally:
    """The sum of tallies, name by name."""
    total: Tally = {}
    for tally in tallies:
        for name, value in tally.items():
            total[name] = total.get(name, 0) + value
    return total


def ratio(part: float, whole: float) -> float:
    """part / whole; NaN where there is nothing to divide by."""
    return part / whole if whole else nan


def estimates(
    blocks: Sequence[Mapping[str, float]],
    statistic: Statistic,
    *,
    deals: int,
    what: Callable[[str], Words],
    unit: Words,
) -> dict[str, Estimate]:
    """The numbers of a statistic over all blocks, each with its interval. Needs NumPy."""
    values = statistic(added(blocks))
    drawn = [statistic(tally) for tally in _redrawn(blocks)] if len(blocks) > 1 else []
    return {
        key: Estimate(value, *_middle(value, [one.get(key, nan) for one in drawn]), deals, what(key), unit)
        for key, value in values.items()
    }


def differences(
    first: Sequence[Mapping[str, float]],
    second: Sequence[Mapping[str, float]],
    statistic: Statistic,
    *,
    deals: int,
    what: Callable[[str], Words],
    unit: Words,
) -> dict[str, Estimate]:
    """How much more a statistic is over the second blocks than over the first; block i of both has the same deals."""
    before, after = statistic(added(first)), statistic(added(second))
    pairs = zip(_redrawn(first), _redrawn(second), strict=True) if len(first) > 1 else ()
    drawn = [(statistic(one), statistic(other)) for one, other in pairs]
    found: dict[str, Estimate] = {}
    for key in [*before, *(key for key in after if key not in before)]:
        value = after.get(key, nan) - before.get(key, nan)
        spread = [other.get(key, nan) - one.get(key, nan) for one, other in drawn]
        found[key] = Estimate(value, *_middle(value, spread), deals, what(key), unit)
    return found


def _redrawn(blocks: Sequence[Mapping[str, float]]) -> Iterable[Tally]:
    """The tallies of a thousand other samples: as many blocks, drawn with repetition; the same draws every time."""
    np: Any = need("numpy")
    names = sorted({name for block in blocks for name in block})
    table = np.array([[block.get(name, 0.0) for name in names] for block in blocks], dtype=float)
    draws = np.random.RandomState(0).randint(0, len(blocks), size=(DRAWS, len(blocks)))
    for draw in draws:
        weights: numpy.ndarray[Any, Any] = np.bincount(draw, minlength=len(blocks))
        yield dict(zip(names, (weights @ table).tolist(), strict=True))


def _middle(value: float, drawn: Sequence[float]) -> tuple[float, float]:
    """The middle 95 % of what was drawn, without the samples in which the number is not defined."""
    known = sorted(one for one in drawn if not isnan(one))
    if not known or isnan(value):
        return nan, nan
    cut = int(0.025 * len(known))
    return known[cut], known[len(known) - 1 - cut]
