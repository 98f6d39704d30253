"""Pictures of runs and comparisons: matplotlib, the same bytes every time, with alternative texts from the numbers.

Grey-safe, large enough for a projector, in English or Chinese (where the machine has a font with Chinese; else in
English, and one sentence says so).
"""

from __future__ import annotations

from base64 import b64encode
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from html import escape
from io import BytesIO
from typing import Any

from cardgames.engine.words import Words, seat_name
from cardgames.lab.compare import Comparison
from cardgames.lab.estimates import Estimate, shortened
from cardgames.lab.measures import find
from cardgames.lab.needs import need
from cardgames.lab.run import Run, label

INK, BAR, PALE = "#1f2933", "#486581", "#bcccdc"
SIZE = (8.0, 4.2)
_CHINESE_FONTS = ("Noto Sans CJK SC", "Noto Sans SC", "Source Han Sans SC", "PingFang SC", "Microsoft YaHei", "SimHei")
_NO_FONT = Words("No font with Chinese was found, so the labels are English.", "没有找到中文字体，图中文字改用英文。")
_DEALS = Words("{n:# deal|deals}", "{n}次发牌")
_SCORE, _SHARE = Words("points", "得分"), Words("share of games", "对局比例")
_MORE = Words("more or less than {first}", "比{first}多或少")


@dataclass(frozen=True, slots=True)
class Picture:
    """A picture: `svg` and its alternative text `alt`, in one language."""

    svg: str
    alt: str
    note: str = ""

    def _repr_mimebundle_(self, **kwargs: Any) -> dict[str, str]:
        data = b64encode(self.svg.encode()).decode()
        note = f"<p>{escape(self.note)}</p>" if self.note else ""
        image = f'<img alt="{escape(self.alt)}" src="data:image/svg+xml;base64,{data}">'
        return {"text/html": image + note, "text/plain": self.alt}

    def __repr__(self) -> str:
        return self.alt


def scores(run: Run, *, lang: str = "en") -> Picture:
    """How the scores are spread, by seat, or by player where they differ."""
    lang, note = _readable(lang)
    by_player = len({name for row in run.rows.players for name in row}) > 1
    groups: dict[str, list[float]] = {}
    for row in run.rows:
        name = row["player"] if by_player else seat_name(row["seat"], lang)
        groups.setdefault(name, []).append(row["score"])
    means = {name: sum(some) / len(some) for name, some in groups.items()}

    def draw(axes: Any) -> None:
        axes.boxplot(
            list(groups.values()),
            tick_labels=list(groups),
            orientation="horizontal",
            widths=0.6,
            medianprops={"color": INK, "linewidth": 2},
            flierprops={"markersize": 3, "markeredgecolor": BAR},
        )
        axes.plot(list(means.values()), range(1, len(means) + 1), "D", color=BAR, markersize=7)
        axes.invert_yaxis()
        axes.set_xlabel(_SCORE[lang])

    told = "; ".join(f"{name} {shortened(mean)}" for name, mean in means.items())
    head = Words("Scores, mean of each: ", "得分均值：")
    return _picture(draw, _title(run, Words("Scores", "得分"), lang), head[lang] + told, lang, note)


def choices(run: Run, *, lang: str = "en") -> Picture:
    """How many moves there were to choose from. The run must have recorded `choices`."""
    lang, note = _readable(lang)
    run.measure("choices")
    counts: dict[int, float] = {}
    for tally in run.blocks["choices"].values():
        for moves, times in tally.items():
            counts[int(moves)] = counts.get(int(moves), 0) + times
    whole = sum(counts.values())

    def draw(axes: Any) -> None:
        axes.bar(list(counts), [times / whole for times in counts.values()], color=BAR, width=0.8)
        axes.set_xlabel(Words("legal moves", "合法打法数")[lang])
        axes.set_ylabel(Words("share of moves", "行动比例")[lang])

    alt = run.measure("choices").text(lang).replace("\n", "; ")
    return _picture(draw, _title(run, find("choices").name, lang), alt, lang, note)


