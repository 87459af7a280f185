"""Hazard cards and what ends them: toolbox, spare tyre, mechanic (CR-13, CR-19.6, CR-20)."""

from __future__ import annotations

from paddock.core.chance import ChanceSource
from paddock.core.event import EventSink

from ...components.content import (
    CARD_FUEL,
    CARD_KIND_COUNT,
    CARD_SPARE_TYRE,
    CARD_TOOLBOX,
    HAZARD_AQUAPLANING,
    HAZARD_FLAT_TYRE,
    HAZARD_FUEL_LEAK,
    IS_HAZARD_FIXED_BY_TOOLBOX,
)
from ..state import State, draw_from_pile


def draw_hazard(state: State, seat: int, chance_source: ChanceSource, events: EventSink) -> None:
    """The top hazard card, applied at once (CR-13.1); those that were put under the deck come last (section (b))."""
    if any(state.hazard_pile):
        hazard, state.hazard_pile = draw_from_pile(state.hazard_pile, "hazard", chance_source)
    elif state.hazards_under:
        hazard, state.hazards_under = state.hazards_under[0], state.hazards_under[1:]
    else:
        return
    state.hazards_held[seat] = (*state.hazards_held[seat], hazard)
    events.add("draws_hazard", (state.colour[seat], hazard))
    if hazard == HAZARD_FUEL_LEAK:
        leak_fuel(state, seat, 1, events)
        if state.rally_load[CARD_KIND_COUNT * seat + CARD_TOOLBOX]:
            events.add("fixed", (state.colour[seat],))
            use_toolbox(state, seat, events)


def leak_fuel(state: State, seat: int, fuel_count: int, events: EventSink) -> None:
    """Fuel runs out onto the road, back to its pile (CR-13.7)."""
    place = CARD_KIND_COUNT * seat + CARD_FUEL
    lost = min(fuel_count, state.rally_load[place])
    if not lost:
        return
    state.rally_load[place] -= lost
    state.card_pile[CARD_FUEL] += lost
    events.add("leaks", (state.colour[seat], lost))


def discard_hazards(state: State, seat: int, is_discarded: list[bool], events: EventSink) -> None:
    """The cards that are marked, by their place in the hand, go under the deck in the order of drawing (CR-13.3)."""
    held = list(zip(state.hazards_held[seat], is_discarded, strict=True))
    state.hazards_held[seat] = tuple(hazard for hazard, goes in held if not goes)
    for hazard, goes in held:
        if goes:
            state.hazards_under = (*state.hazards_under, hazard)
            events.add("mended", (state.colour[seat], hazard))


def has_mechanical_trouble(state: State, seat: int) -> bool:
    """Whether there is anything that a toolbox mends (CR-20.2)."""
    return bool(state.sabotaged_slots[seat]) or any(
        IS_HAZARD_FIXED_BY_TOOLBOX[hazard] for hazard in state.hazards_held[seat]
    )


def use_toolbox(state: State, seat: int, events: EventSink) -> None:
    """Clears all mechanical trouble at once; the toolbox is bound (CR-20.2, CR-20.4)."""
    events.add("repairs", (state.colour[seat], CARD_TOOLBOX))
    discard_hazards(state, seat, [IS_HAZARD_FIXED_BY_TOOLBOX[hazard] for hazard in state.hazards_held[seat]], events)
    state.sabotaged_slots[seat] = 0
    state.toolbox_bound[seat] = 1


def use_spare_tyre(state: State, seat: int, events: EventSink) -> None:
    """A spare tyre for a flat one (CR-20.5)."""
    state.rally_load[CARD_KIND_COUNT * seat + CARD_SPARE_TYRE] -= 1
    state.card_pile[CARD_SPARE_TYRE] += 1
    events.add("repairs", (state.colour[seat], CARD_SPARE_TYRE))
    first = state.hazards_held[seat].index(HAZARD_FLAT_TYRE)
    discard_hazards(state, seat, [place == first for place in range(len(state.hazards_held[seat]))], events)


def repair_all(state: State, seat: int, events: EventSink) -> None:
    """MECHANIC: every trouble at once, the dice of this turn included (CR-19.6)."""
    discard_hazards(state, seat, [True] * len(state.hazards_held[seat]), events)
    state.sabotaged_slots[seat] = state.disabled_slots[seat] = state.barred[seat] = 0


def end_aquaplaning(state: State, seat: int, events: EventSink) -> None:
    """The card goes back at the end of the turn that it barred (CR-13.8)."""
    if state.barred[seat]:
        discard_hazards(state, seat, [hazard == HAZARD_AQUAPLANING for hazard in state.hazards_held[seat]], events)
        state.barred[seat] = 0
