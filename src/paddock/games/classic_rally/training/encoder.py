"""Classic Rally in numbers, for trainers: loads and cards, how far each way leads to everything, and the others."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from librt.strings import BytesWriter

from paddock.core import encoding
from paddock.core.decision import Decision
from paddock.core.encoding import ActionGroup, ActionIndex, LookupEncoder, ObservationField, RepeatedFields

from ..components import content
from ..components.content import (
    CARD_KIND_COUNT,
    CHECKPOINT_COUNT,
    FEATURE_COUNT,
    FEATURE_SLOTS,
    HAZARD_KIND_COUNT,
    MAX_SEATS,
    ROAD_BOOK_CARD_KINDS,
)
from ..components.tiles import DIRECTION_COUNT, NOWHERE, TILE_KIND_VALUES
from ..rules import decisions as d
from ..rules.driving import is_active
from ..rules.legal import waiting_for
from ..rules.phases import EXCHANGE_VALUES, PHASE_BUILDING, PHASE_LOADING, PHASES, STATUS_VALUES
from ..rules.state import NO_ENTRY, State
from .road_distances import GOAL_COUNT, MAX_DISTANCE, RELATIVE_DIRECTION_COUNT, RoadDistances

MAX_SPOTS: Final = 128
"""As many spots as a tile can be laid on."""
MAX_CARDS: Final = 14
"""On both boards."""

_GOALS_HELP: Final = (
    "the three checkpoints, FINISH and the nearest service station: tiles to drive, 31 being out of reach"
)
_SEAT_FIELDS: Final = (
    ObservationField("there", 1, 1, "there is such a player"),
    ObservationField("status", len(STATUS_VALUES), 1, "racing, finished, retired"),
    ObservationField("tokens", CHECKPOINT_COUNT, 1, "checkpoints that were passed"),
    ObservationField(
        "rally",
        CARD_KIND_COUNT,
        MAX_CARDS,
        "fuel, spare tyres, toolboxes, rain tyres, fog lights on the rally board; 0 while others load in secret",
    ),
    ObservationField("assistance", CARD_KIND_COUNT, MAX_CARDS, "the same on the assistance board"),
    ObservationField("book", 1, 4, "road-book cards in hand"),
    ObservationField("joker", 1, 1, "has a joker in hand"),
    ObservationField("hazards", 1, 6, "hazard cards"),
    ObservationField("barred", 1, 1, "may not drive this turn"),
    ObservationField("goals", GOAL_COUNT, MAX_DISTANCE, _GOALS_HELP),
)
_RELATIVE_DIRECTION_FIELDS: Final = (
    ObservationField("there", 1, 1, "there is such a way"),
    ObservationField("goals", GOAL_COUNT, MAX_DISTANCE, _GOALS_HELP),
    ObservationField("assistance", 1, MAX_DISTANCE, "tiles to the own assistance car"),
)
_ROAD_FIELDS: Final = (
    ObservationField("there", 1, 1, "there is a road"),
    ObservationField("rally", 1, MAX_DISTANCE, "tiles to the own rally car"),
)
OBSERVATION_FIELDS: Final = (
    ObservationField("phase", len(PHASES), 1, "where the game stands"),
    ObservationField(
        "exchange", len(EXCHANGE_VALUES), 1, "the exchange that is open: assist, transporter, rally, assistance, robber"
    ),
    ObservationField("asked", 1, 1, "this seat is asked"),
    ObservationField("turn", 1, 1, "it is this seat's turn"),
    ObservationField("round", 1, 255, "rounds so far"),
    ObservationField("seats", 1, MAX_SEATS, "players"),
    ObservationField("finished", 1, 1, "somebody has finished"),
    ObservationField("dice", content.DICE_COUNT, len(content.PIP_VALUES), "pips; 0 before the roll"),
    ObservationField("weather", len(content.WEATHER_VALUES), 1, "sun, rain, fog, both"),
    ObservationField("moved", 2, 1, "the rally car has moved; the assistance car has"),
    ObservationField("left", 1, 10, "tiles that may still be driven in this move"),
    ObservationField("tile", len(TILE_KIND_VALUES), 1, "the tile to be laid, by kind"),
    ObservationField("way_cards", ROAD_BOOK_CARD_KINDS, 2, "road-book cards: left, straight, right"),
    ObservationField("joker", content.JOKER_COUNT, 1, "the joker in hand: transporter, robber, saboteur, mechanic"),
    ObservationField("hazards", HAZARD_KIND_COUNT, 3, "hazard cards, by kind"),
    ObservationField("features", FEATURE_COUNT, FEATURE_SLOTS, "features that are fitted, by kind"),
    ObservationField("working", FEATURE_COUNT, FEATURE_SLOTS, "features that work"),
    RepeatedFields(
        "ways",
        RELATIVE_DIRECTION_COUNT,
        "where each way leads: left, straight, right, forward",
        _RELATIVE_DIRECTION_FIELDS,
    ),
    RepeatedFields("roads", DIRECTION_COUNT, "where the assistance car can go: north, east, south, west", _ROAD_FIELDS),
    RepeatedFields("players", MAX_SEATS, "each player: oneself, then the others by seat", _SEAT_FIELDS),
)
ACTION_GROUPS: Final = (
    ActionGroup(
        "spot",
        MAX_SPOTS,
        "lay the tile, vote for or set FINISH, or set the assistance car: by rank among what is offered",
    ),
    ActionGroup("feature", FEATURE_COUNT, "pick this feature, or have it disabled"),
    ActionGroup("load", len(content.BOARD_VALUES) * CARD_KIND_COUNT, "board by board: load this card"),
    ActionGroup("unload", len(content.BOARD_VALUES) * CARD_KIND_COUNT, "board by board: unload this card"),
    ActionGroup("way", RELATIVE_DIRECTION_COUNT, "drive left, straight, right, forward"),
    ActionGroup("direction", DIRECTION_COUNT, "drive the assistance car north, east, south, west"),
    ActionGroup("resupply", len(content.BOARD_VALUES), "resupply this board"),
    ActionGroup("to_rally", CARD_KIND_COUNT, "this card to the rally board"),
    ActionGroup("to_assistance", CARD_KIND_COUNT, "this card to the assistance board"),
    ActionGroup("take", CARD_KIND_COUNT, "take this card from the pile"),
    ActionGroup("put_back", CARD_KIND_COUNT, "put this card back"),
    ActionGroup("rob", MAX_SEATS * CARD_KIND_COUNT, "player by player as in `players`: rob this card"),
    ActionGroup("give_back", MAX_SEATS * CARD_KIND_COUNT, "player by player: give this card back"),
    ActionGroup("repair", CARD_KIND_COUNT, "repair with this card"),
    ActionGroup("joker", content.JOKER_COUNT, "play this joker"),
    ActionGroup("turn", 7, "ready, roll, stop, turn round, assist, done, end the turn"),
)
_KINDS_BY_ACTION_GROUP: Final = (
    *(
        d.RALLY_STEP,
        d.ASSISTANCE_MOVE,
        d.RESUPPLY_AT_STATION,
        d.MOVE_TO_RALLY,
        d.MOVE_TO_ASSISTANCE,
        d.TAKE_CARD,
        d.PUT_BACK_CARD,
        d.REPAIR_CAR,
    ),
    *(d.PLAY_JOKER, d.PICK_FEATURE, d.CHOOSE_DISABLED),
)
_TURN_DECISION_KINDS: Final = (
    d.FINISH_LOADING,
    d.ROLL_DICE,
    d.RALLY_STOP,
    d.TURN_AROUND,
    d.ASSIST_RALLY_CAR,
    d.FINISH_EXCHANGE,
    d.END_TURN,
)


def _action_indexes() -> dict[int, tuple[str, ActionIndex | None]]:
    """For every kind of decision its group, and its place in it."""
    names = {kind.code: kind.name for kind in d.DECISION_SPACE.kinds}
    names |= {d.RALLY_STEP: "way", d.ASSISTANCE_MOVE: "direction", d.PLAY_JOKER: "joker"}
    names |= {d.PICK_FEATURE: "feature", d.CHOOSE_DISABLED: "feature"}
    folds: dict[int, tuple[str, ActionIndex | None]] = {
        kind: (names[kind], encoding.first_argument) for kind in _KINDS_BY_ACTION_GROUP
    }
    for kind in (d.LOAD_CARD, d.UNLOAD_CARD, d.ROB_CARD, d.GIVE_BACK_CARD):
        folds[kind] = (names[kind], lambda args: args[0] * CARD_KIND_COUNT + args[1])
    for kind in (d.PLACE_TILE, d.VOTE_FINISH, d.PLACE_FINISH, d.PLACE_ASSISTANCE):
        folds[kind] = ("spot", encoding.INDEX_BY_RANK)
    for place, kind in enumerate(_TURN_DECISION_KINDS):
        folds[kind] = ("turn", encoding.always_index(place))
    return folds


_PHASE_ONE_HOT: Final = encoding.one_hot_rows(len(PHASES))
_EXCHANGE_ONE_HOT: Final = encoding.one_hot_rows(len(EXCHANGE_VALUES))
_WEATHER_ONE_HOT: Final = encoding.one_hot_rows(len(content.WEATHER_VALUES))
_TILE_ONE_HOT: Final = encoding.one_hot_rows(len(TILE_KIND_VALUES))
_JOKER_ONE_HOT: Final = encoding.one_hot_rows(content.JOKER_COUNT)
_STATUS_ONE_HOT: Final = encoding.one_hot_rows(len(STATUS_VALUES))
_TOKEN_BITS: Final = encoding.bit_rows(CHECKPOINT_COUNT)
_NO_DICE_BYTES: Final = bytes(content.DICE_COUNT)
_NO_HAZARDS_BYTES: Final = bytes(HAZARD_KIND_COUNT)
_NO_RELATIVE_DIRECTION_BYTES: Final = bytes(GOAL_COUNT + 2)
_NO_RELATIVE_DIRECTIONS_BYTES: Final = bytes(RELATIVE_DIRECTION_COUNT * (GOAL_COUNT + 2))
_NO_ROAD_BYTES: Final = bytes(2)
_NO_ROADS_BYTES: Final = bytes(2 * DIRECTION_COUNT)
_HIDDEN_LOADS: Final = bytes(2 * CARD_KIND_COUNT)
_NO_GOALS_BYTES: Final = bytes([MAX_DISTANCE] * GOAL_COUNT)
SEAT_SIZE: Final = sum(field.byte_size for field in _SEAT_FIELDS)
_SEAT_PADDING: Final = [bytes(SEAT_SIZE * (MAX_SEATS - seats)) for seats in range(MAX_SEATS + 1)]


_road_distances: Final = lru_cache(maxsize=64)(RoadDistances)


class ClassicRallyEncoder(LookupEncoder[State]):
    """See `OBSERVATION_FIELDS` and `ACTION_GROUPS`."""

    def __init__(self) -> None:
        super().__init__(2, OBSERVATION_FIELDS, ACTION_GROUPS, d.DECISION_SPACE, _action_indexes())

    def action_numbers(self, state: State, seat: int, choices: list[Decision]) -> list[int]:
        numbers = super().action_numbers(state, seat, choices)
        for place, decision in enumerate(choices):
            if decision.kind in (d.ROB_CARD, d.GIVE_BACK_CARD):
                whom = (state.colour.index(decision.args[0]) - seat) % state.seats
                numbers[place] += (whom - decision.args[0]) * CARD_KIND_COUNT
        return numbers

    def write(self, state: State, seat: int, byte_writer: BytesWriter) -> None:
        byte_writer.write(_PHASE_ONE_HOT[state.phase])
        byte_writer.write(_EXCHANGE_ONE_HOT[state.exchange])
        byte_writer.append(seat in waiting_for(state))
        byte_writer.append(state.active_seat == seat)
        byte_writer.append(min(255, state.round))
        byte_writer.append(state.seats)
        byte_writer.append(state.first_finish_round > 0)
        if state.dice:
            byte_writer.append(state.dice[0] + 1)
            byte_writer.append(state.dice[1] + 1)
        else:
            byte_writer.write(_NO_DICE_BYTES)
        byte_writer.write(_WEATHER_ONE_HOT[state.weather])
        byte_writer.append(state.rally_moved)
        byte_writer.append(state.assistance_moved)
        byte_writer.append(max(0, min(10, state.tiles_left)))
        byte_writer.write(_TILE_ONE_HOT[state.drawn_tile if state.phase == PHASE_BUILDING else NO_ENTRY])
        for relative_direction in range(ROAD_BOOK_CARD_KINDS * seat, ROAD_BOOK_CARD_KINDS * (seat + 1)):
            byte_writer.append(state.road_book[relative_direction])
        byte_writer.write(_JOKER_ONE_HOT[state.joker[seat]])
        held = state.hazards_held[seat]
        byte_writer.write(
            bytes([held.count(hazard) for hazard in range(HAZARD_KIND_COUNT)]) if held else _NO_HAZARDS_BYTES
        )
        _write_features(state, seat, byte_writer)
        tile, aid = state.rally_tile[seat], state.assistance_tile[seat]
        distances = _road_distances(state.road) if tile != NOWHERE or aid != NOWHERE else None
        if distances is None or tile == NOWHERE:
            byte_writer.write(_NO_RELATIVE_DIRECTIONS_BYTES)
        else:
            for place in distances.next_places[DIRECTION_COUNT * tile + state.nose[seat]]:
                if place == NOWHERE:
                    byte_writer.write(_NO_RELATIVE_DIRECTION_BYTES)
                else:
                    byte_writer.append(1)
                    byte_writer.write(distances.goal_distances[place])
                    byte_writer.append(distances.distances[place][aid] if aid != NOWHERE else MAX_DISTANCE)
        if distances is None or aid == NOWHERE:
            byte_writer.write(_NO_ROADS_BYTES)
        else:
            for each in distances.assistance_neighbours[aid]:
                if each == NOWHERE:
                    byte_writer.write(_NO_ROAD_BYTES)
                else:
                    byte_writer.append(1)
                    byte_writer.append(distances.assistance_distances[each][tile] if tile != NOWHERE else MAX_DISTANCE)
        secret = state.phase == PHASE_LOADING
        _write_player(state, seat, distances, False, byte_writer)
        for other in range(seat + 1, state.seats):
            _write_player(state, other, distances, secret, byte_writer)
        for other in range(seat):
            _write_player(state, other, distances, secret, byte_writer)
        byte_writer.write(_SEAT_PADDING[state.seats])


def _write_features(state: State, seat: int, byte_writer: BytesWriter) -> None:
    fitted, working = [0] * FEATURE_COUNT, [0] * content.FEATURE_COUNT
    for slot in range(FEATURE_SLOTS):
        feature = state.features[FEATURE_SLOTS * seat + slot]
        if feature != NO_ENTRY:
            fitted[feature] += 1
            working[feature] += is_active(state, seat, slot)
    byte_writer.write(bytes(fitted))
    byte_writer.write(bytes(working))


def _write_player(
    state: State, seat: int, distances: RoadDistances | None, hides_secrets: bool, byte_writer: BytesWriter
) -> None:
    first, tile = CARD_KIND_COUNT * seat, state.rally_tile[seat]
    byte_writer.append(1)
    byte_writer.write(_STATUS_ONE_HOT[state.status[seat]])
    byte_writer.write(_TOKEN_BITS[state.tokens[seat]])
    if hides_secrets:
        byte_writer.write(_HIDDEN_LOADS)
    else:
        byte_writer.write(bytes(state.rally_load[first : first + CARD_KIND_COUNT]))
        byte_writer.write(bytes(state.assistance_load[first : first + CARD_KIND_COUNT]))
    byte_writer.append(sum(state.road_book[ROAD_BOOK_CARD_KINDS * seat : ROAD_BOOK_CARD_KINDS * (seat + 1)]))
    byte_writer.append(state.joker[seat] != content.NO_JOKER)
    byte_writer.append(len(state.hazards_held[seat]))
    byte_writer.append(state.barred[seat] > 0)
    if distances is None or tile == NOWHERE:
        byte_writer.write(_NO_GOALS_BYTES)
    else:
        byte_writer.write(distances.goal_distances[DIRECTION_COUNT * tile + state.nose[seat]])


ENCODER: Final = ClassicRallyEncoder()
