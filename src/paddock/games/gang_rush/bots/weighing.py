"""What a position is worth to a seat, in dollars: money, body, the road that is left, less some of what rivals have."""

from __future__ import annotations

from typing import Final

from paddock.games.gang_rush.bots.race_place import prizes, rounds_to_go
from paddock.games.gang_rush.bots.stakes import DRIVERS, Stakes
from paddock.games.gang_rush.bots.tolls import SOLID, spaces_left, tolls
from paddock.games.gang_rush.components.bridge import NEXT, NO_WALL, SPACES, Y
from paddock.games.gang_rush.components.content import (
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
from paddock.games.gang_rush.rules.state import (
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
from paddock.games.gang_rush.rules.steps.dice import sale_price, wheels
from paddock.games.gang_rush.rules.steps.ending import ramp_price

HURRY: Final = 60.0
"""Expert: what a space is worth more for every space a round that has to be driven beyond what needs no hurry."""
RIVAL_PACE: Final = 1.6
"""Spaces a round that rivals are taken to drive."""
RIVAL_HASTE: Final = 2.5
"""The same for somebody who would rather wait for them: better too fast than too slow."""
WAITED: Final = 2.0
"""So many of the rounds that are left are too late to be waited for."""
LEFT: Final = 3.0
"""To have left the bridge is worth so many spaces more than to stand before its end: nothing can happen any more."""
STAKE: Final = 1500.0
"""Expert: what it is worth to be home when this is the last round to come home in; less, if there are more of them."""
RIVALS: Final = 0.22
"""What a dollar of each rival weighs against one's own."""
TURN_WORTH: Final = 330.0
"""Expert: to have turned at the wall."""
ARREST: Final = 5000.0
SURE: Final = 0.8
"""How much of what the police would do now they will do at the end of the round."""


def space_worth(state: State, car: int, stakes: Stakes) -> float:
    """What a space of road is worth to a car now."""
    here = state.at[car]
    if here < 0:
        return stakes.space
    if state.walls != NO_WALL:
        pace = spaces_left(state, car, here) / rounds_left(state, car)
        return stakes.idle + HURRY * max(0.0, pace - stakes.pace)
    for other in range(state.seats):
        if other != car and state.at[other] >= 0 and Y[state.at[other]] < Y[here]:
            return stakes.space
    return stakes.last if state.seats > DUEL else stakes.space


def rounds_left(state: State, car: int, rival_pace: float = RIVAL_PACE) -> float:
    """Expert: how many rounds a car has to come home: until the end, or until it would be the last (GB-24.1)."""
    left = float(LAST_EXPERT_ROUND + 1 - state.round)
    slowest = max(
        (spaces_left(state, other, _last_space(state, other)) for other in racing(state) if other != car), default=0.0
    )
    return max(1.0, min(left, slowest / rival_pace + 1.0))


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


def hurt(state: State, car: int, points: int, body: int, space: int, stakes: Stakes) -> float:
    """What some damage on a space costs a car with this body: bills and points, and the spin-out, which is a turn for
    nothing where the expert wants to turn (GB-24.6)."""
    lost = min(points, body)
    if lost <= 0:
        return 0.0
    cost = min(float(BILL * lost), float(state.cash[car])) + stakes.bodies[body] - stakes.bodies[body - lost]
    if lost < body:
        return cost
    turns = not state.homeward[car] and 0 <= space < SPACES and state.wall.inside[space]
    return cost + (-TURN_WORTH if turns else stakes.spin)


def standing_worth(state: State, car: int, bullets: list[int], to_go: float, left: float, stakes: Stakes) -> float:
    """What a car has, and how it stands: money, body, speed, less the dollars that it is still away from its
    end; `left` is what it is worth to be there."""
    status = state.status[car]
    worth = float(state.cash[car] - state.debt[car] + ramp_price(state, car))
    if status == ARRESTED:
        return worth - ARREST
    if status == OUT:
        return worth + left + stakes.bodies[0]
    if status > RIVER:
        return worth
    worth += stakes.bodies[state.body[car]] - to_go
    if status == RIVER:
        return worth - (0 if state.tiles[car] >> CRANE_PASS & 1 else CRANE) - stakes.fall
    space = state.at[car]
    if space < 0:
        return worth
    nails = state.nails if car == state.car else 0
    worth += stakes.speeds[max(0, state.speed[car] - nails)]
    if state.walls != NO_WALL and state.homeward[car]:
        worth += TURN_WORTH
    if is_wrong_way(state, car):
        worth -= stakes.spin
    shots = bullets[space]
    if shots and not (state.tiles[car] >> BRIBED_COPS & 1 or state.active[car] >> BULLETPROOF & 1):
        worth -= SURE * hurt(state, car, shots, state.body[car], space, stakes)
    return worth - blocked(state, car, space, state.speed[car], stakes.near)


def blocked(state: State, car: int, space: int, speed: int, near: float) -> float:
    """A container or a stopped car straight ahead, closer than the car is fast: `near` for every space too close, at
    10 mph."""
    table = NEXT[state.facing[car]]
    for distance in range(speed):
        space = table[space]
        if not 0 <= space < SPACES:
            return 0.0
        other = state.occupant[space]
        if state.item[space] >> KIND in SOLID or (other >= 0 and other != car and not state.speed[other]):
            return near * speed * (speed - distance)
    return 0.0


class Scales:
    """What a seat weighs positions by while it thinks over one decision."""

    __slots__ = ("_known", "_rounds", "left", "me", "price", "share", "stakes")

    def __init__(self, state: State, me: int, stakes: Stakes = DRIVERS) -> None:
        self.me = me
        if stakes.place and state.finished:
            stakes = stakes.at_the_end()
        self.stakes = stakes
        self.price = space_worth(state, me, stakes)
        self.left = LEFT * self.price
        if state.walls != NO_WALL:
            self.left += STAKE / rounds_left(state, me)
            if stakes.income:
                self.left -= stakes.income * max(0.0, rounds_left(state, me, RIVAL_HASTE) - WAITED)
        self._rounds = rounds_to_go(state) if stakes.place else 0.0
        self.share = RIVALS if state.seats > DUEL else stakes.duellist
        self._known: dict[object, tuple[list[float], list[int]]] = {}

    def road(self, state: State) -> tuple[list[float], list[int]]:
        """For every space, what the road takes from there on, less what the place in the race may bring there, and
        the bullets that fly; worked out anew only where something has changed."""
        me, place = self.me, self.stakes.place
        speeds = [speed if place else int(speed > 0) for speed in state.speed]
        cars = tuple([state.at[car] * 8 + speeds[car] for car in range(state.seats) if car != me])
        key = (state.item, state.barriers, cars, state.homeward[me], state.body[me] > 0)
        known = self._known.get(key)
        if known is None:
            road = tolls(state, me, self.price) if self.price else [0.0] * SPACES
            if place:
                won = prizes(state, me, self._rounds, self.stakes.excluded)
                road = [toll - place * won[Y[space]] for space, toll in enumerate(road)]
            known = self._known[key] = (road, fire(state))
        return known

    def position(self, state: State) -> float:
        """A position: one's own worth, the unsold dice, less some of what the rivals have."""
        me, stakes, speeds, space = self.me, self.stakes, self.stakes.speeds, self.stakes.space
        road, bullets = self.road(state)
        here = _last_space(state, me)
        worth = standing_worth(state, me, bullets, road[here] if here >= 0 else 0.0, self.left, stakes)
        if state.car == me and ROLLING < state.phase <= MOVED:
            worth += sale_price(state, me)
            if state.walls != NO_WALL and not state.homeward[me] and state.at[me] >= 0:
                turning = state.wall.inside[state.at[me]] and wheels(state) >= 3 and not is_wrong_way(state, me)
                worth += max(0.0, TURN_WORTH - speeds[state.speed[me]]) if turning else 0.0
        for car in range(state.seats):
            if car != me:
                here = _last_space(state, car)
                to_go = space * spaces_left(state, car, here) if here >= 0 else 0.0
                worth -= self.share * standing_worth(state, car, bullets, to_go, LEFT * space, stakes)
        return worth


def _last_space(state: State, car: int) -> int:
    """Where a car is, or was before it fell; -1 if it is on its way no more."""
    return state.at[car] if state.at[car] >= 0 else state.exit[car]
