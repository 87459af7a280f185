"""RR-17.6 Crab Legs, RR-17.8 Dual Processor, and RR-16.8 on what becomes of their registers."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.roborally.option_help import (
    ASLEEP,
    AWAY,
    BACK_UP,
    LEFT,
    MOVE_1,
    MOVE_2,
    MOVE_3,
    RIGHT,
    U_TURN,
    Spec,
    beam,
    cell,
    floor,
    play,
    program,
    refused,
    span,
    turn,
    wall,
)
from tests.games.roborally.table import Table, register

HAND = [MOVE_1[0], MOVE_1[1], MOVE_2[0], MOVE_3[0], BACK_UP[0], LEFT[0], RIGHT[0], U_TURN[0], MOVE_1[2]]
TURNS = {LEFT[0], RIGHT[0], U_TURN[0]}


def programming(options: list[str], hand: list[str] = HAND, **more: Any) -> Table:
    """A robot at its programming, alone."""
    robot = {"x": 5, "y": 5, "hand": hand, "options": options, **more}
    return turn([robot, ASLEEP], phase="programming", until=(1, "A"))


def partners(table: Table, number: int = 1) -> set[str]:
    """The cards that may still be put into a register."""
    return {line.split()[2] for line in table.legal(0) if line.startswith(f"place {number} ")}


def moved(pair: list[str], options: list[str], *answers: str, **more: Any) -> tuple[int | None, int | None, str]:
    """Where a robot comes from (5, 5), facing north, with two cards in its register."""
    robot: Spec = {"x": 5, "y": 5, "facing": "N", "card": pair, "options": options, **more}
    table = register([robot, AWAY], until="C")
    play(table, *answers)
    return table.at("twonky")


@pytest.mark.clause("RR-17.6")
@pytest.mark.parametrize(
    ("card", "allowed"),
    [
        (MOVE_1[0], {LEFT[0], RIGHT[0]}),
        (MOVE_2[0], set()),
        (MOVE_3[0], set()),
        (BACK_UP[0], set()),
        (U_TURN[0], set()),
    ],
)
def test_crab_legs_pair_a_move_1_with_a_rotate_left_or_right(card: str, allowed: set[str]) -> None:
    table = programming(["crab_legs"])
    table.decide(f"place 1 {card}", 0)
    assert partners(table) == allowed


@pytest.mark.clause("RR-17.8")
@pytest.mark.parametrize(
    ("card", "allowed"),
    [(MOVE_1[0], TURNS), (MOVE_2[0], TURNS), (MOVE_3[0], TURNS), (BACK_UP[0], TURNS)],
)
def test_dual_processor_pairs_a_movement_card_with_a_rotation(card: str, allowed: set[str]) -> None:
    table = programming(["dual_processor"])
    table.decide(f"place 1 {card}", 0)
    assert partners(table) == allowed


@pytest.mark.clause("RR-17.6", "RR-17.8")
@pytest.mark.parametrize(
    ("option", "allowed"),
    [("crab_legs", set(MOVE_1[:3])), ("dual_processor", {*MOVE_1[:3], MOVE_2[0], MOVE_3[0], BACK_UP[0]})],
)
def test_the_two_cards_may_be_placed_in_either_order(option: str, allowed: set[str]) -> None:
    table = programming([option])
    table.decide(f"place 1 {LEFT[0]}", 0)
    assert partners(table) == allowed
    table.decide(f"place 1 {MOVE_1[0]}", 0)
    assert table.robot("twonky")["registers"][0][:2] == [MOVE_1[0], LEFT[0]]


@pytest.mark.clause("RR-17.6", "RR-17.8", "RR-4.4")
@pytest.mark.parametrize("card", HAND)
def test_without_such_an_option_a_register_takes_one_card(card: str) -> None:
    table = programming(["brakes"])
    table.decide(f"place 1 {card}", 0)
    assert partners(table) == set()
    other = LEFT[0] if card != LEFT[0] else MOVE_1[0]
    assert refused(table, f"place 1 {other}", 0).startswith("RR-")


@pytest.mark.clause("RR-17.6", "RR-17.8", "RR-4.4")
def test_a_register_never_takes_three_cards() -> None:
    table = programming(["crab_legs", "dual_processor"])
    table.decide_all(f"place 1 {MOVE_1[0]}", f"place 1 {LEFT[0]}", seat=0)
    assert partners(table) == set()


@pytest.mark.clause("RR-17.6", "RR-17.8")
def test_a_pair_that_neither_option_allows_is_refused() -> None:
    table = programming(["crab_legs"])
    table.decide(f"place 1 {MOVE_1[0]}", 0)
    assert refused(table, f"place 1 {U_TURN[0]}", 0).startswith("RR-")
    assert refused(table, f"place 1 {MOVE_1[1]}", 0).startswith("RR-")


@pytest.mark.clause("RR-17.6")
@pytest.mark.parametrize("option", ["crab_legs", "dual_processor"])
def test_a_pair_needs_one_extra_hand_card(option: str) -> None:
    table = programming([option], [MOVE_1[0], LEFT[0], LEFT[1], LEFT[2], LEFT[3]], damage=4)
    table.decide(f"place 1 {MOVE_1[0]}", 0)
    assert partners(table) == set()
    assert refused(table, f"place 1 {LEFT[0]}", 0).startswith("RR-")


@pytest.mark.clause("RR-17.6")
def test_a_pair_counts_as_one_filled_register() -> None:
    table = programming(["crab_legs"], [MOVE_1[0], *LEFT[:5]], damage=3)
    program(table, 0, (1, MOVE_1[0]), (1, LEFT[0]), *[(n, LEFT[n - 1]) for n in range(2, 6)])
    registers = table.robot("twonky")["registers"]
    assert registers[0][:2] == [MOVE_1[0], LEFT[0]]
    assert registers[1:] == LEFT[1:5]
    play(table)
    assert table.robot("twonky")["sealed"]


@pytest.mark.clause("RR-17.6")
@pytest.mark.parametrize(
    ("facing", "turning", "square"),
    [
        ("N", LEFT[0], (4, 5)),
        ("N", RIGHT[0], (6, 5)),
        ("E", LEFT[0], (5, 4)),
        ("E", RIGHT[0], (5, 6)),
        ("S", LEFT[0], (6, 5)),
        ("S", RIGHT[0], (4, 5)),
        ("W", LEFT[0], (5, 6)),
        ("W", RIGHT[0], (5, 4)),
    ],
)
def test_crab_legs_shift_the_robot_sideways_without_turning(facing: str, turning: str, square: tuple[int, int]) -> None:
    assert moved([MOVE_1[0], turning], ["crab_legs"], facing=facing) == (*square, facing)


@pytest.mark.clause("RR-17.6")
def test_the_sidestep_pushes() -> None:
    table = register(
        [
            {"x": 5, "y": 5, "facing": "N", "card": [MOVE_1[0], LEFT[0]], "options": ["crab_legs"]},
            {"x": 4, "y": 5, "facing": "N"},
        ],
        until="C",
    )
    assert table.at("twonky") == (4, 5, "N")
    assert table.at("hammer_bot") == (3, 5, "N")


@pytest.mark.clause("RR-17.6")
def test_the_sidestep_is_blocked_by_a_wall() -> None:
    table = register(
        [{"x": 5, "y": 5, "card": [MOVE_1[0], LEFT[0]], "options": ["crab_legs"]}, AWAY],
        floor(walls=[wall(4, 5, "E")]),
        until="C",
    )
    assert table.at("twonky") == (5, 5, "N")


@pytest.mark.clause("RR-17.6")
def test_a_sidestep_into_a_pit_destroys() -> None:
    table = register(
        [{"x": 5, "y": 5, "card": [MOVE_1[0], LEFT[0]], "options": ["crab_legs"]}, AWAY],
        floor(cells=[cell(4, 5, "pit")]),
        until="C",
    )
    assert table.robot("twonky")["status"] == "destroyed"


@pytest.mark.clause("RR-17.6", "RR-17.8")
@pytest.mark.parametrize(
    ("option", "pair", "end"),
    [
        ("crab_legs", [MOVE_1[0], RIGHT[0]], (6, 5, "N")),
        ("dual_processor", [MOVE_2[0], RIGHT[0]], (5, 4, "E")),
    ],
)
def test_a_pair_acts_at_the_priority_of_its_movement_card(
    option: str, pair: list[str], end: tuple[int, int, str]
) -> None:
    def met_by(facing: str, card: str) -> Table:
        return register(
            [
                {"x": 5, "y": 5, "facing": "N", "card": pair, "options": [option]},
                {"x": 5, "y": 6, "facing": facing, "card": card},
            ],
            until="C",
        )

    # A Back Up has less priority than the movement card and more than the rotation: it comes too late to push.
    assert met_by("S", BACK_UP[5]).at("twonky") == end
    # A Move 3 has more than both: it pushes the robot three squares before that moves itself.
    assert met_by("N", MOVE_3[0]).at("twonky") == (end[0], end[1] - 3, end[2])


@pytest.mark.clause("RR-17.6", "RR-17.27", "RR-17.3")
@pytest.mark.parametrize(("answer", "square"), [("brakes yes", (5, 5)), ("brakes no", (4, 5))])
def test_brakes_on_a_crab_legs_register_cancel_the_sidestep(answer: str, square: tuple[int, int]) -> None:
    assert moved([MOVE_1[0], LEFT[0]], ["brakes", "crab_legs"], answer) == (*square, "N")


@pytest.mark.clause("RR-17.6", "RR-17.20")
def test_a_sidestep_rams() -> None:
    table = register(
        [
            {"x": 5, "y": 5, "card": [MOVE_1[0], LEFT[0]], "options": ["crab_legs", "ramming_gear"]},
            {"x": 4, "y": 5},
        ],
        until="C",
    )
    assert table.robot("hammer_bot")["damage"] == 1


@pytest.mark.clause("RR-17.8", "RR-7.1")
@pytest.mark.parametrize(
    ("pair", "end"),
    [
        ([MOVE_3[0], LEFT[0]], (5, 3, "W")),
        ([MOVE_3[0], RIGHT[0]], (5, 3, "E")),
        ([MOVE_3[0], U_TURN[0]], (5, 4, "S")),
        ([MOVE_2[0], LEFT[0]], (5, 4, "W")),
        ([MOVE_2[0], U_TURN[0]], (5, 5, "S")),
        ([MOVE_1[0], RIGHT[0]], (5, 5, "E")),
        ([MOVE_1[0], U_TURN[0]], (5, 5, "S")),
        ([BACK_UP[0], LEFT[0]], (5, 5, "W")),
        ([BACK_UP[0], U_TURN[0]], (5, 5, "S")),
    ],
)
def test_dual_processor_moves_fewer_squares_and_then_turns(pair: list[str], end: tuple[int, int, str]) -> None:
    assert moved(pair, ["dual_processor"]) == end


@pytest.mark.clause("RR-17.8", "RR-17.12")
@pytest.mark.parametrize(
    ("turning", "answer", "end"),
    [
        (LEFT[0], "fourth_gear yes", (5, 2, "W")),
        (LEFT[0], "fourth_gear no", (5, 3, "W")),
        (U_TURN[0], "fourth_gear yes", (5, 3, "S")),
        (U_TURN[0], "fourth_gear no", (5, 4, "S")),
    ],
)
def test_with_fourth_gear_a_move_3_counts_as_4_before_the_reduction(
    turning: str, answer: str, end: tuple[int, int, str]
) -> None:
    assert moved([MOVE_3[0], turning], ["dual_processor", "fourth_gear"], answer) == end


@pytest.mark.clause("RR-17.8", "RR-17.23")
@pytest.mark.parametrize(
    ("turning", "answer", "end"),
    [
        (RIGHT[0], "reverse_gear yes", (5, 6, "E")),
        (RIGHT[0], "reverse_gear no", (5, 5, "E")),
        (U_TURN[0], "reverse_gear yes", (5, 5, "S")),
    ],
)
def test_with_reverse_gear_a_back_up_counts_as_2_before_the_reduction(
    turning: str, answer: str, end: tuple[int, int, str]
) -> None:
    assert moved([BACK_UP[0], turning], ["dual_processor", "reverse_gear"], answer) == end


@pytest.mark.clause("RR-17.8")
def test_a_blocked_robot_still_turns_with_dual_processor() -> None:
    table = register(
        [{"x": 5, "y": 5, "card": [MOVE_3[0], LEFT[0]], "options": ["dual_processor"]}, AWAY],
        floor(walls=[wall(5, 4, "N")]),
        until="C",
    )
    assert table.at("twonky") == (5, 4, "W")


@pytest.mark.clause("RR-16.8", "RR-17.6", "RR-17.8")
@pytest.mark.parametrize(("option", "end"), [("crab_legs", (4, 5, "N")), ("dual_processor", (5, 5, "W"))])
def test_a_pair_keeps_working_as_programmed_when_its_option_is_lost(option: str, end: tuple[int, int, str]) -> None:
    robot: Spec = {
        "x": 5,
        "y": 5,
        "registers": [RIGHT[0], [MOVE_1[0], LEFT[0]], None, None, None],
        "options": [option],
    }
    table = span([robot, AWAY], (1, "D"), (2, "C"), course=floor(lasers=[beam(0, 5, "E")]))
    table.decide(f"prevent {option}")
    assert table.robot("twonky")["options"] == []
    assert table.at("twonky") == end


@pytest.mark.clause("RR-16.8", "RR-17.8")
def test_a_locked_pair_keeps_working_without_its_option() -> None:
    robot: Spec = {"x": 5, "y": 5, "damage": 5, "card": [MOVE_3[0], LEFT[0]]}
    table = register([robot, AWAY], number=5, until="C")
    assert table.at("twonky") == (5, 3, "W")


@pytest.mark.clause("RR-16.8", "RR-12.6")
def test_a_locked_pair_survives_the_wipe_and_an_open_one_does_not() -> None:
    pair = [MOVE_3[0], RIGHT[0]]
    registers = [[MOVE_1[0], LEFT[0]], None, None, None, pair]
    robot: Spec = {"x": 5, "y": 5, "damage": 5, "registers": registers, "options": ["dual_processor"]}
    table = turn([robot, AWAY], phase="wipe")
    kept = table.robot("twonky")["registers"]
    assert (kept[:4], kept[4][:2]) == ([None] * 4, pair)


@pytest.mark.clause("RR-16.8", "RR-17.6", "RR-17.8")
@pytest.mark.parametrize(
    ("lost", "end"), [("crab_legs", (4, 5, "N")), ("brakes", (4, 5, "N")), ("dual_processor", (5, 5, "W"))]
)
def test_a_saved_position_still_knows_how_a_pair_was_programmed(lost: str, end: tuple[int, int, str]) -> None:
    programmed_with = "crab_legs" if lost == "brakes" else lost
    robot: Spec = {
        "x": 5,
        "y": 5,
        "registers": [RIGHT[0], [MOVE_1[0], LEFT[0]], None, None, None],
        "options": ["brakes", programmed_with],
    }
    table = span([robot, AWAY], (1, "D"), (2, "A"), course=floor(lasers=[beam(0, 5, "E")]))
    table.decide(f"prevent {lost}")
    position = {**table.position, "until": {"register": 2, "step": "C"}}
    del position["pending"]
    saved = Table(position)
    play(saved)
    assert saved.at("twonky") == end
