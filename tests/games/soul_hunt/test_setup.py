"""Soul Hunt by clause: what counts as what, limits, the set-up, the structure (SH-1 to SH-4)."""

from __future__ import annotations

from typing import Any

import pytest

from cardgames import GameError
from cardgames.cards import UnknownCard, by_pack
from cardgames.engine.position import PositionError
from cardgames.games.soul_hunt import GAME
from cardgames.games.soul_hunt.cards import BAG, EVENTS, HUNTS, WARRIORS
from tests.games.laying import go, legal, refused, told, words
from tests.games.soul_hunt.laying import deal, ending, judged, last, lay, planning


@pytest.mark.parametrize("seats", [1, 6, 0, True, "3"])
def test_two_to_five_players(seats: Any) -> None:
    with pytest.raises(GameError, match="it is for 2 to 5"):
        GAME.start(seats=seats)
    assert [deal(seats=n).seats for n in range(2, 6)] == [2, 3, 4, 5]


def test_sh_1_1_two_copies_are_one_choice() -> None:
    state = lay("wolf-2 wolf-1 fox-1")
    assert legal(state) == ["pass", "equip wolf-2", "equip fox-1"]
    assert refused(state, "equip wolf-1") == "SH-1.1"


def test_sh_1_1_the_warriors_are_five_souls() -> None:
    state = lay("warrior-green warrior-yellow", attached=["warrior-white"])
    assert {"equip warrior-green", "equip warrior-yellow"} <= set(legal(state))


def test_sh_1_2_not_more_than_ten_relics_and_three_lives() -> None:
    state = ending(event="gift-of-the-forest", relics=10)
    assert state.relics == 10
    assert ("SH-1.2", "relic_lost") in told(state.heard or [])
    state = judged(4, 1, target="strength-life")
    assert state.lives == [3, 3]
    assert ("SH-1.2", "life_lost") in told(state.heard or [])


@pytest.mark.parametrize("move", ["remove warrior-red", "swap warrior-red fox-1", "equip warrior-red"])
def test_sh_1_3_the_own_warrior_stands_apart(move: str) -> None:
    assert refused(lay("fox-1", attached=["wolf-1"]), move) == "SH-1.3"


def test_sh_1_3_the_own_warrior_cannot_be_sacrificed_and_does_not_count() -> None:
    state = judged(2, 1, hands=("great-spirit-1",))
    assert refused(state, "sacrifice warrior-red") == "SH-1.3"
    state = ending("", "fox-1", event="help-for-the-poor", deck="wolf-1", attached=["hare-1"])
    assert last(state.heard or [], "fewest_draw_seats").values["seats"] == [0, 1]


def test_sh_2_1_three_attached_at_most() -> None:
    state = lay("fox-1", attached=["wolf-1 hare-1 boar-1"])
    assert refused(state, "equip fox-1") == "SH-2.1"
    assert "swap wolf-1 fox-1" in legal(state)
    with pytest.raises(PositionError, match="at most three"):
        lay(attached=["wolf-1 hare-1 boar-1 fox-1"])


def test_sh_2_2_no_twins_on_one_player_but_on_two() -> None:
    state = lay("fox-2 hare-1", attached=["fox-1"])
    assert refused(state, "equip fox-2") == "SH-2.2"
    assert "equip hare-1" in legal(state)
    state = lay("fox-2", attached=["", "fox-1"])
    assert legal(state) == ["pass", "equip fox-2"]
    with pytest.raises(PositionError, match="different souls"):
        lay(attached=["fox-1 fox-2"])


def test_sh_2_3_one_evil_spirit_at_most() -> None:
    with pytest.raises(PositionError, match="one of them evil"):
        lay(attached=["greed-1 fury-1"])


def test_sh_3_1_each_takes_a_warrior_and_three_lives() -> None:
    state = deal(seats=4)
    assert state.warriors == [[warrior] for warrior in WARRIORS[:4]]
    assert state.lives == [3, 3, 3, 3]
    assert ("SH-3.1", "warriors") in told(state.heard or [])


def test_sh_3_2_the_other_warriors_are_shuffled_into_the_souls() -> None:
    state = deal(seats=2)
    souls = [*state.deck, *(soul for hand in state.hands + state.attached for soul in hand), *state.discard]
    assert len(souls) == 48
    assert {card for card in souls if card.kind == "warrior"} == set(WARRIORS[2:])


