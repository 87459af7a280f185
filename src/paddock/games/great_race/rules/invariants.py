"""What must always hold: every tile and every card in one place, nobody where nobody can be, gauges in their bounds."""
# mypyc: off

from __future__ import annotations

from functools import reduce
from operator import or_

from paddock.core.errors import BrokenInvariantError

from ..components import content
from ..components.africa import BIT_BY_SPACE, CITY_BY_SPACE, NO_CITY, SPACE_COUNT, TERRAIN_MASK_BESIDE_SPACE
from .phases import MODE_TORPEDO, NO_DRIVE, NO_QUESTION, PHASE_CONVOY, PHASES, TASK_CITY_CARD, TORPEDO_INDEX
from .state import State, active_vehicles
from .steps.turns import is_done_for_round
from .supplies import expand_counts


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
    for tile in range(content.TILE_KIND_COUNT):
        count = (
            state.tile_bag[tile] + state.tile_discard[tile] + state.tile_at.count(tile) + state.drawn_tiles.count(tile)
        )
        if count != content.COPIES_BY_TILE[tile] or state.tile_bag[tile] < 0 or state.tile_discard[tile] < 0:
            return (
                f"there are {count} tiles {content.TILE_VALUES.names[tile]} instead of {content.COPIES_BY_TILE[tile]}"
            )
    if any(tile != content.NO_TILE and CITY_BY_SPACE[space] != NO_CITY for space, tile in enumerate(state.tile_at)):
        return "a tile lies on a city"
    laid = [space for space, tile in enumerate(state.tile_at) if tile != content.NO_TILE]
    if state.tiled_mask != sum(BIT_BY_SPACE[space] for space in laid) or state.beside_tiles_mask != reduce(
        or_, (TERRAIN_MASK_BESIDE_SPACE[space] for space in laid), 0
    ):
        return "tiles lie where there are none"
    if state.tile_bag_pile and state.tile_bag_pile != expand_counts(state.tile_bag):
        return "the bag does not hold what is drawn from"
    return ""


def _card_problem(state: State) -> str:
    """Every card is in one place."""
    on_the_way = [card for what, _, card in state.agenda if what == TASK_CITY_CARD]
    for card in range(content.CARD_KIND_COUNT):
        places = [state.card_deck[card], state.card_discard[card], *state.hand[card :: content.CARD_KIND_COUNT]]
        count = sum(places) + state.display.count(card) + on_the_way.count(card)
        if count != content.COPIES_BY_CARD[card] or min(places) < 0:
            return (
                f"there are {count} cards {content.CARD_VALUES.names[card]} instead of {content.COPIES_BY_CARD[card]}"
            )
    if state.card_deck_pile and state.card_deck_pile != expand_counts(state.card_deck):
        return "the deck does not hold what is drawn from"
    return ""


def _crew_problem(state: State) -> str:
    """Gauges, money, assistants and places of every crew."""
    for seat, crew in enumerate(state.crew):
        if crew == content.NOBODY:
            continue
        name = content.CREW_VALUES.names[crew]
        if state.crew.count(crew) > 1:
            return f"two seats are {name}"
        if not (
            0 <= state.fuel[seat] <= content.MAX_FUEL_BY_VEHICLE[crew]
            and 0 <= state.engine[seat] <= content.MAX_ENGINE_BY_VEHICLE[crew]
            and 0 <= state.chassis[seat] <= content.MAX_CHASSIS_BY_VEHICLE[crew]
        ):
            return f"a gauge of {name} is out of its bounds"
        if state.money[seat] < 0 or state.money[seat] % content.MONEY_UNIT:
            return f"{name} has money that can't be"
        for post in range(content.POST_COUNT):
            assigned, spent = (
                state.posts[content.POST_COUNT * seat + post],
                state.spent_posts[content.POST_COUNT * seat + post],
            )
            if not 0 <= spent <= assigned <= content.CAPACITY_BY_POST[post]:
                return f"{name} has assistants that can't be ({content.POST_VALUES.names[post]})"
    for vehicle in active_vehicles(state):
        space = state.space_of[vehicle]
        if not 0 <= space < SPACE_COUNT:
            return "a vehicle is nowhere"
        if (space == state.race.arrival) != (vehicle in state.arrived):
            return "a vehicle has arrived, or it has not"
        if CITY_BY_SPACE[space] != NO_CITY and not state.visited_cities[vehicle] >> CITY_BY_SPACE[space] & 1:
            return "a vehicle is in a city that it has not entered"
    return ""


def _order_problem(state: State) -> str:
    """Turn order, stamps and turns."""
    there = active_vehicles(state)
    if not PHASES[state.phase].is_before_crews and sorted(state.turn_order) != there:
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
    most = content.TORPEDO_GAUGE_MAX_BY_LEVEL[state.legacy[content.COLOUR_YELLOW]]
    if not 0 <= state.torpedo_fuel <= most or not 0 <= state.torpedo_mechanic <= most:
        return "a gauge of the Torpedo is out of its bounds"
    if not 0 <= state.torpedo_acted <= content.TORPEDO_ASSISTANTS or any(
        not 0 <= level <= content.STICKERS_PER_COLOUR for level in state.legacy
    ):
        return "the Torpedo has assistants or stickers that can't be"
    shown = [*state.estienne_used, *([state.estienne_card] if state.estienne_card != content.NO_CARD else [])]
    if len(set(state.estienne_deck)) != content.ESTIENNE_DECK_SIZE or any(
        card not in state.estienne_deck for card in shown
    ):
        return "the Estienne cards are not those of the deck"
    if len(set(shown)) != len(shown):
        return "an Estienne card is in two places"
    if PHASES[state.phase].in_round and state.estienne_card == content.NO_CARD:
        return "there is no Estienne card"
    return ""
