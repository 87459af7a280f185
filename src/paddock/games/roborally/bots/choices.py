"""The driver's answers to everything but programs: power down, coming back, Options, and what is asked in a register.

Where the engine can show what comes of an answer within this turn, both ways are rehearsed; the rest are rules of
thumb that a good player would recognise.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from paddock.core.chance import Chance
from paddock.core.decision import Decision
from paddock.core.heuristics import Advice
from paddock.games.roborally.bots.option_worth import WORTH
from paddock.games.roborally.bots.outlook import Outlook
from paddock.games.roborally.bots.planning import DAMAGE_COST, Search, drive_move, move_in, standing_still
from paddock.games.roborally.bots.rehearsal import weigh
from paddock.games.roborally.components.content import (
    ACTION,
    BACK_UP,
    CARDS,
    MOVE_1,
    MOVE_2,
    NO_CARD,
    ROTATE_LEFT,
    ROTATE_RIGHT,
)
from paddock.games.roborally.components.course import HAMMER
from paddock.games.roborally.rules import decisions as d
from paddock.games.roborally.rules import questions as q
from paddock.games.roborally.rules.state import State, damage

SAMPLES: Final = 3
MARGIN: Final = 3.0
"""What another answer than the default must promise to be taken."""
REHEARSED: Final = (
    q.GYRO,
    q.CONDITIONAL,
    q.ABORT,
    q.BRAKES,
    q.FOURTH_GEAR,
    q.REVERSE_GEAR,
    q.WEAPON,
    q.HIGH_POWER,
    q.FIRE_CONTROL,
    q.PREVENT,
)
NEAR_THE_END: Final = 60
NEW_HAND: Final = 25
KEPT_CARDS: Final = (MOVE_1, ROTATE_LEFT, ROTATE_RIGHT, MOVE_2)
"""What is worth keeping as a Conditional Program, best first."""


def answer(state: State, legal: list[Decision], outlook: Outlook, chance: Chance) -> list[Advice]:
    """Advice on the open question."""
    question, robot = state.ask, state.ask_robot
    if question in REHEARSED:
        return _rehearsed(state, robot, legal, outlook, chance)
    if question == q.POWER_DOWN:
        return either(legal, wants_power_down(state, robot, outlook), "hint-power-down", "hint-stay-up")
    if question == q.STAY:
        return either(legal, damage(state, robot) >= 3, "hint-power-down", "hint-stay-up")
    if question == q.RETURN_DOWN:
        return either(legal, False, "hint-power-down", "hint-stay-up")
    if question == q.RECOMPILE:
        poor = gain(state, robot, state.hand[robot], outlook) < NEW_HAND and damage(state, robot) < 4
        return either(legal, poor, "hint-new-hand", "hint-keep-hand")
    if question == q.FLYWHEEL:
        more = gain(state, robot, (*state.hand[robot], state.flywheel), outlook)
        helps = more > gain(state, robot, state.hand[robot], outlook) + 8
        return either(legal, helps, "hint-use-card", "hint-save-card")
    if question == q.LOSE:
        return ranked(Advice(one, -WORTH[one.args[0]], "hint-least-option") for one in legal)
    if question in (q.ENTER, q.DEPLOY):
        return ranked(Advice(one, _standing(state, robot, one, outlook), "hint-good-square") for one in legal)
    if question in (q.FACE, q.DEPLOY_FACE):
        return ranked(Advice(one, _facing(state, robot, one.args[0], outlook), "hint-good-facing") for one in legal)
    if question in (q.ARM, q.ARM_REPAIR):
        return ranked(Advice(one, _arm(state, robot, one), "hint-arm") for one in legal)
    picked = legal[chance.pick("bot", range(len(legal)))]
    return ranked(Advice(one, float(one is picked), "hint-any") for one in legal)


def ranked(found: Iterable[Advice]) -> list[Advice]:
    """Advice, best first; equals stay in the order of the legal list."""
    return sorted(found, key=_by_score)


def _by_score(advice: Advice) -> float:
    return -advice.score


def either(legal: list[Decision], yes: bool, why_yes: str, why_no: str) -> list[Advice]:
    """A question with the answers no and yes."""
    no, agreed = legal[0], legal[1]
    return ranked([Advice(no, float(not yes), why_no), Advice(agreed, float(yes), why_yes)])


def _rehearsed(state: State, robot: int, legal: list[Decision], outlook: Outlook, chance: Chance) -> list[Advice]:
    """Each answer played to the end of the turn; the default stands unless another is clearly better."""
    worths = weigh(state, robot, legal, outlook, chance, SAMPLES)
    saved = state.ask == q.PREVENT and damage(state, robot) == 9
    usual = 1 if saved else 0
    found: list[Advice] = []
    for number, one in enumerate(legal):
        score = worths[number] + (MARGIN if number == usual else 0.0)
        better = "hint-better-turn" if worths[number] > worths[usual] else "hint-no-better-turn"
        found.append(Advice(one, score, "hint-usual" if number == usual else better))
    return ranked(found)


def draft_option(legal: list[Decision]) -> list[Advice]:
    """The Option to keep from those dealt (RR-19.3)."""
    return ranked(Advice(one, WORTH[one.args[0]], "hint-best-option") for one in legal)


def store(state: State, legal: list[Decision]) -> list[Advice]:
    """The unused card to lay on a Conditional Program or a Flywheel."""
    found: list[Advice] = []
    for one in legal:
        card = one.args[0]
        score = -1.0
        if card < CARDS:
            action = ACTION[card]
            if one.kind == d.STORE_FLYWHEEL:
                score = float(action - BACK_UP)
            elif action in KEPT_CARDS:
                score = 4.0 - KEPT_CARDS.index(action)
            else:
                score = 0.0
        found.append(Advice(one, score, "hint-save-card" if card < CARDS else "hint-any"))
    return ranked(found)


def gain(state: State, robot: int, hand: tuple[int, ...], outlook: Outlook) -> int:
    """How much nearer the best program of a hand brings a robot, in tenths of a register."""
    quest = outlook.quest(state, robot)
    drafts = Search(state, robot, outlook, quest, hand).run(80, 1)
    if not drafts:
        return 0
    return outlook.remaining(state, robot, outlook.place(state, robot)) - drafts[0].cost


def wants_power_down(state: State, robot: int, outlook: Outlook) -> bool:
    """Whether to announce power down: hurt enough, a quiet place to stand, and nothing more urgent (RR-5)."""
    hurt = damage(state, robot)
    if hurt < 4 or (outlook.hunts(state, robot) and hurt < 5):
        return False
    place = end_of_program(state, robot, outlook)
    if place == outlook.roads.lost:
        return False
    if outlook.remaining(state, robot, place) < NEAR_THE_END:
        return False
    beams, safe = standing_still(outlook.roads, place)
    return safe and (beams == 0 or DAMAGE_COST[min(10, beams)] * 2 < DAMAGE_COST[hurt])


def end_of_program(state: State, robot: int, outlook: Outlook) -> int:
    """Where a robot's own program leaves it if nobody interferes."""
    place = outlook.place(state, robot)
    for register in range(5):
        content = state.registers[5 * robot + register]
        if content != NO_CARD:
            place = drive_move(outlook.roads, place, move_in(content), register)
    return place


def _standing(state: State, robot: int, one: Decision, outlook: Outlook) -> float:
    """How good a square is to come back on."""
    square = state.course.square(one.args[0], one.args[1])
    return max(_worth_of_place(state, robot, square * 4 + facing, outlook) for facing in range(4))


def _facing(state: State, robot: int, facing: int, outlook: Outlook) -> float:
    return _worth_of_place(state, robot, state.square[robot] * 4 + facing, outlook)


def _worth_of_place(state: State, robot: int, place: int, outlook: Outlook) -> float:
    roads = outlook.roads
    return -outlook.remaining(state, robot, place) - 4.0 * roads.beams[place // 4] - 2.0 * roads.brink[place // 4]


def _arm(state: State, robot: int, one: Decision) -> float:
    """A flag in reach is always touched; a repair site by what it gives."""
    if one.kind == d.NO_TOUCH:
        return 0.0
    if state.ask == q.ARM:
        return 10.0
    square = state.course.square(one.args[0], one.args[1])
    return 1.0 + (5.0 if state.course.site[square] & HAMMER else 0.0)
