"""CR-10 to CR-12 on crowded roads: all ways a car can drive, against a reckoning from the clauses."""

from __future__ import annotations

import random
from collections import Counter
from typing import Any

import pytest

from tests.games.classic_rally.reference_driving import Plan, Road, drive_of, opposite, stay
from tests.games.classic_rally.table import CR, LW, PK, SS, Table, laid, table

BOOKS: list[dict[str, int]] = [
    {"left": 1, "straight": 2, "right": 1}, {}, {}, {"straight": 1}, {"left": 1, "right": 1}, {"right": 1},
]  # fmt: skip
SIGNS = {"straight": ["hazard_straight", "service_straight", "checkpoint_1", "checkpoint_2"], "curve": ["hazard_curve"]}


def tile(dice: random.Random, sides: str) -> tuple[str, int]:
    """A tile with roads on these sides, and on others where there is no tile with so few."""
    if len(sides) == 1 and dice.random() < 0.5:
        return dice.choice(("start", "finish")), 90 * "NESW".index(sides)
    shape = {4: "crossroads", 3: "t_junction"}.get(len(sides)) or dice.choice(("straight", "curve"))
    fits = [
        (shape, rotation)
        for shape in dict.fromkeys((shape, "straight", "curve"))
        for rotation in (0, 90, 180, 270)
        if set(sides) <= set(Road({"0,0": (shape, rotation)}).ends("0,0"))
        if rotation < {"crossroads": 1, "straight": 180}.get(shape, 360)
    ]
    shape, rotation = dice.choice(fits)
    return (dice.choice(SIGNS[shape]) if shape in SIGNS and dice.random() < 0.25 else shape), rotation


def wild(dice: random.Random) -> Road:
    """A small map; some of its roads end in fields."""
    cells = [f"{x},{y}" for x in range(4) for y in range(4)]
    whole = Road(dict.fromkeys(cells, ("crossroads", 0)))
    sides: dict[str, str] = dict.fromkeys(cells, "")
    for cell in cells:
        for direction in "ES":
            other = whole.beyond(cell, direction)
            if other is not None and dice.random() < 0.7:
                sides[cell] += direction
                sides[other] += opposite(direction)
    return Road({cell: tile(dice, roads) for cell, roads in sides.items() if roads})


def crowded(dice: random.Random) -> dict[str, Any]:
    """Four cars near one another."""
    road = wild(dice)
    cells = [cell for cell in road.tiles if road.exits[cell] and road.kind(cell) != "finish"]
    at = dice.choice(cells)
    near = [at]
    for _ in range(3):
        near += [cell for way in road.exits[near[-1]] if (cell := road.beyond(near[-1], way)) in cells and cell][:2]
    features = [SS, PK, LW, SS, PK, LW, CR]
    dice.shuffle(features)
    features.insert(dice.choice((0, 0, 3)), CR)
    players = []
    for seat in range(4):
        noses = [nose for nose in "NESW" if any(road.leaving(at, nose).values())]
        mine = [{"feature": each, "marked": dice.random() < 0.1} for each in features[2 * seat : 2 * seat + 2]]
        players.append({
            "at": at, "nose": dice.choice(noses if road.intersection(at) else road.exits[at]), "features": mine,
            "load": {"fuel": dice.choice((0, 1, 2, 3, 3, 4, 5) if seat else (0, 2, 3, 3, 4, 5))},
            "road_book": dice.choice(BOOKS), "tokens": dice.choice(([], [2, 3], [1, 2, 3])),
        })  # fmt: skip
        at = dice.choice(near)
    return {"map": laid([(kind, at, rotation) for at, (kind, rotation) in road.tiles.items()]), "players": players}


def told(plan: dict[str, Any]) -> Plan:
    """A plan as it is foreseen."""
    return Plan(plan["end"], plan["nose"], plan["fuel"], tuple(sorted(plan["cards"])), plan["ends"], plan["overtaking"])


def foreseen(game: Table) -> dict[tuple[str, ...], Plan]:
    """The plans of the car whose turn it is, by their ways; each is told once."""
    found = {tuple(plan["steps"]): told(plan) for plan in game.plans()}
    assert len(found) == len(game.plans())
    return found


def drive(game: Table, plans: dict[tuple[str, ...], Plan], dice: random.Random) -> None:
    """One of the plans is driven; on the way exactly what continues some plan is offered and foreseen."""
    chosen = dice.choice(sorted(plans))
    moved: tuple[str, ...] = ()
    while moved != chosen:
        assert game.steps() == {ways[len(moved)] for ways in plans if ways[: len(moved)] == moved != ways}
        assert ("rally_stop" in game.legal()) == (moved in plans)
        assert foreseen(game) == dict(drive_of(game.dump(), "white").plans())
        game.decide(f"rally_step {chosen[len(moved)]}")
        moved = (*moved, chosen[len(moved)])
    if any(ways[: len(moved)] == moved != ways for ways in plans):
        game.decide("rally_stop")
    plan = plans[chosen]
    assert game.phase() != "moving"
    assert Counter(each["way"] for each in game.told("plays_card")) == Counter(plan.cards)
    assert (game.story("finishes") != []) == (plan.ends == "finish")
    assert (game.story("draws_hazard") != []) == (plan.ends == "hazard")
    if plan.ends != "finish":
        assert game.facts("white", "at", "nose") == (plan.end, plan.nose)
        assert game.told("stops") == [{"car": "white", "cell": plan.end}]


@pytest.mark.clause(
    "CR-12.9", "CR-12.4", "CR-12.2", "CR-10.4", "CR-10.5", "CR-10.6", "CR-11.2", "CR-11.5", "CR-11.6", "CR-22.3"
)
def test_every_way_to_drive_is_a_plan_and_no_other() -> None:
    met: Counter[str] = Counter()
    for seed in range(400):
        dice = random.Random(seed)
        game = table({**crowded(dice), "turn": {"dice": [2, 2], "weather": "sun"}})
        before = drive_of(game.dump(), "white")
        expected = dict(before.plans())
        assert foreseen(game) == expected, f"seed {seed}"
        assert game.may_stay() == stay(list(expected.values())), f"seed {seed}"
        met.update(plan.ends for plan in expected.values())
        met.update("close_ratio" for ways, plan in expected.items() if plan.spent > before.allowance(ways[0]))
        met.update("overtaking" for plan in expected.values() if plan.overtaking)
        if expected:
            try:
                drive(game, expected, dice)
            except AssertionError as error:
                raise AssertionError(f"seed {seed}") from error
    assert set(met) == {"stop", "hazard", "finish", "dead_end", "nowhere", "close_ratio", "overtaking"}, (
        "every end was met"
    )
