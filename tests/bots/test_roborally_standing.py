"""RoboRally: how a race stands, quick decisions, and who plays to win."""

from __future__ import annotations

from typing import Any

import pytest

from paddock.bots.bot import decide
from paddock.bots.levels import make_bot
from paddock.games.roborally import GAME
from paddock.games.roborally.contending import wants_rest
from paddock.games.roborally.heuristics import HEURISTICS
from paddock.games.roborally.outlook import Outlook
from paddock.games.roborally.standing import chances, rested
from paddock.games.roborally.state import State
from tests.bots.tables import chance, programming

FAR: dict[str, Any] = {"x": 3, "y": 9, "facing": "N"}
NEAR: dict[str, Any] = {"x": 8, "y": 9, "facing": "N"}


def quick_race(seats: int, seed: str, **options: Any) -> tuple[State, list[list[float]]]:
    """A race that is decided quickly from end to end, with what was told of it at every decision."""
    state, table = GAME.setup(seats, {"choose_robots": False, **options}), chance(seed)
    told: list[list[float]] = []
    GAME.advance(state, table)
    while waiting := GAME.waiting_for(state):
        legal = GAME.legal(state, waiting[0])
        decision = HEURISTICS.quick(state, waiting[0], legal, table)
        assert decision in legal
        told.append(chances(state))
        GAME.play(state, waiting[0], decision, table)
    return state, told


@pytest.mark.parametrize("seats", [2, 4])
def test_chances_are_shares_and_end_with_the_outcome(seats: int) -> None:
    state, told = quick_race(seats, f"race {seats}")
    for each in told:
        assert all(0.0 <= share <= 1.0 for share in each)
        assert sum(each) == pytest.approx(1.0)
    outcome = GAME.outcome(state)
    assert outcome is not None
    assert chances(state) == outcome.shares()


def test_the_seats_of_a_team_win_together() -> None:
    _, told = quick_race(4, "teams", course="house_relay", max_turns=8)
    for each in told:
        assert len({round(share, 9) for share in each}) <= 2
        assert sum(each) == pytest.approx(2.0)


def test_who_has_more_flags_is_likelier_to_win() -> None:
    state = programming([{"seat": 0, **FAR, "next_flag": 2}, {"seat": 1, **FAR, "x": 4, "next_flag": 1}])
    first, second = chances(state)
    assert first > second


def test_damage_slows_and_a_turn_of_rest_bounds_that() -> None:
    state = programming([{"seat": 0, **FAR, "damage": 3}, {"seat": 1, **FAR, "x": 4}])
    assert chances(state)[0] < 0.4
    assert rested(4.0, 0) < rested(4.0, 1) < rested(4.0, 2) <= rested(4.0, 9)


def test_quick_decisions_rest_on_nothing_hidden() -> None:
    """Whatever the rival is imagined to hold, the program is the same."""
    state = programming([{"seat": 0, **FAR}, {"seat": 1, **NEAR}])
    found = set()
    for number in range(4):
        position = GAME.imagine(state, 0, chance(f"imagined {number}"))
        for _ in range(5):
            decision = HEURISTICS.quick(position, 0, GAME.legal(position, 0), chance("quick"))
            GAME.play(position, 0, decision, chance("table"))
        found.add(tuple(position.registers[:5]))
    assert len(found) == 1


def test_a_robot_that_is_whole_never_rests() -> None:
    state = programming([{"seat": 0, **FAR}, {"seat": 1, **NEAR}])
    assert not wants_rest(state, 0, Outlook(state))


def test_one_who_contends_advises_whole_programs() -> None:
    state = programming([{"seat": 0, **FAR}, {"seat": 1, **NEAR}])
    position = GAME.imagine(state, 0, chance("imagined"))
    found = HEURISTICS.contend(position, 0, GAME.legal(position, 0), chance("advice"))
    assert all(len(each.then) == 5 and 0.0 <= each.score <= 1.0 for each in found[:4])
    bot = make_bot(GAME, "champion")
    assert decide(bot, GAME, state, 0, chance("bot")) in GAME.legal(state, 0)
    assert HEURISTICS.clock(state) == state.turn
