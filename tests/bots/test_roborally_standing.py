"""RoboRally: how a race stands, quick decisions, and who plays to win."""

from __future__ import annotations

from typing import Any

import pytest

from paddock.bots.bot import decide
from paddock.bots.levels import make_bot
from paddock.games.roborally.bots.competitive import wants_power_down, win_chance_after_turn
from paddock.games.roborally.bots.heuristics import HEURISTICS
from paddock.games.roborally.bots.objectives import Objectives
from paddock.games.roborally.bots.placing_chance import expected_share_beaten, final_share_beaten
from paddock.games.roborally.bots.win_chance import turns_with_rest, win_chances
from paddock.games.roborally.game import GAME
from paddock.games.roborally.rules.state import State
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
        decision = HEURISTICS.rollout_decision(state, waiting[0], legal, table)
        assert decision in legal
        told.append(win_chances(state))
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
    assert win_chances(state) == outcome.victory_shares()


def test_the_seats_of_a_team_win_together() -> None:
    _, told = quick_race(4, "teams", course="house_relay", max_turns=8)
    for each in told:
        assert len({round(share, 9) for share in each}) <= 2
        assert sum(each) == pytest.approx(2.0)


def test_who_has_more_flags_is_likelier_to_win() -> None:
    state = programming([{"seat": 0, **FAR, "next_flag": 2}, {"seat": 1, **FAR, "x": 4, "next_flag": 1}])
    first, second = win_chances(state)
    assert first > second


def test_damage_slows_and_a_turn_of_rest_bounds_that() -> None:
    state = programming([{"seat": 0, **FAR, "damage": 3}, {"seat": 1, **FAR, "x": 4}])
    assert win_chances(state)[0] < 0.4
    assert turns_with_rest(4.0, 0) < turns_with_rest(4.0, 1) < turns_with_rest(4.0, 2) <= turns_with_rest(4.0, 9)


def test_quick_decisions_rest_on_nothing_hidden() -> None:
    """Whatever the rival is imagined to hold, the program is the same."""
    state = programming([{"seat": 0, **FAR}, {"seat": 1, **NEAR}])
    found = set()
    for number in range(4):
        position = GAME.determinize(state, 0, chance(f"imagined {number}"))
        for _ in range(5):
            decision = HEURISTICS.rollout_decision(position, 0, GAME.legal(position, 0), chance("quick"))
            GAME.play(position, 0, decision, chance("table"))
        found.add(tuple(position.registers[:5]))
    assert len(found) == 1


def test_a_robot_that_is_whole_never_rests() -> None:
    state = programming([{"seat": 0, **FAR}, {"seat": 1, **NEAR}])
    assert not wants_power_down(state, 0, Objectives(state))


def test_one_who_contends_advises_whole_programs() -> None:
    state = programming([{"seat": 0, **FAR}, {"seat": 1, **NEAR}])
    position = GAME.determinize(state, 0, chance("imagined"))
    found = HEURISTICS.competitive_advice(position, 0, GAME.legal(position, 0), chance("advice"))
    assert all(len(each.next_decisions) == 5 and 0.0 <= each.score <= 1.0 for each in found[:4])
    bot = make_bot(GAME, "champion")
    assert decide(bot, GAME, state, 0, chance("bot")) in GAME.legal(state, 0)
    assert HEURISTICS.round_number(state) == state.turn


# -- more than two ----------------------------------------------------------------------------------------------


def trailing(**own: Any) -> State:
    """A robot that is behind: one rival is about to win, the other has lost a Life."""
    leader = {"seat": 2, "x": 8, "y": 4, "facing": "N", "next_flag": 2}
    return programming([{"seat": 0, "facing": "N", **own}, {"seat": 1, **FAR, "x": 5, "lives": 2}, leader])


def test_who_is_likely_to_lose_keeps_its_lives_rather_than_hurry() -> None:
    hasty, careful = trailing(x=3, y=6, lives=1), trailing(x=3, y=9)
    assert win_chance_after_turn(hasty, 0, Objectives(hasty)) > win_chance_after_turn(careful, 0, Objectives(careful))
    assert expected_share_beaten(hasty, 0, Objectives(hasty)) + 0.1 < expected_share_beaten(
        careful, 0, Objectives(careful)
    )


def test_all_seats_together_leave_half_of_the_others_behind() -> None:
    state = trailing(x=3, y=6)
    objectives = Objectives(state)
    assert sum(expected_share_beaten(state, robot, objectives) for robot in range(3)) == pytest.approx(1.5)
    over, _ = quick_race(4, "places")
    assert sum(final_share_beaten(over, seat) for seat in range(4)) == pytest.approx(2.0)


def test_a_lost_race_is_driven_for_its_place() -> None:
    """Robot 2 wins in register 5, all its registers being locked: less Damage than robot 1 is all that can be had. The
    way to flag 1 ends in a laser; a driver takes it."""
    course = {
        "width": 12, "height": 12,
        "flags": [{"number": 1, "x": 5, "y": 0}, {"number": 2, "x": 11, "y": 10}],
        "lasers": [{"x": 3, "y": 2, "fires": "E", "beams": 1}],
    }  # fmt: skip
    robots = [
        {"seat": 0, "x": 5, "y": 5, "facing": "N", "damage": 4, "hand": ["P070", "P080", "P090", "P100", "P790"]},
        {"seat": 1, "x": 0, "y": 9, "facing": "S", "damage": 4},
        {
            "seat": 2, "x": 11, "y": 11, "facing": "N", "damage": 9, "next_flag": 2,
            "registers": ["P110", "P120", "P130", "P140", "P490"],
        },
    ]  # fmt: skip
    state = programming(robots, course=course)
    position = GAME.determinize(state, 0, chance("imagined"))
    legal = GAME.legal(position, 0)
    driver, champion = (
        advise(position, 0, legal, chance("advice"))[0] for advise in (HEURISTICS.advise, HEURISTICS.competitive_advice)
    )
    assert driver.reason_args["beams"] == 1
    assert champion.reason_args["beams"] == 0
