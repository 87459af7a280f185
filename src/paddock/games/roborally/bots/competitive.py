"""Programs for one who plays to win: simulated more often than the driver's, and judged by the chance of winning.

The weights of `win_chance.py` know what games were decided by. A point of Damage costs more than its place on the way
shows, since it is a card less in every hand from then on, and in the end a turn powered down. With more than two
seats the places behind the winner count as well (`placing_chance.py`).
"""

from __future__ import annotations

from typing import Final

from paddock.core.chance import ChanceSource
from paddock.core.win_chance import softmax_win_chances

from ..rules.outcome import outcome
from ..rules.phases import STEP_OVER
from ..rules.state import State, damage_of
from .lookahead import simulate_programs
from .objectives import Objectives
from .placing_chance import expected_share_beaten
from .program_search import ProgramDraft, beams_while_still
from .question_advice import pose_after_program
from .win_chance import COST_PER_TURN, POWER_DOWN_TURNS, SLOWDOWN_BY_DAMAGE, WEIGHTS, features_with_objectives

MAX_CANDIDATES: Final = 24
SIMULATION_ROUNDS: Final = ((24, 12), (10, 24), (5, 48))
"""So many programs are simulated so often, the best of them on."""


def win_chance_after_turn(state: State, robot: int, objectives: Objectives) -> float:
    """The chance of winning at the end of a turn."""
    seat = state.roster.robot_owner[robot]
    if state.step == STEP_OVER:
        result = outcome(state)
        return result.victory_shares()[seat] if result is not None else 0.0
    return softmax_win_chances(features_with_objectives(state, objectives), WEIGHTS)[seat]


def wants_power_down(state: State, robot: int, objectives: Objectives) -> bool:
    """Whether to announce power down: the rest of the way is then quicker by more than the turn that it takes."""
    hurt, place = damage_of(state, robot), pose_after_program(state, robot, objectives)
    if not hurt or place == objectives.routes.lost_pose:
        return False
    beams, safe = beams_while_still(objectives.routes, place)
    way = objectives.remaining_cost(state, robot, place) / COST_PER_TURN
    after = SLOWDOWN_BY_DAMAGE[min(beams, len(SLOWDOWN_BY_DAMAGE) - 1)]
    return safe and way * (SLOWDOWN_BY_DAMAGE[hurt] - after) > POWER_DOWN_TURNS


def compare_programs(
    position: State, robot: int, drafts: list[ProgramDraft], objectives: Objectives, chance_source: ChanceSource
) -> list[float]:
    """The chances of winning with these drafts, or of being ahead of the others; those that fell behind early come
    after all the rest."""
    judged = win_chance_after_turn if position.roster.seats == 2 else expected_share_beaten
    worths = [0.0] * len(drafts)
    seen = [0] * len(drafts)
    left = list(range(len(drafts)))
    for number, (most, samples) in enumerate(SIMULATION_ROUNDS):
        left = sorted(left, key=lambda place: -worths[place])[:most] if number else left[:most]
        latest = simulate_programs(
            position, robot, [drafts[place] for place in left], objectives, chance_source, samples, judged
        )
        for place, worth in zip(left, latest, strict=True):
            worths[place] = (worths[place] * seen[place] + worth * samples) / (seen[place] + samples)
            seen[place] += samples
    best = max(worths[place] for place in left)
    return [worth if place in left else min(worth, best - 0.01) for place, worth in enumerate(worths)]
