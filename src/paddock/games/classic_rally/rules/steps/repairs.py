"""Hazard cards and what ends them: toolbox, spare tyre, mechanic (CR-13, CR-19.6, CR-20)."""

from __future__ import annotations

from paddock.core.chance import Chance
from paddock.core.event import EventSink

from ...components import content
from ..state import NONE, State, with_entry


def draw_hazard(state: State, seat: int, chance: Chance, events: EventSink) -> None:
    """The top hazard card, applied at once (CR-13.1)."""
    hazard = _top_hazard(state, chance)
    if hazard == NONE:
        return
    state.hazards_held[seat] = (*state.hazards_held[seat], hazard)
    events.add("draws_hazard", (state.colour[seat], hazard))
    if hazard == content.FUEL_LEAK:
        leak_fuel(state, seat, 1, events)
        if state.rally_load[content.CARDS * seat + content.TOOLBOX]:
            events.add("fixed", (state.colour[seat],))
            use_toolbox(state, seat, events)


def _top_hazard(state: State, chance: Chance) -> int:
    """A card whose place nobody knew, drawn evenly; then those that were put under (section (b))."""
    left = [hazard for hazard in range(content.HAZARDS) for _ in range(state.hazard_pile[hazard])]
    if left:
        hazard = left[0] if len(left) == 1 else chance.pick("hazard", left)
        state.hazard_pile = with_entry(state.hazard_pile, hazard, state.hazard_pile[hazard] - 1)
        return hazard
    if not state.hazards_under:
        return NONE
    hazard = state.hazards_under[0]
    state.hazards_under = state.hazards_under[1:]
    return hazard


def leak_fuel(state: State, seat: int, count: int, events: EventSink) -> None:
    """Fuel runs out onto the road, back to its pile (CR-13.7)."""
    place = content.CARDS * seat + content.FUEL
    lost = min(count, state.rally_load[place])
    if not lost:
        return
    state.rally_load[place] -= lost
    state.card_pile[content.FUEL] += lost
    events.add("leaks", (state.colour[seat], lost))


def discard_hazards(state: State, seat: int, gone: list[bool], events: EventSink) -> None:
    """The cards marked in `gone` (by their place in the hand) go under the deck, in the order of drawing (CR-13.3)."""
    kept: list[int] = []
    for hazard, goes in zip(state.hazards_held[seat], gone, strict=True):
        if goes:
            state.hazards_under = (*state.hazards_under, hazard)
            events.add("mended", (state.colour[seat], hazard))
        else:
            kept.append(hazard)
    state.hazards_held[seat] = tuple(kept)


def has_mechanical_trouble(state: State, seat: int) -> bool:
    """Whether there is anything that a toolbox mends (CR-20.2)."""
    return bool(state.sabotaged_slots[seat]) or any(
        content.IS_TOOLBOX_REPAIR[hazard] for hazard in state.hazards_held[seat]
    )


def use_toolbox(state: State, seat: int, events: EventSink) -> None:
    """Clears all mechanical trouble at once; the toolbox is bound (CR-20.2, CR-20.4)."""
    events.add("repairs", (state.colour[seat], content.TOOLBOX))
    discard_hazards(state, seat, [content.IS_TOOLBOX_REPAIR[hazard] for hazard in state.hazards_held[seat]], events)
    state.sabotaged_slots[seat] = 0
    state.toolbox_bound[seat] = 1


def use_spare_tyre(state: State, seat: int, events: EventSink) -> None:
    """A spare tyre for a flat one (CR-20.5)."""
    state.rally_load[content.CARDS * seat + content.SPARE_TYRE] -= 1
    state.card_pile[content.SPARE_TYRE] += 1
    events.add("repairs", (state.colour[seat], content.SPARE_TYRE))
    first = state.hazards_held[seat].index(content.FLAT_TYRE)
    discard_hazards(state, seat, [place == first for place in range(len(state.hazards_held[seat]))], events)


def repair_all(state: State, seat: int, events: EventSink) -> None:
    """MECHANIC: every trouble at once, the dice of this turn included (CR-19.6)."""
    discard_hazards(state, seat, [True] * len(state.hazards_held[seat]), events)
    state.sabotaged_slots[seat] = 0
    state.disabled_slots[seat] = 0
    state.barred[seat] = 0


def end_aquaplaning(state: State, seat: int, events: EventSink) -> None:
    """The card goes back at the end of the turn that it barred (CR-13.8)."""
    if state.barred[seat]:
        discard_hazards(state, seat, [hazard == content.AQUAPLANING for hazard in state.hazards_held[seat]], events)
        state.barred[seat] = 0
