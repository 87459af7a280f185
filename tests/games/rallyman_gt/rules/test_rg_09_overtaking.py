"""RG-9: overtaking."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.rallyman_gt.table import STRAIGHT_2, STRAIGHT_3, Table, car, strip

SIXTY = ["103b", "106b", "103b"]


def mine(tiles: list[str], *cars: dict[str, Any], **fields: Any) -> Table:
    """The turn of the first car; the others have played."""
    return strip(tiles, *cars, order=["blue"], **fields)


def may(game: Table, step: str) -> bool:
    """Whether the step is offered; if not, it is refused because of RG-9, or the car has no step at all."""
    if game.told("blocked"):
        return False
    if step in game.legal():
        return True
    refusal = game.refused(step)
    assert refusal.message_key == "refusal-too-slow-to-pass"
    assert refusal.clause_id.startswith("RG-9.")
    return False


@pytest.mark.clause("RG-9.1")
@pytest.mark.parametrize("other", [0, 1, 2, 3, 4, 5, 6])
def test_to_draw_beside_a_car_one_must_be_at_least_as_fast(other: int) -> None:
    game = mine(STRAIGHT_2, car("0:A1", 3), car("0:B2", other))
    for gear in (2, 3, 4):
        assert may(game, f"gear {gear} 0:A2") == (gear >= other)


@pytest.mark.clause("RG-9.1")
def test_the_refusal_names_the_clause_and_behind_a_car_there_is_no_limit() -> None:
    game = mine(STRAIGHT_2, car("0:A1", 2), car("0:B2", 3), car("2:A1", 6))
    refusal = game.refused("gear 2 0:A2")
    assert (refusal.message_key, refusal.clause_id) == ("refusal-too-slow-to-pass", "RG-9.1")
    game = mine(STRAIGHT_2, car("0:A1", 1), car("1:A1", 6))
    assert "gear 1 0:A2" in game.legal()


@pytest.mark.clause("RG-9.1", "RG-9.4")
def test_faster_each_time_one_passes_two_cars() -> None:
    game = mine(STRAIGHT_2, car("0:A2", 5), car("1:B1", 5), car("1:A2", 6))
    game.play("gear 5 1:A1", "gear 6 1:B2", "gas 1:B3", "roll", "roll", "roll")
    assert game.car("blue")["at"] == "1:B3"


@pytest.mark.clause("RG-9.2")
def test_cars_with_an_empty_lane_between_them_are_not_beside_each_other() -> None:
    cars = [car("0:L1", 2), car("0:R2", 3)]
    assert may(mine(STRAIGHT_3, *cars), "gear 2 0:L2")
    assert not may(mine(STRAIGHT_3, *cars), "gear 2 0:M2")


@pytest.mark.clause("RG-9.2")
def test_with_the_option_row_they_are() -> None:
    cars = [car("0:L1", 2), car("0:R2", 3)]
    game = mine(STRAIGHT_3, *cars, settings={"overtake_scope": "row"})
    assert not may(game, "gear 2 0:L2")
    assert not may(game, "gear 2 0:M2")


@pytest.mark.clause("RG-9.2")
@pytest.mark.parametrize(
    ("tiles", "at", "step", "other", "beside"),
    [
        (SIXTY, "1:B1", "gear 2 1:B2", "1:A2", True),
        (SIXTY, "1:B1", "gear 2 1:B2", "1:A3", True),
        (SIXTY, "1:B1", "gear 2 1:A2", "1:B2", True),
        (SIXTY, "1:A2", "gear 2 1:A3", "1:B1", False),
        (SIXTY, "1:B1", "gear 2 1:B2", "1:A1", False),
        (SIXTY, "1:A3", "gear 2 2:A1", "1:B2", False),
        (STRAIGHT_2, "0:A2", "gear 2 1:A1", "0:B2", False),
        (STRAIGHT_2, "0:A2", "gear 2 1:A1", "1:B2", False),
        (STRAIGHT_2, "0:A2", "gear 2 1:A1", "1:B1", True),
        (["103b", "114b", "103b"], "1:B2", "gear 2 1:I1", "1:O1", True),
        (["103b", "114b", "103b"], "1:B2", "gear 2 1:I1", "1:O2", True),
        (["103b", "114b", "103b"], "1:B2", "gear 2 1:O1", "1:I1", True),
        (["103b", "114b", "103b"], "1:I1", "gear 2 1:B3", "1:A2", True),
        (["103b", "114b", "103b"], "1:B3", "gear 2 1:B4", "1:O2", False),
        (["103a", "107a", "103a"], "0:M2", "gear 1 1:I1", "1:O2", True),
    ],
)
def test_beside_are_spaces_of_one_tile_whose_lengths_overlap_and_whose_lanes_touch(
    tiles: list[str], at: str, step: str, other: str, beside: bool
) -> None:
    assert may(mine(tiles, car(at, 2), car(other, 3)), step) != beside


@pytest.mark.clause("RG-9.3")
def test_a_gas_die_counts_with_the_speed_held() -> None:
    for other in (2, 3, 4):
        assert may(mine(STRAIGHT_2, car("0:A1", 3), car("0:B2", other)), "gas 0:A2") == (other <= 3)


@pytest.mark.clause("RG-9.3")
def test_a_brake_step_counts_with_the_speed_it_leads_to() -> None:
    for other in (1, 2, 3, 5):
        assert may(mine(STRAIGHT_2, car("0:A1", 5), car("0:B2", other)), "brake 2 2 0:A2") == (other <= 2)


@pytest.mark.clause("RG-9.3")
def test_accelerating_the_speed_after_the_step_counts() -> None:
    game = mine(STRAIGHT_2, car("0:A1", 3), car("0:B2", 4))
    assert may(game, "gear 4 0:A2")
    assert not may(game, "gear 3 0:A2")
    assert may(mine(STRAIGHT_2, car("0:A1", 1), car("0:B2", 0)), "gear 1 0:A2")


@pytest.mark.clause("RG-9.4")
def test_once_beside_a_car_one_goes_on_at_any_speed() -> None:
    game = mine(SIXTY, car("1:A1", 4), car("1:B2", 5))
    assert not may(game, "gear 4 1:A2")
    game.decide("gear 5 1:A2")
    assert may(game, "gear 4 1:A3"), "still beside the same car"
    assert may(game, "brake 2 2 1:A3")


@pytest.mark.clause("RG-9.4")
def test_a_car_beside_at_the_start_of_the_turn_is_no_hindrance() -> None:
    game = mine(SIXTY, car("1:A2", 2), car("1:B2", 6))
    assert may(game, "gear 1 1:A3")
    game = mine(STRAIGHT_2, car("0:A1", 1), car("0:B1", 6))
    assert may(game, "gear 1 0:A2")
    assert may(game, "gear 1 0:B2")


@pytest.mark.clause("RG-9.4")
def test_the_exemption_is_for_that_car_only() -> None:
    game = mine(STRAIGHT_2, car("0:A1", 2), car("0:B1", 6), car("0:B2", 3))
    assert not may(game, "gear 2 0:A2")
    assert may(game, "gear 3 0:A2")
    game = mine(STRAIGHT_2, car("0:A1", 4), car("0:B2", 5), car("1:B1", 6))
    game.decide("gear 5 0:A2")
    assert not may(game, "gear 4 1:A1")
    assert may(game, "gear 6 1:A1")


@pytest.mark.clause("RG-9.5", "RG-9.1")
@pytest.mark.parametrize("other", [0, 1, 2, 3, 6])
def test_starting_in_first_one_draws_beside_cars_at_0_or_1_only(other: int) -> None:
    assert may(mine(STRAIGHT_2, car("0:A1", 0), car("0:B2", other)), "gear 1 0:A2") == (other <= 1)


@pytest.mark.clause("RG-9.6")
def test_there_is_no_way_past_when_both_lanes_are_taken() -> None:
    game = mine(STRAIGHT_2, car("0:A1", 6), car("1:A1", 0), car("1:B1", 1))
    game.decide("gear 6 0:A2")
    assert game.steps() == set()
    for space in ("1:A1", "1:B1"):
        assert game.refused(f"gear 5 {space}").message_key == "refusal-occupied"


@pytest.mark.clause("RG-9.7")
@pytest.mark.parametrize("status", ["off", "pit"])
def test_a_car_off_the_track_or_in_the_pits_need_not_be_matched(status: str) -> None:
    assert may(mine(STRAIGHT_2, car("0:A1", 1), car("0:B2", "00", status=status)), "gear 1 0:A2")


@pytest.mark.clause("RG-9.7")
def test_a_car_that_has_finished_need_not_be_matched() -> None:
    cars = [car("0:A1", 1), car("0:B2", 6, status="finished"), car("3:A1", 0)]
    assert may(mine(STRAIGHT_2, *cars), "gear 1 0:A2")
    assert may(mine(STRAIGHT_2, *cars), "gear 1 0:B2")


@pytest.mark.clause("RG-9.7")
def test_a_lapped_car_is_a_car_like_any_other() -> None:
    cars = [car("1:A1", 2, crossings=3), car("1:B2", 3, crossings=1)]
    game = strip(["102b", "104b", "103b"], *cars, order=["blue"], settings={"laps": 5})
    assert not may(game, "gear 2 1:A2")
    assert may(game, "gear 3 1:A2")


@pytest.mark.clause("RG-9.8")
def test_without_room_to_reach_the_others_speed_there_is_no_passing() -> None:
    tiles = ["104b", "104b", "104b"]
    game = mine(tiles, car("1:B1", 3), car("1:A2", 5))
    assert [event["car"] for event in game.told("blocked")] == ["blue"]
    game = mine(tiles, car("0:B3", 3), car("1:A2", 5))
    game.decide("gear 4 1:B1")
    assert may(game, "gear 5 1:B2")
    assert not may(game, "gas 1:B2")


@pytest.mark.clause("RG-9.8")
def test_who_cannot_pass_may_stay_behind() -> None:
    game = mine(["104b", "104b", "104b"], car("0:B2", 2), car("1:A2", 5))
    game.play("gear 3 0:B3", "gear 4 1:B1")
    assert not may(game, "gas 1:B2")
    game.play("roll", "roll")
    assert (game.car("blue")["at"], game.car("blue")["speed"]) == ("1:B1", 4)


@pytest.mark.clause("RG-9.2", "RG-9.4")
def test_with_the_option_row_a_car_across_the_road_at_the_start_is_no_hindrance() -> None:
    tiles = ["103a", "106a", "103a"]
    row = {"overtake_scope": "row"}
    assert may(mine(tiles, car("1:L2", 2), car("1:R2", 3), settings=row), "gear 1 1:L3")
    assert not may(mine(tiles, car("1:L1", 2), car("1:R2", 3), settings=row), "gear 1 1:L2")
    assert may(mine(tiles, car("1:L1", 2), car("1:R2", 3)), "gear 1 1:L2")


@pytest.mark.clause("RG-9.2", "RG-9.4")
def test_a_car_that_was_only_near_at_the_start_is_a_hindrance_when_drawing_level() -> None:
    tiles = ["103a", "106a", "103a"]
    game = mine(tiles, car("1:L2", 2), car("1:R2", 3))
    assert not may(game, "gear 2 1:M3"), "with a lane between them they were not beside each other"
    assert may(game, "gear 3 1:M3")


@pytest.mark.clause("RG-9.2")
@pytest.mark.parametrize(
    ("tile", "at", "target", "other"),
    [("115a", "1:L1", "1:O1", "1:I1"), ("115a", "1:M1", "1:I1", "1:O2"), ("113a", "0:L2", "1:W1", "1:R1")],
)
def test_a_wide_space_is_beside_the_narrow_one(tile: str, at: str, target: str, other: str) -> None:
    game = mine(["103a", tile, "103a"], car(at, 2), car(other, 3))
    assert not may(game, f"gear 2 {target}")
    assert may(game, f"gear 3 {target}")
