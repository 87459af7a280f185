"""GR-23: what tiles are worth, and where the first assistant lays them."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.great_race.random_situations import deck_with
from tests.games.great_race.reference_map import CITY_AT, SPACES
from tests.games.great_race.table import ARRIVAL, START, Table, crew, scene, solo

POSTS = {"funding": 2, "scout": 1, "mechanic": 2}


def first_assistant(drawn: list[str], card: str = "A1", player: str = START, **fields: Any) -> Table:
    """The Torpedo's first assistant acts with these tiles."""
    torpedo = fields.pop("torpedo", {})
    return solo(
        crew("france", player, posts=POSTS),
        torpedo,
        turn={"crew": "torpedo"},
        estienne={"deck": deck_with(card), "current": card},
        chances=[("tile", drawn)],
        **fields,
    )


def laid(game: Table) -> list[tuple[str, str]]:
    """Tile and space, in the order of laying."""
    return [(each["tile"], each["space"]) for each in game.told("torpedo_lays")]


@pytest.mark.clause("GR-23.1", "GR-23.3")
@pytest.mark.parametrize(
    ("tile", "value", "easy"),
    [("F1M2S", 4, False), ("F1M0D", 2, True), ("F1M0", 1, True), ("F3M0", 3, False), ("F2M2D", 5, False)],
)
def test_a_tile_is_worth_its_levels_and_one_each_for_danger_and_stop(tile: str, value: int, easy: bool) -> None:
    (figures,) = [each for each in scene()["tiles"] if each["tile"] == tile]
    assert (figures["value"], figures["easy"]) == (value, easy)
    assert first_assistant([tile, "F1M0"]).told("sorts")[1 if tile != "F1M0" else 0] == {
        "tile": tile,
        "value": value,
        "road": "own" if easy else "rival",
    }


@pytest.mark.clause("GR-23.1")
def test_every_tile_is_worth_what_its_icons_add_up_to() -> None:
    for tile in scene()["tiles"]:
        assert tile["value"] == tile["fuel"] + tile["mechanic"] + tile["danger"] + tile["stop"]
        assert tile["easy"] == (tile["value"] < 3)


@pytest.mark.clause("GR-23.2")
def test_at_equal_value_fuel_is_easier_than_mechanic_than_danger_than_stop() -> None:
    game = first_assistant(["F1M0S", "F1M0D", "F2M0", "F1M1"], "A2")
    assert [each["tile"] for each in game.told("sorts")] == ["F2M0", "F1M1", "F1M0D", "F1M0S"]
    hard = first_assistant(["F3M0", "F1M1S", "F2M1", "F1M1D", "F2M0D", "F2M0S"], "A3")
    assert [each["tile"] for each in hard.told("sorts")] == ["F1M1S", "F2M0S", "F1M1D", "F2M0D", "F2M1", "F3M0"]


@pytest.mark.clause("GR-23.4", "GR-23.3")
def test_all_tiles_are_drawn_first_then_the_easy_ones_are_laid_then_the_hard_ones() -> None:
    game = first_assistant(["F2M2", "F1M0", "F2M1", "F2M0"], "A2")
    assert game.story("sorts", "torpedo_lays") == ["sorts"] * 4 + ["torpedo_lays"] * 4
    assert [tile for tile, _ in laid(game)] == ["F1M0", "F2M0", "F2M2", "F2M1"]
    assert [(name, count) for name, _, count in game.met] == [("tile", 4)]


@pytest.mark.clause("GR-23.13", "GR-23.14")
def test_the_easy_tile_lies_on_its_road_and_the_hard_one_beyond_it_on_the_players() -> None:
    game = first_assistant(["F1M2S", "F1M0"])
    assert laid(game) == [("F1M0", "R01C01"), ("F1M2S", "R04C01")]
    assert [each["because"] for each in game.told("torpedo_lays")] == ["own_road", "your_road"]


@pytest.mark.clause("GR-23.13")
def test_easy_tiles_lie_easiest_first_from_the_torpedo_on_and_those_without_room_are_discarded() -> None:
    game = first_assistant(["F1M1", "F1M0S", "F1M0", "F2M0"], "A2", tiles={"R02C01": "F1M0D"})
    assert laid(game) == [("F1M0", "R01C01"), ("F2M0", "R03C00")]
    assert game.told("torpedo_drops") == [
        {"tile": "F1M1", "because": "no_room"},
        {"tile": "F1M0S", "because": "no_room"},
    ]
    assert dict(game.pile("tile_discard")) == {"F1M1": 1, "F1M0S": 1}


