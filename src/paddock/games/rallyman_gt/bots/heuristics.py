"""The Rallyman: GT driver: plans by exact odds and a racing line, and decides before every roll whether to go on.

`pace.py` knows how long it takes from any space at any speed, `odds.py` what a plan is likely to bring; `search.py`
looks for plans, `relay_search.py` for the place to lose control.
"""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from typing import Final

from paddock.core.chance import Chance
from paddock.core.decision import Decision
from paddock.core.heuristics import Advice, Heuristics, Remark

from ..components import content
from ..rules import decisions
from ..rules.legal import state_of_seat
from ..rules.phases import CHOOSING, LAYING, PITTING, PLANNING, RELAYING, ROLLING
from ..rules.state import State, warning_threshold
from ..rules.steps.ending import space_code
from ..views import odds
from ..views.goals import Goal
from ..views.pace import pace_of
from . import rollout, win_chance
from .competitive import WinGoal
from .plan_search import PlanDraft, best_plans, last_space, step_count
from .relay_search import best_relay
from .remarks import remark

SIMILAR_PLAN_SECONDS: Final = 0.4
"""Seconds: plans this close to the best are as good, and chance takes one of them."""
PIT_STOP_DAMAGE: Final = 3
"""So many damage tokens on dice are worth a stop in the pits."""
TYRE_CHANGE_SECONDS: Final = 60.0
"""Seconds to the finish from which on wrong tyres are worth changing."""


class DriverHeuristics(Heuristics[State]):
    """The heuristics of Rallyman: GT. It keeps nothing between calls."""

    def plan_key(self, position: State, seat: int) -> Hashable:
        """A plan rests on the round, the car, where it stands and everybody else; it ends with the first roll."""
        table = state_of_seat(position, seat)
        if table.phase not in LAYING or not table.turn_order:
            return None
        car = table.turn_order[0]
        return (
            table.round,
            seat,
            table.phase.name,
            table.focus_tokens[car],
            tuple(table.car_space),
            tuple(table.speed),
            table.flat_out_faces,
        )

    def advise(self, position: State, seat: int, legal: Sequence[Decision], chance: Chance) -> list[Advice]:
        """Advice on whatever is asked of this seat now, for one who drives for time."""
        table = state_of_seat(position, seat)
        return _car_advice(table, legal, chance, Goal(table), SIMILAR_PLAN_SECONDS)

    def remark(self, position: State, seat: int, decision: Decision) -> Remark | None:
        return remark(state_of_seat(position, seat), decision)

    def competitive_advice(self, position: State, seat: int, legal: Sequence[Decision], chance: Chance) -> list[Advice]:
        """The same for one who drives to win: a race is not about time, as long as it can be won."""
        table = state_of_seat(position, seat)
        if table.solo or table.finished or not table.turn_order:
            return self.advise(position, seat, legal, chance)
        return _car_advice(table, legal, chance, WinGoal(table, table.turn_order[0]), 0.0)

    def win_chances(self, position: State) -> list[float]:
        return win_chance.win_chances(position)

    def is_contest(self, position: State) -> bool:
        return not (position.solo and position.lineup.seats == 1)

    def round_number(self, position: State) -> int:
        """The round; while everybody qualifies the rounds of all runs."""
        return position.round + sum(run.round for run in position.qualifying_runs)

    def rollout_decision(self, position: State, seat: int, legal: Sequence[Decision], chance: Chance) -> Decision:
        return rollout.rollout_decision(state_of_seat(position, seat), legal)


def _car_advice(state: State, legal: Sequence[Decision], chance: Chance, goal: Goal, variety: float) -> list[Advice]:
    """Advice for the car on turn, by what it drives for."""
    if state.phase is CHOOSING:
        return _tyre_advice(state, legal)
    car = state.turn_order[0]
    if state.phase is PLANNING:
        found = _plan_advice(state, car, chance, goal, variety)
    elif state.phase is ROLLING:
        found = _rolling_advice(state, car, goal)
    elif state.phase is RELAYING:
        found = _relay_advice(state, car, goal)
    elif state.phase is PITTING:
        found = _pit_advice(state, car, legal)
    else:
        found = []
    found = [advice for advice in found if advice.decision in legal]
    return found or [Advice(legal[0], 0.0, "hint-any")]


