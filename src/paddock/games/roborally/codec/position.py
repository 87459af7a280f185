"""A position as JSON, both ways: docs/positions/roborally.md describes it field by field."""
# mypyc: off

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from paddock.core.errors import BadDataError, BadPositionError, BadSetupError
from paddock.core.game import Json
from paddock.core.reading import Reader
from paddock.games.roborally.codec.consistency import check_position, refuse_duplicates
from paddock.games.roborally.codec.robots import read_robots, read_square, write_robot
from paddock.games.roborally.components.content import CARD_VALUES, OPTION_COUNT, OPTION_VALUES, ROBOT_VALUES
from paddock.games.roborally.components.course import Course, compile_course, shipped_course
from paddock.games.roborally.components.settings import OWN_COURSE, Settings, read_settings, write_settings
from paddock.games.roborally.rules import questions
from paddock.games.roborally.rules.state import (
    NOBODY,
    STAGE_DONE,
    STAGE_PROGRAMMING,
    STEP_ACTING_ORDER,
    STEP_ANNOUNCE_POWER_DOWN,
    STEP_BOARD_ELEMENTS,
    STEP_CHOOSE_WEAPONS,
    STEP_CONDITIONAL_PROGRAM,
    STEP_FIRST_PLAYER,
    STEP_OPTIONS_AT_DEAL,
    STEP_OVER,
    STEP_PROGRAMMING,
    STEP_REENTRY,
    STEP_REGISTER_END,
    STEP_REPAIR,
    STEP_START_PROGRAMMING,
    STEP_STAY_DOWN,
    STEP_TOUCH_FLAGS,
    STEP_TURN_END,
    STEP_TURN_START,
    STEP_WIPE_REGISTERS,
    STEPS_PER_REGISTER,
    State,
)
from paddock.games.roborally.rules.steps.damage import TASK_NAMES

TITLE_VERSION: Final = "roborally@1"
PHASE_STEPS: Final = {
    "setup": STEP_FIRST_PLAYER,
    "turn_start": STEP_TURN_START,
    "deal_windows": STEP_OPTIONS_AT_DEAL,
    "programming": STEP_START_PROGRAMMING,
    "power_down": STEP_ANNOUNCE_POWER_DOWN,
    "register": STEP_CONDITIONAL_PROGRAM,
    "cleanup": STEP_REPAIR,
    "wipe": STEP_WIPE_REGISTERS,
    "stay_down": STEP_STAY_DOWN,
    "reentry": STEP_REENTRY,
    "turn_end": STEP_TURN_END,
    "over": STEP_OVER,
}
STEP_LETTERS: Final = {
    "A": STEP_CONDITIONAL_PROGRAM,
    "B": STEP_ACTING_ORDER,
    "C": STEP_BOARD_ELEMENTS,
    "D": STEP_CHOOSE_WEAPONS,
    "E": STEP_TOUCH_FLAGS,
    "end": STEP_REGISTER_END,
}
POSITION_FIELDS: Final[tuple[str, ...]] = (
    "title", "settings", "course", "seats", "turn", "phase", "register", "step", "until", "robots", "flags",
    "control", "home", "carried", "returning", "discard", "option_discard", "deck", "pending", "decisions",
    "chances",
)  # fmt: skip

PENDING_FIELDS: Final[tuple[str, ...]] = (
    "step", "register", "stop", "cursor", "ask", "agenda", "actors", "shots", "hits", "marks", "stage", "blind",
    "override", "echo", "abandoned",
)  # fmt: skip
_PHASES_WITH_LONGER_CONTROL: Final = ("setup", "over")
"""Phases in which the list of controlled flags has another length."""


def phase_name(state: State) -> str:
    """The name of the phase that a position stands in."""
    step = state.step
    if STEP_CONDITIONAL_PROGRAM <= step <= STEP_REGISTER_END:
        return "register"
    found = "setup"
    for name, first in PHASE_STEPS.items():
        if first <= step:
            found = name
    return found


def step_letter(state: State) -> str:
    """The letter of the step within a register."""
    found = "A"
    for letter, first in STEP_LETTERS.items():
        if first <= state.step:
            found = letter
    return found


