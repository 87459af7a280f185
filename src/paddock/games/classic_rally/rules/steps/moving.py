"""The rally move, step by step (CR-10 to CR-12)."""

from __future__ import annotations

from paddock.core.chance import Chance
from paddock.core.event import EventSink
from paddock.games.classic_rally.components.content import ALL_TOKENS, CARDS, FORWARD, FUEL, NO_JOKER, WAYS
from paddock.games.classic_rally.components.road import (
    DIRECTIONS,
    FINISH,
    HAZARD_SIGN,
    NOWHERE,
    SIGN,
    TOKEN,
    arrival,
    is_dead_end,
    way_out,
)
from paddock.games.classic_rally.rules.driving import bonus, is_shared, ratio_applies, steps
from paddock.games.classic_rally.rules.state import MOVING, TURN, State
from paddock.games.classic_rally.rules.steps.leaving import finish
from paddock.games.classic_rally.rules.steps.mending import draw


def step(state: State, seat: int, way: int, chance: Chance, events: EventSink) -> None:
    """A step of the rally car; a card that leads nowhere ends the move (CR-10.5)."""
    tile = state.at[seat]
    direction = way_out(state.road, tile, state.nose[seat], way)
    if way != FORWARD and any(state.book[WAYS * seat : WAYS * (seat + 1)]):
        state.book[WAYS * seat + way] -= 1
        events.add("plays_card", (state.colour[seat], way))
    target = state.road.joined[DIRECTIONS * tile + direction]
    if target == NOWHERE:
        events.add("nowhere", (state.colour[seat], way))
        end_move(state, seat, events)
        return
    if state.phase == TURN:
        state.left = bonus(state, seat, tile, way)
        state.phase = MOVING
    elif state.left:
        state.left -= 1
    events.add("overtakes", (state.colour[seat],))
    state.load[CARDS * seat + FUEL] -= 1
    state.pile[FUEL] += 1
    _arrive(state, seat, target, direction, chance, events)


def _arrive(state: State, seat: int, tile: int, travel: int, chance: Chance, events: EventSink) -> None:
    """FINISH, then hazard, then dead end (CR-12.1)."""
    kind = state.road.kind[tile]
    state.at[seat] = tile
    state.nose[seat] = arrival(state.road, tile, travel)
    if events.listening:
        fuel = state.load[CARDS * seat + FUEL]
        events.add("steps", (state.colour[seat], state.road.at[tile], state.nose[seat], fuel))
    if kind == FINISH and state.tokens[seat] == ALL_TOKENS:
        finish(state, seat, events)
        return
    ends = False
    if SIGN[kind] == HAZARD_SIGN and not is_shared(state, seat, tile):
        ends = True
        draw(state, seat, chance, events)
    if is_dead_end(state.road, tile, travel):
        ends = True
        state.nose[seat] = travel ^ 2
        events.add("reverses", (state.colour[seat], travel ^ 2))
    if ends:
        end_move(state, seat, events)


def end_move(state: State, seat: int, events: EventSink) -> None:
    """The move is over; a checkpoint gives its token (CR-15.1)."""
    tile = state.at[seat]
    state.phase = TURN
    state.moved = True
    state.left = 0
    events.add("stops", (state.colour[seat], state.road.at[tile]))
    number = TOKEN[state.road.kind[tile]]
    if number and not state.tokens[seat] >> (number - 1) & 1:
        state.tokens[seat] |= 1 << (number - 1)
        events.add("token", (state.colour[seat], number))


def move_on(state: State, seat: int, events: EventSink) -> bool:
    """In mid-move: ends the move where nothing is left to decide (CR-12.3); False if the player has to."""
    if steps(state, seat):
        return False
    if state.joker[seat] != NO_JOKER and (state.left or _waits_for_fuel(state, seat)):
        return False
    end_move(state, seat, events)
    return True


def _waits_for_fuel(state: State, seat: int) -> bool:
    """Whether CLOSE RATIO would carry the car on but for fuel, which a joker might bring."""
    return not state.load[CARDS * seat + FUEL] and ratio_applies(state, seat, state.at[seat], state.nose[seat])
