"""RR-19: moving flags, doubled lasers, no power down, repairs that draw Options, racer and blocker."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.roborally.draw import (
    ASIDE,
    belt,
    course,
    express,
    gear,
    hammer,
    laser,
    pit,
    pusher,
    wrench,
)
from tests.games.roborally.table import Table, register

AFAR = (11, 11)
GONE: dict[str, Any] = {"robot": "hulk_x90", "status": "destroyed", "lives": 2, "archive": [11, 0]}


def moving(*cells: dict[str, Any], flags: list[tuple[int, int]], **more: Any) -> dict[str, Any]:
    return course(*cells, flags=flags, rules=["moving_flags"], **more)


def flags_after(drawn: dict[str, Any], robots: list[dict[str, Any]] | None = None, **fields: Any) -> list[Any]:
    """Where the flags are after step C of a register in which nobody has a card."""
    return list(register([*(robots or []), ASIDE], drawn, until="D", **fields).position["flags"])


@pytest.mark.clause("RR-19.4")
def test_flags_ride_belts() -> None:
    """One square on a normal belt, two on an express belt, none on the floor."""
    drawn = moving(
        belt(2, 2, "E"),
        belt(3, 2, "E"),
        express(2, 5, "S"),
        express(2, 6, "E"),
        flags=[(2, 2), (2, 5), (8, 8)],
    )
    assert flags_after(drawn) == [[3, 2], [3, 6], [8, 8]]


@pytest.mark.clause("RR-19.4")
def test_flags_change_belts_like_robots() -> None:
    drawn = moving(express(2, 2, "E"), belt(3, 2, "S"), belt(6, 2, "E"), express(7, 2, "E"), flags=[(2, 2), (6, 2)])
    assert flags_after(drawn) == [[3, 3], [7, 2]]


@pytest.mark.clause("RR-19.4")
def test_without_the_rule_flags_stay() -> None:
    assert flags_after(course(belt(2, 2, "E"), flags=[(2, 2)])) == [[2, 2]]


@pytest.mark.clause("RR-19.4")
def test_flags_are_not_blocked_by_robots_and_do_not_block_them() -> None:
    """A robot stands where a flag goes; robot and flag go to the same square; a flag lies where a robot goes."""
    drawn = moving(
        belt(2, 2, "E"),
        belt(5, 5, "E"),
        belt(6, 4, "S"),
        belt(2, 8, "E"),
        flags=[(2, 2), (5, 5), (3, 8)],
    )
    robots: list[dict[str, Any]] = [{"x": 3, "y": 2}, {"x": 6, "y": 4, "facing": "S"}, {"x": 2, "y": 8}]
    table = register([*robots, ASIDE], drawn, until="D")
    assert table.position["flags"] == [[3, 2], [6, 5], [3, 8]]
    assert [table.at(name)[:2] for name in ("twonky", "hammer_bot", "spin_bot")] == [(3, 2), (6, 5), (3, 8)]


@pytest.mark.clause("RR-19.4")
def test_two_flags_may_ride_onto_one_square_and_past_each_other() -> None:
    drawn = moving(
        belt(2, 2, "E"),
        belt(4, 2, "W"),
        belt(6, 6, "E"),
        belt(7, 6, "W"),
        flags=[(2, 2), (4, 2), (6, 6), (7, 6)],
    )
    assert flags_after(drawn) == [[3, 2], [3, 2], [7, 6], [6, 6]]


@pytest.mark.clause("RR-19.4")
def test_a_flag_is_not_pushed() -> None:
    """Neither by a robot nor by a pusher, and a gear does nothing to it."""
    drawn = moving(pusher(5, 5, "E"), gear(8, 8, "cw"), flags=[(3, 2), (5, 5), (8, 8)])
    table = register([{"x": 2, "y": 2, "facing": "E", "card": "P490"}, ASIDE], drawn, until="D")
    assert table.at("twonky") == (3, 2, "E")
    assert table.position["flags"] == [[3, 2], [5, 5], [8, 8]]


@pytest.mark.clause("RR-19.4")
@pytest.mark.parametrize("way", ["pit", "edge"])
def test_a_lost_flag_goes_back_to_its_printed_square(way: str) -> None:
    if way == "pit":
        drawn, at = moving(belt(5, 5, "E"), pit(6, 5), flags=[(1, 1), (9, 9)]), [5, 5]
    else:
        drawn, at = moving(belt(11, 5, "E"), flags=[(1, 1), (9, 9)]), [11, 5]
    assert flags_after(drawn, flags=[at, [9, 9]]) == [[1, 1], [9, 9]]


@pytest.mark.clause("RR-19.4")
@pytest.mark.parametrize("speed", [1, 2])
def test_a_lost_flag_moves_no_more_in_that_register(speed: int) -> None:
    """It is lost in C1 and its printed square is a belt, which would carry it on in C2."""
    drawn = moving(express(11, 5, "E"), belt(1, 1, "E", speed=speed), flags=[(1, 1)])
    assert flags_after(drawn, flags=[[11, 5]]) == [[1, 1]]


@pytest.mark.clause("RR-19.4")
def test_a_lost_flag_moves_again_in_the_next_register() -> None:
    drawn = moving(express(11, 5, "E"), belt(1, 1, "E"), flags=[(1, 1)])
    table = Table(
        {
            "course": drawn,
            "phase": "register",
            "until": {"register": 2, "step": "D"},
            "flags": [[11, 5]],
            "robots": [{"robot": "twonky", "x": 6, "y": 6}, ASIDE],
        }
    )
    assert table.position["flags"] == [[2, 1]]


@pytest.mark.clause("RR-19.4")
def test_step_e_uses_the_flag_s_current_square() -> None:
    """The flag rides to (3, 2): the robot there touches it, the one on its printed square does not."""
    drawn = moving(belt(2, 2, "E"), flags=[(2, 2), AFAR])
    robots = [{"x": 3, "y": 2, "archive": [7, 7]}, {"x": 1, "y": 2, "facing": "E", "card": "P490"}]
    table = register([*robots, ASIDE], drawn)
    assert table.robot("twonky")["next_flag"] == 2
    assert table.robot("twonky")["archive"] == [3, 2]
    # It drove onto the belt, which could not carry it onto the robot in front.
    assert table.at("hammer_bot") == (2, 2, "E")
    assert table.robot("hammer_bot")["next_flag"] == 1
    assert table.robot("hammer_bot")["archive"] == [1, 2]


@pytest.mark.clause("RR-19.4")
def test_the_archive_marker_does_not_ride_with_the_flag() -> None:
    drawn = moving(belt(3, 2, "E"), flags=[(3, 2), AFAR])
    table = register([{"x": 9, "y": 2, "archive": [3, 2]}, ASIDE], drawn)
    assert table.position["flags"][0] == [4, 2]
    assert table.robot("twonky")["archive"] == [3, 2]


@pytest.mark.clause("RR-19.4")
def test_a_robot_that_rides_with_a_flag_touches_it() -> None:
    drawn = moving(express(2, 2, "E"), express(3, 2, "E"), flags=[(2, 2), AFAR])
    table = register([{"x": 2, "y": 2}, ASIDE], drawn)
    assert table.at("twonky")[:2] == (4, 2)
    assert table.position["flags"][0] == [4, 2]
    assert table.robot("twonky")["next_flag"] == 2


@pytest.mark.clause("RR-19.4")
def test_a_flag_repairs_where_it_lies_now() -> None:
    drawn = moving(flags=[(2, 2), AFAR])
    robots = [
        {"robot": "twonky", "x": 2, "y": 2, "damage": 3},
        {"robot": "hammer_bot", "x": 6, "y": 2, "damage": 3},
        GONE,
    ]
    table = Table({"course": drawn, "phase": "cleanup", "flags": [[6, 2], list(AFAR)], "robots": robots})
    assert [table.robot(name)["damage"] for name in ("twonky", "hammer_bot")] == [3, 2]


DOUBLED = [{"rule": "robot_laser_multiplier", "factor": 2}]


def shot(options: list[str], victim: tuple[int, int], *, lasers: Any = (), rules: Any = DOUBLED) -> Table:
    shooter = {"x": 5, "y": 5, "facing": "E", "options": options}
    target = {"x": victim[0], "y": victim[1], "facing": "N"}
    return register([shooter, target], course(lasers=lasers, rules=rules), step="D", until="E")


@pytest.mark.clause("RR-19.5")
@pytest.mark.parametrize(
    ("options", "victim", "damage"),
    [([], (9, 5), 2), (["rear_firing_laser"], (1, 5), 2), (["double_barreled_laser"], (9, 5), 4)],
    ids=["main", "rear", "double-barreled"],
)
def test_robot_lasers_give_twice_the_damage(options: list[str], victim: tuple[int, int], damage: int) -> None:
    assert shot(options, victim).robot("hammer_bot")["damage"] == damage
    assert shot(options, victim, rules=[]).robot("hammer_bot")["damage"] == damage // 2


@pytest.mark.clause("RR-19.5")
@pytest.mark.parametrize("beams", [1, 3])
def test_board_lasers_are_not_doubled(beams: int) -> None:
    table = shot([], (9, 8), lasers=[laser(9, 11, "N", beams)])
    assert table.robot("hammer_bot")["damage"] == beams


@pytest.mark.clause("RR-19.5")
def test_replacement_weapons_are_not_doubled() -> None:
    table = shot(["mini_howitzer"], (9, 5))
    table.decide("weapon mini_howitzer")
    assert table.robot("hammer_bot")["damage"] == 1
    assert table.at("hammer_bot") == (10, 5, "N")


@pytest.mark.clause("RR-19.5")
def test_each_of_the_doubled_damage_can_be_prevented() -> None:
    shooter = {"x": 5, "y": 5, "facing": "E"}
    target = {"x": 9, "y": 5, "facing": "N", "options": ["brakes"]}
    table = register([shooter, target], course(rules=DOUBLED), step="D", until="E")
    table.decide("prevent brakes")
    assert table.robot("hammer_bot")["damage"] == 1


def damaged(**fields: Any) -> list[dict[str, Any]]:
    return [
        {"robot": "twonky", "x": 5, "y": 5, "damage": 3, **fields},
        {"robot": "hammer_bot", "x": 9, "y": 9},
    ]


@pytest.mark.clause("RR-19.6")
def test_with_no_power_down_nobody_may_announce_it() -> None:
    cards = ["P490", "P500", "P510", "P520", "P530"]
    position: dict[str, Any] = {
        "phase": "power_down",
        "until": {"register": 1, "step": "B"},
        "robots": damaged(registers=cards),
    }
    usual = Table({**position, "course": course()})
    assert sorted(usual.legal()) == ["power_down no", "power_down yes"]
    table = Table({**position, "course": course(rules=["no_power_down"])})
    assert table.waiting() == []
    assert table.robot("twonky")["announced"] is False


@pytest.mark.clause("RR-19.6")
def test_with_no_power_down_nobody_returns_powered_down() -> None:
    back = {"robot": "twonky", "status": "destroyed", "lives": 2, "archive": [5, 5]}
    robots = [back, {"robot": "hammer_bot", "x": 9, "y": 9}]
    table = Table({"course": course(rules=["no_power_down"]), "phase": "reentry", "robots": robots})
    table.decide("face E")
    assert (table.position["turn"], table.position["phase"]) == (2, "programming")
    assert table.robot("twonky")["powered_down"] is False
    assert table.robot("twonky")["damage"] == 2


@pytest.mark.clause("RR-19.6")
def test_with_no_power_down_the_circuit_breaker_does_nothing() -> None:
    robots = damaged(options=["circuit_breaker"])
    usual = Table({"course": course(), "phase": "turn_end", "robots": robots})
    assert usual.robot("twonky")["powered_down"] is True
    table = Table({"course": course(rules=["no_power_down"]), "phase": "turn_end", "robots": robots})
    assert table.robot("twonky")["powered_down"] is False
    assert table.robot("twonky")["damage"] == 3
    assert len(table.robot("twonky")["hand"]) == 6


DRAWING = [{"rule": "repair_draws_options", "single": 1, "double": 2, "flag": 1}]


@pytest.mark.clause("RR-19.7")
@pytest.mark.parametrize("damage", [0, 3])
@pytest.mark.parametrize(
    ("cells", "flags", "options"),
    [([wrench(5, 5)], [], 1), ([hammer(5, 5)], [], 2), ([], [(5, 5)], 1), ([], [AFAR], 0)],
    ids=["single", "double", "flag", "floor"],
)
def test_sites_and_flags_give_options_instead_of_repairs(
    cells: list[Any], flags: list[Any], options: int, damage: int
) -> None:
    robots = [{"robot": "twonky", "x": 5, "y": 5, "damage": damage}, GONE]
    drawn = course(*cells, flags=flags, rules=DRAWING)
    table = Table({"course": drawn, "phase": "cleanup", "robots": robots})
    assert table.robot("twonky")["damage"] == damage
    assert len(table.robot("twonky")["options"]) == options


@pytest.mark.clause("RR-19.7")
def test_only_power_down_takes_damage_off_on_such_a_course() -> None:
    drawn = course(wrench(5, 5), rules=DRAWING)
    table = Table({"course": drawn, "phase": "turn_start", "robots": damaged(powered_down=True)})
    assert table.robot("twonky")["damage"] == 0
