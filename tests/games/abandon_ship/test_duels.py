"""Abandon Ship by clause: duels (AS-4.2 to AS-4.9) and their rulings."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cardgames import IllegalMove
from cardgames.cards import STANDARD, Card
from cardgames.engine.state import CHANCE
from cardgames.games.abandon_ship import GAME
from cardgames.games.abandon_ship.scoring import playable
from tests.games.abandon_ship.laying import FULL, area, boats, ship
from tests.games.laying import go, legal, refused, told, words

DUEL = "challenge seat 1 with 4S"
hands = st.lists(st.sampled_from(list(STANDARD)), max_size=5, unique=True)


def test_as_4_2_any_card_against_any_other_player() -> None:
    state = ship(FULL, "7H KC", "3C 5D")
    events = go(state, "challenge seat 2 with 2D")
    assert (state.phase, state.actor, state.target) == ("duel", 2, 2)
    assert (words(state.duel), words(state.hands[0])) == ("2D", "4S 9H QC 6S")
    assert told(events) == [("AS-4.2", "challenge")]


@pytest.mark.parametrize("seat", [0, 2, 99])
def test_as_4_2_not_oneself_and_nobody_who_is_not_there(seat: int) -> None:
    state = ship(FULL, "7H KC")
    assert refused(state, f"challenge seat {seat} with 4S") == "AS-4.2"


def test_as_4_2_only_with_a_card_of_the_own_hand() -> None:
    assert refused(ship(FULL, "7H KC"), "challenge seat 1 with 7H") == "AS-4.2"


def test_as_4_3_the_opponent_needs_a_greater_card() -> None:
    state = ship(FULL, "3H 4C 5C KC")
    go(state, DUEL)
    assert legal(state) == ["raise 5C", "raise KC", "concede"]
    assert refused(state, "raise 3H") == "AS-4.3"
    assert refused(state, "raise 9H") == "AS-4.3"  # in the other hand
    assert told(go(state, "raise 5C")) == [("AS-4.3", "raise")]


def test_as_4_3_and_as_r4_an_equal_rank_is_no_answer() -> None:
    state = ship(FULL, "4C 5C")
    go(state, DUEL)
    assert str(state.check("raise 4C")) == "AS-4.3: 4♣ is not above 4♠. You could concede, or play 5♣."
    with pytest.raises(IllegalMove, match=r"AS-4\.3"):
        state.apply("raise 4C")


@pytest.mark.parametrize(
    ("hand", "right"),
    [
        ("2H 3C", "You can only concede."),
        ("8C 3C", "You could concede, or play 8♣."),
        ("8C 3C KH", "You could concede, or play 8♣ or K♥."),
    ],
)
def test_as_4_3_the_refusal_says_what_is_left(hand: str, right: str) -> None:
    state = ship(FULL, hand)
    go(state, DUEL)
    assert str(state.check("raise 3C")).endswith(f"is not above 4♠. {right}")


def test_as_4_4_then_the_challenger_and_so_on_in_turn() -> None:
    state = ship(FULL, "7H TH KC AC")
    assert told(go(state, DUEL, "raise 7H")) == [("AS-4.2", "challenge"), ("AS-4.3", "raise")]
    assert state.actor == 0
    assert refused(state, "raise 6S") == "AS-4.4"
    assert refused(state, "raise KC") == "AS-4.4"
    assert told(go(state, "raise 9H")) == [("AS-4.4", "raise_again")]
    assert state.heard[-1].said().zh == "座位0再出9♥，大于7♥。"
    assert (state.actor, legal(state)) == (1, ["raise TH", "raise KC", "concede"])


def test_as_4_4_and_as_r3_who_could_answer_may_concede() -> None:
    state = ship(FULL, "7H KC")
    assert told(go(state, DUEL, "concede"))[1:] == [("AS-4.6", "concede")]


def test_as_4_4_who_cannot_answer_is_asked_all_the_same() -> None:
    rich, poor = ship(FULL, "7H KC"), ship(FULL, "2H AC")
    one, two = go(rich, DUEL), go(poor, DUEL)
    assert legal(poor) == ["concede"]
    assert [str(event) for event in one] == [str(event) for event in two]
    assert rich.view(0) == poor.view(0)


@pytest.mark.parametrize(
    ("hand", "last", "cards"),
    [("QH", "7S", ""), ("KH", "7S", "KH"), ("KH", "KS", ""), ("QH 2D", "7S", "QH"), ("", "2S", ""), ("QH", None, ""),
     ("KH", None, "KH"), ("QH AD", None, "QH AD")],
)  # fmt: skip
def test_as_4_5_the_last_card_only_if_it_is_a_king(hand: str, last: str | None, cards: str) -> None:
    assert playable(STANDARD.read(hand), STANDARD[last] if last else None) == STANDARD.read(cards)


@given(hands, st.sampled_from([None, *STANDARD]))
def test_as_4_5_as_it_is_written(hand: list[Card], last: Card | None) -> None:
    wanted = [
        card for card in hand if (last is None or card.rank > last.rank) and (len(hand) > 1 or card.text[0] == "K")
    ]
    assert playable(hand, last) == wanted


def test_as_4_5_the_last_card_may_not_answer() -> None:
    state = ship(FULL, "7H")
    go(state, DUEL)
    assert legal(state) == ["concede"]
    assert refused(state, "raise 7H") == "AS-4.5"


def test_as_4_5_cards_that_were_played_are_no_longer_in_hand() -> None:
    state = ship(FULL, "7H TH")
    go(state, DUEL, "raise 7H", "raise 9H")
    assert legal(state) == ["concede"]
    assert refused(state, "raise TH") == "AS-4.5"


def test_as_4_5_a_king_may_be_the_last_card_and_nothing_beats_it() -> None:
    state = ship(FULL, "7H KC")
    events = go(state, DUEL, "raise 7H", "raise 9H", "raise KC")
    assert told(events)[-2:] == [("AS-4.3", "raise"), ("AS-4.5", "last_king")]
    assert legal(state) == ["concede"]


@pytest.mark.parametrize(("hand", "duels"), [("KC", ["challenge seat 1 with KC"]), ("QC", [])])
def test_as_4_5_and_as_r12_opening_with_the_last_card(hand: str, duels: list[str]) -> None:
    """It cannot come about by itself: who is in turn has five cards."""
    state = ship(hand, "7H 8H", phase="action", actor=0)
    assert legal(state) == [f"jettison {hand}", *duels]
    if duels:
        assert told(go(state, *duels))[-1] == ("AS-4.5", "last_king")
    else:
        assert refused(state, "challenge seat 1 with QC") == "AS-4.5"


def test_as_4_6_the_winner_takes_a_card_of_the_losers_hand_by_chance() -> None:
    state = ship(FULL, "7H KC 3D")
    events = go(state, DUEL, "concede")
    assert (events[-1].clause, str(events[-1])) == ("AS-4.6", "Seat 1 concedes; Seat 0 wins the duel.")
    assert (state.actor, state.phase) == (CHANCE, "theft")
    assert legal(state) == ["seize 7H", "seize KC", "seize 3D"]
    assert refused(state, "seize 9H") == "AS-4.6"
    assert refused(state, "concede") == "AS-4.6"


def test_as_4_6_the_opponent_may_win_too() -> None:
    state = ship(FULL, "7H KC")
    go(state, DUEL, "raise 7H", "concede", "seize 9H")
    assert (area(state, 0), area(state, 1), words(state.hands[0])) == ("", "9H", "QC 2D 6S")


def test_as_4_6_every_card_is_drawn_equally_often() -> None:
    state = ship(FULL, "7H KC 3D 8S")
    go(state, DUEL, "concede")
    rng = Random(1)
    drawn = Counter(str(state.chance(rng)) for _ in range(4000))
    assert set(drawn) == {"seize 7H", "seize KC", "seize 3D", "seize 8S"}
    assert all(900 < count < 1100 for count in drawn.values())


def test_as_4_7_and_as_r11_it_becomes_influence_and_never_comes_into_a_hand() -> None:
    state = ship(FULL, "7H KC 3D", "2S 3C", areas=("5C", ""))
    events = go(state, DUEL, "concede", "seize KC")
    assert [words(cards) for cards in state.areas[0]] == ["", "", "", "5C KC"]
    assert words(state.hands[0]) == "9H QC 2D 6S"
    (seized,) = [event for event in events if event.clause == "AS-4.7"]
    assert str(seized) == "Seat 0 draws K♣ at random from Seat 1's hand and lays it down as influence: now 18 in ♣."


def test_as_4_8_all_cards_of_the_duel_go_into_their_boats_and_the_turn_ends() -> None:
    state = ship(FULL, "7H KC 3D", "2S 3C", boats="TS")
    events = go(state, DUEL, "raise 7H", "raise 9H", "concede", "seize 3D")
    assert boats(state) == "TS 4S 7H 9H"
    assert (state.duel, state.target, state.actor, state.phase) == ([], None, 1, "action")
    assert [event.values["cards"] for event in events if event.clause == "AS-4.8"] == [STANDARD.read("4S 7H 9H")]


def test_as_4_9_and_as_r5_of_an_empty_hand_nothing_is_taken() -> None:
    state = ship(FULL, "", "3C 5D")
    events = go(state, DUEL, "concede")
    assert [clause for clause, _ in told(events)] == ["AS-4.2", "AS-4.6", "AS-4.9", "AS-4.8", "AS-2.2"]
    assert (area(state, 0), boats(state)) == ("", "4S")


def test_as_4_9_and_as_r6_an_empty_hand_can_be_challenged_which_equals_a_jettison() -> None:
    one, two = ship(FULL, "", "3C 5D"), ship(FULL, "", "3C 5D")
    go(one, DUEL)
    assert legal(one) == ["concede"]
    go(one, "concede")
    go(two, "jettison 4S")
    assert one == two


def test_as_4_9_who_played_a_last_king_and_won_still_has_no_cards() -> None:
    state = ship(FULL, "KC", "3C 5D")
    go(state, DUEL, "raise KC", "concede", "seize 2D")
    assert (words(state.hands[1]), area(state, 1)) == ("3S 5H 8D TC JD", "2D")  # refilled for its own turn


def test_everything_of_a_duel_is_in_the_open_but_the_hands() -> None:
    timeline = GAME.play(seats=3, seed=5)
    for step in timeline:
        for viewer in (0, 1, 2, "audience"):
            view = step.state.view(viewer)
            assert view.cards("duel") == step.state.view("all").cards("duel")
            hidden = [seat for seat in range(3) if seat != viewer and not step.state.over]
            assert all(set(view.cards(f"hand:{seat}")) <= {None} for seat in hidden)
