"""The decisions that a seat may take, ranked: each with its chance of winning, and with a reason in words.

A bot's advice is played out in imagined worlds (:mod:`paddock.bots.search`): all candidates meet the same worlds, and
those that do well are tried more often. Where a bot names fewer than there is room for, and no plans of several steps,
other legal decisions are compared with its own. Some dozens of playouts are few: what they say is weighed against what
the bot thinks (:mod:`paddock.bots.estimate`), so that its favourite gives way only to something else that it named.
Worlds are drawn by what the seat sees: whoever asks twice gets the same answer, unless time ran out. Titles that do not
judge positions keep their advice as it is.
"""

from __future__ import annotations

import math
import random
from collections import Counter
from collections.abc import Sequence
from typing import Any, Final

import msgspec

from paddock.bots.bot import Bot, bot_advice
from paddock.bots.estimate import estimate_win_chances, round_to_known_accuracy
from paddock.bots.levels import heuristics_of
from paddock.bots.search import Candidate, Search, SearchSettings
from paddock.core.chance import ChanceSource, LiveChance
from paddock.core.decision import Decision
from paddock.core.game import Game
from paddock.core.heuristics import Advice, Heuristics

MAX_DECISIONS_SHOWN: Final = 5
"""So many decisions a ranking has at most."""
MAX_CANDIDATES: Final = 12
"""So many candidates are compared at most."""
WORLDS_PER_STAGE: Final = 3
"""Worlds that every candidate meets before any is dropped."""
OTHER_REASON: Final = "hint-other"
"""Stands for the reason of a decision that no bot has named, until it is known how it compares with the best."""
WIN_CHANCE_GAP_REASONS: Final = ((0.03, "even"), (0.12, "less"), (math.inf, "far"))
"""What is said of it, by how far it is behind."""
SINGLE_CANDIDATE_DIVISOR: Final = 4
"""Where there is nothing to compare, one of so many playouts is enough."""
MAX_PLANS_PER_DECISION: Final = 3
"""So many plans that begin with the same decision are compared."""


class PlayoutBudget(msgspec.Struct, frozen=True):
    """How long to think: so many playouts for one question, and so many seconds at most after the first."""

    playouts: int = 96
    seconds: float = 1.5

    def with_max_playouts(self, max_playouts: int) -> PlayoutBudget:
        """The same, but no more playouts than this; 0 is no bound."""
        return msgspec.structs.replace(self, playouts=min(self.playouts, max_playouts or self.playouts))


def rank_decisions(
    bot: Bot, game: Game[Any], state: Any, seat: int, budget: PlayoutBudget | None = None
) -> list[Advice]:
    """What a waiting seat may do, best first, from what it may see."""
    chance_source = _chance_from_view(game, state, seat)
    advice = bot_advice(bot, game, state, seat, chance_source)
    heuristics = heuristics_of(game)
    if heuristics is None or any(each.win_chance is not None for each in advice):
        return advice[:MAX_DECISIONS_SHOWN]
    return Ranking(game, heuristics, state, seat, chance_source, budget).ranked_advice(advice)


def _chance_from_view(game: Game[Any], state: Any, seat: int) -> ChanceSource:
    """Chances that follow from what a seat sees, and from nothing else."""
    return LiveChance(random.Random(msgspec.json.encode(game.view(state, seat), order="sorted")))


