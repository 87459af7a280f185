"""GB-24: the expert variant, its walls, its turnaround zone and the way there (GB-24.2 to GB-24.8)."""

from __future__ import annotations

from typing import Any

import pytest

from paddock.core.errors import BadPositionError
from tests.games.gang_rush.invariants import SPACES
from tests.games.gang_rush.table import DON, DUKE, PARKER, PUPETTA, SPENDER, Table, bridge, car, start

EXPERT = {"expert": True}
WALLS = {
    5: {"1:24": 0, "2:25": 0, "3:24": 0, "4:25": 0, "5:24": 0},
    4: {"1:32": 0, "2:33": 0, "3:32": 1, "4:33": 0, "5:32": 0},
    3: {"1:40": 0, "2:39": 1, "3:40": 0, "4:39": 2, "5:40": 0},
}
"""Piece → its officers; none: a container."""
ENTRY = {5: 17, 4: 25, 3: 33}
OTHERS = [car(PARKER, "5:2"), car(DUKE, "1:2")]
PIECES = [(players, space) for players, wall in WALLS.items() for space in wall]


def border(phase: str, *cars: dict[str, Any], players: int = 5, **fields: Any) -> Table:
    """A position of the expert variant with the wall of so many players; two more cars stand far back."""
    return bridge(phase, *cars, *OTHERS, settings=EXPERT, wall=players, **fields)


@pytest.mark.clause("GB-24.2")
@pytest.mark.parametrize(("players", "space"), PIECES)
def test_the_wall_stops_cars_in_every_lane(players: int, space: str) -> None:
    lane, y = map(int, space.split(":"))
    game = border("moving", car(SPENDER, f"{lane}:{y - 2}", 20), players=players)
    game.decide("step F")
    assert game.facts(SPENDER, "at", "body", "speed") == (f"{lane}:{y - 2}", 5, 0)


@pytest.mark.clause("GB-24.2")
@pytest.mark.parametrize(("seats", "gone"), [
    (5, {"container": 5}), (4, {"container": 4, "barrier_1": 1, "police_1": 1}),
    (3, {"container": 3, "barrier_2": 1, "police_1": 1, "police_2": 1}),
])  # fmt: skip
def test_the_tiles_of_the_wall_are_set_aside(seats: int, gone: dict[str, int]) -> None:
    usual, expert = start(seats).dump()["hazards"]["pile"], start(seats, expert=True).dump()["hazards"]["pile"]
    missing = {kind: count - expert.get(kind, 0) for kind, count in usual.items() if count != expert.get(kind, 0)}
    assert missing == gone


@pytest.mark.clause("GB-24.3")
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_one_hazard_for_each_player_is_revealed(seats: int) -> None:
    game = start(seats, expert=True)
    while game.phase() == "picking":
        game.decide(game.legal()[0])
    assert len(game.dump()["hazards"]["revealed"]) == seats


@pytest.mark.clause("GB-24.3")
def test_only_players_still_racing_count() -> None:
    cars = [
        car(DON, "3:10"), car(PARKER, "out"), car(DUKE, "arrested"), car(SPENDER, "1:2"), car(PUPETTA, "5:2"),
    ]  # fmt: skip
    game = bridge("round", *cars, settings=EXPERT)
    assert len(game.dump()["hazards"]["revealed"]) == 3


def open_road(players: int, *taken: str) -> set[str]:
    """Road spaces before the turnaround zone and the line that leads into it."""
    return {space for space, facts in SPACES.items() if 1 <= facts["y"] < ENTRY[players]} - {*taken, "5:2", "1:2"}


@pytest.mark.clause("GB-24.4")
@pytest.mark.parametrize("players", [3, 4, 5])
def test_no_hazard_ramp_or_grey_tile_in_the_turnaround_zone_or_beyond_the_wall(players: int) -> None:
    damaged = {space for space, facts in SPACES.items() if facts["damaged"]}
    game = border("hazards", car(DON, "3:10"), players=players, hazards={"revealed": ["nails_2"]})
    game.decide("hazard nails_2")
    assert game.offered("place") == open_road(players, "3:10") - damaged
    inside = {5: "3:20", 4: "3:28", 3: "3:36"}[players]
    assert game.refusal_for(f"place {inside}") == ("locked-zone", "GB-24.4")
    game = border("turn", car(DON, "3:10"), players=players)
    game.decide("ramp")
    assert game.offered("place") == open_road(players, "3:10")
    game = border("moved", car(DON, "3:10", tiles=["mine"]), players=players)
    game.decide("use mine")
    assert game.offered("place") == open_road(players, "3:10")


