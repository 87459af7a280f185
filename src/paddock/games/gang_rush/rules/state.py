"""A position of GangRush: plain data, cheap to copy.

Cars are numbered by seat. What changes often is a list with one entry for each car or each space; what changes rarely
is a tuple or a bit mask that is replaced as a whole, so that a copy can share it. Speeds are speed points (GB-3.1),
money is in dollars.
"""

from __future__ import annotations

from typing import Final

from paddock.core.compiling import fields_set_in

from ..components.bridge import (
    BORDER_WALLS,
    DIRECTION_FORWARD,
    LANE_BY_SPACE,
    NO_WALL,
    SPACE_COUNT,
    Y_BY_SPACE,
    BorderWall,
)
from ..components.content import (
    ALL_TILES,
    COPIES_BY_HAZARD,
    DICE_COUNT,
    MAX_BODY_BY_DRIVER,
    NO_FACE,
    NO_TILE,
    SHOP_SIZE,
)
from ..components.settings import Settings
from .car_status import RACING_STATUSES, STATUS_NOT_PICKED
from .phases import NO_QUESTION, PHASE_SETUP, PHASES, QUESTIONS, Task

NOBODY: Final = -1
NOWHERE: Final = -1


class State:
    """A position. See the module's docstring; fields are grouped by what they are about."""

    def initialise_fields(self, settings: Settings, seats: int, wall_players: int = NO_WALL) -> State:
        """A position with nothing on the bridge but its wall: nobody has a car, all tiles are in their piles."""
        self.settings: Settings = settings
        self.seats: int = seats
        self.wall_players: int = wall_players  # the wall of how many players, or NO_WALL
        self.wall: BorderWall = BORDER_WALLS[wall_players]

        # Where the game stands
        self.phase: int = PHASE_SETUP
        self.round: int = 0
        self.turn_order: tuple[int, ...] = ()  # this round's fixed turn order
        self.current_car: int = NOBODY  # whose turn it is, or who turned last
        self.drafter_index: int = 0  # the place in `turn_order` of who picks a hazard
        self.any_bought: bool = False
        self.seats_to_pick: tuple[int, ...] = tuple(range(seats))  # seats that are still to pick a car
        self.finished: tuple[int, ...] = ()  # cars that left the bridge, in that order
        self.arrested: tuple[int, ...] = ()
        self.conceded: tuple[int, ...] = ()
        self.is_last_car_left: bool = False  # expert: only one car is left (GB-24.11)

        # One entry for each car
        self.driver: tuple[int, ...] = (NOBODY,) * seats  # -1: not picked yet
        self.status: list[int] = [STATUS_NOT_PICKED] * seats
        self.space_of: list[int] = [NOWHERE] * seats  # its space; -1 while it is on none
        self.exit_space: tuple[int, ...] = (NOWHERE,) * seats  # in the river: the last space it stood on
        self.facing: list[int] = [DIRECTION_FORWARD] * seats
        self.homeward: tuple[int, ...] = (0,) * seats
        self.speed: list[int] = [0] * seats
        self.body: list[int] = [0] * seats
        self.cash: list[int] = [0] * seats
        self.debt: tuple[int, ...] = (0,) * seats
        self.has_ramp: tuple[int, ...] = (0 if settings.no_ramps else 1,) * seats
        self.tiles: list[int] = [0] * seats  # bit mask of bonus tiles in reserve
        self.active_tiles: tuple[int, ...] = (0,) * seats  # bit mask of blue tiles in effect

        # One entry for each space
        self.road_item: tuple[int, ...] = (0,) * SPACE_COUNT
        for space, item in self.wall.pieces:
            self.road_item = with_value_at(self.road_item, space, item)
        self.barriers: tuple[int, ...] = (0,) * SPACE_COUNT
        self.bills: tuple[int, ...] = (0,) * SPACE_COUNT
        self.occupant: list[int] = [NOBODY] * SPACE_COUNT

        # Tiles and money
        self.hazard_pile: tuple[int, ...] = tuple(
            count - aside for count, aside in zip(COPIES_BY_HAZARD, self.wall.tiles_set_aside, strict=True)
        )
        self.hazard_discard: tuple[int, ...] = (0,) * len(COPIES_BY_HAZARD)
        self.revealed_hazards: tuple[int, ...] = ()  # ascending
        self.containers_gone: int = 0  # containers that left the game
        self.bonus_pile: int = ALL_TILES
        self.bonus_discard: int = 0
        self.shop: tuple[int, ...] = (NO_TILE,) * SHOP_SIZE
        self.bank_paid_out: int = 0  # paid out less taken in
        self.clear_turn()

        # What interrupts
        self.question: int = NO_QUESTION
        self.question_car: int = NOBODY
        self.question_detail: int = 0
        self.agenda: list[Task] = []
        self.moves_left: int = 0  # of Road Crew or Forklift
        self.moved_spaces: tuple[int, ...] = ()  # spaces of what they have moved
        self.bounce_space: int = NOWHERE  # the space of the last bounce
        self.landing_damage: int = 0  # damage of the landing roll
        self.jumper_had_body: bool = False  # the jumper had body points when it took off
        return self

    def clear_turn(self) -> None:
        """Nothing rolled, nothing used."""
        # The turn of `current_car`
        self.dice: list[int] = [NO_FACE] * DICE_COUNT
        self.die_uses: list[int] = [0] * DICE_COUNT  # how often each die was used
        self.dice_aside: int = 0  # bit mask: set aside for good
        self.lost_dice: int = 0  # bit mask: wheel dice lost to a slick
        self.doubled_die: int = NOBODY
        self.rolls: int = 0
        self.rerolls_left: int = 0
        self.second_wind: bool = False
        self.free_wheels: int = 0
        self.granted_wheels: int = 0
        self.granted_speed: int = 0
        self.movement: int = 0
        self.nails: int = 0
        self.turn_flags: int = 0

    __slots__ = fields_set_in(initialise_fields, clear_turn)

    def copy(self) -> State:
        """A position that can be changed without changing this one."""
        new = State()
        new.settings = self.settings
        new.seats = self.seats
        new.wall_players = self.wall_players
        new.wall = self.wall
        new.phase = self.phase
        new.round = self.round
        new.turn_order = self.turn_order
        new.current_car = self.current_car
        new.drafter_index = self.drafter_index
        new.any_bought = self.any_bought
        new.seats_to_pick = self.seats_to_pick
        new.finished = self.finished
        new.arrested = self.arrested
        new.conceded = self.conceded
        new.is_last_car_left = self.is_last_car_left
        new.driver = self.driver
        new.status = self.status[:]
        new.space_of = self.space_of[:]
        new.exit_space = self.exit_space
        new.facing = self.facing[:]
        new.homeward = self.homeward
        new.speed = self.speed[:]
        new.body = self.body[:]
        new.cash = self.cash[:]
        new.debt = self.debt
        new.has_ramp = self.has_ramp
        new.tiles = self.tiles[:]
        new.active_tiles = self.active_tiles
        new.road_item = self.road_item
        new.barriers = self.barriers
        new.bills = self.bills
        new.occupant = self.occupant[:]
        new.hazard_pile = self.hazard_pile
        new.hazard_discard = self.hazard_discard
        new.revealed_hazards = self.revealed_hazards
        new.containers_gone = self.containers_gone
        new.bonus_pile = self.bonus_pile
        new.bonus_discard = self.bonus_discard
        new.shop = self.shop
        new.bank_paid_out = self.bank_paid_out
        new.dice = self.dice[:]
        new.die_uses = self.die_uses[:]
        new.dice_aside = self.dice_aside
        new.lost_dice = self.lost_dice
        new.doubled_die = self.doubled_die
        new.rolls = self.rolls
        new.rerolls_left = self.rerolls_left
        new.second_wind = self.second_wind
        new.free_wheels = self.free_wheels
        new.granted_wheels = self.granted_wheels
        new.granted_speed = self.granted_speed
        new.movement = self.movement
        new.nails = self.nails
        new.turn_flags = self.turn_flags
        new.question = self.question
        new.question_car = self.question_car
        new.question_detail = self.question_detail
        new.agenda = self.agenda[:]
        new.moves_left = self.moves_left
        new.moved_spaces = self.moved_spaces
        new.bounce_space = self.bounce_space
        new.landing_damage = self.landing_damage
        new.jumper_had_body = self.jumper_had_body
        return new


