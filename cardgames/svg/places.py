"""One place of the table: heading, cards as the board shapes them, captions, a count."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from itertools import groupby
from math import fsum

from cardgames.cards import Card
from cardgames.engine.board import Slot
from cardgames.engine.view import CounterView, ZoneView
from cardgames.svg.cards import HEIGHT, LARGE, WIDTH, index_part, number, seen_back, seen_face
from cardgames.svg.dial import DIAL, dial
from cardgames.svg.look import Block, Look, rounded, shown, silent
from cardgames.svg.spread import CAPTION, GAP, SPREADS, Size, Spread
from cardgames.svg.text import fit
from cardgames.svg.text import width as text_width

SCALES = {"small": 0.72, "normal": 1.0, "large": 1.44}
_ROOMY = 10_000.0
_FLEXIBLE = ("row", "fan", "grid", "track")
_OUTLINE = rounded(-2.5, -2.5, WIDTH + 5, HEIGHT + 5, 7.5)
_EMPTY = rounded(0.5, 0.5, WIDTH - 1, HEIGHT - 1, 5)
_VEIL = rounded(1, 1, WIDTH - 2, HEIGHT - 2, 5)
_CROSS = f"M7 9L{WIDTH - 7} {HEIGHT - 9}M{WIDTH - 7} 9L7 {HEIGHT - 9}"


@dataclass(frozen=True, slots=True)
class Spot:
    """A position at a place: a card, a face-down card (None) or nothing; pale, captioned, crossed out, one of many."""

    card: Card | None = None
    empty: bool = False
    pale: bool = False
    caption: str = ""
    count: int = 1
    crossed: bool = False


@dataclass(frozen=True, slots=True)
class Place:
    """A place that is still to be drawn. `quiet` headings stand in a seat's panel. `at`: where its marker has moved."""

    look: Look
    slot: Slot
    spots: tuple[Spot, ...]
    back: str
    label: str = ""
    notes: tuple[str, ...] = ()
    quiet: bool = False
    at: tuple[float, float] | None = None

    @property
    def flexible(self) -> bool:
        """Whether it can be narrower than it would like."""
        return self.slot.shape in _FLEXIBLE and len(self.spots) > 1

    @property
    def ends(self) -> bool:
        """Whether it stands at the right when it is the last of a line."""
        return self.slot.shape == "pile"

    @property
    def central(self) -> bool:
        """Whether it is the middle of the table."""
        return self.at is not None

    @property
    def natural(self) -> float:
        """The width with all cards as the shape wants them."""
        heading = self._label_width() + fsum(9 + text_width(note, 12) for note in self.notes)
        return max(self._spread(_ROOMY).width, min(heading, 240.0))

    @property
    def least(self) -> float:
        """The width that it can do with."""
        if not self.flexible:
            return self.natural
        size, count = self._size, len(self.spots)
        if self.slot.shape == "fan":
            return min(self.natural, size.w * (1 + min(count - 1, 8) * size.index_w) + 1)
        return min(self.natural, max(3 * (size.w + GAP), 0.55 * self.natural))

    def build(self, limit: float) -> Block:
        """The place drawn, not wider than the limit (but for a single card)."""
        spread = self._spread(limit)
        heading = self._heading(max(limit, spread.width))
        under = self._track(spread) + self._dial(spread)
        cards = Block(spread.width, spread.height, under + self._cards(spread) + self._badges(spread))
        return Block(
            max(heading.width, cards.width),
            heading.height + cards.height,
            heading.svg + (cards.at(0, heading.height) if heading.height else cards.svg),
        )

    @property
    def _size(self) -> Size:
        scale = SCALES[self.slot.size]
        caption = CAPTION * max(len(spot.caption.splitlines()) for spot in self.spots)
        hollow = DIAL if self.at is not None else 0.0
        return Size(WIDTH * scale, HEIGHT * scale, caption, *index_part(self.look.pack in LARGE), hollow)

    def _spread(self, limit: float) -> Spread:
        return SPREADS[self.slot.shape](len(self.spots), self._size, limit)

    def _label_width(self) -> float:
        return text_width(self.label, 11 if self.quiet else 13, not self.quiet)

    def _heading(self, limit: float) -> Block:
        """The label, and the notes beside it, or below it where there is no room."""
        if not self.label and not self.notes:
            return Block(0, 0, "")
        size, line = (11, 15) if self.quiet else (13, 19)
        label = fit(self.label, size, limit, not self.quiet)
        colour = "soft" if self.quiet else "ink"
        svg = self.look.write(label, 0, size, size, colour, bold=not self.quiet) if label else ""
        x, y, widest = self._label_width() + 9 if label else 0.0, float(size), self._label_width()
        for note in self.notes:
            note = fit(note, 12, limit)
            if x and x + text_width(note, 12) > limit:
                x, y = 0.0, y + line - 3
            svg += self.look.write(note, x, y, 12, "soft")
            x += text_width(note, 12) + 9
            widest = max(widest, x - 9)
        return Block(min(widest, limit), y - size + line, svg)

    def _cards(self, spread: Spread) -> str:
        scale, (w, h, *_) = SCALES[self.slot.size], self._size
        parts = []
        for i, (spot, (x, y)) in enumerate(zip(self.spots, spread.points, strict=True)):
            across, down = float(WIDTH), float(HEIGHT)
            if i + 1 < len(spread.points):
                dx, dy = spread.points[i + 1][0] - x, spread.points[i + 1][1] - y
                across = min(across, dx / scale) if dy == 0 and dx > 0 else across
                down = min(down, dy / scale) if dx == 0 and dy > 0 else down
            parts.append(self._spot(spot, x, y, scale, across, down))
            for line, text in enumerate(spot.caption.splitlines()):
                caption = fit(text, 11, w + GAP)
                parts.append(self.look.write(caption, x + w / 2, y + h + 12 + 15 * line, 11, "soft", anchor="middle"))
        return "".join(parts)

    def _spot(self, spot: Spot, x: float, y: float, scale: float, across: float, down: float) -> str:
        theme = self.look.theme
        if spot.empty:
            inner = f'<path d="{_EMPTY}" fill="none" stroke="{theme["edge"]}" stroke-dasharray="4 3"/>'
        elif spot.card is None:
            inner = seen_back(self.back, self.look.pack, across > WIDTH / 2)
        else:
            inner = seen_face(spot.card, self.look.pack, scale, round(across, 1), round(down, 1))
        if spot.crossed and not spot.empty:
            inner += f'<path d="{_VEIL}" fill="#ffffff" opacity=".4"/>'
            inner += f'<path d="{_CROSS}" stroke="{theme["loss"]}" stroke-width="3.5"/>'
        if spot.card is not None and not spot.pale and self._moved(spot.card):
            inner += f'<path d="{_OUTLINE}" fill="none" stroke="{theme["gold"]}" stroke-width="2.5"/>'
        place = f"translate({number(x)} {number(y)})" if x or y else ""
        place += f"scale({number(scale)})" if scale != 1 else ""
        pale = ' opacity=".3"' if spot.pale else ""
        return f'<g{pale} transform="{place}">{inner}</g>' if place or pale else inner

    def _moved(self, card: Card) -> bool:
        return card in self.look.moved or card.text in self.look.moved

    def _track(self, spread: Spread) -> str:
        if self.slot.shape != "track":
            return ""
        middle, edge = number(self._size.h / 2), self.look.theme["edge"]
        return f'<path d="M0 {middle}H{number(spread.width)}" stroke="{edge}" stroke-width="3"/>'

    def _dial(self, spread: Spread) -> str:
        if self.at is None or self.slot.marker is None:
            return ""
        return dial(self.look, self.slot.marker[0], self.at, spread.width / 2, spread.height / 2)

    def _badges(self, spread: Spread) -> str:
        """Counts: on each pile, and on the last of many cards that lie face down."""
        w = self._size.w
        counts = [spot.count if self.slot.shape in ("pile", "compass") and not spot.empty else 0 for spot in self.spots]
        if self.slot.shape != "pile" and len(self.spots) > 4 and all(s.card is None for s in self.spots):
            counts[-1] = len(self.spots)
        least = 1 if self.slot.shape == "pile" else 2
        return "".join(
            _badge(self.look, count, x + w, y)
            for count, (x, y) in zip(counts, spread.points, strict=True)
            if count >= least
        )


