"""Which cards a contender wants in which car: tools before a hazard, fuel to the next supply, shields in what is left.

Shields against the weather spare a feature in a third of the turns each, so they are worth more than fuel that is not
needed before the next supply (CR-7.4).
"""

from __future__ import annotations

import itertools
from typing import Final

from paddock.core.decision import Decision
from paddock.core.heuristics import Advice
from paddock.games.classic_rally.bots.exchanges import card_moves, changed_board
from paddock.games.classic_rally.bots.forecast import forecast
from paddock.games.classic_rally.bots.logistics import lacking
from paddock.games.classic_rally.bots.outlook import book_code
from paddock.games.classic_rally.bots.preparation import load_up
from paddock.games.classic_rally.bots.stages import Stage, stage_from
from paddock.games.classic_rally.bots.win_chance import ways
from paddock.games.classic_rally.components.content import (
    AQUAPLANING,
    ASSISTANCE,
    BRAKES_FAILURE,
    CAPACITY,
    CARDS,
    FLAT_TYRE,
    FOG_LIGHTS,
    FUEL,
    FUEL_LEAK,
    LIMIT,
    POTHOLE,
    POWER_FAILURE,
    POWER_KIT,
    RAIN_TYRES,
    RALLY,
    SPARE_TYRE,
    SPORT_SUSPENSION,
    TOOLBOX,
    TOOLBOX_MENDS,
    WAYS,
)
from paddock.games.classic_rally.components.road import NOWHERE, may_turn, turned
from paddock.games.classic_rally.rules import decisions as d
from paddock.games.classic_rally.rules.driving import is_fitted
from paddock.games.classic_rally.rules.state import ASSISTING, TRANSPORTING, State
from paddock.games.classic_rally.rules.steps.swapping import together

SHIELDED: Final = 3
"""Ways are planned with both shields."""
TOOLS: Final = (TOOLBOX, SPARE_TYRE)
CHOICES: Final = tuple(
    chosen
    for count in range(5)
    for chosen in itertools.combinations((TOOLBOX, SPARE_TYRE, RAIN_TYRES, FOG_LIGHTS), count)
)
NEVER: Final = 9_999.0
WORTH: Final = 0.02
"""Turns that an exchange must save."""
MISSING: Final = 0.35
"""Turns that each fuel card costs that the way to the next supply takes and the car has not."""
STRANDED: Final = 3.0
"""What it costs to have none at all."""
SHORT: Final = 1.0
"""Turns that it costs if the fuel does not do for the next one."""
EMPTY: Final = 3.0
"""Turns that an assistance car needs to fetch what it has not."""
FIRST: Final = {RAIN_TYRES: 1, FOG_LIGHTS: 1, FUEL: CAPACITY[RALLY] - 2}
"""The rally board at the start: no hazard is near yet, and the assistance car stands where it will be needed."""
BESIDE: Final = {card: min(LIMIT[card] - FIRST.get(card, 0), 1) for card in range(CARDS) if card != FUEL}
"""The assistance board then, beside fuel: one of everything that is left."""


def way_of_seat(state: State, seat: int) -> Stage:
    """The way ahead of a seat's car."""
    table = forecast(state, seat, SHIELDED)
    book = state.book[WAYS * seat : WAYS * (seat + 1)]
    nose = best_nose(state, seat)
    return stage_from(state, seat, table, state.at[seat], nose, book, state.tokens[seat])


def best_nose(state: State, seat: int) -> int:
    """Where a car had better point: beside its assistance car it may be turned round anywhere (CR-17.3). Whatever
    is wished for does not depend on where it points meanwhile, or cards and noses would change for ever."""
    road, tile, nose = state.road, state.at[seat], state.nose[seat]
    if not together(state, seat) or not may_turn(road, tile, nose):
        return nose
    table = forecast(state, seat, SHIELDED)
    book, tokens = book_code(*state.book[WAYS * seat : WAYS * (seat + 1)]), state.tokens[seat]
    return min(sorted((nose, turned(road, tile, nose))), key=lambda each: table.value(tile, each, book, tokens))


def wish(state: State, seat: int, stock: list[int], ahead: Stage) -> list[int]:
    """The cards that belong on the rally board, out of those at hand: what is expected to cost fewest turns."""
    held = state.held[seat]
    must = [0] * CARDS
    if FLAT_TYRE in held:
        _take(must, stock, SPARE_TYRE)
    if state.sabotaged[seat] or state.bound[seat] or any(TOOLBOX_MENDS[hazard] for hazard in held):
        _take(must, stock, TOOLBOX)
    best, chosen = NEVER, must
    for cards in CHOICES:
        found = must[:]
        for card in cards:
            _take(found, stock, card)
        found[FUEL] = min(CAPACITY[RALLY] - sum(found), stock[FUEL])
        value = cost(state, seat, found, ahead)
        if value < best:
            best, chosen = value, found
    return chosen


def cost(state: State, seat: int, cards: list[int], ahead: Stage) -> float:
    """Turns that a load is expected to cost: dice that shields would spare, waits for fuel, hazards without tools."""
    fuel = cards[FUEL]
    shields = (1 if cards[RAIN_TYRES] else 0) + (2 if cards[FOG_LIGHTS] else 0)
    share = min(1.0, ahead.tiles / max(1.0, ahead.stops[-1][1]))
    found = share * turns_with(state, seat, shields) + waiting(state, seat, ahead, fuel, 1)
    found += MISSING * max(0, ahead.tiles - fuel) + (STRANDED if not fuel else 0.0)
    if ahead.hazard <= fuel:
        found += danger(state, seat, ahead, bool(cards[TOOLBOX]), bool(cards[SPARE_TYRE]))
    return found


