"""What is said of an exchange: the clause that decided it, in words, found only when somebody reads it."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cardgames.engine.events import Event, LateEvent
from cardgames.games.hey_bartender import GAME, market
from cardgames.games.hey_bartender.exchange import Decided, deciding
from tests.games.hey_bartender.laying import lay
from tests.games.laying import go, told


def answer(market: str, card: str) -> Event:
    """The event of the bartender's answer."""
    (event,) = [event for event in go(lay(market, [card]), f"play {card}") if event.kind == "hands_over"]
    return event


@pytest.mark.parametrize(
    ("market", "card", "clause", "en", "zh"),
    [
        ("7H", "7S", "HB-4.2", "7♥, exactly 7.", "7♥，正好7点。"),
        ("7H AS 6C", "7S", "HB-4.3", "7♥: 1 + 6 makes 7 too, but takes more cards.",
         "7♥：1 + 6也是7点，但用的牌更多。"),
        ("AS 2S 4C 5D", "QS", "HB-4.4", "A♠, 2♠, 4♣ and 5♦: fewer cards do not make 12.",
         "A♠、2♠、4♣、5♦：更少的牌凑不出12点。"),
        ("KD QH", "TS", "HB-4.5", "Q♥.", "Q♥。"),
        ("AS 3H 4D 6C", "7S", "HB-4.6", "A♠ and 6♣: 3 + 4 makes 7 too, but its spread is 1, not 5.",
         "A♠、6♣：3 + 4也是7点，但差值1小于5。"),
        ("2S 5H 5C 3D 3C 6S JH", "QS", "HB-4.7",
         "3♦, 3♣ and 6♠: 2 + 5 + 5 makes 12 too with the same spread, but 5 is lower than 6.",
         "3♦、3♣、6♠：2 + 5 + 5也是12点，差值也相同，但5小于6。"),
    ],
)  # fmt: skip
def test_hb_4_2_to_4_7_the_answer_says_why(market: str, card: str, clause: str, en: str, zh: str) -> None:
    event = answer(market, card)
    assert event.clause == clause
    said = event.said()
    assert said is not None
    assert said.en == f"The bartender hands over {en}"
    assert said.zh == f"酒保交出{zh}"


@pytest.mark.parametrize(("market", "card", "told_"), [("5S 7S 5H 7H", "QC", True), ("5S 7S", "QC", False),
                                                       ("9S 9H", "QC", False), ("9S 9H", "8C", True)])  # fmt: skip
def test_hb_4_8_is_told_where_an_equal_card_is_left(market: str, card: str, told_: bool) -> None:
    events = go(lay(market, [card]), f"play {card}")
    assert (("HB-4.8", "oldest") in told(events)) == told_


def test_hb_4_5_the_excess_is_told_before_the_cards() -> None:
    events = go(lay("4S 5S 2C 7C", ["8D"]), "play 8D")
    assert told(events)[:4] == [
        ("HB-3.2", "round"), ("HB-3.3", "play"), ("HB-4.5", "nearest"), ("HB-4.6", "hands_over"),
    ]  # fmt: skip
    assert str(events[2]) == "Nothing makes exactly 8; the next total up is 9."


def test_the_log_has_one_short_line_for_each_turn() -> None:
    assert str(answer("AS 3H 4D 6C", "7S").brief()) == "Seat 0: 7♠ → A♠ and 6♣"
    state = lay("2C", ["8C"])
    briefs = [brief.zh for event in go(state, "play 8C") if (brief := event.brief()) is not None]
    assert briefs == ["座位0：8♣，没有交换"]


def test_the_clause_is_found_when_it_is_read(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[Any] = []

    def counted(*arguments: Any) -> Decided:
        asked.append(arguments)
        return deciding(*arguments)

    state = lay("AS 3H 4D 6C", ["7S", "2S"], deck="KS")
    monkeypatch.setattr(market, "deciding", counted)
    (event,) = [event for event in go(state, "play 7S") if event.kind == "hands_over"]
    assert isinstance(event, LateEvent)
    assert asked == []
    go(state, "play 2S")  # what happens later changes nothing
    assert event.clause == "HB-4.6"
    assert event.values["cards"] == tuple(GAME.pack.read("AS 6C"))
    assert len(asked) == 1


def test_a_late_event_has_no_other_fields() -> None:
    with pytest.raises(AttributeError, match="no 'nonsense'"):
        answer("7H", "7S").nonsense  # type: ignore[attr-defined]  # noqa: B018


@given(st.integers(0, 2_000), st.integers(2, 6))
def test_every_step_tells_its_points_and_names_clauses_of_the_rulebook(seed: int, seats: int) -> None:
    for step in GAME.play(seats=seats, seed=seed):
        assert all(event.clause in GAME.rulebook for event in step.events)
        gained = [event.values["amount"] for event in step.events if event.kind == "points"]
        assert gained == [line.amount for line in step.lines]


def test_hb_4_5_a_lower_total_is_not_called_the_nearest() -> None:
    """With an ace in the market, 1 is nearer to 2 than 9; what is told is the next total from 2 up."""
    state = GAME.position(market="AS 9H", hands=["2S 5C", "3H 4C"])
    said = [event.said() for event in state.apply("play 2S") if event.kind == "nearest"]
    assert [(one.en, one.zh) for one in said if one] == [
        ("Nothing makes exactly 2; the next total up is 9.", "凑不出正好2点；再往上，能凑出的最小点数是9点。")
    ]
