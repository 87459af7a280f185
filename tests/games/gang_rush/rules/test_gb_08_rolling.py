"""GB-8: rolling."""

from __future__ import annotations

from itertools import combinations

import pytest

from tests.games.gang_rush.table import DON, DUKE, PARKER, SPENDER, Table, bridge, car

ALONE = [car(SPENDER, "3:10", 10), car(PARKER, "1:4")]


def subsets(numbers: str) -> set[str]:
    """All sets of some dice but the empty one, as they are written."""
    return {"".join(each) for size in range(1, len(numbers) + 1) for each in combinations(numbers, size)}


def rolled(first: str, *more: str) -> Table:
    """The first roll is made; `more` are the faces that come up in rerolls."""
    game = bridge("turn", *ALONE, chances=[("die", [*first.split(), *more])])
    return game.play("roll")


def dice(game: Table) -> list[str]:
    """The faces that lie there."""
    found: list[str] = game.dump()["turn"]["dice"]
    return found


@pytest.mark.clause("GB-8.1")
def test_all_five_dice_are_rolled_then_any_of_them_again_twice_at_most() -> None:
    game = rolled("speed wheel shot repair breakage", "wheel", "wheel", "speed", "shot")
    assert dice(game) == ["speed", "wheel", "shot", "repair", "breakage"]
    assert set(game.legal()) == {"stop"} | {f"reroll {each}" for each in subsets("12345")}
    game.decide("reroll 345")
    assert dice(game) == ["speed", "wheel", "wheel", "wheel", "speed"]
    game.decide("reroll 5")
    assert dice(game) == ["speed", "wheel", "wheel", "wheel", "shot"]
    assert game.phase() == "adjusting", "after the third roll nothing is left to roll"
    assert [str(event["dice"]) for event in game.told("rolls")] == ["12345", "345", "5"]


@pytest.mark.clause("GB-8.1")
def test_a_die_once_set_aside_stays_aside() -> None:
    game = rolled("speed wheel shot repair breakage")
    game.decide("reroll 345")
    assert game.dump()["turn"]["aside"] == [1, 2]
    assert set(game.legal()) == {"stop"} | {f"reroll {each}" for each in subsets("345")}
    for each in ("1", "2", "12", "1345", "12345"):
        assert game.refusal_for(f"reroll {each}") == ("set-aside", "GB-8.1")


@pytest.mark.clause("GB-8.1")
def test_none_need_be_set_aside() -> None:
    game = rolled("shot shot shot shot shot")
    game.play("reroll 12345", "reroll 12345")
    assert dice(game) == ["wheel"] * 5


@pytest.mark.clause("GB-8.1", "GB-21.28")
def test_only_second_wind_brings_dice_back_that_were_set_aside() -> None:
    cars = [car(SPENDER, "3:10", 10, tiles=["second_wind"]), car(PARKER, "1:4")]
    game = bridge("turn", *cars, chances=[("die", ["speed", "wheel", "shot", "repair", "breakage"])])
    game.play("roll", "reroll 345", "reroll 5")
    assert game.refusal_for("reroll 5")[0] in ("not-now", "no-rerolls")
    game.decide("use second_wind")
    assert set(game.legal()) - {"stop"} == {f"reroll {each}" for each in subsets("12345")}
    game.decide("reroll 1")
    assert {f"reroll {each}" for each in subsets("12345")} <= set(game.legal())
    game.decide("reroll 2345")
    assert game.phase() != "rolling"


@pytest.mark.clause("GB-8.2")
def test_a_die_has_two_wheels_and_one_of_each_other_face() -> None:
    game = rolled("speed wheel shot repair breakage")
    for name, outcomes, count in game.met:
        assert name == "die"
        assert len(outcomes) == 6 * count or len(outcomes) == 6
        share = len(outcomes) // 6
        assert {face: outcomes.count(face) // share for face in outcomes} == {
            "speed": 1, "wheel": 2, "shot": 1, "repair": 1, "breakage": 1,
        }  # fmt: skip


@pytest.mark.clause("GB-8.2")
def test_every_die_may_show_every_face() -> None:
    for face in ("speed", "wheel", "shot", "repair", "breakage"):
        assert dice(rolled(" ".join([face] * 5))) == [face] * 5


@pytest.mark.clause("GB-8.3")
def test_one_may_stop_early() -> None:
    game = rolled("speed wheel shot repair wheel")
    game.decide("stop")
    assert game.phase() == "adjusting"
    game = rolled("speed wheel shot repair wheel")
    game.play("reroll 1", "stop")
    assert game.phase() == "adjusting"


@pytest.mark.clause("GB-8.3")
def test_only_the_final_faces_count() -> None:
    game = rolled("breakage breakage breakage breakage breakage", "wheel", "wheel", "wheel", "wheel", "breakage")
    game.play("reroll 12345", "stop")
    assert game.damage(SPENDER) == 1
    game = rolled("breakage breakage repair repair repair", "wheel", "wheel")
    game.play("reroll 12", "stop")
    assert game.damage(SPENDER) == 0
    assert game.told("cancels") == []


@pytest.mark.clause("GB-8.4")
@pytest.mark.parametrize("facing", ["F", "B"])
def test_every_turn_starts_with_a_roll_even_for_a_stopped_or_wrong_way_car(facing: str) -> None:
    game = bridge("turn", car(DON, "3:10", facing=facing, ramp=False), car(DUKE, "1:4"))
    assert game.legal() == ["roll"]
    game.decide("roll")
    assert None not in dice(game)
    assert sum(count for name, _, count in game.met if name == "die") == 5
