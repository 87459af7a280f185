"""RG-7: corners."""

from __future__ import annotations

import pytest

from tests.games.rallyman_gt.road import links
from tests.games.rallyman_gt.table import Table, car, strip


def drive(tiles: list[str], at: str, speed: int, *plan: str) -> Table:
    """A car that drives a plan one by one, all dice clear, and stops there."""
    game = strip([*tiles], car(at, speed))
    game.play(*plan)
    for _ in plan:
        if game.told("marker") or "roll" not in game.legal():
            break
        game.decide("roll")
    return game


def lost(game: Table) -> list[str]:
    """Where control was lost by a speed limit."""
    assert len(game.told("too_fast")) == len(game.told("loses_control"))
    return [event["space"] for event in game.told("loses_control")]


def warnings(tiles: list[str], at: str, speed: int, step: str) -> int:
    """The warnings that the track adds to one step."""
    game = strip([*tiles], car(at, speed))
    game.decide(step)
    found: int = game.preview()["plan"][0]["warnings"]
    game.decide("roll")
    told = game.told("warned")
    assert (told[-1]["warnings"] if told else 0) == found
    return found


CLASSIC = ["103b", "114b", "103b"]
TIGHT = ["103b", "115b", "103b"]
HAZARD = ["103b", "113b", "103b"]
TRIANGLE = ["103b", "118b", "103b"]


@pytest.mark.clause("RG-7.1")
@pytest.mark.parametrize(("speed", "step", "space", "loses"), [
    (2, "gear 2", "1:I1", False),
    (2, "gear 1", "1:I1", False),
    (2, "gas", "1:I1", False),
    (2, "gear 3", "1:I1", True),
    (3, "gas", "1:I1", True),
    (2, "gear 3", "1:O1", True),
    (3, "gear 2", "1:O1", False),
    (6, "brake 2 3", "1:I1", False),
    (5, "brake 3 1", "1:O1", True),
])  # fmt: skip
def test_the_number_in_a_circle_is_the_highest_speed_for_entering(
    speed: int, step: str, space: str, loses: bool
) -> None:
    game = drive(CLASSIC, "1:B2", speed, f"{step} {space}")
    assert lost(game) == ([space] if loses else [])
    assert game.told("warned") == []


@pytest.mark.clause("RG-7.1")
def test_leaving_a_classic_corner_is_free() -> None:
    game = drive(CLASSIC, "1:B2", 2, "gear 2 1:I1", "gear 3 1:B3", "gear 4 1:B4")
    assert lost(game) == []
    assert (game.car("blue")["at"], game.car("blue")["speed"]) == ("1:B4", 4)


@pytest.mark.clause("RG-7.1")
def test_losing_control_is_immediate() -> None:
    game = strip(CLASSIC, car("1:B2", 3), car("0:A1", 0))
    game.play("gear 3 1:I1", "roll")
    assert game.waiting() == [1]
    assert game.told("too_fast") == [{"event": "too_fast", "car": "blue", "speed": "3", "limit": 2}]
    assert (game.car("blue")["status"], game.car("blue")["at"]) == ("off", "1:I1")


@pytest.mark.clause("RG-7.2")
@pytest.mark.parametrize(("speed", "step", "added", "loses"), [
    (5, "gear 5", 1, False),
    (5, "gas", 1, False),
    (4, "gear 5", 1, False),
    (4, "gear 4", 0, False),
    (3, "gear 3", 0, False),
    (6, "brake 4 1", 0, False),
    (6, "gear 6", 0, True),
    (6, "gas", 0, True),
])  # fmt: skip
def test_a_triangle_adds_a_warning_at_its_speed_and_is_a_limit_above(
    speed: int, step: str, added: int, loses: bool
) -> None:
    game = drive(TRIANGLE, "1:A1", speed, f"{step} 1:O1")
    assert lost(game) == (["1:O1"] if loses else [])
    if not loses:
        assert sum(1 for _ in game.told("warned")) == added


@pytest.mark.clause("RG-7.2")
def test_the_warning_of_a_triangle_adds_to_those_of_the_dice() -> None:
    game = strip(TRIANGLE, car("0:A2", 4), chances=[("gear-4", ["warning"]), ("gear-5", ["warning"])])
    game.play("gear 4 1:A1", "gear 5 1:O1", "roll", "roll")
    assert [event["warnings"] for event in game.told("warned")] == [1, 3]
    assert [event["space"] for event in game.told("loses_control")] == ["1:O1"]


@pytest.mark.clause("RG-7.2")
def test_the_number_beside_the_triangle_is_a_plain_one() -> None:
    assert warnings(TRIANGLE, "1:A1", 5, "gear 5 1:I1") == 0
    assert lost(drive(TRIANGLE, "1:A1", 6, "gear 6 1:I1")) == ["1:I1"]


