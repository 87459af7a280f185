"""What of a table of RoboRally never changes, for clients that draw it: the course with all its elements.

`docs/positions/roborally.md` tells the fields. What moves (robots, archives, flags on courses where they do) is in the
view; `flags` here is where they start.
"""
# mypyc: off

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from paddock.core.game import Json

from ..components import settings
from ..components.content import FACING_EAST, FACING_SOUTH, FACING_VALUES
from ..components.course import SITE_HAMMER, Course, built_in_course, compile_course

REGISTER_NUMBERS = range(1, 6)


def scene(chosen_settings: Mapping[str, object]) -> Json:
    """The scene of a table with these chosen; raises `BadSetupError` or `BadDataError` as setting it up would."""
    own = chosen_settings.get("course")
    if isinstance(own, Mapping):
        settings.read_settings({**chosen_settings, "course": settings.OWN_COURSE})
        return course_scene(compile_course(own))
    return course_scene(built_in_course(settings.read_settings(chosen_settings).course))


def course_scene(course: Course) -> Json:
    """A compiled course as JSON."""
    data = course.source
    return {
        "course": course.id,
        "name": str(data.get("name", course.id)),
        "width": course.width,
        "height": course.height,
        "boards": _boards_json(course),
        "squares": [_square_json(course, square) for square in range(course.size) if course.is_on_board[square]],
        "walls": _walls_json(course),
        "lasers": [
            {
                **_coordinates_json(course, laser.square),
                "fires": FACING_VALUES.names[laser.firing_direction],
                "beams": laser.beams,
                "line": [list(course.xy(square)) for square in laser.line],
            }
            for laser in course.lasers
        ],
        "flags": [
            {"number": number, **_coordinates_json(course, square)} for number, square in enumerate(course.flags, 1)
        ],
        "players": {
            "min": course.min_players,
            "max": course.max_players,
            "even_only": course.needs_even_players or course.is_team,
        },
        "length": str(data.get("length", "")),
        "category": str(data.get("category", "")),
        "rules": list(course.rules),
    }


def _coordinates_json(course: Course, square: int) -> dict[str, Any]:
    x, y = course.xy(square)
    return {"x": x, "y": y}


def _boards_json(course: Course) -> list[dict[str, Any]]:
    """The boards as they lie; one without a name where the course is drawn square by square."""
    placings = course.source.get("boards", ()) or ({"board": None, "rotation_cw": 0},)
    return [
        {
            "board": placing["board"],
            "x": x,
            "y": y,
            "width": width,
            "height": height,
            "rotation": placing["rotation_cw"],
        }
        for placing, (x, y, width, height) in zip(placings, course.boards, strict=True)
    ]


def _square_json(course: Course, square: int) -> dict[str, Any]:
    square_json = _coordinates_json(course, square)
    speed, leave, entries = course.belts[square]
    if speed:
        square_json["belt"] = {
            "speed": speed,
            "exit": FACING_VALUES.names[leave],
            "turn_from": [FACING_VALUES.names[side] for side in range(4) if entries >> side & 1],
            "from": [FACING_VALUES.names[side] for side in range(4) if _belt_enters_from(course, square, side)],
        }
    if course.gear_rotation[square]:
        square_json["gear"] = "right" if course.gear_rotation[square] == 1 else "left"
    if course.is_pit[square]:
        square_json["pit"] = True
    pushing = [register for register in REGISTER_NUMBERS if course.pusher_directions[register][square] >= 0]
    if pushing:
        pushes = FACING_VALUES.names[course.pusher_directions[pushing[0]][square]]
        square_json["pusher"] = {"pushes": pushes, "registers": pushing}
    crushing = [register for register in REGISTER_NUMBERS if course.is_crusher[register][square]]
    if crushing:
        square_json["crusher"] = {"registers": crushing}
    if course.repair_sites[square]:
        square_json["repair"] = 2 if course.repair_sites[square] & SITE_HAMMER else 1
    for number, (dock, facing) in course.docks.items():
        if dock == square:
            square_json["dock"] = {"number": number, "facing": FACING_VALUES.names[facing]}
    return square_json


def _belt_enters_from(course: Course, square: int, side: int) -> bool:
    """Whether a belt brings robots in from this side."""
    other = course.squares_beside[side][square]
    if other < 0 or (square, side) in course.walls:
        return False
    speed, leave, _ = course.belts[other]
    return speed > 0 and leave == (side + 2) % 4


def _walls_json(course: Course) -> list[dict[str, Any]]:
    """Every wall once: to the east or south of a square, or on the other sides where no square is beyond it."""
    return [
        {**_coordinates_json(course, square), "side": FACING_VALUES.names[side]}
        for square, side in sorted(course.walls)
        if side in (FACING_EAST, FACING_SOUTH) or course.squares_beside[side][square] < 0
    ]
