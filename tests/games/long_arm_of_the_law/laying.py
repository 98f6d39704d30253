"""Positions of Long Arm of the Law laid out in short, and the rules of its sums told a second time."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import chain, combinations
from typing import Any, cast

from cardgames.cards import DOUBLE, SECOND, WITH_JOKERS, Card
from cardgames.engine.events import Event
from cardgames.engine.state import State
from cardgames.games.long_arm_of_the_law import GAME
from cardgames.games.long_arm_of_the_law.rules import LongArm

CASES = "HSCD"
REST = object()


def clues(cards: str) -> list[Card]:
    """Cards of the clue pack from texts without their mark."""
    return [SECOND[f"{card}'"] for card in cards.split()]


def stage(
    *hands: str,
    columns: Sequence[str] = ("", "", "", ""),
    closed: str = "",
    piles: Sequence[str] = (),
    clue_deck: str = "",
    deck: Any = REST,
    actor: int | None = None,
    stopped: bool = False,
    **options: Any,
) -> LongArm:
    """Phase 2 of a turn. `columns` are those of H, S, C, D without kings; `deck` is the rest of the deduction pack."""
    held = set(chain.from_iterable(map(WITH_JOKERS.read, hands)))
    owned = [clues(pile) for pile in [*piles, *[""] * (len(hands) - len(piles))]]
    kings = {card for pile in owned for card in pile if card.rank == 13}
    heads = [[] if suit in closed else clues(f"K{suit}") for suit in CASES]
    assert not kings & set(chain.from_iterable(heads)), "a king that is owned lies on the table too"
    state = GAME.position(
        seats=len(hands),
        actor=actor,
        hands=hands,
        cases=[head + clues(column) for head, column in zip(heads, columns, strict=True)],
        piles=[[[card for card in pile if card.suit == suit] for suit in CASES] for pile in owned],
        clue_deck=clues(clue_deck),
        deck=[card for card in WITH_JOKERS if card not in held] if deck is REST else deck,
        stopped=stopped,
        options=options,
    )
    return cast(LongArm, state)


def deal(**settings: Any) -> LongArm:
    """A game that has just been dealt."""
    return cast(LongArm, GAME.start(**settings))


def whole_deck(clue_cards: str, deductions: str) -> list[Card]:
    """A deck that begins with these clues and deduction cards; the rest follows in the order of the packs."""
    first = clues(clue_cards) + WITH_JOKERS.read(deductions)
    return first + [card for card in DOUBLE if card not in set(first)]


def columns(state: LongArm) -> str:
    """All columns with their kings: "KH TH 7H | KS | - | KD 2D"."""
    return " | ".join(plain(case) or "-" for case in state.cases)


def plain(cards: Iterable[Card]) -> str:
    """Cards without the mark of the clue pack."""
    return " ".join(card.text.rstrip("'") for card in cards)


def owned(state: LongArm, seat: int) -> str:
    """A score pile, by case."""
    return plain(chain.from_iterable(state.piles[seat]))


def sentence(events: Iterable[Event], kind: str, lang: str = "en", viewer: int | str = "all") -> str:
    """The sentence of the only event of a kind."""
    (event,) = [event for event in events if event.kind == kind]
    said = event.said(viewer)
    assert said is not None
    return said.text(lang)


def by_the_book(state: State) -> set[tuple[str, str, frozenset[str]]]:
    """LA-5.1 to LA-7.7 as they are written, for the default options: every action by kind, case and cards."""
    assert isinstance(state, LongArm)
    seat = state.actor or 0
    hand, found = state.hands[seat], set()
    done = [suit for suit, case in zip(CASES, state.cases, strict=True) if not case]
    for suit, case, pile in zip(CASES, state.cases, state.piles[seat], strict=True):
        usable = [card for card in hand if card.text in ("BJ", "SJ") or card.suit in [suit, *done]]
        for cards in chain(combinations(usable, 1), combinations(usable, 2)):
            total = sum(13 if card.text in ("BJ", "SJ") else card.rank for card in cards)
            names = frozenset(card.text for card in cards)
            clue_ranks = [card.rank for card in case if card.rank < 13]
            if suit not in done and clue_ranks and total >= min(clue_ranks):
                found.add(("deduce", suit, names))
            if suit not in done and len(pile) >= {1: 5, 2: 4, 3: 3, 4: 3}[state.seats] and total >= 13:
                found.add(("close", suit, names))
    return found | {("ponder", "", frozenset([card.text])) for card in hand}
