"""The data files say what the clauses say: where both give a number, it is the same one."""

from __future__ import annotations

import json
from collections import Counter
from importlib import resources
from typing import Any

import pytest


def data(name: str) -> dict[str, Any]:
    """One data file."""
    text = (resources.files("paddock.games.gang_rush") / "data" / f"{name}.json").read_text(encoding="utf-8")
    found: dict[str, Any] = json.loads(text)
    return found


def hazards() -> Counter[str]:
    """How many hazard tiles there are of each kind and number."""
    tiles = data("hazards")["tiles"]
    return Counter(
        tile["kind"] if tile["kind"] in ("container", "speed_limit") else f"{tile['kind']}_{tile['amount']}"
        for tile in tiles
    )


@pytest.mark.parametrize("name", ["bonuses", "bridge", "characters", "dashboard", "dice", "hazards", "rewards"])
def test_every_file_says_where_its_numbers_come_from(name: str) -> None:
    assert set(data(name)["provenance"]) == {"seed", "public", "house"}


@pytest.mark.clause("GB-1.3")
def test_the_parts_of_the_bridge_are_two_road_elements_six_piers_a_crossbeam_and_four_braces() -> None:
    parts = data("bridge")["components"]
    assert parts == {"road_elements": 2, "low_piers": 4, "high_piers": 2, "crossbeam": 1, "braces": 4}


@pytest.mark.clause("GB-1.3", "GB-2.8")
def test_every_pier_of_the_box_stands_at_an_edge() -> None:
    piers: dict[str, set[str]] = {"low_pier": set(), "high_pier": set()}
    for edge in data("bridge")["edges"]:
        if edge["type"] in piers:
            piers[edge["type"]].add(edge["pier"])
    assert {kind: len(found) for kind, found in piers.items()} == {"low_pier": 4, "high_pier": 2}


@pytest.mark.clause("GB-1.3")
def test_there_are_thirty_hazard_tiles_ten_of_them_containers_and_barriers_for_twelve_models() -> None:
    found = hazards()
    assert found.total() == 30
    assert found["container"] == 10
    assert sum(int(name[-1]) * count for name, count in found.items() if name.startswith("barrier")) == 12


def test_the_tiles_that_the_expert_walls_set_aside_exist() -> None:
    for players, wall in data("bridge")["expert_walls"].items():
        aside = Counter(wall["tiles_set_aside"])
        assert aside <= hazards(), players
        assert aside["container"] == sum(1 for piece in wall["wall"] if piece["piece"] == "container")
    assert hazards()["barrier_1"] == hazards()["police_1"] == 1, "the single-barrier tile, the one-officer tile"


@pytest.mark.clause("GB-1.3")
def test_there_are_thirty_bonus_tiles_of_29_effects_the_oil_slick_twice() -> None:
    effects = {effect["key"]: effect for effect in data("bonuses")["effects"]}
    tiles = Counter(tile["key"] for tile in data("bonuses")["tiles"])
    assert tiles == {key: effect["copies"] for key, effect in effects.items()}
    assert (tiles.total(), len(tiles), tiles["oil_slick"]) == (30, 29, 2)
    assert [effect["clause"] for effect in effects.values()] == [f"GB-21.{number}" for number in range(1, 30)]


@pytest.mark.clause("GB-4.2")
def test_the_colours_of_the_tiles_are_those_of_their_clauses() -> None:
    colours = {effect["key"]: effect["colour"] for effect in data("bonuses")["effects"]}
    named = {
        "blue": "smooth_ride bulletproof pump_gun",
        "grey": "mine oil_slick acid_pool",
        "gold": "solid_tyres crane_pass ballast mortar bribed_cops ramp_collector rear_gunner trick_bullet gunsmith "
        "rolling_garage",
    }
    for colour, keys in named.items():
        assert {key for key, found in colours.items() if found == colour} == set(keys.split())
    assert Counter(colours.values())["metal"] == 13
    assert data("bonuses")["shop"]["initial_sort"] == ["gold", "blue", "metal", "grey"]


