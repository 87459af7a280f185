"""Each seat's chance of winning a race, from the turns it has to go (CR-18).

The turns are those of `forecast.py`, with what is short of fuel or held by troubles beside them; `tools/calibrate.py`
has weighed them by what became of many races.
"""

from __future__ import annotations

from functools import lru_cache
from math import sqrt
from typing import Final

from paddock.core.win_chance import shares

from ..components import content
from ..components.road import Road
from ..components.tiles import NOWHERE
from ..rules.driving import is_immobile
from ..rules.phases import FINISHED, PHASE_LOADING, PHASE_MOVING, PHASE_ROUND, PHASE_ROUND_END, PHASE_UPKEEP, RACING
from ..rules.routes import tiles_to_go
from ..rules.state import NONE, State, play_order
from .forecast import forecast, shields_of
from .logistics import assistance_distances, is_station
from .turns_to_finish import road_book_code

RACE: Final = "race"
FEATURES: Final = {RACE: ("turns", "turns_late", "dry", "stuck", "joker")}
_FITTED_WEIGHTS: Final = content.read_data("standing.json")["parts"]
WEIGHTS: Final[tuple[float, ...]] = tuple(float(_FITTED_WEIGHTS[RACE]["weights"][name]) for name in FEATURES[RACE])
HALVING_ROUNDS: Final = 10
"""Rounds that halve the worth of a race that is driven alone."""
FINISH_THIS_TURN: Final = 2.1
"""A car that has so many turns to go less one will be home in this one."""


def clock(state: State) -> int:
    """The round."""
    return state.round


def win_chances(state: State) -> list[float]:
    """Every seat's chance of winning; a victory that is shared counts in parts."""
    if state.seats == 1:
        return [_solo_value(state)]
    if state.first_finish_round:
        return _chances_after_finish(state)
    racing = [seat for seat in range(state.seats) if state.status[seat] == RACING]
    win_shares = [0.0] * state.seats
    if state.phase > PHASE_ROUND_END or not racing:
        return win_shares
    for seat, share in zip(racing, shares(_figures(state, racing), WEIGHTS), strict=True):
        win_shares[seat] = share
    return win_shares


def features(state: State) -> list[list[float]]:
    """What `tools/calibrate.py` weighs: the figures of all seats; nothing once somebody has come in."""
    return [] if state.first_finish_round else _figures(state, list(range(state.seats)))


def turns_to_go(state: State, seat: int) -> float:
    """Expected turns to FINISH if fuel were at hand and nothing broken; none before the map and the car are made."""
    road = state.road
    first = content.FEATURE_SLOTS * seat
    if road.finish == NOWHERE or NONE in state.features[first : first + content.FEATURE_SLOTS]:
        return 0.0
    book = road_book_code(*state.road_book[content.WAYS * seat : content.WAYS * (seat + 1)])
    table = forecast(state, seat, shields_of(state, seat) if state.phase > PHASE_LOADING else 0)
    tile, nose = state.rally_tile[seat], state.nose[seat]
    if tile == NOWHERE:
        tile, nose = road.start, road.ends[road.start].bit_length() - 1
    return table.turns_from(tile, nose, book, state.tokens[seat])


def _figures(state: State, seats: list[int]) -> list[list[float]]:
    """All of them are better when they are greater; turns tell the more the nearer the end is."""
    turns = [turns_to_go(state, seat) - (0.0 if has_driven(state, seat) else 1.0) for seat in seats]
    near = 1.0 / sqrt(max(1.0, min(turns) + 1.0))
    started = state.phase >= PHASE_ROUND
    return [
        [-more, -more * near, *_trouble_figures(state, seat, started)] for seat, more in zip(seats, turns, strict=True)
    ]


def _trouble_figures(state: State, seat: int, started: bool) -> tuple[float, float, float]:
    if not started or state.rally_tile[seat] == NOWHERE:
        return 0.0, 0.0, 0.0
    return (
        -fuel_wait_turns(state, seat),
        -_stuck_turns(state, seat),
        0.0 if state.joker[seat] == content.NO_JOKER else 1.0,
    )


