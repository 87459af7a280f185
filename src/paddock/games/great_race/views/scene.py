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
from .place_names import place_names


def scene(chosen_settings: Mapping[str, object]) -> Json:
    """The scene of a table with these chosen; raises `BadSetupError` as setting it up would."""
    race = africa.RACE_BY_NAME[settings.read_settings(chosen_settings).race]
    return {
        "race": race.name,
        "start": africa.CITY_VALUES.names[africa.CITY_BY_SPACE[race.start]],
        "arrival": africa.CITY_VALUES.names[race.arrival_city],
        "levels": africa.TOP_LEVEL,
        "spaces": [_space_json(each, race) for each in africa.MAP_DATA["spaces"]],
        "cities": [_city_json(each, race) for each in africa.MAP_DATA["cities"]],
        "lines": [
            {"line": each["id"], "from": each["a"], "to": each["b"], **_some_fields(each, "fare", "kind")}
            for each in africa.MAP_DATA["sea_links"]
        ],
        "zones": [{"zone": each["id"], "spaces": list(each["spaces"])} for each in africa.MAP_DATA["risk_zones"]],
        "tiles": [_tile_json(tile, each) for tile, each in enumerate(content.TILE_DATA["types"])],
        "cards": [
            {"card": each["kind"], **_some_fields(each, "category", "danger", "count", "target")}
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
        "constants": dict(content.RULE_CONSTANTS),
    }


def _some_fields(data: Mapping[str, Any], *names: str) -> Json:
    """Fields of a data file as they are."""
    return {name: list(data[name]) if isinstance(data[name], list) else data[name] for name in names}


def _space_json(component_json: Mapping[str, Any], race: Race) -> Json:
    space = africa.SPACE_VALUES.code(component_json["id"])
    return {
        "space": component_json["id"],
        **_some_fields(component_json, "row", "col", "x", "y"),
        "level": race.level[space],
        **_some_fields(component_json, "city", "risk"),
        "neighbours": [africa.SPACE_VALUES.names[other] for other in africa.NEIGHBOURS_BY_SPACE[space]],
        "place": place_names().get(space),
    }


def _city_json(component_json: Mapping[str, Any], race: Race) -> Json:
    city = africa.CITY_VALUES.code(component_json["id"])
    return {
        "city": component_json["id"],
        **_some_fields(component_json, "name", "space", "colour", "cards", "port"),
        "level": race.level[africa.SPACE_BY_CITY[city]],
    }


def _tile_json(tile: int, component_json: Mapping[str, Any]) -> Json:
    return {
        "tile": component_json["type"],
        **_some_fields(component_json, "fuel", "mechanic", "danger", "stop"),
        "value": content.HARDNESS_VALUE_BY_TILE[tile],
        "easy": content.IS_EASY_TILE[tile],
        "count": component_json["count"],
    }


def _crew_json(component_json: Mapping[str, Any]) -> Json:
    fields = _some_fields(component_json, "leader", "vehicle", "colour", "fuel", "engine", "chassis")
    return {"crew": component_json["id"], **fields, "power": component_json["power"]["id"]}


def _estienne_json(component_json: Mapping[str, Any]) -> Json:
    return {
        "card": component_json["id"],
        **_some_fields(component_json, "level", "letter"),
        "colour": component_json["target"],
        **_some_fields(component_json, "tiles", "second_move", "other_moves"),
        **_some_fields(component_json["bivouac"], "first", "second"),
        "effect": dict(component_json["danger_effect"]),
        **_some_fields(component_json, "refuel", "repair"),
    }
