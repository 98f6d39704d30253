"""Long Arm of the Law by clause: closing a case, the end, scoring, the options."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from cardgames.engine.game import GameError
from cardgames.engine.position import PositionError
from cardgames.games.long_arm_of_the_law import GAME
from cardgames.games.long_arm_of_the_law.scoring import FITTING, members, number
from tests.games.laying import clauses, go, legal, refused, told, words
from tests.games.long_arm_of_the_law.laying import by_the_book, columns, deal, owned, plain, sentence, stage

PILE = "7H 8H TH 2H"
COLUMNS = ("QH JH", "5S", "", "")
SPADES = "3S 5S 8S QS"


def closings(state: Any) -> list[str]:
    """The closings that are legal."""
    return [move for move in legal(state) if move.startswith("close")]


@pytest.mark.parametrize(("seats", "need"), [(1, 5), (2, 4), (3, 3), (4, 3)])
def test_la_7_1_la_r2_clues_needed_by_number_of_players(seats: int, need: int) -> None:
    clues = ["2H", "3H", "4H", "5H", "6H"]
    hands = ["KH", *["2S", "2C", "2D"][: seats - 1]]
    assert closings(stage(*hands, piles=[" ".join(clues[:need])])) == ["close H KH"]
    state = stage(*hands, piles=[" ".join(clues[: need - 1])])
    assert refused(state, "close H KH") == "LA-7.1"
    assert f"Seat 0 owns {need - 1} clues of ♥. It takes {need} to close the case." in str(state.check("close H KH"))
    assert state.view("audience").value("need") == need


def test_la_7_1_other_players_clues_do_not_count() -> None:
    assert refused(stage("KH", "2S", piles=["2H 3H", "4H 5H"]), "close H KH") == "LA-7.1"
    assert refused(stage("KH", "2S", piles=[PILE]), "close X KH") == "LA-7.1"


@pytest.mark.parametrize("need", range(1, 13))
def test_la_r2_close_need_replaces_the_number(need: int) -> None:
    hearts = ["AH", "2H", "3H", "4H", "5H", "6H", "7H", "8H", "9H", "TH", "JH", "QH"]
    assert closings(stage("KH", "2S", piles=[" ".join(hearts[:need])], close_need=need)) == ["close H KH"]
    assert closings(stage("KH", "2S", piles=[" ".join(hearts[: need - 1])], close_need=need)) == []
    with pytest.raises(GameError, match=r"option close_need cannot be 0 \(LA-R2\)"):
        deal(close_need=0)


@pytest.mark.parametrize("cards", ["-", "TH,3H,2H", "KH,KH", "QH", "7H'", "KS"])
def test_la_7_2_one_or_two_cards_of_the_hand(cards: str) -> None:
    clause = "LA-3.3" if cards == "KS" else "LA-7.2"
    assert refused(stage("TH 3H 2H KH KS", "2S", piles=[PILE]), f"close H {cards}") == clause


def test_la_7_2_la_7_3_thirteen_or_more() -> None:
    state = stage("TH 3H 2H KS 9H", "2S", piles=["7H 8H 6H JH 4S"])
    assert closings(state) == ["close H 3H,TH", "close H 9H,TH"]
    assert refused(state, "close H 9H,3H") == "LA-7.3"
    assert str(state.check("close H 9H,3H")).endswith(
        "3 + 9 = 12 is not enough to close a case. You need a sum of at least 13."
    )


def test_la_7_3_la_3_1_one_joker_closes_a_case() -> None:
    state = stage("SJ AC", "2S", "3S", piles=["7H 8H 2H"])
    assert closings(state) == ["close H SJ"]
    assert clauses(go(state, "close H SJ"))[:3] == ["LA-7.4", "LA-3.1", "LA-7.6"]


def test_la_7_3_wild_cards_close_a_case() -> None:
    state = stage("KS QC", "2S", "3S", closed="S", piles=["7H 8H 2H"])
    assert closings(state) == ["close H KS"]


def test_la_7_4_la_7_5_the_king_is_taken_and_the_column_discarded() -> None:
    state = stage("TH 3H", "2S", columns=COLUMNS, piles=[PILE])
    events = go(state, "close H TH,3H")
    assert (columns(state), owned(state, 0)) == ("- | KS 5S | KC | KD", f"{PILE} KH")
    assert (words(state.discard), plain(state.clue_discard)) == ("3H TH", "QH JH")
    assert state.scores() == [2 + 2 + 2 + 1 + 3, 0]
    assert clauses(events)[:3] == ["LA-7.4", "LA-7.5", "LA-3.4"]
    assert sentence(events, "closes") == "Seat 0 plays 3♥ and 10♥ (3 + 10 = 13), closes the case and takes K♥."
    assert str(state.view(1).value("closed:H")) == "closed"
    assert state.view(1).value("closed:S") is None


def test_la_7_5_from_then_on_the_suit_is_wild_for_everybody() -> None:
    state = stage("KH", "6H 2D", columns=("", "", "", "8D"), piles=[PILE], clue_deck="3H 9D")
    events = go(state, "close H KH")
    assert "LA-4.3" in clauses(events)
    assert "deduce D 6H,2D" in legal(state) or "deduce D 2D,6H" in legal(state)


def test_la_7_6_la_r17_the_column_may_be_empty() -> None:
    state = stage("KH", "2S", piles=[PILE])
    assert closings(state) == ["close H KH"]
    assert ("LA-7.6", "column_empty") in told(go(state, "close H KH"))


def test_la_7_7_only_once() -> None:
    state = stage("KH", "2S", closed="H", piles=[PILE])
    assert closings(state) == []
    assert refused(state, "close H KH") == "LA-7.7"


# Options of closing --------------------------------------------------------------------------------------------------


def test_la_r3_paying_with_own_clues() -> None:
    state = stage("KS BJ 2S", closed="H", columns=("", "AS", "", ""), piles=[SPADES], close_need=4, close_cards="clue")
    assert closings(state) == ["close S 3S',QS'", "close S 5S',8S'", "close S 5S',QS'", "close S 8S',QS'"]
    events = go(state, "close S 8S',5S'")
    assert told(events)[0] == ("LA-R3", "pays")
    assert (owned(state, 0), plain(state.clue_discard)) == ("3S QS KS", "5S 8S AS")
    assert (state.scores(), words(state.discard)) == ([6], "")
    assert [str(line) for line in state.sheet().lines[-2:]] == [
        "5♠ and 8♠ given up: −1 − 2 = −3 (LA-R3)", "K♠ for 5♠ and 8♠: 3 (LA-9.1)"]  # fmt: skip
    assert len(state.hands[0]) == 5  # three were held, none was played


@pytest.mark.parametrize(("cards", "clause"), [("KS", "LA-R3"), ("BJ", "LA-R3"), ("7H'", "LA-R3"), ("-", "LA-R3"),
                                               ("8S',8S'", "LA-R3"), ("3S',8S'", "LA-7.3"),
                                               ("QS'", "LA-7.3")])  # fmt: skip
def test_la_r3_what_does_not_pay(cards: str, clause: str) -> None:
    state = stage("KS BJ", closed="H", piles=[f"{SPADES} 7H"], close_need=4, close_cards="clue")
    assert refused(state, f"close S {cards}") == clause


def test_la_r3_by_default_clues_do_not_pay() -> None:
    assert refused(stage("KS", "2S", piles=[SPADES]), "close S 5S',8S'") == "LA-7.2"


def test_la_r3_such_a_turn_draws_nothing() -> None:
    state = stage("2C 3C 4C 5C 6C", "2D", piles=[SPADES], close_cards="clue")
    deck = state.deck[:]
    assert "LA-8.3" not in clauses(go(state, "close S 5S',8S'"))
    assert (state.deck, state.actor) == (deck, 1)


@pytest.mark.parametrize(("value", "piles", "scores"), [("column", ["7H 8H TH 2H KH", "9H 3S"], [10, 3]),
                                                        ("everything", ["KH", "3S"], [3, 1])])  # fmt: skip
def test_la_r4_what_a_closing_discards(value: str, piles: list[str], scores: list[int]) -> None:
    state = stage("KH", "2S", columns=COLUMNS, piles=[PILE, "9H 3S"], close_discards=value)
    events = go(state, "close H KH")
    assert ([owned(state, 0), owned(state, 1)], state.scores()) == (piles, scores)
    assert ("LA-R4" in clauses(events)) is (value == "everything")
    assert list(state.sheet().totals()) == scores


def test_la_r4_kings_stay() -> None:
    state = stage("KH", "2S", closed="S", piles=["7H 8H TH 2H KS"], close_discards="everything")
    go(state, "close H KH")
    assert owned(state, 0) == "KH KS"


# The end -------------------------------------------------------------------------------------------------------------


def last_case(deck: str, hand: str = "KH 2C 3C 4C 5C", seats: int = 2) -> Any:
    """All cases but hearts are closed, and seat 0 can close that one."""
    return stage(hand, *["2S"] * (seats - 1), closed="SCD", piles=["7H 8H TH 2H 3H KS", "KC KD"][:seats], deck=deck)


def test_la_8_1_the_fourth_closing_ends_the_game_at_once() -> None:
    state = last_case("AD 2D 3D")
    events = go(state, "close H KH")
    assert (state.over, len(state.hands[0]), len(state.deck)) == (True, 4, 3)
    assert told(events)[-2:] == [("LA-8.1", "all_closed"), ("LA-9.2", "wins")]
    assert legal(state) == []
    assert refused(state, "ponder 2C") == "LA-8.1"


def test_la_8_1_la_r16_closing_comes_before_drawing_the_last_card() -> None:
    events = go(last_case("AD"), "close H KH")
    assert told(events)[-2] == ("LA-R16", "closed_first")
    assert "LA-8.2" not in clauses(events)


def test_la_8_2_la_r12_the_last_deduction_card_ends_the_game() -> None:
    state = stage("4H 3H 2C 3C 4C", "2S", columns=("7H", "", "", ""), deck="9D")
    events = go(state, "deduce H 4H,3H")
    assert (state.over, words(state.hands[0]), state.winners()) == (True, "2C 3C 4C 9D", [0])
    assert clauses(events)[-3:] == ["LA-8.2", "LA-8.4", "LA-9.2"]


def test_la_8_3_otherwise_the_hand_is_refilled_to_five() -> None:
    state = stage("4H 3H 2C 3C 4C", "2S", columns=("7H", "", "", ""), deck="9D TD 2D")
    events = go(state, "deduce H 4H,3H")
    assert (words(state.hands[0]), words(state.deck), state.actor) == ("2C 3C 4C 9D TD", "2D", 1)
    assert sentence(events, "draws") == "Seat 0 draws 9♦ and 10♦."
    assert sentence(events, "draws", viewer=1) == "Seat 0 draws 2 cards."


def test_la_8_4_cases_that_cannot_end_change_nothing() -> None:
    state = stage("2C", "2S", piles=["AH 2H 3H", "4H 5H 6H"], clue_deck="")
    go(state, "ponder 2C")
    assert not state.over
    state = stage("2C", "2S", closed="C", deck="AD")
    assert sentence(go(state, "ponder 2C"), "stay_open") == "Still open: K♥, K♠ and K♦."


# Scoring -------------------------------------------------------------------------------------------------------------


def test_la_9_1_points_of_cards() -> None:
    ranks = dict.fromkeys("A23456", 1) | dict.fromkeys("789TJQ", 2) | {"K": 3}
    for rank, points in ranks.items():
        assert stage("2S", closed="H", piles=[f"{rank}H"]).scores() == [points]
    everything = " ".join(rank + suit for suit in "HSCD" for rank in "A23456789TJQK")
    state = stage("2S", "3S", closed="HSCD", piles=["", everything])
    assert (state.scores(), state.winners()) == ([0, 84], [1])


def test_la_9_1_points_that_a_position_begins_with() -> None:
    (line,) = stage("2S", "3S", piles=["7H AH"]).sheet()
    assert (line.clause, line.amount) == ("LA-9.1", 3)


def test_la_9_2_la_r13_equal_sums_share_the_win() -> None:
    state = stage("KH", "2S", closed="SCD", piles=["7H 8H TH 2H", "KC KD KS AC"])
    events = go(state, "close H KH")
    assert (state.scores(), state.winners()) == ([10, 10], [0, 1])
    assert told(events)[-1] == ("LA-R13", "share")


def test_la_9_3_alone_the_sum_is_reported_with_the_closed_cases() -> None:
    events = go(last_case("AD 2D", seats=1), "close H KH")
    assert told(events)[-1] == ("LA-9.3", "alone")
    assert sentence(events, "alone") == "Seat 0 has 14 points and has closed 2 cases."
    assert sentence(events, "alone", "zh") == "座位0得14分，破了2桩案件。"


def test_la_r15_score_piles_are_open() -> None:
    state = stage("2S", "3S", piles=["", "7H 9D"])
    assert [plain(card for card in state.view(0).cards(f"pile:1:{suit}") if card) for suit in "HD"] == ["7H", "9D"]


# Positions, and everything at once -----------------------------------------------------------------------------------


def test_a_column_needs_its_king() -> None:
    with pytest.raises(PositionError, match="case:H: 8H' 7H' without a king; right would be KH' with them, or nothing"):
        GAME.position(cases=["7H' 8H'", "", "", ""], hands=["2S"])


def test_a_turn_needs_a_card() -> None:
    with pytest.raises(PositionError, match=r"hand:1: no cards; there is at least one to investigate with \(LA-5\.1\)"):
        GAME.position(seats=2, cases=["KH'", "", "", ""], hands=["2S", ""], actor=1)


def test_without_any_case_the_game_is_over() -> None:
    assert GAME.position(hands=["2S"]).over


@settings(max_examples=30, deadline=None)
@given(st.integers(1, 4), st.integers(0, 10_000), st.integers(0, 60))
def test_the_listing_is_what_the_clauses_say(seats: int, seed: int, steps: int) -> None:
    line = GAME.play(["greedy"] * seats, seed=seed)
    state = line.steps[min(steps, len(line) - 2)].state
    listed = {(move.kind, move.word, frozenset(card.text for card in move.cards or (move.card,)))
              for move in state.legal_moves()}  # fmt: skip
    assert listed == by_the_book(state)


def test_the_hand_has_five_cards_at_every_decision() -> None:
    for seed in range(5):
        for step in GAME.play(["greedy", "random"], seed=seed):
            state: Any = step.state
            assert state.over or len(state.hands[state.actor]) == 5


def test_sets_of_cards_are_bits() -> None:
    assert words(members(FITTING["C"][0]))[:5] == "AH 2H"
    assert [sum(map(number, members(fitting))) for fitting in FITTING["HSCD"]] == [4 * 91 + 26] * 4
    assert members(0) == []
