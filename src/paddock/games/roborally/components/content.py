"""RoboRally's components, read from `data/`: cards, Options, robots, boards and courses (RR-1.2, RR-3.1, RR-16.2).

This module reads its package's own data files when it is imported; nothing else in the title touches a file.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from importlib import resources
from typing import Any, Final

from paddock.core.decision import Values, numbers
from paddock.core.errors import BadDataError

NORTH: Final = 0
EAST: Final = 1
SOUTH: Final = 2
WEST: Final = 3

U_TURN: Final = 0
ROTATE_LEFT: Final = 1
ROTATE_RIGHT: Final = 2
BACK_UP: Final = 3
MOVE_1: Final = 4
MOVE_2: Final = 5
MOVE_3: Final = 6
ACTIONS: Final = ("u_turn", "rotate_left", "rotate_right", "back_up", "move_1", "move_2", "move_3")
QUARTERS: Final[list[int]] = [2, 3, 1, 0, 0, 0, 0]
"""By how many quarters to the right each action turns a robot."""
SQUARES: Final[list[int]] = [0, 0, 0, 1, 1, 2, 3]
"""How many squares each action moves it."""

NO_CARD: Final = -1


_DATA: Final = resources.files("paddock.games.roborally") / "data"


def read(name: str) -> Any:
    """A data file of this title as JSON."""
    return json.loads((_DATA / name).read_text(encoding="utf-8"))


def _cards() -> tuple[tuple[str, ...], list[int], list[int]]:
    cards = sorted(read("program_cards.json")["cards"], key=lambda card: int(card["priority"]))
    return (
        tuple(card["id"] for card in cards),
        [ACTIONS.index(card["action"]) for card in cards],
        [int(card["priority"]) for card in cards],
    )


_CARD_NAMES, ACTION, PRIORITY = _cards()
"""`ACTION[card]` is what a card does, `PRIORITY[card]` its number; cards are coded in the order of priority."""
CARDS: Final = len(_CARD_NAMES)


def _card_message(code: int) -> tuple[str, dict[str, object]]:
    return f"card-{ACTIONS[ACTION[code]]}", {"priority": PRIORITY[code]}


CARD: Final = Values("card", _CARD_NAMES, message_of=_card_message)
CARD_OR_NONE: Final = Values(
    "card-or-none",
    (*_CARD_NAMES, "none"),
    message_of=lambda code: ("card-none", {}) if code == CARDS else _card_message(code),
)
ALL_CARDS: Final[list[int]] = list(range(CARDS))

OPTION_CARDS: Final[list[dict[str, Any]]] = read("option_cards.json")["cards"]
OPTION: Final = Values("option", (card["id"] for card in OPTION_CARDS))
OPTIONS: Final = len(OPTION)

ABLATIVE_COAT: Final = OPTION.code("ablative_coat")
ABORT_SWITCH: Final = OPTION.code("abort_switch")
BRAKES: Final = OPTION.code("brakes")
CIRCUIT_BREAKER: Final = OPTION.code("circuit_breaker")
CONDITIONAL_PROGRAM: Final = OPTION.code("conditional_program")
CRAB_LEGS: Final = OPTION.code("crab_legs")
DOUBLE_BARRELED_LASER: Final = OPTION.code("double_barreled_laser")
DUAL_PROCESSOR: Final = OPTION.code("dual_processor")
EXTRA_MEMORY: Final = OPTION.code("extra_memory")
FIRE_CONTROL: Final = OPTION.code("fire_control")
FLYWHEEL: Final = OPTION.code("flywheel")
FOURTH_GEAR: Final = OPTION.code("fourth_gear")
GYROSCOPIC_STABILIZER: Final = OPTION.code("gyroscopic_stabilizer")
HIGH_POWER_LASER: Final = OPTION.code("high_power_laser")
MECHANICAL_ARM: Final = OPTION.code("mechanical_arm")
MINI_HOWITZER: Final = OPTION.code("mini_howitzer")
POWER_DOWN_SHIELD: Final = OPTION.code("power_down_shield")
PRESSOR_BEAM: Final = OPTION.code("pressor_beam")
RADIO_CONTROL: Final = OPTION.code("radio_control")
RAMMING_GEAR: Final = OPTION.code("ramming_gear")
REAR_FIRING_LASER: Final = OPTION.code("rear_firing_laser")
RECOMPILE: Final = OPTION.code("recompile")
REVERSE_GEAR: Final = OPTION.code("reverse_gear")
SCRAMBLER: Final = OPTION.code("scrambler")
SUPERIOR_ARCHIVE: Final = OPTION.code("superior_archive")
TRACTOR_BEAM: Final = OPTION.code("tractor_beam")


def _uses(option: int) -> int:
    return int(OPTION_CARDS[option]["uses"])


ABLATIVE_USES: Final = _uses(ABLATIVE_COAT)
HOWITZER_USES: Final = _uses(MINI_HOWITZER)

ROBOTS: Final[list[dict[str, Any]]] = read("robots.json")["robots"]
ROBOT: Final = Values("robot", (robot["id"] for robot in ROBOTS))
FACING: Final = Values("facing", ("N", "E", "S", "W"))
REGISTER: Final = numbers("register", 1, 5)
SEAT: Final = numbers("seat", 0, 7)
SPAN: Final = 64
"""No course is wider or higher than this: four boards in a row and their docks need 52 squares."""
COLUMN: Final = numbers("x", 0, SPAN - 1)
ROW: Final = numbers("y", 0, SPAN - 1)

_COURSES: Final = read("courses.json")
COURSE_DATA: Final[dict[str, dict[str, Any]]] = {course["id"]: course for course in _COURSES["courses"]}
_BOARD_NAMES: Final = sorted(entry.name for entry in (_DATA / "boards").iterdir() if entry.name.endswith(".json"))
BOARD_DATA: Final[dict[str, dict[str, Any]]] = {
    board["id"]: board for board in (read(f"boards/{name}") for name in _BOARD_NAMES)
}
STANDING_DATA: Final[dict[str, float]] = read("standing.json")["parts"]["race"]["weights"]
"""What the figures of `win_chance.py` weigh, found by `tools/calibrate.py`."""
PLACES_DATA: Final[dict[str, Any]] = read("places.json")["parts"]
"""What decides, by `places.py`, who wins and who comes before whom at a table of more than two."""


def course_named(course_id: str) -> Mapping[str, Any]:
    """The data of a shipped course; raises :class:`BadDataError` with the ids that exist."""
    found = COURSE_DATA.get(course_id)
    if found is None:
        known = tuple(COURSE_DATA)
        where = course_id[:40]
        raise BadDataError(file="courses.json", where=where, problem="no-such-course", clause="RR-19.1", known=known)
    return found
