"""Dice: rolling them, and spending their faces (GB-8, GB-9.9, GB-10.4)."""

from __future__ import annotations

from typing import Final

from paddock.core.chance import Chance
from paddock.core.event import Event
from paddock.games.gang_rush.components.content import (
    ALL_DICE,
    ALLOWANCE,
    BREAKAGE,
    DICE,
    DIE_PRICE,
    DON,
    NO_FACE,
    REROLLS,
    ROLL,
    SHOWN,
    WHEEL,
)
from paddock.games.gang_rush.rules.state import NOBODY, ROLLING, SETTLED, Log, State
from paddock.games.gang_rush.rules.steps.money import earn

_DICE_OF: Final = tuple(tuple(die for die in range(DICE) if mask >> die & 1) for mask in range(ALL_DICE + 1))
"""`_DICE_OF[mask]`: the dice of a bit mask."""


def roll(state: State, mask: int, chance: Chance, log: Log) -> None:
    """Rolls the dice of a bit mask. Second Wind makes new dice of them."""
    dice = state.dice
    for die in _DICE_OF[mask]:
        dice[die] = chance.pick("die", ROLL)
    if state.doubled != NOBODY and mask >> state.doubled & 1:
        state.doubled = NOBODY
    state.rolls += 1
    if log is not None:
        shown = [face if face != NO_FACE else len(SHOWN) - 1 for face in dice]
        log.append(Event("rolls", (state.driver[state.car], mask - 1, *shown)))


def first_roll(state: State, chance: Chance, log: Log) -> None:
    """All five dice (GB-8.1)."""
    roll(state, ALL_DICE, chance, log)
    state.rerolls = REROLLS
    state.phase = ROLLING


def reroll(state: State, mask: int, chance: Chance, log: Log) -> None:
    """Some dice again; what was rolled last and is not among them stays aside for good (GB-8.1)."""
    if not state.second_wind:
        state.aside = ALL_DICE & ~mask
    state.rerolls -= 1
    roll(state, mask, chance, log)
    if not state.rerolls:
        stop_rolling(state)


def stop_rolling(state: State) -> None:
    """W1 is over."""
    state.rerolls = 0
    state.second_wind = False
    state.phase = SETTLED


def rollable(state: State) -> int:
    """The bit mask of the dice that may be rolled again (GB-8.1, GB-21.28)."""
    return ALL_DICE if state.second_wind else ALL_DICE & ~state.aside


def available(state: State, face: int) -> int:
    """How many unused faces of a kind the dice have; a doubled die has two (GB-21.23)."""
    dice, spent, lost, doubled = state.dice, state.spent, state.lost, state.doubled
    found = dice.count(face)
    if not found or (doubled == NOBODY and not lost and 1 not in spent):
        return found
    found = 0
    for die in range(DICE):
        if dice[die] == face and not lost >> die & 1:
            found += (2 if die == doubled else 1) - spent[die]
    return found


def spend(state: State, face: int, count: int) -> None:
    """Uses faces so that as many dice as possible stay unused: what is begun first, then a doubled die if both its
    halves are needed, then single dice."""
    doubled = state.doubled
    fits = doubled != NOBODY and state.dice[doubled] == face and not state.lost >> doubled & 1
    if fits and count and (state.spent[doubled] == 1 or count > 1):
        used = min(count, 2 - state.spent[doubled])
        state.spent[doubled] += used
        count -= used
    for die in range(DICE):
        if not count:
            return
        if state.dice[die] == face and die != doubled and not state.spent[die] and not state.lost >> die & 1:
            state.spent[die] = 1
            count -= 1
    if fits and count:
        state.spent[doubled] += count


def wheels(state: State) -> int:
    """All wheels that are left: free, granted and on dice."""
    return state.free_wheels + state.granted_wheels + available(state, WHEEL)


def spend_wheels(state: State, count: int) -> None:
    """Free wheels first, then granted ones, then dice (GB-10.4)."""
    free = min(count, state.free_wheels)
    state.free_wheels -= free
    count -= free
    granted = min(count, state.granted_wheels)
    state.granted_wheels -= granted
    spend(state, WHEEL, count - granted)


def lose_wheels(state: State, log: Log) -> None:
    """A slick: all wheels that are left are lost for the turn (GB-21.15)."""
    if log is not None and wheels(state):
        log.append(Event("loses_wheels", (state.driver[state.car],)))
    state.free_wheels = 0
    state.granted_wheels = 0
    for die in range(DICE):
        if state.dice[die] == WHEEL:
            state.lost |= 1 << die


def unsold(state: State) -> int:
    """How many dice would be sold now: those that are not used, lost or breakage (GB-9.9)."""
    found = 0
    for die in range(DICE):
        face = state.dice[die]
        if face not in (NO_FACE, BREAKAGE) and not state.spent[die] and not state.lost >> die & 1:
            found += 1
    return found


def sale_price(state: State, car: int) -> int:
    """What the sale brings (GB-9.9, GB-20.2)."""
    amount = DIE_PRICE * unsold(state)
    return max(amount, ALLOWANCE) if state.driver[car] == DON else amount


def sell(state: State, car: int, log: Log) -> None:
    """The sale at the end of a turn."""
    amount = sale_price(state, car)
    if amount:
        earn(state, car, amount)
        if log is not None:
            log.append(Event("sells", (state.driver[car], unsold(state), amount)))
