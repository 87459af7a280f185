"""A position as JSON, both ways: docs/positions/rallyman_gt.md describes it field by field."""
# mypyc: off

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from paddock.core.decision import Decision
from paddock.core.errors import BadDataError, BadNotationError, BadPositionError, BadSetupError
from paddock.core.game import Json
from paddock.core.reading import Reader
from paddock.games.rallyman_gt.cars import marker_json, read_cars, read_marker, read_tokens, tokens_json, write_car
from paddock.games.rallyman_gt.choosing import written_out
from paddock.games.rallyman_gt.circuit import Circuit, any_circuit, printed_circuit
from paddock.games.rallyman_gt.content import CAR, FACE, FULL_BAG, KINDS, WEATHER
from paddock.games.rallyman_gt.decisions import DICE_COUNT, SPACE, action_of, space_of
from paddock.games.rallyman_gt.layout import OWN
from paddock.games.rallyman_gt.settings import Settings, read_settings, write_settings
from paddock.games.rallyman_gt.state import (
    EXITING,
    FINISHED,
    NOBODY,
    OVER,
    PHASES,
    PITTING,
    PLANNING,
    QUALIFYING,
    RELAYING,
    RETIRED,
    ROLLING,
    ROUND,
    SHOWN,
    STEP,
    UNKNOWN,
    State,
)
from paddock.games.rallyman_gt.steps.ending import racing
from paddock.games.rallyman_gt.steps.flat_out import lay_again, possible_warnings, take_up
from paddock.games.rallyman_gt.steps.planning import begin, lay_plan, steps
from paddock.games.rallyman_gt.steps.turning import playing_order

