"""Rallyman: GT: how a race stands, quick decisions, and driving to win."""

from __future__ import annotations

from typing import Any

import pytest

from paddock.bots.bot import decide
from paddock.bots.levels import heuristics_of, make_bot
from paddock.games.rallyman_gt.bots.finish_odds import finish_round_odds
from paddock.games.rallyman_gt.bots.heuristics import HEURISTICS
from paddock.games.rallyman_gt.bots.pace_solver import expected_rounds
from paddock.games.rallyman_gt.bots.win_chance import win_chances
from paddock.games.rallyman_gt.components.circuit import printed_circuit
from paddock.games.rallyman_gt.components.content import CIRCUIT_DATA
from paddock.games.rallyman_gt.game import GAME
from paddock.games.rallyman_gt.rules.state import State
from paddock.games.rallyman_gt.views.pace import SPEED_COUNT, rounds_pace, turn_odds
from tests.bots.tables import chance


def situation(*cars: dict[str, Any], **more: Any) -> State:
    return GAME.load({"circuit": "1", "phase": "round", "cars": list(cars), **more})


def quick_race(seats: int, seed: str, **settings: Any) -> tuple[State, list[list[float]]]:
    """A race that is decided quickly from end to end, with what was told of it at every decision."""
    state, table = GAME.setup(seats, settings), chance(seed)
    told: list[list[float]] = []
    GAME.advance(state, table)
    while waiting := GAME.waiting_for(state):
        legal = GAME.legal(state, waiting[0])
        decision = HEURISTICS.rollout_decision(state, waiting[0], legal, table)
        assert decision in legal
        told.append(win_chances(state))
        GAME.play(state, waiting[0], decision, table)
    return state, told


# -- tables -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("circuit", ["1", "7"])
def test_the_rounds_on_file_are_what_the_search_finds_today(circuit: str) -> None:
    """`PYTHONPATH=src python tools/pace.py` writes them anew."""
    compiled = printed_circuit(circuit)
    alone = GAME.load({"circuit": circuit, "cars": [{"at": compiled.space_names[compiled.grid_spaces[0]]}]})
    known = turn_odds(compiled)
    for space, speed in ((len(compiled.space_names) - 2, 3), (len(compiled.space_names) // 2, 2)):
        place = space * SPEED_COUNT + speed
        rounds, likely = expected_rounds(alone, space, speed, 0, [each[1:] for each in known])
        assert rounds == pytest.approx(rounds_pace(compiled).cost_to_finish[0][place], abs=0.01)
        assert likely[: len(known[place]) - 1] == pytest.approx(known[place][1:], abs=0.02)


@pytest.mark.parametrize("circuit", CIRCUIT_DATA)
def test_every_place_has_its_turns(circuit: str) -> None:
    compiled = printed_circuit(circuit)
    turns = turn_odds(compiled)
    assert len(turns) == SPEED_COUNT * len(compiled.space_names)
    assert all(sum(each) == pytest.approx(1.0) and each[0] == 0.0 for each in turns)


# -- how it stands ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", [2, 4])
def test_chances_are_shares_and_end_with_the_outcome(seats: int) -> None:
    state, told = quick_race(seats, f"race {seats}", preset="full_race")
    for each in told:
        assert all(0.0 <= share <= 1.0 for share in each)
        assert sum(each) == pytest.approx(1.0)
    outcome = GAME.outcome(state)
    assert outcome is not None
    assert win_chances(state) == outcome.victory_shares()


def test_who_is_further_on_is_likelier_to_win() -> None:
    ahead, behind = {"at": "9:B2", "speed": 2}, {"at": "5:B1", "speed": 2}
    first, second = win_chances(situation(ahead, behind)), win_chances(situation(behind, ahead))
    assert first[0] > 0.8
    assert first == pytest.approx(second[::-1])


def test_damage_and_the_wrong_tyres_count_against_a_car() -> None:
    whole, other = {"at": "5:B1", "speed": 2}, {"at": "5:A1", "speed": 2}
    even = win_chances(situation(whole, other))[0]
    assert win_chances(situation({**whole, "damage": {"gear": 2}}, other))[0] < even
    assert win_chances(situation({**whole, "tyres": "rain"}, other))[0] < even
    assert win_chances(situation({**whole, "focus": 6}, other))[0] > even


def test_a_car_off_the_track_needs_a_round_more() -> None:
    state = situation({"at": "5:B1", "speed": 0}, {"at": "5:B1", "speed": "00", "status": "off"})
    assert finish_round_odds(state, 1)[1:] == finish_round_odds(state, 0)


def test_a_solo_run_is_told_by_its_time() -> None:
    _, told = quick_race(1, "alone")
    assert all(0.0 < each[0] < 1.0 for each in told)
    near, far = situation({"at": "9:B2", "speed": 2}), situation({"at": "5:B1", "speed": 2})
    assert win_chances(near)[0] > win_chances(far)[0]


def test_a_solo_run_that_is_given_up_is_worth_nothing() -> None:
    state = situation({"at": "9:B2", "speed": 2})
    GAME.play(state, 0, GAME.always_legal(state, 0)[0], chance("given up"))
    assert GAME.outcome(state) is not None
    assert win_chances(state) == [0.0]


# -- who drives to win ------------------------------------------------------------------------------------------


def test_one_who_contends_takes_a_risk_when_the_rival_is_about_to_finish() -> None:
    """The rival stands on the line: what does not finish this turn loses, and no plan that stops short is best."""
    state = situation({"at": "12:A3", "speed": 4}, {"at": "0:A1", "speed": 3, "crossings": 1})
    state.crossings[:] = [1, 1]
    GAME.advance(state, chance("position"))
    seat = GAME.waiting_for(state)[0]
    assert seat == 0
    best = HEURISTICS.competitive_advice(state, seat, GAME.legal(state, seat), chance("advice"))[0]
    for decision in (best.decision, *best.next_decisions[:-1]):
        GAME.play(state, seat, decision, chance("table"))
    assert state.plan_is_over
    assert decide(make_bot(GAME, "champion"), GAME, state, seat, chance("bot")) in GAME.legal(state, seat)


def test_the_clock_counts_rounds() -> None:
    assert heuristics_of(GAME) is HEURISTICS
    assert HEURISTICS.round_number(situation({"at": "5:B1"}, round=4)) == 4
