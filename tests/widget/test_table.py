"""The widget in Python: its traits, its three forms in a notebook's output, and what it refuses."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from cardgames.engine.timeline import Timeline
from cardtable import CardTable
from cardtable.still import storyboard


def test_output_holds_live_view_storyboard_and_text(bar: Timeline) -> None:
    table = CardTable(bar, step=3)
    data, _ = table._repr_mimebundle_()
    assert set(data) == {"application/vnd.jupyter.widget-view+json", "text/html", "text/plain"}
    assert data["text/plain"] == repr(table) == "Hey, Bartender! step 3 of 21"
    assert data["text/html"] == storyboard(bar, shown=3)
    assert len(data["text/html"]) < 200_000


def test_a_still_form_can_have_fewer_pictures(bar: Timeline) -> None:
    assert CardTable(bar).still().count("<img") == 5
    assert CardTable(bar, stills=3).still() == storyboard(bar, most=3)
    assert CardTable(bar, stills=3, step=4).still().count("<img") == 3
    assert CardTable(bar, stills=2).still().count("<img") == 2
    assert CardTable(bar, stills=2, step=4).still().count("<img") == 3  # first, last and the one shown are always there


@pytest.mark.parametrize("stills", [1, 0, -1, "3", True, 3.0])
def test_a_still_form_has_at_least_two_pictures(bar: Timeline, stills: object) -> None:
    with pytest.raises(ValueError, match="2 or more pictures"):
        CardTable(bar, stills=stills)  # type: ignore[arg-type]


def test_text_counts_the_frames_of_the_view(star: Timeline) -> None:
    table = CardTable(star)
    frames = len(star.line("audience")) - 1
    table.view = "audience"
    table.step = len(star) - 1
    assert repr(table) == f"Caribbean Star step {frames} of {frames}"


def test_state_has_what_the_module_reads(bar: Timeline) -> None:
    state = CardTable(bar, step=5, view=1, lang="zh", pack="four-colour", projector=True).get_state()
    names = ("step", "view", "lang", "pack", "projector")
    assert [state[name] for name in names] == [5, "1", "zh", "four-colour", True]
    assert state["data"]["version"] == 1
    assert state["_esm"].rstrip().endswith("export default { render };")
    assert ".ct{" in state["_css"]


def test_a_table_for_one_seat_opens_at_that_seat(bar: Timeline) -> None:
    table = CardTable(bar, views=[2])
    assert table.view == "2"
    assert list(table.data["lines"]) == ["2"]
    with pytest.raises(ValueError, match="no view 'all' here; choose 2"):
        table.view = "all"


def test_traits_refuse_what_the_table_does_not_have(bar: Timeline) -> None:
    table = CardTable(bar)
    for name, wrong in (("step", 22), ("view", "7"), ("lang", "de"), ("pack", "blue")):
        before = getattr(table, name)
        with pytest.raises(ValueError, match=r"its steps go from 0 to 21|; choose "):
            setattr(table, name, wrong)
        assert getattr(table, name) == before
    table.step = -1
    assert table.step == 21


def test_page_of_a_table_stands_where_the_table_stands(bar: Timeline, tmp_path: Path) -> None:
    table = CardTable(bar, step=4)
    table.view = "0"
    html = table.to_html(tmp_path / "game.html").read_text("utf-8")
    assert '"step":4,"view":"0"' in html


def test_only_timelines() -> None:
    with pytest.raises(TypeError, match="not 7"):
        CardTable(7)  # type: ignore[arg-type]


def test_pages_and_storyboards_need_no_anywidget(tmp_path: Path) -> None:
    """Where anywidget is missing, only CardTable is, and it says how to get it."""
    code = (
        "import sys; sys.modules['anywidget'] = None\n"
        "import cardgames, cardtable\n"
        "t = cardgames.game('hey-bartender').play(seats=2, seed=1)\n"
        f"cardtable.to_html(t, {str(tmp_path / 'game.html')!r})\n"
        "try:\n    cardtable.CardTable\n"
        "except ImportError as error:\n    print(error)\n"
    )
    result = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True, timeout=60)
    assert result.stdout == "CardTable needs anywidget; install it with: pip install 'cardgames[widgets]'\n"
