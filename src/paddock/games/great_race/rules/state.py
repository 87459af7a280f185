"""A position of The Great Race: plain data, cheap to copy.

Vehicles are numbered by seat; in the solo game the Torpedo is vehicle 1, after the one seat. What changes often is a
list with one entry for each vehicle, or several for each seat (hands, posts); what changes rarely is a tuple that is
replaced as a whole, so that a copy can share it. Cards and tiles that are alike are counted.
"""

from __future__ import annotations

from typing import Final

from paddock.games.great_race.components.content import CARDS, CREWS, POSTS
from paddock.games.great_race.components.map import Race
from paddock.games.great_race.components.settings import Settings

Args = tuple[int, ...]
"""What a decision says besides its kind. All deeds take the same: position, seat, this, chance and events."""

# Phases: where the game stands
SETUP: Final = 0
CREW_CHOICE: Final = 1
OPENING: Final = 2
OPENING_PICKS: Final = 3
PROGRAMMING: Final = 4
ROUND: Final = 5
CONVOY: Final = 6
MAINTENANCE: Final = 7
BIVOUAC: Final = 8
PICKS: Final = 9
END: Final = 10
OVER: Final = 11
PHASES: Final = (
    *("setup", "crews", "opening", "opening_picks", "programming", "round"),
    *("convoy", "maintenance", "bivouac", "picks", "end", "over"),
)

# Questions that interrupt a phase
NOTHING: Final = 0
LAY: Final = 1
RETURN: Final = 2
CLEAR: Final = 3
SPLIT: Final = 4
REACT: Final = 5
DISCARD: Final = 6
UPGRADE: Final = 7
STAMP: Final = 8
QUESTIONS: Final = ("none", "lay", "return", "clear", "split", "react", "discard", "upgrade", "stamp")

# What a `SPLIT` is for: `ask_more`
FOR_TILE: Final = 0
FOR_DANGER: Final = 1
FOR_GAIN: Final = 2

# Tasks on the agenda, the last one is taken first: (what, vehicle, two details)
TASK_DANGER: Final = 0
"""A danger hits a crew: which."""
TASK_AFTER_STEP: Final = 1
"""A step is paid, its danger is over: the tile, or -1."""
TASK_LIMIT: Final = 2
"""The hand limit of a crew is checked (GR-8.3)."""
TASK_FINISH: Final = 3
"""The turn of a vehicle is over."""
TASK_CITY_CARD: Final = 4
"""A card that the Torpedo drew in a city works and is discarded (GR-24.7): the card."""
TASK_CAMP_CARD: Final = 5
"""A card that the Torpedo takes in the bivouac (GR-26.3): the slot."""
TASK_PICKS: Final = 6
"""The crews pick."""
TASK_CLEAN: Final = 7
"""What is left of the display is discarded (GR-11.7, GR-26.7)."""
TASK_PROGRAM: Final = 8
"""The programming phase begins."""
TASKS: Final = ("danger", "after_step", "limit", "finish", "city_card", "camp_card", "picks", "clean", "program")
Task = tuple[int, int, int]

# Steps of a turn (GR-5.2)
FUEL_STEP: Final = 0
CARD_STEP: Final = 1
STEPS: Final = ("fuel", "cards")

# What quests count: `counts[COUNTS * seat + …]`
BLIND: Final = 0
SEA: Final = 1
TILE_DANGERS: Final = 2
LED: Final = 3
MONEY: Final = 4
HAND: Final = 5
COUNTS: Final = 6
COUNT_NAMES: Final = ("blind", "sea", "tile_dangers", "led", "money", "hand")

# Who plays
RACE: Final = 0
AGAINST_TORPEDO: Final = 1
CROSSING: Final = 2
"""Alone (GR-32)."""
TORPEDO: Final = 1
"""The Torpedo's number among the vehicles."""
NO_DRIVE: Final = -1


