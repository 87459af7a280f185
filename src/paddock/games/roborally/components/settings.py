"""The settings of a game, read from what a table or a position gives (RR-21.2)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from paddock.core.errors import BadSetupError
from paddock.core.game import Setting
from paddock.core.reading import check_settings

from .content import COURSE_DATA
from .course import Course


class Settings:
    """The settings of a game that change its rules or its clocks (RR-21.2)."""

    __slots__ = (
        "allow_any_count",
        "choose_robots",
        "course",
        "decision_time",
        "fire_control_erratum",
        "flywheel_any_card",
        "lives",
        "max_turns",
        "option_cards",
        "play_on",
        "programming_time",
        "ring_rotation",
        "teams",
        "timer",
        "virtual_robots",
    )

    def __init__(self) -> None:
        self.course = "risky_exchange"
        self.lives = 3
        self.play_on = False
        self.timer = "last_player"
        self.programming_time = 0
        self.decision_time = 20
        self.virtual_robots = False
        self.option_cards = True
        self.fire_control_erratum = True
        self.flywheel_any_card = False
        self.ring_rotation = True
        self.max_turns = 200
        self.allow_any_count = False
        self.teams = "docks"
        self.choose_robots = True


SETTINGS: Final = (
    Setting("course", "risky_exchange", clause="RR-19.1", choices=tuple(COURSE_DATA)),
    Setting("lives", 3, clause="RR-1.4", low=3, high=4),
    Setting("play_on", False, clause="RR-15.2"),
    Setting("timer", "last_player", clause="RR-4.8", choices=("off", "last_player", "everybody")),
    Setting("programming_time", 0, clause="RR-19.8", low=0, high=3600),
    Setting("decision_time", 20, clause="RR-A4", low=0, high=3600),
    Setting("virtual_robots", False, clause="RR-21.1"),
    Setting("option_cards", True, clause="RR-21.3"),
    Setting("fire_control_erratum", True, clause="RR-21.3"),
    Setting("flywheel_any_card", False, clause="RR-21.3"),
    Setting("ring_rotation", True, clause="RR-8.7"),
    Setting("max_turns", 200, clause="RR-15.6", low=1, high=1000),
    Setting("allow_any_count", False, clause="RR-19.2"),
    Setting("teams", "docks", clause="RR-19.11", choices=("docks", "choose")),
    Setting("choose_robots", True, clause="RR-1.3"),
)
OWN_COURSE: Final = "own"
"""The name of a course that is not one of the shipped ones; it travels with the game."""
_RULES_NEEDING_OPTIONS: Final = ("option_draft", "starting_options", "repair_draws_options")


def read_settings(chosen_settings: Mapping[str, Any]) -> Settings:
    """Settings from a mapping; raises :class:`BadSetupError` for one that is unknown or out of range."""
    checked = dict(chosen_settings)
    if checked.get("course") == OWN_COURSE:
        del checked["course"]
    check_settings(SETTINGS, checked, "RR-21.2")
    settings = Settings()
    for name, value in chosen_settings.items():
        setattr(settings, name, value)
    return settings


def write_settings(settings: Settings) -> dict[str, object]:
    """All settings as a mapping, the inverse of :func:`read_settings`."""
    return {setting.name: getattr(settings, setting.name) for setting in SETTINGS}


def check_setup(course: Course, settings: Settings, seats: int) -> None:
    """Whether this many players can play this course with these settings (RR-1.1, RR-1.4, RR-19.2, RR-21.3)."""
    robots = 2 * seats if "racer_and_blocker" in course.rules else seats
    docks = len(course.docks) if course.docks else 8
    if robots > docks:
        raise BadSetupError(where="seats", problem="docks", clause="RR-19.2", docks=docks, robots=robots)
    if course.is_team and seats % 2:
        raise BadSetupError(where="seats", problem="even-teams", clause="RR-19.11")
    if not settings.allow_any_count and not course.min_players <= seats <= course.max_players:
        low, high = course.min_players, course.max_players
        raise BadSetupError(where="seats", problem="course-players", clause="RR-19.2", low=low, high=high)
    if not 2 <= seats <= 8:
        raise BadSetupError(where="seats", problem="players-range", clause="RR-1.1", low=2, high=8)
    if settings.lives == 4 and seats < 5:
        raise BadSetupError(where="lives", problem="four-lives", clause="RR-1.4")
    needed = [rule for rule in _RULES_NEEDING_OPTIONS if rule in course.rules]
    if needed and not settings.option_cards:
        raise BadSetupError(where="option_cards", problem="needs-options", clause="RR-21.3")
