"""The call, Persuade and the settlement: TK-7, TK-8, TK-9."""

from __future__ import annotations

from typing import Any

import pytest

from cardgames.games.three_kingdoms.scoring import Hand, arithmetic, called_payments, exhausted_payments
from tests.games.three_kingdoms.laying import (
    FORT,
    KINGS,
    OX,
    PEACH,
    QIAOS,
    clauses,
    go,
    keys,
    kinds,
    lay,
    moves,
    texts,
    wrong,
)

PAIR = {"key": "K054", "cards": ["4D3", "3H3"]}


def calling(players: int = 2, **position: Any) -> Any:
    """Player 0 has laid out a combo and calls."""
    hands = [[card] for card in ("2S4", "3S4", "4S4", "5S4")[:players]]
    return lay(players, **{"phase": "call", "formed": 1, "hands": hands, **position})


# Call ----------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("collection", "asked"), [(["TH3", "9H3"], "call"), (["TH3"], "hand")])
def test_tk_7_1_a_call_needs_a_new_combo(collection: list[str], asked: str) -> None:
    state = lay(2, phase="combine", hands=[["2S4"], ["3S4"]], collections=[collection, []])
    go(state, *[["form", "K057"]][: len(collection) - 1], "done")
    assert state.phase == asked


def test_tk_7_1_a_rebuild_is_a_new_combo() -> None:
    state = lay(2, phase="combine", hands=[["2S4"], ["3S4"]], collections=[["AS4"], []], combos=[[PEACH], []])
    go(state, ["rebuild", ["E004"]], "done")
    assert state.phase == "call"


def test_tk_7_2_and_tk_r17_banker_or_end_and_no_pass() -> None:
    state = calling()
    assert moves(state) == [["banker"], ["end"]]
    assert wrong(state, "pass") == wrong(state, "done") == "TK-7.2"


@pytest.mark.parametrize(("before", "clause", "kind"), [(None, "TK-7.3", "banker"), (0, "TK-7.3", "banker_still"),
                                                       (1, "TK-R18", "banker_from")])  # fmt: skip
def test_tk_7_3_and_tk_r18_the_marker_goes_to_the_new_banker(before: int | None, clause: str, kind: str) -> None:
    state = calling(banker=before)
    event = go(state, "banker")[0]
    assert (event.clause, event.kind, state.banker) == (clause, kind, 0)
    assert (state.turn, state.phase) == (1, "hand")


def test_tk_7_4_ending_settles_at_once_without_an_end_step() -> None:
    state = calling(formed_kinship=1, combos=[[QIAOS], []], collections=[["4S2"], ["KS2"]])
    assert clauses(go(state, "end"))[0] == "TK-7.4"
    assert state.over


# Persuade ------------------------------------------------------------------------------------------------------------


def ending(persuade: str = "formed", kinships: int = 1, **position: Any) -> Any:
    """Player 0 at the end step, with half of the Two Qiaos and half of the Zhang family."""
    given = {"collections": [["TH3", "4S2"], ["9H3"], []], "combos": [[], [PEACH, FORT], []], **position}
    return lay(3, phase="persuade", formed_kinship=kinships, hands=[["2S4"], ["3S4"], ["4S4"]],
               options={"persuade": persuade}, **given)  # fmt: skip


@pytest.mark.parametrize(
    ("option", "kinships", "times"),
    [
        ("formed", 0, 0),
        ("formed", 1, 1),
        ("formed", 3, 1),
        ("each", 0, 0),
        ("each", 2, 2),
        ("open", 0, 1),
        ("off", 2, 0),
    ],
)
def test_tk_8_1_and_tk_r12_and_tk_r21_how_often(option: str, kinships: int, times: int) -> None:
    state = ending(option, kinships)
    asked = 0
    while state.phase == "persuade":
        go(state, moves(state)[1])
        asked += 1
    assert asked == times


