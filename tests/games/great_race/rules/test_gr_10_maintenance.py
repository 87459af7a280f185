"""GR-10: maintenance."""

from __future__ import annotations

import random
from typing import Any

import pytest

from tests.games.great_race.reference_map import CITY_AT, SPACES, level_of
from tests.games.great_race.table import ARRIVAL, CREWS, Table, crew, race

UNGUARDED = {"funding": 2, "scout": 1, "mechanic": 2}


def maintained(*crews: dict[str, Any], **fields: Any) -> Table:
    """Maintenance with these crews."""
    return race(*crews, phase="maintenance", **fields)


def order(game: Table) -> list[str]:
    """The turn order."""
    found: list[str] = game.dump()["order"]
    return found


@pytest.mark.clause("GR-10.1")
def test_each_marker_moves_to_the_current_level_even_back() -> None:
    game = maintained(crew("france", "R05C03", progress=3), crew("england", "R02C04", progress=9))
    assert game.facts("france", "progress") == (6,)
    assert game.facts("england", "progress") == (3,)
    assert game.told("progress") == [
        {"place": 1, "crew": "france", "level": 6},
        {"place": 2, "crew": "england", "level": 3},
    ]


@pytest.mark.clause("GR-10.1")
def test_a_marker_stays_until_maintenance() -> None:
    game = race(crew("france", "R01C01"), crew("england"), tiles={"R02C01": "F1M0"}).play("drive", "step R02C01")
    assert game.facts("france", "at", "progress") == ("R02C01", 2)


@pytest.mark.clause("GR-10.2")
def test_who_is_on_a_higher_level_is_ahead() -> None:
    crews = [crew("france", "R05C03"), crew("england", "R08C02"), crew("italy", "R05C06"), crew("belgium", "R06C03")]
    assert order(maintained(*crews, order=list(CREWS[:4]))) == ["england", "belgium", "france", "italy"]


@pytest.mark.clause("GR-10.2")
def test_the_new_order_holds_in_the_next_convoy_phase() -> None:
    game = maintained(crew("france", "R05C03"), crew("england", "R08C02"), order=["france", "england"])
    while game.phase() != "programming":
        game.decide(game.legal()[0])
    game.decide("program 1 1 2 1", 0)
    game.decide("program 1 1 2 1", 1)
    assert game.whose() == "england"


@pytest.mark.clause("GR-10.3")
def test_at_equal_level_who_has_been_there_longer_is_ahead() -> None:
    crews = [crew("france", "R05C03", stamp=7), crew("england", "R05C06", stamp=3), crew("italy", "R05C00", stamp=5)]
    assert order(maintained(*crews)) == ["england", "italy", "france"]


@pytest.mark.clause("GR-10.3")
def test_who_reaches_the_level_of_another_comes_behind_him() -> None:
    tiles = {"R02C02": "F1M0", "R02C01": "F1M0"}
    crews = [crew("france", "R01C01", fuel=2), crew("england", "R02C01"), crew("italy", "R01C02", fuel=2)]
    game = race(*crews, tiles=tiles, order=["france", "england", "italy"])
    game.play("drive", "step R02C02", "stop", "pass", "drive", "step R02C02", "stop", "pass", "pass")
    assert order(game) == ["england", "france", "italy"]


@pytest.mark.clause("GR-10.3")
def test_driving_along_a_level_does_not_make_one_late() -> None:
    crews = [crew("france", "R02C01", stamp=1), crew("england", "R02C04", stamp=2)]
    game = race(*crews, tiles={"R02C02": "F1M0"}).play("drive", "step R02C02", "stop", "pass", "pass")
    assert order(game) == ["france", "england"]


@pytest.mark.clause("GR-10.3")
def test_leaving_a_level_and_coming_back_makes_one_late() -> None:
    tiles = {"R01C01": "F1M0", "R02C01": "F1M0"}
    game = race(crew("france", "R02C01"), crew("england", "R02C04"), tiles=tiles)
    assert order(game) == ["france", "england"]
    game.play("drive", "step R01C01", "step R02C01", "stop", "pass", "pass")
    assert order(game) == ["england", "france"]


@pytest.mark.clause("GR-10.3", "GR-7.6")
def test_sailing_changes_the_level_too() -> None:
    crews = [crew("france", "R04C00", money=300), crew("england", "R10C05")]
    game = race(*crews, order=["france", "england"]).play("sail SL1", "pass", "pass")
    assert order(game) == ["england", "france"]


