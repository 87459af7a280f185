"""GangRush's components, read from `data/`: dice, dashboards, drivers, hazards, bonus tiles, rewards (GB-1).

This module and `bridge.py` read their package's own data files when they are imported; nothing else in the title
touches a file. All numbers of the rules are in those files.
"""

from __future__ import annotations

import json
from importlib import resources
from typing import Any, Final

from paddock.core.decision import ValueSet, number_range

_DATA_FOLDER: Final = resources.files("paddock.games.gang_rush") / "data"


def read_data(file_name: str) -> Any:
    """A data file of this title as JSON."""
    return json.loads((_DATA_FOLDER / file_name).read_text(encoding="utf-8"))


# -- drivers ---------------------------------------------------------------------------------------------------

_DRIVER_DATA: Final = read_data("characters.json")["characters"]
DRIVER_VALUES: Final = ValueSet("driver", tuple(each["key"] for each in _DRIVER_DATA))
DRIVER_COUNT: Final = len(DRIVER_VALUES)
DRIVER_COLOURS: Final = tuple(str(each["colour"]) for each in _DRIVER_DATA)
DRIVER_POWERS: Final = tuple(str(each["power"]) for each in _DRIVER_DATA)
MAX_BODY_BY_DRIVER: Final[tuple[int, ...]] = tuple(int(each["body_max"]) for each in _DRIVER_DATA)
DRIVER_PUPETTA: Final = DRIVER_VALUES.code("pupetta")
DRIVER_DON_MOCCIOCO: Final = DRIVER_VALUES.code("don_moccioco")
DRIVER_DUKE: Final = DRIVER_VALUES.code("duke")
DRIVER_PARKER: Final = DRIVER_VALUES.code("parker")
PUPETTA_SPARED_BARRIERS: Final = int(_DRIVER_DATA[DRIVER_PUPETTA]["params"]["barriers_ignored_per_space"])
DON_MIN_SALE: Final = int(_DRIVER_DATA[DRIVER_DON_MOCCIOCO]["params"]["min_sale"])
DUKE_DAMAGE_REDUCTION: Final = int(_DRIVER_DATA[DRIVER_DUKE]["params"]["damage_reduction"])
SEAT_VALUES: Final = number_range("seat", 0, DRIVER_COUNT - 1)

# -- the dashboard ---------------------------------------------------------------------------------------------

DASHBOARD_DATA: Final = read_data("dashboard.json")
DIAL_STEP: Final = int(DASHBOARD_DATA["speed"]["step"])
"""Speeds are kept as speed points: the dial divided by this (GB-3.1)."""
TOP_SPEED: Final = int(DASHBOARD_DATA["speed"]["max"]) // DIAL_STEP
FREE_WHEELS: Final[tuple[int, ...]] = tuple(
    int(DASHBOARD_DATA["free_wheels"][str(DIAL_STEP * points)]) for points in range(TOP_SPEED + 1)
)
"""`FREE_WHEELS[speed]` (GB-3.2)."""
LANE_CHANGE_WHEELS: Final = int(DASHBOARD_DATA["wheel_costs"]["lane_change"])
HANDBRAKE_WHEELS: Final = int(DASHBOARD_DATA["wheel_costs"]["handbrake_uturn"])
RESTART_WHEELS: Final = int(DASHBOARD_DATA["wheel_costs"]["restart_uturn"])
BILL_VALUE: Final = int(DASHBOARD_DATA["body"]["cash_lost_per_point"])
SERVICE_PRICE: Final = int(DASHBOARD_DATA["services"]["full_repair_at_standstill"])
CRANE_PRICE: Final = int(DASHBOARD_DATA["services"]["crane"])
DEBT_SUPPLY: Final = int(DASHBOARD_DATA["bank"]["debt_supply"])
DIAL_STEP_VALUES: Final = number_range("steps", -TOP_SPEED, TOP_SPEED)
BODY_POINT_VALUES: Final = number_range("points", 1, max(MAX_BODY_BY_DRIVER))

# -- dice ------------------------------------------------------------------------------------------------------

