"""What clients get of Rallyman: GT, for `paddock.core.schemas`; docs/positions/rallyman_gt.md tells the fields."""
# mypyc: off

from __future__ import annotations

from typing import Annotated, Final, Literal, NotRequired, TypedDict

from paddock.core.schemas import DescribesItself

from ..codec.cars import CAR_FIELDS, SpeedForm
from ..codec.position import POSITION_FIELDS, RUN_FIELDS
from ..components import content
from ..rules.phases import PHASE_BY_NAME
from .place_names import PlaceName

CarColour = Annotated[str, content.CAR_VALUES]
DrivingDirection = Literal["clockwise", "counter-clockwise"]
Point = tuple[float, float]

# -- the view ----------------------------------------------------------------------------------------------------


DiceAllowance = TypedDict("DiceAllowance", {"gear": int, "gas": int, "brake": int, "boost": int})


class Car(TypedDict):
    """A car, at its space, or at that of its marker while it is off the track or in the pits. Tyres, dice and threshold
    are null while tyres are chosen in secret."""

    played: bool
    backwards: bool
    tyres: Annotated[str, content.TYRES_VALUES] | None
    dice: DiceAllowance | None
    threshold: int | None


class Turn(TypedDict):
    """How far a turn has come, by phase. Steps are written in notation; steps laid again have the warnings that their
    dice show, null while that is asked. `at` and `speed` are where the plan leads."""

    plan: list[str]
    made: NotRequired[int]
    warnings: NotRequired[int]
    secured: NotRequired[int]
    faces: NotRequired[list[list[Annotated[str, content.DIE_FACE_VALUES]]]]
    relaid: NotRequired[list[tuple[str, int | None]]]
    at: NotRequired[str]
    speed: NotRequired[int]


class RunView(TypedDict):
    """A position without its settings: the race, or the qualifying lap of one car. Cars are in grid order; the first in
    `order` is on turn."""

    phase: Annotated[str, (*PHASE_BY_NAME,)]
    cars: list[Car]
    order: list[CarColour]
    turn: NotRequired[Turn]
    bag: dict[Annotated[str, content.TOKEN_VALUES], int]
    finished: list[CarColour]
    retired: list[CarColour]
    sheet: list[SpeedForm]
    times: dict[CarColour, int] | None


Asked = TypedDict("Asked", {"question": str, "car": CarColour | None, "seat": int | None})
"""What is asked, and of whom; several at once are not named."""


class Settings(TypedDict):
    """The settings of a game; the circuit may be one of its own."""

    circuit: str


class View(RunView):
    """The position as a seat or a spectator sees it."""

    title: str
    settings: Settings
    circuit: object
    runs: NotRequired[list[RunView]]
    you: int | None
    waiting: list[int]
    asked: Asked | None


EXTENDS: Final[dict[type, DescribesItself]] = {Car: CAR_FIELDS, RunView: RUN_FIELDS, View: POSITION_FIELDS}

# -- the scene ---------------------------------------------------------------------------------------------------


class Tile(TypedDict):
    """A tile as it lies; its path is the middle of the road in driving direction."""

    index: int
    tile: str
    number: str
    side: str
    q: int
    r: int
    rot: int
    reversed: bool
    shape: str
    danger: Annotated[str, content.DANGER_VALUES]
    inside: Annotated[str, content.SIDE_VALUES] | None
    corner: bool
    x: float
    y: float
    path: list[Point]
    entry: int
    exit: int


Space = TypedDict(
    "Space",
    {
        "space": str,
        "tile": int,
        "lane": str,
        "limit": int | None,
        "hazard": bool,
        "middle": bool,
        "pit": bool,
        "u": tuple[float, float],
        "from": int,
        "to": int,
        "x": float,
        "y": float,
        "heading": float,
        "outline": list[Point],
        "place": PlaceName,
    },
)
Link = TypedDict(
    "Link",
    {
        "from": str,
        "to": str,
        "kind": Literal["straight", "diagonal"],
        "limit": int | None,
        "warnings": int,
        "line": bool,
    },
)


class DottedLine(TypedDict):
    """A dotted line across some of the road."""

    tile: int
    line: int
    u: tuple[float, float]
    kind: Literal["limit", "hazard"]
    value: int
    points: tuple[Point, Point]


