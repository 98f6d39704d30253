"""Fifty-K by clause: the running match (FK-8) and its rulings."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

import cardgames
from cardgames import CHANCE, GameError
from cardgames.games.fifty_k.combinations import PACK
from cardgames.games.fifty_k.rules import FiftyK
from cardgames.games.fifty_k.scoring import result, side_scores
from tests.games.fifty_k.laying import deal, play, table
from tests.games.laying import go, told, words

DECK = ",".join(card.text for card in PACK)


def before_the_end(total: list[int], collected: list[int], **fields: Any) -> FiftyK:
    """A match before the last play of a hand: seat 0 holds a nine, and the seat before last is out or partner."""
    options = {"match": True} | fields.pop("options", {})
    hands = ["9S", "", "3S"] if len(total) == 3 else ["9S", "3S", "", "3D"]
    out = [1] if len(total) == 3 else [2]
    return table(*hands, out=out, total=total, points=total, collected=collected, options=options, **fields)


def finish(state: FiftyK) -> list[Any]:
    """The last play of the hand."""
    return told(go(state, play("9S")))


def test_fk_8_1_card_points_only_add_up() -> None:
    state = before_the_end([100, 20, -20], [100, 0, 0])
    events = finish(state)
    assert (state.total, state.scores()) == ([200, 40, -40], [200, 40, -40])
    assert ("FK-8.1", "rank") in events
    assert not any(kind.startswith("doubled") for _, kind in events), "nothing doubles on the way"
    shown = [str(state.view(0).value(f"side_total:{seat}")) for seat in range(3)]
    assert shown == ["200 of 500", "40 of 500", "−40 of 500"]
    assert state.view(0).value("side_total:2").zh == "−40／500", "short enough for a narrow page"


def test_fk_8_1_four_players_add_up_by_team() -> None:
    state = before_the_end([100, -30, 20, 0], [50, 0, 0, 0])
    events = finish(state)
    assert (state.phase, state.total) == ("deal", [150, -50, 40, -20])
    assert ("FK-8.1", "team") in events
    assert [str(state.view(0).value(f"side_total:{seat}")) for seat in range(2)] == ["190 of 500", "−70 of 500"]


def test_fk_8_2_another_hand_is_dealt_one_seat_further() -> None:
    state = before_the_end([100, 20, -20], [40, 0, 55])
    assert finish(state)[-1] == ("FK-8.2", "on")
    assert (state.phase, state.actor, state.winners()) == ("deal", CHANCE, None)
    assert words(state.hands[2]) == "3S", "what is left is turned up"
    assert None not in state.view(0).cards("hand:2")
    assert words(state.top) == "9S", "the last play lies there to be seen"
    events = go(state, f"deal {DECK}")
    assert (state.top, state.under, state.played) == ([], [], [])
    assert told(events)[:2] == [("FK-8.2", "hand"), ("FK-1.2", "deal_uneven")]
    assert [len(hand) for hand in state.hands] == [17, 18, 17]
    assert (state.hand, state.actor, state.out, state.collected) == (1, 2, [0, 0, 0], [0, 0, 0])
    assert PACK["3H"] in state.hands[2], "whoever has the three of hearts leads every hand"


def test_fk_8_2_the_shuffle_is_a_move_of_chance() -> None:
    state = before_the_end([100, 20, -20], [40, 0, 55])
    finish(state)
    assert state.legal_moves() == []
    wrong = state.check(f"deal {DECK[3:]}")
    assert wrong is not None
    assert wrong.clause == "FK-8.2"
    state.apply(state.chance(Random(1)))
    assert state.phase == "lead"


@pytest.mark.parametrize(("have", "over"), [(395, False), (400, True)])
def test_fk_8_2_and_fk_r11_five_hundred_ends_the_match(have: int, over: bool) -> None:
    state = before_the_end([have, 0, 0], [100, 0, 0])
    events = finish(state)
    assert state.over is over
    assert (("FK-8.2", "reached") in events) is over


def test_fk_r11_another_target() -> None:
    state = before_the_end([0, 0, 0], [40, 0, 60], options={"match_target": 40})
    finish(state)
    assert (state.over, state.winners()) == (True, [0])
    with pytest.raises(GameError, match="FK-R11"):
        deal(seats=3, match=True, match_target=0)
    with pytest.raises(GameError, match=r"cannot be 10001 .* it can be 1 to 10000"):
        deal(seats=3, match=True, match_target=10_001)


def test_fk_8_3_and_fk_r11_ties_go_by_the_last_hand() -> None:
    state = before_the_end([500, 480, 0], [0, 0, 0])
    events = finish(state)
    assert (state.total[:2], state.winners()) == ([500, 500], [1])
    assert ("FK-8.3", "rank_tie") in events
    state = before_the_end([500, 300, 0, 260], [0, 0, 0, 0])
    finish(state)
    assert (state.total, state.winners()) == ([500, 280, 20, 240], [0, 2])  # seat 2 was first out


def test_fk_8_3_a_team_s_tie_goes_to_the_first_out() -> None:
    found = [result([250, 300, 250, 200], [9] * 4, [1, 1, 1, 1], order, match=True).rank for order in ([1, 3], [0, 2])]
    assert found == [[1, 0], [0, 1]]


def test_fk_8_4_and_fk_r12_doubling_looks_at_the_whole_match() -> None:
    state = before_the_end([400, 80, -80], [100, 0, 0], gathered=[400, 0, 0], firsts=[0, 4, 0])
    events = finish(state)
    assert ("FK-8.4", "doubled") in events
    assert state.scores() == [1100, 200, -200]
    state = before_the_end([400, 80, -80], [100, 0, 0], gathered=[395, 5, 0], firsts=[0, 4, 0])
    finish(state)
    assert state.scores() == [550, 100, -100]


def test_fk_r12_for_teams_also_at_who_was_ever_first() -> None:
    for first, scores in (([0, 0, 3, 0], [616, -100, 616, -100]), ([0, 1, 2, 0], [308, -50, 308, -50])):
        state = before_the_end([400, -30, 40, -30], [100, 0, 0, 0], gathered=[300, 0, 0, 0], firsts=first)
        finish(state)
        assert state.scores() == scores


def test_fk_r12_without_doubling() -> None:
    fields: dict[str, Any] = {"gathered": [400, 0, 0], "options": {"match_doubling": "none"}}
    state = before_the_end([400, 80, -80], [100, 0, 0], **fields)
    finish(state)
    assert state.scores() == [550, 100, -100]


@pytest.mark.parametrize(("percent", "scores"), [(10, [550, 100, -100]), (0, [500, 100, -100]), (50, [750, 100, -100])])
def test_fk_8_5_and_fk_r12_the_bonus(percent: int, scores: list[int]) -> None:
    state = before_the_end(
        [400, 80, -80], [80, 0, 0], gathered=[80, 5, 0], options={"bonus_percent": percent}, table=20
    )
    events = finish(state)
    assert (("FK-8.5", "bonus") in events) is (percent > 0)
    assert state.scores() == scores


def test_fk_8_5_partners_share_it_without_rounding() -> None:
    state = before_the_end([400, -30, 65, -30], [75, 5, 0, 0], gathered=[0, 0, 0, 0])
    finish(state)
    assert state.scores() == [560 * 1.1 / 2, -47.5, 560 * 1.1 / 2, -47.5]
    assert "560 × 10 ÷ 100 ÷ 2 = 28 (FK-8.5)" in str(state.sheet())
    found = result([505, 0, 0, 0], [9] * 4, [1] * 4, [0, 2], match=True, percent=10)
    assert side_scores(found) == [555.5, 0]
    assert [entry.amount for entry in found.entries if entry.label == "bonus"] == [25.25, 25.25]


def test_a_match_from_beginning_to_end() -> None:
    line = cardgames.game("fifty-k").play(seats=3, seed=4, match=True)
    hands = [step for step in line if any(event.kind == "hand" for event in step.events)]
    assert len(hands) == line.last.hand + 1 > 5  # type: ignore[attr-defined]
    assert max(line.last.total) >= 500  # type: ignore[attr-defined]
    assert cardgames.load(line.record()).last == line.last
