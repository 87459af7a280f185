"""One game between bots, and many of them. A game is fixed by its seed and number, whoever plays it and when."""

from __future__ import annotations

import importlib
import importlib.util
import random
from collections.abc import Callable, Iterator, Mapping, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import get_context
from typing import Any, Final

from paddock.bots.bot import decide
from paddock.bots.levels import make_bot
from paddock.core import registry
from paddock.core.chance import LiveChance
from paddock.core.event import Event
from paddock.core.game import Game
from paddock.core.words import title_package
from paddock.sim.tongue import SimError

Row = dict[str, int | float | str]
"""What is known of one seat after one game."""
Statistics = Callable[[Any], Sequence[Mapping[str, int]]]
Tally = Callable[[Any, Sequence[Event]], Sequence[Mapping[str, int]]]
MODULE: Final = "statistics"
TALLY: Final = "tally"
LARGEST_CHUNK: Final = 25
CHUNKS_EACH: Final = 8
START: Final = "spawn"
"""Workers start afresh: the progress bar has a thread, and a process with threads must not be forked."""


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


def play_game(
    game: Game[Any], seats: Sequence[str], options: Mapping[str, object], seed: int, number: int
) -> list[Row]:
    """Plays one game to its end and returns a row for each seat."""
    name = f"{seed}/{game.title}/{number}"
    chance = LiveChance(random.Random(f"{name}/table"))
    bots = [make_bot(game, seat) for seat in seats]
    own = [LiveChance(random.Random(f"{name}/{seat}")) for seat in range(len(seats))]
    decisions = [0] * len(seats)
    state = game.setup(len(seats), options)
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
    figures = [dict(each) for each in count(state)] if count is not None else [{} for _ in seats]
    if tally is not None and events is not None:
        for figure, more in zip(figures, tally(state, events), strict=True):
            figure |= more
    won = outcome.shares()
    rows: list[Row] = []
    for seat, placing in enumerate(outcome.placings):
        rows.append(
            {
                "game": number,
                "seat": seat,
                "bot": bots[seat].name,
                "place": placing.place,
                "won": won[seat],
                "decisions": decisions[seat],
                **figures[seat],
            }
        )
    return rows


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
    if jobs == 1:
        for number in range(games):
            yield 1, play_some(title, seats, options, seed, number, number + 1)
        return
    size = max(1, min(LARGEST_CHUNK, games // (jobs * CHUNKS_EACH)))
    with ProcessPoolExecutor(jobs, get_context(START)) as pool:
        running: dict[Future[list[Row]], int] = {}
        starts = iter(range(0, games, size))
        try:
            while True:
                while len(running) < 2 * jobs and (first := next(starts, None)) is not None:
                    last = min(games, first + size)
                    running[pool.submit(play_some, title, seats, options, seed, first, last)] = last - first
                if not running:
                    return
                done, _ = wait(running, return_when=FIRST_COMPLETED)
                for future in done:
                    count = running.pop(future)
                    yield count, future.result()
        except BrokenProcessPool:
            raise SimError(problem="sim-crashed") from None
        finally:
            pool.shutdown(wait=False, cancel_futures=True)
