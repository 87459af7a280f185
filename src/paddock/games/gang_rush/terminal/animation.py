"""GangRush's events, carried into a view that is being shown, so that a turn can be watched step by step."""
# mypyc: off

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from ..components.content import DRIVER, MAX_BODY, PRICE

View = dict[str, Any]
Car = dict[str, Any]
Event = dict[str, Any]
DIE_FIELDS: Final = ("one", "two", "three", "four", "five")
BLUE_TILES: Final = ("smooth_ride", "bulletproof", "pump_gun")


def apply_event(view: View, event: Event) -> None:
    """Changes the view as the event says. What is not known from events alone waits for the true view."""
    kind = event["event"]
    if kind in _TABLE_EVENTS:
        _TABLE_EVENTS[kind](view, event)
    car = next((each for each in view["cars"] if each["driver"] == event.get("car")), None)
    if car is not None and kind in _CAR_EVENTS:
        _CAR_EVENTS[kind](view, car, event)


# -- the table -------------------------------------------------------------------------------------------------


def _pick_car(view: View, event: Event) -> None:
    car = next(each for each in view["cars"] if each["seat"] == event["seat"])
    body = MAX_BODY[DRIVER.code(event["car"])]
    car.update(driver=event["car"], at=event["space"], cash=event["cash"], body=body, body_max=body)
    car.update(facing="F", speed=0)


def _start_round(view: View, event: Event) -> None:
    view.update(round=event["number"], order=[], phase="hazards", turn=None)
    view["hazards"] = {**view["hazards"], "revealed": []}


def _offer_tile(view: View, event: Event) -> None:
    shop = view["bonuses"]["shop"]
    place = PRICE.names.index(str(event["price"]))
    if place == 0 and shop[0]:
        shop[:] = [None, *shop[:-1]]
    shop[place] = event["tile"]


def _renew_shop(view: View, _: Event) -> None:
    shop = view["bonuses"]["shop"]
    shop[:] = [None, *shop[:-1]]


def _take_revealed(view: View, event: Event) -> None:
    revealed = view["hazards"]["revealed"]
    if event["hazard"] in revealed:
        revealed.remove(event["hazard"])


def _place_hazard(view: View, event: Event) -> None:
    _take_revealed(view, event)
    kind, _, number = event["hazard"].rpartition("_")
    here = _things_on(view, event["space"])
    if kind == "barrier":
        here["barrier"] = event["count"]
    elif number.isdecimal():
        here[kind] = int(number)
    else:
        here[event["hazard"]] = True


def _shift_police(view: View, event: Event) -> None:
    _remove_thing(view, event["from"], "police")
    _things_on(view, event["to"])["police"] = event["count"]


def _remove_barriers(view: View, event: Event) -> None:
    here = _things_on(view, event["space"])
    here["barrier"] = here.get("barrier", 0) - event["count"]
    if here["barrier"] <= 0:
        _remove_thing(view, event["space"], "barrier")


def _things_on(view: View, space: str) -> dict[str, Any]:
    things: dict[str, Any] = view["road"].setdefault(space, {})
    return things


def _remove_thing(view: View, space: str, field: str) -> None:
    view["road"].get(space, {}).pop(field, None)


_TABLE_EVENTS: Final[dict[str, Callable[[View, Event], None]]] = {
    "picks": _pick_car,
    "offers": _offer_tile,
    "renews": _renew_shop,
    "round": _start_round,
    "in_order": lambda view, event: view["order"].append(event["car"]),
    "reveals": lambda view, event: view["hazards"]["revealed"].append(event["hazard"]),
    "places": _place_hazard,
    "discards": _take_revealed,
    "shifts": _shift_police,
    "removes_police": lambda view, event: _remove_thing(view, event["space"], "police"),
    "breaks_barriers": _remove_barriers,
    "barriers_gone": _remove_barriers,
    "takes_nails": lambda view, event: _remove_thing(view, event["space"], "nails"),
    "blows_up": lambda view, event: _remove_thing(view, event["space"], "mine"),
    "collects": lambda view, event: _remove_thing(view, event["space"], "cash"),
}


# -- cars ------------------------------------------------------------------------------------------------------


