"""Players' names: what can be one, so that each seat is told from the others in every sentence, table and record."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any
from unicodedata import category, normalize

from cardgames.faults import GameError
from cardgames.quoting import clip, escape, shapeless

LONGEST = 100
"""Characters of a name."""


def check_names(names: Any, seats: int) -> tuple[str, ...] | None:
    """The names of all seats, tidied; None where there are none. Raises GameError."""
    if names is None:
        return None
    if isinstance(names, (str, bytes)) or not isinstance(names, Sequence):
        raise GameError(
            f"names are a list with one entry for each seat, in order, not {clip(names)}",
            f"名字应是一个列表，按顺序每个座位一个，不能是{clip(names)}",
        )
    if len(names) != seats:
        raise GameError(
            f"there are {seats} seats, so there have to be {seats} names, not {len(names)}",
            f"有{seats}个座位，应有{seats}个名字，不能是{len(names)}个",
        )
    tidy: list[str] = []
    for name in names:
        tidy.append(check_name(name, tidy))
    return tuple(tidy)


def check_name(name: Any, before: Sequence[str] = ()) -> str:
    """The name of the seat after those `before`, on one line: with single spaces, without control characters.

    Raises GameError.
    """
    seat = len(before)
    if not isinstance(name, str):
        raise GameError(
            f"the name of seat {seat} is a text such as 'Ann', not {clip(name)}",
            f"座位{seat}的名字应是文字，例如'Ann'，不能是{clip(name)}",
        )
    if len(name) > LONGEST:
        raise GameError(
            f"the name of seat {seat} has {len(name):,} characters; a name has at most {LONGEST}",
            f"座位{seat}的名字有{len(name)}个字符；名字最多{LONGEST}个字符",
        )
    tidy = " ".join("".join(sign for sign in " ".join(name.split()) if category(sign) != "Cc").split())
    odd = next((sign for sign in tidy if category(sign) == "Cs"), None)
    if odd is not None:
        raise GameError(
            f"the name of seat {seat}, {clip(name)}, holds {escape(odd)}, which is half a character",
            f"座位{seat}的名字{clip(name)}中有{escape(odd)}，只是半个字符",
        )
    key = _key(tidy)
    if not key:
        raise GameError(
            f"the name of seat {seat} is {clip(name)}, which nobody could see; give each seat a name, or give no names",
            f"座位{seat}的名字是{clip(name)}，谁也看不见；请给每个座位一个名字，或者都不给",
        )
    same = next((other for other, one in enumerate(before) if _key(one) == key), None)
    if same is not None:
        raise GameError(
            f"seats {same} and {seat} are both called {clip(name)}, and nobody could tell them apart; "
            f"try {clip(f'{tidy} 2')} for one of them",
            f"座位{same}和座位{seat}都叫{clip(name)}，无法分辨；可以把其中一个叫做{clip(f'{tidy} 2')}",
        )
    return tidy


def _key(name: str) -> str:
    """What is seen of a name: two names are alike that have the same."""
    return "".join(sign for sign in normalize("NFKC", name) if not shapeless(sign) and not sign.isspace())
