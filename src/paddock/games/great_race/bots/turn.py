"""A turn of the driver's: fuel for the drives to come, cards that help, and the assistant that the road asks for."""

from __future__ import annotations

from typing import Final

from paddock.core.decision import Decision
from paddock.core.heuristics import Advice
from paddock.games.great_race.bots.cards import play
from paddock.games.great_race.bots.crew import fuel_in_hand, fund, sail, scout, step
from paddock.games.great_race.bots.outlook import Outlook, blanks_on
from paddock.games.great_race.components.content import DANGER_LEVELS, FUEL_MAX, FUNDING, MECHANIC, SCOUT
from paddock.games.great_race.rules import decisions as d
from paddock.games.great_race.rules.costs import drive_allowance, fuel_price, fuel_to_buy, in_city
from paddock.games.great_race.rules.state import FUEL_STEP, State, cards_held, unspent

PACE: Final[tuple[float, ...]] = (0.0, 1.0, 1.9, 2.7, 3.4, 3.9, 4.2)
"""Spaces that a drive makes on average, by engine: stops and cities end many."""
FRAME: Final[tuple[float, ...]] = (0.0, 1.9, 3.4, 4.4, 5.0, 5.3, 5.5)
"""What the chassis is worth beside that."""
SAILING: Final = 59.0
"""What a way over the sea costs beside its fare."""
DETOUR: Final = 45.0
"""How much more than the planned way a step may cost before it is better to stop."""


def gauges_worth(engine: int, chassis: int) -> float:
    """How good it is to have these levels: the engine drives, the chassis keeps cards."""
    return 2.5 * PACE[engine] + FRAME[chassis]


def turn(state: State, seat: int, legal: list[Decision], road: Outlook) -> Advice:
    """Fuel for the drive of this turn, cards that help, then the assistant that the road asks for."""
    if seat in state.arrived:
        return _at_home(state, seat, legal)
    action = _action(state, seat, legal, road)
    drives = action.decision == d.DRIVE_NOW
    if drives and state.step == FUEL_STEP:
        levels = _to_buy(state, seat, road)
        if levels:
            return Advice(d.FUEL_BOUGHT[levels - 1], 1.0, "hint-fuel")
    card = play(state, seat, legal, drives)
    return card if card is not None else action


def _to_buy(state: State, seat: int, road: Outlook) -> int:
    """Levels of fuel for the way ahead: for this drive, in a city for the next one too."""
    most = fuel_to_buy(state, seat)
    if not most:
        return 0
    spaces = state.engine[seat] + state.march
    first = road.fuel_for(road.path(state.at[seat], spaces))
    wanted = first + 0.5
    if in_city(state, seat):
        wanted = road.fuel_for(road.path(state.at[seat], 2 * spaces, True)) + 0.5
    lacking = int(min(wanted, FUEL_MAX[state.crew[seat]]) + 0.99) - state.fuel[seat] - fuel_in_hand(state, seat)
    return max(0, min(most, lacking))


def _action(state: State, seat: int, legal: list[Decision], road: Outlook) -> Advice:
    """The assistant to use now."""
    here = state.at[seat]
    path = road.path(here, state.engine[seat] + state.march)
    home = state.race.home
    sails = sail(state, seat, legal, road.ahead, SAILING)
    if sails is not None:
        return sails
    if unspent(state, seat, SCOUT) > 0 and blanks_on(state, road.path(here, 6, True)) >= 2 and home[here] > 2:
        return scout(legal)
    needed = road.fuel_for(path)
    within = state.fuel[seat] + fuel_in_hand(state, seat) + state.money[seat] // fuel_price(state, seat)
    if unspent(state, seat, FUNDING) > 0 and within < needed:
        return fund(legal)
    mend = _repair(state, seat, legal)
    if mend is not None:
        return mend
    if d.DRIVE_NOW in legal and within >= min(1.0, needed):
        reached = [here, *path][: drive_allowance(state, seat) + 1][-1]
        return Advice(d.DRIVE_NOW, 1.0, "hint-drive", {"home": home[reached]})
    if unspent(state, seat, FUNDING) > 0:
        return fund(legal)
    if unspent(state, seat, SCOUT) > 0:
        if cards_held(state, seat) < state.chassis[seat]:
            return Advice(d.CARD_NOW, 1.0, "hint-draw")
        return scout(legal)
    spare = _best_repair(state, seat, legal)
    return Advice(spare, 1.0, "hint-repair") if spare is not None else Advice(d.PASS_NOW, 1.0, "hint-pass")


def _repairs(legal: list[Decision]) -> list[Decision]:
    free = [each for each in legal if each.kind == d.REPAIR_POWER]
    return free or [each for each in legal if each.kind == d.REPAIR]


def _best_repair(state: State, seat: int, legal: list[Decision]) -> Decision | None:
    """The repair that leaves the best gauges: engine first, then chassis, as many levels as can be paid."""
    found = _repairs(legal)
    if not found:
        return None
    return max(found, key=lambda each: (_mended(state, seat, each), each.args[0] + each.args[1]))


def _mended(state: State, seat: int, each: Decision) -> float:
    return gauges_worth(state.engine[seat] + each.args[0], state.chassis[seat] + each.args[1])


def _repair(state: State, seat: int, legal: list[Decision]) -> Advice | None:
    """A repair instead of a drive: where the drives that are left get so much longer that one fewer is enough."""
    if unspent(state, seat, MECHANIC) <= 0:
        return None
    best = _best_repair(state, seat, legal)
    if best is None:
        return None
    engine, chassis, left = state.engine[seat], state.chassis[seat], state.race.home[state.at[seat]]
    if engine + chassis <= DANGER_LEVELS and left > 4:
        return Advice(best, 1.0, "hint-repair")
    now, then = PACE[engine], PACE[engine + best.args[0]]
    if not now or left / now > 1.0 + left / then:
        return Advice(best, 1.0, "hint-repair")
    return None


def _at_home(state: State, seat: int, legal: list[Decision]) -> Advice:
    """In the arrival city levels and francs are points."""
    best = _best_repair(state, seat, legal)
    if best is not None:
        return Advice(max(_repairs(legal), key=lambda each: each.args[0] + each.args[1]), 1.0, "hint-repair")
    card = play(state, seat, legal, False)
    if card is not None:
        return card
    if unspent(state, seat, FUNDING) > 0:
        return fund(legal)
    return Advice(d.PASS_NOW, 1.0, "hint-pass")


def drive_on(state: State, seat: int, legal: list[Decision], road: Outlook) -> Advice:
    """The step that leaves the cheapest road, or a stop where the planned way can't be paid."""
    stays = road.ahead[state.at[seat]] + DETOUR
    return step(state, seat, legal, stays, lambda space: road.cost[space] + road.ahead[space])
