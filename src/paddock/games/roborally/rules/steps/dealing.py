"""The start of a turn: Damage of powered-down robots, the deal, and the Options used at the deal (RR-2.3, RR-3)."""

from __future__ import annotations

from typing import Final

from paddock.core.chance import ChanceSource
from paddock.core.event import EventSink

from ...components.content import ALL_CARDS, EXTRA_MEMORY, NO_CARD, OPTION_FLYWHEEL, OPTION_RECOMPILE
from .. import questions
from ..phases import STAGE_PROGRAMMING, STEP_OPTIONS_AT_DEAL, STEP_START_PROGRAMMING
from ..state import NOBODY, State, ask_question, damage_of, with_entry
from .damage import add_damage, cards_in_register, discard_program, undealt_cards

FULL_HAND_SIZE: Final = 9
"""Cards dealt to a robot without Damage (RR-3.3)."""


def start_turn(state: State, chance_source: ChanceSource, events: EventSink) -> None:
    """Powered-down robots discard their Damage, then the deal (RR-2.3, RR-3.2)."""
    state.turn += 1
    state.register = 0
    state.program_stage = [STAGE_PROGRAMMING] * len(state.square)
    state.unused_cards = ((),) * len(state.square)
    reset_turn_effects(state)
    if events.is_listening:
        events.add("turn", (state.turn,))
    for robot, down in enumerate(state.powered_down):
        if down and state.square[robot] >= 0:
            _clear_powered_down(state, robot, events)
    deal_hands(state, chance_source, events)
    state.step_cursor = 0
    state.step = STEP_OPTIONS_AT_DEAL if state.held_options else STEP_START_PROGRAMMING


def reset_turn_effects(state: State) -> None:
    """Forgets what lasts for one turn only: gyroscope, Abort Switch, Radio Control."""
    state.gyroscope_on = False
    state.abort_switch_used = False
    state.controller = (NOBODY,) * len(state.square)
    state.control_overrides = (0,) * len(state.square)
    state.unknown_registers = (0,) * len(state.square)
    state.remembered_programs = ()


def _clear_powered_down(state: State, robot: int, events: EventSink) -> None:
    """A robot that is powered down this turn loses all Damage and the locks with it (RR-5.5)."""
    state.free_damage[robot] = 0
    state.locked[robot] = 0
    state.revealed[robot] = 0
    if state.jammed[robot]:
        state.jammed = with_entry(state.jammed, robot, 0)
    discard_program(state, robot)
    events.add("powers_down", (state.roster.robot_models[robot],))


def deal_hands(state: State, chance_source: ChanceSource, events: EventSink) -> None:
    """Deals one card at a time in Dock order, skipping robots that have their number (RR-3.3, RR-3.6)."""
    state.discard = []
    pool = ALL_CARDS[:]
    if state.registers.count(NO_CARD) < len(state.registers):
        for packed_cards in state.registers:
            for card in cards_in_register(packed_cards):
                pool.remove(card)
    if state.flywheel_card != NO_CARD:
        pool.remove(state.flywheel_card)
    wanted = [0] * len(state.square)
    for robot, square in enumerate(state.square):
        if square >= 0 and not state.powered_down[robot]:
            wanted[robot] = FULL_HAND_SIZE - damage_of(state, robot)
    memory = state.option_holder[EXTRA_MEMORY]
    if memory != NOBODY and state.square[memory] >= 0 and not state.powered_down[memory]:
        wanted[memory] += 1
    dealt = chance_source.draw("deal", pool, min(sum(wanted), len(pool))) if any(wanted) else []
    _distribute_cards(state, dealt, wanted)
    if events.is_listening:
        for robot, hand in enumerate(state.hand):
            if hand:
                events.add("dealt", (state.roster.robot_models[robot], len(hand)))


def _distribute_cards(state: State, dealt_cards: list[int], hand_sizes: list[int]) -> None:
    """Gives out the cards in rounds. As long as the same robots take part, each gets every so manieth card."""
    hands: list[list[int]] = [[] for _ in hand_sizes]
    takers = [robot for robot, its in enumerate(hand_sizes) if its]
    begin = given = 0
    while takers:
        least = min([hand_sizes[robot] for robot in takers])
        end = begin + (least - given) * len(takers)
        for place, robot in enumerate(takers):
            hands[robot] += dealt_cards[begin + place : end : len(takers)]
        begin, given = end, least
        takers = [robot for robot in takers if hand_sizes[robot] > least]
    for robot, hand in enumerate(hands):
        hand.sort()
        state.hand[robot] = tuple(hand)


def ask_options_at_deal(state: State, chance_source: ChanceSource, events: EventSink) -> None:
    """Asks the holders of Recompile and of a loaded Flywheel in Dock order (RR-16.5, RR-17.11, RR-17.22)."""
    recompiler, spinner = state.option_holder[OPTION_RECOMPILE], state.option_holder[OPTION_FLYWHEEL]
    windows = [(recompiler, questions.ASK_RECOMPILE), (spinner, questions.ASK_FLYWHEEL)]
    if spinner < recompiler:
        windows.reverse()
    while state.step_cursor < 2:
        robot, question = windows[state.step_cursor]
        state.step_cursor += 1
        if (
            robot != NOBODY
            and state.square[robot] >= 0
            and not state.powered_down[robot]
            and _can_use_option(state, robot, question)
        ):
            ask_question(state, question, robot)
            return
    state.step_cursor = 0
    state.step = STEP_START_PROGRAMMING


def _can_use_option(state: State, robot: int, question: questions.Question) -> bool:
    """Recompile needs a hand and fewer than nine Damage (RR-17.27), Flywheel a stored card."""
    if question == questions.ASK_FLYWHEEL:
        return state.flywheel_card != NO_CARD
    return bool(state.hand[robot]) and damage_of(state, robot) < FULL_HAND_SIZE


def use_recompile(state: State, robot: int, chance_source: ChanceSource, events: EventSink) -> None:
    """A new hand of the same size for one Damage; a register locked by it takes this turn's card (RR-17.22)."""
    count = len(state.hand[robot])
    pile = undealt_cards(state)
    state.discard.extend(state.hand[robot])
    state.hand[robot] = ()
    drawn = chance_source.draw("program-card", pile, min(count, len(pile))) if pile else []
    missing = count - len(drawn)
    if missing:
        again = sorted(state.discard)
        state.discard = []
        drawn = drawn + chance_source.draw("program-card", again, min(missing, len(again)))
    state.hand[robot] = tuple(sorted(drawn))
    events.add("recompiles", (state.roster.robot_models[robot], count))
    add_damage(state, robot, chance_source, events, fills_register=False)


def use_flywheel(state: State, robot: int, events: EventSink) -> None:
    """The stored card joins the hand."""
    state.hand[robot] = tuple(sorted((*state.hand[robot], state.flywheel_card)))
    state.flywheel_card = NO_CARD
    events.add("uses_flywheel", (state.roster.robot_models[robot],))
