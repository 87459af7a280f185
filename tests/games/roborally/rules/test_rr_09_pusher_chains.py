"""RR-9.3 and RR-9.7: several pushers in one register, and the chains that they push."""

from __future__ import annotations

import itertools
import random
from collections import Counter
from collections.abc import Sequence
from typing import Any

import pytest

from tests.effort import tries
from tests.games.roborally.draw import belt, course, crusher, gear, pit, pusher, wall
from tests.games.roborally.pusher_chains import STEP, Floor, PushersAtWork, Square
from tests.games.roborally.table import ROBOTS, Table, register

Outcome = Square | None


def after_c(robots: Sequence[Square], drawn: dict[str, Any], number: int = 1, until: str = "D") -> Table:
    """The table after step C of a register in which nobody has a card and all face north."""
    return register([{"x": x, "y": y, "facing": "N"} for x, y in robots], drawn, number=number, until=until)


def found(table: Table, count: int) -> list[Outcome]:
    """Where the robots are, in Dock order; None is destroyed."""
    robots = [table.robot(name) for name in ROBOTS[:count]]
    assert all((robot["status"] == "destroyed") == (robot["x"] is None) for robot in robots)
    return [None if robot["x"] is None else (robot["x"], robot["y"]) for robot in robots]


def in_every_dock_order(drawn: dict[str, Any], before: Sequence[Square], after: Sequence[Outcome]) -> None:
    """The same happens whoever has which dock."""
    for places in itertools.permutations(range(len(before))):
        table = after_c([before[place] for place in places], drawn)
        assert found(table, len(before)) == [after[place] for place in places], f"docks {places}"


@pytest.mark.clause("RR-9.3")
def test_a_robot_at_the_end_of_a_chain_and_one_pushed_directly_onto_the_same_square_stay_with_the_whole_chain() -> None:
    drawn = course(pusher(3, 5, "E"), pusher(7, 5, "W"))
    robots = [(3, 5), (4, 5), (5, 5), (7, 5)]
    in_every_dock_order(drawn, robots, robots)


@pytest.mark.clause("RR-9.3")
@pytest.mark.parametrize("way", ["N", "S"])
def test_so_they_do_at_a_right_angle(way: str) -> None:
    _, dy = STEP[way]
    drawn = course(pusher(3, 5, "E"), pusher(5, 5 - dy, way))
    robots = [(3, 5), (4, 5), (5, 5 - dy)]
    in_every_dock_order(drawn, robots, robots)


@pytest.mark.clause("RR-9.3")
@pytest.mark.parametrize("second", [1, 2, 3])
@pytest.mark.parametrize("first", [1, 2, 3])
def test_two_chains_that_meet_head_on_at_one_square_both_stay(first: int, second: int) -> None:
    """Square (5, 5) is empty between them."""
    west = [(4 - place, 5) for place in range(first)]
    east = [(6 + place, 5) for place in range(second)]
    drawn = course(pusher(*west[-1], "E"), pusher(*east[-1], "W"))
    robots = [*west, *east]
    assert found(after_c(robots, drawn), len(robots)) == robots
    robots.reverse()
    assert found(after_c(robots, drawn), len(robots)) == robots


@pytest.mark.clause("RR-9.3")
@pytest.mark.parametrize("second", [1, 2, 3])
@pytest.mark.parametrize("first", [1, 2, 3])
def test_two_chains_that_meet_at_a_right_angle_both_stay(first: int, second: int) -> None:
    west = [(4 - place, 5) for place in range(first)]
    north = [(5, 4 - place) for place in range(second)]
    drawn = course(pusher(*west[-1], "E"), pusher(*north[-1], "S"))
    robots = [*north, *west]
    assert found(after_c(robots, drawn), len(robots)) == robots
    robots.reverse()
    assert found(after_c(robots, drawn), len(robots)) == robots


@pytest.mark.clause("RR-9.3")
def test_three_chains_for_one_square_all_stay() -> None:
    robots = [(3, 5), (4, 5), (5, 3), (5, 4), (7, 5), (6, 5)]
    drawn = course(pusher(3, 5, "E"), pusher(5, 3, "S"), pusher(7, 5, "W"))
    assert found(after_c(robots, drawn), 6) == robots


@pytest.mark.clause("RR-9.3")
def test_four_pushers_around_one_square_leave_it_empty() -> None:
    robots = [(5, 4), (6, 5), (5, 6), (4, 5)]
    drawn = course(pusher(5, 4, "S"), pusher(6, 5, "W"), pusher(5, 6, "N"), pusher(4, 5, "E"))
    in_every_dock_order(drawn, robots, robots)


