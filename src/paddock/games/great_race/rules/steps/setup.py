"""Before the race: seat order, crews, what everybody starts with (GR-2, GR-20)."""

from __future__ import annotations

from paddock.core.chance import ChanceSource
from paddock.core.event import EventSink

from ...components.content import (
    MAX_CHASSIS_BY_VEHICLE,
    MAX_ENGINE_BY_VEHICLE,
    MAX_FUEL_BY_VEHICLE,
    START_MONEY,
    START_MONEY_PER_RANK,
)
from ...components.settings import RANDOM_ORDER
from ..phases import MODE_RACE, PHASE_CREW_CHOICE, PHASE_OPENING
from ..state import Args, State, active_seats


def draw_seat_order(state: State, chance_source: ChanceSource, events: EventSink) -> bool:
    """The seat order, which is the first turn order too (GR-2.3, GR-2.4). It goes on."""
    if state.mode == MODE_RACE and state.settings.seat_order == RANDOM_ORDER:
        seats = active_seats(state)
        order = chance_source.draw("seat-order", seats, len(seats))
        state.turn_order = tuple(order)
        state.crew_pickers = tuple(order)
        for place, seat in enumerate(order):
            state.level_stamp[seat] = place
            events.add("seat_order", (place + 1, seat))
    state.phase = PHASE_CREW_CHOICE
    return True


def pick_crew(state: State, seat: int, args: Args, chance_source: ChanceSource, events: EventSink) -> None:
    """A seat takes a crew, whose gauges are full (GR-2.6, GR-20.3)."""
    crew = args[0]
    crews = list(state.crew)
    crews[seat] = crew
    state.crew = tuple(crews)
    state.fuel[seat] = MAX_FUEL_BY_VEHICLE[crew]
    state.engine[seat] = MAX_ENGINE_BY_VEHICLE[crew]
    state.chassis[seat] = MAX_CHASSIS_BY_VEHICLE[crew]
    state.crew_pickers = tuple(each for each in state.crew_pickers if each != seat)
    events.add("picks_crew", (seat, crew))


def continue_crew_choice(state: State, chance_source: ChanceSource, events: EventSink) -> bool:
    """Whether all have their crew: then there is money for everybody (GR-2.6, GR-20.3)."""
    if state.crew_pickers:
        return False
    seats = active_seats(state)
    for seat in seats:
        behind = len(state.turn_order) - 1 - state.turn_order.index(seat) if state.mode == MODE_RACE else 0
        state.money[seat] = START_MONEY + START_MONEY_PER_RANK * behind
        events.add("starts", (state.crew[seat], state.money[seat]))
    state.phase = PHASE_OPENING
    return True
