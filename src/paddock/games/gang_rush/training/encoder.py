"""GangRush in numbers, for trainers: dice, tiles, cars, and the bridge ahead of the own car. Nothing is hidden here."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from librt.strings import BytesWriter

from paddock.core import encoding
from paddock.core.encoding import ActionGroup, ActionIndex, LookupEncoder, ObservationField, RepeatedFields

from ..components import bridge, content
from ..components.bridge import Y_BY_SPACE
from ..rules import decisions as d
from ..rules.car_status import STATUS_NAMES
from ..rules.legal import seat_to_decide
from ..rules.phases import ASK_PLACE, NO_QUESTION, PHASE_NAMES, PLACING_TILE, QUESTION_NAMES, TURN_FLAG_NAMES
from ..rules.state import NOBODY, State

MAX_CARS: Final = content.DRIVER_COUNT
SPACES_AHEAD: Final = 5
"""How many spaces of each lane are seen ahead."""
LANES_EACH_SIDE: Final = 2
"""And how many lanes to each side."""
SPACES_SEEN: Final = SPACES_AHEAD * (2 * LANES_EACH_SIDE + 1)
DOLLARS_PER_UNIT: Final = 100
MAX_OBSTACLE_MOVES: Final = 6 * content.BARRIER_COUNT
"""As many ways as there are to move a barrier or a container."""

OBSERVATION_FIELDS: Final = (
    ObservationField("phase", len(PHASE_NAMES), 1, "where the game stands"),
    ObservationField(
        "question", len(QUESTION_NAMES), 1,
        "what is asked: nothing, place, move, service, shift, bounce, crane",
    ),
    ObservationField(
        "detail", 1, 255,
        "what is placed or moved: a hazard by its code, 50 a ramp, 100 and more a bonus tile",
    ),
    ObservationField("asked", 1, 1, "this seat is asked"),
    ObservationField("turn", 1, 1, "it is this seat's turn"),
    ObservationField("round", 1, 255, "rounds so far"),
    ObservationField("seats", 1, MAX_CARS, "players"),
    ObservationField("closed", 2, 1, "the border is closed; only one car is left"),
    RepeatedFields("dice", content.DICE_COUNT, "each die of the turn",
        [ObservationField("face", len(content.FACE_VALUES), 1, "speed, wheel, shot, repair, breakage")]),
    ObservationField("spent", content.DICE_COUNT, 2, "how often each die was used"),
    ObservationField("aside", content.DICE_COUNT, 1, "dice that are set aside for good"),
    ObservationField("rolls", 2, 9, "rolls so far, rerolls left"),
    ObservationField("wheels", 2, 9, "free wheels, granted wheels"),
    ObservationField("speed_points", 1, 9, "granted speed"),
    ObservationField("movement", 1, 9, "steps that are still to be driven"),
    ObservationField("nails", 1, 9, "nails that were driven over"),
    ObservationField(
        "used", len(TURN_FLAG_NAMES), 1,
        "done in this turn: bought, serviced, trick, gunsmith, mortar, spun",
    ),
    ObservationField("shop", content.SHOP_SIZE, len(content.TILE_VALUES),
        "the open tiles by their code and 1, from the cheapest on; 0: none"),
    ObservationField("revealed", content.HAZARD_TYPE_COUNT, 9, "hazard tiles that are revealed, by kind"),
    ObservationField("tiles", content.TILE_COUNT, 1, "own bonus tiles"),
    ObservationField("active", content.TILE_COUNT, 1, "own tiles in effect"),
    ObservationField("item", 7 * SPACES_SEEN, 7,
        "of each space ahead (lane by lane from two to the left, the nearest first): "
          "nails, police, speed limit, container or wall, ramp, mine, oil or acid, off the bridge"),
    ObservationField("damaged", SPACES_SEEN, 1, "of each of them: damaged road"),
    ObservationField("barriers", SPACES_SEEN, 4, "of each of them: barriers"),
    ObservationField("bills", SPACES_SEEN, 100, "of each of them: money lying there, in 100 dollars"),
    ObservationField("car", SPACES_SEEN, 1, "of each of them: a car"),
    RepeatedFields(
        "cars",
        MAX_CARS,
        "each car: the own one, then the others by seat",
        [
            ObservationField("there", 1, 1, "there is such a car"),
            ObservationField("driver", content.DRIVER_COUNT, 1, "who drives it"),
            ObservationField("status", len(STATUS_NAMES), 1, "road, river, out, arrested, conceded, unpicked"),
            ObservationField("lane", bridge.LANE_COUNT, 1, "its lane"),
            ObservationField("y", 1, bridge.EXIT_Y + 2,
                "how far along the bridge, in half spaces from behind the start"),
            ObservationField("back", 2, 1, "it faces back; it is on its way back"),
            ObservationField("speed", 1, content.TOP_SPEED, "speed points"),
            ObservationField("body", 1, 7, "body points"),
            ObservationField("cash", 1, 255, "money, in 100 dollars"),
            ObservationField("debt", 1, 255, "debt, in 100 dollars"),
            ObservationField("ramp", 1, 9, "ramps"),
            ObservationField("tiles", 1, content.TILE_COUNT, "bonus tiles"),
        ],
    ),
)  # fmt: skip
ACTION_GROUPS: Final = (
    ActionGroup("car", content.DRIVER_COUNT * bridge.LANE_COUNT, "driver by driver: start in this lane"),
    ActionGroup("hazard", content.HAZARD_TYPE_COUNT, "pick or discard this hazard"),
    ActionGroup(
        "space",
        len(bridge.SPACE_VALUES),
        "place, shift, land or be craned onto this space, lane by lane from the start on",
    ),
    ActionGroup("reroll", 2**content.DICE_COUNT - 1, "roll these dice again, as a bit mask less 1"),
    ActionGroup("turn", 11, "roll, stop, settle, end, ramp, service, no service, restart, pump, done, handbrake"),
    ActionGroup("load", content.DICE_COUNT * len(content.FACE_VALUES), "die by die: turn it to this face"),
    ActionGroup("double", content.DICE_COUNT, "double this die"),
    ActionGroup("gunsmith", content.DICE_COUNT, "make this die a shot"),
    ActionGroup("repair", len(content.BODY_POINT_VALUES), "repair so many points"),
    ActionGroup("garage", len(content.BODY_POINT_VALUES), "repair so many points with the Rolling Garage"),
    ActionGroup("speed", len(content.DIAL_STEP_VALUES), "turn the dial, from -5 to 5"),
    ActionGroup("step", bridge.DIRECTION_COUNT, "drive: forward, back, forward left and right, back left and right"),
    ActionGroup("shoot", bridge.DIRECTION_COUNT, "shoot in this direction"),
    ActionGroup("mortar", bridge.DIRECTION_COUNT, "fire the mortar in this direction"),
    ActionGroup("trick", content.DRIVER_COUNT, "hit this driver with the Trick Bullet"),
    ActionGroup("buy", content.SHOP_SIZE, "buy this open tile, from the cheapest on"),
    ActionGroup("use", len(content.TILE_VALUES), "use a bonus tile of this kind"),
    ActionGroup("move", MAX_OBSTACLE_MOVES, "move a barrier or container, by rank among all ways to"),
)
_DECISION_KINDS_WITH_ARGUMENTS: Final = {
    "hazard": (d.PICK_HAZARD, d.DISCARD_HAZARD),
    "space": (d.PLACE_OBSTACLE, d.SHIFT_POLICE, d.BOUNCE_TO_SPACE, d.CRANE_TO_SPACE),
    "reroll": (d.REROLL_DICE,),
    "double": (d.DOUBLE_DIE,),
    "gunsmith": (d.TURN_TO_SHOT,),
    "repair": (d.REPAIR_BODY,),
    "garage": (d.GARAGE_REPAIR,),
    "speed": (d.SET_SPEED,),
    "step": (d.DRIVE_STEP,),
    "shoot": (d.SHOOT,),
    "mortar": (d.FIRE_MORTAR,),
    "trick": (d.FIRE_TRICK_BULLET,),
    "buy": (d.BUY_TILE,),
    "use": (d.USE_TILE,),
}  # fmt: skip """Groups whose actions are numbered by a decision's first argument."""
_TURN_DECISION_KINDS: Final = (
    d.ROLL_DICE, d.STOP_ROLLING, d.SETTLE_DICE, d.END_TURN, d.LAY_RAMP, d.BUY_SERVICE, d.DECLINE_SERVICE,
    d.RESTART_UTURN, d.FIRE_PUMP_GUN, d.FINISH_MOVING, d.HANDBRAKE_UTURN,
)  # fmt: skip


