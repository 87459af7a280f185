"""The whole list of what a seat may decide, and what is played for it when its time is up (section A of the rules)."""

from __future__ import annotations

from paddock.core.decision import Decision
from paddock.games.rallyman_gt.components.content import ASPHALT_TYRES, RAIN_TYRES, SOFT_TYRES, SUN
from paddock.games.rallyman_gt.rules.decisions import (
    ACTION_GEAR,
    CONCEDE_DECISION,
    EXIT_SIDES,
    FLAT_OUT_DECISION,
    KEEP_DECISION,
    PIT_BOTH_DECISIONS,
    PIT_REPAIR_DECISION,
    PIT_TYRES_DECISIONS,
    RELAY_DECISION,
    ROLL_DECISION,
    SAY_WARNINGS_DECISIONS,
    SECURE_DECISION,
    STAY_OUT_DECISION,
    STOP_DECISION,
    TAKE_TYRES_DECISIONS,
    action_of_step,
    space_of_step,
)
from paddock.games.rallyman_gt.rules.state import (
    CHOOSING,
    EXITING,
    FINISHED,
    NOBODY,
    OVER,
    PHASES,
    PITTING,
    PLANNING,
    QUALIFYING,
    RELAYING,
    RETIRED,
    ROLLING,
    State,
)
from paddock.games.rallyman_gt.rules.steps.flat_out import asks_warnings
from paddock.games.rallyman_gt.rules.steps.planning import legal_steps
from paddock.games.rallyman_gt.rules.steps.relay import is_complete, open_warnings, relay_steps
from paddock.games.rallyman_gt.rules.steps.rolling import secure_cost
from paddock.games.rallyman_gt.rules.steps.setup import cars_choosing_tyres


def waiting_for(state: State) -> list[int]:
    """The seats that owe a decision now."""
    phase = state.phase
    if PLANNING <= phase < OVER:
        return [state.lineup.seat[state.turn_order[0]]]
    if phase == CHOOSING:
        return sorted(state.lineup.seat[car] for car in cars_choosing_tyres(state))
    if phase == QUALIFYING:
        return sorted(run.lineup.seat[0] for run in state.qualifying_runs if run.phase != OVER)
    return []


def state_of_seat(state: State, seat: int) -> State:
    """Where a seat plays: in its own run while everybody qualifies, otherwise at the common table."""
    if state.phase == QUALIFYING:
        for run in state.qualifying_runs:
            if run.lineup.seat[0] == seat:
                return run
    return state


def question(state: State) -> str:
    """What is asked now."""
    return "warnings" if state.phase == RELAYING and asks_warnings(state) else PHASES[state.phase]


def legal(state: State, seat: int) -> list[Decision]:
    """All that a seat may decide now."""
    phase = state.phase
    if PLANNING <= phase < OVER:
        car = state.turn_order[0]
        return _turn_decisions(state, car) if state.lineup.seat[car] == seat else []
    if phase == QUALIFYING:
        run = state_of_seat(state, seat)
        return [] if run is state else legal(run, seat)
    if phase == CHOOSING:
        chooses = state.lineup.car(seat) in cars_choosing_tyres(state)
        return [TAKE_TYRES_DECISIONS[tyres] for tyres in tyre_types(state)] if chooses else []
    return []


def _turn_decisions(state: State, car: int) -> list[Decision]:
    """What the car on turn may do."""
    phase = state.phase
    if phase == PLANNING:
        found = legal_steps(state, car)
        if state.plan:
            found.append(ROLL_DECISION)
            focus = state.focus_tokens[car]
            if focus and secure_cost(state) <= focus:
                found.append(SECURE_DECISION)
            found.append(FLAT_OUT_DECISION)
        return found
    if phase == ROLLING:
        found = [ROLL_DECISION]
        focus = state.focus_tokens[car]
        if focus and secure_cost(state) <= focus:
            found.append(SECURE_DECISION)
        if state.steps_made:
            found.append(STOP_DECISION)
        return found
    if phase == RELAYING:
        return _relay_decisions(state, car)
    if phase == EXITING:
        return EXIT_SIDES[:]
    if phase == PITTING:
        others = [tyres for tyres in tyre_types(state) if tyres != state.tyres[car]]
        found = [STAY_OUT_DECISION, PIT_REPAIR_DECISION]
        for tyres in others:
            found += [PIT_TYRES_DECISIONS[tyres], PIT_BOTH_DECISIONS[tyres]]
        return found
    return []


def _relay_decisions(state: State, car: int) -> list[Decision]:
    if asks_warnings(state):
        return [SAY_WARNINGS_DECISIONS[shown] for shown in open_warnings(state, car)]
    if is_complete(state, car):
        return [RELAY_DECISION]
    found = relay_steps(state, car)
    if not state.relaid_steps:
        found.append(KEEP_DECISION)
    return found


def tyre_types(state: State) -> tuple[int, ...]:
    """The tyres that there are in this game (RG-1.5, RG-22.1)."""
    return (ASPHALT_TYRES, RAIN_TYRES, SOFT_TYRES) if state.settings.soft_tyres else (ASPHALT_TYRES, RAIN_TYRES)


def always_legal(state: State, seat: int) -> list[Decision]:
    """Conceding, while one is in the race."""
    car = state.lineup.car(seat)
    if state.phase == OVER or car == NOBODY or state.status[car] in (FINISHED, RETIRED):
        return []
    return [CONCEDE_DECISION]


def default_decision(state: State, seat: int) -> Decision:
    """What is played for a seat whose time is up: careful, and never going back on what is laid."""
    table = state_of_seat(state, seat)
    phase = table.phase
    if phase == CHOOSING:
        return TAKE_TYRES_DECISIONS[ASPHALT_TYRES if table.weather == SUN else RAIN_TYRES]
    choices = legal(table, seat)
    if phase == PLANNING:
        return ROLL_DECISION if table.plan else _safest_step(table, choices)
    if phase == ROLLING:
        return STOP_DECISION if table.steps_made else ROLL_DECISION
    if phase == RELAYING and KEEP_DECISION in choices:
        return KEEP_DECISION
    return choices[0]


def _safest_step(state: State, choices: list[Decision]) -> Decision:
    """The step that breaks no limit if there is one, with the fewest warnings, at the lowest speed."""
    circuit = state.circuit
    best, least = choices[0], (2, 0, 0)
    for choice in choices:
        action = action_of_step(choice)
        move = circuit.move_between(state.plan_space, circuit.node[space_of_step(choice)])
        speed = ACTION_GEAR[action] or state.plan_speed
        broken = 1 if speed > circuit.most[move] else 0
        cost = (broken, circuit.track_warnings(move, speed), speed)
        if cost < least:
            best, least = choice, cost
    return best
