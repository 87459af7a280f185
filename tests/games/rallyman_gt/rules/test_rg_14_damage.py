"""RG-14: damage tokens and the weather."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.rallyman_gt.situations import (
    dice,
    drive,
    holds,
    in_bag,
    kinds,
    play,
    rolling,
    seen,
    stands,
    tokens,
    told,
)
from tests.games.rallyman_gt.table import Table

FULL = {"gear": 6, "brake": 6, "gas": 6, "weather": 6, "yellow_flag": 6, "green_flag": 12}


def crash(*drawn: str, **more: Any) -> Table:
    """Blue loses control on red and draws: one token in third, up to four in sixth."""
    speed = 2 + len(drawn)
    blue = {"at": "1:A1", "speed": speed, **more.pop("blue", {})}
    chances = [*dice(f"gear-{speed}!"), *tokens(*drawn)]
    warnings = 1 if more.get("weather") == "rain" else 2
    found = rolling(blue, [f"gear {speed} 1:A2"], warnings=warnings, chances=chances, **more)
    play(found, "roll")
    return found


@pytest.mark.clause("RG-14.1")
@pytest.mark.parametrize("kind", FULL)
def test_a_drawn_token_is_kept_whatever_its_kind(kind: str) -> None:
    table = crash(kind)
    assert holds(table, kind) == 1
    assert in_bag(table, kind) == FULL[kind] - 1
    assert {each: in_bag(table, each) for each in FULL if each != kind} == {
        each: count for each, count in FULL.items() if each != kind
    }
    assert all(holds(table, each) == 0 for each in FULL if each != kind)


@pytest.mark.clause("RG-14.1")
def test_tokens_are_drawn_at_random_from_those_in_the_bag_without_replacement() -> None:
    table = crash("gear", "gas", "gear", "brake", bag={"gear": 2, "gas": 1, "brake": 1, "green_flag": 3})
    assert [event["token"] for event in told(table, "draws")] == ["gear", "gas", "gear", "brake"]
    assert {kind: in_bag(table, kind) for kind in FULL} == {kind: 3 if kind == "green_flag" else 0 for kind in FULL}
    name, possible, _ = next(met for met in table.met if met[0] == "damage")
    assert (name, sorted(possible)) == ("damage", sorted(["gear"] * 2 + ["gas", "brake"] + ["green_flag"] * 3))


@pytest.mark.clause("RG-14.2")
def test_each_token_takes_one_die_of_its_type() -> None:
    """Example F-16."""
    table = drive({"at": "1:A1", "speed": 5, "damage": {"gear": 1, "brake": 1}})
    assert seen(table)["dice"] == {"gear": 5, "gas": 2, "brake": 2, "boost": 0}
    assert "brake 2 2 1:A2" in table.legal(0)
    assert table.refused("brake 1 3 1:A2", 0).message_key == "refusal-no-die-left"


@pytest.mark.clause("RG-14.2")
def test_damage_is_cumulative() -> None:
    table = drive({"at": "1:A1", "speed": 3, "damage": {"gear": 4, "gas": 1, "brake": 2}})
    assert seen(table)["dice"] == {"gear": 2, "gas": 1, "brake": 1, "boost": 0}
    play(table, "gear 3 1:A2", "gear 4 1:A3")
    assert table.refused("gear 5 2:A1", 0).message_key == "refusal-no-die-left"
    play(table, "gas 2:A1")
    assert table.refused("gas 2:A2", 0).message_key == "refusal-no-die-left"


@pytest.mark.clause("RG-14.2")
def test_there_are_never_fewer_than_no_dice_and_surplus_tokens_are_kept() -> None:
    table = drive({"at": "1:A1", "speed": 5, "damage": {"gas": 4, "brake": 6}})
    assert seen(table)["dice"] == {"gear": 6, "gas": 0, "brake": 0, "boost": 0}
    assert all(line.startswith("gear") for line in table.legal(0))
    assert (holds(table, "gas"), holds(table, "brake")) == (4, 6)
    table = crash("brake", blue={"damage": {"brake": 3}})
    assert holds(table, "brake") == 4
    assert seen(table)["dice"]["brake"] == 0


@pytest.mark.clause("RG-14.3")
@pytest.mark.parametrize(
    ("tyres", "weather", "gas", "brake"),
    [("asphalt", "sun", 1, 2), ("asphalt", "rain", 1, 0), ("rain", "sun", 0, 1), ("rain", "rain", 1, 1)],
)
def test_the_allowance_is_that_of_tyres_and_weather_less_the_tokens(
    tyres: str, weather: str, gas: int, brake: int
) -> None:
    blue = {"at": "1:A1", "speed": 5, "tyres": tyres, "damage": {"gear": 2, "gas": 1, "brake": 1}}
    table = drive(blue, weather=weather)
    assert seen(table)["dice"] == {"gear": 4, "gas": gas, "brake": brake, "boost": 0}


@pytest.mark.clause("RG-14.3", "RG-14.11")
def test_the_allowance_is_recomputed_when_the_weather_changes() -> None:
    other = {"at": "2:B1", "speed": 1, "tyres": "rain", "damage": {"brake": 1, "gas": 1}}
    table = crash("weather", "brake", others=[other])
    assert table.dump()["weather"] == "rain"
    assert seen(table)["dice"] == {"gear": 6, "gas": 2, "brake": 0, "boost": 0}
    assert seen(table, "yellow")["dice"] == {"gear": 6, "gas": 1, "brake": 1, "boost": 0}


@pytest.mark.clause("RG-14.3")
def test_the_allowance_is_recomputed_when_the_tyres_change() -> None:
    table = drive({"at": "1:A1", "speed": 1, "damage": {"brake": 1, "gas": 1}}, chances=dice("gear-1"))
    play(table, "gear 1 1:A2", "roll", "pit_tyres rain")
    assert seen(table)["dice"] == {"gear": 6, "gas": 0, "brake": 1, "boost": 0}


@pytest.mark.clause("RG-14.4")
@pytest.mark.parametrize(("before", "after"), [("sun", "rain"), ("rain", "sun")])
def test_a_weather_token_changes_the_weather_for_all(before: str, after: str) -> None:
    table = crash("weather", weather=before)
    assert table.dump()["weather"] == after
    assert [event["weather"] for event in told(table, "weather")] == [after]
    brakes = 1 if after == "rain" else 3
    assert [seen(table, colour)["dice"]["brake"] for colour in ("blue", "red")] == [brakes, brakes]


@pytest.mark.clause("RG-14.4")
def test_two_weather_tokens_in_one_draw_flip_twice() -> None:
    table = crash("weather", "weather")
    assert [event["weather"] for event in told(table, "weather")] == ["rain", "sun"]
    assert table.dump()["weather"] == "sun"
    assert holds(table, "weather") == 2


@pytest.mark.clause("RG-14.8")
def test_a_green_flag_has_no_effect() -> None:
    table = crash("green_flag", "green_flag")
    assert holds(table, "green_flag") == 2
    assert seen(table)["dice"] == {"gear": 6, "gas": 2, "brake": 3, "boost": 0}
    assert table.dump()["weather"] == "sun"
    assert kinds(table, "weather", "flag_out") == []


@pytest.mark.clause("RG-14.9")
def test_nothing_is_drawn_from_an_empty_bag() -> None:
    chances = [*dice("gear-6!"), *tokens("gas")]
    table = rolling({"at": "1:A1", "speed": 6}, ["gear 6 1:A2"], warnings=2, chances=chances, bag={"gas": 1})
    play(table, "roll")
    assert [event["token"] for event in told(table, "draws")] == ["gas"]
    assert len(told(table, "bag_empty")) == 1
    assert stands(table) == ("off", "1:A2", "00")
    assert sum(in_bag(table, kind) for kind in FULL) == 0


@pytest.mark.clause("RG-14.11")
def test_a_change_of_weather_counts_from_the_next_turns_of_all_cars() -> None:
    table = crash("weather")
    assert [seen(table, colour)["threshold"] for colour in ("blue", "red")] == [2, 2]
    table = drive(
        {"at": "1:A1", "speed": 3},
        chances=[
            *dice("gear-3!", "gear-4!", "gas!", "gear-3!", "gas!"),
            *tokens("weather", "gear"),
            *tokens("green_flag"),
        ],
    )
    play(table, "gear 3 1:A2", "gear 4 1:A3", "gas 2:A1", "roll", "roll", "roll")
    play(table, "gear 3 0:A2", "gas 1:A1", "roll", "roll", seat=1)
    assert [(event["car"], event["space"]) for event in told(table, "loses_control")] == [
        ("blue", "2:A1"),
        ("red", "1:A1"),
    ], "for red two warnings are enough"
