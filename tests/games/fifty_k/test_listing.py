"""All plays of a hand, each once: against every set of its cards, and in the greatest hand."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from itertools import islice
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from cardgames.cards import Card, by_pack
from cardgames.games.fifty_k import GAME, moves
from cardgames.games.fifty_k.combinations import CARDS, PACK, cards_of, combination, mask_of
from cardgames.games.fifty_k.listing import answers, leads
from cardgames.games.fifty_k.moves import PLAY, PLAYS, Play
from tests.games.fifty_k.laying import all_sets, beats_by_the_book, deal, play, read, table

hands = st.lists(st.sampled_from(CARDS), min_size=1, max_size=10, unique=True)
tight_hands = st.lists(st.sampled_from(CARDS[4:24]), min_size=6, max_size=11, unique=True)
fifty_hands = st.lists(st.sampled_from([c for c in CARDS if c.text[0] in "5TK"]), min_size=3, max_size=9, unique=True)


def in_order(sets: Iterable[Sequence[Card]]) -> list[Sequence[Card]]:
    """Sets of cards in an order of their own, so that two lists of them can be compared."""
    return sorted(sets, key=lambda cards: [*map(by_pack, cards)])


def listed(masks: list[int]) -> list[Sequence[Card]]:
    """The sets of a listing; none is there twice."""
    assert len(set(masks)) == len(masks)
    return in_order(map(cards_of, masks))


@settings(max_examples=60)
@given(hands | tight_hands | fifty_hands)
def test_fk_3_1_every_combination_once(hand: list[Card]) -> None:
    assert listed(leads(mask_of(hand))) == in_order(all_sets(hand))


@settings(max_examples=60)
@given(tight_hands | fifty_hands, st.integers(0, 10**6))
def test_fk_3_2_everything_that_beats_and_nothing_else(hand: list[Card], seed: int) -> None:
    sets = all_sets(hand)
    rng = Random(seed)
    for top in rng.sample(sets, min(8, len(sets))):
        found = combination(mask_of(top))
        assert found is not None
        assert listed(answers(mask_of(hand), found)) == in_order(one for one in sets if beats_by_the_book(one, top))


def test_runs_of_three_triples_with_wings() -> None:
    hand = mask_of(read("3S 3H 3D 4S 4H 4D 5S 5H 5D 6S 6H 7S 7H 9S 9H"))
    by_type = Counter(found.type for mask in leads(hand) if (found := combination(mask)))
    assert by_type["triple_run"] == 3  # 3-4, 4-5 and 3-4-5
    assert by_type["run_pairs"] == 2 * (3 * 3 + 3) + 1  # with one of three pairs out of the third triple, or none
    assert by_type["run_singles"] == 2 * (3 * 3 * 2 + 3 * 2 * 2) + 2 * 2 * 2


def test_the_greatest_hand() -> None:
    hand = read("3S 3H 3D 3C 4S 4H 4D 4C 5S 5H 5D 5C 6S 6H 6D 6C 7S 7H")
    masks = leads(mask_of(hand))
    assert len(masks) == len(set(masks)) == 8765
    state = table(" ".join(map(str, hand)), "9S", "9H")
    legal = state.legal_moves()
    assert len({move.text for move in legal}) == 8765
    assert all(state.check(move) is None for move in legal[::40])


def test_a_hand_of_eighteen_cards_leads_about_200_plays() -> None:
    rng = Random(5)
    counts = [len(leads(mask_of(rng.sample(CARDS, 18)))) for _ in range(300)]
    assert 150 < sum(counts) / 300 < 260


@pytest.mark.parametrize("text", ["play 6S,5S,7S,8S,9S", "play 9S,8S,7S,6S,5S", "play 5S,6S,7S,8S,9S"])
def test_fk_r7_cards_in_any_order_are_the_same_move(text: str) -> None:
    state = table("5S 6S 7S 8S 9S 2S", "9H", "9D")
    move = GAME.parse_move(state, text)
    assert str(move) == "play 5S,6S,7S,8S,9S"
    assert move in state.legal_moves()
    assert state.copy().apply(text) != []


def test_moves_are_grouped_by_their_type() -> None:
    state = table("5S 5H 5D 6S", "9H", "9D")
    found = {move.text: move.group.en for move in state.legal_moves() if move.group is not None}
    assert len(found) == len(state.legal_moves())
    assert found[play("5S 5H")] == "Pair"
    assert found[play("5S 5H 5D 6S")] == "Triple with one"
    assert PLAY(tuple(read("5S 6S"))).group is None


def test_a_play_is_one_value_however_it_is_made() -> None:
    mask = mask_of(read("5S 6H"))
    assert Play(mask) == Play(mask) == PLAYS[mask] == PLAY(tuple(read("6H 5S")))
    assert len({Play(mask), PLAYS[mask]}) == 1
    assert Play(mask) != Play(mask + 1) and Play(mask) != "play 5S,6H"  # noqa: PT018
    with pytest.raises(AttributeError, match="no 'colour'"):
        _ = Play(mask).colour  # type: ignore[attr-defined]


def test_plays_that_are_not_remembered_are_made_again(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(moves, "KEPT", 0)
    mask = mask_of(read("3S 4H 5D 6C 7S 8H 9D"))
    PLAYS.pop(mask, None)
    assert PLAYS[mask] is not PLAYS[mask]
    assert PLAYS[mask].cards == tuple(read("3S 4H 5D 6C 7S 8H 9D"))


def test_the_pack_lies_from_low_to_high() -> None:
    assert [card.text for card in islice(PACK, 5)] == ["3S", "3H", "3D", "3C", "4S"]
    assert PACK.cards[-1].text == "2C"
    assert len(deal(seats=4).hands[0]) == 13
