"""Rounds and turns: upkeep, dice, the end of a turn, of a round, of the game (CR-6, CR-7, CR-18)."""

from __future__ import annotations

from paddock.core.chance import ChanceSource
from paddock.core.event import EventSink

from ...components import content
from ...components.content import CARD_KIND_COUNT, DICE_COUNT, DIE_FACES, FEATURE_SLOTS, WEATHER_FACES
from ...components.tiles import TILE_KIND_COUNT
from .. import phases
from ..driving import is_active
from ..phases import PHASE_BEFORE_DICE, PHASE_ROUND_END, PHASE_TURN, PHASE_UPKEEP, STATUS_RACING
from ..state import State, fitted_slots, play_order, racing_seats
from .repairs import end_aquaplaning, leak_fuel


def begin_round(state: State, chance_source: ChanceSource, events: EventSink) -> bool:
    """The first racing player's turn."""
    state.round += 1
    state.active_seat = racing_seats(state)[0]
    state.phase = PHASE_UPKEEP
    events.add("round", (state.round,))
    return True


def begin_turn(state: State, chance_source: ChanceSource, events: EventSink) -> bool:
    """A turn begins: leaks, AQUAPLANING, the toolbox is free again (CR-6.5)."""
    seat = state.active_seat
    state.clear_turn()
    state.disabled_slots[seat] = 0
    state.toolbox_bound[seat] = 0
    events.add("turn", (state.colour[seat],))
    hazards = state.hazards_held[seat]
    if hazards:
        leak_fuel(state, seat, hazards.count(content.HAZARD_FUEL_LEAK), events)
        if content.HAZARD_AQUAPLANING in hazards:
            state.barred[seat] = 1
            events.add("barred", (state.colour[seat],))
    state.phase = PHASE_BEFORE_DICE
    return False


def roll_dice(state: State, chance_source: ChanceSource, events: EventSink) -> None:
    """Two dice and the weather (CR-7.1)."""
    seat = state.active_seat
    state.dice = tuple([chance_source.pick("die", DIE_FACES) for _ in range(DICE_COUNT)])
    state.weather = chance_source.pick("weather", WEATHER_FACES)
    if events.is_listening:
        events.add("rolls", (state.colour[seat], *state.dice, state.weather))
    if sum(state.dice) + DICE_COUNT == content.UNLUCKY_TOTAL:
        for slot in fitted_slots(state, seat):
            if state.features[FEATURE_SLOTS * seat + slot] == content.FEATURE_LIGHT_WEIGHT:
                disable_slot(state, seat, slot, events)
    resolve_hits(state, events)


def free_hits(state: State, seat: int) -> int:
    """Hits whose feature the player chooses: ones and weather (CR-7.2, CR-7.4)."""
    cards = state.rally_load[CARD_KIND_COUNT * seat : CARD_KIND_COUNT * (seat + 1)]
    return state.dice.count(0) + content.WEATHER_HITS_BY_SHIELDS[state.weather][content.shields_among(cards)]


def disableable_slots(state: State, seat: int) -> list[int]:
    """The slots that a free hit may fall on (CR-7.6): active features; without any, those not yet marked."""
    unmarked = [slot for slot in fitted_slots(state, seat) if not state.disabled_slots[seat] >> slot & 1]
    return [slot for slot in unmarked if is_active(state, seat, slot)] or unmarked


def disable_slot(state: State, seat: int, slot: int, events: EventSink) -> None:
    """Disables a feature for this turn."""
    state.disabled_slots[seat] |= 1 << slot
    if events.is_listening:
        events.add("disabled", (state.colour[seat], state.features[FEATURE_SLOTS * seat + slot]))


def resolve_hits(state: State, events: EventSink) -> None:
    """Resolves the free hits of the roll as far as there is no choice (CR-7.5, CR-7.8)."""
    seat = state.active_seat
    hits = free_hits(state, seat)
    while hits:
        slots = disableable_slots(state, seat)
        if not slots:
            break
        features = {state.features[FEATURE_SLOTS * seat + slot] for slot in slots}
        if len(slots) > 1 and hits < len(slots) == len(features):
            state.phase = phases.PHASE_CHOOSING_DISABLED
            return
        disable_slot(state, seat, slots[0], events)
        hits -= 1
    state.phase = PHASE_TURN


def choose_disabled(state: State, feature: int, events: EventSink) -> None:
    """The player's choice of what fails; with two slots there is never more than one."""
    seat = state.active_seat
    for slot in disableable_slots(state, seat):
        if state.features[FEATURE_SLOTS * seat + slot] == feature:
            disable_slot(state, seat, slot, events)
            break
    state.phase = PHASE_TURN


def end_turn(state: State, events: EventSink) -> None:
    """Dice marks vanish, a served AQUAPLANING goes back (CR-6.5)."""
    seat = state.active_seat
    state.disabled_slots[seat] = 0
    end_aquaplaning(state, seat, events)
    pass_turn(state)


def pass_turn(state: State) -> None:
    """The next racing player, or the end of the round."""
    order = play_order(state)
    state.clear_turn()
    for seat in order[order.index(state.active_seat) + 1 :]:
        if state.status[seat] == STATUS_RACING:
            state.active_seat = seat
            state.phase = PHASE_UPKEEP
            return
    state.phase = PHASE_ROUND_END


def end_round(state: State, chance_source: ChanceSource, events: EventSink) -> bool:
    """The stopwatch, then whether the game is over (CR-18.4, CR-18.7, CR-18.8, CR-23)."""
    notches = stopwatch_notches(state)
    if notches and events.is_listening and (state.settings.chrono or state.seats == 1):
        events.add("stopwatch", (notches,))
    settings = state.settings
    decided = state.first_finish_round and not settings.full_ranking and not settings.chrono
    if decided or state.round >= settings.max_rounds:
        end_game(state, events)
    else:
        state.phase = phases.PHASE_ROUND
    return True


def stopwatch_notches(state: State) -> int:
    """Where the hand of the stopwatch stands at the end of this round (CR-23.1, CR-23.6)."""
    if state.seats == 1:
        return state.round
    return state.round - state.first_finish_round if state.first_finish_round else 0


def end_game(state: State, events: EventSink) -> None:
    """Nobody drives any more: tiles that were never laid go into the box, and it is nobody's turn."""
    state.phase = phases.PHASE_OVER
    state.active_seat = 0
    state.tile_pile = (0,) * TILE_KIND_COUNT
    events.add("over")
