"""Programs for one who plays to win: rehearsed more often than the driver's, and judged by the chance of winning.

The weights of `win_chance.py` know what games were decided by. A point of Damage costs more than its place on the way
shows, since it is a card less in every hand from then on, and in the end a turn powered down. With more than two
seats the places behind the winner count as well (`places.py`).
"""

from __future__ import annotations

from typing import Final

from paddock.core.chance import Chance
from paddock.core.standing import shares
from paddock.games.roborally.bots.choices import end_of_program
from paddock.games.roborally.bots.outlook import Outlook
from paddock.games.roborally.bots.places import ahead
from paddock.games.roborally.bots.planning import Draft, standing_still
from paddock.games.roborally.bots.rehearsal import rehearse
from paddock.games.roborally.bots.win_chance import PER_TURN, RESTING, SLOWER, WEIGHTS, figures_of
from paddock.games.roborally.rules.outcome import outcome
from paddock.games.roborally.rules.state import OVER, State, damage

CANDIDATES: Final = 24
STAGES: Final = ((24, 12), (10, 24), (5, 48))
"""So many programs are rehearsed so often, the best of them on."""


def won(state: State, robot: int, outlook: Outlook) -> float:
    """The chance of winning at the end of a turn."""
    seat = state.cast.owner[robot]
    if state.step == OVER:
        found = outcome(state)
        return found.shares()[seat] if found is not None else 0.0
    return shares(figures_of(state, outlook), WEIGHTS)[seat]


def wants_rest(state: State, robot: int, outlook: Outlook) -> bool:
    """Whether to announce power down: the rest of the way is then quicker by more than the turn that it takes."""
    hurt, place = damage(state, robot), end_of_program(state, robot, outlook)
    if not hurt or place == outlook.roads.lost:
        return False
    beams, safe = standing_still(outlook.roads, place)
    way = outlook.remaining(state, robot, place) / PER_TURN
    after = SLOWER[min(beams, len(SLOWER) - 1)]
    return safe and way * (SLOWER[hurt] - after) > RESTING


def compare(position: State, robot: int, drafts: list[Draft], outlook: Outlook, chance: Chance) -> list[float]:
    """The chances of winning with these drafts, or of being ahead of the others; those that fell behind early come
    after all the rest."""
    judged = won if position.cast.seats == 2 else ahead
    worths = [0.0] * len(drafts)
    seen = [0] * len(drafts)
    left = list(range(len(drafts)))
    for number, (most, samples) in enumerate(STAGES):
        left = sorted(left, key=lambda place: -worths[place])[:most] if number else left[:most]
        found = rehearse(position, robot, [drafts[place] for place in left], outlook, chance, samples, judged)
        for place, worth in zip(left, found, strict=True):
            worths[place] = (worths[place] * seen[place] + worth * samples) / (seen[place] + samples)
            seen[place] += samples
    best = max(worths[place] for place in left)
    return [worth if place in left else min(worth, best - 0.01) for place, worth in enumerate(worths)]
