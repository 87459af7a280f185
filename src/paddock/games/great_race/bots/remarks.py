"""What can be said of decisions that the driver does not name: what they cost and bring, and what is left."""
# mypyc: off

from __future__ import annotations

from typing import Final

from paddock.core.decision import Decision
from paddock.core.heuristics import Remark
from paddock.games.great_race.bots.cards import worth
from paddock.games.great_race.bots.crew import levels_after
from paddock.games.great_race.bots.outlook import FUEL, Outlook, blanks_on
from paddock.games.great_race.bots.tile_laying import rival_road
from paddock.games.great_race.components.content import (
    ACCEPT,
    ALONE_SALE,
    BY_GUARD,
    CHASSIS_MAX,
    ENGINE_MAX,
    ESCORT,
    EST_MOVES,
    EST_TILES,
    EXTRA_FUNDS,
    FUEL_MAX,
    FUNDING,
    GAIN_FUEL,
    GAIN_LEVELS,
    GAIN_MONEY,
    HIGHER,
    INCOME,
    MECHANIC,
    NO_TILE,
    POSTS,
    SCOUT,
    TILE,
    TILE_DANGER,
    TORPEDO_NAME,
    VEHICLE,
)
from paddock.games.great_race.components.map import ACROSS, CITY_CARDS, CITY_SPACE, FARE, RISKY
from paddock.games.great_race.rules import decisions as d
from paddock.games.great_race.rules.costs import drive_allowance, fuel_price, repair_price, step_fuel
from paddock.games.great_race.rules.state import TORPEDO, State, cards_held, unspent

LOOK: Final = 8
"""Spaces of the road that are spoken of."""
BLIND: Final = 3
"""So many blank spaces are a road that is not known."""
EVEN: Final = 0.5
"""How likely a danger is warded off, where nobody asks."""


def remark(state: State, seat: int, decision: Decision) -> Remark | None:
    """What a decision comes to, as a message."""
    kind, args = decision.kind, decision.args
    if kind in (d.STEP, d.STEP_POWER):
        return _step(state, seat, args[0], kind == d.STEP_POWER)
    if kind == d.PROGRAM:
        return _program(state, seat, args)
    if kind in (d.REPAIR, d.REPAIR_POWER):
        return _repair(state, seat, args[0], args[1], kind == d.REPAIR_POWER)
    if kind in (d.LAY, d.CLEAR):
        return _tile(state, seat, args[0], "hint-laid" if kind == d.LAY else "hint-cleared")
    if kind in (d.TILE_PICK, d.RETURN):
        return "hint-terrain", {"tile": (TILE, args[0])}
    if kind == d.PLAY:
        return _card(state, seat, args[0])
    if kind in (d.PICK, d.DISCARD):
        return _worth(state, seat, state.display[args[0]] if kind == d.PICK else args[0])
    if kind == d.ATTACK:
        return "hint-strikes", {"who": (VEHICLE, args[1]), "home": _home(state, args[1])}
    return _plain(state, seat, decision)


def _plain(state: State, seat: int, decision: Decision) -> Remark | None:
    """Those that a figure or two tell."""
    kind, args, money = decision.kind, decision.args, state.money[seat]
    if kind == d.BUY_FUEL:
        levels = args[0] + 1
        price = levels * fuel_price(state, seat)
        return "hint-tank", {"price": price, "fuel": state.fuel[seat] + levels, "money": money - price}
    if kind in (d.FUND, d.FUND_POWER):
        francs = INCOME + (EXTRA_FUNDS if kind == d.FUND_POWER else 0)
        return "hint-income", {"francs": francs, "money": money + francs}
    if kind in (d.SCOUT_TILES, d.SCOUT_TILES_POWER):
        return "hint-blanks", {"blanks": blanks_on(state, _road(state, seat))}
    if kind == d.SCOUT_CARD:
        return "hint-room", {"room": max(0, state.chassis[seat] - cards_held(state, seat))}
    if kind == d.DRIVE:
        return "hint-range", {"spaces": drive_allowance(state, seat), "fuel": state.fuel[seat]}
    if kind == d.STOP:
        return "hint-gives-up", {"spaces": max(0, state.drive_left)}
    if kind == d.PASS:
        left = sum(max(0, unspent(state, seat, post)) for post in range(POSTS) if post != ESCORT)
        return "hint-idle", {"assistants": left}
    if kind == d.ENTER:
        space, city = CITY_SPACE[args[0]], args[0]
        fresh = not state.visited[seat] >> city & 1
        return "hint-city", {"cards": CITY_CARDS[city] if fresh else 0, "home": state.race.home[space]}
    if kind == d.SAIL:
        there = ACROSS[args[0], state.at[seat]]
        return "hint-fare", {"fare": FARE[args[0]], "home": state.race.home[there]}
    if kind == d.SPLIT:
        engine, chassis, _ = levels_after(state, seat, decision)
        return "hint-gauges", {"engine": engine, "chassis": chassis}
    if kind == d.REACT:
        return _reaction(state, seat, args[0])
    if kind == d.SELL:
        return "hint-income", {"francs": ALONE_SALE, "money": money + ALONE_SALE}
    if kind == d.CREW_PICK:
        crew = args[0]
        return "hint-machine", {"fuel": FUEL_MAX[crew], "engine": ENGINE_MAX[crew], "chassis": CHASSIS_MAX[crew]}
    if kind == d.UPGRADE:
        card = HIGHER[args[0]]
        return "hint-estienne", {"spaces": sum(EST_MOVES[card]), "tiles": EST_TILES[card]}
    return None


