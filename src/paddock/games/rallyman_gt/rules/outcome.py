"""Who came where (RG-17.1, RG-17.6), and the time of a solo run (RG-19.3)."""

from __future__ import annotations

from typing import Final

from paddock.core.game import Outcome, Placing

from .car_status import FINISHED, RETIRED
from .phases import OVER
from .state import State
from .steps.ending import final_time

PLACINGS: Final[tuple[str, ...]] = (
    "placing-finished",
    "placing-last",
    "placing-alone",
    "placing-retired",
    "placing-time",
)


def outcome(state: State) -> Outcome | None:
    """How every seat came out, or None while the game runs: finishers by crossing, then the car that is left, then
    those who conceded, the latest first."""
    if state.phase is not OVER:
        return None
    left = [car for car in range(len(state.status)) if _is_last_left(state, car)]
    left.sort(key=lambda car: (-state.crossings[car], -_progress(state, car), state.grid_place[car]))
    order = [*state.finished, *left, *state.retired[::-1]]
    placings = [_placing(state, car, order.index(car) + 1) for car in range(len(state.status))]
    return Outcome(sorted(placings, key=lambda placing: placing.seat))


def _is_last_left(state: State, car: int) -> bool:
    return state.status[car].is_racing


def _progress(state: State, car: int) -> int:
    space = state.car_space[car]
    return state.circuit.progress[space] if space >= 0 else -1


def _placing(state: State, car: int, place: int) -> Placing:
    seat, status = state.lineup.seat[car], state.status[car]
    if status is RETIRED:
        return Placing(seat, place, "placing-retired", {"laps": max(0, state.crossings[car] - 1)})
    if status is FINISHED and state.solo:
        minutes, seconds = divmod(final_time(state, car), 60)
        args: dict[str, object] = {"minutes": minutes, "seconds": f"{seconds:02}", "turns": len(state.time_sheet)}
        return Placing(seat, place, "placing-time", args, points=final_time(state, car))
    if status is FINISHED:
        return Placing(seat, place, "placing-finished", {"laps": state.settings.laps})
    return Placing(seat, place, "placing-last" if state.finished else "placing-alone", {})
