"""The robots of a position, as JSON both ways."""
# mypyc: off

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from paddock.core import fields, forms
from paddock.core.fields import CustomField, Field, Fields
from paddock.core.forms import WholeNumberForm
from paddock.core.reading import Reader

from ..components import content
from ..components.content import CARD_ACTION, CARD_VALUES, NO_CARD, OPTION_VALUES, ROBOT_VALUES
from ..components.course import Course
from ..components.settings import Settings
from ..rules.phases import STAGE_DONE, STAGE_PROGRAMMING
from ..rules.state import NOBODY, Roster, State, damage_of
from ..rules.statuses import STATUS_DESTROYED, STATUS_ELIMINATED, STATUS_FINISHED, STATUS_RACING, STATUSES
from ..rules.steps.damage import cards_in_register, give_option
from ..rules.steps.moving import CRAB_LEGS_PAIR, packed_pair

MAX_COUNT: Final = 1_000_000

# -- forms -----------------------------------------------------------------------------------------------------


def _write_square(state: State, square: int) -> list[int] | None:
    return list(state.course.xy(square)) if square >= 0 else None


def _read_square(reader: Reader, field_path: str, json_value: Any, state: State) -> int:
    if not isinstance(json_value, list) or len(json_value) != 2 or any(type(n) is not int for n in json_value):
        raise reader.position_error(field_path, "needs-square")
    x, y = json_value
    square = state.course.square(x, y)
    if square < 0:
        raise reader.position_error(field_path, "off-course", x=x, y=y)
    return square


def _write_robot_name(state: State, robot: int) -> str | None:
    return ROBOT_VALUES.names[state.roster.robot_models[robot]] if robot != NOBODY else None


def _read_robot_name(reader: Reader, field_path: str, json_value: Any, state: State) -> int:
    names = [ROBOT_VALUES.names[model] for model in state.roster.robot_models]
    if json_value not in names:
        raise reader.position_error(field_path, "needs-one-of", choices=tuple(names))
    return names.index(json_value)


def _read_moment(reader: Reader, field_path: str, json_value: Any, state: State) -> int:
    number = WholeNumberForm(0, MAX_COUNT, problem_code="needs-moment")
    turn, register = forms.FixedListForm(number, number, problem_code="needs-moment").read(
        reader, field_path, json_value, state
    )
    return int(turn * 8 + register)


SQUARE_JSON_FORM: Final = forms.CustomJsonForm(_write_square, _read_square, names_read="course")
ROBOT_JSON_FORM: Final = forms.CustomJsonForm(_write_robot_name, _read_robot_name, names_read="roster")
"""A robot of the position, by its name."""
MOMENT_JSON_FORM: Final = forms.CustomJsonForm(lambda _, moment: list(divmod(moment, 8)), _read_moment, names_read="")
"""When something was: a turn and a register, packed as turn * 8 + register."""
CARD_JSON_FORM: Final = forms.NamedCodeForm(CARD_VALUES)
REGISTERS_JSON_FORM: Final = forms.BitMaskForm(
    WholeNumberForm(1, 5, problem_code="needs-registers"), 5, first_value=1, problem_code="listed-twice"
)


# -- where a robot stands, and its damage ------------------------------------------------------------------------


def _column_and_row(state: State, robot: int) -> tuple[int | None, int | None]:
    square = state.square[robot]
    return state.course.xy(square) if square >= 0 else (None, None)


def _read_column_and_row(reader: Reader, state: State, robot: int) -> None:
    course, x, y = state.course, reader.get("x", None), reader.get("y", None)
    if x is None and y is None:
        return
    for field, value, size in (("x", x, course.width), ("y", y, course.height)):
        if type(value) is not int:
            raise reader.position_error(field, "needs-whole", low=0, high=size - 1)
    square = _read_square(reader, "y" if 0 <= x < course.width else "x", [x, y], state)
    if course.is_pit[square]:
        raise reader.position_error("x", "pit", x=x, y=y)
    state.square[robot] = square


def _read_damage(reader: Reader, state: State, robot: int) -> None:
    """Damage, and the registers that it locks if nothing is said of them: from the fifth down (RR-13.1, RR-13.6)."""
    locks = state.locked[robot].bit_count()
    total = reader.read_whole_number("damage", 0 if "damage" in reader.data else locks, 0, 9)
    if "locked" not in reader.data:
        locks = max(0, total - 4)
        state.locked[robot] = 0b11111 << (5 - locks) & 0b11111
    if not 0 <= total - locks <= 4:
        raise reader.position_error("damage", "damage-locks", clause="RR-13.6", damage=total, locked=locks)
    state.free_damage[robot] = total - locks


