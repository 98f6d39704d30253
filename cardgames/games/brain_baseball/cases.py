"""The kinds of situation that Brain Baseball is checked on."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, cast

from cardgames.cards import STANDARD, Card
from cardgames.engine.cases import CaseKind, legal_moves, play_moves, turn_of, within
from cardgames.engine.holdings import AMOUNT, CARD, CARDS, DECK, HANDS, MOVES, OPTIONS, SEAT, SEATS, CardShape, PerSeat
from cardgames.engine.moves import Move
from cardgames.engine.shapes import ListOf, Maybe, Row, Whole
from cardgames.engine.state import CHANCE
from cardgames.games.brain_baseball import GAME
from cardgames.games.brain_baseball.moves import SHUFFLE
from cardgames.games.brain_baseball.rules import BrainBaseball
from cardgames.games.brain_baseball.scoring import catches, swings

Given = Mapping[str, Any]


def run_swings(given: Given) -> dict[str, Any]:
    """What of a hand may swing at a ball."""
    hand, ball, last = read_hand(given)
    return {"playable": swings(hand, ball, last)}


def run_catches(given: Given) -> dict[str, Any]:
    """What of a hand may catch a ball."""
    options = GAME.check_options(given.get("options", {}), GAME.seats[0])
    return {"playable": catches(*read_hand(given), options["ball_value_in_catch"])}


def read_hand(given: Given) -> tuple[list[Card], Card, Card | None]:
    """The cards in hand, the ball, and the swing or catch before."""
    previous = given.get("previous")
    return STANDARD.read(given["hand"]), STANDARD[given["ball"]], None if previous is None else STANDARD[previous]


def run_round(given: Given) -> dict[str, Any]:
    """A round from its pitch to its end; every seat holds what it plays, and a card more where it is asked and passes.

    The seats not named hold nothing.
    """
    pitcher, ball = given["pitcher"], given["ball"]
    played = [(pitcher, ball)] + [(seat, card) for field in ("swings", "catches") for seat, card in given[field]]
    seats = max(GAME.seats[0], 1 + max(seat for seat, _ in played))
    hands: list[list[str]] = [[card for owner, card in played if owner == seat and card] for seat in range(seats)]
    spare = [card.text for card in STANDARD if all(card.text != used for _, used in played)]
    for seat in {seat for seat, card in played if card is None}:
        hands[seat].append(spare.pop())
    state = lay_out({"pitcher": pitcher, "hands": hands, "options": given.get("options", {})})
    with within("ball"):
        state.apply(f"pitch {ball}")
    for field, move in (("swings", "swing"), ("catches", "catch")):
        for number, (seat, card) in enumerate(given[field]):
            with within(f"{field}[{number}]"):
                turn_of(state, seat)
                state.apply(f"{move} {card}" if card else "pass")
    (entry,) = state.tally or [(None,)]
    scorer = entry[0]
    return {
        "unhit": not state.swung if scorer is not None else None,
        "batter": state.swung[-1] if state.swung else None,
        "scorer": scorer,
        "points": sum(state.points),
        "next_pitcher": scorer,
    }


def run_position(given: Given) -> dict[str, Any]:
    """A position with a pitch to come, and the moves from there."""
    return outcome(lay_out(given), given, given.get("decks", []))


def run_legal(given: Given) -> dict[str, Any]:
    """What whoever decides next may do."""
    state = lay_out(given)
    play_moves(state, given.get("moves", ()), shuffles(given.get("decks", [])))
    return {"legal": legal_moves(state)}


def run_game(given: Given) -> dict[str, Any]:
    """A deal from the first deck, and the moves from there; each later season takes the next deck."""
    first, *later = given["decks"]
    state = GAME.start(seats=given["players"], deck=first, **given.get("options", {}))
    return outcome(cast(BrainBaseball, state), given, later)


def shuffles(decks: list[Any]) -> list[Move]:
    """The deck orders of later seasons as moves of chance."""
    return [SHUFFLE(tuple(GAME.check_deck(deck))) for deck in decks]


def lay_out(given: Given) -> BrainBaseball:
    """The position of a case: a seat about to pitch."""
    hands = given["hands"]
    state = GAME.position(
        seats=len(hands),
        options=given.get("options", {}),
        hands=hands,
        pitcher=given["pitcher"],
        points=given.get("scores", [0] * len(hands)),
        season=given.get("season", 0),
        streak=given.get("streak", 0),
        streaker=given.get("streak_seat"),
    )
    return cast(BrainBaseball, state)


def outcome(state: BrainBaseball, given: Given, decks: list[Any]) -> dict[str, Any]:
    """What a case can expect after its moves. At the end of a game the pitcher is who won the last ball."""
    play_moves(state, given.get("moves", ()), shuffles(decks))
    pitcher = state.actor if state.phase == "pitch" else state.pitcher
    if state.over and isinstance(state.tally[-1], tuple):
        pitcher = state.tally[-1][0]
    return {
        "hands": state.hands,
        "scores": state.scores(),
        "season": state.season,
        "phase": state.phase,
        "pitcher": pitcher,
        "to_move": None if state.actor == CHANCE else state.actor,
        "streak": state.streak,
        "streak_seat": state.streaker,
        "over": state.over,
        "winners": state.winners(),
    }


_HAND = {"hand": CARDS, "ball": CARD, "previous": Maybe(CARD), "options": OPTIONS}
_PLAYED = CardShape(lying=True)
_ASKED = ListOf(Row(SEAT, Maybe(_PLAYED)), most=GAME.seats[-1])
_DECKS = ListOf(DECK, most=100)
_POSITION = {
    "pitcher": SEAT, "hands": HANDS, "scores": PerSeat(AMOUNT), "season": Whole(0, 1000),
    "streak_seat": Maybe(SEAT), "streak": Whole(0, 1000), "decks": _DECKS, "options": OPTIONS, "moves": MOVES,
}  # fmt: skip
_STATE = (
    "hands",
    "scores",
    "season",
    "phase",
    "pitcher",
    "to_move",
    "streak",
    "streak_seat",
    "over",
    "winners",
)

KINDS = {
    "swings": CaseKind(_HAND, ("playable",), run_swings, needs=("hand", "ball"), unordered=("playable",)),
    "catches": CaseKind(_HAND, ("playable",), run_catches, needs=("hand", "ball"), unordered=("playable",)),
    "round": CaseKind(
        {"pitcher": SEAT, "ball": _PLAYED, "swings": _ASKED, "catches": _ASKED, "options": OPTIONS},
        ("unhit", "batter", "scorer", "points", "next_pitcher"),
        run_round,
        needs=("pitcher", "ball", "swings", "catches"),
    ),
    "position": CaseKind(
        _POSITION, _STATE, run_position, needs=("pitcher", "hands"), seats=("hands",), by_seat=("hands",)
    ),
    "legal": CaseKind(
        _POSITION, ("legal",), run_legal, needs=("pitcher", "hands"), seats=("hands",), unordered=("legal",)
    ),
    "game": CaseKind(
        {"decks": ListOf(DECK, least=1, most=100), "players": SEATS, "options": OPTIONS, "moves": MOVES},
        _STATE,
        run_game,
        needs=("decks", "players"),
        seats=("players",),
        by_seat=("hands",),
    ),
}
