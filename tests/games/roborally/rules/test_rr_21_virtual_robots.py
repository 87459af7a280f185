"""RR-21.1: who returns virtual, on a square where others stand."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import pytest

from tests.games.roborally.draw import course
from tests.games.roborally.table import Table

VIRTUAL = {"virtual_robots": True}
ALL_WAYS = ["face E", "face N", "face S", "face W"]


def back(name: str, **fields: Any) -> dict[str, Any]:
    """A destroyed robot whose Archive marker lies on (5, 5)."""
    return {"robot": name, "status": "destroyed", "lives": 2, "archive": [5, 5], **fields}


def here(name: str, *, virtual: bool) -> dict[str, Any]:
    """A robot on (5, 5)."""
    return {"robot": name, "x": 5, "y": 5, "virtual": virtual}


def reentry(*robots: dict[str, Any], options: Mapping[str, Any] | None = None, **fields: Any) -> Table:
    position = {"course": course(), "phase": "reentry", "robots": list(robots), **fields}
    return Table({**position, "options": VIRTUAL if options is None else dict(options)})


def virtual(table: Table, *names: str) -> list[bool]:
    return [table.robot(name)["virtual"] for name in names]


@pytest.mark.clause("RR-21.1")
def test_a_robot_that_shares_its_square_with_a_virtual_robot_only_returns_real() -> None:
    table = reentry(back("twonky"), here("hammer_bot", virtual=True))
    assert sorted(table.legal()) == ALL_WAYS
    table.decide("face E")
    assert table.at("twonky") == (5, 5, "E")
    assert virtual(table, "twonky", "hammer_bot") == [False, True]


@pytest.mark.clause("RR-21.1")
def test_the_virtual_robot_there_stays_virtual_because_it_is_not_alone() -> None:
    table = reentry(back("twonky"), here("hammer_bot", virtual=True), {"robot": "spin_bot", "x": 9, "y": 9})
    table.decide_all("face N", "power_down no")
    assert (table.position["phase"], table.position["turn"]) == ("programming", 2)
    assert virtual(table, "twonky", "hammer_bot", "spin_bot") == [False, True, False]


@pytest.mark.clause("RR-21.1")
def test_among_several_virtual_robots_it_returns_real() -> None:
    table = reentry(here("hammer_bot", virtual=True), back("twonky"), here("spin_bot", virtual=True))
    table.decide("face S")
    assert table.at("twonky") == (5, 5, "S")
    assert virtual(table, "twonky", "hammer_bot", "spin_bot") == [False, True, True]


@pytest.mark.clause("RR-21.1")
@pytest.mark.parametrize("real_first", [True, False])
def test_one_real_robot_among_virtual_ones_is_enough_to_make_it_virtual(real_first: bool) -> None:
    there = [here("hammer_bot", virtual=not real_first), here("spin_bot", virtual=real_first)]
    table = reentry(back("twonky"), *there)
    table.decide("face S")
    assert virtual(table, "twonky") == [True]


@pytest.mark.clause("RR-21.1")
def test_of_two_that_return_beside_a_virtual_robot_the_first_is_real_and_the_second_virtual() -> None:
    table = reentry(
        back("twonky"), back("hammer_bot"), here("spin_bot", virtual=True), returning=["hammer_bot", "twonky"]
    )
    table.decide_all("face N", "power_down no", seat=1)
    assert virtual(table, "hammer_bot") == [False]
    table.decide("face W", seat=0)
    assert table.at("hammer_bot") == (5, 5, "N")
    assert table.at("twonky") == (5, 5, "W")
    assert virtual(table, "twonky", "hammer_bot", "spin_bot") == [True, False, True]


@pytest.mark.clause("RR-21.1")
def test_three_that_return_on_one_free_square_are_one_real_and_two_virtual() -> None:
    robots = [back("twonky"), back("hammer_bot"), back("spin_bot"), {"robot": "twitch", "x": 9, "y": 9}]
    table = reentry(*robots)
    for seat in (0, 1, 2):
        table.decide("face N", seat)
        if "power_down no" in table.legal(seat):
            table.decide("power_down no", seat)
    assert virtual(table, "twonky", "hammer_bot", "spin_bot") == [False, True, True]
    assert [table.at(name)[:2] for name in ("twonky", "hammer_bot", "spin_bot")] == [(5, 5)] * 3


@pytest.mark.clause("RR-21.1", "RR-14.7")
def test_without_the_setting_any_robot_on_the_archive_square_sends_it_to_a_neighbouring_one() -> None:
    table = reentry(back("twonky"), here("hammer_bot", virtual=False), options={})
    assert len(table.legal()) == 8
    assert all(line.startswith("enter ") for line in table.legal())
