"""Why cards may not be played in Fifty-K: what they form, or why they form nothing, and what would be right."""

from __future__ import annotations

import pytest

from cardgames.games.fifty_k import GAME
from cardgames.games.fifty_k.combinations import PACK, combination, mask_of
from cardgames.games.fifty_k.moves import PLAY
from cardgames.games.fifty_k.telling import called
from tests.games.fifty_k.laying import play, table
from tests.games.laying import go, refused

HAND = "5S TH KD 5H 6S 6H 7H 8H 9H 9S 9D 9C JS JD JC 2S 2H AH"

FIVE, SIX = "a straight from 5 to 9", "a straight from 3 to 8"


def lead(cards: str) -> str:
    """The refusal of a lead from HAND."""
    return str(table(HAND, "3S", "4S").check(play(cards)))


def follow(top: str, cards: str, hand: str = HAND) -> str:
    """The refusal of a play on what lies on the table."""
    return str(table(hand, "4C", "4S", top=top, last=2, actor=0).check(play(cards)))


@pytest.mark.parametrize(
    ("clause", "cards", "because"),
    [
        ("FK-4.2", "5H 6H 7H 8H", "a straight has at least five cards, and these are 4."),
        ("FK-4.2", "5S 6H 7H", "a straight has at least five cards, and these are 3."),
        ("FK-4.2", "5H 6H 7H 9H TH", "the 8 in between is missing."),
        ("FK-4.2", "6S 7H 8H AH", "the 9 in between is missing."),
        ("FK-4.2", "JS KD AH 2S", "a 2 is never part of a run or a straight."),
        ("FK-4.3", "5S TH", "two cards have to be a pair."),
        ("FK-4.4", "9H 9S JS JD", "the 10 in between is missing."),
        ("FK-4.4", "JS JD 2S 2H", "a 2 is never part of a run or a straight."),
        ("FK-4.6", "9H 9S 9D JS JD JC", "the 10 in between is missing."),
        ("FK-4.6", "9H 9S 9D JS JD JC 5S 6S", "the 10 in between is missing."),
        ("FK-4.7", "JS JD JC 5S 6S 7H", "a triple takes one card or one pair with it, not 5♠, 6♠ and 7♥."),
        ("FK-4.8", "JS JD JC 5S 6S", "a triple takes one card or one pair with it, not 5♠ and 6♠."),
        ("FK-4.11", "5S JS KD", "three cards of different ranks must be 5, 10 and K, a fifty-K."),
        ("FK-4.11", "5S TH KD JS", "5, 10 and K are a fifty-K only if nothing else goes with them."),
        ("FK-4.13", "9H 9S 9D 9C 5S", "all four 9s are a bomb, and nothing goes with a bomb."),
        ("FK-R7", "5S 5H TH KD", "pairs do not go together with single cards."),
    ],
)
def test_cards_that_form_nothing(clause: str, cards: str, because: str) -> None:
    assert lead(cards).startswith(f"{clause}: That is no combination: {because} You could play ")


@pytest.mark.parametrize(
    ("clause", "cards", "wings"),
    [("FK-4.9", "8H", "8♥"), ("FK-4.10", "8S 8H", "8♠ and 8♥"), ("FK-4.9", "7S 8H 9H", "7♠, 8♥ and 9♥")],
)
def test_wrong_wings_of_a_run(clause: str, cards: str, wings: str) -> None:
    state = table("3S 3H 3D 4S 4H 4D 7S 8S 8H 9H", "5S", "6S")
    right = f"2 triples take 2 singles or 2 pairs, all different, not {wings}."
    assert str(state.check(play("3S 3H 3D 4S 4H 4D " + cards))).startswith(f"{clause}: That is no combination: {right}")


@pytest.mark.parametrize(
    ("clause", "top", "cards", "because"),
    [
        ("FK-5.1", "8S 8D", "9S", "9♠: a single 9, but only a play of the same type beats a pair of 8s."),
        ("FK-5.1", "3H 4H 5D 6D 7S 8S", "5H 6H 7H 8H 9H",
         f"5♥, 6♥, 7♥, 8♥ and 9♥: {FIVE}, but only the same number of cards beats {SIX}."),
        ("FK-5.1", "JH", "JS", "J♠: a single J, which is not higher than a single J."),
        ("FK-5.2", "QS QD QC 3H", "JS JD JC 2S", "J♠, J♦, J♣ and 2♠: three Js with a single; only the triples count,"),
        ("FK-5.3", "5D TD KC", "2S 2H", "2♠ and 2♥: a pair of 2s, which never beats a fifty-K."),
        ("FK-5.3", "3D 3C 3H 3S", "5S TH KD", "5♠, 10♥ and K♦: a fifty-K, which never beats a bomb of 3s."),
        ("FK-5.4", "5D TD KC", "5S TH KD", "5♠, 10♥ and K♦: a fifty-K; no fifty-K beats another one."),
        ("FK-5.6", "AS AD AC AH", "9S 9H 9D 9C", "9♠, 9♥, 9♦ and 9♣: a bomb of 9s, which is not higher than a bomb"),
    ],
)  # fmt: skip
def test_combinations_that_do_not_beat(clause: str, top: str, cards: str, because: str) -> None:
    hand = " ".join(card for card in HAND.split() if card not in top.split())
    assert follow(top, cards, hand).startswith(f"{clause}: {because}")


