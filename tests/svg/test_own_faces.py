"""The faces of games with cards of their own: all of them, told apart without colour, legible, small, plain."""

from __future__ import annotations

import json
from importlib import import_module
from pathlib import Path

import pytest

import cardgames
from cardgames.cards import Card, Pack
from cardgames.svg import PALETTES, SHAPES, display_list, face_svg, faces_svg
from cardgames.svg.cards import HEIGHT, WIDTH, seen_face
from cardgames.svg.letters import is_word, letter, outline
from cardgames.svg.shapes import OWN_SHAPES
from tests.svg.pictures import Box, drawn, path_box, read
from tests.svg.test_faces import ROLES, contrast, digest

FOLDERS = [path.parent.name for path in sorted(Path(cardgames.__file__).parent.glob("games/*/faces.py"))]
CARD = Box(0.5, 0.5, WIDTH - 0.5, HEIGHT - 0.5)
LIGHT = {"#ffffff", "#fff", "#fbf3dc"}


def pack(folder: str) -> Pack:
    found: Pack = import_module(f"cardgames.games.{folder}.cards").PACK
    return found


def kinds(folder: str) -> list[Card]:
    """One of all cards that look alike."""
    faces = {json.dumps(display_list(card)): card for card in pack(folder)}
    return list(faces.values())


def test_there_are_two_games_with_cards_of_their_own() -> None:
    assert set(FOLDERS) >= {"soul_hunt", "three_kingdoms"}


@pytest.mark.parametrize("folder", FOLDERS)
def test_each_face_lies_inside_the_card_in_few_shapes(folder: str) -> None:
    for card in kinds(folder):
        face = display_list(card)
        assert 2 <= len(face) <= 24, card
        for placed in face:
            assert placed_box(placed).within(CARD, slack=0.3), (card, placed)
            assert placed[4] in ROLES or str(placed[4]).startswith("#"), (card, placed)


def placed_box(placed: list[str | float]) -> Box:
    shape, x, y, scale, _ = placed
    box, by = path_box(outline(str(shape))), float(scale)
    return Box(float(x) + by * box.left, float(y) + by * box.top, float(x) + by * box.right, float(y) + by * box.low)


@pytest.mark.parametrize("folder", FOLDERS)
def test_cards_of_different_names_differ_in_form_without_colour(folder: str) -> None:
    forms: dict[str, set[tuple[str, ...]]] = {}
    for card in pack(folder):
        forms.setdefault(json.dumps([placed[:4] for placed in display_list(card)]), set()).add(
            tuple(card.name.values())
        )
    assert {len(names) for names in forms.values()} == {1}


@pytest.mark.parametrize("folder", FOLDERS)
def test_one_face_serves_every_palette(folder: str) -> None:
    """The index is large on every face, and the colours are dark enough, so that a page needs each face once."""
    for card in kinds(folder):
        assert display_list(card, large=True) == display_list(card)
        for role in {str(placed[4]) for placed in display_list(card)} - ROLES - LIGHT:
            assert contrast(role, "#ffffff") >= 4.5, (card, role)


@pytest.mark.parametrize("folder", FOLDERS)
@pytest.mark.parametrize("palette", PALETTES)
def test_a_face_is_a_plain_picture_that_says_its_name(folder: str, palette: str) -> None:
    for card in kinds(folder):
        svg = face_svg(card, pack=palette, lang="zh")
        root = read(svg)
        assert root.attrib["aria-label"] == card.name["zh"]
        assert {element.name for element in drawn(root)} == {"path"}
        assert len(svg) < 6_000, card


@pytest.mark.parametrize("folder", FOLDERS)
def test_emblems_are_compact_and_hide_no_shape_of_the_stock(folder: str) -> None:
    shapes = import_module(f"cardgames.games.{folder}.faces").SHAPES
    assert not shapes.keys() & SHAPES.keys()
    for name, data in shapes.items():
        assert len(data) <= 620, name
        assert path_box(data).within(Box(0, 0, 50, 70), slack=2.5), name


def test_emblems_of_two_games_have_different_names() -> None:
    names = [name for folder in FOLDERS for name in import_module(f"cardgames.games.{folder}.faces").SHAPES]
    assert len(names) == len(set(names))


