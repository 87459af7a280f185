"""RG-11.5 to RG-11.7 and RG-11.10: what may be laid again, compared with a search that is written from the clauses."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any, NamedTuple

import pytest

from tests.games.rallyman_gt.road import TILES, Link, links
from tests.games.rallyman_gt.situations import drive, play
from tests.games.rallyman_gt.table import Table

STRIPS = [
    ["103b", "115b", "118b", "103b", "104b"],
    ["103b", "113b", "106b", "117b", "103b"],
    ["103a", "118a", "117a", "103a", "104a"],
    ["103b", "112br", "105b", "115br", "118b"],
]


class Hand(NamedTuple):
    """The dice that are still to be laid: gear dice by value with their face, numbers of gas and brake dice by face."""

    gears: tuple[tuple[int, int], ...]
    gas: tuple[int, int]
    brakes: tuple[int, int]


class Laid(NamedTuple):
    """Where the dice laid so far have led."""

    at: str
    speed: int
    warnings: int
    hand: Hand
    first: bool


class Search:
    """Every way to lay the dice again so that control is lost."""

    def __init__(self, tiles: list[str], threshold: int, cannon: bool) -> None:
        self.threshold = threshold
        self.cannon = cannon
        self.ways: dict[str, list[Link]] = {}
        for link in links(tiles, closed=False):
            self.ways.setdefault(link[0], []).append(link)
        self.spaces: dict[str, Any] = {
            f"{index}:{space['id']}": space
            for index, tile in enumerate(tiles)
            for space in TILES[tile.removesuffix("r")]["spaces"]
        }
        self.known: dict[Laid, bool] = {}

    def dice(self, now: Laid) -> Iterator[tuple[str, int, int, Hand]]:
        """Word, new speed, warnings shown and what is left, for each choice of dice (RG-5)."""
        gears, gas, brakes = now.hand
        for face in (0, 1):
            if now.speed >= 1 and gas[face]:
                left = (gas[0] - (face == 0), gas[1] - (face == 1))
                yield "gas", now.speed, face, Hand(gears, left, brakes)
        for gear, face in gears:
            rest = tuple(each for each in gears if each[0] != gear)
            drop = now.speed - gear
            if now.speed == 0:
                start = gear == 1 or (gear == 2 and self.cannon and now.first and not face)
                if start:
                    yield f"gear {gear}", gear, face, Hand(rest, gas, brakes)
            elif abs(drop) <= 1:
                yield f"gear {gear}", gear, face, Hand(rest, gas, brakes)
            elif 2 <= drop <= 4:
                count = drop - 1
                for shown in range(count + 1):
                    if shown <= brakes[1] and count - shown <= brakes[0]:
                        left = (brakes[0] - (count - shown), brakes[1] - shown)
                        yield f"brake {gear} {count}", gear, face + shown, Hand(rest, gas, left)

    def steps(self, now: Laid) -> Iterator[tuple[str, int, Laid]]:
        """Notation, warnings that its dice show and what comes of it, for steps that can still lose control."""
        for word, speed, shown, hand in self.dice(now):
            for _, target, _, limit, dots in self.ways.get(now.at, []):
                space = self.spaces[target]
                middle = space["limit"]
                triangle = space["hazard_at_limit"] and speed == middle
                total = now.warnings + shown + dots + int(triangle)
                too_fast = (limit is not None and speed > limit) or (middle is not None and speed > middle)
                then = Laid(target, speed, total, hand, first=False)
                if total >= self.threshold or (not too_fast and self.lost(then)):
                    yield f"{word} {target}", shown, then

    def lost(self, now: Laid) -> bool:
        """Whether control can be lost from here."""
        if now not in self.known:
            self.known[now] = any(True for _ in self.steps(now))
        return self.known[now]


def hand_of(plan: list[str], faces: list[list[int]]) -> Hand:
    gears: list[tuple[int, int]] = []
    gas, brakes = [0, 0], [0, 0]
    for line, shown in zip(plan, faces, strict=True):
        words = line.split()
        if words[0] == "gas":
            gas[shown[0]] += 1
        else:
            gears.append((int(words[1]), shown[0]))
            for face in shown[1:]:
                brakes[face] += 1
    return Hand(tuple(sorted(gears)), (gas[0], gas[1]), (brakes[0], brakes[1]))


def failed(chance: random.Random) -> tuple[Table, Search, Laid, int] | None:
    """A flat out at random that has failed because of its warnings, and how often it could be laid again."""
    tiles = chance.choice(STRIPS)
    cannon, weather = chance.random() < 0.5, chance.choice(["sun", "rain"])
    lane = chance.choice("LR" if tiles[0].endswith("a") else "AB")
    speed = chance.choice([0, 0, 1, 2, 3, 4, 5, 6])
    begin = f"0:{lane}2"
    scripted = [(name, ["warning" if chance.random() < 0.6 else "clear"]) for name in ("gas", "gas", *["brake"] * 3)]
    scripted += [(f"gear-{n}", ["warning" if chance.random() < 0.6 else "clear"]) for n in range(1, 7)]
    table = drive(
        {"at": begin, "speed": speed}, tiles, settings={"cannon_start": cannon}, weather=weather, chances=scripted
    )
    plan: list[str] = []
    for _ in range(chance.randint(2, 6)):
        steps = sorted(table.steps(0))
        if not steps:
            break
        plan.append(chance.choice(steps))
        play(table, plan[-1])
    play(table, "flat_out")
    if table.waiting() != [0] or "keep" not in table.legal(0):
        return None
    rolls = [int(event["face"] == "warning") for event in table.told("rolls")]
    faces: list[list[int]] = []
    for line in plan:
        count = 1 + (int(line.split()[2]) if line.startswith("brake") else 0)
        faces.append(rolls[:count])
        del rolls[:count]
    search = Search(tiles, 3 if weather == "sun" else 2, cannon)
    return table, search, Laid(begin, speed, 0, hand_of(plan, faces), first=True), len(plan)


@pytest.mark.clause("RG-11.5", "RG-11.6", "RG-11.7", "RG-11.10")
@pytest.mark.parametrize("seed", range(12))
def test_exactly_what_can_still_lose_control_may_be_laid_again(seed: int) -> None:
    chance = random.Random(seed)
    met = 0
    while met < 8:
        found = failed(chance)
        if found is None:
            continue
        met += 1
        table, search, now, length = found
        for laid in range(length + 1):
            assert set(table.legal(0)) == {line for line, _, _ in search.steps(now)} | ({"keep"} if not laid else set())
            line = chance.choice(sorted({line for line, _, _ in search.steps(now)}))
            ways = {shown: then for each, shown, then in search.steps(now) if each == line}
            play(table, line)
            shown = chance.choice(sorted(ways))
            if len(ways) > 1:
                assert set(table.legal(0)) == {f"warnings {each}" for each in ways}
                play(table, f"warnings {shown}")
            now = ways[shown]
            if now.warnings >= search.threshold:
                break
        assert table.legal(0) == ["relay"]
        play(table, "relay")
        lost = table.told("loses_control")[0]
        assert (lost["space"], str(lost["speed"])) == (now.at, str(now.speed))


def test_the_search_knows_a_re_lay_when_it_sees_one() -> None:
    """Example F-22, so that the search itself is proven."""
    hand = Hand(((1, 1), (2, 1), (3, 1)), (0, 0), (0, 0))
    search = Search(["103b", "104b", "104b"], 3, cannon=True)
    assert {line for line, _, _ in search.steps(Laid("1:A1", 0, 0, hand, first=True))} == {"gear 1 1:A2", "gear 1 1:B2"}
