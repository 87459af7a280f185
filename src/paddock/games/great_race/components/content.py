"""The Great Race's components, read from `data/`: crews, tiles, cards, Estienne cards, stickers, quests (GR-1).

This module and `map.py` read their package's own data files when they are imported; nothing else in the title
touches a file. All numbers of the rules are in those files.
"""

from __future__ import annotations

import json
from importlib import resources
from typing import Any, Final

from paddock.core.decision import ValueSet, number_range

_DATA_FOLDER: Final = resources.files("paddock.games.great_race") / "data"


def read_data(file_name: str) -> Any:
    """A data file of this title as JSON."""
    return json.loads((_DATA_FOLDER / file_name).read_text(encoding="utf-8"))


# -- crews -----------------------------------------------------------------------------------------------------

CREW_DATA: Final = read_data("crews.json")
_CREW_LIST_DATA: Final = CREW_DATA["crews"]
CREW_VALUES: Final = ValueSet("crew", tuple(each["id"] for each in _CREW_LIST_DATA))
CREW_COUNT: Final = len(CREW_VALUES)
VEHICLE_VALUES: Final = ValueSet("vehicle", (*CREW_VALUES.names, CREW_DATA["torpedo"]["id"]))
TORPEDO_CODE: Final = CREW_COUNT
"""The Torpedo's code among the vehicles' names."""
SEAT_VALUES: Final = number_range("seat", 0, CREW_COUNT - 1)


def _gauge_maxima(data_name: str) -> tuple[int, ...]:
    return tuple(int(each[data_name]) for each in _CREW_LIST_DATA)


MAX_FUEL_BY_VEHICLE: Final = _gauge_maxima("fuel")
MAX_ENGINE_BY_VEHICLE: Final = _gauge_maxima("engine")
MAX_CHASSIS_BY_VEHICLE: Final = _gauge_maxima("chassis")
MAX_FUEL: Final = max(MAX_FUEL_BY_VEHICLE)
MAX_LEVELS: Final = max(*MAX_ENGINE_BY_VEHICLE, *MAX_CHASSIS_BY_VEHICLE)


def _crew_with_power(power: str) -> int:
    return next(code for code, each in enumerate(_CREW_LIST_DATA) if each["power"]["id"] == power)


CREW_FRANCE: Final = _crew_with_power("reconnaissance")
CREW_ENGLAND: Final = _crew_with_power("fortune")
CREW_ITALY: Final = _crew_with_power("workshop")
CREW_BELGIUM: Final = _crew_with_power("bush_craft")
CREW_SUFFRAGETTES: Final = _crew_with_power("extra_card")


def _power_value(crew: int) -> int:
    return int(_CREW_LIST_DATA[crew]["power"]["value"])


EXTRA_TILES: Final = _power_value(CREW_FRANCE)
EXTRA_FUNDS: Final = _power_value(CREW_ENGLAND)
FREE_REPAIR_LEVELS: Final = _power_value(CREW_ITALY)
EXTRA_CARDS: Final = _power_value(CREW_SUFFRAGETTES)
NOBODY: Final = -1

# -- posts and numbers -----------------------------------------------------------------------------------------

POST_VALUES: Final = ValueSet("post", tuple(each["id"] for each in CREW_DATA["posts"]))
POST_COUNT: Final = len(POST_VALUES)
CAPACITY_BY_POST: Final = tuple(int(each["capacity"]) for each in CREW_DATA["posts"])
POST_FUNDING: Final = POST_VALUES.code("funding")
POST_SCOUT: Final = POST_VALUES.code("scout")
POST_MECHANIC: Final = POST_VALUES.code("mechanic")
POST_ESCORT: Final = POST_VALUES.code("escort")
ASSISTANTS_PER_CREW: Final = int(CREW_DATA["assistants"])
ASSISTANT_COUNT_VALUES: Final = number_range("assistants", 0, ASSISTANTS_PER_CREW)
ALL_PROGRAMS: Final[tuple[tuple[int, ...], ...]] = tuple(
    (funding, scout, mechanic, ASSISTANTS_PER_CREW - funding - scout - mechanic)
    for funding in range(CAPACITY_BY_POST[POST_FUNDING] + 1)
    for scout in range(CAPACITY_BY_POST[POST_SCOUT] + 1)
    for mechanic in range(CAPACITY_BY_POST[POST_MECHANIC] + 1)
    if 0 <= ASSISTANTS_PER_CREW - funding - scout - mechanic <= CAPACITY_BY_POST[POST_ESCORT]
)
"""Every way to assign the assistants (GR-4.3)."""
DEFAULT_PROGRAM: Final[tuple[int, ...]] = (1, 1, 2, 1)
"""That of a seat whose time is up, and of a position that does not say."""

