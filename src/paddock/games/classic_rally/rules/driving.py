"""Where a rally car may go: distance, exits, other cars, and a look-ahead so that nobody is led astray (CR-8 to 12)."""

from __future__ import annotations

from typing import Final

from ..components import content
from ..components.content import CARDS, FEATURE_OF_HAZARD, FEATURE_SLOTS, FORWARD, FUEL, LEFT, RIGHT, STRAIGHT_ON, WAYS
from ..components.road import arrival_nose, is_dead_end
from ..components.tiles import CURVE, DIRECTIONS, HAZARD_SIGN, INTERSECTION, IS_PLAIN, KIND_SHAPE, KIND_SIGN, NOWHERE
from .phases import PHASE_BEFORE_DICE, PHASE_MOVING, PHASE_TURN, RACING
from .state import NONE, State

RoadBook = tuple[int, int, int]
"""Road-book cards by way."""

# How an arrival ends a move by itself
MOVE_GOES_ON: Final = 0
MOVE_ENDS: Final = 1
MOVE_FORBIDDEN: Final = 2
"""The move would end where it may not."""


def is_fitted(state: State, seat: int, feature: int) -> bool:
    """Whether a feature is on the board, working or not."""
    return feature in state.features[FEATURE_SLOTS * seat : FEATURE_SLOTS * (seat + 1)]


def is_disabled_by_hazard(state: State, seat: int, feature: int) -> bool:
    """Whether a hazard card keeps a feature out (CR-13.5)."""
    return feature in [FEATURE_OF_HAZARD.get(hazard) for hazard in state.hazards_held[seat]]


def is_active(state: State, seat: int, slot: int) -> bool:
    """Whether the feature in a slot works (CR-22.7)."""
    feature = state.features[FEATURE_SLOTS * seat + slot]
    if feature == NONE or (state.sabotaged_slots[seat] | state.disabled_slots[seat]) >> slot & 1:
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
        if hazard in (content.FLAT_TYRE, content.BRAKES_FAILURE):
            return True
        if hazard in FEATURE_OF_HAZARD and not is_fitted(state, seat, FEATURE_OF_HAZARD[hazard]):
            return True
    return False


def can_drive(state: State, seat: int) -> bool:
    """Whether nothing holds or bars the car; fuel is another matter."""
    return state.rally_tile[seat] != NOWHERE and not state.barred[seat] and not is_immobile(state, seat)


def bonus_tiles(state: State, seat: int, tile: int, way: int) -> int:
    """Tiles beyond the first for a move that begins here and leaves this way (CR-9.2 to CR-9.7)."""
    tiles = count_working(state, seat, content.LIGHT_WEIGHT)
    shape = KIND_SHAPE[state.road.kinds[tile]]
    curved = way != STRAIGHT_ON if shape == INTERSECTION else shape == CURVE
    return tiles + count_working(state, seat, content.SPORT_SUSPENSION if curved else content.POWER_KIT)


def has_other_car(state: State, seat: int, tile: int) -> bool:
    """Whether another rally car stands there (CR-13.1)."""
    return any(
        state.rally_tile[other] == tile and other != seat and state.status[other] == RACING
        for other in range(state.seats)
    )


def has_blocking_rival(state: State, seat: int, tile: int, nose: int) -> bool:
    """Whether a fuelled rally car there points the same way (CR-11.2, CR-11.5)."""
    for other in range(state.seats):
        if other == seat or state.rally_tile[other] != tile or state.nose[other] != nose:
            continue
        if state.status[other] == RACING and state.rally_load[CARDS * other + FUEL]:
            return True
    return False


def may_end_move(state: State, seat: int, tile: int, nose: int, fuel: int) -> bool:
    """Whether the move may end there (CR-11.1, CR-11.2); `fuel` is what is left on arrival."""
    return not IS_PLAIN[state.road.kinds[tile]] or not fuel or not has_blocking_rival(state, seat, tile, nose)


def close_ratio_applies(state: State, seat: int, tile: int, nose: int) -> bool:
    """Whether CLOSE RATIO may carry the car on from here (CR-11.5, CR-11.6)."""
    kind = state.road.kinds[tile]
    if not (IS_PLAIN[kind] or KIND_SHAPE[kind] == INTERSECTION):
        return False
    return count_working(state, seat, content.CLOSE_RATIO) > 0 and has_blocking_rival(state, seat, tile, nose)


def road_book_of(state: State, seat: int) -> RoadBook:
    """The road-book cards of a seat."""
    first = WAYS * seat
    return state.road_book[first], state.road_book[first + 1], state.road_book[first + 2]


def without_card(book: RoadBook, way: int) -> RoadBook:
    """The road book after a card was played; a way that has none stays as it is."""
    if way == FORWARD or not book[way]:
        return book
    return book[0] - (way == LEFT), book[1] - (way == STRAIGHT_ON), book[2] - (way == RIGHT)


