"""RG-2: setup."""

from __future__ import annotations

from typing import Any

import pytest

from paddock.core.errors import PaddockError
from paddock.games.rallyman_gt.game import GAME
from tests.games.rallyman_gt.table import STRAIGHT_2, Table, car, start, strip, table

SMALL = ["102b", "111b", "105b", "103b", "111b", "105b"]
LEFT = ["102b", "111br", "105br", "103b", "111br", "105br"]
BENDS_LEFT_FIRST = ["102b", "105br", "111b", "105b", "103b", "106b", "106b", "103b", "111b"]
COLOURS = ["blue", "red", "yellow", "green", "orange", "purple"]


def boxes(game: Table) -> list[str]:
    """The boxes of the cars, in grid order."""
    return [event["space"] for event in sorted(game.told("grid"), key=lambda event: int(event["place"]))]


@pytest.mark.clause("RG-2.1")
def test_without_a_choice_it_is_one_lap_of_a_printed_circuit() -> None:
    position = start(2).dump()
    assert position["circuit"] == "1"
    assert position["settings"]["laps"] == 1


@pytest.mark.clause("RG-2.1")
def test_a_circuit_can_be_built() -> None:
    game = start(2, circuit={"tiles": SMALL})
    assert game.dump()["circuit"]["tiles"] == SMALL
    assert boxes(game) == ["0:B3", "0:A3"]


@pytest.mark.clause("RG-2.1")
@pytest.mark.parametrize("laps", [0, -1])
def test_there_is_at_least_one_lap(laps: int) -> None:
    with pytest.raises(PaddockError):
        GAME.setup(2, {"laps": laps})


@pytest.mark.clause("RG-2.1", "RG-17.2")
@pytest.mark.parametrize(("crossings", "laps", "finishes"), [(1, 1, True), (1, 2, False), (2, 2, True)])
def test_the_race_goes_over_the_number_of_laps_chosen(crossings: int, laps: int, finishes: bool) -> None:
    cars = [car("0:B3", 3, crossings=crossings), car("5:A1", 2), car("6:A1", 1)]
    game = table({"settings": {"laps": laps}, "cars": cars})
    game.play("gear 3 0:B4", "roll")
    assert (game.car("blue")["status"] == "finished") == finishes


@pytest.mark.clause("RG-2.2")
def test_the_first_race_has_asphalt_tyres_sun_no_cannon_start_and_no_qualifying() -> None:
    game = start(3)
    position = game.dump()
    assert position["weather"] == "sun"
    assert [each["tyres"] for each in position["cars"]] == ["asphalt"] * 3
    assert position["phase"] == "plan"
    assert position["times"] is None
    assert {line.split()[1] for line in game.steps()} == {"1"}
    assert game.refused("gear 2 0:B4").clause_id in ("RG-5.5", "RG-5.4")


@pytest.mark.clause("RG-2.2")
def test_the_full_race_has_its_own_tyres_chosen_weather_and_the_cannon_start() -> None:
    game = start(2, preset="full_race", weather="rain", chances=[("grid", ["blue", "red"])])
    assert game.dump()["weather"] == "rain"
    assert game.waiting() == [0, 1]
    game.decide("tyres rain", 0)
    game.decide("tyres asphalt", 1)
    assert {line.split()[1] for line in game.steps()} == {"1", "2"}


@pytest.mark.clause("RG-2.3")
def test_tyres_are_chosen_at_once_and_in_secret_and_then_revealed() -> None:
    game = start(3, tyres="secret")
    assert game.waiting() == [0, 1, 2]
    game.decide("tyres rain", 1)
    assert game.waiting() == [0, 2]
    assert game.seen("red", 1)["tyres"] == "rain"
    for seat in (0, 2, None):
        assert game.seen("red", seat)["tyres"] is None
    assert not game.told("tyres_chosen") or "rain" not in str(game.told("tyres_chosen"))
    game.decide("tyres asphalt", 0)
    assert game.seen("blue", 2)["tyres"] is None
    game.decide("tyres rain", 2)
    for seat in (0, 1, 2, None):
        assert [game.seen(colour, seat)["tyres"] for colour in COLOURS[:3]] == ["asphalt", "rain", "rain"]


@pytest.mark.clause("RG-2.3")
def test_with_open_choice_the_tyres_are_seen_at_once() -> None:
    game = start(2, tyres="open")
    assert game.waiting() == [0]
    game.decide("tyres rain", 0)
    assert game.waiting() == [1]
    assert game.seen("blue", 1)["tyres"] == "rain"


@pytest.mark.clause("RG-2.3")
@pytest.mark.parametrize("weather", ["sun", "rain"])
def test_all_dashboards_show_the_weather_agreed_on(weather: str) -> None:
    game = start(2, weather=weather, tyres="secret")
    game.decide("tyres asphalt", 0)
    game.decide("tyres asphalt", 1)
    assert game.dump()["weather"] == weather
    assert [game.seen(colour)["threshold"] for colour in ("blue", "red")] == [3 if weather == "sun" else 2] * 2


