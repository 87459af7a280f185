"""Off the bridge: over its end, into the river, into the hands of the police (GB-15, GB-23.1, GB-24.8, GB-24.10)."""

from __future__ import annotations

from paddock.core.event import EventSink

from ...components.bridge import BEHIND_START_SPACE, NO_WALL, SPACE_COUNT, Y_BY_SPACE
from ...components.content import RACE_REWARDS
from ..car_status import STATUS_ARRESTED, STATUS_IN_RIVER, STATUS_LEFT_BRIDGE
from ..state import NOBODY, NOWHERE, State, racing_cars, with_value_at
from .money import receive_money, stop_car


def leads_off_bridge(state: State, car: int, target_space: int) -> bool:
    """Whether a car that goes there has left the bridge (GB-2.7, GB-24.10)."""
    if target_space >= SPACE_COUNT:
        return True
    return bool(state.homeward[car]) and (
        target_space == BEHIND_START_SPACE or (target_space >= 0 and Y_BY_SPACE[target_space] <= 0)
    )


def remove_car(state: State, car: int) -> None:
    """A car is taken off its space, or out of the river."""
    if state.exit_space[car] != NOWHERE:
        state.exit_space = with_value_at(state.exit_space, car, NOWHERE)
    space = state.space_of[car]
    if space != NOWHERE:
        state.occupant[space] = NOBODY
        state.space_of[car] = NOWHERE


def leave_bridge(state: State, car: int, target_space: int, events: EventSink) -> None:
    """A car goes over an end of the bridge: out with its reward, or, at a closed border, arrested (GB-24.8)."""
    if state.wall_players != NO_WALL and target_space >= SPACE_COUNT:
        arrest_car(state, car, events)
        return
    remove_car(state, car)
    stop_car(state, car)
    state.status[car] = STATUS_LEFT_BRIDGE
    state.finished = (*state.finished, car)
    place = len(state.finished)
    events.add("leaves", (state.driver[car], place))
    pay_reward(state, car, place, events)
    _check_last_car(state)


def pay_reward(state: State, car: int, race_place: int, events: EventSink) -> None:
    """What a place brings (GB-23.5)."""
    amount = RACE_REWARDS[state.seats][race_place - 1]
    receive_money(state, car, amount)
    if events.is_listening and amount:
        events.add("rewarded", (state.driver[car], race_place, amount))


def arrest_car(state: State, car: int, events: EventSink) -> None:
    """A car is out of the game, and its money is lost (GB-24.8)."""
    remove_car(state, car)
    stop_car(state, car)
    state.status[car] = STATUS_ARRESTED
    state.arrested = (*state.arrested, car)
    state.bank_paid_out -= state.cash[car]
    state.cash[car] = 0
    events.add("arrested", (state.driver[car],))
    _check_last_car(state)


def _check_last_car(state: State) -> None:
    """Expert: the race ends at the very moment only one car remains (GB-24.11)."""
    if state.wall_players != NO_WALL and len(racing_cars(state)) <= 1:
        state.is_last_car_left = True


def fall_into_river(state: State, car: int, exit_space: int, events: EventSink) -> None:
    """A car falls into the river and is out of everything until the crane comes (GB-15.1 to 15.3)."""
    remove_car(state, car)
    stop_car(state, car)
    state.status[car] = STATUS_IN_RIVER
    state.exit_space = with_value_at(state.exit_space, car, exit_space)
    events.add("falls", (state.driver[car], exit_space))
