"""Rallyman: GT's components, read from `data/`: dice, dashboards, damage tokens, tiles and circuits (RG-1).

This module reads its package's own data files when it is imported; nothing else in the title touches a file. All
numbers of the rules are in those files.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from importlib import resources
from typing import Any, Final

from paddock.core.decision import ValueSet

_DATA_FOLDER: Final = resources.files("paddock.games.rallyman_gt") / "data"


def read_data(file_name: str) -> Any:
    """A data file of this title as JSON."""
    return json.loads((_DATA_FOLDER / file_name).read_text(encoding="utf-8"))


# -- cars and speeds -------------------------------------------------------------------------------------------

COLOURS: Final = ("blue", "red", "yellow", "green", "orange", "purple")  # six colours (RG-1.1); their names are ours
CAR_VALUES: Final = ValueSet("car", COLOURS)
MAX_CARS: Final = len(COLOURS)
GEAR_COUNT: Final = 6
DOUBLE_ZERO: Final = -1  # the marker 00. It ranks after 0 (RG-3.4), and so does its number
SPEED_VALUES: Final = ValueSet("speed", ("00", *(str(speed) for speed in range(GEAR_COUNT + 1))))
"""The eight markers (RG-1.4); a speed has the code `speed + 1`."""
ROUND_COLOUR_VALUES: Final = ValueSet("round", ("white", "black"))
SIDE_VALUES: Final = ValueSet("side", ("left", "right"))
LEFT_SIDE: Final = 0
RIGHT_SIDE: Final = 1

# -- dice ------------------------------------------------------------------------------------------------------

DIE_FACE_VALUES: Final = ValueSet("face", ("clear", "warning"))
CLEAR_FACE: Final = 0
WARNING_FACE: Final = 1

GAS_DIE: Final = 0
BRAKE_DIE: Final = 7
BOOST_DIE: Final = 8
DIE_VALUES: Final = ValueSet("die", ("gas", *(f"gear-{gear}" for gear in range(1, GEAR_COUNT + 1)), "brake", "boost"))
"""The dice by sort: gas, the gear dice at the code of their gear, brake, boost."""


def _warning_faces() -> tuple[int, ...]:
    """How many of the six faces of each die show a warning (RG-1.3)."""
    found = [0] * len(DIE_VALUES)
    data = read_data("dice.json")
    for die in (*data["dice"], *data["optional_expansion_dice"]):
        name = f"gear-{die['gear']}" if die["type"] == "gear" else str(die["type"])
        found[DIE_VALUES.code(name)] = int(die["warning_faces"])
    return tuple(found)


DIE_FACES: Final = 6
WARNING_FACES_BY_DIE: Final = _warning_faces()
DIE_OUTCOMES: Final[list[list[int]]] = [
    [CLEAR_FACE] * (DIE_FACES - count) + [WARNING_FACE] * count for count in WARNING_FACES_BY_DIE
]
"""`DIE_OUTCOMES[die]`: its six faces as outcomes."""
WARNING_CHANCE_BY_DIE: Final[list[float]] = [count / DIE_FACES for count in WARNING_FACES_BY_DIE]
"""`WARNING_CHANCE_BY_DIE[die]`: how likely a warning is."""

# -- dashboards ------------------------------------------------------------------------------------------------

WEATHER_VALUES: Final = ValueSet("weather", ("sun", "rain"))
SUNNY_WEATHER: Final = 0
TYRES_VALUES: Final = ValueSet("tyres", ("asphalt", "rain", "soft"))
ASPHALT_TYRES: Final = 0
RAIN_TYRES: Final = 1
SOFT_TYRES: Final = 2
NO_TYRES: Final = -1
_DASHBOARD_DATA: Final = read_data("dashboards.json")
CAR_CLASS_VALUES: Final = ValueSet("class", tuple(_DASHBOARD_DATA["classes"]))


class Dashboard:
    """One face of a dashboard: dice by sort, and the warnings at which control is lost (RG-1.5, RG-1.6, RG-22.1)."""

    __slots__ = ("boost_dice", "brake_dice", "fresh_turns", "gas_dice", "gear_dice", "threshold", "worn_threshold")

    def __init__(self, face: Mapping[str, Any]) -> None:
        self.gear_dice = int(face["gear_dice"])
        self.gas_dice = int(face["gas_dice"])
        self.brake_dice = int(face["brake_dice"])
        self.boost_dice = int(face["boost_dice"])
        self.threshold = int(face["warnings_for_loss"])
        wear = face.get("wear")
        self.fresh_turns = int(wear["turns_on_this_set"]) if wear else 0
        self.worn_threshold = int(wear["warnings_for_loss_after"]) if wear else self.threshold


DASHBOARDS: Final[list[Dashboard]] = [
    Dashboard(_DASHBOARD_DATA["classes"][name]["tyres"][tyres][weather])
    for name in CAR_CLASS_VALUES.names
    for tyres in TYRES_VALUES.names
    for weather in WEATHER_VALUES.names
]  # the faces by class, then by tyres, then by weather
MISSING_GEARS: Final[list[int]] = [
    sum(1 << gear for gear in range(int(data["max_gear"]) + 1, GEAR_COUNT + 1))
    for data in _DASHBOARD_DATA["classes"].values()
]
"""`MISSING_GEARS[class]`: bit mask of the gear dice that a class does not have."""


# -- loss of control and damage --------------------------------------------------------------------------------

DANGER_VALUES: Final = ValueSet("danger", ("yellow", "orange", "red"))


_LOSSES_DATA: Final = [_DASHBOARD_DATA["loss_of_control"][str(speed)] for speed in range(1, GEAR_COUNT + 1)]
LOSS_MARKER_BY_SPEED: Final = (0, *(DOUBLE_ZERO if row["marker"] == "00" else 0 for row in _LOSSES_DATA))
"""`LOSS_MARKER_BY_SPEED[speed]`: 0, or 00 (RG-13.3)."""
LOSS_TOKENS_BY_SPEED: Final[tuple[tuple[int, ...], ...]] = (
    (0, 0, 0),
    *(tuple(int(row["damage"][danger]) for danger in DANGER_VALUES.names) for row in _LOSSES_DATA),
)
"""`LOSS_TOKENS_BY_SPEED[speed][danger]`: how many tokens are drawn (RG-13.3)."""

_TOKENS_DATA: Final = read_data("damage_tokens.json")["tokens"]
TOKEN_VALUES: Final = ValueSet("token", tuple(token["id"] for token in _TOKENS_DATA))
TOKEN_KIND_COUNT: Final = len(TOKEN_VALUES)
TOKEN_COUNTS_IN_FULL_BAG: Final = tuple(
    int(token["count"]) for token in _TOKENS_DATA
)  # how many tokens of each kind there are (RG-1.7)
REPAIRABLE_TOKENS: Final[list[int]] = [kind for kind, token in enumerate(_TOKENS_DATA) if token["returned_by_repair"]]
"""The kinds of token that a repair stop brings back into the bag (RG-15.3)."""
GEAR_DAMAGE: Final = TOKEN_VALUES.code("gear")
BRAKE_DAMAGE: Final = TOKEN_VALUES.code("brake")
GAS_DAMAGE: Final = TOKEN_VALUES.code("gas")
WEATHER_CHANGE: Final = TOKEN_VALUES.code("weather")
YELLOW_FLAG: Final = TOKEN_VALUES.code("yellow_flag")

# -- the time sheet --------------------------------------------------------------------------------------------

_SHEET_DATA: Final = read_data("time_sheet.json")
SHEET_ROWS: Final[list[tuple[str, int]]] = [(str(row["marker"]), int(row["seconds"])) for row in _SHEET_DATA["rows"]]
"""The rows of the sheet from the top: marker and seconds."""
SHEET_TURNS: Final = int(_SHEET_DATA["turns_per_sheet"])
SHEET_HEADER_FIELDS: Final[list[str]] = [str(field) for field in _SHEET_DATA["header"]]
SHEET_TOTALS: Final[list[str]] = [str(field) for field in _SHEET_DATA["totals"]]
_TIMES_DATA: Final[dict[str, int]] = dict(SHEET_ROWS)
MARKER_SECONDS: Final[list[int]] = [_TIMES_DATA[name] for name in SPEED_VALUES.names]
"""`MARKER_SECONDS[speed + 1]`: what a turn that ends with this marker costs (RG-19.2)."""
SECONDS_PER_TOKEN: Final = int(_SHEET_DATA["seconds_gained_per_focus_token"])

# -- the pits --------------------------------------------------------------------------------------------------

_TILES_DATA: Final = read_data("tiles.json")
_ZONES_DATA: Final = _TILES_DATA["pit_tile"]["zones"]
PIT_ZONE_VALUES: Final = ValueSet("zone", tuple(zone["id"] for zone in _ZONES_DATA))
ZONE_TYRES: Final = PIT_ZONE_VALUES.code("tyres")
ZONE_REPAIR: Final = PIT_ZONE_VALUES.code("repair")
ZONE_BOTH: Final = PIT_ZONE_VALUES.code("both")
MARKER_BY_PIT_ZONE: Final = tuple(DOUBLE_ZERO if zone["marker"] == "00" else 0 for zone in _ZONES_DATA)

# -- tiles and circuits ----------------------------------------------------------------------------------------

TILE_DATA: Final[dict[str, dict[str, Any]]] = {tile["id"]: tile for tile in _TILES_DATA["tiles"]}
TILE_SHAPES: Final[dict[str, dict[str, Any]]] = _TILES_DATA["shapes"]
ROAD_WIDTH_BY_LANES: Final[dict[int, float]] = {
    int(lanes): float(width) for lanes, width in _TILES_DATA["conventions"]["road_width"].items()
}
TILE_COPIES: Final[dict[str, int]] = {
    number: int(count) for number, count in _TILES_DATA["inventory"].items() if number != _TILES_DATA["pit_tile"]["id"]
}
"""How many tiles of each number there are; both sides share them (RG-1.9)."""
START_TILE: Final = "102"
MAX_TILES: Final = sum(TILE_COPIES.values())

_SPACE_IDS: Final = tuple(sorted({space["id"] for tile in TILE_DATA.values() for space in tile["spaces"]}))
SPACE_VALUES: Final = ValueSet("space", tuple(f"{index}:{space}" for index in range(MAX_TILES) for space in _SPACE_IDS))
"""Every space that a circuit can have: `i:X`, space X of the tile at place i of the driving order."""
SPACE_NAME_COUNT: Final = len(SPACE_VALUES)

_CIRCUITS_DATA: Final = read_data("circuits.json")
CIRCUIT_DATA: Final[dict[str, dict[str, Any]]] = {str(data["id"]): data for data in _CIRCUITS_DATA["circuits"]}
RACE_LENGTHS: Final[list[dict[str, Any]]] = _CIRCUITS_DATA["length_guidelines"]
_PACE_FILE_DATA: Final = read_data("pace.json")
PACE_DATA: Final[dict[str, list[list[int]]]] = _PACE_FILE_DATA["circuits"]
"""How long it takes to the finish, worked out beforehand: see `pace.py`."""
ROUND_COUNTS_DATA: Final[dict[str, list[list[int]]]] = _PACE_FILE_DATA.get("rounds", {})  # the same in rounds
LAST_LAP_TURN_ODDS: Final[dict[str, list[list[list[int]]]]] = _PACE_FILE_DATA.get("turns", {})
"""How likely each number of turns is on the last lap."""
WIN_CHANCE_WEIGHTS: Final[dict[str, float]] = read_data("standing.json")["parts"]["race"]["weights"]
"""What the figures of `win_chance.py` weigh, found by `tools/calibrate.py`."""
