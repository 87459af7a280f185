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
from ..components.road import may_turn, turned_nose
from ..components.tiles import NOWHERE
from ..rules import decisions as d
from ..rules.driving import is_fitted
from ..rules.phases import EXCHANGE_ASSIST, EXCHANGE_TRANSPORTER
from ..rules.state import State
from ..rules.steps.exchanges import are_cars_together
from .exchanges import board_of_exchange, card_moves
from .forecast import forecast
from .logistics import missing_repair_card
from .preparation import advise_loading
from .stages import Stage, stage_from
from .turns_to_finish import road_book_code
from .win_chance import cached_distances

BOTH_SHIELDS: Final = 3
"""Ways are planned with both shields."""
TOOLS: Final = (content.TOOLBOX, content.SPARE_TYRE)
CARD_COMBINATIONS: Final = tuple(
    chosen
    for count in range(5)
    for chosen in itertools.combinations(
        (content.TOOLBOX, content.SPARE_TYRE, content.RAIN_TYRES, content.FOG_LIGHTS), count
    )
)
WORST_VALUE: Final = 9_999.0
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
    content.RAIN_TYRES: 1,
    content.FOG_LIGHTS: 1,
    content.FUEL: content.BOARD_CAPACITY[content.RALLY] - 2,
}
"""The rally board at the start: no hazard is near yet, and the assistance car stands where it will be needed."""
ASSISTANCE_START_CARDS: Final = {
    card: min(content.LOAD_LIMIT[card] - RALLY_START_CARDS.get(card, 0), 1)
    for card in range(content.CARDS)
    if card != content.FUEL
}
"""The assistance board then, beside fuel: one of everything that is left."""


def stage_of_seat(state: State, seat: int) -> Stage:
    """The way ahead of a seat's car."""
    table = forecast(state, seat, BOTH_SHIELDS)
    book = state.road_book[content.WAYS * seat : content.WAYS * (seat + 1)]
    nose = best_nose(state, seat)
    return stage_from(state, seat, table, state.rally_tile[seat], nose, book, state.tokens[seat])


def best_nose(state: State, seat: int) -> int:
    """Where a car had better point: beside its assistance car it may be turned round anywhere (CR-17.3). Whatever
    is wished for does not depend on where it points meanwhile, or cards and noses would change for ever."""
    road, tile, nose = state.road, state.rally_tile[seat], state.nose[seat]
    if not are_cars_together(state, seat) or not may_turn(road, tile, nose):
        return nose
    table = forecast(state, seat, BOTH_SHIELDS)
    book, tokens = road_book_code(*state.road_book[content.WAYS * seat : content.WAYS * (seat + 1)]), state.tokens[seat]
    return min(
        sorted((nose, turned_nose(road, tile, nose))), key=lambda each: table.turns_from(tile, each, book, tokens)
    )


def wanted_rally_cards(state: State, seat: int, stock: list[int], ahead: Stage) -> list[int]:
    """The cards that belong on the rally board, out of those at hand: what is expected to cost fewest turns."""
    held = state.hazards_held[seat]
    must = [0] * content.CARDS
    if content.FLAT_TYRE in held:
        _add_card(must, stock, content.SPARE_TYRE)
    if (
        state.sabotaged_slots[seat]
        or state.toolbox_bound[seat]
        or any(content.IS_TOOLBOX_REPAIR[hazard] for hazard in held)
    ):
        _add_card(must, stock, content.TOOLBOX)
    best, chosen = WORST_VALUE, must
    for cards in CARD_COMBINATIONS:
        wanted = must[:]
        for card in cards:
            _add_card(wanted, stock, card)
        wanted[content.FUEL] = min(content.BOARD_CAPACITY[content.RALLY] - sum(wanted), stock[content.FUEL])
        value = load_cost(state, seat, wanted, ahead)
        if value < best:
            best, chosen = value, wanted
    return chosen


def load_cost(state: State, seat: int, cards: list[int], ahead: Stage) -> float:
    """Turns that a load is expected to cost: dice that shields would spare, waits for fuel, hazards without tools."""
    fuel = cards[content.FUEL]
    shields = (1 if cards[content.RAIN_TYRES] else 0) + (2 if cards[content.FOG_LIGHTS] else 0)
    share = min(1.0, ahead.tiles / max(1.0, ahead.stops[-1][1]))
    turns = share * turns_with_shields(state, seat, shields) + waiting_turns(state, seat, ahead, fuel, 1)
    turns += MISSING_FUEL_COST * max(0, ahead.tiles - fuel) + (NO_FUEL_COST if not fuel else 0.0)
    if ahead.hazard <= fuel:
        turns += next_hazard_cost(state, seat, ahead, bool(cards[content.TOOLBOX]), bool(cards[content.SPARE_TYRE]))
    return turns


def turns_with_shields(state: State, seat: int, shields: int) -> float:
    """Expected turns to go with some shields."""
    book = road_book_code(*state.road_book[content.WAYS * seat : content.WAYS * (seat + 1)])
    return forecast(state, seat, shields).turns_from(
        state.rally_tile[seat], best_nose(state, seat), book, state.tokens[seat]
    )


