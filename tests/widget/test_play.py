"""The table to play at, without its page: what it answers to what the page sends."""

from __future__ import annotations

import json
from typing import Any

import pytest

import cardgames
from cardtable import PlayTable


@pytest.fixture
def table() -> PlayTable:
    return PlayTable("hey-bartender", ["you", "greedy", "random"], seed=7)


def say(table: PlayTable, does: Any, **more: Any) -> dict[str, Any]:
    """Send what the page would send; the answer."""
    before = table.turn["n"]
    table.hear({"do": does, **more})
    assert table.turn["n"] == before + 1, "every wish is answered"
    json.dumps(table.turn)
    return dict(table.turn)


def test_it_opens_for_the_person_who_has_to_move(table: PlayTable) -> None:
    turn = table.turn
    assert (turn["seat"], turn["people"], turn["undo"], table.view) == (0, 1, False, "0")
    assert turn["prompt"][0] == "Seat 0 has to play one card"
    hand = sorted(card.text for card in table.sitting.state.hands[0])
    assert turn["cards"] == hand
    assert repr(table) == "Hey, Bartender! step 0 of 0"


def test_only_that_seats_cards_are_sent(table: PlayTable) -> None:
    assert table.data["views"] == ["0"]
    hidden = {card.text for hand in table.sitting.state.hands[1:] for card in hand}
    assert not hidden & set(table.data["cards"])


def test_a_move_is_played_and_answered_by_the_bots(table: PlayTable) -> None:
    turn = say(table, "play", move=f"play {table.turn['cards'][0]}")
    assert (turn["seat"], turn["since"], turn["undo"], table.step) == (0, 1, True, 3)
    assert len(table.data["lines"]["0"]) == 4


def test_chosen_cards_are_named_or_refused(table: PlayTable) -> None:
    card = table.turn["cards"][0]
    offer = say(table, "offer", cards=[card])["offer"]
    assert [move[0] for move in offer["moves"]] == [f"play {card}"]
    market = table.sitting.state.market[0].text
    offer = say(table, "offer", cards=[market])["offer"]
    assert offer["moves"] == []
    assert offer["said"][0].startswith(f"{offer['clause']}: ")
    assert "可以" in offer["said"][1]


def test_chosen_cards_have_a_name_only_where_all_their_moves_share_it() -> None:
    table = PlayTable("long-arm-of-the-law", ["you"], seed=5)
    for card in table.turn["cards"]:
        offer = say(table, "offer", cards=[card])["offer"]
        kinds = {move[0].split()[0] for move in offer["moves"]}
        assert len(offer["forms"]) <= 1
        assert not offer["forms"] or len(kinds) == 1, offer["moves"]
    pair = PlayTable("fifty-k", ["you", "you", "you"], seed=1)
    assert say(pair, "offer", cards=[pair.turn["cards"][0]])["offer"]["forms"] == [["Single card", "单张"]]


def test_a_hint_chooses_its_cards(table: PlayTable) -> None:
    turn = say(table, "hint")
    assert turn["note"][0].startswith("The greedy player would do this: Play ")
    assert len(turn["offer"]["moves"]) == 1
    assert table.step == 0


def test_a_move_is_taken_back_and_named(table: PlayTable) -> None:
    say(table, "play", move=f"play {table.turn['cards'][0]}")
    turn = say(table, "undo")
    assert turn["note"][0].startswith("Taken back: Play ")
    assert (table.step, turn["undo"]) == (0, False)
    assert say(table, "undo")["note"] is None


def test_the_same_deal_and_a_new_one(table: PlayTable) -> None:
    cards = table.turn["cards"]
    say(table, "play", move=f"play {cards[0]}")
    assert say(table, "again")["cards"] == cards
    assert say(table, "another")["cards"] != cards
    assert table.sitting.number == 2


def test_take_back_brings_the_game_before_a_deal_back(table: PlayTable) -> None:
    say(table, "play", move=f"play {table.turn['cards'][0]}")
    before = table.record()
    dealt = say(table, "another")
    assert dealt["note"] == [
        "A new deal. “Take back” brings the last game back.",
        "已重新发牌；按“收回”可以回到上一局。",
    ]
    assert dealt["undo"]
    assert say(table, "undo")["note"][0] == "You are back in the last game."
    assert table.record() == before


