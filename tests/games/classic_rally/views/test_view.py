"""What everybody sees, and what the engine tells in advance (the page on positions)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.classic_rally.ascii_maps import CROSS, drawn
from tests.games.classic_rally.table import CR, LW, PK, SS, STRIP, Table, beginner, car, road


def test_the_question_names_the_phase_the_car_and_its_seat() -> None:
    game = road(STRIP, car("0,0", "E"), car("5,0", "W"), turn={"player": "black"})
    assert game.view()["asked"] == {"question": "turn", "car": "black", "seat": 1}
    assert game.view()["waiting"] == [1]
    assert [game.view(seat)["you"] for seat in (0, 1, None)] == [0, 1, None]


@pytest.mark.clause("CR-2.2")
def test_places_are_those_of_the_play_order() -> None:
    game = road(STRIP, *(car("0,0", "E") for _ in range(4)), first="red")
    found = {each["colour"]: (each["seat"], each["place"]) for each in game.view()["players"]}
    assert found == {"white": (0, 3), "black": (1, 4), "red": (2, 1), "yellow": (3, 2)}


def test_of_every_player_it_is_told_what_follows_from_the_boards_and_cards() -> None:
    features = [{"feature": SS, "marked": True, "sabotaged": True}, PK]
    mine = car("0,0", "E", 0, features=features, hazards=["pothole", "flat_tyre"])
    game = road(STRIP, mine, car("5,0", "W", 1))
    seen = game.seen("white", 1)
    assert (seen["fuelled"], seen["immobile"], seen["active"]) == (False, True, [PK])
    [out] = seen["out"]
    assert (out["feature"], sorted(out["causes"])) == (SS, ["dice", "hazard", "sabotage"])
    assert seen["capacity"] == {"rally": 6, "assistance": 8}
    assert game.seen("black")["fuelled"]


@pytest.mark.clause("CR-8.2", "CR-6.4")
@pytest.mark.parametrize(("mine", "rival", "why"), [
    (car("0,0", "E"), "5,0", "owed"),
    (car("0,0", "E", 0), "5,0", "no-plan"),
    (car("0,0", "E", hazards=["flat_tyre"]), "5,0", "no-plan"),
    (car("0,0", "E"), "1,0", "no-plan"),
    (car("0,0", "E", features=[CR]), "1,0", "overtaking-only"),
])  # fmt: skip
def test_why_a_car_may_stay_or_not_is_told(mine: dict[str, Any], rival: str, why: str) -> None:
    game = road(STRIP, mine, car(rival, "E"))
    assert game.preview()["stay"] == {"allowed": why != "owed", "why": why}
    assert game.may_stay() == (why != "owed")


def test_a_car_that_has_moved_may_stay() -> None:
    game = road(STRIP, car("0,0", "E"), car("5,0", "W")).play("rally_step forward")
    assert game.preview()["stay"] == {"allowed": True, "why": "moved"}


@pytest.mark.clause("CR-9.2", "CR-9.3", "CR-9.4")
def test_the_distance_is_told_by_way() -> None:
    def distance(features: list[str], tiles: list[tuple[str, str, int]] = CROSS) -> dict[str, int]:
        found: dict[str, int] = road(tiles, car("0,0", "E", 6, features=features)).preview()["distance"]
        return found

    assert distance([SS, LW]) == {"left": 3, "straight": 2, "right": 3}
    assert distance([PK, PK]) == {"left": 1, "straight": 3, "right": 1}
    assert distance([PK, CR], STRIP) == {"forward": 2}


def test_the_reach_of_the_fuel_aboard_is_told() -> None:
    game = road(CROSS, car("-1,0", "E", 2, road_book={"left": 1}), car("1,0", "E"))
    found = {row["cell"]: row["fuel"] for row in game.preview()["reach"]}
    assert found == {"-1,0": 0, "0,0": 1, "0,-1": 2, "1,0": 2, "0,1": 2}, "exits free, rivals no matter"


@pytest.mark.clause("CR-12.9", "CR-15.1")
def test_a_plan_tells_its_cells_cost_cards_end_and_token() -> None:
    tiles = drawn("─ ┼ ─2 ─", -1)
    game = road(tiles, car("-1,0", "E", 3, features=[LW]), car("2,0", "W"))
    found = {tuple(plan["steps"]): plan for plan in game.plans()}
    assert found["forward", "straight"] | {"overtaking": False} == {
        "steps": ["forward", "straight"], "cells": ["0,0", "1,0"], "end": "1,0", "nose": "E", "fuel": 2, "left": 1,
        "cards": ["straight"], "ends": "stop", "token": 2, "overtaking": False,
    }  # fmt: skip
    assert (found["forward", "left"]["ends"], found["forward", "left"]["fuel"]) == ("nowhere", 1)
    assert found["forward",]["end"] == "0,0"


@pytest.mark.clause("CR-5.8")
def test_a_load_out_without_fuel_is_warned_of() -> None:
    game = beginner({}, {}, phase="loading")
    assert game.preview(0)["warnings"] == ["no-fuel"]
    game.decide("load rally toolbox", 0)
    assert game.preview(0)["warnings"] == ["no-fuel"]
    game.decide("load rally fuel", 0)
    assert game.preview(0)["warnings"] == []
    assert "ready" in game.legal(1), "and legal all the same"


def test_looking_ahead_changes_nothing() -> None:
    def asked(game: Table) -> None:
        before = game.dump()
        game.preview()
        game.view(0)
        assert game.dump() == before

    game = road(CROSS, car("-1,0", "E", 4, features=[LW]), car("3,0", "W"))
    asked(game)
    asked(game.play("rally_step forward"))
