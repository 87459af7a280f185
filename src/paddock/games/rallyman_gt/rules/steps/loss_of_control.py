"""Loss of control, and the damage tokens that follow (RG-13, RG-14)."""

from __future__ import annotations

from paddock.core.chance import ChanceSource
from paddock.core.event import EventSink

from ...components.content import (
    DOUBLE_ZERO,
    LOSS_MARKER_BY_SPEED,
    LOSS_TOKENS_BY_SPEED,
    TOKEN_KIND_COUNT,
    WEATHER_CHANGE,
    YELLOW_FLAG,
)
from ..car_status import STATUS_OFF_TRACK
from ..phases import PHASE_EXITING
from ..state import NOBODY, State, are_pits_open, with_entry
from .ending import end_turn, space_code


def lose_control(state: State, car: int, chance_source: ChanceSource, events: EventSink) -> None:
    """Control is lost on the space where the car stands, at its speed (RG-13.2)."""
    space, speed = state.car_space[car], state.speed[car]
    circuit = state.circuit
    if events.is_listening:
        args = (state.lineup.colours[car], space_code(state, space), speed + 1, circuit.danger_of_space[space])
        events.add("loses_control", args)
    if LOSS_MARKER_BY_SPEED[speed] == DOUBLE_ZERO:
        side = circuit.exit_side[space]
        if side == NOBODY:
            state.clear_turn()
            state.phase = PHASE_EXITING
        else:
            leave_track(state, car, side, chance_source, events)
        return
    state.facing_backwards |= 1 << car
    events.add("spins", (state.lineup.colours[car],))
    _draw_damage(state, car, chance_source, events)


def leave_track(state: State, car: int, side: int, chance_source: ChanceSource, events: EventSink) -> None:
    """The car goes off beside its space (RG-13.5)."""
    state.status[car] = STATUS_OFF_TRACK
    state.exit_side = with_entry(state.exit_side, car, side)
    events.add("leaves_track", (state.lineup.colours[car], side))
    _draw_damage(state, car, chance_source, events)


def _draw_damage(state: State, car: int, chance_source: ChanceSource, events: EventSink) -> None:
    """Draws the tokens and lays the marker (RG-13.3, RG-13.7)."""
    speed = state.speed[car]
    count = LOSS_TOKENS_BY_SPEED[speed][state.circuit.danger_of_space[state.car_space[car]]]
    if count:
        _draw_tokens(state, car, count, chance_source, events)
    end_turn(state, car, LOSS_MARKER_BY_SPEED[speed], events)


def _draw_tokens(state: State, car: int, token_count: int, chance_source: ChanceSource, events: EventSink) -> None:
    """Tokens out of the bag, each applied at once; an empty bag ends it (RG-14.1, RG-14.4, RG-14.5, RG-14.9)."""
    inside: list[int] = []
    for kind, number in enumerate(state.token_bag):
        inside += [kind] * number
    colour = state.lineup.colours[car]
    if inside:
        for kind in chance_source.draw("damage", inside, min(token_count, len(inside))):
            state.token_bag[kind] -= 1
            state.damage_tokens[TOKEN_KIND_COUNT * car + kind] += 1
            events.add("draws", (colour, kind))
            if kind == YELLOW_FLAG:
                events.add("flag_out", (colour,))
            elif kind == WEATHER_CHANGE and are_pits_open(state):  # not in a solo run unless chosen (RG-19.1)
                state.weather = 1 - state.weather
                events.add("weather", (state.weather,))
    if token_count > len(inside) and events.is_listening:
        events.add("bag_empty", (colour,))