def test_fk_5_5_pure_fifty_ks_by_suit() -> None:
    state = table("5D TD KD 3S", "3H", "4S", top="5C TC KC", last=2, actor=0)
    wrong = str(state.check(play("5D TD KD")))
    assert wrong.startswith(
        "FK-5.5: 5♦, 10♦ and K♦: a pure fifty-K of ♦, which is not higher than a pure fifty-K of ♣."
    )


def test_no_cards_cards_twice_and_cards_that_are_not_there() -> None:
    state = table("9S 9H", "3S", "4S")
    assert refused(state, PLAY(())) == "FK-3.1"
    assert str(state.check(PLAY(()))) == "FK-3.1: No card is chosen. You could play 9♠: a single 9."
    assert str(state.check("play 9S,9S")).startswith("FK-3.1: 9♠ is named twice. ")
    assert str(state.check("play 9S,9H,3S")).startswith("FK-3.1: Seat 0 does not hold 3♠. ")
    go(state, play("9S"))
    assert refused(state, "play 9H") == "FK-3.2"


@pytest.mark.parametrize(
    ("top", "chosen", "right"),
    [
        ("8S 8D", "9S", "You could play 9♠ and 9♥ (a pair of 9s), or pass."),
        ("8S", "5S TH", "You could play 5♠, 10♥ and K♦ (a fifty-K), or pass."),
        ("KS KH KC 3D", "9S", "You could play 9♠, 9♥, 9♦ and 9♣ (a bomb of 9s), or pass."),
    ],
)
def test_what_would_be_right_is_near_to_what_was_chosen(top: str, chosen: str, right: str) -> None:
    assert follow(top, chosen).endswith(right)


def test_what_would_be_right_may_be_to_pass_only() -> None:
    assert follow("2D", "3H", "3H 4H").endswith("Nothing in this hand beats it: you can only pass.")


def test_every_refusal_speaks_chinese() -> None:
    state = table(HAND, "3S", "4S")
    illegal = state.check(play("5H 6H 7H 8H"))
    assert illegal is not None
    assert illegal.text("zh").startswith("FK-4.2: 不成牌型：顺子至少五张，这里只有4张。可以出")


def test_every_combination_is_called_in_both_languages() -> None:
    found = {
        "4S": ("a single 4", "单张4"),
        "TS TH": ("a pair of 10s", "一对10"),
        "9S 9H 9D": ("three 9s", "三个9"),
        "3S 4H 5D 6C 7S 8H": ("a straight from 3 to 8", "3到8的顺子"),
        "3S 3H 4D 4C 5S 5H": ("3 pairs in a row, 3 to 5", "3到5的连对"),
        "5S 5H 5D 6S 6H 6D": ("2 triples in a row, 5 to 6", "5到6的三顺"),
        "5S 5H 5D 6S 6H 6D 8S 9S": ("2 triples in a row, 5 to 6, with 2 singles", "5到6的三顺带2张单牌"),
        "5S 5H 5D 6S 6H 6D 8S 8H 9S 9H": ("2 triples in a row, 5 to 6, with 2 pairs", "5到6的三顺带2对"),
        "4S 4H 4D 7S": ("three 4s with a single", "三个4带一张"),
        "4S 4H 4D 7S 7H": ("three 4s with a pair", "三个4带一对"),
        "5S TH KD": ("a fifty-K", "五十K"),
        "5S TS KS": ("a pure fifty-K of ♠", "♠纯五十K"),
        "6S 6H 6D 6C": ("a bomb of 6s", "炸弹（四个6）"),
    }
    for cards, words in found.items():
        one = combination(mask_of(PACK.read(cards)))
        assert one is not None
        assert (called(one).en, called(one).zh) == words


def test_fk_r19_and_fk_r20_no_low_ace_no_straight_flush_and_no_four_in_a_longer_play() -> None:
    assert combination(mask_of(PACK.read("AS 3S 4H 5D 6C"))) is None
    one, other = (combination(mask_of(PACK.read(cards))) for cards in ("3S 4S 5S 6S 7S", "3H 4S 5S 6D 7C"))
    assert one == other
    assert combination(mask_of(PACK.read("9S 9H 9D 9C TS TH TD 3S 4S"))) is None


def test_fk_r21_and_fk_r22_one_hand_is_the_usual_game_and_is_named_so() -> None:
    assert GAME.options["match"].default is False
    assert "单局" in GAME.rulebook["FK-R22"].text.zh
    assert "普通场" in GAME.rulebook["FK-R21"].text.zh
