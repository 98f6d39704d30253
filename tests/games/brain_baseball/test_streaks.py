"""Brain Baseball by clause: three in a row, the end of a season, the end of the game (BB-6, BB-7), and every option."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from cardgames import GameError
from cardgames.engine.state import CHANCE
from cardgames.games.brain_baseball import GAME
from cardgames.games.brain_baseball.moves import SHUFFLE
from cardgames.games.brain_baseball.rules import BrainBaseball
from tests.games.brain_baseball.laying import HANDS, LAST, LAST_MOVES, deal, lay, on_field, streak
from tests.games.laying import clauses, go, legal, refused, told, words

EXTRA = {"season_end": "extra"}
GAME_LONG = {"streak_scope": "game"}
UNHIT = ("pitch 3C", "pass", "pass")


def next_season(state: BrainBaseball) -> list[tuple[str, str]]:
    """Shuffle and deal; what is told."""
    assert (state.phase, state.actor) == ("shuffle", CHANCE)
    return told(state.apply(state.chance(Random(1))))


# Three in a row ------------------------------------------------------------------------------------------------------


def test_bb_6_1_the_third_unhit_pitch_in_a_row_wins() -> None:
    state = streak(2, points=[5, 40, 3])
    events = go(state, *UNHIT)
    assert (state.over, state.winners(), state.streak) == (True, [0], 3)
    assert clauses(events)[-3:] == ["BB-4.6", "BB-6.1", "BB-6.2"]


def test_bb_6_1_three_pitches_from_none() -> None:
    state = lay("3S 4S 5S 6S", "KH KC", "KD QD")
    for n, ball in enumerate(("3S", "4S", "5S"), 1):
        assert not state.over
        events = go(state, f"pitch {ball}", "pass", "pass")
        assert state.streak == n
    assert (state.winners(), state.scores()) == ([0], [12, 0, 0])
    assert [e.telling.moment for e in events if e.clause == "BB-6.1"] == ["end"]


def test_bb_6_2_the_points_count_and_the_scores_do_not() -> None:
    state = streak(2, points=[5, 40, 3])
    (alone,) = [e for e in go(state, *UNHIT) if e.clause == "BB-6.2"]
    assert state.scores() == [8, 40, 3]
    assert alone.said("audience").en == "Seat 0 alone wins, whatever the scores: Seat 0 8, Seat 1 40 and Seat 2 3."  # type: ignore[union-attr]
    assert state.view("all").winners == (0,)
    assert refused(state, "pitch 9S") == "BB-7.4"


@pytest.mark.parametrize(("n", "kind"), [(0, "one"), (1, "two")])
def test_bb_6_3_unhit_pitches_are_counted(n: int, kind: str) -> None:
    state = streak(n) if n else lay()
    assert ("BB-6.3", kind) in told(go(state, *UNHIT))
    assert (state.streak, state.streaker) == (n + 1, 0)
    assert state.view(1).value("row:0").en == f"{n + 1} of 3"


@pytest.mark.parametrize("catch", ["pass", "catch KS"])
def test_bb_6_3_any_swing_ends_it_caught_or_not(catch: str) -> None:
    state = streak(2, "9S 3C KS", "4H JD", "8D 2C")
    events = go(state, "pitch 9S", "swing 4H")
    assert ("BB-6.3", "broken") in told(events)
    assert (state.streak, state.streaker) == (0, None)
    go(state, "pass", "pass", catch)
    assert state.streak == 0
    assert state.actor == (1 if catch == "pass" else 0)  # a catch of the own ball keeps nothing


def test_bb_6_3_a_pitch_by_another_player_ends_it() -> None:
    state = streak(2, *HANDS, streaker=1)
    assert ("BB-6.3", "lost") in told(go(state, "pitch 9S"))
    assert (state.streak, state.streaker) == (0, None)
    go(state, "pass", "pass")
    assert (state.streak, state.streaker) == (1, 0)


def test_bb_r5_a_streak_does_not_pass_on() -> None:
    state = streak(1, "3C", "KH 4H", "KD 5D")
    go(state, *UNHIT)
    assert (state.streak, state.streaker, state.actor) == (2, 0, 1)
    assert ("BB-R5", "lost") in told(go(state, "pitch 4H"))
    go(state, "pass")
    assert (state.streak, state.streaker, state.over) == (1, 1, False)


def test_bb_r3_and_bb_6_4_a_season_begins_without_a_streak() -> None:
    state = streak(1, "3C", "KH", "", season=0)
    go(state, "pitch 3C", "pass")
    assert state.streak == 2
    assert ("BB-6.4", "anew") in next_season(state)
    assert (state.streak, state.streaker) == (0, None)


def test_bb_r3_and_bb_6_5_a_streak_can_carry_over() -> None:
    state = streak(1, "KH", "3C", "", pitcher=1, streaker=1, options=GAME_LONG)
    go(state, "pitch 3C", "pass")
    events = state.apply(SHUFFLE(tuple(GAME.pack.read(DECK))))
    assert ("BB-6.5", "carried") in told(events)
    assert (state.streak, state.streaker, state.actor) == (2, 1, 1)
    go(state, "pitch AH", "pass", "pass")
    assert (state.over, state.winners()) == (True, [1])


DECK = [c.text for c in sorted(GAME.pack, key=lambda c: (c.rank == 1 and c.suit != "H", c.rank != 1, c.index))]
DECK = [DECK[4], DECK[0], *DECK[1:4], *DECK[5:]]  # seat 1 is dealt the only ace of the season


def test_bb_6_5_a_carried_streak_ends_with_another_first_pitch() -> None:
    state = streak(1, "3C", "KH", "", options=GAME_LONG)
    go(state, "pitch 3C", "pass")
    next_season(state)
    assert (state.streak, state.streaker, state.actor) == (2, 0, 1)
    assert ("BB-6.3", "lost") in told(go(state, legal(state)[0]))
    assert state.streak == 0


def test_bb_r7_the_last_round_of_a_season_counts() -> None:
    state = streak(2, "3C", "KH", "")
    assert ("BB-R7", "last_round") in told(go(state, "pitch 3C", "pass"))
    assert (state.over, state.winners()) == (True, [0])
    state = streak(2, "3C", "KH", "", options=EXTRA)  # here one more round would have followed
    assert "BB-R7" not in clauses(go(state, "pitch 3C", "pass"))


# The end of a season -------------------------------------------------------------------------------------------------


def test_bb_7_1_and_bb_r4_one_player_with_cards_left_ends_the_season() -> None:
    state = lay(*LAST)
    events = go(state, *LAST_MOVES)
    (left,) = [e for e in events if e.clause == "BB-7.1"]
    assert (left.values["seats"], left.values["n"]) == ([2], 1)
    assert (state.phase, words(state.hands[2]), state.scores()) == ("shuffle", "8D", [0, 0, 9])


def test_bb_7_1_nobody_with_cards_left_ends_it_too() -> None:
    assert ("BB-7.1", "none_left") in told(go(lay("9S", "4H", ""), "pitch 9S", "swing 4H"))


def test_bb_7_1_the_round_is_always_completed() -> None:
    state = on_field("9S", "4H", "8D KC", moves=["pitch 9S", "swing 4H"])
    assert state.actor == 2  # though only one player has cards
    go(state, "swing 8D")
    assert state.phase == "shuffle"  # nobody is left to catch
    assert state.scores() == [0, 0, 9]


def test_bb_7_2_and_bb_r4_one_more_round() -> None:
    state = lay(*LAST, options=EXTRA)
    assert ("BB-7.2", "extra") in told(go(state, *LAST_MOVES))
    assert (state.phase, state.actor) == ("pitch", 2)
    events = go(state, "pitch 8D")
    assert told(events)[-1] == ("BB-7.2", "extra_over")
    assert (state.phase, state.scores()) == ("shuffle", [0, 0, 17])


def test_bb_7_2_the_extra_round_is_the_last_even_with_cards_left() -> None:
    state = lay("9S", "4H", "8D KC 5C", options=EXTRA)
    go(state, *LAST_MOVES, "pitch 8D")
    assert (state.phase, words(state.hands[2]), state.streak) == ("shuffle", "5C", 1)


def test_bb_7_2_the_extra_pitch_can_be_the_third() -> None:
    state = streak(2, "", "", "8D 5C", pitcher=2, streaker=2, points=[50, 50, 0], options=EXTRA)
    events = go(state, "pitch 8D")
    assert ("BB-R7", "last_round") in told(events)
    assert (state.over, state.winners()) == (True, [2])


def test_bb_7_2_with_no_cards_anywhere_the_season_is_over() -> None:
    state = lay("9S", "4H", "", options=EXTRA)
    assert ("BB-7.2", "none_left") in told(go(state, "pitch 9S", "swing 4H"))
    assert state.phase == "shuffle"


def test_bb_7_3_the_whole_pack_is_dealt_again_and_the_scores_stay() -> None:
    state = on_field(*LAST, moves=LAST_MOVES)
    deck = GAME.deck(4)
    events = state.apply(SHUFFLE(tuple(deck)))
    assert told(events)[0] == ("BB-7.3", "shuffle")
    assert [set(hand) for hand in state.hands] == [set(deck[seat:21:3]) for seat in range(3)]
    assert (state.unused, state.discard, state.ball) == (deck[21:], [], [])
    assert (state.scores(), state.season, state.round) == ([0, 0, 9], 1, 0)


@pytest.mark.parametrize("order", [(), ("AS",), ("AS",) * 52])
def test_bb_7_3_only_an_order_of_the_whole_pack(order: tuple[str, ...]) -> None:
    state = on_field(*LAST, moves=LAST_MOVES)
    assert refused(state, SHUFFLE(tuple(GAME.pack[card] for card in order))) == "BB-7.3"
    assert refused(state, "pass") == "BB-7.3"
    assert state.legal_moves() == []
    assert state.check(state.chance(Random(2))) is None


def test_bb_7_3_the_shuffle_shows_no_card() -> None:
    state = on_field(*LAST, moves=LAST_MOVES)
    events = state.apply(state.chance(Random(3)))
    texts = [str(said) for e in events for said in (e.said("audience"), e.brief("audience")) if said]
    assert not any(sign in text for text in texts for sign in "♠♥♦♣")


# The end of the game -------------------------------------------------------------------------------------------------


def test_bb_7_4_and_bb_7_5_the_last_season_and_the_highest_total() -> None:
    state = lay(*LAST, season=2, points=[10, 10, 9])
    events = go(state, *LAST_MOVES)
    assert (state.over, state.winners(), state.scores()) == (True, [2], [10, 10, 18])
    assert clauses(events)[-2:] == ["BB-7.4", "BB-7.5"]
    assert refused(state, "pitch 8D") == "BB-7.4"


def test_bb_r11_tied_players_share_the_victory() -> None:
    state = lay(*LAST, season=2, points=[18, 3, 9])
    (share,) = [e for e in go(state, *LAST_MOVES) if e.clause == "BB-R11"]
    assert (state.winners(), share.values["seats"], share.values["amount"]) == ([0, 2], [0, 2], 18)


# Options -------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("n", [1, 2, 9])
def test_bb_r10_the_number_of_seasons(n: int) -> None:
    state = deal(seasons=n)
    assert [e.clause for e in state.heard or [] if e.kind == "seasons"] == ["BB-R10"]
    state = on_field(*LAST, moves=LAST_MOVES, season=n - 1, options={"seasons": n})
    assert state.over


@pytest.mark.parametrize(
    ("options", "clause"),
    [
        ({"seasons": 0}, "BB-R10"),
        ({"seasons": True}, "BB-R10"),
        ({"seasons": "3"}, "BB-R10"),
        ({"ball_value_in_catch": "rank"}, "BB-R1"),
        ({"streak_scope": "round"}, "BB-R3"),
        ({"season_end": "last"}, "BB-R4"),
    ],
)
def test_values_that_options_do_not_take(options: dict[str, Any], clause: str) -> None:
    with pytest.raises(GameError, match=clause):
        deal(**options)
