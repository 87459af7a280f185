"""A position as JSON, both ways: docs/positions/rallyman_gt.md describes it field by field."""
# mypyc: off

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from paddock.core.errors import BadDataError, BadPositionError, BadSetupError
from paddock.core.fields import Code, Field, Fields, Flag, ListOf, Special, Whole
from paddock.core.game import Json
from paddock.core.reading import Reader

from ..components.circuit import Circuit, position_circuit, printed_circuit
from ..components.circuit_choice import read_circuit_choice
from ..components.content import CAR, FULL_BAG, TOKEN, TOKEN_KINDS, WEATHER
from ..components.layout import LAYOUT_FORMS, OWN_CIRCUIT
from ..components.settings import DEFAULTS, Settings, qualifying_settings, read_settings, write_settings
from ..rules.car_status import FINISHED, RETIRED, CarStatus
from ..rules.phases import CHOOSING, OVER, PHASE_BY_NAME, PHASES, QUALIFYING
from ..rules.state import State
from ..rules.steps.ending import racing_cars
from ..rules.steps.turns import playing_order
from .cars import CAR_FIELDS, MARKER, TOKENS, read_cars
from .turns import TURN_FIELDS, car_reader, check_no_turn, read_turn

EDITION: Final = "rallyman_gt@1"
MAX_COUNT: Final = 100_000


# -- fields ----------------------------------------------------------------------------------------------------


def _cars_on_grid(state: State) -> list[int]:
    """The cars in the order of the grid, in which they are written."""
    return sorted(range(len(state.car_space)), key=lambda car: state.grid_place[car])


def _colour_names(state: State, cars: Sequence[int]) -> list[str]:
    return [CAR.names[state.lineup.colours[car]] for car in cars]


def _times_json(state: State) -> dict[str, int] | None:
    names = _colour_names(state, range(len(state.qualifying_times)))
    return dict(zip(names, state.qualifying_times, strict=True)) or None


def _check_solo(top: Reader, state: State) -> None:
    top.require(not state.is_solo or len(state.car_space) == 1, "solo", "solo-alone", clause="RG-19.1")


def circuit_json(state: State) -> object:
    """A printed circuit is named, one of a game's own is written out."""
    return state.circuit.layout.json() if state.circuit.id == OWN_CIRCUIT else state.circuit.id


_BODY: Final = (
    Field("seats", Whole(1, 6), "lineup.seat_count", read_elsewhere=True),
    Field("solo", Flag(), "is_solo", default=lambda state: state.lineup.seat_count == 1, check=_check_solo),
    Special("phase", lambda state: state.phase.name),
    Field(
        "round",
        Whole(lambda state: int(state.phase.in_round), MAX_COUNT),
        "round_number",
        default=lambda state: int(state.phase.in_race or state.phase is OVER),
    ),
    Field("weather", Code(WEATHER), "weather"),
    Special("cars", lambda state: [CAR_FIELDS.write(state, car) for car in _cars_on_grid(state)]),
    Special("order", lambda state: _colour_names(state, state.turn_order)),
    Special("turn", lambda state: TURN_FIELDS[state.phase].write(state), when=lambda state: state.phase in TURN_FIELDS),
    Special("bag", lambda state: TOKENS.write(state, state.token_bag)),
    Special("finished", lambda state: _colour_names(state, state.finished_cars)),
    Special("retired", lambda state: _colour_names(state, state.retired_cars)),
    Special("sheet", lambda state: ListOf(MARKER).write(state, state.time_sheet)),
    Special("times", _times_json),
)
RUN_FIELDS: Final = Fields(*_BODY)  # those of a qualifying lap: a position without its title, settings and circuit
FIELDS: Final = Fields(
    Special("title", lambda _: EDITION),
    Special("settings", lambda state: write_settings(state.settings)),
    Special("circuit", circuit_json),
    *_BODY,
    Special(
        "runs",
        lambda state: [RUN_FIELDS.write(run) for run in state.qualifying_runs],
        when=lambda state: bool(state.qualifying_runs),
    ),
    others=("decisions", "chances"),
)


def dump(state: State) -> Json:
    """The whole position as JSON."""
    return FIELDS.write(state)


# -- reading ---------------------------------------------------------------------------------------------------


def load(position: Mapping[str, Any]) -> State:
    """The position that a JSON object describes; raises :class:`BadPositionError` with the field that is wrong."""
    top = FIELDS.reader(position, "")
    top.require(top.text("title", EDITION) == EDITION, "title", "needs-exactly", value=EDITION)
    circuit, settings = _read_circuit(top)
    state = _read_state(top, circuit, settings)
    has_all_seats = state.lineup.seats == tuple(range(state.lineup.seat_count))
    top.require(has_all_seats, "seats", "seat-without-car", clause="RG-1.1")
    return state


def _read_circuit(top: Reader) -> tuple[Circuit, Settings]:
    settings = dict(top.mapping("settings"))
    given = top.get("circuit", settings.get("circuit", DEFAULTS["circuit"]))
    try:
        given = read_circuit_choice(given)
        if isinstance(given, str) and given != OWN_CIRCUIT:
            return printed_circuit(given), read_settings({**settings, "circuit": given})
        if isinstance(given, Mapping):
            return position_circuit(given), read_settings({**settings, "circuit": OWN_CIRCUIT})
        raise top.problem("circuit", "needs-circuit")
    except (BadDataError, BadSetupError) as error:
        field = "circuit" if isinstance(error, BadDataError) else "settings"
        where = f"{field}.{error.details['where']}"
        if error.details["problem"] == "no-such-circuit":
            where = "circuit" if top.get("circuit", None) is not None else "settings.circuit"
        for form in LAYOUT_FORMS if isinstance(given, Mapping) else ():
            if given.get(form) is not None:
                where = where.replace("tiles", form)
        details = {**error.details, "where": where}
        raise BadPositionError(**details) from error


