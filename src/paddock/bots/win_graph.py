"""Everybody's chances of winning over a recorded game, whenever a turn is over, and the points where they turned."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Sequence
from typing import Any, Final

import msgspec

from paddock.bots.key_events import KeyEvents
from paddock.core.decision import Decision
from paddock.core.event import Event
from paddock.core.game import Game
from paddock.core.heuristics import Heuristics
from paddock.core.record import Record
from paddock.core.replay import replayed_steps

MAX_POINTS: Final = 500
MAX_TURNING_POINTS: Final = 6
MIN_CHANCE_CHANGE: Final = 0.08
"""A smaller change of somebody's chances is no turning point."""

ProgressCallback = Callable[[float], None]
"""Is told now and then how far it is, from 0 to 1."""


class WinGraphPoint(msgspec.Struct, frozen=True):
    """Everybody's chance of winning right after a step, and the round that it belongs to."""

    step: int
    round_number: int
    chances: tuple[float, ...]


class TurningPoint(msgspec.Struct, frozen=True):
    """The chances of `seat` turned when `deciding_seat` decided this at `step` (None: nobody, as the table was set)."""

    step: int
    round: int
    seat: int
    win_chance_before: float
    win_chance_after: float
    deciding_seat: int | None
    decision: Decision | None
    events: tuple[Event, ...]


class PlayedPlan:
    """Decisions of a seat that belong together, and what its chances were before and after them."""

    __slots__ = ("decisions", "first_step", "round", "seat", "win_chance_after", "win_chance_before")

    def __init__(self, step_number: int, round_number: int, seat: int, win_chance_before: float) -> None:
        self.first_step, self.round, self.seat = step_number, round_number, seat
        self.win_chance_before = self.win_chance_after = win_chance_before
        self.decisions: list[Decision] = []

    @property
    def chance_lost(self) -> float:
        return self.win_chance_before - self.win_chance_after


