"""The RoboRally driver: plans its program, rehearses it against the others, and answers every question sensibly.

Three steps for a program: `planning.py` finds the best programs for a robot alone, `rehearsal.py` plays the most
promising ones out with the engine against programs that the others might have, and the best of those is taken.
"""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from typing import Final

from paddock.core.chance import Chance
from paddock.core.decision import Decision
from paddock.core.heuristics import Advice, Heuristics, Remark
from paddock.games.roborally.bots import choices, competitive, rollout, win_chance
from paddock.games.roborally.bots.outlook import Outlook
from paddock.games.roborally.bots.planning import Draft, Search
from paddock.games.roborally.bots.rehearsal import rehearse
from paddock.games.roborally.bots.remarks import remark
from paddock.games.roborally.components.content import FACING, NO_CARD
from paddock.games.roborally.rules import decisions as d
from paddock.games.roborally.rules import questions as q
from paddock.games.roborally.rules.apply import programmer
from paddock.games.roborally.rules.decisions import PLACE_IN, SEAL_IT
from paddock.games.roborally.rules.state import NOBODY, State, damage
from paddock.games.roborally.rules.steps.damage import cards_in

WIDTH: Final = 350
CANDIDATES: Final = 10
FINALISTS: Final = 4
ROUNDS: Final = ((2, 3), (1, 2))
"""How often all candidates are rehearsed, and then the finalists: at a small table, and at one of more than five."""
ALONE_SHARE: Final = 0.3
"""How much the plain search counts beside the rehearsals, which depend on guesses."""
VARIETY: Final = 0.5
"""Programs this close to the best are as good, and chance takes one of them."""


class Driver(Heuristics[State]):
    """The heuristics of RoboRally. It keeps nothing between calls."""

    def moment(self, position: State, seat: int) -> Hashable:
        """A program rests on the robot, where it stands and the cards it was dealt, wherever they lie by now."""
        robot = programmer(position, seat)
        if robot == NOBODY:
            return None
        cards = list(position.hand[robot])
        for content in position.registers[5 * robot : 5 * robot + 5]:
            cards += cards_in(content)
        place = position.square[robot] * 4 + position.facing[robot]
        return position.course.id, position.turn, robot, position.stage[robot], place, tuple(sorted(cards))

    def advise(self, position: State, seat: int, legal: Sequence[Decision], chance: Chance) -> list[Advice]:
        """Advice on whatever is asked of this seat now."""
        return _advice(position, seat, list(legal), chance, wins=False)

    def remark(self, position: State, seat: int, decision: Decision) -> Remark | None:
        return remark(position, decision)

    def contend(self, position: State, seat: int, legal: Sequence[Decision], chance: Chance) -> list[Advice]:
        """The same by one who plays to win; in a team everybody is a driver."""
        wins = not position.course.is_team
        if wins and position.ask == q.POWER_DOWN:
            rests = competitive.wants_rest(position, position.ask_robot, Outlook(position))
            return choices.either(list(legal), rests, "hint-power-down", "hint-stay-up")
        return _advice(position, seat, list(legal), chance, wins)

    def chances(self, position: State) -> list[float]:
        return win_chance.chances(position)

    def clock(self, position: State) -> int:
        """The turn."""
        return position.turn

    def quick(self, position: State, seat: int, legal: Sequence[Decision], chance: Chance) -> Decision:
        return rollout.quick(position, seat, legal)


def _advice(position: State, seat: int, legal: list[Decision], chance: Chance, wins: bool) -> list[Advice]:
    outlook = Outlook(position)
    if position.ask:
        return choices.answer(position, legal, outlook, chance)
    kind = legal[0].kind
    if kind == d.DRAFT:
        return choices.draft_option(legal)
    if kind in (d.STORE_CONDITIONAL, d.STORE_FLYWHEEL):
        return choices.store(position, legal)
    if SEAL_IT in legal:
        return [Advice(SEAL_IT, 0.0, "hint-seal")]
    robot = programmer(position, seat)
    search = Search(position, robot, outlook, outlook.quest(position, robot), position.hand[robot])
    drafts = search.run(WIDTH, competitive.CANDIDATES if wins else CANDIDATES)
    if not drafts:
        return [Advice(legal[0], 0.0, "hint-any")]
    compare = competitive.compare if wins else _compare
    return _explained(position, robot, drafts, compare(position, robot, drafts, outlook, chance), outlook)


