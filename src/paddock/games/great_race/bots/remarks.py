"""Remarks on decisions other than the advised one: what they cost and bring, and what is left."""
# mypyc: off

from __future__ import annotations

from typing import Final

from paddock.core.decision import Decision
from paddock.core.heuristics import Remark

from ..components import content
from ..components.africa import (
    CARD_COUNT_BY_CITY,
    DESTINATION_BY_LINE_AND_PORT,
    FARE_BY_SEA_LINE,
    IS_RISKY_SPACE,
    SPACE_BY_CITY,
)
from ..rules import decisions as d
from ..rules.costs import drive_allowance, fuel_price, repair_price, step_fuel
from ..rules.phases import TORPEDO_INDEX
from ..rules.state import State, hand_size, missing_levels, unspent_assistants
from .card_advice import card_value
from .road_costs import FUEL_VALUE, RoadCosts, count_blanks
from .shared_advice import gauges_after_split
from .tile_laying import rival_road

SPACES_LOOKED_AHEAD: Final = 8
"""Spaces of the road that are spoken of."""
MANY_BLANK_SPACES: Final = 3
"""So many blank spaces are a road that is not known."""
CANCEL_CHANCE: Final = 0.5
"""How likely a danger is warded off, where nobody asks."""


def remark(state: State, seat: int, decision: Decision) -> Remark | None:
    """What a decision comes to, as a message."""
    kind, args = decision.kind, decision.args
    if kind in (d.DRIVE_STEP, d.STEP_POWER):
        return _step_remark(state, seat, args[0], kind == d.STEP_POWER)
    if kind == d.PROGRAM_ASSISTANTS:
        return _program_remark(state, seat, args)
    if kind in (d.REPAIR_VEHICLE, d.REPAIR_POWER):
        return _repair_remark(state, seat, args[0], args[1], kind == d.REPAIR_POWER)
    if kind in (d.LAY_TILE, d.CLEAR_TILE):
        return _tile_remark(state, seat, args[0], "hint-laid" if kind == d.LAY_TILE else "hint-cleared")
    if kind in (d.TILE_PICK, d.RETURN_TILE):
        return "hint-terrain", {"tile": (content.TILE_VALUES, args[0])}
    if kind == d.PLAY_CARD:
        return _card_remark(state, seat, args[0])
    if kind in (d.PICK_CARD, d.DISCARD_CARD):
        return _value_remark(state, seat, state.display[args[0]] if kind == d.PICK_CARD else args[0])
    if kind == d.ATTACK_WITH_CARD:
        return "hint-strikes", {"who": (content.VEHICLE_VALUES, args[1]), "home": _steps_to_arrival(state, args[1])}
    return _simple_remark(state, seat, decision)


def _simple_remark(state: State, seat: int, decision: Decision) -> Remark | None:
    """Those that a figure or two tell."""
    kind, args, money = decision.kind, decision.args, state.money[seat]
    if kind == d.BUY_FUEL:
        levels = args[0] + 1
        price = levels * fuel_price(state, seat)
        return "hint-tank", {"price": price, "fuel": state.fuel[seat] + levels, "money": money - price}
    if kind in (d.RECEIVE_FUNDING, d.FUND_POWER):
        francs = content.FUNDING_INCOME + (content.EXTRA_FUNDS if kind == d.FUND_POWER else 0)
        return "hint-income", {"francs": francs, "money": money + francs}
    if kind in (d.SCOUT_TILES, d.SCOUT_TILES_POWER):
        return "hint-blanks", {"blanks": count_blanks(state, _planned_road(state, seat))}
    if kind == d.SCOUT_CARD:
        return "hint-room", {"room": max(0, state.chassis[seat] - hand_size(state, seat))}
    if kind == d.START_DRIVE:
        return "hint-range", {"spaces": drive_allowance(state, seat), "fuel": state.fuel[seat]}
    if kind == d.STOP_DRIVE:
        return "hint-gives-up", {"spaces": max(0, state.drive_left)}
    if kind == d.PASS_ROUND:
        left = sum(
            max(0, unspent_assistants(state, seat, post))
            for post in range(content.POST_COUNT)
            if post != content.POST_ESCORT
        )
        return "hint-idle", {"assistants": left}
    if kind == d.ENTER_CITY:
        space, city = SPACE_BY_CITY[args[0]], args[0]
        fresh = not state.visited_cities[seat] >> city & 1
        return "hint-city", {"cards": CARD_COUNT_BY_CITY[city] if fresh else 0, "home": state.race.steps_home[space]}
    if kind == d.SAIL_LINE:
        there = DESTINATION_BY_LINE_AND_PORT[args[0], state.space_of[seat]]
        return "hint-fare", {"fare": FARE_BY_SEA_LINE[args[0]], "home": state.race.steps_home[there]}
    if kind == d.SPLIT_LEVELS:
        engine, chassis, _ = gauges_after_split(state, seat, decision)
        return "hint-gauges", {"engine": engine, "chassis": chassis}
    if kind == d.REACT_TO_DANGER:
        return _reaction_remark(state, seat, args[0])
    if kind == d.SELL_CARD:
        return "hint-income", {"francs": content.ALONE_SALE_PRICE, "money": money + content.ALONE_SALE_PRICE}
    if kind == d.CREW_PICK:
        crew = args[0]
        return "hint-machine", {
            "fuel": content.MAX_FUEL_BY_VEHICLE[crew],
            "engine": content.MAX_ENGINE_BY_VEHICLE[crew],
            "chassis": content.MAX_CHASSIS_BY_VEHICLE[crew],
        }
    if kind == d.UPGRADE_CARD:
        card = content.UPGRADE_BY_ESTIENNE_CARD[args[0]]
        return "hint-estienne", {
            "spaces": sum(content.MOVES_BY_ESTIENNE_CARD[card]),
            "tiles": content.TILES_BY_ESTIENNE_CARD[card],
        }
    return None