_DICE_DATA: Final = read_data("dice.json")
FACE_VALUES: Final = ValueSet("face", tuple(_DICE_DATA["symbols"]))
SPEED_FACE: Final = FACE_VALUES.code("speed")
WHEEL_FACE: Final = FACE_VALUES.code("wheel")
SHOT_FACE: Final = FACE_VALUES.code("shot")
REPAIR_FACE: Final = FACE_VALUES.code("repair")
BREAKAGE_FACE: Final = FACE_VALUES.code("breakage")
NO_FACE: Final = -1
SHOWN_FACE_VALUES: Final = ValueSet("shown", (*FACE_VALUES.names, "none"))
"""A face as events tell it; `none` for a die that is not there."""
DICE_COUNT: Final = int(_DICE_DATA["count"])
MAX_REROLLS: Final = int(_DICE_DATA["max_rerolls"])
DIE_PRICE: Final = int(_DICE_DATA["sell_value"])
DIE_FACES: Final[list[int]] = [FACE_VALUES.code(face) for face in _DICE_DATA["faces"]]
"""The six faces of a die as outcomes."""
ALL_DICE: Final = (1 << DICE_COUNT) - 1
DIE_VALUES: Final = number_range("die", 1, DICE_COUNT)
DICE_SET_VALUES: Final = ValueSet(
    "dice",
    tuple("".join(str(die + 1) for die in range(DICE_COUNT) if mask >> die & 1) for mask in range(1, ALL_DICE + 1)),
)
"""Sets of dice; the set with the bit mask m has the code m - 1."""
LANDING_VALUES: Final = ValueSet("landing", tuple(dict.fromkeys(row["result"] for row in _DICE_DATA["landing_table"])))


def _landing_column(field_name: str) -> tuple[int, ...]:
    """A column of the landing table, by face (GB-17.7)."""
    column = [0] * len(FACE_VALUES)
    for row in _DICE_DATA["landing_table"]:
        column[FACE_VALUES.code(row["face"])] = (
            LANDING_VALUES.code(row["result"]) if field_name == "result" else int(row[field_name])
        )
    return tuple(column)


LANDING_DAMAGE: Final = _landing_column("damage")
LANDING_SHORTFALL: Final = _landing_column("short")
LANDING_RESULT_BY_SHORTFALL: Final = _landing_column("result")

# -- hazards ---------------------------------------------------------------------------------------------------

_HAZARD_DATA: Final = read_data("hazards.json")
HAZARDS_REVEALED: Final = int(_HAZARD_DATA["reveal_per_round"])

# What may lie on a space: the kind in the higher bits, its number in the lowest three
EMPTY_ITEM: Final = 0
ITEM_NAILS: Final = 1
ITEM_POLICE: Final = 2
ITEM_SPEED_LIMIT: Final = 3
ITEM_CONTAINER: Final = 4
ITEM_RAMP: Final = 5
ITEM_MINE: Final = 6
ITEM_OIL: Final = 7
ITEM_ACID: Final = 8
ITEM_POLICE_POST: Final = 9
ITEM_WALL_CONTAINER: Final = 10
ITEM_BARRIER: Final = 11
"""Never an item: barriers are counted apart, for they may share a space with police (GB-21.25)."""
SOLID_KINDS: Final = (ITEM_CONTAINER, ITEM_POLICE_POST, ITEM_WALL_CONTAINER)
"""What no car can stand on."""
SHOT_STOPPING_KINDS: Final = (*SOLID_KINDS, ITEM_RAMP)
ITEM_KIND_SHIFT: Final = 3
"""`item >> ITEM_KIND_SHIFT` is the kind of an item, `item & ITEM_NUMBER_MASK` its number."""
ITEM_NUMBER_MASK: Final = 7
_KIND_CODES: Final = {
    "nails": ITEM_NAILS, "barrier": ITEM_BARRIER, "police": ITEM_POLICE, "speed_limit": ITEM_SPEED_LIMIT,
    "container": ITEM_CONTAINER,
}  # fmt: skip


def _hazard_name(tile: dict[str, Any]) -> str:
    kind = str(tile["kind"])
    return kind if kind in ("container", "speed_limit") else f"{kind}_{tile['amount']}"


