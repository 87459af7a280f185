"""What the Torpedo does with each of its assistants, in the bivouac and with danger cards (GR-22 to GR-26)."""

from __future__ import annotations

from paddock.core.chance import ChanceSource
from paddock.core.event import EventSink

from ...components import africa, content
from .. import automaton, reasons
from ..costs import is_layable
from ..events import OWN_ROAD, RIVAL_ROAD
from ..phases import TASK_CITY_CARD, TASK_END_TURN, TORPEDO_INDEX
from ..state import State
from ..supplies import draw_cards, draw_tiles, lay_tile
from .bivouac import apply_torpedo_card
from .turns import arrive_at_goal, finish_turn, move_vehicle


def act_with_assistant(state: State, chance_source: ChanceSource, events: EventSink) -> None:
    """Its next assistant acts, even if it can do nothing (GR-22.2, GR-22.4, GR-22.5). Only cards of a city keep its
    turn from being over at once."""
    state.torpedo_acted += 1
    if TORPEDO_INDEX in state.arrived:
        _end_action(reasons.WHY_HAS_ARRIVED, events)
    elif state.torpedo_acted == 1:
        _lay_tiles(state, chance_source, events)
    else:
        _make_progress(state, chance_source, events)
    if state.agenda:
        state.agenda.insert(0, (TASK_END_TURN, TORPEDO_INDEX, 0))
    else:
        finish_turn(state, events)


def _end_action(reason_code: int, events: EventSink) -> bool:
    """It does not go on."""
    events.add("torpedo_stays", (reason_code,))
    return False


def _set_objective(state: State, events: EventSink) -> int:
    """Its objective: the one that holds for this round, or a new one with all that it weighed (GR-23.9)."""
    if state.objective != africa.NO_CITY:
        return state.objective
    state.objective = automaton.choose_objective(state)
    if events.is_listening:
        city, steps, because = automaton.explain_objective(state)
        events.add("aims", (city, steps, because))
        for far, home, other in automaton.objective_candidates(state):
            events.add("weighs", (other, far, home))
    return state.objective


def _lay_tiles(state: State, chance_source: ChanceSource, events: EventSink) -> None:
    """Easy tiles on its own road, hard ones on the player's (GR-23.4, GR-23.13, GR-23.14)."""
    target = _set_objective(state, events)
    drawn = sorted(
        draw_tiles(state, content.TILES_BY_ESTIENNE_CARD[state.estienne_card], chance_source, events),
        key=content.TILE_HARDNESS.__getitem__,
    )
    easy = [tile for tile in drawn if content.IS_EASY_TILE[tile]]
    hard_tiles = drawn[len(easy) :]  # the hardest, which is laid first, is the last
    if events.is_listening:
        for tile in easy:
            events.add("sorts", (tile, content.HARDNESS_VALUE_BY_TILE[tile], OWN_ROAD))
        for tile in hard_tiles[::-1]:
            events.add("sorts", (tile, content.HARDNESS_VALUE_BY_TILE[tile], RIVAL_ROAD))
    walk, tiles = automaton.torpedo_road(state, target), state.tile_at
    laid = 0
    for space in walk:
        if laid == len(easy):
            break
        if tiles[space] == content.NO_TILE and is_layable(state, space):
            _lay_tile(state, easy[laid], space, reasons.WHY_OWN_ROAD, events)
            laid += 1
    for tile in easy[laid:]:
        _discard_tile(state, tile, reasons.WHY_NO_ROOM, events)
    if not hard_tiles:
        return
    if 0 in state.arrived:
        for tile in hard_tiles[::-1]:
            _discard_tile(state, tile, reasons.WHY_ARRIVED, events)
        return
    _lay_hard_tiles(state, hard_tiles, walk, events)


def _lay_hard_tiles(state: State, hard_tiles: list[int], reserved_spaces: list[int], events: EventSink) -> None:
    """Hard tiles go on the player's road, around the vehicle, along the road; never on the Torpedo's own (GR-23.14).
    That is the one from before the easy tiles: each of them lies where its road went over a blank, and is the only tile
    of that step."""
    walk: list[int] = []
    tiles = state.tile_at
    for space in automaton.iterate_player_road(state, 0):
        walk.append(space)
        if tiles[space] == content.NO_TILE and space not in reserved_spaces and is_layable(state, space):
            _lay_tile(state, hard_tiles.pop(), space, reasons.WHY_YOUR_ROAD, events)
            if not hard_tiles:
                return
    home = state.race.steps_home
    for middle in (state.space_of[0], *walk):
        for space in sorted(africa.NEIGHBOURS_BY_SPACE[middle], key=lambda other: (home[other], other)):
            if space not in reserved_spaces and is_layable(state, space):
                because = reasons.WHY_BESIDE_YOU if middle == state.space_of[0] else reasons.WHY_BESIDE_ROAD
                _lay_tile(state, hard_tiles.pop(), space, because, events)
                if not hard_tiles:
                    return
    for tile in hard_tiles[::-1]:
        _discard_tile(state, tile, reasons.WHY_NO_ROOM, events)


