"""RR-8: curved belt squares, and the rulebook's story of Fidelio."""

from __future__ import annotations

import pytest

from tests.games.roborally.draw import ASIDE, belt, course, express, pusher, wall
from tests.games.roborally.table import Table, register

CLOCKWISE = "NESW"
STEP = {"N": (0, -1), "E": (1, 0), "S": (0, 1), "W": (-1, 0)}
BACK = {"N": "S", "E": "W", "S": "N", "W": "E"}


def turned(facing: str, quarters: int) -> str:
    return CLOCKWISE[(CLOCKWISE.index(facing) + quarters) % 4]


@pytest.mark.clause("RR-8.10")
@pytest.mark.parametrize("facing", ["N", "E", "S", "W"])
@pytest.mark.parametrize("way", ["N", "E", "S", "W"])
@pytest.mark.parametrize("quarters", [1, -1])
def test_a_robot_carried_onto_a_curve_turns_with_it(way: str, quarters: int, facing: str) -> None:
    """It turns by a quarter from whatever way it faced; it does not come to face along the belt."""
    dx, dy = STEP[way]
    drawn = course(belt(5, 5, way), belt(5 + dx, 5 + dy, turned(way, quarters), BACK[way]))
    table = register([{"x": 5, "y": 5, "facing": facing}], drawn, until="D")
    assert table.at("twonky") == (5 + dx, 5 + dy, turned(facing, quarters))


@pytest.mark.clause("RR-8.10")
def test_the_curve_of_the_rulebook() -> None:
    """TV-7 (a)."""
    drawn = course(belt(3, 5, "E"), belt(4, 5, "S", "W"), belt(4, 6, "S"))
    assert register([{"x": 3, "y": 5, "facing": "E"}], drawn, until="D").at("twonky") == (4, 5, "S")


@pytest.mark.clause("RR-8.10", "RR-8.2")
def test_an_express_belt_turns_on_a_normal_curve() -> None:
    """C1 onto the curve (turn), C2 off it (no turn)."""
    drawn = course(express(3, 5, "E"), belt(4, 5, "S", "W"), belt(4, 6, "S"))
    assert register([{"x": 3, "y": 5, "facing": "N"}], drawn, until="D").at("twonky") == (4, 6, "E")


@pytest.mark.clause("RR-8.10", "RR-8.2")
def test_a_normal_belt_turns_on_an_express_curve() -> None:
    drawn = course(belt(3, 5, "E"), express(4, 5, "S", "W"), express(4, 6, "S"))
    assert register([{"x": 3, "y": 5, "facing": "N"}], drawn, until="D").at("twonky") == (4, 5, "E")


@pytest.mark.clause("RR-8.10")
def test_two_curves_in_one_register_turn_twice() -> None:
    drawn = course(express(3, 5, "E"), express(4, 5, "S", "W"), express(4, 6, "W", "N"))
    assert register([{"x": 3, "y": 5, "facing": "N"}], drawn, until="D").at("twonky") == (4, 6, "S")


@pytest.mark.clause("RR-8.10")
def test_opposite_curves_cancel() -> None:
    drawn = course(express(3, 5, "E"), express(4, 5, "S", "W"), express(4, 6, "E", "N"))
    assert register([{"x": 3, "y": 5, "facing": "W"}], drawn, until="D").at("twonky") == (4, 6, "W")


@pytest.mark.clause("RR-8.10", "RR-8.5")
def test_a_robot_that_could_not_be_carried_does_not_turn() -> None:
    drawn = course(belt(3, 5, "E"), belt(4, 5, "S", "W"), walls=[wall(4, 5, "S")])
    table = register([{"x": 3, "y": 5, "facing": "E"}, {"x": 4, "y": 5, "facing": "W"}], drawn, until="D")
    assert table.at("twonky") == (3, 5, "E")
    assert table.at("hammer_bot") == (4, 5, "W")


@pytest.mark.clause("RR-8.11")
def test_a_robot_that_drives_onto_a_curve_does_not_turn() -> None:
    """TV-7 (b)."""
    drawn = course(belt(3, 5, "E"), belt(4, 5, "S", "W"), belt(4, 6, "S"))
    table = register([{"x": 5, "y": 5, "facing": "W", "card": "P490"}], drawn, until="D")
    assert table.at("twonky") == (4, 6, "W")