def test_sh_3_3_twenty_hunts_face_down() -> None:
    state = deal(seats=3)
    assert sorted(state.hunts, key=by_pack) == list(HUNTS)
    assert state.view("audience").cards("hunts") == (None,) * 20


def test_sh_3_4_three_souls_each_from_seat_0_on() -> None:
    state = deal(souls="wolf-1 fox-1 lion-1 hare-1 boar-1 ape-1", first_captain=1)
    assert [words(hand) for hand in state.hands] == ["wolf-1 fox-1 lion-1", "hare-1 boar-1 ape-1"]
    assert [event.actor for event in state.heard or [] if event.clause == "SH-3.4"] == [0, 0, 0, 1, 1, 1]


def test_sh_3_4_evil_spirits_make_a_hand_smaller() -> None:
    state = deal(souls="greed-1 fox-1 lion-1")
    assert (words(state.hands[0]), words(state.attached[0])) == ("fox-1 lion-1", "greed-1")


def test_sh_3_5_each_seat_attaches_what_it_likes_and_says_done() -> None:
    state = deal(souls="wolf-1 fox-1 lion-1 hare-1 boar-1 ape-1", first_captain=1)
    assert (state.phase, state.actor) == ("setup_equip", 0)
    assert legal(state) == ["equip wolf-1", "equip fox-1", "equip lion-1", "done"]
    assert told(go(state, "equip fox-1")) == [("SH-3.5", "equips")]
    assert legal(state) == ["equip wolf-1", "equip lion-1", "done"]
    go(state, "done")
    assert (state.phase, state.actor) == ("setup_equip", 1)


def test_sh_3_5_nobody_is_asked_without_a_choice() -> None:
    state = deal(souls="greed-1 fury-1 ruin-1 hare-1 boar-1 ape-1")
    assert (state.phase, state.actor) == ("setup_equip", 1)
    go(state, "equip hare-1", "equip boar-1", "equip ape-1")
    assert state.phase != "setup_equip"


def test_sh_3_5_only_what_is_in_hand_and_fits() -> None:
    state = deal(souls="fox-1 fox-2 lion-1")
    assert refused(state, "equip wolf-1") == "SH-3.5"
    go(state, "equip fox-1")
    assert refused(state, "equip fox-2") == "SH-2.2"


def test_sh_3_6_and_sh_r27_hands_are_open_within_the_team() -> None:
    state = deal(souls="wolf-1 fox-1 lion-1")
    assert state.view(1).cards("hand:0") == tuple(state.hands[0])
    state = deal(souls="wolf-1 fox-1 lion-1 hare-1 boar-1 greed-1", open_hands=False)
    assert state.view(1).cards("hand:0") == (None,) * 3
    assert state.view(0).cards("hand:0") == tuple(state.hands[0])
    assert state.view("audience").cards("attached:1") == tuple(state.attached[1])
    drawn = next(event for event in state.heard or [] if event.kind == "draws_soul")
    assert (str(drawn.said(0)), str(drawn.said(1))) == ("Seat 0 draws Wolf.", "Seat 0 draws a soul.")


@pytest.mark.parametrize(("out", "clause"), [(3, "SH-3.7"), (4, "SH-R1")])
def test_sh_3_7_and_sh_r1_events_go_unseen_into_the_box(out: int, clause: str) -> None:
    state = deal(events_removed=out, events="heal cleansing")
    assert (len(state.box), len(state.event_deck)) == (out, 9 - out)
    assert words(state.event_deck[::-1][:2]) == "heal cleansing"
    assert state.view("audience").cards("box") == (None,) * out
    assert last(state.heard or [], "event_deck").clause == clause
    assert sorted([*state.box, *state.event_deck], key=by_pack) == list(EVENTS)


@pytest.mark.parametrize("mix", ["20/10/5", "25/10/5", "20/15/5", "20/10/10"])
def test_sh_3_8_and_sh_r2_the_bag(mix: str) -> None:
    state = deal(token_mix=mix)
    assert "/".join(str(len(pile)) for pile in state.bag) == mix
    assert all(token.value == value for value, pile in enumerate(state.bag) for token in pile)
    assert len(state.spare) == len(BAG) - sum(map(len, state.bag))
    assert last(state.heard or [], "bag").clause == ("SH-3.8" if mix == "20/10/5" else "SH-R2")


