"""What the simulator counts in a finished game of The Great Race, besides who won."""
# mypyc: off

from __future__ import annotations

from typing import Final

from paddock.core.statistics import NUMBER_KIND, SHARE_KIND, FigureKind, SeatFigures, Statistics

from ..components.africa import PURPLE_CITIES_MASK
from ..components.content import CREW_VALUES
from ..rules.quest_counts import BLIND_COUNT, QUEST_COUNT_KINDS
from ..rules.state import State, level_of

FIGURE_KINDS: Final[dict[str, FigureKind]] = {
    "rounds": NUMBER_KIND,
    "arrived": SHARE_KIND,
    "level": NUMBER_KIND,
    "fuel": NUMBER_KIND,
    "engine": NUMBER_KIND,
    "chassis": NUMBER_KIND,
    "money": NUMBER_KIND,
    "cities": NUMBER_KIND,
    "blind": NUMBER_KIND,
    "crew": CREW_VALUES,
    "stickers": NUMBER_KIND,
}


def statistics(state: State) -> list[SeatFigures]:
    """For each seat: rounds the game took, whether it arrived, its level, gauges and money at the end, cities entered,
    blind entries, the crew (none where nobody has picked it yet), and what the Torpedo has."""
    return [
        {
            "rounds": state.round,
            "arrived": int(seat in state.arrived),
            "level": level_of(state, seat),
            "fuel": state.fuel[seat],
            "engine": state.engine[seat],
            "chassis": state.chassis[seat],
            "money": state.money[seat],
            "cities": (state.visited_cities[seat] & ~PURPLE_CITIES_MASK).bit_count(),
            "blind": state.quest_counts[QUEST_COUNT_KINDS * seat + BLIND_COUNT],
            "crew": CREW_VALUES.names[state.crew[seat]] if state.crew[seat] >= 0 else None,
            "stickers": sum(state.legacy),
        }
        for seat in range(state.seats)
    ]


STATISTICS: Final = Statistics(FIGURE_KINDS, statistics)
