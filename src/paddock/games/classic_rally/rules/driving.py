"""Where a rally car may go: distance, exits, other cars, and a look-ahead so that nobody is led astray (CR-8 to 12)."""

from __future__ import annotations

from typing import Final

from ..components import content
from ..components.content import (
    CARD_FUEL,
    CARD_KIND_COUNT,
    DRIVE_FORWARD,
    FEATURE_OF_HAZARD,
    FEATURE_SLOTS,
    GO_STRAIGHT_ON,
    ROAD_BOOK_CARD_KINDS,
    TURN_LEFT,
    TURN_RIGHT,
)
from ..components.road import arrival_nose_direction, is_dead_end
from ..components.tiles import (
    DIRECTION_COUNT,
    HAZARD_SIGN,
    IS_PLAIN_TILE_KIND,
    NOWHERE,
    SHAPE_BY_TILE_KIND,
    SHAPE_CURVE,
    SHAPE_INTERSECTION,
    SIGN_BY_TILE_KIND,
)
from .phases import PHASE_BEFORE_DICE, PHASE_MOVING, PHASE_TURN, STATUS_RACING
from .state import NO_ENTRY, State

RoadBook = tuple[int, int, int]
"""Road-book cards by way."""

# How an arrival ends a move by itself
MOVE_GOES_ON: Final = 0
MOVE_ENDS: Final = 1
MOVE_FORBIDDEN: Final = 2
"""The move would end where it may not."""

# The kinds of step
FREE_STEP: Final = 1
OVERTAKING_STEP: Final = 2
ZERO_LENGTH_STEP: Final = 3


def is_fitted(state: State, seat: int, feature: int) -> bool:
    """Whether a feature is on the board, working or not."""
    return feature in state.features[FEATURE_SLOTS * seat : FEATURE_SLOTS * (seat + 1)]


def is_disabled_by_hazard(state: State, seat: int, feature: int) -> bool:
    """Whether a hazard card keeps a feature out (CR-13.5)."""
    return feature in [FEATURE_OF_HAZARD.get(hazard) for hazard in state.hazards_held[seat]]


def is_active(state: State, seat: int, slot: int) -> bool:
    """Whether the feature in a slot works (CR-22.7)."""
    feature = state.features[FEATURE_SLOTS * seat + slot]
    if feature == NO_ENTRY or (state.sabotaged_slots[seat] | state.disabled_slots[seat]) >> slot & 1:
        return False
    return not state.hazards_held[seat] or not is_disabled_by_hazard(state, seat, feature)


def count_working(state: State, seat: int, feature: int) -> int:
    """How many copies of a feature work (CR-9.7)."""
    count = 0
    for slot in range(FEATURE_SLOTS):
        if state.features[FEATURE_SLOTS * seat + slot] == feature and is_active(state, seat, slot):
            count += 1
    return count


def is_immobile(state: State, seat: int) -> bool:
    """Whether a hazard card holds the car (CR-13.4 to CR-13.6)."""
    for hazard in state.hazards_held[seat]:
        if hazard in (content.HAZARD_FLAT_TYRE, content.HAZARD_BRAKES_FAILURE):
            return True
        if hazard in FEATURE_OF_HAZARD and not is_fitted(state, seat, FEATURE_OF_HAZARD[hazard]):
            return True
    return False


def can_drive(state: State, seat: int) -> bool:
    """Whether nothing holds or bars the car; fuel is another matter."""
    return state.rally_tile[seat] != NOWHERE and not state.barred[seat] and not is_immobile(state, seat)


def bonus_tiles(state: State, seat: int, tile: int, relative_direction: int) -> int:
    """Tiles beyond the first for a move that begins here and leaves this way (CR-9.2 to CR-9.7)."""
    tiles = count_working(state, seat, content.FEATURE_LIGHT_WEIGHT)
    shape = SHAPE_BY_TILE_KIND[state.road.kinds[tile]]
    curved = relative_direction != GO_STRAIGHT_ON if shape == SHAPE_INTERSECTION else shape == SHAPE_CURVE
    return tiles + count_working(state, seat, content.FEATURE_SPORT_SUSPENSION if curved else content.FEATURE_POWER_KIT)


