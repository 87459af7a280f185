"""A position as JSON, both ways: docs/positions/great_race.md describes it field by field."""
# mypyc: off

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Any, Final

from paddock.core.errors import BadPositionError, BadSetupError
from paddock.core.fields import CustomField, Field, Fields
from paddock.core.forms import CustomJsonForm, ListForm, NamedCodeForm, WholeNumberForm, WordChoiceForm
from paddock.core.reading import Reader

from ..components import content
from ..components.content import ESTIENNE_CARD_VALUES, NOBODY, QUEST_VALUES, VEHICLE_VALUES
from ..components.settings import read_settings, write_settings
from ..rules import phases
from ..rules.phases import MODE_ALONE, MODE_RACE, MODE_TORPEDO, PHASE_NAMES, PHASES, TORPEDO_INDEX
from ..rules.state import State, active_vehicles, race_order, vehicle_code
from ..rules.steps.ending import upgradable_cards, upgraded_deck
from . import crews, tiles_and_cards, turns
from .crews import CREW_FIELDS
from .tiles_and_cards import BIVOUAC_FIELDS

Vehicle = Annotated[str, VEHICLE_VALUES]
Quest = Annotated[str, QUEST_VALUES]
TITLE_VERSION: Final = "great_race@1"
MAX_CLOCK: Final = 100_000


def _write_vehicle(state: State, vehicle: int) -> Vehicle:
    return VEHICLE_VALUES.names[vehicle_code(state, vehicle)]


def _write_quests(state: State, mask: int) -> list[Quest]:
    return [name for quest, name in enumerate(QUEST_VALUES.names) if mask >> quest & 1]


def _read_quests(position_reader: Reader, field_path: str, json_value: Any, state: State) -> int:
    """Quests as a mask, each of them once and none that is stamped before."""
    mask = 0
    for place, name in enumerate(position_reader.read_list(field_path)):
        bit = 1 << position_reader.read_code(f"{field_path}[{place}]", name, QUEST_VALUES)
        position_reader.require(
            not (mask | state.stamped_before) & bit, f"{field_path}[{place}]", "named-twice", clause="GR-31.4"
        )
        mask |= bit
    return mask


def _read_upgrades(position_reader: Reader, state: State) -> None:
    """Each must follow from those before (GR-29.3)."""
    for place, pair in enumerate(position_reader.read_list("upgrades")):
        where = f"upgrades[{place}]"
        position_reader.require(isinstance(pair, list) and len(pair) == 2, where, "needs-pair")
        out, into = (position_reader.read_code(where, name, ESTIENNE_CARD_VALUES) for name in pair)
        level = content.LEVEL_BY_ESTIENNE_CARD
        if out not in upgradable_cards(state) or level[into] != level[out] + 1 or into in upgraded_deck(state):
            raise position_reader.position_error(where, "no-upgrade", clause="GR-29.3")
        state.upgrades = (*state.upgrades, (out, into))


def _check_result(position_reader: Reader, state: State) -> None:
    if state.result != content.NO_RESULT and (state.result in (content.CROSSING_SUCCESS, content.CROSSING_FAILURE)) != (
        state.mode == MODE_ALONE
    ):
        raise position_reader.position_error(
            "result", "result-differs", clause="GR-28.2" if state.mode != MODE_ALONE else "GR-32.4"
        )


def _is_before_crews(state: State) -> bool:
    return PHASES[state.phase].is_before_crews


def _has_order(state: State) -> bool:
    """Whether the turn order can be told by the names of the vehicles."""
    return not _is_before_crews(state) and all(vehicle_code(state, each) != NOBODY for each in state.turn_order)


def _is_solo(state: State) -> bool:
    return state.mode != MODE_RACE


def _has_torpedo(state: State) -> bool:
    return state.mode == MODE_TORPEDO


