"""What clients get of GangRush, for `paddock.core.schemas`; docs/positions/gang_rush.md tells the fields."""
# mypyc: off

from __future__ import annotations

from typing import Annotated, Final, Literal, NotRequired, TypedDict

from paddock.core.schemas import DescribesItself, Event, Settings

from ..codec.cars import CAR_FIELDS, FACING_NAMES, DriverName, TileName
from ..codec.position import POSITION_OBJECT_FIELDS
from ..codec.road import BONUS_FIELDS, HAZARD_FIELDS
from ..codec.turns import TURN_FIELDS
from ..components.bridge import DIRECTION_VALUES
from ..components.content import FACE_VALUES, HAZARD_VALUES, LANDING_VALUES
from ..rules.phases import PHASE_NAMES, QUESTION_NAMES, TASK_NAMES

Face = Annotated[str, FACE_VALUES]
Facing = Annotated[str, FACING_NAMES]
Hazard = Annotated[str, HAZARD_VALUES]
QuestionName = Annotated[str, (*QUESTION_NAMES,)]

# -- the view ----------------------------------------------------------------------------------------------------


class Car(TypedDict):
    """A car. It is at a space, or `river`, `out`, `arrested`, `conceded`, `air`; nowhere before it is picked."""

    seat: int
    exit: str | None
    speed: int
    body_max: NotRequired[int]
    cash: int
    debt: int
    ramp: bool
    wrong_way: bool


class ThingsOnSpace(TypedDict):
    """What lies on a space. A mine has the name of its driver."""

    cash: NotRequired[int]
    barrier: NotRequired[int]
    police: NotRequired[int]
    nails: NotRequired[int]
    speed_limit: NotRequired[bool]
    container: NotRequired[bool]
    ramp: NotRequired[Facing]
    mine: NotRequired[DriverName]
    oil_slick: NotRequired[bool]
    acid_pool: NotRequired[bool]


Wheels = TypedDict("Wheels", {"free": int, "granted": int, "dice": int})


class Turn(TypedDict):
    """How far a turn has come; dice that were not rolled are null."""

    car: DriverName
    dice: list[Face | None]
    aside: list[int]
    lost: list[int]
    rolls: int
    rerolls: int
    spent: list[int]
    doubled: int | None
    wheels: NotRequired[Wheels]
    shots: NotRequired[int]
    steps: NotRequired[int]
    sale: NotRequired[int]
    speed_after: NotRequired[int]


class Hazards(TypedDict):
    """The hazard tiles beside the bridge."""

    gone: int


class Bonuses(TypedDict):
    """The bonus tiles beside the bridge."""

    pile: dict[TileName, int]
    discard: dict[TileName, int]
    shop: list[TileName | None]


class Pending(TypedDict):
    """The open question with what belongs to it, and the tasks that come after it."""

    question: QuestionName
    car: DriverName | None
    what: NotRequired[str]
    at: NotRequired[str]
    moves_left: NotRequired[int]
    moved: NotRequired[list[str]]
    landing: NotRequired[int]
    whole: NotRequired[bool]
    agenda: list[tuple[Annotated[str, (*TASK_NAMES,)], DriverName | None, int, int]]


Asked = TypedDict("Asked", {"question": str, "car": DriverName | None, "seat": int})


class MoneyStanding(TypedDict):
    """How a car stands in the race and in money."""

    seat: int
    driver: DriverName | None
    race: int
    worth: int
    reward: int | None
    excluded: bool


class View(TypedDict):
    """The position as a seat or a spectator sees it. `wall`: that of how many players stands on the bridge (expert)."""

    title: str
    settings: Settings
    seats: int
    wall: int | None
    phase: Annotated[str, (*PHASE_NAMES,)]
    cars: list[Car]
    order: list[DriverName]
    road: dict[str, ThingsOnSpace]
    hazards: Hazards
    bonuses: Bonuses
    finished: list[DriverName]
    arrested: list[DriverName]
    conceded: list[int]
    picking: NotRequired[list[int]]
    drafting: NotRequired[DriverName]
    turn: NotRequired[Turn]
    pending: NotRequired[Pending]
    you: int | None
    waiting: list[int]
    asked: Asked | None
    standing: list[MoneyStanding]


