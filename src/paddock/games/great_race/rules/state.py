"""A position of The Great Race: plain data, cheap to copy.

Vehicles are numbered by seat; in the solo game the Torpedo is vehicle 1, after the one seat. What changes often is a
list with one entry for each vehicle, or several for each seat (hands, posts); what changes rarely is a tuple that is
replaced as a whole, so that a copy can share it. Cards and tiles that are alike are counted.
"""

from __future__ import annotations

from typing import Final

from paddock.core.compiling import fields_set_in
from paddock.games.great_race.components.content import (
    CARD_COUNT,
    CARDS,
    COLOURS,
    CREWS,
    ESTIENNE_DECKS,
    NO_CARD,
    NO_RESULT,
    NO_TILE,
    NOBODY,
    POSTS,
    TILE_COUNT,
    TILES,
    TORPEDO_START_FUEL,
    TORPEDO_START_MECHANIC,
)
from paddock.games.great_race.components.map import CITY_AT, NO_CITY, RACES, SPACES, Race
from paddock.games.great_race.components.settings import ALONE, Settings

Args = tuple[int, ...]
"""What a decision says besides its kind. All deeds take the same: position, seat, this, chance and events."""

# Phases: where the game stands
PHASE_SETUP: Final = 0
PHASE_CREW_CHOICE: Final = 1
PHASE_OPENING: Final = 2
PHASE_OPENING_PICKS: Final = 3
PHASE_PROGRAMMING: Final = 4
PHASE_ROUND: Final = 5
PHASE_CONVOY: Final = 6
PHASE_MAINTENANCE: Final = 7
PHASE_BIVOUAC: Final = 8
PHASE_PICKS: Final = 9
PHASE_END: Final = 10
PHASE_OVER: Final = 11
PHASES: Final = (
    *("setup", "crews", "opening", "opening_picks", "programming", "round"),
    *("convoy", "maintenance", "bivouac", "picks", "end", "over"),
)

# Questions that interrupt a phase
NO_QUESTION: Final = 0
ASK_LAY: Final = 1
ASK_RETURN: Final = 2
ASK_CLEAR: Final = 3
ASK_SPLIT: Final = 4
ASK_REACT: Final = 5
ASK_DISCARD: Final = 6
ASK_UPGRADE: Final = 7
ASK_STAMP: Final = 8
QUESTIONS: Final = ("none", "lay", "return", "clear", "split", "react", "discard", "upgrade", "stamp")

# What a `ASK_SPLIT` is for: `split_purpose`
SPLIT_FOR_TILE: Final = 0
SPLIT_FOR_DANGER: Final = 1
SPLIT_FOR_GAIN: Final = 2

# Tasks on the agenda, the last one is taken first: (what, vehicle, two details)
TASK_DANGER: Final = 0
"""A danger hits a crew: which."""
TASK_AFTER_STEP: Final = 1
"""A step is paid, its danger is over: the tile, or -1."""
TASK_HAND_LIMIT: Final = 2
"""The hand limit of a crew is checked (GR-8.3)."""
TASK_END_TURN: Final = 3
"""The turn of a vehicle is over."""
TASK_CITY_CARD: Final = 4
"""A card that the Torpedo drew in a city works and is discarded (GR-24.7): the card."""
TASK_BIVOUAC_CARD: Final = 5
"""A card that the Torpedo takes in the bivouac (GR-26.3): the slot."""
TASK_BEGIN_PICKS: Final = 6
"""The crews pick."""
TASK_CLEAR_DISPLAY: Final = 7
"""What is left of the display is discarded (GR-11.7, GR-26.7)."""
TASK_BEGIN_PROGRAMMING: Final = 8
"""The programming phase begins."""
TASKS: Final = ("danger", "after_step", "limit", "finish", "city_card", "camp_card", "picks", "clean", "program")
Task = tuple[int, int, int]

