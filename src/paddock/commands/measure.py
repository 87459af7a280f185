"""The measurements of `paddock bench`, made in a process of their own so that each form of the engine can be loaded.

    python -m paddock.commands.measure engine|yardstick|training SECONDS

Every line read from standard input asks for a round; every round is answered by one line of JSON: name → figure.
"""

from __future__ import annotations

import gc
import json
import random
import sys
from collections.abc import Callable
from time import process_time

from paddock.commands import measure_gang, measure_great_race, measure_rally, measure_rallyman, measure_search
from paddock.commands.measuring import microseconds
from paddock.core.chance import Chance, LiveChance
from paddock.games.roborally.game import GAME
from paddock.games.roborally.rules.decisions import SEAL_IT
from paddock.games.roborally.rules.state import TURN_START, State

ROBOTS = (2, 4, 8)
COURSE = "risky_exchange"
POSITIONS = 150
"""How many positions copies and turns are measured on."""
MOVES = 300
"""Plies of a random game of chess: nothing but listing and pushing is measured, so nobody asks whether it is drawn."""

Figures = dict[str, float]


def _opening(robots: int) -> State:
    return GAME.setup(robots, {"course": COURSE, "choose_robots": False})


# -- the engine ------------------------------------------------------------------------------------------------


def decisions_per_second(robots: int, seconds: float, chance: random.Random) -> float:
    """Random games: who is waited for, the whole legal list of one of them, one decision of it."""
    pick, source = chance.random, LiveChance(chance)
    waiting_for, legal, play = GAME.waiting_for, GAME.legal, GAME.play
    count, began = 0, process_time()
    while process_time() - began < seconds:
        state = _opening(robots)
        GAME.advance(state, source)
        while waiting := waiting_for(state):
            seat = waiting[int(pick() * len(waiting))]
            choices = legal(state, seat)
            play(state, seat, choices[int(pick() * len(choices))], source)
            count += 1
    return count / (process_time() - began)


def scattered(robots: int, chance: random.Random) -> State:
    """All robots somewhere on the course, undamaged, at the start of a turn."""
    state = _opening(robots)
    GAME.advance(state, LiveChance(chance))
    course = state.course
    free = [square for square in range(course.size) if course.on[square] and not course.pit[square]]
    state.square = chance.sample(free, robots)
    state.facing = [chance.randrange(4) for _ in range(robots)]
    state.archive = state.square[:]
    return state


def sealed_but_one(robots: int, chance: random.Random) -> tuple[State, int]:
    """A position in which every program is laid and all but one are sealed, and the seat that has yet to seal."""
    state, source = scattered(robots, chance), LiveChance(chance)
    while True:
        waiting = GAME.waiting_for(state)
        seat = waiting[0]
        choices = GAME.legal(state, seat)
        if len(waiting) == 1 and choices == [SEAL_IT]:
            return state, seat
        GAME.play(state, seat, chance.choice(choices), source)


def _resolve(positions: list[tuple[State, int]], source: Chance, stop: int) -> float:
    """Seconds for resolving all positions, until the next programs are owed (`stop` is -1) or the next deal is due.
    Questions on the way are answered by their defaults."""
    play, waiting_for, default = GAME.play, GAME.waiting_for, GAME.default
    ready = [(GAME.copy(state), seat, state.turn) for state, seat in positions]
    for state, _, _ in ready:
        state.stop = stop
    began = process_time()
    for state, seat, turn in ready:
        play(state, seat, SEAL_IT, source)
        while state.turn == turn:
            waiting = waiting_for(state)
            if not waiting:
                break
            play(state, waiting[0], default(state, waiting[0]), source)
    return process_time() - began


def turns_per_second(positions: list[tuple[State, int]], seconds: float, chance: random.Random, *, deal: bool) -> float:
    """From the last seal to the next deal (which is part of it, if asked for)."""
    source, spent, count = LiveChance(chance), 0.0, 0
    while spent < seconds:
        spent += _resolve(positions, source, -1 if deal else TURN_START)
        count += len(positions)
    return count / spent


def engine(seconds: float) -> Callable[[int], Figures]:
    """A round on this process's form of the engine."""
    prepared = {
        robots: [sealed_but_one(robots, random.Random(f"{robots}/{n}")) for n in range(POSITIONS)] for robots in ROBOTS
    }
    titles = (measure_rallyman, measure_gang, measure_rally, measure_great_race)
    others = [each.engine(seconds) for each in (*titles, measure_search)]

    def one(number: int) -> Figures:
        found: Figures = {}
        for robots, positions in prepared.items():
            chance = random.Random(f"round {number}")
            found[f"decisions {robots}"] = decisions_per_second(robots, seconds, chance)
            found[f"turns {robots}"] = turns_per_second(positions, seconds / 2, chance, deal=False)
            found[f"turns and deals {robots}"] = turns_per_second(positions, seconds / 2, chance, deal=True)
            found[f"copy {robots}"] = microseconds(GAME.copy, [state for state, _ in positions], seconds / 10)
        for other in others:
            found.update(other(number))
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
        for _ in range(MOVES):
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


def yardstick(seconds: float) -> Callable[[int], Figures]:
    """A round of the yardsticks."""

    def one(number: int) -> Figures:
        chance = random.Random(f"round {number}")
        return {
            "chess": chess_moves_per_second(seconds, chance),
            "catanatron": catan_actions_per_second(seconds, number),
        }

    return one


def training(seconds: float) -> Callable[[int], Figures]:
    """A round of the environments for training."""
    from paddock.rl.measure import rounds

    return rounds(seconds)


def main() -> None:
    """Answers rounds until standard input ends."""
    what, seconds = sys.argv[1], float(sys.argv[2])
    one = {"engine": engine, "yardstick": yardstick, "training": training}[what](seconds)
    print(json.dumps({"ready": 1}), flush=True)
    for number, _ in enumerate(sys.stdin):
        gc.collect()
        print(json.dumps(one(number)), flush=True)


if __name__ == "__main__":
    main()
