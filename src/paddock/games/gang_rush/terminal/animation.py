"""GangRush's events, carried into a view that is being shown, so that a turn can be watched step by step."""
# mypyc: off

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from paddock.games.gang_rush.components.content import BODY_MAX, DRIVER, PRICE

View = dict[str, Any]
Car = dict[str, Any]
Event = dict[str, Any]
DICE: Final = ("one", "two", "three", "four", "five")
LASTING: Final = ("smooth_ride", "bulletproof", "pump_gun")


def apply_event(view: View, event: Event) -> None:
    """Changes the view as the event says. What is not known from events alone waits for the true view."""
    kind = event["event"]
    if kind in _TABLE:
        _TABLE[kind](view, event)
    car = next((each for each in view["cars"] if each["driver"] == event.get("car")), None)
    if car is not None and kind in _CARS:
        _CARS[kind](view, car, event)


# -- the table -------------------------------------------------------------------------------------------------


def _picks(view: View, event: Event) -> None:
    car = next(each for each in view["cars"] if each["seat"] == event["seat"])
    body = BODY_MAX[DRIVER.code(event["car"])]
    car.update(driver=event["car"], at=event["space"], cash=event["cash"], body=body, body_max=body)
    car.update(facing="F", speed=0)


def _round(view: View, event: Event) -> None:
    view.update(round=event["number"], order=[], phase="hazards", turn=None)
    view["hazards"] = {**view["hazards"], "revealed": []}


def _offers(view: View, event: Event) -> None:
    shop = view["bonuses"]["shop"]
    place = PRICE.names.index(str(event["price"]))
    if place == 0 and shop[0]:
        shop[:] = [None, *shop[:-1]]
    shop[place] = event["tile"]


def _renews(view: View, _: Event) -> None:
    shop = view["bonuses"]["shop"]
    shop[:] = [None, *shop[:-1]]


def _taken(view: View, event: Event) -> None:
    revealed = view["hazards"]["revealed"]
    if event["hazard"] in revealed:
        revealed.remove(event["hazard"])


def _places(view: View, event: Event) -> None:
    _taken(view, event)
    kind, _, number = event["hazard"].rpartition("_")
    here = _lying(view, event["space"])
    if kind == "barrier":
        here["barrier"] = event["count"]
    elif number.isdecimal():
        here[kind] = int(number)
    else:
        here[event["hazard"]] = True


def _shifts(view: View, event: Event) -> None:
    _clear(view, event["from"], "police")
    _lying(view, event["to"])["police"] = event["count"]


def _barriers(view: View, event: Event) -> None:
    here = _lying(view, event["space"])
    here["barrier"] = here.get("barrier", 0) - event["count"]
    if here["barrier"] <= 0:
        _clear(view, event["space"], "barrier")


def _lying(view: View, space: str) -> dict[str, Any]:
    found: dict[str, Any] = view["road"].setdefault(space, {})
    return found


def _clear(view: View, space: str, field: str) -> None:
    view["road"].get(space, {}).pop(field, None)


_TABLE: Final[dict[str, Callable[[View, Event], None]]] = {
    "picks": _picks,
    "offers": _offers,
    "renews": _renews,
    "round": _round,
    "in_order": lambda view, event: view["order"].append(event["car"]),
    "reveals": lambda view, event: view["hazards"]["revealed"].append(event["hazard"]),
    "places": _places,
    "discards": _taken,
    "shifts": _shifts,
    "removes_police": lambda view, event: _clear(view, event["space"], "police"),
    "breaks_barriers": _barriers,
    "barriers_gone": _barriers,
    "takes_nails": lambda view, event: _clear(view, event["space"], "nails"),
    "blows_up": lambda view, event: _clear(view, event["space"], "mine"),
    "collects": lambda view, event: _clear(view, event["space"], "cash"),
}


# -- cars ------------------------------------------------------------------------------------------------------


def _turn(view: View, car: Car, _: Event) -> None:
    view.update(phase="start", turn={"car": car["driver"], "dice": [None] * len(DICE)})


def _rolls(view: View, car: Car, event: Event) -> None:
    dice = [None if event[name] == "none" else event[name] for name in DICE]
    view["turn"] = {**(view.get("turn") or {}), "car": car["driver"], "dice": dice}


