"""The whole list of what a seat may decide, and what is played for it when its time is up (section (a))."""

from __future__ import annotations

from typing import Final

from paddock.core.decision import Decision

from ..components import content
from ..components.content import (
    BOARD_ASSISTANCE,
    BOARD_RALLY,
    CARD_FUEL,
    CARD_KIND_COUNT,
    CARD_SPARE_TYRE,
    CARD_TOOLBOX,
)
from ..components.road import is_signed, may_turn
from ..components.tiles import DIRECTION_COUNT, NOWHERE
from . import decisions as d
from . import phases
from .building import finish_spots, legal_spots
from .driving import allows_staying, legal_relative_directions, may_end_move, starting_steps
from .phases import NO_EXCHANGE, PHASE_BEFORE_DICE, PHASE_MOVING, PHASE_TURN, STATUS_RACING
from .state import NO_ENTRY, State, rally_fuel
from .steps import exchanges
from .steps.exchanges import are_cars_together, may_resupply
from .steps.preparation import board_cards, cards_on_board, may_load, may_place_assistance
from .steps.repairs import has_mechanical_trouble
from .steps.turns import disableable_slots

SPOT_DECISION_KINDS: Final = {
    phases.PHASE_BUILDING: d.PLACE_TILE,
    phases.PHASE_VOTING: d.VOTE_FINISH,
    phases.PHASE_PLACING_FINISH: d.PLACE_FINISH,
}
"""The decision on where a tile goes, by phase."""


def waiting_for(state: State) -> list[int]:
    """The seats that owe a decision now: everybody at once for votes and load-outs, else one."""
    phase = state.phase
    if phase in phases.PHASES_ASKING_ACTIVE_SEAT:
        return [state.active_seat]
    racing = [seat for seat in range(state.seats) if state.status[seat] == STATUS_RACING]
    if phase == phases.PHASE_VOTING:
        return [seat for seat in racing if state.finish_vote[seat] == NO_ENTRY]
    return [seat for seat in racing if not state.ready[seat]] if phase == phases.PHASE_LOADING else []


def current_question(state: State) -> str:
    """What is asked now."""
    return (
        phases.PHASE_NAMES[state.phase]
        if state.exchange == NO_EXCHANGE
        else phases.EXCHANGE_VALUES.names[state.exchange]
    )


def legal(state: State, seat: int) -> list[Decision]:
    """All that a seat may decide now."""
    if seat not in waiting_for(state):
        return []
    if state.exchange != NO_EXCHANGE:
        return _exchange_decisions(state, seat)
    phase = state.phase
    if phase == PHASE_TURN:
        return _turn_decisions(state, seat)
    if phase == PHASE_MOVING:
        choices = [
            d.RALLY_STEP_DECISIONS[relative_direction] for relative_direction in legal_relative_directions(state, seat)
        ]
        if may_end_move(state, seat, state.rally_tile[seat], state.nose[seat], rally_fuel(state, seat)):
            choices.append(d.RALLY_STOP_DECISION)
        return choices + _joker_decisions(state, seat)
    if phase == PHASE_BEFORE_DICE:
        return [d.ROLL_DICE_DECISION, *_joker_decisions(state, seat)]
    if phase == phases.PHASE_CHOOSING_DISABLED:
        first = content.FEATURE_SLOTS * seat
        return [d.CHOOSE_DISABLED_DECISIONS[state.features[first + slot]] for slot in disableable_slots(state, seat)]
    return _preparation_decisions(state, seat, phase)


