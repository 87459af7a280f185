"""RR-17.16 Mini Howitzer, RR-17.18 Pressor Beam, RR-17.26 Tractor Beam and RR-17.24 Scrambler."""

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
    cell,
    floor,
    play,
    span,
    tokens,
    turn,
    wall,
)
from tests.games.roborally.table import Table, register

TARGET: Spec = {"x": 5, "y": 5, "facing": "N"}
DIRECTIONS = [("N", 0, -1), ("E", 1, 0), ("S", 0, 1), ("W", -1, 0)]


def shooter(weapon: str, **more: Any) -> Spec:
    """A robot on (2, 5) that faces east."""
    return {"x": 2, "y": 5, "facing": "E", "options": [weapon], **more}


def shot(weapon: str, target: Spec, **fields: Any) -> Table:
    """Step D: the first robot fires a weapon at the second."""
    course = fields.pop("course", None)
    table = register([shooter(weapon), {**TARGET, **target}], course, step="D", **fields)
    table.decide(f"weapon {weapon}")
    return table


@pytest.mark.clause("RR-17.16")
def test_the_mini_howitzer_gives_one_damage_and_pushes() -> None:
    table = shot("mini_howitzer", {})
    assert table.waiting() == []
    assert table.at("hammer_bot") == (6, 5, "N")
    assert table.robot("hammer_bot")["damage"] == 1
    assert tokens(table, "twonky", "mini_howitzer") == 1


@pytest.mark.clause("RR-17.16", "RR-17.18")
@pytest.mark.parametrize("weapon", ["mini_howitzer", "pressor_beam"])
@pytest.mark.parametrize(("facing", "dx", "dy"), DIRECTIONS)
def test_the_push_goes_straight_away_from_the_shooter(weapon: str, facing: str, dx: int, dy: int) -> None:
    table = register(
        [
            {"x": 5, "y": 5, "facing": facing, "options": [weapon]},
            {"x": 5 + 2 * dx, "y": 5 + 2 * dy, "facing": facing},
        ],
        step="D",
    )
    table.decide(f"weapon {weapon}")
    assert table.at("hammer_bot") == (5 + 3 * dx, 5 + 3 * dy, facing)


@pytest.mark.clause("RR-17.16")
@pytest.mark.parametrize(("fired", "kept"), [(3, True), (4, False)])
def test_the_mini_howitzer_is_discarded_after_its_fifth_shot(fired: int, kept: bool) -> None:
    table = register([shooter("mini_howitzer", tokens={"mini_howitzer": fired}), TARGET], step="D")
    table.decide("weapon mini_howitzer")
    assert (table.robot("twonky")["options"] == ["mini_howitzer"]) is kept
    assert table.position["option_discard"] == ([] if kept else ["mini_howitzer"])
    assert tokens(table, "twonky", "mini_howitzer") == (4 if kept else 0)
    assert table.at("hammer_bot") == (6, 5, "N")
    assert table.robot("hammer_bot")["damage"] == 1


@pytest.mark.clause("RR-17.16")
def test_the_main_laser_uses_up_no_shot_of_the_mini_howitzer() -> None:
    table = register([shooter("mini_howitzer", tokens={"mini_howitzer": 4}), TARGET], step="D")
    table.decide("weapon main_laser")
    assert tokens(table, "twonky", "mini_howitzer") == 4
    assert table.at("hammer_bot") == (5, 5, "N")


@pytest.mark.clause("RR-17.16", "RR-13.9")
def test_the_damage_of_the_mini_howitzer_may_be_prevented_but_not_the_push() -> None:
    table = shot("mini_howitzer", {"options": ["brakes"]})
    table.decide("prevent brakes", 1)
    assert table.robot("hammer_bot")["damage"] == 0
    assert table.at("hammer_bot") == (6, 5, "N")


