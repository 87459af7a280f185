"""A position as JSON, both ways: docs/positions/roborally.md describes it field by field."""
# mypyc: off

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from paddock.core.errors import BadDataError, BadPositionError, BadSetupError
from paddock.core.game import Json
from paddock.core.reading import Reader
from paddock.games.roborally.codec.possible import check_position, none_twice
from paddock.games.roborally.codec.reading import read_square
from paddock.games.roborally.codec.robots import read_robots, write_robot
from paddock.games.roborally.components.content import CARD, OPTION, OPTIONS, ROBOT
from paddock.games.roborally.components.course import Course, compile_course, shipped_course
from paddock.games.roborally.components.settings import OWN_COURSE, Settings, read_settings, write_settings
from paddock.games.roborally.rules import questions
from paddock.games.roborally.rules.state import (
    ANNOUNCE,
    DEAL_WINDOWS,
    DECLARE,
    DONE,
    ELEMENTS,
    FIRST_PLAYER,
    NOBODY,
    ORDER,
    OVER,
    PROGRAM,
    PROGRAM_OPEN,
    PROGRAMMING,
    REENTRY,
    REGISTER_END,
    REPAIR,
    STAY,
    STEPS,
    TOUCH,
    TURN_END,
    TURN_START,
    WEAPONS,
    WIPE,
    State,
)
from paddock.games.roborally.rules.steps.damage import TASKS

EDITION: Final = "roborally@1"
PHASES: Final = {
    "setup": FIRST_PLAYER,
    "turn_start": TURN_START,
    "deal_windows": DEAL_WINDOWS,
    "programming": PROGRAM_OPEN,
    "power_down": DECLARE,
    "register": ANNOUNCE,
    "cleanup": REPAIR,
    "wipe": WIPE,
    "stay_down": STAY,
    "reentry": REENTRY,
    "turn_end": TURN_END,
    "over": OVER,
}
LETTERS: Final = {"A": ANNOUNCE, "B": ORDER, "C": ELEMENTS, "D": WEAPONS, "E": TOUCH, "end": REGISTER_END}
FIELDS: Final = (
    "title",
    "options",
    "course",
    "seats",
    "turn",
    "phase",
    "register",
    "step",
    "until",
    "robots",
    "flags",
    "control",
    "home",
    "carried",
    "returning",
    "discard",
    "option_discard",
    "deck",
    "pending",
    "decisions",
    "chances",
)

PENDING: Final = (
    "step",
    "register",
    "stop",
    "cursor",
    "ask",
    "agenda",
    "actors",
    "shots",
    "hits",
    "marks",
    "stage",
    "blind",
    "override",
    "echo",
    "abandoned",
)
_LOOSE: Final = ("setup", "over")
"""Phases in which the list of controlled flags has another length."""


def phase_of(state: State) -> str:
    """The name of the phase that a position stands in."""
    step = state.step
    if ANNOUNCE <= step <= REGISTER_END:
        return "register"
    found = "setup"
    for name, first in PHASES.items():
        if first <= step:
            found = name
    return found


def letter_of(state: State) -> str:
    """The letter of the step within a register."""
    found = "A"
    for letter, first in LETTERS.items():
        if first <= state.step:
            found = letter
    return found


def _stop(register: int, letter: str) -> int:
    """The moment before a step of a register; `end` is the moment before whatever follows the register."""
    if letter != "end":
        return register * STEPS + LETTERS[letter]
    return (register + 1) * STEPS + ANNOUNCE if register < 5 else 5 * STEPS + REPAIR


# -- writing ---------------------------------------------------------------------------------------------------


def dump(state: State) -> Json:
    """The whole position as JSON."""
    course = state.course
    model = state.cast.model
    found: Json = {
        "title": EDITION,
        "options": write_settings(state.settings),
        "course": course_json(state),
        "seats": state.cast.seats,
        "turn": state.turn,
        "phase": phase_of(state),
    }
    if found["phase"] == "register":
        found["register"] = state.register
        found["step"] = letter_of(state)
    found["robots"] = [write_robot(state, robot) for robot in range(len(model))]
    found["flags"] = flag_squares(state)
    if course.is_team:
        found["control"] = list(state.control)
        found["home"] = list(state.home)
        found["carried"] = [ROBOT.names[model[robot]] if robot != NOBODY else None for robot in state.carried]
    found["returning"] = [ROBOT.names[model[robot]] for robot in state.returning]
    found["discard"] = [CARD.names[card] for card in state.discard]
    found["option_discard"] = options_in(state.option_discard)
    found["deck"] = options_in(state.option_deck)
    found["pending"] = _pending(state)
    return found


def flag_squares(state: State) -> list[list[int]]:
    """Where the flags are; a carried one shares its carrier's square (RR-19.16)."""
    squares = [
        state.square[state.carried[flag]] if state.carried[flag] != NOBODY else square
        for flag, square in enumerate(state.flags)
    ]
    return [list(state.course.xy(square)) for square in squares]


