"""Every legal plan of a rally car, written out (CR-12.9): for previews and drivers."""

from __future__ import annotations

from typing import Final

from ..components.content import ALL_TOKENS, CARDS, FORWARD, FUEL
from ..components.road import arrival_nose, is_dead_end
from ..components.tiles import DIRECTIONS, FINISH, HAZARD_SIGN, KIND_SIGN, NOWHERE
from ..rules import driving
from ..rules.driving import RoadBook
from ..rules.phases import PHASE_MOVING, PHASE_TURN
from ..rules.state import State

# How a plan ends
ENDS_BY_STOPPING: Final = 0
ENDS_AT_HAZARD: Final = 1
ENDS_AT_FINISH: Final = 2
ENDS_AT_DEAD_END: Final = 3
ENDS_NOWHERE: Final = 4
PLAN_END_NAMES: Final = ("stop", "hazard", "finish", "dead_end", "nowhere")


class Plan:
    """One legal plan: its ways, where it ends and how, what it costs."""

    __slots__ = ("ends", "fuel_left", "nose", "overtaking", "road_book", "tile", "ways")

    def __init__(
        self, ways: tuple[int, ...], tile: int, nose: int, fuel: int, book: RoadBook, ends: int, overtaking: bool
    ) -> None:
        self.ways = ways
        self.tile = tile
        self.nose = nose
        self.fuel_left = fuel
        """What is left."""
        self.road_book = book
        self.ends = ends
        self.overtaking = overtaking


def legal_plans(state: State, seat: int) -> list[Plan]:
    """All legal plans from here: of a whole move before it begins, of the rest of one that is under way."""
    tile, nose, fuel = state.rally_tile[seat], state.nose[seat], state.rally_load[CARDS * seat + FUEL]
    found_plans: list[Plan] = []
    book = driving.road_book_of(state, seat)
    if state.phase == PHASE_MOVING:
        if driving.may_end_move(state, seat, tile, nose, fuel):
            found_plans.append(Plan((), tile, nose, fuel, book, ENDS_BY_STOPPING, False))
        if state.tiles_left or driving.close_ratio_applies(state, seat, tile, nose):
            _add_plans(state, seat, tile, nose, fuel, state.tiles_left, book, (), False, found_plans)
    elif state.phase <= PHASE_TURN and not state.rally_moved and driving.can_drive(state, seat):
        _add_plans(state, seat, tile, nose, fuel, -1, book, (), False, found_plans)
    return found_plans


def _add_plans(
    state: State,
    seat: int,
    tile: int,
    nose: int,
    fuel: int,
    left: int,
    book: RoadBook,
    ways: tuple[int, ...],
    overtaking: bool,
    found_plans: list[Plan],
) -> None:
    """Adds every plan that goes on from a tile; `left` is -1 before the first step."""
    if not fuel:
        return
    road = state.road
    for way, direction in driving.exits(state, tile, nose, book):
        after = driving.without_card(book, way)
        if direction == NOWHERE:
            found_plans.append(Plan((*ways, way), tile, nose, fuel, after, ENDS_NOWHERE, overtaking))
            continue
        target = road.neighbours[DIRECTIONS * tile + direction]
        rest = driving.bonus_tiles(state, seat, tile, way) if left < 0 else max(0, left - 1)
        there = arrival_nose(road, target, direction)
        driven = (*ways, way)
        verdict = driving.arrival_verdict(state, seat, target, direction, fuel - 1)
        if verdict == driving.MOVE_FORBIDDEN:
            continue
        if verdict == driving.MOVE_ENDS:
            ends, pointing = _forced_ending(state, seat, target, direction, there)
            found_plans.append(Plan(driven, target, pointing, fuel - 1, after, ends, overtaking))
            continue
        ending = driving.may_end_move(state, seat, target, there, fuel - 1)
        passes = overtaking or (left < 0 and not ending)
        if ending:
            found_plans.append(Plan(driven, target, there, fuel - 1, after, ENDS_BY_STOPPING, passes))
        if rest or driving.close_ratio_applies(state, seat, target, there):
            _add_plans(state, seat, target, there, fuel - 1, rest, after, driven, passes, found_plans)


def _forced_ending(state: State, seat: int, tile: int, travel: int, nose: int) -> tuple[int, int]:
    """How an arrival ends the move by itself, and the nose afterwards."""
    kind = state.road.kinds[tile]
    if kind == FINISH and state.tokens[seat] == ALL_TOKENS:
        return ENDS_AT_FINISH, nose
    dead = is_dead_end(state.road, tile, travel)
    if KIND_SIGN[kind] == HAZARD_SIGN and not driving.has_other_car(state, seat, tile):
        return ENDS_AT_HAZARD, travel ^ 2 if dead else nose
    return ENDS_AT_DEAD_END, travel ^ 2


def tiles_entered(state: State, seat: int, plan: Plan) -> list[int]:
    """The tiles that a plan enters, in order; a card that leads nowhere enters none."""
    road, tile, nose = state.road, state.rally_tile[seat], state.nose[seat]
    tiles: list[int] = []
    for way in plan.ways:
        direction = nose if way == FORWARD else (nose + way - 1) % DIRECTIONS
        tile = road.neighbours[DIRECTIONS * tile + direction]
        if tile == NOWHERE:
            break
        nose = arrival_nose(road, tile, direction)
        tiles.append(tile)
    return tiles


def cards_played(state: State, seat: int, plan: Plan) -> list[int]:
    """The road-book cards that a plan plays, by way."""
    before = driving.road_book_of(state, seat)
    return [way for way in range(len(before)) for _ in range(before[way] - plan.road_book[way])]
