"""Random trials of what must always hold: `python -m tests.proof [PART ...] [--count N] [--seed S]`.

A part is a module of this folder with `faults(count, seed)`: it makes `count` trials from the seed and yields one
sentence for each promise that is broken, with what is needed to see it again. The suite runs a small sample of each.
"""

import re

_PYTHON = re.compile(
    r"Traceback|Exception|NoneType|[a-z]Error\b|0x\w{6}"
    r"|\b(None|True|False|dict|tuple|bytes|object|str|int|float|list indices)\b"
)
_QUOTED = re.compile(r"(?<![a-z])'(\\.|[^'])*'|\"(\\.|[^\"])*\"")


def programmers_words(message: str) -> str:
    """The first word of a message that only programmers understand, or nothing; what it quotes does not count."""
    found = _PYTHON.search(_QUOTED.sub("", message))
    return found[0] if found else ""
