"""Records: what is kept, and every way in which one can be wrong."""

from __future__ import annotations

import json
import re
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from cardgames import RecordError, load
from cardgames.engine.record import FORMAT, LARGEST, checksum
from cardgames.engine.timeline import Timeline
from cardgames.engine.words import isolated
from cardgames.quoting import MESSAGE, visible
from tests.conformance.toys import GAME
from tests.soon import answered_soon

LINE = GAME.play(seats=3, seed=3, names=["Ann", "Bo", "Cho"])
RECORD = LINE.record()
ROWS = RECORD.splitlines()


def at(start: str) -> int:
    """The index of the row that begins so."""
    return next(i for i, row in enumerate(ROWS) if row.startswith(start))


def with_row(start: str, *rows: str) -> str:
    """The record with other rows in place of the one that begins so."""
    i = at(start)
    return "\n".join([*ROWS[:i], *rows, *ROWS[i + 1 :]]) + "\n"


def fault(text: Any) -> RecordError:
    """The error that this text gives; one sentence on one line."""
    with pytest.raises(RecordError) as caught:
        load(text)
    error = caught.value
    assert str(error) == f"line {error.line}: {error.reason}"
    assert error.text("zh").startswith(f"第{error.line}行：")
    for message in (str(error), error.text("zh")):
        assert len(message) <= MESSAGE
        assert visible(message) == message
    return error


def test_a_record_gives_the_game_back() -> None:
    again = load(RECORD)
    assert again.record() == RECORD
    assert (again.game, again.seed, again.names, again.deck) == (GAME, 3, ("Ann", "Bo", "Cho"), LINE.deck)
    assert [str(step.move) for step in again] == [str(step.move) for step in LINE]
    assert again.last == LINE.last


def test_a_record_is_readable() -> None:
    assert ROWS[:4] == ["cardgames record 1", "game: toy", "rules: 1", "seats: 3"]
    assert re.fullmatch(r"1\. seat 0: seal \w\w", ROWS[at("1. ")])
    assert ROWS[-2:] == ["scores: " + " ".join(map(str, LINE.last.scores())), f"checksum: {checksum(LINE.last)}"]


def test_line_ends_empty_rows_and_spaces_do_not_matter() -> None:
    assert load(RECORD.replace("\n", "\r\n")).record() == RECORD
    assert load(RECORD.rstrip("\n")).record() == RECORD
    assert load(RECORD.replace("\n2. ", "\n\n   2. ") + "\n  \n").record() == RECORD


@pytest.mark.parametrize(
    "change",
    [
        lambda text: "\ufeff" + text,
        lambda text: "\n \n" + text,
        lambda text: text.replace("\n", "\r"),
        lambda text: text.replace("\n", "\n\n"),
        lambda text: text.replace("\n", " \t\n"),
        lambda text: text.replace(" ", "\u00a0").replace("cardgames\u00a0record", "cardgames record"),
        lambda text: text.replace(" ", "\u3000"),
        lambda text: text.replace(": ", "\t:  "),
        lambda text: text.replace(":", "\uff1a"),
        lambda text: text.replace("seats: 3", "seats：３").replace("\n2. seat", "\n２．ｓｅａｔ"),
        lambda text: text.replace("1. seat 0: ", "1.seat 0:"),
    ],
)
def test_what_makes_no_difference_is_read(change: Any) -> None:
    assert load(change(RECORD)).record() == RECORD


def test_comments_of_the_heading_belong_to_the_deal() -> None:
    text = RECORD.replace("\ngame:", "\n; by Ann\ngame:")
    text = text.replace("\nseed:", "\n；周末\n;\nseed:").replace("\n1. ", "\n; dealt\n1. ")
    assert load(text).steps[0].comment == "by Ann\n周末\ndealt"
    assert load(load(text).record()).record() == load(text).record()


