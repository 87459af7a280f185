"""What a contender does otherwise than the driver: it plans drive by drive (`itinerary.py`), buys fuel for the drive
that it is about to make, funds first where that makes it longer, and keeps both gauges in balance.
"""

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
    CHASSIS_MAX,
    DANGER_LEVELS,
    ENGINE_MAX,
    ESCORT,
    FUEL_MAX,
    FUNDING,
    GAIN_FUEL,
    MECHANIC,
    NO_TILE,
    SCOUT,
    TILE_DANGER,
    TILE_LEVELS,
)
from paddock.games.great_race.costs import fuel_price, fuel_to_buy
from paddock.games.great_race.itinerary import CARD, FUEL, Itinerary, affordable
from paddock.games.great_race.state import (
    CONVOY,
    FOR_GAIN,
    FUEL_STEP,
    NO_DRIVE,
    NOTHING,
    SPLIT,
    State,
    cards_held,
    unspent,
)

GUARDED: Final = 0.8
"""How sure a crew with a guard is that a danger is warded off."""
UNGUARDED: Final = 0.1
DYING: Final = 70.0
"""What it costs to end a step without an engine."""
CLOSE: Final = 2
"""So near to the arrival no Scout is needed."""
FUEL_CARDS: Final = [card for card in range(CARDS) if GAIN_FUEL[card]]
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
    guarded = unspent(state, seat, ESCORT) > 0 or state.hand[CARDS * seat + ARMED_GUARD] > 0
    way = affordable(state, seat, GUARDED if guarded else UNGUARDED)
    found = _turn(state, seat, legal, way) if state.drive_left == NO_DRIVE else _step(state, seat, legal, way)
    return found if found is not None and found.decision in legal else None


def after_split(state: State, seat: int, decision: Decision) -> float:
    """How well the gauges stand after a split."""
    sign = 1 if state.ask_more == FOR_GAIN else -1
    crew = state.crew[seat]
    engine = min(ENGINE_MAX[crew], state.engine[seat] + sign * decision.args[0])
    chassis = min(CHASSIS_MAX[crew], state.chassis[seat] + sign * decision.args[1])
    return ENGINE[engine] + CHASSIS[chassis] - CARD * max(0, cards_held(state, seat) - chassis)


# -- a turn ----------------------------------------------------------------------------------------------------


def _turn(state: State, seat: int, legal: list[Decision], way: Itinerary) -> Advice | None:
    """A sea line, a Scout, funds that make the drive longer, fuel for it, cards, the drive itself."""
    here = state.at[seat]
    for line in range(LINES):
        if d.SAILED[line] in legal and FARE[line] + way.price + way.rest[ACROSS[line, here]] < way.rest[here]:
            return Advice(d.SAILED[line], 1.0, "hint-sail")
    if unspent(state, seat, SCOUT) > 0 and state.race.home[here] > CLOSE:
        return Advice(d.SCOUT_MORE if d.SCOUT_MORE in legal else d.SCOUT_NOW, 1.0, "hint-scout")
    stays = way.rest[here] - FUEL * state.fuel[seat]
    best, levels, richer = _drive(state, seat, legal, way, stays)
    funds = Advice(d.FUND_MORE if d.FUND_MORE in legal else d.FUND_NOW, 1.0, "hint-fund")
    if unspent(state, seat, FUNDING) > 0 and richer < best - ENOUGH:
        return funds
    drives = best < stays - ENOUGH and (levels > 0 or d.DRIVE_NOW in legal)
    if drives and levels:
        return Advice(d.FUEL_BOUGHT[levels - 1], 1.0, "hint-fuel")
    card = play(state, seat, legal, drives)
    if card is not None:
        return card
    if drives:
        return Advice(d.DRIVE_NOW, 1.0, "hint-drive", {"home": state.race.home[here]})
    return funds if unspent(state, seat, FUNDING) > 0 else None


def _drive(state: State, seat: int, legal: list[Decision], way: Itinerary, stays: float) -> tuple[float, int, float]:
    """What the way costs with a drive now, the fuel to buy for it, and what it would cost with all the money."""
    most = fuel_to_buy(state, seat) if state.step == FUEL_STEP else 0
    if d.DRIVE_NOW not in legal and not (most and unspent(state, seat, MECHANIC) > 0 and state.engine[seat]):
        return stays, 0, stays
    tank, price = FUEL_MAX[state.crew[seat]], fuel_price(state, seat)
    fuel = min(tank, state.fuel[seat] + sum([GAIN_FUEL[card] * state.hand[CARDS * seat + card] for card in FUEL_CARDS]))
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
    best, chosen = 1e9, legal[0]
    if d.STOP_NOW in legal:
        best, chosen = way.rest[here] - FUEL * fuel, d.STOP_NOW
    for decision in legal:
        if decision.kind == d.STOP:
            continue
        space = CITY_SPACE[decision.args[0]] if decision.kind == d.ENTER else decision.args[0]
        value = values.get(space, 1e8)
        if decision.kind == d.STEP_POWER and RISKY[space]:
            value -= FUEL
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