def has_other_car(state: State, seat: int, tile: int) -> bool:
    """Whether another rally car stands there (CR-13.1)."""
    return any(
        state.rally_tile[other] == tile and other != seat and state.status[other] == STATUS_RACING
        for other in range(state.seats)
    )


def has_blocking_rival(state: State, seat: int, tile: int, nose_direction: int) -> bool:
    """Whether a fuelled rally car there points the same way (CR-11.2, CR-11.5)."""
    for other in range(state.seats):
        if other == seat or state.rally_tile[other] != tile or state.nose[other] != nose_direction:
            continue
        if state.status[other] == STATUS_RACING and state.rally_load[CARD_KIND_COUNT * other + CARD_FUEL]:
            return True
    return False


def may_end_move(state: State, seat: int, tile: int, nose_direction: int, fuel: int) -> bool:
    """Whether the move may end there (CR-11.1, CR-11.2); `fuel` is what is left on arrival."""
    return (
        not IS_PLAIN_TILE_KIND[state.road.kinds[tile]]
        or not fuel
        or not has_blocking_rival(state, seat, tile, nose_direction)
    )


def close_ratio_applies(state: State, seat: int, tile: int, nose_direction: int) -> bool:
    """Whether CLOSE RATIO may carry the car on from here (CR-11.5, CR-11.6)."""
    kind = state.road.kinds[tile]
    if not (IS_PLAIN_TILE_KIND[kind] or SHAPE_BY_TILE_KIND[kind] == SHAPE_INTERSECTION):
        return False
    return count_working(state, seat, content.FEATURE_CLOSE_RATIO) > 0 and has_blocking_rival(
        state, seat, tile, nose_direction
    )


def road_book_of(state: State, seat: int) -> RoadBook:
    """The road-book cards of a seat."""
    first = ROAD_BOOK_CARD_KINDS * seat
    return state.road_book[first], state.road_book[first + 1], state.road_book[first + 2]


def road_book_without_card(road_book: RoadBook, relative_direction: int) -> RoadBook:
    """The road book after a card was played; a way that has none stays as it is."""
    if relative_direction == DRIVE_FORWARD or not road_book[relative_direction]:
        return road_book
    return (
        road_book[0] - (relative_direction == TURN_LEFT),
        road_book[1] - (relative_direction == GO_STRAIGHT_ON),
        road_book[2] - (relative_direction == TURN_RIGHT),
    )


def exits(state: State, tile: int, nose_direction: int, road_book: RoadBook) -> list[tuple[int, int]]:
    """The ways that could be taken: way and direction; the direction is -1 for a card that leads nowhere (CR-10)."""
    joined = state.road.neighbours
    first = DIRECTION_COUNT * tile
    if SHAPE_BY_TILE_KIND[state.road.kinds[tile]] != SHAPE_INTERSECTION:
        return [(DRIVE_FORWARD, nose_direction)] if joined[first + nose_direction] != NOWHERE else []
    cards = road_book[0] + road_book[1] + road_book[2]
    ways: list[tuple[int, int]] = []
    for relative_direction in range(ROAD_BOOK_CARD_KINDS):
        direction = (nose_direction + relative_direction - 1) % DIRECTION_COUNT
        is_joined = joined[first + direction] != NOWHERE
        if road_book[relative_direction] or (not cards and is_joined):
            ways.append((relative_direction, direction if is_joined else NOWHERE))
    return ways


def arrival_verdict(state: State, seat: int, tile: int, travel_direction: int, fuel: int) -> int:
    """Whether an arrival ends the move by itself (CR-12.1): a hazard, or a dead end, FINISH among them."""
    if SIGN_BY_TILE_KIND[state.road.kinds[tile]] == HAZARD_SIGN and not has_other_car(state, seat, tile):
        return MOVE_ENDS
    if is_dead_end(state.road, tile, travel_direction):
        nose_direction = arrival_nose_direction(state.road, tile, travel_direction)
        return MOVE_ENDS if may_end_move(state, seat, tile, nose_direction, fuel) else MOVE_FORBIDDEN
    return MOVE_GOES_ON


