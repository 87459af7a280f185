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

    __slots__ = (
        "agenda",
        "arrived",
        "beside_tiles_mask",
        "card_deck",
        "card_deck_pile",
        "card_discard",
        "card_pickers",
        "chassis",
        "conceded",
        "crew",
        "crew_pickers",
        "display",
        "drawn_by_guide",
        "drawn_tiles",
        "drive_left",
        "engine",
        "estienne_card",
        "estienne_deck",
        "estienne_revealed",
        "estienne_used",
        "fuel",
        "hand",
        "held_by_river",
        "legacy",
        "legacy_before",
        "level_stamp",
        "march_spaces",
        "mode",
        "money",
        "objective",
        "passed",
        "phase",
        "posts",
        "power_used",
        "progress_level",
        "quest_counts",
        "question",
        "question_detail",
        "question_seat",
        "race",
        "result",
        "round",
        "seats",
        "settings",
        "space_of",
        "spent_posts",
        "split_purpose",
        "stamp_clock",
        "stamped_before",
        "stamped_now",
        "step_attempted",
        "tile_at",
        "tile_bag",
        "tile_bag_pile",
        "tile_discard",
        "tile_to_lay",
        "tiled_mask",
        "torpedo_acted",
        "torpedo_fuel",
        "torpedo_mechanic",
        "turn",
        "turn_order",
        "turn_step",
        "upgrades",
        "upgrades_left",
        "visited_cities",
    )

    settings: Settings
    race: Race
    seats: int
    mode: int  # RACE, AGAINST_TORPEDO or CROSSING

    # Where the game stands
    phase: int
    round: int
    turn_order: tuple[int, ...]  # vehicles
    crew_pickers: tuple[int, ...]  # seats that are still to pick a crew
    arrived: tuple[int, ...]  # vehicles, in that order
    conceded: tuple[int, ...]
    stamp_clock: int  # the next stamp

    # One entry for each vehicle
    space_of: list[int]
    visited_cities: list[int]  # bit mask of cities
    level_stamp: list[int]
    progress_level: list[int]
    held_by_river: list[bool]

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
    spent_posts: list[int]  # POSTS for each seat: have acted
    quest_counts: tuple[int, ...]  # COUNTS for each seat

    # The Torpedo
    torpedo_fuel: int  # its fuel
    torpedo_mechanic: int
    torpedo_acted: int  # assistants
    objective: int  # the city it heads for in this round; NO_CITY: none is computed yet (GR-23.9)
    legacy: tuple[int, ...]  # by colour
    legacy_before: tuple[int, ...]
    estienne_deck: tuple[int, ...]
    estienne_used: tuple[int, ...]
    estienne_card: int
    estienne_revealed: int

    # Tiles and cards
    tile_at: list[int]  # by space; -1: blank, or a city
    tiled_mask: int  # bit mask of the spaces with a tile
    beside_tiles_mask: int  # bit mask of the terrain beside them
    tile_bag: list[int]
    tile_bag_pile: list[int]  # the same one by one, ascending; empty until somebody draws
    tile_discard: list[int]
    card_deck: list[int]
    card_deck_pile: list[int]
    card_discard: list[int]
    display: tuple[int, ...]  # the slots; -1: empty
    card_pickers: tuple[int, ...]  # seats that are still to pick, in that order

    # The turn
    turn: int  # vehicle
    turn_step: int
    march_spaces: int
    drive_left: int  # NO_DRIVE: no drive is running
    step_attempted: bool
    drawn_tiles: tuple[int, ...]  # tiles in hand, ascending
    tile_to_lay: int  # the one to be laid now
    drawn_by_guide: bool  # a Local guide found them

    # What interrupts
    question: int
    question_seat: int
    question_detail: int
    split_purpose: int
    agenda: list[Task]

    # The end
    result: int
    upgrades: tuple[tuple[int, int], ...]
    upgrades_left: int
    stamped_before: int  # bit mask of quests, before this game
    stamped_now: int  # in this game

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
