"""Which cards the competitive bot wants in which car: tools before a hazard, fuel to the next supply, shields in what
is left.

Shields against the weather spare a feature in a third of the turns each, so they are worth more than fuel that is not
needed before the next supply (CR-7.4).
"""

from __future__ import annotations

import itertools
from typing import Final

from paddock.core.decision import Decision
from paddock.core.heuristics import Advice

from ..components import content
from ..components.content import (
    BOARD_ASSISTANCE,
    BOARD_RALLY,
    CAPACITY_BY_BOARD,
    CARD_FUEL,
    CARD_KIND_COUNT,
    CARD_SPARE_TYRE,
    CARD_TOOLBOX,
)
from ..components.road import may_turn, turned_nose_direction
from ..components.tiles import NOWHERE
from ..rules import decisions as d
from ..rules.driving import is_fitted, road_book_of
from ..rules.phases import EXCHANGES_BETWEEN_CARS
from ..rules.state import State, assistance_cards, rally_cards
from ..rules.steps.exchanges import are_cars_together
from ..rules.steps.repairs import has_mechanical_trouble
from . import preparation
from .forecast import Stage, forecast
from .logistics import assistance_distances, board_of_exchange, card_moves, distance_of_assistance, missing_repair_card
from .turns_to_finish import WORST_VALUE, road_book_code

BOTH_SHIELDS: Final = 3
"""Ways are planned with both shields."""
_ACCESSORY_CARDS: Final = (CARD_TOOLBOX, CARD_SPARE_TYRE, content.CARD_RAIN_TYRES, content.CARD_FOG_LIGHTS)
CARD_COMBINATIONS: Final = [cards for count in range(5) for cards in itertools.combinations(_ACCESSORY_CARDS, count)]
MIN_TURNS_SAVED: Final = 0.02
"""Turns that an exchange must save."""
MISSING_FUEL_COST: Final = 0.35
"""Turns that each fuel card costs that the way to the next supply takes and the car has not."""
NO_FUEL_COST: Final = 3.0
"""What it costs to have none at all."""
FUEL_SHORT_COST: Final = 1.0
"""Turns that it costs if the fuel does not do for the next one."""
FETCH_TURNS: Final = 3.0
"""Turns that an assistance car needs to fetch what it has not."""
RALLY_START_CARDS: Final = {
    content.CARD_RAIN_TYRES: 1,
    content.CARD_FOG_LIGHTS: 1,
    CARD_FUEL: CAPACITY_BY_BOARD[BOARD_RALLY] - 2,
}
"""The rally board at the start: no hazard is near yet, and the assistance car stands where it will be needed."""
ASSISTANCE_START_CARDS: Final = {
    card: min(content.LOAD_LIMIT_BY_CARD[card] - RALLY_START_CARDS.get(card, 0), 1)
    for card in range(CARD_KIND_COUNT)
    if card != CARD_FUEL
}
ASSISTANCE_START_CARDS[CARD_FUEL] = CAPACITY_BY_BOARD[BOARD_ASSISTANCE] - sum(ASSISTANCE_START_CARDS.values())
"""The assistance board then: one of everything that is left, and fuel."""


def stage_of_seat(state: State, seat: int) -> Stage:
    """The way ahead of a seat's car."""
    table = forecast(state, seat, BOTH_SHIELDS)
    book, nose_direction = road_book_of(state, seat), best_nose_direction(state, seat)
    return table.stage_from(state, seat, state.rally_tile[seat], nose_direction, book, state.tokens[seat])


def best_nose_direction(state: State, seat: int) -> int:
    """Where a car had better point: beside its assistance car it may be turned round anywhere (CR-17.3). Whatever
    is wished for does not depend on where it points meanwhile, or cards and noses would change for ever."""
    road, tile, nose_direction = state.road, state.rally_tile[seat], state.nose[seat]
    if not are_cars_together(state, seat) or not may_turn(road, tile, nose_direction):
        return nose_direction
    table = forecast(state, seat, BOTH_SHIELDS)
    book, token_mask = road_book_code(*road_book_of(state, seat)), state.tokens[seat]
    noses = sorted((nose_direction, turned_nose_direction(road, tile, nose_direction)))
    return min(noses, key=lambda each: table.turns_from(tile, each, book, token_mask))