def _preparation_decisions(state: State, seat: int, phase: int) -> list[Decision]:
    road = state.road
    if phase in SPOT_DECISION_KINDS:
        building = phase == phases.PHASE_BUILDING
        spots = legal_spots(road, state.drawn_tile, state.stuck_count) if building else finish_spots(road)
        return [d.DECISION_SPACE.make(SPOT_DECISION_KINDS[phase], cell, rotation) for cell, rotation in spots]
    if phase == phases.PHASE_DRAFT:
        return [d.PICK_FEATURE_DECISIONS[feature] for feature, count in enumerate(state.feature_pile) if count]
    if phase == phases.PHASE_PLACING_ASSISTANCE:
        cells = [road.cells[tile] for tile in range(road.tiles) if may_place_assistance(state, tile)]
        return [d.DECISION_SPACE.make(d.PLACE_ASSISTANCE, cell) for cell in cells]
    choices = [d.FINISH_LOADING_DECISION]
    for board in (BOARD_RALLY, BOARD_ASSISTANCE):
        choices += [
            d.LOAD_CARD_DECISIONS[board][card] for card in range(CARD_KIND_COUNT) if may_load(state, seat, board, card)
        ]
        choices += _decisions_on_cards(d.UNLOAD_CARD_DECISIONS[board], board_cards(state, board), seat)
    return choices


def _decisions_on_cards(decisions: list[Decision], cards: list[int], seat: int) -> list[Decision]:
    """Of decisions that are listed by card, those on a card that the seat has."""
    return [decisions[card] for card in range(CARD_KIND_COUNT) if cards[CARD_KIND_COUNT * seat + card]]


def can_turn_around(state: State, seat: int) -> bool:
    """Whether the rally car may be turned round (CR-21)."""
    tile = state.rally_tile[seat]
    if tile == NOWHERE or not (is_signed(state.road, tile) or are_cars_together(state, seat)):
        return False
    return may_turn(state.road, tile, state.nose[seat])


def _turn_decisions(state: State, seat: int) -> list[Decision]:
    steps = {} if state.rally_moved else starting_steps(state, seat)
    choices = [d.RALLY_STEP_DECISIONS[relative_direction] for relative_direction in steps]
    if state.rally_moved or allows_staying(steps):
        choices.append(d.END_TURN_DECISION)
    tile = state.assistance_tile[seat]
    if tile != NOWHERE and not state.assistance_moved:
        neighbours = state.road.neighbours
        for direction in range(DIRECTION_COUNT):
            if neighbours[DIRECTION_COUNT * tile + direction] != NOWHERE:
                choices.append(d.ASSISTANCE_MOVE_DECISIONS[direction])
    if are_cars_together(state, seat):
        choices.append(d.ASSIST_DECISION)
    if can_turn_around(state, seat):
        choices.append(d.TURN_AROUND_DECISION)
    for board in (BOARD_RALLY, BOARD_ASSISTANCE):
        if may_resupply(state, seat, board):
            choices.append(d.RESUPPLY_DECISIONS[board])
    for card in (CARD_TOOLBOX, CARD_SPARE_TYRE):
        if state.rally_load[CARD_KIND_COUNT * seat + card] and needs_repair(state, seat, card):
            choices.append(d.REPAIR_DECISIONS[card])
    return choices + _joker_decisions(state, seat)


def needs_repair(state: State, seat: int, card: int) -> bool:
    """Whether there is something that a repair card mends (CR-20.2, CR-20.5)."""
    return (
        has_mechanical_trouble(state, seat)
        if card == CARD_TOOLBOX
        else content.HAZARD_FLAT_TYRE in state.hazards_held[seat]
    )


def _joker_decisions(state: State, seat: int) -> list[Decision]:
    joker = state.joker[seat]
    return [d.PLAY_JOKER_DECISIONS[joker]] if joker != content.NO_JOKER and can_play_joker(state, seat, joker) else []


def can_play_joker(state: State, seat: int, joker: int) -> bool:
    """Whether a joker can be played now (CR-19)."""
    if joker == content.JOKER_MECHANIC:
        return True
    if joker == content.JOKER_TRANSPORTER:
        return state.assistance_tile[seat] != NOWHERE and not are_cars_together(state, seat)
    return exchanges.can_rob(state, seat) if joker == content.JOKER_ROBBER else has_rivals(state, seat)


def has_rivals(state: State, seat: int) -> bool:
    """Whether anybody else is still racing."""
    return any(other != seat and status == STATUS_RACING for other, status in enumerate(state.status))


