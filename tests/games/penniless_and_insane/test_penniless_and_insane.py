"""Penniless and Insane by clause. Clauses marked as reconstructed in the rulebook are tested like all others."""

from __future__ import annotations

from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cardgames import GameError
from cardgames.cards import STANDARD, by_pack
from cardgames.games.penniless_and_insane import GAME, scoring
from cardgames.games.penniless_and_insane.moves import SHUFFLE
from tests.games.laying import go, refused, told
from tests.games.penniless_and_insane.studio import auction, auctioned, bid_all


def test_pi_1_1_three_to_seven_players_and_52_cards() -> None:
    assert list(GAME.seats) == [3, 4, 5, 6, 7]
    with pytest.raises(GameError, match=r"2.*PI-1\.1.*3 to 7"):
        GAME.start(seats=2)
    with pytest.raises(GameError, match="AS not at all"):
        GAME.start(seats=3, deck=[card.text for card in STANDARD][1:])


def test_pi_2_1_no_jokers_and_no_points() -> None:
    assert all(card.suit for card in GAME.pack)
    assert GAME.start(seats=5, seed=1).scores() == [0] * 5


def test_pi_3_1_and_pi_4_8_a_round_is_three_tricks() -> None:
    line = GAME.play(["random"] * 3, seed=2)
    kinds = [event.kind for step in line for event in step.events]
    assert kinds.count("trick") == 3 * kinds.count("scored")
    first = next(i for i, step in enumerate(line) if any(e.kind == "scored" for e in step.events))
    assert first == 3 * (3 + 2)


def test_pi_3_2_and_pi_r10_all_cards_are_shuffled_for_each_round() -> None:
    line = GAME.play(["random"] * 7, seed=2)
    (move, *_) = [step.move for step in line if step.move is not None and step.move.kind == "shuffle"]
    assert sorted(move.cards, key=by_pack) == list(STANDARD)
    state = next(step.state for step in line if step.state.phase == "shuffle")
    assert refused(state, "shuffle AS,2S") == "PI-3.2"
    assert refused(state, f"shuffle {','.join(['AS'] * 52)}") == "PI-3.2"
    assert sorted(state.chance(Random(1)).cards, key=by_pack) == list(STANDARD)


def test_pi_3_3_three_cards_each_dealt_in_turn_and_not_refilled() -> None:
    deck = GAME.deck(4)
    state = GAME.start(seats=4, deck=deck)
    assert state.hands == [[deck[seat], deck[seat + 4], deck[seat + 8]] for seat in range(4)]
    bid_all(state)
    assert [len(hand) for hand in state.hands] == [2] * 4
    assert state.view(1).cards("hand:0") == (None, None)


@pytest.mark.parametrize("amount", [0, 20, 57])
def test_pi_3_4_and_pi_r12_money_is_set_anew_each_round(amount: int) -> None:
    line = GAME.play(["random"] * 3, seed=1, start_money=amount, target=60)
    starts = [step.state for step in line if step.number == 0 or step.move.kind == "shuffle"]
    assert len(starts) > 1
    assert all(state.money == [amount] * 3 for state in starts)


def test_pi_3_5_money_left_is_worth_nothing() -> None:
    state = auctioned("2S 3S KS", "TC 9C", "TC 9C", trick=3)
    assert state.money == [18, 17, 20]
    assert state.scores() == [10, 9, 0]


def test_pi_4_1_one_piece_fewer_than_players() -> None:
    for seats in GAME.seats:
        state = GAME.start(seats=seats, seed=9)
        assert len(state.art) == seats - 1
        assert len(state.deck) == 52 - 3 * seats - (seats - 1)


def test_pi_4_2_a_sealed_bid_out_of_hand_and_no_pass() -> None:
    state = auction("5S 9H KC", "2C 3C")
    assert [move.text for move in state.legal_moves()] == ["bid 5S"]
    assert refused(state, "bid 9H") == "PI-4.2"
    assert refused(state, "take 2C") == "PI-4.2"
    events = go(state, "bid 5S")
    assert str(events[0].said(1)) == "Seat 0 bids face down."
    assert state.view(1).cards("bid:0") == (None,)
    assert state.view(0).cards("bid:0") == (STANDARD["5S"],)
    go(state, "bid 9H", "bid KC")
    assert state.view(1).cards("bid:0") == (STANDARD["5S"],)


@pytest.mark.parametrize(
    ("bids", "order"),
    [("3S 9H QC", [0, 1, 2]), ("5S 5C 5H 5D", [1, 3, 2, 0]), ("KS 9H 2C", [2, 1, 0]), ("AS TD AC 2H", [2, 0, 3, 1])],
)
def test_pi_4_3_and_pi_r1_lowest_first_equal_ones_by_suit(bids: str, order: list[int]) -> None:
    art = " ".join(f"{rank}S" for rank in "678"[: len(order) - 1])
    assert bid_all(auction(bids, art)).order == order


