"""The driver's answers to everything but programs: power down, coming back, Options, and what is asked in a register.

Where the engine can show what comes of an answer within this turn, both ways are simulated; the rest are rules of
thumb that a good player would recognise.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from paddock.core.chance import ChanceSource
from paddock.core.decision import Decision
from paddock.core.heuristics import Advice

from ..components.content import BACK_UP, CARD_ACTION, CARD_COUNT, MOVE_1, MOVE_2, NO_CARD, ROTATE_LEFT, ROTATE_RIGHT
from ..components.course import SITE_HAMMER
from ..rules import decisions as d
from ..rules import questions as q
from ..rules.state import State, damage_of
from .lookahead import simulate_answers
from .objectives import Objectives
from .option_worth import WORTH_BY_OPTION
from .program_search import COST_BY_DAMAGE, ProgramSearch, beams_while_still, drive_move, move_of_register

SIMULATION_SAMPLE_COUNT: Final = 3
DEFAULT_ANSWER_BONUS: Final = 3.0
"""What another answer than the default must promise to be taken."""
SIMULATED_QUESTIONS: Final = (
    q.ASK_GYROSCOPE,
    q.ASK_CONDITIONAL_PROGRAM,
    q.ASK_ABORT_SWITCH,
    q.ASK_BRAKES,
    q.ASK_FOURTH_GEAR,
    q.ASK_REVERSE_GEAR,
    q.ASK_WEAPON,
    q.ASK_HIGH_POWER_LASER,
    q.ASK_FIRE_CONTROL,
    q.ASK_PREVENT_DAMAGE,
)
NEAR_FINISH_COST: Final = 60
POOR_HAND_GAIN: Final = 25
CARDS_WORTH_STORING: Final = (MOVE_1, ROTATE_LEFT, ROTATE_RIGHT, MOVE_2)
"""What is worth keeping as a Conditional Program, best first."""


def advise_answer(
    state: State, choices: list[Decision], objectives: Objectives, chance_source: ChanceSource
) -> list[Advice]:
    """Advice on the open question."""
    question, robot = state.question, state.asked_robot
    if question in SIMULATED_QUESTIONS:
        return _advise_by_simulation(state, robot, choices, objectives, chance_source)
    if question == q.ASK_POWER_DOWN:
        return advise_yes_or_no(choices, wants_power_down(state, robot, objectives), "hint-power-down", "hint-stay-up")
    if question == q.ASK_STAY_DOWN:
        return advise_yes_or_no(choices, damage_of(state, robot) >= 3, "hint-power-down", "hint-stay-up")
    if question == q.ASK_RETURN_POWERED_DOWN:
        return advise_yes_or_no(choices, False, "hint-power-down", "hint-stay-up")
    if question == q.ASK_RECOMPILE:
        poor = hand_gain(state, robot, state.hand[robot], objectives) < POOR_HAND_GAIN and damage_of(state, robot) < 4
        return advise_yes_or_no(choices, poor, "hint-new-hand", "hint-keep-hand")
    if question == q.ASK_FLYWHEEL:
        more = hand_gain(state, robot, (*state.hand[robot], state.flywheel_card), objectives)
        helps = more > hand_gain(state, robot, state.hand[robot], objectives) + 8
        return advise_yes_or_no(choices, helps, "hint-use-card", "hint-save-card")
    if question == q.ASK_LOSE_OPTION:
        return rank_advice(Advice(one, -WORTH_BY_OPTION[one.args[0]], "hint-least-option") for one in choices)
    if question in (q.ASK_RETURN_SQUARE, q.ASK_DEPLOY):
        return rank_advice(
            Advice(one, _square_worth(state, robot, one, objectives), "hint-good-square") for one in choices
        )
    if question in (q.ASK_RETURN_FACING, q.ASK_DEPLOY_FACING):
        return rank_advice(
            Advice(one, _facing_worth(state, robot, one.args[0], objectives), "hint-good-facing") for one in choices
        )
    if question in (q.ASK_ARM_FLAG, q.ASK_ARM_REPAIR):
        return rank_advice(Advice(one, _arm_touch_worth(state, robot, one), "hint-arm") for one in choices)
    picked = choices[chance_source.pick("bot", range(len(choices)))]
    return rank_advice(Advice(one, float(one is picked), "hint-any") for one in choices)


def rank_advice(advice: Iterable[Advice]) -> list[Advice]:
    """Advice, best first; equals stay in the order of the legal list."""
    return sorted(advice, key=_negative_score)


def _negative_score(advice: Advice) -> float:
    return -advice.score


def advise_yes_or_no(
    choices: list[Decision], is_yes_better: bool, reason_for_yes: str, reason_for_no: str
) -> list[Advice]:
    """A question with the answers no and yes."""
    no, agreed = choices[0], choices[1]
    return rank_advice(
        [Advice(no, float(not is_yes_better), reason_for_no), Advice(agreed, float(is_yes_better), reason_for_yes)]
    )


def _advise_by_simulation(
    state: State, robot: int, choices: list[Decision], objectives: Objectives, chance_source: ChanceSource
) -> list[Advice]:
    """Each answer played to the end of the turn; the default stands unless another is clearly better."""
    worths = simulate_answers(state, robot, choices, objectives, chance_source, SIMULATION_SAMPLE_COUNT)
    saved = state.question == q.ASK_PREVENT_DAMAGE and damage_of(state, robot) == 9
    usual = 1 if saved else 0
    advice: list[Advice] = []
    for number, one in enumerate(choices):
        score = worths[number] + (DEFAULT_ANSWER_BONUS if number == usual else 0.0)
        better = "hint-better-turn" if worths[number] > worths[usual] else "hint-no-better-turn"
        advice.append(Advice(one, score, "hint-usual" if number == usual else better))
    return rank_advice(advice)


def advise_draft(choices: list[Decision]) -> list[Advice]:
    """The Option to keep from those dealt (RR-19.3)."""
    return rank_advice(Advice(one, WORTH_BY_OPTION[one.args[0]], "hint-best-option") for one in choices)


def advise_storing(state: State, choices: list[Decision]) -> list[Advice]:
    """The unused card to lay on a Conditional Program or a Flywheel."""
    advice: list[Advice] = []
    for one in choices:
        card = one.args[0]
        score = -1.0
        if card < CARD_COUNT:
            action = CARD_ACTION[card]
            if one.kind == d.STORE_FLYWHEEL:
                score = float(action - BACK_UP)
            elif action in CARDS_WORTH_STORING:
                score = 4.0 - CARDS_WORTH_STORING.index(action)
            else:
                score = 0.0
        advice.append(Advice(one, score, "hint-save-card" if card < CARD_COUNT else "hint-any"))
    return rank_advice(advice)


def hand_gain(state: State, robot: int, hand: tuple[int, ...], objectives: Objectives) -> int:
    """How much nearer the best program of a hand brings a robot, in tenths of a register."""
    objective = objectives.objective(state, robot)
    drafts = ProgramSearch(state, robot, objectives, objective, hand).find_programs(80, 1)
    if not drafts:
        return 0
    return objectives.remaining_cost(state, robot, objectives.pose_of(state, robot)) - drafts[0].cost


def wants_power_down(state: State, robot: int, objectives: Objectives) -> bool:
    """Whether to announce power down: hurt enough, a quiet place to stand, and nothing more urgent (RR-5)."""
    hurt = damage_of(state, robot)
    if hurt < 4 or (objectives.is_hunter(state, robot) and hurt < 5):
        return False
    place = pose_after_program(state, robot, objectives)
    if place == objectives.routes.lost_pose:
        return False
    if objectives.remaining_cost(state, robot, place) < NEAR_FINISH_COST:
        return False
    beams, safe = beams_while_still(objectives.routes, place)
    return safe and (beams == 0 or COST_BY_DAMAGE[min(10, beams)] * 2 < COST_BY_DAMAGE[hurt])


def pose_after_program(state: State, robot: int, objectives: Objectives) -> int:
    """Where a robot's own program leaves it if nobody interferes."""
    place = objectives.pose_of(state, robot)
    for register in range(5):
        packed_cards = state.registers[5 * robot + register]
        if packed_cards != NO_CARD:
            place = drive_move(objectives.routes, place, move_of_register(packed_cards), register)
    return place


def _square_worth(state: State, robot: int, decision: Decision, objectives: Objectives) -> float:
    """How good a square is to come back on."""
    square = state.course.square(decision.args[0], decision.args[1])
    return max(_pose_worth(state, robot, square * 4 + facing, objectives) for facing in range(4))


def _facing_worth(state: State, robot: int, facing: int, objectives: Objectives) -> float:
    return _pose_worth(state, robot, state.square[robot] * 4 + facing, objectives)


def _pose_worth(state: State, robot: int, pose: int, objectives: Objectives) -> float:
    routes = objectives.routes
    return (
        -objectives.remaining_cost(state, robot, pose)
        - 4.0 * routes.beams[pose // 4]
        - 2.0 * routes.pit_edges[pose // 4]
    )


def _arm_touch_worth(state: State, robot: int, decision: Decision) -> float:
    """A flag in reach is always touched; a repair site by what it gives."""
    if decision.kind == d.NO_ARM_TOUCH:
        return 0.0
    if state.question == q.ASK_ARM_FLAG:
        return 10.0
    square = state.course.square(decision.args[0], decision.args[1])
    return 1.0 + (5.0 if state.course.repair_sites[square] & SITE_HAMMER else 0.0)
