"""RR-19.16 and RR-19.20: capture the flag. Chop Shop lies at x 0 to 11, the Vault at x 12 to 23."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.roborally.draw import result
from tests.games.roborally.shipped import data
from tests.games.roborally.table import Table

NAMES = ("twonky", "hammer_bot", "spin_bot", "twitch")
"""Docks 1 to 4: twonky and spin_bot are team 1, hammer_bot and twitch are team 2."""
WEST, EAST = [2, 10], [20, 1]
"""The printed squares of flags 1 and 2."""
PLACES = [(0, 7), (23, 7), (0, 11), (23, 9)]
"""Quiet squares, one on the home board of each robot."""
MOVE = ["P490", None, None, None, None]


def pits(board: str, left: int) -> set[tuple[int, int]]:
    return {
        (cell["x"] + left, cell["y"])
        for cell in data(f"boards/{board}.json")["cells"]
        for element in cell["elements"]
        if element["kind"] == "pit"
    }


PITS = pits("chop_shop", 0) | pits("vault", 12)


def robots(*given: dict[str, Any]) -> list[dict[str, Any]]:
    """Four robots; those that say nothing stand on quiet squares and look off the course."""
    found = []
    for name, (x, y), fields in zip(NAMES, PLACES, [*given, {}, {}, {}, {}], strict=False):
        place = {} if fields.get("status") else {"x": x, "y": y, "facing": "W" if x == 0 else "E"}
        found.append({"robot": name, **place, **fields})
    return found


def play(*given: dict[str, Any], step: str = "E", **fields: Any) -> Table:
    """A table from `step` of register 1 up to register 2."""
    return Table(
        {
            "course": "capture_the_flag",
            "phase": "register",
            "register": 1,
            "step": step,
            "until": {"register": 2, "step": "A"},
            "robots": robots(*given),
            **fields,
        }
    )


def start(team: str, seats: int = 4) -> Table:
    return Table.start(
        seats,
        chances=[("first-player", ["0"]), ("team", [team])],
        course="capture_the_flag",
        choose_robots=False,
    )


@pytest.mark.clause("RR-19.16")
@pytest.mark.parametrize(
    ("team", "board", "home"), [("1", 0, [0, 1]), ("1", 1, [1, 0]), ("2", 0, [1, 0]), ("2", 1, [0, 1])]
)
def test_a_random_team_chooses_its_board(team: str, board: int, home: list[int]) -> None:
    table = start(team)
    assert table.waiting() == [int(team) - 1]
    assert sorted(table.legal()) == ["home_board 0", "home_board 1"]
    assert table.default() == "home_board 0"
    table.decide(f"home_board {board}")
    assert table.position["home"] == home


def zone(left: int) -> set[str]:
    return {f"deploy {x} {y}" for x in range(left, left + 6) for y in range(12) if (x, y) not in PITS}


@pytest.mark.clause("RR-19.16", "RR-19.20")
def test_robots_deploy_one_at_a_time_on_the_far_half_of_their_board() -> None:
    table = start("1")
    table.decide("home_board 1")
    taken: set[str] = set()
    for seat, left, square in [(0, 18, "18 0"), (1, 0, "5 11"), (2, 18, "23 11"), (3, 0, "0 0")]:
        assert table.waiting() == [seat]
        assert set(table.legal()) == zone(left) - taken
        table.decide(f"deploy {square}")
        taken.add(f"deploy {square}")
        assert table.waiting() == [seat]
        assert sorted(table.legal()) == ["face E", "face N", "face S", "face W"]
        table.decide("face S")
    assert [table.at(robot["robot"]) for robot in table.position["robots"]] == [
        (18, 0, "S"),
        (5, 11, "S"),
        (23, 11, "S"),
        (0, 0, "S"),
    ]
    assert table.position["phase"] == "programming"


@pytest.mark.clause("RR-19.16", "RR-19.20")
@pytest.mark.parametrize("square", ["6 3", "11 3", "18 3", "3 2", "1 10"])
def test_a_robot_can_not_deploy_elsewhere(square: str) -> None:
    """Too near to the seam, on the enemy's board, or on a pit."""
    table = start("1")
    table.decide("home_board 0")
    before = table.position
    assert table.refusal(f"deploy {square}").clause_id in ("RR-19.16", "RR-19.20")
    assert table.position == before


