"""Caribbean Star by clause: the aces (CS-4) and the rulings about them."""

from __future__ import annotations

import pytest

from cardgames.cards import STANDARD
from tests.games.caribbean_star.laying import area, lay
from tests.games.laying import clauses, go, refused, told, words


def test_cs_4_1_an_ace_cancels_the_card_that_is_due() -> None:
    state = lay("KH AS 9C", "7D 2S QC", red="TD")
    go(state, "play KH", "play 7D")
    assert (state.phase, state.actor) == ("ace", 0)
    assert [str(move) for move in state.legal_moves()] == ["ace AS", "pass"]
    assert ("CS-4.1", "ace") in told(go(state, "ace AS"))
    assert (state.scores(), area(state, 0)) == ([0, 0], "TD KH")


@pytest.mark.parametrize("ace", ["AS", "AC", "AH", "AD"])
@pytest.mark.parametrize("card", ["7H", "7S"])
def test_cs_4_1_colour_plays_no_part(ace: str, card: str) -> None:
    state = lay(f"KH {ace}", f"{card} 2S")
    go(state, "play KH", f"play {card}")
    assert state.check(f"ace {ace}") is None


def test_cs_4_1_only_an_ace_cancels() -> None:
    state = lay("KH AS 9C", "7D 2S QC")
    go(state, "play KH", "play 7D")
    assert refused(state, "ace 9C") == "CS-4.1"


@pytest.mark.parametrize(("priority", "asked"), [("opponent", [0, 1, 1, 0]), ("owner", [1, 0, 0, 1])])
def test_cs_4_2_and_cs_r3_who_is_asked_first(priority: str, asked: list[int]) -> None:
    state = lay("KH AS", "JD AC", ace_priority=priority)  # JD of seat 1 is due first, then KH of seat 0
    events = go(state, "play KH", "play JD", "pass", "pass", "pass", "pass")
    assert [e.actor for e in events if e.clause == "CS-4.2"] == asked
    assert area(state, 0) == ""  # settled at the end
    assert state.over


@pytest.mark.parametrize("priority", ["opponent", "owner"])
def test_cs_4_2_nobody_without_an_ace_is_asked(priority: str) -> None:
    state = lay("KH 9C", "JD 2S", ace_priority=priority)
    assert "CS-4.2" not in clauses(go(state, "play KH", "play JD"))
    assert state.phase == "select"


def test_cs_4_2_no_second_chance_after_a_pass() -> None:
    state = lay("KH AS 9C", "JD AC 3C")
    go(state, "play KH", "play JD", "pass")
    assert state.actor == 1
    go(state, "pass")
    assert (words(state.revealed), area(state, 0)) == ("KH", "JD")  # JD is executed, KH is offered now


@pytest.mark.parametrize("move", ["play 9C", "preview KH", "decline"])
def test_cs_4_2_nothing_else_is_due_while_an_ace_may_be_used(move: str) -> None:
    state = lay("KH AS 9C", "7D 2S QC")
    go(state, "play KH", "play 7D")
    assert refused(state, move) == "CS-4.2"


def test_cs_4_3_the_other_revealed_card_is_not_cancelled() -> None:
    state = lay("KH AS 9C", "JD 2S QC")
    events = go(state, "play KH", "play JD", "ace AS")
    (still,) = [e for e in events if e.clause == "CS-4.3"]
    assert str(still) == "Only this card is cancelled; K♥ is still to come."
    assert area(state, 0) == "KH"


def test_cs_4_3_an_ace_that_changed_hands_serves_its_new_holder() -> None:
    state = lay("5C AS 9C", "KD 2S QC", pile="3C 4C")
    go(state, "play 5C", "play KD")
    assert state.actor == 0
    go(state, "pass")
    assert (state.phase, state.actor) == ("ace", 1)
    assert refused(state, "ace AD") == "CS-4.3"
    go(state, "ace AS")
    assert [words(hand) for hand in state.hands] == ["2S QC 3C", "9C KD 4C"]


@pytest.mark.parametrize("user", ["opponent", "player"])
def test_cs_4_4_nobody_answers_an_ace(user: str) -> None:
    state = lay("KH AS 9C", "JD AC 3C")
    go(state, "play KH", "play JD", *(["ace AS"] if user == "opponent" else ["pass", "ace AC"]))
    assert words(state.revealed) == "KH"  # the other ace is only asked about the next card
    assert area(state, 0) == ""


def test_cs_4_5_and_cs_r4_the_cancelled_card_goes_to_the_user_of_the_ace() -> None:
    state = lay("KH AS 9C", "7D 2S QC", red="TD")
    events = go(state, "play KH", "play 7D", "ace AS")
    assert ("CS-4.5", "takes") in told(events)
    assert [words(hand) for hand in state.hands] == ["9C 7D", "2S QC"]
    assert not [e for e in events if e.clause == "CS-5.3"]


def test_cs_4_6_the_used_ace_is_discarded() -> None:
    state = lay("KH AS 9C", "7D 2S QC")
    (gone,) = [e for e in go(state, "play KH", "play 7D", "ace AS") if e.clause == "CS-4.6"]
    assert gone.values["card"] is STANDARD["AS"]
    assert words(state.discard) == "AS"


@pytest.mark.parametrize("rank", "23456789TJQK")
def test_cs_r2_any_revealed_card_can_be_cancelled(rank: str) -> None:
    state = lay("AS 9C" if rank == "K" else "KH AS", f"{rank}D 2S")  # also an 8 or a 7 that would do nothing
    mine = state.legal_moves()[0].card
    go(state, f"play {mine}", f"play {rank}D")
    while state.revealed[0] is not STANDARD[rank + "D"]:
        go(state, "pass")
    go(state, "ace AS")
    assert STANDARD[rank + "D"] in state.hands[0]
    assert area(state, 0) in ("", "KH")


def test_cs_r2_no_ace_while_cards_are_put_down() -> None:
    state = lay("KH AS", "7D", red="TD 3H")
    assert refused(state, "ace AS") == "CS-R2"
    assert "Seat 0 has to put down a card" in state.check("ace AS").instead.en


def test_cs_r2_no_ace_once_an_eight_has_begun() -> None:
    state = lay("KH 9C", "8D AC", red="TD")
    go(state, "play KH", "play 8D", "pass")
    assert state.phase == "preview"
    assert refused(state, "ace AC") == "CS-R2"


def test_cs_r5_an_own_card_can_be_cancelled() -> None:
    state = lay("KH AS 9C", "2D 2S QC")
    go(state, "play KH", "play 2D", "pass")
    assert words(state.revealed) == "KH"
    events = go(state, "ace AS")
    assert told(events)[0] == ("CS-R5", "own_ace")
    assert words(state.hands[0]) == "9C KH"
    assert area(state, 0) == "2D"


def test_the_used_ace_is_no_card_of_the_round() -> None:
    state = lay("KH AS 9C", "7D 2S QC", pile="3C 4C 8C 9D")
    go(state, "play KH", "play 7D", "ace AS")
    assert [len(hand) for hand in state.hands] == [3, 3]
    assert state.round == 1
    assert words(state.pile) == "8C 9D"


def test_two_aces_are_two_choices() -> None:
    state = lay("KH AS AH 9C", "7D 2S")
    go(state, "play KH", "play 7D")
    assert [str(move) for move in state.legal_moves()] == ["ace AS", "ace AH", "pass"]
    go(state, "ace AH")
    assert [str(move) for move in state.legal_moves()] == ["ace AS", "pass"]  # now for the own KH
