"""A position as JSON, both ways: docs/positions/gang_rush.md describes it field by field."""
# mypyc: off

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final

from paddock.core.errors import BadPositionError, BadSetupError
from paddock.core.fields import CustomField, Field, Fields
from paddock.core.forms import FlagForm, WholeNumberForm
from paddock.core.game import Json
from paddock.core.reading import Reader

from ..components import content
from ..components.bridge import MIN_EXPERT_PLAYERS, NO_WALL
from ..components.content import DRIVER_COUNT, DRIVER_VALUES, ITEM_KIND_SHIFT
from ..components.settings import read_settings, write_settings
from ..rules import phases
from ..rules.car_status import STATUS_ARRESTED, STATUS_CONCEDED, STATUS_LEFT_BRIDGE, STATUS_NOT_PICKED
from ..rules.phases import PHASE_DRAFTING_HAZARDS, PHASE_NAMES, PHASES, PHASES_BEFORE_RACE, Phase
from ..rules.state import NOWHERE, State, race_order
from ..rules.steps.police import has_police
from .cars import CAR_FIELDS, car_readers, driver_name, read_car_name, read_ramps
from .pending import read_pending, write_pending
from .road import BONUS_FIELDS, HAZARD_FIELDS, read_bonuses, read_hazards, read_road, write_road
from .turns import TURN_FIELDS, read_turn

TITLE_VERSION: Final = "gang_rush@1"
POSITION_FIELDS: Final = (
    "title", "settings", "seats", "wall", "phase", "round", "cars", "order", "turn", "drafting", "road", "hazards",
    "bonuses", "any_bought", "finished", "arrested", "conceded", "picking", "bank", "pending", "decisions", "chances",
)  # fmt: skip
MAX_MONEY_IN_PLAY: Final = 100_000_000
_PHASE_FIELDS: Final[dict[str, Callable[[Phase], bool]]] = {
    "picking": lambda phase: phase.code in PHASES_BEFORE_RACE,
    "order": lambda phase: phase.code not in PHASES_BEFORE_RACE,
    "drafting": lambda phase: phase.code == PHASE_DRAFTING_HAZARDS,
    "turn": lambda phase: phase.in_turn or phase.code == phases.PHASE_TURN_START,
    "pending": lambda phase: phase.in_round,
}
"""Fields that belong to some phases only, and to which."""


class PositionReader(Reader):
    """The reader of a whole position, with those of its cars, by seat."""

    def __init__(self, position: Mapping[str, Any]) -> None:
        super().__init__(position, "", POSITION_FIELDS)
        self.cars: list[tuple[int, Reader]] = []


# -- order of cars ---------------------------------------------------------------------------------------------


def _read_car_list(reader: Reader, field_name: str, state: State) -> tuple[int, ...]:
    """A list of drivers as cars, each at most once."""
    cars: list[int] = []
    for place, name in enumerate(reader.read_list(field_name)):
        car = read_car_name(reader, f"{field_name}[{place}]", name, state)
        reader.require(car not in cars, f"{field_name}[{place}]", "no-such-car", given=str(name)[:20])
        cars.append(car)
    return tuple(cars)


def _read_seat_list(reader: Reader, field_name: str, state: State) -> tuple[int, ...]:
    for place, seat in enumerate(reader.read_list(field_name)):
        reader.require(type(seat) is int, f"{field_name}[{place}]", "needs-whole", low=0, high=DRIVER_COUNT - 1)
    return tuple(reader.read_list(field_name))


def _rank_field(field_name: str, status_code: int) -> CustomField:
    """Who is out of the race in this way, in order: as the cars are listed, if nothing else is said."""
    is_by_seat = status_code == STATUS_CONCEDED

    def write(state: State) -> list[object]:
        return [car if is_by_seat else driver_name(state, car) for car in getattr(state, field_name)]

    def read(position_reader: Reader, state: State) -> None:
        seats = [
            place if (seat := car.get("seat")) is None else seat
            for place, car in enumerate(position_reader.read_list("cars"))
        ]
        ranked = listed = tuple(car for car in seats if state.status[car] == status_code)
        if field_name in position_reader.data:
            ranked = (_read_seat_list if is_by_seat else _read_car_list)(position_reader, field_name, state)
        position_reader.require(sorted(ranked, key=str) == sorted(listed, key=str), field_name, "rank-status")
        setattr(state, field_name, ranked)

    return CustomField(field_name, write, read)


