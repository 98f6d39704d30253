"""Barcelona by clause: a round (BA-3, BA-4) and its rulings."""

from __future__ import annotations

from itertools import pairwise
from typing import cast

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cardgames import IllegalMove, UnreadableMove
from cardgames.cards import STANDARD, Card, by_pack
from cardgames.games.barcelona import GAME
from cardgames.games.barcelona.rules import Barcelona
from cardgames.games.barcelona.scoring import choice_order, showdown
from tests.games.barcelona.laying import begin, below, by_the_book, deal, marks, sentence, shown
from tests.games.laying import go, refused, told, words

EXAMPLE = ("KH 2S", "9D 7C", "5H TS")
QUIET = ("2S KH", "9D 7C", "TS 5H")  # first cards 2S 9D TS: seats 0, 1, 2 choose in this order
LOUD = ("KH 2S", "7C 9D", "5H TS")  # first cards KH 7C 5H: seats 2, 1, 0

# Values --------------------------------------------------------------------------------------------------------------


@given(st.lists(st.sampled_from(list(STANDARD)), min_size=2, max_size=5, unique=True))
def test_ba_3_1_and_ba_3_2_king_high_ace_low_then_suits(cards: list[Card]) -> None:
    order = choice_order(dict(enumerate(cards)))
    assert sorted(order) == list(range(len(cards)))
    assert all(below(cards[one], cards[other]) for one, other in pairwise(order))


def test_ba_3_2_and_ba_r10_one_order_of_all_four_suits() -> None:
    cards = STANDARD.read("2C AS AH AD AC")
    assert choice_order(dict(enumerate(cards))) == [4, 3, 2, 1, 0]
    state = shown("AS AD", "2C 3D", "AH AC")
    assert state.order == [2, 0, 1]


def test_ba_3_2_is_told_where_the_suit_decides() -> None:
    state = begin("7H 2S", "8D 7C", "5H TS")
    events = go(state, "play 7H", "play 7C", "play 5H")
    assert sentence(events, "equal") == "Of equal ranks the suit decides: 7♣ and 7♥."
    assert state.order == [2, 1, 0]
    assert "equal" not in [event.kind for event in go(begin(*EXAMPLE), "play KH", "play 7C", "play 5H")]


@pytest.mark.parametrize(("black", "due"), [("AS", 1), ("2C", 2), ("TS", 10), ("JC", 11), ("QS", 12), ("KC", 13)])
def test_ba_3_3_what_a_black_card_costs(black: str, due: int) -> None:
    _, payments = showdown(
        dict(enumerate(STANDARD.read("3H 4H"))), dict(enumerate(STANDARD.read([black, "3S"]))), [29, 0]
    )
    assert payments == {0: due}
    state = shown(f"3H {black}", "4H 3S")
    go(state, "showdown")
    assert state.money == [29 - due, 31 + due]


# Draw and ante -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", [2, 5])
def test_ba_4_1_the_top_red_and_the_top_black_card_in_seat_order(seats: int) -> None:
    deck = GAME.deck(3)
    red, black = ([card for card in deck if card.red is colour] for colour in (True, False))
    state = deal(seats=seats, deck=deck)
    assert state.hands == [[red[seat], black[seat]] for seat in range(seats)]
    assert (state.red, state.black) == (red[seats:], black[seats:])


def test_ba_4_1_nobody_else_sees_a_hand() -> None:
    state = begin(*EXAMPLE)
    assert words(card for card in state.view(1).cards("hand:1") if card) == "9D 7C"
    for viewer in (0, 2, "audience"):
        assert state.view(viewer).cards("hand:1") == (None, None)
    assert state.heard is not None
    (drawn,) = [event for event in state.heard if event.kind == "drawn" and event.actor == 1]
    assert str(drawn.said(1)) == "Seat 1 holds 9♦ and 7♣."
    assert drawn.said(0) is None


@pytest.mark.parametrize(("ante", "pot"), [(1, 3), (2, 6), (3, 9)])
def test_ba_4_2_and_ba_r5_everybody_pays_the_ante(ante: int, pot: int) -> None:
    state = begin(*EXAMPLE, ante=ante)
    assert (state.money, state.pot) == ([30 - ante] * 3, pot)
    line = state.sheet().of(0)[-1]
    assert (line.clause, line.amount) == ("BA-4.2", -ante)
    assert state.heard is not None
    assert sentence(state.heard, "ante") == f"Everybody pays the ante of {ante}; the pot holds {pot} coins."


def test_ba_4_3_and_ba_r5_who_has_less_than_the_ante_pays_all() -> None:
    state = begin(*EXAMPLE, money=(2, 30, 30), ante=3)
    assert (state.money, state.pot, state.actor) == ([0, 27, 27], 8, 0)
    line = state.sheet().of(0)[-1]
    assert (line.clause, str(line)) == ("BA-4.3", "Ante of round 1, all that was left: −2 (BA-4.3)")
    assert state.heard is not None
    assert ("BA-4.3", "short") in told(state.heard)


