"""Players of the lab's tests that travel to other processes."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Any


class Failing:
    """Fails in every game at its third choice where it has seen an odd card."""

    name = "failing"

    def choose(self, view: Any, moves: Any, rng: Any) -> Any:
        if len(moves) == 5 and str(moves[0])[-1] == "S":
            raise RuntimeError("no idea")
        return moves[0]


class Interrupting:
    """Presses Ctrl-C at its hundredth choice."""

    name = "interrupting"

    def __init__(self) -> None:
        self.choices = 0

    def choose(self, view: Any, moves: Any, rng: Any) -> Any:
        self.choices += 1
        if self.choices == 100:
            raise KeyboardInterrupt
        return moves[0]


class Here:
    """Leaves the number of its process in a file."""

    name = "here"

    def __init__(self, folder: str) -> None:
        self.folder = folder

    def choose(self, view: Any, moves: Any, rng: Any) -> Any:
        (Path(self.folder) / str(os.getpid())).touch()
        return moves[0]
