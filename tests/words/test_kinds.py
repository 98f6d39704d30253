"""Kinds of slips in what the product says, looked for in every sentence, label and rulebook of every game."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest

import cardgames
from cardgames.engine.moves import Illegal
from cardgames.engine.words import Words

MINE = {
    "hey-bartender", "spots", "caribbean-star", "last-man-standing", "abandon-ship", "brain-baseball", "barcelona",
}  # fmt: skip
EXAMPLES = 10
"""One clause in so many has an example, at least."""


def sentences(slug: str) -> Iterator[Words]:
    """Everything that a game can say beside its rulebook."""
    game = cardgames.game(slug)
    for telling in game.state.tellings.values():
        yield from (words for words in (telling.words, telling.hidden, telling.brief) if words is not None)
    for pair in game.state.refusals.values():
        yield from pair
    for form in game.forms.values():
        yield form.label
    for decision in game.state.decisions.values():
        yield decision.prompt
    for option in game.options.values():
        yield option.words
        yield from option.labels.values()
    for zone in game.state.zones:
        yield zone.words


every_game = pytest.mark.parametrize("slug", cardgames.games())
my_games = pytest.mark.parametrize("slug", sorted(MINE))


@every_game
def test_no_figure_stands_right_behind_a_seat(slug: str) -> None:
    """A seat is called 座位0 in Chinese: a figure behind it would be read as part of its number."""
    letters = {"card", "cards", "suit", "nth"}
    for words in sentences(slug):
        for name, kind in re.findall(r"\{\w+:(?:seats?|anyone)\}\{(\w+)(?::([^}]*))?\}", words.zh):
            assert kind in letters or name in letters, f"{words.zh}: {name}"
        assert not re.search(r":(?:seats?|anyone)\}\d", words.zh), words.zh


@every_game
def test_chinese_sentences_have_chinese_signs(slug: str) -> None:
    for words in sentences(slug):
        plain = re.sub(r"\{[^}]*\}", "\u4e00", words.zh)
        assert not re.search(r"[\u4e00-\u9fff][,;:?!]|[\u4e00-\u9fff]\.(?!\d)", plain), words.zh
        assert not re.search(r"(?:[A-Za-z]{2,}\s+){3}[A-Za-z]{2,}", plain), words.zh


@my_games
def test_refusals_say_what_could_be_done(slug: str) -> None:
    for words in sentences(slug):
        assert "Right would be" not in words.en, words.en
        assert not words.zh.startswith(("应该从", "应为")), words.zh


@every_game
@pytest.mark.parametrize("lang", ["en", "zh"])
def test_a_refusal_shows_moves_by_their_labels(slug: str, lang: str) -> None:
    """Every kind of move, asked for where it is not due, is refused without a move's text in the sentence."""
    state = cardgames.game(slug).start(seed=1)
    seen: dict[str, object] = {}
    for step, move in enumerate(cardgames.game(slug).play(seed=1).steps[1:60]):
        if move.move is not None and move.move.kind not in seen:
            seen[move.move.kind] = move.move
        assert step < 60
    for other in seen.values():
        refused = state.check(other)
        if isinstance(refused, Illegal):
            said = refused.text(lang)
            assert f'"{other}"' not in said, said
            assert f"“{other}”" not in said, said


@my_games
@pytest.mark.parametrize(("lang", "word"), [("en", "Example:"), ("zh", "例如")])
def test_a_tenth_of_the_clauses_has_an_example(slug: str, lang: str, word: str) -> None:
    clauses = list(cardgames.game(slug).rulebook)
    having = [clause.id for clause in clauses if word in clause.text[lang]]
    assert len(having) * EXAMPLES >= len(clauses), having


@my_games
def test_examples_stand_in_the_same_clauses_of_both_languages(slug: str) -> None:
    rulebook = list(cardgames.game(slug).rulebook)
    english = [clause.id for clause in rulebook if "Example:" in clause.text["en"]]
    assert [one for one in english if "例如" not in next(c for c in rulebook if c.id == one).text["zh"]] == []


@my_games
def test_rules_do_not_speak_of_options_and_rulings_write_no_python(slug: str) -> None:
    """H12: a rule says how one plays; its ruling says what else one may agree on, and on or off in words."""
    for clause in cardgames.game(slug).rulebook:
        for lang in ("en", "zh"):
            assert not re.search(r"`(?:true|false|null)`", clause.text[lang]), clause.id
            if not clause.id[3:].startswith("R"):
                assert "`" not in clause.text[lang], clause.id
