"""What the Torpedo does with each of its assistants, in the bivouac and with danger cards (GR-22 to GR-26)."""

from __future__ import annotations

from paddock.core.chance import Chance
from paddock.core.event import EventSink
from paddock.games.great_race.components.content import (
    BLUE,
    CITY_DANGER,
    CITY_FUEL,
    CITY_LEVELS,
    EASY,
    EST_COLOUR,
    EST_MOVES,
    EST_TILES,
    HARDNESS,
    LONGER,
    LONGER_BY,
    NO_RISK,
    NO_STOP,
    NO_TILE,
    OPEN_TRACK_FUEL,
    RED,
    RISK_FUEL,
    RIVER_MOST,
    STICKERS,
    TILE_DANGER,
    TILE_FUEL,
    TILE_LEVELS,
    TILE_STOP,
    TILE_VALUE,
    TORPEDO_DANGER,
    TORPEDO_NAME,
)
from paddock.games.great_race.components.map import (
    BLANK,
    CITY_AT,
    CITY_BESIDE,
    CITY_CARDS,
    CITY_COLOUR,
    CLASS,
    LEVEL_CITY,
    NEIGHBOURS,
    NO_CITY,
    NO_SPACE,
    NOWHERE,
    RISKY,
    SPACES,
    TILED,
)
from paddock.games.great_race.rules.automaton import (
    candidates,
    choose,
    following,
    needs_another,
    next_key,
    objective,
    torpedo_walk,
    walking,
)
from paddock.games.great_race.rules.costs import is_layable
from paddock.games.great_race.rules.events import (
    OWN_ROAD,
    RIVAL_ROAD,
    WHY_ARRIVED,
    WHY_BESIDE_ROAD,
    WHY_BESIDE_YOU,
    WHY_BLIND,
    WHY_BONUS,
    WHY_CARD,
    WHY_CITY,
    WHY_CITY_BESIDE,
    WHY_CITY_ON_ROAD,
    WHY_EASIEST,
    WHY_HAS_ARRIVED,
    WHY_LEVEL_CITY,
    WHY_NO_FUEL,
    WHY_NO_ROAD,
    WHY_NO_ROOM,
    WHY_NONE_PAYABLE,
    WHY_ONLY,
    WHY_OPEN_TRACK,
    WHY_OWN_ROAD,
    WHY_PAYABLE,
    WHY_RIVER,
    WHY_SEA,
    WHY_SPACES,
    WHY_STOP,
    WHY_TOO_HARD,
    WHY_YOUR_ROAD,
)
from paddock.games.great_race.rules.state import TASK_CITY_CARD, TASK_FINISH, TORPEDO, State
from paddock.games.great_race.rules.steps.bivouac import use_card
from paddock.games.great_race.rules.steps.turning import arrive, finish_turn, move
from paddock.games.great_race.rules.supplies import draw_cards, draw_tiles, lay_tile


def act(state: State, chance: Chance, events: EventSink) -> None:
    """Its next assistant acts, even if it can do nothing (GR-22.2, GR-22.4, GR-22.5). Only cards of a city keep its
    turn from being over at once."""
    state.acted += 1
    if TORPEDO in state.arrived:
        _stay(WHY_HAS_ARRIVED, events)
    elif state.acted == 1:
        _lay_tiles(state, chance, events)
    else:
        _progress(state, chance, events)
    if state.agenda:
        state.agenda.insert(0, (TASK_FINISH, TORPEDO, 0))
    else:
        finish_turn(state, events)


def _stay(because: int, events: EventSink) -> bool:
    """It does not go on."""
    events.add("torpedo_stays", (because,))
    return False


def _aim(state: State, events: EventSink) -> int:
    """Its objective: the one that holds for this round, or a new one with all that it weighed (GR-23.9)."""
    if state.objective != NO_CITY:
        return state.objective
    state.objective = choose(state)
    if events.listening:
        city, steps, because = objective(state)
        events.add("aims", (city, steps, because))
        for far, home, other in candidates(state):
            events.add("weighs", (other, far, home))
    return state.objective


# -- the first assistant ---------------------------------------------------------------------------------------


def _lay_tiles(state: State, chance: Chance, events: EventSink) -> None:
    """Easy tiles on its own road, hard ones on the player's (GR-23.4, GR-23.13, GR-23.14)."""
    target = _aim(state, events)
    found = sorted(draw_tiles(state, EST_TILES[state.current], chance, events), key=HARDNESS.__getitem__)
    easy = [tile for tile in found if EASY[tile]]
    hard = found[len(easy) :]  # the hardest, which is laid first, is the last
    if events.listening:
        for tile in easy:
            events.add("sorts", (tile, TILE_VALUE[tile], OWN_ROAD))
        for tile in hard[::-1]:
            events.add("sorts", (tile, TILE_VALUE[tile], RIVAL_ROAD))
    walk, tiles = torpedo_walk(state, target), state.tile
    laid = 0
    for space in walk:
        if laid == len(easy):
            break
        if tiles[space] == NO_TILE and is_layable(state, space):
            _lay(state, easy[laid], space, WHY_OWN_ROAD, events)
            laid += 1
    for tile in easy[laid:]:
        _drop(state, tile, WHY_NO_ROOM, events)
    if not hard:
        return
    if 0 in state.arrived:
        for tile in hard[::-1]:
            _drop(state, tile, WHY_ARRIVED, events)
        return
    _lay_hard(state, hard, walk, events)


