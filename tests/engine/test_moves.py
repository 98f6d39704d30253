"""Moves: their texts, how texts are read, and the three ways in which that can fail."""

from __future__ import annotations

import copy
import re

import pytest

from cardgames.cards import STANDARD, UnknownCard
from cardgames.engine.moves import AmbiguousMove, IllegalMove, MoveForm, UnreadableMove, clip, read_move
from cardgames.engine.words import Words
from tests.conformance.toys import GAME
from tests.conformance.toys.rules import DRAW, SEAL

LABEL = Words("Play", "打出")
PLAY = MoveForm("play", "play {card:card}", LABEL)
GIVE = MoveForm("give", "give {cards:cards} to {seat:seat}", LABEL)
BID = MoveForm("bid", "bid {n:number} ({how:word})", LABEL)
STOP = MoveForm("stop", "stop", LABEL)
FORMS = (PLAY, GIVE, BID, STOP)
LEGAL = [PLAY(STANDARD["7S"]), PLAY(STANDARD["7H"]), GIVE((STANDARD["7S"], STANDARD["AH"]), 1), STOP()]


def read(text: str, strict: bool = False) -> str:
    return str(read_move(text, FORMS, STANDARD, lambda: LEGAL, strict=strict))


def test_a_move_is_one_object_with_the_values_of_its_slots() -> None:
    move = GIVE((STANDARD["7S"], STANDARD["AH"]), 1)
    assert move is LEGAL[2]
    assert (move.kind, move.cards, move.seat) == ("give", (STANDARD["7S"], STANDARD["AH"]), 1)
    assert str(move) == "give 7S,AH to 1"
    assert copy.deepcopy([move])[0] is move


def test_cards_in_any_order_are_one_move() -> None:
    meld = MoveForm("meld", "meld {what:word} {cards:cards}", LABEL, any_order=True)
    one, other = STANDARD["7S"], STANDARD["AH"]
    assert meld("run", (other, one)) is meld("run", (one, other))
    assert meld("run", (other, one)).cards == (one, other)
    assert str(read_move("meld run AH,7S", [meld], STANDARD, list)) == "meld run 7S,AH"
    assert meld("run", (other,)) is not meld("set", (other,))


def test_a_value_has_the_name_in_the_label_that_its_form_gives_it() -> None:
    known = {"run": Words("a run", "顺子")}
    label = Words("Meld {what} with {card:card}", "用{card:card}摆{what}")
    meld = MoveForm("meld", "meld {what:word} {card:card}", label, names={"what": lambda word: known.get(word, word)})
    assert meld("run", STANDARD["7S"]).label.named(None) == {"en": "Meld a run with 7♠", "zh": "用7♠摆顺子"}
    assert meld("set", STANDARD["7S"]).label.en == "Meld set with 7♠"


def test_moves_are_sorted_under_the_groups_of_their_form() -> None:
    pairs = Words("Pairs", "对子")
    meld = MoveForm("meld", "meld {cards:cards}", LABEL, group=lambda move: pairs if len(move.cards) == 2 else None)
    assert meld((STANDARD["7S"], STANDARD["7H"])).group is pairs
    assert meld((STANDARD["7S"],)).group is None
    assert STOP().group is None


@pytest.mark.parametrize("text", ["play 7S", "give 7S,AH to 2", "give - to 0", "bid -3 (loud)", "stop"])
def test_a_full_text_reads_back(text: str) -> None:
    assert read(text) == read(text, strict=True) == text


def test_spaces_do_not_matter() -> None:
    assert read("  play \n 7S ") == "play 7S"


@pytest.mark.parametrize(("text", "move"), [("7h", "play 7H"), ("play 7S", "play 7S"), ("ah", "give 7S,AH to 1"),
                                            ("st", "stop"), ("give ah", "give 7S,AH to 1")])  # fmt: skip
def test_a_shortened_text_is_enough_where_one_legal_move_fits(text: str, move: str) -> None:
    assert read(text) == move


def test_a_whole_text_in_capitals_is_that_move_and_no_shortened_other_one() -> None:
    legal = [GIVE((STANDARD["7S"],), 1), GIVE((STANDARD["7S"], STANDARD["AH"]), 1)]
    assert read_move("GIVE 7S TO 1", FORMS, STANDARD, lambda: legal) is legal[0]


def test_a_readable_move_need_not_be_legal() -> None:
    assert read("play KC") == "play KC"


def test_an_ambiguous_text_names_the_moves() -> None:
    with pytest.raises(AmbiguousMove, match=r"'7' could mean 3 moves here: 'play 7S', 'play 7H', 'give") as caught:
        read("7")
    assert caught.value.moves == LEGAL[:3]


@pytest.mark.parametrize("text", ["", "  ", "dance", "play 7X", "give 7S,, to 1", "bid x (loud)", "play 7S 7H",
                                  "给7S", "\x00", "play 7S" * 1_000, "bid 99999999999 (loud)"])  # fmt: skip