RULE_CONSTANTS: Final[dict[str, int]] = {name: int(value) for name, value in CREW_DATA["constants"].items()}
START_MONEY: Final = int(CREW_DATA["start_money"])
MONEY_UNIT: Final = 10
"""Money comes in tens (GR-1.4)."""
FUNDING_INCOME: Final = RULE_CONSTANTS["funding_income"]
FUEL_PRICE_CITY: Final = RULE_CONSTANTS["fuel_price_city"]
FUEL_PRICE_FIELD: Final = RULE_CONSTANTS["fuel_price_field"]
REPAIR_PRICE_CITY: Final = RULE_CONSTANTS["repair_price_city"]
REPAIR_PRICE_FIELD: Final = RULE_CONSTANTS["repair_price_field"]
REPAIR_MAX_LEVELS: Final = RULE_CONSTANTS["repair_max_levels"]
DANGER_LEVEL_LOSS: Final = RULE_CONSTANTS["danger_mechanic_loss"]
RISK_FUEL: Final = RULE_CONSTANTS["risk_extra_fuel"]
FIRST_BONUS: Final = RULE_CONSTANTS["first_bonus"]
SECOND_PLACE_BONUS: Final = RULE_CONSTANTS["second_bonus_3plus"]
SCOUT_TILES: Final = RULE_CONSTANTS["scout_tiles"]
ARRIVAL_POINTS: Final[tuple[int, ...]] = (
    RULE_CONSTANTS["points_first"],
    RULE_CONSTANTS["points_second"],
    RULE_CONSTANTS["points_third"],
)
FRANCS_PER_POINT: Final = RULE_CONSTANTS["francs_per_point"]
TORPEDO_LEADER_FUEL_CITY: Final = RULE_CONSTANTS["torpedo_first_fuel_city"]
TORPEDO_LEADER_FUEL_FIELD: Final = RULE_CONSTANTS["torpedo_first_fuel_field"]
MAX_ROUNDS: Final = RULE_CONSTANTS["round_cap"]
START_MONEY_PER_RANK: Final = RULE_CONSTANTS["setup_money_per_player_behind"]
DISPLAY_CARDS_OVER_PLAYERS: Final = RULE_CONSTANTS["bivouac_cards_over_players"]
SOLO_DISPLAY_CARDS: Final = RULE_CONSTANTS["solo_bivouac_cards"]
OPEN_TRACK_FUEL: Final = RULE_CONSTANTS["open_track_fuel"]
ALONE_FUEL_PRICE_FIELD: Final = RULE_CONSTANTS["alone_fuel_price_field"]
ALONE_DISPLAY_CARDS: Final = RULE_CONSTANTS["alone_bivouac_cards"]
ALONE_PICKS: Final = RULE_CONSTANTS["alone_bivouac_picks"]
ALONE_DANGER_FUEL: Final = RULE_CONSTANTS["alone_danger_fuel_loss"]
ALONE_SALE_PRICE: Final = RULE_CONSTANTS["alone_danger_card_sale"]
ALONE_MAX_ROUNDS: Final = RULE_CONSTANTS["alone_round_max"]
EMERGENCY_REPAIR_PRICE: Final = RULE_CONSTANTS["alone_emergency_engine_price"]
TORPEDO_START_FUEL: Final = int(CREW_DATA["torpedo"]["fuel"])
TORPEDO_START_MECHANIC: Final = int(CREW_DATA["torpedo"]["mechanic"])
TORPEDO_BASE_GAUGE_MAX: Final = int(CREW_DATA["torpedo"]["base_gauge_max"])
TORPEDO_ASSISTANTS: Final = int(CREW_DATA["torpedo"]["assistants"])

FUEL_LEVEL_VALUES: Final = number_range("fuel_levels", 1, MAX_FUEL)
LEVEL_VALUES: Final = number_range("levels", 0, REPAIR_MAX_LEVELS)
CARD_SLOT_COUNT: Final = CREW_COUNT + DISPLAY_CARDS_OVER_PLAYERS + EXTRA_CARDS
SLOT_VALUES: Final = number_range("slot", 1, CARD_SLOT_COUNT)

# -- terrain tiles ---------------------------------------------------------------------------------------------

