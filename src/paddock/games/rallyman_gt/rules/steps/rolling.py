"""One by one: each step is rolled or secured, and may be the last (RG-10, RG-12)."""

from __future__ import annotations

from paddock.core.chance import ChanceSource
from paddock.core.event import EventSink

from ...components.content import DIE_OUTCOMES, DIE_VALUES
from ..actions import Action
from ..phases import PHASE_ROLLING
from ..state import State, warning_threshold
from .ending import end_movement, end_turn, enter_space, finish_race, space_code, start_moving
from .loss_of_control import lose_control

_DIE_CHANCE_NAMES = DIE_VALUES.names


def securing_cost(dice_secured: int, dice: int) -> int:
    """What securing so many dice more costs: n tokens for the n-th die of the turn (RG-12.3, RG-12.4)."""
    return dice * dice_secured + dice * (dice + 1) // 2


def next_securing_cost(state: State) -> int:
    """What securing the next step costs."""
    return securing_cost(state.dice_secured, len(state.plan[state.steps_made].action.dice))


def roll_dice(state: State, car: int, action: Action, chance_source: ChanceSource, events: EventSink) -> int:
    """Rolls the dice of a step; bit mask of those that show a warning."""
    found = 0
    for place, die in enumerate(action.dice):
        face = chance_source.pick(_DIE_CHANCE_NAMES[die], DIE_OUTCOMES[die])
        found |= face << place
        if events.is_listening:
            events.add("rolls", (state.lineup.colours[car], die, face))
    return found


def roll_step(state: State, car: int, chance_source: ChanceSource, events: EventSink) -> None:
    """Rolls the dice of the next step and makes it (RG-10.1)."""
    shown = roll_dice(state, car, state.plan[state.steps_made].action, chance_source, events)
    _make_step(state, car, shown, chance_source, events)


def secure_step(state: State, car: int, chance_source: ChanceSource, events: EventSink) -> None:
    """Makes the next step without rolling its dice (RG-12.2)."""
    cost = next_securing_cost(state)
    dice = len(state.plan[state.steps_made].action.dice)
    state.focus_tokens[car] -= cost
    state.dice_secured += dice
    events.add("secures", (state.lineup.colours[car], dice, cost))
    _make_step(state, car, 0, chance_source, events)


def stop_movement(state: State, car: int, events: EventSink) -> None:
    """The movement ends here; the dice that are left are dropped (RG-10.5)."""
    if events.is_listening:
        events.add("stops", (state.lineup.colours[car], space_code(state, state.car_space[car])))
    end_movement(state, car, events)


def _make_step(state: State, car: int, warnings_shown: int, chance_source: ChanceSource, events: EventSink) -> None:
    """Makes the next step. Its checks come in this order: limit, failed cannon start, threshold (RG-10.3)."""
    circuit, made = state.circuit, state.steps_made
    step, held = state.plan[made], state.speed[car]
    move = circuit.move_to[state.car_space[car]][step.space]
    gear = step.action.gear
    speed = gear or held
    state.phase = PHASE_ROLLING
    state.steps_made = made + 1
    if made == 0:
        start_moving(state, car, events)
    if enter_space(state, car, move, speed, events):
        finish_race(state, car, events)
        return
    added = warnings_shown.bit_count() + move.warnings[speed]
    if added:
        state.warnings += added
        if events.is_listening:
            events.add("warned", (state.lineup.colours[car], state.warnings, warning_threshold(state, car)))
    if speed > move.limit:
        events.add("too_fast", (state.lineup.colours[car], speed + 1, move.limit))
        lose_control(state, car, chance_source, events)
    elif warnings_shown and held == 0 and gear == 2:
        fail_cannon_start(state, car, events)
    elif state.warnings and state.warnings >= warning_threshold(state, car):
        lose_control(state, car, chance_source, events)
    elif made + 1 == len(state.plan):
        end_movement(state, car, events)


def fail_cannon_start(state: State, car: int, events: EventSink) -> None:
    """A failed cannon start: the turn is over, with marker 2 (RG-18.3, RG-18.5)."""
    events.add("cannon_fails", (state.lineup.colours[car],))
    end_turn(state, car, state.speed[car], events)
