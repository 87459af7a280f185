"""Rough estimates: for every speed and number of lane changes, what the best path is worth to a car.

Quick enough to value all dice by: other cars stay where they are, a push is taken to succeed, bounces are guessed.
`lookahead.py` has the exact consequences of a path, once the dial is set.
"""

from __future__ import annotations

from typing import Final

from paddock.core.compiling import fields_set_in

from ..components import content
from ..components.bridge import FRONT_DIRECTIONS, IS_DAMAGED_SPACE, NEXT_SPACE_BY_DIRECTION, NO_WALL, SPACE_COUNT
from ..rules.state import NOBODY, State
from ..rules.steps.collisions import is_solid
from ..rules.steps.entering import spared_barriers
from ..rules.steps.leaving_bridge import leads_off_bridge
from .evaluation import POLICE_HIT_SHARE, TURNAROUND_VALUE, Evaluator, damage_cost, obstacle_ahead_cost
from .evaluation_weights import EvaluationWeights

IMPOSSIBLE_VALUE: Final = -1.0e9
MAX_LANE_CHANGES: Final = 3
RAM_VALUE: Final = 30.0
"""What it is worth to ram somebody."""
PathTotals = tuple[float, int, int]
"""Of a path so far: money, damage, nails."""


class PathEstimates:
    """`best[speed][changes]`: what the best path is worth; `best_before_uturn[speed][changes]` the same for paths that
    end where the expert's U-turn is possible, the turn not counted. `weights` are those by which they were weighed."""

    def __init__(self, weights: EvaluationWeights) -> None:
        self.weights = weights
        no_paths = [IMPOSSIBLE_VALUE] * (MAX_LANE_CHANGES + 1)
        self.best: list[list[float]] = [no_paths[:] for _ in range(content.TOP_SPEED + 1)]
        self.best_before_uturn: list[list[float]] = [no_paths[:] for _ in range(content.TOP_SPEED + 1)]

    __slots__ = fields_set_in(__init__)


class _PathSearch:
    """What does not change while the paths of one car are searched."""

    def __init__(self, state: State, evaluator: Evaluator) -> None:
        self.state = state
        self.car = evaluator.own_car
        self.body_points = state.body[self.car]
        place = min(len(state.finished), len(content.RACE_REWARDS[state.seats]) - 1)
        self.road_costs, self.bullets = evaluator.road_costs_and_bullets(state)
        self.weights = evaluator.weights
        safe = self.weights.body_values[0] - self.weights.body_values[self.body_points]
        self.finish_value = evaluator.exit_value + content.RACE_REWARDS[state.seats][place] + safe
        self.estimates = PathEstimates(self.weights)

    __slots__ = fields_set_in(__init__)


