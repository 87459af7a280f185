"""The whole list of what a seat may decide, and what is played for it when its time is up (section (a))."""

from __future__ import annotations

from paddock.core.decision import Decision

from ..components import content
from ..components.road import is_signed, may_turn
from ..components.tiles import NOWHERE
from . import decisions as d
from . import phases
from .building import finish_spots, legal_spots
from .driving import legal_ways, may_end_move, may_stay
from .routes import assistance_steps
from .state import NONE, State
from .steps import exchanges
from .steps.preparation import board_cards, cards_on_board, may_load, may_place_assistance
from .steps.repairs import has_mechanical_trouble
from .steps.turns import disableable_slots

_PHASES_ASKING_ONE = (
    phases.PHASE_BUILDING,
    phases.PHASE_PLACING_FINISH,
    phases.PHASE_DRAFT,
    phases.PHASE_PLACING_ASSISTANCE,
    phases.PHASE_BEFORE_DICE,
    phases.PHASE_CHOOSING_DISABLED,
    phases.PHASE_TURN,
    phases.PHASE_MOVING,
)


def waiting_for(state: State) -> list[int]:
    """The seats that owe a decision now: everybody at once for votes and load-outs, else one."""
    phase = state.phase
    if phase == phases.PHASE_VOTING:
        return [
            seat
            for seat in range(state.seats)
            if state.status[seat] == phases.RACING and state.finish_vote[seat] == NONE
        ]
    if phase == phases.PHASE_LOADING:
        return [seat for seat in range(state.seats) if state.status[seat] == phases.RACING and not state.ready[seat]]
    return [state.active_seat] if phase in _PHASES_ASKING_ONE else []


def current_question(state: State) -> str:
    """What is asked now."""
    return (
        phases.EXCHANGE.names[state.exchange]
        if state.exchange != phases.NO_EXCHANGE
        else phases.PHASES[state.phase].name
    )


def legal(state: State, seat: int) -> list[Decision]:
    """All that a seat may decide now."""
    if seat not in waiting_for(state):
        return []
    if state.exchange != phases.NO_EXCHANGE:
        return _exchange_decisions(state, seat)
    phase = state.phase
    if phase == phases.PHASE_TURN:
        return _turn_decisions(state, seat)
    if phase == phases.PHASE_MOVING:
        decisions = [d.RALLY_STEP_DECISIONS[way] for way in legal_ways(state, seat)]
        if may_stop(state, seat):
            decisions.append(d.RALLY_STOP_DECISION)
        return decisions + _joker_decisions(state, seat)
    if phase == phases.PHASE_BEFORE_DICE:
        return [d.ROLL_DICE_DECISION, *_joker_decisions(state, seat)]
    if phase == phases.PHASE_CHOOSING_DISABLED:
        return [
            d.CHOOSE_DISABLED_DECISIONS[state.features[content.FEATURE_SLOTS * seat + slot]]
            for slot in disableable_slots(state, seat)
        ]
    return _preparation_decisions(state, seat, phase)


def _preparation_decisions(state: State, seat: int, phase: int) -> list[Decision]:
    """Before the race."""
    if phase == phases.PHASE_BUILDING:
        return [
            d.spot_decision(d.PLACE_TILE, *each)
            for each in legal_spots(state.road, state.drawn_tile, state.stuck_count)
        ]
    if phase in (phases.PHASE_VOTING, phases.PHASE_PLACING_FINISH):
        kind = d.VOTE_FINISH if phase == phases.PHASE_VOTING else d.PLACE_FINISH
        return [d.spot_decision(kind, *each) for each in finish_spots(state.road)]
    if phase == phases.PHASE_DRAFT:
        return [d.PICK_FEATURE_DECISIONS[feature] for feature in range(content.FEATURES) if state.feature_pile[feature]]
    if phase == phases.PHASE_PLACING_ASSISTANCE:
        road = state.road
        return [
            d.DECISION_SPACE.make(d.PLACE_ASSISTANCE, road.cells[tile])
            for tile in range(road.tiles)
            if may_place_assistance(state, tile)
        ]
    decisions = [d.READY_DECISION]
    for which in (content.RALLY, content.ASSISTANCE):
        decisions += [
            d.LOAD_DECISIONS[which][card] for card in range(content.CARDS) if may_load(state, seat, which, card)
        ]
        decisions += [
            d.UNLOAD_DECISIONS[which][card]
            for card in range(content.CARDS)
            if board_cards(state, which)[content.CARDS * seat + card]
        ]
    return decisions


