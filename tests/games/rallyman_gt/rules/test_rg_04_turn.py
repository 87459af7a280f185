"""RG-4: the states of a turn."""

from __future__ import annotations

import pytest

from tests.games.rallyman_gt.table import STRAIGHT_2, STRAIGHT_3, car, strip

DICE = ("gear", "gas", "brake", "boost")


@pytest.mark.clause("RG-4.1")
def test_a_turn_cannot_be_stopped_before_the_first_step() -> None:
    game = strip(STRAIGHT_2, car("0:A1", 3), car("0:B1", 0))
    for line in ("roll", "flat_out", "secure"):
        assert game.refused(line).message_key == "refusal-nothing-laid"
    assert game.refused("stop").message_key == "refusal-must-move"
    assert game.refused("stop").clause_id == "RG-4.1"
    game.decide("gear 4 0:A2")
    assert game.refused("stop").clause_id == "RG-4.1"
    game.play("gas 1:A1", "roll")
    assert "stop" in game.legal()


@pytest.mark.clause("RG-4.1")
def test_a_car_that_can_move_has_nothing_to_choose_but_steps() -> None:
    game = strip(STRAIGHT_2, car("0:A1", 1), car("0:B1", 0))
    assert game.legal() != []
    assert all(line.split()[0] in DICE for line in game.legal())
    for line in ("stay_out", "pit_repair", "keep", "relay"):
        game.refused(line)


@pytest.mark.clause("RG-4.1")
def test_planning_comes_first_and_everybody_sees_the_plan() -> None:
    game = strip(STRAIGHT_2, car("0:A1", 3), car("0:B1", 0))
    game.play("gear 4 0:A2", "gear 5 1:A1")
    assert game.told("moves") == []
    for seat in (0, 1, None):
        turn = game.view(seat)["turn"]
        assert turn["plan"] == ["gear 4 0:A2", "gear 5 1:A1"]
        assert (turn["at"], turn["speed"]) == ("1:A1", 5)
    assert {"roll", "flat_out"} <= set(game.legal())


@pytest.mark.clause("RG-4.1", "RG-10.1")
def test_the_first_roll_ends_planning_and_chooses_one_by_one() -> None:
    game = strip(STRAIGHT_2, car("0:A1", 3), car("2:B1", 0))
    game.play("gear 4 0:A2", "gear 5 1:A1", "gas 1:A2", "roll")
    assert game.car("blue")["at"] == "0:A2"
    assert set(game.legal()) == {"roll", "stop"}
    game.refused("flat_out")
    game.refused("gear 3 1:B1")
    game.decide("stop")
    assert (game.car("blue")["at"], game.car("blue")["speed"]) == ("0:A2", 4)
    assert game.waiting() == [1]


@pytest.mark.clause("RG-4.1", "RG-11.1")
def test_flat_out_goes_to_the_end_of_the_plan_at_once() -> None:
    game = strip(STRAIGHT_2, car("0:A1", 3), car("0:B1", 0))
    game.play("gear 4 0:A2", "gear 5 1:A1", "flat_out")
    assert (game.car("blue")["at"], game.car("blue")["speed"]) == ("1:A1", 5)
    assert game.waiting() == [1]


@pytest.mark.clause("RG-4.1", "RG-13.6")
def test_a_car_off_the_track_recovers_and_its_turn_is_over() -> None:
    game = strip(STRAIGHT_2, car("1:A1", "00", status="off"), car("0:B1", 2, played=True))
    assert game.told("recovers") == [{"event": "recovers", "car": "blue", "space": "1:A1"}]
    assert (game.car("blue")["status"], game.car("blue")["at"], game.car("blue")["speed"]) == ("road", "1:A1", 0)
    assert game.dump()["round"] == 2
    assert game.waiting() == [1], "the faster car opens the next round"


@pytest.mark.clause("RG-4.1", "RG-15.5")
def test_a_00_in_the_pits_becomes_0_and_the_turn_is_over() -> None:
    game = strip(STRAIGHT_2, car("1:A1", "00", status="pit"), car("0:B1", 2, played=True))
    assert [event["car"] for event in game.told("pit_waits")] == ["blue"]
    assert (game.car("blue")["status"], game.car("blue")["speed"]) == ("pit", 0)
    assert game.dump()["round"] == 2


@pytest.mark.clause("RG-4.1", "RG-15.4")
def test_a_0_in_the_pits_returns_to_its_space_and_starts_in_the_same_turn() -> None:
    game = strip(STRAIGHT_2, car("1:A1", 0, status="pit"), car("0:B1", 2, played=True))
    assert game.told("returns") == [{"event": "returns", "car": "blue", "space": "1:A1"}]
    assert game.waiting() == [0]
    assert game.steps() == {"gear 1 1:A2", "gear 1 1:B2"}


