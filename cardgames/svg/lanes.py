"""Lanes: the places of the seats face each other, one lane for each sub-key of their zone."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from math import fsum

from cardgames.engine.board import Group
from cardgames.engine.view import ZoneView
from cardgames.svg.cards import number
from cardgames.svg.look import Block, Look, silent
from cardgames.svg.places import Place, places
from cardgames.svg.text import fit

_NARROWEST, _GAP, _PADDING, _APART = 124.0, 8.0, 8.0, 6.0


def facing(look: Look, group: Group, limit: float) -> Block:
    """The lanes, in lines of equal ones: from the top the last seat's place, the lane's name and numbers, seat 0's."""
    (slot,) = group.slots
    seats = range(look.view.seats)[::-1]
    rows = [[replace(place, label=look.seat(seat)) for place in places(look, slot, seat=seat)] for seat in seats]
    zones = [zone for zone in look.view.zones.values() if zone.name == slot.zone and zone.owner == 0]
    per_line = min(len(zones), max(1, int((limit + _GAP) // (_NARROWEST + _GAP))))
    wide = (limit - _GAP * (per_line - 1)) / per_line
    inner = wide - 2 * _PADDING
    lanes = [_lane(look, group, zone, lane, inner) for zone, *lane in zip(zones, *rows, strict=True)]
    y, svg = 0.0, ""
    for first in range(0, len(lanes), per_line):
        line = _line(look, lanes[first : first + per_line], wide)
        svg += line.at(0, y)
        y += line.height + _GAP
    return Block(limit, y - _GAP, svg)


def _lane(look: Look, group: Group, zone: ZoneView, lane: Sequence[Place], limit: float) -> list[Block]:
    """What stands in a lane, from top to bottom."""
    counters = [c for name in group.counters for c in look.view.counters.values() if c.name == name]
    numbers = [look.value(c) for c in counters if c.sub == zone.sub and not silent(c.value)]
    svg = f'<path d="M0 0H{number(limit)}" stroke="{look.theme["edge"]}"/>'
    svg += look.write(fit(look.say(zone.label), 13, limit, True), 0, 17, 13, bold=True)
    for i, one in enumerate(numbers):
        svg += look.write(fit(one, 12, limit), 0, 33 + 16 * i, 12, "soft")
    blocks = [place.build(limit) for place in lane]
    return [*blocks[:-1], Block(limit, 22 + 16 * len(numbers), svg), blocks[-1]]


def _line(look: Look, lanes: Sequence[Sequence[Block]], wide: float) -> Block:
    """Lanes beside each other, each in its frame: their names start at one height, their places end at one."""
    highs = [max(block.height for block in parts) for parts in zip(*lanes, strict=True)]
    high = fsum(highs) + _APART * (len(highs) - 1) + 2 * _PADDING
    svg = ""
    for i, lane in enumerate(lanes):
        content, y = look.frame(wide, high, "page", "edge"), _PADDING
        for part, (block, room) in enumerate(zip(lane, highs, strict=True)):
            content += block.at(_PADDING, y if part == len(lane) - 2 else y + room - block.height)
            y += room + _APART
        svg += Block(wide, high, content).at(i * (wide + _GAP), 0)
    return Block(len(lanes) * (wide + _GAP) - _GAP, high, svg)
