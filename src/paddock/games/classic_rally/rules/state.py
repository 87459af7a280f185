"""A position of Classic Rally: plain data, cheap to copy.

Players are numbered by seat. What changes often is a list with one entry for each seat (or several: `load` has `CARDS`
for each); what changes rarely is a tuple that is replaced as a whole, so that a copy can share it. Cars stand on tiles,
which are numbered in the order of laying.
"""

from __future__ import annotations

from typing import Final

from paddock.core.decision import Values
from paddock.core.event import Event
from paddock.games.classic_rally.components.content import CARDS, FEATURE_SLOTS, FUEL
from paddock.games.classic_rally.components.road import Road
from paddock.games.classic_rally.components.settings import Settings

Log = list[Event] | None

# Status of a player
RACING: Final = 0
FINISHED: Final = 1
RETIRED: Final = 2
STATUS: Final = ("racing", "finished", "retired")

# Phases: where the game stands
SETUP: Final = 0
BUILDING: Final = 1
VOTING: Final = 2
PLACING_FINISH: Final = 3
DEALING: Final = 4
DRAFT: Final = 5
LOADING: Final = 6
PLACING: Final = 7
ROUND: Final = 8
UPKEEP: Final = 9
BEFORE_DICE: Final = 10
CHOOSING: Final = 11
TURN: Final = 12
MOVING: Final = 13
ROUND_END: Final = 14
OVER: Final = 15
PHASES: Final = (
    "setup",
    "building",
    "voting",
    "placing_finish",
    "dealing",
    "draft",
    "loading",
    "assistance",
    "round",
    "upkeep",
    "before_dice",
    "dice",
    "turn",
    "moving",
    "round_end",
    "over",
)

# Exchanges that are open
EXCHANGE: Final = Values("exchange", ("assist", "transporter", "rally", "assistance", "robber"))
NO_EXCHANGE: Final = -1
ASSISTING: Final = 0
TRANSPORTING: Final = 1
SUPPLY_RALLY: Final = 2
SUPPLY_ASSISTANCE: Final = 3
ROBBING: Final = 4

NOBODY: Final = -1
NONE: Final = -1


class State:
    """A position. See the module's docstring; fields are grouped by what they are about."""

    __slots__ = (
        "aid",
        "aid_at",
        "aid_moved",
        "at",
        "barred",
        "before",
        "book",
        "bound",
        "colour",
        "dice",
        "draft",
        "drawn",
        "exchange",
        "feature",
        "feature_pile",
        "finished_round",
        "first",
        "first_finish",
        "fruitless",
        "hazard_pile",
        "held",
        "joker",
        "jokers_seen",
        "left",
        "load",
        "marked",
        "moved",
        "nose",
        "owed",
        "phase",
        "pile",
        "player",
        "ready",
        "road",
        "robbed",
        "round",
        "sabotaged",
        "seats",
        "settings",
        "status",
        "stuck",
        "tile",
        "tiles",
        "to_go",
        "tokens",
        "under",
        "vote",
        "weather",
    )

    settings: Settings
    seats: int
    colour: tuple[int, ...]
    road: Road

    # Where the game stands
    phase: int
    round: int
    first: int  # the first player
    player: int  # who builds, drafts, places or has the turn
    first_finish: int  # the round of the first finish; 0: nobody has finished

    # One entry for each seat
    status: list[int]
    at: list[int]  # the tile of the rally car; -1 while it is on none
    nose: list[int]
    aid_at: list[int]  # the tile of the assistance car
    tokens: list[int]  # bit mask
    joker: list[int]
    held: list[tuple[int, ...]]  # hazard cards, in the order of drawing
    barred: list[int]
    bound: list[int]
    sabotaged: list[int]  # bit mask of feature slots
    marked: list[int]  # bit mask of feature slots, disabled by dice or weather
    finished_round: list[int]
    to_go: list[int]

    # Several entries for each seat
    feature: list[int]  # FEATURE_SLOTS
    load: list[int]  # CARDS: the rally board
    aid: list[int]  # CARDS: the assistance board
    book: list[int]  # WAYS: road-book cards

    # Cards that nobody has
    pile: list[int]
    feature_pile: tuple[int, ...]
    hazard_pile: tuple[int, ...]  # cards whose order nobody knows
    under: tuple[int, ...]  # cards put under the deck, the topmost first
    jokers_seen: tuple[int, ...]

    # Before the race
    tiles: tuple[int, ...]  # in the pile, by kind
    tile: tuple[int, ...]  # the kind that each seat holds, or -1
    drawn: int
    fruitless: int
    stuck: int
    vote: tuple[int, ...]  # cell and rotation as one number, or -1
    draft: int
    ready: tuple[bool, ...]

    # The turn of `player`
    dice: tuple[int, ...]  # two faces, as codes; empty before the roll
    weather: int
    moved: bool
    aid_moved: bool
    left: int  # in mid-move: tiles that may still be driven
    exchange: int
    owed: bool  # a rally move was owed when the exchange was opened (CR-17.7)
    before: tuple[int, ...]  # both boards as they were when the exchange was opened
    robbed: tuple[int, ...]  # CARDS for each seat, while the robber is at work

    def copy(self) -> State:
        """A position that can be changed without changing this one."""
        new = State()
        new.settings = self.settings
        new.seats = self.seats
        new.colour = self.colour
        new.road = self.road
        new.phase = self.phase
        new.round = self.round
        new.first = self.first
        new.player = self.player
        new.first_finish = self.first_finish
        new.status = self.status[:]
        new.at = self.at[:]
        new.nose = self.nose[:]
        new.aid_at = self.aid_at[:]
        new.tokens = self.tokens[:]
        new.joker = self.joker[:]
        new.held = self.held[:]
        new.barred = self.barred[:]
        new.bound = self.bound[:]
        new.sabotaged = self.sabotaged[:]
        new.marked = self.marked[:]
        new.finished_round = self.finished_round[:]
        new.to_go = self.to_go[:]
        new.feature = self.feature[:]
        new.load = self.load[:]
        new.aid = self.aid[:]
        new.book = self.book[:]
        new.pile = self.pile[:]
        new.feature_pile = self.feature_pile
        new.hazard_pile = self.hazard_pile
        new.under = self.under
        new.jokers_seen = self.jokers_seen
        new.tiles = self.tiles
        new.tile = self.tile
        new.drawn = self.drawn
        new.fruitless = self.fruitless
        new.stuck = self.stuck
        new.vote = self.vote
        new.draft = self.draft
        new.ready = self.ready
        new.dice = self.dice
        new.weather = self.weather
        new.moved = self.moved
        new.aid_moved = self.aid_moved
        new.left = self.left
        new.exchange = self.exchange
        new.owed = self.owed
        new.before = self.before
        new.robbed = self.robbed
        return new


def fuel_of(state: State, seat: int) -> int:
    """FUEL on the rally board."""
    return state.load[CARDS * seat + FUEL]


def features_of(state: State, seat: int) -> list[int]:
    """The features that are fitted."""
    first = FEATURE_SLOTS * seat
    return [feature for feature in state.feature[first : first + FEATURE_SLOTS] if feature != NONE]


def in_order(state: State) -> list[int]:
    """The seats in play order, the first player first (CR-2.2)."""
    return [(state.first + place) % state.seats for place in range(state.seats)]


def racing(state: State) -> list[int]:
    """The seats that are still racing, in play order."""
    return [seat for seat in in_order(state) if state.status[seat] == RACING]


def replaced(values: tuple[int, ...], place: int, value: int) -> tuple[int, ...]:
    """A tuple with one entry changed."""
    return (*values[:place], value, *values[place + 1 :])