def _read_seats_to_pick(position_reader: Reader, state: State) -> None:
    unpicked = tuple(car for car in range(state.seats) if state.status[car] == STATUS_NOT_PICKED)
    state.seats_to_pick = unpicked
    if state.phase in PHASES_BEFORE_RACE and position_reader.get("picking", None) is not None:
        state.seats_to_pick = _read_seat_list(position_reader, "picking", state)
        position_reader.require(
            sorted(state.seats_to_pick, key=str) == sorted(unpicked, key=str), "picking", "rank-status"
        )
    is_waiting = state.phase != phases.PHASE_PICKING_CARS or state.seats_to_pick
    position_reader.require(is_waiting, "picking", "needs-car", clause="GB-4.3")


def _read_turn_order(position_reader: Reader, state: State) -> None:
    in_round = PHASES[state.phase].in_round
    if "order" in position_reader.data and state.phase not in PHASES_BEFORE_RACE:
        state.turn_order = _read_car_list(position_reader, "order", state)
    elif in_round:
        state.turn_order = tuple(race_order(state))
    is_over = not in_round or state.phase == phases.PHASE_CRANING_CARS
    position_reader.require(is_over or state.turn_order, "order", "start-empty")


def _read_drafter(position_reader: Reader, state: State) -> None:
    if state.phase == PHASE_DRAFTING_HAZARDS:
        drafters = [state.driver[car] for car in state.turn_order]
        name = position_reader.get("drafting", DRIVER_VALUES.names[drafters[-1]])
        driver = position_reader.read_code("drafting", name, DRIVER_VALUES)
        position_reader.require(driver in drafters, "drafting", "no-such-car", given=str(name)[:20])
        state.drafter_index = drafters.index(driver)


# -- everything ------------------------------------------------------------------------------------------------


def _last_round(state: State) -> int:
    last = content.LAST_EXPERT_ROUND if state.settings.expert else content.LAST_ROUND
    return last if state.phase not in PHASES_BEFORE_RACE else 0


def _read_cars(position_reader: PositionReader, state: State) -> None:
    is_race = state.phase not in (*PHASES_BEFORE_RACE, phases.PHASE_GAME_OVER)
    for car, reader in position_reader.cars:
        CAR_FIELDS.read(reader, state, car)
        reader.require(not is_race or state.status[car] != STATUS_NOT_PICKED, "driver", "needs-car", clause="GB-4.3")


def _read_road(position_reader: PositionReader, state: State) -> None:
    """The road, the ramps that are left of it, and what no car shares its space with (section E); police are looked at
    when it is known who shifts them."""
    read_ramps(position_reader.cars, state, read_road(position_reader, state))
    for car, reader in position_reader.cars:
        item = state.road_item[state.space_of[car]] if state.space_of[car] >= 0 else content.EMPTY_ITEM
        kind, has_tyres = item >> ITEM_KIND_SHIFT, state.tiles[car] >> content.SOLID_TYRES & 1
        is_own = item & content.ITEM_NUMBER_MASK == car
        reader.require(kind not in content.SOLID_KINDS, "at", "solid-space", clause="GB-19.5")
        reader.require(kind != content.ITEM_MINE or is_own, "at", "space-full", clause="GB-21.14")
        reader.require(kind != content.ITEM_NAILS or has_tyres, "at", "space-full", clause="GB-19.1")


def _money_in_play(state: State) -> int:
    return sum(state.cash) + sum(state.bills)


def _check_bank(position_reader: Reader, state: State) -> None:
    held = _money_in_play(state)
    position_reader.require(state.bank_paid_out == held, "bank", "bank-differs", held=held)


def _read_question(position_reader: PositionReader, state: State) -> None:
    read_pending(position_reader, state)
    shifted = state.question_detail if state.question == phases.ASK_SHIFT else NOWHERE
    for car, reader in position_reader.cars:
        space = state.space_of[car]
        is_shared = space not in (NOWHERE, shifted) and has_police(state, space)
        reader.require(not is_shared, "at", "space-full", clause="GB-19.3")


