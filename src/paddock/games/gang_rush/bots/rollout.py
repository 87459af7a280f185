"""Quick decisions for races that are played out in the mind: the road ahead and the lanes beside it, no more."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from paddock.core.decision import Decision
from paddock.games.gang_rush.bots.hazard_placing import sting
from paddock.games.gang_rush.components.bridge import AHEAD, DAMAGED, NEXT, NO_WALL, SPACES
from paddock.games.gang_rush.components.content import (
    BREAKAGE,
    CONTAINER,
    DICE,
    DIE_PRICE,
    FREE_WHEELS,
    HAZARD_KIND,
    HAZARD_NUMBER,
    KIND,
    LANE_CHANGE,
    LIMIT,
    NUMBER,
    POLICE,
    POST,
    RAMP,
    SPEED,
    TOP,
    WALL,
    WHEEL,
)
from paddock.games.gang_rush.rules import decisions as d
from paddock.games.gang_rush.rules.state import (
    ADJUSTING,
    DRAFTING,
    MOVED,
    MOVING,
    NOBODY,
    NOTHING,
    PLACE,
    ROAD,
    ROLLING,
    State,
    is_wrong_way,
)
from paddock.games.gang_rush.rules.steps.dice import available, rollable

SPACE_WORTH: Final = 180.0
CAR_AHEAD: Final = 250.0
SOLID: Final = 900.0
HURTS: Final = 110.0
LANE: Final = 30.0
FAST_ENOUGH: Final = 3
"""At this speed dice are no longer rolled again for more of it."""
SIGHT: Final = 3
"""Spaces in front of a rival where things are laid."""
HARM: Final = [sting(kind, number, 2) for kind, number in zip(HAZARD_KIND, HAZARD_NUMBER, strict=True)]


def quick(state: State, seat: int, legal: Sequence[Decision]) -> Decision:
    """A sensible decision at once."""
    if state.ask != NOTHING:
        return _place(state, seat, legal) if state.ask == PLACE else legal[len(legal) - 1]
    phase = state.phase
    if phase == ROLLING:
        return _reroll(state, seat)
    if phase == MOVING:
        return _step(state, seat, legal)
    if phase == ADJUSTING:
        return _adjust(state, seat, legal)
    if phase == DRAFTING:
        return max(legal, key=_harm)
    if phase == MOVED and state.walls != NO_WALL and not state.homeward[seat] and d.HANDBRAKE_NOW in legal:
        return d.HANDBRAKE_NOW
    return legal[0]


def _harm(decision: Decision) -> float:
    return HARM[decision.args[0]]


def _place(state: State, seat: int, legal: Sequence[Decision]) -> Decision:
    """In front of a rival, as near as can be."""
    offered = {decision.args[0]: decision for decision in legal}
    for other in range(state.seats):
        if other == seat or state.status[other] != ROAD:
            continue
        space, straight = state.at[other], NEXT[AHEAD[state.homeward[other]][0]]
        for _ in range(SIGHT):
            space = straight[space] if 0 <= space < SPACES else NOBODY
            if space in offered:
                return offered[space]
    return legal[len(legal) // 2]


def _reroll(state: State, seat: int) -> Decision:
    """Breakages go; a slow car wants speed, and two wheels."""
    slow = state.speed[seat] < FAST_ENOUGH and state.dice.count(SPEED) < 2
    wheels, again = 0, 0
    for die in range(DICE):
        face = state.dice[die]
        if face == WHEEL:
            wheels += 1
        if face == BREAKAGE or (slow and face != SPEED and (face != WHEEL or wheels > LANE_CHANGE)):
            again |= 1 << die
    again &= rollable(state)
    return d.REROLLED[again - 1] if again else d.STOP_NOW


def _cost(state: State, car: int, space: int, speed: int) -> float:
    """What it costs to come onto a space; beyond the end nothing."""
    if space >= SPACES:
        return 0.0
    if space < 0:
        return SOLID
    found = HURTS * state.barriers[space] - state.bills[space]
    if DAMAGED[space]:
        found += HURTS
    other = state.occupant[space]
    if other != NOBODY and other != car:
        found += CAR_AHEAD
    item = state.item[space]
    if item:
        kind = item >> KIND
        if kind in (CONTAINER, POST, WALL):
            return SOLID
        if kind == LIMIT:
            found += HURTS * max(0, speed - FAST_ENOUGH)
        elif kind not in (POLICE, RAMP):
            found += HURTS * min(2, item & NUMBER)
    return found


def _ahead(state: State, car: int, space: int, speed: int, count: int) -> list[float]:
    """What the next spaces straight ahead cost, one after the other, added up."""
    straight = NEXT[AHEAD[state.homeward[car]][0]]
    found, total = [0.0], 0.0
    for _ in range(count):
        space = straight[space] if 0 <= space < SPACES else max(space, NOBODY)
        total += _cost(state, car, space, speed)
        found.append(total)
    return found


def _adjust(state: State, seat: int, legal: Sequence[Decision]) -> Decision:
    """Round to the right way, repairs, then the speed that the lanes ahead allow."""
    if is_wrong_way(state, seat) and d.RESTART_NOW in legal:
        return d.RESTART_NOW
    lanes = [_ahead(state, seat, state.at[seat], FAST_ENOUGH, TOP)]
    wheels = available(state, WHEEL) + state.granted_wheels
    for direction in AHEAD[state.homeward[seat]][1:]:
        beside = NEXT[direction][state.at[seat]]
        first = LANE + _cost(state, seat, beside, FAST_ENOUGH)
        lanes.append([0.0, *(first + more for more in _ahead(state, seat, beside, FAST_ENOUGH, TOP - 1))])
    best, chosen = -SOLID * SOLID, legal[0]
    for decision in legal:
        if decision.kind != d.SET_SPEED:
            continue
        steps = d.steps_of(decision)
        speed = state.speed[seat] + steps
        cost = lanes[0][speed]
        if FREE_WHEELS[speed] + wheels >= LANE_CHANGE:
            cost = min(cost, lanes[1][speed], lanes[2][speed])
        worth = SPACE_WORTH * speed - cost - DIE_PRICE * max(0, abs(steps) - state.granted_speed)
        if worth > best:
            best, chosen = worth, decision
    return chosen


def _step(state: State, seat: int, legal: Sequence[Decision]) -> Decision:
    """The lane that costs least over the rest of the movement."""
    best, chosen = SOLID * SOLID, legal[0]
    home, here = state.homeward[seat], state.at[seat]
    for decision in legal:
        if decision.kind != d.STEP:
            break
        direction = decision.args[0]
        to = NEXT[direction][here]
        cost = _cost(state, seat, to, state.speed[seat]) + (0.0 if direction == AHEAD[home][0] else LANE)
        if 0 <= to < SPACES and state.movement > 1:
            cost += _ahead(state, seat, to, state.speed[seat], state.movement - 1)[-1]
        if cost < best:
            best, chosen = cost, decision
    return chosen