HAZARD_TILES: Final[list[str]] = [_hazard_name(tile) for tile in _HAZARD_DATA["tiles"]]
HAZARD_VALUES: Final = ValueSet("hazard", tuple(dict.fromkeys(HAZARD_TILES)))
HAZARD_TYPE_COUNT: Final = len(HAZARD_VALUES)
COPIES_BY_HAZARD: Final[tuple[int, ...]] = tuple(HAZARD_TILES.count(name) for name in HAZARD_VALUES.names)
_FIRST_HAZARD_TILES: Final = [_HAZARD_DATA["tiles"][HAZARD_TILES.index(name)] for name in HAZARD_VALUES.names]
ITEM_KIND_BY_HAZARD: Final[tuple[int, ...]] = tuple(_KIND_CODES[tile["kind"]] for tile in _FIRST_HAZARD_TILES)
ITEM_NUMBER_BY_HAZARD: Final[tuple[int, ...]] = tuple(
    int(tile["amount"]) if tile["kind"] != "speed_limit" else 1 for tile in _FIRST_HAZARD_TILES
)
_HAZARD_TABLE_DATA: Final = zip(ITEM_KIND_BY_HAZARD, COPIES_BY_HAZARD, ITEM_NUMBER_BY_HAZARD, strict=True)
BARRIER_COUNT: Final = sum(copies * number for kind, copies, number in _HAZARD_TABLE_DATA if kind == ITEM_BARRIER)
"""Barrier models in the box: as many as all tiles together set up (GB-1.3)."""
CONTAINER_TILE: Final = HAZARD_VALUES.code("container")
POLICE_TILE_BY_OFFICERS: Final[tuple[int, ...]] = tuple(
    HAZARD_VALUES.code(f"police_{max(1, count)}") for count in range(5)
)
NAILS_TILE_BY_COUNT: Final[tuple[int, ...]] = tuple(HAZARD_VALUES.code(f"nails_{max(2, count)}") for count in range(5))
MAX_BARRIERS_ON_SPACE: Final = int(_HAZARD_DATA["kinds"]["barrier"]["max_per_space"])
_SPEED_TRAP_DATA: Final = _HAZARD_DATA["kinds"]["speed_limit"]["on_enter"]
SPEED_TRAP_DAMAGE_BY_SPEED: Final[tuple[int, ...]] = tuple(
    int(_SPEED_TRAP_DATA.get(str(DIAL_STEP * points), 0)) for points in range(TOP_SPEED + 1)
)
"""`SPEED_TRAP_DAMAGE_BY_SPEED[speed]`: the damage at a sign (GB-19.4)."""
PIER_DAMAGE: Final = int(_HAZARD_DATA["scenery"]["pier"]["lateral_damage"])
RAMP_CRASH_DAMAGE: Final = int(_HAZARD_DATA["scenery"]["ramp"]["non_frontal_damage"])
BAD_ROAD_DAMAGE: Final = int(_HAZARD_DATA["scenery"]["damaged_road"]["damage"])

# -- bonus tiles -----------------------------------------------------------------------------------------------

BONUS_DATA: Final = read_data("bonuses.json")
_TILE_EFFECT_DATA: Final[list[dict[str, Any]]] = BONUS_DATA["effects"]
TILE_VALUES: Final = ValueSet("tile", tuple(each["key"] for each in _TILE_EFFECT_DATA))
COLOUR_BY_TILE_KIND: Final = tuple(str(each["colour"]) for each in _TILE_EFFECT_DATA)
CLAUSE_BY_TILE_KIND: Final = tuple(str(each["clause"]) for each in _TILE_EFFECT_DATA)
COPIES_BY_TILE_KIND: Final[tuple[int, ...]] = tuple(int(each["copies"]) for each in _TILE_EFFECT_DATA)
COLOUR_RANK_BY_TILE_KIND: Final[list[int]] = [
    BONUS_DATA["shop"]["initial_sort"].index(colour) for colour in COLOUR_BY_TILE_KIND
]
SHOP_PRICES: Final[tuple[int, ...]] = tuple(int(price) for price in BONUS_DATA["shop"]["prices_from_deck"])
SHOP_SIZE: Final = len(SHOP_PRICES)


def _price_message(code: int) -> tuple[str, dict[str, object]]:
    return "money", {"amount": SHOP_PRICES[code]}


PRICE_VALUES: Final = ValueSet("price", tuple(str(price) for price in SHOP_PRICES), message_of=_price_message)

# A tile is kept as a bit: bit k is the tile of kind k, and the bits beyond the kinds are second copies
_TILE_KINDS_WITH_TWO_COPIES: Final = [kind for kind, copies in enumerate(COPIES_BY_TILE_KIND) if copies > 1]
TILE_COUNT: Final = len(TILE_VALUES) + len(_TILE_KINDS_WITH_TWO_COPIES)
KIND_OF_TILE: Final[tuple[int, ...]] = (*range(len(TILE_VALUES)), *_TILE_KINDS_WITH_TWO_COPIES)
"""`KIND_OF_TILE[tile]`: what kind of tile it is."""
ALL_TILES: Final = (1 << TILE_COUNT) - 1
BITS_BY_TILE_KIND: Final[tuple[int, ...]] = tuple(
    sum(1 << tile for tile in range(TILE_COUNT) if KIND_OF_TILE[tile] == kind) for kind in range(len(TILE_VALUES))
)
"""`BITS_BY_TILE_KIND[kind]`: the bits of all tiles of a kind."""

