"""The Rallyman: GT driver: plans by exact odds and a racing line, and decides before every roll whether to go on.

`pace.py` knows how long it takes from any space at any speed, `odds.py` what a plan is likely to bring;
`plan_search.py` looks for plans, `relay_search.py` for the place to lose control.
"""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from typing import Final

from paddock.core.chance import ChanceSource
from paddock.core.decision import Decision
from paddock.core.heuristics import Advice, Heuristics, Remark

from ..components import content
from ..rules import decisions
from ..rules.legal import state_of_seat
from ..rules.phases import (
    PHASE_CHOOSING_TYRES,
    PHASE_PITTING,
    PHASE_PLANNING,
    PHASE_RELAYING,
    PHASE_ROLLING,
    PHASES_LAYING_DICE,
)
from ..rules.state import State, warning_threshold
from ..views import odds
from ..views.goals import Goal
from ..views.pace import seconds_pace
from . import rollout, win_chance
from .competitive import WinGoal
from .plan_reasons import plan_reason, relay_reason
from .plan_search import PlanDraft, best_plans
from .relay_search import best_relay
from .remarks import remark

SIMILAR_PLAN_SECONDS: Final = 0.4  # seconds: plans this close to the best are as good, and chance takes one of them
PIT_STOP_DAMAGE: Final = 3  # so many damage tokens on dice are worth a stop in the pits
TYRE_CHANGE_SECONDS: Final = 60.0  # seconds to the finish from which on wrong tyres are worth changing


class DriverHeuristics(Heuristics[State]):
    """The heuristics of Rallyman: GT. It keeps nothing between calls."""

    key_event_kinds = frozenset({
        "cannon_fails", "crosses", "draws", "finishes", "flat_out_fails", "leaves_track", "loses_control", "pits",
        "recovers", "spins", "too_fast", "weather",
    })  # fmt: skip

    def plan_key(self, position: State, seat: int) -> Hashable:
        """A plan rests on the round, the car, where it stands and everybody else; it ends with the first roll."""
        table = state_of_seat(position, seat)
        if table.phase not in PHASES_LAYING_DICE or not table.turn_order:
            return None
        car = table.turn_order[0]
        cars = tuple(table.car_space), tuple(table.speed)
        return table.round_number, seat, table.phase.name, table.focus_tokens[car], *cars, table.flat_out_faces

    def advise(
        self, position: State, seat: int, choices: Sequence[Decision], chance_source: ChanceSource
    ) -> list[Advice]:
        """Advice on whatever is asked of this seat now, for one who drives for time."""
        table = state_of_seat(position, seat)
        return _car_advice(table, choices, chance_source, Goal(table), SIMILAR_PLAN_SECONDS)

    def remark(self, position: State, seat: int, decision: Decision) -> Remark | None:
        return remark(state_of_seat(position, seat), decision)

    def competitive_advice(
        self, position: State, seat: int, choices: Sequence[Decision], chance_source: ChanceSource
    ) -> list[Advice]:
        """The same for one who drives to win: a race is not about time, as long as it can be won."""
        table = state_of_seat(position, seat)
        if table.is_solo or table.finished_cars or not table.turn_order:
            return self.advise(position, seat, choices, chance_source)
        return _car_advice(table, choices, chance_source, WinGoal(table, table.turn_order[0]), 0.0)

    def win_chances(self, position: State) -> list[float]:
        return win_chance.win_chances(position)

    def is_contest(self, position: State) -> bool:
        return not (position.is_solo and position.lineup.seat_count == 1)

    def round_number(self, position: State) -> int:
        """The round; while everybody qualifies the rounds of all runs."""
        return position.round_number + sum(run.round_number for run in position.qualifying_runs)

    def rollout_decision(
        self, position: State, seat: int, choices: Sequence[Decision], chance_source: ChanceSource
    ) -> Decision:
        return rollout.rollout_decision(state_of_seat(position, seat), choices)


