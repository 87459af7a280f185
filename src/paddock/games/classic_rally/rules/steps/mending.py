"""Troubles and what ends them: hazard cards, toolbox, spare tyre, mechanic (CR-13, CR-19.6, CR-20)."""

from __future__ import annotations

from paddock.core.chance import Chance
from paddock.core.event import EventSink
from paddock.games.classic_rally.components.content import (
    AQUAPLANING,
    CARDS,
    FLAT_TYRE,
    FUEL,
    FUEL_LEAK,
    HAZARDS,
    SPARE_TYRE,
    TOOLBOX,
    TOOLBOX_MENDS,
)
from paddock.games.classic_rally.rules.state import NONE, State, replaced


def draw(state: State, seat: int, chance: Chance, events: EventSink) -> None:
    """The top hazard card, applied at once (CR-13.1)."""
    hazard = _top(state, chance)
    if hazard == NONE:
        return
    state.held[seat] = (*state.held[seat], hazard)
    events.add("draws_hazard", (state.colour[seat], hazard))
    if hazard == FUEL_LEAK:
        leak(state, seat, 1, events)
        if state.load[CARDS * seat + TOOLBOX]:
            events.add("fixed", (state.colour[seat],))
            use_toolbox(state, seat, events)


def _top(state: State, chance: Chance) -> int:
    """A card whose place nobody knew, drawn evenly; then those that were put under (section (b))."""
    left = [hazard for hazard in range(HAZARDS) for _ in range(state.hazard_pile[hazard])]
    if left:
        hazard = left[0] if len(left) == 1 else chance.pick("hazard", left)
        state.hazard_pile = replaced(state.hazard_pile, hazard, state.hazard_pile[hazard] - 1)
        return hazard
    if not state.under:
        return NONE
    hazard = state.under[0]
    state.under = state.under[1:]
    return hazard


def leak(state: State, seat: int, count: int, events: EventSink) -> None:
    """Fuel runs out onto the road, back to its pile (CR-13.7)."""
    place = CARDS * seat + FUEL
    lost = min(count, state.load[place])
    if not lost:
        return
    state.load[place] -= lost
    state.pile[FUEL] += lost
    events.add("leaks", (state.colour[seat], lost))


def drop(state: State, seat: int, gone: list[bool], events: EventSink) -> None:
    """The cards marked in `gone` (by their place in the hand) go under the deck, in the order of drawing (CR-13.3)."""
    kept: list[int] = []
    for hazard, goes in zip(state.held[seat], gone, strict=True):
        if goes:
            state.under = (*state.under, hazard)
            events.add("mended", (state.colour[seat], hazard))
        else:
            kept.append(hazard)
    state.held[seat] = tuple(kept)


def has_mechanical(state: State, seat: int) -> bool:
    """Whether there is anything that a toolbox mends (CR-20.2)."""
    return bool(state.sabotaged[seat]) or any(TOOLBOX_MENDS[hazard] for hazard in state.held[seat])


def use_toolbox(state: State, seat: int, events: EventSink) -> None:
    """Clears all mechanical trouble at once; the toolbox is bound (CR-20.2, CR-20.4)."""
    events.add("repairs", (state.colour[seat], TOOLBOX))
    drop(state, seat, [TOOLBOX_MENDS[hazard] for hazard in state.held[seat]], events)
    state.sabotaged[seat] = 0
    state.bound[seat] = 1


def use_spare(state: State, seat: int, events: EventSink) -> None:
    """A spare tyre for a flat one (CR-20.5)."""
    state.load[CARDS * seat + SPARE_TYRE] -= 1
    state.pile[SPARE_TYRE] += 1
    events.add("repairs", (state.colour[seat], SPARE_TYRE))
    first = state.held[seat].index(FLAT_TYRE)
    drop(state, seat, [place == first for place in range(len(state.held[seat]))], events)


def mend_all(state: State, seat: int, events: EventSink) -> None:
    """MECHANIC: every trouble at once, the dice of this turn included (CR-19.6)."""
    drop(state, seat, [True] * len(state.held[seat]), events)
    state.sabotaged[seat] = 0
    state.marked[seat] = 0
    state.barred[seat] = 0


def serve_aquaplaning(state: State, seat: int, events: EventSink) -> None:
    """The card goes back at the end of the turn that it barred (CR-13.8)."""
    if state.barred[seat]:
        drop(state, seat, [hazard == AQUAPLANING for hazard in state.held[seat]], events)
        state.barred[seat] = 0