@pytest.mark.clause("RR-9.3")
def test_the_middle_of_a_chain_that_would_end_where_another_robot_would_end_holds_the_whole_chain() -> None:
    """The pushed robot itself would come to (4, 5), the second of the chain to (5, 5): there another one is bound."""
    drawn = course(pusher(3, 5, "E"), pusher(5, 4, "S"), pit(6, 5))
    robots = [(3, 5), (4, 5), (5, 4)]
    in_every_dock_order(drawn, robots, robots)


@pytest.mark.clause("RR-9.3")
def test_a_robot_between_two_pushers_is_in_both_chains_and_all_stay() -> None:
    """Each pushed robot would end on the square of the one between them."""
    for between in (1, 2, 3):
        robots = [(3 + place, 5) for place in range(between + 2)]
        drawn = course(pusher(3, 5, "E"), pusher(4 + between, 5, "W"))
        assert found(after_c(robots, drawn), len(robots)) == robots
        robots.reverse()
        assert found(after_c(robots, drawn), len(robots)) == robots


@pytest.mark.clause("RR-9.3")
def test_chains_that_would_end_on_different_squares_do_not_hold_each_other() -> None:
    drawn = course(pusher(3, 5, "E"), pusher(7, 6, "W"), pusher(9, 2, "S"))
    before = [(3, 5), (4, 5), (7, 6), (6, 6), (9, 2), (9, 3)]
    after = [(4, 5), (5, 5), (6, 6), (5, 6), (9, 3), (9, 4)]
    assert found(after_c(before, drawn), 6) == after


@pytest.mark.clause("RR-9.3")
def test_a_push_elsewhere_goes_on_when_two_chains_hold_each_other() -> None:
    drawn = course(pusher(3, 5, "E"), pusher(6, 5, "W"), pusher(1, 1, "S"))
    robots = [(1, 1), (3, 5), (4, 5), (6, 5), (1, 2)]
    assert found(after_c(robots, drawn), 5) == [(1, 2), (3, 5), (4, 5), (6, 5), (1, 3)]


@pytest.mark.clause("RR-9.3")
def test_a_chain_does_not_move_a_robot_that_stays() -> None:
    """(5, 5) and (5, 7) would end on (5, 6) and stay; the one at (4, 5), whose chain has (5, 5), stays as well."""
    drawn = course(pusher(5, 5, "S"), pusher(5, 7, "N"), pusher(4, 5, "E"))
    robots = [(5, 5), (5, 7), (4, 5)]
    in_every_dock_order(drawn, robots, robots)


@pytest.mark.clause("RR-9.3")
def test_nor_do_longer_chains_in_which_it_stands_in_the_middle() -> None:
    drawn = course(pusher(5, 5, "S"), pusher(5, 7, "N"), pusher(3, 5, "E"))
    robots = [(3, 5), (4, 5), (5, 5), (6, 5), (5, 7)]
    assert found(after_c(robots, drawn), 5) == robots
    robots.reverse()
    assert found(after_c(robots, drawn), 5) == robots


@pytest.mark.clause("RR-9.3")
def test_all_robots_of_a_held_chain_stay_also_those_that_stand_on_an_active_pusher() -> None:
    """The second of the chain stands on a pusher that alone would have moved it south."""
    drawn = course(pusher(3, 5, "E"), pusher(4, 5, "S"), pusher(6, 5, "W"))
    robots = [(3, 5), (4, 5), (6, 5)]
    in_every_dock_order(drawn, robots, robots)


@pytest.mark.clause("RR-9.3", "RR-9.7")
def test_two_chains_into_one_pit_do_not_hold_each_other() -> None:
    """The first robot of each falls, and those behind move up."""
    drawn = course(pusher(3, 5, "E"), pusher(7, 5, "W"), pit(5, 5))
    robots = [(3, 5), (4, 5), (7, 5), (6, 5)]
    in_every_dock_order(drawn, robots, [(4, 5), None, (6, 5), None])


@pytest.mark.clause("RR-9.3", "RR-9.7")
def test_neither_do_chains_off_the_same_edge_or_corner() -> None:
    drawn = course(pusher(1, 0, "W"), pusher(1, 1, "W"), pusher(0, 3, "N"), width=6, height=6)
    robots = [(1, 0), (0, 0), (1, 1), (0, 1)]
    in_every_dock_order(drawn, robots, [(0, 0), None, (0, 1), None])


