"""What Poker Battle Line says: battlefields by their worth, who owns how much, and the rulings about its gaps."""

from __future__ import annotations

from cardgames.games.poker_battle_line import GAME
from tests.games.laying import go
from tests.games.poker_battle_line.laying import lay


def test_pb_1_2_battlefields_are_named_by_their_worth_and_never_like_seats() -> None:
    line = GAME.play(["greedy", "random"], seed=5)
    told = "".join(said.text("zh") for step in line for _, said in step.said())
    assert "元战场" in told
    assert "号" not in told


def test_pb_5_6_a_seat_and_its_money_do_not_run_together() -> None:
    line = GAME.play(["greedy", "random"], seed=5)
    money = next(event for step in line for event in step.events if event.kind == "count")
    assert money.said().zh == f"金额：座位0有{line.last.money[0]}元、座位1有{line.last.money[1]}元。"  # type: ignore[union-attr,attr-defined]


def test_pb_r22_a_murdered_hidden_card_is_told_to_its_owner_alone() -> None:
    state = lay("JS 2C", "8H", {4: ("", "3D 5H 2S 9S")})
    event = next(event for event in go(state, "murder JS on 4 at 3") if event.kind == "murdered_unseen")
    assert "9♠" in str(event.said(1))
    assert "9♠" not in str(event.said(0))


def test_pb_r23_a_king_may_hit_five_cards_while_there_is_a_pile() -> None:
    assert lay("KS 2C", "8H 8C 9D TH 9C", pile="AS").check("king KS takes 5") is None
    assert lay("KS 2C", "8H 8C 9D TH 9C", pile="").check("king KS takes 5") is not None
