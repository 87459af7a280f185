"""How many turns it is to FINISH from everywhere with the dice in mind: some features fail in most turns (CR-7).

Like `turns_to_finish.py` for a lone car with fuel at hand, but an expectation: before each turn the dice decide which
features work, and the car then takes the best of the plans that are left. Shields against the weather are worth their
slots.

The way ahead of a car is that of the forecast if nothing fails and fuel is at hand. A stage of it ends at FINISH or at
the first service station: how much fuel it takes, and whether a hazard lies on it, says which cards belong aboard
(CR-14, CR-17).
"""

from __future__ import annotations

import itertools
from functools import lru_cache
from typing import Final

from ..components import content
from ..components.content import (
    ALL_TOKENS,
    DICE_COUNT,
    DIE_FACES,
    DRIVE_FORWARD,
    FEATURE_SLOTS,
    GO_STRAIGHT_ON,
    ROAD_BOOK_CARD_KINDS,
    WEATHER_FACES,
)
from ..components.road import LaidTile, Road
from ..components.tiles import DIRECTION_COUNT, HAZARD_SIGN, SIGN_BY_TILE_KIND
from ..rules.driving import RoadBook, bonus_tiles
from ..rules.routes import allowed_nose_directions, tokens_after_stop
from ..rules.state import NO_ENTRY, State
from ..rules.steps.exchanges import is_service_station
from ..views.plans import PLAN_ENDS_AT_FINISH, Plan, legal_plans, tiles_entered
from . import turns_to_finish
from .turns_to_finish import ROAD_BOOK_COUNT, TOKEN_SET_COUNT, place_code, road_book_code

UNREACHABLE_TURNS: Final = 99.0
TURN_COST: Final = 1.0
HAZARD_COST: Final = 0.6
"""Turns that a hazard costs beyond the stop, for a car with tools aboard or near."""
CONVERGENCE_THRESHOLD: Final = 0.02
MAX_SWEEPS: Final = 60
ALL_SLOTS_MASK: Final = (1 << FEATURE_SLOTS) - 1
TURNS_AHEAD: Final = 14
"""Turns that are looked ahead."""
NO_HAZARD_AHEAD: Final = 99

PlanEdges = list[tuple[int, float, int]]
"""Where plans lead: place without tokens (-1 for FINISH), cost, token."""
RollOutcome = tuple[float, tuple[int, ...]]
"""How likely, and which sets of working features there are to choose from, as bit masks."""
StageStop = tuple[int, int]
"""Where a turn ends: the tile, and the tiles that were driven until then."""


@lru_cache(maxsize=256)
def roll_outcomes(features: tuple[int, ...], shields: int) -> tuple[RollOutcome, ...]:
    """What the dice may leave working (CR-7.2 to CR-7.6), by likelihood."""
    fitted = sum(1 << slot for slot, feature in enumerate(features) if feature != NO_ENTRY)
    light = sum(1 << slot for slot, feature in enumerate(features) if feature == content.FEATURE_LIGHT_WEIGHT)
    chances: dict[tuple[int, ...], float] = {}
    share = 1.0 / (len(DIE_FACES) ** DICE_COUNT * len(WEATHER_FACES))
    for one, other, weather in itertools.product(DIE_FACES, DIE_FACES, WEATHER_FACES):
        left = fitted & ~light if one + other + DICE_COUNT == content.UNLUCKY_TOTAL else fitted
        hits = (one, other).count(0) + content.WEATHER_HITS_BY_SHIELDS[weather][shields]
        choice = _masks_after_hits(left, hits)
        chances[choice] = chances.get(choice, 0.0) + share
    return tuple((chance, choice) for choice, chance in chances.items())


def _masks_after_hits(slots_left: int, hit_count: int) -> tuple[int, ...]:
    masks = {slots_left}
    for _ in range(hit_count):
        masks = {mask & ~(1 << slot) for mask in masks for slot in range(FEATURE_SLOTS) if mask >> slot & 1} or {0}
    return tuple(sorted(masks))


