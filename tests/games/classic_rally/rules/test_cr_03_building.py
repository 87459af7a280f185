"""CR-3.1 to CR-3.5: building the map, tile by tile."""

from __future__ import annotations

import random
from collections import Counter
from typing import Any

import pytest

from paddock.core.errors import BadSetupError
from tests.games.classic_rally.ascii_maps import drawn
from tests.games.classic_rally.table import COLOURS, Table, TileAt, laid, start, table

START = ("start", "0,0", 90)


def building(drawn: str, *tiles: TileAt, seats: int = 2, **fields: Any) -> Table:
    """The player after the first has drawn a tile; START lies with these tiles."""
    position = {
        "phase": "building",
        "settings": {"map": "built"},
        "map": laid([START, *tiles]),
        "players": [{} for _ in range(seats)],
        "building": {"drawn": drawn},
        **fields,
    }
    return table(position)


def spots(game: Table) -> set[str]:
    """Where the tile in hand may be laid: `x,y rotation`."""
    return game.offered("place_tile")


@pytest.mark.clause("CR-3.1")
def test_first_games_use_the_beginner_layout() -> None:
    game = start(3)
    assert len(game.tiles()) == 24
    assert game.story("draws_tile", "lays_tile") == []
    assert game.phase() == "draft"


@pytest.mark.clause("CR-3.1", "CR-3.3")
def test_otherwise_the_players_build_together() -> None:
    game = start(3, map="built")
    assert game.phase() == "building"
    assert game.tiles() == {"0,0": ("start", 90)}


@pytest.mark.clause("CR-3.2")
def test_one_service_station_may_be_taken_out_before_anything_else() -> None:
    game = start(2, map="built", remove_service_station=True)
    drawn = next(outcomes for name, outcomes, _ in game.met if name == "tile")
    assert Counter(drawn)["service_straight"] == 1
    assert len(drawn) == 21
    while game.phase() == "building":
        game.decide(game.legal()[0])
    game.play(*[game.legal()[0]] * 2)
    assert len(game.tiles()) == 23


@pytest.mark.clause("CR-3.2")
def test_by_default_both_service_stations_are_there() -> None:
    game = start(2, map="built")
    drawn = next(outcomes for name, outcomes, _ in game.met if name == "tile")
    assert Counter(drawn)["service_straight"] == 2
    assert len(drawn) == 22


@pytest.mark.clause("CR-3.2")
def test_the_beginner_layout_keeps_both_service_stations() -> None:
    with pytest.raises(BadSetupError):
        start(2, map="beginner", remove_service_station=True)


@pytest.mark.clause("CR-3.3")
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_start_lies_at_the_origin_its_road_to_the_east(seats: int) -> None:
    game = start(seats, map="built")
    assert game.dump()["map"] == [{"kind": "start", "at": "0,0", "rotation": 90}]
    assert {spot.split()[0] for spot in spots(game)} == {"1,0"}


@pytest.mark.clause("CR-3.3")
def test_start_and_finish_are_set_aside_and_never_drawn() -> None:
    game = start(4, map="built")
    drawn = next(outcomes for name, outcomes, _ in game.met if name == "tile")
    assert not {"start", "finish"} & set(drawn)


@pytest.mark.clause("CR-3.3")
def test_nobody_knows_the_tiles_to_come() -> None:
    game = start(2, map="built")
    assert game.view(0)["tiles"] == game.view(1)["tiles"] == game.view(None)["tiles"]
    assert sum(game.view(0)["tiles"].values()) == 21, "counted by kind, in no order"


