"""The weights of the evaluation, in dollars: what road, speeds, body points and places are worth to the driver, and
to a contender in each kind of race (`data/evaluation_weights.json`)."""

from __future__ import annotations

from typing import Any, Final

from ..components.content import DRIVER_COUNT, TOP_SPEED, read_data

PREFERRED_DRIVERS: Final = ("don_moccioco", "duke", "pupetta", "spender", "parker")
"""Drivers in the order in which a driver would take them (section H of the rules)."""
SPACE_VALUE: Final = 140.0
"""A space of road: more than the die that it takes to drive it."""
SPACE_VALUE_WHEN_LAST: Final = 180.0
"""The same for a car that is last, which wins nothing."""
EXPERT_SPACE_VALUE: Final = 25.0
"""The same where there is no hurry to come home."""
UNHURRIED_PACE: Final = 1.0
"""Expert: spaces a round that need no hurry."""
SPEED_VALUES: Final[list[float]] = [0.0, 150.0, 250.0, 310.0, 345.0, 355.0]
"""A speed is worth what it saves the next turn."""
BODY_VALUES: Final[list[float]] = [330.0, 0.0, 25.0, 42.0, 54.0, 63.0, 70.0, 76.0]
"""Body points. A car that has lost its last one is rid of a worry: nothing can hurt it, and nobody gets its bills
(GB-13.2). What it costs to get there is `WRONG_WAY_COST`."""
WRONG_WAY_COST: Final = 420.0
"""Facing the wrong way costs about a turn."""
FALL_COST: Final = 250.0
"""In the river the turn is lost, too."""
DUEL_RIVAL_SHARE: Final = 0.6
"""What a dollar of the rival weighs against one's own in a duel."""
NEAR_OBSTACLE_COST: Final = 12.0
"""Something solid straight ahead, closer than the car is fast."""


class EvaluationWeights:
    """What each part of a position is worth, in dollars."""

    __slots__ = (
        "body_values", "duel_rival_share", "expert_space_value", "fall_cost", "income_per_round", "last_place_cost",
        "near_obstacle_cost", "reward_share", "space_value", "space_value_when_last", "speed_values",
        "unhurried_pace", "wrong_way_cost",
    )  # fmt: skip

    def __init__(self) -> None:
        self.space_value = SPACE_VALUE
        self.space_value_when_last = SPACE_VALUE_WHEN_LAST
        self.speed_values = SPEED_VALUES
        self.duel_rival_share = DUEL_RIVAL_SHARE
        self.reward_share = 0.0
        """How much of what the place in the race may bring counts before the last round; with 0 it never does."""
        self.last_place_cost = 0.0
        """What it costs to be the car that cannot win (GB-23.7)."""
        self.expert_space_value = EXPERT_SPACE_VALUE
        self.unhurried_pace = UNHURRIED_PACE
        self.income_per_round = 0.0
        """Expert: what each round on the bridge brings that one need not be home yet."""
        self.body_values = BODY_VALUES
        self.wrong_way_cost = WRONG_WAY_COST
        self.fall_cost = FALL_COST
        self.near_obstacle_cost = NEAR_OBSTACLE_COST

    def for_last_round(self) -> EvaluationWeights:
        """The same for the last round of a race: no next turn is worth anything, only money and the place."""
        weights = EvaluationWeights()
        weights.space_value = weights.space_value_when_last = weights.wrong_way_cost = weights.fall_cost = (
            weights.near_obstacle_cost
        ) = 0.0
        weights.speed_values = [0.0] * (TOP_SPEED + 1)
        weights.body_values = [0.0] * len(BODY_VALUES)
        weights.reward_share = 1.0
        weights.last_place_cost = self.last_place_cost
        return weights


def _read_weights(table: dict[str, Any]) -> EvaluationWeights:
    """What a contender sees otherwise than the driver."""
    weights = EvaluationWeights()
    weights.space_value = float(table.get("space", weights.space_value))
    weights.space_value_when_last = float(table.get("last", weights.space_value_when_last))
    weights.speed_values = [float(each) for each in table.get("speeds", weights.speed_values)]
    weights.duel_rival_share = float(table.get("rival", weights.duel_rival_share))
    weights.reward_share = float(table.get("place", weights.reward_share))
    weights.last_place_cost = float(table.get("excluded", weights.last_place_cost))
    weights.expert_space_value = float(table.get("idle", weights.expert_space_value))
    weights.unhurried_pace = float(table.get("pace", weights.unhurried_pace))
    weights.income_per_round = float(table.get("income", weights.income_per_round))
    return weights


_WEIGHT_TABLES: Final[dict[str, dict[str, Any]]] = read_data("evaluation_weights.json")["parts"]
DEFAULT_WEIGHTS: Final = EvaluationWeights()
"""How the driver sees every race."""
COMPETITIVE_WEIGHTS: Final = {kind: _read_weights(table) for kind, table in _WEIGHT_TABLES.items()}
"""How a contender sees a duel, a race of more cars, and one with a closed border."""
COMPETITIVE_DRIVERS: Final = {
    kind: tuple(str(name) for name in table["drivers"]) for kind, table in _WEIGHT_TABLES.items()
}
"""Drivers in the order in which a contender would take them for each of these."""
MAX_PLAYERS: Final = {kind: int(table.get("most", DRIVER_COUNT)) for kind, table in _WEIGHT_TABLES.items()}
"""With more cars than these a contender plays like the driver."""
