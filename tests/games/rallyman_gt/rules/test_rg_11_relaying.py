"""RG-11: laying the dice again after a failure flat out."""

from __future__ import annotations

import pytest

from tests.games.rallyman_gt.situations import (
    ORANGE,
    car,
    dice,
    holds,
    play,
    relaying,
    solo,
    stands,
    tokens,
    told,
)

CORNER = ("103b", "103b", "115b", "103b")


@pytest.mark.clause("RG-11.5", "RG-11.7")
def test_the_rolled_dice_are_laid_again_by_any_legal_route() -> None:
    plan = ["gear 3 1:B2", "gear 2 1:B3", "gas 2:B1", "gas 2:B2"]
    table = relaying(
        {"at": "1:B1", "speed": 2}, plan, "gear-3!", "gear-2!", "gas", "gas!", chances=tokens("green_flag")
    )
    assert car(table)["at"] == "1:B1", "it starts again from the starting space"
    assert {"keep", "gear 3 1:A2", "gear 3 1:B2", "gas 1:A2", "gas 1:B2"} <= set(table.legal(0))
    play(table, "gas 1:A2")
    assert set(table.legal(0)) == {"warnings 0", "warnings 1"}, "the two gas dice may be exchanged"
    play(table, "warnings 1", "gear 2 1:A3", "gear 3 2:B1")
    assert table.legal(0) == ["relay"]
    play(table, "relay")
    lost = told(table, "loses_control")[0]
    assert (lost["space"], str(lost["speed"])) == ("2:B1", "3")
    assert stands(table) == ("off", "2:B1", "00")


@pytest.mark.clause("RG-11.5")
def test_where_and_how_fast_control_is_lost_is_chosen_by_re_laying() -> None:
    plan = ["gear 3 1:B2", "gear 2 1:B3", "gas 2:B1", "gas 2:B2"]
    table = relaying({"at": "1:B1", "speed": 2}, plan, "gear-3!", "gear-2!", "gas", "gas!")
    play(table, "gear 3 1:A2", "gear 2 1:A3", "gas 2:A1", "warnings 1", "relay")
    assert stands(table) == ("road", "2:A1", 0)


@pytest.mark.clause("RG-11.5")
def test_only_dice_that_were_rolled_are_laid_again_and_each_once() -> None:
    plan = ["gear 3 1:B2", "gear 2 1:B3", "gas 2:B1"]
    table = relaying({"at": "1:B1", "speed": 2}, plan, "gear-3!", "gear-2!", "gas!")
    assert table.refused("gear 1 1:B2", 0).message_key == "refusal-not-rolled"
    play(table, "gas 1:B2")
    assert table.refused("gas 1:B3", 0).message_key == "refusal-not-rolled"


@pytest.mark.clause("RG-11.5")
def test_the_usual_planning_rules_hold_when_re_laying() -> None:
    plan = ["gear 3 1:B2", "gear 4 1:B3", "gas 2:B1"]
    table = relaying(
        {"at": "1:B1", "speed": 2}, plan, "gear-3!", "gear-4!", "gas!", others=[{"at": "1:A2", "speed": 2}]
    )
    assert table.refused("gear 4 1:B2", 0).message_key == "refusal-gear-gap"
    assert table.refused("gear 3 1:A2", 0).message_key == "refusal-occupied"
    assert table.refused("gear 3 1:B3", 0).message_key == "refusal-not-adjacent"


@pytest.mark.clause("RG-11.5")
def test_a_re_lay_must_hold_enough_warnings() -> None:
    """From second: 3, 2, 1 and 1, 2, 3 lay all three warnings; a plan that starts with 2 never does."""
    plan = ["gear 3 1:B2", "gear 2 1:B3", "gear 1 2:B1"]
    table = relaying({"at": "1:B1", "speed": 2}, plan, "gear-3!", "gear-2!", "gear-1!", chances=tokens("green_flag"))
    assert table.refused("gear 2 1:B2", 0).message_key == "refusal-no-warning-enough"
    assert set(table.legal(0)) == {"keep", *(f"gear {n} 1:{x}2" for n in (1, 3) for x in "AB")}
    play(table, "gear 1 1:B2", "gear 2 1:B3")
    refusal = table.refused("relay", 0)
    assert refusal.message_key == "refusal-no-warning-enough"
    assert refusal.clause_id == "RG-11.5"
    play(table, "gear 3 2:B1", "relay")
    assert stands(table) == ("off", "2:B1", "00")


@pytest.mark.clause("RG-11.6")
def test_a_re_laid_plan_ends_where_the_threshold_is_reached() -> None:
    plan = ["gear 3 1:B2", "gear 2 1:B3", "gas 2:B1", "gear 1 2:B2"]
    table = relaying({"at": "1:B1", "speed": 2}, plan, "gear-3!", "gear-2!", "gas!", "gear-1")
    play(table, "gas 1:B2", "gear 3 1:B3", "gear 2 2:B1")
    assert table.legal(0) == ["relay"]
    table.refused("gear 1 2:B2", 0)


