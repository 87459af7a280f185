"""The whole list of what a seat may decide, and what is played for it when its time is up (section A of the rules)."""

from __future__ import annotations

from typing import Final

from paddock.core.decision import Decision
from paddock.games.gang_rush.components.bridge import DIRECTIONS, OPPOSITE
from paddock.games.gang_rush.components.content import (
    FACE,
    MORTAR,
    PARKER,
    PUMP_GUN,
    REAR_GUNNER,
    SHOT,
    TOP,
    TRICK_BULLET,
)
from paddock.games.gang_rush.components.content import ROAD_CREW as CREW
from paddock.games.gang_rush.rules import decisions as d
from paddock.games.gang_rush.rules.state import (
    ADJUSTING,
    ASK_CRANE,
    ASK_SERVICE,
    BOUGHT,
    BOUNCE,
    CLOSING,
    DRAFTING,
    MORTARED,
    MOVE,
    MOVED,
    MOVING,
    NOBODY,
    NOTHING,
    OUT,
    OVER,
    PICKING,
    PLACE,
    ROAD,
    ROLLING,
    SETTLED,
    SHIFT,
    START,
    TRICK,
    UNPICKED,
    State,
)
from paddock.games.gang_rush.rules.steps.adjusting import can_restart, can_service, dial_range, repairable
from paddock.games.gang_rush.rules.steps.dice import available, rollable, wheels
from paddock.games.gang_rush.rules.steps.drafting import choosable, free_drivers, free_starts
from paddock.games.gang_rush.rules.steps.ending import can_handbrake, crane_spaces
from paddock.games.gang_rush.rules.steps.jumping import landings
from paddock.games.gang_rush.rules.steps.moving import steps
from paddock.games.gang_rush.rules.steps.placing import has_free_space, spaces
from paddock.games.gang_rush.rules.steps.police import havens
from paddock.games.gang_rush.rules.steps.shooting import NO_TARGET, aim, blast_spaces, has_target
from paddock.games.gang_rush.rules.steps.tiles import moves
from paddock.games.gang_rush.rules.windows import (
    BY_OWN_WORD_BITS,
    OFFERS,
    doublable,
    garage_points,
    loadable,
    purchases,
    shootable,
    usable,
)

_REROLLS: list[list[Decision]] = [
    [*(d.REROLLED[dice - 1] for dice in range(1, len(d.REROLLED) + 1) if not dice & ~mask), d.STOP_NOW]
    for mask in range(len(d.REROLLED) + 1)
]
"""`_REROLLS[mask]`: every way to roll some of the dice of a bit mask, or to stop."""
_ALL_ROUND: Final = list(range(DIRECTIONS))


def asked(state: State) -> int:
    """The seat that owes a decision, or -1."""
    if state.ask != NOTHING:
        return state.ask_car
    phase = state.phase
    if START <= phase <= CLOSING:
        return state.car
    if phase == DRAFTING:
        return state.order[state.drafter]
    if phase == PICKING and state.picking:
        return state.picking[0]
    return NOBODY


def waiting_for(state: State) -> list[int]:
    """The seats that owe a decision now: one at a time."""
    if state.ask == NOTHING and START <= state.phase <= CLOSING:
        return [state.car]
    seat = asked(state)
    return [] if seat == NOBODY else [seat]


def legal(state: State, seat: int) -> list[Decision]:
    """All that a seat may decide now."""
    if seat < 0 or asked(state) != seat:
        return []
    if state.ask != NOTHING:
        return _answers(state)
    phase = state.phase
    if phase == ROLLING:
        return _REROLLS[rollable(state)][:]
    if phase == PICKING:
        starts = free_starts(state)
        return [d.PICKED[driver][space] for driver in free_drivers(state) for space in starts]
    if phase == DRAFTING:
        hazards = choosable(state)
        if hazards:
            return [d.HAZARD_PICKED[hazard] for hazard in hazards]
        return [d.HAZARD_DISCARDED[hazard] for hazard in dict.fromkeys(state.revealed)]
    return _turn(state, seat)


def _answers(state: State) -> list[Decision]:
    """The answers to an open question."""
    question = state.ask
    if question == PLACE:
        return [d.PLACED[space] for space in spaces(state)]
    if question == SHIFT:
        return [d.SHIFTED[space] for space in havens(state, state.ask_detail)]
    if question == BOUNCE:
        return [d.BOUNCED[space] for space in landings(state, state.ask_car)]
    if question == ASK_CRANE:
        return [d.CRANED[space] for space in crane_spaces(state, state.ask_car)]
    if question == ASK_SERVICE:
        return [d.SERVICE_NOW, d.NO_SERVICE_NOW]
    found = [d.MOVED[space][to] for space, to in moves(state, state.ask_detail)]
    if state.ask_detail == CREW or state.moved:
        found.append(d.DONE_NOW)
    return found


