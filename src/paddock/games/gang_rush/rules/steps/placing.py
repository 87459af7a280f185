"""Putting things onto the road: hazards, ramps, grey tiles (GB-6.3 to 6.7, GB-17.2, GB-21.14)."""

from __future__ import annotations

from paddock.core.event import EventSink

from ...components import content
from ...components.bridge import ADJACENT_SPACES
from ..phases import NO_QUESTION, PHASE_CLOSING_TURN, PLACING_RAMP, PLACING_TILE
from ..state import State, with_amount_added, with_value_at
from . import police


def is_beside_kind(state: State, space: int, hazard_kind: int) -> bool:
    """Whether a hazard of this kind stands next to a space (GB-6.4)."""
    if hazard_kind == content.ITEM_BARRIER:
        barriers = state.barriers
        return any(barriers[near] for near in ADJACENT_SPACES[space])
    item = state.road_item
    return any(item[near] >> content.ITEM_KIND_SHIFT == hazard_kind for near in ADJACENT_SPACES[space])


def barriers_left(state: State) -> int:
    """How many barriers are not on the road (GB-6.7, GB-24.7)."""
    return state.wall.barrier_count - sum(state.barriers)


def hazard_spaces(state: State, hazard: int) -> list[int]:
    """The spaces for a hazard tile."""
    kind = content.ITEM_KIND_BY_HAZARD[hazard]
    if kind == content.ITEM_BARRIER and barriers_left(state) <= 0:
        return []
    occupant, item, barriers, bills = state.occupant, state.road_item, state.barriers, state.bills
    near = _spaces_near_kind(state, kind)
    return [
        space
        for space in state.wall.placeable_spaces
        if not (item[space] or bills[space] or barriers[space] or space in near) and occupant[space] < 0
    ]


def _spaces_near_kind(state: State, hazard_kind: int) -> set[int]:
    if hazard_kind == content.ITEM_BARRIER:
        spaces = [space for space, count in enumerate(state.barriers) if count]
    else:
        spaces = [
            space
            for space, item in enumerate(state.road_item)
            if item and item >> content.ITEM_KIND_SHIFT == hazard_kind
        ]
    return {near for space in spaces for near in ADJACENT_SPACES[space]}


def has_hazard_space(state: State, hazard_kind: int) -> bool:
    """Whether a kind of hazard has any space (GB-6.5)."""
    if hazard_kind == content.ITEM_BARRIER and barriers_left(state) <= 0:
        return False
    occupant, item, barriers, bills = state.occupant, state.road_item, state.barriers, state.bills
    return any(
        not item[space]
        and occupant[space] < 0
        and not barriers[space]
        and not bills[space]
        and not is_beside_kind(state, space, hazard_kind)
        for space in state.wall.placeable_spaces
    )


def free_spaces(state: State) -> list[int]:
    """The spaces for a ramp or a grey tile (GB-17.2, GB-21.14, GB-24.4)."""
    occupant, item, barriers = state.occupant, state.road_item, state.barriers
    return [
        space for space in state.wall.unlocked_spaces if not item[space] and occupant[space] < 0 and not barriers[space]
    ]


def has_free_space(state: State) -> bool:
    """Whether there is a space for a ramp or a grey tile."""
    return any(police.is_free_space(state, space) for space in state.wall.unlocked_spaces)


def legal_spaces(state: State) -> list[int]:
    """The spaces for what is being placed now."""
    return hazard_spaces(state, state.question_detail) if state.question_detail < PLACING_RAMP else free_spaces(state)


def place_on_road(state: State, space: int, events: EventSink) -> None:
    """What is being placed goes onto a space."""
    what, car = state.question_detail, state.question_car
    state.question = NO_QUESTION
    if what == PLACING_RAMP:
        state.has_ramp = with_value_at(state.has_ramp, car, 0)
        state.road_item = with_value_at(
            state.road_item, space, content.ITEM_RAMP << content.ITEM_KIND_SHIFT | state.homeward[car]
        )
        events.add("lays_ramp", (state.driver[car], space))
    elif what >= PLACING_TILE:
        _place_grey_tile(state, car, what - PLACING_TILE, space, events)
    else:
        _place_hazard(state, car, what, space, events)


def _place_grey_tile(state: State, car: int, tile: int, space: int, events: EventSink) -> None:
    """A grey tile; it opens W6 (GB-7.11)."""
    kind = content.KIND_OF_TILE[tile]
    item = {
        content.LAND_MINE: content.ITEM_MINE << content.ITEM_KIND_SHIFT | car,
        content.ACID_POOL: content.ITEM_ACID << content.ITEM_KIND_SHIFT,
        content.OIL_SLICK: content.ITEM_OIL << content.ITEM_KIND_SHIFT | int(tile != kind),
    }[kind]
    state.road_item = with_value_at(state.road_item, space, item)
    state.tiles[car] &= ~(1 << tile)
    state.phase = PHASE_CLOSING_TURN
    events.add("lays", (state.driver[car], kind, space))


def _place_hazard(state: State, car: int, hazard: int, space: int, events: EventSink) -> None:
    """A hazard tile; barriers are set up, and their tile is discarded (GB-6.7)."""
    kind, number = content.ITEM_KIND_BY_HAZARD[hazard], content.ITEM_NUMBER_BY_HAZARD[hazard]
    count = 1
    if kind == content.ITEM_BARRIER:
        count = min(number, barriers_left(state))
        state.barriers = with_value_at(state.barriers, space, count)
        state.hazard_discard = with_amount_added(state.hazard_discard, hazard, 1)
    else:
        number = 0 if kind in (content.ITEM_CONTAINER, content.ITEM_SPEED_LIMIT) else number
        state.road_item = with_value_at(state.road_item, space, kind << content.ITEM_KIND_SHIFT | number)
    events.add("places", (state.driver[car], hazard, space, count))


def discard_hazard(state: State, car: int, hazard: int, events: EventSink) -> None:
    """A hazard that has no space goes; a container for good (GB-6.5, GB-6.9)."""
    if hazard == content.CONTAINER_TILE:
        state.containers_gone += 1
    else:
        state.hazard_discard = with_amount_added(state.hazard_discard, hazard, 1)
    if events.is_listening:
        events.add("discards", (state.driver[car], hazard))