def places(look: Look, slot: Slot, *, seat: int | None = None, headed: bool = True) -> list[Place]:
    """The places of a slot's zone: of one seat, or all. Raises ValueError for a zone that the view does not have."""
    zones = [z for z in look.view.zones.values() if z.name == slot.zone and seat in (None, z.owner)]
    if not zones:
        raise ValueError(
            f"the board draws a zone {slot.zone!r} that {look.view.game} does not have"
            + ("" if seat is None else " for a seat")
        )
    if slot.shape == "compass" and len(zones) > 1:
        return [_round_the_centre(look, slot, zones)]
    drawn: list[Place] = []
    for zone in zones:
        if slot.shy and not zone.cards:
            continue
        label = look.say(zone.label)
        if seat is None and zone.owner is not None:
            label = f"{look.seat(zone.owner)} · {label}"
        notes = (*([look.say(slot.note)] if slot.note else ()), *_numbers(look, slot, zone))
        spots = _spots(look, slot, zone)
        if slot.shape == "runs":
            drawn += _runs(look, slot, spots, zone.back)
        else:
            drawn.append(Place(look, slot, spots, zone.back, label if headed else "", notes, quiet=seat is not None))
    return drawn


def _runs(look: Look, slot: Slot, spots: tuple[Spot, ...], back: str) -> Iterator[Place]:
    """A fan for each run of cards with the same caption, which is its label."""
    for caption, run in groupby(spots, key=lambda spot: spot.caption):
        fan = tuple(replace(spot, caption="") for spot in run)
        yield Place(look, replace(slot, shape="fan"), fan, back, caption, quiet=True)


