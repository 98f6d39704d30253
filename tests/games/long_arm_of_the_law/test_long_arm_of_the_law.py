"""Long Arm of the Law by clause: packs, set-up, the three phases."""

from __future__ import annotations

from typing import Any

import pytest

from cardgames.cards import SECOND, WITH_JOKERS, by_pack
from cardgames.engine.game import GameError
from cardgames.engine.position import PositionError
from cardgames.games.long_arm_of_the_law import GAME
from tests.games.laying import clauses, go, legal, refused, told, words
from tests.games.long_arm_of_the_law.laying import columns, deal, owned, plain, sentence, stage, whole_deck

HEARTS = ("TH 8H 7H", "", "", "")


def test_la_1_1_two_packs_for_one_to_four_players() -> None:
    assert list(GAME.seats) == [1, 2, 3, 4]
    assert [list(GAME.pack)[:54], list(GAME.pack)[54:]] == [list(WITH_JOKERS), list(SECOND)]
    for seats in (0, 5):
        with pytest.raises(GameError, match=f"with {seats} seats"):
            GAME.start(seats=seats)


@pytest.mark.parametrize("field", [{"hands": ["7H'"]}, {"clue_deck": "7H"}, {"clue_deck": "KH'"}, {"discard": "7H'"},
                                   {"cases": ["7S'", "", "", ""]}, {"piles": [["7H", "", "", ""]]}])  # fmt: skip
def test_la_1_1_packs_are_not_mixed(field: dict[str, Any]) -> None:
    with pytest.raises(PositionError, match="cannot lie there by the rules"):
        GAME.position(**field)


def test_la_1_1_nothing_is_ever_reshuffled() -> None:
    line = GAME.play(seats=2, seed=5)
    last = line.last
    assert all(step.actor != -1 for step in line)
    assert len(last.discard) + len(last.deck) + sum(map(len, last.hands)) == 54  # type: ignore[attr-defined]


def test_la_1_2_the_deduction_deck_has_kings_and_jokers() -> None:
    state = deal(seats=1, seed=1)
    assert sorted([*state.deck, *state.hands[0]], key=by_pack) == list(WITH_JOKERS)


def test_la_2_1_four_kings_and_fifty_clues() -> None:
    state = deal(seats=1, seed=1)
    assert [case[0].text for case in state.cases] == ["KH'", "KS'", "KC'", "KD'"]
    lying = [*state.clue_deck, *state.clue_discard, *(card for case in state.cases for card in case[1:])]
    assert len(lying) == 50
    assert "KH'" not in words(lying)


def test_la_2_2_eight_clues_go_to_their_suits() -> None:
    state = deal(deck=whole_deck("TH 7H QS 5S 3S 8C 4C 3C 8H", "2H"), seats=2)
    assert columns(state) == "KH TH 8H 7H | KS QS 5S 3S | KC 8C 4C 3C | KD"
    assert sentence(state.heard or [], "first_clues").startswith("8 clues are sorted into the columns: 10♥, 7♥")


def test_la_2_3_la_r6_a_joker_among_them_is_replaced() -> None:
    state = deal(deck=whole_deck("2D BJ 9D SJ AC TC QC 7H 4S 5H JS", "2H"), seats=1)
    assert columns(state) == "KH 7H 5H | KS JS 4S | KC QC TC AC | KD 9D 2D"
    assert plain(state.clue_discard) == "BJ SJ"
    assert ("LA-2.3", "first_jokers") in told(state.heard or [])


def test_la_2_4_columns_are_sorted_downwards() -> None:
    state = stage("2S", columns=("2H QH AH 7H", "", "", ""))
    assert plain(state.cases[0]) == "KH QH 7H 2H AH"
    for step in GAME.play(seats=2, seed=8):
        for case in step.state.cases:  # type: ignore[attr-defined]
            assert [card.rank for card in case] == sorted((card.rank for card in case), reverse=True)


