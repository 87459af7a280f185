"""RR-10: who is hit by which laser."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.roborally.draw import belt, course, gear, hammer, laser, pit, pusher, wall
from tests.games.roborally.table import Table, register

NAMES = ("twonky", "hammer_bot", "spin_bot", "twitch")


def damages(table: Table, count: int) -> list[int]:
    return [table.robot(name)["damage"] for name in NAMES[:count]]


def fire(robots: list[dict[str, Any]], drawn: dict[str, Any] | None = None, **fields: Any) -> Table:
    """The table after step D that begins with these robots."""
    return register(robots, drawn, step="D", until="E", **fields)


BEAM = course(walls=[wall(2, 3, "W"), wall(6, 3, "E")], lasers=[laser(2, 3, "E")])
"""The laser of TV-8: from (2, 3) to (6, 3)."""


@pytest.mark.clause("RR-10.2")
def test_only_the_robot_nearest_to_the_cannon_is_hit() -> None:
    """TV-8."""
    assert damages(fire([{"x": 3, "y": 3, "facing": "N"}, {"x": 5, "y": 3, "facing": "S"}], BEAM), 2) == [
        1,
        0,
    ]
    assert damages(fire([{"x": 5, "y": 3, "facing": "N"}, {"x": 3, "y": 3, "facing": "S"}], BEAM), 2) == [
        0,
        1,
    ]


@pytest.mark.clause("RR-10.2")
@pytest.mark.parametrize("x", range(12))
def test_a_beam_runs_from_the_cannon_square_to_the_wall(x: int) -> None:
    assert damages(fire([{"x": x, "y": 3, "facing": "N"}], BEAM), 1) == [1 if 2 <= x <= 6 else 0]


@pytest.mark.clause("RR-10.2")
@pytest.mark.parametrize("edge", [wall(5, 3, "E"), wall(6, 3, "W")])
def test_a_wall_stops_a_beam_whichever_square_lists_it(edge: dict[str, Any]) -> None:
    drawn = course(walls=[edge], lasers=[laser(2, 3, "E")])
    assert damages(fire([{"x": 5, "y": 3}], drawn), 1) == [1]
    assert damages(fire([{"x": 6, "y": 3}], drawn), 1) == [0]


@pytest.mark.clause("RR-10.2")
@pytest.mark.parametrize(("fires", "target"), [("N", (5, 0)), ("E", (11, 5)), ("S", (5, 11)), ("W", (0, 5))])
def test_without_a_wall_a_beam_runs_to_the_edge_of_the_course(fires: str, target: tuple[int, int]) -> None:
    drawn = course(lasers=[laser(5, 5, fires)])
    assert damages(fire([{"x": target[0], "y": target[1]}], drawn), 1) == [1]


@pytest.mark.clause("RR-10.2")
def test_a_wall_along_the_beam_does_not_stop_it() -> None:
    drawn = course(walls=[wall(4, 3, "N"), wall(5, 3, "S"), wall(2, 3, "W")], lasers=[laser(2, 3, "E")])
    assert damages(fire([{"x": 6, "y": 3}], drawn), 1) == [1]


@pytest.mark.clause("RR-10.2")
@pytest.mark.parametrize("cell", [pit(4, 3), belt(4, 3, "N"), gear(4, 3, "cw"), hammer(4, 3)])
def test_nothing_but_walls_and_robots_stops_a_beam(cell: dict[str, Any]) -> None:
    assert damages(fire([{"x": 6, "y": 3}], course(cell, lasers=[laser(2, 3, "E")])), 1) == [1]


@pytest.mark.clause("RR-10.2")
def test_a_powered_down_robot_shields_and_is_hit() -> None:
    table = fire([{"x": 3, "y": 3, "powered_down": True}, {"x": 5, "y": 3}], BEAM)
    assert damages(table, 2) == [1, 0]


@pytest.mark.clause("RR-10.2", "RR-10.1")
def test_a_robot_that_dies_in_the_beam_still_shields() -> None:
    table = fire([{"x": 3, "y": 3, "damage": 9}, {"x": 5, "y": 3}], BEAM)
    assert table.robot("twonky")["status"] == "destroyed"
    assert table.robot("hammer_bot")["damage"] == 0


@pytest.mark.clause("RR-10.3")
@pytest.mark.parametrize("beams", [1, 2, 3])
def test_one_damage_for_each_beam(beams: int) -> None:
    assert damages(fire([{"x": 5, "y": 3}], course(lasers=[laser(2, 3, "E", beams)])), 1) == [beams]


@pytest.mark.clause("RR-10.3")
def test_each_line_that_reaches_a_robot_hits_it() -> None:
    drawn = course(lasers=[laser(2, 3, "E", 1), laser(5, 0, "S", 2), laser(9, 3, "W", 3)])
    assert damages(fire([{"x": 5, "y": 3}], drawn), 1) == [6]


@pytest.mark.clause("RR-10.3", "RR-10.2")
def test_a_line_that_is_shielded_does_not_count() -> None:
    drawn = course(lasers=[laser(2, 3, "E", 1), laser(5, 0, "S", 2)])
    table = fire([{"x": 5, "y": 3}, {"x": 5, "y": 1}], drawn)
    # Twonky faces north and hits hammer_bot, which also stands in the beam from the north.
    assert damages(table, 2) == [1, 3]


@pytest.mark.clause("RR-10.4")
def test_crossing_a_beam_is_harmless() -> None:
    """TV-9."""
    table = register([{"x": 4, "y": 5, "facing": "N", "card": "P790"}], BEAM, until="E")
    assert table.at("twonky") == (4, 2, "N")
    assert damages(table, 1) == [0]


@pytest.mark.clause("RR-10.4", "RR-10.1")
@pytest.mark.parametrize(
    ("drawn", "start", "hit"),
    [
        (course(belt(4, 4, "N"), lasers=[laser(2, 3, "E")]), (4, 4), 1),
        (course(belt(4, 3, "N"), lasers=[laser(2, 3, "E")]), (4, 3), 0),
        (course(pusher(4, 4, "N"), lasers=[laser(2, 3, "E")]), (4, 4), 1),
        (course(pusher(4, 3, "N"), lasers=[laser(2, 3, "E")]), (4, 3), 0),
    ],
    ids=["carried in", "carried out", "pushed in", "pushed out"],
)
def test_the_position_after_the_board_elements_counts(drawn: dict[str, Any], start: tuple[int, int], hit: int) -> None:
    table = register([{"x": start[0], "y": start[1], "facing": "N"}], drawn, until="E")
    assert damages(table, 1) == [hit]


@pytest.mark.clause("RR-10.1", "RR-10.5")
def test_robots_that_face_each_other_hit_each_other() -> None:
    assert damages(fire([{"x": 2, "y": 5, "facing": "E"}, {"x": 9, "y": 5, "facing": "W"}]), 2) == [1, 1]


@pytest.mark.clause("RR-10.1")
def test_robots_destroyed_in_this_step_still_fire() -> None:
    table = fire(
        [
            {"x": 2, "y": 5, "facing": "E", "damage": 9},
            {"x": 9, "y": 5, "facing": "W", "damage": 9},
        ]
    )
    assert [table.robot(name)["status"] for name in NAMES[:2]] == ["destroyed", "destroyed"]
    assert table.position["returning"] == ["twonky", "hammer_bot"]


@pytest.mark.clause("RR-10.1")
def test_a_robot_killed_by_a_board_laser_still_fires() -> None:
    drawn = course(lasers=[laser(2, 0, "S")])
    table = fire([{"x": 2, "y": 5, "facing": "E", "damage": 9}, {"x": 9, "y": 5, "facing": "N"}], drawn)
    assert table.robot("twonky")["status"] == "destroyed"
    assert table.robot("hammer_bot")["damage"] == 1


@pytest.mark.clause("RR-10.1")
def test_a_robot_destroyed_earlier_in_the_register_does_not_fire() -> None:
    table = register(
        [{"x": 5, "y": 5, "facing": "E", "card": "P490"}, {"x": 9, "y": 5, "facing": "N"}],
        course(pit(6, 5)),
        until="E",
    )
    assert table.robot("twonky")["status"] == "destroyed"
    assert table.robot("hammer_bot")["damage"] == 0


@pytest.mark.clause("RR-10.5")
@pytest.mark.parametrize(
    ("facing", "near", "far"),
    [
        ("N", (5, 4), (5, 0)),
        ("E", (6, 5), (11, 5)),
        ("S", (5, 6), (5, 11)),
        ("W", (4, 5), (0, 5)),
    ],
)
def test_a_robot_hits_the_first_robot_ahead_at_any_range(
    facing: str, near: tuple[int, int], far: tuple[int, int]
) -> None:
    aside = "E" if facing in "NS" else "N"
    shooter = {"x": 5, "y": 5, "facing": facing}
    distant = {"x": far[0], "y": far[1], "facing": aside}
    close = {"x": near[0], "y": near[1], "facing": aside}
    assert damages(fire([shooter, distant]), 2) == [0, 1]
    assert damages(fire([shooter, distant, close]), 3) == [0, 0, 1]


@pytest.mark.clause("RR-10.5")
def test_a_robot_does_not_hit_what_is_behind_or_beside_it() -> None:
    robots = [{"x": 5, "y": 5, "facing": "N"}]
    robots += [{"x": x, "y": y, "facing": "S"} for x, y in ((5, 7), (3, 5), (8, 5))]
    assert damages(fire(robots), 4) == [0, 0, 0, 0]


@pytest.mark.clause("RR-10.5")
def test_a_powered_down_robot_does_not_fire() -> None:
    robots = [{"x": 2, "y": 5, "facing": "E", "powered_down": True}, {"x": 9, "y": 5, "facing": "W"}]
    assert damages(fire(robots), 2) == [1, 0]


@pytest.mark.clause("RR-10.5")
def test_a_powered_down_robot_blocks_the_line_of_sight() -> None:
    robots = [
        {"x": 2, "y": 5, "facing": "E"},
        {"x": 4, "y": 5, "facing": "N", "powered_down": True},
        {"x": 9, "y": 5, "facing": "N"},
    ]
    assert damages(fire(robots), 3) == [0, 1, 0]


@pytest.mark.clause("RR-10.5")
@pytest.mark.parametrize(
    "cell",
    [pit(5, 5), belt(5, 5, "N"), gear(5, 5, "cw"), hammer(5, 5), pusher(5, 5, "S")],
    ids=["pit", "belt", "gear", "repair", "pusher"],
)
def test_elements_do_not_block_a_robot_laser(cell: dict[str, Any]) -> None:
    robots = [{"x": 2, "y": 5, "facing": "E"}, {"x": 9, "y": 5, "facing": "N"}]
    assert damages(fire(robots, course(cell, flags=[(6, 5)], lasers=[laser(4, 0, "S", 2)])), 2) == [0, 1]


@pytest.mark.clause("RR-10.5")
@pytest.mark.parametrize("edge", [wall(5, 5, "E"), wall(6, 5, "W"), wall(8, 5, "E"), wall(9, 5, "W")])
def test_a_wall_on_the_way_blocks_a_robot_laser(edge: dict[str, Any]) -> None:
    robots = [{"x": 2, "y": 5, "facing": "E"}, {"x": 9, "y": 5, "facing": "N"}]
    assert damages(fire(robots, course(walls=[edge])), 2) == [0, 0]


@pytest.mark.clause("RR-10.5")
def test_the_wall_behind_the_target_does_not_matter() -> None:
    robots = [{"x": 2, "y": 5, "facing": "E"}, {"x": 9, "y": 5, "facing": "N"}]
    drawn = course(walls=[wall(9, 5, "E"), wall(2, 5, "W"), wall(4, 5, "N"), wall(4, 5, "S")])
    assert damages(fire(robots, drawn), 2) == [0, 1]


@pytest.mark.clause("RR-10.6")
@pytest.mark.parametrize("edge", [wall(2, 5, "E"), wall(3, 5, "W")])
@pytest.mark.parametrize("x", [3, 9])
def test_a_wall_on_the_front_edge_of_the_shooter_blocks_the_shot(edge: dict[str, Any], x: int) -> None:
    robots = [{"x": 2, "y": 5, "facing": "E"}, {"x": x, "y": 5, "facing": "W"}]
    assert damages(fire(robots, course(walls=[edge])), 2) == [0, 0]


@pytest.mark.clause("RR-10.3", "RR-10.5")
def test_board_and_robot_lasers_add_up() -> None:
    table = fire([{"x": 2, "y": 5, "facing": "E"}, {"x": 9, "y": 5}], course(lasers=[laser(9, 11, "N", 2)]))
    assert damages(table, 2) == [0, 3]


@pytest.mark.clause("RR-10.1", "RR-10.5")
def test_a_robot_fires_the_way_it_faces_after_cards_and_gears() -> None:
    """It turns from west to north by its card and to east by the gear."""
    table = register(
        [{"x": 5, "y": 5, "facing": "W", "card": "P080"}, *({"x": x, "y": y} for x, y in ((1, 5), (5, 1), (9, 5)))],
        course(gear(5, 5, "cw")),
        until="E",
    )
    assert table.at("twonky") == (5, 5, "E")
    assert damages(table, 4) == [0, 0, 0, 1]
