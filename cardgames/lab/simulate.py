"""Many games at once: the same rows whoever does the work, in whatever order, and after an interruption.

Deal i of a run is decided by (seed, i) alone: it is the deal of the seed "seed/i", and the luck in it too. The work
travels as (game, players, deals), never as states.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from concurrent.futures import Executor
from dataclasses import dataclass
from typing import Any

import cardgames
from cardgames.engine.game import Game
from cardgames.engine.moves import clip
from cardgames.lab import work
from cardgames.lab.estimates import Tally, added
from cardgames.lab.measures import LabError, find
from cardgames.lab.playing import played
from cardgames.lab.run import Failure, Rows, Run, deal_seed, seating_luck
from cardgames.lab.watching import Setting

BLOCKS = 1000
"""What measures record is kept for at most so many blocks of deals, so that a million games fit into memory."""
ALWAYS = ("seats", "length")
"""Measures that are always recorded."""
BATCH = 5
"""Deals that a worker plays at a time."""


@dataclass(frozen=True, slots=True)
class Job:
    """All that a worker has to know."""

    setting: Setting
    seatings: tuple[tuple[Any, ...], ...]
    names: tuple[tuple[str, ...], ...]
    measures: tuple[str, ...]
    block: int
    """Deals in a block."""


@dataclass(slots=True)
class Batch:
    """The results of some deals."""

    first: int
    deals: int
    rows: Rows
    blocks: dict[str, dict[int, Tally]]
    failures: list[Failure]


def simulate(
    game: str | Game,
    *,
    players: Sequence[Any] | None = None,
    games: int = 1000,
    seed: object = 0,
    seats: int | None = None,
    rotate: bool | None = None,
    workers: int | None = None,
    executor: Executor | None = None,
    measures: Sequence[str] = (),
    progress: bool | None = None,
    playouts: int = 32,
    sampled: int = 12,
    **options: Any,
) -> Run:
    """Play `games` deals and give a Run: its rows, and the measures asked for.

    `players`: one for each seat ("random", "greedy", or players); without them everybody plays at random. With
    `rotate` each deal is played once for each cyclic seating of the players; the default where they differ.
    `workers`: processes (1: none; default: as many as there are processors where it pays); `executor`: any
    concurrent.futures.Executor instead. `progress`: a bar while it lasts (default: where it takes long and somebody
    can see it). `playouts` and `sampled` are for measures that estimate chances of winning. Options of the game by
    name. Ctrl-C gives what was done until then, marked `partial`. Raises LabError, GameError or ValueError.
    """
    from cardgames.players import player

    game = game if isinstance(game, Game) else cardgames.game(game)
    count = game.check_seats(seats if seats is not None else len(players) if players else game.seats[0])
    who = list(players) if players is not None else ["random"] * count
    if isinstance(players, str) or len(who) != count:
        raise LabError(
            f"there are {count} seats, so give {count} players, not {clip(players)}",
            f"有{count}个座位，应给出{count}个玩家，而不是{clip(players)}",
        )
    chosen = tuple(player(game, one) for one in who)
    names = tuple(named(one, other) for one, other in zip(who, chosen, strict=True))
    wanted = tuple(dict.fromkeys([*ALWAYS, *(find(one).id for one in _several(measures))]))
    turns = range(count if (rotate if rotate is not None else len(set(names)) > 1) else 1)
    setting = Setting(
        game=game,
        seats=count,
        options=dict(options),
        players=chosen,
        seed=str(game.check_seed(seed)),
        even=len(set(names)) == 1 or len(turns) == count,
        playouts=_count("playouts", playouts, 2),
        sampled=_count("sampled", sampled, 1),
    )
    game.check_options(options, count)
    total = _count("games", games, 1)
    job = Job(
        setting,
        tuple(_seated(chosen, turn) for turn in turns),
        tuple(_seated(names, turn) for turn in turns),
        wanted,
        block=-(-total // BLOCKS),
    )
    size = max(BATCH, job.block) // job.block * job.block
    parts = [(first, min(first + size, total)) for first in range(0, total, size)]
    results, stopped = work.done(play_deals, job, parts, workers=workers, executor=executor, progress=progress)
    return _gathered(job, total, results, partial=stopped)


def play_deals(job: Job, first: int, last: int) -> Batch:
    """Deals `first` to before `last`, each in every seating."""
    setting = job.setting
    batch = Batch(first, last - first, Rows(job.names, setting.seed), {name: {} for name in job.measures}, [])
    recorders = {name: find(name).recorder(setting) for name in job.measures}
    for deal in range(first, last):
        for seating, players in enumerate(job.seatings):
            seed = deal_seed(setting.seed, deal)
            try:
                luck = seating_luck(setting.seed, deal, seating)
                scores, wins, length, tallies = played(setting, players, seed, luck, recorders)
            except Exception as error:  # whatever a player or a rule does, the other games count
                batch.failures.append(_failure(job, deal, seating, seed, error))
                continue
            batch.rows.add(deal, seating, scores, wins, length)
            for name, tally in tallies.items():
                block = batch.blocks[name]
                block[deal // job.block] = added([block.get(deal // job.block, {}), tally])
    return batch


def named(who: Any, chosen: Any) -> str:
    """What a player is called in rows: its word, else its name or its kind."""
    return who if isinstance(who, str) else str(getattr(chosen, "name", type(chosen).__name__))


def _failure(job: Job, deal: int, seating: int, seed: str, error: Exception) -> Failure:
    """The failed game, played again for its record."""
    setting = job.setting
    record = None
    try:
        luck = seating_luck(setting.seed, deal, seating)
        setting.game.play(list(job.seatings[seating]), seed=seed, luck=luck, **setting.options)
    except Exception as again:
        timeline = getattr(again, "timeline", None)
        record = timeline.record() if timeline is not None else None
    return Failure(deal, seating, seed, f"{type(error).__name__}: {error}", record)


def _gathered(job: Job, total: int, batches: Iterator[Batch] | Sequence[Batch], *, partial: bool) -> Run:
    """All results in the order of the deals."""
    rows = Rows(job.names, job.setting.seed)
    run = Run(job.setting, total, rows, {name: {} for name in job.measures}, job.seatings, partial=partial)
    for batch in sorted(batches, key=lambda batch: batch.first):
        rows.extend(batch.rows)
        run.failures += batch.failures
        run.done += batch.deals
        for name, blocks in batch.blocks.items():
            run.blocks[name].update(blocks)
    return run


def _seated(players: Sequence[Any], turn: int) -> tuple[Any, ...]:
    """The players after so many turns round the table: player i sits at seat i + turn."""
    return tuple(players[(seat - turn) % len(players)] for seat in range(len(players)))


def _several(measures: Sequence[str]) -> Sequence[str]:
    return [measures] if isinstance(measures, str) else list(measures)


def _count(what: str, value: Any, least: int) -> int:
    if type(value) is not int or value < least:
        raise LabError(
            f"{what} is a whole number from {least} on, not {clip(value)}",
            f"{what}应是不小于{least}的整数，不能是{clip(value)}",
        )
    return value
