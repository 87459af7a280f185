"""When the cars will finish: how likely each in which round, and who comes first in the same one.

Rounds are counted from the present one, number 0. Within a round the faster car plays first (RG-3.4): who that is, is
known of this round, of the next one once both have had their turns, and half known where only one has.
"""

from __future__ import annotations

from math import exp
from typing import Final

from ..components.content import DOUBLE_ZERO
from ..rules.car_status import STATUS_FINISHED, STATUS_IN_PIT, STATUS_OFF_TRACK, STATUS_RETIRED
from ..rules.phases import PHASE_EXITING, PHASE_PITTING, PHASE_RELAYING
from ..rules.state import State
from ..rules.steps.turns import order_key
from ..views.pace import SPEED_COUNT, rough_turn_odds, rounds_pace, turn_odds

USUAL_SPEED: Final = 3.0  # of a car that has one more turn before the last
SPEED_WEIGHT: Final = 0.5


def turn_count_odds(state: State, space: int, speed: int, crossings_left: int) -> list[float]:
    """How likely so many more turns are, for a car at the start of one, with so many crossings of the line to come."""
    circuit = state.circuit
    if crossings_left == 1:
        known = turn_odds(circuit)
        if known:
            return known[space * SPEED_COUNT + max(0, speed)]
    return rough_turn_odds(rounds_pace(circuit).expected_cost_to_finish(space, max(0, speed), crossings_left))


def rounds_until_turn(state: State, car: int) -> int:
    """Rounds before the one in which a car drives next: 0 if that is this one."""
    order = state.turn_order
    found = 0 if car in order or not order else 1
    if (
        order
        and order[0] == car
        and (state.steps_made or state.phase in (PHASE_RELAYING, PHASE_EXITING, PHASE_PITTING))
    ):
        found = 1
    if state.status[car] is STATUS_OFF_TRACK or (
        state.status[car] is STATUS_IN_PIT and state.speed[car] == DOUBLE_ZERO
    ):
        found += 1
    return found


def finish_round_odds(state: State, car: int) -> list[float]:
    """How likely a car finishes in which round; nowhere for one that has left the race."""
    status, space = state.status[car], state.car_space[car]
    if status is STATUS_RETIRED:
        return []
    if status is STATUS_FINISHED or space < 0:
        return [1.0]
    lost = state.phase is PHASE_RELAYING and state.turn_order[0] == car
    speed = 0 if lost else state.speed[car]
    crossings_left = state.settings.laps + 1 - state.crossings[car]
    turns = turn_count_odds(state, space, speed, crossings_left)
    rounds_out = rounds_until_turn(state, car)
    return turns[1:] if rounds_out == 0 else [0.0] * (rounds_out - 1) + turns


def odds_of_later_round(round_odds: list[float]) -> list[float]:
    """`odds_of_later_round(round_odds)[n]`: how likely it is to come after the round n."""
    found = [0.0] * len(round_odds)
    total = 0.0
    for round_number in range(len(round_odds) - 1, -1, -1):
        found[round_number] = total
        total += round_odds[round_number]
    return found


def plays_before_odds(state: State, car: int, other_car: int, round_number: int) -> float:
    """How likely a car plays before another in this round."""
    if round_number > 1:
        return 0.5
    own_out, its_out = rounds_until_turn(state, car), rounds_until_turn(state, other_car)
    if round_number == 0:
        order = state.turn_order
        if car in order and other_car in order:
            return 1.0 if order.index(car) < order.index(other_car) else 0.0
        return 0.5
    if own_out == 1 and its_out == 1:
        return 1.0 if order_key(state, car) > order_key(state, other_car) else 0.0
    if own_out == 1:
        return plays_first_odds(state.speed[car])
    if its_out == 1:
        return 1.0 - plays_first_odds(state.speed[other_car])
    return 0.5


def plays_first_odds(speed: int) -> float:
    """How likely a car at this speed plays before one that has still to drive this round."""
    return 1.0 / (1.0 + exp(SPEED_WEIGHT * (USUAL_SPEED - speed)))


def win_odds_by_round(state: State, car: int, rounds: int) -> list[float]:
    """`[n]`: how likely a car wins if it finishes in the round n, up to so many."""
    found = [1.0] * rounds
    for other in range(len(state.status)):
        if other == car:
            continue
        round_odds = finish_round_odds(state, other)
        after = odds_of_later_round(round_odds)
        for round_number in range(rounds):
            if round_number < len(round_odds):
                tie = plays_before_odds(state, car, other, round_number)
                found[round_number] *= after[round_number] + round_odds[round_number] * tie
            elif round_odds:
                found[round_number] = 0.0
    return found


def win_chance(state: State, car: int) -> float:
    """How likely a car is the first to finish."""
    round_odds = finish_round_odds(state, car)
    total = 0.0
    for share, wins in zip(round_odds, win_odds_by_round(state, car, len(round_odds)), strict=True):
        total += share * wins
    return total
