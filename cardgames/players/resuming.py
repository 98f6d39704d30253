"""Going on with a recorded game: what the record decides, and what may not be said against it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from cardgames.cards import Card
from cardgames.engine.chance import Luck
from cardgames.engine.game import Game, GameError
from cardgames.engine.moves import clip
from cardgames.engine.record import load
from cardgames.engine.timeline import Timeline
from cardgames.players import PERSON, called


def resumed(
    game: Game,
    seats: Sequence[Any],
    record: str | Timeline,
    *,
    seed: object = None,
    luck: object = None,
    deck: Any = None,
    names: Sequence[str] | None = None,
    options: dict[str, Any],
) -> Timeline:
    """The game of a record, to be taken on by the players of these seats.

    The record decides deal, luck, options and names; whatever is given beside it has to agree. A person may sit down at
    any seat, a bot only where the record has the same one or says nothing. Raises RecordError and GameError.
    """
    kept = record if isinstance(record, Timeline) else load(record)
    if kept.game is not game:
        raise GameError(
            f"this record is a game of {kept.game.title.en}; it cannot be taken on at a table for {game.title.en}",
            f"这份记录是一局{kept.game.title.zh}，不能在{game.title.zh}的牌桌上继续",
        )
    _check_luck(kept, seed, luck, None if deck is None else tuple(game.check_deck(deck)))
    _check_seats(kept, seats)
    start = kept.steps[0].state
    for name, value in options.items():
        if game.check_options({name: value}, start.seats)[name] != start.options[name]:
            raise _against(f"option {name}", f"选项 {name} ", clip(start.options[name]), clip(value))
    line = Timeline(start, seed=kept.seed, names=kept.names or names, deck=kept.deck, luck=kept.luck)
    line._steps = kept.branch(len(kept) - 1)._steps
    if names is not None and Timeline(start, names=names).names != line.names:
        raise _against("the names", "名字", clip(", ".join(line.names or ())), clip(", ".join(map(str, names))))
    return line


def _check_luck(kept: Timeline, seed: object, luck: object, deck: tuple[Card, ...] | None) -> None:
    if seed is not None and seed != kept.seed:
        there = ("no seed", "无") if kept.seed is None else (clip(kept.seed),) * 2
        raise _against("seed", "种子", there[0], clip(seed), there[1])
    if luck is not None and Luck(luck, 1) != Luck(0 if kept.luck is None else kept.luck, 1):
        raise _against("luck", "运气（luck）", clip(kept.luck), clip(luck))
    if deck is not None and deck != kept.deck:
        raise _against("a deck,", "牌堆", "another one", "this one", "另一副", "这一副")


def _check_seats(kept: Timeline, seats: Sequence[Any]) -> None:
    count = kept.last.seats
    if len(seats) != count:
        raise _against("a game of", "座位数", f"{count} seats", f"{len(seats)}", f"{count}", f"{len(seats)}")
    words = [called(who) for who in seats]
    for seat, (who, before) in enumerate(zip(words, kept.players or words, strict=True)):
        if who not in (before, PERSON):
            raise _against(f"at seat {seat}", f"座位{seat}", clip(before), clip(who))


def _against(what: str, zh: str, there: object, here: object, there_zh: str = "", here_zh: str = "") -> GameError:
    return GameError(
        f"the record decides: it has {what} {there}, not {here}",
        f"以记录为准：记录中{zh}是{there_zh or there}，不是{here_zh or here}",
    )
