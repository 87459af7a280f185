"""The bivouac: cards are laid, picked, left lying (GR-2.8, GR-11, GR-20.6, GR-26, GR-32.3)."""

from __future__ import annotations

from typing import Final

from paddock.core.chance import Chance
from paddock.core.event import EventSink
from paddock.games.great_race.components.content import (
    ALONE_CARDS,
    ALONE_PICKS,
    BY_ESTIENNE,
    BY_LYING,
    CAMP_DANGER,
    CAMP_FUEL,
    CAMP_LEVELS,
    CARDS,
    CARDS_OVER,
    EST_FIRST,
    EST_SECOND,
    EXTRA_CARDS,
    GAIN_FUEL,
    GAIN_LEVELS,
    GREEN,
    IS_DANGER,
    NO_CARD,
    RED,
    SOLO_CARDS,
    SUFFRAGETTES,
)
from paddock.games.great_race.rules.events import WHY_CARD
from paddock.games.great_race.rules.state import (
    AGAINST_TORPEDO,
    CROSSING,
    OPENING,
    OPENING_PICKS,
    PICKS,
    PROGRAMMING,
    RACE,
    TASK_CAMP_CARD,
    TASK_CLEAN,
    TASK_DANGER,
    TASK_LIMIT,
    TASK_PICKS,
    TASK_PROGRAM,
    TORPEDO,
    Args,
    State,
    named,
    playing,
)
from paddock.games.great_race.rules.steps.rounds import torpedo_gains
from paddock.games.great_race.rules.supplies import check_hand, draw_cards


def suffragettes(state: State) -> int:
    """The seat of the Suffragettes, or -1 if they do not take part."""
    if SUFFRAGETTES not in state.crew:
        return -1
    seat = state.crew.index(SUFFRAGETTES)
    return -1 if seat in state.conceded else seat


def display_size(state: State, opening: bool) -> int:
    """How many cards are laid (GR-11.1, GR-20.6, GR-26.1, GR-32.3)."""
    extra = EXTRA_CARDS if suffragettes(state) >= 0 else 0
    if state.mode == RACE:
        return len(playing(state)) + CARDS_OVER + extra
    return (ALONE_CARDS if state.mode == CROSSING and not opening else SOLO_CARDS) + extra


def all_picks(state: State, opening: bool) -> tuple[int, ...]:
    """Who picks, in order (GR-2.8, GR-11.2, GR-20.6, GR-26.4, GR-32.3)."""
    more = suffragettes(state)
    if state.mode == RACE:
        order = [seat for seat in state.order if seat not in state.conceded]
        if opening:
            return tuple(order) + ((more,) if more >= 0 else ())
        return (order[-1], *order[::-1])
    extra = (0,) * EXTRA_CARDS if more >= 0 else ()
    if state.mode == AGAINST_TORPEDO and not opening and state.order[0] == TORPEDO:
        return (0, 0, *extra)
    return (0,) * ALONE_PICKS + extra


def lay_out(state: State, chance: Chance, events: EventSink) -> bool:
    """The cards are laid from slot 1 on; in solo Estienne takes his first (GR-26.2). It goes on."""
    opening = state.phase == OPENING
    found = draw_cards(state, display_size(state, opening), chance, events)
    state.display = tuple(found)
    if events.listening:
        for slot, card in enumerate(found):
            events.add("lays_card", (slot, card))
    if opening:
        state.phase = OPENING_PICKS
        state.picks = all_picks(state, True)
        return True
    state.phase = PICKS
    if state.mode == AGAINST_TORPEDO:
        _estienne_takes(state, len(found), events)
    else:
        begin_picks(state)
    return True


def _estienne_takes(state: State, size: int, events: EventSink) -> None:
    """Estienne takes his cards; what comes after a card that strikes waits for that (GR-26.2)."""
    first = state.order[0] == TORPEDO
    slots = EST_FIRST[state.current] if first else EST_SECOND[state.current]
    for place, slot in enumerate(slots):
        if slot < size:
            camp_card(state, slot, events)
            if state.agenda:
                later = [(TASK_CAMP_CARD, TORPEDO, other) for other in slots[:place:-1] if other < size]
                state.agenda[:0] = [(TASK_PICKS, 0, 0), *later]
                return
    begin_picks(state)


def begin_picks(state: State) -> None:
    """The crews pick."""
    state.picks = all_picks(state, False)


