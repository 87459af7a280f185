"""The rollout policy: decisions for simulated games, from one look at the legal list and tables made once."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from paddock.core.chance import ChanceSource
from paddock.core.decision import Decision

from ..components import content
from ..components.africa import CITY_BY_SPACE, NEIGHBOURS_BY_SPACE, NO_CITY, SPACE_BY_CITY, UNREACHABLE
from ..rules import decisions as d
from ..rules import phases
from ..rules.phases import PHASE_CONVOY as ON_THE_ROAD
from ..rules.state import State, missing_levels
from .card_advice import card_value
from .competitive import split_value
from .road_costs import FUEL_VALUE, RISK_COSTS, TILE_COSTS
from .win_chance import BLANK_COST, ENTRY_COSTS, ROAD_COSTS, TILE_ENTRY_COSTS

RICH_MONEY: Final = 130
"""Francs with which one Funding is enough."""
POOR_PROGRAM: Final = d.PROGRAM_DECISIONS[content.ALL_PROGRAMS.index((2, 0, 2, 1))]
RICH_PROGRAM: Final = d.PROGRAM_DECISIONS[content.ALL_PROGRAMS.index((1, 1, 2, 1))]
TARGET_FUEL: Final = 4
"""Fuel with which a drive begins, if it can be bought; in a city one more."""
MAX_DETOUR_COST: Final = 45.0
"""How much more than the planned way a step may cost before it is better to stop."""
RANK_BY_ACTION: Final[dict[int, int]] = {
    d.SCOUT_TILES_POWER: 1,
    d.SCOUT_TILES: 2,
    d.START_DRIVE: 3,
    d.FUND_POWER: 4,
    d.RECEIVE_FUNDING: 5,
    d.REPAIR_POWER: 6,
    d.REPAIR_VEHICLE: 7,
    d.SCOUT_CARD: 8,
    d.PASS_ROUND: 9,
}
"""Assistants in the order in which they act; anything else is not done in a hurry."""


def rollout_decision(state: State, seat: int, choices: Sequence[Decision], chance_source: ChanceSource) -> Decision:
    """A sensible decision, at once."""
    if state.question != phases.NO_QUESTION:
        return _choose_answer(state, seat, choices)
    if state.phase == ON_THE_ROAD:
        return (
            _choose_action(state, seat, choices)
            if state.drive_left == phases.NO_DRIVE
            else _choose_step(state, seat, choices)
        )
    if state.phase == phases.PHASE_PROGRAMMING:
        return RICH_PROGRAM if state.money[seat] >= RICH_MONEY else POOR_PROGRAM
    if choices[0].kind == d.PICK_CARD:
        return max(choices, key=lambda each: card_value(state, seat, state.display[each.args[0]]))
    return choices[chance_source.pick("bot", range(len(choices)))]


def _choose_answer(state: State, seat: int, choices: Sequence[Decision]) -> Decision:
    if state.question == phases.ASK_SPLIT:
        return max(choices, key=lambda each: split_value(state, seat, each))
    if state.question == phases.ASK_DISCARD:
        return min(choices, key=lambda each: card_value(state, seat, each.args[0]))
    if state.question == phases.ASK_LAY:
        if state.tile_to_lay == content.NO_TILE:
            return min(choices, key=lambda each: TILE_COSTS[each.args[0]])
        return _choose_space(state, seat, choices)
    return choices[1] if choices[0].kind == d.REACT_TO_DANGER and len(choices) > 1 else choices[0]


def _choose_space(state: State, seat: int, choices: Sequence[Decision]) -> Decision:
    """An easy tile in front of oneself, a hard one in front of a rival."""
    road = ROAD_COSTS[state.race.name]
    easy = TILE_COSTS[state.tile_to_lay] <= BLANK_COST
    whose = state.space_of[seat]
    if not easy:
        whose = state.space_of[phases.TORPEDO_INDEX if state.mode == phases.MODE_TORPEDO else (seat + 1) % state.seats]
    beside, own = NEIGHBOURS_BY_SPACE[whose], NEIGHBOURS_BY_SPACE[state.space_of[seat]]
    best, chosen = float(UNREACHABLE), choices[-1]
    for decision in choices:
        space = decision.args[0]
        if space in beside and (easy or space not in own) and road[space] < best:
            best, chosen = road[space], decision
    return chosen


def _choose_action(state: State, seat: int, choices: Sequence[Decision]) -> Decision:
    """Fuel, cards that help, the first assistant of the usual order."""
    fuel, crew = state.fuel[seat], state.crew[seat]
    missing = sum(missing_levels(state, seat))
    is_worn_out = state.engine[seat] + state.chassis[seat] <= content.DANGER_LEVEL_LOSS
    home = seat in state.arrived
    best, chosen = 99, choices[-1]
    for decision in choices:
        kind = decision.kind
        if kind == d.BUY_FUEL:
            lacking = TARGET_FUEL + (CITY_BY_SPACE[state.space_of[seat]] != NO_CITY) - fuel
            if decision.args[0] + 1 == lacking and not home and state.engine[seat]:
                return decision
        elif kind == d.PLAY_CARD:
            if _is_fully_useful(state, seat, decision.args[0], content.MAX_FUEL_BY_VEHICLE[crew] - fuel, missing):
                return decision
        elif kind in (d.ATTACK_WITH_CARD, d.SELL_CARD):
            return decision
        elif kind in RANK_BY_ACTION:
            rank = RANK_BY_ACTION[kind]
            if kind in (d.REPAIR_VEHICLE, d.REPAIR_POWER) and (is_worn_out or home):
                rank = 0
            if rank < best or (rank == best and rank in (0, 6, 7)):
                best, chosen = rank, decision
    return chosen


def _is_fully_useful(state: State, seat: int, card: int, fuel_room: int, missing_levels: int) -> bool:
    """Whether a card brings all that it can."""
    if content.GAIN_FUEL[card]:
        return fuel_room >= content.GAIN_FUEL[card]
    if content.GAIN_LEVELS[card]:
        return missing_levels >= content.GAIN_LEVELS[card]
    if card == content.CARD_FORCED_MARCH:
        return False
    return card != content.CARD_SURVEY and (card != content.CARD_GUIDE or seat not in state.arrived)


def _choose_step(state: State, seat: int, choices: Sequence[Decision]) -> Decision:
    """The step that leaves the cheapest road, or a stop if all of them are dear."""
    name, tiles = state.race.name, state.tile_at
    road, entering = ROAD_COSTS[name], ENTRY_COSTS[name]
    best, chosen = road[state.space_of[seat]] + MAX_DETOUR_COST, choices[-1]
    if chosen.kind != d.STOP_DRIVE:
        best = float(UNREACHABLE)
    for decision in choices:
        kind = decision.kind
        if kind == d.STOP_DRIVE:
            continue
        space = SPACE_BY_CITY[decision.args[0]] if kind == d.ENTER_CITY else decision.args[0]
        tile = tiles[space]
        cost = entering[space]
        if tile != content.NO_TILE:
            cost = TILE_ENTRY_COSTS[tile] + RISK_COSTS[space]
        if kind == d.STEP_POWER:
            cost -= FUEL_VALUE
        if cost + road[space] < best:
            best, chosen = cost + road[space], decision
    return chosen
