"""Checks the shipped data files against the counts that they state."""
# mypyc: off

from __future__ import annotations

from .content import CARD_DATA, CARDS_IN_PLAY, CONSUMABLES, FEATURES_IN_PLAY, HAZARD_COUNT, JOKERS, MAX_SEATS, ROAD_BOOK


def check_data() -> list[str]:
    """Problems of the shipped data: counts that do not add up."""
    problems: list[str] = []
    totals = CARD_DATA["deck_totals"]
    full = MAX_SEATS
    if (
        sum(CARDS_IN_PLAY[full][:CONSUMABLES]) != totals["consumable"]
        or sum(CARDS_IN_PLAY[full][CONSUMABLES:]) != totals["accessory"]
    ):
        problems.append("the load cards do not add up")
    if sum(HAZARD_COUNT) != totals["hazard"] or totals["joker"] != JOKERS:
        problems.append("the hazard or joker cards do not add up")
    if sum(FEATURES_IN_PLAY[full]) != totals["feature"] or sum(ROAD_BOOK) * full != totals["road_book"]:
        problems.append("the feature or road-book cards do not add up")
    return problems
