"""How far a turn has come, as JSON, both ways."""
# mypyc: off

from __future__ import annotations

from typing import Final

from paddock.core.fields import CustomField, Field, Fields
from paddock.core.forms import CustomJsonForm, FlagForm, ListForm, NamedCodeForm, WholeNumberForm
from paddock.core.reading import Reader

from ..components import content
from ..components.content import DICE_COUNT, EXTRA_REROLLS, FREE_WHEELS, MAX_REROLLS, NO_FACE
from ..rules import phases
from ..rules.car_status import STATUS_ON_ROAD
from ..rules.phases import PHASE_MOVED, PHASE_MOVING, PHASE_ROLLING_DICE, PHASES
from ..rules.state import State
from .cars import CAR_NAME_JSON_FORM, driver_name

_HAZARD_PHASES: Final = zip(
    content.ITEM_KIND_BY_HAZARD, content.COPIES_BY_HAZARD, content.ITEM_NUMBER_BY_HAZARD, strict=True
)
MAX_NAILS: Final = sum(copies * number for kind, copies, number in _HAZARD_PHASES if kind == content.ITEM_NAILS)
_PHASES_BEFORE_ROLL: Final = (phases.PHASE_TURN_START, phases.PHASE_BEFORE_ROLL)
_PHASES_AFTER_ROLL: Final = [phase.code for phase in PHASES if phase.in_turn and phase.code not in _PHASES_BEFORE_ROLL]


def _check_car(turn_reader: Reader, state: State) -> None:
    car = state.current_car
    is_off_road = PHASES[state.phase].in_turn and state.status[car] != STATUS_ON_ROAD
    is_on_turn = car in state.turn_order and not is_off_road
    turn_reader.require(is_on_turn, "car", "no-such-car", given=str(driver_name(state, car)))


# -- dice ------------------------------------------------------------------------------------------------------


def _read_faces(turn_reader: Reader, state: State) -> None:
    faces = turn_reader.read_list("dice") or [None] * DICE_COUNT
    is_whole = len(faces) == DICE_COUNT and not (state.phase == PHASE_ROLLING_DICE and None in faces)
    turn_reader.require(is_whole, "dice", "needs-faces", dice=DICE_COUNT)
    for die, face in enumerate(faces):
        state.dice[die] = NO_FACE if face is None else turn_reader.read_code(f"dice[{die}]", face, content.FACE_VALUES)
    for die, face in enumerate(state.dice):
        turn_reader.require(
            face == NO_FACE or state.phase in _PHASES_AFTER_ROLL, f"dice[{die}]", "not-rolled", clause="GB-8.4"
        )


def _read_dice_numbers(turn_reader: Reader, field_path: str, numbers: object, state: State) -> int:
    """A list of numbers of dice, as a bit mask."""
    mask = 0
    for place, number in enumerate(turn_reader.read_list(field_path)):
        is_die = type(number) is int and 1 <= number <= DICE_COUNT
        turn_reader.require(is_die, f"{field_path}[{place}]", "needs-whole", low=1, high=DICE_COUNT)
        turn_reader.require(not mask >> (number - 1) & 1, f"{field_path}[{place}]", "die-twice", die=number)
        mask |= 1 << (number - 1)
    return mask


def _check_lost_dice(turn_reader: Reader, state: State) -> None:
    for place, number in enumerate(turn_reader.read_list("lost")):
        is_wheel = state.dice[number - 1] == content.WHEEL_FACE
        turn_reader.require(is_wheel, f"lost[{place}]", "needs-wheel", clause="GB-21.15")


def _read_doubled_die(turn_reader: Reader, state: State) -> None:
    die = state.doubled_die = turn_reader.read_whole_number("doubled", 0, 1, DICE_COUNT) - 1
    turn_reader.require(die < 0 or state.dice[die] != NO_FACE, "doubled", "needs-die", clause="GB-21.23")


def _read_die_uses(turn_reader: Reader, state: State) -> None:
    uses = turn_reader.read_list("spent") or [0] * DICE_COUNT
    turn_reader.require(len(uses) == DICE_COUNT, "spent", "needs-faces", dice=DICE_COUNT)
    for die, count in enumerate(uses):
        most = 0 if state.dice[die] == NO_FACE else 2 if die == state.doubled_die else 1
        is_possible = type(count) is int and 0 <= count <= most
        turn_reader.require(is_possible, f"spent[{die}]", "needs-whole", low=0, high=most)
    state.die_uses = list(uses)


def _check_second_wind(turn_reader: Reader, state: State) -> None:
    is_possible = not state.second_wind or state.phase == PHASE_ROLLING_DICE
    turn_reader.require(is_possible, "second_wind", "other-phase", phase=PHASES[state.phase].name)


