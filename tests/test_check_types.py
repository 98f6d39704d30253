"""Wrong values in the cases of real games: each is refused with its place, what would be right, and what is there."""

from __future__ import annotations

import json
from itertools import islice
from pathlib import Path
from typing import Any

import pytest

import cardgames
from cardgames import check
from cardgames.cards import STANDARD
from cardgames.check import Outcome, check_file
from cardgames.engine.shapes import Anything, Fields, Kinds, ListOf, Maybe, Named, Row, Shape
from tests.proof import cases as proof
from tests.soon import answered_soon

DECK = [card.text for card in STANDARD]
TRICK = {"money": [9, 9, 9], "bids": {"0": "2S", "1": "3S", "2": "4S"}, "art": ["5S", "6S"], "picks": []}
CLOSING = {"hand": ["2H"], "pile": ["KH"], "suit": "H", "players": 1, "closed": []}
REWARDS = {"hunt": 4, "numbers": {"0": 6, "2": 2}, "order": [1, 2, 0], "relics": 9, "wants": {}}
FLIP = {"players": 2, "phase": "flip"}
ROUND = {"pitcher": 0, "ball": "2S", "swings": [], "catches": []}


def outcome(folder: Path, slug: str, kind: str, given: dict[str, Any]) -> Outcome:
    """What becomes of a case with these facts."""
    expect = check._kinds(cardgames.game(slug))[kind].expect[0]
    file = folder / f"{slug}.json"
    file.write_text(json.dumps([{"id": "one", "kind": kind, "given": given, "expect": {expect: None}}]), "utf-8")
    (found,) = check_file(file)
    return found


