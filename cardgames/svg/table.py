"""The still picture of a View: the board's groups from top to bottom, at a fixed width, as high as it needs."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from math import fsum
from typing import Protocol

from cardgames.cards import Card, by_pack
from cardgames.engine.board import Board, Group
from cardgames.engine.view import CounterView, View
from cardgames.engine.words import LANGUAGES
from cardgames.svg.alt import view_alt
from cardgames.svg.cards import number, palette
from cardgames.svg.lanes import facing
from cardgames.svg.look import Block, Ghost, Look, rounded, silent
from cardgames.svg.places import places
from cardgames.svg.shapes import SHAPES
from cardgames.svg.text import fit, safe, wrap
from cardgames.svg.text import width as text_width

_MARGIN, _GAP, _PADDING = 14.0, 12.0, 12.0
_PANEL = 212.0
NARROWEST = 300
"""A table is not drawn narrower than this."""

_TO_ACT = {"en": "to act", "zh": "行动"}
_WINS = {"en": "wins", "zh": "获胜"}
_WAITING = {"en": "Someone is choosing in secret", "zh": "有人正在暗中选择"}


def table(
    view: View,
    board: Board,
    *,
    lang: str = "en",
    width: int = 760,
    moved: Iterable[Card | str] = (),
    gone: Iterable[Ghost] = (),
    pack: str = "standard",
    caption: str | None = None,
    labelled: bool = True,
) -> str:
    """The picture of a view as a standalone SVG that says what it shows; not `labelled` where an `<img>` says it.

    `moved` are cards (or their texts) to outline; `gone` are cards to show pale where they lay until now,
    as (zone key, position, card); `changes` finds both. `pack` is a palette, `caption` a sentence below the
    board. Nothing is drawn that is not in the view, the caption or `gone`. Raises ValueError for an unknown
    language or palette, a width below 300, or a board that does not fit the view.
    """
    if lang not in LANGUAGES:
        raise ValueError(f"unknown language {lang!r}; there are {', '.join(LANGUAGES)}")
    if width < NARROWEST:
        raise ValueError(f"a table of {width} pixels is too narrow; it needs {NARROWEST}")
    palette(pack)
    look = Look(view, lang, pack, frozenset(moved), tuple(gone))
    inner = width - 2 * _MARGIN
    drawn = [_GROUPS[group.kind](look, group, inner) for group in board.groups]
    blocks = [block for block in drawn if block.svg]
    if view.waiting:
        blocks.append(Block(inner, 16, look.write(_WAITING[lang], 0, 12, 12, "soft")))
    board_block = _stack(blocks, _GAP)
    foot = _caption(look, caption, inner) if caption else Block(0, 0, "")
    height = board_block.height + 2 * _MARGIN + foot.height
    content = look.frame(width, height, "felt", "edge") + board_block.at(_MARGIN, _MARGIN)
    content += foot.at(_MARGIN, height - foot.height)
    w, h = number(width), number(height)
    label = f' role="img" aria-label="{safe(view_alt(view, lang))}"' if labelled else ""
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {w} {h}" width="{w}" height="{h}"{label} '
        f'font-family="system-ui,sans-serif">{content}</svg>'
    )


def changes(before: View, after: View) -> tuple[tuple[Card, ...], tuple[Ghost, ...]]:
    """What one viewer saw move between two of its views: `moved` and `gone` for `table`.

    Only cards whose face is in a view count; a card is gone where it lay in common sight and lies no more.
    """
    here = {card: zone.key for zone in after.zones.values() for card in zone.cards if card is not None}
    there = {card: zone.key for zone in before.zones.values() for card in zone.cards if card is not None}
    moved = tuple(sorted((card for card, key in here.items() if there.get(card) != key), key=by_pack))
    gone = tuple(
        (zone.key, position, card)
        for zone in before.zones.values()
        if zone.owner is None and not zone.down
        for position, card in enumerate(zone.cards)
        if card is not None and here.get(card) != zone.key
    )
    return moved, gone


class Item(Protocol):
    """Something that can be set in a line: `places.Place`, `Chip`. What is `central` stands in the middle of it."""

    @property
    def flexible(self) -> bool: ...
    @property
    def ends(self) -> bool: ...
    @property
    def central(self) -> bool: ...
    @property
    def natural(self) -> float: ...
    @property
    def least(self) -> float: ...
    def build(self, limit: float) -> Block: ...


@dataclass(frozen=True, slots=True)
class Chip:
    """A number with its label."""

    look: Look
    label: str
    value: str
    flexible: bool = False
    ends: bool = False
    central: bool = False

    @property
    def natural(self) -> float:
        """Its width."""
        return text_width(self.label, 12) + 5 + text_width(self.value, 13, True)

    least = natural

    def build(self, limit: float) -> Block:
        """Label and value on one line."""
        cut = limit < self.natural
        value = fit(self.value, 13, limit * 0.6, True) if cut else self.value
        label = fit(self.label, 12, limit - text_width(value, 13, True) - 5) if cut else self.label
        x = text_width(label, 12) + 5
        svg = self.look.write(label, 0, 12, 12, "soft") + self.look.write(value, x, 12, 13, bold=True)
        return Block(x + text_width(value, 13, True), 16, svg)


def flow(items: Sequence[Item], limit: float, gap: float) -> Block:
    """Items in lines no wider than the limit; those that can be narrow share what room a line has."""
    lines: list[list[Item]] = []
    several = sum(item.flexible for item in items) > 1
    room = 0.0
    for item in items:
        need = item.natural if several else item.least
        if not lines or room < need + gap:
            lines.append([])
            room = limit + gap
        lines[-1].append(item)
        room -= need + gap
    blocks = [_line(line, limit, gap) for line in lines]
    return _stack(blocks, gap * 0.7)


def _line(items: Sequence[Item], limit: float, gap: float) -> Block:
    room = limit - gap * (len(items) - 1)
    spare = max(0.0, room - fsum(item.least for item in items))
    wished = fsum(item.natural - item.least for item in items) or 1.0
    share = min(1.0, spare / wished)
    blocks = [item.build(min(room, item.least + share * (item.natural - item.least)) + 0.01) for item in items]
    x, svg = 0.0, ""
    for item, block in zip(items, blocks, strict=True):
        if item.ends and item is items[-1] and len(items) > 1:
            x = limit - block.width
        if item.central:
            x = max(x, (limit - block.width) / 2)
        svg += block.at(x, 0)
        x += block.width + gap
    return Block(x - gap, max(block.height for block in blocks), svg)


def _stack(blocks: Sequence[Block], gap: float) -> Block:
    y, svg = 0.0, ""
    for block in blocks:
        svg += block.at(0, y)
        y += block.height + gap
    return Block(max((block.width for block in blocks), default=0.0), max(0.0, y - gap), svg)


def _seats(look: Look, group: Group, limit: float) -> Block:
    """A panel for each seat, in lines of equal panels."""
    seats = look.view.seats
    fitting = max(1, int((limit + 10) // (_PANEL + 10)))
    per_line = -(-seats // -(-seats // fitting))
    wide = (limit - 10 * (per_line - 1)) / per_line
    bodies = [_seat(look, group, seat, wide - 20) for seat in range(seats)]
    lines = []
    for first in range(0, seats, per_line):
        chunk = range(first, min(first + per_line, seats))
        high = max(bodies[seat].height for seat in chunk) + 18
        svg = "".join(
            Block(wide, high, _panel(look, seat, wide, high) + bodies[seat].at(10, 9)).at(i * (wide + 10), 0)
            for i, seat in enumerate(chunk)
        )
        lines.append(Block(limit, high, svg))
    return _stack(lines, 10)


def _panel(look: Look, seat: int, wide: float, high: float) -> str:
    view = look.view
    if view.over and seat in (view.winners or ()):
        return look.frame(wide, high, "page", "gold", thick=2)
    if view.actor == seat:
        return look.frame(wide, high, "page", "accent", thick=2)
    return look.frame(wide, high, "panel", "edge")


def _seat(look: Look, group: Group, seat: int, limit: float) -> Block:
    """What stands in a panel: the name, whose turn, the score, other numbers, the seat's places."""
    view, lang = look.view, look.lang
    counters = [view.counters[key] for name in group.counters if (key := f"{name}:{seat}") in view.counters]
    score, label = next(
        ((look.value(c), look.say(c.label)) for c in counters if c.name == "score" and not silent(c.value)), ("", "")
    )
    right = text_width(score, 17, True) + 8 if score else 0.0
    state = _TO_ACT[lang] if view.actor == seat else _WINS[lang] if seat in (view.winners or ()) else ""
    name = fit(look.seat(seat), 14, limit - right - (text_width(state, 12) + 8 if state else 0), True)
    head = look.write(name, 0, 14, 14, bold=True)
    if state:
        colour = "accent" if view.actor == seat else "gold"
        head += look.write(state, text_width(name, 14, True) + 8, 14, 12, colour)
    if score:
        head += look.write(score, limit, 15, 17, bold=True, anchor="end")
        taken = text_width(name, 14, True) + 8 + (text_width(state, 12) + 8 if state else 0)
        if label and taken + text_width(label, 12) + right <= limit:
            head += look.write(label, limit - right + 3, 15, 12, "soft", anchor="end")
    blocks = [Block(limit, 20, head)]
    chips = _chips(look, [c for c in counters if c.name != "score"], named=False)
    if chips:
        blocks.append(flow(chips, limit, 12))
    drawn: list[Item] = []
    for slot in group.slots:
        drawn += places(look, slot, seat=seat, headed=len(group.slots) > 1)
    if drawn:
        blocks.append(flow(drawn, limit, 10))
    return _stack(blocks, 6)


