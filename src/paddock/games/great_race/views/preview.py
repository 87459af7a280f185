"""What the engine can tell in advance, as data for clients to draw: what a road costs, where one may go, what the
Torpedo would do."""
# mypyc: off

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from paddock.core.game import Json

from ..components import africa, content
from ..components.africa import CITY_BY_SPACE, CITY_VALUES, NO_CITY, NOWHERE, SPACE_VALUES
from ..components.content import LEVELS_BY_TILE, NO_TILE
from ..rules import automaton, phases
from ..rules.costs import buyable_fuel, can_step, drive_allowance, fuel_price, has_step, step_fuel
from ..rules.phases import TORPEDO_INDEX
from ..rules.reasons import REASON_VALUES, WHY_OBJECTIVE_STAYS
from ..rules.state import State
from ..rules.steps.torpedo import can_pay_tile, progress_allowance, risk_fuel
from ..rules.steps.turns import move_vehicle
from .roads import roads_to_cities

CHANCE_DIGITS: Final = 6
"""Chances are told to so many digits."""


def preview(state: State, seat: int) -> Json:
    """What a seat may know of what comes."""
    phase = phases.PHASES[state.phase]
    if phase.is_before_crews or phase.is_ending or not 0 <= seat < state.seats or state.space_of[seat] == NOWHERE:
        return {}
    bag = _drawable_tiles(state, seat)
    found: Json = {
        "steps": [_step_preview(state, seat, space, bag) for space in africa.NEIGHBOURS_BY_SPACE[state.space_of[seat]]],
        "reach": _reachable_spaces(state, seat),
        "roads": _city_roads(state, seat, bag),
        "blind": _mean_tile_cost(bag),
        "home": state.race.steps_home[state.space_of[seat]],
    }
    on_turn = state.phase == phases.PHASE_CONVOY and state.turn == seat
    if on_turn and state.turn_step == phases.FUEL_STEP and state.drive_left == phases.NO_DRIVE:
        price = fuel_price(state, seat)
        found["fuel"] = [{"levels": each, "price": each * price} for each in range(1, buyable_fuel(state, seat) + 1)]
    if state.mode == phases.MODE_TORPEDO and state.estienne_card != content.NO_CARD:
        found["torpedo"] = _torpedo_preview(state)
        if state.phase == phases.PHASE_PICKS and state.card_pickers and state.question == phases.NO_QUESTION:
            found["bivouac"] = _pick_previews(state)
    return found


def _drawable_tiles(state: State, seat: int) -> list[int]:
    """The tiles that may be drawn next, as far as this seat knows: those in a rival's hand count as in the bag."""
    bag = state.tile_bag[:]
    if state.turn != seat:
        for tile in state.drawn_tiles:
            bag[tile] += 1
    return bag if any(bag) else state.tile_discard[:]


def _mean_cost(tile_bag: list[int], cost_by_tile: Sequence[int]) -> float:
    """What a tile costs on average."""
    return sum(number * cost_by_tile[tile] for tile, number in enumerate(tile_bag)) / sum(tile_bag)


def _mean_tile_cost(tile_bag: list[int]) -> Json | None:
    """All that a tile costs on average; nothing where none can be drawn."""
    return (
        {name: round(_mean_cost(tile_bag, table), CHANCE_DIGITS) for name, table in _TILE_TABLES.items()}
        if any(tile_bag)
        else None
    )


_TILE_TABLES: Final[dict[str, Sequence[int]]] = {
    "fuel": content.FUEL_BY_TILE,
    "levels": LEVELS_BY_TILE,
    "danger": content.IS_DANGER_TILE,
    "stop": content.IS_STOP_TILE,
}


def _city_roads(state: State, seat: int, tile_bag: list[int]) -> list[Json]:
    """What the roads to cities take; without a tile to be drawn a blank is open track."""
    if not any(tile_bag):
        return roads_to_cities(state, seat, float(content.OPEN_TRACK_FUEL), 0.0)
    return roads_to_cities(
        state, seat, _mean_cost(tile_bag, content.FUEL_BY_TILE), _mean_cost(tile_bag, LEVELS_BY_TILE)
    )


