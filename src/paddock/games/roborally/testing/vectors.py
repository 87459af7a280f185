"""Runs register vectors: single registers with their expected result, as in `data/register_vectors_sample.json`."""
# mypyc: off

from __future__ import annotations

import json
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from paddock.core.chance import EnumeratedChance
from paddock.core.event import NO_EVENTS

from ..codec.position import dump, load
from ..rules.advance import advance


def vector_position(test_vector: Mapping[str, Any]) -> dict[str, Any]:
    """The position that a vector describes, to be resolved from step A until before step E."""
    number = int(test_vector["register"])
    robots: list[dict[str, Any]] = []
    for given in test_vector["given"]:
        registers: list[str | None] = [None] * 5
        registers[number - 1] = given["card"]
        robots.append(
            {
                "dock": given["dock"],
                "x": given["x"],
                "y": given["y"],
                "facing": given["facing"],
                "powered_down": given["powered_down"],
                "registers": registers,
            }
        )
    moment = {"register": number, "step": "E"}
    phase = {"phase": "register", "register": number, "step": "A", "until": moment}
    return {"course": test_vector["course"], **phase, "robots": robots}


def vector_problems(test_vector: Mapping[str, Any]) -> list[str]:
    """What came out differently from what the vector expects."""
    state = load(vector_position(test_vector))
    advance(state, EnumeratedChance(), NO_EVENTS)
    robots: Any = dump(state)["robots"]
    problems: list[str] = []
    for expected, robot in zip(test_vector["expect"], robots, strict=True):
        destroyed = robot["status"] == "destroyed"
        came: dict[str, object] = {"destroyed": destroyed}
        if not destroyed:
            came |= {field: robot[field] for field in ("x", "y", "facing", "damage")}
        for field, value in came.items():
            if field in expected and expected[field] != value:
                name = f"{test_vector['id']} {expected['robot']}"
                problems.append(f"{name}: {field} is {value}, expected {expected[field]}")
    return problems


def check_file(path: Path) -> list[str]:
    """All problems of a file of vectors; empty if every one comes out as expected."""
    vectors = json.loads(path.read_text(encoding="utf-8"))["vectors"]
    return [problem for vector in vectors for problem in vector_problems(vector)]