def bars(run: Run, measure: str, *, lang: str = "en", most: int = 12) -> Picture:
    """A measure of several numbers (seats, points-by-clause, endings, rules-used) as bars with their intervals."""
    lang, note = _readable(lang)
    found = {str(key): one for key, one in run.measure(measure).items() if " times" not in str(key)}
    kept = dict(sorted(found.items(), key=lambda item: -item[1].value)[:most]) if len(found) > most else found
    names = {key: label(find(measure), run.setting, key)[lang] if measure == "seats" else key for key in kept}
    return _picture(
        lambda axes: _spans(axes, {names[key]: one for key, one in kept.items()}),
        _title(run, find(measure).name, lang),
        "; ".join(one.text(lang) for one in kept.values()),
        lang,
        note,
    )


def compared(comparison: Comparison, measure: str, *, lang: str = "en", most: int = 12) -> Picture:
    """The paired difference of a measure between the settings, with its interval; nil is the first setting."""
    lang, note = _readable(lang)
    first = next(iter(comparison.runs))
    found = {
        f"{setting} {key}".strip(): one
        for setting, numbers in comparison.measure(measure).items()
        for key, one in numbers.items()
        if " times" not in key
    }
    kept = dict(sorted(found.items(), key=lambda item: -abs(item[1].value))[:most])
    run = comparison.runs[first]
    title = f"{_title(run, find(measure).name, lang)}, {_MORE.fill({'first': first}, lang)}"
    alt = "; ".join(f"{name}: {shortened(one.value)}" for name, one in kept.items())
    return _picture(lambda axes: _spans(axes, kept, nil=True), title, alt, lang, note)


def _spans(axes: Any, found: Mapping[str, Estimate], *, nil: bool = False) -> None:
    """Bars, or for differences points, with their intervals."""
    rows = range(len(found))
    values = [one.value for one in found.values()]
    below = [max(0.0, one.value - one.low) for one in found.values()]
    above = [max(0.0, one.high - one.value) for one in found.values()]
    if nil:
        axes.axvline(0, color=INK, linewidth=1)
        axes.errorbar(values, rows, xerr=[below, above], fmt="o", color=BAR, ecolor=INK, capsize=5, markersize=8)
    else:
        axes.barh(rows, values, xerr=[below, above], color=PALE, edgecolor=BAR, ecolor=INK, capsize=5)
    axes.set_yticks(list(rows), list(found))
    axes.invert_yaxis()


def _readable(lang: str) -> tuple[str, str]:
    """The language that can be written here, and a note where it is not the one that was asked for."""
    return ("en", _NO_FONT[lang]) if lang == "zh" and _chinese_font() is None else (lang, "")


def _title(run: Run, what: Words, lang: str) -> str:
    comma = ", " if lang == "en" else "，"
    return comma.join([run.setting.game.title[lang], what[lang], _DEALS.fill({"n": run.done}, lang)])


def _picture(draw: Callable[[Any], None], title: str, alt: str, lang: str, note: str) -> Picture:
    """One figure as SVG, without dates and random ids."""
    matplotlib = need("matplotlib")
    font = _chinese_font() if lang == "zh" else None
    family = [font, "DejaVu Sans"] if font else ["DejaVu Sans"]
    settings = {"svg.hashsalt": "cardgames", "svg.fonttype": "path", "font.size": 13, "font.family": family}
    with matplotlib.rc_context(settings):
        figure = need("matplotlib.figure").Figure(figsize=SIZE, layout="constrained")
        axes = figure.subplots()
        draw(axes)
        axes.set_title(title, fontsize=14, color=INK)
        axes.spines[["top", "right"]].set_visible(False)
        file = BytesIO()
        figure.savefig(file, format="svg", metadata={"Date": None, "Creator": None})
    return Picture(file.getvalue().decode(), f"{title}. {alt}" if lang == "en" else f"{title}。{alt}", note)


def _chinese_font() -> str | None:
    """A font with Chinese that is installed here."""
    installed: Sequence[str] = need("matplotlib.font_manager").fontManager.get_font_names()
    return next((name for name in _CHINESE_FONTS if name in installed), None)
