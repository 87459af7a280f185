"""Every decision of Rallyman: GT (section A of the rules), declared once; docs/positions/rallyman_gt.md explains them.

A *step* is a decision onto a space, made with one action: a gas die, a gear die, a gear die with brake dice, or a gear
die with the boost die. The tables below say what each action is made of.
"""

from __future__ import annotations

from typing import Final

from paddock.core.decision import Decision, DecisionKind, DecisionSpace, number_range
from paddock.games.rallyman_gt.components.content import BOOST_DIE as BOOST_DIE
from paddock.games.rallyman_gt.components.content import BRAKE_DIE as BRAKE_DIE
from paddock.games.rallyman_gt.components.content import GAS_DIE, GEARS, SIDE, SPACE_NAME, TYRES, WARNING_CHANCE

TAKE_TYRES: Final = 0
GEAR: Final = 1
GAS_STEP: Final = 2
BRAKE: Final = 3
BOOST: Final = 4
ROLL: Final = 5
SECURE: Final = 6
STOP: Final = 7
FLAT_OUT: Final = 8
SAY_WARNINGS: Final = 9
KEEP: Final = 10
RELAY: Final = 11
EXIT_SIDE: Final = 12
STAY_OUT: Final = 13
PIT_TYRES: Final = 14
PIT_REPAIR: Final = 15
PIT_BOTH: Final = 16
CONCEDE: Final = 17

MOST_BRAKES: Final = 3
MAX_BRAKE_GEAR: Final = 4
"""Brake steps lead to gears 1 to 4: from 6 at least two gears down (RG-5.7)."""
MIN_BOOST_GEAR: Final = 3

GEAR_NUMBER: Final = number_range("gear", 1, GEARS)
BRAKE_GEAR: Final = number_range("brake-gear", 1, MAX_BRAKE_GEAR)
BRAKES: Final = number_range("brakes", 1, MOST_BRAKES)
BOOST_GEAR: Final = number_range("boost-gear", MIN_BOOST_GEAR, GEARS)
WARNING_COUNT: Final = number_range("count", 0, MOST_BRAKES)

SPACE: Final = DecisionSpace(
    [
        DecisionKind(TAKE_TYRES, "tyres", [("tyres", TYRES)]),
        DecisionKind(GEAR, "gear", [("gear", GEAR_NUMBER), ("space", SPACE_NAME)], quiet=True),
        DecisionKind(GAS_STEP, "gas", [("space", SPACE_NAME)], quiet=True),
        DecisionKind(BRAKE, "brake", [("gear", BRAKE_GEAR), ("brakes", BRAKES), ("space", SPACE_NAME)], quiet=True),
        DecisionKind(BOOST, "boost", [("gear", BOOST_GEAR), ("space", SPACE_NAME)], quiet=True),
        DecisionKind(ROLL, "roll"),
        DecisionKind(SECURE, "secure"),
        DecisionKind(STOP, "stop"),
        DecisionKind(FLAT_OUT, "flat_out"),
        DecisionKind(SAY_WARNINGS, "warnings", [("count", WARNING_COUNT)], quiet=True),
        DecisionKind(KEEP, "keep"),
        DecisionKind(RELAY, "relay"),
        DecisionKind(EXIT_SIDE, "side", [("side", SIDE)]),
        DecisionKind(STAY_OUT, "stay_out"),
        DecisionKind(PIT_TYRES, "pit_tyres", [("tyres", TYRES)]),
        DecisionKind(PIT_REPAIR, "pit_repair"),
        DecisionKind(PIT_BOTH, "pit_both", [("tyres", TYRES)]),
        DecisionKind(CONCEDE, "concede", always_legal=True),
    ]
)

TAKE_TYRES_DECISIONS: Final = [SPACE.make(TAKE_TYRES, tyres) for tyres in range(len(TYRES))]
ROLL_DECISION: Final = SPACE.make(ROLL)
SECURE_DECISION: Final = SPACE.make(SECURE)
STOP_DECISION: Final = SPACE.make(STOP)
FLAT_OUT_DECISION: Final = SPACE.make(FLAT_OUT)
SAY_WARNINGS_DECISIONS: Final = [SPACE.make(SAY_WARNINGS, count) for count in range(len(WARNING_COUNT))]
KEEP_DECISION: Final = SPACE.make(KEEP)
RELAY_DECISION: Final = SPACE.make(RELAY)
EXIT_SIDES: Final = [SPACE.make(EXIT_SIDE, side) for side in range(len(SIDE))]
STAY_OUT_DECISION: Final = SPACE.make(STAY_OUT)
PIT_TYRES_DECISIONS: Final = [SPACE.make(PIT_TYRES, tyres) for tyres in range(len(TYRES))]
PIT_REPAIR_DECISION: Final = SPACE.make(PIT_REPAIR)
PIT_BOTH_DECISIONS: Final = [SPACE.make(PIT_BOTH, tyres) for tyres in range(len(TYRES))]
CONCEDE_DECISION: Final = SPACE.make(CONCEDE)