@pytest.mark.clause("CR-3.4")
@pytest.mark.parametrize("first", COLOURS)
def test_building_begins_with_the_player_after_the_first_and_goes_clockwise(first: str) -> None:
    faces = {colour: "66" if colour == first else "11" for colour in COLOURS}
    game = start(4, [("first-die", list("".join(faces.values()))), ("tile", ["straight"] * 3)], map="built")
    place = COLOURS.index(first)
    order = [COLOURS[(place + each) % 4] for each in (1, 2, 3, 4, 5)]
    assert game.told("first_player") == [{"car": first}]
    played = []
    for _ in range(5):
        played.append(game.whose())
        game.decide(game.legal()[0])
    assert played == order
    assert [each["car"] for each in game.told("lays_tile")] == order


@pytest.mark.clause("CR-3.4")
def test_each_draws_one_tile_and_must_lay_it() -> None:
    game = start(2, [("first-die", list("6611")), ("tile", ["curve"])], map="built")
    assert game.told("draws_tile") == [{"car": "black", "kind": "curve"}]
    assert game.words() == {"place_tile"}
    assert spots(game) == {"1,0 90", "1,0 180"}, "only with an end to the west"
    game.decide("place_tile 1,0 90")
    assert game.tiles()["1,0"] == ("curve", 90)
    assert [each["car"] for each in game.told("draws_tile")] == ["black", "white"]


@pytest.mark.clause("CR-3.5")
def test_a_the_road_must_go_on_from_a_laid_one() -> None:
    game = building("curve", ("straight", "1,0", 90), ("straight", "2,0", 90))
    assert spots(game) == {"3,0 90", "3,0 180"}
    assert game.refusal_for("place_tile 1,1 0") == ("no-road", "CR-3.5")
    assert game.refusal_for("place_tile 9,9 0") == ("no-road", "CR-3.5")
    assert game.refusal_for("place_tile 2,0 90") == ("cell-taken", "CR-3.5")


@pytest.mark.clause("CR-3.5")
@pytest.mark.parametrize(
    ("lying", "drawn", "fit"),
    [
        ("hazard_straight", "hazard_straight", False),
        ("hazard_straight", "hazard_curve", False),
        ("service_straight", "service_straight", False),
        ("checkpoint_1", "checkpoint_2", False),
        ("checkpoint_3", "checkpoint_1", False),
        ("hazard_straight", "service_straight", True),
        ("service_straight", "checkpoint_2", True),
        ("checkpoint_1", "hazard_curve", True),
        ("straight", "hazard_curve", True),
        ("hazard_straight", "crossroads", True),
    ],
)
def test_b_roads_with_the_same_sign_are_not_joined(lying: str, drawn: str, fit: bool) -> None:
    tiles = [("t_junction", "1,0", 180), (lying, "2,0", 90)]
    game = building(drawn, *tiles)
    assert any(spot.startswith("3,0 ") for spot in spots(game)) == fit
    assert any(spot.startswith("1,-1 ") for spot in spots(game)), "elsewhere it fits in any case"
    if not fit:
        assert game.refusal_for("place_tile 3,0 90") == ("same-sign", "CR-3.5")


@pytest.mark.clause("CR-3.5")
def test_b_tiles_side_by_side_without_joined_roads_may_bear_the_same_sign() -> None:
    game = building(
        "hazard_straight", ("t_junction", "1,0", 180), ("hazard_straight", "1,-1", 0), ("curve", "2,0", 180)
    )
    assert "2,-1 0" in spots(game), "it lies beside the other hazard, but their roads run side by side"


@pytest.mark.clause("CR-3.5")
def test_c_sides_that_touch_both_have_a_road_end_or_neither() -> None:
    west = [("crossroads", "1,0", 0), ("straight", "1,-1", 0), ("curve", "1,-2", 0)]
    game = building("straight", *west, ("curve", "2,0", 180), ("curve", "2,-2", 90))
    assert spots(game) == {"1,1 0", "2,-1 0"}
    game = building("crossroads", *west, ("curve", "2,0", 180), ("t_junction", "2,-2", 0))
    assert spots(game) == {"1,1 0", "3,-2 0"}
    assert game.refusal_for("place_tile 2,-1 0") == ("edges-differ", "CR-3.5"), "the straight at 1,-1 has no side road"
    game = building("t_junction", *west, ("curve", "2,0", 180), ("curve", "2,-2", 90))
    assert {spot for spot in spots(game) if spot.startswith("2,-1 ")} == {"2,-1 270"}, "its blind side to 1,-1"


