"""Reading a file of cases: a JSON list that is neither too large nor too deep, in time that grows with its length."""

from __future__ import annotations

import json
import re
from collections import Counter as Count
from pathlib import Path
from typing import Any

from cardgames.engine.shapes import CaseError, quoted

LARGEST = 5_000_000
"""A file of cases has at most so many bytes; the largest of the collection has 30,000."""
DEEPEST = 30
"""Lists and objects lie at most so many deep in each other."""
PARTS = 600_000
"""Lists and objects in a file, all together."""
DIGITS = 40
"""A whole number has at most so many digits."""

_TEXTS = re.compile(r'"(?:[^"\\]++|\\.?)*+"?', re.DOTALL)
_LONG_NUMBER = re.compile(r"\d{" + str(DIGITS + 1) + "}")
_OUTSIDE = re.compile(r"[^\[\]{}]+")
_DEEPER = {"[": 1, "{": 1, "]": -1, "}": -1}
_RIGHT = "a file of cases is a JSON list", "例子文件是JSON列表"
_REASONS: dict[type[Exception], str] = {
    FileNotFoundError: "没有这个文件",
    IsADirectoryError: "这是文件夹",
    PermissionError: "没有读取权限",
}


def read_cases(path: Path) -> list[Any]:
    """The entries of a file, cases or not. Raises CaseError."""
    text = _text(path)
    if not text.strip():
        raise CaseError(f"this file is empty; {_RIGHT[0]}", f"文件是空的；{_RIGHT[1]}")
    _measure(text)
    try:
        entries = json.loads(text, object_pairs_hook=_once, parse_constant=_no_number)
    except json.JSONDecodeError as error:
        raise CaseError(
            f"line {error.lineno}, column {error.colno}: this is not JSON ({error.msg})",
            f"第{error.lineno}行第{error.colno}列：这不是JSON",
        ) from None
    if not isinstance(entries, list):
        found = quoted(entries)
        raise CaseError(f"a file of cases is a JSON list, not {found}", f"例子文件应是JSON列表，不能是{found}")
    return entries


def _text(path: Path) -> str:
    try:
        with path.open("rb") as file:
            raw = file.read(LARGEST + 1)
    except (OSError, ValueError) as error:  # ValueError: no name of a file at all
        reason = getattr(error, "strerror", None) or "this is no name of a file"
        raise CaseError(
            f"this file cannot be read: {reason}", f"无法读取文件：{_REASONS.get(type(error), '打不开')}"
        ) from None
    if len(raw) > LARGEST:
        raise CaseError(
            f"this file is too large; a file of cases has at most {LARGEST:,} bytes",
            f"文件太大；例子文件最多{LARGEST:,}字节",
        )
    try:
        return raw.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        line = error.object[: error.start].count(b"\n") + 1
        raise CaseError(
            f"line {line} is not UTF-8 text; {_RIGHT[0]}", f"第{line}行不是UTF-8文本；{_RIGHT[1]}"
        ) from None


def _measure(text: str) -> None:
    """Raises CaseError for what is nested too deeply, and for numbers with too many digits."""
    bare = _TEXTS.sub(_blank, text)
    if number := _LONG_NUMBER.search(bare):
        raise _placed(text, number.start(), f"this number has more than {DIGITS} digits", f"数字超过{DIGITS}位")
    depth, brackets = 0, _OUTSIDE.sub("", bare)
    for sign in brackets:
        depth += _DEEPER[sign]
        if depth > DEEPEST:
            raise CaseError(
                f"this JSON is nested too deeply; lists and objects lie at most {DEEPEST} deep in each other",
                f"JSON嵌套太深；列表和对象最多嵌套{DEEPEST}层",
            )
    if len(brackets) > 2 * PARTS:
        raise CaseError(
            f"this file has too many lists and objects; all together it has at most {PARTS:,}",
            f"文件里的列表和对象太多；总共最多{PARTS:,}个",
        )


def _blank(text: re.Match[str]) -> str:
    """As many signs that mean nothing, so that what follows keeps its place."""
    return "_" * (text.end() - text.start())


def _placed(text: str, at: int, en: str, zh: str) -> CaseError:
    line = text.count("\n", 0, at) + 1
    column = at - text.rfind("\n", 0, at)
    return CaseError(f"line {line}, column {column}: {en}", f"第{line}行第{column}列：{zh}")


def _once(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    """A JSON object; a field that stands twice would silently replace the first."""
    found = dict(pairs)
    if len(found) < len(pairs):
        twice, _ = Count(name for name, _ in pairs).most_common(1)[0]
        where = quoted(found)
        raise CaseError(f"the field {quoted(twice)} stands twice in {where}", f"字段{quoted(twice)}在{where}中出现两次")
    return found


def _no_number(word: str) -> Any:
    raise CaseError(f"{word} is not a number that a case can hold", f"{word}不是例子能用的数字")
