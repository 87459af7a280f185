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
    BOOSTS_OF,
    BRAKES_OF,
    DICE_COUNT,
    GEAR_OF,
    SPACE,
    action_of,
    space_of,
)
from paddock.games.rallyman_gt.rules.state import (
    EXITING,
    NOBODY,
    PLANNING,
    RELAYING,
    ROAD,
    ROLLING,
    SHOWN,
    STEP,
    UNKNOWN,
    State,
    pits_open,
    threshold,
)
from paddock.games.rallyman_gt.rules.steps.flat_out import asks_warnings, lay_again, possible_warnings, take_up
from paddock.games.rallyman_gt.rules.steps.planning import actions, begin, lay_plan, steps
from paddock.games.rallyman_gt.rules.steps.relaying import is_complete, open_warnings, relay_steps

FIELDS: Final[dict[int, tuple[str, ...]]] = {
    PLANNING: ("plan",),
    ROLLING: ("plan", "made", "warnings", "secured"),
    RELAYING: ("plan", "faces", "relaid"),
}
"""What a turn has, by phase."""


# -- writing ---------------------------------------------------------------------------------------------------


def written(state: State, step: int) -> str:
    """A step of a plan in notation."""
    target, action = divmod(step, STEP)
    return SPACE.notation(state.steps.onto[target][action])


