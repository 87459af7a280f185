"""Dice: rolling them, and spending their faces (GB-8, GB-9.9, GB-10.4)."""

from __future__ import annotations

from typing import Final

from paddock.core.chance import ChanceSource
from paddock.core.event import EventSink

from ...components.content import (
    ALL_DICE,
    BREAKAGE_FACE,
    DICE_COUNT,
    DIE_FACES,
    DIE_PRICE,
    DON_MIN_SALE,
    DRIVER_DON_MOCCIOCO,
    MAX_REROLLS,
    NO_FACE,
    SHOWN_FACE_VALUES,
    WHEEL_FACE,
)
from ..phases import PHASE_DICE_ROLLED, PHASE_ROLLING_DICE
from ..state import NOBODY, State
from .money import receive_money

_DICE_BY_MASK: Final = tuple(tuple(die for die in range(DICE_COUNT) if mask >> die & 1) for mask in range(ALL_DICE + 1))
"""`_DICE_BY_MASK[mask]`: the dice of a bit mask."""


def roll_dice(state: State, mask: int, chance_source: ChanceSource, events: EventSink) -> None:
    """Rolls the dice of a bit mask. Second Wind makes new dice of them."""
    dice = state.dice
    for die in _DICE_BY_MASK[mask]:
        dice[die] = chance_source.pick("die", DIE_FACES)
    if state.doubled_die != NOBODY and mask >> state.doubled_die & 1:
        state.doubled_die = NOBODY
    state.rolls += 1
    if events.is_listening:
        shown = [face if face != NO_FACE else len(SHOWN_FACE_VALUES) - 1 for face in dice]
        events.add("rolls", (state.driver[state.current_car], mask - 1, *shown))


def first_roll(state: State, chance_source: ChanceSource, events: EventSink) -> None:
    """All five dice (GB-8.1)."""
    roll_dice(state, ALL_DICE, chance_source, events)
    state.rerolls_left = MAX_REROLLS
    state.phase = PHASE_ROLLING_DICE


def reroll_dice(state: State, mask: int, chance_source: ChanceSource, events: EventSink) -> None:
    """Some dice again; what was rolled last and is not among them stays aside for good (GB-8.1)."""
    if not state.second_wind:
        state.dice_aside = ALL_DICE & ~mask
    state.rerolls_left -= 1
    roll_dice(state, mask, chance_source, events)
    if not state.rerolls_left:
        stop_rolling(state)


def stop_rolling(state: State) -> None:
    """W1 is over."""
    state.rerolls_left = 0
    state.second_wind = False
    state.phase = PHASE_DICE_ROLLED


def rerollable_dice(state: State) -> int:
    """The bit mask of the dice that may be rolled again (GB-8.1, GB-21.28)."""
    return ALL_DICE if state.second_wind else ALL_DICE & ~state.dice_aside


def available_faces(state: State, face: int) -> int:
    """How many unused faces of a kind the dice have; a doubled die has two (GB-21.23)."""
    dice, spent, lost, doubled = state.dice, state.die_uses, state.lost_dice, state.doubled_die
    count = dice.count(face)
    if not count or (doubled == NOBODY and not lost and 1 not in spent):
        return count
    count = 0
    for die in range(DICE_COUNT):
        if dice[die] == face and not lost >> die & 1:
            count += (2 if die == doubled else 1) - spent[die]
    return count


def spend_faces(state: State, face: int, face_count: int) -> None:
    """Uses faces so that as many dice as possible stay unused: what is begun first, then a doubled die if both its
    halves are needed, then single dice."""
    doubled = state.doubled_die
    has_doubled_face = doubled != NOBODY and state.dice[doubled] == face and not state.lost_dice >> doubled & 1
    if has_doubled_face and face_count and (state.die_uses[doubled] == 1 or face_count > 1):
        used = min(face_count, 2 - state.die_uses[doubled])
        state.die_uses[doubled] += used
        face_count -= used
    for die in range(DICE_COUNT):
        if not face_count:
            return
        if state.dice[die] == face and die != doubled and not state.die_uses[die] and not state.lost_dice >> die & 1:
            state.die_uses[die] = 1
            face_count -= 1
    if has_doubled_face and face_count:
        state.die_uses[doubled] += face_count


def wheels_left(state: State) -> int:
    """All wheels that are left: free, granted and on dice."""
    return state.free_wheels + state.granted_wheels + available_faces(state, WHEEL_FACE)


def spend_wheels(state: State, wheel_count: int) -> None:
    """Free wheels first, then granted ones, then dice (GB-10.4)."""
    free = min(wheel_count, state.free_wheels)
    state.free_wheels -= free
    wheel_count -= free
    granted = min(wheel_count, state.granted_wheels)
    state.granted_wheels -= granted
    spend_faces(state, WHEEL_FACE, wheel_count - granted)


def lose_wheels(state: State, events: EventSink) -> None:
    """A slick: all wheels that are left are lost for the turn (GB-21.15)."""
    if events.is_listening and wheels_left(state):
        events.add("loses_wheels", (state.driver[state.current_car],))
    state.free_wheels = 0
    state.granted_wheels = 0
    for die in range(DICE_COUNT):
        if state.dice[die] == WHEEL_FACE:
            state.lost_dice |= 1 << die


def sellable_dice(state: State) -> int:
    """How many dice would be sold now: those that are not used, lost or breakage (GB-9.9)."""
    count = 0
    for die in range(DICE_COUNT):
        face = state.dice[die]
        if face not in (NO_FACE, BREAKAGE_FACE) and not state.die_uses[die] and not state.lost_dice >> die & 1:
            count += 1
    return count


def sale_price(state: State, car: int) -> int:
    """What the sale brings (GB-9.9, GB-20.2)."""
    amount = DIE_PRICE * sellable_dice(state)
    return max(amount, DON_MIN_SALE) if state.driver[car] == DRIVER_DON_MOCCIOCO else amount


def sell_dice(state: State, car: int, events: EventSink) -> None:
    """The sale at the end of a turn."""
    amount = sale_price(state, car)
    if amount:
        receive_money(state, car, amount)
        if events.is_listening:
            events.add("sells", (state.driver[car], sellable_dice(state), amount))
