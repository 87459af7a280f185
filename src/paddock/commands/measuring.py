"""What is measured in the same way on every title: decisions of random games, and one act on many positions."""

from __future__ import annotations

import random
from collections.abc import Callable
from time import process_time
from typing import Any, TypeVar

from paddock.core.chance import LiveChance
from paddock.core.game import Game

S = TypeVar("S")


def decisions_per_second(game: Game[Any], opening: Callable[[], Any], seconds: float, chance: random.Random) -> float:
    """Random games: who is waited for, the whole legal list of the first of them, one decision of it."""
    pick, source = chance.random, LiveChance(chance)
    waiting_for, legal, play = game.waiting_for, game.legal, game.play
    count, began = 0, process_time()
    while process_time() - began < seconds:
        state = opening()
        game.advance(state, source)
        while waiting := waiting_for(state):
            choices = legal(state, waiting[0])
            play(state, waiting[0], choices[int(pick() * len(choices))], source)
            count += 1
    return count / (process_time() - began)


def positions(
    game: Game[S], opening: Callable[[], S], wanted: Callable[[S], bool], number: int, first: int, salt: object
) -> list[S]:
    """So many positions from random games: one in `first` of those that are wanted."""
    found: list[S] = []
    games = 0
    while len(found) < number:
        chance = random.Random(f"{salt}/{games}")
        games += 1
        state, source, met = opening(), LiveChance(chance), 0
        game.advance(state, source)
        while len(found) < number and (waiting := game.waiting_for(state)):
            if wanted(state):
                met += 1
                if met % first == 0:
                    found.append(game.copy(state))
            game.play(state, waiting[0], chance.choice(game.legal(state, waiting[0])), source)
    return found


def microseconds(act: Callable[[S], object], states: list[S], seconds: float) -> float:
    """The mean time of one act, over all positions at least once."""
    count, began = 0, process_time()
    while not count or process_time() - began < seconds:
        for state in states:
            act(state)
        count += len(states)
    return (process_time() - began) / count * 1e6
