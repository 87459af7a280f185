"""The Great Race's components, read from `data/`: crews, tiles, cards, Estienne cards, stickers, quests (GR-1).

This module and `map.py` read their package's own data files when they are imported; nothing else in the title
touches a file. All numbers of the rules are in those files.
"""

from __future__ import annotations

import json
from importlib import resources
from typing import Any, Final

from paddock.core.decision import Values, number_range

_DATA: Final = resources.files("paddock.games.great_race") / "data"


def read(name: str) -> Any:
    """A data file of this title as JSON."""
    return json.loads((_DATA / name).read_text(encoding="utf-8"))


# -- crews -----------------------------------------------------------------------------------------------------

CREW_DATA: Final = read("crews.json")
_CREWS: Final = CREW_DATA["crews"]
CREW: Final = Values("crew", tuple(each["id"] for each in _CREWS))
CREWS: Final = len(CREW)
VEHICLE: Final = Values("vehicle", (*CREW.names, CREW_DATA["torpedo"]["id"]))
TORPEDO_NAME: Final = CREWS
"""The Torpedo's code among the vehicles' names."""
SEAT: Final = number_range("seat", 0, CREWS - 1)


def _gauge(name: str) -> tuple[int, ...]:
    return tuple(int(each[name]) for each in _CREWS)


FUEL_MAX: Final = _gauge("fuel")
ENGINE_MAX: Final = _gauge("engine")
CHASSIS_MAX: Final = _gauge("chassis")
MOST_FUEL: Final = max(FUEL_MAX)
MOST_LEVELS: Final = max(*ENGINE_MAX, *CHASSIS_MAX)


def _crew_with(power: str) -> int:
    return next(code for code, each in enumerate(_CREWS) if each["power"]["id"] == power)


FRANCE: Final = _crew_with("reconnaissance")
ENGLAND: Final = _crew_with("fortune")
ITALY: Final = _crew_with("workshop")
BELGIUM: Final = _crew_with("bush_craft")
SUFFRAGETTES: Final = _crew_with("extra_card")


def _power(crew: int) -> int:
    return int(_CREWS[crew]["power"]["value"])


EXTRA_TILES: Final = _power(FRANCE)
EXTRA_FUNDS: Final = _power(ENGLAND)
FREE_LEVELS: Final = _power(ITALY)
EXTRA_CARDS: Final = _power(SUFFRAGETTES)
NOBODY: Final = -1

# -- posts and numbers -----------------------------------------------------------------------------------------

POST: Final = Values("post", tuple(each["id"] for each in CREW_DATA["posts"]))
POSTS: Final = len(POST)
CAPACITY: Final = tuple(int(each["capacity"]) for each in CREW_DATA["posts"])
FUNDING: Final = POST.code("funding")
SCOUT: Final = POST.code("scout")
MECHANIC: Final = POST.code("mechanic")
ESCORT: Final = POST.code("escort")
ASSISTANTS: Final = int(CREW_DATA["assistants"])
PLACED: Final = number_range("assistants", 0, ASSISTANTS)
PROGRAMS: Final[tuple[tuple[int, ...], ...]] = tuple(
    (funding, scout, mechanic, ASSISTANTS - funding - scout - mechanic)
    for funding in range(CAPACITY[FUNDING] + 1)
    for scout in range(CAPACITY[SCOUT] + 1)
    for mechanic in range(CAPACITY[MECHANIC] + 1)
    if 0 <= ASSISTANTS - funding - scout - mechanic <= CAPACITY[ESCORT]
)
"""Every way to assign the assistants (GR-4.3)."""
USUAL_PROGRAM: Final[tuple[int, ...]] = (1, 1, 2, 1)
"""That of a seat whose time is up, and of a position that does not say."""

