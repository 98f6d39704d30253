"""The combine step and the points of combos: TK-5, TK-6, against a second telling that tries everything."""

from __future__ import annotations

from itertools import combinations
from random import Random
from typing import Any

import pytest

from cardgames.cards import by_pack
from cardgames.engine.position import PositionError
from cardgames.games.three_kingdoms.cards import CHARACTERS, PACK, Character
from cardgames.games.three_kingdoms.combos import ALL, BY_KEY, NAMED, Combo, mask
from cardgames.games.three_kingdoms.possible import Laid, formable, rebuilds
from tests.games.three_kingdoms.laying import (
    FORT,
    KINGS,
    PEACH,
    QIAOS,
    clauses,
    go,
    keys,
    kinds,
    lay,
    moves,
    texts,
    wrong,
)

HEARTS = ["AH2", "JH2", "TH2", "9H2", "8H2", "7H2", "6H2", "5H2", "4H2", "2H2"]
"""Ten hearts of Shu without a king or queen."""
HEART_COMBO = {"key": "suit:H", "cards": HEARTS}


def combining(collection: str = "", combos: list[dict[str, Any]] | None = None, **more: Any) -> Any:
    """Player 0 in the combine step."""
    return lay(2, phase="combine", hands=[["2S4"], ["3S4"]], collections=[collection.split(), []],
               combos=[combos or [], []], **more)  # fmt: skip


# Laying out ----------------------------------------------------------------------------------------------------------


def test_tk_5_1_and_tk_r09_one_combo_at_a_time_and_no_card_in_two() -> None:
    state = combining("AH2 AS2 KS2 AS4")
    assert moves(state) == [["form", "E001"], ["form", "E004"]]
    go(state, ["form", "E001"])
    assert (texts(state.collections[0]), texts(state.combos[0])) == ("AS4", "AS2 KS2 AH2")
    assert ["form", "E004"] not in moves(state)


def test_tk_5_2_exactly_the_members_from_the_own_collection() -> None:
    state = combining("AH2 AS2 KS1 QS1")
    assert wrong(state, ["form", "E001"]) == "TK-5.2"
    assert wrong(state, ["form", "E999"]) == "TK-5.2"
    assert "TK-5.2" in clauses(go(state, ["form", "K007"]))
    assert state.layout(0) == [(BY_KEY["K007"], PACK.read("KS1 QS1"))]


def test_tk_5_3_and_tk_r10_and_tk_r11_a_bar_takes_all_cards_of_its_rank() -> None:
    assert ["form", "bar:K"] not in moves(combining("KS1 KD1 KC2"))
    state = combining("KS1 KD1 KC2 KC4 KD3")
    assert wrong(state, ["form", "bar:Q"]) == "TK-5.3"
    assert clauses(go(state, ["form", "bar:K"])) == ["TK-5.3"]
    assert (state.laid[0], state.collections[0]) == (("bar:K", 5), [])


def test_tk_5_3_one_bar_for_each_rank() -> None:
    state = combining("KS2 KD2 KC3 KH3", [KINGS])
    assert ["form", "bar:K"] not in moves(state)
    assert wrong(state, ["form", "bar:K"]) == "TK-5.3"


def test_tk_5_3_and_tk_r42_suits_and_factions_need_ten_and_ghosts_make_a_bar() -> None:
    assert ["form", "suit:H"] not in moves(combining(" ".join(HEARTS[:9])))
    state = combining(" ".join(HEARTS))
    assert {("form", "suit:H"), ("form", "faction:shu")} <= {tuple(move) for move in moves(state)}
    go(state, ["form", "faction:shu"])
    assert state.laid[0] == ("faction:shu", 10)
    ghosts = combining("0G1 0G2 0G3 0G4 0G5 0G6 0G7 0G8")
    go(ghosts, ["form", "bar:0"])
    assert ghosts.totals == [5, 0]


# Adding and the obligation -------------------------------------------------------------------------------------------