@pytest.mark.clause("RG-11.6")
def test_no_limit_is_broken_before_the_loss_of_control() -> None:
    table = relaying(
        {"at": "1:A2", "speed": 4},
        ["gear 4 2:A1", "gear 3 2:O1", "gear 2 2:O2"],
        "gear-4!",
        "gear-3!",
        "gear-2!",
        tiles=CORNER,
    )
    table.refused("gear 3 2:A1", 0)
    assert set(table.legal(0)) == {"keep", "gear 4 2:A1", "gear 4 2:B1"}


@pytest.mark.clause("RG-11.6")
def test_on_the_space_of_the_loss_itself_a_broken_limit_changes_nothing() -> None:
    """Ruling D-10. Asphalt tyres in the rain lose control at two warnings."""
    table = relaying(
        {"at": "1:A2", "speed": 4},
        ["gear 4 2:A1", "gear 3 2:O1"],
        "gear-4!",
        "gear-3!",
        tiles=CORNER,
        weather="rain",
        chances=tokens("green_flag"),
    )
    play(table, "gear 3 2:A1", "gear 4 2:O1", "relay")
    assert stands(table) == ("off", "2:O1", "00")
    assert len(told(table, "loses_control")) == 1
    assert len(told(table, "draws")) == 1


@pytest.mark.clause("RG-11.6", "RG-11.7")
@pytest.mark.parametrize(
    ("how", "space"), [(["keep"], "2:O1"), (["gear 3 1:A2", "gear 4 2:A1", "relay"], "2:A1")], ids=["kept", "re-laid"]
)
def test_a_plan_that_broke_a_limit_and_reached_the_threshold_may_be_kept_or_re_laid(how: list[str], space: str) -> None:
    table = relaying(
        {"at": "1:A1", "speed": 3},
        ["gear 3 1:A2", "gas 2:A1", "gear 4 2:O1"],
        "gear-3!",
        "gas",
        "gear-4!",
        tiles=CORNER,
        weather="rain",
        chances=tokens("green_flag"),
    )
    play(table, *how)
    assert stands(table) == ("off", space, "00")


@pytest.mark.clause("RG-11.7")
def test_the_dice_of_a_brake_step_land_on_one_space_together() -> None:
    plan = ["gear 5 1:A2", "brake 2 2 1:A3", "gas 2:A1"]
    table = relaying({"at": "1:A1", "speed": 5}, plan, "gear-5!", "gear-2!", "brake!", "brake!", "gas")
    play(table, "keep")
    lost = told(table, "loses_control")[0]
    assert (lost["space"], str(lost["speed"])) == ("1:A3", "2")
    assert stands(table) == ("road", "1:A3", 0)


@pytest.mark.clause("RG-11.7")
def test_the_original_plan_is_always_one_admissible_re_lay() -> None:
    plan = ["gear 3 1:B2", "gear 2 1:B3", "gas 2:B1", "gas 2:B2"]
    for how in (["keep"], ["gear 3 1:B2", "gear 2 1:B3", "gas 2:B1", "warnings 1", "relay"]):
        table = relaying({"at": "1:B1", "speed": 2}, plan, "gear-3!", "gear-2!", "gas!", "gas")
        play(table, *how)
        assert stands(table) == ("road", "2:B1", 0)
        assert car(table)["focus"] == 4


@pytest.mark.clause("RG-11.5")
def test_the_warnings_of_the_track_count_when_re_laying() -> None:
    """Two dice show a warning; only by way of the triangle is there a third one."""
    table = relaying(
        {"at": "1:A1", "speed": 5},
        ["gear 5 1:O1", "gear 4 1:A2", "gas 2:A1"],
        "gear-5",
        "gear-4!",
        "gas!",
        tiles=("103b", "118b", "103b", "103b"),
        chances=tokens("green_flag", "green_flag"),
    )
    assert set(table.legal(0)) == {"keep", "gear 5 1:O1", "gas 1:O1"}
    assert table.refused("gear 5 1:I1", 0).message_key == "refusal-no-warning-enough"
    play(table, "gas 1:O1", "gear 4 1:B2", "relay")
    lost = told(table, "loses_control")[0]
    assert (lost["space"], str(lost["speed"])) == ("1:B2", "4")
    assert len(told(table, "draws")) == 2


