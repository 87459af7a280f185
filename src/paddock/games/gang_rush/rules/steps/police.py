"""Police tiles: where they can be shifted, and that they go (GB-11.6, GB-11.8, GB-19.3)."""

from __future__ import annotations

from paddock.core.event import EventSink

from ...components.bridge import IS_ROAD_SPACE, LATERAL_DIRECTIONS, NEXT_SPACE_BY_DIRECTION, SPACE_COUNT
from ...components.content import ITEM_KIND_SHIFT, ITEM_NUMBER_MASK, ITEM_POLICE, POLICE_TILE_BY_OFFICERS
from ..phases import ASK_SHIFT, NO_QUESTION
from ..state import NOBODY, State, open_question, with_amount_added, with_value_at


def is_free_space(state: State, space: int) -> bool:
    """No car, hazard, ramp or token; bills and damaged road do not matter (GB-11.8)."""
    return state.occupant[space] == NOBODY and not state.road_item[space] and not state.barriers[space]


def shift_spaces(state: State, space: int) -> list[int]:
    """The lateral spaces to which police can be shifted, ascending."""
    lateral = [NEXT_SPACE_BY_DIRECTION[direction][space] for direction in LATERAL_DIRECTIONS]
    return sorted(to for to in lateral if 0 <= to < SPACE_COUNT and IS_ROAD_SPACE[to] and is_free_space(state, to))


def shift_or_remove_police(state: State, space: int, events: EventSink) -> None:
    """The police on a space are shifted: the active player chooses if there is a choice, and with nowhere to go the
    tile leaves the bridge."""
    spaces = shift_spaces(state, space)
    if not spaces:
        officers = state.road_item[space] & ITEM_NUMBER_MASK
        state.road_item = with_value_at(state.road_item, space, 0)
        state.hazard_discard = with_amount_added(state.hazard_discard, POLICE_TILE_BY_OFFICERS[officers], 1)
        events.add("removes_police", (officers, space))
    elif len(spaces) == 1:
        shift_police(state, space, spaces[0], events)
    else:
        open_question(state, ASK_SHIFT, state.current_car, space)


def shift_police(state: State, space: int, target_space: int, events: EventSink) -> None:
    """A police tile moves."""
    state.question = NO_QUESTION
    state.road_item = with_value_at(state.road_item, target_space, state.road_item[space])
    state.road_item = with_value_at(state.road_item, space, 0)
    events.add("shifts", (state.road_item[target_space] & ITEM_NUMBER_MASK, space, target_space))


def has_police(state: State, space: int) -> bool:
    """Whether a police tile lies on a space."""
    return state.road_item[space] >> ITEM_KIND_SHIFT == ITEM_POLICE
