"""A position of Classic Rally: plain data, cheap to copy.

Players are numbered by seat. What changes often is a list with one entry for each seat (or several: `rally_load` has
`CARDS` for each); what changes rarely is a tuple that is replaced as a whole, so that a copy can share it. Cars stand
on tiles, which are numbered in the order of laying.
"""

from __future__ import annotations

from typing import Final, TypeVar

from paddock.core.chance import ChanceSource
from paddock.core.compiling import fields_set_in

from ..components import content
from ..components.content import CARD_FUEL, CARD_KIND_COUNT, FEATURE_SLOTS, NO_JOKER, NO_WEATHER
from ..components.road import BEGINNER_ROAD, START_ROAD, Road
from ..components.settings import MAP_BUILT, Settings
from ..components.tiles import COPIES_BY_TILE_KIND, NOWHERE, TILE_FINISH, TILE_SERVICE_STRAIGHT, TILE_START
from .phases import NO_EXCHANGE, PHASE_SETUP, STATUS_RACING

NOBODY: Final = -1
NO_ENTRY: Final = -1
EntryT = TypeVar("EntryT")


def tile_box(settings: Settings) -> tuple[int, ...]:
    """The tiles that are laid by the players, by kind (CR-3.2, CR-3.3)."""
    counts = list(COPIES_BY_TILE_KIND)
    counts[TILE_START] = counts[TILE_FINISH] = 0
    if settings.remove_service_station:
        counts[TILE_SERVICE_STRAIGHT] -= 1
    return tuple(counts)


class State:
    """A position. See the module's docstring; fields are grouped by what they are about."""

    def initialise_fields(self, settings: Settings, seats: int) -> State:
        """A position before everything: START or the beginner layout, all cards in their piles."""
        self.settings: Settings = settings
        self.seats: int = seats
        self.colour: tuple[int, ...] = tuple(range(seats))
        self.road: Road = START_ROAD if settings.map == MAP_BUILT else BEGINNER_ROAD

        # Where the game stands
        self.phase: int = PHASE_SETUP
        self.round: int = 0
        self.first_seat: int = 0  # the first player
        self.active_seat: int = 0  # who builds, drafts, places or has the turn
        self.first_finish_round: int = 0  # the round of the first finish; 0: nobody has finished

        # One entry for each seat
        self.status: list[int] = [STATUS_RACING] * seats
        self.rally_tile: list[int] = [NOWHERE] * seats  # the tile of the rally car; -1 while it is on none
        self.nose: list[int] = [0] * seats
        self.assistance_tile: list[int] = [NOWHERE] * seats  # the tile of the assistance car
        self.tokens: list[int] = [0] * seats  # bit mask
        self.joker: list[int] = [NO_JOKER] * seats
        self.hazards_held: list[tuple[int, ...]] = [()] * seats  # hazard cards, in the order of drawing
        self.barred: list[int] = [0] * seats
        self.toolbox_bound: list[int] = [0] * seats
        self.sabotaged_slots: list[int] = [0] * seats  # bit mask of feature slots
        self.disabled_slots: list[int] = [0] * seats  # bit mask of feature slots, disabled by dice or weather
        self.finished_round: list[int] = [0] * seats
        self.retired_to_go: list[int] = [0] * seats

        # Several entries for each seat
        self.features: list[int] = [NO_ENTRY] * (FEATURE_SLOTS * seats)  # FEATURE_SLOTS
        self.rally_load: list[int] = [0] * (CARD_KIND_COUNT * seats)  # CARDS: the rally board
        self.assistance_load: list[int] = [0] * (CARD_KIND_COUNT * seats)  # CARDS: the assistance board
        self.road_book: list[int] = list(content.START_ROAD_BOOK) * seats  # WAYS: road-book cards

        # Cards that nobody has
        self.card_pile: list[int] = list(content.CARDS_IN_PLAY[seats])
        self.feature_pile: tuple[int, ...] = content.FEATURES_IN_PLAY[seats]
        self.hazard_pile: tuple[int, ...] = content.COPIES_BY_HAZARD  # cards whose order nobody knows
        self.hazards_under: tuple[int, ...] = ()  # cards put under the deck, the topmost first
        self.jokers_seen: tuple[int, ...] = ()

        # Before the race
        # in the pile, by kind
        self.tile_pile: tuple[int, ...] = (
            tile_box(settings) if settings.map == MAP_BUILT else (0,) * len(COPIES_BY_TILE_KIND)
        )
        self.held_tile: tuple[int, ...] = (NO_ENTRY,) * seats  # the kind that each seat holds, or -1
        self.drawn_tile: int = NO_ENTRY
        self.fruitless_turns: int = 0
        self.stuck_count: int = 0
        self.finish_vote: tuple[int, ...] = (NO_ENTRY,) * seats  # DIRECTIONS * cell + rotation (CR-3.10), or -1
        self.draft_pick: int = 0
        self.ready: tuple[bool, ...] = (False,) * seats
        self.clear_turn()
        return self

    def clear_turn(self) -> None:
        """Nothing rolled, nothing moved."""
        # The turn of `active_seat`
        self.dice: tuple[int, ...] = ()  # two faces, as codes; empty before the roll
        self.weather: int = NO_WEATHER
        self.rally_moved: bool = False
        self.assistance_moved: bool = False
        self.tiles_left: int = 0  # in mid-move: tiles that may still be driven
        self.exchange: int = NO_EXCHANGE
        self.move_owed: bool = False  # a rally move was owed when the exchange was opened (CR-17.7)
        self.boards_before: tuple[int, ...] = ()  # both boards as they were when the exchange was opened
        self.robbed_cards: tuple[int, ...] = ()  # CARDS for each seat, while the robber is at work

    __slots__ = fields_set_in(initialise_fields, clear_turn)

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
    return state.rally_load[CARD_KIND_COUNT * seat + CARD_FUEL]


