"""Who came where (RG-17.1, RG-17.6), and the time of a solo run (RG-19.3)."""

from __future__ import annotations

from typing import Final

from paddock.core.game import Outcome, Placing

from .car_status import STATUS_FINISHED, STATUS_RETIRED
from .phases import PHASE_OVER
from .state import State
from .steps.ending import final_time, racing_cars

_PLACING_KINDS: Final = ("finished", "last", "alone", "retired", "time")
PLACINGS: Final[tuple[str, ...]] = tuple(f"placing-{kind}" for kind in _PLACING_KINDS)


def outcome(state: State) -> Outcome | None:
    """How every seat came out, or None while the game runs: finishers by crossing, then the car that is left, then
    those who conceded, the latest first."""
    if state.phase is not PHASE_OVER:
        return None

    def ranked_cars(car: int) -> tuple[int, int, int]:
        space = state.car_space[car]
        return -state.crossings[car], -state.circuit.progress[space] if space >= 0 else 1, state.grid_place[car]

    order = [*state.finished_cars, *sorted(racing_cars(state), key=ranked_cars), *state.retired_cars[::-1]]
    placings = [_placing(state, car, place) for place, car in enumerate(order, 1)]
    return Outcome(sorted(placings, key=lambda placing: placing.seat))


def _placing(state: State, car: int, place: int) -> Placing:
    seat, status = state.lineup.seats[car], state.status[car]
    if status is STATUS_RETIRED:
        return Placing(seat, place, "placing-retired", {"laps": max(0, state.crossings[car] - 1)})
    if status is not STATUS_FINISHED:
        return Placing(seat, place, "placing-last" if state.finished_cars else "placing-alone", {})
    if not state.is_solo:
        return Placing(seat, place, "placing-finished", {"laps": state.settings.laps})
    time = final_time(state, car)
    args = {"minutes": time // 60, "seconds": f"{time % 60:02}", "turns": len(state.time_sheet)}
    return Placing(seat, place, "placing-time", args, points=time)