def _read_state(top: Reader, circuit: Circuit, settings: Settings) -> State:
    phase = PHASE_BY_NAME[top.choice("phase", "turn", tuple(PHASE_BY_NAME))]
    state, cars_played = read_cars(top, circuit, settings, phase)
    RUN_FIELDS.read(top, state)
    state.finished_cars = _read_ranking(top, "finished", state, FINISHED)
    state.retired_cars = _read_ranking(top, "retired", state, RETIRED)
    _read_bag(top, state)
    top.require(state.is_solo or not top.items("sheet"), "sheet", "sheet-solo", clause="RG-19.2")
    state.time_sheet = ListOf(MARKER).read(top, "sheet", top.items("sheet"), state)
    _read_times(top, state)
    if phase.in_round:
        _read_order(top, state, cars_played)
    if phase.asks_driver:
        read_turn(top, state)
    else:
        check_no_turn(top)
    if phase is QUALIFYING:
        state.qualifying_runs = _read_runs(top, state)
    top.require(phase is QUALIFYING or not top.items("runs"), "runs", "runs-phase", clause="RG-18.4")
    return state


def _read_car_list(top: Reader, field: str, state: State) -> tuple[int, ...]:
    """A list of colours as cars, each at most once."""
    colours: list[int] = []
    for place, name in enumerate(top.items(field)):
        colour = top.code(f"{field}[{place}]", name, CAR)
        is_new = colour in state.lineup.colours and colour not in colours
        top.require(is_new, f"{field}[{place}]", "no-such-car", given=str(name)[:20])
        colours.append(colour)
    return tuple(state.lineup.colours.index(colour) for colour in colours)


def _read_ranking(top: Reader, field: str, state: State, status: CarStatus) -> tuple[int, ...]:
    known = tuple(car for car in _cars_on_grid(state) if state.status[car] is status)
    ranked = _read_car_list(top, field, state) if field in top.data else known
    top.require(sorted(ranked) == sorted(known), field, "rank-status")
    return ranked


def _read_bag(top: Reader, state: State) -> None:
    """The bag: what the cars do not have, or less."""
    left = list(FULL_BAG)
    for car in _cars_on_grid(state):
        reader = car_reader(top, state, car)
        for kind in range(TOKEN_KINDS):
            left[kind] -= state.damage_tokens[TOKEN_KINDS * car + kind]
            reader.require(left[kind] >= 0, f"damage.{TOKEN.names[kind]}", "too-many-tokens", clause="RG-1.7")
    state.token_bag = TOKENS.read(top, "bag", top.mapping("bag"), state) if "bag" in top.data else left
    for kind in range(TOKEN_KINDS):
        is_left = state.token_bag[kind] <= left[kind]
        top.require(is_left, f"bag.{TOKEN.names[kind]}", "too-many-tokens", clause="RG-1.7")


def _read_times(top: Reader, state: State) -> None:
    times = top.mapping("times")
    if not times:
        return
    top.require(state.settings.qualifying, "times", "no-qualifying", clause="RG-18.4")
    top.require(len(times) == len(state.car_space), "times", "needs-times")
    seconds_by_colour: dict[int, int] = {}
    for name, seconds in times.items():
        colour = top.code("times", name, CAR)
        top.require(colour in state.lineup.colours, "times", "no-such-car", given=str(name)[:20])
        seconds_by_colour[colour] = Whole(-MAX_COUNT, MAX_COUNT).read(top, f"times.{name}", seconds, state)
    state.qualifying_times = tuple(seconds_by_colour[colour] for colour in state.lineup.colours)


def _read_order(top: Reader, state: State, cars_played: set[int]) -> None:
    """Who is still to play; the first of them is on turn."""
    racing = racing_cars(state)
    if "order" in top.data:
        state.turn_order = _read_car_list(top, "order", state)
        for place, car in enumerate(state.turn_order):
            top.require(car in racing, f"order[{place}]", "order-out")
            car_reader(top, state, car).require(car not in cars_played, "played", "played-order")
    else:
        state.turn_order = playing_order(state, [car for car in racing if car not in cars_played])
    top.require(state.turn_order, "order", "nobody-plays")


def _read_runs(top: Reader, state: State) -> list[State]:
    top.require(state.settings.qualifying, "phase", "no-qualifying", clause="RG-18.4")
    entries = top.items("runs")
    top.require(len(entries) == len(state.car_space), "runs", "needs-runs")
    runs: list[State] = []
    for car, entry in enumerate(entries):
        reader = RUN_FIELDS.reader(entry, f"runs[{car}]")
        reader.choice("phase", "turn", [phase.name for phase in PHASES if phase not in (CHOOSING, QUALIFYING)])
        alone = Reader({**reader.data, "solo": True}, reader.path)
        run = _read_state(alone, state.circuit, qualifying_settings(state.settings))
        for field, given, wanted in (
            ("seat", run.lineup.seats[0], state.lineup.seats[car]),
            ("colour", *_colour_names(run, (0,)), *_colour_names(state, (car,))),
        ):
            reader.require(given == wanted, f"cars[0].{field}", "needs-exactly", value=str(wanted))
        runs.append(run)
    return runs
