"""RR-17.19 Radio Control with RR-17.27 and RR-17.28, and RR-16.9 where it meets other program changes."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.roborally.option_help import (
    AWAY,
    LEFT,
    MOVE_1,
    MOVE_2,
    RIGHT,
    Spec,
    beam,
    floor,
    play,
    programming,
    span,
)
from tests.games.roborally.table import Table, register

SHOOTER: Spec = {"x": 2, "y": 5, "facing": "E", "options": ["radio_control"]}
TARGET: Spec = {"x": 5, "y": 5, "facing": "N"}


def controlled(shooter: Spec, target: Spec, *others: Spec, **fields: Any) -> Table:
    """Register 2 up to the end of step B; Hammer Bot is under the control of Twonky, which stands apart."""
    robots: list[Spec] = [
        {"x": 1, "y": 9, "facing": "E", **shooter},
        {**TARGET, "controlled_by": "twonky", **target},
        *others,
    ]
    return register(robots, fields.pop("course", None), number=2, until="C", **fields)


@pytest.mark.clause("RR-17.19")
def test_radio_control_gives_no_damage_and_takes_control() -> None:
    table = register([SHOOTER, TARGET], step="D")
    assert set(table.legal()) == {"weapon main_laser", "weapon radio_control"}
    table.decide("weapon radio_control")
    assert table.waiting() == []
    robot = table.robot("hammer_bot")
    assert (robot["damage"], robot["controlled_by"]) == (0, "twonky")
    assert table.view(None)["robots"][1]["controlled_by"] == "twonky"


@pytest.mark.clause("RR-17.19")
def test_in_all_later_registers_the_target_executes_the_cards_of_the_shooter() -> None:
    table = span(
        [
            {**SHOOTER, "registers": [LEFT[0], MOVE_1[0], RIGHT[0], MOVE_1[1], LEFT[1]]},
            {**TARGET, "registers": [LEFT[2], MOVE_2[0], MOVE_2[1], MOVE_2[2], MOVE_2[3]]},
        ],
        (1, "D"),
        (5, "C"),
    )
    table.decide("weapon radio_control")
    assert table.waiting() == []
    assert table.at("twonky") == (3, 6, "E")
    assert table.at("hammer_bot") == (6, 4, "N")


@pytest.mark.clause("RR-17.19", "RR-12.6")
def test_the_cards_of_the_target_stay_in_its_registers() -> None:
    table = controlled({"card": MOVE_1[0]}, {"registers": MOVE_2[:5]})
    assert table.at("hammer_bot") == (5, 4, "N")
    assert table.robot("hammer_bot")["registers"] == MOVE_2[:5]


@pytest.mark.clause("RR-17.19", "RR-17.27")
def test_radio_control_is_offered_in_registers_1_to_4_only() -> None:
    for number in range(1, 5):
        assert "weapon radio_control" in register([SHOOTER, TARGET], number=number, step="D").legal()
    table = register([SHOOTER, TARGET], number=5, step="D")
    assert table.waiting() == []
    assert table.robot("hammer_bot")["damage"] == 1


@pytest.mark.clause("RR-17.19", "RR-17.28")
@pytest.mark.parametrize(
    ("own", "card", "target", "third"),
    [(MOVE_2[5], MOVE_2[0], (5, 4, "N"), (6, 4, "E")), (LEFT[0], MOVE_1[0], (6, 4, "N"), (5, 4, "E"))],
)
def test_the_target_acts_at_the_priority_of_the_card_that_it_executes(
    own: str, card: str, target: tuple[int, int, str], third: tuple[int, int, str]
) -> None:
    # The controller plays 540. The target's own card would act before, and after, that of the third robot.
    table = controlled({"card": MOVE_1[5]}, {"card": own}, {"x": 4, "y": 4, "facing": "E", "card": card})
    assert table.at("hammer_bot") == target
    assert table.at("spin_bot") == third


@pytest.mark.clause("RR-17.28", "RR-17.19")
def test_the_owner_of_the_card_acts_first_and_then_the_others_in_dock_order() -> None:
    table = register(
        [
            {"x": 4, "y": 4, "facing": "E", "controlled_by": "spin_bot"},
            {"x": 5, "y": 3, "facing": "S", "controlled_by": "spin_bot"},
            {"x": 5, "y": 5, "facing": "N", "card": MOVE_1[0]},
        ],
        number=2,
        until="C",
    )
    assert table.at("spin_bot") == (6, 4, "N")
    assert table.at("twonky") == (5, 5, "E")
    assert table.at("hammer_bot") == (5, 4, "S")


@pytest.mark.clause("RR-17.19")
def test_a_robot_obeys_the_later_of_two_shots() -> None:
    table = register([SHOOTER, {**TARGET, "controlled_by": "spin_bot"}, {"x": 9, "y": 9}], number=2, step="D")
    table.decide("weapon radio_control")
    assert table.robot("hammer_bot")["controlled_by"] == "twonky"


@pytest.mark.clause("RR-17.19", "RR-17.28", "RR-14.2")
def test_the_control_goes_on_when_the_controller_is_destroyed() -> None:
    table = span(
        [
            {
                "x": 11,
                "y": 9,
                "facing": "E",
                "registers": [LEFT[0], MOVE_1[0], MOVE_1[1], RIGHT[0], MOVE_2[0]],
            },
            {**TARGET, "x": 5, "y": 8, "controlled_by": "twonky", "registers": LEFT[1:6]},
            {"x": 0, "y": 0, "facing": "N"},
        ],
        (2, "A"),
        (5, "C"),
    )
    assert table.waiting() == []
    assert table.robot("twonky")["status"] == "destroyed"
    assert table.robot("twonky")["registers"] == [None] * 5
    assert {MOVE_1[0], MOVE_1[1], RIGHT[0], MOVE_2[0]} <= set(table.position["discard"])
    # Two squares north, a turn to the right, two squares east.
    assert table.at("hammer_bot") == (7, 6, "E")


@pytest.mark.clause("RR-17.28")
def test_faces_remembered_from_a_destroyed_controller_keep_their_priority() -> None:
    def met_by(card: str) -> Table:
        return span(
            [
                {"x": 11, "y": 9, "facing": "E", "registers": [LEFT[0], MOVE_1[0], MOVE_1[5], None, None]},
                {**TARGET, "controlled_by": "twonky"},
                {"x": 4, "y": 3, "facing": "E", "registers": [LEFT[1], None, card, None, None]},
            ],
            (2, "A"),
            (3, "C"),
        )

    # Register 2 brings the target to (5, 4), register 3 to (5, 3), where the third robot goes too.
    assert met_by(MOVE_1[4]).at("hammer_bot") == (6, 3, "N")
    assert met_by(MOVE_1[6]).at("hammer_bot") == (5, 3, "N")


@pytest.mark.clause("RR-17.19")
@pytest.mark.parametrize(("answer", "y"), [("yes", 5), ("no", 4)])
def test_the_target_may_use_its_own_movement_options(answer: str, y: int) -> None:
    table = controlled({"card": MOVE_1[0]}, {"options": ["brakes"]})
    assert table.waiting() == [1]
    assert table.at("twonky") == (2, 9, "E")
    table.decide(f"brakes {answer}")
    assert table.at("hammer_bot") == (5, y, "N")


@pytest.mark.clause("RR-17.19")
def test_the_brakes_of_the_controller_are_not_copied() -> None:
    table = controlled({"card": MOVE_1[0], "options": ["brakes"]}, {})
    assert table.waiting() == [0]
    table.decide("brakes yes")
    assert table.waiting() == []
    assert table.at("twonky") == (1, 9, "E")
    assert table.at("hammer_bot") == (5, 4, "N")


@pytest.mark.clause("RR-17.19", "RR-5.6")
def test_a_powered_down_target_is_not_affected() -> None:
    table = span([{**SHOOTER, "registers": MOVE_1[:5]}, {**TARGET, "powered_down": True}], (1, "D"), (2, "C"))
    play(table, "weapon radio_control")
    assert not table.robot("hammer_bot")["controlled_by"]
    assert table.at("hammer_bot") == (5, 5, "N")


@pytest.mark.clause("RR-17.19")
def test_the_control_ends_with_the_turn() -> None:
    table = span([{**TARGET, "controlled_by": "hammer_bot"}, AWAY], (5, "E"), (1, "A"))
    assert programming(table)
    assert not table.robot("twonky")["controlled_by"]


@pytest.mark.clause("RR-17.19", "RR-10.9")
def test_a_target_destroyed_in_the_same_step_is_not_controlled() -> None:
    table = register(
        [SHOOTER, {**TARGET, "damage": 9, "registers": LEFT[:5]}],
        floor(lasers=[beam(5, 0, "S")]),
        step="D",
        until="E",
    )
    table.decide("weapon radio_control")
    robot = table.robot("hammer_bot")
    assert robot["status"] == "destroyed"
    assert not robot["controlled_by"]


@pytest.mark.clause("RR-17.28")
def test_two_robots_that_control_each_other_swap_cards_and_act_by_card() -> None:
    table = register(
        [
            {"x": 5, "y": 5, "facing": "N", "card": MOVE_1[0], "controlled_by": "hammer_bot"},
            {"x": 4, "y": 3, "facing": "E", "card": MOVE_2[0], "controlled_by": "twonky"},
        ],
        number=2,
        until="C",
    )
    # Twonky plays the Move 2 first, then Hammer Bot the Move 1 and pushes it.
    assert table.at("twonky") == (6, 3, "N")
    assert table.at("hammer_bot") == (5, 3, "E")
    assert [table.robot(name)["registers"][1] for name in ("twonky", "hammer_bot")] == [MOVE_1[0], MOVE_2[0]]


@pytest.mark.clause("RR-17.28", "RR-17.5")
def test_the_target_executes_what_conditional_program_put_into_the_controllers_register() -> None:
    shooter: Spec = {
        "card": LEFT[0],
        "options": ["conditional_program"],
        "stored": {"conditional_program": MOVE_2[0]},
    }
    table = controlled(shooter, {"card": LEFT[1]})
    table.decide("conditional yes", 0)
    assert table.at("twonky") == (3, 9, "E")
    assert table.at("hammer_bot") == (5, 3, "N")


@pytest.mark.clause("RR-17.28", "RR-17.2")
def test_the_target_executes_what_abort_switch_put_into_the_controllers_register() -> None:
    table = controlled(
        {"card": LEFT[0], "options": ["abort_switch"]},
        {"card": LEFT[1]},
        chances=[("program-card", [MOVE_2[0]])],
    )
    table.decide("abort yes", 0)
    assert table.at("hammer_bot") == (5, 3, "N")


@pytest.mark.clause("RR-17.28", "RR-17.6")
def test_the_target_executes_both_cards_of_a_two_card_register() -> None:
    table = controlled({"card": [MOVE_1[0], LEFT[0]], "options": ["crab_legs"]}, {"card": LEFT[1]})
    assert table.at("twonky") == (1, 8, "E")
    assert table.at("hammer_bot") == (4, 5, "N")


@pytest.mark.clause("RR-16.9", "RR-17.5")
def test_a_conditional_program_of_the_target_comes_after_radio_control() -> None:
    target: Spec = {
        "card": LEFT[0],
        "options": ["conditional_program"],
        "stored": {"conditional_program": MOVE_2[0]},
    }
    table = controlled({"card": RIGHT[0]}, target)
    table.decide("conditional yes", 1)
    assert table.at("hammer_bot") == (5, 3, "N")


@pytest.mark.clause("RR-16.9", "RR-17.2")
def test_an_abort_switch_of_the_target_comes_after_radio_control() -> None:
    table = controlled(
        {"card": RIGHT[0]},
        {"card": LEFT[0], "options": ["abort_switch"]},
        chances=[("program-card", [MOVE_2[0]])],
    )
    table.decide("abort yes", 1)
    assert table.at("hammer_bot") == (5, 3, "N")


@pytest.mark.clause("RR-16.9", "RR-17.24")
def test_a_scrambler_shot_at_the_target_comes_after_radio_control() -> None:
    table = span(
        [
            {"x": 2, "y": 5, "facing": "E", "options": ["scrambler"]},
            {**TARGET, "registers": LEFT[:5], "controlled_by": "spin_bot"},
            {"x": 9, "y": 9, "facing": "E", "registers": [RIGHT[0], RIGHT[1], RIGHT[2], None, None]},
        ],
        (1, "D"),
        (2, "C"),
        chances=[("program-card", [MOVE_2[0]])],
    )
    table.decide("weapon scrambler")
    assert table.at("hammer_bot") == (5, 3, "N")


@pytest.mark.clause("RR-16.9", "RR-17.24")
def test_a_scrambled_register_ends_the_control_for_that_register_only() -> None:
    table = span(
        [
            {"x": 2, "y": 5, "facing": "E", "options": ["scrambler"]},
            {**TARGET, "registers": LEFT[:5], "controlled_by": "spin_bot"},
            {"x": 9, "y": 9, "facing": "E", "registers": [RIGHT[0], RIGHT[1], RIGHT[2], None, None]},
        ],
        (1, "D"),
        (3, "C"),
        chances=[("program-card", [MOVE_2[0]])],
    )
    table.decide("weapon scrambler")
    assert table.at("hammer_bot") == (5, 3, "E")


@pytest.mark.clause("RR-17.19", "RR-13.3")
def test_a_target_with_locked_registers_obeys_too() -> None:
    table = controlled({"card": MOVE_1[0]}, {"damage": 9, "registers": LEFT[:5]})
    assert table.at("hammer_bot") == (5, 4, "N")
    assert table.robot("hammer_bot")["registers"] == LEFT[:5]


@pytest.mark.clause("RR-17.28")
def test_a_robot_in_the_middle_of_two_controls_passes_on_its_own_card() -> None:
    table = controlled(
        {"card": MOVE_1[0]},
        {"card": MOVE_2[0]},
        {"x": 9, "y": 5, "facing": "N", "card": LEFT[0], "controlled_by": "hammer_bot"},
    )
    assert table.at("hammer_bot") == (5, 4, "N")
    assert table.at("spin_bot") == (9, 3, "N")


@pytest.mark.clause("RR-17.19", "RR-17.28", "RR-14.4")
@pytest.mark.parametrize("lives", [0, 3])
def test_both_faces_of_a_two_card_register_are_remembered_for_the_target(lives: int) -> None:
    registers = [LEFT[0], MOVE_1[0], [MOVE_1[1], LEFT[1]], None, None]
    table = span(
        [
            {
                "x": 11,
                "y": 9,
                "facing": "E",
                "registers": registers,
                "options": ["crab_legs"],
                "lives": lives,
            },
            {**TARGET, "controlled_by": "twonky"},
            {"x": 0, "y": 0, "facing": "N"},
        ],
        (2, "A"),
        (3, "C"),
    )
    assert table.robot("twonky")["status"] == ("destroyed" if lives else "eliminated")
    assert table.at("hammer_bot") == (4, 4, "N")


@pytest.mark.clause("RR-17.19", "RR-12.6")
def test_the_cards_of_a_controlled_robot_are_wiped_as_usual() -> None:
    robot: Spec = {**TARGET, "controlled_by": "hammer_bot", "damage": 5, "registers": LEFT[:5]}
    table = span([robot, AWAY], (5, "E"), (1, "A"))
    assert table.robot("twonky")["registers"] == [None, None, None, None, LEFT[4]]


@pytest.mark.clause("RR-17.19", "RR-17.28", "RR-10.1")
def test_a_controller_destroyed_by_the_very_step_of_its_shot_is_obeyed() -> None:
    registers = [LEFT[0], MOVE_1[0], RIGHT[0], LEFT[1], LEFT[2]]
    table = span(
        [{**SHOOTER, "damage": 9, "registers": registers}, TARGET, AWAY],
        (1, "D"),
        (3, "C"),
        course=floor(lasers=[beam(2, 0, "S")]),
    )
    play(table, "weapon radio_control", "take_damage")
    assert table.robot("twonky")["status"] == "destroyed"
    assert table.at("hammer_bot") == (5, 4, "E")
