"""RG-5: dice planning."""

from __future__ import annotations

import pytest

from tests.games.rallyman_gt.table import STRAIGHT_2, Table, car, strip

AHEAD = ["0:A2", "1:A1", "1:A2", "1:A3", "2:A1", "2:A2", "3:A1", "3:A2", "3:A3", "4:A1", "4:A2"]
"""The spaces ahead of `0:A1` in its lane."""


def at(speed: int, **fields: object) -> Table:
    """A car alone at the beginning of a long straight."""
    return strip(STRAIGHT_2, car("0:A1", speed, **fields))


def lay(game: Table, *steps: str) -> None:
    """Lays steps straight ahead."""
    laid = len(game.dump()["turn"]["plan"])
    for place, step in enumerate(steps, laid):
        game.decide(f"{step} {AHEAD[place]}")


def ahead(game: Table) -> set[str]:
    """The dice that may be laid straight ahead now."""
    laid = len(game.dump()["turn"]["plan"])
    return {line.rsplit(" ", 1)[0] for line in game.steps() if line.endswith(AHEAD[laid])}


@pytest.mark.clause("RG-5.1")
def test_each_die_is_used_at_most_once_in_a_turn() -> None:
    game = at(3)
    lay(game, "gear 3", "gear 4")
    for step in ("gear 3 1:A2", "gear 4 1:A2"):
        refusal = game.refused(step)
        assert (refusal.message_key, refusal.clause_id) == ("refusal-die-used", "RG-5.1")
    game = at(6)
    lay(game, "brake 3 2", "gear 4")
    assert game.refused("gear 3 1:A2").message_key == "refusal-die-used"


@pytest.mark.clause("RG-5.1")
def test_all_dice_are_there_again_in_the_next_turn() -> None:
    game = at(3)
    lay(game, "gear 4", "gas", "gas")
    game.play("roll", "roll", "roll")
    assert {"gear 4 1:A3", "gas 1:A3"} <= set(game.legal())


@pytest.mark.clause("RG-5.1")
@pytest.mark.parametrize(
    ("damage", "dice"),
    [
        ({}, (6, 2, 3)),
        ({"gear": 1, "brake": 1}, (5, 2, 2)),
        ({"gas": 1}, (6, 1, 3)),
        ({"gas": 3}, (6, 0, 3)),
        ({"brake": 5}, (6, 2, 0)),
        ({"gear": 6}, (0, 2, 3)),
        ({"weather": 2, "green_flag": 3}, (6, 2, 3)),
    ],
)
def test_damage_takes_dice_away_down_to_none(damage: dict[str, int], dice: tuple[int, int, int]) -> None:
    seen = at(3, damage=damage).seen("blue")["dice"]
    assert (seen["gear"], seen["gas"], seen["brake"]) == dice


@pytest.mark.clause("RG-5.1")
def test_no_more_dice_of_a_kind_than_are_left() -> None:
    game = at(3, damage={"gas": 1})
    lay(game, "gas")
    refusal = game.refused("gas 1:A1")
    assert (refusal.message_key, refusal.clause_id) == ("refusal-no-die-left", "RG-5.1")
    game = at(6, damage={"brake": 2})
    assert ahead(game) == {"gear 5", "gear 6", "gas", "brake 4 1"}
    assert game.refused("brake 3 2 0:A2").message_key == "refusal-no-die-left"


@pytest.mark.clause("RG-5.2")
@pytest.mark.parametrize("gears", [("4", "5"), ("2", "1"), ("3", "2"), ("3", "4")])
def test_gear_damage_limits_how_many_gear_dice_are_used_and_not_which(gears: tuple[str, str]) -> None:
    game = at(3, damage={"gear": 4})
    lay(game, f"gear {gears[0]}", f"gear {gears[1]}")
    assert ahead(game) == {"gas"}
    lay(game, "gas", "gas")
    assert game.steps() == set()


