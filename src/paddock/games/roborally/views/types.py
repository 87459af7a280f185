"""What clients get of RoboRally, for `paddock.core.schemas`; docs/positions/roborally.md tells the fields."""
# mypyc: off

from __future__ import annotations

from typing import Annotated, Final, Literal, NotRequired, TypedDict

from paddock.core.schemas import DescribesItself

from ..codec.robots import ROBOT_FIELDS
from ..components.content import CARD_VALUES, FACING_VALUES, OPTION_VALUES, ROBOT_VALUES
from ..rules.phases import PHASES, STEP_LETTERS
from ..rules.questions import QUESTIONS

Card = Annotated[str, CARD_VALUES]
Facing = Annotated[str, FACING_VALUES]
Option = Annotated[str, OPTION_VALUES]
RobotName = Annotated[str, ROBOT_VALUES]
Hidden = Literal["?"]
QUESTION_NAMES: Final = tuple(question.name for question in QUESTIONS)


# -- the view ----------------------------------------------------------------------------------------------------


class Robot(TypedDict):
    """A robot. Its hand is told to its owner, to others how many cards it has."""

    x: int | None
    y: int | None
    damage: int
    archive: tuple[int, int] | None
    tokens: dict[Option, int]
    stored: dict[Option, Card | Hidden]
    hand: list[Card] | int
    registers: list[Card | Hidden | list[str] | None]
    sealed: bool
    gyro: bool
    aborted: bool
    finished: NotRequired[tuple[int, int]]
    eliminated: NotRequired[tuple[int, int]]


class Question(TypedDict):
    """What is asked, and of whom."""

    question: Annotated[str, QUESTION_NAMES]
    robot: RobotName
    seat: int
    target: NotRequired[RobotName]


class Settings(TypedDict):
    """The settings of a game; the course may be one of its own."""

    course: str


class View(TypedDict):
    """The position as a seat or a spectator sees it."""

    title: str
    settings: Settings
    course: object
    seats: int
    you: int | None
    turn: int
    phase: Annotated[str, PHASES]
    register: int
    step: Annotated[str, STEP_LETTERS] | None
    robots: list[Robot]
    flags: list[tuple[int, int] | None]
    control: list[int]
    home: list[int]
    carried: list[RobotName | None]
    returning: list[RobotName]
    option_discard: list[Option]
    deck: list[Option]
    waiting: list[int]
    asked: Question | None


EXTENDS: Final[dict[type, DescribesItself]] = {Robot: ROBOT_FIELDS}


# -- the scene ---------------------------------------------------------------------------------------------------


Board = TypedDict("Board", {"board": str | None, "x": int, "y": int, "width": int, "height": int, "rotation": int})
Belt = TypedDict("Belt", {"speed": Literal[1, 2], "exit": Facing, "turn_from": list[Facing], "from": list[Facing]})
Pusher = TypedDict("Pusher", {"pushes": Facing, "registers": list[int]})
Crusher = TypedDict("Crusher", {"registers": list[int]})
Dock = TypedDict("Dock", {"number": int, "facing": Facing})


class Square(TypedDict):
    """A square, and what is on it."""

    x: int
    y: int
    belt: NotRequired[Belt]
    gear: NotRequired[Literal["left", "right"]]
    pit: NotRequired[Literal[True]]
    pusher: NotRequired[Pusher]
    crusher: NotRequired[Crusher]
    repair: NotRequired[Literal[1, 2]]
    dock: NotRequired[Dock]


Wall = TypedDict("Wall", {"x": int, "y": int, "side": Facing})
Laser = TypedDict("Laser", {"x": int, "y": int, "fires": Facing, "beams": int, "line": list[tuple[int, int]]})
Flag = TypedDict("Flag", {"number": int, "x": int, "y": int})
Players = TypedDict("Players", {"min": int, "max": int, "even_only": bool})


class Scene(TypedDict):
    """The course with all its elements."""

    course: str
    name: str
    width: int
    height: int
    boards: list[Board]
    squares: list[Square]
    walls: list[Wall]
    lasers: list[Laser]
    flags: list[Flag]
    players: Players
    length: str
    category: str
    rules: list[str]


# -- the preview -------------------------------------------------------------------------------------------------


Place = TypedDict("Place", {"register": int, "x": int, "y": int, "facing": Facing})
ProgramPath = TypedDict("ProgramPath", {"robot": RobotName, "path": list[Place | None]})
"""Where a robot's program leads; null is its end."""


class Preview(TypedDict):
    """Where the programs under way lead if nobody interferes."""

    paths: list[ProgramPath]