def estimate_paths(state: State, evaluator: Evaluator) -> PathEstimates:
    """The paths of a car from where it stands, at every speed."""
    search = _PathSearch(state, evaluator)
    for speed in range(content.TOP_SPEED + 1):
        wheels = content.FREE_WHEELS[speed] + content.DICE_COUNT
        _search_at_speed(search, speed, min(MAX_LANE_CHANGES, speed, wheels // content.LANE_CHANGE_WHEELS))
    return search.estimates


def _search_at_speed(path_search: _PathSearch, speed: int, max_lane_changes: int) -> None:
    """All paths at one speed: a front of spaces that moves on step by step."""
    state, car = path_search.state, path_search.car
    front: dict[int, PathTotals] = {state.space_of[car] * 8: (0.0, 0, 0)}
    straight, left, right = FRONT_DIRECTIONS[state.homeward[car]]
    for step in range(speed):
        left_over = speed - step - 1
        reached: dict[int, PathTotals] = {}
        for key, totals in front.items():
            space, changes = key >> 3, key & 7
            _extend_path(path_search, speed, space, straight, changes, left_over, totals, reached)
            if changes < max_lane_changes:
                _extend_path(path_search, speed, space, left, changes + 1, left_over, totals, reached)
                _extend_path(path_search, speed, space, right, changes + 1, left_over, totals, reached)
        front = reached
    for key, totals in front.items():
        _end_path(path_search, speed, key >> 3, key & 7, totals)


def _keep_better_path(
    totals_by_space: dict[int, PathTotals], space: int, lane_changes: int, path_totals: PathTotals
) -> None:
    key = space << 3 | lane_changes
    known = totals_by_space.get(key)
    if known is None or known[0] - 120.0 * known[1] < path_totals[0] - 120.0 * path_totals[1]:
        totals_by_space[key] = path_totals


def _extend_path(
    path_search: _PathSearch,
    speed: int,
    space: int,
    direction: int,
    lane_changes: int,
    movement_left: int,
    path_totals: PathTotals,
    totals_by_space: dict[int, PathTotals],
) -> None:
    state, car = path_search.state, path_search.car
    to = NEXT_SPACE_BY_DIRECTION[direction][space]
    money, damage, nails = path_totals
    if leads_off_bridge(state, car, to):
        if to < SPACE_COUNT or state.wall_players == NO_WALL:
            cost = damage_cost(state, car, damage, path_search.body_points, to, path_search.weights)
            _record_path(path_search, speed, lane_changes, path_search.finish_value + money - cost, 0)
        return
    if to < 0:
        return
    other = state.occupant[to]
    if other != NOBODY and other != car:
        _ram_car(path_search, speed, space, other, lane_changes, path_totals, totals_by_space)
        return
    kind, number = state.road_item[to] >> content.ITEM_KIND_SHIFT, state.road_item[to] & content.ITEM_NUMBER_MASK
    if kind in content.SOLID_KINDS:
        if direction < 2:
            _end_path(path_search, 0, space, lane_changes, (money, damage + speed, nails), speed)
        else:
            _keep_better_path(totals_by_space, space, lane_changes, (money, damage + 1, nails))
    elif kind == content.ITEM_RAMP and number == direction and movement_left:
        _jump_from_ramp(path_search, speed, to, direction, lane_changes, movement_left, path_totals)
    else:
        _keep_better_path(
            totals_by_space, to, lane_changes, _enter_space(path_search, speed, to, direction, path_totals)
        )


def _ram_car(
    path_search: _PathSearch,
    speed: int,
    space: int,
    other_car: int,
    lane_changes: int,
    path_totals: PathTotals,
    totals_by_space: dict[int, PathTotals],
) -> None:
    """A car in the way: a ram costs a step, a crash the whole movement."""
    state, car = path_search.state, path_search.car
    money, damage, nails = path_totals
    spared = state.driver[car] == content.DRIVER_PUPETTA
    if state.speed[other_car] and state.facing[other_car] == state.homeward[car]:
        _keep_better_path(
            totals_by_space, space, lane_changes, (money + RAM_VALUE, damage + (0 if spared else 1), nails)
        )
    else:
        crash = 0 if spared else speed + state.speed[other_car]
        _end_path(path_search, 0, space, lane_changes, (money, damage + crash, nails), speed)


def _jump_from_ramp(
    path_search: _PathSearch,
    speed: int,
    ramp_space: int,
    direction: int,
    lane_changes: int,
    jump_distance: int,
    path_totals: PathTotals,
) -> None:
    """A jump, as it goes on average."""
    state, car = path_search.state, path_search.car
    space = ramp_space
    for _ in range(jump_distance):
        space = NEXT_SPACE_BY_DIRECTION[direction][space]
        if leads_off_bridge(state, car, space):
            if space < SPACE_COUNT or state.wall_players == NO_WALL:
                _record_path(path_search, speed, lane_changes, path_search.finish_value + path_totals[0] - 60.0, 0)
            return
    money, damage, nails = path_totals
    if state.wall.is_beyond_wall[space] or state.occupant[space] != NOBODY or is_solid(state, space):
        money -= 300.0
    else:
        money, damage, nails = _enter_space(path_search, speed, space, direction, path_totals)
    _end_path(path_search, speed, space, lane_changes, (money - 90.0, damage, nails), speed)


def _enter_space(
    path_search: _PathSearch, speed: int, space: int, direction: int, path_totals: PathTotals
) -> PathTotals:
    state, car = path_search.state, path_search.car
    money, damage, nails = path_totals
    money += state.bills[space]
    item = state.road_item[space]
    is_smooth = state.driver[car] == content.DRIVER_DUKE or state.active_tiles[car] >> content.SMOOTH_RIDE & 1
    if IS_DAMAGED_SPACE[space] and not is_smooth:
        damage += 1
    if state.barriers[space]:
        damage += state.barriers[space] - spared_barriers(state, car)
    if not item:
        return money, damage, nails
    kind, number = item >> content.ITEM_KIND_SHIFT, item & content.ITEM_NUMBER_MASK
    if kind == content.ITEM_NAILS and not state.tiles[car] >> content.SOLID_TYRES & 1:
        nails += number
    elif kind == content.ITEM_SPEED_LIMIT:
        damage += content.SPEED_TRAP_DAMAGE_BY_SPEED[speed]
    elif kind == content.ITEM_MINE and number != car:
        damage += 2
    elif kind == content.ITEM_RAMP:
        damage += 0 if number == direction else content.RAMP_CRASH_DAMAGE - spared_barriers(state, car)
    elif kind in (content.ITEM_OIL, content.ITEM_ACID):
        money -= 60.0
        damage += 1 if kind == content.ITEM_ACID else 0
    return money, damage, nails


def _end_path(
    path_search: _PathSearch, end_space: int, space: int, lane_changes: int, path_totals: PathTotals, speed: int = -1
) -> None:
    """The path ends on a space, at a speed; `speed` is the one it was driven at, if that is another."""
    state, car, weights = path_search.state, path_search.car, path_search.weights
    money, damage, nails = path_totals
    left = max(0, end_space - nails)
    worth = money - path_search.road_costs[space] + weights.speed_values[left]
    worth -= damage_cost(state, car, damage, path_search.body_points, space, weights)
    bullets = path_search.bullets[space]
    if bullets:
        worth -= POLICE_HIT_SHARE * damage_cost(
            state, car, bullets, max(0, path_search.body_points - damage), space, weights
        )
    worth -= obstacle_ahead_cost(state, car, space, left, weights.near_obstacle_cost)
    best_before_uturn = state.wall_players != NO_WALL and not state.homeward[car] and state.wall.is_in_turnaround[space]
    turning = TURNAROUND_VALUE - weights.speed_values[left] if best_before_uturn else 0.0
    _record_path(path_search, end_space if speed < 0 else speed, lane_changes, worth, turning)


def _record_path(
    path_search: _PathSearch, speed: int, lane_changes: int, path_value: float, uturn_value: float
) -> None:
    """A path that is known to its end; `uturn_value` is what a U-turn there would add, 0 where there is none."""
    best = path_search.estimates.best[speed]
    best[lane_changes] = max(best[lane_changes], path_value)
    if uturn_value:
        best_before_uturn = path_search.estimates.best_before_uturn[speed]
        best_before_uturn[lane_changes] = max(best_before_uturn[lane_changes], path_value + uturn_value)
