"""Views and events: who sees what, and what each is told."""

from __future__ import annotations

from typing import Any

import pytest

from cardgames.cards import Card
from cardgames.engine.board import Group, Slot
from cardgames.engine.events import Event, LateEvent, Telling
from cardgames.engine.rulebook import Rulebook
from cardgames.engine.sheet import Line, Sheet
from cardgames.engine.words import Said, Words
from cardgames.engine.zones import NONE, OWNER, Counter, Zone
from tests.conformance.toys import GAME, toy
from tests.conformance.toys.rules import Toy

STATE = GAME.position(seats=2, phase="seal", actor=1, hands=["AS", "2S 3S"], sealed=["3H", ""], deck="2H 3D",
                      discard="AD", points=[1, 0])  # fmt: skip


def test_a_seat_sees_its_own_hand_and_how_many_cards_others_hold() -> None:
    view = STATE.view(1)
    assert view.cards("hand:1") == tuple(GAME.pack.read("2S 3S"))
    assert view.cards("hand:0") == view.cards("sealed:0") == (None,)
    assert view.cards("deck") == (None, None)
    assert view.cards("discard") == (GAME.pack["AD"],)
    assert (view.viewer, view.actor, view.seats, view.scores, view.over, view.winners) == (1, 1, 2, (1, 0), False, None)
    assert str(view.prompt) == "Seat 1 seals a card"


def test_the_audience_sees_no_hand_and_all_sees_everything() -> None:
    assert STATE.view("audience").cards("hand:1") == (None, None)
    assert all(None not in zone.cards for zone in STATE.view("all").zones.values())


@pytest.mark.parametrize("viewer", [2, -1, "everybody", None, True, 1.5])
def test_an_unknown_viewer_is_refused(viewer: Any) -> None:
    with pytest.raises(ValueError, match=r"unknown viewer .*; try one of 0, 1, 'audience', 'all'"):
        STATE.view(viewer)


def test_a_view_is_data_and_equals_another_that_shows_the_same() -> None:
    assert STATE.view(0) == STATE.copy().view(0)
    assert STATE.view(0) != STATE.view(1)
    assert STATE.view(0).zones["hand:0"].label["zh"] == "手牌"
    assert STATE.view(0).value("score:0") == 1
    assert not any(value is STATE for value in vars(type("V", (), {"v": STATE.view(0)})).values())


def test_winners_are_named_at_the_end() -> None:
    line = GAME.play(seats=3, seed=3)
    assert line.last.view(0).winners == tuple(line.last.winners() or ())
    assert line.last.view(0).prompt is None


class Tidy(Toy):
    """Hands whose order means nothing."""

    zones = (Zone("hand", "hands", Words("Hand", "手牌"), per_seat=True, faces=OWNER, tidy=True), *Toy.zones[1:])


def test_a_tidy_hand_is_seen_in_the_order_of_the_pack() -> None:
    state = toy(Tidy).position(seats=2, phase="seal", actor=0, hands=["AS", "3S 2H 2S"], deck="3H 2D")
    assert state.view(1).cards("hand:1") == state.view("all").cards("hand:1") == tuple(GAME.pack.read("2S 3S 2H"))
    assert state.view(0).cards("hand:1") == (None, None, None)
    assert state.hands[1] == GAME.pack.read("3S 2H 2S")  # type: ignore[attr-defined]
    assert state.view("all").cards("deck") == tuple(GAME.pack.read("3H 2D"))