class WinGraph:
    """Goes through a record once: the chances whenever somebody's turn is over, and who decided what.

    In the middle of a turn nothing is judged: what is half done looks better or worse than it is.
    """

    def __init__(self, record: Record, game: Game[Any], heuristics: Heuristics[Any]) -> None:
        self._record: Final = record
        self._game: Final = game
        self._heuristics: Final = heuristics
        self._key_events: Final = KeyEvents(game)
        self._steps: Final[dict[int, tuple[int | None, Decision | None, tuple[Event, ...]]]] = {}
        self.points: Final[list[WinGraphPoint]] = []
        self.plans: Final[list[PlayedPlan]] = []

    def run(self, is_stopped: Callable[[], bool], progress: ProgressCallback) -> None:
        """Follows the record. Once it is late, only the ends of rounds are judged."""
        game, judge, last = self._game, self._heuristics, self._record.last_step
        open_plans: dict[int, tuple[Hashable, PlayedPlan]] = {}
        ahead: dict[int, Hashable] = {}
        round_ = -1
        events: list[Event] = []
        for moment in replayed_steps(self._record, game):
            step, state = moment.step, moment.state
            self._key_events.add_step(step.seat, moment.events)
            if step.seat is not None and moment.decision is not None:
                self._add_decision(step.n, step.seat, moment.decision, ahead.get(step.seat), open_plans, max(round_, 0))
            events += moment.events
            waiting, now = game.waiting_for(state), judge.round_number(state)
            turned = now != round_ or (step.seat not in waiting and not is_stopped())
            if turned or step.n == last:
                round_ = now
                self._add_point(step.n, round_, state)
                self._steps[step.n] = step.seat, moment.decision, tuple(events)
                events.clear()
                for _, plan in open_plans.values():
                    plan.win_chance_after = self.points[-1].chances[plan.seat]
            ahead = {seat: judge.plan_key(state, seat) for seat in waiting}
            if step.n % 20 == 0:
                progress(step.n / max(1, last))

    def _add_point(self, step_number: int, round_number: int, state: Any) -> None:
        outcome = self._game.outcome(state) if self._heuristics.is_contest(state) else None
        chances = outcome.victory_shares() if outcome is not None else self._heuristics.win_chances(state)
        if chances is not None:
            self.points.append(WinGraphPoint(step_number, round_number, tuple(round(chance, 4) for chance in chances)))

    def _add_decision(
        self,
        step_number: int,
        seat: int,
        decision: Decision,
        plan_key: Hashable,
        open_plans: dict[int, tuple[Hashable, PlayedPlan]],
        round_number: int,
    ) -> None:
        """A decision goes on with its seat's plan while what the plan rests on stays the same; else it begins one."""
        known = open_plans.get(seat)
        if known is not None and plan_key is not None and known[0] == plan_key:
            known[1].decisions.append(decision)
            return
        before = self.points[-1].chances[seat] if self.points else 0.0
        plan = PlayedPlan(step_number, round_number, seat, before)
        plan.decisions.append(decision)
        open_plans[seat] = plan_key, plan
        self.plans.append(plan)

    def turning_points(self) -> list[TurningPoint]:
        """The largest changes, in the order of the game. What one seat did without a break is one change, told by the
        step that changed most."""
        turns: list[TurningPoint] = []
        for at in range(1, len(self.points)):
            changes = [self._chance_change(at, seat) for seat in range(len(self.points[at].chances))]
            self._key_events.add_chance_changes(self._steps[self.points[at].step][2], changes)
        for first, last in self._turning_spans_by_seat():
            before, after = self.points[first - 1].chances, self.points[last].chances
            seat = max(range(len(after)), key=lambda each: abs(after[each] - before[each]))
            if abs(after[seat] - before[seat]) < MIN_CHANCE_CHANGE:
                continue
            most = max(range(first, last + 1), key=lambda at: abs(self._chance_change(at, seat)))
            point = self.points[most]
            by, decision, _ = self._steps[point.step]
            events = [event for at in range(first, last + 1) for event in self._steps[self.points[at].step][2]]
            key_events = self._key_events.explaining_events(events, seat, after[seat] > before[seat])
            turns.append(
                TurningPoint(
                    point.step, point.round_number, seat, before[seat], after[seat], by, decision, tuple(key_events)
                )
            )
        turns.sort(key=lambda each: -abs(each.win_chance_after - each.win_chance_before))
        return sorted(turns[:MAX_TURNING_POINTS], key=lambda each: each.step)

    @property
    def _first_round(self) -> int:
        """Titles that prepare a race count its rounds from 1."""
        return min(1, self.points[-1].round_number)

    def _chance_change(self, point_index: int, seat: int) -> float:
        return self.points[point_index].chances[seat] - self.points[point_index - 1].chances[seat]

    def _turning_spans_by_seat(self) -> list[tuple[int, int]]:
        """Points that follow each other in one round by the same seat, as first and last place. What is chosen before
        the first round turns nothing."""
        spans: list[tuple[int, int]] = []
        for at in range(1, len(self.points)):
            if self.points[at].round_number < self._first_round:
                continue
            same = at > 1 and self._steps[self.points[at].step][0] == self._steps[self.points[at - 1].step][0]
            if spans and same and self.points[at].round_number == self.points[at - 1].round_number:
                spans[-1] = spans[-1][0], at
            else:
                spans.append((at, at))
        return spans


def thin_out_points(points: Sequence[WinGraphPoint], max_points: int = MAX_POINTS) -> list[WinGraphPoint]:
    """The points that a graph needs: those at which something changes, and no more than it can show."""
    if not points:
        return []
    thinned = [points[0]]
    for before, point, after in zip(points, points[1:], points[2:], strict=False):
        if point.chances != before.chances or point.chances != after.chances:
            thinned.append(point)
    if len(points) > 1:
        thinned.append(points[-1])
    if len(thinned) > max_points:
        thinned = [thinned[place * (len(thinned) - 1) // (max_points - 1)] for place in range(max_points)]
    return thinned
