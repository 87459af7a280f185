"""GB-14 on crowded bridges: every blow, with all that follows, against a reckoning from the clauses."""

from __future__ import annotations

import random
from collections.abc import Iterable
from typing import Any, Final

import pytest

from tests.effort import tries
from tests.games.gang_rush.crowded_bridge import BOX, DRIVERS, next_space
from tests.games.gang_rush.invariants import BRIDGE, SPACES
from tests.games.gang_rush.reference_collision import BACK, ReferenceCollision
from tests.games.gang_rush.table import PARKER, SPENDER, Table, car, moving

FIELDS: Final = ("at", "body", "facing", "speed", "homeward", "cash")
WALL: Final = frozenset(piece["space"] for piece in BRIDGE["expert_walls"]["3"]["wall"])
SET_ASIDE: Final = [("container", True)] * 3 + [("police", 1), ("police", 2)]
Crowd = tuple[list[dict[str, Any]], dict[str, dict[str, Any]], str]


def line(dice: random.Random, direction: str, free: set[str]) -> list[str]:
    """Spaces for two to four cars, mostly in a line; the second is before the first."""
    while True:
        first = dice.choice(sorted(free))
        spaces = [first, next_space(first, direction)]
        for _ in range(dice.randrange(3)):
            further = [next_space(spaces[-1], direction), next_space(first, BACK[direction]), dice.choice(sorted(free))]
            spaces.append(dice.choice([further[0], *further]))
        if len(set(spaces)) == len(spaces) and set(spaces) <= free:
            return spaces


def driven(dice: random.Random, driver: str, at: str, *, expert: bool, homeward: bool | None = None) -> dict[str, Any]:
    """A car in any state that it may be in; the rammer's way is given, and it drives."""
    rammer = homeward is not None
    home = bool(homeward) if rammer else expert and SPACES[at]["y"] > 0 and dice.random() < 0.5
    speed = dice.choice((10, 20, 30, 40, 50) if rammer else (0, 0, 10, 20, 40, 50))
    facing = "B" if home else "F"
    return car(
        driver,
        at,
        speed,
        homeward=home,
        facing=facing if speed else dice.choice("FB"),
        body=dice.choice((0, 1, 2, 3, 5, 7 if driver == SPENDER else 4)),
        cash=dice.choice((0, 100, 300, 2000)),
        tiles=[],
    )


def crush(dice: random.Random, *, expert: bool, shot: bool) -> Crowd:
    """Cars in a line or a heap, the first about to strike (or shoot) the second, and things around them."""
    homeward = expert and dice.random() < 0.5
    direction = dice.choice(("B", "BL", "BR") if homeward else ("F", "FL", "FR"))
    if shot:
        direction = dice.choice(sorted(BACK))
    free = set(SPACES) - WALL if expert else set(SPACES)
    spaces = line(dice, direction, {space for space in free if SPACES[space]["y"] > 0} if homeward else free)
    drivers = dice.sample([driver for driver in DRIVERS if not shot or driver != PARKER], len(spaces))
    if shot:
        drivers[0] = PARKER
    cars = [driven(dice, drivers[0], spaces[0], expert=expert, homeward=homeward)]
    cars += [driven(dice, *each, expert=expert) for each in list(zip(drivers, spaces, strict=True))[1:]]
    if dice.random() < 0.15:
        dice.choice(cars)["tiles"].append("ballast")
    near = [next_space(space, way) for space in spaces for way in (direction, direction, BACK[direction], "F")]
    near += [next_space(space, way) for space in near for way in (direction, BACK[direction])]
    there = sorted({space for space in near if space in free and SPACES[space]["y"] > 0} - set(spaces))
    dice.shuffle(there)
    box = list(BOX)
    for piece in SET_ASIDE if expert else []:
        box.remove(piece)
    road: dict[str, dict[str, Any]] = {}
    for (kind, amount), space in zip(dice.sample(box, len(box)), there, strict=False):
        if dice.random() < 0.5:
            road[space] = {kind: dice.choice(drivers[:2]) if kind == "mine" else amount}
            road[space] |= {"cash": 300} if dice.random() < 0.3 else {}
    return cars, road, direction


