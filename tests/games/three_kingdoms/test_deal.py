"""The match and the set-up of a hand: TK-1, TK-2."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from cardgames.engine.game import GameError
from cardgames.engine.state import CHANCE
from cardgames.games.three_kingdoms import GAME
from cardgames.games.three_kingdoms.cards import PACK, Character, Item
from cardgames.games.three_kingdoms.rules import ThreeKingdoms
from tests.games.three_kingdoms.laying import GIRL, OX, PEACH, clauses, go, kinds, lay, moves, start, texts

DEAL = "draw KS1,AH2"
"""Player 1 starts."""


def dealt(seats: int = 2, draw: str = DEAL, **settings: Any) -> ThreeKingdoms:
    """A match after its first deal."""
    state = start(seats=seats, **settings)
    state.apply(draw)
    return state


def stacked(hands: list[list[str]], table: list[str], rest: str = "") -> list[str]:
    """A deck for two players that deals these cards, player 1 first, and has the others in pack order behind."""
    size = 24
    named = {card for part in (*hands, table, rest.split()) for card in part}
    others = [card.text for card in PACK if card.text not in named and isinstance(card, Character)]
    full = [[*hand, *(others.pop() for _ in range(size - len(hand)))] for hand in hands]
    deck = [card for pair in zip(full[1], full[0], strict=True) for card in pair] + rest.split() + table
    return [*deck, *others, *(card.text for card in PACK if isinstance(card, Item) and card.text not in named)]


@pytest.mark.parametrize("seats", [1, 8])
def test_tk_1_1_two_to_seven_players(seats: int) -> None:
    with pytest.raises(GameError, match=r"TK-1.1"):
        GAME.start(seats=seats)


def test_tk_1_1_turns_go_clockwise() -> None:
    state = lay(3, hands=[["2S4"], ["3S4", "4S4"], ["5S4"]], turn=1)
    order = []
    while not state.over:
        order.append(state.turn)
        go(state, ["play", texts(state.hands[state.turn][:1]), ""], ["done"])
    assert order == [1, 2, 0, 1]


@pytest.mark.parametrize(("items", "out"), [("deck", 0), ("none", 21)])
def test_tk_1_3_and_tk_r03_items_are_shuffled_in_or_left_out(items: str, out: int) -> None:
    state = dealt(items=items)
    assert len(state.box) == out
    assert Counter(isinstance(card, Item) for card in state.box) == ({True: out} if out else {})
    said = start(items=items).heard or []
    assert ("items" in kinds(said)) is (items == "deck")
    assert ("no_items" in kinds(said)) is (items == "none")


def test_tk_r25_with_one_shield_a5_is_left_out() -> None:
    state = start(round_shield="merged")
    assert texts(state.box) == "A5"
    assert "TK-R25" in clauses(state.heard or [])


def test_tk_1_4_hands_and_pile_are_hidden_all_else_is_open() -> None:
    state = dealt(seats=2)
    view = state.view(0)
    assert None not in view.cards("hand:0")
    assert set(view.cards("hand:1")) == set(view.cards("pile")) == {None}
    hidden = {zone.name for zone in view.zones.values() if None in zone.cards}
    assert hidden == {"hand", "pile"}
    assert view.value("banker") is None


@pytest.mark.parametrize(("seats", "chips", "rest"), [(2, 50_000, 0), (3, 33_333, 1), (6, 16_666, 4), (7, 14_285, 5)])
def test_tk_1_5_and_tk_r40_chips_are_shared_out(seats: int, chips: int, rest: int) -> None:
    state = start(seats=seats)
    assert state.scores() == [chips] * seats
    assert [(line.clause, line.amount) for line in state.sheet()] == [("TK-1.5", chips)] * seats
    assert ("TK-R40" in clauses(state.heard or [])) is bool(rest)


def test_tk_1_6_and_tk_9_10_a_new_hand_begins_without_banker_armour_and_combos() -> None:
    state = lay(3, phase="call", formed=1, banker=0, combos=[[PEACH], [], []], armours=[["A1"], ["A2"], []],
                seats=[0, 2, 1], options={"max_hands": 2})  # fmt: skip
    before = (state.banker, list(map(len, state.armours)))
    events = state.apply("end")
    assert before == (0, [1, 1, 0])
    assert (state.banker, list(map(len, state.armours)), state.laid) == (None, [0, 0, 0], [()] * 3)
    assert (state.seating, state.number, state.phase, state.actor) == ((0, 1, 2), 2, "draw", CHANCE)
    assert "TK-9.10" in clauses(events)
    assert len(state.pile) == 237


# The end of the match ------------------------------------------------------------------------------------------------


def ended(chips: list[int], total: int = 5, **options: Any) -> ThreeKingdoms:
    """Player 0, not banker, has ended a hand with 5 points."""
    state = lay(2, phase="call", formed=1, combos=[[PEACH], []], chips=chips, options=options)
    state.apply("end")
    return state


@pytest.mark.parametrize(
    ("chips", "options", "over", "winners"),
    [
        ([10, 5], {"max_hands": 9}, True, [0]),
        ([10, 6], {"max_hands": 9}, False, None),
        ([10, 9], {"max_hands": 9, "target_chips": 15}, True, [0]),
        ([10, 9], {"max_hands": 9, "target_chips": 16}, False, None),
        ([10, 9], {"max_hands": 1}, True, [0]),
        ([10, 20], {"max_hands": 1}, True, [0, 1]),
        ([10, 40], {"max_hands": 9, "target_chips": 35}, True, [1]),
    ],
)
def test_tk_1_7_and_tk_r41_what_ends_the_match(
    chips: list[int], options: dict[str, int], over: bool, winners: list[int] | None
) -> None:
    state = ended(chips, **options)
    assert (state.over, state.winners()) == (over, winners)


def test_tk_r41_hands_and_chips_can_be_chosen() -> None:
    assert start().options["target_chips"] is None
    for name, value in (("max_hands", 0), ("target_chips", 0), ("target_chips", "none")):
        with pytest.raises(GameError, match=r"TK-R41"):
            start(**{name: value})


# The draw and the deal -----------------------------------------------------------------------------------------------


def test_tk_2_1_the_highest_rank_starts() -> None:
    state = start(seats=4)
    events = state.apply("draw KS1,0G3,AD4,2H2")
    assert (state.start, state.actor, state.phase) == (2, 2, "hand")
    assert (
        str(events[0]) == "Everyone draws a character, and its rank counts: Seat 0 K, Seat 1 0, Seat 2 A and Seat 3 2."
    )


def test_tk_2_1_each_draws_one_character() -> None:
    state = start(seats=2)
    assert state.legal_moves() == []
    for text in ("draw KS1", "draw KS1,KS1", "draw KS1,W1", "draw KS1,AH2,AD4"):
        illegal = state.check(text)
        assert illegal is not None
        assert illegal.clause == "TK-2.1"


def test_tk_2_2_and_tk_r07_equal_ones_draw_again_among_themselves() -> None:
    state = start(seats=4)
    events = state.apply("draw AD4,KS1,0G3,AH2")
    assert (state.phase, state.drawing) == ("draw", (0, 3))
    assert events[-1].clause == "TK-2.2"
    state.apply("draw 2S1,2S2")
    assert state.drawing == (0, 3)
    state.apply("draw AD4,KS1")
    assert (state.start, state.phase) == (0, "hand")


@pytest.mark.parametrize(("seats", "size"), [(2, 24), (3, 18), (4, 14), (5, 12), (6, 10), (7, 9)])
def test_tk_2_4_and_tk_r01_and_tk_r02_the_size_of_hands_and_table(seats: int, size: int) -> None:
    draw = "draw " + ",".join(f"{rank}S1" for rank in "A234567"[:seats])
    state = dealt(seats, draw)
    assert [len(hand) for hand in state.hands] == [size] * seats
    assert sum(map(len, state.table)) == size
    assert len(state.cards()) == 237


def test_tk_2_5_cards_are_dealt_one_at_a_time_from_the_starting_player() -> None:
    state = start(seats=2)
    deck = state.pile[:]
    state.apply(DEAL)
    assert set(state.hands[1]) == set(deck[0:48:2])
    assert set(state.hands[0]) == set(deck[1:48:2])


def test_tk_2_6_and_tk_r04_items_are_replaced_on_the_table() -> None:
    state = GAME.start(seats=2, deck=stacked([[], []], ["AS1"], rest="W1 M2 KH1"))
    events = state.apply(DEAL)
    assert isinstance(state, ThreeKingdoms)
    assert texts(state.discard) == "W1 M2"
    assert sum(map(len, state.table)) == 24
    assert "TK-R04" in clauses(events)
    assert all(isinstance(card, Character) for cards in state.table for card in cards)


def test_tk_2_7_eight_in_hand_wins_at_once() -> None:
    state = GAME.start(seats=2, deck=stacked([OX, []], []), max_hands=1)
    events = state.apply(DEAL)
    assert state.over
    assert state.scores() == [50_010, 49_990]
    assert {"TK-2.7", "TK-9.2"} <= set(clauses(events))


def test_tk_r06_of_two_eights_the_first_in_turn_order_wins_and_a_hand_comes_before_the_table() -> None:
    state = GAME.start(seats=2, deck=stacked([OX, GIRL], []), max_hands=1)
    events = state.apply(DEAL)
    assert state.scores() == [49_990, 50_010]
    assert "TK-R06" in clauses(events)
    both = GAME.start(seats=2, deck=stacked([OX, []], GIRL), max_hands=1)
    both.apply(DEAL)
    assert both.over


def test_tk_2_8_eight_on_the_table_is_dealt_again() -> None:
    state = GAME.start(seats=2, deck=stacked([[], []], GIRL))
    events = state.apply(DEAL)
    assert isinstance(state, ThreeKingdoms)
    assert (state.phase, state.start, len(state.pile)) == ("shuffle", 1, 237)
    assert events[-1].clause == "TK-2.8"
    go(state)
    state.apply(f"shuffle {','.join(card.text for card in PACK)}")
    assert (state.start, state.actor) == (1, 1)


def test_tk_2_3_all_cards_are_shuffled() -> None:
    state = lay(2, phase="call", formed=1, combos=[[PEACH], []], options={"max_hands": 2})
    state.apply("end")
    state.apply(DEAL)
    assert state.phase == "shuffle"
    order = ",".join(card.text for card in PACK)
    illegal = state.check(f"shuffle {order[4:]}")
    assert illegal is not None
    assert illegal.clause == "TK-2.3"
    assert clauses(state.apply(f"shuffle {order}"))[0] == "TK-2.3"


@pytest.mark.parametrize(("count", "group"), [(4, False), (5, True), (6, True), (7, True)])
def test_tk_2_9_five_to_seven_are_a_group(count: int, group: bool) -> None:
    state = GAME.start(seats=2, deck=stacked([[], OX[count:]], OX[:count]))
    events = state.apply(DEAL)
    assert isinstance(state, ThreeKingdoms)
    assert ("Ox" in state.groups) is group
    assert ("Ox" in [str(e.values["mansion"].en) for e in events if e.clause == "TK-2.9"]) is group


def test_tk_2_9_seven_of_a_mansion_of_seven_are_no_eight() -> None:
    state = lay(2, hands=[["6H1", "8D1", "2S2", "AH2", "9D3", "5S4", "7C4"], ["2S4"]])
    state.look_at_deal()
    assert state.phase == "hand"


def test_tk_1_7_the_match_as_a_whole() -> None:
    game = GAME.play(seats=3, seed=5, max_hands=3)
    numbers = [event.values["n"] for step in game for event in step.events if event.kind == "hand"]
    assert numbers == [1, 2, 3]
    assert sum(game.last.scores()) == 99_999
    assert moves(game.last) == []  # type: ignore[arg-type]
