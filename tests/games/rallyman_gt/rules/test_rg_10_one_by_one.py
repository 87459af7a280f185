"""RG-10: rolling one by one."""

from __future__ import annotations

import pytest

from tests.games.rallyman_gt.situations import ORANGE, car, dice, drive, kinds, play, rolling, stands, told

PLAN = ("gear 3 1:A2", "gear 4 1:A3", "gas 2:A1")


@pytest.mark.clause("RG-10.1")
def test_the_steps_are_processed_in_their_order() -> None:
    table = drive({"at": "1:A1", "speed": 2}, chances=dice("gear-3", "gear-4", "gas"))
    play(table, *PLAN)
    for space, speed in (("1:A2", 3), ("1:A3", 4)):
        play(table, "roll")
        assert stands(table) == ("road", space, speed)
    play(table, "roll")
    assert [event["die"] for event in told(table, "rolls")] == ["gear-3", "gear-4", "gas"]
    assert stands(table) == ("road", "2:A1", 4)
    assert table.waiting() == [1], "the plan is done, and with it the turn"


@pytest.mark.clause("RG-10.1", "RG-4.1")
def test_nobody_stops_before_the_first_step() -> None:
    table = drive({"at": "1:A1", "speed": 2, "focus": 1})
    play(table, *PLAN)
    assert {"roll", "secure", "flat_out"} <= set(table.legal(0))
    table.refused("stop", 0)
    table = rolling({"at": "1:A1", "speed": 2, "focus": 1}, PLAN)
    assert set(table.legal(0)) == {"roll", "secure"}
    refusal = table.refused("stop", 0)
    assert refusal.message_key == "refusal-must-move"
    assert refusal.clause_id in {"RG-4.1", "RG-10.1"}


@pytest.mark.clause("RG-10.1")
def test_before_each_further_step_one_may_stop_secure_or_roll() -> None:
    table = drive({"at": "1:A1", "speed": 2, "focus": 1}, chances=dice("gear-3", "gear-4"))
    play(table, *PLAN, "roll")
    assert set(table.legal(0)) == {"roll", "secure", "stop"}
    play(table, "roll")
    assert set(table.legal(0)) == {"roll", "secure", "stop"}


@pytest.mark.clause("RG-10.1")
def test_a_brake_step_rolls_its_gear_and_brake_dice_together() -> None:
    table = drive({"at": "1:A1", "speed": 5}, chances=dice("gear-2", "brake!", "brake"))
    play(table, "brake 2 2 1:A2", "gear 3 1:A3", "roll")
    assert [(event["die"], event["face"]) for event in told(table, "rolls")] == [
        ("gear-2", "clear"),
        ("brake", "warning"),
        ("brake", "clear"),
    ]
    assert stands(table) == ("road", "1:A2", 2)


@pytest.mark.clause("RG-10.2")
@pytest.mark.parametrize("shown", ["", "!"])
def test_every_step_moves_the_car_one_space_whatever_the_dice_show(shown: str) -> None:
    table = drive({"at": "1:A1", "speed": 2}, chances=dice("gear-3" + shown, "gas" + shown))
    play(table, "gear 3 1:A2", "gas 1:B3", "gear 4 2:B1", "roll")
    assert car(table)["at"] == "1:A2"
    play(table, "roll")
    assert car(table)["at"] == "1:B3"


@pytest.mark.clause("RG-10.2")
def test_a_brake_step_moves_one_space_with_all_its_warnings() -> None:
    table = drive({"at": "1:A1", "speed": 5}, chances=dice("gear-2", "brake!", "brake!"))
    play(table, "brake 2 2 1:A2", "gear 3 1:A3", "roll", "stop")
    assert stands(table) == ("road", "1:A2", 2)


@pytest.mark.clause("RG-10.3")
def test_the_car_is_on_the_space_when_control_is_lost() -> None:
    table = rolling({"at": "1:A1", "speed": 2}, ["gear 2 1:A2", "gas 1:A3"], warnings=2, chances=dice("gear-2!"))
    play(table, "roll")
    assert kinds(table, "rolls", "moves", "loses_control", "spins") == ["rolls", "moves", "loses_control", "spins"]
    assert told(table, "loses_control")[0]["space"] == "1:A2"
    assert stands(table) == ("road", "1:A2", 0)


