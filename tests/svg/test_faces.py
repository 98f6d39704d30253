"""Faces and backs: complete, told apart without colour, inside the card, small, plain, the same bytes each time."""

from __future__ import annotations

import hashlib
import os
import re
import subprocess
import sys
from ast import literal_eval
from itertools import combinations
from typing import Any

import pytest

from cardgames.cards import SECOND, SUITS, WITH_JOKERS, Card, Pack
from cardgames.engine.board import FIGURES
from cardgames.svg import BACKS, FACES, PACKS, PALETTES, SHAPES, back_svg, display_list, face_svg
from cardgames.svg.cards import FRAMED, HEIGHT, LARGE, WIDTH, index_part, number
from tests.svg.pictures import Box, drawn, path_box, read

CARD = Box(0, 0, WIDTH, HEIGHT)
BIG = ("card", "tint", "frame", "panel", "chevrons", "lozenges")
ROLES = {"ink", "pip2", "gold", "tint", "frame", "paper", "line"}


def placed_box(placed: list[str | float]) -> Box:
    shape, x, y, scale, _ = placed
    b = path_box(SHAPES[str(shape)])
    s = float(scale)
    return Box(float(x) + s * b.left, float(y) + s * b.top, float(x) + s * b.right, float(y) + s * b.low)


def contrast(one: str, other: str) -> float:
    """The contrast ratio of WCAG 2."""

    def light(colour: str) -> float:
        parts = [int(colour[i : i + 2], 16) / 255 for i in (1, 3, 5)]
        linear = [p / 12.92 if p <= 0.04045 else ((p + 0.055) / 1.055) ** 2.4 for p in parts]
        return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]

    high, low = sorted((light(one), light(other)), reverse=True)
    return (high + 0.05) / (low + 0.05)


@pytest.mark.parametrize("shape", SHAPES)
def test_each_shape_is_compact_path_data_inside_its_box(shape: str) -> None:
    data = SHAPES[shape]
    box = CARD if shape in BIG else Box(0, 0, 100, 100) if shape in FIGURES else Box(0, 0, 24, 24)
    assert path_box(data).within(box, slack=0.8)  # control points bulge
    assert not re.search(r"\.\d{3}|\.\d*0(?!\d)", data), "at most two decimals, no trailing zeros"
    assert len(data) <= 340


@pytest.mark.parametrize("large", [False, True])
@pytest.mark.parametrize("card", WITH_JOKERS, ids=str)
def test_each_face_lies_inside_the_card(card: Card, large: bool) -> None:
    face = display_list(card, large=large)
    for placed in face:
        assert placed_box(placed).within(Box(2, 3, WIDTH - 2, HEIGHT - 2.5)), placed
        assert placed[4] in ROLES


@pytest.mark.parametrize("large", [False, True])
def test_no_two_faces_have_the_same_form(large: bool) -> None:
    """Without colours: 54 different lists of placed shapes."""
    forms = {tuple(tuple(placed[:4]) for placed in display_list(card, large=large)) for card in WITH_JOKERS}
    assert len(forms) == len(WITH_JOKERS)


@pytest.mark.parametrize("large", [False, True])
@pytest.mark.parametrize("card", [card for card in WITH_JOKERS if card.suit], ids=str)
def test_the_index_names_rank_and_suit_and_stands_free(card: Card, large: bool) -> None:
    rank, suit, *rest = display_list(card, large=large)
    assert (rank[0], suit[0]) == (card.short[:-1], card.suit)
    wide, high = index_part(large)
    index = [placed_box(rank), placed_box(suit)]
    for part in index:
        assert part.within(Box(0, 0, wide * WIDTH, high * HEIGHT), slack=0.3)
    assert index[0].low < index[1].top
    assert abs((index[0].left + index[0].right - index[1].left - index[1].right) / 2) < 2.0, "on one axis"
    assert not any(placed_box(placed).meets(part) for placed in rest for part in index)


def test_the_large_index_is_larger_and_belongs_to_high_contrast() -> None:
    assert set(LARGE) == {"high-contrast"}
    for card in WITH_JOKERS:
        small, large = (display_list(card, large=size)[0] for size in (False, True))
        assert float(large[3]) > 1.2 * float(small[3])
    card = WITH_JOKERS["7S"]
    assert f"scale({number(float(display_list(card, large=True)[0][3]))})" in face_svg(card, pack="high-contrast")


def test_an_ace_has_a_larger_suit_and_a_court_its_own_head_dress() -> None:
    def scale(text: str) -> float:
        return float(display_list(WITH_JOKERS[text])[2][3])

    assert scale("AS") > scale("2S")
    dresses = {display_list(WITH_JOKERS[text])[3][0] for text in ("JS", "QS", "KS")}
    assert dresses == {"jack", "queen", "king"}


def test_the_jokers_differ_in_form() -> None:
    big, small = ({str(placed[0]) for placed in display_list(WITH_JOKERS[text])} for text in ("BJ", "SJ"))
    assert big - small == {"star", "jester-half"}
    assert small - big == {"star-open", "jester-half-open"}


@pytest.mark.parametrize("pack", PALETTES)
def test_every_palette_tells_suits_apart_and_can_be_read(pack: str) -> None:
    palette = PALETTES[pack]
    assert set(palette) == {*SUITS, ""}
    for one, other in combinations(SUITS, 2):
        assert SHAPES[one] != SHAPES[other]
        if (one in "HD") != (other in "HD") or pack == "four-colour":
            assert palette[one]["ink"] != palette[other]["ink"]
    least = 7.0 if pack == "high-contrast" else 4.5
    for colours in palette.values():
        assert set(colours) == ROLES
        for ground in (colours["paper"], colours["tint"]):
            assert contrast(colours["ink"], ground) >= least
            assert contrast(colours["gold"], ground) >= 3.0


