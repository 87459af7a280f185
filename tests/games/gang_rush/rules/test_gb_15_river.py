"""GB-15: river and crane."""

from __future__ import annotations

from typing import Any

import pytest

from paddock.games.gang_rush.game import GAME
from paddock.games.gang_rush.training.encoder import ENCODER
from tests.games.gang_rush.table import DON, DUKE, PARKER, SPENDER, Table, bridge, car, moving

SHOTS = "shot shot"


def fished(exit_space: str, *others: dict[str, Any], **fields: Any) -> Table:
    """The end of a round in which Parker lies in the river; Don far back."""
    river = {name: fields.pop(name) for name in list(fields) if name in ("cash", "body", "debt", "tiles", "facing")}
    cars = [car(DON, "3:2"), car(PARKER, "river", exit=exit_space, **river), *others]
    return bridge("round_end", *cars, **fields)


@pytest.mark.clause("GB-15.1")
def test_a_car_thrown_in_the_river_leaves_the_road_and_stands_at_0() -> None:
    game = moving(car(DON, "2:13", 10), car(PARKER, "1:14", 40))
    game.decide("step FL")
    assert game.facts(PARKER, "at", "speed") == ("river", 0)
    assert game.phase() == "moved", "the rammer's turn goes on"


@pytest.mark.clause("GB-15.2")
def test_the_fall_itself_does_no_damage_and_the_last_space_is_noted() -> None:
    game = moving(car(DON, "2:13", 10), car(PARKER, "1:14", 40, body=1))
    game.decide("step FL")
    assert game.facts(PARKER, "exit", "body", "cash") == ("1:14", 0, 900)
    game = moving(car(DON, "3:12", 10), car(PARKER, "2:13", 40), road={"1:14": {"oil_slick": True}})
    game.decide("step FL")
    assert game.facts(PARKER, "exit", "body") == ("1:14", 4), "where it slid from, not where it was struck"


@pytest.mark.clause("GB-15.3", "GB-7.9")
def test_it_has_no_turn_if_that_has_not_yet_come() -> None:
    cars = [car(DON, "3:20"), car(PARKER, "river", exit="1:14"), car(DUKE, "5:4")]
    game = bridge("moved", *cars, order=[DON, PARKER, DUKE])
    game.decide("end")
    assert game.told("loses_turn") == [{"car": PARKER}]
    assert game.asked() == ("start", DUKE)
    assert [event["car"] for event in game.told("sells")] == [DON]


@pytest.mark.clause("GB-15.3")
def test_it_is_not_shot_rammed_or_aimed_at_and_does_not_block() -> None:
    cars = [car(DON, "1:10", 20, tiles=["trick_bullet"]), car(PARKER, "river", exit="1:14"), car(DUKE, "1:20")]
    game = moving(*cars, dice=SHOTS)
    assert game.offered("trick") == {DUKE}
    game.decide("shoot F")
    assert (game.damage(DUKE), game.damage(PARKER)) == (1, 0)
    game = moving(car(DON, "1:12", 10), car(PARKER, "river", exit="1:14"))
    game.decide("step F")
    assert (game.car(DON)["at"], game.story("rams", "crashes")) == ("1:14", [])
    game = fished("1:14", car(DUKE, "1:4"), road={"1:20": {"police": 2}})
    assert (game.damage(PARKER), game.damage(DUKE)) == (0, 2)


@pytest.mark.clause("GB-15.4")
@pytest.mark.parametrize(("cash", "left", "debt"), [(1000, 500, 0), (500, 0, 0), (300, 0, 200), (0, 0, 500)])
def test_after_police_fire_it_returns_for_500(cash: int, left: int, debt: int) -> None:
    game = fished("1:14", road={"1:20": {"police": 2}}, cash=cash)
    assert game.facts(PARKER, "at", "cash", "debt", "body") == ("1:14", left, debt, 5)
    assert game.told("crane") == [{"car": PARKER, "space": "1:14", "price": 500}]


@pytest.mark.clause("GB-15.4", "GB-5.2")
@pytest.mark.parametrize("order", [[DON, PARKER, DUKE], [DON, DUKE, PARKER]])
def test_several_cars_return_in_turn_order(order: list[str]) -> None:
    cars = [car(DON, "3:20"), car(PARKER, "river", exit="1:14"), car(DUKE, "river", exit="1:14")]
    game = bridge("moved", *cars, order=order)
    game.decide("end")
    assert game.car(order[1])["at"] == "1:14"
    assert game.asked() == ("crane", order[2])
    assert game.waiting() == [game.car(order[2])["seat"]], "the owner chooses"


