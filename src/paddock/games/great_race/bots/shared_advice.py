"""Advice that the driver and the competitive bot share: which assistant to use, sea lines, the steps of a drive."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from paddock.core.decision import Decision
from paddock.core.heuristics import Advice

from ..components import content
from ..components.africa import (
    DESTINATION_BY_LINE_AND_PORT,
    FARE_BY_SEA_LINE,
    IS_RISKY_SPACE,
    SEA_LINE_COUNT,
    SPACE_BY_CITY,
)
from ..rules import decisions as d
from ..rules.phases import SPLIT_FOR_GAIN
from ..rules.state import State, hand_size, unspent_assistants
from .road_costs import FUEL_VALUE

GUARDED_CANCEL_CHANCE: Final = 0.8
"""How sure a crew with a guard is that a danger is warded off."""
UNGUARDED_CANCEL_CHANCE: Final = 0.1
DEAD_ENGINE_COST: Final = 70.0
"""What it costs to end a step without an engine."""
FUEL_CARDS: Final = [card for card in range(content.CARD_KIND_COUNT) if content.GAIN_FUEL[card]]


def danger_cancel_chance(state: State, seat: int) -> float:
    """How sure a crew is that a danger is warded off."""
    guarded = (
        unspent_assistants(state, seat, content.POST_ESCORT) > 0
        or state.hand[content.CARD_KIND_COUNT * seat + content.CARD_ARMED_GUARD] > 0
    )
    return GUARDED_CANCEL_CHANCE if guarded else UNGUARDED_CANCEL_CHANCE


def fuel_in_hand(state: State, seat: int) -> int:
    """The fuel that a crew's cards would bring."""
    return sum([content.GAIN_FUEL[card] * state.hand[content.CARD_KIND_COUNT * seat + card] for card in FUEL_CARDS])


def gauges_after_split(state: State, seat: int, decision: Decision) -> tuple[int, int, int]:
    """Engine and chassis after a split, and the cards that the chassis then has no place for."""
    sign = 1 if state.split_purpose == SPLIT_FOR_GAIN else -1
    crew = state.crew[seat]
    engine = min(content.MAX_ENGINE_BY_VEHICLE[crew], state.engine[seat] + sign * decision.args[0])
    chassis = min(content.MAX_CHASSIS_BY_VEHICLE[crew], state.chassis[seat] + sign * decision.args[1])
    return engine, chassis, max(0, hand_size(state, seat) - chassis)


def advise_scouting(choices: list[Decision]) -> Advice:
    """A Scout, with the crew's power where it has one."""
    return Advice(
        d.SCOUT_TILES_POWER_DECISION if d.SCOUT_TILES_POWER_DECISION in choices else d.SCOUT_TILES_DECISION,
        1.0,
        "hint-scout",
    )


def advise_funding(choices: list[Decision]) -> Advice:
    """Funds, with the crew's power where it has one."""
    return Advice(d.FUND_POWER_DECISION if d.FUND_POWER_DECISION in choices else d.FUND_DECISION, 1.0, "hint-fund")


def advise_sailing(
    state: State, seat: int, choices: list[Decision], rest_costs: list[float], price: float
) -> Advice | None:
    """A sea line where it is the short way, by what the rest of the way costs from each space;
    `price` is what sailing costs beside the fare."""
    here = state.space_of[seat]
    for line in range(SEA_LINE_COUNT):
        if (
            d.SAIL_DECISIONS[line] in choices
            and FARE_BY_SEA_LINE[line] + price + rest_costs[DESTINATION_BY_LINE_AND_PORT[line, here]] < rest_costs[here]
        ):
            return Advice(d.SAIL_DECISIONS[line], 1.0, "hint-sail")
    return None


def advise_step(
    state: State, seat: int, choices: list[Decision], stop_cost: float, cost: Callable[[int], float]
) -> Advice:
    """The step after which the way costs least, or a stop, which would cost `stop_cost`."""
    best, chosen = (stop_cost, d.STOP_DRIVE_DECISION) if d.STOP_DRIVE_DECISION in choices else (1e9, choices[0])
    for decision in choices:
        if decision.kind == d.STOP_DRIVE:
            continue
        space = _space_entered(decision)
        value = cost(space)
        if decision.kind == d.STEP_POWER and IS_RISKY_SPACE[space]:
            value -= FUEL_VALUE
        tile = state.tile_at[space]
        if tile != content.NO_TILE:
            lost = content.LEVELS_BY_TILE[tile] + (content.DANGER_LEVEL_LOSS if content.IS_DANGER_TILE[tile] else 0)
            if lost >= state.engine[seat] + state.chassis[seat]:
                value += DEAD_ENGINE_COST
        if value < best:
            best, chosen = value, decision
    if chosen == d.STOP_DRIVE_DECISION:
        return Advice(chosen, 1.0, "hint-stop")
    return Advice(chosen, 1.0, "hint-drive", {"home": state.race.steps_home[_space_entered(chosen)]})


def _space_entered(decision: Decision) -> int:
    """The space that a step leads to."""
    return SPACE_BY_CITY[decision.args[0]] if decision.kind == d.ENTER_CITY else decision.args[0]