def waiting_turns(state: State, seat: int, ahead: Stage, fuel: int, since: int = 0) -> float:
    """Turns that a car with some fuel will wait for its assistance car on the way ahead, if they meet at the stop of
    that number or later."""
    if fuel >= ahead.tiles or state.assistance_tile[seat] == NOWHERE:
        return 0.0
    road = cached_distances(state.road, state.assistance_tile[seat])
    empty = 0.0 if state.assistance_load[content.CARDS * seat + content.FUEL] else FETCH_TURNS
    best = WORST_VALUE
    for turn in range(since, len(ahead.stops)):
        tile, driven = ahead.stops[turn]
        if driven > fuel:
            break
        best = min(best, max(0.0, road[tile] + empty - turn - 1.0))
    return best if best < WORST_VALUE else FUEL_SHORT_COST + max(0.0, road[ahead.stops[0][0]] + empty - 1.0)


def next_hazard_cost(state: State, seat: int, ahead: Stage, toolbox: bool, spare: bool) -> float:
    """Turns that the next hazard card is expected to cost with some tools aboard (CR-13)."""
    tile, turns = ahead.stops[-1][0], 0
    for turn, (stop, driven) in enumerate(ahead.stops):
        if driven >= ahead.hazard:
            tile, turns = stop, turn
            break
    return hazard_cost(state, seat, tile, turns, toolbox, spare)


def hazard_cost(state: State, seat: int, tile: int, turns: int, toolbox: bool, spare: bool) -> float:
    """The same on a tile that is so many turns away: the assistance car may bring what is missing."""
    pile = state.hazard_pile
    cards = sum(pile)
    if not cards:
        return 0.5
    first = content.CARDS * seat
    turns_lost = float(pile[content.AQUAPLANING])
    away = (
        cached_distances(state.road, state.assistance_tile[seat])[tile] - turns
        if state.assistance_tile[seat] != NOWHERE
        else 2
    )
    if not spare:
        turns_lost += pile[content.FLAT_TYRE] * (
            max(0.5, away) + (0.0 if state.assistance_load[first + content.SPARE_TYRE] else FETCH_TURNS)
        )
    if not toolbox:
        wait = max(0.5, away) + (0.0 if state.assistance_load[first + content.TOOLBOX] else FETCH_TURNS)
        for hazard, feature in (
            (content.POTHOLE, content.SPORT_SUSPENSION),
            (content.POWER_FAILURE, content.POWER_KIT),
        ):
            turns_lost += pile[hazard] * (min(wait, 1.0) if is_fitted(state, seat, feature) else wait)
        turns_lost += pile[content.BRAKES_FAILURE] * wait + pile[content.FUEL_LEAK] * min(wait, 2.0)
    return turns_lost / cards


def _add_card(wanted: list[int], stock: list[int], card: int) -> None:
    """One card, if there is any, and room for it."""
    if stock[card] and not wanted[card] and sum(wanted) < content.BOARD_CAPACITY[content.RALLY]:
        wanted[card] = 1


def available_cards(state: State, seat: int, exchange: int) -> list[int]:
    """What could come onto the rally board: from the assistance car, or from the piles."""
    first = content.CARDS * seat
    own = state.rally_load[first : first + content.CARDS]
    other = (
        state.assistance_load[first : first + content.CARDS]
        if exchange in (EXCHANGE_ASSIST, EXCHANGE_TRANSPORTER)
        else state.card_pile
    )
    return [count + other[card] for card, count in enumerate(own)]


def exchange_pays(state: State, seat: int, ahead: Stage, kind: int) -> bool:
    """Whether an exchange would bring cards that are worth it."""
    first = content.CARDS * seat
    now = state.rally_load[first : first + content.CARDS]
    goal = wanted_rally_cards(state, seat, available_cards(state, seat, kind), ahead)
    if all(goal[card] <= now[card] for card in range(content.CARDS)):
        return False
    return (
        missing_repair_card(state, seat) >= 0
        or load_cost(state, seat, goal, ahead) < load_cost(state, seat, now, ahead) - MIN_TURNS_SAVED
    )


def wanted_assistance_cards(state: State, seat: int) -> list[int]:
    """What the assistance car carries: the tools that it has or the rally car lacks, and fuel."""
    first = content.CARDS * seat
    wanted = state.assistance_load[first : first + content.CARDS]
    for card in TOOLS:
        if (
            not wanted[card]
            and state.card_pile[card]
            and (card == content.SPARE_TYRE or not state.rally_load[first + card])
        ):
            wanted[card] = 1
    wanted[content.SPARE_TYRE] = min(1, wanted[content.SPARE_TYRE])
    wanted[content.FUEL] = 0
    wanted[content.FUEL] = content.BOARD_CAPACITY[content.ASSISTANCE] - sum(wanted)
    return wanted


def advise_load(state: State, seat: int) -> Advice:
    """The load-out before the race, card by card."""
    return advise_loading(
        state,
        seat,
        (
            RALLY_START_CARDS,
            {
                **ASSISTANCE_START_CARDS,
                content.FUEL: content.BOARD_CAPACITY[content.ASSISTANCE] - sum(ASSISTANCE_START_CARDS.values()),
            },
        ),
    )


def advise_exchange(state: State, seat: int, legal: list[Decision]) -> Advice:
    """The next card towards what belongs where; then the exchange is closed."""
    if board_of_exchange(state) == content.RALLY:
        goal = wanted_rally_cards(state, seat, available_cards(state, seat, state.exchange), stage_of_seat(state, seat))
    else:
        goal = wanted_assistance_cards(state, seat)
    chosen = next((move for move in card_moves(state, seat, goal) if move in legal), d.DONE_DECISION)
    return Advice(chosen, 1.0, "hint-fuel")
