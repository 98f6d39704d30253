"""What only the lesson of Three Kingdoms Legends has: the deck and the combos to browse."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from cardgames.classroom.page import Page
from cardgames.games.three_kingdoms import browser, browser_form

if TYPE_CHECKING:
    from cardgames.classroom.lesson import Lesson

__all__ = ["browse_combinations", "browse_deck", "combinations", "deck"]


def deck(lesson: Lesson, **filters: Any) -> Page:
    """The characters that fit: faction, mansion, suit, rank, luminary, name; see `browser.deck`."""
    return browser.deck(lang=lesson.lang, **filters)


def combinations(lesson: Lesson, **filters: Any) -> Page:
    """The combos that fit (member, size, kind, name), or with `have` what a collection makes and what it lacks."""
    return browser.combinations(lang=lesson.lang, **filters)


def browse_deck(lesson: Lesson) -> Any:
    """The deck under fields to choose from."""
    return browser_form.deck_form(lesson.lang)


def browse_combinations(lesson: Lesson) -> Any:
    """The combos under fields to choose from."""
    return browser_form.combinations_form(lesson.lang)
