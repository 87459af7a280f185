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


MAX_ROUND_ALONE: Final = {
    content.QUEST_VALUES.code(quest): _quest_parameter(quest, "alone_round_max")
    for quest in ("Q01", "Q04", "Q09", "Q10")
}
"""By when Alone must have arrived."""
REQUIRED_COLOURS: Final[tuple[int, ...]] = tuple(
    content.COLOUR_VALUES.code(each) for each in _QUEST_PARAMETERS[content.QUEST_VALUES.code("Q02")]["city_colours"]
)
MIN_BLUE_CITIES: Final = _quest_parameter("Q03", "blue_cities")
MIN_BLUE_CITIES_ALONE: Final = _quest_parameter("Q03", "alone_blue_cities")
MAX_SEA_TRIPS: Final = _quest_parameter("Q04", "sea_trips_max")
MIN_MONEY: Final = _quest_parameter("Q05", "money_min")
MIN_MONEY_ALONE: Final = _quest_parameter("Q05", "alone_money_min")
MAX_MISSING_LEVELS: Final = _quest_parameter("Q06", "mechanic_missing_max")
MIN_BLIND_STEPS: Final = _quest_parameter("Q07", "blind_min")
MIN_BLIND_STEPS_ALONE: Final = _quest_parameter("Q07", "alone_blind_min")
MAX_DANGERS: Final = _quest_parameter("Q08", "tile_danger_losses_max")
MAX_ROUND: Final = _quest_parameter("Q10", "round_max")
MIN_HAND_SIZE: Final = _quest_parameter("Q11", "hand_min")
MIN_TOP_LEVEL_CARDS: Final = _quest_parameter("Q12", "level3_cards_min")
MAX_CITIES_ALONE: Final = _quest_parameter("Q12", "alone_cities_max")


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
        "Q03": colours.count(content.COLOUR_BLUE) >= (MIN_BLUE_CITIES_ALONE if alone else MIN_BLUE_CITIES),
        "Q04": alone or counts[quest_counts.SEA_COUNT] <= MAX_SEA_TRIPS,
        "Q05": counts[quest_counts.ARRIVAL_MONEY] >= (MIN_MONEY_ALONE if alone else MIN_MONEY),
        "Q06": sum(missing_levels(state, 0)) <= MAX_MISSING_LEVELS,
        "Q07": counts[quest_counts.BLIND_COUNT] >= (MIN_BLIND_STEPS_ALONE if alone else MIN_BLIND_STEPS),
        "Q08": counts[quest_counts.TILE_DANGER_COUNT] <= MAX_DANGERS,
        "Q09": alone or counts[quest_counts.ALWAYS_LED] == 1,
        "Q10": alone or state.round <= MAX_ROUND,
        "Q11": counts[quest_counts.ARRIVAL_HAND] >= MIN_HAND_SIZE,
        "Q12": len(entered) <= MAX_CITIES_ALONE if alone else top >= MIN_TOP_LEVEL_CARDS,
    }
    mask = sum(1 << content.QUEST_VALUES.code(quest) for quest, done in is_met.items() if done)
    if alone:
        late = sum(1 << quest for quest, most in MAX_ROUND_ALONE.items() if state.round > most)
        mask &= ~late
    return mask


def stampable_quests(state: State) -> int:
    """The quests that may be stamped now (GR-31.4)."""
    if not state.settings.passport:
        return 0
    return accomplished_quests(state) & ~state.stamped_before & ~state.stamped_now
