# mypyc: off
"""What a title says of itself: all that the rest of Paddock may ask for, by name.

A title's package has one object `TITLE`, and nobody outside imports anything else of it. Parts that a table may never
need (the bots, the encoder, the drawing in a terminal) are named by where they lie, and imported when they are first
asked for:

>>> title = Title("json", game=LazyPart("tool:main"))
>>> title.part_names()
['game']
"""

from __future__ import annotations

import sys
from collections.abc import Callable
from importlib import import_module
from typing import Any, Final, TypedDict, TypeVar, Unpack

from paddock.core.errors import BrokenTitleError
from paddock.core.game import Game

PartT = TypeVar("PartT")
TITLE_ATTRIBUTE: Final = "TITLE"
"""What the object is called in a title's package."""


class LazyPart:
    """Where a part of a title lies within its package, as `module:NAME`; without a name it is the module itself."""

    __slots__ = ("module_location",)

    def __init__(self, store_location: str) -> None:
        self.module_location = store_location

    def load(self, package: str) -> object:
        """The part. Raises `ImportError` or `AttributeError` where there is none."""
        module, _, name = self.module_location.partition(":")
        imported = import_module(f"{package}.{module}")
        return getattr(imported, name) if name else imported


class TitleParts(TypedDict, total=False):
    """What a title may bring besides its game; see :class:`Title`."""

    bots: object
    win_chance: object
    encoder: object
    statistics: object
    terminal: object
    workshop: object
    campaign: object
    best_results: object
    time_sheet: object
    checks: object
    vectors: object
    benchmark: object
    setups: object
    types: object


class Title:
    """A title: its game, and whatever else it brings. Each part is given as it is, or as a :class:`LazyPart` location.

    - `game`: a `core.game.Game`
    - `bots`: a `core.heuristics.Heuristics`, for the driver, the levels around it and hints
    - `win_chance`: a module with the figures that chances of winning are weighed by (see `core.win_chance`)
    - `encoder`: a `core.encoding.Encoder`, for learners
    - `statistics`: a `core.statistics.Statistics`, what is counted in a finished game
    - `terminal`: a subclass of `core.terminal_renderer.TerminalRenderer`, how it looks in a terminal
    - `workshop`: a `core.workshop.Workshop`, for people who build its boards
    - `campaign`: a `core.campaign.Campaign`, how it goes on from game to game
    - `best_results`: a `core.best_results.BestResults`, best results
    - `time_sheet`: a `core.time_sheet.TimeSheet`, what can be printed
    - `checks`: a function that returns what is wrong with the data files, one line each
    - `vectors`: a function that runs a file of vectors and returns what came out otherwise
    - `benchmark`: a `core.benchmark.Benchmark`, what `paddock bench` measures on it
    - `setups`: a module with the tables and positions that tests try it on
    - `types`: a module that declares what clients get of it: `View`, `Scene`, `Preview` (see `core.schemas`)
    """

    __slots__ = ("_parts", "package")

    def __init__(self, package: str, *, game: Game[Any] | LazyPart, **parts: Unpack[TitleParts]) -> None:
        self.package: Final = package
        self._parts: Final[dict[str, object]] = {"game": game, **parts}

    @property
    def game(self) -> Game[Any]:
        """The game itself. Raises `BrokenTitleError` if it can't be loaded."""
        game = self.part("game", Game)  # type: ignore[type-abstract]
        assert game is not None
        return game

    def part_names(self) -> list[str]:
        """The parts that this title brings."""
        return [name for name, part in self._parts.items() if part is not None]

    def part(self, part_name: str, part_type: type[PartT]) -> PartT | None:
        """The part of this name; None where the title brings none. Raises `BrokenTitleError` if it is not where the
        title says, or is of another kind."""
        part = self._load_part(part_name)
        if part is not None and not isinstance(part, part_type):
            raise BrokenTitleError(title=self.package, problem=f"{part_name} is no {part_type.__name__}")
        return part

    def callable_part(self, part_name: str) -> Callable[..., object] | None:
        """The same for a part that is a function or a class."""
        part = self._load_part(part_name)
        if part is not None and not callable(part):
            raise BrokenTitleError(title=self.package, problem=f"{part_name} can't be called")
        return part

    def _load_part(self, part_name: str) -> object:
        part = self._parts.get(part_name)
        if isinstance(part, LazyPart):
            try:
                part = part.load(self.package)
            except Exception as error:
                problem = f"{part_name}: {type(error).__name__}: {error}"
                raise BrokenTitleError(title=self.package, problem=problem) from error
            self._parts[part_name] = part
        return part


def title_of(game: Game[Any]) -> Title:
    """The title that a game is of: the `TITLE` of the package that its class is written in. A game whose package has
    none is a title by itself."""
    package = title_package(game)
    title = getattr(sys.modules[package], TITLE_ATTRIBUTE, None)
    return title if isinstance(title, Title) else Title(package, game=game)


def title_package(game: Game[Any]) -> str:
    """The package that holds a title: the one in which its class is written."""
    return package_of(type(game))


def package_of(game_class: type[Game[Any]]) -> str:
    """The same for the class, also where its module could not be loaded to the end."""
    name = game_class.__module__
    module = sys.modules.get(name)
    return (module.__package__ if module is not None else name.rpartition(".")[0]) or name