def _start_turn(view: View, car: Car, _: Event) -> None:
    view.update(phase="start", turn={"car": car["driver"], "dice": [None] * len(DIE_FIELDS)})


def _show_dice(view: View, car: Car, event: Event) -> None:
    dice = [None if event[name] == "none" else event[name] for name in DIE_FIELDS]
    view["turn"] = {**(view.get("turn") or {}), "car": car["driver"], "dice": dice}


def _set_car_space(_: View, car: Car, event: Event) -> None:
    car["at"] = event["space"]


def _add_cash(_: View, car: Car, event: Event) -> None:
    car["cash"] += event["amount"]


def _damage_car(view: View, car: Car, event: Event) -> None:
    """The bill lies on the road; acid that dissolves it, or a car that keeps it, is told by the true view."""
    car["body"] = event["body"]
    car["cash"] -= event["amount"]
    if event["amount"] and event["space"] in _spaces_keeping_bills(view):
        here = _things_on(view, event["space"])
        here["cash"] = here.get("cash", 0) + event["amount"]


def _spaces_keeping_bills(view: View) -> set[str]:
    """Where bills are sure to stay: on spaces with a car and without acid."""
    return {car["at"] for car in view["cars"] if "acid_pool" not in view["road"].get(car["at"], {})}


def _pay(_: View, car: Car, event: Event) -> None:
    car["cash"] -= event["amount"]
    car["debt"] += event["debt"]


def _buy_tile(view: View, car: Car, event: Event) -> None:
    shop = view["bonuses"]["shop"]
    del shop[PRICE.names.index(str(event["price"]))]
    shop.insert(0, None)
    car["tiles"].append(event["tile"])


def _use_tile(_: View, car: Car, event: Event) -> None:
    if event["tile"] in car["tiles"]:
        car["tiles"].remove(event["tile"])
    if event["tile"] in BLUE_TILES:
        car["active"].append(event["tile"])


def _stop_both_cars(view: View, car: Car, event: Event) -> None:
    for each in view["cars"]:
        if each is car or each["driver"] == event["other"]:
            each["speed"] = 0


def _turn_car(car: Car, *, right: bool) -> None:
    car.update(speed=0, facing="B" if bool(car["homeward"]) == right else "F", wrong_way=not right)


def _lay_ramp(view: View, car: Car, event: Event) -> None:
    car["ramp"] = False
    _things_on(view, event["space"])["ramp"] = "B" if car["homeward"] else "F"


def _take_off_bridge(where: str) -> Callable[[View, Car, Event], None]:
    return lambda _, car, __: car.update(at=where, speed=0)


_CAR_EVENTS: Final[dict[str, Callable[[View, Car, Event], None]]] = {
    "turn": _start_turn,
    "rolls": _show_dice,
    "lays_ramp": _lay_ramp,
    "repairs": lambda _, car, event: car.update(body=event["body"]),
    "dial": lambda _, car, event: car.update(speed=event["speed"]),
    "slowed": lambda _, car, event: car.update(speed=event["speed"]),
    "hits": lambda _, car, __: car.update(speed=0),
    "crashes": _stop_both_cars,
    "moves": _set_car_space,
    "pushed": _set_car_space,
    "lands": _set_car_space,
    "bounces": lambda _, car, __: car.update(at="air"),
    "falls": lambda _, car, event: car.update(at="river", exit=event["space"], speed=0),
    "crane": lambda _, car, event: car.update(
        at=event["space"], exit=None, facing="B" if car["homeward"] else "F", wrong_way=False
    ),
    "spins_out": lambda _, car, __: _turn_car(car, right=False),
    "restarts": lambda _, car, __: _turn_car(car, right=True),
    "handbrake": lambda _, car, __: _turn_car(car, right=False),
    "turns_home": lambda _, car, __: car.update(homeward=True, facing="B", wrong_way=False),
    "damaged": _damage_car,
    "collects": _add_cash,
    "takes_bill": _add_cash,
    "sells": _add_cash,
    "gains": _add_cash,
    "rewarded": _add_cash,
    "sells_ramp": _add_cash,
    "pays": _pay,
    "buys": _buy_tile,
    "uses": _use_tile,
    "leaves": _take_off_bridge("out"),
    "arrested": _take_off_bridge("arrested"),
}
