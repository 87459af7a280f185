"""RR-11: touching flags and moving the Archive marker in step E."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.roborally.draw import ASIDE, belt, course, gear, hammer, laser, pit, wrench
from tests.games.roborally.table import Table, register

FLAGS = [(3, 3), (6, 3), (9, 3)]


def touch(robot: dict[str, Any], drawn: dict[str, Any], **fields: Any) -> Table:
    """The table after a step E that begins with this robot, and one that stands aside."""
    return register([robot, ASIDE], drawn, step="E", **fields)


@pytest.mark.clause("RR-11.1", "RR-11.2")
@pytest.mark.parametrize("number", [1, 2, 3, 4, 5])
def test_a_robot_on_its_next_flag_touches_it_without_being_asked(number: int) -> None:
    table = touch({"x": 3, "y": 3}, course(flags=FLAGS), number=number)
    assert table.robot("twonky")["next_flag"] == 2
    assert table.robot("trundle_bot")["next_flag"] == 1


@pytest.mark.clause("RR-11.1")
@pytest.mark.parametrize(("next_flag", "flag"), [(1, 2), (1, 3), (2, 1), (2, 3), (3, 1), (3, 2)])
def test_a_flag_out_of_order_does_not_count(next_flag: int, flag: int) -> None:
    x, y = FLAGS[flag - 1]
    table = touch({"x": x, "y": y, "next_flag": next_flag}, course(flags=FLAGS))
    assert table.robot("twonky")["next_flag"] == next_flag


@pytest.mark.clause("RR-11.1")
def test_a_robot_that_does_not_survive_the_register_touches_nothing() -> None:
    drawn = course(flags=FLAGS, lasers=[laser(3, 11, "N")])
    table = register([{"x": 3, "y": 3, "damage": 9, "archive": [1, 1]}, ASIDE], drawn, step="D")
    robot = table.robot("twonky")
    assert (robot["status"], robot["next_flag"], robot["archive"]) == ("destroyed", 1, [1, 1])


@pytest.mark.clause("RR-11.1", "RR-11.5")
def test_from_the_next_register_on_the_robot_heads_for_the_following_flag() -> None:
    """Flags 1 and 2 lie on neighbouring squares; a belt takes the robot from one to the other in one register each."""
    drawn = course(belt(2, 3, "E"), belt(3, 3, "E"), flags=[(3, 3), (4, 3), (9, 9)])
    robots = [{"robot": "twonky", "x": 2, "y": 3}, ASIDE]
    found = []
    for number in (1, 2):
        until = {"register": number, "step": "end"}
        table = Table({"course": drawn, "phase": "register", "until": until, "robots": robots})
        found.append((table.at("twonky")[:2], table.robot("twonky")["next_flag"]))
    assert found == [((3, 3), 2), ((4, 3), 3)]


@pytest.mark.clause("RR-11.1")
def test_all_robots_touch_in_the_same_step() -> None:
    robots = [{"x": 3, "y": 3}, {"x": 6, "y": 3, "next_flag": 2}, {"x": 9, "y": 3, "next_flag": 1}]
    table = register(robots, course(flags=FLAGS), step="E")
    assert [table.robot(name)["next_flag"] for name in ("twonky", "hammer_bot", "spin_bot")] == [2, 3, 1]


@pytest.mark.clause("RR-11.3")
@pytest.mark.parametrize(("flag", "next_flag"), [(1, 1), (2, 1), (3, 1), (1, 2), (2, 2), (3, 2), (1, 3), (2, 3)])
def test_any_flag_moves_the_archive_marker(flag: int, next_flag: int) -> None:
    """Also one that is out of order, and one that was touched before."""
    x, y = FLAGS[flag - 1]
    table = touch({"x": x, "y": y, "next_flag": next_flag, "archive": [1, 1]}, course(flags=FLAGS))
    assert table.robot("twonky")["archive"] == [x, y]


@pytest.mark.clause("RR-11.3")
@pytest.mark.parametrize("number", [1, 2, 3, 4, 5])
@pytest.mark.parametrize("site", [wrench(6, 6), hammer(6, 6)], ids=["wrench", "hammer"])
def test_any_repair_site_moves_the_archive_marker_in_every_register(site: dict[str, Any], number: int) -> None:
    table = touch({"x": 6, "y": 6, "archive": [1, 1]}, course(site), number=number)
    assert table.robot("twonky")["archive"] == [6, 6]


@pytest.mark.clause("RR-11.3")
@pytest.mark.parametrize(
    "drawn",
    [
        course(),
        course(gear(6, 6, "cw")),
        course(belt(6, 6, "N")),
        course({"x": 6, "y": 6, "elements": [{"kind": "dock", "number": 1, "facing": "N"}]}),
    ],
    ids=["floor", "gear", "belt", "dock"],
)
def test_no_other_square_moves_the_archive_marker(drawn: dict[str, Any]) -> None:
    table = touch({"x": 6, "y": 6, "archive": [1, 1]}, drawn)
    assert table.robot("twonky")["archive"] == [1, 1]


@pytest.mark.clause("RR-11.3")
def test_two_robots_may_have_their_markers_on_one_square() -> None:
    robots = [{"x": 6, "y": 6, "archive": [1, 1]}, {"x": 2, "y": 2, "archive": [6, 6]}]
    table = register(robots, course(wrench(6, 6)), step="E")
    assert [table.robot(name)["archive"] for name in ("twonky", "hammer_bot")] == [[6, 6], [6, 6]]


@pytest.mark.clause("RR-11.4")
def test_being_on_a_flag_before_step_e_has_no_effect() -> None:
    """The robot drives onto the flag and the belt under it takes it off again."""
    table = register(
        [{"x": 2, "y": 3, "facing": "E", "card": "P490"}, ASIDE],
        course(belt(3, 3, "S"), flags=FLAGS),
    )
    robot = table.robot("twonky")
    assert table.at("twonky") == (3, 4, "E")
    assert (robot["next_flag"], robot["archive"]) == (1, [2, 3])


@pytest.mark.clause("RR-11.4")
def test_being_pushed_over_a_flag_has_no_effect() -> None:
    table = register(
        [{"x": 1, "y": 3, "facing": "E", "card": "P670"}, {"x": 2, "y": 3, "facing": "N"}],
        course(flags=FLAGS),
    )
    assert table.at("hammer_bot") == (4, 3, "N")
    assert table.at("twonky") == (3, 3, "E")
    assert table.robot("hammer_bot")["next_flag"] == 1
    assert table.robot("twonky")["next_flag"] == 2


def arm_wherever_it_can(table: Table) -> None:
    """Answers the Mechanical Arm question, if it is asked, by touching something."""
    while table.waiting() and any("touch" in choice for choice in table.legal()):
        table.decide(next((choice for choice in table.legal() if choice.startswith("arm_touch")), "no_touch"))


@pytest.mark.clause("RR-11.5")
@pytest.mark.parametrize("own", [1, 2])
def test_a_robot_touches_at_most_one_flag_in_a_register_even_with_an_arm(own: int) -> None:
    """It stands on one of flags 1 and 2 and reaches the other: only flag 1 counts now."""
    flags = [(4, 3), (5, 3)] if own == 1 else [(5, 3), (4, 3)]
    table = touch({"x": 4, "y": 3, "options": ["mechanical_arm"]}, course(flags=[*flags, (9, 9)]))
    arm_wherever_it_can(table)
    assert table.robot("twonky")["next_flag"] == 2


@pytest.mark.clause("RR-11.6")
def test_a_powered_down_robot_touches_and_archives() -> None:
    table = touch({"x": 3, "y": 3, "powered_down": True, "archive": [1, 1]}, course(flags=FLAGS))
    assert table.robot("twonky")["next_flag"] == 2
    assert table.robot("twonky")["archive"] == [3, 3]


@pytest.mark.clause("RR-11.3", "RR-11.6")
def test_a_powered_down_robot_archives_on_a_repair_site() -> None:
    table = touch({"x": 6, "y": 6, "powered_down": True, "archive": [1, 1]}, course(wrench(6, 6)))
    assert table.robot("twonky")["archive"] == [6, 6]


@pytest.mark.clause("RR-11.1")
def test_a_destroyed_robot_keeps_the_flags_it_has_touched() -> None:
    table = register(
        [{"x": 5, "y": 5, "facing": "E", "card": "P490", "next_flag": 3}, ASIDE],
        course(pit(6, 5), flags=FLAGS),
    )
    assert table.robot("twonky")["next_flag"] == 3