TILE_DATA: Final = read_data("terrain_tiles.json")
_TILE_LIST_DATA: Final = TILE_DATA["types"]
TILE_VALUES: Final = ValueSet("tile", tuple(each["type"] for each in _TILE_LIST_DATA))
TILE_KIND_COUNT: Final = len(TILE_VALUES)
FUEL_BY_TILE: Final[tuple[int, ...]] = tuple(int(each["fuel"]) for each in _TILE_LIST_DATA)
LEVELS_BY_TILE: Final[tuple[int, ...]] = tuple(int(each["mechanic"]) for each in _TILE_LIST_DATA)
IS_DANGER_TILE: Final[tuple[bool, ...]] = tuple(bool(each["danger"]) for each in _TILE_LIST_DATA)
IS_STOP_TILE: Final[tuple[bool, ...]] = tuple(bool(each["stop"]) for each in _TILE_LIST_DATA)
COPIES_BY_TILE: Final[tuple[int, ...]] = tuple(int(each["count"]) for each in _TILE_LIST_DATA)
HARDNESS_VALUE_BY_TILE: Final[tuple[int, ...]] = tuple(
    FUEL_BY_TILE[tile] + LEVELS_BY_TILE[tile] + IS_DANGER_TILE[tile] + IS_STOP_TILE[tile]
    for tile in range(TILE_KIND_COUNT)
)
"""GR-23.1."""
IS_EASY_TILE: Final[tuple[bool, ...]] = tuple(value < int(TILE_DATA["easy_below"]) for value in HARDNESS_VALUE_BY_TILE)
_TILE_ICONS: Final = {"fuel": FUEL_BY_TILE, "mechanic": LEVELS_BY_TILE, "danger": IS_DANGER_TILE, "stop": IS_STOP_TILE}
_HARDNESS_KEYS: Final = [
    (HARDNESS_VALUE_BY_TILE[tile], *(int(_TILE_ICONS[icon][tile]) for icon in reversed(TILE_DATA["scale"])))
    for tile in range(TILE_KIND_COUNT)
]
TILE_HARDNESS: Final[tuple[int, ...]] = tuple(sorted(_HARDNESS_KEYS).index(each) for each in _HARDNESS_KEYS)
"""The place of a tile in the hardness order (GR-23.2)."""
NO_TILE: Final = -1

# -- resource cards --------------------------------------------------------------------------------------------

CARD_DATA: Final = read_data("resource_cards.json")
_CARD_LIST_DATA: Final = CARD_DATA["cards"]
CARD_VALUES: Final = ValueSet("card", tuple(each["kind"] for each in _CARD_LIST_DATA))
CARD_KIND_COUNT: Final = len(CARD_VALUES)
COPIES_BY_CARD: Final[tuple[int, ...]] = tuple(int(each["count"]) for each in _CARD_LIST_DATA)
IS_DANGER_CARD: Final[tuple[bool, ...]] = tuple(bool(each["danger"]) for each in _CARD_LIST_DATA)


def _card_effects(data_name: str) -> tuple[int, ...]:
    return tuple(abs(int(each["effect"].get(data_name, 0))) for each in _CARD_LIST_DATA)


def _torpedo_effects(data_name: str) -> tuple[int, ...]:
    return tuple(abs(int(each["effect"].get("torpedo", {}).get(data_name, 0))) for each in _CARD_LIST_DATA)


GAIN_FUEL: Final = _card_effects("gain_fuel")
GAIN_LEVELS: Final = _card_effects("gain_mechanic")
GAIN_MONEY: Final = _card_effects("gain_money")
HIT_FUEL: Final = _card_effects("target_fuel")
HIT_MONEY: Final = _card_effects("target_money")
HIT_ENGINE: Final = _card_effects("target_engine")
HIT_CHASSIS: Final = _card_effects("target_chassis")
HIT_TORPEDO_FUEL: Final = _torpedo_effects("fuel")
HIT_TORPEDO_LEVELS: Final = _torpedo_effects("mechanic")
CARD_GUIDE: Final = CARD_VALUES.code("guide")
GUIDE_TILES: Final = _card_effects("scout_tiles")[CARD_GUIDE]
CARD_ARMED_GUARD: Final = CARD_VALUES.code("armed_guard")
CARD_FORCED_MARCH: Final = CARD_VALUES.code("forced_march")
FORCED_MARCH_SPACES: Final = _card_effects("drive_bonus")[CARD_FORCED_MARCH]
CARD_SURVEY: Final = CARD_VALUES.code("survey")
CARD_RIVER: Final = CARD_VALUES.code("river_in_spate")
RIVER_MAX_SPACES: Final = _card_effects("next_drive_max")[CARD_RIVER]
NO_CARD: Final = -1

