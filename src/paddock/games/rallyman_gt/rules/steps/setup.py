"""Before the first round: tyres, qualifying laps, the grid (RG-2, RG-18.4, RG-18.6)."""

from __future__ import annotations

from paddock.core.chance import ChanceSource
from paddock.core.event import EventSink

from ...components.content import NO_TYRES, TOKEN_COUNTS_IN_FULL_BAG, WEATHER_VALUES
from ...components.settings import qualifying_settings
from ..car_status import STATUS_ON_ROAD, STATUS_RETIRED
from ..phases import PHASE_CHOOSING_TYRES, PHASE_GRID, PHASE_QUALIFYING, PHASE_ROUND_START
from ..state import Lineup, State, is_qualifying_run
from .ending import abandon_run, final_time, racing_cars, space_code


def cars_choosing_tyres(state: State) -> list[int]:
    """The cars whose tyres are still to be chosen: all at once, or the next one in the order of the seats (RG-2.3)."""
    found = [car for car in racing_cars(state) if state.tyres[car] == NO_TYRES]
    return found[:1] if state.settings.tyres == "open" else found


def take_tyres(state: State, car: int, tyres: int, events: EventSink) -> None:
    """A driver has chosen; everybody learns it when all have, or at once where the choice is open."""
    state.tyres[car] = tyres
    state.tyre_turns[car] = 0
    if not events.is_listening:
        return
    if state.settings.tyres == "open":
        events.add("tyres_chosen", (state.lineup.colours[car], tyres))
    elif not cars_choosing_tyres(state):
        for each in racing_cars(state):
            events.add("tyres_chosen", (state.lineup.colours[each], state.tyres[each]))


def reveal_tyres(state: State, events: EventSink) -> None:
    """All have tyres: on to qualifying, or to the grid."""
    if state.settings.qualifying and not state.qualifying_times:
        state.qualifying_runs = [_qualifying_run(state, car) for car in range(len(state.car_space))]
        state.phase = PHASE_QUALIFYING
        events.add("qualifying")
    else:
        state.phase = PHASE_GRID


def _qualifying_run(state: State, car: int) -> State:
    """A solo lap of a car: a full bag, the weather of the race, its own tyres (RG-18.4, RG-18.6)."""
    lineup = state.lineup
    alone = Lineup(lineup.seat_count, (lineup.seats[car],), (lineup.colours[car],), (lineup.car_classes[car],))
    run = State().initialise_fields(state.circuit, qualifying_settings(state.settings), alone)
    run.tyres[0] = state.tyres[car]
    run.phase = PHASE_GRID
    if state.status[car] is STATUS_RETIRED:
        abandon_run(run)
    return run


def end_qualifying(state: State, chance_source: ChanceSource, events: EventSink) -> None:
    """All laps are driven: the fastest has pole, ties are drawn, and everything is reset (RG-18.4)."""
    runs = state.qualifying_runs
    state.qualifying_times = tuple(0 if run.status[0] is STATUS_RETIRED else final_time(run, 0) for run in runs)
    cars = sorted(racing_cars(state), key=lambda car: state.qualifying_times[car])
    ranked_cars: list[int] = []
    while cars:
        tied = [car for car in cars if state.qualifying_times[car] == state.qualifying_times[cars[0]]]
        cars = cars[len(tied) :]
        if len(tied) > 1:
            colours = chance_source.draw("qualifying-tie", [state.lineup.colours[car] for car in tied], len(tied))
            tied = [state.lineup.colours.index(colour) for colour in colours]
        ranked_cars += tied
    if events.is_listening:
        for car in ranked_cars:
            events.add("qualified", (state.lineup.colours[car], state.qualifying_times[car]))
    state.qualifying_runs = []
    state.grid_place = _grid_places(state, ranked_cars)
    state.weather = WEATHER_VALUES.code(state.settings.weather)
    state.token_bag = list(TOKEN_COUNTS_IN_FULL_BAG)
    if state.settings.tyres != "asphalt":
        state.tyres = [NO_TYRES] * len(state.tyres)
    state.phase = PHASE_CHOOSING_TYRES


def _grid_places(state: State, ranked_cars: list[int]) -> tuple[int, ...]:
    """For each car its place on the grid; cars that have left stand behind."""
    order = [*ranked_cars, *(car for car in range(len(state.car_space)) if car not in ranked_cars)]
    return tuple(order.index(car) for car in range(len(order)))


def place_on_grid(state: State, chance_source: ChanceSource, events: EventSink) -> None:
    """The grid is drawn, unless it is known already, and the cars take their boxes (RG-2.4 - RG-2.8, RG-19.4)."""
    cars = racing_cars(state)
    colour = state.lineup.colours
    if len(cars) > 1 and not state.qualifying_times:
        drawn = chance_source.draw("grid", [colour[car] for car in cars], len(cars))
        state.grid_place = _grid_places(state, [colour.index(each) for each in drawn])
    for place, car in enumerate(sorted(cars, key=lambda each: state.grid_place[each])):
        state.car_space[car] = state.circuit.grid_spaces[place]
        state.status[car] = STATUS_ON_ROAD
        if events.is_listening and not is_qualifying_run(state):
            events.add("grid", (colour[car], place + 1, space_code(state, state.car_space[car])))
    state.phase = PHASE_ROUND_START