class Stage:
    """The stops ahead, the one where the car is first, and what it takes to the next supply."""

    __slots__ = ("first_hazard", "hazards", "stops", "tiles")

    def __init__(self, tile: int) -> None:
        self.stops: list[StageStop] = [(tile, 0)]
        self.tiles = 0  # to the next supply
        self.hazards = 0  # on the whole way
        self.first_hazard = NO_HAZARD_AHEAD  # tiles to the first of them


class Forecast:
    """Expected turns to go on a map with some features and shields, by tile, nose, road book and tokens."""

    __slots__ = ("known_stages", "road", "turns")

    def __init__(self, laid_tiles: tuple[LaidTile, ...], features: tuple[int, ...], shields: int) -> None:
        road = self.road = Road(laid_tiles)
        self.known_stages: Final[dict[tuple[int, int, int, int], Stage]] = {}
        self.turns: Final = [UNREACHABLE_TURNS] * (place_code(road.tiles, 0, 0) * TOKEN_SET_COUNT)
        self._iterate_until_stable(_ways_by_tokens(laid_tiles, features), roll_outcomes(features, shields))

    def turns_from(self, tile: int, nose_direction: int, road_book: int, token_mask: int) -> float:
        """Expected turns to go before the dice; `road_book` as a number."""
        return self.turns[place_code(tile, nose_direction, road_book) * TOKEN_SET_COUNT + token_mask]

    def stage_from(
        self, state: State, seat: int, tile: int, nose_direction: int, road_book: RoadBook, token_mask: int
    ) -> Stage:
        """The way on from a tile; known already if it was asked for before."""
        key = (tile, nose_direction, road_book_code(*road_book), token_mask)
        if key not in self.known_stages:
            lone = turns_to_finish.unhindered_car(state, seat)
            lone.rally_tile[seat], lone.nose[seat], lone.tokens[seat] = tile, nose_direction, token_mask
            lone.road_book[ROAD_BOOK_CARD_KINDS * seat : ROAD_BOOK_CARD_KINDS * (seat + 1)] = road_book
            self.known_stages[key] = _simulate_stage(lone, seat, self)
        return self.known_stages[key]

    def _iterate_until_stable(self, ways_by_tokens: list[list[Ways]], roll_chances: tuple[RollOutcome, ...]) -> None:
        """Sweep after sweep until nothing changes much, more tokens first."""
        for token_mask in sorted(range(TOKEN_SET_COUNT), key=int.bit_count, reverse=True):
            known = self.turns[token_mask::TOKEN_SET_COUNT]
            ways = ways_by_tokens[token_mask][:]
            for each in ways:
                each.look_up(self.turns)
            for _ in range(MAX_SWEEPS):
                change = 0.0
                for each in ways:
                    if each.is_settled:
                        continue
                    each.is_settled = True
                    value, before = each.expected_turns(known, roll_chances), known[each.place]
                    if value != before:
                        change = max(change, abs(before - value))
                        known[each.place] = value
                        for other in each.led_to_by:
                            other.is_settled = False
                if change < CONVERGENCE_THRESHOLD:
                    break
                ways.sort(key=lambda each: known[each.place])
            self.turns[token_mask::TOKEN_SET_COUNT] = known


