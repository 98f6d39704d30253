"""Poker Battle Line by clause: jack, queen, king (PB-6) and their options."""

from __future__ import annotations

from random import Random

import pytest

from cardgames.engine.state import CHANCE
from cardgames.games.poker_battle_line import GAME
from tests.games.laying import clauses, go, legal, refused, told
from tests.games.poker_battle_line.laying import THEIRS, cards, hand, lay, said, seen

JACK, QUEEN, KING = "JS 2C 3C 6C 5C", "QS 2C 3C 6C 5C", "KS 2C 3C 4C 5C"


def of(state: object, kind: str) -> list[str]:
    """The legal moves of one kind of power."""
    return [move for move in legal(state) if move.startswith(kind)]  # type: ignore[arg-type]


def test_pb_6_1_a_power_card_can_be_placed_or_discarded_too() -> None:
    state = lay(JACK, fields={1: ("", "AC")})
    assert {"place JS on 1", "discard JS", "murder JS on 1 at 0"} <= set(legal(state))


def test_pb_6_1_and_pb_r2_a_power_is_the_action_and_a_draw_follows() -> None:
    state = lay(JACK, fields={1: ("", "AC")})
    events = go(state, "murder JS on 1 at 0")
    assert clauses(events) == ["PB-6.1", "PB-6.2", "PB-2.2"]
    assert (hand(state, 0), state.actor, seen(state, 1, "power")) == ("2C 3C 6C 5C AS", 1, "JS")
    go(state, "discard 8H")
    assert seen(state, 1, "power") == ""
    assert {"JS", "AC"} <= {card.text for card in state.discard}


def test_pb_r2_without_powers_they_are_plain_cards() -> None:
    state = lay("JS QS KS", fields={1: ("", "AC"), 5: ("", "2S")}, powers=False)
    assert {move.split()[0] for move in legal(state)} == {"place", "discard", "concede"}
    for move in ("murder JS on 1 at 0", "spy QS hand", "spy QS on 5 at 0", "spy QS on 4 at 0 and 5 at 0"):
        assert refused(state, move) == "PB-R2"
    assert refused(state, "king KS takes 1") == "PB-R2"


@pytest.mark.parametrize("move", ["murder {} on 1 at 0", "spy {} hand", "spy {} on 5 at 0", "king {} takes 1"])
def test_pb_6_1_and_pb_r13_other_cards_and_jokers_have_no_power(move: str) -> None:
    state = lay("BJ 2C", fields={1: ("", "AC"), 5: ("", "2S")})
    assert refused(state, move.format("BJ")) == "PB-R13"
    assert refused(state, move.format("2C")) == "PB-6.1"
    assert refused(state, move.format("JS" if move[0] == "m" else "QS" if move[0] == "s" else "KS")) == "PB-6.1"


# Jack ----------------------------------------------------------------------------------------------------------------


def test_pb_6_2_one_card_of_an_opposing_formation() -> None:
    state = lay(JACK, fields={1: ("", "AC"), 2: ("", "4H 9D")})
    events = go(state, "murder JS on 2 at 1")
    assert cards(state, 1, 2) == "4H"
    assert str(events[1]) == "9♦ of Seat 1 is discarded."


def test_pb_6_2_neither_complete_nor_resolved_nor_empty() -> None:
    state = lay(JACK, fields={1: ("", "AC KC QC"), 2: ("", "9D")}, won={3: 1})
    assert of(state, "murder") == ["murder JS on 2 at 0"]
    for move in ("murder JS on 1 at 0", "murder JS on 3 at 0", "murder JS on 4 at 0", "murder JS on 2 at 1"):
        assert refused(state, move) == "PB-6.2"
    assert refused(state, "murder JS on 7 at 0") == "PB-1.2"
    assert refused(state, "murder JS on 2 at -1") == "PB-6.2"


