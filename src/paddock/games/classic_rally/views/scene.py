"""What of a table never changes: the beginner layout, tiles and cards, for those who draw them."""
# mypyc: off

from __future__ import annotations

from collections.abc import Mapping, Sequence

from paddock.core.decision import ValueSet
from paddock.core.game import Json

from ..codec.position import write_map
from ..components import content, tiles
from ..components.road import BEGINNER_ROAD
from ..components.settings import MAP_BUILT, read_settings


def scene(chosen_settings: Mapping[str, object]) -> Json:
    """The components as JSON."""
    settings = read_settings(chosen_settings)
    hazards = zip(content.HAZARD_VALUES.names, content.COPIES_BY_HAZARD, content.FIXES_BY_HAZARD, strict=True)
    faces = [content.WEATHER_FACES.count(code) for code in range(len(content.WEATHER_VALUES))]
    boards = dict(zip(content.BOARD_VALUES.names, content.CAPACITY_BY_BOARD, strict=True))
    return {
        "map": None if settings.map == MAP_BUILT else write_map(BEGINNER_ROAD),
        "kinds": [_kind_json(kind) for kind in range(tiles.TILE_KIND_COUNT)],
        "colours": _counted_json("colour", content.COLOUR_VALUES, [1] * content.MAX_SEATS),
        "features": _counted_json("feature", content.FEATURE_VALUES, content.FEATURES_IN_PLAY[content.MAX_SEATS]),
        "cards": _counted_json("card", content.CARD_VALUES, content.CARDS_IN_PLAY[content.MAX_SEATS]),
        "hazards": [{"hazard": name, "count": count, "fix": list(fix)} for name, count, fix in hazards],
        "jokers": _counted_json("joker", content.JOKER_VALUES, [1] * content.JOKER_COUNT),
        "weather": _counted_json("weather", content.WEATHER_VALUES, faces, "faces"),
        "boards": {**boards, "features": content.FEATURE_SLOTS},
        "limits": dict(zip(content.CARD_VALUES.names, content.LOAD_LIMIT_BY_CARD, strict=True)),
        "by_players": {
            str(seats): {
                "cards": dict(zip(content.CARD_VALUES.names, content.CARDS_IN_PLAY[seats], strict=True)),
                "features": dict(zip(content.FEATURE_VALUES.names, content.FEATURES_IN_PLAY[seats], strict=True)),
            }
            for seats in range(1, content.MAX_SEATS + 1)
        },
        "notches": content.STOPWATCH_NOTCHES,
    }


def _counted_json(
    field_name: str, value_set: ValueSet, numbers: Sequence[int], count_field: str = "count"
) -> list[Json]:
    return [{field_name: name, count_field: count} for name, count in zip(value_set.names, numbers, strict=True)]


def _kind_json(tile_kind: int) -> Json:
    return {
        "kind": tiles.TILE_KIND_VALUES.names[tile_kind],
        "ends": [
            tiles.DIRECTION_VALUES.names[relative_direction]
            for relative_direction in range(tiles.DIRECTION_COUNT)
            if tiles.ROAD_ENDS[tile_kind][0] >> relative_direction & 1
        ],
        "sign": tiles.SIGN_NAMES[tiles.SIGN_BY_TILE_KIND[tile_kind]],
        "intersection": tiles.SHAPE_BY_TILE_KIND[tile_kind] == tiles.SHAPE_INTERSECTION,
        "count": tiles.COPIES_BY_TILE_KIND[tile_kind],
        "rotations": [90 * turn for turn in tiles.DISTINCT_ROTATIONS[tile_kind]],
    }