def _check_status(reader: Reader, state: State, robot: int) -> None:
    if state.square[robot] >= 0 and state.status[robot] not in (STATUS_RACING, STATUS_FINISHED):
        raise reader.position_error("x", "only-racing")
    if (
        state.status[robot] == STATUS_DESTROYED
        and state.archive[robot] < 0
        and "capture_the_flag" not in state.course.rules
    ):
        raise reader.position_error("archive", "needs-archive")


def _check_virtual(reader: Reader, state: State, robot: int) -> None:
    """Two robots share a square only if one of them is virtual."""
    square = state.square[robot]
    if state.virtual[robot]:
        if not state.settings.virtual_robots:
            raise reader.position_error("virtual", "needs-virtual")
    elif square >= 0:
        for other, there in enumerate(state.square[:robot]):
            if there == square and not state.virtual[other]:
                x, y = state.course.xy(square)
                raise reader.position_error("x", "two-on-square", x=x, y=y)


# -- Options -----------------------------------------------------------------------------------------------------


def _hold_options(reader: Reader, state: State, robot: int) -> None:
    options, state.options[robot] = state.options[robot], ()
    for option in options:
        if state.option_holder[option] != NOBODY:
            raise reader.position_error("options", "option-held", option=OPTION_VALUES.names[option])
        give_option(state, robot, option)


def _option_holder_check(field_name: str, option: int) -> Callable[[Reader, State, int], None]:
    """Refuses a field that only the robot with an Option has."""

    def check(reader: Reader, state: State, robot: int) -> None:
        if reader.get(field_name, False) is not False and state.option_holder[option] != robot:
            raise reader.position_error(field_name, "option-not-held", option=OPTION_VALUES.names[option])

    return check


def _field_on_option(option: int, json_form: forms.JsonForm, attribute: str) -> Field:
    """Tokens or a card on an Option, in a field named like it."""
    name = OPTION_VALUES.names[option]
    return Field(
        name, json_form, attribute, is_shared=True, check_value=_option_holder_check(name, option),
        is_written=lambda state, robot: state.option_holder[option] == robot and getattr(state, attribute) != NO_CARD,
    )  # fmt: skip


def _option_in_use_field(field_name: str, option: int, attribute: str) -> CustomField:
    """Whether the robot that holds an Option is using it."""
    check = _option_holder_check(field_name, option)

    def read(reader: Reader, state: State, robot: int) -> None:
        if reader.read_flag(field_name):
            check(reader, state, robot)
            setattr(state, attribute, True)

    return CustomField(
        field_name,
        lambda state, robot: getattr(state, attribute) and state.option_holder[option] == robot,
        read,
        names_read=f"{attribute} option_holder",
    )


TOKEN_FIELDS: Final = Fields(
    _field_on_option(content.ABLATIVE_COAT, WholeNumberForm(0, content.ABLATIVE_USES - 1), "ablative_coat_uses"),
    _field_on_option(content.MINI_HOWITZER, WholeNumberForm(0, content.HOWITZER_USES - 1), "howitzer_shots"),
    is_indexed=True,
)
STORED_FIELDS: Final = Fields(
    _field_on_option(content.CONDITIONAL_PROGRAM, CARD_JSON_FORM, "conditional_card"),
    _field_on_option(content.OPTION_FLYWHEEL, CARD_JSON_FORM, "flywheel_card"),
    is_indexed=True,
)


def _write_drafted(state: State, robot: int) -> list[str]:
    return [OPTION_VALUES.names[option] for option in state.draft_options[robot]] if state.draft_options else []


def _read_drafted(reader: Reader, state: State, robot: int) -> None:
    dealt = tuple(reader.read_code("drafted", name, OPTION_VALUES) for name in reader.read_list("drafted"))
    others = [option for options in state.draft_options for option in options]
    for n, option in enumerate(dealt):
        if option in others or option in dealt[:n]:
            raise reader.position_error("drafted", "listed-twice", name=OPTION_VALUES.names[option])
    if dealt:
        drafts = list(state.draft_options or [()] * len(state.square))
        drafts[robot] = dealt
        state.draft_options = tuple(drafts)


# -- the program -------------------------------------------------------------------------------------------------


