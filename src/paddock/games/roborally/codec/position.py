"""A position as JSON, both ways: docs/positions/roborally.md describes it field by field."""
# mypyc: off

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from paddock.core import forms
from paddock.core.errors import BadDataError, BadPositionError, BadSetupError
from paddock.core.fields import CustomField, Field, Fields
from paddock.core.forms import WholeNumberForm
from paddock.core.game import Json
from paddock.core.reading import Reader

from ..components.content import OPTION_COUNT, OPTION_VALUES
from ..components.course import Course, built_in_course, compile_course
from ..components.settings import OWN_COURSE, Settings, read_settings, write_settings
from ..rules import phases
from ..rules.questions import QUESTIONS, Question
from ..rules.state import NOBODY, State, update_seats_to_program
from ..rules.steps.damage import TASK_NAMES
from .consistency import check_position
from .robots import CARD_JSON_FORM, ROBOT_FIELDS, ROBOT_JSON_FORM, SQUARE_JSON_FORM, read_robots

TITLE_VERSION: Final = "roborally@1"


# -- what is on the table ----------------------------------------------------------------------------------------


def write_course(state: State) -> object:
    """A shipped course is named, one of a position's own is written out."""
    return state.course.source if state.settings.course == OWN_COURSE else state.course.id


def write_flags(state: State) -> list[object]:
    """Where the flags are; a carried one shares its carrier's square (RR-19.16)."""
    return [
        SQUARE_JSON_FORM.write(state, square if carrier == NOBODY else state.square[carrier])
        for square, carrier in zip(state.flags, state.flag_carriers, strict=True)
    ]


def _read_flags(position_reader: Reader, state: State) -> None:
    if "flags" in position_reader.data:
        squares = forms.ListForm(SQUARE_JSON_FORM, list).read(
            position_reader, "flags", position_reader.read_list("flags"), state
        )
        _check_flag_count(position_reader, "flags", squares, state)
        state.flags = squares


def _check_flag_count(position_reader: Reader, field_name: str, values: list[Any], state: State) -> None:
    if len(values) != len(state.course.flags):
        raise position_reader.position_error(field_name, "course-flags", flags=len(state.course.flags))


def _read_carrier(position_reader: Reader, field_path: str, json_value: Any, state: State) -> int:
    return NOBODY if json_value is None else ROBOT_JSON_FORM.read(position_reader, field_path, json_value, state)


CARRIER_JSON_FORM: Final = forms.CustomJsonForm(ROBOT_JSON_FORM.write, _read_carrier)


def _lift_carried_flags(position_reader: Reader, state: State) -> None:
    """A flag that is carried lies nowhere."""
    if "carried" in position_reader.data:
        _check_flag_count(position_reader, "carried", position_reader.read_list("carried"), state)
        state.flags = [
            -1 if carrier != NOBODY else square
            for square, carrier in zip(state.flags, state.flag_carriers, strict=True)
        ]


def _check_flag_control(position_reader: Reader, state: State) -> None:
    """The team that controls each flag. While teams are chosen they stand here, and at the end the winners follow."""
    phase, flags = state.step.phase, len(state.course.flags)
    most = {"setup": len(state.square), "over": flags + 2}.get(phase, flags)
    count = len(state.flag_control)
    if "control" in position_reader.data and (count > most or (count < most and phase not in ("setup", "over"))):
        raise position_reader.position_error("control", "course-flags", flags=most)


def _read_home(position_reader: Reader, state: State) -> None:
    if "home" in position_reader.data:
        state.home_boards = tuple(position_reader.read_list("home"))
        if state.home_boards not in ((0, 1), (1, 0)) or any(type(board) is not int for board in state.home_boards):
            raise position_reader.position_error("home", "needs-one-of", choices=("[0, 1]", "[1, 0]"))


def _is_team(state: State) -> bool:
    return state.course.is_team


def _is_within_register(state: State) -> bool:
    return state.step.phase == "register"