def _lay_tile(state: State, tile: int, space: int, reason_code: int, events: EventSink) -> None:
    lay_tile(state, space, tile)
    events.add("torpedo_lays", (tile, space, reason_code))


def _discard_tile(state: State, tile: int, reason_code: int, events: EventSink) -> None:
    state.tile_discard[tile] += 1
    events.add("torpedo_drops", (tile, reason_code))


def progress_allowance(state: State, assistant: int) -> tuple[int, int]:
    """How many spaces an assistant may go, and why (GR-24.1)."""
    spaces, because = content.MOVES_BY_ESTIENNE_CARD[state.estienne_card][assistant - 2], reasons.WHY_CARD
    if assistant == 2 and state.legacy[content.COLOUR_BLUE] >= content.EXTRA_MOVE_FROM_LEVEL:
        spaces, because = spaces + content.EXTRA_MOVE_SPACES, reasons.WHY_BONUS
    if state.held_by_river[TORPEDO_INDEX] and spaces > content.RIVER_MAX_SPACES:
        spaces, because = content.RIVER_MAX_SPACES, reasons.WHY_RIVER
    return spaces, because


def _make_progress(state: State, chance_source: ChanceSource, events: EventSink) -> None:
    """A progress action (GR-24)."""
    spaces, because = progress_allowance(state, state.torpedo_acted)
    state.held_by_river[TORPEDO_INDEX] = False
    events.add("progresses", (state.torpedo_acted, spaces, because))
    target = _set_objective(state, events)
    straight = state.race.single_steps[state.legacy[content.COLOUR_BLUE]][target]
    for _ in range(spaces):
        here = state.space_of[TORPEDO_INDEX]
        space = straight[here]
        if space != africa.NOWHERE:
            rank = africa.NEXT_BLANK_SPACE if state.tile_at[space] == content.NO_TILE else africa.NEXT_TILED_SPACE
        else:
            key = automaton.next_space_key(state, here, target, state.visited_cities[TORPEDO_INDEX])
            rank, space = key // africa.KEYS_PER_NEXT_SPACE_CLASS, key % africa.SPACE_COUNT
        if rank == africa.NEXT_TILED_SPACE:
            goes_on = _step_onto_payable_tile(state, space, target, events)
        elif rank == africa.NEXT_BLANK_SPACE:
            goes_on = _advance_blind(state, space, chance_source, events)
        elif rank == africa.NO_NEXT_SPACE:
            goes_on = _end_action(reasons.WHY_NO_ROAD, events)
        else:
            goes_on = _enter_city(state, space, _city_step_reason(here, space, rank), chance_source, events)
        if not goes_on:
            return
    events.add("torpedo_ends", (reasons.WHY_SPACES,))


def _city_step_reason(current_space: int, space: int, step_rank: int) -> int:
    """Why it goes into a city (GR-23.10)."""
    if space not in africa.NEIGHBOURS_BY_SPACE[current_space]:
        return reasons.WHY_SEA
    if step_rank == africa.NEXT_CITY_BESIDE:
        return reasons.WHY_CITY_BESIDE
    return reasons.WHY_LEVEL_CITY if step_rank == africa.NEXT_LEVEL_CITY else reasons.WHY_CITY_ON_ROAD


def _step_onto_payable_tile(state: State, space: int, target: int, events: EventSink) -> bool:
    """Onto the easiest tile, or onto the first that it can pay (GR-24.3). Whether the action goes on."""
    why, fuel = reasons.WHY_EASIEST_TILE, tile_fuel(state, space)
    if (
        events.is_listening
        or state.torpedo_fuel < fuel
        or state.torpedo_mechanic < content.LEVELS_BY_TILE[state.tile_at[space]]
    ):
        space, why = _first_payable_tile(state, target)
        if space == africa.NOWHERE:
            return _end_action(reasons.WHY_NO_TILE_PAYABLE, events)
        fuel = tile_fuel(state, space)
    return _step_onto_tile(state, space, fuel, why, events)


def _first_payable_tile(state: State, target: int) -> tuple[int, int]:
    """The first next space with a tile that it can pay, and why that one (GR-24.3)."""
    _, spaces = automaton.next_spaces(state, state.space_of[TORPEDO_INDEX], target, state.visited_cities[TORPEDO_INDEX])
    for space in spaces:
        if can_pay_tile(state, space):
            if len(spaces) == 1:
                return space, reasons.WHY_ONLY_TILE
            return space, reasons.WHY_EASIEST_TILE if space == spaces[0] else reasons.WHY_PAYABLE_TILE
    return africa.NOWHERE, reasons.WHY_NO_TILE_PAYABLE


def risk_fuel(state: State, space: int) -> int:
    """What a risk zone costs it (GR-24.3, GR-30.B2)."""
    return (
        content.RISK_FUEL
        if africa.IS_RISKY_SPACE[space] and state.legacy[content.COLOUR_BLUE] < content.IGNORE_RISK_FROM_LEVEL
        else 0
    )


