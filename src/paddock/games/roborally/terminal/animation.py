"""RoboRally's events, carried into a view that is being shown, so that a turn can be watched step by step."""
# mypyc: off

from __future__ import annotations

from typing import Any, Final

PLACING_EVENTS: Final = frozenset(
    {"moves", "pushed", "shoved", "carried", "deploys", "returns", "turns", "geared", "falls"}
)
"""Events whose x, y and facing are the robot's own."""
REMOVING_EVENTS: Final = frozenset({"leaves_course", "destroyed", "finishes", "eliminated"})


def apply_event(view: dict[str, Any], event: dict[str, Any]) -> None:
    """Changes the view as the event says. What is not known from events alone waits for the true view."""
    kind = event["event"]
    robot = next((each for each in view["robots"] if each["robot"] == event.get("robot")), None)
    if kind == "turn":
        view.update(turn=event["turn"], phase="turn_start", register=0)
        for each in view["robots"]:
            each.update(powered_down=False, sealed=False)
    elif kind == "register":
        view.update(phase="register", register=event["register"])
    elif kind in ("flag_moves", "flag_returns"):
        view["flags"][event["flag"] - 1] = [event["x"], event["y"]]
    elif robot is not None:
        _update_robot(robot, kind, event)


def _update_robot(robot: dict[str, Any], kind: str, event: dict[str, Any]) -> None:
    if kind in PLACING_EVENTS:
        robot.update({name: event[name] for name in ("x", "y", "facing") if name in event})
        if kind == "returns":
            robot["status"] = "racing"
    elif kind in REMOVING_EVENTS:
        robot.update(x=None, y=None)
        robot["status"] = {"finishes": "finished", "eliminated": "eliminated"}.get(kind, "destroyed")
        if "lives" in event:
            robot["lives"] = event["lives"]
    elif kind in ("damaged", "repairs"):
        robot["damage"] = event["damage"]
    elif kind == "powers_down":
        robot.update(powered_down=True, announced=False, damage=0)
    elif kind in ("announces_power_down", "stays_down"):
        robot["announced"] = True
    elif kind == "archives":
        robot["archive"] = [event["x"], event["y"]]
    elif kind == "touches":
        robot["next_flag"] = event["flag"] + 1
    elif kind in ("seals", "time_up"):
        robot["sealed"] = True
    elif kind == "reveals":
        robot["registers"][event["register"] - 1] = event["card"]
    elif kind == "reveals_pair":
        robot["registers"][event["register"] - 1] = [event["card"], event["second"]]
    elif kind in ("draws_option", "gets_option") and event["option"] not in robot["options"]:
        robot["options"].append(event["option"])
    elif kind in ("loses_option", "prevents") and event["option"] in robot["options"]:
        robot["options"].remove(event["option"])
