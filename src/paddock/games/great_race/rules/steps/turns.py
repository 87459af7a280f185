"""Turns of the convoy phase: passing them on, passing, moving vehicles (GR-5.1, GR-5.4, GR-10.3, GR-12.1, GR-22)."""

from __future__ import annotations

from paddock.core.chance import ChanceSource
from paddock.core.event import EventSink

from ...components.africa import CARD_COUNT_BY_CITY, CITY_BY_SPACE
from ...components.content import ALONE_MAX_ROUNDS, MAX_ROUNDS, NOBODY, POST_COUNT, TORPEDO_ASSISTANTS
from ...components.settings import ALTERNATE_BY_PHASE
from ..costs import buyable_fuel
from ..phases import (
    FUEL_STEP,
    MODE_ALONE,
    MODE_RACE,
    MODE_TORPEDO,
    PHASE_END,
    PHASE_MAINTENANCE,
    TASK_END_TURN,
    TORPEDO_INDEX,
)
from ..quest_counts import ARRIVAL_HAND, ARRIVAL_MONEY
from ..state import Args, State, hand_size, has_unspent_assistant, set_quest_count, vehicle_code
from ..supplies import draw_to_hand


def is_done_for_round(state: State, vehicle: int) -> bool:
    """Whether a vehicle has no more turns in this convoy phase."""
    if vehicle >= state.seats:
        return state.torpedo_acted >= TORPEDO_ASSISTANTS
    return state.passed[vehicle] or vehicle in state.conceded


def _next_seat(state: State) -> int:
    """The first seat after this one that is not done, or nobody."""
    order, turn = state.turn_order, state.turn
    here = order.index(turn) if turn in order else -1
    for seat in order[here + 1 :] + order[: here + 1]:
        if not state.passed[seat] and seat not in state.conceded:
            return seat
    return NOBODY


def finish_turn(state: State, events: EventSink) -> None:
    """A turn is over, its drive and its tiles are already: the next one, or the end of the phase (GR-5.1, GR-22.1,
    GR-22.3)."""
    state.turn_step = FUEL_STEP
    state.march_spaces = 0
    if state.mode != MODE_TORPEDO:
        vehicle = _next_seat(state)
    elif state.torpedo_acted >= TORPEDO_ASSISTANTS:
        vehicle = NOBODY if state.passed[0] else 0
    elif state.passed[0]:
        vehicle = TORPEDO_INDEX
    elif state.settings.alternation == ALTERNATE_BY_PHASE:
        vehicle = state.turn
    else:
        vehicle = TORPEDO_INDEX - state.turn
    if vehicle != NOBODY:
        state.turn = vehicle
        if events.is_listening:
            events.add("turn", (vehicle_code(state, vehicle),))
        return
    state.held_by_river = [False] * len(state.held_by_river)
    last = state.round >= (ALONE_MAX_ROUNDS if state.mode == MODE_ALONE else MAX_ROUNDS)
    state.phase = PHASE_END if state.arrived or last else PHASE_MAINTENANCE


def finish_turn_when_idle(state: State, seat: int, events: EventSink) -> None:
    """The turn is over: at once, if there is nothing to ask and nothing else on the agenda."""
    if state.question or state.agenda:
        state.agenda.append((TASK_END_TURN, seat, 0))
    else:
        finish_turn(state, events)


def spend_assistant(state: State, seat: int, post: int) -> None:
    """An assistant has acted."""
    state.spent_posts[POST_COUNT * seat + post] += 1


def pass_round(state: State, seat: int, args: Args, chance_source: ChanceSource, events: EventSink) -> None:
    """A crew passes, for good in this phase."""
    state.passed[seat] = True
    if events.is_listening:
        events.add("passes", (state.crew[seat],))
    finish_turn(state, events)


def must_pass(state: State, seat: int) -> bool:
    """No unspent assistant, and nothing else that it could do (GR-5.4). In a race the last to pass is asked: what
    follows draws cards, and what leads there could not be taken back any more."""
    if has_unspent_assistant(state, seat) or hand_size(state, seat) or buyable_fuel(state, seat):
        return False
    return state.mode != MODE_RACE or any(
        not is_done_for_round(state, other) for other in state.turn_order if other != seat
    )


def move_vehicle(state: State, vehicle: int, space: int) -> None:
    """A vehicle goes to a space; a change of its level is stamped (GR-10.3)."""
    level, at = state.race.level, state.space_of
    if level[space] != level[at[vehicle]]:
        state.level_stamp[vehicle] = state.stamp_clock
        state.stamp_clock += 1
    at[vehicle] = space


def enter_city(state: State, seat: int, space: int, chance_source: ChanceSource, events: EventSink) -> None:
    """A crew comes into a city: cards on its first entry, the end of its race in the arrival (GR-7.3, GR-7.8)."""
    city = CITY_BY_SPACE[space]
    first = not state.visited_cities[seat] >> city & 1
    state.visited_cities[seat] |= 1 << city
    events.add("enters", (state.crew[seat], city, int(first)))
    if space == state.race.arrival:
        set_quest_count(state, seat, ARRIVAL_MONEY, state.money[seat])
        set_quest_count(state, seat, ARRIVAL_HAND, hand_size(state, seat))
        arrive_at_goal(state, seat, events)
    if first and CARD_COUNT_BY_CITY[city]:
        draw_to_hand(state, seat, CARD_COUNT_BY_CITY[city], chance_source, events)


def arrive_at_goal(state: State, vehicle: int, events: EventSink) -> None:
    """A vehicle is in the arrival city: this convoy phase is the last (GR-12.1, GR-28.1)."""
    state.arrived = (*state.arrived, vehicle)
    if events.is_listening:
        events.add("arrives", (vehicle_code(state, vehicle), len(state.arrived)))
        if len(state.arrived) == 1:
            events.add("last_phase", (vehicle_code(state, vehicle),))