@pytest.mark.clause("RG-4.1", "RG-15.6")
def test_a_0_in_the_pits_whose_space_is_taken_loses_the_turn() -> None:
    cars = [car("1:A1", 0, status="pit"), car("0:B1", 2, played=True), car("1:A1", 1, played=True)]
    game = strip(STRAIGHT_2, *cars)
    assert [event["car"] for event in game.told("stays_in")] == ["blue"]
    assert (game.car("blue")["status"], game.car("blue")["speed"]) == ("pit", 0)
    assert game.dump()["round"] == 2


@pytest.mark.clause("RG-4.1", "RG-8.1")
def test_a_blocked_car_is_passed_over_and_the_next_one_plays() -> None:
    cars = [car("0:A1", 3), car("0:A2", 0), car("0:B2", 0)]
    game = strip(STRAIGHT_2, *cars)
    assert [event["car"] for event in game.told("blocked")] == ["blue"]
    assert game.waiting() in ([1], [2])


@pytest.mark.clause("RG-4.1", "RG-13.5")
def test_control_lost_in_a_middle_space_asks_its_own_player_for_the_side() -> None:
    cars = [car("0:M2", 4), car("0:L1", 0)]
    turn = {"plan": ["gear 4 0:M2", "gear 5 1:M1"], "made": 1, "warnings": 2}
    game = strip(
        STRAIGHT_3, *cars, phase="rolling", turn=turn, order=["blue", "red"], chances=[("gear-5", ["warning"])]
    )
    game.decide("roll")
    assert game.waiting() == [0]
    assert set(game.legal()) == {"side left", "side right"}


@pytest.mark.clause("RG-4.1", "RG-15.1")
def test_a_turn_that_ends_at_speed_1_asks_about_a_pit_stop_before_it_is_over() -> None:
    game = strip(STRAIGHT_2, car("0:A1", 2), car("0:B1", 0))
    game.play("gear 1 0:A2", "roll")
    assert game.waiting() == [0]
    assert "stay_out" in game.legal()
    assert game.refused("gear 1 0:B2", 1).message_key == "refusal-not-your-turn"
    game.decide("stay_out")
    assert game.waiting() == [1]
    assert game.car("blue")["played"]


@pytest.mark.clause("RG-4.1")
def test_every_decision_of_a_turn_belongs_to_the_player_whose_turn_it_is() -> None:
    game = strip(STRAIGHT_2, car("1:A1", 3), car("0:B1", 2))
    assert game.legal(1) == []
    for line in ("gear 2 0:B2", "roll", "stop", "flat_out"):
        assert game.refused(line, 1).message_key == "refusal-not-your-turn"
    game.play("gear 3 1:A2", "gas 1:A3")
    for line in ("roll", "gear 3 0:B2", "flat_out"):
        assert game.refused(line, 1).message_key == "refusal-not-your-turn"


@pytest.mark.clause("RG-4.1", "RG-15.2")
def test_a_car_blocked_at_speed_1_is_asked_about_a_pit_stop() -> None:
    cars = [car("0:A1", 1), car("0:A2", 0, played=True), car("0:B2", 0, played=True)]
    game = strip(STRAIGHT_2, *cars)
    assert [event["car"] for event in game.told("blocked")] == ["blue"]
    assert game.waiting() == [0]
    assert "stay_out" in game.legal()
    game.decide("stay_out")
    assert game.dump()["round"] == 2


@pytest.mark.clause("RG-4.1", "RG-8.1", "RG-15.4")
def test_a_car_back_from_the_pits_can_be_blocked_at_0() -> None:
    cars = [car("0:A1", 0, status="pit"), car("0:A2", 1, played=True), car("0:B2", 1, played=True)]
    game = strip(STRAIGHT_2, *cars)
    story = [event["event"] for event in game.events if event.get("car") == "blue"]
    assert story.index("returns") < story.index("blocked")
    assert (game.car("blue")["status"], game.car("blue")["speed"]) == ("road", 0)
    assert game.dump()["round"] == 2


@pytest.mark.clause("RG-4.1", "RG-13.6")
def test_a_car_off_the_track_whose_space_is_taken_stays_off() -> None:
    cars = [car("1:A1", "00", status="off"), car("1:A1", 2, played=True)]
    game = strip(STRAIGHT_2, *cars)
    assert [event["car"] for event in game.told("stays_off")] == ["blue"]
    assert (game.car("blue")["status"], game.car("blue")["speed"]) == ("off", "00")