CONSTANTS: Final[dict[str, int]] = {name: int(value) for name, value in CREW_DATA["constants"].items()}
START_MONEY: Final = int(CREW_DATA["start_money"])
FRANC: Final = 10
"""Money comes in tens (GR-1.4)."""
INCOME: Final = CONSTANTS["funding_income"]
FUEL_CITY: Final = CONSTANTS["fuel_price_city"]
FUEL_FIELD: Final = CONSTANTS["fuel_price_field"]
REPAIR_CITY: Final = CONSTANTS["repair_price_city"]
REPAIR_FIELD: Final = CONSTANTS["repair_price_field"]
REPAIR_MOST: Final = CONSTANTS["repair_max_levels"]
DANGER_LEVELS: Final = CONSTANTS["danger_mechanic_loss"]
RISK_FUEL: Final = CONSTANTS["risk_extra_fuel"]
FIRST_BONUS: Final = CONSTANTS["first_bonus"]
SECOND_BONUS: Final = CONSTANTS["second_bonus_3plus"]
SCOUT_TILES: Final = CONSTANTS["scout_tiles"]
ARRIVAL_POINTS: Final[tuple[int, ...]] = (
    CONSTANTS["points_first"],
    CONSTANTS["points_second"],
    CONSTANTS["points_third"],
)
FRANCS_A_POINT: Final = CONSTANTS["francs_per_point"]
FIRST_FUEL_CITY: Final = CONSTANTS["torpedo_first_fuel_city"]
FIRST_FUEL_FIELD: Final = CONSTANTS["torpedo_first_fuel_field"]
ROUND_CAP: Final = CONSTANTS["round_cap"]
MONEY_BEHIND: Final = CONSTANTS["setup_money_per_player_behind"]
CARDS_OVER: Final = CONSTANTS["bivouac_cards_over_players"]
SOLO_CARDS: Final = CONSTANTS["solo_bivouac_cards"]
OPEN_TRACK_FUEL: Final = CONSTANTS["open_track_fuel"]
ALONE_FUEL_FIELD: Final = CONSTANTS["alone_fuel_price_field"]
ALONE_CARDS: Final = CONSTANTS["alone_bivouac_cards"]
ALONE_PICKS: Final = CONSTANTS["alone_bivouac_picks"]
ALONE_DANGER_FUEL: Final = CONSTANTS["alone_danger_fuel_loss"]
ALONE_SALE: Final = CONSTANTS["alone_danger_card_sale"]
ALONE_ROUNDS: Final = CONSTANTS["alone_round_max"]
EMERGENCY_PRICE: Final = CONSTANTS["alone_emergency_engine_price"]
TORPEDO_FUEL: Final = int(CREW_DATA["torpedo"]["fuel"])
TORPEDO_MECHANIC: Final = int(CREW_DATA["torpedo"]["mechanic"])
TORPEDO_BASE: Final = int(CREW_DATA["torpedo"]["base_gauge_max"])
TORPEDO_ASSISTANTS: Final = int(CREW_DATA["torpedo"]["assistants"])

FUEL_LEVELS: Final = number_range("fuel_levels", 1, MOST_FUEL)
LEVELS: Final = number_range("levels", 0, REPAIR_MOST)
SLOTS: Final = CREWS + CARDS_OVER + EXTRA_CARDS
SLOT: Final = number_range("slot", 1, SLOTS)

# -- terrain tiles ---------------------------------------------------------------------------------------------

TILE_DATA: Final = read("terrain_tiles.json")
_TILES: Final = TILE_DATA["types"]
TILE: Final = Values("tile", tuple(each["type"] for each in _TILES))
TILES: Final = len(TILE)
TILE_FUEL: Final[tuple[int, ...]] = tuple(int(each["fuel"]) for each in _TILES)
TILE_LEVELS: Final[tuple[int, ...]] = tuple(int(each["mechanic"]) for each in _TILES)
TILE_DANGER: Final[tuple[bool, ...]] = tuple(bool(each["danger"]) for each in _TILES)
TILE_STOP: Final[tuple[bool, ...]] = tuple(bool(each["stop"]) for each in _TILES)
TILE_COUNT: Final[tuple[int, ...]] = tuple(int(each["count"]) for each in _TILES)
TILE_VALUE: Final[tuple[int, ...]] = tuple(
    TILE_FUEL[tile] + TILE_LEVELS[tile] + TILE_DANGER[tile] + TILE_STOP[tile] for tile in range(TILES)
)
"""GR-23.1."""
EASY: Final[tuple[bool, ...]] = tuple(value < int(TILE_DATA["easy_below"]) for value in TILE_VALUE)
_SCALE: Final = {"fuel": TILE_FUEL, "mechanic": TILE_LEVELS, "danger": TILE_DANGER, "stop": TILE_STOP}
_HARDNESS: Final = [
    (TILE_VALUE[tile], *(int(_SCALE[icon][tile]) for icon in reversed(TILE_DATA["scale"]))) for tile in range(TILES)
]
HARDNESS: Final[tuple[int, ...]] = tuple(sorted(_HARDNESS).index(each) for each in _HARDNESS)
"""The place of a tile in the hardness order (GR-23.2)."""
NO_TILE: Final = -1

