"""RR-13.9 to RR-13.12 with Options: one Damage at a time, and Damage that nothing prevents."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.roborally.option_help import (
    AWAY,
    LEFT,
    MOVE_1,
    MOVE_2,
    MOVE_3,
    Spec,
    beam,
    cell,
    floor,
    play,
    refused,
    stored,
    tokens,
    turn,
)
from tests.games.roborally.table import Table, register


def under_fire(robot: Spec, beams: int = 1, **fields: Any) -> Table:
    """Step D of register 1 with a robot in the line of a board laser that comes from the west."""
    victim = {"x": 5, "y": 5, "registers": LEFT[:5], **robot}
    return register([victim, AWAY], floor(lasers=[beam(0, 5, "E", beams)]), step="D", **fields)


@pytest.mark.clause("RR-13.9")
def test_one_option_prevents_one_damage_and_the_question_is_put_for_each() -> None:
    table = under_fire({"options": ["brakes", "flywheel"]}, beams=3)
    table.decide("prevent brakes")
    assert set(table.legal()) == {"take_damage", "prevent flywheel"}
    table.decide("prevent flywheel")
    assert table.waiting() == []
    robot = table.robot("twonky")
    assert (robot["damage"], robot["options"]) == (1, [])
    assert sorted(table.position["option_discard"]) == ["brakes", "flywheel"]


@pytest.mark.clause("RR-13.9")
def test_taking_one_damage_does_not_waive_the_choice_for_the_next() -> None:
    table = under_fire({"options": ["brakes"]}, beams=2)
    table.decide("take_damage")
    assert set(table.legal()) == {"take_damage", "prevent brakes"}
    table.decide("prevent brakes")
    assert table.robot("twonky")["damage"] == 1


@pytest.mark.clause("RR-13.9")
def test_an_option_that_the_robot_does_not_own_prevents_nothing() -> None:
    table = under_fire({"options": ["brakes"]})
    assert refused(table, "prevent flywheel") == "RR-13.9"


@pytest.mark.clause("RR-13.9")
def test_discarded_options_lie_face_up_for_all() -> None:
    table = under_fire({"options": ["brakes"]})
    table.decide("prevent brakes")
    assert table.view(1)["option_discard"] == ["brakes"]
    assert table.view(None)["option_discard"] == ["brakes"]


@pytest.mark.clause("RR-13.9", "RR-14.2", "RR-3.8")
def test_a_card_stored_on_a_discarded_option_is_discarded() -> None:
    table = under_fire({"options": ["flywheel"], "stored": {"flywheel": MOVE_2[0]}})
    table.decide("prevent flywheel")
    assert stored(table, "twonky", "flywheel") is None
    assert MOVE_2[0] in table.position["discard"]


@pytest.mark.clause("RR-13.9", "RR-13.2")
def test_a_prevented_damage_locks_no_register() -> None:
    table = under_fire({"options": ["brakes"], "damage": 4})
    table.decide("prevent brakes")
    assert table.robot("twonky")["locked"] == []


@pytest.mark.clause("RR-13.9", "RR-5.11")
def test_a_powered_down_robot_may_discard_options_to_prevent_damage() -> None:
    table = under_fire({"options": ["brakes"], "powered_down": True, "registers": [None] * 5})
    table.decide("prevent brakes")
    assert table.robot("twonky")["damage"] == 0


@pytest.mark.clause("RR-13.9", "RR-A2")
def test_the_default_looks_at_each_damage_of_a_row() -> None:
    table = under_fire({"options": ["flywheel", "brakes"], "damage": 8}, beams=2)
    assert play(table) == [(0, "take_damage"), (0, "prevent flywheel")]
    assert table.robot("twonky")["damage"] == 9


@pytest.mark.clause("RR-13.9", "RR-13.10", "RR-10.9")
def test_after_the_tenth_damage_no_further_hit_is_asked_about() -> None:
    table = under_fire({"options": ["flywheel", "brakes"], "damage": 9}, beams=3)
    table.decide("take_damage")
    assert set(table.legal()) == {"lose flywheel", "lose brakes"}
    table.decide("lose brakes")
    robot = table.robot("twonky")
    assert (robot["status"], robot["options"], robot["lives"]) == ("destroyed", ["flywheel"], 2)


@pytest.mark.clause("RR-13.9", "RR-10.7")
def test_victims_are_asked_in_dock_order() -> None:
    table = register(
        [
            {"seat": 1, "x": 5, "y": 5, "options": ["brakes"]},
            {"seat": 0, "x": 5, "y": 2, "facing": "E", "options": ["flywheel"]},
        ],
        floor(lasers=[beam(0, 2, "E"), beam(0, 5, "E")]),
        step="D",
    )
    # Dock 1 also shoots at dock 2, which so has two hits.
    assert play(table) == [(1, "take_damage"), (0, "take_damage"), (0, "take_damage")]


@pytest.mark.clause("RR-13.9", "RR-16.11")
def test_an_option_discarded_at_a_hit_is_gone_for_what_follows() -> None:
    table = register(
        [
            {"x": 5, "y": 5, "card": MOVE_1[0], "options": ["brakes"]},
            {"x": 2, "y": 5, "facing": "E", "card": MOVE_3[0], "options": ["ramming_gear"]},
        ],
        until="C",
    )
    table.decide("prevent brakes", 0)
    assert table.waiting() == []
    assert table.at("twonky") == (6, 4, "N")
    assert table.robot("twonky")["damage"] == 0


@pytest.mark.clause("RR-13.10")
@pytest.mark.parametrize("y", [5, 0])
def test_a_pit_or_the_edge_can_not_be_prevented(y: int) -> None:
    table = register(
        [{"x": 5, "y": y, "card": MOVE_2[0], "options": ["brakes"]}, AWAY],
        floor(cells=[cell(5, 4, "pit")]),
        until="C",
    )
    assert table.waiting() == []
    robot = table.robot("twonky")
    assert (robot["status"], robot["options"]) == ("destroyed", [])


@pytest.mark.clause("RR-13.10")
def test_a_crusher_can_not_be_prevented() -> None:
    table = register(
        [{"x": 5, "y": 5, "options": ["flywheel"]}, AWAY],
        floor(cells=[cell(5, 5, "crusher", registers=[1])]),
        step="C",
        until="D",
    )
    assert table.waiting() == []
    assert table.robot("twonky")["status"] == "destroyed"


@pytest.mark.clause("RR-13.10", "RR-13.12")
def test_neither_option_nor_coat_stops_the_damage_of_re_entry() -> None:
    table = turn(
        [{"status": "destroyed", "archive": [5, 5], "options": ["ablative_coat", "brakes"]}, AWAY],
        phase="reentry",
    )
    words = {text.split()[0] for _, text in play(table, "face N", "power_down no")}
    assert words <= {"enter", "face", "power_down"}
    robot = table.robot("twonky")
    assert (robot["damage"], robot["options"]) == (2, ["ablative_coat", "brakes"])
    assert tokens(table, "twonky", "ablative_coat") == 0


@pytest.mark.clause("RR-13.10", "RR-13.12", "RR-17.22")
def test_neither_option_nor_coat_stops_the_damage_that_pays_for_recompile() -> None:
    options = ["ablative_coat", "brakes", "recompile"]
    table = turn([{"x": 5, "y": 5, "options": options}, AWAY], phase="turn_start")
    assert play(table, "recompile yes") == [(0, "recompile yes")]
    robot = table.robot("twonky")
    assert (robot["damage"], robot["options"]) == (1, options)
    assert tokens(table, "twonky", "ablative_coat") == 0


@pytest.mark.clause("RR-13.11")
def test_shield_then_coat_then_choice_then_token() -> None:
    table = under_fire(
        {
            "options": ["brakes", "ablative_coat", "power_down_shield"],
            "tokens": {"ablative_coat": 2},
            "powered_down": True,
            "registers": [None] * 5,
        },
        beams=3,
    )
    # The shield has stopped the first Damage, and the coat has gone with the second.
    assert set(table.legal()) == {"take_damage", "prevent brakes", "prevent power_down_shield"}
    assert table.position["option_discard"] == ["ablative_coat"]
    table.decide("take_damage")
    assert table.waiting() == []
    assert table.robot("twonky")["damage"] == 1


@pytest.mark.clause("RR-13.11", "RR-17.17", "RR-17.1")
def test_what_the_shield_stops_does_not_wear_the_coat() -> None:
    options = ["ablative_coat", "power_down_shield"]
    table = under_fire({"options": options, "powered_down": True, "registers": [None] * 5})
    assert table.waiting() == []
    assert tokens(table, "twonky", "ablative_coat") == 0
    assert table.robot("twonky")["damage"] == 0
