"""RG-8: blocked, and stranded."""

from __future__ import annotations

import pytest

from tests.games.rallyman_gt.table import STRAIGHT_2, STRAIGHT_3, car, strip, table

STRANDED = {"gear": 6}


@pytest.mark.clause("RG-8.1", "RG-16.1")
@pytest.mark.parametrize("speed", [0, 2, 5])
def test_a_car_that_cannot_move_ends_its_turn_and_keeps_its_speed(speed: int) -> None:
    cars = [car("0:A1", speed), car("0:A2", 0), car("0:B2", 0), car("2:A1", 0)]
    game = strip(STRAIGHT_2, *cars, order=["blue", "green"])
    assert [event["car"] for event in game.told("blocked")] == ["blue"]
    assert game.told("marker")[0]["car"] == "blue"
    blue = game.car("blue")
    assert (blue["at"], blue["speed"], blue["played"], blue["status"]) == ("0:A1", speed, True, "road")
    assert game.waiting() == [3]


@pytest.mark.clause("RG-8.1")
def test_a_car_that_is_no_longer_blocked_goes_on_from_its_speed() -> None:
    cars = [car("0:A1", 4), car("0:A2", 0), car("0:B2", 0)]
    game = strip(STRAIGHT_2, *cars)
    for _ in range(2):
        colour = game.order()[0]
        lane = game.car(colour)["at"][2]
        game.play(f"gear 1 1:{lane}1", f"gear 2 1:{lane}2", "flat_out")
    assert game.order()[0] == "blue"
    assert {"gear 5 0:A2", "gear 3 0:B2"} <= game.steps()


@pytest.mark.clause("RG-8.2")
def test_a_step_that_breaks_a_speed_limit_is_a_legal_one() -> None:
    game = strip(["103b", "107b", "103b"], car("0:B2", 6), car("1:O1", 1, played=True))
    assert game.told("blocked") == []
    assert game.spaces() == {"1:I1"}
    game.play("brake 2 3 1:I1", "roll")
    assert [event["space"] for event in game.told("loses_control")] == ["1:I1"]


@pytest.mark.clause("RG-8.2")
def test_a_free_space_where_one_is_too_slow_to_pass_is_no_way_out() -> None:
    cars = [car("1:B1", 3), car("1:A2", 5), car("1:B2", 0)]
    game = strip(STRAIGHT_2, *cars, order=["blue"])
    assert game.told("blocked") != []


@pytest.mark.clause("RG-8.2", "RG-14.5")
def test_a_pass_that_the_yellow_flag_forbids_is_no_way_out() -> None:
    tiles = ["103b", "106b", "103b"]
    flagged = [car("1:B1", 3), car("1:A2", 2), car("2:A1", 0, damage={"yellow_flag": 1})]
    game = strip(tiles, *flagged, order=["blue"])
    assert game.told("blocked") != [], "B2 lies a line further on than A2"
    clear = [*flagged[:2], {**flagged[2], "damage": {}}]
    assert strip(tiles, *clear, order=["blue"]).spaces() == {"1:B2"}


@pytest.mark.clause("RG-8.2")
def test_without_a_die_that_fits_a_car_is_blocked_or_takes_what_is_left() -> None:
    game = strip(STRAIGHT_2, car("0:A1", 4, damage={"gear": 6, "gas": 1}))
    assert game.steps() == {"gas 0:A2", "gas 0:B2"}


@pytest.mark.clause("RG-8.3")
def test_being_blocked_is_never_a_choice() -> None:
    game = strip(STRAIGHT_2, car("0:A1", 4), car("0:A2", 0, played=True))
    assert game.waiting() == [0]
    assert all(line.split()[0] in ("gear", "gas", "brake") for line in game.legal())
    assert game.refused("stop").message_key == "refusal-must-move"


@pytest.mark.clause("RG-8.3", "RG-8.1")
def test_two_blocked_cars_are_passed_over_without_asking() -> None:
    cars = [car("0:A1", 3), car("0:B1", 2), car("0:A2", 0), car("0:B2", 0)]
    game = strip(STRAIGHT_2, *cars)
    assert [event["car"] for event in game.told("blocked")] == ["blue", "red"]
    assert game.waiting() in ([2], [3])


@pytest.mark.clause("RG-8.2")
def test_with_three_lanes_one_free_space_is_enough() -> None:
    cars = [car("0:M1", 3), car("0:L2", 0), car("0:M2", 0)]
    assert strip(STRAIGHT_3, *cars).spaces() == {"0:R2"}
    cars = [car("0:L1", 3), car("0:L2", 0), car("0:M2", 0)]
    assert [event["car"] for event in strip(STRAIGHT_3, *cars).told("blocked")] == ["blue"]


@pytest.mark.clause("RG-8.4")
@pytest.mark.parametrize(
    ("speed", "damage"),
    [(0, {"gear": 6}), (3, {"gear": 6, "gas": 2}), (6, {"gear": 6, "gas": 3, "brake": 1}), (0, {"gear": 6, "gas": 1})],
)
def test_a_car_that_could_not_move_on_an_empty_road_is_towed(speed: int, damage: dict[str, int]) -> None:
    game = strip(STRAIGHT_2, car("1:A1", speed, damage=damage), car("0:B1", 2, played=True))
    assert [event["car"] for event in game.told("towed")] == ["blue"]
    assert game.told("blocked") == []
    blue = game.car("blue")
    assert (blue["status"], blue["at"], blue["speed"], blue["damage"]) == ("pit", "1:A1", "00", {})
    assert game.dump()["bag"] == {"gear": 6, "brake": 6, "gas": 6, "weather": 6, "yellow_flag": 6, "green_flag": 12}
    assert game.dump()["round"] == 2