@pytest.mark.parametrize(
    ("start", "row", "reason"),
    [
        ("seed", "sed: 3", "'sed: 3' is not a line of a record's heading; did you mean 'seed'?"),
        ("name 1", "nmae 1: Bo", "did you mean 'name'?"),
        ("seats", "Seats: 3", "did you mean 'seats'?"),
        ("seats", "seats 3", "'seats 3' has no colon; the line is written 'seats: ...'"),
        ("seats", "seat\u200bs: 3", r"'seat\u200bs: 3' is not a line of a record's heading (character 5 is the invisi"),
        ("seats", "sea\u0442s: 3", r"'sea\u0442s: 3' is not a line"),
        ("game", "game: t\u043ey", r"there is no game 't\u043ey'"),
        (
            "1. ",
            ROWS[at("1. ")].replace("seal ", "seal \u200b"),
            r" (character 6 is the invisible \u200b); did you mean",
        ),
        ("1. ", ROWS[at("1. ")].replace("seat", "sea\u00adt"), r"(character 7 is the invisible \xad)"),
        ("1. ", ROWS[at("1. ")].replace("seal", "sael"), "isn't a move in this game; did you mean 'seal "),
        ("2. ", "seed: 3", "'seed: 3' is not a move of a record; 'seed' has its place before the first move"),
        ("scores", "socres: 1 2 3", "did you mean 'scores:'?"),
        (
            "seats",
            'seats: 3\noption reshuffle: "true"',
            "option reshuffle cannot be 'true' (TY-R2); it can be true or false",
        ),
    ],
)
def test_the_fault_there_is_is_named(start: str, row: str, reason: str) -> None:
    error = fault(with_row(start, row))
    assert reason in str(error)
    assert error.line == at(start) + 1 + row.count("\n")


def test_an_unfinished_game_and_one_from_a_position_are_kept() -> None:
    part = LINE.branch(4)
    assert load(part.record()).record() == part.record()
    middle = Timeline(LINE.state(5))
    middle.apply(LINE.steps[6].move or "")
    again = load(middle.record())
    assert again.record() == middle.record()
    assert again.deck is None
    assert again.last == middle.last


def test_luck_and_players_are_kept() -> None:
    assert [row for row in ROWS if row.startswith(("luck", "player"))] == [
        f"player {seat}: random" for seat in range(3)
    ]
    for luck in (4, "tea", "3"):
        line = GAME.play(["random", "random"], seed=3, luck=luck)
        again = load(line.record())
        assert f"luck: {json.dumps(luck)}\n" in line.record()
        assert (again.seed, again.luck, again.players) == (3, luck, ("random", "random"))
        assert again.record() == line.record()
    dealt = GAME.play(["random", "random"], deck=GAME.deck(3))
    assert ("seed:" in dealt.record(), "luck: 0\n" in dealt.record()) == (False, True)
    assert load(dealt.record()).record() == dealt.record()


def test_a_record_claims_no_seed_for_a_position() -> None:
    line = Timeline(LINE.state(0), seed=3)
    assert "seed:" not in line.record()
    assert "luck: 3\n" in line.record()
    assert load(line.record()).record() == line.record()
    claim = line.record().replace("luck: 3", "seed: 3")
    assert "this position does not come from seed 3" in fault(claim).reason


@pytest.mark.parametrize(
    ("comment", "kept"),
    [("a word", "a word"), ("  two \n\n rows ", "two\nrows"), ("; 3. seat 0: pass", "; 3. seat 0: pass"), ("", ""),
     ("<b>&", "<b>&"), ("scores: 1 2", "scores: 1 2"), ("a\r\x85b", "a\nb")],
)  # fmt: skip
def test_comments_stay_with_their_step(comment: str, kept: str) -> None:
    line = GAME.timeline(seats=2, seed=1)
    line.apply(line.last.legal_moves()[0], comment=comment)
    line.steps[0].comment = comment
    again = load(line.record())
    assert [step.comment for step in again] == [kept, kept]
    assert again.record() == line.record()


@pytest.mark.parametrize(
    "name", ["<script>alert(1)</script>", "&amp;", "name 0: x", "; x", "陈", "{n}", "Ａｎｎ：", "\u202eAnn"]
)
def test_names_are_only_texts(name: str) -> None:
    line = GAME.play(seats=2, seed=1, names=[name, "B"])
    again = load(line.record())
    assert again.names == line.names == (name, "B")
    assert again.record() == line.record()
    assert f"{isolated(name)} seals" in line.steps[1].text("en", names=line.names)


