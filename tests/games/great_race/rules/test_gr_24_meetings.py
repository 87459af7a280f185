"""GR-22 to GR-28 where clauses meet: short bags, two on one space, answers in the middle of a city, whole games."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.great_race.random_situations import TILES, deck_with
from tests.games.great_race.reference_map import CITY_AT, SPACES
from tests.games.great_race.table import ARRIVAL, START, Table, crew, scene, solo, start

POSTS = {"funding": 2, "scout": 1, "mechanic": 2}
ESCORTED = {"funding": 2, "mechanic": 2, "escort": 1}


def spread(tiles: dict[str, int]) -> dict[str, str]:
    """These tiles on the map, far from the start."""
    ground = [space for space in SPACES if space not in CITY_AT and int(space[1:3]) > 6]
    kinds = [tile for tile, count in tiles.items() for _ in range(count)]
    return dict(zip(ground, kinds, strict=False))


@pytest.mark.clause("GR-23.4", "GR-6.11")
def test_a_bag_that_runs_out_is_refilled_while_the_first_assistant_draws() -> None:
    """A single tile in the bag and two in the discard: the first assistant has all three of D1's."""
    rest = {**TILES, "F1M0": TILES["F1M0"] - 2, "F2M0": TILES["F2M0"] - 1}
    game = solo(
        crew("france", posts=POSTS),
        turn={"crew": "torpedo"},
        tiles=spread(rest),
        bag={"F2M0": 1},
        tile_discard={"F1M0": 2},
        estienne={"current": "D1"},
    )
    assert [(name, count) for name, _, count in game.met] == [("tile", 1), ("tile", 2)]
    assert game.told("refills_bag") == [{"count": 2}]
    assert [each["tile"] for each in game.told("torpedo_lays")] == ["F1M0", "F1M0", "F2M0"]


@pytest.mark.clause("GR-24.6", "GR-6.13")
def test_it_goes_blind_onto_a_blank_on_which_the_player_stands() -> None:
    game = solo(
        crew("france", "R01C01", posts=POSTS), {"assistants": 2}, [("tile", ["F1M0"])], turn={"crew": "torpedo"}
    )
    assert game.torpedo("at") == game.facts("france", "at") == ("R01C01",)


@pytest.mark.clause("GR-24.7", "GR-30.R2", "GR-5.5", "GR-22.3")
def test_a_player_who_has_passed_still_reacts_and_the_torpedo_goes_on_after_the_answer() -> None:
    game = solo(
        crew("france", passed=True, posts=ESCORTED),
        {"at": "R03C00", "assistants": 1, "legacy": {"red": 2}},
        [("card", ["sandstorm", "bandits"])],
        settings={"legacy": True},
        turn={"crew": "torpedo"},
        tiles={"R05C00": "F1M0"},
    )
    assert game.offered("react") == {"none", "escort"}
    assert len(game.told("torpedo_draws")) == 1
    game.decide("react escort")
    assert len(game.told("torpedo_draws")) == 2
    assert [each["number"] for each in game.told("progresses")] == [2, 3, 4, 5]
    assert game.gauges("france") == (6, 5, 5)


@pytest.mark.clause("GR-22.1", "GR-30.R2")
def test_phase_by_phase_too_the_torpedo_goes_on_after_the_answer() -> None:
    game = solo(
        crew("france", posts=ESCORTED),
        {"at": "R03C00", "legacy": {"red": 2}},
        [("card", ["sandstorm", "guide"])],
        settings={"legacy": True, "alternation": "phase"},
        phase="round",
        order=["torpedo", "france"],
        estienne={"deck": deck_with("A1"), "used": [f"{letter}1" for letter in "BCDEFGH"]},
    )
    assert game.asked()["question"] == "react"
    game.decide("react none")
    assert game.torpedo("assistants") == (5,)
    assert game.asked()["question"] == "turn"
    game.play("fund", "fund", "pass")
    assert game.phase() == "picks"


@pytest.mark.clause("GR-24.7", "GR-8.4")
def test_with_neither_deck_nor_discard_a_city_has_no_cards_for_it() -> None:
    counts = {each["card"]: each["count"] for each in scene()["cards"]}
    hand = {**counts, "guide": counts["guide"] - 1}
    game = solo(
        {"crew": "france", "posts": POSTS, "hand": hand},
        {"at": "R03C00", "assistants": 1},
        turn={"crew": "torpedo"},
        deck={"guide": 1},
    )
    assert game.torpedo("at") == ("R04C00",)
    assert {each["card"] for each in game.told("torpedo_draws")} == {"guide"}


@pytest.mark.clause("GR-24.7", "GR-30.G3")
def test_cards_of_a_city_count_one_after_the_other() -> None:
    """Fuel 5 of 6: the first card fills the gauge, the second is wasted."""
    game = solo(
        crew("france", posts=POSTS),
        {"at": "R03C00", "fuel": 5, "assistants": 1, "legacy": {"green": 3}},
        [("card", ["supply", "jerrican"])],
        settings={"legacy": True},
        turn={"crew": "torpedo"},
    )
    assert game.torpedo("fuel") == (6,)
    assert game.story("torpedo_draws", "torpedo_gains")[:2] == ["torpedo_draws", "torpedo_gains"]


