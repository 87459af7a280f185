"""How many turns it is to FINISH from everywhere, for a lone car with given features: exact, by search over turns.

A plan depends on tile, nose and road book only, so plans are found once for each of those; the missing checkpoints
come in when the turns are counted backwards from FINISH (section (g) of the rules).
"""

from __future__ import annotations

import heapq
from functools import lru_cache
from typing import Final

from paddock.games.classic_rally.components.content import ALL_TOKENS, CAPACITY, CARDS, FUEL, ROAD_BOOK, WAYS
from paddock.games.classic_rally.components.road import DIRECTIONS, INTERSECTION, SHAPE, TOKEN, Laid, Road
from paddock.games.classic_rally.components.settings import Settings
from paddock.games.classic_rally.rules.blank import blank
from paddock.games.classic_rally.rules.routes import noses
from paddock.games.classic_rally.rules.state import NONE, TURN, State
from paddock.games.classic_rally.views.plans import HAZARD, HOME, plans

FAR: Final = 999.0
HAZARD_COST: Final = 1.5
"""Turns that a hazard tile costs beyond the stop, roughly."""
TILE_COST: Final = 0.04
"""Fuel has to be fetched some time: of two ways that take as many turns the shorter one is better."""
TOKEN_SETS: Final = ALL_TOKENS + 1
BOOKS: Final = (ROAD_BOOK[0] + 1) * (ROAD_BOOK[1] + 1) * (ROAD_BOOK[2] + 1)

Edge = tuple[int, int, float, bool]
"""Where a plan leads: tile and nose as one number, road book, cost, whether it goes to FINISH."""


def book_code(left: int, straight: int, right: int) -> int:
    """A road book as a number."""
    return (left * (ROAD_BOOK[1] + 1) + straight) * (ROAD_BOOK[2] + 1) + right


def books() -> list[tuple[int, int, int]]:
    """All road books, in the order of their numbers."""
    return [
        (left, straight, right)
        for left in range(ROAD_BOOK[0] + 1)
        for straight in range(ROAD_BOOK[1] + 1)
        for right in range(ROAD_BOOK[2] + 1)
    ]


class Outlook:
    """Turns to go on a map with some features, by tile, nose, road book and tokens."""

    __slots__ = ("road", "turns")

    def __init__(self, road: Road, features: tuple[int, ...]) -> None:
        self.road: Final = road
        self.turns: Final = [FAR] * (road.tiles * DIRECTIONS * BOOKS * TOKEN_SETS)
        self._count(lone_car(road, features))

    def value(self, tile: int, nose: int, book: tuple[int, int, int], tokens: int) -> float:
        """Turns to go; a car on a sign may turn round first."""
        code = book_code(*book)
        return min(self.turns[self._place(tile, way, code, tokens)] for way in noses(self.road, tile, nose))

    def facing(self, tile: int, nose: int, book: tuple[int, int, int], tokens: int) -> float:
        """Turns to go as the car points now."""
        return self.turns[self._place(tile, nose, book_code(*book), tokens)]

    def _place(self, tile: int, nose: int, book: int, tokens: int) -> int:
        return ((tile * DIRECTIONS + nose) * BOOKS + book) * TOKEN_SETS + tokens

    def _count(self, state: State) -> None:
        """Backwards from FINISH, the nearest first."""
        back: list[list[tuple[int, float]]] = [[] for _ in self.turns]
        heap: list[tuple[float, int]] = []
        for tile in range(self.road.tiles):
            for nose in pointing(self.road, tile):
                for code, book in enumerate(books()):
                    for edge in _edges(state, tile, nose, book):
                        self._add(tile, nose, code, edge, back, heap)
        heapq.heapify(heap)
        while heap:
            cost, place = heapq.heappop(heap)
            if cost >= self.turns[place]:
                continue
            self.turns[place] = cost
            for source, more in back[place]:
                if cost + more < self.turns[source]:
                    heapq.heappush(heap, (cost + more, source))

    def _add(
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
        number = TOKEN[self.road.kind[target]]
        ways = noses(self.road, target, goal % DIRECTIONS)
        for tokens in range(TOKEN_SETS):
            source = self._place(tile, nose, book, tokens)
            if home and tokens == ALL_TOKENS:
                heap.append((cost, source))
                continue
            got = tokens | 1 << (number - 1) if number else tokens
            for way in ways:
                back[self._place(target, way, after, got)].append((source, cost))


def lone_car(road: Road, features: tuple[int, ...]) -> State:
    """A car alone on a map, with a full tank."""
    state = blank(Settings(), 1)
    state.road = road
    state.phase = TURN
    state.at = [0]
    state.tokens = [ALL_TOKENS]
    for slot, feature in enumerate(features):
        state.feature[slot] = feature
    state.load[FUEL] = CAPACITY[0]
    state.pile[FUEL] -= CAPACITY[0]
    return state


def pointing(road: Road, tile: int) -> list[int]:
    """The noses that a car can have on a tile."""
    if SHAPE[road.kind[tile]] == INTERSECTION:
        return list(range(DIRECTIONS))
    return [direction for direction in range(DIRECTIONS) if road.ends[tile] >> direction & 1]


def _edges(state: State, tile: int, nose: int, book: tuple[int, int, int]) -> list[Edge]:
    """Where the plans of one turn lead."""
    state.at[0] = tile
    state.nose[0] = nose
    state.book[:WAYS] = book
    found: list[Edge] = []
    for plan in plans(state, 0):
        cost = 1.0 + TILE_COST * (state.load[FUEL] - plan.fuel)
        if plan.ends == HAZARD:
            cost += HAZARD_COST
        goal = plan.tile * DIRECTIONS + plan.nose
        found.append((goal, book_code(*plan.book), cost, plan.ends == HOME))
    return found


@lru_cache(maxsize=64)
def _known(laid: tuple[Laid, ...], features: tuple[int, ...]) -> Outlook:
    return Outlook(Road(laid), features)


def outlook(state: State, seat: int) -> Outlook:
    """The turns to go with the features that a seat has fitted."""
    first = len(state.feature) // state.seats * seat
    fitted = state.feature[first : first + len(state.feature) // state.seats]
    return _known(state.road.laid, tuple(sorted(feature for feature in fitted if feature != NONE)))


def full_tank(state: State, seat: int) -> int:
    """Fuel that the rally board could hold beside its other cards."""
    first = CARDS * seat
    others = sum(state.load[first : first + CARDS]) - state.load[first + FUEL]
    return CAPACITY[0] - others
