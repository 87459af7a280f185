"""How GangRush stands, told as chances; quick decisions; and the contender that plays a duel for the difference."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest

from paddock.bots.bot import decide
from paddock.bots.levels import make_bot
from paddock.core.game import Outcome
from paddock.games.gang_rush.bots.evaluation_weights import COMPETITIVE_WEIGHTS, DEFAULT_WEIGHTS
from paddock.games.gang_rush.bots.heuristics import HEURISTICS
from paddock.games.gang_rush.bots.win_chance import (
    FEATURES,
    RACE_KIND_DUEL,
    WEIGHTS,
    features,
    round_number_of,
    win_chances,
)
from paddock.games.gang_rush.components.bridge import Y_BY_SPACE
from paddock.games.gang_rush.game import GAME
from paddock.games.gang_rush.rules.phases import ASK_PLACE
from paddock.games.gang_rush.rules.state import State
from tests.bots.tables import chance


def match(names: Sequence[str], seed: str, **settings: Any) -> tuple[State, list[State]]:
    """A whole race between bots: how it ended, and every position on the way."""
    state = GAME.setup(len(names), settings)
    table, own = chance(f"{seed}/table"), chance(f"{seed}/own")
    bots = [make_bot(GAME, name) for name in names]
    GAME.advance(state, table)
    met: list[State] = []
    while waiting := GAME.waiting_for(state):
        met.append(state.copy())
        GAME.play(state, waiting[0], decide(bots[waiting[0]], GAME, state, waiting[0], own), table)
    return state, met


def result(state: State) -> Outcome:
    """What came of a race that is over."""
    found = GAME.outcome(state)
    assert found is not None
    return found


def situation(car: dict[str, Any], other: dict[str, Any], **position: Any) -> State:
    """Two cars in a duel, the first on its turn."""
    cars = [{"driver": "spender", **car}, {"driver": "parker", **other}]
    state = GAME.load({"phase": "moving", "cars": cars, **position})
    GAME.advance(state, chance("position"))
    return state


def first(car: dict[str, Any], other: dict[str, Any]) -> float:
    """The chance of seat 0."""
    return win_chances(situation(car, other))[0]


# -- chances ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("seats", "settings"), [(2, {}), (4, {}), (3, {"expert": True})])
def test_chances_add_up_all_the_way_and_end_as_the_race_does(seats: int, settings: dict[str, Any]) -> None:
    over, met = match(["driver", *["random"] * (seats - 1)], f"whole {seats}", **settings)
    for state in met:
        told = win_chances(state)
        assert len(told) == seats
        assert sum(told) == pytest.approx(1)
        assert min(told) >= 0
    assert win_chances(over) == result(over).victory_shares()
    assert [round_number_of(state) for state in met] == sorted(round_number_of(state) for state in met)


def test_every_figure_has_its_weight() -> None:
    state = situation({"at": "3:10", "speed": 20}, {"at": "1:2"})
    for part, names in FEATURES.items():
        assert len(WEIGHTS[part]) == len(names) == len(features(state)[0])


def test_money_and_road_are_worth_something() -> None:
    here, behind = {"at": "3:10", "speed": 20}, {"at": "3:4", "speed": 20}
    rival = {"at": "1:10", "speed": 20}
    assert first({**here, "cash": 2000}, rival) > first({**here, "cash": 1000}, rival)
    assert first(here, rival) > first(behind, rival)
    assert first(here, rival) > first({**here, "speed": 0}, rival)


# -- quick decisions, and the contender --------------------------------------------------------------------------


def test_quick_decisions_are_legal_and_bring_a_car_home() -> None:
    state = GAME.setup(2, {})
    table = chance("quick")
    GAME.advance(state, table)
    while waiting := GAME.waiting_for(state):
        seat = waiting[0]
        legal = GAME.legal(state, seat)
        decision = HEURISTICS.rollout_decision(state, seat, legal, table) if seat == 0 else legal[len(legal) // 2]
        assert decision in legal
        GAME.play(state, seat, decision, table)
    assert result(state).victory_shares()[0] == 1


def test_quick_decisions_rest_on_nothing_hidden() -> None:
    _, met = match(["driver", "random"], "hidden")
    for state in met[::9]:
        seat = GAME.waiting_for(state)[0]
        legal = GAME.legal(state, seat)
        told = {
            HEURISTICS.rollout_decision(
                GAME.determinize(state, seat, chance(f"world {number}")), seat, legal, chance("own")
            ).number
            for number in range(2)
        }
        assert len(told) == 1


def test_a_contender_wants_road_and_speed_more_than_the_driver() -> None:
    assert COMPETITIVE_WEIGHTS[RACE_KIND_DUEL].space_value > DEFAULT_WEIGHTS.space_value
    assert COMPETITIVE_WEIGHTS[RACE_KIND_DUEL].speed_values[3] > DEFAULT_WEIGHTS.speed_values[3]
    assert COMPETITIVE_WEIGHTS[RACE_KIND_DUEL].duel_rival_share == 1


def test_a_contender_lays_hazards_where_its_rival_has_to_pass() -> None:
    state = GAME.load(
        {
            "phase": "hazards",
            "round": 3,
            "cars": [
                {"driver": "spender", "at": "3:14", "speed": 20},
                {"driver": "parker", "at": "3:6", "speed": 30},
            ],
        }
    )
    GAME.advance(state, chance("hazards"))
    while (seat := GAME.waiting_for(state)[0]) != 0 or state.question != ASK_PLACE:
        legal = GAME.legal(state, seat)
        GAME.play(
            state, seat, HEURISTICS.competitive_advice(state, seat, legal, chance("own"))[0].decision, chance("table")
        )
    legal = GAME.legal(state, seat)
    chosen = HEURISTICS.competitive_advice(state, seat, legal, chance("own"))[0].decision
    assert chosen in legal
    assert Y_BY_SPACE[state.space_of[1]] < Y_BY_SPACE[chosen.args[0]] <= Y_BY_SPACE[state.space_of[0]]


def test_with_more_than_two_the_contender_is_the_driver() -> None:
    _, met = match(["driver", "random", "random"], "three")
    state = next(each for each in met if each.round == 2)
    seat = GAME.waiting_for(state)[0]
    legal = GAME.legal(state, seat)
    told = [
        HEURISTICS.competitive_advice(state, seat, legal, chance("own")),
        HEURISTICS.advise(state, seat, legal, chance("own")),
    ]
    assert told[0][0].decision == told[1][0].decision
