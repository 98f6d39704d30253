"""Soul Hunt by clause: prepare, draw, sacrifice (SH-6)."""

from __future__ import annotations

from itertools import combinations
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cardgames.games.soul_hunt.cards import SOULS, Soul
from cardgames.games.soul_hunt.scoring import number, preparations, value
from tests.games.laying import go, legal, refused, told, words
from tests.games.soul_hunt.laying import final, judged, last, lay, roll


def test_sh_6_1_each_is_asked_once_in_captain_order() -> None:
    state = lay("fox-1", "hare-1", "wolf-1", captain=1)
    asked = []
    while state.phase == "action":
        asked.append(state.actor)
        go(state, "pass")
    assert asked == [1, 2, 0]


def test_sh_6_1_nobody_is_asked_without_a_choice() -> None:
    state = lay("greed-1", "hare-1", attached=["fury-1"])
    assert (state.actor, state.phase) == (1, "action")
    assert ("SH-6.1", "nothing_to_change") in told(state.heard or [])


def test_sh_6_2_equip() -> None:
    state = lay("fox-1 hare-1", attached=["wolf-1"])
    assert "equip fox-1" in legal(state)
    assert told(go(state, "equip fox-1"))[0] == ("SH-6.2", "equips")
    assert (words(state.attached[0]), words(state.hands[0])) == ("wolf-1 fox-1", "hare-1")
    assert refused(lay("fox-1"), "equip hare-1") == "SH-6.2"
    assert refused(lay("fox-1"), "equip strength-life") == "SH-6.2"


def test_sh_6_3_swap() -> None:
    state = lay("fox-1", attached=["wolf-1 hare-1"])
    assert {"swap wolf-1 fox-1", "swap hare-1 fox-1"} <= set(legal(state))
    assert told(go(state, "swap wolf-1 fox-1"))[0] == ("SH-6.3", "swaps")
    assert (words(state.attached[0]), words(state.hands[0])) == ("fox-1 hare-1", "wolf-1")


def test_sh_6_3_what_cannot_be_swapped() -> None:
    state = lay("fox-2 boar-1", attached=["fox-1 greed-1"])
    assert refused(state, "swap wolf-1 boar-1") == "SH-6.3"
    assert refused(state, "swap fox-1 wolf-1") == "SH-6.3"
    assert refused(state, "swap greed-1 boar-1") == "SH-8.5"
    assert refused(state, "swap fox-1 fox-2") == "SH-2.2"
    assert legal(state) == ["pass", "equip boar-1", "swap fox-1 boar-1", "remove fox-1"]


def test_sh_6_4_remove() -> None:
    state = lay("", attached=["wolf-1 greed-1"])
    assert legal(state) == ["pass", "remove wolf-1"]
    assert refused(state, "remove greed-1") == "SH-8.5"
    assert refused(state, "remove fox-1") == "SH-6.4"
    assert told(go(state, "remove wolf-1"))[0] == ("SH-6.4", "removes")
    assert (words(state.attached[0]), words(state.hands[0])) == ("greed-1", "wolf-1")


@given(st.lists(st.sampled_from(SOULS), unique=True, max_size=8), st.integers(0, 3))
def test_preparations_are_all_that_the_rules_allow(souls: list[Soul], count: int) -> None:
    """Against trying every way: a change is allowed if what is attached afterwards is."""
    attached = souls[:count]
    if len({soul.number for soul in attached}) < len(attached) or sum(soul.evil for soul in attached) > 1:
        return
    hand = souls[count:]
    found = {(move.kind, tuple(soul.number for soul in move.args)) for move in preparations(hand, attached)}
    wanted = {("pass", ())}
    for out in [None, *(soul for soul in attached if not soul.evil)]:
        for new in [None, *(soul for soul in hand if not soul.evil)]:
            after = [soul.number for soul in attached if soul is not out] + ([new.number] if new else [])
            if len(after) > 3 or len(set(after)) < len(after) or (out and new and out.number == new.number):
                continue
            if out and new:
                wanted.add(("swap", (out.number, new.number)))
            elif out or new:
                wanted.add(("remove", (out.number,)) if out else ("equip", (new.number,)))  # type: ignore[union-attr]
    assert found == wanted


@pytest.mark.parametrize(
    ("attached", "trials", "blessed", "wanted"),
    [("", 0, None, 1), ("wolf-1", 0, None, 3), ("ruin-1 lion-1", 1, None, 2), ("ape-1", 2, 0, 4), ("fury-1", 0, 1, -1)],
)
def test_sh_6_5_warrior_modifiers_and_bonuses(attached: str, trials: int, blessed: int | None, wanted: int) -> None:
    state = lay(attached=[attached], trials=trials, blessed=blessed)
    assert state.value(0) == wanted


def test_sh_6_5_the_sum_is_told_and_shown() -> None:
    state = lay(attached=["ruin-1 lion-1"], trials=1)
    go(state, "pass")
    assert state.strength[0] == "1 − 2 + 2 + 1 = 2"
    assert state.perception[0] == "1 + 1 = 2"
    assert state.strength[1] == "1 + 1 = 2"


def test_sh_6_6_and_sh_r15_five_at_most_with_the_warrior() -> None:
    state = lay(attached=["wolf-1 lion-1 fire-spirit"])
    assert state.strength[0] == "1 + 2 + 2 + 4 = 9 → 5"
    events = go(state, "pass")
    assert {("SH-6.5", "value"), ("SH-6.6", "capped")} <= set(told(events))
    assert state.due == 5
    assert value([], 0, -9) == -8


