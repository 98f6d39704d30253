"""Soul Hunt's cases: the order of a reshuffled discard pile."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from tests.games.laying import case_outcome
from tests.proof.cases import examples

ORDER = [11, 6, 19, 21, 5, 26, 18, 2, 14, 15, 3, 25, 1]
"""The discards of the short game below when its deck runs out; the one that the long game draws next is on top."""


def short(**fields: Any) -> dict[str, Any]:
    """A whole game of four with so few souls that the last one has to come out of the discard pile."""
    (given,) = (case["given"] for case in examples("soul-hunt") if case["id"] == "sh-h-24")
    return {**given, "soul_deck": given["soul_deck"][:14], **fields}


def outcome(folder: Path, given: dict[str, Any], expect: dict[str, Any]) -> str:
    return case_outcome(folder, "soul-hunt", "script", given, expect)


def test_the_discard_pile_takes_the_order_of_the_case(tmp_path: Path) -> None:
    expect = {"soul_deck": 12, "soul_discard": [4, 10, 11, 25, 31, 32], "result": "lost"}
    assert outcome(tmp_path, short(reshuffles=[ORDER]), expect) == ""


@pytest.mark.parametrize(
    ("fields", "reason"),
    [
        ({}, "the discard pile is shuffled here (SH-8.9); give its new order in reshuffles"),
        ({"reshuffles": [ORDER[1:]]}, "reshuffles[0]: SH-8.9: "),
        ({"reshuffles": [[32]]}, "reshuffles[0]: there are not so many cards of number 32 (SH-1.1)"),
        ({"reshuffles": [ORDER, ORDER]}, "reshuffles[1] is not used: the deck does not run out so often (SH-8.9)"),
    ],
)
def test_an_order_that_is_none_is_said(tmp_path: Path, fields: dict[str, Any], reason: str) -> None:
    assert outcome(tmp_path, short(**fields), {"soul_deck": 12}).startswith(reason)
