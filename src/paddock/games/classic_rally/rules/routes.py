"""Tiles to go, by the shortest way through all missing checkpoints (CR-18.9); the road graph for drivers."""

from __future__ import annotations

from typing import Final

from paddock.games.classic_rally.components.content import ALL_TOKENS, FORWARD, WAYS
from paddock.games.classic_rally.components.road import (
    DIRECTIONS,
    FINISH,
    INTERSECTION,
    NOWHERE,
    SHAPE,
    TOKEN,
    Road,
    arrival,
    is_dead_end,
    is_signed,
    may_turn,
    turned,
)

UNREACHABLE: Final = 999


def enter(road: Road, tile: int, travel: int) -> int:
    """The nose after entering a tile, reversed at a dead end (CR-12.6, CR-22.3)."""
    return travel ^ 2 if is_dead_end(road, tile, travel) else arrival(road, tile, travel)


def noses(road: Road, tile: int, nose: int) -> list[int]:
    """The ways that a car may point there without an assistance car: as it does, or turned (CR-21.1)."""
    if is_signed(road, tile) and may_turn(road, tile, nose):
        return [nose, turned(road, tile, nose)]
    return [nose]


def onward(road: Road, tile: int, nose: int) -> list[int]:
    """Directions in which a car may leave, exits free."""
    first = DIRECTIONS * tile
    if SHAPE[road.kind[tile]] != INTERSECTION:
        return [nose] if road.joined[first + nose] != NOWHERE else []
    found: list[int] = []
    for way in range(WAYS):
        direction = (nose + way - 1) % DIRECTIONS
        if road.joined[first + direction] != NOWHERE:
            found.append(direction)
    return found


def with_token(road: Road, tile: int, tokens: int) -> int:
    """The tokens of a car whose move ends on a tile (CR-12.1)."""
    number = TOKEN[road.kind[tile]]
    return tokens | 1 << (number - 1) if number else tokens


def to_go(road: Road, tile: int, nose: int, tokens: int) -> int:
    """Fewest tile entries to FINISH by way of all missing checkpoints; `UNREACHABLE` if there is no way."""
    frontier = [(tile, nose, tokens)]
    seen = {(tile, nose, tokens)}
    entered = 0
    while frontier:
        entered += 1
        after: list[tuple[int, int, int]] = []
        for place, points, have in frontier:
            for new in noses(road, place, points):
                for direction in onward(road, place, new):
                    target = road.joined[DIRECTIONS * place + direction]
                    kind = road.kind[target]
                    if kind == FINISH and have == ALL_TOKENS:
                        return entered
                    got = have | (1 << (TOKEN[kind] - 1)) if TOKEN[kind] else have
                    step = (target, enter(road, target, direction), got)
                    if step not in seen:
                        seen.add(step)
                        after.append(step)
        frontier = after
    return UNREACHABLE


def reach(road: Road, tile: int, nose: int, fuel: int) -> dict[int, int]:
    """Tiles that some fuel reaches, with the least that is needed, exits free, however many turns it takes."""
    found = {tile: 0}
    frontier = [(tile, nose)]
    seen = {(tile, nose)}
    for spent in range(1, fuel + 1):
        after: list[tuple[int, int]] = []
        for place, points in frontier:
            for new in noses(road, place, points):
                for direction in onward(road, place, new):
                    target = road.joined[DIRECTIONS * place + direction]
                    step = (target, enter(road, target, direction))
                    if step not in seen:
                        seen.add(step)
                        after.append(step)
                        found.setdefault(target, spent)
        frontier = after
    return found


def assistance_steps(road: Road, tile: int) -> list[tuple[int, int]]:
    """Direction and tile of every move that an assistance car can make (CR-16.1)."""
    first = DIRECTIONS * tile
    return [
        (direction, road.joined[first + direction])
        for direction in range(DIRECTIONS)
        if road.joined[first + direction] != NOWHERE
    ]


def way_of(road: Road, tile: int, nose: int, direction: int) -> int:
    """The way that leads in a direction."""
    if SHAPE[road.kind[tile]] != INTERSECTION:
        return FORWARD
    return (direction - nose + 1) % DIRECTIONS
