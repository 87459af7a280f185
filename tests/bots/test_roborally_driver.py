"""The RoboRally driver: sensible, not suicidal, and it finishes."""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from typing import Any

import pytest

from paddock.bots.bot import Bot, bot_advice, decide
from paddock.bots.heuristic_bot import HeuristicBot
from paddock.bots.levels import make_bot
from paddock.core.chance import ChanceSource
from paddock.core.decision import Decision
from paddock.core.heuristics import Advice, Heuristics
from paddock.games.roborally.bots.heuristics import HEURISTICS
from paddock.games.roborally.bots.objectives import Objectives
from paddock.games.roborally.bots.program_search import ProgramSearch
from paddock.games.roborally.bots.route_costs import UNREACHABLE_COST as TOO_FAR
from paddock.games.roborally.bots.route_costs import route_costs_of
from paddock.games.roborally.components.content import CARD_COUNT, FOURTH_GEAR
from paddock.games.roborally.components.course import Course, built_in_course
from paddock.games.roborally.components.reachability import UNREACHABLE, registers_to_goals
from paddock.games.roborally.game import GAME
from paddock.games.roborally.rules.state import State
from tests.bots.tables import chance, programming, race

RIVAL: dict[str, Any] = {"robot": "trundle_bot", "x": 0, "y": 15, "facing": "S"}


def program(state: State, seat: int = 0, bot: Bot | None = None) -> list[str]:
    """The program that a driver lays, as notation, up to the seal."""
    bot = bot or make_bot(GAME, "driver")
    told: list[str] = []
    own = chance("driver")
    while True:
        decision = decide(bot, GAME, state, seat, own)
        told.append(GAME.space.notation(decision))
        if told[-1] == "seal":
            return told
        GAME.play(state, seat, decision, chance("table"))


def answer(state: State, seat: int = 0) -> str:
    """What a driver answers to the open question."""
    return GAME.space.notation(decide(make_bot(GAME, "driver"), GAME, state, seat, chance("driver")))


# -- the map ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("course_id", ["risky_exchange", "capture_the_flag"])
def test_what_can_be_reached_is_what_the_course_check_finds(course_id: str) -> None:
    course: Course = built_in_course(course_id)
    costs = route_costs_of(course).costs_to((course.flags[0],))
    registers = registers_to_goals(course, [course.flags[0]])
    for node, fewest in enumerate(registers):
        assert (fewest == UNREACHABLE) == (costs[node] == TOO_FAR)
        assert costs[node] >= 10 * fewest or fewest == UNREACHABLE


# -- programs ---------------------------------------------------------------------------------------------------


def test_the_driver_takes_the_flag_that_is_in_reach() -> None:
    """House course: flag 1 at (3, 4)."""
    hand = ["P070", "P080", "P090", "P430", "P490", "P500", "P670", "P790", "P010"]
    state = programming([{"x": 3, "y": 6, "facing": "N", "hand": hand}, {**RIVAL, "sealed": True}])
    first = bot_advice(make_bot(GAME, "driver"), GAME, state, 0, chance("hint"))[0]
    assert first.message_key in ("hint-touches", "hint-wins")
    assert first.reason_args["flags"] == 1
    assert [GAME.space.notation(each) for each in first.next_decisions][-1] == "seal"


def test_the_driver_does_not_drive_off_the_course_if_it_can_help_it() -> None:
    """At the edge, looking out, with one rotation that saves it."""
    hand = ["P790", "P800", "P810", "P820", "P070"]
    state = programming([{"x": 0, "y": 5, "facing": "W", "hand": hand, "damage": 4}, {**RIVAL, "sealed": True}])
    assert program(state)[0] == "place 1 P070"


def test_a_locked_register_keeps_its_card_and_is_reckoned_with() -> None:
    """The locked Move 3 in register 5 would lead off the course: the robot must not look west by then."""
    hand = ["P070", "P080", "P100", "P490"]
    robot = {
        "x": 1, "y": 5, "facing": "W", "damage": 5, "hand": hand,
        "registers": [None, None, None, None, "P790"],
    }  # fmt: skip
    state = programming([robot, {**RIVAL, "sealed": True}])
    told = program(state)
    assert not any(step.startswith("place 5") for step in told)
    assert GAME.preview(state, 0)["paths"][0]["path"][-1] is not None  # type: ignore[index]


def test_a_plan_is_thought_out_once_and_then_carried_through() -> None:
    class Counted(Heuristics[State]):
        asked = 0

        def plan_key(self, position: State, seat: int) -> Hashable:
            return HEURISTICS.plan_key(position, seat)

        def advise(
            self, position: State, seat: int, legal: Sequence[Decision], chance_source: ChanceSource
        ) -> list[Advice]:
            Counted.asked += 1
            return HEURISTICS.advise(position, seat, legal, chance_source)

    hand = ["P070", "P080", "P090", "P430", "P490", "P500", "P670", "P790", "P010"]
    state = programming([{"x": 3, "y": 9, "facing": "N", "hand": hand}, {**RIVAL, "sealed": True}])
    assert len(program(state, bot=HeuristicBot(Counted()))) == 6
    assert Counted.asked == 1


