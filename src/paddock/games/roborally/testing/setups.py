"""Tables and positions that show all of RoboRally's variants: the conformance tests and the bench play these.

A title says here what it wants to be tried on: `SETUPS` are new games (seats, settings), `POSITIONS` are games that
start from a position, and `HAS_SECRETS` tells whether anybody has secrets.
"""
# mypyc: off

from __future__ import annotations

from typing import Final

from paddock.core.game import Json

from ..components.content import OPTION_VALUES, ROBOT_VALUES

HAS_SECRETS: Final = True

_PLAIN_COURSES: Final = (
    ("risky_exchange", 4),
    ("checkmate", 5),
    ("dizzy_dash", 6),
    ("island_hop", 3),
    ("chop_shop_challenge", 2),
    ("twister", 7),
    ("death_trap", 4),
    ("pilgrimage", 8),
    ("house_hot_metal", 6),
)
_SPECIAL_COURSES: Final = (
    ("tricksy", 4),
    ("moving_targets", 8),
    ("set_to_kill", 6),
    ("factory_rejects", 5),
    ("option_world", 8),
    ("ball_lightning", 3),
    ("flag_fry", 4),
    ("interference", 4),
    ("interference", 2),
)
_TEAM_COURSES: Final = (
    ("tandem_carnage", 4),
    ("all_for_one", 6),
    ("capture_the_flag", 4),
    ("toggle_boggle", 6),
    ("war_zone", 8),
    ("house_relay", 4),
)


def _setups() -> dict[str, tuple[int, Json]]:
    """Every kind of course, every number of robots, every setting both ways."""
    setups: dict[str, tuple[int, Json]] = {}
    for course, seats in (*_PLAIN_COURSES, *_SPECIAL_COURSES, *_TEAM_COURSES):
        setups[f"{course}-{seats}"] = seats, {"course": course, "choose_robots": False}
    setups["checkmate-5"][1]["lives"] = 4
    setups["dizzy_dash-6"][1]["option_cards"] = False
    setups["flag_fry-4"][1]["fire_control_erratum"] = False
    setups["tricksy-4"][1]["flywheel_any_card"] = True
    setups["set_to_kill-6"][1]["ring_rotation"] = False
    setups["risky_exchange-4"][1]["choose_robots"] = True
    setups["twister-7"][1]["timer"] = "everybody"
    for course, seats in (("capture_the_flag", 6), ("toggle_boggle", 4), ("house_twin_yards", 8)):
        setups[f"{course}-{seats}-choose"] = seats, {"course": course, "teams": "choose", "choose_robots": False}
    for course, seats in (("risky_exchange", 4), ("interference", 3), ("option_world", 6), ("house_first_steps", 8)):
        settings: Json = {"course": course, "play_on": True, "virtual_robots": True, "choose_robots": False}
        setups[f"{course}-{seats}-virtual"] = seats, settings
    setups["against_the_grain-2-short"] = 2, {"course": "against_the_grain", "max_turns": 3}
    return setups


_ARENA_COURSE: Final[Json] = {
    "width": 8,
    "height": 7,
    "cells": [
        {"x": 2, "y": 0, "elements": [{"kind": "belt", "speed": 2, "exit": "E", "turn_from": []}]},
        {"x": 3, "y": 0, "elements": [{"kind": "belt", "speed": 1, "exit": "E", "turn_from": []}]},
        {"x": 4, "y": 0, "elements": [{"kind": "belt", "speed": 1, "exit": "S", "turn_from": ["W"]}]},
        {"x": 6, "y": 2, "elements": [{"kind": "gear", "rotation": "cw"}]},
        {"x": 1, "y": 5, "elements": [{"kind": "pusher", "push": "N", "registers": [1, 3, 5]}]},
        {"x": 5, "y": 5, "elements": [{"kind": "crusher", "registers": [2, 4]}]},
        {"x": 7, "y": 6, "elements": [{"kind": "pit"}]},
        {"x": 0, "y": 0, "elements": [{"kind": "repair", "option": True}]},
        {"x": 3, "y": 4, "elements": [{"kind": "repair", "option": False}]},
    ],
    "walls": [{"x": 2, "y": 3, "side": "E"}, {"x": 5, "y": 1, "side": "N"}],
    "lasers": [{"x": 0, "y": 3, "fires": "E", "beams": 1}, {"x": 7, "y": 5, "fires": "W", "beams": 2}],
    "flags": [{"number": 1, "x": 4, "y": 2}, {"number": 2, "x": 1, "y": 1}, {"number": 3, "x": 6, "y": 4}],
}
"""A small floor with every kind of element, where nobody is ever far from anybody."""

