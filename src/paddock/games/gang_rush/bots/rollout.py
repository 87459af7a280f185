"""The rollout policy: quick decisions that look at the road ahead and the lanes beside it, and no further."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from paddock.core.decision import Decision

from ..components import content
from ..components.bridge import FRONT_DIRECTIONS, IS_DAMAGED_SPACE, NEXT_SPACE_BY_DIRECTION, NO_WALL, SPACE_COUNT
from ..rules import decisions as d
from ..rules.car_status import STATUS_ON_ROAD
from ..rules.phases import (
    ASK_PLACE,
    NO_QUESTION,
    PHASE_ADJUSTING_CAR,
    PHASE_DRAFTING_HAZARDS,
    PHASE_MOVED,
    PHASE_MOVING,
    PHASE_ROLLING_DICE,
)
from ..rules.state import NOBODY, State, is_wrong_way
from ..rules.steps.dice import available_faces, rerollable_dice
from .hazard_placing import obstacle_cost

SPACE_VALUE: Final = 180.0
CAR_AHEAD_COST: Final = 250.0
SOLID_OBSTACLE_COST: Final = 900.0
DAMAGE_COST: Final = 110.0
LANE_CHANGE_COST: Final = 30.0
FAST_ENOUGH_SPEED: Final = 3
"""At this speed dice are no longer rolled again for more of it."""
PLACING_RANGE: Final = 3
"""Spaces in front of a rival where things are laid."""
HARM_BY_HAZARD: Final = [
    obstacle_cost(kind, number, 2)
    for kind, number in zip(content.ITEM_KIND_BY_HAZARD, content.ITEM_NUMBER_BY_HAZARD, strict=True)
]


def rollout_decision(state: State, seat: int, choices: Sequence[Decision]) -> Decision:
    """A sensible decision at once."""
    if state.question != NO_QUESTION:
        return _choose_place(state, seat, choices) if state.question == ASK_PLACE else choices[len(choices) - 1]
    phase = state.phase
    if phase == PHASE_ROLLING_DICE:
        return _choose_reroll(state, seat)
    if phase == PHASE_MOVING:
        return _choose_step(state, seat, choices)
    if phase == PHASE_ADJUSTING_CAR:
        return _choose_adjustment(state, seat, choices)
    if phase == PHASE_DRAFTING_HAZARDS:
        return max(choices, key=_hazard_harm)
    if (
        phase == PHASE_MOVED
        and state.wall_players != NO_WALL
        and not state.homeward[seat]
        and d.HANDBRAKE_UTURN_DECISION in choices
    ):
        return d.HANDBRAKE_UTURN_DECISION
    return choices[0]


def _hazard_harm(decision: Decision) -> float:
    return HARM_BY_HAZARD[decision.args[0]]


def _choose_place(state: State, seat: int, choices: Sequence[Decision]) -> Decision:
    """In front of a rival, as near as can be."""
    offered = {decision.args[0]: decision for decision in choices}
    for other in range(state.seats):
        if other == seat or state.status[other] != STATUS_ON_ROAD:
            continue
        space, straight = state.space_of[other], NEXT_SPACE_BY_DIRECTION[FRONT_DIRECTIONS[state.homeward[other]][0]]
        for _ in range(PLACING_RANGE):
            space = straight[space] if 0 <= space < SPACE_COUNT else NOBODY
            if space in offered:
                return offered[space]
    return choices[len(choices) // 2]


def _choose_reroll(state: State, seat: int) -> Decision:
    """Breakages go; a slow car wants speed, and two wheels."""
    slow = state.speed[seat] < FAST_ENOUGH_SPEED and state.dice.count(content.SPEED_FACE) < 2
    wheels, again = 0, 0
    for die in range(content.DICE_COUNT):
        face = state.dice[die]
        if face == content.WHEEL_FACE:
            wheels += 1
        is_spare_wheel = face == content.WHEEL_FACE and wheels > content.LANE_CHANGE_WHEELS
        if face == content.BREAKAGE_FACE or (
            slow and (face not in (content.SPEED_FACE, content.WHEEL_FACE) or is_spare_wheel)
        ):
            again |= 1 << die
    again &= rerollable_dice(state)
    return d.REROLL_DICE_DECISIONS[again - 1] if again else d.STOP_ROLLING_DECISION


def _space_cost(state: State, car: int, space: int, speed: int) -> float:
    """What it costs to come onto a space; beyond the end nothing."""
    if space >= SPACE_COUNT:
        return 0.0
    if space < 0:
        return SOLID_OBSTACLE_COST
    cost = DAMAGE_COST * state.barriers[space] - state.bills[space]
    if IS_DAMAGED_SPACE[space]:
        cost += DAMAGE_COST
    other = state.occupant[space]
    if other != NOBODY and other != car:
        cost += CAR_AHEAD_COST
    item = state.road_item[space]
    if item:
        kind = item >> content.ITEM_KIND_SHIFT
        if kind in content.SOLID_KINDS:
            return SOLID_OBSTACLE_COST
        if kind == content.ITEM_SPEED_LIMIT:
            cost += DAMAGE_COST * max(0, speed - FAST_ENOUGH_SPEED)
        elif kind not in (content.ITEM_POLICE, content.ITEM_RAMP):
            cost += DAMAGE_COST * min(2, item & content.ITEM_NUMBER_MASK)
    return cost


def _costs_ahead(state: State, car: int, space: int, speed: int, count: int) -> list[float]:
    """What the next spaces straight ahead cost, one after the other, added up."""
    straight = NEXT_SPACE_BY_DIRECTION[FRONT_DIRECTIONS[state.homeward[car]][0]]
    totals, total = [0.0], 0.0
    for _ in range(count):
        space = straight[space] if 0 <= space < SPACE_COUNT else max(space, NOBODY)
        total += _space_cost(state, car, space, speed)
        totals.append(total)
    return totals


def _choose_adjustment(state: State, seat: int, choices: Sequence[Decision]) -> Decision:
    """Round to the right way, repairs, then the speed that the lanes ahead allow."""
    if is_wrong_way(state, seat) and d.RESTART_UTURN_DECISION in choices:
        return d.RESTART_UTURN_DECISION
    lanes = [_costs_ahead(state, seat, state.space_of[seat], FAST_ENOUGH_SPEED, content.TOP_SPEED)]
    wheels = available_faces(state, content.WHEEL_FACE) + state.granted_wheels
    for direction in FRONT_DIRECTIONS[state.homeward[seat]][1:]:
        beside = NEXT_SPACE_BY_DIRECTION[direction][state.space_of[seat]]
        first = LANE_CHANGE_COST + _space_cost(state, seat, beside, FAST_ENOUGH_SPEED)
        further = _costs_ahead(state, seat, beside, FAST_ENOUGH_SPEED, content.TOP_SPEED - 1)
        lanes.append([0.0, *(first + more for more in further)])
    best, chosen = -SOLID_OBSTACLE_COST * SOLID_OBSTACLE_COST, choices[0]
    for decision in choices:
        if decision.kind != d.SET_SPEED:
            continue
        steps = d.dial_steps(decision)
        speed = state.speed[seat] + steps
        cost = lanes[0][speed]
        if content.FREE_WHEELS[speed] + wheels >= content.LANE_CHANGE_WHEELS:
            cost = min(cost, lanes[1][speed], lanes[2][speed])
        worth = SPACE_VALUE * speed - cost - content.DIE_PRICE * max(0, abs(steps) - state.granted_speed)
        if worth > best:
            best, chosen = worth, decision
    return chosen


def _choose_step(state: State, seat: int, choices: Sequence[Decision]) -> Decision:
    """The lane that costs least over the rest of the movement."""
    best, chosen = SOLID_OBSTACLE_COST * SOLID_OBSTACLE_COST, choices[0]
    home, here = state.homeward[seat], state.space_of[seat]
    for decision in choices:
        if decision.kind != d.DRIVE_STEP:
            break
        direction = decision.args[0]
        to = NEXT_SPACE_BY_DIRECTION[direction][here]
        cost = _space_cost(state, seat, to, state.speed[seat])
        cost += 0.0 if direction == FRONT_DIRECTIONS[home][0] else LANE_CHANGE_COST
        if 0 <= to < SPACE_COUNT and state.movement > 1:
            cost += _costs_ahead(state, seat, to, state.speed[seat], state.movement - 1)[-1]
        if cost < best:
            best, chosen = cost, decision
    return chosen
