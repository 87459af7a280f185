"""Remarks on decisions other than the advised one: tiles to go, fuel and cards that are left."""
# mypyc: off

from __future__ import annotations

from typing import Final

from paddock.core.decision import Decision
from paddock.core.heuristics import Remark

from ..components import content
from ..components.content import BOARD_RALLY, CARD_FUEL
from ..components.road import start_nose_direction, turned_nose_direction
from ..components.tiles import NOWHERE, SHAPE_BY_TILE_KIND, SHAPE_CURVE, SHAPE_STRAIGHT, SHAPE_TERMINAL, TILE_FINISH
from ..rules import decisions as d
from ..rules.driving import can_drive, is_active
from ..rules.phases import STATUS_RACING
from ..rules.routes import UNREACHABLE, assistance_steps, tiles_to_go, tokens_after_stop
from ..rules.state import State, assistance_cards, rally_cards, rally_fuel
from ..rules.steps.exchanges import resupplied_board
from ..views.plans import PLAN_END_VALUES, PLAN_ENDS_AT_FINISH, PLAN_ENDS_AT_HAZARD, Plan, legal_plans
from .logistics import assistance_distances
from .preparation import map_length, shortest_map_length

NO_WAY_KEY: Final = "hint-no-way"
"""From there FINISH can't be reached."""
_CARD_DECISION_KINDS: Final = d.EXCHANGE_DECISION_KINDS - {d.FINISH_EXCHANGE} | {d.LOAD_CARD, d.UNLOAD_CARD}


def remark(state: State, seat: int, decision: Decision) -> Remark | None:
    """What a decision comes to, as a message."""
    kind, args = decision.kind, decision.args
    if kind == d.RALLY_STEP:
        return _step_remark(state, seat, args[0])
    if kind == d.RALLY_STOP:
        return _stop_remark(state, seat)
    if kind == d.TURN_AROUND:
        return _turn_around_remark(state, seat)
    if kind == d.ASSISTANCE_MOVE:
        tile = dict(assistance_steps(state.road, state.assistance_tile[seat]))[args[0]]
        goal = state.rally_tile[seat] if state.rally_tile[seat] != NOWHERE else state.road.start
        key = "hint-apart" if state.rally_tile[seat] != NOWHERE else "hint-from-start"
        return key, {"tiles": assistance_distances(state.road, goal)[tile]}
    if kind in _CARD_DECISION_KINDS:
        return _cards_remark(state, seat, decision)
    if kind in (d.ASSIST_RALLY_CAR, d.FINISH_EXCHANGE, d.FINISH_LOADING):
        return "hint-stock", {"rally": rally_fuel(state, seat), "aid": assistance_cards(state, seat)[CARD_FUEL]}
    if kind == d.RESUPPLY_AT_STATION:
        cards = rally_cards(state, seat) if args[0] == BOARD_RALLY else assistance_cards(state, seat)
        room = content.CAPACITY_BY_BOARD[args[0]] - sum(cards)
        return "hint-resupply", {"fuel": cards[CARD_FUEL], "room": max(0, room)}
    if kind == d.PLAY_JOKER:
        return _joker_remark(state, seat, args[0])
    if kind == d.END_TURN:
        return _end_turn_remark(state, seat)
    return _preparation_remark(state, seat, decision)


def _preparation_remark(state: State, seat: int, decision: Decision) -> Remark | None:
    kind, args, road = decision.kind, decision.args, state.road
    if kind == d.PLACE_TILE:
        shortest = shortest_map_length(road, state.drawn_tile, state.stuck_count)
        is_best = map_length(road.with_tile(state.drawn_tile, args[0], args[1])) <= shortest
        return "hint-roads", {"spot": "best" if is_best else "other"}
    if kind in (d.VOTE_FINISH, d.PLACE_FINISH):
        with_finish = road.with_tile(TILE_FINISH, args[0], args[1])
        tiles = tiles_to_go(with_finish, with_finish.start, start_nose_direction(with_finish), 0)
        return ("hint-whole-way", {"tiles": tiles}) if tiles < UNREACHABLE else (NO_WAY_KEY, {})
    if kind == d.PICK_FEATURE:
        return _feature_remark(state, args[0])
    if kind == d.PLACE_ASSISTANCE:
        return "hint-from-start", {"tiles": assistance_distances(road, road.start)[road.tile_at[args[0]]]}
    if kind == d.CHOOSE_DISABLED:
        fitted = state.features[content.FEATURE_SLOTS * seat : content.FEATURE_SLOTS * (seat + 1)]
        left = [each for slot, each in enumerate(fitted) if is_active(state, seat, slot) and each != args[0]]
        return ("hint-works", {"feature": (content.FEATURE_VALUES, left[0])}) if left else ("hint-none-works", {})
    if kind == d.ROLL_DICE:
        return "hint-roll", {}
    return ("hint-repair", {}) if kind == d.REPAIR_CAR else None


