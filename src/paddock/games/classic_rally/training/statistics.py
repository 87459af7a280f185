"""What the simulator counts in a finished game of Classic Rally, besides who won."""
# mypyc: off

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from paddock.core.event import Event
from paddock.core.statistics import NUMBER_KIND, SHARE_KIND, FigureKind, SeatFigures, Statistics

from ..rules.outcome import NO_FINISH_TIME, seat_tiles_to_go, stopwatch_score
from ..rules.phases import STATUS_FINISHED, STATUS_RETIRED
from ..rules.state import State

FIGURE_KINDS: Final[dict[str, FigureKind]] = {
    "rounds": NUMBER_KIND,
    "score": NUMBER_KIND,
    "tokens": NUMBER_KIND,
    "to_go": NUMBER_KIND,
    "finished": SHARE_KIND,
    "retired": SHARE_KIND,
    "hazards": NUMBER_KIND,
    "repairs": NUMBER_KIND,
}


def statistics(state: State) -> list[SeatFigures]:
    """For each seat: rounds until it finished (or the game ended), the stopwatch's points (none for one who drove alone
    and has no time, CR-23.4), tokens, tiles to go, whether it finished or retired."""
    return [
        {
            "rounds": state.finished_round[seat] or state.round,
            "score": None if stopwatch_score(state, seat) == NO_FINISH_TIME else stopwatch_score(state, seat),
            "tokens": state.tokens[seat].bit_count(),
            "to_go": 0 if state.status[seat] == STATUS_FINISHED else seat_tiles_to_go(state, seat),
            "finished": int(state.status[seat] == STATUS_FINISHED),
            "retired": int(state.status[seat] == STATUS_RETIRED),
        }
        for seat in range(state.seats)
    ]


def count_events(state: State, events: Sequence[Event]) -> list[dict[str, int]]:
    """For each seat: hazards drawn, toolboxes and spare tyres spent on repairs."""
    figures = {"draws_hazard": "hazards", "repairs": "repairs"}
    counts = [dict.fromkeys(figures.values(), 0) for _ in range(state.seats)]
    for event in events:
        if event.kind in figures:
            counts[state.colour.index(event.args[0])][figures[event.kind]] += 1
    return counts


STATISTICS: Final = Statistics(FIGURE_KINDS, statistics, count_events)