def rally_cards(state: State, seat: int) -> list[int]:
    """The rally board of a seat: how many of each card."""
    return state.rally_load[CARD_KIND_COUNT * seat : CARD_KIND_COUNT * (seat + 1)]


def assistance_cards(state: State, seat: int) -> list[int]:
    """The assistance board of a seat: how many of each card."""
    return state.assistance_load[CARD_KIND_COUNT * seat : CARD_KIND_COUNT * (seat + 1)]


def feature_in(state: State, seat: int, slot: int) -> int:
    """The feature in a slot of a seat, or -1."""
    return state.features[FEATURE_SLOTS * seat + slot]


def fitted_slots(state: State, seat: int) -> list[int]:
    """The slots that have a feature."""
    first = FEATURE_SLOTS * seat
    return [slot for slot in range(FEATURE_SLOTS) if state.features[first + slot] != NO_ENTRY]


def play_order(state: State) -> list[int]:
    """The seats in play order, the first player first (CR-2.2)."""
    return [(state.first_seat + place) % state.seats for place in range(state.seats)]


def racing_seats(state: State) -> list[int]:
    """The seats that are still racing, in play order."""
    return [seat for seat in play_order(state) if state.status[seat] == STATUS_RACING]


def with_entry(entries: tuple[EntryT, ...], index: int, entry: EntryT) -> tuple[EntryT, ...]:
    """A tuple with one entry changed."""
    return (*entries[:index], entry, *entries[index + 1 :])


def draw_from_pile(pile: tuple[int, ...], chance_name: str, chance_source: ChanceSource) -> tuple[int, tuple[int, ...]]:
    """A card or tile out of a pile whose order is made only now (section (b)), and the pile without it."""
    left = [kind for kind, count in enumerate(pile) for _ in range(count)]
    drawn = left[0] if len(left) == 1 else chance_source.pick(chance_name, left)
    return drawn, with_entry(pile, drawn, pile[drawn] - 1)
