"""GB-17: the ramp, from placing it to the landing."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.gang_rush.invariants import SPACES
from tests.games.gang_rush.table import DON, DUKE, PARKER, SPENDER, Table, bridge, car, moving

FAR = car(PARKER, "5:2")
RAMP: dict[str, Any] = {"ramp": "F"}
EXPERT = {"expert": True}


def jump(speed: int, face: str = "wheel", *others: dict[str, Any], driver: str = DON, **fields: Any) -> Table:
    """A car at 3:8 drives onto the ramp at 3:10: `speed` ÷ 10 − 1 points are left for the jump."""
    road = {"3:10": RAMP, **fields.pop("road", {})}
    mine = {name: fields.pop(name) for name in list(fields) if name in ("body", "cash", "tiles")}
    cars = [car(driver, "3:8", speed, **mine), *(others or [FAR])]
    game = moving(*cars, road=road, chances=[("landing", [face])], **fields)
    game.decide("step F")
    return game


@pytest.mark.clause("GB-17.1", "GB-23.6")
def test_each_player_starts_with_a_ramp_and_an_unused_one_is_sold_for_300() -> None:
    cars = [car(DON, "out"), car(PARKER, "3:30"), car(DUKE, "1:20", ramp=False)]
    game = bridge("round_end", *cars)
    assert game.told("sells_ramp") == [{"car": DON, "amount": 300}, {"car": PARKER, "amount": 300}]


@pytest.mark.clause("GB-17.2")
def test_it_is_placed_before_the_dice_on_any_road_space_without_car_hazard_ramp_or_token() -> None:
    things: list[dict[str, Any]] = [
        {"nails": 2}, {"barrier": 1}, {"police": 1}, {"speed_limit": True}, {"container": True}, RAMP,
        {"mine": DON}, {"oil_slick": True}, {"acid_pool": True},
    ]  # fmt: skip
    taken = [f"1:{2 + 2 * place}" for place in range(len(things))]
    road = {**dict(zip(taken, things, strict=True)), "5:30": {"cash": 500}}
    game = bridge("turn", car(DON, "3:10"), car(PARKER, "3:20"), road=road)
    game.decide("ramp")
    everywhere = {space for space, facts in SPACES.items() if facts["y"] >= 1}
    assert game.offered("place") == everywhere - {*taken, "3:10", "3:20"}
    assert game.refusal_for("place 1:2")[0] == "not-blank"
    assert game.refusal_for("place 1:0")[0] == "behind-start"


@pytest.mark.clause("GB-17.2")
def test_bills_lie_on_the_ramp_and_it_covers_damaged_road() -> None:
    game = bridge("turn", car(DON, "3:18", 20), FAR, road={"3:22": {"cash": 300}})
    game.play("ramp", "place 3:22")
    assert game.on("3:22") == {"ramp": "F", "cash": 300}
    assert game.told("lays_ramp") == [{"car": DON, "space": "3:22"}]
    game.play("roll", "stop", "speed 0", "step F", "step F")
    assert game.facts(DON, "at", "body", "cash") == ("3:22", 5, 1300)


@pytest.mark.clause("GB-17.2")
@pytest.mark.parametrize(("homeward", "facing", "way"), [
    (False, "F", "F"), (False, "B", "F"), (True, "B", "B"), (True, "F", "B"),
])  # fmt: skip
def test_it_points_along_the_proper_way_of_the_car_that_places_it(homeward: bool, facing: str, way: str) -> None:
    cars = [car(DON, "3:10", homeward=homeward, facing=facing), FAR, car(DUKE, "1:2")]
    game = bridge("turn", *cars, settings=EXPERT)
    game.play("ramp", "place 3:14")
    assert game.on("3:14") == {"ramp": way}


@pytest.mark.clause("GB-17.2")
def test_ramps_may_be_adjacent_and_each_player_has_one() -> None:
    game = bridge("turn", car(DON, "3:10"), FAR, road={"3:14": RAMP})
    game.play("ramp", "place 3:16")
    assert game.car(DON)["ramp"] is False
    assert game.refusal_for("ramp")[0] == "no-ramp"


@pytest.mark.clause("GB-17.3")
def test_it_stays_and_serves_everybody() -> None:
    cars = [car(DON, "3:8", 20), car(DUKE, "3:6", 30), FAR]
    game = bridge("turn", *cars, order=[DON, DUKE, PARKER], chances=[("landing", ["wheel"])])
    game.play("ramp", "place 3:10", "roll", "stop", "speed 0", "step F", "end")
    assert (game.car(DON)["at"], game.on("3:10")) == ("3:12", RAMP)
    game.play("roll", "stop", "speed 0", "step F", "step F")
    assert game.told("jumps")[1]["car"] == DUKE
    assert game.on("3:10") == RAMP


@pytest.mark.clause("GB-17.4")
@pytest.mark.parametrize(("at", "direction"), [("2:9", "FR"), ("4:9", "FL")])
def test_entered_by_a_lane_change_it_is_a_triple_barrier_that_stays(at: str, direction: str) -> None:
    game = moving(car(DON, at, 20), FAR, road={"3:10": {**RAMP, "cash": 100}})
    game.decide(f"step {direction}")
    assert game.facts(DON, "at", "body", "cash", "speed") == ("3:10", 2, 1000 + 100 - 300, 20)
    assert game.told("hits_ramp") == [{"car": DON, "space": "3:10"}]
    game.decide("step F")
    assert (game.car(DON)["at"], game.on("3:10")) == ("3:12", {**RAMP, "cash": 300})


@pytest.mark.clause("GB-17.4", "GB-24.12")
@pytest.mark.parametrize("homeward", [False, True])
@pytest.mark.parametrize("way", ["F", "B"])
def test_against_its_direction_it_is_one_too(homeward: bool, way: str) -> None:
    cars = [car(SPENDER, "3:12" if homeward else "3:8", 20, homeward=homeward), FAR, car(DUKE, "1:2")]
    game = moving(*cars, road={"3:10": {"ramp": way}}, settings=EXPERT)
    step = "B" if homeward else "F"
    game.decide(f"step {step}")
    if step == way:
        assert (len(game.told("jumps")), game.damage(SPENDER)) == (1, 0)
        assert game.car(SPENDER)["at"] == ("3:8" if homeward else "3:12")
    else:
        assert (game.told("jumps"), game.damage(SPENDER), game.car(SPENDER)["at"]) == ([], 3, "3:10")
        assert game.turn()["movement"] == 1


@pytest.mark.clause("GB-17.4", "GB-17.5")
def test_a_slide_onto_it_is_frontal_and_costs_no_point() -> None:
    game = moving(car(DON, "3:6", 30), FAR, road={"3:8": {"oil_slick": True}, "3:10": RAMP})
    game.decide("step F")
    assert game.told("jumps") == [{"car": DON, "space": "3:10", "far": 2}]
    assert (game.car(DON)["at"], game.damage(DON)) == ("3:14", 0)


@pytest.mark.clause("GB-17.5", "GB-12.2")
def test_with_no_points_left_the_car_stops_on_it_without_a_roll_and_drives_off_next_turn() -> None:
    game = jump(10, road={"3:10": {**RAMP, "cash": 200}}, order=[DON, PARKER], settings={"no_shop": True})
    assert game.facts(DON, "at", "cash", "body") == ("3:10", 1200, 5)
    assert game.told("on_ramp") == [{"car": DON, "space": "3:10"}]
    assert game.met == []
    game.play("end").pass_by()
    game.draft()
    game.play("roll", "stop", "speed 0", "step F")
    assert (game.car(DON)["at"], game.told("jumps")) == ("3:12", [])


@pytest.mark.clause("GB-17.5", "GB-17.6")
@pytest.mark.parametrize("speed", [20, 30, 40, 50])
def test_the_jump_is_compulsory_and_leads_as_many_spaces_beyond_as_points_are_left(speed: int) -> None:
    road: dict[str, Any] = {"3:12": {"container": True}, "3:14": {"barrier": 3}, "3:16": {"nails": 2}}
    landing = 10 + 2 * (speed // 10 - 1)
    road.pop(f"3:{landing}", None)
    game = jump(speed, road=road)
    assert game.facts(DON, "at", "body", "speed") == (f"3:{landing}", 5, speed)
    assert {space: things for space, things in game.dump()["road"].items() if space != "3:10"} == road
    assert game.told("jumps") == [{"car": DON, "space": "3:10", "far": speed // 10 - 1}]
    assert (game.turn()["movement"], game.phase()) == (0, "moved")


@pytest.mark.clause("GB-17.7")
@pytest.mark.parametrize(("face", "points", "short"), [
    ("speed", 0, 0), ("wheel", 0, 0), ("shot", 1, 0), ("repair", 1, 0), ("breakage", 2, 1),
])  # fmt: skip
@pytest.mark.parametrize("speed", [20, 30, 50])
def test_the_landing_is_clean_rough_or_failed_and_then_one_short(
    face: str, points: int, short: int, speed: int
) -> None:
    game = jump(speed, face)
    space = f"3:{10 + 2 * (speed // 10 - 1 - short)}"
    assert game.facts(DON, "at", "body") == (space, 5 - points)
    assert game.bills() == ({space: 100 * points} if points else {})
    assert game.told("landing") == [{"car": DON, "face": face, "short": short}]


@pytest.mark.clause("GB-17.7")
def test_the_landing_die_has_the_faces_of_a_race_die_and_no_tile_or_reroll_changes_it() -> None:
    game = jump(30, "breakage", tiles=["loaded_die", "second_wind", "double_up", "gunsmith"])
    [(name, outcomes, count)] = game.met
    assert (name, count) == ("landing", 1)
    assert sorted(outcomes) == ["breakage", "repair", "shot", "speed", "wheel", "wheel"]
    assert game.car(DON)["at"] == "3:12"
    assert not game.words() & {"load", "double", "reroll", "gunsmith"}


@pytest.mark.clause("GB-17.8")
@pytest.mark.parametrize(("thing", "points", "left"), [
    ({"barrier": 2}, 2, {}), ({"nails": 2}, 0, {}), ({"speed_limit": True}, 0, {"speed_limit": True}),
    ({"mine": PARKER}, 2, {}), (RAMP, 3, RAMP), ({"ramp": "B"}, 3, {"ramp": "B"}),
])  # fmt: skip
def test_what_lies_where_it_lands_works_on_it_after_the_landing(
    thing: dict[str, Any], points: int, left: dict[str, Any]
) -> None:
    game = jump(30, "shot", driver=SPENDER, road={"3:14": {**thing, "cash": 300}})
    assert game.facts(SPENDER, "at", "body") == ("3:14", 7 - 1 - points)
    assert game.car(SPENDER)["cash"] == 1000 + 300 - 100 * (1 + points), "bills first"
    assert {name: what for name, what in game.on("3:14").items() if name != "cash"} == left
    assert game.car(SPENDER)["speed"] == (10 if "nails" in thing else 30), "nails: a landing counts as own movement"


@pytest.mark.clause("GB-17.8")
def test_police_are_shifted_and_a_slick_carries_the_lander_on() -> None:
    game = jump(30, road={"3:14": {"police": 2}})
    assert game.asked() == ("shift", DON)
    game = jump(30, road={"3:14": {"oil_slick": True}})
    assert game.car(DON)["at"] == "3:16"
    game = jump(30, road={"3:14": {"acid_pool": True}})
    assert game.facts(DON, "at", "body") == ("3:16", 4)


@pytest.mark.clause("GB-17.8", "GB-19.6")
def test_damaged_road_hurts_the_lander() -> None:
    game = moving(car(DON, "3:16", 30), FAR, road={"3:18": RAMP}, chances=[("landing", ["repair"])])
    game.decide("step F")
    assert game.facts(DON, "at", "body") == ("3:22", 3)


@pytest.mark.clause("GB-17.13", "GB-23.1")
@pytest.mark.parametrize(("face", "at"), [("wheel", "out"), ("repair", "out"), ("breakage", "3:40")])
def test_the_space_it_lands_on_decides_whether_it_leaves_the_bridge(face: str, at: str) -> None:
    cars = [car(DON, "3:34", 40), FAR, car(DUKE, "1:2")]
    game = moving(*cars, road={"3:36": RAMP}, chances=[("landing", [face])])
    game.decide("step F")
    assert game.car(DON)["at"] == at
    assert game.damage(DON) == (2 if face == "breakage" else 0)


@pytest.mark.clause("GB-17.14")
def test_after_the_jump_one_may_shoot_buy_use_tiles_and_the_handbrake() -> None:
    shop = {"shop": ["ballast", "crane_pass", "mortar", "rear_gunner", "tuneup_wheel"]}
    game = jump(20, "wheel", car(DUKE, "3:20"), tiles=["envelope"], dice="shot", bonuses=shop)
    assert game.phase() == "moved"
    assert {"shoot", "buy", "use", "handbrake", "end"} <= game.words()
    game.play("shoot F", "buy 500", "use envelope", "handbrake")
    assert game.car(DON)["facing"] == "B"
