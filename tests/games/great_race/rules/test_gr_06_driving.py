"""GR-6: driving over tiles. (The blind advance is in `test_gr_06_blind.py`.)"""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.great_race.reference_map import RISK, beside
from tests.games.great_race.table import START, Table, crew, race

FIELD = "R01C01"
ROAD = ["R02C01", "R03C01", "R04C01", "R05C00", "R06C00", "R07C00", "R08C00"]
"""A road down the west coast, outside risk zones."""
UNGUARDED = {"funding": 2, "scout": 1, "mechanic": 2}


def paved(*tiles: str) -> dict[str, str]:
    """The first spaces of the road with these tiles."""
    return dict(zip(ROAD, tiles, strict=False))


def driving(*tiles: str, name: str = "france", **fields: Any) -> Table:
    """A drive from `FIELD` down a road of these tiles begins; nobody is on guard."""
    mine = crew(name, FIELD, **{"posts": UNGUARDED, **fields})
    return race(mine, crew("england", START), tiles=paved(*tiles)).play("drive")


def ended(game: Table) -> str | None:
    """Why the last drive ended; None while it runs."""
    found = game.told("ends_drive")
    return found[-1]["because"] if found else None


def on(game: Table, *spaces: str) -> Table:
    """Drives along these spaces."""
    return game.play(*(f"step {space}" for space in spaces))


@pytest.mark.clause("GR-6.1", "GR-8.1")
@pytest.mark.parametrize("engine", [1, 3, 5])
def test_a_drive_goes_as_many_spaces_as_the_engine_has_levels(engine: int) -> None:
    game = driving(*["F1M0"] * 6, engine=engine)
    assert game.told("drives") == [{"crew": "france", "spaces": engine}]
    on(game, *ROAD[:engine])
    assert (ended(game), game.facts("france", "at")[0]) == ("allowance", ROAD[engine - 1])
    assert game.whose() == "england"


@pytest.mark.clause("GR-6.1")
def test_engine_levels_lost_on_the_way_do_not_shorten_this_drive() -> None:
    game = on(driving("F1M1", "F1M1", "F1M0", engine=3), ROAD[0]).play("split 1 0")
    on(game, ROAD[1]).play("split 1 0")
    assert (ended(game), game.facts("france", "engine")) == (None, (1,))
    on(game, ROAD[2])
    assert (ended(game), game.facts("france", "at")) == ("allowance", (ROAD[2],))


@pytest.mark.clause("GR-6.1", "GR-5.15")
def test_an_engine_at_0_forbids_a_drive() -> None:
    game = race(crew("france", FIELD, engine=0), crew("england"))
    assert game.refusal_for("drive") == ("engine-dead", "GR-6.1")


@pytest.mark.clause("GR-6.2")
def test_after_each_step_one_may_stop_or_go_on() -> None:
    game = on(driving("F1M0", "F1M0", "F1M0"), ROAD[0])
    assert {"stop", "step"} <= game.words()
    on(game, ROAD[1]).play("stop")
    assert (ended(game), game.facts("france", "at")) == ("chosen", (ROAD[1],))
    assert game.whose() == "england"


@pytest.mark.clause("GR-6.2")
def test_at_least_one_step_must_be_attempted() -> None:
    game = driving("F1M0")
    assert game.refusal_for("stop") == ("not-attempted", "GR-6.2")


@pytest.mark.clause("GR-6.2", "GR-5.2")
def test_while_driving_nothing_else_is_done() -> None:
    game = on(driving("F1M0", "F1M0", hand=["jerrican"]), ROAD[0])
    assert game.words() == {"step", "stop"}
    for line in ("play jerrican", "buy_fuel 1", "fund", "pass", "drive"):
        assert game.refused(line).clause_id.startswith("GR-")


@pytest.mark.clause("GR-6.3")
def test_a_step_goes_to_any_space_beside_backward_included() -> None:
    game = driving("F1M0", name="belgium")
    assert game.offered("step") | {START} == beside(FIELD)
    assert game.offered("enter") == {"colomb_bechar"}
    on(game, ROAD[0])
    assert game.offered("step") == beside(ROAD[0])
    on(game, "R01C01")
    assert game.facts("belgium", "at") == (FIELD,)


@pytest.mark.clause("GR-6.3")
@pytest.mark.parametrize("space", ["R03C01", FIELD, "R26C07"])
def test_no_step_leads_further_than_one_space_or_nowhere(space: str) -> None:
    assert driving("F1M0", "F1M0").refusal_for(f"step {space}")[0] == "not-adjacent"


@pytest.mark.clause("GR-6.3")
def test_any_number_of_vehicles_share_a_space() -> None:
    rivals = [crew(name, ROAD[0]) for name in ("england", "italy", "belgium")]
    game = on(race(crew("france", FIELD), *rivals, tiles=paved("F1M0")).play("drive"), ROAD[0])
    assert {each["at"] for each in game.dump()["crews"]} == {ROAD[0]}


