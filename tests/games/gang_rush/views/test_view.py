"""What everybody sees, and what the engine tells in advance (the page on positions)."""

from __future__ import annotations

from collections import Counter
from math import comb, isclose
from typing import Any

import pytest

from paddock.core.chance import ScriptedChance
from paddock.core.change_log import ChangeLog
from tests.games.gang_rush.table import DON, DUKE, PARKER, SPENDER, Table, bridge, car, moving, settled

FAR = car(PARKER, "5:2")


def test_the_turn_shows_wheels_shots_speed_steps_and_the_sale() -> None:
    cars = [car(SPENDER, "3:10", 20, tiles=["nitro"]), FAR]
    game = settled("speed speed shot wheel breakage", *cars)
    game.play("settle", "use nitro")
    turn = game.turn()
    assert (turn["steps"], turn["shots"], turn["wheels"]["dice"], turn["sale"]) == (4, 1, 1, 400)
    game.decide("speed 3")
    assert game.turn()["sale"] == 300


def test_the_turn_shows_the_speed_that_nails_will_leave() -> None:
    game = moving(car(DON, "3:10", 50), FAR, road={"3:12": {"nails": 3}})
    assert game.turn()["speed_after"] == 50
    game.decide("step F")
    assert game.turn()["speed_after"] == 20


def test_the_question_names_the_car_and_its_seat() -> None:
    game = bridge("turn", car(DON, "3:10"), car(PARKER, "1:4"))
    assert game.view()["asked"] == {"question": "start", "car": DON, "seat": 0}
    assert game.view()["waiting"] == [0]
    assert [game.view(seat)["you"] for seat in (0, 1, None)] == [0, 1, None]


def test_the_standing_is_by_worth_and_the_last_car_cannot_win() -> None:
    cars = [
        car(DON, "3:20", cash=700),
        car(PARKER, "1:4", cash=4000),
        car(DUKE, "5:10", cash=1500, ramp=False, debt=300),
    ]
    found = bridge("turn", *cars).view()["standing"]
    rows = {row["driver"]: (row["race"], row["worth"], row["reward"], row["excluded"]) for row in found}
    assert rows == {
        DON: (1, 1000, 600, False),
        PARKER: (3, 4300, 0, True),
        DUKE: (2, 1200, 0, False),
    }
    assert found[-1]["driver"] == PARKER


def test_a_reward_that_is_paid_is_not_promised_again() -> None:
    cars = [car(DON, "3:20"), car(PARKER, "out"), car(DUKE, "5:10")]
    found = {row["driver"]: row["reward"] for row in bridge("turn", *cars).view()["standing"]}
    assert found == {PARKER: None, DON: 0, DUKE: 0}


def test_volleys_tell_who_would_be_shot_at() -> None:
    cars = [car(DON, "3:10"), car(PARKER, "1:4")]
    road = {"3:20": {"police": 3}, "1:8": {"container": True}, "1:14": {"police": 1}, "5:8": {"police": 2}}
    game = bridge("turn", *cars, road=road)
    for seat in (0, 1):
        found = {row["from"]: (row["officers"], row["at"], row["car"]) for row in game.preview(seat)["volleys"]}
        assert found == {"3:20": (3, "3:10", DON), "1:14": (1, None, None), "5:8": (2, None, None)}


@pytest.mark.parametrize("dice", ["1", "25", "345", "12345"])
def test_the_odds_of_a_reroll_are_those_of_its_dice(dice: str) -> None:
    faces = ["speed", "wheel", "shot", "repair", "breakage"]
    game = bridge("rolling", car(DON, "3:10", 10), FAR, dice=" ".join(faces))
    [row] = [row for row in game.preview()["rerolls"] if row["decision"] == f"reroll {dice}"]
    for number, face in enumerate(faces, 1):
        kept = 0 if str(number) in dice else 1
        share = 1 / 3 if face == "wheel" else 1 / 6
        for count in range(6):
            again = count - kept
            expected = comb(len(dice), again) * share**again * (1 - share) ** (len(dice) - again) if again >= 0 else 0.0
            odds = row["odds"][face]
            assert isclose(odds[count] if count < len(odds) else 0.0, expected, abs_tol=1e-6), (face, count)


