"""Rallyman: GT's events, carried into a view that is being shown, so that a turn can be watched step by step."""
# mypyc: off

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

Car = dict[str, Any]
Event = dict[str, Any]


def apply_event(view: dict[str, Any], event: Event) -> None:
    """Changes the view as the event says. What is not known from events alone waits for the true view."""
    kind = event["event"]
    if kind == "round":
        view.update(round=event["number"], phase="turn")
        for car in view["cars"]:
            car["played"] = False
    elif kind == "weather":
        view["weather"] = event["weather"]
    car = next((each for each in cars_of(view) if each["colour"] == event.get("car")), None)
    if car is None:
        return
    if kind == "turn" and car["colour"] in view["order"]:
        view["order"] = view["order"][view["order"].index(car["colour"]) :]
        view["turn"] = None
    change = _CAR_UPDATES.get(kind)
    if change is not None:
        change(car, event)


def cars_of(view: dict[str, Any]) -> list[Car]:
    """All cars, in qualifying those of the runs."""
    return [car for run in view.get("runs") or [view] for car in run["cars"]]


def _move_car(car: Car, event: Event) -> None:
    car.update(at=event["space"], status="road", speed=event.get("speed", car["speed"]))


def _add_token(car: Car, event: Event) -> None:
    car["damage"] = {**car["damage"], event["token"]: car["damage"].get(event["token"], 0) + 1}


_CAR_UPDATES: Final[dict[str, Callable[[Car, Event], None]]] = {
    "grid": _move_car,
    "moves": _move_car,
    "recovers": _move_car,
    "returns": _move_car,
    "marker": lambda car, event: car.update(speed=event["speed"], played=True),
    "spins": lambda car, _: car.update(speed=0),
    "leaves_track": lambda car, _: car.update(status="off", speed="00"),
    "pits": lambda car, _: car.update(status="pit"),
    "fits": lambda car, event: car.update(tyres=event["tyres"]),
    "finishes": lambda car, _: car.update(status="finished", at=None),
    "concedes": lambda car, _: car.update(status="retired", at=None),
    "gains_focus": lambda car, event: car.update(focus=car["focus"] + event["tokens"]),
    "secures": lambda car, event: car.update(focus=car["focus"] - event["cost"]),
    "draws": _add_token,
}