def _pause_before(register: int, letter: str) -> int:
    """The moment before a step of a register; `end` is the moment before whatever follows the register."""
    if letter != "end":
        return register * STEPS_PER_REGISTER + STEP_LETTERS[letter]
    return (
        (register + 1) * STEPS_PER_REGISTER + STEP_CONDITIONAL_PROGRAM
        if register < 5
        else 5 * STEPS_PER_REGISTER + STEP_REPAIR
    )


# -- writing ---------------------------------------------------------------------------------------------------


def dump(state: State) -> Json:
    """The whole position as JSON."""
    course = state.course
    model = state.roster.model
    document: Json = {
        "title": TITLE_VERSION,
        "settings": write_settings(state.settings),
        "course": write_course(state),
        "seats": state.roster.seats,
        "turn": state.turn,
        "phase": phase_name(state),
    }
    if document["phase"] == "register":
        document["register"] = state.register
        document["step"] = step_letter(state)
    document["robots"] = [write_robot(state, robot) for robot in range(len(model))]
    document["flags"] = write_flags(state)
    if course.is_team:
        document["control"] = list(state.flag_control)
        document["home"] = list(state.home_boards)
        document["carried"] = [
            ROBOT_VALUES.names[model[robot]] if robot != NOBODY else None for robot in state.flag_carriers
        ]
    document["returning"] = [ROBOT_VALUES.names[model[robot]] for robot in state.returning]
    document["discard"] = [CARD_VALUES.names[card] for card in state.discard]
    document["option_discard"] = option_names(state.option_discard)
    document["deck"] = option_names(state.option_deck)
    document["pending"] = _write_pending(state)
    return document


def write_flags(state: State) -> list[list[int]]:
    """Where the flags are; a carried one shares its carrier's square (RR-19.16)."""
    squares = [
        state.square[state.flag_carriers[flag]] if state.flag_carriers[flag] != NOBODY else square
        for flag, square in enumerate(state.flags)
    ]
    return [list(state.course.xy(square)) for square in squares]


def write_course(state: State) -> object:
    """A shipped course is named, one of a position's own is written out."""
    return state.course.source if state.settings.course == OWN_COURSE else state.course.id


def option_names(mask: int) -> list[str]:
    """The Options in a bit mask."""
    return [OPTION_VALUES.names[option] for option in range(OPTION_COUNT) if (mask >> option) & 1]


def _write_pending(state: State) -> Json:
    """Where exactly the engine stands: the part of a position that nobody writes by hand."""
    return {
        "step": state.step,
        "register": state.register,
        "stop": state.pause_at,
        "cursor": state.step_cursor,
        "ask": [questions.QUESTION_NAMES[state.question], state.asked_robot, state.asked_detail],
        "agenda": [[TASK_NAMES[task], *rest] for task, *rest in state.pending_tasks],
        "actors": list(state.acting_order),
        "shots": [list(shot) for shot in state.chosen_shots],
        "hits": [list(hit) for hit in state.laser_hits],
        "marks": [state.fatally_hit, state.shielded_sides, state.rammed_robots, state.flag_touchers],
        "stage": list(state.program_stage),
        "blind": list(state.unknown_registers),
        "override": list(state.control_overrides),
        "echo": list(state.remembered_programs),
        "abandoned": state.is_draw,
    }


# -- reading ---------------------------------------------------------------------------------------------------


def load(position: Mapping[str, Any]) -> State:
    """The position that a JSON object describes; raises :class:`BadPositionError` with the field that is wrong."""
    top = Reader(position, "", POSITION_FIELDS)
    if top.text("title", TITLE_VERSION) != TITLE_VERSION:
        raise top.problem("title", "needs-exactly", value=TITLE_VERSION)
    course, settings = _read_course(top)
    state, readers = read_robots(top, course, settings)
    if settings.lives == 4 and state.roster.seats < 5:
        raise top.problem("settings.lives", "four-lives", clause="RR-1.4")
    phase = _read_phase(top, state)
    _read_board(top, state, phase)
    pending = top.child("pending", PENDING_FIELDS)
    if pending is not None:
        _read_pending(pending, state)
        if phase_name(state) != phase or (phase == "register" and top.get("register", 1) != state.register):
            raise pending.problem("", "dump-misfit")
    check_position(top, readers, state, phase)
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
        details = {**error.details, "where": where}
        raise BadPositionError(**details) from error


