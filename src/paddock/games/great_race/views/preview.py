"""What the engine can tell in advance, as data for clients to draw: what a road costs, where one may go, what the
Torpedo would do."""
# mypyc: off

from __future__ import annotations

from typing import Any, Final

from paddock.core.game import Json
from paddock.games.great_race.components.content import (
    BLUE,
    ESTIENNE_DATA,
    IGNORE_STOP_FROM_LEVEL,
    IS_DANGER_CARD,
    NO_CARD,
    NO_TILE,
    OPEN_TRACK_FUEL,
    RED,
    RISK_FUEL,
    TILE,
    TILE_DANGER,
    TILE_FUEL,
    TILE_LEVELS,
    TILE_STOP,
    TILES,
    TORPEDO_ASSISTANTS,
    TORPEDO_DANGER_LOSS,
)
from paddock.games.great_race.components.map import (
    CITY,
    CITY_AT,
    IS_RISKY,
    NEIGHBOURS,
    NEXT_BLANK,
    NEXT_NONE,
    NEXT_TILED,
    NO_CITY,
    NOWHERE,
    SPACE_NAME,
)
from paddock.games.great_race.rules.automaton import (
    current_objective,
    expected_player_road,
    explain_objective,
    needs_new_objective,
    next_spaces,
    objective_candidates,
    torpedo_road,
)
from paddock.games.great_race.rules.costs import (
    buyable_fuel,
    can_step,
    drive_allowance,
    fuel_price,
    has_step,
    step_fuel,
)
from paddock.games.great_race.rules.events import REASON, WHY_HOLDS
from paddock.games.great_race.rules.state import (
    FUEL_STEP,
    MODE_TORPEDO,
    NO_DRIVE,
    NO_QUESTION,
    PHASE_CONVOY,
    PHASE_CREW_CHOICE,
    PHASE_END,
    PHASE_PICKS,
    TORPEDO_INDEX,
    State,
)
from paddock.games.great_race.rules.steps.torpedo import can_pay_tile, progress_allowance, risk_fuel
from paddock.games.great_race.rules.steps.turns import move_vehicle
from paddock.games.great_race.views.roads import roads_to_cities

CHANCE_DIGITS: Final = 6
"""Chances are told to so many digits."""


def preview(state: State, seat: int) -> Json:
    """What a seat may know of what comes."""
    if (
        not PHASE_CREW_CHOICE < state.phase < PHASE_END
        or not 0 <= seat < state.seats
        or state.space_of[seat] == NOWHERE
    ):
        return {}
    bag = _drawable_tiles(state, seat)
    found: Json = {
        "steps": [_step_preview(state, seat, space, bag) for space in NEIGHBOURS[state.space_of[seat]]],
        "reach": _reachable_spaces(state, seat),
        "roads": _city_roads(state, seat, bag),
        "blind": _mean_tile_cost(bag),
        "home": state.race.steps_home[state.space_of[seat]],
    }
    if (
        state.phase == PHASE_CONVOY
        and state.turn == seat
        and state.turn_step == FUEL_STEP
        and state.drive_left == NO_DRIVE
    ):
        price = fuel_price(state, seat)
        found["fuel"] = [{"levels": each, "price": each * price} for each in range(1, buyable_fuel(state, seat) + 1)]
    if state.mode == MODE_TORPEDO and state.estienne_card != NO_CARD:
        found["torpedo"] = _torpedo_preview(state)
        if state.phase == PHASE_PICKS and state.card_pickers and state.question == NO_QUESTION:
            found["bivouac"] = _pick_previews(state)
    return found


# -- roads -----------------------------------------------------------------------------------------------------


def _drawable_tiles(state: State, seat: int) -> list[int]:
    """The tiles that may be drawn next, as far as this seat knows: those in a rival's hand count as in the bag."""
    bag = state.tile_bag[:]
    if state.turn != seat:
        for tile in state.drawn_tiles:
            bag[tile] += 1
    return bag if any(bag) else state.tile_discard[:]