@pytest.mark.parametrize("folder", FOLDERS)
def test_all_cards_of_a_game_take_little_of_its_page(folder: str) -> None:
    """As a page gets them: shape and place by turns, every shape, place and letter once."""
    faces = {card.text: [placed[0] for placed in display_list(card)] for card in pack(folder)}
    places = {json.dumps(placed[1:]) for card in pack(folder) for placed in display_list(card)}
    used = {str(shape) for face in faces.values() for shape in face}
    signs = {sign for shape in used if is_word(shape) for sign in shape if sign != "\n"}
    shapes = {shape: outline(shape) for shape in used if not is_word(shape)}
    sent = [faces, sorted(places), shapes, {sign: letter(sign) for sign in sorted(signs)}]
    numbers = 4 * sum(map(len, faces.values()))
    assert len(json.dumps(sent, ensure_ascii=False, separators=(",", ":")).encode()) + numbers < 110_000


def test_faces_are_found_when_a_card_is_first_drawn() -> None:
    code = (
        "import sys\n"
        "from cardgames.games.soul_hunt.cards import PACK\n"
        "before = [name for name in sys.modules if name.startswith('cardgames.svg') or name.endswith('.faces')]\n"
        "from cardgames.svg import display_list\n"
        "between = 'cardgames.games.soul_hunt.faces' in sys.modules\n"
        "display_list(PACK.cards[0])\n"
        "print(before, between, 'cardgames.games.soul_hunt.faces' in sys.modules)\n"
    )
    assert digest(code, "0") == "[] False True"


def test_faces_are_the_same_bytes_in_every_process() -> None:
    code = (
        "import hashlib\n"
        "from importlib import import_module\n"
        "from cardgames.svg import face_svg\n"
        f"packs = [import_module(f'cardgames.games.{{one}}.cards').PACK for one in {FOLDERS!r}]\n"
        "print(hashlib.sha256(''.join(face_svg(card) for pack in packs for card in pack).encode()).hexdigest())\n"
    )
    assert digest(code, "1") == digest(code, "2")


def test_own_shapes_come_only_with_their_cards() -> None:
    for folder in FOLDERS:
        display_list(pack(folder).cards[0])
    assert OWN_SHAPES.keys() >= {"sh-wolf", "tk-wei"}


def test_several_faces_are_one_picture_in_rows() -> None:
    cards = list(pack("three_kingdoms"))[:5]
    root = read(faces_svg(cards, columns=3, lang="zh"))
    assert root.attrib["aria-label"] == "；".join(card.name["zh"] for card in cards)
    assert root.attrib["viewBox"] == f"0 0 {3 * WIDTH + 8} {2 * HEIGHT + 4}"
    papers = [one for one in drawn(root) if one.element.attrib["d"] == SHAPES["card"]]
    assert [(one.x, one.y) for one in papers] == [(0, 0), (54, 0), (108, 0), (0, 74), (54, 74)]
    assert all(one.box().within(Box(0, 0, 158, 144), slack=0.3) for one in drawn(root))


def test_a_still_picture_leaves_out_names_too_small_to_read_and_nothing_else() -> None:
    """At the size of a hand a Latin name would be five pixels high; the alternative text has it."""
    cao = pack("three_kingdoms")["AH1"]
    whole, small = (seen_face(cao, "standard", scale, WIDTH, HEIGHT) for scale in (1.44, 0.72))
    latin = [outline("Cao Cao"), outline("Three-Stars")]
    assert outline("Ox") not in seen_face(pack("three_kingdoms")["KH1"], "standard", 0.72, WIDTH, HEIGHT)
    rest = [outline(str(placed[0])) for placed in display_list(cao) if outline(str(placed[0])) not in latin]
    assert all(path in whole for path in [*latin, *rest])
    assert all(path in small for path in rest)
    assert not any(path in small for path in latin)
    warrior = pack("soul_hunt")["warrior-red"]
    assert outline("+1") in seen_face(warrior, "standard", 0.72, WIDTH, HEIGHT)
    signs = [seen_face(warrior, "standard", scale, WIDTH, HEIGHT).count(outline("sh-STR")) for scale in (1.0, 0.72)]
    assert signs == [1, 0]  # a sign of four pixels is a blot
