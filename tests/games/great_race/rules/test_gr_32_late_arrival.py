"""GR-32.4: Alone, only an arrival by the end of round 10 is a success."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.great_race.table import ARRIVAL, Table, solo

POSTS = {"funding": 2, "scout": 1, "mechanic": 2}


def alone(number: int, **fields: Any) -> Table:
    """A crew in front of Le Cap, Alone, in this round."""
    player = {"crew": "france", "at": "R25C06", "posts": POSTS, **fields.pop("player", {})}
    return solo(player, settings={"solo": "alone", **fields.pop("settings", {})}, round=number, **fields)


def arrived(number: int, **fields: Any) -> Table:
    """It drives into Le Cap in this round, as far as it is asked at all."""
    game = alone(number, **fields)
    for line in ("drive", "enter le_cap", "pass"):
        if game.waiting():
            game.decide(line)
    return game


@pytest.mark.clause("GR-32.4")
@pytest.mark.parametrize(("number", "result"), [(1, "success"), (10, "success"), (11, "failure"), (12, "failure")])
def test_an_arrival_by_the_end_of_round_10_is_a_success_and_a_later_one_is_none(number: int, result: str) -> None:
    game = arrived(number)
    assert game.dump()["result"] == result
    assert game.places() == [1 if result == "success" else 2]
    assert game.told("scores") == []
    assert game.view(0)["history"]["result"] == result


@pytest.mark.clause("GR-32.4")
def test_a_late_arrival_is_said_to_be_none() -> None:
    outcome = arrived(11).outcome()
    assert outcome is not None
    assert outcome.placings[0].key == "placing-late"


@pytest.mark.clause("GR-32.4", "GR-31.1")
@pytest.mark.parametrize("number", [10, 11])
def test_the_quest_of_the_crossing_itself_can_be_stamped_up_to_round_10(number: int) -> None:
    game = arrived(number, settings={"passport": True})
    assert ("Q01" in (game.offered("stamp") if game.waiting() else set())) == (number == 10)


@pytest.mark.clause("GR-32.4")
@pytest.mark.parametrize("number", [10, 11])
def test_who_passes_on_the_road_in_round_10_or_later_has_failed(number: int) -> None:
    game = alone(number)
    if game.waiting():
        game.decide("pass")
    assert game.dump()["result"] == "failure"
    assert game.told("round") == []


@pytest.mark.clause("GR-32.4")
def test_an_arrival_with_the_last_assistant_of_round_10_is_in_time() -> None:
    spent = {"funding": 2, "scout": 1, "mechanic": 1}
    game = alone(10, player={"spent": spent, "money": 0}).play("drive", "enter le_cap")
    while game.waiting():
        game.decide("pass")
    assert game.facts("france", "at") == (ARRIVAL,)
    assert game.dump()["result"] == "success"


@pytest.mark.clause("GR-32.4", "GR-28.5")
def test_against_the_torpedo_round_11_is_a_round_like_any_other() -> None:
    player = {"crew": "france", "at": "R25C06", "posts": POSTS}
    game = solo(player, {"assistants": 5}, round=11).play("drive", "enter le_cap", "pass")
    assert game.dump()["result"] == "player"
