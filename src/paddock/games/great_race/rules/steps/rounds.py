"""From programming to maintenance: what happens between the turns (GR-3, GR-4, GR-10, GR-21.4, GR-25, GR-27)."""

from __future__ import annotations

from itertools import filterfalse

from paddock.core.chance import Chance
from paddock.core.event import EventSink
from paddock.games.great_race.components.content import (
    EST_COLOUR,
    EST_REFUEL,
    EST_REPAIR,
    FIRST_BONUS,
    FIRST_FUEL_CITY,
    FIRST_FUEL_FIELD,
    NO_CARD,
    POSTS,
    SECOND_BONUS,
    TORPEDO_MAX,
    YELLOW,
)
from paddock.games.great_race.components.map import IN_CITY, NO_CITY
from paddock.games.great_race.rules.blank import clear_turn
from paddock.games.great_race.rules.events import WHY_FIRST, WHY_RECOVERY
from paddock.games.great_race.rules.state import (
    AGAINST_TORPEDO,
    BIVOUAC,
    CONVOY,
    CROSSING,
    LED,
    RACE,
    TASK_LIMIT,
    TORPEDO,
    Args,
    State,
    count,
    named,
    playing,
    race_order,
)
from paddock.games.great_race.rules.supplies import check_hand


def to_program(state: State) -> list[int]:
    """The seats that have not programmed yet."""
    posts, conceded = state.posts, state.conceded
    if state.seats == 1:
        return [] if conceded or any(posts) else [0]
    return [
        seat
        for seat in range(state.seats)
        if not any(posts[POSTS * seat : POSTS * (seat + 1)]) and seat not in conceded
    ]


def program(state: State, seat: int, args: Args, chance: Chance, events: EventSink) -> None:
    """A seat assigns its assistants, in secret."""
    state.posts[POSTS * seat : POSTS * (seat + 1)] = args


def programmed(state: State, chance: Chance, events: EventSink) -> bool:
    """Whether all have programmed: then the Torpedo recovers, its card is set aside (GR-27), and the round begins."""
    if to_program(state):
        return False
    if state.current != NO_CARD:
        torpedo_gains(state, EST_REFUEL[state.current], EST_REPAIR[state.current], WHY_RECOVERY, events)
        state.used = (*state.used, state.current)
        state.current = NO_CARD
    return begin_round(state, chance, events)


def torpedo_gains(state: State, fuel: int, levels: int, because: int, events: EventSink) -> None:
    """The Torpedo's gauges go up, within their maximum (GR-0.2)."""
    most = TORPEDO_MAX[state.legacy[YELLOW]]
    tank, mechanic = state.tank, state.mechanic
    if fuel and tank < most:
        state.tank = tank + fuel if tank + fuel < most else most
    if levels and mechanic < most:
        state.mechanic = mechanic + levels if mechanic + levels < most else most
    events.add("torpedo_gains", (state.tank - tank, state.mechanic - mechanic, because))


def begin_round(state: State, chance: Chance, events: EventSink) -> bool:
    """A convoy phase begins: programs and the Estienne card are revealed (GR-3.2, GR-4.4, GR-21.4). It goes on."""
    state.round += 1
    state.passed = [False] * state.seats
    state.power_used = [False] * state.seats
    state.river = [False] * len(state.river)
    state.acted = 0
    state.objective = NO_CITY
    if events.listening:
        events.add("round", (state.round,))
        for seat in playing(state):
            events.add("assigns", (named(state, seat), *state.posts[POSTS * seat : POSTS * (seat + 1)]))
    if state.mode == AGAINST_TORPEDO:
        _reveal(state, chance, events)
    clear_turn(state)
    state.phase = CONVOY
    state.turn = state.order[0]
    events.add("turn", (named(state, state.turn),))
    return True


def _reveal(state: State, chance: Chance, events: EventSink) -> None:
    """The next Estienne card; when all have been used, they are shuffled (GR-21.5)."""
    pile = list(filterfalse(state.used.__contains__, state.estienne_deck))
    if not pile:
        pile = list(state.estienne_deck)
        state.used = ()
        events.add("reshuffles", (len(pile),))
    state.current = chance.pick("estienne", pile)
    state.revealed += 1
    events.add("reveals", (state.current, EST_COLOUR[state.current], state.revealed))


def maintain(state: State, chance: Chance, events: EventSink) -> bool:
    """Progress, turn order, bonuses, hand limits (GR-10, GR-25, GR-32.7). It goes on."""
    order = race_order(state)
    state.order = tuple(order)
    level, at = state.race.level, state.at
    for vehicle in order:
        state.progress[vehicle] = level[at[vehicle]]
    if events.listening:
        for place, vehicle in enumerate(order):
            events.add("progress", (place + 1, named(state, vehicle), state.progress[vehicle]))
    if state.mode == RACE:
        _bonus(state, order[0], FIRST_BONUS, events)
        if len(order) > 2:
            _bonus(state, order[1], SECOND_BONUS, events)
    elif state.mode == AGAINST_TORPEDO and order[0] == TORPEDO:
        if state.counts[LED]:
            count(state, 0, LED, 0)
        torpedo_gains(state, FIRST_FUEL_CITY if IN_CITY[state.at[TORPEDO]] else FIRST_FUEL_FIELD, 0, WHY_FIRST, events)
    elif state.mode != CROSSING:
        _bonus(state, 0, FIRST_BONUS, events)
    state.phase = BIVOUAC
    seats = state.seats
    for place, vehicle in enumerate(order):
        if vehicle < seats:
            check_hand(state, vehicle, events)
            if state.ask:
                state.agenda += [(TASK_LIMIT, other, 0) for other in order[:place:-1] if other < seats]
                break
    return True


def _bonus(state: State, seat: int, amount: int, events: EventSink) -> None:
    state.money[seat] += amount
    events.add("bonus", (named(state, seat), amount, state.money[seat]))
