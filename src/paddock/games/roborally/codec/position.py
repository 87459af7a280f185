"""A position as JSON, both ways: docs/positions/roborally.md describes it field by field."""
# mypyc: off

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from paddock.core import fields
from paddock.core.errors import BadDataError, BadPositionError, BadSetupError
from paddock.core.fields import Field, Fields, Special, Whole
from paddock.core.game import Json
from paddock.core.reading import Reader

from ..components.content import OPTION_COUNT, OPTION_VALUES
from ..components.course import Course, compile_course, shipped_course
from ..components.settings import OWN_COURSE, Settings, read_settings, write_settings
from ..rules import phases
from ..rules.questions import QUESTIONS, Question
from ..rules.state import NOBODY, State
from ..rules.steps.damage import TASK_NAMES
from .consistency import check_position
from .robots import CARD, ROBOT, ROBOT_FIELDS, SQUARE, read_robots

TITLE_VERSION: Final = "roborally@1"


# -- what is on the table ----------------------------------------------------------------------------------------


def write_course(state: State) -> object:
    """A shipped course is named, one of a position's own is written out."""
    return state.course.source if state.settings.course == OWN_COURSE else state.course.id


def write_flags(state: State) -> list[object]:
    """Where the flags are; a carried one shares its carrier's square (RR-19.16)."""
    return [
        SQUARE.write(state, square if carrier == NOBODY else state.square[carrier])
        for square, carrier in zip(state.flags, state.flag_carriers, strict=True)
    ]


def _read_flags(top: Reader, state: State) -> None:
    if "flags" in top.data:
        squares = fields.ListOf(SQUARE, list).read(top, "flags", top.items("flags"), state)
        _check_flag_count(top, "flags", squares, state)
        state.flags = squares


def _check_flag_count(top: Reader, field: str, values: list[Any], state: State) -> None:
    if len(values) != len(state.course.flags):
        raise top.problem(field, "course-flags", flags=len(state.course.flags))


def _read_carrier(top: Reader, where: str, given: Any, state: State) -> int:
    return NOBODY if given is None else ROBOT.read(top, where, given, state)


CARRIER: Final = fields.Through(ROBOT.write, _read_carrier)


def _lift_carried_flags(top: Reader, state: State) -> None:
    """A flag that is carried lies nowhere."""
    if "carried" in top.data:
        _check_flag_count(top, "carried", top.items("carried"), state)
        state.flags = [
            -1 if carrier != NOBODY else square
            for square, carrier in zip(state.flags, state.flag_carriers, strict=True)
        ]


def _check_control(top: Reader, state: State) -> None:
    """The team that controls each flag. While teams are chosen they stand here, and at the end the winners follow."""
    phase, flags = state.step.phase, len(state.course.flags)
    most = {"setup": len(state.square), "over": flags + 2}.get(phase, flags)
    count = len(state.flag_control)
    if "control" in top.data and (count > most or (count < most and phase not in ("setup", "over"))):
        raise top.problem("control", "course-flags", flags=most)


def _read_home(top: Reader, state: State) -> None:
    if "home" in top.data:
        state.home_boards = tuple(top.items("home"))
        if state.home_boards not in ((0, 1), (1, 0)) or any(type(board) is not int for board in state.home_boards):
            raise top.problem("home", "needs-one-of", choices=("[0, 1]", "[1, 0]"))


def _is_team(state: State) -> bool:
    return state.course.is_team


def _in_register(state: State) -> bool:
    return state.step.phase == "register"


class OptionPile(fields.Bits):
    """Options in the deck or beside it; each lies in one place only (RR-16.2)."""

    def read(self, reader: Reader, where: str, given: Any, state: State, *place: int) -> int:
        taken = state.held_options | (state.option_discard if where == "deck" else 0)
        pile = 0
        for n, option in enumerate(self.listed.read(reader, where, given, state)):
            if (taken | pile) >> option & 1:
                name = OPTION_VALUES.names[option]
                raise reader.problem(f"{where}[{n}]", "option-twice", clause="RR-16.2", option=name)
            pile |= 1 << option
        return pile


