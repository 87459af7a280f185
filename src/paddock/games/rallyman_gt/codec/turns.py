"""How far a turn has come, in a position: writing and reading it (docs/positions/rallyman_gt.md)."""
# mypyc: off

from __future__ import annotations

from paddock.core.errors import BadNotationError, BadPositionError
from paddock.core.game import Json
from paddock.core.reading import Reader

from ..components.content import DOUBLE_ZERO, FACE, LOSS_MARKER
from ..rules.car_status import ON_ROAD
from ..rules.circuit_steps import Step
from ..rules.decisions import SPACE, STEP_KINDS
from ..rules.phases import EXITING, PLANNING, RELAYING, ROLLING
from ..rules.state import NOBODY, UNKNOWN_WARNINGS, State, pits_open, warning_threshold
from ..rules.steps.flat_out import asks_warnings, pick_up_dice, possible_warnings, relay_step, set_warnings
from ..rules.steps.planning import add_to_plan, allowed_actions, begin_plan, legal_steps
from ..rules.steps.relay import is_complete, open_warnings, relay_steps

# -- writing ---------------------------------------------------------------------------------------------------


def turn_json(state: State) -> Json:
    """How far a turn has come."""
    found: Json = {"plan": [step.notation for step in state.plan]}
    if state.phase is ROLLING:
        found.update(made=state.steps_made, warnings=state.warnings, secured=state.dice_secured)
    if state.phase is RELAYING:
        found["faces"] = [
            [FACE.names[mask >> place & 1] for place in range(len(step.action.dice))]
            for mask, step in zip(state.flat_out_faces, state.plan, strict=True)
        ]
        found["relaid"] = [
            [step.notation, None if shown == UNKNOWN_WARNINGS else shown] for step, shown in state.relaid_steps
        ]
    return found


# -- reading ---------------------------------------------------------------------------------------------------


def read_turn(top: Reader, state: State) -> None:
    """The turn of the first car in the order, which has begun."""
    car, phase = state.turn_order[0], state.phase
    if state.status[car] is not ON_ROAD:
        raise top.problem("order[0]", "turn-status")
    if not phase.turn_fields:
        check_no_turn(top)
        (_check_exit if phase is EXITING else _check_pit)(top, state, car)
        return
    turn = top.child("turn", phase.turn_fields) or Reader({}, "turn", phase.turn_fields)
    plan = [_read_step(turn, f"plan[{place}]", each, state) for place, each in enumerate(turn.items("plan"))]
    if phase is not PLANNING and not plan:
        raise turn.problem("plan", "needs-plan")
    if phase is ROLLING:
        _read_rolling(top, turn, state, plan)
        return
    begin_plan(state, car)
    for place, step in enumerate(plan):
        _lay_step(turn, f"plan[{place}]", state, step, step.decision in legal_steps(state, car))
    if phase is RELAYING:
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
    if state.circuit.exit_side[state.car_space[car]] != NOBODY:
        raise car_error(top, state, car, "at", "side-middle", clause="RG-13.5")
    if LOSS_MARKER[state.speed[car]] != DOUBLE_ZERO:
        raise car_error(top, state, car, "speed", "side-speed", clause="RG-13.3")


def _check_pit(top: Reader, state: State, car: int) -> None:
    """A car may stop in the pits (RG-15.1, RG-15.8)."""
    if not pits_open(state):
        raise top.problem("phase", "pits-closed", clause="RG-15.8")
    if state.speed[car] != 1:
        raise car_error(top, state, car, "speed", "pit-speed", clause="RG-15.1")
    if not state.circuit.spaces[state.car_space[car]].is_pit:
        raise car_error(top, state, car, "at", "pit-space", clause="RG-15.1")


def _read_step(turn: Reader, field: str, text: object, state: State) -> Step:
    """A step that the circuit has."""
    try:
        decision = SPACE.parse(str(text))
    except BadNotationError as error:
        raise turn.problem(field, "no-step", given=str(text)[:40]) from error
    step = state.circuit_steps.by_decision.get(decision.number)
    if step is None and decision.kind in STEP_KINDS:
        raise turn.problem(field, "no-such-space", given=str(text).split()[-1][:20])
    if step is None:
        raise turn.problem(field, "no-step", given=str(text)[:40])
    return step


def _lay_step(turn: Reader, field: str, state: State, step: Step, fits: bool) -> None:
    """A step of the plan, if it fits there."""
    if not fits:
        raise turn.problem(field, "illegal-step", step=step.notation)
    add_to_plan(state, state.turn_order[0], step)


