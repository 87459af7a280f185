"""The bivouac: cards are laid, picked, left lying (GR-2.8, GR-11, GR-20.6, GR-26, GR-32.3)."""

from __future__ import annotations

from typing import Final

from paddock.core.chance import ChanceSource
from paddock.core.event import EventSink

from ...components import content
from ...components.content import CARD_KIND_COUNT, NO_CARD
from .. import phases
from ..phases import MODE_RACE, PHASE_OPENING_PICKS, PHASE_PROGRAMMING
from ..reasons import WHY_CARD
from ..state import Args, State, active_seats
from ..supplies import check_hand_limit, discard_display, draw_cards
from .rounds import refill_torpedo


def suffragettes_seat(state: State) -> int:
    """The seat of the Suffragettes, or -1 if they do not take part."""
    if content.CREW_SUFFRAGETTES not in state.crew:
        return -1
    seat = state.crew.index(content.CREW_SUFFRAGETTES)
    return -1 if seat in state.conceded else seat


def display_size(state: State, is_opening: bool) -> int:
    """How many cards are laid (GR-11.1, GR-20.6, GR-26.1, GR-32.3)."""
    extra = content.EXTRA_CARDS if suffragettes_seat(state) >= 0 else 0
    if state.mode == MODE_RACE:
        return len(active_seats(state)) + content.DISPLAY_CARDS_OVER_PLAYERS + extra
    return (
        content.ALONE_DISPLAY_CARDS
        if state.mode == phases.MODE_ALONE and not is_opening
        else content.SOLO_DISPLAY_CARDS
    ) + extra


def pick_order(state: State, is_opening: bool) -> tuple[int, ...]:
    """Who picks, in order (GR-2.8, GR-11.2, GR-20.6, GR-26.4, GR-32.3)."""
    more = suffragettes_seat(state)
    if state.mode == MODE_RACE:
        order = [seat for seat in state.turn_order if seat not in state.conceded]
        if is_opening:
            return tuple(order) + ((more,) if more >= 0 else ())
        return (order[-1], *order[::-1])
    extra = (0,) * content.EXTRA_CARDS if more >= 0 else ()
    if state.mode == phases.MODE_TORPEDO and not is_opening and state.turn_order[0] == phases.TORPEDO_INDEX:
        return (0, 0, *extra)
    return (0,) * content.ALONE_PICKS + extra


def lay_out_display(state: State, chance_source: ChanceSource, events: EventSink) -> bool:
    """The cards are laid from slot 1 on; in solo Estienne takes his first (GR-26.2). It goes on."""
    opening = state.phase == phases.PHASE_OPENING
    cards = draw_cards(state, display_size(state, opening), chance_source, events)
    state.display = tuple(cards)
    state.phase = PHASE_OPENING_PICKS if opening else phases.PHASE_PICKS
    if events.is_listening:
        for slot, card in enumerate(cards):
            events.add("lays_card", (slot, card))
    if opening:
        state.card_pickers = pick_order(state, True)
    elif state.mode == phases.MODE_TORPEDO:
        _take_estienne_cards(state, len(cards), events)
    else:
        begin_picks(state)
    return True


def _take_estienne_cards(state: State, card_count: int, events: EventSink) -> None:
    """Estienne takes his cards; what comes after a card that strikes waits for that (GR-26.2)."""
    first = state.turn_order[0] == phases.TORPEDO_INDEX
    slots = (
        content.FIRST_SLOTS_BY_ESTIENNE_CARD[state.estienne_card]
        if first
        else content.SECOND_SLOTS_BY_ESTIENNE_CARD[state.estienne_card]
    )
    for place, slot in enumerate(slots):
        if slot < card_count:
            take_bivouac_card(state, slot, events)
            if state.agenda:
                later = [
                    (phases.TASK_BIVOUAC_CARD, phases.TORPEDO_INDEX, other)
                    for other in slots[:place:-1]
                    if other < card_count
                ]
                state.agenda[:0] = [(phases.TASK_BEGIN_PICKS, 0, 0), *later]
                return
    begin_picks(state)


def begin_picks(state: State) -> None:
    """The crews pick."""
    state.card_pickers = pick_order(state, False)


def take_bivouac_card(state: State, slot: int, events: EventSink) -> None:
    """A card that the Torpedo takes in the bivouac (GR-26.3, GR-30.G1, GR-30.G2, GR-30.R1)."""
    card = empty_slot(state, slot)
    if card == NO_CARD:
        return
    events.add("torpedo_takes", (slot, card))
    apply_torpedo_card(
        state,
        card,
        content.BIVOUAC_FUEL_FROM_LEVEL,
        content.BIVOUAC_REPAIR_FROM_LEVEL,
        content.BIVOUAC_DANGER_FROM_LEVEL,
        events,
    )


