"""What a finished game shows when it is looked at again: everybody's chances from beginning to end, the moments at
which they turned, and decisions that might have been better.

Only finished games are looked at, whose whole record is public: their chances rest on the true positions. Whether a
decision could have been better is asked in worlds imagined from what its seat could see then; nobody is blamed for not
knowing what was hidden, or for bad luck.
"""

from __future__ import annotations

import random
import time
from collections.abc import Callable, Hashable, Sequence
from typing import Any, Final

import msgspec

from paddock.bots.levels import heuristics_of
from paddock.bots.ranking import Budget, Ranking
from paddock.bots.subjects import Subjects
from paddock.core.chance import LiveChance
from paddock.core.decision import Decision
from paddock.core.errors import PaddockError
from paddock.core.event import Event
from paddock.core.game import Game
from paddock.core.heuristics import Advice, Heuristics
from paddock.core.record import Record
from paddock.core.replay import moments, replay

MOST_POINTS: Final = 500
MOST_TURNS: Final = 6
NOTABLE: Final = 0.08
"""A smaller change of somebody's chances is no turning point."""
MOST_REVIEWS: Final = 4
LOST: Final = 0.02
"""Decisions after which a seat's chances fell by less are not looked at again."""
BETTER: Final = 0.05
"""Something else must have promised so much more to be told of."""
DOUBT: Final = 1.5
"""So many standard errors, too: a few playouts prove little."""
FIRST_SHARE: Final = 0.5
"""The part of the time that following the chances may take; the rest is for decisions."""

Progress = Callable[[float], None]
"""Is told now and then how far it is, from 0 to 1."""


class AnalysisError(PaddockError):
    """A game that can't be analysed: details `problem` (`analysis-not-over`, `analysis-not-judged`), `title`."""

    key = "error-analysis"


class Thinking(msgspec.Struct, frozen=True):
    """How long an analysis may take: in all, and for each decision that is looked at again."""

    seconds: float = 20.0
    decision: Budget = Budget(playouts=60, seconds=3.0)


class Point(msgspec.Struct, frozen=True):
    """Everybody's chance of winning right after a step, and the round that it belongs to."""

    n: int
    round: int
    chances: tuple[float, ...]


class TurningPoint(msgspec.Struct, frozen=True):
    """The chances of `seat` turned when `by` decided this at step `n` (None: nobody, as the table was set)."""

    n: int
    round: int
    seat: int
    before: float
    after: float
    by: int | None
    decision: Decision | None
    events: tuple[Event, ...]


class Review(msgspec.Struct, frozen=True):
    """A decision that was looked at again, with what followed it as one plan, and what promised more."""

    n: int
    round: int
    seat: int
    played: Advice
    better: Advice


class Analysis(msgspec.Struct, frozen=True):
    """A finished game, looked at again."""

    seats: int
    last: int
    points: tuple[Point, ...]
    turning: tuple[TurningPoint, ...]
    reviews: tuple[Review, ...]


class _Plan:
    """Decisions of a seat that belong together, and what its chances were before and after them."""

    __slots__ = ("after", "before", "decisions", "n", "round", "seat")

    def __init__(self, n: int, round_: int, seat: int, before: float) -> None:
        self.n, self.round, self.seat = n, round_, seat
        self.before = self.after = before
        self.decisions: list[Decision] = []

    @property
    def lost(self) -> float:
        return self.before - self.after


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
) -> Analysis:
    """Looks at a finished game again. Decisions are looked at for the seats in `people` (all, if it is None)."""
    allowed = thinking if thinking is not None else Thinking()
    began = time.monotonic()
    heuristics = judge_of(game, record)
    following = _Following(record, game, heuristics)
    following.run(began + FIRST_SHARE * allowed.seconds, progress)
    wanted = range(record.header.seats) if people is None else people
    plans = [plan for plan in following.plans if plan.seat in wanted and plan.lost >= LOST]
    plans.sort(key=lambda plan: -plan.lost)
    reviews: list[Review] = []
    for place, plan in enumerate(plans):
        left = began + allowed.seconds - time.monotonic()
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
    )


