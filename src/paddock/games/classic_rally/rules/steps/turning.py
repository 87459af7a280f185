"""Rounds and turns: upkeep, dice, the end of a turn, of a round, of the game (CR-6, CR-7, CR-18)."""

from __future__ import annotations

from paddock.core.chance import Chance
from paddock.core.event import EventSink
from paddock.games.classic_rally.components.content import (
    AQUAPLANING,
    CARDS,
    DICE,
    FEATURE_SLOTS,
    FOG_LIGHTS,
    FUEL_LEAK,
    LIGHT_WEIGHT,
    RAIN_TYRES,
    ROLL,
    UNLUCKY,
    WEATHER_HITS,
    WEATHER_ROLL,
)
from paddock.games.classic_rally.components.road import KINDS
from paddock.games.classic_rally.components.settings import plays_on
from paddock.games.classic_rally.rules.blank import clear_turn
from paddock.games.classic_rally.rules.driving import is_active
from paddock.games.classic_rally.rules.state import (
    BEFORE_DICE,
    CHOOSING,
    NONE,
    OVER,
    RACING,
    ROUND,
    ROUND_END,
    TURN,
    UPKEEP,
    State,
    in_order,
    racing,
)
from paddock.games.classic_rally.rules.steps.mending import leak, serve_aquaplaning


def new_round(state: State, events: EventSink) -> None:
    """The first racing player's turn."""
    state.round += 1
    state.player = racing(state)[0]
    state.phase = UPKEEP
    events.add("round", (state.round,))


def upkeep(state: State, events: EventSink) -> None:
    """A turn begins: leaks, AQUAPLANING, the toolbox is free again (CR-6.5)."""
    seat = state.player
    clear_turn(state)
    state.marked[seat] = 0
    state.bound[seat] = 0
    events.add("turn", (state.colour[seat],))
    leak(state, seat, state.held[seat].count(FUEL_LEAK), events)
    if AQUAPLANING in state.held[seat]:
        state.barred[seat] = 1
        events.add("barred", (state.colour[seat],))
    state.phase = BEFORE_DICE


# -- dice ------------------------------------------------------------------------------------------------------


def roll(state: State, chance: Chance, events: EventSink) -> None:
    """Two dice and the weather (CR-7.1)."""
    seat = state.player
    state.dice = tuple(chance.pick("die", ROLL) for _ in range(DICE))
    state.weather = chance.pick("weather", WEATHER_ROLL)
    events.add("rolls", (state.colour[seat], *state.dice, state.weather))
    if sum(state.dice) + DICE == UNLUCKY:
        for slot in range(FEATURE_SLOTS):
            if state.feature[FEATURE_SLOTS * seat + slot] == LIGHT_WEIGHT:
                mark(state, seat, slot, events)
    settle(state, events)


def free_hits(state: State, seat: int) -> int:
    """Hits whose feature the player chooses: ones and weather (CR-7.2, CR-7.4)."""
    first = CARDS * seat
    shields = (1 if state.load[first + RAIN_TYRES] else 0) + (2 if state.load[first + FOG_LIGHTS] else 0)
    return state.dice.count(0) + WEATHER_HITS[state.weather][shields]


def candidates(state: State, seat: int) -> list[int]:
    """The slots that a free hit may fall on (CR-7.6): active features; without any, those not yet marked."""
    unmarked = [
        slot
        for slot in range(FEATURE_SLOTS)
        if state.feature[FEATURE_SLOTS * seat + slot] != NONE and not state.marked[seat] >> slot & 1
    ]
    return [slot for slot in unmarked if is_active(state, seat, slot)] or unmarked


def mark(state: State, seat: int, slot: int, events: EventSink) -> None:
    """Disables a feature for this turn."""
    state.marked[seat] |= 1 << slot
    events.add("disabled", (state.colour[seat], state.feature[FEATURE_SLOTS * seat + slot]))


def settle(state: State, events: EventSink) -> None:
    """Resolves the free hits of the roll as far as there is no choice (CR-7.5, CR-7.8)."""
    seat = state.player
    hits = free_hits(state, seat)
    while hits:
        slots = candidates(state, seat)
        alike = len({state.feature[FEATURE_SLOTS * seat + slot] for slot in slots}) < len(slots)
        if len(slots) > 1 and hits < len(slots) and not alike:
            state.phase = CHOOSING
            return
        if not slots:
            break
        mark(state, seat, slots[0], events)
        hits -= 1
    state.phase = TURN


def choose(state: State, feature: int, events: EventSink) -> None:
    """The player's choice of what fails; with two slots there is never more than one."""
    seat = state.player
    for slot in candidates(state, seat):
        if state.feature[FEATURE_SLOTS * seat + slot] == feature:
            mark(state, seat, slot, events)
            break
    state.phase = TURN


# -- the end ---------------------------------------------------------------------------------------------------


def end_turn(state: State, events: EventSink) -> None:
    """Dice marks vanish, a served AQUAPLANING goes back (CR-6.5)."""
    seat = state.player
    state.marked[seat] = 0
    serve_aquaplaning(state, seat, events)
    pass_on(state)


def pass_on(state: State) -> None:
    """The next racing player, or the end of the round."""
    order = in_order(state)
    clear_turn(state)
    for seat in order[order.index(state.player) + 1 :]:
        if state.status[seat] == RACING:
            state.player = seat
            state.phase = UPKEEP
            return
    state.phase = ROUND_END


def end_round(state: State, events: EventSink) -> None:
    """The stopwatch, then whether the game is over (CR-18.7, CR-18.8, CR-23)."""
    notches = hand(state)
    if notches and events.listening and (state.settings.chrono or state.seats == 1):
        events.add("stopwatch", (notches,))
    if state.round >= state.settings.max_rounds or (state.first_finish and not plays_on(state.settings)):
        close_game(state, events)
    else:
        state.phase = ROUND


def hand(state: State) -> int:
    """Where the hand of the stopwatch stands at the end of this round (CR-23.1, CR-23.6)."""
    if state.seats == 1:
        return state.round
    return state.round - state.first_finish if state.first_finish else 0


def close_game(state: State, events: EventSink) -> None:
    """Nobody drives any more: tiles that were never laid go into the box, and it is nobody's turn."""
    state.phase = OVER
    state.player = 0
    state.tiles = (0,) * KINDS
    events.add("over")