def test_tk_5_4_a_fitting_card_may_be_added_one_at_a_time() -> None:
    state = combining("KH1 KC3 2S1", [KINGS, HEART_COMBO])
    assert moves(state) == [["extend", "bar:K", "KC3"], ["extend", "bar:K", "KH1"], ["extend", "suit:H", "KH1"]]
    assert wrong(state, ["extend", "bar:K", "2S1"]) == "TK-5.4"
    assert wrong(state, ["extend", "bar:K", "KS3"]) == "TK-5.4"
    assert wrong(state, ["extend", "bar:Q", "KH1"]) == "TK-5.4"
    assert wrong(state, ["extend", "X", "KH1"]) == "TK-5.2"
    go(state, ["extend", "bar:K", "KC3"])
    other = state.copy()
    go(state, ["extend", "bar:K", "KH1"])
    go(other, ["extend", "suit:H", "KH1"])
    assert (state.totals[0], other.totals[0], state.laid[0]) == (4, 4, ("bar:K", 6, "suit:H", 10))
    assert other.layout(0)[1][1][-1] is PACK["KH1"]


def test_tk_5_4_named_combos_take_no_further_card() -> None:
    assert wrong(combining("AS4", [PEACH]), ["extend", "E001", "AS4"]) == "TK-5.4"


def test_tk_5_5_the_step_cannot_be_finished_while_something_fits() -> None:
    assert wrong(combining("TH3 9H3"), "done") == "TK-5.5"
    assert wrong(combining("KH1", [KINGS]), "done") == "TK-5.5"
    assert clauses(go(combining("TH3"), "done"))[0] == "TK-5.5"


def test_tk_5_5_and_tk_r15_rebuilds_are_never_obligatory() -> None:
    state = combining("AS4", [PEACH])
    assert moves(state) == [["done"], ["rebuild", ["E004"]]]


# Rebuilding ----------------------------------------------------------------------------------------------------------


def test_tk_5_6_nested_combos() -> None:
    state = combining("AS4", [PEACH])
    events = go(state, ["rebuild", ["E004"]])
    assert str(events[0]).endswith("breaks Peach Garden Oath and lays out Three Heroes Fight Lü Bu: 5 → 8 points.")
    assert (keys(state), state.totals[0], state.formed) == (["E004"], 8, 1)


def test_tk_5_6_splitting_one_into_three() -> None:
    state = combining("AH1 JS4 JS2", [PEACH])
    go(state, ["rebuild", ["E016", "E019", "E052"]])
    assert (state.totals[0], state.counts[0], state.collections[0]) == (6, 3, [])


def test_tk_5_6_every_card_of_a_broken_combo_needs_a_new_one() -> None:
    zhang = {"key": "K003", "cards": ["KS2", "4S2"]}
    state = combining("AH2 AS2", [zhang])
    assert moves(state) == [["done"]]
    assert wrong(state, ["rebuild", ["E001"]]) == "TK-5.6"
    more = combining("AH2 AS2 5S2 9C3", [zhang])
    assert ["rebuild", ["E001", "E031"]] in moves(more)
    go(more, ["rebuild", ["E001", "E031"]])
    assert more.totals[0] == 10


@pytest.mark.parametrize(
    ("collection", "new", "clause"),
    [
        ("AS4", ["E001"], "TK-R13"),  # no card of the collection
        ("AS4 TH3 9H3", ["K057"], "TK-R13"),  # no card of a combo
        ("AS4", ["bar:A"], "TK-R14"),
        ("AS4", ["E999"], "TK-5.2"),
        ("AS4", ["E004", "E004"], "TK-5.6"),
        ("AS4", ["E016"], "TK-5.6"),  # not owned
        ("AH1 JS4 JS2", ["E019", "E016", "E052"], "TK-5.6"),  # not in order
        ("AS4 JS2 AH1 JS4", ["E004", "E016"], "TK-5.6"),  # a card in two
        ("AH1 JS4 JS2", ["E016", "E019"], "TK-5.6"),  # a card left over
    ],
)
def test_tk_5_6_and_tk_r13_and_tk_r14_what_a_rebuild_cannot_be(collection: str, new: list[str], clause: str) -> None:
    assert wrong(combining(collection, [PEACH]), ["rebuild", new]) == clause


