"""From programming to maintenance: what happens between the turns (GR-3, GR-4, GR-10, GR-21.4, GR-25, GR-27)."""

from __future__ import annotations

from itertools import filterfalse

from paddock.core.chance import ChanceSource
from paddock.core.event import EventSink

from ...components import content
from ...components.africa import IS_CITY_SPACE, NO_CITY
from ...components.content import NO_CARD, POST_COUNT
from ..phases import MODE_ALONE, MODE_RACE, MODE_TORPEDO, PHASE_BIVOUAC, PHASE_CONVOY, TASK_HAND_LIMIT, TORPEDO_INDEX
from ..quest_counts import ALWAYS_LED
from ..reasons import WHY_LEADS_RACE, WHY_RECOVERY
from ..state import Args, State, active_seats, race_order, set_quest_count, vehicle_code
from ..supplies import check_hand_limit


def seats_to_program(state: State) -> list[int]:
    """The seats that have not programmed yet."""
    posts, conceded = state.posts, state.conceded
    if state.seats == 1:
        return [] if conceded or any(posts) else [0]
    return [
        seat
        for seat in range(state.seats)
        if not any(posts[POST_COUNT * seat : POST_COUNT * (seat + 1)]) and seat not in conceded
    ]


def assign_assistants(state: State, seat: int, args: Args, chance_source: ChanceSource, events: EventSink) -> None:
    """A seat assigns its assistants, in secret."""
    state.posts[POST_COUNT * seat : POST_COUNT * (seat + 1)] = args


def end_programming(state: State, chance_source: ChanceSource, events: EventSink) -> bool:
    """Whether all have programmed: then the Torpedo recovers, its card is set aside (GR-27), and the round begins."""
    if seats_to_program(state):
        return False
    if state.estienne_card != NO_CARD:
        refill_torpedo(
            state,
            content.REFUEL_BY_ESTIENNE_CARD[state.estienne_card],
            content.REPAIR_BY_ESTIENNE_CARD[state.estienne_card],
            WHY_RECOVERY,
            events,
        )
        state.estienne_used = (*state.estienne_used, state.estienne_card)
        state.estienne_card = NO_CARD
    return begin_round(state, chance_source, events)


def refill_torpedo(state: State, fuel: int, levels: int, reason_code: int, events: EventSink) -> None:
    """The Torpedo's gauges go up, within their maximum (GR-0.2)."""
    most = content.TORPEDO_GAUGE_MAX_BY_LEVEL[state.legacy[content.COLOUR_YELLOW]]
    tank, mechanic = state.torpedo_fuel, state.torpedo_mechanic
    if fuel and tank < most:
        state.torpedo_fuel = tank + fuel if tank + fuel < most else most
    if levels and mechanic < most:
        state.torpedo_mechanic = mechanic + levels if mechanic + levels < most else most
    events.add("torpedo_gains", (state.torpedo_fuel - tank, state.torpedo_mechanic - mechanic, reason_code))


def begin_round(state: State, chance_source: ChanceSource, events: EventSink) -> bool:
    """A convoy phase begins: programs and the Estienne card are revealed (GR-3.2, GR-4.4, GR-21.4). It goes on."""
    state.round += 1
    state.passed = [False] * state.seats
    state.power_used = [False] * state.seats
    state.held_by_river = [False] * len(state.held_by_river)
    state.torpedo_acted = 0
    state.objective = NO_CITY
    state.clear_turn()
    state.phase = PHASE_CONVOY
    state.turn = state.turn_order[0]
    if events.is_listening:
        events.add("round", (state.round,))
        for seat in active_seats(state):
            events.add("assigns", (state.crew[seat], *state.posts[POST_COUNT * seat : POST_COUNT * (seat + 1)]))
    if state.mode == MODE_TORPEDO:
        _reveal_estienne_card(state, chance_source, events)
    events.add("turn", (vehicle_code(state, state.turn),))
    return True


def _reveal_estienne_card(state: State, chance_source: ChanceSource, events: EventSink) -> None:
    """The next Estienne card; when all have been used, they are shuffled (GR-21.5)."""
    pile = list(filterfalse(state.estienne_used.__contains__, state.estienne_deck))
    if not pile:
        pile = list(state.estienne_deck)
        state.estienne_used = ()
        events.add("reshuffles", (len(pile),))
    state.estienne_card = chance_source.pick("estienne", pile)
    state.estienne_revealed += 1
    events.add(
        "reveals", (state.estienne_card, content.COLOUR_BY_ESTIENNE_CARD[state.estienne_card], state.estienne_revealed)
    )


def run_maintenance(state: State, chance_source: ChanceSource, events: EventSink) -> bool:
    """Progress, turn order, bonuses, hand limits (GR-10, GR-25, GR-32.7). It goes on."""
    order = race_order(state)
    state.turn_order = tuple(order)
    level, at = state.race.level, state.space_of
    for vehicle in order:
        state.progress_level[vehicle] = level[at[vehicle]]
    if events.is_listening:
        for place, vehicle in enumerate(order):
            events.add("progress", (place + 1, vehicle_code(state, vehicle), state.progress_level[vehicle]))
    if state.mode == MODE_RACE:
        _pay_bonus(state, order[0], content.FIRST_BONUS, events)
        if len(order) > 2:
            _pay_bonus(state, order[1], content.SECOND_PLACE_BONUS, events)
    elif state.mode == MODE_TORPEDO and order[0] == TORPEDO_INDEX:
        if state.quest_counts[ALWAYS_LED]:
            set_quest_count(state, 0, ALWAYS_LED, 0)
        refill_torpedo(
            state,
            content.TORPEDO_LEADER_FUEL_CITY
            if IS_CITY_SPACE[state.space_of[TORPEDO_INDEX]]
            else content.TORPEDO_LEADER_FUEL_FIELD,
            0,
            WHY_LEADS_RACE,
            events,
        )
    elif state.mode != MODE_ALONE:
        _pay_bonus(state, 0, content.FIRST_BONUS, events)
    state.phase = PHASE_BIVOUAC
    seats = state.seats
    for place, vehicle in enumerate(order):
        if vehicle < seats:
            check_hand_limit(state, vehicle, events)
            if state.question:
                state.agenda += [(TASK_HAND_LIMIT, other, 0) for other in order[:place:-1] if other < seats]
                break
    return True


def _pay_bonus(state: State, seat: int, amount: int, events: EventSink) -> None:
    state.money[seat] += amount
    if events.is_listening:
        events.add("bonus", (state.crew[seat], amount, state.money[seat]))
