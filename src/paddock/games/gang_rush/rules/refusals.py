"""Why something is refused: the clause, the reason, and what would be legal (section A of the rules)."""
# mypyc: off

from __future__ import annotations

from typing import Final

from paddock.core.decision import Decision, Message, Refusal, ValueSet, pending_question

from ..components import bridge, content
from . import decisions as d
from . import legal, phases, windows
from .car_status import STATUS_ARRESTED
from .state import NOBODY, State, is_wrong_way, max_body, open_question_name
from .steps import adjusting, dice, police, tiles

REFUSALS: Final[tuple[str, ...]] = tuple(
    f"refusal-{code}"
    for code in (
        "over", "no-seat", "not-your-turn", "not-now", "cannot-concede", "car-taken", "start-taken", "no-start",
        "not-revealed", "unplaceable", "placeable", "not-blank", "same-kind", "behind-start", "locked-zone",
        "no-such-space", "no-ramp", "no-ramps", "not-stopped", "body-full", "serviced", "no-credit", "set-aside",
        "no-rerolls", "no-tile", "tile-window", "tile-used", "third-roll", "permanent", "names-a-die", "not-active",
        "nothing-to-move", "no-such-die", "die-used", "same-face", "breakage", "no-repairs", "few-missing",
        "not-wrong-way", "wrong-way", "spun-out", "few-wheels", "few-steps", "dial-range", "not-ahead", "off-side",
        "movement-left", "no-shot", "no-target", "no-turret", "shop-closed", "bought", "no-offer", "turnaround",
        "turned", "not-free", "not-beside", "not-in-front", "must-be-free", "crane-ends", "nothing-there",
        "stack-full", "moved", "nothing-moved",
    )
)  # fmt: skip


PLAYER_SEAT_VALUES: Final = ValueSet(
    "player", map(str, range(content.DRIVER_COUNT)), message_of=lambda seat: ("player", {"seat": seat})
)
"""A seat as it is named before it has a driver."""
RefusalReason = tuple[str, str, dict[str, object]]
"""A clause, what is wrong, and what its message needs."""


def refusal_for(state: State, seat: int, decision: Decision) -> Refusal | None:
    """None if the seat may decide this now, otherwise why not."""
    choices = legal.legal(state, seat)
    if decision in choices or decision in legal.always_legal(state, seat):
        return None
    clause, key, args = _find_reason(state, seat, decision)
    if key in ("not-now", "not-your-turn"):
        args = {"now": _current_question(state)}
    return Refusal(clause, f"refusal-{key}", choices, args)


def _not_now_reason(decision_kind: int) -> RefusalReason:
    return d.DECISION_SPACE.kinds[decision_kind].clause_id, "not-now", {}


def _current_question(state: State) -> Message:
    """What is being decided, and by whom: a driver, or a player who has none yet."""
    seat = legal.seat_to_decide(state)
    if seat == NOBODY:
        return pending_question(PLAYER_SEAT_VALUES, [], "ask-start")
    question = open_question_name(state)
    if state.driver[seat] == NOBODY:
        return pending_question(PLAYER_SEAT_VALUES, [seat], f"ask-{question}")
    return pending_question(content.DRIVER_VALUES, [state.driver[seat]], f"ask-{question}")


def _find_reason(state: State, seat: int, decision: Decision) -> RefusalReason:
    kind, args = decision.kind, decision.args
    if not 0 <= seat < state.seats:
        return "GB-4.3", "no-seat", {}
    if state.phase == phases.PHASE_GAME_OVER:
        return "GB-23.2" if state.wall_players == bridge.NO_WALL else "GB-24.11", "over", {}
    if kind == d.CONCEDE:
        out = "GB-23.1" if state.wall_players == bridge.NO_WALL else "GB-24.10"
        return "GB-24.8" if state.status[seat] == STATUS_ARRESTED else out, "cannot-concede", {}
    if legal.seat_to_decide(state) != seat:
        return "GB-5.2" if state.phase not in phases.PHASES_BEFORE_RACE else "GB-4.3", "not-your-turn", {}
    if state.question != phases.NO_QUESTION:
        return _wrong_answer(state, kind, args)
    if state.phase == phases.PHASE_PICKING_CARS:
        return _wrong_pick(state, kind, args)
    if state.phase == phases.PHASE_DRAFTING_HAZARDS:
        return _wrong_draft(state, kind, args)
    return _wrong_in_turn(state, state.current_car, kind, args)


