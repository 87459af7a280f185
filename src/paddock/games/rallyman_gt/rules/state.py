"""A position of Rallyman: GT: plain data, cheap to copy.

Cars are numbered by seat (in a qualifying run there is one car, number 0). What changes often is a list with one entry
for each car; what changes rarely is a tuple that is replaced as a whole, so that a copy can share it.
"""

from __future__ import annotations

from typing import Final

from paddock.core.compiling import fields_set_in

from ..components import content
from ..components.circuit import Circuit
from ..components.content import Dashboard
from ..components.settings import Settings
from .car_status import STATUS_ON_ROAD, CarStatus
from .circuit_steps import CircuitSteps, Step, steps_of_circuit
from .phases import PHASE_CHOOSING_TYRES, Phase

NOBODY: Final = -1
UNKNOWN_WARNINGS: Final = -1  # instead of the warnings of dice that are laid again: still to be said


class Lineup:
    """Who drives what: for each car its seat, colour and class."""

    __slots__ = ("car_classes", "colours", "seat_count", "seats")

    def __init__(
        self, seat_count: int, seats: tuple[int, ...], colours: tuple[int, ...], car_classes: tuple[int, ...]
    ) -> None:
        self.seat_count = seat_count
        self.seats = seats
        self.colours = colours
        self.car_classes = car_classes

    def car_of_seat(self, seat: int) -> int:
        """The car of a seat, or -1."""
        for car, its in enumerate(self.seats):
            if its == seat:
                return car
        return NOBODY


class State:
    """A position. See the module's docstring; fields are grouped by what they are about."""

    def initialise_fields(self, circuit: Circuit, settings: Settings, lineup: Lineup) -> State:
        """A position with nothing in it yet: cars nowhere, at speed 0, without tokens (RG-2.6)."""
        cars = len(lineup.seats)
        self.circuit: Circuit = circuit
        self.circuit_steps: CircuitSteps = steps_of_circuit(circuit)
        self.settings: Settings = settings
        self.lineup: Lineup = lineup
        self.is_solo: bool = cars == 1  # the rules of the time trial hold (RG-19)

        # Where the game stands
        self.phase: Phase = PHASE_CHOOSING_TYRES
        self.round_number: int = 0
        self.weather: int = content.WEATHER_VALUES.code(settings.weather)
        self.turn_order: tuple[int, ...] = ()  # who is still to play this round; the first is on turn

        # One entry for each car
        self.car_space: list[int] = [NOBODY] * cars  # the space of the car or of its marker; -1 while it has none
        self.speed: list[int] = [0] * cars
        self.status: list[CarStatus] = [STATUS_ON_ROAD] * cars
        self.crossings: list[int] = [0] * cars
        self.focus_tokens: list[int] = [0] * cars
        self.damage_tokens: list[int] = [0] * (content.TOKEN_KIND_COUNT * cars)  # six for each car, by kind of token
        # -1: not chosen yet
        self.tyres: list[int] = [content.ASPHALT_TYRES if settings.tyres == "asphalt" else content.NO_TYRES] * cars
        self.tyre_turns: list[int] = [0] * cars
        self.facing_backwards: int = 0  # bit mask
        self.exit_side: tuple[int, ...] = (NOBODY,) * cars  # where it left the track, or -1
        self.pit_zone: tuple[int, ...] = (NOBODY,) * cars  # where it stands in the pits, or -1
        self.grid_place: tuple[int, ...] = tuple(range(cars))  # its place on the grid, from 0

        # The rest
        self.token_bag: list[int] = list(content.TOKEN_COUNTS_IN_FULL_BAG)
        self.finished_cars: tuple[int, ...] = ()
        self.retired_cars: tuple[int, ...] = ()
        self.time_sheet: tuple[int, ...] = ()  # solo: the markers ticked so far
        self.qualifying_times: tuple[int, ...] = ()  # seconds of the qualifying laps, or empty
        self.qualifying_runs: list[State] = []  # qualifying: one for each car
        self.clear_turn()
        return self

    def clear_turn(self) -> None:
        """Nothing planned, nothing rolled, nothing that follows from it."""
        self.clear_faces()
        self.clear_plan()

        # What follows from the plan (or from what is laid again), kept so that the next step is found quickly
        self.plan_space: int = NOBODY  # where it leads
        self.plan_speed: int = 0  # at which speed
        self.used_gears: int = 0  # bit mask of the gear dice that can't be used (any more)
        self.gears_left: int = 0
        self.gas_left: int = 0
        self.brakes_left: int = 0
        self.boosts_left: int = 0
        self.exempt_cars: int = 0  # bit mask: cars that may be beside at any speed (RG-9.4)
        self.level_cars: int = 0  # bit mask: cars level at the start of the turn (RG-14.10)
        # bit mask: spaces on which other cars stood at the start of the turn; nobody comes onto the road in it
        self.occupied_spaces: int = 0
        self.flag_is_out: bool = False  # somebody else's yellow flag is out
        self.plan_crossings: int = 0  # line crossings of the plan
        self.plan_is_over: bool = False  # no step may follow

    def clear_faces(self) -> None:
        """Nothing rolled flat out, nothing laid again."""
        # for each step of a failed flat out: bit mask of its dice that show a warning
        self.flat_out_faces: tuple[int, ...] = ()
        self.relaid_steps: list[tuple[Step, int]] = []  # with the warnings of their dice
        self.relaid_warnings: int = 0  # warnings of what is laid again
        self.gears_warned: int = 0  # bit mask: rolled gear dice that show a warning
        self.gas_warned: int = 0  # of those left
        self.brakes_warned: int = 0

    def clear_plan(self) -> None:
        """Nothing planned, nothing rolled: enough between two turns; what follows from a plan is set when it begins."""
        if self.flat_out_faces:
            self.clear_faces()

        # The turn of the first car in `turn_order`
        self.plan: list[Step] = []
        self.steps_made: int = 0
        self.warnings: int = 0
        self.dice_secured: int = 0

    __slots__ = fields_set_in(initialise_fields, clear_turn, clear_faces, clear_plan)

    def copy(self) -> State:
        """A position that can be changed without changing this one."""
        new = State()
        new.circuit = self.circuit
        new.circuit_steps = self.circuit_steps
        new.settings = self.settings
        new.lineup = self.lineup
        new.is_solo = self.is_solo
        new.phase = self.phase
        new.round_number = self.round_number
        new.weather = self.weather
        new.turn_order = self.turn_order
        new.car_space = self.car_space[:]
        new.speed = self.speed[:]
        new.status = self.status[:]
        new.crossings = self.crossings[:]
        new.focus_tokens = self.focus_tokens[:]
        new.damage_tokens = self.damage_tokens[:]
        new.tyres = self.tyres[:]
        new.tyre_turns = self.tyre_turns[:]
        new.facing_backwards = self.facing_backwards
        new.exit_side = self.exit_side
        new.pit_zone = self.pit_zone
        new.grid_place = self.grid_place
        new.plan = self.plan[:]
        new.steps_made = self.steps_made
        new.warnings = self.warnings
        new.dice_secured = self.dice_secured
        new.flat_out_faces = self.flat_out_faces
        new.relaid_steps = self.relaid_steps[:]
        new.plan_space = self.plan_space
        new.plan_speed = self.plan_speed
        new.used_gears = self.used_gears
        new.gears_left = self.gears_left
        new.gas_left = self.gas_left
        new.brakes_left = self.brakes_left
        new.boosts_left = self.boosts_left
        new.exempt_cars = self.exempt_cars
        new.level_cars = self.level_cars
        new.occupied_spaces = self.occupied_spaces
        new.flag_is_out = self.flag_is_out
        new.plan_crossings = self.plan_crossings
        new.plan_is_over = self.plan_is_over
        new.relaid_warnings = self.relaid_warnings
        new.gears_warned = self.gears_warned
        new.gas_warned = self.gas_warned
        new.brakes_warned = self.brakes_warned
        new.token_bag = self.token_bag[:]
        new.finished_cars = self.finished_cars
        new.retired_cars = self.retired_cars
        new.time_sheet = self.time_sheet
        new.qualifying_times = self.qualifying_times
        new.qualifying_runs = [run.copy() for run in self.qualifying_runs] if self.qualifying_runs else []
        return new


