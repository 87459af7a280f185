"""RR-4.5 - RR-4.9, RR-19.8: how long the rules give whom; the table keeps the clock."""

from __future__ import annotations

from typing import Any

import pytest

from paddock.games.roborally.game import GAME
from tests.games.roborally.table import Table

HANDS = (
    ["P490", "P500", "P510", "P520", "P530"],
    ["P540", "P550", "P560", "P570", "P580"],
    ["P590", "P600", "P610", "P620", "P630"],
)


def limits(table: Table) -> dict[int, int]:
    return {seat: limit.seconds for seat, limit in GAME.time_limits(table.state).items()}


def programming(course: Any = "risky_exchange", row: int = 9, **options: Any) -> Table:
    robots = [{"x": 2 * place, "y": row, "hand": hand} for place, hand in enumerate(HANDS)]
    return Table({"course": course, "options": options, "robots": robots})


def seal(table: Table, seat: int) -> None:
    for register, card in enumerate(HANDS[seat], start=1):
        table.decide(f"place {register} {card}", seat)
    table.decide("seal", seat)


@pytest.mark.clause("RR-4.5", "RR-4.8")
def test_only_the_last_player_is_under_time() -> None:
    table = programming()
    assert limits(table) == {}
    seal(table, 0)
    assert limits(table) == {}
    seal(table, 2)
    assert limits(table) == {1: 30}


@pytest.mark.clause("RR-4.7")
def test_a_sole_programmer_is_under_time_from_the_deal() -> None:
    robots = [{"x": 1, "y": 9, "hand": HANDS[0]}, {"x": 4, "y": 9, "powered_down": True}]
    assert limits(Table({"robots": robots})) == {0: 30}


@pytest.mark.clause("RR-4.5")
def test_the_last_player_has_thirty_seconds_for_each_robot_still_unprogrammed() -> None:
    robots = [{"x": 2 * place, "y": 9, "seat": place % 2, "hand": hand} for place, hand in enumerate(HANDS)]
    table = Table({"course": "interference", "robots": [*robots, {"x": 8, "y": 9, "seat": 1, "powered_down": True}]})
    seal(table, 1)
    assert limits(table) == {0: 60}
    seal(table, 0)
    assert limits(table) == {0: 30}


@pytest.mark.clause("RR-4.5")
def test_the_time_runs_on_while_a_player_programs_a_second_robot() -> None:
    robots = [{"x": 2 * place, "y": 9, "seat": place % 2, "hand": hand} for place, hand in enumerate(HANDS)]
    table = Table({"course": "interference", "robots": [*robots, {"x": 8, "y": 9, "seat": 1, "powered_down": True}]})
    seal(table, 1)
    before = GAME.time_limits(table.state)[0].period
    seal(table, 0)
    assert GAME.time_limits(table.state)[0].period == before != ""


@pytest.mark.clause("RR-4.8")
def test_the_timer_can_be_off_or_for_everybody() -> None:
    table = programming(timer="off")
    seal(table, 0)
    seal(table, 2)
    assert limits(table) == {}
    assert limits(programming(timer="everybody", programming_time=45)) == {0: 45, 1: 45, 2: 45}


@pytest.mark.clause("RR-19.8")
def test_a_course_may_give_everybody_its_own_time() -> None:
    assert limits(programming("tight_collar", row=26)) == {0: 60, 1: 60, 2: 60}


@pytest.mark.clause("RR-4.8")
def test_a_player_who_needs_no_action_is_not_counted() -> None:
    robots = [
        {"x": 1, "y": 9, "hand": HANDS[0]},
        {"x": 4, "y": 9, "damage": 9, "registers": ["P010", "P020", "P030", "P040", "P050"]},
    ]
    assert limits(Table({"robots": robots})) == {0: 30}


@pytest.mark.clause("RR-A4")
def test_every_other_decision_has_the_decision_time() -> None:
    position = {"phase": "power_down", "robots": [{"x": 1, "y": 9, "damage": 2}, {"x": 4, "y": 9}]}
    assert limits(Table(position)) == {0: 20}
    assert limits(Table({**position, "settings": {"decision_time": 0}})) == {}
