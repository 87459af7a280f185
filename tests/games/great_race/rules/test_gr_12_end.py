"""GR-12: arrival, last convoy phase, scoring."""

from __future__ import annotations

import random
from typing import Any

import pytest

from tests.games.great_race.reference_map import SPACES, level_of
from tests.games.great_race.table import ARRIVAL, CREWS, Table, crew, race

BEFORE = "R25C05"
ROAD = "R26C07"
MAXIMA = {"france": (5, 6), "england": (5, 5), "italy": (6, 5), "belgium": (4, 6), "suffragettes": (4, 6)}


def all_pass(game: Table) -> Table:
    """The rest of the convoy phase without anything happening."""
    while game.phase() == "convoy" and game.outcome() is None:
        game.decide("pass")
    return game


def at_the_end(*crews: dict[str, Any], **fields: Any) -> Table:
    """The race is over with these crews."""
    return race(*crews, phase="end", **fields)


def totals(game: Table) -> dict[str, int]:
    """The points that were told."""
    return {each["crew"]: each["total"] for each in game.told("scores")}


@pytest.mark.clause("GR-12.1")
def test_an_arrival_makes_this_convoy_phase_the_last_and_it_is_played_to_its_end() -> None:
    game = race(crew("france", BEFORE), crew("england", BEFORE), crew("italy")).play("drive", "enter le_cap")
    assert game.told("arrives") == [{"crew": "france", "place": 1}]
    assert game.told("last_phase") == [{"crew": "france"}]
    assert (game.phase(), game.whose(), game.outcome()) == ("convoy", "england", None)
    game.play("drive", "enter le_cap", "fund")
    assert game.dump()["arrived"] == ["france", "england"]
    assert game.whose() == "france"
    assert all_pass(game).places() == [1, 2, 3]


@pytest.mark.clause("GR-12.1", "GR-10.4")
def test_after_the_last_convoy_phase_the_game_ends_without_maintenance_and_bivouac() -> None:
    game = all_pass(race(crew("france", BEFORE), crew("england")).play("drive", "enter le_cap"))
    assert game.phase() == "over"
    assert not {"progress", "bonus", "lays_card", "assigns"} & set(game.story())
    assert game.facts("france", "money") == (80,)
    assert game.waiting() == []


@pytest.mark.clause("GR-12.1", "GR-2.1")
def test_in_the_reverse_race_colomb_bechar_is_the_arrival() -> None:
    game = race(crew("france", "R00C01"), crew("england", "R01C01"), settings={"race": "reverse"})
    game.play("drive", "enter colomb_bechar")
    assert game.told("last_phase") == [{"crew": "france"}]
    assert all_pass(game).places() == [1, 2]


@pytest.mark.clause("GR-12.2")
def test_who_has_arrived_cannot_leave_but_may_do_all_else_at_city_prices() -> None:
    fields: dict[str, Any] = {"fuel": 3, "engine": 2, "chassis": 3, "hand": ["sponsor", "toolbox"]}
    game = race(crew("france", ARRIVAL, **fields), crew("england"))
    assert game.refusal_for("drive") == ("has-arrived", "GR-12.2")
    assert {"buy_fuel", "play", "fund", "scout_tiles", "scout_card", "repair", "pass"} <= game.words()
    game.play("buy_fuel 1", "play sponsor", "play toolbox", "split 1 1", "repair 2 1")
    assert game.facts("france", "fuel", "engine", "chassis", "money") == (4, 5, 5, 80 - 30 + 30 - 30)


@pytest.mark.clause("GR-12.2", "GR-6.10")
def test_arriving_ends_the_drive_and_the_turn() -> None:
    game = race(crew("france", BEFORE, engine=5), crew("england")).play("drive", "enter le_cap")
    assert game.told("ends_drive") == [{"crew": "france", "because": "city"}]
    assert game.whose() == "england"


@pytest.mark.clause("GR-12.3")
@pytest.mark.parametrize("money", [0, 900])
def test_the_only_one_to_arrive_wins_outright(money: int) -> None:
    crews = [crew("france", ROAD, money=900), crew("england", ARRIVAL, engine=0, chassis=0, money=money), crew("italy")]
    game = at_the_end(*crews)
    assert game.places() == [2, 1, 3]
    assert totals(game) == {}


@pytest.mark.clause("GR-12.4")
def test_several_who_arrived_score_arrival_levels_and_francs() -> None:
    crews = [
        crew("france", ARRIVAL, engine=4, chassis=3, money=120),
        crew("england", ARRIVAL, engine=1, chassis=2, money=50),
        crew("italy", ARRIVAL, engine=6, chassis=5, money=40),
        crew("belgium", ARRIVAL, engine=0, chassis=1, money=100, fuel=8, hand={"jerrican": 4}),
    ]
    game = at_the_end(*crews, arrived=["england", "france", "italy", "belgium"])
    assert game.told("scores") == [
        {"crew": "england", "arrival": 5, "levels": 3, "extra": 1, "total": 9},
        {"crew": "france", "arrival": 3, "levels": 7, "extra": 2, "total": 12},
        {"crew": "italy", "arrival": 1, "levels": 11, "extra": 0, "total": 12},
        {"crew": "belgium", "arrival": 0, "levels": 1, "extra": 2, "total": 3},
    ]
    # France and Italy have 12 each; France came earlier.
    assert game.places() == [1, 3, 2, 4]


