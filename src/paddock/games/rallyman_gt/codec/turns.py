"""How far a turn has come, in a position: writing and reading it (docs/positions/rallyman_gt.md)."""
# mypyc: off

from __future__ import annotations

from typing import Final

from paddock.core.decision import Decision
from paddock.core.errors import BadNotationError, BadPositionError
from paddock.core.game import Json
from paddock.core.reading import Reader
from paddock.games.rallyman_gt.components.content import DOUBLE_ZERO, FACE, LOSS_MARKER
from paddock.games.rallyman_gt.rules.decisions import (
    ACTION_BOOSTS,
    ACTION_BRAKES,
    ACTION_DICE_COUNT,
    ACTION_GEAR,
    SPACE,
    action_of_step,
    space_of_step,
)
from paddock.games.rallyman_gt.rules.state import (
    EXITING,
    NOBODY,
    ON_ROAD,
    PLANNING,
    RELAYING,
    ROLLING,
    STEP_STRIDE,
    UNKNOWN_WARNINGS,
    WARNINGS_STRIDE,
    State,
    pits_open,
    warning_threshold,
)
from paddock.games.rallyman_gt.rules.steps.flat_out import asks_warnings, pick_up_dice, possible_warnings, relay_step
from paddock.games.rallyman_gt.rules.steps.planning import add_to_plan, allowed_actions, begin_plan, legal_steps
from paddock.games.rallyman_gt.rules.steps.relay import is_complete, open_warnings, relay_steps

TURN_FIELDS: Final[dict[int, tuple[str, ...]]] = {
    PLANNING: ("plan",),
    ROLLING: ("plan", "made", "warnings", "secured"),
    RELAYING: ("plan", "faces", "relaid"),
}
"""What a turn has, by phase."""


# -- writing ---------------------------------------------------------------------------------------------------


def step_notation(state: State, step: int) -> str:
    """A step of a plan in notation."""
    target, action = divmod(step, STEP_STRIDE)
    return SPACE.notation(state.circuit_steps.onto[target][action])


