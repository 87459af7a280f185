"""What can be said of decisions that the driver does not name: tiles to go, fuel and cards that are left."""
# mypyc: off

from __future__ import annotations

from typing import Final

from paddock.core.decision import Decision
from paddock.core.heuristics import Remark
from paddock.games.classic_rally.bots.logistics import distances
from paddock.games.classic_rally.bots.map_building import length, shortest
from paddock.games.classic_rally.components.content import (
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
from paddock.games.classic_rally.components.road import CURVE, FINISH, NOWHERE, SHAPE, STRAIGHT, TERMINAL, turned
from paddock.games.classic_rally.rules import decisions as d
from paddock.games.classic_rally.rules.driving import can_drive, is_active
from paddock.games.classic_rally.rules.routes import UNREACHABLE, assistance_steps, to_go, with_token
from paddock.games.classic_rally.rules.state import RACING, State
from paddock.games.classic_rally.rules.steps.preparing import board, weight
from paddock.games.classic_rally.rules.steps.swapping import supplied
from paddock.games.classic_rally.views.plans import HAZARD, HOME, HOW, plans

NO_WAY: Final = "hint-no-way"
"""From there FINISH can't be reached."""


def remark(state: State, seat: int, decision: Decision) -> Remark | None:
    """What a decision comes to, as a message."""
    kind, args = decision.kind, decision.args
    if kind == d.RALLY_STEP:
        return _step(state, seat, args[0])
    if kind == d.RALLY_STOP:
        return _stop(state, seat)
    if kind == d.TURN_AROUND:
        return _turn(state, seat)
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
        best = length(road.with_tile(state.drawn, args[0], args[1])) <= shortest(road, state.drawn, state.stuck)
        return "hint-roads", {"spot": "best" if best else "other"}
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
        fitted = state.feature[FEATURE_SLOTS * seat : FEATURE_SLOTS * (seat + 1)]
        left = [each for slot, each in enumerate(fitted) if is_active(state, seat, slot) and each != args[0]]
        return ("hint-works", {"feature": (FEATURE, left[0])}) if left else ("hint-none-works", {})
    if kind == d.ROLL_DICE:
        return "hint-roll", {}
    return ("hint-repair", {}) if kind == d.REPAIR else None


def _fuel(state: State, seat: int, which: int) -> int:
    return board(state, which)[CARDS * seat + FUEL]


def _step(state: State, seat: int, way: int) -> Remark | None:
    """Where the shortest way on leads that begins so; onto a hazard only if none of them stops before it."""
    found: list[tuple[bool, bool, int, int]] = []
    for plan in plans(state, seat):
        if plan.ways and plan.ways[0] == way:
            tokens = with_token(state.road, plan.tile, state.tokens[seat])
            left = 0 if plan.ends == HOME else to_go(state.road, plan.tile, plan.nose, tokens)
            found.append((left >= UNREACHABLE, plan.ends == HAZARD, left, -plan.fuel))
    if not found:
        return None
    lost, hazard, tiles, fuel = min(found)
    if lost:
        return NO_WAY, {}
    return "hint-way", {"tiles": tiles, "fuel": -fuel, "ends": HOW[HAZARD] if hazard else "stop"}


def _stop(state: State, seat: int) -> Remark:
    """The way from where the car stops; a checkpoint gives its token by that (CR-12.1)."""
    tile = state.at[seat]
    tiles = to_go(state.road, tile, state.nose[seat], with_token(state.road, tile, state.tokens[seat]))
    return (NO_WAY, {}) if tiles >= UNREACHABLE else ("hint-stay", {"tiles": tiles, "fuel": _fuel(state, seat, RALLY)})


def _turn(state: State, seat: int) -> Remark:
    """The way on once the car has been turned."""
    road, tile, nose, tokens = state.road, state.at[seat], state.nose[seat], state.tokens[seat]
    tiles = to_go(road, tile, turned(road, tile, nose), tokens)
    if tiles >= UNREACHABLE:
        return NO_WAY, {}
    return "hint-turned", {"tiles": tiles, "more": max(0, tiles - to_go(road, tile, nose, tokens))}


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
        "troubles": len(state.held[seat]) + bool(state.sabotaged[seat]) + state.marked[seat].bit_count(),
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
    """From how many tiles of the map a feature goes farther; START and FINISH count as straights (CR-9.6)."""
    if feature == CLOSE_RATIO:
        return "hint-behind-cars", {"rivals": state.seats - 1}
    shapes = [SHAPE[kind] for kind in state.road.kind]
    useless = {POWER_KIT: (CURVE,), SPORT_SUSPENSION: (STRAIGHT, TERMINAL)}.get(feature, ())
    return "hint-helps", {"tiles": sum(shape not in useless for shape in shapes), "all": len(shapes)}
