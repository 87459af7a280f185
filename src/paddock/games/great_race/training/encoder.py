"""The Great Race in numbers, for trainers: the crew, its hand and posts, the spaces around, and the other vehicles."""

from __future__ import annotations

from typing import Final

from librt.strings import BytesWriter

from paddock.core import encoding
from paddock.core.decision import Decision
from paddock.core.encoding import ActionGroup, ActionIndex, LookupEncoder, ObservationField, RepeatedFields

from ..components import content
from ..components.africa import (
    CITY_BY_SPACE,
    IS_RISKY_SPACE,
    NEIGHBOURS_BY_SPACE,
    NO_CITY,
    NOWHERE,
    SEA_LINE_COUNT,
    SPACE_COUNT,
    TOP_LEVEL,
    Race,
)
from ..rules import decisions as d
from ..rules.legal import waiting_for
from ..rules.phases import NO_DRIVE, NO_QUESTION, PHASE_CONVOY, PHASE_PROGRAMMING, PHASES, QUESTIONS, TURN_STEPS
from ..rules.state import State, hand_size

MAX_NEIGHBOURS: Final = max(len(spaces) for spaces in NEIGHBOURS_BY_SPACE)
"""The most spaces that are next to one."""
MAX_VEHICLES: Final = content.CREW_COUNT
MAX_GAUGE: Final = 10
MAX_DISTANCE: Final = 63
"""As many steps from home as anything."""
ROUTE_SIZE: Final = 5
TILE_SIZE: Final = 5

