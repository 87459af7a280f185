"""GR-4: programming."""

from __future__ import annotations

from collections import Counter
from itertools import product
from typing import Any

import pytest

from tests.games.great_race.table import Table, crew, race, scene

POSTS = {"funding": 2, "scout": 1, "mechanic": 2}
BACK: dict[str, Any] = {"fuel": 5, "posts": POSTS, "spent": POSTS}


def programming(seats: int = 2) -> Table:
    """Crews that are to program after round 3."""
    return race(*(crew() for _ in range(seats)), phase="programming", round=3)


@pytest.mark.clause("GR-4.1")
def test_all_players_program_at_the_same_time() -> None:
    game = programming(3)
    assert game.waiting() == [0, 1, 2]
    game.decide("program 2 1 2 0", 1)
    assert game.waiting() == [0, 2]
    game.decide("program 1 1 2 1", 2)
    assert game.waiting() == [0]
    game.decide("program 0 1 2 2", 0)
    assert game.phase() == "convoy"


@pytest.mark.clause("GR-4.1")
def test_assistants_that_have_acted_come_back() -> None:
    game = race(crew("france", **BACK), crew("italy", **BACK), round=3).play("pass", "pass")
    while game.phase() != "programming":
        game.decide(game.legal()[0])
    game.decide("program 1 1 2 1", 0)
    game.decide("program 0 2 1 2", 1)
    assert game.unspent("france") == {"funding": 1, "scout": 1, "mechanic": 2, "escort": 1}
    assert game.unspent("italy") == {"scout": 2, "mechanic": 1, "escort": 2}


@pytest.mark.clause("GR-4.1")
def test_a_program_is_secret_until_all_are_made() -> None:
    game = programming()
    game.decide("program 2 1 2 0", 0)
    assert game.seen("france", 0)["posts"] == {"funding": 2, "scout": 1, "mechanic": 2}
    for seat in (1, None):
        assert game.seen("france", seat)["posts"] is None
        assert game.seen("france", seat)["programmed"] is True
        assert game.seen("england", seat)["programmed"] is False
        assert "assigns" not in [each["event"] for each in game.heard(seat)]


@pytest.mark.clause("GR-4.2", "GR-4.3")
def test_five_assistants_go_to_four_posts_with_two_places_each() -> None:
    assert {each["post"]: each["capacity"] for each in scene()["posts"]} == {
        "funding": 2, "scout": 2, "mechanic": 2, "escort": 2
    }  # fmt: skip
    splits = {" ".join(map(str, each)) for each in product(range(3), repeat=4) if sum(each) == 5}
    assert programming().offered("program", 0) == splits


@pytest.mark.clause("GR-4.2", "GR-4.3")
@pytest.mark.parametrize("line", ["program 3 0 2 0", "program 0 3 1 1", "program 0 1 4 0", "program 1 1 0 3"])
def test_a_third_assistant_finds_no_place_at_a_post(line: str) -> None:
    assert programming().refusal_for(line, 0) == ("post-full", "GR-4.2")


@pytest.mark.clause("GR-4.3")
@pytest.mark.parametrize("line", ["program 1 1 1 1", "program 0 0 0 0", "program 2 2 2 0", "program 2 2 2 2"])
def test_all_five_must_be_assigned_and_no_more(line: str) -> None:
    assert programming().refusal_for(line, 0) == ("few-assistants", "GR-4.3")


@pytest.mark.clause("GR-4.4")
def test_programs_are_revealed_together_when_the_convoy_begins_and_stay_public() -> None:
    game = programming()
    game.decide("program 2 1 2 0", 0)
    assert not game.told("assigns")
    game.decide("program 0 1 2 2", 1)
    for seat in (0, 1, None):
        assert [each for each in game.heard(seat) if each["event"] == "assigns"] == [
            {"event": "assigns", "crew": "france", "funding": 2, "scout": 1, "mechanic": 2, "escort": 0},
            {"event": "assigns", "crew": "england", "funding": 0, "scout": 1, "mechanic": 2, "escort": 2},
        ]
        assert +Counter(game.seen("france", seat)["unspent"]) == {"funding": 2, "scout": 1, "mechanic": 2}
    game.play("fund")
    assert +Counter(game.seen("france", 1)["unspent"]) == {"funding": 1, "scout": 1, "mechanic": 2}


@pytest.mark.clause("GR-4.5")
def test_how_a_post_is_used_is_chosen_when_the_assistant_acts() -> None:
    scouts = crew("france", "R01C01", engine=3, posts={"scout": 1, "mechanic": 1, "escort": 1})
    game = race(scouts, crew("italy", "R02C01"), tiles={"R00C01": "F1M0"})
    assert {"scout_tiles", "scout_card", "repair", "drive", "clear"} <= game.words()
    game.play("scout_card", "pass")
    assert {"scout_tiles", "scout_card"} & game.words() == set()
    assert {"repair", "drive", "clear"} <= game.words()


@pytest.mark.clause("GR-4.6")
@pytest.mark.parametrize("first", ["fund", "scout_card", "repair 1 0", "clear R00C01"])
def test_assistants_are_used_in_any_order(first: str) -> None:
    lines = [first, *(line for line in ("fund", "repair 1 0", "scout_card", "clear R00C01") if line != first)]
    posts = {"funding": 1, "scout": 1, "mechanic": 1, "escort": 1}
    rival = crew("italy", "R10C05", passed=True)
    game = race(crew("france", "R01C01", engine=3, posts=posts), rival, tiles={"R00C01": "F1M0"})
    game.play(*lines)
    assert game.unspent("france") == {}