def wanted_rally_cards(state: State, seat: int, cards_at_hand: list[int], stage: Stage) -> list[int]:
    """The cards that belong on the rally board, out of those at hand: what is expected to cost fewest turns."""
    must = [0] * CARD_KIND_COUNT
    if content.HAZARD_FLAT_TYRE in state.hazards_held[seat]:
        _add_card(must, cards_at_hand, CARD_SPARE_TYRE)
    if state.toolbox_bound[seat] or has_mechanical_trouble(state, seat):
        _add_card(must, cards_at_hand, CARD_TOOLBOX)
    best, chosen = WORST_VALUE, must
    for cards in CARD_COMBINATIONS:
        wanted = must[:]
        for card in cards:
            _add_card(wanted, cards_at_hand, card)
        wanted[CARD_FUEL] = min(CAPACITY_BY_BOARD[BOARD_RALLY] - sum(wanted), cards_at_hand[CARD_FUEL])
        value = load_cost(state, seat, wanted, stage)
        if value < best:
            best, chosen = value, wanted
    return chosen


def load_cost(state: State, seat: int, cards: list[int], stage: Stage) -> float:
    """Turns that a load is expected to cost: dice that shields would spare, waits for fuel, hazards without tools."""
    fuel = cards[CARD_FUEL]
    share = min(1.0, stage.tiles / max(1.0, stage.stops[-1][1]))
    turns_to_go = turns_with_shields(state, seat, content.shields_among(cards))
    turns = share * turns_to_go + waiting_turns(state, seat, stage, fuel, 1)
    turns += MISSING_FUEL_COST * max(0, stage.tiles - fuel) + (NO_FUEL_COST if not fuel else 0.0)
    if stage.first_hazard <= fuel:
        turns += next_hazard_cost(state, seat, stage, cards)
    return turns


def turns_with_shields(state: State, seat: int, shields: int) -> float:
    """Expected turns to go with some shields."""
    book, nose_direction = road_book_code(*road_book_of(state, seat)), best_nose_direction(state, seat)
    return forecast(state, seat, shields).turns_from(state.rally_tile[seat], nose_direction, book, state.tokens[seat])


def waiting_turns(state: State, seat: int, stage: Stage, fuel: int, first_stop: int = 0) -> float:
    """Turns that a car with some fuel will wait for its assistance car on the way ahead, if they meet at the stop of
    that number or later."""
    if fuel >= stage.tiles or state.assistance_tile[seat] == NOWHERE:
        return 0.0
    distances = assistance_distances(state.road, state.assistance_tile[seat])
    fetching = 0.0 if assistance_cards(state, seat)[CARD_FUEL] else FETCH_TURNS
    best = WORST_VALUE
    for turn in range(first_stop, len(stage.stops)):
        tile, driven = stage.stops[turn]
        if driven > fuel:
            break
        best = min(best, max(0.0, distances[tile] + fetching - turn - 1.0))
    return best if best < WORST_VALUE else FUEL_SHORT_COST + max(0.0, distances[stage.stops[0][0]] + fetching - 1.0)


def next_hazard_cost(state: State, seat: int, stage: Stage, cards: list[int]) -> float:
    """Turns that the next hazard card is expected to cost with some cards aboard (CR-13)."""
    for turn, (stop, driven) in enumerate(stage.stops):
        if driven >= stage.first_hazard:
            return hazard_cost(state, seat, stop, turn, cards)
    return hazard_cost(state, seat, stage.stops[-1][0], 0, cards)


