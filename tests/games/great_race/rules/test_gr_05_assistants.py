"""GR-5.6 to GR-5.12, GR-5.15: what assistants do."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.great_race.reference_map import CITY_AT, SPACES, beside, layable
from tests.games.great_race.table import START, Table, crew, race, scene, solo

FIELD = "R01C01"
BOX = {each["tile"]: each["count"] for each in scene()["tiles"]}


def scouting(*drawn: str, at: str = FIELD, rival: str = "R10C06", **fields: Any) -> Table:
    """England has sent a Scout, who found these tiles."""
    chances = [("tile", list(drawn))]
    return race(crew("england", at), crew("italy", rival), chances=chances, **fields).play("scout_tiles")


def strewn(count: int, far_from: str = FIELD) -> dict[str, str]:
    """So many tiles on the map, none of them beside a space or on it."""
    box = [tile for tile, number in BOX.items() for _ in range(number)][::-1]
    free = [space for space in SPACES[::-1] if space not in CITY_AT and space not in beside(far_from) | {far_from}]
    return dict(zip(free[:count], box[:count], strict=True))


@pytest.mark.clause("GR-5.6")
def test_funding_brings_40_francs() -> None:
    game = race(crew("france", money=10), crew("italy")).play("fund")
    assert game.facts("france", "money") == (50,)
    assert game.unspent("france") == {"scout": 1, "mechanic": 2, "escort": 1}


@pytest.mark.clause("GR-5.6", "GR-5.7", "GR-5.9", "GR-5.10", "GR-5.11", "GR-5.12")
@pytest.mark.parametrize(
    ("post", "lines"),
    [
        ("funding", ["fund"]),
        ("scout", ["scout_tiles", "scout_card"]),
        ("mechanic", ["repair 1 0", "drive"]),
        ("escort", ["clear R00C01"]),
    ],
)
def test_each_use_needs_an_unspent_assistant_of_its_own_post(post: str, lines: list[str]) -> None:
    every = {"funding": 1, "scout": 1, "mechanic": 1, "escort": 1}
    without = crew("france", FIELD, engine=4, posts={**every, post: 0})
    used_up = crew("france", FIELD, engine=4, posts=every, spent={post: 1})
    for mine in (without, used_up):
        game = race(mine, crew("italy"), tiles={"R00C01": "F1M0"})
        for line in lines:
            assert game.refusal_for(line)[0] == "no-assistant"


@pytest.mark.clause("GR-5.7")
def test_a_scout_draws_two_tiles_looks_at_both_and_lays_both() -> None:
    game = scouting("F1M0", "F2M2D")
    assert game.met[-1][0] == "tile"
    assert game.met[-1][2] == 2
    assert game.view(0)["turn"]["scouting"]["drawn"] == ["F1M0", "F2M2D"]
    assert game.offered("tile") == {"F1M0", "F2M2D"}
    game.play("tile F2M2D", "lay R02C01")
    assert (game.whose(), game.asked()["question"]) == ("england", "lay")
    game.play("lay R03C00")
    assert game.tiles() == {"R02C01": "F2M2D", "R03C00": "F1M0"}
    assert game.whose() == "italy"
    assert game.unspent("england")["scout"] == 0


@pytest.mark.clause("GR-5.7", "GR-5.8")
def test_laying_both_is_compulsory() -> None:
    game = scouting("F1M0", "F2M2D")
    assert game.words() == {"tile"}
    game.play("tile F1M0")
    assert game.words() == {"lay"}
    game.play("lay R00C01")
    assert game.words() == {"lay"}


@pytest.mark.clause("GR-5.8")
def test_a_tile_is_laid_beside_a_vehicle_or_beside_a_tile() -> None:
    tiles = {"R05C06": "F2M0", "R05C07": "F1M1"}
    game = scouting("F1M0", "F1M0", tiles=tiles)
    assert game.offered("lay") == layable(tiles, [FIELD, "R10C06"])
    assert game.refusal_for("lay R20C05") == ("out-of-reach", "GR-5.8")


@pytest.mark.clause("GR-5.8")
def test_the_second_tile_may_touch_the_first() -> None:
    game = scouting("F1M0", "F1M0")
    assert "R03C01" not in game.offered("lay")
    game.play("lay R02C01")
    assert "R03C01" in game.offered("lay")
    assert game.offered("lay") == layable(["R02C01"], [FIELD, "R10C06"])


@pytest.mark.clause("GR-5.8", "GR-7.5")
@pytest.mark.parametrize("space", ["R00C02", "R00C01", "R02C02", "R02C03"])
def test_no_tile_is_laid_on_a_city_a_tile_or_a_vehicle(space: str) -> None:
    # Colomb-Béchar, a tile, a vehicle on open track, and In Salah beside that vehicle.
    game = scouting("F1M0", "F1M0", rival="R02C02", tiles={"R00C01": "F1M1"})
    assert game.refusal_for(f"lay {space}") == ("not-layable", "GR-7.5" if space in CITY_AT else "GR-5.8")


@pytest.mark.clause("GR-5.8")
def test_a_tile_may_be_laid_in_front_of_a_rival_wherever_he_is() -> None:
    game = scouting("F3M1S", "F2M2D").play("tile F3M1S", "lay R11C06")
    assert game.tiles() == {"R11C06": "F3M1S"}


@pytest.mark.clause("GR-5.8")
def test_the_torpedo_counts_as_a_vehicle() -> None:
    game = solo(crew("england", FIELD), {"at": "R10C06"}, chances=[("tile", ["F1M0", "F1M0"])]).play("scout_tiles")
    assert game.offered("lay") == layable([], [FIELD, "R10C06"])


@pytest.mark.clause("GR-5.9")
def test_a_scout_may_draw_the_top_card_instead() -> None:
    game = race(crew("france"), crew("italy"), chances=[("card", ["survey"])]).play("scout_card")
    assert game.hand("france") == {"survey": 1}
    assert game.pile("deck")["survey"] == 1
    assert game.unspent("france")["scout"] == 0
    assert game.whose() == "italy"


@pytest.mark.clause("GR-5.10", "GR-7.4")
@pytest.mark.parametrize(("at", "price"), [(START, 10), ("R06C03", 10), (FIELD, 20), ("R03C02", 20)])
def test_a_repaired_level_costs_10_francs_in_a_city_and_20_in_the_field(at: str, price: int) -> None:
    game = race(crew("france", at, engine=2, chassis=2), crew("italy")).play("repair 1 2")
    assert game.facts("france", "engine", "chassis", "money") == (3, 4, 80 - 3 * price)
    assert game.told("repairs") == [{"crew": "france", "engine": 1, "chassis": 2, "price": 3 * price}]


@pytest.mark.clause("GR-5.10")
def test_one_to_three_levels_are_repaired_in_any_split() -> None:
    game = race(crew("france", engine=1, chassis=1), crew("italy"))
    splits = {f"{engine} {chassis}" for engine in range(4) for chassis in range(4) if 1 <= engine + chassis <= 3}
    assert game.offered("repair") == splits
    for line in ("repair 2 2", "repair 3 1", "repair 0 0"):
        assert game.refusal_for(line) == ("repair-range", "GR-5.10")


@pytest.mark.clause("GR-5.10", "GR-0.2")
def test_only_missing_levels_are_repaired() -> None:
    game = race(crew("france", engine=4, chassis=4), crew("italy"))
    assert game.offered("repair") == {"1 0", "0 1", "0 2", "1 1", "1 2"}
    assert game.refusal_for("repair 2 0")[0] == "nothing-to-repair"


@pytest.mark.clause("GR-5.10", "GR-5.15")
@pytest.mark.parametrize(("at", "levels"), [(START, 2), (FIELD, 1)])
def test_only_paid_levels_are_repaired(at: str, levels: int) -> None:
    game = race(crew("france", at, engine=1, chassis=6, money=20), crew("italy"))
    assert game.offered("repair") == {f"{n} 0" for n in range(1, levels + 1)}
    assert game.refusal_for(f"repair {levels + 1} 0")[0] == "few-francs"


@pytest.mark.clause("GR-5.11")
def test_a_mechanic_drives_or_sails() -> None:
    game = race(crew("france", "R04C00", money=300), crew("italy"))
    assert {"drive", "sail"} <= game.words()
    game.play("sail SL1")
    assert game.unspent("france")["mechanic"] == 1
    game.play("fund", "drive")
    assert game.unspent("france")["mechanic"] == 0


@pytest.mark.clause("GR-5.12")
def test_an_escort_clears_a_tile_beside_the_vehicle() -> None:
    tiles = {"R00C01": "F3M0", "R02C01": "F2M2", "R03C00": "F1M0", FIELD: "F1M1"}
    game = race(crew("france", FIELD), crew("italy", "R10C06"), tiles=tiles)
    assert game.offered("clear") == {"R00C01", "R02C01"}
    game.play("clear R02C01")
    assert game.tiles() == {space: tile for space, tile in tiles.items() if space != "R02C01"}
    assert game.pile("tile_discard") == {"F2M2": 1}
    assert game.unspent("france")["escort"] == 0
    assert game.whose() == "italy"


@pytest.mark.clause("GR-5.12")
def test_the_tile_under_a_vehicle_is_not_cleared() -> None:
    tiles = {"R00C01": "F3M0", "R02C01": "F2M2", FIELD: "F1M1"}
    game = race(crew("france", FIELD), crew("italy", "R02C01"), tiles=tiles)
    assert game.offered("clear") == {"R00C01"}
    assert game.refusal_for("clear R02C01") == ("vehicle-there", "GR-5.12")
    assert game.refusal_for(f"clear {FIELD}")[1] == "GR-5.12"


@pytest.mark.clause("GR-5.12", "GR-5.15")
@pytest.mark.parametrize(("line", "code"), [("clear R02C01", "no-tile"), ("clear R03C00", "not-adjacent")])
def test_nothing_is_cleared_where_no_tile_lies_or_further_away(line: str, code: str) -> None:
    game = race(crew("france", FIELD), crew("italy", "R10C06"), tiles={"R03C00": "F1M0"})
    assert "clear" not in game.words()
    assert game.refusal_for(line)[0] == code


@pytest.mark.clause("GR-5.15")
@pytest.mark.parametrize(
    ("mine", "missing"),
    [
        ({"engine": 0}, "drive"),
        ({"at": "R02C01", "fuel": 0}, "drive"),
        ({"at": "R04C00", "money": 250}, "sail"),
        ({}, "sail"),
        ({}, "repair"),
        ({"engine": 1, "money": 0}, "repair"),
        ({}, "clear"),
    ],
)
def test_an_assistant_is_used_only_if_the_use_can_be_carried_out(mine: dict[str, Any], missing: str) -> None:
    game = race({"crew": "france", **mine}, crew("england", "R10C06"))
    assert missing not in game.words()


@pytest.mark.clause("GR-5.15", "GR-13.4")
def test_a_free_level_needs_no_money() -> None:
    game = race(crew("italy", FIELD, engine=5, money=10), crew("france"))
    assert game.offered("repair") == set()
    assert game.offered("repair_power") == {"1 0"}


@pytest.mark.clause("GR-5.15")
def test_with_no_tile_left_a_scout_finds_nothing_and_is_spent() -> None:
    game = race(crew("england", FIELD), crew("italy", "R10C06"), tiles=strewn(60)).play("scout_tiles")
    assert game.whose() == "italy"
    assert len(game.tiles()) == 60
    assert game.unspent("england")["scout"] == 0


@pytest.mark.clause("GR-5.15", "GR-5.8")
def test_with_one_tile_left_that_one_is_laid() -> None:
    game = race(crew("england", FIELD), crew("italy", "R10C06"), tiles=strewn(59)).play("scout_tiles")
    game.play("lay R02C01")
    assert len(game.tiles()) == 60
    assert game.whose() == "italy"


@pytest.mark.clause("GR-5.15", "GR-6.11")
def test_a_scout_takes_the_last_tile_of_the_bag_and_the_next_from_the_discard() -> None:
    tiles = strewn(57)
    left = dict(BOX)
    for tile in tiles.values():
        left[tile] -= 1
    assert {tile: number for tile, number in left.items() if number} == {"F1M0": 3}
    fields: dict[str, Any] = {"tiles": tiles, "bag": {"F1M0": 1}, "tile_discard": {"F1M0": 2}}
    game = race(crew("england", FIELD), crew("italy", "R10C06"), **fields).play("scout_tiles")
    assert game.told("refills_bag") == [{"count": 2}]
    game.play("lay R02C01", "lay R00C01")
    assert (game.pile("bag"), game.pile("tile_discard")) == ({"F1M0": 1}, {})


@pytest.mark.clause("GR-5.15", "GR-8.4")
def test_with_no_card_left_a_scout_draws_nothing_and_is_spent() -> None:
    cards = {each["card"]: each["count"] for each in scene()["cards"]}
    game = race(crew("france"), crew("italy", hand=cards)).play("scout_card")
    assert game.hand("france") == {}
    assert game.unspent("france")["scout"] == 0
    assert game.whose() == "italy"
