"""What a finished game shows when it is looked at again: everybody's chances from beginning to end, the moments at
which they turned, and decisions that might have been better.

Only finished games are looked at, whose whole record is public: their chances rest on the true positions. Whether a
decision could have been better is asked in worlds imagined from what its seat could see then; nobody is blamed for not
knowing what was hidden, or for bad luck.
"""

from __future__ import annotations

import random
import time
from collections.abc import Callable, Sequence
from typing import Any, Final

import msgspec

from paddock.bots.levels import heuristics_of
from paddock.bots.ranking import PlayoutBudget, Ranking
from paddock.bots.search import Clock
from paddock.bots.win_graph import PlayedPlan, ProgressCallback, TurningPoint, WinGraph, WinGraphPoint, thin_out_points
from paddock.core.chance import LiveChance
from paddock.core.errors import PaddockError
from paddock.core.game import Game
from paddock.core.heuristics import Advice, Heuristics
from paddock.core.record import Record
from paddock.core.replay import replay

MAX_REVIEWS: Final = 4
MIN_WIN_CHANCE_LOSS: Final = 0.02
"""Decisions after which a seat's chances fell by less are not looked at again."""
MIN_WIN_CHANCE_GAIN: Final = 0.05
"""Something else must have promised so much more to be told of."""
MIN_STANDARD_ERRORS: Final = 1.5
"""So many standard errors, too: a few playouts prove little."""
WIN_GRAPH_TIME_SHARE: Final = 0.5
"""The part of the time that going through the chances may take; the rest is for decisions."""


class AnalysisError(PaddockError):
    """A game that can't be analysed: details `problem` (`analysis-not-over`, `analysis-not-judged`), `title`."""

    message_key = "error-analysis"


class AnalysisBudget(msgspec.Struct, frozen=True):
    """How long an analysis may take: in all, and for each decision that is looked at again."""

    seconds: float = 20.0
    budget_per_decision: PlayoutBudget = PlayoutBudget(playouts=60, seconds=3.0)


class DecisionReview(msgspec.Struct, frozen=True):
    """A decision that was looked at again, with what followed it as one plan, and what promised more."""

    step: int
    round_number: int
    seat: int
    played_plan: Advice
    better_plan: Advice


class BestDecision(msgspec.Struct, frozen=True):
    """The decision, with what followed it as one plan, that did most for a seat; nothing else clearly promised more."""

    step: int
    round_number: int
    seat: int
    played_plan: Advice
    win_chance_before: float
    win_chance_after: float


class Analysis(msgspec.Struct, frozen=True):
    """A finished game, looked at again. Where nobody could be beaten (`is_contest` is false), chances are not of
    winning: they tell how good the result promised to be."""

    seats: int
    last_step: int
    points: tuple[WinGraphPoint, ...]
    turning_points: tuple[TurningPoint, ...]
    reviews: tuple[DecisionReview, ...]
    best_decisions: tuple[BestDecision, ...] = ()
    is_contest: bool = True


def heuristics_for_analysis(game: Game[Any], record: Record) -> Heuristics[Any]:
    """Who judges the positions of a record. Raises `AnalysisError` if it is not finished, or its title has nobody."""
    heuristics = heuristics_of(game)
    if record.last_step < 0 or game.outcome(replay(record, None, game)) is None:
        raise AnalysisError(problem="analysis-not-over", title=game.title)
    if heuristics is None or heuristics.win_chances(replay(record, 0, game)) is None:
        raise AnalysisError(problem="analysis-not-judged", title=game.title)
    return heuristics