@pytest.mark.clause("RG-7.3")
@pytest.mark.parametrize(("at", "speed", "step", "loses"), [
    ("1:B1", 2, "gear 2 1:I1", False),
    ("1:B1", 2, "gear 3 1:I1", True),
    ("1:B1", 3, "gas 1:I1", True),
    ("1:I1", 2, "gear 2 1:B2", False),
    ("1:I1", 2, "gear 3 1:B2", True),
    ("1:I1", 2, "gear 3 1:A2", False),
    ("1:A1", 3, "gear 3 1:O1", False),
    ("1:O2", 3, "gear 4 1:A2", False),
])  # fmt: skip
def test_a_dotted_line_is_the_highest_speed_for_crossing_it_straight_in_or_out(
    at: str, speed: int, step: str, loses: bool
) -> None:
    game = drive(TIGHT, at, speed, step)
    assert lost(game) == ([step.split()[-1]] if loses else [])


@pytest.mark.clause("RG-7.4")
@pytest.mark.parametrize("speed", [1, 2])
def test_a_dotted_line_with_a_warning_adds_one_each_time_at_any_speed(speed: int) -> None:
    assert warnings(HAZARD, "1:B1", speed, f"gear {speed} 1:I1") == 1
    assert warnings(HAZARD, "1:I1", speed, f"gear {speed} 1:B2") == 1
    assert warnings(HAZARD, "1:I1", 5, "gear 6 1:B2") == 1


@pytest.mark.clause("RG-7.4")
def test_in_and_out_again_straight_is_two_warnings() -> None:
    game = drive(HAZARD, "1:B1", 1, "gear 1 1:I1", "gear 2 1:B2")
    assert [event["warnings"] for event in game.told("warned")] == [1, 2]
    game = drive(HAZARD, "1:A1", 1, "gear 1 1:I1", "gear 2 1:A2")
    assert game.told("warned") == []


@pytest.mark.clause("RG-7.5")
def test_a_diagonal_ignores_the_dotted_lines_but_not_the_number_in_the_middle() -> None:
    assert lost(drive(TIGHT, "1:A1", 3, "gear 3 1:I1")) == []
    assert lost(drive(TIGHT, "1:A1", 3, "gear 4 1:I1")) == ["1:I1"]
    assert lost(drive(TIGHT, "1:I1", 5, "gear 6 1:A2")) == []
    assert warnings(HAZARD, "1:A1", 2, "gear 2 1:I1") == 0
    assert warnings(HAZARD, "1:I1", 2, "gear 2 1:A2") == 0
    assert lost(drive(HAZARD, "1:A1", 2, "gear 3 1:I1")) == ["1:I1"]


@pytest.mark.clause("RG-7.6")
def test_the_speed_of_the_step_that_crosses_the_line_counts() -> None:
    assert lost(drive(TIGHT, "1:B1", 3, "gear 2 1:I1")) == []
    assert lost(drive(TIGHT, "1:B1", 4, "brake 2 1 1:I1")) == []
    assert lost(drive(TIGHT, "1:I1", 3, "gear 2 1:B2")) == []
    assert lost(drive(TIGHT, "1:I1", 2, "gear 3 1:B2")) == ["1:B2"]
    assert lost(drive(TIGHT, "1:A1", 3, "gear 3 1:I1", "gas 1:B2")) == ["1:B2"]


@pytest.mark.clause("RG-7.7")
def test_two_tight_corners_that_share_an_edge_add_up() -> None:
    assert warnings(["103b", "107b", "107b", "103b"], "1:I1", 1, "gear 1 2:I1") == 2
    assert warnings(["103a", "107a", "107a", "103a"], "1:I1", 1, "gear 1 2:I1") == 2
    assert warnings(["103b", "107b", "111b", "103b"], "1:I1", 1, "gear 1 2:I1") == 1
    assert lost(drive(["103b", "107b", "111b", "103b"], "1:I1", 1, "gear 2 2:I1")) == ["2:I1"]
    assert lost(drive(["103b", "107b", "111b", "103b"], "1:O2", 1, "gear 2 2:O1")) == []


@pytest.mark.clause("RG-7.7")
@pytest.mark.parametrize(("tiles", "at", "step", "added"), [
    (["103a", "107a", "103a"], "0:M2", "gear 1 1:I1", 0),
    (["103a", "107a", "103a"], "0:R2", "gear 1 1:I1", 1),
    (["103a", "107a", "103a"], "1:I1", "gear 1 2:M1", 0),
    (["103a", "107a", "103a"], "1:I1", "gear 1 2:R1", 1),
    (["103a", "107ar", "103a"], "0:L2", "gear 1 1:I1", 1),
    (["103a", "107ar", "103a"], "0:M2", "gear 1 1:I1", 0),
    (["103b", "107b", "107br", "103b"], "1:I1", "gear 1 2:O2", 1),
    (["103b", "107b", "107br", "103b"], "1:I1", "gear 1 2:I1", 0),
])  # fmt: skip
def test_a_dotted_line_holds_where_the_two_spaces_and_the_line_overlap(
    tiles: list[str], at: str, step: str, added: int
) -> None:
    assert warnings(tiles, at, 1, step) == added


