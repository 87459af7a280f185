"""The bridge as tables: spaces and what is next to them, made once from `data/bridge.json` (GB-2, GB-24.2).

A space is a small number: lane by lane, from the start on. Next to a space may also lie something that is no space;
then the table has one of the codes below.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from paddock.core.compiling import fields_set_in
from paddock.core.decision import ValueSet

from .content import (
    BARRIER_COUNT,
    HAZARD_TYPE_COUNT,
    HAZARD_VALUES,
    ITEM_KIND_SHIFT,
    ITEM_POLICE_POST,
    ITEM_WALL_CONTAINER,
    read_data,
)

BRIDGE_DATA: Final[dict[str, Any]] = read_data("bridge.json")

DIRECTION_VALUES: Final = ValueSet("direction", ("F", "B", "FL", "FR", "BL", "BR"))
DIRECTION_FORWARD: Final = 0
DIRECTION_BACK: Final = 1
DIRECTION_FORWARD_LEFT: Final = 2
DIRECTION_FORWARD_RIGHT: Final = 3
DIRECTION_BACK_LEFT: Final = 4
DIRECTION_BACK_RIGHT: Final = 5
DIRECTION_COUNT: Final = len(DIRECTION_VALUES)
OPPOSITE_BY_DIRECTION: Final = (
    DIRECTION_BACK,
    DIRECTION_FORWARD,
    DIRECTION_BACK_RIGHT,
    DIRECTION_BACK_LEFT,
    DIRECTION_FORWARD_RIGHT,
    DIRECTION_FORWARD_LEFT,
)
FRONT_DIRECTIONS: Final = (
    (DIRECTION_FORWARD, DIRECTION_FORWARD_LEFT, DIRECTION_FORWARD_RIGHT),
    (DIRECTION_BACK, DIRECTION_BACK_LEFT, DIRECTION_BACK_RIGHT),
)
"""`FRONT_DIRECTIONS[facing]`: the three front directions, straight ahead first (GB-2.6). A facing is F or B."""
LATERAL_DIRECTIONS: Final = (DIRECTION_FORWARD_LEFT, DIRECTION_FORWARD_RIGHT, DIRECTION_BACK_LEFT, DIRECTION_BACK_RIGHT)

# -- spaces ----------------------------------------------------------------------------------------------------

LANE_COUNT: Final = int(BRIDGE_DATA["lanes"])
EXIT_Y: Final = int(BRIDGE_DATA["exit_y"])
_SPACE_DATA: Final[list[dict[str, Any]]] = sorted(BRIDGE_DATA["spaces"], key=lambda space: (space["lane"], space["y"]))
SPACE_COUNT: Final = len(_SPACE_DATA)
LANE_BY_SPACE: Final[tuple[int, ...]] = (*(int(space["lane"]) for space in _SPACE_DATA), *range(1, LANE_COUNT + 1))
Y_BY_SPACE: Final[tuple[int, ...]] = (
    *(int(space["y"]) for space in _SPACE_DATA),
    *(EXIT_Y + lane % 2 for lane in range(1, LANE_COUNT + 1)),
)
"""`Y_BY_SPACE[space]`: progress in half-spaces; after the spaces come the five beyond the far end, lane by lane."""
SPACE_VALUES: Final = ValueSet("space", tuple(f"{lane}:{y}" for lane, y in zip(LANE_BY_SPACE, Y_BY_SPACE, strict=True)))
IS_ROAD_SPACE: Final[tuple[bool, ...]] = tuple(space["kind"] == "road" for space in _SPACE_DATA)
IS_DAMAGED_SPACE: Final[tuple[bool, ...]] = tuple(bool(space["damaged"]) for space in _SPACE_DATA)
START_MONEY_BY_SPACE: Final[tuple[int, ...]] = tuple(int(space.get("start_money", 0)) for space in _SPACE_DATA)
START_SPACES: Final[tuple[int, ...]] = tuple(space for space in range(SPACE_COUNT) if not IS_ROAD_SPACE[space])
ROAD_SPACES: Final[tuple[int, ...]] = tuple(space for space in range(SPACE_COUNT) if IS_ROAD_SPACE[space])

# What is next to a space besides spaces
BEHIND_START_SPACE: Final = -1
"""The dead end behind the start spaces (GB-2.10)."""
RIVER_EDGE: Final = -2
LOW_PIER_EDGE: Final = -3
HIGH_PIER_EDGE: Final = -4
BANK_EDGE: Final = -5
_EDGE_CODE_BY_NAME: Final = {
    "river": RIVER_EDGE,
    "low_pier": LOW_PIER_EDGE,
    "high_pier": HIGH_PIER_EDGE,
    "bank": BANK_EDGE,
}
_EDGE_BY_SIDE_AND_Y: Final = {
    (edge["side"], int(edge["y"])): _EDGE_CODE_BY_NAME[edge["type"]] for edge in BRIDGE_DATA["edges"]
}
_SPACE_BY_LANE_AND_Y: Final = {(LANE_BY_SPACE[code], Y_BY_SPACE[code]): code for code in range(len(SPACE_VALUES))}


def _next_space(space: int, direction: int) -> int:
    """What lies one step away (GB-2.3, GB-2.7, GB-2.8)."""
    across, along = BRIDGE_DATA["coordinate_system"]["directions"][DIRECTION_VALUES.names[direction]]
    lane, y = LANE_BY_SPACE[space] + across, Y_BY_SPACE[space] + along
    if lane < 1 or lane > LANE_COUNT:
        return _EDGE_BY_SIDE_AND_Y[("left" if lane < 1 else "right", y)]
    return _SPACE_BY_LANE_AND_Y.get((lane, y), BEHIND_START_SPACE)


NEXT_SPACE_BY_DIRECTION: Final[tuple[tuple[int, ...], ...]] = tuple(
    tuple(_next_space(space, direction) for space in range(SPACE_COUNT)) for direction in range(DIRECTION_COUNT)
)
"""`NEXT_SPACE_BY_DIRECTION[direction][space]`: a space, one beyond the far end (`SPACE_COUNT` and more), or a code
below 0."""
ADJACENT_SPACES: Final[tuple[tuple[int, ...], ...]] = tuple(
    tuple(
        n for direction in range(DIRECTION_COUNT) if 0 <= (n := NEXT_SPACE_BY_DIRECTION[direction][space]) < SPACE_COUNT
    )
    for space in range(SPACE_COUNT)
)
"""`ADJACENT_SPACES[space]`: the adjacent spaces."""

# -- the expert walls ------------------------------------------------------------------------------------------

NO_WALL: Final = 0
MIN_EXPERT_PLAYERS: Final = min(int(players) for players in BRIDGE_DATA["expert_walls"])
_NO_SPACES: Final = (False,) * SPACE_COUNT


def _adjacent_among(spaces: Sequence[int]) -> tuple[tuple[int, ...], ...]:
    """For each space, those of some spaces that are next to it."""
    return tuple(tuple(near for near in ADJACENT_SPACES[space] if near in spaces) for space in range(SPACE_COUNT))


class BorderWall:
    """The closed border for a number of players (GB-24.2): what stands where, and which spaces it changes."""

    def __init__(self, bridge_data: dict[str, Any] | None) -> None:
        self.turnaround_zone = 0
        self.pieces: tuple[tuple[int, int], ...] = ()
        """Space and item of each piece."""
        self.is_in_turnaround: tuple[bool, ...] = _NO_SPACES
        """Wholly in the turnaround zone: U-turns (GB-24.5)."""
        self.is_locked: tuple[bool, ...] = _NO_SPACES
        """Nothing may be placed there (GB-24.4)."""
        self.is_beyond_wall: tuple[bool, ...] = _NO_SPACES
        """Whoever comes to rest there is arrested (GB-24.8)."""
        self.tiles_set_aside: tuple[int, ...] = (0,) * HAZARD_TYPE_COUNT
        """Hazard tiles set aside, by kind."""
        self.barrier_count = BARRIER_COUNT
        """How many barriers there are for the road (GB-24.7)."""
        if bridge_data is not None:
            self._build_from_data(bridge_data)
        self.unlocked_spaces = tuple(space for space in ROAD_SPACES if not self.is_locked[space])
        """The road spaces that are not locked."""
        self.placeable_spaces = tuple(space for space in self.unlocked_spaces if not IS_DAMAGED_SPACE[space])
        """The spaces that can ever take a hazard (GB-6.3, GB-24.4)."""
        self.spaces_beside_unlocked = _adjacent_among(self.unlocked_spaces)
        self.spaces_beside_placeable = _adjacent_among(self.placeable_spaces)
        """The spaces of these two next to each space."""

    __slots__ = fields_set_in(__init__)

    def _build_from_data(self, bridge_data: dict[str, Any]) -> None:
        self.turnaround_zone = int(bridge_data["turnaround_zone"])
        walls: dict[int, int] = {}
        pieces: list[tuple[int, int]] = []
        for piece in bridge_data["wall"]:
            space = SPACE_VALUES.code(piece["space"])
            walls[LANE_BY_SPACE[space]] = Y_BY_SPACE[space]
            if piece["piece"] == "container":
                pieces.append((space, ITEM_WALL_CONTAINER << ITEM_KIND_SHIFT))
            else:
                pieces.append((space, ITEM_POLICE_POST << ITEM_KIND_SHIFT | int(piece["police"])))
                self.barrier_count -= 1
        self.pieces = tuple(pieces)
        self.is_beyond_wall = tuple(Y_BY_SPACE[space] > walls[LANE_BY_SPACE[space]] for space in range(SPACE_COUNT))
        zones: list[list[int]] = [space["zones"] for space in _SPACE_DATA]
        standing = {space for space, _ in pieces}
        self.is_in_turnaround = tuple(
            zones[space] == [self.turnaround_zone] and space not in standing for space in range(SPACE_COUNT)
        )
        self.is_locked = tuple(
            self.turnaround_zone in zones[space] or self.is_beyond_wall[space] for space in range(SPACE_COUNT)
        )
        aside = [0] * HAZARD_TYPE_COUNT
        for tile in bridge_data["tiles_set_aside"]:
            aside[HAZARD_VALUES.code(tile)] += 1
        self.tiles_set_aside = tuple(aside)


BORDER_WALLS: Final[dict[int, BorderWall]] = {
    NO_WALL: BorderWall(None),
    **{int(players): BorderWall(data) for players, data in BRIDGE_DATA["expert_walls"].items()},
}
ZONES_BY_SPACE: Final[tuple[tuple[int, ...], ...]] = tuple(tuple(space["zones"]) for space in _SPACE_DATA)
