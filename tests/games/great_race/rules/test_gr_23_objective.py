"""GR-23: the Torpedo's objective, its next space and the walks."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.great_race.random_situations import deck_with
from tests.games.great_race.table import ARRIVAL, START, Table, crew, scene, solo

CARD = {"blue": "A1", "yellow": "B1", "green": "C1", "red": "D1"}
POSTS = {"funding": 2, "scout": 1, "mechanic": 2}


def look(
    at: str, colour: str, visited: tuple[str, ...] = (), blue: int = 0, player: str = START, **fields: Any
) -> Table:
    """The player is asked; the Torpedo stands there, with a card of this colour."""
    settings = {"legacy": True, **fields.pop("settings", {})}
    return solo(
        crew("france", player, posts=POSTS),
        {"at": at, "visited": list(visited), **fields.pop("torpedo", {})},
        settings=settings,
        estienne={"deck": deck_with(CARD[colour]), "current": CARD[colour]},
        **fields,
    )


def aim(game: Table) -> tuple[str, str]:
    """The objective, and why."""
    told = game.preview(0)["torpedo"]
    return told["objective"], told["because"]


def walk(game: Table) -> list[str]:
    """The Torpedo's walk."""
    found: list[str] = game.preview(0)["torpedo"]["walk"]
    return found


@pytest.mark.clause("GR-23.7", "GR-23.6")
def test_from_the_start_the_next_blue_city_is_nouadhibou() -> None:
    game = look(START, "blue")
    assert aim(game) == ("nouadhibou", "nearest")
    steps = {each["city"]: each["steps"] for each in game.preview(0)["torpedo"]["candidates"]}
    assert (steps["nouadhibou"], steps["cotonou"]) == (4, 10)
    assert walk(game) == ["R01C01", "R02C01", "R03C00", "R04C00"]


@pytest.mark.clause("GR-23.6")
def test_it_never_makes_for_a_city_on_its_own_level() -> None:
    assert aim(look("R06C04", "red"))[0] == "fort_lamy"


@pytest.mark.clause("GR-23.6")
def test_nor_for_a_city_that_it_would_have_to_turn_back_for() -> None:
    behind = {each["city"] for each in scene()["cities"] if each["colour"] == "blue" and each["level"] <= 11}
    found = {each["city"] for each in look("R10C04", "blue").preview(0)["torpedo"]["candidates"]}
    assert found
    assert not found & behind


@pytest.mark.clause("GR-23.6")
def test_a_city_that_it_has_reached_makes_way_for_the_next_of_its_colour() -> None:
    assert aim(look("R03C05", "red"))[0] == "bourem"
    assert aim(look("R03C05", "red", ("bourem",)))[0] == "fort_lamy"


@pytest.mark.clause("GR-23.6")
def test_a_city_that_only_the_player_has_reached_stays_open_to_it() -> None:
    game = solo(crew("france", "R07C03", posts=POSTS, visited=["bourem"]), {"at": "R03C05"}, estienne={"current": "D1"})
    assert aim(game)[0] == "bourem"


@pytest.mark.clause("GR-23.7")
def test_of_two_at_equal_distance_it_takes_the_one_nearer_to_the_arrival() -> None:
    told = look("R05C05", "red").preview(0)["torpedo"]
    near = {each["city"]: (each["steps"], each["home"]) for each in told["candidates"]}
    assert near["bourem"][0] == near["fort_lamy"][0]
    assert near["fort_lamy"][1] < near["bourem"][1]
    assert (told["objective"], told["because"]) == ("fort_lamy", "nearer_home")


@pytest.mark.clause("GR-23.7", "GR-0.4")
def test_if_that_ties_too_it_takes_the_lowest_space() -> None:
    """Pointe-Noire (R14C05) and Mombasa (R14C09) are as far away and as far from Le Cap."""
    assert aim(look("R01C03", "blue", ("nouadhibou", "cotonou"))) == ("pointe_noire", "lowest")


@pytest.mark.clause("GR-23.10", "GR-23.2", "GR-0.4")
def test_between_equal_tiles_the_map_decides() -> None:
    """Ruling 20: of two tiles that are alike the one on the higher level, else the lower space."""
    assert walk(look("R09C07", "red", tiles={"R10C08": "F2M1", "R10C07": "F2M1"}))[0] == "R10C07"
    level = {"R01C01": "F1M1", "R02C02": "F1M1"}
    assert walk(look("R01C02", "blue", ("in_salah",), tiles=level))[0] == "R02C02"


@pytest.mark.clause("GR-23.8")
def test_without_a_city_of_its_colour_the_arrival_is_the_objective() -> None:
    blue = tuple(each["city"] for each in scene()["cities"] if each["colour"] == "blue")
    assert aim(look("R10C04", "blue", blue)) == ("le_cap", "none_left")
    assert aim(look("R25C05", "green")) == ("le_cap", "none_left")


@pytest.mark.clause("GR-23.8")
def test_an_arrival_that_is_nearer_is_the_objective() -> None:
    reverse = {"race": "reverse"}
    assert aim(look("R07C00", "yellow", ("in_salah",), settings=reverse)) == ("colomb_bechar", "arrival_nearer")
    assert aim(look("R07C00", "yellow", settings=reverse)) == ("in_salah", "nearest")


@pytest.mark.clause("GR-23.8")
def test_at_equal_distance_the_city_is_the_objective() -> None:
    game = look("R22C05", "green")
    assert [each["steps"] for each in game.preview(0)["torpedo"]["candidates"]] == [4]
    assert aim(game)[0] == "umtata"


@pytest.mark.clause("GR-23.8")
def test_the_arrival_may_lie_on_its_own_level() -> None:
    game = look("R26C07", "blue")
    assert aim(game) == ("le_cap", "none_left")
    assert walk(game) == [ARRIVAL]


