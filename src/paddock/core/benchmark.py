"""What of a title is measured by `paddock bench`, besides its decisions and its copies.

A title that names a `benchmark`, an object of :class:`Benchmark`, has a table of its own there. It says what is done
and on which positions; whoever measures brings the clock and the chances.
"""
# mypyc: off

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final, Protocol, TypeVar

from paddock.core.chance import Chance, LiveChance
from paddock.core.game import Game

T = TypeVar("T")


class Draws(Protocol):
    """What positions are drawn with; `random.Random` has it."""

    def random(self) -> float: ...

    def choice(self, among: Sequence[T], /) -> T: ...

    def sample(self, among: Sequence[T], count: int, /) -> list[T]: ...

    def randrange(self, end: int, /) -> int: ...


Generators = Callable[[str], Draws]
"""A new source of draws for each seed."""


class Timed:
    """An act whose microseconds are told: `act(position, chance)`.

    `ready` makes the positions that it is done on from those that were drawn. With `slowest` it is the time of the
    position that takes longest, otherwise the mean. `most` is the goal of the form in pure Python, and `said` tells it.
    """

    __slots__ = ("act", "decimals", "most", "name", "ready", "said", "slowest")

    def __init__(
        self,
        name: str,
        act: Callable[[Any, Chance], object],
        *,
        ready: Callable[[list[Any]], list[Any]] = list,
        slowest: bool = False,
        decimals: int = 1,
        most: float | None = None,
        said: str = "",
    ) -> None:
        self.name = name
        self.act = act
        self.ready = ready
        self.slowest = slowest
        self.decimals = decimals
        self.most = most
        self.said = said


class Rated:
    """An act of which is told how often it is done in a second. It changes its position: `fresh` makes a new one each
    time, which is not counted. `least` is the goal by form with the most seats."""

    __slots__ = ("act", "fresh", "least", "name", "ready", "said")

    def __init__(
        self,
        name: str,
        act: Callable[[Any, Chance], object],
        *,
        fresh: Callable[[Any], Any],
        ready: Callable[[list[Any]], list[Any]] = list,
        least: Mapping[str, float] | None = None,
        said: str = "",
    ) -> None:
        self.name = name
        self.act = act
        self.fresh = fresh
        self.ready = ready
        self.least: Mapping[str, float] = least or {}
        self.said = said


class Benchmark:
    """A title's measurements: with so many `seats` each, called `pieces`, from `opening(seats)`.

    `positions(seats, generators)` draws the positions that copies and `acts` are measured on. `anybody`: where several
    are waited for, whoever decides is drawn; otherwise it is the first. `about` says it all to a reader.
    """

    __slots__ = ("about", "acts", "anybody", "opening", "pieces", "positions", "seats")

    def __init__(
        self,
        pieces: str,
        seats: Sequence[int],
        opening: Callable[[int], Any],
        positions: Callable[[int, Generators], list[Any]],
        acts: Sequence[Timed | Rated],
        *,
        about: str,
        anybody: bool = False,
    ) -> None:
        self.pieces: Final = pieces
        self.seats: Final = tuple(seats)
        self.opening: Final = opening
        self.positions: Final = positions
        self.acts: Final = tuple(acts)
        self.about: Final = about
        self.anybody: Final = anybody


def drawn(
    game: Game[Any],
    opening: Callable[[], Any],
    wanted: Callable[[Any], bool],
    number: int,
    one_in: int,
    salt: object,
    generators: Generators,
) -> list[Any]:
    """So many positions from random games: one in so many of those that are wanted."""
    found: list[Any] = []
    games = 0
    while len(found) < number:
        draws = generators(f"{salt}/{games}")
        games += 1
        state, source, met = opening(), LiveChance(draws), 0
        game.advance(state, source)
        while len(found) < number and (waiting := game.waiting_for(state)):
            if wanted(state):
                met += 1
                if met % one_in == 0:
                    found.append(game.copy(state))
            game.play(state, waiting[0], draws.choice(game.legal(state, waiting[0])), source)
    return found
