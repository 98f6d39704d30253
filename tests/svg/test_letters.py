"""Words on card faces: outlines for every letter that is needed, small, in their boxes; spelled alike everywhere."""

from __future__ import annotations

import json
import subprocess
import sys
from itertools import groupby
from pathlib import Path

import pytest

import cardtable
from cardgames.svg import SHAPES
from cardgames.svg.letters import EM, STILL, decoded, is_word, letter, letters, outline, span
from tests.svg.pictures import Box, path_box, points


def chinese(sign: str) -> bool:
    return sign >= "\u2e80"


def corners(path: str) -> list[tuple[float, float]]:
    """Where a path goes, whatever commands it is written in."""
    return [point for point, _ in groupby(points(path))]


@pytest.mark.parametrize("sign", sorted(letters()))
def test_each_letter_is_small_and_stands_in_its_box(sign: str) -> None:
    code, wide = letter(sign)
    assert len(code) <= (250 if chinese(sign) else 110)
    assert all(abs(ord(step) - STILL) < 30 for step in code if step != " ")
    assert wide == EM or not chinese(sign)
    if sign != " ":
        path = decoded(code)
        assert path.startswith("m"), "relative, so that it can be moved"
        assert path_box(path).within(Box(0, 0, wide, EM), slack=3), "letters may hang over a little"


def test_a_chinese_letter_takes_130_bytes_at_most_on_average() -> None:
    sizes = [len(code) for sign, (code, _) in letters().items() if chinese(sign)]
    assert len(sizes) > 300
    assert sum(sizes) / len(sizes) < 130


def test_two_signs_are_a_point_by_its_steps() -> None:
    assert decoded("LLLKKL JJLJLL") == "m1 1h1v1zm-1-1 1-1 1 1z"


def test_a_word_is_its_letters_side_by_side_and_a_break_goes_down() -> None:
    (c, wide), (a, _) = letter("C"), letter("a")
    assert outline("Ca") == f"M0 0{decoded(c)}M{wide} 0{decoded(a)}"
    assert outline("曹\n操") == f"M0 0{decoded(letter('曹')[0])}M0 24{decoded(letter('操')[0])}"
    assert span("Ca\nC") == wide + letter("a")[1]
    assert path_box(outline("曹\n操")).within(Box(0, 0, EM, 2 * EM), slack=1)


def test_what_is_drawn_in_the_stock_is_no_word() -> None:
    assert not is_word("S")
    assert outline("S") == SHAPES["S"]
    assert is_word("Sun")


def test_a_letter_without_outline_is_told() -> None:
    with pytest.raises(KeyError, match=r"there is no outline of '龘'; tools/outlines\.py makes them"):
        outline("龘")


def test_the_page_spells_words_as_python_does() -> None:
    words = ["Cao Cao", "司\n马\n懿", "Dragon\nBlade", "−2"]
    used = {sign: list(letter(sign)) for sign in sorted({*"".join(words)} - {"\n"})}
    script = (
        "const { spelled } = await import(process.argv[1]);"
        "const { letters, words } = JSON.parse(process.argv[2]);"
        "console.log(JSON.stringify(words.map((word) => spelled(letters, word))));"
    )
    module = Path(cardtable.__file__).with_name("static") / "table.js"
    run = subprocess.run(
        ["node", "--input-type=module", "-e", script, module.as_uri(), json.dumps({"letters": used, "words": words})],
        capture_output=True,
        text=True,
        check=True,
    )
    said = json.loads(run.stdout)
    for word, path in zip(words, said, strict=True):
        assert corners(path) == corners(outline(word))


def test_outlines_are_read_only_when_a_word_is_drawn() -> None:
    code = (
        "from cardgames.svg import face_svg\n"
        "from cardgames.svg.letters import letters\n"
        "from cardgames.cards import WITH_JOKERS\n"
        "for card in WITH_JOKERS: face_svg(card)\n"
        "print(letters.cache_info().currsize)\n"
    )
    run = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert run.stdout.strip() == "0"