def _read_phase(top: Reader, state: State) -> str:
    """Where in the turn the position stands, and where to stop; returns the phase."""
    phase = top.choice("phase", "programming", tuple(PHASE_STEPS))
    state.step = PHASE_STEPS[phase]
    played = top.get("pending", None) is not None
    state.turn = top.whole("turn", 1, 0 if played or phase in ("setup", "over") else 1, state.settings.max_turns)
    if state.step <= STEP_TURN_START and state.turn and not played:
        state.turn -= 1  # the turn that is about to begin has not been counted yet
    if phase == "register":
        state.register = top.whole("register", 1, 1, 5)
        state.step = STEP_LETTERS[top.choice("step", "A", tuple(STEP_LETTERS))]
    else:
        for field in ("register", "step"):
            if top.get(field, None) is not None:
                raise top.problem(field, "not-in-phase", phase=phase)
        state.register = 5 if phase == "cleanup" else 0
    for robot in range(len(state.square)):
        if state.step > STEP_PROGRAMMING or state.program_stage[robot] == STAGE_DONE:
            state.program_stage[robot] = STAGE_DONE
        else:
            state.program_stage[robot] = STAGE_PROGRAMMING
    until = top.child("until", ("register", "step"))
    if until is not None:
        register = until.whole("register", max(1, state.register), 1, 5)
        state.pause_at = _pause_before(register, until.choice("step", "end", tuple(STEP_LETTERS)))
    return phase


def _read_board(top: Reader, state: State, phase: str) -> None:
    """What lies on the board and beside it."""
    course = state.course
    flags = len(course.flags)
    if "flags" in top.data:
        for place, at in enumerate(top.items("flags")):
            if at is None:
                raise top.problem(f"flags[{place}]", "needs-square")
        state.flags = [
            read_square(top, f"flags[{n}]", at, course) for n, at in enumerate(_list_per_flag(top, "flags", flags))
        ]
    by_name = {ROBOT_VALUES.names[model]: robot for robot, model in enumerate(state.roster.model)}

    def robot_named(name: object, where: str) -> int:
        if not isinstance(name, str) or name not in by_name:
            raise top.problem(where, "needs-one-of", choices=tuple(by_name))
        return by_name[name]

    if "carried" in top.data:
        given = _list_per_flag(top, "carried", flags)
        state.flag_carriers = tuple(
            NOBODY if n is None else robot_named(n, f"carried[{at}]") for at, n in enumerate(given)
        )
        for flag, robot in enumerate(state.flag_carriers):
            if robot != NOBODY:
                state.flags[flag] = -1
    if "control" in top.data:
        state.flag_control = _read_flag_control(
            top, len(state.square) if phase == "setup" else flags + 2 if phase == "over" else flags
        )
    if "home" in top.data:
        state.home_boards = tuple(top.items("home"))
        if state.home_boards not in ((0, 1), (1, 0)) or any(type(board) is not int for board in state.home_boards):
            raise top.problem("home", "needs-one-of", choices=("[0, 1]", "[1, 0]"))
    if "returning" in top.data:
        refuse_duplicates(top, "returning", top.items("returning"))
        state.returning = tuple(robot_named(n, f"returning[{at}]") for at, n in enumerate(top.items("returning")))
    state.discard = [top.code("discard", name, CARD_VALUES) for name in top.items("discard")]
    _read_option_piles(top, state)


def _list_per_flag(top: Reader, field: str, flags: int) -> list[Any]:
    """A list with an entry for each flag."""
    given = top.items(field)
    if len(given) != flags:
        raise top.problem(field, "course-flags", flags=flags)
    return given