def _spots(look: Look, slot: Slot, zone: ZoneView) -> tuple[Spot, ...]:
    if slot.shape == "pile":
        top = zone.cards[-1] if zone.cards and not zone.down else None
        return (Spot(top, not zone.cards, count=len(zone.cards)),)
    crossed = slot.crossed is not None and any(counter.value for counter in _counters(look, slot.crossed, zone))
    spots = [Spot(card, crossed=crossed) for card in zone.cards]
    marks = [look.say(mark) for mark in slot.marks or ()]
    for counter in _counters(look, slot.captions, zone) if slot.captions else ():
        marks = [shown(one, look.lang, look.view.names) for one in counter.value or ()][: len(spots)]
    for _, position, card in sorted((g for g in look.gone if g[0] == zone.key), key=lambda ghost: ghost[1]):
        if not slot.marks and not slot.captions:  # each mark belongs to the card that lies there now
            spots.insert(position, Spot(card, pale=True))
    while len(spots) < max(1, len(marks)):
        spots.append(Spot(empty=True))
    marks += [""] * (len(spots) - len(marks))
    return tuple(replace(spot, caption=mark) for spot, mark in zip(spots, marks, strict=False))


def _round_the_centre(look: Look, slot: Slot, zones: list[ZoneView]) -> Place:
    """Places of several seats (or suits...) as one compass: the top card of each, with whose it is, and its numbers."""
    half = len(zones) // 2 if zones[0].owner is None else 0  # SPREADS["compass"] begins at the bottom, suits at the top
    spots = tuple(
        Spot(
            zone.cards[-1] if zone.cards else None,
            not zone.cards,
            count=len(zone.cards),
            caption="\n".join(
                [look.say(zone.label) if zone.owner is None else look.seat(zone.owner), *_numbers(look, slot, zone)]
            ),
        )
        for zone in zones[half:] + zones[:half]
    )
    label = look.say(zones[0].label) if zones[0].owner is not None else ""
    notes = (look.say(slot.note),) if slot.note else ()
    at = [one.value for one in look.view.counters.values() if slot.marker is not None and one.name == slot.marker[1]]
    return Place(look, slot, spots, zones[0].back, label, notes, at=(at[0], at[1]) if at else None)


def _numbers(look: Look, slot: Slot, zone: ZoneView) -> list[str]:
    """The numbers that stand at a place, as "label value"; without a label that the place's own name says already."""
    counters = [counter for name in slot.counters for counter in _counters(look, name, zone)]
    return [
        look.value(counter)
        if look.say(counter.label) in look.say(zone.label)
        else f"{look.say(counter.label)} {look.value(counter)}"
        for counter in counters
        if not silent(counter.value)
    ]


def _counters(look: Look, name: str, zone: ZoneView) -> list[CounterView]:
    """The counter of that name that belongs to this place most closely, if the view has it."""
    keys = (f"{name}:{zone.owner}:{zone.sub}", f"{name}:{zone.sub}", f"{name}:{zone.owner}", name)
    return [look.view.counters[key] for key in keys if key in look.view.counters][:1]


def _badge(look: Look, count: int, right: float, top: float) -> str:
    text = str(count)
    wide = 10 + 6.6 * len(text)
    x, y = right - wide + 5, top - 3
    theme = look.theme
    return (
        f'<path d="{rounded(x, y, wide, 16, 8)}" fill="{theme["ink"]}" stroke="{theme["page"]}" stroke-width="1"/>'
        + look.write(text, x + wide / 2, y + 12, 11, "page", bold=True, anchor="middle")
    )
