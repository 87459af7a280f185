"""What can be known in advance of a plan, exactly: the chance of losing control, and what going on is worth.

Nothing is sampled. Warnings add up from step to step, so a short row of numbers says how likely each count is; what it
is worth to roll, to stop or to secure is worked out backwards from the last step (RG-10, RG-11, RG-12, section B).
"""

from __future__ import annotations

from typing import Final

from paddock.core.compiling import fields_set_in

from ..rules.actions import Action
from ..rules.circuit_steps import Step
from ..rules.state import State, warning_threshold
from ..rules.steps.rolling import securing_cost
from .goals import FOCUS_SECONDS, Goal


class PlanStep:
    """A step of a plan as the odds see it."""

    def __init__(
        self,
        action: Action,
        target_space: int,
        speed: int,
        track_warnings: int,
        is_too_fast: bool,
        is_cannon_start: bool,
    ) -> None:
        self.action = action
        self.target = target_space
        self.speed = speed
        self.track_warnings = track_warnings
        self.is_too_fast = is_too_fast
        self.is_cannon_start = is_cannon_start
        self.finishes = False  # it crosses the line for the last time
        self.ends_race = False  # whatever the dice show (RG-17.3); a solo run goes on (RG-19.4)
        self.stop_value = 0.0  # what it is worth if the turn ends here in control (see `goals.py`)
        self.loss_value = 0.0  # the same if control is lost here

    __slots__ = fields_set_in(__init__)


def plan_steps(
    state: State, car: int, plan: list[Step], first_step: int = 0, goal: Goal | None = None
) -> list[PlanStep]:
    """The steps of a plan from number `first_step` on; the car stands where that one starts. Without a goal it drives
    for time."""
    circuit = state.circuit
    aim = goal or Goal(state)
    here, speed = state.car_space[car], state.speed[car]
    left = state.settings.laps + 1 - state.crossings[car]
    found: list[PlanStep] = []
    for step in plan[first_step:]:
        target, action = step.space, step.action
        move = circuit.move_to[here][target]
        cannon = speed == 0 and action.gear == 2
        speed = action.gear or speed
        plan_step = PlanStep(action, target, speed, move.warnings[speed], speed > move.limit, cannon)
        if move.crosses_line:
            left -= 1
            plan_step.finishes = left == 0
        here = target
        if left <= 0 and not state.is_solo:
            plan_step.ends_race = True
        else:
            plan_step.stop_value = aim.stop_cost(target, speed, left)
            plan_step.loss_value = aim.loss_cost(target, speed, left)
        found.append(plan_step)
    return found


# -- chances ---------------------------------------------------------------------------------------------------


def roll_step(
    plan_step: PlanStep, odds_by_warnings: list[float], warning_threshold: int
) -> tuple[list[float], float, float]:
    """A step is rolled by a car that has each count of warnings with a chance. How likely each count is after it, that
    control is lost on it, and that it spoils a cannon start, which ends the turn there (RG-10.3, RG-18.3)."""
    grown = [0.0] * warning_threshold
    lost = spoiled = 0.0
    if plan_step.ends_race:
        return grown, lost, spoiled
    if plan_step.is_too_fast:
        return grown, sum(odds_by_warnings), spoiled
    shows, track, cannon = plan_step.action.warning_odds, plan_step.track_warnings, plan_step.is_cannon_start
    for had, share in enumerate(odds_by_warnings):
        if share:
            for shown, chance in enumerate(shows):
                total = had + shown + track
                if cannon and shown:
                    spoiled += share * chance
                elif total < warning_threshold:
                    grown[total] += share * chance
                else:
                    lost += share * chance
    return grown, lost, spoiled


def loss_chances(plan: list[PlanStep], warning_threshold: int, warnings: int = 0) -> list[float]:
    """For each step how likely control is lost on it, if all is rolled and nobody stops; see :func:`loss_chance`."""
    odds_by_warnings = [1.0 if count == warnings else 0.0 for count in range(warning_threshold)]
    chances: list[float] = []
    for plan_step in plan:
        odds_by_warnings, lost, _ = roll_step(plan_step, odds_by_warnings, warning_threshold)
        chances.append(lost)
    return chances


def loss_chance(plan: list[PlanStep], warning_threshold: int, warnings: int = 0) -> float:
    """How likely control is lost with what is left of a plan, if nobody stops: one by one and flat out alike, whose
    dice stay where they are planned. A loss of control that comes with the finish of a race is none: the car has
    finished, and nothing is drawn (RG-17.3)."""
    return sum(loss_chances(plan, warning_threshold, warnings))


def cannon_fail_chance(plan: list[PlanStep]) -> float:
    """How likely the die of a cannon start ends the turn after its one step (RG-18.3, RG-18.5): no loss of control, but
    nothing of the plan that lies behind it is driven."""
    first = plan[0]
    is_spoilable = first.is_cannon_start and not first.is_too_fast and not first.ends_race
    return first.action.warning_odds[1] if is_spoilable else 0.0


# -- what it is worth ------------------------------------------------------------------------------------------


