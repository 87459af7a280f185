"""Many random games with the invariants asked after every decision.

    PYTHONPATH=src python bench/long_run.py                  # 1,000 games of four, 100 of eight with all Options
    PYTHONPATH=src python bench/long_run.py --games 50 --all-options 10 --seed 7 --jobs 2

Prints what was played and which questions were met; the exit code is 1 if anything broke, with the seed of the game.
"""

from __future__ import annotations

import argparse
import random
import sys
import time
from collections import Counter
from collections.abc import Callable, Sequence
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from typing import Any

from paddock.core.chance import LiveChance
from paddock.core.game import Json
from paddock.games.roborally.components.content import COURSE_DATA
from paddock.games.roborally.game import GAME
from paddock.games.roborally.testing.setups import all_options_position

MAX_DECISIONS = 50_000


class Played:
    """What came of one game."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.decisions = 0
        self.turns = 0
        self.kinds: Counter[str] = Counter()
        self.broken = ""


def play_out(name: str, state: Any, chance: random.Random) -> Played:
    """Plays a random game to its end; conceding and lateness happen now and then."""
    played, source = Played(name), LiveChance(chance)
    try:
        GAME.advance(state, source)
        while waiting := GAME.waiting_for(state):
            seat = chance.choice(waiting)
            choices = GAME.legal(state, seat)
            if chance.random() < 0.001:
                choices = GAME.always_legal(state, seat) or choices
            decision = chance.choice(choices)
            played.kinds[GAME.space.kinds[decision.kind].name] += 1
            played.decisions += 1
            GAME.play(state, seat, decision, source)
            GAME.check_invariants(state)
            if played.decisions > MAX_DECISIONS:
                raise AssertionError("the game does not end")
        if GAME.outcome(state) is None:
            raise AssertionError("over, but without an outcome")
    except Exception as error:
        played.broken = f"{name}, decision {played.decisions}: {type(error).__name__}: {error}"
    played.turns = state.turn
    return played


def four(seed: int, number: int) -> Played:
    """A game of four on one of the courses for four, by settings that change from game to game."""
    fitting = [
        name for name, course in COURSE_DATA.items() if course["players"]["min"] <= 4 <= course["players"]["max"]
    ]
    settings: dict[str, object] = {
        "course": fitting[number % len(fitting)],
        "choose_robots": number % 10 == 0,
        "play_on": number % 2 == 1,
        "virtual_robots": number % 3 == 1,
        "fire_control_erratum": number % 5 != 1,
        "flywheel_any_card": number % 5 == 2,
        "ring_rotation": number % 4 != 3,
        "teams": "choose" if number % 7 == 3 else "docks",
    }
    name = f"four/{seed}/{number} {settings['course']}"
    return play_out(name, GAME.setup(4, settings), random.Random(name))


def eight(seed: int, number: int) -> Played:
    """A game of eight robots that hold all 26 Options, dealt differently each time."""
    settings: Json = {
        "play_on": number % 2 == 0,
        "virtual_robots": number % 3 == 1,
        "lives": 4 if number % 4 == 1 else 3,
    }
    name = f"eight/{seed}/{number} all Options"
    return play_out(name, GAME.load(all_options_position(8, settings, number % 26)), random.Random(name))


def run(title: str, one: Callable[[int], Played], count: int, jobs: int) -> bool:
    """Plays `count` games and prints a summary; True if nothing broke."""
    began = time.perf_counter()
    with ProcessPoolExecutor(jobs) as pool:
        games: Sequence[Played] = list(pool.map(one, range(count), chunksize=10))
    kinds: Counter[str] = Counter()
    for played in games:
        kinds.update(played.kinds)
    broken = [played.broken for played in games if played.broken]
    print(f"{title}: {count} games, {len(broken)} broken, {time.perf_counter() - began:.0f} s with {jobs} processes")
    print(f"  {sum(game.decisions for game in games):,} decisions, {sum(game.turns for game in games):,} turns")
    print("  " + ", ".join(f"{name} {found:,}" for name, found in kinds.most_common()))
    for line in broken[:20]:
        print(f"  BROKEN {line}")
    return not broken


def main() -> int:
    parser = argparse.ArgumentParser(description="Random games of RoboRally with the invariants asked at every step.")
    parser.add_argument("--games", type=int, default=1000, help="games of four robots")
    parser.add_argument("--all-options", type=int, default=100, help="games of eight robots with all Options")
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--jobs", type=int, default=1)
    asked = parser.parse_args()
    fine = run("four robots", partial(four, asked.seed), asked.games, asked.jobs)
    return (
        0 if run("eight robots, all Options", partial(eight, asked.seed), asked.all_options, asked.jobs) and fine else 1
    )


if __name__ == "__main__":
    sys.exit(main())