def _exchange_decisions(state: State, seat: int) -> list[Decision]:
    choices = [] if exchanges.exchange_closing_problem(state, seat) else [d.FINISH_EXCHANGE_DECISION]
    if state.exchange in phases.EXCHANGES_BETWEEN_CARS:
        choices += _decisions_on_cards(d.MOVE_TO_RALLY_DECISIONS, state.assistance_load, seat)
        choices += _decisions_on_cards(d.MOVE_TO_ASSISTANCE_DECISIONS, state.rally_load, seat)
    elif state.exchange == phases.EXCHANGE_ROBBER:
        for other, colour in enumerate(state.colour):
            for card in range(CARD_KIND_COUNT):
                if exchanges.may_rob(state, seat, other, card):
                    choices.append(d.ROB_CARD_DECISIONS[colour][card])
            for card in range(CARD_KIND_COUNT):
                if exchanges.may_give_back(state, other, card):
                    choices.append(d.GIVE_BACK_CARD_DECISIONS[colour][card])
    else:
        board = exchanges.resupplied_board(state)
        cards = board_cards(state, board)
        if cards_on_board(cards, seat) < content.CAPACITY_BY_BOARD[board]:
            choices += _decisions_on_cards(d.TAKE_CARD_DECISIONS, state.card_pile, 0)
        choices += _decisions_on_cards(d.PUT_BACK_CARD_DECISIONS, cards, seat)
    return choices


def always_legal(state: State, seat: int) -> list[Decision]:
    """Leaving the race: by the rules in one's own turn (CR-18.6), from the table at any time."""
    if state.phase == phases.PHASE_OVER or not 0 <= seat < state.seats or state.status[seat] != STATUS_RACING:
        return []
    return [d.RETIRE_DECISION, d.CONCEDE_DECISION] if can_retire(state, seat) else [d.CONCEDE_DECISION]


def can_retire(state: State, seat: int) -> bool:
    """Whether it is the player's own turn, with nothing half done."""
    asked = seat == state.active_seat and state.phase in (PHASE_BEFORE_DICE, PHASE_TURN)
    return asked and state.exchange == NO_EXCHANGE


def default_decision(state: State, seat: int) -> Decision:
    """What is played for a seat whose time is up: it fills up with fuel, drives on and troubles nobody."""
    choices = legal(state, seat)
    if state.exchange != NO_EXCHANGE:
        return _undo_exchange(state, seat, choices)
    preferred: tuple[Decision, ...] = ()
    if state.phase == phases.PHASE_LOADING:
        preferred = (d.LOAD_CARD_DECISIONS[BOARD_RALLY][CARD_FUEL], d.LOAD_CARD_DECISIONS[BOARD_ASSISTANCE][CARD_FUEL])
    elif state.phase == PHASE_TURN:
        preferred = (d.END_TURN_DECISION,)
    elif state.phase == PHASE_MOVING:
        preferred = (d.RALLY_STOP_DECISION,)
    return next((decision for decision in preferred if decision in choices), choices[0])


def _undo_exchange(state: State, seat: int, choices: list[Decision]) -> Decision:
    """Closes an exchange, or goes back towards how the boards were before it.

    The rally board tells how: a resupply of the assistance car can always be closed.
    """
    if choices[0] is d.FINISH_EXCHANGE_DECISION or state.exchange == phases.EXCHANGE_ROBBER:
        return choices[0]
    between = state.exchange in phases.EXCHANGES_BETWEEN_CARS
    gains = [
        state.rally_load[CARD_KIND_COUNT * seat + card] - state.boards_before[card] for card in range(CARD_KIND_COUNT)
    ]
    for card in range(CARD_KIND_COUNT):
        if gains[card] > 0:
            return d.MOVE_TO_ASSISTANCE_DECISIONS[card] if between else d.PUT_BACK_CARD_DECISIONS[card]
    for card in range(CARD_KIND_COUNT):
        if gains[card] < 0:
            return d.MOVE_TO_RALLY_DECISIONS[card] if between else d.TAKE_CARD_DECISIONS[card]
    return choices[0]