_SPACE_FIELDS: Final = (
    ObservationField("there", 1, 1, "there is such a space"),
    ObservationField("level", 1, 2, "its level: 0 lower, 1 the same, 2 higher"),
    ObservationField("home", 1, 2, "steps to the arrival: 0 fewer, 1 as many, 2 more"),
    ObservationField("city", 1, 1, "a city"),
    ObservationField("risky", 1, 1, "risky ground"),
    ObservationField("tile", 1, 1, "a tile lies there"),
    ObservationField("fuel", 1, 5, "the fuel that its tile costs"),
    ObservationField("levels", 1, 3, "the levels that its tile costs"),
    ObservationField("danger", 1, 1, "its tile has a danger"),
    ObservationField("stop", 1, 1, "its tile stops"),
    ObservationField("vehicle", 1, 1, "a vehicle stands there"),
)
_VEHICLE_FIELDS: Final = (
    ObservationField("there", 1, 1, "there is such a vehicle"),
    ObservationField("name", len(content.VEHICLE_VALUES), 1, "the crew, or the Torpedo"),
    ObservationField("level", 1, TOP_LEVEL, "its level"),
    ObservationField("home", 1, MAX_DISTANCE, "steps to the arrival"),
    ObservationField("arrived", 1, 1, "it has arrived"),
    ObservationField("fuel", 1, MAX_GAUGE, "fuel"),
    ObservationField("engine", 1, MAX_GAUGE, "engine; the mechanic gauge of the Torpedo"),
    ObservationField("chassis", 1, MAX_GAUGE, "chassis"),
    ObservationField("money", 1, 255, "money, in 10 francs"),
    ObservationField("cards", 1, 20, "cards in hand"),
    ObservationField(
        "posts",
        content.POST_COUNT,
        5,
        "assistants at the posts: funding, scout, mechanic, escort; 0 while they are secret",
    ),
    ObservationField("spent", content.POST_COUNT, 5, "those that have acted"),
    ObservationField("passed", 1, 1, "it has passed"),
    ObservationField("power", 1, 1, "it has used its power"),
)
OBSERVATION_FIELDS: Final = (
    ObservationField("phase", len(PHASES), 1, "where the game stands"),
    ObservationField("question", len(QUESTIONS), 1, "none, lay, return, clear, split, react, discard, upgrade, stamp"),
    ObservationField("detail", 1, 20, "of the question: levels to split, the danger to react to, the limit"),
    ObservationField("asked", 1, 1, "this seat is asked"),
    ObservationField("turn", 1, 1, "it is this seat's turn"),
    ObservationField("round", 1, 100, "rounds so far"),
    ObservationField("seats", 1, content.CREW_COUNT, "players"),
    ObservationField("mode", 3, 1, "a race, against the Torpedo, alone"),
    ObservationField("step", len(TURN_STEPS), 1, "of the turn: fuel, cards"),
    ObservationField("drive", 1, 20, "steps that are left of the drive, and 1; 0: none is running"),
    ObservationField("march", 1, 9, "steps that forced marches add"),
    ObservationField("attempted", 1, 1, "a step of this drive was tried"),
    ObservationField("tile", content.TILE_KIND_COUNT, 1, "the tile to be laid, if it is one's own"),
    ObservationField("drawn", content.TILE_KIND_COUNT, 6, "tiles in hand, if they are one's own"),
    ObservationField(
        "display",
        content.CARD_SLOT_COUNT,
        content.CARD_KIND_COUNT,
        "the cards of the bivouac by their code and 1; 0: none",
    ),
    ObservationField("hand", content.CARD_KIND_COUNT, 10, "cards in hand, by kind"),
    RepeatedFields("around", MAX_NEIGHBOURS, "each space next to the vehicle, in the order of the map", _SPACE_FIELDS),
    RepeatedFields(
        "vehicles",
        MAX_VEHICLES,
        "each vehicle: the own one, then the others by seat, the Torpedo last",
        _VEHICLE_FIELDS,
    ),
)
ACTION_GROUPS: Final = (
    ActionGroup("crew", content.CREW_COUNT, "pick this crew"),
    ActionGroup("program", len(content.ALL_PROGRAMS), "assign the assistants in this way"),
    ActionGroup("buy_fuel", len(content.FUEL_LEVEL_VALUES), "buy so many levels of fuel"),
    ActionGroup("card", content.CARD_KIND_COUNT, "play or discard this card"),
    ActionGroup("sell", content.CARD_KIND_COUNT, "sell this card"),
    ActionGroup(
        "attack", len(content.DANGER_CARDS) * len(content.VEHICLE_VALUES), "danger by danger: play it on this vehicle"
    ),
    ActionGroup("tile", content.TILE_KIND_COUNT, "take or return this tile"),
    ActionGroup("lay", SPACE_COUNT, "lay the tile on this space"),
    ActionGroup("step", MAX_NEIGHBOURS, "drive to this space or into this city (as in `around`)"),
    ActionGroup("step_power", MAX_NEIGHBOURS, "drive there with the crew's power"),
    ActionGroup("clear", MAX_NEIGHBOURS, "clear this space"),
    ActionGroup(
        "repair",
        len(content.LEVEL_VALUES) ** 2,
        "engine by engine: repair so much of the chassis; or lose or gain it so",
    ),
    ActionGroup("repair_power", len(content.LEVEL_VALUES) ** 2, "the same with the crew's power"),
    ActionGroup(
        "react", len(content.DANGER_ANSWER_VALUES), "bear a danger, or answer it with the escort or an armed guard"
    ),
    ActionGroup("pick", content.CARD_SLOT_COUNT, "pick this card of the bivouac"),
    ActionGroup("upgrade", len(content.ESTIENNE_CARD_VALUES), "upgrade this Estienne card"),
    ActionGroup("stamp", content.QUEST_COUNT, "stamp this quest"),
    ActionGroup("sail", SEA_LINE_COUNT, "take this sea line"),
    ActionGroup(
        "turn", 9, "fund, fund with power, scout tiles, scout them with power, scout a card, drive, stop, pass, done"
    ),
)
_TURN_DECISION_KINDS: Final = (
    d.RECEIVE_FUNDING, d.FUND_POWER, d.SCOUT_TILES, d.SCOUT_TILES_POWER, d.SCOUT_CARD, d.START_DRIVE, d.STOP_DRIVE,
    d.PASS_ROUND, d.FINISH_STAMPING,
)  # fmt: skip


