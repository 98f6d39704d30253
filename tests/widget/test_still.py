"""The still form: a storyboard that says everything the table would show, and text that never changes."""

from __future__ import annotations

import re
from base64 import b64decode
from html.parser import HTMLParser

import pytest

from cardgames.engine.timeline import Frame, Timeline
from cardgames.svg.alt import view_alt
from cardtable.data import viewer
from cardtable.still import MOST, key_frames, storyboard, summary
from tests.widget.conftest import MARKUP


class Board(HTMLParser):
    """Images and text of a storyboard, as a browser reads them."""

    def __init__(self, html: str) -> None:
        super().__init__()
        self.tags: list[str] = []
        self.images: list[dict[str, str | None]] = []
        self.captions: list[str] = []
        self.feed(html)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.append(tag)
        if tag == "img":
            self.images.append(dict(attrs))
        if tag == "figcaption":
            self.captions.append("")

    def handle_data(self, data: str) -> None:
        if self.captions:
            self.captions[-1] += data


def test_four_to_eight_pictures_with_alternative_text_and_numbers(bar: Timeline) -> None:
    board = Board(storyboard(bar))
    assert 4 <= len(board.images) <= 8
    frames = [int(number) for number in re.findall(r"Step (\d+) of 21\.", "".join(board.captions))]
    assert frames == sorted(frames)
    assert (frames[0], frames[-1]) == (0, 21)
    for frame, image in zip(frames, board.images, strict=True):
        assert image["alt"] == view_alt(bar.line()[frame].view, "en")


def test_pictures_stand_alone(bar: Timeline) -> None:
    for image in Board(storyboard(bar)).images:
        source = str(image["src"])
        assert source.startswith("data:image/svg+xml;base64,")
        svg = b64decode(source.partition(",")[2]).decode()
        assert svg.startswith('<svg xmlns="http://www.w3.org/2000/svg"')
        assert not re.findall(r"<(?:style|script|use|image|foreignObject)\b|\bhref=|\bid=", svg)


def test_only_tags_that_untrusted_notebooks_keep(bar: Timeline) -> None:
    assert set(Board(storyboard(bar)).tags) <= {"div", "p", "b", "br", "figure", "figcaption", "img"}


def test_captions_say_move_clause_and_arithmetic(bar: Timeline) -> None:
    caption = next(c for c in Board(storyboard(bar, shown=8)).captions if c.startswith("Step 8 "))
    step = bar.step(8)
    assert step.text() in caption
    for clause, _ in step.said():
        assert clause in caption
    for line in step.lines:
        assert f"{line.arithmetic} = " in caption or line.arithmetic == str(line.amount)


def test_a_seat_sees_its_own_line(star: Timeline) -> None:
    html = storyboard(star, view="0")
    line = star.line(viewer("0"))
    board = Board(html)
    chosen = key_frames(line)
    assert [image["alt"] for image in board.images] == [view_alt(line[i].view, "en") for i in chosen]
    assert "seen by Seat 0" in html
    assert "seen by the audience" in storyboard(star, view="audience")


def test_chinese(bar: Timeline) -> None:
    html = storyboard(bar, lang="zh")
    assert "第21步，共21步" in html
    assert bar.step(21).text("zh") in html
    assert "Step" not in re.sub(r"<img[^>]*>", "", html)


def test_names_with_markup_are_characters(marked_up: Timeline) -> None:
    html = storyboard(marked_up, view="1", shown=2)
    board = Board(html)
    assert set(board.tags) <= {"div", "p", "b", "br", "figure", "figcaption", "img"}
    assert all(set(image) == {"alt", "src", "width"} for image in board.images)
    assert MARKUP in "".join(board.captions)
    assert any(MARKUP in str(image["alt"]) for image in board.images)


@pytest.mark.parametrize("steps", [0, 1, 2, 5])
def test_short_lines_show_every_step(bar: Timeline, steps: int) -> None:
    line = bar.branch(steps).line()
    assert key_frames(line) == list(range(min(steps + 1, MOST))) or len(key_frames(line)) == MOST


def test_key_frames_prefer_moments_and_hold_the_one_shown(star: Timeline) -> None:
    line: list[Frame] = star.line()
    chosen = key_frames(line, shown=17)
    assert 17 in chosen
    assert len(chosen) == MOST
    assert all(line[i].moment for i in chosen if i not in (0, 17, len(line) - 1))
    assert key_frames(line, shown=999) == key_frames(line, shown=len(line) - 1)


def test_same_bytes_each_time(bar: Timeline) -> None:
    assert storyboard(bar) == storyboard(bar)


def test_summary() -> None:
    assert summary("Hey, Bartender!", 3, 12) == "Hey, Bartender! step 3 of 12"
