"""A made-up table with every shape, two packs' worth of owners, numbers, marks, and a secret choice."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from cardgames.cards import WITH_JOKERS, Card
from cardgames.engine.board import Board, Group, Slot
from cardgames.engine.view import CounterView, View, ZoneView
from cardgames.engine.words import Words


def zone(
    key: str,
    cards: Sequence[Card | None],
    *,
    owner: int | None = None,
    sub: str | None = None,
    label: Words | None = None,
    **more: Any,
) -> ZoneView:
    name = key.split(":")[0]
    return ZoneView(key, name, owner, sub, label or Words(name.capitalize(), f"{name}区"), tuple(cards), **more)


def counter(key: str, value: Any, *, owner: int | None = None, shown: bool = True) -> CounterView:
    name = key.split(":")[0]
    return CounterView(key, name, owner, Words(name.capitalize(), f"{name}数"), value, shown)


def view(*, zones: Sequence[ZoneView] = (), counters: Sequence[CounterView] = (), **changes: Any) -> View:
    """A view by hand; what is not said is a game of four seats that waits for nobody."""
    fields: dict[str, Any] = {
        "game": "made-up",
        "title": Words("Made up!", "虚构！"),
        "seats": 4,
        "options": {},
        "viewer": "audience",
        "phase": None,
        "actor": None,
        "waiting": False,
        "prompt": None,
        "over": False,
        "winners": None,
        "scores": (0,) * 4,
        "names": None,
    }
    return View(zones={z.key: z for z in zones}, counters={c.key: c for c in counters}, **{**fields, **changes})


def every_shape(**changes: Any) -> tuple[View, Board]:
    """A view and a board that use all shapes, sizes, kinds of group, notes, marks and numbers."""
    read = WITH_JOKERS.read
    zones = [
        zone("deck", [None] * 31, down=True),
        zone("discard", read("4H 5S")),
        zone("market", read("AS TD JH QC KS BJ SJ 2C 3C 4C 5C 6C 7C")),
        zone("prices", read("9C 9H")),
        zone("block", read("2S 3S 4S 5S 6S 7S 8S")),
        *(
            zone(f"boat:{suit}", read(cards), sub=suit, label=Words(f"Boat {sign}", f"{sign}船"))
            for suit, sign, cards in (
                ("S", "♠", "JS TS 9S"),
                ("H", "♥", "2H 3H 5H 6H 7H 8H TH QH KH AH"),
                ("D", "♦", ""),
                ("C", "♣", "TC"),
            )
        ),
    ]
    hands = ("2D 3D 4D 5D 6D 7D 8D 9D JD QD KD AD", "", "", "")
    for seat, (hand, trick) in enumerate(zip(hands, ("JC", "", "QS", "KC"), strict=True)):
        zones += [
            zone(f"hand:{seat}", read(hand) or [None] * (3 * seat), owner=seat),
            zone(f"taken:{seat}", [None, None] if seat == 2 else [], owner=seat, back="second"),
            zone(f"trick:{seat}", read(trick), owner=seat),
        ]
    counters = [
        counter("pot", 12),
        counter("trump", "H"),
        counter("hidden", 7, shown=False),
        counter("bids", [3, 4.5, -2]),
        *(
            counter(f"{name}:{seat}", value + seat, owner=seat)
            for seat in range(4)
            for name, value in (("score", -1.5), ("ships", 2), ("taken", 0))
        ),
    ]
    prices = tuple(Words(f"{n} coins", f"{n}元") for n in (0, 2, 4, 6))
    board = Board(
        (
            Group(
                "row",
                (Slot("prices", "track", marks=prices), Slot("block", "grid", "small")),
                counters=("pot", "trump", "bids"),
                label=Words("Market", "市场"),
            ),
            Group(
                "middle",
                (
                    Slot("deck", "pile"),
                    Slot("market", note=Words("oldest card left", "最早的牌在左")),
                    Slot("trick", "compass", "small"),
                    Slot("discard", "pile", "large"),
                ),
            ),
            Group("middle", (Slot("boat", "column"),)),
            Group(
                "seats",
                (Slot("hand", "fan"), Slot("taken", "pile", "small", counters=("taken",))),
                counters=("score", "ships"),
            ),
        )
    )
    return view(zones=zones, counters=counters, **{"actor": 1, "scores": (-1.5, -0.5, 0.5, 1.5), **changes}), board
