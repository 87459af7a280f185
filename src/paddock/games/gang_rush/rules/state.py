"""A position of GangRush: plain data, cheap to copy.

Cars are numbered by seat. What changes often is a list with one entry for each car or each space; what changes rarely
is a tuple or a bit mask that is replaced as a whole, so that a copy can share it. Speeds are speed points (GB-3.1),
money is in dollars.
"""

from __future__ import annotations

from typing import Final

from paddock.core.event import Event
from paddock.games.gang_rush.components.bridge import LANE, Wall, Y
from paddock.games.gang_rush.components.content import (
    BODY_MAX,
)
from paddock.games.gang_rush.components.settings import Settings

Log = list[Event] | None

# Status of a car
ROAD: Final = 0
RIVER: Final = 1
OUT: Final = 2
ARRESTED: Final = 3
CONCEDED: Final = 4
UNPICKED: Final = 5
STATUS: Final = ("road", "river", "out", "arrested", "conceded", "unpicked")

# Phases: where the game stands
SETUP: Final = 0
PICKING: Final = 1
ROUND: Final = 2
DRAFTING: Final = 3
TURN: Final = 4
START: Final = 5
ROLLING: Final = 6
SETTLED: Final = 7
ADJUSTING: Final = 8
MOVING: Final = 9
MOVED: Final = 10
CLOSING: Final = 11
ROUND_END: Final = 12
CRANES: Final = 13
OVER: Final = 14
PHASES: Final = (
    "setup",
    "picking",
    "round",
    "hazards",
    "turn",
    "start",
    "rolling",
    "dice",
    "adjusting",
    "moving",
    "moved",
    "closing",
    "round_end",
    "crane",
    "over",
)

# Questions that interrupt a phase
NOTHING: Final = 0
PLACE: Final = 1
MOVE: Final = 2
ASK_SERVICE: Final = 3
SHIFT: Final = 4
BOUNCE: Final = 5
ASK_CRANE: Final = 6
QUESTIONS: Final = ("none", "place", "move", "service", "shift", "bounce", "crane")

# What a `PLACE` or `MOVE` is about: a hazard tile by its code, or one of these and a bonus tile
PLACE_RAMP: Final = 50
PLACE_TILE: Final = 100

# Tasks on the agenda, the last one is taken first: (what, car, two details)
TASK_REST: Final = 0
"""The rest of an entry, once the police are shifted (GB-10.6): own movement or not, direction."""
TASK_SLIDE: Final = 1
"""A slide on a slick (GB-21.15): own movement or not, direction."""
TASK_PUSH: Final = 2
"""A pushed car moves on (GB-14.9): direction, whether it has just spun out (GB-10.7)."""
TASK_REAR: Final = 3
"""The hit of the Rear Gunner (GB-21.10): direction."""
TASK_BLAST: Final = 4
"""The second space of a blast (GB-21.9): the space."""
TASKS: Final = ("rest", "slide", "push", "rear", "blast")
Task = tuple[int, int, int, int]

# What was used this turn: bits of `used`
BOUGHT: Final = 1
SERVICED: Final = 2
TRICK: Final = 4
GUNSMITHED: Final = 8
MORTARED: Final = 16
SPUN: Final = 32
USED: Final = ("bought", "serviced", "trick", "gunsmith", "mortar", "spun")

NOBODY: Final = -1
NOWHERE: Final = -1
NO_TILE: Final = -1