# -- what a car may use ----------------------------------------------------------------------------------------


def dashboard(state: State, car: int) -> Dashboard:
    """The face of the dashboard before a driver; asphalt as long as no tyres are chosen."""
    tyres = state.tyres[car]
    if tyres == content.NO_TYRES:
        tyres = content.ASPHALT_TYRES
    return content.DASHBOARDS[(state.lineup.car_classes[car] * 3 + tyres) * 2 + state.weather]


def warning_threshold(state: State, car: int) -> int:
    """At how many warnings a car loses control in its turn (RG-1.6, RG-22.1)."""
    face = dashboard(state, car)
    if (
        state.tyres[car] == content.SOFT_TYRES
        and state.weather == content.SUNNY_WEATHER
        and state.tyre_turns[car] >= face.fresh_turns
    ):
        return face.worn_threshold
    return face.threshold


def dice_allowance(state: State, car: int) -> tuple[int, int, int, int]:
    """Gear, gas, brake and boost dice that a car may use in a turn (RG-5.1, RG-14.3)."""
    face, damage, first = dashboard(state, car), state.damage_tokens, content.TOKEN_KIND_COUNT * car
    gear = face.gear_dice - damage[first + content.GEAR_DAMAGE]
    gas = face.gas_dice - damage[first + content.GAS_DAMAGE]
    brake = face.brake_dice - damage[first + content.BRAKE_DAMAGE]
    return gear if gear > 0 else 0, gas if gas > 0 else 0, brake if brake > 0 else 0, face.boost_dice


def is_other_flag_out(state: State, car: int) -> bool:
    """Whether a yellow flag lies beside another car (RG-14.5, RG-14.7)."""
    flags = state.damage_tokens[content.YELLOW_FLAG :: content.TOKEN_KIND_COUNT]
    return sum(flags) > flags[car]


def are_pits_open(state: State) -> bool:
    """Whether there are pit stops and changes of weather: not in solo runs, unless it is chosen (RG-15.8, RG-19.1)."""
    return not state.is_solo or state.settings.changing_weather


def is_qualifying_run(state: State) -> bool:
    """Whether this is a qualifying run: one car of several, alone on the circuit (RG-18.4)."""
    return state.lineup.seat_count > len(state.lineup.seats)


def with_entry(entries: tuple[int, ...], index: int, entry: int) -> tuple[int, ...]:
    """A tuple with one entry changed."""
    return (*entries[:index], entry, *entries[index + 1 :])
