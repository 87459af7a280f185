"""How likely each side is to win, from weighed figures: the form that a title's judgement of positions has.

A title's `win_chance` tells `FIGURES`, the names of a few numbers (by part: `race`, or whatever else is weighed
by itself), and `figures(state)`, these numbers for each side: first the seats, then an automaton if there is one, whose
victory is nobody's. What matters is by how much one side has more of them than another. `tools/calibrate.py` finds the
weights by what became of many positions, and writes them into the title's `data/standing.json`. A figure that tells
more towards the end is divided by what is still to come.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import exp

MAX_EXPONENT = 700.0
"""As far as exponents go."""


def softmax_win_chances(figures: Sequence[Sequence[float]], weights: Sequence[float]) -> list[float]:
    """The chances of all sides, together 1: the softmax of their weighed figures."""
    chances: list[float] = []
    for side in figures:
        total = 0.0
        for place, weight in enumerate(weights):
            total += weight * side[place]
        chances.append(total)
    top = max(chances)
    total_weight = 0.0
    for place, total in enumerate(chances):
        chances[place] = exp(max(total - top, -MAX_EXPONENT))
        total_weight += chances[place]
    return [each / total_weight for each in chances]
