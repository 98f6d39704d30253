"""Run parts of the proof and say what they found: `python -m tests.proof [PART ...] [--count N] [--seed S]`."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable, Iterator
from datetime import datetime
from importlib import import_module
from pathlib import Path
from typing import NamedTuple

BLOCK = 250
"""Trials between two lines of progress; block b of a part has the seed S + b."""

Faults = Callable[[int, int], Iterator[str]]


class Proved(NamedTuple):
    """What became of a part: trials made, of how many, and the faults they showed."""

    part: str
    made: int
    count: int
    faults: list[str]

    def __str__(self) -> str:
        made = f"{self.made:,}" if self.made == self.count else f"{self.made:,} of {self.count:,}"
        return f"{self.part}: {made} trials, {len(self.faults) or 'no'} fault{'' if len(self.faults) == 1 else 's'}"


def parts() -> list[str]:
    """Every part there is."""
    return sorted(path.stem for path in Path(__file__).parent.glob("*.py") if not path.stem.startswith("_"))


def prove(part: str, faults: Faults, count: int, seed: int) -> tuple[Proved, bool]:
    """Make the trials of a part block by block; and whether they were interrupted."""
    made, found = 0, []
    try:
        for block in range(-(-count // BLOCK)):
            size = min(BLOCK, count - made)
            for fault in faults(size, seed + block):
                found.append(fault)
                print(f"  {fault}", flush=True)
            made += size
            print(f"\r{part}: {made:,} of {count:,}", end="", file=sys.stderr, flush=True)
    except KeyboardInterrupt:
        return Proved(part, made, count, found), True
    finally:
        print(file=sys.stderr)
    return Proved(part, made, count, found), False


def main() -> int:
    """Run the parts that are asked for; 1 if any promise is broken or the run was stopped."""
    known = parts()
    parser = argparse.ArgumentParser(
        prog="python -m tests.proof", description="Random trials of what must always hold."
    )
    parser.add_argument("parts", nargs="*", metavar="PART", help=f"which parts (all): {', '.join(known)}")
    parser.add_argument("--count", type=int, default=1000, help="trials of each part (1000)")
    parser.add_argument("--seed", type=int, default=0, help="the first seed (0)")
    asked = parser.parse_args()
    if odd := [part for part in asked.parts if part not in known]:
        parser.error(f"there is no part {odd[0]}; there are {', '.join(known)}")
    done: list[Proved] = []
    stopped = False
    for part in asked.parts or known:
        proved, stopped = prove(part, import_module(f"tests.proof.{part}").faults, asked.count, asked.seed)
        done.append(proved)
        if stopped:
            print("stopped")
            break
    print(f"{datetime.now():%Y-%m-%d %H:%M}, python -m tests.proof --count {asked.count} --seed {asked.seed}")
    for proved in done:
        print(proved)
    return int(stopped or any(proved.faults for proved in done))


if __name__ == "__main__":
    sys.exit(main())