@pytest.mark.clause("RG-5.2")
def test_the_gear_die_of_a_brake_step_counts_as_a_gear_die() -> None:
    game = at(5, damage={"gear": 5})
    assert ahead(game) == {"gear 4", "gear 5", "gear 6", "gas", "brake 3 1", "brake 2 2", "brake 1 3"}
    lay(game, "brake 3 1")
    assert ahead(game) == {"gas"}


@pytest.mark.clause("RG-5.3")
def test_the_speed_is_that_of_the_marker_and_then_of_the_last_gear_die() -> None:
    game = at(3)
    assert {"gear 2", "gear 3", "gear 4"} <= ahead(game)
    assert "gear 5" not in ahead(game)
    lay(game, "gear 4", "gas")
    assert "gear 5" in ahead(game)
    assert "gear 2" not in ahead(game)
    assert game.view(0)["turn"]["speed"] == 4


@pytest.mark.clause("RG-5.4")
@pytest.mark.parametrize("speed", [1, 2, 3, 4, 5, 6])
def test_a_gear_die_differs_from_the_speed_by_one_at_most(speed: int) -> None:
    game = at(speed)
    for gear in range(1, 7):
        assert (f"gear {gear}" in ahead(game)) == (abs(gear - speed) <= 1)
        if abs(gear - speed) > 1:
            refusal = game.refused(f"gear {gear} 0:A2")
            assert (refusal.message_key, refusal.clause_id) == ("refusal-gear-gap", "RG-5.4")


@pytest.mark.clause("RG-5.4")
def test_every_gear_die_moves_one_space_and_sets_the_speed() -> None:
    game = at(4)
    lay(game, "gear 5", "gear 4", "gear 3", "gear 2")
    for place, speed in enumerate((5, 4, 3, 2)):
        assert game.legal() != []
        game.decide("roll")
        moved = game.told("moves")[-1]
        assert (moved["space"], int(moved["speed"])) == (AHEAD[place], speed)
    assert (game.car("blue")["at"], game.car("blue")["speed"]) == ("1:A3", 2)


@pytest.mark.clause("RG-5.5")
def test_from_0_only_the_first_gear_can_start() -> None:
    game = at(0)
    assert ahead(game) == {"gear 1"}
    assert game.refused("gear 2 0:A2").clause_id == "RG-5.5"
    lay(game, "gear 1")
    assert {"gear 2", "gas"} <= ahead(game)
    lay(game, "gear 2")
    assert {"gear 3", "gas"} <= ahead(game)


@pytest.mark.clause("RG-5.5", "RG-18.3")
def test_from_0_the_second_gear_can_start_with_the_cannon_start() -> None:
    game = strip(STRAIGHT_2, car("0:A1", 0), settings={"cannon_start": True})
    assert ahead(game) == {"gear 1", "gear 2"}


@pytest.mark.clause("RG-5.6")
def test_a_gas_die_moves_one_space_and_keeps_the_speed() -> None:
    game = at(3)
    lay(game, "gas", "gas")
    game.play("roll", "roll")
    assert [(event["space"], int(event["speed"])) for event in game.told("moves")] == [("0:A2", 3), ("1:A1", 3)]
    assert game.car("blue")["speed"] == 3


@pytest.mark.clause("RG-5.6")
@pytest.mark.parametrize(
    "steps",
    [
        ("gas", "gear 4"),
        ("gear 4", "gas"),
        ("gear 4", "gas", "gas", "gear 5"),
        ("gas", "gear 4", "gas"),
        ("gas", "gas"),
        ("gas",),
        ("gas", "brake 1 1", "gas"),
    ],
)
def test_gas_dice_may_come_first_last_one_after_another_or_alone(steps: tuple[str, ...]) -> None:
    game = at(3)
    lay(game, *steps)
    game.play(*["roll"] * len(steps))
    assert game.told("moves")[-1]["space"] == AHEAD[len(steps) - 1]


