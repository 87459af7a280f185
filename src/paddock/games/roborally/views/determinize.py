"""Positions that could be the true one for all a seat knows: what it can't see is dealt anew (section (c))."""

from __future__ import annotations

from paddock.core.chance import ChanceSource

from ..components.content import (
    ALL_CARDS,
    BACK_UP,
    CARD_ACTION,
    CONDITIONAL_PROGRAM,
    NO_CARD,
    OPTION_COUNT,
    OPTION_FLYWHEEL,
)
from ..rules.phases import STAGE_PROGRAMMING, STEP_DRAFT_OPTIONS, STEP_PROGRAMMING
from ..rules.state import NOBODY, State
from ..rules.steps.damage import cards_in_register
from .view import hand_size, hidden_registers


def determinize(state: State, seat: int | None, chance_source: ChanceSource) -> State:
    """Deals anew all that the seat can't see: hands, face-down registers, stored cards, discards (section (c))."""
    new = state.copy()
    if new.step == STEP_DRAFT_OPTIONS and new.draft_options:
        _deal_draft(new, seat, chance_source)
    known = _known_cards(new, seat)
    pool = [card for card in ALL_CARDS if card not in known]
    pool = chance_source.draw("imagine", pool, len(pool))
    flywheel = new.option_holder[OPTION_FLYWHEEL]
    if new.flywheel_card != NO_CARD and new.roster.robot_owner[flywheel] != seat:
        fits = [card for card in pool if CARD_ACTION[card] >= BACK_UP or new.settings.flywheel_any_card]
        new.flywheel_card = fits[0]
        pool.remove(fits[0])
    if new.conditional_card != NO_CARD and new.roster.robot_owner[new.option_holder[CONDITIONAL_PROGRAM]] != seat:
        new.conditional_card = pool.pop()
    for robot, owner in enumerate(new.roster.robot_owner):
        if owner != seat:
            _deal_robot(new, robot, pool)
        else:
            for register in range(5):
                place = 5 * robot + register
                hidden = (new.unknown_registers[robot] >> register) & 1 and not (new.revealed[robot] >> register) & 1
                if hidden and new.registers[place] != NO_CARD:
                    new.registers[place] = pool.pop()
    own_unused = _own_unused_cards(state, seat)
    new.discard = own_unused + [pool.pop() for _ in range(min(len(pool), len(state.discard) - len(own_unused)))]
    if new.remembered_programs:
        new.remembered_programs = state.remembered_programs
    return new


def _own_unused_cards(state: State, seat: int | None) -> list[int]:
    """This turn's unused cards of the seat, which it knows to be discarded."""
    if seat is None:
        return []
    return [
        card for robot in state.roster.robots_of[seat] for card in state.unused_cards[robot] if card in state.discard
    ]


def _known_cards(state: State, seat: int | None) -> set[int]:
    known: set[int] = set(_own_unused_cards(state, seat))
    for robot, owner in enumerate(state.roster.robot_owner):
        own = owner == seat
        if own:
            known.update(state.hand[robot])
        for register in range(5):
            shown = (state.revealed[robot] >> register) & 1
            if shown or (own and not (state.unknown_registers[robot] >> register) & 1):
                known.update(cards_in_register(state.registers[5 * robot + register]))
    for option, card in ((OPTION_FLYWHEEL, state.flywheel_card), (CONDITIONAL_PROGRAM, state.conditional_card)):
        holder = state.option_holder[option]
        if card != NO_CARD and holder != NOBODY and state.roster.robot_owner[holder] == seat:
            known.add(card)
    return known


def _deal_robot(state: State, robot: int, card_pool: list[int]) -> None:
    """Another seat's robot: single cards in the registers that are filled, the rest in the hand."""
    size = hand_size(state, robot)
    laid = hidden_registers(state, robot)
    if state.step == STEP_PROGRAMMING and state.program_stage[robot] == STAGE_PROGRAMMING:
        for place in laid:
            state.registers[place] = NO_CARD
        state.hand[robot] = tuple(sorted(card_pool.pop() for _ in range(size)))
        return
    for place in laid:
        state.registers[place] = card_pool.pop()
    if state.step == STEP_PROGRAMMING:
        size -= len(laid)
    state.hand[robot] = tuple(sorted(card_pool.pop() for _ in range(max(0, size))))
    state.unused_cards = (*state.unused_cards[:robot], (), *state.unused_cards[robot + 1 :])


def _deal_draft(state: State, seat: int | None, chance_source: ChanceSource) -> None:
    own = [
        option
        for robot in (state.roster.robots_of[seat] if seat is not None else ())
        for option in state.draft_options[robot]
    ]
    pool = [option for option in range(OPTION_COUNT) if option not in own]
    pool = chance_source.draw("imagine", pool, len(pool))
    state.draft_options = tuple(
        dealt if state.roster.robot_owner[robot] == seat else tuple(pool.pop() for _ in dealt)
        for robot, dealt in enumerate(state.draft_options)
    )