def write_registers(state: State, robot: int) -> list[object]:
    """A register's content: null, a card, or two, with the Option if it is not the one that reading would take."""
    names = CARD_VALUES.names
    return [
        None
        if packed_cards == NO_CARD
        else names[packed_cards]
        if packed_cards < len(names)
        else _write_pair(state, robot, packed_cards)
        for packed_cards in state.registers[5 * robot : 5 * robot + 5]
    ]


def _write_pair(state: State, robot: int, packed_cards: int) -> list[str]:
    card, second = cards_in_register(packed_cards)
    is_crab = packed_cards >= CRAB_LEGS_PAIR
    names = [CARD_VALUES.names[card], CARD_VALUES.names[second]]
    if is_crab != _is_sidestep(state, robot, card, second):
        names.append("crab_legs" if is_crab else "dual_processor")
    return names


def _is_sidestep(state: State, robot: int, card: int, second_card: int) -> bool:
    """Whether a pair of this robot is read as a sidestep: it holds Crab Legs, and the cards fit them (RR-17.6)."""
    return (
        state.option_holder[content.OPTION_CRAB_LEGS] == robot
        and CARD_ACTION[card] == content.MOVE_1
        and CARD_ACTION[second_card] != content.U_TURN
    )


def _read_registers(reader: Reader, state: State, robot: int) -> None:
    registers = reader.read_list("registers")
    if registers and len(registers) != 5:
        raise reader.position_error("registers", "five-registers")
    for register, given in enumerate(registers):
        if given is not None:
            state.registers[5 * robot + register] = _read_register(
                reader, f"registers[{register}]", given if isinstance(given, list) else [given], state, robot
            )


def _read_register(reader: Reader, field_path: str, json_value: list[Any], state: State, robot: int) -> int:
    """What lies in a register: a card, or two with the Option that joins them."""
    if len(json_value) not in (1, 2, 3) or (
        len(json_value) == 3 and json_value[2] not in ("crab_legs", "dual_processor")
    ):
        raise reader.position_error(field_path, "needs-cards")
    card, *seconds = (reader.read_code(field_path, name, CARD_VALUES) for name in json_value[:2])
    if not seconds:
        return card
    second = seconds[0]
    if CARD_ACTION[card] < content.BACK_UP:
        card, second = second, card
    if CARD_ACTION[card] < content.BACK_UP or CARD_ACTION[second] >= content.BACK_UP:
        raise reader.position_error(field_path, "card-pair", clause="RR-17.6, RR-17.8")
    is_crab = json_value[2] == "crab_legs" if len(json_value) == 3 else _is_sidestep(state, robot, card, second)
    return packed_pair(card, second, is_crab)


def _registers_shown(state: State, robot: int) -> int:
    """Those that everybody has seen, if nothing is said: the filled ones that are not programmed anew."""
    filled = sum(1 << place for place in range(5) if state.registers[5 * robot + place] != NO_CARD)
    return filled & (state.locked[robot] | state.jammed[robot])


def _read_sealed(reader: Reader, state: State, robot: int) -> None:
    state.program_stage[robot] = STAGE_DONE if reader.read_flag("sealed") else STAGE_PROGRAMMING


