"""Starting a game: seats, options, seeds and decks that are right or wrong."""

from __future__ import annotations

from typing import Any

import pytest

import cardgames
from cardgames.engine.game import GameError, Option
from cardgames.engine.words import Words
from tests.conformance.toys import GAME, toy
from tests.conformance.toys.rules import PACK

DECK = [card.text for card in PACK]


@pytest.mark.parametrize("slug", ["", "chess", "../games", "x" * 1_000, None, 5, [], b"spots", "\ud800"])
def test_an_unknown_game_names_those_there_are(slug: Any) -> None:
    with pytest.raises(GameError, match=r"there is no game .*; the games are abandon-ship, barcelona, ") as caught:
        cardgames.game(slug)
    assert "；游戏有abandon-ship、barcelona、" in caught.value.text("zh")


@pytest.mark.parametrize(
    "slug",
    ["Hey-Bartender", "hey_bartender", "heybartender", "hey bartender!", "hey-bartnder", "ｈｅｙ－ｂａｒｔｅｎｄｅｒ"],
)
def test_a_game_that_was_nearly_named_is_proposed(slug: str) -> None:
    with pytest.raises(GameError, match=r"; did you mean 'hey-bartender'\?$") as caught:
        cardgames.game(slug)
    assert caught.value.text("zh").endswith("；是不是想写'hey-bartender'？")


def test_every_folder_is_a_game() -> None:
    assert "hey-bartender" in cardgames.games()
    for slug in cardgames.games():
        game = cardgames.game(slug)
        assert game.slug == slug
        assert game is cardgames.game(slug)


@pytest.mark.parametrize("seats", [0, 1, 4, -1, True, 2.0, "2", [2]])
def test_a_seat_count_that_the_game_does_not_have(seats: Any) -> None:
    with pytest.raises(GameError, match=r"Sealed Highs cannot be played with .* seats \(TY-1\.1\); it is for 2 to 3$"):
        GAME.start(seats=seats)


def test_a_game_for_one_number_of_seats_says_exactly_that() -> None:
    with pytest.raises(GameError, match=r"it is for exactly 2$"):
        toy(seats=range(2, 3)).start(seats=3)


@pytest.mark.parametrize(
    ("options", "reason"),
    [
        ({"round": 1}, r"Sealed Highs has no option 'round'; did you mean 'rounds'\?"),
        ({"events_": 1}, r"Sealed Highs has no option 'events_'; its options are rounds, reshuffle"),
        ({"rounds": 4}, r"option rounds cannot be 4 \(TY-R1\); it can be 1 to 3"),
        ({"rounds": True}, r"option rounds cannot be True"),
        ({"rounds": 2.0}, r"option rounds cannot be 2\.0"),
        ({"rounds": "2"}, r"option rounds cannot be '2'"),
        ({"reshuffle": 1}, r"option reshuffle cannot be 1 \(TY-R2\); it can be True or False"),
        ({"reshuffle": None}, r"option reshuffle cannot be None"),
    ],
)
def test_an_option_or_value_that_the_game_does_not_have(options: dict[str, Any], reason: str) -> None:
    with pytest.raises(GameError, match=reason):
        GAME.start(seats=2, **options)


def test_options_may_depend_on_the_seats() -> None:
    option = Option(lambda seats: seats, lambda seats: range(1, seats + 1), "TY-R1", Words("", ""))
    assert (option.default_for(3), option.accepts(3, 3), option.accepts(3, 2)) == (3, True, False)
    assert option.choices(3) == "1 to 3"
    assert Option(0, range(5, 10**6), "", Words("", "")).choices(2) == "5 or more"
    assert Option("a", ("a", "b"), "", Words("", "")).choices(2) == "'a' or 'b'"
    unset = Option(None, range(5, 10**6), "", Words("", ""))
    assert unset.choices(2) == "None or 5 or more"
    assert Option("a", tuple("abcdefghijklm"), "", Words("", "")).choices(2) == "one of 13 like 'a' or 'm'"
    assert [unset.accepts(value, 2) for value in (None, 5, 4, "5")] == [True, True, False, False]
    assert not Option(5, range(5, 9), "", Words("", "")).accepts(None, 2)


@pytest.mark.parametrize(
    ("deck", "reason"),
    [
        (DECK[1:], "this deck holds AS not at all"),
        ([*DECK, "AS"], "this deck holds AS more than once"),
        ([*DECK[1:], "2S"], "this deck holds 2S more than once and AS not at all"),
        ([], "AS 2S 3S AH 2H 3H AD 2D ... not at all; each of the 12 cards has to be in it once"),
        (["KS", *DECK], "'KS' is not a card of this pack of 12"),
        ([5], "5 is not a card of this pack of 12"),
        ("AS AS", "more than once"),
    ],
)
def test_a_deck_that_is_not_the_pack(deck: Any, reason: str) -> None:
    with pytest.raises(ValueError, match=reason):
        GAME.start(seats=2, deck=deck)


def test_a_deck_may_be_text_or_cards() -> None:
    states = [GAME.start(seats=2, deck=deck) for deck in (DECK, " ".join(DECK), ", ".join(DECK), list(PACK))]
    assert all(state == states[0] for state in states)


@pytest.mark.parametrize("seed", [1.5, True, [], b"1"])
def test_seed_and_luck_are_a_number_or_a_text(seed: Any) -> None:
    with pytest.raises(GameError, match="a seed is a whole number or a text, not "):
        GAME.start(seats=2, seed=seed)
    for play in (GAME.timeline, GAME.play):
        with pytest.raises(GameError, match="luck is a whole number or a text, not ") as fault:
            play(seats=2, luck=seed)
        assert "运气" in fault.value.text("zh")


@pytest.mark.parametrize("play", [GAME.start, GAME.timeline, GAME.play])
def test_a_game_is_dealt_from_a_seed_or_from_a_deck(play: Any) -> None:
    with pytest.raises(
        GameError, match="from a seed or from a deck, not from both: here are seed 0 and a deck"
    ) as fault:
        play(seats=2, seed=0, deck=DECK)
    assert "不能两样都给" in fault.value.text("zh")
    play(seats=2, deck=DECK)
    assert GAME.timeline(seats=2).last == GAME.timeline(seats=2, seed=0).last


def test_seeds_give_different_decks_that_stay_the_same() -> None:
    decks = {seed: " ".join(map(str, GAME.deck(seed))) for seed in (0, 1, -1, 10**30, "", "coffee")}
    assert len(set(decks.values())) == len(decks)
    assert decks[0] == "3S AD 2C 3C 3H 2S 2D AS 3D AH AC 2H"  # on every machine and every Python


@pytest.mark.parametrize(
    ("arguments", "reason"),
    [
        ({"players": ["random"], "seats": 2}, "there are 2 seats, so there should be 2 players, not 1"),
        ({"players": "random"}, "players are a list with one entry for each seat"),
        ({"players": ["clever", "random"]}, "'clever' isn't a player; a player is 'random', 'greedy' or an object"),
        ({"players": [None, None]}, "None isn't a player"),
        ({"names": ["Ann"]}, "there are 2 seats, so there have to be 2 names, not 1"),
    ],
)
def test_players_and_names_fit_the_seats(arguments: dict[str, Any], reason: str) -> None:
    with pytest.raises(ValueError, match=reason):
        GAME.play(**arguments)
