"""Positions as JSON: writing and reading a whole one (docs/positions/classic_rally.md)."""
# mypyc: off

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, Final

from paddock.core.decision import ValueSet
from paddock.core.errors import BadPositionError, BadSetupError
from paddock.core.fields import CustomField, Field, Fields, NestedObject
from paddock.core.forms import ListForm, NamedCodeForm, WholeNumberForm, WordChoiceForm
from paddock.core.game import Json
from paddock.core.reading import Reader

from ..components import content
from ..components.content import (
    CARD_VALUES,
    FEATURE_SLOTS,
    FEATURE_VALUES,
    HAZARD_VALUES,
    JOKER_VALUES,
    MAX_SEATS,
    NO_JOKER,
)
from ..components.road import BEGINNER_ROAD, START_ROAD, LaidTile, Road
from ..components.settings import MAP_BUILT, read_settings, write_settings
from ..components.tiles import CELL_VALUES, DISTINCT_ROTATIONS, NOWHERE, ROTATION_VALUES, TILE_KIND_VALUES, TILE_START
from ..rules import phases
from ..rules.phases import PHASE_NAMES, PHASES_OF_BUILDING, PHASES_OF_TURN, STATUS_FINISHED
from ..rules.state import NO_ENTRY, State, assistance_cards, fitted_slots, racing_seats, rally_cards, tile_box
from ..rules.steps.preparation import drafting_seat
from .players import BOARD_FIELDS, CARD_COUNTS, PLAYER_FIELDS, NamedCountsJsonForm, RoundOrNullJsonForm, check_boards
from .turns import BUILDING_FIELDS, SEAT_JSON_FORM, TURN_FIELDS, read_building, read_turn

TITLE_VERSION: Final = "classic_rally@1"
_FIELD_NAMES: Final = """
    title settings seats map phase round first players turn building draft placing tiles piles feature_pile hazards
    jokers_seen first_finish decisions chances
"""
FIELD_NAMES: Final = tuple(_FIELD_NAMES.split())
PHASES_OF_FIELD: Final = {
    "building": PHASES_OF_BUILDING,
    "draft": {phases.PHASE_DRAFT},
    "placing": {phases.PHASE_PLACING_ASSISTANCE},
    "turn": PHASES_OF_TURN,
}
"""What a position has in some phases only."""
MAX_TILES: Final = 60
MAX_ROUNDS: Final = 9999
TILE_COUNTS: Final = NamedCountsJsonForm(TILE_KIND_VALUES.names, tuple)
FEATURE_COUNTS: Final = NamedCountsJsonForm(FEATURE_VALUES.names, tuple)
HAZARD_COUNTS: Final = NamedCountsJsonForm(HAZARD_VALUES.names, tuple)


def write_map(road: Road) -> list[Json]:
    """The tiles in the order of laying."""
    names = [
        (TILE_KIND_VALUES.names[kind], CELL_VALUES.names[cell], 90 * rotation)
        for kind, cell, rotation in road.laid_tiles
    ]
    return [{"kind": kind, "at": cell, "rotation": degrees} for kind, cell, degrees in names]


def _is_written_in_phases_of(field_name: str) -> Callable[[State], bool]:
    return lambda state: state.phase in PHASES_OF_FIELD[field_name]


