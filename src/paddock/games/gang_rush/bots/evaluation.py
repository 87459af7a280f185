"""What a position is worth to a seat, in dollars: money, body, the road that is left, less some of what rivals have."""

from __future__ import annotations

from typing import Final

from paddock.core.compiling import fields_set_in

from ..components import content
from ..components.bridge import NEXT_SPACE_BY_DIRECTION, NO_WALL, SPACE_COUNT, Y_BY_SPACE
from ..rules.car_status import RACING_STATUSES, STATUS_ARRESTED, STATUS_IN_RIVER, STATUS_LEFT_BRIDGE
from ..rules.phases import PHASES
from ..rules.state import NOBODY, State, is_wrong_way, racing_cars
from ..rules.steps.dice import sale_price, wheels_left
from ..rules.steps.ending import ramp_price
from .evaluation_weights import DEFAULT_WEIGHTS, EvaluationWeights
from .expected_rewards import rewards_by_progress, rounds_until_exit
from .road_costs import road_costs, spaces_left

HURRY_VALUE_PER_SPACE: Final = 60.0
"""Expert: what a space is worth more for every space a round that has to be driven beyond what needs no hurry."""
RIVAL_PACE: Final = 1.6
"""Spaces a round that rivals are taken to drive."""
FAST_RIVAL_PACE: Final = 2.5
"""The same for somebody who would rather wait for them: better too fast than too slow."""
ROUNDS_TOO_LATE: Final = 2.0
"""So many of the rounds that are left are too late to be waited for."""
EXIT_VALUE_IN_SPACES: Final = 3.0
"""To have left the bridge is worth so many spaces more than to stand before its end: nothing can happen any more."""
COME_HOME_VALUE: Final = 1500.0
"""Expert: what it is worth to be home when this is the last round to come home in; less, if there are more of them."""
RIVAL_SHARE: Final = 0.22
"""What a dollar of each rival weighs against one's own."""
TURNAROUND_VALUE: Final = 330.0
"""Expert: to have turned at the wall."""
ARREST_COST: Final = 5000.0
POLICE_HIT_SHARE: Final = 0.8
"""How much of what the police would do now they will do at the end of the round."""


def space_value(state: State, car: int, weights: EvaluationWeights) -> float:
    """What a space of road is worth to a car now."""
    here = state.space_of[car]
    if here < 0:
        return weights.space_value
    if state.wall_players != NO_WALL:
        pace = spaces_left(state, car, here) / rounds_left(state, car)
        return weights.expert_space_value + HURRY_VALUE_PER_SPACE * max(0.0, pace - weights.unhurried_pace)
    for other in range(state.seats):
        if other != car and state.space_of[other] >= 0 and Y_BY_SPACE[state.space_of[other]] < Y_BY_SPACE[here]:
            return weights.space_value
    return weights.space_value_when_last if state.seats > content.DUEL_PLAYERS else weights.space_value


def rounds_left(state: State, car: int, rival_pace: float = RIVAL_PACE) -> float:
    """Expert: how many rounds a car has to come home: until the end, or until it would be the last (GB-24.1)."""
    left = float(content.LAST_EXPERT_ROUND + 1 - state.round)
    others = [spaces_left(state, other, _last_space(state, other)) for other in racing_cars(state) if other != car]
    slowest = max(others, default=0.0)
    return max(1.0, min(left, slowest / rival_pace + 1.0))


def police_bullets(state: State) -> list[int]:
    """`police_bullets[space]`: the police bullets that a car there would take at the end of the round (GB-22.1)."""
    bullets = [0] * SPACE_COUNT
    for space, item in enumerate(state.road_item):
        if item >> content.ITEM_KIND_SHIFT not in (content.ITEM_POLICE, content.ITEM_POLICE_POST):
            continue
        to = NEXT_SPACE_BY_DIRECTION[1][space]
        while to >= 0:
            if state.road_item[to] >> content.ITEM_KIND_SHIFT in content.SHOT_STOPPING_KINDS:
                break
            bullets[to] += item & content.ITEM_NUMBER_MASK
            if state.occupant[to] != NOBODY and state.occupant[to] != state.current_car:
                break
            to = NEXT_SPACE_BY_DIRECTION[1][to]
    return bullets


def damage_cost(state: State, car: int, points: int, body_points: int, space: int, weights: EvaluationWeights) -> float:
    """What some damage on a space costs a car with this body: bills and points, and the spin-out, which is a turn for
    nothing where the expert wants to turn (GB-24.6)."""
    lost = min(points, body_points)
    if lost <= 0:
        return 0.0
    cost = min(float(content.BILL_VALUE * lost), float(state.cash[car]))
    cost += weights.body_values[body_points] - weights.body_values[body_points - lost]
    if lost < body_points:
        return cost
    turns = not state.homeward[car] and 0 <= space < SPACE_COUNT and state.wall.is_in_turnaround[space]
    return cost + (-TURNAROUND_VALUE if turns else weights.wrong_way_cost)