def test_sh_6_7_as_many_tokens_as_the_value_none_put_back() -> None:
    state = lay(attached=["wolf-1"])
    go(state, "pass")
    assert (state.phase, state.drawer, state.due) == ("tokens", 0, 3)
    events = roll(state, "0+1+2")
    assert last(events, "draws").clause == "SH-6.7"
    assert (state.numbers, [token.value for token in state.tokens[0]]) == ([3, None], [0, 1, 2])
    assert [len(pile) for pile in state.bag] == [19, 9, 4]


def test_sh_6_7_only_what_is_in_the_bag() -> None:
    state = lay(attached=["wolf-1"])
    go(state, "pass")
    for wrong in ("0", "0+1", "0+0+0+0", "1+0+2", "0+1+3", "none"):
        assert refused(state, f"tokens {wrong}") == "SH-6.7"
    state.bag[2].clear()
    assert refused(state, "tokens 0+0+2") == "SH-6.7"
    assert legal(state) == ["tokens 0+0+0", "tokens 0+0+1", "tokens 0+1+1", "tokens 1+1+1"]


def test_sh_6_7_tokens_are_drawn_blindly() -> None:
    """The share of successes is that of the bag, 20 in 35; the draw is without putting back."""
    state = lay(attached=["wolf-1 lion-1"])
    go(state, "pass")
    rng = Random(5)
    drawn = [int(n) for _ in range(4000) for n in state.random_tokens(rng).word.split("+")]
    assert abs(sum(drawn) / len(drawn) - 20 / 35) < 0.02
    assert max(drawn.count(n) / len(drawn) - share for n, share in ((0, 20 / 35), (1, 10 / 35), (2, 5 / 35))) < 0.02


def test_sh_6_8_a_value_of_zero() -> None:
    state = lay(attached=["mountain-eagle-1"])
    events = go(state, "pass")
    assert ("SH-6.8", "zero") in told(events)
    assert (state.numbers[0], state.drawer) == (0, 1)


def test_sh_6_9_a_value_below_zero_is_the_number() -> None:
    state = lay("wolf-1", attached=["fury-1"])
    events = go(state, "pass")
    assert ("SH-6.9", "negative") in told(events)
    assert state.numbers[0] == -1
    assert (number(-2, []), number(0, []), number(3, [0, 1, 2])) == (-2, 0, 3)


def test_sh_6_10_and_sh_r17_once_around_as_many_as_one_likes() -> None:
    state = judged(1, 1, hands=("wolf-1 great-spirit-1", "lion-1"), captain=1)
    assert (state.actor, legal(state)) == (1, ["sacrifice lion-1", "done"])
    go(state, "done")
    assert (state.actor, legal(state)) == (0, ["sacrifice wolf-1", "sacrifice great-spirit-1", "done"])
    go(state, "sacrifice wolf-1")
    assert (state.actor, legal(state)) == (0, ["sacrifice great-spirit-1", "done"])
    go(state, "sacrifice great-spirit-1")
    assert words(state.discard) == "wolf-1 great-spirit-1"
    assert state.phase != "sacrifice"


def test_sh_6_11_a_sacrifice_adds_its_value() -> None:
    state = judged(1, 1, hands=("great-spirit-1 fox-1 black-bear",))
    events = go(state, "sacrifice great-spirit-1")
    event = last(events, "sacrifices")
    assert (event.clause, event.values["worth"], event.values["n"]) == ("SH-6.11", 2, 3)
    assert state.numbers[0] == 3


def test_sh_6_11_guardians_and_others_cannot() -> None:
    state = judged(1, 1, hands=("wolf-1 fox-1 black-bear",), attached=["lion-1"])
    assert refused(state, "sacrifice black-bear") == "SH-6.11"
    assert refused(state, "sacrifice boar-1") == "SH-6.11"
    assert refused(state, "sacrifice lion-1") == "SH-6.12"


def test_sh_r16_no_sacrifice_without_effect() -> None:
    assert refused(judged(1, 1, hands=("wolf-1 fox-1",)), "sacrifice fox-1") == "SH-R16"


def test_sh_6_12_no_ceiling_and_up_from_below_zero() -> None:
    state = judged(-1, 9, hands=("wolf-1 great-spirit-1",))
    go(state, "sacrifice wolf-1")
    assert state.numbers == [0, 9]
    go(state, "sacrifice great-spirit-1")
    assert state.numbers == [2, 9]
    state = judged(6, 1, hands=("wolf-1",))
    go(state, "sacrifice wolf-1")
    assert state.numbers[0] == 7


def test_sh_6_12_a_drawn_warrior_can_be_sacrificed() -> None:
    state = judged(1, 1, hands=("warrior-green",))
    assert last(go(state, "sacrifice warrior-green"), "sacrifices").clause == "SH-6.12"


def test_sh_8_5_attached_evil_cannot_be_sacrificed() -> None:
    assert refused(judged(1, 1, hands=("wolf-1",), attached=["fury-1"]), "sacrifice fury-1") == "SH-8.5"


def test_tokens_lie_there_until_the_next_draw() -> None:
    """SH-7.10: they go back before anybody draws for the next target, so the last draw can be seen."""
    state = lay("", attached=["wolf-1"])
    go(state, "pass")
    roll(state, "0+2+2", "2")
    assert [[token.value for token in drawn] for drawn in state.tokens] == [[0, 2, 2], [2]]
    events = go(state, "pass")
    assert ("SH-7.10", "tokens_back") in told(events)
    assert [len(pile) for pile in state.bag] == [20, 10, 5]


def test_every_draw_is_possible_and_no_other() -> None:
    state = final(attached=["wolf-1 lion-1"], numbers=[None, None], attack=0)
    found = {move.word for move in state.legal_moves()}
    tokens = [0] * 20 + [1] * 10 + [2] * 5
    assert found == {"+".join(map(str, sorted(drawn))) for drawn in set(combinations(sorted(tokens)[15:], 5))}