def camp_card(state: State, slot: int, events: EventSink) -> None:
    """A card that the Torpedo takes in the bivouac (GR-26.3, GR-30.G1, GR-30.G2, GR-30.R1)."""
    card = take(state, slot)
    if card == NO_CARD:
        return
    events.add("torpedo_takes", (slot, card))
    use_card(state, card, CAMP_FUEL, CAMP_LEVELS, CAMP_DANGER, events)


def use_card(state: State, card: int, fuel_from: int, levels_from: int, danger_from: int, events: EventSink) -> None:
    """A card of the Torpedo works by the stickers that are there, and is discarded."""
    state.discard[card] += 1
    if IS_DANGER[card]:
        if state.legacy[RED] >= danger_from:
            state.agenda.append((TASK_DANGER, 0, BY_ESTIENNE))
        return
    green = state.legacy[GREEN]
    fuel = GAIN_FUEL[card] if green >= fuel_from else 0
    levels = GAIN_LEVELS[card] if green >= levels_from else 0
    if fuel or levels:
        torpedo_gains(state, fuel, levels, WHY_CARD, events)


def take(state: State, slot: int) -> int:
    """The card of a slot, which is empty from now on."""
    left = list(state.display)
    card = left[slot]
    left[slot] = NO_CARD
    state.display = tuple(left)
    return card


def pick(state: State, seat: int, args: Args, chance: Chance, events: EventSink) -> None:
    """A crew takes a card; with others at the table its hand is checked once it has all of its own (GR-11.5)."""
    slot = args[0]
    card = take(state, slot)
    state.hand[CARDS * seat + card] += 1
    state.picks = state.picks[1:]
    events.add("takes_card", (named(state, seat), slot, card))
    if state.mode == RACE and (not state.picks or state.picks[0] != seat):
        check_hand(state, seat, events)


def picks_on(state: State, chance: Chance, events: EventSink) -> bool:
    """The only card that is there is taken; once all picks are made, programming begins. False if somebody has to
    decide."""
    if state.picks:
        left = len(state.display) - state.display.count(NO_CARD)
        if left > 1:
            return False
        if left:
            pick(state, state.picks[0], (_first(state),), chance, events)
            return True
    if state.mode == RACE:
        _after_race_picks(state, events)
    else:
        _after_solo_picks(state, events)
    return state.phase != PROGRAMMING


def _first(state: State) -> int:
    """The first slot with a card, or -1."""
    for slot, card in enumerate(state.display):
        if card != NO_CARD:
            return slot
    return -1


def _after_race_picks(state: State, events: EventSink) -> None:
    """The Suffragettes get what is left, the rest is discarded (GR-11.3)."""
    state.picks = ()
    seat, slot = suffragettes(state), _first(state)
    if state.phase != OPENING_PICKS and seat >= 0 and slot >= 0:
        card = take(state, slot)
        state.hand[CARDS * seat + card] += 1
        events.add("gets_left", (named(state, seat), slot, card))
        check_hand(state, seat, events)
        if state.ask:
            state.agenda += [(TASK_PROGRAM, 0, 0), (TASK_CLEAN, 0, 0)]
            return
    clean(state, events)
    begin_programming(state)


_STRIKES: Final[tuple[bool, ...]] = (*IS_DANGER, False)
"""Whether a card that is left lying strikes; an empty slot, whose card is `NO_CARD`, is the last."""


def _after_solo_picks(state: State, events: EventSink) -> None:
    """Dangers that are left lying strike before the display is discarded (GR-26.5, GR-26.7, GR-26.9, GR-32.3)."""
    state.picks = ()
    if state.phase != OPENING_PICKS:
        danger = BY_ESTIENNE if state.mode == AGAINST_TORPEDO else BY_LYING
        tasks = [(TASK_DANGER, 0, danger) for card in state.display if _STRIKES[card]]
        if tasks:
            state.agenda += [(TASK_PROGRAM, 0, 0), (TASK_LIMIT, 0, 0), (TASK_CLEAN, 0, 0), *tasks]
            return
    clean(state, events)
    check_hand(state, 0, events)
    if state.ask:
        state.agenda.append((TASK_PROGRAM, 0, 0))
    else:
        begin_programming(state)


def clean(state: State, events: EventSink) -> None:
    """Cards left lying are discarded."""
    left = 0
    for card in state.display:
        if card != NO_CARD:
            state.discard[card] += 1
            left += 1
    state.display = ()
    if events.listening and left:
        events.add("clears_display", (left,))


def begin_programming(state: State) -> None:
    """All take their assistants back (GR-4.1)."""
    state.phase = PROGRAMMING
    state.posts = [0] * len(state.posts)
    state.spent = [0] * len(state.spent)
