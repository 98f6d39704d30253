"""What a simulation gives: rows, failures, and measures of them."""

from __future__ import annotations

from array import array
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, overload

from cardgames.engine.moves import clip
from cardgames.engine.words import Words
from cardgames.lab.estimates import Estimate, Tally, estimates
from cardgames.lab.measures import LabError, find
from cardgames.lab.needs import need
from cardgames.lab.watching import Measure, Setting

if TYPE_CHECKING:
    from cardgames.engine.timeline import Timeline

Row = dict[str, Any]


@dataclass(frozen=True, slots=True)
class Failure:
    """A game that could not be finished: its deal and seating, the seed that deals it, what failed, and its record.

    `cardgames.load(failure.record)` opens it up to there.
    """

    deal: int
    seating: int
    seed: str
    error: str
    record: str | None


class Rows(Sequence[Row]):
    """One row a game and seat, in the order of the deals; kept as columns of numbers, so that a million fit."""

    def __init__(self, players: Sequence[Sequence[str]], seed: str) -> None:
        self.players = players
        """The players' names by seating and seat."""
        self.seed = seed
        self.deal, self.seating, self.seat, self.length = array("q"), array("i"), array("i"), array("q")
        self.score, self.win = array("d"), array("d")

    def add(self, deal: int, seating: int, scores: Sequence[float], wins: Sequence[float], length: int) -> None:
        """The rows of one game."""
        for seat, (score, win) in enumerate(zip(scores, wins, strict=True)):
            self.deal.append(deal)
            self.seating.append(seating)
            self.seat.append(seat)
            self.length.append(length)
            self.score.append(score)
            self.win.append(win)

    def extend(self, other: Rows) -> None:
        """The rows of other games after these."""
        for name in ("deal", "seating", "seat", "length", "score", "win"):
            getattr(self, name).extend(getattr(other, name))

    def __len__(self) -> int:
        return len(self.deal)

    @overload
    def __getitem__(self, place: int) -> Row: ...
    @overload
    def __getitem__(self, place: slice) -> list[Row]: ...
    def __getitem__(self, place: int | slice) -> Row | list[Row]:
        if isinstance(place, slice):
            return [self[one] for one in range(*place.indices(len(self)))]
        deal, seating, seat = self.deal[place], self.seating[place], self.seat[place]
        score = self.score[place]
        return {
            "game": deal * len(self.players) + seating,
            "deal": deal,
            "seating": seating,
            "seed": deal_seed(self.seed, deal),
            "luck": seating_luck(self.seed, deal, seating),
            "seat": seat,
            "player": self.players[seating][seat],
            "score": int(score) if score.is_integer() else score,
            "win": self.win[place],
            "length": self.length[place],
        }

    def __iter__(self) -> Iterator[Row]:
        return (self[place] for place in range(len(self)))

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Rows):
            return list(self) == other if isinstance(other, list) else NotImplemented
        return list(self) == list(other)

    def __repr__(self) -> str:
        return f"<{len(self)} rows>"


def deal_seed(seed: str, deal: int) -> str:
    """The seed of a deal of a run: `game.play(players, seed="1/117")` is the game of deal 117 in its first seating."""
    return f"{seed}/{deal}"


def seating_luck(seed: str, deal: int, seating: int) -> str:
    """The luck of a game: the deal's own in the first seating, and other luck in each further one."""
    return deal_seed(seed, deal) + (f"/{seating}" if seating else "")


class Measured(Mapping[Any, Estimate]):
    """The numbers of a measure by key; `.value`, `.low`, `.high`, `.n` are those of the first, which stands for all."""

    def __init__(self, measure: Measure, found: Mapping[str, Estimate]) -> None:
        self.measure = measure
        self._found = {int(key) if key.isdigit() else key: one for key, one in found.items()}

    @property
    def first(self) -> Estimate:
        """The number that stands for the whole."""
        return next(iter(self._found.values()))

    @property
    def value(self) -> float:
        return self.first.value

    @property
    def low(self) -> float:
        return self.first.low

    @property
    def high(self) -> float:
        return self.first.high

    @property
    def n(self) -> int:
        return self.first.n

    def __getitem__(self, key: Any) -> Estimate:
        return self._found[key]

    def __iter__(self) -> Iterator[Any]:
        return iter(self._found)

    def __len__(self) -> int:
        return len(self._found)

    def text(self, lang: str = "en") -> str:
        """One sentence a number."""
        return "\n".join(one.text(lang) for one in self._found.values())

    def __str__(self) -> str:
        return self.text()

    __repr__ = __str__


