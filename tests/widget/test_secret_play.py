"""Secret questions at a table with two people: nothing that one of them receives shows whether the other was asked.

The same public moves are played after two deals that differ only in who holds an ace: one seat, or the bottom of the
pile. Everything that is sent while it is the other's turn has to be equal, and so has the order of the two's turns.
"""

from __future__ import annotations

import json
from random import Random
from typing import Any

import pytest

import cardgames
from cardgames.cards import STANDARD, Card
from cardgames.players.sitting import Sitting
from cardtable import PlayTable

GAME = cardgames.game("caribbean-star")
FIVES = frozenset(STANDARD.read("5S 5H 5D 5C"))
ANSWERS = 48
"""The bottom card is drawn after round 21; until then the games differ in nothing but the ace."""


def deals(seed: int, holder: int) -> tuple[list[Card], list[Card], frozenset[Card]]:
    """A deck that gives the holder an ace, the same deck with that ace at the bottom, and the cards nobody plays."""
    deck = GAME.deck(seed)
    ace = STANDARD["ASADACAH"[seed % 4 * 2 :][:2]]
    plain = next(card for card in deck if card.rank != 1 and card not in FIVES)
    for card, place in ((ace, holder), (plain, 51)):
        at = deck.index(card)
        deck[at], deck[place] = deck[place], deck[at]
    without = [*deck]
    without[holder], without[51] = deck[51], deck[holder]
    return deck, without, FIVES | {ace, plain}


def answer(table: PlayTable, seed: int, kept: frozenset[Card], number: int) -> str | None:
    """A move that follows from what everybody knows, with cards that both games have in the same places."""
    state = table.sitting.state
    if state.phase == "ace":
        return "pass"
    moves = sorted(move.text for move in state.legal_moves() if move.card not in kept)
    return Random(f"{seed} {number}").choice(moves) if moves else None


def screen(table: PlayTable) -> str:
    """All that the page holds now."""
    return json.dumps({name: getattr(table, name) for name in ("turn", "data", "view", "step")}, sort_keys=True)


def played(deck: list[Card], seed: int, kept: frozenset[Card], other: int) -> tuple[list[Any], PlayTable]:
    """What the other one received, message by message; of the holder's turns only that they were, and when."""
    table = PlayTable("caribbean-star", ["you", "you"], deck=deck)
    received: list[Any] = []

    def note() -> None:
        turn = table.turn
        public = [turn[name] for name in ("n", "at", "seat", "people", "deal", "undo")]
        received.append(screen(table) if turn["seat"] == other else public)

    note()
    for number in range(ANSWERS):
        move = answer(table, seed, kept, number)
        if move is None or table.sitting.state.round > 19:
            break
        if table.turn["seat"] == other and number % 7 == 3:
            for wish in ({"do": "offer", "cards": ["AS"]}, {"do": "hint"}):
                table.hear({**wish, "at": table.turn["at"]})
                note()
        table.hear({"do": "play", "move": move, "at": table.turn["at"]})
        note()
        if number % 5 == 4:
            table.hear({"do": "undo", "at": table.turn["at"]})
            note()
            again = answer(table, seed, kept, number)
            table.hear({"do": "play", "move": again, "at": table.turn["at"]})
            note()
    return received, table


def only_ace(seed: int, holder: int) -> bool:
    """Whether the holder begins with no other ace, which would be asked about in both games."""
    return not any(card.rank == 1 for card in deals(seed, holder)[1][holder:10:2])


@pytest.mark.parametrize(
    ("seed", "holder"), [(s, seat) for seat in (0, 1) for s in [s for s in range(20) if only_ace(s, seat)][:3]]
)
def test_cs_r18_nothing_shows_whether_the_other_holds_the_ace(seed: int, holder: int) -> None:
    deck, without, kept = deals(seed, holder)
    (one, asked), (other, not_asked) = (played(cards, seed, kept, 1 - holder) for cards in (deck, without))
    assert len(one) > 20
    for first, second in zip(one, other, strict=True):
        assert first == second
    passes = [
        sum(step.move is not None and step.move.kind == "pass" for step in table.sitting.timeline)
        for table in (asked, not_asked)
    ]
    assert passes[0] > passes[1], "in one of the games the ace was asked about"


def test_the_answer_of_somebody_with_nothing_to_decide_is_no_step_of_the_game() -> None:
    _, without, kept = deals(1, 0)
    table = PlayTable("caribbean-star", ["you", "you"], deck=without)
    asked = 0
    for number in range(40):
        before, state = table.record(), table.sitting.state
        move = answer(table, 1, kept, number)
        assert move is not None
        passed_over = table.sitting.shown is not table.sitting.timeline
        if passed_over:
            asked += 1
            assert (state.phase, [str(one) for one in state.legal_moves()]) == ("ace", ["pass"])
            table.hear({"do": "play", "move": "ace AS"})
            assert table.turn["note"][0].startswith("CS-4.")
        table.hear({"do": "play", "move": move})
        assert (table.record() == before) is passed_over
    assert asked > 5
    assert cardgames.load(table.record()).last == table.sitting.timeline.last


def test_one_person_among_bots_is_asked_only_what_there_is_to_decide() -> None:
    sitting = Sitting(GAME, ["you", "greedy"], seed=3)
    while sitting.seat is not None:
        assert sitting.shown is sitting.timeline
        sitting.play(sitting.hint())


def test_a_game_of_two_people_comes_to_its_end_and_goes_back_to_its_start() -> None:
    sitting = Sitting(GAME, ["you", "you"], seed=5)
    positions = []
    while sitting.seat is not None:
        positions.append((sitting.seat, sitting.state.position()))
        sitting.play(sitting.state.legal_moves()[-1])
    assert cardgames.load(sitting.timeline.record()).over
    for position in reversed(positions):
        assert sitting.undoable
        assert sitting.undo() is not None
        assert (sitting.seat, sitting.state.position()) == position
    assert not sitting.undoable
    assert len(sitting.timeline) == 1


@pytest.mark.parametrize("slug", [s for s in cardgames.games() if 2 in cardgames.game(s).seats])
def test_two_people_play_every_game_as_it_is_played(slug: str) -> None:
    options: dict[str, Any] = {"max_hands": 1} if slug == "three-kingdoms" else {}
    line = cardgames.game(slug).play(["random", "random"], seed=4, **options)
    sitting = Sitting(cardgames.game(slug), ["you", "you"], seed=4, **options)
    while sitting.seat is not None and len(sitting.timeline) < 120:
        if sitting.shown is sitting.timeline:
            sitting.play(line[len(sitting.timeline)].move or "")
        else:
            sitting.play(sitting.state.legal_moves()[0])
    count = len(sitting.timeline)
    assert [step.move for step in sitting.timeline] == [step.move for step in line][:count]
