"""Write the pace of the printed circuits of Rallyman: GT, which its driver and its odds go by.

    PYTHONPATH=src python tools/pace.py

It takes some minutes, and has to be done again when tiles, circuits, dice, the loss table, the time sheet or the search
change; `tests/bots/test_rallyman_gt_driver.py` says when.
"""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from pathlib import Path

from paddock.games.rallyman_gt.bots.pace_solver import solve_pace, solve_rounds
from paddock.games.rallyman_gt.components.circuit import printed_circuit
from paddock.games.rallyman_gt.components.content import CIRCUIT_DATA
from paddock.games.rallyman_gt.views.pace import PARTS_PER_ROUND, PARTS_PER_SECOND, SPEED_COUNT

FILE = Path(__file__).resolve().parent.parent / "src" / "paddock" / "games" / "rallyman_gt" / "data" / "pace.json"
LEAST = 2  # thousandths: what is less likely is left out
PROVENANCE = (
    "Computed by tools/pace.py from the other data files. For each circuit two lists: on the last lap, and with a lap "
    "to come. Each has seven numbers for every space in driving order, for the speeds 0 to 6 at the start of a turn, "
    "for a car alone on asphalt tyres in the sun. Under circuits: expected tenths of seconds of the time sheet to the "
    "finish. Under rounds: expected thousandths of rounds, driven for the fewest; the last round counts a tenth less "
    "for each step of speed at its start. Under turns, on the last lap only and driven in the same way: for every "
    "space and speed the least number of turns to the finish, then in thousandths how likely so many are, and each "
    "number after it."
)


def main() -> None:
    """All printed circuits, one after the other."""
    seconds: dict[str, list[list[int]]] = {}
    rounds: dict[str, list[list[int]]] = {}
    turns: dict[str, list[list[list[int]]]] = {}
    for number in CIRCUIT_DATA:
        circuit = printed_circuit(number)
        pole = circuit.grid_spaces[0] * SPEED_COUNT
        pace = solve_pace(circuit)
        races, likely = solve_rounds(circuit)
        seconds[number] = [[round(each * PARTS_PER_SECOND) for each in layer] for layer in pace.cost_to_finish]
        rounds[number] = [[round(each * PARTS_PER_ROUND) for each in layer] for layer in races.cost_to_finish]
        turns[number] = [[shortened(each) for each in likely]]
        lap_seconds, lap_rounds = pace.cost_to_finish[1][pole], races.cost_to_finish[1][pole]
        print(f"circuit {number}: {lap_seconds:.0f} s, {lap_rounds:.1f} rounds from pole", flush=True)
    head = f' "game": "rallyman_gt",\n "kind": "pace",\n "version": 1,\n "provenance": {json.dumps(PROVENANCE)},\n'
    body = f' "circuits": {written(seconds)},\n "rounds": {written(rounds)},\n "turns": {written(turns)}\n'
    FILE.write_text("{\n" + head + body + "}\n", encoding="utf-8")


def shortened(likely: list[float]) -> list[int]:
    """The first number that is likely at all, and the chances from there on."""
    parts = [round(share * PARTS_PER_ROUND) for share in likely]
    while parts[-1] < LEAST:
        parts.pop()
    first = next(place for place, part in enumerate(parts) if part >= LEAST)
    return [first + 1, *parts[first:]]


def written(found: Mapping[str, Sequence[object]]) -> str:
    """The lists of each circuit, a line for each."""
    lines = ",\n".join(
        f'  "{number}": [\n' + ",\n".join(f"   {json.dumps(each, separators=(',', ':'))}" for each in lists) + "\n  ]"
        for number, lists in found.items()
    )
    return "{\n" + lines + "\n }"


if __name__ == "__main__":
    main()