HAZARD_FIELDS: Final = Fields(
    Field("pile", HAZARD_COUNTS, "hazard_pile"), Field("under", ListForm(NamedCodeForm(HAZARD_VALUES)), "hazards_under")
)
POSITION_FIELDS: Final = Fields(
    CustomField("title", lambda state: TITLE_VERSION, names_read=""),
    CustomField("settings", lambda state: write_settings(state.settings), names_read="settings"),
    Field("seats", WholeNumberForm(1, MAX_SEATS), "seats"),
    CustomField("map", lambda state: write_map(state.road), names_read="road"),
    Field("phase", WordChoiceForm(PHASE_NAMES), "phase"),
    Field("round", WholeNumberForm(0, MAX_ROUNDS), "round"),
    Field("first", SEAT_JSON_FORM, "first_seat"),
    CustomField("players", lambda state: [PLAYER_FIELDS.write(state, seat) for seat in range(state.seats)]),
    Field("tiles", TILE_COUNTS, "tile_pile"),
    Field("piles", CARD_COUNTS, "card_pile"),
    Field("feature_pile", FEATURE_COUNTS, "feature_pile"),
    NestedObject("hazards", HAZARD_FIELDS, names_read="hazard_pile hazards_under"),
    Field("jokers_seen", ListForm(NamedCodeForm(JOKER_VALUES)), "jokers_seen"),
    Field("first_finish", RoundOrNullJsonForm(0, MAX_ROUNDS), "first_finish_round"),
    NestedObject("building", BUILDING_FIELDS, is_written=_is_written_in_phases_of("building")),
    Field("draft", WholeNumberForm(0, 2 * MAX_SEATS), "draft_pick", is_written=_is_written_in_phases_of("draft")),
    Field("placing", SEAT_JSON_FORM, "active_seat", is_written=_is_written_in_phases_of("placing")),
    NestedObject("turn", TURN_FIELDS, is_written=_is_written_in_phases_of("turn")),
)
"""How a position is written; most fields hang together, so that they are read one after another by :func:`load`."""


def dump(state: State) -> Json:
    """The whole position as JSON."""
    return POSITION_FIELDS.write(state)


def load(position: Mapping[str, Any]) -> State:
    """The position that a JSON object describes; raises :class:`BadPositionError` with the field that is wrong."""
    top = Reader(position, "", FIELD_NAMES)
    if top.read_text("title", TITLE_VERSION) != TITLE_VERSION:
        raise top.position_error("title", "needs-exactly", value=TITLE_VERSION)
    state = _read_table(top)
    for field, its_phases in PHASES_OF_FIELD.items():
        if state.phase not in its_phases and top.get(field, None) is not None:
            raise top.position_error(field, "other-phase")
    _read_order(top, state)
    _read_piles(top, state)
    _read_jokers(top, state)
    if state.phase in PHASES_OF_BUILDING:
        read_building(top, state)
    _read_tiles(top, state)
    if state.phase in PHASES_OF_TURN:
        read_turn(top, state)
    if state.exchange == phases.NO_EXCHANGE:
        for seat in range(state.seats):
            check_boards(Reader(top.read_list("players")[seat], f"players[{seat}]"), state, seat)
    return state


def _read_table(position_reader: Reader) -> State:
    try:
        settings = read_settings(position_reader.read_object("settings"))
    except BadSetupError as error:
        raise BadPositionError(**{**error.details, "where": f"settings.{error.details['where']}"}) from error
    players = position_reader.read_list("players")
    seats = position_reader.read_whole_number("seats", len(players), 1, MAX_SEATS)
    if len(players) != seats or not 1 <= seats <= MAX_SEATS:
        raise position_reader.position_error("players", "player-count", low=1, high=MAX_SEATS)
    state = State().initialise_fields(settings, seats)
    state.phase = PHASE_NAMES.index(position_reader.read_choice("phase", "turn", PHASE_NAMES))
    state.road = _read_map(position_reader, state)
    in_round = state.phase in PHASES_OF_TURN or state.phase == phases.PHASE_ROUND_END
    begun = in_round or state.phase == phases.PHASE_OVER
    state.round = position_reader.read_whole_number("round", int(begun), int(in_round), MAX_ROUNDS)
    for seat, player in enumerate(players):
        reader = PLAYER_FIELDS.make_reader(player, f"players[{seat}]")
        PLAYER_FIELDS.read(reader, state, seat)
        if state.colour.index(state.colour[seat]) < seat:
            raise reader.position_error("colour", "same-colour")
    return state


