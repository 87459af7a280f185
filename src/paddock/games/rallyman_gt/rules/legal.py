"""The whole list of what a seat may decide, and what is played for it when its time is up (section A of the rules)."""

from __future__ import annotations

from paddock.core.decision import Decision

from ..components.content import ASPHALT_TYRES, RAIN_TYRES, SOFT_TYRES, SUNNY_WEATHER
from . import decisions
from .phases import (
    PHASE_CHOOSING_TYRES,
    PHASE_EXITING,
    PHASE_OVER,
    PHASE_PLANNING,
    PHASE_QUALIFYING,
    PHASE_RELAYING,
    PHASE_ROLLING,
)
from .state import NOBODY, State
from .steps.flat_out import asks_warnings
from .steps.planning import legal_steps
from .steps.relay import is_complete, relay_steps, sayable_warnings
from .steps.rolling import next_securing_cost
from .steps.setup import cars_choosing_tyres


def waiting_for(state: State) -> list[int]:
    """The seats that owe a decision now."""
    phase = state.phase
    if phase.asks_driver:
        return [state.lineup.seats[state.turn_order[0]]]
    if phase is PHASE_CHOOSING_TYRES:
        return sorted(state.lineup.seats[car] for car in cars_choosing_tyres(state))
    if phase is PHASE_QUALIFYING:
        return sorted(run.lineup.seats[0] for run in state.qualifying_runs if run.phase is not PHASE_OVER)
    return []


def state_of_seat(state: State, seat: int) -> State:
    """Where a seat plays: in its own run while everybody qualifies, otherwise at the common table."""
    if state.phase is PHASE_QUALIFYING:
        for run in state.qualifying_runs:
            if run.lineup.seats[0] == seat:
                return run
    return state


def current_question_name(state: State) -> str:
    """What is asked now."""
    return "warnings" if state.phase is PHASE_RELAYING and asks_warnings(state) else state.phase.name


def legal(state: State, seat: int) -> list[Decision]:
    """All that a seat may decide now."""
    phase = state.phase
    if phase.asks_driver:
        car = state.turn_order[0]
        return _turn_decisions(state, car) if state.lineup.seats[car] == seat else []
    if phase is PHASE_QUALIFYING:
        run = state_of_seat(state, seat)
        return [] if run is state else legal(run, seat)
    if phase is PHASE_CHOOSING_TYRES:
        chooses = state.lineup.car_of_seat(seat) in cars_choosing_tyres(state)
        return [decisions.TAKE_TYRES_DECISIONS[tyres] for tyres in tyre_types(state)] if chooses else []
    return []


def _turn_decisions(state: State, car: int) -> list[Decision]:
    phase = state.phase
    if phase is PHASE_PLANNING:
        choices = legal_steps(state, car)
        if state.plan:
            choices += _rolling_decisions(state, car)
            choices.append(decisions.FLAT_OUT_DECISION)
        return choices
    if phase is PHASE_ROLLING:
        choices = _rolling_decisions(state, car)
        if state.steps_made:
            choices.append(decisions.STOP_ROLLING_DECISION)
        return choices
    if phase is PHASE_RELAYING:
        return _relay_decisions(state, car)
    if phase is PHASE_EXITING:
        return decisions.EXIT_SIDE_DECISIONS[:]
    choices = [decisions.STAY_OUT_DECISION, decisions.PIT_REPAIR_DECISION]
    for tyres in tyre_types(state):
        if tyres != state.tyres[car]:
            choices += [decisions.PIT_TYRES_DECISIONS[tyres], decisions.PIT_BOTH_DECISIONS[tyres]]
    return choices


def _rolling_decisions(state: State, car: int) -> list[Decision]:
    """The next step is rolled, or secured where there are tokens enough."""
    focus = state.focus_tokens[car]
    if focus and next_securing_cost(state) <= focus:
        return [decisions.ROLL_DICE_DECISION, decisions.SECURE_STEP_DECISION]
    return [decisions.ROLL_DICE_DECISION]


def _relay_decisions(state: State, car: int) -> list[Decision]:
    if asks_warnings(state):
        return [decisions.SAY_WARNINGS_DECISIONS[shown] for shown in sayable_warnings(state, car)]
    if is_complete(state, car):
        return [decisions.RELAY_DECISION]
    choices = relay_steps(state, car)
    if not state.relaid_steps:
        choices.append(decisions.KEEP_TYRES_DECISION)
    return choices


def tyre_types(state: State) -> tuple[int, ...]:
    """The tyres that there are in this game (RG-1.5, RG-22.1)."""
    return (ASPHALT_TYRES, RAIN_TYRES, SOFT_TYRES) if state.settings.soft_tyres else (ASPHALT_TYRES, RAIN_TYRES)


def always_legal(state: State, seat: int) -> list[Decision]:
    """Conceding, while one is in the race."""
    car = state.lineup.car_of_seat(seat)
    if state.phase is PHASE_OVER or car == NOBODY or not state.status[car].is_racing:
        return []
    return [decisions.CONCEDE_DECISION]


def default_decision(state: State, seat: int) -> Decision:
    """What is played for a seat whose time is up: careful, and never going back on what is laid."""
    table = state_of_seat(state, seat)
    phase = table.phase
    if phase is PHASE_CHOOSING_TYRES:
        return decisions.TAKE_TYRES_DECISIONS[ASPHALT_TYRES if table.weather == SUNNY_WEATHER else RAIN_TYRES]
    choices = legal(table, seat)
    if phase is PHASE_PLANNING:
        return decisions.ROLL_DICE_DECISION if table.plan else _safest_step(table, choices)
    if phase is PHASE_ROLLING:
        return decisions.STOP_ROLLING_DECISION if table.steps_made else decisions.ROLL_DICE_DECISION
    if phase is PHASE_RELAYING and decisions.KEEP_TYRES_DECISION in choices:
        return decisions.KEEP_TYRES_DECISION
    return choices[0]


def _safest_step(state: State, choices: list[Decision]) -> Decision:
    """The step that breaks no limit if there is one, with the fewest warnings, at the lowest speed."""
    circuit = state.circuit

    def cost(choice: Decision) -> tuple[bool, int, int]:
        step = state.circuit_steps.step_by_decision[choice.number]
        move = circuit.move_to[state.plan_space][step.space]
        speed = step.action.gear or state.plan_speed
        return speed > move.limit, move.warnings[speed], speed

    return min(choices, key=cost)
