"""Positions and turns with nothing in them yet."""

from __future__ import annotations

from paddock.games.gang_rush.components.bridge import NO_WALL, SPACES, WALLS, F
from paddock.games.gang_rush.components.content import ALL_TILES, DICE, HAZARD_COUNT, NO_FACE, OPEN_TILES
from paddock.games.gang_rush.components.settings import Settings
from paddock.games.gang_rush.rules.state import (
    NO_TILE,
    NOBODY,
    NOTHING,
    NOWHERE,
    SETUP,
    UNPICKED,
    State,
    replaced,
)


def blank(settings: Settings, seats: int, walls: int = NO_WALL) -> State:
    """A position with nothing on the bridge but its wall: nobody has a car, all tiles are in their piles."""
    state = State()
    state.settings = settings
    state.seats = seats
    state.walls = walls
    state.wall = WALLS[walls]
    state.phase = SETUP
    state.round = 0
    state.order = ()
    state.car = NOBODY
    state.drafter = 0
    state.any_bought = False
    state.picking = tuple(range(seats))
    state.finished = ()
    state.arrested = ()
    state.conceded = ()
    state.ending = False
    state.driver = (NOBODY,) * seats
    state.status = [UNPICKED] * seats
    state.at = [NOWHERE] * seats
    state.exit = (NOWHERE,) * seats
    state.facing = [F] * seats
    state.homeward = (0,) * seats
    state.speed = [0] * seats
    state.body = [0] * seats
    state.cash = [0] * seats
    state.debt = (0,) * seats
    state.ramp = (0 if settings.no_ramps else 1,) * seats
    state.tiles = [0] * seats
    state.active = (0,) * seats
    state.item = (0,) * SPACES
    for space, item in state.wall.pieces:
        state.item = replaced(state.item, space, item)
    state.barriers = (0,) * SPACES
    state.bills = (0,) * SPACES
    state.occupant = [NOBODY] * SPACES
    state.hazard_pile = tuple(count - aside for count, aside in zip(HAZARD_COUNT, state.wall.aside, strict=True))
    state.hazard_discard = (0,) * len(HAZARD_COUNT)
    state.revealed = ()
    state.gone = 0
    state.bonus_pile = ALL_TILES
    state.bonus_discard = 0
    state.shop = (NO_TILE,) * OPEN_TILES
    state.bank = 0
    clear_turn(state)
    state.ask = NOTHING
    state.ask_car = NOBODY
    state.ask_detail = 0
    state.agenda = []
    state.moves_left = 0
    state.moved = ()
    state.air = NOWHERE
    state.landing = 0
    state.alive = False
    return state


def clear_turn(state: State) -> None:
    """Nothing rolled, nothing used."""
    state.dice = [NO_FACE] * DICE
    state.spent = [0] * DICE
    state.aside = 0
    state.lost = 0
    state.doubled = NOBODY
    state.rolls = 0
    state.rerolls = 0
    state.second_wind = False
    state.free_wheels = 0
    state.granted_wheels = 0
    state.granted_speed = 0
    state.movement = 0
    state.nails = 0
    state.used = 0
