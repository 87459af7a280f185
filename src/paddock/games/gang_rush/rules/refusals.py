"""Why something is refused: the clause, the reason, and what would be legal (section A of the rules)."""
# mypyc: off

from __future__ import annotations

from typing import Final

from paddock.core.decision import Decision, Message, Refusal, being_decided
from paddock.games.gang_rush.components.bridge import AHEAD, BESIDE, DAMAGED, IS_ROAD, LATERAL, NEXT, NO_WALL, SPACES
from paddock.games.gang_rush.components.content import (
    BREAKAGE,
    CONTAINER,
    DOUBLE_UP,
    DRIVER,
    FIREBOMB,
    GARAGE_PRICE,
    GOLD,
    GUNSMITH,
    HANDBRAKE_WHEELS,
    KIND,
    LANE_CHANGE,
    LOADED_DIE,
    MORTAR,
    MOST_ON_SPACE,
    NO_FACE,
    PARKER,
    PRICES,
    PUMP_GUN,
    REPAIR,
    RESTART_WHEELS,
    ROAD_CREW,
    ROLLING_GARAGE,
    SECOND_WIND,
    SERVICE,
    SHOT,
    TILE_CLAUSE,
    TOP,
    TRICK_BULLET,
)
from paddock.games.gang_rush.rules import decisions as d
from paddock.games.gang_rush.rules.legal import asked, legal, standing
from paddock.games.gang_rush.rules.reasons import PLAYER, WHEN
from paddock.games.gang_rush.rules.state import (
    ADJUSTING,
    ARRESTED,
    ASK_CRANE,
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
    NOBODY,
    NOTHING,
    OVER,
    PHASES,
    PICKING,
    PLACE,
    PLACE_RAMP,
    QUESTIONS,
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
from paddock.games.gang_rush.rules.steps.adjusting import restart_wheels, speed_steps
from paddock.games.gang_rush.rules.steps.dice import available, wheels
from paddock.games.gang_rush.rules.steps.police import is_free
from paddock.games.gang_rush.rules.steps.tiles import GREY, held, movable
from paddock.games.gang_rush.rules.windows import BY_OWN_WORD, in_window

Reason = tuple[str, str, dict[str, object]]


def why_not(state: State, seat: int, decision: Decision) -> Refusal | None:
    """None if the seat may decide this now, otherwise why not."""
    choices = legal(state, seat)
    if decision in choices or decision in standing(state, seat):
        return None
    clause, key, args = _reason(state, seat, decision)
    if key in ("not-now", "not-your-turn"):
        args = {"now": _now(state)}
    return Refusal(clause, f"refusal-{key}", choices, args)


def _not_now(kind: int) -> Reason:
    return WHEN[kind], "not-now", {}


def _now(state: State) -> Message:
    """What is being decided, and by whom: a driver, or a player who has none yet."""
    seat = asked(state)
    if seat == NOBODY:
        return being_decided(PLAYER, [], "ask-start")
    question = QUESTIONS[state.ask] if state.ask != NOTHING else PHASES[state.phase]
    if state.driver[seat] == NOBODY:
        return being_decided(PLAYER, [seat], f"ask-{question}")
    return being_decided(DRIVER, [state.driver[seat]], f"ask-{question}")


def _reason(state: State, seat: int, decision: Decision) -> Reason:
    kind, args = decision.kind, decision.args
    if not 0 <= seat < state.seats:
        return "GB-4.3", "no-seat", {}
    if state.phase == OVER:
        return "GB-23.2" if state.walls == NO_WALL else "GB-24.11", "over", {}
    if kind == d.CONCEDE:
        out = "GB-23.1" if state.walls == NO_WALL else "GB-24.10"
        return "GB-24.8" if state.status[seat] == ARRESTED else out, "cannot-concede", {}
    if asked(state) != seat:
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
    question = state.ask
    if question == PLACE and kind == d.PLACE:
        return _wrong_place(state, args[0])
    if question == SHIFT and kind == d.SHIFT:
        beside = [NEXT[direction][state.ask_detail] for direction in LATERAL]
        return "GB-11.8", "not-free" if args[0] in beside and IS_ROAD[args[0]] else "not-beside", {}
    if question == BOUNCE and kind == d.BOUNCE:
        front = [NEXT[direction][state.air] for direction in AHEAD[state.facing[state.ask_car]]]
        return "GB-17.10", "must-be-free" if args[0] in front else "not-in-front", {}
    if question == MOVE and kind == d.MOVE:
        return _wrong_move(state, *args)
    if question == MOVE and kind == d.DONE:
        return "GB-21.26", "nothing-moved", {}
    if question == ASK_CRANE and kind == d.CRANE:
        return _wrong_crane(state, args[0])
    return ("GB-9.11", "not-now", {}) if question == ASK_SERVICE else _not_now(kind)


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
    return _not_blank(state, space, clause) or ("GB-6.4", "same-kind", {})


def _not_blank(state: State, space: int, clause: str) -> Reason | None:
    """What is on a space that is not blank: a thing, or printed damage (GB-6.3)."""
    if not is_free(state, space) or state.bills[space]:
        return clause, "not-blank", {"what": "thing"}
    return (clause, "not-blank", {"what": "damage"}) if DAMAGED[space] else None


def _wrong_move(state: State, space: int, to: int) -> Reason:
    """Why a Road Crew or a Forklift can't move something (GB-21.25, GB-21.26)."""
    tile = state.ask_detail
    clause, crew = TILE_CLAUSE[tile], tile == ROAD_CREW
    if space >= SPACES or not (state.barriers[space] if crew else state.item[space] >> KIND == CONTAINER):
        return clause, "nothing-there", {"thing": "barrier" if crew else "container"}
    if not movable(state, tile, space):
        return clause, "moved", {}
    if to not in BESIDE[space]:
        return clause, "not-beside", {}
    if not IS_ROAD[to]:
        return clause, "behind-start", {}
    if state.wall.locked[to]:
        return "GB-24.4", "locked-zone", {}
    if crew and state.barriers[to] == MOST_ON_SPACE:
        return clause, "stack-full", {"most": MOST_ON_SPACE}
    if crew:
        return clause, "not-blank", {"what": "thing"}
    return _not_blank(state, to, clause) or (clause, "same-kind", {})


def _wrong_crane(state: State, space: int) -> Reason:
    """Why the crane can't put a car down there (GB-15.5, GB-24.15)."""
    car = state.ask_car
    if space not in (state.exit[car], *BESIDE[state.exit[car]]):
        return "GB-15.5", "not-beside", {}
    if is_free(state, space):
        return "GB-24.15", "crane-ends", {}
    return "GB-15.5", "not-free", {}


# -- in a turn -------------------------------------------------------------------------------------------------


def _wrong_in_turn(state: State, car: int, kind: int, args: tuple[int, ...]) -> Reason:
    if kind == d.SERVICE and state.phase in (START, ADJUSTING):
        return _wrong_service(state, car)
    if kind == d.RAMP and not state.ramp[car]:
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
        missing = body_max(state, car) - state.body[car]
        if not missing:
            return "GB-9.3", "body-full", {}
        return "GB-9.3", "no-repairs", {"repairs": available(state, REPAIR), "missing": missing}
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
    if NEXT[direction][state.at[car]] < 0:
        return "GB-10.5", "off-side", {}
    return "GB-10.3", "few-wheels", {"wheels": wheels(state), "needed": LANE_CHANGE}


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
        return clause, "no-tile" if held(state, car, PUMP_GUN) < 0 else "not-active", {}
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
        if state.dice[args[0]] == NO_FACE:
            return clause, "no-such-die", {}
        return clause, "same-face" if kind == d.LOAD else "tile-used", {}
    if not SETTLED <= state.phase <= MOVED:
        return clause, "tile-window", {}
    if kind == d.GARAGE:
        missing = body_max(state, car) - state.body[car]
        if args[0] + 1 > missing:
            return clause, "few-missing" if missing else "body-full", {"missing": missing}
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
    if GOLD >> tile & 1:
        return clause, "permanent", {}
    if tile in BY_OWN_WORD:
        return clause, "names-a-die", {}
    if not in_window(state, tile):
        return "GB-7.8" if tile in GREY else clause, "tile-window", {}
    if tile == SECOND_WIND:
        return clause, "third-roll", {}
    return clause, "no-target" if tile == FIREBOMB else "nothing-to-move", {}


def _wrong_purchase(state: State, car: int, place: int) -> Reason:
    if state.settings.no_shop:
        return "GB-4.7", "shop-closed", {}
    if not SETTLED <= state.phase <= MOVED:
        return "GB-18.2", "not-now", {}
    if state.used & BOUGHT:
        return "GB-18.2", "bought", {}
    if state.shop[place] == NO_TILE:
        return "GB-18.5", "no-offer", {"price": PRICES[place]}
    return "GB-13.7", "no-credit", {"price": PRICES[place]}


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
