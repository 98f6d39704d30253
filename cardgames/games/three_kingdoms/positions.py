"""Positions of Three Kingdoms Legends as cases write them: what they hold, and how they are laid out."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from cardgames.engine.cases import CaseError
from cardgames.engine.holdings import AMOUNT, HANDS, LYING, OPTIONS, SEAT, SEATS, PerSeat
from cardgames.engine.shapes import Fields, ListOf, Maybe, OneOf, Place, quoted
from cardgames.engine.state import OVER
from cardgames.games.three_kingdoms import GAME
from cardgames.games.three_kingdoms.cards import CHARACTERS, MANSIONS, PACK, Character
from cardgames.games.three_kingdoms.combos import BY_KEY
from cardgames.games.three_kingdoms.rules import ThreeKingdoms
from cardgames.games.three_kingdoms.scoring import Payment

Given = Mapping[str, Any]
_SKY = tuple(mansion.name.en for mansion in MANSIONS)
CHARACTERS_OF = {name: [card for card in CHARACTERS if card.home.name.en == name] for name in _SKY}
_PHASES = ("hand", "flip", "again", "combine", "call", "persuade")


class Laid(Fields):
    """A combo that is laid out: its key, and cards that make it."""

    def check(self, value: Any, at: Place) -> None:
        super().check(value, at)
        combo, cards = BY_KEY[value["key"]], PACK.read(value["cards"])
        odd = any(not isinstance(card, Character) or not card.bit & combo.mask for card in cards)
        if odd or len(cards) < combo.least or (combo.named and len(cards) > combo.least):
            raise CaseError(
                f"{at.path}.cards: {quoted(value['cards'])} does not make {combo.key} {combo.name.en} (TK-5.2, TK-5.3)",
                f"{at.path}.cards：{quoted(value['cards'])}组不成{combo.key}{combo.name.zh}（TK-5.2、TK-5.3）",
            )


_COUNT = OneOf(True, False, *range(100))
LAID = ListOf(Laid({"key": OneOf(*BY_KEY), "cards": LYING}), most=len(PACK))
GROUPS = ListOf(OneOf(*_SKY), most=len(_SKY), once=True)
CHIPS_EACH = PerSeat(AMOUNT)
POSITION = Fields(
    {
        "players": SEATS, "hands": HANDS, "table": LYING, "groups": GROUPS, "pile": LYING, "discard": LYING,
        "collections": HANDS, "combos": PerSeat(LAID), "armours": HANDS, "seats": PerSeat(SEAT, once=True),
        "banker": Maybe(SEAT), "chips": CHIPS_EACH, "turn": SEAT, "start": SEAT, "phase": OneOf(*_PHASES),
        "formed": _COUNT, "formed_kinship": _COUNT, "options": OPTIONS,
    },
    needs=(), seats=("players", "hands"),
)  # fmt: skip


def lay_out(position: Given) -> ThreeKingdoms:
    """The position of a case, in which nothing is asked yet; what is absent is empty, 0 or the default."""
    seats = GAME.check_seats(position.get("players", len(position.get("hands", ()))))
    empty: list[Any] = [[]] * seats
    combos = position.get("combos") or empty
    table = PACK.read(position.get("table", []))
    if odd := [card.text for card in table if not isinstance(card, Character)]:
        raise CaseError(
            f"table: {' '.join(odd)} cannot lie there; items are discarded (TK-3.8)",
            f"table：{' '.join(odd)}不能放在桌上；道具锦囊会弃掉（TK-3.8）",
        )
    given = {name: position[name] for name in ("chips", "banker", "start", "groups") if name in position}
    turn = position.get("turn", 0)
    state = GAME.position(
        seats=seats,
        phase=OVER,
        turn=turn,
        options={"max_hands": 1, **position.get("options", {})},
        hands=position.get("hands", empty),
        table=[[card for card in table if card in CHARACTERS_OF[name]] for name in _SKY],
        pile=position.get("pile", []),
        discard=position.get("discard", []),
        collections=position.get("collections", empty),
        combos=[[card for combo in own for card in combo["cards"]] for own in combos],
        laid=[tuple(part for combo in own for part in (combo["key"], len(combo["cards"]))) for own in combos],
        armours=position.get("armours", empty),
        seating=tuple(position.get("seats", range(seats))),
        **(given | ({"groups": tuple(given["groups"])} if "groups" in given else {})),
    )
    assert isinstance(state, ThreeKingdoms)
    return state


def enter(state: ThreeKingdoms, position: Given) -> None:
    """Ask for what the position's phase asks for."""
    phase = position.get("phase", "hand")
    formed, kinships = int(position.get("formed", 0)), int(position.get("formed_kinship", 0))
    if phase == "hand":
        state.begin_turn(state.turn)
    elif phase == "combine":
        state.ask_combine()
    elif phase in ("flip", "again") and not state.pile:
        raise CaseError(
            f"position.phase {phase} needs a card in the pile to turn up (TK-3.7)",
            f"position.phase为{phase}时，牌堆里要有牌可翻（TK-3.7）",
        )
    elif phase in ("flip", "again", "call"):
        state.flips = int(phase == "again")
        state.ask(phase, state.turn)
    state.formed, state.kinships = formed or kinships, kinships
    if phase == "persuade":
        state.end_step()


def watch_settlement(state: ThreeKingdoms) -> list[dict[str, Any]]:
    """A list that grows by every settlement from now on."""
    settled: list[dict[str, Any]] = []

    class Watched(ThreeKingdoms):
        def settle(self, reason: str, ender: int | None, payments: list[Payment]) -> None:
            found = {"reason": reason, "ender": ender, "banker": self.banker, "totals": self.totals}
            settled.append(found | {"combos": self.counts, "payments": listed(payments), "chips": self.chips})
            super().settle(reason, ender, payments)
            settled[-1]["chips"] = self.chips[:]

    state.__class__ = Watched
    return settled


def listed(payments: Sequence[Payment]) -> list[list[int]]:
    """[payer, receiver, amount], sorted."""
    return sorted([pay.payer, pay.receiver, pay.amount] for pay in payments)
