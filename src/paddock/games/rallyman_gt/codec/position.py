"""A position as JSON, both ways: docs/positions/rallyman_gt.md describes it field by field."""
# mypyc: off

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from paddock.core.errors import BadDataError, BadPositionError, BadSetupError
from paddock.core.game import Json
from paddock.core.reading import Reader

from ..components.circuit import Circuit, position_circuit, printed_circuit
from ..components.circuit_choice import expand_circuit
from ..components.content import CAR, FULL_BAG, TOKEN, TOKEN_KINDS, WEATHER
from ..components.layout import LAYOUT_FORMS, OWN_CIRCUIT
from ..components.settings import DEFAULTS, Settings, qualifying_settings, read_settings, write_settings
from ..rules.car_status import FINISHED, RETIRED
from ..rules.phases import CHOOSING, OVER, PHASE_BY_NAME, PHASES, QUALIFYING
from ..rules.state import NOBODY, State
from ..rules.steps.ending import cars_racing
from ..rules.steps.turns import playing_order
from .cars import marker_json, read_cars, read_marker, read_tokens, tokens_json, write_car
from .turns import car_error, check_no_turn, read_turn, turn_json

EDITION: Final = "rallyman_gt@1"
FIELDS: Final = (
    "title",
    "settings",
    "circuit",
    "seats",
    "solo",
    "phase",
    "round",
    "weather",
    "cars",
    "order",
    "turn",
    "bag",
    "finished",
    "retired",
    "sheet",
    "times",
    "runs",
    "decisions",
    "chances",
)
RUN_FIELDS: Final = tuple(
    field for field in FIELDS if field not in ("title", "settings", "circuit", "runs", "decisions", "chances")
)
"""Those of a qualifying lap."""
MAX_COUNT: Final = 100_000


# -- writing ---------------------------------------------------------------------------------------------------


def dump(state: State) -> Json:
    """The whole position as JSON."""
    found: Json = {
        "title": EDITION,
        "settings": write_settings(state.settings),
        "circuit": circuit_json(state),
    }
    found.update(body_json(state))
    return found


def body_json(state: State) -> Json:
    """A position without its title, settings and circuit, as a qualifying run is written."""
    cars = sorted(range(len(state.car_space)), key=lambda car: state.grid_place[car])
    found: Json = {
        "seats": state.lineup.seats,
        "solo": state.solo,
        "phase": state.phase.name,
        "round": state.round,
        "weather": WEATHER.names[state.weather],
        "cars": [write_car(state, car) for car in cars],
        "order": _colour_names(state, state.turn_order),
        "bag": tokens_json(state.token_bag),
        "finished": _colour_names(state, state.finished),
        "retired": _colour_names(state, state.retired),
        "sheet": [marker_json(marker) for marker in state.time_sheet],
        "times": _times_json(state),
    }
    if state.phase.turn_fields:
        found["turn"] = turn_json(state)
    if state.qualifying_runs:
        found["runs"] = [body_json(run) for run in state.qualifying_runs]
    return found


def circuit_json(state: State) -> object:
    """A printed circuit is named, one of a game's own is written out."""
    circuit = state.circuit
    return circuit.layout.json() if circuit.id == OWN_CIRCUIT else circuit.id


def _colour_names(state: State, cars: Sequence[int]) -> list[str]:
    return [CAR.names[state.lineup.colour[car]] for car in cars]


def _times_json(state: State) -> dict[str, int] | None:
    if not state.qualifying_times:
        return None
    return {CAR.names[state.lineup.colour[car]]: seconds for car, seconds in enumerate(state.qualifying_times)}


# -- reading ---------------------------------------------------------------------------------------------------


def load(position: Mapping[str, Any]) -> State:
    """The position that a JSON object describes; raises :class:`BadPositionError` with the field that is wrong."""
    top = Reader(position, "", FIELDS)
    if top.text("title", EDITION) != EDITION:
        raise top.problem("title", "needs-exactly", value=EDITION)
    circuit, settings = _read_circuit(top)
    state = _read_state(top, circuit, settings)
    if state.lineup.seat != tuple(range(state.lineup.seats)):
        raise top.problem("seats", "seat-without-car", clause="RG-1.1")
    return state


def _read_circuit(top: Reader) -> tuple[Circuit, Settings]:
    settings = dict(top.mapping("settings"))
    given = top.get("circuit", None)
    if given is None:
        given = settings.get("circuit", DEFAULTS["circuit"])
    try:
        given = expand_circuit(given)
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
    state, played = read_cars(top, circuit, settings, placed=phase.in_race)
    state.phase = phase
    state.solo = top.flag("solo", state.lineup.seats == 1)
    if state.solo and len(state.car_space) > 1:
        raise top.problem("solo", "solo-alone", clause="RG-19.1")
    state.round = top.whole("round", int(phase.in_race or phase is OVER), int(phase.in_round), MAX_COUNT)
    weather = top.get("weather", WEATHER.names[state.weather])
    state.weather = top.code("weather", weather, WEATHER)
    _read_rankings(top, state)
    _read_rest(top, state)
    if phase.in_round:
        _read_order(top, state, played)
    if phase.asks_driver:
        read_turn(top, state)
    else:
        check_no_turn(top)
    if phase is QUALIFYING:
        _read_runs(top, state)
    elif top.items("runs"):
        raise top.problem("runs", "runs-phase", clause="RG-18.4")
    return state


