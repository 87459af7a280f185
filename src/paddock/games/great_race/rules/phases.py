"""Where a game of The Great Race stands: who plays, phases, questions that interrupt them, tasks, steps of a turn."""

from __future__ import annotations

from typing import Final, NamedTuple

from ..components import content
from ..components.content import CARD_KIND_COUNT

# -- who plays -------------------------------------------------------------------------------------------------

MODE_RACE: Final = 0
MODE_TORPEDO: Final = 1
MODE_ALONE: Final = 2
"""Alone (GR-32)."""
TORPEDO_INDEX: Final = 1
"""The Torpedo's number among the vehicles."""

# -- phases ----------------------------------------------------------------------------------------------------

PHASE_SETUP: Final = 0
PHASE_CREW_CHOICE: Final = 1
PHASE_OPENING: Final = 2
PHASE_OPENING_PICKS: Final = 3
PHASE_PROGRAMMING: Final = 4
PHASE_ROUND: Final = 5
PHASE_CONVOY: Final = 6
PHASE_MAINTENANCE: Final = 7
PHASE_BIVOUAC: Final = 8
PHASE_PICKS: Final = 9
PHASE_END: Final = 10
PHASE_OVER: Final = 11


class Phase(NamedTuple):
    """A phase: its name in a position, what is asked in it, by which clause a seat is asked before the others."""

    name: str
    question: str
    turn_clause: str = "GR-5.1"
    is_before_crews: bool = False
    """Not all crews are chosen."""
    is_before_programs: bool = False
    """Not all assistants are assigned."""
    in_round: bool = False
    is_ending: bool = False


PHASES: Final = (
    Phase("setup", "setup", is_before_crews=True, is_before_programs=True),
    Phase("crews", "crews", "GR-2.3", is_before_crews=True, is_before_programs=True),
    Phase("opening", "opening", is_before_programs=True),
    Phase("opening_picks", "pick", "GR-2.8", is_before_programs=True),
    Phase("programming", "programming", is_before_programs=True),
    Phase("round", "round"),
    Phase("convoy", "turn", in_round=True),
    Phase("maintenance", "maintenance", in_round=True),
    Phase("bivouac", "bivouac", in_round=True),
    Phase("picks", "pick", "GR-11.2", in_round=True),
    Phase("end", "end", is_ending=True),
    Phase("over", "over", is_ending=True),
)
PHASE_NAMES: Final = tuple(phase.name for phase in PHASES)

# -- questions that interrupt a phase --------------------------------------------------------------------------

NO_QUESTION: Final = 0
ASK_LAY: Final = 1
ASK_RETURN: Final = 2
ASK_CLEAR: Final = 3
ASK_SPLIT: Final = 4
ASK_REACT: Final = 5
ASK_DISCARD: Final = 6
ASK_UPGRADE: Final = 7
ASK_STAMP: Final = 8


class Question(NamedTuple):
    """A question: its name in a position, by which clause one seat is asked, and what its detail may be at most."""

    name: str
    turn_clause: str = "GR-5.1"
    max_detail: int = content.REPAIR_MAX_LEVELS


QUESTIONS: Final = (
    Question("none"),
    Question("lay"),
    Question("return"),
    Question("clear"),
    Question("split"),
    Question("react", "GR-5.16", len(content.DANGER_VALUES) - 1),
    Question("discard", "GR-8.5"),
    Question("upgrade"),
    Question("stamp"),
)
QUESTION_NAMES: Final = tuple(question.name for question in QUESTIONS)

# What levels are split for: `split_purpose`
SPLIT_FOR_TILE: Final = 0
SPLIT_FOR_DANGER: Final = 1
SPLIT_FOR_GAIN: Final = 2

# -- tasks on the agenda, the last one is taken first ----------------------------------------------------------

TASK_DANGER: Final = 0
"""A danger hits a crew: which."""
TASK_AFTER_STEP: Final = 1
"""A step is paid, its danger is over: the tile, or -1."""
TASK_HAND_LIMIT: Final = 2
"""The hand limit of a crew is checked (GR-8.3)."""
TASK_END_TURN: Final = 3
"""The turn of a vehicle is over."""
TASK_CITY_CARD: Final = 4
"""A card that the Torpedo drew in a city works and is discarded (GR-24.7): the card."""
TASK_BIVOUAC_CARD: Final = 5
"""A card that the Torpedo takes in the bivouac (GR-26.3): the slot."""
TASK_BEGIN_PICKS: Final = 6
"""The crews pick."""
TASK_CLEAR_DISPLAY: Final = 7
"""What is left of the display is discarded (GR-11.7, GR-26.7)."""
TASK_BEGIN_PROGRAMMING: Final = 8
"""The programming phase begins."""
Task = tuple[int, int, int]
"""What is to be done, by or to which vehicle, and a detail."""


class TaskKind(NamedTuple):
    """A kind of task: its name in a position, whether it is about a crew or the table, and what its detail may be."""

    name: str
    is_about_crew: bool = False
    details: range = range(1)


TASK_KINDS: Final = (
    TaskKind("danger", True, range(len(content.DANGER_VALUES))),
    TaskKind("after_step", True, range(content.NO_TILE, content.TILE_KIND_COUNT)),
    TaskKind("limit", True),
    TaskKind("finish", True),
    TaskKind("city_card", details=range(CARD_KIND_COUNT)),
    TaskKind("camp_card", details=range(content.CARD_SLOT_COUNT)),
    TaskKind("picks"),
    TaskKind("clean"),
    TaskKind("program"),
)
TASK_NAMES: Final = tuple(kind.name for kind in TASK_KINDS)

# -- a turn (GR-5.2) -------------------------------------------------------------------------------------------

FUEL_STEP: Final = 0
CARD_STEP: Final = 1
TURN_STEPS: Final = ("fuel", "cards")
NO_DRIVE: Final = -1
"""The spaces left of a drive when none is running."""