def test_ba_4_3_and_ba_r4_the_last_chip_is_played_for() -> None:
    state = begin(*EXAMPLE, money=(1, 30, 30))
    assert state.heard is not None
    assert sentence(state.heard, "last_money") == "That was the last money of Seat 0, who still plays this round."
    go(state, "play KH", "play 7C", "play 5H", "showdown")
    assert state.money == [20, 22, 19]


# The first card ------------------------------------------------------------------------------------------------------


def test_ba_4_4_one_of_the_two_hand_cards_and_no_pass() -> None:
    state = begin(*EXAMPLE)
    assert [move.text for move in state.legal_moves()] == ["play KH", "play 2S"]
    assert refused(state, "play 9D") == "BA-4.4"
    assert refused(state, "withdraw") == "BA-4.4"
    with pytest.raises(UnreadableMove):
        state.apply("pass")
    with pytest.raises(IllegalMove, match=r"BA-4\.4: A♠ is not in Seat 0's hand\. You could play K♥ or 2♠\."):
        state.apply("play AS")


def test_ba_4_4_a_first_card_lies_face_down_until_all_have_chosen() -> None:
    state = begin(*EXAMPLE)
    events = go(state, "play 2S", "play 9D")
    for viewer in (1, 2, "audience"):
        assert state.view(viewer).cards("shown:0") == (None,)
        assert sentence(events[:1], "play", viewer=viewer) == "Seat 0 lays a card face down."
    assert state.view(0).cards("shown:0") == (STANDARD["2S"],)
    other = begin(*EXAMPLE)
    go(other, "play KH", "play 9D")
    assert state.view(2) == other.view(2)


def test_ba_4_5_first_cards_are_turned_up_together() -> None:
    state = begin(*EXAMPLE)
    events = go(state, "play 2S", "play 9D", "play TS")
    assert sentence(events, "reveal") == "The first cards are turned up: Seat 0 2♠, Seat 1 9♦ and Seat 2 10♠."
    for viewer in (0, 1, 2, "audience"):
        assert state.view(viewer).cards("shown:0") == (STANDARD["2S"],)
    assert state.view(1).cards("hand:0") == (None,)


def test_ba_4_6_the_smallest_first_card_chooses_first_whatever_its_colour() -> None:
    assert shown(*QUIET).order == [0, 1, 2]
    assert shown(*LOUD).order == [2, 1, 0]
    assert marks(shown(*LOUD)) == ["chooses 3rd", "chooses 2nd", "chooses 1st"]


# Choosing ------------------------------------------------------------------------------------------------------------


def test_ba_4_7_withdraw_or_showdown_in_order() -> None:
    state = shown(*LOUD)
    assert (state.actor, [move.text for move in state.legal_moves()]) == (2, ["withdraw", "showdown"])
    assert refused(state, "play TS") == "BA-4.7"
    events = go(state, "withdraw")
    assert told(events)[0] == ("BA-4.7", "withdraw")
    assert (state.actor, marks(state)) == (1, ["chooses 3rd", "chooses 2nd", "withdrawn"])


def test_ba_4_8_the_first_showdown_ends_the_choices() -> None:
    state = shown(*LOUD)
    events = go(state, "showdown")
    assert sentence(events, "bound") == "Seat 1 and Seat 0 may no longer withdraw."
    assert state.money == [49, 22, 19]
    assert marks(state) == ["wins", "stood, pays", "called, pays"]


def test_ba_4_8_with_two_players_the_smaller_card_has_the_only_choice() -> None:
    for choice in ("withdraw", "showdown"):
        state = shown("2S KH", "9D 7C")
        go(state, choice)
        assert state.over


def test_ba_4_9_and_ba_r2_the_last_one_is_not_asked() -> None:
    state = shown(*QUIET)
    events = go(state, "withdraw", "withdraw")
    assert ("BA-4.9", "last") in told(events)
    assert sentence(events, "second_alone") == "The second card is turned up: Seat 2 5♥."
    assert sentence(events, "unrivalled") == "No other red card is left: Seat 2 wins the round."
    assert (state.money, state.round_winners) == ([29, 29, 32], [2])


def test_ba_4_10_only_those_who_stand_show_the_second_card() -> None:
    state = shown(*QUIET)
    events = go(state, "withdraw", "showdown")
    assert sentence(events, "second") == "The second cards are turned up: Seat 1 7♣ and Seat 2 5♥."
    assert [words(cards) for cards in state.shown] == ["2S", "9D 7C", "TS 5H"]


# The showdown --------------------------------------------------------------------------------------------------------


def test_ba_4_11_only_red_cards_decide() -> None:
    state = shown("3D KS", "4D AC", "QS 2H")
    events = go(state, "showdown")
    assert sentence(events, "winner") == "4♦ is the largest red card: Seat 1 wins the round."


