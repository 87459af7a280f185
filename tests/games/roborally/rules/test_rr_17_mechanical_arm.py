"""RR-17.15 Mechanical Arm."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.roborally.option_help import (
    AWAY,
    Spec,
    cell,
    floor,
    play,
    refused,
    span,
    turn,
    wall,
    words,
)
from tests.games.roborally.table import Table, register

ARM: Spec = {"x": 5, "y": 5, "facing": "N", "options": ["mechanical_arm"], "archive": [0, 0]}
FAR_FLAG = (0, 11)
NEIGHBOURS = [(4, 4), (5, 4), (6, 4), (4, 5), (6, 5), (4, 6), (5, 6), (6, 6)]


def touching(course: Spec, **more: Any) -> Table:
    """Step E of register 1."""
    return register([{**ARM, **more}, AWAY], course, step="E")


def cleaning(*cells: Spec, flags: tuple[tuple[int, int], ...] = (), **more: Any) -> Table:
    """The end of a turn, with the arm on (5, 5) and three Damage."""
    fields = {name: more.pop(name) for name in ("chances",) if name in more}
    robot = {**ARM, "damage": 3, **more}
    return turn([robot, AWAY], phase="cleanup", course=floor(cells=cells, flags=flags), **fields)


@pytest.mark.clause("RR-17.15", "RR-A2")
@pytest.mark.parametrize("flag", NEIGHBOURS)
def test_the_arm_touches_a_flag_on_any_of_the_eight_neighbouring_squares(flag: tuple[int, int]) -> None:
    table = touching(floor(flags=[flag, FAR_FLAG]))
    assert (table.waiting(), set(table.legal())) == ([0], {"no_touch", f"arm_touch {flag[0]} {flag[1]}"})
    assert table.default() == "no_touch"
    table.decide(f"arm_touch {flag[0]} {flag[1]}")
    assert table.waiting() == []
    robot = table.robot("twonky")
    assert (robot["next_flag"], robot["archive"]) == (2, [0, 0])


@pytest.mark.clause("RR-17.15")
def test_the_arm_may_be_kept_in() -> None:
    table = touching(floor(flags=[(6, 5), FAR_FLAG]))
    table.decide("no_touch")
    assert table.robot("twonky")["next_flag"] == 1


@pytest.mark.clause("RR-17.15")
@pytest.mark.parametrize("flag", [(7, 5), (5, 3), (7, 7), (7, 6), (3, 4)])
def test_the_arm_does_not_reach_two_squares(flag: tuple[int, int]) -> None:
    table = touching(floor(flags=[flag, FAR_FLAG]))
    assert table.waiting() == []
    assert table.robot("twonky")["next_flag"] == 1


@pytest.mark.clause("RR-17.15")
def test_without_the_arm_nothing_is_asked() -> None:
    assert touching(floor(flags=[(6, 5), FAR_FLAG]), options=["brakes"]).waiting() == []


@pytest.mark.clause("RR-17.15", "RR-11.1")
def test_a_flag_out_of_order_gives_nothing_to_the_arm() -> None:
    table = touching(floor(flags=[FAR_FLAG, (6, 5)]))
    play(table, "arm_touch 6 5")
    robot = table.robot("twonky")
    assert (robot["next_flag"], robot["archive"]) == (1, [0, 0])


@pytest.mark.clause("RR-17.15")
@pytest.mark.parametrize("side", [wall(5, 5, "E"), wall(6, 5, "W")])
def test_a_wall_between_stops_the_arm(side: Spec) -> None:
    table = touching(floor(flags=[(6, 5), FAR_FLAG], walls=[side]))
    assert table.waiting() == []
    assert table.robot("twonky")["next_flag"] == 1


FIRST_A, FIRST_B = wall(5, 5, "E"), wall(6, 6, "N")
SECOND_A, SECOND_B = wall(5, 5, "S"), wall(5, 6, "E")


@pytest.mark.clause("RR-17.15")
@pytest.mark.parametrize(
    ("walls", "reached"),
    [
        ([FIRST_A], True),
        ([FIRST_B], True),
        ([SECOND_A], True),
        ([SECOND_B], True),
        ([FIRST_A, FIRST_B], True),
        ([SECOND_A, SECOND_B], True),
        ([FIRST_A, SECOND_A], False),
        ([FIRST_A, SECOND_B], False),
        ([FIRST_B, SECOND_A], False),
        ([FIRST_B, SECOND_B], False),
    ],
)
def test_a_diagonal_is_blocked_only_when_both_ways_round_the_corner_are_closed(
    walls: list[Spec], reached: bool
) -> None:
    table = touching(floor(flags=[(6, 6), FAR_FLAG], walls=walls))
    assert bool(table.waiting()) is reached
    if reached:
        table.decide("arm_touch 6 6")
    assert table.robot("twonky")["next_flag"] == (2 if reached else 1)


@pytest.mark.clause("RR-17.15")
def test_pits_and_robots_in_between_do_not_matter() -> None:
    course = floor(flags=[(6, 6), FAR_FLAG], cells=[cell(6, 5, "pit")])
    table = register([ARM, {"x": 5, "y": 6, "facing": "S"}], course, step="E")
    table.decide("arm_touch 6 6")
    assert table.robot("twonky")["next_flag"] == 2


@pytest.mark.clause("RR-17.15")
def test_a_flag_on_which_another_robot_stands_can_be_touched_too() -> None:
    table = register([ARM, {"x": 6, "y": 5, "facing": "S"}], floor(flags=[(6, 5), FAR_FLAG]), step="E")
    table.decide("arm_touch 6 5")
    assert [table.robot(name)["next_flag"] for name in ("twonky", "hammer_bot")] == [2, 2]


@pytest.mark.clause("RR-17.15", "RR-11.5")
def test_a_robot_touches_at_most_one_flag_per_register_even_with_the_arm() -> None:
    table = touching(floor(flags=[(5, 5), (6, 5), FAR_FLAG]))
    play(table, "arm_touch 6 5")
    robot = table.robot("twonky")
    assert (robot["next_flag"], robot["archive"]) == (2, [5, 5])


@pytest.mark.clause("RR-17.15", "RR-11.5")
def test_the_following_flag_may_be_touched_in_the_next_register() -> None:
    table = span([ARM, AWAY], (1, "E"), (2, "end"), course=floor(flags=[(5, 5), (6, 5), FAR_FLAG]))
    play(table, "arm_touch 6 5")
    assert table.robot("twonky")["next_flag"] == 3


@pytest.mark.clause("RR-17.15")
def test_there_is_only_one_extra_touch_per_register() -> None:
    table = touching(floor(flags=[(6, 5), (4, 5), FAR_FLAG]))
    table.decide("arm_touch 6 5")
    assert table.waiting() == []
    assert table.robot("twonky")["next_flag"] == 2


@pytest.mark.clause("RR-17.15")
def test_the_own_square_still_counts_for_the_archive() -> None:
    table = touching(floor(flags=[(6, 5), FAR_FLAG], cells=[cell(5, 5, "repair", option=False)]))
    table.decide("arm_touch 6 5")
    robot = table.robot("twonky")
    assert (robot["next_flag"], robot["archive"]) == (2, [5, 5])


@pytest.mark.clause("RR-17.15", "RR-15.1")
def test_the_last_flag_may_be_touched_with_the_arm() -> None:
    table = register([{**ARM, "next_flag": 2}, AWAY], floor(flags=[FAR_FLAG, (6, 5)]), step="E")
    table.decide("arm_touch 6 5")
    assert table.places() == [1, 2]


@pytest.mark.clause("RR-17.15", "RR-5.11")
def test_a_powered_down_robot_may_use_its_arm() -> None:
    table = touching(floor(flags=[(6, 5), FAR_FLAG]), powered_down=True)
    table.decide("arm_touch 6 5")
    assert table.robot("twonky")["next_flag"] == 2


@pytest.mark.clause("RR-17.15")
def test_in_the_cleanup_the_arm_repairs_from_a_neighbouring_site() -> None:
    table = cleaning(cell(6, 6, "repair", option=False))
    assert (table.waiting(), set(table.legal())) == ([0], {"no_touch", "arm_touch 6 6"})
    assert table.default() == "no_touch"
    table.decide("arm_touch 6 6")
    assert "no_touch" not in words(table)
    assert table.robot("twonky")["damage"] == 2


@pytest.mark.clause("RR-17.15")
def test_in_the_cleanup_the_arm_may_be_kept_in() -> None:
    table = cleaning(cell(6, 6, "repair", option=False))
    table.decide("no_touch")
    assert table.robot("twonky")["damage"] == 3


@pytest.mark.clause("RR-17.15")
def test_own_square_and_arm_repair_two_damage() -> None:
    table = cleaning(cell(5, 5, "repair", option=False), cell(5, 4, "repair", option=False))
    play(table, "arm_touch 5 4")
    assert table.robot("twonky")["damage"] == 1


@pytest.mark.clause("RR-17.15", "RR-1.7")
def test_in_the_cleanup_the_arm_repairs_from_any_flag() -> None:
    table = cleaning(flags=(FAR_FLAG, (6, 5)))
    play(table, "arm_touch 6 5")
    robot = table.robot("twonky")
    assert (robot["damage"], robot["next_flag"]) == (2, 1)


@pytest.mark.clause("RR-17.15")
@pytest.mark.parametrize("damage", [0, 3])
def test_own_square_and_arm_may_draw_two_options(damage: int) -> None:
    table = cleaning(
        cell(5, 5, "repair", option=True),
        cell(5, 4, "repair", option=True),
        damage=damage,
        chances=[("option", ["brakes"]), ("option", ["ramming_gear"])],
    )
    play(table, "arm_touch 5 4")
    robot = table.robot("twonky")
    assert sorted(robot["options"]) == ["brakes", "mechanical_arm", "ramming_gear"]
    assert robot["damage"] == max(0, damage - 2)


@pytest.mark.clause("RR-17.15")
def test_there_is_only_one_extra_touch_per_cleanup() -> None:
    table = cleaning(cell(4, 5, "repair", option=False), cell(6, 5, "repair", option=False))
    assert set(table.legal()) == {"no_touch", "arm_touch 4 5", "arm_touch 6 5"}
    table.decide("arm_touch 4 5")
    assert not words(table) & {"no_touch", "arm_touch"}
    assert table.robot("twonky")["damage"] == 2


@pytest.mark.clause("RR-17.15")
def test_the_arm_does_not_move_the_archive_marker_in_the_cleanup_either() -> None:
    table = cleaning(cell(6, 6, "repair", option=True))
    play(table, "arm_touch 6 6")
    assert table.robot("twonky")["archive"] == [0, 0]


@pytest.mark.clause("RR-17.15")
def test_in_the_cleanup_the_arm_is_stopped_by_walls_as_well() -> None:
    course = floor(cells=[cell(6, 5, "repair", option=False)], walls=[wall(6, 5, "W")])
    table = turn([{**ARM, "damage": 3}, AWAY], phase="cleanup", course=course)
    assert not words(table) & {"no_touch", "arm_touch"}
    assert table.robot("twonky")["damage"] == 3


@pytest.mark.clause("RR-17.15")
def test_a_square_with_nothing_to_touch_is_refused() -> None:
    table = touching(floor(flags=[(6, 5), FAR_FLAG]))
    assert refused(table, "arm_touch 4 5") == "RR-17.15"
