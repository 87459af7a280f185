"""A remark on any decision: what it costs and brings, and whom it hits."""
# mypyc: off

from __future__ import annotations

from typing import Final

from paddock.core.decision import Decision
from paddock.core.heuristics import Remark

from ..components import content
from ..components.bridge import START_MONEY_BY_SPACE
from ..rules import decisions as d
from ..rules.outcome import net_worth
from ..rules.phases import PLACING_RAMP
from ..rules.state import State, is_wrong_way
from ..rules.steps.dice import sale_price
from ..rules.steps.ending import ramp_price
from .hazard_placing import expected_cost, find_targets, harm_and_target, kind_and_number
from .lookahead import position_after
from .road_costs import spaces_left
from .shopping import tile_value

TILE_USED_BY_DECISION_KIND: Final = {
    d.LOAD_DIE: content.LOADED_DIE,
    d.DOUBLE_DIE: content.DOUBLE_UP,
    d.TURN_TO_SHOT: content.GUNSMITH,
}
"""Decisions that use up a tile."""
REPAIR_DECISION_KINDS: Final = (d.BUY_SERVICE, d.REPAIR_BODY, d.GARAGE_REPAIR)
UTURN_DECISION_KINDS: Final = (d.RESTART_UTURN, d.HANDBRAKE_UTURN)


def remark(state: State, seat: int, decision: Decision) -> Remark | None:
    """What a decision comes to, as a message."""
    kind, args = decision.kind, decision.args
    if kind == d.BUY_TILE:
        return _purchase_remark(state, seat, content.KIND_OF_TILE[state.shop[args[0]]], content.SHOP_PRICES[args[0]])
    if kind == d.PLACE_OBSTACLE:
        return _placement_remark(state, seat, args[0])
    if kind in d.SHOT_DECISION_KINDS:
        return _shot_remark(state, seat, decision)
    if kind in REPAIR_DECISION_KINDS:
        there = position_after(state, seat, decision)[0]
        return "hint-body", {"body": there.body[seat], "price": net_worth(state, seat) - net_worth(there, seat)}
    if kind in UTURN_DECISION_KINDS:
        there = position_after(state, seat, decision)[0]
        return "hint-faces", {"way": "wrong" if is_wrong_way(there, seat) else "right"}
    if kind == d.LAY_RAMP:
        return "hint-ramp-kept", {"price": ramp_price(state, seat)}
    if kind in TILE_USED_BY_DECISION_KIND or kind == d.USE_TILE:
        tile = args[0] if kind == d.USE_TILE else TILE_USED_BY_DECISION_KIND[kind]
        return "hint-tile-kept", {"worth": round(tile_value(state, seat, tile))}
    if kind == d.MOVE_OBSTACLE:
        obstacle = content.ITEM_BARRIER if state.question_detail == content.ROAD_CREW else content.ITEM_CONTAINER
        return _obstacle_remark(state, seat, args[1], obstacle, 1)
    if kind == d.CRANE_TO_SPACE:
        return "hint-to-go", {"spaces": round(spaces_left(state, seat, args[0]))}
    if kind == d.FINISH_MOVING:
        return "hint-stays", {}
    return _common_remark(state, seat, decision)


def _common_remark(state: State, seat: int, decision: Decision) -> Remark | None:
    """What a driver always names, but not always first."""
    kind, args = decision.kind, decision.args
    if kind == d.PICK_CAR:
        return "hint-starts-with", {"cash": START_MONEY_BY_SPACE[args[1]], "body": content.MAX_BODY_BY_DRIVER[args[0]]}
    if kind == d.SET_SPEED:
        count = d.dial_steps(decision)
        price = content.DIE_PRICE * max(0, abs(count) - state.granted_speed)
        return "hint-dial", {"speed": content.DIAL_STEP * (state.speed[seat] + count), "price": price}
    if kind == d.END_TURN:
        return "hint-cash", {"cash": state.cash[seat] + sale_price(state, seat)}
    if kind == d.SHIFT_POLICE:
        officers = state.road_item[state.question_detail] & content.ITEM_NUMBER_MASK
        return _obstacle_remark(state, seat, args[0], content.ITEM_POLICE, officers)
    if kind in (d.BOUNCE_TO_SPACE, d.DECLINE_SERVICE):
        return "hint-body", {"body": position_after(state, seat, decision)[0].body[seat], "price": 0}
    return ("hint-as-they-lie", {}) if kind in (d.STOP_ROLLING, d.SETTLE_DICE) else None


def _purchase_remark(state: State, seat: int, tile: int, price: int) -> Remark:
    """What a tile of the shop is worth, and what is left of the cash; what is lacking is owed (GB-13.5)."""
    left = state.cash[seat] - price
    args: dict[str, object] = {"tile": (content.TILE_VALUES, tile), "worth": round(tile_value(state, seat, tile))}
    return "hint-offer", {**args, "cash": max(0, left), "debt": max(0, -left)}


def _placement_remark(state: State, seat: int, space: int) -> Remark:
    what = state.question_detail
    if what == PLACING_RAMP:
        return "hint-ramp-kept", {"price": ramp_price(state, seat)}
    return _obstacle_remark(state, seat, space, *kind_and_number(what if what < PLACING_RAMP else -1))


def _obstacle_remark(state: State, seat: int, space: int, item_kind: int, item_number: int) -> Remark:
    """Who is likely to meet something on a space, and what it costs that car."""
    score, target_car = harm_and_target(state, find_targets(state, seat), space, item_kind, item_number)
    if target_car >= 0 and target_car != seat and score > 0.0:
        cost = round(expected_cost(state, target_car, space, item_kind, item_number))
        return "hint-hazard", {"car": (content.DRIVER_VALUES, state.driver[target_car]), "harm": cost}
    return ("hint-own-way", {}) if score < 0.0 else ("hint-nobody", {})


def _shot_remark(state: State, seat: int, decision: Decision) -> Remark:
    """Whom a shot hits, and what the die would have brought."""
    there = position_after(state, seat, decision)[0]
    price = 0 if decision.kind == d.FIRE_TRICK_BULLET else content.DIE_PRICE
    for car in range(state.seats):
        if car != seat and there.body[car] < state.body[car]:
            points = state.body[car] - there.body[car]
            return "hint-hits", {"car": (content.DRIVER_VALUES, state.driver[car]), "points": points, "price": price}
    return "hint-misses", {"price": price}
