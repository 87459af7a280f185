"""Every decision of GangRush (section A of the rules), declared once; docs/positions/gang_rush.md explains them."""

from __future__ import annotations

from typing import Final

from paddock.core.decision import Decision, DecisionKind, DecisionSpace

from ..components import content
from ..components.bridge import (
    ADJACENT_SPACES,
    DIRECTION_COUNT,
    DIRECTION_VALUES,
    SPACE_COUNT,
    SPACE_VALUES,
    START_SPACES,
)

PICK_CAR: Final = 0
PICK_HAZARD: Final = 1
DISCARD_HAZARD: Final = 2
PLACE_OBSTACLE: Final = 3
LAY_RAMP: Final = 4
BUY_SERVICE: Final = 5
ROLL_DICE: Final = 6
REROLL_DICE: Final = 7
STOP_ROLLING: Final = 8
SETTLE_DICE: Final = 9
LOAD_DIE: Final = 10
DOUBLE_DIE: Final = 11
TURN_TO_SHOT: Final = 12
REPAIR_BODY: Final = 13
RESTART_UTURN: Final = 14
SET_SPEED: Final = 15
DECLINE_SERVICE: Final = 16
DRIVE_STEP: Final = 17
SHOOT: Final = 18
FIRE_MORTAR: Final = 19
FIRE_PUMP_GUN: Final = 20
FIRE_TRICK_BULLET: Final = 21
GARAGE_REPAIR: Final = 22
BUY_TILE: Final = 23
USE_TILE: Final = 24
MOVE_OBSTACLE: Final = 25
FINISH_MOVING: Final = 26
HANDBRAKE_UTURN: Final = 27
END_TURN: Final = 28
SHIFT_POLICE: Final = 29
BOUNCE_TO_SPACE: Final = 30
CRANE_TO_SPACE: Final = 31
CONCEDE: Final = 32
SHOT_DECISION_KINDS: Final = (SHOOT, FIRE_MORTAR, FIRE_PUMP_GUN, FIRE_TRICK_BULLET)

_SPACE_ARGUMENT: Final = ("space", SPACE_VALUES)
_DIRECTION_ARGUMENT: Final = ("direction", DIRECTION_VALUES)

