"""Caribbean Star by clause: what the cards do (CS-5) and the rulings about it."""

from __future__ import annotations

import pytest

from tests.games.caribbean_star.laying import area, lay
from tests.games.laying import clauses, go, refused, told, words


@pytest.mark.parametrize("act", ["TH", "JH", "QH", "KH", "TS", "JS", "QS", "KS"])
def test_cs_5_1_acts_lie_in_front_of_the_owner_of_their_colour(act: str) -> None:
    state = lay(f"{act} 9C", "5D 2C")
    events = go(state, f"play {act}", "play 5D")
    owner = 0 if act[1] == "H" else 1
    assert words(state.areas[owner][0]) == act
    (laid,) = [e for e in events if e.clause == "CS-5.1"]
    assert (laid.actor, laid.values["minutes"]) == (owner, 10 if act[0] == "T" else 5)


@pytest.mark.parametrize("card", ["2D", "3D", "4D", "6D", "4C", "6C"])
def test_cs_5_2_and_cs_r11_mistakes_and_sixes_likewise(card: str) -> None:
    part, kind = (2, "six") if card[0] == "6" else (1, "mistake")
    state = lay("5H 9C", f"{card} 2C")
    events = go(state, "play 5H", f"play {card}")
    owner = 0 if card[1] == "D" else 1
    assert words(state.areas[owner][part]) == card
    assert ("CS-5.2", kind) in told(events)


@pytest.mark.parametrize("card", ["7D", "9H", "7C", "9S"])
@pytest.mark.parametrize("colour", ["R", "B"])
def test_cs_5_3_settle_the_owner_of_the_colour(card: str, colour: str) -> None:
    state = lay(f"{card} 8C", "5D 2C", red="TH JD", black="TC KC", first_colour=colour)
    red = 0 if colour == "R" else 1
    owner, points = (red, 12) if card[1] in "DH" else (1 - red, 16)
    assert ("CS-5.3", "settles") in told(go(state, f"play {card}", "play 5D"))
    assert state.scores()[owner] == points
    assert (state.scores()[1 - owner], area(state, owner)) == (0, "")
    assert area(state, 1 - owner) != ""  # the other area is untouched


@pytest.mark.parametrize("card", ["7D", "9H"])
def test_cs_5_3_settling_nothing_is_legal(card: str) -> None:
    state = lay(f"{card} 8C", "5D 2C")
    go(state, f"play {card}", "play 5D")
    assert state.scores() == [0, 0]
    assert card in words(state.discard)


@pytest.mark.parametrize(("act", "points"), [("TS", 5), ("JS", 1), ("QS", 2), ("KS", 3)])
def test_cs_5_4_a_preview_cashes_one_act_for_half(act: str, points: int) -> None:
    state = lay("8C 9D", "KH 2C", black=f"{act} 4C 6C")
    events = go(state, "play 8C", "play KH", f"preview {act}")
    assert state.scores() == [0, points]
    assert (area(state, 1), words(state.discard)) == ("4C 6C", f"{act} 8C")
    (line,) = state.sheet().of(1)
    assert (line.clause, line.amount, line.arithmetic) == ("CS-5.4", points, f"{2 * points} ÷ 2")
    assert ("CS-5.4", "preview") in told(events)


def test_cs_5_4_and_cs_r10_the_owner_of_the_colour_chooses() -> None:
    state = lay("8S 9D", "JH TC", red="KD", black="QS TS 4C")
    go(state, "play 8S", "play JH")
    assert (state.phase, state.actor) == ("preview", 1)
    assert [str(move) for move in state.legal_moves()] == ["preview QS", "preview TS", "decline"]


def test_cs_5_4_the_owner_may_decline() -> None:
    state = lay("8S 9D", "JH TC", black="QS 4C")
    assert ("CS-5.4", "declines") in told(go(state, "play 8S", "play JH", "decline"))
    assert (area(state, 1), state.scores(), words(state.discard)) == ("QS 4C", [0, 0], "8S")


def test_cs_5_4_without_an_act_nobody_is_asked() -> None:
    state = lay("8S 9D", "JH TC", red="KD", black="4C 6C")
    assert ("CS-5.4", "no_act") in told(go(state, "play 8S", "play JH"))
    assert (state.phase, area(state, 1), words(state.discard)) == ("select", "4C 6C", "8S")