class Peeking(Toy):
    """The first card of every hand lies open; bids are seen by their owners, a secret by nobody, a sum is derived."""

    zones = (
        Zone("hand", "hands", Words("Hand", "手牌"), per_seat=True,
             faces=lambda state, owner, viewer: [i == 0 or owner == viewer for i in range(len(state.hands[owner]))]),
        *Toy.zones[1:3],
        Zone("deck", "deck", Words("Deck", "牌堆"), faces=lambda state, owner, viewer: viewer == 0),
        Toy.zones[4],
    )  # fmt: skip
    counters = (
        *Toy.counters,
        Counter("bid", "bids", Words("Bid", "叫价"), per_seat=True, seen=OWNER),
        Counter("secret", "secret", seen=NONE, default=7),
        Counter("cards", "held", Words("Cards", "牌数"), per_seat=True, derived=True),
    )

    @property
    def held(self) -> list[int]:
        return [len(hand) for hand in self.hands]


def test_faces_and_numbers_are_shown_as_declared() -> None:
    state = toy(Peeking).position(seats=2, hands=["AS 2S", "3S 3H"], deck="2H", bids=[4, 5], phase="seal", actor=0)
    view = state.view(0)
    assert view.cards("hand:1") == (GAME.pack["3S"], None)
    assert (view.cards("deck"), state.view(1).cards("deck")) == ((GAME.pack["2H"],), (None,))
    numbers = {key: counter.value for key, counter in view.counters.items()}
    assert {key: numbers[key] for key in numbers if key.startswith(("bid", "secret", "cards"))} == {
        "bid:0": 4,
        "cards:0": 2,
        "cards:1": 2,
    }
    assert state.view("all").value("secret") == 7
    assert "cards" not in state.position()
    assert (view.counters["cards:0"].shown, view.counters["round"].shown) == (True, False)


class Sided(Toy):
    """The first half of a row is its owner's secret, in the second only the last card lies open."""

    zones = (
        *Toy.zones,
        Zone("row", "rows", Words("Row", "排"), per_seat=True, subs=("left", "right"),
             faces=(OWNER, lambda state, owner, viewer: [i == 1 for i in range(len(state.rows[owner][1]))])),
    )  # fmt: skip


def test_places_with_sub_keys_can_differ_in_who_sees_their_faces() -> None:
    rows = [["AS 2S", "3S 2H"], ["", ""]]
    state = toy(Sided).position(seats=2, rows=rows, hands=["3H", "2D"], phase="seal", actor=0)
    shown = {viewer: [state.view(viewer).cards(f"row:0:{side}") for side in ("left", "right")] for viewer in (0, 1)}
    assert shown[0] == [tuple(GAME.pack.read("AS 2S")), (None, GAME.pack["2H"])]
    assert shown[1] == [(None, None), (None, GAME.pack["2H"])]


# Events ------------------------------------------------------------------------------------------------------------

CARD = GAME.pack["AS"]
DRAW = Telling(
    Words("{actor:seat} draws {card:card} of {n}.", "{actor:seat}摸{card:card}。"),
    hidden=Words("{actor:seat} draws one of {n}.", "{actor:seat}摸一张。"),
    brief=Words("{actor:seat}: {card:card}", "{actor:seat}：{card:card}"),
)


def event(to: tuple[int, ...] | None, telling: Telling = DRAW) -> Event:
    return Event(telling, "TY-3.1", "draw", 1, to, {"card": CARD, "n": 9})


def test_an_event_says_everything_to_those_it_is_for() -> None:
    for viewer in (1, "all"):
        assert str(event((1,)).said(viewer)) == "Seat 1 draws A♠ of 9."
        assert str(event((1,)).brief(viewer)) == "Seat 1: A♠"
    assert str(event(None).said("audience")) == "Seat 1 draws A♠ of 9."


def test_others_get_the_hidden_sentence_and_only_its_values() -> None:
    for viewer in (0, "audience"):
        said = event((1,)).said(viewer)
        assert said is not None
        assert (said.en, said.zh) == ("Seat 1 draws one of 9.", "座位1摸一张。")
        assert said.values == {"actor": 1, "n": 9}
        assert event((1,)).brief(viewer) is None


def test_without_a_hidden_sentence_others_are_told_nothing() -> None:
    assert event((1,), Telling(DRAW.words)).said(0) is None
    assert event(None, Telling(DRAW.words)).brief(0) is None


