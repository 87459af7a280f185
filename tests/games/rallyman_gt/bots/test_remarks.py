"""What is said of decisions is what then happens."""

from __future__ import annotations

import pytest

from paddock.games.rallyman_gt.game import GAME
from tests.games.rallyman_gt.situations import dice, drive, play, relaying, told
from tests.games.remarks import said


@pytest.mark.clause("RG-11.5", "RG-11.6")
def test_control_is_not_said_to_be_lost_before_enough_is_laid_again() -> None:
    plan = ["gear 3 1:B2", "gear 2 1:B3", "gas 2:B1", "gas 2:B2"]
    table = relaying({"at": "1:B1", "speed": 2}, plan, "gear-3!", "gear-2!", "gas", "gas!")
    assert said(GAME, table.state, "gas 1:A2") == "one step laid again so far"
    play(table, "gas 1:A2", "warnings 1")
    assert said(GAME, table.state, "gear 2 1:A3", "fr") == "2 étapes reposées pour l’instant"
    play(table, "gear 2 1:A3")
    assert said(GAME, table.state, "gear 3 2:B1") == "control is lost after 3 steps"
    play(table, "gear 3 2:B1")
    assert said(GAME, table.state, "relay") == "control is lost after 3 steps"


@pytest.mark.clause("RG-15.3")
@pytest.mark.parametrize(
    ("damage", "stays", "goes", "tokens"),
    [
        ({}, "there is nothing to repair", "there is nothing to repair", 0),
        ({"weather": 1}, "one damage token stays", "one damage token goes", 1),
        ({"gear": 2, "green_flag": 1}, "3 damage tokens stay", "3 damage tokens go", 3),
    ],
)
def test_every_token_that_a_repair_brings_back_counts(
    damage: dict[str, int], stays: str, goes: str, tokens: int
) -> None:
    table = drive({"at": "1:A1", "speed": 1, "damage": damage}, chances=dice("gear-1"))
    play(table, "gear 1 1:A2", "roll")
    assert (said(GAME, table.state, "stay_out"), said(GAME, table.state, "pit_repair")) == (stays, goes)
    play(table, "pit_repair")
    assert [each["tokens"] for each in told(table, "repairs")] == [tokens]
