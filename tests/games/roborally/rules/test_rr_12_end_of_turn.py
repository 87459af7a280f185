"""RR-12: repairs, Options, wiping, and the order of the end of the turn."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.roborally.draw import ASIDE, course, hammer, wrench
from tests.games.roborally.shipped import OPTIONS
from tests.games.roborally.table import Table

CARDS = ["P490", "P500", "P510", "P520", "P530"]
GONE: dict[str, Any] = {"robot": "hulk_x90", "status": "destroyed", "lives": 2, "archive": [11, 0]}
"""A destroyed robot: its re-entry is asked about after the wipe, which stops the turn there."""


def cleanup(*robots: dict[str, Any], drawn: dict[str, Any], chances: Any = (), **fields: Any) -> Table:
    """A table at the end of the turn; it goes on until somebody is asked something."""
    return Table({"course": drawn, "phase": "cleanup", "robots": list(robots), **fields}, chances=chances)


def twonky(**fields: Any) -> dict[str, Any]:
    return {"robot": "twonky", "x": 5, "y": 5, **fields}


@pytest.mark.clause("RR-12.2")
@pytest.mark.parametrize(
    ("drawn", "drawn_options"),
    [
        (course(wrench(5, 5)), 0),
        (course(flags=[(5, 5), (9, 9)]), 0),
        (course(hammer(5, 5)), 1),
        (course(flags=[(9, 9), (5, 5)]), 0),
    ],
    ids=["wrench", "flag", "wrench and hammer", "a flag that is not next"],
)
@pytest.mark.parametrize("damage", [1, 3])
def test_a_repair_site_takes_one_damage(drawn: dict[str, Any], drawn_options: int, damage: int) -> None:
    """TV-14."""
    table = cleanup(twonky(damage=damage), GONE, ASIDE, drawn=drawn)
    assert table.robot("twonky")["damage"] == damage - 1
    assert len(table.robot("twonky")["options"]) == drawn_options
    assert table.robot("trundle_bot")["damage"] == 0


@pytest.mark.clause("RR-12.2")
def test_no_other_square_repairs() -> None:
    table = cleanup(twonky(damage=3), GONE, drawn=course(wrench(5, 6), hammer(6, 5)))
    assert table.robot("twonky")["damage"] == 3
    assert table.robot("twonky")["options"] == []


@pytest.mark.clause("RR-12.2")
def test_an_option_is_drawn_even_without_damage() -> None:
    table = cleanup(twonky(), GONE, drawn=course(hammer(5, 5)), chances=[("option", ["flywheel"])])
    assert table.robot("twonky")["damage"] == 0
    assert table.robot("twonky")["options"] == ["flywheel"]
    assert "flywheel" not in table.position["deck"]


@pytest.mark.clause("RR-12.2")
def test_options_are_drawn_in_dock_order() -> None:
    """Seat 1 has dock 1."""
    table = cleanup(
        twonky(seat=1),
        {"robot": "hammer_bot", "x": 7, "y": 5, "seat": 0},
        GONE,
        drawn=course(hammer(5, 5), hammer(7, 5)),
        chances=[("option", ["brakes", "flywheel"])],
    )
    assert table.robot("twonky")["options"] == ["brakes"]
    assert table.robot("hammer_bot")["options"] == ["flywheel"]


@pytest.mark.clause("RR-12.2")
@pytest.mark.parametrize("number", [1, 4])
def test_nothing_is_repaired_between_registers(number: int) -> None:
    """The turn goes on from step E to step E of the next register."""
    table = Table(
        {
            "course": course(hammer(5, 5)),
            "phase": "register",
            "register": number,
            "step": "E",
            "until": {"register": number + 1, "step": "E"},
            "robots": [twonky(damage=3), ASIDE],
        }
    )
    assert table.robot("twonky")["damage"] == 3
    assert table.robot("twonky")["options"] == []


@pytest.mark.clause("RR-12.1", "RR-12.2")
def test_repairs_come_after_step_e_of_register_five() -> None:
    table = Table(
        {
            "course": course(hammer(5, 5)),
            "phase": "register",
            "register": 5,
            "step": "E",
            "robots": [twonky(damage=3), GONE, ASIDE],
        }
    )
    assert table.robot("twonky")["damage"] == 2
    assert len(table.robot("twonky")["options"]) == 1


@pytest.mark.clause("RR-12.3")
def test_a_drawn_option_is_seen_by_all_and_there_is_no_limit() -> None:
    held = ["brakes", "crab_legs", "extra_memory", "fourth_gear", "reverse_gear", "ramming_gear", "scrambler"]
    table = cleanup(
        twonky(options=held), GONE, ASIDE, drawn=course(hammer(5, 5)), chances=[("option", ["tractor_beam"])]
    )
    for seat in (0, 1, 2, None):
        seen = next(robot for robot in table.view(seat)["robots"] if robot["robot"] == "twonky")
        assert seen["options"] == [*held, "tractor_beam"]


@pytest.mark.clause("RR-12.4")
def test_an_empty_option_deck_is_made_anew_from_the_discards() -> None:
    table = cleanup(
        twonky(),
        GONE,
        drawn=course(hammer(5, 5)),
        deck=[],
        option_discard=OPTIONS,
        chances=[("option", ["tractor_beam"])],
    )
    assert table.robot("twonky")["options"] == ["tractor_beam"]
    assert table.position["option_discard"] == []
    assert sorted(table.position["deck"]) == sorted(set(OPTIONS) - {"tractor_beam"})


@pytest.mark.clause("RR-12.4")
def test_the_discards_are_left_alone_while_the_deck_lasts() -> None:
    table = cleanup(
        twonky(),
        {"robot": "hammer_bot", "x": 7, "y": 5},
        GONE,
        drawn=course(hammer(5, 5), hammer(7, 5)),
        deck=["brakes"],
        option_discard=[option for option in OPTIONS if option != "brakes"],
    )
    assert table.robot("twonky")["options"] == ["brakes"]
    assert len(table.robot("hammer_bot")["options"]) == 1
    assert len(table.position["deck"]) == 24
    assert table.position["option_discard"] == []


@pytest.mark.clause("RR-12.4")
def test_without_deck_and_discards_nothing_is_drawn() -> None:
    rich = {"robot": "hammer_bot", "x": 9, "y": 9, "options": OPTIONS}
    table = cleanup(twonky(damage=1), rich, GONE, drawn=course(hammer(5, 5)), deck=[], option_discard=[])
    assert table.robot("twonky")["options"] == []
    assert table.robot("twonky")["damage"] == 0


@pytest.mark.clause("RR-12.5")
@pytest.mark.parametrize(("site", "options"), [(wrench(5, 5), 0), (hammer(5, 5), 1)], ids=["wrench", "hammer"])
def test_a_flag_on_a_repair_site_does_not_add_up(site: dict[str, Any], options: int) -> None:
    table = cleanup(twonky(damage=4), GONE, drawn=course(site, flags=[(5, 5), (9, 9)]))
    assert table.robot("twonky")["damage"] == 3
    assert len(table.robot("twonky")["options"]) == options


@pytest.mark.clause("RR-12.6")
def test_all_registers_that_are_not_locked_are_wiped() -> None:
    table = cleanup(
        twonky(damage=6, registers=CARDS),
        {
            "robot": "hammer_bot",
            "x": 9,
            "y": 9,
            "registers": ["P010", "P020", ["P540", "P070"], "P040", "P050"],
        },
        GONE,
        drawn=course(),
    )
    assert table.robot("twonky")["registers"] == [None, None, None, "P520", "P530"]
    assert table.robot("hammer_bot")["registers"] == [None] * 5
    discarded = ["P490", "P500", "P510", "P010", "P020", "P540", "P070", "P040", "P050"]
    assert sorted(table.position["discard"]) == sorted(discarded)


@pytest.mark.clause("RR-12.6")
def test_a_locked_register_with_two_cards_keeps_both() -> None:
    registers = ["P490", "P500", "P510", "P520", ["P530", "P070"]]
    table = cleanup(twonky(damage=5, registers=registers, options=["crab_legs"]), GONE, drawn=course())
    *wiped, kept = table.robot("twonky")["registers"]
    assert wiped == [None] * 4
    assert kept[:2] == ["P530", "P070"]


@pytest.mark.clause("RR-12.7", "RR-12.6")
@pytest.mark.parametrize("damage", [5, 6, 7, 8, 9])
def test_a_repair_frees_the_lowest_locked_register_and_its_card_is_wiped(damage: int) -> None:
    """TV-12."""
    table = cleanup(twonky(damage=damage, registers=CARDS), GONE, drawn=course(wrench(5, 5)))
    freed = 9 - damage  # the index of the lowest locked register
    robot = table.robot("twonky")
    assert robot["damage"] == damage - 1
    assert robot["locked"] == list(range(freed + 2, 6))
    assert robot["registers"] == [None] * (freed + 1) + CARDS[freed + 1 :]
    assert CARDS[freed] in table.position["discard"]


@pytest.mark.clause("RR-12.6", "RR-12.1")
def test_the_repair_comes_before_the_wipe() -> None:
    """Damage 5 becomes 4: register 5 is free when the registers are wiped."""
    table = cleanup(twonky(damage=5, registers=CARDS), GONE, drawn=course(wrench(5, 5)))
    assert table.robot("twonky")["registers"] == [None] * 5
    assert sorted(table.position["discard"]) == CARDS


@pytest.mark.clause("RR-12.1", "RR-12.8")
def test_repairs_wipe_stay_down_and_re_entry_follow_in_that_order() -> None:
    table = cleanup(
        twonky(damage=2, registers=CARDS),
        {"robot": "hammer_bot", "x": 9, "y": 9, "powered_down": True, "damage": 1},
        GONE,
        drawn=course(wrench(5, 5)),
    )
    assert table.waiting() == [1]
    assert sorted(table.legal()) == ["stay_down no", "stay_down yes"]
    assert table.robot("twonky")["damage"] == 1
    assert table.robot("twonky")["registers"] == [None] * 5
    assert table.robot("hulk_x90")["status"] == "destroyed"
    table.decide("stay_down yes")
    assert table.waiting() == [2]
    assert sorted(table.legal()) == ["face E", "face N", "face S", "face W"]
    table.decide("face W")
    table.decide("power_down no")
    assert table.position["turn"] == 2
    assert table.at("hulk_x90") == (11, 0, "W")
    assert table.robot("hammer_bot")["powered_down"] is True
    assert table.robot("hammer_bot")["damage"] == 0
    assert len(table.robot("hulk_x90")["hand"]) == 7


@pytest.mark.clause("RR-12.8")
def test_a_robot_that_does_not_stay_down_is_dealt_cards_by_its_damage() -> None:
    table = cleanup(
        twonky(powered_down=True, damage=2),
        {"robot": "hammer_bot", "x": 9, "y": 9},
        drawn=course(),
    )
    table.decide("stay_down no")
    assert table.robot("twonky")["powered_down"] is False
    assert table.robot("twonky")["damage"] == 2
    assert len(table.robot("twonky")["hand"]) == 7


@pytest.mark.clause("RR-12.9")
@pytest.mark.parametrize("site", [wrench(5, 5), hammer(5, 5)], ids=["wrench", "hammer"])
def test_a_robot_that_returns_on_a_repair_site_is_not_repaired(site: dict[str, Any]) -> None:
    back = {"robot": "twonky", "status": "destroyed", "lives": 2, "archive": [5, 5]}
    table = cleanup(back, {"robot": "hammer_bot", "x": 9, "y": 9}, drawn=course(site))
    table.decide("face E")
    table.decide("power_down no")
    assert table.at("twonky") == (5, 5, "E")
    assert table.robot("twonky")["damage"] == 2
    assert table.robot("twonky")["options"] == []


@pytest.mark.clause("RR-12.10")
def test_a_powered_down_robot_repairs_and_draws() -> None:
    table = cleanup(twonky(powered_down=True, damage=2), GONE, drawn=course(hammer(5, 5)))
    assert table.waiting() == [0]
    assert table.robot("twonky")["damage"] == 1
    assert len(table.robot("twonky")["options"]) == 1


@pytest.mark.clause("RR-12.1")
def test_the_next_turn_begins_with_a_deal_from_everything_that_is_free() -> None:
    table = cleanup(
        twonky(damage=5, registers=CARDS),
        {"robot": "hammer_bot", "x": 9, "y": 9, "registers": ["P010", "P020", "P030", "P040", "P050"]},
        drawn=course(),
        discard=["P840"],
    )
    assert table.position["turn"] == 2
    assert table.robot("twonky")["registers"] == [None, None, None, None, "P530"]
    assert [len(table.robot(name)["hand"]) for name in ("twonky", "hammer_bot")] == [4, 9]
    assert table.position["discard"] == []