def _arrives(_: View, car: Car, event: Event) -> None:
    car["at"] = event["space"]


def _earns(_: View, car: Car, event: Event) -> None:
    car["cash"] += event["amount"]


def _damaged(view: View, car: Car, event: Event) -> None:
    """The bill lies on the road; acid that dissolves it, or a car that keeps it, is told by the true view."""
    car["body"] = event["body"]
    car["cash"] -= event["amount"]
    if event["amount"] and event["space"] in _spaces(view):
        here = _lying(view, event["space"])
        here["cash"] = here.get("cash", 0) + event["amount"]


def _spaces(view: View) -> set[str]:
    """Where bills are sure to stay: on spaces with a car and without acid."""
    return {car["at"] for car in view["cars"] if "acid_pool" not in view["road"].get(car["at"], {})}


def _pays(_: View, car: Car, event: Event) -> None:
    car["cash"] -= event["amount"]
    car["debt"] += event["debt"]


def _buys(view: View, car: Car, event: Event) -> None:
    shop = view["bonuses"]["shop"]
    del shop[PRICE.names.index(str(event["price"]))]
    shop.insert(0, None)
    car["tiles"].append(event["tile"])


def _uses(_: View, car: Car, event: Event) -> None:
    if event["tile"] in car["tiles"]:
        car["tiles"].remove(event["tile"])
    if event["tile"] in LASTING:
        car["active"].append(event["tile"])


def _crashes(view: View, car: Car, event: Event) -> None:
    for each in view["cars"]:
        if each is car or each["driver"] == event["other"]:
            each["speed"] = 0


def _turned(car: Car, *, right: bool) -> None:
    car.update(speed=0, facing="B" if bool(car["homeward"]) == right else "F", wrong_way=not right)


def _ramp(view: View, car: Car, event: Event) -> None:
    car["ramp"] = False
    _lying(view, event["space"])["ramp"] = "B" if car["homeward"] else "F"


def _gone(where: str) -> Callable[[View, Car, Event], None]:
    return lambda _, car, __: car.update(at=where, speed=0)


_CARS: Final[dict[str, Callable[[View, Car, Event], None]]] = {
    "turn": _turn,
    "rolls": _rolls,
    "lays_ramp": _ramp,
    "repairs": lambda _, car, event: car.update(body=event["body"]),
    "dial": lambda _, car, event: car.update(speed=event["speed"]),
    "slowed": lambda _, car, event: car.update(speed=event["speed"]),
    "hits": lambda _, car, __: car.update(speed=0),
    "crashes": _crashes,
    "moves": _arrives,
    "pushed": _arrives,
    "lands": _arrives,
    "bounces": lambda _, car, __: car.update(at="air"),
    "falls": lambda _, car, event: car.update(at="river", exit=event["space"], speed=0),
    "crane": lambda _, car, event: car.update(
        at=event["space"], exit=None, facing="B" if car["homeward"] else "F", wrong_way=False
    ),
    "spins_out": lambda _, car, __: _turned(car, right=False),
    "restarts": lambda _, car, __: _turned(car, right=True),
    "handbrake": lambda _, car, __: _turned(car, right=False),
    "turns_home": lambda _, car, __: car.update(homeward=True, facing="B", wrong_way=False),
    "damaged": _damaged,
    "collects": _earns,
    "takes_bill": _earns,
    "sells": _earns,
    "gains": _earns,
    "rewarded": _earns,
    "sells_ramp": _earns,
    "pays": _pays,
    "buys": _buys,
    "uses": _uses,
    "leaves": _gone("out"),
    "arrested": _gone("arrested"),
}

EVENT_DURATIONS: Final = {
    "offers": 0.2,
    "in_order": 0.3,
    "reveals": 0.3,
    "round": 0.6,
    "turn": 0.5,
    "rolls": 0.8,
    "dial": 0.4,
    "moves": 0.4,
    "pushed": 0.6,
    "collects": 0.4,
    "sells": 0.5,
    "pays": 0.3,
    "crashes": 1.5,
    "spins_out": 1.5,
    "falls": 2.0,
    "leaves": 2.0,
    "arrested": 2.0,
}
"""How long an event is seen, in beats; 1 where nothing is said."""