def _mean_tile_cost(bag: list[int]) -> Json | None:
    """What a tile costs on average."""
    whole = sum(bag)
    if not whole:
        return None
    return {
        name: round(sum(number * int(table[tile]) for tile, number in enumerate(bag)) / whole, CHANCE_DIGITS)
        for name, table in (
            ("fuel", TILE_FUEL),
            ("levels", TILE_LEVELS),
            ("danger", TILE_DANGER),
            ("stop", TILE_STOP),
        )
    }


def _city_roads(state: State, seat: int, bag: list[int]) -> list[Json]:
    """What the roads to cities take; without a tile to be drawn a blank is open track."""
    whole = sum(bag)
    if not whole:
        return roads_to_cities(state, seat, float(OPEN_TRACK_FUEL), 0.0)
    fuel = sum(number * TILE_FUEL[tile] for tile, number in enumerate(bag)) / whole
    return roads_to_cities(
        state, seat, fuel, sum(number * TILE_LEVELS[tile] for tile, number in enumerate(bag)) / whole
    )


def _step_preview(state: State, seat: int, space: int, bag: list[int]) -> Json:
    """What a step onto a space beside the vehicle costs."""
    city, tile = CITY_AT[space], state.tile_at[space]
    blank = tile == NO_TILE and city == NO_CITY
    step: dict[str, Any] = {
        "space": SPACE_NAME.names[space],
        "legal": city != NO_CITY or can_step(state, seat, space, False),
        "fuel": 0 if city != NO_CITY else step_fuel(state, space, False),
        "levels": 0 if tile == NO_TILE else TILE_LEVELS[tile],
        "danger": tile != NO_TILE and TILE_DANGER[tile],
        "stop": tile != NO_TILE and TILE_STOP[tile],
        "risk": IS_RISKY[space],
        "city": None if city == NO_CITY else CITY.names[city],
        "blind": None,
    }
    if blank and any(bag):
        step["blind"] = _blind_preview(state, seat, space, bag)
    return step


def _blind_preview(state: State, seat: int, space: int, bag: list[int]) -> Json:
    """What may be drawn for a blank, and whether it could be paid."""
    whole, risk = sum(bag), RISK_FUEL if IS_RISKY[space] else 0
    levels = state.engine[seat] + state.chassis[seat]
    odds: list[Json] = []
    fails = 0
    for tile in range(TILES):
        if not bag[tile]:
            continue
        pays = state.fuel[seat] >= TILE_FUEL[tile] + risk and levels >= TILE_LEVELS[tile]
        fails += 0 if pays else bag[tile]
        odds.append({"tile": TILE.names[tile], "chance": round(bag[tile] / whole, CHANCE_DIGITS), "pays": pays})
    there = [tile for tile in range(TILES) if bag[tile]]
    worst = {
        "fuel": max(TILE_FUEL[tile] for tile in there) + risk,
        "levels": max(TILE_LEVELS[tile] for tile in there),
    }
    return {"odds": odds, "fails": round(fails / whole, CHANCE_DIGITS), "worst": worst}


def _reachable_spaces(state: State, seat: int) -> list[Json]:
    """Where a drive of this crew could lead over tiles and cities, each by its cheapest way: fuel, then levels."""
    spaces = state.drive_left if state.turn == seat and state.drive_left != NO_DRIVE else _drive_spaces(state, seat)
    here = state.space_of[seat]
    if not spaces or seat in state.arrived:
        return []
    held = state.engine[seat] + state.chassis[seat]
    best: dict[int, tuple[int, int, int, tuple[int, ...]]] = {here: (0, 0, 0, ())}
    edge = [here]
    for steps in range(1, spaces + 1):
        following_edge: list[int] = []
        for space in edge:
            fuel, levels, _, path = best[space]
            for other in NEIGHBOURS[space]:
                tile = state.tile_at[other]
                city = CITY_AT[other] != NO_CITY
                if not city and tile == NO_TILE:
                    continue
                cost = 0 if city else step_fuel(state, other, False)
                levels_lost = 0 if city else TILE_LEVELS[tile]
                if fuel + cost > state.fuel[seat] or levels + levels_lost > held:
                    continue
                known = best.get(other)
                if known is not None and (known[0], known[1]) <= (fuel + cost, levels + levels_lost):
                    continue
                best[other] = (fuel + cost, levels + levels_lost, steps, (*path, other))
                if not city and not TILE_STOP[tile]:
                    following_edge.append(other)
        edge = list(dict.fromkeys(following_edge))
    return [
        {
            "space": SPACE_NAME.names[space],
            "steps": steps,
            "fuel": fuel,
            "levels": levels,
            "path": [SPACE_NAME.names[each] for each in path],
        }
        for space, (fuel, levels, steps, path) in sorted(best.items())
        if space != here
    ]