def apply_torpedo_card(
    state: State, card: int, fuel_from_level: int, repair_from_level: int, danger_from_level: int, events: EventSink
) -> None:
    """A card of the Torpedo works by the stickers that are there, and is discarded."""
    state.card_discard[card] += 1
    if content.IS_DANGER_CARD[card]:
        if state.legacy[content.COLOUR_RED] >= danger_from_level:
            state.agenda.append((phases.TASK_DANGER, 0, content.DANGER_OF_ESTIENNE))
        return
    green = state.legacy[content.COLOUR_GREEN]
    fuel = content.GAIN_FUEL[card] if green >= fuel_from_level else 0
    levels = content.GAIN_LEVELS[card] if green >= repair_from_level else 0
    if fuel or levels:
        refill_torpedo(state, fuel, levels, WHY_CARD, events)


def empty_slot(state: State, slot: int) -> int:
    """The card of a slot, which is empty from now on."""
    left = list(state.display)
    card = left[slot]
    left[slot] = NO_CARD
    state.display = tuple(left)
    return card


def pick_card(state: State, seat: int, args: Args, chance_source: ChanceSource, events: EventSink) -> None:
    """A crew takes a card; with others at the table its hand is checked once it has all of its own (GR-11.5)."""
    slot = args[0]
    card = empty_slot(state, slot)
    state.hand[CARD_KIND_COUNT * seat + card] += 1
    state.card_pickers = state.card_pickers[1:]
    if events.is_listening:
        events.add("takes_card", (state.crew[seat], slot, card))
    if state.mode == MODE_RACE and (not state.card_pickers or state.card_pickers[0] != seat):
        check_hand_limit(state, seat, events)


def continue_picks(state: State, chance_source: ChanceSource, events: EventSink) -> bool:
    """The only card that is there is taken; once all picks are made, programming begins. False if somebody has to
    decide."""
    if state.card_pickers:
        left = len(state.display) - state.display.count(NO_CARD)
        if left > 1:
            return False
        if left:
            pick_card(state, state.card_pickers[0], (_first_card_slot(state),), chance_source, events)
            return True
    if state.mode == MODE_RACE:
        _after_race_picks(state, events)
    else:
        _after_solo_picks(state, events)
    return state.phase != PHASE_PROGRAMMING


def _first_card_slot(state: State) -> int:
    """The first slot with a card, or -1."""
    for slot, card in enumerate(state.display):
        if card != NO_CARD:
            return slot
    return -1


def _after_race_picks(state: State, events: EventSink) -> None:
    """The Suffragettes get what is left, the rest is discarded (GR-11.3)."""
    state.card_pickers = ()
    seat, slot = suffragettes_seat(state), _first_card_slot(state)
    if state.phase != PHASE_OPENING_PICKS and seat >= 0 and slot >= 0:
        card = empty_slot(state, slot)
        state.hand[CARD_KIND_COUNT * seat + card] += 1
        events.add("gets_left", (state.crew[seat], slot, card))
        check_hand_limit(state, seat, events)
        if state.question:
            state.agenda += [(phases.TASK_BEGIN_PROGRAMMING, 0, 0), (phases.TASK_CLEAR_DISPLAY, 0, 0)]
            return
    clear_display(state, events)
    begin_programming(state)


_IS_STRIKING_CARD: Final[tuple[bool, ...]] = (*content.IS_DANGER_CARD, False)
"""Whether a card that is left lying strikes; an empty slot, whose card is `NO_CARD`, is the last."""


def _after_solo_picks(state: State, events: EventSink) -> None:
    """Dangers that are left lying strike before the display is discarded (GR-26.5, GR-26.7, GR-26.9, GR-32.3)."""
    state.card_pickers = ()
    if state.phase != PHASE_OPENING_PICKS:
        danger = content.DANGER_OF_ESTIENNE if state.mode == phases.MODE_TORPEDO else content.DANGER_OF_DISPLAY
        tasks = [(phases.TASK_DANGER, 0, danger) for card in state.display if _IS_STRIKING_CARD[card]]
        if tasks:
            state.agenda += [
                (phases.TASK_BEGIN_PROGRAMMING, 0, 0),
                (phases.TASK_HAND_LIMIT, 0, 0),
                (phases.TASK_CLEAR_DISPLAY, 0, 0),
                *tasks,
            ]
            return
    clear_display(state, events)
    check_hand_limit(state, 0, events)
    if state.question:
        state.agenda.append((phases.TASK_BEGIN_PROGRAMMING, 0, 0))
    else:
        begin_programming(state)


def clear_display(state: State, events: EventSink) -> None:
    """Cards left lying are discarded."""
    left = discard_display(state)
    if left and events.is_listening:
        events.add("clears_display", (left,))


def begin_programming(state: State) -> None:
    """All take their assistants back (GR-4.1)."""
    state.phase = PHASE_PROGRAMMING
    state.posts = [0] * len(state.posts)
    state.spent_posts = [0] * len(state.spent_posts)
