"""What a table can be asked to show, checked in one place; each refusal says in one sentence what could be asked."""

from __future__ import annotations

from collections.abc import Sequence

from cardgames.engine.timeline import Timeline
from cardgames.engine.words import LANGUAGES, choice
from cardgames.quoting import clip
from cardgames.svg import PALETTES
from cardtable.data import Json, TableError

PACKS = tuple(PALETTES)
_ZH = {"language": "语言", "pack": "牌面", "view": "视角", "wish": "请求"}


class NoTimeline(TableError, TypeError):
    """What was given to a table is no Timeline."""


def check_timeline(timeline: object) -> Timeline:
    """The timeline if it is one. Raises NoTimeline."""
    if isinstance(timeline, Timeline):
        return timeline
    raise NoTimeline(
        f"a table shows a Timeline, such as game.play(...) or cardgames.load(text), not {clip(timeline)}",
        f"牌桌展示的是 Timeline，例如 game.play(...) 或 cardgames.load(text)，不能是{clip(timeline)}",
    )


def check_step(step: object, last: int) -> int:
    """A step of the table; negative numbers count from the end. Raises TableError with the range."""
    if type(step) is not int or not -last - 1 <= step <= last:
        raise TableError(
            f"step {clip(step)} is not on this table; its steps go from 0 to {last}",
            f"这张牌桌没有第{clip(step)}步；步数从0到{last}",
        )
    return step % (last + 1)


def check_choice(what: str, value: object, choices: Sequence[str]) -> str:
    """One of several words. Raises TableError that names them."""
    if not isinstance(value, str) or value not in choices:
        raise TableError(
            f"there is no {what} {clip(value)} here; choose {choice(choices, 'en')}",
            f"这里没有{_ZH[what]}{clip(value)}；可以选{choice(choices, 'zh')}",
        )
    return value


def check_stills(stills: object) -> int:
    """A number of pictures: 2 or more. Raises TableError that says so."""
    if type(stills) is not int or stills < 2:
        raise TableError(
            f"a storyboard has 2 or more pictures, not {clip(stills)}", f"分镜至少有2张图，不能是{clip(stills)}"
        )
    return stills


def check_state(data: Json, *, step: object, view: object, lang: object, pack: object, projector: object) -> Json:
    """The traits of a table that shows this data."""
    return {
        "step": check_step(step, last_step(data)),
        "view": check_view(data, view),
        "lang": check_choice("language", lang, LANGUAGES),
        "pack": check_choice("pack", pack, PACKS),
        "projector": bool(projector),
    }


def check_view(data: Json, view: object) -> str:
    """A view that the data holds; a seat may be given as a number. Raises TableError that names them."""
    return check_choice("view", str(view) if type(view) is int else view, data["views"])


def last_step(data: Json) -> int:
    """The number of the last step of the table."""
    return max(len(steps) for steps in (*data["sync"].values(), *data["lines"].values())) - 1
