"""CS-R18: who holds an ace and passes looks, to everybody else, like somebody who holds none.

The same game is played twice. In the second one an ace of seat 1's hand has changed places with a card at the bottom of
the pile; neither is put down or used. In the first game seat 1 is asked about every card and passes, in the second one
nobody asks. Whoever may not see the hand has to find both games alike, frame by frame and letter by letter.
"""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from cardgames.cards import STANDARD, Card
from cardgames.engine.moves import Move
from cardgames.engine.timeline import Frame, Timeline
from cardgames.games.caribbean_star import GAME
from cardtable.data import table_data
from tests.games.caribbean_star.laying import lay
from tests.games.laying import go

FIVES = frozenset(STANDARD.read("5S 5H 5D 5C"))
ROUNDS = 20
"""The bottom card is drawn after round 21; until then the game shows nothing of it."""


def picture(frame: Frame) -> dict[str, Any]:
    """Everything that a viewer gets of a frame, in both languages (not the count of steps, which no table shows)."""
    view = frame.view
    parts = {name: getattr(view, name) for name in view.__dataclass_fields__}
    return {
        **parts,
        "said": [(clause, said.en, said.zh) for clause, said in frame.said],
        "brief": None if frame.brief is None else (frame.brief.en, frame.brief.zh),
        "heading": None if frame.round is None else (frame.round.en, frame.round.zh),
        "sums": [(line.seat, line.clause, line.text("en"), line.text("zh"), line.amount) for line in frame.lines],
        "by": frame.by,
        "moment": frame.moment,
    }


def choose(timeline: Timeline, seed: int, kept: frozenset[Card]) -> Move | None:
    """A move that does not depend on the kept cards; None if there is none."""
    state = timeline.last
    moves = sorted(move for move in state.legal_moves() if move.card not in kept)
    due = state.revealed[0].text if state.revealed else "-"
    return Random(f"{seed} {state.round} {state.phase} {state.actor} {due}").choice(moves) if moves else None


def play(deck: list[Card], seed: int, kept: frozenset[Card], options: dict[str, Any]) -> Timeline:
    """Twenty rounds in which the kept cards stay in the hands; fewer where nothing else can be put down."""
    timeline = GAME.timeline(deck=deck, **options)
    while timeline.last.phase != "select" or timeline.last.round < ROUNDS or timeline.last.actor != 0:
        move = choose(timeline, seed, kept)
        if move is None:
            break
        timeline.apply(move)
    return timeline


def twins(seed: int, kept: frozenset[Card], options: dict[str, Any]) -> tuple[Timeline, Timeline]:
    """The game with an ace in seat 1's hand, and the same game without it."""
    deck = GAME.deck(seed)
    ace = STANDARD["ASADACAH"[seed % 4 * 2 :][:2]]
    plain = next(card for card in deck if card.rank != 1 and card not in FIVES)
    for card, place in ((ace, 1), (plain, 51)):
        at = deck.index(card)
        deck[at], deck[place] = deck[place], deck[at]
    without = [*deck]
    without[1], without[51] = deck[51], deck[1]
    kept |= {ace, plain}
    return play(deck, seed, kept, options), play(without, seed, kept, options)


@pytest.mark.parametrize("viewer", [0, "audience"])
@pytest.mark.parametrize("seed", range(16))
def test_cs_r18_a_pass_looks_like_no_ace(viewer: int | str, seed: int) -> None:
    options = {name: Random(f"{seed} {name}").choice(option.values_for(2)) for name, option in GAME.options.items()}
    hand_stays_hidden = FIVES if viewer == 0 else frozenset()  # a 5 would show seat 0 the hand
    with_ace, without = twins(seed, hand_stays_hidden, options)
    passes = [sum(step.move is not None and step.move.kind == "pass" for step in game) for game in (with_ace, without)]
    assert passes[0] >= passes[1] + with_ace.last.round  # seat 1, or who got its hand, was asked again and again
    assert len(with_ace) > len(without)
    lines = [[picture(frame) for frame in game.line(viewer)] for game in (with_ace, without)]
    assert lines[0] == lines[1]


