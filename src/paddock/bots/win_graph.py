"""Everybody's chances of winning over a recorded game, whenever a turn is over, and the points where they turned."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Sequence
from typing import Any, Final

import msgspec

from paddock.bots.key_events import KeyEvents
from paddock.core.decision import Decision
from paddock.core.event import Event
from paddock.core.game import Game
from paddock.core.heuristics import Advice, Heuristics
from paddock.core.record import Record
from paddock.core.replay import replayed_steps

MAX_POINTS: Final = 500
MAX_TURNING_POINTS: Final = 6
NOTICED_CHANGE: Final = 0.005
"""What is decided after a change so large has not caused it."""
MIN_WIN_CHANCE_CHANGE: Final = 0.08
"""A smaller change of somebody's chances is no turning point."""

ProgressCallback = Callable[[float], None]
"""Is told now and then how far it is, from 0 to 1."""


class WinGraphPoint(msgspec.Struct, frozen=True):
    """Everybody's chance of winning right after a step, and the round that it belongs to."""

    step: int
    round_number: int
    win_chances: tuple[float, ...]


class TurningPoint(msgspec.Struct, frozen=True):
    """The chances of `seat` turned when `deciding_seat` had decided this (None: nobody, as the table was set). Events
    tell what came of it; what the board does by itself is no event of a turning point."""

    step: int
    round: int
    seat: int
    win_chance_before: float
    win_chance_after: float
    deciding_seat: int | None
    decisions: tuple[Decision, ...]
    events: tuple[Event, ...]


class PlayedPlan:
    """Decisions of a seat that belong together, how many there were to choose from at first, and what its chances were
    before and after them."""

    __slots__ = (
        "choice_count",
        "decisions",
        "first_step",
        "round_number",
        "seat",
        "win_chance_after",
        "win_chance_before",
    )

    def __init__(
        self, step_number: int, round_number: int, seat: int, win_chance_before: float, choice_count: int
    ) -> None:
        self.first_step, self.round_number, self.seat, self.choice_count = step_number, round_number, seat, choice_count
        self.win_chance_before = self.win_chance_after = win_chance_before
        self.decisions: list[Decision] = []

    @property
    def advice(self) -> Advice:
        """The same as somebody might have advised it."""
        return Advice(self.decisions[0], 0.0, "", next_decisions=self.decisions[1:])

    @property
    def win_chance_lost(self) -> float:
        return self.win_chance_before - self.win_chance_after


class JudgedStep(msgspec.Struct):
    """What led to a point: who decided last, what each seat had decided since its chances changed before, and what
    happened."""

    deciding_seat: int | None
    plans: dict[int | None, PlayedPlan]
    events: list[Event]


class PlansOfTurn:
    """What a seat has decided since its chances changed before. Of these plans the one with most to choose from is what
    the next change is put down to: whoever ends a turn or rolls the dice has decided before."""

    def __init__(self) -> None:
        self._plans: list[PlayedPlan] = []
        self._key: Hashable = None
        self._is_judged = False

    def add(self, plan: PlayedPlan, plan_key: Hashable) -> PlayedPlan | None:
        """Goes on with the plan before while what it rests on stays the same; else returns the new one."""
        if self._plans and plan_key is not None and self._key == plan_key:
            self._plans[-1].decisions += plan.decisions
            return None
        if self._is_judged:
            self._plans, self._is_judged = [], False
        self._plans.append(plan)
        self._key = plan_key
        return plan

    def judge(self, win_chance: float, is_new_round: bool) -> PlayedPlan | None:
        """Tells the plan that counts what the chances are now, and returns it unless it knew of a change before."""
        if not self._plans:
            return None
        plan = max(self._plans, key=lambda each: each.choice_count)
        plan.win_chance_after = win_chance
        was_judged = self._is_judged
        self._is_judged = was_judged or is_new_round or abs(plan.win_chance_lost) >= NOTICED_CHANGE
        return None if was_judged else plan


