"""GangRush's events, carried into a view that is being shown, so that a turn can be watched step by step."""
# mypyc: off

from __future__ import annotations

from typing import Any, Final

from ..components.content import DRIVER, MAX_BODY, PRICE

View = dict[str, Any]
Car = dict[str, Any]
Event = dict[str, Any]
DIE_FIELDS: Final = ("one", "two", "three", "four", "five")
BLUE_TILES: Final = ("smooth_ride", "bulletproof", "pump_gun")


def apply_event(view: View, event: Event) -> None:
    """Changes the view as the event says. What is not known from events alone waits for the true view."""
    _change_table(view, event)
    _change_shop_and_hazards(view, event)
    car = next((each for each in view["cars"] if each["driver"] == event.get("car")), None)
    if car is not None:
        _change_place(view, car, event)
        _change_belongings(view, car, event)


def _change_table(view: View, event: Event) -> None:
    match event["event"]:
        case "picks":
            car = next(each for each in view["cars"] if each["seat"] == event["seat"])
            body = MAX_BODY[DRIVER.code(event["car"])]
            car.update(driver=event["car"], at=event["space"], cash=event["cash"], body=body, body_max=body)
            car.update(facing="F", speed=0)
        case "round":
            view.update(round=event["number"], order=[], phase="hazards", turn=None)
            view["hazards"] = {**view["hazards"], "revealed": []}
        case "in_order":
            view["order"].append(event["car"])
        case "shifts":
            _remove_thing(view, event["from"], "police")
            _things_on(view, event["to"])["police"] = event["count"]
        case "breaks_barriers" | "barriers_gone":
            here = _things_on(view, event["space"])
            here["barrier"] = here.get("barrier", 0) - event["count"]
            if here["barrier"] <= 0:
                del here["barrier"]
        case "removes_police":
            _remove_thing(view, event["space"], "police")
        case "takes_nails":
            _remove_thing(view, event["space"], "nails")
        case "blows_up":
            _remove_thing(view, event["space"], "mine")
        case "collects":
            _remove_thing(view, event["space"], "cash")


def _change_shop_and_hazards(view: View, event: Event) -> None:
    shop, revealed = view["bonuses"]["shop"], view["hazards"]["revealed"]
    match event["event"]:
        case "offers":
            place = PRICE.names.index(str(event["price"]))
            if place == 0 and shop[0]:
                shop[:] = [None, *shop[:-1]]
            shop[place] = event["tile"]
        case "renews":
            shop[:] = [None, *shop[:-1]]
        case "reveals":
            revealed.append(event["hazard"])
        case "places" | "discards" as kind:
            if event["hazard"] in revealed:
                revealed.remove(event["hazard"])
            if kind == "places":
                _place_hazard(_things_on(view, event["space"]), event)


def _place_hazard(here: dict[str, Any], event: Event) -> None:
    kind, _, number = event["hazard"].rpartition("_")
    if kind == "barrier":
        here["barrier"] = event["count"]
    elif number.isdecimal():
        here[kind] = int(number)
    else:
        here[event["hazard"]] = True


def _things_on(view: View, space: str) -> dict[str, Any]:
    things: dict[str, Any] = view["road"].setdefault(space, {})
    return things


def _remove_thing(view: View, space: str, thing: str) -> None:
    view["road"].get(space, {}).pop(thing, None)


def _change_place(view: View, car: Car, event: Event) -> None:
    """The turn, and where a car is, where it faces and how fast it is."""
    ahead, back = ("B", "F") if car["homeward"] else ("F", "B")
    match event["event"]:
        case "turn":
            view.update(phase="start", turn={"car": car["driver"], "dice": [None] * len(DIE_FIELDS)})
        case "rolls":
            dice = [None if event[name] == "none" else event[name] for name in DIE_FIELDS]
            view["turn"] = {**(view.get("turn") or {}), "car": car["driver"], "dice": dice}
        case "dial" | "slowed":
            car["speed"] = event["speed"]
        case "hits":
            car["speed"] = 0
        case "crashes":
            for each in view["cars"]:
                if each is car or each["driver"] == event["other"]:
                    each["speed"] = 0
        case "moves" | "pushed" | "lands":
            car["at"] = event["space"]
        case "bounces":
            car["at"] = "air"
        case "falls":
            car.update(at="river", exit=event["space"], speed=0)
        case "crane":
            car.update(at=event["space"], exit=None, facing=ahead, wrong_way=False)
        case "spins_out" | "handbrake":
            car.update(speed=0, facing=back, wrong_way=True)
        case "restarts":
            car.update(speed=0, facing=ahead, wrong_way=False)
        case "turns_home":
            car.update(homeward=True, facing="B", wrong_way=False)
        case "leaves":
            car.update(at="out", speed=0)
        case "arrested":
            car.update(at="arrested", speed=0)


def _change_belongings(view: View, car: Car, event: Event) -> None:
    """Body, money, tiles and ramp of a car."""
    match event["event"]:
        case "repairs":
            car["body"] = event["body"]
        case "damaged":
            car["body"] = event["body"]
            car["cash"] -= event["amount"]
            # Bills are sure to stay on spaces with a car and without acid; the rest is told by the true view.
            keeping = {each["at"] for each in view["cars"] if "acid_pool" not in view["road"].get(each["at"], {})}
            if event["amount"] and event["space"] in keeping:
                here = _things_on(view, event["space"])
                here["cash"] = here.get("cash", 0) + event["amount"]
        case "collects" | "takes_bill" | "sells" | "gains" | "rewarded" | "sells_ramp":
            car["cash"] += event["amount"]
        case "pays":
            car["cash"] -= event["amount"]
            car["debt"] += event["debt"]
        case "buys":
            shop = view["bonuses"]["shop"]
            del shop[PRICE.names.index(str(event["price"]))]
            shop.insert(0, None)
            car["tiles"].append(event["tile"])
        case "uses":
            if event["tile"] in car["tiles"]:
                car["tiles"].remove(event["tile"])
            if event["tile"] in BLUE_TILES:
                car["active"].append(event["tile"])
        case "lays_ramp":
            car["ramp"] = False
            _things_on(view, event["space"])["ramp"] = "B" if car["homeward"] else "F"
