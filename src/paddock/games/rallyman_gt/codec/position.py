"""A position as JSON, both ways: docs/positions/rallyman_gt.md describes it field by field."""
# mypyc: off

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from paddock.core.errors import BadDataError, BadPositionError, BadSetupError
from paddock.core.fields import CustomField, Field, Fields
from paddock.core.forms import FlagForm, ListForm, NamedCodeForm, WholeNumberForm
from paddock.core.game import Json
from paddock.core.reading import Reader

from ..components.circuit import Circuit, position_circuit, printed_circuit
from ..components.circuit_choice import read_circuit_choice
from ..components.content import CAR_VALUES, TOKEN_COUNTS_IN_FULL_BAG, TOKEN_KIND_COUNT, TOKEN_VALUES, WEATHER_VALUES
from ..components.layout import LAYOUT_FORMS, OWN_CIRCUIT
from ..components.settings import DEFAULT_SETTINGS, Settings, qualifying_settings, read_settings, write_settings
from ..rules.car_status import STATUS_FINISHED, STATUS_RETIRED, CarStatus
from ..rules.phases import PHASE_BY_NAME, PHASE_CHOOSING_TYRES, PHASE_OVER, PHASE_QUALIFYING, PHASES
from ..rules.state import State
from ..rules.steps.ending import racing_cars
from ..rules.steps.turns import playing_order
from .cars import CAR_FIELDS, MARKER_JSON_FORM, TOKENS_JSON_FORM, read_cars
from .turns import TURN_FIELDS, car_reader, check_no_turn, read_turn

TITLE_VERSION: Final = "rallyman_gt@1"
MAX_COUNT: Final = 100_000


# -- fields ----------------------------------------------------------------------------------------------------


def cars_on_grid(state: State) -> list[int]:
    """The cars in the order of the grid, in which they are written."""
    return sorted(range(len(state.car_space)), key=lambda car: state.grid_place[car])


def _colour_names(state: State, cars: Sequence[int]) -> list[str]:
    return [CAR_VALUES.names[state.lineup.colours[car]] for car in cars]


def _times_json(state: State) -> dict[str, int] | None:
    names = _colour_names(state, range(len(state.qualifying_times)))
    return dict(zip(names, state.qualifying_times, strict=True)) or None


def _check_solo(position_reader: Reader, state: State) -> None:
    position_reader.require(not state.is_solo or len(state.car_space) == 1, "solo", "solo-alone", clause="RG-19.1")


def circuit_json(state: State) -> object:
    """A printed circuit is named, one of a game's own is written out."""
    return state.circuit.layout.json() if state.circuit.id == OWN_CIRCUIT else state.circuit.id


_STATE_FIELDS: Final = (
    Field("seats", WholeNumberForm(1, 6), "lineup.seat_count", is_read_elsewhere=True),
    Field(
        "solo", FlagForm(), "is_solo", default_value=lambda state: state.lineup.seat_count == 1, check_value=_check_solo
    ),
    CustomField("phase", lambda state: state.phase.name, names_read="phase"),
    Field(
        "round",
        WholeNumberForm(lambda state: int(state.phase.in_round), MAX_COUNT),
        "round_number",
        default_value=lambda state: int(state.phase.in_race or state.phase is PHASE_OVER),
    ),
    Field("weather", NamedCodeForm(WEATHER_VALUES), "weather"),
    CustomField("cars", lambda state: [CAR_FIELDS.write(state, car) for car in cars_on_grid(state)]),
    CustomField("order", lambda state: _colour_names(state, state.turn_order), names_read="turn_order lineup"),
    CustomField(
        "turn", lambda state: TURN_FIELDS[state.phase].write(state), is_written=lambda state: state.phase in TURN_FIELDS
    ),
    CustomField("bag", lambda state: TOKENS_JSON_FORM.write(state, state.token_bag), names_read="token_bag"),
    CustomField("finished", lambda state: _colour_names(state, state.finished_cars), names_read="finished_cars lineup"),
    CustomField("retired", lambda state: _colour_names(state, state.retired_cars), names_read="retired_cars lineup"),
    CustomField(
        "sheet", lambda state: ListForm(MARKER_JSON_FORM).write(state, state.time_sheet), names_read="time_sheet"
    ),
    CustomField("times", _times_json, names_read="qualifying_times lineup"),
)
RUN_FIELDS: Final = Fields(
    *_STATE_FIELDS
)  # those of a qualifying lap: a position without its title, settings and circuit
POSITION_FIELDS: Final = Fields(
    CustomField("title", lambda _: TITLE_VERSION, names_read=""),
    CustomField("settings", lambda state: write_settings(state.settings), names_read="settings"),
    CustomField("circuit", circuit_json, names_read="circuit"),
    *_STATE_FIELDS,
    CustomField(
        "runs",
        lambda state: [RUN_FIELDS.write(run) for run in state.qualifying_runs],
        is_written=lambda state: bool(state.qualifying_runs),
    ),
    other_names=("decisions", "chances"),
)


