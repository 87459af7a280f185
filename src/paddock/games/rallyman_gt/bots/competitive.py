"""Driving to win: what a place is worth is how likely the race is won from there."""

from __future__ import annotations

from typing import Final

from ..components.content import DOUBLE_ZERO, LOSS_MARKER_BY_SPEED, LOSS_TOKENS_BY_SPEED
from ..rules.car_status import STATUS_RETIRED
from ..rules.state import State
from ..rules.steps.turns import order_key
from ..views.goals import Goal
from ..views.pace import rounds_pace
from . import finish_odds
from .win_chance import FEATURES, WEIGHTS

DICE_DAMAGE_SHARE: Final = 0.6  # of the damage tokens so many take dice away
ROUND_COST: Final = 0.004
"""What a round is worth to somebody who has won or lost already: a little, so that nobody dawdles."""
_WORN_TYRES_WEIGHT: Final = WEIGHTS[FEATURES["race"].index("worn")]
_FOCUS_WEIGHT: Final = WEIGHTS[FEATURES["race"].index("focus")]


class WinGoal(Goal):
    """The chance of not winning, and a little for each round. Of the others it knows what they need at this moment."""

    __slots__ = ("car", "cost_cache", "rivals", "state")

    def __init__(self, state: State, car: int) -> None:
        super().__init__(state)
        self.state = state
        self.car = car
        self.pace = rounds_pace(state.circuit)
        self.rivals: list[tuple[int, list[float], list[float], bool]] = []
        for other, status in enumerate(state.status):
            if other != car and status is not STATUS_RETIRED:
                round_odds = finish_odds.finish_round_odds(state, other)
                self.rivals.append(
                    (
                        other,
                        round_odds,
                        finish_odds.odds_of_later_round(round_odds),
                        finish_odds.rounds_until_turn(state, other) >= 1,
                    )
                )
        self.cost_cache: dict[int, float] = {}
        chance = min(1.0, finish_odds.win_chance(state, car))
        self.focus_value = max(0.0, _FOCUS_WEIGHT) * chance * (1.0 - chance)

    def _lose_chance(self, space: int, speed: int, crossings_left: int, rounds_lost: int, tokens: float) -> float:
        """The chance of not winning for a car that comes to the start of its turn here, after so many rounds."""
        turns = finish_odds.turn_count_odds(self.state, space, speed, crossings_left)
        total = 0.0
        for round_number in range(1, len(turns)):
            share = turns[round_number]
            if share:
                total += share * self._win_chance(round_number + rounds_lost - 1, space, speed, crossings_left)
        total -= max(0.0, _WORN_TYRES_WEIGHT) * tokens * total * (1.0 - total)
        return max(0.0, 1.0 - total) + ROUND_COST * (
            rounds_lost + self.pace.expected_cost_to_finish(space, speed, crossings_left)
        )

    def _win_chance(self, round_number: int, space: int, speed: int, crossings_left: int) -> float:
        found = 1.0
        for other, round_odds, after, played in self.rivals:
            if round_number >= len(round_odds):
                return 0.0
            tie = 0.5
            if round_number == 1:
                tie = finish_odds.plays_first_odds(speed)
                if played:
                    tie = self._plays_first(other, space, speed, crossings_left)
            found *= after[round_number] + round_odds[round_number] * tie
        return found

    def _plays_first(self, other_car: int, space: int, speed: int, crossings_left: int) -> float:
        """Whether it plays first in the next round, against one who has driven in this."""
        circuit, state = self.circuit, self.state
        own = (speed, state.settings.laps + 1 - crossings_left, circuit.progress[space], circuit.inner_rank[space])
        return 1.0 if own >= order_key(state, other_car)[:4] else 0.0

    def stop_cost(self, space: int, speed: int, crossings_left: int) -> float:
        key = (space * 8 + speed) * 64 + crossings_left
        found = self.cost_cache.get(key)
        if found is None:
            found = self.cost_cache[key] = self._lose_chance(space, speed, crossings_left, 1, 0.0)
        return found

    def loss_cost(self, space: int, speed: int, crossings_left: int) -> float:
        key = -1 - ((space * 8 + speed) * 64 + crossings_left)
        found = self.cost_cache.get(key)
        if found is None:
            rounds_out = 2 if LOSS_MARKER_BY_SPEED[speed] == DOUBLE_ZERO else 1
            tokens = DICE_DAMAGE_SHARE * LOSS_TOKENS_BY_SPEED[speed][self.circuit.danger_of_space[space]]
            found = self.cost_cache[key] = self._lose_chance(space, 0, crossings_left, rounds_out, tokens)
        return found
