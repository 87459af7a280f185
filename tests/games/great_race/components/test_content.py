"""The tables that are made from the data files: identifiers in order, distances, hardness, what follows from them."""

from __future__ import annotations

import pytest

from paddock.games.great_race.components import africa, content, data_checks
from paddock.games.great_race.components.africa import (
    CITY_VALUES,
    NEIGHBOURS_BY_SPACE,
    RACE_BY_NAME,
    SPACE_BY_CITY,
    SPACE_COUNT,
    SPACE_VALUES,
    UNREACHABLE,
)


def test_the_shipped_data_is_in_order() -> None:
    assert data_checks.check_data() == []


def test_codes_follow_identifiers_so_that_the_lowest_code_is_the_lowest_identifier() -> None:
    assert list(SPACE_VALUES.names) == sorted(SPACE_VALUES.names)


def test_neighbours_are_mutual_and_differ_by_one_level_at_most() -> None:
    for race in RACE_BY_NAME.values():
        for space in range(SPACE_COUNT):
            for other in NEIGHBOURS_BY_SPACE[space]:
                assert space in NEIGHBOURS_BY_SPACE[other]
                assert abs(race.level[space] - race.level[other]) <= 1


@pytest.mark.parametrize("name", RACE_BY_NAME)
def test_the_race_is_twenty_six_steps_forward_and_over_land(name: str) -> None:
    race = RACE_BY_NAME[name]
    assert race.steps_home[race.start] == race.forward_distance[0][race.arrival_city][race.start] == 26
    assert all(race.forward_distance[0][race.arrival_city][space] < UNREACHABLE for space in range(SPACE_COUNT))
    assert race.level[race.start] == 1
    assert race.level[race.arrival] == africa.TOP_LEVEL


def test_forward_distances_with_sea_lines_are_never_longer() -> None:
    shorter = 0
    for race in RACE_BY_NAME.values():
        for city in range(africa.CITY_COUNT):
            for space in range(SPACE_COUNT):
                without, with_sea = (race.forward_distance[sea][city][space] for sea in (0, 1))
                assert with_sea <= without
                shorter += with_sea < without
    assert shorter


def test_a_sea_line_joins_two_blue_cities_both_ways() -> None:
    for line in range(africa.SEA_LINE_COUNT):
        one, other = africa.SEA_LINE_PORTS[line]
        assert africa.DESTINATION_BY_LINE_AND_PORT[line, one] == other
        assert africa.DESTINATION_BY_LINE_AND_PORT[line, other] == one
        for space in (one, other):
            assert africa.COLOUR_BY_CITY[africa.CITY_BY_SPACE[space]] == content.COLOUR_BLUE


def test_hardness_orders_by_value_then_stop_danger_mechanic_fuel() -> None:
    names = sorted(content.TILE_VALUES.names, key=lambda name: content.TILE_HARDNESS[content.TILE_VALUES.code(name)])
    assert names[:5] == ["F1M0", "F2M0", "F1M1", "F1M0D", "F1M0S"]
    assert names[-2:] == ["F2M2D", "F3M1S"]
    assert [content.IS_EASY_TILE[content.TILE_VALUES.code(name)] for name in names] == [True] * 5 + [False] * 12


def test_there_are_sixteen_programs_and_each_has_five_assistants() -> None:
    assert len(set(content.ALL_PROGRAMS)) == 16
    assert all(sum(program) == 5 and max(program) <= 2 for program in content.ALL_PROGRAMS)


def test_stickers_give_what_the_file_says() -> None:
    assert content.TORPEDO_GAUGE_MAX_BY_LEVEL == (6, 7, 8, 9, 10)
    assert content.TORPEDO_DANGER_LOSS == (2, 2, 2, 1, 0)
    assert (
        content.IGNORE_STOP_FROM_LEVEL,
        content.IGNORE_RISK_FROM_LEVEL,
        content.SEA_PATHS_FROM_LEVEL,
        content.EXTRA_MOVE_FROM_LEVEL,
    ) == (1, 2, 3, 4)


def test_a_letter_goes_up_level_by_level() -> None:
    first = content.ESTIENNE_CARD_VALUES.code("C1")
    assert content.ESTIENNE_CARD_VALUES.names[content.UPGRADE_BY_ESTIENNE_CARD[first]] == "C2"
    assert content.UPGRADE_BY_ESTIENNE_CARD[content.ESTIENNE_CARD_VALUES.code("C3")] == content.NO_CARD
    assert [len(deck) for deck in content.ESTIENNE_DECKS] == [8, 8, 8]


def test_every_city_lies_on_its_space() -> None:
    for city in range(africa.CITY_COUNT):
        assert africa.CITY_BY_SPACE[SPACE_BY_CITY[city]] == city
    assert len(CITY_VALUES) == 26
