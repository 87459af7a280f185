"""The odds are exact: compared with every way the dice can fall, played out by the engine."""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence
from functools import cache
from typing import Any

import pytest

from paddock.core.chance import ChanceSource, LiveChance
from paddock.core.event import EventLog
from paddock.games.rallyman_gt.bots.plan_search import best_plans
from paddock.games.rallyman_gt.game import GAME
from paddock.games.rallyman_gt.rules.phases import PHASE_PLANNING, PHASE_RELAYING, PHASE_ROLLING
from paddock.games.rallyman_gt.rules.state import State, warning_threshold
from paddock.games.rallyman_gt.rules.steps.rolling import next_securing_cost
from paddock.games.rallyman_gt.views import odds
from paddock.games.rallyman_gt.views.goals import FOCUS_SECONDS

MOST_DICE = 7
PLANS = 46


class Branch(ChanceSource):
    """Follows one way the dice can fall: bit by bit, with its probability."""

    def __init__(self, path: int) -> None:
        self.path = path
        self.asked = 0
        self.likely = 1.0

    def pick(self, chance_name: str, outcomes: Sequence[int]) -> int:
        face = self.path >> self.asked & 1
        self.asked += 1
        self.likely *= list(outcomes).count(face) / len(outcomes)
        return face

    def draw(self, chance_name: str, outcomes: Sequence[int], count: int) -> list[int]:
        return list(outcomes)[:count]


def falls(dice: int) -> Iterator[Branch]:
    for path in range(1 << dice):
        yield Branch(path)


def plan_at_random(seed: int, **settings: Any) -> State | None:
    """A position in which a plan lies, somewhere in a random game."""
    chance = random.Random(seed)
    source = LiveChance(chance)
    state = GAME.setup(chance.randint(1, 3), {"circuit": str(1 + seed % 8), **settings})
    GAME.advance(state, source)
    for _ in range(chance.randint(30, 160)):
        if not GAME.waiting_for(state):
            return None
        seat = GAME.waiting_for(state)[0]
        GAME.play(state, seat, chance.choice(GAME.legal(state, seat)), source)
    while GAME.waiting_for(state):
        seat = GAME.waiting_for(state)[0]
        if state.phase is PHASE_PLANNING:
            while len(state.plan) < 5 and (steps := [d for d in GAME.legal(state, seat) if 1 <= d.kind <= 4]):
                GAME.play(state, seat, chance.choice(steps), source)
            dice = sum(len(step.action.dice) for step in state.plan)
            return state if state.plan and dice <= MOST_DICE else None
        GAME.play(state, seat, chance.choice(GAME.legal(state, seat)), source)
    return None


@cache
def laid() -> list[State]:
    """Positions that are the same every time; nobody plays for them who only reads which tests there are."""
    found = (
        plan_at_random(seed, cannon_start=bool(seed % 2), car_class=("GT6", "GT5")[seed % 2]) for seed in range(60)
    )
    return [state for state in found if state is not None]


@pytest.fixture
def state(request: pytest.FixtureRequest) -> State:
    """One of the plans, by its number."""
    return laid()[request.param]


def every_plan(step: int = 1) -> pytest.MarkDecorator:
    return pytest.mark.parametrize("state", range(0, PLANS, step), indirect=True)


def test_there_are_no_plans_that_no_test_takes() -> None:
    assert len(laid()) == PLANS


@every_plan()
def test_the_chance_of_losing_control_one_by_one_is_that_of_all_falls_of_the_dice(state: State) -> None:
    car, seat = state.turn_order[0], GAME.waiting_for(state)[0]
    plan = odds.plan_steps(state, car, state.plan)
    expected = [0.0] * len(plan)
    seen: set[tuple[int, ...]] = set()
    for branch in falls(sum(len(stage.action.dice) for stage in plan)):
        child, made = state.copy(), 0
        events: list[Any] = []
        while (
            child.turn_order
            and child.turn_order[0] == car
            and child.phase in (PHASE_PLANNING, PHASE_ROLLING)
            and made < len(plan)
        ):
            if child.round_number != state.round_number:
                break
            GAME.play(child, seat, GAME.space.parse("roll"), branch, EventLog(events))
            made += 1
        met = tuple(branch.path >> bit & 1 for bit in range(branch.asked))
        if met in seen:
            continue
        seen.add(met)
        if any(event.kind == "loses_control" for event in events):
            expected[made - 1] += branch.likely
    assert odds.loss_chances(plan, warning_threshold(state, car)) == pytest.approx(expected)


