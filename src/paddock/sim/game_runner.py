"""One game between bots, and many of them. A game is fixed by its seed and number, whoever plays it and when."""

from __future__ import annotations

import random
import time
from collections.abc import Generator, Iterator, Mapping, Sequence
from typing import Any, Final

import msgspec

from paddock.bots.bot import Bot, decide
from paddock.core import registry
from paddock.core.chance import LiveChance
from paddock.core.event import NO_EVENTS, EventLog
from paddock.core.game import Game, Outcome
from paddock.core.statistics import statistics_of
from paddock.sim.entrants import Entrant
from paddock.sim.external_bot import FaultyBotError
from paddock.sim.external_bot_process import BotAnswer
from paddock.sim.translator import SimError
from paddock.sim.workers import CHUNK_SECONDS, TaskArguments, make_workers

ResultRow = dict[str, int | float | str | None]
"""What is known of one seat after one game."""
MAX_CHUNK: Final = 25
MAX_DECISIONS: Final = 10_000
"""Decisions of one seat in one game: ten times as many as any title has needed. From there on the default decides for
it, and after as many again the game is given up."""


class BotFault(msgspec.Struct, frozen=True):
    """A bot that gave no decision: in which game, on which seat, who, at which of its decisions, and what it did. What
    the rules take for a seat whose time is up was played instead."""

    game: int
    seat: int
    bot: str
    decision: int
    fault: str
    detail: str


class FinishedGame(msgspec.Struct, frozen=True):
    """A game that was played to its end: how it came out, and for each seat how many decisions it took and what the
    title counts besides; and what went wrong."""

    outcome: Outcome
    decisions: list[int]
    figures: list[dict[str, int | str | None]]
    faults: list[BotFault]


def play_to_end(
    game: Game[Any], bots: Sequence[Bot], settings: Mapping[str, object], series: str, game_number: int
) -> FinishedGame:
    """Plays one game to its end. Whoever plays it and when, the same number of a series gives the same chances."""
    name = f"{series}/{game_number}"
    chance_source = LiveChance(random.Random(f"{name}/table"))
    bot_chances = [LiveChance(random.Random(f"{name}/{seat}")) for seat in range(len(bots))]
    decisions = [0] * len(bots)
    faults: list[BotFault] = []
    state = game.setup(len(bots), settings)
    statistics = statistics_of(game)
    tally = statistics.tally_events
    log = EventLog()
    sink = log if tally is not None else NO_EVENTS
    game.advance(state, chance_source, sink)
    while waiting := game.waiting_for(state):
        seat = waiting[0]
        decisions[seat] += 1
        try:
            _check_decision_limit(bots[seat], game_number, seat, decisions[seat])
            decision = decide(bots[seat], game, state, seat, bot_chances[seat])
        except FaultyBotError as error:
            decision = game.default_decision(state, seat)
            if error.details["fault"] != BotAnswer.LOST:
                fault_and_detail = str(error.details["fault"]), str(error.details["detail"])
                faults.append(BotFault(game_number, seat, bots[seat].name, decisions[seat], *fault_and_detail))
        game.play(state, seat, decision, chance_source, sink)
    outcome = game.outcome(state)
    if outcome is None:
        raise AssertionError("nobody is waited for, but the game is not over")
    figures = [dict(each) for each in statistics.count_figures(state)] or [{} for _ in bots]
    if tally is not None:
        for figure, more in zip(figures, tally(state, log.events), strict=True):
            figure |= more
    return FinishedGame(outcome, decisions, figures, faults)


def _check_decision_limit(bot: Bot, game_number: int, seat: int, decisions: int) -> None:
    """Raises `FaultyBotError` for a bot that decides without end, and `SimError` if the default does so too."""
    if decisions > 2 * MAX_DECISIONS:
        raise SimError(problem="sim-endless", game=game_number, seat=seat, bot=bot.name, most=2 * MAX_DECISIONS)
    if decisions > MAX_DECISIONS:
        fault = BotAnswer.ENDLESS if decisions == MAX_DECISIONS + 1 else BotAnswer.LOST
        raise FaultyBotError(bot=bot.name, fault=fault, detail=MAX_DECISIONS)


def play_simulated_game(
    game: Game[Any], seats: Sequence[Entrant], settings: Mapping[str, object], seed: int, game_number: int
) -> tuple[list[ResultRow], list[BotFault]]:
    """Plays one game of a simulation; returns a row for each seat, and what went wrong. Where bots come from files,
    the rows say how often."""
    bots = [seat.make_bot(game) for seat in seats]
    table = play_to_end(game, bots, settings, f"{seed}/{game.title}", game_number)
    won = table.outcome.victory_shares()
    rows: list[ResultRow] = []
    for seat, placing in enumerate(table.outcome.placings):
        row: ResultRow = {
            "game": game_number,
            "seat": seat,
            "bot": seats[seat].name,
            "place": placing.place,
            "won": won[seat],
            "decisions": table.decisions[seat],
            **table.figures[seat],
        }
        if any(each.file for each in seats):
            row["faults"] = sum(1 for fault in table.faults if fault.seat == seat)
        rows.append(row)
    return rows, table.faults


def play_chunk(
    title_name: str, seats: Sequence[Entrant], settings: Mapping[str, object], seed: int, game_numbers: range
) -> tuple[list[ResultRow], list[BotFault]]:
    """Plays some games: what a worker process is given."""
    game = registry.game(title_name)
    results = [play_simulated_game(game, seats, settings, seed, number) for number in game_numbers]
    return [row for rows, _ in results for row in rows], [fault for _, faults in results for fault in faults]


def play_in_parallel(
    title_name: str,
    seats: Sequence[Entrant],
    settings: Mapping[str, object],
    seed: int,
    game_numbers: range,
    job_count: int,
) -> Generator[tuple[list[ResultRow], list[BotFault]], None, None]:
    """Plays the games of these numbers in chunks, in `job_count` processes; yields rows and faults in any order."""
    began, done = time.monotonic(), 0

    def chunk_tasks() -> Iterator[TaskArguments]:
        left = game_numbers
        while left:
            pace = done / (job_count * max(time.monotonic() - began, 0.001))
            size = 1 if job_count == 1 else max(1, min(MAX_CHUNK, int(CHUNK_SECONDS * pace)))
            yield title_name, seats, settings, seed, left[:size]
            left = left[size:]

    with make_workers(job_count) as workers:
        for rows, faults in workers.run(play_chunk, chunk_tasks()):
            done += len(rows) // len(seats)
            yield rows, faults