def _step_remark(state: State, seat: int, relative_direction: int) -> Remark | None:
    """Where the shortest way on leads that begins so."""
    plan = plan_of_step(state, seat, relative_direction)
    if plan is None:
        return None
    tiles = _tiles_after(state, seat, plan)
    if tiles >= UNREACHABLE:
        return NO_WAY_KEY, {}
    return "hint-way", {
        "tiles": tiles,
        "fuel": plan.fuel_left,
        "ends": PLAN_END_VALUES.names[PLAN_ENDS_AT_HAZARD] if plan.ending == PLAN_ENDS_AT_HAZARD else "stop",
    }


def plan_of_step(state: State, seat: int, relative_direction: int) -> Plan | None:
    """The shortest way on that begins so; onto a hazard only if none of them stops before it."""

    def rank(plan: Plan) -> tuple[bool, bool, int, int]:
        tiles = _tiles_after(state, seat, plan)
        return tiles >= UNREACHABLE, plan.ending == PLAN_ENDS_AT_HAZARD, tiles, -plan.fuel_left

    plans = [each for each in legal_plans(state, seat) if each.relative_directions[:1] == (relative_direction,)]
    return min(plans, key=rank, default=None)


def _tiles_after(state: State, seat: int, plan: Plan) -> int:
    if plan.ending == PLAN_ENDS_AT_FINISH:
        return 0
    token_mask = tokens_after_stop(state.road, plan.tile, state.tokens[seat])
    return tiles_to_go(state.road, plan.tile, plan.nose_direction, token_mask)


def _stop_remark(state: State, seat: int) -> Remark:
    """The way from where the car stops; a checkpoint gives its token by that (CR-12.1)."""
    tile = state.rally_tile[seat]
    tiles = tiles_to_go(state.road, tile, state.nose[seat], tokens_after_stop(state.road, tile, state.tokens[seat]))
    return ("hint-stay", {"tiles": tiles, "fuel": rally_fuel(state, seat)}) if tiles < UNREACHABLE else (NO_WAY_KEY, {})


def _turn_around_remark(state: State, seat: int) -> Remark:
    road, tile, nose_direction, token_mask = state.road, state.rally_tile[seat], state.nose[seat], state.tokens[seat]
    tiles = tiles_to_go(road, tile, turned_nose_direction(road, tile, nose_direction), token_mask)
    if tiles >= UNREACHABLE:
        return NO_WAY_KEY, {}
    return "hint-turned", {"tiles": tiles, "more": max(0, tiles - tiles_to_go(road, tile, nose_direction, token_mask))}


def _cards_remark(state: State, seat: int, decision: Decision) -> Remark:
    """How many of a card are in which car after it changed its place."""
    kind, card = decision.kind, decision.args[-1]
    rally, aid = rally_cards(state, seat)[card], assistance_cards(state, seat)[card]
    if kind in (d.MOVE_TO_RALLY, d.MOVE_TO_ASSISTANCE):
        by = 1 if kind == d.MOVE_TO_RALLY else -1
        rally, aid = rally + by, aid - by
    else:
        by = 1 if kind in (d.TAKE_CARD, d.ROB_CARD, d.LOAD_CARD) else -1
        board = decision.args[0] if kind in (d.LOAD_CARD, d.UNLOAD_CARD) else resupplied_board(state)
        rally, aid = (rally + by, aid) if board == BOARD_RALLY else (rally, aid + by)
    return "hint-cards", {"card": (content.CARD_VALUES, card), "rally": rally, "aid": aid}


def _joker_remark(state: State, seat: int, joker: int) -> Remark:
    """What the joker would do now; it can be played once only."""
    rivals = [other for other in range(state.seats) if other != seat and state.status[other] == STATUS_RACING]
    troubles = len(state.hazards_held[seat]) + bool(state.sabotaged_slots[seat])
    victims = [other for other in rivals if joker != content.JOKER_SABOTEUR or not state.sabotaged_slots[other]]
    return "hint-joker-now", {
        "joker-name": content.JOKER_VALUES.names[joker],
        "rivals": len(victims),
        "fuel": sum(assistance_cards(state, other)[CARD_FUEL] for other in rivals),
        "aid": assistance_cards(state, seat)[CARD_FUEL],
        "troubles": troubles + state.disabled_slots[seat].bit_count(),
    }


def _end_turn_remark(state: State, seat: int) -> Remark:
    """What would not be done in this turn."""
    if not state.rally_moved and can_drive(state, seat):
        return "hint-not-driven", {}
    waits = state.assistance_tile[seat] != NOWHERE and not state.assistance_moved
    return "hint-aid-waits" if waits else "hint-turn-over", {}


def _feature_remark(state: State, feature: int) -> Remark:
    """From how many tiles of the map a feature goes farther; START and FINISH count as straights (CR-9.6)."""
    if feature == content.FEATURE_CLOSE_RATIO:
        return "hint-behind-cars", {"rivals": state.seats - 1}
    shapes = [SHAPE_BY_TILE_KIND[kind] for kind in state.road.kinds]
    useless = {
        content.FEATURE_POWER_KIT: (SHAPE_CURVE,),
        content.FEATURE_SPORT_SUSPENSION: (SHAPE_STRAIGHT, SHAPE_TERMINAL),
    }.get(feature, ())
    return "hint-helps", {"tiles": sum(shape not in useless for shape in shapes), "all": len(shapes)}
