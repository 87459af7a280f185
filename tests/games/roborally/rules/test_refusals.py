"""Every refusal names the clause that forbids it and the true reason; one for the moment says who is asked what."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest

from paddock.core.decision import Message
from paddock.core.translations import LANGUAGES, translations_for
from paddock.games.roborally.game import GAME
from tests.games.roborally.option_help import (
    ASLEEP,
    AWAY,
    BACK_UP,
    LEFT,
    MOVE_1,
    MOVE_2,
    MOVE_3,
    RIGHT,
    Spec,
    beam,
    cell,
    floor,
    program,
    turn,
    wall,
)
from tests.games.roborally.situations import apart, situation
from tests.games.roborally.table import Table, register

FIVE = MOVE_1[:5]
DRAFT = [("option-draft", ["brakes", "flywheel", "abort_switch", "recompile", "fourth_gear", "scrambler"])]
NO_POWER_DOWN = floor(rules=[{"rule": "no_power_down"}])


def says(table: Table, text: str, clause: str, key: str, seat: int = 0) -> str:
    """Checks clause and reason of a refusal, and that both languages say it in whole sentences; returns the English."""
    refusal = table.refusal(text, seat)
    assert (refusal.clause_id, refusal.message_key) == (clause, f"refusal-{key}")
    told = [translations_for(language, GAME).reason(refusal) for language in LANGUAGES]
    for each in told:
        assert not set("{}$") & set(each)
        assert each[-1] in ".”»"
    assert told[0] != told[1]
    return translations_for("en", GAME).reason(refusal)


def asks(table: Table, text: str, seat: int = 0) -> tuple[list[int], str]:
    """Whom a refusal says to be asked now, and what."""
    now = table.refusal(text, seat).args["now"]
    assert isinstance(now, Message)
    who: Any = now.args["who"]
    question: Any = now.args["question"]
    return [code for _, code in who], question.message_key


def weapons(*robots: Spec, course: Spec | None = None, number: int = 1, **fields: Any) -> Table:
    """Step D of a register; the first robot is at (2, 5) and looks east."""
    shooter, *others = robots
    return register([{"x": 2, "y": 5, "facing": "E", **shooter}, *others], course, step="D", number=number, **fields)


def back(**fields: Any) -> Spec:
    return {"status": "destroyed", "archive": [5, 5], "lives": 2, **fields}


# -- the moment ------------------------------------------------------------------------------------------------------


@pytest.mark.clause("RR-15.1")
def test_when_the_race_is_over_nothing_is_decided() -> None:
    says(situation("over", apart({}, {})), "seal", "RR-15.1", "over")


@pytest.mark.clause("RR-A5")
def test_a_seat_that_is_not_there_decides_nothing() -> None:
    says(situation("programming", apart({"hand": FIVE}, {})), "seal", "RR-A5", "no-seat", seat=7)


@pytest.mark.clause("RR-14.4", "RR-15.4")
@pytest.mark.parametrize(("status", "clause"), [("eliminated", "RR-14.4"), ("finished", "RR-15.4")])
def test_who_is_out_of_the_race_decides_nothing(status: str, clause: str) -> None:
    out = {"status": status, "x": None, "y": None, "archive": None}
    table = situation("programming", apart(out, {"hand": FIVE}, {"hand": MOVE_2[:5]}), options={"play_on": True})
    for text in ("concede", "seal", "power_down yes"):
        says(table, text, clause, "out")


@pytest.mark.clause("RR-4.6")
def test_time_runs_out_for_programmers_only() -> None:
    table = situation("power_down", apart({"damage": 1}, {"damage": 1}))
    says(table, "time_up", "RR-4.6", "no-time")


@pytest.mark.clause("RR-A5")
def test_a_question_for_somebody_else_says_who_is_asked_what() -> None:
    table = situation("power_down", apart({"damage": 1}, {"damage": 1}))
    assert table.waiting() == [0]
    said = says(table, "power_down yes", "RR-A5", "not-asked", seat=1)
    assert asks(table, "power_down yes", 1) == ([0], "ask-power_down")
    assert said.endswith("“Power down next turn, to shed all Damage?”")


@pytest.mark.clause("RR-4.1")
def test_what_is_not_decided_now_says_who_is_asked_what() -> None:
    table = situation("power_down", apart({"damage": 1}, {"damage": 1}))
    for seat in (0, 1):
        says(table, "place 1 P490", "RR-4.1", "not-now", seat)
        assert asks(table, "place 1 P490", seat) == ([0], "ask-power_down")


@pytest.mark.clause("RR-5.1")
def test_while_all_program_each_is_told_of_the_own_program() -> None:
    table = situation("programming", apart({"hand": FIVE, "damage": 1}, {"hand": MOVE_2[:5]}, {"hand": RIGHT[:5]}))
    says(table, "power_down yes", "RR-5.1", "not-now")
    assert asks(table, "power_down yes", 0) == ([0], "ask-program")
    program(table, 0, *enumerate(FIVE, 1))
    assert asks(table, "power_down yes", 0) == ([1, 2], "ask-program")


@pytest.mark.clause("RR-17.5", "RR-17.11")
def test_nobody_is_told_which_card_another_player_may_lay_aside() -> None:
    owner = {"hand": [*FIVE, *MOVE_2[:2]], "options": ["conditional_program", "flywheel"]}
    table = situation("programming", apart(owner, {"hand": RIGHT[:5], "damage": 1}))
    program(table, 0, *enumerate(FIVE, 1))
    program(table, 1, *enumerate(RIGHT[:5], 1))
    assert asks(table, "power_down yes", 1) == ([0], "ask-store")
    assert asks(table, "store_flywheel none", 0) == ([0], "ask-store_conditional")
    table.decide("store_conditional none", 0)
    assert asks(table, "power_down yes", 1) == ([0], "ask-store")
    assert asks(table, "store_conditional none", 0) == ([0], "ask-store_flywheel")


@pytest.mark.clause("RR-17.13")
def test_where_nobody_is_asked_the_refusal_says_so() -> None:
    table = register([{"x": 2, "y": 5, "options": ["gyroscopic_stabilizer"]}], step="B", until="C")
    said = says(table, "gyro on", "RR-17.13", "not-now")
    assert said.endswith("Nobody has to decide anything now.")


# -- setup -----------------------------------------------------------------------------------------------------------


@pytest.mark.clause("RR-1.3", "RR-19.3", "RR-19.11", "RR-19.16")
@pytest.mark.parametrize(
    ("text", "clause"),
    [
        ("robot twitch", "RR-1.3"),
        ("team 1", "RR-19.11"),
        ("draft brakes", "RR-19.3"),
        ("home_board 0", "RR-19.16"),
        ("deploy 1 1", "RR-19.16"),
    ],
)
def test_what_a_course_or_setting_never_asks_is_never_decided(text: str, clause: str) -> None:
    says(Table.start(2, choose_robots=False), text, clause, "never")


@pytest.mark.clause("RR-1.3")
def test_a_robot_is_taken_once() -> None:
    table = Table.start(2, [("first-player", ["0"])])
    table.decide("robot twitch", 0)
    says(table, "robot twitch", "RR-1.3", "robot-taken", seat=1)
    says(table, "robot twonky", "RR-1.3", "chosen", seat=0)


@pytest.mark.clause("RR-19.11")
def test_a_team_is_joined_once() -> None:
    table = Table.start(4, [("first-player", ["0"])], course="house_relay", teams="choose")
    table.decide("team 2", 0)
    says(table, "team 1", "RR-19.11", "chosen", seat=0)


@pytest.mark.clause("RR-19.3")
def test_only_a_dealt_option_is_drafted_and_only_once() -> None:
    table = Table.start(2, [("first-player", ["0"]), *DRAFT], course="tricksy", choose_robots=False)
    says(table, "draft recompile", "RR-19.3", "not-dealt", seat=0)
    assert asks(table, "seal", 0) == ([0], "ask-draft")
    table.decide("draft brakes", 0)
    says(table, "draft flywheel", "RR-19.3", "chosen", seat=0)


@pytest.mark.clause("RR-19.16")
def test_a_robot_is_deployed_on_free_floor_of_its_own_half() -> None:
    chances = [("first-player", ["0"]), ("team", ["1"])]
    table = Table.start(4, chances, course="capture_the_flag", choose_robots=False)
    table.decide("home_board 0")
    for square, key in (("60 0", "off-course"), ("3 2", "pit"), ("6 3", "not-home"), ("18 3", "not-home")):
        says(table, f"deploy {square}", "RR-19.16", key)
    table.decide_all("deploy 0 0", "face N")
    table.decide_all("deploy 23 0", "face N")
    says(table, "deploy 0 0", "RR-19.16", "square-taken", seat=2)


# -- programming -----------------------------------------------------------------------------------------------------


@pytest.mark.clause("RR-4.1", "RR-4.2", "RR-4.3", "RR-4.4")
def test_a_card_goes_from_the_hand_into_an_open_register() -> None:
    robot = {"damage": 5, "registers": [None, None, None, None, LEFT[0]], "hand": FIVE}
    table = situation("programming", apart(robot, {"hand": MOVE_2[:5]}))
    says(table, f"place 5 {FIVE[0]}", "RR-4.3", "locked")
    says(table, f"place 1 {MOVE_3[0]}", "RR-4.1", "not-in-hand")
    says(table, "seal", "RR-4.1", "empty-registers")
    table.decide(f"place 1 {FIVE[0]}", 0)
    says(table, f"place 1 {FIVE[1]}", "RR-4.4", "filled")
    program(table, 0, (2, FIVE[1]), (3, FIVE[2]), (4, FIVE[3]))
    says(table, f"place 1 {FIVE[4]}", "RR-4.2", "sealed")


@pytest.mark.clause("RR-4.3")
def test_where_all_registers_are_locked_no_card_is_placed() -> None:
    table = situation("programming", apart({"damage": 9, "registers": LEFT[:5]}, {"hand": FIVE}))
    says(table, f"place 1 {FIVE[0]}", "RR-4.3", "locked")
    says(table, "seal", "RR-4.2", "sealed")


@pytest.mark.clause("RR-3.4")
@pytest.mark.parametrize("text", ["seal", "place 1 P500"])
def test_a_powered_down_robot_has_no_program(text: str) -> None:
    table = situation("programming", apart({"powered_down": True}, {"hand": FIVE}))
    says(table, text, "RR-3.4", "no-program")


@pytest.mark.clause("RR-17.6", "RR-17.8", "RR-4.1", "RR-4.4")
@pytest.mark.parametrize(("option", "clause"), [("crab_legs", "RR-17.6"), ("dual_processor", "RR-17.8")])
def test_two_cards_share_a_register_only_as_the_option_says(option: str, clause: str) -> None:
    robot = {"options": [option], "hand": [*FIVE, LEFT[0], LEFT[1]]}
    table = situation("programming", apart(robot, {"hand": MOVE_2[:5]}))
    table.decide(f"place 1 {FIVE[0]}", 0)
    says(table, f"place 1 {FIVE[1]}", clause, "no-pair")
    table.decide(f"place 1 {LEFT[0]}", 0)
    says(table, f"place 1 {LEFT[1]}", "RR-4.4", "filled")


@pytest.mark.clause("RR-4.1")
def test_a_second_card_may_not_leave_a_register_empty() -> None:
    table = situation("programming", apart({"options": ["dual_processor"], "hand": [*MOVE_1[:4], LEFT[0]]}, {}))
    table.decide(f"place 1 {MOVE_1[0]}", 0)
    says(table, f"place 1 {LEFT[0]}", "RR-4.1", "pair-leaves-empty")


# -- power down ------------------------------------------------------------------------------------------------------


@pytest.mark.clause("RR-19.6")
@pytest.mark.parametrize("text", ["power_down yes", "power_down no", "stay_down yes"])
def test_a_course_without_power_down_refuses_it_by_its_own_rule(text: str) -> None:
    says(
        situation("programming", apart({"damage": 3, "hand": FIVE}, {}), NO_POWER_DOWN),
        text,
        "RR-19.6",
        "no-power-down",
    )
    factory = Table.start(5, course="factory_rejects", choose_robots=False)
    says(factory, text, "RR-19.6", "no-power-down")


@pytest.mark.clause("RR-5.1")
def test_an_undamaged_robot_is_told_so_even_while_another_is_asked() -> None:
    table = situation("power_down", apart({}, {"damage": 2}))
    assert table.waiting() == [1]
    says(table, "power_down yes", "RR-5.1", "no-damage", seat=0)


@pytest.mark.clause("RR-5.2")
def test_an_announcement_is_not_withdrawn() -> None:
    table = situation("power_down", apart({"damage": 2}, {"damage": 2}))
    table.decide("power_down yes", 0)
    says(table, "power_down no", "RR-5.2", "announced", seat=0)


@pytest.mark.clause("RR-5.7")
def test_a_powered_down_robot_announces_nothing_and_only_it_can_stay_down() -> None:
    table = situation("power_down", apart({"powered_down": True, "damage": 1}, {"damage": 2}))
    says(table, "power_down yes", "RR-5.7", "is-down", seat=0)
    says(table, "stay_down yes", "RR-5.7", "not-down", seat=1)
    says(table, "stay_down yes", "RR-5.7", "not-now", seat=0)


@pytest.mark.clause("RR-14.10")
def test_a_returning_robot_says_whether_it_is_down_once_it_is_placed() -> None:
    table = situation("reentry", [back(), {"x": 9, "y": 9}])
    says(table, "power_down yes", "RR-14.10", "not-now")
    assert asks(table, "power_down yes") == ([0], "ask-face")


# -- coming back -----------------------------------------------------------------------------------------------------


@pytest.mark.clause("RR-14.5")
def test_only_a_destroyed_robot_returns_and_on_its_archive_where_that_is_free() -> None:
    table = situation("reentry", [back(), {"x": 9, "y": 9}])
    says(table, "enter 5 4", "RR-14.5", "archive")
    says(table, "face N", "RR-14.5", "not-returning", seat=1)
    says(situation("programming", apart({"hand": FIVE}, {})), "enter 5 4", "RR-14.5", "not-returning")


@pytest.mark.clause("RR-14.6", "RR-14.8", "RR-14.9")
def test_a_robot_returns_beside_a_taken_archive() -> None:
    course = floor(cells=[cell(4, 4, "pit")])
    table = situation("reentry", [back(), {"x": 5, "y": 5}, {"x": 5, "y": 4}], course)
    says(table, "enter 20 20", "RR-14.9", "off-course")
    says(table, "enter 4 4", "RR-14.9", "pit")
    says(table, "enter 5 4", "RR-14.9", "square-taken")
    said = says(table, "enter 8 8", "RR-14.6", "ring")
    assert said == "Your robot returns on a square next to its archive."
    table.decide("enter 4 5")
    says(table, "face E", "RR-14.8", "facing")


@pytest.mark.clause("RR-14.8", "RR-14.9")
def test_a_square_with_a_robot_on_every_side_is_no_place_to_return() -> None:
    others = [(5, 5), (4, 3), (3, 4), (6, 4), (4, 6)]
    table = situation("reentry", [back(), *({"x": x, "y": y} for x, y in others)])
    says(table, "enter 4 4", "RR-14.8", "no-facing")


@pytest.mark.clause("RR-14.9")
def test_where_the_first_ring_is_full_the_second_is_named() -> None:
    full = floor(cells=[cell(x, y, "pit") for x in (4, 5, 6) for y in (4, 5, 6) if (x, y) != (5, 5)])
    table = situation("reentry", [back(), {"x": 5, "y": 5}], full)
    said = says(table, "enter 5 8", "RR-14.9", "ring")
    assert said.endswith("2 squares away.")


@pytest.mark.clause("RR-19.16")
def test_in_capture_the_flag_a_robot_returns_on_its_home_board() -> None:
    home = [{"x": 4, "y": 0}, {"x": 20, "y": 0}, {"x": 20, "y": 5}]
    robots = apart(*home, {"x": None, "y": None, "status": "destroyed"})
    table = situation("reentry", robots, "capture_the_flag")
    says(table, "enter 3 3", "RR-19.16", "not-home", seat=3)


# -- Options ---------------------------------------------------------------------------------------------------------


@pytest.mark.clause("RR-16.1", "RR-13.9", "RR-14.2")
@pytest.mark.parametrize(
    ("text", "clause"),
    [
        ("recompile yes", "RR-17.22"),
        ("flywheel yes", "RR-17.11"),
        ("store_conditional none", "RR-17.5"),
        ("store_flywheel none", "RR-17.11"),
        ("gyro on", "RR-17.13"),
        ("conditional yes", "RR-17.5"),
        ("abort yes", "RR-17.2"),
        ("brakes yes", "RR-17.3"),
        ("fourth_gear yes", "RR-17.12"),
        ("reverse_gear yes", "RR-17.23"),
        ("weapon mini_howitzer", "RR-17.16"),
        ("weapon pressor_beam", "RR-17.18"),
        ("weapon radio_control", "RR-17.19"),
        ("weapon scrambler", "RR-17.24"),
        ("weapon tractor_beam", "RR-17.26"),
        ("high_power pass", "RR-17.14"),
        ("fire_damage", "RR-17.10"),
        ("fire_lock 3", "RR-17.10"),
        ("fire_destroy brakes", "RR-17.10"),
        ("arm_touch 1 1", "RR-17.15"),
        ("no_touch", "RR-17.15"),
        ("prevent brakes", "RR-13.9"),
        ("lose brakes", "RR-14.2"),
    ],
)
def test_an_option_that_is_not_held_is_named_with_its_clause(text: str, clause: str) -> None:
    table = situation("programming", apart({"hand": FIVE}, {"options": ["brakes"], "hand": MOVE_2[:5]}))
    says(table, text, clause, "no-option")


@pytest.mark.clause("RR-13.9", "RR-14.2")
def test_an_option_that_is_held_is_only_given_up_in_its_moment() -> None:
    table = situation("programming", apart({"hand": FIVE, "options": ["brakes"]}, {"hand": MOVE_2[:5]}))
    says(table, "prevent brakes", "RR-13.9", "not-now")
    says(table, "lose brakes", "RR-14.2", "not-now")
    assert asks(table, "lose brakes") == ([0], "ask-program")


@pytest.mark.clause("RR-5.11")
@pytest.mark.parametrize("option", ["brakes", "recompile", "abort_switch"])
def test_a_powered_down_robot_uses_no_program_movement_or_weapon(option: str) -> None:
    table = situation("programming", apart({"powered_down": True, "options": [option]}, {"hand": FIVE}))
    says(table, f"{option.removesuffix('_switch')} yes", "RR-5.11", "option-down")


@pytest.mark.clause("RR-17.5", "RR-17.11")
def test_a_card_is_laid_on_an_option_once_and_from_there_played() -> None:
    options = ["conditional_program", "flywheel"]
    robot = {"hand": [*FIVE, LEFT[0], RIGHT[0]], "options": options}
    table = situation("programming", apart(robot, {"hand": MOVE_2[:5]}))
    says(table, "conditional yes", "RR-17.5", "nothing-stored")
    says(table, "flywheel yes", "RR-17.11", "nothing-stored")
    says(table, "store_conditional none", "RR-17.5", "not-now")
    program(table, 0, *enumerate(FIVE, 1))
    says(table, f"store_conditional {MOVE_3[0]}", "RR-17.5", "not-in-hand")
    table.decide(f"store_conditional {LEFT[0]}", 0)
    says(table, "store_conditional none", "RR-17.5", "already-stored")
    says(table, f"store_flywheel {RIGHT[0]}", "RR-17.11", "not-storable")


@pytest.mark.clause("RR-17.27")
def test_with_nine_damage_there_is_no_recompiling() -> None:
    robot = {"damage": 9, "registers": LEFT[:5], "options": ["recompile"]}
    says(situation("programming", apart(robot, {"hand": FIVE})), "recompile yes", "RR-17.27", "no-recompile")


@pytest.mark.clause("RR-17.2", "RR-17.5")
def test_a_locked_or_aborted_register_is_not_replaced() -> None:
    brakes = {**AWAY, "options": ["brakes"], "card": MOVE_1[0]}
    holder: Spec = {"x": 2, "y": 5, "options": ["abort_switch"], "card": LEFT[0], "damage": 1}
    table = register([{**holder, "locked": [1]}, brakes])
    assert asks(table, "seal", 0) == ([1], "ask-brakes")
    says(table, "abort yes", "RR-17.2", "locked")
    stored = {"options": ["abort_switch", "conditional_program"], "stored": {"conditional_program": LEFT[1]}}
    table = register([{**holder, **stored, "aborted": True}, brakes])
    says(table, "abort yes", "RR-17.2", "aborted")
    says(table, "conditional yes", "RR-17.5", "aborted")
    table = register([{**holder, **stored, "locked": [1]}, brakes])
    says(table, "conditional yes", "RR-17.5", "locked")


@pytest.mark.clause("RR-17.3", "RR-17.12", "RR-17.23")
def test_brakes_and_gears_are_for_their_own_card() -> None:
    robot = {"x": 2, "y": 5, "options": ["brakes", "fourth_gear", "reverse_gear"], "card": MOVE_1[0]}
    table = register([robot])
    assert asks(table, "seal", 0) == ([0], "ask-brakes")
    says(table, "fourth_gear yes", "RR-17.12", "wrong-card")
    says(table, "reverse_gear yes", "RR-17.23", "wrong-card")
    table = register([{**robot, "card": BACK_UP[0]}])
    says(table, "brakes yes", "RR-17.3", "wrong-card")


# -- weapons ---------------------------------------------------------------------------------------------------------


@pytest.mark.clause("RR-16.4")
def test_only_a_replacement_weapon_takes_the_place_of_the_main_laser() -> None:
    table = weapons({"options": ["rear_firing_laser", "pressor_beam"]}, {"x": 5, "y": 5})
    says(table, "weapon rear_firing_laser", "RR-16.4", "no-weapon")
    says(table, "weapon scrambler", "RR-17.24", "no-option")


@pytest.mark.clause("RR-17.26")
@pytest.mark.parametrize("options", [["tractor_beam", "pressor_beam"], ["tractor_beam"]])
def test_the_tractor_beam_pulls_no_neighbour(options: list[str]) -> None:
    says(weapons({"options": options}, {"x": 3, "y": 5}), "weapon tractor_beam", "RR-17.26", "neighbour")


@pytest.mark.clause("RR-16.4", "RR-10.5")
@pytest.mark.parametrize("other", [{}, {"options": ["scrambler"], "x": 2, "y": 9, "facing": "E"}])
def test_a_weapon_without_a_target_says_whether_a_wall_is_in_the_way(other: Spec) -> None:
    """Also while another robot is asked which weapon it fires."""
    targets: list[Spec] = [{"x": 8, "y": 9}, other] if other else [{"x": 8, "y": 9}]
    says(weapons({"options": ["pressor_beam"]}, *targets), "weapon pressor_beam", "RR-16.4", "no-target")
    behind = [{"x": 8, "y": 5}, *targets[1:], {"x": 7, "y": 9}]
    course = floor(walls=[wall(4, 5, "E")])
    table = weapons({"options": ["pressor_beam"]}, *behind, course=course)
    says(table, "weapon pressor_beam", "RR-10.5", "wall")


@pytest.mark.clause("RR-17.24", "RR-17.27")
def test_in_the_last_register_no_later_one_is_changed() -> None:
    options = ["radio_control", "scrambler", "pressor_beam"]
    table = weapons({"options": options}, {"x": 5, "y": 5}, number=5)
    says(table, "weapon radio_control", "RR-17.27", "last-register")
    says(table, "weapon scrambler", "RR-17.24", "last-register")


@pytest.mark.clause("RR-17.14")
def test_the_high_power_laser_passes_only_towards_somebody() -> None:
    table = weapons({"options": ["high_power_laser", "pressor_beam"]}, {"x": 5, "y": 5})
    says(table, "high_power pass", "RR-17.14", "nobody-beyond")


@pytest.mark.clause("RR-21.1")
def test_a_virtual_robot_fires_nothing() -> None:
    table = weapons({"options": ["pressor_beam"], "virtual": True}, {"x": 5, "y": 5}, options={"virtual_robots": True})
    says(table, "weapon pressor_beam", "RR-21.1", "virtual")


@pytest.mark.clause("RR-17.10")
def test_fire_control_needs_an_open_register_or_an_option_of_the_target() -> None:
    target = {"x": 5, "y": 5, "damage": 5, "registers": [None, None, None, None, LEFT[0]], "options": ["brakes"]}
    table = weapons({"options": ["fire_control"]}, target)
    says(table, "fire_lock 5", "RR-17.10", "target-locked")
    says(table, "fire_destroy flywheel", "RR-17.10", "target-option")


@pytest.mark.clause("RR-13.9", "RR-14.2")
def test_only_an_own_option_prevents_damage_or_is_lost() -> None:
    table = weapons({"options": ["brakes", "flywheel"]}, course=floor(lasers=[beam(2, 0, "S")]))
    assert asks(table, "seal") == ([0], "ask-prevent")
    says(table, "prevent scrambler", "RR-13.9", "no-option")
    pit = floor(cells=[cell(3, 5, "pit")])
    table = register([{"x": 2, "y": 5, "facing": "E", "card": MOVE_1[0], "options": ["flywheel", "scrambler"]}], pit)
    says(table, "lose brakes", "RR-14.2", "no-option")


# -- the Mechanical Arm ----------------------------------------------------------------------------------------------

ARM: Spec = {"x": 5, "y": 5, "options": ["mechanical_arm"]}


@pytest.mark.clause("RR-17.15", "RR-11.1")
def test_the_arm_touches_the_next_flag_on_a_neighbouring_square_without_a_wall_between() -> None:
    flags = [(6, 5), (4, 5), (5, 8), (5, 4)]
    course = floor(flags=flags, walls=[wall(5, 5, "N")])
    table = register([{**ARM, "next_flag": 1}, AWAY], course, step="E")
    assert table.waiting() == [0]
    says(table, "arm_touch 50 50", "RR-17.15", "off-course")
    says(table, "arm_touch 5 8", "RR-17.15", "arm-far")
    says(table, "arm_touch 5 5", "RR-17.15", "arm-far")
    says(table, "arm_touch 5 4", "RR-17.15", "arm-wall")
    says(table, "arm_touch 5 6", "RR-17.15", "arm-nothing")
    says(table, "arm_touch 4 5", "RR-11.1", "arm-flag")


@pytest.mark.clause("RR-17.15")
def test_an_arm_that_a_wall_keeps_from_its_only_flag_is_told_so() -> None:
    course = floor(flags=[(6, 5), (0, 0)], walls=[wall(5, 5, "E")])
    table = register([ARM, AWAY], course, step="E")
    assert table.waiting() == []
    says(table, "arm_touch 6 5", "RR-17.15", "arm-wall")


@pytest.mark.clause("RR-17.15")
def test_for_repairs_the_arm_needs_a_site() -> None:
    course = floor(
        cells=[cell(6, 5, "repair", option=False), cell(4, 5, "repair", option=False)], walls=[wall(5, 5, "W")]
    )
    table = turn([{**ARM, "damage": 2}, AWAY], phase="cleanup", course=course)
    assert table.waiting() == [0]
    says(table, "arm_touch 5 6", "RR-17.15", "arm-nothing")
    says(table, "arm_touch 4 5", "RR-17.15", "arm-wall")


@pytest.mark.clause("RR-17.15")
def test_while_programs_are_made_no_arm_is_used() -> None:
    table = situation("programming", [{**ARM, "hand": FIVE}, ASLEEP])
    says(table, "arm_touch 6 5", "RR-17.15", "not-now")
    says(table, "no_touch", "RR-17.15", "not-now")


def test_every_refusal_is_tried_here() -> None:
    tried = set(re.findall(r'"([a-z]+(?:-[a-z]+)*)"', Path(__file__).read_text(encoding="utf-8")))
    assert {key.removeprefix("refusal-") for key in GAME.refusals} - tried == set()