ROBOT_FIELDS: Final = Fields(
    Field("robot", forms.NamedCodeForm(ROBOT_VALUES), "roster.robot_models", is_read_elsewhere=True),
    Field("seat", WholeNumberForm(0, 7), "roster.robot_owner", is_read_elsewhere=True),
    Field("team", WholeNumberForm(0, 2), "roster.team", is_read_elsewhere=True),
    Field("dock", WholeNumberForm(1, 8), "roster.dock", is_read_elsewhere=True),
    CustomField(
        "x", lambda state, robot: _column_and_row(state, robot)[0], _read_column_and_row, names_read="square course",
    ),
    CustomField("y", lambda state, robot: _column_and_row(state, robot)[1], names_read="square course"),
    Field("facing", forms.NamedCodeForm(content.FACING_VALUES), "facing"),
    CustomField("damage", damage_of, names_read="free_damage locked"),
    Field("locked", REGISTERS_JSON_FORM, "locked", check_value=_read_damage),
    Field("jammed", REGISTERS_JSON_FORM, "jammed"),
    Field("lives", WholeNumberForm(0, lambda state, _: state.settings.lives), "lives"),
    Field(
        "archive", SQUARE_JSON_FORM, "archive", value_for_null=-1,
        default_value=lambda state, robot: -1 if "capture_the_flag" in state.course.rules else state.square[robot],
    ),
    Field("next_flag", WholeNumberForm(1, lambda state, _: len(state.course.flags) + 1), "next_flag"),
    Field("status", forms.NamedRecordForm(STATUSES), "status", check_value=_check_status),
    Field("powered_down", forms.FlagForm(int), "powered_down"),
    Field("announced", forms.FlagForm(int), "announced_down"),
    Field("virtual", forms.FlagForm(int), "virtual", check_value=_check_virtual),
    Field("blocker", forms.FlagForm(), "roster.blocker_robots", is_read_elsewhere=True),
    Field("options", forms.ListForm(forms.NamedCodeForm(OPTION_VALUES)), "options", check_value=_hold_options),
    fields.NestedObject("tokens", TOKEN_FIELDS, names_read="ablative_coat_uses howitzer_shots option_holder"),
    fields.NestedObject("stored", STORED_FIELDS, names_read="conditional_card flywheel_card option_holder"),
    Field("hand", forms.ListForm(CARD_JSON_FORM, lambda cards: tuple(sorted(cards))), "hand"),
    CustomField("registers", write_registers, _read_registers, names_read="registers option_holder"),
    Field("revealed", REGISTERS_JSON_FORM, "revealed", value_for_null=0, default_value=_registers_shown),
    CustomField(
        "sealed",
        lambda state, robot: state.program_stage[robot] == STAGE_DONE,
        _read_sealed,
        names_read="program_stage",
    ),
    Field("controlled_by", ROBOT_JSON_FORM, "controller"),
    _option_in_use_field("gyro", content.GYROSCOPIC_STABILIZER, "gyroscope_on"),
    _option_in_use_field("aborted", content.ABORT_SWITCH, "abort_switch_used"),
    CustomField("drafted", _write_drafted, _read_drafted, names_read="draft_options"),
    Field("unused", forms.DistinctListForm(CARD_JSON_FORM, problem_code="listed-twice"), "unused_cards"),
    Field(
        "finished", MOMENT_JSON_FORM, "ended_at", names_read="ended_at status",
        is_written=lambda state, robot: state.status[robot] == STATUS_FINISHED,
    ),
    Field(
        "eliminated", MOMENT_JSON_FORM, "ended_at", names_read="ended_at status",
        is_written=lambda state, robot: state.status[robot] == STATUS_ELIMINATED,
    ),
    is_indexed=True,
)  # fmt: skip


def read_robots(position_reader: Reader, course: Course, settings: Settings) -> tuple[State, list[Reader]]:
    """A position with its robots, from the list in a JSON object, and a reader for each of them."""
    given = position_reader.read_list("robots")
    if not 1 <= len(given) <= 8:
        raise position_reader.position_error("robots", "robot-count")
    readers = [ROBOT_FIELDS.make_reader(robot, f"robots[{place}]") for place, robot in enumerate(given)]
    state = State().initialise_fields(course, settings, _read_roster(position_reader, readers, course))
    for robot, reader in enumerate(readers):
        ROBOT_FIELDS.read(reader, state, robot)
    state.returning = tuple(robot for robot, status in enumerate(state.status) if status == STATUS_DESTROYED)
    return state, readers


def _read_roster(position_reader: Reader, readers: list[Reader], course: Course) -> Roster:
    two_each = "racer_and_blocker" in course.rules
    players = len(readers) // 2 if two_each else len(readers)
    models: list[int] = []
    for reader in readers:
        name = reader.get("robot", None)
        models.append(NOBODY if name is None else reader.read_code("robot", name, ROBOT_VALUES))
    for place, model in enumerate(models):
        if model == NOBODY:
            models[place] = next(free for free in range(len(ROBOT_VALUES)) if free not in models)
        elif model in models[:place]:
            raise readers[place].position_error("robot", "same-robot")
    owner = tuple(
        reader.read_whole_number("seat", place % max(1, players), 0, 7) for place, reader in enumerate(readers)
    )
    seats = position_reader.read_whole_number("seats", max(owner) + 1, 1, 8)
    if max(owner) >= seats:
        raise position_reader.position_error("seats", "seat-range", last=max(owner))
    for seat in range(seats):
        if seat not in owner:
            raise position_reader.position_error("robots", "seat-without-robot", seat=seat)
    return Roster(
        seats,
        owner,
        tuple(
            r.read_whole_number("team", 1 + place % 2 if course.is_team else 0, 0, 2) for place, r in enumerate(readers)
        ),
        tuple(models),
        tuple(r.read_flag("blocker", two_each and place >= players) for place, r in enumerate(readers)),
        tuple(r.read_whole_number("dock", place + 1, 1, 8) for place, r in enumerate(readers)),
    )