def step_kind(state: State, seat: int, tile: int, travel_direction: int, fuel: int, tiles_left: int) -> int:
    """Whether the move may end with a step onto a tile, or only goes on from there; 0 if it can't be completed to a
    legal plan (CR-12.4). `fuel` and `tiles_left` as on arrival."""
    verdict = arrival_verdict(state, seat, tile, travel_direction, fuel)
    if verdict != MOVE_GOES_ON:
        return FREE_STEP if verdict == MOVE_ENDS else 0
    nose_direction = arrival_nose_direction(state.road, tile, travel_direction)
    if may_end_move(state, seat, tile, nose_direction, fuel):
        return FREE_STEP
    return OVERTAKING_STEP if can_go_on(state, seat, tile, nose_direction, fuel, tiles_left) else 0


def can_go_on(state: State, seat: int, tile: int, nose_direction: int, fuel: int, tiles_left: int) -> bool:
    """Whether a legal step leads on from a tile in mid-move where the car may not end.

    Such a tile is plain: the nose is its only exit, and no road-book card is asked for.
    """
    if not fuel or (not tiles_left and not close_ratio_applies(state, seat, tile, nose_direction)):
        return False
    target = state.road.neighbours[DIRECTION_COUNT * tile + nose_direction]
    return target != NOWHERE and step_kind(state, seat, target, nose_direction, fuel - 1, max(0, tiles_left - 1)) > 0


def legal_relative_directions(state: State, seat: int) -> list[int]:
    """The ways of every `rally_step` that is legal now."""
    tile, nose_direction = state.rally_tile[seat], state.nose[seat]
    if state.phase == PHASE_TURN:
        return [] if state.rally_moved else list(starting_steps(state, seat))
    if state.phase != PHASE_MOVING or (
        not state.tiles_left and not close_ratio_applies(state, seat, tile, nose_direction)
    ):
        return []
    return list(_possible_steps(state, seat))


def starting_steps(state: State, seat: int) -> dict[int, int]:
    """The kind of every step that an unmoved car can begin a legal plan with (CR-8.2), by way."""
    return (
        _possible_steps(state, seat)
        if state.rally_load[CARD_KIND_COUNT * seat + CARD_FUEL] and can_drive(state, seat)
        else {}
    )


def _possible_steps(state: State, seat: int) -> dict[int, int]:
    tile, fuel = state.rally_tile[seat], state.rally_load[CARD_KIND_COUNT * seat + CARD_FUEL]
    steps: dict[int, int] = {}
    if not fuel or tile == NOWHERE:
        return steps
    for relative_direction, direction in exits(state, tile, state.nose[seat], road_book_of(state, seat)):
        kind = ZERO_LENGTH_STEP
        if direction != NOWHERE:
            starts = state.phase != PHASE_MOVING
            tiles_left = bonus_tiles(state, seat, tile, relative_direction) if starts else max(0, state.tiles_left - 1)
            target = state.road.neighbours[DIRECTION_COUNT * tile + direction]
            kind = step_kind(state, seat, target, direction, fuel - 1, tiles_left)
        if kind:
            steps[relative_direction] = kind
    return steps


def allows_staying(steps: dict[int, int]) -> bool:
    """Whether a rally car that can begin with these steps may be left standing (CR-8.2)."""
    kinds = steps.values()
    return not kinds or (FREE_STEP not in kinds and OVERTAKING_STEP in kinds)


def may_stay(state: State, seat: int) -> bool:
    """Whether an unmoved rally car may be left standing."""
    return allows_staying(starting_steps(state, seat))


def owes_move(state: State, seat: int) -> bool:
    """Whether a rally move is owed: not made yet, and staying is not allowed."""
    return state.phase in (PHASE_BEFORE_DICE, PHASE_TURN) and not state.rally_moved and not may_stay(state, seat)
