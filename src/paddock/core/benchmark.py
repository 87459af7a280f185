"""What of a title is measured by `paddock bench`, besides its decisions and its copies.

A title that names a `benchmark`, an object of :class:`Benchmark`, has a table of its own there. It says what is done
and on which positions; whoever measures brings the clock and the chances.
"""
# mypyc: off

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Protocol, TypeVar

import msgspec

from paddock.core.chance import ChanceSource, LiveChance
from paddock.core.game import Game

ItemT = TypeVar("ItemT")


class RandomSource(Protocol):
    """What positions are drawn with; `random.Random` has it."""

    def random(self) -> float: ...

    def choice(self, items: Sequence[ItemT], /) -> ItemT: ...

    def sample(self, items: Sequence[ItemT], count: int, /) -> list[ItemT]: ...

    def randrange(self, max_count: int, /) -> int: ...


RandomSources = Callable[[str], RandomSource]
"""A new source of draws for each seed."""


class TimedAction(msgspec.Struct, eq=False):
    """An act whose microseconds are told: `act(position, chance)`.

    `prepare_positions` makes the positions that it is done on from those that were drawn. With `takes_slowest` it is
    the time of the position that takes longest, otherwise the mean. `max_microseconds` is the goal of the form in pure
    Python, and `description` tells it.
    """

    name: str
    action: Callable[[Any, ChanceSource], object]
    prepare_positions: Callable[[list[Any]], list[Any]] = list
    takes_slowest: bool = False
    decimals: int = 1
    max_microseconds: float | None = None
    description: str = ""


class RatedAction(msgspec.Struct, eq=False):
    """An act of which is told how often it is done in a second. It changes its position: `make_position` makes a new
    one each time, which is not counted. `min_per_second` is the goal by form with the most seats."""

    name: str
    action: Callable[[Any, ChanceSource], object]
    make_position: Callable[[Any], Any]
    prepare_positions: Callable[[list[Any]], list[Any]] = list
    min_per_second: Mapping[str, float] = {}
    description: str = ""


class Benchmark(msgspec.Struct, eq=False):
    """A title's measurements: with so many `seats` each, called `seat_noun`, from `opening(seats)`.

    `positions(seats, generators)` draws the positions that copies and `actions` are measured on. `any_seat_decides`:
    where several are waited for, whoever decides is drawn; otherwise it is the first. `description` says it all to a
    reader.
    """

    seat_noun: str
    seats: Sequence[int]
    opening_position: Callable[[int], Any]
    positions: Callable[[int, RandomSources], list[Any]]
    actions: Sequence[TimedAction | RatedAction]
    description: str
    any_seat_decides: bool = False


def rate_per_second(action: Callable[[], int], seconds: float, read_clock: Callable[[], float]) -> float:
    """How often something is done in a second, measured for so many of them at least: `action` does it once or a few
    times and says how often."""
    count, began = 0, read_clock()
    while not count or read_clock() - began < seconds:
        count += action()
    return count / (read_clock() - began)


def random_positions(
    game: Game[Any],
    opening_position: Callable[[], Any],
    is_sampled: Callable[[Any], bool],
    count: int,
    sampling_interval: int,
    seed: object,
    random_sources: RandomSources,
) -> list[Any]:
    """So many positions from random games: one in so many of those that are wanted."""
    positions: list[Any] = []
    games = 0
    while len(positions) < count:
        draws = random_sources(f"{seed}/{games}")
        games += 1
        state, source, wanted_count = opening_position(), LiveChance(draws), 0
        game.advance(state, source)
        while len(positions) < count and (waiting := game.waiting_for(state)):
            if is_sampled(state):
                wanted_count += 1
                if wanted_count % sampling_interval == 0:
                    positions.append(game.copy(state))
            game.play(state, waiting[0], draws.choice(game.legal(state, waiting[0])), source)
    return positions