def turn_json(state: State) -> Json:
    """How far a turn has come."""
    found: Json = {"plan": [written(state, step) for step in state.plan]}
    if state.phase == ROLLING:
        found.update(made=state.made, warnings=state.warnings, secured=state.secured)
    if state.phase == RELAYING:
        dice = [DICE_COUNT[step % STEP] for step in state.plan]
        found["faces"] = [
            [FACE.names[mask >> place & 1] for place in range(count)]
            for mask, count in zip(state.faces, dice, strict=True)
        ]
        found["relaid"] = [
            [written(state, each // SHOWN), None if each % SHOWN == UNKNOWN else each % SHOWN] for each in state.relaid
        ]
    return found


# -- reading ---------------------------------------------------------------------------------------------------


def read_turn(top: Reader, state: State) -> None:
    """The turn of the first car in the order, which has begun."""
    car, phase = state.order[0], state.phase
    if state.status[car] != ROAD:
        raise top.problem("order[0]", "turn-status")
    if phase not in FIELDS:
        no_turn(top)
        (_exits if phase == EXITING else _pits)(top, state, car)
        return
    turn = top.child("turn", FIELDS[phase]) or Reader({}, "turn", FIELDS[phase])
    plan = [_step(turn, f"plan[{place}]", each, state) for place, each in enumerate(turn.items("plan"))]
    if phase != PLANNING and not plan:
        raise turn.problem("plan", "needs-plan")
    if phase == ROLLING:
        _read_rolling(top, turn, state, plan)
        return
    begin(state, car)
    for place, step in enumerate(plan):
        _lay(turn, f"plan[{place}]", state, step, step in steps(state, car))
    if phase == RELAYING:
        _read_faces(turn, state)
        _read_relaid(turn, state, car)


def no_turn(top: Reader) -> None:
    """Nothing is said of a turn in a phase that has none."""
    if top.get("turn", None) is not None:
        raise top.problem("turn", "turn-phase")


def wrong_car(top: Reader, state: State, car: int, field: str, problem: str, **details: object) -> BadPositionError:
    """The error for a field of a car."""
    return top.problem(f"cars[{state.grid[car]}].{field}", problem, **details)


def _exits(top: Reader, state: State, car: int) -> None:
    """A car goes off from a space in the middle (RG-13.5)."""
    if state.circuit.side[state.node[car]] != NOBODY:
        raise wrong_car(top, state, car, "at", "side-middle", clause="RG-13.5")
    if LOSS_MARKER[state.speed[car]] != DOUBLE_ZERO:
        raise wrong_car(top, state, car, "speed", "side-speed", clause="RG-13.3")


def _pits(top: Reader, state: State, car: int) -> None:
    """A car may stop in the pits (RG-15.1, RG-15.8)."""
    if not pits_open(state):
        raise top.problem("phase", "pits-closed", clause="RG-15.8")
    if state.speed[car] != 1:
        raise wrong_car(top, state, car, "speed", "pit-speed", clause="RG-15.1")
    if not state.circuit.pit[state.node[car]]:
        raise wrong_car(top, state, car, "at", "pit-space", clause="RG-15.1")


def _step(turn: Reader, field: str, text: object, state: State) -> Decision:
    """A step that the circuit has."""
    try:
        step = SPACE.parse(str(text))
    except BadNotationError as error:
        raise turn.problem(field, "no-step", given=str(text)[:40]) from error
    if action_of(step) < 0:
        raise turn.problem(field, "no-step", given=str(text)[:40])
    if state.circuit.node[space_of(step)] == NOBODY:
        raise turn.problem(field, "no-such-space", given=str(text).split()[-1][:20])
    return step


def _lay(turn: Reader, field: str, state: State, step: Decision, fits: bool) -> None:
    """A step of the plan, if it fits there."""
    if not fits:
        raise turn.problem(field, "illegal-step", step=SPACE.notation(step))
    lay_plan(state, state.order[0], action_of(step), state.circuit.node[space_of(step)])


def _read_rolling(top: Reader, turn: Reader, state: State, plan: list[Decision]) -> None:
    """One by one: the car stands where the steps made have brought it, at the speed of their last gear die."""
    car = state.order[0]
    made = turn.whole("made", 0, 0, len(plan) - 1)
    begin(state, car)
    _take_made(top, turn, state, plan[:made])
    for place, step in enumerate(plan[made:], made):
        _lay(turn, f"plan[{place}]", state, step, step in steps(state, car) if not made else _goes_on(state, step))
    state.made = made
    state.warnings = turn.whole("warnings", 0, 0, threshold(state, car) - 1)
    state.secured = turn.whole("secured", 0, 0, sum(DICE_COUNT[action_of(step)] for step in plan[:made]))


def _take_made(top: Reader, turn: Reader, state: State, made: list[Decision]) -> None:
    """Steps that are made: their dice are gone. Where the turn began is not known any more."""
    car, circuit = state.order[0], state.circuit
    for place, step in enumerate(made):
        action, target = action_of(step), circuit.node[space_of(step)]
        gear = GEAR_OF[action]
        before = state.plan[-1] // STEP if state.plan else NOBODY
        fits = not state.used >> gear & 1 if gear else state.gas_left > 0
        fits = fits and (before == NOBODY or circuit.move(before, target) != NOBODY)
        fits = fits and state.brakes_left >= BRAKES_OF[action] and state.boosts_left >= BOOSTS_OF[action]
        if not fits or (gear and not state.gears_left):
            raise turn.problem(f"plan[{place}]", "illegal-step", step=SPACE.notation(step))
        if gear:
            state.used |= 1 << gear
            state.gears_left -= 1
            state.gear = gear
        else:
            state.gas_left -= 1
        state.brakes_left -= BRAKES_OF[action]
        state.boosts_left -= BOOSTS_OF[action]
        state.plan.append(target * STEP + action)
    if made and state.plan[-1] // STEP != state.node[car]:
        raise turn.problem("made", "not-there", space=circuit.names[state.plan[-1] // STEP])
    if made and (state.gear != state.speed[car] or not state.gear):
        raise wrong_car(top, state, car, "speed", "speed-of-step", speed=state.gear)


def _goes_on(state: State, step: Decision) -> bool:
    """Whether the dice and the road allow a step in the middle of a turn; whom the car may pass is not known there."""
    target = state.circuit.node[space_of(step)]
    free = not state.taken >> target & 1 and state.circuit.move(state.here, target) != NOBODY
    return free and not state.plan_over and action_of(step) in actions(state)


def _read_faces(turn: Reader, state: State) -> None:
    """What the dice of a failed flat out showed: enough for a loss of control (RG-11.3, RG-18.3)."""
    dice = [DICE_COUNT[step % STEP] for step in state.plan]
    given = turn.items("faces")
    if [len(each) if isinstance(each, list) else -1 for each in given] != dice:
        raise turn.problem("faces", "needs-faces")
    masks: list[int] = []
    for place, faces in enumerate(given):
        codes = [turn.code(f"faces[{place}]", face, FACE) for face in faces]
        masks.append(sum(code << bit for bit, code in enumerate(codes)))
    state.faces = tuple(masks)
    car = state.order[0]
    cannon = state.speed[car] == 0 and GEAR_OF[state.plan[0] % STEP] == 2
    if _warnings(state, car) < threshold(state, car) or (cannon and masks[0]):
        raise turn.problem("faces", "faces-hold", clause="RG-11.3")


def _warnings(state: State, car: int) -> int:
    """All warnings of a flat out: those of its dice and those of the track."""
    circuit, here, speed = state.circuit, state.node[car], state.speed[car]
    found = sum(mask.bit_count() for mask in state.faces)
    for each in state.plan:
        target, action = divmod(each, STEP)
        speed = GEAR_OF[action] or speed
        found += circuit.track_warnings(circuit.move(here, target), speed)
        here = target
    return found


def _read_relaid(turn: Reader, state: State, car: int) -> None:
    """What is laid again so far."""
    take_up(state, car)
    for place, each in enumerate(turn.items("relaid")):
        field = f"relaid[{place}]"
        if not isinstance(each, list) or len(each) != 2:
            raise turn.problem(field, "needs-relaid")
        step = _step(turn, field, each[0], state)
        action, asked = action_of(step), each[1] is None
        if asks_warnings(state) or is_complete(state, car) or step not in relay_steps(state, car):
            raise turn.problem(field, "illegal-step", step=SPACE.notation(step))
        if not asked and (type(each[1]) is not int or each[1] not in possible_warnings(state, action)):
            raise turn.problem(field, "needs-relaid")
        before = state.copy()
        lay_again(before, car, action, state.circuit.node[space_of(step)], UNKNOWN)
        possible = open_warnings(before, car)
        if (asked and len(possible) == 1) or (not asked and each[1] not in possible):
            raise turn.problem(field, "needs-relaid")
        lay_again(state, car, action, state.circuit.node[space_of(step)], UNKNOWN if asked else each[1])