PitTile = TypedDict("PitTile", {"q": int, "r": int, "x": float, "y": float})
SheetRow = TypedDict("SheetRow", {"marker": str, "seconds": int})
Sheet = TypedDict("Sheet", {"rows": list[SheetRow], "turns": int})
"""The time sheet: its rows from the top, and how many turns are on one."""


class DrawnRoad(TypedDict):
    """What is needed to draw tiles. Hexagons have a circumradius of 1, and y grows downward."""

    tiles: list[Tile]
    spaces: list[Space]
    links: list[Link]
    dots: list[DottedLine]
    finish: tuple[Point, Point] | None
    grid: list[str]
    ideal: list[str]
    pit: PitTile | None


class Scene(DrawnRoad):
    """The circuit with all its spaces."""

    circuit: str
    name: str
    direction: DrivingDirection
    laps: int
    lap: int
    minutes: int
    sheet: Sheet


# -- the preview -------------------------------------------------------------------------------------------------


Crash = TypedDict("Crash", {"marker": SpeedForm, "tokens": int})


class PlanStep(TypedDict):
    """A step of the plan that is not made yet. `loss`: control is lost up to this step; `spoiled`: a cannon start is
    spoiled and ends the turn after its one step; `here`: control is lost in this step."""

    step: str
    to: str
    speed: int
    dice: int
    warnings: int
    too_fast: bool
    finishes: bool
    chance: list[float]
    loss: float
    spoiled: float
    here: float
    crash: Crash


class NextStep(TypedDict):
    """A step that may be laid next; `shows` while dice are laid again, `finishes` and the odds otherwise."""

    step: str
    to: str
    speed: int
    warnings: int
    too_fast: bool
    crash: Crash
    finishes: NotRequired[bool]
    loss: NotRequired[float]
    spoiled: NotRequired[float]
    shows: NotRequired[list[int]]


FlatOut = TypedDict("FlatOut", {"loss": float, "spoiled": float, "focus": int})
Worth = TypedDict("Worth", {"seconds": float, "cost": NotRequired[int]})


class Choices(TypedDict):
    """What may be decided of a plan."""

    roll: NotRequired[Worth]
    stop: NotRequired[Worth]
    secure: NotRequired[Worth]
    flat_out: NotRequired[Worth]


class Preview(TypedDict):
    """The exact odds, for the seat on turn; empty for everybody else."""

    threshold: NotRequired[int]
    warnings: NotRequired[int]
    plan: NotRequired[list[PlanStep]]
    flat_out: NotRequired[FlatOut | None]
    next: NotRequired[list[NextStep]]
    choices: NotRequired[Choices]


# -- the workshop ------------------------------------------------------------------------------------------------


class DrivenWay(DrawnRoad):
    """A tile side as it is driven one way, with the road coming in from below. `turning`: degrees to the right."""

    reversed: bool
    turning: int


class TileSide(TypedDict):
    """A side of a tile, driven as it is and reversed."""

    tile: str
    side: Literal["a", "b"]
    shape: str
    danger: Annotated[str, content.DANGER_VALUES]
    inside: Annotated[str, content.SIDE_VALUES] | None
    is_corner: bool
    lanes_entry: int
    lanes_exit: int
    limits: list[int]
    ways: tuple[DrivenWay, DrivenWay]


TilePiece = TypedDict("TilePiece", {"number": str, "copies": int, "start": bool, "sides": list[TileSide]})
Design = TypedDict("Design", {"name": NotRequired[str], "tiles": list[str]})
Pattern = TypedDict("Pattern", {"pattern": str, "design": Design})


class BuildingMaterial(TypedDict):
    """What there is to build with."""

    pieces: list[TilePiece]
    patterns: list[Pattern]
    blank: Design
    most: int


class OpenEnd(TypedDict):
    """The open end of the road: the next hexagon, the edge where the road comes in, and the tile that lies there."""

    q: int
    r: int
    x: float
    y: float
    edge: int
    lanes: int
    taken: int | None


class DesignFacts(TypedDict):
    """What is worth knowing of a circuit; `minutes` for one lap, two, three."""

    tiles: int
    spaces: int
    corners: int
    closed: bool
    lap: int | None
    direction: DrivingDirection | None
    turning: int
    minutes: list[int]
    left: dict[str, int]
    end: OpenEnd | None


class OfferedPiece(TypedDict):
    """A tile that could be laid at a place, and how it would lie."""

    tile: str
    reversed: bool
    q: int
    r: int
    rot: int
    closes: bool
