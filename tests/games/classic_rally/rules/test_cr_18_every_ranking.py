"""CR-18.4 and CR-18.9 on the beginner layout: the ranking of any four cars, against a reckoning from the clauses."""

from __future__ import annotations

import random
from typing import Any

import pytest

from tests.games.classic_rally.reference_driving import Road, road_of
from tests.games.classic_rally.table import beginner, car

ALL = frozenset((1, 2, 3))
CAP = 40
Standing = tuple[str, str, frozenset[int]]


def beginner_road() -> Road:
    """The beginner layout as anybody can read it."""
    return road_of(beginner(car()).dump())


def to_go(road: Road, at: str, nose: str, tokens: frozenset[int]) -> int:
    """Fewest tile entries to FINISH by way of all missing checkpoints, turning only at dead ends and on signs."""
    steps, reached = 0, {(at, nose, tokens)}
    seen: set[Standing] = set()
    while reached:
        reached |= {
            (cell, turned, tokens)
            for cell, nose, tokens in reached
            if road.signed(cell) and (turned := road.turned(cell, nose)) is not None
        }
        seen |= reached
        steps += 1
        further: set[Standing] = set()
        for cell, nose, tokens in reached:
            for way, beyond in road.leaving(cell, nose).items():
                if beyond is None:
                    continue
                kind = road.kind(beyond)
                got = tokens | ({int(kind[-1])} if kind.startswith("checkpoint") else set())
                if kind == "finish" and got == ALL:
                    return steps
                further.add((beyond, road.nose(beyond, road.travelled(nose, way)), got))
        reached = further - seen
    raise AssertionError("FINISH can be reached from everywhere (CR-24.4)")


def anybody(road: Road, dice: random.Random) -> tuple[dict[str, Any], tuple[int, int, int]]:
    """A player in some state, and by what that player is ranked: the lower the better."""
    status = dice.choice(("racing", "racing", "racing", "finished", "retired"))
    if status == "finished":
        number = dice.choice((20, 21, 22, CAP))
        return {"status": status, "tokens": [1, 2, 3], "finished_round": number}, (0, number, 0)
    tokens = frozenset(dice.sample((1, 2, 3), dice.choice((0, 1, 2, 2, 3))))
    if status == "retired":
        left = dice.choice((3, 4, 5))
        return {"status": status, "tokens": sorted(tokens), "to_go": left}, (2, -len(tokens), left)
    own = {f"checkpoint_{number}" for number in ALL - tokens}
    at = dice.choice([cell for cell in road.tiles if road.kind(cell) not in own | {"finish"}])
    nose = dice.choice([*("NESW" if road.intersection(at) else road.exits[at])])
    return car(at, nose, 1, tokens=sorted(tokens)), (1, -len(tokens), to_go(road, at, nose, tokens))


@pytest.mark.clause("CR-18.9", "CR-18.4", "CR-18.7")
def test_every_ranking_is_as_the_clauses_say() -> None:
    road = beginner_road()
    for seed in range(120):
        dice = random.Random(seed)
        players, keys = zip(*(anybody(road, dice) for _ in range(dice.choice((2, 3, 4)))), strict=True)
        game = beginner(*players, phase="round_end", round=CAP, settings={"max_rounds": CAP})
        outcome = game.outcome()
        assert outcome is not None
        none_finished = all(key[0] for key in keys)
        expected = [1 + sum(other < key for other in keys) + none_finished for key in keys]
        assert game.places() == expected, f"seed {seed}"
        for placing, key in zip(outcome.placings, keys, strict=True):
            if key[0] == 1:
                assert (placing.args["tokens"], placing.args["to_go"]) == (-key[1], key[2]), f"seed {seed}"


@pytest.mark.clause("CR-18.9", "CR-18.6")
def test_a_retired_car_counts_the_tiles_to_go_when_it_retired() -> None:
    road = beginner_road()
    for seed in range(60):
        dice = random.Random(seed)
        player, key = anybody(road, dice)
        if key[0] != 1:
            continue
        game = beginner(player, car("0,0", fuel=0)).play("retire")
        assert game.facts("white", "to_go") == (key[2],), f"seed {seed}"


@pytest.mark.clause("CR-18.9")
def test_on_the_way_to_finish_rivals_fuel_and_cards_do_not_count() -> None:
    road = beginner_road()
    far = to_go(road, "0,0", "E", frozenset())
    rivals = [car("1,0", "E") for _ in range(3)]
    game = beginner(car("0,0", fuel=0, road_book={"left": 1}), *rivals).play("retire")
    assert game.facts("white", "to_go") == (far,)
    assert far == 16, "the tiles of CR-24.2"
