"""Positions and turns with nothing in them yet."""

from __future__ import annotations

from paddock.games.classic_rally.components.content import (
    CARDS,
    FEATURE_SLOTS,
    FEATURES_IN_PLAY,
    HAZARD_COUNT,
    IN_PLAY,
    NO_JOKER,
    NO_WEATHER,
    ROAD_BOOK,
)
from paddock.games.classic_rally.components.road import (
    BEGINNER,
    FINISH,
    KIND_COUNT,
    NOWHERE,
    SERVICE_STRAIGHT,
    START,
    START_ALONE,
    Road,
)
from paddock.games.classic_rally.components.settings import BUILT, Settings
from paddock.games.classic_rally.rules.state import NO_EXCHANGE, NONE, RACING, SETUP, State


def tile_box(settings: Settings) -> tuple[int, ...]:
    """The tiles that are laid by the players, by kind (CR-3.2, CR-3.3)."""
    found = list(KIND_COUNT)
    found[START] = found[FINISH] = 0
    if settings.remove_service_station:
        found[SERVICE_STRAIGHT] -= 1
    return tuple(found)


def opening_road(settings: Settings) -> Road:
    """What lies before the first draw."""
    return START_ALONE if settings.map == BUILT else BEGINNER


def blank(settings: Settings, seats: int) -> State:
    """A position before everything: START or the beginner layout, all cards in their piles."""
    state = State()
    state.settings = settings
    state.seats = seats
    state.colour = tuple(range(seats))
    state.road = opening_road(settings)
    state.phase = SETUP
    state.round = 0
    state.first = 0
    state.player = 0
    state.first_finish = 0
    state.status = [RACING] * seats
    state.at = [NOWHERE] * seats
    state.nose = [0] * seats
    state.aid_at = [NOWHERE] * seats
    state.tokens = [0] * seats
    state.joker = [NO_JOKER] * seats
    state.held = [()] * seats
    state.barred = [0] * seats
    state.bound = [0] * seats
    state.sabotaged = [0] * seats
    state.marked = [0] * seats
    state.finished_round = [0] * seats
    state.to_go = [0] * seats
    state.feature = [NONE] * (FEATURE_SLOTS * seats)
    state.load = [0] * (CARDS * seats)
    state.aid = [0] * (CARDS * seats)
    state.book = list(ROAD_BOOK) * seats
    state.pile = list(IN_PLAY[seats])
    state.feature_pile = FEATURES_IN_PLAY[seats]
    state.hazard_pile = HAZARD_COUNT
    state.under = ()
    state.jokers_seen = ()
    state.tiles = tile_box(settings) if settings.map == BUILT else (0,) * len(KIND_COUNT)
    state.tile = (NONE,) * seats
    state.drawn = NONE
    state.fruitless = 0
    state.stuck = 0
    state.vote = (NONE,) * seats
    state.draft = 0
    state.ready = (False,) * seats
    clear_turn(state)
    return state


def clear_turn(state: State) -> None:
    """Nothing rolled, nothing moved."""
    state.dice = ()
    state.weather = NO_WEATHER
    state.moved = False
    state.aid_moved = False
    state.left = 0
    state.exchange = NO_EXCHANGE
    state.owed = False
    state.before = ()
    state.robbed = ()
