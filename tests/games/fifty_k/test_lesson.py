"""What the lesson of Fifty-K adds: combinations on the bench, the end of a hand, positions, the rest of a game."""

from __future__ import annotations

from cardgames import classroom
from cardgames.games.fifty_k import GAME

LESSON = classroom.lesson("fifty-k")


def test_the_bench_says_who_beats_whom_and_why() -> None:
    text = str(LESSON.bench("2S", "5S TH KD", "5C TC KC", "3S 4S"))
    assert "5♠ 10♥ K♦ — a fifty-K" in text
    assert "3♠ 4♠ — no combination" in text
    rows = [row.split("  ") for row in text.splitlines()]
    pure = next([cell.strip() for cell in row if cell.strip()] for row in rows if row[0].startswith("5♣"))
    assert pure[1:] == ["✓ FK-5.3", "✓ FK-5.3", "–", "–"]
    assert "each card of the pack is there once" in str(LESSON.bench("2S 2S"))
    assert "每行的牌压得过每列的牌吗" in str(classroom.lesson("fifty-k", "zh").bench("2S", "3S"))


def test_the_seed_s_example() -> None:
    worked = LESSON.ending([40, 35, 15], out=[1, 0], left=["", "", "TS"])
    assert "Seat 2: 15 − 20 − 10 = −15." in str(worked)
    assert worked.check(card_points=[40, 55, -15], rank=[1, 0, 2], doubled=False, score=[40, 55, -15]).correct
    assert worked.check(card_points=[40, 55, -5]).correct is False
    assert "20 lost twice" in str([other.words for other in worked.row("card_points").misreadings])


def test_teams_and_options() -> None:
    worked = LESSON.ending([50, 10, 15, 0], out=[0, 2], left=["", "TS", "", "5H TD"], out_swing=0)
    assert worked.row("team_points").value == [65, -15]
    assert "FK-R15" in str(LESSON.ending([50, 10, 15], out=[0, 2], out_swing=1))


def test_what_cards_are_and_are_not() -> None:
    assert "2 pairs in a row, 5 to 6" in str(LESSON.what("5S 5H 6D 6C"))
    assert "all fifty-Ks are equally strong" in str(LESSON.what("5S TH KD"))
    assert "a 2 is never part of a run" in str(LESSON.what("JS QS KS AS 2S"))


def test_a_moment_of_a_hand() -> None:
    state = LESSON.moment("", "9S", "TS", out=[0], collected=[40, 35, 15], actor=1)
    assert (state.out, state.actor) == ([1, 0, 0], 1)
    assert "seat 2 has no cards" in str(LESSON.moment("3S", "9S", "")).lower()


def test_the_rest_of_a_game_is_a_line_of_its_own() -> None:
    game = GAME.play(["greedy", "random", "greedy"], seed=286, names=["Ann", "Ben", "Cho"])
    rest = LESSON.since(game, 33)
    assert len(rest) == len(game) - 33
    assert (rest.last, rest.names) == (game.last, game.names)
    assert rest[0].said() == []
    assert game.last.heard, "the game itself keeps its events"


def test_a_wrong_number_is_answered_by_the_event_that_speaks_of_it() -> None:
    last = LESSON.moment("3S 4S", "KS", "3C 4C", top="5S", last=0, table=5)
    text = str(LESSON.attempt(last, "play KS", "pass", "pass").check(collected_1=10))
    assert "collected_1 = 10 is not what the rules give.  [FK-2.4" in text
    assert "The rules give 15. Nobody beats Seat 1, who collects the 15 table points." in text
