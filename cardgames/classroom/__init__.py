"""The classroom: what notebooks call, so that their cells read like the game.

    from cardgames import classroom
    bartender = classroom.lesson("hey-bartender")

`lesson(slug)` is one game's lesson, `games()` the list of all of them.
"""

from __future__ import annotations

from cardgames.classroom.lesson import Lesson, lesson
from cardgames.classroom.shelf import Shelf

__all__ = ["Lesson", "games", "lesson"]


def games(folder: str = "rules", lang: str = "en") -> Shelf:
    """All games, each with a link to its notebook in the folder, where there is one."""
    return Shelf(folder, lang)
