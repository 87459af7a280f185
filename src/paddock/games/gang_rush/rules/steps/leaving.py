"""Off the bridge: over its end, into the river, into the hands of the police (GB-15, GB-23.1, GB-24.8, GB-24.10)."""

from __future__ import annotations

from paddock.core.event import Event
from paddock.games.gang_rush.components.bridge import BEHIND, NO_WALL, SPACES, Y
from paddock.games.gang_rush.components.content import REWARDS
from paddock.games.gang_rush.rules.state import (
    ARRESTED,
    NOBODY,
    NOWHERE,
    OUT,
    RIVER,
    Log,
    State,
    racing,
    replaced,
)
from paddock.games.gang_rush.rules.steps.money import earn, stop


def leads_out(state: State, car: int, to: int) -> bool:
    """Whether a car that goes there has left the bridge (GB-2.7, GB-24.10)."""
    if to >= SPACES:
        return True
    return bool(state.homeward[car]) and (to == BEHIND or (to >= 0 and Y[to] <= 0))


def lift(state: State, car: int) -> None:
    """A car is taken off its space, or out of the river."""
    if state.exit[car] != NOWHERE:
        state.exit = replaced(state.exit, car, NOWHERE)
    space = state.at[car]
    if space != NOWHERE:
        state.occupant[space] = NOBODY
        state.at[car] = NOWHERE


def leave(state: State, car: int, to: int, log: Log) -> None:
    """A car goes over an end of the bridge: out with its reward, or, at a closed border, arrested (GB-24.8)."""
    if state.walls != NO_WALL and to >= SPACES:
        arrest(state, car, log)
        return
    lift(state, car)
    stop(state, car)
    state.status[car] = OUT
    state.finished = (*state.finished, car)
    place = len(state.finished)
    if log is not None:
        log.append(Event("leaves", (state.driver[car], place)))
    reward(state, car, place, log)
    _last_one(state)


def reward(state: State, car: int, place: int, log: Log) -> None:
    """What a place brings (GB-23.5)."""
    amount = REWARDS[state.seats][place - 1]
    earn(state, car, amount)
    if log is not None and amount:
        log.append(Event("rewarded", (state.driver[car], place, amount)))


def arrest(state: State, car: int, log: Log) -> None:
    """A car is out of the game, and its money is lost (GB-24.8)."""
    lift(state, car)
    stop(state, car)
    state.status[car] = ARRESTED
    state.arrested = (*state.arrested, car)
    state.bank -= state.cash[car]
    state.cash[car] = 0
    if log is not None:
        log.append(Event("arrested", (state.driver[car],)))
    _last_one(state)


def _last_one(state: State) -> None:
    """Expert: the race ends at the very moment only one car remains (GB-24.11)."""
    if state.walls != NO_WALL and len(racing(state)) <= 1:
        state.ending = True


def fall(state: State, car: int, exit_space: int, log: Log) -> None:
    """A car falls into the river and is out of everything until the crane comes (GB-15.1 to 15.3)."""
    lift(state, car)
    stop(state, car)
    state.status[car] = RIVER
    state.exit = replaced(state.exit, car, exit_space)
    if log is not None:
        log.append(Event("falls", (state.driver[car], exit_space)))