# -- dangers and answers to them -------------------------------------------------------------------------------

DANGER_CARDS: Final[tuple[int, ...]] = tuple(card for card in range(CARD_KIND_COUNT) if IS_DANGER_CARD[card])
DANGER_VALUES: Final = ValueSet(
    "danger", ("tile", "estienne", "lying", *(CARD_VALUES.names[card] for card in DANGER_CARDS))
)
"""What threatens a crew: a tile, the Estienne card, a danger card left lying (Alone), or a danger card."""
DANGER_OF_TILE: Final = 0
DANGER_OF_ESTIENNE: Final = 1
DANGER_OF_DISPLAY: Final = 2
DANGER_OF_CARD: Final[tuple[int, ...]] = tuple(
    len(DANGER_VALUES) - len(DANGER_CARDS) + DANGER_CARDS.index(card) if IS_DANGER_CARD[card] else -1
    for card in range(CARD_KIND_COUNT)
)
"""The danger of a danger card."""
DANGER_ANSWER_VALUES: Final = ValueSet("answer", ("none", "escort", "armed_guard"))
ACCEPT_DANGER: Final = 0
CANCEL_BY_ESCORT: Final = 1
CANCEL_BY_GUARD: Final = 2

# -- Estienne cards --------------------------------------------------------------------------------------------

ESTIENNE_DATA: Final = read_data("estienne_cards.json")
_ESTIENNE_CARD_DATA: Final = ESTIENNE_DATA["cards"]
LEGACY_DATA: Final = read_data("legacy.json")
COLOUR_VALUES: Final = ValueSet("colour", (*LEGACY_DATA["colours"], "purple"))
COLOUR_COUNT: Final = len(LEGACY_DATA["colours"])
COLOUR_YELLOW: Final = COLOUR_VALUES.code("yellow")
COLOUR_GREEN: Final = COLOUR_VALUES.code("green")
COLOUR_RED: Final = COLOUR_VALUES.code("red")
COLOUR_BLUE: Final = COLOUR_VALUES.code("blue")
COLOUR_PURPLE: Final = COLOUR_VALUES.code("purple")
ESTIENNE_CARD_VALUES: Final = ValueSet("estienne", tuple(each["id"] for each in _ESTIENNE_CARD_DATA))
LEVEL_BY_ESTIENNE_CARD: Final[tuple[int, ...]] = tuple(int(each["level"]) for each in _ESTIENNE_CARD_DATA)
LETTER_BY_ESTIENNE_CARD: Final[tuple[str, ...]] = tuple(str(each["letter"]) for each in _ESTIENNE_CARD_DATA)
COLOUR_BY_ESTIENNE_CARD: Final[tuple[int, ...]] = tuple(
    COLOUR_VALUES.code(each["target"]) for each in _ESTIENNE_CARD_DATA
)
TILES_BY_ESTIENNE_CARD: Final[tuple[int, ...]] = tuple(int(each["tiles"]) for each in _ESTIENNE_CARD_DATA)
MOVES_BY_ESTIENNE_CARD: Final[tuple[tuple[int, ...], ...]] = tuple(
    (int(each["second_move"]), *(int(move) for move in each["other_moves"])) for each in _ESTIENNE_CARD_DATA
)
"""`MOVES_BY_ESTIENNE_CARD[card][assistant - 2]`."""
FIRST_SLOTS_BY_ESTIENNE_CARD: Final[tuple[tuple[int, ...], ...]] = tuple(
    tuple(int(slot) - 1 for slot in each["bivouac"]["first"]) for each in _ESTIENNE_CARD_DATA
)
SECOND_SLOTS_BY_ESTIENNE_CARD: Final[tuple[tuple[int, ...], ...]] = tuple(
    tuple(int(slot) - 1 for slot in each["bivouac"]["second"]) for each in _ESTIENNE_CARD_DATA
)


def _danger_penalties(data_name: str) -> tuple[int, ...]:
    return tuple(int(each["danger_effect"].get(data_name, 0)) for each in _ESTIENNE_CARD_DATA)


