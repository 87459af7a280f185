"""What a bot knows of Sprint."""

from __future__ import annotations

from collections.abc import Hashable, Sequence

from paddock.core.chance import ChanceSource
from paddock.core.decision import Decision
from paddock.core.heuristics import Advice, Heuristics

from .game import LENGTH, ROLL, State

MEAN_OF_DIE = (1 + 2 + 3 + 4 + 5 + 0) / 6


class SprintHeuristics(Heuristics[State]):
    """Rolls, unless a step or two reach the end for sure."""

    def advise(
        self, position: State, seat: int, legal: Sequence[Decision], chance_source: ChanceSource
    ) -> list[Advice]:
        left = LENGTH - position.spaces[seat]
        advice = []
        for decision in legal:
            if decision.kind == ROLL:
                advice.append(Advice(decision, MEAN_OF_DIE, "hint-roll"))
            else:
                steps = decision.args[0] + 1
                advice.append(Advice(decision, float(LENGTH if steps >= left else steps), "hint-walk"))
        return sorted(advice, key=lambda each: -each.score)

    def plan_key(self, position: State, seat: int) -> Hashable:
        return tuple(position.spaces)


HEURISTICS = SprintHeuristics()