def _read_car_list(top: Reader, field: str, state: State) -> tuple[int, ...]:
    """A list of colours as cars, each at most once."""
    found: list[int] = []
    for place, name in enumerate(top.items(field)):
        colour = top.code(f"{field}[{place}]", name, CAR)
        car = state.lineup.colour.index(colour) if colour in state.lineup.colour else NOBODY
        if car == NOBODY or car in found:
            raise top.problem(f"{field}[{place}]", "no-such-car", given=str(name)[:20])
        found.append(car)
    return tuple(found)


def _read_rankings(top: Reader, state: State) -> None:
    """Who has finished and who has left, in order."""
    for field, status in (("finished", FINISHED), ("retired", RETIRED)):
        given = tuple(
            car
            for car in sorted(range(len(state.grid_place)), key=lambda each: state.grid_place[each])
            if state.status[car] == status
        )
        found = _read_car_list(top, field, state) if field in top.data else given
        if sorted(found) != sorted(given):
            raise top.problem(field, "rank-status")
        if field == "finished":
            state.finished = found
        else:
            state.retired = found


def _read_rest(top: Reader, state: State) -> None:
    """The bag, the sheet, the times."""
    left = list(FULL_BAG)
    for car in sorted(range(len(state.grid_place)), key=lambda each: state.grid_place[each]):
        for kind in range(TOKEN_KINDS):
            left[kind] -= state.damage_tokens[TOKEN_KINDS * car + kind]
            if left[kind] < 0:
                raise car_error(top, state, car, f"damage.{TOKEN.names[kind]}", "too-many-tokens", clause="RG-1.7")
    state.token_bag = read_tokens(top, "bag") if "bag" in top.data else left
    for kind in range(TOKEN_KINDS):
        if state.token_bag[kind] > left[kind]:
            raise top.problem(f"bag.{TOKEN.names[kind]}", "too-many-tokens", clause="RG-1.7")
    if top.items("sheet") and not state.solo:
        raise top.problem("sheet", "sheet-solo", clause="RG-19.2")
    state.time_sheet = tuple(read_marker(top, f"sheet[{place}]", each) for place, each in enumerate(top.items("sheet")))
    times = top.mapping("times")
    if times:
        if not state.settings.qualifying:
            raise top.problem("times", "no-qualifying", clause="RG-18.4")
        if len(times) != len(state.car_space):
            raise top.problem("times", "needs-times")
        found = [0] * len(state.car_space)
        for name, seconds in times.items():
            colour = top.code("times", name, CAR)
            if colour not in state.lineup.colour:
                raise top.problem("times", "no-such-car", given=str(name)[:20])
            if isinstance(seconds, bool) or not isinstance(seconds, int) or not -MAX_COUNT <= seconds <= MAX_COUNT:
                raise top.problem(f"times.{name}", "needs-whole", low=-MAX_COUNT, high=MAX_COUNT)
            found[state.lineup.colour.index(colour)] = seconds
        state.qualifying_times = tuple(found)


def _read_order(top: Reader, state: State, played: set[int]) -> None:
    """Who is still to play; the first of them is on turn."""
    if "order" in top.data:
        state.turn_order = _read_car_list(top, "order", state)
        for place, car in enumerate(state.turn_order):
            if car not in cars_racing(state):
                raise top.problem(f"order[{place}]", "order-out")
            if car in played:
                raise car_error(top, state, car, "played", "played-order")
    else:
        state.turn_order = playing_order(state, [car for car in cars_racing(state) if car not in played])
    if not state.turn_order:
        raise top.problem("order", "nobody-plays")


def _read_runs(top: Reader, state: State) -> None:
    """The qualifying laps: one for each car."""
    if not state.settings.qualifying:
        raise top.problem("phase", "no-qualifying", clause="RG-18.4")
    settings = qualifying_settings(state.settings)
    state.qualifying_runs = []
    entries = top.items("runs")
    if len(entries) != len(state.car_space):
        raise top.problem("runs", "needs-runs")
    for car, entry in enumerate(entries):
        reader = Reader(entry, f"runs[{car}]", RUN_FIELDS)
        reader.choice("phase", "turn", [phase.name for phase in PHASES if phase not in (CHOOSING, QUALIFYING)])
        run = _read_state(Reader({**reader.data, "solo": True}, reader.path), state.circuit, settings)
        for field, given, wanted in (
            ("seat", run.lineup.seat[0], state.lineup.seat[car]),
            ("colour", CAR.names[run.lineup.colour[0]], CAR.names[state.lineup.colour[car]]),
        ):
            if given != wanted:
                raise reader.problem(f"cars[0].{field}", "needs-exactly", value=str(wanted))
        state.qualifying_runs.append(run)
