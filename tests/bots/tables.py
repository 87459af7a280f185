"""Games between bots, for tests: every decision is checked against the legal list before it is played."""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping, Sequence
from typing import Any, TypeVar

from paddock.bots.bot import Bot, decide
from paddock.bots.levels import make_bot
from paddock.core.chance import LiveChance
from paddock.core.decision import Decision
from paddock.core.game import Game
from paddock.games.roborally.components.content import COURSE_DATA
from paddock.games.roborally.game import GAME
from paddock.games.roborally.rules.state import State

S = TypeVar("S")
Watch = Callable[[State, int, Decision], None]


def chance(name: str) -> LiveChance:
    """Chances that are the same for the same name."""
    return LiveChance(random.Random(name))


def smallest_table(course: str) -> int:
    """The fewest seats, but four where the course allows it."""
    players = COURSE_DATA[course]["players"]
    return min(max(4, int(players["min"])), int(players["max"]))


def finish(state: State, bots: Sequence[Bot], seed: str, watch: Watch | None = None, turns: int = 1000) -> list[str]:
    """Plays on until the game is over or some turns have passed; returns what was decided, in notation."""
    table = chance(f"{seed}/table")
    own = [chance(f"{seed}/{seat}") for seat in range(len(bots))]
    last = state.turn + turns
    GAME.advance(state, table)
    told: list[str] = []
    while (waiting := GAME.waiting_for(state)) and state.turn <= last:
        seat = waiting[0]
        decision = decide(bots[seat], GAME, state, seat, own[seat])
        assert GAME.refusal_for(state, seat, decision) is None
        if watch is not None:
            watch(state, seat, decision)
        told.append(f"{seat}:{GAME.space.notation(decision)}")
        GAME.play(state, seat, decision, table)
    return told


def whole_game(game: Game[S], names: Sequence[str], seed: str, settings: Mapping[str, object]) -> S:
    """A whole game of any title between bots; `decide` sees to it that every decision is one of the legal list."""
    state = game.setup(len(names), settings)
    table, own = chance(f"{seed}/table"), [chance(f"{seed}/{seat}") for seat in range(len(names))]
    bots = [make_bot(game, name) for name in names]
    game.advance(state, table)
    while waiting := game.waiting_for(state):
        seat = waiting[0]
        game.play(state, seat, decide(bots[seat], game, state, seat, own[seat]), table)
    return state


def race(
    names: Sequence[str], seed: str, settings: Mapping[str, object], watch: Watch | None = None
) -> tuple[State, list[str]]:
    """A whole game between bots."""
    state = GAME.setup(len(names), settings)
    told = finish(state, [make_bot(GAME, name) for name in names], seed, watch)
    return state, told


def programming(robots: Sequence[Mapping[str, Any]], **more: Any) -> State:
    """A position in which programs are made."""
    state = GAME.load({"course": "house_first_steps", "robots": list(robots), **more})
    GAME.advance(state, chance("position"))
    return state
