"""Why something is refused: the clause, the reason, and what would be legal (section A of the rules)."""
# mypyc: off

from __future__ import annotations

from typing import Final

from paddock.core.decision import Decision, Refusal
from paddock.games.gang_rush import decisions as d
from paddock.games.gang_rush.bridge import AHEAD, IS_ROAD, NO_WALL, SPACES
from paddock.games.gang_rush.content import (
    BREAKAGE,
    DOUBLE_UP,
    FIREBOMB,
    GARAGE_PRICE,
    GOLD,
    GUNSMITH,
    HANDBRAKE_WHEELS,
    HAZARD_KIND,
    LANE_CHANGE,
    LOADED_DIE,
    MORTAR,
    NO_FACE,
    PARKER,
    PRICES,
    PUMP_GUN,
    RESTART_WHEELS,
    ROLLING_GARAGE,
    SECOND_WIND,
    SERVICE,
    SHOT,
    TILE_CLAUSE,
    TOP,
    TRICK_BULLET,
)
from paddock.games.gang_rush.legal import legal, standing, waiting_for
from paddock.games.gang_rush.refusals import WHEN
from paddock.games.gang_rush.state import (
    ADJUSTING,
    ASK_SERVICE,
    BOUGHT,
    BOUNCE,
    DRAFTING,
    GUNSMITHED,
    MORTARED,
    MOVE,
    MOVED,
    MOVING,
    NO_TILE,
    NOTHING,
    OVER,
    PICKING,
    PLACE,
    PLACE_RAMP,
    ROLLING,
    SERVICED,
    SETTLED,
    SHIFT,
    SPUN,
    START,
    TRICK,
    State,
    body_max,
    is_wrong_way,
)
from paddock.games.gang_rush.steps.adjusting import restart_wheels, speed_steps
from paddock.games.gang_rush.steps.dice import available, wheels
from paddock.games.gang_rush.steps.money import can_pay
from paddock.games.gang_rush.steps.placing import beside_kind, is_blank
from paddock.games.gang_rush.steps.tiles import GREY, held, movable
from paddock.games.gang_rush.windows import BY_OWN_WORD, has_use, in_window

Reason = tuple[str, str, dict[str, object]]


def why_not(state: State, seat: int, decision: Decision) -> Refusal | None:
    """None if the seat may decide this now, otherwise why not."""
    choices = legal(state, seat)
    if decision in choices or decision in standing(state, seat):
        return None
    clause, key, args = _reason(state, seat, decision)
    return Refusal(clause, f"refusal-{key}", choices, args)


def _not_now(kind: int) -> Reason:
    return WHEN[kind], "not-now", {}


def _reason(state: State, seat: int, decision: Decision) -> Reason:
    kind, args = decision.kind, decision.args
    if not 0 <= seat < state.seats:
        return "GB-4.3", "no-seat", {}
    if state.phase == OVER:
        return "GB-23.2", "over", {}
    if kind == d.CONCEDE:
        return "GB-23.1", "cannot-concede", {}
    if seat not in waiting_for(state):
        return "GB-5.2" if state.phase > PICKING else "GB-4.3", "not-your-turn", {}
    if state.ask != NOTHING:
        return _wrong_answer(state, kind, args)
    if state.phase == PICKING:
        return _wrong_pick(state, kind, args)
    if state.phase == DRAFTING:
        return _wrong_draft(state, kind, args)
    return _wrong_in_turn(state, state.car, kind, args)


def _wrong_pick(state: State, kind: int, args: tuple[int, ...]) -> Reason:
    if kind != d.CAR:
        return _not_now(kind)
    if args[0] in state.driver:
        return "GB-4.3", "car-taken", {}
    if args[1] >= SPACES or IS_ROAD[args[1]]:
        return "GB-2.4", "no-start", {}
    return "GB-4.3", "start-taken", {}


def _wrong_draft(state: State, kind: int, args: tuple[int, ...]) -> Reason:
    if kind not in (d.HAZARD_PICK, d.DISCARD):
        return _not_now(kind)
    if args[0] not in state.revealed:
        return "GB-6.1", "not-revealed", {}
    return "GB-6.5", "unplaceable" if kind == d.HAZARD_PICK else "placeable", {}


# -- answers to questions --------------------------------------------------------------------------------------