def dump(state: State) -> Json:
    """The whole position as JSON."""
    return POSITION_FIELDS.write(state)


# -- reading ---------------------------------------------------------------------------------------------------


def load(position: Mapping[str, Any]) -> State:
    """The position that a JSON object describes; raises :class:`BadPositionError` with the field that is wrong."""
    top = POSITION_FIELDS.make_reader(position, "")
    top.require(top.read_text("title", TITLE_VERSION) == TITLE_VERSION, "title", "needs-exactly", value=TITLE_VERSION)
    circuit, settings = _read_circuit(top)
    state = _read_state(top, circuit, settings)
    has_all_seats = state.lineup.seats == tuple(range(state.lineup.seat_count))
    top.require(has_all_seats, "seats", "seat-without-car", clause="RG-1.1")
    return state


def _read_circuit(position_reader: Reader) -> tuple[Circuit, Settings]:
    settings = dict(position_reader.read_object("settings"))
    given = position_reader.get("circuit", settings.get("circuit", DEFAULT_SETTINGS["circuit"]))
    try:
        given = read_circuit_choice(given)
        if isinstance(given, str) and given != OWN_CIRCUIT:
            return printed_circuit(given), read_settings({**settings, "circuit": given})
        if isinstance(given, Mapping):
            return position_circuit(given), read_settings({**settings, "circuit": OWN_CIRCUIT})
        raise position_reader.position_error("circuit", "needs-circuit")
    except (BadDataError, BadSetupError) as error:
        field = "circuit" if isinstance(error, BadDataError) else "settings"
        where = f"{field}.{error.details['where']}"
        if error.details["problem"] == "no-such-circuit":
            where = "circuit" if position_reader.get("circuit", None) is not None else "settings.circuit"
        for form in LAYOUT_FORMS if isinstance(given, Mapping) else ():
            if given.get(form) is not None:
                where = where.replace("tiles", form)
        details = {**error.details, "where": where}
        raise BadPositionError(**details) from error


def _read_state(position_reader: Reader, circuit: Circuit, settings: Settings) -> State:
    phase = PHASE_BY_NAME[position_reader.read_choice("phase", "turn", tuple(PHASE_BY_NAME))]
    state, cars_played = read_cars(position_reader, circuit, settings, phase)
    RUN_FIELDS.read(position_reader, state)
    state.finished_cars = _read_ranking(position_reader, "finished", state, STATUS_FINISHED)
    state.retired_cars = _read_ranking(position_reader, "retired", state, STATUS_RETIRED)
    _read_bag(position_reader, state)
    position_reader.require(
        state.is_solo or not position_reader.read_list("sheet"), "sheet", "sheet-solo", clause="RG-19.2"
    )
    state.time_sheet = ListForm(MARKER_JSON_FORM).read(
        position_reader, "sheet", position_reader.read_list("sheet"), state
    )
    _read_times(position_reader, state)
    if phase.in_round:
        _read_order(position_reader, state, cars_played)
    if phase.asks_driver:
        read_turn(position_reader, state)
    else:
        check_no_turn(position_reader)
    if phase is PHASE_QUALIFYING:
        state.qualifying_runs = _read_runs(position_reader, state)
    position_reader.require(
        phase is PHASE_QUALIFYING or not position_reader.read_list("runs"), "runs", "runs-phase", clause="RG-18.4"
    )
    return state


