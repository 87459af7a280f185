"""What clients get of The Great Race, for `paddock.core.schemas`; docs/positions/great_race.md tells the fields."""
# mypyc: off

from __future__ import annotations

from typing import Annotated, Final, Literal, NotRequired, TypedDict

from paddock.core.schemas import DescribesItself, Settings

from ..codec.crews import CREW_FIELDS, TORPEDO_FIELDS, City
from ..codec.position import POSITION_FIELDS, Quest, Vehicle
from ..codec.tiles_and_cards import BIVOUAC_FIELDS, ESTIENNE_FIELDS
from ..codec.turns import DRIVE_FIELDS, PENDING_FIELDS, SCOUTING_FIELDS, TURN_FIELDS
from ..components import content
from ..rules.phases import QUESTION_NAMES, TASK_NAMES
from ..rules.reasons import REASON_VALUES
from .place_names import PlaceName

Card = Annotated[str, content.CARD_VALUES]
Colour = Annotated[str, content.COLOUR_VALUES]
CrewCode = Annotated[str, content.CREW_VALUES]
EstienneCode = Annotated[str, content.ESTIENNE_CARD_VALUES]
Post = Annotated[str, content.POST_VALUES]
TileCode = Annotated[str, content.TILE_VALUES]
Way = Annotated[str, content.PASSPORT_WAY_VALUES]
Effect = dict[Literal["fuel", "engine", "chassis", "money", "card"], int]

# -- the view ----------------------------------------------------------------------------------------------------


UnspentAssistants = TypedDict("UnspentAssistants", {"funding": int, "scout": int, "mechanic": int, "escort": int})
Gauges = TypedDict("Gauges", {"fuel": int, "engine": int, "chassis": int})


class QuestCounts(TypedDict):
    """What is counted for the quests; `led`: whether the crew was first all the time."""

    blind: int
    sea: int
    tile_dangers: int
    led: bool
    money: int
    hand: int


class Crew(TypedDict):
    """A crew. Of others one sees how many cards they have, and nothing of their program while it is secret. Before a
    crew is picked it has no name, gauges and prices; where nothing can be repaired that has no price."""

    seat: int
    at: str | None
    hand: dict[Card, int] | int
    posts: dict[Post, int] | None
    out: bool
    counts: QuestCounts
    level: int
    cards: int
    limit: int
    unspent: UnspentAssistants | None
    programmed: bool
    in_city: City | None
    standing: int
    max: NotRequired[Gauges]
    fuel_price: NotRequired[int]
    repair_price: NotRequired[int | None]
    place: int | None


StickerLevels = TypedDict("StickerLevels", {"yellow": int, "green": int, "red": int, "blue": int})


class Torpedo(TypedDict):
    """The Torpedo: how many of its assistants have acted this round, and the city that it heads for, if it is computed
    already."""

    at: str
    legacy: StickerLevels
    legacy_before: StickerLevels
    max: int
    level: int
    place: int


class Drive(TypedDict):
    """A drive under way."""


class Scouting(TypedDict):
    """What was drawn and is not laid yet (of others their number only), the tile that is laid now, and whether a Local
    guide found them."""

    drawn: list[TileCode] | int


class Turn(TypedDict):
    """How far a turn has come."""

    crew: Vehicle
    drive: Drive | None
    scouting: Scouting | None


class Estienne(TypedDict):
    """Estienne's cards."""


class Bivouac(TypedDict):
    """The cards that are displayed, and who still picks."""

    picks: list[Vehicle]


class Pending(TypedDict):
    """What the engine was in the middle of."""

    question: Annotated[str, (*QUESTION_NAMES,)]
    seat: int | None
    detail: int
    more: int
    agenda: list[tuple[Annotated[str, (*TASK_NAMES,)], int, int]]