@pytest.mark.clause("RR-8.11")
def test_driving_through_the_curved_entry_does_not_turn_either() -> None:
    drawn = course(belt(3, 5, "E"), belt(4, 5, "S", "W"), belt(4, 6, "S"))
    table = register([{"x": 3, "y": 5, "facing": "E", "card": "P490"}], drawn, until="D")
    assert table.at("twonky") == (4, 6, "E")


@pytest.mark.clause("RR-8.11")
def test_a_robot_pushed_onto_a_curve_does_not_turn() -> None:
    drawn = course(belt(4, 5, "S", "W"), belt(4, 6, "S"))
    table = register(
        [{"x": 2, "y": 5, "facing": "E", "card": "P490"}, {"x": 3, "y": 5, "facing": "N"}], drawn, until="D"
    )
    assert table.at("hammer_bot") == (4, 6, "N")


@pytest.mark.clause("RR-8.11")
def test_a_robot_that_stands_on_a_curve_does_not_turn_when_it_is_carried_off() -> None:
    drawn = course(belt(4, 5, "S", "W"), belt(4, 6, "S"))
    assert register([{"x": 4, "y": 5, "facing": "E"}], drawn, until="D").at("twonky") == (4, 6, "E")


@pytest.mark.clause("RR-8.11", "RR-8.10")
def test_a_robot_that_drives_onto_one_curve_turns_on_the_next() -> None:
    drawn = course(express(4, 5, "S", "W"), express(4, 6, "E", "N"), express(5, 6, "E"))
    table = register([{"x": 3, "y": 5, "facing": "E", "card": "P490"}], drawn, until="D")
    assert table.at("twonky") == (5, 6, "N")


@pytest.mark.clause("RR-8.11")
def test_a_pusher_onto_a_curve_does_not_turn() -> None:
    drawn = course(pusher(3, 5, "E"), belt(4, 5, "S", "W"))
    assert register([{"x": 3, "y": 5, "facing": "E"}], drawn, until="D").at("twonky") == (4, 5, "E")


@pytest.mark.clause("RR-8.12")
@pytest.mark.parametrize(
    ("start", "way", "curved", "after"),
    [
        ((5, 4), "S", ["W"], "N"),  # straight through
        ((4, 5), "E", ["W"], "E"),  # from the west into S: clockwise
        ((6, 5), "W", ["W"], "N"),  # the east entry is not listed as curved
        ((4, 5), "E", ["E", "W"], "E"),
        ((6, 5), "W", ["E", "W"], "W"),  # from the east into S: anticlockwise
        ((5, 4), "S", ["E", "W"], "N"),
    ],
)
def test_at_a_junction_only_a_curved_entry_turns(
    start: tuple[int, int], way: str, curved: list[str], after: str
) -> None:
    drawn = course(belt(*start, way), belt(5, 5, "S", *curved), belt(5, 6, "S"))
    table = register([{"x": start[0], "y": start[1], "facing": "N"}], drawn, until="D")
    assert table.at("twonky") == (5, 5, after)


@pytest.mark.clause("RR-8.1", "RR-8.2", "RR-7.4")
def test_the_story_of_fidelio() -> None:
    """TV-4."""
    drawn = course(*(express(x, 5, "E") for x in range(2, 12)), walls=[wall(6, 5, "N")])
    fidelio = {"x": 1, "y": 5, "facing": "E", "registers": ["P490", "P080", "P430", "P070", None]}
    found = []
    for number in (1, 2, 3, 4):
        table = Table(
            {
                "course": drawn,
                "phase": "register",
                "register": 1,
                "step": "A",
                "until": {"register": number, "step": "end"},
                "robots": [{"robot": "zoom_bot", **fidelio}, ASIDE],
            }
        )
        found.append(table.at("zoom_bot"))
        assert table.robot("zoom_bot")["damage"] == 0
    assert found == [(4, 5, "E"), (6, 5, "S"), (8, 5, "S"), (10, 5, "E")]
