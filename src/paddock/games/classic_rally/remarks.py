"""What can be said of decisions that the driver does not name: tiles to go, fuel and cards that are left."""
# mypyc: off

from __future__ import annotations

from typing import Final

from paddock.core.decision import Decision
from paddock.core.heuristics import Remark
from paddock.games.classic_rally import decisions as d
from paddock.games.classic_rally.building_sense import length
from paddock.games.classic_rally.content import (
    ASSISTANCE,
    CAPACITY,
    CARD,
    CARDS,
    CLOSE_RATIO,
    FEATURE,
    FEATURE_SLOTS,
    FUEL,
    JOKER,
    POWER_KIT,
    RALLY,
    SABOTEUR,
    SPORT_SUSPENSION,
)
from paddock.games.classic_rally.driving import can_drive
from paddock.games.classic_rally.logistics import distances
from paddock.games.classic_rally.plans import HAZARD, HOME, HOW, plans
from paddock.games.classic_rally.road import CURVE, FINISH, NOWHERE, SHAPE, STRAIGHT, TOKEN, turned
from paddock.games.classic_rally.routes import UNREACHABLE, assistance_steps, to_go
from paddock.games.classic_rally.state import RACING, State
from paddock.games.classic_rally.steps.preparing import board, weight
from paddock.games.classic_rally.steps.swapping import supplied

NO_WAY: Final = "hint-no-way"
"""From there FINISH can't be reached."""


def remark(state: State, seat: int, decision: Decision) -> Remark | None:
    """What a decision comes to, as a message."""
    kind, args = decision.kind, decision.args
    if kind == d.RALLY_STEP:
        return _step(state, seat, args[0])
    if kind == d.RALLY_STOP:
        return _there(state, seat, state.nose[seat], "hint-stay")
    if kind == d.TURN_AROUND:
        return _there(state, seat, turned(state.road, state.at[seat], state.nose[seat]), "hint-turned")
    if kind == d.ASSISTANCE_MOVE:
        tile = dict(assistance_steps(state.road, state.aid_at[seat]))[args[0]]
        return _apart(state, seat, tile)
    if d.TO_RALLY <= kind <= d.GIVE_BACK or kind in (d.LOAD, d.UNLOAD):
        return _cards(state, seat, decision)
    if kind in (d.ASSIST, d.DONE, d.READY):
        return "hint-stock", {"rally": _fuel(state, seat, RALLY), "aid": _fuel(state, seat, ASSISTANCE)}
    if kind == d.RESUPPLY:
        which = args[0]
        room = CAPACITY[which] - weight(board(state, which), seat)
        return "hint-resupply", {"fuel": _fuel(state, seat, which), "room": max(0, room)}
    if kind == d.PLAY_JOKER:
        return _joker(state, seat, args[0])
    if kind == d.END_TURN:
        return _end(state, seat)
    return _first(state, seat, decision)


def _first(state: State, seat: int, decision: Decision) -> Remark | None:
    """Before the race, before the dice, and repairs."""
    kind, args, road = decision.kind, decision.args, state.road
    if kind == d.PLACE_TILE:
        return "hint-roads", {"tiles": length(road.with_tile(state.drawn, args[0], args[1]))}
    if kind in (d.VOTE_FINISH, d.PLACE_FINISH):
        with_finish = road.with_tile(FINISH, args[0], args[1])
        start = with_finish.start
        tiles = to_go(with_finish, start, with_finish.ends[start].bit_length() - 1, 0)
        return ("hint-whole-way", {"tiles": tiles}) if tiles < UNREACHABLE else (NO_WAY, {})
    if kind == d.PICK_FEATURE:
        return _feature(state, args[0])
    if kind == d.PLACE_ASSISTANCE:
        return "hint-from-start", {"tiles": distances(road, road.start)[road.tile_at[args[0]]]}
    if kind == d.CHOOSE_DISABLED:
        first = FEATURE_SLOTS * seat
        left = [each for each in state.feature[first : first + FEATURE_SLOTS] if each not in (args[0], -1)]
        return ("hint-works", {"feature": (FEATURE, left[0])}) if left else ("hint-none-works", {})
    if kind == d.ROLL_DICE:
        return "hint-roll", {}
    return ("hint-repair", {}) if kind == d.REPAIR else None