def test_tk_5_7_independent_rebuilds_are_done_one_after_the_other() -> None:
    sima = {"key": "E016", "cards": [card.text for card in BY_KEY["E016"].members]}
    two = [{"key": "E001", "cards": ["AH2", "AS2", "KS2"]}, QIAOS]
    assert sima["key"] == "E016"
    pairs = [combo for combo in NAMED if "TH3" in texts(combo.members) and combo.key != "K057"]
    extra = {card.text for combo in pairs for card in combo.members} - {"TH3", "9H3", "AH2", "AS2", "KS2"}
    state = combining(" ".join(sorted({"AS4", *extra})), two)
    found = [move[1] for move in moves(state) if move[0] == "rebuild"]
    alone = [new for new in found if new != ["E004"]]
    for new in alone:
        together = sorted(["E004", *new])
        if wrong(state, ["rebuild", together]) == "TK-5.7":
            return
    pytest.fail(f"no second rebuild beside E004 among {found}")


def all_rebuilds(collection: list[Character], laid: Laid) -> set[tuple[str, ...]]:
    """TK-5.6, TK-5.7 by trying every set of up to four new combos."""
    loose, bound = set(collection), {card for _, run in laid for card in run}
    fitting = [
        c for c in NAMED if set(c.members) <= loose | bound and set(c.members) & loose and set(c.members) & bound
    ]
    allowed: set[tuple[str, ...]] = set()
    for size in range(1, 5):
        for new in combinations(fitting, size):
            members = [card for combo in new for card in combo.members]
            broken = {card for _, run in laid if set(run) & set(members) for card in run}
            if len(members) == len(set(members)) and broken <= set(members):
                allowed.add(tuple(combo.key for combo in new))
    return {new for new in allowed if not any(set(part) < set(new) for part in allowed)}


def random_layout(rng: Random) -> tuple[list[Character], list[tuple[Combo, list[Character]]]]:
    """A collection and combos that can come about, of one faction so that much hangs together."""
    faction = rng.choice(["shu", "wei", "warlords"])
    cards = rng.sample([card for card in CHARACTERS if card.faction == faction], 30)
    laid: list[tuple[Combo, list[Character]]] = []
    for combo in rng.sample(ALL, len(ALL)):
        fitting = [card for card in cards if card in combo.members]
        if len(fitting) >= combo.least and len(laid) < 4 and (combo.kind != "faction" or rng.random() < 0.2):
            laid.append((combo, fitting))
            cards = [card for card in cards if card not in fitting]
    return sorted(cards, key=by_pack)[: rng.randrange(1, 16)], laid


@pytest.mark.parametrize("seed", range(60))
def test_tk_5_6_and_tk_5_7_all_rebuilds_are_found(seed: int) -> None:
    collection, laid = random_layout(Random(seed))
    found = [tuple(combo.key for combo in new) for new in rebuilds(collection, mask(collection), laid)]
    assert len(found) == len(set(found))
    assert {new for new in found if len(new) <= 4} == all_rebuilds(collection, laid)


@pytest.mark.parametrize("seed", range(40))
def test_tk_5_2_and_tk_5_3_all_combos_are_found(seed: int) -> None:
    rng = Random(seed)
    cards = rng.sample([card for card in CHARACTERS if card.suit in rng.choice(("SH", "DC", "SHDCG"))], 40)
    right = {combo.key for combo in ALL if sum(card in cards for card in combo.members) >= combo.least}
    assert {combo.key for combo in formable(cards, mask(cards), ())} == right


# Losing cards, and what is new ---------------------------------------------------------------------------------------


