"""The classroom: allowed and refused is said, right and wrong are told apart, nothing ends in a traceback."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest

import cardgames
from cardgames import classroom
from cardgames.classroom import pages as pages_of
from cardgames.classroom import words
from cardgames.classroom.checked import Checked
from cardgames.classroom.page import NO, OPEN, YES, Page, Table
from cardgames.classroom.quiz import Question
from cardgames.classroom.worked import Refusal


@pytest.fixture
def bartender() -> Any:
    return classroom.lesson("hey-bartender")


@pytest.fixture
def bar(bartender: Any) -> Any:
    return bartender.position(market="AS 3H 4D 6C", hands=["7S KD", "2C 5H"])


# Checking answers ----------------------------------------------------------------------------------------------------


def test_right_answers_match_the_rules(bartender: Any) -> None:
    checked = bartender.exchange([1, 3, 4, 6], 7).check(total=7, size=2, cards=[6, 1], points=0)
    assert checked.correct is True
    assert "Matches the rules for this position" in str(checked)
    assert NO not in str(checked)
    assert "Solution" not in str(checked)


def test_a_wrong_answer_gets_the_clause_its_words_and_how_it_works(bartender: Any) -> None:
    checked = bartender.exchange([1, 3, 4, 6], 7).check(cards=[3, 4])
    clause = cardgames.game("hey-bartender").rulebook["HB-4.6"]
    assert checked.correct is False
    assert "Matches" not in str(checked)
    assert f"[HB-4.6 {clause.title.en}]" in str(checked)
    assert clause.text.en in str(checked)
    assert "The rules give 1, 6. 1 + 6 has the spread 5, 3 + 4 only 1." in str(checked)


@pytest.mark.parametrize(
    ("cards", "clause"), [([2, 12], "HB-4.2"), ([9, 3], "HB-4.2"), ([2, 3, 8], None), ([8, 3, 2], None)]
)
def test_wrong_cards_are_answered_with_the_first_rule_that_excludes_them(
    bartender: Any, cards: list[int], clause: str | None
) -> None:
    shown = str(bartender.exchange([2, 9, 12, 3, 8], 13).check(cards=cards))
    assert (NO in shown) == (clause is not None)
    assert clause is None or re.search(rf"{NO}.*\[{clause} ", shown)


def test_too_many_cards_break_the_rule_about_few_cards(bartender: Any) -> None:
    shown = str(bartender.exchange("TD AC 9H", "TS").check(cards="AC 9H"))
    assert re.search(rf"{NO}.*\[HB-4.3 ", shown)


def test_blanks_stay_open_and_are_neither_right_nor_wrong(bartender: Any) -> None:
    checked = bartender.exchange([1, 3, 4, 6], 7).check(total=7, cards=[1, ...], points=...)
    assert checked.correct is None
    assert "1 of 3 steps match the rules so far" in str(checked)
    assert str(checked).count(OPEN) == 2
    assert "1 + 6 has the spread 5" in str(checked).split("Solution")[1]


@pytest.mark.parametrize("answer", ["0", None, True, [0], {"a": 1}, object(), "AS", "no card at all", 1e300])
def test_answers_of_any_kind_are_answered(bartender: Any, answer: Any) -> None:
    for field in ("points", "cards"):
        shown = bartender.exchange([1, 3, 4, 6], 7).check(**{field: answer})
        assert isinstance(shown, (Checked, Refusal))
        assert NO in str(shown)


def test_an_unknown_step_is_answered_with_the_known_ones(bartender: Any) -> None:
    assert "total, size, cards, points" in str(bartender.exchange([1, 3, 4, 6], 7).check(pionts=0))
    assert "points=..." in str(bartender.exchange([1, 3, 4, 6], 7).check())


def test_a_move_can_be_asked_about(bartender: Any, bar: Any) -> None:
    attempt = bartender.attempt(bar, "play 7S")
    right = {"market": "7S 3H 4D", "discard": ["AS", "6C"], "points": 0, "next": 1, "scores": [0, 0], "allowed": True}
    assert attempt.check(**right).correct is True
    for field, wrong in {
        "market": "3H 4D", "discard": "3H 4D", "points": 7, "next": 0, "scores": [0, 1], "allowed": False,
    }.items():  # fmt: skip
        assert attempt.check(**{field: wrong}).correct is False, field


@pytest.mark.parametrize(
    ("asked", "clause"),
    [
        ({"market": "3H 4D"}, "HB-5.1"),
        ({"discard": "3H 4D"}, "HB-4.6"),
        ({"points": 7}, "HB-5.2"),
        ({"next": 0}, "HB-3.3"),
    ],
)
def test_a_wrong_answer_about_a_move_names_the_clause_that_settles_it(
    bartender: Any, bar: Any, asked: dict[str, Any], clause: str
) -> None:
    assert re.search(rf"{NO}.*\[{clause} ", str(bartender.attempt(bar, "play 7S").check(**asked)))


def test_whether_a_move_is_allowed_can_be_asked_too(bartender: Any, bar: Any) -> None:
    refused = bartender.attempt(bar, "play 9C")
    assert refused.check(allowed=False).correct is True
    assert re.search(rf"{NO}.*\[HB-3.3 ", str(refused.check(allowed=True)))
    assert "there are allowed" in str(refused.check(points=0))


def test_winners_are_seats(bartender: Any) -> None:
    last = bartender.position(market="6D 9S", hands=["", "4S"], points=[5, 3], actor=1)
    attempt = bartender.attempt(last, "play 4S")
    assert attempt.check(winners=[0, 1]).correct is True
    assert "winners = Seat 1 is not what the rules give.  [HB-7.3" in str(attempt.check(winners=[1]))


# Choosing answers ----------------------------------------------------------------------------------------------------


def letters(question: Question) -> str:
    return "abcd"[: len(question.choices)]


@pytest.fixture
def questions(bartender: Any, bar: Any) -> list[Any]:
    game = bartender.play(["greedy", "random", "random"], seed=7)
    last = bartender.position(market="6D 9S", hands=["", "4S"], points=[5, 3], actor=1)
    return [
        lambda answer: bartender.exchange([3, 10, 5, 4, 2, 7], 9).choose("cards", answer=answer),
        lambda answer: bartender.attempt(bar, "play 7S").choose("market", answer=answer),
        lambda answer: bartender.attempt(last, "play 4S").choose("winners", answer=answer),
        lambda answer: bartender.attempt(bar, "play 7S").choose("next", answer=answer),
        lambda answer: bartender.attempt(bar, "play 9C").choose("allowed", answer=answer),
        lambda answer: bartender.which_rule(game, 4, answer=answer),
        lambda answer: bartender.which_move(bar, "play 9C", "play 7S", "play AS", answer=answer),
        lambda answer: bartender.who_sees(bar, "hand:1", answer=answer),
        lambda answer: bartender.how_written("TH", answer=answer),
    ]


def test_every_question_has_one_right_letter(questions: list[Any]) -> None:
    for ask in questions:
        question = ask(...)
        assert isinstance(question, Question), question
        assert question.correct is None
        verdicts = [ask(letter).correct for letter in letters(question)]
        assert verdicts.count(True) == 1
        assert len(verdicts) >= 2
        assert verdicts.index(True) == letters(question).index(question.right)


def test_letters_are_read_as_people_write_them(questions: list[Any]) -> None:
    for ask in questions:
        right = ask(...).right
        assert ask(f" {right.upper()}) ").correct is True
        assert YES in str(ask(right))
        assert "Solution" not in str(ask(right))


@pytest.mark.parametrize("answer", ["z", "", "ab", 3, None, "<b>"])
def test_what_is_no_letter_is_said(questions: list[Any], answer: Any) -> None:
    for ask in questions:
        assert ask(answer).correct is False
        assert "; choose a" in str(ask(answer))


def test_a_wrong_letter_names_the_misreading_and_the_clause(bartender: Any) -> None:
    question = bartender.exchange([3, 10, 5, 4, 2, 7], 9).choose("cards")
    wrong = next("abcd"[i] for i, choice in enumerate(question.choices) if "few cards" in choice.why)
    shown = str(bartender.exchange([3, 10, 5, 4, 2, 7], 9).choose("cards", answer=wrong))
    assert "few cards before a small excess" in shown
    assert cardgames.game("hey-bartender").rulebook["HB-4.6"].text.en in shown


def test_the_right_rule_is_the_one_that_fired(bartender: Any) -> None:
    game = bartender.play(["greedy", "random", "random"], seed=156)
    for number in range(1, len(game)):
        fired = {event.clause for event in game[number].events}
        question = bartender.which_rule(game, number)
        right = [choice.words.split(" ")[0] in fired for choice in question.choices]
        assert right == [choice.right for choice in question.choices]


def test_a_question_without_other_answers_is_refused(bartender: Any, bar: Any) -> None:
    assert isinstance(bartender.exchange([7], 7).choose("size"), Refusal)
    assert isinstance(bartender.which_move(bar, "play 7S", "play KD"), Refusal)
    assert "hand:0" in str(bartender.who_sees(bar, "hand:9"))


# What is shown -------------------------------------------------------------------------------------------------------


def test_what_is_allowed_is_told_with_its_clauses(bartender: Any, bar: Any) -> None:
    shown = str(bartender.attempt(bar, "play 7S"))
    assert shown.startswith(f"{YES} Seat 0 plays 7♠.  [HB-3.3 ")
    assert "1 + 6 − 7 = 0" in shown
    assert "[HB-4.6 " in shown


def test_what_is_refused_is_told_with_clause_reason_and_what_would_be_right(bartender: Any, bar: Any) -> None:
    shown = str(bartender.attempt(bar, "play 9C"))
    assert re.search(rf"{NO} Play 9♣: 9♣ is not in Seat 0's hand.  \[HB-3.3 ", shown)
    assert "You could play 7♠ or K♦." in shown
    assert bar.hands[0] == bar.game.pack.read("7S KD")


def test_chance_is_drawn_the_same_every_time_and_may_be_given(bartender: Any) -> None:
    dry = bartender.position(market="2S AD", discard="5C 9H 4D", hands=["8S 3C", "6H 7C"])
    assert str(bartender.attempt(dry, "play 8S")) == str(bartender.attempt(dry, "play 8S"))
    assert "9♥ is flipped" in str(bartender.attempt(dry, "play 8S", "reshuffle 9H,4D,5C"))
    assert "[HB-4.11 " in str(bartender.attempt(dry, "play 8S", "reshuffle 9H,4D"))


def test_options_are_compared(bartender: Any) -> None:
    dry = bartender.position(market="2S AD", discard="5C 9H 4D", hands=["8S 3C", "6H 7C"])
    shown = str(bartender.compare(dry, "play 8S", deck_out=["reshuffle", "no_exchange"]))
    assert "deck_out = reshuffle (as we play)" in shown
    assert "[HB-4.12 " in shown
    assert re.search(r"Discards .*2♠.*5♣, 9♥, 4♦", shown)
    assert "Nothing changes here" in str(bartender.compare(seats=2, seed=1, deck_out=["reshuffle", "no_exchange"]))
    assert "it can be 5 to 9" in str(bartender.compare(seats=2, bartender_cards=[5, 99]))
    assert "name one option" in str(bartender.compare(seats=2, bartender_cards=5)).lower()


def test_who_wins_is_compared() -> None:
    starship = classroom.lesson("lost-starship")
    end = starship.position(hands=["", "AD"], kings=["KS", "KC"], points=[7, 6, 3, 9], actor=1)
    shown = str(starship.compare(end, "play AD", variant=["home", "fugitive"]))
    assert shown.splitlines()[-1].split() == ["Won", "by", "Seat", "1", "Seat", "0"]


def test_cards_are_shown_side_by_side(bartender: Any) -> None:
    page = bartender.faces("7S KD", caption="Two cards.", rules="HB-3.1")
    assert "[Picture: 7 of spades and king of diamonds]" in str(page)
    assert "Two cards." in str(page)
    assert "HB-3.1" in str(page)
    assert "right would be" not in str(page)
    assert "name the cards to show" in str(bartender.faces("")).lower()
    assert "is not a card of this pack" in str(bartender.faces("7X"))


def test_no_picture_shows_a_viewer_what_is_hidden(bartender: Any, bar: Any) -> None:
    shown = bartender.show(bar, viewer=0)
    assert "7 of spades" in str(shown)
    assert "2 of clubs" not in str(shown) + shown._repr_html_()


BAD = [
    lambda b: b.position(market="AS AS"),
    lambda b: b.position(marked="AS"),
    lambda b: b.position(market="XX"),
    lambda b: b.deal(seats=99),
    lambda b: b.deal(seats=2, no_such_option=1),
    lambda b: b.case("nothing"),
    lambda b: b.play(["nobody", "random"]),
    lambda b: b.show(b.play(seed=1), step=999),
    lambda b: b.case("exchange", market=[1]),
    lambda b: b.case("exchange", market=[1], played=1, colour=2),
    lambda b: b.exchange("AS", 7),
    lambda b: b.exchange([0, 1], 7),
    lambda b: b.exchange("AS AS", "7S"),
    lambda b: b.exchange([1, 2], "7S7S"),
    lambda b: b.rule("HB-99"),
    lambda b: b.rule("XX"),
    lambda b: b.attempt(b.position(hands=["7S", "8S"], market="KD"), "dance"),
    lambda b: b.attempt(b.position(hands=["7S", "8S"], market="KD")),
    lambda b: b.show(b.position(hands=["7S", "8S"], market="KD"), viewer="nobody"),
    lambda b: b.show(b.position(market="AS AS")),
    lambda b: b.attempt(b.position(market="AS AS"), "play AS").check(points=1),
    lambda b: b.guess(b.position(market="AS AS"), "play AS", question="?"),
    lambda b: b.table(b.play(seats=99)),
    lambda b: b.steps(b.play(seats=99), 0, 1),
    lambda b: classroom.lesson("poker").show(1),
]


@pytest.mark.parametrize("number", range(len(BAD)))
def test_bad_input_gets_a_sentence_and_no_traceback(bartender: Any, number: int) -> None:
    shown = BAD[number](bartender)
    assert isinstance(shown, Refusal)
    assert str(shown).startswith(NO)
    assert str(shown).rstrip().endswith((".", "]"))


def test_markup_from_anywhere_is_shown_as_it_is(bartender: Any, bar: Any) -> None:
    evil = '<img src=x onerror="alert(1)">'
    pages = [
        bartender.guess(bar, "play 7S", question=evil),
        bartender.show(bar, caption=evil),
        bartender.exchange([1, 3, 4, 6], 7).check(cards=evil),
        bartender.exchange([1, 3, 4, 6], 7).check(points=evil),
        bartender.exchange([1, 3, 4, 6], 7).choose("cards", answer=evil),
        bartender.attempt(bar, evil),
        bartender.rule(evil),
        classroom.check(evil),
    ]
    for page in pages:
        assert "<img src=x" not in page._repr_html_()
        assert "onerror=&quot;" in page._repr_html_() or "onerror" not in page._repr_html_()


def test_pages_are_the_same_every_time_and_carry_no_addresses(bartender: Any, bar: Any) -> None:
    for make in (
        lambda: bartender, lambda: bartender.attempt(bar, "play 7S"), lambda: bartender.labels(bar),
        lambda: bartender.exchange([1, 3, 4, 6], 7).choose("cards"), classroom.games, bartender.summary,
    ):  # fmt: skip
        first, second = make(), make()
        assert isinstance(first, Page)
        assert (repr(first), first._repr_html_()) == (repr(second), second._repr_html_())
        assert " at 0x" not in repr(first)
        assert "<style" not in first._repr_html_()


@pytest.mark.parametrize("slug", cardgames.games())
def test_a_legend_names_each_number_once(slug: str) -> None:
    game = cardgames.game(slug)
    state = game.start(seats=min(game.seats), seed=1)
    legend = pages_of.legend(classroom.lesson(slug), state)
    assert isinstance(legend, Table)
    names = [row[0] for row in legend.rows[len(state.zones) :]]
    assert len(names) == len(set(names))


def pages(lang: str) -> list[Any]:
    """One of each kind of page."""
    lesson = classroom.lesson("hey-bartender", lang=lang)
    bar = lesson.position(market="AS 3H 4D 6C", hands=["7S KD", "2C 5H"])
    dry = lesson.position(market="2S AD", discard="5C 9H 4D", hands=["8S 3C", "6H 7C"])
    game = lesson.play(["greedy", "random"], seed=1)
    exchange = lesson.exchange([3, 10, 5, 4, 2, 7], 9)
    return [
        lesson, lesson.attempt(bar, "play 7S"), lesson.attempt(bar, "play 9C"), lesson.summary(), lesson.rule("HB-4.6"),
        exchange, exchange.check(cards=[3, 4], points=...), exchange.choose("cards", answer="a"), lesson.labels(bar),
        lesson.sheet(game), lesson.deal(seats=2), lesson.steps(game, 0, 2), lesson.which_rule(game, 1),
        lesson.compare(dry, "play 8S", deck_out=["reshuffle", "no_exchange"]), lesson.who_sees(bar, "hand:1"),
        lesson.guess(bar, "play 7S", question="?"), lesson.how_written("TH"), lesson.kinds_of_examples(),
        classroom.games(lang=lang),
    ]  # fmt: skip


def test_everything_can_be_had_in_chinese() -> None:
    for english, chinese in zip(pages("en"), pages("zh"), strict=True):
        assert str(english) != str(chinese)
        assert re.search("[\u4e00-\u9fff]", str(chinese))
        said = re.sub(r" / [A-Z].*", "", str(chinese))  # a rule has its English title beside the Chinese one
        assert not re.search(r".*[a-z]{2,} [a-z]{2,} [a-z]{2,}.*", said)


@pytest.mark.parametrize("name", [name for name in vars(words) if name.isupper()])
def test_the_words_of_lessons_exist_in_both_languages(name: str) -> None:
    value = getattr(words, name)
    for one in value.values() if isinstance(value, dict) else [value]:
        assert one.en
        assert one.zh
        assert set(re.findall(r"{(\w+)", one.en)) == set(re.findall(r"{(\w+)", one.zh))


def test_the_language_must_exist() -> None:
    assert "'en' or 'zh'" in str(classroom.lesson("hey-bartender", lang="fr"))
    assert "hey-bartender" in str(classroom.lesson("poker"))


def test_own_examples_are_checked_as_on_the_command_line(tmp_path: Path) -> None:
    file = tmp_path / "mine.json"
    file.write_text(
        '[{"id": "HB-1", "kind": "exchange", "given": {"market": [1, 6], "played": 7}, "expect": {"excess": 0}},'
        ' {"id": "HB-2", "kind": "exchange", "given": {"market": [1, 6], "played": 7}, "expect": {"excess": 1}},'
        ' {"id": "HB-3", "kind": "dance", "given": {}, "expect": {"excess": 1}}]'
    )
    report = classroom.check(str(file))
    assert "1 passed, 2 failed" in str(report)
    assert "excess: expected 1, got 0" in str(report)
    assert "kind: 'dance' isn't a kind of case" in str(report)


def test_the_table_says_what_it_needs(bartender: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    import sys

    monkeypatch.setitem(sys.modules, "cardtable", None)
    shown = bartender.table(bartender.play(["random", "random"], seed=1))
    assert "anywidget" in str(shown)
    assert "<img" in shown._repr_html_()
