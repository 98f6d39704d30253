"""How long `import cardgames` takes in a fresh process, and what it pulls in."""

from __future__ import annotations

import json
import subprocess
import sys

HEAVY = ("numpy", "pandas", "matplotlib", "ipywidgets", "anywidget", "IPython", "traitlets", "pyspiel", "rlcard")
CODE = """
import sys, time
before = set(sys.modules)
begin = time.perf_counter()
import cardgames
took = time.perf_counter() - begin
import json
print(json.dumps([took, sorted(set(sys.modules) - before)]))
"""


def import_seconds(runs: int = 15) -> tuple[float, int, list[str]]:
    """The time of the import, how many modules it loads, and the heavy ones among them.

    The best of many fresh processes: what else the machine does only adds to it.
    """
    done = [
        json.loads(subprocess.run([sys.executable, "-c", CODE], capture_output=True, text=True, check=True).stdout)
        for _ in range(runs)
    ]
    modules = done[0][1]
    return min(took for took, _ in done), len(modules), [name for name in HEAVY if name in modules]