def _car_advice(
    state: State, choices: Sequence[Decision], chance_source: ChanceSource, goal: Goal, random_fraction: float
) -> list[Advice]:
    advice: list[Advice] = []
    if state.phase is PHASE_CHOOSING_TYRES:
        is_soft = decisions.TAKE_TYRES_DECISIONS[content.SOFT_TYRES] in choices
        dry = content.SOFT_TYRES if is_soft else content.ASPHALT_TYRES
        best = dry if state.weather == content.SUNNY_WEATHER else content.RAIN_TYRES
        return [Advice(decisions.TAKE_TYRES_DECISIONS[best], 0.0, "hint-tyres")]
    car = state.turn_order[0]
    if state.phase is PHASE_PLANNING:
        advice = _plan_advice(state, car, chance_source, goal, random_fraction)
    elif state.phase is PHASE_ROLLING:
        advice = _rolling_advice(state, car, goal)
    elif state.phase is PHASE_RELAYING:
        relay = best_relay(state, car, goal)
        if relay.steps:
            advice = [Advice(relay.steps[0], -relay.cost, *relay_reason(state, relay.steps), relay.steps[1:])]
    elif state.phase is PHASE_PITTING:
        advice = _pit_advice(state, car)
    return [each for each in advice if each.decision in choices] or [Advice(choices[0], 0.0, "hint-any")]


def _plan_advice(
    state: State, car: int, chance_source: ChanceSource, goal: Goal, random_fraction: float
) -> list[Advice]:
    """Plans, best first; one of those that are about as good as the best is taken."""
    drafts = best_plans(state, car, goal=goal)
    good = [draft for draft in drafts if draft.plan_value <= drafts[0].plan_value + random_fraction]
    chosen = good[chance_source.pick("bot", range(len(good)))] if len(good) > 1 else good[0]
    advice: list[Advice] = []
    for draft in [chosen, *(draft for draft in drafts if draft is not chosen)]:
        steps = (*draft.steps, _first_decision(draft, car, goal))
        args: dict[str, object] = {
            "why": plan_reason(draft.state, car),
            "steps": len(draft.state.plan),
            "speed": draft.state.plan_speed,
            "risk": round(100 * draft.loss_chance),
            "spoiled": round(100 * draft.spoil_chance),
        }
        score = -draft.plan_value + (random_fraction if draft is chosen else 0.0)
        advice.append(Advice(steps[0], score, "hint-flat-out" if draft.flat_out else "hint-plan", args, steps[1:]))
    return sorted(advice, key=lambda each: -each.score)


def _first_decision(draft: PlanDraft, car: int, goal: Goal) -> Decision:
    """How the plan is begun: flat out, or by rolling or securing its first step."""
    if draft.flat_out:
        return decisions.FLAT_OUT_DECISION
    worth = odds.choice_values(draft.state, car, goal)
    return (
        decisions.SECURE_STEP_DECISION if 0.0 <= worth.secure_value < worth.roll_value else decisions.ROLL_DICE_DECISION
    )


def _rolling_advice(state: State, car: int, goal: Goal) -> list[Advice]:
    """Roll, secure or stop: whatever serves the goal best."""
    worth = odds.choice_values(state, car, goal)
    plan = odds.plan_steps(state, car, state.plan, state.steps_made)
    threshold = warning_threshold(state, car)
    risk = odds.loss_chances(plan, threshold, state.warnings)
    choices = (
        (decisions.ROLL_DICE_DECISION, worth.roll_value, "hint-roll"),
        (decisions.STOP_ROLLING_DECISION, worth.stop_value, "hint-stop"),
        (decisions.SECURE_STEP_DECISION, worth.secure_value, "hint-secure"),
    )
    args: dict[str, object] = {"risk": round(100 * risk[0]), "left": threshold - state.warnings}
    advice = [Advice(decision, -value, key, args) for decision, value, key in choices if value >= 0.0]
    return sorted(advice, key=lambda each: -each.score)


def _pit_advice(state: State, car: int) -> list[Advice]:
    """A stop for a car that is worn, or on the wrong tyres, with some way to go."""
    left = state.settings.laps + 1 - state.crossings[car]
    is_far = seconds_pace(state.circuit).expected_cost_to_finish(state.car_space[car], 1, left) >= TYRE_CHANGE_SECONDS
    is_worn = win_chance.dice_damage(state, car) >= PIT_STOP_DAMAGE
    fitting = content.ASPHALT_TYRES if state.weather == content.SUNNY_WEATHER else content.RAIN_TYRES
    if is_far and win_chance.has_wrong_tyres(state, car):
        choice = (decisions.PIT_BOTH_DECISIONS if is_worn else decisions.PIT_TYRES_DECISIONS)[fitting]
    elif is_far and is_worn:
        choice = decisions.PIT_REPAIR_DECISION
    else:
        return [Advice(decisions.STAY_OUT_DECISION, 0.0, "hint-stay-out")]
    return [Advice(choice, 0.0, "hint-pit"), Advice(decisions.STAY_OUT_DECISION, -1.0, "hint-stay-out")]


HEURISTICS: Final = DriverHeuristics()