EDITION: Final = "rallyman_gt@1"
FIELDS: Final = (
    "title",
    "options",
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
TURN_FIELDS: Final = ("plan", "made", "warnings", "secured", "faces", "relaid")
MOST: Final = 100_000


# -- writing ---------------------------------------------------------------------------------------------------


def dump(state: State) -> Json:
    """The whole position as JSON."""
    found: Json = {
        "title": EDITION,
        "options": write_settings(state.settings),
        "circuit": circuit_json(state),
    }
    found.update(body(state))
    return found


def body(state: State) -> Json:
    """A position without its title, settings and circuit, as a qualifying run is written."""
    cars = sorted(range(len(state.node)), key=lambda car: state.grid[car])
    found: Json = {
        "seats": state.cast.seats,
        "solo": state.solo,
        "phase": PHASES[state.phase],
        "round": state.round,
        "weather": WEATHER.names[state.weather],
        "cars": [write_car(state, car) for car in cars],
        "order": _colours(state, state.order),
        "bag": tokens_json(state.bag),
        "finished": _colours(state, state.finished),
        "retired": _colours(state, state.retired),
        "sheet": [marker_json(marker) for marker in state.sheet],
        "times": _times(state),
    }
    if PLANNING <= state.phase <= RELAYING:
        found["turn"] = turn_json(state)
    if state.runs:
        found["runs"] = [body(run) for run in state.runs]
    return found


def circuit_json(state: State) -> object:
    """A printed circuit is named, one of a game's own is written out."""
    circuit = state.circuit
    return circuit.layout.json() if circuit.id == OWN else circuit.id


def _colours(state: State, cars: Sequence[int]) -> list[str]:
    return [CAR.names[state.cast.colour[car]] for car in cars]


def _times(state: State) -> dict[str, int] | None:
    if not state.times:
        return None
    return {CAR.names[state.cast.colour[car]]: seconds for car, seconds in enumerate(state.times)}


def written(state: State, step: int) -> str:
    """A step of a plan in notation."""
    target, action = divmod(step, STEP)
    return SPACE.notation(state.circuit.steps[target][action])


def turn_json(state: State) -> Json:
    """How far a turn has come."""
    found: Json = {"plan": [written(state, step) for step in state.plan]}
    if state.phase == ROLLING:
        found.update(made=state.made, warnings=state.warnings, secured=state.secured)
    if state.phase == RELAYING:
        dice = [DICE_COUNT[step % STEP] for step in state.plan]
        found["faces"] = [
            [FACE.names[mask >> place & 1] for place in range(count)]
            for mask, count in zip(state.faces, dice, strict=True)
        ]
        found["relaid"] = [
            [written(state, each // SHOWN), None if each % SHOWN == UNKNOWN else each % SHOWN] for each in state.relaid
        ]
    return found


# -- reading ---------------------------------------------------------------------------------------------------


def load(position: Mapping[str, Any]) -> State:
    """The position that a JSON object describes; raises :class:`BadPositionError` with the field that is wrong."""
    top = Reader(position, "", FIELDS)
    if top.text("title", EDITION) != EDITION:
        raise top.problem("title", "needs-exactly", value=EDITION)
    circuit, settings = _circuit(top)
    state = _read(top, circuit, settings)
    if state.cast.seat != tuple(range(state.cast.seats)):
        raise top.problem("seats", "seat-without-car", clause="RG-1.1")
    return state


def _circuit(top: Reader) -> tuple[Circuit, Settings]:
    options = dict(top.mapping("options"))
    given = top.get("circuit", None)
    if given is None:
        given = options.get("circuit", Settings().circuit)
    try:
        given = written_out(given)
        if isinstance(given, str) and given != OWN:
            return printed_circuit(given), read_settings({**options, "circuit": given})
        if isinstance(given, Mapping):
            return any_circuit(given), read_settings({**options, "circuit": OWN})
        raise top.problem("circuit", "needs-circuit")
    except (BadDataError, BadSetupError) as error:
        field = "circuit" if isinstance(error, BadDataError) else "options"
        details = {**error.details, "where": f"{field}.{error.details['where']}"}
        raise BadPositionError(**details) from error


def _read(top: Reader, circuit: Circuit, settings: Settings) -> State:
    phase = PHASES.index(top.choice("phase", "turn", PHASES))
    state, played = read_cars(top, circuit, settings, placed=ROUND <= phase < OVER)
    state.phase = phase
    state.solo = top.flag("solo", state.cast.seats == 1)
    if state.solo and len(state.node) > 1:
        raise top.problem("solo", "solo-alone", clause="RG-19.1")
    state.round = top.whole("round", 1 if phase >= ROUND else 0, 0, MOST)
    weather = top.get("weather", WEATHER.names[state.weather])
    state.weather = top.code("weather", weather, WEATHER)
    _ranks(top, state)
    _rest(top, state)
    if ROUND < phase < OVER:
        _order(top, state, played)
    if PLANNING <= phase <= PITTING:
        _read_turn(top, state)
    if phase == QUALIFYING:
        _read_runs(top, state)
    return state


def _cars(top: Reader, field: str, state: State) -> tuple[int, ...]:
    """A list of colours as cars, each at most once."""
    found: list[int] = []
    for place, name in enumerate(top.items(field)):
        colour = top.code(f"{field}[{place}]", name, CAR)
        car = state.cast.colour.index(colour) if colour in state.cast.colour else NOBODY
        if car == NOBODY or car in found:
            raise top.problem(f"{field}[{place}]", "no-such-car", given=str(name)[:20])
        found.append(car)
    return tuple(found)


def _ranks(top: Reader, state: State) -> None:
    """Who has finished and who has left, in order."""
    for field, status in (("finished", FINISHED), ("retired", RETIRED)):
        given = tuple(
            car
            for car in sorted(range(len(state.grid)), key=lambda each: state.grid[each])
            if state.status[car] == status
        )
        found = _cars(top, field, state) if field in top.data else given
        if sorted(found) != sorted(given):
            raise top.problem(field, "rank-status")
        if field == "finished":
            state.finished = found
        else:
            state.retired = found


def _rest(top: Reader, state: State) -> None:
    """The bag, the sheet, the times."""
    if "bag" in top.data:
        state.bag = read_tokens(top, "bag")
    else:
        held = [sum(state.damage[kind::KINDS]) for kind in range(KINDS)]
        state.bag = [max(0, full - count) for full, count in zip(FULL_BAG, held, strict=True)]
    for kind in range(KINDS):
        if sum(state.damage[kind::KINDS]) + state.bag[kind] > FULL_BAG[kind]:
            raise top.problem("bag", "too-many-tokens", clause="RG-1.7")
    state.sheet = tuple(read_marker(top, f"sheet[{place}]", each) for place, each in enumerate(top.items("sheet")))
    times = top.mapping("times")
    if times:
        found = [0] * len(state.node)
        for name, seconds in times.items():
            colour = top.code("times", name, CAR)
            if colour not in state.cast.colour:
                raise top.problem("times", "no-such-car", given=str(name)[:20])
            if isinstance(seconds, bool) or not isinstance(seconds, int) or not -MOST <= seconds <= MOST:
                raise top.problem(f"times.{name}", "needs-whole", low=-MOST, high=MOST)
            found[state.cast.colour.index(colour)] = seconds
        state.times = tuple(found)


def _order(top: Reader, state: State, played: set[int]) -> None:
    """Who is still to play; the first of them is on turn."""
    if "order" in top.data:
        state.order = _cars(top, "order", state)
        if any(car not in racing(state) for car in state.order):
            raise top.problem("order", "order-out")
    else:
        state.order = playing_order(state, [car for car in racing(state) if car not in played])
    if not state.order:
        raise top.problem("order", "nobody-plays")


# -- a turn ----------------------------------------------------------------------------------------------------


def _read_turn(top: Reader, state: State) -> None:
    car = state.order[0]
    turn = top.child("turn", TURN_FIELDS) or Reader({}, "turn", TURN_FIELDS)
    if state.status[car] != 0:
        raise turn.problem("", "turn-status")
    if state.phase in (EXITING, PITTING):
        return
    plan = [_step(turn, f"plan[{place}]", each, state) for place, each in enumerate(turn.items("plan"))]
    if state.phase == ROLLING:
        _read_rolling(turn, state, plan)
        return
    begin(state, car)
    for place, step in enumerate(plan):
        if step not in steps(state, car):
            raise turn.problem(f"plan[{place}]", "illegal-step", step=SPACE.notation(step))
        lay_plan(state, car, action_of(step), state.circuit.node[space_of(step)])
    if state.phase == RELAYING:
        if not plan:
            raise turn.problem("plan", "needs-plan")
        _read_faces(turn, state)
        _read_relaid(turn, state, car)


def _step(turn: Reader, field: str, text: object, state: State) -> Decision:
    """A step that the circuit has."""
    try:
        step = SPACE.parse(str(text))
    except BadNotationError as error:
        raise turn.problem(field, "no-step", given=str(text)[:40]) from error
    if action_of(step) < 0:
        raise turn.problem(field, "no-step", given=str(text)[:40])
    if state.circuit.node[space_of(step)] == NOBODY:
        raise turn.problem(field, "no-such-space", given=str(text).split()[-1][:20])
    return step


def _read_rolling(turn: Reader, state: State, plan: list[Decision]) -> None:
    """One by one: the car stands where the steps made have brought it."""
    if not plan:
        raise turn.problem("plan", "needs-plan")
    circuit, car = state.circuit, state.order[0]
    state.plan = [circuit.node[space_of(step)] * STEP + action_of(step) for step in plan]
    state.made = turn.whole("made", 0, 0, len(plan) - 1)
    state.warnings = turn.whole("warnings", 0, 0, MOST)
    state.secured = turn.whole("secured", 0, 0, 11)
    spaces = [step // STEP for step in state.plan]
    if state.made and spaces[state.made - 1] != state.node[car]:
        raise turn.problem("made", "not-there", space=circuit.names[spaces[state.made - 1]])
    route = spaces if state.made else [state.node[car], *spaces]
    for place in range(len(route) - 1):
        if circuit.move(route[place], route[place + 1]) == NOBODY:
            raise turn.problem(f"plan[{place}]", "illegal-step", step=circuit.names[route[place + 1]])


def _read_faces(turn: Reader, state: State) -> None:
    """What the dice of a failed flat out showed."""
    dice = [DICE_COUNT[step % STEP] for step in state.plan]
    given = turn.items("faces") if "faces" in turn.data else [[FACE.names[0]] * count for count in dice]
    if [len(each) if isinstance(each, list) else -1 for each in given] != dice:
        raise turn.problem("faces", "needs-faces")
    masks: list[int] = []
    for place, faces in enumerate(given):
        codes = [turn.code(f"faces[{place}]", face, FACE) for face in faces]
        masks.append(sum(code << bit for bit, code in enumerate(codes)))
    state.faces = tuple(masks)


def _read_relaid(turn: Reader, state: State, car: int) -> None:
    """What is laid again so far."""
    take_up(state, car)
    for place, each in enumerate(turn.items("relaid")):
        field = f"relaid[{place}]"
        if not isinstance(each, list) or len(each) != 2:
            raise turn.problem(field, "needs-relaid")
        step = _step(turn, field, each[0], state)
        action = action_of(step)
        asked = each[1] is None and place + 1 == len(turn.items("relaid"))
        if step not in steps(state, car):
            raise turn.problem(field, "illegal-step", step=SPACE.notation(step))
        if not asked and (type(each[1]) is not int or each[1] not in possible_warnings(state, action)):
            raise turn.problem(field, "needs-relaid")
        shown = UNKNOWN if asked else each[1]
        lay_again(state, car, action, state.circuit.node[space_of(step)], shown)


def _read_runs(top: Reader, state: State) -> None:
    """The qualifying laps: one for each car."""
    settings = state.settings.copy()
    settings.laps = 1
    settings.qualifying = False
    state.runs = []
    for place, entry in enumerate(top.items("runs")):
        run = _read(Reader(entry, f"runs[{place}]", FIELDS), state.circuit, settings)
        state.runs.append(run)
    if [run.cast.seat[0] for run in state.runs] != list(state.cast.seat):
        raise top.problem("runs", "needs-runs")
    for run in state.runs:
        run.solo = True