class Asked(TypedDict):
    """What is asked, and of whom; several at once are not named."""

    question: str
    crew: Vehicle | None
    seat: int | None
    danger: NotRequired[Annotated[str, content.DANGER_VALUES]]
    levels: NotRequired[int]
    gain: NotRequired[bool]
    limit: NotRequired[int]


Layers = TypedDict("Layers", {"deck": bool, "legacy": bool, "passport": bool})
Upgrade = TypedDict("Upgrade", {"out": EstienneCode, "in": EstienneCode})


class CampaignEntry(TypedDict):
    """A finished solo game, as a campaign keeps it."""

    way: Way | None
    layers: Layers
    crew: CrewCode | None
    race: str
    result: Annotated[str, content.RESULT_VALUES] | None
    rounds: int
    arrived: list[Literal["player", "torpedo"]]
    points: dict[Literal["player", "torpedo"], int]
    deck_before: list[EstienneCode]
    deck_after: list[EstienneCode]
    upgrades: list[Upgrade]
    legacy_before: dict[Colour, int]
    legacy_after: dict[Colour, int]
    stamps: list[Quest]


class PlayedGame(CampaignEntry):
    """A game of a campaign."""

    game_id: str


class CampaignProgress(TypedDict):
    """What lasts from game to game; `settings` are those of the last one."""

    schema: str
    settings: dict[str, str | int | bool]
    upgrade_mode: str
    layers_default: Layers
    deck: list[EstienneCode]
    legacy: StickerLevels
    passport: dict[Quest, dict[Way, str | None]]
    title: str | None
    history: list[PlayedGame]


class View(TypedDict):
    """The position as a seat or a spectator sees it. With two or more seats only the number of cards in the deck is
    known, and `unseen` has all that are in it or in the hands of others."""

    title: str
    settings: Settings
    seats: int
    crews: list[Crew]
    tiles: dict[str, TileCode]
    deck: dict[Card, int] | int
    conceded: list[int]
    picking: NotRequired[list[int]]
    torpedo: NotRequired[Torpedo]
    estienne: NotRequired[Estienne]
    turn: NotRequired[Turn]
    bivouac: NotRequired[Bivouac]
    upgrades: NotRequired[list[tuple[EstienneCode, EstienneCode]]]
    pending: NotRequired[Pending]
    you: int | None
    waiting: list[int]
    asked: Asked | None
    fifth_tile: Literal["none", "single", "double"]
    way: NotRequired[Way | None]
    history: NotRequired[CampaignEntry]
    unseen: NotRequired[dict[Card, int]]


EXTENDS: Final[dict[type, DescribesItself]] = {
    Crew: CREW_FIELDS,
    Torpedo: TORPEDO_FIELDS,
    Drive: DRIVE_FIELDS,
    Scouting: SCOUTING_FIELDS,
    Turn: TURN_FIELDS,
    Estienne: ESTIENNE_FIELDS,
    Bivouac: BIVOUAC_FIELDS,
    Pending: PENDING_FIELDS,
    View: POSITION_FIELDS,
}

# -- the scene ---------------------------------------------------------------------------------------------------


class Space(TypedDict):
    """A space of the map."""

    space: str
    row: int
    col: int
    x: float
    y: float
    level: int
    city: City | None
    risk: str | None
    neighbours: list[str]
    place: PlaceName | None


class CityOnMap(TypedDict):
    """A city."""

    city: City
    name: str
    space: str
    colour: Colour
    cards: int
    port: bool
    level: int


SeaLine = TypedDict("SeaLine", {"line": str, "from": City, "to": City, "fare": int, "kind": str})
RiskZone = TypedDict("RiskZone", {"zone": str, "spaces": list[str]})


class Tile(TypedDict):
    """A kind of terrain tile."""

    tile: TileCode
    fuel: int
    mechanic: int
    danger: bool
    stop: bool
    value: int
    easy: bool
    count: int


ResourceCard = TypedDict("ResourceCard", {"card": Card, "category": str, "danger": bool, "count": int, "target": str})


