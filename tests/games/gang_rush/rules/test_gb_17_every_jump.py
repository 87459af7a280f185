"""GB-17 on crowded bridges: every jump, with its bounces and its landing, against a reckoning from the clauses."""

from __future__ import annotations

import random
from typing import Any, Final

import pytest

from tests.effort import tries
from tests.games.gang_rush.crowded_bridge import DRIVERS, next_space
from tests.games.gang_rush.invariants import BRIDGE, SPACES
from tests.games.gang_rush.reference_drive import LANDING
from tests.games.gang_rush.reference_jump import ReferenceJump
from tests.games.gang_rush.table import SPENDER, car, moving

FIELDS: Final = ("at", "body", "facing", "speed", "homeward", "cash")
BOX: Final = (
    [("container", True)] * 5
    + [("speed_limit", True), ("nails", 2), ("nails", 3), ("police", 3), ("police", 4), ("ramp", "F"), ("ramp", "B")]
    + [("barrier", 2), ("barrier", 1), ("mine", "")]
)


def walled(players: int | None) -> tuple[frozenset[str], int | None]:
    """The wall of the expert variant for so many players, and its turnaround zone."""
    if players is None:
        return frozenset(), None
    found = BRIDGE["expert_walls"][str(players)]
    return frozenset(piece["space"] for piece in found["wall"]), found["turnaround_zone"]


def beyond(space: str, wall: frozenset[str]) -> bool:
    """Whether a space is in the wall or behind it."""
    return any(piece[0] == space[0] and int(space[2:]) >= int(piece[2:]) for piece in wall)


def jump(seed: int, players: int | None) -> set[str]:
    """One jump as the engine and as the reckoning say; tells what happened."""
    dice = random.Random(seed)
    wall, zone = walled(players)
    homeward = players is not None and dice.random() < 0.4
    way = "B" if homeward else "F"
    road_spaces = {space for space in SPACES if SPACES[space]["y"] > 0 and not beyond(space, wall)}
    at = dice.choice(sorted(space for space in road_spaces if next_space(space, way) in road_spaces))
    ramp, speed, face = next_space(at, way), dice.choice((20, 30, 40, 50)), dice.choice(sorted(LANDING))
    target = ramp
    for _ in range(speed // 10 - 1 - LANDING[face][1]):
        target = next_space(target, way)
    near = [target] + [next_space(target, direction) for direction in (way, way + "L", way + "R")]
    near += [next_space(space, direction) for space in near for direction in (way, way + "L", way + "R")]
    there = [space for space in dict.fromkeys(near) if space in road_spaces - {at, ramp}]
    others = dice.sample(DRIVERS, dice.randrange(1, 4))
    driver = dice.choice([driver for driver in DRIVERS if driver not in others])
    cars = [_any_car(dice, driver, at, speed, homeward=homeward)]
    road: dict[str, dict[str, Any]] = {ramp: {"ramp": way, "cash": 100 * dice.randrange(3)}}
    box = dice.sample(BOX, len(BOX))
    for space in there:
        if others and dice.random() < 0.4:
            home = bool(wall) and dice.random() < 0.5
            cars.append(_any_car(dice, others.pop(), space, dice.choice((0, 20)), homeward=home))
        elif dice.random() < 0.6:
            kind, amount = box.pop() if box else ("cash", 300)
            road[space] = {kind: dice.choice((driver, cars[-1]["driver"])) if kind == "mine" else amount}
    rest = [space for space in sorted(road_spaces - {at, *road}) if space not in {each["at"] for each in cars}]
    cars += [_any_car(dice, other, dice.choice(rest), 0) for other in others[:1]]
    if not road[ramp]["cash"]:
        del road[ramp]["cash"]
    drivers = [each["driver"] for each in cars]
    waiting = [car(each, "river", exit="1:0") for each in DRIVERS if each not in drivers]
    fields: dict[str, Any] = {"settings": {"expert": True}, "wall": players} if players else {}
    game = moving(*cars, *waiting, road=road, order=drivers, chances=[("landing", [face])], **fields)
    game.decide(f"step {way}")

    def choose(question: str, spaces: set[str]) -> str:
        """The same answer for both, once they agree on what is asked."""
        if len(spaces) == 1:
            return next(iter(spaces))
        assert game.asked() == (question, driver)
        assert game.offered(question) == spaces
        game.decide(f"{question} {(found := dice.choice(sorted(spaces)))}")
        return found

    expected = ReferenceJump(cars, road, wall, zone, choose)
    expected.jump(face)
    for each in expected.cars:
        gone = each["at"] in ("out", "arrested")
        fields_told = FIELDS[:1] if gone else FIELDS[:2] if each["at"] == "river" else FIELDS
        found = game.car(each["driver"])
        assert {name: found[name] for name in fields_told} == {name: each[name] for name in fields_told}
        assert each["at"] != "river" or found["exit"] == each["exit"]
    assert game.dump()["road"] == expected.lying()
    return set(game.story())


def _any_car(dice: random.Random, driver: str, at: str, speed: int, *, homeward: bool = False) -> dict[str, Any]:
    """A car in any state that it may be in."""
    body = dice.choice((0, 1, 2, 3, 5, 7 if driver == SPENDER else 4))
    return car(
        driver,
        at,
        speed,
        homeward=homeward,
        facing="B" if homeward else "F",
        body=body,
        cash=dice.choice((0, 100, 900)),
    )


@pytest.mark.clause("GB-17.7", "GB-17.8", "GB-17.9", "GB-17.10", "GB-17.11", "GB-17.12", "GB-17.13", "GB-24.8")
@pytest.mark.parametrize("players", [None, 3, 4, 5])
def test_every_jump_ends_as_the_clauses_say(players: int | None) -> None:
    seen: set[str] = set()
    for seed in range(tries(250, 700)):
        try:
            seen |= jump(seed, players)
        except AssertionError as error:
            raise AssertionError(f"seed {seed}") from error
    assert seen >= {"jumps", "bounces", "takes_bill", "lands", "spins_out", "leaves"}, "every thing was met"
    assert players is None or "arrested" in seen
