"""How many turns it is to FINISH from everywhere with the dice in mind: some features fail in most turns (CR-7).

Like `outlook.py` for a lone car with fuel at hand, but an expectation: before each turn the dice decide which features
work, and the car then takes the best of the plans that are left. Shields against the weather are worth their slots.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from paddock.games.classic_rally.bots.outlook import BOOKS, TOKEN_SETS, book_code, books, lone_car, pointing
from paddock.games.classic_rally.components.content import (
    ALL_TOKENS,
    CARDS,
    DICE,
    FEATURE_SLOTS,
    FOG_LIGHTS,
    FUEL,
    LIGHT_WEIGHT,
    RAIN_TYRES,
    ROLL,
    UNLUCKY,
    WAYS,
    WEATHER_HITS,
    WEATHER_ROLL,
)
from paddock.games.classic_rally.components.road import DIRECTIONS, TOKEN, Laid, Road
from paddock.games.classic_rally.rules.routes import noses
from paddock.games.classic_rally.rules.state import NONE, State
from paddock.games.classic_rally.views.plans import HAZARD, HOME, plans

FAR: Final = 99.0
TURN_COST: Final = 1.0
TILE_COST: Final = 0.04
"""Fuel has to be fetched some time."""
HAZARD_COST: Final = 0.6
"""Turns that a hazard costs beyond the stop, for a car with tools aboard or near."""
CLOSE: Final = 0.02
SWEEPS: Final = 60
BOTH: Final = (1 << FEATURE_SLOTS) - 1
SLOTS: Final = range(FEATURE_SLOTS)

Edges = list[tuple[int, float, int]]
"""Where plans lead: place without tokens (-1 for FINISH), cost, token."""
Roll = tuple[float, tuple[int, ...]]
"""How likely, and which sets of working features there are to choose from, as bit masks."""


@lru_cache(maxsize=256)
def rolls(features: tuple[int, ...], shields: int) -> tuple[Roll, ...]:
    """What the dice may leave working (CR-7.2 to CR-7.6), by likelihood."""
    fitted = sum(1 << slot for slot, feature in enumerate(features) if feature != NONE)
    light = sum(1 << slot for slot, feature in enumerate(features) if feature == LIGHT_WEIGHT)
    found: dict[tuple[int, ...], float] = {}
    share = 1.0 / (len(ROLL) ** DICE * len(WEATHER_ROLL))
    for one in ROLL:
        for other in ROLL:
            left = fitted & ~light if one + other + DICE == UNLUCKY else fitted
            for weather in WEATHER_ROLL:
                hits = (one, other).count(0) + WEATHER_HITS[weather][shields]
                choice = _after(left, hits)
                found[choice] = found.get(choice, 0.0) + share
    return tuple((chance, choice) for choice, chance in found.items())


def _after(left: int, hits: int) -> tuple[int, ...]:
    """The sets that hits of choice may leave."""
    found = {left}
    for _ in range(hits):
        found = {mask & ~(1 << slot) for mask in found for slot in SLOTS if mask >> slot & 1} or {0}
    return tuple(sorted(found))


class Forecast:
    """Expected turns to go on a map with some features and shields, by tile, nose, road book and tokens."""

    __slots__ = ("road", "stages", "turns")

    def __init__(self, road: Road, features: tuple[int, ...], shields: int) -> None:
        self.road: Final = road
        self.stages: Final[dict[tuple[int, int, int, int], object]] = {}
        """What `stages.py` has worked out with this forecast."""
        self.turns: Final = [FAR] * (road.tiles * DIRECTIONS * BOOKS * TOKEN_SETS)
        self._count(_all_edges(road, features), rolls(features, shields))

    def value(self, tile: int, nose: int, book: int, tokens: int) -> float:
        """Expected turns to go before the dice; `book` as a number."""
        return self.turns[((tile * DIRECTIONS + nose) * BOOKS + book) * TOKEN_SETS + tokens]

    def _count(self, edges: dict[int, list[Edges]], chances: tuple[Roll, ...]) -> None:
        """Sweep after sweep until nothing changes much, more tokens first."""
        turns = self.turns
        for tokens in sorted(range(TOKEN_SETS), key=int.bit_count, reverse=True):
            places = list(edges.items())
            for _ in range(SWEEPS):
                change = 0.0
                for place, sets in places:
                    best = [_best(turns, sets[mask], tokens) for mask in range(BOTH + 1)]
                    value = TURN_COST
                    for chance, choice in chances:
                        value += chance * min([best[mask] for mask in choice])
                    value = min(value, FAR)
                    before = turns[place * TOKEN_SETS + tokens]
                    if abs(before - value) > change:
                        change = abs(before - value)
                    turns[place * TOKEN_SETS + tokens] = value
                places.sort(key=lambda each: turns[each[0] * TOKEN_SETS + tokens])
                if change < CLOSE:
                    break


def _best(turns: list[float], edges: Edges, tokens: int) -> float:
    """The best of some plans."""
    best = FAR
    for place, cost, token in edges:
        if place < 0:
            value = cost if tokens == ALL_TOKENS else FAR
        else:
            value = turns[place * TOKEN_SETS + (tokens | token)] + cost
        if value < best:
            best = value
    return best


def _all_edges(road: Road, features: tuple[int, ...]) -> dict[int, list[Edges]]:
    """By place (tile, nose, road book) and set of working features."""
    state = lone_car(road, features)
    plain: dict[int, list[Edges]] = {}
    for tile in range(road.tiles):
        for nose in pointing(road, tile):
            for code, book in enumerate(books()):
                state.at[0], state.nose[0], state.book[:WAYS] = tile, nose, book
                place = (tile * DIRECTIONS + nose) * BOOKS + code
                plain[place] = [_edges(state, BOTH & ~mask) for mask in range(BOTH + 1)]
    found: dict[int, list[Edges]] = {}
    for place, sets in plain.items():
        spot, code = divmod(place, BOOKS)
        tile, nose = divmod(spot, DIRECTIONS)
        others = [plain[(tile * DIRECTIONS + way) * BOOKS + code] for way in noses(road, tile, nose) if way != nose]
        found[place] = [[*sets[mask], *[edge for other in others for edge in other[mask]]] for mask in range(BOTH + 1)]
    return found


def _edges(state: State, out: int) -> Edges:
    """Where the plans of one turn lead; `out` is the mask of features that don't work."""
    state.marked[0] = out
    found: dict[tuple[int, int], float] = {}
    for plan in plans(state, 0):
        cost = TILE_COST * (state.load[FUEL] - plan.fuel) + (HAZARD_COST if plan.ends == HAZARD else 0.0)
        number = TOKEN[state.road.kind[plan.tile]]
        goal = (plan.tile * DIRECTIONS + plan.nose) * BOOKS + book_code(*plan.book)
        key = (-1, 0) if plan.ends == HOME else (goal, 1 << (number - 1) if number else 0)
        found[key] = min(cost, found.get(key, FAR))
    return [(place, cost, token) for (place, token), cost in found.items()]


@lru_cache(maxsize=64)
def _known(laid: tuple[Laid, ...], features: tuple[int, ...], shields: int) -> Forecast:
    return Forecast(Road(laid), features, shields)


def shields_of(state: State, seat: int) -> int:
    """RAIN TYRES and FOG LIGHTS on the rally board, as bits."""
    first = CARDS * seat
    return (1 if state.load[first + RAIN_TYRES] else 0) + (2 if state.load[first + FOG_LIGHTS] else 0)


def forecast(state: State, seat: int, shields: int) -> Forecast:
    """The expected turns with the features that a seat has fitted."""
    first = FEATURE_SLOTS * seat
    return _known(state.road.laid, tuple(sorted(state.feature[first : first + FEATURE_SLOTS])), shields)