class State:
    """A position. See the module's docstring; fields are grouped by what they are about."""

    __slots__ = (
        "active",
        "agenda",
        "air",
        "alive",
        "any_bought",
        "arrested",
        "aside",
        "ask",
        "ask_car",
        "ask_detail",
        "at",
        "bank",
        "barriers",
        "bills",
        "body",
        "bonus_discard",
        "bonus_pile",
        "car",
        "cash",
        "conceded",
        "debt",
        "dice",
        "doubled",
        "drafter",
        "driver",
        "ending",
        "exit",
        "facing",
        "finished",
        "free_wheels",
        "gone",
        "granted_speed",
        "granted_wheels",
        "hazard_discard",
        "hazard_pile",
        "homeward",
        "item",
        "landing",
        "lost",
        "moved",
        "movement",
        "moves_left",
        "nails",
        "occupant",
        "order",
        "phase",
        "picking",
        "ramp",
        "rerolls",
        "revealed",
        "rolls",
        "round",
        "seats",
        "second_wind",
        "settings",
        "shop",
        "speed",
        "spent",
        "status",
        "tiles",
        "used",
        "wall",
        "walls",
    )

    settings: Settings
    seats: int
    walls: int  # the wall of how many players, or NO_WALL
    wall: Wall

    # Where the game stands
    phase: int
    round: int
    order: tuple[int, ...]  # this round's fixed turn order
    car: int  # whose turn it is, or who turned last
    drafter: int  # the place in `order` of who picks a hazard
    any_bought: bool
    picking: tuple[int, ...]  # seats that are still to pick a car
    finished: tuple[int, ...]  # cars that left the bridge, in that order
    arrested: tuple[int, ...]
    conceded: tuple[int, ...]
    ending: bool  # expert: only one car is left (GB-24.11)

    # One entry for each car
    driver: tuple[int, ...]  # -1: not picked yet
    status: list[int]
    at: list[int]  # its space; -1 while it is on none
    exit: tuple[int, ...]  # in the river: the last space it stood on
    facing: list[int]
    homeward: tuple[int, ...]
    speed: list[int]
    body: list[int]
    cash: list[int]
    debt: tuple[int, ...]
    ramp: tuple[int, ...]
    tiles: list[int]  # bit mask of bonus tiles in reserve
    active: tuple[int, ...]  # bit mask of blue tiles in effect

    # One entry for each space
    item: tuple[int, ...]
    barriers: tuple[int, ...]
    bills: tuple[int, ...]
    occupant: list[int]

    # Tiles and money
    hazard_pile: tuple[int, ...]
    hazard_discard: tuple[int, ...]
    revealed: tuple[int, ...]  # ascending
    gone: int  # containers that left the game
    bonus_pile: int
    bonus_discard: int
    shop: tuple[int, ...]
    bank: int  # paid out less taken in

    # The turn of `car`
    dice: list[int]
    spent: list[int]  # how often each die was used
    aside: int  # bit mask: set aside for good
    lost: int  # bit mask: wheel dice lost to a slick
    doubled: int
    rolls: int
    rerolls: int
    second_wind: bool
    free_wheels: int
    granted_wheels: int
    granted_speed: int
    movement: int
    nails: int
    used: int

    # What interrupts
    ask: int
    ask_car: int
    ask_detail: int
    agenda: list[Task]
    moves_left: int  # of Road Crew or Forklift
    moved: tuple[int, ...]  # spaces of what they have moved
    air: int  # the space of the last bounce
    landing: int  # damage of the landing roll
    alive: bool  # the jumper had body points when it took off

    def copy(self) -> State:
        """A position that can be changed without changing this one."""
        new = State()
        new.settings = self.settings
        new.seats = self.seats
        new.walls = self.walls
        new.wall = self.wall
        new.phase = self.phase
        new.round = self.round
        new.order = self.order
        new.car = self.car
        new.drafter = self.drafter
        new.any_bought = self.any_bought
        new.picking = self.picking
        new.finished = self.finished
        new.arrested = self.arrested
        new.conceded = self.conceded
        new.ending = self.ending
        new.driver = self.driver
        new.status = self.status[:]
        new.at = self.at[:]
        new.exit = self.exit
        new.facing = self.facing[:]
        new.homeward = self.homeward
        new.speed = self.speed[:]
        new.body = self.body[:]
        new.cash = self.cash[:]
        new.debt = self.debt
        new.ramp = self.ramp
        new.tiles = self.tiles[:]
        new.active = self.active
        new.item = self.item
        new.barriers = self.barriers
        new.bills = self.bills
        new.occupant = self.occupant[:]
        new.hazard_pile = self.hazard_pile
        new.hazard_discard = self.hazard_discard
        new.revealed = self.revealed
        new.gone = self.gone
        new.bonus_pile = self.bonus_pile
        new.bonus_discard = self.bonus_discard
        new.shop = self.shop
        new.bank = self.bank
        new.dice = self.dice[:]
        new.spent = self.spent[:]
        new.aside = self.aside
        new.lost = self.lost
        new.doubled = self.doubled
        new.rolls = self.rolls
        new.rerolls = self.rerolls
        new.second_wind = self.second_wind
        new.free_wheels = self.free_wheels
        new.granted_wheels = self.granted_wheels
        new.granted_speed = self.granted_speed
        new.movement = self.movement
        new.nails = self.nails
        new.used = self.used
        new.ask = self.ask
        new.ask_car = self.ask_car
        new.ask_detail = self.ask_detail
        new.agenda = self.agenda[:]
        new.moves_left = self.moves_left
        new.moved = self.moved
        new.air = self.air
        new.landing = self.landing
        new.alive = self.alive
        return new


def put(state: State, question: int, car: int, detail: int = 0) -> None:
    """Opens a question to the owner of `car`; the game waits until it is answered."""
    state.ask = question
    state.ask_car = car
    state.ask_detail = detail


def body_max(state: State, car: int) -> int:
    """The body points of a whole car (GB-3.3)."""
    return BODY_MAX[state.driver[car]]


def is_wrong_way(state: State, car: int) -> bool:
    """Whether a car faces against its proper way (GB-3.4, GB-24.6)."""
    return state.facing[car] != state.homeward[car]


def racing(state: State) -> list[int]:
    """The cars that are still on the bridge, or in the river beside it."""
    return [car for car, status in enumerate(state.status) if status <= RIVER]


def race_order(state: State) -> list[int]:
    """The cars on the bridge, the one in front first (GB-5.1, GB-24.9). One in the river counts where it fell."""
    return sorted(racing(state), key=lambda car: _rank(state, car))


def _rank(state: State, car: int) -> tuple[int, int, int, int]:
    space = state.at[car] if state.at[car] >= 0 else state.exit[car]
    if space < 0:
        space = state.air
    home = state.homeward[car]
    return -home, Y[space] if home else -Y[space], -state.speed[car], LANE[space]


def replaced(values: tuple[int, ...], place: int, value: int) -> tuple[int, ...]:
    """Values with another one in one place."""
    found = list(values)
    found[place] = value
    return tuple(found)


def bumped(counts: tuple[int, ...], place: int, by: int) -> tuple[int, ...]:
    """Counts with one of them changed."""
    return replaced(counts, place, counts[place] + by)
