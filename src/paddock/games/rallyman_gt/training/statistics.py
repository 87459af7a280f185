"""What the simulator counts in a finished game of Rallyman: GT, besides who won."""
# mypyc: off

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from paddock.core.event import Event
from paddock.core.statistics import NUMBER_KIND, SHARE_KIND, FigureKind, SeatFigures, Statistics

from ..components.content import TOKEN_KIND_COUNT
from ..rules.car_status import STATUS_FINISHED, STATUS_RETIRED
from ..rules.state import State
from ..rules.steps.ending import final_time

FIGURE_KINDS: Final[dict[str, FigureKind]] = {
    "rounds": NUMBER_KIND,
    "finished": SHARE_KIND,
    "retired": SHARE_KIND,
    "focus": NUMBER_KIND,
    "damage": NUMBER_KIND,
    "turns": NUMBER_KIND,
    "losses": NUMBER_KIND,
    "seconds": NUMBER_KIND,
    "spins": NUMBER_KIND,
}


def statistics(state: State) -> list[SeatFigures]:
    """For each seat: rounds the game took, whether the car finished, focus tokens and damage tokens at the end, and
    in a solo run the turns on the sheet and the final time in seconds, if the car came home."""
    found: list[SeatFigures] = []
    for seat in range(state.lineup.seat_count):
        car = state.lineup.car_of_seat(seat)
        told: dict[str, int | str | None] = {
            "rounds": state.round_number,
            "finished": int(state.status[car] is STATUS_FINISHED),
            "retired": int(state.status[car] is STATUS_RETIRED),
            "focus": state.focus_tokens[car],
            "damage": sum(state.damage_tokens[TOKEN_KIND_COUNT * car : TOKEN_KIND_COUNT * car + TOKEN_KIND_COUNT]),
        }
        if state.is_solo:
            told["turns"] = len(state.time_sheet)
            told["losses"] = sum(1 for marker in state.time_sheet if marker <= 0)
            told["seconds"] = final_time(state, car) if state.status[car] is STATUS_FINISHED else None
        found.append(told)
    return found


def count_losses(state: State, events: Sequence[Event]) -> list[dict[str, int]]:
    """For each seat: how often it lost control, and how often it spun for it."""
    colours = [state.lineup.colours[state.lineup.car_of_seat(seat)] for seat in range(state.lineup.seat_count)]
    found = [{"losses": 0, "spins": 0} for _ in colours]
    for event in events:
        if event.kind == "loses_control":
            found[colours.index(event.args[0])]["losses"] += 1
        elif event.kind == "spins":
            found[colours.index(event.args[0])]["spins"] += 1
    return found


STATISTICS: Final = Statistics(FIGURE_KINDS, statistics, count_losses)
