"""CR-3.6 to CR-3.9, CR-3.12: tiles that fit nowhere."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest

from tests.games.classic_rally.table import COLOURS, Table, TileAt, car, laid, road, table
from tests.games.table import Script

START = ("start", "0,0", 90)
HAZARD_END = [START, ("hazard_straight", "1,0", 90)]
"""The one open end is a hazard's: no other hazard may be joined to it."""


def loop(x: int, y: int) -> list[TileAt]:
    """Four curves in a ring, with no open end: an obstacle of two by two cells."""
    return [
        ("curve", f"{x},{y}", 0),
        ("curve", f"{x + 1},{y}", 90),
        ("curve", f"{x},{y + 1}", 270),
        ("curve", f"{x + 1},{y + 1}", 180),
    ]


def building(
    tiles: Sequence[TileAt],
    pile: dict[str, int],
    *held: str | None,
    seats: int = 2,
    chances: Script = (),
    **built: Any,
) -> Table:
    """A map being built; `held` are the tiles that the players hold, by seat. White is first player."""
    players = [{"tile": held[seat] if seat < len(held) else None} for seat in range(seats)]
    position = {
        "phase": "building",
        "settings": {"map": "built"},
        "map": laid(tiles),
        "players": players,
        "building": built,
        "tiles": pile,
    }
    return table(position, chances)


def log(game: Table) -> list[str]:
    """What happened while building, each as a word and who it was."""
    kinds = ("draws_tile", "holds_tile", "lays_tile", "all_stuck", "builds_anew")
    return [
        f"{each['event']} {each.get('car', each.get('count', ''))}".strip()
        for each in game.events
        if each["event"] in kinds
    ]


@pytest.mark.clause("CR-3.5")
def test_an_end_in_a_narrow_bay_is_live_if_the_bay_is_open_far_away() -> None:
    tiles = [START, ("curve", "1,0", 90), *(tile for y in (1, 3, 5) for x in (-1, 2) for tile in loop(x, y))]
    assert building(tiles, {"curve": 1}, player="black", drawn="straight").offered("place_tile") == {"1,1 0"}
    closed = building([*tiles, *loop(1, 7)], {"straight": 1}, player="black")
    assert closed.told("holds_tile")[0] == {"car": "black", "kind": "straight"}


@pytest.mark.clause("CR-3.6")
def test_who_draws_a_tile_without_a_legal_spot_keeps_it_and_passes() -> None:
    game = building(HAZARD_END, {"hazard_curve": 1, "straight": 2}, seats=3, chances=[("tile", ["hazard_curve"])])
    assert log(game)[:3] == ["draws_tile black", "holds_tile black", "draws_tile red"]
    assert game.player("black")["tile"] == "hazard_curve"
    assert game.whose() == "red"


@pytest.mark.clause("CR-3.6")
def test_a_held_tile_lies_face_up() -> None:
    game = building(HAZARD_END, {"straight": 2}, None, "hazard_curve", seats=3, player="red")
    for seat in (0, 1, 2, None):
        assert game.seen("black", seat)["tile"] == "hazard_curve"


@pytest.mark.clause("CR-3.6")
def test_at_the_next_turn_the_same_tile_is_tried_again_and_no_other_is_drawn() -> None:
    game = building(HAZARD_END, {"straight": 2, "curve": 2}, None, "hazard_curve", player="white", drawn="straight")
    game.decide("place_tile 2,0 90")
    assert game.whose() == "black"
    assert [each["car"] for each in game.told("draws_tile")] == [], "neither Black, who holds a tile, nor White drew"
    assert game.offered("place_tile") == {"3,0 90", "3,0 180"}
    game.decide("place_tile 3,0 90")
    assert game.tiles()["3,0"] == ("hazard_curve", 90)
    assert game.player("black")["tile"] is None
    assert log(game)[-1] == "draws_tile white"


@pytest.mark.clause("CR-3.6")
def test_a_player_whose_held_tile_still_fits_nowhere_passes_again_with_that_one_tile() -> None:
    tiles = [START, ("t_junction", "1,0", 180), ("hazard_straight", "2,0", 90), ("hazard_straight", "1,-1", 0)]
    game = building(tiles, {"straight": 3}, None, "hazard_curve", seats=3, player="black", fruitless=0)
    assert game.whose() == "red"
    assert game.player("black")["tile"] == "hazard_curve"
    assert [each["car"] for each in game.told("draws_tile")] == ["red"]


