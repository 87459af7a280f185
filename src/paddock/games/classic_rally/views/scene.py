"""What of a table never changes: the beginner layout, tiles and cards, for those who draw them."""
# mypyc: off

from __future__ import annotations

from collections.abc import Mapping

from paddock.core.decision import Values
from paddock.core.game import Json

from ..codec.position import write_map
from ..components import content, tiles
from ..components.road import BEGINNER_ROAD
from ..components.settings import MAP_BUILT, read_settings


def scene(chosen: Mapping[str, object]) -> Json:
    """The components as JSON."""
    settings = read_settings(chosen)
    return {
        "map": None if settings.map == MAP_BUILT else write_map(BEGINNER_ROAD),
        "kinds": [_kind_json(kind) for kind in range(tiles.TILE_KINDS)],
        "colours": [{"colour": name, "count": 1} for name in content.COLOUR.names],
        "features": _counted_json("feature", content.FEATURE, content.FEATURES_IN_PLAY[content.MAX_SEATS]),
        "cards": _counted_json("card", content.CARD, content.CARDS_IN_PLAY[content.MAX_SEATS]),
        "hazards": [
            {"hazard": name, "count": content.HAZARD_COUNT[code], "fix": list(content.HAZARD_FIX[code])}
            for code, name in enumerate(content.HAZARD.names)
        ],
        "jokers": [{"joker": name, "count": 1} for name in content.JOKER.names],
        "weather": [
            {"weather": name, "faces": content.WEATHER_FACES.count(code)}
            for code, name in enumerate(content.WEATHER.names)
        ],
        "boards": {
            "rally": content.BOARD_CAPACITY[0],
            "assistance": content.BOARD_CAPACITY[1],
            "features": content.FEATURE_SLOTS,
        },
        "limits": {content.CARD.names[card]: content.LOAD_LIMIT[card] for card in range(content.CARDS)},
        "by_players": {
            str(seats): {
                "cards": dict(zip(content.CARD.names, content.CARDS_IN_PLAY[seats], strict=True)),
                "features": dict(zip(content.FEATURE.names, content.FEATURES_IN_PLAY[seats], strict=True)),
            }
            for seats in range(1, content.MAX_SEATS + 1)
        },
        "notches": content.STOPWATCH_NOTCHES,
    }


def _counted_json(field: str, values: Values, numbers: tuple[int, ...]) -> list[Json]:
    return [{field: name, "count": count} for name, count in zip(values.names, numbers, strict=True)]


def _kind_json(kind: int) -> Json:
    return {
        "kind": tiles.TILE_KIND.names[kind],
        "ends": [tiles.DIRECTION.names[way] for way in range(tiles.DIRECTIONS) if tiles.ROAD_ENDS[kind][0] >> way & 1],
        "sign": tiles.SIGN_NAMES[tiles.KIND_SIGN[kind]],
        "intersection": tiles.KIND_SHAPE[kind] == tiles.INTERSECTION,
        "count": tiles.TILE_COUNT[kind],
        "rotations": [90 * turn for turn in tiles.DISTINCT_ROTATIONS[kind]],
    }
