"""What dice are worth once they lie: the best use of every fall of five dice, by the outlines of the ways."""

from __future__ import annotations

from typing import Final

from paddock.games.gang_rush.content import (
    ALLOWANCE,
    BREAKAGE,
    DIE_PRICE,
    DON,
    FREE_WHEELS,
    LANE_CHANGE,
    REPAIR,
    RESTART_WHEELS,
    SHOT,
    SPEED,
    TOP,
    WHEEL,
)
from paddock.games.gang_rush.outlines import NEVER, Outline
from paddock.games.gang_rush.rerolls import COUNTS, WHOLE
from paddock.games.gang_rush.state import State, body_max, is_wrong_way
from paddock.games.gang_rush.weighing import BODY_WORTH, SPIN, hurt

HANDBRAKE: Final = 3


def best_drive(state: State, car: int, ways: Outline, steps: int, wheel_dice: int, granted: int) -> tuple[float, int]:
    """The best speed to drive at, with what it is worth, sold dice of these two kinds included: worth and steps."""
    dial, best, chosen = state.speed[car], NEVER, 0
    granted_speed = state.granted_speed
    for count in range(-min(steps + granted_speed, dial), min(steps + granted_speed, TOP - dial) + 1):
        worth = drive_at(ways, dial + count, wheel_dice, granted) - DIE_PRICE * max(0, abs(count) - granted_speed)
        if worth > best:
            best, chosen = worth, count
    return best + DIE_PRICE * (steps + wheel_dice), chosen


def drive_at(ways: Outline, speed: int, wheel_dice: int, granted: int) -> float:
    """The best way at a speed, less the wheel dice that it takes."""
    best = NEVER
    free = FREE_WHEELS[speed] + granted
    for changes, worth in enumerate(ways.best[speed]):
        needed = max(0, LANE_CHANGE * changes - free)
        if needed > wheel_dice:
            break
        best = max(best, worth - DIE_PRICE * needed)
        turning = max(0, LANE_CHANGE * changes + HANDBRAKE - free)
        if turning <= wheel_dice:
            best = max(best, ways.turns[speed][changes] - DIE_PRICE * turning)
    return best


def dice_worth(state: State, car: int, ways: Outline, counts: tuple[int, ...], known: dict[int, float]) -> float:
    """The best use of some faces, in dollars. `known` keeps what speed and wheel dice together are worth."""
    body = state.body[car]
    repairs, broken = counts[REPAIR], counts[BREAKAGE]
    pairs = min(repairs, broken)
    surplus, damage = repairs - pairs, broken - pairs
    worth = float(DIE_PRICE * (counts[SHOT] + surplus))
    lost = body_max(state, car) - body
    for point in range(min(surplus, lost)):
        worth += max(0.0, BODY_WORTH[body + point + 1] - BODY_WORTH[body + point] - DIE_PRICE)
    spins = body > 0 and damage >= body
    worth -= hurt(state, car, damage, body)
    steps, wheel_dice, granted = counts[SPEED], counts[WHEEL], state.granted_wheels
    if spins:
        return worth + ways.best[0][0] + DIE_PRICE * (steps + wheel_dice)
    if is_wrong_way(state, car):
        used = max(0, RESTART_WHEELS - granted)
        if used > wheel_dice:
            return worth + ways.best[0][0] - SPIN + DIE_PRICE * (steps + wheel_dice)
        wheel_dice -= used
        granted = 0
    key = steps * 8 + wheel_dice
    if key not in known:
        known[key] = best_drive(state, car, ways, steps, wheel_dice, granted)[0]
    return worth + known[key]


def all_worths(state: State, car: int, ways: Outline) -> list[float]:
    """The worth of every fall of five dice, in the order of `rerolls.COUNTS`."""
    known: dict[int, float] = {}
    found = [dice_worth(state, car, ways, counts, known) for counts in COUNTS[WHOLE:]]
    if state.driver[car] == DON:
        return [worth + (ALLOWANCE - DIE_PRICE) * 0.3 for worth in found]
    return found