def _tyre_advice(state: State, legal: Sequence[Decision]) -> list[Advice]:
    best = (
        content.RAIN_TYRES
        if state.weather != content.SUN
        else content.SOFT_TYRES
        if decisions.TAKE_TYRES_DECISIONS[content.SOFT_TYRES] in legal
        else content.ASPHALT_TYRES
    )
    return [Advice(decisions.TAKE_TYRES_DECISIONS[best], 0.0, "hint-tyres")]


def _plan_advice(state: State, car: int, chance: Chance, goal: Goal, variety: float) -> list[Advice]:
    """Plans, best first; one of those that are about as good as the best is taken."""
    drafts = best_plans(state, car, goal=goal)
    good = [draft for draft in drafts if draft.worth <= drafts[0].worth + variety]
    chosen = good[chance.pick("bot", range(len(good)))] if len(good) > 1 else good[0]
    drafts = [chosen, *(draft for draft in drafts if draft is not chosen)]
    found: list[Advice] = []
    for place, draft in enumerate(drafts):
        score = -draft.worth + (variety if place == 0 else 0.0)
        steps = (*draft.steps, _first_decision(draft, car, goal))
        found.append(
            Advice(steps[0], score, "hint-flat-out" if draft.flat_out else "hint-plan", _remark_args(draft), steps[1:])
        )
    return sorted(found, key=lambda advice: -advice.score)


def _first_decision(draft: PlanDraft, car: int, goal: Goal) -> Decision:
    """How the plan is begun: flat out, or by rolling or securing its first step."""
    if draft.flat_out:
        return decisions.FLAT_OUT_DECISION
    worth = odds.choice_values(draft.state, car, goal)
    return decisions.SECURE_DECISION if 0.0 <= worth.secure < worth.roll else decisions.ROLL_DECISION


def _remark_args(draft: PlanDraft) -> dict[str, object]:
    state = draft.state
    return {
        "steps": step_count(draft),
        "space": (content.SPACE_NAME, space_code(state, last_space(draft))),
        "speed": state.plan_speed,
        "risk": round(100 * draft.loss),
        "spoiled": round(100 * draft.spoiled),
    }


def _rolling_advice(state: State, car: int, goal: Goal) -> list[Advice]:
    """Roll, secure or stop: whatever serves the goal best."""
    worth = odds.choice_values(state, car, goal)
    risk = odds.loss_chances(
        odds.plan_steps(state, car, state.plan, state.steps_made), warning_threshold(state, car), state.warnings
    )
    args: dict[str, object] = {"risk": round(100 * risk[0])}
    found = [Advice(decisions.ROLL_DECISION, -worth.roll, "hint-roll", args)]
    if worth.stop >= 0.0:
        found.append(Advice(decisions.STOP_DECISION, -worth.stop, "hint-stop", args))
    if worth.secure >= 0.0:
        found.append(Advice(decisions.SECURE_DECISION, -worth.secure, "hint-secure", args))
    return sorted(found, key=lambda advice: -advice.score)


def _relay_advice(state: State, car: int, goal: Goal) -> list[Advice]:
    relay = best_relay(state, car, goal)
    if not relay.steps:
        return []
    return [Advice(relay.steps[0], -relay.cost, "hint-relay", {}, relay.steps[1:])]


def _pit_advice(state: State, car: int, legal: Sequence[Decision]) -> list[Advice]:
    """A stop for a car that is worn, or on the wrong tyres, with some way to go."""
    first = content.TOKEN_KINDS * car
    worn = (
        sum(
            state.damage_tokens[first + kind]
            for kind in (content.GEAR_DAMAGE, content.BRAKE_DAMAGE, content.GAS_DAMAGE)
        )
        >= PIT_STOP_DAMAGE
    )
    left = state.settings.laps + 1 - state.crossings[car]
    far = pace_of(state.circuit).to_finish(state.car_space[car], 1, left) >= TYRE_CHANGE_SECONDS
    fitting = content.ASPHALT_TYRES if state.weather == content.SUN else content.RAIN_TYRES
    wrong = (state.tyres[car] == content.RAIN_TYRES) != (fitting == content.RAIN_TYRES)
    if not far or not (worn or wrong):
        return [Advice(decisions.STAY_OUT_DECISION, 0.0, "hint-stay-out")]
    choice = (
        decisions.PIT_REPAIR_DECISION
        if not wrong
        else decisions.PIT_BOTH_DECISIONS[fitting]
        if worn
        else decisions.PIT_TYRES_DECISIONS[fitting]
    )
    return [Advice(choice, 0.0, "hint-pit"), Advice(decisions.STAY_OUT_DECISION, -1.0, "hint-stay-out")]


HEURISTICS: Final = DriverHeuristics()
