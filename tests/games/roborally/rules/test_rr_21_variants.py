"""RR-21: virtual robots and the other settings that change rules."""

from __future__ import annotations

from typing import Any

import pytest

from paddock.core.errors import BadSetupError
from paddock.games.roborally.game import GAME
from tests.games.roborally.draw import ASIDE, belt, course, gear, hammer, laser, pit, wrench
from tests.games.roborally.table import Table, register

VIRTUAL = {"virtual_robots": True}
CARDS = ["P490", "P500", "P510", "P520", "P530"]
GONE: dict[str, Any] = {"robot": "hulk_x90", "status": "destroyed", "lives": 2, "archive": [11, 0]}


def back(name: str, **fields: Any) -> dict[str, Any]:
    """A destroyed robot whose Archive marker lies on (5, 5)."""
    return {"robot": name, "status": "destroyed", "lives": 2, "archive": [5, 5], **fields}


def reentry(*robots: dict[str, Any], **options: Any) -> Table:
    return Table({"course": course(), "phase": "reentry", "robots": list(robots), "options": options})


@pytest.mark.clause("RR-21.1")
def test_nobody_is_virtual_at_the_start() -> None:
    """Docks are separate squares."""
    table = Table.start(8, course="risky_exchange", choose_robots=False, virtual_robots=True)
    assert [robot["virtual"] for robot in table.position["robots"]] == [False] * 8


@pytest.mark.clause("RR-21.1")
def test_a_robot_that_would_share_its_archive_square_returns_virtual() -> None:
    table = reentry(back("twonky"), {"robot": "hammer_bot", "x": 5, "y": 5}, **VIRTUAL)
    assert sorted(table.legal()) == ["face E", "face N", "face S", "face W"]
    table.decide("face E")
    assert table.at("twonky") == (5, 5, "E")
    assert table.robot("twonky")["virtual"] is True
    assert table.robot("hammer_bot")["virtual"] is False


@pytest.mark.clause("RR-21.1")
def test_without_the_setting_it_takes_a_neighbouring_square() -> None:
    table = reentry(back("twonky"), {"robot": "hammer_bot", "x": 5, "y": 5})
    assert len(table.legal()) == 8
    assert all(choice.startswith("enter ") for choice in table.legal())
    table.decide("enter 4 4")
    assert table.robot("twonky")["virtual"] is False


@pytest.mark.clause("RR-21.1")
def test_of_two_robots_with_one_archive_square_the_second_is_virtual() -> None:
    table = Table(
        {
            "course": course(),
            "phase": "reentry",
            "robots": [back("twonky"), back("hammer_bot")],
            "returning": ["hammer_bot", "twonky"],
            "options": VIRTUAL,
        }
    )
    table.decide("face N", seat=1)
    table.decide("power_down no", seat=1)
    table.decide("face S", seat=0)
    assert table.at("hammer_bot") == (5, 5, "N")
    assert table.at("twonky") == (5, 5, "S")
    assert table.robot("hammer_bot")["virtual"] is False
    assert table.robot("twonky")["virtual"] is True


@pytest.mark.clause("RR-21.1")
def test_a_robot_that_shares_its_square_with_virtual_robots_only_is_none_itself() -> None:
    table = reentry(back("twonky"), {"robot": "hammer_bot", "x": 5, "y": 5, "virtual": True}, **VIRTUAL)
    table.decide("face E")
    assert table.at("twonky") == (5, 5, "E")
    assert [table.robot(name)["virtual"] for name in ("twonky", "hammer_bot")] == [False, True]


@pytest.mark.clause("RR-21.1")
def test_a_virtual_robot_neither_pushes_nor_is_pushed() -> None:
    table = register(
        [
            {"x": 2, "y": 5, "facing": "E", "card": "P600", "virtual": True},
            {"x": 3, "y": 5, "facing": "N"},
            {"x": 2, "y": 8, "facing": "E", "card": "P500"},
            {"x": 3, "y": 8, "facing": "N", "virtual": True},
        ],
        until="C",
        options=VIRTUAL,
    )
    found = [table.at(name)[:2] for name in ("twonky", "hammer_bot", "spin_bot", "twitch")]
    assert found == [(3, 5), (3, 5), (3, 8), (3, 8)]


@pytest.mark.clause("RR-21.1")
def test_robot_lasers_pass_through_a_virtual_robot_and_it_hits_nobody() -> None:
    table = register(
        [
            {"x": 2, "y": 5, "facing": "E"},
            {"x": 4, "y": 5, "facing": "E", "virtual": True},
            {"x": 6, "y": 5, "facing": "N"},
        ],
        step="D",
        until="E",
        options=VIRTUAL,
    )
    assert [table.robot(name)["damage"] for name in ("twonky", "hammer_bot", "spin_bot")] == [0, 0, 1]


