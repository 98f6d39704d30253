"""`cardgames check`: what passes, what fails, and what is an error with its place."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from cardgames import check
from cardgames.cards import STANDARD
from cardgames.check import check_file, same
from cardgames.engine.cases import CaseKind
from cardgames.engine.shapes import Anything, Fields, Maybe, Whole

CARD = STANDARD["TS"]
KINDS = {
    "sum": CaseKind(
        given={"terms": Anything(), "note": Fields({"much": Maybe(Whole(0, 9))})},
        expect=("total", "even"), needs=("terms",),
        run=lambda given: {"total": sum(given["terms"]), "even": sum(given["terms"]) % 2 == 0},
    ),
    "sets": CaseKind(
        given={}, expect=("any_order", "in_order", "never"), unordered=("any_order",),
        run=lambda given: {"any_order": [[3, 2], ["b"]], "in_order": (1, CARD)},
    ),
}  # fmt: skip
GOOD = {"id": "HB-1", "kind": "sum", "given": {"terms": [1, 2]}, "expect": {"total": 3}}


@pytest.fixture(autouse=True)
def _toy_kinds(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(check, "_kinds", lambda game: KINDS)


@pytest.fixture
def outcomes(tmp_path: Path) -> Any:
    def run(content: Any, name: str = "own.json", slug: str | None = None) -> list[check.Outcome]:
        file = tmp_path / name
        raw = content if isinstance(content, bytes) else (
            content.encode() if isinstance(content, str) else json.dumps(content).encode())  # fmt: skip
        file.write_bytes(raw)
        return list(check_file(file, slug))

    return run


def test_a_right_case_passes_and_the_format_is_no_case(outcomes: Any) -> None:
    assert [o.passed for o in outcomes([{"id": "format", "kinds": {}}, GOOD])] == [True]


def test_every_difference_is_named(outcomes: Any) -> None:
    wrong = GOOD | {"expect": {"total": 4, "even": True}}
    (outcome,) = outcomes([wrong])
    assert not outcome.passed
    assert outcome.where.endswith("own.json: case HB-1")
    assert [str(d) for d in outcome.differences] == [
        "total: expected 4, got 3",
        "even: expected true, got false",
    ]


@pytest.mark.parametrize(
    ("expected", "got", "equal"),
    [
        (12, 12.0, True),
        (12, 12.5, False),
        (1, True, False),
        (0, False, False),
        (0, None, False),
        ("1", 1, False),
        ([1, 2], (1, 2), True),
        ([1, 2], [2, 1], False),
        (["TS"], [CARD], True),
        ({"0": [1.0]}, {0: (1,)}, True),
        ({"a": 1}, {"a": 1, "b": 2}, False),
        ([], None, False),
    ],
)
def test_same(expected: Any, got: Any, equal: bool) -> None:
    assert same(expected, got) is equal


def test_order_counts_unless_the_kind_says_otherwise(outcomes: Any) -> None:
    case = {"id": "a", "kind": "sets", "given": {}, "expect": {"any_order": [["b"], [2, 3]]}}
    assert outcomes([case], slug="hey-bartender")[0].passed
    case["expect"] = {"in_order": ["TS", 1]}
    assert not outcomes([case], slug="hey-bartender")[0].passed


@pytest.mark.parametrize(
    ("expected", "got", "equal"),
    [
        ([["a", "b"], []], [["b", "a"], []], True),
        ([[], ["a", "b"]], [["b", "a"], []], False),
        ([["a"], []], [["a"]], False),
        ([["a", "a"]], [["a", "b"]], False),
    ],
)
def test_by_seat_keeps_the_seats_in_order(expected: Any, got: Any, equal: bool) -> None:
    assert same(expected, got, by_seat=True) is equal


def test_which_game(outcomes: Any) -> None:
    nameless = [GOOD | {"id": "one"}]
    assert outcomes(nameless, "hey-bartender.json")[0].passed
    assert outcomes(nameless, "hey_bartender.json")[0].passed
    assert outcomes(nameless, slug="hey-bartender")[0].passed
    assert outcomes([GOOD | {"id": "one", "clauses": ["HB-4.3"]}])[0].passed
    assert outcomes([GOOD | {"id": "hb-one"}])[0].passed
    assert "--game" in outcomes(nameless)[0].error
    assert "no game 'chess'" in outcomes([GOOD], slug="chess")[0].error


@pytest.mark.parametrize(
    ("change", "reason"),
    [
        ({"kind": "product"}, "kind: 'product' isn't a kind of case of Hey, Bartender!; its kinds are sum, sets"),
        ({"given": {"terms": [], "term": 1}}, "given has no field 'term'; did you mean 'terms'?"),
        ({"expect": {"totl": 3}}, "expect has no field 'totl'; did you mean 'total'?"),
        ({"given": {}}, "given needs the field terms"),
        ({"given": {"terms": 5}}, "the rules cannot work out this case of the kind sum, and should have said why"),
        ({"given": {"terms": [], "note": 7}}, "note should be an object with much, not 7"),
        ({"given": {"terms": [], "note": {"much": 10}}}, "note.much should be a whole number from 0 to 9, not 10"),
        ({"given": [1]}, "given is an object with fields, not [1]"),
        ({"expect": {}}, "expect is an object with fields, not {}"),
        ({"kind": 5}, "kind should be a text, not 5"),
        ({"clauses": "HB-1.1"}, "clauses should be a list of 0 to 100, not 'HB-1.1'"),
        ({"clauses": ["HB-1.1", None]}, "clauses[1] should be a text, not null"),
        ({"expects": {}}, "a case has no field 'expects'; did you mean 'expect'?"),
        ({"kind": "sets", "given": {}, "expect": {"never": 1}}, "this situation gives no never"),
    ],
)
def test_a_case_that_cannot_be_run_is_an_error(outcomes: Any, change: dict[str, Any], reason: str) -> None:
    wrong, right = outcomes([GOOD | change, GOOD | {"id": "HB-2"}])
    assert reason in wrong.error
    assert not wrong.passed
    assert right.passed


@pytest.mark.parametrize("field", ["id", "kind", "given", "expect"])
def test_a_missing_field_is_an_error(outcomes: Any, field: str) -> None:
    (outcome,) = outcomes([{k: v for k, v in GOOD.items() if k != field}], "hey-bartender.json")
    assert f"a case needs the field {field}" in outcome.error


def test_an_id_twice_is_an_error(outcomes: Any) -> None:
    first, second = outcomes([GOOD, GOOD])
    assert first.passed
    assert "twice" in second.error


def test_an_entry_that_is_no_case_is_an_error_with_its_place(outcomes: Any) -> None:
    _, second = outcomes([GOOD, 7])
    assert second.where.endswith("entry 2")
    assert "not 7" in second.error
    assert "isn't a kind" in outcomes([GOOD, GOOD | {"id": "format", "kind": "x"}])[1].error


@pytest.mark.parametrize(
    ("content", "reason"),
    [
        ("", "empty"),
        (" \n", "empty"),
        ("[]", "no case"),
        ('[{"id": "format"}]', "no case"),
        ('{"id": "HB-1"}', 'a JSON list, not {"id": "HB-1"}'),
        ('[\n{"id": }\n]', "line 2, column 8: this is not JSON"),
        ('[{"id": "HB-1"', "line 1, column 15: this is not JSON"),
        ('[{"id": "a", "id": "b"}]', "the field 'id' stands twice"),
        ('[{"id": NaN}]', "NaN is not a number"),
        ("[" * 100_000, "nested too deeply"),
        ('[{"id":\n ' + "9" * 5_000 + "}]", "line 2, column 2: this number has more than 40 digits"),
        ("[" + " " * 5_000_000 + "]", "this file is too large; a file of cases has at most 5,000,000 bytes"),
        (b'["a",\n"\xff"]', "line 2 is not UTF-8"),
        (b"\x00\x01" * 1_000, "line 1"),
    ],
)
def test_a_file_that_cannot_be_used_is_one_error(outcomes: Any, content: str | bytes, reason: str) -> None:
    (outcome,) = outcomes(content, "hey-bartender.json")
    assert reason in outcome.error
    assert "\n" not in outcome.error
    assert outcome.fault.text("zh") not in ("", outcome.error)


def test_deep_values_are_an_error_of_their_case(outcomes: Any) -> None:
    deep = json.loads("[" * 25 + "]" * 25)
    first, second = outcomes([GOOD | {"expect": {"total": deep}}, GOOD | {"id": "HB-2"}])
    assert not first.passed
    assert second.passed


def test_a_file_that_is_not_there(tmp_path: Path) -> None:
    (outcome,) = check_file(tmp_path / "none.json")
    assert outcome.error == "this file cannot be read: No such file or directory"
    assert "directory" in next(check_file(tmp_path)).error  # type: ignore[operator]
