"""The measurement of `paddock bench` on the search: playouts a second of every title."""

from __future__ import annotations

import random
from collections.abc import Callable
from functools import partial
from time import process_time
from typing import Any

from paddock.bots.levels import heuristics_of
from paddock.bots.search import Candidate, Search, SearchSettings
from paddock.core import registry
from paddock.core.benchmark import random_positions
from paddock.core.chance import Chance, LiveChance
from paddock.core.game import Game
from paddock.core.heuristics import Advice, Heuristics

POSITIONS = 12
"""How many positions of random games playouts begin from, one in `FIRST` decisions."""
FIRST = 15
ROUNDS = 1
"""How far a playout goes beyond its round before the position is judged."""


def search_rounds(seconds: float) -> Callable[[int], dict[str, float]]:
    """A round on this process's form of the engine: two seats, the title's rollout policy and its judgement."""
    prepared: dict[str, Callable[[Chance], int]] = {}
    for name in registry.titles():
        game = registry.game(name)
        heuristics = heuristics_of(game)
        if heuristics is not None:
            opening = partial(game.setup, max(2, game.min_seats), {})
            states = random_positions(game, opening, lambda _: True, POSITIONS, FIRST, name, random.Random)
            prepared[name] = partial(_run_playouts, game, heuristics, states)
            prepared[name](LiveChance(random.Random(name)))  # tables that a title makes when it first needs them

    def one(number: int) -> dict[str, float]:
        found: dict[str, float] = {}
        for name, play_out in prepared.items():
            chance = LiveChance(random.Random(f"round {number}"))
            count, began = 0, process_time()
            while process_time() - began < seconds:
                count += play_out(chance)
            found[f"playouts {name}"] = count / (process_time() - began)
        return found

    return one


def _run_playouts(game: Game[Any], heuristics: Heuristics[Any], states: list[Any], chance: Chance) -> int:
    """One playout from each position; returns how many those are."""
    for state in states:
        seat = game.waiting_for(state)[0]
        first = Candidate(Advice(game.legal(state, seat)[0], 0.0, ""))
        Search(game, heuristics, SearchSettings(playout_rounds=ROUNDS), state, seat, chance).play_out(first, 0)
    return len(states)
