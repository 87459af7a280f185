"""Tables and positions that show all of Classic Rally's variants: the conformance tests and the bench play these.

`SETUPS` are new games (seats, settings), `POSITIONS` are games that start from a position, and `HAS_SECRETS` tells
whether anybody has secrets: road books and jokers, votes, and load-outs under way.
"""
# mypyc: off

from __future__ import annotations

from typing import Final

from paddock.core.game import Json

HAS_SECRETS: Final = True

SETUPS: Final[dict[str, tuple[int, Json]]] = {
    "two": (2, {"max_rounds": 30}),
    "solo": (1, {"max_rounds": 30}),
    "three": (3, {"max_rounds": 20, "full_ranking": False}),
    "four": (4, {"max_rounds": 15}),
    "solo-built": (1, {"map": "built", "max_rounds": 20}),
    "built-2": (2, {"map": "built", "max_rounds": 15, "chrono": True}),
    "built-3": (3, {"map": "built", "remove_service_station": True, "max_rounds": 10}),
    "built-4": (4, {"map": "built", "remove_service_station": True, "chrono": True, "max_rounds": 8}),
}

_COLOURS: Final = ("white", "black", "red", "yellow")
_JOKERS: Final = ("transporter", "robber", "saboteur", "mechanic")


def crowded_position(seats: int, settings: Json | None = None) -> Json:
    """Cars close together before the last checkpoint, with troubles, hazards near, and all jokers in hand.

    >>> len(crowded_position(4)["players"])
    4
    """
    places = (("5,1", "N"), ("4,1", "E"), ("5,1", "N"), ("4,0", "S"))
    features = (
        ["close_ratio", "light_weight"],
        ["power_kit", {"feature": "sport_suspension", "sabotaged": True}],
        ["close_ratio", "sport_suspension"],
        ["light_weight", "power_kit"],
    )
    hazards: tuple[list[str], ...] = (["fuel_leak"], ["pothole"], [], ["aquaplaning", "power_failure"])
    loads = (
        {"fuel": 4, "toolbox": 1, "spare_tyre": 1},
        {"fuel": 2, "rain_tyres": 1},
        {"fuel": 5, "spare_tyre": 1},
        {"fuel": 1, "toolbox": 1, "fog_lights": 1},
    )
    return {
        "title": "classic_rally@1",
        "settings": settings or {"max_rounds": 25},
        "phase": "round",
        "round": 11,
        "players": [
            {
                "colour": _COLOURS[seat],
                "at": places[seat][0],
                "nose": places[seat][1],
                "features": features[seat],
                "load": loads[seat],
                "assistance": {"at": ("5,-1", "4,1", "3,0", "5,1")[seat], "load": {"fuel": 5 + seat % 2}},
                "road_book": ({"left": 1}, {"left": 1, "straight": 1, "right": 1}, {}, {"straight": 2})[seat],
                "joker": _JOKERS[seat],
                "tokens": [1, 3],
                "hazards": hazards[seat],
            }
            for seat in range(seats)
        ],
        "hazards": {"under": ["flat_tyre", "brakes_failure"]},
    }


def near_finish_position(seats: int, settings: Json | None = None) -> Json:
    """Everybody has all tokens and is near FINISH: the round is played out, victories are shared."""
    places = (("4,0", "W"), ("4,1", "N"), ("3,0", "N"), ("4,0", "W"))
    return {
        "title": "classic_rally@1",
        "settings": settings or {"max_rounds": 40},
        "phase": "round",
        "round": 14,
        "players": [
            {
                "colour": _COLOURS[seat],
                "at": places[seat][0],
                "nose": places[seat][1],
                "features": ["light_weight"] if seat < 2 else [],
                "load": {"fuel": 3},
                "assistance": {"at": "5,2", "load": {"fuel": 2}},
                "road_book": {},
                "joker": _JOKERS[3 - seat],
                "tokens": [1, 2, 3],
            }
            for seat in range(seats)
        ],
    }


POSITIONS: Final[dict[str, Json]] = {
    "crowd-4": crowded_position(4),
    "crowd-2": crowded_position(2),
    "home-4": near_finish_position(4),
    "home-chrono-2": near_finish_position(2, {"chrono": True, "max_rounds": 30}),
    "home-first-3": near_finish_position(3, {"full_ranking": False, "max_rounds": 30}),
    "kept-map": {
        "title": "classic_rally@1",
        "settings": {"chrono": True, "max_rounds": 12},
        "phase": "setup",
        "map": "beginner",
        "players": [{}, {}, {}],
    },
}

PLAYTHROUGHS: Final = ("two", "built-2", "crowd-4")
