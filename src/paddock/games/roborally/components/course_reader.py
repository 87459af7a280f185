"""A course as somebody wrote it, checked field by field before its tables are made."""
# mypyc: off

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from paddock.core.errors import BadDataError, BadPositionError
from paddock.core.reading import Reader

from .content import FACING_VALUES, MAX_COURSE_SIZE

COURSE_FIELDS: Final = (
    *("id", "name", "width", "height", "boards", "cells", "walls", "lasers", "flags", "special_rules", "players"),
    *("length", "category", "provenance", "check"),
)
ELEMENT_FIELDS: Final[dict[str, tuple[str, ...]]] = {
    "belt": ("speed", "exit", "turn_from"),
    "crusher": ("registers",),
    "dock": ("number", "facing"),
    "gear": ("rotation",),
    "pit": (),
    "pusher": ("push", "registers"),
    "repair": ("option",),
}
"""What a square of a course can be given, and the fields of each."""
_SPECIAL_RULES: Final[dict[str, dict[str, tuple[int, int]]]] = {
    "capture_the_flag": {},
    "moving_flags": {},
    "no_power_down": {},
    "option_draft": {"deal": (1, 3), "keep": (1, 1)},
    "programming_time": {"seconds": (1, 3600)},
    "racer_and_blocker": {},
    "repair_draws_options": {"single": (0, 26), "double": (0, 26), "flag": (0, 26)},
    "robot_laser_multiplier": {"factor": (1, 9)},
    "starting_damage": {"amount": (0, 9)},
    "starting_options": {"count": (1, 3)},
    "team_elimination": {},
    "team_shared_flags": {},
    "team_single_racer": {},
    "toggle_control": {},
}
"""The special rules (RR-19), and the numbers that each may be given."""


def read_course(course_data: Mapping[str, Any]) -> Mapping[str, Any]:
    """A course without the fields that are null; raises :class:`BadDataError` with the field that is wrong."""
    given: Mapping[str, Any] = _without_nulls(course_data)
    try:
        _check_course(Reader(given, "", COURSE_FIELDS))
    except BadPositionError as error:
        raise BadDataError(**{"file": str(given.get("id", "own"))[:40], **error.details}) from error
    return given


def _without_nulls(value: Any) -> Any:
    """The same, with everything that is null left out of its object."""
    if isinstance(value, Mapping):
        return {name: _without_nulls(each) for name, each in value.items() if each is not None}
    return [_without_nulls(each) for each in value] if isinstance(value, (list, tuple)) else value


def _check_course(course: Reader) -> None:
    for field in ("id", "name", "length", "category"):
        course.read_text(field, "")
    for field in ("width", "height"):
        if field in course.data or not course.read_list("boards"):
            _required_number(course, field, 1, MAX_COURSE_SIZE)
    for board in _object_readers(course, "boards", "board", "x", "y", "rotation_cw"):
        board.read_text("board", "")
    squares: list[tuple[int, int]] = []
    for cell in _object_readers(course, "cells", "x", "y", "elements"):
        square = (
            _required_number(cell, "x", 0, MAX_COURSE_SIZE - 1),
            _required_number(cell, "y", 0, MAX_COURSE_SIZE - 1),
        )
        if square in squares:
            raise cell.position_error("", "listed-twice", name=f"{square[0]}, {square[1]}")
        squares.append(square)
        for element in _object_readers(cell, "elements"):
            _check_element(element)
    for wall in _object_readers(course, "walls", "x", "y", "side"):
        wall.read_choice("side", "", FACING_VALUES.names)
    for laser in _object_readers(course, "lasers", "x", "y", "fires", "beams"):
        laser.read_choice("fires", "", FACING_VALUES.names)
    for flag in _object_readers(course, "flags", "number", "x", "y", "square"):
        _required_number(flag, "number", 1, MAX_COURSE_SIZE)
    for rule in _object_readers(course, "special_rules"):
        numbers = _SPECIAL_RULES[rule.read_choice("rule", "", tuple(_SPECIAL_RULES))]
        boards = ("home_boards",) if rule.data["rule"] == "capture_the_flag" else ()
        known = Reader(rule.data, rule.field_path, ("rule", *numbers, *boards))
        known.read_list("home_boards")
        for field, (low, high) in numbers.items():
            known.read_whole_number(field, low, low, high)
    players = course.child_reader("players", ("min", "max", "even_only"))
    if players is not None:
        players.read_whole_number("min", 1, 1, 8)
        players.read_whole_number("max", 8, 1, 8)
        players.read_flag("even_only")


def _check_element(element: Reader) -> None:
    kind = element.get("kind", "")
    if not isinstance(kind, str) or kind not in ELEMENT_FIELDS:
        raise element.position_error("kind", "no-such-element", kind=str(kind)[:20], known=tuple(ELEMENT_FIELDS))
    fields = ELEMENT_FIELDS[kind]
    known = Reader(element.data, element.field_path, ("kind", *fields))
    for field in ("exit", "facing", "push"):
        if field in fields:
            known.read_choice(field, "", FACING_VALUES.names)
    if "speed" in fields:
        _required_number(known, "speed", 1, 2)
    if "number" in fields:
        _required_number(known, "number", 1, 8)
    if "rotation" in fields:
        known.read_choice("rotation", "", ("cw", "ccw"))
    known.read_flag("option")
    for place, side in enumerate(known.read_list("turn_from")):
        if side not in FACING_VALUES.names:
            raise known.position_error(f"turn_from[{place}]", "needs-one-of", choices=FACING_VALUES.names)
    for place, register in enumerate(known.read_list("registers")):
        if type(register) is not int or not 1 <= register <= 5:
            raise known.position_error(f"registers[{place}]", "needs-registers")


def _object_readers(reader: Reader, field_name: str, *known: str) -> list[Reader]:
    start = f"{reader.field_path}.{field_name}" if reader.field_path else field_name
    return [Reader(each, f"{start}[{place}]", known) for place, each in enumerate(reader.read_list(field_name))]


def _required_number(reader: Reader, field_name: str, min_value: int, max_value: int) -> int:
    """A whole number that can't be left out."""
    if field_name not in reader.data:
        raise reader.position_error(field_name, "needs-whole", low=min_value, high=max_value)
    return reader.read_whole_number(field_name, min_value, min_value, max_value)
