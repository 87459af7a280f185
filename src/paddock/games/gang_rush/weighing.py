"""What a position is worth to a seat, in dollars: money, body, the road that is left, less some of what rivals have."""

from __future__ import annotations

from typing import Final

from paddock.games.gang_rush.bridge import NEXT, NO_WALL, SPACES, Y
from paddock.games.gang_rush.content import (
    BILL,
    BRIBED_COPS,
    BULLETPROOF,
    CONTAINER,
    CRANE,
    CRANE_PASS,
    DUEL,
    KIND,
    LAST_EXPERT_ROUND,
    NUMBER,
    POLICE,
    POST,
    RAMP,
    WALL,
)
from paddock.games.gang_rush.state import (
    ARRESTED,
    MOVED,
    NOBODY,
    OUT,
    RIVER,
    ROLLING,
    State,
    is_wrong_way,
    racing,
)
from paddock.games.gang_rush.steps.dice import sale_price, wheels
from paddock.games.gang_rush.steps.ending import ramp_price
from paddock.games.gang_rush.tolls import SOLID, spaces_left, tolls

SPACE_WORTH: Final = 140.0
"""A space of road: more than the die that it takes to drive it."""
LAST_WORTH: Final = 180.0
"""The same for a car that is last, which wins nothing."""
EXPERT_WORTH: Final = 25.0
PACE: Final = 1.0
"""Expert: spaces a round that need no hurry."""
HURRY: Final = 60.0
"""What a space is worth more for every space a round that has to be driven beyond that."""
RIVAL_PACE: Final = 1.6
"""Spaces a round that rivals are taken to drive."""
LEFT: Final = 3.0
"""To have left the bridge is worth so many spaces more than to stand before its end: nothing can happen any more."""
STAKE: Final = 1500.0
"""Expert: what it is worth to be home when this is the last round to come home in; less, if there are more of them."""
SPEED_WORTH: Final[list[float]] = [0.0, 150.0, 250.0, 310.0, 345.0, 355.0]
"""A speed is worth what it saves the next turn."""
BODY_WORTH: Final[list[float]] = [330.0, 0.0, 25.0, 42.0, 54.0, 63.0, 70.0, 76.0]
"""Body points. A car that has lost its last one is rid of a worry: nothing can hurt it, and nobody gets its bills
(GB-13.2). What it costs to get there is `SPIN`."""
SPIN: Final = 420.0
"""Facing the wrong way costs about a turn."""
FALL: Final = 250.0
"""In the river the turn is lost, too."""
RIVALS: Final = 0.22
"""What a dollar of each rival weighs against one's own."""
DUELLIST: Final = 0.6
TURN_WORTH: Final = 330.0
"""Expert: to have turned at the wall."""
ARREST: Final = 5000.0
SURE: Final = 0.8
"""How much of what the police would do now they will do at the end of the round."""


class Stakes:
    """What spaces of road, speeds and a rival's dollars are worth to somebody, in dollars."""

    __slots__ = ("duellist", "last", "space", "speeds")

    def __init__(self, space: float, last: float, speeds: list[float], duellist: float) -> None:
        self.space = space
        self.last = last
        self.speeds = speeds
        self.duellist = duellist


DRIVERS: Final = Stakes(SPACE_WORTH, LAST_WORTH, SPEED_WORTH, DUELLIST)
"""How the driver sees it."""


def space_worth(state: State, car: int, stakes: Stakes) -> float:
    """What a space of road is worth to a car now."""
    here = state.at[car]
    if here < 0:
        return stakes.space
    if state.walls != NO_WALL:
        pace = spaces_left(state, car, here) / rounds_left(state, car)
        return EXPERT_WORTH + HURRY * max(0.0, pace - PACE)
    for other in range(state.seats):
        if other != car and state.at[other] >= 0 and Y[state.at[other]] < Y[here]:
            return stakes.space
    return stakes.last if state.seats > DUEL else stakes.space


def rounds_left(state: State, car: int) -> float:
    """Expert: how many rounds a car has to come home: until the end, or until it would be the last (GB-24.1)."""
    left = float(LAST_EXPERT_ROUND + 1 - state.round)
    slowest = max(
        (spaces_left(state, other, _last_space(state, other)) for other in racing(state) if other != car), default=0.0
    )
    return max(1.0, min(left, slowest / RIVAL_PACE + 1.0))


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


