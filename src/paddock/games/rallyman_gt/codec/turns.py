"""How far a turn has come, in a position: writing and reading it (docs/positions/rallyman_gt.md)."""
# mypyc: off

from __future__ import annotations

from typing import Any, Final

from paddock.core.errors import BadNotationError
from paddock.core.fields import CustomField, Field, Fields
from paddock.core.forms import CustomJsonForm, ListForm, WholeNumberForm
from paddock.core.reading import Reader

from ..components.content import DIE_FACE_VALUES, DOUBLE_ZERO, LOSS_MARKER_BY_SPEED
from ..rules.car_status import STATUS_ON_ROAD
from ..rules.circuit_steps import Step
from ..rules.decisions import DECISION_SPACE, STEP_DECISION_KINDS
from ..rules.phases import PHASE_EXITING, PHASE_PLANNING, PHASE_RELAYING, PHASE_ROLLING
from ..rules.state import UNKNOWN_WARNINGS, State, are_pits_open, warning_threshold
from ..rules.steps.flat_out import asks_warnings, pick_up_dice, possible_warnings, relay_step, set_warnings
from ..rules.steps.planning import add_to_plan, allowed_actions, begin_plan, legal_steps
from ..rules.steps.relay import is_complete, relay_steps, sayable_warnings

# -- forms and fields ------------------------------------------------------------------------------------------


def _read_step(turn_reader: Reader, field_path: str, json_value: Any, state: State) -> Step:
    try:
        decision = DECISION_SPACE.parse(str(json_value))
    except BadNotationError as error:
        raise turn_reader.position_error(field_path, "no-step", given=str(json_value)[:40]) from error
    turn_reader.require(decision.kind in STEP_DECISION_KINDS, field_path, "no-step", given=str(json_value)[:40])
    step = state.circuit_steps.step_by_decision.get(decision.number)
    if step is None:
        raise turn_reader.position_error(field_path, "no-such-space", given=str(json_value).split()[-1][:20])
    return step


def _faces_json(state: State) -> list[list[str]]:
    return [
        [DIE_FACE_VALUES.names[mask >> place & 1] for place in range(len(step.action.dice))]
        for mask, step in zip(state.flat_out_faces, state.plan, strict=True)
    ]


def _relaid_json(state: State) -> list[list[object]]:
    return [[step.notation, None if shown == UNKNOWN_WARNINGS else shown] for step, shown in state.relaid_steps]


STEP_JSON_FORM: Final = CustomJsonForm(lambda _, step: step.notation, _read_step)
_PLAN_FIELD: Final = Field("plan", ListForm(STEP_JSON_FORM, list), "plan")
TURN_FIELDS: Final = {
    PHASE_PLANNING: Fields(_PLAN_FIELD),
    PHASE_ROLLING: Fields(
        _PLAN_FIELD,
        Field("made", WholeNumberForm(0, lambda state: len(state.plan) - 1), "steps_made"),
        Field(
            "warnings", WholeNumberForm(0, lambda state: warning_threshold(state, state.turn_order[0]) - 1), "warnings"
        ),
        Field("secured", WholeNumberForm(0, lambda state: _dice_made(state)), "dice_secured"),
    ),
    PHASE_RELAYING: Fields(_PLAN_FIELD, CustomField("faces", _faces_json), CustomField("relaid", _relaid_json)),
}
"""What a position says of a turn, by phase."""


def _dice_made(state: State) -> int:
    return sum(len(step.action.dice) for step in state.plan[: state.steps_made])


# -- reading ---------------------------------------------------------------------------------------------------


def car_reader(position_reader: Reader, state: State, car: int) -> Reader:
    """Where a car stands in the position, for an error."""
    return Reader({}, f"{position_reader.field_path}.cars[{state.grid_place[car]}]".removeprefix("."))


def check_no_turn(position_reader: Reader) -> None:
    """Nothing is said of a turn in a phase that has none."""
    position_reader.require(position_reader.get("turn", None) is None, "turn", "turn-phase")


def read_turn(position_reader: Reader, state: State) -> None:
    """The turn of the first car in the order, which has begun."""
    car, phase = state.turn_order[0], state.phase
    position_reader.require(state.status[car] is STATUS_ON_ROAD, "order[0]", "turn-status")
    fields = TURN_FIELDS.get(phase)
    if fields is None:
        check_no_turn(position_reader)
        (_check_exit if phase is PHASE_EXITING else _check_pit)(position_reader, state, car)
        return
    turn = position_reader.child_reader("turn", fields.names) or fields.make_reader({}, "turn")
    plan = _PLAN_FIELD.json_form.read(turn, "plan", turn.read_list("plan"), state)
    turn.require(plan or phase is PHASE_PLANNING, "plan", "needs-plan")
    begin_plan(state, car)
    made = turn.read_whole_number("made", 0, 0, len(plan) - 1) if phase is PHASE_ROLLING else 0
    _apply_made_steps(position_reader, turn, state, plan[:made])
    for place, step in enumerate(plan[made:], made):
        fits = _may_continue(state, step) if made else step.decision in legal_steps(state, car)
        turn.require(fits, f"plan[{place}]", "illegal-step", step=step.notation)
        add_to_plan(state, car, step)
    if phase is PHASE_ROLLING:
        fields.read(turn, state)
    elif phase is PHASE_RELAYING:
        _read_faces(turn, state, car)
        _read_relaid(turn, state, car)