def open_question(state: State, question: int, car: int, question_detail: int = 0) -> None:
    """Opens a question to the owner of `current_car`; the game waits until it is answered."""
    state.question = question
    state.question_car = car
    state.question_detail = question_detail


def settle_question(state: State) -> None:
    """The question is answered, or not asked any more."""
    state.question = NO_QUESTION


def open_question_name(state: State) -> str:
    """What is asked now: the question that is open, otherwise what the phase asks for."""
    return QUESTIONS[state.question].name if state.question != NO_QUESTION else PHASES[state.phase].name


def max_body(state: State, car: int) -> int:
    """The body points of a whole car (GB-3.3)."""
    return MAX_BODY_BY_DRIVER[state.driver[car]]


def is_wrong_way(state: State, car: int) -> bool:
    """Whether a car faces against its proper way (GB-3.4, GB-24.6)."""
    return state.facing[car] != state.homeward[car]


def racing_cars(state: State) -> list[int]:
    """The cars that are still on the bridge, or in the river beside it."""
    return [car for car, status in enumerate(state.status) if status in RACING_STATUSES]


def race_order(state: State) -> list[int]:
    """The cars on the bridge, the one in front first (GB-5.1, GB-24.9). One in the river counts where it fell."""
    return sorted(racing_cars(state), key=lambda car: _race_order_key(state, car))


def _race_order_key(state: State, car: int) -> tuple[int, int, int, int]:
    space = state.space_of[car] if state.space_of[car] >= 0 else state.exit_space[car]
    if space < 0:
        space = state.bounce_space
    home = state.homeward[car]
    return -home, Y_BY_SPACE[space] if home else -Y_BY_SPACE[space], -state.speed[car], LANE_BY_SPACE[space]


def with_value_at(values: tuple[int, ...], index: int, new_value: int) -> tuple[int, ...]:
    """Values with another one in one place."""
    changed = list(values)
    changed[index] = new_value
    return tuple(changed)


def with_amount_added(counts: tuple[int, ...], index: int, amount: int) -> tuple[int, ...]:
    """Counts with one of them changed."""
    return with_value_at(counts, index, counts[index] + amount)