class OptionPile(forms.BitMaskForm):
    """Options in the deck or beside it; each lies in one place only (RR-16.2)."""

    def read(self, reader: Reader, field_path: str, json_value: Any, state: State, *index: int) -> int:
        taken = state.held_options | (state.option_discard if field_path == "deck" else 0)
        pile = 0
        for n, option in enumerate(self.list_form.read(reader, field_path, json_value, state)):
            if (taken | pile) >> option & 1:
                name = OPTION_VALUES.names[option]
                raise reader.position_error(f"{field_path}[{n}]", "option-twice", clause="RR-16.2", option=name)
            pile |= 1 << option
        return pile


OPTION_PILE_JSON_FORM: Final = OptionPile(forms.NamedCodeForm(OPTION_VALUES), OPTION_COUNT)


def _options_left(state: State) -> int:
    return (1 << OPTION_COUNT) - 1 & ~(state.held_options | state.option_discard)


# -- where exactly the engine stands: the part of a position that nobody writes by hand ------------------------------


def _read_step(pending_reader: Reader, field_path: str, json_value: Any, _: State) -> phases.Step:
    code: int = ANY_NUMBER_JSON_FORM.read(pending_reader, field_path, json_value, None)
    if not 0 <= code < len(phases.TURN_STEPS):
        raise pending_reader.position_error("", "dump-misfit")
    return phases.TURN_STEPS[code]


def _read_question(pending_reader: Reader, field_path: str, json_value: Any, state: State) -> Question | None:
    return (
        None
        if json_value == "none"
        else forms.NamedRecordForm(QUESTIONS).read(pending_reader, field_path, json_value, state)
    )


ANY_NUMBER_JSON_FORM: Final = WholeNumberForm(-(1 << 62), 1 << 62)
STEP_JSON_FORM: Final = forms.CustomJsonForm(lambda _, step: step.code, _read_step)
QUESTION_JSON_FORM: Final = forms.CustomJsonForm(
    lambda _, question: question.name if question else "none", _read_question
)
TASK_JSON_FORM: Final = forms.FixedListForm(
    forms.WordChoiceForm(TASK_NAMES),
    ANY_NUMBER_JSON_FORM,
    ANY_NUMBER_JSON_FORM,
    ANY_NUMBER_JSON_FORM,
    ANY_NUMBER_JSON_FORM,
)
PENDING_FIELDS: Final = Fields(
    Field("step", STEP_JSON_FORM, "step"),
    Field("register", ANY_NUMBER_JSON_FORM, "register"),
    Field("stop", ANY_NUMBER_JSON_FORM, "pause_at"),
    Field("cursor", ANY_NUMBER_JSON_FORM, "step_cursor"),
    Field(
        "ask", forms.FixedListForm(QUESTION_JSON_FORM, ANY_NUMBER_JSON_FORM, ANY_NUMBER_JSON_FORM),
        ("question", "asked_robot", "asked_detail"),
    ),
    Field("agenda", forms.ListForm(TASK_JSON_FORM, list), "pending_tasks"),
    Field("actors", forms.ListForm(ANY_NUMBER_JSON_FORM), "acting_order"),
    Field("shots", forms.ListForm(forms.FixedListForm(*[ANY_NUMBER_JSON_FORM] * 3)), "chosen_shots"),
    Field("hits", forms.ListForm(forms.FixedListForm(*[ANY_NUMBER_JSON_FORM] * 4)), "laser_hits"),
    Field(
        "marks", forms.FixedListForm(*[ANY_NUMBER_JSON_FORM] * 4),
        ("fatally_hit", "shielded_sides", "rammed_robots", "flag_touchers"),
    ),
    Field("stage", forms.ListForm(ANY_NUMBER_JSON_FORM, list), "program_stage"),
    Field("blind", forms.ListForm(ANY_NUMBER_JSON_FORM), "unknown_registers"),
    Field("override", forms.ListForm(ANY_NUMBER_JSON_FORM), "control_overrides"),
    Field("echo", forms.ListForm(ANY_NUMBER_JSON_FORM), "remembered_programs"),
    Field("abandoned", forms.FlagForm(), "is_draw"),
)  # fmt: skip


