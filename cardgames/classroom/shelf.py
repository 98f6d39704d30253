"""The list of all games, each with a link to the notebook that teaches it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from html import escape
from pathlib import Path

import cardgames
from cardgames.classroom import words
from cardgames.classroom.page import Page, Part
from cardgames.engine.words import LANGUAGES


@dataclass(frozen=True, slots=True)
class Links:
    """Rows of a game's names and players, with a link where there is a notebook."""

    rows: Sequence[tuple[str, str, str, str | None]]

    def html(self, lang: str) -> str:
        cell = "text-align:left;padding:4px 16px 4px 0;border-bottom:1px solid rgba(128,128,128,.45)"
        head = "".join(f'<th scope="col" style="{cell}">{escape(text)}</th>' for text in _head(lang))
        rows = ""
        for name, other, players, path in self.rows:
            link = f'<a href="{escape(path)}">{escape(words.LEARN[lang])}</a>' if path else "–"
            texts = "".join(f'<td style="{cell}">{text}</td>' for text in (escape(other), escape(players), link))
            rows += f'<tr style="background:transparent"><th scope="row" style="{cell}">{escape(name)}</th>{texts}</tr>'
        return (
            '<table style="border-collapse:collapse;border:0">'
            f'<thead style="border:0"><tr>{head}</tr></thead><tbody>{rows}</tbody></table>'
        )

    def text(self, lang: str) -> str:
        return "\n".join(
            f"{name} / {other}, {words.PLAYERS[lang]}: {players}" + (f"  ({path})" if path else "")
            for name, other, players, path in self.rows
        )


class Shelf(Page):
    """All games; a game whose folder is added later shows up by itself."""

    def __init__(self, folder: str, lang: str) -> None:
        self.lang = lang
        self.folder = folder

    @property
    def parts(self) -> Sequence[Part]:
        rows = []
        for game in map(cardgames.game, cardgames.games()):
            name, other = (game.title[one] for one in (self.lang, *(o for o in LANGUAGES if o != self.lang)))
            first, last = game.seats[0], game.seats[-1]
            path = f"{self.folder}/{game.slug}.ipynb"
            rows.append(
                (
                    name,
                    other,
                    f"{first}" if first == last else f"{first}–{last}",
                    path if Path(path).is_file() else None,
                )
            )
        return [Links(rows)]


def _head(lang: str) -> list[str]:
    return [words.GAME[lang], words.IN_CHINESE[lang], words.PLAYERS[lang], words.NOTEBOOK[lang]]
