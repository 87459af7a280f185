"""The end of a turn, of a round, and of the race (GB-7.8, GB-15.4, GB-22, GB-23, GB-24.11 to 24.13)."""

from __future__ import annotations

from typing import Final

from paddock.core.chance import Chance
from paddock.core.event import Event
from paddock.games.gang_rush.components.bridge import BESIDE, LANE, LANES, NEXT, NO_WALL, B, Y
from paddock.games.gang_rush.components.bridge import ROAD as ROADS
from paddock.games.gang_rush.components.content import (
    BRIBED_COPS,
    BULLETPROOF,
    COLLECTOR_PRICE,
    CONTAINER,
    CRANE,
    CRANE_PASS,
    DUEL,
    FINE,
    HANDBRAKE_WHEELS,
    KIND,
    LAST_EXPERT_ROUND,
    LAST_ROUND,
    MPH,
    NUMBER,
    POLICE,
    POST,
    PUMP_GUN,
    RAMP,
    RAMP_COLLECTOR,
    RAMP_PRICE,
    TILES,
    WALL,
)
from paddock.games.gang_rush.rules.blank import clear_turn
from paddock.games.gang_rush.rules.state import (
    ASK_CRANE,
    CRANES,
    NOBODY,
    NOTHING,
    OUT,
    OVER,
    RIVER,
    ROAD,
    ROUND,
    ROUND_END,
    SPUN,
    START,
    TURN,
    Log,
    State,
    is_wrong_way,
    put,
    race_order,
    racing,
    replaced,
)
from paddock.games.gang_rush.rules.steps.dice import sell, spend_wheels, wheels
from paddock.games.gang_rush.rules.steps.entering import stand
from paddock.games.gang_rush.rules.steps.leaving import arrest, lift, reward
from paddock.games.gang_rush.rules.steps.money import damage, earn, pay, turn_home
from paddock.games.gang_rush.rules.steps.police import is_free
from paddock.games.gang_rush.rules.steps.shop import renew
from paddock.games.gang_rush.rules.steps.tiles import expire

_ALL: Final = (1 << TILES) - 1
_ALL_LANES: Final = sum(1 << lane for lane in range(1, LANES + 1))
_ORDER: Final = sorted(ROADS, key=lambda space: (-Y[space], LANE[space]))
_FIRING: Final[list[list[int]]] = [
    [space for space in _ORDER if lanes >> LANE[space] & 1] for lanes in range(_ALL_LANES + 1)
]
"""`_FIRING[lanes]`: the spaces of some lanes, a bit each, in the order in which police on them fire (GB-22.2)."""
_FIRES: Final = tuple(kind in (POLICE, POST) for kind in range(WALL + 1))
"""`_FIRES[kind]`: whether a thing on the road fires (GB-22.1)."""

# -- turns -----------------------------------------------------------------------------------------------------


def begin_turn(state: State, log: Log) -> None:
    """The turn of a car begins; in the river it is lost (GB-7.9)."""
    car = state.car
    clear_turn(state)
    if state.status[car] == ROAD:
        state.phase = START
        if log is not None:
            log.append(Event("turn", (state.driver[car], MPH * state.speed[car])))
        expire(state, car, _ALL, log)
        return
    if state.status[car] == RIVER:
        if log is not None:
            log.append(Event("loses_turn", (state.driver[car],)))
        expire(state, car, _ALL, log)
    next_turn(state)


def next_turn(state: State) -> None:
    """The next car in the order of the round, or the end of the round."""
    place = state.order.index(state.car) + 1
    clear_turn(state)
    if place < len(state.order):
        state.car = state.order[place]
        state.phase = TURN
    else:
        state.phase = ROUND_END


def end_turn(state: State, log: Log) -> None:
    """W6: the dice are sold (GB-7.8, GB-9.9); an arrested car has nothing to sell any more."""
    car = state.car
    if state.status[car] <= OUT:
        sell(state, car, log)
    expire(state, car, 1 << PUMP_GUN, log)
    next_turn(state)


def can_handbrake(state: State, car: int) -> bool:
    """Whether the handbrake U-turn is possible (GB-16.8, GB-16.10, GB-24.5)."""
    if state.used & SPUN or is_wrong_way(state, car) or wheels(state) < HANDBRAKE_WHEELS:
        return False
    return state.walls == NO_WALL or (not state.homeward[car] and state.wall.inside[state.at[car]])


def handbrake(state: State, car: int, log: Log) -> None:
    """The handbrake U-turn (GB-16.8); in the turnaround zone it is the turn home (GB-24.5)."""
    spend_wheels(state, HANDBRAKE_WHEELS)
    state.speed[car] = 0
    if log is not None:
        log.append(Event("handbrake", (state.driver[car],)))
    if state.walls != NO_WALL:
        turn_home(state, car, log)
    else:
        state.facing[car] = 1


# -- the end of a round ----------------------------------------------------------------------------------------


def police_fire(state: State, log: Log) -> None:
    """Every police tile and post fires towards the start (GB-22.1 to 22.3, GB-24.7)."""
    state.car = NOBODY
    lanes = 0
    for space in state.at:
        if space >= 0:
            lanes |= 1 << LANE[space]
    for space, officers in shooters(state, lanes):
        target = shot_at(state, space)
        if target == NOBODY:
            continue
        if log is not None:
            log.append(Event("volley", (space, officers, state.driver[target])))
        if state.active[target] >> BULLETPROOF & 1:
            if log is not None:
                log.append(Event("bulletproof", (state.driver[target],)))
        else:
            damage(state, target, officers, log)
    state.phase = CRANES


