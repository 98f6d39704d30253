"""Text in pictures: nothing breaks XML, nothing is wider than it may be, suit signs become paths."""

from __future__ import annotations

import xml.etree.ElementTree as ET

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cardgames.svg.cards import PALETTES
from cardgames.svg.look import shown
from cardgames.svg.shapes import SHAPES
from cardgames.svg.text import fit, safe, width, wrap, write

ANY = st.text(st.characters(codec=None, exclude_categories=[]), max_size=60)
ROOT = '<svg xmlns="http://www.w3.org/2000/svg">{}</svg>'


@given(ANY)
def test_any_text_can_stand_in_xml(text: str) -> None:
    element = ET.fromstring(f'<t a="{safe(text)}">{safe(text)}</t>')
    assert len(element) == 0
    if all(char.isalnum() or char in " <>&\"'" for char in text):
        assert (element.text or "") == element.attrib["a"] == text


@given(ANY, st.floats(20, 400))
def test_cut_text_fits(text: str, limit: float) -> None:
    cut = fit(text, 14, limit)
    assert width(cut, 14) <= limit or cut == "…"
    assert cut == " ".join(cut.split())


def test_text_is_cut_only_when_it_must_be() -> None:
    assert fit("Ann", 14, 100) == "Ann"
    assert fit("Annabel Lee", 14, 50) == "Anna…"


@given(ANY, st.floats(40, 400))
def test_wrapped_lines_fit(text: str, limit: float) -> None:
    for line in wrap(text, 15, limit):
        assert width(line, 15) <= limit
        assert line == line.strip() != ""


def test_wrapping_keeps_every_word_and_breaks_chinese_anywhere() -> None:
    text = "The bartender hands back an ace and a six, which makes seven."
    lines = wrap(text, 15, 130)
    assert len(lines) > 2
    assert " ".join(lines) == text
    chinese = "酒保交出方块A和梅花6正好七点" * 3
    assert len(wrap(chinese, 15, 120)) > 3
    assert "".join(wrap(chinese, 15, 120)) == chinese


def test_no_line_starts_with_a_stop() -> None:
    for limit in range(60, 200, 7):
        lines = wrap("座位3打出2♦。凑不出正好2点，最接近的是10点。市场交出10♠。座位3得10分，2♦加入市场。", 15, limit)
        assert not any(line[0] in "。，" for line in lines)


def test_a_text_of_megabytes_is_cut_at_once() -> None:
    assert len(fit("i" * 10_000_000, 14, 200)) < 60


def test_suit_signs_are_drawn_in_the_colours_of_the_palette() -> None:
    suits = PALETTES["four-colour"]
    root = ET.fromstring(ROOT.format(write("play 7♠ or 10♦!", 5, 20, 15, "#111111", suits=suits)))
    drawn = [(e.tag.split("}")[1], e.attrib.get("d") or (e.text or "").replace("\u00a0", " ")) for e in root]
    spade, diamond = ("path", SHAPES["S"]), ("path", SHAPES["D"])
    assert drawn == [("text", "play 7"), spade, ("text", " or 10"), diamond, ("text", "!")]
    assert root[3].attrib["fill"] == suits["D"]["ink"]
    xs = [float(e.attrib["x"]) for e in root if "x" in e.attrib]
    assert xs[0] == 5
    assert xs[1] == pytest.approx(5 + width("play 7♠", 15), abs=0.01)


@pytest.mark.parametrize("anchor", ["middle", "end"])
def test_anchored_text_with_suits_starts_further_left(anchor: str) -> None:
    root = ET.fromstring(ROOT.format(write("7♠", 100, 20, 10, "#111111", anchor=anchor, suits=PALETTES["standard"])))
    part = {"middle": 0.5, "end": 1.0}[anchor]
    assert float(root[0].attrib["x"]) == pytest.approx(100 - part * width("7♠", 10), abs=0.01)


def test_text_without_a_palette_keeps_its_signs() -> None:
    assert ">7♠</text>" in write("7♠", 0, 0, 10, "#111111")


@pytest.mark.parametrize(
    ("value", "en", "zh"),
    [
        (3, "3", "3"),
        (-2.5, "−2.5", "−2.5"),
        (4.0, "4", "4"),
        (None, "–", "–"),
        ("", "–", "–"),
        ([], "–", "–"),
        (True, "yes", "是"),
        (False, "no", "否"),
        ("H", "♥", "♥"),
        ("red", "red", "red"),
        ((1, -1), "1, −1", "1、−1"),
        (frozenset({2, 1}), "1, 2", "1、2"),
    ],
)
def test_values_of_counters(value: object, en: str, zh: str) -> None:
    assert (shown(value, "en"), shown(value, "zh")) == (en, zh)
