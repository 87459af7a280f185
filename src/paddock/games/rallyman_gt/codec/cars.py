"""The cars of a position as JSON, both ways."""
# mypyc: off

from __future__ import annotations

from typing import Final

from paddock.core.game import Json
from paddock.core.reading import Reader

from ..components import content
from ..components.circuit import Circuit
from ..components.settings import Settings
from ..rules.car_status import FINISHED, IN_PIT, OFF_TRACK, ON_ROAD, STATUS_BY_NAME
from ..rules.state import NOBODY, Lineup, State

CAR_FIELDS: Final = (
    "colour",
    "seat",
    "status",
    "at",
    "speed",
    "played",
    "crossings",
    "focus",
    "damage",
    "tyres",
    "tyre_turns",
    "class",
    "backwards",
    "side",
    "zone",
)
MAX_COUNT: Final = 999


def marker_json(speed: int) -> object:
    """A speed as it is written: a number, or `"00"`."""
    return content.SPEED.names[0] if speed == content.DOUBLE_ZERO else speed


def read_marker(reader: Reader, field: str, value: object) -> int:
    """The speed that is written so."""
    if value == content.SPEED.names[0]:
        return content.DOUBLE_ZERO
    if isinstance(value, bool) or not isinstance(value, int) or not 0 <= value <= content.GEARS:
        raise reader.problem(field, "needs-speed")
    return value


def tokens_json(counts: list[int]) -> dict[str, int]:
    """Tokens by kind, those that there are."""
    return {content.TOKEN.names[kind]: count for kind, count in enumerate(counts) if count}


def read_tokens(reader: Reader, field: str) -> list[int]:
    """Tokens by kind; what is left out is none."""
    found = [0] * content.TOKEN_KINDS
    for name, count in reader.mapping(field).items():
        kind = reader.code(f"{field}.{name}"[:60], name, content.TOKEN)
        if isinstance(count, bool) or not isinstance(count, int) or not 0 <= count <= content.FULL_BAG[kind]:
            raise reader.problem(f"{field}.{name}", "needs-whole", low=0, high=content.FULL_BAG[kind])
        found[kind] = count
    return found


def write_car(state: State, car: int) -> Json:
    """A car as JSON."""
    status, node, tyres = state.status[car], state.car_space[car], state.tyres[car]
    return {
        "colour": content.CAR.names[state.lineup.colour[car]],
        "seat": state.lineup.seat[car],
        "status": status.name,
        "at": state.circuit.names[node] if node != NOBODY else None,
        "speed": marker_json(state.speed[car]),
        "played": status.is_racing and car not in state.turn_order,
        "crossings": state.crossings[car],
        "focus": state.focus_tokens[car],
        "damage": tokens_json(
            state.damage_tokens[content.TOKEN_KINDS * car : content.TOKEN_KINDS * car + content.TOKEN_KINDS]
        ),
        "tyres": None if tyres == content.NO_TYRES else content.TYRES.names[tyres],
        "tyre_turns": state.tyre_turns[car],
        "class": content.CAR_CLASS.names[state.lineup.car_class[car]],
        "backwards": bool(state.facing_backwards >> car & 1),
        "side": None if state.exit_side[car] == NOBODY else content.SIDE.names[state.exit_side[car]],
        "zone": None if state.pit_zone[car] == NOBODY else content.ZONE.names[state.pit_zone[car]],
    }


def read_cars(top: Reader, circuit: Circuit, settings: Settings, *, placed: bool) -> tuple[State, set[int]]:
    """A position with the cars of the list `cars`, and those of them that have played. `placed`: they need a space."""
    entries = top.items("cars")
    if not 1 <= len(entries) <= content.MOST_CARS:
        raise top.problem("cars", "car-count", most=content.MOST_CARS)
    readers = [Reader(entry, f"cars[{place}]", CAR_FIELDS) for place, entry in enumerate(entries)]
    seats = [reader.whole("seat", place, 0, content.MOST_CARS - 1) for place, reader in enumerate(readers)]
    colours = [_read_colour(reader, seat) for reader, seat in zip(readers, seats, strict=True)]
    for place, reader in enumerate(readers):
        if seats[place] in seats[:place]:
            raise reader.problem("seat", "same-seat", seat=seats[place])
        if colours[place] in colours[:place]:
            raise reader.problem("colour", "same-colour", colour=content.CAR.names[colours[place]])
    order = sorted(range(len(readers)), key=lambda place: seats[place])
    classes = tuple(_read_class(readers[place], settings) for place in order)
    lineup = Lineup(
        top.whole("seats", max(seats) + 1, max(seats) + 1, content.MOST_CARS),
        tuple(seats[place] for place in order),
        tuple(colours[place] for place in order),
        classes,
    )
    state = State().reset(circuit, settings, lineup)
    state.grid_place = tuple(order)
    played: set[int] = set()
    for car, place in enumerate(order):
        _read_car(readers[place], state, car, placed)
        if readers[place].flag("played"):
            played.add(car)
    return state, played