def _step_preview(state: State, seat: int, space: int, tile_bag: list[int]) -> Json:
    """What a step onto a space beside the vehicle costs."""
    city, tile = CITY_BY_SPACE[space], state.tile_at[space]
    is_city, tiled = city != NO_CITY, tile != NO_TILE
    return {
        "space": SPACE_VALUES.names[space],
        "legal": is_city or can_step(state, seat, space, False),
        "fuel": 0 if is_city else step_fuel(state, space, False),
        "levels": LEVELS_BY_TILE[tile] if tiled else 0,
        "danger": tiled and content.IS_DANGER_TILE[tile],
        "stop": tiled and content.IS_STOP_TILE[tile],
        "risk": africa.IS_RISKY_SPACE[space],
        "city": CITY_VALUES.names[city] if is_city else None,
        "blind": None if tiled or is_city or not any(tile_bag) else _blind_preview(state, seat, space, tile_bag),
    }


def _blind_preview(state: State, seat: int, space: int, tile_bag: list[int]) -> Json:
    """What may be drawn for a blank, and whether it could be paid."""
    whole, risk, levels = sum(tile_bag), africa.RISK_FUEL_BY_SPACE[space], state.engine[seat] + state.chassis[seat]
    there = [tile for tile, number in enumerate(tile_bag) if number]
    pays = {
        tile: state.fuel[seat] >= content.FUEL_BY_TILE[tile] + risk and levels >= LEVELS_BY_TILE[tile] for tile in there
    }
    return {
        "odds": [
            {
                "tile": content.TILE_VALUES.names[tile],
                "chance": round(tile_bag[tile] / whole, CHANCE_DIGITS),
                "pays": pays[tile],
            }
            for tile in there
        ],
        "fails": round(sum(tile_bag[tile] for tile in there if not pays[tile]) / whole, CHANCE_DIGITS),
        "worst": {
            "fuel": max(content.FUEL_BY_TILE[tile] for tile in there) + risk,
            "levels": max(LEVELS_BY_TILE[tile] for tile in there),
        },
    }


def _reachable_spaces(state: State, seat: int) -> list[Json]:
    """Where a drive of this crew could lead over tiles and cities, each by its cheapest way: fuel, then levels."""
    here, spaces = state.space_of[seat], drive_allowance(state, seat) if has_step(state, seat) else 0
    if state.turn == seat and state.drive_left != phases.NO_DRIVE:
        spaces = state.drive_left
    if not spaces or seat in state.arrived:
        return []
    held = state.engine[seat] + state.chassis[seat]
    best: dict[int, tuple[int, int, int, tuple[int, ...]]] = {here: (0, 0, 0, ())}
    edge = [here]
    for steps in range(1, spaces + 1):
        following_edge: list[int] = []
        for space in edge:
            fuel, levels, _, path = best[space]
            for other in africa.NEIGHBOURS_BY_SPACE[space]:
                tile, city = state.tile_at[other], africa.IS_CITY_SPACE[other]
                if not city and tile == NO_TILE:
                    continue
                cost = (
                    (fuel, levels) if city else (fuel + step_fuel(state, other, False), levels + LEVELS_BY_TILE[tile])
                )
                if cost[0] > state.fuel[seat] or cost[1] > held or (other in best and best[other][:2] <= cost):
                    continue
                best[other] = (*cost, steps, (*path, other))
                if not city and not content.IS_STOP_TILE[tile]:
                    following_edge.append(other)
        edge = list(dict.fromkeys(following_edge))
    return [
        {"space": SPACE_VALUES.names[space], "steps": steps, "fuel": fuel, "levels": levels, "path": _space_names(path)}
        for space, (fuel, levels, steps, path) in sorted(best.items())
        if space != here
    ]


def _space_names(spaces: Iterable[int]) -> list[str]:
    return [SPACE_VALUES.names[space] for space in spaces]


