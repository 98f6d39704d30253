"""Lost Starship by clause: the points of a round (LS-3), the end (LS-4), the winners (LS-5), the greedy player."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cardgames.games.lost_starship import GAME
from cardgames.games.lost_starship.greedy import worth
from cardgames.games.lost_starship.moves import PLAYS
from cardgames.games.lost_starship.scoring import of_tops, rounds, winners
from tests.games.laying import clauses, go, told
from tests.games.lost_starship.laying import by_the_book, deal, last_of, sail, sentences

tops = st.tuples(*[st.integers(0, 10)] * 4)
totals = st.lists(st.integers(0, 30), min_size=4, max_size=4)


def scored(piles: list[str], **options: Any) -> tuple[list[int], list[str]]:
    """The points of a round that ends with these tops, and the clauses of LS-3 and the rulings that fired."""
    low, card = min(((text, at) for at, text in enumerate(piles) if text), key=lambda one: one[0])[::-1]
    before = [("" if at == low else text) for at, text in enumerate(piles)]
    state = sail(before, hands=["", card], actor=1, stock="", options=options)
    fired = clauses(go(state, f"play {card}"))
    return state.points, [one for one in fired if one.startswith(("LS-3", "LS-R3"))]


# Points of a round ---------------------------------------------------------------------------------------------------


def test_ls_3_1_to_ls_3_5_the_example_of_the_original() -> None:
    assert scored(["4H", "2C", "3S", "5D"]) == ([1, 0, 0, 2], ["LS-3.2", "LS-3.3", "LS-3.5", "LS-3.6"])


def test_ls_3_1_an_empty_pile_reads_0() -> None:
    events = last_of(sail(hands=["7H", "4C"]), "play 7H", "play 4C")
    assert sentences(events, "LS-3.1") == ["No card yet, so 0: south and west."]
    assert scored(["7H", "4C", "", ""])[0] == [2, 1, 0, 0]


def test_ls_3_2_and_ls_3_3_the_arithmetic_of_both_axes() -> None:
    events = last_of(sail(("4H", "", "3S", "5D"), hands=["2C", "9H"], actor=0, first=1), "play 2C")
    assert sentences(events, "LS-3.2") == ["North–south: 4 − 3 = 1, 1 point for north."]
    assert sentences(events, "LS-3.3") == ["East–west: 5 − 2 = 3, 1 point for west."]
    assert sentences(events, "LS-3.5") == ["The margin of 3 is larger than 1: 1 more point for west."]


@pytest.mark.parametrize(
    ("piles", "points"),
    [
        (["5H", "3C", "5S", ""], [0, 2, 0, 0]),
        (["TH", "", "TS", ""], [0, 0, 0, 0]),
        (["2H", "", "3S", ""], [0, 0, 2, 0]),
    ],
)
def test_ls_3_4_and_ls_r2_equal_tops_score_nothing(piles: list[str], points: list[int]) -> None:
    found, fired = scored(piles)
    assert found == points
    assert "LS-3.4" in fired


def test_ls_r2_two_empty_piles_are_no_point_for_north() -> None:
    state = sail(hands=["7C", "4C"])
    events = last_of(state, "play 7C", "play 4C")
    assert sentences(events, "LS-3.4") == ["North–south: 0 − 0 = 0, no point."]
    assert state.points == [0, 2, 0, 0]


def test_ls_3_5_and_ls_r3_equal_margins_give_no_extra_point() -> None:
    assert scored(["6H", "5C", "2S", "9D"]) == ([1, 0, 0, 1], ["LS-3.2", "LS-3.3", "LS-R3", "LS-3.6"])


@pytest.mark.parametrize(("bonus", "points"), [(True, [1, 0, 0, 2]), (False, [1, 0, 0, 1])])
def test_ls_3_5_and_ls_r11_the_extra_point_can_be_switched_off(bonus: bool, points: list[int]) -> None:
    found, fired = scored(["4H", "2C", "3S", "5D"], margin_bonus=bonus)
    assert found == points
    assert ("LS-3.5" in fired) is bonus
    assert "LS-R3" not in fired


def test_ls_3_6_totals_of_all_four_directions_are_public() -> None:
    state = sail(("4H", "", "3S", "5D"), hands=["4D", "2C"], actor=1, points=[2, 0, 1, 4])
    events = go(state, "play 2C")
    assert sentences(events, "LS-3.6", "audience") == ["Totals: north 3, east 0, south 1 and west 6."]
    (brief,) = [brief.en for event in events if (brief := event.brief()) is not None]
    assert brief == "Seat 1: 2♣; north +1 and west +2"


@given(tops, st.booleans())
def test_ls_3_2_to_ls_3_5_against_the_wording(values: tuple[int, ...], bonus: bool) -> None:
    found = of_tops(values, bonus).points()
    if bonus:
        assert list(found) == by_the_book(*values)
    north, east, south, west = values
    assert sum(found) == (north != south) + (east != west) + (bonus and abs(north - south) != abs(east - west))


@given(tops)
def test_ls_3_5_turning_the_compass_turns_the_points(values: tuple[int, ...]) -> None:
    turned = (*values[1:], values[0])
    points = of_tops(values).points()
    assert of_tops(turned).points() == (*points[1:], points[0])


@given(st.integers(2, 4), st.integers(0, 10_000), st.booleans())
def test_ls_3_whole_games_scored_from_the_piles_alone(seats: int, seed: int, bonus: bool) -> None:
    state, rng = deal(seats=seats, seed=seed, margin_bonus=bonus), Random(seed)
    top = {"H": 0, "C": 0, "S": 0, "D": 0}
    wanted = [0, 0, 0, 0]
    for count in range(1, seats * rounds(40 - 5 * seats, seats) + 1):
        move = rng.choice(state.legal_moves())
        top[move.card.suit] = move.card.rank
        state.apply(move)
        if count % seats == 0:
            wanted = [a + b for a, b in zip(wanted, of_tops([*top.values()], bonus).points(), strict=True)]
        assert state.points == wanted
    assert state.over


# The end -------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("seats", "count"), [(2, 15), (3, 9), (4, 5)])
def test_ls_4_1_the_last_round(seats: int, count: int) -> None:
    line = GAME.play(seats=seats, seed=6)
    assert len(line.steps) - 1 == seats * count
    assert line.last.round == count  # type: ignore[attr-defined]
    assert rounds(40 - 5 * seats, seats) == count
    assert clauses(line.steps[-1].events).count("LS-4.1") == (1 if seats == 3 else 2)
    assert line.last.check("play AH").clause == "LS-4.1"  # type: ignore[union-attr]


def test_ls_4_2_and_ls_r6_three_players_finish_the_round_without_drawing() -> None:
    line = GAME.play(seats=3, seed=6)
    first, second, third = line.steps[-3:]
    assert ("LS-R6", "uneven") in told(first.events)
    for step in (second, third):
        assert ("LS-4.2", "no_card") in told(step.events)
        assert "LS-2.7" not in clauses(step.events)
    assert [len(hand) for hand in line.last.hands] == [5, 4, 4]  # type: ignore[attr-defined]


def test_ls_4_3_leftover_hands_have_no_effect() -> None:
    high, low = (sail(("9H", "", "", ""), hands=[cards, "8S"], stock="", actor=1) for cards in ("TD TS", ""))
    events = go(high, "play 8S")
    go(low, "play 8S")
    assert high.scores() == low.scores() == [2, 0]
    assert high.winners() == low.winners() == [0]
    assert sentences(events, "LS-4.3") == ["Still in hand, and worth nothing: 2 cards."]


# Winning -------------------------------------------------------------------------------------------------------------


def land(points: list[int], kings: list[str], **options: Any) -> Any:
    """The end of a game with these totals after the last round, in which nothing more is scored."""
    hands = ["2H", "2S", "2D", "2C"][: len(kings)]
    tops = ["9H 3H" if len(kings) == 3 else "", "", "", ""]
    state = sail(tops, hands=hands, stock="", kings=kings, points=points, round=4, options=options)
    return state, last_of(state, *(f"play {card}" for card in hands))


def test_ls_5_1_all_kings_are_turned_up() -> None:
    state, events = land([5, 1, 2, 4], ["KD", "KH"])
    assert sentences(events, "LS-5.1") == ["The kings are turned up: Seat 0 west (K♦) and Seat 1 north (K♥)."]
    view = state.view("audience")
    assert [view.cards(f"king:{seat}")[0].text for seat in (0, 1)] == ["KD", "KH"]
    assert view.scores == (4, 5)


@pytest.mark.parametrize(
    ("variant", "winner", "clause", "said"),
    [
        ("home", 1, "LS-5.2", "Seat 1 wins: north has 5 points, the most of all the players' destinations."),
        ("fugitive", 0, "LS-5.3", "Seat 0 gets away: west has 4 points, the fewest of all the hunters' directions."),
    ],
)
def test_ls_5_2_ls_5_3_and_ls_r14_home_and_fugitive(variant: str, winner: int, clause: str, said: str) -> None:
    state, events = land([5, 7, 2, 4], ["KD", "KH"], variant=variant)
    assert state.winners() == [winner]
    assert sentences(events, clause) == [said]


@pytest.mark.parametrize("variant", ["home", "fugitive"])
def test_ls_5_4_and_ls_r7_equal_totals_share_the_win(variant: str) -> None:
    state, events = land([5, 7, 2, 5], ["KD", "KH"], variant=variant)
    assert state.winners() == [0, 1]
    assert sentences(events, "LS-5.4") == [
        "Seat 0 and Seat 1 share the win with 5 points for each of their directions."
    ]


@pytest.mark.parametrize(
    ("variant", "said"),
    [
        ("home", "More points, but nobody's destination: east 7."),
        ("fugitive", "Fewer points, but nobody is hunted from there: south 2."),
    ],
)
def test_ls_5_4_and_ls_r12_a_direction_without_an_owner_cannot_win(variant: str, said: str) -> None:
    _, events = land([5, 7, 2, 4], ["KD", "KH"], variant=variant)
    assert sentences(events, "LS-R12") == [said]
    _, none = land([8, 7, 1, 1], ["KS", "KH"], variant=variant)
    assert sentences(none, "LS-R12") == []


def test_ls_r13_opposite_points_are_not_taken_off() -> None:
    state, _ = land([8, 5, 7, 0], ["KC", "KH"])
    assert state.scores() == [5, 8]
    assert state.winners() == [1]


@given(totals, st.permutations(range(4)), st.integers(2, 4), st.sampled_from(["home", "fugitive"]))
def test_ls_5_the_winners_are_those_nobody_beats(points: list[int], order: list[int], seats: int, variant: str) -> None:
    places = order[:seats]
    sign = 1 if variant == "home" else -1
    own = [sign * points[place] for place in places]
    assert winners(points, places, variant) == [s for s in range(seats) if not any(own[s] < other for other in own)]


def test_ls_3_2_ls_3_3_ls_3_5_the_sheet_of_the_end() -> None:
    state = sail(("", "", "3S", ""), hands=["", "9C"], stock="", actor=1, points=[3, 5, 4, 1], extra=[1, 2, 0, 0],
                 kings=["KS", "KC"], round=7)  # fmt: skip
    assert len(state.sheet()) == 0
    go(state, "play 9C")
    assert [str(line) for line in state.sheet()] == [
        "south ahead in 5 rounds of 8: 5 × 1 = 5 (LS-3.2)",
        "east ahead in 4 rounds of 8: 4 × 1 = 4 (LS-3.3)",
        "the larger margin in 3 rounds: 3 × 1 = 3 (LS-3.5)",
    ]
    assert state.scores() == [5, 7]


# The greedy player ---------------------------------------------------------------------------------------------------


def best(state: Any) -> str:
    """The card that the greedy player values most."""
    view = state.view(state.actor)
    return max(state.legal_moves(), key=lambda move: worth(view, move)).card.text  # type: ignore[no-any-return]


def test_greedy_steers_home_and_fugitives_away() -> None:
    piles, hands = ("5H", "", "6S", ""), ["4D", "9H 9S"]
    state = sail(piles, hands=hands, kings=["KD", "KH"], actor=1)
    assert best(state) == "9H"
    away = sail(piles, hands=hands, kings=["KD", "KH"], actor=1, options={"variant": "fugitive"})
    assert best(away) == "9S"


def test_greedy_covers_a_high_card_of_the_other_side_with_a_low_one() -> None:
    assert best(sail(("5H", "", "9S", ""), hands=["4D", "AH 2S TC"], kings=["KD", "KH"], actor=1)) == "2S"


def test_greedy_last_in_a_round_is_sure_and_first_weighs_what_may_come() -> None:
    last = sail(("8H", "", "", ""), hands=["4D", "9H"], kings=["KD", "KH"], actor=1)
    first = sail(("8H", "", "", ""), hands=["9H", "2C"], kings=["KH", "KD"])
    sure = worth(last.view(1), PLAYS[last.hands[1][0]])
    assert sure == 2
    assert worth(first.view(0), PLAYS[first.hands[0][0]]) < sure


def test_greedy_beats_random_players() -> None:
    for variant in ("home", "fugitive"):
        wins = [0 in (GAME.play(["greedy", "random"], seed=seed, variant=variant).last.winners() or ())
                for seed in range(30)]  # fmt: skip
        assert sum(wins) >= 22
