"""Flat out: all dice at once, and laying them again after a failure (RG-11)."""

from __future__ import annotations

from paddock.core.chance import Chance
from paddock.core.event import EventSink
from paddock.games.rallyman_gt.components.content import GEARS
from paddock.games.rallyman_gt.rules.decisions import BOOSTS_OF, BRAKES_OF, DICE_COUNT, FOCUS_OF, GEAR_OF
from paddock.games.rallyman_gt.rules.state import RELAYING, SHOWN, STEP, UNKNOWN, State, threshold
from paddock.games.rallyman_gt.rules.steps.ending import enter, finish, moved_off, movement_over
from paddock.games.rallyman_gt.rules.steps.losing import lose_control
from paddock.games.rallyman_gt.rules.steps.planning import lay, start
from paddock.games.rallyman_gt.rules.steps.rolling import cannon_fails, roll_dice


def flat_out(state: State, car: int, chance: Chance, events: EventSink) -> None:
    """Rolls everything, takes the focus tokens, and sees what comes of it (RG-11.1 - RG-11.4)."""
    colour, circuit = state.cast.colour[car], state.circuit
    events.add("flat_out", (colour, sum(DICE_COUNT[each % STEP] for each in state.plan)))
    total, gained, too_fast = 0, 0, False
    here, speed = state.node[car], state.speed[car]
    cannon = speed == 0 and GEAR_OF[state.plan[0] % STEP] == 2
    rolled: list[int] = []
    for each in state.plan:
        target, action = each // STEP, each % STEP
        faces = roll_dice(state, car, action, chance, events)
        rolled.append(faces)
        gained += FOCUS_OF[action]
        move = circuit.move_to[here][target]
        here, speed = target, GEAR_OF[action] or speed
        total += faces.bit_count() + circuit.added[move][speed]
        too_fast = speed > circuit.most[move]
    state.faces = tuple(rolled)
    state.focus[car] += gained
    events.add("gains_focus", (colour, gained))
    if cannon and rolled[0]:
        _cannon(state, car, chance, events)
        return
    limit = threshold(state, car)
    lost = total >= limit
    events.add("flat_out_fails" if lost or too_fast else "flat_out_holds", (colour, total, limit))
    if lost:
        _lay_again(state, car)
    else:
        _drive(state, car, state.plan[:], too_fast, chance, events)


def _cannon(state: State, car: int, chance: Chance, events: EventSink) -> None:
    """The cannon die shows a warning: the first step only, and no loss of control but for a limit there (RG-18.3)."""
    target = state.plan[0] // STEP
    move = state.circuit.move(state.node[car], target)
    moved_off(state, car, events)
    if enter(state, car, move, 2, events):
        finish(state, car, events)
    elif state.circuit.most[move] < 2:
        events.add("too_fast", (state.cast.colour[car], 3, state.circuit.most[move]))
        lose_control(state, car, chance, events)
    else:
        cannon_fails(state, car, events)


