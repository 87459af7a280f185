"""How a race stands: each seat's chance of winning, from the turns it has to go (CR-18).

The turns are those of `forecast.py`, with what is short of fuel or held by troubles beside them; `tools/calibrate.py`
has weighed them by what became of many races.
"""

from __future__ import annotations

from functools import lru_cache
from math import sqrt
from typing import Final

from paddock.core.win_chance import shares
from paddock.games.classic_rally.bots.forecast import forecast, shields_of
from paddock.games.classic_rally.bots.logistics import distances, is_station
from paddock.games.classic_rally.bots.outlook import book_code
from paddock.games.classic_rally.components.content import (
    ALL_TOKENS,
    CARDS,
    FEATURE_SLOTS,
    FLAT_TYRE,
    FUEL,
    NO_JOKER,
    SPARE_TYRE,
    TOOLBOX,
    WAYS,
    read,
)
from paddock.games.classic_rally.components.road import NOWHERE, Road
from paddock.games.classic_rally.rules.driving import is_barred, is_immobile
from paddock.games.classic_rally.rules.routes import to_go
from paddock.games.classic_rally.rules.state import (
    FINISHED,
    LOADING,
    MOVING,
    NONE,
    RACING,
    ROUND,
    ROUND_END,
    UPKEEP,
    State,
    in_order,
)

RACE: Final = "race"
FIGURES: Final = {RACE: ("turns", "turns_late", "dry", "stuck", "joker")}
_PARTS: Final = read("standing.json")["parts"]
WEIGHTS: Final[tuple[float, ...]] = tuple(float(_PARTS[RACE]["weights"][name]) for name in FIGURES[RACE])
HALF: Final = 10
"""Rounds that halve the worth of a race that is driven alone."""
EVEN: Final = 2.1
"""A car that has so many turns to go less one will be home in this one."""


def clock(state: State) -> int:
    """The round."""
    return state.round


def chances(state: State) -> list[float]:
    """Every seat's chance of winning; a victory that is shared counts in parts."""
    if state.seats == 1:
        return [_alone(state)]
    if state.first_finish:
        return _decided(state)
    racing = [seat for seat in range(state.seats) if state.status[seat] == RACING]
    found = [0.0] * state.seats
    if state.phase > ROUND_END or not racing:
        return found
    for seat, share in zip(racing, shares(_figures(state, racing), WEIGHTS), strict=True):
        found[seat] = share
    return found


def figures(state: State) -> list[list[float]]:
    """What `tools/calibrate.py` weighs: the figures of all seats; nothing once somebody has come in."""
    return [] if state.first_finish else _figures(state, list(range(state.seats)))


def turns_to_go(state: State, seat: int) -> float:
    """Expected turns to FINISH if fuel were at hand and nothing broken; none before the map and the car are made."""
    road = state.road
    first = FEATURE_SLOTS * seat
    if road.finish == NOWHERE or NONE in state.feature[first : first + FEATURE_SLOTS]:
        return 0.0
    book = book_code(*state.book[WAYS * seat : WAYS * (seat + 1)])
    table = forecast(state, seat, shields_of(state, seat) if state.phase > LOADING else 0)
    tile, nose = state.at[seat], state.nose[seat]
    if tile == NOWHERE:
        tile, nose = road.start, road.ends[road.start].bit_length() - 1
    return table.value(tile, nose, book, state.tokens[seat])


def _figures(state: State, seats: list[int]) -> list[list[float]]:
    """All of them are better when they are greater; turns tell the more the nearer the end is."""
    turns = [turns_to_go(state, seat) - (0.0 if has_driven(state, seat) else 1.0) for seat in seats]
    near = 1.0 / sqrt(max(1.0, min(turns) + 1.0))
    started = state.phase >= ROUND
    return [[-more, -more * near, *_troubles(state, seat, started)] for seat, more in zip(seats, turns, strict=True)]


def _troubles(state: State, seat: int, started: bool) -> tuple[float, float, float]:
    if not started or state.at[seat] == NOWHERE:
        return 0.0, 0.0, 0.0
    return -dryness(state, seat), -_stuck(state, seat), 0.0 if state.joker[seat] == NO_JOKER else 1.0


def has_driven(state: State, seat: int) -> bool:
    """Whether a seat's move of this round is behind it."""
    if seat == state.player:
        return state.phase != UPKEEP and (state.moved or state.phase in (MOVING, ROUND_END))
    order = in_order(state)
    return state.phase == ROUND_END or order.index(seat) < order.index(state.player)


def dryness(state: State, seat: int) -> float:
    """Turns that a car will wait for its assistance car, roughly: as the driver reckons."""
    road, tile, fuel = state.road, state.at[seat], state.load[CARDS * seat + FUEL]
    if is_station(road, tile) or fuel >= tiles_left(road, tile, state.nose[seat], state.tokens[seat]):
        return 0.0
    away = ways(road, state.aid_at[seat])[tile] if state.aid_at[seat] != NOWHERE else 0
    return max(0.0, away - 0.5 * fuel - 1.0)


def _stuck(state: State, seat: int) -> float:
    """Turns that are lost until what holds the car, or what was sabotaged, can be mended; roughly."""
    first = CARDS * seat
    if is_barred(state, seat):
        return 1.0
    if is_immobile(state, seat):
        needed = SPARE_TYRE if FLAT_TYRE in state.held[seat] else TOOLBOX
        if state.load[first + needed]:
            return 0.0
        away = ways(state.road, state.aid_at[seat])[state.at[seat]] if state.aid_at[seat] != NOWHERE else 0
        return 1.0 + away + (0.0 if state.aid[first + needed] else 3.0)
    return 2.0 if state.sabotaged[seat] and not state.load[first + TOOLBOX] else 0.0


@lru_cache(maxsize=4096)
def tiles_left(road: Road, tile: int, nose: int, tokens: int) -> int:
    """Tiles to go; known already for places that were asked for before."""
    return to_go(road, tile, nose, tokens)


@lru_cache(maxsize=512)
def ways(road: Road, tile: int) -> list[int]:
    """Tiles from everywhere to a tile, for assistance cars; known already for tiles that were asked for before."""
    return distances(road, tile)


def _alone(state: State) -> float:
    """How good a race will be, or was, without rivals."""
    if state.status[0] == FINISHED:
        return float(0.5 ** (state.finished_round[0] / HALF))
    if state.status[0] != RACING or state.phase > ROUND_END:
        return 0.0
    troubles = dryness(state, 0) + _stuck(state, 0) if state.phase >= ROUND and state.at[0] != NOWHERE else 0.0
    done = state.round - (0 if has_driven(state, 0) else 1)
    return float(0.5 ** ((done + turns_to_go(state, 0) + troubles) / HALF))


def _decided(state: State) -> list[float]:
    """Somebody is in. Who comes in later this round shares the victory."""
    found = [0.0] * state.seats
    for seat in range(state.seats):
        if state.status[seat] == FINISHED and state.finished_round[seat] == state.first_finish:
            found[seat] = 1.0
        elif state.round == state.first_finish and state.status[seat] == RACING and not has_driven(state, seat):
            held = _stuck(state, seat) or not state.load[CARDS * seat + FUEL] or state.tokens[seat] != ALL_TOKENS
            found[seat] = 0.0 if held else max(0.0, min(1.0, EVEN - turns_to_go(state, seat)))
    whole = sum(found)
    return [share / whole for share in found]
