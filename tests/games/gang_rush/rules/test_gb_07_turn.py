"""GB-7: a turn."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.gang_rush.table import DON, DUKE, PARKER, SPENDER, Table, bridge, car, moving

SHOP = {"shop": ["ballast", "crane_pass", "spare_panels", "rear_gunner", "tuneup_wheel"]}
WINDOWS = ["start", "rolling", "dice", "adjusting", "moving", "moved"]


def window(phase: str, *tiles: str, dice: str = "wheel speed shot repair wheel", **fields: Any) -> Table:
    """The Don in a window of his turn, a target far ahead; rolls left in W1, three made afterwards."""
    cars = [car(DON, "3:10", 10, body=3, tiles=list(tiles)), car(PARKER, "3:30")]
    return bridge(phase, *cars, dice="" if phase == "start" else dice, bonuses=SHOP, **fields)


@pytest.mark.clause("GB-7.1")
def test_a_turn_goes_through_its_windows_in_order() -> None:
    cars = [car(DON, "3:10", 10, tiles=["loaded_die", "mine", "oil_slick"]), car(PARKER, "1:4")]
    game = bridge("turn", *cars, chances=[("die", ["speed", "wheel", "wheel", "shot", "repair"])])
    seen = []
    for line in ("roll", "reroll 2", "stop", "settle", "speed 1", "step F", "step F", "use mine"):
        seen.append(game.phase())
        game.decide(line)
    assert seen == ["start", "rolling", "rolling", "dice", "adjusting", "moving", "moving", "moved"]
    game.decide("place 1:2")
    assert game.phase() == "closing"
    game.decide("end")
    assert game.asked() == ("start", PARKER)


@pytest.mark.clause("GB-7.2")
def test_before_the_dice_a_ramp_may_be_placed_and_a_stopped_car_serviced() -> None:
    game = bridge("turn", car(DON, "3:10", 0, body=3), car(PARKER, "1:4"), bonuses=SHOP)
    assert game.words() == {"ramp", "service", "roll"}
    game.play("service", "ramp", "place 3:14")
    assert game.facts(DON, "body", "cash", "ramp") == (5, 800, False)
    assert game.on("3:14") == {"ramp": "F"}
    assert game.legal() == ["roll"]


@pytest.mark.clause("GB-7.2")
def test_a_car_that_drives_has_no_service_before_the_dice() -> None:
    game = bridge("turn", car(DON, "3:10", 10, body=3))
    assert game.words() == {"ramp", "roll"}
    assert game.refusal_for("service")[0] == "not-stopped"


@pytest.mark.clause("GB-7.2", "GB-17.2")
@pytest.mark.parametrize("phase", WINDOWS[1:])
def test_the_ramp_is_placed_at_no_other_time(phase: str) -> None:
    assert window(phase).refusal_for("ramp")[0] == "not-now"


@pytest.mark.clause("GB-7.3")
def test_rolling_and_rerolling_have_their_own_window() -> None:
    game = window("rolling")
    assert game.words() == {"reroll", "stop"}
    for phase in ("dice", "adjusting", "moving", "moved"):
        game = window(phase)
        assert not game.words() & {"roll", "reroll", "stop"}
        assert game.refusal_for("roll")[0] == "not-now"
        assert game.refusal_for("reroll 12")[0] in ("not-now", "no-rerolls")


@pytest.mark.clause("GB-7.4", "GB-21.29", "GB-21.23")
@pytest.mark.parametrize("phase", WINDOWS)
@pytest.mark.parametrize(("tile", "line"), [("loaded_die", "load 1 speed"), ("double_up", "double 1")])
def test_loaded_die_and_double_up_change_dice_when_they_are_settled(tile: str, line: str, phase: str) -> None:
    game = window(phase, tile)
    if phase == "dice":
        game.decide(line)
        assert tile not in game.car(DON)["tiles"]
    else:
        assert game.refusal_for(line)[0] == "tile-window"


@pytest.mark.clause("GB-7.4", "GB-21.28")
def test_second_wind_is_used_when_the_dice_are_settled_after_the_third_roll() -> None:
    game = window("dice", "second_wind")
    game.decide("use second_wind")
    assert game.phase() == "rolling"
    for phase in ("start", "adjusting", "moving", "moved"):
        assert window(phase, "second_wind").refusal_for("use second_wind")[0] == "tile-window"


@pytest.mark.clause("GB-7.4", "GB-21.12")
@pytest.mark.parametrize("phase", WINDOWS)
def test_the_gunsmith_works_from_the_settled_dice_on(phase: str) -> None:
    game = window(phase, "gunsmith")
    if phase in ("start", "rolling"):
        assert game.refusal_for("gunsmith 1")[0] == "tile-window"
    else:
        assert "gunsmith 1" in game.legal()


@pytest.mark.clause("GB-7.5")
def test_body_restart_service_and_speed_are_adjusted_together() -> None:
    cars = [car(DON, "3:10", 0, body=2, facing="B"), car(PARKER, "1:4")]
    game = bridge("adjusting", *cars, dice="wheel wheel wheel repair speed")
    assert {"repair", "restart", "service", "speed"} <= game.words()
    game.play("repair 1", "restart", "speed 1")
    assert game.facts(DON, "body", "facing", "speed") == (3, "F", 10)
    assert game.phase() == "moving"
    for line in ("repair 1", "restart", "service", "speed 0"):
        window("moving").refused(line)


@pytest.mark.clause("GB-7.6")
def test_between_steps_one_shoots_buys_uses_tiles_and_collects() -> None:
    cars = [car(DON, "3:10", 30, tiles=["envelope"]), car(PARKER, "3:20")]
    road = {"3:14": {"cash": 300}}
    shop = {"shop": [None, None, None, "nitro", "spare_panels"]}
    game = bridge("moving", *cars, dice="shot shot", road=road, bonuses=shop)
    game.play("shoot F", "step F", "buy 100", "step F", "use envelope", "shoot F", "step F")
    assert game.phase() == "moved"
    assert game.facts(DON, "at", "cash") == ("3:16", 1000 - 100 + 300 + 500)
    assert game.damage(PARKER) == 2


@pytest.mark.clause("GB-7.7")
def test_at_the_end_of_the_movement_nails_slow_the_car_then_it_may_turn_then_shoot_and_buy() -> None:
    cars = [car(DON, "3:10", 20), car(PARKER, "3:4")]
    road, shop = {"3:12": {"nails": 2}}, {"shop": [None, None, None, None, "nitro"]}
    game = bridge("moving", *cars, dice="shot", road=road, bonuses=shop)
    game.decide("step F")
    assert game.car(DON)["speed"] == 20
    game.decide("step F")
    assert game.car(DON)["speed"] == 0
    game.play("handbrake", "shoot B", "buy 100")
    assert game.story("slowed", "handbrake", "shoots", "buys") == ["slowed", "handbrake", "shoots", "buys"]
    assert (game.car(DON)["facing"], game.damage(PARKER)) == ("B", 1)


@pytest.mark.clause("GB-7.8", "GB-9.9")
def test_grey_tiles_are_laid_then_unused_dice_are_sold() -> None:
    cars = [car(DUKE, "3:10", tiles=["mine", "acid_pool"]), car(PARKER, "1:4")]
    game = bridge("moved", *cars, dice="shot wheel repair", order=[DUKE, PARKER])
    game.play("use mine", "place 5:4", "use acid_pool", "place 5:8", "end")
    assert game.story("lays", "sells", "turn") == ["lays", "lays", "sells", "turn"]
    assert game.told("sells") == [{"car": DUKE, "count": 3, "amount": 300}]


@pytest.mark.clause("GB-7.8", "GB-21.14")
@pytest.mark.parametrize("phase", WINDOWS[:-1])
def test_grey_tiles_are_laid_at_no_other_time(phase: str) -> None:
    assert window(phase, "mine").refusal_for("use mine")[0] == "tile-window"


@pytest.mark.clause("GB-7.9")
def test_a_car_in_the_river_loses_its_turn() -> None:
    cars = [car(DON, "river", exit="1:14"), car(PARKER, "3:4")]
    game = bridge("turn", *cars, order=[DON, PARKER], bonuses=SHOP)
    assert game.told("loses_turn") == [{"car": DON}]
    assert game.story("rolls", "sells", "buys", "pays") == []
    assert game.car(DON)["cash"] == 1000, "no allowance"
    assert game.asked() == ("start", PARKER)


@pytest.mark.clause("GB-7.9")
def test_a_car_that_is_out_has_no_turn() -> None:
    game = moving(car(SPENDER, "3:38", 10), car(DON, "3:40", 10), car(DUKE, "1:4"), order=[SPENDER, DON, DUKE])
    game.decide("step F")
    assert game.car(DON)["at"] == "out", "pushed off the bridge before its turn"
    game.decide("end")
    assert game.asked() == ("start", DUKE)
    game = bridge("moved", car(PARKER, "3:20"), car(DON, "out"), car(DUKE, "1:4"), order=[PARKER, DUKE])
    game.decide("end")
    assert game.asked() == ("start", DUKE)


@pytest.mark.clause("GB-7.10", "GB-18.2")
@pytest.mark.parametrize("phase", WINDOWS)
def test_the_shop_is_open_from_the_settled_dice_to_the_end_of_the_movement(phase: str) -> None:
    game = window(phase)
    if phase in ("start", "rolling"):
        assert game.refusal_for("buy 100")[0] == "not-now"
    else:
        assert game.offered("buy") == {"100", "200", "300", "400", "500"}


@pytest.mark.clause("GB-7.10")
@pytest.mark.parametrize("phase", WINDOWS)
@pytest.mark.parametrize("tile", ["envelope", "spare_panels", "power_steering", "smooth_ride", "bulletproof"])
def test_metal_and_blue_tiles_too(tile: str, phase: str) -> None:
    cars = [car(DON, "3:10", 10, body=3, tiles=[tile]), car(PARKER, "3:30")]
    game = bridge(phase, *cars, dice="" if phase == "start" else "wheel speed shot repair wheel")
    if phase in ("start", "rolling"):
        assert game.refusal_for(f"use {tile}")[0] == "tile-window"
    else:
        game.decide(f"use {tile}")
        assert game.told("uses") == [{"car": DON, "tile": tile}]


@pytest.mark.clause("GB-7.10")
def test_nothing_is_bought_or_used_while_a_shot_an_entry_or_a_bounce_is_resolved() -> None:
    cars = [car(DON, "3:10", 10, tiles=["envelope"]), car(PARKER, "1:4")]
    game = bridge("moving", *cars, dice="shot", road={"3:16": {"police": 2}}, bonuses=SHOP)
    game.decide("shoot F")
    assert game.words() == {"shift"}
    assert game.refusal_for("buy 100")[0] == game.refusal_for("use envelope")[0] == "not-now"
    game = bridge("moving", *cars, road={"3:12": {"police": 2}}, bonuses=SHOP)
    game.decide("step F")
    assert game.words() == {"shift"}
    cars = [car(DON, "3:10", 20, tiles=["envelope"]), car(PARKER, "3:14")]
    game = bridge("moving", *cars, road={"3:12": {"ramp": "F"}}, bonuses=SHOP)
    game.decide("step F")
    assert game.words() == {"bounce"}
    assert game.refusal_for("buy 100")[0] == "not-now"


@pytest.mark.clause("GB-7.11")
def test_after_a_grey_tile_only_grey_tiles_and_the_end_are_possible() -> None:
    cars = [car(DON, "3:10", tiles=["mine", "oil_slick", "envelope", "trick_bullet"]), car(PARKER, "3:20")]
    game = bridge("moved", *cars, dice="shot wheel wheel wheel", bonuses=SHOP)
    assert {"use", "trick", "shoot", "buy", "handbrake", "end"} <= game.words()
    game.play("use mine", "place 5:4")
    assert set(game.legal()) == {"use oil_slick", "end"}
    assert game.refusal_for("buy 100")[0] == "not-now"
    assert game.refusal_for("use envelope")[0] == "tile-window"
    for line in ("shoot F", "handbrake"):
        assert game.refusal_for(line)[0] == "not-now"


@pytest.mark.clause("GB-7.11")
def test_a_car_that_leaves_the_bridge_in_its_own_turn_goes_straight_to_the_sale() -> None:
    cars = [car(DUKE, "3:40", 30, tiles=["mine", "envelope"]), car(PARKER, "1:4"), car(DON, "5:4")]
    game = moving(*cars, dice="shot wheel", bonuses=SHOP, order=[DUKE, PARKER, DON])
    game.decide("step F")
    assert game.told("sells") == [{"car": DUKE, "count": 2, "amount": 200}]
    assert game.asked() == ("start", PARKER)
    assert set(game.car(DUKE)["tiles"]) == {"mine", "envelope"}


@pytest.mark.clause("GB-7.11", "GB-15.1")
def test_a_car_that_falls_in_its_own_turn_goes_straight_to_the_sale() -> None:
    cars = [car(DUKE, "1:14", 10, tiles=["mine"]), car(PARKER, "2:15", 30, homeward=True), car(DON, "5:4")]
    game = moving(*cars, dice="shot wheel", settings={"expert": True}, order=[DUKE, PARKER, DON])
    game.decide("step FR")
    assert game.told("falls") == [{"car": DUKE, "space": "1:14"}]
    assert game.told("sells") == [{"car": DUKE, "count": 2, "amount": 200}]
    assert game.asked() == ("start", PARKER)
