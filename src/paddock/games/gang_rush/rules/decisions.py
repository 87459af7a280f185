"""Every decision of GangRush (section A of the rules), declared once; docs/positions/gang_rush.md explains them."""

from __future__ import annotations

from typing import Final

from paddock.core.decision import Decision, DecisionSpace, Kind
from paddock.games.gang_rush.components.bridge import BESIDE, DIRECTION, DIRECTIONS, SPACE_NAME, SPACES, STARTS
from paddock.games.gang_rush.components.content import (
    ALL_DICE,
    DICE,
    DICE_SET,
    DIE,
    DRIVER,
    DRIVERS,
    FACE,
    HAZARD,
    HAZARDS,
    OPEN_TILES,
    POINTS,
    PRICE,
    STEPS,
    TILE,
    TOP,
)

CAR: Final = 0
HAZARD_PICK: Final = 1
DISCARD: Final = 2
PLACE: Final = 3
RAMP: Final = 4
SERVICE: Final = 5
ROLL: Final = 6
REROLL: Final = 7
STOP: Final = 8
SETTLE: Final = 9
LOAD: Final = 10
DOUBLE: Final = 11
GUNSMITH: Final = 12
REPAIR: Final = 13
RESTART: Final = 14
SET_SPEED: Final = 15
NO_SERVICE: Final = 16
STEP: Final = 17
SHOOT: Final = 18
MORTAR: Final = 19
PUMP: Final = 20
TRICK: Final = 21
GARAGE: Final = 22
BUY: Final = 23
USE: Final = 24
MOVE: Final = 25
DONE: Final = 26
HANDBRAKE: Final = 27
END: Final = 28
SHIFT: Final = 29
BOUNCE: Final = 30
CRANE: Final = 31
CONCEDE: Final = 32

_SPACE: Final = ("space", SPACE_NAME)
_DIRECTION: Final = ("direction", DIRECTION)

SPACE: Final = DecisionSpace(
    [
        Kind(CAR, "car", [("driver", DRIVER), _SPACE]),
        Kind(HAZARD_PICK, "hazard", [("hazard", HAZARD)], quiet=True),
        Kind(DISCARD, "discard", [("hazard", HAZARD)]),
        Kind(PLACE, "place", [_SPACE], quiet=True),
        Kind(RAMP, "ramp", quiet=True),
        Kind(SERVICE, "service", quiet=True),
        Kind(ROLL, "roll"),
        Kind(REROLL, "reroll", [("dice", DICE_SET)]),
        Kind(STOP, "stop"),
        Kind(SETTLE, "settle", quiet=True),
        Kind(LOAD, "load", [("die", DIE), ("face", FACE)], quiet=True),
        Kind(DOUBLE, "double", [("die", DIE)], quiet=True),
        Kind(GUNSMITH, "gunsmith", [("die", DIE)], quiet=True),
        Kind(REPAIR, "repair", [("points", POINTS)], quiet=True),
        Kind(RESTART, "restart", quiet=True),
        Kind(SET_SPEED, "speed", [("steps", STEPS)], quiet=True),
        Kind(NO_SERVICE, "no_service", quiet=True),
        Kind(STEP, "step", [_DIRECTION], quiet=True),
        Kind(SHOOT, "shoot", [_DIRECTION], quiet=True),
        Kind(MORTAR, "mortar", [_DIRECTION], quiet=True),
        Kind(PUMP, "pump", quiet=True),
        Kind(TRICK, "trick", [("driver", DRIVER)], quiet=True),
        Kind(GARAGE, "garage", [("points", POINTS)], quiet=True),
        Kind(BUY, "buy", [("price", PRICE)], quiet=True),
        Kind(USE, "use", [("tile", TILE)], quiet=True),
        Kind(MOVE, "move", [("from", SPACE_NAME), ("to", SPACE_NAME)], quiet=True),
        Kind(DONE, "done", quiet=True),
        Kind(HANDBRAKE, "handbrake", quiet=True),
        Kind(END, "end"),
        Kind(SHIFT, "shift", [_SPACE], quiet=True),
        Kind(BOUNCE, "bounce", [_SPACE], quiet=True),
        Kind(CRANE, "crane", [_SPACE]),
        Kind(CONCEDE, "concede", standing=True),
    ]
)

