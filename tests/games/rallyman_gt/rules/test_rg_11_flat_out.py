"""RG-11: flat out."""

from __future__ import annotations

import pytest

from tests.games.rallyman_gt.situations import (
    car,
    dice,
    drive,
    play,
    relaying,
    stands,
    tokens,
    told,
)

CORNER = ("103b", "103b", "115b", "103b")


@pytest.mark.clause("RG-11.1")
def test_all_dice_of_the_plan_are_rolled_at_once_and_none_is_secured() -> None:
    table = drive({"at": "1:A1", "speed": 5, "focus": 20}, chances=dice("gear-5", "gear-2!", "brake", "brake!", "gas"))
    play(table, "gear 5 1:A2", "brake 2 2 1:A3", "gas 2:A1")
    assert "secure" in table.legal(0)
    play(table, "flat_out")
    assert [event["die"] for event in told(table, "rolls")] == ["gear-5", "gear-2", "brake", "brake", "gas"]
    assert told(table, "secures") == []
    assert table.waiting() == [1], "nothing more is asked"


@pytest.mark.clause("RG-11.1", "RG-12.2")
def test_after_a_failure_nothing_can_be_secured() -> None:
    table = relaying(
        {"at": "1:A1", "speed": 1, "focus": 20}, ["gear 2 1:A2", "gas 1:A3", "gas 2:A1"], "gear-2!", "gas!", "gas!"
    )
    assert not {"secure", "roll", "stop"} & set(table.legal(0))
    assert table.refused("secure", 0).clause_id.startswith("RG-")


@pytest.mark.clause("RG-11.2")
@pytest.mark.parametrize(
    ("weather", "shown"), [("sun", ("gear-3!", "gear-4!", "gas")), ("rain", ("gear-3!", "gear-4", "gas"))]
)
def test_with_fewer_warnings_than_the_threshold_the_car_goes_to_the_end(weather: str, shown: tuple[str, ...]) -> None:
    table = drive({"at": "1:A1", "speed": 2}, weather=weather, chances=dice(*shown))
    play(table, "gear 3 1:A2", "gear 4 1:B3", "gas 2:B1", "flat_out")
    assert stands(table) == ("road", "2:B1", 4)
    assert len(told(table, "flat_out_holds")) == 1
    assert table.waiting() == [1]


@pytest.mark.clause("RG-11.2", "RG-11.3")
@pytest.mark.parametrize("last", ["gas", "gas!"])
def test_the_warnings_of_the_track_count(last: str) -> None:
    tiles = ("103b", "118b", "103b", "103b")
    table = drive({"at": "1:A1", "speed": 5}, tiles, chances=dice("gear-5", "gear-4!", last))
    play(table, "gear 5 1:O1", "gear 4 1:A2", "gas 2:A1", "flat_out")
    if last == "gas":
        assert stands(table) == ("road", "2:A1", 4)
    else:
        assert [event["warnings"] for event in told(table, "flat_out_fails")] == [3]
        assert "keep" in table.legal(0)


@pytest.mark.clause("RG-11.3", "RG-11.6")
def test_a_broken_limit_fails_without_any_warning_and_nothing_is_re_laid() -> None:
    chances = [*dice("gear-3", "gear-4"), *tokens("green_flag")]
    table = drive({"at": "1:A2", "speed": 3}, CORNER, chances=chances)
    play(table, "gear 3 2:A1", "gear 4 2:O1", "flat_out")
    assert stands(table) == ("off", "2:O1", "00")
    lost = told(table, "loses_control")[0]
    assert (lost["space"], str(lost["speed"]), lost["danger"]) == ("2:O1", "4", "orange")
    assert table.waiting() == [1]
    assert car(table)["focus"] == 2


@pytest.mark.clause("RG-11.6")
def test_a_broken_limit_with_too_few_warnings_is_not_re_laid_either() -> None:
    chances = [*dice("gear-3!", "gear-4!"), *tokens("green_flag")]
    table = drive({"at": "1:A2", "speed": 3}, CORNER, chances=chances)
    play(table, "gear 3 2:A1", "gear 4 2:O1", "flat_out")
    assert stands(table) == ("off", "2:O1", "00")


@pytest.mark.clause("RG-11.3")
def test_the_threshold_is_enough_to_lose_control() -> None:
    table = relaying({"at": "1:A1", "speed": 1}, ["gear 2 1:A2", "gas 1:A3", "gas 2:A1"], "gear-2!", "gas!", "gas!")
    assert [(event["warnings"], event["threshold"]) for event in told(table, "flat_out_fails")] == [(3, 3)]
    play(table, "keep")
    assert [event["space"] for event in told(table, "loses_control")] == ["2:A1"]
    assert stands(table) == ("road", "2:A1", 0)


@pytest.mark.clause("RG-11.4", "RG-12.1")
def test_each_gear_and_gas_die_rolled_brings_a_focus_token_and_brake_dice_bring_none() -> None:
    table = drive({"at": "1:A1", "speed": 5, "focus": 1}, chances=dice("gear-5", "gear-2", "brake", "brake", "gas"))
    play(table, "gear 5 1:A2", "brake 2 2 1:A3", "gas 2:A1", "flat_out")
    assert car(table)["focus"] == 4
    assert [event["tokens"] for event in told(table, "gains_focus")] == [3]


@pytest.mark.clause("RG-11.4", "RG-13.8")
def test_a_failure_brings_the_same_focus_tokens() -> None:
    """Example F-15."""
    plan = ["gear 2 1:A2", "gear 3 1:A3", "gear 4 2:A1", "gas 2:A2", "gas 2:A3"]
    table = relaying(
        {"at": "1:A1", "speed": 1},
        plan,
        "gear-2!",
        "gear-3!",
        "gear-4",
        "gas!",
        "gas",
        chances=tokens("green_flag", "green_flag"),
    )
    play(table, "keep")
    assert car(table)["focus"] == 5
    assert len(told(table, "loses_control")) == 1


@pytest.mark.clause("RG-11.4")
def test_dice_left_out_when_re_laying_bring_their_tokens_too() -> None:
    plan = ["gear 3 1:B2", "gear 2 1:B3", "gas 2:B1", "gear 1 2:B2"]
    table = relaying({"at": "1:B1", "speed": 2}, plan, "gear-3!", "gear-2!", "gas!", "gear-1")
    play(table, "gear 3 1:B2", "gear 2 1:B3", "gas 2:B1", "relay")
    assert car(table)["focus"] == 4


@pytest.mark.clause("RG-11.9")
def test_a_plan_of_one_step_may_be_played_flat_out() -> None:
    table = drive({"at": "1:A1", "speed": 2}, chances=dice("gear-2!"))
    play(table, "gear 2 1:A2", "flat_out")
    assert stands(table) == ("road", "1:A2", 2)
    assert car(table)["focus"] == 1
