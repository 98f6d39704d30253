"""That long input gets its answer soon, without a clock of its own in each test."""

from __future__ import annotations

import gc
from collections.abc import Iterator
from contextlib import contextmanager
from time import process_time

SECONDS = 4.0
"""Twice what is promised: the machine of the tests has other work too. What grows with the square takes far longer."""


@contextmanager
def answered_soon() -> Iterator[None]:
    """Fails when the block takes longer; what other tests left in memory is kept from being searched for garbage."""
    gc.collect()
    gc.freeze()
    try:
        begin = process_time()
        yield
        taken = process_time() - begin
    finally:
        gc.unfreeze()
    assert taken < SECONDS, f"it took {taken:.1f} s of processor time"