@pytest.mark.clause("RG-7.8")
def test_what_the_way_out_costs_belongs_to_the_space_that_is_entered() -> None:
    game = drive(TIGHT, "1:I1", 2, "gear 3 1:B2")
    assert [event["space"] for event in game.told("loses_control")] == ["1:B2"]
    assert game.car("blue")["at"] == "1:B2"
    turn = {"plan": ["gear 1 1:I1", "gear 2 1:B2"], "made": 1, "warnings": 2}
    game = strip(HAZARD, car("1:I1", 1), phase="rolling", turn=turn)
    game.decide("roll")
    assert [event["space"] for event in game.told("loses_control")] == ["1:B2"]


@pytest.mark.clause("RG-7.9")
@pytest.mark.parametrize("tile", ["108a", "109a", "110a", "112a", "114a", "116a"])
def test_where_the_inner_lanes_merge_the_innermost_lane_has_no_diagonal(tile: str) -> None:
    row = "2" if tile in ("109a", "114a") else "1"
    tiles = ["103a", tile, "103a"]
    assert strip(tiles, car(f"1:R{row}", 1)).spaces() == {"1:I1"}
    assert strip(tiles, car(f"1:M{row}", 1)).spaces() == {"1:O1", "1:I1"}
    assert strip(tiles, car("1:L1", 1)).spaces() == {"1:O1", "1:I1"}


@pytest.mark.clause("RG-7.9")
@pytest.mark.parametrize("tile", ["107a", "111a"])
def test_the_innermost_lane_goes_straight_on_and_takes_the_penalty(tile: str) -> None:
    tiles = ["103a", tile, "103a"]
    assert strip(tiles, car("0:R2", 1)).spaces() == {"1:I1"}
    assert strip(tiles, car("0:M2", 1)).spaces() == {"1:I1", "1:O1"}
    assert strip(tiles, car("0:L2", 1)).spaces() == {"1:I1", "1:O1"}
    if tile == "107a":
        assert [warnings(tiles, f"0:{lane}2", 1, "gear 1 1:I1") for lane in "RML"] == [1, 0, 0]
    else:
        assert [lost(drive(tiles, f"0:{lane}2", 2, "gear 2 1:I1")) for lane in "RML"] == [["1:I1"], [], []]


@pytest.mark.clause("RG-7.9")
def test_on_116a_the_dots_cover_the_middle_lane_too() -> None:
    tiles = ["103a", "116a", "103a"]
    for lane, limit in (("L", 3), ("M", 2), ("R", 1)):
        assert lost(drive(tiles, f"1:{lane}1", limit, f"gear {limit} 1:I1")) == []
        assert lost(drive(tiles, f"1:{lane}1", limit, f"gear {limit + 1} 1:I1")) == ["1:I1"]


@pytest.mark.clause("RG-7.9")
@pytest.mark.parametrize("tile", ["115a", "117a", "118a"])
def test_where_the_outer_lanes_merge_the_innermost_lane_has_its_diagonal(tile: str) -> None:
    tiles = ["103a", tile, "103a"]
    limit = {"115a": 3, "117a": 4, "118a": 5}[tile]
    assert strip(tiles, car("1:R1", 1)).spaces() == {"1:I1", "1:O1"}
    assert strip(tiles, car("1:M1", 1)).spaces() == {"1:I1", "1:O1"}
    assert strip(tiles, car("1:L1", 1)).spaces() == {"1:O1"}
    assert lost(drive(tiles, "1:R1", limit, f"gear {limit} 1:I1")) == ["1:I1"]
    assert lost(drive(tiles, "1:M1", limit, f"gear {limit} 1:I1")) == [], "diagonally"


@pytest.mark.clause("RG-7.10")
@pytest.mark.parametrize("tile", ["107b", "108b", "110b", "111b", "112b", "113b", "115b", "116b", "117b", "118b"])
def test_a_lower_speed_than_any_limit_is_always_fine(tile: str) -> None:
    tiles = ["103b", tile, "103b"]
    for at in sorted({link[0] for link in links(tiles, closed=False)}):
        for step in sorted(strip(tiles, car(at, 1)).steps()):
            if step.startswith(("gear 1", "gas")):
                assert lost(drive(tiles, at, 1, step)) == []