class State:
    """A position. See the module's docstring; fields are grouped by what they are about."""

    __slots__ = (
        "acted",
        "agenda",
        "arrived",
        "ask",
        "ask_detail",
        "ask_more",
        "ask_seat",
        "at",
        "attempted",
        "bag",
        "bag_pile",
        "by_card",
        "chassis",
        "clock",
        "conceded",
        "counts",
        "crew",
        "current",
        "deck",
        "deck_pile",
        "discard",
        "display",
        "drawn",
        "drive_left",
        "engine",
        "estienne_deck",
        "fuel",
        "hand",
        "laid",
        "legacy",
        "legacy_before",
        "march",
        "mechanic",
        "mode",
        "money",
        "near",
        "objective",
        "order",
        "passed",
        "phase",
        "picking",
        "picks",
        "posts",
        "power_used",
        "progress",
        "race",
        "result",
        "revealed",
        "river",
        "round",
        "seats",
        "settings",
        "spent",
        "stamp",
        "stamped",
        "stamps",
        "step",
        "tank",
        "tile",
        "tile_discard",
        "tile_now",
        "turn",
        "upgrades",
        "upgrades_left",
        "used",
        "visited",
    )

    settings: Settings
    race: Race
    seats: int
    mode: int  # RACE, AGAINST_TORPEDO or CROSSING

    # Where the game stands
    phase: int
    round: int
    order: tuple[int, ...]  # vehicles
    picking: tuple[int, ...]  # seats that are still to pick a crew
    arrived: tuple[int, ...]  # vehicles, in that order
    conceded: tuple[int, ...]
    clock: int  # the next stamp

    # One entry for each vehicle
    at: list[int]
    visited: list[int]  # bit mask of cities
    stamp: list[int]
    progress: list[int]
    river: list[bool]

    # One entry for each seat
    crew: tuple[int, ...]  # -1: not picked yet
    fuel: list[int]
    engine: list[int]
    chassis: list[int]
    money: list[int]
    passed: list[bool]
    power_used: list[bool]
    hand: list[int]  # CARDS for each seat
    posts: list[int]  # POSTS for each seat: assigned
    spent: list[int]  # POSTS for each seat: have acted
    counts: tuple[int, ...]  # COUNTS for each seat

    # The Torpedo
    tank: int  # its fuel
    mechanic: int
    acted: int  # assistants
    objective: int  # the city it heads for in this round; NO_CITY: none is computed yet (GR-23.9)
    legacy: tuple[int, ...]  # by colour
    legacy_before: tuple[int, ...]
    estienne_deck: tuple[int, ...]
    used: tuple[int, ...]
    current: int
    revealed: int

    # Tiles and cards
    tile: list[int]  # by space; -1: blank, or a city
    laid: int  # bit mask of the spaces with a tile
    near: int  # bit mask of the terrain beside them
    bag: list[int]
    bag_pile: list[int]  # the same one by one, ascending; empty until somebody draws
    tile_discard: list[int]
    deck: list[int]
    deck_pile: list[int]
    discard: list[int]
    display: tuple[int, ...]  # the slots; -1: empty
    picks: tuple[int, ...]  # seats that are still to pick, in that order

    # The turn
    turn: int  # vehicle
    step: int
    march: int
    drive_left: int  # NO_DRIVE: no drive is running
    attempted: bool
    drawn: tuple[int, ...]  # tiles in hand, ascending
    tile_now: int  # the one to be laid now
    by_card: bool  # a Local guide found them

    # What interrupts
    ask: int
    ask_seat: int
    ask_detail: int
    ask_more: int
    agenda: list[Task]

    # The end
    result: int
    upgrades: tuple[tuple[int, int], ...]
    upgrades_left: int
    stamped: int  # bit mask of quests, before this game
    stamps: int  # in this game

    def copy(self) -> State:
        """A position that can be changed without changing this one."""
        new = State()
        new.settings = self.settings
        new.race = self.race
        new.seats = self.seats
        new.mode = self.mode
        new.phase = self.phase
        new.round = self.round
        new.order = self.order
        new.picking = self.picking
        new.arrived = self.arrived
        new.conceded = self.conceded
        new.clock = self.clock
        new.at = self.at[:]
        new.visited = self.visited[:]
        new.stamp = self.stamp[:]
        new.progress = self.progress[:]
        new.river = self.river[:]
        new.crew = self.crew
        new.fuel = self.fuel[:]
        new.engine = self.engine[:]
        new.chassis = self.chassis[:]
        new.money = self.money[:]
        new.passed = self.passed[:]
        new.power_used = self.power_used[:]
        new.hand = self.hand[:]
        new.posts = self.posts[:]
        new.spent = self.spent[:]
        new.counts = self.counts
        new.tank = self.tank
        new.mechanic = self.mechanic
        new.acted = self.acted
        new.objective = self.objective
        new.legacy = self.legacy
        new.legacy_before = self.legacy_before
        new.estienne_deck = self.estienne_deck
        new.used = self.used
        new.current = self.current
        new.revealed = self.revealed
        new.tile = self.tile[:]
        new.laid = self.laid
        new.near = self.near
        new.bag = self.bag[:]
        new.bag_pile = []  # both piles are laid out again when a copy draws: most never do
        new.tile_discard = self.tile_discard[:]
        new.deck = self.deck[:]
        new.deck_pile = []
        new.discard = self.discard[:]
        new.display = self.display
        new.picks = self.picks
        new.turn = self.turn
        new.step = self.step
        new.march = self.march
        new.drive_left = self.drive_left
        new.attempted = self.attempted
        new.drawn = self.drawn
        new.tile_now = self.tile_now
        new.by_card = self.by_card
        new.ask = self.ask
        new.ask_seat = self.ask_seat
        new.ask_detail = self.ask_detail
        new.ask_more = self.ask_more
        new.agenda = self.agenda[:]
        new.result = self.result
        new.upgrades = self.upgrades
        new.upgrades_left = self.upgrades_left
        new.stamped = self.stamped
        new.stamps = self.stamps
        return new


