"""A drive, step by step (GR-6), and sailing (GR-7.6)."""

from __future__ import annotations

from paddock.core.chance import Chance
from paddock.core.event import EventSink
from paddock.games.great_race.components.content import (
    BY_TILE,
    MECHANIC,
    NO_TILE,
    RISK_FUEL,
    TILE_DANGER,
    TILE_FUEL,
    TILE_LEVELS,
    TILE_STOP,
)
from paddock.games.great_race.components.map import ACROSS, CITY_AT, CITY_SPACE, FARE, RISKY
from paddock.games.great_race.rules.costs import any_step, drive_allowance, step_fuel
from paddock.games.great_race.rules.events import (
    WHY_ALLOWANCE,
    WHY_CHOSEN,
    WHY_CITY,
    WHY_ENGINE,
    WHY_NO_STEP,
    WHY_STOP,
    WHY_TURNED_BACK,
)
from paddock.games.great_race.rules.state import (
    BLIND,
    COUNTS,
    FOR_TILE,
    NO_DRIVE,
    SEA,
    TASK_AFTER_STEP,
    TASK_DANGER,
    Args,
    State,
    count,
    named,
)
from paddock.games.great_race.rules.steps.dangers import lose_levels
from paddock.games.great_race.rules.steps.turning import enter_city, finish_or_later, move, spend
from paddock.games.great_race.rules.supplies import draw_tiles, lay_tile


def start(state: State, seat: int, args: Args, chance: Chance, events: EventSink) -> None:
    """A Mechanic drives: as many spaces as the engine has now, and Forced march; a river caps it (GR-6.1, GR-6.14)."""
    spend(state, seat, MECHANIC)
    allowance = drive_allowance(state, seat)
    state.river[seat] = False
    state.drive_left = allowance
    state.attempted = False
    events.add("drives", (named(state, seat), allowance))


def step(state: State, seat: int, space: int, free: bool, chance: Chance, events: EventSink) -> None:
    """A step onto terrain (GR-6.4, GR-6.7); `free` uses the Belgian power."""
    state.drive_left -= 1
    state.attempted = True
    tile = state.tile[space]
    fuel = step_fuel(state, space, free)
    if tile == NO_TILE:
        found = draw_tiles(state, 1, chance, events)
        if found:
            tile = found[0]
            lay_tile(state, space, tile)
            events.add("blind", (named(state, seat), space, tile))
            fuel = TILE_FUEL[tile] + (RISK_FUEL if RISKY[space] and not free else 0)
            if state.fuel[seat] < fuel or state.engine[seat] + state.chassis[seat] < TILE_LEVELS[tile]:
                events.add("turned_back", (named(state, seat), space))
                end(state, seat, WHY_TURNED_BACK, events)
                return
        count(state, seat, BLIND, state.counts[COUNTS * seat + BLIND] + 1)
    if free:
        state.power_used[seat] = True
    state.fuel[seat] -= fuel
    move(state, seat, space)
    events.add("moves", (named(state, seat), space, fuel))
    if tile != NO_TILE:
        lose_levels(state, seat, TILE_LEVELS[tile], FOR_TILE, chance, events)
        if state.ask or TILE_DANGER[tile]:
            state.agenda.append((TASK_AFTER_STEP, seat, tile))
            if TILE_DANGER[tile]:
                state.agenda.append((TASK_DANGER, seat, BY_TILE))
            return
    after_step(state, seat, tile, events)


def after_step(state: State, seat: int, tile: int, events: EventSink) -> None:
    """A step is paid and its danger over: the drive may end here (GR-6.6, GR-6.9, GR-6.12)."""
    if tile != NO_TILE and TILE_STOP[tile]:
        end(state, seat, WHY_STOP, events)
    elif not state.engine[seat]:
        end(state, seat, WHY_ENGINE, events)
    elif not state.drive_left:
        end(state, seat, WHY_ALLOWANCE, events)


def drive_on(state: State, seat: int, events: EventSink) -> bool:
    """Whether a drive ends by itself because no step is legal any more."""
    if state.drive_left and any_step(state, seat):
        return False
    end(state, seat, WHY_NO_STEP, events)
    return True


def enter(state: State, seat: int, args: Args, chance: Chance, events: EventSink) -> None:
    """A step into a city: it costs nothing and ends the drive (GR-6.10, GR-7.2)."""
    space = CITY_SPACE[args[0]]
    state.attempted = True
    move(state, seat, space)
    events.add("moves", (named(state, seat), space, 0))
    _stand(state, seat, WHY_CITY, events)
    enter_city(state, seat, space, chance, events)
    finish_or_later(state, seat, events)


def stop(state: State, seat: int, args: Args, chance: Chance, events: EventSink) -> None:
    """The driver has gone far enough."""
    end(state, seat, WHY_CHOSEN, events)


def end(state: State, seat: int, because: int, events: EventSink) -> None:
    """A drive is over, and with it the turn."""
    _stand(state, seat, because, events)
    finish_or_later(state, seat, events)


def _stand(state: State, seat: int, because: int, events: EventSink) -> None:
    """The vehicle goes no further."""
    state.drive_left = NO_DRIVE
    state.attempted = False
    events.add("ends_drive", (named(state, seat), because))


def sail(state: State, seat: int, args: Args, chance: Chance, events: EventSink) -> None:
    """A sea line from port to port (GR-7.6)."""
    line = args[0]
    spend(state, seat, MECHANIC)
    space = ACROSS[line, state.at[seat]]
    state.money[seat] -= FARE[line]
    count(state, seat, SEA, state.counts[COUNTS * seat + SEA] + 1)
    move(state, seat, space)
    events.add("sails", (named(state, seat), line, CITY_AT[space], FARE[line]))
    enter_city(state, seat, space, chance, events)
    finish_or_later(state, seat, events)