@dataclass(slots=True)
class Run:
    """The games of a simulation. `partial`: it was stopped before its end, and holds what was done until then."""

    setting: Setting
    games: int
    """Deals that were asked for."""
    rows: Rows
    blocks: dict[str, dict[int, Tally]]
    """What each measure recorded, by blocks of deals."""
    seatings: tuple[tuple[Any, ...], ...] = ()
    """The players of each seating, by seat."""
    failures: list[Failure] = field(default_factory=list)
    partial: bool = False
    done: int = 0
    """Deals that were played."""

    def measure(self, name: str) -> Measured:
        """A measure of these games. Raises LabError for one that is none or was not recorded."""
        measure = find(name)
        if measure.id not in self.blocks:
            raise LabError(
                f"{measure.id} wasn't recorded; ask for it with simulate(..., measures=[{measure.id!r}])",
                f"没有记录{measure.id}；请在模拟时要求：simulate(..., measures=[{measure.id!r}])",
            )
        kept = [tally for _, tally in sorted(self.blocks[measure.id].items())]
        found = estimates(
            kept,
            measure.statistic(self.setting),
            deals=self.done,
            what=lambda key: label(measure, self.setting, key),
            unit=measure.unit,
        )
        return Measured(measure, found)

    def timeline(self, deal: int, seating: int = 0) -> Timeline:
        """A game of the run, step by step: `CardTable(run.timeline(117))` opens deal 117. Raises LabError."""
        setting, seatings = self.setting, len(self.rows.players)
        if not (type(deal) is int and type(seating) is int and 0 <= deal < self.games and 0 <= seating < seatings):
            raise LabError(
                f"deal {clip(deal)}, seating {clip(seating)} isn't in this run; "
                f"its deals go from 0 to {self.games - 1}, its seatings from 0 to {seatings - 1}",
                f"这次模拟没有第{clip(deal)}次发牌、第{clip(seating)}种座次；"
                f"发牌从0到{self.games - 1}，座次从0到{seatings - 1}",
            )
        return setting.game.play(
            list(self.seatings[seating]),
            seed=deal_seed(setting.seed, deal),
            luck=seating_luck(setting.seed, deal, seating),
            **setting.options,
        )

    def frame(self) -> Any:
        """The rows as a pandas table. Raises MissingPackage where pandas is not installed."""
        return need("pandas").DataFrame(list(self.rows))

    def text(self, lang: str = "en") -> str:
        """What was played, in a sentence: "Spots: 200 deals x 2 seatings, 2 seats"."""
        title, seats, done = self.setting.game.title[lang], self.setting.seats, self.done
        turns, failed = len(self.rows.players), len(self.failures)
        if lang == "zh":
            part = f"（共{self.games}次，中途停止）" if self.partial else ""
            times = f"，每次{turns}种座次" if turns > 1 else ""
            return f"{title}：{done}次发牌{part}{times}，{seats}个座位" + (f"，{failed}局失败" if failed else "")
        part = f" of {self.games} (partial)" if self.partial else ""
        times = f" x {turns} seatings" if turns > 1 else ""
        return f"{title}: {done} deals{part}{times}, {seats} seats" + (f", {failed} failed" if failed else "")

    def __repr__(self) -> str:
        return f"<{self.text()}>"


def label(measure: Measure, setting: Setting, key: str) -> Words:
    """What one number of a measure is called."""
    if measure.keys is not None:
        return measure.keys(setting, key)
    words = KEYS.get(key, Words(key, key))
    return Words(f"{measure.name.en}, {words.en}", f"{measure.name.zh}，{words.zh}") if key else measure.name


KEYS = {
    "mean": Words("mean", "平均"),
    "median": Words("median", "中位数"),
    "95 %": Words("95 %", "95%以内"),
    "25 %": Words("after 25 %", "进行到25%"),
    "50 %": Words("after 50 %", "进行到50%"),
    "75 %": Words("after 75 %", "进行到75%"),
    "bits": Words("bits", "比特"),
    "forced": Words("share with one move only", "只有一种打法的比例"),
    "game": Words("in a game", "每局"),
    "move": Words("by move", "每步"),
    "leader wins": Words("the leader at half time wins", "半场领先者获胜"),
    "slope": Words("gain in the second half by lead", "下半场增分与领先之比"),
    "bound": Words("stopped at the bound", "到达长度上限"),
}
"""What the numbers of measures are called."""
