"""Values of wrong types in the cases of real games: each is an error that names its place."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from cardgames.cards import STANDARD
from cardgames.check import check_file

DECK = [card.text for card in STANDARD]


@pytest.mark.parametrize(
    ("slug", "kind", "given", "reason"),
    [
        ("hey-bartender", "exchange", {"market": 5, "played": 7}, "market of given is a list of cards, not the nu"),
        ("hey-bartender", "exchange", {"market": "AS", "played": 7}, "market is a list of values, not 'AS'"),
        ("hey-bartender", "turn", {"market": [5], "played": "7S"}, "'5' is not a card of this pack of 52"),
        ("hey-bartender", "turn", {"market": {}, "played": "7S"}, "market of given is a list of cards, not an em"),
        ("hey-bartender", "turn", {"market": [], "played": "7S", "options": None}, "options of given is an object"),
        ("hey-bartender", "game", {"players": None, "deck": [], "plays": []}, "players of given is a number of seats"),
        ("hey-bartender", "game", {"players": True, "deck": [], "plays": []}, "players of given is a number of seats"),
        ("hey-bartender", "game", {"players": 2, "deck": None, "plays": []}, "deck of given is a list of cards, not n"),
        ("hey-bartender", "game", {"players": 2, "deck": DECK, "plays": ["3"]}, "'3' is not a card of this pack"),
        ("hey-bartender", "game", {"players": 2, "deck": DECK, "plays": {}}, "plays of given is a list, not an empty"),
        ("spots", "final", {"score_zones": [], "handicaps": []}, "handicaps are whole or half numbers"),
        ("spots", "final", {"score_zones": [[], []], "handicaps": [0, "1"]}, "handicaps are whole or half numbers"),
        ("caribbean-star", "position", {"hands": [["KH"], None]}, "hands: cards are a text like 'AS' or a list"),
        ("caribbean-star", "legal", {"hands": [["KH"], ["2C"]], "moves": [{"player": 0, "move": []}]}, "none of play"),
        ("barcelona", "showdown", {"money": [1], "pot": "3", "hands": {}, "standing": []}, "pot of given is a whole"),
        ("barcelona", "order", {"first_cards": ["AS"]}, "first_cards of given is an object, not a list"),
        ("penniless-and-insane", "winners", {"scores": [1], "target": None}, "target of given is a whole number"),
        ("abandon-ship", "keys", {"keys": 4, "boats": {}, "areas": [], "hands": []}, "keys of given is a list"),
        ("brain-baseball", "round", {"pitcher": None, "ball": "QS", "swings": [], "catches": []}, "pitcher of given"),
        ("soul-hunt", "attribute", {"attached": {}, "attribute": "STR", "bonus": 0}, "attached of given is a list of"),
        ("three-kingdoms", "settle", {"chips": "x", "reason": "called"}, "chips of given is a list, not a text"),
        ("three-kingdoms", "script", {"position": []}, "position of given is an object, not a list"),
    ],
)  # fmt: skip
def test_a_wrong_type_is_told_with_its_place(
    tmp_path: Path, slug: str, kind: str, given: dict[str, Any], reason: str
) -> None:
    file = tmp_path / f"{slug}.json"
    fields = {
        "exchange": "excess",
        "turn": "market",
        "legal": "legal",
        "order": "order",
        "showdown": "winner",
        "winners": "winners",
        "round": "points",
        "attribute": "value",
        "settle": "chips",
        "script": "over",
    }
    expect = {fields.get(kind, "scores"): None}
    file.write_text(json.dumps([{"id": "one", "kind": kind, "given": given, "expect": expect}]))
    (outcome,) = check_file(file)
    assert outcome.error is not None
    assert reason in outcome.error
