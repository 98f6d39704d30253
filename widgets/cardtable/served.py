"""The module and the stylesheet as pages get them: as written, without indentation and comments.

Both are sent with every table, so their comments would be sent along; they stay in the source for whoever reads it.
"""

from __future__ import annotations

import re
from importlib import resources

STATIC = resources.files("cardtable") / "static"
"""Where the sources lie: a folder, or a place in a zip file."""

_BLOCK = re.compile(r"^\s*/\*.*?\*/[ \t]*\n", re.MULTILINE | re.DOTALL)
_LINE = re.compile(r"^\s*//.*\n|(?<=[;{}]) +// .*$", re.MULTILINE)
_INDENT = re.compile(r"^\s+", re.MULTILINE)
_SIGNS = re.compile(r" (=>|[=!<>]==?|&&|\|\||\?\?|=) (?!`)")
_AROUND = re.compile(r"(?<=[;:{]) | (?=[{}])")


def bare_module(source: str) -> str:
    """A module without indentation, empty lines, comments that fill or end their lines, and spaces around some signs.

    No text of ours spans lines, has two slashes or one of these signs but for a last "= ", so that none is met.
    """
    return _SIGNS.sub(r"\1", _INDENT.sub("", _LINE.sub("", _BLOCK.sub("", source))))


def bare_styles(source: str) -> str:
    """A stylesheet without comments, indentation and the spaces that only the eye needs."""
    return _AROUND.sub("", _INDENT.sub("", _BLOCK.sub("", source)))


MODULE = bare_module((STATIC / "table.js").read_text("utf-8"))
_ADDED = bare_module((STATIC / "play.js").read_text("utf-8"))
PLAY = MODULE.partition("function render(")[0] + _ADDED.partition("\n")[2]
"""The module of a table to play at: the table's but for its last function, and what `play.js` adds to it instead of
importing it."""
STYLES = bare_styles((STATIC / "table.css").read_text("utf-8"))