def test_tk_5_8_loose_cards_are_not_recombined_before_the_own_combine_step() -> None:
    five_kings = {"key": "bar:K", "cards": ["KS1", "KD1", "KC2", "KC4", "KH3"]}
    state = lay(2, hands=[["W3", "2S4"], ["3S4"]], combos=[[], [five_kings]], pile=["5S2", "6C1", "7C1", "8C1"])
    go(state, ["use", "W3", "2S4"], ["target", 1, "bar:K", "KC4"])
    assert (keys(state, 1), len(state.collections[1])) == ([], 4)
    go(state, "flip", "stop", "done", ["play", "3S4", ""], "flip", "stop")
    assert ["form", "bar:K"] in moves(state)


def test_tk_5_9_a_kinship_arms_persuade_and_an_event_does_not() -> None:
    assert "TK-5.9" in clauses(go(combining("TH3 9H3"), ["form", "K057"]))
    event = combining("AH2 AS2 KS2")
    assert "TK-5.9" not in clauses(go(event, ["form", "E001"]))
    assert event.kinships == 0


# Points --------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("key", "size", "points"),
    [
        ("E006", 5, 15), ("E002", 4, 8), ("E001", 3, 5), ("E016", 2, 2),  # TK-6.1
        ("K034", 5, 10), ("K057", 2, 1),  # TK-6.2
        ("bar:K", 4, 1), ("bar:K", 5, 2), ("bar:K", 16, 13),  # TK-6.3
        ("suit:H", 10, 1), ("suit:H", 12, 3),  # TK-6.4
        ("faction:wu", 10, 1), ("faction:wu", 54, 45),  # TK-6.5
    ],
)  # fmt: skip
def test_tk_6_1_to_tk_6_5_points(key: str, size: int, points: int) -> None:
    assert BY_KEY[key].points_for(size) == points


def test_tk_6_2_kinships_of_three_and_four() -> None:
    assert {combo.points for combo in NAMED if combo.kind == "kinship" and combo.least == 3} == {3}
    assert {combo.points for combo in NAMED if combo.kind == "kinship" and combo.least == 4} == {6}


def test_tk_6_6_a_total_is_the_sum_over_the_combos_and_nothing_else() -> None:
    state = combining("AS4 KS1", [PEACH, FORT, KINGS | {"cards": ["KS3", "KD1", "KC2", "KC4"]}])
    assert state.totals == [5 + 8 + 1, 0]
    assert (state.counts, state.n) == ([3, 0], 3)


def test_tk_7_1_and_tk_r16_an_added_card_is_no_new_combo() -> None:
    state = combining("KH1", [KINGS])
    go(state, ["extend", "bar:K", "KH1"])
    assert "no_call" in kinds(go(state, "done"))
    assert (state.phase, state.turn) == ("hand", 1)
    called = combining("KH1", [KINGS], options={"extension_calls": True})
    go(called, ["extend", "bar:K", "KH1"])
    assert "added_call" in kinds(go(called, "done"))
    assert called.phase == "call"


@pytest.mark.parametrize(
    ("combos", "laid"),
    [
        (["AH2", "AS2"], ("E001", 2)),
        (["AH2"], ("E001",)),
        (["AH2"], ()),
        (["AH2"], ("X", 1)),
        (["AH2", "AS4"], ("E001", 2)),
    ],
)
def test_a_layout_that_is_none_is_refused_in_words(combos: list[str], laid: tuple[Any, ...]) -> None:
    from cardgames.games.three_kingdoms import GAME

    with pytest.raises(PositionError, match=r"^laid"):
        GAME.position(seats=2, hands=[["2S4"], ["3S4"]], combos=[combos, []], laid=[laid, ()])


def test_a_seating_that_is_none_is_refused_in_words() -> None:
    from cardgames.games.three_kingdoms import GAME

    with pytest.raises(PositionError, match=r"seating takes a list of 2 different values, each \(a seat, 0 to 1\),"):
        GAME.position(seats=2, hands=[["2S4"], ["3S4"]], seating=(0, 0))
