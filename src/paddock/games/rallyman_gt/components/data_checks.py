"""Are the shipped circuits in order? What the data says twice is compared: moves, laps, grids, directions (RG-20.2)."""
# mypyc: off

from __future__ import annotations

from paddock.core.errors import BadDataError

from .circuit import NO_LIMIT, check_circuit, driving_direction, position_circuit, printed_circuit
from .content import CIRCUIT_DATA, TILE_DATA


def check_data() -> list[str]:
    """Problems of the shipped circuits: each is laid and compiled as a home-made one would be (RG-20.2)."""
    problems: list[str] = []
    for data in CIRCUIT_DATA.values():
        try:
            check_circuit({"name": data["name"], "placements": data["placements"]})
        except BadDataError as error:
            problems.append(str(error))
    return problems + data_differences()


def data_differences() -> list[str]:
    """Everything in which the data files and the compiled tables differ, one line each."""
    found = [line for side in TILE_DATA for line in _check_tile(side)]
    return found + [line for name in CIRCUIT_DATA for line in _check_circuit(name)]


def _check_tile(side: str) -> list[str]:
    """The moves within a tile side, as they are listed and as they follow from its spaces."""
    circuit = position_circuit({"strip": [side]})
    derived = {
        (
            circuit.space_names[start][2:],
            circuit.space_names[move.target][2:],
            "straight" if move.is_straight else "diagonal",
            None if move.dotted_limit == NO_LIMIT else move.dotted_limit,
            move.dotted_warnings,
        )
        for start, moves in enumerate(circuit.moves_from)
        for move in moves
    }
    listed = {
        (edge["from"], edge["to"], edge["kind"], edge["limit"], edge["hazard"]) for edge in TILE_DATA[side]["edges"]
    }
    return [f"{side}: {edge}" for edge in sorted(derived ^ listed, key=str)]


def _check_circuit(circuit_name: str) -> list[str]:
    data, circuit = CIRCUIT_DATA[circuit_name], printed_circuit(circuit_name)
    told = {
        "spaces": (data["spaces"], len(circuit.space_names)),
        "lap": (data["lap_shortest_spaces"], circuit.shortest_lap),
        "tiles": (data["tiles_in_loop"], len(circuit.tiles)),
        "direction": (data["direction"], driving_direction(circuit)),
        "grid": (
            [f"0:{box['space']}" for box in data["grid"]],
            [circuit.space_names[box] for box in circuit.grid_spaces],
        ),
    }
    found = [f"circuit {circuit_name}: {what} {one} {other}" for what, (one, other) in told.items() if one != other]
    entered = {target for moves in circuit.moves_from for target in (move.target for move in moves)}
    found += [
        f"circuit {circuit_name}: no way in to {each}" for n, each in enumerate(circuit.space_names) if n not in entered
    ]
    return found + [
        f"circuit {circuit_name}: no way out of {circuit.space_names[n]}"
        for n, out in enumerate(circuit.moves_from)
        if not out
    ]
