"""The table as a widget: an anywidget that holds a timeline's data and the place that is shown."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path
from typing import Any

import anywidget
import traitlets

from cardgames.engine.timeline import Timeline
from cardgames.engine.words import LANGUAGES
from cardtable import check
from cardtable.data import check_views, frame_at, table_data
from cardtable.page import page
from cardtable.served import MODULE, STYLES
from cardtable.still import MOST, storyboard, summary


class CardTable(anywidget.AnyWidget):
    """A game to step through: forwards and back, from any seat, in two languages, with the clause behind each step.

    `step`, `view` ("all", "audience" or a seat such as "0"), `lang`, `pack` and `projector` follow what the reader does
    at the table and can be set. Stepping needs no kernel.
    """

    _esm = MODULE
    _css = STYLES

    data = traitlets.Dict().tag(sync=True)
    step = traitlets.Int(0).tag(sync=True)
    view = traitlets.Unicode("all").tag(sync=True)
    lang = traitlets.Unicode("en").tag(sync=True)
    pack = traitlets.Unicode("standard").tag(sync=True)
    projector = traitlets.Bool(False).tag(sync=True)

    def __init__(
        self,
        timeline: Timeline,
        *,
        step: int = 0,
        view: str | int | None = None,
        views: Iterable[object] | None = None,
        lang: str = "en",
        pack: str = "standard",
        projector: bool = False,
        stills: int = MOST,
    ) -> None:
        """A table for a timeline, opened at `step`.

        `views` limits what is sent to the page: with `views=[0]` it holds nothing that seat 0 may not see. `view`
        is the one shown first (default: the first of them). `stills` is how many pictures its still form has at most,
        first and last step and the one shown among them. Raises ValueError for a step, view, language, pack or number
        of pictures that is none.
        """
        self.timeline = check.check_timeline(timeline)
        data = table_data(timeline, check_views(timeline, views))
        first = data["views"][0] if view is None else view
        state = check.check_state(data, step=step, view=first, lang=lang, pack=pack, projector=projector)
        self.stills = check.check_stills(stills)
        super().__init__(data=data, **state)

    @traitlets.validate("step")
    def _step(self, proposal: Any) -> int:
        return check.check_step(proposal["value"], check.last_step(self.data))

    @traitlets.validate("view")
    def _view(self, proposal: Any) -> str:
        return check.check_view(self.data, proposal["value"])

    @traitlets.validate("lang")
    def _lang(self, proposal: Any) -> str:
        return check.check_choice("language", proposal["value"], LANGUAGES)

    @traitlets.validate("pack")
    def _pack(self, proposal: Any) -> str:
        return check.check_choice("pack", proposal["value"], check.PACKS)

    @property
    def frame(self) -> int:
        """The frame of the present view that is shown: what its reader calls the step."""
        return frame_at(self.data, self.view, self.step)

    def to_html(self, path: str | Path) -> Path:
        """Write this table as one page that needs no kernel and no network, opened where it stands now."""
        traits = {name: getattr(self, name) for name in ("step", "view", "lang", "pack", "projector")}
        target = Path(path)
        target.write_text(page(self.timeline, self.data, traits), encoding="utf-8", newline="\n")
        return target

    def still(self) -> str:
        """The storyboard that stands for the table where it cannot run, as HTML."""
        traits = {name: getattr(self, name) for name in ("view", "lang", "pack")}
        seed = self.data["seed"] is not None
        return storyboard(self.timeline, **traits, shown=self.frame, most=self.stills, seed=seed)

    def _repr_mimebundle_(self, **kwargs: Any) -> Any:
        """The live view, and beside it the storyboard and one line of text."""
        data, metadata = super()._repr_mimebundle_(**kwargs) or ({}, {})
        return {**data, "text/plain": repr(self), "text/html": self.still()}, metadata

    def __repr__(self) -> str:
        game = self.timeline.game
        return summary(game.title.en, self.frame, len(self.data["lines"][self.view]) - 1)