@pytest.mark.clause("RG-8.4")
@pytest.mark.parametrize(
    ("speed", "damage"), [(1, {"gear": 6, "gas": 1}), (0, {"gear": 5}), (3, {"gear": 5, "gas": 2})]
)
def test_a_car_with_a_die_that_it_can_use_is_not_towed(speed: int, damage: dict[str, int]) -> None:
    game = strip(STRAIGHT_2, car("1:A1", speed, damage=damage), car("0:B1", 2, played=True))
    assert game.told("towed") == []
    assert game.waiting() == [0]


@pytest.mark.clause("RG-8.4", "RG-15.5", "RG-15.4")
def test_a_towed_car_loses_two_turns_and_starts_from_its_space() -> None:
    game = strip(STRAIGHT_2, car("1:A1", 0, damage=STRANDED), car("0:B1", 1, played=True))
    assert game.dump()["round"] == 2
    game.play("gear 2 0:B2", "roll")
    assert [event["car"] for event in game.told("pit_waits")] == ["blue"]
    assert (game.car("blue")["status"], game.car("blue")["speed"]) == ("pit", 0)
    assert game.dump()["round"] == 3
    game.play("gear 2 1:B1", "roll")
    assert game.waiting() == [0]
    assert game.car("blue")["status"] == "road"
    assert game.steps() == {"gear 1 1:A2", "gear 1 1:B2"}


@pytest.mark.clause("RG-8.4")
@pytest.mark.parametrize("space", ["1:I1", "1:O1", "0:B1"])
def test_a_tow_is_possible_from_any_space(space: str) -> None:
    game = strip(["103b", "107b", "103b"], car(space, 0, damage=STRANDED), car("0:A1", 2, played=True))
    assert [event["car"] for event in game.told("towed")] == ["blue"]


@pytest.mark.clause("RG-8.4", "RG-19.1")
def test_a_car_alone_against_the_clock_is_towed_too() -> None:
    game = table({"solo": True, "cars": [car("1:A1", 0, damage=STRANDED)]})
    assert [event["car"] for event in game.told("towed")] == ["blue"]
    assert game.waiting() == [0]
    assert game.car("blue")["damage"] == {}
    assert game.steps() == {"gear 1 1:A2", "gear 1 1:B2"}


@pytest.mark.clause("RG-8.4")
def test_a_stranded_car_is_towed_even_where_others_stand_in_its_way() -> None:
    cars = [car("0:A1", 0, damage=STRANDED), car("0:A2", 0, played=True), car("0:B2", 0, played=True)]
    game = strip(STRAIGHT_2, *cars)
    assert [event["car"] for event in game.told("towed")] == ["blue"]
    assert game.told("blocked") == []


@pytest.mark.clause("RG-8.4")
def test_a_car_back_from_the_pits_is_looked_at_on_its_space() -> None:
    game = strip(STRAIGHT_2, car("1:A1", 0, status="pit", damage=STRANDED), car("0:B1", 2, played=True))
    story = [event["event"] for event in game.events if event.get("car") == "blue"]
    assert story.index("returns") < story.index("towed")
    taken = [car("1:A1", 0, status="pit", damage=STRANDED), car("1:A1", 2, played=True)]
    game = strip(STRAIGHT_2, *taken)
    assert [event["car"] for event in game.told("stays_in")] == ["blue"]
    assert game.told("towed") == []


@pytest.mark.clause("RG-8.4")
def test_the_tyres_decide_too_whether_a_car_is_stranded() -> None:
    damage = {"gear": 6, "gas": 1}
    for tyres, weather, towed in (("rain", "sun", True), ("rain", "rain", False), ("asphalt", "sun", False)):
        cars = [car("1:A1", 3, damage=damage, tyres=tyres), car("0:B1", 2, played=True)]
        assert bool(strip(STRAIGHT_2, *cars, weather=weather).told("towed")) == towed


@pytest.mark.clause("RG-8.1", "RG-8.4")
def test_a_car_with_gas_dice_only_is_blocked_by_others_and_not_towed() -> None:
    cars = [car("0:A1", 3, damage={"gear": 6}), car("0:B2", 4, played=True), car("2:A1", 0, played=True)]
    ahead = [*cars[:2], car("0:A2", 0, played=True)]
    assert strip(STRAIGHT_2, *ahead).told("towed") == []
    game = strip(STRAIGHT_2, *cars)
    assert [event["car"] for event in game.told("blocked")] == ["blue"], "too slow to draw beside red"
    assert game.car("blue")["damage"] == {"gear": 6}


@pytest.mark.clause("RG-8.4", "RG-16.4")
def test_only_the_car_on_turn_is_towed() -> None:
    cars = [car("0:A1", 3), car("1:A1", 0, damage=STRANDED)]
    game = strip(STRAIGHT_2, *cars)
    assert game.told("towed") == []
    game.play("gear 3 0:A2", "roll")
    assert [event["car"] for event in game.told("towed")] == ["red"]