def _action_indexes() -> dict[int, tuple[str, ActionIndex | None]]:
    lane = {space: place for place, space in enumerate(bridge.START_SPACES)}
    folds: dict[int, tuple[str, ActionIndex | None]] = {
        d.PICK_CAR: ("car", lambda args: args[0] * bridge.LANE_COUNT + lane.get(args[1], 0)),
        d.LOAD_DIE: ("load", lambda args: args[0] * len(content.FACE_VALUES) + args[1]),
        d.MOVE_OBSTACLE: ("move", encoding.INDEX_BY_RANK),
    }
    for group, kinds in _DECISION_KINDS_WITH_ARGUMENTS.items():
        for kind in kinds:
            folds[kind] = (group, encoding.first_argument)
    for place, kind in enumerate(_TURN_DECISION_KINDS):
        folds[kind] = ("turn", encoding.always_index(place))
    return folds


_PHASE_ONE_HOT: Final = encoding.one_hot_rows(len(PHASE_NAMES))
_QUESTION_ONE_HOT: Final = encoding.one_hot_rows(len(QUESTION_NAMES))
_FACE_ONE_HOT: Final = encoding.one_hot_rows(len(content.FACE_VALUES))
_DRIVER_ONE_HOT: Final = encoding.one_hot_rows(content.DRIVER_COUNT)
_STATUS_ONE_HOT: Final = encoding.one_hot_rows(len(STATUS_NAMES))
_LANE_ONE_HOT: Final = encoding.one_hot_rows(bridge.LANE_COUNT)
TILE_PART_MASK: Final = (1 << content.TILE_COUNT // 3) - 1
_TILE_PART_BITS: Final = encoding.bit_rows(content.TILE_COUNT // 3)
"""Bit masks of tiles are looked up in three parts of ten."""
_DICE_MASK_BITS: Final = encoding.bit_rows(content.DICE_COUNT)
_TURN_FLAG_BITS: Final = encoding.bit_rows(len(TURN_FLAG_NAMES))
CAR_SIZE: Final = content.DRIVER_COUNT + len(STATUS_NAMES) + bridge.LANE_COUNT + 10
_NO_CARS_BYTES: Final = [bytes(CAR_SIZE * (MAX_CARS - cars)) for cars in range(MAX_CARS + 1)]

# -- the bridge ahead ------------------------------------------------------------------------------------------

ITEM_SIZE: Final = 7
OFF_BRIDGE: Final = -1
"""In a window: no space."""


def _item_features(item: int) -> list[tuple[int, int]]:
    """What an item is, as places among the seven numbers of a space and what stands there."""
    kind, number = item >> content.ITEM_KIND_SHIFT, item & content.ITEM_NUMBER_MASK
    seen = (
        number if kind == content.ITEM_NAILS else 0,
        max(1, number) if kind in (content.ITEM_POLICE, content.ITEM_POLICE_POST) else 0,
        int(kind == content.ITEM_SPEED_LIMIT),
        int(kind in (content.ITEM_CONTAINER, content.ITEM_WALL_CONTAINER)),
        int(kind == content.ITEM_RAMP),
        int(kind in (content.ITEM_MINE, content.ITEM_OIL, content.ITEM_ACID)),
    )
    return [(place, value) for place, value in enumerate(seen) if value]


_ITEM_FEATURES: Final[list[list[tuple[int, int]]]] = [
    _item_features(item) for item in range((content.ITEM_WALL_CONTAINER + 1) << content.ITEM_KIND_SHIFT)
]


def _spaces_ahead(space: int, faces_back: bool) -> list[int]:
    """The spaces that are seen from a space by somebody who faces forward or back."""
    spaces: list[int] = []
    for offset in range(-LANES_EACH_SIDE, LANES_EACH_SIDE + 1):
        lane = bridge.LANE_BY_SPACE[space] + (-offset if faces_back else offset)
        ahead = [
            each
            for each in range(bridge.SPACE_COUNT)
            if bridge.LANE_BY_SPACE[each] == lane and (Y_BY_SPACE[each] < Y_BY_SPACE[space]) == faces_back
        ]
        ahead = sorted(
            (each for each in ahead if Y_BY_SPACE[each] != Y_BY_SPACE[space]),
            key=lambda each: abs(Y_BY_SPACE[each] - Y_BY_SPACE[space]),
        )
        spaces += (ahead + [OFF_BRIDGE] * SPACES_AHEAD)[:SPACES_AHEAD]
    return spaces


def _empty_road(seen_spaces: list[int]) -> bytes:
    """What is known of a window beforehand: where the bridge ends, and which of it is damaged."""
    items = b"".join([bytes([*bytes(ITEM_SIZE - 1), each == OFF_BRIDGE]) for each in seen_spaces])
    return (
        items
        + bytes([each != OFF_BRIDGE and bridge.IS_DAMAGED_SPACE[each] for each in seen_spaces])
        + bytes(3 * SPACES_SEEN)
    )


_SPACES_AHEAD_BY_SPACE: Final = [
    [_spaces_ahead(space, faces_back) for space in range(len(bridge.SPACE_VALUES))] for faces_back in (False, True)
]
_EMPTY_ROADS: Final = [[_empty_road(window) for window in windows] for windows in _SPACES_AHEAD_BY_SPACE]
_VISIBLE_SPACES: Final = [
    [[(place, each) for place, each in enumerate(window) if each != OFF_BRIDGE] for window in windows]
    for windows in _SPACES_AHEAD_BY_SPACE
]
"""By facing and space: the spaces that are seen, each with its place in the window."""
_NO_ROAD_BYTES: Final = bytes((ITEM_SIZE + 4) * SPACES_SEEN)
_BARRIERS_OFFSET: Final = (ITEM_SIZE + 1) * SPACES_SEEN
_BILLS_OFFSET: Final = _BARRIERS_OFFSET + SPACES_SEEN
_CARS_OFFSET: Final = _BILLS_OFFSET + SPACES_SEEN
"""Where these begin in what is written of the road."""


def _write_road(state: State, seat: int, byte_writer: BytesWriter) -> None:
    """What lies ahead of a car: the bare road, and on it what there is, for most spaces are empty."""
    space = state.space_of[seat]
    if space < 0:
        byte_writer.write(_NO_ROAD_BYTES)
        return
    items, barriers, bills, occupant = state.road_item, state.barriers, state.bills, state.occupant
    faces_back, first = state.facing[seat], len(byte_writer)
    byte_writer.write(_EMPTY_ROADS[faces_back][space])
    for place, each in _VISIBLE_SPACES[faces_back][space]:
        if items[each]:
            for mark, value in _ITEM_FEATURES[items[each]]:
                byte_writer[first + ITEM_SIZE * place + mark] = value
        if barriers[each]:
            byte_writer[first + _BARRIERS_OFFSET + place] = barriers[each]
        if bills[each]:
            byte_writer[first + _BILLS_OFFSET + place] = bills[each] // DOLLARS_PER_UNIT
        if occupant[each] != NOBODY:
            byte_writer[first + _CARS_OFFSET + place] = 1


# -- tiles: few of them, seen again and again ------------------------------------------------------------------


@lru_cache(maxsize=4096)
def _shop_tiles(tiles: tuple[int, ...]) -> bytes:
    shown = [content.KIND_OF_TILE[tile] + 1 if tile >= 0 else 0 for tile in tiles]
    return bytes(shown + [0] * (content.SHOP_SIZE - len(shown)))


@lru_cache(maxsize=4096)
def _revealed_counts(hazard_codes: tuple[int, ...]) -> bytes:
    return bytes([hazard_codes.count(hazard) for hazard in range(content.HAZARD_TYPE_COUNT)])


# -- everything ------------------------------------------------------------------------------------------------


class GangRushEncoder(LookupEncoder[State]):
    """See `OBSERVATION_FIELDS` and `ACTION_GROUPS`."""

    def __init__(self) -> None:
        super().__init__(2, OBSERVATION_FIELDS, ACTION_GROUPS, d.DECISION_SPACE, _action_indexes())

    def write(self, state: State, seat: int, byte_writer: BytesWriter) -> None:
        byte_writer.write(_PHASE_ONE_HOT[state.phase])
        byte_writer.write(_QUESTION_ONE_HOT[state.question])
        byte_writer.append(_question_detail(state.question, state.question_detail))
        byte_writer.append(seat_to_decide(state) == seat)
        byte_writer.append(state.current_car == seat)
        byte_writer.append(state.round)
        byte_writer.append(state.seats)
        byte_writer.append(state.wall_players != bridge.NO_WALL)
        byte_writer.append(state.is_last_car_left)
        for face in state.dice:
            byte_writer.write(_FACE_ONE_HOT[face])
        for spent in state.die_uses:
            byte_writer.append(spent)
        byte_writer.write(_DICE_MASK_BITS[state.dice_aside])
        byte_writer.append(state.rolls)
        byte_writer.append(state.rerolls_left)
        byte_writer.append(state.free_wheels)
        byte_writer.append(state.granted_wheels)
        byte_writer.append(state.granted_speed)
        byte_writer.append(state.movement)
        byte_writer.append(state.nails)
        byte_writer.write(_TURN_FLAG_BITS[state.turn_flags])
        byte_writer.write(_shop_tiles(state.shop))
        byte_writer.write(_revealed_counts(state.revealed_hazards))
        _write_tiles(state.tiles[seat], byte_writer)
        _write_tiles(state.active_tiles[seat], byte_writer)
        _write_road(state, seat, byte_writer)
        for car in range(seat, state.seats):
            _write_car(state, car, byte_writer)
        for car in range(seat):
            _write_car(state, car, byte_writer)
        byte_writer.write(_NO_CARS_BYTES[state.seats])


def _question_detail(question: int, question_detail: int) -> int:
    """What a question is about; a tile goes by its kind."""
    if question == ASK_PLACE and question_detail >= PLACING_TILE:
        return PLACING_TILE + content.KIND_OF_TILE[question_detail - PLACING_TILE]
    return question_detail if question != NO_QUESTION else 0


def _write_tiles(mask: int, byte_writer: BytesWriter) -> None:
    """Tiles one by one. Nobody can tell two of a kind apart: whoever has one of them has the first."""
    for second in range(len(content.TILE_VALUES), content.TILE_COUNT):
        if mask >> second & 1 and not mask >> content.KIND_OF_TILE[second] & 1:
            mask += (1 << content.KIND_OF_TILE[second]) - (1 << second)
    byte_writer.write(_TILE_PART_BITS[mask & TILE_PART_MASK])
    byte_writer.write(_TILE_PART_BITS[mask >> 10 & TILE_PART_MASK])
    byte_writer.write(_TILE_PART_BITS[mask >> 20])


def _write_car(state: State, car: int, byte_writer: BytesWriter) -> None:
    space = state.space_of[car]
    if space < 0:
        space = state.exit_space[car]
    byte_writer.append(1)
    byte_writer.write(_DRIVER_ONE_HOT[state.driver[car]])
    byte_writer.write(_STATUS_ONE_HOT[state.status[car]])
    byte_writer.write(_LANE_ONE_HOT[bridge.LANE_BY_SPACE[space] - 1 if space >= 0 else -1])
    byte_writer.append(Y_BY_SPACE[space] + 1 if space >= 0 else 0)
    byte_writer.append(state.facing[car])
    byte_writer.append(state.homeward[car])
    byte_writer.append(state.speed[car])
    byte_writer.append(state.body[car])
    byte_writer.append(state.cash[car] // DOLLARS_PER_UNIT)
    byte_writer.append(state.debt[car] // DOLLARS_PER_UNIT)
    byte_writer.append(state.has_ramp[car])
    byte_writer.append(state.tiles[car].bit_count())


ENCODER: Final = GangRushEncoder()