def turns_with(state: State, seat: int, shields: int) -> float:
    """Expected turns to go with some shields."""
    book = book_code(*state.book[WAYS * seat : WAYS * (seat + 1)])
    return forecast(state, seat, shields).value(state.at[seat], best_nose(state, seat), book, state.tokens[seat])


def waiting(state: State, seat: int, ahead: Stage, fuel: int, since: int = 0) -> float:
    """Turns that a car with some fuel will wait for its assistance car on the way ahead, if they meet at the stop of
    that number or later."""
    if fuel >= ahead.tiles or state.aid_at[seat] == NOWHERE:
        return 0.0
    road = ways(state.road, state.aid_at[seat])
    empty = 0.0 if state.aid[CARDS * seat + FUEL] else EMPTY
    best = NEVER
    for turn in range(since, len(ahead.stops)):
        tile, driven = ahead.stops[turn]
        if driven > fuel:
            break
        best = min(best, max(0.0, road[tile] + empty - turn - 1.0))
    return best if best < NEVER else SHORT + max(0.0, road[ahead.stops[0][0]] + empty - 1.0)


def danger(state: State, seat: int, ahead: Stage, toolbox: bool, spare: bool) -> float:
    """Turns that the next hazard card is expected to cost with some tools aboard (CR-13)."""
    tile, turns = ahead.stops[-1][0], 0
    for turn, (stop, driven) in enumerate(ahead.stops):
        if driven >= ahead.hazard:
            tile, turns = stop, turn
            break
    return trouble(state, seat, tile, turns, toolbox, spare)


def trouble(state: State, seat: int, tile: int, turns: int, toolbox: bool, spare: bool) -> float:
    """The same on a tile that is so many turns away: the assistance car may bring what is missing."""
    pile = state.hazard_pile
    cards = sum(pile)
    if not cards:
        return 0.5
    first = CARDS * seat
    found = float(pile[AQUAPLANING])
    away = ways(state.road, state.aid_at[seat])[tile] - turns if state.aid_at[seat] != NOWHERE else 2
    if not spare:
        found += pile[FLAT_TYRE] * (max(0.5, away) + (0.0 if state.aid[first + SPARE_TYRE] else EMPTY))
    if not toolbox:
        wait = max(0.5, away) + (0.0 if state.aid[first + TOOLBOX] else EMPTY)
        for hazard, feature in ((POTHOLE, SPORT_SUSPENSION), (POWER_FAILURE, POWER_KIT)):
            found += pile[hazard] * (min(wait, 1.0) if is_fitted(state, seat, feature) else wait)
        found += pile[BRAKES_FAILURE] * wait + pile[FUEL_LEAK] * min(wait, 2.0)
    return found / cards


def _take(found: list[int], stock: list[int], card: int) -> None:
    """One card, if there is any, and room for it."""
    if stock[card] and not found[card] and sum(found) < CAPACITY[RALLY]:
        found[card] = 1


def at_hand(state: State, seat: int, exchange: int) -> list[int]:
    """What could come onto the rally board: from the assistance car, or from the piles."""
    first = CARDS * seat
    own = state.load[first : first + CARDS]
    other = state.aid[first : first + CARDS] if exchange in (ASSISTING, TRANSPORTING) else state.pile
    return [count + other[card] for card, count in enumerate(own)]


def gains(state: State, seat: int, ahead: Stage, kind: int) -> bool:
    """Whether an exchange would bring cards that are worth it."""
    first = CARDS * seat
    now = state.load[first : first + CARDS]
    goal = wish(state, seat, at_hand(state, seat, kind), ahead)
    if all(goal[card] <= now[card] for card in range(CARDS)):
        return False
    return lacking(state, seat) >= 0 or cost(state, seat, goal, ahead) < cost(state, seat, now, ahead) - WORTH


def for_assistance(state: State, seat: int) -> list[int]:
    """What the assistance car carries: the tools that it has or the rally car lacks, and fuel."""
    first = CARDS * seat
    found = state.aid[first : first + CARDS]
    for card in TOOLS:
        if not found[card] and state.pile[card] and (card == SPARE_TYRE or not state.load[first + card]):
            found[card] = 1
    found[SPARE_TYRE] = min(1, found[SPARE_TYRE])
    found[FUEL] = 0
    found[FUEL] = CAPACITY[ASSISTANCE] - sum(found)
    return found


def load(state: State, seat: int) -> Advice:
    """The load-out before the race, card by card."""
    return load_up(state, seat, (FIRST, {**BESIDE, FUEL: CAPACITY[ASSISTANCE] - sum(BESIDE.values())}))


def exchange(state: State, seat: int, legal: list[Decision]) -> Advice:
    """The next card towards what belongs where; then the exchange is closed."""
    if changed_board(state) == RALLY:
        goal = wish(state, seat, at_hand(state, seat, state.exchange), way_of_seat(state, seat))
    else:
        goal = for_assistance(state, seat)
    found = next((move for move in card_moves(state, seat, goal) if move in legal), d.DONE_NOW)
    return Advice(found, 1.0, "hint-fuel")
