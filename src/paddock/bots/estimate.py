"""How likely candidates are to win, from few playouts, and how exactly that is known.

Three things are weighed by how far each may be off: what the playouts of the favourite came to, how its position stands
as it is, and, for everything else, how far behind the favourite it was in the worlds that both have met.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Final

from paddock.bots.search import Candidate

STATIC_ESTIMATE_ERROR: Final = 0.15
"""How far the judgement of a position as it stands is off in the middle of a turn: it is fitted to whole rounds."""
PLAYOUT_SPREAD: Final = 0.15
"""How far a playout is from the mean of them; counts as much as `PRIOR_PLAYOUTS` that were seen."""
PRIOR_PLAYOUTS: Final = 2
EXPECTED_WIN_CHANCE_DEFICIT: Final = (0.01, 0.05)
"""How far behind the favourite something is thought to be before it is tried: if the bot names it, and if not."""
WIN_CHANCE_DEFICIT_SPREAD: Final = 0.08
"""How far from that it may well be."""
MIN_DISTANCE_FROM_CERTAINTY: Final = 0.001
"""Nothing is nearer to 0 or 1 because of what it is compared with."""
ROUNDING_STEPS: Final = (0.01, 0.02, 0.05, 0.1)
"""Chances are told in one of these: the finest that is not finer than what is known."""


def blend_playouts(playout_values: Sequence[float], static_chance: float) -> tuple[float, float]:
    """The chance after playouts that came to these values, from a position that stands so now; and its error."""
    prior, count = STATIC_ESTIMATE_ERROR**-2, len(playout_values)
    if not count:
        return static_chance, STATIC_ESTIMATE_ERROR
    mean = sum(playout_values) / count
    spread = PRIOR_PLAYOUTS * PLAYOUT_SPREAD**2 + sum((value - mean) ** 2 for value in playout_values)
    weight = count * (PRIOR_PLAYOUTS + count - 1) / spread
    return (prior * static_chance + weight * mean) / (prior + weight), (prior + weight) ** -0.5


def estimate_win_chances(candidates: Sequence[Candidate], named_count: int, static_chance: float) -> float:
    """Gives every candidate that was tried its chance: what was expected of it, moved by what was seen as far as that
    can be trusted. The first is the favourite; the bot has named so many of them. What it did not name stays behind
    it: playouts that end within a turn like what puts things off, and whoever followed them would put off for ever.
    Returns how exactly this is known."""
    favourite = candidates[0]
    base, error = blend_playouts(favourite.playout_values, static_chance)
    favourite.advice.win_chance = base
    least, most = min(base, MIN_DISTANCE_FROM_CERTAINTY), max(base, 1.0 - MIN_DISTANCE_FROM_CERTAINTY)
    for place, each in enumerate(candidates[1:], 1):
        if each.playout_values:
            lead, doubt = each.lead_over(favourite)
            expected = -EXPECTED_WIN_CHANCE_DEFICIT[place >= named_count]
            trust = (
                WIN_CHANCE_DEFICIT_SPREAD**2 / (WIN_CHANCE_DEFICIT_SPREAD**2 + max(doubt, 0.01) ** 2)
                if doubt < math.inf
                else 0.0
            )
            chance = base + expected + trust * (lead - expected)
            each.advice.win_chance = min(most if place < named_count else base, max(least, chance))
    return error


def round_to_known_accuracy(probability: float, error: float) -> float:
    """A chance as exactly as it is known; what is neither 0 nor 1 is told as a step from it, as is what lies beside."""
    if not 0.0 < probability < 1.0:
        return probability
    step = next((step for step in ROUNDING_STEPS if error <= step), ROUNDING_STEPS[-1])
    return min(1.0 - step, max(step, round(probability / step) * step))
