"""A position of The Great Race: plain data, cheap to copy.

Vehicles are numbered by seat; in the solo game the Torpedo is vehicle 1, after the one seat. What changes often is a
list with one entry for each vehicle, or several for each seat (hands, posts); what changes rarely is a tuple that is
replaced as a whole, so that a copy can share it. Cards and tiles that are alike are counted.
"""

from __future__ import annotations

from paddock.core.compiling import fields_set_in

from ..components import content
from ..components.africa import CITY_BY_SPACE, NO_CITY, RACE_BY_NAME, SPACE_COUNT, Race
from ..components.settings import SOLO_ALONE, Settings
from .phases import FUEL_STEP, MODE_ALONE, MODE_RACE, MODE_TORPEDO, NO_DRIVE, NO_QUESTION, PHASE_SETUP, Task
from .quest_counts import ALWAYS_LED, QUEST_COUNT_KINDS

Args = tuple[int, ...]
"""What a decision says besides its kind. Its handler takes the position, the seat, this, chance and events."""


class State:
    """A position. See the module's docstring; fields are grouped by what they are about."""

    def initialise_fields(self, settings: Settings, seats: int) -> State:
        """A position before anything: vehicles in the start city, all tiles and cards undrawn, no crew picked."""
        self.settings: Settings = settings
        self.race: Race = RACE_BY_NAME[settings.race]
        self.seats: int = seats
        # one of MODE_…
        self.mode: int = MODE_RACE if seats > 1 else MODE_ALONE if settings.solo == SOLO_ALONE else MODE_TORPEDO
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
        self.visited_cities: list[int] = [1 << CITY_BY_SPACE[start]] * vehicles  # bit mask of cities
        self.level_stamp: list[int] = list(range(vehicles))
        self.progress_level: list[int] = [self.race.level[start]] * vehicles
        self.held_by_river: list[bool] = [False] * vehicles

        # One entry for each seat
        self.crew: tuple[int, ...] = (content.NOBODY,) * seats  # -1: not picked yet
        self.fuel: list[int] = [0] * seats
        self.engine: list[int] = [0] * seats
        self.chassis: list[int] = [0] * seats
        self.money: list[int] = [0] * seats
        self.passed: list[bool] = [False] * seats
        self.power_used: list[bool] = [False] * seats
        self.hand: list[int] = [0] * (content.CARD_KIND_COUNT * seats)  # CARDS for each seat
        self.posts: list[int] = [0] * (content.POST_COUNT * seats)  # POSTS for each seat: assigned
        self.spent_posts: list[int] = [0] * (content.POST_COUNT * seats)  # POSTS for each seat: have acted
        # QUEST_COUNTS for each seat
        self.quest_counts: tuple[int, ...] = tuple(int(what == ALWAYS_LED) for what in range(QUEST_COUNT_KINDS)) * seats
        self._initialise_torpedo_fields()

        # Tiles and cards
        self.tile_at: list[int] = [content.NO_TILE] * SPACE_COUNT  # by space; -1: blank, or a city
        self.tiled_mask: int = 0  # bit mask of the spaces with a tile
        self.beside_tiles_mask: int = 0  # bit mask of the terrain beside them
        self.tile_bag: list[int] = list(content.COPIES_BY_TILE)
        self.tile_bag_pile: list[int] = []  # the same one by one, ascending; empty until somebody draws
        self.tile_discard: list[int] = [0] * content.TILE_KIND_COUNT
        self.card_deck: list[int] = list(content.COPIES_BY_CARD)
        self.card_deck_pile: list[int] = []
        self.card_discard: list[int] = [0] * content.CARD_KIND_COUNT
        self.display: tuple[int, ...] = ()  # the slots; -1: empty
        self.card_pickers: tuple[int, ...] = ()  # seats that are still to pick, in that order
        self.clear_turn()

        # The turn
        self.turn: int = content.NOBODY  # vehicle

        # What interrupts
        self.question: int = NO_QUESTION
        self.question_seat: int = content.NOBODY
        self.question_detail: int = 0
        self.split_purpose: int = 0
        self.agenda: list[Task] = []

        # The end
        self.result: int = content.NO_RESULT
        self.upgrades: tuple[tuple[int, int], ...] = ()
        self.upgrades_left: int = 0
        self.stamped_before: int = 0  # bit mask of quests, before this game
        self.stamped_now: int = 0  # in this game
        return self

    def _initialise_torpedo_fields(self) -> None:
        """The dashboard of the Torpedo and its cards (GR-20.5, GR-20.7)."""
        settings = self.settings

        # The Torpedo
        self.torpedo_fuel: int = content.TORPEDO_START_FUEL  # its fuel
        self.torpedo_mechanic: int = content.TORPEDO_START_MECHANIC
        self.torpedo_acted: int = 0  # assistants
        self.objective: int = NO_CITY  # the city it heads for in this round; NO_CITY: none is computed yet (GR-23.9)
        self.legacy: tuple[int, ...] = (
            (settings.stickers if settings.legacy else 0),
        ) * content.COLOUR_COUNT  # by colour
        self.legacy_before: tuple[int, ...] = self.legacy
        self.estienne_deck: tuple[int, ...] = content.ESTIENNE_DECKS[settings.deck_level - 1]
        self.estienne_used: tuple[int, ...] = ()
        self.estienne_card: int = content.NO_CARD
        self.estienne_revealed: int = 0

    def clear_turn(self) -> None:
        """Nothing done in this turn yet."""
        self.turn_step: int = FUEL_STEP
        self.march_spaces: int = 0
        self.drive_left: int = NO_DRIVE  # NO_DRIVE: no drive is running
        self.step_attempted: bool = False
        self.drawn_tiles: tuple[int, ...] = ()  # tiles in hand, ascending
        self.tile_to_lay: int = content.NO_TILE  # the one to be laid now
        self.drawn_by_guide: bool = False  # a Local guide found them

    __slots__ = fields_set_in(initialise_fields, _initialise_torpedo_fields, clear_turn)

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


