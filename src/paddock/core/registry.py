"""Which titles there are: `"roborally"` → its Title, and its Game.

A title is a folder `paddock/games/<title>` whose package has `TITLE`; outside packages add theirs by the entry point
group `paddock.games`. Nothing has to be changed here for either. A folder with a file `unfinished.md`, which says what
is still missing, is a title in the making: it can be imported and tested, but is not offered to anybody.
"""
# mypyc: off

from __future__ import annotations

import importlib
import pkgutil
from functools import cache
from pathlib import Path
from typing import Any, Final

from paddock.core.errors import BrokenTitleError, UnknownTitleError, UnknownVersionError
from paddock.core.game import Game
from paddock.core.title import TITLE_ATTRIBUTE, Title

ENTRY_POINT_GROUP: Final = "paddock.games"
UNFINISHED_FILE: Final = "unfinished.md"


@cache
def _title_locations() -> dict[str, str]:
    """Every title's name and where its Title is, as `module:attribute`. Our own folders come first."""
    from importlib.metadata import entry_points

    locations = {entry.name: entry.value for entry in entry_points(group=ENTRY_POINT_GROUP)}
    games_package = importlib.import_module(ENTRY_POINT_GROUP)
    for module in pkgutil.iter_modules(games_package.__path__):
        if module.ispkg and not any(
            (Path(place) / module.name / UNFINISHED_FILE).is_file() for place in games_package.__path__
        ):
            locations[module.name] = f"{ENTRY_POINT_GROUP}.{module.name}:{TITLE_ATTRIBUTE}"
    return locations


def titles() -> list[str]:
    """The names of all titles, in order. None of them is loaded for this."""
    return sorted(_title_locations())


@cache
def title(title_name: str) -> Title:
    """The title of this name. Raises `UnknownTitleError`, or `BrokenTitleError` if it can't be loaded."""
    location = _title_locations().get(title_name)
    if location is None:
        raise UnknownTitleError(title=title_name[:40], known=", ".join(titles()))
    module, _, attribute = location.partition(":")
    try:
        title_object = getattr(importlib.import_module(module), attribute)
    except (ImportError, AttributeError) as error:
        raise BrokenTitleError(title=title_name, problem=f"{type(error).__name__}: {error}") from error
    if not isinstance(title_object, Title):
        raise BrokenTitleError(title=title_name, problem=f"{location} is no Title")
    return title_object


def game(title_name: str) -> Game[Any]:
    """The game of this title. Raises `UnknownTitleError`, or `BrokenTitleError` if it can't be loaded."""
    return title(title_name).game


def game_of_edition(edition: str) -> Game[Any]:
    """The title that a record names, such as `roborally@1`; the version may be left out. `UnknownVersionError`."""
    named, at, version = edition.partition("@")
    named_game = game(named)
    if at and version != str(named_game.version):
        raise UnknownVersionError(title=named, version=version[:20], known=str(named_game.version))
    return named_game
