"""CR-24: the beginner layout."""

from __future__ import annotations

from collections import Counter, deque
from functools import cache

import pytest

from tests.games.classic_rally.reference_map import Cell, beside, cell_of, ends, finish_spots, fits
from tests.games.classic_rally.table import CR, LW, PK, SS, Table, beginner, car, start

LAYOUT = [
    ("start", "0,0", 90, "E"),
    ("crossroads", "1,0", 0, "NESW"),
    ("checkpoint_1", "1,-1", 0, "NS"),
    ("checkpoint_3", "1,1", 0, "NS"),
    ("hazard_curve", "2,0", 180, "NW"),
    ("curve", "1,-2", 0, "ES"),
    ("curve", "1,2", 270, "NE"),
    ("straight", "2,-1", 0, "NS"),
    ("t_junction", "2,-2", 0, "ESW"),
    ("hazard_curve", "2,2", 180, "NW"),
    ("curve", "2,1", 0, "ES"),
    ("hazard_straight", "3,1", 90, "EW"),
    ("service_straight", "3,-2", 90, "EW"),
    ("t_junction", "4,1", 180, "NEW"),
    ("curve", "4,0", 90, "SW"),
    ("curve", "3,0", 270, "NE"),
    ("straight", "4,-2", 90, "EW"),
    ("t_junction", "5,1", 90, "NSW"),
    ("checkpoint_2", "5,0", 0, "NS"),
    ("service_straight", "5,-1", 0, "NS"),
    ("hazard_curve", "5,-2", 90, "SW"),
    ("curve", "5,2", 180, "NW"),
    ("straight", "4,2", 90, "EW"),
    ("finish", "3,-1", 180, "S"),
]
"""Kind, cell, rotation and road ends, in the order of laying."""
FINISH = "3,-1"
Book = tuple[int, int, int]
"""Road-book cards left, straight, right."""
Place = tuple[str, str]
"""Cell and nose."""


def joined() -> dict[Cell, set[Cell]]:
    """Cell → the cells that a road joins to it."""
    tiles = {cell_of(at): ends(kind, rotation) for kind, at, rotation, _ in LAYOUT}
    return {
        cell: {beside(cell, side) for side in sides if (side + 2) % 4 in tiles.get(beside(cell, side), ())}
        for cell, sides in tiles.items()
    }


def reached(roads: dict[Cell, set[Cell]], origin: Cell, without: Cell | None = None) -> set[Cell]:
    """All cells that roads lead to, never through `without`."""
    found, left = {origin}, [origin]
    while left:
        for cell in roads[left.pop()] - found - {without}:
            found.add(cell)
            left.append(cell)
    return found


@cache
def plans(features: tuple[str, ...], place: Place, book: Book) -> tuple[tuple[Place, Book, int | None, int], ...]:
    """What the engine lets a lone car with six fuel do in a turn, a free turn-around before it included.

    Each plan as the place where it ends, the cards left, the checkpoint where it ends, and the tiles driven.
    """
    hand = dict(zip(("left", "straight", "right"), book, strict=True))
    game = beginner(car(*place, fuel=6, features=list(features), road_book=hand), seats=1)
    found = foreseen(game, book)
    if "turn_around" in game.legal():
        found |= foreseen(game.play("turn_around"), book)
    return tuple(sorted(found, key=str))


def foreseen(game: Table, book: Book) -> set[tuple[Place, Book, int | None, int]]:
    """The plans of the car as it stands."""
    found = set()
    for plan in game.plans():
        played = Counter(plan["cards"])
        left = tuple(count - played[way] for way, count in zip(("left", "straight", "right"), book, strict=True))
        assert len(left) == 3
        found.add(((plan["end"], plan["nose"]), left, plan["token"], plan["fuel"]))
    return found


