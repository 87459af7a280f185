"""Rankings and analyses as people read them: in words, and as JSON for clients."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Any, Final

from paddock.bots.analysis import Analysis, BestDecision, DecisionReview
from paddock.bots.win_graph import TurningPoint
from paddock.core.decision import Decision
from paddock.core.game import Game, Json
from paddock.core.heuristics import Advice
from paddock.core.translations import Translations

MAX_PLAN_STEPS: Final = 3
"""So many decisions of a plan are told of one that might have been better."""

GAIN_WORDS: Final = ((0.1, "little"), (0.25, "more"), (0.45, "much"), (math.inf, "far"))
"""How much more something promised, by its lead in chances: the words have a sentence for each."""


def gain_word(gain: float) -> str:
    """The word for a lead in chances.

    >>> gain_word(0.07), gain_word(0.77 - 0.14)
    ('little', 'far')
    """
    return next(word for most, word in GAIN_WORDS if gain < most)


def percent_text(translations: Translations, probability: float) -> str:
    """A chance as a person reads it."""
    return translations.message("percent", percent=_rounded_percent(probability))


def _rounded_percent(probability: float) -> int:
    """Never quite 0 or 100 while it is neither."""
    whole = round(100 * probability)
    return min(99, max(1, whole)) if 0.0 < probability < 1.0 else whole


def plan_decisions(advice: Advice) -> list[Decision]:
    """What is advised, in order. A plan may name its first step again; other steps may be the same once more."""
    then = list(advice.next_decisions)
    if advice.decision in then:
        then.remove(advice.decision)
    return [advice.decision, *then]


def advice_reason(translations: Translations, advice: Advice) -> str:
    """Why something is advised; empty where nobody says."""
    return (
        translations.message(advice.message_key, **advice.reason_args)
        if translations.has_message(advice.message_key)
        else ""
    )


class AnalysisReport:
    """Tells an analysis in one language, to people who know the seats by these names."""

    def __init__(
        self, game: Game[Any], translations: Translations, seat_names: Sequence[str], analysis: Analysis
    ) -> None:
        self._game = game
        self.translations = translations
        self.seat_names = [
            seat_names[seat] if seat < len(seat_names) and seat_names[seat] else translations.message("seat", seat=seat)
            for seat in range(analysis.seats)
        ]
        self.analysis = analysis

    def message(self, message_key: str) -> str:
        """A message about the whole; of a run alone it says something else."""
        return self.translations.message(message_key if self.analysis.is_contest else f"{message_key}-alone")

    def win_chance_text(self, probability: float) -> str:
        """A chance of winning, or the mark of a run alone."""
        return (
            percent_text(self.translations, probability)
            if self.analysis.is_contest
            else str(_rounded_percent(probability))
        )

    def turning_point_text(self, turning_point: TurningPoint) -> str:
        """Whose chances turned, and how far."""
        before, after = (
            self.win_chance_text(turning_point.win_chance_before),
            self.win_chance_text(turning_point.win_chance_after),
        )
        return self.translations.message(
            "analysis-turn", who=self.seat_names[turning_point.seat], before=before, after=after
        )

    def turning_point_lines(self, turning_point: TurningPoint) -> list[str]:
        """What was decided, and what came of it."""
        sentences = [self.translations.event(event) for event in turning_point.events]
        if turning_point.deciding_seat is None:
            return sentences
        plan = self._steps_text(turning_point.decisions)
        decided = self.translations.message(
            "analysis-decided", who=self.seat_names[turning_point.deciding_seat], played=plan
        )
        return [decided, *sentences]

    def best_decision_text(self, best_decision: BestDecision) -> str:
        """What somebody did best, and what it brought."""
        return self.translations.message(
            "analysis-best-decision",
            who=self.seat_names[best_decision.seat],
            played=self._steps_text(plan_decisions(best_decision.played_plan)),
            before=self.win_chance_text(best_decision.win_chance_before),
            after=self.win_chance_text(best_decision.win_chance_after),
        )

    def review_text(self, review: DecisionReview) -> str:
        """What was done, what promised more, and why; kindly."""
        translations, played, better = self.translations, review.played_plan, review.better_plan
        return translations.message(
            "analysis-review",
            who=self.seat_names[review.seat],
            played=self._plan_text(played, better),
            chance=self.win_chance_text(played.win_chance or 0.0),
            better=self._plan_text(better, played),
            best=self.win_chance_text(better.win_chance or 0.0),
            reason=advice_reason(translations, better) or "none",
            gain=gain_word((better.win_chance or 0.0) - (played.win_chance or 0.0)),
        )

    def _plan_text(self, advice: Advice, other_advice: Advice) -> str:
        """A plan as far as it differs from another; dots stand for what is left out."""
        plan, other_plan = plan_decisions(advice), plan_decisions(other_advice)
        same = next((at for at, pair in enumerate(zip(plan, other_plan, strict=False)) if pair[0] != pair[1]), 0)
        return ("… → " if same else "") + self._steps_text(plan[same:])

    def _steps_text(self, decisions: Sequence[Decision]) -> str:
        """Decisions in a row; dots stand for those that are too many."""
        first, *then = decisions[:MAX_PLAN_STEPS]
        steps = [self.translations.decision(first), *map(self.translations.following_decision, then)]
        return " → ".join([*steps, *(["…"] if len(decisions) > MAX_PLAN_STEPS else [])])

    def json(self) -> Json:
        """The whole analysis for clients, sentences included."""
        return {
            "seats": self.analysis.seats,
            "last": self.analysis.last_step,
            "contest": self.analysis.is_contest,
            "points": [
                {"n": point.step, "round": point.round_number, "chances": list(point.win_chances)}
                for point in self.analysis.points
            ],
            "turning": [self._turning_point_json(turn) for turn in self.analysis.turning_points],
            "reviews": [self._review_json(review) for review in self.analysis.reviews],
            "best": [self._best_json(best) for best in self.analysis.best_decisions],
        }

    def _turning_point_json(self, turning_point: TurningPoint) -> Json:
        return {
            "n": turning_point.step,
            "round": turning_point.round,
            "seat": turning_point.seat,
            "before": turning_point.win_chance_before,
            "after": turning_point.win_chance_after,
            "by": turning_point.deciding_seat,
            "do": self._game.space.notation(turning_point.decisions[0]) if turning_point.decisions else None,
            "said": self.turning_point_text(turning_point),
            "story": self.turning_point_lines(turning_point),
        }

    def _best_json(self, best_decision: BestDecision) -> Json:
        return {
            "n": best_decision.step,
            "round": best_decision.round_number,
            "seat": best_decision.seat,
            "played": [self._game.space.notation(decision) for decision in plan_decisions(best_decision.played_plan)],
            "before": best_decision.win_chance_before,
            "after": best_decision.win_chance_after,
            "said": self.best_decision_text(best_decision),
        }

    def _review_json(self, review: DecisionReview) -> Json:
        notation = self._game.space.notation
        return {
            "n": review.step,
            "round": review.round_number,
            "seat": review.seat,
            "played": [notation(decision) for decision in plan_decisions(review.played_plan)],
            "chance": review.played_plan.win_chance,
            "better": [notation(decision) for decision in plan_decisions(review.better_plan)],
            "best": review.better_plan.win_chance,
            "reason": advice_reason(self.translations, review.better_plan),
            "said": self.review_text(review),
        }