@every_plan()
def test_flat_out_control_is_lost_as_often_as_one_by_one(state: State) -> None:
    """The dice stay where they were planned: whoever is over the finish line by then has lost nothing (RG-17.3)."""
    car, seat = state.turn_order[0], GAME.waiting_for(state)[0]
    plan = odds.plan_steps(state, car, state.plan)
    expected = 0.0
    for branch in falls(sum(len(stage.action.dice) for stage in plan)):
        child = state.copy()
        events: list[Any] = []
        GAME.play(child, seat, GAME.space.parse("flat_out"), branch, EventLog(events))
        if child.phase is PHASE_RELAYING:
            GAME.play(child, seat, GAME.space.parse("keep"), branch, EventLog(events))
        if any(event.kind == "loses_control" for event in events):
            expected += branch.likely
    assert odds.loss_chance(plan, warning_threshold(state, car)) == pytest.approx(expected)
    foreseen: Any = GAME.preview(state, seat)
    assert foreseen["flat_out"]["loss"] == foreseen["plan"][-1]["loss"] == pytest.approx(expected, abs=1e-6)


@every_plan()
@pytest.mark.parametrize("how", ["roll", "flat_out"])
def test_the_chance_of_a_spoiled_cannon_start_is_that_of_all_falls_of_the_dice(state: State, how: str) -> None:
    car, seat = state.turn_order[0], GAME.waiting_for(state)[0]
    plan = odds.plan_steps(state, car, state.plan)
    count = len(plan[0].action.dice) if how == "roll" else sum(len(stage.action.dice) for stage in plan)
    expected = 0.0
    for branch in falls(count):
        child = state.copy()
        events: list[Any] = []
        GAME.play(child, seat, GAME.space.parse(how), branch, EventLog(events))
        if any(event.kind == "cannon_fails" for event in events):
            expected += branch.likely
    assert odds.cannon_fail_chance(plan) == pytest.approx(expected)
    foreseen: Any = GAME.preview(state, seat)
    assert {round(each["spoiled"], 3) for each in (*foreseen["plan"], foreseen["flat_out"])} == {round(expected, 3)}


def test_the_search_for_plans_reckons_with_every_fall_of_the_dice_a_spoiled_cannon_start_too() -> None:
    table = GAME.load({"settings": {"cannon_start": True}, "circuit": "1", "cars": [{"at": "0:B3"}, {"at": "0:A3"}]})
    GAME.advance(table, LiveChance(random.Random(1)))
    drafts = best_plans(table, table.turn_order[0])
    assert any(draft.spoil_chance for draft in drafts)
    for draft in drafts:
        stages = odds.plan_steps(draft.state, table.turn_order[0], draft.state.plan)
        rolled = odds.flat_out_value(stages, warning_threshold(table, table.turn_order[0]), 0.0)
        assert draft.estimated_cost == pytest.approx(rolled), [stage.action for stage in stages]


def best(plan: Sequence[odds.PlanStep], limit: int, had: int, secured: int, focus: int, stop: float | None) -> float:
    """Expected seconds with the best choice at every step, worked out plainly."""
    if not plan:
        assert stop is not None
        return stop
    stage, rest = plan[0], plan[1:]

    def after(shown: int, dice: int, cost: int) -> float:
        if stage.ends_race:
            return 0.0
        total = had + shown + stage.track_warnings
        if stage.is_too_fast or (total >= limit and not (stage.is_cannon_start and shown)):
            return stage.loss_value
        if stage.is_cannon_start and shown:
            return stage.stop_value
        return best(rest, limit, total, secured + dice, focus - cost, stage.stop_value)

    choices = [sum(chance * after(shown, 0, 0) for shown, chance in enumerate(stage.action.warning_odds))]
    dice = len(stage.action.dice)
    cost = sum(secured + n for n in range(1, dice + 1))
    if cost <= focus:
        choices.append(cost * FOCUS_SECONDS + after(0, dice, cost))
    if stop is not None:
        choices.append(stop)
    return min(choices)


@every_plan(2)
@pytest.mark.parametrize("focus", [0, 4])
def test_what_going_on_is_worth_is_what_the_best_choice_at_every_step_brings(state: State, focus: int) -> None:
    car = state.turn_order[0]
    state = state.copy()
    state.focus_tokens[car] = focus
    plan = odds.plan_steps(state, car, state.plan)
    found = odds.choice_values(state, car)
    assert found.best_value == pytest.approx(best(plan, warning_threshold(state, car), 0, 0, focus, None))
    assert (found.secure_value >= 0) == (next_securing_cost(state) <= focus)