class Ranking:
    """One comparison of what a seat may do. `state` is only ever imagined from."""

    def __init__(
        self,
        game: Game[Any],
        heuristics: Heuristics[Any],
        state: Any,
        seat: int,
        chance_source: ChanceSource,
        budget: PlayoutBudget | None = None,
    ) -> None:
        self._budget: Final = budget if budget is not None else PlayoutBudget()
        self._choices: Final = game.legal(state, seat)
        self._heuristics: Final = heuristics
        self._position: Final = game.determinize(state, seat, chance_source)
        self._seat: Final = seat
        self._is_contest: Final = heuristics.is_contest(self._position)
        chances = heuristics.win_chances(self._position)
        self._current_win_chance: Final = chances[seat] if chances is not None else None
        own = type(heuristics).rollout_decision is not Heuristics.rollout_decision
        settings = SearchSettings(playout_rounds=1, rollout_policy="quick" if own else "driver")
        self._search: Final = Search(
            game, heuristics, settings, self._position, seat, chance_source, self._budget.seconds
        )

    def ranked_advice(self, advice: Sequence[Advice], max_shown: int = MAX_DECISIONS_SHOWN) -> list[Advice]:
        """The best of the advice and of what else is legal, with chances, best first."""
        if self._current_win_chance is None:
            return _distinct_plans(advice)[:max_shown]
        candidates = [Candidate(each) for each in _distinct_plans(advice)[:MAX_CANDIDATES]]
        named_count = len(candidates)
        if named_count < max_shown and not advice[0].next_decisions:  # a step alone is no match for a whole plan
            candidates += [
                Candidate(Advice(each, 0.0, OTHER_REASON))
                for each in self._unnamed_decisions(advice, MAX_CANDIDATES - max_shown)
            ]
        self._run_playouts(candidates, max_shown)
        error = estimate_win_chances(candidates, named_count, self._current_win_chance)
        known = [each.advice for each in candidates if each.advice.win_chance is not None]
        untried = [each.advice for each in candidates[:named_count] if each.advice.win_chance is None]
        tried = sorted(known, key=lambda each: -(each.win_chance or 0.0))
        best = tried[0].win_chance or 0.0
        for each in tried:
            if each is not advice[0] and not each.next_decisions:
                self._add_reason(each, best - (each.win_chance or 0.0))
            each.win_chance = round_to_known_accuracy(each.win_chance or 0.0, error) if self._is_contest else None
        shown = [*tried, *untried][:max_shown]
        for each in shown:
            if not each.next_decisions:
                rest = self._heuristics.rest_of_plan(self._position, self._seat, each.decision)
                each.next_decisions = (each.decision, *rest) if rest else ()
        return shown

    def _add_reason(self, advice: Advice, win_chance_gap: float) -> None:
        """The reason of what is not the favourite: what the title says of it; if nothing, the bot's own reason, or else
        how it compares with the best."""
        remark = self._heuristics.remark(self._position, self._seat, advice.decision)
        if remark is not None:
            advice.message_key, advice.reason_args = remark
        elif advice.message_key == OTHER_REASON:
            advice.message_key = f"{OTHER_REASON}-{_win_chance_gap_reason(win_chance_gap)}"

    def compare_with_played(self, advice: Sequence[Advice]) -> list[Candidate]:
        """Gives each of the advice its chance; all of them meet the same worlds."""
        candidates = [Candidate(each) for each in advice]
        if self._current_win_chance is not None:
            self._run_playouts(candidates, len(candidates))
            for each in candidates:
                each.advice.win_chance = each.mean_win_chance if each.playout_values else None
        return candidates

    def _unnamed_decisions(self, advice: Sequence[Advice], max_count: int) -> list[Decision]:
        """Legal decisions that the advice does not name: all of them, or some from all over the list."""
        named = {each.decision.number for each in advice}
        unnamed = [decision for decision in self._choices if decision.number not in named]
        return (
            unnamed
            if len(unnamed) <= max_count
            else [unnamed[place * len(unnamed) // max_count] for place in range(max_count)]
        )

    def _run_playouts(self, candidates: Sequence[Candidate], min_candidates_kept: int) -> None:
        """Everybody meets a few worlds; from then on half of the weaker ones are dropped each time."""
        remaining = list(candidates)
        playouts = self._budget.playouts / (SINGLE_CANDIDATE_DIVISOR if len(remaining) == 1 else 1)
        while remaining and self._search.playout_count < playouts:
            remaining = self._search.play_stage(remaining, WORLDS_PER_STAGE, min_candidates_kept)


def _win_chance_gap_reason(win_chance_gap: float) -> str:
    return next(word for most, word in WIN_CHANCE_GAP_REASONS if win_chance_gap <= most)


def _distinct_plans(advice: Sequence[Advice]) -> list[Advice]:
    """The advice without what is the same decision with the same plan, or the same decision too often."""
    distinct: dict[tuple[int, ...], Advice] = {}
    plans_by_decision: Counter[int] = Counter()
    for each in advice:
        plan = (each.decision.number, *(then.number for then in each.next_decisions))
        if plan not in distinct and plans_by_decision[plan[0]] < MAX_PLANS_PER_DECISION:
            distinct[plan] = each
            plans_by_decision[plan[0]] += 1
    return list(distinct.values())
