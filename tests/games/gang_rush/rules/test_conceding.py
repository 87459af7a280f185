"""Leaving the race by one's own will, and what is played for somebody who is late (the page on positions)."""

from __future__ import annotations

from typing import Any

import pytest

from paddock.games.gang_rush.game import GAME
from tests.games.gang_rush.table import DON, DUKE, PARKER, SPENDER, Table, bridge, car, moving, start

LINE = [car(DON, "3:20", 10), car(PARKER, "3:10", 10), car(DUKE, "5:4", 10)]


def test_a_car_that_concedes_is_off_the_bridge_and_its_dice_are_not_sold() -> None:
    game = moving(*LINE, dice="wheel shot", order=[DON, PARKER, DUKE])
    game.decide("concede", 0)
    assert game.car(DON)["at"] == "conceded"
    assert game.told("concedes") == [{"seat": 0}]
    assert game.told("sells") == []
    assert game.asked() == ("start", PARKER)


def test_out_of_turn_too_and_the_turn_goes_on() -> None:
    game = moving(*LINE, order=[DON, PARKER, DUKE])
    game.decide("concede", 1)
    assert game.asked() == ("moving", DON)
    game.play("step F", "end")
    assert game.asked() == ("start", DUKE)


def test_conceding_is_never_offered_and_nobody_does_it_twice() -> None:
    game = moving(*LINE, order=[DON, PARKER, DUKE])
    assert "concede" not in game.legal()
    game.decide("concede", 1)
    assert game.refusal_for("concede", 1)[0] == "cannot-concede"


def test_a_hazard_that_was_chosen_is_on_offer_again() -> None:
    game = bridge("hazards", *LINE, hazards={"revealed": ["nails_2", "police_4", "container"]})
    game.decide("hazard police_4")
    game.decide("concede", 2)
    assert game.asked() == ("hazards", PARKER)
    assert game.offered("hazard") == {"nails_2", "police_4", "container"}


def test_open_questions_are_answered_first() -> None:
    game = moving(*LINE, dice="shot", road={"3:26": {"police": 2}}, order=[DON, PARKER, DUKE])
    game.decide("shoot F")
    assert game.asked() == ("shift", DON)
    game.decide("concede", 0)
    assert len(game.told("shifts")) == 1
    assert game.on("3:26") == {}


def test_who_was_last_before_is_not_last_any_more() -> None:
    cars = [car(DON, "out", cash=500), car(PARKER, "3:10", cash=3000), car(DUKE, "1:4", cash=9000)]
    game = bridge("moved", cars[1], cars[0], cars[2], order=[DUKE, PARKER])
    game.decide("concede", 2)
    game.decide("end")
    assert game.places() == [1, 2, 3]
    cars = [car(PARKER, "3:10", cash=3000), car(DON, "out", cash=500), car(DUKE, "1:4", cash=9000)]
    game = bridge("moved", *cars, order=[DUKE, PARKER])
    game.decide("end")
    assert game.places() == [1, 2, 3], "Duke is last either way"
    cars = [car(PARKER, "1:4", cash=3000), car(DON, "out", cash=500), car(DUKE, "3:10", cash=900)]
    game = bridge("moved", *cars, order=[DUKE, PARKER])
    game.decide("end")
    assert game.places() == [3, 2, 1], "Parker is last and can't win"
    game = bridge("moved", *cars, order=[DUKE, PARKER])
    game.decide("concede", 2)
    game.decide("end")
    assert game.places() == [1, 2, 3]


def test_when_one_seat_is_left_the_race_is_over_and_the_rewards_are_paid() -> None:
    game = moving(*LINE, order=[DON, PARKER, DUKE])
    game.decide("concede", 0)
    assert game.outcome() is None
    game.decide("concede", 2)
    assert game.waiting() == []
    assert game.told("rewarded") == [{"car": PARKER, "place": 1, "amount": 600}]
    assert game.places() == [3, 1, 2], "who left later before who left earlier"


def written_and_read(game: Table) -> Any:
    """The position of a game that is over as it comes back from its own writing."""
    assert game.waiting() == []
    found = game.dump()
    assert GAME.dump(GAME.load(found)) == found
    return found


@pytest.mark.parametrize("expert", [False, True])
def test_when_others_leave_while_a_hazard_is_in_hand_it_is_on_offer_again(expert: bool) -> None:
    offer = {"revealed": ["nails_2", "police_4", "container"]}
    game = bridge("hazards", *LINE, hazards=offer, settings={"expert": expert})
    game.decide("hazard police_4")
    game.decide("concede", 1)
    assert game.asked() == ("place", DUKE)
    game.decide("concede", 0)
    assert sorted(written_and_read(game)["hazards"]["revealed"]) == sorted(offer["revealed"])


def test_when_others_leave_while_police_make_way_they_go_first() -> None:
    game = moving(car(DON, "3:14", 10), LINE[2], road={"3:16": {"police": 2}})
    game.decide("step F")
    assert game.asked() == ("shift", DON)
    game.decide("concede", 1)
    assert written_and_read(game)["road"] == {"2:15": {"police": 2}}
    assert game.car(DON)["at"] == "3:16"


def test_when_others_leave_while_a_car_is_in_the_air_it_lands_first() -> None:
    game = moving(car(DON, "3:8", 30), LINE[2], road={"3:10": {"ramp": "F"}, "3:14": {"container": True}})
    game.decide("step F")
    assert game.asked() == ("bounce", DON)
    game.decide("concede", 1)
    assert [each["at"] for each in written_and_read(game)["cars"]] == ["2:15", "conceded"]
    assert game.told("lands") == [{"car": DON, "space": "2:15"}]


def late(game: Table) -> str:
    """What is played for the seat that is waited for."""
    return GAME.space.notation(GAME.default_decision(game.state, game.waiting()[0]))


def test_somebody_late_takes_the_first_car_and_space() -> None:
    assert late(start(3)) == "car pupetta 1:0"


def test_somebody_late_places_the_first_hazard_on_the_first_space() -> None:
    game = bridge("hazards", *LINE, hazards={"revealed": ["container"]})
    assert late(game) == "hazard container"
    game.decide("hazard container")
    assert late(game) == "place 1:2"


@pytest.mark.parametrize(("speed", "facing", "line"), [(0, "F", "speed 1"), (20, "F", "speed 0"), (0, "B", "speed 0")])
def test_somebody_late_repairs_what_can_be_repaired_and_sets_off(speed: int, facing: str, line: str) -> None:
    mover = car(SPENDER, "3:10", speed, facing=facing, body=5)
    game = bridge("turn", mover, car(PARKER, "1:4"), chances=[("die", ["repair", "repair", "repair", "speed", "shot"])])
    lines = []
    while game.phase() not in ("moving", "moved"):
        lines.append(late(game))
        game.decide(late(game))
    assert lines == ["roll", "stop", "repair 2", line]


def test_somebody_late_drives_straight_ahead_and_does_nothing_else() -> None:
    cars = [car(DON, "3:10", 10, tiles=["envelope", "mine"]), car(PARKER, "3:20"), car(DUKE, "1:4")]
    shop = {"shop": ["ballast", None, None, None, None]}
    game = moving(*cars, dice="shot wheel wheel wheel", bonuses=shop, order=[DON, PARKER, DUKE])
    assert late(game) == "step F"
    game.decide("step F")
    assert late(game) == "end"
