"""What the Torpedo wants: its objective, its next space, both walks (GR-23). Nothing here changes a position."""

from __future__ import annotations

from collections.abc import Iterator

from paddock.games.great_race.components.content import BLUE, EST_COLOUR, SEA_PATHS
from paddock.games.great_race.components.map import (
    CITY_AT,
    CITY_BESIDE,
    CITY_SPACE,
    CLASS,
    FAR,
    IN_CITY,
    NO_CITY,
    NO_KEY,
    NO_SPACE,
    NOWHERE,
    SPACES,
)
from paddock.games.great_race.rules.events import (
    WHY_ARRIVAL_NEARER,
    WHY_HOLDS,
    WHY_LOWEST,
    WHY_NEARER_HOME,
    WHY_NEAREST,
    WHY_NONE_LEFT,
)
from paddock.games.great_race.rules.state import TORPEDO, State


def uses_sea(state: State) -> bool:
    """Whether sea lines are path (GR-23.16): the place in the tables of a race."""
    return state.legacy[BLUE] >= SEA_PATHS


def candidates(state: State) -> list[tuple[int, int, int]]:
    """The cities it could head for, the best first: FD, LD to the arrival, city (GR-23.6, GR-23.7)."""
    visited = state.visited[TORPEDO]
    ahead = state.race.ahead[uses_sea(state)][EST_COLOUR[state.current]][state.at[TORPEDO]]
    return [each for each in ahead if not visited >> each[2] & 1]


def choose(state: State) -> int:
    """The city that it would choose for its objective now (GR-23.7, GR-23.8)."""
    visited, race = state.visited[TORPEDO], state.race
    for bit, city in race.aims[state.legacy[BLUE]][EST_COLOUR[state.current]][state.at[TORPEDO]]:
        if not visited & bit:
            return city
    return race.arrival_city


def aim(state: State) -> int:
    """The city it heads for: the one that holds for this round, or else the one that it would choose now (GR-23.9)."""
    return state.objective if state.objective != NO_CITY else choose(state)


def is_behind(state: State, city: int) -> bool:
    """Whether it would have to turn back for a city."""
    return state.race.forward_distance[uses_sea(state)][city][state.at[TORPEDO]] >= FAR


def needs_another(state: State) -> bool:
    """Whether its objective is to be computed anew: it has entered it, or could only turn back for it (GR-23.9)."""
    city = state.objective
    return city != state.race.arrival_city and (state.at[TORPEDO] == CITY_SPACE[city] or is_behind(state, city))


def objective(state: State) -> tuple[int, int, int]:
    """The city it heads for, how many forward steps away, and why."""
    city, weighed = aim(state), candidates(state)
    steps = state.race.forward_distance[uses_sea(state)][city][state.at[TORPEDO]]
    if city != choose(state):
        return city, steps, WHY_HOLDS
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
    cities = race.cities_beside[space]
    if cities:
        goal, beside = CITY_SPACE[target], NO_CITY
        for other, bit in cities:
            if other == goal:
                return other
            if beside == NO_CITY and not visited & bit:
                beside = other
        if beside != NO_CITY:
            return beside
    tiles, best = state.tile, NO_KEY
    for other, keys in race.ways[state.legacy[BLUE]][target][space]:
        key = keys[tiles[other] + 1]
        if key < best:
            best = key
    return best


def following(state: State, space: int, target: int, visited: int) -> tuple[int, list[int]]:
    """The next spaces towards a city, as a class and in the order in which they are tried (GR-23.10)."""
    best = next_key(state, space, target, visited)
    rank = best // CLASS
    if rank in (CITY_BESIDE, NO_SPACE):
        return rank, [best] if rank == CITY_BESIDE else []
    keys = sorted(keys[state.tile[other] + 1] for other, keys in state.race.ways[state.legacy[BLUE]][target][space])
    return rank, [key % SPACES for key in keys if key // CLASS == rank]


def torpedo_walk(state: State, target: int) -> list[int]:
    """Its road to its objective if nothing costs anything, without the space it stands on (GR-23.11)."""
    space, visited, goal = state.at[TORPEDO], state.visited[TORPEDO], CITY_SPACE[target]
    straight = state.race.straight[state.legacy[BLUE]][target]
    found: list[int] = []
    for _ in range(SPACES):
        if space == goal:
            break
        ahead = straight[space]
        if ahead == NOWHERE:
            key = next_key(state, space, target, visited)
            if key == NO_KEY:
                break
            ahead = key % SPACES
            if IN_CITY[ahead]:
                visited |= 1 << CITY_AT[ahead]
        space = ahead
        found.append(space)
    return found


def player_walk(state: State, seat: int) -> list[int]:
    """The road on which it expects a crew, without the space that it stands on (GR-23.12)."""
    return list(walking(state, seat))


def walking(state: State, seat: int) -> Iterator[int]:
    """That road space by space. A tile that is laid on it on the way changes nothing of what is ahead."""
    space, arrival = state.at[seat], state.race.arrival
    homeward, tiles = state.race.homeward[state.legacy[BLUE]], state.tile
    while space != arrival:
        ways = homeward[space]
        if len(ways) == 1:
            space = ways[0][0]
        else:
            best = NO_KEY
            for other, keys in ways:
                key = keys[tiles[other] + 1]
                if key < best:
                    best = key
            space = best % SPACES
        yield space
