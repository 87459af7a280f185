"""Search over what a seat may know: worlds are imagined, candidate plans are played out in them, and compared.

It is an open-loop information-set search. Nodes are the seat's own decisions in order and nothing else: chance is drawn
anew in every playout, what is hidden is imagined anew, and others decide by the title's rollout policy from what they
could see themselves. So nothing in the tree can rest on what the seat does not know, and of decisions that are taken at
the same time none answers another.

At the root the candidates are the title's own advice, plans included. They meet the same worlds (common chances),
and the weaker half is dropped after each stage; the title's favourite stays to be compared with.
"""

from __future__ import annotations

import math
import random
import time
from collections.abc import Callable, Hashable, Sequence
from typing import Any, Final, Literal

import msgspec

from paddock.bots.heuristic_bot import HeuristicBot
from paddock.core.chance import ChanceSource, LiveChance
from paddock.core.decision import Decision
from paddock.core.game import Game
from paddock.core.heuristics import Advice, Heuristics

DRIVER_POLICY: Final = "driver"
SEED_RANGE: Final = range(1 << 30)
MAX_PLAYOUT_DECISIONS: Final = 3000
"""Decisions after which a playout is weighed as it stands."""

Clock = Callable[[], float]
"""Tells the seconds since some moment."""


class SearchSettings(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How a search is done. A level of a title is one of these."""

    playouts: int = 48
    """In all, for one question: shared by the candidates."""
    max_candidates: int = 6
    """So many candidates at most."""
    playout_rounds: int = 2
    """How far a playout goes beyond the present round before it is weighed (see `Heuristics.round_number`); 0: to the
    end."""
    min_standard_errors: float = 1.0
    """The favourite stays unless another is better by so many standard errors."""
    max_score_gap: float = math.inf
    """Advice that is worse than the best by more than this (in the title's own scores) is no candidate."""
    decision_kinds: tuple[str, ...] = ()
    """Kinds of decisions that are worth a search; all, if none is named."""
    rollout_policy: Literal["quick", "driver"] = "quick"
    """Who decides in a playout."""
    exploration: float = 0.3
    widening: float = 0.0
    """How readily the tree below the root grows beyond the rollout policy: children = 1 + widening·√visits."""


class SearchNode:
    """What came of one sequence of the seat's own decisions."""

    __slots__ = ("children", "total_win_chance", "visit_count")

    def __init__(self) -> None:
        self.visit_count = 0
        self.total_win_chance = 0.0
        self.children: dict[int, SearchNode] = {}

    @property
    def mean_win_chance(self) -> float:
        return self.total_win_chance / self.visit_count if self.visit_count else 0.0

    def best_child(self, choices: Sequence[Decision], exploration: float) -> Decision | None:
        """The child with the highest upper bound among those that this world allows."""
        best: Decision | None = None
        highest = -math.inf
        spread = math.log(self.visit_count + 1)
        for decision in choices:
            child = self.children.get(decision.number)
            if child is not None:
                bound = child.mean_win_chance + exploration * math.sqrt(spread / (child.visit_count + 1))
                if bound > highest:
                    best, highest = decision, bound
        return best


class Candidate:
    """A decision with its plan, and what it came to in each world."""

    __slots__ = ("advice", "playout_values", "search_node")

    def __init__(self, advice: Advice) -> None:
        self.advice = advice
        self.search_node = SearchNode()
        self.playout_values: list[float] = []

    @property
    def mean_win_chance(self) -> float:
        return sum(self.playout_values) / len(self.playout_values) if self.playout_values else 0.0

    def lead_over(self, rival_candidate: Candidate) -> tuple[float, float]:
        """By how much it is better than another in the worlds that both have met, and the standard error of that."""
        gaps = [own - theirs for own, theirs in zip(self.playout_values, rival_candidate.playout_values, strict=False)]
        count = len(gaps)
        if count < 2:
            return 0.0, math.inf
        mean = sum(gaps) / count
        spread = sum((gap - mean) ** 2 for gap in gaps) / (count - 1)
        return mean, math.sqrt(spread / count)


class Search:
    """One question to a search: which of these plans wins most often? It takes so many seconds at most after its first
    playout."""

    def __init__(
        self,
        game: Game[Any],
        heuristics: Heuristics[Any],
        settings: SearchSettings,
        position: Any,
        seat: int,
        chance_source: ChanceSource,
        think_seconds: float = math.inf,
        read_clock: Clock = time.monotonic,
    ) -> None:
        self._game: Final = game
        self._heuristics: Final = heuristics
        self._settings: Final = settings
        self._position: Final = position
        self._seat: Final = seat
        self._max_seconds: Final = think_seconds
        self._read_clock: Final = read_clock
        self._deadline = math.inf
        self._plan_key: Final[Hashable] = heuristics.plan_key(position, seat)
        self._seed: Final = chance_source.pick("bot", SEED_RANGE)
        self._rollout_heuristics = HeuristicBot(heuristics)
        self.playout_count = 0

    def candidates(self, advice: Sequence[Advice]) -> list[Candidate]:
        """What is worth comparing: the best of the advice, each decision with its best plan."""
        settings = self._settings
        close = [each for each in advice if advice[0].score - each.score <= settings.max_score_gap]
        return [Candidate(each) for each in close[: settings.max_candidates]]

    def ranked_candidates(self, advice: Sequence[Advice]) -> list[Candidate]:
        """The candidates, best first. The title's favourite is only displaced by what is better beyond doubt."""
        candidates = self.candidates(advice)
        if len(candidates) == 1:
            return candidates
        self._compare_by_halving(candidates)
        favourite = candidates[0]
        order = sorted(candidates, key=lambda each: (len(each.playout_values), each.mean_win_chance), reverse=True)
        for best in order:
            if best is favourite:
                break
            lead, error = best.lead_over(favourite)
            if lead > self._settings.min_standard_errors * error:
                order.remove(best)
                return [best, *order]
        order.remove(favourite)
        return [favourite, *order]

    def _compare_by_halving(self, candidates: Sequence[Candidate]) -> None:
        """Successive halving: every stage has the same share of the playouts, and half as many candidates."""
        remaining = list(candidates)
        stages = max(1, math.ceil(math.log2(len(remaining))))
        share = self._settings.playouts // stages
        while len(remaining) > 1:
            remaining = self.play_stage(remaining, max(1, share // len(remaining)))

    def play_stage(
        self, candidates: Sequence[Candidate], world_count: int, candidates_kept: int = 1
    ) -> list[Candidate]:
        """Who is left after so many more worlds: the first, which is the favourite, and the better half,
        `candidates_kept` of them at least; nobody, once time is up."""
        first_world = len(candidates[0].playout_values)
        for world in range(first_world, first_world + world_count):
            for each in candidates:
                each.playout_values.append(self.play_out(each, world))
                if self.playout_count == 1:  # it may have had to look up what all others use
                    self._deadline = self._read_clock() + self._max_seconds
                elif self._read_clock() > self._deadline:
                    for other in candidates if world else ():
                        del other.playout_values[world:]  # a world that not all have met compares nothing
                    return []
        favourite, *others = candidates
        others.sort(key=lambda each: each.mean_win_chance, reverse=True)
        return [favourite, *others[: max(candidates_kept, (len(candidates) + 1) // 2) - 1]]

    def play_out(self, candidate: Candidate, world_number: int) -> float:
        """Plays a candidate in a world and on for some rounds: how likely the seat is to win then."""
        game, seat, judge, settings = self._game, self._seat, self._heuristics, self._settings
        self.playout_count += 1
        self._rollout_heuristics = HeuristicBot(judge)
        chance_source = LiveChance(random.Random(self._seed + world_number))
        state = game.determinize(self._position, seat, chance_source)
        last = judge.round_number(state) + settings.playout_rounds if settings.playout_rounds else math.inf
        plan: tuple[Decision, ...] = (candidate.advice.decision, *candidate.advice.next_decisions)
        path = [candidate.search_node]
        inside = settings.widening > 0
        first = True
        for _ in range(MAX_PLAYOUT_DECISIONS):
            waiting = game.waiting_for(state)
            if not waiting or (not first and judge.round_number(state) > last):
                break
            who = waiting[0] if not first or seat not in waiting else seat
            legal = game.legal(state, who)
            decision: Decision | None = legal[0] if len(legal) == 1 else None
            if who == seat:
                if first:
                    decision, first = plan[0], False
                elif decision is None and plan:
                    decision = next((each for each in plan if each in legal), None)
                    if decision is None or judge.plan_key(state, seat) != self._plan_key:
                        decision, plan = None, ()
                if decision is None and inside:
                    decision, inside = self._descend_tree(path, state, legal, chance_source)
            game.play(
                state,
                who,
                decision if decision is not None else self._rollout_decision(state, who, legal, chance_source),
                chance_source,
            )
        value = self._win_chance(state)
        for node in path:
            node.visit_count += 1
            node.total_win_chance += value
        return value

    def _descend_tree(
        self, tree_path: list[SearchNode], state: Any, choices: Sequence[Decision], chance_source: ChanceSource
    ) -> tuple[Decision, bool]:
        """The seat's next decision inside the tree, and whether the tree goes on below it."""
        node, settings = tree_path[-1], self._settings
        if len(node.children) < 1 + settings.widening * math.sqrt(node.visit_count):
            decision = self._rollout_decision(state, self._seat, choices, chance_source)
            if decision.number in node.children:
                fresh = [each for each in choices if each.number not in node.children]
                if fresh:
                    decision = fresh[chance_source.pick("bot", range(len(fresh)))]
        else:
            decision = node.best_child(choices, settings.exploration) or self._rollout_decision(
                state, self._seat, choices, chance_source
            )
        known = node.children.get(decision.number)
        child = known if known is not None else node.children.setdefault(decision.number, SearchNode())
        tree_path.append(child)
        return decision, known is not None

    def _rollout_decision(
        self, state: Any, seat: int, choices: Sequence[Decision], chance_source: ChanceSource
    ) -> Decision:
        if self._settings.rollout_policy == DRIVER_POLICY:
            return self._rollout_heuristics.choose(
                self._game, self._game.determinize(state, seat, chance_source), seat, choices, chance_source
            )
        return self._heuristics.rollout_decision(state, seat, choices, chance_source)

    def _win_chance(self, state: Any) -> float:
        """How likely the seat is to win. Alone nobody is beaten at the end: how good the result is the title judges."""
        outcome = self._game.outcome(state)
        share = outcome.victory_shares()[self._seat] if outcome is not None else 0.0
        if outcome is not None and (not share or len(outcome.placings) > 1):
            return share
        chances = self._heuristics.win_chances(state)
        return chances[self._seat] if chances is not None else share