def _levels_index(args: tuple[int, ...]) -> int:
    return args[0] * len(content.LEVEL_VALUES) + args[1]


def _attack_index(args: tuple[int, ...]) -> int:
    return (
        content.DANGER_CARDS.index(args[0]) * len(content.VEHICLE_VALUES) + args[1]
        if args[0] in content.DANGER_CARDS
        else 0
    )


def _action_indexes() -> dict[int, tuple[str, ActionIndex | None]]:
    programs = {program: place for place, program in enumerate(content.ALL_PROGRAMS)}
    folds: dict[int, tuple[str, ActionIndex | None]] = {
        d.CREW_PICK: ("crew", encoding.first_argument),
        d.PROGRAM_ASSISTANTS: ("program", lambda args: programs.get(args, 0)),
        d.BUY_FUEL: ("buy_fuel", encoding.first_argument),
        d.PLAY_CARD: ("card", encoding.first_argument),
        d.DISCARD_CARD: ("card", encoding.first_argument),
        d.SELL_CARD: ("sell", encoding.first_argument),
        d.ATTACK_WITH_CARD: ("attack", _attack_index),
        d.TILE_PICK: ("tile", encoding.first_argument),
        d.RETURN_TILE: ("tile", encoding.first_argument),
        d.LAY_TILE: ("lay", encoding.first_argument),
        d.REPAIR_VEHICLE: ("repair", _levels_index),
        d.SPLIT_LEVELS: ("repair", _levels_index),
        d.REPAIR_POWER: ("repair_power", _levels_index),
        d.REACT_TO_DANGER: ("react", encoding.first_argument),
        d.PICK_CARD: ("pick", encoding.first_argument),
        d.UPGRADE_CARD: ("upgrade", encoding.first_argument),
        d.STAMP_QUEST: ("stamp", encoding.first_argument),
        d.SAIL_LINE: ("sail", encoding.first_argument),
    }
    for place, kind in enumerate(_TURN_DECISION_KINDS):
        folds[kind] = ("turn", encoding.always_index(place))
    return folds


_PHASE_ONE_HOT: Final = encoding.one_hot_rows(len(PHASES))
_QUESTION_ONE_HOT: Final = encoding.one_hot_rows(len(QUESTIONS))
_MODE_ONE_HOT: Final = encoding.one_hot_rows(3)
_STEP_ONE_HOT: Final = encoding.one_hot_rows(len(TURN_STEPS))
_TILE_ONE_HOT: Final = encoding.one_hot_rows(content.TILE_KIND_COUNT)
_VEHICLE_ONE_HOT: Final = encoding.one_hot_rows(len(content.VEHICLE_VALUES))
SPACE_SIZE: Final = ROUTE_SIZE + TILE_SIZE + 1
_SPACE_PADDING: Final = [bytes(SPACE_SIZE * (MAX_NEIGHBOURS - spaces)) for spaces in range(MAX_NEIGHBOURS + 1)]
_NO_DRAWN_TILES_BYTES: Final = bytes(content.TILE_KIND_COUNT)
_DISPLAY_PADDING: Final = [bytes(content.CARD_SLOT_COUNT - count) for count in range(content.CARD_SLOT_COUNT + 1)]
VEHICLE_SIZE: Final = sum(field.byte_size for field in _VEHICLE_FIELDS)
_VEHICLE_PADDING: Final = [bytes(VEHICLE_SIZE * (MAX_VEHICLES - count)) for count in range(MAX_VEHICLES + 1)]
_NO_POSTS_BYTES: Final = bytes(2 * content.POST_COUNT)


