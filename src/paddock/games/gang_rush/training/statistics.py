"""What the simulator counts in a finished game of GangRush, besides who won."""
# mypyc: off

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from paddock.core.event import Event
from paddock.core.statistics import NUMBER_KIND, SHARE_KIND, FigureKind, SeatFigures, Statistics

from ..rules.car_status import STATUS_ARRESTED, STATUS_LEFT_BRIDGE
from ..rules.outcome import net_worth, race_ranking
from ..rules.state import State

FIGURE_KINDS: Final[dict[str, FigureKind]] = {
    "rounds": NUMBER_KIND, "race": NUMBER_KIND, "total": NUMBER_KIND, "debt": NUMBER_KIND, "left": SHARE_KIND,
    "arrested": SHARE_KIND, "damage": NUMBER_KIND, "spins": NUMBER_KIND, "falls": NUMBER_KIND,
}  # fmt: skip

_COUNTED_EVENTS: Final = {"damaged": "damage", "spins_out": "spins", "falls": "falls"}


def statistics(state: State) -> list[SeatFigures]:
    """For each seat: rounds the game took, the place in the race, money and debt at the end, whether the car left the
    bridge or was arrested."""
    order = race_ranking(state)
    return [
        {
            "rounds": state.round,
            "race": order.index(car) + 1,
            "total": net_worth(state, car),
            "debt": state.debt[car],
            "left": int(state.status[car] == STATUS_LEFT_BRIDGE),
            "arrested": int(state.status[car] == STATUS_ARRESTED),
        }
        for car in range(state.seats)
    ]


def tally_events(state: State, events: Sequence[Event]) -> list[dict[str, int]]:
    """For each seat: body points lost, spin-outs, falls into the river."""
    counts = [{"damage": 0, "spins": 0, "falls": 0} for _ in range(state.seats)]
    for event in events:
        if event.kind in _COUNTED_EVENTS:
            points = event.args[1] if event.kind == "damaged" else 1
            counts[state.driver.index(event.args[0])][_COUNTED_EVENTS[event.kind]] += points
    return counts


STATISTICS: Final = Statistics(FIGURE_KINDS, statistics, tally_events)