# -- resource cards --------------------------------------------------------------------------------------------

CARD_DATA: Final = read("resource_cards.json")
_CARDS: Final = CARD_DATA["cards"]
CARD: Final = Values("card", tuple(each["kind"] for each in _CARDS))
CARDS: Final = len(CARD)
CARD_COUNT: Final[tuple[int, ...]] = tuple(int(each["count"]) for each in _CARDS)
IS_DANGER: Final[tuple[bool, ...]] = tuple(bool(each["danger"]) for each in _CARDS)


def _effect(name: str) -> tuple[int, ...]:
    return tuple(abs(int(each["effect"].get(name, 0))) for each in _CARDS)


def _on_torpedo(name: str) -> tuple[int, ...]:
    return tuple(abs(int(each["effect"].get("torpedo", {}).get(name, 0))) for each in _CARDS)


GAIN_FUEL: Final = _effect("gain_fuel")
GAIN_LEVELS: Final = _effect("gain_mechanic")
GAIN_MONEY: Final = _effect("gain_money")
HIT_FUEL: Final = _effect("target_fuel")
HIT_MONEY: Final = _effect("target_money")
HIT_ENGINE: Final = _effect("target_engine")
HIT_CHASSIS: Final = _effect("target_chassis")
HIT_TORPEDO_FUEL: Final = _on_torpedo("fuel")
HIT_TORPEDO_LEVELS: Final = _on_torpedo("mechanic")
GUIDE: Final = CARD.code("guide")
GUIDE_TILES: Final = _effect("scout_tiles")[GUIDE]
ARMED_GUARD: Final = CARD.code("armed_guard")
FORCED_MARCH: Final = CARD.code("forced_march")
MARCH: Final = _effect("drive_bonus")[FORCED_MARCH]
SURVEY: Final = CARD.code("survey")
RIVER: Final = CARD.code("river_in_spate")
RIVER_MOST: Final = _effect("next_drive_max")[RIVER]
NO_CARD: Final = -1

# -- dangers and answers to them -------------------------------------------------------------------------------

DANGER_CARDS: Final[tuple[int, ...]] = tuple(card for card in range(CARDS) if IS_DANGER[card])
DANGER: Final = Values("danger", ("tile", "estienne", "lying", *(CARD.names[card] for card in DANGER_CARDS)))
"""What threatens a crew: a tile, the Estienne card, a danger card left lying (Alone), or a danger card."""
BY_TILE: Final = 0
BY_ESTIENNE: Final = 1
BY_LYING: Final = 2
BY_CARD: Final[tuple[int, ...]] = tuple(
    len(DANGER) - len(DANGER_CARDS) + DANGER_CARDS.index(card) if IS_DANGER[card] else -1 for card in range(CARDS)
)
"""The danger of a danger card."""
ANSWER: Final = Values("answer", ("none", "escort", "armed_guard"))
ACCEPT: Final = 0
BY_ESCORT: Final = 1
BY_GUARD: Final = 2

# -- Estienne cards --------------------------------------------------------------------------------------------

ESTIENNE_DATA: Final = read("estienne_cards.json")
_ESTIENNE: Final = ESTIENNE_DATA["cards"]
LEGACY_DATA: Final = read("legacy.json")
COLOUR: Final = Values("colour", (*LEGACY_DATA["colours"], "purple"))
COLOURS: Final = len(LEGACY_DATA["colours"])
YELLOW: Final = COLOUR.code("yellow")
GREEN: Final = COLOUR.code("green")
RED: Final = COLOUR.code("red")
BLUE: Final = COLOUR.code("blue")
PURPLE: Final = COLOUR.code("purple")
ESTIENNE: Final = Values("estienne", tuple(each["id"] for each in _ESTIENNE))
EST_LEVEL: Final[tuple[int, ...]] = tuple(int(each["level"]) for each in _ESTIENNE)
EST_LETTER: Final[tuple[str, ...]] = tuple(str(each["letter"]) for each in _ESTIENNE)
EST_COLOUR: Final[tuple[int, ...]] = tuple(COLOUR.code(each["target"]) for each in _ESTIENNE)
EST_TILES: Final[tuple[int, ...]] = tuple(int(each["tiles"]) for each in _ESTIENNE)
EST_MOVES: Final[tuple[tuple[int, ...], ...]] = tuple(
    (int(each["second_move"]), *(int(move) for move in each["other_moves"])) for each in _ESTIENNE
)
"""`EST_MOVES[card][assistant - 2]`."""
EST_FIRST: Final[tuple[tuple[int, ...], ...]] = tuple(
    tuple(int(slot) - 1 for slot in each["bivouac"]["first"]) for each in _ESTIENNE
)
EST_SECOND: Final[tuple[tuple[int, ...], ...]] = tuple(
    tuple(int(slot) - 1 for slot in each["bivouac"]["second"]) for each in _ESTIENNE
)


