"""How many turns it is to FINISH from everywhere with the dice in mind: some features fail in most turns (CR-7).

Like `turns_to_finish.py` for a lone car with fuel at hand, but an expectation: before each turn the dice decide which
features work, and the car then takes the best of the plans that are left. Shields against the weather are worth their
slots.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from ..components import content
from ..components.road import Laid, Road
from ..components.tiles import DIRECTIONS, TOKEN_NUMBER
from ..rules.routes import allowed_noses
from ..rules.state import NONE, State
from ..views.plans import ENDS_AT_FINISH, ENDS_AT_HAZARD, legal_plans
from .turns_to_finish import ROAD_BOOKS, TOKEN_SETS, all_road_books, lone_car, possible_noses, road_book_code

UNREACHABLE_TURNS: Final = 99.0
TURN_COST: Final = 1.0
TILE_COST: Final = 0.04
"""Fuel has to be fetched some time."""
HAZARD_COST: Final = 0.6
"""Turns that a hazard costs beyond the stop, for a car with tools aboard or near."""
CONVERGED: Final = 0.02
MAX_SWEEPS: Final = 60
ALL_SLOTS_MASK: Final = (1 << content.FEATURE_SLOTS) - 1
SLOT_RANGE: Final = range(content.FEATURE_SLOTS)

Edges = list[tuple[int, float, int]]
"""Where plans lead: place without tokens (-1 for FINISH), cost, token."""
Roll = tuple[float, tuple[int, ...]]
"""How likely, and which sets of working features there are to choose from, as bit masks."""


@lru_cache(maxsize=256)
def roll_outcomes(features: tuple[int, ...], shields: int) -> tuple[Roll, ...]:
    """What the dice may leave working (CR-7.2 to CR-7.6), by likelihood."""
    fitted = sum(1 << slot for slot, feature in enumerate(features) if feature != NONE)
    light = sum(1 << slot for slot, feature in enumerate(features) if feature == content.LIGHT_WEIGHT)
    chances: dict[tuple[int, ...], float] = {}
    share = 1.0 / (len(content.DIE_FACES) ** content.DICE_COUNT * len(content.WEATHER_FACES))
    for one in content.DIE_FACES:
        for other in content.DIE_FACES:
            left = fitted & ~light if one + other + content.DICE_COUNT == content.UNLUCKY_TOTAL else fitted
            for weather in content.WEATHER_FACES:
                hits = (one, other).count(0) + content.WEATHER_HITS[weather][shields]
                choice = _masks_after_hits(left, hits)
                chances[choice] = chances.get(choice, 0.0) + share
    return tuple((chance, choice) for choice, chance in chances.items())


def _masks_after_hits(left: int, hits: int) -> tuple[int, ...]:
    """The sets that hits of choice may leave."""
    masks = {left}
    for _ in range(hits):
        masks = {mask & ~(1 << slot) for mask in masks for slot in SLOT_RANGE if mask >> slot & 1} or {0}
    return tuple(sorted(masks))


class Forecast:
    """Expected turns to go on a map with some features and shields, by tile, nose, road book and tokens."""

    __slots__ = ("known_stages", "road", "turns")

    def __init__(self, road: Road, features: tuple[int, ...], shields: int) -> None:
        self.road: Final = road
        self.known_stages: Final[dict[tuple[int, int, int, int], object]] = {}
        """What `stages.py` has worked out with this forecast."""
        self.turns: Final = [UNREACHABLE_TURNS] * (road.tiles * DIRECTIONS * ROAD_BOOKS * TOKEN_SETS)
        self._relax(_edges_by_place(road, features), roll_outcomes(features, shields))

    def turns_from(self, tile: int, nose: int, book: int, tokens: int) -> float:
        """Expected turns to go before the dice; `book` as a number."""
        return self.turns[((tile * DIRECTIONS + nose) * ROAD_BOOKS + book) * TOKEN_SETS + tokens]

    def _relax(self, edges: dict[int, list[Edges]], chances: tuple[Roll, ...]) -> None:
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
                if change < CONVERGED:
                    break


def _best_edge_value(turns: list[float], edges: Edges, tokens: int) -> float:
    """The best of some plans."""
    best = UNREACHABLE_TURNS
    for place, cost, token in edges:
        if place < 0:
            value = cost if tokens == content.ALL_TOKENS else UNREACHABLE_TURNS
        else:
            value = turns[place * TOKEN_SETS + (tokens | token)] + cost
        if value < best:
            best = value
    return best


def _edges_by_place(road: Road, features: tuple[int, ...]) -> dict[int, list[Edges]]:
    """By place (tile, nose, road book) and set of working features."""
    state = lone_car(road, features)
    plain: dict[int, list[Edges]] = {}
    for tile in range(road.tiles):
        for nose in possible_noses(road, tile):
            for code, book in enumerate(all_road_books()):
                state.rally_tile[0], state.nose[0], state.road_book[: content.WAYS] = tile, nose, book
                place = (tile * DIRECTIONS + nose) * ROAD_BOOKS + code
                plain[place] = [_plan_edges(state, ALL_SLOTS_MASK & ~mask) for mask in range(ALL_SLOTS_MASK + 1)]
    edges: dict[int, list[Edges]] = {}
    for place, sets in plain.items():
        spot, code = divmod(place, ROAD_BOOKS)
        tile, nose = divmod(spot, DIRECTIONS)
        others = [
            plain[(tile * DIRECTIONS + way) * ROAD_BOOKS + code]
            for way in allowed_noses(road, tile, nose)
            if way != nose
        ]
        edges[place] = [
            [*sets[mask], *[edge for other in others for edge in other[mask]]] for mask in range(ALL_SLOTS_MASK + 1)
        ]
    return edges


def _plan_edges(state: State, out: int) -> Edges:
    """Where the plans of one turn lead; `out` is the mask of features that don't work."""
    state.disabled_slots[0] = out
    costs: dict[tuple[int, int], float] = {}
    for plan in legal_plans(state, 0):
        cost = TILE_COST * (state.rally_load[content.FUEL] - plan.fuel_left) + (
            HAZARD_COST if plan.ends == ENDS_AT_HAZARD else 0.0
        )
        number = TOKEN_NUMBER[state.road.kinds[plan.tile]]
        goal = (plan.tile * DIRECTIONS + plan.nose) * ROAD_BOOKS + road_book_code(*plan.road_book)
        key = (-1, 0) if plan.ends == ENDS_AT_FINISH else (goal, 1 << (number - 1) if number else 0)
        costs[key] = min(cost, costs.get(key, UNREACHABLE_TURNS))
    return [(place, cost, token) for (place, token), cost in costs.items()]


@lru_cache(maxsize=64)
def _cached_forecast(laid: tuple[Laid, ...], features: tuple[int, ...], shields: int) -> Forecast:
    return Forecast(Road(laid), features, shields)


def shields_of(state: State, seat: int) -> int:
    """RAIN TYRES and FOG LIGHTS on the rally board, as bits."""
    first = content.CARDS * seat
    return (1 if state.rally_load[first + content.RAIN_TYRES] else 0) + (
        2 if state.rally_load[first + content.FOG_LIGHTS] else 0
    )


def forecast(state: State, seat: int, shields: int) -> Forecast:
    """The expected turns with the features that a seat has fitted."""
    first = content.FEATURE_SLOTS * seat
    return _cached_forecast(
        state.road.laid, tuple(sorted(state.features[first : first + content.FEATURE_SLOTS])), shields
    )