@pytest.mark.clause("RR-21.1")
def test_board_elements_work_on_a_virtual_robot() -> None:
    drawn = course(belt(2, 2, "E"), gear(5, 5, "cw"), belt(8, 2, "E"), pit(9, 2), lasers=[laser(5, 11, "N")])
    table = register(
        [{"x": x, "y": y, "facing": "N", "virtual": True} for x, y in ((2, 2), (5, 5), (8, 2))],
        drawn,
        until="E",
        options=VIRTUAL,
    )
    assert table.at("twonky") == (3, 2, "N")
    assert table.at("hammer_bot") == (5, 5, "E")
    assert table.robot("hammer_bot")["damage"] == 1
    assert table.robot("spin_bot")["status"] == "destroyed"


@pytest.mark.clause("RR-21.1")
def test_a_virtual_robot_does_not_block_a_belt_or_is_blocked_on_it() -> None:
    """Two on one belt square ride together; a third is carried onto a square where a virtual robot stands."""
    drawn = course(belt(2, 2, "E"), belt(5, 5, "E"))
    table = register(
        [
            {"x": 2, "y": 2},
            {"x": 2, "y": 2, "virtual": True},
            {"x": 5, "y": 5},
            {"x": 6, "y": 5, "virtual": True},
        ],
        drawn,
        until="D",
        options=VIRTUAL,
    )
    found = [table.at(name)[:2] for name in ("twonky", "hammer_bot", "spin_bot", "twitch")]
    assert found == [(3, 2), (3, 2), (6, 5), (6, 5)]


@pytest.mark.clause("RR-21.1", "RR-10.2")
def test_a_virtual_robot_neither_shields_others_from_board_lasers_nor_is_shielded() -> None:
    table = register(
        [
            {"x": 4, "y": 3, "facing": "N", "virtual": True},
            {"x": 6, "y": 3, "facing": "N"},
            {"x": 8, "y": 3, "facing": "N", "virtual": True},
            {"x": 10, "y": 3, "facing": "N"},
        ],
        course(lasers=[laser(2, 3, "E")]),
        step="D",
        options=VIRTUAL,
    )
    assert [robot["damage"] for robot in table.position["robots"]] == [1, 1, 1, 0]


@pytest.mark.clause("RR-21.1")
def test_a_virtual_robot_does_not_touch_flags() -> None:
    drawn = course(flags=[(5, 5), (9, 9)])
    robots: list[dict[str, Any]] = [{"x": 5, "y": 5, "virtual": True}, {"x": 5, "y": 5}, ASIDE]
    table = register(robots, drawn, step="E", options=VIRTUAL)
    assert table.robot("twonky")["next_flag"] == 1
    assert table.robot("hammer_bot")["next_flag"] == 2


@pytest.mark.clause("RR-21.1")
@pytest.mark.parametrize("x", [5, 7])
def test_a_virtual_robot_is_real_again_when_it_ends_a_turn_alone(x: int) -> None:
    robots = [
        {"robot": "twonky", "x": 5, "y": 5, "virtual": True},
        {"robot": "hammer_bot", "x": x, "y": 5},
    ]
    table = Table({"course": course(), "phase": "cleanup", "robots": robots, "options": VIRTUAL})
    assert table.position["turn"] == 2
    assert table.robot("twonky")["virtual"] is (x == 5)


DEFAULTS = {
    "lives": 3,
    "play_on": False,
    "timer": "last_player",
    "virtual_robots": False,
    "option_cards": True,
    "fire_control_erratum": True,
    "flywheel_any_card": False,
    "ring_rotation": True,
    "max_turns": 200,
    "decision_time": 20,
    "allow_any_count": False,
}


@pytest.mark.clause("RR-21.2")
def test_every_setting_that_changes_rules_is_declared_with_its_default() -> None:
    declared = {setting.name: setting.default for setting in GAME.settings}
    assert {name: str(declared[name]) for name in DEFAULTS} == {name: str(v) for name, v in DEFAULTS.items()}


@pytest.mark.clause("RR-21.2")
def test_settings_are_kept_in_the_position() -> None:
    chosen: dict[str, Any] = {
        "lives": 4,
        "play_on": True,
        "timer": "off",
        "virtual_robots": True,
        "option_cards": False,
        "fire_control_erratum": False,
        "flywheel_any_card": True,
        "ring_rotation": False,
        "max_turns": 7,
        "decision_time": 5,
        "allow_any_count": True,
    }
    table = Table.start(5, course="risky_exchange", choose_robots=False, **chosen)
    again = Table(table.position)
    for found in (table.position["settings"], again.position["settings"]):
        assert {name: str(found[name]) for name in chosen} == {name: str(v) for name, v in chosen.items()}


