"""The kinds of situation that Sealed Highs can be checked on."""

from collections.abc import Mapping
from typing import Any

from cardgames.engine.cases import CaseKind
from cardgames.engine.holdings import CARDS
from tests.conformance.toys import GAME


def run_round(given: Mapping[str, Any]) -> Mapping[str, Any]:
    """TY-2.3, TY-2.4: who wins the round and what it is worth."""
    cards = given["cards"]
    state = GAME.position(seats=len(cards), phase="seal", actor=0, hands=[[card] for card in cards])
    for card in cards:
        state.apply(f"seal {card}")
    while state.phase == "ace":
        state.apply("pass")
    return {"winner": state.best, "points": state.scores()[state.best]}


KINDS = {"round": CaseKind(given={"cards": CARDS}, expect=("winner", "points"), needs=("cards",), run=run_round)}
