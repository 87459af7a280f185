"""What is foreseen can be driven, step by step, and nothing else."""

from __future__ import annotations

import random

import pytest

from paddock.core.chance import LiveChance
from paddock.core.game import Json
from paddock.games.classic_rally.components.road import BEGINNER_ROAD
from paddock.games.classic_rally.components.tiles import (
    CELL_VALUES,
    DIRECTION_COUNT,
    DIRECTION_VALUES,
    NOWHERE,
    SHAPE_BY_TILE_KIND,
    SHAPE_INTERSECTION,
)
from paddock.games.classic_rally.game import GAME
from paddock.games.classic_rally.rules import decisions as d
from paddock.games.classic_rally.rules.phases import PHASE_MOVING, STATUS_RACING
from paddock.games.classic_rally.rules.state import State

Driven = tuple[tuple[str, ...], str]
BOOKS: tuple[Json, ...] = ({"left": 1, "straight": 2, "right": 1}, {}, {"straight": 1}, {"left": 1, "right": 1})


def somewhere(chance: random.Random) -> Json:
    """Cars crowded on a few tiles of the beginner layout, with all kinds of loads, features and road books."""
    tiles = chance.sample(range(BEGINNER_ROAD.tiles), 3)
    players: list[Json] = []
    features = ["close_ratio", "sport_suspension", "power_kit", "light_weight"] * 2
    chance.shuffle(features)
    for seat in range(4):
        tile = chance.choice(tiles)
        ways = [
            way for way in range(DIRECTION_COUNT) if BEGINNER_ROAD.neighbours[DIRECTION_COUNT * tile + way] != NOWHERE
        ]
        if SHAPE_BY_TILE_KIND[BEGINNER_ROAD.kinds[tile]] == SHAPE_INTERSECTION:
            ways = list(range(DIRECTION_COUNT))
        players.append(
            {
                "at": CELL_VALUES.names[BEGINNER_ROAD.cells[tile]],
                "nose": DIRECTION_VALUES.names[chance.choice(ways)],
                "features": features[2 * seat : 2 * seat + 2],
                "load": {"fuel": chance.choice((0, 1, 2, 3, 6))},
                "road_book": chance.choice(BOOKS),
                "tokens": chance.choice(([], [1, 2], [1, 2, 3])),
                "joker": chance.choice((None, "mechanic")) if seat == 0 else None,
            }
        )
    return {"players": players}


def driven(state: State, ways: tuple[str, ...] = ()) -> set[Driven]:
    """Every move that can be made by the decisions that are offered."""
    found: set[Driven] = set()
    for decision in GAME.legal(state, 0):
        if decision.kind == d.RALLY_STOP:
            found.add((ways, CELL_VALUES.names[state.road.cells[state.rally_tile[0]]]))
        if decision.kind != d.RALLY_STEP:
            continue
        after = GAME.copy(state)
        GAME.play(after, 0, decision, LiveChance(random.Random(1)))
        further = (*ways, GAME.space.notation(decision).split()[1])
        if after.phase == PHASE_MOVING:
            found |= driven(after, further)
        else:
            tile = after.rally_tile[0] if after.status[0] == STATUS_RACING else after.road.finish
            found.add((further, CELL_VALUES.names[after.road.cells[tile]]))
    return found


@pytest.mark.parametrize("seed", range(6))
def test_the_plans_that_are_foreseen_are_the_moves_that_can_be_made(seed: int) -> None:
    chance = random.Random(seed)
    for _ in range(40):
        state = GAME.load(somewhere(chance))
        plans = GAME.preview(state, 0)["plans"]
        assert isinstance(plans, list)
        assert {(tuple(plan["steps"]), plan["end"]) for plan in plans} == driven(state)
        assert all(plan["fuel"] + plan["left"] == state.rally_load[0] for plan in plans)
        assert all(len(plan["cells"]) == plan["fuel"] for plan in plans)
        assert all(plan["cells"][-1] == plan["end"] for plan in plans if plan["cells"])
