"""Tables and positions that show all of Rallyman: GT's variants: the conformance tests and the bench play these.

`SETUPS` are new games (seats, settings), `POSITIONS` are games that start from a position, and `HAS_SECRETS` tells
whether anybody has secrets: here only the tyres, until all have chosen.
"""
# mypyc: off

from __future__ import annotations

from typing import Final

from paddock.core.game import Json

from ..components.content import COLOURS

HAS_SECRETS: Final = True

_FULL_RACE_SETTINGS: Final[Json] = {"preset": "full_race"}


def _setups() -> dict[str, tuple[int, Json]]:
    found: dict[str, tuple[int, Json]] = {
        "secret-6": (6, {**_FULL_RACE_SETTINGS, "circuit": "5", "weather": "rain", "soft_tyres": True}),
        "first-6": (6, {"circuit": "1"}),
        "first-2": (2, {"circuit": "2", "laps": 2}),
        "first-5": (5, {"circuit": "3", "overtake_scope": "row"}),
        "full-4": (4, {**_FULL_RACE_SETTINGS, "circuit": "4", "weather": "rain"}),
        "full-3": (3, {**_FULL_RACE_SETTINGS, "circuit": "6", "tyres": "open"}),
        "qualifying-3": (3, {**_FULL_RACE_SETTINGS, "circuit": "7", "qualifying": True}),
        "qualifying-2": (2, {"circuit": "8", "qualifying": True, "changing_weather": True}),
        "boost-4": (4, {"circuit": "8", "car_class": "GT5", "cannon_start": True}),
        "light-2": (2, {"circuit": "1", "car_class": "GT4", "tyres": "secret", "soft_tyres": True}),
        "solo": (1, {"circuit": "1"}),
        "solo-weather": (
            1,
            {**_FULL_RACE_SETTINGS, "circuit": "7", "changing_weather": True, "recovery_turn_counts": True},
        ),
        "own-5": (5, {"circuit": {"name": "Hairpins", "tiles": list(HAIRPIN_TILES)}, "cannon_start": True}),
    }
    return found


HAIRPIN_TILES: Final = ("102b", "111b", "105b", "103b", "111b", "105b")
"""A circuit of one's own, as small as can be: six tiles, twelve spaces."""


def crowd_position(car_count: int, settings: Json | None = None) -> Json:
    """Cars close together on the first straight of circuit 2, worn and flagged, with few tokens left in the bag.

    >>> len(crowd_position(4)["cars"])
    4
    """
    places = ("0:L4", "1:R2", "0:R3", "1:L1", "1:M2", "2:R1")
    return {
        "title": "rallyman_gt@1",
        "circuit": "2",
        "settings": settings or {},
        "phase": "turn",
        "round": 4,
        "bag": {"gear": 1, "weather": 2, "yellow_flag": 2},
        "cars": [
            {
                "colour": COLOURS[car],
                "seat": car,
                "at": places[car],
                "speed": (3, 5, 1, 4, 2, 6)[car],
                "focus": 3 * car,
                "damage": ({"gear": 3, "brake": 1}, {"gas": 2}, {"yellow_flag": 1}, {"gear": 1}, {}, {"brake": 3})[car],
                "tyres": ("asphalt", "rain")[car % 2],
            }
            for car in range(car_count)
        ],
    }


def stranded_position() -> Json:
    """Cars without usable dice, off the track and in the pits, on a short strip that ends the race for good."""
    return {
        "title": "rallyman_gt@1",
        "circuit": {"strip": ["104a", "117a", "113a", "119b", "112b", "103b"]},
        "phase": "turn",
        "cars": [
            {"at": "0:L1", "speed": 0, "damage": {"gear": 6}},
            {"at": "0:M2", "speed": "00", "status": "off"},
            {"at": "0:R1", "speed": 6, "focus": 9},
            {"at": "0:L3", "speed": 0, "status": "pit", "zone": "tyres", "tyres": "rain"},
        ],
    }


def final_corner_position(car_count: int) -> Json:
    """Everybody a few spaces from the finish of the last lap of circuit 4."""
    places = ("14:R1", "14:L2", "13:O1", "14:M1", "13:R1", "13:L1")
    return {
        "title": "rallyman_gt@1",
        "circuit": "4",
        "phase": "round",
        "round": 9,
        "cars": [{"at": places[car], "speed": 1 + car % 4, "crossings": 1, "focus": car} for car in range(car_count)],
    }


SETUPS: Final = _setups()
POSITIONS: Final[dict[str, Json]] = {
    "crowd-6": crowd_position(6),
    "crowd-4-row": crowd_position(4, {"overtake_scope": "row", "cannon_start": True}),
    "stranded-4": stranded_position(),
    "final-corner-6": final_corner_position(6),
}
PLAYTHROUGHS: Final = ("first-2", "qualifying-2", "solo", "crowd-4-row")
"""The trials whose random games are kept as texts."""