def _check_exit(position_reader: Reader, state: State, car: int) -> None:
    reader = car_reader(position_reader, state, car)
    reader.require(state.circuit.spaces[state.car_space[car]].is_middle, "at", "side-middle", clause="RG-13.5")
    reader.require(LOSS_MARKER_BY_SPEED[state.speed[car]] == DOUBLE_ZERO, "speed", "side-speed", clause="RG-13.3")


def _check_pit(position_reader: Reader, state: State, car: int) -> None:
    reader = car_reader(position_reader, state, car)
    position_reader.require(are_pits_open(state), "phase", "pits-closed", clause="RG-15.8")
    reader.require(state.speed[car] == 1, "speed", "pit-speed", clause="RG-15.1")
    reader.require(state.circuit.spaces[state.car_space[car]].is_pit, "at", "pit-space", clause="RG-15.1")


def _apply_made_steps(position_reader: Reader, turn_reader: Reader, state: State, steps_made: list[Step]) -> None:
    """Steps that are made, one by one: their dice are gone, and the car stands where they have brought it, at the speed
    of their last gear die. Where the turn began is not known any more."""
    car, circuit = state.turn_order[0], state.circuit
    for place, step in enumerate(steps_made):
        action = step.action
        has_die = not state.used_gears >> action.gear & 1 and state.gears_left if action.gear else state.gas_left
        has_others = state.brakes_left >= action.brakes and state.boosts_left >= action.boosts
        joins = not place or step.space in circuit.move_to[steps_made[place - 1].space]
        turn_reader.require(has_die and has_others and joins, f"plan[{place}]", "illegal-step", step=step.notation)
        if action.gear:
            state.used_gears |= 1 << action.gear
            state.gears_left -= 1
            state.plan_speed = action.gear
        else:
            state.gas_left -= 1
        state.brakes_left -= action.brakes
        state.boosts_left -= action.boosts
        state.plan.append(step)
    if steps_made:
        last, speed = steps_made[-1].space, state.plan_speed
        turn_reader.require(last == state.car_space[car], "made", "not-there", space=circuit.space_names[last])
        is_speed = speed and speed == state.speed[car]
        car_reader(position_reader, state, car).require(is_speed, "speed", "speed-of-step", speed=speed)


def _may_continue(state: State, step: Step) -> bool:
    """Whether the dice and the road allow a step in the middle of a turn; whom the car may pass is not known there."""
    joins = step.space in state.circuit.move_to[state.plan_space]
    is_free = not state.occupied_spaces >> step.space & 1 and not state.plan_is_over
    return joins and is_free and step.action in allowed_actions(state)


def _read_faces(turn_reader: Reader, state: State, car: int) -> None:
    """What the dice of a failed flat out showed: enough for a loss of control (RG-11.3, RG-18.3)."""
    given = turn_reader.read_list("faces")
    counts = [len(each) if isinstance(each, list) else -1 for each in given]
    turn_reader.require(counts == [len(step.action.dice) for step in state.plan], "faces", "needs-faces")
    faces = [
        [turn_reader.read_code(f"faces[{place}]", face, DIE_FACE_VALUES) for face in row]
        for place, row in enumerate(given)
    ]
    state.flat_out_faces = tuple(sum(face << bit for bit, face in enumerate(row)) for row in faces)
    space, speed, warnings = state.car_space[car], state.speed[car], sum(sum(row) for row in faces)
    spoils_cannon = speed == 0 and state.plan[0].action.gear == 2 and any(faces[0])
    for step in state.plan:
        speed = step.action.gear or speed
        warnings += state.circuit.move_to[space][step.space].warnings[speed]
        space = step.space
    fails = warnings >= warning_threshold(state, car) and not spoils_cannon
    turn_reader.require(fails, "faces", "faces-hold", clause="RG-11.3")


def _read_relaid(turn_reader: Reader, state: State, car: int) -> None:
    pick_up_dice(state, car)
    for place, each in enumerate(turn_reader.read_list("relaid")):
        where = f"relaid[{place}]"
        turn_reader.require(isinstance(each, list) and len(each) == 2, where, "needs-relaid")
        step, shown = _read_step(turn_reader, where, each[0], state), each[1]
        is_open = not asks_warnings(state) and not is_complete(state, car)
        is_legal = is_open and step.decision in relay_steps(state, car)
        turn_reader.require(is_legal, where, "illegal-step", step=step.notation)
        is_possible = shown is None or (type(shown) is int and shown in possible_warnings(state, step.action))
        turn_reader.require(is_possible, where, "needs-relaid")
        relay_step(state, car, step, UNKNOWN_WARNINGS)
        possible = sayable_warnings(state, car)
        turn_reader.require(len(possible) > 1 if shown is None else shown in possible, where, "needs-relaid")
        if shown is not None:
            set_warnings(state, car, shown)
