"""A position of GangRush: plain data, cheap to copy.

Cars are numbered by seat. What changes often is a list with one entry for each car or each space; what changes rarely
is a tuple or a bit mask that is replaced as a whole, so that a copy can share it. Speeds are speed points (GB-3.1),
money is in dollars.
"""

from __future__ import annotations

from typing import Final

from paddock.games.gang_rush.components.bridge import LANE, BorderWall, Y
from paddock.games.gang_rush.components.content import BODY_MAX
from paddock.games.gang_rush.components.settings import Settings

# Status of a car
ON_ROAD: Final = 0
IN_RIVER: Final = 1
LEFT_BRIDGE: Final = 2
ARRESTED: Final = 3
CONCEDED: Final = 4
NOT_PICKED: Final = 5
STATUS_NAMES: Final = ("road", "river", "out", "arrested", "conceded", "unpicked")

# Phases: where the game stands
SETUP: Final = 0
PICKING_CARS: Final = 1
ROUND_START: Final = 2
DRAFTING_HAZARDS: Final = 3
TURN_START: Final = 4
BEFORE_ROLL: Final = 5
ROLLING_DICE: Final = 6
DICE_ROLLED: Final = 7
ADJUSTING_CAR: Final = 8
MOVING: Final = 9
MOVED: Final = 10
CLOSING_TURN: Final = 11
ROUND_END: Final = 12
CRANING_CARS: Final = 13
GAME_OVER: Final = 14
PHASE_NAMES: Final = (
    "setup", "picking", "round", "hazards", "turn", "start", "rolling", "dice", "adjusting", "moving", "moved",
    "closing", "round_end", "crane", "over",
)  # fmt: skip

# Questions that interrupt a phase
NO_QUESTION: Final = 0
ASK_PLACE: Final = 1
ASK_MOVE: Final = 2
ASK_SERVICE: Final = 3
ASK_SHIFT: Final = 4
ASK_BOUNCE: Final = 5
ASK_CRANE: Final = 6
QUESTION_NAMES: Final = ("none", "place", "move", "service", "shift", "bounce", "crane")

# What a `ASK_PLACE` or `ASK_MOVE` is about: a hazard tile by its code, or one of these and a bonus tile
PLACING_RAMP: Final = 50
PLACING_TILE: Final = 100

# Tasks on the agenda, the last one is taken first: (what, car, two details)
TASK_MEET_TILES: Final = 0
"""The rest of an entry, once the police are shifted (GB-10.6): own movement or not, direction."""
TASK_SLIDE: Final = 1
"""A slide on a slick (GB-21.15): own movement or not, direction."""
TASK_PUSH: Final = 2
"""A pushed car moves on (GB-14.9): direction, whether it has just spun out (GB-10.7)."""
TASK_REAR_SHOT: Final = 3
"""The hit of the Rear Gunner (GB-21.10): direction."""
TASK_BLAST: Final = 4
"""The second space of a blast (GB-21.9): the space."""
TASK_NAMES: Final = ("rest", "slide", "push", "rear", "blast")
Task = tuple[int, int, int, int]

# What was used this turn: bits of `turn_flags`
HAS_BOUGHT: Final = 1
HAS_SERVICED: Final = 2
FIRED_TRICK_BULLET: Final = 4
USED_GUNSMITH: Final = 8
FIRED_MORTAR: Final = 16
HAS_SPUN_OUT: Final = 32
TURN_FLAG_NAMES: Final = ("bought", "serviced", "trick", "gunsmith", "mortar", "spun")

NOBODY: Final = -1
NOWHERE: Final = -1
NO_TILE: Final = -1


