"""What the Torpedo wants: its objective, its next space, both walks (GR-23). Nothing here changes a position."""

from __future__ import annotations

from collections.abc import Iterator

from paddock.games.great_race.africa import (
    CITY_AT,
    CITY_BESIDE,
    CITY_SPACE,
    CLASS,
    NO_CITY,
    NO_SPACE,
    SPACES,
    TILE_KEY,
    Way,
)
from paddock.games.great_race.content import BLUE, EST_COLOUR, NO_TILE, SEA_PATHS
from paddock.games.great_race.happenings import (
    WHY_ARRIVAL_NEARER,
    WHY_LOWEST,
    WHY_NEARER_HOME,
    WHY_NEAREST,
    WHY_NONE_LEFT,
)
from paddock.games.great_race.state import TORPEDO, State


def uses_sea(state: State) -> bool:
    """Whether sea lines are path (GR-23.16): the place in the tables of a race."""
    return state.legacy[BLUE] >= SEA_PATHS


def candidates(state: State) -> list[tuple[int, int, int]]:
    """The cities it could head for, the best first: FD, LD to the arrival, city (GR-23.6, GR-23.7)."""
    visited = state.visited[TORPEDO]
    ahead = state.race.ahead[uses_sea(state)][EST_COLOUR[state.current]][state.at[TORPEDO]]
    return [each for each in ahead if not visited >> each[2] & 1]


def aim(state: State) -> int:
    """The city it heads for (GR-23.7, GR-23.8)."""
    visited = state.visited[TORPEDO]
    for bit, city in state.race.aims[state.legacy[BLUE] >= SEA_PATHS][EST_COLOUR[state.current]][state.at[TORPEDO]]:
        if not visited & bit:
            return city
    return state.race.arrival_city


def objective(state: State) -> tuple[int, int, int]:
    """The city it heads for, how many forward steps away, and why."""
    city, weighed = aim(state), candidates(state)
    steps = state.race.forward_distance[uses_sea(state)][city][state.at[TORPEDO]]
    if not weighed:
        return city, steps, WHY_NONE_LEFT
    best, home, _ = weighed[0]
    if steps < best:
        return city, steps, WHY_ARRIVAL_NEARER
    if len(weighed) > 1 and weighed[1][0] == best:
        return city, steps, WHY_NEARER_HOME if weighed[1][1] > home else WHY_LOWEST
    return city, steps, WHY_NEAREST


def next_key(state: State, space: int, target: int, visited: int) -> int:
    """The key of the next space towards a city that is its objective (GR-23.10); of class `NO_SPACE` if there is none.
    Cities beside come before all keys: theirs is the space itself."""
    race = state.race
    if race.cities_beside[space]:
        goal, beside = CITY_SPACE[target], NO_CITY
        for other, bit in race.cities_beside[space]:
            if other == goal:
                return other
            if beside == NO_CITY and not visited & bit:
                beside = other
        if beside != NO_CITY:
            return beside
    return _lowest(state, race.ways[state.legacy[BLUE] >= SEA_PATHS][target][space])


def _lowest(state: State, ways: list[Way]) -> int:
    """The lowest key among steps."""
    tiles, best = state.tile, CLASS * NO_SPACE
    for other, bare, tiled in ways:
        tile = tiles[other]
        key = bare if tile == NO_TILE else tiled + TILE_KEY[tile]
        if key < best:
            best = key
    return best


def following(state: State, space: int, target: int, visited: int) -> tuple[int, list[int]]:
    """The next spaces towards a city, as a class and in the order in which they are tried (GR-23.10)."""
    best = next_key(state, space, target, visited)
    rank = best // CLASS
    if rank in (CITY_BESIDE, NO_SPACE):
        return rank, [best] if rank == CITY_BESIDE else []
    keys = sorted(_lowest(state, [way]) for way in state.race.ways[uses_sea(state)][target][space])
    return rank, [key % SPACES for key in keys if key // CLASS == rank]


def torpedo_walk(state: State, target: int) -> list[int]:
    """Its road to its objective if nothing costs anything, without the space it stands on (GR-23.11)."""
    space, visited, goal = state.at[TORPEDO], state.visited[TORPEDO], CITY_SPACE[target]
    ways, cities_beside = state.race.ways[uses_sea(state)][target], state.race.cities_beside
    found: list[int] = []
    while space != goal and len(found) < SPACES:
        ahead = ways[space]
        if len(ahead) == 1 and not cities_beside[space]:
            space = ahead[0][0]
        else:
            key = next_key(state, space, target, visited)
            if key // CLASS == NO_SPACE:
                break
            space = key % SPACES
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
        space = ways[0][0] if len(ways) == 1 else _lowest(state, ways) % SPACES
        yield space