NO_TILE: Final = -1
SMOOTH_RIDE: Final = TILE_VALUES.code("smooth_ride")
BULLETPROOF: Final = TILE_VALUES.code("bulletproof")
SOLID_TYRES: Final = TILE_VALUES.code("solid_tyres")
CRANE_PASS: Final = TILE_VALUES.code("crane_pass")
BALLAST: Final = TILE_VALUES.code("ballast")
MORTAR: Final = TILE_VALUES.code("mortar")
BRIBED_COPS: Final = TILE_VALUES.code("bribed_cops")
RAMP_COLLECTOR: Final = TILE_VALUES.code("ramp_collector")
PUMP_GUN: Final = TILE_VALUES.code("pump_gun")
REAR_GUNNER: Final = TILE_VALUES.code("rear_gunner")
TRICK_BULLET: Final = TILE_VALUES.code("trick_bullet")
GUNSMITH: Final = TILE_VALUES.code("gunsmith")
ROLLING_GARAGE: Final = TILE_VALUES.code("rolling_garage")
LAND_MINE: Final = TILE_VALUES.code("mine")
OIL_SLICK: Final = TILE_VALUES.code("oil_slick")
ACID_POOL: Final = TILE_VALUES.code("acid_pool")
FIREBOMB: Final = TILE_VALUES.code("firebomb")
DOUBLE_UP: Final = TILE_VALUES.code("double_up")
ROAD_CREW: Final = TILE_VALUES.code("road_crew")
FORKLIFT: Final = TILE_VALUES.code("forklift")
ENVELOPE: Final = TILE_VALUES.code("envelope")
SECOND_WIND: Final = TILE_VALUES.code("second_wind")
LOADED_DIE: Final = TILE_VALUES.code("loaded_die")
GOLD_TILES: Final = sum(1 << kind for kind, colour in enumerate(COLOUR_BY_TILE_KIND) if colour == "gold")
"""The bit mask of the permanent tiles."""


def _effect_parameter(tile: int, parameter_name: str) -> int:
    return int(_TILE_EFFECT_DATA[tile]["params"][parameter_name])


def _granted_by_tile(parameter_name: str) -> tuple[int, ...]:
    """What each kind of tile grants (GB-21.17 to 21.24)."""
    return tuple(int(each["params"].get("grant", {}).get(parameter_name, 0)) for each in _TILE_EFFECT_DATA)


SPEED_GRANTED: Final = _granted_by_tile("speed")
WHEELS_GRANTED: Final = _granted_by_tile("wheel")
REPAIRS_GRANTED: Final = _granted_by_tile("repair")
PUMP_GUN_DAMAGE: Final = _effect_parameter(PUMP_GUN, "damage")
TRICK_BULLET_DAMAGE: Final = _effect_parameter(TRICK_BULLET, "damage")
FIREBOMB_DAMAGE: Final = _effect_parameter(FIREBOMB, "damage")
MINE_DAMAGE: Final = _effect_parameter(LAND_MINE, "damage")
ACID_DAMAGE: Final = _effect_parameter(ACID_POOL, "damage")
GARAGE_PRICE: Final = _effect_parameter(ROLLING_GARAGE, "price_per_point")
ENVELOPE_CASH: Final = _effect_parameter(ENVELOPE, "cash")
EXTRA_REROLLS: Final = _effect_parameter(SECOND_WIND, "extra_rerolls")
ROAD_CREW_MOVES: Final = _effect_parameter(ROAD_CREW, "move_barriers")
FORKLIFT_MOVES: Final = _effect_parameter(FORKLIFT, "move_containers")


# -- rewards ---------------------------------------------------------------------------------------------------

_REWARD_DATA: Final = read_data("rewards.json")
DUEL_PLAYERS: Final = 2


def _read_rewards() -> tuple[tuple[int, ...], ...]:
    """By number of players, from 0 (GB-23.5, GB-25.2); a lone car has the duel's."""
    duel = tuple(int(each) for each in _REWARD_DATA["house_duel"][str(DUEL_PLAYERS)])
    rows = [
        tuple(int(each) for each in _REWARD_DATA["by_players"][str(players)]) for players in range(3, DRIVER_COUNT + 1)
    ]
    return ((), duel[:1], duel, *rows)


RACE_REWARDS: Final = _read_rewards()
DUEL_FINE: Final = int(_REWARD_DATA["house_duel"]["last_place_fine"])
RAMP_PRICE: Final = int(_REWARD_DATA["ramp_resale"])
COLLECTOR_PRICE: Final = int(_REWARD_DATA["ramp_resale_with_collector"])
LAST_ROUND: Final = int(_REWARD_DATA["safety_stop_rounds"]["normal"])
LAST_EXPERT_ROUND: Final = int(_REWARD_DATA["safety_stop_rounds"]["expert"])