@pytest.mark.parametrize("viewer", [0, "audience"])
def test_cs_r18_the_page_gets_the_same_data(viewer: int | str) -> None:
    with_ace, without = twins(3, FIVES, {})
    assert len(with_ace) > len(without)
    assert table_data(with_ace, [viewer]) == table_data(without, [viewer])


def test_cs_r18_but_who_is_asked_is_told() -> None:
    games = twins(3, FIVES, {})
    for clause in ("CS-4.2", "CS-R18"):
        counts = [[c for frame in game.line(1) for c, _ in frame.said].count(clause) for game in games]
        assert counts[0] >= counts[1] + games[0].last.round
    for game in games:
        assert [frame.step for frame in game.line("all")] == list(range(len(game)))


def test_cs_r18_a_pass_is_told_to_its_seat_alone() -> None:
    state = lay("KH AS", "JD 2S")
    asked = go(state, "play KH", "play JD")[-1]
    passed = go(state, "pass")[0]
    for event in (asked, passed):
        assert event.to == (0,)
        assert event.said(0) is not None
        assert event.said("all") is not None
        assert event.said(1) is event.said("audience") is event.brief(1) is event.brief("audience") is None


def test_cs_r18_while_it_waits_no_view_says_who_is_asked() -> None:
    views = []
    for zero, one in (("KH AS 9C", "JD 2S 3C"), ("KH 9C 8C", "JD AS 3C")):
        state = lay(zero, one)
        go(state, "play KH", "play JD")
        assert state.phase == "ace"
        assert state.view(1 - state.actor).waiting
        view = state.view("audience")
        assert (view.waiting, view.actor, view.phase, view.prompt) == (True, None, None, None)
        views.append(view)
    assert views[0] == views[1]


def test_cs_r18_the_second_to_be_asked_does_not_learn_of_the_first() -> None:
    lines = []
    for hidden in ("AC", "3C"):
        timeline = Timeline(lay("KH AS 9C", f"2D {hidden} 4S"))
        for move in ("play KH", "play 2D", "pass"):  # about 2D seat 0 is asked first, about KH seat 1
            timeline.apply(move)
        while timeline.last.actor == 1:
            timeline.apply("pass")
        assert (timeline.last.phase, timeline.last.actor) == ("ace", 0)
        lines.append([picture(frame) for frame in timeline.line(0)])
    assert lines[0] == lines[1]


def test_imagined_worlds_never_put_an_ace_down() -> None:
    state = lay("KH AS AH AD 9C", "7D 2S 3S 8C QC")
    state.pile = [card for card in STANDARD if card not in state.cards()]
    go(state, "play KH")
    for seed in range(200):
        world = GAME.imagine(state.view(1), Random(seed))
        assert world.sealed[0][0].rank != 1
        assert world.view(1) == state.view(1)


def test_imagined_worlds_never_leave_a_seat_that_has_to_put_down_with_nothing_but_aces() -> None:
    state = lay("KH AS", "7D AD")
    state.discard = [card for card in STANDARD if card not in state.cards()]
    hands = {frozenset(GAME.imagine(state.view("audience"), Random(seed)).hands[0]) for seed in range(60)}
    assert len(hands) == 4  # an ace and one of the two others
    assert all(sum(card.rank == 1 for card in hand) == 1 for hand in hands)


def test_imagined_worlds_may_leave_the_other_seat_with_aces_once_both_cards_are_down() -> None:
    state = lay("KH AS", "7D AD")
    state.discard = [card for card in STANDARD if card not in state.cards()]
    go(state, "play KH", "play 7D")
    world = GAME.imagine(state.view(0), Random(1))
    assert (world.phase, world.hands) == ("ace", state.hands)
