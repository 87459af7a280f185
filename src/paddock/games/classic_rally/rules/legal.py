"""The whole list of what a seat may decide, and what is played for it when its time is up (section (a))."""

from __future__ import annotations

from paddock.core.decision import Decision
from paddock.games.classic_rally.components.content import (
    ASSISTANCE,
    CAPACITY,
    CARDS,
    FEATURE_SLOTS,
    FEATURES,
    FLAT_TYRE,
    FUEL,
    MECHANIC,
    NO_JOKER,
    RALLY,
    ROBBER,
    SPARE_TYRE,
    TOOLBOX,
    TRANSPORTER,
)
from paddock.games.classic_rally.components.road import NOWHERE, is_signed, may_turn
from paddock.games.classic_rally.rules import decisions as d
from paddock.games.classic_rally.rules.building import finish_spots, spots
from paddock.games.classic_rally.rules.driving import may_end, may_stay, steps
from paddock.games.classic_rally.rules.routes import assistance_steps
from paddock.games.classic_rally.rules.state import (
    ASSISTING,
    BEFORE_DICE,
    BUILDING,
    CHOOSING,
    DRAFT,
    EXCHANGE,
    LOADING,
    MOVING,
    NO_EXCHANGE,
    NONE,
    OVER,
    PHASES,
    PLACING,
    PLACING_FINISH,
    RACING,
    ROBBING,
    TRANSPORTING,
    TURN,
    VOTING,
    State,
)
from paddock.games.classic_rally.rules.steps.mending import has_mechanical
from paddock.games.classic_rally.rules.steps.preparing import board, may_load, may_place, weight
from paddock.games.classic_rally.rules.steps.swapping import (
    CLOSES,
    can_rob,
    flaw,
    may_resupply,
    returnable,
    robbable,
    supplied,
    together,
)
from paddock.games.classic_rally.rules.steps.turning import candidates

_ASKED = (BUILDING, PLACING_FINISH, DRAFT, PLACING, BEFORE_DICE, CHOOSING, TURN, MOVING)


def waiting_for(state: State) -> list[int]:
    """The seats that owe a decision now: everybody at once for votes and load-outs, else one."""
    phase = state.phase
    if phase == VOTING:
        return [seat for seat in range(state.seats) if state.status[seat] == RACING and state.vote[seat] == NONE]
    if phase == LOADING:
        return [seat for seat in range(state.seats) if state.status[seat] == RACING and not state.ready[seat]]
    return [state.player] if phase in _ASKED else []


def question(state: State) -> str:
    """What is asked now."""
    return EXCHANGE.names[state.exchange] if state.exchange != NO_EXCHANGE else PHASES[state.phase]


def legal(state: State, seat: int) -> list[Decision]:
    """All that a seat may decide now."""
    if seat not in waiting_for(state):
        return []
    if state.exchange != NO_EXCHANGE:
        return _exchange(state, seat)
    phase = state.phase
    if phase == TURN:
        return _turn(state, seat)
    if phase == MOVING:
        found = [d.STEPPED[way] for way in steps(state, seat)]
        if may_stop(state, seat):
            found.append(d.STOP_NOW)
        return found + _jokers(state, seat)
    if phase == BEFORE_DICE:
        return [d.ROLL_NOW, *_jokers(state, seat)]
    if phase == CHOOSING:
        return [d.DISABLED[state.feature[FEATURE_SLOTS * seat + slot]] for slot in candidates(state, seat)]
    return _prepare(state, seat, phase)


def _prepare(state: State, seat: int, phase: int) -> list[Decision]:
    """Before the race."""
    if phase == BUILDING:
        return [d.spot(d.PLACE_TILE, *each) for each in spots(state.road, state.drawn, state.stuck)]
    if phase in (VOTING, PLACING_FINISH):
        kind = d.VOTE_FINISH if phase == VOTING else d.PLACE_FINISH
        return [d.spot(kind, *each) for each in finish_spots(state.road)]
    if phase == DRAFT:
        return [d.PICKED[feature] for feature in range(FEATURES) if state.feature_pile[feature]]
    if phase == PLACING:
        road = state.road
        return [d.SPACE.make(d.PLACE_ASSISTANCE, road.at[tile]) for tile in range(road.tiles) if may_place(state, tile)]
    found = [d.READY_NOW]
    for which in (RALLY, ASSISTANCE):
        found += [d.LOADED[which][card] for card in range(CARDS) if may_load(state, seat, which, card)]
        found += [d.UNLOADED[which][card] for card in range(CARDS) if board(state, which)[CARDS * seat + card]]
    return found


def may_stop(state: State, seat: int) -> bool:
    """Whether the move may end where the car is."""
    return may_end(state, seat, state.at[seat], state.nose[seat], state.load[CARDS * seat + FUEL])


def can_turn(state: State, seat: int) -> bool:
    """Whether the rally car may be turned round (CR-21)."""
    tile = state.at[seat]
    if tile == NOWHERE or not (is_signed(state.road, tile) or together(state, seat)):
        return False
    return may_turn(state.road, tile, state.nose[seat])