@pytest.mark.parametrize(
    ("message", "words"),
    [
        ({"do": "win"}, "there is no wish 'win' here; choose offer, play"),
        ({"do": "play", "move": "play ZZ"}, "'play ZZ' isn't a move in this game"),
        ({"do": "play"}, "'' isn't a move in this game"),
        ({"do": "offer", "cards": ["ZZ"]}, "'ZZ' is not a card of this pack"),
        ({"do": "offer", "cards": 7}, "not iterable"),
        (None, "there is no wish None here"),
    ],
)
def test_what_cannot_be_done_is_answered_in_words(table: PlayTable, message: Any, words: str) -> None:
    table.hear(message)
    assert words in table.turn["note"][0]
    assert table.step == 0


def test_where_it_cannot_run_it_invites_and_later_tells_the_game(table: PlayTable) -> None:
    marked = PlayTable("hey-bartender", ["you", "greedy"], names=["<b>Ann", "Bot"], lang="zh")
    assert "你坐&lt;b&gt;Ann" in marked.still()
    assert "<img" not in table.still()
    say(table, "play", move=f"play {table.turn['cards'][0]}")
    assert "<img" in table._repr_mimebundle_()[0]["text/html"]


def test_people_take_turns_and_see_only_their_own_cards() -> None:
    table = PlayTable("last-man-standing", ["you", "greedy", "you", "greedy"], seed=7, names=["Ann", "B", "Cho", "D"])
    seen = set()
    for _ in range(6):
        assert table.data["views"] == [str(table.turn["seat"])] == [table.view]
        seen.add(table.view)
        say(table, "play", move=table.turn["groups"][0][2][0][0])
    assert seen == {"0", "2"}


def test_what_somebody_else_did_since_ones_own_move_is_told() -> None:
    table = PlayTable("last-man-standing", ["you", "you", "greedy", "greedy"], seed=7)
    for _ in range(2):
        say(table, "play", move=table.turn["groups"][0][2][0][0])
    assert table.turn["seat"] == 0
    line = table.timeline.line(0)
    assert [frame.by for frame in line[table.turn["since"] + 1 :]] == [1, 2, 3]


def test_a_second_click_does_not_play_the_next_turn() -> None:
    table = PlayTable("caribbean-star", ["you", "you"], seed=3)
    at = table.turn["at"]
    move = table.turn["groups"][0][2][0][0]
    say(table, "play", move=move, at=at)
    record = table.record()
    for does in ("play", "undo", "again", "another"):
        assert say(table, does, move=table.turn["groups"][0][2][0][0], at=at)["note"] is None
        assert table.record() == record
    assert say(table, "hint", at=table.turn["at"])["note"]
    at = table.turn["at"]
    note = say(table, "undo", at=at)["note"]
    assert note[0].startswith("Taken back: ")
    assert say(table, "undo", at=at)["note"] == note


def test_a_bot_that_fails_does_not_show_its_cards() -> None:
    class Failing:
        def choose(self, view: Any, moves: Any, rng: Any) -> Any:
            raise KeyError("x")

    table = PlayTable("hey-bartender", ["you", Failing()], seed=7)
    turn = say(table, "play", move=f"play {table.turn['cards'][0]}")
    assert "the player at seat 1 made no move at step 2: its choose() ended in an error, KeyError" in turn["note"][0]
    assert (turn["seat"], table.data["views"], table.step) == (0, ["0"], 0)


def test_an_illegal_move_is_refused_in_both_languages(table: PlayTable) -> None:
    english, chinese = say(table, "play", move=f"play {table.sitting.state.market[0].text}")["note"]
    assert english.startswith("HB-3.3: ")
    assert "可以" in chinese


@pytest.mark.parametrize("game", [None, 3, "tarot"])
def test_a_game_that_is_none(game: Any) -> None:
    with pytest.raises(ValueError, match="there is no game"):
        PlayTable(game, ["you", "greedy"])


def test_at_the_end_everything_is_open() -> None:
    table = PlayTable("spots", ["you", "greedy"], seed=5)
    while table.turn["seat"] is not None:
        say(table, "play", move=table.turn["groups"][0][2][0][0])
    assert table.data["views"] == ["all", "0", "1", "audience"]
    assert table.turn["prompt"] is None
    assert cardgames.load(table.record()).over


def test_a_long_list_is_sent_in_groups_and_not_whole() -> None:
    table = PlayTable("fifty-k", ["you", "you", "you"], seed=1)
    groups = table.turn["groups"]
    assert len(groups) > 3
    assert all(name[0] and name[1] and count >= len(moves) for name, count, moves in groups)
    assert sum(len(moves) for _, _, moves in groups) <= 400
    assert sum(count for _, count, _ in groups) == len(table.sitting.state.legal_moves())