def _read_flag_control(top: Reader, most: int) -> tuple[int, ...]:
    """The team that controls each flag. While teams are chosen they stand here, and at the end the winners follow."""
    given = top.items("control")
    for place, team in enumerate(given):
        if type(team) is not int or not 0 <= team <= 2:
            raise top.problem(f"control[{place}]", "needs-whole", low=0, high=2)
    if len(given) > most or (
        len(given) < most and top.choice("phase", "programming", tuple(PHASE_STEPS)) not in _PHASES_WITH_LONGER_CONTROL
    ):
        raise top.problem("control", "course-flags", flags=most)
    return tuple(given)


def _read_option_piles(top: Reader, state: State) -> None:
    """The Options in the deck and beside it; each lies in one place only (RR-16.2)."""
    taken = state.held_options
    for field in ("option_discard", "deck"):
        pile = 0
        for place, name in enumerate(top.items(field)):
            bit = 1 << top.code(f"{field}[{place}]", name, OPTION_VALUES)
            if bit & taken:
                raise top.problem(f"{field}[{place}]", "option-twice", clause="RR-16.2", option=name)
            pile, taken = pile | bit, taken | bit
        if field == "option_discard":
            state.option_discard = pile
        elif "deck" in top.data:
            state.option_deck = pile
        else:
            state.option_deck = (1 << OPTION_COUNT) - 1 & ~taken


def _read_pending(pending: Reader, state: State) -> None:
    """The inverse of `_write_pending`."""
    data = pending.data
    try:
        state.step = int(data["step"])
        state.register = int(data["register"])
        state.pause_at = int(data["stop"])
        state.step_cursor = int(data["cursor"])
        name, robot, detail = data["ask"]
        state.question = questions.QUESTION_NAMES.index(name)
        state.asked_robot, state.asked_detail = int(robot), int(detail)
        state.pending_tasks = [
            (TASK_NAMES.index(task), int(a), int(b), int(c), int(e)) for task, a, b, c, e in data["agenda"]
        ]
        state.acting_order = tuple(int(actor) for actor in data["actors"])
        state.chosen_shots = tuple((int(a), int(b), int(c)) for a, b, c in data["shots"])
        state.laser_hits = tuple((int(a), int(b), int(c), int(e)) for a, b, c, e in data["hits"])
        state.fatally_hit, state.shielded_sides, state.rammed_robots, state.flag_touchers = (
            int(mark) for mark in data["marks"]
        )
        state.program_stage = [int(stage) for stage in data["stage"]]
        state.unknown_registers = tuple(int(mask) for mask in data["blind"])
        state.control_overrides = tuple(int(mask) for mask in data["override"])
        state.remembered_programs = tuple(int(content) for content in data["echo"])
        state.is_draw = bool(data["abandoned"])
    except (KeyError, ValueError, TypeError) as error:
        raise pending.problem("", "not-from-dump") from error
    if not _is_pending_consistent(state):
        raise pending.problem("", "dump-misfit")


def _is_pending_consistent(state: State) -> bool:
    """Whether what was pending speaks of the steps and robots that there are."""
    robots = len(state.square)
    named = [
        state.asked_robot,
        *(task[1] for task in state.pending_tasks),
        *(7 - (actor & 7) for actor in state.acting_order),
    ]
    named += [shot[0] for shot in state.chosen_shots] + [hit[0] for hit in state.laser_hits]
    masks = [*state.unknown_registers, *state.control_overrides]
    return (
        0 <= state.step <= STEP_OVER
        and 0 <= state.register <= 5
        and -1 <= state.pause_at < 6 * STEPS_PER_REGISTER
        and state.step_cursor >= 0
        and len(state.program_stage) == len(state.unknown_registers) == len(state.control_overrides) == robots
        and len(state.remembered_programs) in (0, 5 * robots)
        and all(0 <= robot < robots for robot in named)
        and all(STAGE_PROGRAMMING <= stage <= STAGE_DONE for stage in state.program_stage)
        and all(0 <= mask < 32 for mask in masks)
        and all(0 <= mark < 1 << robots for mark in (state.fatally_hit, state.rammed_robots, state.flag_touchers))
        and 0 <= state.shielded_sides < 16
    )
