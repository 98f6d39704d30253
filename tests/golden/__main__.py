"""Writes the golden explanations anew: `python -m tests.golden [SLUG...]`. Read the changes before committing them."""

from __future__ import annotations

import sys
from pathlib import Path

from cardgames.engine.record import load
from cardgames.explain import explain

GOLDEN = Path(__file__).parent
RECORDS = GOLDEN.parent / "records"


def main(slugs: list[str]) -> None:
    """Explain every recorded game, or those named."""
    for record in sorted(RECORDS.glob("*.txt")):
        if not slugs or record.stem in slugs:
            text = "\n".join(explain(load(record.read_text("utf-8")), ("en", "zh"))) + "\n"
            (GOLDEN / record.name).write_text(text, "utf-8")
            print(f"tests/golden/{record.name}: {text.count(chr(10))} lines")


if __name__ == "__main__":
    main(sys.argv[1:])