class WinGraph:
    """Goes through a record once: the chances whenever somebody's turn is over, and who decided what.

    In the middle of a turn nothing is judged: what is half done looks better or worse than it is.
    """

    def __init__(self, record: Record, game: Game[Any], heuristics: Heuristics[Any]) -> None:
        self._record: Final = record
        self._game: Final = game
        self._heuristics: Final = heuristics
        self._key_events: Final = KeyEvents(game, heuristics.key_event_kinds)
        self._steps: Final[dict[int, JudgedStep]] = {}
        self.points: Final[list[WinGraphPoint]] = []
        self.plans: Final[list[PlayedPlan]] = []

    def run(self, is_stopped: Callable[[], bool], progress: ProgressCallback) -> None:
        """Follows the record. Once it is late, only the ends of rounds are judged."""
        game, judge, last = self._game, self._heuristics, self._record.last_step
        turns = [PlansOfTurn() for _ in range(self._record.header.seats)]
        ahead: dict[int, tuple[Hashable, int]] = {}
        round_ = -1
        events: list[Event] = []
        for moment in replayed_steps(self._record, game):
            step, state = moment.step, moment.state
            self._key_events.add_step(step.seat, moment.events)
            if step.seat is not None and moment.decision is not None:
                key, choices = ahead.get(step.seat, (None, 0))
                before = self.points[-1].win_chances[step.seat] if self.points else 0.0
                plan = PlayedPlan(step.n, max(round_, 0), step.seat, before, choices)
                plan.decisions.append(moment.decision)
                if turns[step.seat].add(plan, key) is plan:
                    self.plans.append(plan)
            events += moment.events
            waiting, now = game.waiting_for(state), judge.round_number(state)
            turned = now != round_ or (step.seat not in waiting and not is_stopped())
            if turned or step.n == last:
                is_new_round, round_ = now != round_, now
                self._add_point(step.n, round_, state)
                chances = self.points[-1].win_chances
                judged = {seat: turn.judge(chances[seat], is_new_round) for seat, turn in enumerate(turns)}
                plans: dict[int | None, PlayedPlan] = {seat: plan for seat, plan in judged.items() if plan is not None}
                self._steps[step.n] = JudgedStep(step.seat, plans, events)
                events = []
            ahead = {
                seat: (judge.plan_key(state, seat), 0 if is_stopped() else len(game.legal(state, seat)))
                for seat in waiting
            }
            if step.n % 20 == 0:
                progress(step.n / max(1, last))

    def _add_point(self, step_number: int, round_number: int, state: Any) -> None:
        outcome = self._game.outcome(state) if self._heuristics.is_contest(state) else None
        chances = outcome.victory_shares() if outcome is not None else self._heuristics.win_chances(state)
        if chances is not None:
            self.points.append(WinGraphPoint(step_number, round_number, tuple(round(chance, 4) for chance in chances)))

    def turning_points(self) -> list[TurningPoint]:
        """The largest changes, in the order of the game. What one seat did without a break is one change, told by the
        step that changed most: by what the seat itself had decided, or else whoever decided last."""
        turns: list[TurningPoint] = []
        for at in range(1, len(self.points)):
            changes = [self._win_chance_change(at, seat) for seat in range(len(self.points[at].win_chances))]
            self._key_events.add_chance_changes(self._steps[self.points[at].step].events, changes)
        for first, last in self._turning_spans_by_seat():
            before, after = self.points[first - 1].win_chances, self.points[last].win_chances
            seat = max(range(len(after)), key=lambda each: abs(after[each] - before[each]))
            if abs(after[seat] - before[seat]) < MIN_WIN_CHANCE_CHANGE:
                continue
            most = max(range(first, last + 1), key=lambda at: abs(self._win_chance_change(at, seat)))
            point = self.points[most]
            spanned = [self._steps[self.points[at].step] for at in range(first, last + 1)]
            step = self._steps[point.step]
            plan = next((step.plans[by] for by in (seat, step.deciding_seat) if by in step.plans), None)
            events = [event for each in spanned for event in each.events]
            key_events = self._key_events.explaining_events(events, seat, after[seat] > before[seat])
            turns.append(
                TurningPoint(
                    step=point.step,
                    round=point.round_number,
                    seat=seat,
                    win_chance_before=before[seat],
                    win_chance_after=after[seat],
                    deciding_seat=plan.seat if plan is not None else None,
                    decisions=tuple(plan.decisions) if plan is not None else (),
                    events=tuple(key_events),
                )
            )
        turns.sort(key=lambda each: -abs(each.win_chance_after - each.win_chance_before))
        return sorted(turns[:MAX_TURNING_POINTS], key=lambda each: each.step)

    @property
    def first_round(self) -> int:
        """Titles that prepare a race count its rounds from 1."""
        return min(1, self.points[-1].round_number)

    def _deciding_seat(self, point_index: int) -> int | None:
        return self._steps[self.points[point_index].step].deciding_seat

    def _win_chance_change(self, point_index: int, seat: int) -> float:
        return self.points[point_index].win_chances[seat] - self.points[point_index - 1].win_chances[seat]

    def _turning_spans_by_seat(self) -> list[tuple[int, int]]:
        """Points that follow each other in one round by the same seat, as first and last place. What is chosen before
        the first round turns nothing."""
        spans: list[tuple[int, int]] = []
        for at in range(1, len(self.points)):
            if self.points[at].round_number < self.first_round:
                continue
            same = at > 1 and self._deciding_seat(at) == self._deciding_seat(at - 1)
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
        if point.win_chances != before.win_chances or point.win_chances != after.win_chances:
            thinned.append(point)
    if len(points) > 1:
        thinned.append(points[-1])
    if len(thinned) > max_points:
        thinned = [thinned[place * (len(thinned) - 1) // (max_points - 1)] for place in range(max_points)]
    return thinned