@pytest.mark.clause("RR-19.16")
def test_deploying_is_by_default_on_the_first_square() -> None:
    table = start("1")
    table.decide("home_board 0")
    assert table.default() == "deploy 0 0"


@pytest.mark.clause("RR-19.16")
def test_touching_the_enemy_flag_picks_it_up() -> None:
    assert play({"x": 20, "y": 1}).position["carried"] == [None, "twonky"]
    assert play({}, {"x": 2, "y": 10}).position["carried"] == ["hammer_bot", None]


@pytest.mark.clause("RR-19.20")
def test_one_s_own_flag_can_not_be_taken() -> None:
    assert play({"x": 2, "y": 10}, {"x": 20, "y": 1}).position["carried"] == [None, None]


@pytest.mark.clause("RR-19.20", "RR-19.16")
def test_the_own_flag_is_the_one_printed_on_the_home_board() -> None:
    table = play({"x": 2, "y": 10}, {"x": 23, "y": 11}, home=[1, 0])
    assert table.position["carried"] == ["twonky", None]


@pytest.mark.clause("RR-19.16")
def test_passing_the_enemy_flag_does_not_pick_it_up() -> None:
    """Hammer Bot drives over (2, 10) and ends beyond it."""
    table = play({}, {"x": 2, "y": 11, "facing": "N", "registers": ["P670", None, None, None, None]}, step="A")
    assert table.at("hammer_bot") == (2, 9, "N")
    assert table.position["carried"] == [None, None]


@pytest.mark.clause("RR-19.16")
def test_a_carried_flag_shares_the_carrier_s_square() -> None:
    table = play(
        {"x": 15, "y": 4, "facing": "W", "registers": MOVE},
        step="A",
        carried=[None, "twonky"],
        flags=[WEST, [15, 4]],
    )
    assert table.at("twonky") == (14, 4, "W")
    assert table.position["carried"] == [None, "twonky"]
    assert table.position["flags"] == [WEST, [14, 4]]


@pytest.mark.clause("RR-19.16")
def test_if_the_carrier_is_destroyed_the_flag_returns() -> None:
    """The pit is at (14, 3)."""
    table = play(
        {"x": 14, "y": 4, "facing": "N", "registers": MOVE},
        step="A",
        carried=[None, "twonky"],
        flags=[WEST, [14, 4]],
    )
    assert table.robot("twonky")["status"] == "destroyed"
    assert table.position["carried"] == [None, None]
    assert table.position["flags"] == [WEST, EAST]


@pytest.mark.clause("RR-19.20")
def test_a_flag_that_went_home_can_be_taken_in_the_same_register() -> None:
    """The carrier falls in step B; a belt takes its team-mate from (20, 0) onto the printed square in step C."""
    table = play(
        {"x": 14, "y": 4, "facing": "N", "registers": MOVE},
        {},
        {"x": 20, "y": 0, "facing": "N"},
        step="A",
        carried=[None, "twonky"],
        flags=[WEST, [14, 4]],
    )
    assert table.at("spin_bot")[:2] == (20, 1)
    assert table.position["carried"] == [None, "spin_bot"]


@pytest.mark.clause("RR-19.16", "RR-19.11")
@pytest.mark.parametrize(("x", "places"), [(0, [1, 2, 1, 2]), (11, [1, 2, 1, 2]), (12, None), (23, None)])
def test_a_team_wins_when_its_carrier_stands_on_the_home_board(x: int, places: list[int] | None) -> None:
    table = play({"x": x, "y": 5}, carried=[None, "twonky"], flags=[WEST, [x, 5]])
    assert result(table) == places


@pytest.mark.clause("RR-19.16")
def test_reaching_home_without_the_flag_is_nothing() -> None:
    assert play({"x": 5, "y": 7}).places() is None


