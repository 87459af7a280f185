"""Where a game of Classic Rally stands: its phases, the exchanges that may be open in a turn, and how a player is."""

from __future__ import annotations

from typing import Final

from paddock.core.decision import ValueSet

STATUS_VALUES: Final = ValueSet("status", ("racing", "finished", "retired"))
"""How a player is."""
STATUS_RACING: Final = STATUS_VALUES.code("racing")
STATUS_FINISHED: Final = STATUS_VALUES.code("finished")
STATUS_RETIRED: Final = STATUS_VALUES.code("retired")


class Phase:
    """A phase: its name in positions, whether the active seat is asked, and the clause by which others are not."""

    __slots__ = ("asks_active_seat", "clause_id", "code", "name")

    def __init__(self, code: int, name: str, *, asks_active_seat: bool = False, clause_id: str = "CR-6.1") -> None:
        self.code = code
        self.name = name
        self.asks_active_seat = asks_active_seat
        self.clause_id = clause_id


PHASE_SETUP: Final = 0
PHASE_BUILDING: Final = 1
PHASE_VOTING: Final = 2
PHASE_PLACING_FINISH: Final = 3
PHASE_DEALING: Final = 4
PHASE_DRAFT: Final = 5
PHASE_LOADING: Final = 6
PHASE_PLACING_ASSISTANCE: Final = 7
PHASE_ROUND: Final = 8
PHASE_UPKEEP: Final = 9
PHASE_BEFORE_DICE: Final = 10
PHASE_CHOOSING_DISABLED: Final = 11
PHASE_TURN: Final = 12
PHASE_MOVING: Final = 13
PHASE_ROUND_END: Final = 14
PHASE_OVER: Final = 15

PHASES: Final = (
    Phase(PHASE_SETUP, "setup"),
    Phase(PHASE_BUILDING, "building", asks_active_seat=True, clause_id="CR-3.4"),
    Phase(PHASE_VOTING, "voting", clause_id="CR-3.10"),
    Phase(PHASE_PLACING_FINISH, "placing_finish", asks_active_seat=True, clause_id="CR-3.11"),
    Phase(PHASE_DEALING, "dealing"),
    Phase(PHASE_DRAFT, "draft", asks_active_seat=True, clause_id="CR-5.3"),
    Phase(PHASE_LOADING, "loading", clause_id="CR-5.7"),
    Phase(PHASE_PLACING_ASSISTANCE, "assistance", asks_active_seat=True, clause_id="CR-5.10"),
    Phase(PHASE_ROUND, "round"),
    Phase(PHASE_UPKEEP, "upkeep"),
    Phase(PHASE_BEFORE_DICE, "before_dice", asks_active_seat=True),
    Phase(PHASE_CHOOSING_DISABLED, "dice", asks_active_seat=True),
    Phase(PHASE_TURN, "turn", asks_active_seat=True),
    Phase(PHASE_MOVING, "moving", asks_active_seat=True),
    Phase(PHASE_ROUND_END, "round_end"),
    Phase(PHASE_OVER, "over"),
)
"""By code."""
PHASE_NAMES: Final = tuple(phase.name for phase in PHASES)
PHASES_ASKING_ACTIVE_SEAT: Final = frozenset(phase.code for phase in PHASES if phase.asks_active_seat)
PHASES_OF_BUILDING: Final = frozenset((PHASE_BUILDING, PHASE_VOTING, PHASE_PLACING_FINISH))
"""The map is not whole yet."""
PHASES_WITHOUT_CARS: Final = PHASES_OF_BUILDING | {PHASE_SETUP, PHASE_DEALING}
PHASES_WITHOUT_LOADS: Final = PHASES_WITHOUT_CARS | {PHASE_DRAFT}
"""Boards are still empty."""
PHASES_BEFORE_RACE: Final = PHASES_WITHOUT_LOADS | {PHASE_LOADING, PHASE_PLACING_ASSISTANCE}
PHASES_OF_TURN: Final = frozenset((PHASE_UPKEEP, PHASE_BEFORE_DICE, PHASE_CHOOSING_DISABLED, PHASE_TURN, PHASE_MOVING))

EXCHANGE_VALUES: Final = ValueSet("exchange", ("assist", "transporter", "rally", "assistance", "robber"))
"""What cards change boards by: between the own cars, at a station (for either car), or by robbery."""
NO_EXCHANGE: Final = -1
EXCHANGE_ASSIST: Final = EXCHANGE_VALUES.code("assist")
EXCHANGE_TRANSPORTER: Final = EXCHANGE_VALUES.code("transporter")
EXCHANGE_RESUPPLY_RALLY: Final = EXCHANGE_VALUES.code("rally")
EXCHANGE_RESUPPLY_ASSISTANCE: Final = EXCHANGE_VALUES.code("assistance")
EXCHANGE_ROBBER: Final = EXCHANGE_VALUES.code("robber")
EXCHANGES_BETWEEN_CARS: Final = (EXCHANGE_ASSIST, EXCHANGE_TRANSPORTER)
EXCHANGES_AT_STATION: Final = (EXCHANGE_RESUPPLY_RALLY, EXCHANGE_RESUPPLY_ASSISTANCE)
"""By board."""