class ChoiceValues:
    """Expected seconds to the finish, or whatever the goal counts, by what is done next; -1.0 where it can't be."""

    __slots__ = ("flat_out_value", "roll_value", "secure_value", "stop_value")

    def __init__(self) -> None:
        self.roll_value = -1.0
        self.secure_value = -1.0
        self.stop_value = -1.0
        self.flat_out_value = -1.0

    @property
    def best_value(self) -> float:
        """The least of what can be done one by one."""
        return min(each for each in (self.roll_value, self.secure_value, self.stop_value) if each >= 0.0)


def one_by_one_values(
    plan: list[PlanStep],
    warning_threshold: int,
    warnings: int = 0,
    dice_secured: int = 0,
    focus_tokens: int = 0,
    stop_value: float = -1.0,
    token_value: float = FOCUS_SECONDS,
) -> ChoiceValues:
    """What rolling, securing and stopping are worth before the first of these steps, if all later choices are made for
    the best. `stop_value` is what stopping before it is worth, -1.0 where that is not allowed; `token_value` what a
    focus token is worth."""
    levels = 1
    while securing_cost(dice_secured, levels) <= focus_tokens:
        levels += 1
    final = plan[len(plan) - 1].stop_value
    values_ahead = [[final] * warning_threshold for _ in range(levels)]
    for number in range(len(plan) - 1, 0, -1):
        plan_step, stop_before = plan[number], plan[number - 1].stop_value
        values: list[list[float]] = []
        for level in range(levels):
            rolled = roll_values(plan_step, warning_threshold, values_ahead[level])
            kept = _secure_values(plan_step, warning_threshold, level, levels, dice_secured, values_ahead, token_value)
            values.append([min(rolled[had], kept[had], stop_before) for had in range(warning_threshold)])
        values_ahead = values
    had = min(warnings, warning_threshold - 1)
    found = ChoiceValues()
    found.roll_value = roll_values(plan[0], warning_threshold, values_ahead[0])[had]
    kept = _secure_values(plan[0], warning_threshold, 0, levels, dice_secured, values_ahead, token_value)
    found.secure_value = kept[had] if kept[had] < IMPOSSIBLE_VALUE else -1.0
    found.stop_value = stop_value
    return found


IMPOSSIBLE_VALUE: Final = 1.0e9


def roll_values(plan_step: PlanStep, warning_threshold: int, later_values: list[float]) -> list[float]:
    """What rolling a step is worth, by the warnings before it (the checks come in the order of RG-10.3)."""
    if plan_step.ends_race:
        return [0.0] * warning_threshold
    if plan_step.is_too_fast:
        return [plan_step.loss_value] * warning_threshold
    shows, track = plan_step.action.warning_odds, plan_step.track_warnings
    after = later_values + [plan_step.loss_value] * (track + len(shows))
    if plan_step.is_cannon_start:
        return [shows[0] * after[had + track] + shows[1] * plan_step.stop_value for had in range(warning_threshold)]
    found: list[float] = []
    for had in range(warning_threshold):
        total = 0.0
        for shown, chance in enumerate(shows):
            total += chance * after[had + track + shown]
        found.append(total)
    return found


def _secure_values(
    plan_step: PlanStep,
    warning_threshold: int,
    level: int,
    levels: int,
    dice_secured: int,
    later_values: list[list[float]],
    token_value: float,
) -> list[float]:
    """What securing a step is worth, by the warnings before it; `level` dice more than at first are secured already."""
    dice = len(plan_step.action.dice)
    if level + dice >= levels:
        return [IMPOSSIBLE_VALUE] * warning_threshold
    cost = securing_cost(dice_secured + level, dice) * token_value
    if plan_step.ends_race:
        return [cost] * warning_threshold
    if plan_step.is_too_fast:
        return [cost + plan_step.loss_value] * warning_threshold
    after = later_values[level + dice] + [plan_step.loss_value] * plan_step.track_warnings
    return [cost + after[had + plan_step.track_warnings] for had in range(warning_threshold)]


def flat_out_value(plan: list[PlanStep], warning_threshold: int, token_value: float = FOCUS_SECONDS) -> float:
    """What to expect of a flat out whose dice stay where they are planned if it fails; laying them again can only
    be better. It earns a focus token for each gear or gas die (RG-11.4, RG-22.2)."""
    value, odds_by_warnings = -len(plan) * token_value, [1.0] + [0.0] * (warning_threshold - 1)
    for plan_step in plan:
        odds_by_warnings, lost, spoiled = roll_step(plan_step, odds_by_warnings, warning_threshold)
        value += lost * plan_step.loss_value + spoiled * plan_step.stop_value
    return value + sum(odds_by_warnings) * plan[-1].stop_value


def choice_values(state: State, car: int, goal: Goal | None = None) -> ChoiceValues:
    """What the choices of the car on turn are worth, while it plans (with something laid) or rolls."""
    threshold = warning_threshold(state, car)
    aim = goal or Goal(state)
    plan = plan_steps(state, car, state.plan, state.steps_made, aim)
    stop = -1.0
    if state.steps_made:
        left = state.settings.laps + 1 - state.crossings[car]
        stop = aim.stop_cost(state.car_space[car], state.speed[car], left)
    focus, secured = state.focus_tokens[car], state.dice_secured
    found = one_by_one_values(plan, threshold, state.warnings, secured, focus, stop, aim.focus_value)
    if not state.steps_made:
        found.flat_out_value = flat_out_value(plan, threshold, aim.focus_value)
    return found
