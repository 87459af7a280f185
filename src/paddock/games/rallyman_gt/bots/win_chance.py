"""How a race stands: each seat's chance of winning it, by the rounds in which the cars are likely to finish.

Alone the clock decides: the chance is then a measure of how good the time is going to be.
"""

from __future__ import annotations

from math import exp, log
from typing import Final

from paddock.core.win_chance import softmax_win_chances

from ..components import content
from ..rules.car_status import STATUS_FINISHED, STATUS_RETIRED
from ..rules.outcome import outcome
from ..rules.phases import PHASE_OVER
from ..rules.state import State
from ..rules.steps.ending import final_time
from ..views.pace import SPEED_COUNT, seconds_pace
from .finish_odds import win_chance

FEATURES: Final = {"race": ("first", "worn", "wrong_tyres", "focus")}
WEIGHTS: Final[list[float]] = [content.WIN_CHANCE_WEIGHTS[name] for name in FEATURES["race"]]
MIN_CHANCE: Final = 0.001  # nobody's chance is reckoned to be less
GOOD_TIME_SHARE: Final = 0.12  # a solo run that is quicker than par by this part of it is as good as one in four is bad


def win_chances(state: State) -> list[float]:
    """How likely each seat is to win; at the end, and as soon as somebody has finished, who has."""
    seats = state.lineup.seat_count
    if state.is_solo and seats == 1:
        return [_solo_quality(state)]
    if state.phase is PHASE_OVER:
        final = outcome(state)
        return final.victory_shares() if final is not None else [0.0] * seats
    if state.finished_cars:
        return [1.0 if seat == state.lineup.seats[state.finished_cars[0]] else 0.0 for seat in range(seats)]
    if not state.phase.in_race:
        return [1.0 / seats] * seats
    return softmax_win_chances(features(state), WEIGHTS)


def features(state: State) -> list[list[float]]:
    """For each seat: the logarithm of its chance to be first if everybody drives on alone, damage to the dice, wrong
    tyres (less of both is better, so they count below zero), and focus tokens."""
    return [
        [
            log(max(MIN_CHANCE, win_chance(state, car))),
            -float(dice_damage(state, car)),
            -1.0 if has_wrong_tyres(state, car) else 0.0,
            float(state.focus_tokens[car]),
        ]
        for car in range(len(state.status))
    ]


def dice_damage(state: State, car: int) -> int:
    """Damage tokens that take dice away."""
    kinds = content.GEAR_DAMAGE, content.BRAKE_DAMAGE, content.GAS_DAMAGE
    return sum([state.damage_tokens[content.TOKEN_KIND_COUNT * car + kind] for kind in kinds])


def has_wrong_tyres(state: State, car: int) -> bool:
    """Rain tyres in the sun, or others in the rain."""
    tyres = state.tyres[car]
    return tyres != content.NO_TYRES and (tyres == content.RAIN_TYRES) == (state.weather == content.SUNNY_WEATHER)


def _solo_quality(state: State) -> float:
    """How good the time of a run is going to be, from 0 to 1: one half is par, and nothing is worse than none."""
    if state.status[0] is STATUS_RETIRED:
        return 0.0
    if state.car_space[0] < 0 or not state.circuit.grid_spaces:
        return 0.5
    pace, laps = seconds_pace(state.circuit), state.settings.laps
    par = pace.cost_to_finish[1][state.circuit.grid_spaces[0] * SPEED_COUNT] + pace.lap_cost * (laps - 1)
    time = float(final_time(state, 0))
    if state.status[0] is not STATUS_FINISHED:
        time += pace.expected_cost_to_finish(state.car_space[0], max(0, state.speed[0]), laps + 1 - state.crossings[0])
    return 1.0 / (1.0 + exp(max(-50.0, min(50.0, (time - par) / (GOOD_TIME_SHARE * par)))))
