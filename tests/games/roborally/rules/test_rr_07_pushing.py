"""RR-7: pushing, chains of robots, and robots pushed to their end."""

from __future__ import annotations

import pytest

from tests.games.roborally.draw import belt, course, pit, wall
from tests.games.roborally.table import register

STEP = {"N": (0, -1), "E": (1, 0), "S": (0, 1), "W": (-1, 0)}


@pytest.mark.clause("RR-7.5")
@pytest.mark.parametrize("kept", ["N", "E", "S", "W"])
@pytest.mark.parametrize("way", ["N", "E", "S", "W"])
def test_a_pushed_robot_moves_one_square_and_keeps_its_facing(way: str, kept: str) -> None:
    dx, dy = STEP[way]
    table = register(
        [{"x": 5, "y": 5, "facing": way, "card": "P490"}, {"x": 5 + dx, "y": 5 + dy, "facing": kept}],
        until="C",
    )
    assert table.at("twonky") == (5 + dx, 5 + dy, way)
    assert table.at("hammer_bot") == (5 + 2 * dx, 5 + 2 * dy, kept)


@pytest.mark.clause("RR-7.5")
def test_backing_up_pushes_in_the_direction_of_motion() -> None:
    table = register([{"x": 5, "y": 5, "facing": "E", "card": "P430"}, {"x": 4, "y": 5, "facing": "N"}], until="C")
    assert table.at("twonky") == (4, 5, "E")
    assert table.at("hammer_bot") == (3, 5, "N")


@pytest.mark.clause("RR-7.5")
def test_a_powered_down_robot_is_pushed_like_any_other() -> None:
    table = register(
        [{"x": 5, "y": 5, "facing": "E", "card": "P490"}, {"x": 6, "y": 5, "powered_down": True}], until="C"
    )
    assert table.at("hammer_bot") == (7, 5, "N")


@pytest.mark.clause("RR-7.6", "RR-7.11")
def test_a_chain_of_robots_moves_together() -> None:
    robots = [{"x": 2, "y": 5, "facing": "E", "card": "P490"}]
    robots += [{"x": x, "y": 5, "facing": "N"} for x in (3, 4, 5)]
    table = register(robots, until="C")
    found = [table.at(name) for name in ("twonky", "hammer_bot", "spin_bot", "twitch")]
    assert found == [(3, 5, "E"), (4, 5, "N"), (5, 5, "N"), (6, 5, "N")]


@pytest.mark.clause("RR-7.6")
def test_only_an_unbroken_line_moves() -> None:
    table = register(
        [
            {"x": 2, "y": 5, "facing": "E", "card": "P490"},
            {"x": 3, "y": 5, "facing": "N"},
            {"x": 5, "y": 5, "facing": "N"},
        ],
        until="C",
    )
    assert table.at("hammer_bot") == (4, 5, "N")
    assert table.at("spin_bot") == (5, 5, "N")


@pytest.mark.clause("RR-7.6", "RR-7.3")
def test_a_chain_may_grow_on_the_way() -> None:
    table = register(
        [
            {"x": 2, "y": 5, "facing": "E", "card": "P790"},
            {"x": 3, "y": 5, "facing": "N"},
            {"x": 5, "y": 5, "facing": "S"},
        ],
        until="C",
    )
    assert table.at("twonky") == (5, 5, "E")
    assert table.at("hammer_bot") == (6, 5, "N")
    assert table.at("spin_bot") == (7, 5, "S")


@pytest.mark.clause("RR-7.6", "RR-7.4")
@pytest.mark.parametrize(
    "edge",
    [wall(4, 5, "E"), wall(5, 5, "W"), wall(3, 5, "E"), wall(4, 5, "W"), wall(2, 5, "E"), wall(3, 5, "W")],
    ids=["front", "front, other side", "middle", "middle, other side", "mover", "mover, other side"],
)
def test_a_wall_anywhere_in_the_line_stops_all_of_it(edge: dict[str, object]) -> None:
    table = register(
        [
            {"x": 2, "y": 5, "facing": "E", "card": "P790"},
            {"x": 3, "y": 5, "facing": "N"},
            {"x": 4, "y": 5, "facing": "N"},
        ],
        course(walls=[edge]),
        until="C",
    )
    assert [table.at(name)[0] for name in ("twonky", "hammer_bot", "spin_bot")] == [2, 3, 4]
    assert [table.robot(name)["damage"] for name in ("twonky", "hammer_bot", "spin_bot")] == [0, 0, 0]


@pytest.mark.clause("RR-7.6", "RR-7.3")
def test_a_push_that_meets_a_wall_on_the_second_step_stops_there() -> None:
    table = register(
        [{"x": 2, "y": 5, "facing": "E", "card": "P790"}, {"x": 3, "y": 5, "facing": "N"}],
        course(walls=[wall(4, 5, "E")]),
        until="C",
    )
    assert table.at("twonky") == (3, 5, "E")
    assert table.at("hammer_bot") == (4, 5, "N")


@pytest.mark.clause("RR-7.6")
def test_a_wall_beside_the_line_does_not_stop_it() -> None:
    table = register(
        [{"x": 2, "y": 5, "facing": "E", "card": "P490"}, {"x": 3, "y": 5, "facing": "N"}],
        course(walls=[wall(3, 5, "N"), wall(4, 5, "S"), wall(2, 5, "W")]),
        until="C",
    )
    assert table.at("hammer_bot") == (4, 5, "N")