@pytest.mark.clause("GR-26.4", "GR-26.9")
def test_a_short_display_gives_a_second_player_as_many_as_there_are() -> None:
    counts = {each["card"]: each["count"] for each in scene()["cards"]}
    hand = {**counts, "guide": counts["guide"] - 2}
    game = solo(
        {"crew": "france", "posts": POSTS, "hand": hand},
        {"at": "R06C03"},
        phase="bivouac",
        order=["torpedo", "france"],
        deck={"guide": 2},
    )
    assert [each["slot"] for each in game.told("torpedo_takes")] == [1]
    assert [each["slot"] for each in game.told("takes_card")] == [2]


@pytest.mark.clause("GR-28.5", "GR-31.4")
def test_once_the_game_is_decided_nobody_can_resign_it() -> None:
    game = solo(
        crew("france", ARRIVAL),
        {"at": "R20C05"},
        phase="end",
        round=5,
        settings={"evolving_deck": True, "passport": True},
    )
    assert game.asked()["question"] == "stamp"
    game.refused("resign")
    assert game.dump()["result"] == "player"


@pytest.mark.clause("GR-28.5", "GR-28.2")
def test_who_arrives_in_round_30_has_won() -> None:
    game = solo(crew("france", "R25C06", posts=POSTS), {"assistants": 5}, round=30)
    assert game.play("drive", "enter le_cap", "pass").dump()["result"] == "player"


@pytest.mark.clause("GR-28.5", "GR-29.4")
def test_who_resigns_in_letter_mode_still_chooses_the_upgrade() -> None:
    game = solo(crew("france"), settings={"evolving_deck": True, "upgrades": "letter"}).play("resign", "upgrade F1")
    assert game.told("upgrades") == [{"out": "F1", "in": "F2"}]
    assert game.dump()["result"] == "torpedo"


@pytest.mark.clause("GR-31.6", "GR-6.5")
def test_a_danger_that_finds_no_level_left_takes_none() -> None:
    """Q08 asks for levels lost to a danger: here the price of the tile has taken the last one."""
    player = crew("france", "R01C01", engine=1, chassis=0, posts=POSTS)
    game = solo(player, {"assistants": 5}, tiles={"R02C01": "F1M1D"}).play("drive", "step R02C01")
    assert game.gauges("france") == (5, 0, 0)
    assert game.crew("france")["counts"]["tile_dangers"] == 0


@pytest.mark.clause("GR-31.6", "GR-5.13")
def test_a_danger_that_was_warded_off_does_not_count() -> None:
    player = crew("france", "R01C01", posts=ESCORTED)
    game = solo(player, {"assistants": 5}, tiles={"R02C01": "F1M0D"}).play("drive", "step R02C01", "react escort")
    assert game.crew("france")["counts"]["tile_dangers"] == 0


def idle(seed: int, **settings: Any) -> Table:
    """A whole game of a player who never leaves the start."""
    game = start(1, seed=seed, **settings).play("crew belgium")
    while game.waiting():
        legal = game.legal()
        game.decide("pass" if "pass" in legal else "program 2 2 0 1" if "program 2 2 0 1" in legal else legal[0])
    return game


@pytest.mark.clause("GR-24.1", "GR-28.1", "GR-28.2", "GR-21.5")
def test_undisturbed_it_always_arrives_in_6_to_14_rounds() -> None:
    for seed in range(12):
        game = idle(seed)
        assert game.dump()["result"] == "torpedo"
        assert 6 <= game.dump()["round"] <= 14
        assert game.facts("belgium", "at") == (START,)
        assert game.dump()["estienne"]["revealed"] == game.dump()["round"]


@pytest.mark.clause("GR-23.8", "GR-28.2")
@pytest.mark.parametrize("settings", [{"race": "reverse"}, {"legacy": True, "stickers": 4}, {"deck_level": 3}])
def test_it_arrives_in_every_kind_of_game(settings: dict[str, Any]) -> None:
    for seed in range(3):
        assert idle(seed, **settings).dump()["result"] == "torpedo"


@pytest.mark.clause("GR-24.2", "GR-25.3", "GR-27.1")
def test_without_fuel_and_mechanic_among_the_hardest_tiles_it_recovers_and_goes_on() -> None:
    """The only way on from R12C09 is hard; A1 gives 4 fuel and 2 levels a round."""
    game = solo(
        crew("france", posts=POSTS),
        {"at": "R12C09", "fuel": 0, "mechanic": 0},
        tiles={"R13C09": "F3M1S"},
        estienne={"deck": deck_with("A1"), "current": "A1"},
    )
    at = game.torpedo("at")
    while game.waiting() and game.torpedo("at") == at and game.dump()["round"] < 5:
        legal = game.legal()
        game.decide("pass" if "pass" in legal else legal[0])
    assert game.torpedo("at") != at