class State:
    """A position. See the module's docstring; fields are grouped by what they are about."""

    __slots__ = (
        "active_tiles", "agenda", "any_bought", "arrested", "bank_paid_out", "barriers", "bills", "body",
        "bonus_discard", "bonus_pile", "bounce_space", "cash", "conceded", "containers_gone", "current_car", "debt",
        "dice", "dice_aside", "die_uses", "doubled_die", "drafter_index", "driver", "exit_space", "facing",
        "finished", "free_wheels", "granted_speed", "granted_wheels", "has_ramp", "hazard_discard", "hazard_pile",
        "homeward", "is_last_car_left", "jumper_had_body", "landing_damage", "lost_dice", "moved_spaces", "movement",
        "moves_left", "nails", "occupant", "phase", "question", "question_car", "question_detail", "rerolls_left",
        "revealed_hazards", "road_item", "rolls", "round", "seats", "seats_to_pick", "second_wind", "settings",
        "shop", "space_of", "speed", "status", "tiles", "turn_flags", "turn_order", "wall", "wall_players",
    )  # fmt: skip

    settings: Settings
    seats: int
    wall_players: int  # the wall of how many players, or NO_WALL
    wall: BorderWall

    # Where the game stands
    phase: int
    round: int
    turn_order: tuple[int, ...]  # this round's fixed turn order
    current_car: int  # whose turn it is, or who turned last
    drafter_index: int  # the place in `turn_order` of who picks a hazard
    any_bought: bool
    seats_to_pick: tuple[int, ...]  # seats that are still to pick a car
    finished: tuple[int, ...]  # cars that left the bridge, in that order
    arrested: tuple[int, ...]
    conceded: tuple[int, ...]
    is_last_car_left: bool  # expert: only one car is left (GB-24.11)

    # One entry for each car
    driver: tuple[int, ...]  # -1: not picked yet
    status: list[int]
    space_of: list[int]  # its space; -1 while it is on none
    exit_space: tuple[int, ...]  # in the river: the last space it stood on
    facing: list[int]
    homeward: tuple[int, ...]
    speed: list[int]
    body: list[int]
    cash: list[int]
    debt: tuple[int, ...]
    has_ramp: tuple[int, ...]
    tiles: list[int]  # bit mask of bonus tiles in reserve
    active_tiles: tuple[int, ...]  # bit mask of blue tiles in effect

    # One entry for each space
    road_item: tuple[int, ...]
    barriers: tuple[int, ...]
    bills: tuple[int, ...]
    occupant: list[int]

    # Tiles and money
    hazard_pile: tuple[int, ...]
    hazard_discard: tuple[int, ...]
    revealed_hazards: tuple[int, ...]  # ascending
    containers_gone: int  # containers that left the game
    bonus_pile: int
    bonus_discard: int
    shop: tuple[int, ...]
    bank_paid_out: int  # paid out less taken in

    # The turn of `current_car`
    dice: list[int]
    die_uses: list[int]  # how often each die was used
    dice_aside: int  # bit mask: set aside for good
    lost_dice: int  # bit mask: wheel dice lost to a slick
    doubled_die: int
    rolls: int
    rerolls_left: int
    second_wind: bool
    free_wheels: int
    granted_wheels: int
    granted_speed: int
    movement: int
    nails: int
    turn_flags: int

    # What interrupts
    question: int
    question_car: int
    question_detail: int
    agenda: list[Task]
    moves_left: int  # of Road Crew or Forklift
    moved_spaces: tuple[int, ...]  # spaces of what they have moved
    bounce_space: int  # the space of the last bounce
    landing_damage: int  # damage of the landing roll
    jumper_had_body: bool  # the jumper had body points when it took off

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


def open_question(state: State, question: int, car: int, detail: int = 0) -> None:
    """Opens a question to the owner of `current_car`; the game waits until it is answered."""
    state.question = question
    state.question_car = car
    state.question_detail = detail


def max_body(state: State, car: int) -> int:
    """The body points of a whole car (GB-3.3)."""
    return BODY_MAX[state.driver[car]]


def is_wrong_way(state: State, car: int) -> bool:
    """Whether a car faces against its proper way (GB-3.4, GB-24.6)."""
    return state.facing[car] != state.homeward[car]


def racing_cars(state: State) -> list[int]:
    """The cars that are still on the bridge, or in the river beside it."""
    return [car for car, status in enumerate(state.status) if status <= IN_RIVER]


def race_order(state: State) -> list[int]:
    """The cars on the bridge, the one in front first (GB-5.1, GB-24.9). One in the river counts where it fell."""
    return sorted(racing_cars(state), key=lambda car: _race_order_key(state, car))


def _race_order_key(state: State, car: int) -> tuple[int, int, int, int]:
    space = state.space_of[car] if state.space_of[car] >= 0 else state.exit_space[car]
    if space < 0:
        space = state.bounce_space
    home = state.homeward[car]
    return -home, Y[space] if home else -Y[space], -state.speed[car], LANE[space]


def with_value(values: tuple[int, ...], place: int, value: int) -> tuple[int, ...]:
    """Values with another one in one place."""
    changed = list(values)
    changed[place] = value
    return tuple(changed)


def with_added(counts: tuple[int, ...], place: int, by: int) -> tuple[int, ...]:
    """Counts with one of them changed."""
    return with_value(counts, place, counts[place] + by)
