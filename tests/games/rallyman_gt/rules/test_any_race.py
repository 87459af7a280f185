"""Random races on every circuit with every number of cars: they end, and rounds, turns and laps add up."""

from __future__ import annotations

import random

import pytest

from paddock.core.chance import LiveChance
from paddock.core.event import Event, EventLog
from paddock.games.rallyman_gt.components.content import CIRCUIT_DATA, MAX_CARS
from paddock.games.rallyman_gt.game import GAME
from paddock.games.rallyman_gt.rules.car_status import STATUS_FINISHED

LIMIT = 20_000


class Counters:
    """What the events of a race say: rounds, who had a turn in this one, and line crossings by car."""

    def __init__(self, cars: int) -> None:
        self.round = 0
        self.racing = set(range(cars))
        self.played: list[int] = []
        self.crossings = [0] * cars

    def count(self, event: Event) -> None:
        if event.kind == "round":
            assert event.args[0] == self.round + 1
            assert self.round == 0 or set(self.played) >= self.racing
            self.round, self.played = self.round + 1, []
        elif event.kind == "turn":
            assert event.args[0] not in self.played
            assert event.args[0] in self.racing
            self.played.append(event.args[0])
        elif event.kind == "crosses":
            self.crossings[event.args[0]] += 1
            assert event.args[1] == self.crossings[event.args[0]]
        elif event.kind == "finishes":
            self.racing.discard(event.args[0])


@pytest.mark.parametrize("cars", range(1, MAX_CARS + 1))
@pytest.mark.parametrize("circuit", CIRCUIT_DATA)
@pytest.mark.clause("RG-3.1", "RG-17.1", "RG-17.2", "RG-20.2")
def test_a_random_race_ends_and_every_car_has_one_turn_a_round_and_every_lap_counts(circuit: str, cars: int) -> None:
    chance = random.Random(f"{circuit}/{cars}")
    source = LiveChance(chance)
    state = GAME.setup(cars, {"circuit": circuit})
    events: list[Event] = []
    GAME.advance(state, source, EventLog(events))
    counters = Counters(cars)
    for _ in range(LIMIT):
        for event in events:
            counters.count(event)
        waiting = GAME.waiting_for(state)
        if not waiting:
            break
        events = []
        GAME.play(state, waiting[0], chance.choice(GAME.legal(state, waiting[0])), source, EventLog(events))
    assert GAME.outcome(state) is not None
    assert counters.round == state.round_number
    assert counters.crossings == state.crossings
    finished = [car for car, status in enumerate(state.status) if status == STATUS_FINISHED]
    assert len(finished) >= max(1, cars - 1)
    assert all(state.crossings[car] == state.settings.laps + 1 for car in finished)
