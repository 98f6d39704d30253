"""The kinds of situation that Long Arm of the Law is checked on.

Cases write the cards of both packs alike, "7H"; the field says which pack is meant. Columns are without their kings.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from cardgames.cards import SECOND, WITH_JOKERS, Card
from cardgames.engine.cases import CaseError, CaseKind, within
from cardgames.engine.holdings import OPTIONS, SEAT, SEATS, Cards, CardShape, OptionValue
from cardgames.engine.moves import Move
from cardgames.engine.shapes import Kinds, ListOf, Named, OneOf, Place, Whole, quoted
from cardgames.engine.words import Words
from cardgames.games.long_arm_of_the_law import GAME, scoring
from cardgames.games.long_arm_of_the_law.packs import CASES
from cardgames.games.long_arm_of_the_law.rules import LongArm

Given = Mapping[str, Any]
KING = 13


def insert(given: Given) -> dict[str, Any]:
    """A clue that is sorted into a column of its suit."""
    card = clue(given["card"])
    with within("card"):
        column = [king(card.suit), *map(clue, given["column"])]
    scoring.insert(column, card)
    return {"column": plain(column[1:])}


def deduce_sets(given: Given) -> dict[str, Any]:
    """Every set of cards that a hand can play to deduce one case."""
    suit = given["suit"]
    state = lay_out({suit: given["column"]}, given["closed"], hands=[given["hand"]])
    return {"sets": cards_of(state, "deduce", suit)}


def close_sets(given: Given) -> dict[str, Any]:
    """Every set of cards that can close one case; the first of the players is to move."""
    seats = given["players"]
    state = lay_out(
        {},
        given["closed"],
        seats=seats,
        hands=[given["hand"], *[[]] * (seats - 1)],
        piles=[by_suit(given["pile"]), *[[[]] * 4] * (seats - 1)],
        options={name: given[name] for name in ("close_need", "close_cards") if name in given},
    )
    return {"sets": cards_of(state, "close", given["suit"])}


def clue_phase(given: Given) -> dict[str, Any]:
    """Phase 1 of a turn."""
    state = lay_out(
        given["columns"],
        given["closed"],
        clue_deck=clues(given["clue_deck"]),
        hands=[["AS"]],
        options={"clue_joker": given.get("clue_joker", "skip")},
    )
    before = set(state.cards())
    state.find_clue(0)
    deck = {card.text for card in clues(given["clue_deck"])}
    placed = [card for case in state.cases for card in case if card.text in deck]
    assert set(state.cards()) == before
    return {
        "placed": plain(placed)[0] if placed else None,
        "discarded": plain(state.clue_discard),
        "clue_deck": plain(state.clue_deck),
        "columns": columns(state),
        "stopped": state.stopped,
    }


def points(given: Given) -> dict[str, Any]:
    """What a score pile is worth."""
    state = GAME.position(piles=[by_suit(given["pile"])])
    return {"points": state.scores()[0]}


def winners(given: Given) -> dict[str, Any]:
    """Who wins with these points: score piles are filled up to them, and all cases are closed."""
    stock = sorted((card for card in SECOND if card.rank), key=lambda card: -scoring.POINTS[card.rank])
    piles = []
    for wanted in given["points"]:
        pile: list[Card] = []
        for card in stock[:]:
            if scoring.points(pile) + scoring.POINTS[card.rank] <= wanted:
                pile.append(card)
                stock.remove(card)
        if scoring.points(pile) != wanted:
            raise CaseError(
                f"points: {wanted} cannot be made of what is left of the 84 points of the clue pack (LA-9.1)",
                f"points：线索牌共84分，剩下的凑不出{wanted}分（LA-9.1）",
            )
        piles.append([[card for card in pile if card.suit == suit] for suit in CASES])
    return {"winners": GAME.position(seats=len(piles), piles=piles).winners()}


def script(given: Given) -> dict[str, Any]:
    """A game from its deal, and where it has come after some moves."""
    options = {**given.get("options", {}), "first_player": given.get("first_player", 0)}
    deck = [king(suit) for suit in CASES] + clues(given["clue_deck"]) + WITH_JOKERS.read(given["deduction_deck"])
    state = GAME.start(seats=given["players"], deck=deck, **options)
    assert isinstance(state, LongArm)
    for number, entry in enumerate(given["moves"]):
        with within(f"moves[{number}]"):
            state.apply(read_move(state, entry))
    open_cases = sum(map(bool, state.cases))
    return {
        "columns": columns(state),
        "hands": [sorted(plain(hand)) for hand in state.hands],
        "piles": [sorted(plain(card for pile in piles for card in pile)) for piles in state.piles],
        "closed": sorted(state.wild),
        "clue_discard": sorted(plain(state.clue_discard)),
        "clue_deck": len(state.clue_deck),
        "deduction_deck": len(state.deck),
        "to_move": state.actor,
        "over": state.over,
        "end_reason": None if not state.over else "deductions_out" if open_cases else "all_closed",
        "points": state.scores(),
        "winners": state.winners(),
        "legal_count": len(state.legal_moves()),
    }


# Reading and writing -------------------------------------------------------------------------------------------------


def clue(text: str) -> Card:
    """A card of the clue pack as cases write it."""
    (card,) = clues([text])
    return card


def clues(cards: Iterable[str]) -> list[Card]:
    """Cards of the clue pack; a text that is no card is refused as it is written."""
    return [SECOND[card.text + "'"] for card in WITH_JOKERS.read(cards)]


def king(suit: str) -> Card:
    """The king at the head of a case."""
    if suit not in tuple(CASES):
        raise CaseError(
            f"{quoted(suit)} is not a suit; the suits are H, S, C and D", f"{quoted(suit)}不是花色；应是H、S、C或D"
        )
    return clue(f"K{suit}")


def plain(cards: Iterable[Card]) -> list[str]:
    """Cards as cases write them."""
    return [card.text.rstrip("'") for card in cards]


def by_suit(cards: Iterable[str]) -> list[list[Card]]:
    """Clue cards as score piles hold them."""
    read = clues(cards)
    odd = [card for card in read if not card.suit]
    if odd:
        raise CaseError(
            f"pile: {plain(odd)[0]} cannot be in a score pile: jokers among the clues are discarded (LA-4.4)",
            f"pile：{plain(odd)[0]}不能在得分牌堆里：线索牌中的王会弃掉（LA-4.4）",
        )
    return [[card for card in read if card.suit == suit] for suit in CASES]


def columns(state: LongArm) -> dict[str, list[str]]:
    """The clues under each king."""
    return {suit: plain(case[1:]) for suit, case in zip(CASES, state.cases, strict=True)}


def lay_out(columns: Mapping[str, Any], closed: Iterable[str], *, seats: int = 1, **fields: Any) -> LongArm:
    """A position with these clues in the columns; cases are open unless they are named as closed."""
    done = [king(suit).suit for suit in closed]
    taken = [card for piles in fields.get("piles", ()) for pile in piles for card in pile]
    if heads := [card for card in taken if card.rank == KING and card.suit not in done]:
        raise CaseError(
            f"pile: {plain(heads)[0]} heads its case until that is closed (LA-2.1); name the case in closed",
            f"pile：案件未结时，{plain(heads)[0]}在案件之首（LA-2.1）；请在closed中写明该案件",
        )
    cases = {suit: [] if suit in done else [king(suit)] for suit in CASES}
    for suit, column in columns.items():
        if king(suit).suit in done and column:
            raise CaseError(
                f"closed: the case {suit} has clues in its column; close it without clues, or leave it open",
                f"closed：案件{suit}那列还有线索；应没有线索，或案件未结",
            )
        cases[suit] += clues(column)
    state = GAME.position(seats=seats, cases=list(cases.values()), **fields)
    assert isinstance(state, LongArm)
    return state


def cards_of(state: LongArm, kind: str, suit: str) -> list[list[str]]:
    """The sets of cards of all moves of a kind for one case."""
    return sorted(
        sorted(plain(move.cards)) for move in state.legal_moves() if move.kind == kind and move.word == king(suit).suit
    )


def read_move(state: LongArm, entry: Mapping[str, Any]) -> Move:
    """A move of a script: an object with its type and the values of its form."""
    form = GAME.forms[entry["type"]]
    if form.kind == "ponder":
        return form(WITH_JOKERS[entry["card"]])
    paying = form.kind == "close" and state.options["close_cards"] == "clue"
    read = clues if paying else WITH_JOKERS.read
    return form(entry["suit"], tuple(read(entry["cards"])))


class ClueCard(CardShape):
    """A card of the clue pack as cases write it; the kings lie at the head of the columns until a case is closed."""

    def __init__(self, *, kings: bool) -> None:
        super().__init__(WITH_JOKERS, lying=True)
        self.kings = kings

    def noun(self, at: Place) -> Words:
        right = super().noun(at)
        return right if self.kings else Words(f"{right.en}, but no king (LA-2.1)", f"{right.zh}，但不能是K（LA-2.1）")

    def card(self, text: str, at: Place) -> Card | None:
        found = SECOND.get(f"{text}'") if WITH_JOKERS.get(text) else None
        return found if found and (self.kings or found.rank != KING) else None


_CARD = CardShape(WITH_JOKERS)
_CLUE = ClueCard(kings=False)
_CLUES = Cards(of=_CLUE)
_PILE = Cards(of=ClueCard(kings=True))
_HAND = Cards(WITH_JOKERS, least=1)
_SUIT = OneOf(*CASES)
_CLOSED = ListOf(_SUIT, most=len(CASES))
_MOVE = Kinds(
    "type",
    {
        "ponder": {"card": _CARD},
        "deduce": {"suit": _SUIT, "cards": Cards(WITH_JOKERS)},
        "close": {"suit": _SUIT, "cards": Cards(WITH_JOKERS)},
    },
)

KINDS = {
    "insert": CaseKind({"column": _CLUES, "card": _CLUE}, ("column",), insert, needs=("column", "card")),
    "deduce_sets": CaseKind(
        {"hand": _HAND, "suit": _SUIT, "column": _CLUES, "closed": _CLOSED},
        ("sets",), deduce_sets, needs=("hand", "suit", "column", "closed"), unordered=("sets",),
    ),
    "close_sets": CaseKind(
        {"hand": _HAND, "pile": _PILE, "suit": _SUIT, "players": SEATS, "closed": _CLOSED,
         "close_need": OptionValue("close_need"), "close_cards": OptionValue("close_cards")},
        ("sets",), close_sets, needs=("hand", "pile", "suit", "players", "closed"), seats=("players",),
        unordered=("sets",),
    ),
    "clue_phase": CaseKind(
        {"clue_deck": _CLUES, "columns": Named(CASES, _CLUES), "closed": _CLOSED,
         "clue_joker": OptionValue("clue_joker")},
        ("placed", "discarded", "clue_deck", "columns", "stopped"),
        clue_phase, needs=("clue_deck", "columns", "closed"),
    ),
    "points": CaseKind({"pile": _PILE}, ("points",), points, needs=("pile",)),
    "winners": CaseKind(
        {"points": ListOf(Whole(0, 84), least=1, most=GAME.seats[-1])}, ("winners",), winners, needs=("points",)
    ),
    "script": CaseKind(
        {"players": SEATS, "clue_deck": Cards(of=_CLUE, least=50, most=50),
         "deduction_deck": Cards(WITH_JOKERS, least=54), "options": OPTIONS, "first_player": SEAT,
         "moves": ListOf(_MOVE, most=1000)},
        ("columns", "hands", "piles", "closed", "clue_discard", "clue_deck", "deduction_deck", "to_move", "over",
         "end_reason", "points", "winners", "legal_count"),
        script, needs=("players", "clue_deck", "deduction_deck", "moves"), seats=("players",),
    ),
}  # fmt: skip
