"""Which check has to notice which broken toy."""

from __future__ import annotations

from typing import NamedTuple

from cardgames.engine.game import Game, Option
from cardgames.engine.words import Words
from tests.conformance.toys import GAME, broken, toy

EVERYTHING = ("*",)


class Fault(NamedTuple):
    """A broken game, the check that has to fail for it, and others that fail too because promises hang together."""

    game: Game
    check: str
    also: tuple[str, ...] = ()


def rounds(default: int, values: range) -> dict[str, Option]:
    """The toy's options with another one for the rounds."""
    return GAME.options | {"rounds": Option(default, values, "TY-R1", Words("Rounds", "轮数"))}


FAULTS = {
    "a card is lost": Fault(toy(broken.LosesACard), "check_cards"),
    "a card lies in two places": Fault(
        toy(broken.DoublesACard), "check_cards", ("check_positions", "check_imagined", "check_records")
    ),
    "a list in a list is shared": Fault(toy(broken.SharesAList), "check_copies"),
    "the sheet is shared": Fault(toy(broken.SharesTheTally), "check_copies", ("check_sheets",)),
    "an attribute is hidden": Fault(toy(broken.HidesAnAttribute), "check_positions"),
    "a value has no text": Fault(toy(broken.RemembersAside), "check_positions", ("check_records",)),
    "listening changes the game": Fault(toy(broken.ActsWhenHeard), "check_silence"),
    "the bound is too low": Fault(toy(longest=5), "check_ending"),
    "nobody wins": Fault(toy(broken.HasNoWinner), "check_ending"),
    "somebody wins too early": Fault(toy(broken.WinsTooEarly), "check_ending"),
    "a default is no value": Fault(toy(options=rounds(4, range(1, 4))), "check_options", ("check_ending",)),
    "an option is ignored": Fault(toy(broken.IgnoresAnOption, options=rounds(3, range(1, 6))), "check_options"),
    "a value does not play": Fault(
        toy(broken.BreaksWithFive, options=rounds(3, range(1, 6))), "check_options", EVERYTHING
    ),
    "a legal move is not listed": Fault(toy(broken.ListsTooFew), "check_legality"),
    "an illegal move is listed": Fault(toy(broken.ListsTooMany), "check_legality", EVERYTHING),
    "asking leaves a mark": Fault(toy(broken.CountsTries), "check_refusals", ("check_broken_records",)),
    "a number shows hidden cards": Fault(toy(broken.ShowsThrees), "check_views", ("check_imagined",)),
    "a hidden card is named": Fault(toy(broken.NamesTheDraw), "check_tellings"),
    "a hidden card is hinted at": Fault(toy(broken.HintsAtTheSeal), "check_tellings"),
    "a change is not told": Fault(toy(broken.DrawsInSilence), "check_told"),
    "a step has no event": Fault(toy(broken.HasEmptySteps), "check_told"),
    "choices depend on what is hidden": Fault(toy(broken.PeeksAtHands), "check_imagined"),
    "something outside is told": Fault(
        toy(broken.CountsGames), "check_replay", ("check_tellings", "check_frozen", "check_processes")
    ),
    "luck is not recorded": Fault(
        toy(broken.RollsDice),
        "check_records",
        ("check_replay", "check_positions", "check_silence", "check_broken_records", "check_processes"),
    ),
    "a set gives an order": Fault(toy(broken.OrdersBySets), "check_processes"),
    "an event changes afterwards": Fault(toy(broken.TellsALiveList), "check_frozen"),
    "two moves have one text": Fault(
        toy(broken.WritesAlike, forms=broken.TWICE), "check_records", ("check_replay", "check_broken_records")
    ),
    "illegal moves are repaired": Fault(toy(kind=broken.RepairsMoves), "check_broken_records"),
    "a point has no line": Fault(toy(broken.ScoresInSilence), "check_sheets"),
    "a sum is wrong": Fault(toy(broken.AddsWrongly), "check_sheets"),
    "the end names no clause": Fault(toy(broken.InventsAClause), "check_clauses"),
    "an event names no clause": Fault(toy(broken.InventsAClauseRarely), "check_clauses"),
    "a sentence is not translated": Fault(toy(broken.LacksChinese), "check_words"),
    "a sentence lacks a value": Fault(
        toy(broken.LacksAValue),
        "check_words",
        ("check_tellings", "check_replay", "check_frozen", "check_processes", "check_positions", "check_records"),
    ),
    "a value is not translated": Fault(toy(broken.SaysEnglishInChinese), "check_words"),
    "a place is not on the board": Fault(toy(broken.HasABox), "check_board"),
    "the board shows no place": Fault(toy(kind=broken.ShowsNoPlace), "check_board"),
}