@pytest.mark.clause("RR-17.16", "RR-16.7")
def test_a_shot_against_a_wall_still_gives_its_damage_and_counts() -> None:
    table = shot("mini_howitzer", {}, course=floor(walls=[wall(5, 5, "E")]))
    assert table.at("hammer_bot") == (5, 5, "N")
    assert table.robot("hammer_bot")["damage"] == 1
    assert tokens(table, "twonky", "mini_howitzer") == 1


@pytest.mark.clause("RR-17.16", "RR-10.8")
def test_a_target_that_the_mini_howitzer_destroys_is_not_pushed() -> None:
    table = register(
        [
            shooter("mini_howitzer"),
            {**TARGET, "damage": 9, "registers": LEFT[:5]},
            {"x": 6, "y": 5, "facing": "N"},
        ],
        step="D",
        until="E",
    )
    table.decide("weapon mini_howitzer")
    assert table.robot("hammer_bot")["status"] == "destroyed"
    assert table.at("spin_bot") == (6, 5, "N")


@pytest.mark.clause("RR-17.18")
def test_the_pressor_beam_pushes_without_damage() -> None:
    table = shot("pressor_beam", {"options": ["brakes"]})
    assert table.waiting() == []
    assert table.at("hammer_bot") == (6, 5, "N")
    assert table.robot("hammer_bot")["damage"] == 0
    assert table.robot("twonky")["options"] == ["pressor_beam"]


@pytest.mark.clause("RR-17.18")
def test_the_pressor_beam_pushes_a_neighbour_too() -> None:
    assert shot("pressor_beam", {"x": 3}).at("hammer_bot") == (4, 5, "N")


@pytest.mark.clause("RR-17.18", "RR-5.6")
def test_the_pressor_beam_moves_a_powered_down_robot() -> None:
    assert shot("pressor_beam", {"powered_down": True}).at("hammer_bot") == (6, 5, "N")


@pytest.mark.clause("RR-17.26")
@pytest.mark.parametrize(("facing", "dx", "dy"), DIRECTIONS)
def test_the_tractor_beam_pulls_one_square_towards_the_shooter(facing: str, dx: int, dy: int) -> None:
    table = register(
        [
            {"x": 5, "y": 5, "facing": facing, "options": ["tractor_beam"]},
            {"x": 5 + 3 * dx, "y": 5 + 3 * dy, "facing": facing},
        ],
        step="D",
    )
    table.decide("weapon tractor_beam")
    assert table.at("hammer_bot") == (5 + 2 * dx, 5 + 2 * dy, facing)
    assert table.robot("hammer_bot")["damage"] == 0


@pytest.mark.clause("RR-17.26")
def test_the_tractor_beam_is_not_offered_against_a_neighbour() -> None:
    table = register([shooter("tractor_beam"), {**TARGET, "x": 3}], step="D")
    assert table.waiting() == []
    assert table.robot("hammer_bot")["damage"] == 1


@pytest.mark.clause("RR-17.26")
def test_the_tractor_beam_pulls_from_two_squares_away() -> None:
    assert shot("tractor_beam", {"x": 4}).at("hammer_bot") == (3, 5, "N")


@pytest.mark.clause("RR-17.26", "RR-16.7")
def test_the_tractor_beam_may_pull_into_a_pit() -> None:
    table = shot("tractor_beam", {}, course=floor(cells=[cell(4, 5, "pit")]), until="E")
    assert table.robot("hammer_bot")["status"] == "destroyed"


@pytest.mark.clause("RR-17.26")
def test_the_tractor_beam_is_not_offered_through_a_wall() -> None:
    table = register([shooter("tractor_beam"), TARGET], floor(walls=[wall(5, 5, "W")]), step="D")
    assert table.waiting() == []
    assert table.at("hammer_bot") == (5, 5, "N")


@pytest.mark.clause("RR-17.26", "RR-16.10")
def test_the_tractor_beam_leaves_robots_behind_the_target_where_they_are() -> None:
    table = register([shooter("tractor_beam"), TARGET, {"x": 6, "y": 5, "facing": "N"}], step="D")
    table.decide("weapon tractor_beam")
    assert table.at("hammer_bot") == (4, 5, "N")
    assert table.at("spin_bot") == (6, 5, "N")


