"""What can be said of decisions that the driver does not name: what they cost and bring, and whom they meet."""
# mypyc: off

from __future__ import annotations

from typing import Final

from paddock.core.decision import Decision
from paddock.core.heuristics import Remark
from paddock.games.gang_rush.bots.hazard_placing import cost_to, harm, harms, thing
from paddock.games.gang_rush.bots.rehearsal import after
from paddock.games.gang_rush.bots.shopping import tile_worth
from paddock.games.gang_rush.bots.tolls import spaces_left
from paddock.games.gang_rush.components.bridge import START_MONEY
from paddock.games.gang_rush.components.content import (
    BARRIER,
    BODY_MAX,
    CONTAINER,
    DIE_PRICE,
    DOUBLE_UP,
    DRIVER,
    GUNSMITH,
    LOADED_DIE,
    MPH,
    NUMBER,
    POLICE,
    PRICES,
    ROAD_CREW,
    TILE,
    TILE_KIND,
)
from paddock.games.gang_rush.rules import decisions as d
from paddock.games.gang_rush.rules.outcome import worth
from paddock.games.gang_rush.rules.state import PLACE_RAMP, State, is_wrong_way
from paddock.games.gang_rush.rules.steps.dice import sale_price
from paddock.games.gang_rush.rules.steps.ending import ramp_price

SPENT: Final = {d.LOAD: LOADED_DIE, d.DOUBLE: DOUBLE_UP, d.GUNSMITH: GUNSMITH}
"""Decisions that use up a tile."""
CARE: Final = (d.SERVICE, d.REPAIR, d.GARAGE)
TURNS: Final = (d.RESTART, d.HANDBRAKE)


def remark(state: State, seat: int, decision: Decision) -> Remark | None:
    """What a decision comes to, as a message."""
    kind, args = decision.kind, decision.args
    if kind == d.BUY:
        return _offer(state, seat, TILE_KIND[state.shop[args[0]]], PRICES[args[0]])
    if kind == d.PLACE:
        return _place(state, seat, args[0])
    if d.SHOOT <= kind <= d.TRICK:
        return _shot(state, seat, decision)
    if kind in CARE:
        there = after(state, seat, decision)[0]
        return "hint-body", {"body": there.body[seat], "price": worth(state, seat) - worth(there, seat)}
    if kind in TURNS:
        there = after(state, seat, decision)[0]
        return "hint-faces", {"way": "wrong" if is_wrong_way(there, seat) else "right"}
    if kind == d.RAMP:
        return "hint-ramp-kept", {"price": ramp_price(state, seat)}
    if kind in SPENT or kind == d.USE:
        tile = args[0] if kind == d.USE else SPENT[kind]
        return "hint-tile-kept", {"worth": round(tile_worth(state, seat, tile))}
    if kind == d.MOVE:
        return _met(state, seat, args[1], BARRIER if state.ask_detail == ROAD_CREW else CONTAINER, 1)
    if kind == d.CRANE:
        return "hint-to-go", {"spaces": round(spaces_left(state, seat, args[0]))}
    if kind == d.DONE:
        return "hint-stays", {}
    return _plain(state, seat, decision)


def _plain(state: State, seat: int, decision: Decision) -> Remark | None:
    """What a driver always names, but not always first."""
    kind, args = decision.kind, decision.args
    if kind == d.CAR:
        return "hint-starts-with", {"cash": START_MONEY[args[1]], "body": BODY_MAX[args[0]]}
    if kind == d.SET_SPEED:
        count = d.steps_of(decision)
        price = DIE_PRICE * max(0, abs(count) - state.granted_speed)
        return "hint-dial", {"speed": MPH * (state.speed[seat] + count), "price": price}
    if kind == d.END:
        return "hint-cash", {"cash": state.cash[seat] + sale_price(state, seat)}
    if kind == d.SHIFT:
        return _met(state, seat, args[0], POLICE, state.item[state.ask_detail] & NUMBER)
    if kind in (d.BOUNCE, d.NO_SERVICE):
        return "hint-body", {"body": after(state, seat, decision)[0].body[seat], "price": 0}
    return ("hint-as-they-lie", {}) if kind in (d.STOP, d.SETTLE) else None


def _offer(state: State, seat: int, tile: int, price: int) -> Remark:
    """What a tile of the shop is worth, and what is left of the cash; what is lacking is owed (GB-13.5)."""
    left = state.cash[seat] - price
    args: dict[str, object] = {"tile": (TILE, tile), "worth": round(tile_worth(state, seat, tile))}
    return "hint-offer", {**args, "cash": max(0, left), "debt": max(0, -left)}


def _place(state: State, seat: int, space: int) -> Remark:
    """A ramp, a hazard or a grey tile on a space."""
    what = state.ask_detail
    if what == PLACE_RAMP:
        return "hint-ramp-kept", {"price": ramp_price(state, seat)}
    return _met(state, seat, space, *thing(what if what < PLACE_RAMP else -1))


def _met(state: State, seat: int, space: int, kind: int, number: int) -> Remark:
    """Who is likely to meet something on a space, and what it costs that car."""
    score, meant = harm(state, harms(state, seat), space, kind, number)
    if meant >= 0 and meant != seat and score > 0.0:
        cost = round(cost_to(state, meant, space, kind, number))
        return "hint-hazard", {"car": (DRIVER, state.driver[meant]), "harm": cost}
    return ("hint-own-way", {}) if score < 0.0 else ("hint-nobody", {})


def _shot(state: State, seat: int, decision: Decision) -> Remark:
    """Whom a shot hits, and what the die would have brought."""
    there = after(state, seat, decision)[0]
    price = 0 if decision.kind == d.TRICK else DIE_PRICE
    for car in range(state.seats):
        if car != seat and there.body[car] < state.body[car]:
            points = state.body[car] - there.body[car]
            return "hint-hits", {"car": (DRIVER, state.driver[car]), "points": points, "price": price}
    return "hint-misses", {"price": price}