def _neighbour_bytes(race: Race) -> list[bytes]:
    """For each space, what is known beforehand of those next to it."""
    return [
        b"".join([_route_bytes(race, space, other) for other in NEIGHBOURS_BY_SPACE[space]])
        + _SPACE_PADDING[len(NEIGHBOURS_BY_SPACE[space])]
        for space in range(SPACE_COUNT)
    ]


def _route_bytes(race: Race, space: int, next_space: int) -> bytes:
    """From a space to one next to it, on which nothing lies or stands."""
    level, home = race.level, race.steps_home
    return bytes(
        [
            1,
            1 + (level[next_space] > level[space]) - (level[next_space] < level[space]),
            1 + (home[next_space] > home[space]) - (home[next_space] < home[space]),
            CITY_BY_SPACE[next_space] != NO_CITY,
            IS_RISKY_SPACE[next_space],
            *bytes(TILE_SIZE + 1),
        ]
    )


class GreatRaceEncoder(LookupEncoder[State]):
    """See `OBSERVATION_FIELDS` and `ACTION_GROUPS`."""

    def __init__(self) -> None:
        super().__init__(2, OBSERVATION_FIELDS, ACTION_GROUPS, d.DECISION_SPACE, _action_indexes())
        self._actions_by_space: Final = [self._actions_near(space) for space in range(SPACE_COUNT)]
        self._neighbour_bytes_of: Final[dict[Race, list[bytes]]] = {}

    def _actions_near(self, space: int) -> list[int]:
        """By number of the decision, from this space: its action. Those about spaces next to it hang on where it is."""
        table = self.action_of_decision[:]
        for place, other in enumerate(NEIGHBOURS_BY_SPACE[space]):
            table[d.DRIVE_STEP_DECISIONS[other].number] = self.first_action_of_group["step"] + place
            table[d.STEP_POWER_DECISIONS[other].number] = self.first_action_of_group["step_power"] + place
            table[d.CLEAR_TILE_DECISIONS[other].number] = self.first_action_of_group["clear"] + place
            if CITY_BY_SPACE[other] != NO_CITY:
                table[d.ENTER_CITY_DECISIONS[CITY_BY_SPACE[other]].number] = self.first_action_of_group["step"] + place
        return table

    def action_numbers(self, state: State, seat: int, choices: list[Decision]) -> list[int]:
        space = state.space_of[seat]
        table = self.action_of_decision if space == NOWHERE else self._actions_by_space[space]
        return [table[decision.number] for decision in choices]

    def write(self, state: State, seat: int, byte_writer: BytesWriter) -> None:
        mine = state.turn == seat and state.phase == PHASE_CONVOY
        shown = mine and bool(state.drawn_tiles)
        byte_writer.write(_PHASE_ONE_HOT[state.phase])
        byte_writer.write(_QUESTION_ONE_HOT[state.question])
        byte_writer.append(max(0, min(20, state.question_detail)) if state.question != NO_QUESTION else 0)
        byte_writer.append(seat in waiting_for(state))
        byte_writer.append(mine)
        byte_writer.append(state.round)
        byte_writer.append(state.seats)
        byte_writer.write(_MODE_ONE_HOT[state.mode])
        byte_writer.write(_STEP_ONE_HOT[state.turn_step])
        byte_writer.append(0 if state.drive_left == NO_DRIVE else state.drive_left + 1)
        byte_writer.append(state.march_spaces)
        byte_writer.append(state.step_attempted)
        byte_writer.write(_TILE_ONE_HOT[state.tile_to_lay if shown else -1])
        byte_writer.write(
            bytes([state.drawn_tiles.count(tile) for tile in range(content.TILE_KIND_COUNT)])
            if shown
            else _NO_DRAWN_TILES_BYTES
        )
        for card in state.display:
            byte_writer.append(card + 1)
        byte_writer.write(_DISPLAY_PADDING[len(state.display)])
        byte_writer.write(bytes(state.hand[content.CARD_KIND_COUNT * seat : content.CARD_KIND_COUNT * (seat + 1)]))
        self._write_neighbours(state, seat, byte_writer)
        hidden = state.phase == PHASE_PROGRAMMING
        seats, count = state.seats, len(state.space_of)
        _write_vehicle(state, seat, False, byte_writer)
        for vehicle in range(seat + 1, seats):
            _write_vehicle(state, vehicle, hidden, byte_writer)
        for vehicle in range(seat):
            _write_vehicle(state, vehicle, hidden, byte_writer)
        if count > seats:
            _write_torpedo(state, byte_writer)
        byte_writer.write(_VEHICLE_PADDING[count])

    def _write_neighbours(self, state: State, seat: int, byte_writer: BytesWriter) -> None:
        routes = self._neighbour_bytes_of.get(state.race)
        if routes is None:
            routes = self._neighbour_bytes_of[state.race] = _neighbour_bytes(state.race)
        here, lying = state.space_of[seat], state.tile_at
        if here == NOWHERE:
            byte_writer.write(_SPACE_PADDING[0])
            return
        first = len(byte_writer) + ROUTE_SIZE
        byte_writer.write(routes[here])
        for space in NEIGHBOURS_BY_SPACE[here]:
            tile = lying[space]
            if tile != content.NO_TILE:
                byte_writer[first] = 1
                byte_writer[first + 1] = content.FUEL_BY_TILE[tile]
                byte_writer[first + 2] = content.LEVELS_BY_TILE[tile]
                byte_writer[first + 3] = content.IS_DANGER_TILE[tile]
                byte_writer[first + 4] = content.IS_STOP_TILE[tile]
            if space in state.space_of:
                byte_writer[first + TILE_SIZE] = 1
            first += SPACE_SIZE


