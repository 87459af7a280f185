"""Tables and positions that show all of GangRush's variants: the conformance tests and the bench play these.

`SETUPS` are new games (seats, settings), `POSITIONS` are games that start from a position, and `HAS_SECRETS` tells
whether anybody has secrets: nobody has.
"""
# mypyc: off

from __future__ import annotations

from typing import Final

from paddock.core.game import Json

from ..components.content import DRIVER_VALUES, GOLD_TILES, TILE_VALUES

HAS_SECRETS: Final = False

SETUPS: Final[dict[str, tuple[int, Json]]] = {
    "duel": (2, {}),
    "three": (3, {}),
    "four": (4, {"picking_order": "random"}),
    "five": (5, {}),
    "gentle-3": (3, {"gentle_hazards": True, "no_shop": True, "no_ramps": True}),
    "gentle-4": (4, {"gentle_hazards": True, "hide_cash": True}),
    "few-hazards-5": (5, {"hazards_per_round": "3", "no_ramps": True}),
    "expert-3": (3, {"expert": True}),
    "expert-4": (4, {"expert": True, "no_shop": True}),
    "expert-5": (5, {"expert": True, "picking_order": "random"}),
}


def crowded_position(seats: int, settings: Json | None = None) -> Json:
    """Cars close together on a road full of everything, each with its share of the bonus tiles.

    >>> len(crowded_position(5)["cars"])
    5
    """
    places = ("3:14", "2:13", "3:16", "4:15", "1:14")
    tiles = [name for kind, name in enumerate(TILE_VALUES.names) if kind not in (13, 14, 15)]
    return {
        "title": "gang_rush@1",
        "settings": settings or {},
        "phase": "round",
        "round": 3,
        "cars": [
            {
                "driver": DRIVER_VALUES.names[car],
                "at": places[car],
                "speed": (20, 40, 10, 30, 50)[car],
                "body": (2, 5, 7, 1, 4)[car],
                "cash": (0, 300, 1200, 900, 2000)[car],
                "tiles": tiles[car::seats],
            }
            for car in range(seats)
        ],
        "road": {
            "3:18": {"ramp": "F"}, "3:20": {"container": True}, "2:17": {"oil_slick": True},
            "4:17": {"acid_pool": True}, "2:21": {"police": 2}, "4:21": {"police": 3, "barrier": 2},
            "1:16": {"nails": 2}, "5:18": {"speed_limit": True}, "3:24": {"barrier": 3}, "1:20": {"cash": 300},
            "5:24": {"mine": DRIVER_VALUES.names[0]}, "2:25": {"container": True},
        },
    }  # fmt: skip


def homecoming_position() -> Json:
    """The closed border of three: one far out, one in the turnaround zone, one on the way home, in debt."""
    return {
        "title": "gang_rush@1",
        "settings": {"expert": True},
        "phase": "round",
        "round": 9,
        "cars": [
            {"driver": "parker", "at": "4:31", "speed": 30, "tiles": ["mortar", "rear_gunner"]},
            {"driver": "duke", "at": "3:36", "speed": 20, "body": 1},
            {"driver": "pupetta", "at": "2:9", "speed": 40, "homeward": True, "cash": 100, "debt": 800},
        ],
        "road": {"2:5": {"ramp": "B"}, "3:28": {"ramp": "F"}, "1:4": {"police": 4}, "4:25": {"container": True}},
    }


def last_spaces_position(seats: int) -> Json:
    """Everybody near the end of the bridge, with hardly any tiles left to draw."""
    places = ("1:34", "2:35", "3:34", "4:37", "5:36")
    gold = [name for kind, name in enumerate(TILE_VALUES.names) if GOLD_TILES >> kind & 1]
    return {
        "title": "gang_rush@1",
        "phase": "round",
        "round": 7,
        "cars": [
            {"driver": DRIVER_VALUES.names[car], "at": places[car], "speed": 30, "tiles": gold[car::seats]}
            for car in range(seats)
        ],
        "hazards": {"discard": {"barrier_1": 1, "barrier_2": 4, "nails_2": 2, "nails_3": 2, "police_2": 2}},
    }


POSITIONS: Final[dict[str, Json]] = {
    "crowd-5": crowded_position(5),
    "crowd-3": crowded_position(3, {"hazards_per_round": "4"}),
    "homecoming-3": homecoming_position(),
    "last-spaces-4": last_spaces_position(4),
    "last-spaces-2": last_spaces_position(2),
}
PLAYTHROUGHS: Final = ("duel", "crowd-3", "homecoming-3")
"""The trials whose random games are kept as texts."""