@pytest.mark.clause("GR-10.3", "GR-6.7")
def test_being_turned_back_changes_no_level() -> None:
    crews = [crew("france", "R02C01", fuel=1, stamp=1), crew("england", "R02C04", stamp=2)]
    game = race(*crews, chances=[("tile", ["F3M0"])]).play("drive", "step R03C01", "pass", "pass")
    assert order(game) == ["france", "england"]


@pytest.mark.clause("GR-10.4")
@pytest.mark.parametrize(
    ("players", "bonus"), [(2, [20, 0]), (3, [20, 10, 0]), (4, [20, 10, 0, 0]), (5, [20, 10, 0, 0, 0])]
)
def test_the_first_gets_20_francs_and_with_three_or_more_the_second_10(players: int, bonus: list[int]) -> None:
    crews = [crew(name, f"R0{8 - place}C03") for place, name in enumerate(CREWS[:players])]
    game = maintained(*crews)
    assert [game.facts(name, "money")[0] - 80 for name in CREWS[:players]] == bonus
    assert [each["amount"] for each in game.told("bonus")] == [amount for amount in bonus if amount]


@pytest.mark.clause("GR-10.4", "GR-10.2")
def test_the_bonus_goes_by_the_new_order() -> None:
    game = maintained(crew("france", "R01C01"), crew("england", "R02C01"), order=["france", "england"])
    assert (game.facts("france", "money"), game.facts("england", "money")) == ((80,), (100,))


@pytest.mark.clause("GR-10.4")
def test_who_is_first_with_30_francs_has_50() -> None:
    # As vector V11.
    game = maintained(crew("france", "R02C01", money=30), crew("england"))
    assert game.facts("france", "money") == (50,)


@pytest.mark.clause("GR-10.5", "GR-10.4")
def test_hands_are_checked_last() -> None:
    game = maintained(crew("france", "R02C01", chassis=1, hand=["jerrican", "supply"]), crew("england"))
    assert game.asked()["question"] == "discard"
    assert game.story("progress", "bonus", "lays_card") == ["progress", "progress", "bonus"]
    game.play("discard supply")
    assert game.story("progress", "bonus", "discards", "lays_card")[:5] == [
        "progress", "progress", "bonus", "discards", "lays_card"
    ]  # fmt: skip


@pytest.mark.clause("GR-10.1", "GR-10.2", "GR-10.3", "GR-10.4", "GR-2.2")
@pytest.mark.parametrize("way", ["default", "reverse"])
def test_every_order_is_that_of_levels_and_stamps(way: str) -> None:
    chooser = random.Random(way)
    ground = [space for space in SPACES if space not in CITY_AT]
    for _ in range(60):
        names = chooser.sample(CREWS, chooser.randint(2, 5))
        rows = chooser.sample(ground, 2)
        near = [space for space in ground if any(level_of(space) == level_of(row) for row in rows)]
        stamps = chooser.sample(range(20), len(names))
        crews = [crew(name, chooser.choice(near), stamp=stamp) for name, stamp in zip(names, stamps, strict=True)]
        game = maintained(*crews, settings={"race": way})
        reckoned = sorted(crews, key=lambda each: (-level_of(each["at"], way), each["stamp"]))
        assert order(game) == [each["crew"] for each in reckoned]
        money = [game.facts(each["crew"], "money")[0] for each in reckoned]
        assert money == [100, *([90] if len(names) > 2 else [80]), *[80] * (len(names) - 2)]


@pytest.mark.clause("GR-10.2", "GR-10.3")
def test_everybody_sees_at_any_time_which_place_one_would_have() -> None:
    game = race(crew("france", "R01C01"), crew("england", "R02C01"), order=["france", "england"])
    assert [game.seen(name)["place"] for name in ("france", "england")] == [2, 1]
    assert order(game) == ["france", "england"]
    assert game.seen("england")["level"] == 3


@pytest.mark.clause("GR-12.1")
def test_there_is_no_maintenance_after_an_arrival() -> None:
    game = race(crew("france", ARRIVAL, fuel=5), crew("england", fuel=5)).play("pass", "pass")
    assert not game.told("progress")
    assert not game.told("bonus")
    assert game.outcome() is not None
