"""A position of Classic Rally: plain data, cheap to copy.

Players are numbered by seat. What changes often is a list with one entry for each seat (or several: `rally_load` has
`CARDS` for each); what changes rarely is a tuple that is replaced as a whole, so that a copy can share it. Cars stand
on tiles, which are numbered in the order of laying.
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
STATUS_NAMES: Final = ("racing", "finished", "retired")

# Phases: where the game stands
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
EXCHANGE_ASSIST: Final = 0
EXCHANGE_TRANSPORTER: Final = 1
EXCHANGE_RESUPPLY_RALLY: Final = 2
EXCHANGE_RESUPPLY_ASSISTANCE: Final = 3
EXCHANGE_ROBBER: Final = 4

NOBODY: Final = -1
NONE: Final = -1


class State:
    """A position. See the module's docstring; fields are grouped by what they are about."""

    __slots__ = (
        "active_seat",
        "assistance_load",
        "assistance_moved",
        "assistance_tile",
        "barred",
        "boards_before",
        "card_pile",
        "colour",
        "dice",
        "disabled_slots",
        "draft_pick",
        "drawn_tile",
        "exchange",
        "feature_pile",
        "features",
        "finish_vote",
        "finished_round",
        "first_finish_round",
        "first_seat",
        "fruitless_turns",
        "hazard_pile",
        "hazards_held",
        "hazards_under",
        "held_tile",
        "joker",
        "jokers_seen",
        "move_owed",
        "nose",
        "phase",
        "rally_load",
        "rally_moved",
        "rally_tile",
        "ready",
        "retired_to_go",
        "road",
        "road_book",
        "robbed_cards",
        "round",
        "sabotaged_slots",
        "seats",
        "settings",
        "status",
        "stuck_count",
        "tile_pile",
        "tiles_left",
        "tokens",
        "toolbox_bound",
        "weather",
    )

    settings: Settings
    seats: int
    colour: tuple[int, ...]
    road: Road

    # Where the game stands
    phase: int
    round: int
    first_seat: int  # the first player
    active_seat: int  # who builds, drafts, places or has the turn
    first_finish_round: int  # the round of the first finish; 0: nobody has finished

    # One entry for each seat
    status: list[int]
    rally_tile: list[int]  # the tile of the rally car; -1 while it is on none
    nose: list[int]
    assistance_tile: list[int]  # the tile of the assistance car
    tokens: list[int]  # bit mask
    joker: list[int]
    hazards_held: list[tuple[int, ...]]  # hazard cards, in the order of drawing
    barred: list[int]
    toolbox_bound: list[int]
    sabotaged_slots: list[int]  # bit mask of feature slots
    disabled_slots: list[int]  # bit mask of feature slots, disabled by dice or weather
    finished_round: list[int]
    retired_to_go: list[int]

    # Several entries for each seat
    features: list[int]  # FEATURE_SLOTS
    rally_load: list[int]  # CARDS: the rally board
    assistance_load: list[int]  # CARDS: the assistance board
    road_book: list[int]  # WAYS: road-book cards

    # Cards that nobody has
    card_pile: list[int]
    feature_pile: tuple[int, ...]
    hazard_pile: tuple[int, ...]  # cards whose order nobody knows
    hazards_under: tuple[int, ...]  # cards put under the deck, the topmost first
    jokers_seen: tuple[int, ...]

    # Before the race
    tile_pile: tuple[int, ...]  # in the pile, by kind
    held_tile: tuple[int, ...]  # the kind that each seat holds, or -1
    drawn_tile: int
    fruitless_turns: int
    stuck_count: int
    finish_vote: tuple[int, ...]  # cell and rotation as one number, or -1
    draft_pick: int
    ready: tuple[bool, ...]

    # The turn of `active_seat`
    dice: tuple[int, ...]  # two faces, as codes; empty before the roll
    weather: int
    rally_moved: bool
    assistance_moved: bool
    tiles_left: int  # in mid-move: tiles that may still be driven
    exchange: int
    move_owed: bool  # a rally move was owed when the exchange was opened (CR-17.7)
    boards_before: tuple[int, ...]  # both boards as they were when the exchange was opened
    robbed_cards: tuple[int, ...]  # CARDS for each seat, while the robber is at work

    def copy(self) -> State:
        """A position that can be changed without changing this one."""
        new = State()
        new.settings = self.settings
        new.seats = self.seats
        new.colour = self.colour
        new.road = self.road
        new.phase = self.phase
        new.round = self.round
        new.first_seat = self.first_seat
        new.active_seat = self.active_seat
        new.first_finish_round = self.first_finish_round
        new.status = self.status[:]
        new.rally_tile = self.rally_tile[:]
        new.nose = self.nose[:]
        new.assistance_tile = self.assistance_tile[:]
        new.tokens = self.tokens[:]
        new.joker = self.joker[:]
        new.hazards_held = self.hazards_held[:]
        new.barred = self.barred[:]
        new.toolbox_bound = self.toolbox_bound[:]
        new.sabotaged_slots = self.sabotaged_slots[:]
        new.disabled_slots = self.disabled_slots[:]
        new.finished_round = self.finished_round[:]
        new.retired_to_go = self.retired_to_go[:]
        new.features = self.features[:]
        new.rally_load = self.rally_load[:]
        new.assistance_load = self.assistance_load[:]
        new.road_book = self.road_book[:]
        new.card_pile = self.card_pile[:]
        new.feature_pile = self.feature_pile
        new.hazard_pile = self.hazard_pile
        new.hazards_under = self.hazards_under
        new.jokers_seen = self.jokers_seen
        new.tile_pile = self.tile_pile
        new.held_tile = self.held_tile
        new.drawn_tile = self.drawn_tile
        new.fruitless_turns = self.fruitless_turns
        new.stuck_count = self.stuck_count
        new.finish_vote = self.finish_vote
        new.draft_pick = self.draft_pick
        new.ready = self.ready
        new.dice = self.dice
        new.weather = self.weather
        new.rally_moved = self.rally_moved
        new.assistance_moved = self.assistance_moved
        new.tiles_left = self.tiles_left
        new.exchange = self.exchange
        new.move_owed = self.move_owed
        new.boards_before = self.boards_before
        new.robbed_cards = self.robbed_cards
        return new


def rally_fuel(state: State, seat: int) -> int:
    """FUEL on the rally board."""
    return state.rally_load[CARDS * seat + FUEL]


def fitted_features(state: State, seat: int) -> list[int]:
    """The features that are fitted."""
    first = FEATURE_SLOTS * seat
    return [feature for feature in state.features[first : first + FEATURE_SLOTS] if feature != NONE]


def play_order(state: State) -> list[int]:
    """The seats in play order, the first player first (CR-2.2)."""
    return [(state.first_seat + place) % state.seats for place in range(state.seats)]


def racing_seats(state: State) -> list[int]:
    """The seats that are still racing, in play order."""
    return [seat for seat in play_order(state) if state.status[seat] == RACING]


def with_entry(values: tuple[int, ...], place: int, value: int) -> tuple[int, ...]:
    """A tuple with one entry changed."""
    return (*values[:place], value, *values[place + 1 :])