def may_stop(state: State, seat: int) -> bool:
    """Whether the move may end where the car is."""
    return may_end_move(
        state, seat, state.rally_tile[seat], state.nose[seat], state.rally_load[content.CARDS * seat + content.FUEL]
    )


def can_turn_around(state: State, seat: int) -> bool:
    """Whether the rally car may be turned round (CR-21)."""
    tile = state.rally_tile[seat]
    if tile == NOWHERE or not (is_signed(state.road, tile) or exchanges.are_cars_together(state, seat)):
        return False
    return may_turn(state.road, tile, state.nose[seat])


def _turn_decisions(state: State, seat: int) -> list[Decision]:
    """Phase 2."""
    decisions = [d.RALLY_STEP_DECISIONS[way] for way in legal_ways(state, seat)]
    if state.rally_moved or may_stay(state, seat):
        decisions.append(d.END_TURN_DECISION)
    if state.assistance_tile[seat] != NOWHERE and not state.assistance_moved:
        decisions += [
            d.ASSISTANCE_MOVE_DECISIONS[direction]
            for direction, _ in assistance_steps(state.road, state.assistance_tile[seat])
        ]
    if exchanges.are_cars_together(state, seat):
        decisions.append(d.ASSIST_DECISION)
    if can_turn_around(state, seat):
        decisions.append(d.TURN_AROUND_DECISION)
    decisions += [
        d.RESUPPLY_DECISIONS[which]
        for which in (content.RALLY, content.ASSISTANCE)
        if exchanges.may_resupply(state, seat, which)
    ]
    decisions += [
        d.REPAIR_DECISIONS[card] for card in (content.TOOLBOX, content.SPARE_TYRE) if can_repair(state, seat, card)
    ]
    return decisions + _joker_decisions(state, seat)


def can_repair(state: State, seat: int, card: int) -> bool:
    """Whether a card from the rally board mends something (CR-20.2, CR-20.5)."""
    if not state.rally_load[content.CARDS * seat + card]:
        return False
    return (
        has_mechanical_trouble(state, seat)
        if card == content.TOOLBOX
        else content.FLAT_TYRE in state.hazards_held[seat]
    )


def _joker_decisions(state: State, seat: int) -> list[Decision]:
    joker = state.joker[seat]
    return [d.PLAY_JOKER_DECISIONS[joker]] if joker != content.NO_JOKER and can_play_joker(state, seat, joker) else []


def can_play_joker(state: State, seat: int, joker: int) -> bool:
    """Whether a joker can be played now (CR-19)."""
    if joker == content.MECHANIC:
        return True
    if joker == content.TRANSPORTER:
        return state.assistance_tile[seat] != NOWHERE and not exchanges.are_cars_together(state, seat)
    if joker == content.ROBBER:
        return exchanges.can_rob(state, seat)
    return has_rivals(state, seat)


def has_rivals(state: State, seat: int) -> bool:
    """Whether anybody else is still racing."""
    return any(other != seat and status == phases.RACING for other, status in enumerate(state.status))


