"""What is foreseen of the roads to cities: known tiles as they are, blanks by the bag."""

from __future__ import annotations

from typing import Any

from tests.games.great_race.table import crew, race


def road(foreseen: dict[str, Any], city: str) -> dict[str, Any]:
    """The road to one city."""
    found: dict[str, Any] = next(each for each in foreseen["roads"] if each["city"] == city)
    return found


def test_a_road_over_tiles_costs_what_they_cost() -> None:
    game = race(crew("france", "R00C02"), crew("italy"), tiles={"R01C02": "F1M1", "R01C03": "F3M0"})
    found = road(game.preview(0), "in_salah")
    assert found["path"] == ["R01C02", "R02C03"]
    assert (found["steps"], found["fuel"], found["levels"], found["blanks"]) == (2, 1, 1, 0)


def test_a_blank_costs_what_the_bag_has_on_average_and_a_risk_zone_one_more() -> None:
    bag = {"F1M1": 2, "F3M0": 2}
    whole = {"F1M0": 10, "F2M0": 9, "F1M1": 6, "F1M0D": 4, "F1M0S": 4, "F2M1": 5, "F1M1D": 3, "F1M1S": 2}
    whole |= {"F2M0D": 2, "F2M0S": 2, "F1M2S": 2, "F2M2": 2, "F2M1D": 2, "F2M1S": 1, "F2M2D": 1, "F3M1S": 1}
    game = race(crew("france", "R05C02"), crew("italy"), bag=bag, tile_discard=whole)
    found = road(game.preview(0), "bourem")
    assert (found["fuel"], found["levels"], found["blanks"]) == (0, 0, 0)
    found = road(game.preview(1), "in_salah")
    assert (found["fuel"], found["levels"], found["blanks"]) == (2, 0.5, 1)


def test_the_road_to_the_arrival_is_always_told() -> None:
    game = race(crew("france"), crew("italy"))
    found = road(game.preview(0), "le_cap")
    assert found["path"][-1] == "R26C06"
    assert len(found["path"]) == found["steps"] >= 26
