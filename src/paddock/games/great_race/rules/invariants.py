"""What must always hold: every tile and every card in one place, nobody where nobody can be, gauges in their bounds."""
# mypyc: off

from __future__ import annotations

from functools import reduce
from operator import or_

from paddock.core.errors import BrokenInvariantError
from paddock.games.great_race.components.content import (
    CAPACITY,
    CARD,
    CARD_COUNT,
    CARDS,
    CHASSIS_MAX,
    CREW,
    DECK_SIZE,
    ENGINE_MAX,
    FRANC,
    FUEL_MAX,
    NO_CARD,
    NO_TILE,
    NOBODY,
    POST,
    POSTS,
    STICKERS,
    TILE,
    TILE_COUNT,
    TILES,
    TORPEDO_ASSISTANTS,
    TORPEDO_MAX,
    YELLOW,
)
from paddock.games.great_race.components.map import BIT, CITY_AT, NEAR, NO_CITY, SPACES
from paddock.games.great_race.rules.state import (
    AGAINST_TORPEDO,
    CONVOY,
    CREW_CHOICE,
    END,
    NO_DRIVE,
    NOTHING,
    TASK_CITY_CARD,
    TORPEDO,
    State,
    present,
)
from paddock.games.great_race.rules.steps.turning import is_done
from paddock.games.great_race.rules.supplies import spread


def check_state(state: State) -> None:
    """Raises `BrokenInvariantError` if something holds that can't."""
    problem = _tiles(state) or _cards(state) or _crews(state) or _order(state) or _torpedo(state)
    if problem:
        raise BrokenInvariantError(problem=problem)


def _tiles(state: State) -> str:
    """Every tile is in one place, and none lies on a city (GR-7.5)."""
    for tile in range(TILES):
        count = state.bag[tile] + state.tile_discard[tile] + state.tile.count(tile) + state.drawn.count(tile)
        if count != TILE_COUNT[tile] or state.bag[tile] < 0 or state.tile_discard[tile] < 0:
            return f"there are {count} tiles {TILE.names[tile]} instead of {TILE_COUNT[tile]}"
    if any(tile != NO_TILE and CITY_AT[space] != NO_CITY for space, tile in enumerate(state.tile)):
        return "a tile lies on a city"
    laid = [space for space, tile in enumerate(state.tile) if tile != NO_TILE]
    if state.laid != sum(BIT[space] for space in laid) or state.near != reduce(or_, (NEAR[space] for space in laid), 0):
        return "tiles lie where there are none"
    if state.bag_pile and state.bag_pile != spread(state.bag):
        return "the bag does not hold what is drawn from"
    return ""


def _cards(state: State) -> str:
    """Every card is in one place."""
    on_the_way = [card for what, _, card in state.agenda if what == TASK_CITY_CARD]
    for card in range(CARDS):
        places = [state.deck[card], state.discard[card], *state.hand[card::CARDS]]
        count = sum(places) + state.display.count(card) + on_the_way.count(card)
        if count != CARD_COUNT[card] or min(places) < 0:
            return f"there are {count} cards {CARD.names[card]} instead of {CARD_COUNT[card]}"
    if state.deck_pile and state.deck_pile != spread(state.deck):
        return "the deck does not hold what is drawn from"
    return ""


def _crews(state: State) -> str:
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
        if state.money[seat] < 0 or state.money[seat] % FRANC:
            return f"{name} has money that can't be"
        for post in range(POSTS):
            assigned, spent = state.posts[POSTS * seat + post], state.spent[POSTS * seat + post]
            if not 0 <= spent <= assigned <= CAPACITY[post]:
                return f"{name} has assistants that can't be ({POST.names[post]})"
    for vehicle in present(state):
        space = state.at[vehicle]
        if not 0 <= space < SPACES:
            return "a vehicle is nowhere"
        if (space == state.race.arrival) != (vehicle in state.arrived):
            return "a vehicle has arrived, or it has not"
        if CITY_AT[space] != NO_CITY and not state.visited[vehicle] >> CITY_AT[space] & 1:
            return "a vehicle is in a city that it has not entered"
    return ""


def _order(state: State) -> str:
    """Turn order, stamps and turns."""
    there = present(state)
    if state.phase > CREW_CHOICE and sorted(state.order) != there:
        return "the turn order is not that of the vehicles"
    stamps = [state.stamp[vehicle] for vehicle in there]
    if any(stamp >= state.clock for stamp in stamps):
        return "a stamp is later than the clock"
    if state.phase == CONVOY:
        if state.turn not in there:
            return "it is nobody's turn"
        if state.ask == NOTHING and not state.agenda and is_done(state, state.turn):
            return "it is the turn of somebody who has no more turns"
        if (state.drive_left != NO_DRIVE and state.drive_left < 0) or state.march < 0:
            return "a drive has an allowance that can't be"
    elif state.drawn or state.drive_left != NO_DRIVE:
        return "something of a turn is left over"
    if state.drawn and state.ask == NOTHING:
        return "tiles are in hand and nobody is asked"
    return ""


def _torpedo(state: State) -> str:
    """Gauges, stickers and cards of the Torpedo."""
    if state.mode != AGAINST_TORPEDO:
        return ""
    if state.objective not in (NO_CITY, state.race.arrival_city) and state.visited[TORPEDO] >> state.objective & 1:
        return "the Torpedo heads for a city that it has entered"
    most = TORPEDO_MAX[state.legacy[YELLOW]]
    if not 0 <= state.tank <= most or not 0 <= state.mechanic <= most:
        return "a gauge of the Torpedo is out of its bounds"
    if not 0 <= state.acted <= TORPEDO_ASSISTANTS or any(not 0 <= level <= STICKERS for level in state.legacy):
        return "the Torpedo has assistants or stickers that can't be"
    shown = [*state.used, *([state.current] if state.current != NO_CARD else [])]
    if len(set(state.estienne_deck)) != DECK_SIZE or any(card not in state.estienne_deck for card in shown):
        return "the Estienne cards are not those of the deck"
    if len(set(shown)) != len(shown):
        return "an Estienne card is in two places"
    if CONVOY <= state.phase < END and state.current == NO_CARD:
        return "there is no Estienne card"
    return ""