class Ways:
    """The ways on from a place with some tokens, by set of working features. Those that bring a token lead to where the
    turns are known already. Most others are there whatever works: they are looked at once for all sets."""

    __slots__ = ("_common", "_known", "_known_best", "_own", "is_settled", "led_to_by", "place")

    def __init__(self, place: int, sets: list[PlanEdges], token_mask: int) -> None:
        self.place: Final = place
        self.led_to_by: Final[list[Ways]] = []
        self.is_settled = False  # nothing that it depends on has changed since its turns were reckoned
        self._known_best: list[float] = []
        self._known: Final[list[list[tuple[int, float]]]] = []
        self._own: Final[list[list[tuple[int, float]]]] = []
        self._common: list[tuple[int, float]] = []
        for features, edges in enumerate(sets):
            if features and edges is sets[features - 1]:
                self._known.append(self._known[-1])
                self._own.append(self._own[-1])
                continue
            known: list[tuple[int, float]] = []
            unknown: list[tuple[int, float]] = []
            for goal, cost, token in edges:
                if goal < 0:
                    if token_mask == ALL_TOKENS:
                        known.append((-1, cost))
                elif token_mask | token == token_mask:
                    unknown.append((goal, cost))
                else:
                    known.append((goal * TOKEN_SET_COUNT + (token_mask | token), cost))
            self._known.append(known)
            self._own.append(unknown)
        if all(each is self._own[0] for each in self._own):
            self._common = self._own[0]
            self._own[:] = [[] for _ in sets]
        else:
            shared = set(self._own[0]).intersection(*self._own[1:])
            self._common = list(shared)
            self._own[:] = [list(set(each) - shared) for each in self._own]

    def goals(self) -> set[int]:
        """The places that it leads to with the same tokens."""
        return {goal for ways in (self._common, *self._own) for goal, _ in ways}

    def look_up(self, turns: list[float]) -> None:
        """Begins anew, with what is known where more tokens are."""
        self.is_settled = False
        self._known_best = [
            min([UNREACHABLE_TURNS, *[(turns[goal] if goal >= 0 else 0.0) + cost for goal, cost in ways]])
            for ways in self._known
        ]

    def expected_turns(self, known: list[float], roll_chances: tuple[RollOutcome, ...]) -> float:
        """The turns before the dice, by the turns that are known so far."""
        best_common = UNREACHABLE_TURNS
        for goal, cost in self._common:
            turns = known[goal] + cost
            if turns < best_common:
                best_common = turns
        best = self._known_best[:]
        for features, ways in enumerate(self._own):
            best_here = min(best_common, best[features])
            for goal, cost in ways:
                turns = known[goal] + cost
                if turns < best_here:
                    best_here = turns
            best[features] = best_here
        value = TURN_COST
        for chance, choice in roll_chances:
            value += chance * min([best[mask] for mask in choice])
        return min(value, UNREACHABLE_TURNS)


@lru_cache(maxsize=16)
def _ways_by_tokens(laid_tiles: tuple[LaidTile, ...], features: tuple[int, ...]) -> list[list[Ways]]:
    """The ways on from everywhere, by tokens; whatever the shields are."""
    edges, found = _edges_by_place(Road(laid_tiles), features), []
    for token_mask in range(TOKEN_SET_COUNT):
        ways = {place: Ways(place, sets, token_mask) for place, sets in edges.items()}
        for each in ways.values():
            for goal in each.goals():
                if goal in ways:
                    ways[goal].led_to_by.append(each)
        found.append(list(ways.values()))
    return found


def _edges_by_place(road: Road, features: tuple[int, ...]) -> dict[int, list[PlanEdges]]:
    """By place (tile, nose, road book) and set of working features."""
    lone, masks = turns_to_finish.lone_car(road, features), range(ALL_SLOTS_MASK + 1)
    as_facing = {place: _edges_by_features(lone) for place in turns_to_finish.set_on_all_places(lone)}
    edges: dict[int, list[PlanEdges]] = {}
    for place, sets in as_facing.items():
        facing, book = divmod(place, ROAD_BOOK_COUNT)
        tile, nose_direction = divmod(facing, DIRECTION_COUNT)
        turned = [
            as_facing[place_code(tile, relative_direction, book)]
            for relative_direction in allowed_nose_directions(road, tile, nose_direction)
            if relative_direction != nose_direction
        ]
        edges[place] = (
            [[*sets[mask], *[edge for other in turned for edge in other[mask]]] for mask in masks] if turned else sets
        )
    return edges


