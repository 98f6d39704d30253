"""The module in Node: its unit tests, and that it rebuilds exactly what the engine's views hold."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from cardtable.data import table_data, viewer
from cardtable.served import MODULE, PLAY, STATIC, STYLES
from tests.widget.conftest import node, played

TESTS = sorted(str(path) for path in Path(__file__).parent.glob("*.test.mjs"))


def test_unit_tests_of_the_module() -> None:
    result = node("--test", *TESTS)
    assert result.returncode == 0, result.stdout[-6000:] + result.stderr[-2000:]
    ran = re.search(r"^(?:#|ℹ) pass (\d+)$", result.stdout, re.MULTILINE)
    assert ran is not None
    assert int(ran[1]) >= 38, "fewer tests ran than there are"


@pytest.mark.parametrize(("slug", "seats"), [("hey-bartender", 6), ("caribbean-star", 2), ("brain-baseball", 7)])
def test_states_in_the_page_are_the_views_of_the_engine(slug: str, seats: int, tmp_path: Path) -> None:
    timeline = played(slug, seats)
    data = table_data(timeline)
    file = tmp_path / "data.json"
    file.write_text(json.dumps(data), encoding="utf-8")
    result = node("replay.mjs", str(file))
    assert result.returncode == 0, result.stderr
    for view, states in json.loads(result.stdout).items():
        assert len(states) == len(timeline.line(viewer(view)))
        for state, frame in zip(states, timeline.line(viewer(view)), strict=True):
            cards = {key: [card and card.text for card in zone.cards] for key, zone in frame.view.zones.items()}
            assert state["z"] == cards
            assert [[clause, data["strings"][s]] for clause, s in state["say"]] == [
                [clause, [said.text("en", None), said.text("zh", None)]] for clause, said in frame.said
            ]
            assert data["strings"][state["log"]][0] == str(frame.brief or (frame.said[0][1] if frame.said else "…"))
            assert [[one[0], one[1], *one[3:]] for one in state["sum"]] == [
                [line.seat, line.clause, line.arithmetic, line.amount] for line in frame.lines
            ]


def test_module_and_stylesheet_stay_small() -> None:
    for module in (MODULE, PLAY):
        assert len((module + STYLES).encode()) < 120_000


def test_what_is_served_is_the_source_without_comments() -> None:
    for name, served in (("table.js", MODULE), ("table.css", STYLES)):
        source = (STATIC / name).read_text("utf-8")
        assert len(served) < len(source)
        assert _essence(served) == _essence(source)


@pytest.mark.parametrize("name", ["table.js", "play.js"])
def test_no_text_of_the_module_holds_what_serving_takes_away(name: str) -> None:
    source = re.sub(r"^\s*(//|/?\*).*$", "", (STATIC / name).read_text("utf-8"), flags=re.MULTILINE)
    texts = re.findall(r'"[^"\n]*"|`[^`\n]*`', source)
    assert len(texts) > 20
    for text in texts:
        assert not re.search(r" (=>|[=!<>]==?|&&|\|\||\?\?) |; //", re.sub(r"\$\{[^}]*\}", "", text)), text


def _essence(source: str) -> str:
    """A source without any comment and white space."""
    return re.sub(r"\s+", "", re.sub(r"/\*[\s\S]*?\*/|(?<!:)//.*", "", source))


def test_served_module_runs_its_own_first_steps(tmp_path: Path) -> None:
    file = tmp_path / "served.mjs"
    file.write_text(f"{PLAY}\nconsole.log(typeof lineOf, typeof Board, typeof PlayTable);", encoding="utf-8")
    result = node(str(file))
    assert result.stdout.split() == ["function"] * 3, result.stderr


def test_module_asks_for_nothing_and_touches_only_its_element() -> None:
    source = (STATIC / "table.js").read_text("utf-8")
    code = re.sub(r"/\*[\s\S]*?\*/|(?<!:)//.*", "", source)
    assert not re.findall(r"\bimport\b|\bfetch\(|XMLHttpRequest|WebSocket|\burl\(", code)
    assert not re.findall(r"innerHTML|outerHTML|insertAdjacentHTML|document\.(?!createElement)", code)
    assert "http" not in code.replace("http://www.w3.org/2000/svg", "")
    assert "http" not in (STATIC / "table.css").read_text("utf-8")
    assert "@import" not in (STATIC / "table.css").read_text("utf-8")


def test_every_selector_stands_under_the_root_class() -> None:
    """Nested rules stand under `.ct` by themselves; every rule at the top has to name it."""
    css = re.sub(r"/\*[\s\S]*?\*/", "", (STATIC / "table.css").read_text("utf-8"))
    css = re.sub(r"@keyframes ct-[\w-]+ \{[^{}]*\{[^{}]*\} \}", "", css)  # names, not selectors; ours begin with ct-
    tops = list(_top_rules(css))
    assert len(tops) >= 3
    for selector in tops:
        for one in selector.split(","):
            assert re.search(r"(^|\s)\.ct(?![\w-])", one), f"{one!r} reaches outside the table"


def _top_rules(css: str) -> list[str]:
    """The selectors at the top of a stylesheet and of its at-rules."""
    found, depth, start, inside = [], 0, 0, [False]
    for at, sign in enumerate(css):
        if sign == "{":
            head = css[start:at].strip()
            if depth == len(inside) - 1 and head.startswith("@"):
                inside.append(True)
            elif depth == len(inside) - 1:
                found.append(head)
            depth, start = depth + 1, at + 1
        elif sign == "}":
            depth, start = depth - 1, at + 1
            while len(inside) - 1 > depth:
                inside.pop()
        elif sign == ";":
            start = at + 1
    return found
