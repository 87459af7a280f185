"""The 80 single-register positions that ship with the rules: steps A to D, no Options, no special rules."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.roborally.shipped import data, plain_course
from tests.games.roborally.table import ROBOTS, register

VECTORS: list[dict[str, Any]] = data("register_vectors_sample.json")["vectors"]


def named(robot: str) -> str:
    """The robot that plays R1, R2 … of a vector."""
    return ROBOTS[int(robot[1:]) - 1]


@pytest.mark.clause("RR-6.1", "RR-7.1")
def test_there_are_eighty_vectors() -> None:
    assert len(VECTORS) == 80


@pytest.mark.clause(
    "RR-7.1", "RR-7.2", "RR-7.3", "RR-7.4", "RR-7.5", "RR-7.6", "RR-7.7", "RR-7.8", "RR-7.9", "RR-7.10",
    "RR-8.1", "RR-8.2", "RR-8.3", "RR-8.5", "RR-8.6", "RR-8.10", "RR-8.11", "RR-8.12", "RR-8.13",
    "RR-9.1", "RR-9.2", "RR-9.4", "RR-9.5", "RR-10.1", "RR-10.2", "RR-10.3", "RR-10.5", "RR-10.6",
)  # fmt: skip
@pytest.mark.parametrize("vector", VECTORS, ids=lambda vector: str(vector["id"]))
def test_a_register_ends_as_the_reference_says(vector: dict[str, Any]) -> None:
    robots = []
    for given in vector["given"]:
        robot = {key: given[key] for key in ("dock", "x", "y", "facing", "powered_down", "card")}
        robots.append({**robot, "robot": named(given["robot"])})
    table = register(robots, plain_course(vector["course"]), number=vector["register"], until="E")
    returning = table.position["returning"]
    found = []
    for expected in vector["expect"]:
        robot = table.robot(named(expected["robot"]))
        state = {"robot": expected["robot"], "destroyed": robot["status"] == "destroyed"}
        if state["destroyed"]:
            state["destroyed_order"] = returning.index(robot["robot"]) + 1
        else:
            state |= {key: robot[key] for key in ("x", "y", "facing", "damage")}
        found.append(state)
    assert found == vector["expect"]