def car_value(
    state: State, car: int, bullets: list[int], spaces_to_go: float, rounds_remaining: float, weights: EvaluationWeights
) -> float:
    """What a car has, and how it stands: money, body, speed, less the dollars that it is still away from its
    end; `rounds_remaining` is what it is worth to be there."""
    status = state.status[car]
    worth = float(state.cash[car] - state.debt[car] + ramp_price(state, car))
    if status == STATUS_ARRESTED:
        return worth - ARREST_COST
    if status == STATUS_LEFT_BRIDGE:
        return worth + rounds_remaining + weights.body_values[0]
    if status not in RACING_STATUSES:
        return worth
    worth += weights.body_values[state.body[car]] - spaces_to_go
    if status == STATUS_IN_RIVER:
        return worth - (0 if state.tiles[car] >> content.CRANE_PASS & 1 else content.CRANE_PRICE) - weights.fall_cost
    space = state.space_of[car]
    if space < 0:
        return worth
    nails = state.nails if car == state.current_car else 0
    worth += weights.speed_values[max(0, state.speed[car] - nails)]
    if state.wall_players != NO_WALL and state.homeward[car]:
        worth += TURNAROUND_VALUE
    if is_wrong_way(state, car):
        worth -= weights.wrong_way_cost
    shots = bullets[space]
    is_safe = state.tiles[car] >> content.BRIBED_COPS & 1 or state.active_tiles[car] >> content.BULLETPROOF & 1
    if shots and not is_safe:
        worth -= POLICE_HIT_SHARE * damage_cost(state, car, shots, state.body[car], space, weights)
    return worth - obstacle_ahead_cost(state, car, space, state.speed[car], weights.near_obstacle_cost)


def obstacle_ahead_cost(state: State, car: int, space: int, speed: int, obstacle_cost: float) -> float:
    """A container or a stopped car straight ahead, closer than the car is fast: `obstacle_cost` for every space too
    close, at 10 mph."""
    table = NEXT_SPACE_BY_DIRECTION[state.facing[car]]
    for distance in range(speed):
        space = table[space]
        if not 0 <= space < SPACE_COUNT:
            return 0.0
        other = state.occupant[space]
        is_standing_car = other >= 0 and other != car and not state.speed[other]
        if is_standing_car or state.road_item[space] >> content.ITEM_KIND_SHIFT in content.SOLID_KINDS:
            return obstacle_cost * speed * (speed - distance)
    return 0.0


class Evaluator:
    """What a seat weighs positions by while it thinks over one decision."""

    def __init__(self, state: State, own_car: int, weights: EvaluationWeights = DEFAULT_WEIGHTS) -> None:
        self.own_car = own_car
        if weights.reward_share and state.finished:
            weights = weights.for_last_round()
        self.weights = weights
        self.space_value = space_value(state, own_car, weights)
        self.exit_value = EXIT_VALUE_IN_SPACES * self.space_value
        if state.wall_players != NO_WALL:
            self.exit_value += COME_HOME_VALUE / rounds_left(state, own_car)
            if weights.income_per_round:
                rounds = rounds_left(state, own_car, FAST_RIVAL_PACE) - ROUNDS_TOO_LATE
                self.exit_value -= weights.income_per_round * max(0.0, rounds)
        self._rounds_until_exit = rounds_until_exit(state) if weights.reward_share else 0.0
        self.rival_share = RIVAL_SHARE if state.seats > content.DUEL_PLAYERS else weights.duel_rival_share
        self._road_cache: dict[object, tuple[list[float], list[int]]] = {}

    __slots__ = fields_set_in(__init__)

    def road_costs_and_bullets(self, state: State) -> tuple[list[float], list[int]]:
        """For every space, what the road takes from there on, less what the place in the race may bring there, and
        the bullets that fly; worked out anew only where something has changed."""
        own_car, place = self.own_car, self.weights.reward_share
        speeds = [speed if place else int(speed > 0) for speed in state.speed]
        cars = tuple([state.space_of[car] * 8 + speeds[car] for car in range(state.seats) if car != own_car])
        key = (state.road_item, state.barriers, cars, state.homeward[own_car], state.body[own_car] > 0)
        known = self._road_cache.get(key)
        if known is None:
            road = road_costs(state, own_car, self.space_value) if self.space_value else [0.0] * SPACE_COUNT
            if place:
                won = rewards_by_progress(state, own_car, self._rounds_until_exit, self.weights.last_place_cost)
                road = [toll - place * won[Y_BY_SPACE[space]] for space, toll in enumerate(road)]
            known = self._road_cache[key] = (road, police_bullets(state))
        return known

    def position_value(self, state: State) -> float:
        """A position: one's own worth, the unsold dice, less some of what the rivals have."""
        own_car, weights, speeds, space = (
            self.own_car,
            self.weights,
            self.weights.speed_values,
            self.weights.space_value,
        )
        road, bullets = self.road_costs_and_bullets(state)
        here = _last_space(state, own_car)
        worth = car_value(state, own_car, bullets, road[here] if here >= 0 else 0.0, self.exit_value, weights)
        if state.current_car == own_car and PHASES[state.phase].has_unsold_dice:
            worth += sale_price(state, own_car)
            if state.wall_players != NO_WALL and not state.homeward[own_car] and state.space_of[own_car] >= 0:
                inside = state.wall.is_in_turnaround[state.space_of[own_car]]
                turning = inside and wheels_left(state) >= 3 and not is_wrong_way(state, own_car)
                worth += max(0.0, TURNAROUND_VALUE - speeds[state.speed[own_car]]) if turning else 0.0
        for car in range(state.seats):
            if car != own_car:
                here = _last_space(state, car)
                to_go = space * spaces_left(state, car, here) if here >= 0 else 0.0
                worth -= self.rival_share * car_value(state, car, bullets, to_go, EXIT_VALUE_IN_SPACES * space, weights)
        return worth


def _last_space(state: State, car: int) -> int:
    """Where a car is, or was before it fell; -1 if it is on its way no more."""
    return state.space_of[car] if state.space_of[car] >= 0 else state.exit_space[car]