def _wrong_pick(state: State, decision_kind: int, args: tuple[int, ...]) -> RefusalReason:
    if decision_kind != d.PICK_CAR:
        return _not_now_reason(decision_kind)
    if args[0] in state.driver:
        return "GB-4.3", "car-taken", {}
    if args[1] >= bridge.SPACE_COUNT or bridge.IS_ROAD_SPACE[args[1]]:
        return "GB-2.4", "no-start", {}
    return "GB-4.3", "start-taken", {}


def _wrong_draft(state: State, decision_kind: int, args: tuple[int, ...]) -> RefusalReason:
    if decision_kind not in (d.PICK_HAZARD, d.DISCARD_HAZARD):
        return _not_now_reason(decision_kind)
    if args[0] not in state.revealed_hazards:
        return "GB-6.1", "not-revealed", {}
    return "GB-6.5", "unplaceable" if decision_kind == d.PICK_HAZARD else "placeable", {}


# -- answers to questions --------------------------------------------------------------------------------------


def _wrong_answer(state: State, decision_kind: int, args: tuple[int, ...]) -> RefusalReason:
    question = state.question
    if question == phases.ASK_PLACE and decision_kind == d.PLACE_OBSTACLE:
        return _wrong_place(state, args[0])
    if question == phases.ASK_SHIFT and decision_kind == d.SHIFT_POLICE:
        beside = [
            bridge.NEXT_SPACE_BY_DIRECTION[direction][state.question_detail] for direction in bridge.LATERAL_DIRECTIONS
        ]
        return "GB-11.8", "not-free" if args[0] in beside and bridge.IS_ROAD_SPACE[args[0]] else "not-beside", {}
    if question == phases.ASK_BOUNCE and decision_kind == d.BOUNCE_TO_SPACE:
        ahead = bridge.FRONT_DIRECTIONS[state.facing[state.question_car]]
        front = [bridge.NEXT_SPACE_BY_DIRECTION[direction][state.bounce_space] for direction in ahead]
        return "GB-17.10", "must-be-free" if args[0] in front else "not-in-front", {}
    if question == phases.ASK_MOVE and decision_kind == d.MOVE_OBSTACLE:
        return _wrong_move(state, *args)
    if question == phases.ASK_MOVE and decision_kind == d.FINISH_MOVING:
        return "GB-21.26", "nothing-moved", {}
    if question == phases.ASK_CRANE and decision_kind == d.CRANE_TO_SPACE:
        return _wrong_crane(state, args[0])
    return ("GB-9.11", "not-now", {}) if question == phases.ASK_SERVICE else _not_now_reason(decision_kind)


def _wrong_place(state: State, space: int) -> RefusalReason:
    """Why a thing can't be put there (GB-6.3, GB-17.2, GB-21.14)."""
    what = state.question_detail
    clause = "GB-6.3" if what < phases.PLACING_RAMP else "GB-17.2" if what == phases.PLACING_RAMP else "GB-21.14"
    if space >= bridge.SPACE_COUNT:
        return clause, "no-such-space", {}
    if not bridge.IS_ROAD_SPACE[space]:
        return clause, "behind-start", {}
    if state.wall.is_locked[space]:
        return "GB-24.4", "locked-zone", {}
    return _not_blank_reason(state, space, clause) or ("GB-6.4", "same-kind", {})


def _not_blank_reason(state: State, space: int, clause_id: str) -> RefusalReason | None:
    """What is on a space that is not blank: a thing, or printed damage (GB-6.3)."""
    if not police.is_free_space(state, space) or state.bills[space]:
        return clause_id, "not-blank", {"what": "thing"}
    return (clause_id, "not-blank", {"what": "damage"}) if bridge.IS_DAMAGED_SPACE[space] else None