def test_ba_4_11_and_ba_r7_hearts_beat_diamonds() -> None:
    state = shown("8D AS", "8H KS")
    events = go(state, "showdown")
    assert ("BA-R7", "hearts") in told(events)
    assert sentence(events, "hearts") == "8♥ beats 8♦, hearts before diamonds: Seat 1 wins the round."
    assert state.money == [28, 32]


def test_ba_4_12_the_winner_takes_the_whole_pot() -> None:
    state = shown(*QUIET, ante=3)
    events = go(state, "withdraw", "withdraw")
    assert sentence(events, "pot") == "Seat 2 takes the pot: 9 coins."
    assert (state.pot, state.money) == (0, [27, 27, 36])
    line = state.sheet().lines[-1]
    assert (line.clause, line.seat, line.amount) == ("BA-4.12", 2, 9)


def test_ba_4_13_both_sides_of_a_payment_are_on_the_sheet() -> None:
    state = shown(*QUIET)
    go(state, "withdraw", "showdown")
    assert [(line.seat, str(line)) for line in state.sheet().lines[-2:]] == [
        (2, "10♠, paid to Seat 1: −10 (BA-4.13)"), (1, "10♠, paid by Seat 2: 10 (BA-4.13)"),
    ]  # fmt: skip
    assert state.money == [29, 42, 19]


@pytest.mark.parametrize(("had", "paid"), [(5, 4), (1, 0), (11, 10), (12, 10)])
def test_ba_4_13_who_has_less_pays_all(had: int, paid: int) -> None:
    state = shown(*LOUD, money=(30, 30, had))
    events = go(state, "showdown")
    assert state.money == [29 + 3 + 7 + paid, 22, had - 1 - paid]
    pays = next(event for event in events if event.actor == 2 and event.clause == "BA-4.13")
    assert pays.kind == ("pays" if paid == 10 else "pays_all")
    lines = [line for line in state.sheet() if "10♠" in line.label.en]
    assert [line.amount for line in lines] == [-paid, paid]
    assert all((": all that was left of 10 due" in line.label.en) == (paid < 10) for line in lines)


def test_ba_4_13_and_ba_r8_the_winner_pays_nothing() -> None:
    state = shown("KH KS", "7C 9D")
    events = go(state, "showdown")
    assert state.money == [29 + 2 + 7, 22]
    assert sentence(events, "free") == "The winner's own K♠ costs nothing."


def test_ba_4_14_withdrawing_costs_the_ante_only() -> None:
    state = shown(*QUIET)
    events = go(state, "withdraw", "showdown")
    assert state.money[0] == 29
    assert ("BA-4.14", "buried") in told(events)


def test_ba_4_14_ba_r3_and_ba_r11_the_second_card_of_a_withdrawn_seat_stays_hidden() -> None:
    state = shown(*QUIET)
    events = go(state, "withdraw")
    assert sentence(events, "buried", viewer=0).endswith("K♥ is discarded unseen.")
    for viewer in (1, 2, "audience"):
        assert "K♥" not in sentence(events, "buried", viewer=viewer)
        assert state.view(viewer).cards("buried") == (None,)
    assert state.hands[0] == []


def test_ba_4_15_cards_lie_there_to_be_seen_until_the_next_is_laid() -> None:
    state = shown(*QUIET, more=6)
    go(state, "withdraw", "showdown")
    assert (state.phase, state.round, [len(hand) for hand in state.hands]) == ("play", 2, [2, 2, 2])
    assert marks(state) == ["withdrawn", "wins", "stood, pays"]
    assert state.view("audience").value("gone:0") is True
    events = go(state, state.legal_moves()[0].text)
    assert ("BA-4.15", "discards") in told(events)
    assert words(state.discard) == "2S 9D 7C TS 5H"
    assert [len(cards) for cards in state.shown] == [1, 0, 0]
    assert marks(state) == ["", "", ""]


def test_ba_4_15_no_card_comes_twice() -> None:
    for step in GAME.play(seats=4, seed=8):
        state = cast(Barcelona, step.state)
        assert sorted(state.cards(), key=by_pack) == list(STANDARD)
        assert not {*state.discard, *state.buried} & {card for hand in state.hands for card in hand}


pairs = st.lists(
    st.tuples(st.sampled_from([c for c in STANDARD if c.red]), st.sampled_from([c for c in STANDARD if not c.red])),
    min_size=1, max_size=5, unique_by=(lambda pair: pair[0], lambda pair: pair[1]),
)  # fmt: skip


@given(pairs, st.lists(st.integers(0, 20), min_size=5, max_size=5))
def test_any_showdown_as_the_book_says_it(hands: list[tuple[Card, Card]], money: list[int]) -> None:
    held = dict(enumerate(hands))
    winner, payments = showdown({s: p[0] for s, p in held.items()}, {s: p[1] for s, p in held.items()}, money)
    after = [have - payments.get(seat, 0) for seat, have in enumerate(money)]
    after[winner] += 7 + sum(payments.values())
    assert (winner, after) == by_the_book(held, money, 7)