SCRAMBLED: Spec = {"registers": [LEFT[0], LEFT[1], LEFT[2], LEFT[3], LEFT[4]]}
NEW_CARD = [("program-card", [MOVE_2[0]])]


@pytest.mark.clause("RR-17.24")
@pytest.mark.parametrize("number", [1, 2, 3, 4])
def test_the_scrambler_replaces_the_card_of_the_next_register(number: int) -> None:
    table = shot("scrambler", SCRAMBLED, number=number, chances=NEW_CARD)
    assert table.waiting() == []
    expected = list(LEFT[:5])
    expected[number] = MOVE_2[0]
    assert table.robot("hammer_bot")["registers"] == expected
    assert LEFT[number] in table.position["discard"]
    assert table.robot("hammer_bot")["damage"] == 0


@pytest.mark.clause("RR-17.24")
def test_the_scrambler_is_not_offered_in_register_5() -> None:
    table = register([shooter("scrambler"), {**TARGET, **SCRAMBLED}], number=5, step="D")
    assert table.waiting() == []
    assert table.robot("hammer_bot")["damage"] == 1


@pytest.mark.clause("RR-17.24")
def test_the_new_card_is_executed() -> None:
    table = span([shooter("scrambler"), {**TARGET, **SCRAMBLED}], (1, "D"), (2, "C"), chances=NEW_CARD)
    table.decide("weapon scrambler")
    assert table.at("hammer_bot") == (5, 3, "N")


@pytest.mark.clause("RR-17.24", "RR-17.27")
@pytest.mark.parametrize("seat", [0, 1, None])
def test_the_new_card_is_hidden_from_everybody_until_it_is_revealed(seat: int | None) -> None:
    table = shot("scrambler", SCRAMBLED, chances=NEW_CARD)
    assert table.view(seat)["robots"][1]["registers"][1] == "?"


@pytest.mark.clause("RR-17.24", "RR-17.27")
@pytest.mark.parametrize("seat", [0, 1, None])
def test_the_new_card_is_seen_by_everybody_after_its_reveal(seat: int | None) -> None:
    table = span([shooter("scrambler"), {**TARGET, **SCRAMBLED}], (1, "D"), (2, "B"), chances=NEW_CARD)
    table.decide("weapon scrambler")
    assert table.view(seat)["robots"][1]["registers"][1] == MOVE_2[0]


@pytest.mark.clause("RR-17.24")
def test_the_scrambler_replaces_a_locked_card_and_the_new_one_is_locked() -> None:
    table = shot("scrambler", {**SCRAMBLED, "damage": 5}, number=4, chances=NEW_CARD)
    robot = table.robot("hammer_bot")
    assert (robot["damage"], robot["locked"]) == (5, [5])
    assert robot["registers"][4] == MOVE_2[0]
    assert LEFT[4] in table.position["discard"]


@pytest.mark.clause("RR-17.24", "RR-17.27")
def test_a_scrambled_locked_card_is_hidden_too_until_its_reveal() -> None:
    table = shot("scrambler", {**SCRAMBLED, "damage": 5}, number=4, chances=NEW_CARD)
    assert table.view(0)["robots"][1]["registers"][4] == "?"
    assert table.view(1)["robots"][1]["registers"][4] == "?"


@pytest.mark.clause("RR-17.24", "RR-13.3")
def test_a_scrambled_locked_card_is_kept_in_the_next_turn() -> None:
    table = span(
        [shooter("scrambler"), {**TARGET, **SCRAMBLED, "damage": 5}, AWAY],
        (4, "D"),
        (1, "A"),
        chances=[("program-card", [RIGHT[0]])],
    )
    play(table, "weapon scrambler")
    assert table.robot("hammer_bot")["registers"][4] == RIGHT[0]