def test_tk_8_1_a_kinship_that_a_later_rebuild_broke_counts_with_each() -> None:
    collection = ["KS2", "4S2", "AH2", "AS2", "5S2", "9C3"]
    state = lay(
        2, phase="combine", hands=[["2S4"], ["3S4"]], collections=[collection, []], options={"persuade": "each"}
    )
    go(state, ["form", "K003"], ["rebuild", ["E001", "E031"]])
    assert (state.kinships, keys(state)) == (1, ["E001", "E031"])


def test_tk_5_9_and_tk_8_1_a_kinship_of_a_rebuild_is_told_to_arm_persuade() -> None:
    state = lay(2, phase="combine", hands=[["2S4"], ["3S4"]], collections=[["2H3"], []], combos=[[QIAOS], []])
    assert clauses(go(state, ["rebuild", ["K058"]])) == ["TK-5.6", "TK-5.9"]


def test_tk_8_2_exactly_one_member_is_missing_in_the_collection() -> None:
    state = ending()
    assert moves(state) == [["pass"], ["persuade", "K003"], ["persuade", "K057"]]
    assert wrong(state, ["persuade", "K001"]) == "TK-8.2"
    assert wrong(state, ["persuade", "E001"]) == "TK-8.2"
    assert wrong(state, ["persuade", "X"]) == "TK-5.2"
    tens = {"key": "bar:T", "cards": ["TH3", "TH4", "TS1", "TS2"]}
    in_combo = ending(collections=[["4S2"], ["9H3"], []], combos=[[tens], [PEACH], []])
    assert ["persuade", "K057"] not in moves(in_combo)


def test_tk_8_3_the_missing_one_is_in_a_collection_or_combo_of_another() -> None:
    state = ending(collections=[["TH3", "4S2"], [], []], table=["9H3"])
    assert moves(state) == [["pass"], ["persuade", "K003"]]
    assert wrong(state, ["persuade", "K057"]) == "TK-8.3"


def test_tk_8_4_the_kinship_is_laid_out_at_once_and_gives_no_call() -> None:
    state = ending()
    assert clauses(go(state, ["persuade", "K057"]))[0] == "TK-8.4"
    assert (keys(state), state.collections[1], state.totals[0]) == (["K057"], [], 1)
    assert (state.phase, state.turn) == ("hand", 1)


def test_tk_8_5_and_tk_r22_a_robbed_combo_is_dissolved() -> None:
    state = ending()
    assert "TK-8.5" in clauses(go(state, ["persuade", "K003"]))
    assert (texts(state.collections[1]), keys(state, 1)) == ("AS2 AH2 9H3", ["E002"])
    assert texts(state.combos[0]) == "KS2 4S2"


def test_tk_8_5_only_the_cards_of_the_robbed_combo_are_told() -> None:
    kings = {"key": "bar:K", "cards": ["KS2", *KINGS["cards"]]}
    state = ending(collections=[["4S2"], ["KH1"], []], combos=[[], [kings], []])
    events = go(state, ["persuade", "K003"])
    told = next(str(event) for event in events if event.clause == "TK-8.5")
    assert told.startswith("This dissolves bar of kings; Seat 1 takes ")
    assert "Sima Yi" not in told  # KH1 lay in the collection before
    assert texts(state.collections[1]) == "KS1 KH1 KD1 KC2 KC4"


def test_tk_8_6_it_may_be_declined_and_with_each_one_by_one() -> None:
    assert kinds(go(ending(), "pass")) == ["pass"]
    state = ending("each", 2)
    assert kinds(go(state, "pass")) == ["pass", "left"]
    assert state.phase == "persuade"
    go(state, ["persuade", "K057"])
    assert state.turn == 1


def test_tk_8_6_what_is_left_lapses_when_nothing_is_possible() -> None:
    state = ending("each", 3, collections=[["TH3"], ["9H3"], []])
    go(state, ["persuade", "K057"])
    assert (state.turn, state.persuades) == (1, 0)


# Settlement ----------------------------------------------------------------------------------------------------------