def _shared(look: Look, group: Group, limit: float) -> Block:
    """Places in common, with the numbers that belong to all."""
    blocks = []
    head = [Block(0, 18, look.write(look.say(group.label), 0, 13, 13, bold=True))] if group.label else []
    named = [c for name in group.counters for c in look.view.counters.values() if c.name == name]
    chips = _chips(look, named, named=True)
    blocks += head + ([flow(chips, limit, 16)] if chips else [])
    if group.figure is not None:
        return _stack([*blocks, _plan(look, group, limit)], 8)
    drawn: list[Item] = []
    for slot in group.slots:
        drawn += places(look, slot)
    if drawn:
        blocks.append(flow(drawn, limit, 18))
    return _stack(blocks, 8)


_FIGURE = 226.0
"""The side of a board's figure."""


def _plan(look: Look, group: Group, limit: float) -> Block:
    """The first slot in the middle of the figure, the others left and right of it, or below where there is no room."""
    middle, left, right = ([*places(look, slot)] for slot in group.slots)
    beside = (limit - _FIGURE - 24) / 2
    wide = beside >= _PANEL / 2
    inner = flow(middle, _FIGURE * 0.6, 8)
    ground = f'<path d="{SHAPES[group.figure or ""]}" fill="{look.theme["edge"]}" transform="scale({_FIGURE / 100})"/>'
    figure = Block(
        _FIGURE, _FIGURE, ground + inner.at((_FIGURE - inner.width) / 2, max(0.0, (_FIGURE - inner.height) / 2))
    )
    sides = [flow(items, beside if wide else limit, 8) for items in (left, right)]
    if not wide:
        return _stack([Block(limit, _FIGURE, figure.at((limit - _FIGURE) / 2, 0)), *sides], 10)
    high = max(_FIGURE, *(side.height for side in sides))
    at = ((0.0, sides[0]), (beside + 12, figure), (beside + _FIGURE + 24, sides[1]))
    return Block(limit, high, "".join(block.at(x, (high - block.height) / 2) for x, block in at))


