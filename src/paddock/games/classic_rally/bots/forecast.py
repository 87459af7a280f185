"""How many turns it is to FINISH from everywhere with the dice in mind: some features fail in most turns (CR-7).

Like `turns_to_finish.py` for a lone car with fuel at hand, but an expectation: before each turn the dice decide which
features work, and the car then takes the best of the plans that are left. Shields against the weather are worth their
slots.
"""

from __future__ import annotations

import itertools
from functools import lru_cache
from typing import Final

from ..components import content
from ..components.content import ALL_TOKENS, DICE_COUNT, DIE_FACES, FEATURE_SLOTS, WEATHER_FACES
from ..components.road import LaidTile, Road
from ..components.tiles import DIRECTIONS
from ..rules.routes import allowed_noses
from ..rules.state import NONE, State
from .turns_to_finish import ROAD_BOOKS, TOKEN_SETS, lone_car, place_number, plan_edges, set_on_all_places

UNREACHABLE_TURNS: Final = 99.0
TURN_COST: Final = 1.0
HAZARD_COST: Final = 0.6
"""Turns that a hazard costs beyond the stop, for a car with tools aboard or near."""
CONVERGENCE_THRESHOLD: Final = 0.02
MAX_SWEEPS: Final = 60
ALL_SLOTS_MASK: Final = (1 << FEATURE_SLOTS) - 1

Edges = list[tuple[int, float, int]]
"""Where plans lead: place without tokens (-1 for FINISH), cost, token."""
RollOutcome = tuple[float, tuple[int, ...]]
"""How likely, and which sets of working features there are to choose from, as bit masks."""


@lru_cache(maxsize=256)
def roll_outcomes(features: tuple[int, ...], shields: int) -> tuple[RollOutcome, ...]:
    """What the dice may leave working (CR-7.2 to CR-7.6), by likelihood."""
    fitted = sum(1 << slot for slot, feature in enumerate(features) if feature != NONE)
    light = sum(1 << slot for slot, feature in enumerate(features) if feature == content.LIGHT_WEIGHT)
    chances: dict[tuple[int, ...], float] = {}
    share = 1.0 / (len(DIE_FACES) ** DICE_COUNT * len(WEATHER_FACES))
    for one, other, weather in itertools.product(DIE_FACES, DIE_FACES, WEATHER_FACES):
        left = fitted & ~light if one + other + DICE_COUNT == content.UNLUCKY_TOTAL else fitted
        hits = (one, other).count(0) + content.WEATHER_HITS[weather][shields]
        choice = _masks_after_hits(left, hits)
        chances[choice] = chances.get(choice, 0.0) + share
    return tuple((chance, choice) for choice, chance in chances.items())


def _masks_after_hits(left: int, hits: int) -> tuple[int, ...]:
    masks = {left}
    for _ in range(hits):
        masks = {mask & ~(1 << slot) for mask in masks for slot in range(FEATURE_SLOTS) if mask >> slot & 1} or {0}
    return tuple(sorted(masks))


class Forecast:
    """Expected turns to go on a map with some features and shields, by tile, nose, road book and tokens."""

    __slots__ = ("known_stages", "road", "turns")

    def __init__(self, laid: tuple[LaidTile, ...], features: tuple[int, ...], shields: int) -> None:
        road = self.road = Road(laid)
        self.known_stages: Final[dict[tuple[int, int, int, int], object]] = {}
        """What `stages.py` has worked out with this forecast."""
        self.turns: Final = [UNREACHABLE_TURNS] * (place_number(road.tiles, 0, 0) * TOKEN_SETS)
        self._iterate_until_stable(_edges_by_place(road, features), roll_outcomes(features, shields))

    def turns_from(self, tile: int, nose: int, book: int, tokens: int) -> float:
        """Expected turns to go before the dice; `book` as a number."""
        return self.turns[place_number(tile, nose, book) * TOKEN_SETS + tokens]

    def _iterate_until_stable(self, edges: dict[int, list[Edges]], chances: tuple[RollOutcome, ...]) -> None:
        """Sweep after sweep until nothing changes much, more tokens first."""
        turns = self.turns
        for tokens in sorted(range(TOKEN_SETS), key=int.bit_count, reverse=True):
            places = list(edges.items())
            for _ in range(MAX_SWEEPS):
                change = 0.0
                for place, sets in places:
                    best = [_best_edge_value(turns, sets[mask], tokens) for mask in range(ALL_SLOTS_MASK + 1)]
                    value = TURN_COST
                    for chance, choice in chances:
                        value += chance * min([best[mask] for mask in choice])
                    value = min(value, UNREACHABLE_TURNS)
                    before = turns[place * TOKEN_SETS + tokens]
                    if abs(before - value) > change:
                        change = abs(before - value)
                    turns[place * TOKEN_SETS + tokens] = value
                places.sort(key=lambda each: turns[each[0] * TOKEN_SETS + tokens])
                if change < CONVERGENCE_THRESHOLD:
                    break


def _best_edge_value(turns: list[float], edges: Edges, tokens: int) -> float:
    best = UNREACHABLE_TURNS
    for place, cost, token in edges:
        if place < 0:
            value = cost if tokens == ALL_TOKENS else UNREACHABLE_TURNS
        else:
            value = turns[place * TOKEN_SETS + (tokens | token)] + cost
        if value < best:
            best = value
    return best


def _edges_by_place(road: Road, features: tuple[int, ...]) -> dict[int, list[Edges]]:
    """By place (tile, nose, road book) and set of working features."""
    lone, masks = lone_car(road, features), range(ALL_SLOTS_MASK + 1)
    as_facing = {
        place: [_plan_edges(lone, ALL_SLOTS_MASK & ~mask) for mask in masks] for place in set_on_all_places(lone)
    }
    edges: dict[int, list[Edges]] = {}
    for place, sets in as_facing.items():
        facing, book = divmod(place, ROAD_BOOKS)
        tile, nose = divmod(facing, DIRECTIONS)
        turned = [as_facing[place_number(tile, way, book)] for way in allowed_noses(road, tile, nose) if way != nose]
        edges[place] = [[*sets[mask], *[edge for other in turned for edge in other[mask]]] for mask in masks]
    return edges


def _plan_edges(lone: State, disabled: int) -> Edges:
    """Where the plans of one turn lead without some features, which are told as a bit mask."""
    lone.disabled_slots[0] = disabled
    costs: dict[tuple[int, int], float] = {}
    for goal, token, cost, comes_in in plan_edges(lone, 0.0, HAZARD_COST):
        key = (-1, 0) if comes_in else (goal, token)
        costs[key] = min(cost, costs.get(key, UNREACHABLE_TURNS))
    return [(place, cost, token) for (place, token), cost in costs.items()]


_cached_forecast: Final = lru_cache(maxsize=64)(Forecast)


def forecast(state: State, seat: int, shields: int) -> Forecast:
    """The expected turns with the features that a seat has fitted."""
    features = state.features[FEATURE_SLOTS * seat : FEATURE_SLOTS * (seat + 1)]
    return _cached_forecast(state.road.laid, tuple(sorted(features)), shields)