def _edges_by_features(lone_state: State) -> list[PlanEdges]:
    """Where the plans of one turn lead, by set of working features: the same, where the car gets as far (CR-9)."""
    found: dict[tuple[int, int], PlanEdges] = {}
    sets: list[PlanEdges] = []
    for mask in range(ALL_SLOTS_MASK + 1):
        lone_state.disabled_slots[0] = ALL_SLOTS_MASK & ~mask
        tile = lone_state.rally_tile[0]
        reach = bonus_tiles(lone_state, 0, tile, DRIVE_FORWARD), bonus_tiles(lone_state, 0, tile, GO_STRAIGHT_ON)
        if reach not in found:
            found[reach] = _plan_edges(lone_state)
        sets.append(found[reach])
    return sets


def _plan_edges(lone_state: State) -> PlanEdges:
    """Where the plans of one turn lead with the features that work."""
    costs: dict[tuple[int, int], float] = {}
    for goal, token, cost, comes_in in turns_to_finish.plan_edges(lone_state, 0.0, HAZARD_COST):
        key = (-1, 0) if comes_in else (goal, token)
        costs[key] = min(cost, costs.get(key, UNREACHABLE_TURNS))
    return [(place, cost, token) for (place, token), cost in costs.items()]


def _simulate_stage(lone_state: State, seat: int, forecast_table: Forecast) -> Stage:
    road, stage = lone_state.road, Stage(lone_state.rally_tile[seat])
    driven, supplied = 0, False
    for _ in range(TURNS_AHEAD):
        plan = _best_plan(lone_state, seat, forecast_table)
        if plan is None:
            break
        for tile in tiles_entered(lone_state, seat, plan):
            driven += 1
            if SIGN_BY_TILE_KIND[road.kinds[tile]] == HAZARD_SIGN:
                stage.hazards += 1
                stage.first_hazard = min(stage.first_hazard, driven)
            if not supplied:
                stage.tiles += 1
                supplied = is_service_station(lone_state, tile)
        stage.stops.append((plan.tile, driven))
        if plan.ending == PLAN_ENDS_AT_FINISH:
            break
        lone_state.tokens[seat] = tokens_after_stop(road, plan.tile, lone_state.tokens[seat])
        lone_state.rally_tile[seat], lone_state.nose[seat] = plan.tile, plan.nose_direction
        lone_state.road_book[ROAD_BOOK_CARD_KINDS * seat : ROAD_BOOK_CARD_KINDS * (seat + 1)] = plan.road_book
    return stage


def _best_plan(lone_state: State, seat: int, forecast_table: Forecast) -> Plan | None:
    """The plan of the shortest way, turned round first where that is better."""
    best, chosen = turns_to_finish.WORST_VALUE, None
    best_nose = lone_state.nose[seat]
    for nose_direction in allowed_nose_directions(lone_state.road, lone_state.rally_tile[seat], best_nose):
        lone_state.nose[seat] = nose_direction
        for plan in legal_plans(lone_state, seat):
            value = turns_to_finish.TILE_COST * len(plan.relative_directions)
            if plan.ending != PLAN_ENDS_AT_FINISH:
                token_mask = tokens_after_stop(lone_state.road, plan.tile, lone_state.tokens[seat])
                value += forecast_table.turns_from(
                    plan.tile, plan.nose_direction, road_book_code(*plan.road_book), token_mask
                )
            if value < best:
                best, chosen, best_nose = value, plan, nose_direction
    lone_state.nose[seat] = best_nose
    return chosen


_cached_forecast: Final = lru_cache(maxsize=64)(Forecast)


def forecast(state: State, seat: int, shields: int) -> Forecast:
    """The expected turns with the features that a seat has fitted."""
    features = state.features[FEATURE_SLOTS * seat : FEATURE_SLOTS * (seat + 1)]
    return _cached_forecast(state.road.laid_tiles, tuple(sorted(features)), shields)
