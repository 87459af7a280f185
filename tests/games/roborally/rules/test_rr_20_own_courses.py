"""RR-20: which home-made courses are legal."""

from __future__ import annotations

from typing import Any

import pytest

from paddock.core import reading
from paddock.core.errors import BadDataError, BadSetupError
from paddock.games.roborally.components.data_checks import check_course
from paddock.games.roborally.game import GAME
from tests.games.roborally.draw import belt, course, wall
from tests.games.roborally.shipped import COURSES, plain_course

YARD = {"board": "house_switchyard", "x": 0, "y": 0, "rotation_cw": 0}
DOCK = {"board": "dock_a", "x": 0, "y": 12, "rotation_cw": 0}


def board(name: str, x: int, y: int, rotation: int = 0) -> dict[str, Any]:
    return {"board": name, "x": x, "y": y, "rotation_cw": rotation}


def numbered(*squares: tuple[int, int]) -> list[dict[str, int]]:
    return [{"number": n, "x": x, "y": y} for n, (x, y) in enumerate(squares, start=1)]


def own(**fields: Any) -> dict[str, Any]:
    """The course First Steps, with some of it changed."""
    return {
        "width": 12,
        "height": 16,
        "boards": [YARD, DOCK],
        "flags": numbered((3, 4), (10, 5)),
        **fields,
    }


def refused(made: dict[str, Any]) -> str:
    """The clause by which a course is refused."""
    with pytest.raises(BadDataError) as caught:
        check_course(made)
    assert str(caught.value.details["problem"]) in {*GAME.problems, *reading.CORE_PROBLEMS}
    assert caught.value.details["where"] is not None
    return str(caught.value.details["clause"])


@pytest.mark.clause("RR-20.1", "RR-20.2")
@pytest.mark.parametrize(
    "course_id", ["risky_exchange", "death_trap", "around_the_world", "against_the_grain", "house_hot_metal"]
)
def test_a_published_course_is_legal(course_id: str) -> None:
    check_course(plain_course(course_id))


@pytest.mark.clause("RR-20.1")
def test_a_home_made_course_is_legal() -> None:
    check_course(own())


@pytest.mark.clause("RR-20.1")
@pytest.mark.parametrize(
    "flags",
    [
        numbered((1, 1), (10, 5)),
        numbered((3, 4), (10, 10)),
        numbered((3, 4), (3, 4)),
        numbered((3, 4), (10, 5), (3, 4)),
        numbered((12, 4), (10, 5)),
        numbered((3, 16), (10, 5)),
        numbered((3, 4), (-1, 5)),
        numbered(*((x, 0) for x in range(9))),
        [],
    ],
    ids=[
        "on a pit",
        "the last one on a pit",
        "two on one square",
        "the first and the third on one square",
        "east of the course",
        "south of the course",
        "west of the course",
        "nine flags",
        "no flag",
    ],
)
def test_flags_that_lie_badly_are_refused(flags: list[dict[str, int]]) -> None:
    assert refused(own(flags=flags)) == "RR-20.1"


@pytest.mark.clause("RR-20.1")
def test_eight_flags_are_legal() -> None:
    squares = [(3, 4), (10, 5), (0, 5), (0, 8), (4, 1), (8, 1), (11, 9), (7, 11)]
    check_course(own(flags=numbered(*squares)))


@pytest.mark.clause("RR-20.1")
@pytest.mark.parametrize(
    ("width", "height", "boards"),
    [
        (12, 12, [YARD]),
        (12, 20, [board("dock_b", 0, 0, 180), board("house_switchyard", 0, 4), board("dock_a", 0, 16)]),
        (12, 16, [YARD, board("dock_a", 0, 12, 180)]),
        (12, 20, [YARD, board("dock_a", 0, 16)]),
        (12, 4, [board("dock_a", 0, 0)]),
        (36, 16, [YARD, board("chess", 24, 0), DOCK]),
        (24, 28, [YARD, board("chess", 12, 16), DOCK]),
        (24, 24, [YARD, board("chess", 12, 12), DOCK]),
        (24, 18, [YARD, board("chess", 12, 6), DOCK]),
        (12, 16, [YARD, board("chess", 0, 0), DOCK]),
        (60, 16, [YARD, *(board("chess", 12 * n, 0) for n in (1, 2, 3, 4)), DOCK]),
    ],
    ids=[
        "no dock",
        "two docks",
        "dock the wrong way round",
        "dock that touches nothing",
        "no factory board",
        "boards with a gap",
        "boards apart",
        "boards that touch at a corner",
        "boards off the grid",
        "boards on top of each other",
        "five factory boards",
    ],
)
def test_boards_that_lie_badly_are_refused(width: int, height: int, boards: list[dict[str, Any]]) -> None:
    dy = 4 if boards[0]["board"] == "dock_b" else 0
    flags = numbered((3, 4 + dy), (10, 5 + dy))
    if len(boards) == 1 and boards[0]["board"] == "dock_a":
        flags = numbered((3, 1), (8, 1))
    assert refused(own(width=width, height=height, boards=boards, flags=flags)) == "RR-20.1"