def exits(state: State, tile: int, nose: int, book: RoadBook) -> list[tuple[int, int]]:
    """The ways that could be taken: way and direction; the direction is -1 for a card that leads nowhere (CR-10)."""
    joined = state.road.neighbours
    first = DIRECTIONS * tile
    if KIND_SHAPE[state.road.kinds[tile]] != INTERSECTION:
        return [(FORWARD, nose)] if joined[first + nose] != NOWHERE else []
    cards = book[0] + book[1] + book[2]
    ways: list[tuple[int, int]] = []
    for way in range(WAYS):
        direction = (nose + way - 1) % DIRECTIONS
        is_joined = joined[first + direction] != NOWHERE
        if book[way] or (not cards and is_joined):
            ways.append((way, direction if is_joined else NOWHERE))
    return ways


def arrival_verdict(state: State, seat: int, tile: int, travel: int, fuel: int) -> int:
    """Whether an arrival ends the move by itself (CR-12.1): a hazard, or a dead end, FINISH among them."""
    if KIND_SIGN[state.road.kinds[tile]] == HAZARD_SIGN and not has_other_car(state, seat, tile):
        return MOVE_ENDS
    if is_dead_end(state.road, tile, travel):
        nose = arrival_nose(state.road, tile, travel)
        return MOVE_ENDS if may_end_move(state, seat, tile, nose, fuel) else MOVE_FORBIDDEN
    return MOVE_GOES_ON


def can_complete_step(state: State, seat: int, tile: int, travel: int, fuel: int, left: int) -> bool:
    """Whether a step onto a tile can be completed to a legal plan (CR-12.4); `fuel` and `left` as on arrival."""
    verdict = arrival_verdict(state, seat, tile, travel, fuel)
    if verdict != MOVE_GOES_ON:
        return verdict == MOVE_ENDS
    nose = arrival_nose(state.road, tile, travel)
    return may_end_move(state, seat, tile, nose, fuel) or can_go_on(state, seat, tile, nose, fuel, left)


def can_go_on(state: State, seat: int, tile: int, nose: int, fuel: int, left: int) -> bool:
    """Whether a legal step leads on from a tile in mid-move where the car may not end.

    Such a tile is plain: the nose is its only exit, and no road-book card is asked for.
    """
    if not fuel or (not left and not close_ratio_applies(state, seat, tile, nose)):
        return False
    target = state.road.neighbours[DIRECTIONS * tile + nose]
    return target != NOWHERE and can_complete_step(state, seat, target, nose, fuel - 1, max(0, left - 1))


def legal_ways(state: State, seat: int) -> list[int]:
    """The ways of every `rally_step` that is legal now."""
    tile, nose, fuel = state.rally_tile[seat], state.nose[seat], state.rally_load[CARDS * seat + FUEL]
    starts = state.phase == PHASE_TURN
    if not fuel or tile == NOWHERE or (starts and (state.rally_moved or not can_drive(state, seat))):
        return []
    if not starts and (
        state.phase != PHASE_MOVING or (not state.tiles_left and not close_ratio_applies(state, seat, tile, nose))
    ):
        return []
    ways: list[int] = []
    for way, direction in exits(state, tile, nose, road_book_of(state, seat)):
        if direction == NOWHERE:
            ways.append(way)
            continue
        left = bonus_tiles(state, seat, tile, way) if starts else max(0, state.tiles_left - 1)
        target = state.road.neighbours[DIRECTIONS * tile + direction]
        if can_complete_step(state, seat, target, direction, fuel - 1, left):
            ways.append(way)
    return ways


FREE_START: Final = 1
OVERTAKING_START: Final = 2
ZERO_LENGTH_START: Final = 4


def move_start_kinds(state: State, seat: int) -> int:
    """The sorts of legal plans that an unmoved car has (CR-8.2), as a bit mask."""
    tile, nose, fuel = state.rally_tile[seat], state.nose[seat], state.rally_load[CARDS * seat + FUEL]
    if not fuel or not can_drive(state, seat):
        return 0
    kinds = 0
    for way, direction in exits(state, tile, nose, road_book_of(state, seat)):
        if direction == NOWHERE:
            kinds |= ZERO_LENGTH_START
            continue
        target = state.road.neighbours[DIRECTIONS * tile + direction]
        there = arrival_nose(state.road, target, direction)
        verdict = arrival_verdict(state, seat, target, direction, fuel - 1)
        goes_on = verdict == MOVE_GOES_ON
        if verdict == MOVE_ENDS or (goes_on and may_end_move(state, seat, target, there, fuel - 1)):
            kinds |= FREE_START
        elif goes_on and can_go_on(state, seat, target, there, fuel - 1, bonus_tiles(state, seat, tile, way)):
            kinds |= OVERTAKING_START
    return kinds


def may_stay(state: State, seat: int) -> bool:
    """Whether an unmoved rally car may be left standing (CR-8.2)."""
    kinds = move_start_kinds(state, seat)
    return not kinds or (not kinds & FREE_START and bool(kinds & OVERTAKING_START))


def owes_move(state: State, seat: int) -> bool:
    """Whether a rally move is owed: not made yet, and staying is not allowed."""
    return state.phase in (PHASE_BEFORE_DICE, PHASE_TURN) and not state.rally_moved and not may_stay(state, seat)
