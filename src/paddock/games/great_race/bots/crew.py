"""What every crew that plans does alike, whatever it plans by: whom it sends, a way over the sea, a step of a drive."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from paddock.core.decision import Decision
from paddock.core.heuristics import Advice
from paddock.games.great_race.bots.outlook import FUEL
from paddock.games.great_race.components.content import (
    ARMED_GUARD,
    CARDS,
    CHASSIS_MAX,
    DANGER_LEVELS,
    ENGINE_MAX,
    ESCORT,
    GAIN_FUEL,
    NO_TILE,
    TILE_DANGER,
    TILE_LEVELS,
)
from paddock.games.great_race.components.map import ACROSS, CITY_SPACE, FARE, LINES, RISKY
from paddock.games.great_race.rules import decisions as d
from paddock.games.great_race.rules.state import FOR_GAIN, State, cards_held, unspent

GUARDED: Final = 0.8
"""How sure a crew with a guard is that a danger is warded off."""
UNGUARDED: Final = 0.1
DYING: Final = 70.0
"""What it costs to end a step without an engine."""
FUEL_CARDS: Final = [card for card in range(CARDS) if GAIN_FUEL[card]]


def guard_of(state: State, seat: int) -> float:
    """How sure a crew is that a danger is warded off."""
    guarded = unspent(state, seat, ESCORT) > 0 or state.hand[CARDS * seat + ARMED_GUARD] > 0
    return GUARDED if guarded else UNGUARDED


def fuel_in_hand(state: State, seat: int) -> int:
    """The fuel that a crew's cards would bring."""
    return sum([GAIN_FUEL[card] * state.hand[CARDS * seat + card] for card in FUEL_CARDS])


def levels_after(state: State, seat: int, decision: Decision) -> tuple[int, int, int]:
    """Engine and chassis after a split, and the cards that the chassis then has no place for."""
    sign = 1 if state.ask_more == FOR_GAIN else -1
    crew = state.crew[seat]
    engine = min(ENGINE_MAX[crew], state.engine[seat] + sign * decision.args[0])
    chassis = min(CHASSIS_MAX[crew], state.chassis[seat] + sign * decision.args[1])
    return engine, chassis, max(0, cards_held(state, seat) - chassis)


def scout(legal: list[Decision]) -> Advice:
    """A Scout, with the crew's power where it has one."""
    return Advice(d.SCOUT_MORE if d.SCOUT_MORE in legal else d.SCOUT_NOW, 1.0, "hint-scout")


def fund(legal: list[Decision]) -> Advice:
    """Funds, with the crew's power where it has one."""
    return Advice(d.FUND_MORE if d.FUND_MORE in legal else d.FUND_NOW, 1.0, "hint-fund")


def sail(state: State, seat: int, legal: list[Decision], rest: list[float], price: float) -> Advice | None:
    """A sea line where it is the short way, by what the rest of the way costs from each space; `price` is what sailing
    costs beside the fare."""
    here = state.at[seat]
    for line in range(LINES):
        if d.SAILED[line] in legal and FARE[line] + price + rest[ACROSS[line, here]] < rest[here]:
            return Advice(d.SAILED[line], 1.0, "hint-sail")
    return None


def step(state: State, seat: int, legal: list[Decision], stays: float, cost: Callable[[int], float]) -> Advice:
    """The step after which the way costs least, or a stop, which would cost `stays`."""
    best, chosen = (stays, d.STOP_NOW) if d.STOP_NOW in legal else (1e9, legal[0])
    for decision in legal:
        if decision.kind == d.STOP:
            continue
        space = _entered(decision)
        value = cost(space)
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
    return Advice(chosen, 1.0, "hint-drive", {"home": state.race.home[_entered(chosen)]})


def _entered(decision: Decision) -> int:
    """The space that a step leads to."""
    return CITY_SPACE[decision.args[0]] if decision.kind == d.ENTER else decision.args[0]