@pytest.mark.clause("GB-1.4", "GB-13.7")
def test_the_hundred_bills_and_the_debt_that_the_negative_ones_allow() -> None:
    bank = data("dashboard")["bank"]
    bills = {bill["value"]: bill["count"] for bill in bank["bills"]}
    assert bills == {100: 60, 500: 5, 1000: 10, -100: 20, -500: 5}
    assert sum(bills.values()) == bank["total_bills"] == 100
    assert bank["debt_supply"] == 20 * 100 + 5 * 500 == 4500


@pytest.mark.clause("GB-2.4", "GB-2.5", "GB-2.9", "GB-4.4")
def test_the_spaces_are_those_that_the_clauses_describe() -> None:
    spaces = {space["id"]: space for space in data("bridge")["spaces"]}
    assert len(spaces) == 105
    expected = {f"{lane}:{y}" for lane in (1, 3, 5) for y in range(0, 41, 2)}
    expected |= {f"{lane}:{y}" for lane in (2, 4) for y in range(-1, 40, 2)}
    assert set(spaces) == expected
    money = {key: space["start_money"] for key, space in spaces.items() if space["kind"] == "start"}
    assert money == {"1:0": 1100, "2:-1": 1200, "3:0": 900, "4:-1": 1200, "5:0": 1100}
    damaged = {key for key, space in spaces.items() if space["damaged"]}
    assert damaged == {"3:6", "1:12", "2:19", "5:20", "3:22", "4:27", "1:30", "5:36"}
    for key, space in spaces.items():
        if space["kind"] == "road":
            assert space["zones"] == zones(space["lane"], space["y"]), key


def zones(lane: int, y: int) -> list[int]:
    """The zones of a road space by GB-2.5: a line through its middle makes it straddle two."""
    if lane in (2, 4) and y in (9, 17, 25, 33):
        return [(y - 1) // 8, (y + 7) // 8]
    return [(y + 7) // 8]


@pytest.mark.clause("GB-3.1", "GB-3.2", "GB-3.3", "GB-10.3")
def test_the_dashboard_has_the_numbers_of_the_clauses() -> None:
    board = data("dashboard")
    assert board["speed"] == {"min": 0, "max": 50, "step": 10, "mph_per_space": 10}
    assert board["free_wheels"] == {"0": 0, "10": 4, "20": 3, "30": 2, "40": 1, "50": 0}
    assert board["wheel_costs"] == {"lane_change": 2, "handbrake_uturn": 3, "restart_uturn": 3}
    assert board["services"] == {"full_repair_at_standstill": 200, "crane": 500}
    bodies = {each["key"]: each["body_max"] for each in data("characters")["characters"]}
    assert bodies == {"pupetta": 5, "don_moccioco": 5, "spender": 7, "duke": 5, "parker": 5}
    assert board["body"]["default_max"] == 5


@pytest.mark.clause("GB-8.2", "GB-9.9")
def test_the_dice_have_the_faces_and_the_landings_of_the_clauses() -> None:
    dice = data("dice")
    assert (dice["count"], dice["max_rerolls"], dice["sell_value"]) == (5, 2, 100)
    assert Counter(dice["faces"]) == {"speed": 1, "wheel": 2, "shot": 1, "repair": 1, "breakage": 1}
    landings = {row["face"]: (row["result"], row["damage"], row["short"]) for row in dice["landing_table"]}
    clean, rough = ("clean", 0, 0), ("rough", 1, 0)
    assert landings == {"speed": clean, "wheel": clean, "shot": rough, "repair": rough, "breakage": ("failed", 2, 1)}
    assert all(dice["faces"].count(row["face"]) == row["faces_on_die"] for row in dice["landing_table"])


def test_the_rewards_are_those_of_the_clauses() -> None:
    rewards = data("rewards")
    assert rewards["by_players"] == {"5": [1000, 400, 100, 0, 0], "4": [800, 200, 0, 0], "3": [600, 0, 0]}
    assert rewards["house_duel"] == {"2": [500, 0], "last_place_excluded": False, "last_place_fine": 300}
    assert (rewards["ramp_resale"], rewards["ramp_resale_with_collector"]) == (300, 700)
    assert rewards["safety_stop_rounds"] == {"normal": 30, "expert": 24}


def test_the_shop_has_five_prices_and_one_purchase_a_turn() -> None:
    shop = data("bonuses")["shop"]
    assert shop["prices_from_deck"] == [500, 400, 300, 200, 100]
    assert (shop["open_tiles"], shop["purchases_per_turn"]) == (5, 1)
