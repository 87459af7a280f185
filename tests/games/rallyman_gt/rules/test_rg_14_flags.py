"""RG-14: yellow flags."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import pytest

from tests.games.rallyman_gt.situations import (
    RED,
    dice,
    drive,
    holds,
    in_bag,
    kinds,
    play,
    rolling,
    stands,
    tokens,
    told,
)
from tests.games.rallyman_gt.table import Table

FLAG = {"yellow_flag": 1}


def flagged(
    blue: Mapping[str, Any],
    *others: Mapping[str, Any],
    tiles: Sequence[str] = RED,
    flag: bool = True,
    **more: Any,
) -> Table:
    """Yellow stands far behind with a flag beside it; the others are green, orange and purple."""
    yellow = {"at": "0:B1", "speed": 0, "damage": FLAG if flag else {}}
    return drive(blue, tiles, others=[yellow, *others], **more)


@pytest.mark.clause("RG-14.5", "RG-14.6")
@pytest.mark.parametrize("flag", [True, False])
def test_while_a_yellow_flag_is_out_nobody_overtakes_anywhere(flag: bool) -> None:
    table = flagged({"at": "2:A1", "speed": 4}, {"at": "2:B2", "speed": 3}, flag=flag)
    play(table, "gear 4 2:A2")
    if flag:
        refusal = table.refused("gear 5 2:A3", 0)
        assert refusal.message_key == "refusal-yellow-flag"
        assert refusal.clause_id in {"RG-14.5", "RG-14.6"}
    else:
        assert "gear 5 2:A3" in table.legal(0)


@pytest.mark.clause("RG-14.5")
@pytest.mark.parametrize("passed", [{"at": "2:B2", "speed": 0}, {"at": "2:B2", "status": "off", "speed": "00"}])
def test_cars_at_0_or_00_may_be_overtaken_under_a_yellow_flag(passed: dict[str, Any]) -> None:
    table = flagged({"at": "2:A1", "speed": 4}, passed)
    play(table, "gear 4 2:A2")
    assert {"gear 5 2:A3", "gear 5 2:B3"} <= set(table.legal(0))


@pytest.mark.clause("RG-14.5")
def test_a_flag_beside_a_car_off_the_track_counts() -> None:
    off = {"at": "0:B2", "status": "off", "speed": "00", "damage": FLAG}
    table = drive({"at": "2:A1", "speed": 4}, others=[off, {"at": "2:B2", "speed": 3}])
    play(table, "gear 4 2:A2")
    assert table.refused("gas 2:A3", 0).message_key == "refusal-yellow-flag"


@pytest.mark.clause("RG-14.6")
def test_drawing_level_is_allowed_under_a_yellow_flag() -> None:
    table = flagged({"at": "2:A1", "speed": 4}, {"at": "2:B2", "speed": 3})
    assert "gear 4 2:A2" in table.legal(0)
    table = flagged({"at": "2:A1", "speed": 4}, {"at": "2:B2", "speed": 5})
    assert "gear 5 2:A2" in table.legal(0)
    assert table.refused("gear 4 2:A2", 0).message_key == "refusal-too-slow-to-pass", "RG-9 still applies"


@pytest.mark.clause("RG-14.6")
def test_a_long_space_may_pass_a_car_in_one_step() -> None:
    """On 106b the inner space B2 is as long as A2 and A3: its front lies ahead of a car on A2."""
    tiles = ("103b", "106b", "103b")
    for flag in (True, False):
        table = flagged({"at": "1:B1", "speed": 4}, {"at": "1:A2", "speed": 3}, tiles=tiles, flag=flag)
        assert ("gear 4 1:B2" in table.legal(0)) is not flag
    assert "gear 4 1:B2" in flagged({"at": "1:B1", "speed": 4}, {"at": "1:A3", "speed": 3}, tiles=tiles).legal(0)


@pytest.mark.clause("RG-14.6")
def test_fronts_are_counted_along_the_road_and_laps_are_ignored() -> None:
    """Blue is at the end of its lap; green, a lap behind, is just ahead of it."""
    cars: list[dict[str, Any]] = [
        {"at": "0:A2", "speed": 4, "crossings": 1},
        {"at": "5:A1", "speed": 2},
        {"at": "6:A1", "speed": 0, "damage": FLAG, "played": True},
        {"at": "0:B3", "speed": 3, "crossings": 0, "played": True},
    ]
    table = drive({}, others=[], circuit="1", cars=cars, settings={"laps": 3})
    play(table, "gear 4 0:A3")
    assert table.refused("gear 5 0:A4", 0).message_key == "refusal-yellow-flag"
    cars[3] = {**cars[3], "at": "1:B1", "crossings": 1}
    table = drive({}, others=[], circuit="1", cars=cars, settings={"laps": 3})
    play(table, "gear 4 0:A3", "gear 5 0:A4", "gas 1:A1")
    assert table.refused("gas 1:A2", 0).message_key == "refusal-yellow-flag", "across the line too"


@pytest.mark.clause("RG-14.1", "RG-14.5")
def test_a_drawn_yellow_flag_is_laid_beside_the_car_and_holds_for_the_others() -> None:
    chances = [*dice("gear-3!"), *tokens("yellow_flag"), *dice("gear-4")]
    table = rolling(
        {"at": "2:A1", "speed": 3},
        ["gear 3 2:A2"],
        warnings=2,
        chances=chances,
        others=[{"at": "1:B1", "speed": 3}],
    )
    play(table, "roll")
    assert [event["car"] for event in told(table, "flag_out")] == ["blue"]
    play(table, "gear 4 0:A2", "gas 1:A1", seat=1)
    assert table.refused("gas 1:A2", 1).message_key == "refusal-yellow-flag"


@pytest.mark.clause("RG-14.7")
@pytest.mark.parametrize("how", ["roll", "secure", "flat_out"])
def test_the_flag_goes_with_the_first_step_of_its_car_and_leaves_the_game(how: str) -> None:
    table = drive({"at": "1:A1", "speed": 0, "focus": 1, "damage": FLAG}, chances=dice("gear-1", "gear-2"))
    play(table, "gear 1 1:A2", "gear 2 1:A3")
    assert holds(table, "yellow_flag") == 1
    play(table, how)
    assert holds(table, "yellow_flag") == 0
    assert in_bag(table, "yellow_flag") == 5
    assert [event["car"] for event in told(table, "flag_in")] == ["blue"]


@pytest.mark.clause("RG-14.7")
def test_recovery_does_not_take_the_flag_away() -> None:
    table = drive({"at": "1:A1", "status": "off", "speed": "00", "damage": FLAG})
    assert stands(table) == ("road", "1:A1", 0)
    assert holds(table, "yellow_flag") == 1


@pytest.mark.clause("RG-14.7")
def test_a_flag_does_not_restrict_the_turn_of_its_own_car() -> None:
    table = drive({"at": "1:A3", "speed": 0, "damage": FLAG}, others=[{"at": "2:B1", "speed": 1}])
    play(table, "gear 1 2:A1")
    assert {"gear 2 2:A2", "gas 2:A2"} <= set(table.legal(0))


@pytest.mark.clause("RG-14.7")
def test_several_flags_are_independent() -> None:
    blue = {"at": "1:A3", "speed": 0, "damage": FLAG}
    table = flagged(blue, {"at": "2:B1", "speed": 1}, chances=dice("gear-1"))
    play(table, "gear 1 2:A1")
    assert table.refused("gear 2 2:A2", 0).message_key == "refusal-yellow-flag"
    play(table, "roll")
    assert (holds(table, "yellow_flag"), holds(table, "yellow_flag", "yellow")) == (0, 1)


@pytest.mark.clause("RG-14.7")
def test_after_the_flag_has_gone_overtaking_is_possible_again() -> None:
    table = drive(
        {"at": "3:A1", "speed": 0, "damage": FLAG},
        others=[{"at": "1:B1", "speed": 3}],
        chances=dice("gear-1", "gear-2"),
    )
    play(table, "gear 1 3:A2", "gear 2 3:A3", "roll", "roll")
    play(table, "gear 4 0:A2", "gas 1:A1", seat=1)
    assert "gas 1:A2" in table.legal(1)


@pytest.mark.clause("RG-14.10")
def test_a_car_level_at_the_start_of_the_turn_may_be_left_behind() -> None:
    """Example F-23."""
    table = flagged({"at": "2:A1", "speed": 3}, {"at": "2:B1", "speed": 3}, {"at": "3:B1", "speed": 2})
    assert {"gear 3 2:A2", "gear 4 2:A2", "gas 2:A2", "gear 3 2:B2"} <= set(table.legal(0))
    play(table, "gear 3 2:A2", "gas 2:A3", "gas 3:A1")
    assert table.refused("gear 4 3:A2", 0).message_key == "refusal-yellow-flag", "drawn level with in this turn"


@pytest.mark.clause("RG-14.10")
def test_level_means_the_same_front_line() -> None:
    """On 106b a car on B2 is level with one on A3 and has passed one on A2."""
    tiles = ("103b", "106b", "103b")
    level = flagged({"at": "1:A3", "speed": 3}, {"at": "1:B2", "speed": 3}, tiles=tiles)
    assert "gear 3 2:A1" in level.legal(0)
    behind = flagged({"at": "1:A2", "speed": 3}, {"at": "1:B2", "speed": 3}, tiles=tiles)
    play(behind, "gear 3 1:A3")
    assert behind.refused("gas 2:A1", 0).message_key == "refusal-yellow-flag"


@pytest.mark.clause("RG-14.7")
def test_the_flag_goes_even_if_the_first_step_loses_control() -> None:
    table = drive({"at": "0:B2", "speed": 1, "damage": FLAG}, ("103b", "107b", "103b"))
    play(table, "gear 2 1:O1", "roll")
    assert stands(table) == ("road", "1:O1", 0)
    assert holds(table, "yellow_flag") == 0


@pytest.mark.clause("RG-14.7", "RG-14.1")
def test_a_new_flag_drawn_in_that_turn_stays() -> None:
    chances = [*dice("gear-3!"), *tokens("yellow_flag")]
    blue = {"at": "1:A1", "speed": 3, "damage": FLAG}
    table = rolling(blue, ["gear 3 1:A2"], warnings=2, chances=chances)
    play(table, "roll")
    assert holds(table, "yellow_flag") == 1
    assert in_bag(table, "yellow_flag") == 4, "one has left the game, one lies beside the car"
    assert kinds(table, "flag_in", "flag_out") == ["flag_in", "flag_out"]


@pytest.mark.clause("RG-14.5", "RG-11.5")
@pytest.mark.parametrize("flag", [True, False])
def test_a_yellow_flag_holds_for_dice_that_are_laid_again(flag: bool) -> None:
    """Inside, 106b is a space shorter: four steps would lead past green, and both warnings are on the gas dice."""
    table = flagged(
        {"at": "0:A2", "speed": 2},
        {"at": "2:A1", "speed": 1},
        tiles=("103b", "106b", "103b"),
        flag=flag,
        weather="rain",
        chances=dice("gear-2", "gear-3", "gas!", "gas!"),
    )
    play(table, "gear 2 1:A1", "gear 3 1:A2", "gas 1:A3", "gas 2:B1", "flat_out", "gear 2 1:B1")
    assert "gas 1:B2" in table.legal(0)
    assert ("gear 3 1:B2" in table.legal(0)) is not flag
