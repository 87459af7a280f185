"""GB-6.3 and GB-6.4 on crowded bridges: where every tile may go, against a reckoning from the clauses."""

from __future__ import annotations

import random
from typing import Any

import pytest

from tests.games.gang_rush.crowded_bridge import DAMAGED, ROAD, adjacent_spaces, random_crowded_bridge
from tests.games.gang_rush.rules.test_gb_06_hazards import ALL
from tests.games.gang_rush.table import bridge


def legal(kind: str, road: dict[str, Any], held: set[str]) -> set[str]:
    """Blank spaces beyond the start line with nothing of that kind beside them; none for barriers if twelve stand."""
    if kind == "barrier" and sum(things.get("barrier", 0) for things in road.values()) == 12:
        return set()
    blank = set(ROAD) - DAMAGED - held - set(road)
    return {space for space in blank if not any(kind in road.get(near, {}) for near in adjacent_spaces(space))}


def in_the_box(road: dict[str, Any]) -> list[str]:
    """The hazard tiles that do not lie on the road; barrier tiles never do."""
    left = dict(ALL)
    for things in road.values():
        for kind, amount in things.items():
            name = kind if amount is True else f"{kind}_{amount}"
            if name in left and kind != "barrier":
                left[name] -= 1
    return sorted(name for name, count in left.items() if count)


@pytest.mark.clause("GB-6.3", "GB-6.4", "GB-6.5")
@pytest.mark.parametrize("seed", range(40))
def test_every_tile_goes_where_the_clauses_allow(seed: int) -> None:
    dice = random.Random(seed)
    cars, road = random_crowded_bridge(dice, dice.choice((2, 3, 5)))
    held = {each["at"] for each in cars}
    for tile in in_the_box(road):
        kind = tile.rstrip("_1234")
        game = bridge("hazards", *cars, road=road, hazards={"revealed": [tile]})
        expected = legal(kind, road, held)
        if expected:
            assert game.legal() == [f"hazard {tile}"]
            game.decide(f"hazard {tile}")
            assert game.offered("place") == expected
        else:
            assert game.legal() == [f"discard {tile}"]
