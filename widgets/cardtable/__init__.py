"""The table: step through a game in a notebook, or write it as a page.

from cardtable import CardTable, to_html
CardTable(timeline)                    # in a notebook; needs anywidget
to_html(timeline, "game.html")         # one page without kernel and network; needs nothing
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from cardtable.data import table_data
from cardtable.page import to_html
from cardtable.still import storyboard

if TYPE_CHECKING:
    from cardtable.table import CardTable

__all__ = ["CardTable", "storyboard", "table_data", "to_html"]


def __getattr__(name: str) -> Any:
    """`CardTable` only when it is asked for, so that pages can be written where there is no anywidget."""
    if name != "CardTable":
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    try:
        from cardtable.table import CardTable
    except ModuleNotFoundError as missing:
        raise ImportError(
            f"CardTable needs {missing.name}; install it with: pip install 'cardgames[widgets]'"
        ) from missing
    return CardTable