def blow(seed: int, *, expert: bool, shot: bool) -> set[str]:
    """One blow (or one shot of Parker's mortar) as the engine and as the reckoning say; tells what happened."""
    dice = random.Random(seed)
    cars, road, direction = crush(dice, expert=expert, shot=shot)
    if shot:
        cars[0]["tiles"].append("mortar")
    drivers = [each["driver"] for each in cars]
    waiting = [car(driver, "river", exit="1:0") for driver in DRIVERS if driver not in drivers]
    fields: dict[str, Any] = {"settings": {"expert": True}, "wall": 3} if expert else {}
    game = moving(*cars, *waiting, dice="wheel wheel shot", road=road, order=drivers, **fields)
    game.decide(f"mortar {direction}" if shot else f"step {direction}")

    def choose(spaces: set[str]) -> str:
        """The same answer for both, once they agree on what is asked."""
        if len(spaces) == 1:
            return next(iter(spaces))
        assert game.asked() == ("shift", drivers[0])
        assert game.offered("shift") == spaces
        game.decide(f"shift {(found := dice.choice(sorted(spaces)))}")
        return found

    expected = ReferenceCollision(cars, road, choose, *((WALL, 5) if expert else ()))
    (expected.mortar if shot else expected.strike)(direction)
    compare(game, expected)
    assert (game.phase() == "moving") == (shot or expected.cars[0]["speed"] > 10)
    return set(game.story())


def compare(game: Table, expected: ReferenceCollision) -> None:
    """The cars and the road are as reckoned; of a car that has left only where it is, and its body."""
    for each in expected.cars:
        fields = FIELDS[:2] if each["at"] == "out" else FIELDS[:5] if each["at"] == "river" else FIELDS
        found = game.car(each["driver"])
        assert {name: found[name] for name in fields} == {name: each[name] for name in fields}, each["driver"]
        assert each["at"] != "river" or found["exit"] == each["exit"]
    assert game.dump()["road"] == expected.lying()


def blows(seeds: Iterable[int], *, expert: bool, shot: bool = False) -> set[str]:
    """Many blows; tells all that happened in them."""
    seen: set[str] = set()
    for seed in seeds:
        try:
            seen |= blow(seed, expert=expert, shot=shot)
        except AssertionError as error:
            raise AssertionError(f"seed {seed}") from error
    return seen


POLICE_REMOVED: Final = 2143
"""A seed by which something happens that hardly ever does."""
EVERYTHING: Final = {
    "rams", "crashes", "contact", "pile_up", "squeezed", "holds", "pushed", "falls", "leaves", "collects", "bad_road",
    "breaks_barriers", "takes_nails", "speed_trap", "shifts", "removes_police", "blows_up", "slides", "hits_ramp",
    "spins_out",
}  # fmt: skip


@pytest.mark.clause(
    "GB-14.2",
    "GB-14.3",
    "GB-14.4",
    "GB-14.6",
    "GB-14.7",
    "GB-14.9",
    "GB-14.10",
    "GB-14.11",
    "GB-14.19",
    "GB-10.7",
)
def test_every_blow_ends_as_the_clauses_say() -> None:
    seeds = {*range(tries(700, 2200)), POLICE_REMOVED}
    assert blows(sorted(seeds), expert=False) >= EVERYTHING, "every thing was met"


@pytest.mark.clause("GB-14.3", "GB-24.6", "GB-24.10", "GB-24.14", "GB-2.10")
def test_so_does_every_blow_between_cars_that_come_and_go() -> None:
    assert blows(range(tries(750, 1500)), expert=True) >= {*EVERYTHING, "turns_home"}, "every thing was met"


@pytest.mark.clause("GB-21.6", "GB-21.33", "GB-2.10")
@pytest.mark.parametrize("expert", [False, True])
def test_so_does_every_shot_of_the_mortar(expert: bool) -> None:
    met = {"fires_mortar", "struck", "pushed", "falls", "leaves", "contact", "squeezed", "holds", "slides", "spins_out"}
    assert blows(range(tries(450, 1000)), expert=expert, shot=True) >= met, "every thing was met"
