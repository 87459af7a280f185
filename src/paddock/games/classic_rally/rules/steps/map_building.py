"""The first player, the map built together, and FINISH (CR-2, CR-3)."""

from __future__ import annotations

from collections.abc import Iterable

from paddock.core.chance import ChanceSource
from paddock.core.event import EventSink

from ...components.content import DICE_COUNT, DIE_FACES
from ...components.road import START_ROAD
from ...components.tiles import DIRECTION_COUNT, NOWHERE, TILE_FINISH
from ..building import RESTART_BUILDING, legal_spots
from ..phases import PHASE_BUILDING, PHASE_DEALING, PHASE_PLACING_FINISH, PHASE_VOTING, STATUS_RACING, STATUS_RETIRED
from ..state import NO_ENTRY, NOBODY, State, draw_from_pile, racing_seats, tile_box, with_entry


def highest_roller(
    state: State, chance_name: str, event_kind: str, chance_source: ChanceSource, events: EventSink
) -> int:
    """Who rolls the highest total with two dice; those who tie roll again (CR-2.1, CR-3.11)."""
    rollers = [seat for seat in range(state.seats) if state.status[seat] == STATUS_RACING]
    while len(rollers) > 1:
        rolls = {seat: [chance_source.pick(chance_name, DIE_FACES) for _ in range(DICE_COUNT)] for seat in rollers}
        for seat, dice in rolls.items():
            events.add(event_kind, (state.colour[seat], *dice))
        best = max(sum(dice) for dice in rolls.values())
        rollers = [seat for seat, dice in rolls.items() if sum(dice) == best]
    return rollers[0]


def choose_first_player(state: State, chance_source: ChanceSource, events: EventSink) -> bool:
    """The first player is found; then the map is built, unless it is whole."""
    state.first_seat = highest_roller(state, "first-die", "rolls_first", chance_source, events)
    if events.is_listening and state.seats > 1:
        events.add("first_player", (state.colour[state.first_seat],))
    state.phase = PHASE_DEALING
    if state.road.finish == NOWHERE:
        state.phase = PHASE_BUILDING
        state.active_seat = next_seat(state, state.first_seat)
    return True


def next_seat(state: State, seat: int) -> int:
    """The next player clockwise who has not left."""
    for step in range(1, state.seats + 1):
        other = (seat + step) % state.seats
        if state.status[other] != STATUS_RETIRED:
            return other
    return NOBODY


def continue_building(state: State, chance_source: ChanceSource, events: EventSink) -> bool:
    """One turn of building as far as it goes by itself; False if the player has to lay a tile."""
    seat = state.active_seat
    if state.drawn_tile != NO_ENTRY:
        return False
    if not any(state.tile_pile) and all(kind == NO_ENTRY for kind in state.held_tile):
        state.phase = PHASE_PLACING_FINISH if len(racing_seats(state)) == 1 else PHASE_VOTING
        state.active_seat = racing_seats(state)[0]
        return True
    if state.held_tile[seat] != NO_ENTRY:
        kind = state.held_tile[seat]
    elif any(state.tile_pile):
        kind, state.tile_pile = draw_from_pile(state.tile_pile, "tile", chance_source)
        events.add("draws_tile", (state.colour[seat], kind))
    else:
        _pass_building_turn(state, events)
        return True
    if legal_spots(state.road, kind, state.stuck_count):
        state.drawn_tile = kind
        state.held_tile = with_entry(state.held_tile, seat, NO_ENTRY)
        return False
    if state.held_tile[seat] == NO_ENTRY:
        state.held_tile = with_entry(state.held_tile, seat, kind)
        events.add("holds_tile", (state.colour[seat], kind))
    _pass_building_turn(state, events)
    return True


def _pass_building_turn(state: State, events: EventSink) -> None:
    """A turn without a placement; after a full circuit of them everybody is stuck (CR-3.8)."""
    state.fruitless_turns += 1
    state.active_seat = next_seat(state, state.active_seat)
    if state.fruitless_turns < len(racing_seats(state)):
        return
    state.fruitless_turns = 0
    state.stuck_count += 1
    put_tiles_back(state, state.held_tile)
    state.held_tile = (NO_ENTRY,) * state.seats
    events.add("all_stuck", (state.stuck_count,))
    if state.stuck_count >= RESTART_BUILDING:
        state.stuck_count = 0
        state.road = START_ROAD
        state.tile_pile = tile_box(state.settings)
        state.active_seat = next_seat(state, state.first_seat)
        events.add("builds_anew")


def put_tiles_back(state: State, kinds: Iterable[int]) -> None:
    """Tiles go back to the pile; -1 is none."""
    for kind in kinds:
        if kind != NO_ENTRY:
            state.tile_pile = with_entry(state.tile_pile, kind, state.tile_pile[kind] + 1)


def lay_tile(state: State, seat: int, cell: int, rotation: int, events: EventSink) -> None:
    """The tile in hand goes on the map (CR-3.4)."""
    kind = state.drawn_tile
    state.road = state.road.with_tile(kind, cell, rotation)
    state.drawn_tile = NO_ENTRY
    state.fruitless_turns = 0
    state.stuck_count = 0
    state.active_seat = next_seat(state, seat)
    events.add("lays_tile", (state.colour[seat], kind, cell, rotation))


def count_votes(state: State, chance_source: ChanceSource, events: EventSink) -> bool:
    """Shows the votes once all are in: the spot with most, or dice for who decides (CR-3.11)."""
    voters = racing_seats(state)
    if any(state.finish_vote[seat] == NO_ENTRY for seat in voters):
        return False
    votes = [state.finish_vote[seat] for seat in voters]
    if events.is_listening:
        for seat in voters:
            events.add("votes", (state.colour[seat], *divmod(state.finish_vote[seat], DIRECTION_COUNT)))
    most = max(votes.count(vote) for vote in votes)
    best = [vote for vote in dict.fromkeys(votes) if votes.count(vote) == most]
    state.finish_vote = (NO_ENTRY,) * state.seats
    if len(best) > 1:
        state.active_seat = highest_roller(state, "finish-die", "rolls_finish", chance_source, events)
        state.phase = PHASE_PLACING_FINISH
        return True
    cell, rotation = divmod(best[0], DIRECTION_COUNT)
    lay_finish(state, voters[votes.index(best[0])], cell, rotation, events)
    return True


def lay_finish(state: State, seat: int, cell: int, rotation: int, events: EventSink) -> None:
    """The map is whole."""
    state.road = state.road.with_tile(TILE_FINISH, cell, rotation)
    state.phase = PHASE_DEALING
    events.add("lays_tile", (state.colour[seat], TILE_FINISH, cell, rotation))
