"""What comes of a plan, exactly: how likely the turn ends where, in control or not.

`odds.py` says what a plan is worth if every choice is made for the best; this follows those choices forward. Nothing is
secured here: it serves what is worked out beforehand, for a car without focus tokens.
"""
# mypyc: off

from __future__ import annotations

from typing import Final

from ..views.odds import PlanStep

FINISHED: Final = (-1, 0, False)
End = tuple[int, int, bool]
"""Number of the step where the turn ends, its speed, and whether control was lost there."""


class TurnEnds:
    """Where a turn ends, each with its chance."""

    def __init__(self) -> None:
        self.chance: dict[End, float] = {}

    def add(self, place: int, stage: PlanStep, lost: bool, share: float) -> None:
        """So likely it ends at this step."""
        end = FINISHED if stage.over else (place, stage.speed, lost)
        self.chance[end] = self.chance.get(end, 0.0) + share


def turn_end_odds(plan: list[PlanStep], limit: int, flat_out: bool) -> dict[End, float]:
    """How likely the turn ends where, if this plan is driven flat out, or one by one as is best."""
    rolls = [[True] * limit for _ in plan] if flat_out else _roll_choices(plan, limit)
    found = TurnEnds()
    alive = {0: 1.0}
    for place, stage in enumerate(plan):
        grown: dict[int, float] = {}
        for had, share in alive.items():
            if not rolls[place][had]:
                found.add(place - 1, plan[place - 1], False, share)
            elif stage.over or stage.too_fast:
                found.add(place, stage, True, share)
            else:
                for shown, chance in enumerate(stage.action.warning_odds):
                    total = had + shown + stage.track
                    if stage.cannon and shown:
                        found.add(place, stage, False, share * chance)
                    elif total >= limit:
                        found.add(place, stage, True, share * chance)
                    else:
                        grown[total] = grown.get(total, 0.0) + share * chance
        alive = grown
    for share in alive.values():
        found.add(len(plan) - 1, plan[-1], False, share)
    return found.chance


def _roll_choices(plan: list[PlanStep], limit: int) -> list[list[bool]]:
    """For each step whether it is rolled, by the warnings before it."""
    ahead = [plan[-1].stop] * limit
    found: list[list[bool]] = []
    for place in range(len(plan) - 1, -1, -1):
        stage = plan[place]
        rolled = [_value_if_rolled(stage, limit, ahead, had) for had in range(limit)]
        stop = plan[place - 1].stop if place else 1.0e9
        found.append([worth <= stop for worth in rolled])
        ahead = [min(worth, stop) for worth in rolled]
    return found[::-1]


def _value_if_rolled(stage: PlanStep, limit: int, ahead: list[float], had: int) -> float:
    if stage.over:
        return 0.0
    if stage.too_fast:
        return stage.loss
    worth = 0.0
    for shown, chance in enumerate(stage.action.warning_odds):
        total = had + shown + stage.track
        if stage.cannon and shown:
            worth += chance * stage.stop
        else:
            worth += chance * (ahead[total] if total < limit else stage.loss)
    return worth