def _turn(state: State, car: int) -> list[Decision]:
    """What the car on turn may do, apart from rolling dice again."""
    phase = state.phase
    if phase == START:
        found = [d.ROLL_NOW]
        if can_service(state, car):
            found.append(d.SERVICE_NOW)
        if state.ramp[car] and has_free_space(state):
            found.append(d.RAMP_NOW)
        return found
    if phase == MOVING:
        found = [d.STEPPED[direction] for direction in steps(state, car, wheels(state))]
        _shots(state, car, found)
    elif phase == MOVED:
        found = [d.END_NOW]
        if can_handbrake(state, car):
            found.append(d.HANDBRAKE_NOW)
        _shots(state, car, found)
    elif phase == ADJUSTING:
        found = _adjust(state, car)
    elif phase == SETTLED:
        found = [d.SETTLE_NOW]
        if state.tiles[car] & BY_OWN_WORD_BITS:
            for die in loadable(state, car):
                found += [d.LOADED[die][face] for face in range(len(FACE)) if face != state.dice[die]]
            found += [d.DOUBLED[die] for die in doublable(state, car)]
    else:
        found = [d.END_NOW]
    if not state.used & BOUGHT:
        found += [d.BOUGHT[place] for place in purchases(state, car)]
    if state.tiles[car] & OFFERS[phase]:
        for tile in usable(state, car):
            found.append(d.USED[tile])
        for die in shootable(state, car):
            found.append(d.TO_SHOT[die])
        found += d.GARAGED[1 : garage_points(state, car) + 1]
    return found


def _adjust(state: State, car: int) -> list[Decision]:
    """W3: the dial, repairs, the restart, the service."""
    low, high = dial_range(state, car)
    found = d.SPEED_SET[TOP + low : TOP + high + 1]
    found += d.REPAIRED[1 : repairable(state, car) + 1]
    if can_restart(state, car):
        found.append(d.RESTART_NOW)
    if can_service(state, car):
        found.append(d.SERVICE_NOW)
    return found


def firing(state: State, car: int) -> list[Decision]:
    """Everything that can be fired now."""
    found: list[Decision] = []
    _shots(state, car, found)
    return found


def _shots(state: State, car: int, found: list[Decision]) -> None:
    """Everything that can be fired (GB-11, GB-21.6 to 21.11)."""
    if available(state, SHOT):
        can_mortar = state.tiles[car] >> MORTAR & 1 and not state.used & MORTARED
        for direction in directions(state, car):
            space = aim(state, state.at[car], direction)
            if space != NO_TARGET or strikes_behind(state, car, direction):
                found.append(d.SHOTS[direction])
            if can_mortar and space != NO_TARGET and state.occupant[space] != NOBODY:
                found.append(d.MORTARS[direction])
        if can_pump(state, car):
            found.append(d.PUMP_NOW)
    if state.tiles[car] >> TRICK_BULLET & 1 and not state.used & TRICK:
        for other, status in enumerate(state.status):
            if status == ROAD and other != car:
                found.append(d.TRICKED[state.driver[other]])


def directions(state: State, car: int) -> list[int]:
    """Where a car may shoot: straight ahead, or anywhere from Parker's turret (GB-11.1, GB-20.5)."""
    return _ALL_ROUND if state.driver[car] == PARKER else [state.facing[car]]


def strikes_behind(state: State, car: int, direction: int) -> bool:
    """Whether the Rear Gunner would strike something the other way (GB-21.10)."""
    if not state.tiles[car] >> REAR_GUNNER & 1:
        return False
    return aim(state, state.at[car], OPPOSITE[direction]) != NO_TARGET


def can_pump(state: State, car: int) -> bool:
    """Whether a blast has a target (GB-21.9)."""
    if not state.active[car] >> PUMP_GUN & 1:
        return False
    return any(has_target(state, space) for space in blast_spaces(state, car))


def standing(state: State, seat: int) -> list[Decision]:
    """Conceding, while one is in the race."""
    if state.phase == OVER or not 0 <= seat < state.seats:
        return []
    return [d.CONCEDE_NOW] if state.status[seat] < OUT or state.status[seat] == UNPICKED else []


def default(state: State, seat: int) -> Decision:
    """What is played for a seat whose time is up: it drives straight on, gently, and does nobody any harm."""
    choices = legal(state, seat)
    if state.ask == ASK_SERVICE:
        return d.NO_SERVICE_NOW
    if state.ask == MOVE and d.DONE_NOW in choices:
        return d.DONE_NOW
    if state.ask != NOTHING:
        return choices[0]
    phase = state.phase
    if phase == ROLLING:
        return d.STOP_NOW
    if phase == ADJUSTING:
        points = repairable(state, seat)
        if points:
            return d.REPAIRED[points]
        gentle = 1 if not state.speed[seat] and dial_range(state, seat)[1] else 0
        return d.SPEED_SET[TOP + gentle]
    return choices[0]