def test_a_half_laid_program_is_finished_as_it_was_begun() -> None:
    hand = ["P070", "P080", "P090", "P430", "P490", "P500", "P670"]
    robot = {"x": 3, "y": 9, "facing": "N", "hand": hand, "registers": [None, "P790", None, None, None]}
    state = programming([robot, {**RIVAL, "sealed": True}])
    told = program(state)
    assert len(told) == 5
    assert not any(step.startswith("place 2") for step in told)


def test_pairs_of_cards_are_planned_where_an_option_allows_them() -> None:
    hand = ["P070", "P080", "P490", "P500", "P510", "P520", "P670"]
    robot = {"x": 3, "y": 9, "facing": "N", "hand": hand, "options": ["crab_legs", "dual_processor"]}
    state = programming([robot, {**RIVAL, "sealed": True}])
    objectives = Objectives(state)
    drafts = ProgramSearch(state, 0, objectives, objectives.objective(state, 0), state.hand[0]).find_programs(2000, 500)
    assert any(content >= CARD_COUNT for draft in drafts for content in draft.cards)
    assert program(state)[-1] == "seal"


def test_fourth_gear_is_part_of_the_plan_and_used_when_it_helps() -> None:
    """Flag 1 at (3, 4), four squares ahead."""
    robot = {
        "x": 3,
        "y": 8,
        "facing": "N",
        "options": ["fourth_gear"],
        "hand": ["P790", "P070", "P080", "P090", "P100"],
    }
    state = programming([robot, {**RIVAL, "sealed": True}])
    assert state.option_holder[FOURTH_GEAR] == 0
    told = program(state)
    GAME.play(state, 0, GAME.space.parse(told[-1]), chance("table"))
    assert GAME.waiting_for(state) == [0]
    assert answer(state) == "fourth_gear yes"


# -- questions --------------------------------------------------------------------------------------------------


def power_down_question(damage: int, **more: Any) -> State:
    registers = ["P070", "P080", "P090", "P100", "P110"]
    robot = {"x": 5, "y": 13, "damage": damage, "registers": registers, "sealed": True, **more}
    state = GAME.load(
        {"course": "house_first_steps", "phase": "power_down", "robots": [robot, {**RIVAL, "sealed": True}]}
    )
    GAME.advance(state, chance("position"))
    return state


@pytest.mark.parametrize(("damage", "wanted"), [(1, "no"), (3, "no"), (6, "yes"), (8, "yes")])
def test_the_driver_powers_down_when_it_is_hurt(damage: int, wanted: str) -> None:
    assert answer(power_down_question(damage)) == f"power_down {wanted}"


def test_the_tenth_damage_is_prevented_with_the_least_option() -> None:
    robots = [
        {"x": 5, "y": 5, "facing": "N", "damage": 9, "options": ["extra_memory", "tractor_beam"]},
        {"x": 5, "y": 8, "facing": "N"},
    ]
    position = {
        "course": {"width": 12, "height": 12, "flags": [{"number": 1, "x": 0, "y": 0}]},
        "phase": "register", "register": 5, "step": "D", "robots": robots,
    }  # fmt: skip
    state = GAME.load(position)
    GAME.advance(state, chance("position"))
    assert answer(state) == "prevent tractor_beam"


def test_a_robot_returns_facing_its_flag() -> None:
    """Flag 1 at (3, 4), the archive four squares south of it."""
    robots = [{"status": "destroyed", "archive": [3, 8], "lives": 2}, RIVAL]
    state = GAME.load({"course": "house_first_steps", "phase": "reentry", "robots": robots})
    GAME.advance(state, chance("position"))
    assert answer(state) == "face N"


# -- races ------------------------------------------------------------------------------------------------------


def test_the_driver_beats_three_random_bots_on_risky_exchange() -> None:
    """The small form of a measurement over hundreds of games, with fixed seeds."""
    won = 0
    for number in range(20):
        names = ["random"] * 4
        names[number % 4] = "driver"
        state, _ = race(names, f"risky {number}", {"course": "risky_exchange"})
        outcome = GAME.outcome(state)
        assert outcome is not None
        won += outcome.winners() == [number % 4]
    assert won >= 18


@pytest.mark.parametrize(
    "course", ["moving_targets", "toggle_boggle", "capture_the_flag", "interference", "house_relay"]
)
def test_drivers_finish_special_courses_in_good_time(course: str) -> None:
    state, _ = race(["driver"] * 4, f"finish {course}", {"course": course})
    assert state.turn <= 40


def test_drivers_rarely_destroy_themselves() -> None:
    """An island between pits, and room enough for two: less than one Life a robot and race."""
    lost = 0
    for number in range(6):
        state, _ = race(["driver", "driver"], f"alone {number}", {"course": "island_hop", "max_turns": 12})
        lost += sum(3 - lives for lives in state.lives)
    assert lost < 12
