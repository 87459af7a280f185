"""Every decision of RoboRally (section (a) of the rules), declared once; docs/positions/roborally.md explains them."""

from __future__ import annotations

from typing import Final

from paddock.core.decision import Decision, DecisionKind, DecisionSpace, ValueSet, number_range

from ..components import content
from ..components.content import CARD_COUNT, OPTION_VALUES

TAKE_ROBOT: Final = 0
JOIN_TEAM: Final = 1
CHOOSE_HOME_BOARD: Final = 2
DRAFT_OPTION: Final = 3
DEPLOY_ROBOT: Final = 4
USE_RECOMPILE: Final = 5
USE_FLYWHEEL: Final = 6
PLACE_CARD: Final = 7
SEAL_PROGRAM: Final = 8
STORE_CONDITIONAL: Final = 9
STORE_FLYWHEEL: Final = 10
POWER_DOWN: Final = 11
USE_GYROSCOPE: Final = 12
USE_CONDITIONAL: Final = 13
USE_ABORT_SWITCH: Final = 14
USE_BRAKES: Final = 15
USE_FOURTH_GEAR: Final = 16
USE_REVERSE_GEAR: Final = 17
CHOOSE_WEAPON: Final = 18
USE_HIGH_POWER_LASER: Final = 19
FIRE_CONTROL_DAMAGE: Final = 20
FIRE_CONTROL_LOCK: Final = 21
FIRE_CONTROL_DESTROY: Final = 22
TAKE_DAMAGE: Final = 23
PREVENT_DAMAGE: Final = 24
NO_ARM_TOUCH: Final = 25
ARM_TOUCH: Final = 26
LOSE_OPTION: Final = 27
STAY_DOWN: Final = 28
RETURN_TO_SQUARE: Final = 29
CHOOSE_FACING: Final = 30
CONCEDE: Final = 31
TIME_UP: Final = 32

MAIN_LASER: Final = content.OPTION_COUNT
"""As a weapon: the main laser, coded after the Options."""

YES_NO_VALUES: Final = ValueSet("answer", ("no", "yes"))
ON_OFF_VALUES: Final = ValueSet("switch", ("off", "on"))
STOP_PASS_VALUES: Final = ValueSet("path", ("stop", "pass"))
TEAM_VALUES: Final = number_range("team", 1, 2)
BOARD_VALUES: Final = number_range("board", 0, 1)
WEAPON_NAMES: Final = (*OPTION_VALUES.names, "main_laser")
WEAPON_VALUES: Final = ValueSet(
    "weapon",
    WEAPON_NAMES,
    message_of=lambda code: (f"weapon-{WEAPON_NAMES[code]}", {}),
)

SQUARE_ARGUMENTS: Final[list[tuple[str, ValueSet]]] = [("x", content.COLUMN_VALUES), ("y", content.ROW_VALUES)]