def _has_field(field_name: str) -> Callable[[State], bool]:
    return lambda state: _PHASE_FIELDS[field_name](PHASES[state.phase])


has_turn: Final = _has_field("turn")
POSITION_OBJECT_FIELDS: Final = Fields(
    CustomField("title", lambda state: TITLE_VERSION, names_read=""),
    CustomField("settings", lambda state: write_settings(state.settings), names_read="settings"),
    CustomField("seats", lambda state: state.seats, names_read="seats"),
    CustomField("wall", lambda state: None if state.wall_players == NO_WALL else state.wall_players,
        names_read="wall_players"),
    CustomField("phase", lambda state: PHASES[state.phase].name, names_read="phase"),
    Field("round", WholeNumberForm(lambda state: int(PHASES[state.phase].in_round), _last_round), "round",
        default_value=lambda state: int(state.phase not in PHASES_BEFORE_RACE)),
    CustomField("cars", lambda state: [CAR_FIELDS.write(state, car) for car in range(state.seats)], _read_cars),
    CustomField("order", lambda state: [driver_name(state, car) for car in state.turn_order], _read_turn_order,
        names_read="turn_order driver"),
    CustomField("road", write_road, _read_road, names_read="barriers bills driver road_item"),
    CustomField("hazards", HAZARD_FIELDS.write, read_hazards,
        names_read="containers_gone hazard_discard hazard_pile revealed_hazards"),
    CustomField("bonuses", BONUS_FIELDS.write, read_bonuses, names_read="bonus_discard bonus_pile shop"),
    Field("any_bought", FlagForm(), "any_bought"),
    _rank_field("finished", STATUS_LEFT_BRIDGE),
    _rank_field("arrested", STATUS_ARRESTED),
    _rank_field("conceded", STATUS_CONCEDED),
    Field("bank", WholeNumberForm(0, MAX_MONEY_IN_PLAY), "bank_paid_out", default_value=_money_in_play,
    check_value=_check_bank), CustomField("picking", lambda state: list(state.seats_to_pick), _read_seats_to_pick,
    _has_field("picking")), CustomField("drafting", lambda state: driver_name(state,
    state.turn_order[state.drafter_index]), _read_drafter, _has_field("drafting")), CustomField("turn",
    TURN_FIELDS.write, read_turn, has_turn), CustomField("pending", write_pending, _read_question, lambda state:
    bool(state.question or state.agenda)), names_read_first=("round", "cars", "finished", "arrested", "conceded",
    "road", "hazards", "bonuses", "any_bought", "bank", "picking"), )  # fmt: skip


def dump(state: State) -> Json:
    """The whole position as JSON."""
    return POSITION_OBJECT_FIELDS.write(state)


def load(position: Mapping[str, Any]) -> State:
    """The position that a JSON object describes; raises :class:`BadPositionError` with the field that is wrong."""
    top = PositionReader(position)
    top.require(top.read_text("title", TITLE_VERSION) == TITLE_VERSION, "title", "needs-exactly", value=TITLE_VERSION)
    phase = PHASES[PHASE_NAMES.index(top.read_choice("phase", "turn", PHASE_NAMES))]
    for field, belongs in _PHASE_FIELDS.items():
        top.require(belongs(phase) or not top.get(field, None), field, "other-phase", phase=phase.name)
    try:
        settings = read_settings(top.read_object("settings"))
    except BadSetupError as error:
        details = {**error.details, "where": f"settings.{error.details['where']}"}
        raise BadPositionError(**details) from error
    top.cars = car_readers(top)
    state = State().initialise_fields(settings, len(top.cars), _read_wall(top, settings.expert))
    state.phase = phase.code
    POSITION_OBJECT_FIELDS.read(top, state)
    return state


def _read_wall(position_reader: PositionReader, is_expert: bool) -> int:
    seats, wall, fewest = len(position_reader.cars), position_reader.get("wall", None), MIN_EXPERT_PLAYERS
    if not is_expert:
        position_reader.require(wall is None, "wall", "only-expert", clause="GB-24.1")
        return NO_WALL
    position_reader.require(
        wall is not None or seats >= fewest, "cars", "expert-players", clause="GB-24.2", fewest=fewest
    )
    return position_reader.read_whole_number("wall", max(seats, fewest), fewest, DRIVER_COUNT)
