"""The passport: in which way a game is played, and which quests it has accomplished (GR-31)."""

from __future__ import annotations

from typing import Any, Final

from ..components import content
from ..components.africa import CITY_COUNT, COLOUR_BY_CITY, PURPLE_CITIES_MASK
from . import quest_counts
from .phases import MODE_ALONE, MODE_RACE
from .state import State, missing_levels

NO_PASSPORT_WAY: Final = -1
PRUDENT_PASSPORT_WAY: Final = content.PASSPORT_WAY_VALUES.code("prudent")
LEGENDARY_PASSPORT_WAY: Final = content.PASSPORT_WAY_VALUES.code("legendary")
ALONE_PASSPORT_WAY: Final = content.PASSPORT_WAY_VALUES.code("alone")
_QUEST_PARAMETERS: Final[list[dict[str, Any]]] = [each["parameters"] for each in content.QUEST_DATA]


def _quest_parameter(quest: str, parameter_name: str) -> int:
    return int(_QUEST_PARAMETERS[content.QUEST_VALUES.code(quest)][parameter_name])


ROUND_MAX_ALONE: Final = {
    content.QUEST_VALUES.code(quest): _quest_parameter(quest, "alone_round_max")
    for quest in ("Q01", "Q04", "Q09", "Q10")
}
"""By when Alone must have arrived."""
REQUIRED_COLOURS: Final[tuple[int, ...]] = tuple(
    content.COLOUR_VALUES.code(each) for each in _QUEST_PARAMETERS[content.QUEST_VALUES.code("Q02")]["city_colours"]
)
BLUE_CITIES_MIN: Final = _quest_parameter("Q03", "blue_cities")
BLUE_CITIES_MIN_ALONE: Final = _quest_parameter("Q03", "alone_blue_cities")
SEA_TRIPS_MAX: Final = _quest_parameter("Q04", "sea_trips_max")
MONEY_MIN: Final = _quest_parameter("Q05", "money_min")
MONEY_MIN_ALONE: Final = _quest_parameter("Q05", "alone_money_min")
MISSING_LEVELS_MAX: Final = _quest_parameter("Q06", "mechanic_missing_max")
BLIND_MIN: Final = _quest_parameter("Q07", "blind_min")
BLIND_MIN_ALONE: Final = _quest_parameter("Q07", "alone_blind_min")
DANGERS_MAX: Final = _quest_parameter("Q08", "tile_danger_losses_max")
ROUND_MAX: Final = _quest_parameter("Q10", "round_max")
HAND_MIN: Final = _quest_parameter("Q11", "hand_min")
TOP_LEVEL_CARDS_MIN: Final = _quest_parameter("Q12", "level3_cards_min")
CITIES_MAX_ALONE: Final = _quest_parameter("Q12", "alone_cities_max")


def passport_way(state: State) -> int:
    """The column of the passport that a game belongs to, or NO_WAY (GR-31.2, GR-31.8)."""
    if state.mode == MODE_ALONE:
        return ALONE_PASSPORT_WAY
    if state.mode == MODE_RACE or not state.settings.evolving_deck:
        return NO_PASSPORT_WAY
    return LEGENDARY_PASSPORT_WAY if state.settings.legacy else PRUDENT_PASSPORT_WAY


def accomplished_quests(state: State) -> int:
    """The quests of a finished game, as a bit mask; none of a game that is lost, or in no way (GR-31.3)."""
    column = passport_way(state)
    if column == NO_PASSPORT_WAY or state.result not in (content.PLAYER_WINS, content.CROSSING_SUCCESS):
        return 0
    alone = column == ALONE_PASSPORT_WAY
    counts = state.quest_counts[: quest_counts.QUEST_COUNT_KINDS]
    entered = [city for city in range(CITY_COUNT) if (state.visited_cities[0] & ~PURPLE_CITIES_MASK) >> city & 1]
    colours = [COLOUR_BY_CITY[city] for city in entered]
    top = sum(1 for card in state.estienne_deck if content.LEVEL_BY_ESTIENNE_CARD[card] == content.ESTIENNE_LEVELS)
    is_met = {
        "Q01": True,
        "Q02": all(colour in colours for colour in REQUIRED_COLOURS),
        "Q03": colours.count(content.BLUE) >= (BLUE_CITIES_MIN_ALONE if alone else BLUE_CITIES_MIN),
        "Q04": alone or counts[quest_counts.SEA_COUNT] <= SEA_TRIPS_MAX,
        "Q05": counts[quest_counts.ARRIVAL_MONEY] >= (MONEY_MIN_ALONE if alone else MONEY_MIN),
        "Q06": sum(missing_levels(state, 0)) <= MISSING_LEVELS_MAX,
        "Q07": counts[quest_counts.BLIND_COUNT] >= (BLIND_MIN_ALONE if alone else BLIND_MIN),
        "Q08": counts[quest_counts.TILE_DANGER_COUNT] <= DANGERS_MAX,
        "Q09": alone or counts[quest_counts.ALWAYS_LED] == 1,
        "Q10": alone or state.round <= ROUND_MAX,
        "Q11": counts[quest_counts.ARRIVAL_HAND] >= HAND_MIN,
        "Q12": len(entered) <= CITIES_MAX_ALONE if alone else top >= TOP_LEVEL_CARDS_MIN,
    }
    mask = sum(1 << content.QUEST_VALUES.code(quest) for quest, done in is_met.items() if done)
    if alone:
        late = sum(1 << quest for quest, most in ROUND_MAX_ALONE.items() if state.round > most)
        mask &= ~late
    return mask


def stampable_quests(state: State) -> int:
    """The quests that may be stamped now (GR-31.4)."""
    if not state.settings.passport:
        return 0
    return accomplished_quests(state) & ~state.stamped_before & ~state.stamped_now