@pytest.mark.clause("GR-6.4")
@pytest.mark.parametrize(
    ("tile", "fuel", "levels"),
    [("F1M0", 1, 0), ("F3M0", 3, 0), ("F1M1", 1, 1), ("F2M1", 2, 1), ("F2M2", 2, 2), ("F1M1S", 1, 1), ("F3M1S", 3, 1)],
)
def test_entering_a_tile_costs_its_fuel_and_its_mechanic_levels(tile: str, fuel: int, levels: int) -> None:
    game = on(driving(tile), ROAD[0])
    assert game.told("moves") == [{"crew": "france", "space": ROAD[0], "fuel": fuel}]
    if levels:
        assert game.asked()["levels"] == levels
        game.play(f"split 0 {levels}")
    assert game.gauges("france") == (6 - fuel, 5, 6 - levels)


@pytest.mark.clause("GR-6.4", "GR-8.2")
def test_the_driver_splits_mechanic_levels_between_engine_and_chassis() -> None:
    assert on(driving("F2M2"), ROAD[0]).offered("split") == {"2 0", "1 1", "0 2"}
    for line, gauges in (("split 2 0", (4, 3, 6)), ("split 1 1", (4, 4, 5)), ("split 0 2", (4, 5, 4))):
        assert on(driving("F2M2"), ROAD[0]).play(line).gauges("france") == gauges
    game = on(driving("F2M2", engine=1, chassis=5), ROAD[0])
    assert game.offered("split") == {"1 1", "0 2"}
    assert game.refusal_for("split 2 0")[0] == "wrong-split"
    assert game.refusal_for("split 0 1")[0] == "wrong-split"


@pytest.mark.clause("GR-6.4")
def test_levels_that_can_be_paid_in_one_way_only_are_paid_without_a_question() -> None:
    game = on(driving("F2M2", engine=1, chassis=1), ROAD[0])
    assert game.gauges("france") == (4, 0, 0)
    game = on(driving("F1M1", engine=1, chassis=0), ROAD[0])
    assert game.gauges("france") == (5, 0, 0)


@pytest.mark.clause("GR-6.4", "GR-7.7")
@pytest.mark.parametrize(("tile", "fuel"), [("F1M0", 2), ("F2M0", 3), ("F3M0", 4)])
def test_a_space_in_a_risk_zone_costs_one_more_fuel(tile: str, fuel: int) -> None:
    assert "R03C02" in RISK
    game = race(crew("france", "R02C02"), crew("italy"), tiles={"R03C02": tile}).play("drive", "step R03C02")
    assert game.facts("france", "fuel") == (6 - fuel,)


@pytest.mark.clause("GR-6.4", "GR-6.12")
@pytest.mark.parametrize(
    ("tile", "enough", "less"),
    [
        ("F3M0", {"fuel": 3}, {"fuel": 2}),
        ("F2M2", {"engine": 1, "chassis": 1}, {"engine": 1, "chassis": 0}),
        ("F1M1", {"engine": 1, "chassis": 0}, None),
        ("F2M2", {"engine": 2, "chassis": 0}, {"engine": 1, "chassis": 0}),
    ],
)
def test_a_step_that_cannot_be_paid_is_not_legal(
    tile: str, enough: dict[str, Any], less: dict[str, Any] | None
) -> None:
    assert ROAD[0] in driving(tile, **enough).offered("step")
    if less is not None:
        game = driving(tile, **less)
        assert ROAD[0] not in game.offered("step")
        assert game.refusal_for(f"step {ROAD[0]}")[1] == "GR-6.4"


@pytest.mark.clause("GR-6.4", "GR-7.7")
def test_the_fuel_of_the_risk_zone_must_be_there_too() -> None:
    for fuel, legal in ((2, False), (3, True)):
        game = race(crew("france", "R02C02", fuel=fuel), crew("italy"), tiles={"R03C02": "F2M0"}).play("drive")
        assert ("R03C02" in game.offered("step")) == legal


@pytest.mark.clause("GR-6.5")
def test_a_danger_costs_two_mechanic_levels_after_the_price_of_the_tile() -> None:
    game = on(driving("F1M1D"), ROAD[0]).play("split 1 0")
    assert game.offered("split") == {"2 0", "1 1", "0 2"}
    game.play("split 1 1")
    assert game.gauges("france") == (5, 3, 5)
    assert game.told("pays") == [{"crew": "france", "engine": 1, "chassis": 0}]
    assert game.told("loses_levels") == [{"crew": "france", "engine": 1, "chassis": 1}]
    assert ended(game) is None


@pytest.mark.clause("GR-6.5", "GR-8.2", "GR-0.1")
def test_a_danger_never_makes_a_step_illegal() -> None:
    game = on(driving("F1M0D", engine=1, chassis=0), ROAD[0])
    assert game.gauges("france") == (5, 0, 0)
    assert game.facts("france", "at") == (ROAD[0],)