@pytest.mark.clause("GB-24.4")
@pytest.mark.parametrize("space", ["2:17", "4:17", "3:26", "3:40"])
def test_spaces_on_the_entry_line_count_as_inside_and_the_road_beyond_is_locked_too(space: str) -> None:
    game = border("turn", car(DON, "3:10"))
    game.decide("ramp")
    assert game.refusal_for(f"place {space}")[0] == "locked-zone"


@pytest.mark.clause("GB-24.4", "GB-21.25", "GB-21.26")
def test_road_crew_and_forklift_move_nothing_into_it() -> None:
    cars = car(DON, "3:10", tiles=["road_crew", "forklift"])
    game = border("moved", cars, road={"3:16": {"barrier": 1}, "1:16": {"container": True}})
    game.decide("use road_crew")
    targets = {line.split()[2] for line in game.legal() if line.startswith("move 3:16 ")}
    assert targets == {"3:14", "2:15", "4:15"}
    game.play("move 3:16 3:14", "use forklift")
    targets = {line.split()[2] for line in game.legal() if line.startswith("move 1:16 ")}
    assert targets == {"1:14", "2:15"}


@pytest.mark.clause("GB-24.4", "GB-19.3")
def test_police_shifted_by_a_car_or_a_shot_may_end_up_there() -> None:
    game = border("moving", car(DON, "3:14", 10), road={"3:16": {"police": 2}})
    game.decide("step F")
    assert game.offered("shift") == {"2:15", "2:17", "4:15", "4:17"}
    game = border("moved", car(DON, "3:10"), dice="shot", road={"3:16": {"police": 2}})
    game.play("shoot F", "shift 2:17")
    assert game.on("2:17") == {"police": 2}


@pytest.mark.clause("GB-24.5")
@pytest.mark.parametrize(("players", "space", "allowed"), [
    (5, "1:16", False), (5, "2:15", False), (5, "2:17", False), (5, "4:17", False), (5, "1:18", True),
    (5, "2:19", True),
    (5, "3:22", True), (5, "4:23", True), (4, "2:23", False), (4, "2:25", False), (4, "1:24", False), (4, "1:26", True),
    (4, "3:30", True), (4, "4:31", True), (3, "2:33", False), (3, "1:34", True), (3, "4:37", True), (3, "5:38", True),
])  # fmt: skip
def test_the_handbrake_is_allowed_wholly_in_the_turnaround_zone_only(players: int, space: str, allowed: bool) -> None:
    game = border("moved", car(DON, space, 20), players=players)
    if not allowed:
        assert game.refusal_for("handbrake") == ("turnaround", "GB-24.5")
        return
    game.decide("handbrake")
    assert game.facts(DON, "facing", "homeward", "speed") == ("B", True, 0)
    assert game.seen(DON)["wrong_way"] is False
    assert game.told("turns_home") == [{"car": DON}]


@pytest.mark.clause("GB-24.5")
def test_it_is_forbidden_after_the_car_has_turned_once() -> None:
    game = border("moved", car(DON, "3:20", 20, homeward=True))
    assert game.refusal_for("handbrake") == ("turned", "GB-24.5")


@pytest.mark.clause("GB-24.5", "GB-24.10")
def test_the_next_turn_it_drives_home_without_a_restart() -> None:
    game = border(
        "turn", car(DON, "3:20", homeward=True), chances=[("die", ["speed", "speed", "wheel", "wheel", "shot"])]
    )
    game.play("roll", "stop", "speed 2")
    assert game.offered("step") == {"B", "BL", "BR"}
    game.play("step B", "step BL")
    assert game.car(DON)["at"] == "2:17"


@pytest.mark.clause("GB-24.6", "GB-16.1")
@pytest.mark.parametrize(("space", "homeward"), [("3:16", False), ("2:17", False), ("3:18", True), ("2:23", True)])
def test_a_spin_out_wholly_in_the_zone_counts_as_the_u_turn(space: str, homeward: bool) -> None:
    lane, y = map(int, space.split(":"))
    game = border("moving", car(DON, f"{lane}:{y - 2}", 20, body=1), road={space: {"barrier": 1}})
    game.decide("step F")
    assert game.facts(DON, "facing", "speed", "homeward") == ("B", 0, homeward)
    assert game.seen(DON)["wrong_way"] is not homeward
    assert game.told("turns_home") == ([{"car": DON}] if homeward else [])