# Headings ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("start", "rows", "reason"),
    [
        ("cardgames", ["cardgames record 2"], "a record begins with the line 'cardgames record 1', not with 'cardg"),
        ("game", ["game: chess"], "there is no game 'chess'"),
        ("game", [], "the heading lacks 'game:'; it stands before the first move"),
        ("rules", ["rules: 2"], "this record was made with version 2 of the rules of Sealed Highs; this program"),
        ("rules", ["rules: true"], "made with version true of"),
        ("seats", ["seats: 9"], "Sealed Highs cannot be played with 9 seats (TY-1.1); it is for 2 to 3"),
        ("seats", ["seats: three"], "Sealed Highs cannot be played with 'three' seats (TY-1.1); it is for 2 to 3"),
        ("seats", ["seats: 3", "seats: 3"], "'seats' stands twice, in line 4 too"),
        ("seats", ["seats: 3", "option rounds: 9"], "option rounds cannot be 9 (TY-R1); it can be 1 to 3"),
        ("seats", ["seats: 3", "option seats: 2"], "has no option 'seats'"),
        ("seats", ["seats: 3", "option events: false"], "has no option 'events'"),
        ("seats", ["seats: 3", "option rounds: 2", "option rounds: 1"], "'option rounds' stands twice"),
        ("seats", ["seats: 3", "seats now: 3"], "'seats now' is not a heading; the line is written 'seats: 3'"),
        ("seed", ["seed: 1.5"], "a seed is a whole number or a text in quotes, not '1.5'"),
        ("seed", ["seed: coffee"], "a seed is a whole number or a text in quotes, not 'coffee'"),
        ("seed", ["seed: " + "9" * 5_000], "a seed is a whole number or a text in quotes"),
        ("seed", ["seed: 4"], "this deck does not come from seed 4; leave the line out"),
        ("seed", ['seed: "03"'], "this deck does not come from seed '03'"),
        ("seed", ["seed: 3", "luck: []"], "luck is a whole number or a text in quotes, not '[]'"),
        ("seed", ["seed: 3", "luck: 1", "luck: 1"], "'luck' stands twice"),
        ("player 1", [], "players are given for seats 0 to 2, each once, or not at all"),
        ("player 1", ["player 1: gready"], "'gready' is not a player; did you mean 'greedy'?"),
        ("player 1", ["player 1: custom"], "'custom' is not a player; it can be you, random, greedy, or custom and"),
        ("deck", [], "the heading lacks 'deck:'"),
        ("deck", ["deck: AS AS"], "this deck holds AS more than once and 2S 3S AH"),
        ("deck", [f"{ROWS[at('deck')]} AS"], "this deck holds AS more than once"),
        ("deck", [ROWS[at("deck")][:-3]], "not at all"),
        ("deck", ["deck: KS"], "'KS' is not a card of this pack of 12"),
        ("deck", [ROWS[at("deck")], "position: position of toy"], "from a deck or from a position, not from both"),
        ("deck", ["position: position of toy", "position: seats: 2"], "the heading says 3 seats, the position 2"),
        ("deck", ["position: position of toy", "position: seats: 3", "position: deck: KS"], "deck: 'KS' is not a card"),
        ("name 1", [], "names are given for seats 0 to 2, each once, or not at all"),
        ("name 1", ["name one: Bo"], "'name one' is not a heading; the line is written 'name 0: Bo'"),
        ("name 1", ["name 0: Bo"], "'name 0' stands twice"),
        ("name 1", ["name 1: Bo", "name 3: Dee"], "names are given for seats 0 to 2"),
    ],
)  # fmt: skip
def test_a_wrong_heading_is_named(start: str, rows: list[str], reason: str) -> None:
    assert reason in fault(with_row(start, *rows)).reason


