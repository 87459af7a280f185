"""The placings of a game that is over (GR-12, GR-28, GR-32.4)."""

from __future__ import annotations

from typing import Final

from paddock.core.game import Outcome, Placing

from ..components.content import ALONE_MAX_ROUNDS, CROSSING_SUCCESS, PLAYER_WINS
from .phases import MODE_ALONE, MODE_RACE, PHASE_OVER, TORPEDO_INDEX
from .state import State, active_seats, arrived_vehicles, level_of, race_order
from .steps.ending import score_parts

PLACINGS: Final[tuple[str, ...]] = (
    "placing-only", "placing-points", "placing-road", "placing-conceded", "placing-left", "placing-won", "placing-lost",
    "placing-won-points", "placing-lost-points", "placing-resigned", "placing-crossed", "placing-stranded",
    "placing-late",
)  # fmt: skip


def race_ranking(state: State) -> list[int]:
    """The seats of a race, the best first: by points or arrival, by the order of the road, then those who left."""
    home = arrived_vehicles(state)
    if len(home) > 1:
        home.sort(key=lambda seat: (-sum(score_parts(state, seat)), state.arrived.index(seat)))
    road = [seat for seat in race_order(state) if seat not in home]
    return [*home, *road, *state.conceded[::-1]]


def outcome(state: State) -> Outcome | None:
    """How every seat came out, or None while the game runs."""
    if state.phase != PHASE_OVER:
        return None
    if state.mode != MODE_RACE:
        return Outcome([_solo_placing(state)])
    home, left = arrived_vehicles(state), active_seats(state)
    placings: list[Placing] = []
    for place, seat in enumerate(race_ranking(state), 1):
        if seat in state.conceded:
            placings.append(Placing(seat, place, "placing-conceded", {}))
        elif len(left) == 1:
            placings.append(Placing(seat, place, "placing-left", {"level": level_of(state, seat)}))
        elif seat not in home:
            placings.append(Placing(seat, place, "placing-road", {"level": level_of(state, seat)}))
        elif len(home) == 1:
            placings.append(Placing(seat, place, "placing-only", {"round": state.round}))
        else:
            arrival, levels, francs = score_parts(state, seat)
            total = arrival + levels + francs
            args: dict[str, object] = {"arrival": arrival, "levels": levels, "francs": francs, "total": total}
            placings.append(Placing(seat, place, "placing-points", args, total))
    return Outcome(sorted(placings, key=lambda placing: placing.seat))


def _solo_placing(state: State) -> Placing:
    """The one seat of a solo game; who has not won has place 2."""
    won = state.result in (PLAYER_WINS, CROSSING_SUCCESS)
    place = 1 if won else 2
    args: dict[str, object] = {"round": state.round}
    if has_resigned(state):
        return Placing(0, place, "placing-resigned", args)
    if state.mode == MODE_ALONE:
        if state.arrived and not won:
            return Placing(0, place, "placing-late", {**args, "most": ALONE_MAX_ROUNDS})
        return Placing(0, place, "placing-crossed" if won else "placing-stranded", args)
    if len(state.arrived) < 2:
        return Placing(0, place, "placing-won" if won else "placing-lost", args)
    total = sum(score_parts(state, 0))
    args = {"total": total, "torpedo": sum(score_parts(state, TORPEDO_INDEX))}
    return Placing(0, place, "placing-won-points" if won else "placing-lost-points", args, total)


def has_resigned(state: State) -> bool:
    """Whether the player gave up: the seat is among those who left."""
    return 0 in state.conceded