def hurt(state: State, car: int, points: int, body: int, space: int) -> float:
    """What some damage on a space costs a car with this body: bills and points, and the spin-out, which is a turn for
    nothing where the expert wants to turn (GB-24.6)."""
    lost = min(points, body)
    if lost <= 0:
        return 0.0
    cost = min(float(BILL * lost), float(state.cash[car])) + BODY_WORTH[body] - BODY_WORTH[body - lost]
    if lost < body:
        return cost
    turns = not state.homeward[car] and 0 <= space < SPACES and state.wall.inside[space]
    return cost + (-TURN_WORTH if turns else SPIN)


def standing_worth(state: State, car: int, bullets: list[int], to_go: float, left: float, speeds: list[float]) -> float:
    """What a car has, and how it stands: money, body, speed, less the dollars that it is still away from its
    end; `left` is what it is worth to be there, `speeds` what each speed is worth."""
    status = state.status[car]
    worth = float(state.cash[car] - state.debt[car] + ramp_price(state, car))
    if status == ARRESTED:
        return worth - ARREST
    if status == OUT:
        return worth + left + BODY_WORTH[0]
    if status > RIVER:
        return worth
    worth += BODY_WORTH[state.body[car]] - to_go
    if status == RIVER:
        return worth - (0 if state.tiles[car] >> CRANE_PASS & 1 else CRANE) - FALL
    space = state.at[car]
    if space < 0:
        return worth
    nails = state.nails if car == state.car else 0
    worth += speeds[max(0, state.speed[car] - nails)]
    if state.walls != NO_WALL and state.homeward[car]:
        worth += TURN_WORTH
    if is_wrong_way(state, car):
        worth -= SPIN
    shots = bullets[space]
    if shots and not (state.tiles[car] >> BRIBED_COPS & 1 or state.active[car] >> BULLETPROOF & 1):
        worth -= SURE * hurt(state, car, shots, state.body[car], space)
    return worth - blocked(state, car, space, state.speed[car])


def blocked(state: State, car: int, space: int, speed: int) -> float:
    """A container or a stopped car straight ahead, closer than the car is fast."""
    table = NEXT[state.facing[car]]
    for distance in range(speed):
        space = table[space]
        if not 0 <= space < SPACES:
            return 0.0
        other = state.occupant[space]
        if state.item[space] >> KIND in SOLID or (other >= 0 and other != car and not state.speed[other]):
            return 12.0 * speed * (speed - distance)
    return 0.0


class Scales:
    """What a seat weighs positions by while it thinks over one decision."""

    __slots__ = ("_known", "left", "me", "price", "share", "stakes")

    def __init__(self, state: State, me: int, stakes: Stakes = DRIVERS) -> None:
        self.me = me
        self.stakes = stakes
        self.price = space_worth(state, me, stakes)
        self.left = LEFT * self.price
        if state.walls != NO_WALL:
            self.left += STAKE / rounds_left(state, me)
        self.share = RIVALS if state.seats > DUEL else stakes.duellist
        self._known: dict[object, tuple[list[float], list[int]]] = {}

    def road(self, state: State) -> tuple[list[float], list[int]]:
        """For every space, what the road takes from there on, and the bullets that fly there; worked out anew only
        where something has changed."""
        me = self.me
        cars = tuple([state.at[car] * 2 + (state.speed[car] > 0) for car in range(state.seats) if car != me])
        key = (state.item, state.barriers, cars, state.homeward[me], state.body[me] > 0)
        known = self._known.get(key)
        if known is None:
            known = self._known[key] = (tolls(state, me, self.price), fire(state))
        return known

    def position(self, state: State) -> float:
        """A position: one's own worth, the unsold dice, less some of what the rivals have."""
        me, speeds, space = self.me, self.stakes.speeds, self.stakes.space
        road, bullets = self.road(state)
        here = _last_space(state, me)
        worth = standing_worth(state, me, bullets, road[here] if here >= 0 else 0.0, self.left, speeds)
        if state.car == me and ROLLING < state.phase <= MOVED:
            worth += sale_price(state, me)
            if state.walls != NO_WALL and not state.homeward[me] and state.at[me] >= 0:
                turning = state.wall.inside[state.at[me]] and wheels(state) >= 3 and not is_wrong_way(state, me)
                worth += max(0.0, TURN_WORTH - speeds[state.speed[me]]) if turning else 0.0
        for car in range(state.seats):
            if car != me:
                here = _last_space(state, car)
                to_go = space * spaces_left(state, car, here) if here >= 0 else 0.0
                worth -= self.share * standing_worth(state, car, bullets, to_go, LEFT * space, speeds)
        return worth


def _last_space(state: State, car: int) -> int:
    """Where a car is, or was before it fell; -1 if it is on its way no more."""
    return state.at[car] if state.at[car] >= 0 else state.exit[car]
