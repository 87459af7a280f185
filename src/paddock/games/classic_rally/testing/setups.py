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

_SABOTAGED_FEATURE_JSON: Final[Json] = {"feature": "sport_suspension", "sabotaged": True}
_JOKER_NAMES: Final = ("transporter", "robber", "saboteur", "mechanic")


def _round_start_position(round_number: int, settings: Json, players: list[Json], **fields: Json) -> Json:
    """The beginning of a round; players by their colours' order."""
    colours = ("white", "black", "red", "yellow")
    return {
        "title": "classic_rally@1",
        "settings": settings,
        "phase": "round",
        "round": round_number,
        "players": [{"colour": colours[seat], **player} for seat, player in enumerate(players)],
        **fields,
    }


def crowded_position(seats: int, settings: Json | None = None) -> Json:
    """Cars close together before the last checkpoint, with troubles, hazards near, and all jokers in hand.

    >>> len(crowded_position(4)["players"])
    4
    """
    cars: tuple[Json, ...] = (
        {"at": "5,1", "nose": "N", "features": ["close_ratio", "light_weight"], "hazards": ["fuel_leak"]},
        {"at": "4,1", "nose": "E", "features": ["power_kit", _SABOTAGED_FEATURE_JSON], "hazards": ["pothole"]},
        {"at": "5,1", "nose": "N", "features": ["close_ratio", "sport_suspension"]},
        {
            "at": "4,0",
            "nose": "S",
            "features": ["light_weight", "power_kit"],
            "hazards": ["aquaplaning", "power_failure"],
        },
    )
    cards: tuple[Json, ...] = (
        {"load": {"fuel": 4, "toolbox": 1, "spare_tyre": 1}, "road_book": {"left": 1}},
        {"load": {"fuel": 2, "rain_tyres": 1}, "road_book": {"left": 1, "straight": 1, "right": 1}},
        {"load": {"fuel": 5, "spare_tyre": 1}, "road_book": {}},
        {"load": {"fuel": 1, "toolbox": 1, "fog_lights": 1}, "road_book": {"straight": 2}},
    )
    aid = [{"at": cell, "load": {"fuel": 5 + n % 2}} for n, cell in enumerate(("5,-1", "4,1", "3,0", "5,1"))]
    players: list[Json] = [
        {**cars[seat], **cards[seat], "assistance": aid[seat], "joker": _JOKER_NAMES[seat], "tokens": [1, 3]}
        for seat in range(seats)
    ]
    return _round_start_position(
        11, settings or {"max_rounds": 25}, players, hazards={"under": ["flat_tyre", "brakes_failure"]}
    )


def near_finish_position(seats: int, settings: Json | None = None) -> Json:
    """Everybody has all tokens and is near FINISH: the round is played out, victories are shared."""
    places = (("4,0", "W"), ("4,1", "N"), ("3,0", "N"), ("4,0", "W"))
    aid: Json = {"at": "5,2", "load": {"fuel": 2}}
    equal: Json = {"load": {"fuel": 3}, "assistance": aid, "road_book": {}, "tokens": [1, 2, 3]}
    players: list[Json] = [
        {"at": at, "nose": nose, "features": ["light_weight"] * (seat < 2), "joker": _JOKER_NAMES[3 - seat], **equal}
        for seat, (at, nose) in enumerate(places[:seats])
    ]
    return _round_start_position(14, settings or {"max_rounds": 40}, players)


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
