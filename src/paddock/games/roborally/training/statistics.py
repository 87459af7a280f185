"""What the simulator counts in a finished game of RoboRally, besides who won."""
# mypyc: off

from __future__ import annotations

from typing import Final

from paddock.core.figures import NUMBER, SHARE, Figures, Kind, Statistics
from paddock.games.roborally.rules.outcome import racer
from paddock.games.roborally.rules.state import ELIMINATED, FINISHED, State, damage

FIGURES: Final[dict[str, Kind]] = {
    "turns": NUMBER,
    "flags": NUMBER,
    "lives_lost": NUMBER,
    "finished": SHARE,
    "eliminated": SHARE,
    "damage": NUMBER,
    "options": NUMBER,
}


def statistics(state: State) -> list[Figures]:
    """For each seat: turns the game took, flags its racer touched, Lives its robots lost, whether the racer finished
    or was eliminated, and the racer's Damage and Options at the end."""
    found: list[Figures] = []
    for seat in range(state.cast.seats):
        robot = racer(state, seat)
        robots = state.cast.robots_of[seat]
        found.append(
            {
                "turns": state.turn,
                "flags": state.next_flag[robot] - 1,
                "lives_lost": sum(state.settings.lives - state.lives[each] for each in robots),
                "finished": int(state.status[robot] == FINISHED),
                "eliminated": int(state.status[robot] == ELIMINATED),
                "damage": damage(state, robot),
                "options": len(state.options[robot]),
            }
        )
    return found


STATISTICS: Final = Statistics(FIGURES, statistics)