@pytest.mark.parametrize("pack", PALETTES)
@pytest.mark.parametrize("card", WITH_JOKERS, ids=str)
def test_a_face_is_a_small_plain_picture_that_says_its_name(card: Card, pack: str) -> None:
    svg = face_svg(card, pack=pack, lang="zh")
    root = read(svg)
    assert root.attrib["role"] == "img"
    assert root.attrib["aria-label"] == card.name["zh"]
    assert {element.name for element in drawn(root)} == {"path"}
    assert len(svg) < (2_000 if not card.suit else 1_650)


def test_a_face_is_about_a_kilobyte() -> None:
    sizes = [len(face_svg(card)) for card in WITH_JOKERS]
    assert sum(sizes) / len(sizes) < 1_100


def test_the_paper_is_light_opaque_and_edged() -> None:
    paper = next(drawn(read(face_svg(WITH_JOKERS["7S"])))).element.attrib
    assert (paper["fill"], paper["d"]) == ("#ffffff", SHAPES["card"])
    assert contrast(paper["stroke"], "#ffffff") >= 3.0
    assert "opacity" not in paper


def test_the_backs_differ_in_pattern_and_in_colour() -> None:
    assert len(BACKS) >= 2
    for one, other in combinations(BACKS.values(), 2):
        assert {placed[0] for placed in one} != {placed[0] for placed in other}
        assert {placed[4] for placed in one}.isdisjoint({placed[4] for placed in other})
    for name in BACKS:
        root = read(back_svg(name, lang="zh"))
        assert root.attrib["aria-label"] == "暗牌"
        assert all(element.box().within(CARD) for element in drawn(root))


def test_a_wrong_name_gets_a_sentence_with_the_right_ones() -> None:
    with pytest.raises(ValueError, match="unknown pack 'neon'; there are standard, four-colour, high-contrast"):
        face_svg(WITH_JOKERS["7S"], pack="neon")
    with pytest.raises(ValueError, match="unknown back 'neon'; there are standard, second"):
        back_svg("neon")


def test_a_game_draws_its_own_kind_of_card(monkeypatch: pytest.MonkeyPatch) -> None:
    class Soul(Card):
        pass

    soul = Soul("S1", 0, "", short="Soul", name={"en": 'Soul <"&>', "zh": "魂"})
    Pack("souls-of-a-test", [soul])
    monkeypatch.setitem(FACES, Soul, lambda card, large: [["star", 1, 2, 1.5, "gold"]])
    assert display_list(soul) == [["star", 1, 2, 1.5, "gold"]]
    root = read(face_svg(soul))
    assert root.attrib["aria-label"] == 'Soul <"&>'
    assert [d.element.attrib["d"] for d in drawn(root)] == [SHAPES["card"], SHAPES["star"]]


@pytest.mark.parametrize("pack", PALETTES)
def test_a_second_pack_is_framed(monkeypatch: pytest.MonkeyPatch, pack: str) -> None:
    one, other = (Pack.standard(f"{name}-of-a-test") for name in ("clues", "deduction"))
    monkeypatch.setitem(PACKS, other.name, FRAMED)
    plain, framed = face_svg(one["7S"], pack=pack), face_svg(other["7S"], pack=pack)
    assert SHAPES["frame"] in framed
    assert SHAPES["frame"] not in plain
    colours: dict[str, Any] = PALETTES[pack]["S"]
    assert f'fill="{colours["frame"]}"' in framed


def test_the_second_of_two_packs_on_a_table_is_framed() -> None:
    for one, other in zip(WITH_JOKERS, SECOND, strict=True):
        assert display_list(other) == [*FRAMED, *display_list(one)]
    assert display_list(SECOND["BJ'"]) != display_list(SECOND["SJ'"])


def digest(code: str, seed: str) -> str:
    run = subprocess.run(
        [sys.executable, "-c", code],
        capture_output=True,
        text=True,
        check=True,
        env={**os.environ, "PYTHONHASHSEED": seed},
    )
    return run.stdout.strip()


def test_faces_are_the_same_bytes_in_every_process() -> None:
    code = (
        "import hashlib\n"
        "from cardgames.cards import WITH_JOKERS\n"
        "from cardgames.svg import PALETTES, BACKS, face_svg, back_svg\n"
        "all = ''.join(face_svg(c, pack=p) for c in WITH_JOKERS for p in PALETTES) + ''.join(map(back_svg, BACKS))\n"
        "print(hashlib.sha256(all.encode()).hexdigest())\n"
    )
    here = "".join(face_svg(c, pack=p) for c in WITH_JOKERS for p in PALETTES) + "".join(map(back_svg, BACKS))
    assert {digest(code, "1"), digest(code, "2")} == {hashlib.sha256(here.encode()).hexdigest()}


def test_importing_the_package_draws_nothing() -> None:
    code = "import sys, cardgames; print([m for m in sys.modules if m.startswith('cardgames.svg')])"
    assert digest(code, "0") == "[]"


def test_drawing_knows_views_and_boards_only() -> None:
    """Nothing in the drawing imports a state, a game or a timeline."""
    code = (
        "import sys, cardgames.svg\n"
        "from pathlib import Path\n"
        "lines = [l for f in Path(cardgames.svg.__file__).parent.glob('*.py') for l in f.read_text().splitlines()]\n"
        "print(sorted({l.split()[1] for l in lines if l.startswith('from cardgames')}))\n"
    )
    imported = literal_eval(digest(code, "0"))
    allowed = ("cardgames.cards", "cardgames.engine.view", "cardgames.engine.board", "cardgames.engine.words")
    assert {name for name in imported if not name.startswith("cardgames.svg")} <= set(allowed)