@pytest.mark.clause("GR-23.13")
def test_cities_are_part_of_its_road_and_are_skipped_over() -> None:
    """In Salah lies on the road from R00C03 to Bourem; the tiles go before and after it."""
    game = first_assistant(["F1M0", "F1M0", "F1M0"], "D1", torpedo={"at": "R00C03"})
    walk = [space for _, space in laid(game)]
    road = game.preview(0)["torpedo"]["walk"]
    assert "R02C03" in road
    assert walk == [space for space in road if space not in CITY_AT][:3]
    assert not set(game.tiles()) & CITY_AT.keys()


@pytest.mark.clause("GR-23.13")
def test_no_tile_is_laid_under_a_vehicle() -> None:
    game = first_assistant(["F1M0", "F1M0"], player="R01C01")
    assert [space for _, space in laid(game)] == ["R02C01", "R03C00"]


@pytest.mark.clause("GR-23.14")
def test_hard_tiles_lie_hardest_first_from_the_player_on() -> None:
    game = first_assistant(["F2M1", "F2M2D"], player="R10C05")
    walk = game.preview(0)["torpedo"]["your_walk"]
    assert [tile for tile, _ in laid(game)] == ["F2M2D", "F2M1"]
    assert [space for _, space in laid(game)] == [space for space in walk if space not in CITY_AT][:2]


@pytest.mark.clause("GR-23.14")
def test_without_room_on_the_road_they_lie_around_the_player_and_then_beside_the_road() -> None:
    """In R25C05 the road home is Le Cap itself; R25C06 lies beside the player, R26C07 beside the road."""
    game = first_assistant(["F2M1", "F2M2D", "F2M1S", "F3M0", "F2M1D", "F2M2"], "A3", player="R25C05")
    assert game.told("torpedo_lays") == [
        {"tile": "F2M2D", "space": "R25C06", "because": "beside_you"},
        {"tile": "F2M1S", "space": "R26C07", "because": "beside_road"},
    ]
    assert [each["tile"] for each in game.told("torpedo_drops")] == ["F2M1D", "F2M2", "F2M1", "F3M0"]
    assert {each["because"] for each in game.told("torpedo_drops")} == {"no_room"}


@pytest.mark.clause("GR-23.14")
def test_spaces_of_the_torpedos_road_are_kept_free_of_hard_tiles() -> None:
    game = first_assistant(["F2M1", "F2M2", "F3M0", "F2M1D", "F2M1S", "F1M2S"], "A3")
    road = {"R01C01", "R02C01", "R03C00"}
    assert not road & {space for _, space in laid(game)}
    assert len(laid(game)) == 6


@pytest.mark.clause("GR-23.15")
def test_hard_tiles_for_a_player_who_has_arrived_are_discarded() -> None:
    game = first_assistant(["F2M1", "F1M0"], player=ARRIVAL)
    assert laid(game) == [("F1M0", "R01C01")]
    assert game.told("torpedo_drops") == [{"tile": "F2M1", "because": "arrived"}]


@pytest.mark.clause("GR-23.16", "GR-30.B3")
@pytest.mark.parametrize("blue", [2, 3])
def test_sea_lines_are_path_for_neither_vehicle_until_blue_3(blue: int) -> None:
    """From Nouadhibou the next blue city is Cotonou, one step by sea."""
    game = first_assistant(
        ["F1M0", "F1M0"],
        player="R14C09",
        torpedo={"at": "R04C00", "legacy": {"blue": blue}},
        settings={"legacy": True},
    )
    told = game.preview(0)["torpedo"]
    assert told["objective"] == "cotonou"
    assert (told["walk"] == ["R10C03"]) == (blue == 3)
    assert (told["your_walk"][0] == "R21C08") == (blue == 3)
    assert (len(laid(game)) == 0) == (blue == 3)


@pytest.mark.clause("GR-23.13", "GR-6.11")
def test_with_too_few_tiles_those_that_are_there_are_laid() -> None:
    spaces = [space for space in SPACES if space not in CITY_AT and int(space[1:3]) > 5]
    kinds = [each["tile"] for each in scene()["tiles"] for _ in range(each["count"])]
    kinds.remove("F1M0")
    game = first_assistant(["F1M0"], tiles=dict(zip(spaces, kinds, strict=False)))
    assert laid(game) == [("F1M0", "R01C01")]
    assert game.dump()["phase"] == "convoy"
