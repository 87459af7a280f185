"""What a car and a position are worth to a driver, in dollars: money, body, the road behind and the road ahead."""

from __future__ import annotations

from typing import Final

from paddock.games.gang_rush.bridge import EXIT_Y, NEXT, NO_WALL, SPACES, WALLS, Y
from paddock.games.gang_rush.content import (
    BRIBED_COPS,
    BULLETPROOF,
    CONTAINER,
    CRANE,
    CRANE_PASS,
    DUEL,
    KIND,
    NUMBER,
    POLICE,
    POST,
    RAMP,
    WALL,
)
from paddock.games.gang_rush.state import ARRESTED, MOVED, NOBODY, OUT, RIVER, ROLLING, State, is_wrong_way
from paddock.games.gang_rush.steps.dice import sale_price, wheels
from paddock.games.gang_rush.steps.ending import ramp_price

SPACE_WORTH: Final = 140.0
"""A space of road: more than the die that it takes to drive it."""
LAST_WORTH: Final = 180.0
"""The same for a car that is last, which wins nothing."""
EXPERT_WORTH: Final = 165.0
HURRY: Final = 12.0
"""What a space is worth more with every round from the eighth on: nobody is paid for standing about."""
LATE: Final = 90.0
"""Expert: what it is worth more for every space that has to be driven in each of the rounds that are left."""
SPEED_WORTH: Final[list[float]] = [0.0, 150.0, 250.0, 310.0, 345.0, 355.0]
"""A speed is worth what it saves the next turn."""
BODY_WORTH: Final[list[float]] = [0.0, 150.0, 235.0, 290.0, 325.0, 350.0, 370.0, 385.0]
"""Body points: the last ones matter most."""
SPIN: Final = 420.0
"""Facing the wrong way costs about a turn."""
FALL: Final = 250.0
"""In the river the turn is lost, too."""
RIVALS: Final = 0.22
"""What a dollar of each rival weighs against one's own."""
TURN_WORTH: Final = 260.0
"""Expert: to have turned at the wall."""
ARREST: Final = 5000.0


_GOALS: Final = {
    walls: min((Y[space] for space in range(SPACES) if wall.inside[space]), default=0) for walls, wall in WALLS.items()
}


def goal(state: State) -> int:
    """Expert: where the turnaround zone begins, wholly inside."""
    return _GOALS[state.walls]


def way(state: State, car: int, space: int) -> float:
    """Spaces that a car has come, on a space."""
    y = Y[space] / 2
    if state.walls == NO_WALL:
        return y
    zone = goal(state) / 2
    return 2 * zone - y if state.homeward[car] else min(y, zone)


def space_worth(state: State, car: int) -> float:
    """What a space of road is worth to a car now."""
    if state.walls != NO_WALL:
        return EXPERT_WORTH + HURRY * max(0, state.round - 10)
    mine = state.at[car]
    for other in range(state.seats):
        if other != car and state.at[other] >= 0 and Y[state.at[other]] < Y[mine]:
            return SPACE_WORTH
    return LAST_WORTH if state.seats > DUEL else SPACE_WORTH


def left_worth(state: State, space_price: float) -> float:
    """What it is worth to have left the bridge, or to have come home: the whole way, and to be safe."""
    length = EXIT_Y / 2 if state.walls == NO_WALL else float(goal(state))
    turned = TURN_WORTH if state.walls != NO_WALL else 0.0
    return space_price * (length + 3.0) + turned + BODY_WORTH[3]


def fire(state: State) -> list[int]:
    """`fire[space]`: how many police bullets a car standing there would take at the end of the round (GB-22.1)."""
    found = [0] * SPACES
    for space, item in enumerate(state.item):
        if item >> KIND not in (POLICE, POST):
            continue
        to = NEXT[1][space]
        while to >= 0:
            if state.item[to] >> KIND in (CONTAINER, RAMP, POST, WALL):
                break
            found[to] += item & NUMBER
            if state.occupant[to] != NOBODY and state.occupant[to] != state.car:
                break
            to = NEXT[1][to]
    return found


def hurt(state: State, car: int, points: int, body: int) -> float:
    """What some damage costs a car with this body: bills and points, and the spin-out."""
    lost = min(points, body)
    if lost <= 0:
        return 0.0
    cost = min(100.0 * lost, float(state.cash[car])) + BODY_WORTH[body] - BODY_WORTH[body - lost]
    return cost + (SPIN if lost == body else 0.0)


def own_worth(state: State, car: int, bullets: list[int], space_price: float) -> float:
    """What a car has, and how it stands."""
    status = state.status[car]
    worth = float(state.cash[car] - state.debt[car] + ramp_price(state, car))
    if status == ARRESTED:
        return worth - ARREST
    if status == OUT:
        return worth + left_worth(state, space_price)
    if status > RIVER:
        return worth
    worth += BODY_WORTH[state.body[car]]
    if status == RIVER:
        price = 0 if state.tiles[car] >> CRANE_PASS & 1 else CRANE
        return worth + space_price * way(state, car, state.exit[car]) - price - FALL
    space = state.at[car]
    if space < 0:
        return worth
    worth += space_price * way(state, car, space) + SPEED_WORTH[max(0, state.speed[car] - _nails(state, car))]
    if state.walls != NO_WALL and state.homeward[car]:
        worth += TURN_WORTH
    if is_wrong_way(state, car):
        worth -= SPIN
    shots = bullets[space]
    if shots and not (state.tiles[car] >> BRIBED_COPS & 1 or state.active[car] >> BULLETPROOF & 1):
        worth -= 0.8 * hurt(state, car, shots, state.body[car])
    return worth - blocked(state, car, space)


def _nails(state: State, car: int) -> int:
    return state.nails if car == state.car else 0


def blocked(state: State, car: int, space: int) -> float:
    """A container or a stopped car straight ahead, closer than the car is fast."""
    table = NEXT[state.facing[car]]
    speed = state.speed[car]
    for distance in range(speed):
        space = table[space]
        if not 0 <= space < SPACES:
            return 0.0
        other = state.occupant[space]
        if state.item[space] >> KIND in (CONTAINER, WALL, POST) or (other >= 0 and not state.speed[other]):
            return 12.0 * speed * (speed - distance)
    return 0.0


def position_worth(state: State, me: int) -> float:
    """A position as a seat sees it: its own worth, its unsold dice, less some of what the rivals have."""
    bullets = fire(state)
    worth = own_worth(state, me, bullets, space_worth(state, me) if state.at[me] >= 0 else SPACE_WORTH)
    if state.car == me and ROLLING < state.phase <= MOVED:
        worth += sale_price(state, me)
        if state.walls != NO_WALL and not state.homeward[me] and state.at[me] >= 0:
            turning = state.wall.inside[state.at[me]] and wheels(state) >= 3 and not is_wrong_way(state, me)
            worth += TURN_WORTH if turning else 0.0
    share = RIVALS if state.seats > DUEL else 0.6
    for car in range(state.seats):
        if car != me:
            worth -= share * own_worth(state, car, bullets, SPACE_WORTH)
    return worth
