"""Tiles to go, by the shortest way through all missing checkpoints (CR-18.9); the road graph for drivers."""

from __future__ import annotations

from typing import Final

from ..components.content import ALL_TOKENS, WAYS
from ..components.road import Road, arrival_nose, is_dead_end, is_signed, may_turn, turned_nose
from ..components.tiles import DIRECTIONS, FINISH, INTERSECTION, KIND_SHAPE, NOWHERE, TOKEN_BIT

UNREACHABLE: Final = 999


def entry_nose(road: Road, tile: int, travel: int) -> int:
    """The nose after entering a tile, reversed at a dead end (CR-12.6, CR-22.3)."""
    return travel ^ 2 if is_dead_end(road, tile, travel) else arrival_nose(road, tile, travel)


def allowed_noses(road: Road, tile: int, nose: int) -> list[int]:
    """The ways that a car may point there without an assistance car: as it does, or turned (CR-21.1)."""
    if is_signed(road, tile) and may_turn(road, tile, nose):
        return [nose, turned_nose(road, tile, nose)]
    return [nose]


def onward_directions(road: Road, tile: int, nose: int) -> list[int]:
    """Directions in which a car may leave, exits free."""
    first = DIRECTIONS * tile
    if KIND_SHAPE[road.kinds[tile]] != INTERSECTION:
        return [nose] if road.neighbours[first + nose] != NOWHERE else []
    ahead = [(nose + way - 1) % DIRECTIONS for way in range(WAYS)]
    return [direction for direction in ahead if road.neighbours[first + direction] != NOWHERE]


def tokens_after_stop(road: Road, tile: int, tokens: int) -> int:
    """The tokens of a car whose move ends on a tile (CR-12.1)."""
    return tokens | TOKEN_BIT[road.kinds[tile]]


def tiles_to_go(road: Road, tile: int, nose: int, tokens: int) -> int:
    """Fewest tile entries to FINISH by way of all missing checkpoints; `UNREACHABLE` if there is no way."""
    frontier = [(tile, nose, tokens)]
    seen = {(tile, nose, tokens)}
    entered = 0
    while frontier:
        entered += 1
        after: list[tuple[int, int, int]] = []
        for place, points, held_tokens in frontier:
            for new in allowed_noses(road, place, points):
                for direction in onward_directions(road, place, new):
                    target = road.neighbours[DIRECTIONS * place + direction]
                    kind = road.kinds[target]
                    if kind == FINISH and held_tokens == ALL_TOKENS:
                        return entered
                    step = (target, entry_nose(road, target, direction), held_tokens | TOKEN_BIT[kind])
                    if step not in seen:
                        seen.add(step)
                        after.append(step)
        frontier = after
    return UNREACHABLE


def reachable_tiles(road: Road, tile: int, nose: int, fuel: int) -> dict[int, int]:
    """Tiles that some fuel reaches, with the least that is needed, exits free, however many turns it takes."""
    least_fuel = {tile: 0}
    frontier = [(tile, nose)]
    seen = {(tile, nose)}
    for spent in range(1, fuel + 1):
        after: list[tuple[int, int]] = []
        for place, points in frontier:
            for new in allowed_noses(road, place, points):
                for direction in onward_directions(road, place, new):
                    target = road.neighbours[DIRECTIONS * place + direction]
                    step = (target, entry_nose(road, target, direction))
                    if step not in seen:
                        seen.add(step)
                        after.append(step)
                        least_fuel.setdefault(target, spent)
        frontier = after
    return least_fuel


def assistance_steps(road: Road, tile: int) -> list[tuple[int, int]]:
    """Direction and tile of every move that an assistance car can make (CR-16.1)."""
    first = DIRECTIONS * tile
    return [
        (direction, road.neighbours[first + direction])
        for direction in range(DIRECTIONS)
        if road.neighbours[first + direction] != NOWHERE
    ]
