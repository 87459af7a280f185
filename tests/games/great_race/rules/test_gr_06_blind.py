"""GR-6.7, GR-6.11, GR-6.13: blind advances, and the bag."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from tests.games.great_race.reference_map import CITY_AT, SPACES
from tests.games.great_race.table import Table, crew, race, scene

FIELD, BLANK, RISKY = "R02C02", "R02C01", "R03C02"
"""A space of the desert, a blank space beside it, and one in a risk zone beside it."""
UNGUARDED = {"funding": 2, "scout": 1, "mechanic": 2}
BOX = Counter({each["tile"]: each["count"] for each in scene()["tiles"]})


def blind(tile: str | None, space: str = BLANK, name: str = "france", power: str = "", **fields: Any) -> Table:
    """A crew steps onto a blank space, and this tile is drawn."""
    mine = crew(name, FIELD, **{"posts": UNGUARDED, **fields})
    chances = [("tile", [tile])] if tile else []
    game = race(mine, crew("england", "R10C06"), chances=chances)
    return game.play("drive", f"step{power} {space}")


def all_strewn(*blank: str) -> dict[str, str]:
    """All sixty tiles on the map, but none on these spaces."""
    free = [space for space in SPACES[::-1] if space not in CITY_AT and space not in blank]
    return dict(zip(free, BOX.elements(), strict=False))


@pytest.mark.clause("GR-6.7")
def test_a_step_onto_a_blank_space_draws_a_tile_that_is_laid_there_and_paid() -> None:
    game = blind("F2M1").play("split 1 0")
    assert game.tiles() == {BLANK: "F2M1"}
    assert game.gauges("france") == (4, 4, 6)
    assert game.facts("france", "at") == (BLANK,)
    assert game.told("blind") == [{"crew": "france", "space": BLANK, "tile": "F2M1"}]
    assert game.asked()["question"] == "drive"


@pytest.mark.clause("GR-6.7")
def test_any_tile_of_the_bag_can_come() -> None:
    name, outcomes, count = blind("F1M0").met[-1]
    assert (name, count, Counter(outcomes)) == ("tile", 1, BOX)


@pytest.mark.clause("GR-6.7", "GR-6.12")
@pytest.mark.parametrize(("space", "fuel"), [(BLANK, 1), (RISKY, 2)])
def test_a_blind_advance_needs_a_level_of_fuel_before_the_draw_and_two_in_a_risk_zone(space: str, fuel: int) -> None:
    for has, legal in ((fuel, True), (fuel - 1, False)):
        game = race(crew("france", FIELD, fuel=has), crew("england"), turn={"drive": {"left": 3, "attempted": False}})
        assert (space in game.offered("step")) == legal
        if not legal:
            assert game.refusal_for(f"step {space}")[1] == "GR-6.7"


@pytest.mark.clause("GR-6.7")
@pytest.mark.parametrize(
    ("tile", "fields"),
    [
        ("F2M0", {"fuel": 1}),
        ("F3M1S", {"fuel": 2}),
        ("F2M2D", {"engine": 1, "chassis": 0}),
        ("F2M0D", {"fuel": 1}),
    ],
)
def test_who_cannot_pay_the_tile_stays_pays_nothing_and_ends_the_drive(tile: str, fields: dict[str, Any]) -> None:
    game = blind(tile, **fields)
    assert game.facts("france", "at") == (FIELD,)
    assert game.facts("france", *fields) == tuple(fields.values())
    assert game.tiles() == {BLANK: tile}
    assert game.told("turned_back") == [{"crew": "france", "space": BLANK}]
    assert game.told("ends_drive") == [{"crew": "france", "because": "turned_back"}]
    assert not game.told("threatens")
    assert game.unspent("france")["mechanic"] == 1
    assert game.whose() == "england"


@pytest.mark.clause("GR-6.7")
def test_who_can_pay_must_enter_whatever_it_costs() -> None:
    game = blind("F2M2D", engine=1, chassis=1)
    assert game.facts("france", "at") == (BLANK,)
    assert game.gauges("france") == (4, 0, 0)


@pytest.mark.clause("GR-6.7", "GR-7.7")
def test_a_blind_advance_into_a_risk_zone_costs_one_more_fuel() -> None:
    assert blind("F1M0", RISKY, fuel=2).gauges("france")[0] == 0
    assert blind("F2M0", RISKY, fuel=2).facts("france", "at", "fuel") == (FIELD, 2)


@pytest.mark.clause("GR-6.7", "GR-6.5", "GR-6.6")
def test_danger_and_stop_of_a_blind_tile_work() -> None:
    game = blind("F1M0D", posts={"mechanic": 1, "escort": 1})
    assert game.offered("react") == {"none", "escort"}
    game = blind("F1M0S")
    assert game.told("ends_drive") == [{"crew": "france", "because": "stop"}]


@pytest.mark.clause("GR-6.2", "GR-6.7")
def test_a_failed_blind_advance_was_a_step_and_the_assistant_is_spent() -> None:
    game = blind("F3M0", fuel=2)
    assert game.unspent("france")["mechanic"] == 1
    assert game.asked() == {"question": "turn", "crew": "england", "seat": 1}


@pytest.mark.clause("GR-6.7")
@pytest.mark.parametrize(("space", "cost"), [(BLANK, 1), (RISKY, 2)])
def test_with_no_tile_left_the_blank_space_is_entered_as_open_track(space: str, cost: int) -> None:
    game = race(crew("france", FIELD), crew("england", "R10C06"), tiles=all_strewn(BLANK, RISKY))
    game.play("drive", f"step {space}")
    assert game.facts("france", "at", "fuel") == (space, 6 - cost)
    assert space not in game.tiles()
    assert not game.told("blind")
    assert game.asked()["question"] == "drive"


@pytest.mark.clause("GR-6.8", "GR-6.11")
def test_cleared_tiles_go_to_the_discard_and_not_into_the_bag() -> None:
    game = race(crew("france", FIELD), crew("england"), tiles={BLANK: "F3M1S"}).play(f"clear {BLANK}")
    assert game.pile("tile_discard") == {"F3M1S": 1}
    assert game.pile("bag")["F3M1S"] == 0
    game.play("pass", "drive", f"step {BLANK}")
    assert "F3M1S" not in game.met[-1][1]
    assert not game.told("refills_bag")


@pytest.mark.clause("GR-6.11")
def test_an_empty_bag_is_refilled_from_the_discard_when_a_tile_must_be_drawn() -> None:
    tiles = all_strewn(BLANK, RISKY)
    gone = [space for space in list(tiles) if tiles[space] == "F1M0"][:3]
    for space in gone:
        del tiles[space]
    fields: dict[str, Any] = {"tiles": tiles, "bag": {"F1M0": 1}, "tile_discard": {"F1M0": 2}}
    game = race(crew("france", FIELD), crew("england", "R10C06"), **fields).play("drive", f"step {BLANK}")
    # The last tile leaves the bag empty; that alone refills nothing.
    assert (game.pile("bag"), game.pile("tile_discard")) == ({}, {"F1M0": 2})
    game.play(f"step {FIELD}")
    assert game.told("refills_bag") == [{"count": 2}]
    assert (game.pile("bag"), game.pile("tile_discard")) == ({"F1M0": 1}, {})


@pytest.mark.clause("GR-6.13")
def test_a_blind_advance_may_go_where_another_vehicle_stands() -> None:
    game = race(crew("france", FIELD), crew("england", BLANK), chances=[("tile", ["F1M0"])])
    game.play("drive", f"step {BLANK}")
    assert game.facts("france", "at", "fuel") == (BLANK, 5)
    assert game.tiles() == {BLANK: "F1M0"}
    game = race(crew("france", FIELD), crew("england", BLANK), tiles=all_strewn(BLANK, FIELD))
    game.play("drive", f"step {BLANK}")
    assert game.facts("france", "at", "fuel") == (BLANK, 5)


@pytest.mark.clause("GR-6.13", "GR-13.5")
def test_the_belgian_power_is_spent_only_if_the_vehicle_enters() -> None:
    game = blind("F1M0", RISKY, "belgium", "_power", fuel=1)
    assert game.facts("belgium", "at", "fuel", "power_used") == (RISKY, 0, True)
    game = blind("F2M0", RISKY, "belgium", "_power", fuel=1)
    assert game.facts("belgium", "at", "fuel", "power_used") == (FIELD, 1, False)


@pytest.mark.clause("GR-6.7")
def test_before_a_blind_advance_its_worst_is_known() -> None:
    game = race(crew("france", FIELD, fuel=2), crew("england", "R10C06"))
    told = next(each for each in game.preview(0)["steps"] if each["space"] == BLANK)
    assert told["legal"] is True
    too_much = sum(number for tile, number in BOX.items() if int(tile[1]) > 2)
    assert told["blind"]["fails"] == pytest.approx(too_much / 60, abs=1e-5)
    odds = {each["tile"]: each for each in told["blind"]["odds"]}
    assert odds["F3M0"]["pays"] is False
    assert odds["F2M2"]["pays"] is True
