"""How a race stands: each seat's chance of winning, from money, road, speed and troubles (GB-23, GB-24.13).

`tools/calibrate.py` has weighed the figures by what became of many races. Money and road tell the more the nearer the
first car is to the end of its way.
"""

from __future__ import annotations

from typing import Final

from paddock.core.standing import shares
from paddock.games.gang_rush.bots.stakes import BODY_WORTH
from paddock.games.gang_rush.bots.tolls import spaces_left
from paddock.games.gang_rush.components.bridge import NO_WALL
from paddock.games.gang_rush.components.content import DUEL, FINE, LAST_EXPERT_ROUND, REWARDS, read
from paddock.games.gang_rush.rules.outcome import excluded, outcome, race, worth
from paddock.games.gang_rush.rules.state import ARRESTED, CONCEDED, MOVED, RIVER, ROAD, ROLLING, State, is_wrong_way
from paddock.games.gang_rush.rules.steps.dice import sale_price

TWO: Final = "duel"
RACE: Final = "race"
EXPERT: Final = "expert"
_ALL: Final = ("money", "road", "reward", "last", "speed", "body", "turned", "fallen", "tiles")
FIGURES: Final = {TWO: _ALL, RACE: _ALL, EXPERT: _ALL}
_PARTS: Final = read("standing.json")["parts"]
WEIGHTS: Final = {
    part: tuple(float(_PARTS[part]["weights"][name]) for name in names) for part, names in FIGURES.items()
}
PACE: Final = 3.0
"""Spaces that a car drives in a round, roughly."""
SOON: Final = 2.0
"""Rounds that soften the nearness of the end."""
THOUSAND: Final = 0.001
TENTH: Final = 0.1


def clock(state: State) -> int:
    """The round."""
    return state.round


def chances(state: State) -> list[float]:
    """Every seat's chance of winning; at the end what came of it."""
    came = outcome(state)
    if came is not None:
        return came.shares()
    running = [car for car in range(state.seats) if state.status[car] not in (ARRESTED, CONCEDED)]
    found = [0.0] * state.seats
    if not running:
        return found
    everybody = figures(state)
    told = shares([everybody[car] for car in running], WEIGHTS[part(state)])
    for car, share in zip(running, told, strict=True):
        found[car] = share
    return found


def part(state: State) -> str:
    """Which kind of race this is: a duel, one of more cars, or one with a closed border."""
    return EXPERT if state.walls != NO_WALL else TWO if state.seats <= DUEL else RACE


def figures(state: State) -> list[list[float]]:
    """The figures of all seats, in the order of `FIGURES`."""
    order = race(state)
    last = excluded(state, order)
    away = [_away(state, car) for car in range(state.seats)]
    rounds = min(away) / PACE
    if state.walls != NO_WALL:
        rounds = min(max(away) / PACE, float(LAST_EXPERT_ROUND - state.round))
    near = 1.0 / (SOON + max(0.0, rounds))
    found: list[list[float]] = []
    for place, car in enumerate(order):
        found.append(_figures(state, car, place, car == last, away[car], near))
    return [found[order.index(car)] for car in range(state.seats)]


def _figures(state: State, car: int, place: int, is_last: bool, away: float, near: float) -> list[float]:
    status = state.status[car]
    driving = status == ROAD and state.at[car] >= 0
    money = worth(state, car)
    if car == state.car and ROLLING < state.phase <= MOVED:
        money += sale_price(state, car)
    return [
        THOUSAND * money * near,
        -TENTH * away * near,
        THOUSAND * _reward(state, place) * near if status <= RIVER else 0.0,
        -near if is_last else 0.0,
        TENTH * state.speed[car] * near if driving else 0.0,
        THOUSAND * BODY_WORTH[state.body[car]] * near if status <= RIVER else 0.0,
        -near if driving and is_wrong_way(state, car) else 0.0,
        -near if status == RIVER else 0.0,
        TENTH * state.tiles[car].bit_count() * near if status <= RIVER else 0.0,
    ]


def _reward(state: State, place: int) -> int:
    """What a place in the race will bring or cost (GB-23.5, GB-25.2)."""
    fine = FINE if state.seats == DUEL and place == DUEL - 1 and state.walls == NO_WALL else 0
    return REWARDS[state.seats][place] - fine if place < len(REWARDS[state.seats]) else 0


def _away(state: State, car: int) -> float:
    """Spaces to the end of a car's way."""
    if state.status[car] > RIVER:
        return 0.0
    space = state.at[car] if state.at[car] >= 0 else state.exit[car]
    return spaces_left(state, car, space) if space >= 0 else 0.0