def _drive_spaces(state: State, seat: int) -> int:
    """The allowance that a drive of this crew would have now."""
    return drive_allowance(state, seat) if has_step(state, seat) else 0


# -- the Torpedo -----------------------------------------------------------------------------------------------


def _space_names(spaces: list[int]) -> list[str]:
    return [SPACE_NAME.names[space] for space in spaces]


def _torpedo_preview(state: State) -> Json:
    """What it is after, and what its assistants to come would do if nothing changed."""
    city, _, because = explain_objective(state)
    candidates = objective_candidates(state) if because != WHY_HOLDS else []
    return {
        "objective": CITY.names[city],
        "because": REASON.names[because],
        "candidates": [{"city": CITY.names[other], "steps": steps, "home": home} for steps, home, other in candidates],
        "walk": _space_names(torpedo_road(state, city)),
        "your_walk": _space_names(expected_player_road(state, 0)),
        "actions": _progress_actions(state.copy()) if state.phase == PHASE_CONVOY else [],
    }


def _progress_actions(state: State) -> list[Json]:
    """Its progress actions, played out on a copy as far as nothing has to be drawn."""
    actions: list[Json] = []
    for number in range(max(2, state.torpedo_acted + 1), TORPEDO_ASSISTANTS + 1):
        if TORPEDO_INDEX in state.arrived or state.space_of[TORPEDO_INDEX] == state.race.arrival:
            break
        spaces, _ = progress_allowance(state, number)
        state.held_by_river[TORPEDO_INDEX] = False
        state.objective = target = current_objective(state)
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
    rank, spaces = next_spaces(state, state.space_of[TORPEDO_INDEX], target, state.visited_cities[TORPEDO_INDEX])
    if rank == NEXT_NONE:
        return "no_road"
    if rank == NEXT_BLANK:
        return "blind" if state.torpedo_fuel >= 1 + risk_fuel(state, spaces[0]) else "no_fuel"
    if rank != NEXT_TILED:
        space = spaces[0]
        move_vehicle(state, TORPEDO_INDEX, space)
        state.visited_cities[TORPEDO_INDEX] |= 1 << CITY_AT[space]
        if needs_new_objective(state):
            state.objective = NO_CITY
        path.append(space)
        return "city"
    space = next((each for each in spaces if can_pay_tile(state, each)), NOWHERE)
    if space == NOWHERE:
        return "no_tile_payable"
    tile = state.tile_at[space]
    state.torpedo_fuel -= TILE_FUEL[tile] + risk_fuel(state, space)
    state.torpedo_mechanic -= TILE_LEVELS[tile]
    if TILE_DANGER[tile]:
        state.torpedo_mechanic = max(0, state.torpedo_mechanic - TORPEDO_DANGER_LOSS[state.legacy[RED]])
    move_vehicle(state, TORPEDO_INDEX, space)
    path.append(space)
    return "stop" if TILE_STOP[tile] and state.legacy[BLUE] < IGNORE_STOP_FROM_LEVEL else "spaces"


def _pick_previews(state: State) -> list[Json]:
    """What each pick would leave lying."""
    lying = [slot for slot, card in enumerate(state.display) if card != NO_CARD and IS_DANGER_CARD[card]]
    effect = dict(ESTIENNE_DATA["cards"][state.estienne_card]["danger_effect"])
    return [
        {"slot": slot + 1, "dangers": sum(1 for each in lying if each != slot), "effect": effect}
        for slot, card in enumerate(state.display)
        if card != NO_CARD
    ]
