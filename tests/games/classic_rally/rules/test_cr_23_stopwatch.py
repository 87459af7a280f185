"""CR-23 in one game: the stopwatch, and driving alone."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.classic_rally.ascii_maps import drawn
from tests.games.classic_rally.table import Table, car, road

ROAD = drawn("╶A ─ ─ ─ ╴F")
ALL = [1, 2, 3]
CHRONO = {"chrono": True}


def away(tiles: int, fuel: int = 6) -> dict[str, Any]:
    """A car so many tiles from FINISH, with all tokens."""
    return car(f"{4 - tiles},0", "E", fuel, tokens=ALL)


def race(*players: dict[str, Any], number: int = 5, **settings: Any) -> Table:
    """Phase 2 of White's turn in a stage against the stopwatch."""
    return road(ROAD, *players, round=number, settings={**CHRONO, **settings})


def drive(game: Table) -> Table:
    """The player whose turn it is drives one tile, if there is fuel, and ends the turn."""
    whose = game.whose()
    if game.phase() == "before_dice":
        game.decide("roll_dice")
    if game.steps():
        game.decide("rally_step forward")
    if game.waiting() and game.whose() == whose and game.phase() == "turn":
        game.decide("end_turn")
    return game


def points(game: Table) -> list[int]:
    """The score of each seat at the end."""
    outcome = game.outcome()
    assert outcome is not None
    return [placing.points for placing in outcome.placings]


@pytest.mark.clause("CR-23.1")
def test_the_score_is_the_number_of_rounds_after_the_first_finish() -> None:
    game = race(away(1), away(1), away(2), away(3))
    while game.outcome() is None:
        drive(game)
    assert points(game) == [0, 0, 1, 2]
    assert game.places() == [1, 1, 3, 4]


@pytest.mark.clause("CR-23.1")
def test_the_hand_moves_at_the_end_of_each_round_after_that_of_the_first_finish() -> None:
    game = race(away(1), car("1,0", "W", 0), number=5)
    assert game.view()["stopwatch"] == {"laps": 0, "notch": 0, "score": 0}
    drive(drive(game))
    assert (game.dump()["round"], game.view()["stopwatch"]["score"]) == (6, 0), "the round of the first finish is over"
    for notches in (1, 2, 3):
        drive(game)
        assert game.view()["stopwatch"] == {"laps": 0, "notch": notches, "score": notches}
    assert [event["notches"] for event in game.told("stopwatch")] == [1, 2, 3]


@pytest.mark.clause("CR-23.1")
def test_before_anybody_has_finished_the_hand_stands_still() -> None:
    game = race(car("1,0", "W", 0), car("1,0", "W", 0))
    for _ in range(6):
        drive(game)
    assert (game.dump()["round"], game.view()["stopwatch"]["score"], game.told("stopwatch")) == (8, 0, [])


@pytest.mark.clause("CR-23.2", "CR-18.4")
def test_a_stage_ends_when_all_have_finished_whatever_is_said_of_the_full_ranking() -> None:
    game = race(away(1), away(3), full_ranking=False)
    drive(drive(game))
    assert game.outcome() is None
    while game.outcome() is None:
        drive(game)
    assert points(game) == [0, 2]


@pytest.mark.clause("CR-23.2", "CR-23.4")
def test_retired_cars_are_not_waited_for_and_score_the_hand_and_five() -> None:
    game = race(away(3), car("1,0", "W", 0), away(1))
    drive(game).play("roll_dice", "retire")
    while game.outcome() is None:
        drive(game)
    assert points(game) == [2, 7, 0]
    assert game.places() == [2, 3, 1]


@pytest.mark.clause("CR-23.2", "CR-23.4", "CR-18.7")
def test_who_meets_the_cap_scores_the_hand_and_five() -> None:
    game = race(away(1), car("1,0", "W", 0), max_rounds=8)
    while game.outcome() is None:
        drive(game)
    assert points(game) == [0, 3 + 5]


@pytest.mark.clause("CR-23.4")
def test_if_nobody_finished_everybody_scores_five() -> None:
    game = race(car("1,0", "W", 0), car("1,0", "W", 0), car("1,0", "W", 0), max_rounds=6)
    game.decide("retire")
    while game.outcome() is None:
        drive(game)
    assert points(game) == [5, 5, 5]


@pytest.mark.clause("CR-23.5")
@pytest.mark.parametrize(("number", "watch"), [
    (5, (0, 0, 0)), (6, (0, 1, 1)), (64, (0, 59, 59)), (65, (1, 0, 60)), (70, (1, 5, 65)), (130, (2, 5, 125)),
])  # fmt: skip
def test_the_stopwatch_has_sixty_notches_and_counts_its_laps(number: int, watch: tuple[int, int, int]) -> None:
    done = {"status": "finished", "finished_round": 5, "tokens": ALL}
    last = car("1,0", "W", 0)
    game = road(ROAD, done, last, phase="round_end", round=number, settings=CHRONO)
    assert tuple(game.view()["stopwatch"][field] for field in ("laps", "notch", "score")) == watch


@pytest.mark.clause("CR-23.5", "CR-23.1")
def test_a_score_of_more_than_a_lap_counts_whole() -> None:
    done = {"status": "finished", "finished_round": 5, "tokens": ALL}
    game = road(ROAD, done, away(1), round=75, turn={"player": "black"}, settings=CHRONO)
    assert points(drive(game)) == [0, 70]


def alone(number: int, **fields: Any) -> Table:
    """One car that drives alone, one tile before FINISH."""
    return road(ROAD, {**away(1), **fields}, round=number)


@pytest.mark.clause("CR-23.6")
@pytest.mark.parametrize("number", [1, 14, 61])
def test_alone_the_time_is_the_round_of_the_finish(number: int) -> None:
    game = drive(alone(number))
    outcome = game.outcome()
    assert outcome is not None
    [placing] = outcome.placings
    assert (placing.seat, placing.place, placing.points) == (0, 1, number)
    assert (placing.key, placing.args) == ("placing-solo", {"time": number})


@pytest.mark.clause("CR-23.6")
def test_alone_the_hand_moves_after_every_round_from_the_first() -> None:
    game = road(ROAD, car("1,0", "W", 0), round=1)
    assert game.view()["stopwatch"]["score"] == 0
    for number in (1, 2, 3):
        drive(game)
        assert (game.dump()["round"], game.view()["stopwatch"]["score"]) == (number + 1, number)
    assert [event["notches"] for event in game.told("stopwatch")] == [1, 2, 3]


@pytest.mark.clause("CR-23.4", "CR-23.6")
@pytest.mark.parametrize("way", ["retire", "cap"])
def test_alone_retiring_or_the_cap_gives_no_time(way: str) -> None:
    game = road(ROAD, car("1,0", "W", 0), round=6, settings={"max_rounds": 6})
    game.decide("retire" if way == "retire" else "end_turn")
    assert points(game) == [-1]
    outcome = game.outcome()
    assert outcome is not None
    assert outcome.winners() == []


@pytest.mark.clause("CR-23.6", "CR-13.1")
def test_alone_every_hazard_tile_draws_a_card() -> None:
    tiles = drawn("─ ─h ─ ┐h\n. . . │")
    game = road(tiles, car("0,0", "E", 6), chances=[("hazard", ["fuel_leak"]), ("hazard", ["pothole"])])
    drive(drive(drive(game)))
    assert [event["hazard"] for event in game.told("draws_hazard")] == ["fuel_leak", "pothole"]