def _turn(state: State, seat: int) -> list[Decision]:
    """Phase 2."""
    found = [d.STEPPED[way] for way in steps(state, seat)]
    if state.moved or may_stay(state, seat):
        found.append(d.END_NOW)
    if state.aid_at[seat] != NOWHERE and not state.aid_moved:
        found += [d.ASSISTANCE_MOVED[direction] for direction, _ in assistance_steps(state.road, state.aid_at[seat])]
    if together(state, seat):
        found.append(d.ASSIST_NOW)
    if can_turn(state, seat):
        found.append(d.TURN_NOW)
    found += [d.RESUPPLIED[which] for which in (RALLY, ASSISTANCE) if may_resupply(state, seat, which)]
    found += [d.REPAIRED[card] for card in (TOOLBOX, SPARE_TYRE) if can_repair(state, seat, card)]
    return found + _jokers(state, seat)


def can_repair(state: State, seat: int, card: int) -> bool:
    """Whether a card from the rally board mends something (CR-20.2, CR-20.5)."""
    if not state.load[CARDS * seat + card]:
        return False
    return has_mechanical(state, seat) if card == TOOLBOX else FLAT_TYRE in state.held[seat]


def _jokers(state: State, seat: int) -> list[Decision]:
    joker = state.joker[seat]
    return [d.JOKER_PLAYED[joker]] if joker != NO_JOKER and can_play(state, seat, joker) else []


def can_play(state: State, seat: int, joker: int) -> bool:
    """Whether a joker can be played now (CR-19)."""
    if joker == MECHANIC:
        return True
    if joker == TRANSPORTER:
        return state.aid_at[seat] != NOWHERE and not together(state, seat)
    if joker == ROBBER:
        return can_rob(state, seat)
    return has_rivals(state, seat)


def has_rivals(state: State, seat: int) -> bool:
    """Whether anybody else is still racing."""
    return any(other != seat and status == RACING for other, status in enumerate(state.status))


def _exchange(state: State, seat: int) -> list[Decision]:
    """What moves cards in the exchange that is open."""
    found = [d.DONE_NOW] if flaw(state, seat) == CLOSES else []
    first = CARDS * seat
    if state.exchange in (ASSISTING, TRANSPORTING):
        found += [d.TO_RALLY_NOW[card] for card in range(CARDS) if state.aid[first + card]]
        found += [d.TO_ASSISTANCE_NOW[card] for card in range(CARDS) if state.load[first + card]]
    elif state.exchange == ROBBING:
        for other in range(state.seats):
            colour = state.colour[other]
            found += [d.ROBBED[colour][card] for card in range(CARDS) if robbable(state, seat, other, card)]
            found += [d.GIVEN_BACK[colour][card] for card in range(CARDS) if returnable(state, other, card)]
    else:
        which = supplied(state)
        cards = board(state, which)
        if weight(cards, seat) < CAPACITY[which]:
            found += [d.TAKEN[card] for card in range(CARDS) if state.pile[card]]
        found += [d.RETURNED[card] for card in range(CARDS) if cards[first + card]]
    return found


def standing(state: State, seat: int) -> list[Decision]:
    """Leaving the race: by the rules in one's own turn (CR-18.6), from the table at any time."""
    if state.phase == OVER or not 0 <= seat < state.seats or state.status[seat] != RACING:
        return []
    if can_retire(state, seat):
        return [d.RETIRE_NOW, d.CONCEDE_NOW]
    return [d.CONCEDE_NOW]


def can_retire(state: State, seat: int) -> bool:
    """Whether it is the player's own turn, with nothing half done."""
    return seat == state.player and state.phase in (BEFORE_DICE, TURN) and state.exchange == NO_EXCHANGE


def default(state: State, seat: int) -> Decision:
    """What is played for a seat whose time is up: it fills up with fuel, drives on and troubles nobody."""
    choices = legal(state, seat)
    if state.exchange != NO_EXCHANGE:
        return _undo(state, seat, choices)
    if state.phase == LOADING:
        for which in (RALLY, ASSISTANCE):
            if d.LOADED[which][FUEL] in choices:
                return d.LOADED[which][FUEL]
        return d.READY_NOW
    if state.phase == TURN and d.END_NOW in choices:
        return d.END_NOW
    if state.phase == MOVING and d.STOP_NOW in choices:
        return d.STOP_NOW
    return choices[0]


def _undo(state: State, seat: int, choices: list[Decision]) -> Decision:
    """Closes an exchange, or goes back towards how the boards were before it.

    The rally board tells how: a resupply of the assistance car can always be closed.
    """
    if choices[0] is d.DONE_NOW or state.exchange == ROBBING:
        return choices[0]
    between = state.exchange in (ASSISTING, TRANSPORTING)
    cards, before = state.load[CARDS * seat : CARDS * (seat + 1)], state.before
    for card in range(CARDS):
        if cards[card] > before[card]:
            return d.TO_ASSISTANCE_NOW[card] if between else d.RETURNED[card]
    for card in range(CARDS):
        if cards[card] < before[card]:
            return d.TO_RALLY_NOW[card] if between else d.TAKEN[card]
    return choices[0]