def test_a_choice_tells_its_outcome() -> None:
    game = moving(car(DON, "3:10", 10), car(PARKER, "3:12", 20), car(DUKE, "1:4"))
    found = {row["decision"]: row["outcomes"] for row in game.preview()["choices"]}
    [outcome] = found["step F"]
    assert outcome["chance"] == 1
    after = {each["car"]: each for each in outcome["cars"]}
    assert set(after) == {DON, PARKER}
    assert (after[PARKER]["at"], after[PARKER]["body"], after[PARKER]["cash"], after[PARKER]["damage"]) == (
        "3:14", 4, 900, 1,
    )  # fmt: skip
    assert "rams" in [event["event"] for event in outcome["events"]]


def test_paths_are_all_ways_to_drive() -> None:
    game = moving(car(DON, "3:10", 20), FAR)
    found = {tuple(row["steps"]) for row in game.preview()["paths"]}
    assert found == {("F", "F"), ("F", "FL"), ("F", "FR"), ("FL", "F"), ("FR", "F")}, (
        "three free wheels: one lane change"
    )


def test_a_path_over_a_ramp_has_the_chances_of_its_landing() -> None:
    game = moving(car(DON, "3:10", 20), FAR, road={"3:12": {"ramp": "F"}})
    [row] = [row for row in game.preview()["paths"] if row["steps"] == ["F"]]
    chances: Counter[tuple[str, int]] = Counter()
    for outcome in row["outcomes"]:
        [after] = outcome["cars"]
        chances[after["at"], after["damage"]] += outcome["chance"]
    expected = {("3:14", 0): 1 / 2, ("3:14", 1): 1 / 3, ("3:12", 2): 1 / 6}
    assert chances.keys() == expected.keys()
    assert all(isclose(chances[end], expected[end], abs_tol=1e-5) for end in expected)


def test_looking_ahead_changes_nothing() -> None:
    game = moving(car(DON, "3:10", 20), FAR, road={"3:12": {"ramp": "F"}})
    before = game.dump()
    game.preview()
    assert game.dump() == before


# -- an event is told when what it tells has happened --------------------------------------------------------------


def changes(game: Table, line: str) -> dict[str, dict[tuple[str | int, ...], Any]]:
    """What each kind of event of a decision changed in what everybody sees: the values by their paths."""
    log = ChangeLog(game.state, game.game.track_views(game.state, [None]))
    game.game.play(game.state, 0, game.game.space.parse(line), ScriptedChance([]), log)
    return {event.kind: {tuple(path): value for path, value in event.changes[None]} for event in log.events}


def test_cars_that_crash_stand_when_the_crash_is_told() -> None:
    found = changes(moving(car(DON, "3:10", 20), car(PARKER, "3:12"), car(DUKE, "5:2")), "step F")
    assert (found["crashes"]["cars", 0, "speed"], found["crashes"]["turn", "movement"]) == (0, 0)
    assert ("cars", 1, "body") in found["damaged"]


def test_cars_in_a_pile_up_stand_when_the_pile_up_is_told() -> None:
    cars = [car(DON, "3:10", 30), car(PARKER, "3:12", 20), car(DUKE, "5:2")]
    found = changes(moving(*cars, road={"3:14": {"container": True}}), "step F")
    assert [found["pile_up"]["cars", seat, "speed"] for seat in (0, 1)] == [0, 0]


@pytest.mark.parametrize(("tile", "path"), [
    ("bulletproof", ("cars", 0, "active", 0)), ("sport_pack", ("turn", "wheels", "granted")),
    ("road_crew", ("asked", "question")),
])  # fmt: skip
def test_a_tile_works_when_its_use_is_told(tile: str, path: tuple[str | int, ...]) -> None:
    cars = [car(DON, "3:10", 20, tiles=[tile]), FAR]
    found = changes(moving(*cars, road={"3:16": {"barrier": 1}}), f"use {tile}")
    assert path in found["uses"] or path[:-1] in found["uses"]
