"""Turns of the convoy phase: passing them on, passing, moving vehicles (GR-5.1, GR-5.4, GR-10.3, GR-12.1, GR-22)."""

from __future__ import annotations

from paddock.core.chance import Chance
from paddock.core.event import EventSink
from paddock.games.great_race.components.content import ALONE_ROUNDS, NOBODY, POSTS, ROUND_CAP, TORPEDO_ASSISTANTS
from paddock.games.great_race.components.map import CITY_AT, CITY_CARDS
from paddock.games.great_race.components.settings import BY_PHASE
from paddock.games.great_race.rules.costs import fuel_to_buy
from paddock.games.great_race.rules.state import (
    AGAINST_TORPEDO,
    CROSSING,
    END,
    FUEL_STEP,
    HAND,
    MAINTENANCE,
    MONEY,
    RACE,
    TASK_FINISH,
    TORPEDO,
    Args,
    State,
    any_unspent,
    cards_held,
    count,
    named,
)
from paddock.games.great_race.rules.supplies import draw_to_hand


def is_done(state: State, vehicle: int) -> bool:
    """Whether a vehicle has no more turns in this convoy phase."""
    if vehicle >= state.seats:
        return state.acted >= TORPEDO_ASSISTANTS
    return state.passed[vehicle] or vehicle in state.conceded


def _next(state: State) -> int:
    """The first vehicle after this one that is not done, or nobody."""
    order, turn = state.order, state.turn
    here = order.index(turn) if turn in order else -1
    for vehicle in order[here + 1 :] + order[: here + 1]:
        if not is_done(state, vehicle):
            return vehicle
    return NOBODY


def finish_turn(state: State, events: EventSink) -> None:
    """A turn is over, its drive and its tiles are already: the next one, or the end of the phase (GR-5.1, GR-22.1,
    GR-22.3)."""
    state.step = FUEL_STEP
    state.march = 0
    if state.mode != AGAINST_TORPEDO:
        vehicle = _next(state)
    elif state.acted >= TORPEDO_ASSISTANTS:
        vehicle = NOBODY if state.passed[0] else 0
    elif state.passed[0]:
        vehicle = TORPEDO
    elif state.settings.alternation == BY_PHASE:
        vehicle = state.turn
    else:
        vehicle = TORPEDO - state.turn
    if vehicle != NOBODY:
        state.turn = vehicle
        events.add("turn", (named(state, vehicle),))
        return
    state.river = [False] * len(state.river)
    last = state.round >= (ALONE_ROUNDS if state.mode == CROSSING else ROUND_CAP)
    state.phase = END if state.arrived or last else MAINTENANCE


def finish_or_later(state: State, seat: int, events: EventSink) -> None:
    """The turn is over: at once, if there is nothing to ask and nothing else on the agenda."""
    if state.ask or state.agenda:
        state.agenda.append((TASK_FINISH, seat, 0))
    else:
        finish_turn(state, events)


def spend(state: State, seat: int, post: int) -> None:
    """An assistant has acted."""
    state.spent[POSTS * seat + post] += 1


def pass_on(state: State, seat: int, args: Args, chance: Chance, events: EventSink) -> None:
    """A crew passes, for good in this phase."""
    state.passed[seat] = True
    events.add("passes", (named(state, seat),))
    finish_turn(state, events)


def passes_by_itself(state: State, seat: int) -> bool:
    """No unspent assistant, and nothing else that it could do (GR-5.4). In a race the last to pass is asked: what
    follows draws cards, and what leads there could not be taken back any more."""
    if state.posts != state.spent if state.seats == 1 else any_unspent(state, seat):
        return False
    if cards_held(state, seat) or fuel_to_buy(state, seat):
        return False
    return state.mode != RACE or any(not is_done(state, other) for other in state.order if other != seat)


def move(state: State, vehicle: int, space: int) -> None:
    """A vehicle goes to a space; a change of its level is stamped (GR-10.3)."""
    level, at = state.race.level, state.at
    if level[space] != level[at[vehicle]]:
        state.stamp[vehicle] = state.clock
        state.clock += 1
    at[vehicle] = space


def enter_city(state: State, seat: int, space: int, chance: Chance, events: EventSink) -> None:
    """A crew comes into a city: cards on its first entry, the end of its race in the arrival (GR-7.3, GR-7.8)."""
    city = CITY_AT[space]
    first = not state.visited[seat] >> city & 1
    state.visited[seat] |= 1 << city
    events.add("enters", (named(state, seat), city, int(first)))
    if space == state.race.arrival:
        count(state, seat, MONEY, state.money[seat])
        count(state, seat, HAND, cards_held(state, seat))
        arrive(state, seat, events)
    if first and CITY_CARDS[city]:
        draw_to_hand(state, seat, CITY_CARDS[city], chance, events)


def arrive(state: State, vehicle: int, events: EventSink) -> None:
    """A vehicle is in the arrival city: this convoy phase is the last (GR-12.1, GR-28.1)."""
    state.arrived = (*state.arrived, vehicle)
    if events.listening:
        events.add("arrives", (named(state, vehicle), len(state.arrived)))
        if len(state.arrived) == 1:
            events.add("last_phase", (named(state, vehicle),))
