"""Every legal plan of a rally car, written out (CR-12.9): for previews and drivers."""

from __future__ import annotations

from typing import Final

from paddock.core.decision import ValueSet

from ..components.content import ALL_TOKENS, CARD_FUEL, CARD_KIND_COUNT, DRIVE_FORWARD
from ..components.road import arrival_nose_direction, is_dead_end
from ..components.tiles import DIRECTION_COUNT, HAZARD_SIGN, NOWHERE, SIGN_BY_TILE_KIND, TILE_FINISH
from ..rules import driving
from ..rules.driving import RoadBook
from ..rules.phases import PHASE_MOVING, PHASE_OVER, PHASE_ROUND_END
from ..rules.state import State

PLAN_END_VALUES: Final = ValueSet("plan_end", ("stop", "hazard", "finish", "dead_end", "nowhere"))
PLAN_ENDS_BY_STOPPING: Final = PLAN_END_VALUES.code("stop")
PLAN_ENDS_AT_HAZARD: Final = PLAN_END_VALUES.code("hazard")
PLAN_ENDS_AT_FINISH: Final = PLAN_END_VALUES.code("finish")
PLAN_ENDS_AT_DEAD_END: Final = PLAN_END_VALUES.code("dead_end")
PLAN_ENDS_NOWHERE: Final = PLAN_END_VALUES.code("nowhere")


class Plan:
    """One legal plan: its ways, where it ends and how, what it costs."""

    __slots__ = ("ending", "fuel_left", "is_overtaking", "nose_direction", "relative_directions", "road_book", "tile")

    def __init__(
        self,
        ways: tuple[int, ...],
        tile: int,
        nose_direction: int,
        fuel: int,
        road_book_left: RoadBook,
        ending: int,
        is_overtaking: bool,
    ) -> None:
        self.relative_directions = ways
        self.tile = tile
        self.nose_direction = nose_direction
        self.fuel_left = fuel
        self.road_book = road_book_left
        self.ending = ending
        self.is_overtaking = is_overtaking


def legal_plans(state: State, seat: int) -> list[Plan]:
    """All legal plans from here: of a whole move before it begins, of the rest of one that is under way."""
    tile, nose_direction, fuel = (
        state.rally_tile[seat],
        state.nose[seat],
        state.rally_load[CARD_KIND_COUNT * seat + CARD_FUEL],
    )
    here = Plan((), tile, nose_direction, fuel, driving.road_book_of(state, seat), PLAN_ENDS_BY_STOPPING, False)
    if state.phase == PHASE_MOVING:
        plans = [here] if driving.may_end_move(state, seat, tile, nose_direction, fuel) else []
        if state.tiles_left or driving.close_ratio_applies(state, seat, tile, nose_direction):
            plans += _plans_after(state, seat, here, state.tiles_left)
        return plans
    if state.phase in (PHASE_ROUND_END, PHASE_OVER) or state.rally_moved or not driving.can_drive(state, seat):
        return []
    return _plans_after(state, seat, here, -1)


def _plans_after(state: State, seat: int, plan_so_far: Plan, tiles_left: int) -> list[Plan]:
    """Every plan that goes on from where another one stops; `tiles_left` is -1 before the first step."""
    plans: list[Plan] = []
    road, fuel = state.road, plan_so_far.fuel_left - 1
    for relative_direction, direction in (
        driving.exits(state, plan_so_far.tile, plan_so_far.nose_direction, plan_so_far.road_book)
        if plan_so_far.fuel_left
        else []
    ):
        ways, book = (
            (*plan_so_far.relative_directions, relative_direction),
            driving.road_book_without_card(plan_so_far.road_book, relative_direction),
        )
        if direction == NOWHERE:
            plans.append(
                Plan(
                    ways,
                    plan_so_far.tile,
                    plan_so_far.nose_direction,
                    plan_so_far.fuel_left,
                    book,
                    PLAN_ENDS_NOWHERE,
                    plan_so_far.is_overtaking,
                )
            )
            continue
        tile = road.neighbours[DIRECTION_COUNT * plan_so_far.tile + direction]
        nose_direction = arrival_nose_direction(road, tile, direction)
        verdict = driving.arrival_verdict(state, seat, tile, direction, fuel)
        if verdict == driving.MOVE_ENDS:
            ends, pointing = _forced_ending(state, seat, tile, direction, nose_direction)
            plans.append(Plan(ways, tile, pointing, fuel, book, ends, plan_so_far.is_overtaking))
        elif verdict == driving.MOVE_GOES_ON:
            may_end = driving.may_end_move(state, seat, tile, nose_direction, fuel)
            overtaking = plan_so_far.is_overtaking or (tiles_left < 0 and not may_end)
            stop = Plan(ways, tile, nose_direction, fuel, book, PLAN_ENDS_BY_STOPPING, overtaking)
            if may_end:
                plans.append(stop)
            rest = (
                driving.bonus_tiles(state, seat, plan_so_far.tile, relative_direction)
                if tiles_left < 0
                else max(0, tiles_left - 1)
            )
            if rest or driving.close_ratio_applies(state, seat, tile, nose_direction):
                plans += _plans_after(state, seat, stop, rest)
    return plans


def _forced_ending(state: State, seat: int, tile: int, travel_direction: int, nose_direction: int) -> tuple[int, int]:
    """How an arrival ends the move by itself, and the nose afterwards."""
    kind = state.road.kinds[tile]
    if kind == TILE_FINISH and state.tokens[seat] == ALL_TOKENS:
        return PLAN_ENDS_AT_FINISH, nose_direction
    dead = is_dead_end(state.road, tile, travel_direction)
    if SIGN_BY_TILE_KIND[kind] == HAZARD_SIGN and not driving.has_other_car(state, seat, tile):
        return PLAN_ENDS_AT_HAZARD, travel_direction ^ 2 if dead else nose_direction
    return PLAN_ENDS_AT_DEAD_END, travel_direction ^ 2


def tiles_entered(state: State, seat: int, plan: Plan) -> list[int]:
    """The tiles that a plan enters, in order; a card that leads nowhere enters none."""
    road, tile, nose_direction = state.road, state.rally_tile[seat], state.nose[seat]
    tiles: list[int] = []
    for relative_direction in plan.relative_directions:
        direction = (
            nose_direction
            if relative_direction == DRIVE_FORWARD
            else (nose_direction + relative_direction - 1) % DIRECTION_COUNT
        )
        tile = road.neighbours[DIRECTION_COUNT * tile + direction]
        if tile == NOWHERE:
            break
        nose_direction = arrival_nose_direction(road, tile, direction)
        tiles.append(tile)
    return tiles


def cards_played(state: State, seat: int, plan: Plan) -> list[int]:
    """The road-book cards that a plan plays, by way."""
    before = driving.road_book_of(state, seat)
    return [
        relative_direction
        for relative_direction in range(len(before))
        for _ in range(before[relative_direction] - plan.road_book[relative_direction])
    ]