def _drive(state: State, car: int, steps: list[int], lost: bool, chance: Chance, events: EventSink) -> None:
    """The car goes along the steps. If control is lost it is on the last of them (RG-11.2, RG-11.8)."""
    circuit = state.circuit
    moved_off(state, car, events)
    for each in steps:
        move = circuit.move_to[state.node[car]][each // STEP]
        speed = GEAR_OF[each % STEP] or state.speed[car]
        if enter(state, car, move, speed, events):
            finish(state, car, events)
            return
        if speed > circuit.most[move] and events.listening:
            events.add("too_fast", (state.cast.colour[car], speed + 1, circuit.most[move]))
    if lost:
        lose_control(state, car, chance, events)
    else:
        movement_over(state, car, events)


# -- laying again ----------------------------------------------------------------------------------------------


def _lay_again(state: State, car: int) -> None:
    """The rolled dice come back, with their faces, and are laid anew from the start (RG-11.5)."""
    state.phase = RELAYING
    take_up(state, car)


def take_up(state: State, car: int) -> None:
    """All rolled dice in the hand again, nothing laid."""
    rolled = gas = brakes = boosts = gears_warned = gas_warned = brakes_warned = 0
    for each, faces in zip(state.plan, state.faces, strict=True):
        action = each % STEP
        gear = GEAR_OF[action]
        if gear:
            rolled |= 1 << gear
            if faces & 1:
                gears_warned |= 1 << gear
        else:
            gas += 1
            gas_warned += faces & 1
        brakes += BRAKES_OF[action]
        if BRAKES_OF[action]:
            brakes_warned += (faces >> 1).bit_count()
        if BOOSTS_OF[action]:
            boosts += 1
            gears_warned |= faces >> 1 & 1
    state.used = ((1 << (GEARS + 1)) - 2) & ~rolled
    state.gears_left = rolled.bit_count()
    state.gas_left = gas
    state.brakes_left = brakes
    state.boosts_left = boosts
    state.gears_warned = gears_warned
    state.gas_warned = gas_warned
    state.brakes_warned = brakes_warned
    state.shown = 0
    state.relaid = []
    start(state, car)


def fixed_warnings(state: State, action: int) -> int:
    """Warnings on the dice of an action of which there is one only: gear and boost dice. Boost is bit 0."""
    gear = GEAR_OF[action]
    found = state.gears_warned >> gear & 1 if gear else 0
    return found + (state.gears_warned & 1 if BOOSTS_OF[action] else 0)


def possible_warnings(state: State, action: int, laid: bool = False) -> range:
    """How many warnings the dice of an action can show, whichever gas or brake dice are taken (RG-11.7); `laid`: they
    are those of the step that was laid last."""
    fixed = fixed_warnings(state, action)
    if GEAR_OF[action]:
        taken, left, warned = BRAKES_OF[action], state.brakes_left, state.brakes_warned
    else:
        taken, left, warned = 1, state.gas_left, state.gas_warned
    clear = left + (taken if laid else 0) - warned
    return range(fixed + max(0, taken - clear), fixed + min(taken, warned) + 1)


def lay_again(state: State, car: int, action: int, target: int, warnings: int) -> None:
    """A step of the rolled dice, whose dice show so many warnings; `UNKNOWN` if that is still to be said."""
    fixed = fixed_warnings(state, action)
    move = lay(state, car, action, target)
    state.shown += state.circuit.track_warnings(move, state.gear)
    state.relaid.append((target * STEP + action) * SHOWN + UNKNOWN)
    if warnings != UNKNOWN:
        say_warnings(state, car, warnings, fixed)


def say_warnings(state: State, car: int, warnings: int, fixed: int) -> None:
    """How many warnings the dice show that were laid last. The laying ends where the threshold is reached (RG-11.6)."""
    step = state.relaid[-1] // SHOWN
    action = step % STEP
    if GEAR_OF[action]:
        state.brakes_warned -= warnings - fixed
    else:
        state.gas_warned -= warnings
    state.relaid[-1] = step * SHOWN + warnings
    state.shown += warnings
    if state.shown >= threshold(state, car):
        state.plan_over = True


def say_last(state: State, car: int, warnings: int) -> None:
    """Somebody says how many warnings the dice show that were laid last."""
    action = state.relaid[-1] // SHOWN % STEP
    say_warnings(state, car, warnings, fixed_warnings(state, action))


def asks_warnings(state: State) -> bool:
    """Whether it is still to be said what the dice show that were laid last."""
    return bool(state.relaid) and state.relaid[-1] % SHOWN == UNKNOWN


def keep(state: State, car: int) -> None:
    """The dice stay where they were planned, up to the space where the threshold is reached (RG-11.7)."""
    for each, faces in zip(state.plan, state.faces, strict=True):
        target, action = divmod(each, STEP)
        lay_again(state, car, action, target, faces.bit_count())
        if state.plan_over:
            return


def relay(state: State, car: int, chance: Chance, events: EventSink) -> None:
    """Control is lost on the last space of what is laid (RG-11.5)."""
    _drive(state, car, [each // SHOWN for each in state.relaid], True, chance, events)