# -- actions ---------------------------------------------------------------------------------------------------

GAS_ACTION: Final = 0
FIRST_BRAKE_ACTION: Final = GEARS + 1
FIRST_BOOST_ACTION: Final = FIRST_BRAKE_ACTION + MAX_BRAKE_GEAR * MOST_BRAKES
ACTION_COUNT: Final = FIRST_BOOST_ACTION + GEARS - MIN_BOOST_GEAR + 1
"""0 is gas; 1 to 6 a gear die; then gear and brake dice, gear by gear; then gear and boost die."""


def brake_action(gear: int, brakes: int) -> int:
    """The action of a gear die with so many brake dice."""
    return FIRST_BRAKE_ACTION + (gear - 1) * MOST_BRAKES + brakes - 1


def boost_action(gear: int) -> int:
    """The action of a gear die with the boost die."""
    return FIRST_BOOST_ACTION + gear - MIN_BOOST_GEAR


def _dice_of_action(action: int) -> tuple[int, ...]:
    """The dice of an action in the order in which they are rolled; the gear die first."""
    if action <= GEARS:
        return (action if action else GAS_DIE,)
    if action < FIRST_BOOST_ACTION:
        gear, brakes = divmod(action - FIRST_BRAKE_ACTION, MOST_BRAKES)
        return (gear + 1,) + (BRAKE_DIE,) * (brakes + 1)
    return (action - FIRST_BOOST_ACTION + MIN_BOOST_GEAR, BOOST_DIE)


ACTION_DICE: Final[list[tuple[int, ...]]] = [_dice_of_action(action) for action in range(ACTION_COUNT)]
ACTION_DICE_COUNT: Final[list[int]] = [len(dice) for dice in ACTION_DICE]
ACTION_GEAR: Final[list[int]] = [dice[0] for dice in ACTION_DICE]
"""The gear that an action engages; 0 for gas, which holds the speed."""
ACTION_BRAKES: Final[list[int]] = [sum(1 for die in dice if die == BRAKE_DIE) for dice in ACTION_DICE]
ACTION_BOOSTS: Final[list[int]] = [sum(1 for die in dice if die == BOOST_DIE) for dice in ACTION_DICE]
SECURE_COST: Final[list[int]] = [dice * (dice + 1) // 2 for dice in ACTION_DICE_COUNT]
"""Focus tokens for securing all the dice of an action, if they are the first of the turn (RG-12.3)."""
FLAT_OUT_FOCUS: Final[list[int]] = [1] * ACTION_COUNT
"""Focus tokens that an action earns flat out: its gear or gas die (RG-11.4, RG-22.2)."""


def _warning_odds(dice: tuple[int, ...]) -> tuple[float, ...]:
    """How likely the dice show 0, 1, 2 … warnings."""
    found = [1.0]
    for die in dice:
        risk = WARNING_CHANCE[die]
        grown = [share * (1 - risk) for share in found] + [0.0]
        for shown, share in enumerate(found):
            grown[shown + 1] += share * risk
        found = grown
    return tuple(found)


WARNING_ODDS: Final[list[tuple[float, ...]]] = [_warning_odds(dice) for dice in ACTION_DICE]
"""`WARNING_ODDS[action][n]`: how likely its dice show n warnings (section B of the rules)."""


def step_decision(action: int, space: int) -> Decision:
    """The decision to lay an action onto a space (by its code in `SPACE_NAME`)."""
    if action == GAS_ACTION:
        return SPACE.make(GAS_STEP, space)
    if action <= GEARS:
        return SPACE.make(GEAR, action - 1, space)
    if action < FIRST_BOOST_ACTION:
        gear, brakes = divmod(action - FIRST_BRAKE_ACTION, MOST_BRAKES)
        return SPACE.make(BRAKE, gear, brakes, space)
    return SPACE.make(BOOST, action - FIRST_BOOST_ACTION, space)


def action_of_step(decision: Decision) -> int:
    """The action of a step; -1 if the decision is none."""
    kind, args = decision.kind, decision.args
    if kind == GAS_STEP:
        return GAS_ACTION
    if kind == GEAR:
        return args[0] + 1
    if kind == BRAKE:
        return FIRST_BRAKE_ACTION + args[0] * MOST_BRAKES + args[1]
    if kind == BOOST:
        return FIRST_BOOST_ACTION + args[0]
    return -1


def space_of_step(decision: Decision) -> int:
    """The space of a step, by its code in `SPACE_NAME`."""
    return decision.args[-1]
