"""RG-3: the playing order of cars thrown onto a circuit is the one that the clauses give."""

from __future__ import annotations

import random
from typing import Any

import pytest

from tests.games.rallyman_gt.road import TILES, Laid
from tests.games.rallyman_gt.table import table

COLOURS = ["blue", "red", "yellow", "green", "orange", "purple"]
CIRCUITS = {
    "1": "102b 103b 104b 114b 115br 105b 110b 111b 105b 109br 112b 106br 106b 111b",
    "2": "102a 103a 112ar 104a 111ar 115a 112ar 106a 105ar 115ar 116ar 117ar 105a 111ar 104a",
    "4": "102a 106a 111a 106ar 110a 112ar 113a 105a 115a 118a 117ar 103a 115a 117a 103a",
    "5": "102a 104a 105ar 106ar 103a 120b 108br 112b 107b 117br 106b 109br 113br 118b 111br 119ar",
    "8": "102a 104a 105ar 107ar 105a 114ar 113a 110ar 103a 118a 103a 111ar 106ar 103a 117ar 104a 104a",
}


def inside_right(tiles: list[str], index: int) -> bool:
    """Whether the inside of the reference corner lies on the right (RG-3.6)."""
    for written in tiles[index:] + tiles[:index]:
        tile = TILES[written.removesuffix("r")]
        if tile["is_corner"]:
            return bool((tile["inside"] == "right") != written.endswith("r"))
    raise AssertionError("no corner")


def place(tiles: list[str], car: dict[str, Any], grid: int) -> tuple[int, ...]:
    """Sorts the cars into playing order, smallest first."""
    index, name = int(car["at"].split(":")[0]), car["at"].split(":")[1]
    _, front, (low, high) = Laid(tiles[index]).spaces[name]
    tile = len(tiles) if index == 0 and front <= 3 else index
    speed = -1 if car["speed"] == "00" else car["speed"]
    inner = -high if inside_right(tiles, index) else low
    return (-speed, -car["crossings"], -tile, -front, inner, car["status"] != "road", grid)


@pytest.mark.clause("RG-3.3", "RG-3.4", "RG-3.5", "RG-3.6", "RG-3.7")
@pytest.mark.parametrize("circuit", CIRCUITS)
@pytest.mark.parametrize("phase", ["turn", "round"])
def test_the_order_is_the_one_that_the_clauses_give(circuit: str, phase: str) -> None:
    rng, tiles = random.Random(f"order {circuit} {phase}"), CIRCUITS[circuit].split()
    compared = 0
    for _ in range(150):
        count, at = rng.randint(2, 6), rng.randrange(len(tiles))
        choice = [f"{i % len(tiles)}:{name}" for i in (at, at + 1) for name in Laid(tiles[i % len(tiles)]).spaces]
        taken: set[str] = set()
        cars: list[dict[str, Any]] = []
        for seat in rng.sample(range(count), count):
            status = rng.choice(["road", "road", "road", "off", "pit"])
            space = rng.choice(choice)
            if status == "road" and space in taken:
                space = rng.choice([each for each in choice if each not in taken])
            if status == "road":
                taken.add(space)
            speed: int | str = rng.choice([0, 1, 1, 2, 2]) if status == "road" else "00"
            if status == "pit" and rng.random() < 0.5:
                speed = 0
            cars.append({
                "colour": COLOURS[seat],
                "seat": seat,
                "at": space,
                "status": status,
                "speed": speed,
                "crossings": rng.choice([1, 1, 1, 2]),
            })  # fmt: skip
        places = {car["colour"]: place(tiles, car, grid) for grid, car in enumerate(cars)}
        expected = sorted(places, key=lambda colour: places[colour])
        game = table({"circuit": circuit, "settings": {"laps": 9}, "phase": phase, "round": 1, "cars": cars})
        if game.dump()["round"] != (1 if phase == "turn" else 2):
            continue
        order = game.order()
        assert order == expected[len(expected) - len(order) :], (cars, expected)
        compared += len(order)
    assert compared > 200