@pytest.mark.parametrize(("first", "seats"), [(0, 1), (0, 2), (1, 2), (2, 3), (3, 4)])
def test_la_2_5_la_2_6_la_r14_la_r18_five_in_a_row_from_the_first_player_on(first: int, seats: int) -> None:
    fives = ["AS 2S 3S 4S 5S", "AH 2H 3H 4H 5H", "AD 2D 3D 4D 5D", "AC 2C 3C 4C 5C"][:seats]
    state = deal(deck=whole_deck("", " ".join(fives)), seats=seats, first_player=first)
    assert [words(state.hands[(first + step) % seats]) for step in range(seats)] == fives
    assert state.actor == first
    assert told(state.heard or [])[-3:-1] == [("LA-R14" if first else "LA-2.6", "begins"), ("LA-2.6", "round")]


def test_la_2_5_hands_are_hidden() -> None:
    state = deal(seats=2, seed=1)
    assert state.view(0).cards("hand:1") == state.view("audience").cards("hand:0") == (None,) * 5
    heard = [event for event in state.heard or [] if event.kind == "hand"]
    assert [event.said(1) is None for event in heard] == [True, False]


def test_la_2_6_turns_go_clockwise_through_three_phases() -> None:
    state = deal(seats=3, seed=4, first_player=1)
    order = []
    for _ in range(4):
        order.append(state.actor)
        kinds = [kind for _, kind in told(go(state, legal(state)[-1])) if kind != "round"]
        assert kinds == ["ponders", "draws", "found"]
    assert order == [1, 2, 0, 1]


def test_la_2_6_a_round_begins_with_the_first_player() -> None:
    line = GAME.play(seats=3, seed=4, first_player=1)
    rounds = [(step.actor, frame.round) for step, frame in zip(line, line.line(), strict=True) if frame.round]
    assert {actor for actor, _ in rounds} == {1}
    assert [str(said) for _, said in rounds[:2]] == ["Round 1", "Round 2"]


def test_la_r14_alone_only_seat_0_can_begin() -> None:
    with pytest.raises(GameError, match=r"option first_player cannot be 1 \(LA-R14\); it can be 0"):
        GAME.start(seats=1, first_player=1)


# Deduction cards --------------------------------------------------------------------------------------------------


def test_la_3_1_la_r9_a_joker_counts_13_in_any_suit() -> None:
    state = stage("BJ 2C", columns=("", "QS", "", "AC"[:0]))
    assert [move for move in legal(state) if move.startswith("deduce")] == ["deduce S BJ"]
    events = go(state, "deduce S BJ")
    assert sentence(events, "deduces") == "Seat 0 plays Big joker (13) and takes the clue Q♠."
    assert sentence(events, "jokers", "zh") == "大王可当任何花色，算13。"
    assert ("LA-3.1", "jokers") in told(events)


def test_la_3_2_la_r1_other_cards_count_their_number() -> None:
    state = stage("AH JH QH KH", columns=("2H", "", "", ""))
    assert refused(state, "deduce H AH") == "LA-5.4"
    state = stage("AH JH QH KH", columns=("QH", "", "", ""))
    assert [move for move in legal(state) if move.startswith("deduce")] == [
        "deduce H QH", "deduce H KH", "deduce H AH,JH", "deduce H AH,QH", "deduce H AH,KH", "deduce H JH,QH",
        "deduce H JH,KH", "deduce H QH,KH"]  # fmt: skip


def test_la_3_3_cards_of_another_suit_do_not_fit() -> None:
    state = stage("KS 8H", columns=HEARTS)
    assert refused(state, "deduce H KS") == refused(state, "deduce H 8H,KS") == "LA-3.3"
    wrong = state.check("deduce H KS")
    assert wrong is not None
    assert str(wrong) == "LA-3.3: K♠ does not fit the case of ♥. What fits in this hand: 8♥."


def test_la_3_4_la_r8_a_closed_suit_is_wild_with_its_own_number() -> None:
    state = stage("6C 3D 6S", closed="C", columns=("", "", "", "9D"))
    assert [move for move in legal(state) if move.startswith("deduce")] == ["deduce D 3D,6C"]
    assert refused(state, "deduce D 6S,3D") == "LA-3.3"
    assert refused(state, "deduce D 6C") == "LA-5.4"
    assert sentence(go(state, "deduce D 6C,3D"), "wild") == "6♣: any suit, since that case is closed."


# Phase 1 ----------------------------------------------------------------------------------------------------------