def test_pb_6_3_and_pb_r10_five_or_less_is_protected_but_aces_and_jokers_are_high() -> None:
    state = lay(JACK, fields={1: ("", "AC"), 2: ("", "4H 5D"), 3: ("", "2D BJ")})
    assert of(state, "murder") == ["murder JS on 3 at 0", "murder JS on 3 at 1", "murder JS on 1 at 0"]
    wrong = state.check("murder JS on 2 at 0")
    assert wrong is not None
    assert (wrong.clause, "4♥ and 5♦" in wrong.because.en) == ("PB-6.4", True)
    assert of(lay(JACK, fields={2: ("", "6D 2D")}), "murder") == ["murder JS on 2 at 0", "murder JS on 2 at 1"]


def test_pb_6_4_with_a_hidden_card_a_formation_can_be_chosen() -> None:
    state = lay(JACK, fields={4: ("", "3H 5H 2S 9D"), 5: ("", "2D")})
    assert len(of(state, "murder JS on 4")) == 4
    assert of(state, "murder JS on 5") == ["murder JS on 5 at 0"]
    go(state, "murder JS on 4 at 1")
    assert cards(state, 1, 4) == "3H 2S 9D"


@pytest.mark.parametrize("move", ["murder JS on 4 at 3", "murder JS on 4 at 0", "murder JS on 5 at 0"])
def test_pb_6_4_a_protected_formation_wastes_the_jack_and_shows_nothing(move: str) -> None:
    state = lay(JACK, fields={4: ("", "3D 5H 2S 4S"), 5: ("", "2D")})
    events = go(state, move)
    assert told(events)[1] == ("PB-6.4", "wasted")
    assert (cards(state, 1, 4), cards(state, 1, 5)) == ("3D 5H 2S 4S", "2D")
    assert seen(state, 0, "field:1:4") == "3D 5H 2S ??"
    assert hand(state, 0).endswith("AS")
    assert "4♠" not in " ".join(str(event.said(0)) for event in events)


def test_pb_r10_the_choices_do_not_tell_what_is_hidden() -> None:
    low, high = (lay(JACK, fields={5: ("", card)}) for card in ("2D", "KD"))
    assert legal(low) == legal(high)


def test_pb_6_5_a_hidden_card_is_discarded_unseen() -> None:
    state = lay(JACK, fields={5: ("", "KD 4D")})
    events = go(state, "murder JS on 5 at 0")
    assert str(events[1].said(0)) == "A face-down card of Seat 1 is discarded unseen."
    assert "K♦" in str(events[1].said(1))
    assert cards(state, 1, 5) == "4D"


def test_pb_6_5_the_place_is_free_again_and_positions_close_up() -> None:
    state = lay("JS JD 2C", "8H 8C", {4: ("", "3D 7H 2S 9S"), 1: ("", "9H 9C")}, pile="")
    go(state, "murder JS on 4 at 1")
    assert seen(state, 0, "field:1:4") == "3D 2S ??"
    go(state, "place 8H on 4", "murder JD on 4 at 2")
    assert (cards(state, 1, 4), seen(state, 0, "field:1:4")) == ("3D 2S 8H", "3D 2S 8H")
    assert "place 8C on 4" in legal(state)


# Queen ---------------------------------------------------------------------------------------------------------------


def test_pb_6_6_the_whole_hand() -> None:
    state = lay(QUEEN)
    events = go(state, "spy QS hand")
    assert seen(state, 0, "hand:1") == THEIRS
    assert seen(state, "audience", "hand:1") == "?? ?? ?? ?? ??"
    assert said(events, "sees") == "Seat 0 sees 8♥, 8♣, 9♦, 10♥ and 9♣."
    assert events[1].said("audience") is None


def test_pb_6_6_a_hidden_card_on_both_battlefields() -> None:
    state = lay(QUEEN, fields={4: ("", "3D 7H 2S 9S"), 5: ("4S", "KH TD")})
    spies = of(state, "spy")
    assert spies == ["spy QS hand", "spy QS on 4 at 3 and 5 at 0", "spy QS on 4 at 3 and 5 at 1"]
    go(state, "spy QS on 4 at 3 and 5 at 1")
    assert (seen(state, 0, "field:1:4"), seen(state, 0, "field:1:5")) == ("3D 7H 2S 9S", "?? TD")
    assert (seen(state, "audience", "field:1:4"), seen(state, 1, "field:0:5")) == ("3D 7H 2S ??", "??")


