"""What a finished game shows when it is looked at again: everybody's chances from beginning to end, the moments at
which they turned, and decisions that might have been better.

Only finished games are looked at, whose whole record is public: their chances rest on the true positions. Whether a
decision could have been better is asked in worlds imagined from what its seat could see then; nobody is blamed for not
knowing what was hidden, or for bad luck.
"""

from __future__ import annotations

import random
import time
from collections.abc import Sequence
from typing import Any, Final

import msgspec

from paddock.bots.following import Following, Plan, Point, Progress, TurningPoint, thinned
from paddock.bots.levels import heuristics_of
from paddock.bots.ranking import Budget, Ranking
from paddock.bots.search import Clock
from paddock.core.chance import LiveChance
from paddock.core.errors import PaddockError
from paddock.core.game import Game
from paddock.core.heuristics import Advice, Heuristics
from paddock.core.record import Record
from paddock.core.replay import replay

MOST_REVIEWS: Final = 4
LOST: Final = 0.02
"""Decisions after which a seat's chances fell by less are not looked at again."""
BETTER: Final = 0.05
"""Something else must have promised so much more to be told of."""
DOUBT: Final = 1.5
"""So many standard errors, too: a few playouts prove little."""
FIRST_SHARE: Final = 0.5
"""The part of the time that following the chances may take; the rest is for decisions."""


class AnalysisError(PaddockError):
    """A game that can't be analysed: details `problem` (`analysis-not-over`, `analysis-not-judged`), `title`."""

    key = "error-analysis"


class Thinking(msgspec.Struct, frozen=True):
    """How long an analysis may take: in all, and for each decision that is looked at again."""

    seconds: float = 20.0
    decision: Budget = Budget(playouts=60, seconds=3.0)


class Review(msgspec.Struct, frozen=True):
    """A decision that was looked at again, with what followed it as one plan, and what promised more."""

    n: int
    round: int
    seat: int
    played: Advice
    better: Advice


class Analysis(msgspec.Struct, frozen=True):
    """A finished game, looked at again. Where nobody could be beaten (`contest`), chances are not of winning: they tell
    how good the result promised to be."""

    seats: int
    last: int
    points: tuple[Point, ...]
    turning: tuple[TurningPoint, ...]
    reviews: tuple[Review, ...]
    contest: bool = True


def judge_of(game: Game[Any], record: Record) -> Heuristics[Any]:
    """Who judges the positions of a record. Raises `AnalysisError` if it is not finished, or its title has nobody."""
    heuristics = heuristics_of(game)
    if record.last < 0 or game.outcome(replay(record, None, game)) is None:
        raise AnalysisError(problem="analysis-not-over", title=game.title)
    if heuristics is None or heuristics.chances(replay(record, 0, game)) is None:
        raise AnalysisError(problem="analysis-not-judged", title=game.title)
    return heuristics


def analyse(
    record: Record,
    game: Game[Any],
    thinking: Thinking | None = None,
    *,
    people: Sequence[int] | None = None,
    progress: Progress = lambda _: None,
    clock: Clock = time.monotonic,
) -> Analysis:
    """Looks at a finished game again. Decisions are looked at for the seats in `people` (all, if it is None)."""
    allowed = thinking if thinking is not None else Thinking()
    began = clock()
    heuristics = judge_of(game, record)
    following = Following(record, game, heuristics)
    first = began + FIRST_SHARE * allowed.seconds
    following.run(lambda: clock() >= first, lambda done: progress(FIRST_SHARE * done))
    wanted = range(record.header.seats) if people is None else people
    plans = [plan for plan in following.plans if plan.seat in wanted and plan.lost >= LOST]
    plans.sort(key=lambda plan: -plan.lost)
    reviews: list[Review] = []
    for place, plan in enumerate(plans):
        left = began + allowed.seconds - clock()
        if len(reviews) == MOST_REVIEWS or place == 3 * MOST_REVIEWS or left <= 0:
            break
        budget = Budget(allowed.decision.playouts, min(left, allowed.decision.seconds))
        found = _review(record, game, heuristics, plan, budget)
        reviews += [found] if found is not None else []
        progress(FIRST_SHARE + (1 - FIRST_SHARE) * (place + 1) / len(plans))
    progress(1.0)
    return Analysis(
        seats=record.header.seats,
        last=record.last,
        points=tuple(thinned(following.points)),
        turning=tuple(following.turning()),
        reviews=tuple(sorted(reviews, key=lambda review: review.n)),
        contest=heuristics.is_contest(replay(record, None, game)),
    )


def _review(record: Record, game: Game[Any], heuristics: Heuristics[Any], plan: Plan, budget: Budget) -> Review | None:
    """Whether something else promised more, for all that the seat could know."""
    state = replay(record, plan.n - 1, game)
    legal = game.legal(state, plan.seat)
    if len(legal) < 2 or plan.decisions[0] not in legal:
        return None
    chance = LiveChance(random.Random(plan.n))
    played = Advice(plan.decisions[0], 0.0, "", then=plan.decisions[1:])
    advice = heuristics.advise(game.imagine(state, plan.seat, chance), plan.seat, legal, chance)
    others = [each for each in advice[:3] if (each.decision, *each.then) != (played.decision, *played.then)]
    if not others:
        return None
    own, *tried = Ranking(game, heuristics, state, plan.seat, chance, budget).compare([played, *others])
    best = max(tried, key=lambda each: each.mean)
    lead, error = best.lead(own)
    if lead < max(BETTER, DOUBT * error):
        return None
    return Review(plan.n, plan.round, plan.seat, played, best.advice)
