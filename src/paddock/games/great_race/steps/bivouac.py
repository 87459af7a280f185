"""The bivouac: cards are laid, picked, left lying (GR-2.8, GR-11, GR-20.6, GR-26, GR-32.3)."""

from __future__ import annotations

from paddock.core.chance import Chance
from paddock.core.event import Event
from paddock.games.great_race.content import (
    ALONE_CARDS,
    ALONE_PICKS,
    BY_ESTIENNE,
    BY_LYING,
    CARDS,
    CARDS_OVER,
    EST_FIRST,
    EST_SECOND,
    EXTRA_CARDS,
    IS_DANGER,
    NO_CARD,
    SOLO_CARDS,
    SUFFRAGETTES,
)
from paddock.games.great_race.state import (
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
    Log,
    State,
    named,
    playing,
)
from paddock.games.great_race.supplies import draw_cards


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


def lay_out(state: State, chance: Chance, log: Log) -> None:
    """The cards are laid from slot 1 on; in solo Estienne takes his first (GR-26.2)."""
    opening = state.phase == OPENING
    found = draw_cards(state, display_size(state, opening), chance, log)
    state.display = tuple(found)
    if log is not None:
        log.extend(Event("lays_card", (slot, card)) for slot, card in enumerate(found))
    if opening:
        state.phase = OPENING_PICKS
        state.picks = all_picks(state, True)
        return
    state.phase = PICKS
    state.picks = ()
    state.agenda.append((TASK_PICKS, 0, 0))
    if state.mode == AGAINST_TORPEDO:
        first = state.order[0] == TORPEDO
        slots = EST_FIRST[state.current] if first else EST_SECOND[state.current]
        state.agenda += [(TASK_CAMP_CARD, TORPEDO, slot) for slot in slots[::-1] if slot < len(found)]


def take(state: State, slot: int) -> int:
    """The card of a slot, which is empty from now on."""
    card = state.display[slot]
    state.display = (*state.display[:slot], NO_CARD, *state.display[slot + 1 :])
    return card


def pick(state: State, seat: int, slot: int, log: Log) -> None:
    """A crew takes a card; with others at the table its hand is checked once it has all of its own (GR-11.5)."""
    card = take(state, slot)
    state.hand[CARDS * seat + card] += 1
    state.picks = state.picks[1:]
    if log is not None:
        log.append(Event("takes_card", (named(state, seat), slot, card)))
    if state.mode == RACE and (not state.picks or state.picks[0] != seat):
        state.agenda.append((TASK_LIMIT, seat, 0))


def picks_on(state: State, log: Log) -> bool:
    """Whether there is nothing to choose: the only card is taken, or all picks are made."""
    if state.picks and len(state.display) - state.display.count(NO_CARD) > 1:
        return False
    left = [slot for slot, card in enumerate(state.display) if card != NO_CARD]
    if state.picks and left:
        pick(state, state.picks[0], left[0], log)
    else:
        _after_picks(state, left, log)
    return True


def _after_picks(state: State, left: list[int], log: Log) -> None:
    """What is left goes where it has to (GR-11.3, GR-26.5, GR-26.7, GR-26.9, GR-32.3)."""
    opening = state.phase == OPENING_PICKS
    state.picks = ()
    state.agenda.append((TASK_PROGRAM, 0, 0))
    if state.mode == RACE:
        state.agenda.append((TASK_CLEAN, 0, 0))
        seat = suffragettes(state)
        if not opening and seat >= 0 and left:
            card = take(state, left[0])
            state.hand[CARDS * seat + card] += 1
            if log is not None:
                log.append(Event("gets_left", (named(state, seat), left[0], card)))
            state.agenda.append((TASK_LIMIT, seat, 0))
        return
    state.agenda.append((TASK_LIMIT, 0, 0))
    state.agenda.append((TASK_CLEAN, 0, 0))
    if not opening:
        danger = BY_ESTIENNE if state.mode == AGAINST_TORPEDO else BY_LYING
        state.agenda += [(TASK_DANGER, 0, danger) for slot in left if IS_DANGER[state.display[slot]]]


def clean(state: State, log: Log) -> None:
    """Cards left lying are discarded."""
    left = [card for card in state.display if card != NO_CARD]
    for card in left:
        state.discard[card] += 1
    state.display = ()
    if log is not None and left:
        log.append(Event("clears_display", (len(left),)))


def begin_programming(state: State) -> None:
    """All take their assistants back (GR-4.1)."""
    state.phase = PROGRAMMING
    state.posts = [0] * len(state.posts)
    state.spent = [0] * len(state.spent)