def _read_map(position_reader: Reader, state: State) -> Road:
    given = position_reader.get("map", None)
    if given is None:
        unbuilt = state.phase == phases.PHASE_SETUP and state.settings.map == MAP_BUILT
        return START_ROAD if unbuilt or state.phase in PHASES_OF_BUILDING else BEGINNER_ROAD
    if given == "beginner":
        return BEGINNER_ROAD
    laid: dict[int, LaidTile] = {}
    if len(position_reader.read_list("map")) > MAX_TILES:
        raise position_reader.position_error("map", "too-many-tiles", most=MAX_TILES)
    for place, entry in enumerate(given):
        reader = Reader(entry, f"map[{place}]", ("kind", "at", "rotation"))
        kind = reader.read_code("kind", reader.get("kind", None), TILE_KIND_VALUES)
        cell = reader.read_code("at", reader.get("at", None), CELL_VALUES)
        rotation = reader.read_code("rotation", reader.get("rotation", 0), ROTATION_VALUES)
        if rotation not in DISTINCT_ROTATIONS[kind]:
            choices = tuple(90 * turn for turn in DISTINCT_ROTATIONS[kind])
            raise reader.position_error("rotation", "same-rotation", choices=choices)
        if cell in laid:
            raise reader.position_error("at", "two-on-cell", cell=CELL_VALUES.names[cell])
        laid[cell] = (kind, cell, rotation)
    if not laid:
        raise position_reader.position_error("map", "needs-tile")
    if state.phase in phases.PHASES_WITHOUT_CARS and TILE_START not in [kind for kind, _, _ in laid.values()]:
        raise position_reader.position_error("map", "needs-start", clause="CR-3.3")
    return Road(list(laid.values()))


def _read_order(position_reader: Reader, state: State) -> None:
    """First player, draft, placing, the first finish."""
    first, placing = position_reader.get("first", None), position_reader.get("placing", None)
    state.first_seat = 0 if first is None else SEAT_JSON_FORM.read(position_reader, "first", first, state)
    rounds = [state.finished_round[seat] for seat in range(state.seats) if state.status[seat] == STATUS_FINISHED]
    state.first_finish_round = min(rounds, default=0)
    if (
        position_reader.read_whole_number("first_finish", state.first_finish_round, 0, MAX_ROUNDS)
        != state.first_finish_round
    ):
        raise position_reader.position_error("first_finish", "needs-exactly", value=state.first_finish_round)
    if state.phase == phases.PHASE_DRAFT:
        picked = sum(len(fitted_slots(state, seat)) for seat in range(state.seats))
        state.draft_pick = position_reader.read_whole_number("draft", picked, 0, 2 * state.seats - 1)
        state.active_seat = max(0, drafting_seat(state))
    elif state.phase == phases.PHASE_PLACING_ASSISTANCE:
        waiting = [seat for seat in racing_seats(state)[::-1] if state.assistance_tile[seat] == NOWHERE]
        state.active_seat = (
            [*waiting, 0][0] if placing is None else SEAT_JSON_FORM.read(position_reader, "placing", placing, state)
        )
        if placing is not None and state.active_seat not in waiting:
            raise position_reader.position_error("placing", "placed-already", clause="CR-5.10")
    elif state.phase != phases.PHASE_OVER and racing_seats(state):
        state.active_seat = racing_seats(state)[0]


HeldCards = tuple[str, int, int]
"""Cards that are somewhere: the field that says so, their kind, and how many."""


def _cards_left(
    position_reader: Reader, kinds: ValueSet, cards_in_play: Sequence[int], held_cards: Iterable[HeldCards]
) -> list[int]:
    """The cards in play without those that are somewhere, by kind."""
    left = list(cards_in_play)
    for field, kind, count in held_cards:
        left[kind] -= count
        if left[kind] < 0:
            raise position_reader.position_error(
                field, "too-many-cards", card=kinds.names[kind], most=cards_in_play[kind]
            )
    return left


def _check_pile(
    position_reader: Reader, field_name: str, kinds: ValueSet, pile: Sequence[int], *upper_bounds: Sequence[int]
) -> None:
    """Of every kind a pile has a number between both bounds."""
    for kind, (count, low, high) in enumerate(zip(pile, *upper_bounds, strict=True)):
        if not low <= count <= high:
            raise position_reader.position_error(f"{field_name}.{kinds.names[kind]}", "pile-differs")


