"""GB-10 on crowded bridges: every step of a car that drives alone, against a reckoning from the clauses."""

from __future__ import annotations

import random
from typing import Any

import pytest

from tests.effort import tries
from tests.games.gang_rush.crowded_bridge import random_crowded_bridge
from tests.games.gang_rush.invariants import SPACES
from tests.games.gang_rush.reference_drive import LANDING, ReferenceDrive
from tests.games.gang_rush.table import DON, DUKE, PARKER, PUPETTA, SPENDER, Table, car, moving


def drive(seed: int) -> set[str]:
    """A car drives by chance as the engine and as the reckoning say; tells what happened to it."""
    dice = random.Random(seed)
    driver = dice.choice((DON, DUKE, SPENDER, PARKER, PUPETTA))
    [at], road = (found := random_crowded_bridge(dice, 1))[0], found[1]
    if driver == PUPETTA:
        road = {space: things for space, things in road.items() if "ramp" not in things}
    speed, body = dice.choice((10, 20, 30, 40, 50)), dice.choice((0, 1, 2, 3, 5))
    mover = car(driver, at["at"], speed, body=body, cash=dice.choice((0, 100, 300, 2000)))
    other = car(DON if driver != DON else DUKE, "river", exit="1:0" if mover["at"] != "1:0" else "5:0")
    landing = dice.choice(sorted(LANDING))
    game = moving(mover, other, road=road, chances=[("landing", [landing])])

    def choose(question: str, spaces: set[str]) -> str:
        """The same answer for both, once they agree on what is asked."""
        if len(spaces) > 1:
            assert game.asked() == (question, driver)
            assert game.offered(question) == spaces
            game.decide(f"{question} {(found := dice.choice(sorted(spaces)))}")
            return found
        return next(iter(spaces))

    expected = ReferenceDrive(mover, road, landing, choose)
    while expected.left:
        assert game.offered("step") == expected.offered()
        direction = dice.choice(["F", *sorted(expected.offered())])
        game.decide(f"step {direction}")
        expected.step(direction)
        compare(game, expected)
    return set(game.story())


def compare(game: Table, expected: ReferenceDrive) -> None:
    """The car and the road are as reckoned; of a car that has left only where it is, and its body."""
    fields: dict[str, Any] = {"at": expected.at, "body": expected.body}
    if expected.at in SPACES:
        fields |= {"cash": expected.cash, "facing": expected.facing, "speed": expected.speed}
        assert game.dump()["road"] == expected.lying()
    found = game.car(expected.driver)
    assert {field: found[field] for field in fields} == fields


@pytest.mark.clause("GB-10.1", "GB-10.6", "GB-10.7", "GB-10.9", "GB-12.2", "GB-13.1")
def test_every_drive_of_a_car_alone_ends_as_the_clauses_say() -> None:
    seen: set[str] = set()
    for seed in range(tries(300, 1000)):
        try:
            seen |= drive(seed)
        except AssertionError as error:
            raise AssertionError(f"seed {seed}") from error
    assert seen >= {
        "collects", "bad_road", "breaks_barriers", "takes_nails", "slowed", "speed_trap", "shifts",
        "removes_police", "blows_up", "slides", "hits", "scrapes", "hits_ramp", "on_ramp", "jumps", "bounces", "lands",
        "spins_out", "leaves",
    }, "every thing was met"  # fmt: skip
