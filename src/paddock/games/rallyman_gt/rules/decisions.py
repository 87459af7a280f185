"""Every decision of Rallyman: GT (section A of the rules), declared once; docs/positions/rallyman_gt.md explains them.

A *step* is a decision onto a space, made with one of the ways to lay dice that `actions.py` lists.
"""

from __future__ import annotations

from typing import Final

from paddock.core.decision import DecisionKind, DecisionSpace, number_range

from ..components.content import GEAR_COUNT, SIDE_VALUES, SPACE_VALUES, TYRES_VALUES

TAKE_TYRES: Final = 0
GEAR_STEP: Final = 1
GAS_STEP: Final = 2
BRAKE_STEP: Final = 3
BOOST_STEP: Final = 4
ROLL_DICE: Final = 5
SECURE_STEP: Final = 6
STOP_ROLLING: Final = 7
FLAT_OUT: Final = 8
SAY_WARNINGS: Final = 9
KEEP_TYRES: Final = 10
RELAY: Final = 11
EXIT_SIDE: Final = 12
STAY_OUT: Final = 13
PIT_TYRES: Final = 14
PIT_REPAIR: Final = 15
PIT_BOTH: Final = 16
CONCEDE: Final = 17

STEP_DECISION_KINDS: Final = frozenset((GEAR_STEP, GAS_STEP, BRAKE_STEP, BOOST_STEP))
PIT_DECISION_KINDS: Final = frozenset((STAY_OUT, PIT_TYRES, PIT_REPAIR, PIT_BOTH))

MAX_BRAKES: Final = 3
MAX_BRAKE_GEAR: Final = 4  # brake steps lead to gears 1 to 4: from 6 at least two gears down (RG-5.7)
MIN_BOOST_GEAR: Final = 3

WARNING_COUNT_VALUES: Final = number_range("count", 0, MAX_BRAKES)
_GEAR_ARGUMENT: Final = ("gear", number_range("gear", 1, GEAR_COUNT))
_BRAKE_GEAR_ARGUMENT: Final = ("gear", number_range("brake-gear", 1, MAX_BRAKE_GEAR))
_BRAKES_ARGUMENT: Final = ("brakes", number_range("brakes", 1, MAX_BRAKES))
_BOOST_GEAR_ARGUMENT: Final = ("gear", number_range("boost-gear", MIN_BOOST_GEAR, GEAR_COUNT))
_SPACE_ARGUMENT: Final = ("space", SPACE_VALUES)
_TYRES_ARGUMENT: Final = ("tyres", TYRES_VALUES)

DECISION_SPACE: Final = DecisionSpace(
    [
        DecisionKind(TAKE_TYRES, "tyres", [_TYRES_ARGUMENT], clause_id="RG-2.3"),
        DecisionKind(GEAR_STEP, "gear", [_GEAR_ARGUMENT, _SPACE_ARGUMENT], is_quiet=True, clause_id="RG-5.4"),
        DecisionKind(GAS_STEP, "gas", [_SPACE_ARGUMENT], is_quiet=True, clause_id="RG-5.6"),
        DecisionKind(
            BRAKE_STEP,
            "brake",
            [_BRAKE_GEAR_ARGUMENT, _BRAKES_ARGUMENT, _SPACE_ARGUMENT],
            is_quiet=True,
            clause_id="RG-5.7",
        ),
        DecisionKind(BOOST_STEP, "boost", [_BOOST_GEAR_ARGUMENT, _SPACE_ARGUMENT], is_quiet=True, clause_id="RG-22.2"),
        DecisionKind(ROLL_DICE, "roll", clause_id="RG-10.1"),
        DecisionKind(SECURE_STEP, "secure", clause_id="RG-12.2"),
        DecisionKind(STOP_ROLLING, "stop", clause_id="RG-10.1"),
        DecisionKind(FLAT_OUT, "flat_out", clause_id="RG-11.1"),
        DecisionKind(SAY_WARNINGS, "warnings", [("count", WARNING_COUNT_VALUES)], is_quiet=True, clause_id="RG-11.7"),
        DecisionKind(KEEP_TYRES, "keep", clause_id="RG-11.7"),
        DecisionKind(RELAY, "relay", clause_id="RG-11.5"),
        DecisionKind(EXIT_SIDE, "side", [("side", SIDE_VALUES)], clause_id="RG-13.5"),
        DecisionKind(STAY_OUT, "stay_out", clause_id="RG-15.1"),
        DecisionKind(PIT_TYRES, "pit_tyres", [_TYRES_ARGUMENT], clause_id="RG-15.1"),
        DecisionKind(PIT_REPAIR, "pit_repair", clause_id="RG-15.1"),
        DecisionKind(PIT_BOTH, "pit_both", [_TYRES_ARGUMENT], clause_id="RG-15.1"),
        DecisionKind(CONCEDE, "concede", always_legal=True, clause_id="RG-17.1"),
    ]
)

TAKE_TYRES_DECISIONS: Final = DECISION_SPACE.variants(TAKE_TYRES)
ROLL_DICE_DECISION: Final = DECISION_SPACE.make(ROLL_DICE)
SECURE_STEP_DECISION: Final = DECISION_SPACE.make(SECURE_STEP)
STOP_ROLLING_DECISION: Final = DECISION_SPACE.make(STOP_ROLLING)
FLAT_OUT_DECISION: Final = DECISION_SPACE.make(FLAT_OUT)
SAY_WARNINGS_DECISIONS: Final = DECISION_SPACE.variants(SAY_WARNINGS)
KEEP_TYRES_DECISION: Final = DECISION_SPACE.make(KEEP_TYRES)
RELAY_DECISION: Final = DECISION_SPACE.make(RELAY)
EXIT_SIDE_DECISIONS: Final = DECISION_SPACE.variants(EXIT_SIDE)
STAY_OUT_DECISION: Final = DECISION_SPACE.make(STAY_OUT)
PIT_TYRES_DECISIONS: Final = DECISION_SPACE.variants(PIT_TYRES)
PIT_REPAIR_DECISION: Final = DECISION_SPACE.make(PIT_REPAIR)
PIT_BOTH_DECISIONS: Final = DECISION_SPACE.variants(PIT_BOTH)
CONCEDE_DECISION: Final = DECISION_SPACE.make(CONCEDE)
