"""The position before anything was drawn or chosen, and a turn in which nothing was done yet."""

from __future__ import annotations

from paddock.games.classic_rally.components.content import (
    CARDS,
    CARDS_IN_PLAY,
    FEATURE_SLOTS,
    FEATURES_IN_PLAY,
    HAZARD_COUNT,
    NO_JOKER,
    NO_WEATHER,
    ROAD_BOOK,
)
from paddock.games.classic_rally.components.road import (
    BEGINNER_ROAD,
    FINISH,
    NOWHERE,
    SERVICE_STRAIGHT,
    START,
    START_ROAD,
    TILE_COUNT,
    Road,
)
from paddock.games.classic_rally.components.settings import MAP_BUILT, Settings
from paddock.games.classic_rally.rules.state import NO_EXCHANGE, NONE, PHASE_SETUP, RACING, State


def tile_box(settings: Settings) -> tuple[int, ...]:
    """The tiles that are laid by the players, by kind (CR-3.2, CR-3.3)."""
    counts = list(TILE_COUNT)
    counts[START] = counts[FINISH] = 0
    if settings.remove_service_station:
        counts[SERVICE_STRAIGHT] -= 1
    return tuple(counts)


def initial_road(settings: Settings) -> Road:
    """What lies before the first draw."""
    return START_ROAD if settings.map == MAP_BUILT else BEGINNER_ROAD


def empty_state(settings: Settings, seats: int) -> State:
    """A position before everything: START or the beginner layout, all cards in their piles."""
    state = State()
    state.settings = settings
    state.seats = seats
    state.colour = tuple(range(seats))
    state.road = initial_road(settings)
    state.phase = PHASE_SETUP
    state.round = 0
    state.first_seat = 0
    state.active_seat = 0
    state.first_finish_round = 0
    state.status = [RACING] * seats
    state.rally_tile = [NOWHERE] * seats
    state.nose = [0] * seats
    state.assistance_tile = [NOWHERE] * seats
    state.tokens = [0] * seats
    state.joker = [NO_JOKER] * seats
    state.hazards_held = [()] * seats
    state.barred = [0] * seats
    state.toolbox_bound = [0] * seats
    state.sabotaged_slots = [0] * seats
    state.disabled_slots = [0] * seats
    state.finished_round = [0] * seats
    state.retired_to_go = [0] * seats
    state.features = [NONE] * (FEATURE_SLOTS * seats)
    state.rally_load = [0] * (CARDS * seats)
    state.assistance_load = [0] * (CARDS * seats)
    state.road_book = list(ROAD_BOOK) * seats
    state.card_pile = list(CARDS_IN_PLAY[seats])
    state.feature_pile = FEATURES_IN_PLAY[seats]
    state.hazard_pile = HAZARD_COUNT
    state.hazards_under = ()
    state.jokers_seen = ()
    state.tile_pile = tile_box(settings) if settings.map == MAP_BUILT else (0,) * len(TILE_COUNT)
    state.held_tile = (NONE,) * seats
    state.drawn_tile = NONE
    state.fruitless_turns = 0
    state.stuck_count = 0
    state.finish_vote = (NONE,) * seats
    state.draft_pick = 0
    state.ready = (False,) * seats
    clear_turn(state)
    return state


def clear_turn(state: State) -> None:
    """Nothing rolled, nothing moved."""
    state.dice = ()
    state.weather = NO_WEATHER
    state.rally_moved = False
    state.assistance_moved = False
    state.tiles_left = 0
    state.exchange = NO_EXCHANGE
    state.move_owed = False
    state.boards_before = ()
    state.robbed_cards = ()
