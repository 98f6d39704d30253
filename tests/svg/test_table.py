"""The still table: plain, steady, small, inside its edges, true to the view it gets."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Sequence
from dataclasses import replace
from typing import Any

import pytest

import cardgames
from cardgames.cards import WITH_JOKERS
from cardgames.engine.board import Board, Group, Slot
from cardgames.engine.view import View
from cardgames.engine.words import Words
from cardgames.svg import BACKS, PALETTES, SHAPES, changes, face_svg, table, view_alt
from cardgames.svg.look import _BOLD, _CALM
from cardgames.svg.text import width as text_width
from tests.svg.boards import counter, every_shape, view, zone
from tests.svg.pictures import Box, Drawn, drawn, read

CARD = WITH_JOKERS
HAND = Board((Group("seats", (Slot("hand", "fan", "small"),), counters=("score",)),))


def paths(svg: str, **attributes: str) -> list[Drawn]:
    """The paths that have these attributes."""
    wanted = {name.replace("_", "-"): value for name, value in attributes.items()}
    return [d for d in drawn(read(svg)) if d.name == "path" and wanted.items() <= d.element.attrib.items()]


def texts(svg: str) -> list[str]:
    return [(d.element.text or "").replace("\u00a0", " ") for d in drawn(read(svg)) if d.name == "text"]


def faces(svg: str) -> int:
    return len(paths(svg, d=SHAPES["card"]))


def lines(slug: str, seats: Sequence[int], seed: int = 7) -> list[Any]:
    game = cardgames.game(slug)
    return [game.play(players=["random"] * n, seed=seed) for n in seats]


# Plain and steady ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("lang", ["en", "zh"])
@pytest.mark.parametrize("pack", PALETTES)
@pytest.mark.parametrize("width", [300, 360, 760, 1100])
def test_nothing_but_paths_and_texts_and_all_of_it_inside(lang: str, pack: str, width: int) -> None:
    seen, board = every_shape(names=("Ann", "A very long name that goes on and on and on", "李小龙", "Di"))
    svg = table(seen, board, lang=lang, width=width, pack=pack, caption="7♠ " * 60, moved=[CARD["JC"]])
    root = read(svg)
    high = float(root.attrib["height"])
    assert root.attrib["width"] == str(width)
    assert root.attrib["viewBox"] == f"0 0 {width} {root.attrib['height']}"
    page = Box(0, 0, width, high)
    for element in drawn(root):
        if element.name == "path":
            assert element.box().within(page, slack=3), element
        else:
            assert -0.5 <= element.x + float(element.element.attrib["x"]) * element.scale <= width + 0.5
            assert text_box(element).within(page, slack=1), element.element.text


def text_box(drawn_text: Drawn) -> Box:
    a = drawn_text.element.attrib
    wide = text_width(drawn_text.element.text or "", float(a["font-size"]), "font-weight" in a)
    x = drawn_text.x + float(a["x"]) - wide * {"start": 0, "middle": 0.5, "end": 1}[a.get("text-anchor", "start")]
    y = drawn_text.y + float(a["y"])
    return Box(x, y - float(a["font-size"]), x + wide, y + 0.3 * float(a["font-size"]))


def test_the_first_thing_is_an_opaque_ground_over_the_whole_picture() -> None:
    seen, board = every_shape()
    ground = next(drawn(read(table(seen, board))))
    assert ground.element.attrib["fill"] == _CALM["felt"]
    assert ground.box().right - ground.box().left >= 758
    assert "opacity" not in ground.element.attrib


def test_the_same_bytes_in_every_process() -> None:
    code = (
        "import hashlib, cardgames\n"
        "from cardgames.svg import table, changes\n"
        "from tests.svg.boards import every_shape\n"
        "t = cardgames.game('hey-bartender').play(players=['random'] * 3, seed=7)\n"
        "views = [t.view(n, v) for n in range(9) for v in (0, 'audience', 'all')]\n"
        "moved, gone = changes(t.view(7, 'all'), t.view(8, 'all'))\n"
        "all = ''.join(table(v, t.game.board, moved=moved, gone=gone, lang=l) for v in views for l in ('en', 'zh'))\n"
        "all += table(*every_shape(), moved={'TD', 'AS', 'JH'})\n"
        "print(hashlib.sha256(all.encode()).hexdigest())\n"
    )
    runs = {
        subprocess.run(
            [sys.executable, "-c", code],
            capture_output=True,
            text=True,
            check=True,
            env={**os.environ, "PYTHONHASHSEED": seed},
        ).stdout
        for seed in ("1", "2")
    }
    assert len(runs) == 1


def test_a_whole_table_is_small() -> None:
    for line in lines("hey-bartender", (2, 3, 6)):
        sizes = [len(table(line.view(n, "all"), line.game.board).encode()) for n in range(len(line.steps))]
        assert max(sizes) < 45_000


# True to the view ----------------------------------------------------------------------------------------------------


def test_every_card_of_the_view_is_on_the_table() -> None:
    seen, board = every_shape()
    spread = sum(len(z.cards) for z in seen.zones.values() if z.name in ("market", "prices", "block", "boat", "hand"))
    on_piles = 1 + 1 + 1  # deck, discard, taken:2
    tricks = 3
    svg = table(seen, board)
    assert faces(svg) == spread + on_piles + tricks
    assert {"31", "2", "6", "9"} <= set(texts(svg))
    assert {"0 coins", "2 coins", "4 coins", "6 coins", "oldest card left", "Market", "−1.5", "1.5"} <= set(texts(svg))
    assert "hidden" not in svg.lower().replace("face", "")


def test_face_down_cards_show_their_back_and_nothing_else() -> None:
    seen = view(zones=[zone(f"hand:{seat}", [None] * 3, owner=seat, back="second") for seat in range(4)])
    svg = table(seen, HAND)
    drawings = {d.element.attrib["d"] for d in paths(svg)}
    assert drawings & set(SHAPES.values()) == {SHAPES["card"], *(SHAPES[str(s[0])] for s in BACKS["second"])}


def test_a_free_card_is_whole_and_a_covered_one_keeps_its_index() -> None:
    seen = view(zones=[zone(f"hand:{n}", CARD.read("KS QH 7D") if n == 0 else [], owner=n) for n in range(4)])
    whole = [d.element.attrib["d"] for d in drawn(read(face_svg(CARD["7D"])))]
    covered = [[SHAPES[name] for name in ("card", rank, suit)] for rank, suit in ("KS", "QH")]
    stock = set(SHAPES.values())
    assert [d.element.attrib["d"] for d in paths(table(seen, HAND)) if d.element.attrib["d"] in stock] == [
        *covered[0],
        *covered[1],
        *whole,
    ]


def test_a_mostly_covered_back_goes_without_its_pattern() -> None:
    seen = view(zones=[zone(f"hand:{n}", [None] * 20 if n == 0 else [], owner=n) for n in range(4)])
    svg = table(seen, HAND)
    assert len(paths(svg, d=SHAPES["panel"])) == 20
    assert len(paths(svg, d=SHAPES["chevrons"])) == 1


def test_a_deck_shows_its_back_even_in_the_open_view() -> None:
    board = Board((Group("middle", (Slot("deck", "pile"), Slot("discard", "pile"))),))
    seen = view(zones=[zone("deck", CARD.read("AS 2S 3S"), down=True), zone("discard", CARD.read("KH QD"))])
    svg = table(seen, board)
    assert SHAPES["chevrons"] in svg
    assert SHAPES["D"] in svg
    assert SHAPES["S"] not in svg
    assert SHAPES["H"] not in svg


def test_the_picture_is_a_function_of_the_view() -> None:
    """Two deals that one seat cannot tell apart give that seat the same picture."""
    game = cardgames.game("hey-bartender")
    deck = list(game.pack)
    other = [deck[0], deck[2], deck[1], *deck[3:]]  # seats 1 and 2 have each other's first card
    one, two = (game.start(seats=3, deck=order) for order in (deck, other))
    assert table(one.view(0), game.board) == table(two.view(0), game.board)
    assert table(one.view("audience"), game.board) == table(two.view("audience"), game.board)
    assert table(one.view(1), game.board) != table(two.view(1), game.board)


@pytest.mark.parametrize(("pack", "theme"), [("standard", _CALM), ("high-contrast", _BOLD)])
def test_who_is_to_act_is_outlined_and_said(pack: str, theme: dict[str, str]) -> None:
    hands = [zone(f"hand:{seat}", [], owner=seat) for seat in range(4)]
    svg = table(view(zones=hands, actor=2), HAND, pack=pack)
    (panel,) = paths(svg, stroke=theme["accent"])
    assert panel.element.attrib["stroke-width"] == "2"
    names = [d for d in drawn(read(svg)) if d.name == "text" and d.element.text == "Seat 2"]
    assert panel.box().left < names[0].x < panel.box().right
    assert panel.box().top < names[0].y + 14 < panel.box().low
    assert texts(svg).count("to act") == 1
    assert "行动" in texts(table(view(zones=hands, actor=2), HAND, lang="zh"))


def test_a_secret_choice_points_at_nobody() -> None:
    hands = [zone(f"hand:{seat}", [], owner=seat) for seat in range(4)]
    svg = table(view(zones=hands, waiting=True), HAND)
    assert not paths(svg, stroke=_CALM["accent"])
    assert "to act" not in texts(svg)
    assert "Someone is choosing in secret" in texts(svg)


def test_the_winners_are_marked_at_the_end() -> None:
    hands = [zone(f"hand:{seat}", [], owner=seat) for seat in range(4)]
    svg = table(view(zones=hands, over=True, winners=(0, 3)), HAND)
    assert len(paths(svg, stroke=_CALM["gold"], stroke_width="2")) == 2
    assert texts(svg).count("wins") == 2
    assert not paths(svg, stroke=_CALM["accent"])


def test_moved_cards_are_outlined_by_card_or_by_text() -> None:
    hands = [zone(f"hand:{seat}", CARD.read("AS 7H") if seat == 0 else [None], owner=seat) for seat in range(4)]
    seen = view(zones=hands)
    assert not paths(table(seen, HAND), stroke=_CALM["gold"])
    for moved in ([CARD["7H"]], ["7H"], ["7H", "KD"]):
        assert len(paths(table(seen, HAND, moved=moved), stroke=_CALM["gold"])) == 1


def test_gone_cards_are_pale_where_they_lay() -> None:
    board = Board((Group("middle", (Slot("market"),)),))
    seen = view(zones=[zone("market", CARD.read("3C 4H JD 7S"))])
    svg = table(seen, board, gone=[("market", 3, CARD["6C"]), ("market", 0, CARD["AD"]), ("elsewhere", 0, CARD["2C"])])
    cards = paths(svg, d=SHAPES["card"])
    pale = [any("opacity" in group.attrib for group in card.parents) for card in cards]
    assert pale == [True, False, False, True, False, False]
    assert [card.x for card in cards] == sorted(card.x for card in cards)


def test_marks_belong_to_the_cards_that_lie_there_now() -> None:
    prices = tuple(Words(f"for {n}", f"{n}元") for n in (0, 2, 4))
    board = Board((Group("middle", (Slot("market", marks=prices),)),))
    svg = table(view(zones=[zone("market", CARD.read("3C 4H"))]), board, gone=[("market", 0, CARD["AD"])])
    assert faces(svg) == 2
    assert len(paths(svg, stroke_dasharray="4 3")) == 1
    assert [text for text in texts(svg) if text.startswith("for")] == ["for 0", "for 2", "for 4"]


def test_a_number_crosses_out_the_cards_of_its_seat() -> None:
    board = Board((Group("seats", (Slot("hand", counters=("dead",), crossed="dead"),)),))
    hands = [zone(f"hand:{seat}", CARD.read("AS 7H") if seat < 3 else [], owner=seat) for seat in range(4)]
    numbers = [counter(f"dead:{seat}", value, owner=seat) for seat, value in enumerate((None, 0, 2, 1))]
    svg = table(view(zones=hands, counters=numbers), board)
    assert len(paths(svg, stroke=_CALM["loss"])) == 2
    assert [text for text in texts(svg) if text.startswith("Dead")] == ["Dead 0", "Dead 2", "Dead 1"]


def test_a_list_gives_each_card_its_caption() -> None:
    board = Board((Group("middle", (Slot("market", captions="swung"), Slot("heap", captions="swung"))),))
    zones = [zone("market", CARD.read("3C 4H JD")), zone("heap", [])]
    swung = counter("swung", [Words("from Ann", "安"), 7])
    svg = table(view(zones=zones, counters=[swung]), board, gone=[("market", 0, CARD["AD"])])
    assert faces(svg) == 3
    assert [text for text in texts(svg) if text in ("from Ann", "7")] == ["from Ann", "7"]
    assert len(paths(svg, stroke_dasharray="4 3")) == 1
    assert "安" in texts(table(view(zones=zones, counters=[swung]), board, lang="zh"))


def test_neighbours_with_the_same_caption_are_a_fan_of_their_own() -> None:
    board = Board((Group("middle", (Slot("melds", "runs", captions="sets"),)),))
    names = [Words("Sequence", "顺子")] * 2 + [Words("Pair", "对子")] * 2
    seen = view(zones=[zone("melds", CARD.read("3C 4C JD JH"))], counters=[counter("sets", names)])
    svg = table(seen, board)
    assert faces(svg) == 4
    assert [text for text in texts(svg) if text in ("Sequence", "Pair")] == ["Sequence", "Pair"]
    four, jack, other = (paths(svg, d=SHAPES[shape])[0].box() for shape in ("4", "J", "3"))
    assert jack.left - four.left > four.left - other.left
    assert view_alt(seen).count("Pair") == 1
    assert faces(table(view(zones=[zone("melds", [])]), board)) == 0


def compass(**changes: Any) -> tuple[View, Board]:
    """Four piles around a marker that has moved by 4 to the right and by 12 upwards."""
    piles = {"H": "7H 9H", "C": "4C", "S": "", "D": "5D"}
    zones = [zone(f"pile:{s}", CARD.read(c), sub=s, label=Words(f"To {s}", f"向{s}")) for s, c in piles.items()]
    numbers = [counter("total:H", 3), counter("drift:x", 4, shown=False), counter("drift:y", -12, shown=False)]
    slot = Slot("pile", "compass", counters=("total",), marker=("ship", "drift"))
    return view(zones=zones, counters=numbers, **changes), Board((Group("middle", (slot,)),))


def test_the_places_of_a_compass_lie_clockwise_from_the_top() -> None:
    svg = table(*compass(), width=600)
    assert faces(svg) == 3
    assert len(paths(svg, stroke_dasharray="4 3")) == 1
    written = [d for d in drawn(read(svg)) if d.name == "text"]
    at = {d.element.text: (d.x + float(d.element.attrib["x"]), d.y + float(d.element.attrib["y"])) for d in written}
    north, east, south, west = (at[f"To {suit}"] for suit in "HCSD")
    assert west[0] < north[0] == south[0] < east[0]
    assert north[1] < east[1] == west[1] < south[1]
    assert {"2", "Total 3"} <= set(at)


@pytest.mark.parametrize(("x", "y", "shift"), [(4, -12, (18, -27)), (0, 0, (0, 0)), (-1000, 1000, (-35.86, 35.86))])
def test_the_marker_of_a_compass_moves_as_its_counter_says(x: int, y: int, shift: tuple[float, float]) -> None:
    seen, board = compass()
    moved = {**seen.counters, "drift:x": counter("drift:x", x, shown=False), "drift:y": counter("drift:y", y)}
    svg = table(replace(seen, counters=moved), board)
    (ship,) = paths(svg, d=SHAPES["ship"])
    assert ship.element.attrib["transform"] == f"translate({shift[0] - 12:g} {shift[1] - 12:g})"
    assert paths(svg, d=f"M0 0L{shift[0]:g} {shift[1]:g}")


def test_a_compass_is_the_middle_of_its_line() -> None:
    seen, board = compass()
    (group,) = board.groups
    deck = zone("deck", [None] * 9, down=True)
    wide = replace(group, slots=(Slot("deck", "pile"), *group.slots))
    svg = table(replace(seen, zones={**seen.zones, "deck": deck}), Board((wide,)), width=800)
    (ring,) = [d for d in paths(svg) if d.element.attrib["d"].endswith("M0-48V48M-48 0H48")]
    assert ring.box().left + ring.box().right == pytest.approx(800, abs=2)


def test_a_score_that_is_not_known_yet_is_not_drawn() -> None:
    zones = [zone(f"hand:{seat}", [], owner=seat) for seat in range(4)]
    scores = [counter(f"score:{seat}", None, owner=seat) for seat in range(4)]
    assert "Score" not in texts(table(view(zones=zones, counters=scores), HAND))


def test_a_number_is_not_named_twice() -> None:
    zones = [zone("boat:S", [CARD["AS"]], sub="S", label=Words("Boat ♠", "♠boat数"))]
    board = Board((Group("middle", (Slot("boat", "fan", counters=("boat", "weight")),)),))
    numbers = [counter("boat:S", 12), counter("weight:S", 3)]
    for lang, notes in (("en", ["12", "Weight 3"]), ("zh", ["12", "weight数 3"])):
        assert set(notes) <= set(texts(table(view(zones=zones, counters=numbers), board, lang=lang)))


def test_a_shy_place_is_drawn_only_while_it_holds_cards() -> None:
    board = Board((Group("middle", (Slot("heap", "pile", shy=True), Slot("market", shy=True))),))
    svg = table(view(zones=[zone("heap", []), zone("market", CARD.read("3C"))]), board)
    assert "Market" in texts(svg)
    assert "Heap" not in texts(svg)
    assert not paths(svg, stroke_dasharray="4 3")
    svg = table(view(zones=[zone("heap", []), zone("market", [])]), board)
    assert len(paths(svg)) == 1  # not even the felt of the group


def test_changes_tells_what_moved_and_what_left_the_common_sight() -> None:
    before = view(
        zones=[
            zone("hand:0", CARD.read("7S 8S"), owner=0),
            zone("hand:1", [None], owner=1),
            zone("market", CARD.read("AD 3C 6C")),
            zone("discard", []),
            zone("deck", CARD.read("KD"), down=True),
        ]
    )
    after = view(
        zones=[
            zone("hand:0", CARD.read("8S"), owner=0),
            zone("hand:1", [], owner=1),
            zone("market", CARD.read("3C 7S QH KD")),
            zone("discard", CARD.read("AD 6C")),
            zone("deck", [], down=True),
        ]
    )
    moved, gone = changes(before, after)
    assert set(moved) == set(CARD.read("7S QH AD 6C KD"))
    assert gone == (("market", 0, CARD["AD"]), ("market", 2, CARD["6C"]))
    assert changes(after, after) == ((), ())


def test_changes_of_a_seat_names_nothing_that_seat_cannot_see() -> None:
    (line,) = lines("hey-bartender", (3,))
    for number in range(1, len(line.steps)):
        before, after = line.view(number - 1, 0), line.view(number, 0)
        seen = {c for v in (before, after) for z in v.zones.values() for c in z.cards}
        moved, gone = changes(before, after)
        assert moved
        assert {*moved, *(card for _, _, card in gone)} <= seen


def test_suit_signs_in_texts_are_drawn() -> None:
    seen, board = every_shape()
    svg = table(seen, board, caption="Seat 1 plays 7♠, 8♥, 9♦ and T♣.")
    assert not any(sign in text for sign in "♠♥♦♣" for text in texts(svg))
    assert "♠" in read(svg).attrib["aria-label"]


def test_an_empty_place_is_still_there() -> None:
    board = Board(
        (
            Group(
                "middle",
                tuple(
                    Slot(name, shape)
                    for name, shape in (
                        ("a", "row"),
                        ("b", "fan"),
                        ("c", "pile"),
                        ("d", "column"),
                        ("e", "grid"),
                        ("f", "track"),
                        ("g", "compass"),
                    )
                ),
            ),
        )
    )
    svg = table(view(zones=[zone(name, []) for name in "abcdefg"]), board)
    assert len(paths(svg, stroke_dasharray="4 3")) == 7
    assert faces(svg) == 0


# Texts from people and bad input -------------------------------------------------------------------------------------

NASTY = '<img src=x onerror="alert(1)">&amp;\x00\x0b\ud800]]>'


def test_names_with_markup_are_shown_as_they_are() -> None:
    hands = [zone(f"hand:{seat}", [], owner=seat) for seat in range(2)]
    seen = view(zones=hands, seats=2, scores=(0, 0), names=("</text><script>x</script>", NASTY))
    svg = table(seen, HAND, caption=f"{NASTY} plays", width=1000)
    root = read(svg)  # only svg, g, path and text, so the markup is text
    assert "</text><script>x</script>" in texts(svg)
    assert any("<img src=x onerror=" in text for text in texts(svg))
    assert "<script>x</script>" in root.attrib["aria-label"]
    assert "\x00" not in svg


def test_a_long_name_is_cut_before_the_score() -> None:
    hands = [zone(f"hand:{seat}", [], owner=seat) for seat in range(2)]
    seen = view(
        zones=hands,
        seats=2,
        names=("W" * 500, "李" * 500),
        actor=0,
        scores=(0, 0),
        counters=[counter("score:0", 12345, owner=0)],
    )
    cut = [text for text in texts(table(seen, HAND)) if text.endswith("…")]
    assert len(cut) == 2
    assert all(len(text) < 40 for text in cut)


@pytest.mark.parametrize(
    ("wrong", "sentence"),
    [
        ({"lang": "fr"}, "unknown language 'fr'; there are en, zh"),
        ({"pack": "neon"}, r"unknown pack 'neon'; there are standard, four-colour, high-contrast"),
        ({"width": 120}, "a table of 120 pixels is too narrow; it needs 300"),
    ],
)
def test_bad_input_gets_one_sentence(wrong: dict[str, Any], sentence: str) -> None:
    seen, board = every_shape()
    with pytest.raises(ValueError, match=sentence):
        table(seen, board, **wrong)


def test_a_board_that_does_not_fit_the_view_is_refused() -> None:
    seen, _ = every_shape()
    with pytest.raises(ValueError, match=r"draws a zone 'attic' that made-up does not have$"):
        table(seen, Board((Group("row", (Slot("attic"),)),)))
    with pytest.raises(ValueError, match="draws a zone 'market' that made-up does not have for a seat"):
        table(seen, Board((Group("seats", (Slot("market"),)),)))


@pytest.mark.parametrize("slug", cardgames.games())
def test_every_step_of_every_game_can_be_drawn_for_every_viewer(slug: str) -> None:
    game = cardgames.game(slug)
    for seats in sorted({min(game.seats), max(game.seats)}):
        line = game.play(players=["random"] * seats, seed=3)
        for viewer in (*range(seats), "audience", "all"):
            for number in {0, len(line.steps) // 2, len(line.steps) - 1}:
                seen = replace(line.view(number, viewer), names=tuple(f"P{n}" for n in range(seats)))
                for lang in ("en", "zh"):
                    root = read(table(seen, game.board, lang=lang))
                    assert root.attrib["aria-label"] == view_alt(seen, lang)


@pytest.mark.parametrize(("width", "beside"), [(760, True), (360, False)])
def test_a_figure_lies_under_its_first_place_and_the_others_beside_or_below_it(width: int, beside: bool) -> None:
    seen = view(
        zones=[zone(name, CARD.read(card)) for name, card in (("ball", "7D"), ("swing", "KS"), ("catch", "9C"))]
    )
    board = Board((Group("middle", (Slot("ball"), Slot("swing"), Slot("catch")), figure="diamond"),))
    svg = table(seen, board, width=width)
    ground, ball, swing, catch = (paths(svg, d=SHAPES[shape])[0].box() for shape in ("diamond", "7", "K", "9"))
    assert ball.within(ground)
    assert (swing.right < ground.left and ground.right < catch.left) is beside
    assert (ground.low < swing.top < catch.top) is not beside


def test_a_figure_wants_three_places() -> None:
    with pytest.raises(ValueError, match=r"figure 'diamond': right would be one of .*, with three slots"):
        Group("middle", (Slot("a"), Slot("b")), figure="diamond")
