"""The passport: in which way a game is played, and which quests it has accomplished (GR-31)."""

from __future__ import annotations

from typing import Any, Final

from paddock.games.great_race.components.content import (
    BLUE,
    CHASSIS_MAX,
    COLOUR,
    CROSSED,
    DECK_LEVELS,
    ENGINE_MAX,
    EST_LEVEL,
    PLAYER_WINS,
    QUEST,
    QUEST_DATA,
    WAY,
)
from paddock.games.great_race.components.map import CITIES, CITY_COLOUR, PURPLE_MASK
from paddock.games.great_race.rules.state import (
    BLIND,
    COUNTS,
    CROSSING,
    HAND,
    LED,
    MONEY,
    RACE,
    SEA,
    TILE_DANGERS,
    State,
)

NO_WAY: Final = -1
PRUDENT: Final = WAY.code("prudent")
LEGENDARY: Final = WAY.code("legendary")
ALONE_WAY: Final = WAY.code("alone")
_ASKED: Final[list[dict[str, Any]]] = [each["parameters"] for each in QUEST_DATA]


def _number(quest: str, name: str) -> int:
    return int(_ASKED[QUEST.code(quest)][name])


ROUND_ALONE: Final = {QUEST.code(quest): _number(quest, "alone_round_max") for quest in ("Q01", "Q04", "Q09", "Q10")}
"""By when Alone must have arrived."""
FOUR_COLOURS: Final[tuple[int, ...]] = tuple(COLOUR.code(each) for each in _ASKED[QUEST.code("Q02")]["city_colours"])
BLUE_CITIES: Final = _number("Q03", "blue_cities")
BLUE_CITIES_ALONE: Final = _number("Q03", "alone_blue_cities")
SEA_TRIPS: Final = _number("Q04", "sea_trips_max")
MONEY_MIN: Final = _number("Q05", "money_min")
MONEY_ALONE: Final = _number("Q05", "alone_money_min")
MISSING_MAX: Final = _number("Q06", "mechanic_missing_max")
BLIND_MIN: Final = _number("Q07", "blind_min")
BLIND_ALONE: Final = _number("Q07", "alone_blind_min")
DANGERS_MAX: Final = _number("Q08", "tile_danger_losses_max")
ROUND_MAX: Final = _number("Q10", "round_max")
HAND_MIN: Final = _number("Q11", "hand_min")
TOP_CARDS: Final = _number("Q12", "level3_cards_min")
CITIES_ALONE: Final = _number("Q12", "alone_cities_max")


def way(state: State) -> int:
    """The column of the passport that a game belongs to, or NO_WAY (GR-31.2, GR-31.8)."""
    if state.mode == CROSSING:
        return ALONE_WAY
    if state.mode == RACE or not state.settings.evolving_deck:
        return NO_WAY
    return LEGENDARY if state.settings.legacy else PRUDENT


def accomplished(state: State) -> int:
    """The quests of a finished game, as a bit mask; none of a game that is lost, or in no way (GR-31.3)."""
    column = way(state)
    if column == NO_WAY or state.result not in (PLAYER_WINS, CROSSED):
        return 0
    alone = column == ALONE_WAY
    counts, crew = state.counts[:COUNTS], state.crew[0]
    entered = [city for city in range(CITIES) if (state.visited[0] & ~PURPLE_MASK) >> city & 1]
    colours = [CITY_COLOUR[city] for city in entered]
    missing = ENGINE_MAX[crew] - state.engine[0] + CHASSIS_MAX[crew] - state.chassis[0]
    top = sum(1 for card in state.estienne_deck if EST_LEVEL[card] == DECK_LEVELS)
    met = {
        "Q01": True,
        "Q02": all(colour in colours for colour in FOUR_COLOURS),
        "Q03": colours.count(BLUE) >= (BLUE_CITIES_ALONE if alone else BLUE_CITIES),
        "Q04": alone or counts[SEA] <= SEA_TRIPS,
        "Q05": counts[MONEY] >= (MONEY_ALONE if alone else MONEY_MIN),
        "Q06": missing <= MISSING_MAX,
        "Q07": counts[BLIND] >= (BLIND_ALONE if alone else BLIND_MIN),
        "Q08": counts[TILE_DANGERS] <= DANGERS_MAX,
        "Q09": alone or counts[LED] == 1,
        "Q10": alone or state.round <= ROUND_MAX,
        "Q11": counts[HAND] >= HAND_MIN,
        "Q12": len(entered) <= CITIES_ALONE if alone else top >= TOP_CARDS,
    }
    found = sum(1 << QUEST.code(quest) for quest, done in met.items() if done)
    if alone:
        late = sum(1 << quest for quest, most in ROUND_ALONE.items() if state.round > most)
        found &= ~late
    return found


def to_stamp(state: State) -> int:
    """The quests that may be stamped now (GR-31.4)."""
    if not state.settings.passport:
        return 0
    return accomplished(state) & ~state.stamped & ~state.stamps