def _read_car_list(position_reader: Reader, field_name: str, state: State) -> tuple[int, ...]:
    """A list of colours as cars, each at most once."""
    colours: list[int] = []
    for place, name in enumerate(position_reader.read_list(field_name)):
        colour = position_reader.read_code(f"{field_name}[{place}]", name, CAR_VALUES)
        is_new = colour in state.lineup.colours and colour not in colours
        position_reader.require(is_new, f"{field_name}[{place}]", "no-such-car", given=str(name)[:20])
        colours.append(colour)
    return tuple(state.lineup.colours.index(colour) for colour in colours)


def _read_ranking(position_reader: Reader, field_name: str, state: State, status: CarStatus) -> tuple[int, ...]:
    known = tuple(car for car in cars_on_grid(state) if state.status[car] is status)
    ranked = _read_car_list(position_reader, field_name, state) if field_name in position_reader.data else known
    position_reader.require(sorted(ranked) == sorted(known), field_name, "rank-status")
    return ranked


def _read_bag(position_reader: Reader, state: State) -> None:
    """The bag: what the cars do not have, or less."""
    left = list(TOKEN_COUNTS_IN_FULL_BAG)
    for car in cars_on_grid(state):
        reader = car_reader(position_reader, state, car)
        for kind in range(TOKEN_KIND_COUNT):
            left[kind] -= state.damage_tokens[TOKEN_KIND_COUNT * car + kind]
            reader.require(left[kind] >= 0, f"damage.{TOKEN_VALUES.names[kind]}", "too-many-tokens", clause="RG-1.7")
    state.token_bag = (
        TOKENS_JSON_FORM.read(position_reader, "bag", position_reader.read_object("bag"), state)
        if "bag" in position_reader.data
        else left
    )
    for kind in range(TOKEN_KIND_COUNT):
        is_left = state.token_bag[kind] <= left[kind]
        position_reader.require(is_left, f"bag.{TOKEN_VALUES.names[kind]}", "too-many-tokens", clause="RG-1.7")


def _read_times(position_reader: Reader, state: State) -> None:
    times = position_reader.read_object("times")
    if not times:
        return
    position_reader.require(state.settings.qualifying, "times", "no-qualifying", clause="RG-18.4")
    position_reader.require(len(times) == len(state.car_space), "times", "needs-times")
    seconds_by_colour: dict[int, int] = {}
    for name, seconds in times.items():
        colour = position_reader.read_code("times", name, CAR_VALUES)
        position_reader.require(colour in state.lineup.colours, "times", "no-such-car", given=str(name)[:20])
        seconds_by_colour[colour] = WholeNumberForm(-MAX_COUNT, MAX_COUNT).read(
            position_reader, f"times.{name}", seconds, state
        )
    state.qualifying_times = tuple(seconds_by_colour[colour] for colour in state.lineup.colours)


def _read_order(position_reader: Reader, state: State, cars_played: set[int]) -> None:
    """Who is still to play; the first of them is on turn."""
    racing = racing_cars(state)
    if "order" in position_reader.data:
        state.turn_order = _read_car_list(position_reader, "order", state)
        for place, car in enumerate(state.turn_order):
            position_reader.require(car in racing, f"order[{place}]", "order-out")
            car_reader(position_reader, state, car).require(car not in cars_played, "played", "played-order")
    else:
        state.turn_order = playing_order(state, [car for car in racing if car not in cars_played])
    position_reader.require(state.turn_order, "order", "nobody-plays")


def _read_runs(position_reader: Reader, state: State) -> list[State]:
    position_reader.require(state.settings.qualifying, "phase", "no-qualifying", clause="RG-18.4")
    entries = position_reader.read_list("runs")
    position_reader.require(len(entries) == len(state.car_space), "runs", "needs-runs")
    runs: list[State] = []
    for car, entry in enumerate(entries):
        reader = RUN_FIELDS.make_reader(entry, f"runs[{car}]")
        reader.read_choice(
            "phase", "turn", [phase.name for phase in PHASES if phase not in (PHASE_CHOOSING_TYRES, PHASE_QUALIFYING)]
        )
        alone = Reader({**reader.data, "solo": True}, reader.field_path)
        run = _read_state(alone, state.circuit, qualifying_settings(state.settings))
        for field, given, wanted in (
            ("seat", run.lineup.seats[0], state.lineup.seats[car]),
            ("colour", *_colour_names(run, (0,)), *_colour_names(state, (car,))),
        ):
            reader.require(given == wanted, f"cars[0].{field}", "needs-exactly", value=str(wanted))
        runs.append(run)
    return runs
