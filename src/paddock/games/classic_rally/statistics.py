"""What the simulator counts in a finished game of Classic Rally, besides who won."""
# mypyc: off

from __future__ import annotations

from paddock.games.classic_rally.ranking import score, tiles_to_go
from paddock.games.classic_rally.state import FINISHED, RETIRED, State


def statistics(state: State) -> list[dict[str, int]]:
    """For each seat: rounds until it finished (or the game ended), the stopwatch's points, tokens, tiles to go, whether
    it finished or retired."""
    return [
        {
            "rounds": state.finished_round[seat] or state.round,
            "score": score(state, seat),
            "tokens": state.tokens[seat].bit_count(),
            "to_go": 0 if state.status[seat] == FINISHED else tiles_to_go(state, seat),
            "finished": int(state.status[seat] == FINISHED),
            "retired": int(state.status[seat] == RETIRED),
        }
        for seat in range(state.seats)
    ]
