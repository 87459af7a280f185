"""What can be known in advance of a plan, exactly: the chance of losing control, and what going on is worth.

Nothing is sampled. Warnings add up from step to step, so a short row of numbers says how likely each count is; what it
is worth to roll, to stop or to secure is worked out backwards from the last step (RG-10, RG-11, RG-12, section B).
"""

from __future__ import annotations

from typing import Final

from ..rules.actions import Action
from ..rules.circuit_steps import Step
from ..rules.state import State, warning_threshold
from ..rules.steps.rolling import securing_cost
from .goals import FOCUS_WORTH, Goal


class PlanStep:
    """A step of a plan as the odds see it."""

    __slots__ = ("action", "cannon", "finishes", "loss", "over", "speed", "stop", "to", "too_fast", "track")

    def __init__(self, action: Action, to: int, speed: int, track: int, too_fast: bool, cannon: bool) -> None:
        self.action = action
        self.to = to
        self.speed = speed
        self.track = track
        self.too_fast = too_fast
        self.cannon = cannon
        self.finishes = False  # it crosses the line for the last time
        self.over = False  # the race is over with it, whatever the dice show (RG-17.3); a solo run goes on (RG-19.4)
        self.stop = 0.0  # what it is worth if the turn ends here in control (see `goals.py`)
        self.loss = 0.0  # the same if control is lost here


def plan_steps(state: State, car: int, plan: list[Step], first: int = 0, goal: Goal | None = None) -> list[PlanStep]:
    """The steps of a plan from number `first` on; the car stands where that one starts. Without a goal it drives for
    time."""
    circuit = state.circuit
    wanted = goal or Goal(state)
    here, speed = state.car_space[car], state.speed[car]
    left = state.settings.laps + 1 - state.crossings[car]
    found: list[PlanStep] = []
    for step in plan[first:]:
        target, action = step.space, step.action
        move = circuit.move_to[here][target]
        cannon = speed == 0 and action.gear == 2
        speed = action.gear or speed
        stage = PlanStep(action, target, speed, move.warnings[speed], speed > move.limit, cannon)
        if move.crosses_line:
            left -= 1
            stage.finishes = left == 0
        here = target
        if left <= 0 and not state.solo:
            stage.over = True
        else:
            stage.stop = wanted.stop_cost(target, speed, left)
            stage.loss = wanted.loss_cost(target, speed, left)
        found.append(stage)
    return found


# -- chances ---------------------------------------------------------------------------------------------------


def roll_step(stage: PlanStep, alive: list[float], limit: int) -> tuple[list[float], float, float]:
    """A step is rolled by a car that has each count of warnings with a chance. How likely each count is after it, that
    control is lost on it, and that it spoils a cannon start, which ends the turn there (RG-10.3, RG-18.3)."""
    grown = [0.0] * limit
    lost = spoiled = 0.0
    if stage.over:
        return grown, lost, spoiled
    if stage.too_fast:
        return grown, sum(alive), spoiled
    shows, track, cannon = stage.action.warning_odds, stage.track, stage.cannon
    for had, share in enumerate(alive):
        if share:
            for shown, chance in enumerate(shows):
                total = had + shown + track
                if cannon and shown:
                    spoiled += share * chance
                elif total < limit:
                    grown[total] += share * chance
                else:
                    lost += share * chance
    return grown, lost, spoiled


def loss_chances(plan: list[PlanStep], limit: int, warnings: int = 0) -> list[float]:
    """For each step how likely control is lost on it, if all is rolled and nobody stops; see :func:`loss_chance`."""
    alive = [1.0 if count == warnings else 0.0 for count in range(limit)]
    chances: list[float] = []
    for stage in plan:
        alive, lost, _ = roll_step(stage, alive, limit)
        chances.append(lost)
    return chances


def loss_chance(plan: list[PlanStep], limit: int, warnings: int = 0) -> float:
    """How likely control is lost with what is left of a plan, if nobody stops: one by one and flat out alike, whose
    dice stay where they are planned. A loss of control that comes with the finish of a race is none: the car has
    finished, and nothing is drawn (RG-17.3)."""
    return sum(loss_chances(plan, limit, warnings))


def cannon_fail_chance(plan: list[PlanStep]) -> float:
    """How likely the die of a cannon start ends the turn after its one step (RG-18.3, RG-18.5): no loss of control, but
    nothing of the plan that lies behind it is driven."""
    first = plan[0]
    return first.action.warning_odds[1] if first.cannon and not first.too_fast and not first.over else 0.0


# -- what it is worth ------------------------------------------------------------------------------------------


