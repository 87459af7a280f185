"""What the simulator counts in a finished game of GangRush, besides who won."""
# mypyc: off

from __future__ import annotations

from paddock.games.gang_rush.ranking import race, worth
from paddock.games.gang_rush.state import ARRESTED, OUT, State


def statistics(state: State) -> list[dict[str, int]]:
    """For each seat: rounds the game took, the place in the race, money and debt at the end, body points left, whether
    the car left the bridge or was arrested, and the driver."""
    order = race(state)
    return [
        {
            "rounds": state.round,
            "race": order.index(car) + 1,
            "total": worth(state, car),
            "debt": state.debt[car],
            "body": state.body[car],
            "left": int(state.status[car] == OUT),
            "arrested": int(state.status[car] == ARRESTED),
            "driver": state.driver[car],
        }
        for car in range(state.seats)
    ]
