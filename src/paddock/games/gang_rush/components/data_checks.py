"""Is what lies in the box whole? The data files, checked against what they say of themselves."""
# mypyc: off

from __future__ import annotations

from .content import BONUS_DATA, DASHBOARD_DATA, DEBT_SUPPLY, HAZARD_TILES, KIND_OF_TILE, TILE_COUNT, TILE_VALUES


def check_data() -> list[str]:
    """Problems of the shipped data: counts that do not add up."""
    problems: list[str] = []
    if len(HAZARD_TILES) != 30:
        problems.append("there are not 30 hazard tiles")
    if KIND_OF_TILE.count(TILE_VALUES.code("oil_slick")) != 2 or len(BONUS_DATA["tiles"]) != TILE_COUNT:
        problems.append("there are not 30 bonus tiles")
    supply = -sum(bill["value"] * bill["count"] for bill in DASHBOARD_DATA["bank"]["bills"] if bill["value"] < 0)
    if supply != DEBT_SUPPLY:
        problems.append("the negative bills are not worth what the bank can lend")
    return problems