def test_an_unreadable_text_is_quoted_with_what_is_right(text: str) -> None:
    with pytest.raises(
        UnreadableMove, match=r"here a move is written like 'play 7S'|did you mean '(play 7S|give 7S,AH to 1)'"
    ) as caught:
        read(text)
    assert len(str(caught.value)) < 200
    assert "\n" not in str(caught.value)


def test_a_sign_that_nobody_sees_makes_no_move() -> None:
    for text in ("bid 3 (lo\u200bud)", "play 7S\ufeff"):
        with pytest.raises(UnreadableMove, match=r"is the invisible \\u"):
            read(text)


def test_strictly_read_texts_are_not_completed() -> None:
    with pytest.raises(UnreadableMove):
        read("7h", strict=True)


def test_without_legal_moves_the_forms_are_the_example() -> None:
    with pytest.raises(UnreadableMove, match="written like 'play CARD', 'give CARDS to SEAT', "):
        read_move("x", FORMS, STANDARD, list)


def test_cards_are_read_from_the_pack() -> None:
    assert [card.short for card in STANDARD.read("TS, AH 2C")] == ["10♠", "A♥", "2♣"]
    for odd in ("1S", "", 5, None, "S" * 100, "7S\u200b"):
        with pytest.raises(UnknownCard, match="is not a card of this pack of 52; a card is written like AS or KC"):
            STANDARD[odd]  # type: ignore[index]


@pytest.mark.parametrize(
    ("text", "card"), [("ts", "TS"), ("10♠", "TS"), ("7♥\ufe0f", "7H"), ("Ｋｄ", "KD"), (" AS", "AS")]
)
def test_a_card_that_was_nearly_written_is_proposed(text: str, card: str) -> None:
    with pytest.raises(UnknownCard, match=f"; did you mean {card}\\?$") as caught:
        STANDARD[text]
    assert caught.value.text("zh").endswith(f"；是不是想写{card}？")


def test_a_state_takes_moves_and_texts_alike() -> None:
    state = GAME.start(seats=2, seed=0)
    card = state.hands[0][0]  # type: ignore[attr-defined]
    assert state.check(SEAL(card)) is None
    assert state.check(f"seal {card}") is None
    with pytest.raises(UnreadableMove):
        state.check("seal it")
    with pytest.raises(IllegalMove, match=r"TY-2\.1: .* is not in Seat 0's hand\. You could seal "):
        state.apply(SEAL(next(c for c in GAME.pack if c not in state.hands[0])))  # type: ignore[attr-defined]


def test_another_kind_of_move_is_refused_with_what_is_asked() -> None:
    state = GAME.start(seats=2, seed=0)
    illegal = state.check(DRAW(1))
    assert illegal is not None
    assert illegal.clause == "TY-2.1"
    assert illegal.text("en").startswith("TY-2.1: “Draw 1 card” isn't possible now: Seat 0 seals a card.")
    assert "现在不能" in illegal.text("zh")


def test_after_the_end_every_move_is_refused() -> None:
    state = GAME.play(seats=2, seed=1).last
    illegal = state.check(DRAW(0))
    assert illegal is not None
    assert (illegal.clause, illegal.because.zh) == ("TY-4.1", "游戏已经结束。")
    with pytest.raises(ValueError, match="chance has nothing to decide"):
        state.chance(None)  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("value", "shown"),
    [
        ("a\n b", r"'a\n b'"),
        ("x" * 99, f"'{'x' * 39}…'"),
        ("\u200b" * 99, "'" + r"\u200b" * 6 + "…'"),
        ("play\u00a07S\u3164", r"'play\xa07S\u3164'"),
        ("p\u0430y", r"'p\u0430y'"),
        ("Анна", "'Анна'"),
        ("it's", '"it\'s"'),
        ("\ud800\\", r"'\ud800\\'"),
        (5, "5"),
        (True, "True"),
        (None, "None"),
        ("5", "'5'"),
        (10**4300, "10^4300"),
        (-(10**5000), "-10^5000"),
        (object(), "<object object>"),
        (["AS"] * 10**6, "['AS', 'AS', 'AS', ...]"),
    ],
    ids=lambda value: "",  # some of them have no text that is short
)
def test_values_from_outside_are_quoted_on_one_line(value: object, shown: str) -> None:
    assert clip(value) == shown


@pytest.mark.parametrize("thing", [None, True, 5, 2.5, b"seal AS", ["seal AS"], {}, object()])
def test_what_is_no_move_is_refused_in_words_and_changes_nothing(thing: object) -> None:
    state = GAME.start(seats=3)
    before = state.position()
    right = f"give a move or its text, for instance '{state.legal_moves()[0]}'"
    for use in (state.check, state.apply):
        with pytest.raises(UnreadableMove, match=re.escape(right)):
            use(thing)  # type: ignore[operator]
    assert state.position() == before


@pytest.mark.parametrize("cards", [None, 5, True, 2.5, b"AS", {"AS": 1}])
def test_what_are_no_cards_is_refused_in_words(cards: object) -> None:
    with pytest.raises(UnknownCard, match="cards are a text like 'AS' or a list of them, not "):
        STANDARD.read(cards)  # type: ignore[arg-type]
