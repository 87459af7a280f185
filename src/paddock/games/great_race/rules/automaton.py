"""How the Torpedo chooses: its objective, its next space, its road and the player's (GR-23). Nothing here changes a
position.
"""

from __future__ import annotations

from collections.abc import Iterator

from ..components import africa
from ..components.content import COLOUR_BLUE, COLOUR_BY_ESTIENNE_CARD, SEA_PATHS_FROM_LEVEL
from .phases import TORPEDO_INDEX
from .reasons import (
    WHY_ARRIVAL_NEARER,
    WHY_LOWEST_CITY,
    WHY_NEARER_HOME,
    WHY_NEAREST_CITY,
    WHY_NO_CITY_LEFT,
    WHY_OBJECTIVE_STAYS,
)
from .state import State


def may_use_sea(state: State) -> bool:
    """Whether sea lines are path (GR-23.16): the place in the tables of a race."""
    return state.legacy[COLOUR_BLUE] >= SEA_PATHS_FROM_LEVEL


def objective_candidates(state: State) -> list[tuple[int, int, int]]:
    """The cities it could head for, the best first: FD, LD to the arrival, city (GR-23.6, GR-23.7)."""
    visited = state.visited_cities[TORPEDO_INDEX]
    ahead = state.race.cities_ahead[may_use_sea(state)][COLOUR_BY_ESTIENNE_CARD[state.estienne_card]][
        state.space_of[TORPEDO_INDEX]
    ]
    return [each for each in ahead if not visited >> each[2] & 1]


def choose_objective(state: State) -> int:
    """The city that it would choose for its objective now (GR-23.7, GR-23.8)."""
    visited, race = state.visited_cities[TORPEDO_INDEX], state.race
    for bit, city in race.objectives[state.legacy[COLOUR_BLUE]][COLOUR_BY_ESTIENNE_CARD[state.estienne_card]][
        state.space_of[TORPEDO_INDEX]
    ]:
        if not visited & bit:
            return city
    return race.arrival_city


def current_objective(state: State) -> int:
    """The city it heads for: the one that holds for this round, or else the one that it would choose now (GR-23.9)."""
    return state.objective if state.objective != africa.NO_CITY else choose_objective(state)


def is_behind(state: State, city: int) -> bool:
    """Whether it would have to turn back for a city."""
    return state.race.forward_distance[may_use_sea(state)][city][state.space_of[TORPEDO_INDEX]] >= africa.UNREACHABLE


def needs_new_objective(state: State) -> bool:
    """Whether its objective is to be computed anew: it has entered it, or could only turn back for it (GR-23.9)."""
    city = state.objective
    return city != state.race.arrival_city and (
        state.space_of[TORPEDO_INDEX] == africa.SPACE_BY_CITY[city] or is_behind(state, city)
    )


def explain_objective(state: State) -> tuple[int, int, int]:
    """The city it heads for, how many forward steps away, and why."""
    city, candidates = current_objective(state), objective_candidates(state)
    steps = state.race.forward_distance[may_use_sea(state)][city][state.space_of[TORPEDO_INDEX]]
    if city != choose_objective(state):
        return city, steps, WHY_OBJECTIVE_STAYS
    if not candidates:
        return city, steps, WHY_NO_CITY_LEFT
    best, home, _ = candidates[0]
    if steps < best:
        return city, steps, WHY_ARRIVAL_NEARER
    if len(candidates) > 1 and candidates[1][0] == best:
        return city, steps, WHY_NEARER_HOME if candidates[1][1] > home else WHY_LOWEST_CITY
    return city, steps, WHY_NEAREST_CITY


def next_space_key(state: State, space: int, target: int, visited_cities: int) -> int:
    """The key of the next space towards a city that is its objective (GR-23.10); of class `NO_NEXT_SPACE` if there is
    none. Cities beside come before all keys: theirs is the space itself."""
    race = state.race
    cities = race.cities_beside[space]
    if cities:
        goal, beside = africa.SPACE_BY_CITY[target], africa.NO_CITY
        for other, bit in cities:
            if other == goal:
                return other
            if beside == africa.NO_CITY and not visited_cities & bit:
                beside = other
        if beside != africa.NO_CITY:
            return beside
    tiles, best = state.tile_at, africa.NO_NEXT_SPACE_KEY
    for other, keys in race.steps_towards[state.legacy[COLOUR_BLUE]][target][space]:
        key = keys[tiles[other] + 1]
        if key < best:
            best = key
    return best


def next_spaces(state: State, space: int, target: int, visited_cities: int) -> tuple[int, list[int]]:
    """The next spaces towards a city, as a class and in the order in which they are tried (GR-23.10)."""
    best = next_space_key(state, space, target, visited_cities)
    rank = best // africa.KEYS_PER_NEXT_SPACE_CLASS
    if rank in (africa.NEXT_CITY_BESIDE, africa.NO_NEXT_SPACE):
        return rank, [best] if rank == africa.NEXT_CITY_BESIDE else []
    keys = sorted(
        keys[state.tile_at[other] + 1]
        for other, keys in state.race.steps_towards[state.legacy[COLOUR_BLUE]][target][space]
    )
    return rank, [key % africa.SPACE_COUNT for key in keys if key // africa.KEYS_PER_NEXT_SPACE_CLASS == rank]


def torpedo_road(state: State, target: int) -> list[int]:
    """Its road to its objective if nothing costs anything, without the space it stands on (GR-23.11)."""
    space, visited, goal = (
        state.space_of[TORPEDO_INDEX],
        state.visited_cities[TORPEDO_INDEX],
        africa.SPACE_BY_CITY[target],
    )
    straight = state.race.single_steps[state.legacy[COLOUR_BLUE]][target]
    road: list[int] = []
    for _ in range(africa.SPACE_COUNT):
        if space == goal:
            break
        ahead = straight[space]
        if ahead == africa.NOWHERE:
            key = next_space_key(state, space, target, visited)
            if key == africa.NO_NEXT_SPACE_KEY:
                break
            ahead = key % africa.SPACE_COUNT
            if africa.IS_CITY_SPACE[ahead]:
                visited |= 1 << africa.CITY_BY_SPACE[ahead]
        space = ahead
        road.append(space)
    return road


def expected_player_road(state: State, seat: int) -> list[int]:
    """The road on which it expects a crew, without the space that it stands on (GR-23.12)."""
    return list(iterate_player_road(state, seat))


def iterate_player_road(state: State, seat: int) -> Iterator[int]:
    """That road space by space. A tile that is laid on it on the way changes nothing of what is ahead."""
    space, arrival = state.space_of[seat], state.race.arrival
    homeward, tiles = state.race.homeward_steps[state.legacy[COLOUR_BLUE]], state.tile_at
    while space != arrival:
        ways = homeward[space]
        if len(ways) == 1:
            space = ways[0][0]
        else:
            best = africa.NO_NEXT_SPACE_KEY
            for other, keys in ways:
                key = keys[tiles[other] + 1]
                if key < best:
                    best = key
            space = best % africa.SPACE_COUNT
        yield space