DECISION_SPACE: Final = DecisionSpace(
    [
        DecisionKind(PICK_CAR, "car", [("driver", content.DRIVER_VALUES), _SPACE_ARGUMENT], clause_id="GB-4.3"),
        DecisionKind(PICK_HAZARD, "hazard", [("hazard", content.HAZARD_VALUES)], is_quiet=True, clause_id="GB-6.1"),
        DecisionKind(DISCARD_HAZARD, "discard", [("hazard", content.HAZARD_VALUES)], clause_id="GB-6.5"),
        DecisionKind(PLACE_OBSTACLE, "place", [_SPACE_ARGUMENT], is_quiet=True, clause_id="GB-6.9"),
        DecisionKind(LAY_RAMP, "ramp", is_quiet=True, clause_id="GB-7.2"),
        DecisionKind(BUY_SERVICE, "service", is_quiet=True, clause_id="GB-16.6"),
        DecisionKind(ROLL_DICE, "roll", clause_id="GB-8.1"),
        DecisionKind(REROLL_DICE, "reroll", [("dice", content.DICE_SET_VALUES)], clause_id="GB-8.1"),
        DecisionKind(STOP_ROLLING, "stop", clause_id="GB-8.3"),
        DecisionKind(SETTLE_DICE, "settle", is_quiet=True, clause_id="GB-7.4"),
        DecisionKind(
            LOAD_DIE,
            "load",
            [("die", content.DIE_VALUES), ("face", content.FACE_VALUES)],
            is_quiet=True,
            clause_id="GB-21.29",
        ),
        DecisionKind(DOUBLE_DIE, "double", [("die", content.DIE_VALUES)], is_quiet=True, clause_id="GB-21.23"),
        DecisionKind(TURN_TO_SHOT, "gunsmith", [("die", content.DIE_VALUES)], is_quiet=True, clause_id="GB-21.12"),
        DecisionKind(REPAIR_BODY, "repair", [("points", content.BODY_POINT_VALUES)], is_quiet=True, clause_id="GB-9.3"),
        DecisionKind(RESTART_UTURN, "restart", is_quiet=True, clause_id="GB-9.5"),
        DecisionKind(
            SET_SPEED,
            "speed",
            [("steps", content.DIAL_STEP_VALUES)],
            is_quiet=True,
            is_formality=True,
            clause_id="GB-9.11",
        ),
        DecisionKind(DECLINE_SERVICE, "no_service", is_quiet=True, clause_id="GB-9.11"),
        DecisionKind(DRIVE_STEP, "step", [_DIRECTION_ARGUMENT], is_quiet=True, clause_id="GB-7.6"),
        DecisionKind(SHOOT, "shoot", [_DIRECTION_ARGUMENT], is_quiet=True, clause_id="GB-11.2"),
        DecisionKind(FIRE_MORTAR, "mortar", [_DIRECTION_ARGUMENT], is_quiet=True, clause_id="GB-21.6"),
        DecisionKind(FIRE_PUMP_GUN, "pump", is_quiet=True, clause_id="GB-21.9"),
        DecisionKind(
            FIRE_TRICK_BULLET, "trick", [("driver", content.DRIVER_VALUES)], is_quiet=True, clause_id="GB-21.11"
        ),
        DecisionKind(
            GARAGE_REPAIR, "garage", [("points", content.BODY_POINT_VALUES)], is_quiet=True, clause_id="GB-21.13"
        ),
        DecisionKind(BUY_TILE, "buy", [("price", content.PRICE_VALUES)], is_quiet=True, clause_id="GB-18.2"),
        DecisionKind(USE_TILE, "use", [("tile", content.TILE_VALUES)], is_quiet=True, clause_id="GB-7.10"),
        DecisionKind(
            MOVE_OBSTACLE, "move", [("from", SPACE_VALUES), ("to", SPACE_VALUES)], is_quiet=True, clause_id="GB-21.25"
        ),
        DecisionKind(FINISH_MOVING, "done", is_quiet=True, is_formality=True, clause_id="GB-21.25"),
        DecisionKind(HANDBRAKE_UTURN, "handbrake", is_quiet=True, clause_id="GB-16.8"),
        DecisionKind(END_TURN, "end", is_formality=True, clause_id="GB-7.8"),
        DecisionKind(SHIFT_POLICE, "shift", [_SPACE_ARGUMENT], is_quiet=True, clause_id="GB-11.8"),
        DecisionKind(BOUNCE_TO_SPACE, "bounce", [_SPACE_ARGUMENT], is_quiet=True, clause_id="GB-17.10"),
        DecisionKind(CRANE_TO_SPACE, "crane", [_SPACE_ARGUMENT], clause_id="GB-15.5"),
        DecisionKind(CONCEDE, "concede", always_legal=True, clause_id="GB-23.2"),
    ]
)

