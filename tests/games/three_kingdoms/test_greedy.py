"""What the greedy player thinks of things, and that it is worth watching."""

from __future__ import annotations

from typing import Any

from cardgames.games.three_kingdoms import GAME
from cardgames.games.three_kingdoms.greedy import worth
from tests.games.three_kingdoms.laying import FORT, OX, PEACH, QIAOS, lay, move, using


def best(state: Any) -> str:
    """The move that is worth most to whoever decides."""
    view = state.view(state.actor)
    return str(max(state.legal_moves(), key=lambda one: worth(view, one)))


def better(state: Any, one: Any, two: Any) -> bool:
    """Whether one move is worth more than the other."""
    view = state.view(state.actor)
    return worth(view, move(state, one)) > worth(view, move(state, two))


def test_it_captures_what_its_combos_lack() -> None:
    state = lay(2, hands=[["5D2", "3D4"], ["3S4"]], table=["KS2", "9H1", "7S1"], collections=[["AH2", "AS2"], []])
    assert best(state) == "play 5D2 for KS2"


def test_it_takes_a_group() -> None:
    state = lay(2, hands=[["QD3", "2S4"], ["3S4"]], table=OX[:5], groups=["Ox"])
    assert best(state) == "play QD3 for the group"


def test_it_lays_out_the_largest_and_rebuilds_only_for_more() -> None:
    nested = lay(2, phase="combine", hands=[["2S4"], ["3S4"]], collections=[["AH2", "AS2", "KS2", "AS4"], []])
    assert best(nested) == "form E004"
    more = lay(2, phase="combine", hands=[["2S4"], ["3S4"]], collections=[["AS4"], []], combos=[[PEACH], []])
    assert best(more) == "rebuild E004"
    split = lay(2, phase="combine", hands=[["2S4"], ["3S4"]], collections=[["AH1", "JS4", "JS2"], []],
                combos=[[PEACH], []], banker=0)  # fmt: skip
    assert best(split) == "rebuild E016,E019,E052"


def test_a_banker_ends_when_it_pays_and_the_last_player_does_not_wait() -> None:
    rich = lay(2, phase="call", formed=1, banker=0, hands=[["2S4", "4S4"], ["3S4", "5S4"]],
               combos=[[PEACH, FORT], [QIAOS]])  # fmt: skip
    assert better(rich, "end", "banker")
    last = lay(2, phase="call", formed=1, hands=[[], ["3S4"]], combos=[[QIAOS], [PEACH]])
    assert better(last, "end", "banker")
    early = lay(2, phase="call", formed=1, hands=[["2S4", "4S4"], ["3S4", "5S4"]], combos=[[QIAOS], []])
    assert better(early, "banker", "end")


def test_it_gives_away_what_is_worth_least_and_hits_whoever_leads() -> None:
    state = using("S1", collections=[[], ["AH2", "0G1"], []])
    state.apply("use S1 showing 2S4")
    state.apply("target 1")
    assert best(state) == "lose 0G1"
    halberd = using("W3", combos=[[], [QIAOS], [PEACH]])
    halberd.apply("use W3 showing 2S4")
    assert best(halberd).startswith("target 2 combo E001")


def test_it_beats_random_players_more_often_than_not() -> None:
    wins = sum(0 in GAME.play(["greedy", "random"], seed=seed, max_hands=4).last.winners() for seed in range(12))  # type: ignore[operator]
    assert wins > 8