def _wrong_move(state: State, space: int, target_space: int) -> RefusalReason:
    """Why a Road Crew or a Forklift can't move something (GB-21.25, GB-21.26)."""
    tile = state.question_detail
    clause, crew = content.CLAUSE_BY_TILE_KIND[tile], tile == content.ROAD_CREW
    is_off = space >= bridge.SPACE_COUNT
    has_container = not is_off and state.road_item[space] >> content.ITEM_KIND_SHIFT == content.ITEM_CONTAINER
    if is_off or not (state.barriers[space] if crew else has_container):
        return clause, "nothing-there", {"thing": "barrier" if crew else "container"}
    if not tiles.is_movable(state, tile, space):
        return clause, "moved", {}
    if target_space not in bridge.ADJACENT_SPACES[space]:
        return clause, "not-beside", {}
    if not bridge.IS_ROAD_SPACE[target_space]:
        return clause, "behind-start", {}
    if state.wall.is_locked[target_space]:
        return "GB-24.4", "locked-zone", {}
    if crew and state.barriers[target_space] == content.MAX_BARRIERS_ON_SPACE:
        return clause, "stack-full", {"most": content.MAX_BARRIERS_ON_SPACE}
    if crew:
        return clause, "not-blank", {"what": "thing"}
    return _not_blank_reason(state, target_space, clause) or (clause, "same-kind", {})


def _wrong_crane(state: State, space: int) -> RefusalReason:
    """Why the crane can't put a car down there (GB-15.5, GB-24.15)."""
    car = state.question_car
    if space not in (state.exit_space[car], *bridge.ADJACENT_SPACES[state.exit_space[car]]):
        return "GB-15.5", "not-beside", {}
    if police.is_free_space(state, space):
        return "GB-24.15", "crane-ends", {}
    return "GB-15.5", "not-free", {}


# -- in a turn -------------------------------------------------------------------------------------------------


def _wrong_in_turn(state: State, car: int, decision_kind: int, args: tuple[int, ...]) -> RefusalReason:
    if decision_kind == d.BUY_SERVICE and state.phase in (phases.PHASE_BEFORE_ROLL, phases.PHASE_ADJUSTING_CAR):
        return _wrong_service(state, car)
    if decision_kind == d.LAY_RAMP and not state.has_ramp[car]:
        return ("GB-4.7", "no-ramps", {}) if state.settings.no_ramps else ("GB-17.1", "no-ramp", {})
    if decision_kind == d.REROLL_DICE and state.phase == phases.PHASE_ROLLING_DICE:
        return "GB-8.1", "set-aside", {}
    if decision_kind == d.REROLL_DICE and state.phase != phases.PHASE_BEFORE_ROLL:
        return "GB-8.1", "no-rerolls", {}
    if state.phase == phases.PHASE_ADJUSTING_CAR and decision_kind in (d.REPAIR_BODY, d.RESTART_UTURN, d.SET_SPEED):
        return _wrong_adjustment(state, car, decision_kind, args)
    if decision_kind == d.DRIVE_STEP and state.phase == phases.PHASE_MOVING:
        return _wrong_step(state, car, args[0])
    if decision_kind in d.SHOT_DECISION_KINDS:
        return _wrong_shot(state, car, decision_kind, args)
    if decision_kind in (d.LOAD_DIE, d.DOUBLE_DIE, d.TURN_TO_SHOT, d.GARAGE_REPAIR, d.USE_TILE):
        return _wrong_tile(state, car, decision_kind, args)
    if decision_kind == d.BUY_TILE:
        return _wrong_purchase(state, car, args[0])
    if decision_kind == d.HANDBRAKE_UTURN and state.phase in (phases.PHASE_MOVING, phases.PHASE_MOVED):
        return _wrong_handbrake(state, car)
    if decision_kind == d.END_TURN and state.phase == phases.PHASE_MOVING:
        return "GB-10.1", "movement-left", {}
    return _not_now_reason(decision_kind)


