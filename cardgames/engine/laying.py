"""Positions laid out by hand: cards and numbers are put where they belong, or refused with their place."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any

from cardgames.engine.moves import clip
from cardgames.engine.settling import PositionError, settle, shown
from cardgames.engine.state import State
from cardgames.engine.values import Unfit
from cardgames.faults import Fault

if TYPE_CHECKING:
    from cardgames.engine.game import Game
    from cardgames.engine.zones import Counter, Zone


def lay_out(
    game: Game,
    seats: int,
    options: Mapping[str, Any],
    *,
    phase: str | None,
    actor: int | None,
    events: bool,
    fields: Mapping[str, Any],
) -> State:
    """A position from Python values: zones and counters by field name, seat by seat where they are per seat."""
    state = blank(game, seats, options, events=events)
    declared = {zone.field: zone for zone in state.zones}
    counters = {counter.field: counter for counter in state.kept}
    for name, value in fields.items():
        if name in declared:
            setattr(state, name, _cards(game, declared[name], seats, value))
        elif name in counters:
            _set_all(state, counters[name], value)
        else:
            known = ", ".join([*declared, *counters])
            raise PositionError(
                f"{game.slug} has no place or number {clip(name)}; there are {known}",
                f"{game.slug}没有{clip(name)}这个位置或数值；有的是{known}",
            )
    return settle(state, phase, actor, resume=phase is None)


def blank(game: Game, seats: Any, options: Mapping[str, Any], *, events: bool) -> State:
    """A state of the game with nothing on the table."""
    return game.state(game, game.check_seats(seats), game.check_options(options, seats), events=events)


def _set_all(state: State, counter: Counter, value: Any) -> None:
    """Set a number, or with one for each seat all of them."""
    if not counter.per_seat:
        return set_number(state, counter, None, value, counter.field)
    if not isinstance(value, (list, tuple)) or len(value) != state.seats:
        raise PositionError(
            f"{counter.field} takes {state.seats} values, one for each seat, not {shown(value)}",
            f"{counter.field}应有{state.seats}个值，每个座位一个，而不是{shown(value)}",
        )
    for owner, part in enumerate(value):
        set_number(state, counter, owner, part, f"{counter.field} {owner}")
    return None


def set_number(state: State, counter: Counter, owner: int | None, value: Any, name: str) -> None:
    """Set one number of the state; `name` is what messages call it."""
    try:
        fitting = counter.kind.fit(value, state)
    except Unfit as wrong:
        raise PositionError(*_unfit(wrong, name)) from None
    if owner is not None:
        getattr(state, counter.field)[owner] = fitting
    else:
        setattr(state, counter.field, list(fitting) if isinstance(counter.initial(1), list) else fitting)


def _unfit(wrong: Unfit, name: str) -> tuple[str, str]:
    path = ".".join(map(str, wrong.path))
    en, zh = (f", value {path} of the list,", f"列表的第{path}个值") if path else ("", "")
    found = shown(wrong.value)
    return f"{name}{en} takes {wrong.right.en}, not {found}", f"{name}{zh}应为{wrong.right.zh}，而不是{found}"


def read_cards(game: Game, where: str, value: Any) -> list[Any]:
    try:
        return game.pack.read(value)
    except Fault as error:
        raise PositionError(f"{where}: {error}", f"{where}：{error.text('zh')}") from None


def _cards(game: Game, zone: Zone, seats: int, value: Any) -> Any:
    """The cards of a zone: a list of them, or lists by seat, by sub-key, or by seat and sub-key."""
    if not zone.per_seat and not zone.subs:
        return read_cards(game, zone.field, value)
    size = seats if zone.per_seat else len(zone.subs)
    en, zh = (
        ("seat", "每个座位一列") if zone.per_seat else (f"of {' '.join(zone.subs)}", f"依次为{' '.join(zone.subs)}")
    )
    rows = _lists(zone.field, value, size, f"{size} lists of cards, one for each {en}", f"{size}列牌，{zh}")
    if not (zone.per_seat and zone.subs):
        return [read_cards(game, zone.field, part) for part in rows]
    subs = " ".join(zone.subs)
    each = f"{len(zone.subs)} lists of cards for each seat, one each of {subs}"
    each_zh = f"每个座位{len(zone.subs)}列牌，依次为{subs}"
    return [
        [read_cards(game, zone.field, part) for part in _lists(zone.field, row, len(zone.subs), each, each_zh)]
        for row in rows
    ]


def _lists(field: str, value: Any, size: int, right: str, right_zh: str) -> Sequence[Any]:
    if isinstance(value, (str, bytes)) or not isinstance(value, Sequence) or len(value) != size:
        raise PositionError(
            f"{field} takes {right}, not {shown(value)}", f"{field}应为{right_zh}，而不是{shown(value)}"
        )
    return value
