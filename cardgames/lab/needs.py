"""Packages that the lab uses where they are installed; what needs one says so in a sentence."""

from __future__ import annotations

from importlib import import_module
from importlib.util import find_spec
from typing import Any

from cardgames.faults import Fault


class MissingPackage(Fault, ImportError):
    """Something of the lab was asked for that needs a package that is not installed."""


def need(name: str) -> Any:
    """The package, or MissingPackage."""
    try:
        return import_module(name)
    except ModuleNotFoundError:
        raise MissingPackage(
            f"this needs {name}, which isn't installed; try: pip install 'cardgames[stats]'",
            f"这一步需要{name}，但没有安装；请运行：pip install 'cardgames[stats]'",
        ) from None


def have(name: str) -> bool:
    """Whether a package is installed."""
    return find_spec(name) is not None