def test_pb_6_6_one_alone_where_the_other_has_no_hidden_card() -> None:
    five = lay(QUEEN, fields={4: ("", "3D 7H 2S"), 5: ("", "KH TD")})
    assert of(five, "spy") == ["spy QS hand", "spy QS on 5 at 0", "spy QS on 5 at 1"]
    go(five, "spy QS on 5 at 0")
    assert seen(five, 0, "field:1:5") == "KH ??"
    four = lay(QUEEN, fields={4: ("", "3D 7H 2S 9S KD")})
    assert of(four, "spy") == ["spy QS hand", "spy QS on 4 at 3", "spy QS on 4 at 4"]
    go(four, "spy QS on 4 at 4")
    assert seen(four, 0, "field:1:4") == "3D 7H 2S ?? KD"


@pytest.mark.parametrize(
    "where", ["on 4 at 3", "on 5 at 0", "on 2 at 0", "on 4 at 0 and 5 at 0", "on 4 at 3 and 5 at 2"]
)
def test_pb_6_6_what_cannot_be_seen(where: str) -> None:
    assert refused(lay(QUEEN, fields={4: ("", "3D 7H 2S 9S"), 5: ("", "KH TD")}), f"spy QS {where}") == "PB-6.6"


def test_pb_6_6_without_anything_to_see() -> None:
    state = lay(QUEEN, "", {1: ("", "AC")}, pile="")
    assert of(state, "spy") == []
    assert refused(state, "spy QS hand") == refused(state, "spy QS on 4 at 0") == "PB-6.6"


def test_pb_r18_the_look_lasts_until_the_next_move() -> None:
    state = lay(QUEEN, fields={5: ("", "KH")})
    go(state, "spy QS on 5 at 0")
    assert seen(state, 0, "field:1:5") == "KH"
    go(state, "discard 8H")
    assert seen(state, 0, "field:1:5") == "??"
    state = lay(QUEEN)
    go(state, "spy QS hand", "place 8H on 1")
    assert seen(state, 0, "hand:1") == "?? ?? ?? ?? ??"


# King ----------------------------------------------------------------------------------------------------------------


def test_pb_6_7_from_one_to_the_whole_hand_taken_blind() -> None:
    state = lay(KING)
    assert of(state, "king") == [f"king KS takes {n}" for n in range(1, 6)]
    go(state, "king KS takes 3")
    assert (state.actor, len(legal(state))) == (CHANCE, 10)
    events = go(state, "take 8H,9D,9C")
    assert str(events[0].said(0)) == "Seat 1 loses 3 cards, taken blind."
    assert {"8H", "9D", "9C"} <= {card.text for card in state.discard}
    assert refused(lay(KING), "king KS takes 6") == refused(lay(KING), "king KS takes -1") == "PB-6.7"


def test_pb_6_7_all_cards_are_taken_alike() -> None:
    state = lay(KING)
    go(state, "king KS takes 1")
    rng = Random(1)
    drawn = [state.chance(rng).text for _ in range(500)]
    assert {text: 70 < drawn.count(text) < 130 for text in set(drawn)} == dict.fromkeys(legal(state), True)


@pytest.mark.parametrize("move", ["take 8H", "take 8H,8C,9D", "take 8H,2C", "take 8H,8H", "take -"])
def test_pb_6_7_chance_takes_just_as_many_cards_of_that_hand(move: str) -> None:
    state = lay(KING)
    go(state, "king KS takes 2")
    assert refused(state, move) == "PB-6.7"


def test_pb_r14_not_zero() -> None:
    assert refused(lay(KING), "king KS takes 0") == "PB-R14"
    assert "from 1 to 5" in str(lay(KING).check("king KS takes 6"))
    assert "from 1 to 1" in str(lay(KING, "8H").check("king KS takes 2"))


def test_pb_6_8_not_without_a_pile() -> None:
    state = lay(KING, pile="")
    assert of(state, "king") == []
    assert refused(state, "king KS takes 1") == "PB-6.8"
    assert of(lay(KING, pile="AS"), "king")