def _write_place(state: State, vehicle: int, vehicle_code: int, byte_writer: BytesWriter) -> None:
    """Who a vehicle is, and where."""
    space, race = state.space_of[vehicle], state.race
    byte_writer.append(1)
    byte_writer.write(_VEHICLE_ONE_HOT[vehicle_code])
    if space == NOWHERE:
        byte_writer.append(0)
        byte_writer.append(MAX_DISTANCE)
    else:
        byte_writer.append(race.level[space])
        byte_writer.append(min(MAX_DISTANCE, race.steps_home[space]))
    byte_writer.append(vehicle in state.arrived)


def _write_vehicle(state: State, vehicle: int, hides_posts: bool, byte_writer: BytesWriter) -> None:
    """A crew's vehicle as everybody sees it."""
    _write_place(state, vehicle, state.crew[vehicle], byte_writer)
    byte_writer.append(state.fuel[vehicle])
    byte_writer.append(state.engine[vehicle])
    byte_writer.append(state.chassis[vehicle])
    byte_writer.append(min(255, state.money[vehicle] // content.MONEY_UNIT))
    byte_writer.append(hand_size(state, vehicle))
    if hides_posts:
        byte_writer.write(_NO_POSTS_BYTES)
    else:
        first = content.POST_COUNT * vehicle
        for post in range(first, first + content.POST_COUNT):
            byte_writer.append(state.posts[post])
        for post in range(first, first + content.POST_COUNT):
            byte_writer.append(state.spent_posts[post])
    byte_writer.append(state.passed[vehicle])
    byte_writer.append(state.power_used[vehicle])


def _write_torpedo(state: State, byte_writer: BytesWriter) -> None:
    """The Torpedo, which has other gauges."""
    _write_place(state, state.seats, content.CREW_COUNT, byte_writer)
    byte_writer.append(state.torpedo_fuel)
    byte_writer.append(state.torpedo_mechanic)
    byte_writer.write(_TORPEDO_PADDING)


_TORPEDO_PADDING: Final = bytes(3 + 2 * content.POST_COUNT + 2)
ENCODER: Final = GreatRaceEncoder()
