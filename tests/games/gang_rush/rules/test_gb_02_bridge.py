"""GB-2: the bridge."""

from __future__ import annotations

from typing import Any

import pytest

from paddock.games.gang_rush.game import GAME
from tests.games.gang_rush.components.test_data import zones
from tests.games.gang_rush.invariants import SPACES
from tests.games.gang_rush.table import DON, DUKE, PARKER, SPENDER, Table, bridge, car, moving

STEPS = {"F": (0, 2), "B": (0, -2), "FL": (-1, 1), "FR": (1, 1), "BL": (-1, -1), "BR": (1, -1)}
ROAD = sorted(space for space, facts in SPACES.items() if facts["kind"] == "road")
DAMAGED = ["3:6", "1:12", "2:19", "5:20", "3:22", "4:27", "1:30", "5:36"]
EDGES = {7: "low_pier", 9: "low_pier", 19: "high_pier", 21: "high_pier", 23: "high_pier", 31: "low_pier"}
EDGES |= {33: "low_pier", -1: "bank", 41: "bank"}


def scene() -> Any:
    """The bridge as clients draw it."""
    return GAME.scene({})


def beside(space: str, direction: str) -> str:
    """The neighbour of a space, on the bridge or not."""
    lane, y = map(int, space.split(":"))
    across, along = STEPS[direction]
    return f"{lane + across}:{y + along}"


def around(space: str) -> set[str]:
    """The neighbours of a space that the bridge has."""
    return {beside(space, direction) for direction in STEPS} & set(SPACES)


@pytest.mark.clause("GB-2.1", "GB-2.2")
def test_five_lanes_are_staggered_by_half_a_space() -> None:
    assert scene()["lanes"] == 5
    for space in scene()["spaces"]:
        assert space["y"] % 2 == (space["lane"] % 2 == 0)
        assert space["space"] == f"{space['lane']}:{space['y']}"
        assert (space["x"], space["height"]) == (space["lane"], space["y"] / 2)


@pytest.mark.clause("GB-2.3", "GB-10.2", "GB-10.3")
@pytest.mark.parametrize("direction", ["F", "FL", "FR"])
def test_steps_lead_to_the_neighbours_from_every_space(direction: str) -> None:
    for space in sorted(SPACES):
        game = moving(car(DUKE, space, 10), car(PARKER, "river", exit="1:14"))
        target = beside(space, direction)
        if not 1 <= int(target[0]) <= 5:
            assert game.refusal_for(f"step {direction}")[0] == "off-side"
            continue
        game.decide(f"step {direction}")
        assert game.car(DUKE)["at"] == (target if target in SPACES else "out"), space


@pytest.mark.clause("GB-2.3", "GB-6.4")
def test_six_spaces_are_adjacent_and_no_others() -> None:
    for space in ROAD:
        if space in DAMAGED:
            continue
        road = {space: {"container": True}}
        game = bridge("hazards", car(DON, "1:0"), road=road, hazards={"revealed": ["container"]})
        game.decide("hazard container")
        assert game.offered("place") == set(ROAD) - set(DAMAGED) - {space} - around(space), space


@pytest.mark.clause("GB-2.3")
@pytest.mark.parametrize("direction", ["F", "B", "FL", "FR", "BL", "BR"])
def test_the_six_directions_are_absolute(direction: str) -> None:
    for way in ("F", "B"):
        cars = [car(PARKER, "3:16", facing=way), car(DON, beside("3:16", direction), 10)]
        game = bridge("moved", *cars, dice="shot")
        assert game.offered("shoot") == {direction}
        game.decide(f"shoot {direction}")
        assert game.damage(DON) == 1


@pytest.mark.clause("GB-2.3", "GB-11.8")
def test_lateral_are_the_four_diagonal_neighbours() -> None:
    game = bridge("moved", car(DON, "3:12", 10), dice="shot", road={"3:16": {"police": 2}})
    game.decide("shoot F")
    assert game.offered("shift") == {"2:15", "2:17", "4:15", "4:17"}


@pytest.mark.clause("GB-2.4")
def test_there_are_five_start_spaces_and_twenty_road_spaces_in_every_lane() -> None:
    kinds = {space["space"]: space["kind"] for space in scene()["spaces"]}
    assert {space for space, kind in kinds.items() if kind == "start"} == {"1:0", "2:-1", "3:0", "4:-1", "5:0"}
    for lane in range(1, 6):
        found = sorted(int(space[2:]) for space in kinds if space.startswith(f"{lane}:") and kinds[space] == "road")
        assert found == list(range(2, 41, 2) if lane % 2 else range(1, 40, 2))