def _read_piles(position_reader: Reader, state: State) -> None:
    """Piles of load cards, features and hazards, which make up what is in play."""
    seats = range(state.seats)
    held: list[HeldCards] = []
    for seat in seats:
        for board, cards in zip(BOARD_FIELDS, (rally_cards(state, seat), assistance_cards(state, seat)), strict=True):
            held += [
                (f"players[{seat}].{board}.{CARD_VALUES.names[card]}", card, count) for card, count in enumerate(cards)
            ]
    left = _cards_left(position_reader, CARD_VALUES, content.CARDS_IN_PLAY[state.seats], held)
    state.card_pile = CARD_COUNTS.read_field(position_reader, "piles", left)
    _check_pile(position_reader, "piles", CARD_VALUES, state.card_pile, left, left)

    drafting = state.phase in phases.PHASES_WITHOUT_LOADS
    slots = [(seat, slot) for seat in seats for slot in fitted_slots(state, seat)]
    held = [(f"players[{seat}].features[{n}]", state.features[FEATURE_SLOTS * seat + n], 1) for seat, n in slots]
    left = _cards_left(
        position_reader, FEATURE_VALUES, content.FEATURES_IN_PLAY[state.seats if drafting else MAX_SEATS], held
    )
    none = [0] * len(left)
    state.feature_pile = FEATURE_COUNTS.read_field(position_reader, "feature_pile", left if drafting else none)
    _check_pile(position_reader, "feature_pile", FEATURE_VALUES, state.feature_pile, none, left)
    if state.phase == phases.PHASE_DRAFT and sum(state.feature_pile) < 2 * state.seats - state.draft_pick:
        raise position_reader.position_error("feature_pile", "pile-differs")

    reader = position_reader.child_reader("hazards", HAZARD_FIELDS.names) or Reader({}, "hazards")
    state.hazards_under = tuple(
        NamedCodeForm(HAZARD_VALUES).read_list(position_reader, "hazards.under", reader.read_list("under"), state)
    )
    hands = [(f"players[{seat}].hazards", state.hazards_held[seat]) for seat in seats]
    hands.append(("hazards.under", state.hazards_under))
    held = [(f"{field}[{place}]", hazard, 1) for field, hand in hands for place, hazard in enumerate(hand)]
    left = _cards_left(position_reader, HAZARD_VALUES, content.COPIES_BY_HAZARD, held)
    state.hazard_pile = HAZARD_COUNTS.read_field(reader, "pile", left)
    _check_pile(position_reader, "hazards.pile", HAZARD_VALUES, state.hazard_pile, left, left)


def _read_jokers(position_reader: Reader, state: State) -> None:
    state.jokers_seen = tuple(
        NamedCodeForm(JOKER_VALUES).read_list(
            position_reader, "jokers_seen", position_reader.read_list("jokers_seen"), state
        )
    )
    jokers = [(f"jokers_seen[{place}]", joker) for place, joker in enumerate(state.jokers_seen)]
    jokers += [(f"players[{seat}].joker", joker) for seat, joker in enumerate(state.joker) if joker != NO_JOKER]
    for number, (field, joker) in enumerate(jokers):
        if any(joker == other for _, other in jokers[:number]):
            raise position_reader.position_error(field, "same-joker")


def _read_tiles(position_reader: Reader, state: State) -> None:
    """The pile of tiles: those that neither lie, are held nor drawn. What lies may be any road, of any tiles; the rest
    is out of one box."""
    box = list(tile_box(state.settings))
    begins = state.phase == phases.PHASE_SETUP and state.road.finish == NOWHERE
    building = begins or state.phase == phases.PHASE_BUILDING
    held = [(f"players[{seat}].tile", kind) for seat, kind in enumerate(state.held_tile)]
    for field, kind in (*held, ("building.drawn", state.drawn_tile)):
        if kind != NO_ENTRY:
            box[kind] -= 1
            if box[kind] < 0 or not building:
                raise position_reader.position_error(field, "too-many-copies", clause="CR-3.3")
    if not building:
        box = [0] * len(box)
    left = [max(0, count - state.road.kinds.count(kind)) for kind, count in enumerate(box)]
    state.tile_pile = TILE_COUNTS.read_field(position_reader, "tiles", left)
    _check_pile(position_reader, "tiles", TILE_KIND_VALUES, state.tile_pile, [0] * len(box), box)
    if state.phase in PHASES_OF_BUILDING and phases.STATUS_RACING not in state.status:
        raise position_reader.position_error("players", "nobody-races")
