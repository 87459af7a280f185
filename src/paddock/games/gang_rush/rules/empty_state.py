"""Positions and turns with nothing in them yet."""

from __future__ import annotations

from paddock.games.gang_rush.components.bridge import BORDER_WALLS, FORWARD, NO_WALL, SPACE_COUNT
from paddock.games.gang_rush.components.content import ALL_TILES, DICE_COUNT, HAZARD_COPIES, NO_FACE, SHOP_SIZE
from paddock.games.gang_rush.components.settings import Settings
from paddock.games.gang_rush.rules.state import (
    NO_QUESTION,
    NO_TILE,
    NOBODY,
    NOT_PICKED,
    NOWHERE,
    SETUP,
    State,
    with_value,
)


def empty_state(settings: Settings, seats: int, walls: int = NO_WALL) -> State:
    """A position with nothing on the bridge but its wall: nobody has a car, all tiles are in their piles."""
    state = State()
    state.settings = settings
    state.seats = seats
    state.wall_players = walls
    state.wall = BORDER_WALLS[walls]
    state.phase = SETUP
    state.round = 0
    state.turn_order = ()
    state.current_car = NOBODY
    state.drafter_index = 0
    state.any_bought = False
    state.seats_to_pick = tuple(range(seats))
    state.finished = ()
    state.arrested = ()
    state.conceded = ()
    state.is_last_car_left = False
    state.driver = (NOBODY,) * seats
    state.status = [NOT_PICKED] * seats
    state.space_of = [NOWHERE] * seats
    state.exit_space = (NOWHERE,) * seats
    state.facing = [FORWARD] * seats
    state.homeward = (0,) * seats
    state.speed = [0] * seats
    state.body = [0] * seats
    state.cash = [0] * seats
    state.debt = (0,) * seats
    state.has_ramp = (0 if settings.no_ramps else 1,) * seats
    state.tiles = [0] * seats
    state.active_tiles = (0,) * seats
    state.road_item = (0,) * SPACE_COUNT
    for space, item in state.wall.pieces:
        state.road_item = with_value(state.road_item, space, item)
    state.barriers = (0,) * SPACE_COUNT
    state.bills = (0,) * SPACE_COUNT
    state.occupant = [NOBODY] * SPACE_COUNT
    state.hazard_pile = tuple(
        count - aside for count, aside in zip(HAZARD_COPIES, state.wall.tiles_set_aside, strict=True)
    )
    state.hazard_discard = (0,) * len(HAZARD_COPIES)
    state.revealed_hazards = ()
    state.containers_gone = 0
    state.bonus_pile = ALL_TILES
    state.bonus_discard = 0
    state.shop = (NO_TILE,) * SHOP_SIZE
    state.bank_paid_out = 0
    clear_turn(state)
    state.question = NO_QUESTION
    state.question_car = NOBODY
    state.question_detail = 0
    state.agenda = []
    state.moves_left = 0
    state.moved_spaces = ()
    state.bounce_space = NOWHERE
    state.landing_damage = 0
    state.jumper_had_body = False
    return state


def clear_turn(state: State) -> None:
    """Nothing rolled, nothing used."""
    state.dice = [NO_FACE] * DICE_COUNT
    state.die_uses = [0] * DICE_COUNT
    state.dice_aside = 0
    state.lost_dice = 0
    state.doubled_die = NOBODY
    state.rolls = 0
    state.rerolls_left = 0
    state.second_wind = False
    state.free_wheels = 0
    state.granted_wheels = 0
    state.granted_speed = 0
    state.movement = 0
    state.nails = 0
    state.turn_flags = 0
