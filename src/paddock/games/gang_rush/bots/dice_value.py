"""What five dice are worth, whatever they show: their best use, by the estimates of the paths."""

from __future__ import annotations

from collections.abc import Sequence

from ..components import content
from ..rules.phases import HAS_SPUN_OUT
from ..rules.state import State, is_wrong_way, max_body
from ..rules.steps.dice import available_faces, sellable_dice
from .evaluation import Evaluator, damage_cost
from .path_estimates import IMPOSSIBLE_VALUE, PathEstimates, estimate_paths
from .rerolls import DICE_MULTISETS, FIRST_FULL_MULTISET_INDEX


def drive_value(paths: PathEstimates, speed: int, wheel_dice: int, granted_wheels: int) -> float:
    """The best path at a speed, less the wheel dice that it takes."""
    best = IMPOSSIBLE_VALUE
    free = content.FREE_WHEELS[speed] + granted_wheels
    for changes, worth in enumerate(paths.best[speed]):
        needed = max(0, content.LANE_CHANGE_WHEELS * changes - free)
        if needed > wheel_dice:
            break
        best = max(best, worth - content.DIE_PRICE * needed)
        turning = max(0, content.LANE_CHANGE_WHEELS * changes + content.HANDBRAKE_WHEELS - free)
        if turning <= wheel_dice:
            best = max(best, paths.best_before_uturn[speed][changes] - content.DIE_PRICE * turning)
    return best


def best_drive_value(
    state: State, car: int, paths: PathEstimates, step_count: int, wheel_dice: int, granted_wheels: int
) -> float:
    """What the best speed to drive at is worth, less the dice that it takes."""
    dial, best, free = state.speed[car], IMPOSSIBLE_VALUE, state.granted_speed
    for count in range(-min(step_count + free, dial), min(step_count + free, content.TOP_SPEED - dial) + 1):
        worth = drive_value(paths, dial + count, wheel_dice, granted_wheels) - content.DIE_PRICE * max(
            0, abs(count) - free
        )
        best = max(best, worth)
    return best


def adjustment_value(state: State, evaluator: Evaluator) -> float:
    """W3: what a car has and can still make of its dice, to compare what may be done before the dial is set."""
    car, paths, weights = evaluator.own_car, estimate_paths(state, evaluator), evaluator.weights
    worth = state.cash[car] - state.debt[car] + weights.body_values[state.body[car]]
    worth += content.DIE_PRICE * sellable_dice(state)
    if state.turn_flags & HAS_SPUN_OUT or is_wrong_way(state, car):
        return worth + paths.best[0][0] - (weights.wrong_way_cost if is_wrong_way(state, car) else 0.0)
    steps, wheel_dice = available_faces(state, content.SPEED_FACE), available_faces(state, content.WHEEL_FACE)
    return worth + best_drive_value(state, car, paths, steps, wheel_dice, state.granted_wheels)


def dice_value(
    state: State, car: int, paths: PathEstimates, counts: Sequence[int], known_values: dict[int, float]
) -> float:
    """The best use of some faces, in dollars. `known_values` keeps what speed and wheel dice together are worth."""
    body, weights = state.body[car], paths.weights
    repairs, broken = counts[content.REPAIR_FACE], counts[content.BREAKAGE_FACE]
    pairs = min(repairs, broken)
    surplus, damage = repairs - pairs, broken - pairs
    steps, wheel_dice, granted = counts[content.SPEED_FACE], counts[content.WHEEL_FACE], state.granted_wheels
    worth = float(content.DIE_PRICE * (counts[content.SHOT_FACE] + surplus + steps + wheel_dice))
    for point in range(body, min(body + surplus, max_body(state, car))):
        worth += max(0.0, weights.body_values[point + 1] - weights.body_values[point] - content.DIE_PRICE)
    worth -= damage_cost(state, car, damage, body, state.space_of[car], weights)
    if 0 < body <= damage:
        return worth + paths.best[0][0]
    if is_wrong_way(state, car):
        used = max(0, content.RESTART_WHEELS - granted)
        if used > wheel_dice:
            return worth + paths.best[0][0] - weights.wrong_way_cost
        worth -= content.DIE_PRICE * used
        wheel_dice -= used
        granted = 0
    key = steps * 8 + wheel_dice
    if key not in known_values:
        known_values[key] = best_drive_value(state, car, paths, steps, wheel_dice, granted)
    return worth + known_values[key]


def all_roll_values(state: State, car: int, paths: PathEstimates) -> list[float]:
    """The worth of every fall of five dice, in the order of `rerolls.MULTISETS`."""
    known: dict[int, float] = {}
    values = [dice_value(state, car, paths, counts, known) for counts in DICE_MULTISETS[FIRST_FULL_MULTISET_INDEX:]]
    if state.driver[car] == content.DRIVER_DON_MOCCIOCO:
        return [worth + (content.DON_MIN_SALE - content.DIE_PRICE) * 0.3 for worth in values]
    return values


def face_counts(state: State) -> list[int]:
    """How many dice show each face."""
    return [state.dice.count(face) for face in range(len(content.FACE_VALUES))]
