"""RG-3: rounds and playing order."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.rallyman_gt.table import STRAIGHT_2, STRAIGHT_3, Table, car, strip, table

SMALL = ["102b", "111b", "105b", "103b", "111b", "105b"]


def order(game: Table) -> list[str]:
    """The cars still to play."""
    return game.order()


def on_circuit(*cars: dict[str, Any], circuit: str = "1", **fields: Any) -> list[str]:
    """The playing order of cars on a printed circuit, three laps long."""
    return table({"circuit": circuit, "settings": {"laps": 3}, "cars": list(cars), **fields}).order()


@pytest.mark.clause("RG-3.1")
def test_white_and_black_rounds_alternate_and_every_car_has_one_turn_in_each() -> None:
    game = strip(STRAIGHT_2, car("0:A1", 2), car("0:B1", 2), phase="round", round=2)
    ahead = {"blue": ["0:A2", "1:A1", "1:A2"], "red": ["0:B2", "1:B1", "1:B2"]}
    for lap in range(3):
        for colour in game.order():
            assert game.order()[0] == colour
            game.play(f"gear 2 {ahead[colour][lap]}", "roll")
    rounds = [(event["number"], event["colour"]) for event in game.told("round")]
    assert rounds == [(3, "white"), (4, "black"), (5, "white"), (6, "black")]
    story = [event.get("car", event["event"]) for event in game.events if event["event"] in ("round", "turn")]
    for place in (0, 3, 6):
        assert story[place] == "round"
        assert sorted(story[place + 1 : place + 3]) == ["blue", "red"]


@pytest.mark.clause("RG-3.1")
def test_cars_that_have_finished_take_no_more_turns() -> None:
    cars = [{"status": "finished"}, car("3:A1", 2), {"status": "retired"}, car("1:A1", 1)]
    assert on_circuit(*cars) == ["red", "green"]


@pytest.mark.clause("RG-3.2")
def test_in_a_black_round_the_cars_that_show_white_have_played() -> None:
    cars = [car("0:A1", 2), car("0:B1", 5, played=True), car("1:A1", 1), car("1:B1", 4, played=True)]
    game = strip(STRAIGHT_2, *cars, round=2)
    assert order(game) == ["blue", "yellow"]


@pytest.mark.clause("RG-3.2")
def test_the_marker_is_laid_on_the_other_colour_at_the_end_of_the_turn() -> None:
    game = strip(STRAIGHT_2, car("1:A1", 4), car("0:A1", 2))
    assert not game.car("blue")["played"]
    game.decide("gear 4 1:A2")
    assert not game.car("blue")["played"]
    game.decide("roll")
    assert game.car("blue")["played"]
    assert not game.car("red")["played"]
    assert game.dump()["round"] == 1


@pytest.mark.clause("RG-3.2")
def test_the_round_marker_flips_when_all_have_played() -> None:
    game = strip(STRAIGHT_2, car("1:A1", 4, played=True), car("0:A1", 2))
    game.play("gear 2 0:A2", "roll")
    assert game.told("round") == [{"event": "round", "number": 2, "colour": "black"}]
    assert [each["played"] for each in game.dump()["cars"]] == [False, False]
    assert game.dump()["round"] == 2


@pytest.mark.clause("RG-3.3")
def test_speed_comes_before_distance_before_position() -> None:
    cars = [car("1:B1", 5), car("0:A2", 2), car("1:A1", 5), car("0:A1", 2)]
    assert order(strip(["103b", "115b", "103b"], *cars)) == ["blue", "yellow", "red", "green"]


@pytest.mark.clause("RG-3.3")
@pytest.mark.parametrize("phase", ["turn", "round"])
def test_the_fastest_car_plays_first_wherever_it_is(phase: str) -> None:
    cars = [car("2:A1", 1), car("0:A1", 6), car("1:A1", 3), car("1:B3", 0)]
    assert order(strip(STRAIGHT_2, *cars, phase=phase)) == ["red", "yellow", "blue", "green"]


@pytest.mark.clause("RG-3.3")
def test_the_order_is_made_anew_at_the_start_of_each_round() -> None:
    game = strip(STRAIGHT_2, car("1:A1", 4), car("0:A1", 2), car("0:B1", 3))
    assert order(game) == ["blue", "yellow", "red"]
    game.play("brake 2 1 1:A2", "roll", "gear 2 0:B2", "roll", "gear 3 0:A2", "roll")
    assert order(game) == ["red", "blue", "yellow"]


@pytest.mark.clause("RG-3.4")
def test_00_ranks_after_0() -> None:
    cars = [car("2:A1", "00", status="off"), car("0:A1", 0), car("0:B2", 1)]
    assert order(strip(STRAIGHT_2, *cars)) == ["yellow", "red", "blue"]


@pytest.mark.clause("RG-3.5")
def test_the_spaces_before_the_line_are_the_end_of_a_lap() -> None:
    cars = [car("13:O1", 2, crossings=1), car("0:B1", 2, crossings=1), car("0:B4", 2, crossings=1)]
    assert on_circuit(*cars) == ["red", "blue", "yellow"]


@pytest.mark.clause("RG-3.5")
def test_on_the_starting_grid_the_front_row_is_ahead() -> None:
    cars = [car("0:B1", 0), car("0:B3", 0), car("0:B2", 0), car("0:A4", 0)]
    assert on_circuit(*cars) == ["green", "red", "yellow", "blue"]


@pytest.mark.clause("RG-3.5")
def test_a_car_that_has_crossed_the_line_more_often_is_ahead() -> None:
    cars = [car("12:A1", 2, crossings=1), car("1:A1", 2, crossings=2), car("0:A2", 2, crossings=1)]
    assert on_circuit(*cars) == ["red", "yellow", "blue"]


@pytest.mark.clause("RG-3.5")
def test_the_front_line_of_the_space_counts() -> None:
    tiles = ["103b", "106b", "103b", "115b"]
    assert order(strip(tiles, car("1:A2", 3), car("1:B2", 3))) == ["red", "blue"]
    assert order(strip(tiles, car("1:B1", 3), car("1:A2", 3))) == ["red", "blue"]


@pytest.mark.clause("RG-3.5", "RG-3.6")
@pytest.mark.parametrize(("corner", "first"), [("115b", "red"), ("115br", "blue")])
def test_spaces_of_different_length_with_the_same_front_line_are_level(corner: str, first: str) -> None:
    game = strip(["103b", "106b", "103b", corner], car("1:A3", 3), car("1:B2", 3))
    assert order(game)[0] == first


@pytest.mark.clause("RG-3.5")
def test_cars_off_the_track_and_in_the_pits_count_at_the_space_of_their_marker() -> None:
    off = [car("0:A1", 3), car("1:A1", "00", status="off"), car("1:A2", "00", status="off")]
    assert order(strip(STRAIGHT_2, *off)) == ["blue", "yellow", "red"]
    pit = [car("0:A1", 3), car("1:A1", 0), car("1:A2", 0, status="pit"), car("1:B3", 0)]
    assert order(strip(STRAIGHT_2, *pit)) == ["blue", "green", "yellow", "red"]


@pytest.mark.clause("RG-3.6")
@pytest.mark.parametrize(
    ("tiles", "first"),
    [
        (["103b", "103b", "115b"], "red"),
        (["103b", "103b", "115br"], "blue"),
        (["103b", "105br", "115b"], "red"),
        (["103b", "105b", "115br"], "blue"),
        (["103b", "106br", "104b", "111b"], "red"),
        (["103b", "110b", "115br"], "red"),
    ],
)
def test_the_inside_of_the_next_corner_decides_and_a_bend_without_limits_is_none(tiles: list[str], first: str) -> None:
    assert order(strip(tiles, car("0:A2", 3), car("0:B2", 3)))[0] == first


@pytest.mark.clause("RG-3.6")
@pytest.mark.parametrize(("here", "beyond"), [("115b", "115br"), ("115br", "115b")])
def test_on_a_corner_its_own_inside_decides_to_its_last_space(here: str, beyond: str) -> None:
    for row in (1, 2):
        game = strip(["103b", here, beyond], car(f"1:A{row}", 3), car(f"1:B{row}", 3))
        assert order(game) == ["red", "blue"], "lane B is the inner one, on the left when the tile is driven reversed"


@pytest.mark.clause("RG-3.6")
@pytest.mark.parametrize(
    ("corner", "expected"), [("115a", ["yellow", "red", "blue"]), ("115ar", ["blue", "red", "yellow"])]
)
def test_with_three_lanes_the_middle_one_comes_second(corner: str, expected: list[str]) -> None:
    cars = [car("0:L2", 3), car("0:M2", 3), car("0:R2", 3)]
    assert order(strip(["103a", corner, "103a"], *cars)) == expected


@pytest.mark.clause("RG-3.6")
def test_a_wide_space_is_as_far_inside_as_its_inner_border() -> None:
    assert order(strip(["103a", "113a", "103a"], car("1:W1", 2), car("1:R1", 2))) == ["red", "blue"]
    assert order(strip(["103a", "113ar", "103a"], car("1:W2", 2), car("1:R2", 2))) == ["red", "blue"]
    assert order(strip(["103a", "107a", "103a"], car("1:O2", 1), car("1:I1", 1))) == ["red", "blue"]


@pytest.mark.clause("RG-3.6")
def test_after_the_last_corner_of_the_lap_the_next_one_is_the_first() -> None:
    cars = [car("5:A2", 2), car("5:B2", 2)]
    right = table({"circuit": {"tiles": SMALL}, "cars": cars})
    left = table({"circuit": {"tiles": ["102b", *(f"{tile}r" for tile in SMALL[1:])]}, "cars": cars})
    assert right.order() == ["red", "blue"]
    assert left.order() == ["red", "blue"], "B2 of the tile driven reversed lies on the left"
    cars = [car("0:A2", 2), car("0:B2", 2)]
    assert table({"circuit": {"tiles": SMALL}, "cars": cars}).order() == ["red", "blue"]
    tiles = ["102b", *(f"{tile}r" for tile in SMALL[1:])]
    assert table({"circuit": {"tiles": tiles}, "cars": cars}).order() == ["blue", "red"]


@pytest.mark.clause("RG-3.7")
def test_a_car_on_the_road_comes_before_one_in_the_pits_with_its_marker_on_the_same_space() -> None:
    cars = [car("1:A1", 0, status="pit"), car("0:A1", 3), car("1:A1", 0)]
    assert order(strip(STRAIGHT_2, *cars)) == ["red", "yellow", "blue"]


@pytest.mark.clause("RG-3.7")
def test_what_is_still_equal_goes_by_the_grid() -> None:
    cars = [car("1:A1", "00", status="off", seat=2), car("0:A1", 3, seat=1), car("1:A1", "00", status="off", seat=0)]
    game = strip(STRAIGHT_2, *cars)
    assert order(game) == ["red", "yellow", "blue"]


@pytest.mark.clause("RG-3.8")
def test_the_order_does_not_change_during_the_round() -> None:
    cars = [car("2:A1", 6), car("1:A1", 2), car("0:A1", 4)]
    game = strip(STRAIGHT_2, *cars, order=["red", "yellow", "blue"])
    game.play("gear 3 1:A2", "roll")
    assert order(game) == ["yellow", "blue"]
    game.play("gear 5 0:A2", "roll")
    assert order(game) == ["blue"]


@pytest.mark.clause("RG-3.8", "RG-3.1")
def test_a_car_that_has_become_the_fastest_does_not_play_again_in_the_round() -> None:
    game = strip(STRAIGHT_2, car("1:A1", 5), car("0:A1", 4), car("0:B1", 3))
    game.play("gear 6 1:A2", "roll", "gear 3 0:A2", "roll")
    assert order(game) == ["yellow"]
    assert game.waiting() == [2]


@pytest.mark.clause("RG-3.3")
def test_on_a_three_lane_straight_the_car_further_along_plays_first_whatever_its_lane() -> None:
    cars = [car("0:R1", 3), car("0:L2", 3), car("1:M1", 3)]
    assert order(strip([*STRAIGHT_3, "115a"], *cars)) == ["yellow", "red", "blue"]
