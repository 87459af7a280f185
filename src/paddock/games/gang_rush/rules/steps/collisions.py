"""Cars that run into cars: rams, crashes, chains, pile-ups, squeezes (GB-14)."""

from __future__ import annotations

from typing import Final

from paddock.core.event import Event
from paddock.games.gang_rush.components.bridge import BEHIND, NEXT, OPPOSITE, SPACES
from paddock.games.gang_rush.components.bridge import RIVER as WATER
from paddock.games.gang_rush.components.content import BALLAST, CONTAINER, KIND, PIER_DAMAGE, POST, PUPETTA, WALL
from paddock.games.gang_rush.rules.state import NOBODY, ROAD, TASK_PUSH, Log, State
from paddock.games.gang_rush.rules.steps.entering import PUSHED, WHOLE, enter
from paddock.games.gang_rush.rules.steps.leaving import fall, leads_out, leave
from paddock.games.gang_rush.rules.steps.money import damage, stop

# How the line of a push ends
FREE: Final = 0
"""It can move: onto a space, into the river, off the bridge."""
DEAD_END: Final = 1
HELD: Final = 2
"""By Lead Ballast (GB-14.14)."""
AGAINST: Final = 3
"""Straight against a container or post: a pile-up (GB-14.6)."""
SQUEEZED: Final = 4
"""On a diagonal against a container, post, pier or bank (GB-14.7)."""


def is_solid(state: State, space: int) -> bool:
    """Whether a container or post stands on a space."""
    return state.item[space] >> KIND in (CONTAINER, POST, WALL)


def line_up(state: State, first: int, direction: int) -> tuple[list[int], int]:
    """The cars that a push of `first` would move, the nearest first, and how their line ends (GB-14.4)."""
    chain: list[int] = []
    car = first
    while True:
        chain.append(car)
        if state.tiles[car] >> BALLAST & 1:
            return chain, HELD
        to = NEXT[direction][state.at[car]]
        if leads_out(state, car, to) or to == WATER:
            return chain, FREE
        if to == BEHIND:
            return chain, DEAD_END
        if to < 0:
            return chain, SQUEEZED
        if state.occupant[to] != NOBODY:
            car = state.occupant[to]
        elif is_solid(state, to):
            return chain, AGAINST if direction < 2 else SQUEEZED
        else:
            return chain, FREE


def _contacts(state: State, chain: list[int], hurt: list[int], log: Log) -> None:
    """Every contact between two neighbours costs each of them a point (GB-14.4)."""
    for place in range(1, len(chain)):
        one, other = chain[place - 1], chain[place]
        hurt[one] += 1
        hurt[other] += 1
        if log is not None:
            log.append(Event("contact", (state.driver[one], state.driver[other])))


def _suffer(state: State, cars: list[int], hurt: list[int], log: Log, *, frontal: bool = False) -> int:
    """All damage of a collision, before anybody moves (GB-14.9); after a frontal impact everybody stands and nobody
    spins out (GB-14.6). The cars that spin out, as a bit mask."""
    spun = 0
    for car in cars:
        if damage(state, car, hurt[car], log, spins=not frontal):
            spun |= 1 << car
    if frontal:
        for car in cars:
            stop(state, car)
    return spun


def _end_of_line(state: State, chain: list[int], ending: int, hurt: list[int], log: Log) -> None:
    """What a line that is held or squeezed means for its last car."""
    last = chain[len(chain) - 1]
    if ending == SQUEEZED:
        hurt[last] += PIER_DAMAGE
        if log is not None:
            log.append(Event("squeezed", (state.driver[last],)))
    elif ending == HELD and log is not None:
        log.append(Event("holds", (state.driver[last],)))


def _set_off(state: State, chain: list[int], direction: int, spun: int) -> None:
    """The chain moves from its far end backwards (GB-14.9): the last task is taken first."""
    for car in chain:
        state.agenda.append((TASK_PUSH, car, direction, spun >> car & 1))


def _pile_up(state: State, rammer: int, speed: int, cars: list[int], hurt: list[int], log: Log) -> None:
    """Everybody but those who crashed takes the rammer's speed points, instead of contacts (GB-14.6)."""
    if log is not None:
        log.append(Event("pile_up", (state.driver[rammer], speed)))
    for car in cars:
        hurt[car] = speed


def _hits(state: State, car: int, direction: int, hurt: list[int], log: Log) -> None:
    """A single car is pushed straight against a container or post: its own speed points (GB-14.19, GB-21.6)."""
    hurt[car] = state.speed[car]
    if log is not None:
        log.append(Event("hits", (state.driver[car], NEXT[direction][state.at[car]], hurt[car])))


