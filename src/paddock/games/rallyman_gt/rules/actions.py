"""The ways to lay dice for one step: a gas die, a gear die, a gear die with brake dice, or one with the boost die."""

from __future__ import annotations

from typing import Final

from ..components.content import BOOST_DIE, BRAKE_DIE, GAS_DIE, GEAR_COUNT, WARNING_CHANCE_BY_DIE
from . import decisions


class Action:
    """One way to lay dice: the kind of its decisions with their arguments before the space, and the dice in the order
    in which they are rolled. `gear` is the gear that it engages, 0 for gas, which holds the speed; `warning_odds[n]` is
    how likely the dice show n warnings (section B of the rules)."""

    __slots__ = ("arguments", "boosts", "brakes", "code", "decision_kind", "dice", "gear", "warning_odds")

    def __init__(self, code: int, decision_kind: int, arguments: tuple[int, ...], dice: tuple[int, ...]) -> None:
        self.code = code
        self.decision_kind = decision_kind
        self.arguments = arguments
        self.dice = dice
        self.gear = dice[0]
        self.brakes = dice.count(BRAKE_DIE)
        self.boosts = dice.count(BOOST_DIE)
        self.warning_odds = _warning_odds(dice)


def _warning_odds(dice: tuple[int, ...]) -> tuple[float, ...]:
    odds = [1.0]
    for die in dice:
        risk = WARNING_CHANCE_BY_DIE[die]
        grown = [share * (1 - risk) for share in odds] + [0.0]
        for shown, share in enumerate(odds):
            grown[shown + 1] += share * risk
        odds = grown
    return tuple(odds)


def _list_actions() -> list[Action]:
    """Gas, then the gear dice, then gear and brake dice, gear by gear, then gear and boost die."""
    ways: list[tuple[int, tuple[int, ...], tuple[int, ...]]] = [(decisions.GAS_STEP, (), (GAS_DIE,))]
    ways += [(decisions.GEAR_STEP, (gear - 1,), (gear,)) for gear in range(1, GEAR_COUNT + 1)]
    for gear in range(1, decisions.MAX_BRAKE_GEAR + 1):
        for brakes in range(1, decisions.MAX_BRAKES + 1):
            ways.append((decisions.BRAKE_STEP, (gear - 1, brakes - 1), (gear, *(brakes * (BRAKE_DIE,)))))
    for gear in range(decisions.MIN_BOOST_GEAR, GEAR_COUNT + 1):
        ways.append((decisions.BOOST_STEP, (gear - decisions.MIN_BOOST_GEAR,), (gear, BOOST_DIE)))
    return [Action(code, *way) for code, way in enumerate(ways)]


DICE_ACTIONS: Final = _list_actions()
ACTION_COUNT: Final = len(DICE_ACTIONS)
GAS_ACTION: Final = DICE_ACTIONS[0]
ACTION_BY_DICE: Final = {action.dice: action for action in DICE_ACTIONS}
