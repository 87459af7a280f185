"""What a contender does otherwise than the driver: it plans drive by drive (`itinerary.py`), buys fuel for the drive that
it is about to make, funds first where that makes it longer, and repairs where an engine saves drives."""

from __future__ import annotations

from typing import Final

from paddock.core.decision import Decision
from paddock.core.heuristics import Advice
from paddock.games.great_race import decisions as d
from paddock.games.great_race.africa import ACROSS, CITY_SPACE, FARE, LINES, RISKY
from paddock.games.great_race.card_sense import play
from paddock.games.great_race.content import (
    ARMED_GUARD,
    CARDS,
    DANGER_LEVELS,
    ENGINE_MAX,
    ESCORT,
    FUEL_MAX,
    FUNDING,
    GAIN_FUEL,
    INCOME,
    MECHANIC,
    NO_TILE,
    SCOUT,
    TILE_DANGER,
    TILE_LEVELS,
)
from paddock.games.great_race.costs import fuel_price, fuel_to_buy
from paddock.games.great_race.itinerary import USUAL, Itinerary
from paddock.games.great_race.state import FUEL_STEP, State, cards_held, unspent

GUARDED: Final = 0.8
UNGUARDED: Final = 0.1
DYING: Final = 70.0
ENOUGH: Final = 5.0
"""What is less than this is not worth waiting for."""


def way_of(state: State, seat: int) -> Itinerary:
    """The way as this crew sees it now."""
    guarded = unspent(state, seat, ESCORT) > 0 or state.hand[CARDS * seat + ARMED_GUARD] > 0
    return Itinerary(state, seat, GUARDED if guarded else UNGUARDED, USUAL)


def turn(state: State, seat: int, legal: list[Decision]) -> Advice | None:
    """What to do in a turn on the road; None: what the driver does."""
    way = way_of(state, seat)
    here, left = state.at[seat], state.engine[seat] + state.march
    sail = _sail(state, seat, legal, way)
    if sail is not None:
        return sail
    tank = FUEL_MAX[state.crew[seat]]
    fuel = min(tank, state.fuel[seat] + fuel_cards(state, seat))
    price = fuel_price(state, seat)
    stays = way.rest[here] - way.prices.fuel * state.fuel[seat]
    can_drive = d.DRIVE_NOW in legal or (unspent(state, seat, MECHANIC) > 0 and fuel_to_buy(state, seat) > 0 and state.engine[seat] > 0)
    best, levels = stays, 0
    richer = stays
    if can_drive:
        most = fuel_to_buy(state, seat) if state.step == FUEL_STEP else 0
        values = [way.drive(here, left, more) for more in range(fuel, tank + 1)]
        for extra, value in enumerate(values):
            if extra <= most and value + price * extra < best:
                best, levels = value + price * extra, extra
            richer = min(richer, value + price * extra)
    return _chosen(state, seat, legal, way, stays, best, levels, richer)


def _chosen(
    state: State, seat: int, legal: list[Decision], way: Itinerary, stays: float, best: float, levels: int, richer: float
) -> Advice | None:
    if unspent(state, seat, SCOUT) > 0 and state.race.home[state.at[seat]] > 2:
        return Advice(d.SCOUT_MORE if d.SCOUT_MORE in legal else d.SCOUT_NOW, 1.0, "hint-scout")
    if unspent(state, seat, FUNDING) > 0 and richer < best - ENOUGH:
        return Advice(d.FUND_MORE if d.FUND_MORE in legal else d.FUND_NOW, 1.0, "hint-fund")
    drives = best < stays - ENOUGH and (levels > 0 or d.DRIVE_NOW in legal)
    if drives and levels and state.step == FUEL_STEP:
        return Advice(d.FUEL_BOUGHT[levels - 1], 1.0, "hint-fuel")
    card = play(state, seat, legal, drives)
    if card is not None:
        return card
    if drives and d.DRIVE_NOW in legal:
        return Advice(d.DRIVE_NOW, 1.0, "hint-drive", {"home": state.race.home[state.at[seat]]})
    if unspent(state, seat, FUNDING) > 0:
        return Advice(d.FUND_MORE if d.FUND_MORE in legal else d.FUND_NOW, 1.0, "hint-fund")
    if unspent(state, seat, SCOUT) > 0 and cards_held(state, seat) < state.chassis[seat]:
        return Advice(d.CARD_NOW, 1.0, "hint-draw")
    return None


def fuel_cards(state: State, seat: int) -> int:
    """What the cards in hand hold of fuel."""
    return sum([GAIN_FUEL[card] * state.hand[CARDS * seat + card] for card in range(CARDS) if GAIN_FUEL[card]])


def _sail(state: State, seat: int, legal: list[Decision], way: Itinerary) -> Advice | None:
    """A sea line where it is the short way."""
    here = state.at[seat]
    for line in range(LINES):
        if d.SAILED[line] in legal and FARE[line] + way.prices.drive + way.rest[ACROSS[line, here]] < way.rest[here]:
            return Advice(d.SAILED[line], 1.0, "hint-sail")
    return None


def step(state: State, seat: int, legal: list[Decision]) -> Advice:
    """The step that leaves the cheapest way, or a stop."""
    way = way_of(state, seat)
    here, fuel = state.at[seat], state.fuel[seat]
    values = way.steps(here, state.drive_left, fuel)
    best, chosen = 1e9, legal[0]
    if d.STOP_NOW in legal:
        best, chosen = way.rest[here] - way.prices.fuel * fuel, d.STOP_NOW
    for decision in legal:
        if decision.kind == d.STOP:
            continue
        space = CITY_SPACE[decision.args[0]] if decision.kind == d.ENTER else decision.args[0]
        value = values.get(space, 1e8)
        if decision.kind == d.STEP_POWER and RISKY[space]:
            value -= way.prices.fuel
        tile = state.tile[space]
        if tile != NO_TILE:
            lost = TILE_LEVELS[tile] + (DANGER_LEVELS if TILE_DANGER[tile] else 0)
            if lost >= state.engine[seat] + state.chassis[seat]:
                value += DYING
        if value < best:
            best, chosen = value, decision
    if chosen == d.STOP_NOW:
        return Advice(chosen, 1.0, "hint-stop")
    space = CITY_SPACE[chosen.args[0]] if chosen.kind == d.ENTER else chosen.args[0]
    return Advice(chosen, 1.0, "hint-drive", {"home": state.race.home[space]})
