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
    DAMAGED,
    DATA,
    EXIT_Y,
    IS_ROAD,
    LANE,
    LANES,
    SPACE_NAME,
    SPACES,
    START_MONEY,
    WALLS,
    ZONES,
    Wall,
    Y,
)
from paddock.games.gang_rush.components.content import (
    BODY_MAX,
    COLOURS,
    CRANE,
    DRIVER,
    FACE,
    FREE_WHEELS,
    HANDBRAKE_WHEELS,
    HAZARD,
    HAZARD_COUNT,
    HAZARD_NUMBER,
    KIND,
    LANDING,
    LANDING_DAMAGE,
    LANDING_RESULT,
    LANDING_SHORT,
    LANE_CHANGE,
    MPH,
    NUMBER,
    POST,
    POWERS,
    PRICES,
    RAMP_PRICE,
    RESTART_WHEELS,
    REWARDS,
    SERVICE,
    TILE,
    TILE_COLOUR,
    TILE_COPIES,
)


def scene(options: Mapping[str, object]) -> Json:
    """The scene of a table with these options; raises `BadSetupError` as setting it up would."""
    chosen = settings.read_settings(options)
    walls = {str(players): wall for players, wall in WALLS.items() if players and chosen.expert}
    return {
        "expert": chosen.expert,
        "lanes": LANES,
        "exit": EXIT_Y,
        "spaces": [_space(space) for space in range(SPACES)],
        "edges": [_edge(edge) for edge in DATA["edges"]],
        "zone_lines": [{"between": line["between"], "y": line["y"]} for line in DATA["zone_lines"]],
        "walls": {players: _wall(wall) for players, wall in walls.items()},
        "drivers": [
            {"driver": name, "colour": COLOURS[code], "body": BODY_MAX[code], "power": POWERS[code]}
            for code, name in enumerate(DRIVER.names)
        ],
        "tiles": [
            {"tile": name, "colour": TILE_COLOUR[code], "copies": TILE_COPIES[code]}
            for code, name in enumerate(TILE.names)
        ],
        "hazards": [
            {
                "hazard": name,
                "kind": name.rstrip("_1234"),
                "amount": HAZARD_NUMBER[code],
                "copies": HAZARD_COUNT[code],
            }
            for code, name in enumerate(HAZARD.names)
        ],
        "prices": list(PRICES),
        "free_wheels": {str(MPH * points): count for points, count in enumerate(FREE_WHEELS)},
        "rewards": {str(players): list(row) for players, row in enumerate(REWARDS) if players > 1},
        "landing": {
            name: {
                "result": LANDING.names[LANDING_RESULT[face]],
                "damage": LANDING_DAMAGE[face],
                "short": LANDING_SHORT[face],
            }
            for face, name in enumerate(FACE.names)
        },
        "costs": {
            "lane_change": LANE_CHANGE,
            "handbrake": HANDBRAKE_WHEELS,
            "restart": RESTART_WHEELS,
            "service": SERVICE,
            "crane": CRANE,
            "ramp": RAMP_PRICE,
        },
    }


def _space(space: int) -> dict[str, Any]:
    return {
        "space": SPACE_NAME.names[space],
        "lane": LANE[space],
        "y": Y[space],
        "kind": "road" if IS_ROAD[space] else "start",
        "zones": list(ZONES[space]),
        "damaged": DAMAGED[space],
        "money": None if IS_ROAD[space] else START_MONEY[space],
        "x": LANE[space],
        "height": Y[space] / 2,
    }


def _edge(edge: Mapping[str, Any]) -> dict[str, Any]:
    return {"side": edge["side"], "y": edge["y"], "type": edge["type"], "pier": edge.get("pier")}


def _wall(wall: Wall) -> dict[str, Any]:
    return {
        "zone": wall.zone,
        "locked": [SPACE_NAME.names[space] for space in range(SPACES) if wall.locked[space]],
        "turn": [SPACE_NAME.names[space] for space in range(SPACES) if wall.inside[space]],
        "pieces": [
            {
                "space": SPACE_NAME.names[space],
                "piece": "police_post" if item >> KIND == POST else "container",
                "officers": item & NUMBER,
            }
            for space, item in wall.pieces
        ],
    }