def ram(state: State, car: int, other: int, direction: int, log: Log) -> None:
    """A car's own movement leads to a space that another car holds; it stays where it is, or, in a crash with a faster
    car, is thrown back and may push others (GB-14.1 to 14.6)."""
    hurt = [0] * state.seats
    mine, its = state.speed[car], state.speed[other]
    crash = its == 0 or state.facing[car] != state.facing[other]
    points = mine + its if crash else 1
    back = crash and mine < its
    way = OPPOSITE[direction] if back else direction
    chain, ending = line_up(state, car if back else other, way)
    piled = ending == AGAINST and not (back and len(chain) == 1)
    hurt[other] = points
    hurt[car] = 0 if state.driver[car] == PUPETTA and not piled else points
    if log is not None:
        names = (state.driver[car], state.driver[other], direction)
        log.append(Event("crashes", (*names, points)) if crash else Event("rams", names))
    if not piled:
        _contacts(state, chain, hurt, log)
        _end_of_line(state, chain, ending, hurt, log)
    elif crash:
        _pile_up(state, car, mine, chain[1:], hurt, log)
    else:
        _pile_up(state, car, mine, [car, *chain], hurt, log)
    spun = _suffer(state, [other if back else car, *chain], hurt, log, frontal=piled)
    if crash:
        stop(state, car)
        stop(state, other)
    if ending == FREE:
        _set_off(state, chain, way, spun)


def push_on(state: State, car: int, direction: int, spun: int, log: Log) -> None:
    """A pushed car moves one space, or off the bridge (GB-14.8 to 14.12). `spun`: it has just spun out (GB-10.7)."""
    if state.status[car] != ROAD:
        return
    to = NEXT[direction][state.at[car]]
    if leads_out(state, car, to):
        leave(state, car, to, log)
    elif to == WATER:
        fall(state, car, state.at[car], log)
    elif 0 <= to < SPACES and state.occupant[to] == NOBODY and not is_solid(state, to):
        if log is not None:
            log.append(Event("pushed", (state.driver[car], to)))
        enter(state, car, to, WHOLE if spun else PUSHED, direction, log)


def slide_pushed(state: State, car: int, direction: int, log: Log) -> None:
    """A pushed car slides on a slick (GB-14.11, GB-14.19)."""
    chain, ending = line_up(state, car, direction)
    hurt = [0] * state.seats
    frontal = ending == AGAINST and len(chain) == 1
    if frontal:
        _hits(state, car, direction, hurt, log)
    else:
        _contacts(state, chain, hurt, log)
        if len(chain) == 1 and ending == SQUEEZED:
            _end_of_line(state, chain, ending, hurt, log)
    spun = _suffer(state, chain, hurt, log, frontal=frontal)
    if ending == FREE:
        _set_off(state, chain, direction, spun)


# -- the mortar ------------------------------------------------------------------------------------------------


def blow(state: State, target: int, direction: int, spun: bool, log: Log) -> None:
    """A mortar hit pushes its target along the shot; what it meets, it meets as the moving car (GB-21.6, GB-21.33).
    `spun`: the hit has made it spin out."""
    chain, ending = line_up(state, target, direction)
    if ending == HELD and len(chain) == 1:
        _end_of_line(state, chain, ending, [0], log)
        return
    hurt = [0] * state.seats
    if len(chain) > 1 and not _rolls_along(state, target, chain[1]):
        _blown_crash(state, target, chain[1:], ending, direction, hurt, log)
        return
    if ending != AGAINST:
        _contacts(state, chain, hurt, log)
        _end_of_line(state, chain, ending, hurt, log)
    elif len(chain) == 1:
        _hits(state, target, direction, hurt, log)
    else:
        _pile_up(state, target, state.speed[target], chain, hurt, log)
    out = _suffer(state, chain, hurt, log, frontal=ending == AGAINST) | spun << target
    if ending == FREE:
        _set_off(state, chain, direction, out)


def _rolls_along(state: State, car: int, other: int) -> bool:
    """Whether a struck car is a moving one of the same facing: a contact, no crash."""
    return state.speed[other] > 0 and state.facing[car] == state.facing[other]


def _blown_crash(
    state: State, target: int, chain: list[int], ending: int, direction: int, hurt: list[int], log: Log
) -> None:
    """The target is blown into a stopped or opposite car: it counts as the rammer and stays (GB-21.33)."""
    other = chain[0]
    speed, its = state.speed[target], state.speed[other]
    points = speed + its
    if log is not None:
        log.append(Event("crashes", (state.driver[target], state.driver[other], direction, points)))
    hurt[target] = points
    hurt[other] = points
    if speed < its:
        chain, ending = [other], DEAD_END
    elif ending == AGAINST:
        _pile_up(state, target, speed, chain[1:], hurt, log)
    else:
        _contacts(state, chain, hurt, log)
        _end_of_line(state, chain, ending, hurt, log)
    spun = _suffer(state, [target, *chain], hurt, log, frontal=ending == AGAINST)
    stop(state, target)
    stop(state, other)
    if ending == FREE:
        _set_off(state, chain, direction, spun)
