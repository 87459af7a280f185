"""What the simulator counts in a finished game of RoboRally, besides who won."""
# mypyc: off

from __future__ import annotations

from typing import Final

from paddock.core.statistics import NUMBER_KIND, SHARE_KIND, FigureKind, SeatFigures, Statistics

from ..rules.outcome import racer_of
from ..rules.state import State, damage_of
from ..rules.statuses import STATUS_ELIMINATED, STATUS_FINISHED

FIGURE_KINDS: Final[dict[str, FigureKind]] = {
    "turns": NUMBER_KIND,
    "flags": NUMBER_KIND,
    "lives_lost": NUMBER_KIND,
    "finished": SHARE_KIND,
    "eliminated": SHARE_KIND,
    "damage": NUMBER_KIND,
    "options": NUMBER_KIND,
}


def statistics(state: State) -> list[SeatFigures]:
    """For each seat: turns the game took, flags its racer touched, Lives its robots lost, whether the racer finished
    or was eliminated, and the racer's Damage and Options at the end."""
    figures: list[SeatFigures] = []
    for seat in range(state.roster.seats):
        robot = racer_of(state, seat)
        robots = state.roster.robots_of[seat]
        figures.append(
            {
                "turns": state.turn,
                "flags": state.next_flag[robot] - 1,
                "lives_lost": sum(state.settings.lives - state.lives[each] for each in robots),
                "finished": int(state.status[robot] == STATUS_FINISHED),
                "eliminated": int(state.status[robot] == STATUS_ELIMINATED),
                "damage": damage_of(state, robot),
                "options": len(state.options[robot]),
            }
        )
    return figures


STATISTICS: Final = Statistics(FIGURE_KINDS, statistics)
