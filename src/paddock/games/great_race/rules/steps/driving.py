"""A drive, step by step (GR-6), and sailing (GR-7.6)."""

from __future__ import annotations

from paddock.core.chance import ChanceSource
from paddock.core.event import EventSink

from ...components import content
from ...components.africa import (
    CITY_BY_SPACE,
    DESTINATION_BY_LINE_AND_PORT,
    FARE_BY_SEA_LINE,
    IS_RISKY_SPACE,
    SPACE_BY_CITY,
)
from ..costs import drive_allowance, has_step, step_fuel
from ..phases import NO_DRIVE, SPLIT_FOR_TILE, TASK_AFTER_STEP, TASK_DANGER
from ..quest_counts import BLIND_COUNT, SEA_COUNT
from ..reasons import WHY_ALLOWANCE, WHY_CHOSEN, WHY_CITY, WHY_ENGINE, WHY_NO_STEP, WHY_STOP, WHY_TURNED_BACK
from ..state import Args, State, add_to_quest_count
from ..supplies import draw_tiles, lay_tile
from .dangers import lose_levels
from .turns import enter_city, finish_turn_when_idle, move_vehicle, spend_assistant


def start_drive(state: State, seat: int, args: Args, chance_source: ChanceSource, events: EventSink) -> None:
    """A Mechanic drives: as many spaces as the engine has now, and Forced march; a river caps it (GR-6.1, GR-6.14)."""
    spend_assistant(state, seat, content.POST_MECHANIC)
    allowance = drive_allowance(state, seat)
    state.held_by_river[seat] = False
    state.drive_left = allowance
    state.step_attempted = False
    if events.is_listening:
        events.add("drives", (state.crew[seat], allowance))


def step_onto_terrain(
    state: State, seat: int, args: Args, chance_source: ChanceSource, events: EventSink, uses_power: bool = False
) -> None:
    """A step onto terrain (GR-6.4, GR-6.7), with the Belgian power (GR-13.5)."""
    space = args[0]
    state.drive_left -= 1
    state.step_attempted = True
    tile = state.tile_at[space]
    fuel = step_fuel(state, space, uses_power)
    if tile == content.NO_TILE:
        drawn = draw_tiles(state, 1, chance_source, events)
        if drawn:
            tile = drawn[0]
            lay_tile(state, space, tile)
            if events.is_listening:
                events.add("blind", (state.crew[seat], space, tile))
            fuel = content.FUEL_BY_TILE[tile] + (content.RISK_FUEL if IS_RISKY_SPACE[space] and not uses_power else 0)
            if state.fuel[seat] < fuel or state.engine[seat] + state.chassis[seat] < content.LEVELS_BY_TILE[tile]:
                events.add("turned_back", (state.crew[seat], space))
                end_drive(state, seat, WHY_TURNED_BACK, events)
                return
        add_to_quest_count(state, seat, BLIND_COUNT)
    if uses_power:
        state.power_used[seat] = True
    state.fuel[seat] -= fuel
    move_vehicle(state, seat, space)
    if events.is_listening:
        events.add("moves", (state.crew[seat], space, fuel))
    if tile != content.NO_TILE:
        lose_levels(state, seat, content.LEVELS_BY_TILE[tile], SPLIT_FOR_TILE, chance_source, events)
        if state.question or content.IS_DANGER_TILE[tile]:
            state.agenda.append((TASK_AFTER_STEP, seat, tile))
            if content.IS_DANGER_TILE[tile]:
                state.agenda.append((TASK_DANGER, seat, content.DANGER_OF_TILE))
            return
    continue_after_step(state, seat, tile, events)


def continue_after_step(state: State, seat: int, tile: int, events: EventSink) -> None:
    """A step is paid and its danger over: the drive may end here (GR-6.6, GR-6.9, GR-6.12)."""
    if tile != content.NO_TILE and content.IS_STOP_TILE[tile]:
        end_drive(state, seat, WHY_STOP, events)
    elif not state.engine[seat]:
        end_drive(state, seat, WHY_ENGINE, events)
    elif not state.drive_left:
        end_drive(state, seat, WHY_ALLOWANCE, events)


def end_stuck_drive(state: State, seat: int, events: EventSink) -> bool:
    """Whether a drive ends by itself because no step is legal any more."""
    if state.drive_left and has_step(state, seat):
        return False
    end_drive(state, seat, WHY_NO_STEP, events)
    return True


def step_into_city(state: State, seat: int, args: Args, chance_source: ChanceSource, events: EventSink) -> None:
    """A step into a city: it costs nothing and ends the drive (GR-6.10, GR-7.2)."""
    space = SPACE_BY_CITY[args[0]]
    state.step_attempted = True
    move_vehicle(state, seat, space)
    if events.is_listening:
        events.add("moves", (state.crew[seat], space, 0))
    _close_drive(state, seat, WHY_CITY, events)
    enter_city(state, seat, space, chance_source, events)
    finish_turn_when_idle(state, seat, events)


def stop_drive(state: State, seat: int, args: Args, chance_source: ChanceSource, events: EventSink) -> None:
    """The driver has gone far enough."""
    end_drive(state, seat, WHY_CHOSEN, events)


def end_drive(state: State, seat: int, reason_code: int, events: EventSink) -> None:
    """A drive is over, and with it the turn."""
    _close_drive(state, seat, reason_code, events)
    finish_turn_when_idle(state, seat, events)


def _close_drive(state: State, seat: int, reason_code: int, events: EventSink) -> None:
    """The vehicle goes no further."""
    state.drive_left = NO_DRIVE
    state.step_attempted = False
    if events.is_listening:
        events.add("ends_drive", (state.crew[seat], reason_code))


def sail_line(state: State, seat: int, args: Args, chance_source: ChanceSource, events: EventSink) -> None:
    """A sea line from port to port (GR-7.6)."""
    line = args[0]
    spend_assistant(state, seat, content.POST_MECHANIC)
    space = DESTINATION_BY_LINE_AND_PORT[line, state.space_of[seat]]
    state.money[seat] -= FARE_BY_SEA_LINE[line]
    add_to_quest_count(state, seat, SEA_COUNT)
    move_vehicle(state, seat, space)
    events.add("sails", (state.crew[seat], line, CITY_BY_SPACE[space], FARE_BY_SEA_LINE[line]))
    enter_city(state, seat, space, chance_source, events)
    finish_turn_when_idle(state, seat, events)
