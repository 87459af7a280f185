"""GR-13: crews, their powers, and the fifth player."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.great_race.reference_map import RISK
from tests.games.great_race.rules.test_gr_05_assistants import strewn
from tests.games.great_race.table import CREWS, START, Table, crew, race, scene, start

FIELD, AHEAD = "R01C01", "R02C01"
DESERT, RISKY = "R02C02", "R03C02"
ALL = {"funding": 1, "scout": 2, "mechanic": 2}
RICH = {"funding": 2, "scout": 1, "mechanic": 2}


def against(name: str, at: str = FIELD, **fields: Any) -> Table:
    """A crew to act, with a rival who has passed."""
    tiles, chances = fields.pop("tiles", {}), fields.pop("chances", ())
    rival = crew("england" if name != "england" else "france", "R10C06", passed=True)
    return race(
        crew(name, at, **{"posts": RICH if name == "england" else ALL, **fields}), rival, tiles=tiles, chances=chances
    )


@pytest.mark.clause("GR-13.1")
def test_the_figures_of_the_crews() -> None:
    told = {each["crew"]: (each["fuel"], each["engine"], each["chassis"]) for each in scene()["crews"]}
    assert told == {
        "france": (6, 5, 6),
        "england": (7, 5, 5),
        "italy": (6, 6, 5),
        "belgium": (8, 4, 6),
        "suffragettes": (7, 4, 6),
    }


@pytest.mark.clause("GR-13.1")
@pytest.mark.parametrize(
    ("owner", "line"),
    [
        ("france", "scout_tiles_power"),
        ("england", "fund_power"),
        ("italy", "repair_power 1 0"),
        ("belgium", f"step_power {RISKY}"),
    ],
)
def test_each_power_belongs_to_one_crew_and_works_once_per_round(owner: str, line: str) -> None:
    for name in CREWS:
        for used in (False, True):
            game = against(name, DESERT, engine=3, power_used=used)
            if line.startswith("step"):
                game.play("drive")
            if name == owner and not used:
                assert line in game.legal()
            else:
                assert game.refusal_for(line)[0] == ("power-used" if name == owner else "no-power")


@pytest.mark.clause("GR-13.1")
@pytest.mark.parametrize(
    ("name", "with_power", "without"),
    [
        ("france", "scout_tiles_power", "scout_tiles"),
        ("england", "fund_power", "fund"),
        ("italy", "repair_power 1 0", "repair 1 0"),
    ],
)
def test_a_power_is_optional(name: str, with_power: str, without: str) -> None:
    game = against(name, engine=3)
    assert {with_power, without} <= set(game.legal())
    assert game.play(without).facts(name, "power_used") == (False,)


@pytest.mark.clause("GR-13.1")
def test_with_a_new_round_the_power_is_there_again() -> None:
    crews = [crew("england", posts=ALL, power_used=True), crew("italy", posts=ALL, power_used=True)]
    game = race(*crews, phase="programming", round=3)
    while game.phase() == "programming":
        game.decide("program 2 1 2 0")
    assert "fund_power" in game.legal()


@pytest.mark.clause("GR-13.2")
def test_the_french_draw_three_tiles_lay_two_and_return_one_to_the_bag() -> None:
    game = against("france", chances=[("tile", ["F1M0", "F2M2D", "F1M1"])]).play("scout_tiles_power")
    assert game.met[-1][2] == 3
    assert game.offered("return") == {"F1M0", "F2M2D", "F1M1"}
    game.play("return F2M2D")
    assert game.offered("tile") == {"F1M0", "F1M1"}
    game.play("tile F1M1", f"lay {AHEAD}", "lay R00C01")
    assert game.tiles() == {AHEAD: "F1M1", "R00C01": "F1M0"}
    assert game.pile("bag")["F2M2D"] == 1
    assert game.pile("bag").total() == 58
    assert game.pile("tile_discard") == {}
    assert game.facts("france", "power_used") == (True,)
    assert game.unspent("france")["scout"] == 1


@pytest.mark.clause("GR-13.2", "GR-6.11")
def test_the_returned_tile_is_mixed_into_the_bag_and_can_come_again_at_once() -> None:
    script = [("tile", ["F1M0", "F2M2D", "F1M1"]), ("tile", ["F2M2D", "F1M0"])]
    game = against("france", chances=script).play("scout_tiles_power", "return F2M2D", "tile F1M1")
    game.play(f"lay {AHEAD}", "lay R00C01", "scout_tiles")
    assert game.met[-1][1].count("F2M2D") == 1
    assert len(game.met[-1][1]) == 58
    assert game.offered("tile") == {"F2M2D", "F1M0"}


@pytest.mark.clause("GR-13.2", "GR-5.15")
@pytest.mark.parametrize("left", [2, 1])
def test_with_fewer_than_three_tiles_nothing_returns(left: int) -> None:
    game = against("france", tiles=strewn(60 - left)).play("scout_tiles_power")
    assert "return" not in game.words()
    for _ in range(left):
        assert game.words() == {"lay"}
        game.decide(game.legal()[0])
    assert len(game.tiles()) == 60


@pytest.mark.clause("GR-13.3")
def test_one_funding_of_the_english_pays_50_francs() -> None:
    game = against("england", money=0).play("fund_power")
    assert game.facts("england", "money") == (50,)
    assert game.refusal_for("fund_power")[0] == "power-used"
    assert game.play("fund").facts("england", "money") == (90,)


@pytest.mark.clause("GR-13.4")
@pytest.mark.parametrize(("at", "price"), [(START, 10), (FIELD, 20)])
def test_in_one_repair_of_the_italians_the_first_level_is_free(at: str, price: int) -> None:
    game = against("italy", at, engine=2, chassis=2).play("repair_power 2 1")
    assert game.facts("italy", "engine", "chassis", "money") == (4, 3, 80 - 2 * price)
    game.play("repair 0 1")
    assert game.facts("italy", "chassis", "money") == (4, 80 - 3 * price)


@pytest.mark.clause("GR-13.4", "GR-5.10")
def test_the_free_level_is_one_of_three() -> None:
    game = against("italy", engine=1, chassis=1, money=40)
    assert game.offered("repair_power") == {
        f"{engine} {chassis}" for engine in range(4) for chassis in range(4) if 1 <= engine + chassis <= 3
    }
    assert game.offered("repair") == {"1 0", "0 1", "2 0", "1 1", "0 2"}


@pytest.mark.clause("GR-13.5")
def test_in_one_step_the_belgians_ignore_the_fuel_of_a_risk_zone() -> None:
    tiles = {RISKY: "F1M0", "R04C02": "F1M0"}
    game = against("belgium", DESERT, tiles=tiles).play("drive", f"step_power {RISKY}")
    assert game.facts("belgium", "fuel", "power_used") == (7, True)
    game.play("step R04C02")
    assert game.facts("belgium", "fuel") == (5,)


@pytest.mark.clause("GR-13.5", "GR-6.7")
def test_the_belgian_power_counts_in_the_blind_check_too() -> None:
    game = against("belgium", DESERT, fuel=1, chances=[("tile", ["F1M0"])]).play("drive")
    assert RISKY not in game.offered("step")
    assert RISKY in game.offered("step_power")
    game.play(f"step_power {RISKY}")
    assert game.facts("belgium", "at", "fuel") == (RISKY, 0)


@pytest.mark.clause("GR-13.5")
def test_outside_a_risk_zone_there_is_nothing_to_ignore() -> None:
    game = against("belgium", DESERT).play("drive")
    assert game.offered("step_power") == {RISKY}
    assert AHEAD not in RISK
    assert game.refusal_for(f"step_power {AHEAD}")[0] == "no-risk"


@pytest.mark.clause("GR-13.6", "GR-11.3")
def test_the_left_over_card_comes_once_all_others_have_taken_theirs_without_a_question() -> None:
    chances = [("card", ["jerrican", "supply", "toolbox", "sponsor"])]
    crews = [crew("suffragettes"), crew("france")]
    game = race(*crews, phase="bivouac", order=["suffragettes", "france"], chances=chances)
    game.play("pick 1", "pick 4", "pick 2")
    assert game.told("gets_left") == [{"crew": "suffragettes", "slot": 3, "card": "toolbox"}]
    assert game.story("takes_card", "gets_left") == ["takes_card", "takes_card", "takes_card", "gets_left"]
    assert game.hand("suffragettes") == {"supply": 1, "toolbox": 1}


@pytest.mark.clause("GR-13.6", "GR-11.2")
@pytest.mark.parametrize("place", [0, 1, 2])
def test_the_suffragettes_get_two_cards_or_three_if_they_are_last(place: int) -> None:
    names = ["france", "italy"]
    names.insert(place, "suffragettes")
    game = race(*(crew(name) for name in names), phase="bivouac", order=names)
    while game.phase() == "picks":
        game.decide(game.legal()[0])
    assert game.hand("suffragettes").total() == (3 if place == 2 else 2)


@pytest.mark.clause("GR-13.7")
@pytest.mark.parametrize("seats", [1, 2, 3, 4, 5])
def test_the_suffragettes_can_be_taken_at_any_player_count(seats: int) -> None:
    game = start(seats)
    assert "suffragettes" in game.offered("crew")
    game.play("crew suffragettes")
    assert "suffragettes" in [each["crew"] for each in game.dump()["crews"]]


@pytest.mark.clause("GR-13.8", "GR-11.1")
@pytest.mark.parametrize(
    ("names", "tile", "cards"),
    [
        (CREWS[:2], "none", 3),
        (CREWS[:3], "none", 4),
        (CREWS[:4], "none", 5),
        (CREWS[3:], "single", 4),
        (CREWS[2:], "single", 5),
        (CREWS[1:], "single", 6),
        (CREWS, "double", 7),
    ],
)
def test_the_fifth_players_tile(names: tuple[str, ...], tile: str, cards: int) -> None:
    game = race(*(crew(name) for name in names), phase="bivouac")
    assert game.view(0)["fifth_tile"] == tile
    assert len(game.dump()["bivouac"]["slots"]) == cards


@pytest.mark.clause("GR-13.9")
def test_the_turn_order_has_a_fifth_place_when_five_play() -> None:
    crews = [crew(name, f"R0{place + 1}C02") for place, name in enumerate(CREWS)]
    game = race(*crews, phase="maintenance")
    assert [each["place"] for each in game.told("progress")] == [1, 2, 3, 4, 5]
    assert game.dump()["order"] == list(CREWS[::-1])
