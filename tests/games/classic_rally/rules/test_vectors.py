"""The worked examples of the rules (section f) as test vectors, in their order: legal ends with the fuel left then."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from tests.games.classic_rally.ascii_maps import CROSS, drawn
from tests.games.classic_rally.table import CR, LW, PK, SS, STRIP, Table, TileAt, car, road

CURVE = drawn("┌ ─ ─ ─\n│ . . .")
ELSEWHERE = ("straight", "9,9", 0)
"""A tile apart from the examples' roads, for a rival who has no part in them."""
OUT: dict[str, Any] = {"feature": CR, "marked": True}


def alone(tiles: list[TileAt], at: str, fuel: int, *features: str) -> Table:
    """White, the mover, points east and has nobody near; Black stands apart."""
    return road([*tiles, ELSEWHERE], car(at, "E", fuel, features=list(features)), car("9,9", "N", 0))


def by_card(game: Table, way: str) -> set[tuple[str, int]]:
    """Where the plans that begin with a card may end."""
    return {(plan["end"], plan["left"]) for plan in game.plans() if plan["steps"][0] == way}


def passing(features: list[Any], fuel: int, *rivals: dict[str, Any]) -> tuple[set[tuple[str, int]], bool]:
    """Where White may end from (0,0) of the strip behind these rivals, and whether it may stay."""
    game = road(STRIP, car("0,0", "E", fuel, features=features), *rivals)
    return game.ends(), game.may_stay()


@pytest.mark.clause("CR-9.4", "CR-9.8", "CR-8.1")
def test_3_a_straight_with_power_kit_and_two_fuel() -> None:
    game = alone(STRIP, "0,0", 2, PK, CR)
    assert (game.ends(), game.may_stay()) == ({("1,0", 1), ("2,0", 0)}, False)


@pytest.mark.clause("CR-9.3", "CR-9.4")
def test_4_a_curve_with_sport_suspension_and_two_fuel() -> None:
    assert alone(CURVE, "0,0", 2, SS, CR).ends() == {("1,0", 1), ("2,0", 0)}
    assert alone(CURVE, "0,0", 2, PK, CR).ends() == {("1,0", 1)}


@pytest.mark.clause("CR-9.4", "CR-10.3", "CR-10.4")
def test_5_straight_ahead_at_an_intersection_with_power_kit_and_two_fuel() -> None:
    game = alone(CROSS, "0,0", 2, PK, CR)
    assert by_card(game, "straight") == {("1,0", 1), ("2,0", 0)}
    assert by_card(game, "right") == {("0,1", 1)}
    game.play("rally_step straight", "rally_step forward")
    assert (game.facts("white", "at"), game.fuel()) == (("2,0",), 0)
    assert game.road_book() == Counter(left=1, straight=1, right=1)


@pytest.mark.clause("CR-9.3", "CR-10.4")
def test_6_to_the_right_at_an_intersection_with_sport_suspension_and_two_fuel() -> None:
    game = alone(CROSS, "0,0", 2, SS, CR)
    assert by_card(game, "right") == {("0,1", 1), ("0,2", 0)}
    assert by_card(game, "straight") == {("1,0", 1)}


@pytest.mark.clause("CR-9.5")
def test_7_a_straight_with_power_kit_and_light_weight_and_three_fuel() -> None:
    assert alone(STRIP, "0,0", 3, PK, LW).ends() == {("1,0", 2), ("2,0", 1), ("3,0", 0)}


@pytest.mark.clause("CR-11.5", "CR-11.8", "CR-11.2", "CR-8.2")
def test_8_past_one_car_with_close_ratio_and_two_fuel() -> None:
    assert passing([CR, SS], 2, car("1,0", "E")) == ({("2,0", 0)}, True)
    assert passing([OUT, SS], 2, car("1,0", "E")) == (set(), True)
    assert passing([CR, SS], 2, car("1,0", "E", 0)) == ({("1,0", 1)}, False)


@pytest.mark.clause("CR-11.5", "CR-11.8")
def test_9_past_two_cars_with_close_ratio_and_three_fuel() -> None:
    rivals = [car("1,0", "E"), car("2,0", "E")]
    assert passing([CR, SS], 3, *rivals) == ({("3,0", 0)}, True)
    assert passing([OUT, SS], 3, *rivals) == (set(), True)


@pytest.mark.clause("CR-11.4", "CR-9.5")
def test_10_past_two_cars_with_power_kit_and_light_weight_and_three_fuel() -> None:
    assert passing([PK, LW], 3, car("1,0", "E"), car("2,0", "E")) == ({("3,0", 0)}, True)