def test_pi_4_4_and_pi_r2_any_piece_that_is_left() -> None:
    state = bid_all(auction("6S JH KC", "7D 5S"))
    assert {move.text for move in state.legal_moves()} == {"take 7D", "take 5S"}
    go(state, "take 5S")
    assert state.galleries[0] == [STANDARD["5S"]]
    assert [move.text for move in state.legal_moves()] == ["take 7D"]


def test_pi_4_4_and_pi_r13_no_other_card_and_no_refusing() -> None:
    state = bid_all(auction("6S JH KC", "7D 5S"))
    assert refused(state, "take 6S") == "PI-4.4"
    assert refused(state, "take KD") == "PI-4.4"
    assert all(move.kind == "take" for move in state.legal_moves())


@pytest.mark.parametrize(("last_pays", "money"), [(False, 20), (True, 8)])
def test_pi_4_5_and_pi_r4_the_highest_bid_gets_nothing(last_pays: bool, money: int) -> None:
    state = auctioned("3S 9H QC", "KD 4S", "KD 4S", trick=3, options={"last_pays": last_pays})
    assert state.galleries[2] == []
    assert state.money == [17, 11, money]


def test_pi_4_5_last_pays_takes_all_there_is_and_is_never_insane() -> None:
    state = auctioned("3S 9H QC", "KD TS", "KD TS", trick=3, money=[20, 20, 5], options={"last_pays": True})
    assert state.money[2] == 0
    assert state.scores()[2] == 0


def test_pi_4_6_pi_r3_and_pi_r5_the_bid_is_the_price_or_all_there_is() -> None:
    state = bid_all(auction("KS 9H 2C", "TD 6S", money=[20, 5, 0]))
    first = go(state, "take TD")
    second = go(state, "take 6S")
    assert state.money == [20, 0, 0]
    assert ("PI-4.6", "pays_nothing") in told(first)
    assert ("PI-4.6", "pays_all") in told(second)
    assert state.paid == [(), (5,), (0,)]


def test_pi_4_7_bids_are_discarded_and_the_art_is_gone() -> None:
    state = auctioned("3S 9H QC", "KD 4S 2S 2H", "KD 4S", rest=["AS", "AH", "AC"])
    assert sorted(card.text for card in state.discard) == ["3S", "9H", "QC"]
    assert not any(state.bids)
    assert state.art == STANDARD.read("2S 2H")


def test_pi_4_8_after_the_third_trick_the_round_is_scored() -> None:
    state = bid_all(auction("3S 9H QC", "KD 4S", trick=3))
    events = go(state, "take KD", "take 4S")
    assert ("PI-4.8", "goes_on") in told(events)
    assert state.phase == "shuffle"
    go(state, SHUFFLE(STANDARD.cards).text)
    assert (state.round, state.trick, state.phase) == (2, 1, "bid")


def test_pi_6_1_the_gallery_counts() -> None:
    assert scoring.round_points([13, 4], 3, 0, "double", 5) == (17, 0, 0)


@pytest.mark.parametrize(("bonus", "points"), [("double", 17), (20, 20), (0, 0)])
def test_pi_6_2_and_pi_r6_penniless(bonus: str | int, points: int) -> None:
    assert scoring.round_points([13, 4], 0, 0, bonus, 5).penniless == points
    assert scoring.round_points([13, 4], 1, 0, bonus, 5).penniless == 0
    state = auctioned("3S 9H QC", "KD 4S", "KD 4S", trick=3, money=[3, 20, 20], options={"penniless_bonus": bonus})
    assert state.scores()[0] == 13 + {"double": 13, 20: 20, 0: 0}[bonus]


def test_pi_6_2_penniless_with_an_empty_gallery() -> None:
    for bonus, points in (("double", 0), (20, 20)):
        options = {"last_pays": True, "penniless_bonus": bonus}
        state = auctioned("3S 9H QC", "KD TS", "KD TS", trick=3, money=[20, 20, 5], options=options)
        assert state.scores()[2] == points


@pytest.mark.parametrize("bonus", [5, 0, 10])
def test_pi_6_3_and_pi_r7_insane_purchases(bonus: int) -> None:
    state = auctioned("6S JH KC", "7D 5S", "5S 7D", trick=3, options={"insane_bonus": bonus})
    assert state.scores() == [5 + bonus, 7 + bonus, 0]


