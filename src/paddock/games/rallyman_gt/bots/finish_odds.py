"""When the cars will finish: how likely each in which round, and who comes first in the same one.

Rounds are counted from the present one, number 0. Within a round the faster car plays first (RG-3.4): who that is, is
known of this round, of the next one once both have had their turns, and half known where only one has.
"""

from __future__ import annotations

from math import exp
from typing import Final

from ..components.content import DOUBLE_ZERO
from ..rules.car_status import FINISHED, IN_PIT, OFF_TRACK, RETIRED
from ..rules.phases import EXITING, PITTING, RELAYING
from ..rules.state import State
from ..rules.steps.turns import order_key
from ..views.pace import SPEED_COUNT, rough_turn_odds, rounds_pace, turn_odds

USUAL_SPEED: Final = 3.0  # of a car that has one more turn before the last
SPEED_WEIGHT: Final = 0.5


def turn_count_odds(state: State, space: int, speed: int, left: int) -> list[float]:
    """How likely so many more turns are, for a car at the start of one, with so many crossings of the line to come."""
    circuit = state.circuit
    if left == 1:
        known = turn_odds(circuit)
        if known:
            return known[space * SPEED_COUNT + max(0, speed)]
    return rough_turn_odds(rounds_pace(circuit).to_finish(space, max(0, speed), left))


def rounds_until_turn(state: State, car: int) -> int:
    """Rounds before the one in which a car drives next: 0 if that is this one."""
    order = state.turn_order
    found = 0 if car in order or not order else 1
    if order and order[0] == car and (state.steps_made or state.phase in (RELAYING, EXITING, PITTING)):
        found = 1
    if state.status[car] is OFF_TRACK or (state.status[car] is IN_PIT and state.speed[car] == DOUBLE_ZERO):
        found += 1
    return found


def finish_round_odds(state: State, car: int) -> list[float]:
    """How likely a car finishes in which round; nowhere for one that has left the race."""
    status, space = state.status[car], state.car_space[car]
    if status is RETIRED:
        return []
    if status is FINISHED or space < 0:
        return [1.0]
    lost = state.phase is RELAYING and state.turn_order[0] == car
    speed = 0 if lost else state.speed[car]
    left = state.settings.laps + 1 - state.crossings[car]
    turns = turn_count_odds(state, space, speed, left)
    out = rounds_until_turn(state, car)
    return turns[1:] if out == 0 else [0.0] * (out - 1) + turns


def odds_after_round(likely: list[float]) -> list[float]:
    """`odds_after_round(likely)[n]`: how likely it is to come after the round n."""
    found = [0.0] * len(likely)
    total = 0.0
    for number in range(len(likely) - 1, -1, -1):
        found[number] = total
        total += likely[number]
    return found


def plays_before_odds(state: State, car: int, other: int, number: int) -> float:
    """How likely a car plays before another in this round."""
    if number > 1:
        return 0.5
    own_out, its_out = rounds_until_turn(state, car), rounds_until_turn(state, other)
    if number == 0:
        order = state.turn_order
        if car in order and other in order:
            return 1.0 if order.index(car) < order.index(other) else 0.0
        return 0.5
    if own_out == 1 and its_out == 1:
        return 1.0 if order_key(state, car) > order_key(state, other) else 0.0
    if own_out == 1:
        return plays_first_odds(state.speed[car])
    if its_out == 1:
        return 1.0 - plays_first_odds(state.speed[other])
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
        likely = finish_round_odds(state, other)
        after = odds_after_round(likely)
        for number in range(rounds):
            if number < len(likely):
                found[number] *= after[number] + likely[number] * plays_before_odds(state, car, other, number)
            elif likely:
                found[number] = 0.0
    return found


def win_chance(state: State, car: int) -> float:
    """How likely a car is the first to finish."""
    likely = finish_round_odds(state, car)
    total = 0.0
    for share, wins in zip(likely, win_odds_by_round(state, car, len(likely)), strict=True):
        total += share * wins
    return total