@pytest.mark.clause("GB-15.5")
@pytest.mark.parametrize("thing", [
    {"nails": 2}, {"barrier": 1}, {"police": 1}, {"speed_limit": True}, {"container": True}, {"ramp": "F"},
    {"mine": DON}, {"mine": PARKER}, {"oil_slick": True}, {"acid_pool": True},
])  # fmt: skip
def test_if_something_is_on_the_exit_space_the_owner_chooses_an_adjacent_one(thing: dict[str, Any]) -> None:
    game = fished("1:14", road={"1:14": thing})
    assert game.asked() == ("crane", PARKER)
    assert game.waiting() == [1]
    assert game.offered("crane") == {"1:12", "1:16", "2:13", "2:15"}
    game.decide("crane 2:15")
    assert game.car(PARKER)["at"] == "2:15"
    assert game.car(PARKER)["cash"] == 500


@pytest.mark.clause("GB-15.5")
def test_the_adjacent_space_must_be_unoccupied_too() -> None:
    road: dict[str, Any] = {"1:12": {"cash": 200}, "1:16": {"nails": 2}}
    game = fished("1:14", car(DUKE, "1:14"), car(SPENDER, "2:13"), road=road)
    assert game.offered("crane") == {"1:12", "2:15"}, "bills and damaged road do not occupy"
    assert game.refusal_for("crane 2:13")[1] == "GB-15.5"


@pytest.mark.clause("GB-15.5")
def test_a_start_space_will_do() -> None:
    game = fished("1:2", car(DUKE, "1:2"), car(SPENDER, "2:3"))
    assert game.offered("crane") == {"1:0", "1:4", "2:1"}


@pytest.mark.clause("GB-15.5", "GB-12.4")
@pytest.mark.parametrize(("space", "road"), [("1:14", {"1:14": {"cash": 300}}), ("1:12", {}), ("5:20", {})])
def test_bills_and_damaged_road_do_not_occupy_the_exit_space(space: str, road: dict[str, Any]) -> None:
    game = fished(space, road=road)
    assert game.facts(PARKER, "at", "body", "cash") == (space, 5, 500)
    assert game.dump()["road"] == road


@pytest.mark.clause("GB-15.5")
@pytest.mark.parametrize(("more", "space"), [((), "1:10"), (("1:10",), "2:11"), (("1:10", "2:11"), "3:12")])
def test_with_no_adjacent_space_free_the_nearest_fewest_steps_then_lower_y_then_lower_lane(
    more: tuple[str, ...], space: str
) -> None:
    taken = ("1:14", "1:12", "1:16", "2:13", "2:15", *more)
    things = [{"nails": n} for n in (2, 2, 3, 3, 4)] + [{"speed_limit": True}] * 3
    game = fished("1:14", road={at: dict(thing) for at, thing in zip(taken, things, strict=False)})
    assert game.car(PARKER)["at"] == space


@pytest.mark.clause("GB-15.5")
def test_of_two_equally_near_ones_the_lower_lane() -> None:
    taken = ("3:14", "3:12", "3:16", "2:13", "2:15", "4:13", "4:15", "3:10")
    things = [{"nails": n} for n in (2, 2, 3, 3, 4)] + [{"speed_limit": True}] * 3
    game = fished("3:14", road={at: dict(thing) for at, thing in zip(taken, things, strict=True)})
    assert game.car(PARKER)["at"] == "2:11"


@pytest.mark.clause("GB-15.6")
@pytest.mark.parametrize("facing", ["F", "B"])
def test_it_is_put_down_facing_its_proper_way_at_0_with_the_body_it_had(facing: str) -> None:
    game = fished("1:14", body=2, facing=facing)
    assert game.facts(PARKER, "facing", "speed", "body") == ("F", 0, 2)


@pytest.mark.clause("GB-15.6", "GB-24.6")
def test_in_the_expert_variant_homeward_if_it_has_turned() -> None:
    cars = [car(DON, "3:2"), car(PARKER, "river", exit="1:14", homeward=True, facing="F"), car(DUKE, "5:2")]
    game = bridge("round_end", *cars, settings={"expert": True})
    assert game.facts(PARKER, "facing", "at") == ("B", "1:14")


def seen_again(game: Table) -> None:
    """A program sees the same once the position was written and read."""
    again = GAME.load(game.dump())
    for seat in range(2):
        assert ENCODER.observe(again, seat) == ENCODER.observe(game.state, seat)


@pytest.mark.clause("GB-15.4")
def test_once_a_car_is_back_nobody_asks_any_more_where_it_fell() -> None:
    game = fished("1:40", chances=[("die", ["speed"] * 5)], settings={"no_shop": True}).draft()
    game.play("roll", "stop", "speed 1", "step F")
    assert game.car(PARKER)["at"] == "out"
    seen_again(game)


def test_nor_once_it_has_conceded_in_the_river() -> None:
    game = moving(car(DON, "3:2", 10), car(PARKER, "river", exit="1:14"), car(DUKE, "5:4"))
    game.decide("concede", 1)
    assert game.car(PARKER)["at"] == "conceded"
    seen_again(game)
