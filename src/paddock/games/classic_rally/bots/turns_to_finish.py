"""How many turns it is to FINISH from everywhere, for a lone car with given features: exact, by search over turns.

A plan depends on tile, nose and road book only, so plans are found once for each of those; the missing checkpoints
come in when the turns are counted backwards from FINISH (section (g) of the rules).
"""

from __future__ import annotations

import heapq
import itertools
from collections.abc import Iterator
from functools import lru_cache
from typing import Final

from ..components.content import (
    ALL_TOKENS,
    BOARD_RALLY,
    CAPACITY_BY_BOARD,
    CARD_FUEL,
    CARD_KIND_COUNT,
    FEATURE_SLOTS,
    ROAD_BOOK_CARD_KINDS,
    START_ROAD_BOOK,
)
from ..components.road import LaidTile, Road
from ..components.settings import Settings
from ..components.tiles import DIRECTION_COUNT, NOWHERE, SHAPE_BY_TILE_KIND, SHAPE_INTERSECTION, TOKEN_BIT_BY_TILE_KIND
from ..rules.driving import RoadBook
from ..rules.phases import PHASE_TURN
from ..rules.routes import allowed_nose_directions
from ..rules.state import NO_ENTRY, State
from ..views.plans import PLAN_ENDS_AT_FINISH, PLAN_ENDS_AT_HAZARD, legal_plans

WORST_VALUE: Final = 9_999.0
"""More turns than anything takes."""
UNREACHABLE_TURNS: Final = 999.0
HAZARD_COST: Final = 1.5
"""Turns that a hazard tile costs beyond the stop, roughly."""
TILE_COST: Final = 0.04
"""Fuel has to be fetched some time: of two ways that take as many turns the shorter one is better."""
TOKEN_SET_COUNT: Final = ALL_TOKENS + 1
ALL_ROAD_BOOKS: Final[list[RoadBook]] = list(
    itertools.product(range(START_ROAD_BOOK[0] + 1), range(START_ROAD_BOOK[1] + 1), range(START_ROAD_BOOK[2] + 1))
)
"""In the order of their numbers."""
ROAD_BOOK_COUNT: Final = len(ALL_ROAD_BOOKS)

PlanEdge = tuple[int, int, float, bool]
"""Where a plan leads: a place (see `place_code`), the token there, the cost, and whether it comes to FINISH."""


def road_book_code(left_cards: int, straight_cards: int, right_cards: int) -> int:
    """A road book as a number."""
    return (left_cards * (START_ROAD_BOOK[1] + 1) + straight_cards) * (START_ROAD_BOOK[2] + 1) + right_cards


def place_code(tile: int, nose_direction: int, road_book: int) -> int:
    """Tile, nose and the number of a road book in one number; tables have `TOKEN_SET_COUNT` entries for each."""
    return (tile * DIRECTION_COUNT + nose_direction) * ROAD_BOOK_COUNT + road_book


class TurnsToFinish:
    """Turns to go on a map with some features, by tile, nose, road book and tokens."""

    __slots__ = ("road", "turns")

    def __init__(self, laid_tiles: tuple[LaidTile, ...], features: tuple[int, ...]) -> None:
        road = self.road = Road(laid_tiles)
        self.turns: Final = [UNREACHABLE_TURNS] * (place_code(road.tiles, 0, 0) * TOKEN_SET_COUNT)
        self._search_backwards(lone_car(road, features))

    def turns_from(self, tile: int, nose_direction: int, road_book: RoadBook, token_mask: int) -> float:
        """Turns to go; a car on a sign may turn round first."""
        return min(
            self.turns_as_facing(tile, relative_direction, road_book, token_mask)
            for relative_direction in allowed_nose_directions(self.road, tile, nose_direction)
        )

    def turns_as_facing(self, tile: int, nose_direction: int, road_book: RoadBook, token_mask: int) -> float:
        """Turns to go as the car points now."""
        return self.turns[place_code(tile, nose_direction, road_book_code(*road_book)) * TOKEN_SET_COUNT + token_mask]

    def _search_backwards(self, lone_state: State) -> None:
        """Backwards from FINISH, the nearest first."""
        back: list[list[tuple[int, float]]] = [[] for _ in self.turns]
        heap: list[tuple[float, int]] = []
        for source in set_on_all_places(lone_state):
            for goal, token, cost, comes_in in plan_edges(lone_state, 1.0, HAZARD_COST):
                facing, book = divmod(goal, ROAD_BOOK_COUNT)
                tile, nose_direction = divmod(facing, DIRECTION_COUNT)
                goals = [
                    place_code(tile, relative_direction, book)
                    for relative_direction in allowed_nose_directions(self.road, tile, nose_direction)
                ]
                for token_mask in range(TOKEN_SET_COUNT):
                    if comes_in and token_mask == ALL_TOKENS:
                        heap.append((cost, source * TOKEN_SET_COUNT + token_mask))
                        continue
                    for each in goals:
                        back[each * TOKEN_SET_COUNT + (token_mask | token)].append(
                            (source * TOKEN_SET_COUNT + token_mask, cost)
                        )
        heapq.heapify(heap)
        while heap:
            cost, place = heapq.heappop(heap)
            if cost >= self.turns[place]:
                continue
            self.turns[place] = cost
            for source, more in back[place]:
                if cost + more < self.turns[source]:
                    heapq.heappush(heap, (cost + more, source))


