"""What a title may bring beside its `Game`: a module of its folder with one object in it, found by being there."""
# mypyc: off

from __future__ import annotations

import importlib
from types import ModuleType
from typing import Any, TypeVar

from paddock.core.errors import BrokenTitleError
from paddock.core.game import Game
from paddock.core.words import title_package

T = TypeVar("T")


def part_of(game: Game[Any], module: str, attribute: str, kind: type[T]) -> T | None:
    """The object of this name in a module of the title's folder; None where there is no such module.

    Raises `BrokenTitleError` if the module is there and the object is not, or is of another kind.
    """
    there = module_of(game, module)
    if there is None:
        return None
    found = getattr(there, attribute, None)
    if not isinstance(found, kind):
        raise BrokenTitleError(title=game.title, problem=f"{there.__name__}:{attribute} is no {kind.__name__}")
    return found


def module_of(game: Game[Any], module: str) -> ModuleType | None:
    """A module of the title's folder, such as `bots.heuristics`; None where there is none."""
    name = f"{title_package(game)}.{module}"
    try:
        return importlib.import_module(name)
    except ModuleNotFoundError as error:
        if error.name is None or not f"{name}.".startswith(f"{error.name}."):
            raise
        return None
