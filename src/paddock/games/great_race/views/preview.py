"""What the engine can tell in advance, as data for clients to draw: what a road costs, where one may go, what the
Torpedo would do."""
# mypyc: off

from __future__ import annotations

from typing import Any, Final

from paddock.core.game import Json
from paddock.games.great_race.components.content import (
    BLUE,
    ESTIENNE_DATA,
    IS_DANGER,
    NO_CARD,
    NO_STOP,
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
    TORPEDO_DANGER,
)
from paddock.games.great_race.components.map import (
    BLANK,
    CITY,
    CITY_AT,
    NEIGHBOURS,
    NO_CITY,
    NO_SPACE,
    NOWHERE,
    RISKY,
    SPACE_NAME,
    TILED,
)
from paddock.games.great_race.rules.automaton import (
    aim,
    candidates,
    following,
    needs_another,
    objective,
    player_walk,
    torpedo_walk,
)
from paddock.games.great_race.rules.costs import any_step, can_step, drive_allowance, fuel_price, fuel_to_buy, step_fuel
from paddock.games.great_race.rules.events import BECAUSE, WHY_HOLDS
from paddock.games.great_race.rules.state import (
    AGAINST_TORPEDO,
    CONVOY,
    CREW_CHOICE,
    END,
    FUEL_STEP,
    NO_DRIVE,
    NOTHING,
    PICKS,
    TORPEDO,
    State,
)
from paddock.games.great_race.rules.steps.torpedo import allowance, can_pay, risk_fuel
from paddock.games.great_race.rules.steps.turning import move
from paddock.games.great_race.views.roads import roads

DIGITS: Final = 6
"""Chances are told to so many digits."""


def preview(state: State, seat: int) -> Json:
    """What a seat may know of what comes."""
    if not CREW_CHOICE < state.phase < END or not 0 <= seat < state.seats or state.at[seat] == NOWHERE:
        return {}
    bag = _bag(state, seat)
    found: Json = {
        "steps": [_step(state, seat, space, bag) for space in NEIGHBOURS[state.at[seat]]],
        "reach": _reach(state, seat),
        "roads": _roads(state, seat, bag),
        "blind": _mean(bag),
        "home": state.race.home[state.at[seat]],
    }
    if state.phase == CONVOY and state.turn == seat and state.step == FUEL_STEP and state.drive_left == NO_DRIVE:
        price = fuel_price(state, seat)
        found["fuel"] = [{"levels": each, "price": each * price} for each in range(1, fuel_to_buy(state, seat) + 1)]
    if state.mode == AGAINST_TORPEDO and state.current != NO_CARD:
        found["torpedo"] = _torpedo(state)
        if state.phase == PICKS and state.picks and state.ask == NOTHING:
            found["bivouac"] = _picks(state)
    return found


# -- roads -----------------------------------------------------------------------------------------------------


def _bag(state: State, seat: int) -> list[int]:
    """The tiles that may be drawn next, as far as this seat knows: those in a rival's hand count as in the bag."""
    bag = state.bag[:]
    if state.turn != seat:
        for tile in state.drawn:
            bag[tile] += 1
    return bag if any(bag) else state.tile_discard[:]


def _mean(bag: list[int]) -> Json | None:
    """What a tile costs on average."""
    whole = sum(bag)
    if not whole:
        return None
    return {
        name: round(sum(number * int(table[tile]) for tile, number in enumerate(bag)) / whole, DIGITS)
        for name, table in (
            ("fuel", TILE_FUEL),
            ("levels", TILE_LEVELS),
            ("danger", TILE_DANGER),
            ("stop", TILE_STOP),
        )
    }


def _roads(state: State, seat: int, bag: list[int]) -> list[Json]:
    """What the roads to cities take; without a tile to be drawn a blank is open track."""
    whole = sum(bag)
    if not whole:
        return roads(state, seat, float(OPEN_TRACK_FUEL), 0.0)
    fuel = sum(number * TILE_FUEL[tile] for tile, number in enumerate(bag)) / whole
    return roads(state, seat, fuel, sum(number * TILE_LEVELS[tile] for tile, number in enumerate(bag)) / whole)


def _step(state: State, seat: int, space: int, bag: list[int]) -> Json:
    """What a step onto a space beside the vehicle costs."""
    city, tile = CITY_AT[space], state.tile[space]
    blank = tile == NO_TILE and city == NO_CITY
    found: dict[str, Any] = {
        "space": SPACE_NAME.names[space],
        "legal": city != NO_CITY or can_step(state, seat, space, False),
        "fuel": 0 if city != NO_CITY else step_fuel(state, space, False),
        "levels": 0 if tile == NO_TILE else TILE_LEVELS[tile],
        "danger": tile != NO_TILE and TILE_DANGER[tile],
        "stop": tile != NO_TILE and TILE_STOP[tile],
        "risk": RISKY[space],
        "city": None if city == NO_CITY else CITY.names[city],
        "blind": None,
    }
    if blank and any(bag):
        found["blind"] = _blind(state, seat, space, bag)
    return found