@pytest.mark.clause("CR-3.4")
@pytest.mark.parametrize("pile", [{"curve": 1, "straight": 1}, {"straight": 1}])
def test_chance_decides_which_tile_is_drawn_but_for_the_last_one(pile: dict[str, int]) -> None:
    game = building(HAZARD_END, pile, chances=[("tile", ["straight"])])
    assert (game.whose(), game.dump()["building"]["drawn"]) == ("black", "straight")
    assert game.met == ([("tile", ["curve", "straight"], 1)] if len(pile) > 1 else [])


@pytest.mark.clause("CR-3.7")
def test_who_has_no_tile_when_the_pile_is_empty_is_skipped() -> None:
    tiles = [START, ("straight", "1,0", 90)]
    game = building(tiles, {}, None, None, None, "curve", seats=4)
    assert game.whose() == "yellow", "Black and Red have nothing to lay"
    assert log(game) == []
    game.decide("place_tile 2,0 90")
    assert game.phase() == "voting"


@pytest.mark.clause("CR-3.8")
def test_when_nobody_can_lay_a_tile_all_held_ones_go_back_into_the_pile() -> None:
    pile = {"hazard_curve": 3, "straight": 1}
    chances = [("tile", ["hazard_curve", "hazard_curve", "hazard_curve", "straight"])]
    game = building(HAZARD_END, pile, seats=3, chances=chances)
    drawn_and_held = [
        line for colour in ("black", "red", "white") for line in (f"draws_tile {colour}", f"holds_tile {colour}")
    ]
    assert log(game) == [*drawn_and_held, "all_stuck 1", "draws_tile black"]
    assert [game.player(colour)["tile"] for colour in COLOURS[:3]] == [None, None, None]
    again = [outcomes for name, outcomes, _ in game.met if name == "tile"][-1]
    assert sorted(again) == ["hazard_curve"] * 3 + ["straight"], "shuffled with those that are left"
    assert game.offered("place_tile") == {"2,0 90"}


@pytest.mark.clause("CR-3.8")
def test_one_turn_of_each_without_a_placement_is_all_stuck_skipped_turns_included() -> None:
    game = building(HAZARD_END, {}, None, None, "hazard_curve", seats=3, player="black")
    in_vain = ["draws_tile black", "holds_tile black"]
    assert log(game) == ["all_stuck 1", *in_vain, "all_stuck 2", *in_vain, "all_stuck 3", "draws_tile black"]
    fewer = building(HAZARD_END, {"straight": 1}, None, None, "hazard_curve", seats=3, player="red", fruitless=1)
    assert fewer.story("all_stuck") == [], "Red is the second in vain; White draws the straight"
    assert fewer.whose() == "white"
    last = building(HAZARD_END, {"straight": 1}, None, None, "hazard_curve", seats=3, player="red", fruitless=2)
    assert last.told("all_stuck") == [{"count": 1}]


@pytest.mark.clause("CR-3.8")
def test_a_placement_starts_the_count_of_turns_again() -> None:
    tiles = [START, ("t_junction", "1,0", 180), ("hazard_straight", "2,0", 90), ("hazard_straight", "1,-1", 0)]
    game = building(tiles, {"straight": 2}, None, "hazard_curve", "hazard_curve", seats=3, player="white", fruitless=2)
    game.decide("place_tile 3,0 90")
    assert game.dump()["building"]["fruitless"] == 0
    assert game.story("all_stuck") == []


@pytest.mark.clause("CR-3.8")
def test_after_all_stuck_the_next_player_in_order_goes_on() -> None:
    chances = [("tile", ["hazard_curve", "straight"])]
    pile = {"hazard_curve": 1, "straight": 1}
    game = building(HAZARD_END, pile, seats=3, chances=chances, player="red", fruitless=2)
    assert log(game) == ["draws_tile red", "holds_tile red", "all_stuck 1", "draws_tile white"]
    assert game.whose() == "white"
    assert game.dump()["building"]["fruitless"] == 0


@pytest.mark.clause("CR-3.9")
@pytest.mark.parametrize("stuck", [0, 1])
def test_two_all_stuck_in_a_row_waive_the_agreement_of_edges(stuck: int) -> None:
    """Crossroads at 2,0 would have a road end against the side of 2,1."""
    tiles = [START, ("straight", "1,0", 90), *loop(2, 1)]
    game = building(tiles, {"crossroads": 1}, seats=1, player="white", stuck=stuck)
    assert [each["count"] for each in game.told("all_stuck")] == [1, 2][stuck:]
    assert game.offered("place_tile") == {"2,0 0"}
    game.decide("place_tile 2,0 0")
    assert game.tiles()["2,0"] == ("crossroads", 0)


