"""Where the game stands: one record for each phase."""

from __future__ import annotations

from typing import Final


class Phase:
    """Where the game stands. A position writes its `name`, which is also what is asked; learners see its `code`.

    `in_race`: the cars stand on the circuit; `in_round`: in a playing order, too; `asks_driver`: the first of them
    decides; `has_plan`: dice are laid, rolled or laid again. `clause` says who decides.
    """

    __slots__ = ("asks_driver", "clause_id", "code", "has_plan", "in_race", "in_round", "name")

    def __init__(
        self,
        code: int,
        name: str,
        clause_id: str = "RG-3.3",
        *,
        in_race: bool = False,
        in_round: bool = False,
        asks_driver: bool = False,
        has_plan: bool = False,
    ) -> None:
        self.code = code
        self.name = name
        self.clause_id = clause_id
        self.has_plan = has_plan
        self.asks_driver = asks_driver
        self.in_round = in_round or asks_driver
        self.in_race = in_race or self.in_round


PHASE_CHOOSING_TYRES: Final = Phase(0, "tyres", "RG-2.3")
PHASE_QUALIFYING: Final = Phase(1, "qualifying", "RG-18.4")
PHASE_GRID: Final = Phase(2, "grid")
PHASE_ROUND_START: Final = Phase(3, "round", in_race=True)
PHASE_TURN_START: Final = Phase(4, "turn", in_round=True)
PHASE_PLANNING: Final = Phase(5, "plan", asks_driver=True, has_plan=True)
PHASE_ROLLING: Final = Phase(6, "rolling", asks_driver=True, has_plan=True)
PHASE_RELAYING: Final = Phase(7, "relay", asks_driver=True, has_plan=True)
PHASE_EXITING: Final = Phase(8, "side", asks_driver=True)
PHASE_PITTING: Final = Phase(9, "pit", asks_driver=True)
PHASE_OVER: Final = Phase(10, "over")

PHASES: Final = (
    PHASE_CHOOSING_TYRES,
    PHASE_QUALIFYING,
    PHASE_GRID,
    PHASE_ROUND_START,
    PHASE_TURN_START,
    PHASE_PLANNING,
    PHASE_ROLLING,
    PHASE_RELAYING,
    PHASE_EXITING,
    PHASE_PITTING,
    PHASE_OVER,
)
PHASE_BY_NAME: Final = {phase.name: phase for phase in PHASES}
PHASES_LAYING_DICE: Final = (PHASE_PLANNING, PHASE_RELAYING)
"""Dice are being laid: only then the position knows where that has come to, and which dice are left."""
