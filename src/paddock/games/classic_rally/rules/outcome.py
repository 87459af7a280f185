"""The placings of a game that is over: shared victories, those who never came in, the stopwatch (CR-18, CR-23)."""

from __future__ import annotations

from typing import Final

from paddock.core.game import Outcome, Placing

from ..components.content import NOT_FINISHED_PENALTY
from ..components.tiles import NOWHERE
from .phases import PHASE_OVER, STATUS_FINISHED, STATUS_RACING, STATUS_RETIRED
from .routes import tiles_to_go
from .state import State
from .steps.turns import stopwatch_notches

PLACINGS: Final = ("placing-winner", "placing-finished", "placing-racing", "placing-retired", "placing-solo")
NO_FINISH_TIME: Final = -1


def seat_tiles_to_go(state: State, seat: int) -> int:
    """What a car still has to drive; for a retired one as it was then (CR-18.9)."""
    if state.status[seat] == STATUS_RETIRED or state.rally_tile[seat] == NOWHERE:
        return state.retired_to_go[seat]
    return tiles_to_go(state.road, state.rally_tile[seat], state.nose[seat], state.tokens[seat])


def stopwatch_score(state: State, seat: int) -> int:
    """The stopwatch's points (CR-23.1, CR-23.4, CR-23.6): low is good; -1 is no time."""
    if state.status[seat] == STATUS_FINISHED:
        rounds = state.finished_round[seat]
        return rounds if state.seats == 1 else rounds - state.first_finish_round
    if state.seats == 1:
        return NO_FINISH_TIME
    return stopwatch_notches(state) + NOT_FINISHED_PENALTY


def rank_key(state: State, seat: int) -> tuple[int, int, int]:
    """Finishers by round, then those still racing, then the retired, by tokens and tiles to go (CR-18.4, CR-18.9)."""
    if state.status[seat] == STATUS_FINISHED:
        return 0, state.finished_round[seat], 0
    group = 1 if state.status[seat] == STATUS_RACING else 2
    return group, -state.tokens[seat].bit_count(), seat_tiles_to_go(state, seat)


def outcome(state: State) -> Outcome | None:
    """How every seat came out, or None while the game runs."""
    if state.phase != PHASE_OVER:
        return None
    keys = [rank_key(state, seat) for seat in range(state.seats)]
    first = 1 if STATUS_FINISHED in state.status else 2
    places = [first + sum(other < key for other in keys) for key in keys]
    return Outcome([_placing(state, seat, place) for seat, place in enumerate(places)])


def _placing(state: State, seat: int, place: int) -> Placing:
    points = stopwatch_score(state, seat)
    status = state.status[seat]
    rounds = state.finished_round[seat]
    if status == STATUS_FINISHED and state.seats == 1:
        return Placing(seat, place, "placing-solo", {"time": points}, points)
    if status == STATUS_FINISHED and place == 1:
        return Placing(seat, place, "placing-winner", {"round": rounds}, points)
    if status == STATUS_FINISHED:
        return Placing(seat, place, "placing-finished", {"round": rounds, "score": points}, points)
    args: dict[str, object] = {"tokens": state.tokens[seat].bit_count(), "to_go": seat_tiles_to_go(state, seat)}
    return Placing(seat, place, "placing-racing" if status == STATUS_RACING else "placing-retired", args, points)
