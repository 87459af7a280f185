"""What of a table of The Great Race never changes, for clients that draw it: the map, tiles, cards, crews.

`docs/positions/great_race.md` tells the fields.
"""
# mypyc: off

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from paddock.core.game import Json

from ..components import africa, content, settings
from ..components.africa import Race


def scene(chosen: Mapping[str, object]) -> Json:
    """The scene of a table with these chosen; raises `BadSetupError` as setting it up would."""
    race = africa.RACES[settings.read_settings(chosen).race]
    return {
        "race": race.name,
        "start": africa.CITY.names[africa.CITY_AT[race.start]],
        "arrival": africa.CITY.names[race.arrival_city],
        "levels": africa.TOP_LEVEL,
        "spaces": [_space_json(each, race) for each in africa.MAP_DATA["spaces"]],
        "cities": [_city_json(each, race) for each in africa.MAP_DATA["cities"]],
        "lines": [
            {"line": each["id"], "from": each["a"], "to": each["b"], **_fields(each, "fare", "kind")}
            for each in africa.MAP_DATA["sea_links"]
        ],
        "zones": [{"zone": each["id"], "spaces": list(each["spaces"])} for each in africa.MAP_DATA["risk_zones"]],
        "tiles": [_tile_json(tile, each) for tile, each in enumerate(content.TILE_DATA["types"])],
        "cards": [
            {"card": each["kind"], **_fields(each, "category", "danger", "count", "target")}
            for each in content.CARD_DATA["cards"]
        ],
        "crews": [_crew_json(each) for each in content.CREW_DATA["crews"]],
        "posts": [
            {"post": each["id"], "capacity": each["capacity"], "uses": list(each["uses"])}
            for each in content.CREW_DATA["posts"]
        ],
        "estienne": [_estienne_json(each) for each in content.ESTIENNE_DATA["cards"]],
        "legacy": {
            colour: [
                {"level": each["level"], "effect": each["effect"], "value": each.get("value")}
                for each in content.LEGACY_DATA["powers"][colour]
            ]
            for colour in content.LEGACY_DATA["colours"]
        },
        "quests": [{"quest": each["id"], "parameters": dict(each["parameters"])} for each in content.QUEST_DATA],
        "constants": dict(content.CONSTANTS),
    }


def _fields(data: Mapping[str, Any], *names: str) -> Json:
    """Fields of a data file as they are."""
    return {name: list(data[name]) if isinstance(data[name], list) else data[name] for name in names}


def _space_json(each: Mapping[str, Any], race: Race) -> Json:
    space = africa.SPACE_NAME.code(each["id"])
    return {
        "space": each["id"],
        **_fields(each, "row", "col", "x", "y"),
        "level": race.level[space],
        **_fields(each, "city", "risk"),
        "neighbours": [africa.SPACE_NAME.names[other] for other in africa.NEIGHBOURS[space]],
    }


def _city_json(each: Mapping[str, Any], race: Race) -> Json:
    city = africa.CITY.code(each["id"])
    return {
        "city": each["id"],
        **_fields(each, "name", "space", "colour", "cards", "port"),
        "level": race.level[africa.CITY_SPACE[city]],
    }


def _tile_json(tile: int, each: Mapping[str, Any]) -> Json:
    return {
        "tile": each["type"],
        **_fields(each, "fuel", "mechanic", "danger", "stop"),
        "value": content.TILE_VALUE[tile],
        "easy": content.IS_EASY_TILE[tile],
        "count": each["count"],
    }


def _crew_json(each: Mapping[str, Any]) -> Json:
    fields = _fields(each, "leader", "vehicle", "colour", "fuel", "engine", "chassis")
    return {"crew": each["id"], **fields, "power": each["power"]["id"]}


def _estienne_json(each: Mapping[str, Any]) -> Json:
    return {
        "card": each["id"],
        **_fields(each, "level", "letter"),
        "colour": each["target"],
        **_fields(each, "tiles", "second_move", "other_moves"),
        **_fields(each["bivouac"], "first", "second"),
        "effect": dict(each["danger_effect"]),
        **_fields(each, "refuel", "repair"),
    }
