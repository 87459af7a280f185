"""Where the assistance car is needed, which cards belong in which car, and how they get there in an exchange."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from paddock.core.decision import Decision
from paddock.core.heuristics import Advice

from ..components.content import (
    BOARD_RALLY,
    CAPACITY_BY_BOARD,
    CARD_FUEL,
    CARD_KIND_COUNT,
    CARD_SPARE_TYRE,
    CARD_TOOLBOX,
    HAZARD_FLAT_TYRE,
    ROAD_BOOK_CARD_KINDS,
)
from ..components.road import Road
from ..components.tiles import DIRECTION_COUNT, NOWHERE
from ..rules import decisions as d
from ..rules.driving import RoadBook, is_immobile
from ..rules.phases import EXCHANGE_RESUPPLY_RALLY, EXCHANGE_ROBBER, EXCHANGES_BETWEEN_CARS
from ..rules.routes import UNREACHABLE, assistance_steps, tiles_to_go, tokens_after_stop
from ..rules.state import State, assistance_cards, rally_cards, rally_fuel
from ..rules.steps.exchanges import resupplied_board
from ..rules.steps.preparation import board_cards
from ..views.plans import PLAN_ENDS_AT_FINISH, legal_plans
from .turns_to_finish import UNREACHABLE_TURNS, TurnsToFinish, unhindered_car

TURNS_AHEAD: Final = 12
"""Turns that are looked ahead."""


@lru_cache(maxsize=4096)
def cached_tiles_to_go(road: Road, tile: int, nose_direction: int, token_mask: int) -> int:
    """Tiles to go; known already for places that were asked for before."""
    return tiles_to_go(road, tile, nose_direction, token_mask)


@lru_cache(maxsize=512)
def assistance_distances(road: Road, tile: int) -> list[int]:
    """Tiles from everywhere to a tile, as an assistance car drives; known already if it was asked for before."""
    distances = [UNREACHABLE] * road.tiles
    distances[tile] = 0
    queue = [tile]
    for place in queue:
        for _, other in assistance_steps(road, place):
            if distances[other] == UNREACHABLE:
                distances[other] = distances[place] + 1
                queue.append(other)
    return distances


def distance_of_assistance(state: State, seat: int, tile: int, distance_if_none: int = 0) -> int:
    """Tiles from a seat's assistance car to a tile; `distance_if_none` if it has none."""
    start = state.assistance_tile[seat]
    return assistance_distances(state.road, start)[tile] if start != NOWHERE else distance_if_none


def planned_stops(state: State, seat: int, turns_table: TurnsToFinish) -> list[tuple[int, int]]:
    """The tiles on which the car would stop if all went well and fuel were no matter, each with the fuel spent so far;
    the tile where it is comes first."""
    lone = unhindered_car(state, seat)
    stops = [(lone.rally_tile[seat], 0)]
    for _ in range(TURNS_AHEAD):
        best, chosen = UNREACHABLE_TURNS, None
        for plan in legal_plans(lone, seat):
            token_mask = tokens_after_stop(lone.road, plan.tile, lone.tokens[seat])
            is_home = plan.ending == PLAN_ENDS_AT_FINISH
            value = (
                0.0 if is_home else turns_table.turns_from(plan.tile, plan.nose_direction, plan.road_book, token_mask)
            )
            if value < best:
                best, chosen = value, plan
        if chosen is None:
            break
        stops.append((chosen.tile, stops[-1][1] + CAPACITY_BY_BOARD[BOARD_RALLY] - chosen.fuel_left))
        if chosen.ending == PLAN_ENDS_AT_FINISH:
            break
        lone.tokens[seat] = tokens_after_stop(lone.road, chosen.tile, lone.tokens[seat])
        lone.rally_tile[seat] = chosen.tile
        lone.nose[seat] = _best_nose_direction(
            turns_table, chosen.tile, chosen.nose_direction, chosen.road_book, lone.tokens[seat]
        )
        lone.road_book[ROAD_BOOK_CARD_KINDS * seat : ROAD_BOOK_CARD_KINDS * (seat + 1)] = chosen.road_book
    return stops


def _best_nose_direction(
    turns_table: TurnsToFinish, tile: int, nose_direction: int, road_book: RoadBook, token_mask: int
) -> int:
    """A car on a sign turns to the shorter way."""
    turns = turns_table.turns_from(tile, nose_direction, road_book, token_mask)
    facing = [
        turns_table.turns_as_facing(tile, direction, road_book, token_mask) for direction in range(DIRECTION_COUNT)
    ]
    return facing.index(turns) if turns in facing else nose_direction


