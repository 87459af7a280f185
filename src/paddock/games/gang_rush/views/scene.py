"""What of a table of GangRush never changes, for clients that draw it: the bridge, the drivers, the tiles.

`docs/positions/gang_rush.md` tells the fields.
"""
# mypyc: off

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from paddock.core.game import Json

from ..components import bridge, content, settings
from ..components.bridge import Y_BY_SPACE, BorderWall
from .place_names import ROW_BY_SPACE


def scene(requested_settings: Mapping[str, object]) -> Json:
    """The scene of a table with these given; raises `BadSetupError` as setting it up would."""
    chosen = settings.read_settings(requested_settings)
    walls = {str(players): wall for players, wall in bridge.BORDER_WALLS.items() if players and chosen.expert}
    return {
        "expert": chosen.expert,
        "lanes": bridge.LANE_COUNT,
        "exit": bridge.EXIT_Y,
        "spaces": [_space_json(space) for space in range(bridge.SPACE_COUNT)],
        "edges": [_edge_json(edge) for edge in bridge.BRIDGE_DATA["edges"]],
        "zone_lines": [{"between": line["between"], "y": line["y"]} for line in bridge.BRIDGE_DATA["zone_lines"]],
        "walls": {players: _wall_json(wall) for players, wall in walls.items()},
        "drivers": [
            {
                "driver": name,
                "colour": content.DRIVER_COLOURS[code],
                "body": content.MAX_BODY_BY_DRIVER[code],
                "power": content.DRIVER_POWERS[code],
            }
            for code, name in enumerate(content.DRIVER_VALUES.names)
        ],
        "tiles": [
            {"tile": name, "colour": content.COLOUR_BY_TILE_KIND[code], "copies": content.COPIES_BY_TILE_KIND[code]}
            for code, name in enumerate(content.TILE_VALUES.names)
        ],
        "hazards": [
            {
                "hazard": name,
                "kind": name.rstrip("_1234"),
                "amount": content.ITEM_NUMBER_BY_HAZARD[code],
                "copies": content.COPIES_BY_HAZARD[code],
            }
            for code, name in enumerate(content.HAZARD_VALUES.names)
        ],
        "prices": list(content.SHOP_PRICES),
        "free_wheels": {str(content.DIAL_STEP * points): count for points, count in enumerate(content.FREE_WHEELS)},
        "rewards": {str(players): list(row) for players, row in enumerate(content.RACE_REWARDS) if players > 1},
        "landing": {
            name: {
                "result": content.LANDING_VALUES.names[content.LANDING_RESULT_BY_SHORTFALL[face]],
                "damage": content.LANDING_DAMAGE[face],
                "short": content.LANDING_SHORTFALL[face],
            }
            for face, name in enumerate(content.FACE_VALUES.names)
        },
        "costs": {
            "lane_change": content.LANE_CHANGE_WHEELS,
            "handbrake": content.HANDBRAKE_WHEELS,
            "restart": content.RESTART_WHEELS,
            "service": content.SERVICE_PRICE,
            "crane": content.CRANE_PRICE,
            "ramp": content.RAMP_PRICE,
        },
    }


def _space_json(space: int) -> dict[str, Any]:
    return {
        "space": bridge.SPACE_VALUES.names[space],
        "lane": bridge.LANE_BY_SPACE[space],
        "y": Y_BY_SPACE[space],
        "kind": "road" if bridge.IS_ROAD_SPACE[space] else "start",
        "zones": list(bridge.ZONES_BY_SPACE[space]),
        "damaged": bridge.IS_DAMAGED_SPACE[space],
        "row": ROW_BY_SPACE[space],
        "money": None if bridge.IS_ROAD_SPACE[space] else bridge.START_MONEY_BY_SPACE[space],
        "x": bridge.LANE_BY_SPACE[space],
        "height": Y_BY_SPACE[space] / 2,
    }


def _edge_json(edge: Mapping[str, Any]) -> dict[str, Any]:
    return {"side": edge["side"], "y": edge["y"], "type": edge["type"], "pier": edge.get("pier")}


def _wall_json(wall: BorderWall) -> dict[str, Any]:
    return {
        "zone": wall.turnaround_zone,
        "locked": [bridge.SPACE_VALUES.names[space] for space in range(bridge.SPACE_COUNT) if wall.is_locked[space]],
        "turn": [
            bridge.SPACE_VALUES.names[space] for space in range(bridge.SPACE_COUNT) if wall.is_in_turnaround[space]
        ],
        "pieces": [
            {
                "space": bridge.SPACE_VALUES.names[space],
                "piece": "police_post" if item >> content.ITEM_KIND_SHIFT == content.ITEM_POLICE_POST else "container",
                "officers": item & content.ITEM_NUMBER_MASK,
            }
            for space, item in wall.pieces
        ],
    }