@pytest.mark.clause("RR-7.7")
def test_a_robot_pushed_onto_a_belt_is_carried_by_it() -> None:
    table = register(
        [{"x": 2, "y": 5, "facing": "E", "card": "P490"}, {"x": 3, "y": 5, "facing": "N"}],
        course(belt(4, 5, "S")),
        until="D",
    )
    assert table.at("hammer_bot") == (4, 6, "N")
    assert table.at("twonky") == (3, 5, "E")


@pytest.mark.clause("RR-7.7", "RR-7.8")
@pytest.mark.parametrize("way", ["N", "E", "S", "W"])
def test_a_robot_pushed_into_a_pit_is_destroyed(way: str) -> None:
    dx, dy = STEP[way]
    table = register(
        [{"x": 5, "y": 5, "facing": way, "card": "P490"}, {"x": 5 + dx, "y": 5 + dy}],
        course(pit(5 + 2 * dx, 5 + 2 * dy)),
        until="C",
    )
    assert table.robot("hammer_bot")["status"] == "destroyed"
    assert table.robot("hammer_bot")["lives"] == 2
    assert table.at("twonky") == (5 + dx, 5 + dy, way)


@pytest.mark.clause("RR-7.7", "RR-7.8")
@pytest.mark.parametrize(
    ("mover", "pushed"), [((5, 1), (5, 0)), ((10, 5), (11, 5)), ((5, 10), (5, 11)), ((1, 5), (0, 5))]
)
def test_a_robot_pushed_off_the_course_is_destroyed(mover: tuple[int, int], pushed: tuple[int, int]) -> None:
    way = {v: k for k, v in STEP.items()}[(pushed[0] - mover[0], pushed[1] - mover[1])]
    table = register(
        [{"x": mover[0], "y": mover[1], "facing": way, "card": "P490"}, {"x": pushed[0], "y": pushed[1]}],
        until="C",
    )
    assert table.robot("hammer_bot")["status"] == "destroyed"
    assert table.at("twonky") == (*pushed, way)


@pytest.mark.clause("RR-7.9", "RR-7.6")
def test_a_wall_on_the_outer_edge_holds_a_pushed_robot_too() -> None:
    table = register(
        [{"x": 9, "y": 5, "facing": "E", "card": "P670"}, {"x": 10, "y": 5, "facing": "N"}],
        course(walls=[wall(11, 5, "E")]),
        until="C",
    )
    assert table.at("hammer_bot") == (11, 5, "N")
    assert table.at("twonky") == (10, 5, "E")


@pytest.mark.clause("RR-7.8")
def test_the_mover_goes_on_after_its_victim_has_fallen() -> None:
    table = register(
        [{"x": 8, "y": 5, "facing": "E", "card": "P790"}, {"x": 10, "y": 5, "facing": "N"}],
        until="C",
    )
    assert table.robot("hammer_bot")["status"] == "destroyed"
    assert table.at("twonky") == (11, 5, "E")


@pytest.mark.clause("RR-7.8")
def test_the_mover_may_follow_its_victim_into_the_pit() -> None:
    table = register(
        [{"x": 2, "y": 5, "facing": "E", "card": "P670"}, {"x": 3, "y": 5, "facing": "N"}],
        course(pit(4, 5)),
        until="C",
    )
    assert table.robot("hammer_bot")["status"] == "destroyed"
    assert table.robot("twonky")["status"] == "destroyed"
    assert table.position["returning"] == ["hammer_bot", "twonky"]


@pytest.mark.clause("RR-7.11", "RR-7.8")
def test_a_chain_falls_over_the_edge_from_the_front() -> None:
    """Docks 1 to 3 stand in line; the front one, dock 3, falls first, then dock 2, and the mover stays."""
    table = register(
        [
            {"x": 9, "y": 5, "facing": "E", "card": "P670"},
            {"x": 10, "y": 5, "facing": "N"},
            {"x": 11, "y": 5, "facing": "N"},
        ],
        until="C",
    )
    assert table.at("twonky") == (11, 5, "E")
    assert table.position["returning"] == ["spin_bot", "hammer_bot"]


@pytest.mark.clause("RR-7.11")
def test_the_rest_of_a_chain_moves_up_when_its_front_falls() -> None:
    table = register(
        [
            {"x": 8, "y": 5, "facing": "E", "card": "P490"},
            {"x": 9, "y": 5, "facing": "N"},
            {"x": 10, "y": 5, "facing": "N"},
            {"x": 11, "y": 5, "facing": "N"},
        ],
        until="C",
    )
    assert [table.at(name)[0] for name in ("twonky", "hammer_bot", "spin_bot", "twitch")] == [9, 10, 11, None]


@pytest.mark.clause("RR-7.8")
def test_a_destroyed_robot_is_no_longer_in_the_way() -> None:
    """The first one drives into the pit; the second one, with the lower card, follows and finds nobody to push."""
    table = register(
        [
            {"x": 4, "y": 5, "facing": "E", "card": "P600"},
            {"x": 3, "y": 5, "facing": "E", "card": "P500"},
        ],
        course(pit(5, 5)),
        until="C",
    )
    assert table.robot("twonky")["status"] == "destroyed"
    assert table.at("hammer_bot") == (4, 5, "E")
