"""Where a game of GangRush stands: phases, questions that interrupt them, tasks that are put off, what a turn has used.

Each of them is a small number, and a row of a table that says its name in positions and what belongs to it.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from ..components.bridge import DIRECTION_COUNT, SPACE_COUNT

# -- phases ----------------------------------------------------------------------------------------------------

PHASE_SETUP: Final = 0
PHASE_PICKING_CARS: Final = 1
PHASE_ROUND_START: Final = 2
PHASE_DRAFTING_HAZARDS: Final = 3
PHASE_TURN_START: Final = 4
PHASE_BEFORE_ROLL: Final = 5
PHASE_ROLLING_DICE: Final = 6
PHASE_DICE_ROLLED: Final = 7
PHASE_ADJUSTING_CAR: Final = 8
PHASE_MOVING: Final = 9
PHASE_MOVED: Final = 10
PHASE_CLOSING_TURN: Final = 11
PHASE_ROUND_END: Final = 12
PHASE_CRANING_CARS: Final = 13
PHASE_GAME_OVER: Final = 14


class Phase:
    """A phase: whether it is part of a round and of a turn, in which the car on turn decides, and whether the dice lie
    there unsold, so that tiles can be bought and used."""

    __slots__ = ("code", "has_unsold_dice", "in_round", "in_turn", "name")

    def __init__(
        self, code: int, name: str, *, in_round: bool = True, in_turn: bool = False, has_unsold_dice: bool = False
    ) -> None:
        self.code = code
        self.name = name
        self.in_round = in_round
        self.in_turn = in_turn
        self.has_unsold_dice = has_unsold_dice


PHASES: Final = (
    Phase(PHASE_SETUP, "setup", in_round=False),
    Phase(PHASE_PICKING_CARS, "picking", in_round=False),
    Phase(PHASE_ROUND_START, "round", in_round=False),
    Phase(PHASE_DRAFTING_HAZARDS, "hazards"),
    Phase(PHASE_TURN_START, "turn"),
    Phase(PHASE_BEFORE_ROLL, "start", in_turn=True),
    Phase(PHASE_ROLLING_DICE, "rolling", in_turn=True),
    Phase(PHASE_DICE_ROLLED, "dice", in_turn=True, has_unsold_dice=True),
    Phase(PHASE_ADJUSTING_CAR, "adjusting", in_turn=True, has_unsold_dice=True),
    Phase(PHASE_MOVING, "moving", in_turn=True, has_unsold_dice=True),
    Phase(PHASE_MOVED, "moved", in_turn=True, has_unsold_dice=True),
    Phase(PHASE_CLOSING_TURN, "closing", in_turn=True),
    Phase(PHASE_ROUND_END, "round_end"),
    Phase(PHASE_CRANING_CARS, "crane"),
    Phase(PHASE_GAME_OVER, "over", in_round=False),
)
PHASES_BEFORE_RACE: Final = (PHASE_SETUP, PHASE_PICKING_CARS)
PHASE_NAMES: Final = tuple(phase.name for phase in PHASES)

# -- questions that interrupt a phase --------------------------------------------------------------------------

NO_QUESTION: Final = 0
ASK_PLACE: Final = 1
ASK_MOVE: Final = 2
ASK_SERVICE: Final = 3
ASK_SHIFT: Final = 4
ASK_BOUNCE: Final = 5
ASK_CRANE: Final = 6

PLACING_RAMP: Final = 50
PLACING_TILE: Final = 100
"""What is placed or moved is a hazard by its code, a ramp, or a bonus tile, its number added to this."""


class Question(NamedTuple):
    """A question, and the phases in which it can be open."""

    code: int
    name: str
    phases: tuple[int, ...]


QUESTIONS: Final = (
    Question(NO_QUESTION, "none", tuple(phase.code for phase in PHASES if phase.in_turn)),
    Question(ASK_PLACE, "place", (PHASE_DRAFTING_HAZARDS, PHASE_BEFORE_ROLL, PHASE_MOVED, PHASE_CLOSING_TURN)),
    Question(ASK_MOVE, "move", (PHASE_DICE_ROLLED, PHASE_ADJUSTING_CAR, PHASE_MOVING, PHASE_MOVED)),
    Question(ASK_SERVICE, "service", (PHASE_MOVING,)),
    Question(ASK_SHIFT, "shift", (PHASE_MOVING, PHASE_MOVED)),
    Question(ASK_BOUNCE, "bounce", (PHASE_MOVING,)),
    Question(ASK_CRANE, "crane", (PHASE_CRANING_CARS,)),
)
QUESTION_NAMES: Final = tuple(question.name for question in QUESTIONS)

# -- tasks on the agenda, the last one is taken first ----------------------------------------------------------

Task = tuple[int, int, int, int]
"""What, a car, and two details."""
TASK_MEET_TILES: Final = 0
"""The rest of an entry, once the police are shifted (GB-10.6): own movement or not, direction."""
TASK_SLIDE: Final = 1
"""A slide on a slick (GB-21.15): own movement or not, direction."""
TASK_PUSH: Final = 2
"""A pushed car moves on (GB-14.9): direction, whether it has just spun out (GB-10.7)."""
TASK_REAR_SHOT: Final = 3
"""The hit of the Rear Gunner (GB-21.10): direction."""
TASK_BLAST: Final = 4
"""A space of a blast (GB-21.9): the space."""


class TaskKind(NamedTuple):
    """A kind of task, and how many values its two details have."""

    code: int
    name: str
    detail_sizes: tuple[int, int]


TASK_KINDS: Final = (
    TaskKind(TASK_MEET_TILES, "rest", (4, DIRECTION_COUNT)),
    TaskKind(TASK_SLIDE, "slide", (2, DIRECTION_COUNT)),
    TaskKind(TASK_PUSH, "push", (DIRECTION_COUNT, 2)),
    TaskKind(TASK_REAR_SHOT, "rear", (DIRECTION_COUNT, 1)),
    TaskKind(TASK_BLAST, "blast", (SPACE_COUNT, 1)),
)
TASK_NAMES: Final = tuple(kind.name for kind in TASK_KINDS)

# -- what was used this turn: bits of `turn_flags` -------------------------------------------------------------

HAS_BOUGHT: Final = 1
HAS_SERVICED: Final = 2
FIRED_TRICK_BULLET: Final = 4
USED_GUNSMITH: Final = 8
FIRED_MORTAR: Final = 16
HAS_SPUN_OUT: Final = 32
TURN_FLAG_NAMES: Final = {
    HAS_BOUGHT: "bought", HAS_SERVICED: "serviced", FIRED_TRICK_BULLET: "trick", USED_GUNSMITH: "gunsmith",
    FIRED_MORTAR: "mortar", HAS_SPUN_OUT: "spun",
}  # fmt: skip