def ask_question(state: State, question: int, seat: int, question_detail: int = 0, split_purpose: int = 0) -> None:
    """Opens a question to a seat; the game waits until it is answered."""
    state.question = question
    state.question_seat = seat
    state.question_detail = question_detail
    state.split_purpose = split_purpose


def vehicle_code(state: State, vehicle: int) -> int:
    """A vehicle's code among the names of vehicles."""
    return content.CREW_COUNT if vehicle >= state.seats else state.crew[vehicle]


def missing_levels(state: State, seat: int) -> tuple[int, int]:
    """How many levels of engine and chassis a crew lacks."""
    crew = state.crew[seat]
    return content.MAX_ENGINE_BY_VEHICLE[crew] - state.engine[seat], content.MAX_CHASSIS_BY_VEHICLE[
        crew
    ] - state.chassis[seat]


def hand_size(state: State, seat: int) -> int:
    """How many cards a hand has."""
    return (
        sum(state.hand)
        if state.seats == 1
        else sum(state.hand[content.CARD_KIND_COUNT * seat : content.CARD_KIND_COUNT * (seat + 1)])
    )


def unspent_assistants(state: State, seat: int, post: int) -> int:
    """How many assistants of a post have not acted yet."""
    return state.posts[content.POST_COUNT * seat + post] - state.spent_posts[content.POST_COUNT * seat + post]


def has_unspent_assistant(state: State, seat: int) -> bool:
    """Whether any assistant has not acted yet."""
    if state.seats == 1:
        return state.posts != state.spent_posts
    first, last = content.POST_COUNT * seat, content.POST_COUNT * (seat + 1)
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


def add_to_quest_count(state: State, seat: int, quest_count: int) -> None:
    """Counts one more of what quests ask for."""
    set_quest_count(state, seat, quest_count, state.quest_counts[QUEST_COUNT_KINDS * seat + quest_count] + 1)


def set_quest_count(state: State, seat: int, quest_count: int, value: int) -> None:
    """Sets one of the figures that quests ask for."""
    counts = list(state.quest_counts)
    counts[QUEST_COUNT_KINDS * seat + quest_count] = value
    state.quest_counts = tuple(counts)