_make_decision: Final = DECISION_SPACE.make
_SPACES_ARGUMENTS: Final = range(len(SPACE_VALUES))
PICK_CAR_DECISIONS: Final = [
    {space: _make_decision(PICK_CAR, driver, space) for space in START_SPACES} for driver in range(content.DRIVER_COUNT)
]
"""`PICK_CAR_DECISIONS[driver][space]`."""
PICK_HAZARD_DECISIONS: Final = [_make_decision(PICK_HAZARD, hazard) for hazard in range(content.HAZARD_TYPE_COUNT)]
DISCARD_HAZARD_DECISIONS: Final = [
    _make_decision(DISCARD_HAZARD, hazard) for hazard in range(content.HAZARD_TYPE_COUNT)
]
PLACE_OBSTACLE_DECISIONS: Final = [_make_decision(PLACE_OBSTACLE, space) for space in _SPACES_ARGUMENTS]
LAY_RAMP_DECISION: Final = _make_decision(LAY_RAMP)
BUY_SERVICE_DECISION: Final = _make_decision(BUY_SERVICE)
ROLL_DICE_DECISION: Final = _make_decision(ROLL_DICE)
REROLL_DICE_DECISIONS: Final = [_make_decision(REROLL_DICE, dice) for dice in range(content.ALL_DICE)]
"""The set of dice with the bit mask m is at m - 1."""
STOP_ROLLING_DECISION: Final = _make_decision(STOP_ROLLING)
SETTLE_DICE_DECISION: Final = _make_decision(SETTLE_DICE)
LOAD_DIE_DECISIONS: Final = [
    [_make_decision(LOAD_DIE, die, face) for face in range(len(content.FACE_VALUES))]
    for die in range(content.DICE_COUNT)
]
DOUBLE_DIE_DECISIONS: Final = [_make_decision(DOUBLE_DIE, die) for die in range(content.DICE_COUNT)]
TURN_TO_SHOT_DECISIONS: Final = [_make_decision(TURN_TO_SHOT, die) for die in range(content.DICE_COUNT)]
REPAIR_BODY_DECISIONS: Final = [
    _make_decision(REPAIR_BODY, max(0, points - 1)) for points in range(len(content.BODY_POINT_VALUES) + 1)
]
RESTART_UTURN_DECISION: Final = _make_decision(RESTART_UTURN)
SET_SPEED_DECISIONS: Final = [_make_decision(SET_SPEED, steps) for steps in range(len(content.DIAL_STEP_VALUES))]
"""`SET_SPEED_DECISIONS[TOP_SPEED + steps]`."""
DECLINE_SERVICE_DECISION: Final = _make_decision(DECLINE_SERVICE)
DRIVE_STEP_DECISIONS: Final = [_make_decision(DRIVE_STEP, direction) for direction in range(DIRECTION_COUNT)]
SHOOT_DECISIONS: Final = [_make_decision(SHOOT, direction) for direction in range(DIRECTION_COUNT)]
FIRE_MORTAR_DECISIONS: Final = [_make_decision(FIRE_MORTAR, direction) for direction in range(DIRECTION_COUNT)]
FIRE_PUMP_GUN_DECISION: Final = _make_decision(FIRE_PUMP_GUN)
FIRE_TRICK_BULLET_DECISIONS: Final = [
    _make_decision(FIRE_TRICK_BULLET, driver) for driver in range(content.DRIVER_COUNT)
]
GARAGE_REPAIR_DECISIONS: Final = [
    _make_decision(GARAGE_REPAIR, max(0, points - 1)) for points in range(len(content.BODY_POINT_VALUES) + 1)
]
BUY_TILE_DECISIONS: Final = [_make_decision(BUY_TILE, place) for place in range(content.SHOP_SIZE)]
USE_TILE_DECISIONS: Final = [_make_decision(USE_TILE, tile) for tile in range(len(content.TILE_VALUES))]
MOVE_OBSTACLE_DECISIONS: Final = [
    {to: _make_decision(MOVE_OBSTACLE, space, to) for to in ADJACENT_SPACES[space]} for space in range(SPACE_COUNT)
]
"""`MOVE_OBSTACLE_DECISIONS[from][to]`, for spaces that are next to each other."""
FINISH_MOVING_DECISION: Final = _make_decision(FINISH_MOVING)
HANDBRAKE_UTURN_DECISION: Final = _make_decision(HANDBRAKE_UTURN)
END_TURN_DECISION: Final = _make_decision(END_TURN)
SHIFT_POLICE_DECISIONS: Final = [_make_decision(SHIFT_POLICE, space) for space in _SPACES_ARGUMENTS]
BOUNCE_TO_SPACE_DECISIONS: Final = [_make_decision(BOUNCE_TO_SPACE, space) for space in _SPACES_ARGUMENTS]
CRANE_TO_SPACE_DECISIONS: Final = [_make_decision(CRANE_TO_SPACE, space) for space in _SPACES_ARGUMENTS]
CONCEDE_DECISION: Final = _make_decision(CONCEDE)


def dial_steps(decision: Decision) -> int:
    """The steps of the dial that a `speed` decision makes, down or up."""
    return decision.args[0] - content.TOP_SPEED