EXTENDS: Final[dict[type, DescribesItself]] = {
    Car: CAR_FIELDS,
    Turn: TURN_FIELDS,
    Hazards: HAZARD_FIELDS,
    Bonuses: BONUS_FIELDS,
    View: POSITION_OBJECT_FIELDS,
}

# -- the scene ---------------------------------------------------------------------------------------------------


class Space(TypedDict):
    """A space of the bridge."""

    space: str
    lane: int
    y: int
    kind: Literal["road", "start"]
    zones: list[int]
    row: int
    damaged: bool
    money: int | None
    x: int
    height: float


class Edge(TypedDict):
    """What is beside the road."""

    side: Literal["left", "right"]
    y: int
    type: Literal["river", "low_pier", "high_pier", "bank"]
    pier: str | None


ZoneLine = TypedDict("ZoneLine", {"between": tuple[int, int], "y": int})
WallPiece = TypedDict("WallPiece", {"space": str, "piece": Literal["container", "police_post"], "officers": int})
Wall = TypedDict("Wall", {"zone": int, "locked": list[str], "turn": list[str], "pieces": list[WallPiece]})
DriverCard = TypedDict("DriverCard", {"driver": DriverName, "colour": str, "body": int, "power": str})
TileKind = TypedDict("TileKind", {"tile": TileName, "colour": str, "copies": int})
HazardKind = TypedDict("HazardKind", {"hazard": Hazard, "kind": str, "amount": int, "copies": int})
Landing = TypedDict("Landing", {"result": Annotated[str, LANDING_VALUES], "damage": int, "short": int})


class Costs(TypedDict):
    """What things cost: wheels and dollars."""

    lane_change: int
    handbrake: int
    restart: int
    service: int
    crane: int
    ramp: int


class Scene(TypedDict):
    """The bridge, the drivers, the tiles."""

    expert: bool
    lanes: int
    exit: int
    spaces: list[Space]
    edges: list[Edge]
    zone_lines: list[ZoneLine]
    walls: dict[str, Wall]
    drivers: list[DriverCard]
    tiles: list[TileKind]
    hazards: list[HazardKind]
    prices: list[int]
    free_wheels: dict[str, int]
    rewards: dict[str, list[int | None]]
    landing: dict[Face, Landing]
    costs: Costs


# -- the preview -------------------------------------------------------------------------------------------------

Volley = TypedDict("Volley", {"from": str, "officers": int, "at": str | None, "car": DriverName | None})


class CarChange(TypedDict):
    """How a car would be."""

    car: DriverName
    at: str
    speed: int
    body: int
    cash: int
    debt: int
    facing: Facing
    damage: int
    gain: int


class Outcome(TypedDict):
    """One outcome of a decision or of a path: how likely it is, by which faces, and what is asked on the way."""

    chance: float
    faces: list[Face]
    events: list[Event]
    asks: list[QuestionName]
    cars: list[CarChange]


Reroll = TypedDict("Reroll", {"decision": str, "odds": dict[Face, list[float]]})
"""For each face, how likely 0 to 5 of it lie there after a reroll."""
PreviewedChoice = TypedDict("PreviewedChoice", {"decision": str, "outcomes": list[Outcome]})
Path = TypedDict("Path", {"steps": list[Annotated[str, DIRECTION_VALUES]], "outcomes": list[Outcome]})


class Preview(TypedDict):
    """What the engine tells in advance; all but the volleys for the seat that is asked."""

    volleys: list[Volley]
    rerolls: NotRequired[list[Reroll]]
    choices: NotRequired[list[PreviewedChoice]]
    paths: NotRequired[list[Path]]
