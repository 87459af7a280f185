"""RG-12: focus tokens."""

from __future__ import annotations

import pytest

from tests.games.rallyman_gt.situations import car, dice, drive, play, rolling, seen, stands, tokens, told


@pytest.mark.clause("RG-12.1")
def test_tokens_are_kept_until_spent() -> None:
    table = drive({"at": "1:A1", "speed": 4, "focus": 2}, chances=dice("gear-5", "gear-3", "gear-5"))
    play(table, "gear 5 1:A2", "flat_out")
    play(table, "gear 3 0:A2", "roll", seat=1)
    assert car(table)["focus"] == 3
    play(table, "gear 5 1:A3", "gas 2:A1", "roll")
    assert car(table)["focus"] == 3
    play(table, "secure")
    assert car(table)["focus"] == 2


@pytest.mark.clause("RG-12.1")
def test_everybody_sees_the_tokens() -> None:
    table = drive({"at": "1:A1", "speed": 4, "focus": 7})
    assert [seen(table, seat=seat)["focus"] for seat in (0, 1)] == [7, 7]


@pytest.mark.clause("RG-12.2")
def test_secured_dice_are_not_rolled_and_the_car_still_moves() -> None:
    table = drive({"at": "1:A1", "speed": 4, "focus": 1}, chances=dice("gas"))
    play(table, "gear 5 1:A2", "gas 1:A3", "secure")
    assert told(table, "rolls") == []
    assert stands(table) == ("road", "1:A2", 5)
    assert [(event["dice"], event["cost"]) for event in told(table, "secures")] == [(1, 1)]
    play(table, "roll")
    assert [event["die"] for event in told(table, "rolls")] == ["gas"]


@pytest.mark.clause("RG-12.2")
def test_a_secured_die_shows_no_warning() -> None:
    table = rolling({"at": "1:A1", "speed": 4, "focus": 1}, ["gear 5 1:A2", "gas 1:A3"], warnings=2)
    play(table, "secure", "stop")
    assert told(table, "loses_control") == []
    assert stands(table) == ("road", "1:A2", 5)


@pytest.mark.clause("RG-12.2")
def test_without_a_token_nothing_is_secured() -> None:
    table = drive({"at": "1:A1", "speed": 4})
    play(table, "gear 5 1:A2")
    assert "secure" not in table.legal(0)
    assert table.refused("secure", 0).message_key == "refusal-not-enough-focus"


@pytest.mark.clause("RG-12.3")
def test_the_nth_die_secured_in_a_turn_costs_n_tokens() -> None:
    table = drive({"at": "1:A1", "speed": 2, "focus": 11}, chances=dice("gear-4"))
    play(table, "gear 3 1:A2", "gas 1:A3", "gear 4 2:A1", "gear 5 2:A2", "gas 2:A3")
    left = []
    for line in ("secure", "secure", "roll", "secure", "secure"):
        play(table, line)
        left.append(car(table)["focus"])
    assert left == [10, 8, 8, 5, 1]
    assert [event["cost"] for event in told(table, "secures")] == [1, 2, 3, 4]


@pytest.mark.clause("RG-12.3")
def test_a_second_die_needs_two_more_tokens() -> None:
    table = drive({"at": "1:A1", "speed": 2, "focus": 2})
    play(table, "gear 3 1:A2", "gas 1:A3", "secure")
    refusal = table.refused("secure", 0)
    assert refusal.message_key == "refusal-not-enough-focus"
    assert refusal.clause_id in {"RG-12.3", "RG-12.4"}
    assert set(table.legal(0)) == {"roll", "stop"}


@pytest.mark.clause("RG-12.3")
def test_the_price_begins_anew_in_the_next_turn() -> None:
    table = drive({"at": "1:A1", "speed": 4, "focus": 4}, chances=dice("gear-3"))
    play(table, "gear 5 1:A2", "gas 1:A3", "secure", "secure")
    assert car(table)["focus"] == 1
    play(table, "gear 3 0:A2", "roll", seat=1)
    play(table, "gear 5 2:A1", "gas 2:A2", "secure")
    assert car(table)["focus"] == 0


@pytest.mark.clause("RG-12.4")
@pytest.mark.parametrize(("secured", "cost"), [(0, 6), (1, 9), (2, 12)])
def test_a_brake_step_is_secured_whole_or_not_at_all(secured: int, cost: int) -> None:
    """Example F-13."""
    plan = [*["gear 4 0:A2", "gear 5 1:A1"][2 - secured :], "brake 2 2 1:A2", "gas 1:A3"]
    table = rolling({"at": "1:A1", "speed": 5, "focus": cost - 1}, plan, made=secured, secured=secured)
    assert table.refused("secure", 0).message_key == "refusal-not-enough-focus"
    table = rolling({"at": "1:A1", "speed": 5, "focus": cost}, plan, made=secured, secured=secured)
    play(table, "secure")
    assert car(table)["focus"] == 0
    assert told(table, "rolls") == []
    assert stands(table) == ("road", "1:A2", 2)


@pytest.mark.clause("RG-12.4")
def test_a_secured_brake_step_makes_the_next_die_the_fourth() -> None:
    table = drive({"at": "1:A1", "speed": 5, "focus": 10})
    play(table, "brake 2 2 1:A2", "gas 1:A3", "gear 3 2:A1", "secure", "secure")
    assert car(table)["focus"] == 0


@pytest.mark.clause("RG-12.5", "RG-7.2")
def test_tokens_do_not_cancel_warnings_of_the_track() -> None:
    tiles = ("103b", "118b", "103b")
    table = drive({"at": "1:A1", "speed": 5, "focus": 9}, tiles)
    play(table, "gear 5 1:O1", "gear 4 1:A2", "secure")
    assert [event["warnings"] for event in told(table, "warned")] == [1]
    chances = tokens("green_flag", "green_flag", "green_flag")
    table = rolling({"at": "1:A1", "speed": 5, "focus": 9}, ["gear 5 1:O1"], tiles, warnings=2, chances=chances)
    play(table, "secure")
    assert stands(table) == ("off", "1:O1", "00")


@pytest.mark.clause("RG-12.5")
def test_tokens_do_not_lift_speed_limits() -> None:
    table = drive({"at": "1:A1", "speed": 4, "focus": 9}, ("103b", "115b", "103b"), chances=tokens("green_flag"))
    play(table, "gear 4 1:O1", "secure")
    assert stands(table) == ("off", "1:O1", "00")
    assert car(table)["focus"] == 8


@pytest.mark.clause("RG-12.5")
def test_tokens_do_not_change_a_die_already_rolled() -> None:
    table = drive({"at": "1:A1", "speed": 2, "focus": 9}, chances=dice("gear-3!", "gear-4!", "gas!"))
    play(table, "gear 3 1:A2", "gas 1:A3", "gear 4 2:A1", "gear 5 2:A2", "roll", "secure", "roll")
    assert [event["warnings"] for event in told(table, "warned")] == [1, 2]
    play(table, "secure")
    assert [event["die"] for event in told(table, "rolls")] == ["gear-3", "gear-4"]
    assert car(table)["focus"] == 6
