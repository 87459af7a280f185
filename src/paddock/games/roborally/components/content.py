"""RoboRally's components, read from `data/`: cards, Options, robots, boards and courses (RR-1.2, RR-3.1, RR-16.2).

This module reads its package's own data files when it is imported; nothing else in the title touches a file.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from importlib import resources
from typing import Any, Final

from paddock.core.decision import ValueSet, number_range
from paddock.core.errors import BadDataError

FACING_NORTH: Final = 0
FACING_EAST: Final = 1
FACING_SOUTH: Final = 2
FACING_WEST: Final = 3

U_TURN: Final = 0
ROTATE_LEFT: Final = 1
ROTATE_RIGHT: Final = 2
BACK_UP: Final = 3
MOVE_1: Final = 4
MOVE_2: Final = 5
MOVE_3: Final = 6
ACTION_NAMES: Final = ("u_turn", "rotate_left", "rotate_right", "back_up", "move_1", "move_2", "move_3")
QUARTER_TURNS_BY_ACTION: Final[list[int]] = [2, 3, 1, 0, 0, 0, 0]
"""By how many quarters to the right each action turns a robot."""
SQUARES_BY_ACTION: Final[list[int]] = [0, 0, 0, 1, 1, 2, 3]
"""How many squares each action moves it."""

NO_CARD: Final = -1


_DATA_FOLDER: Final = resources.files("paddock.games.roborally") / "data"


def read_json(file_name: str) -> Any:
    """A data file of this title as JSON."""
    return json.loads((_DATA_FOLDER / file_name).read_text(encoding="utf-8"))


def _read_cards() -> tuple[tuple[str, ...], list[int], list[int]]:
    cards = sorted(read_json("program_cards.json")["cards"], key=lambda card: int(card["priority"]))
    return (
        tuple(card["id"] for card in cards),
        [ACTION_NAMES.index(card["action"]) for card in cards],
        [int(card["priority"]) for card in cards],
    )


_CARD_NAMES, CARD_ACTION, CARD_PRIORITY = _read_cards()
"""`CARD_ACTION[card]` is what a card does, `CARD_PRIORITY[card]` its number; cards are coded by priority."""
CARD_COUNT: Final = len(_CARD_NAMES)


def _card_message(code: int) -> tuple[str, dict[str, object]]:
    return f"card-{ACTION_NAMES[CARD_ACTION[code]]}", {"priority": CARD_PRIORITY[code]}


CARD_VALUES: Final = ValueSet("card", _CARD_NAMES, message_of=_card_message)
CARD_OR_NONE_VALUES: Final = ValueSet(
    "card-or-none",
    (*_CARD_NAMES, "none"),
    message_of=lambda code: ("card-none", {}) if code == CARD_COUNT else _card_message(code),
)
ALL_CARDS: Final[list[int]] = list(range(CARD_COUNT))

OPTION_DATA: Final[list[dict[str, Any]]] = read_json("option_cards.json")["cards"]
OPTION_VALUES: Final = ValueSet("option", (card["id"] for card in OPTION_DATA))
OPTION_COUNT: Final = len(OPTION_VALUES)

ABLATIVE_COAT: Final = OPTION_VALUES.code("ablative_coat")
ABORT_SWITCH: Final = OPTION_VALUES.code("abort_switch")
OPTION_BRAKES: Final = OPTION_VALUES.code("brakes")
CIRCUIT_BREAKER: Final = OPTION_VALUES.code("circuit_breaker")
CONDITIONAL_PROGRAM: Final = OPTION_VALUES.code("conditional_program")
OPTION_CRAB_LEGS: Final = OPTION_VALUES.code("crab_legs")
DOUBLE_BARRELED_LASER: Final = OPTION_VALUES.code("double_barreled_laser")
DUAL_PROCESSOR: Final = OPTION_VALUES.code("dual_processor")
EXTRA_MEMORY: Final = OPTION_VALUES.code("extra_memory")
OPTION_FIRE_CONTROL: Final = OPTION_VALUES.code("fire_control")
OPTION_FLYWHEEL: Final = OPTION_VALUES.code("flywheel")
FOURTH_GEAR: Final = OPTION_VALUES.code("fourth_gear")
GYROSCOPIC_STABILIZER: Final = OPTION_VALUES.code("gyroscopic_stabilizer")
HIGH_POWER_LASER: Final = OPTION_VALUES.code("high_power_laser")
MECHANICAL_ARM: Final = OPTION_VALUES.code("mechanical_arm")
MINI_HOWITZER: Final = OPTION_VALUES.code("mini_howitzer")
POWER_DOWN_SHIELD: Final = OPTION_VALUES.code("power_down_shield")
PRESSOR_BEAM: Final = OPTION_VALUES.code("pressor_beam")
RADIO_CONTROL: Final = OPTION_VALUES.code("radio_control")
RAMMING_GEAR: Final = OPTION_VALUES.code("ramming_gear")
REAR_FIRING_LASER: Final = OPTION_VALUES.code("rear_firing_laser")
OPTION_RECOMPILE: Final = OPTION_VALUES.code("recompile")
REVERSE_GEAR: Final = OPTION_VALUES.code("reverse_gear")
OPTION_SCRAMBLER: Final = OPTION_VALUES.code("scrambler")
SUPERIOR_ARCHIVE: Final = OPTION_VALUES.code("superior_archive")
TRACTOR_BEAM: Final = OPTION_VALUES.code("tractor_beam")


def _option_uses(option: int) -> int:
    return int(OPTION_DATA[option]["uses"])


ABLATIVE_USES: Final = _option_uses(ABLATIVE_COAT)
HOWITZER_USES: Final = _option_uses(MINI_HOWITZER)

ROBOT_DATA: Final[list[dict[str, Any]]] = read_json("robots.json")["robots"]
ROBOT_VALUES: Final = ValueSet("robot", (robot["id"] for robot in ROBOT_DATA))
FACING_VALUES: Final = ValueSet("facing", ("N", "E", "S", "W"))
REGISTER_VALUES: Final = number_range("register", 1, 5)
SEAT_VALUES: Final = number_range("seat", 0, 7)
MAX_COURSE_SIZE: Final = 64
"""No course is wider or higher than this: four boards in a row and their docks need 52 squares."""
COLUMN_VALUES: Final = number_range("x", 0, MAX_COURSE_SIZE - 1)
ROW_VALUES: Final = number_range("y", 0, MAX_COURSE_SIZE - 1)

_COURSE_FILE: Final = read_json("courses.json")
COURSE_DATA: Final[dict[str, dict[str, Any]]] = {course["id"]: course for course in _COURSE_FILE["courses"]}
_BOARD_FILES: Final = sorted(
    entry.name for entry in (_DATA_FOLDER / "boards").iterdir() if entry.name.endswith(".json")
)
BOARD_DATA: Final[dict[str, dict[str, Any]]] = {
    board["id"]: board for board in (read_json(f"boards/{name}") for name in _BOARD_FILES)
}
WIN_CHANCE_WEIGHTS: Final[dict[str, float]] = read_json("standing.json")["parts"]["race"]["weights"]
"""What the figures of `win_chance.py` weigh, found by `tools/calibrate.py`."""
PLACING_WEIGHTS: Final[dict[str, Any]] = read_json("places.json")["parts"]
"""What decides, by `placing_chance.py`, who wins and who comes before whom at a table of more than two."""


def course_data(course_id: str) -> Mapping[str, Any]:
    """The data of a shipped course; raises :class:`BadDataError` with the ids that exist."""
    data = COURSE_DATA.get(course_id)
    if data is None:
        known = tuple(COURSE_DATA)
        where = course_id[:40]
        raise BadDataError(file="courses.json", where=where, problem="no-such-course", clause="RR-19.1", known=known)
    return data
