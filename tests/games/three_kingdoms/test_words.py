"""What Three Kingdoms Legends says: sentences that were once wrong, units of money, and the rulings about its gaps."""

from __future__ import annotations

from cardgames.engine.words import Said
from cardgames.games.three_kingdoms import GAME
from cardgames.games.three_kingdoms.combos import BY_KEY
from cardgames.games.three_kingdoms.words import PAYS, TELLINGS


def told(kind: str, **values: object) -> tuple[str, str]:
    said = Said(TELLINGS[kind].words, values)
    return said.en, said.zh


def test_tk_4_9_the_pile_is_shuffled_whether_it_has_one_card_or_many() -> None:
    assert told("mix", n=146) == ("The pile (146 cards) is shuffled.", "洗混牌堆（146张）。")
    assert told("mix", n=1) == ("The pile (1 card) is shuffled.", "洗混牌堆（1张）。")


def test_tk_1_5_and_tk_r53_chips_have_their_unit_and_commas() -> None:
    assert told("chips", n=33333) == ("Everyone starts with 33,333 chips.", "每人起始筹码33,333点。")
    paid = [Said(PAYS, {"seat": 0, "amount": 7}), Said(PAYS, {"seat": 1, "amount": 1})]
    assert told("paid", actor=2, payments=paid) == (
        "Seat 2 gets 7 chips from Seat 0 and 1 chip from Seat 1.",
        "付给座位2筹码：座位0付7点、座位1付1点。",
    )
    assert told("pays_total", actor=2, total=7)[1] == "座位2不是庄家，其他人各付7点筹码，即座位2的总分。"


def test_tk_5_3_a_bar_is_named_once_and_events_with_their_kind() -> None:
    nines = BY_KEY["bar:9"]
    bar = told("form_row", actor=2, combo=nines.name, cards=nines.members[:4], points=1)
    assert bar[0].startswith("Seat 2 lays out a bar of 9s: ")
    assert bar[1].startswith("座位2摆出9的横杠：")


def test_names_self_speaks_of_nobody_as_it() -> None:
    assert told("names_self", actor=1, n=2, user=0)[0] == "Seat 1 chooses to pay and gives 2 cards to Seat 0."


def test_tk_r48_and_tk_r49_no_first_banker_and_an_open_table() -> None:
    deal = GAME.play(["random"] * 3, seed=2)
    state = next(step.state for step in deal if any(step.state.hands))  # type: ignore[attr-defined]
    assert state.banker is None  # type: ignore[attr-defined]
    view = state.view(1)
    assert None in view.cards("hand:0")
    assert None in view.cards("pile")
    assert all(None not in view.cards(place) for place in ("collection:0", "combos:0", "armours:0", "discard"))


def test_tk_r50_to_tk_r52_are_told_where_the_rules_of_a_rebuild_and_of_two_items_are_kept() -> None:
    """TK-R50, TK-R51, TK-R52: each ruling names the clause or the item whose rule it argues for."""
    for ruling, named in (("TK-R50", "rebuild"), ("TK-R51", "S4"), ("TK-R52", "M4")):
        assert named in GAME.rulebook[ruling].text.en
