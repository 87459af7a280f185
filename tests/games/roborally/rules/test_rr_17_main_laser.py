"""RR-17.7 Double-Barreled Laser, RR-17.14 High-Power Laser and RR-17.21 Rear-Firing Laser."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.roborally.option_help import LEFT, Spec, cell, floor, play, span, wall
from tests.games.roborally.table import ROBOTS, Table, register

NEAR, MIDDLE, FAR = (4, 5), (6, 5), (8, 5)
EAST_OF_3, EAST_OF_5, EAST_OF_7 = wall(3, 5, "E"), wall(5, 5, "E"), wall(7, 5, "E")


def shot(options: list[str], *targets: tuple[int, int], **fields: Any) -> Table:
    """Step D: the first robot stands on (2, 5) and faces east, the others stand on the given squares."""
    shooter: Spec = {"x": 2, "y": 5, "facing": "E", "options": options}
    others: list[Spec] = [{"x": x, "y": y, "facing": "N"} for x, y in targets]
    return register([shooter, *others], fields.pop("course", None), step="D", **fields)


def damage(table: Table, count: int) -> list[int]:
    """The Damage of the robots after the first."""
    return [table.robot(name)["damage"] for name in ROBOTS[1 : 1 + count]]


@pytest.mark.clause("RR-17.7", "RR-16.3")
def test_a_double_barreled_laser_gives_two_damage_and_asks_nothing() -> None:
    table = shot(["double_barreled_laser"], NEAR)
    assert table.waiting() == []
    assert damage(table, 1) == [2]


@pytest.mark.clause("RR-17.7")
def test_both_shots_hit_the_first_robot_only() -> None:
    assert damage(shot(["double_barreled_laser"], NEAR, FAR), 2) == [2, 0]


@pytest.mark.clause("RR-17.7", "RR-13.9")
def test_the_two_damage_are_prevented_one_by_one() -> None:
    table = register(
        [
            {"x": 2, "y": 5, "facing": "E", "options": ["double_barreled_laser"]},
            {"x": 5, "y": 5, "options": ["brakes", "flywheel"]},
        ],
        step="D",
    )
    table.decide("prevent brakes", 1)
    assert set(table.legal(1)) == {"take_damage", "prevent flywheel"}
    table.decide("take_damage", 1)
    robot = table.robot("hammer_bot")
    assert (robot["damage"], robot["options"]) == (1, ["flywheel"])


@pytest.mark.clause("RR-17.7", "RR-5.11", "RR-5.6")
def test_a_powered_down_robot_does_not_fire_its_double_barreled_laser() -> None:
    table = register(
        [
            {
                "x": 5,
                "y": 5,
                "facing": "E",
                "powered_down": True,
                "options": ["double_barreled_laser", "high_power_laser", "rear_firing_laser"],
            },
            {"x": 8, "y": 5},
            {"x": 2, "y": 5},
            {"x": 10, "y": 5},
        ],
        step="D",
    )
    assert table.waiting() == []
    assert damage(table, 3) == [0, 0, 0]


@pytest.mark.clause("RR-17.7", "RR-17.21", "RR-19.5")
def test_a_laser_multiplier_doubles_the_double_barreled_and_the_rear_laser() -> None:
    table = register(
        [
            {
                "x": 5,
                "y": 5,
                "facing": "E",
                "options": ["double_barreled_laser", "rear_firing_laser"],
            },
            {"x": 8, "y": 5},
            {"x": 2, "y": 5},
        ],
        floor(rules=[{"rule": "robot_laser_multiplier", "factor": 2}]),
        step="D",
    )
    assert damage(table, 2) == [4, 2]


@pytest.mark.clause("RR-17.14", "RR-A4")
def test_the_owner_of_a_high_power_laser_chooses_to_stop_or_to_pass() -> None:
    table = shot(["high_power_laser"], NEAR, FAR)
    assert (table.waiting(), set(table.legal())) == ([0], {"high_power stop", "high_power pass"})
    assert table.default() == "high_power stop"
    table.decide("high_power stop")
    assert table.waiting() == []
    assert damage(table, 2) == [1, 0]


@pytest.mark.clause("RR-17.14")
def test_a_robot_that_is_shot_through_also_takes_the_damage() -> None:
    table = shot(["high_power_laser"], NEAR, FAR)
    table.decide("high_power pass")
    assert table.waiting() == []
    assert damage(table, 2) == [1, 1]


@pytest.mark.clause("RR-17.14")
@pytest.mark.parametrize(
    ("targets", "walls", "hits"),
    [
        ([NEAR, MIDDLE, FAR], [], [1, 1, 0]),
        ([MIDDLE], [EAST_OF_3], [1]),
        ([MIDDLE, FAR], [EAST_OF_3], [1, 0]),
        ([MIDDLE], [wall(2, 5, "E")], [1]),
        ([MIDDLE], [wall(3, 5, "W")], [1]),
        ([MIDDLE], [EAST_OF_3, EAST_OF_5], [0]),
        ([NEAR, FAR], [EAST_OF_5], [1, 0]),
        ([MIDDLE, FAR], [EAST_OF_3, EAST_OF_7], [1, 0]),
    ],
)
def test_exactly_one_wall_or_robot_is_passed(
    targets: list[tuple[int, int]], walls: list[Spec], hits: list[int]
) -> None:
    table = shot(["high_power_laser"], *targets, course=floor(walls=walls))
    play(table, "high_power pass")
    assert damage(table, len(hits)) == hits


@pytest.mark.clause("RR-17.14")
@pytest.mark.parametrize(
    ("targets", "walls", "hits"),
    [([NEAR, FAR], [], [1, 0]), ([MIDDLE], [EAST_OF_3], [0]), ([MIDDLE], [wall(2, 5, "E")], [0])],
)
def test_who_stops_shoots_like_a_plain_laser(
    targets: list[tuple[int, int]], walls: list[Spec], hits: list[int]
) -> None:
    table = shot(["high_power_laser"], *targets, course=floor(walls=walls))
    play(table, "high_power stop")
    assert damage(table, len(hits)) == hits


@pytest.mark.clause("RR-17.14")
def test_a_high_power_laser_with_nothing_before_it_asks_nothing() -> None:
    assert shot(["high_power_laser"], (6, 6)).waiting() == []


@pytest.mark.clause("RR-17.14", "RR-17.7")
def test_both_shots_of_a_double_barreled_laser_may_pass() -> None:
    table = shot(["double_barreled_laser", "high_power_laser"], NEAR, FAR)
    play(table, "high_power pass")
    assert damage(table, 2) == [2, 2]


@pytest.mark.clause("RR-17.14", "RR-16.4")
def test_who_fires_another_weapon_is_not_asked_for_a_high_power_path() -> None:
    table = shot(["high_power_laser", "pressor_beam"], NEAR, FAR)
    table.decide("weapon pressor_beam")
    assert table.waiting() == []
    assert damage(table, 2) == [0, 0]


@pytest.mark.clause("RR-17.14", "RR-10.9")
def test_the_path_is_chosen_before_any_damage() -> None:
    table = register(
        [
            {"x": 4, "y": 5, "facing": "N", "options": ["brakes"]},
            {"x": 2, "y": 5, "facing": "E", "options": ["high_power_laser"]},
            {"x": 8, "y": 5, "facing": "S", "options": ["flywheel"]},
        ],
        step="D",
    )
    assert play(table, "high_power pass") == [
        (1, "high_power pass"),
        (0, "take_damage"),
        (2, "take_damage"),
    ]


@pytest.mark.clause("RR-17.14")
def test_the_choice_is_made_anew_in_every_register() -> None:
    table = span(
        [
            {"x": 2, "y": 5, "facing": "E", "options": ["high_power_laser"]},
            {"x": 5, "y": 5, "facing": "N"},
            {"x": 8, "y": 5, "facing": "N"},
        ],
        (1, "D"),
        (2, "end"),
    )
    table.decide("high_power pass")
    table.decide("high_power stop")
    assert table.waiting() == []
    assert damage(table, 2) == [2, 1]


def rear(options: list[str], course: Spec | None = None, **more: Any) -> Table:
    """Step D: the first robot has a Rear-Firing Laser and another robot before and behind it."""
    return register(
        [
            {"x": 5, "y": 5, "facing": "E", "options": ["rear_firing_laser", *options], **more},
            {"x": 8, "y": 5, "facing": "N", "registers": LEFT[:5]},
            {"x": 2, "y": 5, "facing": "N", "registers": LEFT[5:10]},
        ],
        course,
        step="D",
    )


@pytest.mark.clause("RR-17.21")
def test_the_rear_firing_laser_gives_one_damage_backwards_beside_the_main_laser() -> None:
    table = rear([])
    assert table.waiting() == []
    assert damage(table, 2) == [1, 1]


@pytest.mark.clause("RR-17.21")
@pytest.mark.parametrize(
    ("facing", "x", "y", "looks"),
    [("N", 5, 8, "S"), ("E", 2, 5, "N"), ("S", 5, 2, "N"), ("W", 8, 5, "N")],
)
def test_the_rear_firing_laser_fires_straight_backwards(facing: str, x: int, y: int, looks: str) -> None:
    table = register(
        [
            {"x": 5, "y": 5, "facing": facing, "options": ["rear_firing_laser"]},
            {"x": x, "y": y, "facing": looks},
        ],
        step="D",
    )
    assert damage(table, 1) == [1]


@pytest.mark.clause("RR-17.21")
def test_a_wall_behind_the_robot_stops_the_rear_firing_laser() -> None:
    assert damage(rear([], floor(walls=[wall(5, 5, "W")])), 2) == [1, 0]


@pytest.mark.clause("RR-17.21", "RR-17.7")
def test_the_rear_firing_laser_is_not_double_barreled() -> None:
    assert damage(rear(["double_barreled_laser"]), 2) == [2, 1]


@pytest.mark.clause("RR-17.21", "RR-17.14")
def test_the_rear_firing_laser_has_no_high_power() -> None:
    table = rear(["high_power_laser"], floor(walls=[wall(4, 5, "W")]))
    play(table, "high_power pass")
    assert damage(table, 2) == [1, 0]


@pytest.mark.clause("RR-17.21", "RR-17.10")
def test_fire_control_does_not_apply_to_the_rear_firing_laser() -> None:
    table = register(
        [
            {"x": 5, "y": 5, "facing": "E", "options": ["rear_firing_laser", "fire_control"]},
            {"x": 2, "y": 5, "facing": "N", "registers": LEFT[:5], "options": ["brakes"]},
        ],
        step="D",
    )
    assert (table.waiting(), set(table.legal())) == ([1], {"take_damage", "prevent brakes"})


@pytest.mark.clause("RR-17.21", "RR-16.4")
def test_a_replaced_main_laser_leaves_the_rear_firing_laser_in_use() -> None:
    table = rear(["pressor_beam"])
    table.decide("weapon pressor_beam")
    assert damage(table, 2) == [0, 1]
    assert table.at("hammer_bot") == (9, 5, "N")


@pytest.mark.clause("RR-17.21", "RR-16.4")
def test_a_target_behind_does_not_allow_a_replacement_weapon() -> None:
    table = register(
        [
            {"x": 5, "y": 5, "facing": "E", "options": ["rear_firing_laser", "pressor_beam"]},
            {"x": 2, "y": 5, "facing": "N"},
        ],
        step="D",
    )
    assert table.waiting() == []
    assert damage(table, 1) == [1]


@pytest.mark.clause("RR-17.21")
def test_the_rear_firing_laser_fires_in_every_register() -> None:
    table = span(
        [
            {"x": 5, "y": 5, "facing": "E", "options": ["rear_firing_laser"]},
            {"x": 2, "y": 5, "facing": "N"},
        ],
        (1, "D"),
        (3, "E"),
    )
    assert damage(table, 1) == [3]


@pytest.mark.clause("RR-17.21", "RR-10.7")
def test_the_rear_shot_of_a_robot_is_booked_right_after_its_main_shot() -> None:
    # Dock 1 hits the target backwards before dock 2 hits it with a laser under Fire Control.
    table = register(
        [
            {"x": 8, "y": 5, "facing": "E", "options": ["rear_firing_laser"]},
            {"x": 5, "y": 1, "facing": "S", "options": ["fire_control"]},
            {"x": 5, "y": 5, "facing": "W", "registers": LEFT[:5], "options": ["brakes"]},
        ],
        step="D",
    )
    assert play(table) == [(2, "take_damage"), (1, "fire_damage"), (2, "take_damage")]


@pytest.mark.clause("RR-17.14", "RR-10.2")
def test_a_high_power_laser_passes_over_pits_for_nothing() -> None:
    table = shot(["high_power_laser"], MIDDLE, FAR, course=floor(cells=[cell(4, 5, "pit")]))
    table.decide("high_power pass")
    assert damage(table, 2) == [1, 1]
