"""GR-0, GR-1: numbers that hold everywhere, and what is in the box."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from paddock.core.errors import BadPositionError, BadSetupError
from paddock.games.great_race.game import GAME
from tests.games.great_race.reference_map import CITIES, SPACES, beside, level_of, steps_from
from tests.games.great_race.table import CREWS, crew, race, scene, solo, start, table

SCENE = scene()


@pytest.mark.clause("GR-0.1", "GR-8.2")
@pytest.mark.parametrize(
    ("card", "has", "left"),
    [
        ("sandstorm", {"fuel": 1}, {"fuel": 0}),
        ("bandits", {"money": 20}, {"money": 0}),
        ("broken_track", {"engine": 0}, {"engine": 0}),
        ("sabotage", {"chassis": 1}, {"chassis": 0}),
    ],
)
def test_a_loss_larger_than_what_is_there_takes_what_is_there(
    card: str, has: dict[str, Any], left: dict[str, int]
) -> None:
    victim = crew("france", posts={"funding": 2, "scout": 2, "mechanic": 1}, **has)
    game = race(crew("italy", hand=[card]), victim).play(f"attack {card} france")
    assert game.facts("france", *left) == tuple(left.values())


@pytest.mark.clause("GR-0.2", "GR-9.12")
@pytest.mark.parametrize(("card", "fuel"), [("jerrican", 5), ("supply", 5), ("supply", 6)])
def test_what_is_gained_beyond_the_maximum_vanishes(card: str, fuel: int) -> None:
    game = race(crew("france", fuel=fuel, hand=[card]), crew("italy")).play(f"play {card}")
    assert game.gauges("france") == (6, 5, 6)


@pytest.mark.clause("GR-0.2")
@pytest.mark.parametrize(("field", "level"), [("fuel", 7), ("engine", 6), ("chassis", 7), ("fuel", -1), ("money", -10)])
def test_no_gauge_stands_outside_its_dial(field: str, level: int) -> None:
    with pytest.raises(BadPositionError):
        race({"crew": "france", field: level}, crew("italy"))


@pytest.mark.clause("GR-0.3", "GR-1.4")
@pytest.mark.parametrize("money", [35, 12.5])
def test_money_is_counted_in_whole_tens(money: float) -> None:
    with pytest.raises(BadPositionError):
        race(crew("france", money=money), crew("italy"))


@pytest.mark.clause("GR-0.3")
def test_half_a_level_of_fuel_does_not_exist() -> None:
    with pytest.raises(BadPositionError):
        race(crew("france", fuel=2.5), crew("italy"))


@pytest.mark.clause("GR-0.4")
def test_spaces_are_named_so_that_they_sort_from_north_to_south_then_from_west_to_east() -> None:
    told = [each["space"] for each in SCENE["spaces"]]
    assert told == sorted(told)
    by_place = sorted(SCENE["spaces"], key=lambda each: (each["row"], each["col"]))
    assert [each["space"] for each in by_place] == told


@pytest.mark.clause("GR-0.4", "GR-23.10")
@pytest.mark.parametrize(("at", "first"), [("R08C03", "R09C02"), ("R05C01", "R06C01"), ("R16C09", "R17C08")])
def test_between_two_that_tie_in_everything_the_lowest_name_decides(at: str, first: str) -> None:
    # Both blank spaces of the next row are as far from the next blue city.
    game = solo(crew("france"), {"at": at}, turn={"crew": "torpedo"}, chances=[("tile", ["F1M0", "F1M0"])])
    assert game.told("torpedo_lays")[0]["space"] == first


@pytest.mark.clause("GR-1.1")
def test_the_map_has_173_spaces_26_cities_27_levels_2_sea_lines_and_9_risk_zones() -> None:
    assert len(SCENE["spaces"]) == 173
    assert (len(SCENE["cities"]), SCENE["levels"]) == (26, 27)
    assert (len(SCENE["lines"]), len(SCENE["zones"])) == (2, 9)
    assert {each["level"] for each in SCENE["spaces"]} == set(range(1, 28))


@pytest.mark.clause("GR-1.1")
def test_hexes_that_touch_are_neighbours_and_no_others() -> None:
    assert {each["space"]: set(each["neighbours"]) for each in SCENE["spaces"]} == {
        space: beside(space) for space in SPACES
    }


@pytest.mark.clause("GR-1.1")
def test_the_map_is_one_land_of_26_steps_from_end_to_end_and_no_two_cities_touch() -> None:
    found = steps_from(CITIES["colomb_bechar"])
    assert len(found) == 173
    assert found[CITIES["le_cap"]] == 26
    assert not [city for city in CITIES.values() if beside(city) & set(CITIES.values())]


@pytest.mark.clause("GR-1.1", "GR-2.2")
@pytest.mark.parametrize("way", ["default", "reverse"])
def test_from_every_space_a_road_leads_to_the_arrival_that_never_goes_down_a_level(way: str) -> None:
    found = scene(race=way)
    level = {each["space"]: each["level"] for each in found["spaces"]}
    home = {CITIES[found["arrival"]]}
    while True:
        more = {space for space in SPACES for near in beside(space) & home if level[near] >= level[space]} - home
        if not more:
            break
        home |= more
    assert home == set(SPACES)


@pytest.mark.clause("GR-1.2")
def test_sixty_terrain_tiles_are_in_one_bag() -> None:
    bag = start(2).pile("bag")
    assert bag.total() == 60
    assert bag == Counter({each["tile"]: each["count"] for each in SCENE["tiles"]})
    # One tile has 1 fuel, 2 mechanic and a stop, and is worth 4 (V1).
    assert next(each for each in SCENE["tiles"] if each["tile"] == "F1M2S") == {
        "tile": "F1M2S", "fuel": 1, "mechanic": 2, "danger": False, "stop": True, "value": 4, "easy": False, "count": 2
    }  # fmt: skip


@pytest.mark.clause("GR-1.2")
def test_a_tile_costs_what_its_name_says() -> None:
    for each in SCENE["tiles"]:
        icons = ("D" if each["danger"] else "") + ("S" if each["stop"] else "")
        assert each["tile"] == f"F{each['fuel']}M{each['mechanic']}{icons}"


@pytest.mark.clause("GR-1.3")
def test_48_resource_cards_are_in_one_deck() -> None:
    deck = start(2).pile("deck")
    assert deck.total() == 48
    assert deck == Counter({each["card"]: each["count"] for each in SCENE["cards"]})
    assert sum(each["count"] for each in SCENE["cards"] if each["danger"]) == 10


@pytest.mark.clause("GR-1.2", "GR-1.3")
@pytest.mark.parametrize(
    "more", [{"tiles": {"R01C01": "F3M1S", "R01C02": "F3M1S"}}, {"discard": {"survey": 3}}, {"bag": {"F1M0": 10}}]
)
def test_there_are_no_more_tiles_and_cards_than_in_the_box(more: dict[str, Any]) -> None:
    with pytest.raises(BadPositionError):
        race(crew("france"), crew("italy"), **more)


@pytest.mark.clause("GR-1.4")
def test_the_bank_never_runs_out() -> None:
    game = race(crew("france", money=99_990), crew("italy")).play("fund")
    assert game.facts("france", "money") == (100_030,)


@pytest.mark.clause("GR-1.5")
def test_each_crew_has_a_vehicle_three_gauges_and_five_assistants() -> None:
    game = start(5, [("seat-order", ["0", "1", "2", "3", "4"])]).play(*(f"crew {name}" for name in CREWS))
    for each in game.view(None)["crews"]:
        assert set(each["max"]) == {"fuel", "engine", "chassis"}
        assert (each["at"], each["progress"]) == ("R00C02", 1)
    while game.phase() != "programming":
        game.decide(game.legal()[0])
    for each in CREWS:
        assert {sum(map(int, line.split()[1:])) for line in game.legal(CREWS.index(each))} == {5}


@pytest.mark.clause("GR-1.5")
def test_what_lies_behind_a_crews_screen_only_its_own_player_sees() -> None:
    game = race(crew("france", hand=["jerrican"]), crew("italy"))
    assert [game.seen("france", seat)["hand"] for seat in (0, 1, None)] == [{"jerrican": 1}, 1, 1]


@pytest.mark.clause("GR-1.6")
def test_there_are_five_crews() -> None:
    assert tuple(each["crew"] for each in SCENE["crews"]) == CREWS
    assert start(2, [("seat-order", ["0", "1"])]).offered("crew") == set(CREWS)


@pytest.mark.clause("GR-1.6")
@pytest.mark.parametrize("seats", [0, 6])
def test_one_to_five_may_play(seats: int) -> None:
    with pytest.raises(BadSetupError):
        GAME.setup(seats, {})


@pytest.mark.clause("GR-1.7")
def test_the_torpedo_has_two_gauges_five_assistants_and_24_cards_8_of_each_level() -> None:
    assert Counter(each["level"] for each in SCENE["estienne"]) == {1: 8, 2: 8, 3: 8}
    assert {each["card"] for each in SCENE["estienne"]} == {f"{letter}{n}" for letter in "ABCDEFGH" for n in (1, 2, 3)}
    game = solo(crew("france"))
    assert game.view(0)["torpedo"]["max"] == 6
    with pytest.raises(BadPositionError):
        solo(crew("france"), {"assistants": 6})


@pytest.mark.clause("GR-1.7")
def test_four_colours_of_four_stickers_and_twelve_quests_are_in_the_box() -> None:
    assert {colour: len(powers) for colour, powers in SCENE["legacy"].items()} == {
        "yellow": 4, "green": 4, "red": 4, "blue": 4
    }  # fmt: skip
    assert [each["quest"] for each in SCENE["quests"]] == [f"Q{n:02}" for n in range(1, 13)]


@pytest.mark.clause("GR-1.8")
def test_every_line_says_of_what_kind_it_is_and_all_are_of_the_sea() -> None:
    assert [each["kind"] for each in SCENE["lines"]] == ["sea", "sea"]


@pytest.mark.clause("GR-2.2")
def test_neighbours_differ_by_one_level_at_most() -> None:
    assert all(abs(level_of(space) - level_of(near)) <= 1 for space in SPACES for near in beside(space))


@pytest.mark.clause("GR-1.1")
@pytest.mark.parametrize("space", ["R03C03", "R27C00", "nowhere"])
def test_a_vehicle_cannot_stand_beside_the_map(space: str) -> None:
    with pytest.raises(BadPositionError):
        table({"crews": [{"at": space}, {}]})
