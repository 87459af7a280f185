"""The RoboRally driver: plans its program, simulates it against the others, and answers every question sensibly.

Three steps for a program: `program_search.py` finds the best programs for a robot alone, `lookahead.py` plays the most
promising ones out with the engine against programs that the others might have, and the best of those is taken.
"""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from typing import Final

from paddock.core.chance import ChanceSource
from paddock.core.decision import Decision
from paddock.core.heuristics import Advice, Heuristics, Remark

from ..components.content import FACING_VALUES, NO_CARD
from ..rules import decisions as d
from ..rules import questions as q
from ..rules.apply import robot_being_programmed
from ..rules.decisions import PLACE_DECISIONS, SEAL_DECISION
from ..rules.state import NOBODY, State, damage_of
from ..rules.steps.damage import cards_in_register
from . import competitive, question_advice, rollout, win_chance
from .lookahead import simulate_programs
from .objectives import Objectives
from .program_search import ProgramDraft, ProgramSearch
from .remarks import ground_word, remark

SEARCH_WIDTH: Final = 350
MAX_CANDIDATES: Final = 10
MAX_FINALISTS: Final = 4
SIMULATION_ROUNDS: Final = ((2, 3), (1, 2))
"""How often all candidates are simulated, and then the finalists: at a small table, and at one of more than five."""
SEARCH_WEIGHT: Final = 0.3
"""How much the plain search counts beside the simulations, which depend on guesses."""
EQUAL_WORTH_MARGIN: Final = 0.5
"""Programs this close to the best are as good, and chance takes one of them."""


class RoboRallyHeuristics(Heuristics[State]):
    """The heuristics of RoboRally. It keeps nothing between calls."""

    key_event_kinds = frozenset({
        "archives", "controls", "destroyed", "eliminated", "falls", "finishes", "leaves_course", "powers_down",
        "rams", "stays_down", "takes_flag", "touches",
    })  # fmt: skip

    def plan_key(self, position: State, seat: int) -> Hashable:
        """A program rests on the robot, where it stands and the cards it was dealt, wherever they lie by now."""
        robot = robot_being_programmed(position, seat)
        if robot == NOBODY:
            return None
        cards = list(position.hand[robot])
        for packed_cards in position.registers[5 * robot : 5 * robot + 5]:
            cards += cards_in_register(packed_cards)
        place = position.square[robot] * 4 + position.facing[robot]
        return position.course.id, position.turn, robot, position.program_stage[robot], place, tuple(sorted(cards))

    def advise(
        self, position: State, seat: int, choices: Sequence[Decision], chance_source: ChanceSource
    ) -> list[Advice]:
        """Advice on whatever is asked of this seat now."""
        return _advice_for_robot(position, seat, list(choices), chance_source, is_competitive=False)

    def remark(self, position: State, seat: int, decision: Decision) -> Remark | None:
        return remark(position, decision)

    def competitive_advice(
        self, position: State, seat: int, choices: Sequence[Decision], chance_source: ChanceSource
    ) -> list[Advice]:
        """The same by one who plays to win; in a team everybody is a driver."""
        wins = not position.course.is_team
        if wins and position.question == q.ASK_POWER_DOWN:
            rests = competitive.wants_power_down(position, position.asked_robot, Objectives(position))
            return question_advice.advise_yes_or_no(list(choices), rests, "hint-power-down", "hint-stay-up")
        return _advice_for_robot(position, seat, list(choices), chance_source, wins)

    def win_chances(self, position: State) -> list[float]:
        return win_chance.win_chances(position)

    def round_number(self, position: State) -> int:
        """The turn."""
        return position.turn

    def rollout_decision(
        self, position: State, seat: int, choices: Sequence[Decision], chance_source: ChanceSource
    ) -> Decision:
        return rollout.rollout_decision(position, seat, choices)


def _advice_for_robot(
    position: State, seat: int, choices: list[Decision], chance_source: ChanceSource, is_competitive: bool
) -> list[Advice]:
    objectives = Objectives(position)
    if position.question:
        return question_advice.advise_answer(position, choices, objectives, chance_source)
    kind = choices[0].kind
    if kind == d.DRAFT_OPTION:
        return question_advice.advise_draft(choices)
    if kind in (d.STORE_CONDITIONAL, d.STORE_FLYWHEEL):
        return question_advice.advise_storing(position, choices)
    if SEAL_DECISION in choices:
        return [Advice(SEAL_DECISION, 0.0, "hint-seal")]
    robot = robot_being_programmed(position, seat)
    search = ProgramSearch(position, robot, objectives, objectives.objective(position, robot), position.hand[robot])
    drafts = search.find_programs(SEARCH_WIDTH, competitive.MAX_CANDIDATES if is_competitive else MAX_CANDIDATES)
    if not drafts:
        return [Advice(choices[0], 0.0, "hint-any")]
    compare = competitive.compare_programs if is_competitive else _compare_programs
    return _advice_from_drafts(
        position, robot, drafts, compare(position, robot, drafts, objectives, chance_source), objectives
    )


