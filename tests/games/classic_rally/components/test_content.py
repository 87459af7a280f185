"""The components: counts that add up, and a beginner layout that could have been built."""

from __future__ import annotations

from paddock.games.classic_rally.components.content import START_ROAD_BOOK, WEATHER_HITS_BY_SHIELDS, WEATHER_VALUES
from paddock.games.classic_rally.components.data_checks import check_data
from paddock.games.classic_rally.components.road import (
    BEGINNER_ROAD,
    START_ROAD,
    Road,
    arrival_nose_direction,
    is_dead_end,
)
from paddock.games.classic_rally.components.tiles import (
    COPIES_BY_TILE_KIND,
    DIRECTION_COUNT,
    DIRECTION_VALUES,
    DISTINCT_ROTATIONS,
    NOWHERE,
    TILE_FINISH,
    TILE_KIND_VALUES,
    TILE_START,
    cell_coordinates,
    cell_of,
)
from paddock.games.classic_rally.rules.building import finish_spots, spot_problem


def test_the_data_add_up() -> None:
    assert check_data() == []
    assert sum(COPIES_BY_TILE_KIND) == 24
    assert sum(START_ROAD_BOOK) == 4


def test_weather_harms_by_the_accessories_that_are_missing() -> None:
    assert [WEATHER_HITS_BY_SHIELDS[code] for code in range(len(WEATHER_VALUES))] == [
        (0, 0, 0, 0),
        (1, 0, 1, 0),
        (1, 1, 0, 0),
        (2, 1, 1, 0),
    ]


def test_tiles_that_look_the_same_when_turned_are_offered_once() -> None:
    turns = {name: len(DISTINCT_ROTATIONS[TILE_KIND_VALUES.code(name)]) for name in TILE_KIND_VALUES.names}
    assert turns["crossroads"] == 1
    assert turns["straight"] == turns["checkpoint_1"] == 2
    assert turns["curve"] == turns["t_junction"] == turns["start"] == 4


def test_a_cell_has_its_coordinates() -> None:
    assert cell_coordinates(cell_of(-3, 7)) == (-3, 7)


def test_the_beginner_layout_is_legal_tile_by_tile() -> None:
    road = START_ROAD
    assert BEGINNER_ROAD.laid_tiles[0] == START_ROAD.laid_tiles[0]
    for kind, cell, rotation in BEGINNER_ROAD.laid_tiles[1:]:
        assert kind == TILE_FINISH or not spot_problem(road, kind, cell, rotation, 0)
        if kind == TILE_FINISH:
            assert (cell, rotation) in finish_spots(road)
        road = road.with_tile(kind, cell, rotation)
    assert [BEGINNER_ROAD.kinds.count(kind) for kind in range(len(TILE_KIND_VALUES))] == list(COPIES_BY_TILE_KIND)


def test_the_beginner_layout_has_one_dead_end_beside_start_and_finish() -> None:
    found: set[int] = set()
    for tile in range(BEGINNER_ROAD.tiles):
        for direction in range(DIRECTION_COUNT):
            target = BEGINNER_ROAD.neighbours[DIRECTION_COUNT * tile + direction]
            if target != NOWHERE and is_dead_end(BEGINNER_ROAD, target, direction):
                found.add(target)
    assert {cell_coordinates(BEGINNER_ROAD.cells[tile]) for tile in found} == {(0, 0), (3, -1), (4, 2)}


def test_a_nose_follows_the_road() -> None:
    road = Road([(TILE_KIND_VALUES.code("curve"), cell_of(0, 0), 0), (TILE_START, cell_of(5, 5), 0)])
    north, west = DIRECTION_VALUES.code("N"), DIRECTION_VALUES.code("W")
    assert DIRECTION_VALUES.names[arrival_nose_direction(road, 0, north)] == "E"
    assert DIRECTION_VALUES.names[arrival_nose_direction(road, 0, west)] == "S"
