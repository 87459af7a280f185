"""The reward to be expected at every point of the bridge, by how likely each rival is to be ahead, less the danger of
being last there, which wins nothing (GB-23.5, GB-23.7)."""

from __future__ import annotations

from math import exp
from typing import Final

from ..components.bridge import EXIT_Y, Y_BY_SPACE
from ..components.content import RACE_REWARDS
from ..rules.car_status import RACING_STATUSES
from ..rules.state import State, is_wrong_way, racing_cars

SPACES_PER_ROUND: Final = 3.0
"""Spaces that a car drives in a round, roughly."""
AVERAGE_SPEED: Final = 2
"""A speed that is neither fast nor slow; whoever is faster gains on the others."""
GAIN_PER_SPEED: Final = 0.5
"""Spaces that a car gains in the next round for every 10 mph."""
BASE_SPREAD: Final = 0.3
"""Spaces within which two cars change places easily."""
SPREAD_OF_TURN: Final = 1.2
"""The same for a car that has still to drive in this round, and `SPREAD_PER_ROUND` for every round to come."""
SPREAD_PER_ROUND: Final = 1.5
MAX_RELATIVE_LEAD: Final = 30.0
"""So many times its doubt ahead, a car is ahead."""
OFF_BRIDGE_PROGRESS: Final = 1000.0
"""Where cars that have left are, ahead of all, and where those are that gave up, behind all."""


def rounds_until_exit(state: State) -> float:
    """Rounds after this one until the first car leaves, roughly."""
    if state.finished:
        return 0.0
    waiting = _cars_still_to_drive(state)
    away = [
        EXIT_Y / 2 - _progress_after_driving(state, car, car in waiting and car != state.current_car)
        for car in racing_cars(state)
    ]
    return max(0.0, min(away, default=0.0) / SPACES_PER_ROUND)


def rewards_by_progress(state: State, own_car: int, rounds: float, exclusion_cost: float) -> list[float]:
    """By progress in half-spaces, what the place may bring that a car has there; the last one is for the start spaces
    behind 0. `exclusion_cost` is what it costs to be last."""
    waiting = _cars_still_to_drive(state)
    rivals: list[tuple[float, float]] = []
    for car in range(state.seats):
        if car == own_car:
            continue
        if state.status[car] not in RACING_STATUSES:
            rivals.append((OFF_BRIDGE_PROGRESS if car in state.finished else -OFF_BRIDGE_PROGRESS, BASE_SPREAD))
            continue
        drives = car in waiting
        gain = GAIN_PER_SPEED * min(1.0, rounds) * (state.speed[car] - AVERAGE_SPEED)
        reaches = _progress_after_driving(state, car, drives) + gain
        rivals.append((reaches, BASE_SPREAD + (SPREAD_OF_TURN if drives else 0.0) + SPREAD_PER_ROUND * rounds))
    return [_expected_reward(state.seats, y / 2, rivals, exclusion_cost) for y in (*range(EXIT_Y + 1), -1)]


def _expected_reward(seats: int, progress: float, rivals: list[tuple[float, float]], exclusion_cost: float) -> float:
    """What the place of a car may bring, by how likely each rival is to be ahead of it."""
    last = seats - 1
    odds = [1.0] + [0.0] * last
    for reaches, doubt in rivals:
        lead = max(-MAX_RELATIVE_LEAD, min(MAX_RELATIVE_LEAD, (progress - reaches) / doubt))
        ahead = 1.0 / (1.0 + exp(lead))
        for place in range(last, 0, -1):
            odds[place] = odds[place] * (1.0 - ahead) + odds[place - 1] * ahead
        odds[0] *= 1.0 - ahead
    worth = -exclusion_cost * odds[last]
    for place in range(last):
        worth += odds[place] * RACE_REWARDS[seats][place]
    return worth


def _cars_still_to_drive(state: State) -> list[int]:
    order = list(state.turn_order)
    if state.current_car in order:
        order = order[order.index(state.current_car) + 1 :]
    return [car for car in order if state.space_of[car] >= 0 and not is_wrong_way(state, car)]


def _progress_after_driving(state: State, car: int, still_drives: bool) -> float:
    """Spaces from the start where a car is, or will be when it has driven at the speed that it has."""
    space = state.space_of[car] if state.space_of[car] >= 0 else state.exit_space[car]
    return (Y_BY_SPACE[space] / 2 if space >= 0 else 0.0) + (state.speed[car] if still_drives else 0)
