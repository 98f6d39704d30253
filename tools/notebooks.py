"""Run notebooks again in place and keep only what is the same on every machine and every day.

    python tools/notebooks.py PATH...            run, then normalise (a folder means all notebooks in it)
    python tools/notebooks.py --normalise PATH...    only normalise
    python tools/notebooks.py --check PATH...        exit 1 when one is not in its normal form

Dropped: saved widgets and views of them (the still form beside each says the same), times, the Python
version, tracebacks (their paths belong to one machine; the error itself stays).
"""

from __future__ import annotations

import argparse
import copy
import sys
from pathlib import Path

import nbformat
from nbclient import NotebookClient
from nbformat import NotebookNode

WIDGET_VIEW = "application/vnd.jupyter.widget-view+json"
KERNEL = {"display_name": "Python 3 (ipykernel)", "language": "python", "name": "python3"}
SECONDS_PER_CELL = 60


def find(paths: list[Path]) -> list[Path]:
    """The notebooks among and below the paths, without Jupyter's own copies."""
    found = [p for path in paths for p in ([path] if path.is_file() else sorted(path.rglob("*.ipynb")))]
    return [path for path in found if ".ipynb_checkpoints" not in path.parts]


def normal(notebook: NotebookNode) -> NotebookNode:
    """A copy in normal form; of two that differ only by when and where they ran, the copies are equal."""
    notebook = copy.deepcopy(notebook)
    notebook.nbformat, notebook.nbformat_minor = 4, 5
    notebook.metadata = NotebookNode(kernelspec=KERNEL, language_info={"name": "python"})
    for number, cell in enumerate(notebook.cells):
        cell.id = cell.get("id") or f"cell-{number}"
        cell.metadata.pop("execution", None)
        cell.metadata.pop("collapsed", None)
        if cell.cell_type == "code":
            cell.outputs = merge_streams([normal_output(output) for output in cell.outputs])
    return notebook


def normal_output(output: NotebookNode) -> NotebookNode:
    """One output without what another run would write differently."""
    if output.output_type == "error":
        output.traceback = [f"{output.ename}: {output.evalue}"]
    elif output.output_type in ("display_data", "execute_result"):
        output.data.pop(WIDGET_VIEW, None)
    return output


def merge_streams(outputs: list[NotebookNode]) -> list[NotebookNode]:
    """Consecutive texts of one stream as one output: where they are cut depends on timing."""
    merged: list[NotebookNode] = []
    for output in outputs:
        last = merged[-1] if merged else None
        if last and output.output_type == last.output_type == "stream" and output.name == last.name:
            last.text += output.text
        else:
            merged.append(output)
    return merged


def execute(path: Path, notebook: NotebookNode) -> None:
    """Run every cell with this environment's kernel, in the notebook's own folder."""
    resources = {"metadata": {"path": str(path.parent)}}
    NotebookClient(
        notebook, timeout=SECONDS_PER_CELL, kernel_name="python3", record_timing=False, resources=resources
    ).execute()


def text(notebook: NotebookNode) -> str:
    """The notebook as it is written to disk."""
    return str(nbformat.writes(notebook, ensure_ascii=False)) + "\n"


def main(arguments: list[str] | None = None) -> int:
    """Command line; see the top of this file."""
    parser = argparse.ArgumentParser(description="Run notebooks again in place and normalise them.")
    mode = parser.add_mutually_exclusive_group()
    mode.add_argument("--normalise", action="store_true", help="do not run them")
    mode.add_argument("--check", action="store_true", help="change nothing; exit 1 when one is not normal")
    parser.add_argument("paths", nargs="+", type=Path)
    options = parser.parse_args(arguments)
    notebooks = find(options.paths)
    if not notebooks:
        parser.error(f"no notebook in {', '.join(map(str, options.paths))}")
    changed = 0
    for path in notebooks:
        before = path.read_text(encoding="utf-8")
        notebook = nbformat.reads(before, as_version=4)
        if not (options.normalise or options.check):
            execute(path, notebook)
        after = text(normal(notebook))
        changed += before != after
        if options.check and before != after:
            print(f"{path}: not in normal form; make notebooks puts it right", file=sys.stderr)
        elif not options.check:
            path.write_text(after, encoding="utf-8")
            print(f"{path}: {'changed' if before != after else 'as before'}")
    return 1 if options.check and changed else 0


if __name__ == "__main__":
    raise SystemExit(main())