def _read_rolling(top: Reader, turn: Reader, state: State, plan: list[Step]) -> None:
    """One by one: the car stands where the steps made have brought it, at the speed of their last gear die."""
    car = state.turn_order[0]
    made = turn.whole("made", 0, 0, len(plan) - 1)
    begin_plan(state, car)
    _apply_made_steps(top, turn, state, plan[:made])
    for place, step in enumerate(plan[made:], made):
        fits = _may_continue(state, step) if made else step.decision in legal_steps(state, car)
        _lay_step(turn, f"plan[{place}]", state, step, fits)
    state.steps_made = made
    state.warnings = turn.whole("warnings", 0, 0, warning_threshold(state, car) - 1)
    state.dice_secured = turn.whole("secured", 0, 0, sum(len(step.action.dice) for step in plan[:made]))


def _apply_made_steps(top: Reader, turn: Reader, state: State, made: list[Step]) -> None:
    """Steps that are made: their dice are gone. Where the turn began is not known any more."""
    car, circuit = state.turn_order[0], state.circuit
    for place, step in enumerate(made):
        action = step.action
        fits = not state.used_gears >> action.gear & 1 and state.gears_left if action.gear else state.gas_left
        joined = not state.plan or step.space in circuit.move_to[state.plan[-1].space]
        if not (fits and joined and state.brakes_left >= action.brakes and state.boosts_left >= action.boosts):
            raise turn.problem(f"plan[{place}]", "illegal-step", step=step.notation)
        if action.gear:
            state.used_gears |= 1 << action.gear
            state.gears_left -= 1
            state.plan_speed = action.gear
        else:
            state.gas_left -= 1
        state.brakes_left -= action.brakes
        state.boosts_left -= action.boosts
        state.plan.append(step)
    if made and made[-1].space != state.car_space[car]:
        raise turn.problem("made", "not-there", space=circuit.names[made[-1].space])
    if made and (state.plan_speed != state.speed[car] or not state.plan_speed):
        raise car_error(top, state, car, "speed", "speed-of-step", speed=state.plan_speed)


def _may_continue(state: State, step: Step) -> bool:
    """Whether the dice and the road allow a step in the middle of a turn; whom the car may pass is not known there."""
    joined = step.space in state.circuit.move_to[state.plan_space]
    free = not state.occupied_spaces >> step.space & 1 and not state.plan_over
    return joined and free and step.action in allowed_actions(state)


def _read_faces(turn: Reader, state: State) -> None:
    """What the dice of a failed flat out showed: enough for a loss of control (RG-11.3, RG-18.3)."""
    dice = [len(step.action.dice) for step in state.plan]
    given = turn.items("faces")
    if [len(each) if isinstance(each, list) else -1 for each in given] != dice:
        raise turn.problem("faces", "needs-faces")
    masks: list[int] = []
    for place, faces in enumerate(given):
        codes = [turn.code(f"faces[{place}]", face, FACE) for face in faces]
        masks.append(sum(code << bit for bit, code in enumerate(codes)))
    state.flat_out_faces = tuple(masks)
    car = state.turn_order[0]
    cannon = state.speed[car] == 0 and state.plan[0].action.gear == 2
    if _flat_out_warnings(state, car) < warning_threshold(state, car) or (cannon and masks[0]):
        raise turn.problem("faces", "faces-hold", clause="RG-11.3")


def _flat_out_warnings(state: State, car: int) -> int:
    """All warnings of a flat out: those of its dice and those of the track."""
    circuit, here, speed = state.circuit, state.car_space[car], state.speed[car]
    found = sum(mask.bit_count() for mask in state.flat_out_faces)
    for step in state.plan:
        speed = step.action.gear or speed
        found += circuit.move_to[here][step.space].warnings[speed]
        here = step.space
    return found


def _read_relaid(turn: Reader, state: State, car: int) -> None:
    """What is laid again so far."""
    pick_up_dice(state, car)
    for place, each in enumerate(turn.items("relaid")):
        field = f"relaid[{place}]"
        if not isinstance(each, list) or len(each) != 2:
            raise turn.problem(field, "needs-relaid")
        step = _read_step(turn, field, each[0], state)
        shown = UNKNOWN_WARNINGS if each[1] is None else each[1]
        if asks_warnings(state) or is_complete(state, car) or step.decision not in relay_steps(state, car):
            raise turn.problem(field, "illegal-step", step=step.notation)
        if shown is each[1] and (type(shown) is not int or shown not in possible_warnings(state, step.action)):
            raise turn.problem(field, "needs-relaid")
        relay_step(state, car, step, UNKNOWN_WARNINGS)
        possible = open_warnings(state, car)
        if len(possible) == 1 if each[1] is None else shown not in possible:
            raise turn.problem(field, "needs-relaid")
        if each[1] is not None:
            set_warnings(state, car, shown)