def _read_rolls(turn_reader: Reader, state: State) -> None:
    """The rolls so far; the rerolls that are left follow from them."""
    if state.phase == PHASE_ROLLING_DICE:
        first = MAX_REROLLS + 1 if state.second_wind else 1
        last = first + (EXTRA_REROLLS if state.second_wind else MAX_REROLLS)
        state.rolls = turn_reader.read_whole_number("rolls", first, first, last - 1)
        state.rerolls_left = turn_reader.read_whole_number("rerolls", last - state.rolls, 1, last - state.rolls)
    else:
        usual = MAX_REROLLS + 1 if state.phase in _PHASES_AFTER_ROLL else 0
        state.rolls = turn_reader.read_whole_number(
            "rolls", usual, min(usual, 1), usual + EXTRA_REROLLS if usual else 0
        )
        state.rerolls_left = turn_reader.read_whole_number("rerolls", 0, 0, 0)


# -- everything ------------------------------------------------------------------------------------------------


def _flag_field(turn_flag: int, field_name: str) -> CustomField:
    def write(state: State) -> bool:
        return bool(state.turn_flags & turn_flag)

    def read(turn_reader: Reader, state: State) -> None:
        state.turn_flags |= turn_flag if turn_reader.read_flag(field_name) else 0
        if turn_flag == phases.HAS_SPUN_OUT:
            stands = not turn_reader.read_flag(field_name) or not state.speed[state.current_car]
            turn_reader.require(stands, field_name, "spun-speed", clause="GB-9.10")

    return CustomField(field_name, write, read)


def _whole_number_in_phases(max_number: int, *phase_mask: int) -> WholeNumberForm:
    """A whole number that is 0 in all other phases."""
    return WholeNumberForm(0, lambda state: max_number if state.phase in phase_mask else 0)


def _free_wheels(state: State) -> int:
    return FREE_WHEELS[state.speed[state.current_car]] if state.phase in (PHASE_MOVING, PHASE_MOVED) else 0


def _max_movement(state: State) -> int:
    return state.speed[state.current_car] if state.phase == PHASE_MOVING else 0


_FACES_JSON_FORM: Final = ListForm(NamedCodeForm(content.FACE_VALUES))
_DICE_JSON_FORM: Final = CustomJsonForm(
    lambda state, mask: [n + 1 for n in range(DICE_COUNT) if mask >> n & 1], _read_dice_numbers
)
_WHEELS_JSON_FORM: Final = _whole_number_in_phases(
    max(FREE_WHEELS), PHASE_MOVING, PHASE_MOVED, phases.PHASE_CLOSING_TURN
)
_GRANTED_WHEELS_JSON_FORM: Final = _whole_number_in_phases(
    sum(content.WHEELS_GRANTED[kind] for kind in content.KIND_OF_TILE), *_PHASES_AFTER_ROLL
)
_GRANTED_SPEED_JSON_FORM: Final = _whole_number_in_phases(
    sum(content.SPEED_GRANTED[kind] for kind in content.KIND_OF_TILE), *_PHASES_AFTER_ROLL
)
TURN_FIELDS: Final = Fields(
    Field("car", CAR_NAME_JSON_FORM, "current_car", check_value=_check_car),
    CustomField("dice", lambda state: _FACES_JSON_FORM.write(state, state.dice), _read_faces),
    Field("aside", _DICE_JSON_FORM, "dice_aside"),
    CustomField("rolls", lambda state: state.rolls, _read_rolls),
    CustomField("rerolls", lambda state: state.rerolls_left),
    Field("second_wind", FlagForm(), "second_wind", check_value=_check_second_wind),
    CustomField("spent", lambda state: list(state.die_uses), _read_die_uses),
    Field("lost", _DICE_JSON_FORM, "lost_dice", check_value=_check_lost_dice),
    CustomField("doubled", lambda state: state.doubled_die + 1 or None, _read_doubled_die),
    Field("free_wheels", _WHEELS_JSON_FORM, "free_wheels", default_value=_free_wheels),
    Field("granted_wheels", _GRANTED_WHEELS_JSON_FORM, "granted_wheels"),
    Field("granted_speed", _GRANTED_SPEED_JSON_FORM, "granted_speed"),
    Field("movement", WholeNumberForm(0, _max_movement), "movement", default_value=_max_movement),
    Field("nails", _whole_number_in_phases(MAX_NAILS, PHASE_MOVING), "nails"),
    *(_flag_field(flag, name) for flag, name in phases.TURN_FLAG_NAMES.items()),
    names_read_first=("car", "dice", "aside", "lost", "doubled", "spent", "second_wind"),
)


def read_turn(position_reader: Reader, state: State) -> None:
    """The turn of a position, of the first car that is listed if it does not say whose; what is left out has the value
    of the beginning of its phase."""
    if PHASES[state.phase].in_turn or state.phase == phases.PHASE_TURN_START:
        state.current_car = position_reader.read_list("cars")[0].get("seat") or 0
        TURN_FIELDS.read(
            position_reader.child_reader("turn", TURN_FIELDS.names) or TURN_FIELDS.make_reader({}, "turn"), state
        )
