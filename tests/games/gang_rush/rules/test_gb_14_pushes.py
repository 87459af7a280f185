"""GB-14: where a push leads (GB-14.11 to GB-14.20)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.gang_rush.table import DON, DUKE, PARKER, PUPETTA, SPENDER, Table, bridge, car, moving

SLICK: dict[str, Any] = {"oil_slick": True}
CRATE: dict[str, Any] = {"container": True}


def shoved(*others: dict[str, Any], speed: int = 20, body: int = 5, **road: dict[str, Any]) -> Table:
    """The Don at 3:8 rams Parker at 3:10 onto the slick at 3:12. `road` is written `L3y14`."""
    lying = {name[1:].replace("y", ":"): things for name, things in road.items()}
    cars = [car(DON, "3:8", 10), car(PARKER, "3:10", speed, body=body), *others]
    game = moving(*cars, road={"3:12": SLICK, **lying})
    game.decide("step F")
    return game


@pytest.mark.clause("GB-14.11", "GB-21.15")
def test_a_car_pushed_onto_a_slick_slides_one_space_further_in_the_direction_of_the_push() -> None:
    game = shoved(L3y14={"cash": 300, "barrier": 1})
    assert game.facts(PARKER, "at", "body", "speed") == ("3:14", 3, 20)
    assert game.told("slides") == [{"car": PARKER, "space": "3:12"}]
    assert (game.on("3:12"), game.bills()["3:14"]) == (SLICK, 100)
    game = moving(car(DON, "4:9", 10), car(PARKER, "3:10", 20), road={"2:11": SLICK})
    game.decide("step FL")
    assert game.facts(PARKER, "at", "body") == ("1:12", 3), "and along a diagonal (1:12 is damaged)"


@pytest.mark.clause("GB-14.11")
def test_a_second_slick_carries_it_on() -> None:
    game = shoved(L3y14=SLICK)
    assert game.facts(PARKER, "at", "body") == ("3:16", 4)


@pytest.mark.clause("GB-14.11")
@pytest.mark.parametrize("speed", [0, 20])
def test_that_slide_can_start_a_chain_of_contacts_without_a_crash(speed: int) -> None:
    game = shoved(car(SPENDER, "3:14", speed), car(DUKE, "3:16", 10))
    assert [game.damage(driver) for driver in (DON, PARKER, SPENDER, DUKE)] == [1, 2, 2, 1]
    assert [game.car(driver)["at"] for driver in (PARKER, SPENDER, DUKE)] == ["3:14", "3:16", "3:18"]
    assert [game.car(driver)["speed"] for driver in (PARKER, SPENDER, DUKE)] == [20, speed, 10]


@pytest.mark.clause("GB-14.12")
def test_a_push_through_the_far_end_takes_the_car_out_with_its_reward() -> None:
    game = moving(car(DON, "3:38", 20), car(PARKER, "3:40", 20), car(DUKE, "1:4"))
    game.decide("step F")
    assert game.facts(PARKER, "at", "body", "cash") == ("out", 4, 900 + 600)
    assert game.told("leaves") == [{"car": PARKER, "place": 1}]
    assert game.told("rewarded") == [{"car": PARKER, "place": 1, "amount": 600}]
    game.decide("step F")
    assert game.facts(DON, "at", "cash") == ("3:40", 1000), "into the gap, for the bill there"


@pytest.mark.clause("GB-14.12")
def test_so_does_a_diagonal_push_from_the_last_outer_spaces_into_an_inner_lane() -> None:
    game = moving(car(PUPETTA, "2:39", 10), car(PARKER, "3:40", 20), car(DUKE, "1:4"))
    game.decide("step FR")
    assert game.car(PARKER)["at"] == "out"


@pytest.mark.clause("GB-14.13")
@pytest.mark.parametrize(("way", "points"), [("F", 1), ("B", 4)])
def test_a_car_pushed_onto_a_ramp_in_its_direction_ends_on_it_unharmed_and_else_takes_three(
    way: str, points: int
) -> None:
    game = moving(car(DON, "3:8", 10), car(PARKER, "3:10", 30), road={"3:12": {"ramp": way, "cash": 200}})
    game.decide("step F")
    assert (game.car(PARKER)["at"], game.damage(PARKER), game.told("jumps")) == ("3:12", points, [])
    assert game.car(PARKER)["cash"] == 1000 - 100 * points + 200
    assert game.car(PARKER)["speed"] == 30


@pytest.mark.clause("GB-14.13")
def test_from_the_side_it_takes_three_too() -> None:
    game = moving(car(DON, "3:8", 10), car(PARKER, "2:9", 30), road={"1:10": {"ramp": "F"}})
    game.decide("step FL")
    assert (game.car(PARKER)["at"], game.damage(PARKER)) == ("1:10", 4)


@pytest.mark.clause("GB-14.14", "GB-21.5")
def test_a_chain_stops_in_front_of_lead_ballast_and_nobody_moves() -> None:
    cars = [
        car(DON, "3:8", 20),
        car(PARKER, "3:10", 20),
        car(SPENDER, "3:12", 20, tiles=["ballast"]),
        car(DUKE, "3:14", 20),
    ]
    game = moving(*cars)
    game.decide("step F")
    assert [game.damage(driver) for driver in (DON, PARKER, SPENDER, DUKE)] == [1, 2, 1, 0]
    assert [game.car(each["driver"])["at"] for each in cars] == ["3:8", "3:10", "3:12", "3:14"]
    assert [game.car(each["driver"])["speed"] for each in cars] == [20] * 4


@pytest.mark.clause("GB-14.14")
def test_a_car_with_ballast_neither_falls_nor_is_squeezed_nor_piled_up() -> None:
    for at, struck, direction in (("2:13", "1:14", "FL"), ("2:19", "1:20", "FL"), ("3:8", "3:10", "F")):
        cars = [car(DON, at, 10), car(PARKER, struck, 20, tiles=["ballast"])]
        game = moving(*cars, road={"3:12": CRATE})
        game.decide(f"step {direction}")
        assert game.facts(PARKER, "at", "body", "speed") == (struck, 4, 20)
        assert game.damage(DON) == 1


@pytest.mark.clause("GB-14.14", "GB-10.1")
def test_a_rammer_stopped_by_ballast_must_go_on_ramming_or_steer_away() -> None:
    game = moving(car(DON, "3:8", 30), car(PARKER, "3:10", 20, tiles=["ballast"]))
    game.play("step F", "step F")
    assert (game.damage(DON), game.damage(PARKER)) == (2, 2)
    game.decide("step FR")
    assert game.car(DON)["at"] == "4:9"


@pytest.mark.clause("GB-14.15", "GB-16.1")
def test_if_the_rammer_spins_out_the_push_still_happens() -> None:
    game = moving(car(DON, "3:8", 30, body=1), car(PARKER, "3:10", 20))
    game.decide("step F")
    assert game.facts(DON, "at", "body", "speed", "facing") == ("3:8", 0, 0, "B")
    assert game.car(PARKER)["at"] == "3:12"
    assert game.phase() == "moved"


@pytest.mark.clause("GB-14.16")
def test_after_a_ram_the_rammer_enters_the_gap_collects_and_rams_again() -> None:
    game = moving(car(DON, "3:10", 30), car(PARKER, "3:12", 20))
    game.play("step F", "step F", "step F")
    assert game.facts(DON, "at", "body", "cash") == ("3:12", 3, 1000 - 100 + 100 - 100)
    assert game.facts(PARKER, "at", "body", "cash") == ("3:16", 3, 800)
    assert game.bills() == {"3:10": 100, "3:12": 100, "3:14": 100}


@pytest.mark.clause("GB-14.17")
def test_a_pushed_car_keeps_facing_and_speed_and_its_own_turn() -> None:
    cars = [car(DON, "3:10", 10), car(PARKER, "3:12", 40)]
    game = moving(*cars, order=[DON, PARKER])
    game.play("step F", "end")
    assert game.facts(PARKER, "at", "speed", "facing") == ("3:14", 40, "F")
    assert game.asked() == ("start", PARKER)
    game.play("roll", "stop", "speed 0")
    assert game.turn()["movement"] == 4


@pytest.mark.clause("GB-14.18")
def test_shots_police_mines_firebombs_and_bounces_never_move_the_car_they_hurt() -> None:
    game = bridge("moved", car(DON, "3:10"), car(PARKER, "3:12", 20), dice="shot")
    game.decide("shoot F")
    assert game.facts(PARKER, "at", "body") == ("3:12", 4)
    game = bridge("round_end", car(DON, "3:10", 20), car(PARKER, "1:4"), road={"3:12": {"police": 3}})
    assert game.facts(DON, "at", "body") == ("3:10", 2)
    game = moving(car(DON, "3:10", 10), car(PARKER, "1:4"), road={"3:12": {"mine": PARKER}})
    game.decide("step F")
    assert game.facts(DON, "at", "body") == ("3:12", 3)
    game = bridge("moved", car(DON, "3:12", tiles=["firebomb"]), car(PARKER, "3:10", 20))
    game.decide("use firebomb")
    assert game.facts(PARKER, "at", "body") == ("3:10", 2)
    game = moving(car(DON, "3:10", 20), car(PARKER, "3:14", 20), road={"3:12": {"ramp": "F"}})
    game.play("step F", "bounce 3:16")
    assert (game.facts(PARKER, "at", "body"), game.car(DON)["at"]) == (("3:14", 4), "3:16")


@pytest.mark.clause("GB-14.19", "GB-16.2")
@pytest.mark.parametrize(("speed", "body"), [(10, 5), (20, 5), (30, 3)])
def test_a_sliding_pushed_car_hits_a_container_straight_on_at_its_own_speed(speed: int, body: int) -> None:
    game = shoved(speed=speed, body=body, L3y14=CRATE)
    assert game.facts(PARKER, "at", "speed", "facing") == ("3:12", 0, "F")
    assert game.car(PARKER)["body"] == max(0, body - 1 - speed // 10)


@pytest.mark.clause("GB-14.19")
@pytest.mark.parametrize(("rammer", "direction", "struck", "slick", "crate"), [
    ("4:11", "FL", "3:12", "2:13", "1:14"),
    ("3:16", "FL", "2:17", "1:18", None), ("3:38", "FL", "2:39", "1:40", None), ("3:6", "FR", "4:7", "5:8", None),
])  # fmt: skip
def test_against_a_container_a_pier_or_the_bank_on_a_diagonal_it_takes_one_and_stays_on_the_slick(
    rammer: str, direction: str, struck: str, slick: str, crate: str | None
) -> None:
    road = {slick: SLICK, **({crate: CRATE} if crate else {})}
    game = moving(car(DON, rammer, 10), car(PARKER, struck, 30), road=road)
    game.decide(f"step {direction}")
    assert game.facts(PARKER, "at", "body", "speed") == (slick, 3, 30)


@pytest.mark.clause("GB-14.19", "GB-14.8")
def test_at_a_river_edge_it_falls_and_at_the_far_end_it_leaves() -> None:
    game = moving(car(DON, "3:14", 10), car(PARKER, "2:15", 30), road={"1:16": SLICK})
    game.decide("step FL")
    assert game.facts(PARKER, "at", "exit", "body") == ("river", "1:16", 4)
    game = moving(car(DON, "3:36", 10), car(PARKER, "3:38", 30), car(DUKE, "1:4"), road={"3:40": SLICK})
    game.decide("step F")
    assert game.facts(PARKER, "at", "cash") == ("out", 900 + 600)


@pytest.mark.clause("GB-14.19")
def test_a_chain_that_cannot_move_costs_its_contacts_only() -> None:
    game = shoved(car(SPENDER, "3:14", 20), L3y16=CRATE)
    assert game.facts(PARKER, "at", "body", "speed") == ("3:12", 3, 20)
    assert game.facts(SPENDER, "at", "body", "speed") == ("3:14", 6, 20)


@pytest.mark.clause("GB-14.20", "GB-21.15")
def test_a_slide_in_a_cars_own_turn_rams_at_no_movement_points() -> None:
    game = moving(car(DON, "3:10", 20), car(PARKER, "3:14", 20), road={"3:12": SLICK})
    game.decide("step F")
    assert game.facts(DON, "at", "body", "speed") == ("3:12", 4, 20)
    assert game.facts(PARKER, "at", "body", "speed") == ("3:16", 4, 20)
    assert game.told("rams") == [{"car": DON, "other": PARKER, "direction": "F"}]
    assert game.turn()["movement"] == 1


@pytest.mark.clause("GB-14.20", "GB-14.3")
def test_or_crashes() -> None:
    game = moving(car(DON, "3:10", 20), car(PARKER, "3:14", 0), road={"3:12": SLICK})
    game.decide("step F")
    assert game.facts(DON, "at", "body", "speed") == ("3:12", 3, 0)
    assert game.facts(PARKER, "at", "body") == ("3:16", 3)
    assert game.phase() == "moved"


@pytest.mark.clause("GB-14.20", "GB-20.1")
def test_a_slide_of_pupetta_rams_with_her_bumper() -> None:
    game = moving(car(PUPETTA, "3:10", 20), car(PARKER, "3:14", 20), road={"3:12": SLICK})
    game.decide("step F")
    assert (game.damage(PUPETTA), game.damage(PARKER)) == (0, 1)
