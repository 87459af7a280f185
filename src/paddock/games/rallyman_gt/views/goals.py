"""What a driver drives for: how bad it is to end a turn somewhere, and to lose control there. Less is better, and a car
that finishes its race has nothing left to lose (0).

Alone against the clock that is seconds of the time sheet. In a race the clock counts nothing: rounds do, and whose turn
comes first in the last of them.
"""

from __future__ import annotations

from typing import Final

from ..components.content import DOUBLE_ZERO, LOSS_MARKER_BY_SPEED, LOSS_TOKENS_BY_SPEED, MARKER_SECONDS
from ..rules.state import State
from .pace import rounds_pace, seconds_pace

TOKEN_SECONDS: Final = 12.0  # seconds: what a damage token costs, taken over all kinds
FOCUS_SECONDS: Final = 1.0  # seconds: what a focus token is worth (RG-19.3)
LOST_TURN_SECONDS: Final = 35.0
"""Seconds: what an extra turn off the track costs a car in a race, where the time sheet does not say it."""
ROUNDS_PER_SPEED: Final = 0.1
"""Rounds: what each step of speed is worth in the last round, where the faster car plays first (RG-3.4)."""
TOKEN_ROUNDS: Final = 0.04  # rounds: what a damage token costs for each round that is still to come
FOCUS_ROUNDS: Final = 0.02  # rounds: what a focus token is worth


class Goal:
    """Seconds to the finish: what the plain driver drives for. `focus_value` is what a focus token is worth."""

    __slots__ = ("circuit", "focus_value", "is_solo", "pace")

    def __init__(self, state: State) -> None:
        self.circuit = state.circuit
        self.is_solo = state.is_solo
        self.pace = seconds_pace(state.circuit)
        self.focus_value = FOCUS_SECONDS

    def stop_cost(self, space: int, speed: int, crossings_left: int) -> float:
        """What it is worth to end the turn here in control, with so many crossings of the line still to come."""
        return MARKER_SECONDS[speed + 1] + self.pace.expected_cost_to_finish(space, speed, crossings_left)

    def loss_cost(self, space: int, speed: int, crossings_left: int) -> float:
        """What it is worth to lose control here: the marker, the tokens, and the turn in which the car only comes
        back."""
        marker = LOSS_MARKER_BY_SPEED[speed]
        cost = (
            MARKER_SECONDS[marker + 1]
            + TOKEN_SECONDS * LOSS_TOKENS_BY_SPEED[speed][self.circuit.danger_of_space[space]]
        )
        cost += LOST_TURN_SECONDS if marker == DOUBLE_ZERO and not self.is_solo else 0.0
        return cost + self.pace.expected_cost_to_finish(space, 0, crossings_left)


class RoundsGoal(Goal):
    """Rounds to the finish after this one, and first in the last of them. `start_speed_value` is what the speed at the
    start of this turn would be worth if it were the last."""

    __slots__ = ("start_speed_value",)

    def __init__(self, state: State, car: int) -> None:
        super().__init__(state)
        self.pace = rounds_pace(state.circuit)
        self.focus_value = FOCUS_ROUNDS
        self.start_speed_value = ROUNDS_PER_SPEED * max(0, state.speed[car])

    def stop_cost(self, space: int, speed: int, crossings_left: int) -> float:
        return self.pace.expected_cost_to_finish(space, speed, crossings_left) + self.start_speed_value

    def loss_cost(self, space: int, speed: int, crossings_left: int) -> float:
        rest = self.pace.expected_cost_to_finish(space, 0, crossings_left)
        tokens = LOSS_TOKENS_BY_SPEED[speed][self.circuit.danger_of_space[space]]
        off = 1.0 if LOSS_MARKER_BY_SPEED[speed] == DOUBLE_ZERO else 0.0
        return rest * (1.0 + TOKEN_ROUNDS * tokens) + off + self.start_speed_value
