"""Putting things onto the road: hazards, ramps, grey tiles (GB-6.3 to 6.7, GB-17.2, GB-21.14)."""

from __future__ import annotations

from paddock.core.event import Event
from paddock.games.gang_rush.components.bridge import BESIDE, DAMAGED
from paddock.games.gang_rush.components.content import (
    ACID,
    ACID_POOL,
    BARRIER,
    CONTAINER,
    CONTAINER_TILE,
    HAZARD_KIND,
    HAZARD_NUMBER,
    KIND,
    LAND_MINE,
    LIMIT,
    MINE,
    OIL,
    RAMP,
    TILE_KIND,
)
from paddock.games.gang_rush.rules.state import (
    CLOSING,
    NOTHING,
    PLACE_RAMP,
    PLACE_TILE,
    Log,
    State,
    bumped,
    replaced,
)
from paddock.games.gang_rush.rules.steps.police import is_free


def is_blank(state: State, space: int) -> bool:
    """Nothing at all there, not even bills or printed damage (GB-6.3)."""
    return is_free(state, space) and not state.bills[space] and not DAMAGED[space]


def beside_kind(state: State, space: int, kind: int) -> bool:
    """Whether a hazard of this kind stands next to a space (GB-6.4)."""
    if kind == BARRIER:
        barriers = state.barriers
        return any(barriers[near] for near in BESIDE[space])
    item = state.item
    return any(item[near] >> KIND == kind for near in BESIDE[space])


def barriers_left(state: State) -> int:
    """How many barriers are not on the road (GB-6.7, GB-24.7)."""
    return state.wall.barriers - sum(state.barriers)


def takes_hazard(state: State, hazard: int, space: int) -> bool:
    """Whether a hazard may be placed on a road space (GB-6.3, GB-6.4, GB-24.4)."""
    return (
        is_blank(state, space) and not state.wall.locked[space] and not beside_kind(state, space, HAZARD_KIND[hazard])
    )


def hazard_spaces(state: State, hazard: int) -> list[int]:
    """The spaces for a hazard tile."""
    kind = HAZARD_KIND[hazard]
    if kind == BARRIER and barriers_left(state) <= 0:
        return []
    occupant, item, barriers, bills = state.occupant, state.item, state.barriers, state.bills
    near = _near_kind(state, kind)
    return [
        space
        for space in state.wall.placeable
        if not (item[space] or bills[space] or barriers[space] or space in near) and occupant[space] < 0
    ]


def _near_kind(state: State, kind: int) -> set[int]:
    """All spaces next to a hazard of this kind (GB-6.4)."""
    if kind == BARRIER:
        found = [space for space, count in enumerate(state.barriers) if count]
    else:
        found = [space for space, item in enumerate(state.item) if item and item >> KIND == kind]
    return {near for space in found for near in BESIDE[space]}


def has_hazard_space(state: State, kind: int) -> bool:
    """Whether a kind of hazard has any space (GB-6.5)."""
    if kind == BARRIER and barriers_left(state) <= 0:
        return False
    occupant, item, barriers, bills = state.occupant, state.item, state.barriers, state.bills
    return any(
        not item[space]
        and occupant[space] < 0
        and not barriers[space]
        and not bills[space]
        and not beside_kind(state, space, kind)
        for space in state.wall.placeable
    )


def free_spaces(state: State) -> list[int]:
    """The spaces for a ramp or a grey tile (GB-17.2, GB-21.14, GB-24.4)."""
    occupant, item, barriers = state.occupant, state.item, state.barriers
    return [space for space in state.wall.unlocked if not item[space] and occupant[space] < 0 and not barriers[space]]


def has_free_space(state: State) -> bool:
    """Whether there is a space for a ramp or a grey tile."""
    return any(is_free(state, space) for space in state.wall.unlocked)


def spaces(state: State) -> list[int]:
    """The spaces for what is being placed now."""
    return hazard_spaces(state, state.ask_detail) if state.ask_detail < PLACE_RAMP else free_spaces(state)


def place(state: State, space: int, log: Log) -> None:
    """What is being placed goes onto a space."""
    what, car = state.ask_detail, state.ask_car
    state.ask = NOTHING
    if what == PLACE_RAMP:
        state.ramp = replaced(state.ramp, car, 0)
        state.item = replaced(state.item, space, RAMP << KIND | state.homeward[car])
        if log is not None:
            log.append(Event("lays_ramp", (state.driver[car], space)))
    elif what >= PLACE_TILE:
        _lay(state, car, what - PLACE_TILE, space, log)
    else:
        _hazard(state, car, what, space, log)


def _lay(state: State, car: int, tile: int, space: int, log: Log) -> None:
    """A grey tile; it opens W6 (GB-7.11)."""
    kind = TILE_KIND[tile]
    if kind == LAND_MINE:
        state.item = replaced(state.item, space, MINE << KIND | car)
    elif kind == ACID_POOL:
        state.item = replaced(state.item, space, ACID << KIND)
    else:
        state.item = replaced(state.item, space, OIL << KIND | (0 if tile == kind else 1))
    state.tiles[car] &= ~(1 << tile)
    state.phase = CLOSING
    if log is not None:
        log.append(Event("lays", (state.driver[car], kind, space)))


def _hazard(state: State, car: int, hazard: int, space: int, log: Log) -> None:
    """A hazard tile; barriers are set up, and their tile is discarded (GB-6.7)."""
    kind, number = HAZARD_KIND[hazard], HAZARD_NUMBER[hazard]
    count = 1
    if kind == BARRIER:
        count = min(number, barriers_left(state))
        state.barriers = replaced(state.barriers, space, count)
        state.hazard_discard = bumped(state.hazard_discard, hazard, 1)
    elif kind in (CONTAINER, LIMIT):
        state.item = replaced(state.item, space, kind << KIND)
    else:
        state.item = replaced(state.item, space, kind << KIND | number)
    if log is not None:
        log.append(Event("places", (state.driver[car], hazard, space, count)))


def discard(state: State, car: int, hazard: int, log: Log) -> None:
    """A hazard that has no space goes; a container for good (GB-6.5, GB-6.9)."""
    if hazard == CONTAINER_TILE:
        state.gone += 1
    else:
        state.hazard_discard = bumped(state.hazard_discard, hazard, 1)
    if log is not None:
        log.append(Event("discards", (state.driver[car], hazard)))