@pytest.mark.parametrize("start", ["game", "rules", "seats", "seed", "deck"])
def test_a_wrong_heading_is_shown_at_its_line(start: str) -> None:
    assert fault(with_row(start, f"{start}: []")).line == at(start) + 1


# Moves -------------------------------------------------------------------------------------------------------------


def other_card() -> str:
    """A card that Seat 0 does not hold at the beginning."""
    return next(card.text for card in GAME.pack if card not in LINE.steps[0].state.hands[0])  # type: ignore[attr-defined]


@pytest.mark.parametrize(
    ("row", "reason"),
    [
        (f"1. seat 0: seal {other_card()}", "can't be made: TY-2.1: "),
        ("1. seat 0: dance", "move 1 'dance' can't be made: 'dance' isn't a move in this game; here a move is w"),
        ("1. seat 0: draw 1", "can't be made: TY-2.1: “Draw 1 card” isn't possible now"),
        (ROWS[at("1. ")].replace("seat 0", "seat 1"), "move 1 is made out of turn: it is seat 0's turn"),
        (ROWS[at("1. ")].replace("seat 0", "chance"), "move 1 is made out of turn: it is seat 0's turn"),
        (ROWS[at("1. ")].replace("1.", "2."), "this is move 1, but the line says 2"),
        (ROWS[at("1. ")].replace("1.", "1"), "is not a move of a record; a move here is written like '1. seat 0: ...'"),
        ("1. seat 0:", "is not a move of a record"),
        ("colour: red", "'colour: red' is not a move of a record; a move here is written like '1. seat 0: ...'"),
        ("\x00\x07", "(character 1 is the invisible \\x00)"),
        ("1. seat 0: " + "seal " * 100_000, "isn't a move in this game"),
    ],
)  # fmt: skip
def test_the_first_wrong_move_ends_the_reading(row: str, reason: str) -> None:
    error = fault(with_row("1. ", row))
    assert error.line == at("1. ") + 1
    assert reason in error.reason
    assert error.timeline is not None
    assert len(error.timeline) == 1


def test_what_was_right_before_is_kept() -> None:
    error = fault(with_row("5. ", "5. seat 0: seal KS"))
    assert "move 5 " in error.reason
    assert error.timeline is not None
    assert [step.move for step in error.timeline] == [step.move for step in LINE.steps[:5]]


def test_a_missing_move_is_noticed() -> None:
    assert "this is move 3, but the line says 4" in fault(with_row("3. ")).reason


def test_a_move_after_the_end_is_noticed() -> None:
    text = with_row("scores", f"{len(LINE)}. seat 0: draw 0", ROWS[-2])
    assert "made out of turn: the game is over" in fault(text).reason


def test_chance_has_its_turn() -> None:
    deep = next(line for seed in range(99) if "chance: shuffle" in (line := GAME.play(seats=3, seed=seed)).record())
    rows = deep.record().splitlines()
    i = next(i for i, row in enumerate(rows) if "chance: " in row)
    rows[i] = rows[i].replace("chance", "seat 1")
    assert "out of turn: it is chance's turn" in fault("\n".join(rows)).reason


# The end -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("text", "line", "reason"),
    [
        (with_row("checksum", "checksum: 000000000000"), len(ROWS), "but these moves end with 'checksum: "),
        (with_row("checksum"), len(ROWS), "the record breaks off; it ends with 'checksum: ...'"),
        (with_row("scores", "scores: 9 9 9"), len(ROWS) - 1, "but the line says '9 9 9'"),
        (with_row("scores"), len(ROWS) - 1, "is not a move"),
        ("\n".join(ROWS[:-2]), len(ROWS) - 1, "the record breaks off"),
        ("\n".join(ROWS[: at("4. ")]), at("4. ") + 1, "the record breaks off"),
        (RECORD + "x", len(ROWS) + 1, "nothing may follow the checksum, but there is 'x'"),
        (RECORD + RECORD, len(ROWS) + 1, "nothing may follow the checksum"),
    ],
)
def test_a_wrong_end(text: str, line: int, reason: str) -> None:
    error = fault(text)
    assert error.line == line
    assert reason in error.reason
    assert error.timeline is not None


