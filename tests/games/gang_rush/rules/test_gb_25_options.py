"""GB-25: other table settings."""

from __future__ import annotations

import random
from typing import Any

import pytest

from tests.games.gang_rush.table import DON, DUKE, PARKER, Table, bridge, car, moving, start


@pytest.mark.clause("GB-25.2")
def test_in_a_duel_the_first_car_gets_500() -> None:
    game = moving(car(DON, "3:40", 10), car(PARKER, "1:10"))
    game.decide("step F")
    assert game.told("rewarded") == [{"car": DON, "place": 1, "amount": 500}]


@pytest.mark.clause("GB-25.2")
@pytest.mark.parametrize(("cash", "left", "debt"), [(1000, 700, 0), (100, 0, 200), (0, 0, 300)])
def test_the_last_pays_a_fine_of_300_or_makes_a_debt(cash: int, left: int, debt: int) -> None:
    game = bridge("round_end", car(DON, "out"), car(PARKER, "3:20", cash=cash, ramp=False))
    assert game.facts(PARKER, "cash", "debt") == (left, debt)
    assert game.told("fined") == [{"car": PARKER, "amount": 300}]
    outcome = game.outcome()
    assert outcome is not None
    assert outcome.placings[1].points == cash - 300


@pytest.mark.clause("GB-25.2", "GB-23.7")
def test_but_is_not_excluded() -> None:
    game = bridge("round_end", car(DON, "out"), car(PARKER, "3:20", cash=2000))
    assert game.places() == [2, 1]
    game = bridge("round_end", car(DON, "out"), car(PARKER, "3:20", cash=1300))
    assert game.places() == [1, 2], "a tie goes to the better place"


@pytest.mark.clause("GB-25.2")
def test_five_hazards_are_revealed_in_a_duel() -> None:
    game = start(2)
    while game.phase() == "picking":
        game.decide(game.legal()[0])
    assert len(game.dump()["hazards"]["revealed"]) == 5


@pytest.mark.clause("GB-25.3")
@pytest.mark.parametrize("seats", [2, 3, 5])
@pytest.mark.parametrize(("number", "revealed"), [("usual", 5), ("3", 3), ("4", 4), ("5", 5)])
def test_the_number_of_hazards_per_round_may_be_set(seats: int, number: str, revealed: int) -> None:
    game = start(seats, hazards_per_round=number)
    while game.phase() == "picking":
        game.decide(game.legal()[0])
    assert len(game.dump()["hazards"]["revealed"]) == revealed


@pytest.mark.clause("GB-25.3")
@pytest.mark.parametrize("option", ["gentle_hazards", "expert"])
def test_a_number_goes_before_the_other_rules(option: str) -> None:
    settings: dict[str, Any] = {option: True, "hazards_per_round": "5"}
    game = start(3, **settings)
    while game.phase() == "picking":
        game.decide(game.legal()[0])
    assert len(game.dump()["hazards"]["revealed"]) == 5


@pytest.mark.clause("GB-25.4")
def test_a_game_is_replayed_from_its_seed_and_its_decisions() -> None:
    def play(script: list[str] | None) -> tuple[Table, list[str]]:
        game, dice, lines = start(3, seed=7), random.Random(3), []
        for step in range(150):
            line = script[step] if script else dice.choice(game.legal())
            lines.append(line)
            game.decide(line)
        return game, lines

    game, lines = play(None)
    again, _ = play(lines)
    assert again.dump() == game.dump()
    assert again.events == game.events


@pytest.mark.clause("GB-25.4")
def test_another_seed_is_another_game() -> None:
    assert start(3, seed=1).dump()["bonuses"]["shop"] != start(3, seed=2).dump()["bonuses"]["shop"]


@pytest.mark.clause("GB-25.2")
def test_three_cars_of_which_one_has_conceded_are_no_duel() -> None:
    cars = [car(DON, "3:40", 10), car(PARKER, "1:10"), car(DUKE, "conceded")]
    game = moving(*cars)
    game.decide("step F")
    assert game.told("rewarded") == [{"car": DON, "place": 1, "amount": 600}]
