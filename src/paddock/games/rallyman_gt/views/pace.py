"""How long it takes from a space at a speed to the finish, for a driver who is alone and drives well.

In seconds of the time sheet (`pace_of`), or in rounds (`rounds_pace`). For the printed circuits it was worked out
beforehand (`pace_solver.py`) and read from `data/pace.json`. For others it is a rough measure: backwards from the line,
space by space, the cheapest way on. A turn is taken to have about six steps, so a step at a speed costs a sixth of what
a turn that ends at it costs; warnings cost what they are likely to shorten a turn by. Good enough to weigh plans by.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from ..components.circuit import Circuit, Move, printed_circuit
from ..components.content import BRAKE_DIE as BRAKE_DIE
from ..components.content import (
    CIRCUIT_DATA,
    GEAR_COUNT,
    LAST_LAP_TURN_ODDS,
    MARKER_SECONDS,
    PACE_DATA,
    ROUND_COUNTS_DATA,
    WARNING_CHANCE_BY_DIE,
)

STEPS_IN_TURN: Final = 6.0
WARNING_COST: Final = 7.0  # seconds: what a warning costs, by shortening the turn
CRASH_COST: Final = 150.0  # seconds: what it costs to be where a loss of control can't be avoided
DEAD_END_COST: Final = 1.0e6
SPEED_COUNT: Final = GEAR_COUNT + 1
LAYER_COUNT: Final = 2  # the last lap, and any lap before it
PARTS_PER_SECOND: Final = 10  # the file has tenths of seconds
PARTS_PER_ROUND: Final = 1000  # and thousandths of rounds
SECONDS_IN_ROUND: Final = 22.0  # of a car alone that drives well
USUAL_TURN_SPREAD: Final = (0.65, 0.25, 0.1)
USUAL_TURN_OFFSET: Final = -0.15  # how the turns to the finish are spread, from a little less than the rounds on


class Pace:
    """`cost_to_finish[layer][space * 7 + speed]`: what it takes to the finish; layer 0 on the last lap, 1 with a lap to
    come. `next_space` has the space that the quickest way leads to, and `lap_cost` is what one lap more costs."""

    __slots__ = ("cost_to_finish", "lap_cost", "next_space")

    def __init__(self) -> None:
        self.cost_to_finish: list[list[float]] = []
        self.next_space: list[list[int]] = []
        self.lap_cost = 0.0

    def expected_cost_to_finish(self, space: int, speed: int, crossings_left: int) -> float:
        """What it takes from here to the finish, with so many crossings of the line still to come."""
        if crossings_left <= 0:
            return 0.0
        layer = 0 if crossings_left == 1 else 1
        whole_laps = max(0, crossings_left - LAYER_COUNT)
        return self.cost_to_finish[layer][space * SPEED_COUNT + max(0, speed)] + self.lap_cost * whole_laps


def _next_speeds(speed: int) -> list[tuple[int, float]]:
    """The speeds that a step can have after this one, each with its cost."""
    found: list[tuple[int, float]] = []
    for gear in range(1, GEAR_COUNT + 1):
        drop = speed - gear
        if drop > 4 or drop < -1:
            continue
        risk = WARNING_CHANCE_BY_DIE[gear] + WARNING_CHANCE_BY_DIE[BRAKE_DIE] * max(0, drop - 1)
        found.append((gear, MARKER_SECONDS[gear + 1] / STEPS_IN_TURN + WARNING_COST * risk))
    return found


@lru_cache(maxsize=64)
def seconds_pace(circuit: Circuit) -> Pace:
    """The pace of a circuit: known beforehand, or rough."""
    pace = rough_pace(circuit)
    if circuit.id in CIRCUIT_DATA and circuit.id in PACE_DATA and circuit is printed_circuit(circuit.id):
        pace.cost_to_finish = [[tenths / PARTS_PER_SECOND for tenths in layer] for layer in PACE_DATA[circuit.id]]
        _measure_lap(circuit, pace)
    return pace


@lru_cache(maxsize=64)
def rounds_pace(circuit: Circuit) -> Pace:
    """The same in rounds of a race. The last one counts for less the faster the car comes into it."""
    pace = rough_rounds(circuit)
    if circuit.id in CIRCUIT_DATA and circuit.id in ROUND_COUNTS_DATA and circuit is printed_circuit(circuit.id):
        pace.cost_to_finish = [[part / PARTS_PER_ROUND for part in layer] for layer in ROUND_COUNTS_DATA[circuit.id]]
        _measure_lap(circuit, pace)
    return pace


@lru_cache(maxsize=64)
def turn_odds(circuit: Circuit) -> list[list[float]]:
    """`[space * 7 + speed][n]`: how likely it takes n more turns to the finish on the last lap, for the printed
    circuits; empty for others."""
    if circuit.id not in LAST_LAP_TURN_ODDS or circuit is not printed_circuit(circuit.id):
        return []
    found: list[list[float]] = []
    for first, *parts in LAST_LAP_TURN_ODDS[circuit.id][0]:
        whole = sum(parts)
        found.append([0.0] * first + [part / whole for part in parts])
    return found


def rough_turn_odds(rounds: float) -> list[float]:
    """The same where only the rounds are known: about so many, hardly fewer, sometimes one or two more."""
    least = max(1.0, rounds + USUAL_TURN_OFFSET)
    whole = int(least)
    over = least - whole
    found = [0.0] * (whole + len(USUAL_TURN_SPREAD) + 1)
    for place, share in enumerate(USUAL_TURN_SPREAD):
        found[whole + place] += share * (1.0 - over)
        found[whole + place + 1] += share * over
    return found


def rough_rounds(circuit: Circuit) -> Pace:
    """The rough measure in rounds."""
    pace = rough_pace(circuit)
    pace.cost_to_finish = [[seconds / SECONDS_IN_ROUND for seconds in layer] for layer in pace.cost_to_finish]
    _measure_lap(circuit, pace)
    return pace


def rough_pace(circuit: Circuit) -> Pace:
    """The rough measure. On a strip the way ends with the last tile."""
    pace = Pace()
    spaces = sorted(range(len(circuit.space_names)), key=lambda space: -circuit.progress[space])
    after = [0.0] * (len(circuit.space_names) * SPEED_COUNT)
    for _ in range(LAYER_COUNT):
        rest, onward = _solve_layer(circuit, spaces, after)
        pace.cost_to_finish.append(rest)
        pace.next_space.append(onward)
        after = rest
    _measure_lap(circuit, pace)
    return pace


def _measure_lap(circuit: Circuit, pace: Pace) -> None:
    if circuit.grid_spaces:
        start = circuit.grid_spaces[0] * SPEED_COUNT
        pace.lap_cost = pace.cost_to_finish[1][start] - pace.cost_to_finish[0][start]


def _solve_layer(circuit: Circuit, spaces: list[int], later_costs: list[float]) -> tuple[list[float], list[int]]:
    """Seconds to the next crossing and then on as `later_costs` says, and the space to go to. Spaces come from the line
    backwards, so that what follows is known."""
    rest = [DEAD_END_COST] * (len(circuit.space_names) * SPEED_COUNT)
    onward = [-1] * (len(circuit.space_names) * SPEED_COUNT)
    for space in spaces:
        moves = circuit.moves_from[space]
        for speed in range(SPEED_COUNT):
            best, target = (CRASH_COST + rest[space * SPEED_COUNT] if moves else 0.0), -1
            for move in moves:
                cost, _ = _quickest_speed(move, speed, later_costs if move.crosses_line else rest)
                if cost < best:
                    best, target = cost, move.target
            place = space * SPEED_COUNT + speed
            rest[place], onward[place] = best, target
    return rest, onward


def _quickest_speed(move: Move, speed: int, remaining_cost: list[float]) -> tuple[float, int]:
    """What a move and all that follows it costs at the best speed that it can have, and that speed."""
    best, taken = 2 * DEAD_END_COST, 1
    for gear, cost in _NEXT_SPEEDS[speed]:
        if gear <= move.limit:
            total = cost + WARNING_COST * move.warnings[gear] + remaining_cost[move.target * SPEED_COUNT + gear]
            if total < best:
                best, taken = total, gear
    return best, taken


_NEXT_SPEEDS: Final[list[list[tuple[int, float]]]] = [_next_speeds(speed) for speed in range(SPEED_COUNT)]


def ideal_line(circuit: Circuit) -> list[int]:
    """The spaces of a quick lap, from beyond the line to the line (or along a strip)."""
    pace = seconds_pace(circuit)
    line: list[int] = []
    if not circuit.grid_spaces or not circuit.is_closed:
        space = 0
        while space >= 0 and len(line) <= len(circuit.space_names):
            line.append(space)
            space = pace.next_space[0][space * SPEED_COUNT]
        return line
    space, speed, layer = circuit.grid_spaces[0], 0, 1
    for _ in range(2 * len(circuit.space_names)):
        target = pace.next_space[layer][space * SPEED_COUNT + speed]
        if target < 0:
            break
        move = circuit.move_to[space][target]
        _, speed = _quickest_speed(move, speed, pace.cost_to_finish[0 if move.crosses_line else layer])
        if move.crosses_line:
            if line:
                break
            layer = 0
        space = target
        line.append(space)
    return line