def _torpedo_preview(state: State) -> Json:
    """What it is after, and what its assistants to come would do if nothing changed."""
    city, _, because = automaton.explain_objective(state)
    candidates = automaton.objective_candidates(state) if because != WHY_OBJECTIVE_STAYS else []
    return {
        "objective": CITY_VALUES.names[city],
        "because": REASON_VALUES.names[because],
        "candidates": [
            {"city": CITY_VALUES.names[other], "steps": steps, "home": home} for steps, home, other in candidates
        ],
        "walk": _space_names(automaton.torpedo_road(state, city)),
        "your_walk": _space_names(automaton.expected_player_road(state, 0)),
        "actions": _progress_actions(state.copy()) if state.phase == phases.PHASE_CONVOY else [],
    }


def _progress_actions(state: State) -> list[Json]:
    """Its progress actions, played out on a copy as far as nothing has to be drawn."""
    actions: list[Json] = []
    for number in range(max(2, state.torpedo_acted + 1), content.TORPEDO_ASSISTANTS + 1):
        if TORPEDO_INDEX in state.arrived or state.space_of[TORPEDO_INDEX] == state.race.arrival:
            break
        spaces, _ = progress_allowance(state, number)
        state.held_by_river[TORPEDO_INDEX] = False
        state.objective = target = automaton.current_objective(state)
        path: list[int] = []
        ends = "spaces"
        while len(path) < spaces and ends == "spaces":
            ends = _preview_torpedo_step(state, target, path)
        actions.append({"number": number, "spaces": spaces, "path": _space_names(path), "ends": ends})
        if ends == "blind":
            break
    return actions


def _preview_torpedo_step(state: State, target: int, path: list[int]) -> str:
    """One step on the copy; why the action ends, or `spaces` if it goes on."""
    here, visited = state.space_of[TORPEDO_INDEX], state.visited_cities[TORPEDO_INDEX]
    rank, spaces = automaton.next_spaces(state, here, target, visited)
    if rank == africa.NO_NEXT_SPACE:
        return "no_road"
    if rank == africa.NEXT_BLANK_SPACE:
        return "blind" if state.torpedo_fuel >= 1 + risk_fuel(state, spaces[0]) else "no_fuel"
    if rank != africa.NEXT_TILED_SPACE:
        space = spaces[0]
        move_vehicle(state, TORPEDO_INDEX, space)
        state.visited_cities[TORPEDO_INDEX] |= 1 << CITY_BY_SPACE[space]
        if automaton.needs_new_objective(state):
            state.objective = NO_CITY
        path.append(space)
        return "city"
    space = next((each for each in spaces if can_pay_tile(state, each)), NOWHERE)
    if space == NOWHERE:
        return "no_tile_payable"
    tile = state.tile_at[space]
    state.torpedo_fuel -= content.FUEL_BY_TILE[tile] + risk_fuel(state, space)
    state.torpedo_mechanic -= LEVELS_BY_TILE[tile]
    if content.IS_DANGER_TILE[tile]:
        state.torpedo_mechanic -= min(
            state.torpedo_mechanic, content.TORPEDO_DANGER_LOSS[state.legacy[content.COLOUR_RED]]
        )
    move_vehicle(state, TORPEDO_INDEX, space)
    path.append(space)
    stops = content.IS_STOP_TILE[tile] and state.legacy[content.COLOUR_BLUE] < content.IGNORE_STOP_FROM_LEVEL
    return "stop" if stops else "spaces"


def _pick_previews(state: State) -> list[Json]:
    """What each pick would leave lying."""
    lying = [
        slot for slot, card in enumerate(state.display) if card != content.NO_CARD and content.IS_DANGER_CARD[card]
    ]
    effect = dict(content.ESTIENNE_DATA["cards"][state.estienne_card]["danger_effect"])
    return [
        {"slot": slot + 1, "dangers": sum(1 for each in lying if each != slot), "effect": effect}
        for slot, card in enumerate(state.display)
        if card != content.NO_CARD
    ]
