"""A turn, and the building of the map, in a position, as JSON both ways (docs/positions/classic_rally.md)."""
# mypyc: off

from __future__ import annotations

from typing import Annotated, Any, Final

from paddock.core.fields import CustomField, Field, Fields, NestedObject
from paddock.core.forms import CustomJsonForm, FlagForm, NamedCodeForm, WholeNumberForm
from paddock.core.game import Json
from paddock.core.reading import Reader

from ..components.content import (
    CARD_KIND_COUNT,
    CARD_TOOLBOX,
    CARD_VALUES,
    COLOUR_VALUES,
    DICE_COUNT,
    NO_WEATHER,
    PIP_VALUES,
    WEATHER_VALUES,
)
from ..components.tiles import DIRECTION_COUNT, NOWHERE, TILE_KIND_VALUES
from ..rules import phases
from ..rules.building import finish_spots, legal_spots
from ..rules.driving import owes_move
from ..rules.phases import EXCHANGE_ROBBER, EXCHANGE_VALUES, PHASE_BUILDING, STATUS_RACING
from ..rules.state import NO_ENTRY, State, racing_seats
from ..rules.steps import exchanges
from ..rules.steps.map_building import next_seat
from ..rules.steps.turns import disableable_slots
from .players import CARD_COUNTS

ColourName = Annotated[str, COLOUR_VALUES]
_NO_CARDS: Final = (0,) * CARD_KIND_COUNT


def write_seat(state: State, seat: int) -> ColourName:
    """A seat, by its colour."""
    return COLOUR_VALUES.names[state.colour[seat]]


def read_seat(reader: Reader, field_path: str, json_value: Any, state: State) -> int:
    """The seat of a colour."""
    colour = reader.read_code(field_path, json_value, COLOUR_VALUES)
    if colour not in state.colour:
        raise reader.position_error(field_path, "no-such-player", given=str(json_value)[:20])
    return state.colour.index(colour)


def _read_racing_seat(reader: Reader, field_path: str, json_value: Any, state: State) -> int:
    seat = read_seat(reader, field_path, json_value, state)
    if state.status[seat] != STATUS_RACING:
        raise reader.position_error(field_path, "not-racing")
    return seat


def _write_dice(_: State, dice: tuple[int, ...]) -> list[int] | None:
    return [face + 1 for face in dice] or None


def _read_dice(reader: Reader, field_path: str, json_value: Any, _: State) -> tuple[int, ...]:
    faces = reader.read_list(field_path)
    if len(faces) not in (0, DICE_COUNT):
        raise reader.position_error(field_path, "needs-dice", count=DICE_COUNT)
    return tuple(reader.read_code(f"{field_path}[{place}]", face, PIP_VALUES) for place, face in enumerate(faces))


SEAT_JSON_FORM: Final = CustomJsonForm(write_seat, read_seat, names_read="colour")
RACING_SEAT_JSON_FORM: Final = CustomJsonForm(write_seat, _read_racing_seat)
DICE_JSON_FORM: Final = CustomJsonForm(_write_dice, _read_dice)


def _read_exchange_kind(reader: Reader, state: State) -> None:
    """Which exchange is open; the cars are where it can be (CR-14.1, CR-17.1, CR-19.2)."""
    seat = state.active_seat
    state.exchange = reader.read_code("kind", reader.get("kind", None), EXCHANGE_VALUES)
    possible = True
    if state.exchange in phases.EXCHANGES_AT_STATION:
        cars = state.rally_tile if state.exchange == phases.EXCHANGE_RESUPPLY_RALLY else state.assistance_tile
        possible = exchanges.is_service_station(state, cars[seat])
    elif state.exchange in phases.EXCHANGES_BETWEEN_CARS:
        together = exchanges.are_cars_together(state, seat)
        possible = state.assistance_tile[seat] != NOWHERE and together == (state.exchange == phases.EXCHANGE_ASSIST)
    if not possible:
        raise reader.position_error("kind", "exchange-place")


def _write_boards_before(state: State) -> Json:
    before = state.boards_before
    return {
        "rally": CARD_COUNTS.write(state, before[:CARD_KIND_COUNT]),
        "assistance": CARD_COUNTS.write(state, before[CARD_KIND_COUNT:]),
    }


def _read_boards_before(reader: Reader, state: State) -> None:
    """Both boards as they were before: as they are now, if nothing is said of them."""
    state.boards_before = exchanges.both_boards(state, state.active_seat)
    before = reader.child_reader("before", ("rally", "assistance"))
    if before is not None:
        rally, assistance = (CARD_COUNTS.read_field(before, board, _NO_CARDS) for board in ("rally", "assistance"))
        state.boards_before = (*rally, *assistance)


def _write_robbed(state: State) -> Json:
    by_seat = [state.robbed_cards[CARD_KIND_COUNT * seat : CARD_KIND_COUNT * (seat + 1)] for seat in range(state.seats)]
    return {
        write_seat(state, seat): CARD_COUNTS.write(state, cards) for seat, cards in enumerate(by_seat) if any(cards)
    }