@pytest.mark.clause("RR-19.16")
def test_with_the_boards_swapped_home_is_the_other_board() -> None:
    """Team 1 is at home on board 1 here, and carries flag 1 there."""
    place = {"x": 13, "y": 4}
    table = play(place, {"x": 23, "y": 11}, home=[1, 0], carried=["twonky", None], flags=[[13, 4], EAST])
    assert result(table) == [1, 2, 1, 2]


@pytest.mark.clause("RR-19.16", "RR-19.20")
def test_nobody_wins_by_standing_on_the_last_flag() -> None:
    """Hammer Bot stands on flag 2, which is its own."""
    assert play({}, {"x": 20, "y": 1, "next_flag": 2}).places() is None


@pytest.mark.clause("RR-19.17")
def test_carriers_of_both_teams_at_home_in_one_step_draw() -> None:
    table = play(
        {"x": 5, "y": 7},
        {"x": 23, "y": 7},
        carried=["hammer_bot", "twonky"],
        flags=[[23, 7], [5, 7]],
    )
    assert result(table) == [1, 1, 1, 1]


@pytest.mark.clause("RR-19.20")
def test_a_robot_on_the_flag_comes_before_an_arm() -> None:
    """Hammer Bot has the lower dock, but only an arm."""
    table = play({}, {"x": 3, "y": 10, "options": ["mechanical_arm"]}, {}, {"x": 2, "y": 10})
    if table.waiting():
        table.decide("arm_touch 2 10")
    assert table.position["carried"] == ["twitch", None]


@pytest.mark.clause("RR-19.20", "RR-19.16")
def test_an_arm_takes_a_flag_that_nobody_stands_on() -> None:
    table = play({}, {"x": 3, "y": 10, "options": ["mechanical_arm"]})
    table.decide("arm_touch 2 10")
    assert table.position["carried"] == ["hammer_bot", None]
    assert table.position["flags"][0] == [3, 10]


def home_squares() -> set[str]:
    taken = {(0, 11), (4, 7)}
    return {f"enter {x} {y}" for x in range(12) for y in range(12) if (x, y) not in PITS and (x, y) not in taken}


@pytest.mark.clause("RR-19.16")
def test_a_robot_returns_on_any_free_square_of_its_home_board() -> None:
    table = Table(
        {
            "course": "capture_the_flag",
            "phase": "reentry",
            "robots": robots({"status": "destroyed", "lives": 2}, {"x": 4, "y": 7, "facing": "N"}),
        }
    )
    assert table.waiting() == [0]
    assert set(table.legal()) == home_squares()
    assert table.default() == "enter 0 0"
    assert table.refusal("enter 12 5").clause_id.startswith("RR-")
    table.decide("enter 0 7")  # four squares away from the enemy
    assert sorted(table.legal()) == ["face E", "face N", "face S", "face W"]


@pytest.mark.clause("RR-19.16")
def test_a_returning_robot_may_not_face_a_robot_within_three_squares() -> None:
    table = Table(
        {
            "course": "capture_the_flag",
            "phase": "reentry",
            "robots": robots({"status": "destroyed", "lives": 2}, {"x": 4, "y": 7, "facing": "N"}),
        }
    )
    table.decide("enter 1 7")
    assert sorted(table.legal()) == ["face N", "face S", "face W"]
    table.decide("face W")
    assert table.at("twonky") == (1, 7, "W")
    assert table.robot("twonky")["damage"] == 2


def cleanup(*given: dict[str, Any], **fields: Any) -> Table:
    """The end of a turn, up to the re-entry of Twitch."""
    gone = {"status": "destroyed", "lives": 2}
    given = (*given, *[{} for _ in range(3 - len(given))], gone)
    return Table({"course": "capture_the_flag", "phase": "cleanup", "robots": robots(*given), **fields})


@pytest.mark.clause("RR-19.20")
def test_the_own_flag_still_repairs() -> None:
    assert cleanup({"x": 2, "y": 10, "damage": 3}).robot("twonky")["damage"] == 2


@pytest.mark.clause("RR-19.20")
def test_a_carried_flag_does_not_repair() -> None:
    table = cleanup({"x": 15, "y": 4, "damage": 3}, carried=[None, "twonky"], flags=[WEST, [15, 4]])
    assert table.robot("twonky")["damage"] == 3