_VEHICLES_JSON_FORM: Final = ListForm(CustomJsonForm(_write_vehicle, turns.find_vehicle, names_read="crew seats"))
_QUESTS_JSON_FORM: Final = CustomJsonForm(_write_quests, _read_quests)
_PASSPORT_FIELDS: Final = (
    Field("stamped", _QUESTS_JSON_FORM, "stamped_before", is_written=_is_solo),
    Field("stamps", _QUESTS_JSON_FORM, "stamped_now", is_written=_is_solo),
    CustomField(
        "upgrades",
        lambda state: [
            [ESTIENNE_CARD_VALUES.names[out], ESTIENNE_CARD_VALUES.names[into]] for out, into in state.upgrades
        ],
        _read_upgrades,
        is_written=_is_solo,
    ),
    Field(
        "result",
        NamedCodeForm(content.RESULT_VALUES, is_optional=True),
        "result",
        is_written=_is_solo,
        check_value=_check_result,
    ),
)
_PASSPORT_NAMES: Final = Fields(*_PASSPORT_FIELDS)
POSITION_FIELDS: Final = Fields(
    CustomField("title", lambda state: TITLE_VERSION, names_read=""),
    CustomField("settings", lambda state: write_settings(state.settings), names_read="settings"),
    CustomField("seats", lambda state: state.seats, names_read="seats"),
    Field("phase", WordChoiceForm(PHASE_NAMES), "phase"),
    Field("round", WholeNumberForm(0, content.MAX_ROUNDS), "round"),
    CustomField("crews", lambda state: [CREW_FIELDS.write(state, seat) for seat in range(state.seats)]),
    CustomField("tiles", tiles_and_cards.write_tiles, names_read="tile_at"),
    Field("bag", tiles_and_cards.TILE_COUNTS, "tile_bag"),
    Field("tile_discard", tiles_and_cards.TILE_COUNTS, "tile_discard"),
    Field("deck", tiles_and_cards.CARD_COUNTS, "card_deck"),
    Field("discard", tiles_and_cards.CARD_COUNTS, "card_discard"),
    Field("arrived", _VEHICLES_JSON_FORM, "arrived"),
    CustomField("conceded", lambda state: list(state.conceded), names_read="conceded"),
    Field("clock", WholeNumberForm(0, MAX_CLOCK), "stamp_clock"),
    CustomField("picking", lambda state: list(state.crew_pickers), is_written=_is_before_crews),
    Field("order", _VEHICLES_JSON_FORM, "turn_order", is_written=_has_order),
    CustomField("torpedo", lambda state: crews.TORPEDO_FIELDS.write(state, TORPEDO_INDEX), is_written=_has_torpedo),
    CustomField("estienne", tiles_and_cards.ESTIENNE_FIELDS.write, is_written=_has_torpedo),
    CustomField("turn", turns.TURN_FIELDS.write, is_written=lambda state: state.phase == phases.PHASE_CONVOY),
    CustomField("bivouac", BIVOUAC_FIELDS.write, is_written=lambda state: state.phase in tiles_and_cards.PICK_PHASES),
    *_PASSPORT_FIELDS,
    CustomField("pending", turns.PENDING_FIELDS.write, is_written=turns.is_interrupted),
    other_names=("decisions", "chances"),
)
"""The whole position, as it is written; it is read part by part, because one part hangs on another."""
dump: Final = POSITION_FIELDS.write


def load(position: Mapping[str, Any]) -> State:
    """The position that a JSON object describes; raises :class:`BadPositionError` with the field that is wrong."""
    top = POSITION_FIELDS.make_reader(position, "")
    top.require(top.read_text("title", TITLE_VERSION) == TITLE_VERSION, "title", "needs-exactly", value=TITLE_VERSION)
    state, vehicle_readers = _read_table(top)
    _read_order(top, state, vehicle_readers)
    _read_arrivals(top, state, vehicle_readers)
    tiles_and_cards.read_bivouac(top, state)
    if state.phase == phases.PHASE_CONVOY:
        there = active_vehicles(state)
        turns.read_turn(top, state, next((vehicle for vehicle, _ in vehicle_readers if vehicle in there), NOBODY))
    elif top.get("turn", None) is not None:
        raise top.position_error("turn", "no-turn")
    turns.read_pending(top, state)
    tiles_and_cards.read_tiles(top, state)
    tiles_and_cards.read_cards(top, state)
    tiles_and_cards.read_estienne(top, state)
    crews.read_objective(top, state)
    _read_passport(top, state)
    return state


def _read_table(position_reader: Reader) -> tuple[State, list[tuple[int, Reader]]]:
    """Settings, crews and the Torpedo: the position, and the readers of all vehicles as they are listed."""
    try:
        settings = read_settings(position_reader.read_object("settings"))
    except BadSetupError as error:
        details = {**error.details, "where": f"settings.{error.details['where']}"}
        raise BadPositionError(**details) from error
    vehicle_readers = crews.read_seats(position_reader)
    seats = len(vehicle_readers)
    position_reader.require(
        position_reader.read_whole_number("seats", seats, 1, seats) == seats,
        "seats",
        "crew-count",
        low=seats,
        high=seats,
    )
    state = State().initialise_fields(settings, seats)
    state.phase = PHASE_NAMES.index(position_reader.read_choice("phase", "convoy", PHASE_NAMES))
    phase = PHASES[state.phase]
    latest = 0 if phase.is_before_programs and state.phase != phases.PHASE_PROGRAMMING else content.MAX_ROUNDS
    state.round = position_reader.read_whole_number(
        "round", int(phase.in_round or phase.is_ending), int(phase.in_round), latest
    )
    for place, (seat, reader) in enumerate(vehicle_readers):
        crews.read_crew(reader, state, seat, place)
    torpedo = crews.read_torpedo(position_reader, state)
    if torpedo is not None:
        vehicle_readers.append((TORPEDO_INDEX, torpedo))
    return state, vehicle_readers