@pytest.mark.parametrize(
    ("slug", "kind", "given", "reason"),
    [
        ("hey-bartender", "exchange", {"market": 5, "played": 7}, "market should be a list of 0 to 52, not 5"),
        ("hey-bartender", "exchange", {"market": "AS", "played": 7}, "market should be a list of 0 to 52, not 'AS'"),
        ("hey-bartender", "exchange", {"market": [1, 14], "played": 7}, "market[1] should be a whole number from 1 to"),
        ("hey-bartender", "exchange", {"market": [3] * 5, "played": 7}, "market has the value 3 5 times; there are fo"),
        ("hey-bartender", "turn", {"market": [5], "played": "7S"}, "market[0] should be a card, written like AS or KC"),
        ("hey-bartender", "turn", {"market": {}, "played": "7S"}, "market should be a list of 0 to 52 cards, not {}"),
        ("hey-bartender", "turn", {"market": ["7S"], "played": "7S"}, "played: 7S is already in market[0]; each card"),
        ("hey-bartender", "turn", {"market": [], "played": "7S", "options": None}, "options should be an object with"),
        ("hey-bartender", "turn", {"market": [], "played": "7S", "options": {"deck_out": 1}}, "options.deck_out shoul"),
        ("hey-bartender", "game", {"players": None, "deck": [], "plays": []}, "players should be a number of seats, 2"),
        ("hey-bartender", "game", {"players": True, "deck": [], "plays": []}, "2 to 6 (HB-1.1), not true"),
        ("hey-bartender", "game", {"players": 2, "deck": None, "plays": []}, "deck should be a list of 52 cards, not "),
        ("hey-bartender", "game", {"players": 2, "deck": DECK[1:], "plays": []}, "deck should be a list of 52 cards, "),
        ("hey-bartender", "game", {"players": 2, "deck": [*DECK[1:], "2S"], "plays": []}, "deck[51]: 2S is already in"),
        ("hey-bartender", "game", {"players": 2, "deck": DECK, "plays": ["3"]}, "plays[0] should be a card, written l"),
        ("hey-bartender", "game", {"players": 2, "deck": DECK, "plays": ["AS", "AS"]}, "plays[1]: HB-3.3: "),
        ("spots", "final", {"score_zones": [], "handicaps": []}, "score_zones should be a list with an entry for each"),
        ("spots", "final", {"score_zones": [[], []], "handicaps": [0, "1"]}, "handicaps[1] should be a whole or half "),
        ("spots", "final", {"score_zones": [[], []], "handicaps": [0.5, 1]}, "handicaps should have a 0, the starting"),
        ("caribbean-star", "position", {"hands": [["KH"], None]}, "hands[1] should be a list of 0 to 52 cards, not nu"),
        ("caribbean-star", "legal", {"hands": [["KH"], ["2C"]], "moves": [{"player": 0, "move": []}]}, "moves[0].move"),
        ("barcelona", "showdown", {"money": [1, 2], "pot": "3", "hands": {}, "standing": []}, "pot should be a whole "),
        ("barcelona", "order", {"first_cards": ["AS"]}, "first_cards should be an object with an entry for some of 0,"),
        ("barcelona", "order", {"first_cards": {"9": "AS"}}, "first_cards has an entry for '9'; there are only 0, 1"),
        ("penniless-and-insane", "winners", {"scores": [1, 2, 3], "target": None}, "target should be a whole number f"),
        ("penniless-and-insane", "trick", TRICK, "picks: the trick is not over, there is still art to take (PI-4.4)"),
        ("abandon-ship", "position", {"hands": [["4S"], []], "boats": {"H": ["TC"]}}, "boats.H: TC cannot lie there;"),
        ("caribbean-star", "legal", {"hands": [[], []], "areas": [["QH", "QS"], []]}, "cannot lie there; each lies "),
        ("long-arm-of-the-law", "close_sets", CLOSING, "pile: KH heads its case until that is closed (LA-2.1)"),
        ("abandon-ship", "keys", {"keys": 4, "boats": {}, "areas": [], "hands": []}, "keys should be a list with an e"),
        ("brain-baseball", "round", ROUND | {"pitcher": None}, "pitcher should be a seat from 0 to 6, not null"),
        ("brain-baseball", "round", ROUND | {"swings": [[10**9, "AH"]]}, "swings[0][0] should be a seat from 0 to 6, "),
        ("brain-baseball", "round", ROUND | {"swings": [[1, "\u200b7S"]]}, r"KC, not '\u200b7S'"),
        ("brain-baseball", "round", ROUND | {"swings": [[1, "\ud800"]]}, r"KC, not '\ud800'"),
        ("soul-hunt", "attribute", {"attached": {}, "attribute": "STR", "bonus": 0}, "attached should be a list of 0 "),
        ("soul-hunt", "attribute", {"attached": [99], "attribute": "STR", "bonus": 0}, "attached[0] should be the num"),
        ("soul-hunt", "rewards", REWARDS, "numbers needs an entry for seat 1, which stands in order"),
        ("three-kingdoms", "settle", {"chips": "x", "reason": "called"}, "chips should be a list with an entry for ea"),
        ("three-kingdoms", "script", {"position": FLIP}, "position.phase flip needs a card in the pile to turn up"),
        ("three-kingdoms", "script", {"position": []}, "position should be an object with players, hands, ..., op"),
        ("three-kingdoms", "script", {"position": {"hands": [["KH1"], [7]]}}, "position.hands[1][0] should be a card"),
    ],
)  # fmt: skip
def test_a_wrong_value_is_told_with_its_place(
    tmp_path: Path, slug: str, kind: str, given: dict[str, Any], reason: str
) -> None:
    found = outcome(tmp_path, slug, kind, given)
    assert found.fault is not None
    assert reason in found.fault.text("en")
    assert found.error == found.fault.text("en")
    assert found.fault.text("zh") not in ("", found.error)


@pytest.mark.parametrize("slug", cardgames.games())
def test_every_field_of_every_kind_is_declared_to_the_innermost_value(slug: str) -> None:
    def innermost(shape: Shape) -> None:
        assert not isinstance(shape, Anything)
        inside: list[Shape] = []
        if isinstance(shape, (ListOf, Maybe, Named)):
            inside = [shape.of]
        elif isinstance(shape, Row):
            inside = list(shape.shapes)
        elif isinstance(shape, Fields):
            inside = list(shape.fields.values())
        elif isinstance(shape, Kinds):
            inside = list(shape.kinds.values())
        for part in inside:
            innermost(part)

    for kind in check._kinds(cardgames.game(slug)).values():
        assert set(kind.needs) <= set(kind.given)
        for shape in kind.given.values():
            innermost(shape)


@pytest.mark.parametrize("slug", cardgames.games())
def test_damaged_cases_are_answered_with_a_result_or_one_good_sentence(slug: str) -> None:
    wrong = list(islice(proof.faults_of(slug, 100, seed=1), 5))
    assert not wrong, "\n".join(wrong)


