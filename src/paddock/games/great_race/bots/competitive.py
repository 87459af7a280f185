"""The competitive bot's advice where it differs from the driver's: it plans drive by drive (`itinerary.py`), buys fuel
for the drive that it is about to make, funds first where that makes it longer, and keeps both gauges in balance.
"""

from __future__ import annotations

from typing import Final

from paddock.core.decision import Decision
from paddock.core.heuristics import Advice

from ..components.content import MAX_FUEL_BY_VEHICLE, POST_FUNDING, POST_MECHANIC, POST_SCOUT
from ..rules import decisions as d
from ..rules.costs import buyable_fuel, drive_allowance, fuel_price
from ..rules.phases import ASK_SPLIT, FUEL_STEP, NO_DRIVE, NO_QUESTION, PHASE_CONVOY
from ..rules.state import State, unspent_assistants
from . import shared_advice
from .card_advice import advise_card
from .itinerary import CITY_CARD_VALUE, Itinerary, fastest_affordable
from .road_costs import FUEL_VALUE

UNKNOWN_STEP_COST: Final = 1e8
"""What a step costs that the way does not know."""
NO_SCOUT_WITHIN: Final = 2
"""So near to the arrival no Scout is needed."""
MIN_ADVICE_GAIN: Final = 5.0
"""What brings less is not worth an assistant."""
VALUE_BY_ENGINE_LEVEL: Final[tuple[float, ...]] = (0.0, 60.0, 95.0, 120.0, 135.0, 142.0, 146.0)
VALUE_BY_CHASSIS_LEVEL: Final[tuple[float, ...]] = (0.0, 40.0, 72.0, 96.0, 108.0, 114.0, 118.0)
"""What the gauges are worth: without either a crew goes nowhere, drives and hands are seldom long."""


def competitive_advice(state: State, seat: int, choices: list[Decision]) -> Advice | None:
    """What a contender does; None: what the driver does."""
    if state.question == ASK_SPLIT:
        return Advice(max(choices, key=lambda each: split_value(state, seat, each)), 1.0, "hint-split")
    if state.question != NO_QUESTION or state.phase != PHASE_CONVOY or seat in state.arrived:
        return None
    way = fastest_affordable(state, seat, shared_advice.danger_cancel_chance(state, seat))
    advice = (
        _advise_turn(state, seat, choices, way)
        if state.drive_left == NO_DRIVE
        else _advise_step(state, seat, choices, way)
    )
    return advice if advice is not None and advice.decision in choices else None


def split_value(state: State, seat: int, decision: Decision) -> float:
    """How well the gauges stand after a split."""
    engine, chassis, spilled = shared_advice.gauges_after_split(state, seat, decision)
    return VALUE_BY_ENGINE_LEVEL[engine] + VALUE_BY_CHASSIS_LEVEL[chassis] - CITY_CARD_VALUE * spilled


def _advise_turn(state: State, seat: int, choices: list[Decision], itinerary: Itinerary) -> Advice | None:
    """A sea line, a Scout, funds that make the drive longer, fuel for it, cards, the drive itself."""
    here = state.space_of[seat]
    sails = shared_advice.advise_sailing(state, seat, choices, itinerary.rest_costs, itinerary.drive_price)
    if sails is not None:
        return sails
    if unspent_assistants(state, seat, POST_SCOUT) > 0 and state.race.steps_home[here] > NO_SCOUT_WITHIN:
        return shared_advice.advise_scouting(choices)
    stop_cost = itinerary.rest_costs[here] - FUEL_VALUE * state.fuel[seat]
    best, levels, richer = _plan_drive(state, seat, choices, itinerary, stop_cost)
    if unspent_assistants(state, seat, POST_FUNDING) > 0 and richer < best - MIN_ADVICE_GAIN:
        return shared_advice.advise_funding(choices)
    drives = best < stop_cost - MIN_ADVICE_GAIN and (levels > 0 or d.DRIVE_DECISION in choices)
    if drives and levels:
        return Advice(d.BUY_FUEL_DECISIONS[levels - 1], 1.0, "hint-fuel")
    card = advise_card(state, seat, choices, drives)
    if card is not None:
        return card
    if drives:
        spaces = drive_allowance(state, seat)
        return Advice(d.DRIVE_DECISION, 1.0, "hint-range", {"spaces": spaces, "fuel": state.fuel[seat]})
    return shared_advice.advise_funding(choices) if unspent_assistants(state, seat, POST_FUNDING) > 0 else None


def _plan_drive(
    state: State, seat: int, choices: list[Decision], itinerary: Itinerary, stop_cost: float
) -> tuple[float, int, float]:
    """What the way costs with a drive now, the fuel to buy for it, and what it would cost with all the money."""
    most = buyable_fuel(state, seat) if state.turn_step == FUEL_STEP else 0
    if d.DRIVE_DECISION not in choices and not (
        most and unspent_assistants(state, seat, POST_MECHANIC) > 0 and state.engine[seat]
    ):
        return stop_cost, 0, stop_cost
    tank, price = MAX_FUEL_BY_VEHICLE[state.crew[seat]], fuel_price(state, seat)
    fuel = min(tank, state.fuel[seat] + shared_advice.fuel_in_hand(state, seat))
    best, levels, richer = stop_cost, 0, stop_cost
    for extra in range(tank - fuel + 1):
        value = price * extra + itinerary.drive_cost(
            state.space_of[seat], state.engine[seat] + state.march_spaces, fuel + extra
        )
        richer = min(richer, value)
        if extra <= most and value < best:
            best, levels = value, extra
    return best, levels, richer


def _advise_step(state: State, seat: int, choices: list[Decision], itinerary: Itinerary) -> Advice:
    """The step that leaves the cheapest way, or a stop."""
    here, fuel = state.space_of[seat], state.fuel[seat]
    values = itinerary.step_costs(here, state.drive_left, fuel)
    return shared_advice.advise_step(
        state,
        seat,
        choices,
        itinerary.rest_costs[here] - FUEL_VALUE * fuel,
        lambda space: values.get(space, UNKNOWN_STEP_COST),
    )