def _wrong_answer(state: State, kind: int, args: tuple[int, ...]) -> Reason:
    if state.ask == PLACE and kind == d.PLACE:
        return _wrong_place(state, args[0])
    if state.ask == SHIFT and kind == d.SHIFT:
        return "GB-11.8", "not-free", {}
    if state.ask == BOUNCE and kind == d.BOUNCE:
        return "GB-17.10", "must-be-free", {}
    if state.ask == MOVE and kind == d.MOVE:
        clause = TILE_CLAUSE[state.ask_detail]
        if args[0] in state.moved and not movable(state, state.ask_detail, args[0]):
            return clause, "moved", {}
        return clause, "no-such-move", {}
    if state.ask == MOVE and kind == d.DONE:
        return "GB-21.26", "nothing-moved", {}
    if state.ask == ASK_SERVICE:
        return "GB-9.11", "not-now", {}
    return (WHEN[kind], "not-free", {}) if kind == d.CRANE else _not_now(kind)


def _wrong_place(state: State, space: int) -> Reason:
    """Why a thing can't be put there (GB-6.3, GB-17.2, GB-21.14)."""
    what = state.ask_detail
    clause = "GB-6.3" if what < PLACE_RAMP else "GB-17.2" if what == PLACE_RAMP else "GB-21.14"
    if space >= SPACES:
        return clause, "no-such-space", {}
    if not IS_ROAD[space]:
        return clause, "behind-start", {}
    if state.wall.locked[space]:
        return "GB-24.4", "locked-zone", {}
    if what >= PLACE_RAMP or not is_blank(state, space):
        return clause, "not-blank", {}
    if beside_kind(state, space, HAZARD_KIND[what]):
        return "GB-6.4", "same-kind", {}
    return "GB-6.7", "not-blank", {}


# -- in a turn -------------------------------------------------------------------------------------------------


def _wrong_in_turn(state: State, car: int, kind: int, args: tuple[int, ...]) -> Reason:
    if kind == d.SERVICE and state.phase in (START, ADJUSTING):
        return _wrong_service(state, car)
    if kind == d.RAMP and state.phase == START:
        return ("GB-4.7", "no-ramps", {}) if state.settings.no_ramps else ("GB-17.1", "no-ramp", {})
    if kind == d.REROLL and state.phase == ROLLING:
        return "GB-8.1", "set-aside", {}
    if kind == d.REROLL and state.phase > ROLLING:
        return "GB-8.1", "no-rerolls", {}
    if state.phase == ADJUSTING and kind in (d.REPAIR, d.RESTART, d.SET_SPEED):
        return _wrong_adjustment(state, car, kind, args)
    if kind == d.STEP and state.phase == MOVING:
        return _wrong_step(state, car, args[0])
    if d.SHOOT <= kind <= d.TRICK:
        return _wrong_shot(state, car, kind, args)
    if kind in (d.LOAD, d.DOUBLE, d.GUNSMITH, d.GARAGE, d.USE):
        return _wrong_tile(state, car, kind, args)
    if kind == d.BUY:
        return _wrong_purchase(state, car, args[0])
    if kind == d.HANDBRAKE and state.phase in (MOVING, MOVED):
        return _wrong_handbrake(state, car)
    if kind == d.END and state.phase == MOVING:
        return "GB-10.1", "movement-left", {}
    return _not_now(kind)


def _wrong_service(state: State, car: int) -> Reason:
    if state.used & SERVICED:
        return "GB-16.6", "serviced", {}
    if state.speed[car]:
        return "GB-16.6", "not-stopped", {}
    if state.body[car] == body_max(state, car):
        return "GB-16.6", "body-full", {}
    return "GB-13.7", "no-credit", {"price": SERVICE}


def _wrong_adjustment(state: State, car: int, kind: int, args: tuple[int, ...]) -> Reason:
    if kind == d.REPAIR:
        return "GB-9.3", "no-repairs", {}
    if kind == d.RESTART:
        if not is_wrong_way(state, car):
            return "GB-9.5", "not-wrong-way", {}
        if state.used & SPUN:
            return "GB-9.4", "spun-out", {}
        return "GB-16.3", "few-wheels", {"wheels": restart_wheels(state), "needed": RESTART_WHEELS}
    steps = args[0] - TOP
    if state.used & SPUN:
        return "GB-9.10", "spun-out", {}
    if is_wrong_way(state, car):
        return "GB-16.4", "wrong-way", {}
    if not 0 <= state.speed[car] + steps <= TOP:
        return "GB-9.7", "dial-range", {}
    return "GB-9.7", "few-steps", {"steps": speed_steps(state)}


def _wrong_step(state: State, car: int, direction: int) -> Reason:
    if direction not in AHEAD[state.facing[car]]:
        return "GB-10.3", "not-ahead", {}
    if wheels(state) < LANE_CHANGE:
        return "GB-10.3", "few-wheels", {"wheels": wheels(state), "needed": LANE_CHANGE}
    return "GB-10.5", "off-side", {}


