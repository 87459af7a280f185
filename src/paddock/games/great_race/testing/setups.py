"""Tables and positions that show all of The Great Race's variants: the conformance tests and the bench play these.

`SETUPS` are new games (seats, settings), `POSITIONS` are games that start from a position, and `HAS_SECRETS` tells
whether anybody has secrets: hands, programs, tiles that a Scout has drawn.
"""
# mypyc: off

from __future__ import annotations

from typing import Final

from paddock.core.game import Json

HAS_SECRETS: Final = True


def _late_position(seats: int, settings: Json, round_number: int = 21) -> Json:
    """A race near its end, so that random crews arrive: everybody has cards, tiles lie all about."""
    reverse = settings.get("race") == "reverse"
    places = ("R03C04", "R02C04", "R04C04", "R03C05", "R02C05") if reverse else _SOUTHERN_SPACES
    hands = (
        ["jerrican", "armed_guard", "bandits"],
        ["river_in_spate", "toolbox"],
        ["guide", "forced_march"],
        ["survey", "sabotage"],
        ["armed_guard", "sandstorm", "supply"],
    )
    return {
        "title": "great_race@1",
        "settings": settings,
        "phase": "round",
        "round": round_number,
        "crews": [
            {
                "at": places[seat],
                "fuel": 3 + seat % 3,
                "engine": 4 - seat % 2,
                "chassis": 3,
                "money": 60 + 100 * seat,
                "hand": hands[seat],
            }
            for seat in range(seats)
        ],
        "tiles": dict(_NORTH_TILES if reverse else _SOUTH_TILES),
    }


_SOUTHERN_SPACES: Final = ("R23C06", "R22C07", "R24C07", "R23C08", "R22C08")
_SOUTH_TILES: Final = {
    "R23C06": "F1M0", "R24C08": "F1M1D", "R25C05": "F2M1", "R25C06": "F1M0S", "R24C07": "F1M0D", "R22C08": "F2M2D",
    "R21C06": "F1M2S",
}  # fmt: skip
_NORTH_TILES: Final = {"R03C04": "F1M0", "R02C04": "F1M1D", "R01C03": "F2M1", "R01C02": "F1M0S", "R04C04": "F2M0D"}


def late_solo_position(settings: Json) -> Json:
    """A solo game in its last rounds: both are near the arrival, the Torpedo a little ahead."""
    position = _late_position(1, settings, 7)
    if settings.get("solo") != "alone":
        levels = {"yellow": 1, "green": 3, "red": 2, "blue": 3} if settings.get("legacy") else {}
        position["torpedo"] = {
            "at": "R04C05" if settings.get("race") == "reverse" else "R22C06",
            "fuel": 4,
            "mechanic": 3,
            "legacy": levels,
        }
    return position


def ports_position(settings: Json) -> Json:
    """Ports, money for the fares, and a Torpedo with all sixteen stickers."""
    return {
        "title": "great_race@1",
        "settings": {"legacy": True, "stickers": 4, "deck_level": 3, **settings},
        "phase": "round",
        "round": 4,
        "crews": [{"crew": "belgium", "at": "R04C00", "money": 400, "hand": ["bandits", "river_in_spate"]}],
        "torpedo": {"at": "R08C02", "fuel": 9, "mechanic": 2},
        "tiles": {"R05C00": "F2M2D", "R09C02": "F1M0S", "R09C01": "F3M1S"},
    }


def short_supplies_position(seats: int) -> Json:
    """Hardly a tile or a card left to draw: bag and deck are made anew from their discards."""
    return {
        "title": "great_race@1",
        "phase": "bivouac",
        "round": 24,
        "crews": [
            {"at": _SOUTHERN_SPACES[seat], "chassis": 1 + seat, "money": 200, "fuel": 5} for seat in range(seats)
        ],
        "tiles": dict(_SOUTH_TILES),
        "tile_discard": _DISCARDED_TILES,
        "discard": _DISCARDED_CARDS,
    }


_DISCARDED_CARDS: Final = {
    "jerrican": 8, "supply": 4, "spare_parts": 7, "toolbox": 5, "sponsor": 3, "guide": 2, "armed_guard": 3,
    "forced_march": 2, "survey": 1, "sandstorm": 2, "bandits": 1, "broken_track": 2, "sabotage": 2, "river_in_spate": 1,
}  # fmt: skip
_DISCARDED_TILES: Final = {
    "F1M0": 8, "F2M0": 9, "F1M1": 8, "F1M0D": 3, "F1M0S": 3, "F2M1": 4, "F3M0": 2, "F1M1D": 2, "F1M1S": 2, "F2M0D": 2,
    "F2M0S": 2, "F1M2S": 1, "F2M2": 2, "F2M1D": 2,
}  # fmt: skip
_LAYER_NAMES: Final = ("evolving_deck", "legacy", "passport")


def _layer_settings(combination: int) -> Json:
    """One of the eight combinations of the three layers (GR-20.1)."""
    return {name: bool(combination >> bit & 1) for bit, name in enumerate(_LAYER_NAMES)}


SETUPS: Final[dict[str, tuple[int, Json]]] = {
    "two": (2, {}),
    "three": (3, {"race": "reverse", "seat_order": "seats"}),
    "five": (5, {}),
    "solo": (1, {}),
    "solo-all": (1, _layer_settings(7)),
    "solo-phase": (1, {"alternation": "phase", "race": "reverse", "legacy": True}),
    "alone": (1, {"solo": "alone", "passport": True}),
}
POSITIONS: Final[dict[str, Json]] = {
    **{f"late-{seats}": _late_position(seats, {}) for seats in range(2, 6)},
    "late-reverse": _late_position(3, {"race": "reverse"}),
    **{
        f"solo-late-{number}": late_solo_position(
            {**_layer_settings(number), "upgrades": "letter" if number & 4 else "random"}
        )
        for number in range(8)
    },
    "solo-late-reverse": late_solo_position({**_layer_settings(3), "race": "reverse", "deck_level": 2}),
    "alone-late": late_solo_position({"solo": "alone", "passport": True}),
    "ports": ports_position({"evolving_deck": True}),
    "short-2": short_supplies_position(2),
}
PLAYTHROUGHS: Final = ("two", "solo-all", "solo-late-7", "alone-late")
"""The trials whose random games are kept as texts."""
