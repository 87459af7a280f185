"""What clients get of Classic Rally, for `paddock.core.schemas`; docs/positions/classic_rally.md tells the fields."""
# mypyc: off

from __future__ import annotations

from typing import Annotated, Final, Literal, NotRequired, TypedDict

from paddock.core.schemas import DescribesItself, Settings

from ..codec.players import ASSISTANCE_FIELDS, PLAYER_FIELDS
from ..codec.position import HAZARD_FIELDS, POSITION_FIELDS
from ..codec.turns import BUILDING_FIELDS, EXCHANGE_FIELDS, TURN_FIELDS, ColourName
from ..components import content
from ..components.tiles import DIRECTION_VALUES, TILE_KIND_VALUES
from ..rules.phases import EXCHANGE_VALUES
from .plans import PLAN_END_VALUES

BoardName = Annotated[str, content.BOARD_VALUES]
Card = Annotated[str, content.CARD_VALUES]
Direction = Annotated[str, DIRECTION_VALUES]
Feature = Annotated[str, content.FEATURE_VALUES]
Hazard = Annotated[str, content.HAZARD_VALUES]
Joker = Annotated[str, content.JOKER_VALUES]
Rotation = Literal[0, 90, 180, 270]
Way = Annotated[str, content.RELATIVE_DIRECTION_VALUES]
TileKindName = Annotated[str, TILE_KIND_VALUES]

# -- the view ----------------------------------------------------------------------------------------------------


Tile = TypedDict("Tile", {"kind": TileKindName, "at": str, "rotation": int})
"""A tile that lies on a cell, written `x,y`: x grows to the east, y to the south."""
TileSpot = TypedDict("TileSpot", {"at": str, "rotation": int})
FittedFeature = TypedDict("FittedFeature", {"feature": Feature, "sabotaged": bool, "marked": bool})
"""A feature of a car; `marked`: out by dice or weather for this turn."""
Outage = TypedDict("Outage", {"feature": Feature, "causes": list[Literal["dice", "hazard", "sabotage"]]})


class Assistance(TypedDict):
    """The assistance car; what others load is secret at first."""

    load: dict[Card, int] | None


Capacity = TypedDict("Capacity", {"rally": int, "assistance": int})


class Player(TypedDict):
    """A player. Of others one sees how many cards the road book has, that they have a joker, that they have voted, and
    while load-outs are secret nothing of their load."""

    nose: Direction | None
    features: list[FittedFeature]
    load: dict[Card, int] | None
    road_book: dict[Way, int] | int
    joker: Joker | Literal["?"] | None
    vote: TileSpot | bool | None
    seat: int
    place: int
    fuelled: bool | None
    immobile: bool
    active: list[Feature]
    out: list[Outage]
    capacity: Capacity


BothBoards = TypedDict("BothBoards", {"rally": dict[Card, int], "assistance": dict[Card, int]})


class Exchange(TypedDict):
    """An exchange that is open. Whether a rally move is owed is told to who moves: it hangs on the road book."""

    kind: Annotated[str, EXCHANGE_VALUES]
    owed: bool | None
    before: BothBoards
    robbed: NotRequired[dict[ColourName, dict[Card, int]]]


class Turn(TypedDict):
    """How far a turn has come. Whether a rally move is owed is told to who moves."""

    dice: tuple[int, int] | None
    owed: bool | None


class MapBuilding(TypedDict):
    """How far the map has come."""


class Hazards(TypedDict):
    """The hazard cards: the pile, and those under it."""


Asked = TypedDict("Asked", {"question": str, "car": ColourName, "seat": int})
Stopwatch = TypedDict("Stopwatch", {"laps": int, "notch": int, "score": int})


class View(TypedDict):
    """The position as a seat or a spectator sees it."""

    title: str
    settings: Settings
    map: list[Tile]
    players: list[Player]
    you: int | None
    waiting: list[int]
    asked: Asked | None
    stopwatch: Stopwatch


EXTENDS: Final[dict[type, DescribesItself]] = {
    Assistance: ASSISTANCE_FIELDS,
    Player: PLAYER_FIELDS,
    Exchange: EXCHANGE_FIELDS,
    Turn: TURN_FIELDS,
    MapBuilding: BUILDING_FIELDS,
    Hazards: HAZARD_FIELDS,
    View: POSITION_FIELDS,
}

# -- the scene ---------------------------------------------------------------------------------------------------


class TileKind(TypedDict):
    """A kind of tile, with its road ends as it lies."""

    kind: TileKindName
    ends: list[Direction]
    sign: Literal["hazard", "service", "checkpoint"] | None
    intersection: bool
    count: int
    rotations: list[Rotation]


ColourCount = TypedDict("ColourCount", {"colour": ColourName, "count": int})
FeatureCount = TypedDict("FeatureCount", {"feature": Feature, "count": int})
CardCount = TypedDict("CardCount", {"card": Card, "count": int})
HazardCount = TypedDict("HazardCount", {"hazard": Hazard, "count": int, "fix": list[str]})
JokerCount = TypedDict("JokerCount", {"joker": Joker, "count": int})
WeatherFaces = TypedDict("WeatherFaces", {"weather": Annotated[str, content.WEATHER_VALUES], "faces": int})
Boards = TypedDict("Boards", {"rally": int, "assistance": int, "features": int})
InPlay = TypedDict("InPlay", {"cards": dict[Card, int], "features": dict[Feature, int]})


class Scene(TypedDict):
    """The beginner map, tiles and cards."""

    map: list[Tile] | None
    kinds: list[TileKind]
    colours: list[ColourCount]
    features: list[FeatureCount]
    cards: list[CardCount]
    hazards: list[HazardCount]
    jokers: list[JokerCount]
    weather: list[WeatherFaces]
    boards: Boards
    limits: dict[Card, int]
    by_players: dict[str, InPlay]
    notches: int


# -- the preview -------------------------------------------------------------------------------------------------


class Plan(TypedDict):
    """One complete move of the rally car: the cells that it enters, fuel spent and left, road-book cards that it costs.
    `overtaking`: its first tile is one where it may not end."""

    steps: list[Way]
    cells: list[str]
    end: str
    nose: Direction
    fuel: int
    left: int
    cards: list[Way]
    ends: Annotated[str, PLAN_END_VALUES]
    token: int | None
    overtaking: bool


Stay = TypedDict("Stay", {"allowed": bool, "why": Literal["moved", "no-plan", "overtaking-only", "owed"]})
CellFuel = TypedDict("CellFuel", {"cell": str, "fuel": int})


class Preview(TypedDict):
    """What the engine tells the seat that is asked."""

    plans: NotRequired[list[Plan]]
    stay: NotRequired[Stay]
    distance: NotRequired[dict[Way, int]]
    out: NotRequired[list[Outage]]
    reach: NotRequired[list[CellFuel]]
    warnings: NotRequired[list[str]]