def meeting_tile(state: State, seat: int, turns_table: TurnsToFinish) -> int:
    """The tile where the assistance car is needed: the last stop that the fuel reaches and that it can be at in time;
    -1 if the fuel will do."""
    stops, fuel = planned_stops(state, seat, turns_table), rally_fuel(state, seat)
    if stops[-1][1] <= fuel and not state.hazards_held[seat]:
        return NOWHERE
    reached = [tile for tile, spent in stops if spent <= fuel]
    for turn in range(len(reached) - 1, -1, -1):
        if assistance_distances(state.road, reached[turn])[state.assistance_tile[seat]] <= turn + 1:
            return reached[turn]
    return reached[-1]


def wanted_cards(state: State, seat: int, board: int) -> list[int]:
    """The cards that a driver wants on a board, by type, out of those on both boards (rally) or of all (assistance)."""
    rally, assistance = rally_cards(state, seat), assistance_cards(state, seat)
    wanted = [0] * len(rally)
    if board != BOARD_RALLY:
        wanted[CARD_SPARE_TYRE] = min(1, assistance[CARD_SPARE_TYRE] + state.card_pile[CARD_SPARE_TYRE])
        wanted[CARD_FUEL] = CAPACITY_BY_BOARD[board] - wanted[CARD_SPARE_TYRE]
        return wanted
    for card in (CARD_TOOLBOX, CARD_SPARE_TYRE):
        wanted[card] = min(1, rally[card] + assistance[card])
    wanted[CARD_FUEL] = min(CAPACITY_BY_BOARD[BOARD_RALLY] - sum(wanted), rally[CARD_FUEL] + assistance[CARD_FUEL])
    return wanted


def repair_card(state: State, seat: int) -> int:
    """The card that frees a car that stands; -1 if it does not stand."""
    if not is_immobile(state, seat):
        return -1
    return CARD_SPARE_TYRE if HAZARD_FLAT_TYRE in state.hazards_held[seat] else CARD_TOOLBOX


def missing_repair_card(state: State, seat: int) -> int:
    """The card that would free a car that stands, if it is not aboard; -1 otherwise."""
    needed = repair_card(state, seat)
    return -1 if needed < 0 or rally_cards(state, seat)[needed] else needed


def advise_exchange(state: State, seat: int, choices: list[Decision]) -> Advice:
    """Card by card towards what belongs where."""
    if state.exchange == EXCHANGE_ROBBER:
        preferred = [*(d.ROB_CARD_DECISIONS[colour][CARD_FUEL] for colour in state.colour), d.FINISH_EXCHANGE_DECISION]
        chosen = next((decision for decision in preferred if decision in choices), choices[0])
        return Advice(chosen, 1.0, "hint-fuel")
    if state.exchange == EXCHANGE_RESUPPLY_RALLY:
        cards = rally_cards(state, seat)
        wanted = [
            card
            for card in (CARD_TOOLBOX, CARD_SPARE_TYRE)
            if not cards[card] and d.TAKE_CARD_DECISIONS[card] in choices
        ]
        wanted += [CARD_FUEL] * (CAPACITY_BY_BOARD[BOARD_RALLY] - sum(cards) - len(wanted))
        moves = [d.TAKE_CARD_DECISIONS[card] for card in wanted]
    else:
        moves = card_moves(state, seat, wanted_cards(state, seat, board_of_exchange(state)))
    for place, move in enumerate(moves):
        if move in choices:
            return Advice(move, 1.0, "hint-fuel", next_decisions=[*moves[place:], d.FINISH_EXCHANGE_DECISION])
    return Advice(d.FINISH_EXCHANGE_DECISION, 1.0, "hint-fuel")


def board_of_exchange(state: State) -> int:
    """The board that an exchange is about: between the cars it is that of the rally car."""
    return BOARD_RALLY if state.exchange in EXCHANGES_BETWEEN_CARS else resupplied_board(state)


def card_moves(state: State, seat: int, goal_cards: list[int]) -> list[Decision]:
    """Card by card from what is on that board to what belongs there: what has no place on it goes first; a toolbox that
    is bound stays."""
    between = state.exchange in EXCHANGES_BETWEEN_CARS
    away = d.MOVE_TO_ASSISTANCE_DECISIONS if between else d.PUT_BACK_CARD_DECISIONS
    here = d.MOVE_TO_RALLY_DECISIONS if between else d.TAKE_CARD_DECISIONS
    cards = board_cards(state, board_of_exchange(state))[CARD_KIND_COUNT * seat : CARD_KIND_COUNT * (seat + 1)]
    moves = [
        away[card]
        for card in range(CARD_KIND_COUNT)
        if not (card == CARD_TOOLBOX and state.toolbox_bound[seat])
        for _ in range(cards[card] - goal_cards[card])
    ]
    return moves + [here[card] for card in range(CARD_KIND_COUNT) for _ in range(goal_cards[card] - cards[card])]
