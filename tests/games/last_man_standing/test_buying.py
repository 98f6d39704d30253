"""Last Man Standing by clause: the buying phase (LM-3), what is told of it, and its rulings."""

from __future__ import annotations

from random import Random

import pytest

from cardgames import GameError, IllegalMove, UnreadableMove
from cardgames.cards import STANDARD
from cardgames.engine.position import PositionError
from cardgames.games.last_man_standing import GAME
from tests.games.last_man_standing.laying import arena, deal, shop
from tests.games.laying import go, refused, told, words


def buyers(seats: int, **options: str) -> list[int]:
    """The seats in the order in which they buy when everybody takes the free card."""
    state = deal(seats=seats, seed=1, **options)
    order = []
    while state.phase == "buy":
        order.append(state.actor)
        state.apply(state.legal_moves()[0])
    return [seat for seat in order if seat is not None]


def test_lm_3_1_and_lm_r11_the_first_card_turned_up_is_free() -> None:
    deck = GAME.deck(3)
    state = deal(seats=5, deck=deck)
    assert state.market == deck[10:14]
    assert state.pile == deck[14:]
    assert state.heard is not None
    assert told(state.heard)[-1] == ("LM-3.1", "row")
    go(state, f"buy {deck[10]}")
    assert state.money[0] == 20


def test_lm_3_2_exactly_one_card_each_in_seat_order() -> None:
    state = shop()
    go(state, "buy KS")
    assert (state.actor, words(state.hands[0])) == (1, "2S 3S KS")
    go(state, "buy 2C")
    assert (state.actor, words(state.hands[1])) == (2, "4S 5S 2C")


def test_lm_3_2_only_cards_of_the_row() -> None:
    state = shop()
    assert refused(state, "buy 7C") == "LM-3.2"  # the top of the pile
    assert refused(state, "buy 2S") == "LM-3.2"  # in the own hand
    assert refused(state, "duel 2S") == "LM-3.2"
    with pytest.raises(IllegalMove, match=r"LM-3\.2: 7♣ does not lie in the row\. You could buy 2♣, 5♦, 9♥"):
        state.apply("buy 7C")


@pytest.mark.parametrize(("card", "price"), [("2C", 0), ("5D", 2), ("9H", 4), ("KS", 6)])
def test_lm_3_3_the_place_has_the_price_and_the_bank_gets_it(card: str, price: int) -> None:
    state = shop()
    events = go(state, f"buy {card}")
    assert state.money == [20 - price, 20, 20, 20]
    clause, kind = ("LM-3.3", "pays" if price else "free")
    assert (clause, kind) in told(events)
    line = state.sheet().lines[-1]
    assert (line.clause, line.amount, line.seat) == ("LM-3.3", -price, 0)


def test_lm_3_3_the_price_is_worked_out_in_words_and_on_the_sheet() -> None:
    state = shop()
    events = go(state, "buy 9H", "buy 2C")
    assert str(events[2]) == "Its place costs 4, paid to the bank: 20 − 4 = 16 left."
    assert [str(line) for line in state.sheet().lines[-2:]] == [
        "Bought 9♥: −4 (LM-3.3)", "Took 2♣, free: 0 (LM-3.3)",
    ]  # fmt: skip


@pytest.mark.parametrize(("money", "count"), [(0, 1), (1, 1), (2, 2), (3, 2), (4, 3), (5, 3), (6, 4), (7, 4), (20, 4)])
def test_lm_3_4_and_lm_r4_only_what_can_be_paid_for(money: int, count: int) -> None:
    state = shop(money=(money, 20, 20, 20))
    assert [move.card for move in state.legal_moves()] == STANDARD.read("2C 5D 9H KS")[:count]
    for card in ["2C", "5D", "9H", "KS"][count:]:
        assert refused(state, f"buy {card}") == "LM-3.4"


def test_lm_3_4_the_refusal_counts_and_names_the_rest() -> None:
    said = str(shop(money=(3, 20, 20, 20)).check("buy KS"))
    assert said == (
        "LM-3.4: K♠ costs 6, but Seat 0 has only 3; there are no debts. You could buy 2♣ or 5♦."
    )  # fmt: skip


def test_lm_3_4_and_lm_r3_nobody_may_decline() -> None:
    with pytest.raises(UnreadableMove):
        shop().apply("pass")


def test_lm_3_4_what_was_out_of_reach_is_told() -> None:
    events = go(shop(money=(3, 20, 20, 20)), "buy 5D")
    assert [str(e) for e in events if e.clause == "LM-3.4"] == [
        "Seat 0 had only 3 to spend: 9♥ and K♠ could not be bought."
    ]


@pytest.mark.parametrize(
    ("card", "row", "kind"),
    [("2C", "5D 9H KS 7C", "slides"), ("5D", "2C 9H KS 7C", "slides"), ("9H", "2C 5D KS 7C", "slides"),
     ("KS", "2C 5D 9H 7C", "refill")],
)  # fmt: skip
def test_lm_3_5_dearer_cards_move_down_and_the_next_is_turned_up_at_6(card: str, row: str, kind: str) -> None:
    state = shop()
    events = go(state, f"buy {card}")
    assert words(state.market) == row
    assert words(state.pile) == "8C TC JC"
    assert ("LM-3.5", kind) in told(events)


