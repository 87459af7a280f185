"""What of a table never changes: the beginner layout, tiles and cards, for those who draw them."""
# mypyc: off

from __future__ import annotations

from collections.abc import Mapping

from paddock.core.decision import Values
from paddock.core.game import Json
from paddock.games.classic_rally.codec.position import map_json
from paddock.games.classic_rally.components.content import (
    CAPACITY,
    CARD,
    CARDS,
    COLOUR,
    FEATURE,
    FEATURE_SLOTS,
    FEATURES_IN_PLAY,
    HAZARD,
    HAZARD_COUNT,
    HAZARD_FIX,
    IN_PLAY,
    JOKER,
    LIMIT,
    MOST_SEATS,
    NOTCHES,
    WEATHER,
    WEATHER_ROLL,
)
from paddock.games.classic_rally.components.road import (
    BEGINNER,
    DIRECTION,
    DIRECTIONS,
    ENDS,
    INTERSECTION,
    KIND,
    KIND_COUNT,
    KINDS,
    SHAPE,
    SIGN,
    SIGNS,
    TURNS,
)
from paddock.games.classic_rally.components.settings import BUILT, read_settings


def scene(chosen: Mapping[str, object]) -> Json:
    """The components as JSON."""
    settings = read_settings(chosen)
    return {
        "map": None if settings.map == BUILT else map_json(BEGINNER),
        "kinds": [_kind(kind) for kind in range(KINDS)],
        "colours": [{"colour": name, "count": 1} for name in COLOUR.names],
        "features": _counted("feature", FEATURE, FEATURES_IN_PLAY[MOST_SEATS]),
        "cards": _counted("card", CARD, IN_PLAY[MOST_SEATS]),
        "hazards": [
            {"hazard": name, "count": HAZARD_COUNT[code], "fix": list(HAZARD_FIX[code])}
            for code, name in enumerate(HAZARD.names)
        ],
        "jokers": [{"joker": name, "count": 1} for name in JOKER.names],
        "weather": [{"weather": name, "faces": WEATHER_ROLL.count(code)} for code, name in enumerate(WEATHER.names)],
        "boards": {"rally": CAPACITY[0], "assistance": CAPACITY[1], "features": FEATURE_SLOTS},
        "limits": {CARD.names[card]: LIMIT[card] for card in range(CARDS)},
        "by_players": {
            str(seats): {
                "cards": dict(zip(CARD.names, IN_PLAY[seats], strict=True)),
                "features": dict(zip(FEATURE.names, FEATURES_IN_PLAY[seats], strict=True)),
            }
            for seats in range(1, MOST_SEATS + 1)
        },
        "notches": NOTCHES,
    }


def _counted(field: str, values: Values, numbers: tuple[int, ...]) -> list[Json]:
    return [{field: name, "count": count} for name, count in zip(values.names, numbers, strict=True)]


def _kind(kind: int) -> Json:
    return {
        "kind": KIND.names[kind],
        "ends": [DIRECTION.names[way] for way in range(DIRECTIONS) if ENDS[kind][0] >> way & 1],
        "sign": SIGNS[SIGN[kind]],
        "intersection": SHAPE[kind] == INTERSECTION,
        "count": KIND_COUNT[kind],
        "rotations": [90 * turn for turn in TURNS[kind]],
    }