OPTIONS: Final = OptionPile(fields.Code(OPTION_VALUES), OPTION_COUNT)


def _options_left(state: State) -> int:
    return (1 << OPTION_COUNT) - 1 & ~(state.held_options | state.option_discard)


# -- where exactly the engine stands: the part of a position that nobody writes by hand ------------------------------


def _read_step(pending: Reader, where: str, given: Any, _: State) -> phases.Step:
    code: int = NUMBER.read(pending, where, given, None)
    if not 0 <= code < len(phases.STEPS):
        raise pending.problem("", "dump-misfit")
    return phases.STEPS[code]


def _read_question(pending: Reader, where: str, given: Any, state: State) -> Question | None:
    return None if given == "none" else fields.Named(QUESTIONS).read(pending, where, given, state)


NUMBER: Final = Whole(-(1 << 62), 1 << 62)
STEP: Final = fields.Through(lambda _, step: step.code, _read_step)
QUESTION: Final = fields.Through(lambda _, question: question.name if question else "none", _read_question)
TASK: Final = fields.Row(fields.Choice(TASK_NAMES), NUMBER, NUMBER, NUMBER, NUMBER)
PENDING_FIELDS: Final = Fields(
    Field("step", STEP, "step"),
    Field("register", NUMBER, "register"),
    Field("stop", NUMBER, "pause_at"),
    Field("cursor", NUMBER, "step_cursor"),
    Field("ask", fields.Row(QUESTION, NUMBER, NUMBER), ("question", "asked_robot", "asked_detail")),
    Field("agenda", fields.ListOf(TASK, list), "pending_tasks"),
    Field("actors", fields.ListOf(NUMBER), "acting_order"),
    Field("shots", fields.ListOf(fields.Row(NUMBER, NUMBER, NUMBER)), "chosen_shots"),
    Field("hits", fields.ListOf(fields.Row(NUMBER, NUMBER, NUMBER, NUMBER)), "laser_hits"),
    Field(
        "marks", fields.Row(NUMBER, NUMBER, NUMBER, NUMBER),
        ("fatally_hit", "shielded_sides", "rammed_robots", "flag_touchers"),
    ),
    Field("stage", fields.ListOf(NUMBER, list), "program_stage"),
    Field("blind", fields.ListOf(NUMBER), "unknown_registers"),
    Field("override", fields.ListOf(NUMBER), "control_overrides"),
    Field("echo", fields.ListOf(NUMBER), "remembered_programs"),
    Field("abandoned", fields.Flag(), "is_draw"),
)  # fmt: skip


def _read_pending(top: Reader, state: State) -> None:
    pending = top.child("pending", PENDING_FIELDS.names)
    if pending is None:
        return
    phase = state.step.phase
    try:
        PENDING_FIELDS.read(pending, state)
    except BadPositionError as error:
        is_misfit = error.details["problem"] == "dump-misfit"
        raise top.problem("pending", "dump-misfit" if is_misfit else "not-from-dump") from error
    if any(pending.get(name, None) is None for name in PENDING_FIELDS.names):
        raise top.problem("pending", "not-from-dump")
    if (
        not _is_pending_consistent(state)
        or state.step.phase != phase
        or (phase == "register" and top.get("register", 1) != state.register)
    ):
        raise top.problem("pending", "dump-misfit")


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
    Special("title", lambda _: TITLE_VERSION),
    Special("settings", lambda state: write_settings(state.settings)),
    Special("course", write_course),
    Field("seats", Whole(1, 8), "roster.seats", read_elsewhere=True),
    Field("turn", NUMBER, "turn", read_elsewhere=True),
    Special("phase", lambda state: state.step.phase),
    Field("register", Whole(1, 5), "register", when=_in_register, read_elsewhere=True),
    Special("step", lambda state: state.step.letter, when=_in_register),
    Special("robots", lambda state: [ROBOT_FIELDS.write(state, robot) for robot in range(len(state.square))]),
    Special("flags", write_flags, _read_flags),
    Field("control", fields.ListOf(Whole(0, 2)), "flag_control", null=(), when=_is_team, check=_check_control),
    Special("home", lambda state: list(state.home_boards), _read_home, when=_is_team),
    Field("carried", fields.ListOf(CARRIER), "flag_carriers", when=_is_team, check=_lift_carried_flags),
    Field("returning", fields.Distinct(ROBOT, problem="listed-twice"), "returning", null=()),
    Field("discard", fields.ListOf(CARD, list), "discard"),
    Field("option_discard", OPTIONS, "option_discard"),
    Field("deck", OPTIONS, "option_deck", null=0, default=_options_left),
    Special("pending", PENDING_FIELDS.write, _read_pending),
    others=("until", "decisions", "chances"),
)  # fmt: skip