@pytest.mark.clause("RG-5.6")
def test_no_gas_die_at_speed_0() -> None:
    game = at(0)
    refusal = game.refused("gas 0:A2")
    assert (refusal.message_key, refusal.clause_id) == ("refusal-gas-at-zero", "RG-5.6")
    assert "gas" in ahead(at(1))


@pytest.mark.clause("RG-5.7")
@pytest.mark.parametrize("speed", [1, 2, 3, 4, 5, 6])
def test_as_many_brake_dice_as_gears_are_skipped(speed: int) -> None:
    game = at(speed)
    expected = {f"brake {gear} {speed - gear - 1}" for gear in range(1, speed - 1) if speed - gear - 1 <= 3}
    assert {step for step in ahead(game) if step.startswith("brake")} == expected


@pytest.mark.clause("RG-5.7")
@pytest.mark.parametrize(("speed", "step"), [(5, "brake 2 1"), (5, "brake 2 3"), (3, "brake 1 2"), (4, "brake 1 1")])
def test_fewer_or_more_brake_dice_are_refused(speed: int, step: str) -> None:
    refusal = at(speed).refused(f"{step} 0:A2")
    assert (refusal.message_key, refusal.clause_id) == ("refusal-brake-count", "RG-5.7")


@pytest.mark.clause("RG-5.7")
@pytest.mark.parametrize(("speed", "step", "after"), [(5, "brake 2 2", 2), (3, "brake 1 1", 1), (6, "brake 2 3", 2)])
def test_a_brake_step_is_one_space_whatever_the_number_of_dice(speed: int, step: str, after: int) -> None:
    game = at(speed)
    lay(game, step)
    game.decide("roll")
    assert [(event["space"], int(event["speed"])) for event in game.told("moves")] == [("0:A2", after)]
    dice = int(step[-1])
    assert [event["die"] for event in game.told("rolls")] == [f"gear-{after}", *["brake"] * dice]


@pytest.mark.clause("RG-5.7", "RG-5.8")
def test_from_6_the_first_gear_is_out_of_reach() -> None:
    game = at(6)
    for line in ("brake 1 3 0:A2", "gear 1 0:A2"):
        game.refused(line)


@pytest.mark.clause("RG-5.8")
@pytest.mark.parametrize("step", ["brake 4 1", "brake 3 1", "brake 3 2"])
def test_no_brake_dice_for_a_drop_of_0_or_1(step: str) -> None:
    assert at(4).refused(f"{step} 0:A2").message_key == "refusal-brake-count"
    assert not any(line.startswith(("brake 4", "brake 3")) for line in at(4).legal())


@pytest.mark.clause("RG-5.8")
def test_no_plan_brings_the_speed_below_1_and_no_brake_die_goes_alone() -> None:
    for speed in (1, 2, 3):
        game = at(speed)
        for line in game.steps():
            words = line.split()
            if words[0] != "gas":
                assert int(words[1]) >= 1
            assert len(words) == {"gas": 2, "gear": 3, "brake": 4}[words[0]]
    game = at(2)
    lay(game, "gear 1")
    assert ahead(game) == {"gear 2", "gas"}


@pytest.mark.clause("RG-5.9")
def test_gear_gas_and_brake_steps_mix_in_any_order() -> None:
    game = at(4)
    lay(game, "gear 4", "gear 5", "gear 6", "brake 3 2", "gear 2", "gear 1")
    game.play(*["roll"] * 6)
    assert len(game.told("rolls")) == 8
    assert (game.car("blue")["at"], game.car("blue")["speed"]) == ("2:A2", 1)
    game = at(4)
    lay(game, "gas", "gear 5", "brake 3 1", "gas", "gear 2", "gear 1")
    game.play(*["roll"] * 6)
    assert (game.car("blue")["at"], game.car("blue")["speed"]) == ("2:A2", 1)