def _named(slug: str, kind: str) -> dict[str, Any]:
    return next(
        case for case in proof.examples(slug) if case["kind"] == kind and len(case["given"].get("moves", ())) > 2
    )


@pytest.mark.parametrize(
    "slug", ["abandon-ship", "barcelona", "brain-baseball", "fifty-k", "soul-hunt", "poker-battle-line"]
)
def test_a_refused_move_says_which_it_is(tmp_path: Path, slug: str) -> None:
    kind = {"soul-hunt": "script"}.get(slug, "position")
    given = _named(slug, kind)["given"]
    moves = given["moves"]
    found = outcome(tmp_path, slug, kind, given | {"moves": [*moves[:2], moves[0]]})
    assert found.error is not None
    assert found.error.startswith("moves[2]")
    assert found.fault is not None
    assert found.fault.text("zh").startswith("moves[2]")


@pytest.mark.parametrize(
    ("move", "reason"),
    [
        ({"type": "pick", "seat": 0}, "moves[0]: a pick is not asked for; here the decision is setup_equip"),
        ({"type": "reward", "take": "relic"}, "moves[0]: a reward is not asked for; here the decision is setup_equip"),
        (
            {"type": "vote", "big": 0, "small": 1},
            "moves[0]: there is no hunt at place 0 now; here the decision is setup",
        ),
        ({"type": "equip", "soul": 31}, "moves[0]: soul 31 is not there to be used in this move; there are "),
        ({"type": "swap", "out": 1}, "moves[0] needs the field in"),
        ({"type": "evict", "seat": 1}, "moves[0]: SH-"),
    ],
)
def test_a_move_of_soul_hunt_that_is_not_asked_for(tmp_path: Path, move: dict[str, Any], reason: str) -> None:
    given = next(
        case["given"] for case in proof.examples("soul-hunt") if case["expect"].get("decision") == "setup_equip"
    )
    found = outcome(tmp_path, "soul-hunt", "script", given | {"moves": [move]})
    assert found.error is not None
    assert reason in found.error


# Large input ---------------------------------------------------------------------------------------------------------

_CASE = '{"id":"%d","kind":"exchange","given":{"market":[1],"played":7},"expect":{"excess":1}}'


@pytest.mark.parametrize(
    "content",
    [
        pytest.param("[" + ",".join(_CASE % number for number in range(50_000)) + "]", id="many cases"),
        pytest.param('[{"id":"a","kind":"turn","given":{"market":[' + '"7S",' * 800_000 + '"7S"],"played":"AS"},'
                     '"expect":{"points":1}}]', id="long list"),
        pytest.param('[{"id":"a","kind":"turn","given":{"market":"' + "7S " * 1_300_000 + '"}}]', id="long text"),
        pytest.param("[" + "[]," * 1_300_000 + "[]]", id="empty lists"),
        pytest.param("[" * 4_000_000, id="deep"),
        pytest.param('[{"a":' * 600_000, id="deep objects"),
        pytest.param("9" * 4_000_000, id="one number"),
        pytest.param("[" + "1," * 2_000_000 + "1]", id="numbers"),
        pytest.param('"' + '\\"' * 2_000_000, id="an open text"),
        pytest.param("\n" * 4_000_000 + "x", id="lines"),
        pytest.param('[{' + ",".join(f'"{n}":0' for n in range(400_000)) + "}]", id="many fields"),
        pytest.param("[" + " " * 5_000_000 + "]", id="too large"),
    ],
)  # fmt: skip
def test_the_first_answer_to_a_large_file_comes_soon(tmp_path: Path, content: str) -> None:
    file = tmp_path / "hey-bartender.json"
    file.write_text(content, "utf-8")
    with answered_soon():
        first = next(check_file(file))
    assert first.error is None or len(first.error) < 400


def test_a_hunt_deck_that_is_too_short_goes_on_with_the_other_hunts(tmp_path: Path) -> None:
    (given,) = (case["given"] for case in proof.examples("soul-hunt") if case["id"] == "sh-h-23")
    found = outcome(tmp_path, "soul-hunt", "script", given | {"hunt_deck": given["hunt_deck"][:2], "moves": []})
    assert found.error is None
