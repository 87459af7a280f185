"""Who came where (GR-12, GR-28, GR-32.4)."""

from __future__ import annotations

from typing import Final

from paddock.core.game import Outcome, Placing
from paddock.games.great_race.components.content import ALONE_ROUNDS, CROSSED, PLAYER_WINS
from paddock.games.great_race.rules.state import (
    CROSSING,
    OVER,
    RACE,
    TORPEDO,
    State,
    at_home,
    level_of,
    playing,
    race_order,
)
from paddock.games.great_race.rules.steps.ending import points

PLACINGS: Final[tuple[str, ...]] = (
    "placing-only",
    "placing-points",
    "placing-road",
    "placing-conceded",
    "placing-left",
    "placing-won",
    "placing-lost",
    "placing-won-points",
    "placing-lost-points",
    "placing-resigned",
    "placing-crossed",
    "placing-stranded",
    "placing-late",
)


def race(state: State) -> list[int]:
    """The seats of a race, the best first: by points or arrival, by the order of the road, then those who left."""
    home = at_home(state)
    if len(home) > 1:
        home.sort(key=lambda seat: (-sum(points(state, seat)), state.arrived.index(seat)))
    road = [seat for seat in race_order(state) if seat not in home]
    return [*home, *road, *state.conceded[::-1]]


def outcome(state: State) -> Outcome | None:
    """How every seat came out, or None while the game runs."""
    if state.phase != OVER:
        return None
    if state.mode != RACE:
        return Outcome([_solo(state)])
    home, left = at_home(state), playing(state)
    found: list[Placing] = []
    for place, seat in enumerate(race(state), 1):
        if seat in state.conceded:
            found.append(Placing(seat, place, "placing-conceded", {}))
        elif len(left) == 1:
            found.append(Placing(seat, place, "placing-left", {"level": level_of(state, seat)}))
        elif seat not in home:
            found.append(Placing(seat, place, "placing-road", {"level": level_of(state, seat)}))
        elif len(home) == 1:
            found.append(Placing(seat, place, "placing-only", {"round": state.round}))
        else:
            arrival, levels, francs = points(state, seat)
            total = arrival + levels + francs
            args: dict[str, object] = {"arrival": arrival, "levels": levels, "francs": francs, "total": total}
            found.append(Placing(seat, place, "placing-points", args, total))
    return Outcome(sorted(found, key=lambda placing: placing.seat))


def _solo(state: State) -> Placing:
    """The one seat of a solo game; who has not won has place 2."""
    won = state.result in (PLAYER_WINS, CROSSED)
    place = 1 if won else 2
    args: dict[str, object] = {"round": state.round}
    if resigned(state):
        return Placing(0, place, "placing-resigned", args)
    if state.mode == CROSSING:
        if state.arrived and not won:
            return Placing(0, place, "placing-late", {**args, "most": ALONE_ROUNDS})
        return Placing(0, place, "placing-crossed" if won else "placing-stranded", args)
    if len(state.arrived) < 2:
        return Placing(0, place, "placing-won" if won else "placing-lost", args)
    total = sum(points(state, 0))
    args = {"total": total, "torpedo": sum(points(state, TORPEDO))}
    return Placing(0, place, "placing-won-points" if won else "placing-lost-points", args, total)


def resigned(state: State) -> bool:
    """Whether the player gave up: the seat is among those who left."""
    return 0 in state.conceded
