"""Digests of what a seeded line of every game shows: `python -m tests.digest [SLUG...]` writes them anew.

The same bytes come out of every Python, on every machine: what differs here differs in somebody's notebook. Whoever
changes a rule, a sentence or a drawing on purpose writes them anew.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator
from hashlib import sha256
from pathlib import Path

import cardgames
from cardgames.engine.game import Game
from cardgames.engine.timeline import Timeline
from cardgames.engine.zones import ALL
from cardgames.explain import explain
from cardgames.players import loop
from cardgames.svg.alt import view_alt
from cardgames.svg.table import changes, table
from cardtable.data import table_data

KEPT = Path(__file__).with_name("digests.json")
STEPS = 40
"""Steps of each line that are looked at."""


def digests(game: Game) -> dict[str, str]:
    """For each kind of output the start of its SHA-256."""
    line = seeded(game)
    outputs = {
        "record": [line.record()],
        "sentences": [*explain(line, ("en", "zh")), game.rulebook.text("en"), game.rulebook.text("zh")],
        "pictures": list(pictures(line)),
        "page": [json.dumps(table_data(line), ensure_ascii=False)],
    }
    return {kind: sha256("\n".join(texts).encode()).hexdigest()[:16] for kind, texts in outputs.items()}


def seeded(game: Game) -> Timeline:
    """The beginning of a game: a greedy player at every other seat, players that move at random between them."""
    seats = 3 if 3 in game.seats else game.seats[0]
    line = game.timeline(seats=seats, seed=7)
    loop.seat_players(line, [("greedy", "random")[seat % 2] for seat in range(seats)])
    for _ in zip(range(STEPS), loop.run(line, loop.playing(line), loop.luck_of(line)), strict=False):
        pass
    return line


def pictures(line: Timeline) -> Iterator[str]:
    """The still picture of every step with what it moved, by turns in English and Chinese, and its words."""
    before = None
    for number in range(len(line)):
        view, lang = line.view(number, ALL), ("en", "zh")[number % 2]
        moved, gone = changes(before, view) if before else ((), ())
        yield table(view, line.game.board, lang=lang, moved=moved, gone=gone)
        yield view_alt(view, lang)
        before = view


def main(slugs: list[str]) -> None:
    """Write the digests of every game, or of those named."""
    kept = json.loads(KEPT.read_text("utf-8")) if KEPT.exists() else {}
    for slug in slugs or cardgames.games():
        kept[slug] = digests(cardgames.game(slug))
    KEPT.write_text(json.dumps(kept, indent=1, sort_keys=True) + "\n", "utf-8")
    print(f"tests/digest/digests.json: {len(kept)} games")


if __name__ == "__main__":
    main(sys.argv[1:])