@pytest.mark.clause("RG-2.4")
def test_the_grid_order_is_drawn_and_the_first_drawn_has_pole() -> None:
    drawn = ["yellow", "blue", "green", "red"]
    game = start(4, chances=[("grid", drawn)])
    assert [event["car"] for event in sorted(game.told("grid"), key=lambda event: int(event["place"]))] == drawn
    assert game.car("yellow")["at"] == "0:B3"
    assert game.car("red")["at"] == "0:A2"
    assert [each["colour"] for each in game.dump()["cars"]] == drawn


@pytest.mark.clause("RG-2.4")
@pytest.mark.parametrize("seats", [2, 6])
def test_every_colour_can_be_drawn_and_is_equally_likely(seats: int) -> None:
    met = [(sorted(outcomes), count) for name, outcomes, count in start(seats).met if name == "grid"]
    assert met == [(sorted(COLOURS[:seats]), seats)]


@pytest.mark.clause("RG-2.5")
@pytest.mark.parametrize(
    ("circuit", "inside", "outside"),
    [
        ("1", "B", "A"),
        ("2", "L", "R"),
        ("3", "B", "A"),
        ("4", "R", "L"),
        ("5", "L", "R"),
        ("6", "L", "R"),
        ("7", "A", "B"),
        ("8", "L", "R"),
    ],
)
def test_pole_is_in_front_on_the_inside_of_the_first_corner(circuit: str, inside: str, outside: str) -> None:
    expected = [f"0:{lane}{row}" for row in (3, 2, 1) for lane in (inside, outside)]
    assert boxes(start(6, circuit=circuit)) == expected


@pytest.mark.clause("RG-2.5")
@pytest.mark.parametrize(("tiles", "pole"), [(SMALL, "0:B3"), (LEFT, "0:A3"), (BENDS_LEFT_FIRST, "0:B3")])
def test_a_bend_without_speed_limits_is_not_the_first_corner(tiles: list[str], pole: str) -> None:
    assert boxes(start(2, circuit={"tiles": tiles}))[0] == pole


@pytest.mark.clause("RG-2.5")
def test_there_are_three_rows_behind_the_line_and_one_beyond_it() -> None:
    for row in (1, 2, 3):
        game = table({"cars": [car(f"0:B{row}", 2), car("5:A1", 1)]})
        game.play(f"gear 3 0:B{row + 1}", "gear 4 1:B1" if row == 3 else f"gas 0:B{row + 2}", "roll")
        assert len(game.told("crosses")) == (1 if row == 3 else 0)


@pytest.mark.clause("RG-2.6")
def test_every_car_starts_at_0_white_without_focus_and_damage() -> None:
    game = start(6)
    for each in game.dump()["cars"]:
        assert (each["speed"], each["played"], each["focus"], each["damage"]) == (0, False, 0, {})
        assert (each["status"], each["crossings"]) == ("road", 0)
    assert game.told("round") == [{"event": "round", "number": 1, "colour": "white"}]


@pytest.mark.clause("RG-2.7")
def test_other_tyres_are_to_be_had_in_the_pits_only() -> None:
    game = strip(STRAIGHT_2, car("0:A1", 2), car("0:B1", 0))
    game.refused("tyres rain")
    game.decide("gear 1 0:A2")
    game.refused("pit_tyres rain")
    game.decide("roll")
    assert "pit_tyres rain" in game.legal()
    game.decide("pit_tyres rain")
    assert game.car("blue")["tyres"] == "rain"


@pytest.mark.clause("RG-2.8")
@pytest.mark.parametrize("seats", [1, 2, 3, 4, 5])
def test_fewer_cars_use_the_first_boxes(seats: int) -> None:
    expected = ["0:B3", "0:A3", "0:B2", "0:A2", "0:B1"][:seats]
    assert boxes(start(seats)) == expected


@pytest.mark.clause("RG-2.8")
@pytest.mark.parametrize("circuit", ["1", "2", "7"])
def test_pole_plays_first_and_the_others_in_the_order_of_the_grid(circuit: str) -> None:
    drawn = ["green", "purple", "blue", "orange", "red", "yellow"]
    game = start(6, circuit=circuit, chances=[("grid", drawn)])
    assert game.order() == drawn
    assert game.waiting() == [COLOURS.index("green")]


@pytest.mark.clause("RG-2.1", "RG-2.2")
@pytest.mark.parametrize("option", [{"preset": "quick"}, {"weather": "snow"}, {"tyres": "slick"}, {"circuit": "9"}])
def test_what_cannot_be_chosen_is_refused(option: dict[str, Any]) -> None:
    with pytest.raises(PaddockError):
        GAME.setup(2, option)
