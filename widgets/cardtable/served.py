"""The module and the stylesheet as pages get them: as written, without indentation and whole-line comments.

Both are sent with every table, so their comments would be sent along; they stay in the source for whoever reads it.
"""

from __future__ import annotations

import re
from pathlib import Path

STATIC = Path(__file__).parent / "static"

_BLOCK = re.compile(r"^\s*/\*.*?\*/[ \t]*\n", re.MULTILINE | re.DOTALL)
_LINE = re.compile(r"^\s*//.*\n", re.MULTILINE)
_INDENT = re.compile(r"^\s+", re.MULTILINE)


def bare(source: str, *, line_comments: bool) -> str:
    """A source without comments that fill their lines, indentation and empty lines; nothing else is touched.

    No text of ours spans lines, so that the start of a line is never inside one.
    """
    source = _BLOCK.sub("", source)
    return _INDENT.sub("", _LINE.sub("", source) if line_comments else source)


MODULE = bare((STATIC / "table.js").read_text("utf-8"), line_comments=True)
STYLES = bare((STATIC / "table.css").read_text("utf-8"), line_comments=False)