@pytest.mark.clause("RG-5.10")
def test_a_plan_may_break_a_speed_limit_and_ends_there() -> None:
    game = strip(["103b", "114b", "103b"], car("1:B2", 4))
    game.decide("gear 3 1:I1")
    refusal = game.refused("gear 2 1:B3")
    assert (refusal.message_key, refusal.clause_id) == ("refusal-plan-over", "RG-5.10")
    assert set(game.legal()) == {"roll", "flat_out"}
    game.decide("roll")
    assert game.told("loses_control")[0]["space"] == "1:I1"


@pytest.mark.clause("RG-5.11")
def test_one_step_is_enough() -> None:
    game = at(4)
    lay(game, "gear 4")
    assert {"roll", "flat_out"} <= set(game.legal())
    game.decide("roll")
    assert len(game.told("moves")) == 1
    assert game.told("marker")[0]["car"] == "blue"


@pytest.mark.clause("RG-5.11")
def test_a_plan_may_use_all_dice() -> None:
    game = at(1)
    lay(game, "gear 1", "gear 2", "gas", "gear 3", "gear 4", "gas", "gear 5", "gear 6")
    assert game.steps() == set()
    assert set(game.legal()) == {"roll", "flat_out"}
    game.decide("flat_out")
    assert game.car("blue")["at"] == AHEAD[7]


@pytest.mark.clause("RG-5.12")
def test_other_cars_are_minded_while_planning() -> None:
    game = strip(STRAIGHT_2, car("0:A1", 3), car("1:A1", 1), car("1:B2", 6), order=["blue"])
    lay(game, "gear 3")
    assert game.refused("gear 4 1:A1").message_key == "refusal-occupied"
    game.decide("gear 4 1:B1")
    assert game.refused("gear 5 1:A2").message_key == "refusal-too-slow-to-pass"


@pytest.mark.clause("RG-5.12")
def test_a_plan_that_was_legal_is_driven_as_it_was_laid() -> None:
    game = strip(STRAIGHT_2, car("0:A1", 3), car("1:A1", 1), car("1:B3", 5), order=["blue"])
    game.play("gear 3 0:A2", "gear 4 1:B1", "gear 5 1:A2", "gas 1:A3", "roll", "roll", "roll", "roll")
    assert [event["space"] for event in game.told("moves")] == ["0:A2", "1:B1", "1:A2", "1:A3"]


@pytest.mark.clause("RG-5.1")
@pytest.mark.parametrize(("tyres", "weather", "gas", "brakes"), [("rain", "sun", 1, 2), ("asphalt", "rain", 2, 1)])
def test_the_dashboard_says_how_many_dice_there_are(tyres: str, weather: str, gas: int, brakes: int) -> None:
    game = strip(STRAIGHT_2, car("0:A1", 5, tyres=tyres), weather=weather)
    assert {int(step[-1]) for step in ahead(game) if step.startswith("brake")} == set(range(1, brakes + 1))
    lay(game, *["gas"] * gas)
    assert "gas" not in ahead(game)
    assert game.refused(f"gas {AHEAD[gas]}").message_key == "refusal-no-die-left"
    assert game.refused(f"boost 6 {AHEAD[gas]}").clause_id.startswith("RG-")


@pytest.mark.clause("RG-5.10")
def test_after_breaking_a_dotted_limit_the_plan_is_over_and_after_a_triangle_it_is_not() -> None:
    game = strip(["103b", "115b", "103b"], car("1:B1", 2))
    game.decide("gear 3 1:I1")
    assert game.steps() == set()
    game = strip(["103b", "118b", "103b"], car("1:A1", 5))
    game.decide("gear 5 1:O1")
    assert {"gear 6 1:A2", "gas 1:B2"} <= game.steps()


@pytest.mark.clause("RG-5.10", "RG-11.3")
def test_a_limit_broken_on_purpose_is_lost_flat_out_as_well() -> None:
    game = strip(["103b", "114b", "103b"], car("1:B1", 4), car("0:A1", 0))
    game.play("gear 4 1:B2", "gear 3 1:I1", "flat_out")
    assert [event["space"] for event in game.told("loses_control")] == ["1:I1"]
    assert game.waiting() == [1]
