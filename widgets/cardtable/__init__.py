"""The table: step through a game in a notebook, or write it as a page.

from cardtable import CardTable, to_html
CardTable(timeline)                    # in a notebook; needs anywidget
PlayTable("spots", ["you", "greedy"])  # play in a notebook, against bots or with others; needs a kernel too
to_html(timeline, "game.html")         # one page without kernel and network; needs nothing
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Any

from cardtable.data import table_data
from cardtable.page import to_html
from cardtable.still import storyboard

if TYPE_CHECKING:
    from cardtable.play import PlayTable
    from cardtable.table import CardTable

__all__ = ["CardTable", "PlayTable", "storyboard", "table_data", "to_html"]


_WIDGETS = {"CardTable": "cardtable.table", "PlayTable": "cardtable.play"}


def __getattr__(name: str) -> Any:
    """The widgets only when they are asked for, so that pages can be written where there is no anywidget."""
    if name not in _WIDGETS:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    try:
        return getattr(import_module(_WIDGETS[name]), name)
    except ModuleNotFoundError as missing:
        raise ImportError(
            f"{name} needs {missing.name}; install it with: pip install 'cardgames[widgets]'"
        ) from missing