ESTIENNE_CHASSIS_LOSS: Final = _danger_penalties("chassis")
ESTIENNE_ENGINE_LOSS: Final = _danger_penalties("engine")
ESTIENNE_FUEL_LOSS: Final = _danger_penalties("fuel")
ESTIENNE_MONEY_LOSS: Final = _danger_penalties("money")
ESTIENNE_CARD_LOSS: Final = _danger_penalties("card")
REFUEL_BY_ESTIENNE_CARD: Final[tuple[int, ...]] = tuple(int(each["refuel"]) for each in _ESTIENNE_CARD_DATA)
REPAIR_BY_ESTIENNE_CARD: Final[tuple[int, ...]] = tuple(int(each["repair"]) for each in _ESTIENNE_CARD_DATA)
ESTIENNE_LEVELS: Final = max(LEVEL_BY_ESTIENNE_CARD)
ESTIENNE_DECKS: Final[tuple[tuple[int, ...], ...]] = tuple(
    tuple(card for card, level in enumerate(LEVEL_BY_ESTIENNE_CARD) if level == number)
    for number in range(1, ESTIENNE_LEVELS + 1)
)
"""The eight cards of each level."""
ESTIENNE_DECK_SIZE: Final = len(ESTIENNE_DECKS[0])
UPGRADE_BY_ESTIENNE_CARD: Final[tuple[int, ...]] = tuple(
    next(
        (
            other
            for other in range(len(_ESTIENNE_CARD_DATA))
            if LETTER_BY_ESTIENNE_CARD[other] == LETTER_BY_ESTIENNE_CARD[card]
            and LEVEL_BY_ESTIENNE_CARD[other] == LEVEL_BY_ESTIENNE_CARD[card] + 1
        ),
        NO_CARD,
    )
    for card in range(len(_ESTIENNE_CARD_DATA))
)
"""The same letter one level higher (GR-29.4)."""

# -- stickers (GR-30) ------------------------------------------------------------------------------------------

STICKERS_PER_COLOUR: Final = int(LEGACY_DATA["levels"])


def _first_level_with(colour: str, effect: str) -> int:
    """The level of a colour from which on an effect holds."""
    return next(int(each["level"]) for each in LEGACY_DATA["powers"][colour] if each["effect"] == effect)


TORPEDO_GAUGE_MAX_BY_LEVEL: Final[tuple[int, ...]] = (
    TORPEDO_BASE_GAUGE_MAX,
    *(int(each["value"]) for each in LEGACY_DATA["powers"]["yellow"]),
)
"""Both maxima, by yellow level."""
TORPEDO_DANGER_LOSS: Final[tuple[int, ...]] = tuple(
    (
        [DANGER_LEVEL_LOSS]
        + [int(each["value"]) for each in LEGACY_DATA["powers"]["red"] if "value" in each and each["level"] <= level]
    )[-1]
    for level in range(STICKERS_PER_COLOUR + 1)
)
"""What a tile's danger costs it, by red level."""
BIVOUAC_FUEL_FROM_LEVEL: Final = _first_level_with("green", "bivouac_fuel_cards")
BIVOUAC_REPAIR_FROM_LEVEL: Final = _first_level_with("green", "bivouac_mechanic_cards")
CITY_FUEL_FROM_LEVEL: Final = _first_level_with("green", "city_fuel_cards")
CITY_REPAIR_FROM_LEVEL: Final = _first_level_with("green", "city_mechanic_cards")
BIVOUAC_DANGER_FROM_LEVEL: Final = _first_level_with("red", "bivouac_danger_hits_player")
CITY_DANGER_FROM_LEVEL: Final = _first_level_with("red", "city_danger_hits_player")
IGNORE_STOP_FROM_LEVEL: Final = _first_level_with("blue", "ignore_stop")
IGNORE_RISK_FROM_LEVEL: Final = _first_level_with("blue", "ignore_risk")
SEA_PATHS_FROM_LEVEL: Final = _first_level_with("blue", "sea_paths")
EXTRA_MOVE_FROM_LEVEL: Final = _first_level_with("blue", "second_assistant_bonus")
EXTRA_MOVE_SPACES: Final = int(LEGACY_DATA["powers"]["blue"][EXTRA_MOVE_FROM_LEVEL - 1]["value"])

# -- quests (GR-31) --------------------------------------------------------------------------------------------

PASSPORT_DATA: Final = read_data("passport.json")
QUEST_DATA: Final = PASSPORT_DATA["quests"]
QUEST_VALUES: Final = ValueSet("quest", tuple(each["id"] for each in QUEST_DATA))
QUEST_COUNT: Final = len(QUEST_VALUES)
PASSPORT_WAY_VALUES: Final = ValueSet("way", tuple(each["id"] for each in PASSPORT_DATA["ways"]))
RESULT_VALUES: Final = ValueSet("result", ("player", "torpedo", "success", "failure"))
NO_RESULT: Final = -1
PLAYER_WINS: Final = 0
TORPEDO_WINS: Final = 1
CROSSING_SUCCESS: Final = 2
CROSSING_FAILURE: Final = 3