def course_json(state: State) -> object:
    """A shipped course is named, one of a position's own is written out."""
    return state.course.source if state.settings.course == OWN_COURSE else state.course.id


def options_in(mask: int) -> list[str]:
    """The Options in a bit mask."""
    return [OPTION.names[option] for option in range(OPTIONS) if (mask >> option) & 1]


def _pending(state: State) -> Json:
    """Where exactly the engine stands: the part of a position that nobody writes by hand."""
    return {
        "step": state.step,
        "register": state.register,
        "stop": state.stop,
        "cursor": state.cursor,
        "ask": [questions.NAMES[state.ask], state.ask_robot, state.ask_detail],
        "agenda": [[TASKS[task], *rest] for task, *rest in state.agenda],
        "actors": list(state.actors),
        "shots": [list(shot) for shot in state.shots],
        "hits": [list(hit) for hit in state.hits],
        "marks": [state.doomed, state.shield, state.rammed, state.touched],
        "stage": list(state.stage),
        "blind": list(state.blind),
        "override": list(state.override),
        "echo": list(state.echo),
        "abandoned": state.abandoned,
    }


# -- reading ---------------------------------------------------------------------------------------------------


def load(position: Mapping[str, Any]) -> State:
    """The position that a JSON object describes; raises :class:`BadPositionError` with the field that is wrong."""
    top = Reader(position, "", FIELDS)
    if top.text("title", EDITION) != EDITION:
        raise top.problem("title", "needs-exactly", value=EDITION)
    course, settings = _course(top)
    state, readers = read_robots(top, course, settings)
    if settings.lives == 4 and state.cast.seats < 5:
        raise top.problem("options.lives", "four-lives", clause="RR-1.4")
    phase = _moment(top, state)
    _board(top, state, phase)
    pending = top.child("pending", PENDING)
    if pending is not None:
        _read_pending(pending, state)
        if phase_of(state) != phase or (phase == "register" and top.get("register", 1) != state.register):
            raise pending.problem("", "dump-misfit")
    check_position(top, readers, state, phase)
    return state


def _course(top: Reader) -> tuple[Course, Settings]:
    options = dict(top.mapping("options"))
    given = top.get("course", None)
    if given is None:
        given = options.get("course", Settings().course)
    try:
        if isinstance(given, str):
            return shipped_course(given), read_settings({**options, "course": given})
        if isinstance(given, Mapping):
            return compile_course(given), read_settings({**options, "course": OWN_COURSE})
        raise top.problem("course", "needs-course")
    except (BadDataError, BadSetupError) as error:
        if isinstance(error, BadSetupError):
            where = f"options.{error.details['where']}"
        elif isinstance(given, str):
            where = "course" if top.get("course", None) is not None else "options.course"
        else:
            where = f"course.{error.details['where']}"
        details = {**error.details, "where": where}
        raise BadPositionError(**details) from error


def _moment(top: Reader, state: State) -> str:
    """Where in the turn the position stands, and where to stop; returns the phase."""
    phase = top.choice("phase", "programming", tuple(PHASES))
    state.step = PHASES[phase]
    played = top.get("pending", None) is not None
    state.turn = top.whole("turn", 1, 0 if played or phase in ("setup", "over") else 1, state.settings.max_turns)
    if state.step <= TURN_START and state.turn and not played:
        state.turn -= 1  # the turn that is about to begin has not been counted yet
    if phase == "register":
        state.register = top.whole("register", 1, 1, 5)
        state.step = LETTERS[top.choice("step", "A", tuple(LETTERS))]
    else:
        for field in ("register", "step"):
            if top.get(field, None) is not None:
                raise top.problem(field, "not-in-phase", phase=phase)
        state.register = 5 if phase == "cleanup" else 0
    for robot in range(len(state.square)):
        if state.step > PROGRAM or state.stage[robot] == DONE:
            state.stage[robot] = DONE
        else:
            state.stage[robot] = PROGRAMMING
    until = top.child("until", ("register", "step"))
    if until is not None:
        register = until.whole("register", max(1, state.register), 1, 5)
        state.stop = _stop(register, until.choice("step", "end", tuple(LETTERS)))
    return phase


