"""The page of a game: one file, closed to the network, whatever names stand in it."""

from __future__ import annotations

import json
import re
import subprocess
import sys
from base64 import b64encode
from hashlib import sha256
from html import unescape
from html.parser import HTMLParser
from pathlib import Path
from zipfile import ZipFile

import pytest

from cardgames.engine.timeline import Timeline
from cardgames.faults import Fault
from cardtable import to_html
from cardtable.served import MODULE, STYLES


class Page(HTMLParser):
    """What a browser finds in a page: tags, and the contents of its scripts."""

    def __init__(self, path: Path) -> None:
        super().__init__()
        self.tags: list[tuple[str, dict[str, str | None]]] = []
        self.scripts: dict[str | None, str] = {}
        self.text = path.read_text("utf-8")
        self._kind: str | None = None
        self.feed(self.text)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.append((tag, dict(attrs)))
        self._kind = dict(attrs).get("type") if tag == "script" else None

    def handle_data(self, data: str) -> None:
        if self._kind:
            self.scripts[self._kind] = self.scripts.get(self._kind, "") + data

    def handle_endtag(self, tag: str) -> None:
        self._kind = None

    @property
    def state(self) -> dict[str, object]:
        state: dict[str, object] = json.loads(self.scripts["application/json"])
        return state


@pytest.fixture
def page(bar: Timeline, tmp_path: Path) -> Page:
    return Page(to_html(bar, tmp_path / "game.html", step=3, lang="zh"))


def test_one_file_that_names_no_other(page: Page) -> None:
    for tag, attributes in page.tags:
        assert tag not in {"link", "iframe", "object", "base"}
        source = attributes.get("src")
        assert source is None or source.startswith("data:image/svg+xml;base64,")
        assert "href" not in attributes
    assert "http" not in page.text.replace("http://www.w3.org/2000/svg", "").replace("http-equiv", "")


def test_policy_lets_only_this_script_run_and_nothing_load(page: Page) -> None:
    policy = next(str(a["content"]) for tag, a in page.tags if a.get("http-equiv") == "Content-Security-Policy")
    script = page.scripts["module"]
    digest = b64encode(sha256(script.encode()).digest()).decode()
    assert f"script-src 'sha256-{digest}'" in unescape(policy)
    assert policy.startswith("default-src 'none'")
    assert "connect-src" not in policy


def test_page_holds_module_stylesheet_and_place(page: Page) -> None:
    assert MODULE in page.scripts["module"]
    assert STYLES in page.text
    state = page.state
    assert (state["step"], state["view"], state["lang"]) == (3, "all", "zh")
    assert ("html", {"lang": "zh-CN"}) in page.tags


def test_without_scripts_there_is_the_storyboard(page: Page) -> None:
    fallback = page.text.partition("<noscript>")[2].partition("</noscript>")[0]
    assert fallback.count("<img alt=") >= 4
    assert "第21步" in fallback


def test_names_with_markup_cannot_end_the_data_or_start_an_element(marked_up: Timeline, tmp_path: Path) -> None:
    page = Page(to_html(marked_up, tmp_path / "game.html"))
    assert [a.get("src", "")[:4] for tag, a in page.tags if tag == "img"] == ["data"] * 5
    assert [a.get("type") for tag, a in page.tags if tag == "script"] == ["application/json", "module"]
    data = page.state["data"]
    assert isinstance(data, dict)
    assert data["names"][1] == marked_up.names[1]  # type: ignore[index]
    assert "<" not in page.scripts["application/json"]


def test_a_page_for_one_seat_holds_only_what_that_seat_may_see(star: Timeline, tmp_path: Path) -> None:
    page = Page(to_html(star, tmp_path / "seat.html", views=[1]))
    shown = {
        card.text
        for frame in star.line(1)
        for zone in frame.view.zones.values()
        for card in zone.cards
        if card is not None
    }
    data = page.state["data"]
    assert isinstance(data, dict)
    assert set(data["cards"]) == shown
    assert page.state["view"] == "1"


@pytest.mark.parametrize(
    ("wrong", "sentence"),
    [
        ({"step": 22}, "step 22 is not on this table; its steps go from 0 to 21"),
        ({"step": True}, "step True is not on this table; its steps go from 0 to 21"),
        ({"view": "9"}, "there is no view '9' here; choose all, 0, 1, 2 or audience"),
        ({"views": ["x" * 99]}, "choose from all, 0, 1, 2, audience"),
        ({"lang": "fr"}, "there is no language 'fr' here; choose en or zh"),
        ({"pack": 1}, "there is no pack 1 here; choose standard, four-colour or high-contrast"),
    ],
)
def test_wrong_wishes_get_one_sentence_and_no_file(
    bar: Timeline, tmp_path: Path, wrong: dict[str, object], sentence: str
) -> None:
    with pytest.raises(Fault, match=re.escape(sentence)) as error:
        to_html(bar, tmp_path / "no.html", **wrong)  # type: ignore[arg-type]
    assert "\n" not in str(error.value)
    assert len(str(error.value)) < 120
    assert re.search(r"[这牌].*[；，]", error.value.text("zh"))
    assert not (tmp_path / "no.html").exists()


def test_only_timelines(tmp_path: Path) -> None:
    with pytest.raises(TypeError, match=r"^a table shows a Timeline, such as .*, not 'hey-bartender'$"):
        to_html("hey-bartender", tmp_path / "no.html")  # type: ignore[arg-type]


def test_negative_steps_count_from_the_end(bar: Timeline, tmp_path: Path) -> None:
    assert Page(to_html(bar, tmp_path / "end.html", step=-1)).state["step"] == 21


def test_a_page_is_made_from_packages_in_a_zip(tmp_path: Path) -> None:
    """Sources, rulebooks, outlines and tables of cards are read wherever Python finds the packages."""
    root = Path(__file__).parents[2]
    with ZipFile(tmp_path / "both.zip", "w") as archive:
        for top in (root / "cardgames", root / "widgets" / "cardtable"):
            for path in top.rglob("*"):
                if path.is_file() and "__pycache__" not in path.parts:
                    archive.write(path, path.relative_to(top.parent))
    code = (
        f"import sys; sys.path.insert(0, {str(tmp_path / 'both.zip')!r})\n"
        "import cardgames, cardtable\n"
        "assert 'both.zip' in cardtable.__file__ and 'both.zip' in cardgames.__file__\n"
        "for slug in ('hey-bartender', 'soul-hunt', 'three-kingdoms'):\n"
        "    line = cardgames.game(slug).timeline(seed=1)\n"
        f"    print(cardtable.to_html(line, {str(tmp_path)!r} + f'/{{slug}}.html').name)\n"
    )
    result = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, timeout=120, check=False)
    assert result.stdout.split() == ["hey-bartender.html", "soul-hunt.html", "three-kingdoms.html"], result.stderr


def test_pages_are_utf_8_with_plain_line_ends(bar: Timeline, tmp_path: Path) -> None:
    raw = to_html(bar, tmp_path / "game.html", lang="zh").read_bytes()
    assert b"\r" not in raw
    assert "酒保" in raw.decode("utf-8")
