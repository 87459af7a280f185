"""Plays a turn to its end on a copy of the position, with guesses at what the other robots will do."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from paddock.core.chance import ChanceSource
from paddock.core.decision import Decision
from paddock.core.event import NO_EVENTS

from ..components.content import NO_CARD
from ..rules import apply, legal
from ..rules.advance import advance
from ..rules.phases import STAGE_DONE, STEP_OVER, STEP_PROGRAMMING, STEP_WIPE_REGISTERS, STEPS_PER_REGISTER
from ..rules.state import State, damage_of, update_seats_to_program
from ..rules.statuses import STATUS_DESTROYED, STATUS_ELIMINATED, STATUS_FINISHED
from ..rules.steps.damage import cards_in_register
from ..views.determinize import determinize
from .objectives import WIN_VALUE, Objectives, are_allies
from .option_worth import WORTH_BY_OPTION
from .program_search import COST_BY_DAMAGE, LAST_LIFE_COST, LIFE_COST, ProgramDraft, ProgramSearch

TURN_END_PAUSE: Final = 5 * STEPS_PER_REGISTER + STEP_WIPE_REGISTERS.code
"""Where a simulation ends: after the repairs of the turn, before anything is wiped."""
GUESS_SEARCH_WIDTH: Final = 10
NEARBY_DISTANCE: Final = 12
MATE_WEIGHT: Final = 0.3
RIVAL_WEIGHT: Final = 0.4
HUNTER_RIVAL_WEIGHT: Final = 1.5
"""How much the lot of team-mates and rivals counts beside one's own; a hunter lives for its rivals' trouble."""


WorthFunction = Callable[[State, int, Objectives], float]
"""How well a robot stands at the end of a turn; more is better."""


def play_to_turn_end(state: State, chance_source: ChanceSource) -> None:
    """Goes on to the end of the turn; every question on the way gets its default answer."""
    state.pause_at = TURN_END_PAUSE
    advance(state, chance_source, NO_EVENTS)
    while state.question:
        seat = state.roster.robot_owner[state.asked_robot]
        apply.play(state, seat, legal.default_decision(state, seat), chance_source, NO_EVENTS)


def robot_worth(state: State, robot: int, objectives: Objectives) -> float:
    """How well a robot stands at the end of a turn, in tenths of a register; more is better."""
    status = state.status[robot]
    if status == STATUS_FINISHED:
        return WIN_VALUE - 10 * (state.ended_at[robot] % 8)
    if status == STATUS_ELIMINATED:
        return -WIN_VALUE
    total = 0.0
    for option in state.options[robot]:
        total += WORTH_BY_OPTION[option]
    life = LIFE_COST * (state.settings.lives - state.lives[robot])
    if status == STATUS_DESTROYED:
        archive = state.archive[robot]
        back = (
            min(objectives.remaining_cost(state, robot, archive * 4 + facing) for facing in range(4))
            if archive >= 0
            else 100
        )
        return total - back - life - COST_BY_DAMAGE[2] - (LAST_LIFE_COST if state.lives[robot] == 0 else 0)
    return (
        total
        - objectives.remaining_cost(state, robot, objectives.pose_of(state, robot))
        - life
        - COST_BY_DAMAGE[damage_of(state, robot)]
    )


def side_worth(state: State, robot: int, objectives: Objectives) -> float:
    """How well a robot's side stands: itself first, its friends, and its rivals against it."""
    if state.step == STEP_OVER and state.course.is_team:
        won = state.roster.team[robot] in state.flag_control[len(state.flags) :]
        return float(WIN_VALUE - 10 * state.register if won else -WIN_VALUE)
    total = robot_worth(state, robot, objectives)
    share = HUNTER_RIVAL_WEIGHT if objectives.is_hunter(state, robot) else RIVAL_WEIGHT
    rivals = [other for other in range(len(state.square)) if not are_allies(state, robot, other)]
    for other in range(len(state.square)):
        if other == robot:
            continue
        if other in rivals:
            total -= share * robot_worth(state, other, objectives) / len(rivals)
        else:
            total += MATE_WEIGHT * robot_worth(state, other, objectives)
    return total


def guess_program(state: State, robot: int, objectives: Objectives) -> None:
    """Gives another robot the program that a quick look finds for the cards it is imagined to hold."""
    first = 5 * robot
    hand = list(state.hand[robot])
    for register in range(5):
        if not ((state.locked[robot] | state.jammed[robot]) >> register) & 1:
            hand += cards_in_register(state.registers[first + register])
            state.registers[first + register] = NO_CARD
    search = ProgramSearch(state, robot, objectives, objectives.objective(state, robot), tuple(hand))
    drafts = search.find_programs(GUESS_SEARCH_WIDTH, 1)
    if drafts:
        state.registers[first : first + 5] = drafts[0].cards
        used = {card for packed_cards in drafts[0].cards for card in cards_in_register(packed_cards)}
        state.hand[robot] = tuple(card for card in hand if card not in used)
    else:
        state.hand[robot] = tuple(hand)


def robots_nearby(state: State, robot: int, max_distance: int) -> list[int]:
    """The other robots within some squares."""
    here = state.square[robot]
    return [
        other
        for other, square in enumerate(state.square)
        if square >= 0 and other != robot and state.course.distance(here, square) <= max_distance
    ]


def simulate_programs(
    position: State,
    robot: int,
    drafts: list[ProgramDraft],
    objectives: Objectives,
    chance_source: ChanceSource,
    sample_count: int,
    worth_function: WorthFunction = side_worth,
) -> list[float]:
    """What each draft is worth on average against programs that the others might have. Those who are too far away
    to meet do what they like."""
    close = robots_nearby(position, robot, NEARBY_DISTANCE)
    seat = position.roster.robot_owner[robot]
    worths = [0.0] * len(drafts)
    first = 5 * robot
    for _ in range(sample_count):
        world = determinize(position, seat, chance_source)
        for other in range(len(world.square)):
            sealed_own = world.roster.robot_owner[other] == seat and world.program_stage[other] == STAGE_DONE
            if other in close and not world.powered_down[other] and not sealed_own:
                guess_program(world, other, objectives)
        world.program_stage = [STAGE_DONE] * len(world.square)
        update_seats_to_program(world)
        world.step = STEP_PROGRAMMING
        for number, draft in enumerate(drafts):
            state = world.copy()
            own = {card for packed_cards in draft.cards for card in cards_in_register(packed_cards)}
            state.registers[first : first + 5] = draft.cards
            state.hand[robot] = tuple(card for card in state.hand[robot] if card not in own)
            play_to_turn_end(state, chance_source)
            worths[number] += worth_function(state, robot, objectives) / sample_count
    return worths


def simulate_answers(
    position: State,
    robot: int,
    options: list[Decision],
    objectives: Objectives,
    chance_source: ChanceSource,
    sample_count: int,
) -> list[float]:
    """What each answer to an open question is worth on average, if the rest of the turn goes by default."""
    seat = position.roster.robot_owner[position.asked_robot]
    worths = [0.0] * len(options)
    for _ in range(sample_count):
        world = determinize(position, seat, chance_source)
        for number, decision in enumerate(options):
            state = world.copy()
            state.pause_at = TURN_END_PAUSE
            apply.play(state, seat, decision, chance_source, NO_EVENTS)
            play_to_turn_end(state, chance_source)
            worths[number] += side_worth(state, robot, objectives) / sample_count
    return worths