def _blind(state: State, seat: int, space: int, bag: list[int]) -> Json:
    """What may be drawn for a blank, and whether it could be paid."""
    whole, risk = sum(bag), RISK_FUEL if RISKY[space] else 0
    levels = state.engine[seat] + state.chassis[seat]
    odds: list[Json] = []
    fails = 0
    for tile in range(TILES):
        if not bag[tile]:
            continue
        pays = state.fuel[seat] >= TILE_FUEL[tile] + risk and levels >= TILE_LEVELS[tile]
        fails += 0 if pays else bag[tile]
        odds.append({"tile": TILE.names[tile], "chance": round(bag[tile] / whole, DIGITS), "pays": pays})
    there = [tile for tile in range(TILES) if bag[tile]]
    worst = {
        "fuel": max(TILE_FUEL[tile] for tile in there) + risk,
        "levels": max(TILE_LEVELS[tile] for tile in there),
    }
    return {"odds": odds, "fails": round(fails / whole, DIGITS), "worst": worst}


def _reach(state: State, seat: int) -> list[Json]:
    """Where a drive of this crew could lead over tiles and cities, each by its cheapest way: fuel, then levels."""
    spaces = state.drive_left if state.turn == seat and state.drive_left != NO_DRIVE else _drive_spaces(state, seat)
    here = state.at[seat]
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
                tile = state.tile[other]
                city = CITY_AT[other] != NO_CITY
                if not city and tile == NO_TILE:
                    continue
                cost = 0 if city else step_fuel(state, other, False)
                worn = 0 if city else TILE_LEVELS[tile]
                if fuel + cost > state.fuel[seat] or levels + worn > held:
                    continue
                known = best.get(other)
                if known is not None and (known[0], known[1]) <= (fuel + cost, levels + worn):
                    continue
                best[other] = (fuel + cost, levels + worn, steps, (*path, other))
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
    return drive_allowance(state, seat) if any_step(state, seat) else 0


# -- the Torpedo -----------------------------------------------------------------------------------------------


def _names(spaces: list[int]) -> list[str]:
    return [SPACE_NAME.names[space] for space in spaces]


def _torpedo(state: State) -> Json:
    """What it is after, and what its assistants to come would do if nothing changed."""
    city, _, because = objective(state)
    weighed = candidates(state) if because != WHY_HOLDS else []
    return {
        "objective": CITY.names[city],
        "because": BECAUSE.names[because],
        "candidates": [{"city": CITY.names[other], "steps": steps, "home": home} for steps, home, other in weighed],
        "walk": _names(torpedo_walk(state, city)),
        "your_walk": _names(player_walk(state, 0)),
        "actions": _actions(state.copy()) if state.phase == CONVOY else [],
    }


def _actions(state: State) -> list[Json]:
    """Its progress actions, played out on a copy as far as nothing has to be drawn."""
    found: list[Json] = []
    for number in range(max(2, state.acted + 1), TORPEDO_ASSISTANTS + 1):
        if TORPEDO in state.arrived or state.at[TORPEDO] == state.race.arrival:
            break
        spaces, _ = allowance(state, number)
        state.river[TORPEDO] = False
        state.objective = target = aim(state)
        path: list[int] = []
        ends = "spaces"
        while len(path) < spaces and ends == "spaces":
            ends = _foreseen_step(state, target, path)
        found.append({"number": number, "spaces": spaces, "path": _names(path), "ends": ends})
        if ends == "blind":
            break
    return found


def _foreseen_step(state: State, target: int, path: list[int]) -> str:
    """One step on the copy; why the action ends, or `spaces` if it goes on."""
    rank, spaces = following(state, state.at[TORPEDO], target, state.visited[TORPEDO])
    if rank == NO_SPACE:
        return "no_road"
    if rank == BLANK:
        return "blind" if state.tank >= 1 + risk_fuel(state, spaces[0]) else "no_fuel"
    if rank != TILED:
        space = spaces[0]
        move(state, TORPEDO, space)
        state.visited[TORPEDO] |= 1 << CITY_AT[space]
        if needs_another(state):
            state.objective = NO_CITY
        path.append(space)
        return "city"
    space = next((each for each in spaces if can_pay(state, each)), NOWHERE)
    if space == NOWHERE:
        return "no_tile_payable"
    tile = state.tile[space]
    state.tank -= TILE_FUEL[tile] + risk_fuel(state, space)
    state.mechanic -= TILE_LEVELS[tile]
    if TILE_DANGER[tile]:
        state.mechanic = max(0, state.mechanic - TORPEDO_DANGER[state.legacy[RED]])
    move(state, TORPEDO, space)
    path.append(space)
    return "stop" if TILE_STOP[tile] and state.legacy[BLUE] < NO_STOP else "spaces"


def _picks(state: State) -> list[Json]:
    """What each pick would leave lying."""
    lying = [slot for slot, card in enumerate(state.display) if card != NO_CARD and IS_DANGER[card]]
    effect = dict(ESTIENNE_DATA["cards"][state.current]["danger_effect"])
    return [
        {"slot": slot + 1, "dangers": sum(1 for each in lying if each != slot), "effect": effect}
        for slot, card in enumerate(state.display)
        if card != NO_CARD
    ]
