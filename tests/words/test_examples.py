"""The examples of the rulebooks are true: their cards and figures are those of a checked example."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest

import cardgames
from cardgames.cards import RANKS, SUIT_SIGNS
from cardgames.engine.words import MINUS
from tests.words.examples import EXAMPLES

CASES = Path(__file__).parents[1] / "games"
EXAMPLE = {"en": re.compile(r"Example(?: \([^)]*\))?: (.*)", re.S), "zh": re.compile(r"例(?:（[^）]*）)?：(.*)", re.S)}
CLAUSE = re.compile(r"\b[A-Z]{2}-R?[\d.]+\d|\b[A-Z]{2}-R\d")
SEAT = re.compile(r"(?:Seat |座位)\d")
SUM = re.compile(r"(-?\d+(?: [+-] \d+)+) = (-?\d+)")
MODIFIER = re.compile(r"（[+-]\d）| ?\([+-]\d\)")
CARD = re.compile(r"(10|[2-9AJQK])([♠♥♦♣])")
SUITS = {sign: letter for letter, sign in SUIT_SIGNS.items()}

of_each = pytest.mark.parametrize("slug", EXAMPLES)
every_example = pytest.mark.parametrize(
    ("slug", "clause"), [(slug, clause) for slug, clauses in EXAMPLES.items() for clause in clauses]
)


def cases(slug: str) -> dict[str, dict[str, Any]]:
    file = CASES / slug.replace("-", "_") / "cases.json"
    return {case["id"]: case for case in json.loads(file.read_text("utf-8"))}


def example(slug: str, clause: str, lang: str) -> str:
    """What stands after "Example:" in a clause; nothing where there is none."""
    found = EXAMPLE[lang].search(cardgames.game(slug).rulebook[clause].text[lang])
    return CLAUSE.sub("", found[1]) if found else ""


def cards(text: str) -> set[str]:
    return {("T" if rank == "10" else rank) + SUITS[suit] for rank, suit in CARD.findall(text)}


def figures(text: str) -> set[int]:
    """The numbers of a text, without cards, seats and the modifiers of souls."""
    for leave_out in (CARD, SEAT, MODIFIER):
        text = leave_out.sub("", text.replace(MINUS, "-"))
    return {int(number.replace(",", "")) for number in re.findall(r"\d{1,3}(?:,\d{3})+|\d+", text)}


def sums(text: str) -> list[tuple[int, int]]:
    """What each sum of a text comes to, and what it says that it comes to."""
    found = SUM.findall(CARD.sub("", text).replace(MINUS, "-"))
    numbers = re.compile(r"-? ?\d+")
    return [(sum(int(n.replace(" ", "")) for n in numbers.findall(terms)), int(total)) for terms, total in found]


def facts(case: dict[str, Any]) -> tuple[set[str], set[int]]:
    """All cards and figures of a case and of what it is for; a card also stands for its rank, a list for its length."""
    found: tuple[set[str], set[int]] = (set(), set())
    todo = [case["given"], case["expect"], case.get("why", "")]
    while todo:
        value = todo.pop()
        if isinstance(value, dict):
            todo += [*value.keys(), *value.values()]
        elif isinstance(value, list):
            todo += value
            found[1].add(len(value))
        elif isinstance(value, str):
            named = re.findall(r"\b(10|[2-9TAJQK])([SHDC])\b", value)
            found[0].update(("T" if rank == "10" else rank) + suit for rank, suit in named)
            found[1].update(RANKS.index(rank) + 1 for rank, _ in named if rank in RANKS)
            found[1].update(map(int, re.findall(r"\d+", value)))
        elif value is not None:
            found[1].add(abs(int(value)))
    return found


@of_each
def test_a_tenth_of_the_clauses_has_an_example(slug: str) -> None:
    assert len(EXAMPLES[slug]) * 10 >= len(cardgames.game(slug).rulebook)


@of_each
def test_every_example_is_drawn_from_a_case(slug: str) -> None:
    for lang in ("en", "zh"):
        having = [clause.id for clause in cardgames.game(slug).rulebook if example(slug, clause.id, lang)]
        assert having == [clause.id for clause in cardgames.game(slug).rulebook if clause.id in EXAMPLES[slug]]


@every_example
def test_an_example_is_about_its_clause(slug: str, clause: str) -> None:
    assert any(clause in cases(slug)[id_]["clauses"] for id_ in EXAMPLES[slug][clause])


@every_example
def test_an_example_has_the_cards_and_figures_of_its_case(slug: str, clause: str) -> None:
    en, zh = (example(slug, clause, lang) for lang in ("en", "zh"))
    assert cards(en) == cards(zh)
    known = [facts(cases(slug)[id_]) for id_ in EXAMPLES[slug][clause]]
    assert cards(en) <= set().union(*(found for found, _ in known))
    for text, lang in ((en, "en"), (zh, "zh")):
        assert all(right == total for right, total in sums(text)), text
        rule = EXAMPLE[lang].split(cardgames.game(slug).rulebook[clause].text[lang])[0]
        allowed = figures(rule).union(abs(total) for total, _ in sums(text)).union(*(found for _, found in known))
        assert figures(SUM.sub("", text.replace(MINUS, "-"))) - allowed == set(), text
