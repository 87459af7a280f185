"""Where a rally car may go: distance, exits, other cars, and a look-ahead so that nobody is led astray (CR-8 to 12)."""

from __future__ import annotations

from typing import Final

from paddock.games.classic_rally.components.content import (
    BRAKES_FAILURE,
    CARDS,
    CLOSE_RATIO,
    FEATURE_SLOTS,
    FLAT_TYRE,
    FORWARD,
    FUEL,
    LIGHT_WEIGHT,
    POTHOLE,
    POWER_FAILURE,
    POWER_KIT,
    SPORT_SUSPENSION,
    STRAIGHT_ON,
    WAYS,
)
from paddock.games.classic_rally.components.road import (
    CURVE,
    DIRECTIONS,
    HAZARD_SIGN,
    INTERSECTION,
    NOWHERE,
    PLAIN,
    SHAPE,
    SIGN,
    arrival,
    is_dead_end,
)
from paddock.games.classic_rally.rules.state import BEFORE_DICE, MOVING, NONE, RACING, TURN, State

Book = tuple[int, int, int]
"""Road-book cards by way."""

# How an arrival ends a move by itself
GOES_ON: Final = 0
ENDS: Final = 1
FORBIDDEN: Final = 2
"""The move would end where it may not."""


# -- features --------------------------------------------------------------------------------------------------


def is_fitted(state: State, seat: int, feature: int) -> bool:
    """Whether a feature is on the board, working or not."""
    first = FEATURE_SLOTS * seat
    return feature in state.feature[first : first + FEATURE_SLOTS]


def hazard_out(state: State, seat: int, feature: int) -> bool:
    """Whether a hazard card keeps a feature out (CR-13.5)."""
    if feature == SPORT_SUSPENSION:
        return POTHOLE in state.held[seat]
    return feature == POWER_KIT and POWER_FAILURE in state.held[seat]


def is_active(state: State, seat: int, slot: int) -> bool:
    """Whether the feature in a slot works (CR-22.7)."""
    feature = state.feature[FEATURE_SLOTS * seat + slot]
    if feature == NONE or (state.sabotaged[seat] | state.marked[seat]) >> slot & 1:
        return False
    return not hazard_out(state, seat, feature)


def working(state: State, seat: int, feature: int) -> int:
    """How many copies of a feature work (CR-9.7)."""
    found = 0
    for slot in range(FEATURE_SLOTS):
        if state.feature[FEATURE_SLOTS * seat + slot] == feature and is_active(state, seat, slot):
            found += 1
    return found


def is_immobile(state: State, seat: int) -> bool:
    """Whether a hazard card holds the car (CR-13.4 to CR-13.6)."""
    for hazard in state.held[seat]:
        if hazard in (FLAT_TYRE, BRAKES_FAILURE):
            return True
        if hazard == POTHOLE and not is_fitted(state, seat, SPORT_SUSPENSION):
            return True
        if hazard == POWER_FAILURE and not is_fitted(state, seat, POWER_KIT):
            return True
    return False


def is_barred(state: State, seat: int) -> bool:
    """Whether AQUAPLANING keeps the car from moving this turn (CR-13.8)."""
    return bool(state.barred[seat])


def can_drive(state: State, seat: int) -> bool:
    """Whether nothing holds or bars the car; fuel is another matter."""
    return state.at[seat] != NOWHERE and not is_barred(state, seat) and not is_immobile(state, seat)


def bonus(state: State, seat: int, tile: int, way: int) -> int:
    """Tiles beyond the first for a move that begins here and leaves this way (CR-9.2 to CR-9.7)."""
    found = working(state, seat, LIGHT_WEIGHT)
    shape = SHAPE[state.road.kind[tile]]
    curved = way != STRAIGHT_ON if shape == INTERSECTION else shape == CURVE
    return found + working(state, seat, SPORT_SUSPENSION if curved else POWER_KIT)


# -- other cars ------------------------------------------------------------------------------------------------


def is_shared(state: State, seat: int, tile: int) -> bool:
    """Whether another rally car stands there (CR-13.1)."""
    return any(
        state.at[other] == tile and other != seat and state.status[other] == RACING for other in range(state.seats)
    )


def has_rival(state: State, seat: int, tile: int, nose: int) -> bool:
    """Whether a fuelled rally car there points the same way (CR-11.2, CR-11.5)."""
    for other in range(state.seats):
        if other == seat or state.at[other] != tile or state.nose[other] != nose:
            continue
        if state.status[other] == RACING and state.load[CARDS * other + FUEL]:
            return True
    return False


def may_end(state: State, seat: int, tile: int, nose: int, fuel: int) -> bool:
    """Whether the move may end there (CR-11.1, CR-11.2); `fuel` is what is left on arrival."""
    return not PLAIN[state.road.kind[tile]] or not fuel or not has_rival(state, seat, tile, nose)


def ratio_applies(state: State, seat: int, tile: int, nose: int) -> bool:
    """Whether CLOSE RATIO may carry the car on from here (CR-11.5, CR-11.6)."""
    kind = state.road.kind[tile]
    if not (PLAIN[kind] or SHAPE[kind] == INTERSECTION):
        return False
    return working(state, seat, CLOSE_RATIO) > 0 and has_rival(state, seat, tile, nose)


# -- steps -----------------------------------------------------------------------------------------------------