def test_lm_3_5_the_sliding_is_told_in_both_languages() -> None:
    said = go(shop(), "buy 9H")[-1].said()
    assert said is not None
    assert said.en == "K♠ moves one place cheaper; 7♣ is turned up for 6."
    assert said.zh == "K♠往便宜的一端移一格，翻开7♣放在6元处。"


def test_lm_3_5_where_the_pile_is_empty_the_row_only_gets_shorter() -> None:
    state = shop(pile="")
    events = go(state, "buy 5D", "buy 2C")
    assert words(state.market) == "9H KS"
    assert ("LM-3.5", "empty") in told(events)
    assert [move.card for move in state.legal_moves()] == STANDARD.read("9H KS")


@pytest.mark.parametrize("seats", [4, 5, 6, 7, 8])
def test_lm_3_6_and_lm_r2_four_rounds_from_seat_0(seats: int) -> None:
    assert buyers(seats) == [*range(seats)] * 4
    assert buyers(seats, buy_order="fixed") == buyers(seats)


@pytest.mark.parametrize("seats", [4, 8])
def test_lm_3_6_and_lm_r2_rotate_begins_one_seat_further_each_round(seats: int) -> None:
    order = [(place + number) % seats for number in range(4) for place in range(seats)]
    assert buyers(seats, buy_order="rotate") == order


def test_lm_r2_other_orders_are_refused() -> None:
    with pytest.raises(GameError, match=r"buy_order cannot be .*random.*LM-R2.*'fixed' or 'rotate'"):
        GAME.start(buy_order="random")


def test_lm_3_6_each_round_has_its_heading() -> None:
    timeline = GAME.play(seats=5, seed=4)
    rounds = [(step.number, str(event)) for step in timeline for event in step.events if event.clause == "LM-3.6"]
    assert rounds == [(5 * n + 1, f"Buying round {n + 1}") for n in range(4)]


@pytest.mark.parametrize(("seats", "left"), [(4, 24), (5, 18), (6, 12), (7, 6), (8, 0)])
def test_lm_3_7_and_lm_r6_six_cards_each_and_the_rest_is_out_of_the_game(seats: int, left: int) -> None:
    state = deal(seats=seats, seed=2)
    while state.phase == "buy":
        events = state.apply(state.legal_moves()[-1])
    assert [len(hand) for hand in state.hands] == [6] * seats
    assert (state.market, state.pile, len(state.out)) == ([], [], left + 4)
    assert told(events)[-2:] == [("LM-3.7", "out"), ("LM-1.5", "to_duels")]
    assert events[-2].values["n"] == left


def test_lm_3_7_of_the_cards_that_left_only_the_unsold_row_was_seen() -> None:
    state = shop("2C 5D 9H KS", "7C 8C TC", buys=15)
    go(state, "buy 9H")
    assert words(state.out) == "8C TC 2C 5D KS 7C"
    for viewer in (0, 3, "audience"):
        assert state.view(viewer).cards("out") == (None, None, *STANDARD.read("2C 5D KS 7C"))


def test_lm_r5_the_row_is_filled_up_after_the_last_purchase() -> None:
    state = shop(pile="7C", buys=15)
    events = go(state, "buy 2C")
    assert ("LM-R5", "last_refill") in told(events)
    assert words(state.out) == "5D 9H KS 7C"


def test_lm_r13_everybody_knows_what_was_bought_until_it_has_fought() -> None:
    state = shop(buys=0)
    go(state, "buy KS", "buy 2C")
    for viewer in (0, 3, "audience"):
        view = state.view(viewer)
        assert view.value("bought:0") == (STANDARD["KS"],)
        assert view.value("bought:1") == (STANDARD["2C"],)
    assert state.view(1).cards("hand:0") == (None,) * 3  # held in hand: nobody sees which card it is


def test_lm_r13_a_sealed_card_does_not_show_whether_it_was_bought() -> None:
    state = arena("2S KH", "3S 4S", "5S 6S", "7S 8S", purchases=[("KH",), (), (), ()])
    other = state.copy()
    go(state, "duel KH")
    go(other, "duel 2S")
    assert state.view(1) == other.view(1)
    assert state.view(1).value("bought:0") == (STANDARD["KH"],)
    go(state, "duel 3S", "duel 5S", "duel 7S")
    assert state.view(1).value("bought:0") == ()


def test_lm_r13_a_card_that_was_bought_lies_with_its_buyer() -> None:
    with pytest.raises(PositionError, match="hand:1: KH cannot lie there"):
        arena("2S 3C", "KH 4S", "5S 6S", "7S 8S", purchases=[("KH",), (), (), ()])


def test_lm_r13_imagined_deals_leave_every_purchase_with_its_buyer() -> None:
    timeline = GAME.play(["greedy"] * 5, seed=3)
    for number in (4, 20, 23, 28, 41):
        view = timeline.view(number, 2)
        for seed in range(10):
            world = GAME.imagine(view, Random(seed)).view("all")
            for seat in range(5):
                held = {*world.cards(f"hand:{seat}"), *world.cards(f"duel:{seat}")}
                assert held >= set(view.value(f"bought:{seat}"))
