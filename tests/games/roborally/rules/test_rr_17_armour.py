"""RR-17.1 Ablative Coat and RR-17.17 Power-Down Shield."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.roborally.option_help import (
    AWAY,
    LEFT,
    MOVE_1,
    Spec,
    beam,
    cell,
    floor,
    play,
    span,
    tokens,
    turn,
)
from tests.games.roborally.table import Table, register

COAT = "ablative_coat"
SHIELDED: Spec = {"x": 5, "y": 5, "powered_down": True, "options": ["power_down_shield"]}


def under_fire(robot: Spec, *lasers: Spec, **fields: Any) -> Table:
    """Step D of register 1 with a robot on (5, 5) and some board lasers."""
    victim = {"x": 5, "y": 5, "registers": LEFT[:5], **robot}
    return register([victim, AWAY], floor(lasers=lasers), step="D", **fields)


def coated(worn: int = 0, **more: Any) -> Spec:
    """A robot with an Ablative Coat that has some Damage on it."""
    return {"options": [COAT], "tokens": {COAT: worn}, **more}


@pytest.mark.clause("RR-17.1")
def test_damage_is_put_on_the_ablative_coat_instead_of_on_the_robot() -> None:
    table = under_fire(coated(), beam(0, 5, "E", 2))
    assert table.waiting() == []
    assert (table.robot("twonky")["damage"], tokens(table, "twonky", COAT)) == (0, 2)
    assert table.robot("twonky")["options"] == [COAT]


@pytest.mark.clause("RR-17.1")
def test_the_ablative_coat_leaves_no_choice_even_beside_other_options() -> None:
    table = under_fire({"options": ["brakes", COAT]}, beam(0, 5, "E"))
    assert table.waiting() == []
    assert tokens(table, "twonky", COAT) == 1


@pytest.mark.clause("RR-17.1")
def test_the_third_damage_discards_the_ablative_coat_with_its_tokens() -> None:
    table = under_fire(coated(2), beam(0, 5, "E"))
    assert table.waiting() == []
    robot = table.robot("twonky")
    assert (robot["damage"], robot["options"]) == (0, [])
    assert tokens(table, "twonky", COAT) == 0
    assert table.position["option_discard"] == [COAT]


@pytest.mark.clause("RR-17.1")
@pytest.mark.parametrize(("worn", "damage"), [(0, 0), (1, 1), (2, 2)])
def test_damage_beyond_the_third_goes_on_normally_in_the_same_step(worn: int, damage: int) -> None:
    table = under_fire(coated(worn), beam(0, 5, "E", 3))
    assert table.waiting() == []
    assert table.robot("twonky")["damage"] == damage
    assert table.robot("twonky")["options"] == []


@pytest.mark.clause("RR-17.1", "RR-13.11")
def test_what_is_left_over_when_the_coat_is_gone_may_be_prevented() -> None:
    table = under_fire({"options": [COAT, "brakes"], "tokens": {COAT: 2}}, beam(0, 5, "E", 2))
    assert set(table.legal()) == {"take_damage", "prevent brakes"}
    table.decide("prevent brakes")
    assert table.robot("twonky")["damage"] == 0
    assert sorted(table.position["option_discard"]) == [COAT, "brakes"]


@pytest.mark.clause("RR-17.1")
def test_the_ablative_coat_saves_a_robot_from_its_tenth_damage() -> None:
    table = under_fire(coated(2, damage=9), beam(0, 5, "E"))
    robot = table.robot("twonky")
    assert (robot["status"], robot["damage"]) == ("racing", 9)


@pytest.mark.clause("RR-17.1", "RR-3.3")
def test_damage_on_the_coat_does_not_count_for_the_deal() -> None:
    table = turn([{"x": 5, "y": 5, **coated(2)}, AWAY], phase="turn_start")
    assert len(table.robot("twonky")["hand"]) == 9


@pytest.mark.clause("RR-17.1", "RR-5.1")
def test_damage_on_the_coat_does_not_allow_a_power_down() -> None:
    table = turn(
        [
            {"x": 5, "y": 5, "registers": LEFT[:5], "sealed": True, **coated(2)},
            {**AWAY, "registers": LEFT[5:10], "sealed": True},
        ],
        phase="power_down",
        until=(1, "B"),
    )
    assert table.waiting() == []


@pytest.mark.clause("RR-17.1", "RR-12.2")
def test_a_repair_takes_no_damage_off_the_coat() -> None:
    table = turn(
        [{"x": 5, "y": 5, **coated(2)}, AWAY],
        phase="cleanup",
        course=floor(cells=[cell(5, 5, "repair", option=False)]),
    )
    assert tokens(table, "twonky", COAT) == 2


@pytest.mark.clause("RR-17.1")
def test_the_coat_takes_the_damage_of_ramming_gear_too() -> None:
    table = register(
        [
            {"x": 4, "y": 5, "facing": "E", "card": MOVE_1[0], "options": ["ramming_gear"]},
            {"x": 5, "y": 5, **coated()},
        ],
        until="C",
    )
    assert table.waiting() == []
    assert (table.robot("hammer_bot")["damage"], tokens(table, "hammer_bot", COAT)) == (0, 1)


@pytest.mark.clause("RR-17.1", "RR-5.11")
def test_the_coat_works_while_powered_down() -> None:
    table = under_fire(coated(powered_down=True, registers=[None] * 5), beam(0, 5, "E"))
    assert (table.robot("twonky")["damage"], tokens(table, "twonky", COAT)) == (0, 1)


@pytest.mark.clause("RR-17.1", "RR-5.5")
def test_powering_down_does_not_mend_the_coat() -> None:
    table = turn([{"x": 5, "y": 5, "powered_down": True, **coated(2)}, AWAY], phase="turn_start")
    assert tokens(table, "twonky", COAT) == 2


@pytest.mark.clause("RR-17.1")
def test_a_coat_that_is_drawn_again_is_whole() -> None:
    table = turn(
        [{"x": 5, "y": 5}, AWAY],
        phase="cleanup",
        course=floor(cells=[cell(5, 5, "repair", option=True)]),
        deck=[],
        option_discard=[COAT],
    )
    assert table.robot("twonky")["options"] == [COAT]
    assert tokens(table, "twonky", COAT) == 0


@pytest.mark.clause("RR-17.17")
def test_the_shield_stops_one_damage_from_each_of_the_four_directions() -> None:
    table = under_fire(
        {**SHIELDED, "registers": [None] * 5},
        beam(0, 5, "E"),
        beam(10, 5, "W"),
        beam(5, 0, "S"),
        beam(5, 10, "N"),
    )
    assert table.waiting() == []
    assert table.robot("twonky")["damage"] == 0
    assert table.robot("twonky")["options"] == ["power_down_shield"]


@pytest.mark.clause("RR-17.17")
@pytest.mark.parametrize("facing", ["N", "E", "S", "W"])
def test_the_shield_stops_only_the_first_damage_from_a_direction(facing: str) -> None:
    table = under_fire({**SHIELDED, "facing": facing, "registers": [None] * 5}, beam(0, 5, "E", 3))
    assert play(table) == [(0, "take_damage"), (0, "take_damage")]
    assert table.robot("twonky")["damage"] == 2


@pytest.mark.clause("RR-17.17")
def test_a_board_laser_and_a_robot_on_the_same_side_count_as_one_direction() -> None:
    table = register([SHIELDED, {"x": 2, "y": 5, "facing": "E"}], floor(lasers=[beam(3, 5, "E")]), step="D")
    assert play(table) == [(0, "take_damage")]
    assert table.robot("twonky")["damage"] == 1


@pytest.mark.clause("RR-17.17")
def test_robots_on_two_sides_are_both_stopped() -> None:
    table = register([SHIELDED, {"x": 2, "y": 5, "facing": "E"}, {"x": 5, "y": 9, "facing": "N"}], step="D")
    assert table.waiting() == []
    assert table.robot("twonky")["damage"] == 0


@pytest.mark.clause("RR-17.17")
def test_the_shield_does_nothing_while_the_robot_is_running() -> None:
    table = under_fire({"options": ["power_down_shield"]}, beam(0, 5, "E"))
    assert play(table) == [(0, "take_damage")]
    assert table.robot("twonky")["damage"] == 1


@pytest.mark.clause("RR-17.17")
def test_the_shield_does_nothing_in_the_turn_in_which_power_down_is_announced() -> None:
    table = under_fire({"options": ["power_down_shield"], "damage": 1, "announced": True}, beam(0, 5, "E"))
    assert play(table) == [(0, "take_damage")]
    assert table.robot("twonky")["damage"] == 2


@pytest.mark.clause("RR-17.17")
def test_the_shield_is_fresh_in_every_register() -> None:
    table = span([SHIELDED, AWAY], (1, "D"), (5, "end"), course=floor(lasers=[beam(0, 5, "E")]))
    assert table.waiting() == []
    assert table.robot("twonky")["damage"] == 0


@pytest.mark.clause("RR-17.17")
def test_a_powered_down_robot_without_the_shield_takes_the_damage() -> None:
    table = under_fire({"powered_down": True, "registers": [None] * 5}, beam(0, 5, "E"))
    assert table.robot("twonky")["damage"] == 1


@pytest.mark.clause("RR-17.17", "RR-17.27", "RR-17.16")
def test_the_shield_stops_the_damage_of_the_mini_howitzer_but_not_its_push() -> None:
    table = register([SHIELDED, {"x": 2, "y": 5, "facing": "E", "options": ["mini_howitzer"]}], step="D")
    table.decide("weapon mini_howitzer")
    assert table.waiting() == []
    assert table.at("twonky") == (6, 5, "N")
    assert table.robot("twonky")["damage"] == 0


@pytest.mark.clause("RR-17.17", "RR-17.27")
def test_the_shield_does_not_cover_ramming_gear() -> None:
    table = register(
        [SHIELDED, {"x": 4, "y": 5, "facing": "E", "card": MOVE_1[0], "options": ["ramming_gear"]}],
        until="C",
    )
    assert play(table) == [(0, "take_damage")]
    assert table.robot("twonky")["damage"] == 1


@pytest.mark.clause("RR-17.17", "RR-17.27")
def test_ramming_gear_does_not_use_up_the_shield() -> None:
    table = register([SHIELDED, {"x": 4, "y": 5, "facing": "E", "card": MOVE_1[0], "options": ["ramming_gear"]}])
    # Rammed in step B, then shot at from the same side in step D.
    assert play(table) == [(0, "take_damage")]
    assert table.robot("twonky")["damage"] == 1


@pytest.mark.clause("RR-17.17", "RR-17.7")
def test_the_shield_stops_one_of_the_two_shots_of_a_double_barreled_laser() -> None:
    table = register([SHIELDED, {"x": 2, "y": 5, "facing": "E", "options": ["double_barreled_laser"]}], step="D")
    assert play(table) == [(0, "take_damage")]
    assert table.robot("twonky")["damage"] == 1


@pytest.mark.clause("RR-17.17", "RR-17.10")
def test_the_shield_does_not_stop_fire_control() -> None:
    table = register(
        [SHIELDED, {"x": 2, "y": 5, "facing": "E", "options": ["fire_control"]}],
        step="D",
        chances=[("program-card", [LEFT[0]])],
    )
    assert table.waiting() == [1]
    table.decide("fire_lock 2")
    assert table.waiting() == []
    robot = table.robot("twonky")
    assert (robot["damage"], robot["locked"]) == (1, [2])
    assert robot["registers"][1] == LEFT[0]


@pytest.mark.clause("RR-17.17", "RR-17.10", "RR-13.11")
def test_the_shield_stops_what_fire_control_gives_as_ordinary_damage() -> None:
    table = register([SHIELDED, {"x": 2, "y": 5, "facing": "E", "options": ["fire_control"]}], step="D")
    table.decide("fire_damage")
    assert table.waiting() == []
    assert table.robot("twonky")["damage"] == 0


@pytest.mark.clause("RR-17.1", "RR-14.2")
def test_a_worn_coat_that_is_lost_by_destruction_takes_its_tokens_along() -> None:
    table = register([{"x": 5, "y": 0, "card": MOVE_1[0], **coated(2)}, AWAY], until="C")
    assert table.robot("twonky")["options"] == []
    assert tokens(table, "twonky", COAT) == 0
    assert table.position["option_discard"] == [COAT]