@pytest.mark.clause("RR-21.3")
def test_without_option_cards_a_hammer_only_repairs() -> None:
    robots = [{"robot": "twonky", "x": 5, "y": 5, "damage": 2}, GONE]
    position = {"course": course(hammer(5, 5)), "phase": "cleanup", "robots": robots}
    table = Table({**position, "settings": {"option_cards": False}})
    assert table.robot("twonky")["damage"] == 1
    assert table.robot("twonky")["options"] == []


@pytest.mark.clause("RR-21.3")
@pytest.mark.parametrize("course_id", ["tricksy", "option_world", "flag_fry"])
def test_without_option_cards_courses_that_need_them_are_not_offered(course_id: str) -> None:
    with pytest.raises(BadSetupError):
        GAME.setup(2, {"course": course_id, "option_cards": False})
    GAME.setup(2, {"course": course_id})


def controlled(**options: Any) -> Table:
    """A shot under Fire Control at a robot with five cards; its register 2 is locked."""
    table = register(
        [
            {"x": 1, "y": 5, "facing": "E", "options": ["fire_control"]},
            {"x": 5, "y": 5, "facing": "N", "registers": CARDS},
        ],
        step="D",
        until="E",
        options=options,
    )
    table.decide("fire_lock 2")
    return table


@pytest.mark.clause("RR-21.3")
def test_with_the_erratum_a_fire_control_lock_is_damage() -> None:
    robot = controlled().robot("hammer_bot")
    assert (robot["damage"], robot["locked"], robot["jammed"]) == (1, [2], [])


@pytest.mark.clause("RR-21.3")
def test_without_the_erratum_a_fire_control_lock_is_no_damage() -> None:
    robot = controlled(fire_control_erratum=False).robot("hammer_bot")
    assert (robot["damage"], robot["jammed"]) == (0, [2])


def jammed(phase: str, drawn: dict[str, Any], **fields: Any) -> Table:
    robots = [
        {"robot": "twonky", "x": 5, "y": 5, "jammed": [2], **fields},
        {"robot": "hammer_bot", "x": 9, "y": 9},
    ]
    options = {"fire_control_erratum": False}
    return Table({"course": drawn, "phase": phase, "robots": robots, "options": options})


@pytest.mark.clause("RR-21.3")
def test_a_jam_keeps_its_card_costs_no_cards_and_outlasts_repairs() -> None:
    table = jammed("cleanup", course(wrench(5, 5)), registers=CARDS, damage=1)
    robot = table.robot("twonky")
    assert (robot["damage"], robot["jammed"]) == (0, [2])
    assert robot["registers"] == [None, "P500", None, None, None]
    assert len(robot["hand"]) == 9
    assert table.refusal(f"place 2 {robot['hand'][0]}", seat=0).clause_id.startswith("RR-")


@pytest.mark.clause("RR-21.3")
def test_power_down_ends_a_jam() -> None:
    registers = [None, "P500", None, None, None]
    robot = jammed("turn_start", course(), registers=registers, powered_down=True).robot("twonky")
    assert robot["jammed"] == []
    assert robot["registers"] == [None] * 5


@pytest.mark.clause("RR-21.3")
def test_destruction_ends_a_jam() -> None:
    table = register(
        [{"x": 5, "y": 5, "facing": "E", "registers": CARDS, "jammed": [2]}, ASIDE],
        course(pit(6, 5)),
        until="C",
        options={"fire_control_erratum": False},
    )
    assert table.robot("twonky")["status"] == "destroyed"
    assert table.robot("twonky")["jammed"] == []


@pytest.mark.clause("RR-21.3")
@pytest.mark.parametrize("anything", [True, False])
def test_with_flywheel_any_card_a_rotation_may_be_stored(anything: bool) -> None:
    robots = [
        {"robot": "twonky", "x": 5, "y": 5, "options": ["flywheel"], "hand": [*CARDS, "P080", "P540"]},
        {"robot": "hammer_bot", "x": 9, "y": 9},
    ]
    position = {"course": course(), "phase": "programming", "robots": robots}
    table = Table({**position, "settings": {"flywheel_any_card": anything}})
    for number, card in enumerate(CARDS, start=1):
        table.decide(f"place {number} {card}", seat=0)
    table.decide("seal", seat=0)
    allowed = ["store_flywheel P080"] if anything else []
    assert sorted(table.legal(0)) == [*allowed, "store_flywheel P540", "store_flywheel none"]