@pytest.mark.clause("RR-17.24", "RR-4.4")
def test_the_scrambler_replaces_both_cards_of_a_register() -> None:
    registers = [LEFT[0], [MOVE_1[0], LEFT[1]], LEFT[2], LEFT[3], LEFT[4]]
    table = shot("scrambler", {"registers": registers}, chances=NEW_CARD)
    assert table.robot("hammer_bot")["registers"][1] == MOVE_2[0]
    assert {MOVE_1[0], LEFT[1]} <= set(table.position["discard"])


@pytest.mark.clause("RR-17.24", "RR-5.6")
def test_the_scrambler_has_no_effect_on_a_powered_down_robot() -> None:
    target = {**TARGET, "powered_down": True, "damage": 9, "registers": LEFT[:5], "options": ["brakes"]}
    table = register([shooter("scrambler"), target], step="D")
    play(table, "weapon scrambler", "prevent brakes")
    assert table.robot("hammer_bot")["registers"] == LEFT[:5]


@pytest.mark.clause("RR-17.24", "RR-10.9")
def test_the_scrambler_does_nothing_to_a_target_destroyed_in_the_same_step() -> None:
    table = register(
        [shooter("scrambler"), {**TARGET, **SCRAMBLED, "damage": 9}],
        floor(lasers=[beam(5, 0, "S")]),
        step="D",
        until="E",
        chances=NEW_CARD,
    )
    table.decide("weapon scrambler")
    robot = table.robot("hammer_bot")
    assert (robot["status"], robot["registers"]) == ("destroyed", [None] * 5)
    assert MOVE_2[0] not in table.position["discard"]


@pytest.mark.clause("RR-17.24", "RR-10.9")
def test_the_scrambler_works_on_a_target_that_another_weapon_moves() -> None:
    table = register(
        [
            shooter("scrambler"),
            {**TARGET, **SCRAMBLED},
            {"x": 5, "y": 9, "facing": "N", "options": ["pressor_beam"]},
        ],
        step="D",
        chances=NEW_CARD,
    )
    play(table, "weapon scrambler", "weapon pressor_beam")
    assert table.at("hammer_bot") == (5, 4, "N")
    assert table.robot("hammer_bot")["registers"][1] == MOVE_2[0]


@pytest.mark.clause("RR-17.16")
def test_a_used_up_mini_howitzer_is_whole_when_it_is_drawn_again() -> None:
    table = turn(
        [{"x": 5, "y": 5}, AWAY],
        phase="cleanup",
        course=floor(cells=[cell(5, 5, "repair", option=True)]),
        deck=[],
        option_discard=["mini_howitzer"],
    )
    assert table.robot("twonky")["options"] == ["mini_howitzer"]
    assert tokens(table, "twonky", "mini_howitzer") == 0


@pytest.mark.clause("RR-17.24", "RR-10.1")
def test_the_scrambler_of_a_robot_that_is_destroyed_in_the_same_step_still_works() -> None:
    table = register(
        [shooter("scrambler", damage=9, registers=RIGHT[:5]), {**TARGET, **SCRAMBLED}],
        floor(lasers=[beam(2, 0, "S")]),
        step="D",
        until="E",
        chances=NEW_CARD,
    )
    play(table, "weapon scrambler", "take_damage")
    assert table.robot("twonky")["status"] == "destroyed"
    assert table.robot("hammer_bot")["registers"][1] == MOVE_2[0]


@pytest.mark.clause("RR-10.9", "RR-16.4")
@pytest.mark.parametrize("step", ["A", "B", "C", "D"])
@pytest.mark.parametrize("place", [0, 1])
def test_a_weapon_is_offered_whatever_has_moved_before_the_lasers(step: str, place: int) -> None:
    robots: list[Spec] = [{**TARGET, "card": LEFT[0]}, AWAY]
    robots.insert(place, shooter("pressor_beam", card=RIGHT[0], facing="N" if step in "AB" else "E"))
    table = register(robots, step=step)
    assert table.waiting() == [place]
    assert table.legal(place) == ["weapon main_laser", "weapon pressor_beam"]
