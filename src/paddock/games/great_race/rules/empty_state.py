"""The position before anything was drawn or chosen, and a turn in which nothing was done yet."""

from __future__ import annotations

from paddock.games.great_race.components.content import (
    CARD_COUNT,
    CARDS,
    COLOURS,
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
from paddock.games.great_race.components.map import CITY_AT, NO_CITY, RACES, SPACES
from paddock.games.great_race.components.settings import ALONE, Settings
from paddock.games.great_race.rules.state import (
    ALWAYS_LED,
    FUEL_STEP,
    MODE_ALONE,
    MODE_RACE,
    MODE_TORPEDO,
    NO_DRIVE,
    NO_QUESTION,
    PHASE_SETUP,
    QUEST_COUNTS,
    State,
)


def empty_state(settings: Settings, seats: int) -> State:
    """A position before anything: vehicles in the start city, all tiles and cards undrawn, no crew picked."""
    state = State()
    state.settings = settings
    state.race = RACES[settings.race]
    state.seats = seats
    state.mode = MODE_RACE if seats > 1 else MODE_ALONE if settings.solo == ALONE else MODE_TORPEDO
    vehicles = 2 if state.mode == MODE_TORPEDO else seats
    start = state.race.start
    state.phase = PHASE_SETUP
    state.round = 0
    state.turn_order = tuple(range(vehicles))
    state.crew_pickers = tuple(range(seats))
    state.arrived = ()
    state.conceded = ()
    state.stamp_clock = vehicles
    state.space_of = [start] * vehicles
    state.visited_cities = [1 << CITY_AT[start]] * vehicles
    state.level_stamp = list(range(vehicles))
    state.progress_level = [state.race.level[start]] * vehicles
    state.held_by_river = [False] * vehicles
    state.crew = (NOBODY,) * seats
    state.fuel = [0] * seats
    state.engine = [0] * seats
    state.chassis = [0] * seats
    state.money = [0] * seats
    state.passed = [False] * seats
    state.power_used = [False] * seats
    state.hand = [0] * (CARDS * seats)
    state.posts = [0] * (POSTS * seats)
    state.spent_posts = [0] * (POSTS * seats)
    state.quest_counts = tuple(int(what == ALWAYS_LED) for what in range(QUEST_COUNTS)) * seats
    _reset_torpedo(state)
    state.tile_at = [NO_TILE] * SPACES
    state.tiled_mask = 0
    state.beside_tiles_mask = 0
    state.tile_bag = list(TILE_COUNT)
    state.tile_bag_pile = []
    state.tile_discard = [0] * TILES
    state.card_deck = list(CARD_COUNT)
    state.card_deck_pile = []
    state.card_discard = [0] * CARDS
    state.display = ()
    state.card_pickers = ()
    clear_turn(state)
    state.turn = NOBODY
    state.question = NO_QUESTION
    state.question_seat = NOBODY
    state.question_detail = 0
    state.split_purpose = 0
    state.agenda = []
    state.result = NO_RESULT
    state.upgrades = ()
    state.upgrades_left = 0
    state.stamped_before = 0
    state.stamped_now = 0
    return state


def _reset_torpedo(state: State) -> None:
    """The dashboard of the Torpedo and its cards (GR-20.5, GR-20.7)."""
    settings = state.settings
    state.torpedo_fuel = TORPEDO_START_FUEL
    state.torpedo_mechanic = TORPEDO_START_MECHANIC
    state.torpedo_acted = 0
    state.objective = NO_CITY
    state.legacy = ((settings.stickers if settings.legacy else 0),) * COLOURS
    state.legacy_before = state.legacy
    state.estienne_deck = ESTIENNE_DECKS[settings.deck_level - 1]
    state.estienne_used = ()
    state.estienne_card = NO_CARD
    state.estienne_revealed = 0


def clear_turn(state: State) -> None:
    """Nothing done in this turn yet."""
    state.turn_step = FUEL_STEP
    state.march_spaces = 0
    state.drive_left = NO_DRIVE
    state.step_attempted = False
    state.drawn_tiles = ()
    state.tile_to_lay = NO_TILE
    state.drawn_by_guide = False