def _explained(position: State, robot: int, drafts: list[Draft], worths: list[float], outlook: Outlook) -> list[Advice]:
    """The drafts as advice, best first."""
    before = outlook.remaining(position, robot, outlook.place(position, robot))
    found: list[Advice] = []
    for draft, worth in zip(drafts, worths, strict=True):
        plan = _placing(position, robot, draft)
        key, args = _reason(position, robot, draft, outlook, before)
        found.append(Advice(plan[0], worth, key, args, plan[1:]))
    return choices.ranked(found)


def _compare(position: State, robot: int, drafts: list[Draft], outlook: Outlook, chance: Chance) -> list[float]:
    """What the drafts are worth: all are rehearsed a little, the best of them some more; then chance takes one of those
    that are as good as the best."""
    robots = sum(1 for square in position.square if square >= 0)
    first, second = ROUNDS[robots > 5]
    found = rehearse(position, robot, drafts, outlook, chance, first)
    if len(drafts) > FINALISTS:
        places = sorted(range(len(drafts)), key=lambda number: -_blend(found[number], drafts[number]))[:FINALISTS]
    else:
        places = list(range(len(drafts)))
    again = rehearse(position, robot, [drafts[number] for number in places], outlook, chance, second)
    worths = [_blend(worth, draft) for worth, draft in zip(found, drafts, strict=True)]
    for number, more in zip(places, again, strict=True):
        both = (found[number] * first + more * second) / (first + second)
        worths[number] = _blend(both, drafts[number])
    best = max(worths[number] for number in places)
    worths = [worth if number in places else min(worth, best - 2 * VARIETY) for number, worth in enumerate(worths)]
    good = [number for number, worth in enumerate(worths) if worth >= best - VARIETY]
    chosen = good[chance.pick("bot", range(len(good)))] if len(good) > 1 else good[0]
    worths[chosen] = best + 1.0
    return worths


def _blend(worth: float, draft: Draft) -> float:
    return (1 - ALONE_SHARE) * worth - ALONE_SHARE * draft.cost


def _placing(position: State, robot: int, draft: Draft) -> list[Decision]:
    """The decisions that lay out a program: register by register, then the seal."""
    found: list[Decision] = []
    for register, content in enumerate(draft.cards):
        if position.registers[5 * robot + register] == NO_CARD:
            found += [PLACE_IN[register][card] for card in cards_in(content)]
    found.append(SEAL_IT)
    return found


def _reason(position: State, robot: int, draft: Draft, outlook: Outlook, before: int) -> tuple[str, dict[str, object]]:
    """Why a program is worth thinking of, as a message."""
    args: dict[str, object] = {"damage": damage(position, robot)}
    stage = outlook.quest(position, robot).stages[draft.stage]
    if stage.won:
        return "hint-wins", args
    if draft.place == outlook.roads.lost:
        return "hint-destroyed", args
    square, facing = divmod(draft.place, 4)
    args["x"], args["y"] = position.course.xy(square)
    args |= {"facing": (FACING, facing), "beams": outlook.roads.beams[square]}
    if draft.stage and not outlook.hunts(position, robot):
        args["flags"] = draft.stage
        return "hint-touches", args
    after = stage.costs[draft.place * 5] + stage.rest
    args["registers"] = max(0, round((before - after) / 10))
    if before - after >= 5:
        return "hint-closer", args
    return "hint-holds", args


HEURISTICS: Final = Driver()
