"""Every decision of RoboRally (section (a) of the rules), declared once; docs/positions/roborally.md explains them."""

from __future__ import annotations

from typing import Final

from paddock.core.decision import Decision, DecisionSpace, Kind, Values, numbers
from paddock.games.roborally.components.content import (
    CARD,
    CARD_OR_NONE,
    CARDS,
    COLUMN,
    FACING,
    OPTION,
    OPTIONS,
    REGISTER,
    ROBOT,
    ROW,
)

TAKE_ROBOT: Final = 0
TEAM: Final = 1
HOME_BOARD: Final = 2
DRAFT: Final = 3
DEPLOY: Final = 4
USE_RECOMPILE: Final = 5
USE_FLYWHEEL: Final = 6
PLACE: Final = 7
SEAL: Final = 8
STORE_CONDITIONAL: Final = 9
STORE_FLYWHEEL: Final = 10
POWER_DOWN: Final = 11
GYRO: Final = 12
USE_CONDITIONAL: Final = 13
ABORT: Final = 14
USE_BRAKES: Final = 15
USE_FOURTH_GEAR: Final = 16
USE_REVERSE_GEAR: Final = 17
WEAPON: Final = 18
HIGH_POWER: Final = 19
FIRE_DAMAGE: Final = 20
FIRE_LOCK: Final = 21
FIRE_DESTROY: Final = 22
TAKE_DAMAGE: Final = 23
PREVENT: Final = 24
NO_TOUCH: Final = 25
ARM_TOUCH: Final = 26
LOSE: Final = 27
STAY_DOWN: Final = 28
ENTER: Final = 29
FACE: Final = 30
CONCEDE: Final = 31
TIME_UP: Final = 32

MAIN_LASER: Final = OPTIONS
"""As a weapon: the main laser, coded after the Options."""

YES_NO: Final = Values("answer", ("no", "yes"))
ON_OFF: Final = Values("switch", ("off", "on"))
STOP_PASS: Final = Values("path", ("stop", "pass"))
TEAM_NUMBER: Final = numbers("team", 1, 2)
BOARD_NUMBER: Final = numbers("board", 0, 1)
WEAPON_NAME: Final = Values(
    "weapon",
    (*OPTION.names, "main_laser"),
    message_of=lambda code: (f"weapon-{'main_laser' if code == OPTIONS else OPTION.names[code]}", {}),
)

SPACE: Final = DecisionSpace(
    [
        Kind(TAKE_ROBOT, "robot", [("robot", ROBOT)]),
        Kind(TEAM, "team", [("team", TEAM_NUMBER)]),
        Kind(HOME_BOARD, "home_board", [("board", BOARD_NUMBER)]),
        Kind(DRAFT, "draft", [("option", OPTION)]),
        Kind(DEPLOY, "deploy", [("x", COLUMN), ("y", ROW)], quiet=True),
        Kind(USE_RECOMPILE, "recompile", [("answer", YES_NO)]),
        Kind(USE_FLYWHEEL, "flywheel", [("answer", YES_NO)]),
        Kind(PLACE, "place", [("register", REGISTER), ("card", CARD)], quiet=True),
        Kind(SEAL, "seal", binding=True),
        Kind(STORE_CONDITIONAL, "store_conditional", [("card", CARD_OR_NONE)]),
        Kind(STORE_FLYWHEEL, "store_flywheel", [("card", CARD_OR_NONE)]),
        Kind(POWER_DOWN, "power_down", [("answer", YES_NO)]),
        Kind(GYRO, "gyro", [("switch", ON_OFF)]),
        Kind(USE_CONDITIONAL, "conditional", [("answer", YES_NO)]),
        Kind(ABORT, "abort", [("answer", YES_NO)]),
        Kind(USE_BRAKES, "brakes", [("answer", YES_NO)]),
        Kind(USE_FOURTH_GEAR, "fourth_gear", [("answer", YES_NO)]),
        Kind(USE_REVERSE_GEAR, "reverse_gear", [("answer", YES_NO)]),
        Kind(WEAPON, "weapon", [("weapon", WEAPON_NAME)]),
        Kind(HIGH_POWER, "high_power", [("path", STOP_PASS)]),
        Kind(FIRE_DAMAGE, "fire_damage"),
        Kind(FIRE_LOCK, "fire_lock", [("register", REGISTER)]),
        Kind(FIRE_DESTROY, "fire_destroy", [("option", OPTION)]),
        Kind(TAKE_DAMAGE, "take_damage"),
        Kind(PREVENT, "prevent", [("option", OPTION)]),
        Kind(NO_TOUCH, "no_touch"),
        Kind(ARM_TOUCH, "arm_touch", [("x", COLUMN), ("y", ROW)]),
        Kind(LOSE, "lose", [("option", OPTION)]),
        Kind(STAY_DOWN, "stay_down", [("answer", YES_NO)]),
        Kind(ENTER, "enter", [("x", COLUMN), ("y", ROW)], quiet=True),
        Kind(FACE, "face", [("facing", FACING)], quiet=True),
        Kind(CONCEDE, "concede", standing=True),
        Kind(TIME_UP, "time_up", standing=True),
    ]
)

PLACE_IN: Final[list[list[Decision]]] = [
    [SPACE.make(PLACE, register, card) for card in range(CARDS)] for register in range(5)
]
"""`PLACE_IN[register][card]`, so that a list of what can be placed is only looked up."""
PLACES: Final[list[list[tuple[Decision, ...]]]] = [
    [tuple(PLACE_IN[r][card] for r in range(5) if (empty >> r) & 1) for card in range(CARDS)] for empty in range(32)
]
"""`PLACES[mask of empty registers][card]`: where a card can go."""
SEAL_IT: Final = SPACE.make(SEAL)
CONCEDE_IT: Final = SPACE.make(CONCEDE)
TIME_IS_UP: Final = SPACE.make(TIME_UP)