@pytest.mark.clause("RR-20.1")
def test_four_factory_boards_are_legal() -> None:
    boards = [
        YARD,
        board("chess", 12, 0),
        board("island", 0, 12),
        board("exchange", 12, 12),
        board("dock_a", 0, 24),
    ]
    check_course(own(width=24, height=28, boards=boards))


@pytest.mark.clause("RR-20.2")
def test_a_flag_behind_walls_is_refused() -> None:
    walls = [wall(9, 0, side) for side in "ESW"]  # the north side is walled by the board
    assert refused(own(flags=numbered((3, 4), (9, 0)), walls=walls)) == "RR-20.2"
    assert refused(own(flags=numbered((9, 0), (3, 4)), walls=walls)) == "RR-20.2"
    check_course(own(flags=numbered((3, 4), (9, 0)), walls=walls[:2]))


@pytest.mark.clause("RR-20.2")
def test_a_flag_beyond_pits_is_refused() -> None:
    ring = [(x, y) for x in (4, 5, 6) for y in (0, 1) if (x, y) != (5, 0)]
    cells = [{"x": x, "y": y, "elements": [{"kind": "pit"}]} for x, y in ring]
    assert refused(own(flags=numbered((3, 4), (5, 0)), cells=cells)) == "RR-20.2"


@pytest.mark.clause("RR-20.2")
def test_belts_are_active_in_the_search() -> None:
    """Whoever enters the first square of a belt is carried off it, so that nobody ends a register there."""
    start_of_belt = own(flags=numbered((8, 0), (3, 4)), cells=[belt(8, 0, "E")])
    assert refused(start_of_belt) == "RR-20.2"
    check_course(own(flags=numbered((9, 0), (3, 4)), cells=[belt(8, 0, "E")]))


@pytest.mark.clause("RR-20.2")
def test_with_moving_flags_the_flag_s_motion_is_part_of_the_search() -> None:
    """The same flag rides off the belt at once, and can be reached where it comes to rest."""
    made = own(flags=numbered((8, 0), (3, 4)), cells=[belt(8, 0, "E")], special_rules=[{"rule": "moving_flags"}])
    check_course(made)


@pytest.mark.clause("RR-20.2")
def test_a_moving_flag_that_never_comes_within_reach_is_refused() -> None:
    walls = [wall(9, 0, side) for side in "ESW"]
    rules = [{"rule": "moving_flags"}]
    assert refused(own(flags=numbered((3, 4), (9, 0)), walls=walls, special_rules=rules)) == "RR-20.2"


@pytest.mark.clause("RR-20.2")
def test_the_course_of_moving_targets_is_legal_with_its_rule() -> None:
    rules = next(each["special_rules"] for each in COURSES if each["id"] == "moving_targets")
    check_course({**plain_course("moving_targets"), "special_rules": rules})


@pytest.mark.clause("RR-20.2")
@pytest.mark.parametrize("most", [2, 8])
def test_every_dock_in_use_must_reach_the_first_flag(most: int) -> None:
    """Dock 8 is walled in: that matters only if eight may play."""
    made = own(walls=[wall(11, 14, side) for side in "NESW"], players={"min": 2, "max": most, "even_only": False})
    if most == 2:
        check_course(made)
    else:
        assert refused(made) == "RR-20.2"


@pytest.mark.clause("RR-20.3")
def test_flags_on_belts_and_in_corners_are_not_forbidden() -> None:
    """The belt square (5, 10) can be reached by the belt square before it."""
    check_course(own(flags=numbered((5, 10), (0, 11))))


@pytest.mark.clause("RR-20.1", "RR-19.2")
@pytest.mark.parametrize("seats", [0, 1, 9])
def test_no_course_can_be_started_with_a_bad_number_of_players(seats: int) -> None:
    for options in (
        {"course": "house_first_steps"},
        {"course": "house_first_steps", "allow_any_count": True},
    ):
        with pytest.raises(BadSetupError):
            GAME.setup(seats, options)


@pytest.mark.clause("RR-20.1")
def test_a_drawn_floor_without_docks_is_no_legal_course() -> None:
    assert refused(course(flags=[(3, 3), (8, 8)])) == "RR-20.1"
