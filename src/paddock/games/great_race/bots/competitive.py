"""What a contender does otherwise than the driver: it plans drive by drive (`itinerary.py`), buys fuel for the drive
that it is about to make, funds first where that makes it longer, and keeps both gauges in balance.
"""

from __future__ import annotations

from typing import Final

from paddock.core.decision import Decision
from paddock.core.heuristics import Advice
from paddock.games.great_race.bots.cards import play
from paddock.games.great_race.bots.crew import fuel_in_hand, fund, guard_of, levels_after, sail, scout, step
from paddock.games.great_race.bots.itinerary import CARD, Itinerary, affordable
from paddock.games.great_race.bots.outlook import FUEL
from paddock.games.great_race.components.content import FUEL_MAX, FUNDING, MECHANIC, SCOUT
from paddock.games.great_race.rules import decisions as d
from paddock.games.great_race.rules.costs import drive_allowance, fuel_price, fuel_to_buy
from paddock.games.great_race.rules.state import CONVOY, FUEL_STEP, NO_DRIVE, NOTHING, SPLIT, State, unspent

UNKNOWN: Final = 1e8
"""What a step costs that the way does not know."""
CLOSE: Final = 2
"""So near to the arrival no Scout is needed."""
ENOUGH: Final = 5.0
"""What brings less is not worth an assistant."""
ENGINE: Final[tuple[float, ...]] = (0.0, 60.0, 95.0, 120.0, 135.0, 142.0, 146.0)
CHASSIS: Final[tuple[float, ...]] = (0.0, 40.0, 72.0, 96.0, 108.0, 114.0, 118.0)
"""What the gauges are worth: without either a crew goes nowhere, drives and hands are seldom long."""


def contend(state: State, seat: int, legal: list[Decision]) -> Advice | None:
    """What a contender does; None: what the driver does."""
    if state.ask == SPLIT:
        return Advice(max(legal, key=lambda each: after_split(state, seat, each)), 1.0, "hint-split")
    if state.ask != NOTHING or state.phase != CONVOY or seat in state.arrived:
        return None
    way = affordable(state, seat, guard_of(state, seat))
    found = _turn(state, seat, legal, way) if state.drive_left == NO_DRIVE else _step(state, seat, legal, way)
    return found if found is not None and found.decision in legal else None


def after_split(state: State, seat: int, decision: Decision) -> float:
    """How well the gauges stand after a split."""
    engine, chassis, spilled = levels_after(state, seat, decision)
    return ENGINE[engine] + CHASSIS[chassis] - CARD * spilled


# -- a turn ----------------------------------------------------------------------------------------------------


def _turn(state: State, seat: int, legal: list[Decision], way: Itinerary) -> Advice | None:
    """A sea line, a Scout, funds that make the drive longer, fuel for it, cards, the drive itself."""
    here = state.at[seat]
    sails = sail(state, seat, legal, way.rest, way.price)
    if sails is not None:
        return sails
    if unspent(state, seat, SCOUT) > 0 and state.race.home[here] > CLOSE:
        return scout(legal)
    stays = way.rest[here] - FUEL * state.fuel[seat]
    best, levels, richer = _drive(state, seat, legal, way, stays)
    if unspent(state, seat, FUNDING) > 0 and richer < best - ENOUGH:
        return fund(legal)
    drives = best < stays - ENOUGH and (levels > 0 or d.DRIVE_NOW in legal)
    if drives and levels:
        return Advice(d.FUEL_BOUGHT[levels - 1], 1.0, "hint-fuel")
    card = play(state, seat, legal, drives)
    if card is not None:
        return card
    if drives:
        spaces = drive_allowance(state, seat)
        return Advice(d.DRIVE_NOW, 1.0, "hint-range", {"spaces": spaces, "fuel": state.fuel[seat]})
    return fund(legal) if unspent(state, seat, FUNDING) > 0 else None


def _drive(state: State, seat: int, legal: list[Decision], way: Itinerary, stays: float) -> tuple[float, int, float]:
    """What the way costs with a drive now, the fuel to buy for it, and what it would cost with all the money."""
    most = fuel_to_buy(state, seat) if state.step == FUEL_STEP else 0
    if d.DRIVE_NOW not in legal and not (most and unspent(state, seat, MECHANIC) > 0 and state.engine[seat]):
        return stays, 0, stays
    tank, price = FUEL_MAX[state.crew[seat]], fuel_price(state, seat)
    fuel = min(tank, state.fuel[seat] + fuel_in_hand(state, seat))
    best, levels, richer = stays, 0, stays
    for extra in range(tank - fuel + 1):
        value = price * extra + way.drive(state.at[seat], state.engine[seat] + state.march, fuel + extra)
        richer = min(richer, value)
        if extra <= most and value < best:
            best, levels = value, extra
    return best, levels, richer


# -- a drive ---------------------------------------------------------------------------------------------------


def _step(state: State, seat: int, legal: list[Decision], way: Itinerary) -> Advice:
    """The step that leaves the cheapest way, or a stop."""
    here, fuel = state.at[seat], state.fuel[seat]
    values = way.steps(here, state.drive_left, fuel)
    return step(state, seat, legal, way.rest[here] - FUEL * fuel, lambda space: values.get(space, UNKNOWN))
