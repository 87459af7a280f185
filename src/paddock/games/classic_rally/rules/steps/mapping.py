"""The first player, the map built together, and FINISH (CR-2, CR-3)."""

from __future__ import annotations

from paddock.core.chance import Chance
from paddock.core.event import EventSink
from paddock.games.classic_rally.components.content import DICE, ROLL
from paddock.games.classic_rally.components.road import DIRECTIONS, FINISH, KINDS, NOWHERE, START_ALONE
from paddock.games.classic_rally.rules.blank import tile_box
from paddock.games.classic_rally.rules.building import ANEW, spots
from paddock.games.classic_rally.rules.state import (
    BUILDING,
    DEALING,
    NOBODY,
    NONE,
    PLACING_FINISH,
    RACING,
    RETIRED,
    VOTING,
    State,
    racing,
    replaced,
)


def highest(state: State, name: str, told: str, chance: Chance, events: EventSink) -> int:
    """Who rolls the highest total with two dice; those who tie roll again (CR-2.1, CR-3.11)."""
    rollers = [seat for seat in range(state.seats) if state.status[seat] == RACING]
    while len(rollers) > 1:
        totals: list[int] = []
        for seat in rollers:
            dice = [chance.pick(name, ROLL) for _ in range(DICE)]
            totals.append(sum(dice))
            events.add(told, (state.colour[seat], *dice))
        best = max(totals)
        rollers = [seat for seat, total in zip(rollers, totals, strict=True) if total == best]
    return rollers[0]


def set_up(state: State, chance: Chance, events: EventSink) -> None:
    """The first player is found; then the map is built, unless it is whole."""
    state.first = highest(state, "first-die", "rolls_first", chance, events)
    if events.listening and state.seats > 1:
        events.add("first_player", (state.colour[state.first],))
    if state.road.finish != NOWHERE:
        state.phase = DEALING
        return
    state.phase = BUILDING
    state.player = after(state, state.first)


def after(state: State, seat: int) -> int:
    """The next player clockwise who has not left."""
    for step in range(1, state.seats + 1):
        other = (seat + step) % state.seats
        if state.status[other] != RETIRED:
            return other
    return NOBODY


def build(state: State, chance: Chance, events: EventSink) -> bool:
    """One turn of building as far as it goes by itself; False if the player has to lay a tile."""
    seat = state.player
    if state.drawn != NONE:
        return False
    if not any(state.tiles) and all(kind == NONE for kind in state.tile):
        state.phase = PLACING_FINISH if len(racing(state)) == 1 else VOTING
        state.player = racing(state)[0]
        return True
    if state.tile[seat] != NONE:
        kind = state.tile[seat]
    elif any(state.tiles):
        kind = _draw(state, chance)
        events.add("draws_tile", (state.colour[seat], kind))
    else:
        _pass(state, events)
        return True
    if spots(state.road, kind, state.stuck):
        state.drawn = kind
        state.tile = replaced(state.tile, seat, NONE)
        return False
    if state.tile[seat] == NONE:
        state.tile = replaced(state.tile, seat, kind)
        events.add("holds_tile", (state.colour[seat], kind))
    _pass(state, events)
    return True


def _draw(state: State, chance: Chance) -> int:
    """A tile from the pile: its order is made only now (section (b))."""
    left = [kind for kind in range(KINDS) for _ in range(state.tiles[kind])]
    kind = left[0] if len(left) == 1 else chance.pick("tile", left)
    state.tiles = replaced(state.tiles, kind, state.tiles[kind] - 1)
    return kind


def _pass(state: State, events: EventSink) -> None:
    """A turn without a placement; after a full circuit of them everybody is stuck (CR-3.8)."""
    state.fruitless += 1
    state.player = after(state, state.player)
    if state.fruitless < len(racing(state)):
        return
    state.fruitless = 0
    state.stuck += 1
    tiles = list(state.tiles)
    for kind in state.tile:
        if kind != NONE:
            tiles[kind] += 1
    state.tiles = tuple(tiles)
    state.tile = (NONE,) * state.seats
    events.add("all_stuck", (state.stuck,))
    if state.stuck >= ANEW:
        state.stuck = 0
        state.road = START_ALONE
        state.tiles = tile_box(state.settings)
        state.player = after(state, state.first)
        events.add("builds_anew")


def lay(state: State, seat: int, cell: int, rotation: int, events: EventSink) -> None:
    """The tile in hand goes on the map (CR-3.4)."""
    kind = state.drawn
    state.road = state.road.with_tile(kind, cell, rotation)
    state.drawn = NONE
    state.fruitless = 0
    state.stuck = 0
    state.player = after(state, seat)
    events.add("lays_tile", (state.colour[seat], kind, cell, rotation))


def cast_vote(state: State, seat: int, cell: int, rotation: int) -> None:
    """A secret vote for the spot of FINISH (CR-3.10)."""
    state.vote = replaced(state.vote, seat, DIRECTIONS * cell + rotation)


def count_votes(state: State, chance: Chance, events: EventSink) -> bool:
    """Shows the votes once all are in: the spot with most, or dice for who decides (CR-3.11)."""
    voters = racing(state)
    if any(state.vote[seat] == NONE for seat in voters):
        return False
    votes = [state.vote[seat] for seat in voters]
    if events.listening:
        for seat in voters:
            events.add("votes", (state.colour[seat], *divmod(state.vote[seat], DIRECTIONS)))
    most = max(votes.count(vote) for vote in votes)
    best = [vote for vote in dict.fromkeys(votes) if votes.count(vote) == most]
    state.vote = (NONE,) * state.seats
    if len(best) > 1:
        state.player = highest(state, "finish-die", "rolls_finish", chance, events)
        state.phase = PLACING_FINISH
        return True
    cell, rotation = divmod(best[0], DIRECTIONS)
    lay_finish(state, voters[votes.index(best[0])], cell, rotation, events)
    return True


def lay_finish(state: State, seat: int, cell: int, rotation: int, events: EventSink) -> None:
    """The map is whole."""
    state.road = state.road.with_tile(FINISH, cell, rotation)
    state.phase = DEALING
    events.add("lays_tile", (state.colour[seat], FINISH, cell, rotation))
