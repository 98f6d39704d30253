"""What Soul Hunt says: sentences that were once wrong, and the rulings about the words and gaps of the original."""

from __future__ import annotations

from cardgames.games.soul_hunt import GAME
from cardgames.games.soul_hunt.cards import HUNTS, SOULS
from tests.games.laying import go, refused
from tests.games.soul_hunt.laying import final, lay


def said(events: list, kind: str) -> tuple[str, str]:  # type: ignore[type-arg]
    """The sentence of the last event of a kind, in both languages."""
    event = next(event for event in reversed(events) if event.kind == kind)
    return event.said().en, event.said().zh


def test_sh_7_1_the_sum_of_the_numbers_is_compared_and_not_the_attribute() -> None:
    start = lay("", "", attack=-1, first=0)
    start.heard = []
    start.attack, start.agenda = -1, []
    start.next_stage()
    assert said(start.heard, "attack") == (
        "Target 1, Strength \u2014 Souls A: strength is tested, and the team needs 4 successes.",
        "目标1，力量·灵魂A：判定力量，全队判定数之和要达到4。",
    )
    end = final("", "")
    end.heard = []
    end.attack, end.agenda = -1, []
    end.next_stage()
    assert said(end.heard, "judgement") == (
        "Judgement 1: strength. The team needs 2 successes.", "第1次判定，力量：全队判定数之和要达到2。",
    )  # fmt: skip


def test_sh_6_10_whoever_sacrificed_nothing_is_not_said_to_sacrifice_no_more() -> None:
    state = lay("lion-1", "wolf-1 great-spirit-1", numbers=[1, 1])
    assert said(go(state, "done"), "none_sacrificed") == ("Seat 0 sacrifices nothing.", "座位0不牺牲灵魂。")
    cold = lay("lion-1 wolf-1", "", numbers=[-1, 1], attached=["ruin-1", ""])
    go(cold, "sacrifice wolf-1")
    assert said(go(cold, "done"), "done") == ("Seat 0 keeps the rest.", "座位0不再牺牲灵魂。")


def test_copies_of_a_hunt_have_no_space_in_their_chinese_names() -> None:
    assert [hunt.name["zh"] for hunt in HUNTS[:2]] == ["力量·灵魂A", "力量·灵魂B"]


def test_refusals_offer_what_could_be_done_by_the_names_of_the_moves() -> None:
    state = lay("lion-1", "", numbers=[1, 1])
    assert str(state.check("sacrifice fox-1")).endswith("You could sacrifice Lion or stop here.")
    assert state.check("sacrifice fox-1").text("zh").endswith("可以牺牲狮子或到此为止。")  # type: ignore[union-attr]


def test_sh_r36_names_that_are_ours_are_said_to_be() -> None:
    assert {soul.kind for soul in SOULS} >= {"guardian", "elemental"}
    assert all(word in GAME.rulebook["SH-R36"].text.zh for word in ("守护灵", "元素灵"))


def test_sh_r37_and_sh_r38_the_discard_pile_is_open_and_results_are_settled_first() -> None:
    state = lay("", "", discard="wolf-1")
    assert [str(card) for card in state.view(1).cards("discard")] == ["wolf-1"]


def test_sh_r39_a_soul_is_not_swapped_for_its_own_copy() -> None:
    state = lay("wolf-2", "", attached=["wolf-1"])
    assert refused(state, "swap wolf-1 wolf-2").startswith("SH-")


def test_sh_r41_and_sh_r42_lives_suffice_and_the_captain_is_chosen() -> None:
    assert GAME.start(seats=5, seed=1).lives == [3] * 5
    assert GAME.start(seats=5, seed=1, first_captain=4).captain == 4
