"""What of a table of GangRush never changes, for clients that draw it: the bridge, the drivers, the tiles.

`docs/positions/gang_rush.md` tells the fields.
"""
# mypyc: off

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from paddock.core.game import Json
from paddock.games.gang_rush.components import settings
from paddock.games.gang_rush.components.bridge import (
    BORDER_WALLS,
    BRIDGE_DATA,
    EXIT_Y,
    IS_DAMAGED,
    IS_ROAD,
    LANE,
    LANE_COUNT,
    SPACE_COUNT,
    SPACE_NAME,
    START_MONEY,
    ZONES,
    BorderWall,
    Y,
)
from paddock.games.gang_rush.components.content import (
    BODY_MAX,
    CRANE_PRICE,
    DRIVER,
    DRIVER_COLOURS,
    DRIVER_POWERS,
    FACE,
    FREE_WHEELS,
    HANDBRAKE_WHEELS,
    HAZARD,
    HAZARD_COPIES,
    HAZARD_NUMBER,
    KIND_SHIFT,
    LANDING,
    LANDING_DAMAGE,
    LANDING_RESULT,
    LANDING_SHORTFALL,
    LANE_CHANGE_WHEELS,
    MPH_STEP,
    NUMBER_MASK,
    POLICE_POST,
    PRICES,
    RAMP_PRICE,
    RESTART_WHEELS,
    REWARDS,
    SERVICE_PRICE,
    TILE,
    TILE_COLOUR,
    TILE_COPIES,
)


def scene(given: Mapping[str, object]) -> Json:
    """The scene of a table with these given; raises `BadSetupError` as setting it up would."""
    chosen = settings.read_settings(given)
    walls = {str(players): wall for players, wall in BORDER_WALLS.items() if players and chosen.expert}
    return {
        "expert": chosen.expert,
        "lanes": LANE_COUNT,
        "exit": EXIT_Y,
        "spaces": [_space_json(space) for space in range(SPACE_COUNT)],
        "edges": [_edge_json(edge) for edge in BRIDGE_DATA["edges"]],
        "zone_lines": [{"between": line["between"], "y": line["y"]} for line in BRIDGE_DATA["zone_lines"]],
        "walls": {players: _wall_json(wall) for players, wall in walls.items()},
        "drivers": [
            {"driver": name, "colour": DRIVER_COLOURS[code], "body": BODY_MAX[code], "power": DRIVER_POWERS[code]}
            for code, name in enumerate(DRIVER.names)
        ],
        "tiles": [
            {"tile": name, "colour": TILE_COLOUR[code], "copies": TILE_COPIES[code]}
            for code, name in enumerate(TILE.names)
        ],
        "hazards": [
            {"hazard": name, "kind": name.rstrip("_1234"), "amount": HAZARD_NUMBER[code], "copies": HAZARD_COPIES[code]}
            for code, name in enumerate(HAZARD.names)
        ],
        "prices": list(PRICES),
        "free_wheels": {str(MPH_STEP * points): count for points, count in enumerate(FREE_WHEELS)},
        "rewards": {str(players): list(row) for players, row in enumerate(REWARDS) if players > 1},
        "landing": {
            name: {
                "result": LANDING.names[LANDING_RESULT[face]],
                "damage": LANDING_DAMAGE[face],
                "short": LANDING_SHORTFALL[face],
            }
            for face, name in enumerate(FACE.names)
        },
        "costs": {
            "lane_change": LANE_CHANGE_WHEELS,
            "handbrake": HANDBRAKE_WHEELS,
            "restart": RESTART_WHEELS,
            "service": SERVICE_PRICE,
            "crane": CRANE_PRICE,
            "ramp": RAMP_PRICE,
        },
    }


def _space_json(space: int) -> dict[str, Any]:
    return {
        "space": SPACE_NAME.names[space],
        "lane": LANE[space],
        "y": Y[space],
        "kind": "road" if IS_ROAD[space] else "start",
        "zones": list(ZONES[space]),
        "damaged": IS_DAMAGED[space],
        "money": None if IS_ROAD[space] else START_MONEY[space],
        "x": LANE[space],
        "height": Y[space] / 2,
    }


def _edge_json(edge: Mapping[str, Any]) -> dict[str, Any]:
    return {"side": edge["side"], "y": edge["y"], "type": edge["type"], "pier": edge.get("pier")}


def _wall_json(wall: BorderWall) -> dict[str, Any]:
    return {
        "zone": wall.turnaround_zone,
        "locked": [SPACE_NAME.names[space] for space in range(SPACE_COUNT) if wall.is_locked[space]],
        "turn": [SPACE_NAME.names[space] for space in range(SPACE_COUNT) if wall.in_turnaround[space]],
        "pieces": [
            {
                "space": SPACE_NAME.names[space],
                "piece": "police_post" if item >> KIND_SHIFT == POLICE_POST else "container",
                "officers": item & NUMBER_MASK,
            }
            for space, item in wall.pieces
        ],
    }