def _lay_hard(state: State, hard: list[int], reserved: list[int], events: EventSink) -> None:
    """Hard tiles go on the player's road, around the vehicle, along the road; never on the Torpedo's own (GR-23.14).
    That is the one from before the easy tiles: each of them lies where its road went over a blank, and is the only tile
    of that step."""
    walk: list[int] = []
    tiles = state.tile
    for space in walking(state, 0):
        walk.append(space)
        if tiles[space] == NO_TILE and space not in reserved and is_layable(state, space):
            _lay(state, hard.pop(), space, WHY_YOUR_ROAD, events)
            if not hard:
                return
    home = state.race.home
    for middle in (state.at[0], *walk):
        for space in sorted(NEIGHBOURS[middle], key=lambda other: (home[other], other)):
            if space not in reserved and is_layable(state, space):
                because = WHY_BESIDE_YOU if middle == state.at[0] else WHY_BESIDE_ROAD
                _lay(state, hard.pop(), space, because, events)
                if not hard:
                    return
    for tile in hard[::-1]:
        _drop(state, tile, WHY_NO_ROOM, events)


def _lay(state: State, tile: int, space: int, because: int, events: EventSink) -> None:
    lay_tile(state, space, tile)
    events.add("torpedo_lays", (tile, space, because))


def _drop(state: State, tile: int, because: int, events: EventSink) -> None:
    state.tile_discard[tile] += 1
    events.add("torpedo_drops", (tile, because))


# -- the other assistants --------------------------------------------------------------------------------------


def allowance(state: State, assistant: int) -> tuple[int, int]:
    """How many spaces an assistant may go, and why (GR-24.1)."""
    spaces, because = EST_MOVES[state.current][assistant - 2], WHY_CARD
    if assistant == 2 and state.legacy[BLUE] >= LONGER:
        spaces, because = spaces + LONGER_BY, WHY_BONUS
    if state.river[TORPEDO] and spaces > RIVER_MOST:
        spaces, because = RIVER_MOST, WHY_RIVER
    return spaces, because


def _progress(state: State, chance: Chance, events: EventSink) -> None:
    """A progress action (GR-24)."""
    spaces, because = allowance(state, state.acted)
    state.river[TORPEDO] = False
    events.add("progresses", (state.acted, spaces, because))
    target = _aim(state, events)
    straight = state.race.straight[state.legacy[BLUE]][target]
    for _ in range(spaces):
        here = state.at[TORPEDO]
        space = straight[here]
        if space != NOWHERE:
            rank = BLANK if state.tile[space] == NO_TILE else TILED
        else:
            key = next_key(state, here, target, state.visited[TORPEDO])
            rank, space = key // CLASS, key % SPACES
        if rank == TILED:
            goes_on = _onto_payable(state, space, target, events)
        elif rank == BLANK:
            goes_on = _blind(state, space, chance, events)
        elif rank == NO_SPACE:
            goes_on = _stay(WHY_NO_ROAD, events)
        else:
            goes_on = _into_city(state, space, _why_city(here, space, rank), chance, events)
        if not goes_on:
            return
    events.add("torpedo_ends", (WHY_SPACES,))


def _why_city(here: int, space: int, rank: int) -> int:
    """Why it goes into a city (GR-23.10)."""
    if space not in NEIGHBOURS[here]:
        return WHY_SEA
    if rank == CITY_BESIDE:
        return WHY_CITY_BESIDE
    return WHY_LEVEL_CITY if rank == LEVEL_CITY else WHY_CITY_ON_ROAD


def _onto_payable(state: State, space: int, target: int, events: EventSink) -> bool:
    """Onto the easiest tile, or onto the first that it can pay (GR-24.3). Whether the action goes on."""
    why, fuel = WHY_EASIEST, tile_fuel(state, space)
    if events.listening or state.tank < fuel or state.mechanic < TILE_LEVELS[state.tile[space]]:
        space, why = _payable(state, target)
        if space == NOWHERE:
            return _stay(WHY_NONE_PAYABLE, events)
        fuel = tile_fuel(state, space)
    return _onto_tile(state, space, fuel, why, events)


