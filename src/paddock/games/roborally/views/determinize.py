"""Positions that could be the true one for all a seat knows: what it can't see is dealt anew (section (c))."""

from __future__ import annotations

from paddock.core.chance import Chance
from paddock.games.roborally.components.content import (
    ACTION,
    ALL_CARDS,
    BACK_UP,
    CONDITIONAL_PROGRAM,
    FLYWHEEL,
    NO_CARD,
    OPTIONS,
)
from paddock.games.roborally.rules.state import DRAFTING, NOBODY, PROGRAM, PROGRAMMING, State
from paddock.games.roborally.rules.steps.damage import cards_in
from paddock.games.roborally.views.view import hand_size, laid_unseen


def imagine(state: State, seat: int | None, chance: Chance) -> State:
    """Deals anew all that the seat can't see: hands, face-down registers, stored cards, discards (section (c))."""
    new = state.copy()
    if new.step == DRAFTING and new.drafted:
        _imagine_draft(new, seat, chance)
    known = _known_cards(new, seat)
    pool = [card for card in ALL_CARDS if card not in known]
    pool = chance.draw("imagine", pool, len(pool))
    flywheel = new.holder[FLYWHEEL]
    if new.flywheel != NO_CARD and new.cast.owner[flywheel] != seat:
        fits = [card for card in pool if ACTION[card] >= BACK_UP or new.settings.flywheel_any_card]
        new.flywheel = fits[0]
        pool.remove(fits[0])
    if new.conditional != NO_CARD and new.cast.owner[new.holder[CONDITIONAL_PROGRAM]] != seat:
        new.conditional = pool.pop()
    for robot, owner in enumerate(new.cast.owner):
        if owner != seat:
            _imagine_robot(new, robot, pool)
        else:
            for register in range(5):
                place = 5 * robot + register
                hidden = (new.blind[robot] >> register) & 1 and not (new.shown[robot] >> register) & 1
                if hidden and new.registers[place] != NO_CARD:
                    new.registers[place] = pool.pop()
    own_unused = _own_unused(state, seat)
    new.discard = own_unused + [pool.pop() for _ in range(min(len(pool), len(state.discard) - len(own_unused)))]
    if new.echo:
        new.echo = state.echo
    return new


def _own_unused(state: State, seat: int | None) -> list[int]:
    """This turn's unused cards of the seat, which it knows to be discarded."""
    if seat is None:
        return []
    return [card for robot in state.cast.robots_of[seat] for card in state.unused[robot] if card in state.discard]


def _known_cards(state: State, seat: int | None) -> set[int]:
    """The cards whose place the seat knows."""
    known: set[int] = set(_own_unused(state, seat))
    for robot, owner in enumerate(state.cast.owner):
        own = owner == seat
        if own:
            known.update(state.hand[robot])
        for register in range(5):
            shown = (state.shown[robot] >> register) & 1
            if shown or (own and not (state.blind[robot] >> register) & 1):
                known.update(cards_in(state.registers[5 * robot + register]))
    for option, card in ((FLYWHEEL, state.flywheel), (CONDITIONAL_PROGRAM, state.conditional)):
        holder = state.holder[option]
        if card != NO_CARD and holder != NOBODY and state.cast.owner[holder] == seat:
            known.add(card)
    return known


def _imagine_robot(state: State, robot: int, pool: list[int]) -> None:
    """Another seat's robot: single cards in the registers that are filled, the rest in the hand."""
    size = hand_size(state, robot)
    laid = laid_unseen(state, robot)
    if state.step == PROGRAM and state.stage[robot] == PROGRAMMING:
        for place in laid:
            state.registers[place] = NO_CARD
        state.hand[robot] = tuple(sorted(pool.pop() for _ in range(size)))
        return
    for place in laid:
        state.registers[place] = pool.pop()
    if state.step == PROGRAM:
        size -= len(laid)
    state.hand[robot] = tuple(sorted(pool.pop() for _ in range(max(0, size))))
    state.unused = (*state.unused[:robot], (), *state.unused[robot + 1 :])


def _imagine_draft(state: State, seat: int | None, chance: Chance) -> None:
    own = [
        option for robot in (state.cast.robots_of[seat] if seat is not None else ()) for option in state.drafted[robot]
    ]
    pool = [option for option in range(OPTIONS) if option not in own]
    pool = chance.draw("imagine", pool, len(pool))
    state.drafted = tuple(
        dealt if state.cast.owner[robot] == seat else tuple(pool.pop() for _ in dealt)
        for robot, dealt in enumerate(state.drafted)
    )