class _Following:
    """Goes through a record once: the chances whenever somebody's turn is over, and who decided what.

    In the middle of a turn nothing is judged: what is half done looks better or worse than it is.
    """

    def __init__(self, record: Record, game: Game[Any], heuristics: Heuristics[Any]) -> None:
        self._record: Final = record
        self._game: Final = game
        self._judge: Final = heuristics
        self._subjects: Final = Subjects(game)
        self._told: Final[dict[int, tuple[int | None, Decision | None, tuple[Event, ...]]]] = {}
        self.points: Final[list[Point]] = []
        self.plans: Final[list[_Plan]] = []

    def run(self, until: float, progress: Progress) -> None:
        """Follows the record. Once the time is up, only the ends of rounds are judged."""
        game, judge, last = self._game, self._judge, self._record.last
        open_plans: dict[int, tuple[Hashable, _Plan]] = {}
        ahead: dict[int, Hashable] = {}
        round_ = -1
        events: list[Event] = []
        for moment in moments(self._record, game):
            step, state = moment.step, moment.state
            self._subjects.note(step.seat, moment.events)
            if step.seat is not None and moment.decision is not None:
                self._decided(step.n, step.seat, moment.decision, ahead.get(step.seat), open_plans, max(round_, 0))
            events += moment.events
            waiting, now = game.waiting_for(state), judge.clock(state)
            turned = now != round_ or (step.seat not in waiting and time.monotonic() < until)
            if turned or step.n == last:
                round_ = now
                self._judged(step.n, round_, state)
                self._told[step.n] = step.seat, moment.decision, tuple(events)
                events.clear()
                for _, plan in open_plans.values():
                    plan.after = self.points[-1].chances[plan.seat]
            ahead = {seat: judge.moment(state, seat) for seat in waiting}
            if step.n % 20 == 0:
                progress(FIRST_SHARE * step.n / max(1, last))

    def _judged(self, n: int, round_: int, state: Any) -> None:
        outcome = self._game.outcome(state)
        chances = outcome.shares() if outcome is not None else self._judge.chances(state)
        if chances is not None:
            self.points.append(Point(n, round_, tuple(round(chance, 4) for chance in chances)))

    def _decided(
        self,
        n: int,
        seat: int,
        decision: Decision,
        moment: Hashable,
        open_plans: dict[int, tuple[Hashable, _Plan]],
        round_: int,
    ) -> None:
        """A decision goes on with its seat's plan while what the plan rests on stays the same; else it begins one."""
        known = open_plans.get(seat)
        if known is not None and moment is not None and known[0] == moment:
            known[1].decisions.append(decision)
            return
        before = self.points[-1].chances[seat] if self.points else 0.0
        plan = _Plan(n, round_, seat, before)
        plan.decisions.append(decision)
        open_plans[seat] = moment, plan
        self.plans.append(plan)

    def turning(self) -> list[TurningPoint]:
        """The largest changes, in the order of the game. What one seat did without a break is one change, told by the
        step that changed most."""
        found: list[TurningPoint] = []
        for at in range(1, len(self.points)):
            changes = [self._change(at, seat) for seat in range(len(self.points[at].chances))]
            self._subjects.changed(self._told[self.points[at].n][2], changes)
        for first, last in self._spans():
            before, after = self.points[first - 1].chances, self.points[last].chances
            seat = max(range(len(after)), key=lambda each: abs(after[each] - before[each]))
            if abs(after[seat] - before[seat]) < NOTABLE:
                continue
            most = max(range(first, last + 1), key=lambda at: abs(self._change(at, seat)))
            point = self.points[most]
            by, decision, _ = self._told[point.n]
            events = [event for at in range(first, last + 1) for event in self._told[self.points[at].n][2]]
            telling = self._subjects.telling(events, seat, after[seat] > before[seat])
            found.append(
                TurningPoint(point.n, point.round, seat, before[seat], after[seat], by, decision, tuple(telling))
            )
        found.sort(key=lambda each: -abs(each.after - each.before))
        return sorted(found[:MOST_TURNS], key=lambda each: each.n)

    @property
    def _first_round(self) -> int:
        """Titles that prepare a race count its rounds from 1."""
        return min(1, self.points[-1].round)

    def _change(self, at: int, seat: int) -> float:
        return self.points[at].chances[seat] - self.points[at - 1].chances[seat]

    def _spans(self) -> list[tuple[int, int]]:
        """Points that follow each other in one round by the same seat, as first and last place. What is chosen before
        the first round turns nothing."""
        found: list[tuple[int, int]] = []
        for at in range(1, len(self.points)):
            if self.points[at].round < self._first_round:
                continue
            same = at > 1 and self._told[self.points[at].n][0] == self._told[self.points[at - 1].n][0]
            if found and same and self.points[at].round == self.points[at - 1].round:
                found[-1] = found[-1][0], at
            else:
                found.append((at, at))
        return found


def thinned(points: Sequence[Point], most: int = MOST_POINTS) -> list[Point]:
    """The points that a graph needs: those at which something changes, and no more than it can show."""
    if not points:
        return []
    found = [points[0]]
    for before, point, after in zip(points, points[1:], points[2:], strict=False):
        if point.chances != before.chances or point.chances != after.chances:
            found.append(point)
    if len(points) > 1:
        found.append(points[-1])
    if len(found) > most:
        found = [found[place * (len(found) - 1) // (most - 1)] for place in range(most)]
    return found


def _review(record: Record, game: Game[Any], heuristics: Heuristics[Any], plan: _Plan, budget: Budget) -> Review | None:
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