def _wrong_shot(state: State, car: int, kind: int, args: tuple[int, ...]) -> Reason:
    clause = WHEN[kind]
    if kind == d.TRICK:
        if not state.tiles[car] >> TRICK_BULLET & 1:
            return clause, "no-tile", {}
        if state.phase not in (MOVING, MOVED):
            return clause, "tile-window", {}
        return clause, "tile-used" if state.used & TRICK else "no-target", {}
    if kind == d.MORTAR:
        if not state.tiles[car] >> MORTAR & 1:
            return clause, "no-tile", {}
        if state.used & MORTARED:
            return clause, "tile-used", {}
    if kind == d.PUMP and not state.active[car] >> PUMP_GUN & 1:
        return clause, "no-tile", {}
    if state.phase not in (MOVING, MOVED):
        return clause, "not-now", {}
    if not available(state, SHOT):
        return "GB-11.1", "no-shot", {}
    if kind != d.PUMP and args[0] != state.facing[car] and state.driver[car] != PARKER:
        return "GB-11.1", "no-turret", {}
    return "GB-11.7" if kind == d.SHOOT else clause, "no-target", {}


_WORD_TILE: Final = {d.LOAD: LOADED_DIE, d.DOUBLE: DOUBLE_UP, d.GUNSMITH: GUNSMITH, d.GARAGE: ROLLING_GARAGE}


def _wrong_tile(state: State, car: int, kind: int, args: tuple[int, ...]) -> Reason:
    tile = _WORD_TILE.get(kind, args[0])
    clause = TILE_CLAUSE[tile]
    if held(state, car, tile) < 0:
        return clause, "no-tile", {}
    if kind == d.USE:
        return _wrong_use(state, car, tile, clause)
    if kind in (d.LOAD, d.DOUBLE):
        if state.phase != SETTLED:
            return clause, "tile-window", {}
        if state.dice[args[0]] == NO_FACE or kind == d.DOUBLE:
            return clause, "no-such-die", {}
        return clause, "same-face", {}
    if not SETTLED <= state.phase <= MOVED:
        return clause, "tile-window", {}
    if kind == d.GARAGE:
        if args[0] + 1 > body_max(state, car) - state.body[car]:
            return clause, "no-repairs", {}
        return "GB-13.7", "no-credit", {"price": GARAGE_PRICE * (args[0] + 1)}
    if state.used & GUNSMITHED:
        return clause, "tile-used", {}
    face = state.dice[args[0]]
    if face == BREAKAGE:
        return clause, "breakage", {}
    if face == NO_FACE:
        return clause, "no-such-die", {}
    return clause, "same-face" if face == SHOT else "die-used", {}


def _wrong_use(state: State, car: int, tile: int, clause: str) -> Reason:
    if GOLD >> tile & 1 or tile in BY_OWN_WORD or not in_window(state, tile):
        return clause if tile != FIREBOMB and tile not in GREY else "GB-7.8", "tile-window", {}
    if tile == SECOND_WIND:
        return clause, "third-roll", {}
    return clause, "no-target" if not has_use(state, car, tile) else "not-now", {}


def _wrong_purchase(state: State, car: int, place: int) -> Reason:
    if state.settings.no_shop:
        return "GB-4.7", "shop-closed", {}
    if not SETTLED <= state.phase <= MOVED:
        return "GB-18.2", "not-now", {}
    if state.used & BOUGHT:
        return "GB-18.2", "bought", {}
    if state.shop[place] == NO_TILE:
        return "GB-18.5", "no-offer", {"price": PRICES[place]}
    if not can_pay(state, car, PRICES[place]):
        return "GB-13.7", "no-credit", {"price": PRICES[place]}
    return "GB-18.2", "not-now", {}


def _wrong_handbrake(state: State, car: int) -> Reason:
    if state.phase == MOVING:
        return "GB-16.8", "movement-left", {}
    if state.used & SPUN:
        return "GB-16.8", "spun-out", {}
    if is_wrong_way(state, car):
        return "GB-16.8", "wrong-way", {}
    if state.walls != NO_WALL and state.homeward[car]:
        return "GB-24.5", "turned", {}
    if state.walls != NO_WALL and not state.wall.inside[state.at[car]]:
        return "GB-24.5", "turnaround", {}
    return "GB-16.8", "few-wheels", {"wheels": wheels(state), "needed": HANDBRAKE_WHEELS}
