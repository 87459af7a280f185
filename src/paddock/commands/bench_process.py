"""The measurements of `paddock bench`, made in a process of their own so that each form of the engine can be loaded.

    python -m paddock.commands.bench_process engine|yardstick|training SECONDS

Every line read from standard input asks for a round; every round is answered by one line of JSON: name → figure.
"""

from __future__ import annotations

import gc
import json
import random
import sys
from collections.abc import Callable, Sequence
from functools import partial
from time import process_time
from typing import Any, Final

from paddock.bots.levels import heuristics_of
from paddock.bots.search import Candidate, Search, SearchSettings
from paddock.core import registry
from paddock.core.benchmark import Benchmark, RatedAction, TimedAction, random_positions, rate_per_second
from paddock.core.chance import ChanceSource, LiveChance
from paddock.core.game import Game
from paddock.core.heuristics import Advice, Heuristics

Figures = dict[str, float]
MeasureRound = Callable[[int], Figures]
"""Measures the round of this number."""
MAX_CHESS_PLIES: Final = 300
"""Plies of a random game of chess: nothing but listing and pushing is measured, so nobody asks whether it is drawn."""
SEARCHED_POSITIONS: Final = 12
"""How many positions of random games playouts begin from, one in `DECISIONS_PER_POSITION` decisions."""
DECISIONS_PER_POSITION: Final = 15
PLAYOUT_ROUNDS: Final = 1
"""How far a playout goes beyond its round before the position is judged."""


def title_benchmarks() -> dict[str, Benchmark]:
    """What the titles measure, by title."""
    benchmarks = {name: registry.title(name).part("benchmark", Benchmark) for name in registry.titles()}
    return {name: benchmark for name, benchmark in benchmarks.items() if benchmark is not None}


def figure_name(title: str, action_name: str, seats: int) -> str:
    """What a figure is called between those who measure and those who report."""
    return f"{title} {action_name} {seats}"


# -- the titles ------------------------------------------------------------------------------------------------


def play_random_game(game: Game[Any], benchmark: Benchmark, seats: int, generator: random.Random) -> int:
    """A random game: who is waited for, the whole legal list of the first of them (or of any), one of it. Returns how
    many decisions were taken."""
    pick, chance_source, count = generator.random, LiveChance(generator), 0
    waiting_for, legal, play, any_seat_decides = game.waiting_for, game.legal, game.play, benchmark.any_seat_decides
    state = benchmark.opening_position(seats)
    game.advance(state, chance_source)
    while waiting := waiting_for(state):
        seat = waiting[int(pick() * len(waiting))] if any_seat_decides else waiting[0]
        choices = legal(state, seat)
        play(state, seat, choices[int(pick() * len(choices))], chance_source)
        count += 1
    return count


def _run_on_states(action: Callable[[Any], object], states: Sequence[Any]) -> int:
    for state in states:
        action(state)
    return len(states)


def _mean_microseconds(action: Callable[[Any], object], states: Sequence[Any], seconds: float) -> float:
    """The mean time of an act in microseconds, over all positions at least once."""
    return 1e6 / rate_per_second(lambda: _run_on_states(action, states), seconds, process_time)


def _action_microseconds(
    timed_action: TimedAction, states: Sequence[Any], chance_source: ChanceSource, seconds: float
) -> float:
    """The time of an act in microseconds: the mean, or that of the position that takes longest."""

    def action(state: Any) -> object:
        return timed_action.action(state, chance_source)

    if timed_action.takes_slowest:
        return max(_mean_microseconds(action, [state], seconds / len(states)) for state in states)
    return _mean_microseconds(action, states, seconds)


def _actions_per_second(
    rated_action: RatedAction, states: Sequence[Any], chance_source: ChanceSource, seconds: float
) -> float:
    """How often an act is done in a second; making the positions that it changes does not count."""
    act, spent, count = rated_action.action, 0.0, 0
    while spent < seconds:
        ready = [rated_action.make_position(state) for state in states]
        began = process_time()
        for state in ready:
            act(state, chance_source)
        spent += process_time() - began
        count += len(ready)
    return count / spent


