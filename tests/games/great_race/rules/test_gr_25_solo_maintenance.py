"""GR-25: maintenance of the solo game."""

from __future__ import annotations

import random
from typing import Any

import pytest

from tests.games.great_race.reference_map import CITY_AT, SPACES, level_of
from tests.games.great_race.table import Table, crew, solo

CITY_OF_BOUREM = "R06C03"


def maintained(player: dict[str, Any], torpedo: dict[str, Any], **fields: Any) -> Table:
    """Maintenance, played on until the player is asked."""
    return solo({"posts": {"funding": 2, "scout": 1, "mechanic": 2}, **player}, torpedo, phase="maintenance", **fields)


@pytest.mark.clause("GR-25.1")
def test_who_is_on_the_higher_level_is_first_and_the_markers_move() -> None:
    game = maintained(crew("france", "R05C03", progress=9), {"at": CITY_OF_BOUREM, "progress": 2})
    assert game.dump()["order"] == ["torpedo", "france"]
    assert (game.facts("france", "progress"), game.torpedo("progress")) == ((6,), (7,))
    assert [each["crew"] for each in game.told("progress")] == ["torpedo", "france"]


@pytest.mark.clause("GR-25.1")
@pytest.mark.parametrize(("player", "torpedo", "first"), [(3, 5, "france"), (5, 3, "torpedo")])
def test_at_equal_level_who_has_been_there_longer_is_first(player: int, torpedo: int, first: str) -> None:
    game = maintained(crew("france", "R05C03", stamp=player), {"at": "R05C06", "stamp": torpedo})
    assert game.dump()["order"][0] == first


@pytest.mark.clause("GR-25.1")
def test_a_torpedo_that_reaches_the_players_level_comes_behind() -> None:
    game = solo(
        crew("france", "R01C03", passed=True),
        {"assistants": 4},
        turn={"crew": "torpedo"},
        tiles={"R01C01": "F1M0"},
    )
    assert game.torpedo("at") == ("R01C01",)
    assert game.dump()["order"] == ["france", "torpedo"]


@pytest.mark.clause("GR-25.1", "GR-10.3")
@pytest.mark.parametrize(
    ("at", "card", "reached", "same"), [("R12C09", "B1", "R12C08", True), ("R05C03", "D1", "R06C03", False)]
)
def test_a_step_along_a_level_leaves_the_stamp_and_one_to_another_level_gives_a_new_one(
    at: str, card: str, reached: str, same: bool
) -> None:
    """From R12C09 the road to Nova Lisboa leads through Kampala, on the same level."""
    game = solo(
        crew("france", stamp=1, posts={"funding": 2}),
        {"at": at, "assistants": 4, "stamp": 3},
        turn={"crew": "torpedo"},
        estienne={"current": card},
    )
    assert game.torpedo("at") == (reached,)
    assert (game.torpedo("stamp") == (3,)) == same


@pytest.mark.clause("GR-25.2")
def test_a_player_who_is_first_with_30_francs_has_50() -> None:
    game = maintained(crew("france", "R08C02", money=30), {"at": CITY_OF_BOUREM, "fuel": 2})
    assert game.facts("france", "money") == (50,)
    assert game.torpedo("fuel") == (2,)


@pytest.mark.clause("GR-25.3")
@pytest.mark.parametrize(
    ("at", "fuel", "yellow", "after"),
    [
        (CITY_OF_BOUREM, 2, 0, 4),
        ("R06C04", 2, 0, 3),
        (CITY_OF_BOUREM, 5, 0, 6),
        ("R06C04", 6, 0, 6),
        (CITY_OF_BOUREM, 6, 1, 7),
        (CITY_OF_BOUREM, 6, 4, 8),
    ],
)
def test_a_torpedo_that_is_first_gains_two_fuel_in_a_city_and_else_one_within_its_maximum(
    at: str, fuel: int, yellow: int, after: int
) -> None:
    torpedo = {"at": at, "fuel": fuel, "legacy": {"yellow": yellow}}
    game = maintained(crew("france", "R02C04", money=30), torpedo, settings={"legacy": True})
    assert game.torpedo("fuel", "mechanic") == (after, 6)
    assert game.facts("france", "money") == (30,)
    assert game.told("bonus") == []


@pytest.mark.clause("GR-25.1", "GR-25.2", "GR-25.3")
def test_every_bonus_is_as_reckoned() -> None:
    for seed in range(60):
        dice = random.Random(seed)
        mine, its = dice.sample([space for space in SPACES if space not in ("R26C06", "R00C02")], 2)
        stamps = dice.sample(range(1, 9), 2)
        race = dice.choice(["default", "reverse"])
        game = maintained(
            crew("italy", mine, stamp=stamps[0]),
            {"at": its, "stamp": stamps[1], "fuel": 3},
            settings={"race": race},
        )
        levels = level_of(mine, race), level_of(its, race)
        ahead = levels[0] > levels[1] or (levels[0] == levels[1] and stamps[0] < stamps[1])
        assert game.dump()["order"][0] == ("italy" if ahead else "torpedo")
        assert game.facts("italy", "money") == (100 if ahead else 80,)
        assert game.torpedo("fuel") == (3 if ahead else 5 if its in CITY_AT else 4,)


@pytest.mark.clause("GR-25.4")
def test_the_hand_limit_is_checked() -> None:
    game = maintained(crew("france", chassis=1, hand=["jerrican", "bandits", "guide"]), {})
    assert game.asked()["question"] == "discard"
    game.play("discard jerrican", "discard guide")
    assert dict(game.hand("france")) == {"bandits": 1}
    assert game.phase() == "picks"
