"""Each seat's chance of winning a race, from the turns it has to go (CR-18).

The turns are those of `forecast.py`, with what is short of fuel or held by troubles beside them; `tools/calibrate.py`
has weighed them by what became of many races.
"""

from __future__ import annotations

from math import sqrt
from typing import Final

from paddock.core.win_chance import softmax_win_chances

from ..components.content import ALL_TOKENS, CARD_TOOLBOX, FEATURE_SLOTS, NO_JOKER, read_data, shields_among
from ..components.road import start_nose_direction
from ..components.tiles import NOWHERE
from ..rules import phases
from ..rules.driving import road_book_of
from ..rules.phases import PHASE_ROUND_END, STATUS_FINISHED, STATUS_RACING
from ..rules.state import State, assistance_cards, fitted_slots, play_order, rally_cards, rally_fuel
from ..rules.steps.exchanges import is_service_station
from .forecast import forecast
from .logistics import cached_tiles_to_go, distance_of_assistance, repair_card
from .turns_to_finish import road_book_code

RACE_FIGURES: Final = "race"
FEATURES: Final = {RACE_FIGURES: ("turns", "turns_late", "dry", "stuck", "joker")}
_FITTED_WEIGHTS: Final = read_data("standing.json")["parts"]
WEIGHTS: Final[tuple[float, ...]] = tuple(
    float(_FITTED_WEIGHTS[RACE_FIGURES]["weights"][name]) for name in FEATURES[RACE_FIGURES]
)
HALVING_ROUNDS: Final = 10
"""Rounds that halve the worth of a race that is driven alone."""
FINISH_THIS_TURN: Final = 2.1
"""A car that has so many turns to go less one will be home in this one."""


def round_number_of(state: State) -> int:
    """The round."""
    return state.round


def win_chances(state: State) -> list[float]:
    """Every seat's chance of winning; a victory that is shared counts in parts."""
    if state.seats == 1:
        return [_solo_value(state)]
    if state.first_finish_round:
        return _chances_after_finish(state)
    racing = [seat for seat in range(state.seats) if state.status[seat] == STATUS_RACING]
    win_shares = [0.0] * state.seats
    if state.phase == phases.PHASE_OVER or not racing:
        return win_shares
    for seat, share in zip(racing, softmax_win_chances(_seat_figures(state, racing), WEIGHTS), strict=True):
        win_shares[seat] = share
    return win_shares


def features(state: State) -> list[list[float]]:
    """What `tools/calibrate.py` weighs: the figures of all seats; nothing once somebody has come in."""
    return [] if state.first_finish_round else _seat_figures(state, list(range(state.seats)))


def turns_to_go(state: State, seat: int) -> float:
    """Expected turns to FINISH if fuel were at hand and nothing broken; none before the map and the car are made."""
    road = state.road
    if road.finish == NOWHERE or len(fitted_slots(state, seat)) < FEATURE_SLOTS:
        return 0.0
    are_loads_known = state.phase not in phases.PHASES_BEFORE_RACE or state.phase == phases.PHASE_PLACING_ASSISTANCE
    table = forecast(state, seat, shields_among(rally_cards(state, seat)) if are_loads_known else 0)
    tile, nose_direction = state.rally_tile[seat], state.nose[seat]
    if tile == NOWHERE:
        tile, nose_direction = road.start, start_nose_direction(road)
    return table.turns_from(tile, nose_direction, road_book_code(*road_book_of(state, seat)), state.tokens[seat])


def _seat_figures(state: State, seats: list[int]) -> list[list[float]]:
    """All of them are better when they are greater; turns tell the more the nearer the end is."""
    turns = [turns_to_go(state, seat) - (0.0 if has_driven(state, seat) else 1.0) for seat in seats]
    near = 1.0 / sqrt(max(1.0, min(turns) + 1.0))
    return [[-more, -more * near, *_trouble_figures(state, seat)] for seat, more in zip(seats, turns, strict=True)]


def _is_driving(state: State, seat: int) -> bool:
    return state.phase not in phases.PHASES_BEFORE_RACE and state.rally_tile[seat] != NOWHERE


def _trouble_figures(state: State, seat: int) -> tuple[float, float, float]:
    if not _is_driving(state, seat):
        return 0.0, 0.0, 0.0
    joker = 0.0 if state.joker[seat] == NO_JOKER else 1.0
    return -fuel_wait_turns(state, seat), -_stuck_turns(state, seat), joker


def has_driven(state: State, seat: int) -> bool:
    """Whether a seat's move of this round is behind it."""
    if seat == state.active_seat:
        moved = state.rally_moved and state.phase != phases.PHASE_UPKEEP
        return moved or state.phase in (phases.PHASE_MOVING, PHASE_ROUND_END)
    order = play_order(state)
    return state.phase == PHASE_ROUND_END or order.index(seat) < order.index(state.active_seat)


def fuel_wait_turns(state: State, seat: int) -> float:
    """Turns that a car will wait for its assistance car, roughly: as the driver reckons."""
    tile, fuel = state.rally_tile[seat], rally_fuel(state, seat)
    to_go = cached_tiles_to_go(state.road, tile, state.nose[seat], state.tokens[seat])
    if is_service_station(state, tile) or fuel >= to_go:
        return 0.0
    return max(0.0, distance_of_assistance(state, seat, tile) - 0.5 * fuel - 1.0)


def _stuck_turns(state: State, seat: int) -> float:
    """Turns that are lost until what holds the car, or what was sabotaged, can be mended; roughly."""
    if state.barred[seat]:
        return 1.0
    cards, needed = rally_cards(state, seat), repair_card(state, seat)
    if needed < 0:
        return 2.0 if state.sabotaged_slots[seat] and not cards[CARD_TOOLBOX] else 0.0
    if cards[needed]:
        return 0.0
    away = distance_of_assistance(state, seat, state.rally_tile[seat])
    return 1.0 + away + (0.0 if assistance_cards(state, seat)[needed] else 3.0)


def _solo_value(state: State) -> float:
    """How good a race will be, or was, without rivals."""
    if state.status[0] == STATUS_FINISHED:
        return float(0.5 ** (state.finished_round[0] / HALVING_ROUNDS))
    if state.status[0] != STATUS_RACING or state.phase == phases.PHASE_OVER:
        return 0.0
    troubles = fuel_wait_turns(state, 0) + _stuck_turns(state, 0) if _is_driving(state, 0) else 0.0
    done = state.round - (0 if has_driven(state, 0) else 1)
    return float(0.5 ** ((done + turns_to_go(state, 0) + troubles) / HALVING_ROUNDS))


def _chances_after_finish(state: State) -> list[float]:
    """Somebody is in. Who comes in later this round shares the victory."""
    win_shares = [0.0] * state.seats
    for seat in range(state.seats):
        if state.status[seat] == STATUS_FINISHED and state.finished_round[seat] == state.first_finish_round:
            win_shares[seat] = 1.0
        elif (
            state.round == state.first_finish_round
            and state.status[seat] == STATUS_RACING
            and not has_driven(state, seat)
        ):
            can_finish = rally_fuel(state, seat) and state.tokens[seat] == ALL_TOKENS and not _stuck_turns(state, seat)
            if can_finish:
                win_shares[seat] = max(0.0, min(1.0, FINISH_THIS_TURN - turns_to_go(state, seat)))
    whole = sum(win_shares)
    return [share / whole for share in win_shares]