def test_a_late_event_finds_its_reason_once_and_only_when_it_is_read() -> None:
    asked: list[int] = []

    def find() -> tuple[str, dict[str, Card | int]]:
        asked.append(1)
        return "TY-3.1", {"card": CARD, "n": 1}

    late = LateEvent(DRAW, find, "draw", 1, (1,))
    assert not asked
    assert late.clause == "TY-3.1"
    assert (str(late.said(1)), str(late.said(0))) == ("Seat 1 draws A♠ of 1.", "Seat 1 draws one of 1.")
    assert asked == [1]
    with pytest.raises(AttributeError, match="an event has no 'card'"):
        late.card  # type: ignore[attr-defined]  # noqa: B018


def test_a_state_tells_only_when_somebody_listens() -> None:
    assert [e.kind for e in GAME.start(seats=2).heard or []] == ["deal"]
    silent = GAME.start(seats=2, events=False)
    assert silent.heard is None
    assert silent.apply(silent.legal_moves()[0]) == []


# Sheets, boards, rulebooks -----------------------------------------------------------------------------------------


def test_a_sheet_sums_and_writes_its_lines() -> None:
    label = Said(Words("{card:card} is highest", "{card:card}最大"), {"card": CARD})
    sheet = Sheet([Line(0, "TY-2.4", label, "3 − 1", 2), Line(1, "TY-2.4", label, "1.5", 1.5)], 3)
    assert (sheet.totals(), sheet.total(1), len(sheet), len(sheet.of(0))) == ((2, 1.5, 0), 1.5, 2, 1)
    assert sheet.text("en").splitlines() == [
        "Seat 0: 2",
        "    +2  A♠ is highest: 3 − 1 = 2 (TY-2.4)",
        "Seat 1: 1.5",
        "  +1.5  A♠ is highest: 1.5 (TY-2.4)",
        "Seat 2: 0",
    ]
    assert "座位0：2" in sheet.text("zh")
    with pytest.raises(ValueError, match="unknown language 'fr'; there are en, zh"):
        sheet.text("fr")


def test_a_board_refuses_what_nobody_can_draw() -> None:
    with pytest.raises(ValueError, match="shape is one of"):
        Slot("hand", "heap")
    with pytest.raises(ValueError, match="is not one of"):
        Group("corner")
    with pytest.raises(ValueError, match="size one of"):
        Slot("hand", size="huge")


def test_a_rulebook_knows_its_clauses() -> None:
    book = GAME.rulebook
    assert (len(book), "TY-2.4" in book, "TY-9.9" in book) == (14, True, False)
    assert (book["TY-2.4"].title.zh, book["TY-2.4"].section.en) == ("得分", "A round")
    assert [clause.id for clause in book][:2] == ["TY-1.1", "TY-1.2"]
    assert book.introduction.en.startswith("# Sealed Highs\n\nA toy that exercises the engine")
    assert "## 结束" in book.text("zh")
    with pytest.raises(KeyError, match=r"toy has no clause 'TY-9\.9'; its clauses go from TY-1\.1 to TY-R2"):
        book["TY-9.9"]


def test_rulebooks_in_two_languages_have_the_same_clauses(tmp_path: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "odd_toy").mkdir()
    (tmp_path / "odd_toy" / "__init__.py").touch()
    (tmp_path / "odd_toy" / "rulebook.en.md").write_text("- **TY-1.1 One.** A.\n- **TY-1.2 Two.** B.\n")
    (tmp_path / "odd_toy" / "rulebook.zh.md").write_text("- **TY-1.1 一。** 甲。\n")
    monkeypatch.syspath_prepend(str(tmp_path))
    with pytest.raises(ValueError, match=r"the rulebooks of toy differ in TY-1\.2"):
        Rulebook.read("toy", "odd_toy")
