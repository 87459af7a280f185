"""A car's own movement: steps, slides, and what stops them (GB-10, GB-14.5, GB-17.4)."""

from __future__ import annotations

from paddock.core.chance import Chance
from paddock.core.event import Event
from paddock.games.gang_rush.components.bridge import AHEAD, NEXT
from paddock.games.gang_rush.components.content import KIND, LANE_CHANGE, NUMBER, PIER_DAMAGE, RAMP
from paddock.games.gang_rush.rules.state import MOVED, NOBODY, ROAD, Log, State
from paddock.games.gang_rush.rules.steps.collisions import is_solid, ram, slide_pushed
from paddock.games.gang_rush.rules.steps.dice import spend_wheels
from paddock.games.gang_rush.rules.steps.entering import OWN, enter, stand
from paddock.games.gang_rush.rules.steps.jumping import jump
from paddock.games.gang_rush.rules.steps.leaving import leads_out, leave
from paddock.games.gang_rush.rules.steps.money import collect, damage, slow, stop


def step(state: State, car: int, direction: int, chance: Chance, log: Log) -> None:
    """One step: a straight one costs 1 MP, a lane change 2 wheels more (GB-10.2, GB-10.3)."""
    state.movement -= 1
    if direction > 1:
        spend_wheels(state, LANE_CHANGE)
    _go(state, car, direction, chance, log)


def slide(state: State, car: int, own: int, direction: int, chance: Chance, log: Log) -> None:
    """A slick carries a car on (GB-21.15)."""
    if state.status[car] != ROAD:
        return
    if log is not None:
        log.append(Event("slides", (state.driver[car], state.at[car])))
    if own:
        _go(state, car, direction, chance, log)
    else:
        slide_pushed(state, car, direction, log)


def _go(state: State, car: int, direction: int, chance: Chance, log: Log) -> None:
    """To the next space in a direction, whatever is there (GB-10.6)."""
    to = NEXT[direction][state.at[car]]
    if leads_out(state, car, to):
        leave(state, car, to, log)
        return
    other = state.occupant[to]
    if other != NOBODY:
        ram(state, car, other, direction, log)
    elif is_solid(state, to):
        _impact(state, car, to, direction, log)
    else:
        if log is not None:
            log.append(Event("moves", (state.driver[car], to)))
        item = state.item[to]
        if item >> KIND == RAMP and item & NUMBER == direction:
            _take_ramp(state, car, to, chance, log)
        else:
            enter(state, car, to, OWN, direction, log)


def _impact(state: State, car: int, to: int, direction: int, log: Log) -> None:
    """A container or post: straight on it stops the car dead, by a lane change it costs a point (GB-14.5)."""
    if direction < 2:
        points = state.speed[car]
        if log is not None:
            log.append(Event("hits", (state.driver[car], to, points)))
        stop(state, car)
        damage(state, car, points, log, spins=False)
    else:
        if log is not None:
            log.append(Event("scrapes", (state.driver[car], to)))
        damage(state, car, PIER_DAMAGE, log)


def _take_ramp(state: State, car: int, to: int, chance: Chance, log: Log) -> None:
    """Frontally onto a ramp: it stops there without MP, otherwise it jumps (GB-17.5)."""
    stand(state, car, to)
    collect(state, car, to, log)
    if state.movement:
        jump(state, car, chance, log)
    elif log is not None:
        log.append(Event("on_ramp", (state.driver[car], to)))


def end_movement(state: State, car: int, log: Log) -> None:
    """W5: the nails collected on the way slow the car (GB-7.7, GB-19.1)."""
    state.phase = MOVED
    if state.nails:
        slow(state, car, state.nails, log)
        state.nails = 0


def steps(state: State, car: int, wheels: int) -> list[int]:
    """The directions of the steps that a car may make now (GB-10.3, GB-10.5)."""
    straight, left, right = AHEAD[state.facing[car]]
    if wheels < LANE_CHANGE:
        return [straight]
    here = state.at[car]
    found = [straight]
    for direction in (left, right):
        to = NEXT[direction][here]
        if to >= 0 or leads_out(state, car, to):
            found.append(direction)
    return found