def _planned_road(state: State, seat: int) -> list[int]:
    return RoadCosts(state, seat, CANCEL_CHANCE).path(state.space_of[seat], SPACES_LOOKED_AHEAD, True)


def _steps_to_arrival(state: State, vehicle: int) -> int:
    """Steps that a vehicle has to go."""
    if vehicle == content.TORPEDO_CODE:
        return state.race.steps_home[state.space_of[TORPEDO_INDEX]]
    return state.race.steps_home[state.space_of[state.crew.index(vehicle)]]


def _step_remark(state: State, seat: int, space: int, with_power: bool) -> Remark:
    """What a step costs and leaves; a blank costs what it turns out to be."""
    tile, fuel = state.tile_at[space], step_fuel(state, space, with_power)
    args: dict[str, object] = {"fuel": fuel, "left": state.fuel[seat] - fuel, "home": state.race.steps_home[space]}
    if tile == content.NO_TILE:
        return "hint-blank", args
    return "hint-step", {
        "tile": (content.TILE_VALUES, tile),
        "risk": "yes" if IS_RISKY_SPACE[space] and not with_power else "no",
        **args,
    }


def _program_remark(state: State, seat: int, program_posts: tuple[int, ...]) -> Remark:
    """What a program lacks first."""
    road = RoadCosts(state, seat, CANCEL_CHANCE)
    path = road.path(state.space_of[seat], SPACES_LOOKED_AHEAD, True)
    dangers = sum(
        1 for space in path if state.tile_at[space] != content.NO_TILE and content.IS_DANGER_TILE[state.tile_at[space]]
    )
    short = (
        FUEL_VALUE * max(0.0, road.fuel_needed(path) - state.fuel[seat])
        - state.money[seat]
        - content.FUNDING_INCOME * program_posts[content.POST_FUNDING]
    )
    if program_posts[content.POST_MECHANIC] < 2:
        return "hint-drives", {"drives": program_posts[content.POST_MECHANIC]}
    if short > 0.0:
        return "hint-short", {"francs": 10 * round(short / 10 + CANCEL_CHANCE)}
    if dangers and not program_posts[content.POST_ESCORT]:
        return "hint-unguarded", {"dangers": dangers}
    if not program_posts[content.POST_SCOUT] and (blanks := count_blanks(state, path)) >= MANY_BLANK_SPACES:
        return "hint-blanks", {"blanks": blanks}
    return "hint-drives", {"drives": program_posts[content.POST_MECHANIC]}


def _repair_remark(state: State, seat: int, engine_levels: int, chassis_levels: int, with_power: bool) -> Remark:
    price = repair_price(state, seat, engine_levels, chassis_levels, with_power)
    after = {"engine": state.engine[seat] + engine_levels, "chassis": state.chassis[seat] + chassis_levels}
    return "hint-mended", {"price": price, "money": state.money[seat] - price, **after}


def _tile_remark(state: State, seat: int, space: int, message_key: str) -> Remark:
    """Whose road a space is on."""
    own = space in _planned_road(state, seat)
    where = "own" if own else "theirs" if space in rival_road(state, seat) else "nobody"
    tile = state.tile_to_lay if message_key == "hint-laid" else state.tile_at[space]
    return message_key, {"tile": (content.TILE_VALUES, tile), "where": where}


def _card_remark(state: State, seat: int, card: int) -> Remark:
    """What a card brings if it is played now."""
    crew = state.crew[seat]
    if content.GAIN_FUEL[card]:
        fuel = state.fuel[seat] + content.GAIN_FUEL[card]
        return "hint-card-fuel", {
            "fuel": min(fuel, content.MAX_FUEL_BY_VEHICLE[crew]),
            "lost": max(0, fuel - content.MAX_FUEL_BY_VEHICLE[crew]),
        }
    if content.GAIN_LEVELS[card]:
        missing = sum(missing_levels(state, seat))
        return "hint-card-levels", {"levels": min(missing, content.GAIN_LEVELS[card])}
    if content.GAIN_MONEY[card]:
        return "hint-income", {
            "francs": content.GAIN_MONEY[card],
            "money": state.money[seat] + content.GAIN_MONEY[card],
        }
    return _value_remark(state, seat, card)


def _value_remark(state: State, seat: int, card: int) -> Remark:
    return "hint-worth", {"francs": round(card_value(state, seat, card))}


def _reaction_remark(state: State, seat: int, reaction: int) -> Remark:
    """What is left to ward off the next danger."""
    if reaction == content.ACCEPT_DANGER:
        return "hint-suffers", {}
    if reaction == content.CANCEL_BY_GUARD:
        return "hint-guard", {}
    return "hint-escorts", {"escorts": unspent_assistants(state, seat, content.POST_ESCORT) - 1}