@pytest.mark.clause("RR-9.3", "RR-9.2")
def test_a_chain_whose_first_robot_falls_still_holds_another_that_would_end_on_a_square_of_it() -> None:
    """The first falls into the pit, the second would come to (5, 5), where the other pusher pushes to."""
    drawn = course(pusher(4, 5, "E"), pit(6, 5), pusher(5, 3, "S"))
    robots = [(4, 5), (5, 5), (5, 3), (5, 4)]
    assert found(after_c(robots, drawn), 4) == robots


@pytest.mark.clause("RR-9.3", "RR-7.6")
@pytest.mark.parametrize("edge", [wall(3, 5, "E"), wall(5, 5, "W"), wall(4, 5, "E")])
def test_a_chain_that_a_wall_stops_would_end_nowhere_and_holds_nobody(edge: dict[str, Any]) -> None:
    drawn = course(pusher(3, 5, "E"), pusher(7, 5, "W"), walls=[edge])
    before = [(3, 5), (4, 5), (7, 5), (6, 5)]
    in_every_dock_order(drawn, before, [(3, 5), (4, 5), (6, 5), (5, 5)])


@pytest.mark.clause("RR-9.3")
def test_a_pusher_that_rests_holds_no_chain() -> None:
    drawn = course(pusher(3, 5, "E", 1, 3, 5), pusher(6, 5, "W", 2, 4))
    robots = [(3, 5), (4, 5), (6, 5)]
    assert found(after_c(robots, drawn, 1), 3) == [(4, 5), (5, 5), (6, 5)]
    assert found(after_c(robots, drawn, 2), 3) == [(3, 5), (4, 5), (5, 5)]


@pytest.mark.clause("RR-9.3")
def test_a_chain_onto_the_square_that_another_pushed_robot_leaves_is_no_meeting() -> None:
    """The robot at (5, 5) is pushed away south whatever happens behind it, or is shoved east: dock 1 says which."""
    drawn = course(pusher(3, 5, "E"), pusher(5, 5, "S"))
    assert found(after_c([(3, 5), (4, 5), (5, 5)], drawn), 3) == [(4, 5), (5, 5), (6, 5)]
    assert found(after_c([(5, 5), (4, 5), (3, 5)], drawn), 3) == [(5, 6), (5, 5), (4, 5)]


@pytest.mark.clause("RR-9.3", "RR-9.7")
def test_dock_order_counts_the_robots_on_pushers_and_not_those_they_shove() -> None:
    """The robot of dock 1 stands on no pusher; of the two that do, dock 2 is pushed first."""
    drawn = course(pusher(3, 5, "E"), pusher(5, 5, "S"))
    assert found(after_c([(4, 5), (3, 5), (5, 5)], drawn), 3) == [(5, 5), (4, 5), (6, 5)]
    assert found(after_c([(4, 5), (5, 5), (3, 5)], drawn), 3) == [(5, 5), (5, 6), (4, 5)]


@pytest.mark.clause("RR-9.3", "RR-9.7")
@pytest.mark.parametrize("first_goes_east", [True, False])
def test_neighbours_that_push_each_other_move_with_the_first_in_dock_order(first_goes_east: bool) -> None:
    """They would end on four different squares, and nobody is moved twice."""
    drawn = course(pusher(4, 5, "E"), pusher(5, 5, "W"))
    if first_goes_east:
        assert found(after_c([(4, 5), (5, 5)], drawn), 2) == [(5, 5), (6, 5)]
    else:
        assert found(after_c([(5, 5), (4, 5)], drawn), 2) == [(4, 5), (3, 5)]


@pytest.mark.clause("RR-9.3", "RR-9.7")
def test_a_row_of_robots_on_pushers_of_one_way_moves_one_square() -> None:
    drawn = course(*[pusher(x, 5, "E") for x in (3, 4, 5, 6)])
    before = [(3, 5), (4, 5), (5, 5), (6, 5)]
    in_every_dock_order(drawn, before, [(x + 1, y) for x, y in before])


@pytest.mark.clause("RR-9.3", "RR-9.7")
def test_a_ring_of_pushers_moves_by_dock_order_and_nobody_twice() -> None:
    """Dock 1 shoves its neighbour out of the ring; the one behind then follows into the gap, and so does the next."""
    drawn = course(pusher(4, 4, "E"), pusher(5, 4, "S"), pusher(5, 5, "W"), pusher(4, 5, "N"))
    robots = [(4, 4), (5, 4), (5, 5), (4, 5)]
    assert found(after_c(robots, drawn), 4) == [(5, 4), (6, 4), (4, 5), (3, 5)]


