"""The card tables: counts, sums, ids and names, as the source prints them."""

from __future__ import annotations

import re
from collections import Counter

import pytest

from cardgames.games.soul_hunt.cards import BAG, EVENTS, HUNTS, PACK, SOULS, TOKENS, WARRIORS, table
from cardgames.games.soul_hunt.faces import SHAPES
from cardgames.svg.cards import display_list
from tests.svg.pictures import path_box


def test_there_are_50_souls_of_32_kinds_20_hunts_of_15_and_9_events() -> None:
    assert [len(cards) for cards in (SOULS, HUNTS, EVENTS, BAG)] == [50, 20, 9, sum(TOKENS)]
    assert [{card.number for card in cards} for cards in (SOULS, HUNTS, EVENTS)] == [
        set(range(1, 33)),
        set(range(1, 16)),
        set(range(1, 10)),
    ]
    assert list(PACK) == [*SOULS, *HUNTS, *EVENTS, *BAG]


@pytest.mark.parametrize("attribute", range(5))
def test_sums_over_all_souls(attribute: int) -> None:
    """Every attribute sums to +11; 19 cards can be sacrificed for it, worth 23 together."""
    assert sum(soul.modifiers[attribute] for soul in SOULS) == 11
    worths = [soul.sacrifice[attribute] for soul in SOULS if soul.sacrifice[attribute]]
    assert (len(worths), sum(worths)) == (19, 23)


def test_45_souls_can_be_sacrificed_at_all() -> None:
    assert sum(any(soul.sacrifice) for soul in SOULS) == 45
    assert all(not any(soul.sacrifice) for soul in SOULS if soul.kind == "guardian")


def test_kinds_of_souls() -> None:
    kinds = Counter(soul.kind for soul in SOULS)
    assert kinds == {"warrior": 5, "elemental": 5, "animal": 20, "evil": 12, "guardian": 5, "great": 3}
    assert [warrior.colour for warrior in WARRIORS] == ["red", "blue", "white", "green", "yellow"]


def test_flags_of_the_table_follow_from_the_kind() -> None:
    """What the rules derive from the kind is what the table says of each card."""
    for row in table("souls"):
        evil, elemental, guardian = (row["kind"] == kind for kind in ("evil", "elemental", "guardian"))
        assert row["forced_attach"] == str(int(evil))
        assert row["voluntary_attach"] == row["removable_by_action"] == str(int(not evil))
        assert row["leaves_at_hunt_end"] == str(int(elemental))
        assert row["can_sacrifice"] == str(int(not guardian))


def test_hunts_each_attribute_has_two_for_souls_one_for_life_one_trial() -> None:
    counts = Counter((hunt.attribute, hunt.kind) for hunt in HUNTS)
    assert counts == {(a, k): n for a in range(5) for k, n in (("soul", 2), ("life", 1), ("trial", 1))}


def test_hunts_of_a_kind_have_the_same_thresholds_and_effects() -> None:
    """The rules know them by the kind; the table repeats them on each card."""
    columns = [name for name in table("hunts")[0] if re.match(r"(success|relic|failure)_", name)]
    by_kind = {kind: {tuple(r[c] for c in columns) for r in table("hunts") if r["kind"] == kind} for kind in
               ("soul", "life", "trial")}  # fmt: skip
    assert by_kind == {
        "soul": {("2", "draw_soul:1", "6", "team_relic:+1", "3", "discard_hand_soul:1", "life:-1")},
        "life": {("4", "life:+1", "6", "team_relic:+1", "3", "life:-1", "")},
        "trial": {("", "all_warriors_all_attributes_this_hunt:+1", "", "", "", "team_relic:-1", "")},
    }


def test_events_have_different_codes() -> None:
    assert [event.code for event in EVENTS] == [
        "heal", "relic_gain", "cleanse", "fewest_draw", "relic_loss", "most_discard", "blessing", "gift", "redraw",
    ]  # fmt: skip


def test_names_are_unique_in_both_languages_but_for_copies_of_a_soul() -> None:
    """Copies of a soul are the same soul (SH-1.1); copies of a hunt are voted for one by one and have a letter."""
    for lang in ("en", "zh"):
        assert len({soul.name[lang] for soul in SOULS}) == 32
        assert len({hunt.name[lang] for hunt in HUNTS}) == 20
        assert len({event.name[lang] for event in EVENTS}) == 9
    assert all(re.search(r"[\u4e00-\u9fff]", card.name["zh"]) for card in (*SOULS, *HUNTS, *EVENTS))


def test_texts_are_words_that_can_be_typed() -> None:
    assert all(re.fullmatch(r"[a-z]+(-[a-z]+)*(-\d)?", card.text) for card in (*SOULS, *HUNTS, *EVENTS))


def test_the_bag_covers_every_mix() -> None:
    assert [sum(token.value == value for token in BAG) for value in range(3)] == [25, 15, 10]


def test_the_frame_of_a_face_leaves_the_paper_free() -> None:
    """The ring's inner edge runs against the outer one; without it a face would be a patch of colour."""
    outer, inner = (path_box(f"M{part}") for part in SHAPES["sh-frame"].split("M")[1:])
    assert inner.left > outer.left + 1
    assert inner.right < outer.right - 1
    for card in (SOULS[0], HUNTS[0], EVENTS[0]):
        assert "frame" not in [placed[0] for placed in display_list(card)]