def test_pi_6_3_and_pi_r8_the_money_really_paid_counts() -> None:
    state = auctioned("KS 9H 2C", "TD 6S", "TD 6S", trick=3, money=[20, 5, 20])
    assert state.paid[1] == (5,)  # for a bid of 9 and a piece worth 6
    assert state.scores() == [0, 12, 10]
    assert not scoring.insane(6, 6)
    assert scoring.insane(7, 6)


def test_pi_6_4_and_pi_r9_insanity_is_not_doubled_and_galleries_are_emptied() -> None:
    assert scoring.round_points([13, 4, 2], 0, 2, "double", 5).total == 19 + 19 + 10
    state = auctioned("6S JH KC", "7D 5S", "5S 7D", trick=3)
    go(state, SHUFFLE(STANDARD.cards).text)
    assert not any(state.galleries)
    assert state.scores() == [10, 12, 0]


def test_pi_7_1_and_pi_r11_the_target_ends_the_game() -> None:
    for target, over in ((12, True), (13, False)):
        state = auctioned("6S JH KC", "7D 5S", "5S 7D", trick=3, options={"target": target})
        assert state.over is over
    with pytest.raises(GameError, match=r"target cannot be .*0.*PI-R11.*1 to 1000"):
        GAME.start(seats=3, target=0)


def test_pi_7_1_only_complete_rounds_end_it() -> None:
    state = auctioned("6S JH KC", "7D 5S AC AD", "5S 7D", points=[400, 0, 0], rest=["2S", "2H", "2C"])
    assert not state.over


def test_pi_7_2_most_points_win() -> None:
    state = auctioned("6S JH KC", "7D 5S", "5S 7D", trick=3, points=[300, 305, 0])
    assert state.winners() == [1]
    assert scoring.winners([299, 250, 120], 300) == []
    assert scoring.winners([310, 340, 300], 300) == [1]


def test_pi_7_3_ties_share_the_win() -> None:
    state = auctioned("6S JH KC", "7D 5S", "5S 7D", trick=3, points=[302, 300, 0])
    assert state.winners() == [0, 1]


@pytest.mark.parametrize("seats", [3, 7])
def test_pi_7_4_a_game_always_ends(seats: int) -> None:
    line = GAME.play(["random"] * seats, seed=3)
    assert line.over
    assert line.last.round <= 113


@given(
    values=st.lists(st.integers(1, 13), max_size=3),
    money=st.integers(0, 20),
    overpaid=st.integers(0, 3),
    bonus=st.sampled_from(["double", 20, 0]),
    each=st.sampled_from([5, 0, 10]),
)
def test_pi_6_the_parts_make_the_total(
    values: list[int], money: int, overpaid: int, bonus: str | int, each: int
) -> None:
    points = scoring.round_points(values, money, overpaid, bonus, each)
    wanted = sum(values) + each * overpaid
    if money == 0:
        wanted += sum(values) if bonus == "double" else int(bonus)
    assert points.total == sum(points) == wanted


def test_every_insane_purchase_stands_on_the_table_with_its_price() -> None:
    state = auctioned("6S JH KC", "7D 5S", "5S 7D", trick=3)
    shown = state.view("audience").value("paid_for:0")
    assert [part.en for part in shown] == ["6, insane!"]
    assert [part.zh for part in shown] == ["6元，疯！"]


def test_pi_4_3_the_order_of_acting_stands_beside_the_bids() -> None:
    state = auction("6S JH KC", "7D 5S")
    assert [state.view("audience").value(f"turn:{seat}") for seat in range(3)] == [None] * 3
    bid_all(state)
    assert [state.view("audience").value(f"turn:{seat}").en for seat in range(3)] == ["1st", "2nd", "last"]


def test_pi_3_1_a_trick_begins_with_its_heading_and_the_art_stands_below_it() -> None:
    line = GAME.play(["random"] * 3, seed=3, target=60)
    kinds = ("trick", "shuffle", "deal", "art")
    told = " ".join(event.kind for step in line for event in step.events if event.kind in kinds)
    tricks = " trick art trick art"
    assert told == " ".join(["trick deal art" + tricks, *["trick shuffle deal art" + tricks] * (line.last.round - 1)])
    frames = line.line("all")
    opening = [frame for frame in frames if frame.round is not None]
    assert [str(frame.round) for frame in opening[:4]] == [
        "Round 1, trick 1", "Round 1, trick 2", "Round 1, trick 3", "Round 2, trick 1",
    ]  # fmt: skip
    assert opening[1].step == 6, "the step that ends a trick still stands under that trick"
    assert all(step.move is None or step.move.kind in ("bid", "shuffle") for step in (line[f.step] for f in opening))
