"""The rollout policy: register by register the card that leaves the least to go."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from paddock.core.decision import Decision

from ..components.content import ACTION_NAMES, CARD_ACTION, NO_CARD
from ..rules.apply import robot_being_programmed
from ..rules.decisions import PLACE_DECISIONS, SEAL_DECISION
from ..rules.legal import default_decision
from ..rules.phases import STAGE_PROGRAMMING, STEP_PROGRAMMING
from ..rules.state import State
from .objectives import Objective, Objectives
from .program_search import drive_move, move_of_register
from .route_costs import UNREACHABLE_COST, RouteCosts

_ACTION_COUNT: Final = len(ACTION_NAMES)


def rollout_decision(state: State, seat: int, choices: Sequence[Decision]) -> Decision:
    """The next card of a program, or what is usual."""
    if state.question:
        return default_decision(state, seat)
    robot = robot_being_programmed(state, seat) if state.step == STEP_PROGRAMMING else -1
    if robot < 0 or state.program_stage[robot] != STAGE_PROGRAMMING:
        return choices[-1]
    return SEAL_DECISION if SEAL_DECISION in choices else _next_card(state, robot)


def _next_card(state: State, robot: int) -> Decision:
    """The card for the first empty register. All that lie before it are driven first."""
    objectives = Objectives(state)
    routes, objective = objectives.routes, objectives.objective(state, robot)
    place, stage, register = objectives.pose_of(state, robot), 0, 0
    while state.registers[5 * robot + register] != NO_CARD:
        place = drive_move(routes, place, move_of_register(state.registers[5 * robot + register]), register)
        stage = objective[stage].next_stages[register].get(place >> 2, stage)
        register += 1
    hand = state.hand[robot]
    best, least = hand[0], 10 * UNREACHABLE_COST
    tried: dict[int, int] = {}
    for card in hand:
        action = CARD_ACTION[card]
        if action not in tried:
            tried[action] = card
            cost = _cost_after(routes, objective, place, stage, action, register)
            if cost < least:
                best, least = card, cost
    return PLACE_DECISIONS[register][best]


def _cost_after(
    route_costs: RouteCosts, objective: Objective, pose: int, stage: int, action: int, register: int
) -> int:
    """What is left to go after a card."""
    reached = route_costs.pose_after_action[(pose * _ACTION_COUNT + action) * 5 + register]
    if reached == route_costs.lost_pose:
        return UNREACHABLE_COST
    onward = objective[objective[stage].next_stages[register].get(reached >> 2, stage)]
    if onward.is_won:
        return -UNREACHABLE_COST
    return onward.costs[reached * 5 + (register + 1) % 5] + onward.later_cost + 4 * route_costs.beams[reached >> 2]