@pytest.mark.clause("RR-9.3")
@pytest.mark.parametrize("length", [1, 2, 3])
def test_a_robot_pushed_or_shoved_onto_another_active_pusher_is_not_pushed_again(length: int) -> None:
    drawn = course(pusher(3, 5, "E"), pusher(3 + length, 5, "S"), pusher(4 + length, 5, "S"))
    before = [(3 + place, 5) for place in range(length)]
    assert found(after_c(before, drawn), length) == [(x + 1, y) for x, y in before]


@pytest.mark.clause("RR-9.3")
def test_robots_that_stay_are_turned_crushed_and_carried_where_they_are() -> None:
    """They look at the start of C3, after the belts; gears and crushers come later."""
    drawn = course(
        belt(2, 5, "E"), pusher(3, 5, "E"), gear(4, 5, "cw"), pusher(6, 5, "W"), crusher(6, 5), gear(3, 5, "ccw")
    )
    table = after_c([(2, 5), (4, 5), (6, 5)], drawn)
    assert table.at("twonky") == (3, 5, "W")
    assert table.at("hammer_bot") == (4, 5, "E")
    assert table.robot("spin_bot")["status"] == "destroyed"


@pytest.mark.clause("RR-9.3")
def test_robots_that_stay_are_pushed_again_when_the_pushers_act_next() -> None:
    drawn = course(pusher(3, 5, "E"), pusher(6, 5, "W"), pusher(6, 5, "S", 2, 4))
    robots = [{"x": x, "y": 5, "facing": "N"} for x in (3, 4, 6)]
    assert found(register(robots, drawn, number=1, until="D"), 3) == [(3, 5), (4, 5), (6, 5)]
    assert found(register(robots, drawn, number=2, until="D"), 3) == [(3, 5), (4, 5), (6, 6)]


def drawn_from(floor: Floor) -> dict[str, Any]:
    """The course of a reckoned floor."""
    return course(
        *[pusher(*square, way) for square, way in floor.pushers.items()],
        *[pit(*square) for square in sorted(floor.pits)],
        walls=[wall(*square, side) for square, side in sorted(floor.walls)],
        width=floor.width,
        height=floor.height,
    )


def crowd(dice: random.Random, *, walls: bool) -> PushersAtWork:
    """Robots packed on a small floor where many squares push."""
    width, height = dice.choice(((4, 4), (5, 4), (6, 3), (7, 2), (8, 1)))
    squares = [(x, y) for x in range(width) for y in range(height)]
    dice.shuffle(squares)
    robots = squares[: dice.randrange(3, 8)]
    pits = frozenset(squares[8 : 8 + dice.choice((0, 0, 1, 2))])
    pushers = {square: dice.choice("NESW") for square in squares[:8] if square not in pits and dice.random() < 0.7}
    edges = dice.choices([(square, side) for square in squares for side in "NESW"], k=3 if walls else 0)
    dice.shuffle(robots)
    return PushersAtWork(Floor(width, height, pushers, pits, frozenset(edges)), robots)


def compare(work: PushersAtWork, seed: int) -> None:
    table = after_c(work.start, drawn_from(work.floor))
    assert found(table, len(work.start)) == work.resolve(), f"seed {seed}: {work.start} {work.floor}"


@pytest.mark.clause("RR-9.1", "RR-9.2", "RR-9.3", "RR-9.7")
def test_pushers_whose_chains_have_no_robot_in_common_do_as_reckoned() -> None:
    met: Counter[str] = Counter()
    for seed in range(4000):
        work = crowd(random.Random(seed), walls=True)
        if not work.pushes or work.shared:
            continue
        compare(work, seed)
        met["chains"] += work.staying > work.meeting
        met["blocked"] += len(work.open) < len(work.pushes)
        met["meeting"] += bool(work.meeting)
        met["falls"] += None in work.resolve()
    assert all(met[kind] >= 15 for kind in ("chains", "blocked", "meeting", "falls")), met


@pytest.mark.clause("RR-9.1", "RR-9.2", "RR-9.3", "RR-9.7")
def test_so_do_pushers_whose_chains_share_robots() -> None:
    met: Counter[str] = Counter()
    for seed in range(tries(600, 1500)):
        work = crowd(random.Random(seed), walls=False)
        if not work.shared or not work.clear:
            continue
        compare(work, seed)
        met["all go"] += not work.meeting
        met["meeting"] += bool(work.meeting)
        met["chains"] += work.staying > work.meeting
        met["falls"] += None in work.resolve()
    assert all(met[kind] >= 30 for kind in ("all go", "meeting", "chains", "falls")), met