@pytest.mark.clause("GB-2.5")
def test_five_zones_and_the_spaces_that_straddle_two() -> None:
    assert sorted(line["y"] for line in scene()["zone_lines"]) == [9, 17, 25, 33]
    for space in scene()["spaces"]:
        if space["kind"] == "road":
            assert space["zones"] == zones(space["lane"], space["y"]), space["space"]
    zone_2 = {space["space"] for space in scene()["spaces"] if space["zones"] == [2]}
    assert zone_2 == {f"{lane}:{y}" for lane in (1, 3, 5) for y in (10, 12, 14, 16)} | {
        f"{lane}:{y}" for lane in (2, 4) for y in (11, 13, 15)
    }


def expert(*cars: dict[str, Any], **fields: Any) -> Table:
    """Three players, closed border, the first about to move."""
    return moving(*cars, settings={"expert": True}, **fields)


@pytest.mark.clause("GB-2.6")
def test_straight_ahead_is_forwards_or_for_a_car_that_faces_the_other_way_backwards() -> None:
    others = [car(DON, "5:4"), car(PARKER, "1:4")]
    game = expert(car(DUKE, "3:20", 10), *others)
    assert game.offered("step") == {"F", "FL", "FR"}
    game = expert(car(DUKE, "3:20", 10, homeward=True), *others)
    assert game.offered("step") == {"B", "BL", "BR"}
    for direction in ("B", "BL", "BR"):
        game = expert(car(DUKE, "3:20", 10, homeward=True), *others)
        game.decide(f"step {direction}")
        assert game.car(DUKE)["at"] == beside("3:20", direction)


@pytest.mark.clause("GB-2.6")
@pytest.mark.parametrize(("facing", "ahead", "behind"), [("F", PARKER, SPENDER), ("B", SPENDER, PARKER)])
def test_shots_go_straight_ahead_and_firebombs_straight_behind(facing: str, ahead: str, behind: str) -> None:
    cars = [car(DON, "3:20", facing=facing, tiles=["firebomb"]), car(PARKER, "3:22"), car(SPENDER, "3:18")]
    game = bridge("moved", *cars, dice="shot")
    assert game.offered("shoot") == {facing}
    game.decide(f"shoot {facing}")
    assert (game.damage(ahead), game.damage(behind)) == (1, 0)
    game.decide("use firebomb")
    assert (game.damage(ahead), game.damage(behind)) == (1, 3)


@pytest.mark.clause("GB-2.7")
@pytest.mark.parametrize(("space", "direction", "leaves"), [
    ("1:40", "F", True), ("3:40", "F", True), ("2:39", "F", True), ("4:39", "F", True),
    ("1:40", "FR", True), ("3:40", "FL", True), ("5:40", "FL", True),
    ("2:39", "FL", False), ("4:39", "FR", False), ("3:38", "F", False), ("2:37", "F", False), ("3:38", "FR", False),
])  # fmt: skip
def test_a_step_to_41_or_more_leads_off_the_far_end(space: str, direction: str, leaves: bool) -> None:
    game = moving(car(DON, space, 10), car(PARKER, "3:4"), car(DUKE, "1:4"))
    game.decide(f"step {direction}")
    assert (game.car(DON)["at"] == "out") == leaves
    assert [event["car"] for event in game.told("leaves")] == ([DON] if leaves else [])


@pytest.mark.clause("GB-2.7")
@pytest.mark.parametrize("space", ["1:0", "2:-1", "3:0", "4:-1", "5:0"])
def test_from_every_start_space_21_straight_steps_lead_off_the_bridge(space: str) -> None:
    at, steps = space, 0
    while at != "out":
        game = moving(car(DUKE, at, 10), car(PARKER, "1:0" if space != "1:0" else "5:0"))
        game.decide("step F")
        at, steps = game.car(DUKE)["at"], steps + 1
    assert steps == 21