DECISION_SPACE: Final = DecisionSpace(
    [
        DecisionKind(TAKE_ROBOT, "robot", [("robot", content.ROBOT_VALUES)], clause_id="RR-1.3"),
        DecisionKind(JOIN_TEAM, "team", [("team", TEAM_VALUES)], clause_id="RR-19.11"),
        DecisionKind(CHOOSE_HOME_BOARD, "home_board", [("board", BOARD_VALUES)], clause_id="RR-19.16"),
        DecisionKind(DRAFT_OPTION, "draft", [("option", OPTION_VALUES)], clause_id="RR-19.3"),
        DecisionKind(DEPLOY_ROBOT, "deploy", SQUARE_ARGUMENTS, is_quiet=True, clause_id="RR-19.16"),
        DecisionKind(USE_RECOMPILE, "recompile", [("answer", YES_NO_VALUES)], clause_id="RR-17.22"),
        DecisionKind(USE_FLYWHEEL, "flywheel", [("answer", YES_NO_VALUES)], clause_id="RR-17.11"),
        DecisionKind(
            PLACE_CARD,
            "place",
            [("register", content.REGISTER_VALUES), ("card", content.CARD_VALUES)],
            is_quiet=True,
            clause_id="RR-4.1",
        ),
        DecisionKind(SEAL_PROGRAM, "seal", is_binding=True, is_formality=True, clause_id="RR-4.2"),
        DecisionKind(
            STORE_CONDITIONAL, "store_conditional", [("card", content.CARD_OR_NONE_VALUES)], clause_id="RR-17.5"
        ),
        DecisionKind(STORE_FLYWHEEL, "store_flywheel", [("card", content.CARD_OR_NONE_VALUES)], clause_id="RR-17.11"),
        DecisionKind(POWER_DOWN, "power_down", [("answer", YES_NO_VALUES)], clause_id="RR-5.1"),
        DecisionKind(USE_GYROSCOPE, "gyro", [("switch", ON_OFF_VALUES)], clause_id="RR-17.13"),
        DecisionKind(USE_CONDITIONAL, "conditional", [("answer", YES_NO_VALUES)], clause_id="RR-17.5"),
        DecisionKind(USE_ABORT_SWITCH, "abort", [("answer", YES_NO_VALUES)], clause_id="RR-17.2"),
        DecisionKind(USE_BRAKES, "brakes", [("answer", YES_NO_VALUES)], clause_id="RR-17.3"),
        DecisionKind(USE_FOURTH_GEAR, "fourth_gear", [("answer", YES_NO_VALUES)], clause_id="RR-17.12"),
        DecisionKind(USE_REVERSE_GEAR, "reverse_gear", [("answer", YES_NO_VALUES)], clause_id="RR-17.23"),
        DecisionKind(CHOOSE_WEAPON, "weapon", [("weapon", WEAPON_VALUES)], clause_id="RR-16.4"),
        DecisionKind(USE_HIGH_POWER_LASER, "high_power", [("path", STOP_PASS_VALUES)], clause_id="RR-17.14"),
        DecisionKind(FIRE_CONTROL_DAMAGE, "fire_damage", clause_id="RR-17.10"),
        DecisionKind(FIRE_CONTROL_LOCK, "fire_lock", [("register", content.REGISTER_VALUES)], clause_id="RR-17.10"),
        DecisionKind(FIRE_CONTROL_DESTROY, "fire_destroy", [("option", OPTION_VALUES)], clause_id="RR-17.10"),
        DecisionKind(TAKE_DAMAGE, "take_damage", clause_id="RR-13.9"),
        DecisionKind(PREVENT_DAMAGE, "prevent", [("option", OPTION_VALUES)], clause_id="RR-13.9"),
        DecisionKind(NO_ARM_TOUCH, "no_touch", clause_id="RR-17.15"),
        DecisionKind(ARM_TOUCH, "arm_touch", SQUARE_ARGUMENTS, clause_id="RR-17.15"),
        DecisionKind(LOSE_OPTION, "lose", [("option", OPTION_VALUES)], clause_id="RR-14.2"),
        DecisionKind(STAY_DOWN, "stay_down", [("answer", YES_NO_VALUES)], clause_id="RR-5.7"),
        DecisionKind(RETURN_TO_SQUARE, "enter", SQUARE_ARGUMENTS, is_quiet=True, clause_id="RR-14.6"),
        DecisionKind(CHOOSE_FACING, "face", [("facing", content.FACING_VALUES)], is_quiet=True, clause_id="RR-14.8"),
        DecisionKind(CONCEDE, "concede", always_legal=True, clause_id="RR-15.4"),
        DecisionKind(TIME_UP, "time_up", always_legal=True, clause_id="RR-4.6"),
    ]
)

PLACE_DECISIONS: Final[list[list[Decision]]] = [
    [DECISION_SPACE.make(PLACE_CARD, register, card) for card in range(CARD_COUNT)] for register in range(5)
]
"""`PLACE_DECISIONS[register][card]`, so that a list of what can be placed is only looked up."""
PLACE_DECISIONS_BY_EMPTY: Final[list[list[tuple[Decision, ...]]]] = [
    [tuple(PLACE_DECISIONS[r][card] for r in range(5) if (empty >> r) & 1) for card in range(CARD_COUNT)]
    for empty in range(32)
]
"""`PLACE_DECISIONS_BY_EMPTY[mask of empty registers][card]`: where a card can go."""
SEAL_DECISION: Final = DECISION_SPACE.make(SEAL_PROGRAM)
CONCEDE_DECISION: Final = DECISION_SPACE.make(CONCEDE)
TIME_UP_DECISION: Final = DECISION_SPACE.make(TIME_UP)
