"""Whole games of Soul Hunt as cases: decks, tokens, moves, and the position they come to."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from itertools import islice
from typing import Any

from cardgames.cards import Card
from cardgames.engine.cases import CaseError, Orders, within
from cardgames.engine.moves import Move
from cardgames.engine.state import CHANCE
from cardgames.games.soul_hunt import GAME
from cardgames.games.soul_hunt.cards import ATTRIBUTES, BAG, EVENTS, HUNTS, SOULS
from cardgames.games.soul_hunt.endings import TRIALS
from cardgames.games.soul_hunt.moves import SHUFFLE
from cardgames.games.soul_hunt.records import decision, numbers, places, read_move, take
from cardgames.games.soul_hunt.rules import SoulHunt

Given = Mapping[str, Any]


def run_script(given: Given) -> dict[str, Any]:
    """A game from its decks: only decisions with at least two legal moves are given, in the order asked."""
    options = dict(given.get("options", {})) | {"first_captain": given.get("first_captain", 0)}
    if "warriors" in given:
        options["warriors"] = " ".join(map(str, given["warriors"]))
    state = SoulHunt(GAME, given["players"], GAME.check_options(options, given["players"]))
    state.set_up(script_deck(given))
    tokens, heard = iter(given["tokens"]), list(state.heard or [])
    orders = Orders(given, "SH-8.9", lambda order: take(order, state.discard))
    made, moves = 0, given["moves"]
    while state.actor is not None:
        if state.phase == "shuffle":
            heard += orders.take(state.discard, lambda order: state.apply(SHUFFLE(tuple(order))))
        elif state.actor == CHANCE:
            field = "final" if state.phase == "challenge" else "tokens"
            with within(field):
                heard += state.apply(chance(state, tokens, given))
        elif made < len(moves):
            with within(f"moves[{made}]"):
                heard += state.apply(read_move(state, moves[made]))
            made += 1
        else:
            break
    if made < len(moves):
        raise CaseError(f"moves[{made}]: the game is over before this move", f"moves[{made}]：此前游戏已结束")
    orders.done()
    return {**summary(state), **judged(heard)}


def script_deck(given: Given) -> list[Card]:
    """The decks of a script as one deck, top cards first; hunts not named lie lowest, such events are in the box."""
    own = set(given.get("warriors", range(1, given["players"] + 1)))
    with within("soul_deck"):
        souls = take(given["soul_deck"], [soul for soul in SOULS if soul.number not in own])
    events = take(given["event_deck"], EVENTS)
    boxed = [event for event in EVENTS if event not in events]
    hunts = take(given["hunt_deck"], HUNTS)
    hunts += [hunt for hunt in HUNTS if hunt not in hunts]
    return [*souls, *hunts, *boxed, *events, *BAG]


def chance(state: SoulHunt, tokens: Any, given: Given) -> Move:
    """The next tokens of a script, or its final challenge."""
    if state.phase == "challenge":
        cards = [TRIALS[ATTRIBUTES.index(name)].text for name in given["final"]]
        return GAME.parse_move(state, f"challenge {' '.join(cards)}")
    count = state.due
    drawn = sorted(islice(tokens, count))
    if len(drawn) < count:
        raise CaseError(
            f"{count - len(drawn)} more are drawn here (SH-6.7)", f"这里还要再抽{count - len(drawn)}个（SH-6.7）"
        )
    return GAME.parse_move(state, f"tokens {'+'.join(map(str, drawn))}")


def summary(state: SoulHunt) -> dict[str, Any]:
    """What a script can expect of the position it comes to."""
    return {
        "round": state.round,
        "captain": state.captain,
        "lives": state.lives,
        "hands": places(state)["hand"],
        "attached": places(state)["attached"],
        "relics": state.relics,
        "soul_deck": len(state.deck),
        "soul_discard": numbers(state.discard),
        "to_move": state.actor,
        "decision": decision(state),
        "result": None if not state.over else "won" if state.won else "lost",
        "legal_count": len(state.legal_moves()),
    }


def judged(heard: Iterable[Any]) -> dict[str, Any]:
    """The judgements of a script, from what was told."""
    hunts, finals = [], []
    for event in heard:
        if event.kind in ("succeeds", "fails"):
            hunt = {"hunt": event.values["card"].number, "success": event.kind == "succeeds"}
            hunts.append({**hunt, "numbers": _keys(event.values["numbers"])})
        elif event.kind in ("meets", "misses"):
            final = {"attribute": ATTRIBUTES[event.values["place"]], "success": event.kind == "meets"}
            finals.append({**final, "numbers": _keys(event.values["numbers"]), "relics_used": event.values["spent"]})
    return {"hunts": hunts, "finals": finals}


def _keys(numbers: Mapping[int, int]) -> dict[str, int]:
    return {str(seat): number for seat, number in numbers.items()}
