"""The catalogue of decisions (section a): what they are, what is answered by itself, and why others are refused."""

from __future__ import annotations

from typing import Any

import pytest

from paddock.games.great_race.game import GAME
from tests.games.great_race.table import ARRIVAL, crew, race, start

CATALOGUE = {
    "crew": 1, "program": 4, "buy_fuel": 1, "play": 1, "attack": 2, "sell": 1, "fund": 0, "fund_power": 0,
    "scout_tiles": 0, "scout_tiles_power": 0, "return": 1, "tile": 1, "lay": 1, "scout_card": 0, "repair": 2,
    "repair_power": 2, "drive": 0, "step": 1, "step_power": 1, "enter": 1, "stop": 0, "sail": 1, "clear": 1, "pass": 0,
    "split": 2, "react": 1, "pick": 1, "discard": 1, "upgrade": 1, "stamp": 1, "done": 0, "resign": 0, "concede": 0,
}  # fmt: skip
FINAL = {"crew", "scout_card", "enter", "sail", "pass", "react", "pick", "discard", "done"}
"""What can't be taken back, besides sealing a program and leaving."""
FIELD, AHEAD = "R01C01", "R02C01"


def test_these_are_all_decisions_with_so_many_arguments() -> None:
    assert {kind.name: len(kind.args) for kind in GAME.space.kinds} == CATALOGUE


def test_these_can_be_taken_back_until_something_is_drawn() -> None:
    quiet = {kind.name for kind in GAME.space.kinds if kind.is_quiet}
    assert quiet == CATALOGUE.keys() - FINAL - {"program", "resign", "concede"}
    assert {kind.name for kind in GAME.space.kinds if kind.is_binding} == {"program"}
    assert {kind.name for kind in GAME.space.kinds if kind.always_legal} == {"resign", "concede"}


@pytest.mark.clause("GR-2.8", "GR-3.1")
def test_a_race_asks_its_decisions_in_the_order_of_the_rules() -> None:
    game = start(3)
    asked: list[str] = []
    while game.dump()["round"] < 2:
        if not asked or asked[-1] != game.phase():
            asked.append(game.phase())
        lines = game.legal()
        game.decide("pass" if "pass" in lines else lines[0])
    assert asked == ["crews", "opening_picks", "programming", "convoy", "picks", "programming"]


@pytest.mark.clause("GR-6.2")
def test_a_drive_with_one_possible_step_is_still_asked() -> None:
    game = race(crew("france", FIELD, fuel=0), crew("italy")).play("drive")
    assert game.legal() == ["enter colomb_bechar"]


@pytest.mark.clause("GR-11.2")
def test_the_only_card_left_is_taken_without_a_question() -> None:
    game = race(crew("france"), crew("italy"), phase="bivouac").play("pick 1", "pick 2")
    assert game.phase() == "programming"
    assert game.hand("france").total() == 1


@pytest.mark.clause("GR-5.7")
def test_between_two_tiles_that_are_alike_nobody_is_asked_to_choose() -> None:
    game = race(crew("england"), crew("italy"), chances=[("tile", ["F1M0", "F1M0"])]).play("scout_tiles")
    assert game.words() == {"lay"}


def test_after_the_end_nothing_is_decided() -> None:
    game = race(crew("france", ARRIVAL), crew("italy"), phase="end")
    assert game.waiting() == []
    assert game.refusal_for("fund", 0)[0] == "over"
    assert GAME.legal(game.state, 0) == []


@pytest.mark.parametrize("fields", [{"fuel": 3, "money": 100}, {"fuel": 0, "money": 60}])
def test_a_refusal_for_money_says_price_and_purse(fields: dict[str, Any]) -> None:
    game = race({"crew": "belgium", **fields}, crew("italy"))
    refusal = game.refused("buy_fuel 5")
    assert dict(refusal.args) == {"price": 150, "money": fields["money"]}