def _read_colour(reader: Reader, seat: int) -> int:
    return reader.code("colour", reader.get("colour", content.CAR.names[seat]), content.CAR)


def _read_class(reader: Reader, settings: Settings) -> int:
    return reader.code("class", reader.get("class", settings.car_class), content.CAR_CLASS)


def _read_car(reader: Reader, state: State, car: int, placed: bool) -> None:
    circuit = state.circuit
    status = STATUS_BY_NAME[reader.choice("status", "road", tuple(STATUS_BY_NAME))]
    racing = status.is_racing
    state.status[car] = status
    name = reader.get("at", None)
    if name is None:
        if racing and placed:
            raise reader.problem("at", "needs-space")
    else:
        state.car_space[car] = read_space(reader, "at", name, circuit)
        taken = [
            other
            for other in range(car)
            if state.status[other] is ON_ROAD and state.car_space[other] == state.car_space[car]
        ]
        if status is ON_ROAD and taken:
            raise reader.problem("at", "two-on-space", clause="RG-6.1", space=circuit.names[state.car_space[car]])
    state.speed[car] = read_marker(
        reader, "speed", reader.get("speed", content.SPEED.names[0] if status is OFF_TRACK else 0)
    )
    if placed and racing:
        slow = {ON_ROAD: state.speed[car] >= 0, OFF_TRACK: state.speed[car] < 0, IN_PIT: state.speed[car] <= 0}
        if not slow[status]:
            raise reader.problem("speed", "speed-status", status=status.name)
    state.crossings[car] = _read_crossings(reader, state, car)
    state.focus_tokens[car] = reader.whole("focus", 0, 0, MAX_COUNT)
    state.damage_tokens[content.TOKEN_KINDS * car : content.TOKEN_KINDS * car + content.TOKEN_KINDS] = read_tokens(
        reader, "damage"
    )
    if not racing and state.damage_tokens[content.TOKEN_KINDS * car + content.YELLOW_FLAG]:
        raise reader.problem(f"damage.{content.TOKEN.names[content.YELLOW_FLAG]}", "flag-gone", clause="RG-17.5")
    tyres = reader.data.get("tyres", content.TYRES.names[0])
    state.tyres[car] = content.NO_TYRES if tyres is None else reader.code("tyres", tyres, content.TYRES)
    if placed and racing and state.tyres[car] == content.NO_TYRES:
        raise reader.problem("tyres", "needs-one-of", choices=content.TYRES.names)
    if state.tyres[car] == content.SOFT_TYRES and not state.settings.soft_tyres:
        raise reader.problem("tyres", "no-soft-tyres", clause="RG-22.1")
    state.tyre_turns[car] = reader.whole("tyre_turns", 0, 0, MAX_COUNT)
    if reader.flag("backwards"):
        state.facing_backwards |= 1 << car
    if reader.get("side", None) is not None:
        side = reader.code("side", reader.get("side", None), content.SIDE)
        state.exit_side = (*state.exit_side[:car], side, *state.exit_side[car + 1 :])
    if reader.get("zone", None) is not None:
        zone = reader.code("zone", reader.get("zone", None), content.ZONE)
        state.pit_zone = (*state.pit_zone[:car], zone, *state.pit_zone[car + 1 :])


def _read_crossings(reader: Reader, state: State, car: int) -> int:
    """How often the car has crossed the line: never while it races as often as it must to finish, and once at least
    beyond the line of a whole circuit (RG-17.2). One that is not said: as few as can be."""
    circuit, space, status = state.circuit, state.car_space[car], state.status[car]
    all_laps = state.settings.laps + 1
    if status is FINISHED:
        return reader.whole("crossings", all_laps, all_laps, all_laps)
    beyond = space != NOBODY and circuit.finish_tile != NOBODY and not circuit.is_before_line[space]
    alone = len(state.car_space) == 1
    return reader.whole(
        "crossings", int(beyond), int(beyond and circuit.is_closed), all_laps if alone else all_laps - 1
    )


def read_space(reader: Reader, field: str, name: object, circuit: Circuit) -> int:
    """The space that is written so."""
    found = circuit.space_number(name) if isinstance(name, str) else NOBODY
    if found == NOBODY:
        raise reader.problem(field, "no-such-space", given=str(name)[:20])
    return found