def _penalty(name: str) -> tuple[int, ...]:
    return tuple(int(each["danger_effect"].get(name, 0)) for each in _ESTIENNE)


EST_CHASSIS: Final = _penalty("chassis")
EST_ENGINE: Final = _penalty("engine")
EST_FUEL: Final = _penalty("fuel")
EST_MONEY: Final = _penalty("money")
EST_CARDS: Final = _penalty("card")
EST_REFUEL: Final[tuple[int, ...]] = tuple(int(each["refuel"]) for each in _ESTIENNE)
EST_REPAIR: Final[tuple[int, ...]] = tuple(int(each["repair"]) for each in _ESTIENNE)
DECK_LEVELS: Final = max(EST_LEVEL)
DECKS: Final[tuple[tuple[int, ...], ...]] = tuple(
    tuple(card for card, level in enumerate(EST_LEVEL) if level == number) for number in range(1, DECK_LEVELS + 1)
)
"""The eight cards of each level."""
DECK_SIZE: Final = len(DECKS[0])
HIGHER: Final[tuple[int, ...]] = tuple(
    next(
        (
            other
            for other in range(len(_ESTIENNE))
            if EST_LETTER[other] == EST_LETTER[card] and EST_LEVEL[other] == EST_LEVEL[card] + 1
        ),
        NO_CARD,
    )
    for card in range(len(_ESTIENNE))
)
"""The same letter one level higher (GR-29.4)."""

# -- stickers (GR-30) ------------------------------------------------------------------------------------------

STICKERS: Final = int(LEGACY_DATA["levels"])


def _from_level(colour: str, effect: str) -> int:
    """The level of a colour from which on an effect holds."""
    return next(int(each["level"]) for each in LEGACY_DATA["powers"][colour] if each["effect"] == effect)


TORPEDO_MAX: Final[tuple[int, ...]] = (
    TORPEDO_BASE,
    *(int(each["value"]) for each in LEGACY_DATA["powers"]["yellow"]),
)
"""Both maxima, by yellow level."""
TORPEDO_DANGER: Final[tuple[int, ...]] = tuple(
    (
        [DANGER_LEVELS]
        + [int(each["value"]) for each in LEGACY_DATA["powers"]["red"] if "value" in each and each["level"] <= level]
    )[-1]
    for level in range(STICKERS + 1)
)
"""What a tile's danger costs it, by red level."""
CAMP_FUEL: Final = _from_level("green", "bivouac_fuel_cards")
CAMP_LEVELS: Final = _from_level("green", "bivouac_mechanic_cards")
CITY_FUEL: Final = _from_level("green", "city_fuel_cards")
CITY_LEVELS: Final = _from_level("green", "city_mechanic_cards")
CAMP_DANGER: Final = _from_level("red", "bivouac_danger_hits_player")
CITY_DANGER: Final = _from_level("red", "city_danger_hits_player")
NO_STOP: Final = _from_level("blue", "ignore_stop")
NO_RISK: Final = _from_level("blue", "ignore_risk")
SEA_PATHS: Final = _from_level("blue", "sea_paths")
LONGER: Final = _from_level("blue", "second_assistant_bonus")
LONGER_BY: Final = int(LEGACY_DATA["powers"]["blue"][LONGER - 1]["value"])

# -- quests (GR-31) --------------------------------------------------------------------------------------------

PASSPORT_DATA: Final = read("passport.json")
QUEST_DATA: Final = PASSPORT_DATA["quests"]
QUEST: Final = Values("quest", tuple(each["id"] for each in QUEST_DATA))
QUESTS: Final = len(QUEST)
WAY: Final = Values("way", tuple(each["id"] for each in PASSPORT_DATA["ways"]))
RESULT: Final = Values("result", ("player", "torpedo", "success", "failure"))
NO_RESULT: Final = -1
PLAYER_WINS: Final = 0
TORPEDO_WINS: Final = 1
CROSSED: Final = 2
STRANDED: Final = 3