def lone_car(road: Road, features: tuple[int, ...]) -> State:
    """A car alone on a map, with a full tank."""
    state = State().initialise_fields(Settings(), 1)
    state.road = road
    state.phase = PHASE_TURN
    state.rally_tile = [0]
    state.tokens = [ALL_TOKENS]
    state.features[: len(features)] = features
    state.rally_load[CARD_FUEL] = CAPACITY_BY_BOARD[BOARD_RALLY]
    state.card_pile[CARD_FUEL] -= CAPACITY_BY_BOARD[BOARD_RALLY]
    return state


def unhindered_car(state: State, seat: int) -> State:
    """A copy in which a seat's car is alone, whole and full of fuel, at the beginning of its move."""
    lone = state.copy()
    for other in range(state.seats):
        if other != seat:
            lone.rally_tile[other] = NOWHERE
    lone.phase = PHASE_TURN
    lone.rally_moved = False
    lone.hazards_held[seat] = ()
    lone.barred[seat] = lone.disabled_slots[seat] = lone.sabotaged_slots[seat] = 0
    lone.rally_load[CARD_KIND_COUNT * seat + CARD_FUEL] = CAPACITY_BY_BOARD[BOARD_RALLY]
    return lone


def set_on_all_places(lone_state: State) -> Iterator[int]:
    """Sets a lone car on every place where it can be, with every nose and road book, and gives the place's number."""
    road = lone_state.road
    for tile in range(road.tiles):
        any_nose = SHAPE_BY_TILE_KIND[road.kinds[tile]] == SHAPE_INTERSECTION
        for nose_direction in range(DIRECTION_COUNT):
            if any_nose or road.road_ends[tile] >> nose_direction & 1:
                for code, book in enumerate(ALL_ROAD_BOOKS):
                    lone_state.rally_tile[0], lone_state.nose[0], lone_state.road_book[:ROAD_BOOK_CARD_KINDS] = (
                        tile,
                        nose_direction,
                        book,
                    )
                    yield place_code(tile, nose_direction, code)


def plan_edges(lone_state: State, turn_cost: float, hazard_cost: float) -> list[PlanEdge]:
    """Where the plans of one turn of a lone car lead, and what they cost in turns."""
    edges: list[PlanEdge] = []
    for plan in legal_plans(lone_state, 0):
        cost = turn_cost + TILE_COST * (lone_state.rally_load[CARD_FUEL] - plan.fuel_left)
        if plan.ending == PLAN_ENDS_AT_HAZARD:
            cost += hazard_cost
        goal = place_code(plan.tile, plan.nose_direction, road_book_code(*plan.road_book))
        edges.append(
            (goal, TOKEN_BIT_BY_TILE_KIND[lone_state.road.kinds[plan.tile]], cost, plan.ending == PLAN_ENDS_AT_FINISH)
        )
    return edges


_cached_turns: Final = lru_cache(maxsize=64)(TurnsToFinish)


def turns_to_finish(state: State, seat: int) -> TurnsToFinish:
    """The turns to go with the features that a seat has fitted."""
    fitted = state.features[FEATURE_SLOTS * seat : FEATURE_SLOTS * (seat + 1)]
    return _cached_turns(state.road.laid_tiles, tuple(sorted(feature for feature in fitted if feature != NO_ENTRY)))