def _board(top: Reader, state: State, phase: str) -> None:
    """What lies on the board and beside it."""
    course = state.course
    flags = len(course.flags)
    if "flags" in top.data:
        for place, at in enumerate(top.items("flags")):
            if at is None:
                raise top.problem(f"flags[{place}]", "needs-square")
        state.flags = [read_square(top, f"flags[{n}]", at, course) for n, at in enumerate(_listed(top, "flags", flags))]
    by_name = {ROBOT.names[model]: robot for robot, model in enumerate(state.cast.model)}

    def robot_named(name: object, where: str) -> int:
        if not isinstance(name, str) or name not in by_name:
            raise top.problem(where, "needs-one-of", choices=tuple(by_name))
        return by_name[name]

    if "carried" in top.data:
        given = _listed(top, "carried", flags)
        state.carried = tuple(NOBODY if n is None else robot_named(n, f"carried[{at}]") for at, n in enumerate(given))
        for flag, robot in enumerate(state.carried):
            if robot != NOBODY:
                state.flags[flag] = -1
    if "control" in top.data:
        state.control = _teams(top, len(state.square) if phase == "setup" else flags + 2 if phase == "over" else flags)
    if "home" in top.data:
        state.home = tuple(top.items("home"))
        if state.home not in ((0, 1), (1, 0)) or any(type(board) is not int for board in state.home):
            raise top.problem("home", "needs-one-of", choices=("[0, 1]", "[1, 0]"))
    if "returning" in top.data:
        none_twice(top, "returning", top.items("returning"))
        state.returning = tuple(robot_named(n, f"returning[{at}]") for at, n in enumerate(top.items("returning")))
    state.discard = [top.code("discard", name, CARD) for name in top.items("discard")]
    _option_piles(top, state)


def _listed(top: Reader, field: str, flags: int) -> list[Any]:
    """A list with an entry for each flag."""
    given = top.items(field)
    if len(given) != flags:
        raise top.problem(field, "course-flags", flags=flags)
    return given


def _teams(top: Reader, most: int) -> tuple[int, ...]:
    """The team that controls each flag. While teams are chosen they stand here, and at the end the winners follow."""
    given = top.items("control")
    for place, team in enumerate(given):
        if type(team) is not int or not 0 <= team <= 2:
            raise top.problem(f"control[{place}]", "needs-whole", low=0, high=2)
    if len(given) > most or (len(given) < most and top.choice("phase", "programming", tuple(PHASES)) not in _LOOSE):
        raise top.problem("control", "course-flags", flags=most)
    return tuple(given)


def _option_piles(top: Reader, state: State) -> None:
    """The Options in the deck and beside it; each lies in one place only (RR-16.2)."""
    taken = state.owned
    for field in ("option_discard", "deck"):
        pile = 0
        for place, name in enumerate(top.items(field)):
            bit = 1 << top.code(f"{field}[{place}]", name, OPTION)
            if bit & taken:
                raise top.problem(f"{field}[{place}]", "option-twice", clause="RR-16.2", option=name)
            pile, taken = pile | bit, taken | bit
        if field == "option_discard":
            state.option_discard = pile
        elif "deck" in top.data:
            state.option_deck = pile
        else:
            state.option_deck = (1 << OPTIONS) - 1 & ~taken


def _read_pending(pending: Reader, state: State) -> None:
    """The inverse of `_pending`."""
    data = pending.data
    try:
        state.step = int(data["step"])
        state.register = int(data["register"])
        state.stop = int(data["stop"])
        state.cursor = int(data["cursor"])
        name, robot, detail = data["ask"]
        state.ask = questions.NAMES.index(name)
        state.ask_robot, state.ask_detail = int(robot), int(detail)
        state.agenda = [(TASKS.index(task), int(a), int(b), int(c), int(e)) for task, a, b, c, e in data["agenda"]]
        state.actors = tuple(int(actor) for actor in data["actors"])
        state.shots = tuple((int(a), int(b), int(c)) for a, b, c in data["shots"])
        state.hits = tuple((int(a), int(b), int(c), int(e)) for a, b, c, e in data["hits"])
        state.doomed, state.shield, state.rammed, state.touched = (int(mark) for mark in data["marks"])
        state.stage = [int(stage) for stage in data["stage"]]
        state.blind = tuple(int(mask) for mask in data["blind"])
        state.override = tuple(int(mask) for mask in data["override"])
        state.echo = tuple(int(content) for content in data["echo"])
        state.abandoned = bool(data["abandoned"])
    except (KeyError, ValueError, TypeError) as error:
        raise pending.problem("", "not-from-dump") from error
    if not _fits(state):
        raise pending.problem("", "dump-misfit")


def _fits(state: State) -> bool:
    """Whether what was pending speaks of the steps and robots that there are."""
    robots = len(state.square)
    named = [state.ask_robot, *(task[1] for task in state.agenda), *(7 - (actor & 7) for actor in state.actors)]
    named += [shot[0] for shot in state.shots] + [hit[0] for hit in state.hits]
    masks = [*state.blind, *state.override]
    return (
        0 <= state.step <= OVER
        and 0 <= state.register <= 5
        and -1 <= state.stop < 6 * STEPS
        and state.cursor >= 0
        and len(state.stage) == len(state.blind) == len(state.override) == robots
        and len(state.echo) in (0, 5 * robots)
        and all(0 <= robot < robots for robot in named)
        and all(PROGRAMMING <= stage <= DONE for stage in state.stage)
        and all(0 <= mask < 32 for mask in masks)
        and all(0 <= mark < 1 << robots for mark in (state.doomed, state.rammed, state.touched))
        and 0 <= state.shield < 16
    )
