"""What the simulator counts in a finished game of The Great Race, besides who won."""
# mypyc: off

from __future__ import annotations

from paddock.games.great_race.africa import PURPLE_MASK
from paddock.games.great_race.state import BLIND, COUNTS, State, level_of


def statistics(state: State) -> list[dict[str, int]]:
    """For each seat: rounds the game took, whether it arrived, its level, gauges and money at the end, cities entered,
    blind entries, the crew, and what the Torpedo has."""
    return [
        {
            "rounds": state.round,
            "arrived": int(seat in state.arrived),
            "level": level_of(state, seat),
            "fuel": state.fuel[seat],
            "engine": state.engine[seat],
            "chassis": state.chassis[seat],
            "money": state.money[seat],
            "cities": (state.visited[seat] & ~PURPLE_MASK).bit_count(),
            "blind": state.counts[COUNTS * seat + BLIND],
            "crew": state.crew[seat],
            "stickers": sum(state.legacy),
        }
        for seat in range(state.seats)
    ]