def _fuel(state: State, seat: int, which: int) -> int:
    return board(state, which)[CARDS * seat + FUEL]


def _step(state: State, seat: int, way: int) -> Remark | None:
    """Where the shortest way on leads that begins so."""
    found: list[tuple[int, int, int]] = []
    for plan in plans(state, seat):
        if plan.ways and plan.ways[0] == way:
            number = TOKEN[state.road.kind[plan.tile]]
            tokens = state.tokens[seat] | (1 << (number - 1) if number else 0)
            left = 0 if plan.ends == HOME else to_go(state.road, plan.tile, plan.nose, tokens)
            found.append((left, plan.ends == HAZARD, plan.fuel))
    if not found:
        return None
    tiles, hazard, fuel = min(found)
    if tiles >= UNREACHABLE:
        return NO_WAY, {}
    return "hint-way", {"tiles": tiles, "fuel": fuel, "ends": HOW[HAZARD] if hazard else "stop"}


def _there(state: State, seat: int, nose: int, key: str) -> Remark:
    """The way from where the car stands."""
    tiles = to_go(state.road, state.at[seat], nose, state.tokens[seat])
    now = to_go(state.road, state.at[seat], state.nose[seat], state.tokens[seat])
    if tiles >= UNREACHABLE:
        return NO_WAY, {}
    return key, {"tiles": tiles, "more": max(0, tiles - now), "fuel": _fuel(state, seat, RALLY)}


def _apart(state: State, seat: int, tile: int) -> Remark:
    if state.at[seat] == NOWHERE:
        return "hint-from-start", {"tiles": distances(state.road, state.road.start)[tile]}
    return "hint-apart", {"tiles": distances(state.road, state.at[seat])[tile]}


def _cards(state: State, seat: int, decision: Decision) -> Remark:
    """How many of a card are in which car after it changed its place."""
    kind, card = decision.kind, decision.args[-1]
    rally, aid = state.load[CARDS * seat + card], state.aid[CARDS * seat + card]
    if kind in (d.TO_RALLY, d.TO_ASSISTANCE):
        by = 1 if kind == d.TO_RALLY else -1
        rally, aid = rally + by, aid - by
    else:
        by = 1 if kind in (d.TAKE, d.ROB, d.LOAD) else -1
        which = decision.args[0] if kind in (d.LOAD, d.UNLOAD) else supplied(state)
        rally, aid = (rally + by, aid) if which == RALLY else (rally, aid + by)
    return "hint-cards", {"card": (CARD, card), "rally": rally, "aid": aid}


def _joker(state: State, seat: int, joker: int) -> Remark:
    """What the joker would do now; it can be played once only."""
    rivals = [other for other in range(state.seats) if other != seat and state.status[other] == RACING]
    args: dict[str, object] = {
        "joker-name": JOKER.names[joker],
        "rivals": len(rivals),
        "fuel": sum(_fuel(state, other, ASSISTANCE) for other in rivals),
        "aid": _fuel(state, seat, ASSISTANCE),
        "troubles": len(state.held[seat]) + bool(state.sabotaged[seat]),
    }
    if joker == SABOTEUR:
        args["rivals"] = sum(1 for other in rivals if not state.sabotaged[other])
    return "hint-joker-now", args


def _end(state: State, seat: int) -> Remark:
    """What would not be done in this turn."""
    if not state.moved and can_drive(state, seat):
        return "hint-not-driven", {}
    return ("hint-aid-waits", {}) if not state.aid_moved and state.aid_at[seat] != NOWHERE else ("hint-turn-over", {})


def _feature(state: State, feature: int) -> Remark:
    """From how many tiles of the map a feature goes farther."""
    if feature == CLOSE_RATIO:
        return "hint-behind-cars", {"rivals": state.seats - 1}
    shapes = [SHAPE[kind] for kind in state.road.kind]
    useless = {POWER_KIT: CURVE, SPORT_SUSPENSION: STRAIGHT}.get(feature, -1)
    return "hint-helps", {"tiles": sum(shape != useless for shape in shapes), "all": len(shapes)}
