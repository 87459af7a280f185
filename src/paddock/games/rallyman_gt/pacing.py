"""Works out the pace of a circuit: backwards from the line, for every space and speed, what the best plan is worth.

It takes seconds for each circuit, so it is done beforehand for the printed ones: `tools/pace.py` writes
`data/pace.json`.
"""
# mypyc: off

from __future__ import annotations

from typing import Final

from paddock.games.rallyman_gt.circuit import Circuit
from paddock.games.rallyman_gt.pace import LAYERS, SPEEDS, Pace, pace_of, rough_pace
from paddock.games.rallyman_gt.position import load
from paddock.games.rallyman_gt.search import plans
from paddock.games.rallyman_gt.state import PLANNING, State
from paddock.games.rallyman_gt.steps.planning import begin, steps

WIDTH: Final = 16
WEIGHED: Final = 48


def work_out(circuit: Circuit) -> Pace:
    """The pace of a printed circuit, from a rough one; it takes the place of what was known of it in this process."""
    pace = pace_of(circuit)
    pace.rest = rough_pace(circuit).rest
    alone = load({"circuit": circuit.id, "cars": [{"at": circuit.names[circuit.grid[0]]}]})
    spaces = sorted(range(len(circuit.names)), key=lambda space: -circuit.progress[space])
    for layer in range(LAYERS):
        for space in spaces:
            for speed in range(SPEEDS):
                pace.rest[layer][space * SPEEDS + speed] = worth_from(alone, space, speed, layer)
    return pace


def worth_from(alone: State, space: int, speed: int, layer: int) -> float:
    """Expected seconds to the finish from the start of a turn here; `layer` as in :class:`Pace`."""
    state = alone.copy()
    state.node[0], state.speed[0] = space, speed
    state.crossings[0] = state.settings.laps - layer
    state.phase = PLANNING
    begin(state, 0)
    assert steps(state, 0), "a car alone can always go on"
    return plans(state, 0, WIDTH, WEIGHED)[0].worth