def _read_pending(position_reader: Reader, state: State) -> None:
    pending = position_reader.child_reader("pending", PENDING_FIELDS.names)
    if pending is None:
        return
    phase = state.step.phase
    try:
        PENDING_FIELDS.read(pending, state)
    except BadPositionError as error:
        is_misfit = error.details["problem"] == "dump-misfit"
        raise position_reader.position_error("pending", "dump-misfit" if is_misfit else "not-from-dump") from error
    if any(pending.get(name, None) is None for name in PENDING_FIELDS.names):
        raise position_reader.position_error("pending", "not-from-dump")
    if (
        not _is_pending_consistent(state)
        or state.step.phase != phase
        or (phase == "register" and position_reader.get("register", 1) != state.register)
    ):
        raise position_reader.position_error("pending", "dump-misfit")


def _is_pending_consistent(state: State) -> bool:
    """Whether what was pending speaks of the steps and robots that there are."""
    robots = len(state.square)
    named = [
        state.asked_robot,
        *(7 - (actor & 7) for actor in state.acting_order),
        *(task[1] for task in state.pending_tasks),
        *(shot[0] for shot in state.chosen_shots),
        *(hit[0] for hit in state.laser_hits),
    ]
    return (
        0 <= state.register <= 5
        and -1 <= state.pause_at < 6 * phases.STEPS_PER_REGISTER
        and state.step_cursor >= 0
        and len(state.program_stage) == len(state.unknown_registers) == len(state.control_overrides) == robots
        and len(state.remembered_programs) in (0, 5 * robots)
        and all(0 <= robot < robots for robot in named)
        and all(phases.STAGE_PROGRAMMING <= stage <= phases.STAGE_DONE for stage in state.program_stage)
        and all(0 <= mask < 32 for mask in (*state.unknown_registers, *state.control_overrides))
        and all(0 <= mark < 1 << robots for mark in (state.fatally_hit, state.rammed_robots, state.flag_touchers))
        and 0 <= state.shielded_sides < 16
    )


# -- the whole ---------------------------------------------------------------------------------------------------

POSITION_FIELDS: Final = Fields(
    CustomField("title", lambda _: TITLE_VERSION, names_read=""),
    CustomField("settings", lambda state: write_settings(state.settings), names_read="settings"),
    CustomField("course", write_course, names_read="course settings"),
    Field("seats", WholeNumberForm(1, 8), "roster.seats", is_read_elsewhere=True),
    Field("turn", ANY_NUMBER_JSON_FORM, "turn", is_read_elsewhere=True),
    CustomField("phase", lambda state: state.step.phase, names_read="step"),
    Field("register", WholeNumberForm(1, 5), "register", is_written=_is_within_register, is_read_elsewhere=True),
    CustomField("step", lambda state: state.step.step_letter, is_written=_is_within_register),
    CustomField("robots", lambda state: [ROBOT_FIELDS.write(state, robot) for robot in range(len(state.square))]),
    CustomField("flags", write_flags, _read_flags, names_read="flags flag_carriers square course"),
    Field("control", forms.ListForm(WholeNumberForm(0, 2)), "flag_control", value_for_null=(), is_written=_is_team,
        check_value=_check_flag_control),
    CustomField("home", lambda state: list(state.home_boards), _read_home, is_written=_is_team),
    Field("carried", forms.ListForm(CARRIER_JSON_FORM), "flag_carriers", is_written=_is_team,
    check_value=_lift_carried_flags), Field("returning", forms.DistinctListForm(ROBOT_JSON_FORM,
    problem_code="listed-twice"), "returning", value_for_null=()), Field("discard", forms.ListForm(CARD_JSON_FORM,
    list), "discard"), Field("option_discard", OPTION_PILE_JSON_FORM, "option_discard"), Field("deck",
    OPTION_PILE_JSON_FORM, "option_deck", value_for_null=0, default_value=_options_left), CustomField("pending",
    PENDING_FIELDS.write, _read_pending), other_names=("until", "decisions", "chances"), )  # fmt: skip


