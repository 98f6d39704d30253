"""Who does the work: this process, several processes, or any executor; with a bar, and Ctrl-C that loses nothing."""

from __future__ import annotations

import multiprocessing
import os
import signal
import sys
import threading
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import Executor, Future, ProcessPoolExecutor, as_completed
from contextlib import contextmanager
from typing import Any, TypeVar

from cardgames.lab.needs import have

T = TypeVar("T")
Part = tuple[int, int]
PAYS = 4
"""Processes are started where there is more to do than this many parts for each of them."""
AHEAD = 4
"""Parts that wait for each worker, so that the queue of a long run does not fill the memory."""


def done(
    play: Callable[[Any, int, int], T],
    job: Any,
    parts: Sequence[Part],
    *,
    workers: int | None,
    executor: Executor | None,
    progress: bool | None,
) -> tuple[list[T], bool]:
    """The results of all parts, in any order, and whether the work was stopped before its end."""
    results: list[T] = []
    with _bar(parts, progress) as step, _hands(job, parts, workers, executor) as hands:
        try:
            for part, result in _results(play, job, parts, hands):
                results.append(result)
                step(part[1] - part[0])
        except KeyboardInterrupt:
            return results, True
    return results, False


def _results(
    play: Callable[[Any, int, int], T], job: Any, parts: Sequence[Part], hands: Executor | None
) -> Iterator[tuple[Part, T]]:
    if hands is None:
        for part in parts:
            yield part, play(job, *part)
        return
    waiting: dict[Future[T], Part] = {}
    rest = iter(parts)
    room = AHEAD * (getattr(hands, "_max_workers", None) or os.cpu_count() or 1)
    try:
        while True:
            for part in rest:
                waiting[hands.submit(play, job, *part)] = part
                if len(waiting) >= room:
                    break
            if not waiting:
                return
            finished = next(as_completed(waiting))
            yield waiting.pop(finished), finished.result()
    finally:
        for future in waiting:
            future.cancel()


@contextmanager
def _hands(
    job: Any, parts: Sequence[Part], workers: int | None, executor: Executor | None
) -> Iterator[Executor | None]:
    """The executor to use; None: this process does it all."""
    if executor is not None:
        yield executor
        return
    count = _workers(len(parts)) if workers is None else workers
    if count <= 1 or not _travels(job):
        yield None
        return
    pool = ProcessPoolExecutor(count, mp_context=_context(), initializer=_ignore_interrupts)
    try:
        yield pool
    finally:
        pool.shutdown(wait=True, cancel_futures=True)


def _workers(parts: int) -> int:
    """As many processes as there are processors, where there are processes and enough to do."""
    count = os.cpu_count() or 1
    if sys.platform in ("emscripten", "wasi") or multiprocessing.parent_process() is not None:
        return 1
    return count if parts > PAYS * count else 1


def _travels(job: Any) -> bool:
    """Whether the job can be sent to another process; if not, one sentence says so and this process does the work."""
    import pickle

    try:
        pickle.dumps(job)
    except Exception:
        print(
            "cardgames: these players or this game can't be sent to other processes, so one process does all the work; "
            "put them into a module to use more",
            file=sys.stderr,
        )
        return False
    return True


def _context() -> Any:
    """Processes forked where that is safe: a script then needs no guard around its own code."""
    forks = "fork" in multiprocessing.get_all_start_methods() and sys.platform == "linux"
    return multiprocessing.get_context("fork" if forks and threading.active_count() == 1 else "spawn")


def _ignore_interrupts() -> None:
    """Ctrl-C is for the process that collects the results."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


@contextmanager
def _bar(parts: Sequence[Part], progress: bool | None) -> Iterator[Callable[[int], Any]]:
    """A bar that counts deals, where it is wanted and tqdm is installed."""
    if progress is False or not have("tqdm") or (progress is None and not _seen()):
        yield lambda deals: None
        return
    from tqdm.auto import tqdm

    with tqdm(total=parts[-1][1], unit="deal", delay=0 if progress else 2) as bar:
        yield bar.update


def _seen() -> bool:
    """Whether somebody may be looking: a terminal or a notebook."""
    return sys.stderr.isatty() or "ipykernel" in sys.modules
