"""What is measured in the same way on every title: decisions of random games, copies, and the acts that it names."""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from functools import partial
from time import process_time
from typing import Any

from paddock.core.benchmark import Benchmark, RatedAct, TimedAct
from paddock.core.chance import Chance, LiveChance
from paddock.core.game import Game

Figures = dict[str, float]


def decisions_per_second(
    game: Game[Any],
    opening: Callable[[], Any],
    seconds: float,
    chance: random.Random,
    *,
    any_seat_decides: bool = False,
) -> float:
    """Random games: who is waited for, the whole legal list of the first of them (or of `any_seat_decides`), one of
    it."""
    pick, source = chance.random, LiveChance(chance)
    waiting_for, legal, play = game.waiting_for, game.legal, game.play
    count, began = 0, process_time()
    while process_time() - began < seconds:
        state = opening()
        game.advance(state, source)
        while waiting := waiting_for(state):
            seat = waiting[int(pick() * len(waiting))] if any_seat_decides else waiting[0]
            choices = legal(state, seat)
            play(state, seat, choices[int(pick() * len(choices))], source)
            count += 1
    return count / (process_time() - began)


def _copy_microseconds(game: Game[Any], states: Sequence[Any], seconds: float) -> float:
    """The mean time of a copy in microseconds, over all positions at least once."""
    copy, count, began = game.copy, 0, process_time()
    while not count or process_time() - began < seconds:
        for state in states:
            copy(state)
        count += len(states)
    return (process_time() - began) / count * 1e6


def _act_microseconds(timed: TimedAct, states: Sequence[Any], chance: Chance, seconds: float) -> float:
    """The time of an act in microseconds: the mean, or that of the position that takes longest."""
    if timed.slowest:
        return max(_mean_microseconds(timed, [state], chance, seconds / len(states)) for state in states)
    return _mean_microseconds(timed, states, chance, seconds)


def _mean_microseconds(timed: TimedAct, states: Sequence[Any], chance: Chance, seconds: float) -> float:
    act, count, began = timed.act, 0, process_time()
    while not count or process_time() - began < seconds:
        for state in states:
            act(state, chance)
        count += len(states)
    return (process_time() - began) / count * 1e6


def _acts_per_second(rated: RatedAct, states: Sequence[Any], chance: Chance, seconds: float) -> float:
    """How often an act is done in a second."""
    act, spent, count = rated.act, 0.0, 0
    while spent < seconds:
        ready = [rated.fresh(state) for state in states]
        began = process_time()
        for state in ready:
            act(state, chance)
        spent += process_time() - began
        count += len(ready)
    return count / spent


def figure_name(title: str, name: str, seats: int) -> str:
    """What a figure is called between those who measure and those who report."""
    return f"{title} {name} {seats}"


def title_rounds(game: Game[Any], benchmark: Benchmark, seconds: float) -> Callable[[int], Figures]:
    """A round of a title's measurements; its positions are drawn here, once."""
    title = game.title
    drawn = {seats: benchmark.positions(seats, random.Random) for seats in benchmark.seats}
    ready = {(seats, act): act.prepare(states) for seats, states in drawn.items() for act in benchmark.acts}

    def one(number: int) -> Figures:
        found: Figures = {}
        for seats, states in drawn.items():
            draws = random.Random(f"round {number}")
            opening = partial(benchmark.opening, seats)
            found[figure_name(title, "decisions", seats)] = decisions_per_second(
                game, opening, seconds, draws, any_seat_decides=benchmark.any_seat_decides
            )
            found[figure_name(title, "copy", seats)] = _copy_microseconds(game, states, seconds / 10)
            chance = LiveChance(draws)
            for act in benchmark.acts:
                if isinstance(act, RatedAct):
                    told = _acts_per_second(act, ready[seats, act], chance, seconds / 2)
                else:
                    told = _act_microseconds(act, ready[seats, act], chance, seconds / 10)
                found[figure_name(title, act.name, seats)] = told
        return found

    return one