def _read_robbed(reader: Reader, state: State) -> None:
    """What the robber has taken so far, from whom; what it was before is what is not taken."""
    if state.exchange == EXCHANGE_ROBBER:
        robbed = reader.child_reader("robbed", COLOUR_VALUES.names) or Reader({}, "robbed")
        for seat in range(state.seats):
            name = write_seat(state, seat)
            cards = CARD_COUNTS.read_field(robbed, name, _NO_CARDS)
            if any(cards) and seat == state.active_seat:
                raise reader.position_error(f"robbed.{name}", "robs-itself", clause="CR-19.3")
            if cards[CARD_TOOLBOX]:
                raise reader.position_error(
                    f"robbed.{name}.{CARD_VALUES.names[CARD_TOOLBOX]}", "needs-whole", low=0, high=0
                )
            state.robbed_cards += tuple(cards)
    taken = [sum(state.robbed_cards[card::CARD_KIND_COUNT]) for card in range(CARD_KIND_COUNT)]
    if state.exchange == EXCHANGE_ROBBER and reader.get("before", None) is None:
        untouched = [count - taken[card] for card, count in enumerate(state.boards_before[CARD_KIND_COUNT:])]
        state.boards_before = (*state.boards_before[:CARD_KIND_COUNT], *untouched)
    now, before = exchanges.both_boards(state, state.active_seat), state.boards_before
    if state.exchange not in phases.EXCHANGES_AT_STATION:
        for card in range(CARD_KIND_COUNT):
            if now[card] + now[CARD_KIND_COUNT + card] != before[card] + before[CARD_KIND_COUNT + card] + taken[card]:
                raise reader.position_error("before", "pile-differs")


EXCHANGE_FIELDS: Final = Fields(
    CustomField("kind", lambda state: EXCHANGE_VALUES.names[state.exchange], _read_exchange_kind),
    Field("owed", FlagForm(), "move_owed", default_value=lambda state: owes_move(state, state.active_seat)),
    CustomField("before", _write_boards_before, _read_boards_before),
    CustomField("robbed", _write_robbed, _read_robbed, is_written=lambda state: state.exchange == EXCHANGE_ROBBER),
)


def _check_turn(reader: Reader, state: State) -> None:
    if state.rally_tile[state.active_seat] == NOWHERE:
        raise reader.position_error("player", "needs-cell")
    if state.phase == phases.PHASE_CHOOSING_DISABLED and (not state.dice or state.weather == NO_WEATHER):
        raise reader.position_error("dice", "needs-dice", count=DICE_COUNT)


TURN_FIELDS: Final = Fields(
    Field(
        "player", RACING_SEAT_JSON_FORM, "active_seat", default_value=lambda state: state.status.index(STATUS_RACING)
    ),
    Field("dice", DICE_JSON_FORM, "dice"),
    Field("weather", NamedCodeForm(WEATHER_VALUES, is_optional=True), "weather"),
    Field("moved", FlagForm(), "rally_moved"),
    Field("assistance_moved", FlagForm(), "assistance_moved"),
    Field("distance", WholeNumberForm(0, 9), "tiles_left", check_value=_check_turn),
    NestedObject("exchange", EXCHANGE_FIELDS, is_filled=lambda state: state.exchange != phases.NO_EXCHANGE),
)


def read_turn(position_reader: Reader, state: State) -> None:
    """Whose turn it is and how far it has come."""
    if STATUS_RACING not in state.status:
        raise position_reader.position_error("players", "nobody-races")
    reader = position_reader.child_reader("turn", TURN_FIELDS.names) or TURN_FIELDS.make_reader({}, "turn")
    TURN_FIELDS.read(reader, state)
    if state.exchange == EXCHANGE_ROBBER and not exchanges.can_continue_robbery(state, state.active_seat):
        raise reader.position_error("exchange", "nothing-to-choose")
    if state.phase == phases.PHASE_CHOOSING_DISABLED and not disableable_slots(state, state.active_seat):
        raise reader.position_error("dice", "nothing-to-choose")


def _next_builder(state: State) -> int:
    return next_seat(state, state.first_seat) if state.phase == PHASE_BUILDING else racing_seats(state)[0]


BUILDING_FIELDS: Final = Fields(
    Field("player", RACING_SEAT_JSON_FORM, "active_seat", default_value=_next_builder),
    Field("drawn", NamedCodeForm(TILE_KIND_VALUES, is_optional=True), "drawn_tile"),
    Field("fruitless", WholeNumberForm(0, lambda state: state.seats), "fruitless_turns"),
    Field("stuck", WholeNumberForm(0, 4), "stuck_count"),
)


def read_building(position_reader: Reader, state: State) -> None:
    """How far the map has come."""
    reader = position_reader.child_reader("building", BUILDING_FIELDS.names) or BUILDING_FIELDS.make_reader(
        {}, "building"
    )
    BUILDING_FIELDS.read(reader, state)
    if state.phase == phases.PHASE_VOTING:
        possible = [NO_ENTRY, *(DIRECTION_COUNT * cell + rotation for cell, rotation in finish_spots(state.road))]
        for seat, vote in enumerate(state.finish_vote):
            if vote not in possible:
                raise position_reader.position_error(f"players[{seat}].vote", "no-spot", clause="CR-3.10")
    may_draw = state.phase == PHASE_BUILDING or state.drawn_tile == NO_ENTRY
    if not may_draw or (
        state.drawn_tile != NO_ENTRY and not legal_spots(state.road, state.drawn_tile, state.stuck_count)
    ):
        raise reader.position_error("drawn", "no-spot")