def next_clue(clue_deck: str, *, closed: str = "", stopped: bool = False, **options: Any) -> tuple[Any, list[Any]]:
    """Seat 0 ponders, and seat 1 looks for a clue."""
    state = stage("2S", "3S", columns=("", "QS", "", "9D 3D"), closed=closed, clue_deck=clue_deck, stopped=stopped,
                  **options)  # fmt: skip
    return state, go(state, "ponder 2S")


def test_la_4_1_la_4_2_the_top_clue_goes_into_its_column() -> None:
    state, events = next_clue("6D 2D")
    assert columns(state) == "KH | KS QS | KC | KD 9D 6D 3D"
    assert plain(state.clue_deck) == "2D"
    assert (told(events)[-1], str(events[-1])) == (("LA-4.2", "found"), "Seat 1 finds 6♦.")


def test_la_4_3_clues_of_closed_cases_are_discarded() -> None:
    state, events = next_clue("4H JH 6D 2S", closed="H")
    assert columns(state) == "- | KS QS | KC | KD 9D 6D 3D"
    assert (plain(state.clue_discard), plain(state.clue_deck)) == ("4H JH", "2S")
    assert clauses(events)[-2:] == ["LA-4.3", "LA-4.2"]
    assert sentence(events, "cold") == "Clues of closed cases are discarded: 4♥ and J♥."


@pytest.mark.parametrize(("closed", "deck", "discarded"), [("", "SJ 6D", "SJ"), ("H", "4H SJ 6D", "4H SJ")])
def test_la_4_4_la_r5_a_joker_ends_the_search_of_this_turn(closed: str, deck: str, discarded: str) -> None:
    state, events = next_clue(deck, closed=closed)
    assert (plain(state.clue_discard), plain(state.clue_deck)) == (discarded, "6D")
    assert told(events)[-1] == ("LA-4.4", "joker")
    assert told(go(state, "ponder 3S"))[-1] == ("LA-4.2", "found")


@pytest.mark.parametrize(("closed", "deck"), [("", ""), ("H", "4H JH")])
def test_la_4_5_la_r7_without_clues_the_game_goes_on(closed: str, deck: str) -> None:
    state, events = next_clue(deck, closed=closed)
    assert told(events)[-1] == ("LA-4.5", "no_clues")
    assert (state.clue_deck, state.actor, state.over) == ([], 1, False)


def test_la_4_6_la_r5_with_stop_all_the_first_joker_ends_the_search_for_everybody() -> None:
    state, events = next_clue("4H BJ 6D", closed="H", clue_joker="stop_all")
    assert told(events)[-1] == ("LA-4.6", "joker_stops_all")
    assert state.view(0).value("search").text("zh") == "已停止"
    for move in ("ponder 3S", legal(state)[0]):
        events = go(state, legal(state)[0] if move not in legal(state) else move)
        assert told(events)[-1] == ("LA-4.6", "no_search")
    assert plain(state.clue_deck) == "6D"


def test_la_4_6_a_joker_among_the_first_eight_stops_nobody() -> None:
    state = deal(deck=whole_deck("BJ 2D 9D AC TC QC 7H 4S 5H JS", "2H"), seats=1, clue_joker="stop_all")
    assert (state.stopped, plain(state.clue_discard)) == (False, "BJ")
    assert columns(state) == "KH 7H 5H | KS JS 4S | KC QC TC AC | KD 9D 2D"


# Phase 2: deduce, ponder ------------------------------------------------------------------------------------------


def test_la_5_1_one_action_and_no_pass() -> None:
    state = stage("7H 2S", columns=HEARTS)
    assert legal(state) == ["deduce H 7H", "ponder 7H", "ponder 2S"]
    assert state.decisions[state.phase].clause == "LA-5.1"
    go(state, "deduce H 7H")
    assert state.actor == 0  # alone, the next turn


def test_la_5_2_only_the_four_cases_can_be_chosen() -> None:
    assert refused(stage("7H", columns=HEARTS), "deduce X 7H") == "LA-5.2"
    assert refused(stage("7H", columns=HEARTS), "deduce HS 7H") == "LA-5.2"


@pytest.mark.parametrize("cards", ["-", "2H,3H,4H", "4H,4H", "9H", "7H'", "9H,2H"])
def test_la_5_3_one_or_two_cards_of_the_hand(cards: str) -> None:
    assert refused(stage("2H 3H 4H", columns=HEARTS), f"deduce H {cards}") == "LA-5.3"