@pytest.mark.clause("GB-24.6")
def test_a_homeward_car_spins_out_against_its_way_and_restarts_anywhere() -> None:
    game = border("moving", car(DON, "3:20", 20, body=1, homeward=True), road={"3:18": {"barrier": 1}})
    game.decide("step B")
    assert game.facts(DON, "facing", "homeward") == ("F", True)
    assert game.seen(DON)["wrong_way"]
    game = border("dice", car(DON, "3:12", homeward=True, facing="F"), dice="wheel wheel wheel speed shot")
    game.play("restart", "speed 1", "step B")
    assert game.facts(DON, "at", "facing") == ("3:10", "B")
    game = border("dice", car(DON, "3:12", facing="B"), dice="wheel wheel wheel speed shot")
    game.play("restart", "speed 1", "step F")
    assert game.facts(DON, "at", "facing", "homeward") == ("3:14", "F", False)


@pytest.mark.clause("GB-24.7")
def test_a_post_stops_shots_and_is_not_shifted() -> None:
    game = border("moved", car(DON, "3:20"), dice="shot", players=4)
    assert game.refusal_for("shoot F")[0] == "no-target"
    game = border("moved", car(PUPETTA, "3:30", active=["pump_gun"]), dice="shot", players=4)
    assert game.refusal_for("pump")[0] == "no-target"


@pytest.mark.clause("GB-24.7", "GB-22.1")
@pytest.mark.parametrize(("players", "lane", "officers"), [(4, 3, 1), (3, 2, 1), (3, 4, 2), (5, 3, 0), (4, 2, 0)])
def test_it_fires_each_round_like_a_police_tile(players: int, lane: int, officers: int) -> None:
    y = 10 if lane == 3 else 11
    game = border("round_end", car(DON, f"{lane}:{y}"), players=players)
    assert game.damage(DON) == officers


@pytest.mark.clause("GB-24.7", "GB-6.7")
@pytest.mark.parametrize(("players", "most"), [(5, 12), (4, 11), (3, 10)])
def test_the_barriers_of_the_wall_are_missing_elsewhere(players: int, most: int) -> None:
    spaces = ["3:4", "3:8", "3:12", "3:16"]

    def stacks(count: int) -> dict[str, Any]:
        full, rest = divmod(count, 3)
        return {
            space: {"barrier": number} for space, number in zip(spaces, [3] * full + [rest] * bool(rest), strict=False)
        }

    offer = {"revealed": ["barrier_3"]}
    game = border("hazards", car(DON, "4:1"), players=players, hazards=offer, road=stacks(most - 1))
    game.play("hazard barrier_3", "place 1:10")
    assert game.on("1:10") == {"barrier": 1}
    game = border("hazards", car(DON, "4:1"), players=players, hazards=offer, road=stacks(most))
    assert game.legal() == ["discard barrier_3"]
    if most < 12:
        with pytest.raises(BadPositionError):
            border("hazards", car(DON, "4:1"), players=players, road=stacks(most + 1))


@pytest.mark.clause("GB-24.8")
@pytest.mark.parametrize(("players", "ramp"), [(5, "3:20"), (4, "3:28"), (3, "3:36")])
def test_a_car_that_jumps_over_the_wall_is_arrested_and_its_money_lost(players: int, ramp: str) -> None:
    y = int(ramp[2:])
    cars = car(DON, f"3:{y - 2}", 40, cash=2000)
    game = border("moving", cars, players=players, road={ramp: {"ramp": "F"}}, chances=[("landing", ["wheel"])])
    game.decide("step F")
    assert game.facts(DON, "at", "cash") == ("arrested", 0)
    assert game.told("arrested") == [{"car": DON}]
    assert game.told("leaves") == []


@pytest.mark.clause("GB-24.8", "GB-17.10")
def test_so_is_one_that_bounces_over_it() -> None:
    cars = car(DON, "3:18", 30)
    game = border("moving", cars, road={"3:20": {"ramp": "F"}}, chances=[("landing", ["wheel"])])
    game.decide("step F")
    assert game.told("bounces") == [{"car": DON, "space": "3:24"}]
    assert game.car(DON)["at"] == "arrested", "3:26 is the only space without a container before it"


@pytest.mark.clause("GB-24.8", "GB-2.7")
def test_nobody_finishes_at_the_far_end() -> None:
    cars = car(DON, "3:36", 30)
    game = border("moving", cars, players=3, road={"3:38": {"ramp": "F"}}, chances=[("landing", ["wheel"])])
    game.decide("step F")
    assert game.car(DON)["at"] == "arrested"
    assert game.told("rewarded") == []