def book_of(state: State, seat: int) -> Book:
    """The road-book cards of a seat."""
    first = WAYS * seat
    return state.book[first], state.book[first + 1], state.book[first + 2]


def without_card(book: Book, way: int) -> Book:
    """The road book after a card was played; a way that has none stays as it is."""
    if way == FORWARD or not book[way]:
        return book
    return (
        book[0] - (1 if way == 0 else 0),
        book[1] - (1 if way == 1 else 0),
        book[2] - (1 if way == 2 else 0),
    )


def exits(state: State, tile: int, nose: int, book: Book) -> list[tuple[int, int]]:
    """The ways that could be taken: way and direction; the direction is -1 for a card that leads nowhere (CR-10)."""
    joined = state.road.joined
    first = DIRECTIONS * tile
    if SHAPE[state.road.kind[tile]] != INTERSECTION:
        return [(FORWARD, nose)] if joined[first + nose] != NOWHERE else []
    cards = book[0] + book[1] + book[2]
    found: list[tuple[int, int]] = []
    for way in range(WAYS):
        direction = (nose + way - 1) % DIRECTIONS
        is_joined = joined[first + direction] != NOWHERE
        if book[way] or (not cards and is_joined):
            found.append((way, direction if is_joined else NOWHERE))
    return found


def judge(state: State, seat: int, tile: int, travel: int, fuel: int) -> int:
    """Whether an arrival ends the move by itself (CR-12.1): a hazard, or a dead end, FINISH among them."""
    if SIGN[state.road.kind[tile]] == HAZARD_SIGN and not is_shared(state, seat, tile):
        return ENDS
    if is_dead_end(state.road, tile, travel):
        return ENDS if may_end(state, seat, tile, arrival(state.road, tile, travel), fuel) else FORBIDDEN
    return GOES_ON


def is_open(state: State, seat: int, tile: int, travel: int, fuel: int, left: int) -> bool:
    """Whether a step onto a tile can be completed to a legal plan (CR-12.4); `fuel` and `left` as on arrival."""
    verdict = judge(state, seat, tile, travel, fuel)
    if verdict != GOES_ON:
        return verdict == ENDS
    nose = arrival(state.road, tile, travel)
    return may_end(state, seat, tile, nose, fuel) or goes_on(state, seat, tile, nose, fuel, left)


def goes_on(state: State, seat: int, tile: int, nose: int, fuel: int, left: int) -> bool:
    """Whether a legal step leads on from a tile in mid-move where the car may not end.

    Such a tile is plain: the nose is its only exit, and no road-book card is asked for.
    """
    if not fuel or (not left and not ratio_applies(state, seat, tile, nose)):
        return False
    target = state.road.joined[DIRECTIONS * tile + nose]
    return target != NOWHERE and is_open(state, seat, target, nose, fuel - 1, max(0, left - 1))


def steps(state: State, seat: int) -> list[int]:
    """The ways of every `rally_step` that is legal now."""
    tile, nose, fuel = state.at[seat], state.nose[seat], state.load[CARDS * seat + FUEL]
    starts = state.phase == TURN
    if not fuel or tile == NOWHERE or (starts and (state.moved or not can_drive(state, seat))):
        return []
    if not starts and (state.phase != MOVING or (not state.left and not ratio_applies(state, seat, tile, nose))):
        return []
    found: list[int] = []
    for way, direction in exits(state, tile, nose, book_of(state, seat)):
        if direction == NOWHERE:
            found.append(way)
            continue
        left = bonus(state, seat, tile, way) if starts else max(0, state.left - 1)
        target = state.road.joined[DIRECTIONS * tile + direction]
        if is_open(state, seat, target, direction, fuel - 1, left):
            found.append(way)
    return found


# -- the duty to move ------------------------------------------------------------------------------------------

FREE_START: Final = 1
OVERTAKING_START: Final = 2
NO_LENGTH: Final = 4


def starts(state: State, seat: int) -> int:
    """The sorts of legal plans that an unmoved car has (CR-8.2), as a bit mask."""
    tile, nose, fuel = state.at[seat], state.nose[seat], state.load[CARDS * seat + FUEL]
    if not fuel or not can_drive(state, seat):
        return 0
    found = 0
    for way, direction in exits(state, tile, nose, book_of(state, seat)):
        if direction == NOWHERE:
            found |= NO_LENGTH
            continue
        target = state.road.joined[DIRECTIONS * tile + direction]
        verdict = judge(state, seat, target, direction, fuel - 1)
        if verdict == ENDS:
            found |= FREE_START
        elif verdict == GOES_ON:
            there = arrival(state.road, target, direction)
            left = bonus(state, seat, tile, way)
            if may_end(state, seat, target, there, fuel - 1):
                found |= FREE_START
            elif goes_on(state, seat, target, there, fuel - 1, left):
                found |= OVERTAKING_START
    return found


def may_stay(state: State, seat: int) -> bool:
    """Whether an unmoved rally car may be left standing (CR-8.2)."""
    found = starts(state, seat)
    return not found or (not found & FREE_START and bool(found & OVERTAKING_START))


def owes_move(state: State, seat: int) -> bool:
    """Whether a rally move is owed: not made yet, and staying is not allowed."""
    return state.phase in (BEFORE_DICE, TURN) and not state.moved and not may_stay(state, seat)
