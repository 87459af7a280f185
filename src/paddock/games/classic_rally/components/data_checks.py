"""Checks the shipped data files against the counts that they state."""
# mypyc: off

from __future__ import annotations

from .content import (
    CARD_DATA,
    CARDS_IN_PLAY,
    CONSUMABLE_COUNT,
    COPIES_BY_HAZARD,
    FEATURES_IN_PLAY,
    JOKER_COUNT,
    MAX_SEATS,
    START_ROAD_BOOK,
)


def check_data() -> list[str]:
    """Problems of the shipped data: counts that do not add up."""
    loads, features = CARDS_IN_PLAY[MAX_SEATS], FEATURES_IN_PLAY[MAX_SEATS]
    counts = {
        "load": {"consumable": sum(loads[:CONSUMABLE_COUNT]), "accessory": sum(loads[CONSUMABLE_COUNT:])},
        "hazard or joker": {"hazard": sum(COPIES_BY_HAZARD), "joker": JOKER_COUNT},
        "feature or road-book": {"feature": sum(features), "road_book": sum(START_ROAD_BOOK) * MAX_SEATS},
    }
    wrong = [cards for cards, decks in counts.items() if not decks.items() <= CARD_DATA["deck_totals"].items()]
    return [f"the {cards} cards do not add up" for cards in wrong]
