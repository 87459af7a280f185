"""What of a table never changes: the beginner layout, tiles and cards, for those who draw them."""
# mypyc: off

from __future__ import annotations

from collections.abc import Mapping

from paddock.core.decision import Values
from paddock.core.game import Json
from paddock.games.classic_rally.codec.position import write_map
from paddock.games.classic_rally.components.content import (
    BOARD_CAPACITY,
    CARD,
    CARDS,
    CARDS_IN_PLAY,
    COLOUR,
    FEATURE,
    FEATURE_SLOTS,
    FEATURES_IN_PLAY,
    HAZARD,
    HAZARD_COUNT,
    HAZARD_FIX,
    JOKER,
    LOAD_LIMIT,
    MAX_SEATS,
    STOPWATCH_NOTCHES,
    WEATHER,
    WEATHER_FACES,
)
from paddock.games.classic_rally.components.road import BEGINNER_ROAD
from paddock.games.classic_rally.components.settings import MAP_BUILT, read_settings
from paddock.games.classic_rally.components.tiles import (
    DIRECTION,
    DIRECTIONS,
    DISTINCT_ROTATIONS,
    INTERSECTION,
    KIND_SHAPE,
    KIND_SIGN,
    ROAD_ENDS,
    SIGN_NAMES,
    TILE_COUNT,
    TILE_KIND,
    TILE_KINDS,
)


def scene(chosen: Mapping[str, object]) -> Json:
    """The components as JSON."""
    settings = read_settings(chosen)
    return {
        "map": None if settings.map == MAP_BUILT else write_map(BEGINNER_ROAD),
        "kinds": [_kind_json(kind) for kind in range(TILE_KINDS)],
        "colours": [{"colour": name, "count": 1} for name in COLOUR.names],
        "features": _counted_json("feature", FEATURE, FEATURES_IN_PLAY[MAX_SEATS]),
        "cards": _counted_json("card", CARD, CARDS_IN_PLAY[MAX_SEATS]),
        "hazards": [
            {"hazard": name, "count": HAZARD_COUNT[code], "fix": list(HAZARD_FIX[code])}
            for code, name in enumerate(HAZARD.names)
        ],
        "jokers": [{"joker": name, "count": 1} for name in JOKER.names],
        "weather": [{"weather": name, "faces": WEATHER_FACES.count(code)} for code, name in enumerate(WEATHER.names)],
        "boards": {"rally": BOARD_CAPACITY[0], "assistance": BOARD_CAPACITY[1], "features": FEATURE_SLOTS},
        "limits": {CARD.names[card]: LOAD_LIMIT[card] for card in range(CARDS)},
        "by_players": {
            str(seats): {
                "cards": dict(zip(CARD.names, CARDS_IN_PLAY[seats], strict=True)),
                "features": dict(zip(FEATURE.names, FEATURES_IN_PLAY[seats], strict=True)),
            }
            for seats in range(1, MAX_SEATS + 1)
        },
        "notches": STOPWATCH_NOTCHES,
    }


def _counted_json(field: str, values: Values, numbers: tuple[int, ...]) -> list[Json]:
    return [{field: name, "count": count} for name, count in zip(values.names, numbers, strict=True)]


def _kind_json(kind: int) -> Json:
    return {
        "kind": TILE_KIND.names[kind],
        "ends": [DIRECTION.names[way] for way in range(DIRECTIONS) if ROAD_ENDS[kind][0] >> way & 1],
        "sign": SIGN_NAMES[KIND_SIGN[kind]],
        "intersection": KIND_SHAPE[kind] == INTERSECTION,
        "count": TILE_COUNT[kind],
        "rotations": [90 * turn for turn in DISTINCT_ROTATIONS[kind]],
    }
