"""A sample of the proof: damaged records and odd values, over all games."""

from __future__ import annotations

from cardgames.faults import Fault
from tests.proof import messages, programmers_words, records


def test_a_damaged_record_is_read_the_same_or_refused_in_one_sentence() -> None:
    assert list(records.faults(600, seed=1)) == []


def test_an_odd_value_is_refused_in_one_sentence() -> None:
    assert list(messages.faults(600, seed=1)) == []


def test_the_proof_sees_what_it_looks_for() -> None:
    assert records.wrong("cardgames record 1") is None
    assert "ZeroDivisionError instead of a Fault" in str(messages.wrong(lambda x: 1 / 0, None))
    assert "is refused without Chinese" in str(messages.wrong(_english, None))
    assert "is refused in Python's words" in str(messages.wrong(_python, None))
    assert "is refused with" in str(messages.wrong(_endless, None))
    assert programmers_words("a text, not 'NoneType'") == ""
    assert programmers_words("a text, not NoneType") == "NoneType"


def _english(value: object) -> None:
    raise Fault("no")


def _python(value: object) -> None:
    raise Fault("list indices must be right", "不行")


def _endless(value: object) -> None:
    raise Fault("no" * 999, "不行")
