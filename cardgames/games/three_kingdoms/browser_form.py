"""The pages of the browser under fields to choose from, where ipywidgets is there and a kernel runs.

    deck_form()                      faction, mansion, suit, rank, part of a name
    combinations_form()              kind, size, member, a collection

Everywhere else (no ipywidgets, no kernel, a page on the web) the same page stands still.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from importlib import import_module
from importlib.util import find_spec
from typing import Any

from cardgames.classroom.page import Page
from cardgames.engine.words import Words
from cardgames.games.three_kingdoms import search
from cardgames.games.three_kingdoms.browser import combinations, deck
from cardgames.games.three_kingdoms.cards import FACTIONS, MANSIONS
from cardgames.games.three_kingdoms.combos import KINDS

_ALL = Words("all", "全部")
_NAME, _MEMBER, _HAVE = Words("name", "姓名"), Words("member", "成员"), Words("collection", "收集牌堆")
_EXAMPLE = Words("Liu Bei, Guan Yu", "刘备、关羽")

Choices = Sequence[tuple[Words, Any]]
Field = tuple[Words, Choices | None]
"""What a field is called, and what there is to choose from; None for a text."""

DECK: Mapping[str, Field] = {
    "faction": (search.FACTION, [(name, key) for key, name in FACTIONS.items()]),
    "mansion": (search.MANSION, [(home.name, home.name.en) for home in MANSIONS]),
    "suit": (search.SUIT, [(name, key) for key, name in search.SUITS.items()]),
    "rank": (search.RANK, [(name, key) for key, name in search.RANKS.items()]),
    "name": (_NAME, None),
}
COMBINATIONS: Mapping[str, Field] = {
    "kind": (search.KIND, [(name, key) for key, name in KINDS.items()]),
    "size": (search.SIZE, [(name, key) for key, name in search.SIZES.items()]),
    "member": (_MEMBER, None),
    "have": (_HAVE, None),
}


class Form:
    """Fields and the page that answers them; `page` is the present one."""

    def __init__(self, answer: Callable[..., Page], fields: Mapping[str, Field], lang: str) -> None:
        self.answer, self.lang = answer, lang
        widgets: Any = import_module("ipywidgets")
        self.fields = {name: _widget(widgets, *field, lang) for name, field in fields.items()}
        self.shown = widgets.HTML()
        rows = [widgets.HBox(list(self.fields.values()), layout={"flex_flow": "row wrap"}), self.shown]
        self.box = widgets.VBox(rows)
        for field in self.fields.values():
            field.observe(self._changed, names="value")
        self._changed()

    def _changed(self, change: object = None) -> None:
        filters = {name: field.value for name, field in self.fields.items() if field.value not in (None, "")}
        self.page = self.answer(lang=self.lang, **filters)
        self.shown.value = spaced(self.page._repr_html_())

    def _repr_mimebundle_(self, **kwargs: Any) -> Any:
        """The live fields, and beside them the page as it stands."""
        live = self.box._repr_mimebundle_(**kwargs) or {}
        data, metadata = live if isinstance(live, tuple) else (live, {})
        return {**data, "text/html": self.page._repr_html_(), "text/plain": str(self.page)}, metadata

    def __repr__(self) -> str:
        return str(self.page)


def spaced(html: str) -> str:
    """A page with room between the columns, which a notebook gives to its outputs but not to its widgets."""
    return html.replace('style="text-align:left', 'style="padding:2px 12px 2px 0;text-align:left')


def _widget(widgets: Any, label: Words, choices: Choices | None, lang: str) -> Any:
    description = label[lang][:1].upper() + label[lang][1:]
    look = {"description": description, "style": {"description_width": "initial"}}
    if choices is None:
        return widgets.Text(value="", placeholder=_EXAMPLE[lang], continuous_update=False, **look)
    return widgets.Dropdown(options=[(_ALL[lang], None), *((name[lang], key) for name, key in choices)], **look)


def _form(answer: Callable[..., Page], fields: Mapping[str, Field], lang: object) -> Any:
    if find_spec("ipywidgets") is None or lang not in ("en", "zh"):
        return answer(lang=lang)
    return Form(answer, fields, str(lang))


def deck_form(lang: str = "en") -> Any:
    """The deck under its filters; without ipywidgets the page of the whole deck."""
    return _form(deck, DECK, lang)


def combinations_form(lang: str = "en") -> Any:
    """The combos under their filters; without ipywidgets the page of all combos."""
    return _form(combinations, COMBINATIONS, lang)
