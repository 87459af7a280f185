"""The measurements of `paddock bench`, made in a process of their own so that each form of the engine can be loaded.

    python -m paddock.commands.bench_process engine|yardstick|training SECONDS

Every line read from standard input asks for a round; every round is answered by one line of JSON: name → figure.
"""

from __future__ import annotations

import gc
import json
import random
import sys
from collections.abc import Callable
from time import process_time

from paddock.commands import bench_search
from paddock.commands.bench_titles import Figures, title_rounds
from paddock.core import registry
from paddock.core.benchmark import Benchmark

MAX_CHESS_PLIES = 300
"""Plies of a random game of chess: nothing but listing and pushing is measured, so nobody asks whether it is drawn."""


def title_benchmarks() -> dict[str, Benchmark]:
    """What the titles measure, by title."""
    found = {name: registry.title(name).part("benchmark", Benchmark) for name in registry.titles()}
    return {name: benchmark for name, benchmark in found.items() if benchmark is not None}


# -- the engine ------------------------------------------------------------------------------------------------


def engine_rounds(seconds: float) -> Callable[[int], Figures]:
    """A round on this process's form of the engine."""
    each = [title_rounds(registry.game(name), benchmark, seconds) for name, benchmark in title_benchmarks().items()]
    each.append(bench_search.search_rounds(seconds))

    def one(number: int) -> Figures:
        found: Figures = {}
        for measured in each:
            found |= measured(number)
        return found

    return one


# -- the yardsticks --------------------------------------------------------------------------------------------


def chess_moves_per_second(seconds: float, chance: random.Random) -> float:
    """python-chess: all legal moves as a list, one of them pushed."""
    import chess

    pick = chance.random
    count, began = 0, process_time()
    while process_time() - began < seconds:
        board = chess.Board()
        for _ in range(MAX_CHESS_PLIES):
            moves = list(board.legal_moves)
            if not moves:
                break
            board.push(moves[int(pick() * len(moves))])
            count += 1
    return count / (process_time() - began)


def catan_actions_per_second(seconds: float, seed: int) -> float:
    """catanatron: whole games of its four random bots; it lists the playable actions after each one."""
    from catanatron import Color, Game, RandomPlayer

    random.seed(seed)
    count, began = 0, process_time()
    while process_time() - began < seconds:
        game = Game([RandomPlayer(color) for color in (Color.RED, Color.BLUE, Color.ORANGE, Color.WHITE)])
        game.play()
        count += len(game.state.actions)
    return count / (process_time() - began)


def yardstick_rounds(seconds: float) -> Callable[[int], Figures]:
    """A round of the yardsticks."""

    def one(number: int) -> Figures:
        chance = random.Random(f"round {number}")
        return {
            "chess": chess_moves_per_second(seconds, chance),
            "catanatron": catan_actions_per_second(seconds, number),
        }

    return one


def training_rounds(seconds: float) -> Callable[[int], Figures]:
    """A round of the environments for training."""
    from paddock.rl.benchmark import benchmark_rounds

    return benchmark_rounds(seconds)


def main() -> None:
    """Answers rounds until standard input ends."""
    what, seconds = sys.argv[1], float(sys.argv[2])
    one = {"engine": engine_rounds, "yardstick": yardstick_rounds, "training": training_rounds}[what](seconds)
    print(json.dumps({"ready": 1}), flush=True)
    for number, _ in enumerate(sys.stdin):
        gc.collect()
        print(json.dumps(one(number)), flush=True)


if __name__ == "__main__":
    main()
