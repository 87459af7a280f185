"""Remarks on decisions other than the advised one: what they cost and bring, and what is left."""
# mypyc: off

from __future__ import annotations

from typing import Final

from paddock.core.decision import Decision
from paddock.core.heuristics import Remark
from paddock.games.great_race.bots.card_advice import card_value
from paddock.games.great_race.bots.road_costs import FUEL_VALUE, RoadCosts, count_blanks
from paddock.games.great_race.bots.shared_advice import gauges_after_split
from paddock.games.great_race.bots.tile_laying import rival_road
from paddock.games.great_race.components.content import (
    ACCEPT_DANGER,
    ALONE_SALE_PRICE,
    CANCEL_BY_GUARD,
    CHASSIS_MAX,
    ENGINE_MAX,
    ESCORT,
    ESTIENNE_MOVES,
    ESTIENNE_TILES,
    EXTRA_FUNDS,
    FUEL_MAX,
    FUNDING,
    FUNDING_INCOME,
    GAIN_FUEL,
    GAIN_LEVELS,
    GAIN_MONEY,
    MECHANIC,
    NO_TILE,
    POSTS,
    SCOUT,
    TILE,
    TILE_DANGER,
    TORPEDO_CODE,
    UPGRADED_CARD,
    VEHICLE,
)
from paddock.games.great_race.components.map import CITY_CARDS, CITY_SPACE, IS_RISKY, SEA_DESTINATION, SEA_FARE
from paddock.games.great_race.rules import decisions as d
from paddock.games.great_race.rules.costs import drive_allowance, fuel_price, repair_price, step_fuel
from paddock.games.great_race.rules.state import TORPEDO_INDEX, State, hand_size, unspent_assistants

LOOKAHEAD: Final = 8
"""Spaces of the road that are spoken of."""
MANY_BLANKS: Final = 3
"""So many blank spaces are a road that is not known."""
CANCEL_CHANCE: Final = 0.5
"""How likely a danger is warded off, where nobody asks."""


def remark(state: State, seat: int, decision: Decision) -> Remark | None:
    """What a decision comes to, as a message."""
    kind, args = decision.kind, decision.args
    if kind in (d.STEP, d.STEP_POWER):
        return _step_remark(state, seat, args[0], kind == d.STEP_POWER)
    if kind == d.PROGRAM:
        return _program_remark(state, seat, args)
    if kind in (d.REPAIR, d.REPAIR_POWER):
        return _repair_remark(state, seat, args[0], args[1], kind == d.REPAIR_POWER)
    if kind in (d.LAY, d.CLEAR):
        return _tile_remark(state, seat, args[0], "hint-laid" if kind == d.LAY else "hint-cleared")
    if kind in (d.TILE_PICK, d.RETURN):
        return "hint-terrain", {"tile": (TILE, args[0])}
    if kind == d.PLAY:
        return _card_remark(state, seat, args[0])
    if kind in (d.PICK, d.DISCARD):
        return _value_remark(state, seat, state.display[args[0]] if kind == d.PICK else args[0])
    if kind == d.ATTACK:
        return "hint-strikes", {"who": (VEHICLE, args[1]), "home": _steps_to_arrival(state, args[1])}
    return _simple_remark(state, seat, decision)


def _simple_remark(state: State, seat: int, decision: Decision) -> Remark | None:
    """Those that a figure or two tell."""
    kind, args, money = decision.kind, decision.args, state.money[seat]
    if kind == d.BUY_FUEL:
        levels = args[0] + 1
        price = levels * fuel_price(state, seat)
        return "hint-tank", {"price": price, "fuel": state.fuel[seat] + levels, "money": money - price}
    if kind in (d.FUND, d.FUND_POWER):
        francs = FUNDING_INCOME + (EXTRA_FUNDS if kind == d.FUND_POWER else 0)
        return "hint-income", {"francs": francs, "money": money + francs}
    if kind in (d.SCOUT_TILES, d.SCOUT_TILES_POWER):
        return "hint-blanks", {"blanks": count_blanks(state, _planned_road(state, seat))}
    if kind == d.SCOUT_CARD:
        return "hint-room", {"room": max(0, state.chassis[seat] - hand_size(state, seat))}
    if kind == d.DRIVE:
        return "hint-range", {"spaces": drive_allowance(state, seat), "fuel": state.fuel[seat]}
    if kind == d.STOP:
        return "hint-gives-up", {"spaces": max(0, state.drive_left)}
    if kind == d.PASS:
        left = sum(max(0, unspent_assistants(state, seat, post)) for post in range(POSTS) if post != ESCORT)
        return "hint-idle", {"assistants": left}
    if kind == d.ENTER:
        space, city = CITY_SPACE[args[0]], args[0]
        fresh = not state.visited_cities[seat] >> city & 1
        return "hint-city", {"cards": CITY_CARDS[city] if fresh else 0, "home": state.race.steps_home[space]}
    if kind == d.SAIL:
        there = SEA_DESTINATION[args[0], state.space_of[seat]]
        return "hint-fare", {"fare": SEA_FARE[args[0]], "home": state.race.steps_home[there]}
    if kind == d.SPLIT:
        engine, chassis, _ = gauges_after_split(state, seat, decision)
        return "hint-gauges", {"engine": engine, "chassis": chassis}
    if kind == d.REACT:
        return _reaction_remark(state, seat, args[0])
    if kind == d.SELL:
        return "hint-income", {"francs": ALONE_SALE_PRICE, "money": money + ALONE_SALE_PRICE}
    if kind == d.CREW_PICK:
        crew = args[0]
        return "hint-machine", {"fuel": FUEL_MAX[crew], "engine": ENGINE_MAX[crew], "chassis": CHASSIS_MAX[crew]}
    if kind == d.UPGRADE:
        card = UPGRADED_CARD[args[0]]
        return "hint-estienne", {"spaces": sum(ESTIENNE_MOVES[card]), "tiles": ESTIENNE_TILES[card]}
    return None


