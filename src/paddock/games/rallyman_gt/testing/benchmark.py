"""What `paddock bench` measures on Rallyman: GT: legal lists of planning steps, odds."""
# mypyc: off

from __future__ import annotations

from typing import Final

from paddock.core.benchmark import Benchmark, RandomSources, TimedAction
from paddock.core.chance import ChanceSource, LiveChance

from ..game import GAME
from ..rules.actions import GAS_ACTION
from ..rules.phases import PHASE_PLANNING
from ..rules.state import State, warning_threshold
from ..views import odds
from ..views.pace import ideal_line

BENCHMARK_CIRCUIT: Final = "1"
POSITION_COUNT: Final = 150
PLAN_STEPS: Final = 10
FOCUS_TOKENS: Final = 10  # odds are worked out for a plan of so many steps, with so many focus tokens to secure with
DECISIONS_BETWEEN_POSITIONS: Final = (
    20  # decisions of a random race before its first position, and from one to the next
)


def _new_race(car_count: int) -> State:
    return GAME.setup(car_count, {"circuit": BENCHMARK_CIRCUIT})


def _planning_positions(car_count: int, random_sources: RandomSources) -> list[State]:
    found: list[State] = []
    number = 0
    while len(found) < POSITION_COUNT:
        draws = random_sources(f"{car_count}/{number}")
        number += 1
        state, source, met = _new_race(car_count), LiveChance(draws), 0
        GAME.advance(state, source)
        while waiting := GAME.waiting_for(state):
            met += 1
            if met % DECISIONS_BETWEEN_POSITIONS == 0 and state.phase is PHASE_PLANNING and len(found) < POSITION_COUNT:
                found.append(GAME.copy(state))
            GAME.play(state, waiting[0], draws.choice(GAME.legal(state, waiting[0])), source)
    return found


def _legal_list(state: State, chance_source: ChanceSource) -> object:
    return GAME.legal(state, state.lineup.seats[state.turn_order[0]])


def _long_plans(states: list[State]) -> list[State]:
    """The same positions with a plan of ten steps along the ideal line: more than any car has dice for."""
    line = ideal_line(states[0].circuit)
    found: list[State] = []
    for number, state in enumerate(states):
        long = GAME.copy(state)
        car = long.turn_order[0]
        first = number % (len(line) - PLAN_STEPS - 1)
        long.car_space[car], long.speed[car], long.focus_tokens[car] = line[first], 3, FOCUS_TOKENS
        spaces = line[first + 1 : first + 1 + PLAN_STEPS]
        long.plan = [long.circuit_steps.steps_onto_space[space][GAS_ACTION.code] for space in spaces]
        found.append(long)
    return found


def _plan_odds(state: State, chance_source: ChanceSource) -> object:
    """All that the table tells of a plan: losses step by step, flat out, and what each choice is worth."""
    car = state.turn_order[0]
    plan, limit = odds.plan_steps(state, car, state.plan), warning_threshold(state, car)
    return odds.loss_chances(plan, limit), odds.loss_chance(plan, limit), odds.choice_values(state, car)


BENCHMARK: Final = Benchmark(
    "cars",
    (2, 4, 6),
    _new_race,
    _planning_positions,
    [
        TimedAction("legal", _legal_list, max_microseconds=50, description="the legal list of a planning step"),
        TimedAction(
            "odds",
            _plan_odds,
            prepare_positions=_long_plans,
            decimals=0,
            max_microseconds=1_000,
            description=f"the odds of {PLAN_STEPS} steps",
        ),
    ],
    description=f"""\
random races on circuit {BENCHMARK_CIRCUIT} likewise. **legal**: the legal list in a position of them in which dice are
being laid; **odds**: all that is told of a plan of {PLAN_STEPS} steps (losses step by step, flat out, what rolling,
securing and stopping are worth) with {FOCUS_TOKENS} focus tokens.""",
)