@pytest.mark.clause("CR-3.9")
def test_a_third_waives_the_rule_of_signs_too() -> None:
    game = building(HAZARD_END, {"hazard_curve": 1}, seats=1, player="white")
    assert [each["count"] for each in game.told("all_stuck")] == [1, 2, 3]
    assert game.offered("place_tile") == {"2,0 90", "2,0 180"}


@pytest.mark.clause("CR-3.9")
def test_at_a_fourth_one_road_end_that_faces_an_empty_cell_is_enough() -> None:
    """The only end leads into a closed hole of two cells."""
    tiles = [START, ("straight", "1,0", 90), *loop(2, -2), *loop(2, 1), *loop(4, 0)]
    game = building(tiles, {"straight": 1}, seats=1, player="white")
    assert [each["count"] for each in game.told("all_stuck")] == [1, 2, 3, 4]
    assert game.offered("place_tile") == {"2,0 90"}


@pytest.mark.clause("CR-3.9")
def test_at_a_fifth_the_building_starts_afresh_with_all_tiles() -> None:
    """The only end leads into a hole of one cell: the map would be closed."""
    tiles = [START, ("straight", "1,0", 90), *loop(1, -2), *loop(2, 1), *loop(3, -1)]
    game = building(tiles, {"straight": 1}, None, None, "curve", seats=3, player="black", stuck=4, fruitless=2)
    assert game.story("builds_anew") == ["builds_anew"]
    assert game.tiles() == {"0,0": ("start", 90)}
    drawn = next(outcomes for name, outcomes, _ in game.met if name == "tile" and len(outcomes) > 2)
    assert len(drawn) == 22
    assert [game.player(colour)["tile"] for colour in COLOURS[:3]] == [None, None, None]
    assert game.whose() == "black", "as CR-3.4 says: the player after the first begins"
    assert (game.dump()["building"]["stuck"], game.dump()["building"]["fruitless"]) == (0, 0), "all rules hold again"


@pytest.mark.clause("CR-3.9")
def test_after_a_placement_all_rules_hold_again() -> None:
    tiles = [START, ("t_junction", "1,0", 180), ("hazard_straight", "2,0", 90), ("hazard_straight", "1,-1", 0)]
    game = building(tiles, {"hazard_curve": 1}, seats=1, player="white", drawn="hazard_curve", stuck=3)
    assert game.offered("place_tile") >= {"3,0 90", "3,0 180"}
    game.decide("place_tile 3,0 90")
    assert log(game)[:4] == ["lays_tile white", "draws_tile white", "holds_tile white", "all_stuck 1"]


@pytest.mark.clause("CR-3.9")
def test_a_road_end_against_a_side_without_road_leads_nowhere() -> None:
    tiles = [("straight", "0,0", 90), ("straight", "1,0", 90), ("straight", "2,0", 0)]
    game = road(tiles, car("0,0", "E"), car("2,0", "N")).play("rally_step forward")
    assert game.facts("white", "at", "nose") == ("1,0", "W"), "a dead end: the car is turned round"
    assert game.told("reverses") == [{"car": "white", "nose": "W"}]


@pytest.mark.clause("CR-3.12")
def test_alone_every_draw_without_a_legal_spot_is_all_stuck() -> None:
    chances = [("tile", ["hazard_curve", "hazard_curve", "straight"])]
    game = building(HAZARD_END, {"hazard_curve": 1, "straight": 1}, seats=1, chances=chances, player="white")
    lines = ["draws_tile white", "holds_tile white", "all_stuck 1", "draws_tile white", "holds_tile white"]
    assert log(game) == [*lines, "all_stuck 2", "draws_tile white"]
    assert game.offered("place_tile") == {"2,0 90"}


@pytest.mark.clause("CR-3.12")
def test_alone_the_one_player_lays_every_tile_and_finish() -> None:
    game = table({"phase": "setup", "settings": {"map": "built"}, "map": laid([START]), "players": [{}]})
    while game.phase() == "building":
        assert game.waiting() == [0]
        game.decide(game.legal()[0])
    assert game.phase() == "placing_finish"
    game.decide(game.legal()[0])
    assert len(game.tiles()) == 24
    assert {each["car"] for each in game.told("lays_tile")} == {"white"}
