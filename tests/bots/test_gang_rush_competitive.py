"""The contender of GangRush: other stakes for a duel, for a race of more cars, and for one with a closed border."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from paddock.games.gang_rush.bots.evaluation import Evaluator
from paddock.games.gang_rush.bots.evaluation_weights import (
    COMPETITIVE_DRIVERS,
    COMPETITIVE_WEIGHTS,
    DEFAULT_WEIGHTS,
    PREFERRED_DRIVERS,
)
from paddock.games.gang_rush.bots.expected_rewards import rewards_by_progress, rounds_until_exit
from paddock.games.gang_rush.bots.heuristics import HEURISTICS
from paddock.games.gang_rush.bots.win_chance import FEATURES, RACE_KIND_DUEL, RACE_KIND_EXPERT, RACE_KIND_RACE
from paddock.games.gang_rush.game import GAME
from paddock.games.gang_rush.rules.state import State
from tests.bots.tables import chance, whole_game

WON = {"driver": "duke", "at": "out"}
MIDDLE = {"driver": "parker", "at": "1:36"}
DICE = {"dice": ["speed", "speed", "shot", "repair", "shot"]}


def turn(*cars: dict[str, Any], phase: str = "adjusting", **position: Any) -> State:
    """The first car's turn; all others have driven."""
    state = GAME.load({"phase": phase, "cars": list(cars), **position})
    GAME.advance(state, chance("position"))
    return state


def answers(state: State) -> tuple[str, str]:
    """What the driver and the contender decide."""
    legal = GAME.legal(state, 0)
    asked: tuple[Callable[..., Any], ...] = (HEURISTICS.advise, HEURISTICS.competitive_advice)
    driver, contender = (GAME.space.notation(ask(state, 0, legal, chance("own"))[0].decision) for ask in asked)
    return driver, contender


# -- stakes -----------------------------------------------------------------------------------------------------


def test_every_kind_of_race_has_its_stakes_and_all_drivers_in_order() -> None:
    assert set(COMPETITIVE_WEIGHTS) == set(COMPETITIVE_DRIVERS) == set(FEATURES)
    for picked in COMPETITIVE_DRIVERS.values():
        assert sorted(picked) == sorted(PREFERRED_DRIVERS)
    assert COMPETITIVE_WEIGHTS[RACE_KIND_RACE].reward_share > 0
    assert COMPETITIVE_WEIGHTS[RACE_KIND_RACE].last_place_cost > 0
    assert COMPETITIVE_WEIGHTS[RACE_KIND_EXPERT].income_per_round > 0


def test_a_duel_is_measured_so_its_stakes_stay() -> None:
    duel = COMPETITIVE_WEIGHTS[RACE_KIND_DUEL]
    assert (duel.space_value, duel.space_value_when_last, duel.duel_rival_share) == (180, 180, 1)
    assert duel.speed_values == [0, 210, 350, 434, 483, 497]
    assert (duel.reward_share, duel.last_place_cost, duel.income_per_round) == (0, 0, 0)
    assert COMPETITIVE_DRIVERS[RACE_KIND_DUEL] == ("duke", "don_moccioco", "pupetta", "spender", "parker")


def test_the_driver_keeps_its_own() -> None:
    assert (DEFAULT_WEIGHTS.space_value, DEFAULT_WEIGHTS.space_value_when_last, DEFAULT_WEIGHTS.duel_rival_share) == (
        140,
        180,
        0.6,
    )
    assert (
        DEFAULT_WEIGHTS.reward_share,
        DEFAULT_WEIGHTS.income_per_round,
        DEFAULT_WEIGHTS.expert_space_value,
        DEFAULT_WEIGHTS.unhurried_pace,
    ) == (0, 0, 25, 1)


# -- places -----------------------------------------------------------------------------------------------------


def test_a_place_is_worth_its_reward_and_the_last_one_costs() -> None:
    """All have driven: what lies between is decided."""
    me = {"driver": "spender", "at": "3:20", "speed": 20}
    state = turn(me, WON, MIDDLE, {"driver": "don_moccioco", "at": "5:10"}, order=["parker", "don_moccioco", "spender"])
    assert rounds_until_exit(state) == 0
    by_progress = rewards_by_progress(state, 0, 0.0, 1200.0)
    assert by_progress[2] == pytest.approx(-1200, abs=1)
    assert by_progress[22] == pytest.approx(0, abs=1)
    assert by_progress[40] == pytest.approx(200, abs=1)
    assert by_progress[-1] <= by_progress[0]


def test_before_the_end_a_place_is_less_sure() -> None:
    me = {"driver": "spender", "at": "3:4", "speed": 20}
    state = turn(me, {"driver": "duke", "at": "1:8"}, {"driver": "parker", "at": "5:8"})
    assert rounds_until_exit(state) > 3
    far, near = rewards_by_progress(state, 0, 5.0, 1000.0), rewards_by_progress(state, 0, 0.0, 1000.0)
    assert far[4] > near[4]
    assert far[14] < near[14]


def test_in_the_last_round_nobody_drives_for_nothing() -> None:
    """Neither overtaken nor overtaking: the driver's dice would bring it some road that nobody pays for."""
    cars = {"driver": "spender", "at": "3:20"}, WON, MIDDLE, {"driver": "don_moccioco", "at": "5:2"}
    state = turn(*cars, order=["parker", "don_moccioco", "spender"], turn=DICE)
    driver, contender = answers(state)
    assert driver != "speed 0"
    assert contender == "speed 0"


def test_in_the_last_round_a_contender_pays_to_be_last_no_longer() -> None:
    """Barriers lie on the only way past the next car: dear, but the last car cannot win."""
    me, next_one = {"driver": "spender", "at": "3:14", "speed": 10}, {"driver": "pupetta", "at": "4:15", "speed": 30}
    road, order = {"3:16": {"barrier": 2}}, ["parker", "pupetta", "spender"]
    state = turn(me, WON, MIDDLE, next_one, phase="moving", order=order, road=road)
    driver, contender = answers(state)
    assert driver == "step FL"
    assert contender == "step F"


# -- the closed border ------------------------------------------------------------------------------------------


def test_at_a_closed_border_there_is_time_as_long_as_somebody_is_far() -> None:
    """To be home is worth less to a contender while each round on the bridge brings it money."""

    def left(last: str) -> tuple[float, float]:
        home: dict[str, Any] = {"facing": "B", "homeward": True}
        cars: list[dict[str, Any]] = [{"driver": "spender", "at": "3:4", **home}, WON]
        cars += [{"driver": "parker", "at": last, **home}]
        state = turn(*cars, settings={"expert": True})
        return Evaluator(state, 0).exit_value, Evaluator(state, 0, COMPETITIVE_WEIGHTS[RACE_KIND_EXPERT]).exit_value

    driver, contender = left("5:30")
    assert contender < 0 < driver
    driver, contender = left("5:2")
    assert contender > 0


def test_with_four_cars_at_a_closed_border_it_is_the_driver() -> None:
    state = GAME.setup(4, {"expert": True})
    GAME.advance(state, chance("four"))
    driver, contender = answers(state)
    assert driver == contender
    state = GAME.setup(3, {"expert": True})
    GAME.advance(state, chance("three"))
    driver, contender = answers(state)
    assert driver != contender


@pytest.mark.parametrize(("seats", "settings"), [(4, {}), (3, {"expert": True})])
def test_contenders_bring_a_race_to_its_end(seats: int, settings: dict[str, Any]) -> None:
    state = whole_game(GAME, ["champion"] * seats, "contenders", settings)
    assert state.finished
    assert state.round <= 24
