"""The Rallyman: GT driver: keeps to the limits, weighs its chances, and wins."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest

from paddock.bots.bot import bot_advice, decide
from paddock.bots.levels import make_bot
from paddock.core.translations import LANGUAGES, translations_for
from paddock.games.rallyman_gt.bots.pace_solver import expected_seconds
from paddock.games.rallyman_gt.components.circuit import printed_circuit
from paddock.games.rallyman_gt.components.content import CIRCUIT_DATA
from paddock.games.rallyman_gt.game import GAME
from paddock.games.rallyman_gt.rules.state import State
from paddock.games.rallyman_gt.rules.steps.ending import final_time
from paddock.games.rallyman_gt.views.odds import choice_values
from paddock.games.rallyman_gt.views.pace import SPEED_COUNT, seconds_pace
from tests.bots.tables import chance, whole_game


def situation(**position: Any) -> State:
    state = GAME.load({"circuit": "1", **position})
    GAME.advance(state, chance("position"))
    return state


def race(names: Sequence[str], seed: str, **settings: Any) -> State:
    """A whole race between bots; every decision is one of the legal list."""
    return whole_game(GAME, names, seed, settings)


def answer(state: State) -> str:
    seat = GAME.waiting_for(state)[0]
    return GAME.space.notation(decide(make_bot(GAME, "driver"), GAME, state, seat, chance("driver")))


# -- the pace ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("circuit", CIRCUIT_DATA)
def test_the_pace_on_file_is_what_the_search_finds_today(circuit: str) -> None:
    """`PYTHONPATH=src python tools/pace.py` writes it anew."""
    compiled = printed_circuit(circuit)
    alone = GAME.load({"circuit": circuit, "cars": [{"at": compiled.space_names[compiled.grid_spaces[0]]}]})
    for layer, space, speed in (
        (0, len(compiled.space_names) - 2, 3),
        (0, len(compiled.space_names) // 2, 2),
        (1, 0, 1),
    ):
        known = seconds_pace(compiled).cost_to_finish[layer][space * SPEED_COUNT + speed]
        assert expected_seconds(alone, space, speed, layer) == pytest.approx(known, abs=1.0)


def test_a_circuit_of_ones_own_has_a_rough_pace() -> None:
    tiles = ["102b", "111b", "105b", "103b", "111b", "105b"]
    state = race(["driver"], "own", circuit={"tiles": tiles})
    assert final_time(state, 0) < 200


# -- choices ----------------------------------------------------------------------------------------------------


def test_the_driver_stops_before_a_roll_that_is_likely_to_fail() -> None:
    """Two warnings of three, at speed 5 on a red straight; the next die shows one in a third of all cases."""
    turn = {"plan": ["gear 5 2:A2", "gear 6 2:A3"], "made": 1, "warnings": 2}
    state = situation(cars=[{"at": "2:A2", "speed": 5}], phase="rolling", turn=turn)
    assert answer(state) == "stop"


def test_the_driver_rolls_on_where_nothing_can_happen() -> None:
    turn = {"plan": ["gear 3 1:A2", "gear 4 2:A1"], "made": 1, "warnings": 0}
    state = situation(cars=[{"at": "1:A2", "speed": 3}], phase="rolling", turn=turn)
    assert answer(state) == "roll"


def test_the_driver_takes_what_is_expected_to_be_quickest() -> None:
    turn = {"plan": ["gear 4 2:A1", "gear 5 2:A2", "gear 6 2:A3"], "made": 1, "warnings": 1}
    state = situation(cars=[{"at": "2:A1", "speed": 4, "focus": 6}], phase="rolling", turn=turn)
    found = choice_values(state, 0)
    best = min((found.roll_value, "roll"), (found.stop_value, "stop"), (found.secure_value, "secure"))[1]
    assert answer(state) == best


def test_the_driver_plans_no_broken_limit_where_there_is_another_way() -> None:
    state = situation(cars=[{"at": "2:B3", "speed": 4}])
    first = bot_advice(make_bot(GAME, "driver"), GAME, state, 0, chance("hint"))[0]
    for decision in (first.decision, *first.next_decisions[:-1]):
        GAME.play(state, 0, decision, chance("table"))
    plan: Any = GAME.preview(state, 0)["plan"]
    assert not any(step["too_fast"] for step in plan)


@pytest.mark.parametrize("language", LANGUAGES)
def test_hints_have_a_reason_in_both_languages(language: str) -> None:
    translations = translations_for(language, GAME)
    rolling = {"plan": ["gear 5 2:A2", "gear 6 2:A3"], "made": 1, "warnings": 2}
    for state in (
        situation(cars=[{"at": "0:B3"}]),
        situation(cars=[{"at": "2:A2", "speed": 5, "focus": 3}], phase="rolling", turn=rolling),
        situation(cars=[{"at": "1:A1", "speed": 1}, {"at": "0:A1"}], phase="pit", order=["blue", "red"]),
    ):
        for advice in bot_advice(make_bot(GAME, "driver"), GAME, state, 0, chance("hint")):
            assert translations.has_message(advice.message_key)
            assert "{" not in translations.message(advice.message_key, **advice.reason_args)


# -- races ------------------------------------------------------------------------------------------------------


def test_the_driver_beats_five_random_bots_on_circuit_1() -> None:
    """The small form of a measurement over hundreds of races (docs/bots.md), with fixed seeds."""
    won = 0
    for number in range(12):
        names = ["random"] * 6
        names[number % 6] = "driver"
        outcome = GAME.outcome(race(names, f"one {number}"))
        assert outcome is not None
        won += outcome.winners() == [number % 6]
    assert won >= 11


def test_the_driver_is_quick_alone() -> None:
    """The mean over 500 laps is on docs/bots.md; these few laps only show that nothing has been broken."""
    times = [final_time(race(["driver"], f"alone {number}"), 0) for number in range(20)]
    assert sum(times) / len(times) < 180


@pytest.mark.parametrize("circuit", CIRCUIT_DATA)
def test_six_drivers_finish_on_every_circuit(circuit: str) -> None:
    state = race(["driver"] * 6, f"six {circuit}", circuit=circuit, preset="full_race")
    assert len(state.finished_cars) >= 5
    assert state.round_number <= 30
