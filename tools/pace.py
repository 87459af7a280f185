"""Write the pace of the printed circuits of Rallyman: GT, which its driver and its odds go by.

    PYTHONPATH=src python tools/pace.py

It takes some minutes, and has to be done again when tiles, circuits, dice, the loss table, the time sheet or the search
change; `tests/bots/test_rallyman_gt_driver.py` says when.
"""

from __future__ import annotations

import json
from pathlib import Path

from paddock.games.rallyman_gt.circuit import printed_circuit
from paddock.games.rallyman_gt.content import CIRCUIT_DATA
from paddock.games.rallyman_gt.pace import DIGIT
from paddock.games.rallyman_gt.pacing import work_out

FILE = Path(__file__).resolve().parent.parent / "src" / "paddock" / "games" / "rallyman_gt" / "data" / "pace.json"
PROVENANCE = (
    "Computed by tools/pace.py from the other data files. For each circuit two lists: on the last lap, and with a lap "
    "to come. Each has seven numbers for every space in driving order, for the speeds 0 to 6 at the start of a turn: "
    "expected tenths of seconds of the time sheet to the finish, for a car alone on asphalt tyres in the sun."
)


def main() -> None:
    """All printed circuits, one after the other."""
    found: dict[str, list[list[int]]] = {}
    for number in CIRCUIT_DATA:
        pace = work_out(printed_circuit(number))
        found[number] = [[round(seconds * DIGIT) for seconds in layer] for layer in pace.rest]
        print(f"circuit {number}: {pace.rest[1][printed_circuit(number).grid[0] * 7]:.0f} s from pole", flush=True)
    lines = ",\n".join(
        f'  "{number}": [\n'
        + ",\n".join(f"   {json.dumps(layer, separators=(',', ':'))}" for layer in layers)
        + "\n  ]"
        for number, layers in found.items()
    )
    head = f' "game": "rallyman_gt",\n "kind": "pace",\n "version": 1,\n "provenance": {json.dumps(PROVENANCE)},\n'
    FILE.write_text("{\n" + head + ' "circuits": {\n' + lines + "\n }\n}\n", encoding="utf-8")


if __name__ == "__main__":
    main()