def test_tk_9_1_and_tk_r37_the_last_turn_is_played_to_its_end() -> None:
    state = lay(2, phase="combine", formed=0, hands=[[], []], collections=[["TH3", "9H3", "4S2"], []],
                combos=[[], [PEACH]])  # fmt: skip
    go(state, ["form", "K057"], "done")
    assert state.phase == "call"
    go(state, "banker")
    assert state.phase == "persuade"
    events = go(state, ["persuade", "K003"])
    assert "TK-9.1" in clauses(events)
    assert state.scores() == [50_002, 49_998]


def settled(totals: list[int], counts: list[int] | None = None, *, ender: int | None = None, banker: int | None = None,
            chips: int = 50_000, **more: Any) -> list[tuple[int, int, int, str, str]]:  # fmt: skip
    """(payer, receiver, amount, clause, arithmetic) of each payment."""
    counts = counts or [1] * len(totals)
    hand = Hand(totals, counts, banker, more.get("nine", ()), more.get("tally", ()), more.get("start", 0),
                more.get("multiplier", "all"))  # fmt: skip
    every = [chips] * len(totals)
    paid = exhausted_payments(hand, every) if ender is None else called_payments(hand, ender, every)
    return [(pay.payer, pay.receiver, pay.amount, pay.clause, arithmetic(pay)) for pay in paid]


def test_tk_9_2_and_tk_r46_eight_brings_ten_of_everybody() -> None:
    state = lay(3, hands=[["2S4"], ["3S4"], OX], combos=[[QIAOS], [PAIR], []], armours=[[], ["A4"], ["A5"]], banker=0)
    state.settle_eight(2, "TK-4.12")
    assert state.scores() == [33_323, 33_323, 33_353]
    assert [line.arithmetic for line in state.sheet().of(2)][-1] == "10"


def test_tk_9_3_and_tk_r19_the_difference_without_a_multiplier() -> None:
    assert settled([3, 9, 7], banker=1) == [(0, 1, 6, "TK-9.3", "9 − 3"), (2, 1, 2, "TK-9.3", "9 − 7")]


def test_tk_9_4_the_total_even_of_those_ahead() -> None:
    assert settled([3, 9], ender=0, banker=1) == [(1, 0, 3, "TK-9.4", "3")]


@pytest.mark.parametrize(("counts", "amount"), [([1, 0], 10), ([7, 4], 10_240), ([8, 4], 20_480)])
def test_tk_9_5_and_tk_r20_the_banker_gets_a_power_of_two(counts: list[int], amount: int) -> None:
    ((_, _, paid, clause, how),) = settled([10, 4], counts, ender=0, banker=0)
    assert (paid, clause) == (amount, "TK-9.5")
    assert how == (f"10 × 2^{sum(counts) - 1}" if sum(counts) > 1 else "10")


def test_tk_9_6_and_tk_r29_nine_bestowments() -> None:
    assert settled([10, 4, 4], [3, 1, 1], ender=0, banker=0, nine=[2]) == [
        (1, 0, 160, "TK-9.5", "10 × 2^4"),
        (2, 0, 10, "TK-9.6", "10"),
    ]
    assert settled([10, 4], [3, 1], ender=0, banker=1, nine=[1])[0][3] == "TK-9.4"


def test_tk_9_7_and_tk_r47_tally_shield() -> None:
    assert settled([13, 1], [4, 0], ender=0, banker=0, tally=[1]) == [(1, 0, 96, "TK-9.5", "(13 − 1) × 2^3")]
    assert settled([13, 5], ender=0, tally=[1]) == [(1, 0, 12, "TK-9.4", "13 − 1")]
    assert settled([0, 5], ender=0, tally=[1]) == [(1, 0, 0, "TK-9.4", "0")]
    assert settled([12, 5], tally=[1]) == [(1, 0, 6, "TK-9.3", "(12 − 1) − 5")]
    assert settled([12, 5], tally=[0]) == [(1, 0, 8, "TK-9.3", "12 − (5 − 1)")]
    assert settled([12, 12], tally=[0]) == []