def hazard_cost(state: State, seat: int, tile: int, turns: int, cards: list[int]) -> float:
    """The same on a tile that is so many turns away: the assistance car may bring what is missing."""
    pile = state.hazard_pile
    if not any(pile):
        return 0.5
    assistance, turns_lost = assistance_cards(state, seat), float(pile[content.HAZARD_AQUAPLANING])
    away = max(0.5, distance_of_assistance(state, seat, tile, distance_if_none=2 + turns) - turns)
    if not cards[CARD_SPARE_TYRE]:
        turns_lost += pile[content.HAZARD_FLAT_TYRE] * (away + (0.0 if assistance[CARD_SPARE_TYRE] else FETCH_TURNS))
    if not cards[CARD_TOOLBOX]:
        wait = away + (0.0 if assistance[CARD_TOOLBOX] else FETCH_TURNS)
        for hazard, feature in content.FEATURE_OF_HAZARD.items():
            turns_lost += pile[hazard] * (min(wait, 1.0) if is_fitted(state, seat, feature) else wait)
        turns_lost += pile[content.HAZARD_BRAKES_FAILURE] * wait + pile[content.HAZARD_FUEL_LEAK] * min(wait, 2.0)
    return turns_lost / sum(pile)


def _add_card(wanted_cards: list[int], cards_at_hand: list[int], card: int) -> None:
    """One card, if there is any, and room for it."""
    if cards_at_hand[card] and not wanted_cards[card] and sum(wanted_cards) < CAPACITY_BY_BOARD[BOARD_RALLY]:
        wanted_cards[card] = 1


def available_cards(state: State, seat: int, exchange_kind: int) -> list[int]:
    """What could come onto the rally board: from the assistance car, or from the piles."""
    source = assistance_cards(state, seat) if exchange_kind in EXCHANGES_BETWEEN_CARS else state.card_pile
    return [own + other for own, other in zip(rally_cards(state, seat), source, strict=True)]


def exchange_pays(state: State, seat: int, stage: Stage, exchange_kind: int) -> bool:
    """Whether an exchange would bring cards that are worth it."""
    now = rally_cards(state, seat)
    goal = wanted_rally_cards(state, seat, available_cards(state, seat, exchange_kind), stage)
    if all(goal[card] <= now[card] for card in range(CARD_KIND_COUNT)):
        return False
    saved = load_cost(state, seat, now, stage) - MIN_TURNS_SAVED
    return missing_repair_card(state, seat) >= 0 or load_cost(state, seat, goal, stage) < saved


def wanted_assistance_cards(state: State, seat: int) -> list[int]:
    """What the assistance car carries: the tools that it has or the rally car lacks, and fuel."""
    wanted, rally = assistance_cards(state, seat), rally_cards(state, seat)
    for card in (CARD_TOOLBOX, CARD_SPARE_TYRE):
        is_useful = card == CARD_SPARE_TYRE or not rally[card]
        if is_useful and not wanted[card] and state.card_pile[card]:
            wanted[card] = 1
    wanted[CARD_SPARE_TYRE] = min(1, wanted[CARD_SPARE_TYRE])
    wanted[CARD_FUEL] = 0
    wanted[CARD_FUEL] = CAPACITY_BY_BOARD[BOARD_ASSISTANCE] - sum(wanted)
    return wanted


def advise_load(state: State, seat: int) -> Advice:
    """The load-out before the race, card by card."""
    return preparation.advise_load(state, seat, (RALLY_START_CARDS, ASSISTANCE_START_CARDS))


def advise_exchange(state: State, seat: int, choices: list[Decision]) -> Advice:
    """The next card towards what belongs where; then the exchange is closed."""
    if board_of_exchange(state) == BOARD_RALLY:
        stock = available_cards(state, seat, state.exchange)
        goal = wanted_rally_cards(state, seat, stock, stage_of_seat(state, seat))
    else:
        goal = wanted_assistance_cards(state, seat)
    chosen = next((move for move in card_moves(state, seat, goal) if move in choices), d.FINISH_EXCHANGE_DECISION)
    return Advice(chosen, 1.0, "hint-fuel")