@pytest.mark.clause("GR-12.4")
@pytest.mark.parametrize(("money", "points"), [(0, 0), (40, 0), (50, 1), (90, 1), (100, 2), (190, 3)])
def test_a_point_for_every_full_50_francs(money: int, points: int) -> None:
    game = at_the_end(crew("france", ARRIVAL, money=money), crew("england", ARRIVAL))
    assert game.told("scores")[0]["extra"] == points


@pytest.mark.clause("GR-12.4")
def test_fuel_and_cards_score_nothing() -> None:
    poor = crew("france", ARRIVAL, fuel=0)
    rich = crew("france", ARRIVAL, fuel=6, hand={"jerrican": 5})
    one, other = (totals(at_the_end(each, crew("england", ARRIVAL))) for each in (poor, rich))
    assert one == other


@pytest.mark.clause("GR-12.4")
def test_a_tie_goes_to_the_earlier_arrival() -> None:
    crews = [crew("france", ARRIVAL, engine=2, chassis=2), crew("england", ARRIVAL, engine=3, chassis=3)]
    game = at_the_end(*crews, arrived=["france", "england"])
    assert totals(game) == {"france": 10, "england": 10}
    assert game.places() == [1, 2]
    crews = [crew("france", ARRIVAL, engine=3, chassis=3), crew("england", ARRIVAL, engine=2, chassis=2)]
    assert at_the_end(*crews, arrived=["england", "france"]).places() == [2, 1]


@pytest.mark.clause("GR-12.4")
def test_a_later_arrival_may_win_by_points() -> None:
    crews = [crew("france", ARRIVAL, engine=1, chassis=1), crew("england", ARRIVAL)]
    assert at_the_end(*crews, arrived=["france", "england"]).places() == [2, 1]


@pytest.mark.clause("GR-12.5")
def test_who_has_not_arrived_ranks_behind_all_that_have_by_level_and_stamp() -> None:
    crews = [
        crew("france", "R25C05", stamp=9, money=900),
        crew("england", ARRIVAL, engine=0, chassis=0, money=0),
        crew("italy", "R25C06", stamp=4),
        crew("belgium", "R24C08", stamp=1),
        crew("suffragettes", ARRIVAL),
    ]
    game = at_the_end(*crews, arrived=["england", "suffragettes"])
    assert game.places() == [4, 2, 3, 5, 1]
    assert set(totals(game)) == {"england", "suffragettes"}


@pytest.mark.clause("GR-12.6")
def test_after_the_convoy_phase_of_round_30_the_game_ends_even_without_an_arrival() -> None:
    crews = [crew("france", "R05C03", stamp=5), crew("england", "R05C06", stamp=2), crew("italy", "R06C00")]
    game = all_pass(race(*crews, round=30))
    assert game.phase() == "over"
    assert game.places() == [3, 2, 1]
    assert not {"progress", "bonus", "lays_card"} & set(game.story())


@pytest.mark.clause("GR-12.6")
def test_round_29_is_not_the_last() -> None:
    game = all_pass(race(crew("france"), crew("england"), round=29))
    assert game.outcome() is None


@pytest.mark.clause("GR-12.3", "GR-12.4", "GR-12.5")
@pytest.mark.parametrize("seed", range(4))
def test_every_ranking_is_as_reckoned(seed: int) -> None:
    chooser = random.Random(seed)
    for _ in range(30):
        names = chooser.sample(CREWS, chooser.randint(2, 5))
        stamps = chooser.sample(range(9), len(names))
        crews = []
        for name, stamp in zip(names, stamps, strict=True):
            at = ARRIVAL if chooser.random() < 0.6 else chooser.choice(SPACES[-14:-2])
            engine, chassis = (chooser.randint(max(0, top - 3), top) for top in MAXIMA[name])
            money = 10 * chooser.randrange(20)
            crews.append(crew(name, at, engine=engine, chassis=chassis, money=money, stamp=stamp))
        arrived = [each["crew"] for each in crews if each["at"] == ARRIVAL]
        chooser.shuffle(arrived)
        if not arrived:
            continue
        game = at_the_end(*crews, arrived=arrived)
        assert game.places() == reckoned(crews, arrived)


def reckoned(crews: list[dict[str, Any]], arrived: list[str]) -> list[int]:
    """The place of each crew."""

    def rank(each: dict[str, Any]) -> tuple[int, ...]:
        if each["crew"] not in arrived:
            return 1, -level_of(each["at"]), each["stamp"]
        came = arrived.index(each["crew"])
        points = [5, 3, 1, 0, 0][came] + each["engine"] + each["chassis"] + each["money"] // 50
        return 0, -points, came

    ranked = sorted(crews, key=rank)
    return [ranked.index(each) + 1 for each in crews]


@pytest.mark.clause("GR-12.4")
def test_the_standing_shows_the_points_as_they_would_be_now() -> None:
    game = race(crew("france", ARRIVAL, engine=2, chassis=1, money=60), crew("england", ARRIVAL, money=0))
    assert game.seen("france")["standing"] == 5 + 3 + 1
    assert game.seen("england")["standing"] == 3 + 10
