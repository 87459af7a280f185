"""Positions with nothing in them yet."""

from __future__ import annotations

from paddock.games.great_race.components.content import (
    CARD_COUNT,
    CARDS,
    COLOURS,
    DECKS,
    NO_CARD,
    NO_RESULT,
    NO_TILE,
    NOBODY,
    POSTS,
    TILE_COUNT,
    TILES,
    TORPEDO_FUEL,
    TORPEDO_MECHANIC,
)
from paddock.games.great_race.components.map import CITY_AT, NO_CITY, RACES, SPACES
from paddock.games.great_race.components.settings import ALONE, Settings
from paddock.games.great_race.rules.state import (
    AGAINST_TORPEDO,
    COUNTS,
    CROSSING,
    FUEL_STEP,
    LED,
    NO_DRIVE,
    NOTHING,
    RACE,
    SETUP,
    State,
)


def blank(settings: Settings, seats: int) -> State:
    """A position before anything: vehicles in the start city, all tiles and cards undrawn, no crew picked."""
    state = State()
    state.settings = settings
    state.race = RACES[settings.race]
    state.seats = seats
    state.mode = RACE if seats > 1 else CROSSING if settings.solo == ALONE else AGAINST_TORPEDO
    vehicles = 2 if state.mode == AGAINST_TORPEDO else seats
    start = state.race.start
    state.phase = SETUP
    state.round = 0
    state.order = tuple(range(vehicles))
    state.picking = tuple(range(seats))
    state.arrived = ()
    state.conceded = ()
    state.clock = vehicles
    state.at = [start] * vehicles
    state.visited = [1 << CITY_AT[start]] * vehicles
    state.stamp = list(range(vehicles))
    state.progress = [state.race.level[start]] * vehicles
    state.river = [False] * vehicles
    state.crew = (NOBODY,) * seats
    state.fuel = [0] * seats
    state.engine = [0] * seats
    state.chassis = [0] * seats
    state.money = [0] * seats
    state.passed = [False] * seats
    state.power_used = [False] * seats
    state.hand = [0] * (CARDS * seats)
    state.posts = [0] * (POSTS * seats)
    state.spent = [0] * (POSTS * seats)
    state.counts = tuple(int(what == LED) for what in range(COUNTS)) * seats
    _torpedo(state)
    state.tile = [NO_TILE] * SPACES
    state.laid = 0
    state.near = 0
    state.bag = list(TILE_COUNT)
    state.bag_pile = []
    state.tile_discard = [0] * TILES
    state.deck = list(CARD_COUNT)
    state.deck_pile = []
    state.discard = [0] * CARDS
    state.display = ()
    state.picks = ()
    clear_turn(state)
    state.turn = NOBODY
    state.ask = NOTHING
    state.ask_seat = NOBODY
    state.ask_detail = 0
    state.ask_more = 0
    state.agenda = []
    state.result = NO_RESULT
    state.upgrades = ()
    state.upgrades_left = 0
    state.stamped = 0
    state.stamps = 0
    return state


def _torpedo(state: State) -> None:
    """The dashboard of the Torpedo and its cards (GR-20.5, GR-20.7)."""
    settings = state.settings
    state.tank = TORPEDO_FUEL
    state.mechanic = TORPEDO_MECHANIC
    state.acted = 0
    state.objective = NO_CITY
    state.legacy = ((settings.stickers if settings.legacy else 0),) * COLOURS
    state.legacy_before = state.legacy
    state.estienne_deck = DECKS[settings.deck_level - 1]
    state.used = ()
    state.current = NO_CARD
    state.revealed = 0


def clear_turn(state: State) -> None:
    """Nothing done in this turn yet."""
    state.step = FUEL_STEP
    state.march = 0
    state.drive_left = NO_DRIVE
    state.attempted = False
    state.drawn = ()
    state.tile_now = NO_TILE
    state.by_card = False
