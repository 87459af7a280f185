"""What the conformance tests run on: every title, on the tables and positions that its `setups` name."""

from __future__ import annotations

import os
import random
from collections import Counter
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cache
from types import ModuleType
from typing import Any

from paddock.core import registry
from paddock.core.chance import ChanceSource, LiveChance
from paddock.core.decision import Decision
from paddock.core.game import Game, Json
from paddock.core.game_session import GameSession
from paddock.core.title import title_of
from tests.core.toy import DASH
from tests.looked_at import look_at

SEED = os.environ.get("CONFORMANCE_SEED", "").split()
"""For other random games than the usual ones: CONFORMANCE_SEED=7 pytest tests/conformance."""
LIMIT = 20_000
"""No random game takes more decisions."""


@dataclass(frozen=True, eq=False)
class Trial:
    """One way to begin a game: a setup, or a position."""

    game: Game[Any]
    name: str
    seats: int
    settings: Mapping[str, object]
    position: Json | None = None

    def __str__(self) -> str:
        return f"{self.game.title}-{self.name}"

    def opening(self) -> Any:
        """The opening position, before any chance."""
        if self.position is not None:
            return self.game.load(self.position)
        return self.game.setup(self.seats, self.settings)

    def play(self, chance_source: ChanceSource, snapshot_every: int = 50) -> GameSession[Any]:
        """A running game with a record."""
        if self.position is not None:
            return GameSession.from_position(self.game, self.position, chance_source, snapshot_every=snapshot_every)
        return GameSession.start(self.game, self.seats, self.settings, chance_source, snapshot_every=snapshot_every)

    def seed(self, *salt: object) -> str:
        """A seed of its own for each use, the same on every run."""
        return "/".join(str(part) for part in (self, *salt, *SEED))

    def generator(self, *salt: object) -> random.Random:
        """The generator of that seed."""
        return random.Random(self.seed(*salt))


@dataclass
class Moment:
    """A position in which a seat is about to decide."""

    state: Any
    waiting: list[int]
    seat: int
    decision: Decision
    number: int


def own_trials(game: Game[Any]) -> Any:
    """The title's `setups`, if it brings any."""
    return title_of(game).part("setups", ModuleType)


@cache
def games() -> tuple[Game[Any], ...]:
    """Every title that is installed, and the toy, which shows that the tests are not made for one title only."""
    return (*(registry.game(title) for title in registry.titles()), DASH)


@cache
def trials() -> tuple[Trial, ...]:
    """All trials of all titles. A title that names none is tried with its fewest and its most seats."""
    found: list[Trial] = []
    for game in games():
        own = own_trials(game)
        if own is None:
            counts = sorted({game.min_seats, game.max_seats})
            found += [Trial(game, f"plain-{seats}", seats, {}) for seats in counts]
            continue
        found += [Trial(game, name, seats, settings) for name, (seats, settings) in own.SETUPS.items()]
        for name, position in own.POSITIONS.items():
            found.append(Trial(game, name, game.seats(game.load(position)), {}, position))
    return tuple(found)


def trials_of(game: Game[Any]) -> list[Trial]:
    """The trials of one title."""
    return [trial for trial in trials() if trial.game is game]


def choose(
    game: Game[Any], state: Any, chance: random.Random, standing: float = 0.0
) -> tuple[list[int], int, Decision]:
    """Who is waited for, one of them, and a random decision; `standing` is how often it is a standing one."""
    waiting = game.waiting_for(state)
    seat = chance.choice(waiting)
    choices = game.legal(state, seat)
    if standing and chance.random() < standing:
        choices = game.always_legal(state, seat) or choices
    return waiting, seat, chance.choice(choices)


def wander(trial: Trial, *salt: object, standing: float = 0.0) -> Iterator[Moment]:
    """A random game: every moment before its decision is carried out. The state is the same object throughout, and
    at the end it is the end of the game."""
    game, chance = trial.game, trial.generator(*salt)
    source = LiveChance(chance)
    state = trial.opening()
    look_at(game, state, trial.seed(*salt))
    game.advance(state, source)
    for number in range(LIMIT):
        if not game.waiting_for(state):
            return
        waiting, seat, decision = choose(game, state, chance, standing)
        yield Moment(state, waiting, seat, decision, number)
        game.play(state, seat, decision, source)
    raise AssertionError(f"{trial}: not over after {LIMIT} decisions")


def sampled(trial: Trial, *salt: object, each: int = 3, more: float = 0.01, standing: float = 0.0) -> Iterator[Moment]:
    """Some moments of a random game: the first few of each kind of decision, and a few more anywhere."""
    chance = trial.generator("sampled", *salt)
    seen: Counter[int] = Counter()
    for moment in wander(trial, *salt, standing=standing):
        kind = moment.decision.kind
        if (seen[kind] < each and chance.random() < 0.5) or chance.random() < more:
            seen[kind] += 1
            yield moment
