"""RR-17.3 Brakes, RR-17.12 Fourth Gear, RR-17.23 Reverse Gear and RR-17.13 Gyroscopic Stabilizer."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.roborally.option_help import (
    AWAY,
    BACK_UP,
    LEFT,
    MOVE_1,
    MOVE_2,
    MOVE_3,
    RIGHT,
    U_TURN,
    Spec,
    cell,
    floor,
    play,
    span,
    turn,
    wall,
)
from tests.games.roborally.table import Table, register

GEARS = ["brakes", "fourth_gear", "reverse_gear"]
BELT = [
    cell(4, 5, "belt", speed=1, exit="E", turn_from=[]),
    cell(5, 5, "belt", speed=1, exit="S", turn_from=["W"]),
]


def driving(card: str, *others: Spec, options: list[str] = GEARS, **fields: Any) -> Table:
    """Step B with a robot on (5, 5) that faces north and has the three movement Options."""
    robot: Spec = {"x": 5, "y": 5, "facing": "N", "card": card, "options": options}
    return register([robot, *(others or (AWAY,))], until="C", **fields)


@pytest.mark.clause("RR-17.3", "RR-17.12", "RR-17.23", "RR-A2")
@pytest.mark.parametrize(
    ("card", "word", "y_yes", "y_no"),
    [(MOVE_1[0], "brakes", 5, 4), (MOVE_3[0], "fourth_gear", 1, 2), (BACK_UP[0], "reverse_gear", 7, 6)],
)
def test_brakes_fourth_gear_and_reverse_gear_change_how_far_a_card_moves(
    card: str, word: str, y_yes: int, y_no: int
) -> None:
    for answer, y in (("yes", y_yes), ("no", y_no)):
        table = driving(card)
        assert (table.waiting(), set(table.legal())) == ([0], {f"{word} yes", f"{word} no"})
        assert table.default() == f"{word} no"
        table.decide(f"{word} {answer}")
        assert table.waiting() == []
        assert table.at("twonky") == (5, y, "N")


@pytest.mark.clause("RR-17.3", "RR-17.12", "RR-17.23")
@pytest.mark.parametrize(
    ("option", "cards"),
    [
        ("brakes", [MOVE_2[0], MOVE_3[0], BACK_UP[0]]),
        ("fourth_gear", [MOVE_1[0], MOVE_2[0], BACK_UP[0]]),
        ("reverse_gear", [MOVE_1[0], MOVE_2[0], MOVE_3[0]]),
    ],
)
def test_each_movement_option_is_asked_for_its_own_card_only(option: str, cards: list[str]) -> None:
    for card in [*cards, LEFT[0], RIGHT[0], U_TURN[0]]:
        assert driving(card, options=[option]).waiting() == []


@pytest.mark.clause("RR-17.3", "RR-17.12", "RR-17.23")
def test_without_the_option_nothing_is_asked() -> None:
    for card, y in ((MOVE_1[0], 4), (MOVE_3[0], 2), (BACK_UP[0], 6)):
        table = driving(card, options=[])
        assert table.waiting() == []
        assert table.at("twonky") == (5, y, "N")


@pytest.mark.clause("RR-17.3", "RR-17.12", "RR-17.23", "RR-7.2")
@pytest.mark.parametrize(
    ("card", "before", "after"),
    [
        (MOVE_1[5], MOVE_1[6], MOVE_1[4]),
        (MOVE_3[2], MOVE_3[3], MOVE_3[1]),
        (BACK_UP[2], BACK_UP[3], BACK_UP[1]),
    ],
)
def test_the_card_keeps_its_priority_and_the_question_comes_at_its_execution(
    card: str, before: str, after: str
) -> None:
    earlier: Spec = {"x": 1, "y": 6, "facing": "N", "card": before}
    later: Spec = {"x": 10, "y": 6, "facing": "N", "card": after}
    table = driving(card, later, earlier)
    assert table.waiting() == [0]
    assert table.at("spin_bot") != (1, 6, "N")
    assert table.at("twonky") == (5, 5, "N")
    assert table.at("hammer_bot") == (10, 6, "N")
    table.decide(table.default())
    assert table.at("hammer_bot") != (10, 6, "N")


@pytest.mark.clause("RR-17.3")
def test_a_robot_that_brakes_pushes_nobody() -> None:
    table = driving(MOVE_1[0], {"x": 5, "y": 4, "facing": "E"})
    table.decide("brakes yes")
    assert table.at("hammer_bot") == (5, 4, "E")


@pytest.mark.clause("RR-17.3", "RR-17.19")
def test_brakes_work_for_a_radio_controlled_robot_that_is_told_to_move_1() -> None:
    table = register(
        [
            {"x": 5, "y": 5, "card": LEFT[0], "options": ["brakes"], "controlled_by": "hammer_bot"},
            {"x": 9, "y": 5, "card": MOVE_1[0]},
        ],
        number=2,
        until="C",
    )
    assert table.waiting() == [0]
    table.decide("brakes yes")
    assert table.at("twonky") == (5, 5, "N")
    assert table.at("hammer_bot") == (9, 4, "N")


@pytest.mark.clause("RR-17.12")
def test_the_fourth_square_pushes_like_any_other() -> None:
    table = driving(MOVE_3[0], {"x": 5, "y": 1, "facing": "E"})
    table.decide("fourth_gear yes")
    assert table.at("twonky") == (5, 1, "N")
    assert table.at("hammer_bot") == (5, 0, "E")


@pytest.mark.clause("RR-17.12")
def test_the_fourth_square_is_blocked_by_a_wall() -> None:
    table = driving(MOVE_3[0], course=floor(walls=[wall(5, 2, "N")]))
    table.decide("fourth_gear yes")
    assert table.at("twonky") == (5, 2, "N")


@pytest.mark.clause("RR-17.12")
def test_the_fourth_square_may_be_a_pit() -> None:
    table = driving(MOVE_3[0], course=floor(cells=[cell(5, 1, "pit")]), options=["fourth_gear"])
    table.decide("fourth_gear yes")
    assert table.robot("twonky")["status"] == "destroyed"


@pytest.mark.clause("RR-17.23")
def test_both_squares_of_reverse_gear_push() -> None:
    table = driving(BACK_UP[0], {"x": 5, "y": 6, "facing": "E"})
    table.decide("reverse_gear yes")
    assert table.at("twonky") == (5, 7, "N")
    assert table.at("hammer_bot") == (5, 8, "E")


@pytest.mark.clause("RR-17.23")
def test_the_second_square_of_reverse_gear_is_blocked_by_a_wall() -> None:
    table = driving(BACK_UP[0], course=floor(walls=[wall(5, 6, "S")]))
    table.decide("reverse_gear yes")
    assert table.at("twonky") == (5, 6, "N")


@pytest.mark.clause("RR-17.3", "RR-17.12", "RR-17.23", "RR-5.11")
@pytest.mark.parametrize("card", [MOVE_1[0], MOVE_3[0], BACK_UP[0]])
def test_a_powered_down_robot_uses_no_movement_option(card: str) -> None:
    # Nine Damage that came while it was down have locked all its registers.
    robot: Spec = {
        "x": 5,
        "y": 5,
        "damage": 9,
        "registers": [card, *LEFT[:4]],
        "options": GEARS,
        "powered_down": True,
    }
    table = register([robot, AWAY], until="C")
    assert table.waiting() == []
    assert table.at("twonky") == (5, 5, "N")


def steadied(on: bool, cells: list[Spec], **robot: Any) -> Table:
    """Step C with a Gyroscopic Stabilizer that is on or off."""
    held: Spec = {"options": ["gyroscopic_stabilizer"], "gyro": on, **robot}
    return register([held, AWAY], floor(cells=cells), step="C", until="D")


@pytest.mark.clause("RR-17.13")
@pytest.mark.parametrize(("on", "facing"), [(True, "N"), (False, "E")])
def test_with_the_stabilizer_on_a_gear_does_not_turn_the_robot(on: bool, facing: str) -> None:
    table = steadied(on, [cell(5, 5, "gear", rotation="cw")], x=5, y=5, facing="N")
    assert table.at("twonky") == (5, 5, facing)


@pytest.mark.clause("RR-17.13")
@pytest.mark.parametrize(("on", "facing"), [(True, "N"), (False, "E")])
def test_with_the_stabilizer_on_a_curved_belt_carries_without_turning(on: bool, facing: str) -> None:
    table = steadied(on, BELT, x=4, y=5, facing="N")
    assert table.at("twonky") == (5, 5, facing)


@pytest.mark.clause("RR-17.13")
def test_with_the_stabilizer_on_pushers_still_push() -> None:
    table = steadied(True, [cell(5, 5, "pusher", push="E", registers=[1, 3, 5])], x=5, y=5)
    assert table.at("twonky") == (6, 5, "N")


@pytest.mark.clause("RR-17.13")
@pytest.mark.parametrize(("card", "facing"), [(LEFT[0], "W"), (U_TURN[0], "S")])
def test_with_the_stabilizer_on_its_own_cards_still_turn_the_robot(card: str, facing: str) -> None:
    robot: Spec = {"x": 5, "y": 5, "card": card, "gyro": True, "options": ["gyroscopic_stabilizer"]}
    table = register([robot, AWAY], step="B", until="C")
    assert table.at("twonky") == (5, 5, facing)


@pytest.mark.clause("RR-17.13", "RR-A4")
@pytest.mark.parametrize(("answer", "facing"), [("on", "N"), ("off", "S")])
def test_before_register_1_the_owner_says_whether_the_stabilizer_is_on(answer: str, facing: str) -> None:
    robot: Spec = {
        "x": 5,
        "y": 5,
        "registers": [*U_TURN[:2], *LEFT[:3]],
        "sealed": True,
        "options": ["gyroscopic_stabilizer"],
    }
    other: Spec = {**AWAY, "registers": RIGHT[:5], "sealed": True}
    table = turn(
        [robot, other],
        phase="power_down",
        until=(2, "D"),
        course=floor(cells=[cell(5, 5, "gear", rotation="cw")]),
    )
    assert (table.waiting(), set(table.legal())) == ([0], {"gyro on", "gyro off"})
    assert table.default() == "gyro off"
    assert table.view(1)["robots"][0]["registers"][0] == "?"
    assert play(table, f"gyro {answer}") == [(0, f"gyro {answer}")]
    # Two U-turns by card, and two quarter turns by the gear if the stabilizer is off.
    assert table.at("twonky") == (5, 5, facing)


@pytest.mark.clause("RR-17.13")
def test_the_stabilizer_is_not_asked_about_before_later_registers() -> None:
    robot: Spec = {"x": 5, "y": 5, "card": LEFT[0], "options": ["gyroscopic_stabilizer"]}
    assert register([robot, AWAY], number=2, until="C").waiting() == []


@pytest.mark.clause("RR-17.13")
def test_the_stabilizer_is_stated_for_one_turn_only() -> None:
    # Both robots power down, so that the next turn comes to its register 1 without a program.
    resting: Spec = {"damage": 1, "announced": True}
    robot: Spec = {"x": 5, "y": 5, "gyro": True, "options": ["gyroscopic_stabilizer"], **resting}
    table = span(
        [robot, {**AWAY, **resting}],
        (5, "E"),
        (1, "D"),
        course=floor(cells=[cell(5, 5, "gear", rotation="cw")]),
    )
    assert play(table) == [(0, "gyro off")]
    assert table.at("twonky") == (5, 5, "E")


@pytest.mark.clause("RR-17.13", "RR-5.11")
def test_a_powered_down_robot_may_use_the_stabilizer() -> None:
    robot: Spec = {"x": 5, "y": 5, "powered_down": True, "options": ["gyroscopic_stabilizer"]}
    other: Spec = {**AWAY, "registers": RIGHT[:5], "sealed": True}
    table = turn(
        [robot, other],
        phase="power_down",
        until=(1, "D"),
        course=floor(cells=[cell(5, 5, "gear", rotation="cw")]),
    )
    table.decide("gyro on", 0)
    assert table.at("twonky") == (5, 5, "N")


@pytest.mark.clause("RR-17.13")
def test_the_stabilizer_steadies_only_its_own_robot() -> None:
    gears = [cell(5, 5, "gear", rotation="cw"), cell(8, 8, "gear", rotation="ccw")]
    table = register(
        [{"x": 5, "y": 5, "gyro": True, "options": ["gyroscopic_stabilizer"]}, {"x": 8, "y": 8}],
        floor(cells=gears),
        step="C",
        until="D",
    )
    assert table.at("twonky") == (5, 5, "N")
    assert table.at("hammer_bot") == (8, 8, "W")


@pytest.mark.clause("RR-17.13")
def test_the_stabilizer_holds_through_all_five_registers() -> None:
    robot: Spec = {"x": 5, "y": 5, "gyro": True, "options": ["gyroscopic_stabilizer"]}
    table = span([robot, AWAY], (1, "C"), (5, "D"), course=floor(cells=[cell(5, 5, "gear", rotation="cw")]))
    assert table.at("twonky") == (5, 5, "N")
