"""GB-21: the mortar (GB-21.6, GB-21.33), the pump gun (GB-21.9) and the firebomb (GB-21.18)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.gang_rush.table import DON, DUKE, PARKER, PUPETTA, SPENDER, Table, bridge, car

FAR = car(DUKE, "5:2")
CRATE: dict[str, Any] = {"container": True}
EXPERT = {"expert": True}


def mortar(*others: dict[str, Any], direction: str = "F", driver: str = DON, at: str = "3:8", **fields: Any) -> Table:
    """A car with the mortar fires it once."""
    cars = [car(driver, at, tiles=["mortar", *fields.pop("tiles", [])]), *others]
    game = bridge("moved", *cars, dice="shot shot", **fields)
    game.decide(f"mortar {direction}")
    return game


@pytest.mark.clause("GB-21.6")
@pytest.mark.parametrize("speed", [0, 20, 50])
def test_the_mortar_costs_the_target_one_and_pushes_it_along_the_shot(speed: int) -> None:
    game = mortar(car(PARKER, "3:14", speed), road={"3:16": {"cash": 300, "barrier": 1}})
    assert game.facts(PARKER, "at", "body", "cash", "speed") == ("3:16", 3, 1000 - 100 + 300 - 100, speed)
    assert game.facts(DON, "at", "body", "cash") == ("3:8", 5, 1000)
    assert game.bills() == {"3:14": 100, "3:16": 100}
    assert game.told("fires_mortar") == [{"car": DON, "direction": "F"}]


@pytest.mark.clause("GB-21.6")
def test_once_a_turn_and_plain_shots_go_on() -> None:
    game = mortar(car(PARKER, "3:14"))
    assert game.refusal_for("mortar F") == ("tile-used", "GB-21.6")
    game.decide("shoot F")
    assert game.facts(PARKER, "at", "body") == ("3:16", 3)


@pytest.mark.clause("GB-21.6")
@pytest.mark.parametrize("thing", [{"barrier": 1}, {"police": 2}, CRATE, {"ramp": "F"}])
def test_it_needs_a_shot_that_strikes_a_car(thing: dict[str, Any]) -> None:
    cars = [car(DON, "3:8", tiles=["mortar"]), car(PARKER, "3:14")]
    game = bridge("moved", *cars, dice="shot", road={"3:12": thing})
    assert game.refusal_for("mortar F")[0] == "no-target"
    game = bridge("moved", *cars, dice="wheel")
    assert game.refusal_for("mortar F")[0] == "no-shot"


@pytest.mark.clause("GB-21.6")
@pytest.mark.parametrize(("speed", "body"), [(0, 5), (30, 5), (20, 3), (40, 3)])
def test_against_a_container_the_target_takes_its_own_speed_points_and_does_not_spin_out(speed: int, body: int) -> None:
    game = mortar(car(PARKER, "3:14", speed, body=body), road={"3:16": CRATE})
    assert game.facts(PARKER, "at", "speed", "facing") == ("3:14", 0, "F")
    assert game.car(PARKER)["body"] == max(0, body - 1 - speed // 10)


@pytest.mark.clause("GB-21.6", "GB-14.6")
def test_so_does_every_car_between_them() -> None:
    game = mortar(car(PARKER, "3:14", 20), car(DUKE, "3:16", 10), car(SPENDER, "3:18", 40), road={"3:20": CRATE})
    assert [game.damage(driver) for driver in (PARKER, DUKE, SPENDER)] == [1 + 2, 2, 2]
    assert [game.car(driver)["speed"] for driver in (PARKER, DUKE, SPENDER)] == [0, 0, 0]
    assert [game.car(driver)["at"] for driver in (PARKER, DUKE, SPENDER)] == ["3:14", "3:16", "3:18"]
    assert game.facts(DON, "body", "speed") == (5, 0)


@pytest.mark.clause("GB-21.6", "GB-21.33", "GB-14.4")
def test_a_moving_car_of_the_same_facing_is_pushed_on_and_the_target_moves_up() -> None:
    game = mortar(car(PARKER, "3:14", 20), car(DUKE, "3:16", 10), car(SPENDER, "3:18", 0))
    assert [game.damage(driver) for driver in (PARKER, DUKE, SPENDER)] == [1 + 1, 2, 1]
    assert [game.car(driver)["at"] for driver in (PARKER, DUKE, SPENDER)] == ["3:16", "3:18", "3:20"]
    assert [game.car(driver)["speed"] for driver in (PARKER, DUKE, SPENDER)] == [20, 10, 0]


@pytest.mark.clause("GB-21.6", "GB-21.33", "GB-14.3")
@pytest.mark.parametrize("speed", [0, 20])
def test_into_a_stopped_car_it_is_a_crash_the_target_stays_and_the_other_is_pushed(speed: int) -> None:
    game = mortar(car(PARKER, "3:14", speed), car(SPENDER, "3:16", 0))
    assert [game.damage(driver) for driver in (PARKER, SPENDER)] == [1 + speed // 10, speed // 10]
    assert [game.car(driver)["at"] for driver in (PARKER, SPENDER)] == ["3:14", "3:18"]
    assert [game.car(driver)["speed"] for driver in (PARKER, SPENDER)] == [0, 0]


@pytest.mark.clause("GB-21.33", "GB-14.3")
@pytest.mark.parametrize(("target", "other", "space"), [(10, 20, "3:16"), (20, 20, "3:18"), (20, 10, "3:18")])
def test_if_the_target_is_the_slower_one_nobody_moves(target: int, other: int, space: str) -> None:
    cars = [car(PARKER, "3:14", target), car(SPENDER, "3:16", other, homeward=True)]
    game = mortar(*cars, settings=EXPERT)
    points = (target + other) // 10
    assert game.damage(SPENDER) == points
    assert game.facts(PARKER, "at", "speed", "body") == ("3:14", 0, max(0, 4 - points))
    assert game.facts(SPENDER, "at", "speed") == (space, 0)


@pytest.mark.clause("GB-21.33")
def test_facing_and_speed_are_read_after_the_hit_so_a_target_that_spun_out_stands() -> None:
    game = mortar(car(PARKER, "3:14", 40, body=1), car(SPENDER, "3:16", 20))
    assert game.facts(PARKER, "at", "facing", "body") == ("3:14", "B", 0)
    assert game.facts(SPENDER, "at", "body", "speed") == ("3:16", 5, 0), "0 + 20 mph, and the target is the slower"
    game = mortar(car(PARKER, "3:14", 40, body=1), road={"3:16": CRATE})
    assert game.facts(PARKER, "at", "facing", "speed") == ("3:14", "B", 0)


@pytest.mark.clause("GB-21.33", "GB-14.7", "GB-14.8", "GB-20.5")
def test_diagonal_shots_squeeze_or_drown() -> None:
    game = mortar(car(DON, "1:14", 20), driver=PARKER, at="2:13", direction="FL")
    assert game.facts(DON, "at", "exit", "body") == ("river", "1:14", 4)
    game = mortar(car(DON, "1:20", 20), driver=PARKER, at="2:19", direction="FL")
    assert game.facts(DON, "at", "body", "speed") == ("1:20", 3, 20)
    game = mortar(car(DON, "2:13", 20), driver=PARKER, at="4:11", direction="FL", road={"1:14": CRATE})
    assert game.facts(DON, "at", "body", "speed") == ("2:13", 3, 20)


@pytest.mark.clause("GB-21.33", "GB-14.12")
def test_a_push_over_the_far_end_counts_as_leaving() -> None:
    game = mortar(car(PARKER, "3:40", 20), FAR)
    assert game.facts(PARKER, "at", "cash") == ("out", 900 + 600)


@pytest.mark.clause("GB-21.6", "GB-14.18")
def test_backward_shots_push_backwards() -> None:
    game = mortar(car(DON, "3:10", 20), driver=PARKER, at="3:14", direction="B")
    assert game.facts(DON, "at", "speed", "facing") == ("3:8", 20, "F")


@pytest.mark.clause("GB-21.5", "GB-21.6")
def test_ballast_is_hit_and_stays() -> None:
    game = mortar(car(PARKER, "3:14", 20, tiles=["ballast"]))
    assert game.facts(PARKER, "at", "body") == ("3:14", 4)


@pytest.mark.clause("GB-21.10", "GB-21.6")
def test_with_the_rear_gunner_only_the_forward_hit_pushes() -> None:
    game = mortar(car(PARKER, "3:14", 20), car(DUKE, "3:4", 20), tiles=["rear_gunner"])
    assert game.facts(PARKER, "at", "body") == ("3:16", 4)
    assert game.facts(DUKE, "at", "body") == ("3:4", 4)


def pump(*others: dict[str, Any], driver: str = DON, facing: str = "F", **fields: Any) -> Table:
    """A car at 3:10 with the pump gun at work and two shots."""
    tiles = fields.pop("tiles", [])
    shooter = car(driver, "3:10", active=["pump_gun"], facing=facing, tiles=tiles)
    return bridge("moved", shooter, *others, dice="shot shot", **fields)


@pytest.mark.clause("GB-21.9")
def test_the_pump_gun_is_activated_and_works_for_the_rest_of_the_turn() -> None:
    cars = [car(DON, "3:10", tiles=["pump_gun"]), car(PARKER, "3:12")]
    game = bridge("moved", *cars, dice="shot shot shot", order=[DON, PARKER])
    game.refused("pump")
    game.play("use pump_gun", "pump", "pump")
    assert (game.damage(PARKER), game.turn()["shots"]) == (4, 1)
    game.decide("end")
    assert (game.car(DON)["active"], game.car(DON)["tiles"]) == ([], [])
    assert game.dump()["bonuses"]["discard"] == {"pump_gun": 1}


@pytest.mark.clause("GB-21.9")
def test_a_blast_costs_every_car_on_the_two_spaces_ahead_two() -> None:
    game = pump(car(PARKER, "3:12"), car(SPENDER, "3:14"), car(PUPETTA, "3:16"))
    game.decide("pump")
    assert [game.damage(driver) for driver in (PARKER, SPENDER, PUPETTA)] == [2, 2, 0]
    assert game.bills() == {"3:12": 200, "3:14": 200}
    assert game.turn()["shots"] == 1


@pytest.mark.clause("GB-21.9")
@pytest.mark.parametrize("count", [1, 2, 3])
def test_barriers_there_lose_up_to_two(count: int) -> None:
    game = pump(car(PARKER, "3:14"), road={"3:12": {"barrier": count}})
    game.decide("pump")
    assert game.on("3:12") == ({"barrier": count - 2} if count > 2 else {})
    assert game.damage(PARKER) == 2, "and they protect nobody"


@pytest.mark.clause("GB-21.9", "GB-11.6")
def test_police_there_shift() -> None:
    game = pump(FAR, road={"3:12": {"police": 2}, "3:14": {"police": 3}})
    game.play("pump", "shift 2:11", "shift 4:15")
    assert (game.on("2:11"), game.on("4:15")) == ({"police": 2}, {"police": 3})


@pytest.mark.clause("GB-21.9")
@pytest.mark.parametrize("thing", [CRATE, {"ramp": "F"}])
def test_a_container_or_ramp_in_the_first_space_protects_the_second(thing: dict[str, Any]) -> None:
    game = pump(car(PARKER, "3:14"), road={"3:12": thing})
    assert game.refusal_for("pump")[0] == "no-target"
    game = pump(car(PARKER, "3:12"), road={"3:14": thing})
    game.decide("pump")
    assert game.damage(PARKER) == 2


@pytest.mark.clause("GB-21.9")
def test_one_of_the_two_spaces_must_hold_a_target() -> None:
    game = pump(car(PARKER, "3:16"), road={"3:12": {"nails": 2}})
    assert game.refusal_for("pump")[0] == "no-target"


@pytest.mark.clause("GB-21.9")
def test_straight_ahead_only_also_for_parker_and_in_his_facing() -> None:
    game = pump(car(DON, "2:11"), car(DUKE, "3:8"), driver=PARKER)
    assert game.refusal_for("pump")[0] == "no-target"
    game = pump(car(DON, "3:12"), car(DUKE, "3:8"), driver=PARKER, facing="B")
    game.decide("pump")
    assert (game.damage(DON), game.damage(DUKE)) == (0, 2)


@pytest.mark.clause("GB-21.9", "GB-21.10")
def test_each_die_may_still_be_a_plain_shot_and_the_rear_gunner_does_not_blast() -> None:
    game = pump(car(PARKER, "3:14"), car(DUKE, "3:8"), tiles=["rear_gunner"])
    game.decide("pump")
    assert (game.damage(PARKER), game.damage(DUKE)) == (2, 0)
    game.decide("shoot F")
    assert (game.damage(PARKER), game.damage(DUKE)) == (3, 1)


def bomb(*others: dict[str, Any], facing: str = "F", **fields: Any) -> Table:
    """The Don at 3:10 with a firebomb."""
    return bridge("moved", car(DON, "3:10", tiles=["firebomb"], facing=facing), *(others or [FAR]), **fields)


@pytest.mark.clause("GB-21.18")
@pytest.mark.parametrize(("facing", "space"), [("F", "3:8"), ("B", "3:12")])
def test_the_firebomb_costs_a_car_straight_behind_three(facing: str, space: str) -> None:
    game = bomb(car(PARKER, space, 20), facing=facing)
    game.decide("use firebomb")
    assert game.facts(PARKER, "at", "body", "cash") == (space, 2, 700)
    assert game.bills() == {space: 300}
    assert game.car(DON)["tiles"] == []


@pytest.mark.clause("GB-21.18")
@pytest.mark.parametrize("count", [1, 2, 3])
def test_otherwise_barriers_there_are_removed(count: int) -> None:
    game = bomb(road={"3:8": {"barrier": count}})
    game.decide("use firebomb")
    assert game.on("3:8") == {}


@pytest.mark.clause("GB-21.18")
def test_otherwise_police_there_shift() -> None:
    game = bomb(road={"3:8": {"police": 2}})
    game.play("use firebomb", "shift 2:9")
    assert game.on("2:9") == {"police": 2}


@pytest.mark.clause("GB-21.18")
@pytest.mark.parametrize("thing", [{}, CRATE, {"nails": 2}, {"ramp": "F"}, {"cash": 100}])
def test_it_needs_a_target(thing: dict[str, Any]) -> None:
    game = bomb(car(PARKER, "3:6"), car(DUKE, "3:12"), road={"3:8": thing} if thing else {})
    assert game.refusal_for("use firebomb")[0] == "no-target"


@pytest.mark.clause("GB-21.18")
@pytest.mark.parametrize("phase", ["dice", "adjusting"])
def test_it_is_thrown_while_moving_or_at_the_end_of_the_movement_only(phase: str) -> None:
    cars = [car(DON, "3:10", 10, tiles=["firebomb", "loaded_die"]), car(PARKER, "3:8")]
    game = bridge(phase, *cars, dice="wheel wheel wheel wheel wheel")
    assert game.refusal_for("use firebomb")[0] == "tile-window"
    bridge("moving", *cars).decide("use firebomb")


@pytest.mark.clause("GB-21.34")
def test_on_a_space_with_barriers_and_police_only_the_barriers_suffer() -> None:
    game = pump(FAR, road={"3:12": {"barrier": 1, "police": 2}})
    game.decide("pump")
    assert game.on("3:12") == {"police": 2}
    game = bomb(road={"3:8": {"barrier": 2, "police": 4}})
    game.decide("use firebomb")
    assert game.on("3:8") == {"police": 4}
