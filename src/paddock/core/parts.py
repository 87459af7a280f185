"""What a title may bring beside its `Game`: a module of its folder with one object in it, found by being there."""
# mypyc: off

from __future__ import annotations

import importlib
import importlib.util
from typing import Any, TypeVar

from paddock.core.errors import BrokenTitleError
from paddock.core.game import Game
from paddock.core.words import title_package

T = TypeVar("T")


def part_of(game: Game[Any], module: str, attribute: str, kind: type[T]) -> T | None:
    """The object of this name in a module of the title's folder; None where there is no such module.

    Raises `BrokenTitleError` if the module is there and the object is not, or is of another kind.
    """
    name = f"{title_package(game)}.{module}"
    if importlib.util.find_spec(name) is None:
        return None
    found = getattr(importlib.import_module(name), attribute, None)
    if not isinstance(found, kind):
        raise BrokenTitleError(title=game.title, problem=f"{name}:{attribute} is no {kind.__name__}")
    return found
