"""One game between bots, and many of them. A game is fixed by its seed and number, whoever plays it and when."""

from __future__ import annotations

import importlib
import importlib.util
import random
from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any, Final

import msgspec

from paddock.bots.bot import Bot, decide
from paddock.bots.levels import make_bot
from paddock.core import registry
from paddock.core.chance import LiveChance
from paddock.core.event import Event
from paddock.core.game import Game, Outcome
from paddock.core.words import title_package
from paddock.sim.workers import workers

Row = dict[str, int | float | str]
"""What is known of one seat after one game."""
Statistics = Callable[[Any], Sequence[Mapping[str, int]]]
Tally = Callable[[Any, Sequence[Event]], Sequence[Mapping[str, int]]]
MODULE: Final = "statistics"
TALLY: Final = "tally"
LARGEST_CHUNK: Final = 25
CHUNKS_EACH: Final = 8


def statistics_of(game: Game[Any]) -> Statistics | None:
    """The function `statistics(state)` of a title's own `statistics.py`: one mapping of figures for each seat."""
    name = f"{title_package(game)}.{MODULE}"
    if importlib.util.find_spec(name) is None:
        return None
    found: Statistics = getattr(importlib.import_module(name), MODULE)
    return found


def tally_of(game: Game[Any]) -> Tally | None:
    """The function `tally(state, events)` beside it, of a title that also counts what happened on the way."""
    if statistics_of(game) is None:
        return None
    found: Tally | None = getattr(importlib.import_module(f"{title_package(game)}.{MODULE}"), TALLY, None)
    return found


class Table(msgspec.Struct, frozen=True):
    """A game that was played to its end: how it came out, and for each seat how many decisions it took and what the
    title counts besides."""

    outcome: Outcome
    decisions: list[int]
    figures: list[dict[str, int]]


def play_table(game: Game[Any], bots: Sequence[Bot], options: Mapping[str, object], name: str) -> Table:
    """Plays one game to its end. Whoever plays it and when, the same name gives the same chances."""
    chance = LiveChance(random.Random(f"{name}/table"))
    own = [LiveChance(random.Random(f"{name}/{seat}")) for seat in range(len(bots))]
    decisions = [0] * len(bots)
    state = game.setup(len(bots), options)
    tally = tally_of(game)
    events: list[Event] | None = [] if tally is not None else None
    game.advance(state, chance, events)
    while waiting := game.waiting_for(state):
        seat = waiting[0]
        decision = decide(bots[seat], game, state, seat, own[seat])
        decisions[seat] += 1
        game.play(state, seat, decision, chance, events)
    outcome = game.outcome(state)
    if outcome is None:
        raise AssertionError("nobody is waited for, but the game is not over")
    count = statistics_of(game)
    figures = [dict(each) for each in count(state)] if count is not None else [{} for _ in bots]
    if tally is not None and events is not None:
        for figure, more in zip(figures, tally(state, events), strict=True):
            figure |= more
    return Table(outcome, decisions, figures)


def play_game(
    game: Game[Any], seats: Sequence[str], options: Mapping[str, object], seed: int, number: int
) -> list[Row]:
    """Plays one game of a simulation and returns a row for each seat."""
    bots = [make_bot(game, seat) for seat in seats]
    table = play_table(game, bots, options, f"{seed}/{game.title}/{number}")
    won = table.outcome.shares()
    return [
        {
            "game": number,
            "seat": seat,
            "bot": bots[seat].name,
            "place": placing.place,
            "won": won[seat],
            "decisions": table.decisions[seat],
            **table.figures[seat],
        }
        for seat, placing in enumerate(table.outcome.placings)
    ]


def play_some(
    title: str, seats: Sequence[str], options: Mapping[str, object], seed: int, first: int, last: int
) -> list[Row]:
    """Plays the games from `first` to before `last`: what a worker process is given."""
    game = registry.game(title)
    return [row for number in range(first, last) for row in play_game(game, seats, options, seed, number)]


def play_many(
    title: str, seats: Sequence[str], options: Mapping[str, object], seed: int, games: int, jobs: int
) -> Iterator[tuple[int, list[Row]]]:
    """Plays games 0 to `games` - 1 in chunks, in `jobs` processes. Yields (games done, their rows) in any order."""
    size = 1 if jobs == 1 else max(1, min(LARGEST_CHUNK, games // (jobs * CHUNKS_EACH)))
    tasks = ((title, seats, options, seed, first, min(games, first + size)) for first in range(0, games, size))
    with workers(jobs) as hands:
        for rows in hands.run(play_some, tasks):
            yield len(rows) // len(seats), rows
