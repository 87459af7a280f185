"""Tiles to go, by the shortest way through all missing checkpoints (CR-18.9); the road graph for drivers."""

from __future__ import annotations

from typing import Final

from ..components.content import ALL_TOKENS, ROAD_BOOK_CARD_KINDS
from ..components.road import Road, arrival_nose_direction, is_dead_end, is_signed, may_turn, turned_nose_direction
from ..components.tiles import (
    DIRECTION_COUNT,
    NOWHERE,
    SHAPE_BY_TILE_KIND,
    SHAPE_INTERSECTION,
    TILE_FINISH,
    TOKEN_BIT_BY_TILE_KIND,
)

UNREACHABLE: Final = 999


def allowed_nose_directions(road: Road, tile: int, nose_direction: int) -> list[int]:
    """The ways that a car may point there without an assistance car: as it does, or turned (CR-21.1)."""
    if is_signed(road, tile) and may_turn(road, tile, nose_direction):
        return [nose_direction, turned_nose_direction(road, tile, nose_direction)]
    return [nose_direction]


def onward_steps(road: Road, tile: int, nose_direction: int) -> list[tuple[int, int]]:
    """The tiles to which a car may go, exits free, turned round first where it may be; each with the nose after
    entering it, reversed at a dead end (CR-12.6, CR-22.3)."""
    steps: list[tuple[int, int]] = []
    for pointing in allowed_nose_directions(road, tile, nose_direction):
        ways = [pointing]
        if SHAPE_BY_TILE_KIND[road.kinds[tile]] == SHAPE_INTERSECTION:
            ways = [
                (pointing + relative_direction - 1) % DIRECTION_COUNT
                for relative_direction in range(ROAD_BOOK_CARD_KINDS)
            ]
        for travel in ways:
            target = road.neighbours[DIRECTION_COUNT * tile + travel]
            if target != NOWHERE:
                reverses = is_dead_end(road, target, travel)
                steps.append((target, travel ^ 2 if reverses else arrival_nose_direction(road, target, travel)))
    return steps


def tokens_after_stop(road: Road, tile: int, token_mask: int) -> int:
    """The tokens of a car whose move ends on a tile (CR-12.1)."""
    return token_mask | TOKEN_BIT_BY_TILE_KIND[road.kinds[tile]]


def tiles_to_go(road: Road, tile: int, nose_direction: int, token_mask: int) -> int:
    """Fewest tile entries to FINISH by way of all missing checkpoints; `UNREACHABLE` if there is no way."""
    frontier = [(tile, nose_direction, token_mask)]
    seen = {(tile, nose_direction, token_mask)}
    entered = 0
    while frontier:
        entered += 1
        after: list[tuple[int, int, int]] = []
        for place, points, held_tokens in frontier:
            for target, new_nose in onward_steps(road, place, points):
                if road.kinds[target] == TILE_FINISH and held_tokens == ALL_TOKENS:
                    return entered
                step = (target, new_nose, tokens_after_stop(road, target, held_tokens))
                if step not in seen:
                    seen.add(step)
                    after.append(step)
        frontier = after
    return UNREACHABLE


def reachable_tiles(road: Road, tile: int, nose_direction: int, fuel: int) -> dict[int, int]:
    """Tiles that some fuel reaches, with the least that is needed, exits free, however many turns it takes."""
    least_fuel = {tile: 0}
    frontier = [(tile, nose_direction)]
    seen = {(tile, nose_direction)}
    for spent in range(1, fuel + 1):
        after: list[tuple[int, int]] = []
        for place, points in frontier:
            for step in onward_steps(road, place, points):
                if step not in seen:
                    seen.add(step)
                    after.append(step)
                    least_fuel.setdefault(step[0], spent)
        frontier = after
    return least_fuel


def assistance_steps(road: Road, tile: int) -> list[tuple[int, int]]:
    """Direction and tile of every move that an assistance car can make (CR-16.1)."""
    first = DIRECTION_COUNT * tile
    return [
        (direction, road.neighbours[first + direction])
        for direction in range(DIRECTION_COUNT)
        if road.neighbours[first + direction] != NOWHERE
    ]