def turn_json(state: State) -> Json:
    """How far a turn has come."""
    found: Json = {"plan": [step_notation(state, step) for step in state.plan]}
    if state.phase == ROLLING:
        found.update(made=state.steps_made, warnings=state.warnings, secured=state.dice_secured)
    if state.phase == RELAYING:
        dice = [ACTION_DICE_COUNT[step % STEP_STRIDE] for step in state.plan]
        found["faces"] = [
            [FACE.names[mask >> place & 1] for place in range(count)]
            for mask, count in zip(state.flat_out_faces, dice, strict=True)
        ]
        found["relaid"] = [
            [
                step_notation(state, each // WARNINGS_STRIDE),
                None if each % WARNINGS_STRIDE == UNKNOWN_WARNINGS else each % WARNINGS_STRIDE,
            ]
            for each in state.relaid_steps
        ]
    return found


# -- reading ---------------------------------------------------------------------------------------------------


def read_turn(top: Reader, state: State) -> None:
    """The turn of the first car in the order, which has begun."""
    car, phase = state.turn_order[0], state.phase
    if state.status[car] != ON_ROAD:
        raise top.problem("order[0]", "turn-status")
    if phase not in TURN_FIELDS:
        check_no_turn(top)
        (_check_exit if phase == EXITING else _check_pit)(top, state, car)
        return
    turn = top.child("turn", TURN_FIELDS[phase]) or Reader({}, "turn", TURN_FIELDS[phase])
    plan = [_read_step(turn, f"plan[{place}]", each, state) for place, each in enumerate(turn.items("plan"))]
    if phase != PLANNING and not plan:
        raise turn.problem("plan", "needs-plan")
    if phase == ROLLING:
        _read_rolling(top, turn, state, plan)
        return
    begin_plan(state, car)
    for place, step in enumerate(plan):
        _lay_step(turn, f"plan[{place}]", state, step, step in legal_steps(state, car))
    if phase == RELAYING:
        _read_faces(turn, state)
        _read_relaid(turn, state, car)


def check_no_turn(top: Reader) -> None:
    """Nothing is said of a turn in a phase that has none."""
    if top.get("turn", None) is not None:
        raise top.problem("turn", "turn-phase")


def car_error(top: Reader, state: State, car: int, field: str, problem: str, **details: object) -> BadPositionError:
    """The error for a field of a car."""
    return top.problem(f"cars[{state.grid_place[car]}].{field}", problem, **details)


def _check_exit(top: Reader, state: State, car: int) -> None:
    """A car goes off from a space in the middle (RG-13.5)."""
    if state.circuit.side[state.car_space[car]] != NOBODY:
        raise car_error(top, state, car, "at", "side-middle", clause="RG-13.5")
    if LOSS_MARKER[state.speed[car]] != DOUBLE_ZERO:
        raise car_error(top, state, car, "speed", "side-speed", clause="RG-13.3")


def _check_pit(top: Reader, state: State, car: int) -> None:
    """A car may stop in the pits (RG-15.1, RG-15.8)."""
    if not pits_open(state):
        raise top.problem("phase", "pits-closed", clause="RG-15.8")
    if state.speed[car] != 1:
        raise car_error(top, state, car, "speed", "pit-speed", clause="RG-15.1")
    if not state.circuit.pit[state.car_space[car]]:
        raise car_error(top, state, car, "at", "pit-space", clause="RG-15.1")


def _read_step(turn: Reader, field: str, text: object, state: State) -> Decision:
    """A step that the circuit has."""
    try:
        step = SPACE.parse(str(text))
    except BadNotationError as error:
        raise turn.problem(field, "no-step", given=str(text)[:40]) from error
    if action_of_step(step) < 0:
        raise turn.problem(field, "no-step", given=str(text)[:40])
    if state.circuit.node[space_of_step(step)] == NOBODY:
        raise turn.problem(field, "no-such-space", given=str(text).split()[-1][:20])
    return step


def _lay_step(turn: Reader, field: str, state: State, step: Decision, fits: bool) -> None:
    """A step of the plan, if it fits there."""
    if not fits:
        raise turn.problem(field, "illegal-step", step=SPACE.notation(step))
    add_to_plan(state, state.turn_order[0], action_of_step(step), state.circuit.node[space_of_step(step)])


def _read_rolling(top: Reader, turn: Reader, state: State, plan: list[Decision]) -> None:
    """One by one: the car stands where the steps made have brought it, at the speed of their last gear die."""
    car = state.turn_order[0]
    made = turn.whole("made", 0, 0, len(plan) - 1)
    begin_plan(state, car)
    _apply_made_steps(top, turn, state, plan[:made])
    for place, step in enumerate(plan[made:], made):
        _lay_step(
            turn,
            f"plan[{place}]",
            state,
            step,
            step in legal_steps(state, car) if not made else _may_continue(state, step),
        )
    state.steps_made = made
    state.warnings = turn.whole("warnings", 0, 0, warning_threshold(state, car) - 1)
    state.dice_secured = turn.whole(
        "secured", 0, 0, sum(ACTION_DICE_COUNT[action_of_step(step)] for step in plan[:made])
    )


def _apply_made_steps(top: Reader, turn: Reader, state: State, made: list[Decision]) -> None:
    """Steps that are made: their dice are gone. Where the turn began is not known any more."""
    car, circuit = state.turn_order[0], state.circuit
    for place, step in enumerate(made):
        action, target = action_of_step(step), circuit.node[space_of_step(step)]
        gear = ACTION_GEAR[action]
        before = state.plan[-1] // STEP_STRIDE if state.plan else NOBODY
        fits = not state.used_gears >> gear & 1 if gear else state.gas_left > 0
        fits = fits and (before == NOBODY or circuit.move_between(before, target) != NOBODY)
        fits = fits and state.brakes_left >= ACTION_BRAKES[action] and state.boosts_left >= ACTION_BOOSTS[action]
        if not fits or (gear and not state.gears_left):
            raise turn.problem(f"plan[{place}]", "illegal-step", step=SPACE.notation(step))
        if gear:
            state.used_gears |= 1 << gear
            state.gears_left -= 1
            state.plan_speed = gear
        else:
            state.gas_left -= 1
        state.brakes_left -= ACTION_BRAKES[action]
        state.boosts_left -= ACTION_BOOSTS[action]
        state.plan.append(target * STEP_STRIDE + action)
    if made and state.plan[-1] // STEP_STRIDE != state.car_space[car]:
        raise turn.problem("made", "not-there", space=circuit.names[state.plan[-1] // STEP_STRIDE])
    if made and (state.plan_speed != state.speed[car] or not state.plan_speed):
        raise car_error(top, state, car, "speed", "speed-of-step", speed=state.plan_speed)


def _may_continue(state: State, step: Decision) -> bool:
    """Whether the dice and the road allow a step in the middle of a turn; whom the car may pass is not known there."""
    target = state.circuit.node[space_of_step(step)]
    free = not state.occupied_spaces >> target & 1 and state.circuit.move_between(state.plan_space, target) != NOBODY
    return free and not state.plan_over and action_of_step(step) in allowed_actions(state)


def _read_faces(turn: Reader, state: State) -> None:
    """What the dice of a failed flat out showed: enough for a loss of control (RG-11.3, RG-18.3)."""
    dice = [ACTION_DICE_COUNT[step % STEP_STRIDE] for step in state.plan]
    given = turn.items("faces")
    if [len(each) if isinstance(each, list) else -1 for each in given] != dice:
        raise turn.problem("faces", "needs-faces")
    masks: list[int] = []
    for place, faces in enumerate(given):
        codes = [turn.code(f"faces[{place}]", face, FACE) for face in faces]
        masks.append(sum(code << bit for bit, code in enumerate(codes)))
    state.flat_out_faces = tuple(masks)
    car = state.turn_order[0]
    cannon = state.speed[car] == 0 and ACTION_GEAR[state.plan[0] % STEP_STRIDE] == 2
    if _flat_out_warnings(state, car) < warning_threshold(state, car) or (cannon and masks[0]):
        raise turn.problem("faces", "faces-hold", clause="RG-11.3")


def _flat_out_warnings(state: State, car: int) -> int:
    """All warnings of a flat out: those of its dice and those of the track."""
    circuit, here, speed = state.circuit, state.car_space[car], state.speed[car]
    found = sum(mask.bit_count() for mask in state.flat_out_faces)
    for each in state.plan:
        target, action = divmod(each, STEP_STRIDE)
        speed = ACTION_GEAR[action] or speed
        found += circuit.track_warnings(circuit.move_between(here, target), speed)
        here = target
    return found


def _read_relaid(turn: Reader, state: State, car: int) -> None:
    """What is laid again so far."""
    pick_up_dice(state, car)
    for place, each in enumerate(turn.items("relaid")):
        field = f"relaid[{place}]"
        if not isinstance(each, list) or len(each) != 2:
            raise turn.problem(field, "needs-relaid")
        step = _read_step(turn, field, each[0], state)
        action, asked = action_of_step(step), each[1] is None
        if asks_warnings(state) or is_complete(state, car) or step not in relay_steps(state, car):
            raise turn.problem(field, "illegal-step", step=SPACE.notation(step))
        if not asked and (type(each[1]) is not int or each[1] not in possible_warnings(state, action)):
            raise turn.problem(field, "needs-relaid")
        before = state.copy()
        relay_step(before, car, action, state.circuit.node[space_of_step(step)], UNKNOWN_WARNINGS)
        possible = open_warnings(before, car)
        if (asked and len(possible) == 1) or (not asked and each[1] not in possible):
            raise turn.problem(field, "needs-relaid")
        relay_step(state, car, action, state.circuit.node[space_of_step(step)], UNKNOWN_WARNINGS if asked else each[1])