def shooters(state: State, lanes: int = _ALL_LANES) -> list[tuple[int, int]]:
    """Spaces with police and their officers in some lanes, in the order in which they fire (GB-22.2)."""
    item = state.item
    return [(space, item[space] & NUMBER) for space in _FIRING[lanes] if _FIRES[item[space] >> KIND]]


def shot_at(state: State, space: int) -> int:
    """The car that police on a space would hit, or -1 (GB-22.1, GB-21.7)."""
    occupant, item, table = state.occupant, state.item, NEXT[B]
    to = table[space]
    while to >= 0:
        car = occupant[to]
        if car != NOBODY and not state.tiles[car] >> BRIBED_COPS & 1:
            return car
        if item[to] >> KIND in (CONTAINER, RAMP, POST, WALL):
            return NOBODY
        to = table[to]
    return NOBODY


def cranes(state: State, log: Log) -> bool:
    """The crane brings back who fell, in turn order (GB-15.4); False while an owner has to choose a space."""
    for car in state.order:
        if state.status[car] != RIVER:
            continue
        found = crane_spaces(state, car)
        if len(found) > 1:
            put(state, ASK_CRANE, car)
            return False
        set_down(state, car, found[0], log)
    return True


def _craneable(state: State, car: int, space: int) -> bool:
    """Whether the crane may put a car there (GB-15.5, GB-24.15)."""
    return is_free(state, space) and not state.wall.beyond[space] and not (state.homeward[car] and Y[space] <= 0)


def crane_spaces(state: State, car: int) -> list[int]:
    """Where a car may come back: its exit space, else an adjacent one, else the nearest (GB-15.5)."""
    exit_space = state.exit[car]
    if _craneable(state, car, exit_space):
        return [exit_space]
    found = sorted(space for space in BESIDE[exit_space] if _craneable(state, car, space))
    if found:
        return found
    seen, front = {exit_space}, [exit_space]
    while True:
        around = {near for space in front for near in BESIDE[space]}
        front = sorted(around - seen, key=lambda each: (Y[each], LANE[each]))
        seen |= around
        for space in front:
            if _craneable(state, car, space):
                return [space]


def set_down(state: State, car: int, space: int, log: Log) -> None:
    """A car is back on the bridge, standing, facing its proper way (GB-15.4, GB-15.6)."""
    state.ask = NOTHING
    lift(state, car)
    state.status[car] = ROAD
    stand(state, car, space)
    state.facing[car] = state.homeward[car]
    price = 0 if state.tiles[car] >> CRANE_PASS & 1 else CRANE
    if log is not None:
        log.append(Event("crane", (state.driver[car], space, price)))
    if price:
        pay(state, car, price, log)


def end_round(state: State, chance: Chance, log: Log) -> None:
    """The shop is renewed if nobody bought; then the race may be over (GB-18.6, GB-23.2, GB-23.8, GB-24.13)."""
    if not state.any_bought and not state.settings.no_shop:
        renew(state, chance, log)
    if state.walls != NO_WALL:
        if state.round >= LAST_EXPERT_ROUND:
            for car in reversed(race_order(state)):
                arrest(state, car, log)
            close(state, log)
            return
    elif state.finished or state.round >= LAST_ROUND or not racing(state):
        freeze(state, log)
        return
    state.phase = ROUND


# -- the end of the race ---------------------------------------------------------------------------------------


def freeze(state: State, log: Log) -> None:
    """Positions are frozen: rewards by place, also to cars on the bridge (GB-23.2 to 23.4, GB-25.2)."""
    if log is not None:
        log.append(Event("frozen", ()))
    paid = len(state.finished)
    for place, car in enumerate((*state.finished, *race_order(state)), 1):
        if place > paid:
            reward(state, car, place, log)
        if place == state.seats == DUEL:
            if log is not None:
                log.append(Event("fined", (state.driver[car], FINE)))
            pay(state, car, FINE, log)
        sell_ramp(state, car, log)
    over(state, log)


def close(state: State, log: Log) -> None:
    """Expert: the last car is arrested, and those who came home sell their ramps (GB-24.1, GB-24.11)."""
    alone = len(state.conceded) == state.seats - 1
    for car in racing(state):
        if not alone:
            arrest(state, car, log)
    for car in (*state.finished, *racing(state)):
        sell_ramp(state, car, log)
    over(state, log)


def ramp_price(state: State, car: int) -> int:
    """What an unused ramp is worth (GB-23.6, GB-21.8)."""
    if not state.ramp[car]:
        return 0
    return COLLECTOR_PRICE if state.tiles[car] >> RAMP_COLLECTOR & 1 else RAMP_PRICE


def sell_ramp(state: State, car: int, log: Log) -> None:
    """An unused ramp is sold at the end (GB-17.1)."""
    price = ramp_price(state, car)
    if price:
        state.ramp = replaced(state.ramp, car, 0)
        earn(state, car, price)
        if log is not None:
            log.append(Event("sells_ramp", (state.driver[car], price)))


def over(state: State, log: Log) -> None:
    """The game is over; nothing is open any more."""
    state.phase = OVER
    state.ask = NOTHING
    state.agenda = []
    state.ending = False
    state.car = NOBODY
    clear_turn(state)
    if log is not None:
        log.append(Event("over", ()))