@pytest.mark.clause("RG-10.3", "RG-7.2")
def test_the_warnings_of_the_track_are_added_to_those_of_the_dice() -> None:
    tiles = ("103b", "118b", "103b")
    table = drive({"at": "1:A1", "speed": 5}, tiles, chances=dice("gear-5!"))
    play(table, "gear 5 1:O1", "gear 4 1:A2", "roll")
    assert told(table, "warned")[-1]["warnings"] == 2
    table = rolling({"at": "1:A1", "speed": 5}, ["gear 5 1:O1"], tiles, warnings=1, chances=dice("gear-5"))
    play(table, "roll")
    assert told(table, "loses_control") == [], "1 + 1 from the track is less than 3"
    chances = [*dice("gear-5"), ("damage", ["green_flag"] * 3)]
    table = rolling({"at": "1:A1", "speed": 5}, ["gear 5 1:O1"], tiles, warnings=2, chances=chances)
    play(table, "roll")
    assert [event["space"] for event in told(table, "loses_control")] == ["1:O1"]


@pytest.mark.clause("RG-10.3")
def test_a_broken_limit_loses_control_whatever_the_dice_show() -> None:
    tiles = ("103b", "115b", "103b")
    for shown in ("", "!"):
        chances = [*dice("gear-4" + shown), ("damage", ["green_flag"])]
        table = rolling({"at": "1:A1", "speed": 4}, ["gear 4 1:O1"], tiles, warnings=2, chances=chances)
        play(table, "roll")
        assert [event["space"] for event in told(table, "loses_control")] == ["1:O1"], "once"
        assert stands(table) == ("off", "1:O1", "00")


@pytest.mark.clause("RG-10.4")
def test_warnings_accumulate_over_the_turn() -> None:
    table = drive({"at": "1:A1", "speed": 1}, ORANGE, chances=dice("gear-2!", "gas!", "gas!"))
    play(table, "gear 2 1:A2", "gas 2:A1", "gas 2:A2", "gear 3 3:A1", "roll", "roll")
    assert [event["warnings"] for event in told(table, "warned")] == [1, 2]
    assert told(table, "loses_control") == []
    play(table, "roll")
    assert stands(table) == ("road", "2:A2", 0)


@pytest.mark.clause("RG-10.4")
def test_warnings_vanish_at_the_end_of_the_turn() -> None:
    chances = dice("gear-4!", "gear-5!", "gear-3!", "gear-5!", "gas!")
    table = drive({"at": "1:A1", "speed": 4}, chances=chances)
    play(table, "gear 4 1:A2", "gear 5 1:A3", "roll", "roll")
    play(table, "gear 3 0:A2", "roll", seat=1)
    play(table, "gear 5 2:A1", "gas 2:A2", "roll", "roll")
    assert told(table, "loses_control") == []
    assert stands(table) == ("road", "2:A2", 5)
    assert [event["warnings"] for event in told(table, "warned")] == [1, 2, 1, 1, 2]


@pytest.mark.clause("RG-10.5")
def test_stopping_is_free_and_leaves_the_speed_of_the_last_gear_die_used() -> None:
    table = drive({"at": "1:A1", "speed": 2, "focus": 3}, chances=dice("gear-3!", "gas!"))
    play(table, "gear 3 1:A2", "gas 1:A3", "gear 4 2:A1", "gear 5 2:A2", "roll", "roll", "stop")
    assert stands(table) == ("road", "1:A3", 3)
    assert car(table)["focus"] == 3
    assert [event["die"] for event in told(table, "rolls")] == ["gear-3", "gas"], "unrolled dice are dropped"
    assert table.waiting() == [1]


@pytest.mark.clause("RG-10.5")
def test_the_route_is_not_changed_after_the_first_roll() -> None:
    table = drive({"at": "1:A1", "speed": 2}, chances=dice("gear-3", "gear-4"))
    play(table, *PLAN, "roll")
    for line in ("gear 4 1:B3", "gas 1:A3", "gear 2 1:A3", "flat_out"):
        assert table.refused(line, 0).clause_id.startswith("RG-")
    play(table, "roll")
    assert car(table)["at"] == "1:A3"


@pytest.mark.clause("RG-10.6", "RG-12.1")
def test_no_focus_tokens_are_earned_one_by_one() -> None:
    table = drive({"at": "1:A1", "speed": 2, "focus": 1}, chances=dice("gear-3", "gear-4", "gas"))
    play(table, *PLAN, "roll", "roll", "roll")
    assert car(table)["focus"] == 1
    assert told(table, "gains_focus") == []