def test_sh_3_9_the_first_captain() -> None:
    assert deal(seats=3).captain == 0
    assert deal(seats=3, first_captain=2).captain == 2
    with pytest.raises(GameError, match=r"SH-3\.9"):
        deal(seats=3, first_captain=3)


def test_sh_3_10_no_relics() -> None:
    state = deal()
    assert state.relics == 0
    assert ("SH-3.10", "no_relics") in told(state.heard or [])


def test_sh_3_11_the_first_event_comes_before_the_first_hunt() -> None:
    state = deal(souls="wolf-1 fox-1 lion-1 greed-1 fury-1 ruin-1", events="gift-of-the-forest")
    heard = told(go(state, "equip wolf-1", "equip fox-1", "equip lion-1"))
    assert heard[-4:] == [("SH-3.11", "event"), ("SH-9.2", "relic"), ("SH-4.1", "hunt"), ("SH-5.1", "turns_up")]
    assert (state.relics, state.round, state.phase) == (1, 1, "vote")


def test_sh_r34_warriors_can_be_chosen() -> None:
    state = deal(warriors="5 2")
    assert state.warriors == [[WARRIORS[4]], [WARRIORS[1]]]
    assert ("SH-R34", "warriors") in told(state.heard or [])
    for wrong in ("5 5", "1 6", "1", "1 2 3", [5, 2]):
        with pytest.raises(GameError, match="SH-R34"):
            deal(warriors=wrong)


def test_sh_r9_evil_takes_hold_at_the_set_up_too() -> None:
    state = deal(souls="fox-1 sloth-1 scorn-1")
    assert (words(state.attached[0]), words(state.discard)) == ("scorn-1", "sloth-1")


def test_sh_4_1_five_hunts_and_a_finale() -> None:
    line = GAME.play(["greedy"] * 3, seed=11, token_mix="20/10/10")
    rounds = [step.state.round for step in line]
    assert rounds == sorted(rounds)
    assert line.last.view("all").value("clock").en == "Final challenge"  # type: ignore[union-attr]
    assert [n for n in range(7) if n in rounds] == [0, 1, 2, 3, 4, 5, 6]


def test_sh_4_2_and_sh_r25_a_hunt_is_three_attacks_won_or_not() -> None:
    line = GAME.play(["greedy"] * 3, seed=0, token_mix="20/10/10")
    attacks = [event.values["n"] for step in line for event in step.events if event.kind == "attack"]
    assert attacks == [1, 2, 3] * 5
    kinds = {event.kind for step in line for event in step.events}
    assert {"succeeds", "fails"} <= kinds


@pytest.mark.parametrize(
    ("fields", "what"),
    [
        ({"lives": [4, 3]}, "lives"),
        ({"relics": 11}, "relics"),
        ({"attack": 4}, "attack"),
        ({"captain": 2}, "captain"),
        ({"captain": 1, "lives": [3, 0]}, "captain"),
        ({"numbers": [1, "2"]}, "numbers"),
        ({"big": [3, -1], "attack": -1}, "big"),
        (
            {"targets": "strength-trial"},
            "target: 1 there; a hunt has three targets",
        ),
        ({"round": 7}, "round"),
    ],
)
def test_positions_that_cannot_be(fields: dict[str, Any], what: str) -> None:
    with pytest.raises(PositionError, match=what):
        lay(**fields)


def test_positions_go_on_where_they_are() -> None:
    assert planning(big=[-1, 0], small=[-1, 1]).actor == 0
    assert lay("fox-1", "wolf-1", actor=1).actor == 1
    assert lay("great-spirit-1", "great-spirit-2", numbers=[1, 2], actor=1).actor == 1
    assert lay(numbers=[None, 2]).drawer == 0
    assert ending("fox-1", event="present").phase == "gift"
    assert GAME.position(seats=2, hands=["", "fox-1"], actor=1).phase == "setup_equip"
    assert GAME.position(seats=2, round=5).phase == "challenge"
    assert GAME.position(seats=2, round=2).phase == "vote"


def test_cards_are_written_as_words() -> None:
    with pytest.raises(UnknownCard, match="a card is written like warrior-red"):
        GAME.pack.read("wolf-3")