def _middle(look: Look, group: Group, limit: float) -> Block:
    """The shared felt: like a row, within a dashed line."""
    inner = _shared(look, group, limit - 2 * _PADDING)
    if not inner.svg:
        return inner
    high = inner.height + 2 * _PADDING
    return Block(limit, high, look.frame(limit, high, "felt", "edge", dash="5 4") + inner.at(_PADDING, _PADDING))


_GROUPS = {"seats": _seats, "middle": _middle, "row": _shared, "facing": facing}


def _chips(look: Look, counters: Sequence[CounterView], *, named: bool) -> list[Chip]:
    return [
        Chip(
            look,
            f"{look.seat(c.owner)} · {look.say(c.label)}" if named and c.owner is not None else look.say(c.label),
            look.value(c),
        )
        for c in counters
        if not silent(c.value)
    ]


def _caption(look: Look, caption: str, limit: float) -> Block:
    """A sentence below the board, on a light ground."""
    lines = wrap(caption, 15, 0.95 * limit)
    high = 20 * len(lines) + 16
    ground = f'<path d="{rounded(-_MARGIN + 1, 0, limit + 2 * _MARGIN - 2, high - 1, 9)}" fill="{look.theme["page"]}"/>'
    return Block(limit, high, ground + "".join(look.write(t, 0, 22 + 20 * i, 15) for i, t in enumerate(lines)))