def dump(state: State) -> Json:
    """The whole position as JSON."""
    return POSITION_FIELDS.write(state)


def load(position: Mapping[str, Any]) -> State:
    """The position that a JSON object describes; raises :class:`BadPositionError` with the field that is wrong."""
    top = POSITION_FIELDS.make_reader(position, "")
    if top.read_text("title", TITLE_VERSION) != TITLE_VERSION:
        raise top.position_error("title", "needs-exactly", value=TITLE_VERSION)
    course, settings = _read_course(top)
    state, readers = read_robots(top, course, settings)
    if settings.lives == 4 and state.roster.seats < 5:
        raise top.position_error("settings.lives", "four-lives", clause="RR-1.4")
    _read_phase(top, state)
    POSITION_FIELDS.read(top, state)
    update_seats_to_program(state)
    check_position(top, readers, state, state.step.phase)
    return state


def _read_course(position_reader: Reader) -> tuple[Course, Settings]:
    settings = dict(position_reader.read_object("settings"))
    given = position_reader.get("course", None)
    if given is None:
        given = settings.get("course", Settings().course)
    try:
        if isinstance(given, str):
            return built_in_course(given), read_settings({**settings, "course": given})
        if isinstance(given, Mapping):
            return compile_course(given), read_settings({**settings, "course": OWN_COURSE})
        raise position_reader.position_error("course", "needs-course")
    except (BadDataError, BadSetupError) as error:
        if isinstance(error, BadSetupError):
            where = f"settings.{error.details['where']}"
        elif isinstance(given, str):
            where = "course" if position_reader.get("course", None) is not None else "settings.course"
        else:
            where = f"course.{error.details['where']}"
        raise BadPositionError(**{**error.details, "where": where}) from error


def _read_phase(position_reader: Reader, state: State) -> None:
    """Where in the turn the position stands, and where to stop."""
    phase = position_reader.read_choice("phase", "programming", phases.PHASES)
    state.step = phases.FIRST_STEP_OF_PHASE[phase]
    played = position_reader.get("pending", None) is not None
    state.turn = position_reader.read_whole_number(
        "turn", 1, 0 if played or phase in ("setup", "over") else 1, state.settings.max_turns
    )
    if phase in phases.PHASES_BEFORE_TURN and state.turn and not played:
        state.turn -= 1  # the turn that is about to begin has not been counted yet
    if phase == "register":
        state.register = position_reader.read_whole_number("register", 1, 1, 5)
        state.step = phases.FIRST_STEP_OF_LETTER[position_reader.read_choice("step", "A", phases.STEP_LETTERS)]
    else:
        for field in ("register", "step"):
            if position_reader.get(field, None) is not None:
                raise position_reader.position_error(field, "not-in-phase", phase=phase)
        state.register = 5 if phase == "cleanup" else 0
    if state.step.is_programmed:
        state.program_stage = [phases.STAGE_DONE] * len(state.square)
    until = position_reader.child_reader("until", ("register", "step"))
    if until is not None:
        register = until.read_whole_number("register", max(1, state.register), 1, 5)
        state.pause_at = _moment_before_step(register, until.read_choice("step", "end", phases.STEP_LETTERS))


def _moment_before_step(register: int, letter: str) -> int:
    """The moment before a step of a register, packed (see phases.py); `end` is the moment before whatever follows the
    register."""
    if letter != "end":
        return register * phases.STEPS_PER_REGISTER + phases.FIRST_STEP_OF_LETTER[letter].code
    if register < 5:
        return (register + 1) * phases.STEPS_PER_REGISTER + phases.STEP_CONDITIONAL_PROGRAM.code
    return 5 * phases.STEPS_PER_REGISTER + phases.STEP_REPAIR.code