class ChoiceValues:
    """Expected seconds to the finish, or whatever the goal counts, by what is done next; -1.0 where it can't be."""

    __slots__ = ("flat_out", "roll", "secure", "stop")

    def __init__(self) -> None:
        self.roll = -1.0
        self.secure = -1.0
        self.stop = -1.0
        self.flat_out = -1.0

    @property
    def best(self) -> float:
        """The least of what can be done one by one."""
        return min(each for each in (self.roll, self.secure, self.stop) if each >= 0.0)


def one_by_one_values(
    plan: list[PlanStep],
    limit: int,
    warnings: int = 0,
    secured: int = 0,
    focus: int = 0,
    stop: float = -1.0,
    token: float = FOCUS_WORTH,
) -> ChoiceValues:
    """What rolling, securing and stopping are worth before the first of these steps, if all later choices are made
    for the best. `stop` is what stopping before it is worth, -1.0 where that is not allowed; `token` what a focus token
    is worth."""
    levels = 1
    while securing_cost(secured, levels) <= focus:
        levels += 1
    final = plan[len(plan) - 1].stop
    ahead = [[final] * limit for _ in range(levels)]
    for number in range(len(plan) - 1, 0, -1):
        stage, stop_before = plan[number], plan[number - 1].stop
        worth: list[list[float]] = []
        for level in range(levels):
            rolled = roll_values(stage, limit, ahead[level])
            kept = _secure_values(stage, limit, level, levels, secured, ahead, token)
            worth.append([min(rolled[had], kept[had], stop_before) for had in range(limit)])
        ahead = worth
    had = min(warnings, limit - 1)
    found = ChoiceValues()
    found.roll = roll_values(plan[0], limit, ahead[0])[had]
    kept = _secure_values(plan[0], limit, 0, levels, secured, ahead, token)
    found.secure = kept[had] if kept[had] < IMPOSSIBLE else -1.0
    found.stop = stop
    return found


IMPOSSIBLE: Final = 1.0e9


def roll_values(stage: PlanStep, limit: int, ahead: list[float]) -> list[float]:
    """What rolling a step is worth, by the warnings before it (the checks come in the order of RG-10.3)."""
    if stage.over:
        return [0.0] * limit
    if stage.too_fast:
        return [stage.loss] * limit
    shows, track = stage.action.warning_odds, stage.track
    after = ahead + [stage.loss] * (track + len(shows))
    if stage.cannon:
        return [shows[0] * after[had + track] + shows[1] * stage.stop for had in range(limit)]
    found: list[float] = []
    for had in range(limit):
        total = 0.0
        for shown, chance in enumerate(shows):
            total += chance * after[had + track + shown]
        found.append(total)
    return found


def _secure_values(
    stage: PlanStep, limit: int, level: int, levels: int, secured: int, ahead: list[list[float]], token: float
) -> list[float]:
    """What securing a step is worth, by the warnings before it; `level` dice more than at first are secured already."""
    dice = len(stage.action.dice)
    if level + dice >= levels:
        return [IMPOSSIBLE] * limit
    cost = securing_cost(secured + level, dice) * token
    if stage.over:
        return [cost] * limit
    if stage.too_fast:
        return [cost + stage.loss] * limit
    after = ahead[level + dice] + [stage.loss] * stage.track
    return [cost + after[had + stage.track] for had in range(limit)]


def flat_out_value(plan: list[PlanStep], limit: int, token: float = FOCUS_WORTH) -> float:
    """What to expect of a flat out whose dice stay where they are planned if it fails; laying them again can only
    be better. It earns a focus token for each gear or gas die (RG-11.4, RG-22.2)."""
    value, alive = -len(plan) * token, [1.0] + [0.0] * (limit - 1)
    for stage in plan:
        alive, lost, spoiled = roll_step(stage, alive, limit)
        value += lost * stage.loss + spoiled * stage.stop
    return value + sum(alive) * plan[-1].stop


def choice_values(state: State, car: int, goal: Goal | None = None) -> ChoiceValues:
    """What the choices of the car on turn are worth, while it plans (with something laid) or rolls."""
    limit = warning_threshold(state, car)
    wanted = goal or Goal(state)
    plan = plan_steps(state, car, state.plan, state.steps_made, wanted)
    stop = -1.0
    if state.steps_made:
        left = state.settings.laps + 1 - state.crossings[car]
        stop = wanted.stop_cost(state.car_space[car], state.speed[car], left)
    found = one_by_one_values(
        plan, limit, state.warnings, state.dice_secured, state.focus_tokens[car], stop, wanted.focus
    )
    if not state.steps_made:
        found.flat_out = flat_out_value(plan, limit, wanted.focus)
    return found
