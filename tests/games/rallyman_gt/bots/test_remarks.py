"""What is said of decisions is what then happens."""

from __future__ import annotations

import pytest

from paddock.core.translations import translations_for
from paddock.games.rallyman_gt.bots.plan_reasons import plan_reason
from paddock.games.rallyman_gt.game import GAME
from tests.games.rallyman_gt.situations import dice, drive, play, race, relaying, told
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


@pytest.mark.parametrize(
    ("language", "at", "plan", "why"),
    [
        ("en", "2:A2", ["gear 4 2:A3", "gear 3 3:A1"], "brake before hairpin 1"),
        ("fr", "2:A2", ["gear 4 2:A3", "gear 3 3:A1"], "freiner avant l’épingle 1"),
        ("en", "3:A1", ["gear 2 3:O1"], "into hairpin 1"),
        ("en", "3:B2", ["gear 2 3:I1", "gear 3 3:A2"], "through hairpin 1"),
        ("en", "1:A1", ["gear 4 1:A2", "gear 5 2:A1"], "gather speed on the start straight"),
        ("en", "2:A2", ["gear 4 2:A3", "gear 5 3:A1"], "fast towards hairpin 1"),
        ("en", "3:O2", ["gear 4 3:A2"], "gather speed out of hairpin 1"),
        ("en", "0:A2", ["gear 4 0:A3", "gear 5 0:A4"], "over the finish line"),
    ],
)
def test_a_plan_is_told_by_what_it_is_for(language: str, at: str, plan: list[str], why: str) -> None:
    table = race({"at": at, "speed": 3, "crossings": 1}, {"at": "12:A1", "speed": 2})
    play(table, *plan)
    translations = translations_for(language, GAME).at_table(table.state)
    reason = plan_reason(table.state, table.state.turn_order[0])
    assert translations.message(reason.message_key, **reason.args) == why


def test_one_warning_before_the_loss_is_said() -> None:
    translations = translations_for("en", GAME)
    assert translations.message("hint-roll", risk=17, left=2) == "going on is quicker, at 17 % risk"
    assert (
        translations.message("hint-roll", risk=17, left=1)
        == "going on is quicker, at 17 % risk: one more warning and control is lost"
    )
