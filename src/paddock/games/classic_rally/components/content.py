"""Classic Rally's components, read from `data/`: tiles, cards, dice, the stopwatch (CR-1, CR-4).

This module and `road.py` read their package's own data files when they are imported; nothing else in the title touches
a file. All numbers of the rules are in those files.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from importlib import resources
from typing import Any, Final

from paddock.core.decision import ValueSet, number_range

_DATA_FOLDER: Final = resources.files("paddock.games.classic_rally") / "data"


def read_data(file_name: str) -> Any:
    """A data file of this title as JSON."""
    return json.loads((_DATA_FOLDER / file_name).read_text(encoding="utf-8"))


CARD_DATA: Final = read_data("cards.json")
_DECK_DATA: Final = CARD_DATA["decks"]

# -- players ---------------------------------------------------------------------------------------------------

COLOUR_VALUES: Final = ValueSet("colour", tuple(CARD_DATA["colours"]))
MAX_SEATS: Final = len(COLOUR_VALUES)

# -- load cards ------------------------------------------------------------------------------------------------

_LOAD_CARD_DATA: Final = [*_DECK_DATA["consumable"]["cards"], *_DECK_DATA["accessory"]["cards"]]
CARD_VALUES: Final = ValueSet("card", tuple(each["id"] for each in _LOAD_CARD_DATA))
CARD_KIND_COUNT: Final = len(CARD_VALUES)
CARD_FUEL: Final = CARD_VALUES.code("fuel")
CARD_SPARE_TYRE: Final = CARD_VALUES.code("spare_tyre")
CARD_TOOLBOX: Final = CARD_VALUES.code("toolbox")
CARD_RAIN_TYRES: Final = CARD_VALUES.code("rain_tyres")
CARD_FOG_LIGHTS: Final = CARD_VALUES.code("fog_lights")
CONSUMABLE_COUNT: Final = len(_DECK_DATA["consumable"]["cards"])


def _counts_by_players(cards: list[dict[str, Any]]) -> tuple[tuple[int, ...], ...]:
    """The number of each card in play, by number of players from 0 (CR-4.1)."""
    rows = [tuple(int(each["by_players"][str(players)]) for each in cards) for players in range(1, MAX_SEATS + 1)]
    return ((0,) * len(cards), *rows)


CARDS_IN_PLAY: Final = _counts_by_players(_LOAD_CARD_DATA)
"""`CARDS_IN_PLAY[seats][card]`."""
BOARD_VALUES: Final = ValueSet("board", ("rally", "assistance"))
BOARD_RALLY: Final = 0
BOARD_ASSISTANCE: Final = 1
CARD_PLACE_VALUES: Final = ValueSet("place", ("rally", "assistance", "pile"))
"""Where a card comes from or goes to, as events tell it."""
CARD_PILE: Final = 2
CAPACITY_BY_BOARD: Final = (
    int(CARD_DATA["boards"]["rally"]["card_slots"]),
    int(CARD_DATA["boards"]["assistance"]["card_slots"]),
)
FEATURE_SLOTS: Final = int(CARD_DATA["boards"]["rally"]["feature_slots"])
LOAD_LIMIT_BY_CARD: Final[tuple[int, ...]] = tuple(
    int(CARD_DATA["setup_limits"].get(f"{name}_per_player", sum(CAPACITY_BY_BOARD))) for name in CARD_VALUES.names
)
"""How many of each card a player may load before the race (CR-5.6)."""

# -- features --------------------------------------------------------------------------------------------------

FEATURE_VALUES: Final = ValueSet("feature", tuple(each["id"] for each in _DECK_DATA["feature"]["cards"]))
FEATURE_COUNT: Final = len(FEATURE_VALUES)
FEATURE_CLOSE_RATIO: Final = FEATURE_VALUES.code("close_ratio")
FEATURE_SPORT_SUSPENSION: Final = FEATURE_VALUES.code("sport_suspension")
FEATURE_POWER_KIT: Final = FEATURE_VALUES.code("power_kit")
FEATURE_LIGHT_WEIGHT: Final = FEATURE_VALUES.code("light_weight")
FEATURES_IN_PLAY: Final = _counts_by_players(_DECK_DATA["feature"]["cards"])

# -- the road book ---------------------------------------------------------------------------------------------

RELATIVE_DIRECTION_VALUES: Final = ValueSet("way", ("left", "straight", "right", "forward"))
TURN_LEFT: Final = 0
GO_STRAIGHT_ON: Final = 1
TURN_RIGHT: Final = 2
DRIVE_FORWARD: Final = 3
ROAD_BOOK_CARD_KINDS: Final = 3
"""The ways of an intersection; `forward` is that of every other tile."""
_ROAD_BOOK_DATA: Final[dict[str, int]] = _DECK_DATA["road_book"]["per_player"]
START_ROAD_BOOK: Final = (
    _ROAD_BOOK_DATA["turn_left"],
    _ROAD_BOOK_DATA["straight_ahead"],
    _ROAD_BOOK_DATA["turn_right"],
)
"""The cards that everybody starts with, by way (CR-5.2)."""

# -- hazards and jokers ----------------------------------------------------------------------------------------

_HAZARD_DATA: Final = _DECK_DATA["hazard"]["cards"]
HAZARD_VALUES: Final = ValueSet("hazard", tuple(each["id"] for each in _HAZARD_DATA))
HAZARD_KIND_COUNT: Final = len(HAZARD_VALUES)
COPIES_BY_HAZARD: Final[tuple[int, ...]] = tuple(int(each["count"]) for each in _HAZARD_DATA)
FIXES_BY_HAZARD: Final[tuple[tuple[str, ...], ...]] = tuple(tuple(each["fix"]) for each in _HAZARD_DATA)
HAZARD_AQUAPLANING: Final = HAZARD_VALUES.code("aquaplaning")
HAZARD_BRAKES_FAILURE: Final = HAZARD_VALUES.code("brakes_failure")
HAZARD_FLAT_TYRE: Final = HAZARD_VALUES.code("flat_tyre")
HAZARD_FUEL_LEAK: Final = HAZARD_VALUES.code("fuel_leak")
HAZARD_POTHOLE: Final = HAZARD_VALUES.code("pothole")
HAZARD_POWER_FAILURE: Final = HAZARD_VALUES.code("power_failure")
FEATURE_OF_HAZARD: Final = {HAZARD_POTHOLE: FEATURE_SPORT_SUSPENSION, HAZARD_POWER_FAILURE: FEATURE_POWER_KIT}
"""The feature that a hazard disables; a car without it stands (CR-13.5)."""
IS_HAZARD_FIXED_BY_TOOLBOX: Final[tuple[bool, ...]] = tuple("toolbox" in fix for fix in FIXES_BY_HAZARD)

JOKER_VALUES: Final = ValueSet("joker", tuple(each["id"] for each in _DECK_DATA["joker"]["cards"]))
JOKER_COUNT: Final = len(JOKER_VALUES)
JOKER_TRANSPORTER: Final = JOKER_VALUES.code("transporter")
JOKER_ROBBER: Final = JOKER_VALUES.code("robber")
JOKER_SABOTEUR: Final = JOKER_VALUES.code("saboteur")
JOKER_MECHANIC: Final = JOKER_VALUES.code("mechanic")
NO_JOKER: Final = -1

CHECKPOINT_COUNT: Final = len(CARD_DATA["checkpoint_tokens"]["numbers"])
ALL_TOKENS: Final = (1 << CHECKPOINT_COUNT) - 1

# -- dice ------------------------------------------------------------------------------------------------------

_DICE_DATA: Final = read_data("dice.json")
PIP_VALUES: Final = number_range("pips", 1, len(_DICE_DATA["normal"]["faces"]))
"""The code of a face is its number less one."""
DIE_FACES: Final[list[int]] = list(range(len(PIP_VALUES)))
DICE_COUNT: Final = int(_DICE_DATA["normal"]["count"])
_WEATHER_FACE_NAMES: Final[list[str]] = _DICE_DATA["weather"]["faces"]
WEATHER_VALUES: Final = ValueSet("weather", tuple(dict.fromkeys(_WEATHER_FACE_NAMES)))
WEATHER_FACES: Final[list[int]] = [WEATHER_VALUES.code(face) for face in _WEATHER_FACE_NAMES]
NO_WEATHER: Final = -1
_RAIN_FOG_HITS: Final = _DICE_DATA["rules"]["rain_fog"]["disable_by_shields_present"]


def _weather_hits(weather: int, is_rain: bool, is_fog: bool) -> int:
    """Features that a weather disables (CR-7.4)."""
    name = WEATHER_VALUES.names[weather]
    if name == "rain_fog":
        return int(_RAIN_FOG_HITS[str(int(is_rain) + int(is_fog))])
    if name == "sun":
        return 0
    shielded = is_rain if name == "rain" else is_fog
    return 0 if shielded else int(_DICE_DATA["rules"][name]["disable_if_unshielded"])


WEATHER_HITS_BY_SHIELDS: Final = tuple(
    tuple(_weather_hits(weather, bool(shields & 1), bool(shields & 2)) for shields in range(4))
    for weather in range(len(WEATHER_VALUES))
)
"""`WEATHER_HITS_BY_SHIELDS[weather][shields]`; shields as in `shields_among`."""


def shields_among(cards: Sequence[int]) -> int:
    """The shields against the weather among the cards of a board: bit 0 is RAIN TYRES, bit 1 FOG LIGHTS."""
    return (1 if cards[CARD_RAIN_TYRES] else 0) + (2 if cards[CARD_FOG_LIGHTS] else 0)


UNLUCKY_TOTAL: Final = 7
"""The total that disables LIGHT WEIGHT (CR-7.3)."""

# -- the stopwatch ---------------------------------------------------------------------------------------------

_STOPWATCH_DATA: Final = read_data("stopwatch.json")
STOPWATCH_NOTCHES: Final = int(_STOPWATCH_DATA["notches"])
NOT_FINISHED_PENALTY: Final = int(_STOPWATCH_DATA["did_not_finish_penalty"])