def test_pb_6_9_and_pb_r12_the_turn_is_lost_and_the_hand_refilled_after_the_kings_draw() -> None:
    state = lay(KING)
    events = go(state, "king KS takes 3", "take 8H,9D,9C")
    assert (hand(state, 0), hand(state, 1), state.actor, state.pile) == ("2C 3C 4C 5C AS", "8C TH AD", 0, [])
    assert clauses(events)[-3:] == ["PB-2.2", "PB-6.9", "PB-5.4"]
    assert refused(state, "king KS takes 1") == "PB-6.1"


def test_pb_6_9_nothing_to_refill_with() -> None:
    state = lay(KING, "8H", pile="AS")
    assert told(go(state, "king KS takes 1", "take 8H"))[-1] == ("PB-6.9", "no_refill")
    assert (hand(state, 1), state.actor) == ("", 0)
    go(state, "discard AS", "discard 2C")
    assert state.actor == 0


def test_pb_6_9_two_kings_in_a_row() -> None:
    state = lay("KS KD 2C", pile="AS AD AC AH 2S 2D 2H 7S 7D 7H TS TD")
    go(state, "king KS takes 5", "take 8H,8C,9D,TH,9C", "king KD takes 5")
    assert state.actor == CHANCE
    go(state, legal(state)[0])
    assert (hand(state, 1), state.actor) == ("7S 7D 7H TS TD", 0)


def test_pb_r11_the_owner_may_choose() -> None:
    state = lay(KING, king_pick="owner")
    go(state, "king KS takes 2")
    assert (state.actor, len(legal(state))) == (1, 10)
    assert refused(state, "give 8H") == refused(state, "give 8H,2C") == "PB-R11"
    events = go(state, "give 9C,8H")
    assert told(events)[0] == ("PB-R11", "given")
    assert str(events[0].said(0)) == "Seat 1 chooses 2 cards to discard."
    assert (hand(state, 1), state.actor) == ("8C 9D TH AD", 0)


def test_pb_r12_play_short_the_turn_is_played_and_ends_with_the_refill() -> None:
    state = lay(KING, pile="AS AD AC AH 2S", king_pause="play_short")
    go(state, "king KS takes 3", "take 8H,9D,9C")
    assert (hand(state, 1), state.actor) == ("8C TH", 1)
    events = go(state, "place 8C on 1")
    assert (hand(state, 1), state.actor) == ("TH AD AC AH 2S", 0)
    assert told(events)[1] == ("PB-R12", "fills_up")
    go(state, "discard 2C")
    assert told(go(state, "discard TH"))[0] == ("PB-5.4", "discards")


def test_pb_r12_play_short_without_cards_the_turn_is_only_the_refill() -> None:
    state = lay(KING, "8H 8C", pile="AS AD AC", king_pause="play_short")
    events = go(state, "king KS takes 2", "take 8H,8C")
    assert (hand(state, 1), state.actor) == ("AD AC", 0)
    assert ("PB-R12", "refills") in told(events)
    last = lay(KING, "8H", pile="AS", king_pause="play_short")
    assert ("PB-R12", "no_refill") in told(go(last, "king KS takes 1", "take 8H"))


def test_pb_r12_play_short_with_an_empty_pile_there_is_nothing_to_fill_up_with() -> None:
    state = lay(KING, "8H 8C", pile="AS", king_pause="play_short")
    go(state, "king KS takes 1", "take 8H")
    assert told(go(state, "discard 8C"))[1] == ("PB-R12", "not_filled")


def test_pb_r12_play_short_a_king_against_the_king() -> None:
    state = lay(KING, "KD 8C 9D", pile="AS AD AC AH 2S 2D 2H", king_pause="play_short")
    go(state, "king KS takes 1", "take 9D", "king KD takes 2", "take 2C,3C")
    assert (hand(state, 1), hand(state, 0), state.actor) == ("8C AD AC AH 2S", "4C 5C AS", 0)
    go(state, "discard 4C")
    assert hand(state, 0) == "5C AS 2D 2H"


def test_pb_r11_and_pb_r12_options_are_named() -> None:
    assert {GAME.options[name].clause for name in ("powers", "king_pick", "king_pause")} == {
        "PB-R2",
        "PB-R11",
        "PB-R12",
    }
