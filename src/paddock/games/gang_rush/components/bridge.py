"""The bridge as tables: spaces and what is next to them, made once from `data/bridge.json` (GB-2, GB-24.2).

A space is a small number: lane by lane, from the start on. Next to a space may also lie something that is no space;
then the table has one of the codes below.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from paddock.core.decision import Values
from paddock.games.gang_rush.components.content import BARRIERS, HAZARD, HAZARDS, KIND, POST, WALL, read

DATA: Final[dict[str, Any]] = read("bridge.json")

DIRECTION: Final = Values("direction", ("F", "B", "FL", "FR", "BL", "BR"))
F: Final = 0
B: Final = 1
FL: Final = 2
FR: Final = 3
BL: Final = 4
BR: Final = 5
DIRECTIONS: Final = len(DIRECTION)
OPPOSITE: Final = (B, F, BR, BL, FR, FL)
AHEAD: Final = ((F, FL, FR), (B, BL, BR))
"""`AHEAD[facing]`: the three front directions, straight ahead first (GB-2.6). A facing is F or B."""
LATERAL: Final = (FL, FR, BL, BR)

# -- spaces ----------------------------------------------------------------------------------------------------

LANES: Final = int(DATA["lanes"])
EXIT_Y: Final = int(DATA["exit_y"])
_SPACES: Final[list[dict[str, Any]]] = sorted(DATA["spaces"], key=lambda space: (space["lane"], space["y"]))
SPACES: Final = len(_SPACES)
LANE: Final[tuple[int, ...]] = (*(int(space["lane"]) for space in _SPACES), *range(1, LANES + 1))
Y: Final[tuple[int, ...]] = (
    *(int(space["y"]) for space in _SPACES),
    *(EXIT_Y + lane % 2 for lane in range(1, LANES + 1)),
)
"""`Y[space]`: progress in half-spaces; after the spaces come the five beyond the far end, lane by lane."""
SPACE_NAME: Final = Values("space", tuple(f"{lane}:{y}" for lane, y in zip(LANE, Y, strict=True)))
IS_ROAD: Final[tuple[bool, ...]] = tuple(space["kind"] == "road" for space in _SPACES)
DAMAGED: Final[tuple[bool, ...]] = tuple(bool(space["damaged"]) for space in _SPACES)
START_MONEY: Final[tuple[int, ...]] = tuple(int(space.get("start_money", 0)) for space in _SPACES)
STARTS: Final[tuple[int, ...]] = tuple(space for space in range(SPACES) if not IS_ROAD[space])
ROAD: Final[tuple[int, ...]] = tuple(space for space in range(SPACES) if IS_ROAD[space])

# What is next to a space besides spaces
BEHIND: Final = -1
"""The dead end behind the start spaces (GB-2.10)."""
RIVER: Final = -2
LOW_PIER: Final = -3
HIGH_PIER: Final = -4
BANK: Final = -5
_EDGE_CODE: Final = {"river": RIVER, "low_pier": LOW_PIER, "high_pier": HIGH_PIER, "bank": BANK}
_EDGES: Final = {(edge["side"], int(edge["y"])): _EDGE_CODE[edge["type"]] for edge in DATA["edges"]}
_CODES: Final = {(LANE[code], Y[code]): code for code in range(len(SPACE_NAME))}


def _next(space: int, direction: int) -> int:
    """What lies one step away (GB-2.3, GB-2.7, GB-2.8)."""
    across, along = DATA["coordinate_system"]["directions"][DIRECTION.names[direction]]
    lane, y = LANE[space] + across, Y[space] + along
    if lane < 1 or lane > LANES:
        return _EDGES[("left" if lane < 1 else "right", y)]
    return _CODES.get((lane, y), BEHIND)


NEXT: Final[tuple[tuple[int, ...], ...]] = tuple(
    tuple(_next(space, direction) for space in range(SPACES)) for direction in range(DIRECTIONS)
)
"""`NEXT[direction][space]`: a space, one beyond the far end (`SPACES` and more), or a code below 0."""
BESIDE: Final[tuple[tuple[int, ...], ...]] = tuple(
    tuple(n for direction in range(DIRECTIONS) if 0 <= (n := NEXT[direction][space]) < SPACES)
    for space in range(SPACES)
)
"""`BESIDE[space]`: the adjacent spaces."""

# -- the expert walls ------------------------------------------------------------------------------------------

NO_WALL: Final = 0
FEWEST_EXPERTS: Final = min(int(players) for players in DATA["expert_walls"])
_NOTHING: Final = (False,) * SPACES


def _beside(spaces: Sequence[int]) -> tuple[tuple[int, ...], ...]:
    """For each space, those of some spaces that are next to it."""
    return tuple(tuple(near for near in BESIDE[space] if near in spaces) for space in range(SPACES))


class Wall:
    """The closed border for a number of players (GB-24.2): what stands where, and which spaces it changes."""

    __slots__ = (
        "aside",
        "barriers",
        "beside_placeable",
        "beside_unlocked",
        "beyond",
        "inside",
        "locked",
        "pieces",
        "placeable",
        "unlocked",
        "zone",
    )

    def __init__(self, data: dict[str, Any] | None) -> None:
        self.zone = 0
        self.pieces: tuple[tuple[int, int], ...] = ()
        """Space and item of each piece."""
        self.inside: tuple[bool, ...] = _NOTHING
        """Wholly in the turnaround zone: U-turns (GB-24.5)."""
        self.locked: tuple[bool, ...] = _NOTHING
        """Nothing may be placed there (GB-24.4)."""
        self.beyond: tuple[bool, ...] = _NOTHING
        """Whoever comes to rest there is arrested (GB-24.8)."""
        self.aside: tuple[int, ...] = (0,) * HAZARDS
        """Hazard tiles set aside, by kind."""
        self.barriers = BARRIERS
        """How many barriers there are for the road (GB-24.7)."""
        if data is not None:
            self._build(data)
        self.unlocked = tuple(space for space in ROAD if not self.locked[space])
        """The road spaces that are not locked."""
        self.placeable = tuple(space for space in self.unlocked if not DAMAGED[space])
        """The spaces that can ever take a hazard (GB-6.3, GB-24.4)."""
        self.beside_unlocked = _beside(self.unlocked)
        self.beside_placeable = _beside(self.placeable)
        """The spaces of these two next to each space."""

    def _build(self, data: dict[str, Any]) -> None:
        self.zone = int(data["turnaround_zone"])
        walls: dict[int, int] = {}
        pieces: list[tuple[int, int]] = []
        for piece in data["wall"]:
            space = SPACE_NAME.code(piece["space"])
            walls[LANE[space]] = Y[space]
            item = WALL << KIND if piece["piece"] == "container" else POST << KIND | int(piece["police"])
            pieces.append((space, item))
            if piece["piece"] != "container":
                self.barriers -= 1
        self.pieces = tuple(pieces)
        self.beyond = tuple(Y[space] > walls[LANE[space]] for space in range(SPACES))
        zones: list[list[int]] = [space["zones"] for space in _SPACES]
        standing = {space for space, _ in pieces}
        self.inside = tuple(zones[space] == [self.zone] and space not in standing for space in range(SPACES))
        self.locked = tuple(self.zone in zones[space] or self.beyond[space] for space in range(SPACES))
        aside = [0] * HAZARDS
        for tile in data["tiles_set_aside"]:
            aside[HAZARD.code(tile)] += 1
        self.aside = tuple(aside)


WALLS: Final[dict[int, Wall]] = {
    NO_WALL: Wall(None),
    **{int(players): Wall(data) for players, data in DATA["expert_walls"].items()},
}
ZONES: Final[tuple[tuple[int, ...], ...]] = tuple(tuple(space["zones"]) for space in _SPACES)