# Steps of a turn (GR-5.2)
FUEL_STEP: Final = 0
CARD_STEP: Final = 1
TURN_STEPS: Final = ("fuel", "cards")

# What quests count: `quest_counts[COUNTS * seat + …]`
BLIND_COUNT: Final = 0
SEA_COUNT: Final = 1
TILE_DANGER_COUNT: Final = 2
ALWAYS_LED: Final = 3
ARRIVAL_MONEY: Final = 4
ARRIVAL_HAND: Final = 5
QUEST_COUNTS: Final = 6
QUEST_COUNT_NAMES: Final = ("blind", "sea", "tile_dangers", "led", "money", "hand")

# Who plays
MODE_RACE: Final = 0
MODE_TORPEDO: Final = 1
MODE_ALONE: Final = 2
"""Alone (GR-32)."""
TORPEDO_INDEX: Final = 1
"""The Torpedo's number among the vehicles."""
NO_DRIVE: Final = -1


class State:
    """A position. See the module's docstring; fields are grouped by what they are about."""

    def reset(self, settings: Settings, seats: int) -> State:
        """A position before anything: vehicles in the start city, all tiles and cards undrawn, no crew picked."""
        self.settings: Settings = settings
        self.race: Race = RACES[settings.race]
        self.seats: int = seats
        # RACE, AGAINST_TORPEDO or CROSSING
        self.mode: int = MODE_RACE if seats > 1 else MODE_ALONE if settings.solo == ALONE else MODE_TORPEDO
        vehicles = 2 if self.mode == MODE_TORPEDO else seats
        start = self.race.start

        # Where the game stands
        self.phase: int = PHASE_SETUP
        self.round: int = 0
        self.turn_order: tuple[int, ...] = tuple(range(vehicles))  # vehicles
        self.crew_pickers: tuple[int, ...] = tuple(range(seats))  # seats that are still to pick a crew
        self.arrived: tuple[int, ...] = ()  # vehicles, in that order
        self.conceded: tuple[int, ...] = ()
        self.stamp_clock: int = vehicles  # the next stamp

        # One entry for each vehicle
        self.space_of: list[int] = [start] * vehicles
        self.visited_cities: list[int] = [1 << CITY_AT[start]] * vehicles  # bit mask of cities
        self.level_stamp: list[int] = list(range(vehicles))
        self.progress_level: list[int] = [self.race.level[start]] * vehicles
        self.held_by_river: list[bool] = [False] * vehicles

        # One entry for each seat
        self.crew: tuple[int, ...] = (NOBODY,) * seats  # -1: not picked yet
        self.fuel: list[int] = [0] * seats
        self.engine: list[int] = [0] * seats
        self.chassis: list[int] = [0] * seats
        self.money: list[int] = [0] * seats
        self.passed: list[bool] = [False] * seats
        self.power_used: list[bool] = [False] * seats
        self.hand: list[int] = [0] * (CARDS * seats)  # CARDS for each seat
        self.posts: list[int] = [0] * (POSTS * seats)  # POSTS for each seat: assigned
        self.spent_posts: list[int] = [0] * (POSTS * seats)  # POSTS for each seat: have acted
        # COUNTS for each seat
        self.quest_counts: tuple[int, ...] = tuple(int(what == ALWAYS_LED) for what in range(QUEST_COUNTS)) * seats
        self._reset_torpedo()

        # Tiles and cards
        self.tile_at: list[int] = [NO_TILE] * SPACES  # by space; -1: blank, or a city
        self.tiled_mask: int = 0  # bit mask of the spaces with a tile
        self.beside_tiles_mask: int = 0  # bit mask of the terrain beside them
        self.tile_bag: list[int] = list(TILE_COUNT)
        self.tile_bag_pile: list[int] = []  # the same one by one, ascending; empty until somebody draws
        self.tile_discard: list[int] = [0] * TILES
        self.card_deck: list[int] = list(CARD_COUNT)
        self.card_deck_pile: list[int] = []
        self.card_discard: list[int] = [0] * CARDS
        self.display: tuple[int, ...] = ()  # the slots; -1: empty
        self.card_pickers: tuple[int, ...] = ()  # seats that are still to pick, in that order
        self.clear_turn()

        # The turn
        self.turn: int = NOBODY  # vehicle

        # What interrupts
        self.question: int = NO_QUESTION
        self.question_seat: int = NOBODY
        self.question_detail: int = 0
        self.split_purpose: int = 0
        self.agenda: list[Task] = []

        # The end
        self.result: int = NO_RESULT
        self.upgrades: tuple[tuple[int, int], ...] = ()
        self.upgrades_left: int = 0
        self.stamped_before: int = 0  # bit mask of quests, before this game
        self.stamped_now: int = 0  # in this game
        return self

    def _reset_torpedo(self) -> None:
        """The dashboard of the Torpedo and its cards (GR-20.5, GR-20.7)."""
        settings = self.settings

        # The Torpedo
        self.torpedo_fuel: int = TORPEDO_START_FUEL  # its fuel
        self.torpedo_mechanic: int = TORPEDO_START_MECHANIC
        self.torpedo_acted: int = 0  # assistants
        self.objective: int = NO_CITY  # the city it heads for in this round; NO_CITY: none is computed yet (GR-23.9)
        self.legacy: tuple[int, ...] = ((settings.stickers if settings.legacy else 0),) * COLOURS  # by colour
        self.legacy_before: tuple[int, ...] = self.legacy
        self.estienne_deck: tuple[int, ...] = ESTIENNE_DECKS[settings.deck_level - 1]
        self.estienne_used: tuple[int, ...] = ()
        self.estienne_card: int = NO_CARD
        self.estienne_revealed: int = 0

    def clear_turn(self) -> None:
        """Nothing done in this turn yet."""
        self.turn_step: int = FUEL_STEP
        self.march_spaces: int = 0
        self.drive_left: int = NO_DRIVE  # NO_DRIVE: no drive is running
        self.step_attempted: bool = False
        self.drawn_tiles: tuple[int, ...] = ()  # tiles in hand, ascending
        self.tile_to_lay: int = NO_TILE  # the one to be laid now
        self.drawn_by_guide: bool = False  # a Local guide found them

    __slots__ = fields_set_in(reset, _reset_torpedo, clear_turn)

    def copy(self) -> State:
        """A position that can be changed without changing this one."""
        new = State()
        new.settings = self.settings
        new.race = self.race
        new.seats = self.seats
        new.mode = self.mode
        new.phase = self.phase
        new.round = self.round
        new.turn_order = self.turn_order
        new.crew_pickers = self.crew_pickers
        new.arrived = self.arrived
        new.conceded = self.conceded
        new.stamp_clock = self.stamp_clock
        new.space_of = self.space_of[:]
        new.visited_cities = self.visited_cities[:]
        new.level_stamp = self.level_stamp[:]
        new.progress_level = self.progress_level[:]
        new.held_by_river = self.held_by_river[:]
        new.crew = self.crew
        new.fuel = self.fuel[:]
        new.engine = self.engine[:]
        new.chassis = self.chassis[:]
        new.money = self.money[:]
        new.passed = self.passed[:]
        new.power_used = self.power_used[:]
        new.hand = self.hand[:]
        new.posts = self.posts[:]
        new.spent_posts = self.spent_posts[:]
        new.quest_counts = self.quest_counts
        new.torpedo_fuel = self.torpedo_fuel
        new.torpedo_mechanic = self.torpedo_mechanic
        new.torpedo_acted = self.torpedo_acted
        new.objective = self.objective
        new.legacy = self.legacy
        new.legacy_before = self.legacy_before
        new.estienne_deck = self.estienne_deck
        new.estienne_used = self.estienne_used
        new.estienne_card = self.estienne_card
        new.estienne_revealed = self.estienne_revealed
        new.tile_at = self.tile_at[:]
        new.tiled_mask = self.tiled_mask
        new.beside_tiles_mask = self.beside_tiles_mask
        new.tile_bag = self.tile_bag[:]
        new.tile_bag_pile = []  # both piles are laid out again when a copy draws: most never do
        new.tile_discard = self.tile_discard[:]
        new.card_deck = self.card_deck[:]
        new.card_deck_pile = []
        new.card_discard = self.card_discard[:]
        new.display = self.display
        new.card_pickers = self.card_pickers
        new.turn = self.turn
        new.turn_step = self.turn_step
        new.march_spaces = self.march_spaces
        new.drive_left = self.drive_left
        new.step_attempted = self.step_attempted
        new.drawn_tiles = self.drawn_tiles
        new.tile_to_lay = self.tile_to_lay
        new.drawn_by_guide = self.drawn_by_guide
        new.question = self.question
        new.question_seat = self.question_seat
        new.question_detail = self.question_detail
        new.split_purpose = self.split_purpose
        new.agenda = self.agenda[:]
        new.result = self.result
        new.upgrades = self.upgrades
        new.upgrades_left = self.upgrades_left
        new.stamped_before = self.stamped_before
        new.stamped_now = self.stamped_now
        return new


