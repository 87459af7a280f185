"""What the Torpedo wants: its objective, its next space, both walks (GR-23). Nothing here changes a position."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from paddock.games.great_race.africa import (
    CITY_AT,
    CITY_SPACE,
    NO_CITY,
    RISKY,
    SPACES,
)
from paddock.games.great_race.content import BLUE, EST_COLOUR, HARDNESS, NO_TILE, SEA_PATHS, TILES
from paddock.games.great_race.happenings import (
    WHY_ARRIVAL_NEARER,
    WHY_LOWEST,
    WHY_NEARER_HOME,
    WHY_NEAREST,
    WHY_NONE_LEFT,
)
from paddock.games.great_race.state import TORPEDO, State

# Classes of a next space (GR-23.10), the first that is not empty is used
CITY_BESIDE: Final = 0
CITY_ON_ROAD: Final = 1
TILED: Final = 2
BLANK: Final = 3
LEVEL_CITY: Final = 4
NO_SPACE: Final = 5
TOP: Final = 100
"""Higher than any level."""


def uses_sea(state: State) -> int:
    """1 if sea lines are path (GR-23.16), else 0: the place in the tables of a race."""
    return 1 if state.legacy[BLUE] >= SEA_PATHS else 0


def candidates(state: State) -> list[tuple[int, int, int]]:
    """The cities it could head for, the best first: FD, LD to the arrival, city (GR-23.6, GR-23.7)."""
    visited = state.visited[TORPEDO]
    ahead = state.race.ahead[uses_sea(state)][EST_COLOUR[state.current]][state.at[TORPEDO]]
    return [each for each in ahead if not visited >> each[2] & 1]


def objective(state: State) -> tuple[int, int, int]:
    """The city it heads for, how many forward steps away, and why (GR-23.7, GR-23.8)."""
    race, sea, here, visited = state.race, uses_sea(state), state.at[TORPEDO], state.visited[TORPEDO]
    home = race.forward_distance[sea][race.arrival_city][here]
    best = NO_CITY
    steps = far = 0
    for other_steps, other_far, city in race.ahead[sea][EST_COLOUR[state.current]][here]:
        if visited >> city & 1:
            continue
        if best == NO_CITY:
            if home < other_steps:
                return race.arrival_city, home, WHY_ARRIVAL_NEARER
            best, steps, far = city, other_steps, other_far
        elif other_steps > steps:
            break
        else:
            return best, steps, WHY_NEARER_HOME if other_far > far else WHY_LOWEST
    if best == NO_CITY:
        return race.arrival_city, home, WHY_NONE_LEFT
    return best, steps, WHY_NEAREST


def following(state: State, space: int, target: int, visited: int) -> tuple[int, list[int]]:
    """The next spaces towards a city, as a class and in the order in which they are tried (GR-23.10)."""
    race, goal = state.race, CITY_SPACE[target]
    cities = race.cities_beside[space]
    if cities:
        beside = [other for other in cities if other == race.arrival or not visited >> CITY_AT[other] & 1]
        if len(beside) > 1:
            beside.sort(key=lambda other: (other != goal, race.home[other], other))
        if beside:
            return CITY_BESIDE, beside
    ways = race.onward[uses_sea(state)][target][space]
    if len(ways) == 1:
        return _class_of(state, space, ways[0], goal)[0], ways
    best = NO_SPACE
    found: list[tuple[int, int]] = []
    for other in ways:
        rank, key = _class_of(state, space, other, goal)
        if rank < best:
            best, found = rank, [(key, other)]
        elif rank == best:
            found.append((key, other))
    if len(found) == 1:
        return best, [found[0][1]]
    found.sort()
    return best, [other for _, other in found]


def _class_of(state: State, space: int, other: int, goal: int) -> tuple[int, int]:
    """The class of a next space and its place there: the easiest tile, no risk, then the higher level."""
    level = state.race.level
    tile = state.tile[other]
    if tile != NO_TILE:
        return TILED, TOP * HARDNESS[tile] + TOP - level[other]
    if CITY_AT[other] != NO_CITY:
        same = level[other] == level[space] and other not in (goal, state.race.arrival)
        return LEVEL_CITY if same else CITY_ON_ROAD, TOP - level[other]
    return BLANK, TOP * int(RISKY[other]) + TOP - level[other]


def torpedo_walk(state: State, target: int) -> list[int]:
    """Its road to its objective if nothing costs anything, without the space it stands on (GR-23.11)."""
    space, visited, goal = state.at[TORPEDO], state.visited[TORPEDO], CITY_SPACE[target]
    onward, cities_beside = state.race.onward[uses_sea(state)][target], state.race.cities_beside
    found: list[int] = []
    while space != goal and len(found) < SPACES:
        spaces = onward[space]
        if len(spaces) != 1 or cities_beside[space]:
            _, spaces = following(state, space, target, visited)
            if not spaces:
                break
        space = spaces[0]
        if CITY_AT[space] != NO_CITY:
            visited |= 1 << CITY_AT[space]
        found.append(space)
    return found


def player_walk(state: State, seat: int) -> list[int]:
    """The road on which it expects a crew, without the space that it stands on (GR-23.12)."""
    return list(walking(state, seat))


def walking(state: State, seat: int) -> Iterator[int]:
    """That road space by space. A tile that is laid on it on the way changes nothing of what is ahead."""
    space, arrival = state.at[seat], state.race.arrival
    homeward = state.race.homeward[uses_sea(state)]
    while space != arrival:
        ways = homeward[space]
        space = ways[0]
        if len(ways) > 1:
            best = _walk_key(state, space)
            for other in ways[1:]:
                key = _walk_key(state, other)
                if key < best:
                    best, space = key, other
        yield space


def _walk_key(state: State, space: int) -> int:
    """City, then the easiest tile, then blank without risk; then the higher level, then the lowest identifier."""
    tile = state.tile[space]
    if CITY_AT[space] != NO_CITY:
        rank = 0
    elif tile != NO_TILE:
        rank = 1 + HARDNESS[tile]
    else:
        rank = 1 + TILES + int(RISKY[space])
    return (rank * TOP + TOP - state.race.level[space]) * SPACES + space
