"""Who came where (GB-23.3 to 23.7, GB-24.13, GB-25.2), and how things stand while the race runs."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from paddock.core.game import Outcome, Placing

from ..components.bridge import NO_WALL
from ..components.content import DUEL_PLAYERS, RACE_REWARDS
from .car_status import RACING_STATUSES, STATUS_ARRESTED, STATUS_CONCEDED
from .phases import PHASE_GAME_OVER
from .state import State, race_order
from .steps.ending import ramp_price

PLACINGS: Final[tuple[str, ...]] = (
    "placing-winner", "placing-money", "placing-last", "placing-home", "placing-arrested", "placing-conceded",
    "placing-alone",
)  # fmt: skip


def race_ranking(state: State) -> list[int]:
    """All cars by their place in the race: who left, who is on the bridge, who was arrested, who conceded; the latest
    of those who are out before the earlier ones (GB-23.3)."""
    picked = [car for car in race_order(state) if state.driver[car] >= 0]
    ranked = [*state.finished, *picked, *state.arrested[::-1], *state.conceded[::-1]]
    return [*ranked, *(car for car in range(state.seats) if car not in ranked)]


def net_worth(state: State, car: int) -> int:
    """Cash and an unused ramp, less debt (GB-23.6)."""
    return state.cash[car] + ramp_price(state, car) - state.debt[car]


def excluded_car(state: State, car_order: list[int]) -> int:
    """The car that can't win because it is last, or -1 (GB-23.7)."""
    if state.wall_players != NO_WALL or state.seats <= DUEL_PLAYERS:
        return -1
    return car_order[len(car_order) - 1]


def standings(state: State) -> list[tuple[int, int, int, int, bool]]:
    """For each seat, the richest who may win first: seat, place in the race, worth, reward to come (-1: none), and
    whether it is excluded."""
    order = race_ranking(state)
    last = excluded_car(state, order)
    rows: list[tuple[int, int, int, int, bool]] = []
    for place, car in enumerate(order):
        status = state.status[car]
        out = car == last or status in (STATUS_ARRESTED, STATUS_CONCEDED)
        coming = (
            -1 if status not in RACING_STATUSES or state.phase == PHASE_GAME_OVER else RACE_REWARDS[state.seats][place]
        )
        rows.append((car, place + 1, net_worth(state, car), coming, out))
    rows.sort(key=lambda each: (each[4], -(each[2] + max(0, each[3])), each[1]))
    return rows


def outcome(state: State) -> Outcome | None:
    """How every seat came out, or None while the game runs."""
    if state.phase != PHASE_GAME_OVER:
        return None
    ranked = _expert_placings(state) if state.wall_players != NO_WALL else _normal_placings(state)
    return Outcome(sorted(ranked, key=lambda placing: placing.seat))


def _normal_placings(state: State) -> list[Placing]:
    """By money, ties by place in the race; the last car and those who conceded behind all others (GB-23.7)."""
    order = race_ranking(state)
    last = excluded_car(state, order)
    playing = [car for car in order if state.status[car] != STATUS_CONCEDED]
    rich = sorted((car for car in playing if car != last), key=lambda car: (-net_worth(state, car), order.index(car)))
    ranked = [*rich, *(car for car in playing if car == last), *state.conceded[::-1]]
    placings: list[Placing] = []
    for place, car in enumerate(ranked, 1):
        key = "placing-last" if car == last else "placing-money" if place > 1 else "placing-winner"
        placings.append(_placing(state, car, place, "placing-alone" if len(playing) == 1 else key, order))
    return placings


def _expert_placings(state: State) -> list[Placing]:
    """Cars that came home by money, then the arrested, the latest first, then those who conceded. If nobody came home
    nobody has won: places begin with 2 (GB-24.13)."""
    home = sorted(state.finished, key=lambda car: (-net_worth(state, car), state.finished.index(car)))
    alone = race_order(state)
    ranked = [*home, *alone, *state.arrested[::-1], *state.conceded[::-1]]
    placings: list[Placing] = []
    for place, car in enumerate(ranked, 1 if home or alone else 2):
        key = "placing-alone" if car in alone else "placing-winner" if place == 1 else "placing-home"
        placings.append(_placing(state, car, place, key, alone if car in alone else state.finished))
    return placings


def _placing(state: State, car: int, place: int, message_key: str, car_order: Sequence[int]) -> Placing:
    """The place of a car, with its money and its place in an order of the race, unless it was arrested or conceded."""
    if state.status[car] in (STATUS_ARRESTED, STATUS_CONCEDED):
        return Placing(
            car, place, "placing-arrested" if state.status[car] == STATUS_ARRESTED else "placing-conceded", {}
        )
    worth = net_worth(state, car)
    return Placing(car, place, message_key, {"total": worth, "race": car_order.index(car) + 1}, worth)