def test_la_5_4_the_sum_reaches_the_smallest_clue() -> None:
    state = stage("4H 3H 2H", columns=HEARTS)
    assert [move for move in legal(state) if move.startswith("deduce")] == ["deduce H 3H,4H"]
    wrong = state.check("deduce H 4H,2H")
    assert wrong is not None
    assert str(wrong) == "LA-5.4: 2 + 4 = 6 is less than 7♥. You need a sum of at least 7."
    assert wrong.text("zh") == "LA-5.4: 2 + 4 = 6，不到7♥。数字之和至少要7。"


def test_la_5_4_la_r10_a_second_card_is_allowed() -> None:
    state = stage("9H 2H", columns=HEARTS)
    assert "deduce H 2H,9H" in legal(state)
    assert ("LA-R10", "more_than_enough") in told(go(state, "deduce H 9H,2H"))
    assert "LA-R10" not in clauses(go(stage("4H 3H", columns=HEARTS), "deduce H 4H,3H"))


def test_la_5_5_only_the_smallest_clue_is_taken() -> None:
    state = stage("4H 3H", columns=HEARTS)
    events = go(state, "deduce H 4H,3H")
    assert (columns(state), owned(state, 0), words(state.discard)) == ("KH TH 8H | KS | KC | KD", "7H", "3H 4H")
    assert told(events)[0] == ("LA-5.5", "deduces")
    assert str(events[0]) == "Seat 0 plays 3♥ and 4♥ (3 + 4 = 7) and takes the clue 7♥."
    assert events[0].said().zh == "座位0打出3♥、4♥（3 + 4 = 7），收走线索7♥。"  # type: ignore[union-attr]
    assert str(state.sheet().lines[0]) == "7♥ for 3♥ and 4♥: 2 (LA-9.1)"


def test_la_5_6_la_r11_a_king_is_no_clue() -> None:
    state = stage("KH BJ", columns=("", "2S", "", ""))
    assert refused(state, "deduce H KH,BJ") == "LA-5.6"
    assert "deduce H KH" not in legal(state)
    assert "Clues to be taken: 2♠." in str(state.check("deduce H KH"))


def test_la_5_7_nothing_to_deduce_in_a_closed_case() -> None:
    state = stage("KH BJ", closed="H", columns=("", "2S", "", ""))
    assert refused(state, "deduce H KH") == "LA-5.7"
    assert "Still open: K♠, K♣ and K♦." in str(state.check("deduce H KH"))


def test_la_6_1_ponder_over_any_one_card() -> None:
    state = stage("7H 2S BJ")
    assert legal(state) == ["ponder 7H", "ponder 2S", "ponder BJ"]
    assert refused(state, "ponder 3S") == "LA-6.1"
    assert refused(state, "ponder 7H'") == "LA-6.1"
    events = go(state, "ponder BJ")
    assert told(events)[0] == ("LA-6.1", "ponders")
    assert words(state.discard) == "BJ"


def test_la_2_6_the_heading_of_a_round_stands_before_the_first_clue_that_is_looked_for() -> None:
    line = GAME.play(["random"] * 3, seed=4, first_player=1)
    told = [(event.kind, event.actor) for step in line for event in step.events]
    after = [told[at + 1] for at, (kind, _) in enumerate(told) if kind == "round"]
    assert after
    assert {actor for _, actor in after} == {1}
    assert {kind for kind, _ in after} <= {"found", "cold", "joker", "no_clues"}
    frames = [frame for frame in line.line("all") if frame.round is not None]
    assert [str(frame.round) for frame in frames[:2]] == ["Round 1", "Round 2"]
    assert {frame.by for frame in frames} == {1}


def test_la_r19_and_la_r20_discards_lie_open_and_jokers_have_one_name() -> None:
    state = stage("3H BJ", "2S", columns=("9H", "", "", ""))
    go(state, "ponder 3H")
    assert [str(card) for card in state.view(1).cards("discard")] == ["3H"]
    assert [GAME.pack[joker].brief["zh"] for joker in ("BJ", "SJ")] == ["大王", "小王"]
