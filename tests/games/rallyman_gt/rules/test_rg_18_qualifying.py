"""RG-18: qualifying."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest

from paddock.games.rallyman_gt.game import GAME
from tests.games.rallyman_gt.situations import Chances, car, dice, play, told
from tests.games.rallyman_gt.table import Table, start, table

COLOURS = ("blue", "red", "yellow")
FULL = {"gear": 6, "brake": 6, "gas": 6, "weather": 6, "yellow_flag": 6, "green_flag": 12}


def run(seat: int, seats: int, sheet: Sequence[object], **blue: Any) -> dict[str, Any]:
    """A lap that ends with the next step, in fourth."""
    each = {"colour": COLOURS[seat], "seat": seat, "at": "0:B3", "speed": 4, "crossings": 1, **blue}
    return {"seats": seats, "solo": True, "cars": [each], "sheet": list(sheet)}


def qualifying(*runs: dict[str, Any], chances: Chances = (), **settings: Any) -> Table:
    """All are about to end their laps; the sheets say how long they took so far."""
    cars = [{"colour": COLOURS[seat], "seat": seat, "at": None} for seat in range(len(runs))]
    position = {
        "settings": {"qualifying": True, **settings},
        "circuit": "1",
        "phase": "qualifying",
        "cars": cars,
        "runs": list(runs),
    }
    return table(position, chances=chances)


def finish(found: Table, *seats: int) -> None:
    for seat in seats:
        play(found, "gear 4 0:B4", "roll", seat=seat)


@pytest.mark.clause("RG-18.4")
def test_every_player_drives_one_lap_alone_and_in_parallel() -> None:
    found = start(3, qualifying=True, laps=3)
    assert found.waiting() == [0, 1, 2]
    assert [each["cars"][0]["at"] for each in found.dump()["runs"]] == ["0:B3"] * 3
    assert all(each["solo"] for each in found.dump()["runs"])
    play(found, "gear 1 0:B4", seat=2)
    play(found, "gear 1 0:B4", "roll", seat=0)
    assert found.waiting() == [0, 1, 2]
    found = qualifying(run(0, 2, [4]), run(1, 2, [3]), laps=3)
    finish(found, 0)
    assert found.waiting() == [1], "one lap, however long the race"


@pytest.mark.clause("RG-18.4", "RG-2.4")
def test_the_fastest_takes_pole_and_so_on() -> None:
    found = qualifying(run(0, 3, [3, 1]), run(1, 3, [3, 3]), run(2, 3, [3, 2]))
    finish(found, 0, 2, 1)
    assert {event["car"]: event["seconds"] for event in told(found, "qualified")} == {
        "blue": 100,
        "red": 80,
        "yellow": 90,
    }
    assert [(event["car"], event["place"], event["space"]) for event in told(found, "grid")] == [
        ("red", 1, "0:B3"),
        ("yellow", 2, "0:A3"),
        ("blue", 3, "0:B2"),
    ]
    assert found.waiting() == [1]


@pytest.mark.clause("RG-18.4", "RG-19.3")
def test_focus_tokens_left_are_seconds_gained_in_qualifying_too() -> None:
    found = qualifying(run(0, 2, [3, 3]), run(1, 2, [3, 3], focus=1))
    finish(found, 0, 1)
    assert [event["car"] for event in told(found, "grid")] == ["red", "blue"]


@pytest.mark.clause("RG-18.4")
@pytest.mark.parametrize("faster", [["blue", "red"], ["red", "blue"]])
def test_ties_are_drawn(faster: list[str]) -> None:
    found = qualifying(run(0, 2, [3]), run(1, 2, [3]), chances=[("qualifying-tie", faster)])
    finish(found, 0, 1)
    assert [event["car"] for event in told(found, "grid")] == faster


@pytest.mark.clause("RG-18.4")
def test_focus_damage_and_weather_are_reset_before_the_race() -> None:
    hurt = {"damage": {"gear": 2, "weather": 1}}
    found = qualifying({**run(0, 2, [3], focus=5, **hurt), "weather": "rain"}, run(1, 2, [3]), changing_weather=True)
    finish(found, 0, 1)
    position = found.dump()
    assert position["weather"] == "sun"
    assert position["bag"] == FULL
    assert [(each["focus"], each["damage"], each["speed"], each["crossings"]) for each in position["cars"]] == [
        (0, {}, 0, 0),
        (0, {}, 0, 0),
    ]


@pytest.mark.clause("RG-18.6")
def test_the_runs_use_circuit_and_weather_of_the_race_and_a_full_bag_each() -> None:
    found = start(2, qualifying=True, weather="rain", circuit="2")
    for each in found.dump()["runs"]:
        assert each["weather"] == "rain"
        assert each["bag"] == FULL
        assert each["cars"][0]["at"] == "0:L3", "pole of circuit 2"
    assert {line.split()[-1] for line in found.legal(1)} == {"0:L4", "0:M4"}


@pytest.mark.clause("RG-18.6")
def test_tokens_drawn_in_one_run_are_not_missing_in_another() -> None:
    crashing = {**run(0, 2, [], at="1:B1"), "phase": "rolling", "turn": {"plan": ["gear 4 1:B2"], "warnings": 2}}
    found = qualifying(crashing, run(1, 2, [3]), chances=[*dice("gear-4!"), ("damage", ["gear"])])
    play(found, "roll")
    first, second = found.dump()["runs"]
    assert first["bag"]["gear"] == 5
    assert second["bag"] == FULL


@pytest.mark.clause("RG-18.6")
def test_tyres_are_picked_for_the_run_and_afterwards_for_the_race() -> None:
    found = start(2, qualifying=True, tyres="open")
    play(found, "tyres rain")
    play(found, "tyres asphalt", seat=1)
    assert [each["cars"][0]["tyres"] for each in found.dump()["runs"]] == ["rain", "asphalt"]
    found = qualifying(run(0, 2, [3], tyres="rain"), run(1, 2, [4]), tyres="open")
    finish(found, 0, 1)
    assert set(found.legal(0)) == {"tyres asphalt", "tyres rain"}
    play(found, "tyres asphalt")
    play(found, "tyres rain", seat=1)
    assert [car(found, colour)["tyres"] for colour in ("blue", "red")] == ["asphalt", "rain"]
    assert [event["car"] for event in told(found, "grid")] == ["red", "blue"]


@pytest.mark.clause("RG-18.4")
@pytest.mark.parametrize("driven", [False, True])
def test_who_leaves_the_race_has_no_time_whether_the_lap_was_driven_or_not(driven: bool) -> None:
    found = qualifying(run(0, 3, [3, 1]), run(1, 3, [3, 3]), run(2, 3, [3, 2]))
    finish(found, *([1] if driven else []))
    found.decide("concede", 1)
    assert GAME.dump(GAME.load(found.dump())) == found.dump()
    finish(found, 0, 2)
    assert [event["car"] for event in told(found, "qualified")] == ["yellow", "blue"]
    assert [event["car"] for event in told(found, "grid")] == ["yellow", "blue"]
