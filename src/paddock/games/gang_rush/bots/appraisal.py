"""What dice are worth once they lie: the best use of every fall of five dice, by the outlines of the ways."""

from __future__ import annotations

from collections.abc import Sequence

from paddock.games.gang_rush.bots.outlines import NEVER, Outline, outline
from paddock.games.gang_rush.bots.rerolls import COUNTS, WHOLE
from paddock.games.gang_rush.bots.weighing import Scales, hurt
from paddock.games.gang_rush.components.content import (
    ALLOWANCE,
    BREAKAGE,
    DICE,
    DIE_PRICE,
    DON,
    FACE,
    FREE_WHEELS,
    HANDBRAKE_WHEELS,
    LANE_CHANGE,
    REPAIR,
    RESTART_WHEELS,
    SHOT,
    SPEED,
    TOP,
    WHEEL,
)
from paddock.games.gang_rush.rules.state import SPUN, State, body_max, is_wrong_way
from paddock.games.gang_rush.rules.steps.dice import available, unsold


def drive_at(ways: Outline, speed: int, wheel_dice: int, granted: int) -> float:
    """The best way at a speed, less the wheel dice that it takes."""
    best = NEVER
    free = FREE_WHEELS[speed] + granted
    for changes, worth in enumerate(ways.best[speed]):
        needed = max(0, LANE_CHANGE * changes - free)
        if needed > wheel_dice:
            break
        best = max(best, worth - DIE_PRICE * needed)
        turning = max(0, LANE_CHANGE * changes + HANDBRAKE_WHEELS - free)
        if turning <= wheel_dice:
            best = max(best, ways.turns[speed][changes] - DIE_PRICE * turning)
    return best


def best_drive(state: State, car: int, ways: Outline, steps: int, wheel_dice: int, granted: int) -> float:
    """What the best speed to drive at is worth, less the dice that it takes."""
    dial, best, free = state.speed[car], NEVER, state.granted_speed
    for count in range(-min(steps + free, dial), min(steps + free, TOP - dial) + 1):
        worth = drive_at(ways, dial + count, wheel_dice, granted) - DIE_PRICE * max(0, abs(count) - free)
        best = max(best, worth)
    return best


def prospect(state: State, scales: Scales) -> float:
    """W3: what a car has and can still make of its dice, to compare what may be done before the dial is set."""
    car, ways, stakes = scales.me, outline(state, scales), scales.stakes
    worth = state.cash[car] - state.debt[car] + stakes.bodies[state.body[car]] + DIE_PRICE * unsold(state)
    if state.used & SPUN or is_wrong_way(state, car):
        return worth + ways.best[0][0] - (stakes.spin if is_wrong_way(state, car) else 0.0)
    return worth + best_drive(state, car, ways, available(state, SPEED), available(state, WHEEL), state.granted_wheels)


def dice_worth(state: State, car: int, ways: Outline, counts: Sequence[int], known: dict[int, float]) -> float:
    """The best use of some faces, in dollars. `known` keeps what speed and wheel dice together are worth."""
    body, stakes = state.body[car], ways.stakes
    repairs, broken = counts[REPAIR], counts[BREAKAGE]
    pairs = min(repairs, broken)
    surplus, damage = repairs - pairs, broken - pairs
    steps, wheel_dice, granted = counts[SPEED], counts[WHEEL], state.granted_wheels
    worth = float(DIE_PRICE * (counts[SHOT] + surplus + steps + wheel_dice))
    for point in range(body, min(body + surplus, body_max(state, car))):
        worth += max(0.0, stakes.bodies[point + 1] - stakes.bodies[point] - DIE_PRICE)
    worth -= hurt(state, car, damage, body, state.at[car], stakes)
    if 0 < body <= damage:
        return worth + ways.best[0][0]
    if is_wrong_way(state, car):
        used = max(0, RESTART_WHEELS - granted)
        if used > wheel_dice:
            return worth + ways.best[0][0] - stakes.spin
        worth -= DIE_PRICE * used
        wheel_dice -= used
        granted = 0
    key = steps * 8 + wheel_dice
    if key not in known:
        known[key] = best_drive(state, car, ways, steps, wheel_dice, granted)
    return worth + known[key]


def all_worths(state: State, car: int, ways: Outline) -> list[float]:
    """The worth of every fall of five dice, in the order of `rerolls.COUNTS`."""
    known: dict[int, float] = {}
    found = [dice_worth(state, car, ways, counts, known) for counts in COUNTS[WHOLE:]]
    if state.driver[car] == DON:
        return [worth + (ALLOWANCE - DIE_PRICE) * 0.3 for worth in found]
    return found


def counted(state: State) -> list[int]:
    """How many dice show each face."""
    return [sum(1 for die in range(DICE) if state.dice[die] == face) for face in range(len(FACE))]