_SPACES: Final = range(len(SPACE_NAME))
PICKED: Final = [{space: SPACE.make(CAR, driver, space) for space in STARTS} for driver in range(DRIVERS)]
"""`PICKED[driver][space]`."""
HAZARD_PICKED: Final = [SPACE.make(HAZARD_PICK, hazard) for hazard in range(HAZARDS)]
HAZARD_DISCARDED: Final = [SPACE.make(DISCARD, hazard) for hazard in range(HAZARDS)]
PLACED: Final = [SPACE.make(PLACE, space) for space in _SPACES]
RAMP_NOW: Final = SPACE.make(RAMP)
SERVICE_NOW: Final = SPACE.make(SERVICE)
ROLL_NOW: Final = SPACE.make(ROLL)
REROLLED: Final = [SPACE.make(REROLL, dice) for dice in range(ALL_DICE)]
"""The set of dice with the bit mask m is at m - 1."""
STOP_NOW: Final = SPACE.make(STOP)
SETTLE_NOW: Final = SPACE.make(SETTLE)
LOADED: Final = [[SPACE.make(LOAD, die, face) for face in range(len(FACE))] for die in range(DICE)]
DOUBLED: Final = [SPACE.make(DOUBLE, die) for die in range(DICE)]
TO_SHOT: Final = [SPACE.make(GUNSMITH, die) for die in range(DICE)]
REPAIRED: Final = [SPACE.make(REPAIR, max(0, points - 1)) for points in range(len(POINTS) + 1)]
RESTART_NOW: Final = SPACE.make(RESTART)
SPEED_SET: Final = [SPACE.make(SET_SPEED, steps) for steps in range(len(STEPS))]
"""`SPEED_SET[TOP + steps]`."""
NO_SERVICE_NOW: Final = SPACE.make(NO_SERVICE)
STEPPED: Final = [SPACE.make(STEP, direction) for direction in range(DIRECTIONS)]
SHOTS: Final = [SPACE.make(SHOOT, direction) for direction in range(DIRECTIONS)]
MORTARS: Final = [SPACE.make(MORTAR, direction) for direction in range(DIRECTIONS)]
PUMP_NOW: Final = SPACE.make(PUMP)
TRICKED: Final = [SPACE.make(TRICK, driver) for driver in range(DRIVERS)]
GARAGED: Final = [SPACE.make(GARAGE, max(0, points - 1)) for points in range(len(POINTS) + 1)]
BOUGHT: Final = [SPACE.make(BUY, place) for place in range(OPEN_TILES)]
USED: Final = [SPACE.make(USE, tile) for tile in range(len(TILE))]
MOVED: Final = [{to: SPACE.make(MOVE, space, to) for to in BESIDE[space]} for space in range(SPACES)]
"""`MOVED[from][to]`, for spaces that are next to each other."""
DONE_NOW: Final = SPACE.make(DONE)
HANDBRAKE_NOW: Final = SPACE.make(HANDBRAKE)
END_NOW: Final = SPACE.make(END)
SHIFTED: Final = [SPACE.make(SHIFT, space) for space in _SPACES]
BOUNCED: Final = [SPACE.make(BOUNCE, space) for space in _SPACES]
CRANED: Final = [SPACE.make(CRANE, space) for space in _SPACES]
CONCEDE_NOW: Final = SPACE.make(CONCEDE)


def steps_of(decision: Decision) -> int:
    """The steps of the dial that a `speed` decision makes, down or up."""
    return decision.args[0] - TOP