def ask(state: State, question: int, seat: int, detail: int = 0, more: int = 0) -> None:
    """Opens a question to a seat; the game waits until it is answered."""
    state.question = question
    state.question_seat = seat
    state.question_detail = detail
    state.split_purpose = more


def vehicle_code(state: State, vehicle: int) -> int:
    """A vehicle's code among the names of vehicles."""
    return CREWS if vehicle >= state.seats else state.crew[vehicle]


def hand_size(state: State, seat: int) -> int:
    """How many cards a hand has."""
    return sum(state.hand) if state.seats == 1 else sum(state.hand[CARDS * seat : CARDS * (seat + 1)])


def unspent_assistants(state: State, seat: int, post: int) -> int:
    """How many assistants of a post have not acted yet."""
    return state.posts[POSTS * seat + post] - state.spent_posts[POSTS * seat + post]


def has_unspent_assistant(state: State, seat: int) -> bool:
    """Whether any assistant has not acted yet."""
    if state.seats == 1:
        return state.posts != state.spent_posts
    first, last = POSTS * seat, POSTS * (seat + 1)
    return state.posts[first:last] != state.spent_posts[first:last]


def active_seats(state: State) -> list[int]:
    """The seats that have not conceded."""
    if not state.conceded:
        return list(range(state.seats))
    return [seat for seat in range(state.seats) if seat not in state.conceded]