def _wrong_service(state: State, car: int) -> RefusalReason:
    if state.turn_flags & phases.HAS_SERVICED:
        return "GB-16.6", "serviced", {}
    if state.speed[car]:
        return "GB-16.6", "not-stopped", {}
    if state.body[car] == max_body(state, car):
        return "GB-16.6", "body-full", {}
    return "GB-13.7", "no-credit", {"price": content.SERVICE_PRICE}


def _wrong_adjustment(state: State, car: int, decision_kind: int, args: tuple[int, ...]) -> RefusalReason:
    if decision_kind == d.REPAIR_BODY:
        missing = max_body(state, car) - state.body[car]
        if not missing:
            return "GB-9.3", "body-full", {}
        return "GB-9.3", "no-repairs", {"repairs": dice.available_faces(state, content.REPAIR_FACE), "missing": missing}
    if decision_kind == d.RESTART_UTURN:
        if not is_wrong_way(state, car):
            return "GB-9.5", "not-wrong-way", {}
        if state.turn_flags & phases.HAS_SPUN_OUT:
            return "GB-9.4", "spun-out", {}
        return "GB-16.3", "few-wheels", {"wheels": adjusting.restart_wheels(state), "needed": content.RESTART_WHEELS}
    steps = args[0] - content.TOP_SPEED
    if state.turn_flags & phases.HAS_SPUN_OUT:
        return "GB-9.10", "spun-out", {}
    if is_wrong_way(state, car):
        return "GB-16.4", "wrong-way", {}
    if not 0 <= state.speed[car] + steps <= content.TOP_SPEED:
        return "GB-9.7", "dial-range", {}
    return "GB-9.7", "few-steps", {"steps": adjusting.speed_steps(state)}


def _wrong_step(state: State, car: int, direction: int) -> RefusalReason:
    if direction not in bridge.FRONT_DIRECTIONS[state.facing[car]]:
        return "GB-10.3", "not-ahead", {}
    if bridge.NEXT_SPACE_BY_DIRECTION[direction][state.space_of[car]] < 0:
        return "GB-10.5", "off-side", {}
    return "GB-10.3", "few-wheels", {"wheels": dice.wheels_left(state), "needed": content.LANE_CHANGE_WHEELS}


def _wrong_shot(state: State, car: int, decision_kind: int, args: tuple[int, ...]) -> RefusalReason:
    clause = d.DECISION_SPACE.kinds[decision_kind].clause_id
    if decision_kind == d.FIRE_TRICK_BULLET:
        if not state.tiles[car] >> content.TRICK_BULLET & 1:
            return clause, "no-tile", {}
        if state.phase not in (phases.PHASE_MOVING, phases.PHASE_MOVED):
            return clause, "tile-window", {}
        return clause, "tile-used" if state.turn_flags & phases.FIRED_TRICK_BULLET else "no-target", {}
    if decision_kind == d.FIRE_MORTAR:
        if not state.tiles[car] >> content.MORTAR & 1:
            return clause, "no-tile", {}
        if state.turn_flags & phases.FIRED_MORTAR:
            return clause, "tile-used", {}
    if decision_kind == d.FIRE_PUMP_GUN and not state.active_tiles[car] >> content.PUMP_GUN & 1:
        return clause, "no-tile" if tiles.held_tile(state, car, content.PUMP_GUN) < 0 else "not-active", {}
    if state.phase not in (phases.PHASE_MOVING, phases.PHASE_MOVED):
        return clause, "not-now", {}
    if not dice.available_faces(state, content.SHOT_FACE):
        return "GB-11.1", "no-shot", {}
    if decision_kind != d.FIRE_PUMP_GUN and args[0] != state.facing[car] and state.driver[car] != content.DRIVER_PARKER:
        return "GB-11.1", "no-turret", {}
    return "GB-11.7" if decision_kind == d.SHOOT else clause, "no-target", {}


