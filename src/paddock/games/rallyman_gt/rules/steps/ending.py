"""The end of a turn, of a car's race, and of the game (RG-16, RG-17, RG-19.2)."""

from __future__ import annotations

from paddock.core.event import NO_EVENTS, EventSink

from ...components.circuit import Move
from ...components.content import MARKER_SECONDS, SECONDS_PER_TOKEN, SPACE_VALUES, TOKEN_KIND_COUNT, YELLOW_FLAG
from ..car_status import STATUS_FINISHED, STATUS_RETIRED
from ..phases import PHASE_OVER, PHASE_PITTING, PHASE_ROUND_START, PHASE_TURN_START
from ..state import State, are_pits_open, is_other_flag_out


def start_moving(state: State, car: int, events: EventSink) -> None:
    """The first step of a turn: the car's own yellow flags leave the game, and it faces forward (RG-14.7, RG-13.4)."""
    if state.facing_backwards:
        state.facing_backwards &= ~(1 << car)
    lower_flags(state, car, events)


def lower_flags(state: State, car: int, events: EventSink) -> None:
    """A car's yellow flags leave the game."""
    place = TOKEN_KIND_COUNT * car + YELLOW_FLAG
    if state.damage_tokens[place]:
        state.damage_tokens[place] = 0
        events.add("flag_in", (state.lineup.colours[car],))


def enter_space(state: State, car: int, move: Move, speed: int, events: EventSink) -> bool:
    """The car goes one space. Whether that finishes its race (RG-10.2, RG-17.2)."""
    state.car_space[car] = move.target
    state.speed[car] = speed
    if events.is_listening:
        events.add("moves", (state.lineup.colours[car], space_code(state, move.target), speed + 1))
    if not move.crosses_line:
        return False
    state.crossings[car] += 1
    events.add("crosses", (state.lineup.colours[car], state.crossings[car]))
    return not state.is_solo and state.crossings[car] > state.settings.laps


def space_code(state: State, space: int) -> int:
    """A space as events carry it."""
    return SPACE_VALUES.code(state.circuit.space_names[space])


def end_movement(state: State, car: int, events: EventSink) -> None:
    """The movement has ended without a loss of control: a pit stop may follow (RG-15.1, RG-15.2)."""
    if may_stop_in_pits(state, car):
        state.clear_turn()
        state.phase = PHASE_PITTING
    else:
        end_turn(state, car, state.speed[car], events)


def may_stop_in_pits(state: State, car: int) -> bool:
    """Whether a pit stop can be declared at the end of this turn (RG-15.1, RG-15.8)."""
    if state.speed[car] != 1 or not state.circuit.spaces[state.car_space[car]].is_pit or not are_pits_open(state):
        return False
    return state.crossings[car] <= state.settings.laps


def end_turn(
    state: State, car: int, marker: int, events: EventSink, *, has_driven: bool = True, is_timed: bool = True
) -> None:
    """The marker is laid, on the colour of the next round (RG-16.2 - RG-16.4). `has_driven`: the turn began on the road
    with the tyres that are fitted; `is_timed`: it goes onto the time sheet (RG-19.5)."""
    state.speed[car] = marker
    if has_driven:
        state.tyre_turns[car] += 1
    if events.is_listening:
        events.add("marker", (state.lineup.colours[car], marker + 1))
    if state.is_solo:
        if is_timed or state.settings.recovery_turn_counts:
            state.time_sheet = (*state.time_sheet, marker)
            events.add("timed", (state.lineup.colours[car], marker + 1, MARKER_SECONDS[marker + 1]))
        if state.crossings[car] > state.settings.laps:
            _finish_run(state, car, events)
            return
    next_turn(state)


def next_turn(state: State) -> None:
    """On to the next car, or to the next round (RG-3.2)."""
    state.clear_plan()
    state.turn_order = state.turn_order[1:]
    state.phase = PHASE_TURN_START if state.turn_order else PHASE_ROUND_START


def final_time(state: State, car: int) -> int:
    """The time on the sheet less a second for each focus token (RG-19.2, RG-19.3)."""
    total = sum(MARKER_SECONDS[marker + 1] for marker in state.time_sheet)
    return total - state.focus_tokens[car] * SECONDS_PER_TOKEN


def _finish_run(state: State, car: int, events: EventSink) -> None:
    state.status[car] = STATUS_FINISHED
    state.finished_cars = (car,)
    lower_flags(state, car, events)
    gained, final = state.focus_tokens[car] * SECONDS_PER_TOKEN, final_time(state, car)
    events.add("lap_time", (state.lineup.colours[car], final + gained, gained, final))
    _clear_table(state)


def finish_race(state: State, car: int, events: EventSink) -> None:
    """A car has crossed the line for the last time: it is taken off the road, and its turn is over (RG-17.3)."""
    state.status[car] = STATUS_FINISHED
    state.finished_cars = (*state.finished_cars, car)
    events.add("finishes", (state.lineup.colours[car], len(state.finished_cars)))
    lower_flags(state, car, events)
    next_turn(state)
    end_race_if_over(state, events)


def retire_car(state: State, car: int, events: EventSink) -> None:
    """A car leaves the race."""
    on_turn = bool(state.turn_order) and state.turn_order[0] == car
    state.status[car] = STATUS_RETIRED
    state.retired_cars = (*state.retired_cars, car)
    events.add("concedes", (state.lineup.colours[car],))
    lower_flags(state, car, events)
    if on_turn:
        next_turn(state)
    else:
        state.turn_order = tuple(each for each in state.turn_order if each != car)
        if state.flag_is_out and not is_other_flag_out(state, state.turn_order[0]):
            # it was the last flag: passing is free again, also in the turn under way (RG-14.5)
            state.flag_is_out = False
            state.level_cars = 0
    end_race_if_over(state, events)


def abandon_run(qualifying_run: State) -> None:
    """A qualifying run ends without a time: its driver leaves the race."""
    qualifying_run.status[0] = STATUS_RETIRED
    qualifying_run.retired_cars = (0,)
    qualifying_run.finished_cars = ()
    lower_flags(qualifying_run, 0, NO_EVENTS)
    end_game(qualifying_run, NO_EVENTS)


def racing_cars(state: State) -> list[int]:
    """The cars that are neither finished nor out."""
    return [car for car, status in enumerate(state.status) if status.is_racing]


def end_race_if_over(state: State, events: EventSink) -> None:
    """The game is over when everybody is ranked; a last car alone is ranked too (RG-17.1, RG-17.4)."""
    left = len(racing_cars(state))
    if left == 0 or (left == 1 and len(state.status) > 1):
        end_game(state, events)


def end_game(state: State, events: EventSink) -> None:
    """Nobody plays any more."""
    _clear_table(state)
    events.add("over")


def _clear_table(state: State) -> None:
    state.clear_turn()
    state.turn_order = ()
    state.qualifying_runs = []
    state.phase = PHASE_OVER
