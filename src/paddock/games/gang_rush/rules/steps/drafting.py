"""The beginning of a game and of each round: picking cars, the order, the hazards (GB-4, GB-5, GB-6)."""

from __future__ import annotations

from paddock.core.chance import ChanceSource
from paddock.core.event import EventSink

from ...components import settings
from ...components.bridge import START_MONEY_BY_SPACE, START_SPACES
from ...components.content import DRIVER_COUNT, HAZARD_TYPE_COUNT, ITEM_KIND_BY_HAZARD
from ..car_status import STATUS_ON_ROAD
from ..phases import (
    ASK_PLACE,
    NO_QUESTION,
    PHASE_DRAFTING_HAZARDS,
    PHASE_PICKING_CARS,
    PHASE_ROUND_START,
    PHASE_TURN_START,
)
from ..state import State, max_body, open_question, race_order, racing_cars, with_value_at
from . import entering, money, placing, shop


def set_up_table(state: State, chance_source: ChanceSource, events: EventSink) -> None:
    """The shop is opened, and it is settled who picks first (GB-4.1 to 4.3)."""
    if not state.settings.no_shop:
        shop.open_shop(state, chance_source, events)
    if state.settings.picking_order == "random":
        seats = list(state.seats_to_pick)
        state.seats_to_pick = tuple(chance_source.draw("picking-order", seats, len(seats)) if len(seats) > 1 else seats)
    state.phase = PHASE_PICKING_CARS


def free_drivers(state: State) -> list[int]:
    """The cars that nobody has taken."""
    return [driver for driver in range(DRIVER_COUNT) if driver not in state.driver]


def free_starts(state: State) -> list[int]:
    """The start spaces that nobody has taken."""
    return [space for space in START_SPACES if state.occupant[space] < 0]


def pick_car(state: State, seat: int, driver: int, space: int, events: EventSink) -> None:
    """A seat takes a car and a start space, with the money that is printed there (GB-4.3 to 4.5)."""
    state.seats_to_pick = state.seats_to_pick[1:]
    state.driver = with_value_at(state.driver, seat, driver)
    state.status[seat] = STATUS_ON_ROAD
    state.body[seat] = max_body(state, seat)
    entering.put_car(state, seat, space)
    money.receive_money(state, seat, START_MONEY_BY_SPACE[space])
    events.add("picks", (seat, driver, space, START_MONEY_BY_SPACE[space]))
    if not state.seats_to_pick:
        state.phase = PHASE_ROUND_START


def start_round(state: State, chance_source: ChanceSource, events: EventSink) -> None:
    """The order is fixed and the hazards are revealed (GB-5.1, GB-5.2, GB-6.1)."""
    state.round += 1
    state.turn_order = tuple(race_order(state))
    state.any_bought = False
    state.drafter_index = len(state.turn_order) - 1
    state.phase = PHASE_DRAFTING_HAZARDS
    if events.is_listening:
        events.add("round", (state.round,))
        for place, car in enumerate(state.turn_order):
            events.add("in_order", (place + 1, state.driver[car]))
    count = settings.hazards_to_reveal(state.settings, state.seats, len(racing_cars(state)))
    drawn = _draw_hazards(state, max(0, count - len(state.revealed_hazards)), chance_source)
    state.revealed_hazards = tuple(sorted((*state.revealed_hazards, *drawn)))
    if events.is_listening:
        for hazard in drawn:
            events.add("reveals", (hazard,))


def _draw_hazards(state: State, hazard_count: int, chance_source: ChanceSource) -> list[int]:
    """Hazards from the pile; if it is too small what is left of it, then from the discards (GB-6.6)."""
    hazards: list[int] = []
    while True:
        pile: list[int] = []
        for hazard, tiles in enumerate(state.hazard_pile):
            if tiles:
                pile += [hazard] * tiles
        short = hazard_count - len(hazards)
        drawn = chance_source.draw("hazard", pile, short) if len(pile) > short else pile
        left = list(state.hazard_pile)
        for hazard in drawn:
            left[hazard] -= 1
        state.hazard_pile = tuple(left)
        hazards += drawn
        if len(hazards) == hazard_count or not sum(state.hazard_discard):
            return hazards
        state.hazard_pile, state.hazard_discard = state.hazard_discard, (0,) * HAZARD_TYPE_COUNT


# -- drafting --------------------------------------------------------------------------------------------------


def continue_draft(state: State) -> bool:
    """Whether somebody has a hazard to pick; otherwise the turns begin (GB-6.2)."""
    if state.revealed_hazards:
        for _ in state.turn_order:
            if state.status[state.turn_order[state.drafter_index]] == STATUS_ON_ROAD:
                return True
            next_drafter(state)
    state.phase = PHASE_TURN_START
    state.current_car = state.turn_order[0]
    return False


def next_drafter(state: State) -> None:
    """From the last to the first, then from the last again."""
    state.drafter_index = (state.drafter_index or len(state.turn_order)) - 1


def placeable_hazards(state: State) -> list[int]:
    """The hazards on offer that can be placed, each kind once (GB-6.5)."""
    hazards: list[int] = []
    kinds: dict[int, bool] = {}
    for hazard in dict.fromkeys(state.revealed_hazards):
        kind = ITEM_KIND_BY_HAZARD[hazard]
        if kind not in kinds:
            kinds[kind] = placing.has_hazard_space(state, kind)
        if kinds[kind]:
            hazards.append(hazard)
    return hazards


def choose_hazard(state: State, hazard: int) -> None:
    """A hazard is chosen; its space is asked for next (GB-6.9)."""
    _take_revealed(state, hazard)
    open_question(state, ASK_PLACE, state.turn_order[state.drafter_index], hazard)


def _take_revealed(state: State, hazard: int) -> None:
    place = state.revealed_hazards.index(hazard)
    state.revealed_hazards = (*state.revealed_hazards[:place], *state.revealed_hazards[place + 1 :])


def return_chosen_hazard(state: State) -> None:
    """A hazard that was chosen and not placed is on offer again."""
    state.revealed_hazards = tuple(sorted((*state.revealed_hazards, state.question_detail)))
    state.question = NO_QUESTION


def discard_pick(state: State, hazard: int, events: EventSink) -> None:
    """A hazard without a space is a pick, too (GB-6.9)."""
    _take_revealed(state, hazard)
    placing.discard_hazard(state, state.turn_order[state.drafter_index], hazard, events)
    next_drafter(state)