_TILE_BY_KIND: Final = {
    d.LOAD_DIE: content.LOADED_DIE,
    d.DOUBLE_DIE: content.DOUBLE_UP,
    d.TURN_TO_SHOT: content.GUNSMITH,
    d.GARAGE_REPAIR: content.ROLLING_GARAGE,
}


def _wrong_tile(state: State, car: int, decision_kind: int, args: tuple[int, ...]) -> RefusalReason:
    tile = _TILE_BY_KIND.get(decision_kind, args[0])
    clause = content.CLAUSE_BY_TILE_KIND[tile]
    if tiles.held_tile(state, car, tile) < 0:
        return clause, "no-tile", {}
    if decision_kind == d.USE_TILE:
        return _wrong_use(state, car, tile, clause)
    if decision_kind in (d.LOAD_DIE, d.DOUBLE_DIE):
        if state.phase != phases.PHASE_DICE_ROLLED:
            return clause, "tile-window", {}
        if state.dice[args[0]] == content.NO_FACE:
            return clause, "no-such-die", {}
        return clause, "same-face" if decision_kind == d.LOAD_DIE else "tile-used", {}
    if not phases.PHASES[state.phase].has_unsold_dice:
        return clause, "tile-window", {}
    if decision_kind == d.GARAGE_REPAIR:
        missing = max_body(state, car) - state.body[car]
        if args[0] + 1 > missing:
            return clause, "few-missing" if missing else "body-full", {"missing": missing}
        return "GB-13.7", "no-credit", {"price": content.GARAGE_PRICE * (args[0] + 1)}
    if state.turn_flags & phases.USED_GUNSMITH:
        return clause, "tile-used", {}
    face = state.dice[args[0]]
    if face == content.BREAKAGE_FACE:
        return clause, "breakage", {}
    if face == content.NO_FACE:
        return clause, "no-such-die", {}
    return clause, "same-face" if face == content.SHOT_FACE else "die-used", {}


def _wrong_use(state: State, car: int, tile: int, clause_id: str) -> RefusalReason:
    if content.GOLD_TILES >> tile & 1:
        return clause_id, "permanent", {}
    if tile in windows.OWN_DECISION_TILES:
        return clause_id, "names-a-die", {}
    if not windows.may_use_tiles_now(state, tile):
        return "GB-7.8" if tile in tiles.GREY_TILES else clause_id, "tile-window", {}
    if tile == content.SECOND_WIND:
        return clause_id, "third-roll", {}
    return clause_id, "no-target" if tile == content.FIREBOMB else "nothing-to-move", {}


def _wrong_purchase(state: State, car: int, shop_place: int) -> RefusalReason:
    if state.settings.no_shop:
        return "GB-4.7", "shop-closed", {}
    if not phases.PHASES[state.phase].has_unsold_dice:
        return "GB-18.2", "not-now", {}
    if state.turn_flags & phases.HAS_BOUGHT:
        return "GB-18.2", "bought", {}
    if state.shop[shop_place] == content.NO_TILE:
        return "GB-18.5", "no-offer", {"price": content.SHOP_PRICES[shop_place]}
    return "GB-13.7", "no-credit", {"price": content.SHOP_PRICES[shop_place]}


def _wrong_handbrake(state: State, car: int) -> RefusalReason:
    if state.phase == phases.PHASE_MOVING:
        return "GB-16.8", "movement-left", {}
    if state.turn_flags & phases.HAS_SPUN_OUT:
        return "GB-16.8", "spun-out", {}
    if is_wrong_way(state, car):
        return "GB-16.8", "wrong-way", {}
    if state.wall_players != bridge.NO_WALL and state.homeward[car]:
        return "GB-24.5", "turned", {}
    if state.wall_players != bridge.NO_WALL and not state.wall.is_in_turnaround[state.space_of[car]]:
        return "GB-24.5", "turnaround", {}
    return "GB-16.8", "few-wheels", {"wheels": dice.wheels_left(state), "needed": content.HANDBRAKE_WHEELS}