@pytest.mark.clause("RG-11.5", "RG-11.7")
def test_brake_dice_are_laid_again_only_with_a_gear_die_that_needs_them() -> None:
    """From sixth, 4 needs one brake die: the one that shows the warning, or control would not be lost."""
    table = relaying(
        {"at": "1:A1", "speed": 6},
        ["brake 3 2 1:A2", "gear 4 1:A3"],
        "gear-3!",
        "brake",
        "brake!",
        "gear-4!",
        chances=tokens("green_flag"),
    )
    assert table.refused("brake 4 2 1:A2", 0).message_key == "refusal-brake-count"
    play(table, "brake 4 1 1:A2")
    assert not {"warnings 0", "warnings 1"} & set(table.legal(0))
    if "warnings 2" in table.legal(0):
        play(table, "warnings 2")
    play(table, "gear 3 1:A3", "relay")
    assert stands(table) == ("off", "1:A3", "00")
    assert len(told(table, "draws")) == 1


@pytest.mark.clause("RG-11.6")
def test_the_threshold_reached_before_a_broken_limit_is_where_control_is_lost() -> None:
    table = relaying(
        {"at": "1:A1", "speed": 3},
        ["gear 2 1:A2", "gear 3 2:A1", "gear 4 2:O1"],
        "gear-2!",
        "gear-3!",
        "gear-4",
        tiles=CORNER,
        weather="rain",
    )
    play(table, "keep")
    assert stands(table) == ("off", "2:A1", "00")
    assert told(table, "too_fast") == []


@pytest.mark.clause("RG-11.8")
def test_what_was_planned_beyond_the_loss_of_control_has_no_effect() -> None:
    table = relaying(
        {"at": "1:A1", "speed": 2},
        ["gear 2 1:A2", "gas 1:A3", "gas 2:A1", "gear 1 2:A2"],
        "gear-2!",
        "gas!",
        "gas",
        "gear-1",
        weather="rain",
    )
    play(table, "keep")
    assert stands(table) == ("road", "1:A3", 0)


@pytest.mark.clause("RG-11.8", "RG-14.7")
def test_the_own_yellow_flag_goes_with_a_failed_flat_out() -> None:
    blue = {"at": "1:A1", "speed": 0, "damage": {"yellow_flag": 1}}
    table = relaying(blue, ["gear 1 1:A2", "gear 2 2:A1", "gas 2:A2"], "gear-1!", "gear-2!", "gas!", tiles=ORANGE)
    assert holds(table, "yellow_flag") == 1, "nothing has moved yet"
    play(table, "keep")
    assert holds(table, "yellow_flag") == 0
    assert stands(table) == ("road", "2:A2", 0)


@pytest.mark.clause("RG-11.8", "RG-17.2", "RG-17.3")
@pytest.mark.parametrize(
    ("how", "space", "crossings"),
    [(["keep"], "0:B4", 1), (["gear 2 0:B2", "gas 0:B3", "warnings 1", "relay"], "0:B3", 0)],
    ids=["beyond the line", "before the line"],
)
def test_the_line_is_crossed_on_the_way_to_the_loss_of_control(how: list[str], space: str, crossings: int) -> None:
    chances = dice("gear-2!", "gas", "gas!")
    table = solo({"at": "0:B1", "speed": 2, "crossings": 0}, weather="rain", chances=chances)
    play(table, "gear 2 0:B2", "gas 0:B3", "gas 0:B4", "flat_out", *how)
    assert stands(table) == ("road", space, 0)
    assert car(table)["crossings"] == crossings


CANNON = {"cannon_start": True}


@pytest.mark.clause("RG-11.10")
def test_a_re_lay_does_not_start_with_a_cannon_die_that_shows_a_warning() -> None:
    """Example F-22."""
    plan = ["gear 1 1:A2", "gear 2 1:A3", "gear 3 2:A1"]
    table = relaying(
        {"at": "1:A1", "speed": 0}, plan, "gear-1!", "gear-2!", "gear-3!", settings=CANNON, chances=tokens("green_flag")
    )
    refusal = table.refused("gear 2 1:A2", 0)
    assert refusal.clause_id.startswith("RG-11")
    assert set(table.legal(0)) == {"keep", "gear 1 1:A2", "gear 1 1:B2"}
    play(table, "gear 1 1:B2")
    assert set(table.legal(0)) == {"gear 2 1:A3", "gear 2 1:B3"}


@pytest.mark.clause("RG-11.10")
def test_a_re_lay_may_start_with_a_cannon_die_without_a_warning() -> None:
    plan = ["gear 1 1:A2", "gear 2 1:A3", "gear 3 2:A1", "gas 2:A2"]
    table = relaying(
        {"at": "1:A1", "speed": 0},
        plan,
        "gear-1",
        "gear-2",
        "gear-3!",
        "gas!",
        weather="rain",
        settings=CANNON,
        chances=tokens("green_flag"),
    )
    play(table, "gear 2 1:A2", "gear 3 1:A3", "gas 2:A1", "relay")
    assert stands(table) == ("off", "2:A1", "00")
