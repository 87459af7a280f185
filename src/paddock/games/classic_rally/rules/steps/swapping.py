"""Cards that change boards: assistance, resupply, transporter, robber, card by card (CR-14, CR-17, CR-19)."""

from __future__ import annotations

from typing import Final

from paddock.core.event import EventSink
from paddock.games.classic_rally.components.content import ASSISTANCE, CAPACITY, CARDS, FUEL, PILE, RALLY, TOOLBOX
from paddock.games.classic_rally.components.road import NOWHERE, SIGN, STATION
from paddock.games.classic_rally.rules.driving import goes_on, may_end, may_stay, owes_move
from paddock.games.classic_rally.rules.state import (
    MOVING,
    NO_EXCHANGE,
    RACING,
    ROBBING,
    SUPPLY_ASSISTANCE,
    SUPPLY_RALLY,
    TURN,
    State,
)
from paddock.games.classic_rally.rules.steps.preparing import board, weight

# What is wrong with closing an exchange
CLOSES: Final = 0
FULL: Final = 1
DRY: Final = 2
BOUND: Final = 3
NOTHING_ROBBED: Final = 4
STRANDED: Final = 5


def together(state: State, seat: int) -> bool:
    """Whether both cars of a player are on one tile."""
    return state.at[seat] != NOWHERE and state.at[seat] == state.aid_at[seat]


def at_station(state: State, tile: int) -> bool:
    """Whether a tile is a service station."""
    return tile != NOWHERE and SIGN[state.road.kind[tile]] == STATION


def may_resupply(state: State, seat: int, which: int) -> bool:
    """Whether a car's movement has ended on a station, or may be declared over there (CR-14.1, CR-14.2)."""
    if which == ASSISTANCE:
        return at_station(state, state.aid_at[seat])
    return at_station(state, state.at[seat]) and (state.moved or may_stay(state, seat))


def boards(state: State, seat: int) -> tuple[int, ...]:
    """The cards on the rally board, then those on the assistance board."""
    first, last = CARDS * seat, CARDS * (seat + 1)
    return (*state.load[first:last], *state.aid[first:last])


def open_exchange(state: State, seat: int, exchange: int, events: EventSink) -> None:
    """From here on card by card."""
    state.owed = owes_move(state, seat)
    state.exchange = exchange
    state.before = boards(state, seat)
    state.robbed = (0,) * (CARDS * state.seats) if exchange == ROBBING else ()
    events.add("opens", (state.colour[seat], exchange))


def move_card(state: State, seat: int, card: int, source: int, goal: int, events: EventSink) -> None:
    """One card from a board or the pile to another."""
    place = CARDS * seat + card
    for where, by in ((source, -1), (goal, 1)):
        if where == PILE:
            state.pile[card] += by
        else:
            board(state, where)[place] += by
    events.add("moves_card", (state.colour[seat], card, source, goal))


def supplied(state: State) -> int:
    """The board of the resupply that is open."""
    return RALLY if state.exchange == SUPPLY_RALLY else ASSISTANCE


def robbable(state: State, seat: int, other: int, card: int) -> bool:
    """Whether a card may be robbed: any load card but TOOLBOX, into a free slot (CR-19.3)."""
    if other == seat or state.status[other] != RACING or card == TOOLBOX:
        return False
    return state.aid[CARDS * other + card] > 0 and weight(state.aid, seat) < CAPACITY[ASSISTANCE]


def can_rob(state: State, seat: int) -> bool:
    """Whether there is anything to rob."""
    return any(robbable(state, seat, other, card) for other in range(state.seats) for card in range(CARDS))


def rob(state: State, seat: int, other: int, card: int, by: int, events: EventSink) -> None:
    """A card from a rival's assistance board, or back to it."""
    state.aid[CARDS * seat + card] += by
    place = CARDS * other + card
    state.aid[place] -= by
    robbed = list(state.robbed)
    robbed[place] += by
    state.robbed = tuple(robbed)
    events.add("robs" if by > 0 else "gives_back", (state.colour[seat], state.colour[other], card))


def returnable(state: State, other: int, card: int) -> bool:
    """Whether a robbed card may go back: not to a victim who has left meanwhile, from whom it stays taken."""
    return state.status[other] == RACING and state.robbed[CARDS * other + card] > 0


def goes_on_robbing(state: State, seat: int) -> bool:
    """Whether a robber has anything left to decide: the only victims may leave before anything is taken (CR-19.5)."""
    return any(state.robbed) or can_rob(state, seat)


def undo_robbery(state: State, seat: int) -> None:
    """Everything goes back to where it was: the robber leaves the table."""
    for place, count in enumerate(state.robbed):
        if count and state.status[place // CARDS] == RACING:
            state.aid[place] += count
            state.aid[CARDS * seat + place % CARDS] -= count


def flaw(state: State, seat: int) -> int:
    """What keeps the open exchange from being closed; `CLOSES` if nothing does."""
    if weight(state.load, seat) > CAPACITY[RALLY] or weight(state.aid, seat) > CAPACITY[ASSISTANCE]:
        return FULL
    if state.exchange == ROBBING:
        return CLOSES if any(state.robbed) else NOTHING_ROBBED
    if state.bound[seat] and not state.load[CARDS * seat + TOOLBOX]:
        return BOUND
    if state.exchange in (SUPPLY_RALLY, SUPPLY_ASSISTANCE):
        return CLOSES
    fuel = state.load[CARDS * seat + FUEL]
    if state.owed and not fuel:
        return DRY
    if state.phase == MOVING and not _has_way(state, seat, fuel):
        return STRANDED
    return CLOSES


def _has_way(state: State, seat: int, fuel: int) -> bool:
    """In mid-move: whether a legal end is left (CR-19.2)."""
    tile, nose = state.at[seat], state.nose[seat]
    return may_end(state, seat, tile, nose, fuel) or goes_on(state, seat, tile, nose, fuel, state.left)


def close(state: State, seat: int, events: EventSink) -> None:
    """The exchange is done; a resupply ends the movement of its car for this turn (CR-14.2)."""
    exchange = state.exchange
    state.exchange = NO_EXCHANGE
    state.owed = False
    state.before = ()
    state.robbed = ()
    if exchange == SUPPLY_RALLY and state.phase == TURN:
        state.moved = True
    elif exchange == SUPPLY_ASSISTANCE and state.phase == TURN:
        state.aid_moved = True
    events.add("closes", (state.colour[seat], exchange))