@pytest.mark.parametrize("move", ["preview 4C", "preview KD", "preview TS", "play TC", "pass"])
def test_cs_5_4_only_an_own_act_is_previewed(move: str) -> None:
    state = lay("8S 9D", "JH TC", red="KD", black="QS 4C")
    go(state, "play 8S", "play JH")
    assert refused(state, move) == "CS-5.4"


def test_cs_5_4_the_refusal_says_what_is_wrong() -> None:
    state = lay("8S 9D", "JH TC", red="KD", black="QS 4C")
    go(state, "play 8S", "play JH")
    assert "isn't an act" in state.check("preview 4C").because.en
    assert "does not lie in front of Seat 1" in state.check("preview KD").because.en
    assert state.check("preview KD").instead.en == "You could preview Q♠, or decline."


@pytest.mark.parametrize("swapped", [False, True])
def test_cs_5_5_who_put_it_down_makes_no_difference(swapped: bool) -> None:
    cards = ["QS", "3D"]
    state = lay(*(f"{card} {card[0]}H" for card in (reversed(cards) if swapped else cards)))
    events = go(state, *(f"play {hand[0]}" for hand in state.hands))
    assert (area(state, 0), area(state, 1)) == ("3D", "QS")
    foreign = [
        "Seat 1 put 3♦ down, but its colour belongs to Seat 0.",
        "Seat 0 put Q♠ down, but its colour belongs to Seat 1.",
    ]
    assert [str(e) for e in events if e.clause == "CS-5.5"] == ([] if swapped else foreign)


def test_cs_5_6_the_hands_are_exchanged_and_nothing_else() -> None:
    state = lay("5C AH 9C", "KD 2S QC", red="TD", black="2C", points=(4, -3))
    go(state, "play 5C", "play KD", "pass")
    assert [words(hand) for hand in state.hands] == ["2S QC", "AH 9C"]
    assert (words(state.revealed), area(state, 0), area(state, 1), state.scores()) == ("KD", "TD", "2C", [4, -3])


@pytest.mark.parametrize("five", ["5S", "5H", "5D", "5C"])
def test_cs_5_6_colour_plays_no_part(five: str) -> None:
    state = lay(f"{five} 9C", "KD 2S")
    events = go(state, f"play {five}", "play KD")
    assert [words(hand) for hand in state.hands] == ["2S", "9C"]
    assert "CS-5.5" not in clauses([e for e in events if e.values.get("card", "") and str(e.values["card"]) == five])


def test_two_fives_swap_twice_and_the_aces_follow() -> None:
    state = lay("5C AS 9C", "5H 2S QC")
    go(state, "play 5C", "play 5H")
    assert state.actor == 0
    go(state, "pass")
    assert (state.actor, words(state.revealed)) == (1, "5H")  # the ace is with seat 1 between the two fives
    go(state, "pass")
    assert [words(hand) for hand in state.hands] == ["AS 9C", "2S QC"]


@pytest.mark.parametrize(("card", "score"), [("6H", 32), ("3H", 13)])
def test_a_six_or_a_mistake_of_the_same_round_is_included(card: str, score: int) -> None:
    state = lay(f"{card} 9C", "7D 2S", red="TD KH")
    go(state, f"play {card}", "play 7D")
    assert state.scores() == [score, 0]
    assert area(state, 0) == ""


def test_an_act_of_the_same_round_comes_too_late() -> None:
    state = lay("TH 9C", "9D 2S", red="KH")
    go(state, "play TH", "play 9D")
    assert (state.scores(), area(state, 0)) == ([3, 0], "TH")


def test_an_eight_comes_after_a_seven_and_before_a_nine() -> None:
    state = lay("8H 9C", "7D 2S", red="TD KH")
    assert ("CS-5.4", "no_act") in told(go(state, "play 8H", "play 7D"))
    state = lay("8H 9C", "9D 2S", red="TD KH")
    go(state, "play 8H", "play 9D", "preview TD")
    assert state.scores() == [5 + 3, 0]


def test_a_second_settlement_finds_an_empty_area() -> None:
    state = lay("7H 9C", "9D 2S", red="TD KH")
    go(state, "play 7H", "play 9D")
    assert [(line.clause, line.amount) for line in state.sheet()] == [("CS-6.2", 16), ("CS-6.6", 0)]