def has_driven(state: State, seat: int) -> bool:
    """Whether a seat's move of this round is behind it."""
    if seat == state.active_seat:
        return state.phase != PHASE_UPKEEP and (state.rally_moved or state.phase in (PHASE_MOVING, PHASE_ROUND_END))
    order = play_order(state)
    return state.phase == PHASE_ROUND_END or order.index(seat) < order.index(state.active_seat)


def fuel_wait_turns(state: State, seat: int) -> float:
    """Turns that a car will wait for its assistance car, roughly: as the driver reckons."""
    road, tile, fuel = state.road, state.rally_tile[seat], state.rally_load[content.CARDS * seat + content.FUEL]
    if is_station(road, tile) or fuel >= cached_tiles_to_go(road, tile, state.nose[seat], state.tokens[seat]):
        return 0.0
    away = cached_distances(road, state.assistance_tile[seat])[tile] if state.assistance_tile[seat] != NOWHERE else 0
    return max(0.0, away - 0.5 * fuel - 1.0)


def _stuck_turns(state: State, seat: int) -> float:
    """Turns that are lost until what holds the car, or what was sabotaged, can be mended; roughly."""
    first = content.CARDS * seat
    if state.barred[seat]:
        return 1.0
    if is_immobile(state, seat):
        needed = content.SPARE_TYRE if content.FLAT_TYRE in state.hazards_held[seat] else content.TOOLBOX
        if state.rally_load[first + needed]:
            return 0.0
        away = (
            cached_distances(state.road, state.assistance_tile[seat])[state.rally_tile[seat]]
            if state.assistance_tile[seat] != NOWHERE
            else 0
        )
        return 1.0 + away + (0.0 if state.assistance_load[first + needed] else 3.0)
    return 2.0 if state.sabotaged_slots[seat] and not state.rally_load[first + content.TOOLBOX] else 0.0


@lru_cache(maxsize=4096)
def cached_tiles_to_go(road: Road, tile: int, nose: int, tokens: int) -> int:
    """Tiles to go; known already for places that were asked for before."""
    return tiles_to_go(road, tile, nose, tokens)


@lru_cache(maxsize=512)
def cached_distances(road: Road, tile: int) -> list[int]:
    """Tiles from everywhere to a tile, for assistance cars; known already for tiles that were asked for before."""
    return assistance_distances(road, tile)


def _solo_value(state: State) -> float:
    """How good a race will be, or was, without rivals."""
    if state.status[0] == FINISHED:
        return float(0.5 ** (state.finished_round[0] / HALVING_ROUNDS))
    if state.status[0] != RACING or state.phase > PHASE_ROUND_END:
        return 0.0
    troubles = (
        fuel_wait_turns(state, 0) + _stuck_turns(state, 0)
        if state.phase >= PHASE_ROUND and state.rally_tile[0] != NOWHERE
        else 0.0
    )
    done = state.round - (0 if has_driven(state, 0) else 1)
    return float(0.5 ** ((done + turns_to_go(state, 0) + troubles) / HALVING_ROUNDS))


def _chances_after_finish(state: State) -> list[float]:
    """Somebody is in. Who comes in later this round shares the victory."""
    win_shares = [0.0] * state.seats
    for seat in range(state.seats):
        if state.status[seat] == FINISHED and state.finished_round[seat] == state.first_finish_round:
            win_shares[seat] = 1.0
        elif state.round == state.first_finish_round and state.status[seat] == RACING and not has_driven(state, seat):
            held = (
                _stuck_turns(state, seat)
                or not state.rally_load[content.CARDS * seat + content.FUEL]
                or state.tokens[seat] != content.ALL_TOKENS
            )
            win_shares[seat] = 0.0 if held else max(0.0, min(1.0, FINISH_THIS_TURN - turns_to_go(state, seat)))
    whole = sum(win_shares)
    return [share / whole for share in win_shares]