def tile_fuel(state: State, space: int) -> int:
    """What the tile of a space costs it in fuel (GR-24.3)."""
    fuel = content.FUEL_BY_TILE[state.tile_at[space]]
    return fuel + risk_fuel(state, space) if africa.IS_RISKY_SPACE[space] else fuel


def can_pay_tile(state: State, space: int) -> bool:
    """Whether it can pay the tile of a space (GR-24.3)."""
    return (
        state.torpedo_fuel >= tile_fuel(state, space)
        and state.torpedo_mechanic >= content.LEVELS_BY_TILE[state.tile_at[space]]
    )


def _step_onto_tile(state: State, space: int, fuel: int, reason_code: int, events: EventSink) -> bool:
    """It pays and enters; danger, then stop (GR-24.3 to 24.5). Whether the action goes on."""
    tile = state.tile_at[space]
    state.torpedo_fuel -= fuel
    state.torpedo_mechanic -= content.LEVELS_BY_TILE[tile]
    move_vehicle(state, TORPEDO_INDEX, space)
    events.add("torpedo_moves", (space, fuel, content.LEVELS_BY_TILE[tile], reason_code))
    if content.IS_DANGER_TILE[tile]:
        lost = min(content.TORPEDO_DANGER_LOSS[state.legacy[content.COLOUR_RED]], state.torpedo_mechanic)
        state.torpedo_mechanic -= lost
        events.add("torpedo_hit", (lost, state.torpedo_mechanic))
    if content.IS_STOP_TILE[tile] and state.legacy[content.COLOUR_BLUE] < content.IGNORE_STOP_FROM_LEVEL:
        events.add("torpedo_ends", (reasons.WHY_STOP,))
        return False
    return True


def _advance_blind(state: State, space: int, chance_source: ChanceSource, events: EventSink) -> bool:
    """A blind advance (GR-24.6). Whether the action goes on."""
    fuel = content.OPEN_TRACK_FUEL + (risk_fuel(state, space) if africa.IS_RISKY_SPACE[space] else 0)
    if state.torpedo_fuel < fuel:
        return _end_action(reasons.WHY_NO_FUEL, events)
    drawn = draw_tiles(state, 1, chance_source, events)
    if not drawn:
        state.torpedo_fuel -= fuel
        move_vehicle(state, TORPEDO_INDEX, space)
        events.add("torpedo_moves", (space, fuel, 0, reasons.WHY_OPEN_TRACK))
        return True
    lay_tile(state, space, drawn[0])
    events.add("torpedo_blind", (space, drawn[0]))
    fuel += content.FUEL_BY_TILE[drawn[0]] - content.OPEN_TRACK_FUEL
    if state.torpedo_fuel < fuel or state.torpedo_mechanic < content.LEVELS_BY_TILE[drawn[0]]:
        return _end_action(reasons.WHY_TILE_TOO_HARD, events)
    return _step_onto_tile(state, space, fuel, reasons.WHY_BLIND, events)


def _enter_city(state: State, space: int, reason_code: int, chance_source: ChanceSource, events: EventSink) -> bool:
    """It enters a city, which ends the action: a sticker, then cards, on its first entry (GR-24.7, GR-30.2)."""
    city = africa.CITY_BY_SPACE[space]
    move_vehicle(state, TORPEDO_INDEX, space)
    first = not state.visited_cities[TORPEDO_INDEX] >> city & 1
    state.visited_cities[TORPEDO_INDEX] |= 1 << city
    if events.is_listening:
        events.add("torpedo_moves", (space, 0, 0, reason_code))
        events.add("enters", (content.TORPEDO_CODE, city, int(first)))
        events.add("torpedo_ends", (reasons.WHY_CITY,))
    if space == state.race.arrival:
        arrive_at_goal(state, TORPEDO_INDEX, events)
    if not first:
        return False
    colour = africa.COLOUR_BY_CITY[city]
    if (
        state.settings.legacy
        and colour == content.COLOUR_BY_ESTIENNE_CARD[state.estienne_card]
        and state.legacy[colour] < content.STICKERS_PER_COLOUR
    ):
        levels = list(state.legacy)
        levels[colour] += 1
        state.legacy = tuple(levels)
        events.add("sticker", (colour, levels[colour]))
    if automaton.needs_new_objective(state):
        state.objective = africa.NO_CITY
        _set_objective(state, events)
    cards = draw_cards(state, africa.CARD_COUNT_BY_CITY[city], chance_source, events)
    for place, card in enumerate(cards):
        use_city_card(state, card, events)
        if state.agenda:
            state.agenda[:0] = [(TASK_CITY_CARD, TORPEDO_INDEX, other) for other in cards[:place:-1]]
            break
    return False


def use_city_card(state: State, card: int, events: EventSink) -> None:
    """A card that it drew in a city (GR-24.7, GR-30.G3, GR-30.G4, GR-30.R2)."""
    events.add("torpedo_draws", (card,))
    apply_torpedo_card(
        state,
        card,
        content.CITY_FUEL_FROM_LEVEL,
        content.CITY_REPAIR_FROM_LEVEL,
        content.CITY_DANGER_FROM_LEVEL,
        events,
    )