_START_SQUARES: Final = ((1, 3), (3, 3), (5, 3), (3, 1), (5, 6), (2, 6), (6, 1), (0, 5))


def all_options_position(robot_count: int, settings: Json | None = None, option_shift: int = 0) -> Json:
    """A position in which robots that stand close together hold all 26 Options; `option_shift` deals them differently.

    >>> len(all_options_position(2)["robots"][0]["options"])
    13
    """
    names = OPTION_VALUES.names[option_shift:] + OPTION_VALUES.names[:option_shift]
    return {
        "title": "roborally@1",
        "course": _ARENA_COURSE,
        "settings": settings or {},
        "seats": robot_count,
        "phase": "turn_start",
        "robots": [
            {
                "robot": ROBOT_VALUES.names[robot],
                "seat": robot,
                "x": _START_SQUARES[robot][0],
                "y": _START_SQUARES[robot][1],
                "facing": "NESW"[(robot + option_shift) % 4],
                "damage": (3 * robot + option_shift) % 8,
                "options": list(names[robot::robot_count]),
            }
            for robot in range(robot_count)
        ],
    }


def short_race_position(robot_count: int, special_rule: str = "", settings: Json | None = None) -> Json:
    """A position on a tiny floor, mostly walled in, with two flags: somebody soon wins. `special_rule` is a special
    rule of the course."""
    rules: list[Json] = [{"rule": special_rule}] if special_rule else []
    flags = [{"number": 1, "x": 1, "y": 2}, {"number": 2, "x": 3, "y": 2}]
    walls = [
        {"x": x, "y": y, "side": side}
        for place in range(5)
        for x, y, side in ((place, 0, "N"), (place, 4, "S"), (0, place, "W"), (4, place, "E"))
    ]
    drivers = robot_count // 2 if special_rule == "racer_and_blocker" else robot_count
    return {
        "title": "roborally@1",
        "course": {"width": 5, "height": 5, "flags": flags, "walls": walls[:15], "special_rules": rules},
        "settings": settings or {},
        "seats": drivers,
        "phase": "turn_start",
        "robots": [
            {
                "robot": ROBOT_VALUES.names[robot],
                "seat": robot % drivers,
                "blocker": robot >= drivers,
                "x": robot % 5,
                "y": 0 if robot < 5 else 4,
                "facing": "S" if robot < 5 else "N",
                "lives": 2,
            }
            for robot in range(robot_count)
        ],
    }


SETUPS: Final = _setups()
POSITIONS: Final[dict[str, Json]] = {
    "arsenal-2": all_options_position(2),
    "arsenal-3": all_options_position(3, {"fire_control_erratum": False, "flywheel_any_card": True}, 5),
    "arsenal-4": all_options_position(4, {"play_on": True}, 11),
    "arsenal-4-virtual": all_options_position(4, {"virtual_robots": True, "play_on": True}, 17),
    "arsenal-6": all_options_position(6, {"ring_rotation": False}, 2),
    "arsenal-8": all_options_position(8, {"play_on": True}, 7),
    "sprint-3": short_race_position(3),
    "sprint-5-play-on": short_race_position(5, "", {"play_on": True}),
    "sprint-4-virtual": short_race_position(4, "", {"play_on": True, "virtual_robots": True}),
    "sprint-4-blockers": short_race_position(4, "racer_and_blocker"),
    "sprint-6-blockers": short_race_position(6, "racer_and_blocker", {"play_on": True}),
    "sprint-4-shared": short_race_position(4, "team_shared_flags"),
    "sprint-4-single": short_race_position(4, "team_single_racer"),
    "sprint-6-toggle": short_race_position(6, "toggle_control"),
}
PLAYTHROUGHS: Final = ("against_the_grain-2-short", "arsenal-2", "arsenal-3", "capture_the_flag-4")
"""The trials whose random games are kept as texts."""