class CrewPlate(TypedDict):
    """A crew as it is printed."""

    crew: CrewCode
    leader: str
    vehicle: str
    colour: str
    fuel: int
    engine: int
    chassis: int
    power: str


PostOnPlate = TypedDict("PostOnPlate", {"post": Post, "capacity": int, "uses": list[str]})


class EstienneCard(TypedDict):
    """A card of Estienne's deck."""

    card: EstienneCode
    level: int
    letter: str
    colour: Colour
    tiles: int
    second_move: int
    other_moves: list[int]
    first: list[int]
    second: list[int]
    effect: Effect
    refuel: int
    repair: int


Sticker = TypedDict("Sticker", {"level": int, "effect": str, "value": int | None})


class Stickers(TypedDict):
    """The stickers of the Torpedo."""

    yellow: list[Sticker]
    green: list[Sticker]
    red: list[Sticker]
    blue: list[Sticker]


QuestText = TypedDict("QuestText", {"quest": Quest, "parameters": dict[str, int | bool | list[Colour]]})


class Scene(TypedDict):
    """The map, tiles, cards, crews."""

    race: str
    start: City
    arrival: City
    levels: int
    spaces: list[Space]
    cities: list[CityOnMap]
    lines: list[SeaLine]
    zones: list[RiskZone]
    tiles: list[Tile]
    cards: list[ResourceCard]
    crews: list[CrewPlate]
    posts: list[PostOnPlate]
    estienne: list[EstienneCard]
    legacy: Stickers
    quests: list[QuestText]
    constants: dict[str, int]


# -- the preview -------------------------------------------------------------------------------------------------


TileOdds = TypedDict("TileOdds", {"tile": TileCode, "chance": float, "pays": bool})
Cost = TypedDict("Cost", {"fuel": int, "levels": int})
BlindStep = TypedDict("BlindStep", {"odds": list[TileOdds], "fails": float, "worst": Cost})
"""What may be drawn for a blank; `fails` is the chance of being turned back."""


class DriveStep(TypedDict):
    """A step onto a space beside the vehicle."""

    space: str
    legal: bool
    fuel: int
    levels: int
    danger: bool
    stop: bool
    risk: bool
    city: City | None
    blind: BlindStep | None


DriveReach = TypedDict("DriveReach", {"space": str, "steps": int, "fuel": int, "levels": int, "path": list[str]})
Road = TypedDict("Road", {"city": City, "steps": int, "fuel": float, "levels": float, "blanks": int, "path": list[str]})
MeanTile = TypedDict("MeanTile", {"fuel": float, "levels": float, "danger": float, "stop": float})
FuelPrice = TypedDict("FuelPrice", {"levels": int, "price": int})
Candidate = TypedDict("Candidate", {"city": City, "steps": int, "home": int})


class TorpedoAction(TypedDict):
    """What an assistant of the Torpedo would do, and why it ends."""

    number: int
    spaces: int
    path: list[str]
    ends: Literal["spaces", "no_road", "blind", "no_fuel", "city", "no_tile_payable", "stop"]


class TorpedoPlan(TypedDict):
    """What the Torpedo is after."""

    objective: City
    because: Annotated[str, REASON_VALUES]
    candidates: list[Candidate]
    walk: list[str]
    your_walk: list[str]
    actions: list[TorpedoAction]


PickedSlot = TypedDict("PickedSlot", {"slot": int, "dangers": int, "effect": Effect})


class Preview(TypedDict):
    """What the engine tells a seat in advance."""

    steps: NotRequired[list[DriveStep]]
    reach: NotRequired[list[DriveReach]]
    roads: NotRequired[list[Road]]
    blind: NotRequired[MeanTile | None]
    home: NotRequired[int]
    fuel: NotRequired[list[FuelPrice]]
    torpedo: NotRequired[TorpedoPlan]
    bivouac: NotRequired[list[PickedSlot]]