def dump(state: State) -> Json:
    """The whole position as JSON."""
    return POSITION_FIELDS.write(state)


def load(position: Mapping[str, Any]) -> State:
    """The position that a JSON object describes; raises :class:`BadPositionError` with the field that is wrong."""
    top = POSITION_FIELDS.reader(position, "")
    if top.text("title", TITLE_VERSION) != TITLE_VERSION:
        raise top.problem("title", "needs-exactly", value=TITLE_VERSION)
    course, settings = _read_course(top)
    state, readers = read_robots(top, course, settings)
    if settings.lives == 4 and state.roster.seats < 5:
        raise top.problem("settings.lives", "four-lives", clause="RR-1.4")
    _read_phase(top, state)
    POSITION_FIELDS.read(top, state)
    check_position(top, readers, state, state.step.phase)
    return state


def _read_course(top: Reader) -> tuple[Course, Settings]:
    settings = dict(top.mapping("settings"))
    given = top.get("course", None)
    if given is None:
        given = settings.get("course", Settings().course)
    try:
        if isinstance(given, str):
            return shipped_course(given), read_settings({**settings, "course": given})
        if isinstance(given, Mapping):
            return compile_course(given), read_settings({**settings, "course": OWN_COURSE})
        raise top.problem("course", "needs-course")
    except (BadDataError, BadSetupError) as error:
        if isinstance(error, BadSetupError):
            where = f"settings.{error.details['where']}"
        elif isinstance(given, str):
            where = "course" if top.get("course", None) is not None else "settings.course"
        else:
            where = f"course.{error.details['where']}"
        raise BadPositionError(**{**error.details, "where": where}) from error


def _read_phase(top: Reader, state: State) -> None:
    """Where in the turn the position stands, and where to stop."""
    phase = top.choice("phase", "programming", phases.PHASES)
    state.step = phases.FIRST_STEP_OF_PHASE[phase]
    played = top.get("pending", None) is not None
    state.turn = top.whole("turn", 1, 0 if played or phase in ("setup", "over") else 1, state.settings.max_turns)
    if phase in phases.BEFORE_TURN and state.turn and not played:
        state.turn -= 1  # the turn that is about to begin has not been counted yet
    if phase == "register":
        state.register = top.whole("register", 1, 1, 5)
        state.step = phases.FIRST_STEP_OF_LETTER[top.choice("step", "A", phases.LETTERS)]
    else:
        for field in ("register", "step"):
            if top.get(field, None) is not None:
                raise top.problem(field, "not-in-phase", phase=phase)
        state.register = 5 if phase == "cleanup" else 0
    if state.step.is_programmed:
        state.program_stage = [phases.STAGE_DONE] * len(state.square)
    until = top.child("until", ("register", "step"))
    if until is not None:
        register = until.whole("register", max(1, state.register), 1, 5)
        state.pause_at = _pause_before(register, until.choice("step", "end", phases.LETTERS))


def _pause_before(register: int, letter: str) -> int:
    """The moment before a step of a register, packed (see phases.py); `end` is the moment before whatever follows the
    register."""
    if letter != "end":
        return register * phases.STEPS_PER_REGISTER + phases.FIRST_STEP_OF_LETTER[letter].code
    if register < 5:
        return (register + 1) * phases.STEPS_PER_REGISTER + phases.STEP_CONDITIONAL_PROGRAM.code
    return 5 * phases.STEPS_PER_REGISTER + phases.STEP_REPAIR.code
