"""The classroom: what notebooks call, so that their cells read like the game.

    from cardgames import classroom
    bartender = classroom.lesson("hey-bartender")

`lesson(slug)` is one game's lesson, `games()` the list of all of them, `check(file)` tries a file of own examples.
"""

from __future__ import annotations

from cardgames.classroom.check import Report
from cardgames.classroom.lesson import Lesson, lesson
from cardgames.classroom.shelf import Shelf

__all__ = ["Lesson", "check", "games", "lesson"]


def games(folder: str = "rules", lang: str = "en") -> Shelf:
    """All games, each with a link to its notebook in the folder, where there is one."""
    return Shelf(folder, lang)


def check(path: str, lang: str = "en", *, game: str | None = None) -> Report:
    """Every case of a file run through the rules, like `python -m cardgames check FILE`.

    `game` is the game's slug, where neither the file's name nor its case ids say it.
    """
    return Report(path, lang, game)