def put(state: State, question: int, seat: int, detail: int = 0, more: int = 0) -> None:
    """Opens a question to a seat; the game waits until it is answered."""
    state.ask = question
    state.ask_seat = seat
    state.ask_detail = detail
    state.ask_more = more


def named(state: State, vehicle: int) -> int:
    """A vehicle's code among the names of vehicles."""
    return CREWS if vehicle >= state.seats else state.crew[vehicle]


def cards_held(state: State, seat: int) -> int:
    """How many cards a hand has."""
    return sum(state.hand) if state.seats == 1 else sum(state.hand[CARDS * seat : CARDS * (seat + 1)])


def unspent(state: State, seat: int, post: int) -> int:
    """How many assistants of a post have not acted yet."""
    return state.posts[POSTS * seat + post] - state.spent[POSTS * seat + post]


def any_unspent(state: State, seat: int) -> bool:
    """Whether any assistant has not acted yet."""
    if state.seats == 1:
        return state.posts != state.spent
    first, last = POSTS * seat, POSTS * (seat + 1)
    return state.posts[first:last] != state.spent[first:last]


def playing(state: State) -> list[int]:
    """The seats that have not conceded."""
    if not state.conceded:
        return list(range(state.seats))
    return [seat for seat in range(state.seats) if seat not in state.conceded]


def present(state: State) -> list[int]:
    """The vehicles on the map: all but those that left a race of several."""
    if state.mode != RACE:
        return list(range(len(state.at)))
    return playing(state)


def at_home(state: State) -> list[int]:
    """The vehicles that have arrived and not conceded since, in that order."""
    there = present(state)
    return [vehicle for vehicle in state.arrived if vehicle in there]


def level_of(state: State, vehicle: int) -> int:
    """The level of a vehicle in this race (GR-2.2)."""
    space = state.at[vehicle]
    return 0 if space < 0 else state.race.level[space]


def race_order(state: State) -> list[int]:
    """The vehicles by level, at equal level the one that has been there longer first (GR-10.2, GR-10.3)."""
    level, at, stamp = state.race.level, state.at, state.stamp
    found = sorted([(-level[at[vehicle]], stamp[vehicle], vehicle) for vehicle in present(state)])
    return [vehicle for _, _, vehicle in found]


def count(state: State, seat: int, what: int, value: int) -> None:
    """Sets one of the figures that quests ask for."""
    found = list(state.counts)
    found[COUNTS * seat + what] = value
    state.counts = tuple(found)
