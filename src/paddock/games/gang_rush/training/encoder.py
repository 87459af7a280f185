"""GangRush in numbers, for trainers: dice, tiles, cars, and the bridge ahead of the own car. Nothing is hidden here."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from librt.strings import BytesWriter

from paddock.core.encoding import RANKED, Block, Field, Fold, FoldedEncoder, Group, at, bits, by_first, ones
from paddock.games.gang_rush.components.bridge import (
    DAMAGED,
    DIRECTIONS,
    EXIT_Y,
    LANE,
    LANES,
    NO_WALL,
    SPACE_NAME,
    SPACES,
    STARTS,
    Y,
)
from paddock.games.gang_rush.components.content import (
    ACID,
    BARRIERS,
    CONTAINER,
    DICE,
    DRIVERS,
    FACE,
    HAZARDS,
    KIND,
    LIMIT,
    MINE,
    NAILS,
    NUMBER,
    OIL,
    OPEN_TILES,
    POINTS,
    POLICE,
    POST,
    RAMP,
    STEPS,
    TILE,
    TILE_KIND,
    TILES,
    TOP,
    WALL,
)
from paddock.games.gang_rush.rules import decisions as d
from paddock.games.gang_rush.rules.legal import asked
from paddock.games.gang_rush.rules.state import NOBODY, NOTHING, PHASES, PLACE, PLACE_TILE, QUESTIONS, STATUS, State
from paddock.games.gang_rush.rules.state import USED as USED_NAMES

CARS: Final = DRIVERS
ROWS: Final = 5
"""How many spaces of each lane are seen ahead."""
SIDES: Final = 2
"""And how many lanes to each side."""
SEEN: Final = ROWS * (2 * SIDES + 1)
DOLLARS: Final = 100
MOVES: Final = 6 * BARRIERS
"""As many ways as there are to move a barrier or a container."""

FIELDS: Final = (
    Field("phase", len(PHASES), 1, "where the game stands"),
    Field("question", len(QUESTIONS), 1, "what is asked besides: nothing, place, move, service, shift, bounce, crane"),
    Field("detail", 1, 255, "what is placed or moved: a hazard by its code, 50 a ramp, 100 and more a bonus tile"),
    Field("asked", 1, 1, "this seat is asked"),
    Field("turn", 1, 1, "it is this seat's turn"),
    Field("round", 1, 255, "rounds so far"),
    Field("seats", 1, CARS, "players"),
    Field("closed", 2, 1, "the border is closed; only one car is left"),
    Block("dice", DICE, "each die of the turn", [Field("face", len(FACE), 1, "speed, wheel, shot, repair, breakage")]),
    Field("spent", DICE, 2, "how often each die was used"),
    Field("aside", DICE, 1, "dice that are set aside for good"),
    Field("rolls", 2, 9, "rolls so far, rerolls left"),
    Field("wheels", 2, 9, "free wheels, granted wheels"),
    Field("speed_points", 1, 9, "granted speed"),
    Field("movement", 1, 9, "steps that are still to be driven"),
    Field("nails", 1, 9, "nails that were driven over"),
    Field("used", len(USED_NAMES), 1, "done in this turn: bought, serviced, trick, gunsmith, mortar, spun"),
    Field("shop", OPEN_TILES, len(TILE), "the open tiles by their code and 1, from the cheapest on; 0: none"),
    Field("revealed", HAZARDS, 9, "hazard tiles that are revealed, by kind"),
    Field("tiles", TILES, 1, "own bonus tiles"),
    Field("active", TILES, 1, "own tiles in effect"),
    Field("item", 7 * SEEN, 7, "of each space ahead (lane by lane from two to the left, the nearest first): nails, "
          "police, speed limit, container or wall, ramp, mine, oil or acid, off the bridge"),
    Field("damaged", SEEN, 1, "of each of them: damaged road"),
    Field("barriers", SEEN, 4, "of each of them: barriers"),
    Field("bills", SEEN, 100, "of each of them: money lying there, in 100 dollars"),
    Field("car", SEEN, 1, "of each of them: a car"),
    Block(
        "cars",
        CARS,
        "each car: the own one, then the others by seat",
        [
            Field("there", 1, 1, "there is such a car"),
            Field("driver", DRIVERS, 1, "who drives it"),
            Field("status", len(STATUS), 1, "road, river, out, arrested, conceded, unpicked"),
            Field("lane", LANES, 1, "its lane"),
            Field("y", 1, EXIT_Y + 2, "how far along the bridge, in half spaces from behind the start"),
            Field("back", 2, 1, "it faces back; it is on its way back"),
            Field("speed", 1, TOP, "speed points"),
            Field("body", 1, 7, "body points"),
            Field("cash", 1, 255, "money, in 100 dollars"),
            Field("debt", 1, 255, "debt, in 100 dollars"),
            Field("ramp", 1, 9, "ramps"),
            Field("tiles", 1, TILES, "bonus tiles"),
        ],
    ),
)  # fmt: skip
GROUPS: Final = (
    Group("car", DRIVERS * LANES, "driver by driver: start in this lane"),
    Group("hazard", HAZARDS, "pick or discard this hazard"),
    Group("space", len(SPACE_NAME), "place, shift, land or be craned onto this space, lane by lane from the start on"),
    Group("reroll", 2**DICE - 1, "roll these dice again, as a bit mask less 1"),
    Group("turn", 11, "roll, stop, settle, end, ramp, service, no service, restart, pump, done, handbrake"),
    Group("load", DICE * len(FACE), "die by die: turn it to this face"),
    Group("double", DICE, "double this die"),
    Group("gunsmith", DICE, "make this die a shot"),
    Group("repair", len(POINTS), "repair so many points"),
    Group("garage", len(POINTS), "repair so many points with the Rolling Garage"),
    Group("speed", len(STEPS), "turn the dial, from -5 to 5"),
    Group("step", DIRECTIONS, "drive: forward, back, forward left and right, back left and right"),
    Group("shoot", DIRECTIONS, "shoot in this direction"),
    Group("mortar", DIRECTIONS, "fire the mortar in this direction"),
    Group("trick", DRIVERS, "hit this driver with the Trick Bullet"),
    Group("buy", OPEN_TILES, "buy this open tile, from the cheapest on"),
    Group("use", len(TILE), "use a bonus tile of this kind"),
    Group("move", MOVES, "move a barrier or container, by rank among all ways to"),
)
_TURN: Final = (
    d.ROLL, d.STOP, d.SETTLE, d.END, d.RAMP, d.SERVICE, d.NO_SERVICE, d.RESTART, d.PUMP, d.DONE, d.HANDBRAKE,
)  # fmt: skip


def _folds() -> dict[int, tuple[str, Fold | None]]:
    lane = {space: place for place, space in enumerate(STARTS)}
    found: dict[int, tuple[str, Fold | None]] = {
        d.CAR: ("car", lambda args: args[0] * LANES + lane.get(args[1], 0)),
        d.LOAD: ("load", lambda args: args[0] * len(FACE) + args[1]),
        d.MOVE: ("move", RANKED),
        d.HAZARD_PICK: ("hazard", by_first),
        d.DISCARD: ("hazard", by_first),
        d.REROLL: ("reroll", by_first),
        d.DOUBLE: ("double", by_first),
        d.GUNSMITH: ("gunsmith", by_first),
        d.REPAIR: ("repair", by_first),
        d.GARAGE: ("garage", by_first),
        d.SET_SPEED: ("speed", by_first),
        d.STEP: ("step", by_first),
        d.SHOOT: ("shoot", by_first),
        d.MORTAR: ("mortar", by_first),
        d.TRICK: ("trick", by_first),
        d.BUY: ("buy", by_first),
        d.USE: ("use", by_first),
    }
    for kind in (d.PLACE, d.SHIFT, d.BOUNCE, d.CRANE):
        found[kind] = ("space", by_first)
    for place, kind in enumerate(_TURN):
        found[kind] = ("turn", at(place))
    return found


_PHASE: Final = ones(len(PHASES))
_QUESTION: Final = ones(len(QUESTIONS))
_FACE: Final = ones(len(FACE))
_DRIVER: Final = ones(DRIVERS)
_STATUS: Final = ones(len(STATUS))
_LANE: Final = ones(LANES)
THIRD: Final = (1 << TILES // 3) - 1
_THIRD: Final = bits(TILES // 3)
"""Bit masks of tiles are looked up in three parts of ten."""
_DICE_BITS: Final = bits(DICE)
_USED_BITS: Final = bits(len(USED_NAMES))
CAR_SIZE: Final = DRIVERS + len(STATUS) + LANES + 10
_NO_CARS: Final = [bytes(CAR_SIZE * (CARS - cars)) for cars in range(CARS + 1)]

# -- the bridge ahead ------------------------------------------------------------------------------------------

ITEM_SIZE: Final = 7
OFF: Final = -1
"""In a window: no space."""


def _marks(item: int) -> list[tuple[int, int]]:
    """What an item is, as places among the seven numbers of a space and what stands there."""
    kind, number = item >> KIND, item & NUMBER
    seen = (
        number if kind == NAILS else 0,
        max(1, number) if kind in (POLICE, POST) else 0,
        int(kind == LIMIT),
        int(kind in (CONTAINER, WALL)),
        int(kind == RAMP),
        int(kind in (MINE, OIL, ACID)),
    )
    return [(place, value) for place, value in enumerate(seen) if value]


_MARKS: Final[list[list[tuple[int, int]]]] = [_marks(item) for item in range((WALL + 1) << KIND)]


def _window(space: int, back: bool) -> list[int]:
    """The spaces that are seen from a space by somebody who faces forward or back."""
    found: list[int] = []
    for offset in range(-SIDES, SIDES + 1):
        lane = LANE[space] + (-offset if back else offset)
        ahead = [each for each in range(SPACES) if LANE[each] == lane and (Y[each] < Y[space]) == back]
        ahead = sorted((each for each in ahead if Y[each] != Y[space]), key=lambda each: abs(Y[each] - Y[space]))
        found += (ahead + [OFF] * ROWS)[:ROWS]
    return found


def _bare(window: list[int]) -> bytes:
    """What is known of a window beforehand: where the bridge ends, and which of it is damaged."""
    items = b"".join([bytes([*bytes(ITEM_SIZE - 1), each == OFF]) for each in window])
    return items + bytes([each != OFF and DAMAGED[each] for each in window]) + bytes(3 * SEEN)


_WINDOWS: Final = [[_window(space, back) for space in range(len(SPACE_NAME))] for back in (False, True)]
_BARE: Final = [[_bare(window) for window in windows] for windows in _WINDOWS]
_AHEAD: Final = [
    [[(place, each) for place, each in enumerate(window) if each != OFF] for window in windows] for windows in _WINDOWS
]
"""By facing and space: the spaces that are seen, each with its place in the window."""
_NO_ROAD: Final = bytes((ITEM_SIZE + 4) * SEEN)
_BARRIERS_AT: Final = (ITEM_SIZE + 1) * SEEN
_BILLS_AT: Final = _BARRIERS_AT + SEEN
_CARS_AT: Final = _BILLS_AT + SEEN
"""Where these begin in what is written of the road."""


def _road(state: State, seat: int, out: BytesWriter) -> None:
    """What lies ahead of a car: the bare road, and on it what there is, for most spaces are empty."""
    space = state.at[seat]
    if space < 0:
        out.write(_NO_ROAD)
        return
    items, barriers, bills, occupant = state.item, state.barriers, state.bills, state.occupant
    back, first = state.facing[seat], len(out)
    out.write(_BARE[back][space])
    for place, each in _AHEAD[back][space]:
        if items[each]:
            for mark, value in _MARKS[items[each]]:
                out[first + ITEM_SIZE * place + mark] = value
        if barriers[each]:
            out[first + _BARRIERS_AT + place] = barriers[each]
        if bills[each]:
            out[first + _BILLS_AT + place] = bills[each] // DOLLARS
        if occupant[each] != NOBODY:
            out[first + _CARS_AT + place] = 1


# -- tiles: few of them, seen again and again ------------------------------------------------------------------


@lru_cache(maxsize=4096)
def _shop(tiles: tuple[int, ...]) -> bytes:
    shown = [TILE_KIND[tile] + 1 if tile >= 0 else 0 for tile in tiles]
    return bytes(shown + [0] * (OPEN_TILES - len(shown)))


@lru_cache(maxsize=4096)
def _revealed(hazards: tuple[int, ...]) -> bytes:
    return bytes([hazards.count(hazard) for hazard in range(HAZARDS)])


# -- everything ------------------------------------------------------------------------------------------------


class GangRushEncoder(FoldedEncoder[State]):
    """See `FIELDS` and `GROUPS`."""

    def __init__(self) -> None:
        super().__init__(2, FIELDS, GROUPS, d.SPACE, _folds())

    def write(self, state: State, seat: int, out: BytesWriter) -> None:
        out.write(_PHASE[state.phase])
        out.write(_QUESTION[state.ask])
        out.append(_detail(state.ask, state.ask_detail))
        out.append(asked(state) == seat)
        out.append(state.car == seat)
        out.append(state.round)
        out.append(state.seats)
        out.append(state.walls != NO_WALL)
        out.append(state.ending)
        for face in state.dice:
            out.write(_FACE[face])
        for spent in state.spent:
            out.append(spent)
        out.write(_DICE_BITS[state.aside])
        out.append(state.rolls)
        out.append(state.rerolls)
        out.append(state.free_wheels)
        out.append(state.granted_wheels)
        out.append(state.granted_speed)
        out.append(state.movement)
        out.append(state.nails)
        out.write(_USED_BITS[state.used])
        out.write(_shop(state.shop))
        out.write(_revealed(state.revealed))
        _tiles(state.tiles[seat], out)
        _tiles(state.active[seat], out)
        _road(state, seat, out)
        for car in range(seat, state.seats):
            _car(state, car, out)
        for car in range(seat):
            _car(state, car, out)
        out.write(_NO_CARS[state.seats])


def _detail(question: int, detail: int) -> int:
    """What a question is about; a tile goes by its kind."""
    if question == PLACE and detail >= PLACE_TILE:
        return PLACE_TILE + TILE_KIND[detail - PLACE_TILE]
    return detail if question != NOTHING else 0


def _tiles(mask: int, out: BytesWriter) -> None:
    """Tiles one by one. Nobody can tell two of a kind apart: whoever has one of them has the first."""
    for second in range(len(TILE), TILES):
        if mask >> second & 1 and not mask >> TILE_KIND[second] & 1:
            mask += (1 << TILE_KIND[second]) - (1 << second)
    out.write(_THIRD[mask & THIRD])
    out.write(_THIRD[mask >> 10 & THIRD])
    out.write(_THIRD[mask >> 20])


def _car(state: State, car: int, out: BytesWriter) -> None:
    space = state.at[car]
    if space < 0:
        space = state.exit[car]
    out.append(1)
    out.write(_DRIVER[state.driver[car]])
    out.write(_STATUS[state.status[car]])
    out.write(_LANE[LANE[space] - 1 if space >= 0 else -1])
    out.append(Y[space] + 1 if space >= 0 else 0)
    out.append(state.facing[car])
    out.append(state.homeward[car])
    out.append(state.speed[car])
    out.append(state.body[car])
    out.append(state.cash[car] // DOLLARS)
    out.append(state.debt[car] // DOLLARS)
    out.append(state.ramp[car])
    out.append(state.tiles[car].bit_count())


ENCODER: Final = GangRushEncoder()
