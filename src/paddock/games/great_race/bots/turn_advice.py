"""A turn of the driver's: fuel for the drives to come, cards that help, and the assistant that the road asks for."""

from __future__ import annotations

from typing import Final

from paddock.core.decision import Decision
from paddock.core.heuristics import Advice

from ..components.content import DANGER_LEVEL_LOSS, MAX_FUEL_BY_VEHICLE, POST_FUNDING, POST_MECHANIC, POST_SCOUT
from ..rules import decisions as d
from ..rules.costs import buyable_fuel, drive_allowance, fuel_price, is_in_city
from ..rules.phases import FUEL_STEP
from ..rules.state import State, hand_size, unspent_assistants
from .card_advice import advise_card
from .road_costs import RoadCosts, count_blanks
from .shared_advice import advise_funding, advise_sailing, advise_scouting, advise_step, fuel_in_hand

SPACES_BY_ENGINE_LEVEL: Final[tuple[float, ...]] = (0.0, 1.0, 1.9, 2.7, 3.4, 3.9, 4.2)
"""Spaces that a drive makes on average, by engine: stops and cities end many."""
VALUE_BY_CHASSIS_LEVEL: Final[tuple[float, ...]] = (0.0, 1.9, 3.4, 4.4, 5.0, 5.3, 5.5)
"""What the chassis is worth beside that."""
SAILING_COST: Final = 59.0
"""What a way over the sea costs beside its fare."""
MAX_DETOUR_COST: Final = 45.0
"""How much more than the planned way a step may cost before it is better to stop."""


def gauges_value(engine_levels: int, chassis_levels: int) -> float:
    """How good it is to have these levels: the engine drives, the chassis keeps cards."""
    return 2.5 * SPACES_BY_ENGINE_LEVEL[engine_levels] + VALUE_BY_CHASSIS_LEVEL[chassis_levels]


def advise_turn(state: State, seat: int, choices: list[Decision], road: RoadCosts) -> Advice:
    """Fuel for the drive of this turn, cards that help, then the assistant that the road asks for."""
    if seat in state.arrived:
        return _advise_after_arrival(state, seat, choices)
    action = _advise_assistant(state, seat, choices, road)
    drives = action.decision == d.DRIVE_DECISION
    if drives and state.turn_step == FUEL_STEP:
        levels = _levels_to_buy(state, seat, road)
        if levels:
            return Advice(d.BUY_FUEL_DECISIONS[levels - 1], 1.0, "hint-fuel")
    card = advise_card(state, seat, choices, drives)
    return card if card is not None else action


def _levels_to_buy(state: State, seat: int, road: RoadCosts) -> int:
    """Levels of fuel for the way ahead: for this drive, in a city for the next one too."""
    most = buyable_fuel(state, seat)
    if not most:
        return 0
    spaces = state.engine[seat] + state.march_spaces
    first = road.fuel_needed(road.path(state.space_of[seat], spaces))
    wanted = first + 0.5
    if is_in_city(state, seat):
        wanted = road.fuel_needed(road.path(state.space_of[seat], 2 * spaces, True)) + 0.5
    lacking = (
        int(min(wanted, MAX_FUEL_BY_VEHICLE[state.crew[seat]]) + 0.99) - state.fuel[seat] - fuel_in_hand(state, seat)
    )
    return max(0, min(most, lacking))


def _advise_assistant(state: State, seat: int, choices: list[Decision], road: RoadCosts) -> Advice:
    """The assistant to use now."""
    here = state.space_of[seat]
    path = road.path(here, state.engine[seat] + state.march_spaces)
    home = state.race.steps_home
    funders, scouts = (unspent_assistants(state, seat, post) > 0 for post in (POST_FUNDING, POST_SCOUT))
    sails = advise_sailing(state, seat, choices, road.cost_ahead, SAILING_COST)
    if sails is not None:
        return sails
    if scouts and count_blanks(state, road.path(here, 6, True)) >= 2 and home[here] > 2:
        return advise_scouting(choices)
    needed = road.fuel_needed(path)
    within = state.fuel[seat] + fuel_in_hand(state, seat) + state.money[seat] // fuel_price(state, seat)
    if funders and within < needed:
        return advise_funding(choices)
    mend = _advise_repair(state, seat, choices)
    if mend is not None:
        return mend
    if d.DRIVE_DECISION in choices and within >= min(1.0, needed):
        reached = [here, *path][: drive_allowance(state, seat) + 1][-1]
        return Advice(d.DRIVE_DECISION, 1.0, "hint-drive", {"home": home[reached]})
    if funders:
        return advise_funding(choices)
    if scouts:
        if hand_size(state, seat) < state.chassis[seat]:
            return Advice(d.SCOUT_CARD_DECISION, 1.0, "hint-draw")
        return advise_scouting(choices)
    spare = _best_repair(state, seat, choices)
    return Advice(spare, 1.0, "hint-repair") if spare is not None else Advice(d.PASS_ROUND_DECISION, 1.0, "hint-pass")


def _repair_decisions(choices: list[Decision]) -> list[Decision]:
    free = [each for each in choices if each.kind == d.REPAIR_POWER]
    return free or [each for each in choices if each.kind == d.REPAIR_VEHICLE]


def _best_repair(state: State, seat: int, choices: list[Decision]) -> Decision | None:
    """The repair that leaves the best gauges: engine first, then chassis, as many levels as can be paid."""
    repairs = _repair_decisions(choices)
    if not repairs:
        return None
    engine, chassis = state.engine[seat], state.chassis[seat]
    return max(repairs, key=lambda each: (gauges_value(engine + each.args[0], chassis + each.args[1]), sum(each.args)))


def _advise_repair(state: State, seat: int, choices: list[Decision]) -> Advice | None:
    """A repair instead of a drive: where the drives that are left get so much longer that one fewer is enough."""
    best = _best_repair(state, seat, choices) if unspent_assistants(state, seat, POST_MECHANIC) > 0 else None
    if best is None:
        return None
    engine, chassis, left = state.engine[seat], state.chassis[seat], state.race.steps_home[state.space_of[seat]]
    now, then = SPACES_BY_ENGINE_LEVEL[engine], SPACES_BY_ENGINE_LEVEL[engine + best.args[0]]
    is_worn_out = engine + chassis <= DANGER_LEVEL_LOSS and left > 4
    if is_worn_out or not now or left / now > 1.0 + left / then:
        return Advice(best, 1.0, "hint-repair")
    return None


def _advise_after_arrival(state: State, seat: int, choices: list[Decision]) -> Advice:
    """In the arrival city levels and francs are points."""
    repairs = _repair_decisions(choices)
    if repairs:
        return Advice(max(repairs, key=lambda each: sum(each.args)), 1.0, "hint-repair")
    card = advise_card(state, seat, choices, False)
    if card is not None:
        return card
    if unspent_assistants(state, seat, POST_FUNDING) > 0:
        return advise_funding(choices)
    return Advice(d.PASS_ROUND_DECISION, 1.0, "hint-pass")


def advise_drive_step(state: State, seat: int, choices: list[Decision], road: RoadCosts) -> Advice:
    """The step that leaves the cheapest road, or a stop where the planned way can't be paid."""
    stop_cost = road.cost_ahead[state.space_of[seat]] + MAX_DETOUR_COST
    return advise_step(state, seat, choices, stop_cost, lambda space: road.entry_cost[space] + road.cost_ahead[space])