@pytest.mark.clause("GB-2.7")
def test_pushes_slides_and_landings_lead_off_the_far_end_too() -> None:
    game = moving(car(DON, "3:38", 10), car(PARKER, "3:40", 20), car(DUKE, "1:4"))
    game.decide("step F")
    assert (game.car(PARKER)["at"], game.car(DON)["at"]) == ("out", "3:38")
    game = moving(car(DON, "2:39", 10), car(PARKER, "3:40", 20), car(DUKE, "1:4"))
    game.decide("step FR")
    assert game.car(PARKER)["at"] == "out", "diagonally, within the lanes"
    game = moving(car(DON, "3:38", 10), car(DUKE, "1:4"), road={"3:40": {"oil_slick": True}})
    game.decide("step F")
    assert game.car(DON)["at"] == "out"
    game = moving(car(DON, "3:36", 30), car(DUKE, "1:4"), road={"3:38": {"ramp": "F"}})
    game.decide("step F")
    assert game.car(DON)["at"] == "out"


@pytest.mark.clause("GB-2.8")
def test_the_edges_are_river_but_for_four_low_piers_two_high_ones_and_the_banks() -> None:
    found = {(edge["side"], edge["y"]): edge["type"] for edge in scene()["edges"]}
    expected = {(side, y): EDGES.get(y, "river") for side in ("left", "right") for y in range(-1, 42, 2)}
    assert found == expected


@pytest.mark.clause("GB-2.8", "GB-14.7", "GB-14.8")
@pytest.mark.parametrize(("lane", "inner", "direction"), [(1, 2, "FL"), (5, 4, "FR")])
@pytest.mark.parametrize("y", range(0, 41, 2))
def test_a_diagonal_push_out_of_an_outer_lane_meets_the_edge_at_the_new_y(
    lane: int, inner: int, direction: str, y: int
) -> None:
    game = moving(car(DON, f"{inner}:{y - 1}", 10), car(PARKER, f"{lane}:{y}", 20))
    game.decide(f"step {direction}")
    if EDGES.get(y + 1, "river") == "river":
        assert (game.car(PARKER)["at"], game.car(PARKER)["exit"]) == ("river", f"{lane}:{y}")
        assert game.damage(PARKER) == 1
    else:
        assert game.car(PARKER)["at"] == f"{lane}:{y}"
        assert game.damage(PARKER) == 2, "squeezed"


@pytest.mark.clause("GB-2.8")
def test_beside_the_start_space_there_is_the_bank_for_pushes_backwards() -> None:
    cars = [car(PARKER, "2:1", tiles=["mortar"]), car(DON, "1:0", 10)]
    game = bridge("moved", *cars, dice="shot")
    game.decide("mortar BL")
    assert game.car(DON)["at"] == "1:0"
    assert game.damage(DON) == 2, "the shot and the squeeze"


@pytest.mark.clause("GB-2.9", "GB-19.6")
@pytest.mark.parametrize("space", DAMAGED)
def test_eight_spaces_are_damaged(space: str) -> None:
    assert {each["space"] for each in scene()["spaces"] if each["damaged"]} == set(DAMAGED)
    game = moving(car(DON, beside(space, "B"), 10), car(PARKER, "4:1"))
    game.decide("step F")
    assert game.told("bad_road") == [{"car": DON, "space": space}]
    assert game.facts(DON, "at", "body", "cash") == (space, 4, 900)
    assert game.bills() == {space: 100}


@pytest.mark.clause("GB-2.10")
@pytest.mark.parametrize(("shooter", "direction", "space"), [("3:4", "B", "3:0"), ("3:0", "BL", "2:-1")])
def test_a_car_pushed_behind_the_start_spaces_stays_without_extra_damage(
    shooter: str, direction: str, space: str
) -> None:
    cars = [car(PARKER, shooter, tiles=["mortar"]), car(DON, space, 10)]
    game = bridge("moved", *cars, dice="shot")
    game.decide(f"mortar {direction}")
    assert game.facts(DON, "at", "speed", "body") == (space, 10, 4)


@pytest.mark.clause("GB-2.10")
def test_a_car_may_be_pushed_back_onto_a_start_space() -> None:
    game = bridge("moved", car(PARKER, "3:2", tiles=["mortar"]), car(DON, "4:1", 10), dice="shot")
    game.decide("mortar BR")
    assert game.facts(DON, "at", "speed", "body") == ("5:0", 10, 4)


@pytest.mark.clause("GB-2.10")
def test_a_chain_that_ends_there_moves_nobody_and_its_contacts_hurt() -> None:
    cars = [car(PARKER, "3:4", tiles=["mortar"]), car(DON, "3:2", 20), car(DUKE, "3:0", 20)]
    game = bridge("moved", *cars, dice="shot")
    game.decide("mortar B")
    assert game.facts(DON, "at", "speed", "body") == ("3:2", 20, 3)
    assert game.facts(DUKE, "at", "speed", "body") == ("3:0", 20, 4)