def prepare_title(game: Game[Any], benchmark: Benchmark, seconds: float) -> MeasureRound:
    """A title's measurements: decisions of random games, copies, and the acts that it names. Its positions are drawn
    here, once."""
    drawn = {seats: benchmark.positions(seats, random.Random) for seats in benchmark.seats}
    ready = {
        (seats, act): act.prepare_positions(states) for seats, states in drawn.items() for act in benchmark.actions
    }

    def measure_round(round_number: int) -> Figures:
        figures: Figures = {}
        for seats, states in drawn.items():
            generator = random.Random(f"round {round_number}")
            named = partial(figure_name, game.title, seats=seats)
            play_game = partial(play_random_game, game, benchmark, seats, generator)
            figures[named("decisions")] = rate_per_second(play_game, seconds, process_time)
            figures[named("copy")] = _mean_microseconds(game.copy, states, seconds / 10)
            chance_source = LiveChance(generator)
            for act in benchmark.actions:
                if isinstance(act, RatedAction):
                    figures[named(act.name)] = _actions_per_second(act, ready[seats, act], chance_source, seconds / 2)
                else:
                    figures[named(act.name)] = _action_microseconds(act, ready[seats, act], chance_source, seconds / 10)
        return figures

    return measure_round


# -- the search ------------------------------------------------------------------------------------------------


def prepare_search(seconds: float) -> MeasureRound:
    """Playouts a second of every title: two seats, the title's rollout policy and its judgement."""
    prepared: dict[str, Callable[[ChanceSource], int]] = {}
    for name in registry.titles():
        game = registry.game(name)
        heuristics = heuristics_of(game)
        if heuristics is not None:
            opening = partial(game.setup, max(2, game.min_seats), {})
            drawn = SEARCHED_POSITIONS, DECISIONS_PER_POSITION, name, random.Random
            states = random_positions(game, opening, lambda _: True, *drawn)
            prepared[name] = partial(_run_playouts, game, heuristics, states)
            prepared[name](LiveChance(random.Random(name)))  # tables that a title makes when it first needs them

    def measure_round(round_number: int) -> Figures:
        chances = {name: LiveChance(random.Random(f"round {round_number}")) for name in prepared}
        return {
            f"playouts {name}": rate_per_second(partial(play_out, chances[name]), seconds, process_time)
            for name, play_out in prepared.items()
        }

    return measure_round


def _run_playouts(game: Game[Any], heuristics: Heuristics[Any], states: list[Any], chance_source: ChanceSource) -> int:
    """One playout from each position; returns how many those are."""
    for state in states:
        seat = game.waiting_for(state)[0]
        first = Candidate(Advice(game.legal(state, seat)[0], 0.0, ""))
        Search(game, heuristics, SearchSettings(playout_rounds=PLAYOUT_ROUNDS), state, seat, chance_source).play_out(
            first, 0
        )
    return len(states)


# -- the yardsticks --------------------------------------------------------------------------------------------


def play_chess(generator: random.Random) -> int:
    """python-chess: all legal moves as a list, one of them pushed. Returns how many moves a game had."""
    import chess

    board = chess.Board()
    for ply in range(MAX_CHESS_PLIES):
        moves = list(board.legal_moves)
        if not moves:
            return ply
        board.push(moves[int(generator.random() * len(moves))])
    return MAX_CHESS_PLIES


def play_catan() -> int:
    """catanatron: a game of its four random bots; it lists the playable actions after each one. Returns how many those
    were."""
    from catanatron import Color, Game, RandomPlayer

    game = Game([RandomPlayer(color) for color in (Color.RED, Color.BLUE, Color.ORANGE, Color.WHITE)])
    game.play()
    return len(game.state.actions)


# -- rounds ----------------------------------------------------------------------------------------------------


def prepare_engine(seconds: float) -> MeasureRound:
    """All measurements on this process's form of the engine."""
    parts = [prepare_title(registry.game(name), benchmark, seconds) for name, benchmark in title_benchmarks().items()]
    parts.append(prepare_search(seconds))
    return lambda number: {name: figure for measure in parts for name, figure in measure(number).items()}


def prepare_yardsticks(seconds: float) -> MeasureRound:
    """What the engine is compared with."""

    def measure_round(round_number: int) -> Figures:
        random.seed(round_number)
        chess = partial(play_chess, random.Random(f"round {round_number}"))
        return {
            "chess": rate_per_second(chess, seconds, process_time),
            "catanatron": rate_per_second(play_catan, seconds, process_time),
        }

    return measure_round


def prepare_training(seconds: float) -> MeasureRound:
    """The environments for training."""
    from paddock.rl.benchmark import benchmark_rounds

    return benchmark_rounds(seconds)


def main() -> None:
    """Answers rounds until standard input ends."""
    what, seconds = sys.argv[1], float(sys.argv[2])
    measure = {"engine": prepare_engine, "yardstick": prepare_yardsticks, "training": prepare_training}[what](seconds)
    print(json.dumps({"ready": 1}), flush=True)
    for number, _ in enumerate(sys.stdin):
        gc.collect()
        print(json.dumps(measure(number)), flush=True)


if __name__ == "__main__":
    main()
