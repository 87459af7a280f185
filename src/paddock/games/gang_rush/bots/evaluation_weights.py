"""The weights of the evaluation, in dollars: what road, speeds, body points and places are worth to the driver, and
to a contender in each kind of race (`data/evaluation_weights.json`)."""

from __future__ import annotations

from typing import Any, Final

from paddock.core.compiling import fields_set_in

from ..components.content import DRIVER_COUNT, TOP_SPEED, read_data

PREFERRED_DRIVERS: Final = ("don_moccioco", "duke", "pupetta", "spender", "parker")
"""Drivers in the order in which a driver would take them (section H of the rules)."""
BODY_WORTHS: Final[list[float]] = [330.0, 0.0, 25.0, 42.0, 54.0, 63.0, 70.0, 76.0]
"""Body points. A car that has lost its last one is rid of a worry: nothing can hurt it, and nobody gets its bills
(GB-13.2). What it costs to get there is `wrong_way_cost`."""


class EvaluationWeights:
    """What each part of a position is worth, in dollars; as the driver sees it."""

    def __init__(self) -> None:
        self.space_value = 140.0  # a space of road: more than the die that it takes to drive it
        self.space_value_when_last = 180.0  # the same for a car that is last, which wins nothing
        self.speed_values = [0.0, 150.0, 250.0, 310.0, 345.0, 355.0]  # what a speed saves the next turn
        self.duel_rival_share = 0.6  # what a dollar of the rival weighs against one's own in a duel
        self.reward_share = 0.0  # how much of the reward of a place counts before the last round; with 0 it never does
        self.last_place_cost = 0.0  # what it costs to be the car that cannot win (GB-23.7)
        self.expert_space_value = 25.0  # a space of road where there is no hurry to come home
        self.unhurried_pace = 1.0  # expert: spaces a round that need no hurry
        self.income_per_round = 0.0  # expert: what each round on the bridge brings that one need not be home yet
        self.body_values = BODY_WORTHS
        self.wrong_way_cost = 420.0  # facing the wrong way costs about a turn
        self.fall_cost = 250.0  # in the river the turn is lost, too
        self.near_obstacle_cost = 12.0  # something solid straight ahead, closer than the car is fast

    __slots__ = fields_set_in(__init__)

    def for_last_round(self) -> EvaluationWeights:
        """The same for the last round of a race: no next turn is worth anything, only money and the place."""
        weights = EvaluationWeights()
        weights.space_value = weights.space_value_when_last = weights.near_obstacle_cost = 0.0
        weights.wrong_way_cost = weights.fall_cost = 0.0
        weights.speed_values = [0.0] * (TOP_SPEED + 1)
        weights.body_values = [0.0] * len(BODY_WORTHS)
        weights.reward_share = 1.0
        weights.last_place_cost = self.last_place_cost
        return weights


_FIELD_BY_KEY: Final = {
    "space": "space_value", "last": "space_value_when_last", "speeds": "speed_values", "rival": "duel_rival_share",
    "place": "reward_share", "excluded": "last_place_cost", "idle": "expert_space_value", "pace": "unhurried_pace",
    "income": "income_per_round",
}  # fmt: skip


def _read_weights(weight_table: dict[str, Any]) -> EvaluationWeights:
    """What a contender sees otherwise than the driver."""
    weights = EvaluationWeights()
    for key, field in _FIELD_BY_KEY.items():
        if key in weight_table:
            value = weight_table[key]
            setattr(weights, field, [float(each) for each in value] if key == "speeds" else float(value))
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
