"""The whole list of what a seat may decide, and what is played for it when its time is up (section A of the rules)."""

from __future__ import annotations

from paddock.core.decision import Decision
from paddock.games.rallyman_gt.components.content import ASPHALT, RAIN_TYRES, SOFT, SUN
from paddock.games.rallyman_gt.rules.decisions import (
    CONCEDE_IT,
    GEAR_OF,
    GO_FLAT_OUT,
    KEEP_IT,
    NO_PIT,
    PIT_BOTH_IN,
    PIT_TYRES_IN,
    RELAY_IT,
    REPAIR,
    ROLL_IT,
    SECURE_IT,
    SIDES,
    STOP_HERE,
    TYRES_TAKEN,
    WARNINGS_SHOWN,
    action_of,
    space_of,
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
from paddock.games.rallyman_gt.rules.steps.planning import steps
from paddock.games.rallyman_gt.rules.steps.relaying import is_complete, open_warnings, relay_steps
from paddock.games.rallyman_gt.rules.steps.rolling import secure_cost
from paddock.games.rallyman_gt.rules.steps.setup import choosing


def waiting_for(state: State) -> list[int]:
    """The seats that owe a decision now."""
    phase = state.phase
    if PLANNING <= phase < OVER:
        return [state.cast.seat[state.order[0]]]
    if phase == CHOOSING:
        return sorted(state.cast.seat[car] for car in choosing(state))
    if phase == QUALIFYING:
        return sorted(run.cast.seat[0] for run in state.runs if run.phase != OVER)
    return []


def desk(state: State, seat: int) -> State:
    """Where a seat plays: in its own run while everybody qualifies, otherwise at the common table."""
    if state.phase == QUALIFYING:
        for run in state.runs:
            if run.cast.seat[0] == seat:
                return run
    return state


def question(state: State) -> str:
    """What is asked now."""
    return "warnings" if state.phase == RELAYING and asks_warnings(state) else PHASES[state.phase]


def legal(state: State, seat: int) -> list[Decision]:
    """All that a seat may decide now."""
    phase = state.phase
    if PLANNING <= phase < OVER:
        car = state.order[0]
        return _turn(state, car) if state.cast.seat[car] == seat else []
    if phase == QUALIFYING:
        run = desk(state, seat)
        return [] if run is state else legal(run, seat)
    if phase == CHOOSING:
        chooses = state.cast.car(seat) in choosing(state)
        return [TYRES_TAKEN[tyres] for tyres in tyre_types(state)] if chooses else []
    return []


def _turn(state: State, car: int) -> list[Decision]:
    """What the car on turn may do."""
    phase = state.phase
    if phase == PLANNING:
        found = steps(state, car)
        if state.plan:
            found.append(ROLL_IT)
            focus = state.focus[car]
            if focus and secure_cost(state) <= focus:
                found.append(SECURE_IT)
            found.append(GO_FLAT_OUT)
        return found
    if phase == ROLLING:
        found = [ROLL_IT]
        focus = state.focus[car]
        if focus and secure_cost(state) <= focus:
            found.append(SECURE_IT)
        if state.made:
            found.append(STOP_HERE)
        return found
    if phase == RELAYING:
        return _relay(state, car)
    if phase == EXITING:
        return SIDES[:]
    if phase == PITTING:
        others = [tyres for tyres in tyre_types(state) if tyres != state.tyres[car]]
        found = [NO_PIT, REPAIR]
        for tyres in others:
            found += [PIT_TYRES_IN[tyres], PIT_BOTH_IN[tyres]]
        return found
    return []


def _relay(state: State, car: int) -> list[Decision]:
    if asks_warnings(state):
        return [WARNINGS_SHOWN[shown] for shown in open_warnings(state, car)]
    if is_complete(state, car):
        return [RELAY_IT]
    found = relay_steps(state, car)
    if not state.relaid:
        found.append(KEEP_IT)
    return found


def tyre_types(state: State) -> tuple[int, ...]:
    """The tyres that there are in this game (RG-1.5, RG-22.1)."""
    return (ASPHALT, RAIN_TYRES, SOFT) if state.settings.soft_tyres else (ASPHALT, RAIN_TYRES)


def always_legal(state: State, seat: int) -> list[Decision]:
    """Conceding, while one is in the race."""
    car = state.cast.car(seat)
    if state.phase == OVER or car == NOBODY or state.status[car] in (FINISHED, RETIRED):
        return []
    return [CONCEDE_IT]


def default(state: State, seat: int) -> Decision:
    """What is played for a seat whose time is up: careful, and never going back on what is laid."""
    table = desk(state, seat)
    phase = table.phase
    if phase == CHOOSING:
        return TYRES_TAKEN[ASPHALT if table.weather == SUN else RAIN_TYRES]
    choices = legal(table, seat)
    if phase == PLANNING:
        return ROLL_IT if table.plan else _gentlest(table, choices)
    if phase == ROLLING:
        return STOP_HERE if table.made else ROLL_IT
    if phase == RELAYING and KEEP_IT in choices:
        return KEEP_IT
    return choices[0]


def _gentlest(state: State, choices: list[Decision]) -> Decision:
    """The step that breaks no limit if there is one, with the fewest warnings, at the lowest speed."""
    circuit = state.circuit
    best, least = choices[0], (2, 0, 0)
    for choice in choices:
        action = action_of(choice)
        move = circuit.move(state.here, circuit.node[space_of(choice)])
        speed = GEAR_OF[action] or state.gear
        broken = 1 if speed > circuit.most[move] else 0
        cost = (broken, circuit.track_warnings(move, speed), speed)
        if cost < least:
            best, least = choice, cost
    return best