def fewest(features: tuple[str, ...], book: Book) -> tuple[int, int]:
    """The fewest turns from START to FINISH by way of all checkpoints, and the fewest tiles in so many turns."""
    tiles: dict[tuple[Place, Book, frozenset[int]], int] = {(("0,0", "E"), book, frozenset()): 0}
    seen = set(tiles)
    for turn in range(1, 40):
        further: dict[tuple[Place, Book, frozenset[int]], int] = {}
        for (place, left, tokens), driven in tiles.items():
            for end, cards, token, steps in plans(features, place, left):
                state = (end, cards, tokens | ({token} if token else set()))
                if state not in seen:
                    further[state] = min(further.get(state, 999), driven + steps)
        seen |= set(further)
        tiles = further
        home = [driven for (place, _, tokens), driven in tiles.items() if place[0] == FINISH and len(tokens) == 3]
        if home:
            return turn, min(home)
    raise AssertionError("FINISH cannot be reached")


@pytest.mark.clause("CR-24.1")
def test_the_layout_is_the_one_of_the_table() -> None:
    found = [(each["kind"], each["at"], each["rotation"]) for each in start(2).dump()["map"]]
    assert found == [(kind, at, rotation) for kind, at, rotation, _ in LAYOUT]
    for kind, _, rotation, letters in LAYOUT:
        assert {"NESW"[side] for side in ends(kind, rotation)} == set(letters)


@pytest.mark.clause("CR-24.1")
def test_every_tile_could_be_laid_in_the_listed_order() -> None:
    tiles = {"0,0": ("start", 90)}
    for kind, at, rotation, _ in LAYOUT[1:-1]:
        assert f"{at} {rotation}" in fits(tiles, kind)
        tiles[at] = (kind, rotation)
    kind, at, rotation, _ = LAYOUT[-1]
    assert f"{at} {rotation}" in finish_spots(tiles)


@pytest.mark.clause("CR-24.1")
def test_it_is_connected_with_one_dead_end_and_checkpoints_and_stations_on_loops() -> None:
    roads = joined()
    assert reached(roads, (0, 0)) == set(roads)
    alone = {cell for cell, others in roads.items() if len(others) < 2}
    assert alone == {(0, 0), (3, -1), (4, 2)}, "START, FINISH and the dead end in the south"
    for kind, at, _, _ in LAYOUT:
        if kind.startswith(("checkpoint", "service")):
            one, other = roads[cell_of(at)]
            assert other in reached(roads, one, without=cell_of(at)), f"{at} lies on a loop"


@pytest.mark.clause("CR-24.1")
def test_the_dead_end_turns_a_car_round() -> None:
    game = beginner(car("5,2", "W"), car()).play("rally_step forward")
    assert game.facts("white", "at", "nose") == ("4,2", "E")
    assert game.told("reverses") == [{"car": "white", "nose": "E"}]


@pytest.mark.clause("CR-24.2")
def test_one_tile_a_turn_takes_seventeen_turns_with_the_road_book_and_sixteen_without() -> None:
    assert fewest((), (1, 2, 1)) == (17, 16)
    assert fewest((), (0, 0, 0))[0] == 16


@pytest.mark.clause("CR-24.3")
@pytest.mark.parametrize(
    ("features", "turns"),
    [((CR, SS), 13), ((CR, PK), 11), ((CR, LW), 9), ((SS, PK), 9), ((SS, LW), 8), ((PK, LW), 7)],
)
def test_each_pair_of_features_needs_so_many_turns(features: tuple[str, ...], turns: int) -> None:
    assert fewest(features, (1, 2, 1))[0] == turns


@pytest.mark.clause("CR-24.4")
def test_from_every_tile_and_every_nose_all_tiles_can_be_reached() -> None:
    roads = joined()
    places = [
        (f"{x},{y}", nose) for x, y in roads for side, nose in enumerate("NESW") if beside((x, y), side) in roads[x, y]
    ]
    for origin in places:
        found, left = {origin}, deque([origin])
        while left:
            ahead = {end for end, _, _, _ in plans((), left.popleft(), (0, 0, 0))}
            left += ahead - found
            found |= ahead
        assert len({cell for cell, _ in found}) == 24, origin
