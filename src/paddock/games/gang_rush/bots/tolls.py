"""What the road ahead takes from a car: for every space, the dollars that it is still away from the end of its way.

A space costs its price, a lane change wheels and half a space, and whatever lies there what it does to the car. So a
car that is boxed in sees which way out is the cheapest, and that it pays to push a standing car aside.
"""

from __future__ import annotations

from typing import Final

from paddock.games.gang_rush.components.bridge import AHEAD, DAMAGED, EXIT_Y, NEXT, NO_WALL, SPACES, WALLS, Y
from paddock.games.gang_rush.components.content import (
    ACID,
    BILL,
    CONTAINER,
    DUKE,
    KIND,
    LIMIT,
    MINE,
    MINE_DAMAGE,
    NAILS,
    NUMBER,
    OIL,
    POST,
    RAMP,
    RAMP_DAMAGE,
    SOLID_TYRES,
    WALL,
)
from paddock.games.gang_rush.rules.state import State
from paddock.games.gang_rush.rules.steps.entering import spared_barriers

SOLID: Final = (CONTAINER, POST, WALL)
WHEELS: Final = 30.0
"""A lane change: its wheels are often free."""
JAM: Final = 260.0
"""A standing car in the way: a turn to push it aside, or to wait until it goes."""
MOVING_CAR: Final = 25.0
STUCK: Final = 700.0
"""No way on at all, for now."""
NAIL: Final = 45.0
SLICK: Final = 40.0
TRAP: Final = 40.0
JUMP: Final = 70.0
FAR: Final = 3
"""Jumps so far are thought of."""
CLOSED: Final = 1.0e6
A_RAMP: Final = -1.0
BAD: Final = tuple(space for space in range(SPACES) if DAMAGED[space])
_ORDER: Final = (
    sorted(range(SPACES), key=lambda space: -Y[space]),
    sorted(range(SPACES), key=lambda space: Y[space]),
)
GOALS: Final = {
    walls: min((Y[space] for space in range(SPACES) if wall.inside[space]), default=0) for walls, wall in WALLS.items()
}
"""Expert: where the turnaround zone begins, wholly inside."""


def _distances(walls: int, home: int) -> tuple[float, ...]:
    """For every space, the spaces from there to the end of the way."""
    if walls == NO_WALL:
        return tuple((EXIT_Y - Y[space]) / 2 for space in range(SPACES))
    if home:
        return tuple(max(0, Y[space]) / 2 for space in range(SPACES))
    goal = GOALS[walls]
    return tuple((max(0, goal - Y[space]) + goal) / 2 for space in range(SPACES))


DISTANCE: Final = {(walls, home): _distances(walls, home) for walls in WALLS for home in (0, 1)}


def spaces_left(state: State, car: int, space: int) -> float:
    """Spaces that a car on a space has yet to drive."""
    return DISTANCE[state.walls, state.homeward[car]][space]


def tolls(state: State, car: int, price: float) -> list[float]:
    """What a car has yet to pay from every space, at a price for each space of road."""
    home = state.homeward[car]
    found = [price * distance for distance in DISTANCE[state.walls, home]]
    outward = state.walls != NO_WALL and not home
    inside = state.wall.inside
    entry = _entries(state, car)
    straight, left, right = (NEXT[direction] for direction in AHEAD[home])
    change = price + WHEELS
    aside = float(BILL * (RAMP_DAMAGE - spared_barriers(state, car)))
    for space in _ORDER[home]:
        if (home and Y[space] <= 0) or (outward and inside[space]):
            continue
        to = straight[space]
        best = price
        if to < SPACES:
            best = price + entry[to] + found[to] if entry[to] != A_RAMP else _jump(state, to, home, price, found, entry)
        for to in (left[space], right[space]):
            if to >= SPACES:
                best = min(best, change)
            elif to >= 0:
                cost = change + found[to] + (entry[to] if entry[to] != A_RAMP else aside)
                if cost < best:
                    best = cost
        found[space] = min(best, found[space] + STUCK)
    return found


def _jump(state: State, ramp: int, home: int, price: float, found: list[float], entry: list[float]) -> float:
    """Onto a ramp, and as far beyond it as is best."""
    best, space = price + JUMP + found[ramp], ramp
    for far in range(2, FAR + 2):
        space = NEXT[home][space]
        if not 0 <= space < SPACES:
            return min(best, far * price + JUMP)
        best = min(best, far * price + JUMP + max(0.0, entry[space]) + found[space])
    return best


def _entries(state: State, car: int) -> list[float]:
    """What it costs a car to come onto each space; `A_RAMP` where it would jump."""
    found = [0.0] * SPACES
    body, spared, home = state.body[car], spared_barriers(state, car), state.homeward[car]
    if state.driver[car] != DUKE and body:
        for space in BAD:
            found[space] = BILL
    for space, count in enumerate(state.barriers):
        if count:
            found[space] = BILL * min(count - spared, body)
    for space, item in enumerate(state.item):
        if item:
            found[space] += _item(state, car, item >> KIND, item & NUMBER)
            if state.wall.beyond[space]:
                found[space] = CLOSED
            elif item == (RAMP << KIND | home):
                found[space] = A_RAMP
    for other in range(state.seats):
        space = state.at[other]
        if other != car and 0 <= space < SPACES:
            stands = not state.speed[other] or state.facing[other] != home
            found[space] = max(0.0, found[space]) + (JAM if stands else MOVING_CAR)
    return found


def _item(state: State, car: int, kind: int, number: int) -> float:
    """What a thing on the road costs a car that comes onto it."""
    if kind in SOLID:
        return CLOSED
    if kind == NAILS:
        return 0.0 if state.tiles[car] >> SOLID_TYRES & 1 else NAIL * number
    if kind == LIMIT:
        return TRAP
    if kind in (OIL, ACID):
        return SLICK
    if kind == MINE and number != car:
        return float(BILL * min(MINE_DAMAGE, state.body[car]))
    if kind == RAMP:
        return float(BILL * min(RAMP_DAMAGE - spared_barriers(state, car), state.body[car]))
    return 0.0
