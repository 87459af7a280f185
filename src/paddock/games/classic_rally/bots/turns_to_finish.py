"""How many turns it is to FINISH from everywhere, for a lone car with given features: exact, by search over turns.

A plan depends on tile, nose and road book only, so plans are found once for each of those; the missing checkpoints
come in when the turns are counted backwards from FINISH (section (g) of the rules).
"""

from __future__ import annotations

import heapq
from functools import lru_cache
from typing import Final

from ..components.content import ALL_TOKENS, BOARD_CAPACITY, CARDS, FUEL, ROAD_BOOK, WAYS
from ..components.road import Laid, Road
from ..components.settings import Settings
from ..components.tiles import DIRECTIONS, INTERSECTION, KIND_SHAPE, TOKEN_NUMBER
from ..rules.phases import PHASE_TURN
from ..rules.routes import allowed_noses
from ..rules.state import NONE, State
from ..views.plans import ENDS_AT_FINISH, ENDS_AT_HAZARD, legal_plans

UNREACHABLE_TURNS: Final = 999.0
HAZARD_COST: Final = 1.5
"""Turns that a hazard tile costs beyond the stop, roughly."""
TILE_COST: Final = 0.04
"""Fuel has to be fetched some time: of two ways that take as many turns the shorter one is better."""
TOKEN_SETS: Final = ALL_TOKENS + 1
ROAD_BOOKS: Final = (ROAD_BOOK[0] + 1) * (ROAD_BOOK[1] + 1) * (ROAD_BOOK[2] + 1)

Edge = tuple[int, int, float, bool]
"""Where a plan leads: tile and nose as one number, road book, cost, whether it goes to FINISH."""


def road_book_code(left: int, straight: int, right: int) -> int:
    """A road book as a number."""
    return (left * (ROAD_BOOK[1] + 1) + straight) * (ROAD_BOOK[2] + 1) + right


def all_road_books() -> list[tuple[int, int, int]]:
    """All road books, in the order of their numbers."""
    return [
        (left, straight, right)
        for left in range(ROAD_BOOK[0] + 1)
        for straight in range(ROAD_BOOK[1] + 1)
        for right in range(ROAD_BOOK[2] + 1)
    ]


class TurnsToFinish:
    """Turns to go on a map with some features, by tile, nose, road book and tokens."""

    __slots__ = ("road", "turns")

    def __init__(self, road: Road, features: tuple[int, ...]) -> None:
        self.road: Final = road
        self.turns: Final = [UNREACHABLE_TURNS] * (road.tiles * DIRECTIONS * ROAD_BOOKS * TOKEN_SETS)
        self._search_backwards(lone_car(road, features))

    def turns_from(self, tile: int, nose: int, book: tuple[int, int, int], tokens: int) -> float:
        """Turns to go; a car on a sign may turn round first."""
        code = road_book_code(*book)
        return min(self.turns[self._index(tile, way, code, tokens)] for way in allowed_noses(self.road, tile, nose))

    def turns_as_facing(self, tile: int, nose: int, book: tuple[int, int, int], tokens: int) -> float:
        """Turns to go as the car points now."""
        return self.turns[self._index(tile, nose, road_book_code(*book), tokens)]

    def _index(self, tile: int, nose: int, book: int, tokens: int) -> int:
        return ((tile * DIRECTIONS + nose) * ROAD_BOOKS + book) * TOKEN_SETS + tokens

    def _search_backwards(self, state: State) -> None:
        """Backwards from FINISH, the nearest first."""
        back: list[list[tuple[int, float]]] = [[] for _ in self.turns]
        heap: list[tuple[float, int]] = []
        for tile in range(self.road.tiles):
            for nose in possible_noses(self.road, tile):
                for code, book in enumerate(all_road_books()):
                    for edge in _plan_edges(state, tile, nose, book):
                        self._add_edge(tile, nose, code, edge, back, heap)
        heapq.heapify(heap)
        while heap:
            cost, place = heapq.heappop(heap)
            if cost >= self.turns[place]:
                continue
            self.turns[place] = cost
            for source, more in back[place]:
                if cost + more < self.turns[source]:
                    heapq.heappush(heap, (cost + more, source))

    def _add_edge(
        self,
        tile: int,
        nose: int,
        book: int,
        edge: Edge,
        back: list[list[tuple[int, float]]],
        heap: list[tuple[float, int]],
    ) -> None:
        """One plan, for every set of tokens."""
        goal, after, cost, home = edge
        target = goal // DIRECTIONS
        number = TOKEN_NUMBER[self.road.kinds[target]]
        ways = allowed_noses(self.road, target, goal % DIRECTIONS)
        for tokens in range(TOKEN_SETS):
            source = self._index(tile, nose, book, tokens)
            if home and tokens == ALL_TOKENS:
                heap.append((cost, source))
                continue
            new_tokens = tokens | 1 << (number - 1) if number else tokens
            for way in ways:
                back[self._index(target, way, after, new_tokens)].append((source, cost))


def lone_car(road: Road, features: tuple[int, ...]) -> State:
    """A car alone on a map, with a full tank."""
    state = State().reset(Settings(), 1)
    state.road = road
    state.phase = PHASE_TURN
    state.rally_tile = [0]
    state.tokens = [ALL_TOKENS]
    for slot, feature in enumerate(features):
        state.features[slot] = feature
    state.rally_load[FUEL] = BOARD_CAPACITY[0]
    state.card_pile[FUEL] -= BOARD_CAPACITY[0]
    return state


def possible_noses(road: Road, tile: int) -> list[int]:
    """The noses that a car can have on a tile."""
    if KIND_SHAPE[road.kinds[tile]] == INTERSECTION:
        return list(range(DIRECTIONS))
    return [direction for direction in range(DIRECTIONS) if road.ends[tile] >> direction & 1]


def _plan_edges(state: State, tile: int, nose: int, book: tuple[int, int, int]) -> list[Edge]:
    """Where the plans of one turn lead."""
    state.rally_tile[0] = tile
    state.nose[0] = nose
    state.road_book[:WAYS] = book
    edges: list[Edge] = []
    for plan in legal_plans(state, 0):
        cost = 1.0 + TILE_COST * (state.rally_load[FUEL] - plan.fuel_left)
        if plan.ends == ENDS_AT_HAZARD:
            cost += HAZARD_COST
        goal = plan.tile * DIRECTIONS + plan.nose
        edges.append((goal, road_book_code(*plan.road_book), cost, plan.ends == ENDS_AT_FINISH))
    return edges


@lru_cache(maxsize=64)
def _cached_turns(laid: tuple[Laid, ...], features: tuple[int, ...]) -> TurnsToFinish:
    return TurnsToFinish(Road(laid), features)


def turns_to_finish(state: State, seat: int) -> TurnsToFinish:
    """The turns to go with the features that a seat has fitted."""
    first = len(state.features) // state.seats * seat
    fitted = state.features[first : first + len(state.features) // state.seats]
    return _cached_turns(state.road.laid, tuple(sorted(feature for feature in fitted if feature != NONE)))


def fuel_capacity(state: State, seat: int) -> int:
    """Fuel that the rally board could hold beside its other cards."""
    first = CARDS * seat
    others = sum(state.rally_load[first : first + CARDS]) - state.rally_load[first + FUEL]
    return BOARD_CAPACITY[0] - others
