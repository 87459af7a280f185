"""Works out the pace of a circuit: backwards from the line, for every space and speed, what the best plan is worth.

It takes seconds for each circuit, so it is done beforehand for the printed ones: `tools/pace.py` writes
`data/pace.json`.
"""
# mypyc: off

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from ..codec.position import load
from ..components.circuit import Circuit
from ..components.content import DOUBLE_ZERO, LOSS_MARKER_BY_SPEED
from ..rules.phases import PHASE_PLANNING
from ..rules.state import State, warning_threshold
from ..rules.steps.planning import begin_plan, legal_steps
from ..views import odds
from ..views.goals import RoundsGoal
from ..views.pace import LAYER_COUNT, SPEED_COUNT, Pace, rough_pace, rough_rounds, rounds_pace, seconds_pace
from .plan_search import best_plans

BEAM_WIDTH: Final = 16
EXACT_PLANS: Final = 48


def solve_pace(circuit: Circuit) -> Pace:
    """The pace of a printed circuit, from a rough one; it takes the place of what was known of it in this process."""
    pace = seconds_pace(circuit)
    pace.cost_to_finish = rough_pace(circuit).cost_to_finish
    _solve_backwards(circuit, pace, expected_seconds)
    return pace


TurnEnd = tuple[int, int, bool]  # number of the step where a turn ends, its speed, and whether control was lost there
RACE_FINISHED_STATE: Final = (-1, 0, False)
TurnsByState = list[list[float]]
"""`turns[space * 7 + speed][n]`: how likely the finish is reached in the turn number n + 1 from here."""


def solve_rounds(circuit: Circuit) -> tuple[Pace, TurnsByState]:
    """The same in rounds, and how likely each number of turns is on the last lap."""
    pace = rounds_pace(circuit)
    pace.cost_to_finish = rough_rounds(circuit).cost_to_finish
    turns: TurnsByState = [[1.0] for _ in range(len(circuit.space_names) * SPEED_COUNT)]

    def turn_worth(lone_state: State, space: int, speed: int, layer: int) -> float:
        rounds, turn_odds = expected_rounds(lone_state, space, speed, layer, turns)
        if layer == 0:
            turns[space * SPEED_COUNT + speed] = turn_odds
        return rounds

    _solve_backwards(circuit, pace, turn_worth)
    return pace, turns


def _solve_backwards(circuit: Circuit, pace: Pace, turn_worth: Callable[[State, int, int, int], float]) -> None:
    """From the line backwards, so that what follows is known."""
    alone = load({"circuit": circuit.id, "cars": [{"at": circuit.space_names[circuit.grid_spaces[0]]}]})
    spaces = sorted(range(len(circuit.space_names)), key=lambda space: -circuit.progress[space])
    for layer in range(LAYER_COUNT):
        for space in spaces:
            for speed in range(SPEED_COUNT):
                pace.cost_to_finish[layer][space * SPEED_COUNT + speed] = turn_worth(alone, space, speed, layer)


def expected_seconds(lone_state: State, space: int, speed: int, layer: int) -> float:
    """Expected seconds to the finish from the start of a turn here; `layer` as in :class:`Pace`."""
    return best_plans(_state_at(lone_state, space, speed, layer), 0, BEAM_WIDTH, EXACT_PLANS)[0].plan_value


def expected_rounds(
    lone_state: State, space: int, speed: int, layer: int, turns: TurnsByState
) -> tuple[float, list[float]]:
    """Expected rounds from the start of a turn here, this one included; and how likely each number of turns is, where
    that of the spaces ahead is known."""
    state = _state_at(lone_state, space, speed, layer)
    state.is_solo = False
    goal = RoundsGoal(state, 0)
    best = best_plans(state, 0, BEAM_WIDTH, EXACT_PLANS, goal)[0]
    plan = odds.plan_steps(best.state, 0, best.state.plan, 0, goal)
    turn_odds: list[float] = []
    for (place, gear, lost), chance in turn_end_odds(plan, warning_threshold(state, 0), best.flat_out).items():
        if place < 0:
            _add_later_turns(turn_odds, [1.0], 0, chance)
        else:
            after = turns[plan[place].target * SPEED_COUNT + (0 if lost else gear)]
            _add_later_turns(turn_odds, after, 2 if lost and LOSS_MARKER_BY_SPEED[gear] == DOUBLE_ZERO else 1, chance)
    return 1.0 - goal.start_speed_value + max(0.0, best.plan_value), turn_odds


def turn_end_odds(plan: list[odds.PlanStep], warning_threshold: int, is_flat_out: bool) -> dict[TurnEnd, float]:
    """How likely the turn ends where, if this plan is driven flat out, or one by one as is best. Nothing is secured:
    the car has no focus tokens."""
    rolls = [[True] * warning_threshold for _ in plan] if is_flat_out else _roll_choices(plan, warning_threshold)
    ends: dict[TurnEnd, float] = {}

    def add_turn_end(step_index: int, is_control_lost: bool, probability: float) -> None:
        where = (
            RACE_FINISHED_STATE if plan[step_index].ends_race else (step_index, plan[step_index].speed, is_control_lost)
        )
        if probability:
            ends[where] = ends.get(where, 0.0) + probability

    odds_by_warnings = [1.0] + [0.0] * (warning_threshold - 1)
    for place, plan_step in enumerate(plan):
        rolled = [share if rolls[place][had] else 0.0 for had, share in enumerate(odds_by_warnings)]
        add_turn_end(place - 1, False, sum(odds_by_warnings) - sum(rolled))
        odds_by_warnings, lost, spoiled = odds.roll_step(plan_step, rolled, warning_threshold)
        add_turn_end(place, True, sum(rolled) if plan_step.ends_race else lost)
        add_turn_end(place, False, spoiled)
    add_turn_end(len(plan) - 1, False, sum(odds_by_warnings))
    return ends


def _roll_choices(plan: list[odds.PlanStep], warning_threshold: int) -> list[list[bool]]:
    """For each step whether it is rolled, by the warnings before it."""
    ahead = [plan[-1].stop_value] * warning_threshold
    choices: list[list[bool]] = []
    for place in range(len(plan) - 1, -1, -1):
        worth = odds.roll_values(plan[place], warning_threshold, ahead)
        stop = plan[place - 1].stop_value if place else odds.IMPOSSIBLE_VALUE
        choices.append([value <= stop for value in worth])
        ahead = [min(value, stop) for value in worth]
    return choices[::-1]


def _add_later_turns(turn_odds: list[float], later_odds: list[float], turns: int, probability: float) -> None:
    turn_odds += [0.0] * (turns + len(later_odds) - len(turn_odds))
    for number, share in enumerate(later_odds):
        turn_odds[number + turns] += probability * share


def _state_at(lone_state: State, space: int, speed: int, layer: int) -> State:
    state = lone_state.copy()
    state.car_space[0], state.speed[0] = space, speed
    state.crossings[0] = state.settings.laps - layer
    state.phase = PHASE_PLANNING
    begin_plan(state, 0)
    assert legal_steps(state, 0), "a car alone can always go on"
    return state
