"""RR-15: the ranking of everybody else."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.roborally.situations import situation
from tests.games.roborally.table import Table

FLAGS: dict[str, Any] = {
    "width": 12,
    "height": 12,
    "flags": [{"number": 1, "x": 2, "y": 2}, {"number": 2, "x": 7, "y": 2}, {"number": 3, "x": 5, "y": 5}],
}
WINNER: dict[str, Any] = {"x": 5, "y": 5, "next_flag": 3}
RESTING: dict[str, Any] = {"y": 9, "facing": "S"}


def out(turn: int, register: int) -> dict[str, Any]:
    """A robot that was eliminated then."""
    return {"x": None, "y": None, "status": "eliminated", "lives": 0, "eliminated": [turn, register]}


def finished(turn: int, register: int) -> dict[str, Any]:
    """A robot that finished then."""
    return {"x": None, "y": None, "status": "finished", "next_flag": 4, "finished": [turn, register]}


def after(*others: dict[str, Any], **fields: Any) -> Table:
    """The end of a register in which the first robot touches its last flag."""
    placed = [{**RESTING, "x": 1 + place, **robot} for place, robot in enumerate(others)]
    fields.setdefault("turn", 9)
    return situation("register", [WINNER, *placed], FLAGS, register=1, step="E", **fields)


def places(*others: dict[str, Any], **fields: Any) -> list[int]:
    """The places of the game that this register ends."""
    found = after(*others, **fields).places()
    assert found is not None
    return found


@pytest.mark.clause("RR-15.4", "RR-15.8")
def test_robots_in_the_game_are_ranked_by_flags_touched() -> None:
    assert places({"next_flag": 1}, {"next_flag": 3, "lives": 0}, {"next_flag": 2}) == [1, 4, 2, 3]


@pytest.mark.clause("RR-15.4", "RR-15.8")
def test_equal_flags_are_ranked_by_lives() -> None:
    assert places({"lives": 1}, {"lives": 3, "damage": 4}, {"lives": 2}) == [1, 4, 2, 3]


@pytest.mark.clause("RR-15.4", "RR-15.8")
def test_equal_flags_and_lives_are_ranked_by_less_damage() -> None:
    assert places({"damage": 4}, {"damage": 0}, {"damage": 2}) == [1, 4, 2, 3]


@pytest.mark.clause("RR-15.4")
def test_equal_entries_share_a_rank() -> None:
    found = places({"damage": 1}, {"damage": 1}, {"damage": 3})
    assert found[:3] == [1, 2, 2]
    assert found[3] > 2


@pytest.mark.clause("RR-15.4")
def test_eliminated_robots_come_last_the_latest_first() -> None:
    assert places(out(2, 5), {"lives": 0, "damage": 4}, out(7, 1), out(2, 1)) == [1, 4, 2, 3, 5]


@pytest.mark.clause("RR-15.4")
def test_flags_do_not_help_a_robot_that_was_eliminated_earlier() -> None:
    assert places({**out(2, 5), "next_flag": 3}, {**out(3, 1), "next_flag": 1}) == [1, 3, 2]


@pytest.mark.clause("RR-15.4")
def test_a_robot_waiting_to_return_is_still_in_the_game() -> None:
    waiting = {"x": None, "y": None, "status": "destroyed", "lives": 2, "archive": [9, 9], "next_flag": 2}
    assert places({"next_flag": 1}, waiting, out(8, 5)) == [1, 3, 2, 4]


@pytest.mark.clause("RR-15.4")
def test_finishers_are_ranked_by_turn_and_register_of_finishing() -> None:
    found = places(finished(4, 5), finished(5, 1), finished(4, 2), {}, options={"play_on": True})
    assert found == [4, 2, 3, 1, 5]


@pytest.mark.clause("RR-15.4")
def test_finishers_of_the_same_register_share_a_rank() -> None:
    found = places(finished(4, 5), finished(4, 5), {}, options={"play_on": True})
    assert found[1:3] == [1, 1]
    assert 1 < found[0] < found[3]


@pytest.mark.clause("RR-15.4")
def test_with_two_robots_left_the_race_goes_on() -> None:
    table = after(finished(4, 5), {}, {}, options={"play_on": True})
    assert table.places() is None
    assert table.position["phase"] == "programming"


@pytest.mark.clause("RR-15.4", "RR-15.6")
def test_the_ranking_at_the_turn_limit_puts_finishers_first_and_eliminated_last() -> None:
    robots = [
        out(3, 3),
        {"x": 1, **RESTING, "next_flag": 2},
        finished(2, 2),
        {"x": 3, **RESTING, "next_flag": 3},
    ]
    table = situation("turn_end", robots, FLAGS, turn=20, options={"play_on": True, "max_turns": 20})
    assert table.places() == [4, 3, 1, 2]


@pytest.mark.clause("RR-15.8")
def test_the_damage_of_the_ending_register_counts() -> None:
    shooter = {"x": 3, "y": 9, "facing": "W"}
    table = situation(
        "register",
        [WINNER, {"x": 1, "y": 9, "facing": "N"}, shooter],
        FLAGS,
        register=1,
        step="D",
        turn=9,
    )
    assert table.places() == [1, 3, 2]


@pytest.mark.clause("RR-15.8", "RR-19.10")
def test_with_two_robots_each_a_player_is_placed_by_the_racer() -> None:
    course = {**FLAGS, "special_rules": [{"rule": "racer_and_blocker"}]}
    robots = [
        {**WINNER, "seat": 0},
        {"x": 1, **RESTING, "seat": 1, "next_flag": 1},
        {"x": 2, **RESTING, "seat": 2, "next_flag": 2, "damage": 4},
        {"x": 3, **RESTING, "seat": 0, "damage": 4, "lives": 0},
        {"x": 4, **RESTING, "seat": 1, "lives": 3},
        {"x": 6, **RESTING, "seat": 2, "lives": 0, "damage": 4},
    ]
    table = situation("register", robots, course, register=1, step="E", turn=9)
    assert table.places() == [1, 3, 2]