def _planned_road(state: State, seat: int) -> list[int]:
    return RoadCosts(state, seat, CANCEL_CHANCE).path(state.space_of[seat], LOOKAHEAD, True)


def _steps_to_arrival(state: State, vehicle: int) -> int:
    """Steps that a vehicle has to go."""
    if vehicle == TORPEDO_CODE:
        return state.race.steps_home[state.space_of[TORPEDO_INDEX]]
    return state.race.steps_home[state.space_of[state.crew.index(vehicle)]]


def _step_remark(state: State, seat: int, space: int, free: bool) -> Remark:
    """What a step costs and leaves; a blank costs what it turns out to be."""
    tile, fuel = state.tile_at[space], step_fuel(state, space, free)
    args: dict[str, object] = {"fuel": fuel, "left": state.fuel[seat] - fuel, "home": state.race.steps_home[space]}
    if tile == NO_TILE:
        return "hint-blank", args
    return "hint-step", {"tile": (TILE, tile), "risk": "yes" if IS_RISKY[space] and not free else "no", **args}


def _program_remark(state: State, seat: int, posts: tuple[int, ...]) -> Remark:
    """What a program lacks first."""
    road = RoadCosts(state, seat, CANCEL_CHANCE)
    path = road.path(state.space_of[seat], LOOKAHEAD, True)
    dangers = sum(1 for space in path if state.tile_at[space] != NO_TILE and TILE_DANGER[state.tile_at[space]])
    short = (
        FUEL_VALUE * max(0.0, road.fuel_needed(path) - state.fuel[seat])
        - state.money[seat]
        - FUNDING_INCOME * posts[FUNDING]
    )
    if posts[MECHANIC] < 2:
        return "hint-drives", {"drives": posts[MECHANIC]}
    if short > 0.0:
        return "hint-short", {"francs": 10 * round(short / 10 + CANCEL_CHANCE)}
    if dangers and not posts[ESCORT]:
        return "hint-unguarded", {"dangers": dangers}
    if not posts[SCOUT] and (blanks := count_blanks(state, path)) >= MANY_BLANKS:
        return "hint-blanks", {"blanks": blanks}
    return "hint-drives", {"drives": posts[MECHANIC]}


def _repair_remark(state: State, seat: int, engine: int, chassis: int, free: bool) -> Remark:
    price = repair_price(state, seat, engine, chassis, free)
    after = {"engine": state.engine[seat] + engine, "chassis": state.chassis[seat] + chassis}
    return "hint-mended", {"price": price, "money": state.money[seat] - price, **after}


def _tile_remark(state: State, seat: int, space: int, key: str) -> Remark:
    """Whose road a space is on."""
    own = space in _planned_road(state, seat)
    where = "own" if own else "theirs" if space in rival_road(state, seat) else "nobody"
    tile = state.tile_to_lay if key == "hint-laid" else state.tile_at[space]
    return key, {"tile": (TILE, tile), "where": where}


def _card_remark(state: State, seat: int, card: int) -> Remark:
    """What a card brings if it is played now."""
    crew = state.crew[seat]
    if GAIN_FUEL[card]:
        fuel = state.fuel[seat] + GAIN_FUEL[card]
        return "hint-card-fuel", {"fuel": min(fuel, FUEL_MAX[crew]), "lost": max(0, fuel - FUEL_MAX[crew])}
    if GAIN_LEVELS[card]:
        missing = ENGINE_MAX[crew] - state.engine[seat] + CHASSIS_MAX[crew] - state.chassis[seat]
        return "hint-card-levels", {"levels": min(missing, GAIN_LEVELS[card])}
    if GAIN_MONEY[card]:
        return "hint-income", {"francs": GAIN_MONEY[card], "money": state.money[seat] + GAIN_MONEY[card]}
    return _value_remark(state, seat, card)


def _value_remark(state: State, seat: int, card: int) -> Remark:
    return "hint-worth", {"francs": round(card_value(state, seat, card))}


def _reaction_remark(state: State, seat: int, answer: int) -> Remark:
    """What is left to ward off the next danger."""
    if answer == ACCEPT_DANGER:
        return "hint-suffers", {}
    if answer == CANCEL_BY_GUARD:
        return "hint-guard", {}
    return "hint-escorts", {"escorts": unspent_assistants(state, seat, ESCORT) - 1}