def analyse(
    record: Record,
    game: Game[Any],
    analysis_budget: AnalysisBudget | None = None,
    *,
    seats: Sequence[int] | None = None,
    progress: ProgressCallback = lambda _: None,
    read_clock: Clock = time.monotonic,
) -> Analysis:
    """Looks at a finished game again. Decisions are looked at for the seats in `seats` (all, if it is None)."""
    allowance = analysis_budget if analysis_budget is not None else AnalysisBudget()
    began = read_clock()
    heuristics = heuristics_for_analysis(game, record)
    win_graph = WinGraph(record, game, heuristics)
    graph_deadline = began + WIN_GRAPH_TIME_SHARE * allowance.seconds
    win_graph.run(lambda: read_clock() >= graph_deadline, lambda done: progress(WIN_GRAPH_TIME_SHARE * done))

    def budget_left() -> PlayoutBudget | None:
        left, each = began + allowance.seconds - read_clock(), allowance.budget_per_decision
        return PlayoutBudget(each.playouts, min(left, each.seconds)) if left > 0 else None

    reviewed_seats = range(record.header.seats) if seats is None else seats
    own_plans = [plan for plan in win_graph.plans if plan.seat in reviewed_seats]
    raced = [plan for plan in own_plans if plan.round_number >= win_graph.first_round]
    best_decisions = [_best_decision(record, game, heuristics, raced, seat, budget_left) for seat in reviewed_seats]
    plans = [plan for plan in own_plans if plan.win_chance_lost >= MIN_WIN_CHANCE_LOSS]
    plans.sort(key=lambda plan: -plan.win_chance_lost)
    reviews: list[DecisionReview] = []
    for place, plan in enumerate(plans):
        budget = budget_left()
        if len(reviews) == MAX_REVIEWS or place == 3 * MAX_REVIEWS or budget is None:
            break
        better_plan = _review_plan(record, game, heuristics, plan, budget)
        reviews += [better_plan] if better_plan is not None else []
        progress(WIN_GRAPH_TIME_SHARE + (1 - WIN_GRAPH_TIME_SHARE) * (place + 1) / len(plans))
    progress(1.0)
    return Analysis(
        seats=record.header.seats,
        last_step=record.last_step,
        points=tuple(thin_out_points(win_graph.points)),
        turning_points=tuple(win_graph.turning_points()),
        reviews=tuple(sorted(reviews, key=lambda review: review.step)),
        best_decisions=tuple(best for best in best_decisions if best is not None),
        is_contest=heuristics.is_contest(replay(record, None, game)),
    )


def _best_decision(
    record: Record,
    game: Game[Any],
    heuristics: Heuristics[Any],
    played_plans: Sequence[PlayedPlan],
    seat: int,
    budget_left: Callable[[], PlayoutBudget | None],
) -> BestDecision | None:
    """Of the plans that did most for a seat, the first that was a choice and as good as any other; as far as there is
    time to find out."""
    gains = sorted((plan for plan in played_plans if plan.seat == seat), key=lambda plan: plan.win_chance_lost)
    for plan in gains[:MAX_REVIEWS]:
        if -plan.win_chance_lost < MIN_WIN_CHANCE_GAIN:
            break
        if len(game.legal(replay(record, plan.first_step - 1, game), seat)) < 2:
            continue
        budget = budget_left()
        if budget is None or _review_plan(record, game, heuristics, plan, budget) is None:
            return BestDecision(
                plan.first_step, plan.round_number, seat, plan.advice, plan.win_chance_before, plan.win_chance_after
            )
    return None


def _review_plan(
    record: Record, game: Game[Any], heuristics: Heuristics[Any], plan: PlayedPlan, budget: PlayoutBudget
) -> DecisionReview | None:
    """Whether something else promised more, for all that the seat could know."""
    state = replay(record, plan.first_step - 1, game)
    legal = game.legal(state, plan.seat)
    if len(legal) < 2 or plan.decisions[0] not in legal:
        return None
    chance_source = LiveChance(random.Random(plan.first_step))
    played = plan.advice
    advice = heuristics.advise(game.determinize(state, plan.seat, chance_source), plan.seat, legal, chance_source)
    others = [
        each
        for each in advice[:3]
        if (each.decision, *each.next_decisions) != (played.decision, *played.next_decisions)
    ]
    if not others:
        return None
    own, *tried = Ranking(game, heuristics, state, plan.seat, chance_source, budget).compare_with_played(
        [played, *others]
    )
    best = max(tried, key=lambda each: each.mean_win_chance)
    lead, error = best.lead_over(own)
    if lead < max(MIN_WIN_CHANCE_GAIN, MIN_STANDARD_ERRORS * error):
        return None
    return DecisionReview(plan.first_step, plan.round_number, plan.seat, played, best.advice)
