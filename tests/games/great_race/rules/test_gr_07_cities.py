"""GR-7: cities, sea lines, risk zones."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from tests.games.great_race.reference_map import CARDS, CITIES, CITY_AT, COLOUR, RISK, SPACES, beside
from tests.games.great_race.table import Table, crew, race, scene

LINES = [("SL1", "nouadhibou", "cotonou", 260), ("SL2", "mombasa", "beira", 280)]
WAYS = [(line, *ends, fare) for line, one, other, fare in LINES for ends in ((one, other), (other, one))]


def before(city: str, **fields: Any) -> Table:
    """France on the first space beside a city, in a drive that has not begun to move."""
    at = min(beside(CITIES[city]))
    drive = {"crew": "france", "drive": {"left": 3, "attempted": False}}
    return race(crew("france", at, **fields), crew("england"), turn=drive)


@pytest.mark.clause("GR-7.1")
def test_six_cities_of_each_of_four_colours_and_two_purple_ones() -> None:
    told = Counter(each["colour"] for each in scene()["cities"])
    assert told == {"yellow": 6, "green": 6, "red": 6, "blue": 6, "purple": 2}


@pytest.mark.clause("GR-7.1")
def test_every_port_is_blue() -> None:
    ports = {each["city"] for each in scene()["cities"] if each["port"]}
    assert ports == {"nouadhibou", "cotonou", "mombasa", "beira"}
    assert {COLOUR[city] for city in ports} == {"blue"}
    assert {end for each in scene()["lines"] for end in (each["from"], each["to"])} == ports


@pytest.mark.clause("GR-7.1")
@pytest.mark.parametrize("city", ["in_salah", "agadez", "bourem", "walvis_bay"])
def test_the_colour_of_a_city_has_no_effect_of_its_own(city: str) -> None:
    game = before(city, fuel=3, engine=3, chassis=4).play(f"enter {city}")
    assert game.facts("france", "fuel", "engine", "chassis", "money") == (3, 3, 4, 80)
    assert game.hand("france").total() == CARDS[city]


@pytest.mark.clause("GR-7.2")
@pytest.mark.parametrize("fields", [{"fuel": 0}, {"engine": 1, "chassis": 0}, {"money": 0, "fuel": 0}])
def test_entering_a_city_costs_nothing_and_needs_no_tile(fields: dict[str, Any]) -> None:
    game = before("in_salah", **fields)
    had = game.gauges("france")
    game.play("enter in_salah")
    assert (game.facts("france", "at")[0], game.gauges("france")) == (CITIES["in_salah"], had)
    assert not game.told("blind")
    assert game.tiles() == {}


@pytest.mark.clause("GR-7.2")
def test_a_city_is_entered_by_name_and_terrain_by_space() -> None:
    assert before("in_salah").refusal_for("step R02C03")[0] == "is-city"


@pytest.mark.clause("GR-7.3")
@pytest.mark.parametrize("city", sorted(CITIES))
def test_the_first_entry_draws_as_many_cards_as_the_city_shows(city: str) -> None:
    game = before(city).play(f"enter {city}")
    drawn = 0 if COLOUR[city] == "purple" else CARDS[city]
    assert game.hand("france").total() == drawn
    first = 0 if city == "colomb_bechar" else 1
    assert game.told("enters") == [{"crew": "france", "city": city, "first": first}]
    assert drawn in range(1, 4) or COLOUR[city] == "purple"


@pytest.mark.clause("GR-7.3")
def test_a_later_entry_draws_nothing() -> None:
    game = before("khartoum", visited=["khartoum"]).play("enter khartoum")
    assert game.hand("france") == {}
    assert game.told("enters") == [{"crew": "france", "city": "khartoum", "first": 0}]


@pytest.mark.clause("GR-7.3")
def test_leaving_and_coming_back_is_a_later_entry() -> None:
    mine = crew("france", "R02C02", posts={"mechanic": 2})
    game = race(mine, crew("england"), tiles={"R02C02": "F1M0"}).play("drive", "enter in_salah", "pass")
    assert game.hand("france").total() == 1
    game.play("drive", "step R02C02", "enter in_salah")
    assert game.hand("france").total() == 1
    assert game.facts("france", "visited") == (["in_salah"],)


@pytest.mark.clause("GR-7.3")
def test_every_vehicle_has_its_own_first_entry() -> None:
    game = race(crew("france", "R05C07", visited=[]), crew("england", "R06C08", visited=["khartoum"]))
    game.play("drive", "enter khartoum")
    assert game.hand("france").total() == 3


@pytest.mark.clause("GR-7.3", "GR-8.3")
def test_a_city_where_a_vehicle_stands_at_the_beginning_counts_as_visited() -> None:
    assert race(crew("france", "R06C08"), crew("england")).facts("france", "visited") == (["khartoum"],)


@pytest.mark.clause("GR-7.4")
@pytest.mark.parametrize("city", sorted(CITIES))
def test_fuel_and_repairs_are_cheaper_in_every_city(city: str) -> None:
    game = race(crew("france", CITIES[city]), crew("england", "R12C10"))
    assert (game.seen("france")["fuel_price"], game.seen("france")["repair_price"]) == (30, 10)
    assert (game.seen("england")["fuel_price"], game.seen("england")["repair_price"]) == (40, 20)


@pytest.mark.clause("GR-7.6")
@pytest.mark.parametrize(("line", "here", "there", "fare"), WAYS)
def test_a_mechanic_in_a_port_takes_the_sea_line_for_its_fare(line: str, here: str, there: str, fare: int) -> None:
    game = race(crew("france", CITIES[here], money=300, fuel=0, engine=0), crew("england")).play(f"sail {line}")
    assert game.facts("france", "at", "money", "fuel", "engine") == (CITIES[there], 300 - fare, 0, 0)
    assert game.told("sails") == [{"crew": "france", "line": line, "city": there, "fare": fare}]
    assert game.hand("france").total() == CARDS[there]
    assert game.unspent("france")["mechanic"] == 1
    assert game.whose() == "england"


@pytest.mark.clause("GR-7.6", "GR-7.3")
def test_a_port_that_was_visited_draws_nothing_after_sailing_either() -> None:
    mine = crew("france", CITIES["beira"], money=300, visited=["mombasa", "beira"])
    game = race(mine, crew("england")).play("sail SL2")
    assert game.hand("france") == {}
    assert game.facts("france", "at") == (CITIES["mombasa"],)


@pytest.mark.clause("GR-7.6", "GR-8.3")
def test_cards_drawn_after_sailing_count_against_the_hand_limit() -> None:
    mine = crew("france", CITIES["mombasa"], money=300, chassis=2, hand=["jerrican"])
    game = race(mine, crew("england"), chances=[("card", ["survey", "guide", "toolbox"])]).play("sail SL2")
    assert game.offered("discard") == {"jerrican", "survey", "guide", "toolbox"}
    game.play("discard survey", "discard guide")
    assert (game.whose(), game.hand("france")) == ("england", {"jerrican": 1, "toolbox": 1})


@pytest.mark.clause("GR-7.6", "GR-5.15")
@pytest.mark.parametrize(("line", "here", "there", "fare"), WAYS)
def test_the_fare_must_be_at_hand(line: str, here: str, there: str, fare: int) -> None:
    assert race(crew("france", CITIES[here], money=fare), crew("england")).offered("sail") == {line}
    game = race(crew("france", CITIES[here], money=fare - 10), crew("england"))
    assert game.refusal_for(f"sail {line}")[0] == "few-francs"
    assert there != here


@pytest.mark.clause("GR-7.6")
@pytest.mark.parametrize("at", ["R03C00", "R06C03", "R14C05", "R14C09"])
def test_one_sails_only_from_a_port_of_the_line(at: str) -> None:
    # Beside Nouadhibou, in Bourem, in blue Pointe-Noire that is no port, in Mombasa, a port of the other line.
    game = race(crew("france", at, money=500), crew("england"))
    assert game.refusal_for("sail SL1")[0] == "not-in-port"


@pytest.mark.clause("GR-7.6")
def test_each_line_needs_a_mechanic_of_its_own() -> None:
    mine = crew("france", CITIES["nouadhibou"], money=600, posts={"mechanic": 2})
    game = race(mine, crew("england", passed=True)).play("sail SL1", "sail SL1")
    assert game.facts("france", "at", "money") == (CITIES["nouadhibou"], 80)
    assert "sail" not in game.words()
    assert game.unspent("france") == {}


@pytest.mark.clause("GR-7.7")
def test_the_risk_zones_cover_terrain_only() -> None:
    told = {each["space"] for each in scene()["spaces"] if each["risk"]}
    assert told == RISK
    assert not RISK & CITY_AT.keys()


@pytest.mark.clause("GR-7.7")
@pytest.mark.parametrize("space", sorted(RISK))
def test_every_space_of_a_risk_zone_costs_one_fuel_more(space: str) -> None:
    at = min(near for near in beside(space) if near not in CITY_AT)
    game = race(crew("france", at), crew("england"), tiles={space: "F1M0"}).play("drive", f"step {space}")
    assert game.facts("france", "fuel") == (4,)


@pytest.mark.clause("GR-7.7")
def test_terrain_outside_costs_no_more_than_its_tile() -> None:
    for space in [space for space in SPACES if space not in RISK and space not in CITY_AT][::5]:
        at = min(near for near in beside(space) if near not in CITY_AT)
        game = race(crew("france", at), crew("england"), tiles={space: "F1M0"}).play("drive", f"step {space}")
        assert game.facts("france", "fuel") == (5,), space


@pytest.mark.clause("GR-7.8")
@pytest.mark.parametrize(("way", "city"), [("default", "colomb_bechar"), ("reverse", "le_cap")])
def test_passing_the_start_again_has_no_effect(way: str, city: str) -> None:
    game = race(crew("france", min(beside(CITIES[city]))), crew("england"), settings={"race": way})
    game.play("drive", f"enter {city}")
    assert game.dump()["arrived"] == []
    assert not game.told("last_phase")
    game.play("pass")
    assert "drive" in game.legal()


@pytest.mark.clause("GR-7.8", "GR-12.1")
@pytest.mark.parametrize("city", sorted(CITIES))
def test_only_the_arrival_city_ends_a_race(city: str) -> None:
    game = before(city).play(f"enter {city}")
    assert bool(game.told("last_phase")) == (city == "le_cap")