@pytest.mark.clause("GR-23.10")
def test_a_city_next_to_it_comes_first_whatever_its_colour() -> None:
    """Blue Nouadhibou is the objective from R01C02; In Salah is next to it."""
    tiles = {"R02C01": "F1M0", "R02C02": "F1M0"}
    game = look("R01C02", "blue", tiles=tiles, torpedo={"assistants": 1}, turn={"crew": "torpedo"})
    assert game.told("torpedo_moves") == [{"space": "R02C03", "fuel": 0, "mechanic": 0, "because": "city_beside"}]


@pytest.mark.clause("GR-23.10")
def test_also_one_on_its_own_level_for_it_does_not_lie_behind() -> None:
    """Ruling 5: from R06C04 it heads for Fort-Lamy, and enters Bourem beside it on the way."""
    game = look("R06C04", "red", torpedo={"assistants": 1}, turn={"crew": "torpedo"})
    assert [each["city"] for each in game.told("aims")] == ["fort_lamy"]
    assert game.told("torpedo_moves") == [{"space": "R06C03", "fuel": 0, "mechanic": 0, "because": "city_beside"}]
    assert aim(game)[0] == "fort_lamy"


@pytest.mark.clause("GR-23.10")
def test_but_not_one_that_it_has_entered_nor_one_behind() -> None:
    assert walk(look("R01C02", "blue", ("in_salah",)))[0] == "R02C02"
    assert "R06C03" not in walk(look("R06C04", "red", ("bourem",)))
    assert "R02C03" not in walk(look("R03C04", "red"))


@pytest.mark.clause("GR-23.10")
def test_the_arrival_next_to_it_is_entered_even_on_its_own_level() -> None:
    game = look("R26C07", "blue", torpedo={"assistants": 1}, turn={"crew": "torpedo"})
    assert game.torpedo("at") == (ARRIVAL,)


@pytest.mark.clause("GR-23.10")
def test_on_its_road_a_tile_comes_before_a_blank_and_the_easiest_before_others() -> None:
    """From R09C07 two spaces of equal risk lead on to Stanleyville: R10C07 and R10C08."""
    assert walk(look("R09C07", "red"))[0] == "R10C07"
    for tile in ("F2M2D", "F1M0"):
        assert walk(look("R09C07", "red", tiles={"R10C08": tile}))[0] == "R10C08"
    assert walk(look("R09C07", "red", tiles={"R10C08": "F2M2D", "R10C07": "F2M2"}))[0] == "R10C07"
    assert walk(look("R09C07", "red", tiles={"R10C08": "F1M0S", "R10C07": "F1M1S"}))[0] == "R10C08"


@pytest.mark.clause("GR-23.10")
def test_between_blanks_one_outside_risk_zones_comes_first() -> None:
    """From R16C06, R17C06 is a risk space and R17C05 is not; both lead to Nova Lisboa."""
    risky = {space for zone in scene()["zones"] for space in zone["spaces"]}
    assert "R17C06" in risky
    assert "R17C05" not in risky
    assert walk(look("R16C06", "yellow", ("elisabethville",)))[0] == "R17C05"


@pytest.mark.clause("GR-23.10")
def test_a_city_on_its_own_level_is_a_road_only_if_there_is_no_other() -> None:
    """It has been in In Salah. From R02C02 the road to Khartoum need not lead there; from R02C04 that to Nouadhibou
    must."""
    assert walk(look("R02C02", "yellow", ("in_salah",)))[0] == "R03C02"
    assert walk(look("R02C04", "blue", ("in_salah",)))[0] == "R02C03"


@pytest.mark.clause("GR-23.10")
def test_of_several_cities_beside_it_the_objective_comes_first_then_the_one_nearer_to_the_arrival() -> None:
    """R13C05, level 14, lies beside Pointe-Noire, which is higher, and Stanleyville, on its own level."""
    assert walk(look("R13C05", "blue"))[0] == "R14C05"
    assert walk(look("R13C05", "yellow"))[0] == "R14C05"
    assert walk(look("R13C05", "yellow", ("pointe_noire",)))[0] == "R13C06"


@pytest.mark.clause("GR-23.11")
def test_its_walk_takes_cities_that_it_meets_as_visited() -> None:
    found = walk(look("R00C03", "red"))
    assert "R02C03" in found
    assert len(found) == len(set(found))
    assert found[-1] == "R06C03"


@pytest.mark.clause("GR-23.11")
def test_its_walk_does_not_ask_what_it_can_pay() -> None:
    tiles = {"R01C01": "F2M2D", "R02C01": "F2M2"}
    game = look(START, "blue", tiles=tiles, torpedo={"fuel": 0, "mechanic": 0})
    assert walk(game) == ["R01C01", "R02C01", "R03C00", "R04C00"]


@pytest.mark.clause("GR-23.12")
def test_the_players_walk_leads_to_the_arrival_by_cities_and_easy_tiles() -> None:
    def mine(player: str, **fields: Any) -> list[str]:
        found: list[str] = look(START, "blue", player=player, **fields).preview(0)["torpedo"]["your_walk"]
        return found

    assert len(mine(START)) == 26
    assert mine(START)[-1] == ARRIVAL
    assert mine("R24C07")[0] == "R25C06"
    assert mine("R23C06")[0] == "R24C06"
    assert mine("R22C07", tiles={"R23C06": "F1M0"})[0] == "R23C07"
    assert mine("R21C07")[0] == "R22C08"
    assert mine("R21C07", tiles={"R22C07": "F2M2D"})[0] == "R22C07"
    assert mine("R21C07", tiles={"R22C07": "F2M0", "R22C08": "F1M1"})[0] == "R22C07"
    assert mine(ARRIVAL) == []