def test_a_move_that_was_changed_unnoticed_shows_in_the_end() -> None:
    hand = LINE.steps[0].state.hands[0]  # type: ignore[attr-defined]
    other = next(card for card in hand if f"1. seat 0: seal {card}" not in ROWS)
    assert fault(with_row("1. ", f"1. seat 0: seal {other}")).line > at("1. ") + 1


# Noise -------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("text", ["", "\n", "x", "cardgames record 1", "cardgames record 1\n" * 9])
def test_what_is_no_record(text: str) -> None:
    assert fault(text).line in (1, 2)


@pytest.mark.parametrize("value", [None, 5, b"cardgames record 1", ["x"]])
def test_what_is_no_text(value: Any) -> None:
    assert "a record is a text, not " in fault(value).reason


def test_ten_megabytes_of_noise_are_refused_at_once() -> None:
    for noise in ("x" * 10_000_000, "1. seat 0: pass\n" * 700_000, "\n" * 10_000_000, RECORD + "; x\n" * 2_500_000):
        assert f"at most {LARGEST:,} are read" in fault(noise).reason


@pytest.mark.parametrize("noise", ["deck: " + "AS " * 1_300_000, "name 0: " + "x" * 3_900_000, "; " + "y" * 3_900_000,
                                   "1. seat 0: " + "7" * 3_900_000, "option x: " + "[" * 3_900_000])  # fmt: skip
def test_noise_below_the_limit_is_refused_in_one_sentence(noise: str) -> None:
    fault(with_row("deck", noise))


@pytest.mark.parametrize(
    "noise",
    [
        "; x\n" * 990_000,
        "\n" * 3_990_000,
        "x: y\n" * 790_000,
        " \t" * 1_990_000,
        "".join(f"name {n}: A\n" for n in range(200_000)),
        "position: market: AS\n" * 180_000,
        "option x: " + "[" * 3_900_000,
        'seed: "' + "a" * 3_900_000,
        "seed: " + "9" * 3_900_000,
    ],
    ids=["comments", "empty", "junk", "spaces", "names", "positions", "option", "text", "digits"],
)
def test_four_megabytes_get_an_answer_within_two_seconds(noise: str) -> None:
    for text in (f"{FORMAT}\n{noise}", with_row("1. ", noise), noise):
        if len(text) <= LARGEST:
            with answered_soon():
                fault(text)


@settings(max_examples=300)
@given(st.data())
def test_any_change_gives_another_game_or_one_sentence(data: st.DataObject) -> None:
    rows = list(ROWS)
    for _ in range(data.draw(st.integers(1, 3))):
        i = data.draw(st.integers(0, len(rows) - 1))
        what = data.draw(st.sampled_from(["drop", "twice", "swap", "cut", "text", "sign"]))
        j = data.draw(st.integers(0, len(rows) - 1))
        cut = data.draw(st.integers(0, len(rows[i])))
        if what == "drop" and len(rows) > 1:
            del rows[i]
        elif what == "twice":
            rows.insert(j, rows[i])
        elif what == "swap":
            rows[i], rows[j] = rows[j], rows[i]
        elif what == "cut":
            rows[i] = rows[i][:cut]
        elif what == "text":
            rows[i] = data.draw(st.text(max_size=30))
        else:
            rows[i] = rows[i][:cut] + data.draw(st.characters()) + rows[i][cut:]
    text = "\n".join(rows)
    try:
        line = load(text)
    except RecordError as error:
        place = error.line
        line = error.timeline or LINE
    else:
        place = 1
    assert 1 <= place <= len(text.split("\n")) + 1
    assert load(line.record()).last == line.last


@pytest.mark.parametrize("row", ["option: 3", "option : 3"])
def test_an_option_without_a_name_is_told_at_its_line(row: str) -> None:
    error = fault(with_row("seats:", ROWS[at("seats:")], row))
    assert error.line == at("seats:") + 2
    assert error.reason == "'option' is not a heading; the line is written 'option NAME: 3'"