def _road(state: State, seat: int) -> list[int]:
    return Outlook(state, seat, EVEN).path(state.at[seat], LOOK, True)


def _home(state: State, vehicle: int) -> int:
    """Steps that a vehicle has to go."""
    if vehicle == TORPEDO_NAME:
        return state.race.home[state.at[TORPEDO]]
    return state.race.home[state.at[state.crew.index(vehicle)]]


def _step(state: State, seat: int, space: int, free: bool) -> Remark:
    """What a step costs and leaves; a blank costs what it turns out to be."""
    tile, fuel = state.tile[space], step_fuel(state, space, free)
    args: dict[str, object] = {"fuel": fuel, "left": state.fuel[seat] - fuel, "home": state.race.home[space]}
    if tile == NO_TILE:
        return "hint-blank", args
    return "hint-step", {"tile": (TILE, tile), "risk": "yes" if RISKY[space] and not free else "no", **args}


def _program(state: State, seat: int, posts: tuple[int, ...]) -> Remark:
    """What a program lacks first."""
    road = Outlook(state, seat, EVEN)
    path = road.path(state.at[seat], LOOK, True)
    dangers = sum(1 for space in path if state.tile[space] != NO_TILE and TILE_DANGER[state.tile[space]])
    short = FUEL * max(0.0, road.fuel_for(path) - state.fuel[seat]) - state.money[seat] - INCOME * posts[FUNDING]
    if posts[MECHANIC] < 2:
        return "hint-drives", {"drives": posts[MECHANIC]}
    if short > 0.0:
        return "hint-short", {"francs": 10 * round(short / 10 + EVEN)}
    if dangers and not posts[ESCORT]:
        return "hint-unguarded", {"dangers": dangers}
    if not posts[SCOUT] and (blanks := blanks_on(state, path)) >= BLIND:
        return "hint-blanks", {"blanks": blanks}
    return "hint-drives", {"drives": posts[MECHANIC]}


def _repair(state: State, seat: int, engine: int, chassis: int, free: bool) -> Remark:
    price = repair_price(state, seat, engine, chassis, free)
    after = {"engine": state.engine[seat] + engine, "chassis": state.chassis[seat] + chassis}
    return "hint-mended", {"price": price, "money": state.money[seat] - price, **after}


def _tile(state: State, seat: int, space: int, key: str) -> Remark:
    """Whose road a space is on."""
    own = space in _road(state, seat)
    where = "own" if own else "theirs" if space in rival_road(state, seat) else "nobody"
    tile = state.tile_now if key == "hint-laid" else state.tile[space]
    return key, {"tile": (TILE, tile), "where": where}


def _card(state: State, seat: int, card: int) -> Remark:
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
    return _worth(state, seat, card)


def _worth(state: State, seat: int, card: int) -> Remark:
    return "hint-worth", {"francs": round(worth(state, seat, card))}


def _reaction(state: State, seat: int, answer: int) -> Remark:
    """What is left to ward off the next danger."""
    if answer == ACCEPT:
        return "hint-suffers", {}
    if answer == BY_GUARD:
        return "hint-guard", {}
    return "hint-escorts", {"escorts": unspent(state, seat, ESCORT) - 1}
