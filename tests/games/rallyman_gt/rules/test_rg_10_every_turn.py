"""RG-7, RG-10 to RG-13, RG-16 and RG-18 together: turns at random end as a reckoning from the clauses says."""

from __future__ import annotations

import random
from typing import Any, NamedTuple

import pytest

from tests.games.rallyman_gt.road import TILES, links
from tests.games.rallyman_gt.situations import car, drive, play, told
from tests.games.rallyman_gt.table import Table

STRIPS = [
    ["103b", "115b", "118b", "103b", "104b", "103b"],
    ["103b", "113b", "106b", "117b", "104b", "103b"],
    ["103a", "118a", "117a", "103a", "104a", "103a"],
    ["103b", "112br", "105b", "115br", "118b", "103b"],
    ["103b", "107b", "104b", "111b", "103b", "103b"],
    ["103a", "104a", "107a", "104a", "116a", "103a"],
]
DANGER = {"yellow": 1, "orange": 2, "red": 3}


class Step(NamedTuple):
    """A step of a plan with what its dice show."""

    to: str
    speed: int
    warnings: int
    track: int
    too_fast: bool
    dice: list[str]
    cannon: bool


class End(NamedTuple):
    """How a turn has ended; tokens are those to be drawn, or None without a loss of control."""

    at: str
    marker: object
    tokens: int | None
    dice: list[str]


class Reckoning:
    """What the clauses make of a plan."""

    def __init__(self, tiles: list[str], threshold: int) -> None:
        self.threshold = threshold
        self.tiles = tiles
        self.ways = {(link[0], link[1]): link for link in links(tiles, closed=False)}
        self.spaces: dict[str, Any] = {
            f"{index}:{space['id']}": space
            for index, tile in enumerate(tiles)
            for space in TILES[tile.removesuffix("r")]["spaces"]
        }

    def step(self, at: str, speed: int, line: str, faces: dict[str, list[bool]], standing: bool) -> Step:
        """RG-5 and RG-7: takes the faces that the dice of this step show."""
        word, *rest, to = line.split()
        dice = ["gas"] if word == "gas" else [f"gear-{rest[0]}", *["brake"] * (int(rest[1]) if word == "brake" else 0)]
        shown = sum(faces[die].pop(0) for die in dice)
        then = speed if word == "gas" else int(rest[0])
        _, _, _, dotted, dots = self.ways[at, to]
        space = self.spaces[to]
        limits = [limit for limit in (dotted, space["limit"]) if limit is not None]
        triangle = bool(space["hazard_at_limit"]) and then == space["limit"]
        too_fast = bool(limits) and then > min(limits)
        return Step(to, then, shown, dots + int(triangle), too_fast, dice, standing and then == 2)

    def loss(self, step: Step, dice: list[str]) -> End:
        """RG-13.3, by the formula of the data."""
        danger = DANGER[TILES[self.tiles[int(step.to.split(":")[0])].removesuffix("r")]["danger"]]
        return End(step.to, 0 if step.speed <= 2 else "00", max(0, step.speed + danger - 5), dice)

    def one_by_one(self, steps: list[Step], stop: int) -> End:
        """RG-10.3; the driver stops after so many steps."""
        total, dice = 0, list[str]()
        for step in steps[:stop]:
            dice += step.dice
            total += step.warnings + step.track
            if step.too_fast:
                return self.loss(step, dice)
            if step.cannon and step.warnings:
                return End(step.to, 2, None, dice)
            if total >= self.threshold:
                return self.loss(step, dice)
        return End(steps[stop - 1].to, steps[stop - 1].speed, None, dice)

    def flat_out(self, steps: list[Step]) -> End:
        """RG-11, RG-18.3, RG-18.5; after a failure the dice are kept where they were planned."""
        dice = [die for step in steps for die in step.dice]
        first = steps[0]
        if first.cannon and first.warnings:
            return self.loss(first, dice) if first.too_fast else End(first.to, 2, None, dice)
        end = self.one_by_one([step._replace(cannon=False) for step in steps], len(steps))
        return end._replace(dice=dice)


def planned(chance: random.Random) -> tuple[Table, Reckoning, list[Step]]:
    """A plan at random, and what its dice will show."""
    tiles = chance.choice(STRIPS)
    weather = chance.choice(["sun", "rain"])
    at = f"0:{chance.choice('LR' if tiles[0].endswith('a') else 'AB')}2"
    speed = start = chance.choice([0, 0, 1, 2, 3, 4, 5, 6])
    faces = {
        name: [chance.random() < 0.4 for _ in range(3)]
        for name in ("gas", "brake", *(f"gear-{n}" for n in range(1, 7)))
    }
    script = [(name, ["warning" if face else "clear"]) for name, shown in faces.items() for face in shown]
    settings = {"cannon_start": True}
    table = drive({"at": at, "speed": speed}, tiles, settings=settings, weather=weather, chances=script)
    reckoning = Reckoning(tiles, 3 if weather == "sun" else 2)
    steps: list[Step] = []
    for _ in range(chance.randint(1, 7)):
        lines = sorted(table.steps(0))
        if not lines:
            break
        line = chance.choice(lines)
        steps.append(reckoning.step(at, speed, line, faces, standing=start == 0 and not steps))
        at, speed = steps[-1].to, steps[-1].speed
        play(table, line)
    return table, reckoning, steps


def finish(table: Table) -> None:
    """Answers what is asked after the movement, until the turn is over."""
    while table.waiting() == [0]:
        play(table, next(line for line in ("keep", "side left", "stay_out") if line in table.legal(0)))


def compare(table: Table, end: End, focus: int) -> None:
    blue = car(table)
    assert (blue["at"], blue["speed"]) == (end.at, end.marker)
    assert blue["status"] == ("off" if end.marker == "00" else "road")
    assert len(told(table, "loses_control")) == (end.tokens is not None)
    assert len(told(table, "draws")) == (end.tokens or 0)
    assert [event["die"] for event in told(table, "rolls")] == end.dice
    assert blue["focus"] == focus


@pytest.mark.clause(
    "RG-7.1", "RG-7.2", "RG-7.3", "RG-7.4", "RG-10.3", "RG-10.4", "RG-13.2", "RG-13.3", "RG-16.2", "RG-18.5"
)
@pytest.mark.parametrize("seed", range(10))
def test_turns_one_by_one_end_as_reckoned(seed: int) -> None:
    chance = random.Random(seed)
    for _ in range(25):
        table, reckoning, steps = planned(chance)
        stop = chance.randint(1, len(steps))
        made = 0
        while table.waiting() == [0] and "roll" in table.legal(0):
            play(table, "roll" if made < stop else "stop")
            made += 1
        finish(table)
        compare(table, reckoning.one_by_one(steps, stop), 0)


@pytest.mark.clause("RG-11.1", "RG-11.2", "RG-11.3", "RG-11.4", "RG-11.6", "RG-11.7", "RG-18.3", "RG-18.5")
@pytest.mark.parametrize("seed", range(10))
def test_turns_flat_out_end_as_reckoned(seed: int) -> None:
    chance = random.Random(seed)
    for _ in range(25):
        table, reckoning, steps = planned(chance)
        play(table, "flat_out")
        finish(table)
        compare(table, reckoning.flat_out(steps), len(steps))
