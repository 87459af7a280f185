"""What must always hold: every tile and every card in one place, nobody where nobody can be, gauges in their bounds."""
# mypyc: off

from __future__ import annotations

from functools import reduce
from operator import or_

from paddock.core.errors import BrokenInvariantError
from paddock.games.great_race.components.content import (
    CARD,
    CARD_COUNT,
    CARDS,
    CHASSIS_MAX,
    CREW,
    ENGINE_MAX,
    ESTIENNE_DECK_SIZE,
    FUEL_MAX,
    MONEY_UNIT,
    NO_CARD,
    NO_TILE,
    NOBODY,
    POST,
    POST_CAPACITY,
    POSTS,
    STICKERS_PER_COLOUR,
    TILE,
    TILE_COUNT,
    TILES,
    TORPEDO_ASSISTANTS,
    TORPEDO_GAUGE_MAX,
    YELLOW,
)
from paddock.games.great_race.components.map import CITY_AT, NO_CITY, SPACE_BIT, SPACES, TERRAIN_BESIDE_MASK
from paddock.games.great_race.rules.state import (
    MODE_TORPEDO,
    NO_DRIVE,
    NO_QUESTION,
    PHASE_CONVOY,
    PHASE_CREW_CHOICE,
    PHASE_END,
    TASK_CITY_CARD,
    TORPEDO_INDEX,
    State,
    active_vehicles,
)
from paddock.games.great_race.rules.steps.turns import is_done_for_round
from paddock.games.great_race.rules.supplies import expand_counts


def check_state(state: State) -> None:
    """Raises `BrokenInvariantError` if something holds that can't."""
    problem = (
        _tile_problem(state)
        or _card_problem(state)
        or _crew_problem(state)
        or _order_problem(state)
        or _torpedo_problem(state)
    )
    if problem:
        raise BrokenInvariantError(problem=problem)


def _tile_problem(state: State) -> str:
    """Every tile is in one place, and none lies on a city (GR-7.5)."""
    for tile in range(TILES):
        count = (
            state.tile_bag[tile] + state.tile_discard[tile] + state.tile_at.count(tile) + state.drawn_tiles.count(tile)
        )
        if count != TILE_COUNT[tile] or state.tile_bag[tile] < 0 or state.tile_discard[tile] < 0:
            return f"there are {count} tiles {TILE.names[tile]} instead of {TILE_COUNT[tile]}"
    if any(tile != NO_TILE and CITY_AT[space] != NO_CITY for space, tile in enumerate(state.tile_at)):
        return "a tile lies on a city"
    laid = [space for space, tile in enumerate(state.tile_at) if tile != NO_TILE]
    if state.tiled_mask != sum(SPACE_BIT[space] for space in laid) or state.beside_tiles_mask != reduce(
        or_, (TERRAIN_BESIDE_MASK[space] for space in laid), 0
    ):
        return "tiles lie where there are none"
    if state.tile_bag_pile and state.tile_bag_pile != expand_counts(state.tile_bag):
        return "the bag does not hold what is drawn from"
    return ""


def _card_problem(state: State) -> str:
    """Every card is in one place."""
    on_the_way = [card for what, _, card in state.agenda if what == TASK_CITY_CARD]
    for card in range(CARDS):
        places = [state.card_deck[card], state.card_discard[card], *state.hand[card::CARDS]]
        count = sum(places) + state.display.count(card) + on_the_way.count(card)
        if count != CARD_COUNT[card] or min(places) < 0:
            return f"there are {count} cards {CARD.names[card]} instead of {CARD_COUNT[card]}"
    if state.card_deck_pile and state.card_deck_pile != expand_counts(state.card_deck):
        return "the deck does not hold what is drawn from"
    return ""


def _crew_problem(state: State) -> str:
    """Gauges, money, assistants and places of every crew."""
    for seat, crew in enumerate(state.crew):
        if crew == NOBODY:
            continue
        name = CREW.names[crew]
        if state.crew.count(crew) > 1:
            return f"two seats are {name}"
        if not (
            0 <= state.fuel[seat] <= FUEL_MAX[crew]
            and 0 <= state.engine[seat] <= ENGINE_MAX[crew]
            and 0 <= state.chassis[seat] <= CHASSIS_MAX[crew]
        ):
            return f"a gauge of {name} is out of its bounds"
        if state.money[seat] < 0 or state.money[seat] % MONEY_UNIT:
            return f"{name} has money that can't be"
        for post in range(POSTS):
            assigned, spent = state.posts[POSTS * seat + post], state.spent_posts[POSTS * seat + post]
            if not 0 <= spent <= assigned <= POST_CAPACITY[post]:
                return f"{name} has assistants that can't be ({POST.names[post]})"
    for vehicle in active_vehicles(state):
        space = state.space_of[vehicle]
        if not 0 <= space < SPACES:
            return "a vehicle is nowhere"
        if (space == state.race.arrival) != (vehicle in state.arrived):
            return "a vehicle has arrived, or it has not"
        if CITY_AT[space] != NO_CITY and not state.visited_cities[vehicle] >> CITY_AT[space] & 1:
            return "a vehicle is in a city that it has not entered"
    return ""


def _order_problem(state: State) -> str:
    """Turn order, stamps and turns."""
    there = active_vehicles(state)
    if state.phase > PHASE_CREW_CHOICE and sorted(state.turn_order) != there:
        return "the turn order is not that of the vehicles"
    stamps = [state.level_stamp[vehicle] for vehicle in there]
    if any(stamp >= state.stamp_clock for stamp in stamps):
        return "a stamp is later than the clock"
    if state.phase == PHASE_CONVOY:
        if state.turn not in there:
            return "it is nobody's turn"
        if state.question == NO_QUESTION and not state.agenda and is_done_for_round(state, state.turn):
            return "it is the turn of somebody who has no more turns"
        if (state.drive_left != NO_DRIVE and state.drive_left < 0) or state.march_spaces < 0:
            return "a drive has an allowance that can't be"
    elif state.drawn_tiles or state.drive_left != NO_DRIVE:
        return "something of a turn is left over"
    if state.drawn_tiles and state.question == NO_QUESTION:
        return "tiles are in hand and nobody is asked"
    return ""


def _torpedo_problem(state: State) -> str:
    """Gauges, stickers and cards of the Torpedo."""
    if state.mode != MODE_TORPEDO:
        return ""
    if (
        state.objective not in (NO_CITY, state.race.arrival_city)
        and state.visited_cities[TORPEDO_INDEX] >> state.objective & 1
    ):
        return "the Torpedo heads for a city that it has entered"
    most = TORPEDO_GAUGE_MAX[state.legacy[YELLOW]]
    if not 0 <= state.torpedo_fuel <= most or not 0 <= state.torpedo_mechanic <= most:
        return "a gauge of the Torpedo is out of its bounds"
    if not 0 <= state.torpedo_acted <= TORPEDO_ASSISTANTS or any(
        not 0 <= level <= STICKERS_PER_COLOUR for level in state.legacy
    ):
        return "the Torpedo has assistants or stickers that can't be"
    shown = [*state.estienne_used, *([state.estienne_card] if state.estienne_card != NO_CARD else [])]
    if len(set(state.estienne_deck)) != ESTIENNE_DECK_SIZE or any(card not in state.estienne_deck for card in shown):
        return "the Estienne cards are not those of the deck"
    if len(set(shown)) != len(shown):
        return "an Estienne card is in two places"
    if PHASE_CONVOY <= state.phase < PHASE_END and state.estienne_card == NO_CARD:
        return "there is no Estienne card"
    return ""
