"""The sand timer and the other limits of time (RR-4.5 - RR-4.9, RR-19.8, RR-A4). The clock itself is the table's."""

from __future__ import annotations

from typing import Final

from paddock.core.game import TimeLimit

from .legal import waiting_for
from .phases import STAGE_PROGRAMMING, STEP_PROGRAMMING
from .state import State

SAND_TIMER_SECONDS: Final = 30
"""Seconds that the sand timer runs for each robot (RR-4.5)."""


def time_limits(state: State) -> dict[int, TimeLimit]:
    """Who has how long now."""
    if state.step == STEP_PROGRAMMING:
        return _programming_limits(state)
    seconds = state.settings.decision_time
    return {seat: TimeLimit(seconds) for seat in waiting_for(state)} if seconds else {}


def _programming_limits(state: State) -> dict[int, TimeLimit]:
    """The last player has thirty seconds a robot, or everybody the same time from the deal on."""
    if state.settings.timer == "off":
        return {}
    robots: dict[int, int] = {}
    for robot, stage in enumerate(state.program_stage):
        if stage == STAGE_PROGRAMMING:
            owner = state.roster.robot_owner[robot]
            robots[owner] = robots.get(owner, 0) + 1
    period = f"turn {state.turn}"
    rule = state.course.rules.get("programming_time")
    if rule is not None or state.settings.timer == "everybody":
        seconds = state.settings.programming_time or (
            int(rule.get("seconds", SAND_TIMER_SECONDS)) if rule is not None else SAND_TIMER_SECONDS
        )
        return {seat: TimeLimit(seconds, period) for seat in robots}
    if len(robots) == 1:
        return {seat: TimeLimit(SAND_TIMER_SECONDS * count, period) for seat, count in robots.items()}
    return {}