def _payable(state: State, target: int) -> tuple[int, int]:
    """The first next space with a tile that it can pay, and why that one (GR-24.3)."""
    _, spaces = following(state, state.at[TORPEDO], target, state.visited[TORPEDO])
    for space in spaces:
        if can_pay(state, space):
            if len(spaces) == 1:
                return space, WHY_ONLY
            return space, WHY_EASIEST if space == spaces[0] else WHY_PAYABLE
    return NOWHERE, WHY_NONE_PAYABLE


def risk_fuel(state: State, space: int) -> int:
    """What a risk zone costs it (GR-24.3, GR-30.B2)."""
    return RISK_FUEL if RISKY[space] and state.legacy[BLUE] < NO_RISK else 0


def tile_fuel(state: State, space: int) -> int:
    """What the tile of a space costs it in fuel (GR-24.3)."""
    fuel = TILE_FUEL[state.tile[space]]
    return fuel + risk_fuel(state, space) if RISKY[space] else fuel


def can_pay(state: State, space: int) -> bool:
    """Whether it can pay the tile of a space (GR-24.3)."""
    return state.tank >= tile_fuel(state, space) and state.mechanic >= TILE_LEVELS[state.tile[space]]


def _onto_tile(state: State, space: int, fuel: int, because: int, events: EventSink) -> bool:
    """It pays and enters; danger, then stop (GR-24.3 to 24.5). Whether the action goes on."""
    tile = state.tile[space]
    state.tank -= fuel
    state.mechanic -= TILE_LEVELS[tile]
    move(state, TORPEDO, space)
    events.add("torpedo_moves", (space, fuel, TILE_LEVELS[tile], because))
    if TILE_DANGER[tile]:
        lost = min(TORPEDO_DANGER[state.legacy[RED]], state.mechanic)
        state.mechanic -= lost
        events.add("torpedo_hit", (lost, state.mechanic))
    if TILE_STOP[tile] and state.legacy[BLUE] < NO_STOP:
        events.add("torpedo_ends", (WHY_STOP,))
        return False
    return True


def _blind(state: State, space: int, chance: Chance, events: EventSink) -> bool:
    """A blind advance (GR-24.6). Whether the action goes on."""
    fuel = OPEN_TRACK_FUEL + (risk_fuel(state, space) if RISKY[space] else 0)
    if state.tank < fuel:
        return _stay(WHY_NO_FUEL, events)
    found = draw_tiles(state, 1, chance, events)
    if not found:
        state.tank -= fuel
        move(state, TORPEDO, space)
        events.add("torpedo_moves", (space, fuel, 0, WHY_OPEN_TRACK))
        return True
    lay_tile(state, space, found[0])
    events.add("torpedo_blind", (space, found[0]))
    fuel += TILE_FUEL[found[0]] - OPEN_TRACK_FUEL
    if state.tank < fuel or state.mechanic < TILE_LEVELS[found[0]]:
        return _stay(WHY_TOO_HARD, events)
    return _onto_tile(state, space, fuel, WHY_BLIND, events)


def _into_city(state: State, space: int, because: int, chance: Chance, events: EventSink) -> bool:
    """It enters a city, which ends the action: a sticker, then cards, on its first entry (GR-24.7, GR-30.2)."""
    city = CITY_AT[space]
    move(state, TORPEDO, space)
    first = not state.visited[TORPEDO] >> city & 1
    state.visited[TORPEDO] |= 1 << city
    if events.listening:
        events.add("torpedo_moves", (space, 0, 0, because))
        events.add("enters", (TORPEDO_NAME, city, int(first)))
        events.add("torpedo_ends", (WHY_CITY,))
    if space == state.race.arrival:
        arrive(state, TORPEDO, events)
    if not first:
        return False
    colour = CITY_COLOUR[city]
    if state.settings.legacy and colour == EST_COLOUR[state.current] and state.legacy[colour] < STICKERS:
        levels = list(state.legacy)
        levels[colour] += 1
        state.legacy = tuple(levels)
        events.add("sticker", (colour, levels[colour]))
    if needs_another(state):
        state.objective = NO_CITY
        _aim(state, events)
    cards = draw_cards(state, CITY_CARDS[city], chance, events)
    for place, card in enumerate(cards):
        city_card(state, card, events)
        if state.agenda:
            state.agenda[:0] = [(TASK_CITY_CARD, TORPEDO, other) for other in cards[:place:-1]]
            break
    return False


# -- its cards -------------------------------------------------------------------------------------------------


def city_card(state: State, card: int, events: EventSink) -> None:
    """A card that it drew in a city (GR-24.7, GR-30.G3, GR-30.G4, GR-30.R2)."""
    events.add("torpedo_draws", (card,))
    use_card(state, card, CITY_FUEL, CITY_LEVELS, CITY_DANGER, events)