def _advice_from_drafts(
    position: State, robot: int, drafts: list[ProgramDraft], worths: list[float], objectives: Objectives
) -> list[Advice]:
    before = objectives.remaining_cost(position, robot, objectives.pose_of(position, robot))
    advice: list[Advice] = []
    for draft, worth in zip(drafts, worths, strict=True):
        plan = _placing_decisions(position, robot, draft)
        key, args = _reason_message(position, robot, draft, objectives, before)
        advice.append(Advice(plan[0], worth, key, args, plan[1:]))
    return question_advice.rank_advice(advice)


def _compare_programs(
    position: State, robot: int, drafts: list[ProgramDraft], objectives: Objectives, chance_source: ChanceSource
) -> list[float]:
    """What the drafts are worth: all are simulated a little, the best of them some more; then chance takes one of those
    that are as good as the best."""
    robots = sum(1 for square in position.square if square >= 0)
    first, second = SIMULATION_ROUNDS[robots > 5]
    first_worths = simulate_programs(position, robot, drafts, objectives, chance_source, first)
    if len(drafts) > MAX_FINALISTS:
        places = sorted(range(len(drafts)), key=lambda number: -_blended_worth(first_worths[number], drafts[number]))[
            :MAX_FINALISTS
        ]
    else:
        places = list(range(len(drafts)))
    again = simulate_programs(position, robot, [drafts[number] for number in places], objectives, chance_source, second)
    worths = [_blended_worth(worth, draft) for worth, draft in zip(first_worths, drafts, strict=True)]
    for number, more in zip(places, again, strict=True):
        both = (first_worths[number] * first + more * second) / (first + second)
        worths[number] = _blended_worth(both, drafts[number])
    best = max(worths[number] for number in places)
    worths = [
        worth if number in places else min(worth, best - 2 * EQUAL_WORTH_MARGIN) for number, worth in enumerate(worths)
    ]
    good = [number for number, worth in enumerate(worths) if worth >= best - EQUAL_WORTH_MARGIN]
    chosen = good[chance_source.pick("bot", range(len(good)))] if len(good) > 1 else good[0]
    worths[chosen] = best + 1.0
    return worths


def _blended_worth(worth: float, draft: ProgramDraft) -> float:
    return (1 - SEARCH_WEIGHT) * worth - SEARCH_WEIGHT * draft.cost


def _placing_decisions(position: State, robot: int, draft: ProgramDraft) -> list[Decision]:
    """The decisions that lay out a program: register by register, then the seal."""
    decisions: list[Decision] = []
    for register, packed_cards in enumerate(draft.cards):
        if position.registers[5 * robot + register] == NO_CARD:
            decisions += [PLACE_DECISIONS[register][card] for card in cards_in_register(packed_cards)]
    decisions.append(SEAL_DECISION)
    return decisions


def _reason_message(
    position: State, robot: int, draft: ProgramDraft, objectives: Objectives, earlier_flag: int
) -> tuple[str, dict[str, object]]:
    args: dict[str, object] = {"damage": damage_of(position, robot)}
    stage = objectives.objective(position, robot)[draft.stage]
    if stage.is_won:
        return "hint-wins", args
    if draft.pose == objectives.routes.lost_pose:
        return "hint-destroyed", args
    square, facing = divmod(draft.pose, 4)
    beams = objectives.routes.beams[square]
    args |= {"facing": (FACING_VALUES, facing), "beams": beams, "ground": ground_word(position, square)}
    if draft.stage and not objectives.is_hunter(position, robot):
        args["flags"] = draft.stage
        return "hint-touches", args
    after = stage.costs[draft.pose * 5] + stage.later_cost
    args["registers"] = max(0, round((earlier_flag - after) / 10))
    if earlier_flag - after >= 5:
        return "hint-closer", args
    return "hint-holds", args


HEURISTICS: Final = RoboRallyHeuristics()