@pytest.mark.clause("CR-3.5")
def test_d_an_end_that_faces_a_closed_hole_is_not_live() -> None:
    """Tiles lie around the hole 2,0 and 3,0, into which the road of 1,0 leads; two more ends lead out to the south."""
    ring = [
        ("t_junction", "1,0", 180),
        ("curve", "1,-1", 0),
        ("straight", "2,-1", 90),
        ("straight", "3,-1", 90),
        ("curve", "4,-1", 90),
        ("curve", "4,1", 180),
        ("straight", "3,1", 90),
        ("t_junction", "2,1", 0),
        ("curve", "1,1", 0),
    ]
    game = building("curve", *ring, ("straight", "4,0", 0))
    assert game.refusal_for("place_tile 1,2 270") == ("map-closed", "CR-3.5"), "both ends in the south would face 2,2"
    assert "1,2 180" in spots(game)
    game = building("curve", *ring)
    assert "1,2 270" in spots(game), "with a gap at 4,0 the hole is open to the outside, and the end in it alive"


@pytest.mark.clause("CR-3.5")
def test_d_a_cell_that_two_ends_face_is_not_live() -> None:
    """After the curve at 2,0 both open ends face 2,1."""
    tiles = [("t_junction", "1,0", 0), ("curve", "1,1", 270)]
    game = building("curve", *tiles)
    assert spots(game) == {"2,0 180", "2,1 90"}
    assert game.refusal_for("place_tile 2,0 90") == ("map-closed", "CR-3.5")
    assert game.refusal_for("place_tile 2,1 180") == ("map-closed", "CR-3.5"), "nor may both face 2,0"


@pytest.mark.clause("CR-3.5")
def test_a_rotation_that_looks_like_a_smaller_one_is_not_asked() -> None:
    game = building("straight")
    assert spots(game) == {"1,0 90"}
    assert game.refusal_for("place_tile 1,0 270")[0] == "same-rotation"
    assert spots(building("crossroads")) == {"1,0 0"}


@pytest.mark.clause("CR-3.4")
def test_another_player_cannot_lay_it() -> None:
    game = building("straight", seats=3)
    assert game.waiting() == [1]
    assert game.refusal_for("place_tile 1,0 90", seat=2)[0] == "not-your-turn"
    assert game.legal(seat=0) == []


@pytest.mark.clause("CR-3.4")
def test_building_takes_every_drawn_tile_away_from_the_pile() -> None:
    game = start(3, map="built")
    left = [sum(game.dump()["tiles"].values())]
    while game.phase() == "building":
        game.decide(game.legal()[0])
        left.append(sum(game.dump()["tiles"].values()))
    assert left[0] == 21
    assert left[-1] == 0
    assert len(game.tiles()) == 23


@pytest.mark.clause("CR-3.5")
@pytest.mark.parametrize(("tiles", "end"), [
    (drawn("╶A ─ ─ ─ ─"), "5,0"),
    (drawn(". . . ╶A ┐\n─ ─ ─ ─ ┘", -3), "-4,1"),
    (drawn("╶A ┐\n. │\n. │\n. │\n. │"), "1,5"),
    (drawn(". │\n. │\n. │\n. │\n╶A ┘", 0, -4), "1,-5"),
])  # fmt: skip
def test_d_an_end_is_live_whichever_way_it_faces_and_in_whatever_order_the_tiles_were_laid(
    tiles: list[TileAt], end: str
) -> None:
    for seed in range(20):
        game = building("curve", map=laid(random.Random(seed).sample(tiles, len(tiles))))
        assert {spot.split()[0] for spot in spots(game)} == {end}
        assert len(spots(game)) == 2, "to either side"
