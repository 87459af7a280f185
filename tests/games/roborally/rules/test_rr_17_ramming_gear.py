"""RR-17.20 Ramming Gear."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.roborally.option_help import (
    AWAY,
    BACK_UP,
    LEFT,
    MOVE_1,
    MOVE_2,
    MOVE_3,
    Spec,
    cell,
    floor,
    play,
    span,
    wall,
)
from tests.games.roborally.table import Table, register


def rams(card: str, *others: Spec, **fields: Any) -> Table:
    """Step B: the first robot has Ramming Gear, stands on (2, 5) and faces east."""
    robot: Spec = {
        "x": 2,
        "y": 5,
        "facing": fields.pop("facing", "E"),
        "card": card,
        "options": ["ramming_gear"],
    }
    return register([robot, *others], fields.pop("course", None), until="C", **fields)


def damage(table: Table, *names: str) -> list[int]:
    """The Damage of some robots."""
    return [table.robot(name)["damage"] for name in names]


@pytest.mark.clause("RR-17.20")
def test_a_robot_that_is_pushed_takes_one_damage() -> None:
    table = rams(MOVE_1[0], {"x": 3, "y": 5})
    assert table.waiting() == []
    assert damage(table, "twonky", "hammer_bot") == [0, 1]
    assert table.at("twonky") == (3, 5, "E")
    assert table.at("hammer_bot") == (4, 5, "N")


@pytest.mark.clause("RR-17.20")
def test_without_contact_nobody_takes_damage() -> None:
    assert damage(rams(MOVE_1[0], {"x": 4, "y": 5}), "hammer_bot") == [0]


@pytest.mark.clause("RR-17.20")
def test_a_push_that_a_wall_stops_gives_the_damage_too() -> None:
    table = rams(MOVE_1[0], {"x": 3, "y": 5}, course=floor(walls=[wall(3, 5, "E")]))
    assert damage(table, "hammer_bot") == [1]
    assert table.at("twonky") == (2, 5, "E")


@pytest.mark.clause("RR-17.20")
def test_a_wall_between_the_robots_prevents_the_contact() -> None:
    table = rams(MOVE_1[0], {"x": 3, "y": 5}, course=floor(walls=[wall(2, 5, "E")]))
    assert damage(table, "hammer_bot") == [0]


@pytest.mark.clause("RR-17.20")
@pytest.mark.parametrize("walls", [[], [wall(3, 5, "E")], [wall(4, 5, "E")]])
def test_a_target_takes_the_damage_once_per_register(walls: list[Spec]) -> None:
    table = rams(MOVE_3[0], {"x": 3, "y": 5}, course=floor(walls=walls))
    assert damage(table, "hammer_bot") == [1]


@pytest.mark.clause("RR-17.20")
def test_the_same_target_takes_damage_again_in_the_next_register() -> None:
    table = span(
        [
            {
                "x": 2,
                "y": 5,
                "facing": "E",
                "registers": [*MOVE_1[:2], None, None, None],
                "options": ["ramming_gear"],
            },
            {"x": 3, "y": 5},
        ],
        (1, "A"),
        (2, "C"),
    )
    # Rammed in both registers, and shot once in between.
    assert damage(table, "hammer_bot") == [3]


@pytest.mark.clause("RR-17.20")
def test_only_the_robot_that_is_touched_is_hit_not_those_behind_it() -> None:
    table = rams(MOVE_1[0], {"x": 3, "y": 5}, {"x": 4, "y": 5})
    assert damage(table, "hammer_bot", "spin_bot") == [1, 0]
    assert table.at("spin_bot") == (5, 5, "N")


@pytest.mark.clause("RR-17.20")
def test_two_robots_that_are_touched_one_after_the_other_are_both_hit() -> None:
    table = rams(
        MOVE_2[0],
        {"x": 3, "y": 5, "damage": 9, "registers": LEFT[:5]},
        {"x": 4, "y": 5},
    )
    assert table.robot("hammer_bot")["status"] == "destroyed"
    assert damage(table, "spin_bot") == [1]
    assert table.at("twonky") == (4, 5, "E")


@pytest.mark.clause("RR-17.20")
def test_the_damage_is_given_before_the_push_and_a_robot_destroyed_by_it_is_gone() -> None:
    table = rams(
        MOVE_1[0],
        {"x": 3, "y": 5, "damage": 9, "registers": LEFT[:5]},
        AWAY,
        course=floor(walls=[wall(3, 5, "E")]),
    )
    robot = table.robot("hammer_bot")
    assert (robot["status"], robot["lives"]) == ("destroyed", 2)
    assert table.at("twonky") == (3, 5, "E")


@pytest.mark.clause("RR-17.20")
def test_a_robot_that_falls_into_a_pit_by_the_push_is_destroyed_once() -> None:
    table = rams(MOVE_1[0], {"x": 3, "y": 5}, AWAY, course=floor(cells=[cell(4, 5, "pit")]))
    robot = table.robot("hammer_bot")
    assert (robot["status"], robot["lives"]) == ("destroyed", 2)


@pytest.mark.clause("RR-17.20")
def test_backing_into_a_robot_rams_it() -> None:
    table = rams(BACK_UP[0], {"x": 1, "y": 5})
    assert damage(table, "hammer_bot") == [1]
    assert table.at("hammer_bot") == (0, 5, "N")


@pytest.mark.clause("RR-17.20")
@pytest.mark.parametrize("card", [LEFT[0], None])
def test_a_robot_that_does_not_move_rams_nobody(card: str | None) -> None:
    robot: Spec = {"x": 2, "y": 5, "facing": "E", "options": ["ramming_gear"]}
    if card is not None:
        robot["card"] = card
    assert damage(register([robot, {"x": 3, "y": 5}], until="C"), "hammer_bot") == [0]


@pytest.mark.clause("RR-17.20")
def test_a_robot_that_is_pushed_into_another_rams_nobody() -> None:
    table = register(
        [
            {"x": 3, "y": 5, "facing": "N", "options": ["ramming_gear"]},
            {"x": 2, "y": 5, "facing": "E", "card": MOVE_1[0]},
            {"x": 4, "y": 5, "facing": "N"},
        ],
        until="C",
    )
    assert damage(table, "twonky", "hammer_bot", "spin_bot") == [0, 0, 0]
    assert table.at("spin_bot") == (5, 5, "N")


@pytest.mark.clause("RR-17.20")
def test_a_robot_that_runs_into_one_with_ramming_gear_is_not_hit() -> None:
    table = register(
        [
            {"x": 3, "y": 5, "facing": "W", "options": ["ramming_gear"]},
            {"x": 2, "y": 5, "facing": "E", "card": MOVE_1[0]},
        ],
        until="C",
    )
    assert table.waiting() == []
    assert damage(table, "twonky", "hammer_bot") == [0, 0]


@pytest.mark.clause("RR-17.20")
def test_a_pusher_or_a_belt_that_moves_the_robot_rams_nobody() -> None:
    cells = [
        cell(2, 5, "pusher", push="E", registers=[1]),
        cell(2, 8, "belt", speed=1, exit="E", turn_from=[]),
    ]
    for y in (5, 8):
        table = register(
            [{"x": 2, "y": y, "facing": "N", "options": ["ramming_gear"]}, {"x": 3, "y": y}],
            floor(cells=cells),
            step="C",
            until="D",
        )
        assert damage(table, "hammer_bot") == [0]


@pytest.mark.clause("RR-17.20", "RR-16.11", "RR-13.9")
def test_the_damage_may_be_prevented_and_the_push_goes_on() -> None:
    table = rams(MOVE_2[0], {"x": 3, "y": 5, "options": ["brakes"]})
    table.decide("prevent brakes", 1)
    assert table.waiting() == []
    assert damage(table, "hammer_bot") == [0]
    assert table.at("hammer_bot") == (5, 5, "N")


@pytest.mark.clause("RR-17.20", "RR-A2")
def test_the_default_prevents_a_tenth_damage_by_ramming_only() -> None:
    victim: Spec = {"x": 3, "y": 5, "registers": LEFT[:5], "options": ["brakes", "flywheel"]}
    assert rams(MOVE_1[0], {**victim, "damage": 8}).default() == "take_damage"
    assert rams(MOVE_1[0], {**victim, "damage": 9}).default() == "prevent brakes"


@pytest.mark.clause("RR-17.20", "RR-16.11", "RR-14.2")
def test_a_robot_destroyed_by_ramming_loses_its_option_before_the_move_goes_on() -> None:
    victim: Spec = {"x": 3, "y": 5, "damage": 9, "registers": LEFT[:5], "options": ["brakes", "flywheel"]}
    table = rams(MOVE_1[0], victim, AWAY)
    table.decide("take_damage", 1)
    assert table.at("twonky") == (2, 5, "E")
    table.decide("lose flywheel", 1)
    assert table.robot("hammer_bot")["options"] == ["brakes"]
    assert table.at("twonky") == (3, 5, "E")


@pytest.mark.clause("RR-17.20", "RR-5.6", "RR-13.8")
def test_a_powered_down_robot_can_be_rammed() -> None:
    table = rams(
        MOVE_1[0],
        {"x": 3, "y": 5, "damage": 4, "powered_down": True},
        chances=[("program-card", [LEFT[0]])],
    )
    robot = table.robot("hammer_bot")
    assert (robot["damage"], robot["locked"], robot["registers"][4]) == (5, [5], LEFT[0])


@pytest.mark.clause("RR-17.20", "RR-17.3")
def test_a_robot_that_brakes_rams_nobody() -> None:
    robot: Spec = {"x": 2, "y": 5, "facing": "E", "card": MOVE_1[0], "options": ["brakes", "ramming_gear"]}
    table = register([robot, {"x": 3, "y": 5}], until="C")
    assert play(table, "brakes yes") == [(0, "brakes yes")]
    assert damage(table, "hammer_bot") == [0]


@pytest.mark.clause("RR-17.20")
def test_a_weapon_push_is_no_ramming() -> None:
    table = register(
        [
            {"x": 2, "y": 5, "facing": "E", "options": ["pressor_beam", "ramming_gear"]},
            {"x": 4, "y": 5, "facing": "N"},
            {"x": 5, "y": 5, "facing": "N"},
        ],
        step="D",
    )
    table.decide("weapon pressor_beam")
    assert damage(table, "hammer_bot", "spin_bot") == [0, 0]


@pytest.mark.clause("RR-17.20")
def test_a_chain_that_a_wall_stops_gives_damage_to_its_first_robot_only() -> None:
    table = rams(MOVE_2[0], {"x": 3, "y": 5}, {"x": 4, "y": 5}, course=floor(walls=[wall(4, 5, "E")]))
    assert damage(table, "hammer_bot", "spin_bot") == [1, 0]
    assert table.at("twonky") == (2, 5, "E")