def active_vehicles(state: State) -> list[int]:
    """The vehicles on the map: all but those that left a race of several."""
    if state.mode != MODE_RACE:
        return list(range(len(state.space_of)))
    return active_seats(state)


def arrived_vehicles(state: State) -> list[int]:
    """The vehicles that have arrived and not conceded since, in that order."""
    there = active_vehicles(state)
    return [vehicle for vehicle in state.arrived if vehicle in there]


def level_of(state: State, vehicle: int) -> int:
    """The level of a vehicle in this race (GR-2.2)."""
    space = state.space_of[vehicle]
    return 0 if space < 0 else state.race.level[space]


def race_order(state: State) -> list[int]:
    """The vehicles by level, at equal level the one that has been there longer first (GR-10.2, GR-10.3)."""
    level, at, stamp = state.race.level, state.space_of, state.level_stamp
    ranked = sorted([(-level[at[vehicle]], stamp[vehicle], vehicle) for vehicle in active_vehicles(state)])
    return [vehicle for _, _, vehicle in ranked]


def set_quest_count(state: State, seat: int, what: int, value: int) -> None:
    """Sets one of the figures that quests ask for."""
    counts = list(state.quest_counts)
    counts[QUEST_COUNTS * seat + what] = value
    state.quest_counts = tuple(counts)