@pytest.mark.clause("GR-6.6")
@pytest.mark.parametrize("tile", ["F1M0S", "F2M0S"])
def test_a_stop_ends_the_drive(tile: str) -> None:
    game = on(driving(tile, "F1M0"), ROAD[0])
    assert (ended(game), game.whose()) == ("stop", "england")


@pytest.mark.clause("GR-6.6")
def test_a_stop_ends_the_drive_after_its_levels_are_paid() -> None:
    game = on(driving("F1M2S"), ROAD[0])
    assert ended(game) is None
    game.play("split 1 1")
    assert (ended(game), game.gauges("france")) == ("stop", (5, 4, 5))


@pytest.mark.clause("GR-6.8")
def test_leaving_and_standing_cost_nothing_and_tiles_stay() -> None:
    game = race(crew("france", ROAD[0]), crew("england"), tiles=paved("F3M0", "F1M0")).play("drive", f"step {ROAD[1]}")
    assert game.gauges("france") == (5, 5, 6)
    game.play("stop", "fund")
    assert game.gauges("france") == (5, 5, 6)
    assert game.tiles() == paved("F3M0", "F1M0")


@pytest.mark.clause("GR-6.8")
def test_entering_the_same_tile_again_costs_its_price_again() -> None:
    game = on(driving("F2M0", "F1M0"), ROAD[0], ROAD[1], ROAD[0])
    assert game.gauges("france")[0] == 6 - 2 - 1 - 2


@pytest.mark.clause("GR-6.9")
def test_an_engine_at_0_ends_the_drive_in_the_space_reached() -> None:
    game = on(driving("F2M2", "F1M0", engine=2), ROAD[0]).play("split 2 0")
    assert (ended(game), game.facts("france", "at", "engine")) == ("engine", (ROAD[0], 0))


@pytest.mark.clause("GR-6.9", "GR-6.5")
def test_a_danger_still_hits_when_the_engine_has_just_stopped() -> None:
    game = on(driving("F1M1D", "F1M0", engine=1, chassis=4), ROAD[0]).play("split 1 0")
    assert (ended(game), game.gauges("france")) == ("engine", (5, 0, 2))


@pytest.mark.clause("GR-6.10", "GR-7.2")
def test_entering_a_city_ends_the_drive() -> None:
    game = race(crew("france", "R03C00"), crew("england")).play("drive", "enter nouadhibou")
    assert (ended(game), game.facts("france", "at", "fuel")) == ("city", ("R04C00", 6))
    assert game.told("drives")[0]["spaces"] == 5


@pytest.mark.clause("GR-6.12")
def test_a_drive_starts_only_if_a_step_is_legal() -> None:
    # Vector V25: no fuel, a good engine, no city beside.
    game = race(crew("france", ROAD[0], fuel=0), crew("england"))
    assert game.refusal_for("drive") == ("no-step", "GR-6.12")
    assert game.unspent("france")["mechanic"] == 2


@pytest.mark.clause("GR-6.12")
def test_a_city_beside_is_a_step_without_fuel() -> None:
    game = race(crew("france", FIELD, fuel=0), crew("england")).play("drive")
    assert game.legal() == ["enter colomb_bechar"]


@pytest.mark.clause("GR-6.12")
def test_a_drive_ends_by_itself_when_no_step_is_legal() -> None:
    game = on(driving("F2M0", fuel=2), ROAD[0])
    assert (ended(game), game.facts("france", "fuel")) == ("no_step", (0,))
    assert game.whose() == "england"


@pytest.mark.clause("GR-6.12", "GR-6.2")
def test_a_refused_step_is_no_attempt() -> None:
    game = driving("F3M0", "F1M0", fuel=2)
    assert game.refusal_for(f"step {ROAD[0]}")[0] == "few-fuel"
    assert game.refusal_for("stop")[0] == "not-attempted"


@pytest.mark.clause("GR-6.14", "GR-9.8", "GR-9.9")
def test_river_in_spate_caps_the_allowance_after_forced_marches_are_added() -> None:
    mine = crew("france", FIELD, river=True, hand={"forced_march": 2}, posts=UNGUARDED)
    tiles = paved("F1M0", "F1M0", "F1M0")
    game = race(mine, crew("england"), tiles=tiles).play("play forced_march", "play forced_march", "drive")
    assert game.told("drives") == [{"crew": "france", "spaces": 1}]
    on(game, ROAD[0])
    assert (ended(game), game.facts("france", "river")) == ("allowance", (False,))
    game.play("fund", "drive")
    assert game.told("drives")[-1]["spaces"] == 5


@pytest.mark.clause("GR-6.14")
def test_the_cap_is_used_up_even_by_a_drive_that_would_have_been_as_short() -> None:
    game = on(driving("F1M0S", river=True, engine=1), ROAD[0])
    assert game.facts("france", "river") == (False,)