def _read_order(position_reader: Reader, state: State, vehicle_readers: list[tuple[int, Reader]]) -> None:
    """Stamps, the clock, the turn order, and who is still to pick a crew."""
    order: tuple[int, ...] = ()
    ordered, picking = position_reader.get("order", None), position_reader.get("picking", None)
    if PHASES[state.phase].is_before_crews:
        position_reader.require(ordered is None, "order", "order-later", clause="GR-2.4")
    elif picking is not None:
        raise position_reader.position_error("picking", "picking-differs", clause="GR-2.3")
    elif ordered is not None:
        order = _VEHICLES_JSON_FORM.read(position_reader, "order", ordered, state)
        position_reader.require(sorted(order) == active_vehicles(state), "order", "order-differs")
    for place, (vehicle, reader) in enumerate(vehicle_readers):
        crews.read_stamp(reader, state, vehicle, order.index(vehicle) if vehicle in order else place)
    next_stamp = max(state.level_stamp) + 1
    state.stamp_clock = position_reader.read_whole_number("clock", next_stamp, next_stamp, MAX_CLOCK)
    state.turn_order = order or tuple(race_order(state))
    without = [seat for seat, crew in enumerate(state.crew) if crew == NOBODY and seat not in state.conceded]
    state.crew_pickers = tuple(without)
    if picking is not None:
        state.crew_pickers = tuple(position_reader.read_list("picking"))
        position_reader.require(
            sorted(state.crew_pickers, key=str) == sorted(without, key=str), "picking", "picking-differs"
        )
    stamped = any("stamp" in reader.data for _, reader in vehicle_readers)
    if state.phase == phases.PHASE_CREW_CHOICE and without and state.mode == MODE_RACE and not stamped:
        others = [seat for seat in state.turn_order if seat not in state.crew_pickers]
        state.turn_order = (*others, *state.crew_pickers)
        for place, seat in enumerate(state.turn_order):
            state.level_stamp[seat] = place


def _read_arrivals(position_reader: Reader, state: State, vehicle_readers: list[tuple[int, Reader]]) -> None:
    """Who has arrived and who has left, in order."""
    home = [vehicle for vehicle, _ in vehicle_readers if state.space_of[vehicle] == state.race.arrival]
    arrived = home
    if position_reader.get("arrived", None) is not None:
        arrived = []
        codes = [vehicle_code(state, vehicle) for vehicle in range(len(state.space_of))]
        for place, name in enumerate(position_reader.read_list("arrived")):
            code = position_reader.read_code(f"arrived[{place}]", name, VEHICLE_VALUES)
            position_reader.require(code in codes, f"arrived[{place}]", "no-such-crew", given=str(name)[:20])
            position_reader.require(
                codes.index(code) not in arrived, f"arrived[{place}]", "named-twice", clause="GR-12.1"
            )
            arrived.append(codes.index(code))
        if {*arrived} - {*state.conceded} != {*home} - {*state.conceded}:
            raise position_reader.position_error("arrived", "arrived-differs", clause="GR-12.1")
    state.arrived = tuple(arrived)
    if position_reader.get("conceded", None) is not None:
        given = position_reader.read_list("conceded")
        position_reader.require(
            sorted(given, key=str) == sorted(state.conceded, key=str), "conceded", "conceded-differs"
        )
        state.conceded = tuple(given)
    if state.mode == MODE_RACE and state.phase != phases.PHASE_OVER and len(state.conceded) >= state.seats:
        raise position_reader.position_error("conceded", "conceded-differs")


def _read_passport(position_reader: Reader, state: State) -> None:
    """What a solo game takes over from a campaign, and what its end brought."""
    for field in _PASSPORT_NAMES.names:
        if position_reader.get(field, None) in (None, []):
            continue
        position_reader.require(state.mode != MODE_RACE, field, "solo-only", clause="GR-20.1")
        if not PHASES[state.phase].is_ending and field != "stamped":
            raise position_reader.position_error(
                field, "only-at-end", clause="GR-28.1" if state.mode == MODE_TORPEDO else "GR-32.4"
            )
    _PASSPORT_NAMES.read(position_reader, state)