def _exchange_decisions(state: State, seat: int) -> list[Decision]:
    """What moves cards in the exchange that is open."""
    decisions = [d.DONE_DECISION] if exchanges.closing_flaw(state, seat) == exchanges.MAY_CLOSE else []
    first = content.CARDS * seat
    if state.exchange in (phases.EXCHANGE_ASSIST, phases.EXCHANGE_TRANSPORTER):
        decisions += [
            d.TO_RALLY_DECISIONS[card] for card in range(content.CARDS) if state.assistance_load[first + card]
        ]
        decisions += [
            d.TO_ASSISTANCE_DECISIONS[card] for card in range(content.CARDS) if state.rally_load[first + card]
        ]
    elif state.exchange == phases.EXCHANGE_ROBBER:
        for other in range(state.seats):
            colour = state.colour[other]
            decisions += [
                d.ROB_DECISIONS[colour][card]
                for card in range(content.CARDS)
                if exchanges.may_rob(state, seat, other, card)
            ]
            decisions += [
                d.GIVE_BACK_DECISIONS[colour][card]
                for card in range(content.CARDS)
                if exchanges.may_give_back(state, other, card)
            ]
    else:
        which = exchanges.resupplied_board(state)
        cards = board_cards(state, which)
        if cards_on_board(cards, seat) < content.BOARD_CAPACITY[which]:
            decisions += [d.TAKE_DECISIONS[card] for card in range(content.CARDS) if state.card_pile[card]]
        decisions += [d.PUT_BACK_DECISIONS[card] for card in range(content.CARDS) if cards[first + card]]
    return decisions


def always_legal(state: State, seat: int) -> list[Decision]:
    """Leaving the race: by the rules in one's own turn (CR-18.6), from the table at any time."""
    if state.phase == phases.PHASE_OVER or not 0 <= seat < state.seats or state.status[seat] != phases.RACING:
        return []
    if can_retire(state, seat):
        return [d.RETIRE_DECISION, d.CONCEDE_DECISION]
    return [d.CONCEDE_DECISION]


def can_retire(state: State, seat: int) -> bool:
    """Whether it is the player's own turn, with nothing half done."""
    return (
        seat == state.active_seat
        and state.phase in (phases.PHASE_BEFORE_DICE, phases.PHASE_TURN)
        and state.exchange == phases.NO_EXCHANGE
    )


def default(state: State, seat: int) -> Decision:
    """What is played for a seat whose time is up: it fills up with fuel, drives on and troubles nobody."""
    choices = legal(state, seat)
    if state.exchange != phases.NO_EXCHANGE:
        return _undo_exchange(state, seat, choices)
    if state.phase == phases.PHASE_LOADING:
        for which in (content.RALLY, content.ASSISTANCE):
            if d.LOAD_DECISIONS[which][content.FUEL] in choices:
                return d.LOAD_DECISIONS[which][content.FUEL]
        return d.READY_DECISION
    if state.phase == phases.PHASE_TURN and d.END_TURN_DECISION in choices:
        return d.END_TURN_DECISION
    if state.phase == phases.PHASE_MOVING and d.RALLY_STOP_DECISION in choices:
        return d.RALLY_STOP_DECISION
    return choices[0]


def _undo_exchange(state: State, seat: int, choices: list[Decision]) -> Decision:
    """Closes an exchange, or goes back towards how the boards were before it.

    The rally board tells how: a resupply of the assistance car can always be closed.
    """
    if choices[0] is d.DONE_DECISION or state.exchange == phases.EXCHANGE_ROBBER:
        return choices[0]
    between = state.exchange in (phases.EXCHANGE_ASSIST, phases.EXCHANGE_TRANSPORTER)
    cards, before = state.rally_load[content.CARDS * seat : content.CARDS * (seat + 1)], state.boards_before
    for card in range(content.CARDS):
        if cards[card] > before[card]:
            return d.TO_ASSISTANCE_DECISIONS[card] if between else d.PUT_BACK_DECISIONS[card]
    for card in range(content.CARDS):
        if cards[card] < before[card]:
            return d.TO_RALLY_DECISIONS[card] if between else d.TAKE_DECISIONS[card]
    return choices[0]