def test_tk_9_8_and_tk_r39_nobody_pays_more_than_there_is() -> None:
    state = calling(banker=0, chips=[98_000, 2_000], combos=[[PEACH, FORT, QIAOS], [PAIR]])
    state.laid[1] += ()
    bankrupt = calling(banker=0, chips=[99_900, 100], combos=[[PEACH, FORT, QIAOS], [PAIR]])
    events = go(bankrupt, "end")
    assert {"TK-9.8", "TK-1.7"} <= set(clauses(events))
    assert (bankrupt.scores(), bankrupt.over) == ([100_000, 0], True)
    assert [(line.clause, line.amount, line.arithmetic) for line in bankrupt.sheet().of(1)][-1] == (
        "TK-9.8",
        -100,
        "−100",
    )
    go(state, "end")
    assert state.scores() == [98_112, 1_888]


def test_tk_9_9_and_tk_r38_tied_winners_share() -> None:
    assert settled([12, 9, 12, 5], tally=[3]) == [
        (1, 0, 1, "TK-9.9", "⌊(12 − 9) ÷ 2⌋"), (1, 2, 1, "TK-9.9", "⌊(12 − 9) ÷ 2⌋"),
        (3, 0, 3, "TK-9.9", "⌊((12 − 1) − 5) ÷ 2⌋"), (3, 2, 3, "TK-9.9", "⌊((12 − 1) − 5) ÷ 2⌋"),
    ]  # fmt: skip
    assert [(payer, to, paid) for payer, to, paid, *_ in settled([12, 2, 12], chips=7, start=2)] == [
        (1, 2, 5),
        (1, 0, 2),
    ]


def test_tk_9_10_only_the_bankers_combos_count() -> None:
    assert settled([10, 4], [3, 5], ender=0, banker=0, multiplier="own")[0][4] == "10 × 2^2"
    state = calling(banker=0, combos=[[PEACH, FORT], [QIAOS, PAIR]], options={"multiplier": "own"})
    assert state.factor is None
    assert "TK-9.10" in clauses(go(state, "end"))
    assert state.scores() == [50_026, 49_974]


def test_the_sheet_explains_a_banker_who_ends() -> None:
    state = calling(3, banker=0, combos=[[PEACH, FORT], [QIAOS], [PAIR]], armours=[[], ["A4"], ["A5"]])
    events = go(state, "end")
    assert {"TK-9.5", "TK-9.6", "TK-9.7"} <= set(clauses(events))
    lines = [(line.seat, line.clause, line.arithmetic, line.amount) for line in state.sheet()][3:]
    assert lines == [
        (1, "TK-9.6", "−13", -13), (0, "TK-9.6", "13", 13),
        (2, "TK-9.5", "−((13 − 1) × 2^3)", -96), (0, "TK-9.5", "(13 − 1) × 2^3", 96),
    ]  # fmt: skip


def test_the_shield_is_not_told_where_nothing_is_taken_off() -> None:
    state = lay(2, phase="combine", hands=[[], []], combos=[[PEACH], []], armours=[["A5"], []])
    assert "TK-9.7" not in clauses(go(state, "done"))
    assert state.scores() == [50_005, 49_995]


def test_several_players_are_told_of_together() -> None:
    state = calling(3, banker=0, chips=[99_980, 10, 10], combos=[[FORT, PEACH], [], []])
    said = [str(event) for event in go(state, "end")]
    assert "Out of chips: Seat 1 and Seat 2. The match is over." in said


def test_nothing_to_pay_is_still_a_settlement() -> None:
    state = lay(2, phase="combine", hands=[[], []])
    events = go(state, "done")
    assert "unpaid" in kinds(events)
    assert (state.scores(), state.winners()) == ([50_000, 50_000], [0, 1])


def test_what_stands_beside_the_players() -> None:
    state = calling(banker=1, combos=[[PEACH, KINGS], [QIAOS]], seats=[0, 1])
    view = state.view(1)
    assert (view.value("total:0"), view.value("count:0"), view.value("n")) == (6, 2, 3)
    assert str(view.value("factor")) == "2^2 = 4"
    assert view.value("role:0") is None
    assert view.value("role:1").zh == "庄家"
    assert list(map(str, view.value("runs:0"))) == ["Peach Garden Oath · 5"] * 3 + ["bar of kings · 1"] * 4
